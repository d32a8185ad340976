//! Playing deals, each under every rule set.

use std::sync::atomic::Ordering;

use anyhow::{Context, Result, anyhow};
use bots::Player;
use tabletop::{Dealer, EventWatch, Eventful, Judged, Rng, Seed, Seen, Settings};

use super::Lab;
use super::pieces::{KnownNames, Names};
use super::retune::Retuned;
use super::watch::{Notes, Played};
use crate::in_order::in_order;
use crate::interrupt::interrupted;
use crate::progress::Progress;

/// Rules to be played, and the judge of those who play them.
pub(super) struct Side<G: Judged> {
    /// The settings, as they are told.
    pub(super) settings: Settings,
    pub(super) setup: G::Setup,
    pub(super) judgement: G::Judgement,
    /// What tuning brought, if it was asked for.
    pub(super) retuned: Option<Retuned>,
}

impl<G: Judged> Side<G> {
    pub(super) fn new(settings: Settings, setup: G::Setup, judgement: &G::Judgement) -> Self {
        Self { settings, setup, judgement: judgement.clone(), retuned: None }
    }
}

/// Plays all deals, or those before Ctrl-C: the games of each side, in the order of the deals.
pub(super) fn play_deals<G: Judged + Eventful>(
    args: &Lab,
    sides: &[Side<G>],
    names: &Names,
) -> Result<Vec<Vec<Played>>> {
    let stop = interrupted()?;
    let stopped = || stop.load(Ordering::Relaxed);
    let seats = args.table.seats;
    let worker = || {
        let mut players: Vec<Vec<Box<dyn Player<G>>>> = sides
            .iter()
            .map(|side| {
                let player = |_| args.thinking.player(args.level, &side.judgement, Rng::new(0));
                (0..seats).map(player).collect()
            })
            .collect();
        let mut memory = Memory { choices: Vec::new(), names: names.known() };
        move |deal: u64| -> Result<Vec<Played>> {
            let played = sides.iter().zip(&mut players).map(|(side, players)| {
                play(side, players, (args.seed, deal), &mut memory)
                    .with_context(|| format!("deal {deal} of seed {}", args.seed))
            });
            played.collect()
        }
    };
    let mut progress = Progress::new(args.games, "deals");
    let mut games: Vec<Vec<Played>> = sides.iter().map(|_| Vec::new()).collect();
    let deals = (0..args.games).take_while(|_| !stopped());
    in_order(args.jobs.count(), deals, worker, |played| {
        for (side, game) in games.iter_mut().zip(played?) {
            side.push(game);
        }
        progress.set(games[0].len() as u64);
        Ok(())
    })?;
    Ok(games)
}

/// What a thread keeps from game to game.
struct Memory<'a, G: Judged> {
    choices: Vec<G::Choice>,
    names: KnownNames<'a>,
}

/// Plays one deal under one rule set.
fn play<G: Judged + Eventful>(
    side: &Side<G>,
    players: &mut [Box<dyn Player<G>>],
    (seed, deal): (u64, u64),
    Memory { choices, names }: &mut Memory<'_, G>,
) -> Result<Played> {
    let mut game = G::start(&side.setup, Dealer::new(&Seed::of_simulation(seed, deal)));
    for (seat, player) in players.iter_mut().enumerate() {
        player.sit_down(Rng::of_simulation(seed, deal, seat));
    }
    let mut notes = Notes::default();
    let mut watch = EventWatch::begin(&game, |round, event| notes.counted.add(names, round, event));
    while let Some(seat) = game.waiting_on().lowest() {
        game.choices(seat, choices);
        notes.decide(game.round(), choices.len());
        let choice = players[seat.index()].choose(&Seen::new(&game, seat));
        game.choose(seat, choice).map_err(|refusal| {
            anyhow!("seat {seat} chose `{choice}`, which was refused: {refusal}")
        })?;
        watch.see(&game, seat, choice, |round, event| notes.counted.add(names, round, event));
        notes.look(&game, &side.judgement);
    }
    let outcome = game.outcome().context("nobody owes a choice, yet the game goes on")?;
    Ok(notes.finish(&game, &outcome))
}
