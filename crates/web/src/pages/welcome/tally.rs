//! What is counted over a whole game: which actions each seat took and used, and how it grew.

use tabletop::Seat;
use welcome::card::Action;
use welcome::view::OfferView;
use welcome::{Choice, View};

/// The actions, in the order of the cards.
pub(super) const ACTIONS: [Action; 6] = [
    Action::Surveyor,
    Action::RealEstate,
    Action::Landscaper,
    Action::Pool,
    Action::Temp,
    Action::Bis,
];

/// What one seat did.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How often each action was taken, in the order of `ACTIONS`.
    pub(super) taken: [usize; 6],
    /// How often it was then used.
    pub(super) used: [usize; 6],
    /// The places built after each round.
    pub(super) built: Vec<i32>,
}

/// Counts a round for every seat.
pub(super) fn count(tallies: &mut [Tally], before: &View, after: &View, chosen: &[Vec<Choice>]) {
    for (seat, tally) in Seat::all(tallies.len()).zip(tallies) {
        let choices = &chosen[seat.index()];
        let of = |action: Action| ACTIONS.iter().position(|known| *known == action);
        let temps = |view: &View| view.seats[seat.index()].sheet.temps;
        // A changed number hires the temp without a word, so temps are read off the sheet.
        let hired = (temps(after) > temps(before)).then_some(Action::Temp);
        // What comes after a bonus of the sheet was taken is that bonus, not the action.
        let acted = choices.iter().copied().take_while(|c| !matches!(c, Choice::Validate(_)));
        let used: Vec<usize> = acted.filter_map(used).chain(hired).filter_map(of).collect();
        // After a Zombie card the pairs came in the middle of the step: what was used was taken.
        let taken = action_taken(Some(&before.offer), after, seat, choices).and_then(of);
        if let Some(taken) = taken.or(used.first().copied()) {
            tally.taken[taken] += 1;
            tally.used[taken] += usize::from(used.contains(&taken));
        }
        tally.built.push(after.seats[seat.index()].built as i32);
    }
}

/// The action a choice uses; that of a temp aside.
fn used(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Fence(_) => Action::Surveyor,
        Choice::Promote(_) => Action::RealEstate,
        Choice::Park => Action::Landscaper,
        Choice::Pool => Action::Pool,
        Choice::Bis { .. } => Action::Bis,
        _ => return None,
    })
}

/// The action a seat took in a round; none if a permit was refused.
pub(super) fn action_taken(
    offer: Option<&OfferView>,
    after: &View,
    seat: Seat,
    choices: &[Choice],
) -> Option<Action> {
    choices.iter().find_map(|choice| match (*choice, offer) {
        (Choice::Take(pair), Some(OfferView::Pairs(pairs))) => {
            pairs.get(pair.index()).map(|pair| pair.action)
        }
        (
            Choice::Combine { action, .. } | Choice::CombineAndPass { action, .. },
            Some(OfferView::Cards { cards, .. }),
        ) => cards.get(action.index()).map(|card| card.action),
        (Choice::Combine { .. } | Choice::CombineAndPass { .. }, _) => {
            after.seats[seat.index()].played.map(|[_, card]| card.action)
        }
        _ => None,
    })
}
