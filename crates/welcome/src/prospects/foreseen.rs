//! What becomes of a sheet when everyone has ended the turn, as far as its architect can know: the
//! judge is asked before, and without it only the last seat would see what a claim brings.

use tabletop::Seat;

use crate::card::Action;
use crate::extensions::zombies::{Hordes, Zombies};
use crate::extensions::{Extension, Marks};
use crate::game::Welcome;
use crate::sheet::Sheet;
use crate::turn::{Stage, Stop};

impl Welcome {
    /// The seat's sheet after the end of this turn, as far as it is sure: if the sheet's rules change
    /// it then, or on a classic sheet if the action taken can be used in one way only.
    #[inline]
    pub(super) fn foreseen(&self, seat: Seat) -> Option<Sheet> {
        match &self.rules.extension {
            Some(extension) => self.after_the_turn(extension, seat),
            None => self.after_the_action(seat),
        }
    }

    /// The seat's sheet after the action it has taken, where that is a park, a pool or a temp. Without it
    /// the house where a pool can be built would look no better than the others.
    fn after_the_action(&self, seat: Seat) -> Option<Sheet> {
        let architect = &self.contest.architects[seat.index()];
        let Stage::Acting(taken, house) = architect.turn.stage else { return None };
        let mut sheet = architect.sheet;
        match taken.action {
            Action::Landscaper => sheet.parks[house.street().index()] += 1,
            Action::Pool => sheet.pools.insert(house),
            Action::Temp => sheet.temps += 1,
            Action::Surveyor | Action::RealEstate | Action::Bis => return None,
        }
        Some(sheet)
    }

    fn after_the_turn(&self, extension: &Extension, seat: Seat) -> Option<Sheet> {
        let architect = &self.contest.architects[seat.index()];
        match extension {
            Extension::Trucks(trucks) => {
                let finished = trucks.finished(&architect.sheet);
                let claimed = finished.without(self.round.claims.gone());
                let mut sheet = architect.sheet;
                match &mut sheet.marks {
                    Marks::Trucks(delivered) if !claimed.is_empty() => {
                        delivered.bonuses = delivered.bonuses.with(claimed);
                        Some(sheet)
                    }
                    _ => None,
                }
            }
            Extension::Ducks(ducks) => {
                let triggered = ducks.triggered(&architect.sheet);
                let made = architect.sheet.marks.counted();
                let new = |count: &usize| triggered[*count] && made.0[*count].is_none();
                let mut sheet = architect.sheet;
                let (Marks::Ducks(counted), true) =
                    (&mut sheet.marks, (0..triggered.len()).any(|count| new(&count)))
                else {
                    return None;
                };
                let worth = ducks.worth(&architect.sheet);
                for count in (0..triggered.len()).filter(new) {
                    counted.0[count] = Some(worth[count]);
                }
                Some(sheet)
            }
            Extension::Zombies(zombies) => self.after_the_hordes(zombies, seat),
            _ => None,
        }
    }

    /// The seat's sheet after the Zombie card that acts now.
    fn after_the_hordes(&self, zombies: &Zombies, seat: Seat) -> Option<Sheet> {
        let Some(Stop::Hordes(card)) = self.round.stopped else { return None };
        let architect = &self.contest.architects[seat.index()];
        let held = match architect.turn.stage {
            Stage::Holding(held) | Stage::Held(held) => held,
            _ => Hordes::NONE,
        };
        let mut sheet = architect.sheet;
        zombies.attack(&mut sheet, card, held);
        Some(sheet)
    }
}
