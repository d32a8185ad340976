//! A scenario: a position drawn as rows, to be played in notation (see `play`).
//!
//! Rows are those of a position (`1 3p | 5 5b . | o | 12u`); a row may stop where only empty
//! places follow. Everything goes through the public contract: a position is set up, choices are
//! made, the view is read.

use tabletop::{Dealer, Game, Seed};
use welcome::Welcome;
use welcome::card::Card;
use welcome::data::Edition;
use welcome::extensions::OpponentMarks;
use welcome::position::{Position, WrittenOpponent, WrittenPair, WrittenPlan, WrittenSeat};
use welcome::printing::Printing;
use welcome::sheet::Approval;
use welcome::street_row::WrittenSheet;

use crate::play::Play;

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
            piles: None,
            zombies: None,
            opponent: None,
            discarded: None,
            seats: Vec::new(),
        };
        Self { position, seed: 1 }.seat(rows)
    }

    /// A game of the edition of 2023.
    pub(crate) fn new_2023(rows: [&str; 3]) -> Self {
        Self::new(rows).option("edition", "2023")
    }

    fn printing(&self) -> Printing {
        let year = self.position.options.get("edition").map(ToString::to_string);
        year.and_then(|year| Printing::of_year(&year)).unwrap_or_default()
    }

    /// Alone against the AAA: these cards on the table, this pile given, and the letters of the
    /// validation cards that have come.
    pub(crate) fn against<const N: usize>(
        mut self,
        level: &str,
        cards: [&str; N],
        pile: &[&str],
    ) -> Self {
        self.position.opponent = Some(WrittenOpponent {
            pile: pile.iter().map(|text| card(text)).collect(),
            ..WrittenOpponent::default()
        });
        self.option("opponent", level).solo(cards)
    }

    /// Against the AAA: this validation card has come, and the two others come with the next three
    /// cards, for one construction card is left in a deck that was shuffled anew.
    pub(crate) fn two_validations_come(mut self, after: &str) -> Self {
        let opponent = self.position.opponent.as_mut().expect("an opponent");
        opponent.validations = vec![after.to_owned()];
        opponent.recycled = true;
        let named = opponent.pile.iter().chain(self.position.cards.iter().flatten()).copied();
        let mut others = without(Edition::of(Printing::Of2023).cards, named);
        others.pop();
        self.discarded(others)
    }

    /// What the opponent has by the rules of the sheet.
    pub(crate) fn opponent_marks(mut self, marks: OpponentMarks) -> Self {
        self.position.opponent.as_mut().expect("an opponent").marks = Some(marks);
        self
    }

    /// One more seat with these rows.
    pub(crate) fn seat(mut self, streets: [&str; 3]) -> Self {
        let sheet = WrittenSheet {
            streets: rows(streets),
            parks: [0; 3],
            temps: 0,
            bis: None,
            promotions: [0; 6],
            refusals: 0,
            plans: [None; 3],
            marks: None,
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
    pub(crate) fn hand<const N: usize>(mut self, cards: [&str; N]) -> Self {
        self.position.options.set("expert", "true");
        self.position.seats.last_mut().expect("a seat").hand = Some(cards.map(card).to_vec());
        self
    }

    /// The solo game: the cards on the table.
    pub(crate) fn solo<const N: usize>(mut self, cards: [&str; N]) -> Self {
        self.position.cards = Some(cards.map(card).to_vec());
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
    pub(crate) fn pairs<const N: usize>(mut self, pairs: [&str; N]) -> Self {
        self.position.pairs = Some(written_pairs(self.printing(), pairs).to_vec());
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
            let zombies = self.position.options.says("sheet", "zombies");
            self = if zombies {
                self.pairs(["7 surveyor", "8 surveyor"])
            } else {
                self.pairs(["7 surveyor", "8 surveyor", "9 surveyor"])
            };
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
            Ok(game) => Play::of(game),
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

/// Takes each of these cards out once; all must be there. What is left is sorted.
#[track_caller]
pub(crate) fn without(mut cards: Vec<Card>, gone: impl IntoIterator<Item = Card>) -> Vec<Card> {
    for card in gone {
        let index = cards.iter().position(|other| *other == card);
        cards.swap_remove(index.unwrap_or_else(|| panic!("no {card} is left")));
    }
    cards.sort_unstable();
    cards
}

/// Reads pairs; where the next action is not told, any card with that number will do.
fn written_pairs<const N: usize>(printing: Printing, pairs: [&str; N]) -> [WrittenPair; N] {
    let mut left = Edition::of(printing).cards;
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
