//! What a page of a table is drawn from, whichever game it is, and what a game's pages answer.

mod any_game;
mod running;

use std::fmt;
use std::ops::Deref;

use maud::Markup;
use serde::Deserialize;
use tabletop::{Achieving, Judged, Kept, Seat, Settings, Viewer};

use crate::pages::Person;
use crate::pages::companion::Around;
use crate::pages::diploma::NewTick;
use crate::preferences::Preferences;
use crate::thinking::Advised;
use crate::words::Words;

pub(crate) use any_game::{Play, Still};
pub(crate) use running::RunningGame;

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

    /// What a decision was about, where the board does not show it: the tiles that were drawn, the cards
    /// that were played. The scene is that of the board.
    fn in_question(_scene: &SceneOf<'_, Self>) -> Markup {
        Markup::default()
    }

    /// The reader's language in the terms of what is played: editions call things differently.
    fn terms<'a>(words: &'a Words, _view: &Self::View) -> &'a Words {
        words
    }

    /// Ways to play it that are chosen with one press.
    const PRESETS: &'static [Preset] = &[];

    /// Whether its pages want every legal choice weighed. On paper nearly everything is one, and the
    /// view says what fits.
    const LISTS: bool = true;

    /// Stylesheets that its pages wear besides their own: those of other games, or of what not all have.
    const DRESS: &'static [&'static str] = &[];

    /// The stylesheet of its own, if it does not have the name of the game.
    const STYLESHEET: Option<&'static str> = None;

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

    /// What speaks for a turn, in the reader's language, beside the points to expect: what is plain to
    /// see on the table.
    fn reasons_for(words: &Words, view: &Self::View, choices: &[Self::Choice]) -> Vec<String> {
        let _ = (words, view, choices);
        Vec::new()
    }

    /// What a category of scores is called, by its place in the game's list.
    fn category(words: &Words, view: &Self::View, index: usize) -> String;

    /// A refusal in the reader's language.
    fn refusal(words: &Words, refusal: &Self::Refusal) -> String;

    /// The board that is shown as a picture to keep and to send.
    fn picture(scene: &SceneOf<'_, Self>) -> Markup;

    /// The choice that ends a turn.
    const DONE: Self::Choice;

    /// The turn of each choice, where steps are [`Step::Written`]; what comes before the first is 0.
    fn turns_of(choices: &[Self::Choice]) -> Vec<usize> {
        vec![0; choices.len()]
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
    /// The rules in short, and the keys.
    Help,
    /// What someone sets for themselves: what play asks about, how they are told of their turn.
    Settings,
    /// Who sits where, and what can be done about it.
    Seats,
    /// How a game that is over went, in lines and figures.
    Figures,
}

impl SideSheet {
    /// Its name in links, which is also its id on the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Settings => "settings",
            Self::Seats => "seats",
            Self::Figures => "figures",
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
