//! How a player stands: the coins to expect at the end of the game.
//!
//! An open site will pay what its resources are worth, if there are turns enough to complete it;
//! until then every action it still needs costs what an action is worth elsewhere. So much of the
//! judge is counting actions: what the stock covers, what the production tokens can bring next,
//! how often resources must be used. The weights are tuned by `faubourg tune`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{Judged, Seat};

use crate::board::{Board, MOST_SITES, Player, Site};
use crate::card::Power;
use crate::game::Welkin;
use crate::resource::{Kinds, RESOURCES, Resource, Resources};
use crate::rules::Rules;
use crate::turn::Stage;

/// What the judge believes about a game of Welkin.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// Turns played, by all together, for each card that is taken.
    pub pace: f32,
    /// Coins that an action is worth.
    pub wage: f32,
    /// Actions it takes to produce a resource that the next production does not bring.
    pub later: f32,
    /// How surely a site is completed for each turn that is left beyond those it needs.
    pub urgency: f32,
    /// How quickly values come back to their middle, for each action until the sale.
    pub drift: f32,
    /// How much of its value a resource keeps that no site of the player needs.
    pub spare: f32,
    /// By the number of production tokens on the face `+1`, what that is worth for later.
    pub faces: [f32; RESOURCES + 1],
    /// What powers are worth before they are used.
    pub powers: Powers,
}

/// What the power of a completed site is worth before it is used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Powers {
    /// Selling incomplete sites.
    pub sell: f32,
    /// Using resources.
    pub r#use: f32,
    /// Opening a site.
    pub open: f32,
    /// Buying resources.
    pub buy: f32,
    /// Turning market tokens.
    pub flip: f32,
}

impl Powers {
    fn of(&self, power: Power) -> f32 {
        match power {
            Power::Sell => self.sell,
            Power::Use => self.r#use,
            Power::Open => self.open,
            Power::Buy => self.buy,
            Power::Flip => self.flip,
        }
    }
}

impl Default for Judgement {
    /// The tuned weights.
    fn default() -> Self {
        static TUNED: LazyLock<Judgement> = LazyLock::new(|| {
            toml::from_str(include_str!("../data/judgement.toml")).expect("compiled-in data")
        });
        TUNED.clone()
    }
}

impl Judged for Welkin {
    type Judgement = Judgement;

    const SLIP: f32 = 4.0;
    // A few turns of everyone: farther on chance rules, and time is better spent on more futures.
    const HORIZON: u32 = 12;

    fn prospects(&self, seat: Seat, judgement: &Judgement) -> f32 {
        let player = &self.board.players[seat.index()];
        let coins = player.coins() as f32;
        if self.end.is_some() {
            return coins;
        }
        let outlook = Outlook::of(&self.rules, &self.board, seat, judgement);
        coins + outlook.sites() + outlook.powers() + outlook.later()
    }
}

/// Resources that the player is about to take.
#[derive(Clone, Copy)]
struct Taking {
    left: u8,
    kinds: Kinds,
}

/// What one player may expect.
struct Outlook<'a> {
    rules: &'a Rules,
    board: &'a Board,
    player: &'a Player,
    weights: &'a Judgement,
    values: [f32; RESOURCES],
    /// The middle of all values.
    middle: f32,
    /// Whether this player's turn is being played, and how far it has come.
    stage: Option<Stage>,
    selling: bool,
    /// Whether an action is left in this turn.
    acting: bool,
    /// Actions left, this turn's included.
    actions: f32,
}

/// What open sites still need, one after the other.
#[derive(Clone, Copy, Default)]
struct Lacking {
    /// Resources that must still be produced.
    these: Resources,
    /// More of them, of any kind.
    any: u8,
    /// Everything that must still be laid down.
    unlaid: usize,
}

impl<'a> Outlook<'a> {
    fn of(rules: &'a Rules, board: &'a Board, seat: Seat, weights: &'a Judgement) -> Self {
        let values = board.quotations.values(rules.tokens()).0.map(f32::from);
        let playing = board.seat(rules) == seat;
        let acting = playing && !board.turn.acted;
        let to_come = match board.turns_after_this(rules) {
            // Everyone after the one whose turn it is, up to who took the last card.
            Some(turns) => {
                let until = (seat.index() + rules.seats - board.seat(rules).index()) % rules.seats;
                f32::from(u8::from((1..=turns).contains(&until)))
            }
            None => turns_left(rules, board, weights.pace) / rules.seats as f32,
        };
        Self {
            rules,
            board,
            player: &board.players[seat.index()],
            weights,
            values,
            middle: rules.tokens().len() as f32 / RESOURCES as f32,
            stage: playing.then_some(board.turn.stage),
            selling: playing && board.turn.selling,
            acting,
            actions: to_come + f32::from(u8::from(acting)),
        }
    }

    /// The value of a resource after so much work.
    #[inline]
    fn value_after(&self, resource: usize, work: f32) -> f32 {
        let kept = 1.0 / (1.0 + self.weights.drift * work.max(0.0));
        self.middle + (self.values[resource] - self.middle) * kept
    }

    /// How much of what powers are worth is left. When the next card taken ends the game it is
    /// nothing: they are to be used then.
    fn time(&self) -> f32 {
        if self.board.pile == 0 { 0.0 } else { self.actions / (self.actions + 2.0) }
    }

    /// The chance to have this many actions before the end.
    fn chance(&self, work: f32) -> f32 {
        if self.board.last.is_some() {
            return f32::from(u8::from(work <= self.actions + 0.01));
        }
        1.0 / (1.0 + (-self.weights.urgency * (self.actions - work)).exp())
    }

    /// What the open sites bring, the stock and the powers of completed sites included.
    fn sites(&self) -> f32 {
        let mut stock = self.player.stock;
        let mut taking = self.taking();
        let mut lacking = Lacking::default();
        let (mut points, mut work) = (0.0, 0.0);
        let sites = self.player.sites.as_slice();
        let mut done = [false; MOST_SITES];
        for _ in sites {
            // The site nearest to completion first: it is the one that stock will go to.
            let open = sites.iter().copied().enumerate().filter(|(index, _)| !done[*index]);
            let Some((index, site)) = open.min_by_key(|&(_, site)| self.distance(site, stock))
            else {
                break;
            };
            done[index] = true;
            points += self.site(site, &mut stock, &mut taking, &mut lacking, &mut work);
        }
        // Of what no site needs the first of a kind is the likeliest to be needed soon.
        let kept = stock.0.iter().zip(self.values).map(|(&count, value)| match count {
            0 => 0.0,
            1 => value,
            _ => 1.5 * value,
        });
        points + self.weights.spare * kept.sum::<f32>()
    }

    /// What the player is about to take.
    fn taking(&self) -> Taking {
        let shown = self.player.plus.others();
        match self.stage {
            Some(Stage::Turning { .. }) => {
                Taking { left: self.player.plus.len() as u8, kinds: shown }
            }
            Some(Stage::Taking { left, bought }) => {
                Taking { left, kinds: if bought { Kinds::ALL } else { shown } }
            }
            _ => Taking { left: 0, kinds: Kinds::NONE },
        }
    }

    /// How many resources a site lacks that this stock does not have.
    fn distance(&self, site: Site, stock: Resources) -> u8 {
        let slots = self.rules.card(site.card).slots;
        let lacking = slots.lacking(site.placed);
        let (mut missing, mut left) = (0, 0);
        for resource in Resource::ALL {
            let had = lacking[resource].min(stock[resource]);
            missing += lacking[resource] - had;
            left += stock[resource] - had;
        }
        missing + slots.free(site.placed).saturating_sub(left)
    }

    /// What a site brings, if those before it are completed first.
    fn site(
        &self,
        site: Site,
        stock: &mut Resources,
        taking: &mut Taking,
        lacking: &mut Lacking,
        work: &mut f32,
    ) -> f32 {
        let card = self.rules.card(site.card);
        let mut laid = site.placed;
        let using = matches!(self.stage, Some(Stage::Using { .. }));
        let lacks = card.slots.lacking(site.placed);
        for resource in Resource::ALL {
            let missing = lacks[resource];
            let had = missing.min(stock[resource]);
            stock[resource] -= had;
            // What is being used now needs no further action.
            lacking.unlaid += usize::from(if using { missing - had } else { missing });
            let mut left = missing - had;
            if left > 0 && taking.kinds.contains(resource) {
                let taken = left.min(taking.left);
                taking.left -= taken;
                left -= taken;
            }
            lacking.these[resource] += left;
        }
        laid.add(lacks);
        if card.slots.any > 0 {
            let mut missing = card.slots.free(site.placed);
            let had = missing.min(stock.total() as u8);
            lacking.unlaid += usize::from(if using { missing - had } else { missing });
            for _ in 0..had {
                let best = self.dearest(stock.kinds()).unwrap_or(Resource::Vegetal);
                stock[best] -= 1;
                laid[best] += 1;
            }
            missing -= had;
            let dearest = self.dearest(Kinds::ALL).unwrap_or(Resource::Vegetal);
            let taken = missing.min(taking.left);
            taking.left -= taken;
            laid[self.dearest(taking.kinds).unwrap_or(dearest)] += taken;
            lacking.any += missing - taken;
            laid[dearest] += missing - taken;
        }
        let limit = usize::from(self.rules.figures().stock).max(1);
        let uses = lacking.unlaid.div_ceil(limit) as f32;
        let until = (self.productions(lacking) + uses).max(*work);
        let added = until - *work;
        *work = until;
        let pay = laid.0.iter().enumerate();
        let pay: f32 = pay.map(|(r, &count)| f32::from(count) * self.value_after(r, until)).sum();
        let power = card.power.map_or(0.0, |power| self.weights.powers.of(power) * self.time());
        // A site that is not worth the work can be left alone: it never costs anything, though the
        // less work is left the better.
        let gain = above_zero(pay + power - self.weights.wage * added);
        let worth = self.chance(until) * gain;
        if self.selling && !site.placed.is_empty() {
            return worth.max(self.board.worth(self.rules, site.placed) as f32);
        }
        worth
    }

    /// The kind with the highest value.
    fn dearest(&self, kinds: Kinds) -> Option<Resource> {
        let value = |resource: Resource| self.values[resource.index()];
        kinds.iter().max_by(|&one, &other| value(one).total_cmp(&value(other)))
    }

    /// How many productions bring what is lacking, paid flips counted in actions too.
    fn productions(&self, lacking: &Lacking) -> f32 {
        let total = lacking.these.total() + usize::from(lacking.any);
        if total == 0 {
            return 0.0;
        }
        let figures = self.rules.figures();
        let coins = self.player.coins();
        let mut best = f32::INFINITY;
        for turned in Kinds::every() {
            // Nothing at all is turned by turning a token back.
            let flips = if turned.is_empty() { 2 } else { turned.len() };
            let paid = flips.saturating_sub(figures.free.into()) * usize::from(figures.price);
            if paid > coins as usize {
                continue;
            }
            let plus = self.player.plus.apart(turned);
            let shown = plus.others();
            let wanted: usize = shown.iter().map(|r| usize::from(lacking.these[r])).sum();
            let any = if shown.is_empty() { 0 } else { usize::from(lacking.any) };
            let brought = plus.len().min(wanted + any);
            let actions = 1.0
                + paid as f32 / self.weights.wage.max(0.1)
                + (total - brought) as f32 * self.weights.later;
            best = best.min(actions);
        }
        best
    }

    /// What the powers of completed sites may still bring.
    fn powers(&self) -> f32 {
        let worth = |power| self.weights.powers.of(power);
        let unused = self.player.powers(self.rules);
        let unused = unused.filter_map(|card| self.rules.card(card).power).map(worth).sum::<f32>();
        // A power being used has not brought anything yet.
        let begun = match self.stage {
            Some(Stage::Opening) => worth(Power::Open),
            Some(Stage::Flipping { left, .. }) => f32::from(left) * self.best_flip(),
            _ => 0.0,
        };
        unused * self.time() + begun
    }

    /// What turning the best market token brings to the open sites.
    fn best_flip(&self) -> f32 {
        let mut wanted = Resources::NONE;
        for site in self.player.sites.as_slice() {
            wanted.add(site.placed);
            wanted.add(self.rules.card(site.card).slots.lacking(site.placed));
        }
        let tokens = self.board.quotations.iter(self.rules.tokens());
        let gain = |shown, hidden| f32::from(wanted[hidden]) - f32::from(wanted[shown]);
        tokens.map(|faces| gain(faces.shown, faces.hidden)).fold(0.0, f32::max)
    }

    /// What helps with whatever comes: an action that is left, and production tokens turned well.
    fn later(&self) -> f32 {
        let action = if self.acting && self.board.last.is_none() { self.weights.wage } else { 0.0 };
        action + self.weights.faces[self.player.plus.len()]
    }
}

/// How many turns are left for all together, between what the pile says and what the turns played
/// say. By the pile alone time would stand still while nobody takes a card, and everyone could
/// wait for ever.
fn turns_left(rules: &Rules, board: &Board, pace: f32) -> f32 {
    let cards = rules.deck.saturating_sub(rules.figures().display) as f32 + 1.0;
    let by_pile = pace * (f32::from(board.pile) + 1.0);
    let by_turns = (pace * cards - board.turns as f32).max(0.0);
    (by_pile * by_turns).sqrt()
}

/// A number that is never below 0: large ones stay as they are, negative ones come near 0 without
/// becoming equal to each other.
fn above_zero(number: f32) -> f32 {
    number.max(0.0) + (-number.abs()).exp().ln_1p()
}
