//! What can be counted of games of Welkin: sites, powers, actions, resources.

use std::borrow::Cow;

use tabletop::{Event, EventKind, Eventful, Fact, Occasion, Seat};

use crate::board::Action;
use crate::choice::Choice;
use crate::game::Welkin;
use crate::resource::{Resource, Resources};

/// Sites, by their number.
const SITES: EventKind = EventKind {
    name: "sites",
    ways: &["displayed", "opened", "completed", "sold unfinished"],
    occasion: Occasion::OfTable,
};
/// Powers of completed sites.
const POWERS: EventKind =
    EventKind { name: "powers", ways: &["gained", "used"], occasion: Occasion::OfSeat };
/// The action of a turn.
const ACTIONS: EventKind =
    EventKind { name: "actions", ways: &["taken"], occasion: Occasion::None };
/// Resources, one by one.
const RESOURCES: EventKind = EventKind {
    name: "resources",
    ways: &["taken", "laid", "given back"],
    occasion: Occasion::None,
};
/// Tokens of the market and of production, by the face they were turned from.
const TOKENS: EventKind = EventKind {
    name: "tokens",
    ways: &["market turned", "production turned"],
    occasion: Occasion::None,
};

impl Eventful for Welkin {
    const KINDS: &'static [EventKind] = &[SITES, POWERS, ACTIONS, RESOURCES, TOKENS];

    fn events_at_start(&self, tell: &mut dyn FnMut(Event)) {
        for card in self.board.displayed() {
            tell(Event::of_table(&SITES, card.to_string(), "displayed"));
        }
    }

    /// Between two points of no return one player acts, in one turn.
    fn events_since(&self, since: &Self, chosen: &[(Seat, Choice)], tell: &mut dyn FnMut(Event)) {
        let (then, now) = (&since.board, &self.board);
        for card in now.displayed() {
            if then.displayed().all(|before| before != card) {
                tell(Event::of_table(&SITES, card.to_string(), "displayed"));
            }
        }
        let Some(&(seat, _)) = chosen.first() else { return };
        let mut unfinished = Vec::new();
        for &(seat, choice) in chosen {
            match choice {
                Choice::Open(card) => tell(Event::of(seat, &SITES, card.to_string(), "opened")),
                Choice::Sell(card) => {
                    unfinished.push(card);
                    tell(Event::of(seat, &SITES, card.to_string(), "sold unfinished"));
                }
                Choice::Power(card) => {
                    if let Some(power) = self.rules.card(card).power {
                        tell(Event::of(seat, &POWERS, power.name(), "used"));
                    }
                }
                Choice::Flip(faces) => {
                    let face = self.called(faces.shown);
                    tell(Event::of(seat, &TOKENS, face, "market turned"));
                }
                Choice::Turn(resource) => {
                    let face = self.called(resource);
                    tell(Event::of(seat, &TOKENS, face, "production turned"));
                }
                _ => {}
            }
        }
        let (was, is) = (&then.players[seat.index()], &now.players[seat.index()]);
        for card in is.completed.without(was.completed).iter() {
            if !unfinished.contains(&card) {
                tell(Event::of(seat, &SITES, card.to_string(), "completed"));
            }
            if let Some(power) = self.rules.card(card).power {
                tell(Event::of(seat, &POWERS, power.name(), "gained"));
            }
        }
        let mut tell_each = |then: Resources, now: Resources, way: &'static str| {
            for resource in Resource::ALL {
                for _ in then[resource]..now[resource] {
                    tell(Event::of(seat, &RESOURCES, self.called(resource), way));
                }
            }
        };
        tell_each(was.lately.took, is.lately.took, "taken");
        tell_each(was.lately.placed, is.lately.placed, "laid");
        tell_each(was.lately.discarded, is.lately.discarded, "given back");
        if now.turns != then.turns {
            let action = match is.lately.action {
                Some(Action::Open) => "open a site",
                Some(Action::Produce) => "produce",
                Some(Action::Use) => "use resources",
                None => "none",
            };
            tell(Event::of(seat, &ACTIONS, action, "taken"));
        }
    }

    fn facts(&self, seat: Seat) -> Vec<(Cow<'static, str>, Fact)> {
        let player = &self.board.players[seat.index()];
        let facts: [(&str, Fact); 6] = [
            ("completed", player.completed.len().into()),
            ("set aside", player.set_aside.len().into()),
            ("left open", player.sites.len().into()),
            ("powers used", player.used.len().into()),
            ("powers unused", player.powers(&self.rules).count().into()),
            ("stock", player.stock.total().into()),
        ];
        facts.map(|(name, fact)| (name.into(), fact)).into()
    }
}

impl Welkin {
    fn called(&self, resource: Resource) -> Cow<'static, str> {
        self.rules.figures().names[resource.index()].clone().into()
    }
}
