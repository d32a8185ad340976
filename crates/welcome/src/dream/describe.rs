//! Choices in a few English words, for the terminal.

use tabletop::Seat;

use super::bonus::Bonus;
use super::choice::Choice;
use super::draw::WORDS;
use super::game::Dream;
use super::house::House;
use crate::choice::Offer;
use crate::legend::one;
use crate::plan::PlanSlot;
use crate::rules::Mode;

pub(super) fn describe(game: &Dream, seat: Seat, choice: Choice) -> String {
    let architect = &game.contest.architects[seat.index()];
    let offered = game.turns().offered(architect);
    let card = |offer: Offer| {
        let card = offered.card(offer);
        format!("{} {}", card.number, WORDS.action(card.action))
    };
    let gives = game.rules.mode() == Mode::Opponent;
    match choice {
        Choice::Take(pair) => {
            let (number, family) = offered.of(pair, pair);
            format!("the number {number} for a family of {}", WORDS.action(family))
        }
        Choice::Combine { number, action } => {
            let (written, family) = offered.of(number, action);
            let family = WORDS.action(family);
            let away = if gives && number != action {
                format!(", giving away {}", card(number.third(action)))
            } else {
                String::new()
            };
            format!("the number {written} for a family of {family}{away}")
        }
        Choice::Refuse => "no number fits: cross a permit refusal".to_owned(),
        Choice::RefuseAndPass(passed) => {
            let how = if gives { "give away" } else { "pass on" };
            format!("no number fits: cross a permit refusal and {how} {}", card(passed))
        }
        Choice::Write { number, house } => {
            let family = architect.turn.taken().map(|taken| taken.action);
            let meant = game.rules.layout.family(house);
            let how = if family == Some(meant) { "perfect" } else { "normal" };
            let meant = one(WORDS.action(meant));
            let what = completes(game, seat, house);
            format!("write {number} in {house}, {meant} house: {how}{what}")
        }
        Choice::Plan(slot) => plan(game, slot),
        Choice::Cross(bonus) => format!("cross the bonus of {}", named(bonus)),
        Choice::Done => "end the turn".to_owned(),
    }
}

/// What a bonus belongs to.
pub(super) fn named(bonus: Bonus) -> String {
    match bonus {
        Bonus::Street(street) => format!("street {street}"),
        Bonus::Column(column) => format!("column {column}"),
    }
}

/// The street and the column that a number in this house completes.
fn completes(game: &Dream, seat: Seat, house: House) -> String {
    let layout = &game.rules.layout;
    let mut numbered = game.contest.architects[seat.index()].sheet.numbered;
    numbered.insert(house);
    let street = layout.street(house.street());
    let column = layout.column(house.column());
    let mut done = Vec::new();
    if numbered.covers(street) {
        done.push(named(Bonus::Street(house.street())));
    }
    if numbered.covers(column) {
        done.push(named(Bonus::Column(house.column())));
    }
    if done.is_empty() { String::new() } else { format!(", completes {}", done.join(" and ")) }
}

fn plan(game: &Dream, slot: PlanSlot) -> String {
    let plan = game.rules.plan(game.round.plans[slot.index()]);
    let approved = game.round.approved & slot.bit() != 0;
    let points = if approved { plan.later } else { plan.first };
    format!("fulfil plan {} for {points} points: {}", slot.letter(), plan.goal)
}
