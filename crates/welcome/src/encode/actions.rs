//! An index for every choice that a setup can ever offer.

use tabletop::Spans;

use crate::card::Card;
use crate::choice::{Choice, OFFERS, Offer};
use crate::data::Edition;
use crate::estate::LARGEST_ESTATE;
use crate::extensions::Extension;
use crate::extensions::eggs;
use crate::extensions::halloween::{Tier, Treat};
use crate::extensions::roswell::Target;
use crate::extensions::zombies::Horde;
use crate::house::{House, LANE, STREETS, Street};
use crate::number::Number;
use crate::plan::PlanSlot;
use crate::rules::{Mode, Reshuffle};

/// The forms of a choice, in the order of their indices.
#[derive(Clone, Copy)]
enum Form {
    Take,
    Combine,
    CombineAndPass,
    Refuse,
    RefuseAndPass,
    Write,
    Fence,
    Promote,
    Park,
    Pool,
    Hire,
    Bis,
    Pass,
    Roundabout,
    Plan,
    Use,
    Reshuffle,
    Done,
    Barricade,
    Hold,
    Collect,
    Infiltrate,
    Aim,
    Circle,
    Validate,
    PoolAt,
    ParkIn,
    Cross,
}

const FORMS: usize = Form::ALL.len();

impl Form {
    const ALL: [Self; 28] = [
        Self::Take,
        Self::Combine,
        Self::CombineAndPass,
        Self::Refuse,
        Self::RefuseAndPass,
        Self::Write,
        Self::Fence,
        Self::Promote,
        Self::Park,
        Self::Pool,
        Self::Hire,
        Self::Bis,
        Self::Pass,
        Self::Roundabout,
        Self::Plan,
        Self::Use,
        Self::Reshuffle,
        Self::Done,
        Self::Barricade,
        Self::Hold,
        Self::Collect,
        Self::Infiltrate,
        Self::Aim,
        Self::Circle,
        Self::Validate,
        Self::PoolAt,
        Self::ParkIn,
        Self::Cross,
    ];
}

/// The numbers that can be written: the whole ones, and those with three quarters where there are
/// such cards.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(usize);

impl Numbers {
    pub(crate) fn of(cards: &[Card]) -> Self {
        let quarters = cards.iter().any(|card| !card.number.is_whole());
        Self(if quarters { 2 * Number::COUNT - 1 } else { Number::COUNT })
    }

    pub(crate) fn count(&self) -> usize {
        self.0
    }

    /// The place of a number: whole ones first.
    #[inline]
    pub(crate) fn place(number: Number) -> usize {
        number.rank() + if number.is_whole() { 0 } else { Number::COUNT }
    }

    pub(crate) fn at(place: usize) -> Number {
        match place.checked_sub(Number::COUNT) {
            None => Number::of_rank(place),
            Some(whole) => Number::and_three_quarters(whole as u8),
        }
    }
}

/// What finds the index of a choice.
#[derive(Clone, Debug)]
pub(crate) struct Actions {
    spans: Spans<FORMS>,
    /// By address, the place of a house among all houses of the town.
    places: [u8; STREETS * LANE],
    houses: Vec<House>,
    choices: Vec<Choice>,
}

/// What decides which forms there are.
pub(crate) struct Asked<'a> {
    pub(crate) mode: Mode,
    pub(crate) roundabouts: bool,
    pub(crate) reshuffle: Reshuffle,
    pub(crate) extension: Option<&'a Extension>,
    pub(crate) edition: &'a Edition,
}

impl Actions {
    pub(crate) fn of(asked: &Asked<'_>) -> Self {
        let houses: Vec<House> = asked.edition.sheet.town.houses.into_iter().collect();
        let mut places = [0; STREETS * LANE];
        for (place, house) in houses.iter().enumerate() {
            places[house.index()] = place as u8;
        }
        let mut sizes = [0; FORMS];
        let mut choices = Vec::new();
        for (form, size) in Form::ALL.into_iter().zip(&mut sizes) {
            let before = choices.len();
            asked.list(form, &houses, &mut choices);
            *size = choices.len() - before;
        }
        Self { spans: Spans::new(sizes), places, houses, choices }
    }

    /// How many houses the town has.
    pub(crate) fn houses(&self) -> usize {
        self.houses.len()
    }

    /// The place of a house among them, street by street.
    #[inline]
    pub(crate) fn place(&self, house: House) -> usize {
        self.places[house.index()].into()
    }

    /// The house at this place.
    pub(crate) fn house_at(&self, place: usize) -> House {
        self.houses[place]
    }

    /// The index of a choice.
    #[inline]
    pub(crate) fn index(&self, choice: Choice) -> Option<usize> {
        let at = |house: House| self.place(house);
        let numbered =
            |number: Number, house: House| Numbers::place(number) * self.houses.len() + at(house);
        let (form, place) = match choice {
            Choice::Take(pair) => (Form::Take, pair.index()),
            Choice::Combine { number, action } => {
                (Form::Combine, number.index() * OFFERS + action.index())
            }
            Choice::CombineAndPass { number, action, passed } => {
                let taken = number.index() * OFFERS + action.index();
                (Form::CombineAndPass, taken * OFFERS + passed.index())
            }
            Choice::Refuse => (Form::Refuse, 0),
            Choice::RefuseAndPass(card) => (Form::RefuseAndPass, card.index()),
            Choice::Write { number, house } => (Form::Write, numbered(number, house)),
            Choice::Fence(house) => (Form::Fence, at(house)),
            Choice::Promote(size) => (Form::Promote, usize::from(size) - 1),
            Choice::Park => (Form::Park, 0),
            Choice::Pool => (Form::Pool, 0),
            Choice::Hire => (Form::Hire, 0),
            Choice::Bis { number, house } => (Form::Bis, numbered(number, house)),
            Choice::Pass => (Form::Pass, 0),
            Choice::Roundabout(house) => (Form::Roundabout, at(house)),
            Choice::Plan(slot) => (Form::Plan, slot.index()),
            Choice::Use(house) => (Form::Use, at(house)),
            Choice::Reshuffle => (Form::Reshuffle, 0),
            Choice::Done => (Form::Done, 0),
            Choice::Barricade => (Form::Barricade, 0),
            Choice::Hold(horde) => (Form::Hold, horde.index()),
            Choice::Collect(taken) => {
                (Form::Collect, usize::from(taken.has(0)) + 2 * usize::from(taken.has(1)))
            }
            Choice::Infiltrate => (Form::Infiltrate, 0),
            Choice::Aim(goal) => (Form::Aim, goal.0.into()),
            Choice::Circle(treat) => (Form::Circle, treat as usize),
            Choice::Validate(tier) => (Form::Validate, tier.bonus()),
            Choice::PoolAt(house) => (Form::PoolAt, at(house)),
            Choice::ParkIn(street) => (Form::ParkIn, street.index()),
            Choice::Cross(street) => (Form::Cross, street.index()),
        };
        self.spans.index(form as usize, place)
    }

    /// The notation of every choice, in the order of indices.
    pub(crate) fn words(&self) -> Vec<String> {
        self.choices.iter().map(Choice::to_string).collect()
    }
}

impl Asked<'_> {
    /// Adds every choice of a form, if this setup has it.
    fn list(&self, form: Form, houses: &[House], into: &mut Vec<Choice>) {
        let at = |choice: fn(House) -> Choice| houses.iter().copied().map(choice);
        let offers = || Offer::ALL.into_iter();
        let two = || offers().flat_map(move |number| offers().map(move |action| (number, action)));
        let written = || {
            let numbers = (0..Numbers::of(&self.edition.cards).count()).map(Numbers::at);
            numbers.flat_map(|number| houses.iter().map(move |house| (number, *house)))
        };
        let pairs = self.mode == Mode::Standard;
        let own = |is: fn(&Extension) -> bool| self.extension.is_some_and(is);
        let zombies = || own(|own| matches!(own, Extension::Zombies(_)));
        let eggs = || own(|own| matches!(own, Extension::Eggs(_)));
        let roswell = || own(|own| matches!(own, Extension::Roswell(_)));
        let halloween = || own(|own| matches!(own, Extension::Halloween(_)));
        let trucks = || own(|own| matches!(own, Extension::Trucks(_)));
        match form {
            Form::Take if pairs => into.extend(offers().map(Choice::Take)),
            Form::Combine if !pairs => {
                into.extend(two().map(|(number, action)| Choice::Combine { number, action }));
            }
            Form::CombineAndPass if !pairs && zombies() => {
                into.extend(two().flat_map(|(number, action)| {
                    let choice = move |passed| Choice::CombineAndPass { number, action, passed };
                    Offer::ALL.map(choice)
                }));
            }
            Form::Refuse => into.push(Choice::Refuse),
            Form::RefuseAndPass if self.mode.one_goes_on() => {
                into.extend(offers().map(Choice::RefuseAndPass));
            }
            Form::Write => {
                into.extend(written().map(|(number, house)| Choice::Write { number, house }));
            }
            Form::Fence => into.extend(at(Choice::Fence)),
            Form::Promote => into.extend((1..=LARGEST_ESTATE as u8).map(Choice::Promote)),
            Form::Park => into.push(Choice::Park),
            Form::Pool => into.push(Choice::Pool),
            Form::Hire => into.push(Choice::Hire),
            Form::Bis => {
                into.extend(written().map(|(number, house)| Choice::Bis { number, house }));
            }
            Form::Pass => into.push(Choice::Pass),
            Form::Roundabout if self.roundabouts => into.extend(at(Choice::Roundabout)),
            Form::Plan => into.extend(PlanSlot::ALL.map(Choice::Plan)),
            Form::Use => into.extend(at(Choice::Use)),
            Form::Reshuffle if self.reshuffle != Reshuffle::Never => into.push(Choice::Reshuffle),
            Form::Done => into.push(Choice::Done),
            Form::Barricade if zombies() => into.push(Choice::Barricade),
            Form::Hold if zombies() => into.extend(Horde::all().map(Choice::Hold)),
            Form::Collect if eggs() => into.extend(eggs::Taken::ALL.map(Choice::Collect)),
            Form::Infiltrate if roswell() => into.push(Choice::Infiltrate),
            Form::Aim if roswell() => into.extend(Target::ALL.map(Choice::Aim)),
            Form::Circle if halloween() => into.extend(Treat::ALL.map(Choice::Circle)),
            Form::Validate if halloween() => into.extend(Tier::all().map(Choice::Validate)),
            Form::PoolAt if halloween() => into.extend(at(Choice::PoolAt)),
            Form::ParkIn if halloween() => into.extend(Street::ALL.map(Choice::ParkIn)),
            Form::Cross if trucks() => into.extend(Street::ALL.map(Choice::Cross)),
            _ => {}
        }
    }
}
