//! A game of one kind being played: what a table asks of it, and the pages it draws.

mod written;

use std::any::Any;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use bots::analysis::{SeatAnalysis, decisions};
use maud::Markup;
use tabletop::{
    Kept, Origin, Record, RecordError, Replay, ResultLine, Seat, SeatSet, Seed, Table, Viewer,
};

use super::{Play, SceneOf, Shown, Step, Still, TablePage};
use crate::preferences::Preferences;
use crate::study::{Study, ToldTurn, Weigh, before_decision, reasons, study, weigh_try};
use crate::table_error::TableError;
use crate::thinking::{Situation, SituationOf};
use crate::words::{Language, Words};

/// A game of a kind that has pages.
#[derive(Clone)]
pub(crate) struct RunningGame<G: Shown> {
    table: Table<G>,
    /// The game when this step began.
    step_start: G,
    /// The game when the last step began, for what happened since.
    before: Option<G>,
    /// The total of every seat when the game began.
    opening: Vec<i32>,
    /// How many steps were over then: some, if it goes on from a moment of another game.
    first: u32,
    /// The total of every seat after each step.
    scores: Vec<Vec<i32>>,
    /// What was counted over the game, once it is over and someone has looked.
    tally: OnceLock<G::Tally>,
}

/// The total of every seat, as everyone knows it.
fn totals<G: Shown>(game: &G) -> Vec<i32> {
    Seat::all(game.seats()).map(|seat| game.score(seat, Viewer::Spectator).total).collect()
}

/// How many steps of a game are over.
fn steps_over<G: Shown>(game: &G) -> u32 {
    match G::STEP {
        Step::Round => game.rounds_over(),
        Step::Checkpoint | Step::Written => game.checkpoints(),
    }
}

impl<G: Shown> RunningGame<G> {
    pub(crate) fn new(setup: G::Setup, names: Vec<String>, seed: Seed) -> Self {
        Self::at(Table::new(setup, names, seed))
    }

    /// A game that goes on from a moment of another one.
    pub(crate) fn resume(
        setup: G::Setup,
        names: Vec<String>,
        seed: Seed,
        from: Arc<Origin>,
    ) -> Result<Self, RecordError> {
        Ok(Self::at(Table::resume(setup, names, seed, from)?))
    }

    fn at(table: Table<G>) -> Self {
        let step_start = table.game().clone();
        let (opening, first) = (totals(&step_start), steps_over(&step_start));
        // Steps that were played elsewhere have no choices here, and leave the points as they are.
        let scores = vec![opening.clone(); first as usize];
        Self { table, step_start, before: None, opening, first, scores, tally: OnceLock::new() }
    }

    /// The game as it stands.
    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The choices of each step that is over.
    fn steps(&self) -> Vec<&[Kept<G::Choice>]> {
        let elsewhere = std::iter::repeat_n(&[][..], self.first as usize);
        match G::STEP {
            Step::Round => elsewhere.chain(self.table.by_round()).collect(),
            Step::Checkpoint | Step::Written => {
                elsewhere.chain(self.table.by_checkpoint()).collect()
            }
        }
    }

    /// A scene with everything but what the viewer can do.
    fn scene<'a>(
        &'a self,
        page: &TablePage<'a>,
        view: &'a G::View,
        ranks: &'a [u16],
    ) -> SceneOf<'a, G> {
        SceneOf {
            page: *page,
            view,
            before: None,
            choices: &[],
            taken: &[],
            last_step: &[],
            steps: &[],
            scores: &self.scores,
            opening: &self.opening,
            tally: None,
            ranks,
        }
    }

    /// What each seat chose.
    fn by_seat(&self, step: &[Kept<G::Choice>]) -> Vec<Vec<G::Choice>> {
        let mut chosen = vec![Vec::new(); self.table.game().seats()];
        for kept in step {
            chosen[kept.seat.index()].push(kept.choice);
        }
        chosen
    }

    /// Plays the game again and shows it at the beginning and at the end of every step, together
    /// with how many steps are over.
    fn watch_steps(&self, mut watch: impl FnMut(u32, &G)) -> Result<(), RecordError> {
        let mut next = 0;
        self.record().replay::<G>(|replayed| {
            let (Replay::Start(game) | Replay::Choice { game, .. }) = replayed;
            let over = steps_over(game);
            if over >= next {
                watch(over, game);
                next = over + 1;
            }
        })?;
        Ok(())
    }

    /// The game's figures, once it is over. Nothing changes then, so they are counted once.
    fn tally(&self) -> Option<&G::Tally> {
        self.table.game().outcome()?;
        Some(self.tally.get_or_init(|| {
            let mut tally = G::tally(self.table.game().seats());
            let mut before: Option<G::View> = None;
            let steps = self.steps();
            let counted = self.watch_steps(|over, game| {
                let after = game.view(Viewer::Spectator);
                if let Some(before) = &before {
                    let step = steps.get(over as usize - 1).copied().unwrap_or_default();
                    G::count(&mut tally, before, &after, &self.by_seat(step));
                }
                before = Some(after);
            });
            debug_assert!(counted.is_ok(), "a game that was played can be replayed");
            tally
        }))
    }

    fn make(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        let steps = steps_over(self.table.game());
        self.table.choose(seat, choice)?;
        let game = self.table.game();
        if steps_over(game) != steps {
            self.before = Some(std::mem::replace(&mut self.step_start, game.clone()));
            self.scores.push(totals(game));
        }
        Ok(())
    }
}

impl<G: Shown> Play for RunningGame<G> {
    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn waiting_on(&self) -> SeatSet {
        self.table.game().waiting_on()
    }

    fn checkpoints(&self) -> u32 {
        self.table.game().checkpoints()
    }

    fn round(&self) -> u32 {
        self.table.game().round()
    }

    fn result(&self) -> Option<ResultLine> {
        ResultLine::of(self.table.game())
    }

    fn diploma(&self) -> &'static str {
        &G::diploma().name
    }

    fn achieved(&self, seat: Seat) -> Vec<&'static str> {
        self.table.game().achieved(seat)
    }

    fn choices(&self, seat: Seat) -> String {
        let mut choices = Vec::new();
        self.table.game().choices(seat, &mut choices);
        let mut list = String::with_capacity(2 + 16 * choices.len());
        list.push('[');
        for choice in &choices {
            if list.len() > 1 {
                list.push(',');
            }
            // Writing to a text cannot fail.
            let _ = write!(list, "\"{choice}\"");
        }
        list.push(']');
        list
    }

    fn open_choices(&self, seat: Seat) -> Vec<String> {
        self.table.open_choices(seat).map(|choice| choice.to_string()).collect()
    }

    fn choose(&mut self, seat: Seat, choice: &str, words: &Words) -> Result<String, TableError> {
        let choice: G::Choice = choice.parse()?;
        self.make(seat, choice).map_err(|refusal| {
            let words = G::terms(words, &self.table.view(Viewer::Seat(seat)));
            TableError::Rules(G::refusal(words, &refusal))
        })?;
        Ok(choice.to_string())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.table.undo(seat)?;
        Ok(())
    }

    fn restart(&mut self, seat: Seat) -> Result<(), TableError> {
        Ok(self.table.restart(seat)?)
    }

    fn obvious(&self, seat: Seat, likes: Preferences) -> Option<String> {
        let mut choices = Vec::new();
        self.table.game().choices(seat, &mut choices);
        G::obvious(&choices, likes).map(|choice| choice.to_string())
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        self.table.rename(seat, name);
    }

    fn situation(&self, seat: Seat) -> Box<dyn Situation> {
        Box::new(SituationOf { game: self.table.game().clone(), seat })
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.table.view(viewer)).expect("a view is plain JSON")
    }

    fn table(&self, page: &TablePage<'_>) -> (Markup, bool) {
        let view = self.table.view(page.viewer);
        let before = self.before.as_ref().map(|game| game.view(Viewer::Spectator));
        let (choices, taken) = match page.viewer {
            Viewer::Seat(seat) => {
                let mut choices = Vec::new();
                if G::LISTS {
                    self.table.game().choices(seat, &mut choices);
                }
                let weighed =
                    choices.into_iter().map(|choice| (choice, self.table.effect(seat, choice)));
                (weighed.collect(), self.table.open_choices(seat).collect())
            }
            Viewer::Spectator => (Vec::new(), Vec::new()),
        };
        let steps = self.steps();
        let last_step = self.by_seat(steps.last().copied().unwrap_or_default());
        let ranks = self.result().map_or_else(Vec::new, |result| result.ranks);
        let scene = SceneOf::<G> {
            before: before.as_ref(),
            choices: &choices,
            taken: &taken,
            last_step: &last_step,
            steps: &steps,
            tally: self.tally(),
            ..self.scene(page, &view, &ranks)
        };
        (G::table(&scene), G::waits(&scene))
    }

    fn replay(&self, page: &TablePage<'_>, step: u32) -> Option<Markup> {
        if G::STEP == Step::Written {
            return self.replay_written(page, step);
        }
        let steps = steps_over(self.table.game());
        let step = step.max(self.first);
        if step > steps {
            return None;
        }
        // The step's beginning and its end, each as everyone knew it; and after the end of the
        // game, what nobody could see.
        let finished = self.table.game().outcome().is_some();
        let (mut before, mut held, mut view) = (None, None, None);
        self.watch_steps(|over, game| {
            if over + 1 == step {
                before = Some(game.view(Viewer::Spectator));
                held = finished.then(|| game.position());
            } else if over == step {
                view = Some(game.view(Viewer::Spectator));
            }
        })
        .ok()?;
        let view = &view?;
        let played =
            step.checked_sub(1).and_then(|index| self.steps().get(index as usize).copied());
        let chosen = self.by_seat(played.unwrap_or_default());
        let scene = SceneOf::<G> {
            before: before.as_ref(),
            last_step: &chosen,
            ..self.scene(&TablePage { refused: None, ..*page }, view, &[])
        };
        Some(G::replay(&scene, held.as_ref(), step, steps))
    }

    fn picture(&self, page: &TablePage<'_>) -> Option<Markup> {
        let ranks = self.result()?.ranks;
        let view = self.table.view(page.viewer);
        Some(G::picture(&self.scene(page, &view, &ranks)))
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn doubt(&self, choice: &str, words: &Words) -> Option<String> {
        let words = G::terms(words, &self.table.view(Viewer::Spectator));
        G::doubt(self.table.game(), choice.parse().ok()?, words)
    }

    fn begin_with(&mut self, first: &[String]) -> Result<(), TableError> {
        let seat = Seat::new(0);
        let again: Vec<(Seat, G::Choice)> = Seat::all(self.table.game().seats())
            .flat_map(|seat| self.table.open_choices(seat).map(move |choice| (seat, choice)))
            .collect();
        let mut fresh =
            Self::new(self.table.setup().clone(), self.table.names().to_vec(), self.table.seed());
        for choice in first {
            fresh.choose(seat, choice, Language::En.words())?;
        }
        for (seat, choice) in again {
            fresh.make(seat, choice).map_err(|why| TableError::Rules(why.to_string()))?;
        }
        *self = fresh;
        Ok(())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn study(&self, seat: Seat) -> Option<Box<dyn Study>> {
        study::<G>(&self.table.record(), seat)
    }

    fn told_turns(&self, words: &Words, analysis: &SeatAnalysis) -> Vec<ToldTurn> {
        let own = |seat| seat == analysis.seat;
        // A game that was played can be replayed.
        let Ok((decisions, _)) = decisions::<G>(&self.table.record(), own) else {
            return Vec::new();
        };
        let told = decisions.iter().zip(&analysis.turns).map(|(decision, turn)| {
            let view = decision.game.view(Viewer::Seat(analysis.seat));
            let words = G::terms(words, &view);
            let in_words = |choices: &[String]| {
                let choices: Vec<G::Choice> =
                    choices.iter().filter_map(|choice| choice.parse().ok()).collect();
                G::turn_in_words(words, &view, &choices)
            };
            ToldTurn {
                played: in_words(&turn.weighed.played),
                best: in_words(&turn.weighed.best),
                reasons: reasons::<G>(words, &view, &turn.weighed.parts),
                step: steps_over(&decision.game) + 1,
            }
        });
        told.collect()
    }

    fn before_decision(&self, seat: Seat, place: usize) -> Option<Box<dyn Play>> {
        Some(Box::new(before_decision::<G>(&self.table.record(), seat, place)?))
    }

    fn board(&self, page: &TablePage<'_>, seat: Seat) -> Still {
        let viewer = Viewer::Seat(seat);
        let view = self.table.view(viewer);
        let before = self.before.as_ref().unwrap_or(&self.step_start).view(viewer);
        let mut chosen = self.by_seat(self.table.kept());
        chosen[seat.index()].extend(self.table.open_choices(seat));
        let page = TablePage { viewer, look: Some(seat), refused: None, at: None, ..*page };
        let scene = SceneOf::<G> {
            before: Some(&before),
            last_step: &chosen,
            ..self.scene(&page, &view, &[])
        };
        Still { about: G::in_question(&scene), board: G::board(&scene) }
    }

    fn in_words(&self, words: &Words, seat: Seat, choices: &[String]) -> String {
        let view = self.table.view(Viewer::Seat(seat));
        let choices: Vec<G::Choice> = choices.iter().filter_map(|one| one.parse().ok()).collect();
        G::turn_in_words(G::terms(words, &view), &view, &choices)
    }

    fn reasons(&self, words: &Words, seat: Seat, parts: &[f64]) -> Vec<(String, f64)> {
        let view = self.table.view(Viewer::Seat(seat));
        reasons::<G>(G::terms(words, &view), &view, parts)
    }

    fn weigh_try(
        &self,
        of: (Seat, usize),
        tried: &[String],
        best: &[String],
        futures: usize,
    ) -> Option<Weigh> {
        weigh_try::<G>(&self.table.record(), of, [tried, best], futures)
    }

    fn moment(&self, step: u32) -> Option<Origin> {
        // Nobody plays on from a sheet: the cards were on a real table.
        self.table.game().outcome().filter(|_| G::STEP != Step::Written)?;
        let record = self.table.record();
        let mut moment = None;
        let watched = self.watch_steps(|over, game| {
            if over == step && game.outcome().is_none() {
                moment = Some(Origin::of(game, record.commitment));
            }
        });
        watched.ok().and(moment)
    }

    fn steps_over(&self) -> u32 {
        match G::STEP {
            Step::Written => self.written().len() as u32 - 1,
            Step::Round | Step::Checkpoint => steps_over(self.table.game()),
        }
    }

    fn hairline(&self) -> f64 {
        G::CRACKS[0]
    }
}
