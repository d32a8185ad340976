//! A scenario: a position drawn as rows, choices in notation, and the board that comes of them.
//!
//! Rows are those of a position (`1 3p | 5 5b . | o | 12u`); a row may stop where only empty
//! places follow. Everything goes through the public contract: a position is set up, choices are
//! made, the view is read.

use serde_json::Value;
use tabletop::{Dealer, Game, Outcome, Seat, Seed, Viewer};
use welcome::card::Card;
use welcome::data::Edition;
use welcome::position::{Position, WrittenPair, WrittenPlan, WrittenSeat};
use welcome::sheet::Approval;
use welcome::street_row::WrittenSheet;
use welcome::{Choice, View, Welcome};

/// The houses of the three streets of the classic sheet.
const LENGTHS: [usize; 3] = [10, 11, 12];

/// Rows of a sheet on which nothing is built.
pub(crate) const EMPTY: [&str; 3] = ["", "", ""];

/// Fills rows up with empty places.
pub(crate) fn rows(given: [&str; 3]) -> [String; 3] {
    std::array::from_fn(|street| {
        let mut row = given[street].to_owned();
        let places = row.split_whitespace().filter(|token| *token != "|").count();
        for _ in places..LENGTHS[street] {
            row.push_str(if row.is_empty() { "." } else { " ." });
        }
        row
    })
}

/// A position about to be played. Methods about a sheet concern the seat written last.
#[derive(Clone)]
pub(crate) struct Scenario {
    pub(crate) position: Position,
    seed: u8,
}

impl Scenario {
    /// A standard game: these rows for seat 1, and an empty sheet for seat 2 unless told.
    pub(crate) fn new(rows: [&str; 3]) -> Self {
        let plans = ["estates-6-6", "estates-3-6", "estates-1-2-6"];
        let position = Position {
            game: "welcome".to_owned(),
            options: tabletop::Settings::default(),
            round: None,
            plans: plans.map(plan),
            pairs: None,
            cards: None,
            solo_card_drawn: false,
            first_architect: None,
            discarded: None,
            seats: Vec::new(),
        };
        Self { position, seed: 1 }.seat(rows)
    }

    /// One more seat with these rows.
    pub(crate) fn seat(mut self, streets: [&str; 3]) -> Self {
        let sheet = WrittenSheet {
            streets: rows(streets),
            parks: [0; 3],
            temps: 0,
            promotions: [0; 6],
            refusals: 0,
            plans: [None; 3],
        };
        self.position.seats.push(WrittenSeat {
            sheet,
            hand: None,
            played: None,
            choices: Vec::new(),
        });
        self
    }

    fn sheet(&mut self) -> &mut WrittenSheet {
        &mut self.position.seats.last_mut().expect("a seat").sheet
    }

    pub(crate) fn parks(mut self, parks: [u8; 3]) -> Self {
        self.sheet().parks = parks;
        self
    }

    pub(crate) fn temps(mut self, temps: u8) -> Self {
        self.sheet().temps = temps;
        self
    }

    pub(crate) fn promotions(mut self, promotions: [u8; 6]) -> Self {
        self.sheet().promotions = promotions;
        self
    }

    pub(crate) fn refusals(mut self, refusals: u8) -> Self {
        self.sheet().refusals = refusals;
        self
    }

    /// Which score is written down for each plan: `first`, `later` or `-`.
    pub(crate) fn fulfilled(mut self, plans: [&str; 3]) -> Self {
        self.sheet().plans = plans.map(|plan| match plan {
            "first" => Some(Approval::First),
            "later" => Some(Approval::Later),
            _ => None,
        });
        self
    }

    /// The expert game: the hand of the seat.
    pub(crate) fn hand(mut self, cards: [&str; 3]) -> Self {
        self.position.options.set("expert", "true");
        self.position.seats.last_mut().expect("a seat").hand = Some(cards.map(card));
        self
    }

    /// The solo game: the cards on the table.
    pub(crate) fn solo(mut self, cards: [&str; 3]) -> Self {
        self.position.cards = Some(cards.map(card));
        self
    }

    /// The solo game after the Solo card has come.
    pub(crate) fn solo_card_drawn(mut self) -> Self {
        self.position.solo_card_drawn = true;
        self.position.plans.iter_mut().for_each(|plan| plan.approved = true);
        self
    }

    /// The standard game: pairs such as `7 pool`, or `7 pool, next bis` where next round's
    /// action matters.
    pub(crate) fn pairs(mut self, pairs: [&str; 3]) -> Self {
        self.position.pairs = Some(written_pairs(pairs));
        self
    }

    pub(crate) fn plans(mut self, plans: [&str; 3]) -> Self {
        self.position.plans = plans.map(plan);
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.position.options.set(name, value);
        self
    }

    pub(crate) fn advanced(self) -> Self {
        self.option("advanced", "true")
    }

    pub(crate) fn discarded(mut self, cards: Vec<Card>) -> Self {
        self.position.discarded = Some(cards);
        self
    }

    /// What the dealer deals next depends on it.
    pub(crate) fn seed(mut self, seed: u8) -> Self {
        self.seed = seed;
        self
    }

    /// The position with what was not told filled in.
    pub(crate) fn filled(mut self) -> Position {
        let solo = self.position.cards.is_some();
        if !solo && self.position.seats.len() == 1 {
            self = self.seat(EMPTY);
        }
        let expert = self.position.seats.iter().any(|seat| seat.hand.is_some());
        if !solo && !expert && self.position.pairs.is_none() {
            self = self.pairs(["7 surveyor", "8 surveyor", "9 surveyor"]);
        }
        for slot in 0..3 {
            let mut seats = self.position.seats.iter();
            let first = seats.any(|seat| seat.sheet.plans[slot] == Some(Approval::First));
            self.position.plans[slot].approved |= first;
        }
        self.position
    }

    /// Sets the position up for play by seat 1.
    #[track_caller]
    pub(crate) fn play(self) -> Play {
        let dealer = Dealer::new(&Seed([self.seed; 16]));
        match Welcome::set_up(&self.filled(), dealer) {
            Ok(game) => Play { game, seat: Seat::new(0) },
            Err(faults) => panic!("{faults}"),
        }
    }
}

fn plan(id: &str) -> WrittenPlan {
    WrittenPlan { plan: id.to_owned(), approved: false }
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card such as `7 pool`")
}

/// Reads pairs; where the next action is not told, any card with that number will do.
fn written_pairs(pairs: [&str; 3]) -> [WrittenPair; 3] {
    let mut left = Edition::of_2018().cards;
    let mut written = pairs.map(|text| {
        let (pair, next) = match text.split_once(", next ") {
            Some((pair, next)) => (card(pair), Some(next.parse().expect("an action"))),
            None => (card(text), None),
        };
        (pair, next)
    });
    for told in [true, false] {
        for (pair, next) in written.iter_mut().filter(|(_, n)| n.is_some() == told) {
            let fits = |c: &Card| c.number == pair.number && next.is_none_or(|n| n == c.action);
            let index = left.iter().position(fits).expect("such a card is left");
            *next = Some(left.swap_remove(index).action);
        }
    }
    written.map(|(pair, next)| WrittenPair {
        number: pair.number,
        action: pair.action,
        next: next.expect("found above"),
        flipped: None,
    })
}

/// A scenario being played by one of its seats.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Welcome,
    seat: Seat,
}

impl Play {
    /// Another seat plays on. Counted from 1, as in every text.
    pub(crate) fn seat(mut self, number: usize) -> Self {
        self.seat = Seat::new(number - 1);
        self
    }

    /// What the seat may know.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }

    fn listed(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(self.seat, &mut choices);
        let mut texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
        texts.sort();
        texts
    }

    /// Makes choices, listed and accepted: `take 2, write 7 b4, done`.
    #[track_caller]
    pub(crate) fn choose(mut self, choices: &str) -> Self {
        for text in choices.split(", ") {
            let listed = self.listed();
            assert!(listed.iter().any(|other| other == text), "`{text}` is not among {listed:?}");
            let choice: Choice = text.parse().expect("notation");
            if let Err(refusal) = self.game.choose(self.seat, choice) {
                panic!("`{text}` was refused: {refusal}");
            }
        }
        self
    }

    /// Writes the number taken, whatever it is, in this house.
    #[track_caller]
    pub(crate) fn write_in(self, house: &str) -> Self {
        let listed = self.listed();
        let end = format!(" {house}");
        let write = listed.iter().find(|text| text.starts_with("write") && text.ends_with(&end));
        let write = write.unwrap_or_else(|| panic!("no `write` in {house} among {listed:?}"));
        self.choose(write)
    }

    /// A choice that is not listed, is refused with this message, and changes nothing.
    #[track_caller]
    pub(crate) fn refused(mut self, text: &str, message: &str) -> Self {
        let before = (self.view(), self.listed());
        assert!(before.1.iter().all(|other| other != text), "listed: {text}");
        let choice: Choice = text.parse().expect("notation");
        match self.game.choose(self.seat, choice) {
            Ok(()) => panic!("`{text}` was accepted"),
            Err(refusal) => assert_eq!(refusal.to_string(), message, "{text}"),
        }
        assert_eq!((self.view(), self.listed()), before, "`{text}` left traces");
        self
    }

    /// These are all the choices.
    #[track_caller]
    pub(crate) fn only(self, choices: &[&str]) -> Self {
        let mut expected = choices.to_vec();
        expected.sort_unstable();
        assert_eq!(self.listed(), expected);
        self
    }

    /// These are all the choices that begin with the same word as the first of them.
    #[track_caller]
    pub(crate) fn can(self, choices: &[&str]) -> Self {
        let word = choices[0].split(' ').next();
        let mut listed = self.listed();
        listed.retain(|text| text.split(' ').next() == word);
        let mut expected = choices.to_vec();
        expected.sort_unstable();
        assert_eq!(listed, expected);
        self
    }

    /// How many choices begin with this word.
    #[track_caller]
    pub(crate) fn count(self, word: &str, count: usize) -> Self {
        let listed = self.listed();
        let begin = |text: &&String| text.split(' ').next() == Some(word);
        assert_eq!(listed.iter().filter(begin).count(), count, "{listed:?}");
        self
    }

    /// No choice begins with this word.
    #[track_caller]
    pub(crate) fn cannot(self, word: &str) -> Self {
        self.count(word, 0)
    }

    /// Takes what is offered first, writes where there is room first, and passes: then plans.
    #[track_caller]
    pub(crate) fn any_turn(mut self) -> Self {
        while !self.listed().iter().any(|text| text == "done") {
            let choice = self.plain_choice();
            self = self.choose(&choice);
        }
        self
    }

    /// Passing or ending the turn where one can; otherwise what is listed first.
    fn plain_choice(&self) -> String {
        let mut choices = Vec::new();
        self.game.choices(self.seat, &mut choices);
        let last = choices.last().expect("a waiting seat has a choice");
        let plain = match last {
            Choice::Pass | Choice::Done => last,
            _ => &choices[0],
        };
        plain.to_string()
    }

    /// The seats that still owe choices make plain ones until the round is over.
    #[track_caller]
    pub(crate) fn end_round(mut self) -> Self {
        let (seat, round) = (self.seat, self.game.settled());
        while self.game.settled() == round {
            self.seat = self.game.waiting_on().lowest().expect("a round goes on");
            let choice = self.plain_choice();
            self = self.choose(&choice);
        }
        self.seat = seat;
        self
    }

    /// The rows of the seat's sheet.
    #[track_caller]
    pub(crate) fn rows(self, expected: [&str; 3]) -> Self {
        let seat = &self.view().seats[self.seat.index()];
        assert_eq!(seat.sheet.streets, rows(expected));
        self
    }

    /// A field of the seat's sheet.
    #[track_caller]
    pub(crate) fn shows(self, field: &str, expected: impl Into<Value>) -> Self {
        let sheet = &self.view().seats[self.seat.index()].sheet;
        let sheet = serde_json::to_value(sheet).expect("plain JSON");
        assert_eq!(sheet[field], expected.into(), "{field}");
        self
    }

    /// Complete estates of each size.
    #[track_caller]
    pub(crate) fn estates(self, expected: [usize; 6]) -> Self {
        assert_eq!(self.view().seats[self.seat.index()].estates, expected);
        self
    }

    /// One part of the seat's score.
    #[track_caller]
    pub(crate) fn points(self, part: &str, expected: i32) -> Self {
        let seat = &self.view().seats[self.seat.index()];
        assert_eq!(seat.score.get(part), Some(&expected), "{part}");
        self
    }

    /// The game goes on.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        assert_eq!(self.game.outcome(), None);
        self
    }

    /// The game is over for this reason.
    #[track_caller]
    pub(crate) fn ends(self, reason: &str) -> Self {
        assert_eq!(self.outcome().end, reason);
        self
    }

    /// The final places by seat.
    #[track_caller]
    pub(crate) fn ranks(self, expected: &[u16]) -> Self {
        let standings = self.outcome().standings;
        let ranks: Vec<u16> = standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, expected);
        self
    }

    /// The final totals by seat.
    #[track_caller]
    pub(crate) fn totals(self, expected: &[i32]) -> Self {
        let standings = self.outcome().standings;
        let totals: Vec<i32> = standings.iter().map(|s| s.score.total).collect();
        assert_eq!(totals, expected);
        self
    }

    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }
}
