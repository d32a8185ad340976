//! The table as text, choices in words, and the news.

use bienvenue::{Bienvenue, Choice};
use tabletop::conformance::playing::start;
use tabletop::{Game, LogEntry, Narrated as _, Rng, Seat, Viewer};

use super::building::satisfied;
use crate::scenario::{Scenario, tile::*};

#[test]
fn the_table_is_drawn_for_one_seat() {
    let scenario = satisfied()
        .lay(2, TREE, "a1", "n", "")
        .hand(2, &["share"])
        .card(0, 1, "subsidy")
        .with("row", [FINE_BATH])
        .drawn(2, &[HALF_POOL, PATIO]);
    insta::assert_snapshot!(scenario.play().view_of(2).to_string());
}

#[test]
fn choices_are_told_in_words() {
    let play = Scenario::new(2)
        .lay(1, BEDROOM, "b2", "n", "")
        .card(2, 1, "share")
        .drawn(1, &[SHOWER, SHOWER_2])
        .play();
    let told =
        |text: &str| play.game.describe(Seat::new(0), text.parse::<Choice>().expect("notation"));
    assert_eq!(
        told("lay 37 c2 s door w"),
        "lay shower room (37) on c2, turned upside down, with a door in the west for 2 coins"
    );
    assert_eq!(
        told("lay 37 b2+ n stairs"),
        "lay shower room (37) upstairs over b2, with a staircase for 2 coins"
    );
    assert_eq!(
        told("activate 2.1"),
        "put a worker on share of seat 2: 3 coins, and 1 coin for its owner"
    );
    // Whatever can be written can be described.
    for text in [
        "draw 15",
        "lay 128 f6+ w stairs",
        "activate 9.6",
        "activate c.6",
        "buy 128",
        "play golf 6",
        "scrap 6",
        "steal 120",
        "move 6",
        "bid 250",
        "open f6 n",
        "hold 128",
    ] {
        assert!(!told(text).is_empty());
    }
}

#[test]
fn news_tell_what_everyone_did_and_no_secret() {
    let news = |scenario: &Scenario, choices: &[&str]| -> Vec<String> {
        let since = scenario.play();
        let mut play = since.clone();
        let mut chosen = Vec::new();
        for text in choices {
            let (seat, choice) = text.split_once(": ").expect("a seat");
            play = play.choose(text);
            chosen.push((seat.parse().expect("a seat"), choice.parse().expect("notation")));
        }
        let told = play.game.log_since(&since.game, &chosen).into_iter();
        told.map(|news| match news {
            LogEntry::Did(seat, deeds) => format!("seat {seat} {deeds}"),
            LogEntry::Happened(told) => told,
        })
        .collect()
    };
    let poor =
        Scenario::new(2).seat(1, "money", 0).hand(1, &["share"]).drawn(1, &[BEDROOM, FINE_BATH]);
    assert_eq!(
        news(&poor, &["1: auction 45", "2: bid 3", "2: lay 45 b2 n", "1: play share 1", "1: done"]),
        [
            "seat 1 put fine bathroom (45) up for auction",
            "seat 2 bid 3 coins",
            "Seat 2 won the auction for 3 coins.",
            "seat 2 laid fine bathroom (45) on b2 for 0 coins",
            "seat 1 played a card face down in 1.1",
        ]
    );
    let last = super::building::nearly_satisfied().drawn(2, &[TOILET, SHOWER_2]);
    assert_eq!(
        news(&last, &["2: lay 73 c3 n"]),
        [
            "seat 2 laid toilet (73) on c3 for 3 coins",
            "The Henon family of seat 2 is satisfied: 9 coins for the garden.",
        ]
    );
}

#[test]
fn every_game_can_be_told() {
    for index in 0..6 {
        let mut game: Bienvenue = start(&[], 2 + index as usize % 4, index);
        let (mut since, mut chosen) = (game.clone(), Vec::new());
        let (mut rng, mut choices) = (Rng::new(index), Vec::new());
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            let choice = rng.pick(&choices).expect("a choice");
            assert!(!game.describe(seat, choice).is_empty());
            game.choose(seat, choice).expect("listed");
            chosen.push((seat, choice));
            if chosen.len() % 7 == 0 {
                let told = game.log_since(&since, &chosen);
                let secret =
                    |text: &str| text.contains("kept bribe") || text.contains("gave bribe");
                assert!(told.iter().all(|news| match news {
                    LogEntry::Did(_, text) | LogEntry::Happened(text) =>
                        !text.is_empty() && !secret(text),
                }));
                (since, chosen) = (game.clone(), Vec::new());
            }
        }
        let view = game.view(Viewer::Spectator);
        let legend = format!("{:?}", game.legend());
        assert!(legend.contains("windfall") && !view.to_string().is_empty());
    }
}
