//! Whether a written position can come about.

use tabletop::Faults;

use crate::choice::OFFERS;
use crate::estate::{EstateCounts, LARGEST_ESTATE, Run};
use crate::extensions::Extension;
use crate::game::Welcome;
use crate::goal;
use crate::house::{House, Houses, Street};
use crate::plan::{Goal, Place, PlanSlot, STACKS, Wanted};
use crate::position::{Position, WrittenOpponent, WrittenPlan, rounds_played};
use crate::rules::{Mode, Rules};
use crate::sheet::{Approval, Sheet};
use crate::supply::lower_pile;

/// Checks one sheet that has been read house by house, before a round, or after the game is over.
pub(crate) fn check_sheet(
    rules: &Rules,
    plans: [u8; STACKS],
    sheet: &Sheet,
    (round, over): (Option<u32>, bool),
    field: &str,
    faults: &mut Faults,
) {
    let most = rules.edition.sheet.roundabouts.boxes();
    if !rules.roundabouts_allowed && !sheet.roundabouts.is_empty() {
        faults.add(field, "a roundabout: expected none, since option `advanced` is off");
    } else if sheet.roundabouts.len() > most.into() {
        let count = sheet.roundabouts.len();
        faults.add(field, format!("{count} roundabouts: expected at most {most}"));
    }
    check_numbers(rules, sheet, field, faults);
    check_parks(rules, sheet, field, faults);
    let copies = rules.edition.sheet.bis.boxes();
    if !rules.ruleset.copies_beyond_the_track && sheet.bis_boxes > copies {
        let problem = format!("{} copies: expected at most {copies}", sheet.bis_boxes);
        faults.add(field, problem);
    }
    // A house that zombies took may have been the last: the turn is played all the same.
    if !over && sheet.empty(rules.town()).is_empty() && sheet.lost.is_empty() {
        faults.add(field, "no empty place is left: expected a game that goes on");
    }
    if !over && sheet.plans.iter().all(Option::is_some) {
        faults.add(field, "all three plans are fulfilled: expected a game that goes on");
    }
    // What a plan used may be cut or gone when zombies have come.
    if sheet.lost.is_empty() {
        check_used(rules, plans, sheet, field, faults);
    }
    if let Some(round) = round {
        check_rounds(rules, sheet, round, field, faults);
    }
}

/// Every number comes from a card, at most with a temp's help.
fn check_numbers(rules: &Rules, sheet: &Sheet, field: &str, faults: &mut Faults) {
    for house in sheet.numbered & !sheet.bis {
        let Some(number) = sheet.number(house) else { continue };
        let mut cards = rules.cards().iter();
        if cards.any(|card| card.number.with_temp().any(|made| made == number)) {
            continue;
        }
        let whole_only = rules.cards().iter().all(|card| card.number.is_whole());
        let problem = if whole_only && !number.is_whole() {
            "expected a whole number, since option `quarters` is off"
        } else {
            "no card has it or becomes it with a temp"
        };
        faults.add(field, format!("{house}: {number}: {problem}"));
    }
}

/// A park is planted where a number was just written, unless it is a bonus.
fn check_parks(rules: &Rules, sheet: &Sheet, field: &str, faults: &mut Faults) {
    let numbers = (sheet.numbered & !sheet.bis) | sheet.lost;
    let bonus = usize::from(Extension::bonus(rules, sheet).parks);
    for street in Street::ALL {
        let (parks, most) = (sheet.parks[street.index()], numbers.in_street(street).len());
        let boxes = rules.edition.sheet.parks[street.index()].boxes();
        // More parks than boxes are a fault of their own.
        if parks <= boxes && usize::from(parks) > most + bonus {
            let problem = format!(
                "{parks} crossed: expected at most {most}, one for each house of the street with a \
                 number of its own"
            );
            faults.add(format!("{field}.parks[{}]", street.index()), problem);
        }
    }
}

/// Every round writes one number or crosses one refusal, and uses at most one action.
fn check_rounds(rules: &Rules, sheet: &Sheet, round: u32, field: &str, faults: &mut Faults) {
    let seen = rounds_played(sheet);
    // An invaded house may have had a number.
    let lost = sheet.lost.len() as u32;
    if !(seen + 1..=seen + lost + 1).contains(&round) {
        let problem = format!(
            "numbers and refusals of {seen} rounds: expected {} before round {round}",
            round.saturating_sub(1)
        );
        faults.add(field, problem);
    }
    let shut_in = sheet.roundabouts | sheet.lost;
    let beside_roundabout = Houses(shut_in.0 | shut_in.0 << 1);
    let fences = rules
        .town()
        .houses
        .into_iter()
        .filter(|&house| house.place() > 0 && sheet.fence_left_of(house))
        .filter(|&house| !beside_roundabout.contains(house))
        .count();
    let crossed = |boxes: &[u8]| boxes.iter().map(|&count| usize::from(count)).sum::<usize>();
    let actions = fences
        + crossed(&sheet.parks)
        + crossed(&sheet.promotions)
        + usize::from(sheet.temps)
        + sheet.pools.len()
        + sheet.bis.len()
        + sheet.marks.zoorgs().houses.len()
        + sheet.marks.siege().barricades.len();
    let numbers = (sheet.numbered & !sheet.bis).len() + sheet.lost.len();
    let free = usize::from(Extension::bonus(rules, sheet).most());
    if actions > numbers + free {
        let problem =
            format!("{actions} actions: expected at most one for each of {numbers} numbers");
        faults.add(field, problem);
    }
    check_temps(rules, sheet, field, faults);
}

/// A number that no card bears was changed by a temp, who was crossed while boxes lasted.
fn check_temps(rules: &Rules, sheet: &Sheet, field: &str, faults: &mut Faults) {
    let borne = |house: House| {
        let number = sheet.number(house);
        rules.cards().iter().any(|card| Some(card.number) == number)
    };
    let changed: Vec<House> =
        (sheet.numbered & !sheet.bis).into_iter().filter(|&house| !borne(house)).collect();
    let expected = changed.len().min(rules.edition.sheet.temp_boxes.into());
    if usize::from(sheet.temps) < expected {
        let houses: Vec<String> = changed.iter().map(ToString::to_string).collect();
        let problem = format!(
            "{} crossed: expected at least {expected}, since only a temp makes the numbers in {}",
            sheet.temps,
            houses.join(", ")
        );
        faults.add(format!("{field}.temps"), problem);
    }
}

/// What is marked as used must be just what the fulfilled plans have used.
fn check_used(rules: &Rules, plans: [u8; STACKS], sheet: &Sheet, field: &str, faults: &mut Faults) {
    let mut by_goal = Houses::NONE;
    let mut needed = [0usize; LARGEST_ESTATE + 1];
    for slot in PlanSlot::ALL.into_iter().filter(|slot| sheet.plans[slot.index()].is_some()) {
        let goal = rules.plan(plans[slot.index()]).goal;
        let marks = goal::marks(rules, goal);
        if !sheet.used.covers(marks) || !sheet.taken().covers(marks) {
            faults.add(field, format!("plan {slot} is fulfilled: expected all it used marked `u`"));
        }
        match goal.wanted() {
            Some(wanted) => {
                for (size, count) in wanted.sizes.sizes() {
                    needed[size] += count;
                }
                let plain = matches!(goal, Goal::Estates(_));
                if !plain && !used_for(rules, sheet, &wanted).any(|used| used.covers(wanted.sizes))
                {
                    let problem = format!("plan {slot} is fulfilled: expected {goal} marked `u`");
                    faults.add(field, problem);
                }
            }
            // What it used is marked, and that was looked at above.
            None if !marks.is_empty() => {}
            // What these count is never used up and never taken away: it must still be there.
            None if goal::is_met(rules, sheet, goal) => {}
            None => faults.add(field, format!("plan {slot} is fulfilled: expected {goal}")),
        }
        by_goal |= marks;
    }
    let mut found = EstateCounts::NONE;
    let mut explained = by_goal;
    for run in sheet.runs() {
        let whole = run.houses();
        let estate = run.len() <= LARGEST_ESTATE && sheet.numbered.covers(whole);
        if estate && sheet.used.covers(whole) && !by_goal.meets(whole) {
            found.add(run.len());
            explained |= whole;
        }
    }
    for house in sheet.used & !explained {
        let problem = "marked `u`: expected a whole complete estate, or what a plan asks for";
        faults.add(field, format!("{house} is {problem}"));
    }
    for (size, count) in found.sizes() {
        if count != needed[size] {
            let problem = format!(
                "{count} estates of {size} are marked `u`: expected {}, as the fulfilled plans used",
                needed[size]
            );
            faults.add(field, problem);
        }
    }
}

/// The used estates that a goal could have used, by size: in each street where it wants one same
/// street, else in the whole town.
fn used_for(rules: &Rules, sheet: &Sheet, wanted: &Wanted) -> impl Iterator<Item = EstateCounts> {
    let parts: Vec<Houses> = match wanted.place {
        Place::Anywhere | Place::In(_) => vec![Houses(u64::MAX)],
        Place::OneStreet { roundabouts } => {
            let built = |street: &Street| sheet.roundabouts.in_street(*street).len();
            let streets = Street::ALL.into_iter();
            let enough = streets.filter(|street| built(street) >= roundabouts.into());
            enough.map(Street::lane).collect()
        }
    };
    parts.into_iter().map(move |part| {
        let used = sheet.runs().filter(|run| {
            let whole = run.houses();
            (part & sheet.numbered & sheet.used).covers(whole)
                && goal::suits(rules, sheet, wanted, whole)
        });
        EstateCounts::of(used.map(Run::len))
    })
}

/// Checks what concerns the table as a whole: cards on offer, plans, the Solo card.
pub(crate) fn check_table(position: &Position, game: &Welcome, faults: &mut Faults) {
    let mode = game.rules.mode;
    let solo_card = mode == Mode::Solo && position.solo_card_drawn;
    let rounds = game.rules.cards().len() / OFFERS;
    if let (Mode::Solo, Some(round)) = (mode, position.round) {
        let drawn = OFFERS * round as usize;
        let upper = game.rules.cards().len() - lower_pile(&game.rules);
        if round as usize > rounds {
            faults.add("round", format!("{round}: alone the deck lasts {rounds} rounds"));
        } else if solo_card && drawn <= upper {
            let problem = format!("true: the Solo card lies below the first {upper} cards");
            faults.add("solo_card_drawn", problem);
        }
        let played = drawn.saturating_sub(OFFERS);
        if let Some(discarded) = position.discarded.as_ref().map(Vec::len)
            && discarded != played
        {
            let problem = format!("{discarded} cards: expected {played}, three a round");
            faults.add("discarded", problem);
        }
    }
    let fulfilled = game.contest.architects.iter().map(|architect| architect.sheet.plans);
    check_approvals(&position.plans, position.opponent.as_ref(), &fulfilled, solo_card, faults);
    if position.first_architect.is_some_and(|seat| seat.index() >= position.seats.len()) {
        faults
            .add("first_architect", format!("expected a seat from 1 to {}", position.seats.len()));
    }
}

/// A plan is approved once someone was the first to fulfil it, or the Solo card has come.
pub(crate) fn check_approvals(
    plans: &[WrittenPlan; STACKS],
    opponent: Option<&WrittenOpponent>,
    fulfilled: &(impl Iterator<Item = [Option<Approval>; STACKS]> + Clone),
    solo_card: bool,
    faults: &mut Faults,
) {
    for slot in PlanSlot::ALL {
        let field = format!("plans[{}].approved", slot.index());
        let approved = plans[slot.index()].approved;
        let opponent = opponent.and_then(|written| written.plans[slot.index()]);
        let marks = || fulfilled.clone().map(|plans| plans[slot.index()]).chain([opponent]);
        let first = marks().any(|mark| mark == Some(Approval::First));
        let later = marks().any(|mark| mark == Some(Approval::Later));
        if solo_card && !approved {
            faults.add(field, "false: the Solo card approves all plans when it comes");
        } else if first && !approved {
            faults.add(field, "false: expected true, since an architect has fulfilled the plan");
        } else if approved && !first && !solo_card {
            faults.add(field, "true: expected an architect who fulfilled the plan `first`");
        }
        if opponent == Some(Approval::First) && marks().filter(|mark| *mark == opponent).count() > 1
        {
            let field = format!("opponent.plans[{}]", slot.index());
            faults.add(field, "`first`: the architect was, and both never are in the same round");
        }
        if later && !first && !solo_card {
            let field = format!("plans[{}]", slot.index());
            faults.add(field, "fulfilled `later`: expected an architect who was `first`");
        }
    }
}
