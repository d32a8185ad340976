//! What came to pass, in English words, for the terminal.

use tabletop::{Game as _, LogEntry, Seat};

use crate::agenda::Task;
use crate::card::Title;
use crate::choice::Choice;
use crate::describe::{coins, named};
use crate::game::Bienvenue;
use crate::tile::TileSet;

impl Bienvenue {
    /// What everyone did since an earlier point of no return: the choices are made again, since
    /// most of them do more than they say. What a card is remains untold while it lies face down.
    pub(crate) fn news_since(since: &Self, chosen: &[(Seat, Choice)]) -> Vec<LogEntry> {
        let mut game = since.clone();
        let mut told = Vec::new();
        let mut deeds: Vec<String> = Vec::new();
        let mut last = None;
        for &(seat, choice) in chosen {
            if last.is_some_and(|last| last != seat) {
                tell(&mut told, last, &mut deeds);
            }
            last = Some(seat);
            let before = game.clone();
            if game.choose(seat, choice).is_err() {
                debug_assert!(false, "these choices were made from here");
                break;
            }
            deeds.extend(game.deed(&before, seat, choice));
            let happened = game.happened(&before, choice);
            if !happened.is_empty() {
                tell(&mut told, last, &mut deeds);
                last = None;
                told.extend(happened.into_iter().map(LogEntry::Happened));
            }
        }
        tell(&mut told, last, &mut deeds);
        told
    }

    fn deed(&self, before: &Self, seat: Seat, choice: Choice) -> Option<String> {
        let rules = self.rules();
        let paid = || {
            let (was, is) = (before.board.player(seat).money, self.board.player(seat).money);
            was.saturating_sub(is)
        };
        let drawn = || self.list(self.newly_drawn());
        Some(match choice {
            Choice::Draw(pile) if self.newly_drawn().is_empty() => {
                let had = before.board.player(seat).start;
                let start = self.board.player(seat).start;
                let new: TileSet = start.iter().filter(|tile| !had.contains(*tile)).collect();
                format!("drew {} from pile {pile}", self.list(new))
            }
            Choice::Draw(pile) => format!("drew {} from pile {pile}", drawn()),
            Choice::DrawGarden => format!("drew {} for the garden", drawn()),
            Choice::Foundations { from, to } => format!("laid foundations from {from} to {to}"),
            Choice::Entrance { spot, side } => format!("put the entrance on side {side} of {spot}"),
            Choice::Lay(laying) => {
                let tile = named(rules, laying.tile);
                format!("laid {tile} on {} for {}", laying.spot, coins(self.price(before, seat)))
            }
            Choice::Discount(tile) => format!("sent {} to the discount row", named(rules, tile)),
            Choice::Hold(tile) => format!("put {} in the warehouse", named(rules, tile)),
            Choice::Auction(tile) => format!("put {} up for auction", named(rules, tile)),
            Choice::Bid(0) => "did not bid".to_owned(),
            Choice::Bid(bid) => format!("bid {}", coins(bid.into())),
            Choice::Buy(tile) => format!("bought {} from the discount row", named(rules, tile)),
            Choice::Deck => "drew cards".to_owned(),
            Choice::TakeDiscard => "took the last card discarded".to_owned(),
            Choice::Activate(zone) => {
                let card = before.board.zone(zone).map(|played| rules.title(played.card));
                format!("put a worker on {} in {zone}", card.map_or("a card", Title::name))
            }
            Choice::Open { spot, side } => {
                format!("opened a door on side {side} of {spot} for {}", coins(paid()))
            }
            Choice::Pass => "passed".to_owned(),
            Choice::Play { title, zone } => {
                let place = crate::board::Board::zones_for(rules, seat, title);
                let place = place.into_iter().find(|place| place.index == zone);
                let place = place.map(|place| format!(" in {place}")).unwrap_or_default();
                format!("played a card face down{place}")
            }
            Choice::Scrap(zone) => format!("removed the card in c.{}", zone + 1),
            Choice::Keep(_) => "kept a card".to_owned(),
            Choice::Give(_) => "gave a card away".to_owned(),
            Choice::Steal(victim) => format!("took a worker from seat {victim}"),
            Choice::Move(zone) => format!("took the card into zone {}", zone + 1),
            Choice::Decline => "did without".to_owned(),
            Choice::Done => return None,
        })
    }

    /// What a laying cost, the money for a garden left out.
    fn price(&self, before: &Self, seat: Seat) -> u32 {
        let (was, is) = (before.board.player(seat), self.board.player(seat));
        let gained = match (was.satisfied, is.satisfied) {
            (None, Some(_)) => u32::from(self.rules.family(is.family).garden_budget),
            _ => 0,
        };
        (was.money + gained).saturating_sub(is.money)
    }

    /// The tiles that the duty on top is about.
    fn newly_drawn(&self) -> TileSet {
        match self.board.agenda.top().map(|duty| duty.task) {
            Some(Task::Drawn { tiles, .. } | Task::Rest { tiles }) => tiles,
            Some(Task::Lay { tile, .. }) => [tile].into_iter().collect(),
            _ => TileSet::NONE,
        }
    }

    fn list(&self, tiles: TileSet) -> String {
        let tiles: Vec<String> = tiles.iter().map(|tile| named(self.rules(), tile)).collect();
        match &tiles[..] {
            [] => "a tile that went to the discount row".to_owned(),
            [first @ .., last] if !first.is_empty() => {
                format!("{} and {last}", first.join(", "))
            }
            _ => tiles.concat(),
        }
    }

    /// What followed from a choice without anyone choosing it.
    fn happened(&self, before: &Self, choice: Choice) -> Vec<String> {
        let mut told = Vec::new();
        let rules = self.rules();
        if let (Choice::Bid(_), Some(Task::Auction { tile, .. })) =
            (choice, before.board.agenda.top().map(|duty| duty.task))
        {
            match self.board.agenda.top() {
                Some(duty) if duty.task.step() == crate::refusal::Step::Bid => {}
                Some(duty) if self.newly_drawn().contains(tile) => {
                    let (was, is) = (before.board.player(duty.seat), self.board.player(duty.seat));
                    let price = coins(was.money.saturating_sub(is.money));
                    told.push(format!("Seat {} won the auction for {price}.", duty.seat));
                }
                _ => told.push("Nobody bid: the tile goes to the discount row.".to_owned()),
            }
        }
        for seat in Seat::all(rules.seats) {
            let (was, is) = (before.board.player(seat), self.board.player(seat));
            if was.satisfied.is_none() && is.satisfied.is_some() {
                let family = rules.family(is.family);
                let budget = coins(family.garden_budget.into());
                let name = &family.name;
                told.push(format!(
                    "The {name} family of seat {seat} is satisfied: {budget} for the garden."
                ));
            }
        }
        if self.board.round > before.board.round {
            told.push(format!("Round {} begins; the cards are revealed.", self.board.round));
        }
        if self.end.is_some() {
            told.push("The keys are handed over.".to_owned());
        }
        told
    }
}

/// Tells what a seat did so far.
fn tell(told: &mut Vec<LogEntry>, seat: Option<Seat>, deeds: &mut Vec<String>) {
    if let Some(seat) = seat
        && !deeds.is_empty()
    {
        told.push(LogEntry::did(seat, deeds));
        deeds.clear();
    }
}
