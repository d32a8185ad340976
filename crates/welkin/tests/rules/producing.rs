//! Producing resources. Rulebook, action 2; facts 3.4 and 4.

use crate::scenario::Scenario;

/// Rulebook, example: the first token is free, two more cost a coin each; three show +1, two show
/// a resource, of which three are taken in any mix.
#[test]
fn alice_turns_three_tokens_and_takes_three() {
    let play = Scenario::new(2)
        .seat(1, "sales", 5)
        .play()
        .choose("turn V")
        .coins(1, 5)
        .choose("turn E, turn G")
        .coins(1, 3)
        .refused("take V", "V cannot be produced: its production token shows +1")
        .can("take", &["A", "M"]);
    for (mix, stock) in [
        ("take A, take A, take A", "AAA"),
        ("take M, take M, take M", "MMM"),
        ("take A, take A, take M", "AAM"),
        ("take M, take A, take M", "AMM"),
    ] {
        play.clone().choose(mix).stock(1, stock).only(&["done"]);
    }
}

/// Rulebook: turning is compulsory, whatever the face.
#[test]
fn a_token_turns_from_either_face() {
    Scenario::new(2)
        .seat(1, "plus", "VE")
        .play()
        .choose("turn V")
        .can("take", &["V", "A", "M", "G"])
        .choose("take V")
        .stock(1, "V");
}

/// Rulebook: the same token may be turned for nothing, and back again for a coin.
#[test]
fn a_token_may_be_turned_back_for_a_coin() {
    let back = "a token was turned and turned back; further turns would only cost coins";
    Scenario::new(2)
        .seat(1, "sales", 3)
        .seat(1, "plus", "VE")
        .play()
        .choose("turn A, turn A")
        .coins(1, 2)
        .refused("turn M", back)
        .choose("take A, take G")
        .stock(1, "AG");
}

/// Facts 3.4: only the set of tokens turned matters; longer ways only cost coins.
#[test]
fn among_several_a_token_is_turned_once() {
    let twice = "the production token V is turned already; a second time would only cost coins";
    Scenario::new(2).seat(1, "sales", 9).play().choose("turn V, turn E").refused("turn V", twice);
}

#[test]
fn further_turns_need_coins() {
    Scenario::new(2)
        .seat(1, "sales", 1)
        .play()
        .choose("turn V, turn E")
        .refused("turn A", "this costs 1, and there are 0 coins");
}

/// Facts 4: production is always legal, and may yield nothing.
#[test]
fn a_production_of_nothing_is_legal() {
    Scenario::new(2)
        .seat(1, "plus", "V")
        .play()
        .choose("turn V")
        .refused("take V", "nothing is produced: no production token shows +1")
        .only(&["stop"])
        .choose("stop, done");
    let all = Scenario::new(2).seat(1, "plus", "VEAM").play().choose("turn G");
    all.only(&["stop"]).choose("stop, done").turn_of(2);
}

/// Facts 4: all that is produced is taken.
#[test]
fn what_is_produced_must_be_taken() {
    Scenario::new(2)
        .seat(1, "plus", "V")
        .play()
        .choose("turn E")
        .refused("stop", "what is produced must be taken, as far as the reserve allows")
        .choose("take A")
        .refused("done", "not now: take resources first")
        .choose("take A")
        .only(&["done"]);
}

/// A step that leaves no choice is made at once: one visible kind, four to take.
#[test]
fn without_a_choice_everything_is_taken_at_once() {
    Scenario::new(2).seat(1, "plus", "VEA").play().choose("turn M, take G").stock(1, "GGGG");
}

/// Rulebook, note: at most four in stock; whatever one likes is given back at once.
#[test]
fn a_full_stock_gives_back_what_the_player_likes() {
    Scenario::new(2)
        .seat(1, "plus", "V")
        .seat(1, "stock", "EEG")
        .play()
        .choose("turn A, take M, take M")
        .stock(1, "EEMMG")
        .can("discard", &["E", "M", "G"])
        .refused("discard V", "there is no V in stock")
        .refused("done", "not now: the stock is too full: discard first")
        .choose("discard G")
        .stock(1, "EEMM")
        .only(&["done"]);
}

/// Facts 4: four stocks of four are more than the fifteen there are: only what is left is taken.
#[test]
fn a_short_reserve_gives_what_is_left() {
    let scenario = Scenario::new(4)
        .seat(1, "plus", "VEA")
        .seat(2, "stock", "GGGG")
        .seat(3, "stock", "GGGG")
        .seat(4, "stock", "GGGG")
        .sites(4, &[(45, "GG")]);
    // One gem is left of fifteen, and two are produced: something else makes up for it.
    scenario
        .clone()
        .play()
        .choose("turn E, take G")
        .refused("take G", "the reserve has no G left")
        .choose("take E")
        .stock(1, "EG");
    // With gems alone visible, one is all there is.
    scenario.play().choose("turn M, take G").stock(1, "G").only(&["done"]);
}
