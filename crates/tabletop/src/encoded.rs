//! Games in numbers, for programs that learn: every choice an index, everything a seat knows a row
//! of figures.

use crate::{Dealer, Game, Seat, Seed};

/// A game that can be told in numbers.
///
/// - Every legal choice has an index of its own. Equal setups have equal indices, for ever: a
///   change of them is a change of the rules' version.
/// - What a seat observes follows from its [`view`](Game::view): equal views give equal figures.
/// - In one setup there are always the same figures, in the same order, with the same names.
///
/// `tabletop::conformance::check_encoding` checks all of this for any game.
pub trait Encoded: Game {
    /// Whether an index means the same choice in every game of a setup. Otherwise some choices
    /// name something by its place, such as a tile by its place among those at hand.
    const ABSOLUTE: bool;

    /// For each index, what it stands for: the notation of the choice, where it is absolute.
    fn actions(setup: &Self::Setup) -> Vec<String>;

    /// The index of a choice that is legal for the seat; none if the setup has no place for it.
    fn action(&self, seat: Seat, choice: Self::Choice) -> Option<usize>;

    /// Writes down what the seat knows, its own things first, then those of the seats after it.
    fn observe(&self, seat: Seat, notes: &mut impl Notes);

    /// The figures of an observation, in order.
    fn figures(setup: &Self::Setup) -> Vec<Figure> {
        let mut naming = Naming(Vec::new());
        let game = Self::start(setup, Dealer::new(&Seed([0; 16])));
        game.observe(Seat::new(0), &mut naming);
        naming.0
    }

    /// Fills a row with what the seat knows; the row has a place for each of the
    /// [figures](Self::figures).
    fn fill(&self, seat: Seat, row: &mut [i16]) {
        let mut filling = Filling(row);
        self.observe(seat, &mut filling);
        debug_assert!(filling.0.is_empty(), "a figure for every place");
    }
}

/// One figure of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What it tells.
    pub name: String,
    /// About the largest it gets, to bring it to a range that suits a learner.
    pub most: i16,
}

/// Where figures are written down, one after the other. The same code names and fills them, so that
/// a name can never stand beside another's figure.
pub trait Notes {
    /// Writes so many figures down. `fill` finds a place for each of them, all 0; about the largest
    /// they get is `most`.
    fn figures(
        &mut self,
        count: usize,
        most: i16,
        name: impl Fn(usize) -> String,
        fill: impl FnOnce(&mut [i16]),
    );

    /// Writes a figure down. About the largest it gets is `most`.
    #[inline]
    fn put(&mut self, value: i16, most: i16, name: impl Fn() -> String) {
        self.figures(1, most, |_| name(), |places| places[0] = value);
    }

    /// Writes down whether something is so.
    #[inline]
    fn flag(&mut self, is_so: bool, name: impl Fn() -> String) {
        self.put(is_so.into(), 1, name);
    }

    /// Writes down which of these something is: a figure for each, of which at most one is 1.
    #[inline]
    fn one_of(&mut self, count: usize, which: Option<usize>, name: impl Fn(usize) -> String) {
        self.figures(count, 1, name, |places| {
            if let Some(place) = which.and_then(|which| places.get_mut(which)) {
                *place = 1;
            }
        });
    }
}

struct Naming(Vec<Figure>);

impl Notes for Naming {
    fn figures(
        &mut self,
        count: usize,
        most: i16,
        name: impl Fn(usize) -> String,
        fill: impl FnOnce(&mut [i16]),
    ) {
        fill(&mut vec![0; count]);
        self.0.extend((0..count).map(|index| Figure { name: name(index), most }));
    }
}

/// The part of a row that is not filled yet.
struct Filling<'a>(&'a mut [i16]);

impl Notes for Filling<'_> {
    #[inline]
    fn figures(
        &mut self,
        count: usize,
        _most: i16,
        _name: impl Fn(usize) -> String,
        fill: impl FnOnce(&mut [i16]),
    ) {
        if let Some((places, rest)) = std::mem::take(&mut self.0).split_at_mut_checked(count) {
            places.fill(0);
            fill(places);
            self.0 = rest;
        }
    }
}

/// Indices dealt out form by form: where each form of a choice begins.
#[derive(Clone, Debug)]
pub struct Spans<const FORMS: usize> {
    starts: [u32; FORMS],
    sizes: [u32; FORMS],
}

impl<const FORMS: usize> Spans<FORMS> {
    /// Forms that take this many indices each, one after the other; none for a form that this setup
    /// does not have.
    pub fn new(sizes: [usize; FORMS]) -> Self {
        let mut next = 0;
        let starts = sizes.map(|size| {
            let start = next;
            next += size as u32;
            start
        });
        Self { starts, sizes: sizes.map(|size| size as u32) }
    }

    /// The index of the choice at this place of a form.
    #[inline]
    pub fn index(&self, form: usize, place: usize) -> Option<usize> {
        (place < self.sizes[form] as usize).then(|| self.starts[form] as usize + place)
    }

    /// How many choices a form has.
    pub fn size(&self, form: usize) -> usize {
        self.sizes[form] as usize
    }

    /// For each index, the word that `word` has for this place of this form.
    pub fn words(&self, word: impl Fn(usize, usize) -> String) -> Vec<String> {
        let forms =
            (0..FORMS).flat_map(|form| (0..self.size(form)).map(move |place| (form, place)));
        forms.map(|(form, place)| word(form, place)).collect()
    }
}
