//! The end of a game.

use tabletop::{Ink, Judged, Narrated, Rival, Viewer};

use super::{ME, Sitting};
use crate::commands::play::told::Told;

impl<G: Judged + Narrated> Sitting<G> {
    /// Who won, all scores with what they are made of, and how to check the cards.
    pub(crate) fn ending(&self) -> Vec<Told> {
        let seed = self.table.seed();
        let mut told = vec![Told::title(self.verdict()), Told::Gap];
        told.extend(self.scores());
        told.push(Told::Gap);
        told.extend(
            [
                format!("seed {seed}"),
                format!("commitment {}", seed.commitment()),
                "Check: printf %s SEED | sha256sum".to_owned(),
            ]
            .map(|line| Told::inked(Ink::Faint, line)),
        );
        told
    }

    /// Who won, in a few words.
    fn verdict(&self) -> String {
        let Some(outcome) = self.table.game().outcome() else {
            return "Nobody has anything left to choose.".to_owned();
        };
        if let [alone] = &outcome.standings[..] {
            let own = alone.score.total;
            return match self.table.game().rival(Viewer::Seat(ME)) {
                Some(Rival { name, total, .. }) => {
                    format!("The game is over: {own} points, {name} {total}.")
                }
                None => format!("The game is over: {own} points."),
            };
        }
        let winners: Vec<&str> = self
            .table
            .names()
            .iter()
            .zip(&outcome.standings)
            .filter(|(_, standing)| standing.rank == 1)
            .map(|(name, _)| name.as_str())
            .collect();
        match &winners[..] {
            [winner] => format!("The game is over. The winner: {winner}."),
            _ => format!("The game is over. The first place is shared: {}.", winners.join(", ")),
        }
    }
}
