//! Fitting the judge of the bots to the rules, so that they exploit what was changed.

use std::io::{self, Write};

use anyhow::{Context, Result, ensure};
use bots::tune::{Tuner, Tuning};
use bots::{Level, Player};
use serde::Serialize;
use tabletop::{Dealer, Judged, Rng, Seed};

use super::Lab;
use super::estimate::{Estimate, Interval};
use super::play::Side;
use crate::in_order::in_order;

/// What came of tuning.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Retuned {
    /// How many more points the tuned judge makes than the one that is built in, in the same games.
    pub(super) gain: Interval,
    /// Whether it plays: only if it is better for sure.
    pub(super) plays: bool,
}

const GENERATIONS: u32 = 8;
const TUNING: Tuning = Tuning { seats: 0, drawn: 16, chosen: 4, deals: 24, spread: 0.25, seed: 0 };
/// Over so many other deals the tuned judge is compared with the built-in one.
const TRIAL_DEALS: u64 = 200;
/// Tuning, its trial and the games of the lab have seeds of their own, so that none of them profits
/// from deals it has seen.
const OTHER_DEALS: [u64; 2] = [0x7475_6e65, 0x7472_7921];

/// Tunes the judge to the rules of this side, and lets it play if it is better in fresh deals.
pub(super) fn retune<G: Judged>(args: &Lab, name: &str, side: &mut Side<G>) -> Result<()> {
    ensure!(
        args.level != Level::Random,
        "`--tune` is for levels that judge: expected another than `random`"
    );
    let [tuning_deals, trial_deals] = OTHER_DEALS.map(|other| args.seed ^ other);
    let tuning = Tuning { seats: args.table.seats, seed: tuning_deals, ..TUNING };
    let before = side.judgement.clone();
    let tuner = Tuner::<G>::new(&side.setup, &before, "", tuning)?.with_those_that_count();
    let mut tuner = tuner.with_threads(args.jobs.count());
    let mut found = before.clone();
    for number in 1..=GENERATIONS {
        found = tuner.generation().judgement;
        // A closed standard error is no reason to stop.
        let _ = writeln!(io::stderr(), "tuning to {name}: generation {number} of {GENERATIONS}");
    }
    let gain = trial(args, side, [&found, &before], trial_deals)?;
    let plays = gain.low > 0.0;
    if plays {
        side.judgement = found;
    }
    side.retuned = Some(Retuned { gain, plays });
    Ok(())
}

/// How many more points the first judge makes than the second: at one table with others who have
/// the second, from every seat in turn; alone, in the same deals.
fn trial<G: Judged>(
    args: &Lab,
    side: &Side<G>,
    judges: [&G::Judgement; 2],
    seed: u64,
) -> Result<Interval> {
    let seats = args.table.seats;
    let worker = || {
        |deal: u64| -> Result<f64> {
            let mut lead = 0.0;
            for own in 0..seats {
                let points = |other: &G::Judgement| -> Result<Vec<f64>> {
                    let judge = |seat: usize| if seat == own { judges[0] } else { other };
                    play(args, side, &judge, (seed, deal))
                };
                let together = points(judges[1])?;
                let others = if seats == 1 {
                    play(args, side, &|_| judges[1], (seed, deal))?[0]
                } else {
                    (together.iter().sum::<f64>() - together[own]) / (seats - 1) as f64
                };
                lead += (together[own] - others) / seats as f64;
            }
            Ok(lead)
        }
    };
    let mut leads = Vec::new();
    in_order(args.jobs.count(), 0..TRIAL_DEALS, worker, |lead| {
        leads.push((lead?, 1.0));
        Ok(())
    })?;
    let estimate = Estimate::ratio(leads.into_iter()).context("no deal was tried")?;
    Ok(estimate.interval())
}

/// The points of all seats in one game, each with its own judge.
fn play<'a, G: Judged>(
    args: &Lab,
    side: &Side<G>,
    judge: &dyn Fn(usize) -> &'a G::Judgement,
    (seed, deal): (u64, u64),
) -> Result<Vec<f64>> {
    let mut players: Vec<Box<dyn Player<G>>> = (0..args.table.seats)
        .map(|seat| {
            let rng = Rng::of_simulation(seed, deal, seat);
            args.thinking.player(args.level, judge(seat), rng)
        })
        .collect();
    let mut game = G::start(&side.setup, Dealer::new(&Seed::of_simulation(seed, deal)));
    bots::play_out(&mut game, &mut players, |_, _, _| ())?;
    let outcome = game.outcome().context("nobody owes a choice, yet the game goes on")?;
    Ok(outcome.standings.iter().map(|standing| standing.score.total.into()).collect())
}
