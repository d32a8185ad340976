//! What can be counted of games of Bienvenue chez Vous: families, rooms, cards, workers.

use std::borrow::Cow;

use tabletop::{Event, EventKind, Eventful, Fact, Game as _, Occasion, Seat};

use crate::agenda::Task;
use crate::choice::Choice;
use crate::game::Bienvenue;
use crate::tile::TileId;

/// Families, by their names.
const FAMILIES: EventKind =
    EventKind { name: "families", ways: &["in play", "satisfied"], occasion: Occasion::OfSeat };
/// Rooms and what belongs in gardens, by their names.
const ROOMS: EventKind = EventKind {
    name: "rooms",
    ways: &["laid", "discounted", "bought", "auctioned", "held"],
    occasion: Occasion::None,
};
/// Cards, by their titles.
const CARDS: EventKind = EventKind {
    name: "cards",
    ways: &["played", "activated", "kept", "given"],
    occasion: Occasion::None,
};
/// Where workers go.
const WORKERS: EventKind =
    EventKind { name: "workers", ways: &["placed"], occasion: Occasion::None };

impl Eventful for Bienvenue {
    const KINDS: &'static [EventKind] = &[FAMILIES, ROOMS, CARDS, WORKERS];

    fn events_at_start(&self, tell: &mut dyn FnMut(Event)) {
        for seat in Seat::all(self.seats()) {
            tell(Event::of(seat, &FAMILIES, self.family_of(seat), "in play"));
        }
    }

    /// The choices are made again, since cards move between zones on the way.
    fn events_since(&self, since: &Self, chosen: &[(Seat, Choice)], tell: &mut dyn FnMut(Event)) {
        let mut game = since.clone();
        for &(seat, choice) in chosen {
            let event = game.event_of(seat, choice);
            let works = game.board.agenda.top().is_some_and(|duty| duty.task == Task::Turn);
            let place = workplace(choice).filter(|_| works);
            let worker = place.map(|place| Event::of(seat, &WORKERS, place, "placed"));
            if game.choose(seat, choice).is_err() {
                debug_assert!(false, "these choices were made from here");
                return;
            }
            event.into_iter().chain(worker).for_each(&mut *tell);
        }
        for seat in Seat::all(self.seats()) {
            let satisfied = |game: &Self| game.board.player(seat).satisfied.is_some();
            if !satisfied(since) && satisfied(self) {
                tell(Event::of(seat, &FAMILIES, self.family_of(seat), "satisfied"));
            }
        }
    }

    fn facts(&self, seat: Seat) -> Vec<(Cow<'static, str>, Fact)> {
        let player = self.board.player(seat);
        let house = &player.house;
        let rooms = house.downstairs().len() + house.upstairs().len();
        let satisfied = player.satisfied.map_or(Fact::Nothing, Fact::from);
        let facts: [(&str, Fact); 8] = [
            ("family", Fact::Word(self.family_of(seat).into())),
            ("satisfied in round", satisfied),
            ("rooms", rooms.into()),
            ("upstairs", house.upstairs().len().into()),
            ("garden", house.garden().len().into()),
            ("bare", house.bare().into()),
            ("missing", Fact::Number(self.rules.family(player.family).missing(house) as i32)),
            ("money", Fact::Number(player.money as i32)),
        ];
        facts.map(|(name, fact)| (name.into(), fact)).into()
    }
}

impl Bienvenue {
    fn family_of(&self, seat: Seat) -> String {
        self.rules.family(self.board.player(seat).family).name.clone()
    }

    /// What a choice does to a room or a card.
    fn event_of(&self, seat: Seat, choice: Choice) -> Option<Event> {
        let room =
            |tile: TileId, way| Event::of(seat, &ROOMS, self.rules.kind(tile).name.clone(), way);
        let card = |name: &'static str, way| Event::of(seat, &CARDS, name, way);
        Some(match choice {
            Choice::Lay(laying) => room(laying.tile, "laid"),
            Choice::Discount(tile) => room(tile, "discounted"),
            Choice::Buy(tile) => room(tile, "bought"),
            Choice::Auction(tile) => room(tile, "auctioned"),
            Choice::Hold(tile) => room(tile, "held"),
            Choice::Play { title, .. } => card(title.name(), "played"),
            Choice::Keep(title) => card(title.name(), "kept"),
            Choice::Give(title) => card(title.name(), "given"),
            Choice::Activate(zone) => {
                let played = self.board.zone(zone)?;
                card(self.rules.title(played.card).name(), "activated")
            }
            _ => return None,
        })
    }
}

/// Where a choice sends a worker, if it is made in a turn of one's own.
const fn workplace(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Draw(_) => "rooms",
        Choice::DrawGarden => "garden",
        Choice::Buy(_) => "discount row",
        Choice::Deck => "deck",
        Choice::TakeDiscard => "discard pile",
        Choice::Activate(_) => "card",
        Choice::Open { .. } => "door",
        Choice::Pass => "nowhere",
        _ => return None,
    })
}
