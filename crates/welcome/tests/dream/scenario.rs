//! A scenario: a position drawn as rows, played in notation through the public contract alone.

use tabletop::{Dealer, Faults, Game, Outcome, Seat, Seed, Viewer};
use welcome::card::{Action, Card};
use welcome::dream::{Bonus, Choice, Dream, Position, View, WrittenSeat, WrittenSheet};
use welcome::position::{WrittenOpponent, WrittenPair, WrittenPlan};
use welcome::sheet::Approval;

/// Rows of a sheet on which nothing is written.
pub(crate) const EMPTY: [&str; 5] = [""; 5];

/// The plans of scenarios that are not about plans: none is soon fulfilled.
const PLANS: [&str; 3] = ["all-green-perfect", "two-perfect-columns", "a-perfect-street"];

/// A position about to be played. Methods about a sheet concern the seat written last.
#[derive(Clone)]
pub(crate) struct Scenario(pub(crate) Position);

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

impl Scenario {
    /// A standard game with these rows for seat 1 and these pairs: `7 pool`.
    pub(crate) fn new(pairs: [&str; 3], rows: [&str; 5]) -> Self {
        let position = Position {
            game: "dream".to_owned(),
            options: tabletop::Settings::default(),
            round: None,
            plans: PLANS.map(|plan| WrittenPlan { plan: plan.to_owned(), approved: false }),
            pairs: Some(Vec::from(pairs.map(|text| {
                let Card { number, action } = card(text);
                // The card on top may have any action that goes with its number.
                let next =
                    Action::ALL.into_iter().find(|&next| exists(Card { number, action: next }));
                WrittenPair { number, action, next: next.expect("a card"), flipped: None }
            }))),
            cards: None,
            crossing: false,
            first_architect: None,
            piles: None,
            opponent: None,
            crossed: Vec::new(),
            discarded: None,
            seats: Vec::new(),
        };
        Self(position).seat(rows)
    }

    /// Alone against the AAA with these cards on the table and this pile given.
    pub(crate) fn against(level: &str, cards: &[&str], pile: &[&str], rows: [&str; 5]) -> Self {
        let mut scenario = Self::new(["7 pool", "8 temp", "9 bis"], rows).option("opponent", level);
        let position = &mut scenario.0;
        position.pairs = None;
        position.cards = Some(cards.iter().map(|text| card(text)).collect());
        let pile = pile.iter().map(|text| card(text)).collect();
        position.opponent = Some(WrittenOpponent { pile, ..WrittenOpponent::default() });
        scenario
    }

    /// One more seat with these rows.
    pub(crate) fn seat(mut self, rows: [&str; 5]) -> Self {
        let row = |row: &str| {
            let mut tokens: Vec<&str> = row.split_whitespace().collect();
            tokens.resize(tokens.len().max(7), ".");
            tokens.join(" ")
        };
        let sheet = WrittenSheet {
            streets: rows.map(row),
            bonuses: Vec::new(),
            refusals: 0,
            plans: [None; 3],
        };
        self.0.seats.push(WrittenSeat { sheet, hand: None, played: None, choices: Vec::new() });
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.0.options.set(name, value);
        self
    }

    pub(crate) fn plans(mut self, plans: [&str; 3]) -> Self {
        self.0.plans = plans.map(|plan| WrittenPlan { plan: plan.to_owned(), approved: false });
        self
    }

    /// A plan has been fulfilled by the seat, first or later.
    pub(crate) fn fulfilled(mut self, plan: usize, how: Approval) -> Self {
        self.0.plans[plan - 1].approved = true;
        self.sheet().plans[plan - 1] = Some(how);
        self
    }

    fn sheet(&mut self) -> &mut WrittenSheet {
        &mut self.0.seats.last_mut().expect("a seat").sheet
    }

    /// Bonuses that the seat has circled: `a 3`.
    pub(crate) fn won(mut self, bonuses: &str) -> Self {
        self.sheet().bonuses = read(bonuses);
        self
    }

    pub(crate) fn refusals(mut self, refusals: u8) -> Self {
        self.sheet().refusals = refusals;
        self
    }

    /// Validation cards that have come, and bonuses crossed for them.
    pub(crate) fn come(mut self, letters: &[&str], crossed: &str) -> Self {
        let opponent = self.0.opponent.as_mut().expect("an opponent");
        opponent.validations = letters.iter().map(|&letter| letter.to_owned()).collect();
        opponent.recycled = letters.len() > 1;
        self.0.crossed = read(crossed);
        self
    }

    /// What the opponent has validated.
    pub(crate) fn validated(mut self, plan: usize, how: Approval) -> Self {
        self.0.plans[plan - 1].approved = true;
        self.0.opponent.as_mut().expect("an opponent").plans[plan - 1] = Some(how);
        self
    }

    pub(crate) fn set_up(&self) -> Result<Dream, Faults> {
        Dream::set_up(&self.0, Dealer::new(&Seed::of_simulation(1, 1)))
    }

    #[track_caller]
    pub(crate) fn play(&self) -> Play {
        let game = self.set_up().unwrap_or_else(|faults| panic!("{faults}"));
        Play { game, seat: Seat::new(0) }
    }

    /// What is wrong with it.
    #[track_caller]
    pub(crate) fn faults(&self) -> Vec<String> {
        let faults = self.set_up().expect_err("a position with faults");
        faults.0.iter().map(ToString::to_string).collect()
    }
}

fn exists(card: Card) -> bool {
    if !card.number.is_whole() {
        return card.action == Action::Surveyor;
    }
    welcome::data::Edition::of(welcome::printing::Printing::Of2023).cards.contains(&card)
}

fn read(bonuses: &str) -> Vec<Bonus> {
    bonuses.split_whitespace().map(|text| text.parse().expect("a bonus")).collect()
}

/// A scenario being played by one of its seats.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Dream,
    seat: Seat,
}

impl Play {
    /// Another seat plays on. Counted from 1, as in every text.
    pub(crate) fn seat(mut self, number: usize) -> Self {
        self.seat = Seat::new(number - 1);
        self
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }

    pub(crate) fn listed(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(self.seat, &mut choices);
        choices.iter().map(Choice::to_string).collect()
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

    /// These are all the choices, in any order.
    #[track_caller]
    pub(crate) fn only(self, choices: &[&str]) -> Self {
        let (mut listed, mut expected) = (self.listed(), choices.to_vec());
        listed.sort();
        expected.sort_unstable();
        assert_eq!(listed, expected);
        self
    }

    /// One part of the seat's score.
    #[track_caller]
    pub(crate) fn points(self, part: &str, expected: i32) -> Self {
        let seat = &self.view().seats[self.seat.index()];
        assert_eq!(seat.score.get(part), Some(&expected), "{part}");
        self
    }

    /// A row of the seat's sheet.
    #[track_caller]
    pub(crate) fn row(self, street: usize, expected: &str) -> Self {
        assert_eq!(self.view().seats[self.seat.index()].sheet.streets[street], expected);
        self
    }

    /// The bonuses the seat has circled.
    #[track_caller]
    pub(crate) fn has(self, bonuses: &str) -> Self {
        assert_eq!(self.view().seats[self.seat.index()].sheet.bonuses, read(bonuses));
        self
    }

    /// The bonuses that validation cards took away, as everybody knows.
    #[track_caller]
    pub(crate) fn crossed(self, bonuses: &str) -> Self {
        assert_eq!(self.game.view(Viewer::Spectator).crossed, read(bonuses));
        self
    }

    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        assert_eq!(self.game.outcome(), None);
        self
    }

    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }

    /// The game is over for this reason, with these places.
    #[track_caller]
    pub(crate) fn ends(self, reason: &str, places: &[u16]) -> Self {
        let outcome = self.outcome();
        let ranks: Vec<u16> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!((outcome.end, ranks.as_slice()), (reason, places));
        self
    }
}
