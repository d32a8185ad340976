//! A game at the start of a round, as JSON a person can write. See `docs/position.md`.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Faults, Game as _, Seat, Settings};

use crate::card::{Action, Card};
use crate::choice::Choice;
use crate::extensions::OpponentMarks;
use crate::extensions::zombies::ZombieCard;
use crate::game::Welcome;
use crate::number::Number;
use crate::openings::Openings;
use crate::plan::{PlanSlot, STACKS};
use crate::position_check::{check_sheet, check_table};
use crate::rules::{Mode, Rules};
use crate::sheet::Approval;
use crate::street_row::WrittenSheet;
use crate::supply::piles::PILES;
use cards::Cards;

pub(crate) mod cards;
mod opponent;
mod piles;
mod zombies;

/// A game at the start of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `welcome`.
    pub game: String,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: Settings,
    /// The round about to be played, counted from 1. Without it, nothing is checked against the
    /// number of rounds.
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
    /// Solo: whether the Solo card has come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solo_card_drawn: bool,
    /// Zombies!: the Zombie cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zombies: Option<WrittenZombies>,
    /// Expert: who is dealt to first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_architect: Option<Seat>,
    /// Three piles that are reshuffled apart: what is known of each. Without it, the dealer makes up
    /// what the rounds played would have left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piles: Option<[WrittenPile; PILES]>,
    /// Alone against the AAA: what the opponent has. Without it, nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<WrittenOpponent>,
    /// Cards that lie in the discard. Without it, the dealer discards at random as many as the
    /// rounds played would have used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discarded: Option<Vec<Card>>,
    /// The architects.
    pub seats: Vec<WrittenSeat>,
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

/// An architect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSeat {
    /// The sheet.
    pub sheet: WrittenSheet,
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
            plans: PlanSlot::ALL.map(|slot| WrittenPlan {
                plan: rules.plan(round.plans[slot.index()]).id.clone(),
                approved: round.approved & slot.bit() != 0,
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
                .then(|| game.round.supply.discarded(rules, game.end.is_some())),
            seats: (game.architects.iter().enumerate())
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
        let mut faults = Faults::default();
        if self.game != Welcome::NAME {
            faults.add("game", format!("`{}`: expected `{}`", self.game, Welcome::NAME));
        }
        let rules = match Rules::new(&self.options, self.seats.len()) {
            Ok(rules) => rules,
            Err(error) => {
                // Nothing else can be checked without knowing the rules.
                faults.add("options, seats", error.to_string());
                return Err(faults);
            }
        };
        let mut game = Welcome::unpacked(&rules, dealer);
        game.begin_extension();
        self.place_plans(&mut game, &mut faults);
        for (index, (seat, architect)) in self.seats.iter().zip(&mut game.architects).enumerate() {
            let field = format!("seats[{index}].sheet");
            architect.sheet = seat.sheet.read(&rules, &field, &mut faults);
            check_sheet(
                &rules,
                game.round.plans,
                &architect.sheet,
                self.round,
                &field,
                &mut faults,
            );
            architect.known = architect.sheet;
            architect.openings = Openings::of(rules.town(), &architect.sheet);
        }
        game.round.played = match self.round {
            Some(0) => {
                faults.add("round", "0: expected the round about to be played, counted from 1");
                0
            }
            Some(round) => round - 1,
            None => game.architects.iter().map(|a| rounds_played(&a.sheet)).max().unwrap_or(0),
        };
        if rules.extension.is_some() {
            game.read_bonuses();
        }
        let cards = Cards::of(self, &rules, &mut faults);
        check_table(self, &game, &mut faults);
        if let Some(cards) = cards {
            cards.place(self.round, &mut game, &mut faults);
            zombies::read(self, &mut game, &mut faults);
        }
        if rules.extension.is_some() {
            game.read_bonuses();
            game.begin_turns();
            game.check_extension(self.round, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        self.play_choices(&mut game, &mut faults);
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    fn place_plans(&self, game: &mut Welcome, faults: &mut Faults) {
        let rules = game.rules.clone();
        for slot in PlanSlot::ALL {
            let WrittenPlan { plan: id, approved } = &self.plans[slot.index()];
            let stack = &rules.stacks[slot.index()];
            if let Some(&index) = stack.iter().find(|&&index| rules.plan(index).id == *id) {
                game.round.put_plan(&rules, slot, index);
            } else {
                let known: Vec<&str> =
                    stack.iter().map(|&index| rules.plan(index).id.as_str()).collect();
                let problem = format!("no plan `{id}`: expected one of {}", known.join(", "));
                faults.add(format!("plans[{}].plan", slot.index()), problem);
            }
            if *approved {
                game.round.approved |= slot.bit();
            }
        }
    }

    fn play_choices(&self, game: &mut Welcome, faults: &mut Faults) {
        for (index, written) in self.seats.iter().enumerate() {
            for (nth, text) in written.choices.iter().enumerate() {
                let field = format!("seats[{index}].choices[{nth}]");
                let made =
                    text.parse::<Choice>().map_err(|error| error.to_string()).and_then(|choice| {
                        let refused = game.choose(Seat::new(index), choice);
                        refused.map_err(|refusal| format!("`{choice}`: {refusal}"))
                    });
                if let Err(problem) = made {
                    faults.add(field, problem);
                    break;
                }
            }
        }
    }
}

/// The rounds a sheet has seen: in each, a number was written or a permit refused.
pub(crate) fn rounds_played(sheet: &crate::sheet::Sheet) -> u32 {
    (sheet.numbered & !sheet.bis).len() as u32 + u32::from(sheet.refusals)
}
