//! What the terminal shows: the board, its signs, choices in words, and what happened.

use tabletop::{Game, LogEntry, Narrated, Seat};
use welcome::dream::Choice;

use crate::scenario::{EMPTY, Scenario};

const PAIRS: [&str; 3] = ["7 landscaper", "8 bis", "10 pool"];

#[test]
fn the_board_as_text() {
    let rows = ["1* 2 3 . 5 6* 7", "1 . . . 7*", "2", "3*", ". 8*"];
    let other = ["1 2 3 4 5 6 7", "", "", "", ""];
    let play = Scenario::new(PAIRS, rows).seat(other).won("a").play();
    let board = play.view().to_string();
    let board = board.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    insta::assert_snapshot!(board, @r"
    Round 12, 24 cards left to draw.

      Pairs                     next round
      1    7  park              barrier
      2    8  extension         barrier
      3   10  pool              barrier

      Plans                                                first  later
      A   all park houses perfect                             12      7
      B   2 complete columns, all houses perfect              13      7
      C   1 complete street, all houses perfect               13      7

      Others when the round began
      Seat 2    7/35 built   perfect  0   columns 0   plans 0   refusals 0    10 points   thinking

      Seat 1 (you): 0 points
      a   1*    2     3     ·pa   5     6*    7    gone
      b   1     ·ex   ·po   ·ex   7*    ·im   ·te  10
      c   2     ·im   ·ba   ·te   ·im   ·ex   ·po  10
      d   3*    ·pa   ·im   ·ba   ·te   ·ba   ·pa  10
      e   ·pa   8*    ·pa   ·im   ·ba   ·te   ·ba  10
          1     2     3     4     5     6     7
         4/5   2/5   1/5   0/5   2/5   1/5   1/5
      perfect 5 of 11   refusals □□□ 0
      score 0 = nothing yet
    ");
}

#[test]
fn choices_in_words() {
    let rows =
        ["1 2 3 4 5 6 .", ". . . . . . 9", ". . . . . . 9", ". . . . . . 9", ". . . . . . 9"];
    let play = Scenario::new(PAIRS, rows).seat(EMPTY).play();
    let said = |play: &crate::scenario::Play, text: &str| {
        play.game.describe(Seat::new(0), text.parse().expect("notation"))
    };
    assert_eq!(said(&play, "take 1"), "the number 7 for a family of park");
    let play = play.choose("take 1");
    assert_eq!(
        said(&play, "write 7 a7"),
        "write 7 in a7, an improvement house: normal, completes street a and column 7"
    );
    assert_eq!(said(&play, "write 7 e3"), "write 7 in e3, a park house: perfect");
}

#[test]
fn what_happened_in_a_round() {
    let rows = ["1 2 3 4 5 6 .", "", "", "", ""];
    let before = Scenario::new(PAIRS, rows).seat(EMPTY).play();
    let chosen = |text: &str| -> Vec<Choice> {
        text.split(", ").map(|text| text.parse().expect("notation")).collect()
    };
    let (one, other) = ("take 1, write 7 a7, done", "take 2, write 8 b2, done");
    let after = before.clone().choose(one).seat(2).choose(other);
    let mut all: Vec<(Seat, Choice)> = Vec::new();
    all.extend(chosen(one).into_iter().map(|choice| (Seat::new(0), choice)));
    all.extend(chosen(other).into_iter().map(|choice| (Seat::new(1), choice)));
    let log = after.game.log_since(&before.game, &all);
    let told: Vec<String> = log
        .iter()
        .map(|entry| match entry {
            LogEntry::Did(seat, did) => format!("{seat} {did}"),
            LogEntry::Happened(line) => line.clone(),
        })
        .collect();
    assert_eq!(
        told,
        [
            "1 wrote 7 in a7, a normal improvement house",
            "2 wrote 8 in b2, a perfect extension house",
            "1 completed street a first and has its bonus",
        ]
    );
}

/// Every sign of the legend is explained, and none twice.
#[test]
fn the_legend_has_every_sign_once() {
    let legend = Scenario::new(PAIRS, EMPTY).seat(EMPTY).play().game.legend();
    let mut signs: Vec<&str> = legend.iter().map(|(sign, _)| sign.as_str()).collect();
    assert!(signs.contains(&"7*") && !signs.contains(&"9¾"));
    signs.sort_unstable();
    let all = signs.len();
    signs.dedup();
    assert_eq!(signs.len(), all);
}
