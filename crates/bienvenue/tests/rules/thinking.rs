//! What bots are told about thinking: how much a choice deserves, what is judged over several draws,
//! and where secret choices are planned from.

use bienvenue::prospects::Judgement;
use bienvenue::view::TaskView;
use bienvenue::{Bienvenue, Choice};
use tabletop::conformance::playing::start;
use tabletop::{Game, Judged, Rng, Seat, Viewer};

use crate::scenario::{Scenario, tile::*};

#[test]
fn the_parts_of_a_turn_share_its_thinking() {
    let mut choices = Vec::new();
    let mut longest = 0.0_f32;
    for seed in 0..40 {
        let mut game: Bienvenue = start(&[], 2 + seed as usize % 4, seed);
        let mut rng = Rng::new(seed);
        // Who has the turn, and what was thought about it so far.
        let (mut turn, mut spent) = (None, 0.0);
        let mut planned = None;
        while let Some(seat) = game.waiting_on().lowest() {
            let begins = game.view(Viewer::Seat(seat));
            if begins.agenda[0].task == TaskView::Turn && !begins.acted && !begins.freed {
                (turn, spent) = (Some(seat), 0.0);
            }
            // A bot thinks again when a point of no return was passed.
            if planned != Some((seat, game.checkpoints())) {
                planned = Some((seat, game.checkpoints()));
                let attention = game.attention(seat);
                assert!(attention > 0.0 && attention < 0.5);
                if turn == Some(seat) {
                    spent += attention;
                }
                longest = longest.max(spent);
                assert!(spent <= 1.0, "{spent} turns' worth of thinking for one");
            }
            game.choices(seat, &mut choices);
            game.choose(seat, rng.pick(&choices).expect("a choice")).expect("listed");
        }
    }
    assert!(longest > 0.8, "{longest}");
}

#[test]
fn what_uncovers_something_is_judged_over_several_draws() {
    let game = Scenario::new(2).card(2, 1, "contacts").card(2, 2, "share").play().game;
    let reveals = |choice: &str| game.reveals(choice.parse().expect("notation"));
    for uncovers in ["draw 1", "deck", "activate 2.1"] {
        assert!(reveals(uncovers) > 3, "{uncovers}");
    }
    for plain in ["activate 2.2", "pass", "done"] {
        assert_eq!(reveals(plain), 1, "{plain}");
    }
}

/// Facts 3.6: bids are sealed. Who bids last plans as if nobody had bid.
#[test]
fn every_bidder_plans_from_the_same_state() {
    let auction = Scenario::new(3)
        .seat(1, "money", 0)
        .drawn(1, &[BEDROOM, FINE_BATH])
        .play()
        .choose("auction 45");
    let judgement = Judgement::default();
    let last = Seat::new(2);
    let plans = |mut game: Bienvenue| -> Vec<f32> {
        game.before_secrets(last);
        (0..=6)
            .map(|bid| {
                let mut after = game.clone();
                after.choose(last, Choice::Bid(bid)).expect("a bid");
                after.prospects(last, &judgement)
            })
            .collect()
    };
    let first = plans(auction.game.clone());
    for bid in ["bid 0", "bid 2", "bid 9"] {
        assert_eq!(plans(auction.clone().choose(&format!("2: {bid}")).game), first, "{bid}");
    }
}
