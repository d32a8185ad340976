//! Making up what a viewer cannot know: cards to come, others' hands, others' turns.

use tabletop::{Dealer, Rng, Seat, Viewer};

use crate::game::Welcome;
use crate::room::Room;
use crate::rules::{HAND, Mode};
use crate::turn::{Architect, Stage, Turn};

impl Welcome {
    pub(crate) fn imagine(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.dealer = Dealer::imagined(rng);
        let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
        if self.rules.mode == Mode::Expert && self.end.is_none() {
            self.imagine_hands(viewer);
        }
        // Others' choices of this round are unknown, but for who has ended the turn.
        for seat in Seat::all(self.rules.seats).filter(others) {
            let mut architect = self.architects[seat.index()];
            if architect.turn == Turn::FRESH {
                continue;
            }
            let done = architect.turn.stage == Stage::Done;
            architect.sheet = architect.known;
            architect.room = Room::of(self.rules.town(), &architect.sheet);
            architect.turn = Turn::FRESH;
            if done {
                self.imagine_turn(&mut architect, rng);
            }
            self.architects[seat.index()] = architect;
        }
    }

    /// Plays a whole turn at random.
    fn imagine_turn(&self, architect: &mut Architect, rng: &mut Rng) {
        let mut choices = Vec::new();
        while architect.turn.stage != Stage::Done {
            choices.clear();
            self.turns().list(architect, &mut choices);
            let choice = rng.pick(&choices).expect("a turn can always go on");
            self.turns().choose(architect, choice).expect("listed choices are legal");
        }
    }

    /// Deals others new hands out of what the viewer has not seen. Known of a card that was passed
    /// on is its action, which travels face up, and all of it to the one who passed it.
    fn imagine_hands(&mut self, viewer: Viewer) {
        let seats = self.rules.seats;
        let held = usize::from(self.round.played > 0);
        let received_from_viewer = match viewer {
            Viewer::Seat(me) if held == 1 => Some(self.receiver(me.index())),
            _ => None,
        };
        let known_whole = |seat: usize| received_from_viewer == Some(seat);
        let others = Seat::all(seats).filter(|&seat| viewer != Viewer::Seat(seat));
        let mut unseen = self.deck;
        for seat in others.clone().map(Seat::index) {
            for place in usize::from(known_whole(seat))..HAND {
                unseen.put(self.architects[seat].hand[place]);
            }
        }
        // Equal views imagine equally, whatever lies where it cannot be seen.
        unseen.sort();
        if held == 1 {
            for seat in others.clone().map(Seat::index).filter(|&seat| !known_whole(seat)) {
                let action = self.architects[seat].hand[0].action;
                let card = unseen.take_random(&mut self.dealer, |card| card.action == action);
                self.architects[seat].hand[0] = card.expect("the card itself is among them");
            }
        }
        for seat in others.map(Seat::index) {
            for place in held..HAND {
                self.architects[seat].hand[place] = unseen.draw(&mut self.dealer);
            }
        }
        self.deck = unseen;
    }
}
