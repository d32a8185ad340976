//! What many analysed games have in common.

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::game::Analysed;
use crate::text::{Styles, show, table};

/// Numbers added up for a mean.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Half the width of its 95 % interval.
    fn interval(self) -> f64 {
        let count = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / count) / (count - 1.0).max(1.0);
        1.96 * (variance.max(0.0) / count).sqrt()
    }

    fn told(self) -> String {
        format!("{:.2} ± {:.2}", self.mean(), self.interval())
    }
}

/// What is known of one player over all games.
#[derive(Clone, Debug, Default)]
struct Player {
    score: Mean,
    luck: Mean,
    lost: Mean,
    accuracy: Mean,
    by_phase: [Mean; PHASES.len()],
    by_first_word: BTreeMap<String, Mean>,
}

/// The thirds of a game.
const PHASES: [&str; 3] = ["beginning", "middle", "end"];

/// Sums over many games, player by player.
#[derive(Clone, Debug, Default)]
pub(super) struct Study {
    games: u64,
    players: BTreeMap<String, Player>,
}

impl Study {
    /// Adds a game.
    pub(super) fn add(&mut self, game: &Analysed) {
        self.games += 1;
        for seat in &game.seats {
            let player = self.players.entry(game.name(seat.seat).to_owned()).or_default();
            player.score.add(seat.score.into());
            player.luck.add(seat.luck);
            player.lost.add(-seat.decisions);
            if let Some(accuracy) = seat.accuracy {
                player.accuracy.add(accuracy);
            }
            let rounds = seat.turns.last().map_or(1, |turn| turn.round).max(1);
            for turn in seat.turns.iter().filter(|turn| !turn.weighed.forced) {
                let third = (turn.round - 1) * PHASES.len() as u32 / rounds;
                player.by_phase[third as usize].add(turn.weighed.loss);
                for word in words(&turn.weighed.played) {
                    player.by_first_word.entry(word).or_default().add(turn.weighed.loss);
                }
            }
        }
    }

    /// Means over all games, with their intervals.
    pub(super) fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let strong = Styles::for_stdout().strong;
        writeln!(out, "{strong}{} games{strong:#}, means with 95 % intervals\n", self.games)?;
        let mut all = table(["player", "score", "cards", "lost a game", "accuracy"], 1);
        for (name, player) in &self.players {
            all.add_row([
                name.clone(),
                player.score.told(),
                player.luck.told(),
                player.lost.told(),
                format!("{:.1} %", player.accuracy.mean()),
            ]);
        }
        show(out, &all)?;
        for (name, player) in &self.players {
            writeln!(out, "\n{strong}{name}{strong:#}: points lost a turn")?;
            let mut parts = table(["turns", "how many", "lost"], 1);
            let phases = PHASES.iter().map(|phase| (*phase).to_owned()).zip(player.by_phase);
            let words = player.by_first_word.iter().map(|(word, mean)| (word.clone(), *mean));
            for (what, mean) in phases.chain(words).filter(|(_, mean)| mean.count > 0) {
                parts.add_row([what, mean.count.to_string(), mean.told()]);
            }
            show(out, &parts)?;
        }
        Ok(())
    }
}

/// What a turn did, each thing once: the words its choices begin with. A plan keeps its number.
fn words(choices: &[String]) -> Vec<String> {
    let mut words: Vec<String> = choices
        .iter()
        .map(|choice| match choice.split_once(' ') {
            Some(("plan", _)) | None => choice.clone(),
            Some((word, _)) => word.to_owned(),
        })
        .collect();
    words.sort();
    words.dedup();
    words
}
