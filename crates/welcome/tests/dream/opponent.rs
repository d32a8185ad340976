//! Alone against the AAA: bonuses crossed for validation cards, and what its cards are worth.

use tabletop::Viewer;
use welcome::sheet::Approval;

use crate::scenario::{EMPTY, Scenario};
use tabletop::Game as _;

const CARDS: [&str; 3] = ["7 landscaper", "8 bis", "10 pool"];

/// The second validation card has just come, in the middle of a deal.
fn held_up(level: &str, crossed: &str) -> Scenario {
    let mut scenario =
        Scenario::against(level, &["7 landscaper"], &[], EMPTY).come(&["A", "B"], crossed);
    scenario.0.crossing = true;
    scenario
}

/// Rulebook: for each validation card one bonus of a street and two of columns are crossed at once.
#[test]
fn a_validation_card_makes_one_cross_bonuses_before_the_deal_goes_on() {
    let play = held_up("2", "a 1 2").validated(2, Approval::First).play();
    let play = play.only(&[
        "cross b", "cross c", "cross d", "cross e", "cross 3", "cross 4", "cross 5", "cross 6",
        "cross 7",
    ]);
    let play = play
        .refused(
            "take 1+2",
            "not now: a validation card has come; cross bonuses first: `cross b`, `cross 4`",
        )
        .refused(
            "cross a",
            "the bonus a is not open: only one that is neither circled nor crossed can be crossed",
        )
        .refused(
            "cross 8",
            "the bonus 8 is not open: only one that is neither circled nor crossed can be crossed",
        )
        .choose("cross b")
        .refused("cross c", "enough bonuses of streets are crossed")
        .choose("cross 3");
    // Nobody else sees half a choice, and the cards to come are not dealt yet.
    let play = play.crossed("a 1 2");
    assert_eq!(play.view().crossed.len(), 5);
    let before = play.game.checkpoints();
    let play = play.choose("cross 7").crossed("a b 1 2 3 7");
    assert_eq!(play.game.checkpoints(), before + 1);
    assert_eq!(play.view().round, 1);
    assert!(play.listed().iter().all(|text| text.starts_with("take")));
}

/// As many as remain: none that is circled, none that is crossed.
#[test]
fn fewer_bonuses_are_crossed_where_fewer_are_open() {
    let rows = ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 ."];
    let mut scenario = held_up("1", "e 6 7").validated(1, Approval::First);
    scenario.0.seats.clear();
    let scenario = scenario.seat(rows).won("a b c d 1 2 3 4");
    scenario.play().only(&["cross 5"]).choose("cross 5").crossed("e 5 6 7");
}

/// A bonus that was crossed is gone though one completes the street first.
#[test]
fn a_crossed_bonus_cannot_be_won() {
    let rows = ["1 2 3 4 5 6", "", "", "", ""];
    let play = Scenario::against("2", &CARDS, &[], rows).come(&["A", "C"], "a b 1 2 3 4").play();
    let play = play.choose("take 1+2, write 7 a7, done");
    play.has("").points("streets", 0);
}

/// Rulebook, with Sam: 1 for each Park, Pool, Temp and Barrier card, 2 for each Extension and
/// Improvement card; 10 for each crossed bonus of a street, and the plans it validated.
#[test]
fn its_cards_are_worth_what_its_card_says() {
    let pile = ["5 landscaper", "6 pool", "6 temp", "5 surveyor", "6 bis", "7 real-estate"];
    let scenario = Scenario::against("1", &CARDS, &pile, EMPTY);
    let score = |scenario: &Scenario| {
        let opponent = scenario.play().view().opponent.expect("an opponent");
        (
            opponent.total,
            opponent.score["columns"],
            opponent.score["streets"],
            opponent.score["plans"],
        )
    };
    assert_eq!(score(&scenario), (8, 8, 0, 0));
    let come = scenario.come(&["A", "C"], "a b 1 2 3 4").validated(1, Approval::First);
    assert_eq!(score(&come), (8 + 20 + 12, 8, 20, 12));
    let given = come.play().choose("take 1+3, write 7 a5, done");
    assert_eq!(given.game.view(Viewer::Spectator).opponent.expect("an opponent").total, 42);
}

/// The closed office takes plans and bonuses away and scores nothing, so that nobody loses to it.
#[test]
fn the_closed_office_scores_nothing() {
    let stuck =
        ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", "1 2 3 . 4 5 6"];
    let pile = ["5 landscaper", "6 pool"];
    let scenario = Scenario::against("0", &CARDS, &pile, stuck);
    let scenario = scenario.won("a b c d 1 2 3 5 6 7").refusals(2);
    let play = scenario.play().only(&["refuse 1", "refuse 2", "refuse 3"]);
    let play = play.choose("refuse 2, done").ends("refusals", &[1]);
    assert_eq!(play.view().opponent.expect("an opponent").total, 0);
}

/// More points than the architect: the AAA wins. As many: the victory is shared, since there is
/// nothing to break a tie.
#[test]
fn the_aaa_wins_with_more_points_only() {
    let stuck = ["1 2 3 4 . 5 6", "", "", "", ""];
    let full = "2 3 4 5 6 7 8";
    let rows = [stuck[0], full, full, full, full];
    let end = |pile: &[&str]| {
        let scenario = Scenario::against("3", &CARDS, pile, rows);
        let scenario = scenario.come(&["A", "C"], "a b 1 2 3 4").refusals(2);
        let scenario = scenario.validated(1, Approval::First).validated(3, Approval::First);
        scenario.won("c d e 6 7").play().choose("refuse 1, done")
    };
    // Six columns of five normal houses, two of them doubled, three streets, three refusals.
    let mine = 6 * 5 + 2 * 5 + 3 * 10 - 5;
    let without = 2 * 10 + 12 + 13;
    let pools = (mine - without) / 5;
    assert_eq!((pools, (mine - without) % 5), (4, 0));
    let pool = ["3 pool", "6 pool", "7 pool", "8 pool", "9 pool"];
    end(&pool[..4]).ends("refusals", &[1]);
    end(&pool).ends("refusals", &[2]);
}
