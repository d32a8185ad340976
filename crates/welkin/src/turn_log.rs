//! What happened in turns that are over, in English, for the terminal.

use tabletop::{Drawing, Game as _, LogEntry, Narrated, Seat};

use crate::board::Lately;
use crate::card::CardId;
use crate::choice::Choice;
use crate::describe::{coins, counted};
use crate::draw::called;
use crate::game::Welkin;
use crate::resource::{Resource, Resources};
use crate::view::View;

/// What a player did, as far as one sentence says it.
enum Deed {
    Produced { took: Resources, paid: u32 },
    Bought(Resources),
    GaveBack(Resources),
    Laid { card: CardId, placed: Resources, earned: u32 },
    Other(String),
}

impl Narrated for Welkin {
    fn draw(view: &View) -> Drawing {
        view.drawing()
    }

    fn spots(&self, _seat: Seat, choice: Choice) -> Vec<String> {
        let _ = self;
        choice.spots()
    }

    fn legend(&self) -> Vec<(String, String)> {
        self.signs()
    }

    /// What everyone did since an earlier point of no return, turn by turn: the turns are played
    /// again, since some choices do more than they say.
    fn log_since(&self, since: &Self, chosen: &[(Seat, Choice)]) -> Vec<LogEntry> {
        let mut game = since.clone();
        let mut log = Vec::new();
        for turn in chosen.chunk_by(|(one, _), (next, _)| one == next) {
            let mut deeds = Vec::new();
            let Some(&(seat, _)) = turn.first() else { continue };
            for &(seat, choice) in turn {
                let before = game.board.players[seat.index()].lately;
                if game.choose(seat, choice).is_err() {
                    debug_assert!(false, "these choices were made from here");
                    return log;
                }
                let after = game.board.players[seat.index()].lately;
                game.note(&mut deeds, choice, &before, &after);
            }
            let said: Vec<String> = deeds.iter().map(|deed| game.tell(deed)).collect();
            log.push(LogEntry::did(seat, &said));
        }
        if let (None, Some(last), None) = (since.board.last, self.board.last, self.end) {
            let taker = last.seat;
            log.push(LogEntry::Happened(format!(
                "No card is left to replace the site that seat {taker} took: everyone else has one \
                 more turn."
            )));
        }
        log
    }
}

impl Welkin {
    /// Adds what a choice did to what was done before it in the turn.
    fn note(&self, deeds: &mut Vec<Deed>, choice: Choice, before: &Lately, after: &Lately) {
        let took = more(before.took, after.took);
        let discarded = more(before.discarded, after.discarded);
        let (earned, paid) = (after.earned - before.earned, after.paid - before.paid);
        match (choice, deeds.last_mut()) {
            // What was given back is said below, since it may go back by itself.
            (Choice::Done | Choice::Stop | Choice::Discard(_), _) => {}
            (Choice::Turn(_), Some(Deed::Produced { paid: so_far, .. })) => *so_far += paid,
            (Choice::Turn(_), _) => deeds.push(Deed::Produced { took: Resources::NONE, paid }),
            (Choice::Take(_), Some(Deed::Produced { took: all, .. } | Deed::Bought(all))) => {
                all.add(took);
            }
            (Choice::Take(_), _) => deeds.push(Deed::Bought(took)),
            (Choice::Place { resource, card }, _) => {
                // Whatever was laid elsewhere meanwhile.
                let laid = deeds.iter_mut().rev().map_while(|deed| match deed {
                    Deed::Laid { card, placed, earned } => Some((*card, placed, earned)),
                    _ => None,
                });
                let mut on_card = laid.filter(|(on, ..)| *on == card);
                if let Some((_, placed, so_far)) = on_card.next() {
                    placed[resource] += 1;
                    *so_far += earned;
                } else {
                    drop(on_card);
                    let mut placed = Resources::NONE;
                    placed[resource] = 1;
                    deeds.push(Deed::Laid { card, placed, earned });
                }
            }
            (Choice::Open(card), _) => deeds.push(Deed::Other(format!("opened site {card}"))),
            (Choice::Flip(faces), _) => {
                let (from, to) = (self.name(faces.shown), self.name(faces.hidden));
                deeds.push(Deed::Other(format!("turned a market token from {from} to {to}")));
            }
            (Choice::Power(card), _) => {
                let power = self.rules.card(card).power.map_or("none", called);
                deeds.push(Deed::Other(format!("used the power “{power}” of site {card}")));
            }
            (Choice::Sell(card), _) => {
                let said = format!("sold site {card} unfinished for {}", coins(earned));
                deeds.push(Deed::Other(said));
            }
        }
        if !discarded.is_empty() {
            match deeds.last_mut() {
                Some(Deed::GaveBack(all)) => all.add(discarded),
                _ => deeds.push(Deed::GaveBack(discarded)),
            }
        }
    }

    fn tell(&self, deed: &Deed) -> String {
        let counted = |resources: &Resources| counted(&self.rules, *resources);
        match deed {
            Deed::Produced { took, paid } => {
                let what = if took.is_empty() { "nothing".to_owned() } else { counted(took) };
                let price =
                    if *paid > 0 { format!(" for {}", coins(*paid)) } else { String::new() };
                format!("produced {what}{price}")
            }
            Deed::Bought(took) => format!("bought {}", counted(took)),
            Deed::GaveBack(discarded) => format!("gave back {}", counted(discarded)),
            Deed::Laid { card, placed, earned: 0 } => {
                format!("laid {} on site {card}", counted(placed))
            }
            Deed::Laid { card, placed, earned } => {
                format!(
                    "laid {} on site {card} and sold it for {}",
                    counted(placed),
                    coins(*earned)
                )
            }
            Deed::Other(said) => said.clone(),
        }
    }

    fn name(&self, resource: Resource) -> &str {
        &self.rules.figures().names[resource.index()]
    }
}

/// What was added.
fn more(before: Resources, after: Resources) -> Resources {
    let mut added = after;
    for resource in Resource::ALL {
        added[resource] -= before[resource];
    }
    added
}
