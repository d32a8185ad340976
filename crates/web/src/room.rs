//! One table: who sits where, and the game they play. It is the replay of its events.

mod chair;
mod clock;
mod group;
mod rematch;

use std::sync::Arc;

use bots::Level;
use store::TableId;
use tabletop::{Origin, Seat, Seed, Settings, Viewer};

use crate::event::Event;
use crate::games::Games;
use crate::name::isolated;
use crate::pages::new_table::told_apart;
use crate::pages::{Person, PersonKind};
use crate::play::Play;
use crate::preferences::Preferences;
use crate::table_error::TableError;
use crate::thinking::Situation;
use crate::token::TokenHash;
use crate::words::{Language, Words};
use chair::Kept;
pub(crate) use chair::{Chair, Step};
pub use clock::Clock;
pub(crate) use clock::now;
pub(crate) use group::{Group, MOST_SHEETS};
pub(crate) use rematch::Rematch;

/// How often the seats of a table may change hands: people who sit down and leave, bots, links.
const MOST_MOVES: u64 = 500;

/// How much more often for each seat: a hundred people come to a large table.
const MOST_MOVES_PER_SEAT: u64 = 20;

/// How many choices are made at once without asking: more than any turn has.
const MOST_OBVIOUS: usize = 6;

/// One table.
#[derive(Clone)]
pub(crate) struct Room {
    /// The number of the last event in the log. Drafts raise it, so nobody outside may see it.
    pub(crate) version: u64,
    /// How often something changed that everyone can see.
    pub(crate) public_version: u64,
    /// How often seats have changed hands.
    moves: u64,
    /// Which game is played.
    pub(crate) game: String,
    /// What the table is called.
    pub(crate) title: String,
    /// Every option.
    pub(crate) options: Settings,
    /// What decides the cards.
    pub(crate) seed: Seed,
    /// The moment of another game from which it goes on.
    pub(crate) from: Option<Arc<Origin>>,
    /// Whether its cards were chosen: those of another table come again.
    pub(crate) same_cards: bool,
    /// Who opened it.
    pub(crate) host: TokenHash,
    /// The seats.
    pub(crate) chairs: Vec<Chair>,
    /// Whether hints may be asked for.
    pub(crate) hints: bool,
    /// The game, once it has begun.
    pub(crate) play: Option<Box<dyn Play>>,
    /// How long a turn may take.
    pub(crate) clock: Clock,
    /// The time of the event that is being applied, in milliseconds since 1970.
    pub(crate) now: i64,
    /// When the turns began that are being played.
    turn_began: i64,
    /// Where they play again, once someone has asked.
    pub(crate) rematch: Option<Rematch>,
    /// The table of people with the box whose sheet this is.
    pub(crate) of_group: Option<TableId>,
    /// The sheets of people with the box, if this is what they share.
    pub(crate) group: Group,
}

impl Room {
    /// The table that a first event opens; `None` if it is no opening.
    pub(crate) fn open(event: Event) -> Option<Self> {
        let Event::Opened { game, title, options, seats, seed, host, hints, from, same_cards } =
            event
        else {
            return None;
        };
        let chairs = vec![Chair::default(); seats];
        Some(Self {
            version: 1,
            public_version: 1,
            moves: 0,
            game,
            title,
            options,
            seed,
            from: from.map(Arc::from),
            same_cards,
            host,
            hints,
            chairs,
            play: None,
            clock: Clock::None,
            now: 0,
            turn_began: 0,
            rematch: None,
            of_group: None,
            group: Group::default(),
        })
    }

    /// Applies a further event. Events of the log were checked before they were written; one that
    /// cannot happen means that the log is damaged.
    pub(crate) fn apply(&mut self, event: &Event, games: &Games) -> Result<(), TableError> {
        let words = Language::En.words();
        match event {
            Event::Chose { seat, choice, entry } => {
                self.step(*seat, Step::Choose(choice.clone()), words)?;
                return self.note_entry(*seat, *entry);
            }
            Event::TookBack { seat, entry } => {
                self.step(*seat, Step::Undo, words)?;
                return self.note_entry(*seat, *entry);
            }
            Event::Restarted { seat } => return self.step(*seat, Step::Restart, words).map(drop),
            Event::Opened { .. } => return Err(TableError::Begun),
            Event::Resized { seats } => self.resize(*seats, games)?,
            Event::Sat { seat, name, town, owner } => {
                let chair = self.chair_mut(*seat)?;
                *chair = Chair::default();
                chair.owners.push(*owner);
                chair.name.clone_from(name);
                chair.town.clone_from(town);
            }
            Event::Left { seat } => *self.chair_mut(*seat)? = Chair::default(),
            Event::Filled { seat, level } => {
                let level = level.parse().map_err(|_| TableError::NoSuchBot(level.clone()))?;
                let chair = self.chair_mut(*seat)?;
                chair.bot = Some(level);
                if chair.owners.is_empty() {
                    chair.name = chair::bot_name(*seat);
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
            Event::Started if self.play.is_some() => return Err(TableError::Begun),
            Event::Started => {
                let names = self.chairs.iter().map(|chair| chair.name.clone()).collect();
                let game = games
                    .find(&self.game)
                    .ok_or_else(|| TableError::NoSuchGame(self.game.clone()))?;
                let from = self.from.clone();
                self.play = Some(game.begin(&self.options, names, self.seed, from)?);
                self.turn_began = self.now;
            }
            Event::Revoked { seat, keeps } => {
                let chair = self.chair_mut(*seat)?;
                chair.secrets.clear();
                chair.owners.retain(|owner| owner == keeps);
            }
            Event::Renamed { seat, name, town } => {
                let chair = self.chair_mut(*seat)?;
                chair.name.clone_from(name);
                chair.town.clone_from(town);
                if let Some(play) = self.play.as_deref_mut() {
                    play.rename(*seat, name);
                }
            }
            Event::Retitled { title } => self.title.clone_from(title),
            Event::Kept { seat, name, town, owners } => {
                let (name, town, owners) = (name.clone(), town.clone(), owners.clone());
                self.chair_mut(*seat)?.kept = Some(Kept { name, town, owners });
            }
            Event::Belongs { group } => self.of_group = Some(*group),
            Event::Joined { sheet, name, owner } => self.add_sheet(*sheet, name, *owner),
            Event::Laid { plans } => self.lay(*plans)?,
            Event::Dealt { cards } => self.group.offer.clone_from(cards),
            Event::Clocked { clock } => self.clock = *clock,
            Event::StoodIn { seat, level } => {
                let level = level.parse().map_err(|_| TableError::NoSuchBot(level.clone()))?;
                let round = self.play.as_ref().ok_or(TableError::NotBegun)?.round();
                self.chair_mut(*seat)?.stand_in = Some((round, level));
            }
            Event::Rematched { seat, table } => {
                self.rematch = Some(Rematch { seat: *seat, table: *table });
            }
        }
        self.moves += 1;
        self.version += 1;
        self.public_version += 1;
        Ok(())
    }

    /// Lets a seat choose or take something back, and returns the step as the game writes it.
    ///
    /// Others see nothing of a turn before it is over, so only a change of who is waited for, or a
    /// point of no return, raises the public version.
    fn step(&mut self, seat: Seat, step: Step, words: &Words) -> Result<Step, TableError> {
        let by_bot = seat.index() < self.chairs.len() && self.bot_at(seat).is_some();
        let chair = self.chairs.get_mut(seat.index()).ok_or(TableError::NoSuchSeat(seat))?;
        let play = self.play.as_deref_mut().ok_or(TableError::NotBegun)?;
        let before = (play.waiting_on(), play.checkpoints());
        let step = match step {
            Step::Choose(choice) => Step::Choose(play.choose(seat, &choice, words)?),
            Step::Undo => play.undo(seat).map(|()| Step::Undo)?,
            Step::Restart => play.restart(seat).map(|()| Step::Restart)?,
        };
        if (play.waiting_on(), play.checkpoints()) != before {
            self.public_version += 1;
        }
        if play.checkpoints() != before.1 {
            self.turn_began = self.now;
        }
        if !play.waiting_on().contains(seat) {
            chair.stand_in = None;
        }
        chair.helped |= by_bot;
        chair.took(step.clone());
        self.version += 1;
        Ok(step)
    }

    /// What a person may see change: everything public, and their own drafts.
    pub(crate) fn version_for(&self, who: Option<&TokenHash>) -> u64 {
        let own = self.seats_of(who).into_iter().map(|seat| self.chairs[seat.index()].steps);
        self.public_version + own.sum::<u64>()
    }

    /// Whether this person may delete the table: its host, unless someone else is playing there.
    pub(crate) fn may_delete(&self, who: Option<&TokenHash>) -> Result<(), TableError> {
        if !self.is_host(who) {
            return Err(TableError::HostOnly);
        }
        let goes_on = self.play.as_ref().is_some_and(|play| play.result().is_none());
        let others = self.chairs.iter().any(|chair| {
            chair.bot.is_none() && !chair.owners.iter().any(|owner| Some(owner) == who)
        });
        if goes_on && others { Err(TableError::StillPlayed) } else { Ok(()) }
    }

    /// Refuses further changes of seats once there were too many: a log has an end.
    pub(crate) fn may_move(&self) -> Result<(), TableError> {
        let most = MOST_MOVES + MOST_MOVES_PER_SEAT * self.chairs.len() as u64;
        if self.moves < most { Ok(()) } else { Err(TableError::TooManyMoves) }
    }

    /// A place at the table.
    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, TableError> {
        self.chairs.get(seat.index()).ok_or(TableError::NoSuchSeat(seat))
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, TableError> {
        self.chairs.get_mut(seat.index()).ok_or(TableError::NoSuchSeat(seat))
    }

    /// Adds open seats, or takes open ones away from the end; people and bots move up.
    fn resize(&mut self, seats: usize, games: &Games) -> Result<(), TableError> {
        if self.play.is_some() {
            return Err(TableError::Begun);
        }
        let game =
            games.find(&self.game).ok_or_else(|| TableError::NoSuchGame(self.game.clone()))?;
        game.complete(&self.options, seats)?;
        let taken = self.chairs.iter().filter(|chair| !chair.is_open()).count();
        if seats < taken {
            return Err(TableError::TooFewSeats(taken));
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

    /// Everyone who plays here, once for all their seats and devices apart.
    pub(crate) fn players(&self) -> Vec<TokenHash> {
        let owners = self.chairs.iter().flat_map(|chair| &chair.owners);
        let mut people: Vec<TokenHash> = owners.copied().collect();
        people.sort_unstable_by_key(|who| who.number());
        people.dedup();
        people
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

    /// The people at the table, as pages show them to this person.
    pub(crate) fn people(&self, who: Option<&TokenHash>) -> Vec<Person> {
        let people = self.chairs.iter().map(|chair| {
            let kept = chair.kept.as_ref().filter(|_| chair.is_open());
            let (name, town) =
                kept.map_or((&chair.name, &chair.town), |kept| (&kept.name, &kept.town));
            Person {
                name: isolated(name).into_owned(),
                town: isolated(town).into_owned(),
                kind: match chair.bot {
                    Some(level) => PersonKind::Bot(level),
                    None if kept.is_some() => PersonKind::Awaited,
                    None if chair.is_open() => PersonKind::Open,
                    None if who.is_some_and(|who| chair.owners.contains(who)) => PersonKind::Me,
                    None => PersonKind::Other,
                },
            }
        });
        people.collect()
    }

    /// A name for someone who sits down: with a number if someone here is called the same.
    pub(crate) fn name_apart(&self, name: &str) -> String {
        let fold = |name: &str| name.to_lowercase();
        let same = |chair: &&Chair| fold(&chair.name) == fold(name);
        if !self.chairs.iter().any(|chair| same(&chair)) {
            return name.to_owned();
        }
        // `told_apart` compares letter by letter: those that differ in capitals count as the same.
        let known: Vec<String> = self
            .chairs
            .iter()
            .map(|chair| if same(&chair) { name.to_owned() } else { chair.name.clone() })
            .collect();
        told_apart(name, &known)
    }

    /// Checks that the seat is this person's, and that they choose for it themselves.
    pub(crate) fn own(&self, who: Option<&TokenHash>, seat: Seat) -> Result<(), TableError> {
        let chair = self.chair(seat)?;
        match who {
            Some(who) if chair.owners.contains(who) => Ok(()),
            _ => Err(TableError::NotYours(seat)),
        }
    }

    /// The seat that a secret link opens.
    pub(crate) fn seat_of_link(&self, secret: &TokenHash) -> Result<Seat, TableError> {
        Seat::all(self.chairs.len())
            .find(|seat| self.chairs[seat.index()].secrets.contains(secret))
            .ok_or(TableError::BadLink)
    }

    /// A bot's seat that owes a choice.
    pub(crate) fn bot_to_choose(&self) -> Option<(Seat, Level)> {
        let waiting = self.play.as_ref()?.waiting_on();
        waiting.into_iter().find_map(|seat| Some((seat, self.bot_at(seat)?)))
    }

    /// The bot that chooses for a seat now.
    fn bot_at(&self, seat: Seat) -> Option<Level> {
        let chair = &self.chairs[seat.index()];
        let round = self.play.as_ref().map(|play| play.round());
        let stand_in = chair.stand_in.filter(|(of, _)| Some(*of) == round);
        chair.bot.or(stand_in.map(|(_, level)| level))
    }

    /// Lets a person choose or take something back, with refusals in their language.
    ///
    /// `expected` is the number of steps of the seat that the person knew of. If they sent the same
    /// request twice, it happens once.
    pub(crate) fn take_steps(
        &mut self,
        who: Option<&TokenHash>,
        seat: Seat,
        steps: &[Step],
        expected: Option<u64>,
        words: &Words,
    ) -> Result<Vec<Event>, TableError> {
        self.own(who, seat)?;
        let chair = &self.chairs[seat.index()];
        if chair.is_repeated(expected, steps)? {
            return Ok(Vec::new());
        }
        if steps.iter().any(|step| !matches!(step, Step::Choose(_))) {
            chair.may_take_back()?;
        }
        let mut events = Vec::with_capacity(steps.len());
        for step in steps {
            events.push(self.step(seat, step.clone(), words)?.event(seat));
        }
        Ok(events)
    }

    /// Makes the choices that the seat's owner does not want to be asked about.
    pub(crate) fn take_obvious_steps(
        &mut self,
        seat: Seat,
        likes: Preferences,
    ) -> Result<Vec<Event>, TableError> {
        let words = Language::En.words();
        let mut events = Vec::new();
        while events.len() < MOST_OBVIOUS
            && let Some(choice) = self.play.as_ref().and_then(|play| play.obvious(seat, likes))
        {
            events.push(self.step(seat, Step::Choose(choice), words)?.event(seat));
        }
        self.chairs[seat.index()].obvious = events.len();
        Ok(events)
    }

    /// What the best bot has to think about to give a seat's owner a hint.
    pub(crate) fn hint(
        &self,
        who: Option<&TokenHash>,
        seat: Seat,
    ) -> Result<Box<dyn Situation>, TableError> {
        self.own(who, seat)?;
        if !self.hints {
            return Err(TableError::NoHints);
        }
        Ok(self.play.as_ref().ok_or(TableError::NotBegun)?.situation(seat))
    }

    /// What a bot has to think about, if one owes a choice.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        let (seat, level) = self.bot_to_choose()?;
        let play = self.play.as_ref()?;
        let due = play.waiting_on().into_iter().filter(|seat| self.bot_at(*seat).is_some());
        Some(BotTurn {
            seat,
            level,
            checkpoint: play.checkpoints(),
            bots: due.count(),
            situation: play.situation(seat),
        })
    }

    /// Makes the choices a bot thought of, unless the game has gone on without it: then its owner
    /// has come back, or another server was quicker.
    pub(crate) fn take_bot_turn(
        &mut self,
        seat: Seat,
        checkpoint: u32,
        choices: &[String],
    ) -> Result<Vec<Event>, TableError> {
        let Some(play) = self.play.as_deref() else { return Ok(Vec::new()) };
        let due = play.checkpoints() == checkpoint
            && play.waiting_on().contains(seat)
            && self.bot_at(seat).is_some();
        if !due {
            return Ok(Vec::new());
        }
        let words = Language::En.words();
        let mut events = Vec::with_capacity(choices.len());
        for choice in choices {
            events.push(self.step(seat, Step::Choose(choice.clone()), words)?.event(seat));
        }
        Ok(events)
    }
}

/// A turn that a bot owes.
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// How far the game had come.
    pub(crate) checkpoint: u32,
    /// How many bots owe a choice at this table.
    pub(crate) bots: usize,
    pub(crate) situation: Box<dyn Situation>,
}
