//! American Dream in numbers, for programs that learn: see [`tabletop::Encoded`].
//!
//! The order of forms and figures is a promise: programs that have learned know it by heart.

use std::sync::Arc;

use tabletop::{Encoded, Game, Notes, Seat, Spans, Viewer};

use super::bonus::Bonus;
use super::choice::Choice;
use super::game::Dream;
use super::house::{Column, House, STREETS, Street};
use super::layout::Layout;
use super::rules::Rules;
use super::turn::{Played, Stage};
use crate::choice::{OFFERS, Offer};
use crate::encode::actions::Numbers;
use crate::encode::cards::{self, MOST_NUMBER, written};
use crate::encode::observation::{approval, opponent, plans, who};
use crate::plan::PlanSlot;
use crate::rules::Mode;
use crate::sheet::Approval;

/// About as many rounds as a game has.
const MOST_ROUNDS: i16 = 40;
/// About as many points as a sheet gets.
const MOST_POINTS: i16 = 150;

/// The forms of a choice, in the order of their indices.
#[derive(Clone, Copy)]
enum Form {
    Take,
    Combine,
    Refuse,
    RefuseAndPass,
    Write,
    Plan,
    Cross,
    Done,
}

const FORMS: usize = Form::Done as usize + 1;

fn spans(rules: &Rules) -> Spans<FORMS> {
    let pairs = rules.mode() == Mode::Standard;
    let when = |there: bool, size: usize| if there { size } else { 0 };
    Spans::new([
        when(pairs, OFFERS),
        when(!pairs, OFFERS * OFFERS),
        1,
        when(rules.mode().one_goes_on(), OFFERS),
        Numbers::of(rules.cards.cards()).count() * houses(&rules.layout),
        PlanSlot::ALL.len(),
        when(rules.mode() == Mode::Opponent, STREETS + rules.layout.columns),
        1,
    ])
}

fn houses(layout: &Layout) -> usize {
    STREETS * layout.columns
}

/// The place of a house, street by street.
fn place(layout: &Layout, house: House) -> usize {
    house.street().index() * layout.columns + house.column().index()
}

fn house_at(layout: &Layout, place: usize) -> House {
    House::new(Street::ALL[place / layout.columns], Column((place % layout.columns) as u8))
}

fn bonus_at(place: usize) -> Bonus {
    match place.checked_sub(STREETS) {
        None => Bonus::Street(Street::ALL[place]),
        Some(column) => Bonus::Column(Column(column as u8)),
    }
}

impl Encoded for Dream {
    const ABSOLUTE: bool = true;

    fn actions(setup: &Arc<Rules>) -> Vec<String> {
        let all = houses(&setup.layout);
        let forms = [
            Form::Take,
            Form::Combine,
            Form::Refuse,
            Form::RefuseAndPass,
            Form::Write,
            Form::Plan,
            Form::Cross,
            Form::Done,
        ];
        spans(setup).words(|form, place| {
            let choice = match forms[form] {
                Form::Take => Choice::Take(Offer::ALL[place]),
                Form::Combine => Choice::Combine {
                    number: Offer::ALL[place / OFFERS],
                    action: Offer::ALL[place % OFFERS],
                },
                Form::Refuse => Choice::Refuse,
                Form::RefuseAndPass => Choice::RefuseAndPass(Offer::ALL[place]),
                Form::Write => Choice::Write {
                    number: Numbers::at(place / all),
                    house: house_at(&setup.layout, place % all),
                },
                Form::Plan => Choice::Plan(PlanSlot::ALL[place]),
                Form::Cross => Choice::Cross(bonus_at(place)),
                Form::Done => Choice::Done,
            };
            choice.to_string()
        })
    }

    fn action(&self, _seat: Seat, choice: Choice) -> Option<usize> {
        let layout = &self.rules.layout;
        let (form, place) = match choice {
            Choice::Take(pair) => (Form::Take, pair.index()),
            Choice::Combine { number, action } => {
                (Form::Combine, number.index() * OFFERS + action.index())
            }
            Choice::Refuse => (Form::Refuse, 0),
            Choice::RefuseAndPass(card) => (Form::RefuseAndPass, card.index()),
            Choice::Write { number, house } => {
                (Form::Write, Numbers::place(number) * houses(layout) + place(layout, house))
            }
            Choice::Plan(slot) => (Form::Plan, slot.index()),
            Choice::Cross(Bonus::Street(street)) => (Form::Cross, street.index()),
            Choice::Cross(Bonus::Column(column)) => (Form::Cross, STREETS + column.index()),
            Choice::Done => (Form::Done, 0),
        };
        spans(&self.rules).index(form as usize, place)
    }

    fn observe(&self, seat: Seat, notes: &mut impl Notes) {
        let rules = &*self.rules;
        let viewer = Viewer::Seat(seat);
        let over = self.contest.end.is_some();
        notes.put(self.round() as i16, MOST_ROUNDS, || "round".to_owned());
        notes.flag(over, || "over".to_owned());
        plans(rules.stacks.each_ref().map(Vec::as_slice), self.round.plans, notes, |plan| {
            let plan = rules.plan(plan);
            (&plan.id, plan.first, plan.later)
        });
        for slot in PlanSlot::ALL {
            let approved = Approval::now(self.round.approved, slot) == Approval::Later;
            notes.flag(approved, || format!("plan {slot} approved"));
        }
        let supply = &self.round.supply;
        cards::cards(&rules.cards, supply, seat, over, notes);
        if rules.cards.opponent.is_some() {
            opponent(
                supply.validations.given.into(),
                || supply.opponent_pile(),
                |slot| supply.validations.has_come(slot),
                self.contest.opponent_plans,
                self.opponent_total(viewer),
                notes,
            );
        }
        let crossed = self.crossed(viewer);
        for place in 0..STREETS + rules.layout.columns {
            let bonus = bonus_at(place);
            notes.flag(crossed.contains(bonus), || format!("bonus {bonus} crossed"));
        }
        self.observe_turn(seat, over, notes);
        for offset in 0..self.seats() {
            let other = Seat::new((seat.index() + offset) % self.seats());
            self.observe_architect(other, viewer, offset, notes);
        }
    }
}

/// What comes next in a turn, in the order of the figures.
const STEPS: [&str; 5] = ["cross", "take", "write", "close", "wait"];

impl Dream {
    fn observe_turn(&self, seat: Seat, over: bool, notes: &mut impl Notes) {
        let layout = &self.rules.layout;
        let turn = &self.contest.architects[seat.index()].turn;
        let step = match turn.stage {
            Stage::Crossing(_) => 0,
            Stage::Taking => 1,
            Stage::Writing(_) => 2,
            Stage::Closing(_) => 3,
            Stage::Done(_) => 4,
        };
        notes
            .one_of(STEPS.len(), (!over).then_some(step), |index| format!("step {}", STEPS[index]));
        let taken = turn.taken().filter(|_| !over);
        let number = taken.map(|taken| taken.number);
        notes.put(written(number), MOST_NUMBER, || "taken number".to_owned());
        cards::action(notes, taken.map(|taken| taken.action), &|| "taken".to_owned());
        let wrote = match turn.played() {
            Some(Played::Wrote(_, house)) if !over => Some(place(layout, house)),
            _ => None,
        };
        notes.one_of(houses(layout), wrote, |place| {
            format!("just written {}", house_at(layout, place))
        });
        let refused = matches!(turn.played(), Some(Played::Refused { .. })) && !over;
        notes.flag(refused, || "refused".to_owned());
    }

    fn observe_architect(&self, seat: Seat, viewer: Viewer, offset: usize, notes: &mut impl Notes) {
        let layout = &self.rules.layout;
        let sheet = self.sheet(seat, viewer);
        let who = || who(offset);
        notes.flag(self.contest.waiting.contains(seat), || format!("{} thinking", who()));
        for place in 0..houses(layout) {
            let house = house_at(layout, place);
            let number = written(sheet.number(house));
            notes.put(number, MOST_NUMBER, || format!("{} {house} number", who()));
            notes.flag(sheet.perfect.contains(house), || format!("{} {house} perfect", who()));
        }
        for place in 0..STREETS + layout.columns {
            let bonus = bonus_at(place);
            notes.flag(sheet.won.contains(bonus), || format!("{} bonus {bonus}", who()));
        }
        for column in layout.all_columns() {
            let points = sheet.column_points(layout, column);
            notes.put(points as i16, 40, || format!("{} column {column}", who()));
        }
        notes.put(sheet.refusals.into(), 3, || format!("{} refusals", who()));
        for slot in PlanSlot::ALL {
            let fulfilled = sheet.plans[slot.index()];
            approval(fulfilled, notes, || format!("{} plan {slot}", who()));
            let goal = self.rules.plan(self.round.plans[slot.index()]).goal;
            let progress = goal.progress(layout, sheet);
            let missing = if fulfilled.is_some() { 0 } else { progress.need - progress.have };
            notes.put(missing as i16, 12, || format!("{} plan {slot} missing", who()));
            let open = progress.open || fulfilled.is_some();
            notes.flag(open, || format!("{} plan {slot} possible", who()));
        }
        let points = self.score(seat, viewer).total;
        notes.put(points as i16, MOST_POINTS, || format!("{} points", who()));
        if self.rules.mode() == Mode::Expert {
            let received = self.round.played > 0 && self.contest.end.is_none();
            cards::hand(&self.round.supply, seat, received, &who, notes);
        }
    }
}
