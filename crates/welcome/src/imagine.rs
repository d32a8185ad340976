//! Making up what a viewer cannot know: cards to come, others' hands, others' turns.

use tabletop::{Dealer, Rng, Seat, Viewer};

use crate::game::Welcome;
use crate::openings::Openings;
use crate::rules::Mode;
use crate::turn::{Architect, Turn};

impl Welcome {
    pub(crate) fn imagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.contest.dealer = Dealer::imagined(rng);
        let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
        if self.rules.mode == Mode::Expert && self.contest.end.is_none() {
            let passed_on = self.round.played > 0;
            self.round.supply.imagine_hands(
                &self.rules,
                &mut self.contest.dealer,
                viewer,
                passed_on,
            );
        }
        // Others' choices of this round are unknown, but for who has ended the turn.
        for seat in Seat::all(self.rules.seats).filter(others) {
            let mut architect = self.contest.architects[seat.index()];
            let fresh = Turn { stage: self.asked(&architect.known), ..Turn::FRESH };
            if architect.turn == fresh {
                continue;
            }
            let done = architect.turn.stage.is_over();
            architect.sheet = architect.known;
            architect.openings = Openings::of(self.rules.town(), &architect.sheet);
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
        while !architect.turn.stage.is_over() {
            choices.clear();
            self.turns().list(architect, &mut choices);
            let choice = rng.pick(&choices).expect("a turn can always go on");
            self.turns().choose(architect, choice).expect("listed choices are legal");
        }
    }
}
