//! `faubourg arena`: levels play against each other, and how strong each of them is.

mod chart;
mod elo;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use bots::{Level, Player, Random, play_out};
use clap::Args;
use clap::builder::PossibleValuesParser;
use tabletop::{Dealer, Game, Judged, Rng, Seed};

use self::report::{Duel, Report, Strength};
use crate::games::{NAMES, Visitor, unknown, visit};
use crate::in_order::{Jobs, in_order};
use crate::judgement_args::JudgementArgs;
use crate::number::{any, number};
use crate::table_args::{OptionArgs, ThinkingArgs, levels_help};
use crate::whole_file::WholeFile;

const EXAMPLES: &str = "\
Examples:
  faubourg arena welcome                                  all four levels
  faubourg arena welcome --players neighbour,mayor --deals 50
  faubourg arena welcome --seats 4 --players architect,mayor    both at a table of four
  faubourg arena welcome --json > arena.json
  faubourg arena welcome --chart levels.svg

Every two levels play the same deals twice, each of them once from each seat, so that luck with
the cards is the same for both; at a larger table they sit in turn, one beside the other. Half a
win each is counted for a shared first place. An interval holds the true value in 95 of 100 such
arenas; a deal, with its two games, is one observation. Elo is fitted to all duels at once: 400
points of difference are odds of ten to one, and the neighbour has 1500 (the first level named,
where no neighbour plays). Points are those of a level among its equals, at a table where everybody
plays like it: they do not depend on who else is measured.

Positions are games after one more choice that a level reached and judged while it thought; beside
them stands how many choices a second are made by playing at random, on this machine and just then.

The same seed gives the same duels and the same results, whatever the number of jobs (but not with
--time, when how far a level gets is up to the machine).";

/// Let levels play duels against each other, and print how strong they are.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// Which game to play
    #[arg(value_parser = PossibleValuesParser::new(NAMES))]
    game: String,

    #[command(flatten)]
    options: OptionArgs,

    /// The levels that play, separated by commas
    #[arg(long, value_name = "LEVELS", value_delimiter = ',',
          default_value = "newcomer,neighbour,architect,mayor", long_help = players_help())]
    players: Vec<Level>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    #[command(flatten)]
    judgement: JudgementArgs,

    /// How many seats the tables have
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = number::<usize>(2..=100))]
    seats: usize,

    /// How many deals every two levels play, twice each
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u32>(2..=u64::from(u32::MAX)))]
    deals: u32,

    /// The number everything random is made from
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = any::<u64>())]
    seed: u64,

    #[command(flatten)]
    jobs: Jobs,

    /// Print JSON, for programs
    #[arg(long)]
    json: bool,

    /// Draw the strengths in this SVG file
    #[arg(long, value_name = "FILE.svg")]
    chart: Option<PathBuf>,
}

fn players_help() -> String {
    format!("The levels that play, separated by commas\n\nLevels:\n{}", levels_help())
}

/// A deal is played from both sides.
const SIDES: usize = 2;
/// How long random play is timed.
const RANDOM_PACE_TIME: Duration = Duration::from_millis(300);

impl Arena {
    /// Plays the duels and reports.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<()> {
        let known = |level: &Level| self.players.iter().filter(|other| *other == level).count();
        if let Some(twice) = self.players.iter().find(|level| known(level) > 1) {
            bail!("the level `{twice}` is named twice: expected each level once");
        }
        if self.players.len() < 2 {
            bail!("one level alone has nobody to play against: expected two or more");
        }
        self.thinking.check(&self.players)?;
        self.judgement.check(&self.players)?;
        visit(&self.game, Duels { args: self, out }).unwrap_or_else(|| Err(unknown(&self.game)))
    }

    /// Every two levels.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let levels = self.players.len();
        (0..levels).flat_map(|one| (one + 1..levels).map(move |other| (one, other))).collect()
    }
}

struct Duels<'a> {
    args: &'a Arena,
    out: &'a mut dyn Write,
}

/// What two levels got out of one deal.
#[derive(Clone, Copy, Debug, Default)]
struct Deal {
    /// The wins of the first in the two games, a shared one counted half.
    wins: f64,
    /// The points of both in the two games together, over all their seats.
    points: [i32; 2],
    /// The seconds they thought, for how many turns, and the positions they looked at.
    seconds: [f64; 2],
    turns: [u32; 2],
    positions: [u64; 2],
}

impl Visitor for Duels<'_> {
    type Output = Result<()>;

    fn visit<G: Judged>(self) -> Result<()> {
        let Self { args, out } = self;
        let setup = args.options.setup::<G>(args.seats)?;
        let judgement = args.judgement.read::<G>()?;
        let pairs = args.pairs();
        let equals = (0..args.players.len()).map(|level| (level, level));
        let tables: Vec<(usize, usize)> = pairs.iter().copied().chain(equals).collect();
        let items = tables
            .iter()
            .flat_map(|&pair| (0..u64::from(args.deals)).map(move |deal| (pair, deal)));
        let mut deals: Vec<Deal> = Vec::new();
        let worker = || {
            |((one, other), deal): ((usize, usize), u64)| {
                let levels = [args.players[one], args.players[other]];
                play_deal::<G>(&setup, args, &judgement, levels, deal)
            }
        };
        in_order(args.jobs.count(), items, worker, |deal: Result<Deal>| {
            deals.push(deal?);
            Ok(())
        })?;
        let mut played = deals.chunks(args.deals as usize);
        let against: Vec<&[Deal]> = played.by_ref().take(pairs.len()).collect();
        let among_equals: Vec<&[Deal]> = played.collect();
        let duels = pairs.iter().zip(&against);
        let duels: Vec<Duel> =
            duels.map(|(&pair, deals)| Duel::new(pair, args.seats, deals)).collect();
        let report = Report {
            title: G::TITLE,
            game: G::NAME,
            settings: G::settings(&setup),
            seed: args.seed,
            seats: args.seats,
            deals: args.deals,
            strengths: strengths(args, &pairs, &against, &among_equals),
            duels,
            choices_per_second_at_random: random_pace::<G>(&setup, args.seats)?,
        };
        if let Some(path) = &args.chart {
            let mut file = WholeFile::create(path)?;
            file.write_all(chart::draw(&report).as_bytes()).context("cannot write the chart")?;
            file.finish()?;
        }
        if args.json { report.write_json(out) } else { report.write_text(out) }
    }
}

/// Plays a deal twice, the second time with the seats swapped; once where all play alike.
fn play_deal<G: Judged>(
    setup: &G::Setup,
    args: &Arena,
    judgement: &G::Judgement,
    pair: [Level; 2],
    deal: u64,
) -> Result<Deal> {
    let seed = Seed::of_simulation(args.seed, deal);
    let mut result = Deal::default();
    let sides = if pair[0] == pair[1] { 1 } else { SIDES };
    for side in 0..sides {
        // They sit in turn; who begins is swapped.
        let who = |seat: usize| (seat + side) % SIDES;
        let mut players: Vec<Timed<G>> = (0..args.seats)
            .map(|seat| {
                let rng = Rng::of_simulation(args.seed, deal, seat + 1);
                let player = args.thinking.player::<G>(pair[who(seat)], judgement, rng);
                Timed { player, seconds: 0.0 }
            })
            .collect();
        let mut game = G::start(setup, Dealer::new(&seed));
        play_out(&mut game, &mut players, |_, _, _| ())
            .with_context(|| format!("deal {deal} of seed {}", args.seed))?;
        let outcome = game.outcome().context("nobody owes a choice, yet the game goes on")?;
        let firsts = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
        for (seat, standing) in outcome.standings.iter().enumerate() {
            let who = who(seat);
            result.points[who] += standing.score.total;
            result.seconds[who] += players[seat].seconds;
            result.positions[who] += players[seat].player.positions();
            result.turns[who] += game.round();
            if who == 0 && standing.rank == 1 {
                result.wins += 1.0 / firsts as f64;
            }
        }
    }
    Ok(result)
}

/// How many choices a second are made when all are random: the pace that looking ahead is
/// measured by.
fn random_pace<G: Game>(setup: &G::Setup, seats: usize) -> Result<f64> {
    let started = Instant::now();
    let mut players: Vec<Random<G>> = (0..seats).map(|_| Random::new(Rng::new(0))).collect();
    let mut choices = 0;
    for index in 0.. {
        for (seat, player) in players.iter_mut().enumerate() {
            player.sit_down(Rng::of_simulation(0, index, seat));
        }
        let mut game = G::start(setup, Dealer::new(&Seed::of_simulation(0, index)));
        choices += play_out(&mut game, &mut players, |_, _, _| ())?;
        if started.elapsed() > RANDOM_PACE_TIME {
            break;
        }
    }
    Ok(choices as f64 / started.elapsed().as_secs_f64())
}

/// A player, and how long it has thought.
struct Timed<G> {
    player: Box<dyn Player<G>>,
    seconds: f64,
}

impl<G: Game> Player<G> for Timed<G> {
    fn sit_down(&mut self, rng: Rng) {
        self.player.sit_down(rng);
    }

    fn choose(&mut self, seen: &tabletop::Seen<'_, G>) -> G::Choice {
        let started = Instant::now();
        let choice = self.player.choose(seen);
        self.seconds += started.elapsed().as_secs_f64();
        choice
    }
}

fn strengths(
    args: &Arena,
    pairs: &[(usize, usize)],
    against: &[&[Deal]],
    among_equals: &[&[Deal]],
) -> Vec<Strength> {
    let share = |deal: &Deal| deal.wins / SIDES as f64;
    let wins: Vec<Vec<f64>> =
        against.iter().map(|deals| deals.iter().map(share).collect()).collect();
    let anchor = args.players.iter().position(|level| *level == Level::Neighbour).unwrap_or(0);
    let ratings = elo::fit(args.players.len(), anchor, pairs, &wins, args.seed);
    let levels = args.players.iter().enumerate().zip(ratings).zip(among_equals);
    levels
        .map(|(((index, &level), elo), equals)| {
            let (mut seconds, mut turns, mut positions) = (0.0, 0, 0);
            for (&(one, other), deals) in pairs.iter().zip(against) {
                for (side, player) in [one, other].into_iter().enumerate() {
                    if player == index {
                        seconds += deals.iter().map(|deal| deal.seconds[side]).sum::<f64>();
                        positions += deals.iter().map(|deal| deal.positions[side]).sum::<u64>();
                        turns += deals.iter().map(|deal| deal.turns[side]).sum::<u32>();
                    }
                }
            }
            let points =
                |deal: &Deal| f64::from(deal.points.iter().sum::<i32>()) / args.seats as f64;
            Strength {
                level,
                elo,
                points: report::interval(equals.iter().map(points)),
                milliseconds_per_turn: 1000.0 * seconds / f64::from(turns.max(1)),
                positions_per_second: positions as f64 / seconds.max(f64::MIN_POSITIVE),
            }
        })
        .collect()
}
