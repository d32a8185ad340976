//! Which spots of the drawn board a choice is about.

use tabletop::Seat;

use crate::choice::Choice;
use crate::draw::middle::{offer_spot, plan_spot};
use crate::game::Welcome;

impl Welcome {
    /// The spots as `draw` names them.
    pub(crate) fn spots_of(&self, seat: Seat, choice: Choice) -> Vec<String> {
        let house = self.contest.architects[seat.index()].turn.house();
        match choice {
            Choice::Take(offer) | Choice::RefuseAndPass(offer) => vec![offer_spot(offer)],
            Choice::Combine { number, action } | Choice::CombineAndPass { number, action, .. } => {
                vec![offer_spot(number), offer_spot(action)]
            }
            Choice::Write { house, .. }
            | Choice::Bis { house, .. }
            | Choice::PoolAt(house)
            | Choice::Roundabout(house)
            | Choice::Use(house) => vec![house.to_string()],
            // The board has these under the notation of the choice.
            Choice::Fence(_) | Choice::Promote(_) | Choice::ParkIn(_) => vec![choice.to_string()],
            Choice::Park => {
                house.iter().map(|house| Choice::ParkIn(house.street()).to_string()).collect()
            }
            Choice::Cross(street) => vec![Choice::ParkIn(street).to_string()],
            Choice::Plan(slot) => vec![plan_spot(slot)],
            Choice::Pool
            | Choice::Barricade
            | Choice::Infiltrate
            | Choice::Circle(_)
            | Choice::Collect(_) => house.iter().map(ToString::to_string).collect(),
            Choice::Refuse
            | Choice::Hold(_)
            | Choice::Hire
            | Choice::Pass
            | Choice::Aim(_)
            | Choice::Validate(_)
            | Choice::Reshuffle
            | Choice::Done => Vec::new(),
        }
    }
}
