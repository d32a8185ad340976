//! The choices a game lists compared with those the literal judge allows, at every step of games
//! of every mode.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Dealer, Game, Rng, Seat, Seed, Viewer};
use welcome::{Choice, Welcome};

use crate::literal_rules::{self as literal, Town};
use crate::players::{self, Player};
use crate::scenario::Scenario;

/// What the judge remembers of a seat's turn.
#[derive(Clone, Default)]
struct Turn {
    /// Roundabouts that stood when the round began.
    roundabouts: usize,
    /// The number written differs from the number taken: the temp has worked.
    changed: bool,
    fulfilled: Vec<usize>,
    asked: bool,
    /// Estates that were used before the plan whose estates are being picked.
    used: Vec<(usize, usize, usize)>,
}

/// What the judge allows.
fn allowed(game: &Welcome, view: &Value, seat: usize, turn: &Turn) -> Vec<String> {
    let sheet = &view["seats"][seat]["sheet"];
    let town = Town::seen(view, sheet);
    let any_time = view["printing"] == "2023";
    let advanced = game.rules().settings.is_on("advanced");
    let built = town.roundabouts() > turn.roundabouts;
    let roundabouts = || if advanced { literal::roundabouts(&town, built) } else { Vec::new() };
    let mut choices = Vec::new();
    match view["turn"]["step"].as_str().expect("a step") {
        "take" => {
            choices.extend(literal::taking(view, &town));
            choices.extend(literal::leaving_duty(view, &town, roundabouts()));
        }
        "write" => {
            choices.extend(literal::writing(view, &town));
            if any_time {
                choices.extend(literal::leaving_room(view, &town, roundabouts()));
            }
        }
        "act" => {
            choices.extend(literal::acting(view, sheet, &town));
            assert!(built || !choices.is_empty(), "a step with nothing to do is skipped");
            if any_time {
                choices.extend(roundabouts());
            }
            choices.push("pass".to_owned());
        }
        "close" => {
            for plan in 0..3 {
                let open = sheet["plans"][plan].is_null();
                if open && literal::is_met(&view["plans"][plan]["goal"], sheet, &town) {
                    choices.push(format!("plan {}", plan + 1));
                }
            }
            choices.extend(roundabouts());
            // In the first round in which any plan is fulfilled; never alone.
            let approved = |plan: &usize| view["plans"][*plan]["approved"] == true;
            let first = !turn.fulfilled.is_empty() && !(0..3).any(|plan| approved(&plan));
            if first && !turn.asked && view["mode"] != "solo" && !any_time {
                choices.push("reshuffle".to_owned());
            }
            choices.push("done".to_owned());
        }
        "pick" => {
            let plan = view["turn"]["plan"].as_u64().expect("a plan") as usize - 1;
            let mut needed = literal::sizes(&view["plans"][plan]["goal"]).expect("estates");
            let mut picked = town.estates(true);
            picked.retain(|estate| !turn.used.contains(estate));
            for estate in &picked {
                let index = needed.iter().position(|&size| size == estate.2);
                needed.swap_remove(index.expect("only needed estates are used"));
            }
            let goal = &view["plans"][plan]["goal"];
            choices.extend(literal::picking(goal, &town, &needed, &picked));
        }
        step => panic!("{step}: a waiting seat has something to do"),
    }
    choices.sort();
    choices
}

fn note(turn: &mut Turn, view: &Value, seat: usize, choice: Choice) {
    match choice {
        Choice::Write { number, .. } => {
            let written = serde_json::to_value(number).expect("plain JSON");
            turn.changed = view["turn"]["taken"][0] != written;
        }
        Choice::Plan(slot) => {
            turn.fulfilled.push(slot.index());
            turn.used = Town::of(&view["seats"][seat]["sheet"]).estates(true);
        }
        Choice::Reshuffle => turn.asked = true,
        _ => {}
    }
}

/// Plays the game to its end, judging every list of choices, and counts the steps.
fn judge(mut game: Welcome, index: u64, player: Player, steps: &mut BTreeMap<String, usize>) {
    let mut rng = Rng::new(index);
    let mut choices = Vec::new();
    let mut turns = vec![Turn::default(); game.seats()];
    while !game.waiting_on().is_empty() {
        // Any waiting seat may be next.
        let waiting: Vec<Seat> = game.waiting_on().into_iter().collect();
        let seat = rng.pick(&waiting).expect("someone is waited for");
        let view = serde_json::to_value(game.view(Viewer::Seat(seat))).expect("plain JSON");
        let turn = &mut turns[seat.index()];
        game.choices(seat, &mut choices);
        let mut listed: Vec<String> = choices.iter().map(Choice::to_string).collect();
        listed.sort();
        assert_eq!(listed, allowed(&game, &view, seat.index(), turn), "{view:#}");
        let step = view["turn"]["step"].as_str().expect("a step").to_owned();
        *steps.entry(step).or_default() += 1;

        let choice = player(&choices, &mut rng);
        note(turn, &view, seat.index(), choice);
        let round = game.rounds_over();
        game.choose(seat, choice).expect("listed choices are legal");
        if game.rounds_over() > round {
            let sheets = game.position().seats.into_iter().map(|seat| seat.sheet);
            for (turn, sheet) in turns.iter_mut().zip(sheets) {
                let sheet = serde_json::to_value(sheet).expect("plain JSON");
                let roundabouts = Town::of(&sheet).roundabouts();
                *turn = Turn { roundabouts, ..Turn::default() };
            }
        } else if matches!(choice, Choice::Write { .. }) {
            // The action is skipped just when a temp has done it, or when it can do nothing.
            let view = serde_json::to_value(game.view(Viewer::Seat(seat))).expect("plain JSON");
            let sheet = &view["seats"][seat.index()]["sheet"];
            let idle = literal::acting(&view, sheet, &Town::seen(&view, sheet)).is_empty();
            assert_eq!(view["turn"]["step"] == "close", idle || turns[seat.index()].changed);
        }
    }
}

#[test]
fn choices_are_those_the_literal_judge_allows() {
    let tables = [
        players::setup(2, &[]),
        players::setup(1, &[]),
        players::setup(1, &["advanced"]),
        players::setup(3, &["advanced"]),
        players::setup(2, &["expert"]),
        players::setup(3, &["advanced", "expert"]),
        players::easy_plans(3),
        players::setup(2, &["edition=2023"]),
        players::setup(3, &["edition=2023", "advanced"]),
        players::setup(2, &["edition=2023", "advanced", "expert"]),
        players::setup(1, &["edition=2023", "advanced", "opponent=2"]),
    ];
    // Many estates, so that plans leave a choice.
    let estates = ["1 2 3 | 4 | 5 6 7 |", "1 2 3 4 | 5 | 6 7 8 9 |", "1 | 2 3 4 | . . . | 9 10 |"];
    let ready = |index: u64| {
        Scenario::new(estates)
            .seat(estates)
            .plans(["estates-3-3-3", "estates-1-1-1-4", "estates-3-4"])
            .seed(index as u8)
            .play()
            .game
    };
    // Every kind of lot that the advanced plans of 2023 ask for.
    let lots = [
        "1 2 2b 4 | o | 5 5b 6 6b | .",
        "1p | 2 3 4p | 5 5b | o | 7 7b |",
        "1 | 2p | 3 3b 4 5 | 6 7 7b . |",
    ];
    let advanced = |index: u64| {
        let stacks = [
            ["roundabout-4-4", "single-houses-at-ends", "middle-street-3-4-4"],
            ["pools-1-1-2", "extensions-2-2-4", "two-extensions-4-5"],
            ["estates-3-4", "six-improvements", "estates-1-2-2-3"],
        ];
        Scenario::new_2023(lots)
            .promotions([1, 2, 2, 0, 0, 0])
            .seat(["1 2 3 4 | o | 5 6 7 8 |", "1 2 3 4 | o | 5 6 7 8 |", lots[2]])
            .advanced()
            .plans(stacks.map(|stack| stack[index as usize % 3]))
            .pairs(["8 bis", "9 surveyor", "6 real-estate"])
            .seed(index as u8)
            .play()
            .game
    };
    let mut steps = BTreeMap::new();
    for player in [players::random as Player, players::building] {
        for index in 0..8 {
            for setup in &tables {
                let dealer = Dealer::new(&Seed::of_simulation(81, index));
                judge(Welcome::start(setup, dealer), index, player, &mut steps);
            }
            judge(ready(index), index, player, &mut steps);
            judge(advanced(index), index, player, &mut steps);
        }
    }
    for step in ["take", "write", "act", "close", "pick"] {
        assert!(steps.get(step) > Some(&30), "{steps:?}");
    }
}
