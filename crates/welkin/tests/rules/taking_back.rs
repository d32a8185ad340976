//! What can be taken back, and who sees what before that.

use tabletop::{Dealer, Game, Refused, Rng, Seat, Seed, Settings, Table, UndoError, Viewer};
use welkin::{Choice, Refusal, Welkin};

fn table() -> Table<Welkin> {
    let settings = Settings::default().with("first", "1");
    let setup = Welkin::setup(&settings, 2).expect("valid options");
    Table::new(setup, vec!["Alice".to_owned(), "Bob".to_owned()], Seed([3; 16]))
}

fn choice(text: &str) -> Choice {
    text.parse().expect("notation")
}

const ALICE: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// A production reveals nothing: it can be taken back to the start of the turn, and nobody has
/// seen it before the turn is done.
#[test]
fn a_production_can_be_taken_back_and_is_not_seen() {
    let mut table = table();
    let before = [table.view(Viewer::Seat(BOB)), table.view(Viewer::Spectator)];
    for text in ["turn V", "take A"] {
        table.choose_written(ALICE, text).expect("legal");
    }
    assert_eq!(table.view(Viewer::Seat(ALICE)).seats[0].stock.to_string(), "A");
    let unseen = [table.view(Viewer::Seat(BOB)), table.view(Viewer::Spectator)];
    assert_eq!(unseen, before);
    assert_eq!(table.undo(ALICE), Ok(choice("take A")));
    assert_eq!(table.undo(ALICE), Ok(choice("turn V")));
    assert_eq!(table.undo(ALICE), Err(UndoError::Nothing));
    for text in ["turn V", "take M", "done"] {
        table.choose_written(ALICE, text).expect("legal");
    }
    assert_eq!(table.view(Viewer::Spectator).seats[0].stock.to_string(), "M");
    assert_eq!(table.undo(ALICE), Err(UndoError::Nothing));
}

/// What a table refuses names its reason, whichever it is.
#[test]
fn a_table_says_why_it_refuses() {
    let mut table = table();
    let refused = |result: Result<Choice, Refused<Refusal>>| match result {
        Err(Refused::Notation(error)) => error.to_string(),
        Err(Refused::Rule(refusal)) => refusal.to_string(),
        Err(Refused::Undo(error)) => error.to_string(),
        Ok(choice) => panic!("{choice} was made"),
    };
    let answer = refused(table.choose_written(ALICE, "build"));
    assert!(answer.starts_with("`build` is not understood"), "{answer}");
    let answer = refused(table.choose_written(ALICE, "done"));
    assert_eq!(answer, Refusal::NoAction.to_string());
    let answer = refused(table.undo(ALICE).map_err(Refused::from));
    assert!(answer.starts_with("there is nothing to take back"), "{answer}");
}

/// A card that came to light is known: what brought it stays. What follows can be taken back.
#[test]
fn an_opened_site_stays_open() {
    let mut table = table();
    let view = table.view(Viewer::Seat(ALICE));
    let flipping = view.display.iter().flatten().find(|card| card.flip).expect("a symbol");
    table.choose(ALICE, Choice::Open(flipping.card)).expect("legal");
    assert_eq!(table.undo(ALICE), Err(UndoError::Nothing));
    assert_eq!(table.view(Viewer::Spectator).seats[0].sites.len(), 1);
    let mut choices = Vec::new();
    table.game().choices(ALICE, &mut choices);
    table.choose(ALICE, choices[0]).expect("legal");
    assert_eq!(table.undo(ALICE), Ok(choices[0]));
}

/// Only the cards to come, and what can be taken back, are made up for another viewer.
#[test]
fn reimagining_keeps_what_is_known() {
    let mut table = table();
    table.choose(ALICE, choice("turn V")).expect("legal");
    let mut for_bob = table.game().clone();
    for_bob.reimagine(Viewer::Seat(BOB), &mut Rng::new(1));
    assert_eq!(for_bob.view(Viewer::Seat(BOB)), table.view(Viewer::Seat(BOB)));
    assert_ne!(for_bob.view(Viewer::Seat(ALICE)), table.view(Viewer::Seat(ALICE)));
    let mut for_alice = table.game().clone();
    for_alice.reimagine(Viewer::Seat(ALICE), &mut Rng::new(1));
    assert_eq!(for_alice.view(Viewer::Seat(ALICE)), table.view(Viewer::Seat(ALICE)));
}

/// No order of the pile exists: the same position deals differently with another dealer.
#[test]
fn what_comes_is_the_dealers() {
    let position = table().game().position();
    let card = position.display[0].expect("a card");
    let mut revealed: Vec<_> = (0..20)
        .map(|seed| {
            let dealer = Dealer::new(&Seed::of_simulation(seed, 0));
            let mut game = Welkin::set_up(&position, dealer).expect("a position");
            game.choose(ALICE, Choice::Open(card)).expect("legal");
            game.board(Viewer::Spectator).display[0].expect("replaced")
        })
        .collect();
    revealed.sort_unstable();
    revealed.dedup();
    assert!(revealed.len() > 5);
}
