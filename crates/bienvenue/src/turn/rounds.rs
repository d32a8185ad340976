//! Turns, rounds and the end of the game.

use tabletop::Seat;

use super::Playing;
use crate::agenda::Task;
use crate::game::End;

impl Playing<'_> {
    /// The turn of the next player who has a worker and has not passed; without one the round is
    /// over.
    pub(super) fn next_turn(&mut self) {
        let seats = self.rules.seats;
        let next = self.board.next.index();
        let mut order = (0..seats).map(|nth| Seat::new((next + nth) % seats));
        let turn = order.find(|seat| {
            let player = self.board.player(*seat);
            !player.passed && player.workers > 0
        });
        match turn {
            Some(seat) => {
                self.board.next = Seat::new((seat.index() + 1) % seats);
                self.board.agenda.push(seat, Task::Turn);
            }
            None => self.end_round(),
        }
    }

    /// Workers go home, the first turn goes to the left, cards are revealed; then the game may be
    /// over.
    fn end_round(&mut self) {
        let (rules, board) = (self.rules, &mut *self.board);
        for player in &mut board.players[..rules.seats] {
            (player.workers, player.placed, player.passed) = (rules.figures().workers, 0, false);
        }
        board.piles.iter_mut().for_each(|pile| pile.worker = None);
        (board.deck_worker, board.discard_worker) = (None, None);
        (board.garden_workers, board.purchases) = (0, 0);
        for zone in super::Board::zones(rules) {
            if let Some(played) = board.zone_mut(zone) {
                (played.face_up, played.worker) = (true, None);
                let card = played.card;
                board.show(card);
            }
        }
        self.stop = true;
        self.end = board.end_after_round(rules);
        if self.end.is_none() {
            board.round += 1;
            board.first = Seat::new((board.first.index() + 1) % rules.seats);
            board.next = board.first;
        }
    }
}

impl super::Board {
    /// Why the game ends with the round that is over, if it does.
    pub(crate) fn end_after_round(&self, rules: &crate::rules::Rules) -> Option<End> {
        let players = &self.players[..rules.seats];
        let figures = rules.figures();
        let first = players.iter().filter_map(|player| player.satisfied).min();
        if first.is_some_and(|round| self.round >= round.saturating_add(figures.garden_rounds)) {
            Some(End::Keys)
        } else if self.piles[..rules.piles()].iter().all(|pile| pile.count == 0) {
            Some(End::Piles)
        } else if self.round >= figures.rounds {
            Some(End::Rounds)
        } else {
            None
        }
    }
}
