//! Choices in a few English words, for the terminal.

use tabletop::Seat;

use crate::card::Card;
use crate::choice::{Choice, Offer};
use crate::estate::Run;
use crate::extensions::Extension;
use crate::extensions::eggs::{Colour, Taken};
use crate::extensions::halloween::{Tier, Treat};
use crate::extensions::roswell::{Infiltration, Target};
use crate::game::Welcome;
use crate::house::House;
use crate::plan::PlanSlot;
use crate::printing::Printing;
use crate::rules::Mode;
use crate::turn::{Architect, Stage};

pub(crate) fn describe(game: &Welcome, seat: Seat, choice: Choice) -> String {
    let architect = &game.contest.architects[seat.index()];
    let words = game.rules.printing;
    let offered = game.turns().offered(architect);
    let card = |offer: Offer| offered.card(offer);
    match choice {
        Choice::Take(pair) => {
            let (number, action) = offered.of(pair, pair);
            format!("the number {number} with the action {}", words.action(action))
        }
        Choice::Combine { number, action } => {
            let action = words.action(card(action).action);
            let number = card(number).number;
            match third(choice).filter(|_| game.rules.mode == Mode::Opponent) {
                Some(third) => {
                    let given = in_words(words, card(third));
                    format!("the number {number} with the action {action}, giving away {given}")
                }
                None => format!("the number {number} with the action {action}"),
            }
        }
        Choice::CombineAndPass { number, action, passed } => {
            let (taken, with) = (card(number).number, words.action(card(action).action));
            let how = if game.rules.mode == Mode::Opponent { "giving away" } else { "passing on" };
            let passed = in_words(words, card(passed));
            format!("the number {taken} with the action {with}, {how} {passed}")
        }
        Choice::Barricade => match architect.turn.house() {
            Some(house) => format!("barricade {house} instead of a {}", words.fence()),
            None => "build a barricade".to_owned(),
        },
        Choice::Hold(horde) => format!("hold the horde {horde} back with ammunition"),
        Choice::Refuse => "no number fits: cross a permit refusal".to_owned(),
        Choice::RefuseAndPass(passed) => {
            let how = if game.rules.mode == Mode::Opponent { "give away" } else { "pass on" };
            let passed = in_words(words, card(passed));
            format!("no number fits: cross a permit refusal and {how} {passed}")
        }
        Choice::Write { number, house } => write(game, architect, &number.to_string(), house),
        Choice::Fence(house) => {
            format!("draw a {} between {house} and {}", words.fence(), house.right())
        }
        Choice::Promote(size) => promote(game, architect, size),
        Choice::Park => match architect.turn.house() {
            Some(house) => format!("plant a park in street {}", house.street()),
            None => "plant a park".to_owned(),
        },
        Choice::Pool => match architect.turn.house() {
            Some(house) => format!("build the pool of {house}"),
            None => "build a pool".to_owned(),
        },
        Choice::Hire => "hire a temp without changing the number".to_owned(),
        Choice::Bis { number, house } => {
            write(game, architect, &format!("{number}{}", words.copy_mark()), house)
        }
        Choice::Pass if matches!(architect.turn.stage, Stage::Spending(..)) => {
            "leave the rest of the bonus".to_owned()
        }
        Choice::Pass => match architect.turn.taken() {
            Some(taken) => format!("leave the action {} unused", words.action(taken.action)),
            None => "leave the action unused".to_owned(),
        },
        Choice::Collect(eggs) => collect(game, architect, eggs),
        Choice::Infiltrate => match architect.turn.house() {
            Some(house) => format!("let a zoorg into {house} instead of the action"),
            None => "let a zoorg in".to_owned(),
        },
        Choice::Aim(goal) => aim(game, goal),
        Choice::Circle(treat) => match architect.turn.stage {
            Stage::Pausing(pause) => format!("circle the {} of {}", treat.name(), pause.at),
            _ => format!("circle the {}", treat.name()),
        },
        Choice::Validate(tier) => validate(game, tier),
        Choice::PoolAt(house) => format!("build the pool of {house} as a bonus"),
        Choice::ParkIn(street) => format!("plant a park in street {street} as a bonus"),
        Choice::Cross(street) => format!("cross the bonus of street {street}"),
        Choice::Roundabout(house) => format!("build a roundabout at {house}"),
        Choice::Plan(slot) => plan(game, slot),
        Choice::Use(house) => {
            let run = architect.sheet.available_run_at(house);
            let size = run.map_or(0, Run::len);
            let lot = words.estates().trim_end_matches('s');
            format!("use the {lot} of {size} that begins at {house}")
        }
        Choice::Reshuffle => "have all cards reshuffled for the next round".to_owned(),
        Choice::Done if matches!(architect.turn.stage, Stage::Holding(_)) => {
            "let the other hordes come".to_owned()
        }
        Choice::Done => "end the turn".to_owned(),
    }
}

/// The card that two others leave over.
fn third(choice: Choice) -> Option<Offer> {
    let Choice::Combine { number, action } = choice else { return None };
    Offer::ALL.into_iter().find(|offer| *offer != number && *offer != action)
}

/// Eggs by their colours.
fn collect(game: &Welcome, architect: &Architect, eggs: Taken) -> String {
    let Stage::Pausing(pause) = architect.turn.stage else { return "collect eggs".to_owned() };
    let Some(Extension::Eggs(hunt)) = &game.rules.extension else {
        return "collect eggs".to_owned();
    };
    if eggs == Taken::NONE {
        return format!("leave the eggs of {}", pause.at);
    }
    let colours: Vec<&str> = hunt.taken_colours(pause.at, eggs).map(Colour::name).collect();
    let s = if colours.len() == 1 { "" } else { "s" };
    format!("collect the {} egg{s} of {}", colours.join(" and "), pause.at)
}

fn aim(game: &Welcome, goal: Target) -> String {
    let Some(Extension::Roswell(roswell)) = &game.rules.extension else {
        return format!("choose goal {goal}");
    };
    let Infiltration { from, to, points } = roswell.goals[goal.index()];
    let lots = if to >= 99 { format!("{from} or more") } else { format!("{from} to {to}") };
    format!("infiltrate {lots} lots for {points} points each")
}

fn validate(game: &Welcome, tier: Tier) -> String {
    let Some(Extension::Halloween(halloween)) = &game.rules.extension else {
        return format!("validate {tier}");
    };
    let (count, plural) = (halloween.count(tier), tier.kind().plural());
    let gives = match tier.kind() {
        Treat::Ghost => halloween.ghosts[tier.index()].1.in_words(),
        Treat::Candy => format!("{} points", halloween.candies[tier.index()].1),
    };
    format!("validate the tier of {count} {plural}: {gives}")
}

fn in_words(words: Printing, card: Card) -> String {
    format!("{} {}", card.number, words.action(card.action))
}

fn write(game: &Welcome, architect: &Architect, number: &str, house: House) -> String {
    let pool = game.rules.town().pools.contains(house);
    let pool = if pool && !architect.sheet.taken().contains(house) { ", by the pool" } else { "" };
    format!("write {number} in {house}{pool}")
}

fn promote(game: &Welcome, architect: &Architect, size: u8) -> String {
    let track = &game.rules.edition.sheet.estates[usize::from(size) - 1];
    let crossed = usize::from(architect.sheet.promotions[usize::from(size) - 1]);
    let (now, then) = (track.worth(crossed), track.worth(crossed + 1));
    let lots = game.rules.printing.estates();
    format!("{lots} of {size}: from {now} to {then} points each")
}

fn plan(game: &Welcome, slot: PlanSlot) -> String {
    let plan = game.rules.plan(game.round.plans[slot.index()]);
    let approved = game.round.approved & slot.bit() != 0;
    let points = if approved { plan.later } else { plan.first };
    let words = game.rules.printing;
    let (name, goal) = (words.plan(slot), plan.goal.in_words(words));
    format!("fulfil plan {name} for {points} points: {goal}")
}
