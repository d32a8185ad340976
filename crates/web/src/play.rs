//! A game being played at a table, whichever game it is.

use std::fmt;

use maud::Markup;
use tabletop::{
    Game, Judged, NotationError, Record, Replay, ResultLine, Seat, SeatSet, Seed, Table, Viewer,
};
use thiserror::Error;

use crate::pages::Person;
use crate::thinking::{Situation, SituationOf};
use crate::words::Words;

/// What a game's pages must answer. Implemented once for each game, in its folder of pages.
pub trait Shown: Judged {
    /// The table, drawn for a viewer.
    fn table(scene: &SceneOf<'_, Self>) -> Markup;

    /// Whether the page waits for others, so that a page without script reloads itself.
    fn waits(scene: &SceneOf<'_, Self>) -> bool;

    /// One round of a game, stepped through.
    fn replay(scene: &SceneOf<'_, Self>, round: u32, rounds: u32) -> Markup;

    /// A refusal in the reader's language.
    fn refusal(words: &Words, refusal: &Self::Refusal) -> String;
}

/// Everything a page of a table is drawn from.
pub struct SceneOf<'a, G: Game> {
    /// The language.
    pub words: &'a Words,
    /// The table's address, under which forms are sent: `/table/ID`.
    pub address: &'a str,
    /// The table's name.
    pub title: &'a str,
    /// The number of the last event, for live updates.
    pub version: u64,
    /// The seat whose sheet is looked at, if not the viewer's own.
    pub look: Option<Seat>,
    /// Whether every player is listed, however many there are.
    pub everyone: bool,
    /// Seats the viewer owns, for playing together on one device.
    pub mine: &'a [Seat],
    /// Whether the viewer opened the table.
    pub host: bool,
    /// The game as the viewer may know it.
    pub view: &'a G::View,
    /// The game as everyone knew it one round ago.
    pub before: Option<&'a G::View>,
    /// Who sits where.
    pub people: &'a [Person],
    /// The viewer's legal choices, each with what it would change in the score at once.
    pub choices: &'a [(G::Choice, i32)],
    /// What the viewer has chosen this round and can take back, oldest first.
    pub taken: &'a [G::Choice],
    /// What each seat chose in the last round.
    pub last_round: &'a [Vec<G::Choice>],
    /// The total of every seat after each round.
    pub scores: &'a [Vec<i32>],
    /// The final place of every seat; empty while the game goes on.
    pub ranks: &'a [u16],
    /// Why the last choice was refused.
    pub refused: Option<&'a str>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask the game itself to be one"
)]
impl<G: Game> Clone for SceneOf<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for SceneOf<'_, G> {}

impl<G: Game> fmt::Debug for SceneOf<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SceneOf").field("address", &self.address).finish_non_exhaustive()
    }
}

/// What is the same for every game when a page is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The language.
    pub words: &'a Words,
    /// The table's address.
    pub address: &'a str,
    /// The table's name.
    pub title: &'a str,
    /// The number of the last event.
    pub version: u64,
    /// Whose eyes.
    pub viewer: Viewer,
    /// The seat looked at.
    pub look: Option<Seat>,
    /// Whether every player is listed.
    pub everyone: bool,
    /// Seats the viewer owns.
    pub mine: &'a [Seat],
    /// Whether the viewer opened the table.
    pub host: bool,
    /// Who sits where.
    pub people: &'a [Person],
    /// Why the last choice was refused.
    pub refused: Option<&'a str>,
}

/// Why a choice did not happen.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoChoice {
    /// It was not understood.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules refuse it; in the reader's language.
    #[error("{0}")]
    Refused(String),
    /// There is nothing to take back.
    #[error("{0}")]
    NothingToUndo(#[from] tabletop::UndoError),
}

/// A game being played, whichever it is.
pub trait Play: Send {
    /// The seats that owe a choice.
    fn waiting_on(&self) -> SeatSet;
    /// Rounds and turns that are over.
    fn settled(&self) -> u32;
    /// How it ended, once it has.
    fn result(&self) -> Option<ResultLine>;
    /// The seat's legal choices in notation.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// Makes a choice given in notation.
    fn choose(&mut self, seat: Seat, choice: &str, words: &Words) -> Result<(), NoChoice>;
    /// Takes the seat's last choice back.
    fn undo(&mut self, seat: Seat) -> Result<(), NoChoice>;
    /// Takes back all the seat's choices of the round.
    fn restart(&mut self, seat: Seat) -> Result<(), NoChoice>;
    /// The game as it stands, for a bot to think about in the seat's place.
    fn situation(&self, seat: Seat) -> Box<dyn Situation>;
    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// The table, drawn for a viewer; and whether it waits for others.
    fn table(&self, setting: &Setting<'_>) -> (Markup, bool);
    /// A round of the game, stepped through; `None` if there is no such round.
    fn replay(&self, setting: &Setting<'_>, round: u32) -> Option<Markup>;
    /// The game written down.
    fn record(&self) -> Record;
}

/// A game of a kind that has pages.
pub(crate) struct Playing<G: Game> {
    table: Table<G>,
    /// The game when this round began.
    round_start: G,
    /// The game when the last round began, for what happened since.
    before: Option<G>,
    /// The total of every seat after each round.
    scores: Vec<Vec<i32>>,
}

impl<G: Shown> Playing<G> {
    pub(crate) fn new(setup: G::Setup, names: Vec<String>, seed: Seed) -> Self {
        let table: Table<G> = Table::new(setup, names, seed);
        let round_start = table.game().clone();
        Self { table, round_start, before: None, scores: Vec::new() }
    }

    /// A scene with everything but what the viewer can do.
    fn scene<'a>(
        &'a self,
        setting: &Setting<'a>,
        view: &'a G::View,
        ranks: &'a [u16],
    ) -> SceneOf<'a, G> {
        SceneOf {
            words: setting.words,
            address: setting.address,
            title: setting.title,
            version: setting.version,
            look: setting.look,
            everyone: setting.everyone,
            mine: setting.mine,
            host: setting.host,
            view,
            before: None,
            people: setting.people,
            choices: &[],
            taken: &[],
            last_round: &[],
            scores: &self.scores,
            ranks,
            refused: setting.refused,
        }
    }

    fn make(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        let settled = self.table.game().settled();
        self.table.choose(seat, choice)?;
        let game = self.table.game();
        if game.settled() != settled {
            self.before = Some(std::mem::replace(&mut self.round_start, game.clone()));
            let seats = Seat::all(game.seats());
            self.scores.push(seats.map(|seat| game.score(seat, Viewer::Spectator).total).collect());
        }
        Ok(())
    }
}

impl<G: Shown> Play for Playing<G> {
    fn waiting_on(&self) -> SeatSet {
        self.table.game().waiting_on()
    }

    fn settled(&self) -> u32 {
        self.table.game().settled()
    }

    fn result(&self) -> Option<ResultLine> {
        ResultLine::of(self.table.game())
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let mut choices = Vec::new();
        self.table.game().choices(seat, &mut choices);
        choices.iter().map(G::Choice::to_string).collect()
    }

    fn choose(&mut self, seat: Seat, choice: &str, words: &Words) -> Result<(), NoChoice> {
        let choice: G::Choice = choice.parse()?;
        self.make(seat, choice).map_err(|refusal| NoChoice::Refused(G::refusal(words, &refusal)))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoChoice> {
        self.table.undo(seat)?;
        Ok(())
    }

    fn restart(&mut self, seat: Seat) -> Result<(), NoChoice> {
        Ok(self.table.restart(seat)?)
    }

    fn situation(&self, seat: Seat) -> Box<dyn Situation> {
        Box::new(SituationOf { game: self.table.game().clone(), seat })
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.table.view(viewer)).expect("a view is plain JSON")
    }

    fn table(&self, setting: &Setting<'_>) -> (Markup, bool) {
        let view = self.table.view(setting.viewer);
        let before = self.before.as_ref().map(|game| game.view(Viewer::Spectator));
        let (choices, taken) = match setting.viewer {
            Viewer::Seat(seat) => {
                let mut choices = Vec::new();
                self.table.game().choices(seat, &mut choices);
                let weighed =
                    choices.into_iter().map(|choice| (choice, self.table.effect(seat, choice)));
                (weighed.collect(), self.table.open_choices(seat).collect())
            }
            Viewer::Spectator => (Vec::new(), Vec::new()),
        };
        let mut last_round = vec![Vec::new(); self.table.game().seats()];
        for &(seat, choice, _) in self.table.last_settled() {
            last_round[seat.index()].push(choice);
        }
        let ranks = self.result().map_or_else(Vec::new, |result| result.ranks);
        let scene = SceneOf::<G> {
            before: before.as_ref(),
            choices: &choices,
            taken: &taken,
            last_round: &last_round,
            ..self.scene(setting, &view, &ranks)
        };
        (G::table(&scene), G::waits(&scene))
    }

    fn replay(&self, setting: &Setting<'_>, round: u32) -> Option<Markup> {
        let rounds = self.settled();
        if round > rounds {
            return None;
        }
        let mut seen: Vec<G::View> = Vec::new();
        let mut chosen = vec![Vec::new(); self.table.game().seats()];
        self.record()
            .replay::<G>(|step| match step {
                Replay::Start(game) => seen.push(game.view(Viewer::Spectator)),
                Replay::Choice { game, seat, choice, settled } => {
                    if game.settled() == round && settled || game.settled() + 1 == round {
                        chosen[seat.index()].push(choice);
                    }
                    if settled && game.settled() <= round {
                        seen.push(game.view(Viewer::Spectator));
                    }
                }
            })
            .ok()?;
        let view = seen.last()?;
        let scene = SceneOf::<G> {
            before: seen.len().checked_sub(2).map(|index| &seen[index]),
            last_round: &chosen,
            refused: None,
            ..self.scene(setting, view, &[])
        };
        Some(G::replay(&scene, round, rounds))
    }

    fn record(&self) -> Record {
        self.table.record()
    }
}
