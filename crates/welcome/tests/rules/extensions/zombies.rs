//! Zombies! Facts D.7 and D.12.

use tabletop::{Dealer, Game, Seat, Seed, Settings, Viewer};
use welcome::Welcome;
use welcome::extensions::zombies::ZombieCard;
use welcome::extensions::{Extension, SheetCount, WrittenMarks};
use welcome::position::WrittenZombies;
use welcome::view::{OfferView, StepView};

use super::{printed, sheet, with_marks};
use crate::play::Play;
use crate::players::{lasting, random, whole_game};
use crate::scenario::{EMPTY, Scenario, card};

const PLAN: &str = "invaded-houses";

/// Marks of the seat written last.
fn besieged(scenario: Scenario, barricades: &[&str], moved: [u8; 6], used: u8) -> Scenario {
    let barricades = barricades.iter().map(|text| text.parse().expect("a house")).collect();
    with_marks(scenario, WrittenMarks::Zombies { barricades, moved, found: None, used })
}

/// A Zombie card acts: the deal is stopped before the next numbers come.
fn acting(mut scenario: Scenario, acts: ZombieCard) -> Scenario {
    scenario.position.pairs = Some(Vec::new());
    scenario.position.zombies = Some(WrittenZombies {
        to_come: ZombieCard::ALL.into_iter().filter(|other| *other != acts).collect(),
        acting: Some(acts),
        turned: vec![card("7 surveyor"), card("8 surveyor")],
        deck: None,
        in_deck: false,
        used_up: 0,
    });
    scenario
}

fn invaded(play: &Play) -> Vec<String> {
    match &play.game.view(Viewer::Spectator).seats[0].own {
        Some(SheetCount::Zombies { invaded, .. }) => {
            invaded.iter().map(ToString::to_string).collect()
        }
        other => panic!("a siege, not {other:?}"),
    }
}

/// Layout: twelve open houses, two for each horde; six boxes bring ammunition.
#[test]
fn the_hordes_have_their_way() {
    let play = sheet("zombies", PLAN, EMPTY).play();
    let Extension::Zombies(zombies) = printed(&play) else { panic!("the sheet of zombies") };
    assert_eq!(zombies.open().len(), 12);
    let ways: Vec<String> =
        zombies.arrivals.iter().map(|[first, second]| format!("{first} {second}")).collect();
    assert_eq!(ways, ["a2 a4", "a9 a7", "b3 b5", "b10 b8", "c2 c5", "c11 c8"]);
}

/// Two piles, two pairs.
#[test]
fn two_pairs_are_on_offer() {
    let play = sheet("zombies", PLAN, EMPTY).play();
    play.only(&["take 1", "take 2"]).refused("take 3", "only 2 are on offer");
}

/// A Zombie card moves its hordes, street by street. Ammunition holds one horde each back; where there
/// is no barricade the house is lost, fenced on both sides.
#[test]
fn hordes_move_unless_they_are_held_back() {
    let rows = ["1 2 3", ". . 5", ""];
    let play = acting(sheet("zombies", PLAN, rows).seat(EMPTY), ZombieCard::Left).play();
    let view = play.view();
    assert_eq!(view.turn.as_ref().map(|turn| turn.step), Some(StepView::Hold));
    assert_eq!(view.offer, OfferView::Pairs(Vec::new()), "the numbers have not come");
    let play = play
        .only(&["hold a left", "hold b left", "hold c left", "done"])
        .refused("hold a right", "this horde does not move now: a right")
        .refused("take 1", "not now: hold hordes back, or say `done`")
        .choose("hold b left")
        .refused("hold c left", "no ammunition is left")
        .only(&["done"])
        .choose("done");
    // Everyone decides before anything moves.
    assert!(invaded(&play).is_empty());
    let play = play.seat(2).choose("done").seat(1);
    assert_eq!(invaded(&play), ["a2", "c2"]);
    let play = play.rows(["1 | z | 3", ". . 5", ". | z | ."]);
    let OfferView::Pairs(pairs) = play.view().offer else { panic!("pairs") };
    assert_eq!(pairs.len(), 2);
    // The same arrow is still ahead of a horde that was held back.
    let own = serde_json::to_value(&play.view().seats[0].own).expect("JSON");
    assert_eq!(own["zombies"]["next"]["b left"], "b3");
    assert_eq!(own["zombies"]["next"]["a left"], "a4");
    assert_eq!(own["zombies"]["ammunition"], serde_json::json!([0, 1]));
}

/// A barricaded house and a roundabout are safe; the horde has moved all the same.
#[test]
fn barricades_and_roundabouts_stop_them() {
    let rows = ["1 2 3", ". . | o | . .", ""];
    let scenario = besieged(sheet("zombies", PLAN, rows).advanced(), &["a2"], [0; 6], 1);
    let play = acting(scenario.seat(EMPTY), ZombieCard::Left).play().seat(2).choose("done").seat(1);
    assert_eq!(invaded(&play), ["c2"]);
    let own = serde_json::to_value(&play.view().seats[0].own).expect("JSON");
    assert_eq!(own["zombies"]["next"]["a left"], "a4");
    assert_eq!(own["zombies"]["next"]["b left"], "b5");
}

/// Barrier: a barricade instead of a fence, if the number was written in an open house.
#[test]
fn a_barricade_instead_of_a_fence() {
    let play = sheet("zombies", PLAN, EMPTY).pairs(["7 surveyor", "8 bis"]).play();
    let open = play.clone().choose("take 1, write 7 a4");
    assert!(open.lists("barricade") && open.lists("fence a4"));
    open.choose("barricade, done");
    play.choose("take 1, write 7 a5").refused("barricade", "a5 is barricaded already");
}

/// Improvement: a box with the symbol brings ammunition.
#[test]
fn improvements_bring_ammunition() {
    let ammunition = |promotions: [u8; 6], size: &str| {
        let scenario = sheet("zombies", PLAN, EMPTY).promotions(promotions);
        let play = scenario.pairs(["7 real-estate", "8 bis"]).play();
        let play = play.choose(&format!("take 1, write 7 a5, promote {size}"));
        let own = serde_json::to_value(&play.view().seats[0].own).expect("JSON");
        own["zombies"]["ammunition"][0].as_u64()
    };
    assert_eq!(ammunition([0; 6], "1"), Some(2));
    assert_eq!(ammunition([0; 6], "2"), Some(1));
    assert_eq!(ammunition([0, 1, 0, 0, 0, 0], "2"), Some(2));
}

/// Rulebook: a Z does not stop the order. After 5B-5 becomes 5B-Z, both 5B-Z-5 and 5B-Z-5B may come.
#[test]
fn numbers_look_through_lost_houses() {
    let moved = [1, 0, 0, 0, 0, 0];
    let play = |pair: &str| {
        let scenario = besieged(sheet("zombies", PLAN, ["5b | z | .", "", ""]), &[], moved, 0);
        scenario.pairs([pair, "8 temp"]).play()
    };
    let plain = play("5 surveyor").choose("take 1");
    assert!(plain.lists("write 5 a3"));
    plain.choose("write 5 a3").rows(["5b | z | 5", "", ""]);
    let copy = play("9 bis").choose("take 1, write 9 c12");
    assert!(copy.lists("bis 5 a3"));
    copy.choose("bis 5 a3").rows(["5b | z | 5b", "", ". . . . . . . . . . . 9"]);
    // With an original standing there is no second one.
    let scenario = besieged(sheet("zombies", PLAN, ["5 | z | .", "", ""]), &[], moved, 0);
    let other = scenario.pairs(["5 surveyor", "8 temp"]).play().choose("take 1");
    assert!(!other.lists("write 5 a3"));
    // The order holds across it.
    let scenario = besieged(sheet("zombies", PLAN, ["5 | z | .", "", ""]), &[], moved, 0);
    let lower = scenario.pairs(["4 surveyor", "8 temp"]).play().choose("take 1");
    assert!(!lower.lists("write 4 a3"));
}

/// A lot with an invaded house is none; what it cuts off may be one. What a plan has used stays used,
/// and its pool keeps its points.
#[test]
fn an_invasion_cuts_lots() {
    let rows = ["1 2 3p | .", "", ""];
    let play = acting(sheet("zombies", PLAN, rows).seat(EMPTY), ZombieCard::Left).play();
    let play = play.estates([0, 0, 1, 0, 0, 0]).choose("done").seat(2).choose("done").seat(1);
    play.rows(["1 | z | 3p | .", ". . | z | .", ". | z | ."])
        .estates([2, 0, 0, 0, 0, 0])
        .points("pools", 3);
}

/// An extension that is lost has still crossed its box.
#[test]
fn a_lost_copy_is_still_paid() {
    let rows = ["1 1b 3", "", ""];
    let play = acting(sheet("zombies", PLAN, rows).seat(EMPTY), ZombieCard::Left).play();
    let play = play.choose("hold b left, done").seat(2).choose("done").seat(1);
    play.rows(["1 | z | 3", "", ". | z | ."]).shows("bis", 1).points("bis", -1);
}

fn progress(
    plan: &str,
    scenario: impl Fn(Scenario) -> Scenario,
    rows: [&str; 3],
) -> (usize, usize) {
    let view = scenario(sheet("zombies", plan, rows)).play().view();
    (view.seats[0].progress[2].have, view.seats[0].progress[2].need)
}

#[test]
fn plans_of_the_siege() {
    let rows = ["1 2 3 | 4 5 6 | .", "", ""];
    let both = |s| besieged(s, &["a2", "a4"], [0; 6], 0);
    assert_eq!(progress("barricaded-lots", both, rows), (2, 2));
    let one = |s| besieged(s, &["a2"], [0; 6], 0);
    assert_eq!(progress("barricaded-lots", one, rows), (1, 2));
    let rows = [". 2 . 4 . . 7 . 9", ". . 3", ""];
    let four = |s| besieged(s, &["a2", "a4", "a7", "a9"], [0; 6], 0);
    assert_eq!(progress("five-barricades", four, rows), (4, 5));
    assert_eq!(progress("barricades-of-a-street", four, rows), (4, 4));
    let used = |s: Scenario| besieged(s.promotions([1, 2, 2, 0, 0, 0]), &[], [0; 6], 3);
    assert_eq!(progress("ammunition-used", used, EMPTY), (3, 4));
    let lost = |s| besieged(s, &[], [1, 0, 1, 0, 1, 0], 0);
    assert_eq!(progress(PLAN, lost, [". | z | .", ". . | z | .", ". | z | ."]), (3, 5));
}

/// The game ends with the last card of the first pile: after at most 29 rounds, in which all three
/// Zombie cards have come and each horde has moved twice.
#[test]
fn the_last_card_ends_the_game() {
    let settings = Settings::default().with("edition", "2023").with("sheet", "zombies");
    let setup = Welcome::setup(&settings, 2).expect("valid options");
    let mut decks = 0;
    for index in 0..60 {
        let game = whole_game(&setup, index, lasting, |_| ());
        let view = game.view(Viewer::Spectator);
        let outcome = game.outcome().expect("over");
        assert!(view.round <= 29, "{}", view.round);
        if outcome.end == "deck" {
            decks += 1;
            assert_eq!(view.round, 29);
            assert!(view.zombies.expect("cards").to_come.is_empty());
            // Nobody held a horde back for good: all have moved as far as they could.
            for seat in &view.seats {
                let siege = seat.sheet.marks.siege();
                let moves: u8 = siege.moved.iter().sum();
                assert_eq!(moves + siege.used, 12);
            }
        }
    }
    assert!(decks > 0);
}

/// Zombie cards come in every pack of ten, at the start and in the middle of a deal too.
#[test]
fn zombie_cards_come_in_every_pack() {
    let settings = Settings::default().with("edition", "2023").with("sheet", "zombies");
    let setup = Welcome::setup(&settings, 2).expect("valid options");
    let mut at_setup = 0;
    for index in 0..200_u64 {
        let game = Welcome::start(&setup, Dealer::new(&Seed::of_simulation(3, index)));
        let view = game.view(Viewer::Spectator);
        let acting = view.zombies.expect("cards").acting.is_some();
        at_setup += usize::from(acting);
        // Everyone has one ammunition, so that the deal stops for them.
        assert_eq!(game.waiting_on().len(), 2);
        assert_eq!(acting, matches!(view.offer, OfferView::Pairs(ref pairs) if pairs.is_empty()));
    }
    // Two of the eleven places of the first pack.
    assert!((15..=60).contains(&at_setup), "{at_setup} of 200");
}

/// Zombies took the last empty house: the turn is played all the same, with a refusal.
#[test]
fn a_last_house_that_is_lost() {
    let rows = ["1 . 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"];
    let all = ["a4", "a7", "a9", "b3", "b5", "b8", "b10", "c2", "c5", "c8", "c11"];
    let scenario = besieged(sheet("zombies", PLAN, rows), &all, [0; 6], 0).seat(EMPTY);
    let play = acting(scenario, ZombieCard::Left).play();
    let play = play.choose("done").seat(2).choose("done").seat(1).goes_on();
    play.only(&["refuse"]).choose("refuse, done").end_round().ends("houses");
}

/// Alone: two cards, one for its number and the other for its action; either of them is given.
#[test]
fn alone_one_of_two_cards_is_given() {
    let scenario = sheet("zombies", PLAN, EMPTY).against("1", ["7 surveyor", "8 pool"], &[]);
    let play = scenario.play();
    let play = play
        .only(&["take 1+2>1", "take 1+2>2", "take 2+1>1", "take 2+1>2"])
        .refused("take 1+2", "here one combines two cards and passes one of them on, `take 1+2>2`, or refuses, `refuse 2`")
        .choose("take 1+2>2, write 7 a3, pool, done");
    let opponent = play.view().opponent.expect("an opponent");
    assert_eq!(opponent.pile.first(), Some(&card("8 pool")));
}

/// Alone: the deck lasts thirty rounds. A Zombie card takes the last two cards from an opponent that
/// scores, and counts as a Barrier of its pile.
#[test]
fn zombie_cards_haunt_the_opponent() {
    for level in ["0", "1"] {
        let settings = Settings::default().with("edition", "2023").with("sheet", "zombies");
        let setup = Welcome::setup(&settings.with("opponent", level), 1).expect("valid options");
        for index in 0..40 {
            let mut before = (0, 3);
            let game = whole_game(&setup, index, random, |game| {
                let view = game.view(Viewer::Seat(Seat::new(0)));
                let opponent = view.opponent.expect("an opponent");
                let zombies = opponent.zombies.len();
                let left = view.zombies.expect("cards").to_come.len();
                let come = 3 - left;
                assert_eq!(zombies, if level == "1" { come } else { 0 });
                let cards = opponent.pile.len() - zombies;
                if level == "1" && left < before.1 {
                    assert!(cards <= before.0 + 1, "two cards are gone");
                }
                before = (cards, left);
            });
            let view = game.view(Viewer::Spectator);
            assert!(view.round <= 30);
            let opponent = view.opponent.expect("an opponent");
            let barriers = opponent.pile.iter().filter(|c| c.action.name() == "surveyor").count();
            if level == "1" {
                // Sam: a point for each Barrier card, Zombie cards among them.
                assert_eq!(opponent.score["barriers"], barriers as i32);
            }
        }
    }
}

/// Expert: two cards in hand; one is discarded and the other passed on. Three decks of ten cards for
/// everyone, the third of which ends the game.
#[test]
fn expert_decks() {
    let settings = Settings::default().with("edition", "2023").with("sheet", "zombies");
    let setup = Welcome::setup(&settings.with("expert", "true"), 3).expect("valid options");
    let mut ended = 0;
    for index in 0..40 {
        let game = whole_game(&setup, index, lasting, |game| {
            let view = game.view(Viewer::Seat(Seat::new(0)));
            let OfferView::Hand { cards: Some(cards), .. } = &view.offer else { panic!("a hand") };
            let stopped = view.zombies.as_ref().is_some_and(|zombies| zombies.acting.is_some());
            assert!(cards.len() == 2 || stopped && cards.len() == 1);
        });
        let view = game.view(Viewer::Spectator);
        assert!(view.round <= 31, "{}", view.round);
        if game.outcome().expect("over").end == "deck" {
            ended += 1;
            assert!(view.round >= 30, "{}", view.round);
        }
    }
    assert!(ended > 0);
}
