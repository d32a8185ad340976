//! One table: who sits where, and the game they play. It is the replay of its events.

use bots::Level;
use tabletop::{OptionsError, Seat, Seed, Settings, Viewer};
use thiserror::Error;

use crate::event::Event;
use crate::games::Games;
use crate::pages::skin::Skin;
use crate::pages::{MOST_LETTERS, Person, PersonKind};
use crate::play::{NoChoice, Play};
use crate::thinking::Situation;
use crate::token::TokenHash;
use crate::words::{Language, Words};

/// A place at the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    /// The name of whoever sits there.
    pub(crate) name: String,
    /// The name on the sheet.
    pub(crate) town: String,
    /// The devices that may choose for it; none while it is open or a bot's own.
    pub(crate) owners: Vec<TokenHash>,
    /// Secrets of links with which further devices may join.
    secrets: Vec<TokenHash>,
    /// The bot that chooses for it, if one does.
    pub(crate) bot: Option<Level>,
}

impl Chair {
    /// Whether anyone can still sit down there.
    pub(crate) fn is_open(&self) -> bool {
        self.owners.is_empty() && self.bot.is_none()
    }
}

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Denied {
    /// No table with this name.
    #[error("there is no such table")]
    NoSuchTable,
    /// The seat does not exist.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The seat belongs to someone else.
    #[error("seat {0} belongs to someone else")]
    NotYours(Seat),
    /// Only whoever opened the table may do this.
    #[error("only the host of the table can do this")]
    HostOnly,
    /// Someone sits there.
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    /// Nobody can sit down any more.
    #[error("every seat is taken")]
    NoneOpen,
    /// Fewer seats than are taken.
    #[error("{0} seats are taken: the table needs at least as many")]
    TooFewSeats(usize),
    /// Every seat must be taken before the start.
    #[error("{0} seats are still open: fill them or wait")]
    SeatsOpen(usize),
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The table plays without hints.
    #[error("hints are switched off at this table")]
    NoHints,
    /// The game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// The game had no such round.
    #[error("the game had no such round")]
    NoSuchRound,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// A name that cannot be shown.
    #[error("a name has 1 to {MOST_LETTERS} letters")]
    BadName,
    /// The link is not, or no longer, one of the seat's.
    #[error("this link opens no seat")]
    BadLink,
    /// No bot of that level.
    #[error("there is no bot `{0}`")]
    NoSuchBot(String),
    /// No game of that name.
    #[error("there is no game `{0}`")]
    NoSuchGame(String),
    /// No look of that name.
    #[error("there is no look `{0}`: expected one of {names}", names = Skin::names())]
    NoSuchSkin(String),
    /// Options nobody can play with.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The choice did not happen.
    #[error(transparent)]
    NoChoice(#[from] NoChoice),
}

impl Denied {
    /// Why, in the reader's language where we know how to say it.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        let of_seat = |id, seat: &Seat| words.say_with(id, &[("seat", (seat.index() + 1).into())]);
        match self {
            Self::NoSuchSeat(seat) => of_seat("denied-no-seat", seat),
            Self::NotYours(seat) => of_seat("denied-not-yours", seat),
            Self::SeatTaken(seat) => of_seat("denied-taken", seat),
            Self::HostOnly => words.say("denied-host-only"),
            Self::NoHints => words.say("denied-no-hints"),
            Self::NoneOpen => words.say("denied-none-open"),
            Self::SeatsOpen(open) => {
                words.say_with("denied-open-seats", &[("open", (*open).into())])
            }
            Self::TooFewSeats(taken) => {
                words.say_with("denied-too-few", &[("taken", (*taken).into())])
            }
            Self::Begun => words.say("denied-begun"),
            Self::NotBegun => words.say("denied-not-begun"),
            Self::NotOver => words.say("denied-not-over"),
            Self::NoSuchRound => words.say("denied-no-round"),
            Self::BadName => words.say_with("denied-name", &[("most", MOST_LETTERS.into())]),
            Self::BadLink => words.say("denied-link"),
            Self::NoSuchBot(_) => words.say("denied-no-bot"),
            Self::NoSuchSkin(_) => words.say("denied-no-skin"),
            Self::NoSuchGame(_) => words.say("denied-no-game"),
            Self::NoSuchTable | Self::Options(_) | Self::NoChoice(_) => self.to_string(),
        }
    }
}

/// A name made fit to be shown: without control characters and outer spaces.
pub(crate) fn clean_name(text: &str) -> Result<String, Denied> {
    let name: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MOST_LETTERS {
        return Err(Denied::BadName);
    }
    Ok(name.to_owned())
}

/// One table.
pub(crate) struct Room {
    /// The number of the last event.
    pub(crate) version: u64,
    /// Which game is played.
    pub(crate) game: String,
    /// What the table is called.
    pub(crate) title: String,
    /// Every option.
    pub(crate) options: Settings,
    /// What decides the cards.
    pub(crate) seed: Seed,
    /// Who opened it.
    host: TokenHash,
    /// The seats.
    pub(crate) chairs: Vec<Chair>,
    /// Whether hints may be asked for.
    pub(crate) hints: bool,
    /// The game, once it has begun.
    pub(crate) play: Option<Box<dyn Play>>,
}

impl Room {
    /// The table that a first event opens; `None` if it is no opening.
    pub(crate) fn open(event: Event) -> Option<Self> {
        let Event::Opened { game, title, options, seats, seed, host, hints } = event else {
            return None;
        };
        let chairs = vec![Chair::default(); seats];
        Some(Self { version: 1, game, title, options, seed, host, hints, chairs, play: None })
    }

    /// Lets a further event happen. Events of the log have been checked when they were written;
    /// one that cannot happen means that the log is damaged.
    pub(crate) fn apply(&mut self, event: &Event, games: &Games) -> Result<(), Denied> {
        let words = Language::En.words();
        match event {
            Event::Opened { .. } => return Err(Denied::Begun),
            Event::Resized { seats } => self.resize(*seats, games)?,
            Event::Sat { seat, name, town, owner } => {
                let chair = self.chair_mut(*seat)?;
                *chair = Chair { owners: vec![*owner], ..Chair::default() };
                chair.name.clone_from(name);
                chair.town.clone_from(town);
            }
            Event::Left { seat } => *self.chair_mut(*seat)? = Chair::default(),
            Event::Filled { seat, level } => {
                let level = level.parse().map_err(|_| Denied::NoSuchBot(level.clone()))?;
                let chair = self.chair_mut(*seat)?;
                chair.bot = Some(level);
                if chair.owners.is_empty() {
                    chair.name = bot_name(*seat);
                    chair.town = chair.name.clone();
                }
            }
            Event::Returned { seat } => self.chair_mut(*seat)?.bot = None,
            Event::Linked { seat, secret } => self.chair_mut(*seat)?.secrets.push(*secret),
            Event::Bound { seat, owner } => {
                let chair = self.chair_mut(*seat)?;
                if !chair.owners.contains(owner) {
                    chair.owners.push(*owner);
                }
            }
            Event::Started => {
                let names = self.chairs.iter().map(|chair| chair.name.clone()).collect();
                let game =
                    games.find(&self.game).ok_or_else(|| Denied::NoSuchGame(self.game.clone()))?;
                self.play = Some(game.begin(&self.options, names, self.seed)?);
            }
            Event::Chose { seat, choice } => self.playing()?.choose(*seat, choice, words)?,
            Event::TookBack { seat } => self.playing()?.undo(*seat)?,
            Event::Restarted { seat } => self.playing()?.restart(*seat)?,
        }
        self.version += 1;
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Denied> {
        self.chairs.get_mut(seat.index()).ok_or(Denied::NoSuchSeat(seat))
    }

    /// Adds open seats, or takes open ones away from the end; people and bots move up.
    fn resize(&mut self, seats: usize, games: &Games) -> Result<(), Denied> {
        if self.play.is_some() {
            return Err(Denied::Begun);
        }
        let game = games.find(&self.game).ok_or_else(|| Denied::NoSuchGame(self.game.clone()))?;
        game.complete(&self.options, seats)?;
        let taken = self.chairs.iter().filter(|chair| !chair.is_open()).count();
        if seats < taken {
            return Err(Denied::TooFewSeats(taken));
        }
        let mut spare = self.chairs.len().saturating_sub(seats);
        while spare > 0
            && let Some(open) = self.chairs.iter().rposition(Chair::is_open)
        {
            self.chairs.remove(open);
            spare -= 1;
        }
        self.chairs.resize_with(seats, Chair::default);
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut (dyn Play + 'static), Denied> {
        self.play.as_deref_mut().ok_or(Denied::NotBegun)
    }

    /// Whether this person opened the table.
    pub(crate) fn is_host(&self, who: Option<&TokenHash>) -> bool {
        who == Some(&self.host)
    }

    /// The seats this person may choose for.
    pub(crate) fn seats_of(&self, who: Option<&TokenHash>) -> Vec<Seat> {
        let Some(who) = who else { return Vec::new() };
        Seat::all(self.chairs.len())
            .filter(|seat| self.chairs[seat.index()].owners.contains(who))
            .collect()
    }

    /// The seat a page is drawn for: the one asked for if it is the person's own, or else the
    /// first of theirs that owes a choice, or else the first.
    pub(crate) fn viewer(&self, who: Option<&TokenHash>, asked: Option<Seat>) -> Viewer {
        let mine = self.seats_of(who);
        let owes = |seat: &&Seat| {
            self.play.as_ref().is_some_and(|play| play.waiting_on().contains(**seat))
        };
        asked
            .filter(|seat| mine.contains(seat))
            .or_else(|| mine.iter().find(owes).copied())
            .or_else(|| mine.first().copied())
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whoever sits round the table, as pages show them to this person.
    pub(crate) fn people(&self, who: Option<&TokenHash>) -> Vec<Person> {
        let people = self.chairs.iter().map(|chair| Person {
            name: chair.name.clone(),
            town: chair.town.clone(),
            kind: match chair.bot {
                Some(level) => PersonKind::Bot(level),
                None if chair.is_open() => PersonKind::Open,
                None if who.is_some_and(|who| chair.owners.contains(who)) => PersonKind::Me,
                None => PersonKind::Other,
            },
        });
        people.collect()
    }

    /// Checks that the seat is this person's, and that they choose for it themselves.
    pub(crate) fn own(&self, who: Option<&TokenHash>, seat: Seat) -> Result<(), Denied> {
        let chair = self.chairs.get(seat.index()).ok_or(Denied::NoSuchSeat(seat))?;
        match who {
            Some(who) if chair.owners.contains(who) => Ok(()),
            _ => Err(Denied::NotYours(seat)),
        }
    }

    /// The seat that a secret link opens.
    pub(crate) fn seat_of_link(&self, secret: &TokenHash) -> Result<Seat, Denied> {
        Seat::all(self.chairs.len())
            .find(|seat| self.chairs[seat.index()].secrets.contains(secret))
            .ok_or(Denied::BadLink)
    }

    /// The events that open a new table for the same game and the same people.
    pub(crate) fn again(&self, title: String, seed: Seed, host: TokenHash) -> Vec<Event> {
        let opened = Event::Opened {
            game: self.game.clone(),
            title,
            options: self.options.clone(),
            seats: self.chairs.len(),
            seed,
            host,
            hints: self.hints,
        };
        let mut events = vec![opened];
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            let mut owners = chair.owners.iter().copied();
            if let Some(owner) = owners.next() {
                let (name, town) = (chair.name.clone(), chair.town.clone());
                events.push(Event::Sat { seat, name, town, owner });
                events.extend(owners.map(|owner| Event::Bound { seat, owner }));
            } else if let Some(level) = chair.bot {
                events.push(Event::Filled { seat, level: level.to_string() });
            }
        }
        events.push(Event::Started);
        events
    }

    /// A bot's seat that owes a choice.
    pub(crate) fn bot_to_choose(&self) -> Option<(Seat, Level)> {
        let waiting = self.play.as_ref()?.waiting_on();
        waiting.into_iter().find_map(|seat| Some((seat, self.chairs[seat.index()].bot?)))
    }

    /// Makes a choice for a person, telling refusals in their language.
    pub(crate) fn choose(
        &mut self,
        who: Option<&TokenHash>,
        seat: Seat,
        choice: &str,
        words: &Words,
    ) -> Result<Event, Denied> {
        self.own(who, seat)?;
        self.playing()?.choose(seat, choice, words)?;
        self.version += 1;
        Ok(Event::Chose { seat, choice: choice.to_owned() })
    }

    /// What the best bot has to think about to give a seat's owner a hint.
    pub(crate) fn hint(
        &self,
        who: Option<&TokenHash>,
        seat: Seat,
    ) -> Result<Box<dyn Situation>, Denied> {
        self.own(who, seat)?;
        if !self.hints {
            return Err(Denied::NoHints);
        }
        Ok(self.play.as_ref().ok_or(Denied::NotBegun)?.situation(seat))
    }

    /// What a bot has to think about, if one owes a choice.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        let (seat, level) = self.bot_to_choose()?;
        let play = self.play.as_ref()?;
        let due =
            play.waiting_on().into_iter().filter(|seat| self.chairs[seat.index()].bot.is_some());
        Some(BotTurn {
            seat,
            level,
            settled: play.checkpoints(),
            bots: due.count(),
            situation: play.situation(seat),
        })
    }

    /// Makes the choices a bot thought of, unless the game has gone on without it: then its owner
    /// has come back, or another server was quicker.
    pub(crate) fn take_bot_turn(
        &mut self,
        seat: Seat,
        settled: u32,
        choices: &[String],
    ) -> Result<Vec<Event>, Denied> {
        let Some(play) = self.play.as_deref_mut() else { return Ok(Vec::new()) };
        let due = play.checkpoints() == settled
            && play.waiting_on().contains(seat)
            && self.chairs[seat.index()].bot.is_some();
        if !due {
            return Ok(Vec::new());
        }
        let mut events = Vec::new();
        for choice in choices {
            play.choose(seat, choice, Language::En.words())?;
            self.version += 1;
            events.push(Event::Chose { seat, choice: choice.clone() });
        }
        Ok(events)
    }
}

/// A turn that a bot owes.
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// How far the game had come.
    pub(crate) settled: u32,
    /// How many bots owe a choice at this table.
    pub(crate) bots: usize,
    pub(crate) situation: Box<dyn Situation>,
}

/// Bots have names of streets trees, the same at every table, so that they are told apart.
pub(crate) fn bot_name(seat: Seat) -> String {
    const NAMES: [&str; 12] = [
        "Walnut", "Hazel", "Linden", "Rowan", "Aspen", "Juniper", "Willow", "Maple", "Laurel",
        "Cedar", "Olive", "Elder",
    ];
    let index = seat.index();
    let name = NAMES[index % NAMES.len()];
    match index / NAMES.len() {
        0 => name.to_owned(),
        more => format!("{name} {}", more + 1),
    }
}
