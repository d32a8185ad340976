//! An opponent of the AAA, in a position.

use tabletop::Faults;

use super::WrittenOpponent;
use crate::card::Card;
use crate::choice::OFFERS;
use crate::extensions::OpponentMarks;
use crate::game::Welcome;
use crate::plan::PlanSlot;
use crate::supply::deck::Deck;
use crate::supply::validation::{LOWER_PART, Validations};
use crate::supply::zombies::{PACKS, ZOMBIE_OFFERS};

/// Writes down what the opponent has.
pub(super) fn written(game: &Welcome) -> WrittenOpponent {
    WrittenOpponent {
        pile: game.round.supply.opponent_pile().collect(),
        validations: game.round.supply.validations.letters_come(),
        plans: game.contest.opponent_plans,
        recycled: game.round.supply.validations.recycled,
        zombies: {
            let validations = game.round.supply.validations;
            validations.zombies_at[..validations.zombies.into()].to_vec()
        },
        marks: OpponentMarks::of(game),
    }
}

/// Lays out the deck, the discard and the opponent's pile. Every card that the position names is
/// taken out of the deck.
pub(crate) fn lay_out(
    written: &WrittenOpponent,
    discarded: Option<&[Card]>,
    round: Option<u32>,
    game: &mut Welcome,
    faults: &mut Faults,
) {
    let discarded = discarded.unwrap_or_default();
    let mut row: Vec<Card> = game.round.supply.deck.cards().to_vec();
    let left = row.len();
    row.extend(game.round.supply.on_table());
    row.extend(discarded);
    row.extend(written.pile.iter().rev());
    game.round.supply.deck = Deck::laid_out(&row, left);
    game.contest.opponent_plans = written.plans;
    let held = game.round.supply.on_table().len();
    let round = round
        .filter(|_| !game.rules.zombies || zombies_fit(written, discarded.len(), round, faults));
    let round = round.filter(|_| !game.rules.zombies);
    let validations = read(written, (discarded.len(), held), round, row.len(), faults);
    let in_deck = if game.rules.zombies { 0 } else { in_deck(validations, left, faults) };
    game.round.supply.validations = Validations { in_deck, ..validations };
    read_zombies(written, game, faults);
    check_plans(written, game, faults);
    if let Some(marks) = &written.marks {
        game.read_opponent_marks(marks, faults);
    }
}

/// Zombies!: two cards a round, of which one was given or is discarded; some of the pile may have left
/// the game.
fn zombies_fit(
    written: &WrittenOpponent,
    discarded: usize,
    round: Option<u32>,
    faults: &mut Faults,
) -> bool {
    let played = round.map_or(0, |round| round.saturating_sub(1) as usize);
    let fits = round.is_none() || written.pile.len() + discarded == ZOMBIE_OFFERS * played;
    if !fits {
        let expected = ZOMBIE_OFFERS * played;
        let problem = format!(
            "{discarded} cards and {} given: expected {expected} together, two a round",
            written.pile.len()
        );
        faults.add("discarded", problem);
    }
    fits
}

/// The Zombie cards on the opponent's pile.
fn read_zombies(written: &WrittenOpponent, game: &mut Welcome, faults: &mut Faults) {
    const FIELD: &str = "opponent.zombies";
    if written.zombies.len() > PACKS || !game.rules.zombies && !written.zombies.is_empty() {
        faults.add(FIELD, "too many: expected the Zombie cards that have come");
        return;
    }
    let most = written.pile.len() as u8;
    let grows = written.zombies.windows(2).all(|two| two[0] <= two[1]);
    if !grows || written.zombies.iter().any(|at| *at > most) {
        faults.add(FIELD, format!("expected growing numbers up to the {most} cards given"));
        return;
    }
    let validations = &mut game.round.supply.validations;
    validations.zombies = written.zombies.len() as u8;
    validations.zombies_at[..written.zombies.len()].copy_from_slice(&written.zombies);
}

fn read(
    written: &WrittenOpponent,
    (discarded, held): (usize, usize),
    round: Option<u32>,
    all: usize,
    faults: &mut Faults,
) -> Validations {
    let mut validations = Validations {
        given: written.pile.len() as u8,
        recycled: written.recycled,
        ..Validations::FRESH
    };
    for (index, letter) in written.validations.iter().enumerate() {
        match PlanSlot::of_letter(letter) {
            Some(slot) if !validations.has_come(slot) => validations.to_come &= !slot.bit(),
            _ => faults.add(
                format!("opponent.validations[{index}]"),
                format!("`{letter}`: expected A, B or C, each once"),
            ),
        }
    }
    if let Some(round) = round {
        let played = round.saturating_sub(1) as usize;
        if written.pile.len() != played {
            let problem = format!("{} cards: expected {played}, one a round", written.pile.len());
            faults.add("opponent.pile", problem);
            return validations;
        }
        let (expected, recycled) = discarded_after(all, played, held);
        // A validation card may be the first card of the new deck.
        if held < OFFERS && written.recycled && discarded == 0 {
            return validations;
        }
        if written.recycled != recycled {
            let why = if recycled { "the deck is used up" } else { "the deck lasts longer" };
            let problem = format!("{}: expected {recycled}, since {why}", written.recycled);
            faults.add("opponent.recycled", problem);
        } else if discarded != expected {
            let since = if recycled { " since the deck was used up" } else { "" };
            let problem = format!("{discarded} cards: expected {expected}, two a round{since}");
            faults.add("discarded", problem);
        }
    }
    validations
}

/// How many cards lie in the discard when this many rounds have been played and so many cards dealt
/// for the next, and whether the discard has become a new deck before.
fn discarded_after(all: usize, played: usize, dealt: usize) -> (usize, bool) {
    let (mut left, mut discarded, mut recycled) = (all, 0, false);
    for given in 0..=played {
        for held in 0..if given < played { OFFERS } else { dealt } {
            if left == 0 {
                left = all.saturating_sub(given + held);
                (discarded, recycled) = (0, true);
            }
            left = left.saturating_sub(1);
        }
        if given < played {
            discarded += OFFERS - 1;
        }
    }
    (discarded, recycled)
}

/// How many validation cards are in the deck: one lies in the lower part of the first deck, and all
/// that have not come are shuffled into the next.
fn in_deck(validations: Validations, left: usize, faults: &mut Faults) -> u8 {
    let to_come = validations.to_come.count_ones() as u8;
    let come = PlanSlot::ALL.len() as u8 - to_come;
    let field = "opponent.validations";
    match (validations.recycled, come) {
        (true, 0) => {
            faults.add(field, "none: expected one that came before the deck was used up");
            0
        }
        (true, _) => to_come,
        (false, 0) => 1,
        (false, 1) if left <= LOWER_PART => 0,
        (false, 1) => {
            let problem = format!("one: the first lies among the last {LOWER_PART} cards");
            faults.add(field, problem);
            0
        }
        (false, _) => {
            faults.add(field, "more than one: expected `recycled`, which brings the others");
            0
        }
    }
}

/// The opponent validates just the plans its card says, when their validation cards come.
fn check_plans(written: &WrittenOpponent, game: &Welcome, faults: &mut Faults) {
    let validates = game.rules.opponent.as_ref().map_or(0, |card| card.validates);
    for slot in PlanSlot::ALL {
        let come = game.round.supply.validations.has_come(slot);
        let expected = come && validates & slot.bit() != 0;
        if written.plans[slot.index()].is_some() != expected {
            let problem = if expected {
                format!("null: the opponent validates plan {} when its card comes", slot.letter())
            } else {
                format!("validated: the opponent has not validated plan {}", slot.letter())
            };
            faults.add(format!("opponent.plans[{}]", slot.index()), problem);
        }
    }
}
