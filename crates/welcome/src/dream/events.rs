//! What can be counted of games of American Dream.

use std::borrow::Cow;

use tabletop::{Event, EventKind, Eventful, Fact, Game as _, Occasion, Seat, Viewer};

use super::choice::Choice;
use super::describe::named as bonus_named;
use super::game::Dream;
use crate::events::{
    CARDS, DEEDS, NUMBERS, PLANS, named, opponent_facts, plan_facts, tell_cards, tell_plans,
    tell_plans_in_play,
};

/// Families of cards: what was on offer, taken, and moved into a house meant for it.
const FAMILIES: EventKind = EventKind {
    name: "families",
    ways: &["offered", "taken", "perfect"],
    occasion: Occasion::OfSeat,
};
/// Streets and columns: who completed them, and who had the bonus.
const BONUSES: EventKind =
    EventKind { name: "bonuses", ways: &["completed", "won", "crossed"], occasion: Occasion::None };

impl Eventful for Dream {
    const KINDS: &'static [EventKind] = &[PLANS, FAMILIES, NUMBERS, CARDS, BONUSES, DEEDS];

    fn events_at_start(&self, tell: &mut dyn FnMut(Event)) {
        tell_plans_in_play(&self.rules.plans, self.round.plans, tell);
    }

    fn events_since(&self, since: &Self, chosen: &[(Seat, Choice)], tell: &mut dyn FnMut(Event)) {
        for &(seat, choice) in chosen {
            let offered = since.turns().offered(&since.contest.architects[seat.index()]);
            match choice {
                Choice::Take(pair) => {
                    tell_cards(seat, &FAMILIES, &offered, Some([pair, pair]), tell);
                }
                Choice::Combine { number, action } => {
                    tell_cards(seat, &FAMILIES, &offered, Some([number, action]), tell);
                }
                Choice::Refuse | Choice::RefuseAndPass(_) => {
                    tell_cards(seat, &FAMILIES, &offered, None, tell);
                    tell(Event::of(seat, &DEEDS, "refusal", "done"));
                }
                Choice::Cross(bonus) => {
                    tell(Event::of(seat, &BONUSES, bonus_named(bonus), "crossed"));
                }
                Choice::Write { .. } | Choice::Plan(_) | Choice::Done => {}
            }
        }
        let layout = &self.rules.layout;
        for (then, now) in since.contest.architects.iter().zip(&self.contest.architects) {
            let seat = now.seat;
            let moved_in = now.sheet.perfect.without(then.sheet.perfect);
            for house in moved_in {
                let family = layout.family(house).name();
                tell(Event::of(seat, &FAMILIES, family, "perfect"));
            }
            let complete = now.sheet.complete(layout).without(then.sheet.complete(layout));
            for bonus in complete.iter() {
                tell(Event::of(seat, &BONUSES, bonus_named(bonus), "completed"));
            }
            for bonus in now.sheet.won.without(then.sheet.won).iter() {
                tell(Event::of(seat, &BONUSES, bonus_named(bonus), "won"));
            }
        }
        let plans = named(&self.rules.plans, self.round.plans);
        tell_plans(plans, [&since.contest, &self.contest], |architect| architect.sheet.plans, tell);
    }

    fn facts(&self, seat: Seat) -> Vec<(Cow<'static, str>, Fact)> {
        let sheet = &self.contest.architects[seat.index()].sheet;
        let complete = sheet.complete(&self.rules.layout);
        let ones = |bits: u8| Fact::Number(bits.count_ones() as i32);
        let mut facts: Vec<(Cow<'static, str>, Fact)> = [
            ("houses", sheet.numbered.len().into()),
            ("perfect houses", sheet.perfect.len().into()),
            ("streets", ones(complete.streets)),
            ("columns", ones(complete.columns)),
            ("street bonuses", ones(sheet.won.streets)),
            ("column bonuses", ones(sheet.won.columns)),
            ("refusals", sheet.refusals.into()),
        ]
        .map(|(name, fact)| (name.into(), fact))
        .into();
        facts.extend(plan_facts(named(&self.rules.plans, self.round.plans), sheet.plans));
        if let Some(card) = &self.rules.cards.opponent {
            let total = self.opponent_total(Viewer::Spectator);
            let won = self.outcome().is_some_and(|outcome| !outcome.is_won_by(seat));
            facts.extend(opponent_facts(card, total, won));
        }
        facts
    }
}
