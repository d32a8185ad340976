//! Whether a written position can come about.

use tabletop::Faults;

use super::bonus::Bonuses;
use super::game::Dream;
use super::house::{House, Street};
use super::position::Position;
use super::rules::Rules;
use super::sheet::Sheet;
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::position_check::check_approvals;
use crate::rules::Mode;

/// Checks one sheet that has been read house by house, before a round, or after the game is over.
pub(super) fn check_sheet(
    rules: &Rules,
    plans: [u8; STACKS],
    sheet: &Sheet,
    (round, over): (Option<u32>, bool),
    field: &str,
    faults: &mut Faults,
) {
    let layout = &rules.layout;
    check_numbers(rules, sheet, field, faults);
    if !over && sheet.empty(layout).is_empty() {
        faults.add(field, "no empty house is left: expected a game that goes on");
    }
    if !over && sheet.plans.iter().all(Option::is_some) {
        faults.add(field, "all three plans are fulfilled: expected a game that goes on");
    }
    let boxes = layout.refusals.boxes() + u8::from(over);
    if sheet.refusals >= boxes {
        let problem = format!("{} crossed: expected fewer than {boxes}", sheet.refusals);
        faults.add(format!("{field}.refusals"), problem);
    }
    for slot in PlanSlot::ALL.into_iter().filter(|slot| sheet.plans[slot.index()].is_some()) {
        let goal = rules.plan(plans[slot.index()]).goal;
        if !goal.is_met(layout, sheet) {
            faults.add(field, format!("plan {slot} is fulfilled: expected {goal}"));
        }
    }
    for bonus in sheet.won.without(sheet.complete(layout)).iter() {
        let problem = format!("`{bonus}`: expected all its houses to have numbers");
        faults.add(format!("{field}.bonuses"), problem);
    }
    if let Some(round) = round
        && sheet.rounds_played() + 1 != round
    {
        let problem = format!(
            "numbers and refusals of {} rounds: expected {} before round {round}",
            sheet.rounds_played(),
            round.saturating_sub(1)
        );
        faults.add(field, problem);
    }
}

/// Every number comes from a card, and numbers grow in every street.
fn check_numbers(rules: &Rules, sheet: &Sheet, field: &str, faults: &mut Faults) {
    for street in Street::ALL {
        let mut before: Option<(House, Number)> = None;
        for house in rules.layout.street(street) {
            let Some(number) = sheet.number(house) else { continue };
            if !rules.cards.cards().iter().any(|card| card.number == number) {
                faults.add(field, format!("{house}: {number}: no card has this number"));
            }
            if let Some((left, smaller)) = before.filter(|(_, smaller)| *smaller >= number) {
                let problem = format!(
                    "{house}: {number} after {smaller} in {left}: expected numbers that grow from \
                     left to right"
                );
                faults.add(field, problem);
            }
            before = Some((house, number));
        }
    }
}

/// Checks what concerns the table as a whole: bonuses and plans.
pub(super) fn check_table(position: &Position, game: &Dream, faults: &mut Faults) {
    check_bonuses(position, game, faults);
    let fulfilled = game.contest.architects.iter().map(|architect| architect.sheet.plans);
    check_approvals(&position.plans, position.opponent.as_ref(), &fulfilled, false, faults);
    if position.first_architect.is_some_and(|seat| seat.index() >= position.seats.len()) {
        let problem = format!("expected a seat from 1 to {}", position.seats.len());
        faults.add("first_architect", problem);
    }
    let against = game.rules.mode() == Mode::Opponent;
    if position.crossing && (!against || game.turns().to_cross() == (0, 0)) {
        let problem = "true: expected a game against the AAA with a bonus that can be crossed";
        faults.add("crossing", problem);
    }
}

/// Every bonus of something complete is circled by somebody or crossed, and never both.
fn check_bonuses(position: &Position, game: &Dream, faults: &mut Faults) {
    let layout = &game.rules.layout;
    let crossed = game.round.crossed;
    for bonus in crossed.without(layout.bonuses()).iter() {
        faults.add("crossed", format!("`{bonus}`: the sheet has no such bonus"));
    }
    for (index, architect) in game.contest.architects.iter().enumerate() {
        let field = format!("seats[{index}].sheet.bonuses");
        for bonus in architect.sheet.won.and(crossed).iter() {
            faults.add(field.as_str(), format!("`{bonus}`: expected none that was crossed"));
        }
        for bonus in architect.sheet.complete(layout).without(game.round.closed).iter() {
            let problem = format!("`{bonus}` is missing: it is complete, and nobody was before");
            faults.add(field.as_str(), problem);
        }
    }
    let come = match &position.opponent {
        Some(written) => written.validations.len().saturating_sub(position.crossing.into()),
        None => 0,
    };
    let all = layout.bonuses();
    let kinds = [
        (Bonuses { columns: 0, ..all }, layout.crossed_streets, "streets"),
        (Bonuses { streets: 0, ..all }, layout.crossed_columns, "columns"),
    ];
    for (kind, each, what) in kinds {
        let gone = crossed.and(kind).iter().count();
        let expected = come * usize::from(each);
        // Fewer only where no more were open.
        let open = !kind.without(game.round.closed).is_empty();
        if gone > expected || (gone < expected && open) {
            let problem = format!(
                "{gone} bonuses of {what}: expected {expected}, since {come} validation cards \
                 have taken some"
            );
            faults.add("crossed", problem);
        }
    }
}
