//! A game that someone writes for themselves, looked at again turn by turn.

use maud::Markup;
use tabletop::{Seat, Table, Viewer};

use super::RunningGame;
use crate::play::{SceneOf, Shown, TablePage};

impl<G: Shown> RunningGame<G> {
    /// Everything that was written, by turns: what came before the first stands by itself.
    pub(super) fn written(&self) -> Vec<Vec<G::Choice>> {
        let kept = self.table.kept().iter().map(|kept| kept.choice);
        let open = Seat::all(self.table.game().seats())
            .flat_map(|seat| self.table.open_choices(seat).collect::<Vec<_>>());
        let choices: Vec<G::Choice> = kept.chain(open).collect();
        let turns_of = G::turns_of(&choices);
        let mut turns = vec![Vec::new(); turns_of.last().map_or(1, |last| last + 1)];
        for (choice, turn) in choices.into_iter().zip(turns_of) {
            turns[turn].push(choice);
        }
        turns
    }

    /// A turn of what someone wrote: how it stood before and after.
    pub(super) fn replay_written(&self, page: &TablePage<'_>, step: u32) -> Option<Markup> {
        let turns = self.written();
        let step = step as usize;
        let chosen = vec![turns.get(step)?.clone()];
        let fresh =
            Table::new(self.table.setup().clone(), self.table.names().to_vec(), self.table.seed());
        let (mut table, seat): (Table<G>, _) = (fresh, Seat::new(0));
        let mut before = None;
        for (index, turn) in turns.iter().take(step + 1).enumerate() {
            if index == step {
                before = Some(table.game().view(Viewer::Spectator));
            }
            for choice in turn {
                table.choose(seat, *choice).ok()?;
            }
        }
        let view = table.game().view(Viewer::Spectator);
        let scene = SceneOf::<G> {
            before: before.as_ref(),
            last_step: &chosen,
            ..self.scene(&TablePage { refused: None, ..*page }, &view, &[])
        };
        Some(G::replay(&scene, None, step as u32, turns.len() as u32 - 1))
    }
}
