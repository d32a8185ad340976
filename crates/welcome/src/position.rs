//! A game at the start of a round, as JSON a person can write. See `docs/position.md`.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Faults, Game, Seat, SeatSet, Settings, written};

use crate::card::{Action, Card};
use crate::extensions::OpponentMarks;
use crate::extensions::zombies::ZombieCard;
use crate::game::Welcome;
use crate::number::Number;
use crate::openings::Openings;
use crate::plan::{Plan, PlanSlot, STACKS};
use crate::position_check::{check_sheet, check_table};
use crate::rules::Mode;
use crate::sheet::Approval;
use crate::street_row::WrittenSheet;
use crate::supply::piles::PILES;
use cards::Cards;

pub(crate) mod cards;
pub(crate) mod opponent;
mod piles;
pub(crate) mod zombies;

/// Declares a position: what every game with these cards writes down, and what its own sheet adds
/// behind the cards on offer and behind the opponent.
///
/// All fields stand in one struct, so that one that is unknown or wrong is named with its line.
macro_rules! position {
    (
        $(#[$about:meta])*
        Position of $game:literal, sheets as $sheet:ty,
        behind the cards { $($beside_cards:tt)* }
        behind the opponent { $($beside_opponent:tt)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Position {
            #[doc = concat!("Always `", $game, "`.")]
            pub game: String,
            /// Options that differ from the defaults.
            #[serde(default)]
            pub options: Settings,
            /// The round about to be played, counted from 1. Without it, nothing is checked
            /// against the number of rounds.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub round: Option<u32>,
            /// The three plans, in the order of their stacks.
            pub plans: [WrittenPlan; STACKS],
            /// Standard game: the pairs on offer.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub pairs: Option<Vec<WrittenPair>>,
            /// Alone: the three cards on offer. Fewer while a deal is stopped for a choice.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub cards: Option<Vec<Card>>,
            $($beside_cards)*
            /// Expert: who is dealt to first.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub first_architect: Option<Seat>,
            /// Three piles that are reshuffled apart: what is known of each. Without it, the dealer
            /// makes up what the rounds played would have left.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub piles: Option<[WrittenPile; PILES]>,
            /// Alone against the AAA: what the opponent has. Without it, nothing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub opponent: Option<WrittenOpponent>,
            $($beside_opponent)*
            /// Cards that lie in the discard. Without it, the dealer discards at random as many as
            /// the rounds played would have used.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub discarded: Option<Vec<Card>>,
            /// The architects.
            pub seats: Vec<WrittenSeat<$sheet>>,
        }
    };
}
pub(crate) use position;

position! {
    /// A game at the start of a round.
    Position of "welcome", sheets as WrittenSheet,
    behind the cards {
        /// Solo: whether the Solo card has come.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub solo_card_drawn: bool,
        /// Zombies!: the Zombie cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub zombies: Option<WrittenZombies>,
    }
    behind the opponent {}
}

/// A plan in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPlan {
    /// The plan's id, such as `estates-3-3-4`.
    pub plan: String,
    /// Whether it shows its approved side and pays the later score.
    #[serde(default)]
    pub approved: bool,
}

/// A pair on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPair {
    /// The number on top of the pile.
    pub number: Number,
    /// The action beside it.
    pub action: Action,
    /// The action in the corner of the number card: the one of the next round.
    pub next: Action,
    /// The number on the other side of the action card; any that is left when not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flipped: Option<Number>,
}

/// The Zombie cards of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenZombies {
    /// Those that have not come.
    pub to_come: Vec<ZombieCard>,
    /// The one that acts now, and stops the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acting: Option<ZombieCard>,
    /// While it does: the cards turned over whose numbers are still to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turned: Vec<Card>,
    /// Expert: construction cards left in the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
    /// Expert: whether a Zombie card is in the deck.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_deck: bool,
    /// Expert: how many decks have been used up.
    #[serde(default, skip_serializing_if = "is_none")]
    pub used_up: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

/// A pile that is reshuffled by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPile {
    /// Its discard.
    #[serde(default)]
    pub discarded: Vec<Card>,
    /// The cards left in it, once it has been reshuffled; before, nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_come: Option<Vec<Card>>,
}

/// An opponent of the AAA.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenOpponent {
    /// The cards it was given, the first one first.
    #[serde(default)]
    pub pile: Vec<Card>,
    /// The letters of the validation cards that have come.
    #[serde(default)]
    pub validations: Vec<String>,
    /// What it has validated.
    #[serde(default)]
    pub plans: [Option<Approval>; STACKS],
    /// Whether the architect's discard has been shuffled into a new deck.
    #[serde(default)]
    pub recycled: bool,
    /// Zombies!: for each Zombie card on its pile, how many cards lie below it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<u8>,
    /// What it has by the rules of the sheet, besides its pile. Left out, what it has at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<OpponentMarks>,
}

/// An architect, with a sheet of Welcome or of another game with its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSeat<S = WrittenSheet> {
    /// The sheet.
    pub sheet: S,
    /// Expert: the hand, the card received from the neighbour first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Expert: the number card and the action card of the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<[Card; 2]>,
    /// What the architect has chosen this round, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
}

impl Position {
    /// Writes a game down as it stood when the round began.
    pub(crate) fn of(game: &Welcome) -> Self {
        let rules = &*game.rules;
        let (round, supply) = (&game.round, &game.round.supply);
        let standard = rules.mode == Mode::Standard;
        let expert = rules.mode == Mode::Expert;
        Self {
            game: Welcome::NAME.to_owned(),
            options: rules.settings.clone(),
            round: Some(round.played + 1),
            plans: PlanSlot::ALL.map(|slot| {
                let plan = rules.plan(round.plans[slot.index()]);
                WrittenPlan::of(plan, Approval::now(round.approved, slot))
            }),
            pairs: standard.then(|| {
                let pair = |pile: usize| WrittenPair {
                    number: supply.shown[pile].number,
                    action: supply.flipped[pile].action,
                    next: supply.shown[pile].action,
                    flipped: Some(supply.flipped[pile].number),
                };
                (0..supply.pairs_on_offer(rules)).map(pair).collect()
            }),
            cards: (matches!(rules.mode, Mode::Solo | Mode::Opponent))
                .then(|| supply.on_table().to_vec()),
            solo_card_drawn: !game.round.supply.solo_card_hidden,
            zombies: rules.zombies.then(|| zombies::written(game)),
            first_architect: expert.then_some(game.round.supply.first),
            piles: rules.has_piles_apart().then(|| piles::written(game)),
            opponent: rules.opponent.as_ref().map(|_| opponent::written(game)),
            discarded: (!rules.has_piles_apart())
                .then(|| game.round.supply.discarded(rules, game.contest.end.is_some())),
            seats: (game.contest.architects.iter().enumerate())
                .map(|(seat, architect)| {
                    let hand = supply.hands.get(seat);
                    WrittenSeat {
                        sheet: WrittenSheet::of(rules.town(), &architect.known),
                        hand: hand.map(|_| supply.hand(rules, Seat::new(seat)).to_vec()),
                        played: hand.and_then(|hand| hand.played),
                        choices: Vec::new(),
                    }
                })
                .collect(),
        }
    }

    /// Sets the game up, or names everything that is wrong.
    pub(crate) fn set_up(&self, dealer: Dealer) -> Result<Welcome, Faults> {
        let (rules, mut faults) =
            written::setup::<Welcome>(&self.game, &self.options, self.seats.len())?;
        let mut game = Welcome::unpacked(&rules, dealer);
        game.begin_extension();
        // Sheets without cards can only be those of a game that is over.
        let over = self.has_no_cards();
        for (slot, written) in PlanSlot::ALL.into_iter().zip(&self.plans) {
            let (stack, plan) = (&rules.stacks[slot.index()], |index| rules.plan(index));
            let plan = written.find(slot, stack, plan, &mut faults);
            game.round.put_plan(&rules, slot, plan);
            game.round.approved |= written.approved_bit(slot);
        }
        for (index, (seat, architect)) in
            self.seats.iter().zip(&mut game.contest.architects).enumerate()
        {
            let field = format!("seats[{index}].sheet");
            architect.sheet = seat.sheet.read(&rules, over, &field, &mut faults);
            check_sheet(
                &rules,
                game.round.plans,
                &architect.sheet,
                (self.round, over),
                &field,
                &mut faults,
            );
            architect.known = architect.sheet;
            architect.openings = Openings::of(rules.town(), &architect.sheet);
        }
        let sheets = game.contest.architects.iter().map(|architect| &architect.sheet);
        game.round.played = played_before(self.round, sheets.map(rounds_played), &mut faults);
        if rules.extension.is_some() {
            game.read_bonuses();
        }
        let end = game.end_reached().filter(|_| over);
        let cards = match end {
            None => Cards::of(self, &rules, &mut faults),
            Some(_) => None,
        };
        check_table(self, &game, &mut faults);
        if end.is_some() {
            cards::give_after_the_end(self.opponent.as_ref(), &mut game, &mut faults);
        }
        if let Some(cards) = cards {
            cards.place(self.round, &mut game, &mut faults);
            zombies::read(self, &mut game, &mut faults);
        }
        if rules.extension.is_some() {
            game.read_bonuses();
            if end.is_none() {
                game.begin_turns();
            }
            game.check_extension(self.round, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        if end.is_some() {
            game.contest.end = end;
            game.contest.waiting = SeatSet::NONE;
            return Ok(game);
        }
        play_choices(&self.seats, &mut game, &mut faults);
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    /// Whether nothing is on offer and nobody holds a card.
    fn has_no_cards(&self) -> bool {
        let held = self.seats.iter().any(|seat| seat.hand.is_some());
        self.pairs.is_none() && self.cards.is_none() && !held
    }
}

impl WrittenPlan {
    /// A plan that pays this score now.
    pub(crate) fn of<G>(plan: &Plan<G>, pays: Approval) -> Self {
        Self { plan: plan.id.clone(), approved: pays == Approval::Later }
    }

    /// Looks the plan up in its stack. One that is not there is named, and the first stands for it.
    pub(crate) fn find<'a, G: 'a>(
        &self,
        slot: PlanSlot,
        stack: &[u8],
        plan: impl Fn(u8) -> &'a Plan<G>,
        faults: &mut Faults,
    ) -> u8 {
        let id = &self.plan;
        stack.iter().copied().find(|&index| plan(index).id == *id).unwrap_or_else(|| {
            let known: Vec<&str> = stack.iter().map(|&index| plan(index).id.as_str()).collect();
            let problem = format!("no plan `{id}`: expected one of {}", known.join(", "));
            faults.add(format!("plans[{}].plan", slot.index()), problem);
            stack[0]
        })
    }

    /// Its bit, if it is approved.
    pub(crate) const fn approved_bit(&self, slot: PlanSlot) -> u8 {
        if self.approved { slot.bit() } else { 0 }
    }
}

/// How many rounds were played before the one that is named, or as many as the sheets have seen.
pub(crate) fn played_before(
    round: Option<u32>,
    seen: impl Iterator<Item = u32>,
    faults: &mut Faults,
) -> u32 {
    if round == Some(0) {
        faults.add("round", "0: expected the round about to be played, counted from 1");
    }
    match round {
        Some(round) => round.saturating_sub(1),
        None => seen.max().unwrap_or(0),
    }
}

/// Makes the choices written down for each architect.
pub(crate) fn play_choices<S, G: Game>(
    seats: &[WrittenSeat<S>],
    game: &mut G,
    faults: &mut Faults,
) {
    for (seat, architect) in Seat::all(seats.len()).zip(seats) {
        for (nth, text) in architect.choices.iter().enumerate() {
            if let Err(problem) = written::choose(game, seat, text) {
                faults.add(format!("seats[{}].choices[{nth}]", seat.index()), problem);
                break;
            }
        }
    }
}

/// The rounds a sheet has seen: in each, a number was written or a permit refused.
pub(crate) fn rounds_played(sheet: &crate::sheet::Sheet) -> u32 {
    (sheet.numbered & !sheet.bis).len() as u32 + u32::from(sheet.refusals)
}
