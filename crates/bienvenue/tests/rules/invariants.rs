//! What holds after every choice of every game. Facts 6.

use std::collections::{BTreeMap, BTreeSet};

use bienvenue::card::{Kind, Title};
use bienvenue::position::WrittenSeat;
use bienvenue::view::{TaskView, View};
use bienvenue::{Bienvenue, Choice};
use proptest::prelude::*;
use tabletop::conformance::playing::start;
use tabletop::{Game, Rng, Seat, Viewer};

use crate::literal::{TABLES, compare, prefer_building};

/// Every tile is in one place, whether it is face down or not.
fn tiles_are_conserved(view: &View) {
    let mut seen = BTreeSet::new();
    let mut note = |tile: usize| assert!(seen.insert(tile), "tile {tile} is in two places");
    view.piles.iter().flat_map(|pile| &pile.top).for_each(|top| note(top.tile.index()));
    view.row.iter().for_each(|row| note(row.tile.tile.index()));
    view.removed.iter().for_each(|tile| note(tile.tile.index()));
    for seat in &view.seats {
        seat.house.tiles.iter().for_each(|laid| note(laid.tile.tile.index()));
        seat.start.iter().chain(&seat.held).for_each(|tile| note(tile.tile.index()));
    }
    view.agenda.iter().flat_map(|duty| &duty.tiles).for_each(|tile| note(tile.tile.index()));
    let rooms = seen.iter().filter(|tile| **tile < 80).count();
    let face_down: usize = (view.piles.iter())
        .map(|pile| usize::from(pile.count) - usize::from(pile.top.is_some()))
        .sum();
    assert_eq!(rooms + face_down, 80);
    assert_eq!(seen.len() - rooms + view.garden, 20);
    assert!(view.row.len() <= 4);
}

/// Every card is somewhere: 20 of one kind, 15 of the other, each as often as the box has it. No
/// family was dealt twice.
fn cards_are_conserved(game: &Bienvenue, view: &View) {
    let zones = view.seats.iter().flat_map(|seat| &seat.zones).chain(&view.centre);
    let hands: usize = view.seats.iter().map(|seat| seat.hand.len()).sum();
    let looked_at: usize = Seat::all(game.seats())
        .map(|seat| game.view(Viewer::Seat(seat)))
        .flat_map(|view| view.agenda)
        .map(|duty| duty.cards.len())
        .sum();
    let all = view.deck + view.discard.len() + hands + zones.flatten().count() + looked_at;
    assert_eq!(all, 35);
    let position = game.position();
    let families: BTreeSet<&str> = position.seats.iter().map(|seat| &*seat.family).collect();
    assert_eq!(families.len(), position.seats.len(), "a family was dealt twice");
    let own = position.seats.iter().flat_map(|seat| &seat.zones).flatten();
    assert!(own.clone().all(|played| played.card.kind() == Kind::Corruption));
    let centre = position.centre.iter().flatten();
    assert!(centre.clone().all(|played| played.card.kind() == Kind::AntiTrust));
    let hands = position.seats.iter().flat_map(|seat| &seat.hand);
    let loose = hands.chain(&position.discard).map(|written| written.card);
    let mut placed: BTreeMap<Title, u8> = BTreeMap::new();
    for title in own.chain(centre).map(|played| played.card).chain(loose) {
        *placed.entry(title).or_default() += 1;
    }
    for (title, count) in placed {
        assert!(count <= game.rules().card(title).copies, "{count} of {title}");
    }
}

/// In a round no worker gets lost, and none comes but by a temp that is used. Everyone who stands on
/// a spot was placed.
fn workers_are_sound(game: &Bienvenue) {
    let position = game.position();
    let workers = |seat: &WrittenSeat| u32::from(seat.workers.unwrap_or(3));
    let placed: u32 = position.seats.iter().map(|seat| u32::from(seat.placed)).sum();
    let all = placed + position.seats.iter().map(workers).sum::<u32>();
    let own = 3 * game.seats() as u32;
    let centre = position.centre.iter().flatten();
    let temps = centre.filter(|card| card.card == Title::Temp && card.worker.is_some()).count();
    assert!((own..=own + temps as u32).contains(&all), "{all} workers, {temps} temps");
    let view = game.view(Viewer::Spectator);
    let zones = view.seats.iter().flat_map(|seat| &seat.zones).chain(&view.centre).flatten();
    let on_cards = zones.filter(|zone| zone.worker.is_some()).count();
    let on_piles = view.piles.iter().filter(|pile| pile.worker.is_some()).count();
    let alone =
        usize::from(view.deck_worker.is_some()) + usize::from(view.discard_worker.is_some());
    let many = usize::from(view.garden_workers) + usize::from(position.purchases);
    assert!(on_cards + on_piles + alone + many <= placed as usize, "on a spot, but not placed");
}

/// What one choice may change.
fn changes_are_right(before: &View, after: &View, choice: Choice) {
    for (was, is) in before.seats.iter().zip(&after.seats) {
        assert!(was.satisfied.is_none() || was.satisfied == is.satisfied, "it stays satisfied");
        assert!(was.house.tiles.len() <= is.house.tiles.len(), "what is laid stays");
    }
    let laid =
        |view: &View| -> usize { view.seats.iter().map(|seat| seat.house.tiles.len()).sum() };
    let more = laid(after) - laid(before);
    assert!(more <= usize::from(matches!(choice, Choice::Lay(_) | Choice::Done)) + 1);
    // Money that a bidder pays, the seller gets.
    if matches!(choice, Choice::Bid(_)) {
        let money =
            |view: &View| -> u32 { view.seats.iter().map(|seat| seat.money.unwrap_or(0)).sum() };
        assert_eq!(money(before), money(after));
    }
    // No card is revealed before the round is over, and none is covered under a worker.
    let cards = |view: &View| -> Vec<(bool, bool)> {
        let zones = view.seats.iter().flat_map(|seat| seat.zones.clone());
        let zones = view.centre.iter().cloned().chain(zones);
        zones.map(|zone| zone.map_or((true, false), |z| (z.face_up, z.worker.is_some()))).collect()
    };
    if before.round == after.round && after.end.is_none() {
        for ((was_up, busy), (is_up, _)) in cards(before).into_iter().zip(cards(after)) {
            assert!(was_up || !is_up, "revealed too early");
            assert!(!busy || is_up, "covered under a worker");
        }
    }
}

fn play(mut game: Bienvenue, rng: &mut Rng) {
    let mut choices = Vec::new();
    let mut before = game.view(Viewer::Spectator);
    let mut last = None;
    while let Some(seat) = game.waiting_on().lowest() {
        game.choices(seat, &mut choices);
        prefer_building(&mut choices, rng);
        let choice = rng.pick(&choices).expect("a choice");
        let checkpoints = game.checkpoints();
        game.choose(seat, choice).expect("listed");
        last = Some(choice);
        if game.checkpoints() == checkpoints {
            continue;
        }
        let view = game.view(Viewer::Spectator);
        tiles_are_conserved(&view);
        cards_are_conserved(&game, &view);
        workers_are_sound(&game);
        changes_are_right(&before, &view, choice);
        let at_round_start = before.round != view.round;
        if at_round_start {
            assert!(view.seats.iter().all(|seat| seat.workers == 3 && !seat.passed));
            assert_eq!(view.agenda[0].task, TaskView::Turn);
            compare(&game);
        }
        before = view;
    }
    assert_eq!(last, Some(Choice::Done), "a game ends with a turn");
    let first = before.seats.iter().filter_map(|seat| seat.satisfied).min();
    let end = before.end.as_deref().expect("over");
    match end {
        "keys" => assert_eq!(before.round, u32::from(first.expect("satisfied")) + 3),
        "piles" => assert!(before.piles.iter().all(|pile| pile.count == 0)),
        _ => assert_eq!(before.round, 12),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..<_>::default() })]

    #[test]
    fn every_game_is_sound(seed in any::<u32>(), table in 0..TABLES.len()) {
        let (options, seats) = TABLES[table];
        let game: Bienvenue = start(options, seats, seed.into());
        play(game, &mut Rng::new(seed.into()));
    }
}
