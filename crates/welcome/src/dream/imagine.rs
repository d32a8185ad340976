//! Making up what a viewer cannot know: cards to come, others' hands, others' turns.

use tabletop::{Dealer, Rng, Seat, Viewer};

use super::game::Dream;
use super::turn::{Architect, Stage, Turn};
use crate::rules::Mode;

impl Dream {
    pub(super) fn imagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.contest.dealer = Dealer::imagined(rng);
        if self.rules.mode() == Mode::Expert && self.contest.end.is_none() {
            let passed_on = self.round.played > 0;
            let (rules, dealer) = (&self.rules.cards, &mut self.contest.dealer);
            self.round.supply.imagine_hands(rules, dealer, viewer, passed_on);
        }
        // Others' choices of this round are unknown, but for who has ended the turn.
        let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
        for seat in Seat::all(self.rules.seats).filter(others) {
            let mut architect = self.contest.architects[seat.index()];
            // Whoever looks knows that bonuses are to be crossed, and not which are.
            let fresh = match architect.turn.stage {
                Stage::Crossing(_) => {
                    Turn { stage: Stage::Crossing(super::Bonuses::NONE), ..Turn::FRESH }
                }
                _ => Turn::FRESH,
            };
            let done = matches!(architect.turn.stage, Stage::Done(_));
            architect.sheet = architect.known;
            architect.turn = fresh;
            if done {
                self.imagine_turn(&mut architect, rng);
            }
            self.contest.architects[seat.index()] = architect;
        }
    }

    /// Plays a whole turn at random.
    fn imagine_turn(&self, architect: &mut Architect, rng: &mut Rng) {
        let mut choices = Vec::new();
        while !matches!(architect.turn.stage, Stage::Done(_)) {
            choices.clear();
            self.turns().list(architect, &mut choices);
            let choice = rng.pick(&choices).expect("a turn can always go on");
            self.turns().choose(architect, choice).expect("listed choices are legal");
        }
    }
}
