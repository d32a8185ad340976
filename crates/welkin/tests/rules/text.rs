//! The board as text, and choices in words.

use tabletop::{Game, Viewer};
use welkin::Choice;

use crate::scenario::Scenario;

#[test]
fn the_board_is_drawn() {
    let play = Scenario::some_way_on().play().choose("place A 3, place M 3");
    insta::assert_snapshot!(play.view().to_string(), @"
    Round 1, seat 1 (you): powers, or the end of the turn.

      Markets         value  reserve  tokens, by their other face
      V vegetal           2       14  E G
      E elemental         1       15  G
      A animal            3       15  V E G
      M metal             3       15  V E A
      G gem               1       14  M

      Sites on offer, 9 more in the pile
       1  VVE    sell early     pays  5 now  turns a market token
      43  ***    no power
      33  AAAMM  sell early     pays 15 now
      34  MMMGG  open one more  pays 11 now
      35  VVGGG  turn markets   pays  7 now

      Seat 2: 0 coins
        stock -        produces 0 of VEAMG
        site 44  G      missing **     pays  1 now

      Seat 1 (you), to play: 13 coins
        stock -        produces 2 of AMG
        site 16  V      missing VEE    pays  2 now
        completed 2 open one more, 3 turn markets, 5 used, 41 without a power
        this turn: laid AM, sold site 3 for 9
    ");
}

#[test]
fn others_see_the_board_before_what_can_be_taken_back() {
    let play = Scenario::some_way_on().play();
    let before = play.game.view(Viewer::Spectator).to_string();
    let play = play.choose("place A 3, place M 3");
    assert_eq!(play.game.view(Viewer::Spectator).to_string(), before);
}

#[test]
fn choices_are_told_in_words() {
    let play = Scenario::some_way_on().play();
    let told = |choices: &str| -> Vec<String> {
        let game = &play.game;
        let choices = choices.split(", ").map(|text| text.parse::<Choice>().expect("notation"));
        choices.map(|choice| game.describe(game.seat(), choice)).collect()
    };
    assert_eq!(
        told("open 1, open 43, turn A, turn V, place A 3, place M 3, power 2, flip VE, done"),
        [
            "open site 1 (VVE), then turn a market token",
            "open site 43 (***)",
            "turn the animal production token to +1",
            "turn the vegetal production token to its resource",
            "lay an animal on site 3",
            "lay a metal on site 3",
            "use the power of site 2: open one more site",
            "turn a market token from vegetal to elemental",
            "end the turn",
        ]
    );
    let play = play.clone().choose("place A 3");
    let last = "place M 3".parse().expect("notation");
    assert_eq!(
        play.game.describe(play.game.seat(), last),
        "lay a metal on site 3 and sell it for 9 coins"
    );
    // Whatever can be written can be described.
    for text in ["open 64", "place G 64", "power 64", "sell 64", "stop", "discard V", "take G"] {
        let choice: Choice = text.parse().expect("notation");
        assert!(!play.game.describe(play.game.seat(), choice).is_empty());
    }
}
