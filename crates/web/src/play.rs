//! A game being played at a table, whichever game it is.

mod written;

use std::any::Any;
use std::fmt::{self, Write as _};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use bots::analysis::{SeatAnalysis, decisions};
use maud::Markup;
use serde::Deserialize;
use tabletop::{
    Achieving, Judged, Kept, Origin, Record, RecordError, Replay, ResultLine, Seat, SeatSet, Seed,
    Settings, Table, Viewer,
};

use crate::pages::Person;
use crate::pages::companion::Around;
use crate::pages::diploma::NewTick;
use crate::preferences::Preferences;
use crate::study::{Study, ToldTurn, Weigh, before_decision, reasons, study, weigh_try};
use crate::table_error::TableError;
use crate::thinking::{Advised, Situation, SituationOf};
use crate::words::{Language, Words};

/// What the log and the replay of a game step through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Whole rounds, where everybody plays at the same time.
    Round,
    /// From one checkpoint to the next, where turns follow each other.
    Checkpoint,
    /// From the beginning of a turn to that of the next, where someone writes for themselves and
    /// everything can be taken back.
    Written,
}

/// A way to play a game that is chosen with one press; its words are `NAME-preset-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name in forms and in the ids of its words.
    pub name: &'static str,
    /// The options that are not as usual.
    pub options: &'static [(&'static str, &'static str)],
    /// Whether one plays it alone.
    pub alone: bool,
}

/// What a game's pages must answer. Implemented once for each game, in its folder of pages.
pub trait Shown: Judged + Achieving {
    /// What its log and its replay step through.
    const STEP: Step;

    /// What is counted over a whole game, for its figures at the end.
    type Tally: Clone + Send + Sync;

    /// Nothing counted yet, for this many seats.
    fn tally(seats: usize) -> Self::Tally;

    /// Counts a step: what everyone knew before and after it, and what each seat chose.
    fn count(
        tally: &mut Self::Tally,
        before: &Self::View,
        after: &Self::View,
        chosen: &[Vec<Self::Choice>],
    );

    /// The rules in our own words, as played with these options.
    fn rules(words: &Words, options: &Settings) -> Markup;

    /// The table, drawn for a viewer.
    fn table(scene: &SceneOf<'_, Self>) -> Markup;

    /// Whether the page waits for others, so that a page without script reloads itself.
    fn waits(scene: &SceneOf<'_, Self>) -> bool;

    /// One step of a game, and how many it has. Once the game is over nothing of it is secret any more, and
    /// `held` is all there was when the step began.
    fn replay(
        scene: &SceneOf<'_, Self>,
        held: Option<&Self::Position>,
        step: u32,
        steps: u32,
    ) -> Markup;

    /// The board that is shown, alone and at rest, with the cards it was played from: `scene.before` is
    /// how it stood, `scene.last_step` what the seat chose then.
    fn board(scene: &SceneOf<'_, Self>) -> Markup;

    /// The reader's language in the terms of what is played: editions call things differently.
    fn terms<'a>(words: &'a Words, _view: &Self::View) -> &'a Words {
        words
    }

    /// Ways to play it that are chosen with one press.
    const PRESETS: &'static [Preset] = &[];

    /// Whether its pages want every legal choice weighed. On paper nearly everything is one, and the
    /// view says what fits.
    const LISTS: bool = true;

    /// Stylesheets of other games that its pages wear besides their own.
    const DRESS: &'static [&'static str] = &[];

    /// The game among whose sheets players find it, if it has no card of its own.
    const AMONG: Option<&'static str> = None;

    /// Options and values that the pages cannot show yet. No form offers them, and no table is opened
    /// with them; terminal and programs play them.
    const UNSHOWN: &'static [(&'static str, &'static str)] = &[];

    /// How a form pictures a value of an option, where it has a picture.
    fn picture_of(_option: &str, _value: &str) -> Option<ValuePicture> {
        None
    }

    /// The drawing for a feat of its diploma; a cup where there is none.
    fn sign_of_feat(_feat: &str) -> &'static str {
        "i-first"
    }

    /// A picture for a feat of its diploma, of 132 by 56, where it has one.
    fn stamp(_feat: &str, _figure: &str) -> Option<Markup> {
        None
    }

    /// The id of what points are called.
    const POINTS: &'static str;

    /// A turn as advice, in the reader's language: what to do, one thing after the other.
    fn turn_in_words(words: &Words, view: &Self::View, choices: &[Self::Choice]) -> String;

    /// What a category of scores is called, by its place in the game's list.
    fn category(words: &Words, view: &Self::View, index: usize) -> String;

    /// A refusal in the reader's language.
    fn refusal(words: &Words, refusal: &Self::Refusal) -> String;

    /// The board that is shown as a picture to keep and to send.
    fn picture(scene: &SceneOf<'_, Self>) -> Markup;

    /// The choice that ends a turn.
    const DONE: Self::Choice;

    /// Whether a turn begins with a choice, where steps are [`Step::Written`].
    fn begins_turn(_choice: Self::Choice) -> bool {
        false
    }

    /// Why a choice that the rules accept should be asked about first.
    fn doubt(_game: &Self, _choice: Self::Choice, _words: &Words) -> Option<String> {
        None
    }

    /// The choice that someone with these likes does not want to be asked about.
    fn obvious(choices: &[Self::Choice], likes: Preferences) -> Option<Self::Choice> {
        (likes.finish && choices == [Self::DONE]).then_some(Self::DONE)
    }
}

/// How a form pictures a value of an option.
#[derive(Clone, Debug)]
pub struct ValuePicture {
    /// The drawing.
    pub art: Markup,
    /// How hard it is to play, of three stars.
    pub stars: u8,
}

/// What lies beside a table and is drawn only for those who open it, so that the page stays light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideSheet {
    /// The rules in short, the keys, and what play asks about.
    Help,
    /// Who sits where, and what can be done about it.
    Seats,
}

impl SideSheet {
    /// Its name in links, which is also its id on the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Seats => "seats",
        }
    }
}

/// What is the same for every game when a page of a table is drawn.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct TablePage<'a> {
    /// The language.
    pub words: &'a Words,
    /// What the viewer likes.
    pub likes: Preferences,
    /// The table's address, under which forms are sent: `/table/ID`.
    pub address: &'a str,
    /// The table's name.
    pub title: &'a str,
    /// Grows with every change that the viewer can see, for live updates.
    pub version: u64,
    /// How many steps the viewer's seat has taken: a form that is sent twice is recognised by it.
    pub step: u64,
    /// Whose eyes.
    pub viewer: Viewer,
    /// The seat whose sheet is looked at, if not the viewer's own.
    pub look: Option<Seat>,
    /// The place where the viewer asks which choice to make, without script.
    pub at: Option<&'a str>,
    /// Whether every player is listed, however many there are.
    pub everyone: bool,
    /// Whether the log tells of all rounds.
    pub whole_log: bool,
    /// The side sheet that is open.
    pub open: Option<SideSheet>,
    /// Seats the viewer owns, for playing together on one device.
    pub mine: &'a [Seat],
    /// Whether the viewer opened the table.
    pub host: bool,
    /// Who sits where.
    pub people: &'a [Person],
    /// Why the last choice was refused.
    pub refused: Option<&'a str>,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// What the viewer is advised to do, if it was asked.
    pub hint: Option<&'a [Advised]>,
    /// What the people have to do with each other, beside the game.
    pub together: Together<'a>,
    /// What the game has ticked on the viewer's diploma, once it is over.
    pub ticked: &'a [NewTick],
    /// What is done with a game that is over, if the page belongs to one.
    pub studied: Option<Studied<'a>>,
    /// The others of a table of people with the box.
    pub around: Option<&'a Around>,
}

/// What is done with a moment of a game that is over.
#[derive(Clone, Copy, Debug)]
pub enum Studied<'a> {
    /// It is looked at.
    Moment {
        /// The whole address of the page, to be sent to others.
        link: &'a str,
        /// Whether the game goes on after it.
        goes_on: bool,
    },
    /// It is tried again.
    Lesson(&'a Lesson<'a>),
}

/// A decision that is tried again.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    /// Which round it was.
    pub round: u32,
    /// What was played, in words.
    pub played: &'a str,
    /// What that cost.
    pub lost: f64,
    /// Whether it was the visitor's own turn.
    pub mine: bool,
    /// Within how many points of the best one it is solved.
    pub goal: f64,
    /// All the decisions to try again: the way to each, and whether it is this one.
    pub all: &'a [(String, bool)],
    /// The way to the answer.
    pub answer: &'a str,
    /// The way back to the analysis.
    pub analysis: &'a str,
}

impl<'a> TablePage<'a> {
    /// The page as someone opens it who only looks on.
    #[must_use]
    pub fn of_onlooker(words: &'a Words, address: &'a str, people: &'a [Person]) -> Self {
        Self {
            words,
            likes: Preferences::default(),
            address,
            title: "",
            version: 1,
            step: 0,
            viewer: Viewer::Spectator,
            look: None,
            at: None,
            everyone: false,
            whole_log: false,
            open: None,
            mine: &[],
            host: false,
            people,
            refused: None,
            hints: false,
            hint: None,
            together: Together::default(),
            ticked: &[],
            studied: None,
            around: None,
        }
    }
}

/// What the people at a table have to do with each other, beside the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Together<'a> {
    /// Who wants to play again, once the game is over.
    pub rematch: Option<Asked<'a>>,
    /// When the viewer may give the turns of others to a bot, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// The seats whose time is over and whose turn the viewer may give to a bot.
    pub overdue: &'a [Seat],
}

/// Who asked to play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked<'a> {
    /// The viewer.
    Me,
    /// Someone of this name.
    Named(&'a str),
    /// The host, who only watched.
    Someone,
}

/// Everything a page of a table is drawn from: what all games share, and the game.
pub struct SceneOf<'a, G: Shown> {
    /// What is the same for every game.
    pub page: TablePage<'a>,
    /// The game as the viewer may know it.
    pub view: &'a G::View,
    /// The game as everyone knew it one step ago.
    pub before: Option<&'a G::View>,
    /// The viewer's legal choices, each with what it would change in the score at once.
    pub choices: &'a [(G::Choice, i32)],
    /// What the viewer has chosen this round and can take back, oldest first.
    pub taken: &'a [G::Choice],
    /// What each seat chose in the last step.
    pub last_step: &'a [Vec<G::Choice>],
    /// What was chosen in each step that is over.
    pub steps: &'a [&'a [Kept<G::Choice>]],
    /// The total of every seat after each step.
    pub scores: &'a [Vec<i32>],
    /// The total of every seat when the game began.
    pub opening: &'a [i32],
    /// What was counted over the game, once it is over.
    pub tally: Option<&'a G::Tally>,
    /// The final place of every seat; empty while the game goes on.
    pub ranks: &'a [u16],
}

impl<G: Shown> SceneOf<'_, G> {
    /// The same scene in the terms of what is played.
    #[must_use]
    pub fn in_terms(&self) -> Self {
        Self { page: TablePage { words: G::terms(self.words, self.view), ..self.page }, ..*self }
    }
}

impl<'a, G: Shown> Deref for SceneOf<'a, G> {
    type Target = TablePage<'a>;

    fn deref(&self) -> &TablePage<'a> {
        &self.page
    }
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask the game itself to be one"
)]
impl<G: Shown> Clone for SceneOf<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Shown> Copy for SceneOf<'_, G> {}

impl<G: Shown> fmt::Debug for SceneOf<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SceneOf").field("page", &self.page).finish_non_exhaustive()
    }
}

/// A game being played, whichever it is.
pub(crate) trait Play: Send + Sync {
    /// A copy, to draw or think about while the game goes on.
    fn boxed_clone(&self) -> Box<dyn Play>;
    /// The seats that owe a choice.
    fn waiting_on(&self) -> SeatSet;
    /// How many points of no return have been passed.
    fn checkpoints(&self) -> u32;
    /// The round being played, or the last one, as people count them.
    fn round(&self) -> u32;
    /// How it ended, once it has.
    fn result(&self) -> Option<ResultLine>;
    /// On whose diploma it ticks.
    fn diploma(&self) -> &'static str;
    /// What the seat has achieved, once it is over.
    fn achieved(&self, seat: Seat) -> Vec<&'static str>;
    /// The seat's legal choices in notation, as a list in JSON.
    fn choices(&self, seat: Seat) -> String;
    /// What the seat has chosen and can still take back, in notation, oldest first.
    fn open_choices(&self, seat: Seat) -> Vec<String>;
    /// Makes a choice given in notation, and returns it as the game writes it.
    fn choose(&mut self, seat: Seat, choice: &str, words: &Words) -> Result<String, TableError>;
    /// Takes the seat's last choice back.
    fn undo(&mut self, seat: Seat) -> Result<(), TableError>;
    /// Takes back all the seat's choices of the round.
    fn restart(&mut self, seat: Seat) -> Result<(), TableError>;
    /// The choice that the seat's owner does not want to be asked about, in notation.
    fn obvious(&self, seat: Seat, likes: Preferences) -> Option<String>;
    /// Gives a seat's player another name, in the record too.
    fn rename(&mut self, seat: Seat, name: &str);
    /// The game as it stands, for a bot to think about in the seat's place.
    fn situation(&self, seat: Seat) -> Box<dyn Situation>;
    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// The table, drawn for a viewer; and whether it waits for others.
    fn table(&self, page: &TablePage<'_>) -> (Markup, bool);
    /// A step of the game; `None` if there is no such step.
    fn replay(&self, page: &TablePage<'_>, step: u32) -> Option<Markup>;
    /// The board of a game that is over, as a picture to keep and to send.
    fn picture(&self, page: &TablePage<'_>) -> Option<Markup>;
    /// The game written down.
    fn record(&self) -> Record;
    /// Why a choice that is accepted should be asked about first, in the reader's language.
    fn doubt(&self, choice: &str, words: &Words) -> Option<String>;
    /// Begins the game anew with these choices, which nobody can take back, and makes again what
    /// could be taken back.
    fn begin_with(&mut self, first: &[String]) -> Result<(), TableError>;
    /// The game as the kind it is.
    fn as_any(&self) -> &dyn Any;
    /// The game of a seat, to be analysed once it is over.
    fn study(&self, seat: Seat) -> Option<Box<dyn Study>>;
    /// The decisions of an analysis, in the reader's language.
    fn told_turns(&self, words: &Words, analysis: &SeatAnalysis) -> Vec<ToldTurn>;
    /// The game as it stood before a decision of a seat, to look at and to try again.
    fn before_decision(&self, seat: Seat, place: usize) -> Option<Box<dyn Play>>;
    /// The board of a seat alone, after what it has chosen.
    fn board(&self, page: &TablePage<'_>, seat: Seat) -> Markup;
    /// Choices of a seat, in the reader's language.
    fn in_words(&self, words: &Words, seat: Seat, choices: &[String]) -> String;
    /// Differences by category, in the reader's language, the largest first.
    fn reasons(&self, words: &Words, seat: Seat, parts: &[f64]) -> Vec<(String, f64)>;
    /// Work that weighs another turn in the place of a decision.
    fn weigh_try(
        &self,
        of: (Seat, usize),
        tried: &[String],
        best: &[String],
        futures: usize,
    ) -> Option<Weigh>;
    /// The moment when so many steps were over, for another game to begin there. None of a game that
    /// goes on, in which something is secret, nor of its end.
    fn moment(&self, step: u32) -> Option<Origin>;
    /// How many steps are over.
    fn steps_over(&self) -> u32;
    /// From how many points on a loss counts.
    fn hairline(&self) -> f64;
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}

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

    fn board(&self, page: &TablePage<'_>, seat: Seat) -> Markup {
        let viewer = Viewer::Seat(seat);
        let view = self.table.view(viewer);
        let before = self.before.as_ref().unwrap_or(&self.step_start).view(viewer);
        let mut chosen = self.by_seat(self.table.kept());
        chosen[seat.index()].extend(self.table.open_choices(seat));
        let page = TablePage { viewer, look: Some(seat), refused: None, at: None, ..*page };
        G::board(&SceneOf::<G> {
            before: Some(&before),
            last_step: &chosen,
            ..self.scene(&page, &view, &[])
        })
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
