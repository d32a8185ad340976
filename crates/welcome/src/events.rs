//! What can be counted of games of Welcome: plans, cards, actions, thresholds.

use std::borrow::Cow;

use tabletop::{Event, EventKind, Eventful, Fact, Game as _, Occasion, Seat, Viewer};

use crate::choice::{Choice, Offer};
use crate::contest::Contest;
use crate::extensions::Extension;
use crate::extensions::halloween::Tier;
use crate::game::Welcome;
use crate::house::Street;
use crate::number::Number;
use crate::opponent::OpponentCard;
use crate::plan::{Plan, STACKS};
use crate::rules::Rules;
use crate::sheet::{Approval, Sheet};
use crate::supply::Offered;

/// City plans, by their ids.
pub(crate) const PLANS: EventKind = EventKind {
    name: "plans",
    ways: &["in play", "first", "later", "opponent"],
    occasion: Occasion::OfTable,
};
/// Actions of cards: what was on offer, taken, and made use of.
const ACTIONS: EventKind =
    EventKind { name: "actions", ways: &["offered", "taken", "used"], occasion: Occasion::OfSeat };
/// Numbers of cards.
pub(crate) const NUMBERS: EventKind =
    EventKind { name: "numbers", ways: &["offered", "taken"], occasion: Occasion::OfSeat };
/// Cards as they are printed, both sides counted: where there are pairs, the number of a card is on
/// offer in one round and its action in the next.
pub(crate) const CARDS: EventKind =
    EventKind { name: "cards", ways: &["offered", "taken"], occasion: Occasion::OfSeat };
/// What can be done beside the cards, or instead.
pub(crate) const DEEDS: EventKind =
    EventKind { name: "deeds", ways: &["done"], occasion: Occasion::None };
/// What a sheet reaches once.
pub(crate) const THRESHOLDS: EventKind =
    EventKind { name: "thresholds", ways: &["reached"], occasion: Occasion::None };

impl Eventful for Welcome {
    const KINDS: &'static [EventKind] = &[PLANS, ACTIONS, NUMBERS, CARDS, DEEDS, THRESHOLDS];

    fn events_at_start(&self, tell: &mut dyn FnMut(Event)) {
        tell_plans_in_play(&self.rules.edition.plans, self.round.plans, tell);
    }

    fn events_since(&self, since: &Self, chosen: &[(Seat, Choice)], tell: &mut dyn FnMut(Event)) {
        for (then, now) in since.contest.architects.iter().zip(&self.contest.architects) {
            let seat = now.seat;
            let own = chosen.iter().filter(|(who, _)| *who == seat).map(|&(_, choice)| choice);
            tell_turn(seat, &since.turns().offered(then), own, tell);
            for name in thresholds(&self.rules, &now.sheet) {
                if !thresholds(&self.rules, &then.sheet).contains(&name) {
                    tell(Event::of(seat, &THRESHOLDS, name, "reached"));
                }
            }
        }
        let plans = named(&self.rules.edition.plans, self.round.plans);
        tell_plans(plans, [&since.contest, &self.contest], |architect| architect.sheet.plans, tell);
    }

    fn facts(&self, seat: Seat) -> Vec<(Cow<'static, str>, Fact)> {
        let sheet = &self.contest.architects[seat.index()].sheet;
        let crossed = |boxes: &[u8]| boxes.iter().map(|&boxes| usize::from(boxes)).sum::<usize>();
        let mut facts: Vec<(Cow<'static, str>, Fact)> = [
            ("houses", sheet.numbered.len().into()),
            ("estates", sheet.complete_estates().total().into()),
            ("parks", crossed(&sheet.parks).into()),
            ("pools", sheet.pools.len().into()),
            ("temps", sheet.temps.into()),
            ("promotions", crossed(&sheet.promotions).into()),
            ("bis", sheet.bis.len().into()),
            ("refusals", sheet.refusals.into()),
            ("roundabouts", sheet.roundabouts.len().into()),
        ]
        .map(|(name, fact)| (name.into(), fact))
        .into();
        facts.extend(plan_facts(named(&self.rules.edition.plans, self.round.plans), sheet.plans));
        if let Some(card) = &self.rules.opponent {
            let total = self.opponent_total(Viewer::Spectator);
            let won = self.outcome().is_some_and(|outcome| !outcome.is_won_by(seat));
            facts.extend(opponent_facts(card, total, won));
        }
        facts
    }
}

/// The cards of a turn, and what was made of them.
fn tell_turn(
    seat: Seat,
    offered: &Offered<'_>,
    choices: impl Iterator<Item = Choice>,
    tell: &mut dyn FnMut(Event),
) {
    let mut taken: Option<[Offer; 2]> = None;
    let mut began = false;
    let mut number = Number::NOTHING;
    // What comes after the tiers is a bonus, not the action of a card.
    let mut acting = true;
    for choice in choices {
        let mut used = false;
        match choice {
            Choice::Take(pair) => taken = Some([pair, pair]),
            Choice::Combine { number, action } | Choice::CombineAndPass { number, action, .. } => {
                taken = Some([number, action]);
            }
            Choice::Write { number: written, .. } => used = written != number,
            Choice::Fence(_)
            | Choice::Barricade
            | Choice::Promote(_)
            | Choice::Park
            | Choice::Pool
            | Choice::Hire
            | Choice::Bis { .. } => used = acting,
            Choice::Validate(_) => acting = false,
            _ => {}
        }
        if let (Some([first, second]), false) = (taken, began) {
            began = true;
            number = offered.of(first, second).0;
            tell_cards(seat, &ACTIONS, offered, taken, tell);
        }
        if matches!(choice, Choice::Refuse | Choice::RefuseAndPass(_)) {
            tell_cards(seat, &ACTIONS, offered, None, tell);
        }
        if let (true, Some([_, second])) = (used, taken) {
            tell(Event::of(seat, &ACTIONS, offered.action_card(second).action.name(), "used"));
        }
        if let Some(name) = deed(choice) {
            tell(Event::of(seat, &DEEDS, name, "done"));
        }
    }
}

/// What a choice is called where it is no part of every turn.
const fn deed(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Refuse | Choice::RefuseAndPass(_) => "refusal",
        Choice::Roundabout(_) => "roundabout",
        Choice::Reshuffle => "reshuffle",
        Choice::Pass => "action left unused",
        Choice::Infiltrate => "infiltration",
        Choice::Barricade => "barricade",
        Choice::Hold(_) => "horde held back",
        Choice::Cross(_) => "bonus crossed",
        Choice::PoolAt(_) => "pool as a bonus",
        Choice::ParkIn(_) => "park as a bonus",
        _ => return None,
    })
}

/// What was on offer, and what was taken of it: a number and an action, or nothing. `actions` is
/// what the game calls the second.
pub(crate) fn tell_cards(
    seat: Seat,
    actions: &EventKind,
    offered: &Offered<'_>,
    taken: Option<[Offer; 2]>,
    tell: &mut dyn FnMut(Event),
) {
    for place in offered.places() {
        let (number, action) = (offered.card(place), offered.action_card(place));
        tell(Event::of(seat, &NUMBERS, number.number.to_string(), "offered"));
        tell(Event::of(seat, actions, action.action.name(), "offered"));
        tell(Event::of(seat, &CARDS, number.to_string(), "offered"));
        tell(Event::of(seat, &CARDS, action.to_string(), "offered"));
    }
    if let Some([first, second]) = taken {
        let (number, action) = (offered.card(first), offered.action_card(second));
        tell(Event::of(seat, &NUMBERS, number.number.to_string(), "taken"));
        tell(Event::of(seat, actions, action.action.name(), "taken"));
        tell(Event::of(seat, &CARDS, number.to_string(), "taken"));
        tell(Event::of(seat, &CARDS, action.to_string(), "taken"));
    }
}

/// The thresholds that a sheet has reached.
fn thresholds(rules: &Rules, sheet: &Sheet) -> Vec<Cow<'static, str>> {
    let town = rules.town();
    let mut reached: Vec<Cow<'static, str>> = Vec::new();
    for street in Street::ALL {
        if sheet.empty(town).in_street(street).is_empty() {
            reached.push(format!("street {street} full").into());
        }
        if sheet.parks[street.index()] >= rules.edition.sheet.parks[street.index()].boxes() {
            reached.push(format!("all parks of {street}").into());
        }
    }
    if !town.pools.is_empty() && sheet.pools.len() == town.pools.len() {
        reached.push("all pools".into());
    }
    match &rules.extension {
        Some(Extension::Eggs(hunt)) => {
            let eggs = sheet.marks.eggs().count();
            let enough = hunt.thresholds.iter().filter(|(needed, _)| eggs >= (*needed).into());
            reached.extend(enough.map(|(needed, _)| Cow::from(format!("{needed} eggs"))));
        }
        Some(Extension::Halloween(_)) => {
            let tiers = sheet.marks.bonuses();
            let validated = Tier::all().filter(|tier| tiers.has(tier.bonus()));
            reached.extend(validated.map(|tier| Cow::from(tier.to_string())));
        }
        Some(Extension::Trucks(_)) => {
            let streets = sheet.marks.bonuses().iter().map(|index| Street::ALL[index]);
            reached.extend(streets.map(|street| Cow::from(format!("bonus of {street}"))));
        }
        _ => {}
    }
    reached
}

/// The ids of the plans in play.
pub(crate) fn named<G>(all: &[Plan<G>], plans: [u8; STACKS]) -> [&str; STACKS] {
    plans.map(|plan| all[usize::from(plan)].id.as_str())
}

pub(crate) fn tell_plans_in_play<G>(
    all: &[Plan<G>],
    plans: [u8; STACKS],
    tell: &mut dyn FnMut(Event),
) {
    for id in named(all, plans) {
        tell(Event::of_table(&PLANS, id.to_owned(), "in play"));
    }
}

/// The plans that were fulfilled, and those that the opponent validated.
pub(crate) fn tell_plans<Architect>(
    ids: [&str; STACKS],
    [then, now]: [&Contest<Architect>; 2],
    written: impl Fn(&Architect) -> [Option<Approval>; STACKS],
    tell: &mut dyn FnMut(Event),
) {
    let seats = Seat::all(now.architects.len());
    for (seat, (then, now)) in seats.zip(then.architects.iter().zip(&now.architects)) {
        for (id, (then, now)) in ids.iter().zip(written(then).into_iter().zip(written(now))) {
            if let (None, Some(approval)) = (then, now) {
                tell(Event::of(seat, &PLANS, (*id).to_owned(), approval.name()));
            }
        }
    }
    for (id, (then, now)) in ids.iter().zip(then.opponent_plans.iter().zip(now.opponent_plans)) {
        if let (None, Some(_)) = (then, now) {
            tell(Event::of_table(&PLANS, (*id).to_owned(), "opponent"));
        }
    }
}

/// Which plans were in play, and which score of each was written down.
pub(crate) fn plan_facts(
    ids: [&str; STACKS],
    written: [Option<Approval>; STACKS],
) -> impl Iterator<Item = (Cow<'static, str>, Fact)> {
    const NAMES: [[&str; 2]; STACKS] =
        [["plan 1", "plan 1 paid"], ["plan 2", "plan 2 paid"], ["plan 3", "plan 3 paid"]];
    NAMES.into_iter().zip(ids.into_iter().zip(written)).flat_map(
        |([name, paid], (id, approval))| {
            let score = approval.map_or(Fact::Nothing, |score| Fact::Word(score.name().into()));
            [(name.into(), Fact::Word(id.to_owned().into())), (paid.into(), score)]
        },
    )
}

/// The opponent, and how it came out.
pub(crate) fn opponent_facts(
    card: &OpponentCard,
    total: i32,
    won: bool,
) -> [(Cow<'static, str>, Fact); 3] {
    let points = if card.scores.is_some() { Fact::Number(total) } else { Fact::Nothing };
    [
        ("opponent".into(), Fact::Word(card.name.clone().into())),
        ("opponent points".into(), points),
        ("opponent won".into(), Fact::Flag(won)),
    ]
}
