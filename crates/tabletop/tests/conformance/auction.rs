//! A small game to try the suite on: a sealed-bid auction, honest unless told to be faulty.
//!
//! Everybody holds a few cards from one pack. Each round a prize is drawn; everybody secretly bids
//! a card, may double the stake, and is done. The highest card wins the prize, twice if doubled;
//! a doubled bid that does not win costs the prize. With the option `turns` the bids are made one
//! after the other and shown at once. With the option `peek` everybody has been shown a card of the
//! seat before, and knows it until it is played.

use std::ops::RangeInclusive;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tabletop::{
    Dealer, Faults, Game, OptionKind, OptionSpec, OptionsError, Outcome, Rng, Score, Seat, SeatSet,
    Seed, Settings, Standing, Viewer,
};

use crate::fault::{Fault, is};
use crate::pieces::{Choice, PACK, PRIZES, Player, Position, Refusal, SeatView, View};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "turns",
        about: "Bids are made in turn and shown at once.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[],
    },
    OptionSpec {
        name: "peek",
        about: "Everybody knows a card of the seat before.",
        kind: OptionKind::Switch,
        default: "false",
        needs: &[],
    },
    OptionSpec {
        name: "rounds",
        about: "How many rounds are played.",
        kind: OptionKind::OneOf(&[("3", "a short game"), ("5", "a long game")]),
        default: "5",
        needs: &[],
    },
];

const FOREIGN_DEFAULT: &[OptionSpec] = &[OptionSpec { default: "4", ..OPTIONS[2] }];

#[derive(Clone)]
pub(crate) struct Setup {
    settings: Settings,
    seats: usize,
}

pub(crate) struct Auction {
    dealer: Dealer,
    checkpoints: u32,
    table: Position,
}

impl Clone for Auction {
    fn clone(&self) -> Self {
        Self {
            dealer: self.dealer.clone(),
            checkpoints: self.checkpoints,
            table: self.table.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.checkpoints = source.checkpoints;
        self.table.clone_from(&source.table);
        if !is(Fault::CloneFromForgets) {
            self.dealer.clone_from(&source.dealer);
        }
    }
}

impl Auction {
    fn is_over(&self) -> bool {
        self.table.prize == 0
    }

    /// Whether everybody may know what this seat has bid.
    fn is_shown(&self, player: &Player) -> bool {
        self.table.turns && player.done
    }

    /// The card that this seat has been shown.
    fn told(&self, seat: usize) -> Option<u8> {
        let before = (seat + self.seats() - 1) % self.seats();
        self.table.players[before].shown
    }

    /// Every seat plays one card a round.
    fn cards_played(&self) -> u32 {
        let hands: usize = self.table.players.iter().map(|player| player.hand.len()).sum();
        (PACK.count() - self.table.aside.len()).saturating_sub(hands) as u32
    }

    fn draw_prize(&mut self) {
        let prizes = &mut self.table.prizes;
        self.table.prize =
            if prizes.is_empty() { 0 } else { prizes.remove(self.dealer.below(prizes.len())) };
    }

    fn end_round(&mut self) {
        let best = self.table.players.iter().filter_map(|p| p.bid).max();
        let prize = i32::from(self.table.prize);
        for player in &mut self.table.players {
            let stake = if player.doubled { 2 * prize } else { prize };
            if player.bid == best {
                player.won += stake;
            } else if player.doubled {
                player.lost += prize;
            }
            let played = player.bid.take();
            player.shown = player.shown.filter(|shown| Some(*shown) != played);
            if !is(Fault::NeverEnds) {
                player.hand.retain(|card| Some(*card) != played);
            }
            (player.doubled, player.done) = (false, false);
        }
        if is(Fault::NeverEnds) {
            self.table.prizes.push(self.table.prize);
        }
        self.draw_prize();
    }

    fn score_of(player: &Player) -> Score {
        let flaw = i32::from(is(Fault::PartsDoNotAddUp));
        Score {
            total: player.won - player.lost + flaw,
            parts: [player.won, -player.lost].into_iter().collect(),
        }
    }
}

impl Game for Auction {
    const NAME: &'static str = "auction";
    const TITLE: &'static str = "The Auction";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const ENDS: &'static [&'static str] = &["every prize is won"];

    type Setup = Setup;
    type Choice = Choice;
    type Refusal = Refusal;
    type View = View;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        if is(Fault::ForeignDefault) { FOREIGN_DEFAULT } else { OPTIONS }
    }

    fn setup(settings: &Settings, seats: usize) -> Result<Setup, OptionsError> {
        if !Self::SEATS.contains(&seats) && !is(Fault::AcceptsAnySeats) {
            let why = "2 to 4 can bid".to_owned();
            return Err(OptionsError::Seats { given: seats, why });
        }
        let settings = settings.complete(Self::options())?;
        Ok(Setup { settings, seats })
    }

    fn settings(setup: &Setup) -> &Settings {
        static OTHER: LazyLock<Settings> =
            LazyLock::new(|| Settings::default().complete(OPTIONS).expect("defaults"));
        if is(Fault::RecordsOtherOptions) { &OTHER } else { &setup.settings }
    }

    fn start(setup: &Setup, mut dealer: Dealer) -> Self {
        static CLOCK: AtomicUsize = AtomicUsize::new(0);
        if is(Fault::IgnoresTheSeed) {
            dealer = Dealer::new(&Seed([0; 16]));
        }
        if is(Fault::DealsByTheClock) {
            let hour = CLOCK.fetch_add(1, Ordering::Relaxed);
            dealer = Dealer::imagined(&mut Rng::new(hour as u64));
        }
        let rounds = setup.settings.get("rounds").map(ToString::to_string);
        let rounds: usize = rounds.and_then(|text| text.parse().ok()).unwrap_or(5);
        let mut draw = |from: &mut Vec<u8>, count: usize| -> Vec<u8> {
            (0..count).map(|_| from.remove(dealer.below(from.len()))).collect()
        };
        let mut aside: Vec<u8> = PACK.collect();
        let peek = setup.settings.is_on("peek");
        let players = (0..setup.seats).map(|_| {
            let hand = draw(&mut aside, rounds);
            Player { shown: hand.first().copied().filter(|_| peek), hand, ..Player::default() }
        });
        let players = players.collect();
        let prizes = draw(&mut PRIZES.collect(), rounds);
        let mut auction = Self {
            dealer,
            checkpoints: 0,
            table: Position {
                turns: setup.settings.is_on("turns"),
                prize: 0,
                prizes,
                aside,
                players,
            },
        };
        auction.draw_prize();
        auction
    }

    fn seats(&self) -> usize {
        self.table.players.len()
    }

    fn waiting_on(&self) -> SeatSet {
        let waiting = Seat::all(self.seats())
            .filter(|seat| !self.is_over() && !self.table.players[seat.index()].done);
        let at_once = if self.table.turns { 1 } else { self.seats() };
        waiting.take(at_once).collect()
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        if !is(Fault::ListsInAddition) {
            into.clear();
        }
        if !self.waiting_on().contains(seat) {
            return;
        }
        let player = &self.table.players[seat.index()];
        if player.bid.is_none() {
            into.extend(player.hand.iter().copied().map(Choice::Bid));
            return;
        }
        let withheld = is(Fault::ListsTooLittle) && player.bid > Some(10);
        if is(Fault::ListsTooMuch) || !player.doubled && !withheld {
            into.push(Choice::Double);
        }
        into.push(if is(Fault::Mumbles) { Choice::Mumble } else { Choice::Done });
        if is(Fault::ListsTwice) {
            into.push(Choice::Done);
        }
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if !self.waiting_on().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let everybody_waits = self.table.players.iter().all(|player| !player.done);
        let player = &mut self.table.players[seat.index()];
        match (choice, player.bid) {
            (Choice::Bid(card), None) if player.hand.contains(&card) => player.bid = Some(card),
            (Choice::Double, Some(_)) if !player.doubled => player.doubled = true,
            (Choice::Done | Choice::Mumble, Some(_)) => {
                player.done = true;
                if is(Fault::FirstDoneIsPaid) && everybody_waits {
                    player.won += 1;
                }
                if is(Fault::HighBidSilences) && player.bid > Some(12) {
                    let mut others = self.table.players.iter_mut();
                    if let Some(other) = others.find(|player| !player.done) {
                        other.bid = other.bid.or(other.hand.first().copied());
                        other.done = true;
                    }
                }
                let all_done = self.table.players.iter().all(|player| player.done);
                if all_done {
                    self.end_round();
                }
                let forgets = self.is_over() && is(Fault::EndCanBeTakenBack);
                let shown = self.table.turns && !is(Fault::AsksTooEarly);
                if (all_done || shown) && !forgets {
                    self.checkpoints += 1;
                }
            }
            _ => {
                if is(Fault::RefusalCosts) {
                    player.lost += 1;
                }
                if is(Fault::RefusalDraws) {
                    self.dealer.below(20);
                }
                return Err(Refusal::NotNow);
            }
        }
        Ok(())
    }

    fn checkpoints(&self) -> u32 {
        self.checkpoints
    }

    fn round(&self) -> u32 {
        let early =
            is(Fault::RoundEndsEarly) && self.table.players.iter().any(|player| player.done);
        match self.cards_played() / self.seats() as u32 + u32::from(!self.is_over()) {
            round if is(Fault::RoundsCountDown) => 10 - round,
            round => round + u32::from(early),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.table.players[seat.index()].clone(),
            Viewer::Spectator if is(Fault::ShowsAHand) => {
                Player { bid: None, doubled: false, ..self.table.players[0].clone() }
            }
            Viewer::Spectator => Player::default(),
        };
        let seen = |player: &Player| SeatView {
            points: player.won - player.lost,
            done: player.done,
            shown: player
                .bid
                .filter(|_| self.is_shown(player) || player.done && is(Fault::ShowsBids)),
        };
        View {
            prize: self.table.prize,
            rounds_left: self.table.prizes.len(),
            hand: own.hand,
            bid: own.bid,
            doubled: own.doubled,
            told: match viewer {
                Viewer::Seat(seat) => self.told(seat.index()),
                Viewer::Spectator if is(Fault::TellsEverybody) => self.told(0),
                Viewer::Spectator => None,
            },
            seats: self.table.players.iter().map(seen).collect(),
            whispered: is(Fault::ViewHasMoreThanJson),
        }
    }

    fn describe(&self, _: Seat, choice: Choice) -> String {
        match choice {
            Choice::Bid(card) => format!("I bid my {card}."),
            Choice::Double => "I double the stake.".to_owned(),
            Choice::Done | Choice::Mumble => "I am done.".to_owned(),
        }
    }

    fn categories(&self) -> &'static [&'static str] {
        &["won", "lost"]
    }

    fn score(&self, seat: Seat, _: Viewer) -> Score {
        Self::score_of(&self.table.players[seat.index()])
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let scores: Vec<Score> = self.table.players.iter().map(Self::score_of).collect();
        let standing = |score: &Score| {
            let upside_down = is(Fault::LoserRanksFirst);
            let better = |other: &&Score| {
                other.total != score.total && (other.total < score.total) == upside_down
            };
            Standing { rank: 1 + scores.iter().filter(better).count() as u16, score: score.clone() }
        };
        Some(Outcome { end: Self::ENDS[0], standings: scores.iter().map(standing).collect() })
    }

    fn reimagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        if is(Fault::DreamsTheTruth) {
            return;
        }
        self.dealer = Dealer::imagined(rng);
        if is(Fault::DreamsTrueBids) {
            return;
        }
        let turns = self.table.turns;
        let seats = self.seats();
        let unknown = |index: usize| viewer != Viewer::Seat(Seat::new(index));
        // What lies open, and what this viewer has been shown.
        let kept = |index: usize, player: &Player, card: u8| {
            let open = turns && player.done && player.bid == Some(card);
            let told = viewer == Viewer::Seat(Seat::new((index + 1) % seats));
            open || told && player.shown == Some(card) && !is(Fault::ForgetsWhatItSaw)
        };
        let redealt = !(is(Fault::DreamsTrueHands) && viewer != Viewer::Spectator);
        // All cards nobody has shown go back to the pack, and as many are dealt again.
        for (index, player) in self.table.players.iter_mut().enumerate() {
            if unknown(index) && redealt {
                let hidden = player.hand.iter().copied();
                let hidden: Vec<u8> = hidden.filter(|card| !kept(index, player, *card)).collect();
                self.table.aside.extend(hidden);
            }
        }
        for (index, player) in self.table.players.iter_mut().enumerate() {
            if unknown(index) {
                let open = player.bid.filter(|_| turns && player.done);
                let before = player.clone();
                for card in player.hand.iter_mut().filter(|_| redealt) {
                    if !kept(index, &before, *card) {
                        let other = rng.below(self.table.aside.len());
                        let dealt = self.table.aside.swap_remove(other);
                        // The card that was shown to somebody else is another one now.
                        player.shown = player.shown.map(|s| if s == *card { dealt } else { s });
                        *card = dealt;
                    }
                }
                if player.bid.is_some() && open.is_none() {
                    player.bid = rng.pick(&player.hand);
                    player.doubled = rng.below(2) == 0;
                }
                if is(Fault::DreamsOfEmptyHands) {
                    player.hand.clear();
                }
            }
        }
    }

    fn position(&self) -> Position {
        let mut position = self.table.clone();
        for player in &mut position.players {
            if !self.is_shown(player) && !is(Fault::PositionShowsOpenBids) {
                (player.bid, player.doubled, player.done) = (None, false, false);
            }
            if is(Fault::PositionForgetsStakes) {
                player.lost = 0;
            }
        }
        position
    }

    fn set_up(position: &Position, dealer: Dealer) -> Result<Self, Faults> {
        let auction = Self { dealer, checkpoints: 0, table: position.clone() };
        let faults = position.faults();
        if faults.is_empty() || is(Fault::PositionIsTrusted) { Ok(auction) } else { Err(faults) }
    }
}
