//! What holds after every choice of every game. Facts 6.

use proptest::prelude::*;
use tabletop::{Dealer, Game, Rng, Seat, Seed, Settings, Viewer};
use welkin::board::{Board, Player};
use welkin::card::{CardSet, Power};
use welkin::resource::{Resource, Resources};
use welkin::rules::Rules;
use welkin::{Choice, Welkin};

/// What was counted on the way, apart from the game.
#[derive(Default)]
struct Tally {
    turns: Vec<u32>,
    earned: Vec<u32>,
    paid: Vec<u32>,
    announced: u32,
    turns_after: usize,
    taken_at_announcement: usize,
}

fn start(seats: usize, seed: u64, options: &[(&str, &str)]) -> Welkin {
    let set = |settings: Settings, (name, value): &(&str, &str)| settings.with(name, value);
    let settings = options.iter().fold(Settings::default(), set);
    let setup = Welkin::setup(&settings, seats).expect("valid options");
    Welkin::start(&setup, Dealer::new(&Seed::of_simulation(seed, 0)))
}

/// The board as the player whose turn it is sees it.
fn board(game: &Welkin) -> Board {
    *game.board(Viewer::Seat(game.seat()))
}

fn resources_are_conserved(rules: &Rules, board: &Board) {
    let mut all = board.reserve;
    for player in &board.players[..rules.seats] {
        all.add(player.stock);
        player.sites.as_slice().iter().for_each(|site| all.add(site.placed));
    }
    assert_eq!(all, Resources::each(15));
}

fn quotations_add_up(rules: &Rules, board: &Board) {
    let values = board.quotations.values(&rules.edition.tokens);
    assert_eq!(values.total(), 10);
    assert!(values.0.iter().all(|&value| value <= 4), "{values:?}");
    for (faces, token) in board.quotations.iter(&rules.edition.tokens).zip(&rules.edition.tokens) {
        assert!(faces == *token || faces == token.turned());
    }
}

fn cards_are_conserved(rules: &Rules, board: &Board) {
    let players = board.players[..rules.seats].iter();
    let seen: Vec<_> = board.displayed().chain(players.flat_map(Player::cards)).collect();
    let set: CardSet = seen.iter().copied().collect();
    assert_eq!(set.len(), seen.len(), "every card lies in one place");
    assert_eq!(board.unseen, CardSet::first(46).without(set));
    let boxed = if rules.seats == 2 { 26 } else { 22 };
    assert_eq!(board.unseen.len(), boxed + usize::from(board.pile));
    if board.pile > 0 {
        assert_eq!(board.displayed().count(), 5);
        assert!(board.last.is_none());
    }
    assert_eq!(board.last.is_some(), board.displayed().count() < 5);
}

fn player_is_sound(rules: &Rules, player: &Player) {
    let used =
        |power| player.used.iter().filter(|&card| rules.card(card).power == Some(power)).count();
    assert!(player.sites.len() <= 2 + used(Power::Open));
    for site in player.sites.as_slice() {
        let slots = rules.card(site.card).slots;
        assert!(slots.hold(site.placed));
        assert!(!slots.room(site.placed).is_empty(), "a full site is sold");
    }
    assert!(player.used.without(player.completed).is_empty());
    assert!(player.used.iter().all(|card| rules.card(card).power.is_some()));
    assert!(player.flips + player.purchases <= player.start + player.sales);
}

/// What one choice may change, told apart from the rules.
fn changes_are_right(before: &Board, after: &Board, rules: &Rules, seat: Seat, choice: Choice) {
    let tokens = &rules.edition.tokens;
    let (old, new) = (before.quotations.values(tokens), after.quotations.values(tokens));
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    match choice {
        Choice::Flip(faces) => {
            let mut expected = old;
            expected[faces.shown] -= 1;
            expected[faces.hidden] += 1;
            assert_eq!(new, expected);
        }
        _ => assert_eq!(new, old, "only a flip changes values"),
    }
    if !matches!(choice, Choice::Place { .. } | Choice::Sell(_)) {
        assert_eq!(is.sales, was.sales, "only sales bring money");
    }
    if let Choice::Place { .. } | Choice::Sell(_) = choice {
        let sold: Vec<_> = is.lately.sold.without(was.lately.sold).iter().collect();
        let worth: u32 = sold
            .iter()
            .map(|card| {
                let sites = was.sites.as_slice();
                let site = sites.iter().find(|site| site.card == *card).expect("it was open");
                let mut laid = site.placed;
                if let Choice::Place { resource, .. } = choice {
                    laid[resource] += 1;
                }
                let paid = |r: Resource| u32::from(laid[r]) * u32::from(old[r]);
                Resource::ALL.into_iter().map(paid).sum::<u32>()
            })
            .sum();
        assert_eq!(is.sales - was.sales, worth);
    }
    let price = u32::from(matches!(choice, Choice::Power(card)
        if rules.card(card).power == Some(Power::Buy)));
    assert_eq!(is.purchases - was.purchases, price);
    assert!(is.flips == was.flips || matches!(choice, Choice::Turn(_)));
    for other in Seat::all(rules.seats).filter(|&other| other != seat) {
        let (was, is) = (&before.players[other.index()], &after.players[other.index()]);
        assert_eq!((is.coins(), is.stock, is.completed), (was.coins(), was.stock, was.completed));
    }
}

fn play(mut game: Welkin, rng: &mut Rng, sparing: bool) {
    let seats = game.seats();
    let mut tally = Tally {
        turns: vec![0; seats],
        earned: vec![0; seats],
        paid: vec![0; seats],
        ..Tally::default()
    };
    let mut choices = Vec::new();
    while let Some(seat) = game.waiting_on().lowest() {
        let before = board(&game);
        game.choices(seat, &mut choices);
        if sparing && choices.iter().any(|choice| matches!(choice, Choice::Place { .. })) {
            choices.retain(|choice| matches!(choice, Choice::Place { .. }));
        }
        let choice = rng.pick(&choices).expect("a waiting seat has a choice");
        game.choose(seat, choice).expect("listed choices are legal");
        let after = if choice == Choice::Done {
            *game.board(Viewer::Spectator)
        } else {
            *game.board(Viewer::Seat(seat))
        };

        resources_are_conserved(game.rules(), &after);
        quotations_add_up(game.rules(), &after);
        cards_are_conserved(game.rules(), &after);
        after.players[..seats].iter().for_each(|player| player_is_sound(game.rules(), player));
        changes_are_right(&before, &after, game.rules(), seat, choice);
        let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
        tally.earned[seat.index()] += is.sales - was.sales;
        tally.paid[seat.index()] += is.flips - was.flips + is.purchases - was.purchases;

        if before.last.is_none() && after.last.is_some() {
            tally.announced += 1;
            let players = after.players[..seats].iter();
            tally.taken_at_announcement = players.flat_map(Player::cards).count();
        }
        if choice == Choice::Done {
            let stocks = after.players[..seats].iter().map(|player| player.stock.total());
            assert!(stocks.max() <= Some(4));
            tally.turns[seat.index()] += 1;
            tally.turns_after += usize::from(after.last.is_some_and(|last| last.seat != seat));
            let (least, most) = (tally.turns.iter().min(), tally.turns.iter().max());
            assert!(most.zip(least).is_some_and(|(most, least)| most - least <= 1));
        }
    }
    let outcome = game.outcome().expect("the game is over");
    if outcome.end != "turns" {
        assert_eq!(tally.announced, 1);
        assert_eq!(tally.turns_after, seats - 1);
        assert_eq!(tally.taken_at_announcement, if seats == 2 { 16 } else { 20 });
    }
    let end = board(&game);
    for (seat, standing) in Seat::all(seats).zip(&outcome.standings) {
        let (earned, paid) = (tally.earned[seat.index()], tally.paid[seat.index()]);
        let start = end.players[seat.index()].start;
        assert_eq!(standing.score.total, (start + earned) as i32 - paid as i32);
    }
    ranks_follow_from_the_rulebook(&end, game.rules(), &outcome);
}

/// A second ranking: seat by seat, who is better by the rulebook's words.
fn ranks_follow_from_the_rulebook(end: &Board, rules: &Rules, outcome: &tabletop::Outcome) {
    let better = |a: &Player, b: &Player| {
        let printed = |player: &Player| -> usize {
            player.completed.iter().map(|card| rules.card(card).slots.size()).sum()
        };
        if a.coins() != b.coins() {
            a.coins() > b.coins()
        } else if a.completed.len() != b.completed.len() {
            a.completed.len() > b.completed.len()
        } else {
            printed(a) > printed(b)
        }
    };
    let players = &end.players[..rules.seats];
    for (player, standing) in players.iter().zip(&outcome.standings) {
        let ahead = players.iter().filter(|other| better(other, player)).count();
        assert_eq!(usize::from(standing.rank), ahead + 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn everything_is_conserved_and_paid_for(
        seats in 2usize..=4,
        deal in any::<u32>(),
        whims in any::<u32>(),
        sparing in any::<bool>(),
        option in 0usize..4,
    ) {
        let options: &[(&str, &str)] = match option {
            0 => &[("coins", "even")],
            1 => &[("incomplete", "set-aside")],
            2 => &[("turns", "30")],
            _ => &[],
        };
        play(start(seats, deal.into(), options), &mut Rng::new(whims.into()), sparing);
    }
}

/// Facts 3.4: after a production as many are taken as tokens show +1, of kinds whose tokens do
/// not, as far as the reserve goes.
#[test]
fn a_production_yields_its_strength() {
    for seed in 0..200 {
        let mut game = start(3, seed, &[]);
        let mut rng = Rng::new(seed);
        let mut choices = Vec::new();
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            let choice = rng.pick(&choices).expect("a waiting seat has a choice");
            let Board { players, reserve, .. } = board(&game);
            let before = players[seat.index()];
            game.choose(seat, choice).expect("listed choices are legal");
            if choice == Choice::Done && before.lately.powers.is_empty() {
                let took = before.lately.took;
                if before.lately.action == Some(welkin::board::Action::Produce) {
                    let left = |r: Resource| reserve[r] > before.lately.discarded[r];
                    let any_left = before.plus.others().iter().any(left);
                    let strength = before.plus.len();
                    assert!(took.total() == strength || took.total() < strength && !any_left);
                    assert!(took.kinds().and(before.plus).is_empty());
                } else {
                    assert!(took.is_empty());
                }
            }
        }
    }
}
