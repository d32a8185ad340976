//! Everything in the data that can be used: plans, cards, powers, families. How much each is used,
//! and what it is worth.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use tabletop::{Event, EventKind, Occasion};

use super::estimate::{Estimate, Interval};
use super::measure::Unit;
use super::study::{Both, Change};
use super::watch::Played;

/// One way in which one thing happens, such as a plan fulfilled first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Happening {
    kind: &'static str,
    name: Cow<'static, str>,
    way: &'static str,
}

/// Numbers for ways, so that a game need not keep their names.
#[derive(Debug, Default)]
pub(super) struct Names(Mutex<HashMap<Happening, u16>>);

/// The numbers that one thread has asked for before.
#[derive(Debug)]
pub(super) struct KnownNames<'a> {
    all: &'a Names,
    known: HashMap<Happening, u16>,
}

impl Names {
    pub(super) fn known(&self) -> KnownNames<'_> {
        KnownNames { all: self, known: HashMap::new() }
    }
}

impl KnownNames<'_> {
    fn number(&mut self, event: Event) -> u16 {
        let Event { kind, name, way, .. } = event;
        let way = Happening { kind, name, way };
        if let Some(number) = self.known.get(&way) {
            return *number;
        }
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = all.len() as u16;
        let number = *all.entry(way.clone()).or_insert(next);
        self.known.insert(way, number);
        number
    }
}

/// What happened in a game, how often and when for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Happened {
    way: u16,
    /// Whom it happened to, by index; nobody where it came to the table.
    seat: Option<u8>,
    times: u16,
    round: u16,
}

/// Counts what happens in a game.
#[derive(Debug, Default)]
pub(super) struct Counted(Vec<Happened>);

impl Counted {
    pub(super) fn add(&mut self, names: &mut KnownNames<'_>, round: u32, event: Event) {
        let seat = event.seat.map(|seat| seat.index() as u8);
        let way = names.number(event);
        match self.0.iter_mut().find(|known| known.way == way && known.seat == seat) {
            Some(known) => known.times = known.times.saturating_add(1),
            None => self.0.push(Happened { way, seat, times: 1, round: round as u16 }),
        }
    }

    pub(super) fn finish(self) -> Vec<Happened> {
        self.0
    }
}

/// All things of one kind.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Kind {
    #[serde(rename = "kind")]
    pub(super) name: &'static str,
    #[serde(skip)]
    pub(super) of: EventKind,
    pub(super) pieces: Vec<Piece>,
}

/// One thing, such as a plan or a card.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Piece {
    pub(super) name: String,
    /// How often each of the kind's ways came up in a game.
    pub(super) ways: Both<Vec<f64>>,
    /// In which round it was first used, on average.
    pub(super) round: Both<Option<f64>>,
    /// How much it is used, and whether that is a share of occasions or a number in a game.
    #[serde(rename = "use")]
    pub(super) used: Compared,
    #[serde(skip)]
    pub(super) unit: Unit,
    /// By how many points those who use it once more are ahead of the others in the same game.
    pub(super) worth: Compared,
    /// The same in wins.
    pub(super) wins: Compared,
    /// By how many points a player scores more with it than without it, where chance decides who has
    /// it, or whether it is in play.
    pub(super) presence: Compared,
}

/// A figure under both rule sets.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Compared {
    pub(super) yours: Option<Interval>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) against: Option<Interval>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) change: Option<Change>,
}

impl Compared {
    /// What the estimates of one rule set, or of two, come to.
    pub(super) fn of(estimates: &[Option<Estimate>]) -> Self {
        let told = |side: usize| estimates.get(side)?.as_ref().map(Estimate::interval);
        let change = match estimates {
            [Some(yours), Some(against)] if yours.telling.min(against.telling) >= FEWEST_GAMES => {
                Some(Change::new(yours, against))
            }
            _ => None,
        };
        Self { yours: told(0), against: told(1), change }
    }
}

/// Looks at everything that happened in the games of both rule sets.
pub(super) fn kinds(kinds: &[EventKind], names: Names, sides: &[Vec<Played>]) -> Vec<Kind> {
    let names = names.0.into_inner().unwrap_or_else(PoisonError::into_inner);
    let happened: Vec<Vec<Vec<(usize, Happened)>>> =
        sides.iter().map(|games| by_way(games, names.len())).collect();
    let of_kind = |kind: &EventKind| {
        let mut found: Vec<&Cow<'static, str>> =
            names.keys().filter(|way| way.kind == kind.name).map(|way| &way.name).collect();
        found.sort_unstable();
        found.dedup();
        let piece = |name: &&Cow<'static, str>| {
            let number = |way: &&'static str| {
                names.get(&Happening { kind: kind.name, name: (*name).clone(), way })
            };
            let ways: Vec<Option<usize>> =
                kind.ways.iter().map(|way| number(way).map(|&number| number.into())).collect();
            let sides: Vec<Observed<'_>> = sides
                .iter()
                .zip(&happened)
                .map(|(games, happened)| {
                    let ways = ways.iter().map(|way| way.map_or(&[][..], |way| &happened[way]));
                    Observed { games, ways: ways.collect() }
                })
                .collect();
            piece(name, kind.occasion, &sides)
        };
        let mut pieces: Vec<Piece> = found.iter().map(piece).collect();
        let used = |piece: &Piece| piece.used.yours.map_or(-1.0, |used| used.value);
        pieces.sort_by(|one, other| used(other).total_cmp(&used(one)));
        Kind { name: kind.name, of: *kind, pieces }
    };
    kinds.iter().map(of_kind).filter(|kind| !kind.pieces.is_empty()).collect()
}

/// What happened, way by way, with the index of its game.
fn by_way(games: &[Played], ways: usize) -> Vec<Vec<(usize, Happened)>> {
    let mut all = vec![Vec::new(); ways];
    for (index, game) in games.iter().enumerate() {
        for happened in &game.happened {
            all[usize::from(happened.way)].push((index, *happened));
        }
    }
    all
}

/// The games of one rule set, and in which of them each way of one thing happened.
struct Observed<'a> {
    games: &'a [Played],
    ways: Vec<&'a [(usize, Happened)]>,
}

fn piece(name: &str, occasion: Occasion, sides: &[Observed<'_>]) -> Piece {
    let each = |of: &dyn Fn(&Observed<'_>) -> Option<Estimate>| {
        Compared::of(&sides.iter().map(of).collect::<Vec<_>>())
    };
    let both = |index: usize| &sides[index];
    let count = |side: &Observed<'_>| {
        let times = |way: &&[(usize, Happened)]| {
            let times: u64 = way.iter().map(|(_, happened)| u64::from(happened.times)).sum();
            times as f64 / side.games.len() as f64
        };
        side.ways.iter().map(times).collect::<Vec<f64>>()
    };
    Piece {
        name: name.to_owned(),
        ways: Both::each(both(0), sides.get(1), count),
        round: Both::each(both(0), sides.get(1), |side| side.first_round(occasion)),
        used: each(&|side| side.used(occasion)),
        unit: if occasion == Occasion::None { Unit::Number } else { Unit::Share },
        worth: each(&|side| side.slope(&side.uses(occasion), |seat| seat.points)),
        wins: each(&|side| {
            let alone = side.games.first().is_none_or(|game| game.seats.len() == 1);
            (!alone).then(|| side.slope(&side.uses(occasion), |seat| seat.won)).flatten()
        }),
        presence: each(&|side| side.presence(occasion)),
    }
}

/// Fewer games than this with a difference in them say nothing.
pub(super) const FEWEST_GAMES: usize = 10;

impl Observed<'_> {
    fn seats(&self) -> usize {
        self.games.first().map_or(0, |game| game.seats.len())
    }

    /// The ways that are a use of it.
    fn using(&self, occasion: Occasion) -> &[&[(usize, Happened)]] {
        match occasion {
            Occasion::None => &self.ways[..1],
            Occasion::OfSeat => &self.ways[1..2],
            Occasion::OfTable => &self.ways[1..],
        }
    }

    /// How often each seat of each game had these, game by game.
    fn times(&self, ways: &[&[(usize, Happened)]]) -> Vec<f64> {
        let mut times = vec![0.0; self.games.len() * self.seats()];
        for (game, happened) in ways.iter().flat_map(|way| way.iter()) {
            if let Some(seat) = happened.seat {
                times[game * self.seats() + usize::from(seat)] += f64::from(happened.times);
            }
        }
        times
    }

    /// How often each seat of each game used it. What comes to the whole table is used or not.
    fn uses(&self, occasion: Occasion) -> Vec<f64> {
        let mut uses = self.times(self.using(occasion));
        if occasion == Occasion::OfTable {
            for times in &mut uses {
                *times = times.min(1.0);
            }
        }
        uses
    }

    /// Whether it came to the table, game by game.
    fn in_play(&self) -> Vec<bool> {
        let mut in_play = vec![false; self.games.len()];
        self.ways[0].iter().for_each(|(game, _)| in_play[*game] = true);
        in_play
    }

    fn used(&self, occasion: Occasion) -> Option<Estimate> {
        let seats = self.seats();
        let uses = self.uses(occasion);
        let sum = |times: &[f64]| times.iter().sum::<f64>();
        let of_games = uses.chunks(seats).map(sum);
        match occasion {
            Occasion::None => Estimate::ratio(of_games.map(|uses| (uses, seats as f64))),
            Occasion::OfTable => {
                let occasions = self.in_play();
                let over =
                    occasions.iter().map(|&in_play| if in_play { seats as f64 } else { 0.0 });
                Estimate::share(of_games.zip(over))
            }
            Occasion::OfSeat => {
                let occasions = self.times(&self.ways[..1]);
                Estimate::share(of_games.zip(occasions.chunks(seats).map(sum)))
            }
        }
    }

    fn first_round(&self, occasion: Occasion) -> Option<f64> {
        let uses = || self.using(occasion).iter().flat_map(|way| way.iter());
        let own = || uses().filter(|(_, happened)| happened.seat.is_some());
        let count = own().count();
        let rounds: f64 = own().map(|(_, happened)| f64::from(happened.round)).sum();
        (count > 0).then(|| rounds / count as f64)
    }

    /// How much more of a result comes with each one more, among the seats of the same game; alone,
    /// among all games.
    fn slope(&self, times: &[f64], result: fn(&super::watch::Finish) -> f64) -> Option<Estimate> {
        let seats = self.seats();
        let mean = |values: &mut dyn Iterator<Item = f64>, count: usize| {
            values.sum::<f64>() / count.max(1) as f64
        };
        let everywhere = (seats == 1).then(|| {
            let results = &mut self.games.iter().map(|game| result(&game.seats[0]));
            (mean(&mut times.iter().copied(), times.len()), mean(results, self.games.len()))
        });
        let of_game = |(game, times): (&Played, &[f64])| {
            let (times_mean, result_mean) = everywhere.unwrap_or_else(|| {
                let results = &mut game.seats.iter().map(result);
                (mean(&mut times.iter().copied(), seats), mean(results, seats))
            });
            let seats = game.seats.iter().zip(times).map(|(seat, times)| {
                let more = times - times_mean;
                (more * (result(seat) - result_mean), more * more)
            });
            seats.fold((0.0, 0.0), |(of, over), (more, squared)| (of + more, over + squared))
        };
        let games: Vec<(f64, f64)> =
            self.games.iter().zip(times.chunks(seats)).map(of_game).collect();
        let telling = games.iter().filter(|(_, over)| *over > 0.0).count();
        if telling < FEWEST_GAMES {
            return None;
        }
        Estimate::ratio(games.into_iter())
    }

    /// What it does to be dealt it, where that is a matter of chance.
    fn presence(&self, occasion: Occasion) -> Option<Estimate> {
        match occasion {
            Occasion::None => None,
            Occasion::OfSeat => self.slope(&self.times(&self.ways[..1]), |seat| seat.points),
            Occasion::OfTable => {
                let in_play = self.in_play();
                let points = |wanted: bool| {
                    let games = self.games.iter().zip(&in_play).map(move |(game, &in_play)| {
                        let points: f64 = game.seats.iter().map(|seat| seat.points).sum();
                        if in_play == wanted {
                            (points, game.seats.len() as f64)
                        } else {
                            (0.0, 0.0)
                        }
                    });
                    let count = in_play.iter().filter(|&&in_play| in_play == wanted).count();
                    (count >= FEWEST_GAMES).then(|| Estimate::ratio(games)).flatten()
                };
                Some(points(true)?.minus(&points(false)?))
            }
        }
    }
}
