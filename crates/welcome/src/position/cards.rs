//! The cards of a position. Which fields say where they are depends on the mode: a person writes
//! the fields, and from here on they are one value for each mode.

use std::ops::RangeInclusive;

use tabletop::{Faults, Seat};

use super::{Position, WrittenOpponent, WrittenPair, WrittenPile, opponent, piles};
use crate::card::Card;
use crate::choice::OFFERS;
use crate::extensions::Extension;
use crate::game::Welcome;
use crate::rules::{Mode, Rules};
use crate::supply::piles::PILES;
use crate::supply::zombies::ZOMBIE_OFFERS;

/// Where the cards are that the position names.
pub(crate) enum Cards<'a> {
    /// Three pairs for everyone.
    Pairs { pairs: &'a [WrittenPair], turned: &'a [Card], stock: Stock<'a> },
    /// Three cards, alone with the Solo card.
    Alone { cards: &'a [Card], solo_card_drawn: bool, discarded: Discard<'a> },
    /// Three cards, alone against the AAA; fewer while the deal is stopped.
    Opponent { cards: &'a [Card], opponent: WrittenOpponent, discarded: Discard<'a> },
    /// A hand for everyone.
    Hands { hands: Vec<(&'a [Card], Option<[Card; 2]>)>, first: Seat, discarded: Discard<'a> },
}

/// The cards of the standard game that are not on offer.
pub(crate) enum Stock<'a> {
    /// One deck with its discard.
    Together(Discard<'a>),
    /// Piles that are reshuffled apart; the dealer makes up what is not given.
    Apart(Option<&'a [WrittenPile; PILES]>),
}

/// The discard; the dealer makes it up if it is not given.
type Discard<'a> = Option<&'a [Card]>;

impl<'a> Cards<'a> {
    /// Reads the fields that the mode asks for, and names those that are missing or belong to
    /// another mode.
    pub(crate) fn of(position: &'a Position, rules: &Rules, faults: &mut Faults) -> Option<Self> {
        let Position { pairs, cards, piles, opponent, first_architect, seats, .. } = position;
        let mut fields = Fields(faults);
        let discarded = position.discarded.as_deref();
        let mode = rules.mode;
        let pairs = fields.only_in(mode == Mode::Standard, "pairs", pairs.as_deref(), PAIRS);
        let offers = rules.offers();
        let acting = position.zombies.as_ref().filter(|zombies| zombies.acting.is_some());
        let stopped = rules.zombies && acting.is_some();
        let all_pairs = if stopped { 0..=0 } else { offers..=offers };
        let pairs = pairs.filter(|pairs| fields.so_many("pairs", pairs, all_pairs.clone()));
        let alone = matches!(mode, Mode::Solo | Mode::Opponent);
        let cards = fields.only_in(alone, "cards", cards.as_deref(), CARDS);
        // A card that asks for a choice stops the deal before all have come.
        let stops =
            mode == Mode::Opponent && rules.extension.as_ref().is_some_and(Extension::stops);
        let fewest = if stops { 0 } else { offers };
        let cards = cards.filter(|cards| fields.so_many("cards", cards, fewest..=offers));
        let apart = rules.has_piles_apart();
        fields.never_unless(apart, "piles", piles.is_some(), "piles that are reshuffled apart");
        let own_discards = "each of the `piles` has its own discard";
        fields.never_unless(!apart, "discarded", discarded.is_some(), own_discards);
        let an_opponent = "an opponent is for a game alone in edition 2023";
        fields.never_unless(mode == Mode::Opponent, "opponent", opponent.is_some(), an_opponent);
        let solo_card = "the Solo card is for the solo game";
        let drawn = position.solo_card_drawn;
        fields.never_unless(mode == Mode::Solo, "solo_card_drawn", drawn, solo_card);
        let expert = mode == Mode::Expert;
        let first = "the first architect of the expert game";
        fields.never_unless(expert, "first_architect", first_architect.is_some(), first);
        let mut hands = Vec::new();
        for (index, seat) in seats.iter().enumerate() {
            let (hand, played) = (format!("seats[{index}].hand"), format!("seats[{index}].played"));
            let cards = seat.hand.as_deref();
            let cards = fields.only_in(expert, &hand, cards, "the hand of an expert game");
            let fewest = if stopped { 1 } else { offers };
            let cards = cards.filter(|cards| fields.so_many(&hand, cards, fewest..=offers));
            let cards_played = "the cards played in an expert game";
            fields.never_unless(expert, &played, seat.played.is_some(), cards_played);
            hands.extend(cards.map(|cards| (cards, seat.played)));
        }
        match mode {
            Mode::Standard => {
                let stock =
                    if apart { Stock::Apart(piles.as_ref()) } else { Stock::Together(discarded) };
                let turned = position.zombies.as_ref().map_or(&[][..], |zombies| &zombies.turned);
                let turned_wrong = !matches!(turned.len(), 0 | ZOMBIE_OFFERS);
                if turned_wrong || !turned.is_empty() && !stopped {
                    let problem = "expected two cards while a Zombie card acts, or none";
                    fields.0.add("zombies.turned", problem);
                    return None;
                }
                pairs.map(|pairs| Self::Pairs { pairs, turned, stock })
            }
            Mode::Solo => {
                cards.map(|cards| Self::Alone { cards, solo_card_drawn: drawn, discarded })
            }
            Mode::Opponent => cards.map(|cards| Self::Opponent {
                cards,
                opponent: opponent.clone().unwrap_or_default(),
                discarded,
            }),
            Mode::Expert => (hands.len() == seats.len()).then_some(Self::Hands {
                hands,
                first: first_architect.unwrap_or(Seat::new(0)),
                discarded,
            }),
        }
    }

    /// Puts every card where the position says, out of the deck, so that what is left can be
    /// drawn. The dealer decides where the position says nothing.
    pub(crate) fn place(self, round: Option<u32>, game: &mut Welcome, faults: &mut Faults) {
        match self {
            Self::Pairs { pairs, turned, stock } => {
                place_pairs(pairs, game, faults);
                take(game, faults, "zombies.turned", Some(turned));
                game.round.supply.flipped[..turned.len()].copy_from_slice(turned);
                match stock {
                    Stock::Together(discarded) => {
                        take(game, faults, "discarded", discarded);
                        draw_backs(pairs, game, faults);
                        // One card of each pile a round, until they are empty and begin anew.
                        let offers = game.rules.offers();
                        let rounds = game.rules.cards().len() / offers - 1;
                        discard_by_rounds(game, discarded, 2 * offers, rounds);
                    }
                    Stock::Apart(written) => {
                        for (pile, cards) in written.into_iter().flatten().enumerate() {
                            let field = format!("piles[{pile}].discarded");
                            take(game, faults, &field, Some(&cards.discarded));
                            let field = format!("piles[{pile}].to_come");
                            take(game, faults, &field, cards.to_come.as_deref());
                        }
                        draw_backs(pairs, game, faults);
                        if faults.is_empty() {
                            piles::lay_out(written, game, faults);
                        }
                    }
                }
            }
            Self::Alone { cards, solo_card_drawn, discarded } => {
                take(game, faults, "cards", Some(cards));
                take(game, faults, "discarded", discarded);
                game.round.supply.lay_on_table(cards);
                game.round.supply.solo_card_hidden = !solo_card_drawn;
                let rounds = game.rules.cards().len() / OFFERS;
                discard_by_rounds(game, discarded, OFFERS, rounds);
            }
            Self::Opponent { cards, opponent, discarded } => {
                take(game, faults, "cards", Some(cards));
                take(game, faults, "discarded", discarded);
                take(game, faults, "opponent.pile", Some(&opponent.pile));
                game.round.supply.lay_on_table(cards);
                if faults.is_empty() {
                    opponent::lay_out(&opponent, discarded, round, game, faults);
                    // American Dream stops its deals itself.
                    if cards.len() < game.rules.offers() && game.rules.extension.is_some() {
                        game.stop_deal(faults);
                    }
                }
            }
            Self::Hands { hands, first, discarded } => {
                for (seat, (cards, played)) in hands.into_iter().enumerate() {
                    take(game, faults, &format!("seats[{seat}].hand"), Some(cards));
                    let hand = &mut game.round.supply.hands[seat];
                    hand.cards[..cards.len()].copy_from_slice(cards);
                    hand.played = played;
                }
                take(game, faults, "discarded", discarded);
                game.round.supply.first = first;
            }
        }
    }
}

/// What a game that is over still tells of its cards: those that an opponent was given.
pub(crate) fn give_after_the_end(
    opponent: Option<&WrittenOpponent>,
    game: &mut Welcome,
    faults: &mut Faults,
) {
    let Some(opponent) = opponent else { return };
    if game.rules.mode != Mode::Opponent {
        return faults.add("opponent", "not expected here: it is for a game alone in edition 2023");
    }
    take(game, faults, "opponent.pile", Some(&opponent.pile));
    if faults.is_empty() {
        opponent::lay_out(opponent, None, None, game, faults);
    }
}

const PAIRS: &str = "the three pairs of a standard game";
const CARDS: &str = "the three cards of a solo game";

/// Names fields that are missing or not expected.
struct Fields<'a>(&'a mut Faults);

impl Fields<'_> {
    /// A field that one mode must have and no other may.
    fn only_in<T>(&mut self, wanted: bool, field: &str, given: Option<T>, what: &str) -> Option<T> {
        match (given.is_some(), wanted) {
            (false, true) => self.0.add(field, format!("missing: expected {what}")),
            (given, wanted) => self.never_unless(wanted, field, given, what),
        }
        given
    }

    /// Whether a list has as many entries as it should.
    fn so_many<T>(&mut self, field: &str, list: &[T], expected: RangeInclusive<usize>) -> bool {
        let fits = expected.contains(&list.len());
        if !fits {
            self.0.add(field, format!("{} given: expected {}", list.len(), expected.end()));
        }
        fits
    }

    /// A field that may be left out everywhere, and must be in most modes.
    fn never_unless(&mut self, allowed: bool, field: &str, given: bool, what: &str) {
        if given && !allowed {
            self.0.add(field, format!("not expected here: {what}"));
        }
    }
}

/// Takes these cards out of the deck, each once.
fn take(game: &mut Welcome, faults: &mut Faults, field: &str, cards: Discard<'_>) {
    for (index, &card) in cards.into_iter().flatten().enumerate() {
        take_one(game, faults, || format!("{field}[{index}]"), card);
    }
}

fn take_one(game: &mut Welcome, faults: &mut Faults, field: impl Fn() -> String, card: Card) {
    if game.round.supply.deck.take(|other| other == card).is_none() {
        let all = game.rules.cards().iter().filter(|&&other| other == card).count();
        let problem = format!("`{card}`: the deck has {all} of it, and no more is left");
        faults.add(field(), problem);
    }
}

fn place_pairs(pairs: &[WrittenPair], game: &mut Welcome, faults: &mut Faults) {
    for (index, pair) in pairs.iter().enumerate() {
        let card = Card { number: pair.number, action: pair.next };
        take_one(game, faults, || format!("pairs[{index}]"), card);
        game.round.supply.shown[index] = card;
        if let Some(number) = pair.flipped {
            let card = Card { number, action: pair.action };
            take_one(game, faults, || format!("pairs[{index}].flipped"), card);
            game.round.supply.flipped[index] = card;
        }
    }
}

/// Draws the cards beside the piles of which the position gives the action alone.
fn draw_backs(pairs: &[WrittenPair], game: &mut Welcome, faults: &mut Faults) {
    for (index, pair) in pairs.iter().enumerate().filter(|(_, pair)| pair.flipped.is_none()) {
        let same_action = |card: Card| card.action == pair.action;
        match game.round.supply.deck.take_random(&mut game.contest.dealer, same_action) {
            Some(card) => game.round.supply.flipped[index] = card,
            None => faults.add(
                format!("pairs[{index}].action"),
                format!("`{}`: no card with this action is left", pair.action),
            ),
        }
    }
}

/// Discards at random what the rounds played would have used, unless the discard is given. So many
/// cards are on the table, and the cards last this many rounds.
fn discard_by_rounds(game: &mut Welcome, given: Discard<'_>, on_table: usize, rounds: usize) {
    if given.is_some() {
        return;
    }
    let played = game.round.played as usize;
    let offers = game.rules.offers();
    let left = game.rules.cards().len() - on_table - offers * (played % rounds);
    while game.round.supply.deck.left() > left {
        game.round.supply.deck.draw(&mut game.contest.dealer);
    }
}
