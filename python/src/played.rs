//! A game being played, whichever it is.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Level, Player, play_out};
use tabletop::random_play::play_at_random;
use tabletop::{
    Dealer, Game, Origin, Record, Replay, Rng, Seat, SeatSet, Seed, Seen, Settings, Table, Viewer,
    in_words,
};

use crate::errors::Problem;
use crate::games::Learned;

/// What can be asked of a game, whichever it is.
pub(crate) trait Played: Send + Sync {
    fn copy(&self) -> Box<dyn Played>;
    fn name(&self) -> &'static str;
    fn title(&self) -> &'static str;
    fn names(&self) -> Vec<String>;
    fn options(&self) -> String;
    fn seed(&self) -> Option<Seed>;
    fn seats(&self) -> usize;
    fn waiting_on(&self) -> SeatSet;
    fn round(&self) -> u32;
    fn checkpoints(&self) -> u32;

    fn choices(&mut self, seat: Seat) -> Vec<String>;
    fn describe(&self, seat: Seat, choice: &str) -> Result<String, Problem>;
    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), Problem>;
    /// The indices of the legal choices.
    fn legal(&mut self, seat: Seat) -> &[u32];
    fn step(&mut self, seat: Seat, action: u32) -> Result<(), Problem>;
    /// One of the legal actions, each equally likely.
    fn sample(&mut self, seat: Seat) -> Option<u32>;
    fn index_of(&self, seat: Seat, choice: &str) -> Result<u32, Problem>;
    fn notation(&mut self, seat: Seat, action: u32) -> Result<String, Problem>;
    fn fill(&self, seat: Seat, row: &mut [i16]);

    fn view(&self, viewer: Viewer) -> String;
    fn board(&self, viewer: Viewer) -> String;
    fn categories(&self) -> &'static [&'static str];
    fn score(&self, seat: Seat, viewer: Viewer) -> (i32, Vec<i32>);
    fn outcome(&self) -> Option<Ended>;

    fn undo(&mut self, seat: Seat) -> Result<String, Problem>;
    fn restart(&mut self, seat: Seat) -> Result<(), Problem>;
    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn Played>;
    fn record(&self) -> Result<String, Problem>;
    fn position(&self) -> String;

    fn player(&self, level: Level, rng: Rng) -> Box<dyn Any + Send + Sync>;
    fn ask(
        &self,
        player: &mut (dyn Any + Send + Sync),
        seat: Seat,
    ) -> Option<(String, Option<u32>)>;
    fn play_out(&mut self, levels: &[Level], seed: u64) -> Result<(), Problem>;
    fn rollout(&self, rng: &mut Rng) -> Vec<i32>;
}

/// How a game ended.
pub(crate) struct Ended {
    pub(crate) end: &'static str,
    pub(crate) scores: Vec<i32>,
    pub(crate) ranks: Vec<u16>,
    pub(crate) parts: Vec<Vec<i32>>,
}

/// A bot of one game. It is only ever asked by one who has it to itself; the lock makes it something
/// that threads may share all the same.
pub(crate) struct Seated<G: Game>(Mutex<Box<dyn Player<G>>>);

impl<G: Game> Seated<G> {
    pub(crate) fn new(player: Box<dyn Player<G>>) -> Self {
        Self(Mutex::new(player))
    }

    #[inline]
    pub(crate) fn get(&mut self) -> &mut dyn Player<G> {
        &mut **self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game at a table, or one that was made up and has no history.
#[derive(Clone)]
enum State<G: Game> {
    Table(Box<Table<G>>),
    Imagined(Box<(G::Setup, G)>),
}

/// A game of one kind being played.
#[derive(Clone)]
pub(crate) struct Playing<G: Learned> {
    state: State<G>,
    /// Whose choices are listed below, until something changes.
    listed: Option<Seat>,
    choices: Vec<G::Choice>,
    /// Their indices, once somebody asked for them.
    indices: Vec<u32>,
    /// What samples are drawn with.
    rng: Rng,
}

impl<G: Learned> Playing<G> {
    fn with(state: State<G>, rng: Rng) -> Self {
        Self { state, listed: None, choices: Vec::new(), indices: Vec::new(), rng }
    }

    /// A new game.
    pub(crate) fn new(setup: G::Setup, names: Vec<String>, seed: Seed) -> Self {
        Self::with(State::Table(Box::new(Table::new(setup, names, seed))), whims(seed))
    }

    /// A game that goes on without its history.
    pub(crate) fn imagined(setup: G::Setup, game: G, rng: Rng) -> Self {
        Self::with(State::Imagined(Box::new((setup, game))), rng)
    }

    /// A game set up by hand. Its record says where it began.
    pub(crate) fn at(
        position: &str,
        names: Option<Vec<String>>,
        seed: Seed,
    ) -> Result<Self, Problem> {
        let wrong = |what: String| Problem::Position(what);
        let json: serde_json::Value =
            serde_json::from_str(position).map_err(|error| wrong(error.to_string()))?;
        let read: G::Position = serde_json::from_value(json.clone())
            .map_err(|error| wrong(in_words(&error.to_string())))?;
        let game =
            G::set_up(&read, Dealer::new(&seed)).map_err(|faults| wrong(faults.to_string()))?;
        let options = json.get("options").cloned().unwrap_or_else(|| serde_json::json!({}));
        let options: Settings =
            serde_json::from_value(options).map_err(|error| wrong(error.to_string()))?;
        let setup = G::setup(&options, game.seats()).map_err(|error| wrong(error.to_string()))?;
        let names = crate::setup::names(names, game.seats())?;
        let origin = Origin { commitment: seed.commitment(), round: game.round(), position: json };
        let table = Table::resume(setup, names, seed, Arc::new(origin))
            .map_err(|error| wrong(error.to_string()))?;
        Ok(Self::with(State::Table(Box::new(table)), whims(seed)))
    }

    /// A game replayed from its record, and checked on the way.
    pub(crate) fn replayed(record: &Record) -> Result<Self, Problem> {
        let wrong = |error: tabletop::RecordError| Problem::Record(error.to_string());
        let mut choices = Vec::new();
        record
            .replay::<G>(|passed| {
                if let Replay::Choice { seat, choice, .. } = passed {
                    choices.push((seat, choice));
                }
            })
            .map_err(wrong)?;
        let names = record.seats.clone();
        let setup = G::setup(&record.options, names.len())
            .map_err(|error| Problem::Options(error.to_string()))?;
        let mut table = match &record.from {
            None => Table::<G>::new(setup, names, record.seed),
            Some(origin) => {
                Table::resume(setup, names, record.seed, Arc::new(origin.clone())).map_err(wrong)?
            }
        };
        for (seat, choice) in choices {
            table.choose(seat, choice).map_err(|refusal| Problem::Record(refusal.to_string()))?;
        }
        Ok(Self::with(State::Table(Box::new(table)), whims(record.seed)))
    }

    #[inline]
    fn game(&self) -> &G {
        match &self.state {
            State::Table(table) => table.game(),
            State::Imagined(imagined) => &imagined.1,
        }
    }

    fn setup(&self) -> &G::Setup {
        match &self.state {
            State::Table(table) => table.setup(),
            State::Imagined(imagined) => &imagined.0,
        }
    }

    #[inline]
    fn list(&mut self, seat: Seat) {
        if self.listed == Some(seat) {
            return;
        }
        let game = match &self.state {
            State::Table(table) => table.game(),
            State::Imagined(imagined) => &imagined.1,
        };
        self.indices.clear();
        self.choices.clear();
        if game.waiting_on().contains(seat) {
            game.choices(seat, &mut self.choices);
        }
        self.listed = Some(seat);
    }

    /// The indices of what is listed; those without one have the highest number there is.
    #[inline]
    fn number(&mut self, seat: Seat) {
        self.list(seat);
        if self.indices.len() < self.choices.len() {
            let game = match &self.state {
                State::Table(table) => table.game(),
                State::Imagined(imagined) => &imagined.1,
            };
            let index = |&choice| game.action(seat, choice).map_or(u32::MAX, |index| index as u32);
            self.indices.extend(self.choices.iter().map(index));
        }
    }

    #[inline]
    fn make(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Problem> {
        let made = match &mut self.state {
            State::Table(table) => table.choose(seat, choice),
            State::Imagined(imagined) => imagined.1.choose(seat, choice),
        };
        made.map_err(|refusal| Problem::Refused(refusal.to_string()))?;
        self.listed = None;
        Ok(())
    }

    fn read(choice: &str) -> Result<G::Choice, Problem> {
        choice.parse().map_err(|error: tabletop::NotationError| Problem::Refused(error.to_string()))
    }

    fn table(&mut self) -> Result<&mut Table<G>, Problem> {
        match &mut self.state {
            State::Table(table) => Ok(table),
            State::Imagined(_) => Err(without_history()),
        }
    }

    fn found(&mut self, seat: Seat, action: u32) -> Result<G::Choice, Problem> {
        self.number(seat);
        match self.indices.iter().position(|&index| index == action) {
            Some(place) if action != u32::MAX => Ok(self.choices[place]),
            _ => {
                let word = G::actions(self.setup()).into_iter().nth(action as usize);
                Err(Problem::Refused(match word {
                    Some(word) => {
                        format!(
                            "action {action} (`{word}`) is not legal for seat {} now",
                            seat.index()
                        )
                    }
                    None => format!("there is no action {action}"),
                }))
            }
        }
    }
}

/// What samples are drawn with in a game of this seed: unrelated to its cards.
fn whims(seed: Seed) -> Rng {
    let half = seed.0.first_chunk().copied().unwrap_or_default();
    Rng::of_simulation(u64::from_le_bytes(half), 0, Seat::MOST)
}

fn without_history() -> Problem {
    let told = "this game was imagined: it has no history, so nothing can be taken back and no \
                record can be written";
    Problem::Value(told.to_owned())
}

impl<G: Learned> Played for Playing<G> {
    fn copy(&self) -> Box<dyn Played> {
        Box::new(Self::with(self.state.clone(), self.rng.clone()))
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn names(&self) -> Vec<String> {
        match &self.state {
            State::Table(table) => table.names().to_vec(),
            State::Imagined(imagined) => {
                (1..=imagined.1.seats()).map(|seat| format!("seat {seat}")).collect()
            }
        }
    }

    fn options(&self) -> String {
        serde_json::to_string(G::settings(self.setup())).expect("settings are plain JSON")
    }

    fn seed(&self) -> Option<Seed> {
        match &self.state {
            State::Table(table) => Some(table.seed()),
            State::Imagined(_) => None,
        }
    }

    #[inline]
    fn seats(&self) -> usize {
        self.game().seats()
    }

    #[inline]
    fn waiting_on(&self) -> SeatSet {
        self.game().waiting_on()
    }

    fn round(&self) -> u32 {
        self.game().round()
    }

    fn checkpoints(&self) -> u32 {
        self.game().checkpoints()
    }

    fn choices(&mut self, seat: Seat) -> Vec<String> {
        self.list(seat);
        self.choices.iter().map(ToString::to_string).collect()
    }

    fn describe(&self, seat: Seat, choice: &str) -> Result<String, Problem> {
        Ok(self.game().describe(seat, Self::read(choice)?))
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), Problem> {
        self.make(seat, Self::read(choice)?)
    }

    #[inline]
    fn legal(&mut self, seat: Seat) -> &[u32] {
        self.number(seat);
        &self.indices
    }

    #[inline]
    fn sample(&mut self, seat: Seat) -> Option<u32> {
        self.number(seat);
        self.rng.pick(&self.indices).filter(|&action| action != u32::MAX)
    }

    #[inline]
    fn step(&mut self, seat: Seat, action: u32) -> Result<(), Problem> {
        let choice = self.found(seat, action)?;
        self.make(seat, choice)
    }

    fn index_of(&self, seat: Seat, choice: &str) -> Result<u32, Problem> {
        let read = Self::read(choice)?;
        let index = self.game().action(seat, read);
        index
            .map(|index| index as u32)
            .ok_or_else(|| Problem::Refused(format!("`{choice}` is never legal in this setup")))
    }

    fn notation(&mut self, seat: Seat, action: u32) -> Result<String, Problem> {
        self.found(seat, action).map(|choice| choice.to_string())
    }

    fn fill(&self, seat: Seat, row: &mut [i16]) {
        self.game().fill(seat, row);
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game().view(viewer)).expect("a view is plain JSON")
    }

    fn board(&self, viewer: Viewer) -> String {
        self.game().view(viewer).to_string()
    }

    fn categories(&self) -> &'static [&'static str] {
        self.game().categories()
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> (i32, Vec<i32>) {
        let score = self.game().score(seat, viewer);
        (score.total, score.parts.to_vec())
    }

    fn outcome(&self) -> Option<Ended> {
        self.game().outcome().map(|outcome| Ended {
            end: outcome.end,
            scores: outcome.standings.iter().map(|standing| standing.score.total).collect(),
            ranks: outcome.standings.iter().map(|standing| standing.rank).collect(),
            parts: outcome.standings.iter().map(|seat| seat.score.parts.to_vec()).collect(),
        })
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Problem> {
        let undone = self.table()?.undo(seat);
        self.listed = None;
        let undone = undone.map_err(|error| Problem::Refused(error.to_string()))?;
        Ok(undone.to_string())
    }

    fn restart(&mut self, seat: Seat) -> Result<(), Problem> {
        let undone = self.table()?.restart(seat);
        self.listed = None;
        undone.map_err(|error| Problem::Refused(error.to_string()))
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn Played> {
        let mut game = self.game().clone();
        game.reimagine(viewer, rng);
        Box::new(Self::imagined(self.setup().clone(), game, Rng::new(rng.bits())))
    }

    fn record(&self) -> Result<String, Problem> {
        match &self.state {
            State::Table(table) => Ok(table.record().to_json()),
            State::Imagined(_) => Err(without_history()),
        }
    }

    fn position(&self) -> String {
        serde_json::to_string(&self.game().position()).expect("a position is plain JSON")
    }

    fn player(&self, level: Level, rng: Rng) -> Box<dyn Any + Send + Sync> {
        Box::new(Seated::new(level.player::<G>(rng)))
    }

    fn ask(
        &self,
        player: &mut (dyn Any + Send + Sync),
        seat: Seat,
    ) -> Option<(String, Option<u32>)> {
        let player = player.downcast_mut::<Seated<G>>()?.get();
        let choice = player.choose(&Seen::new(self.game(), seat));
        let index = self.game().action(seat, choice).map(|index| index as u32);
        Some((choice.to_string(), index))
    }

    fn play_out(&mut self, levels: &[Level], seed: u64) -> Result<(), Problem> {
        let rng = |seat| Rng::of_simulation(seed, 0, seat);
        let mut players: Vec<Box<dyn Player<G>>> =
            levels.iter().enumerate().map(|(seat, level)| level.player::<G>(rng(seat))).collect();
        self.listed = None;
        let played = match &mut self.state {
            State::Imagined(imagined) => {
                play_out(&mut imagined.1, &mut players, |_, _, _| ()).map(|_| ())
            }
            State::Table(table) => {
                // Played in a copy, so that the table has every choice.
                let mut choices = Vec::new();
                let played =
                    play_out(&mut table.game().clone(), &mut players, |_, seat, choice| {
                        choices.push((seat, choice));
                    });
                for (seat, choice) in choices {
                    table.choose(seat, choice).expect("it was legal in the copy");
                }
                played.map(|_| ())
            }
        };
        played.map_err(|refused| Problem::Refused(refused.to_string()))
    }

    fn rollout(&self, rng: &mut Rng) -> Vec<i32> {
        let mut game = self.game().clone();
        play_at_random(&mut game, rng, &mut Vec::new(), |_| false);
        let seats = Seat::all(game.seats());
        seats.map(|seat| game.score(seat, Viewer::Seat(seat)).total).collect()
    }
}
