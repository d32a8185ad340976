//! What happened in a round, in English, for the terminal.

use tabletop::{Drawing, Game as _, LogEntry, Narrated, Rival, Seat, Viewer};

use super::choice::Choice;
use super::describe::named;
use super::draw::WORDS;
use super::game::Dream;
use super::score::OPPONENT_CATEGORIES;
use super::view::View;
use crate::opponent::OpponentCard;
use crate::plan::PlanSlot;
use crate::rules::Mode;

impl Narrated for Dream {
    fn draw(view: &View) -> Drawing {
        view.drawing()
    }

    fn spots(&self, _seat: Seat, choice: Choice) -> Vec<String> {
        let _ = self;
        choice.spots()
    }

    fn legend(&self) -> Vec<(String, String)> {
        self.signs()
    }

    /// What everyone did since an earlier checkpoint, and what came by itself.
    fn log_since(&self, since: &Self, chosen: &[(Seat, Choice)]) -> Vec<LogEntry> {
        let deeds = |seat: Seat, own: &[Choice]| since.deeds(seat, own);
        let mut log = LogEntry::seat_by_seat(self.seats(), chosen, deeds);
        self.log_bonuses(since, &mut log);
        log.extend(self.came_to_light(since).into_iter().map(LogEntry::Happened));
        log
    }

    fn rival(&self, viewer: Viewer) -> Option<Rival> {
        let card = self.rules.cards.opponent.as_ref().filter(|card| card.scores.is_some())?;
        let parts = OPPONENT_CATEGORIES.into_iter().zip(self.opponent_score(viewer)).collect();
        Some(Rival { name: card.name.clone(), total: self.opponent_total(viewer), parts })
    }

    fn hand(&self, seat: Seat) -> Vec<String> {
        let held = self.rules.mode() == Mode::Expert && self.contest.end.is_none();
        let hand = held.then(|| self.round.supply.hands[seat.index()].cards);
        hand.iter().flatten().map(ToString::to_string).collect()
    }
}

impl Dream {
    /// The choices of a turn that began here, in the past tense. Which card was passed on stays a
    /// secret.
    fn deeds(&self, seat: Seat, choices: &[Choice]) -> Vec<String> {
        let offered = self.turns().offered(&self.contest.architects[seat.index()]);
        let mut family = None;
        let mut deeds = Vec::new();
        for &choice in choices {
            deeds.push(match choice {
                Choice::Take(pair) => {
                    family = Some(offered.of(pair, pair).1);
                    continue;
                }
                Choice::Combine { number, action } => {
                    family = Some(offered.of(number, action).1);
                    continue;
                }
                Choice::Done => continue,
                Choice::Refuse | Choice::RefuseAndPass(_) => "crossed a permit refusal".to_owned(),
                Choice::Write { number, house } => {
                    let meant = self.rules.layout.family(house);
                    let how = if family == Some(meant) { "a perfect" } else { "a normal" };
                    format!("wrote {number} in {house}, {how} {} house", WORDS.action(meant))
                }
                Choice::Plan(slot) => {
                    let plan = self.rules.plan(self.round.plans[slot.index()]);
                    let approved = self.round.approved & slot.bit() != 0;
                    let points = if approved { plan.later } else { plan.first };
                    format!("fulfilled plan {} for {points} points", slot.letter())
                }
                Choice::Cross(bonus) => format!("crossed the bonus of {}", named(bonus)),
            });
        }
        deeds
    }

    /// The bonuses that were circled.
    fn log_bonuses(&self, since: &Self, log: &mut Vec<LogEntry>) {
        for (now, then) in self.contest.architects.iter().zip(&since.contest.architects) {
            for bonus in now.known.won.without(then.known.won).iter() {
                let did = format!("completed {} first and has its bonus", named(bonus));
                log.push(LogEntry::Did(now.seat, did));
            }
        }
    }

    /// What nobody chose: cards that came, decks that were shuffled, what an opponent made of it.
    fn came_to_light(&self, since: &Self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(card) = &self.rules.cards.opponent {
            self.log_opponent(since, card, &mut lines);
        } else if self.round.supply.deck.left() > since.round.supply.deck.left() {
            lines.push("The cards have been reshuffled.".to_owned());
        }
        lines
    }

    fn log_opponent(&self, since: &Self, card: &OpponentCard, lines: &mut Vec<String>) {
        let name = if card.scores.is_some() { card.name.as_str() } else { "The closed office" };
        let (then, now) = (since.round.supply.validations, self.round.supply.validations);
        for given in self.round.supply.opponent_pile().skip(then.given.into()) {
            let action = WORDS.action(given.action);
            lines.push(format!("{name} was given {} {action}.", given.number));
        }
        if now.recycled && !then.recycled {
            lines.push("The deck was used up: your discards are the new one.".to_owned());
        }
        let came = |slot: &PlanSlot| now.has_come(*slot) && !then.has_come(*slot);
        for slot in PlanSlot::ALL.into_iter().filter(came) {
            let plan = slot.letter();
            let validates = card.validates & slot.bit() != 0;
            let does = if validates { "validates" } else { "does not validate" };
            lines.push(format!(
                "The validation card of plan {plan} has come: {name} {does} it, and you cross \
                 bonuses."
            ));
        }
        if let Some(outcome) = self.outcome()
            && card.scores.is_some()
        {
            let points = self.opponent_total(Viewer::Spectator);
            let won = outcome.standings.iter().all(|standing| standing.rank == 1);
            let end = if won { ": you have won." } else { " and has won." };
            lines.push(format!("{name} ends with {points} points{end}"));
        }
    }
}
