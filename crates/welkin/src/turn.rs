//! A player's turn: what may be chosen at each step, and what it does.
//!
//! One action, and any number of powers before and after it. Nothing is ever done twice for one
//! choice: a step in which only one thing is left to choose does it at once.

use tabletop::{Dealer, Seat};

use crate::board::{Action, Board, LastTurns, Player, Site, Trigger};
use crate::card::{CardId, Power};
use crate::choice::Choice;
use crate::quotation::Faces;
use crate::refusal::{Refusal, Step};
use crate::resource::{Kinds, Resource, Resources};
use crate::rules::Rules;

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) stage: Stage,
    /// Whether the action has been taken.
    pub(crate) acted: bool,
    /// Whether incomplete sites may be sold.
    pub(crate) selling: bool,
}

impl Turn {
    /// A turn of which nothing has been played.
    pub(crate) const FRESH: Self = Self { stage: Stage::Ready, acted: false, selling: false };
}

/// What comes next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// An action, a power, or the end of the turn.
    Ready,
    /// Producing: these tokens are turned, by this many flips.
    Turning { turned: Kinds, flips: u8 },
    /// Taking this many more resources, bought or produced.
    Taking { left: u8, bought: bool },
    /// Giving back what the stock does not hold.
    Discarding,
    /// Laying resources on sites.
    Using { by_power: bool, placed: bool },
    /// Choosing the site that a power opens.
    Opening,
    /// Turning this many more market tokens, but none of these and none of these resources.
    Flipping { left: u8, tokens: u16, resources: Kinds },
}

impl Stage {
    /// What a refusal says must be done.
    fn step(self) -> Step {
        match self {
            Self::Ready | Self::Using { placed: true, .. } => Step::Ready,
            Self::Turning { .. } => Step::Turn,
            Self::Taking { .. } => Step::Take,
            Self::Discarding => Step::Discard,
            Self::Using { placed: false, .. } => Step::Place,
            Self::Opening => Step::Open,
            Self::Flipping { .. } => Step::Flip,
        }
    }

    /// Whether actions and powers may be chosen.
    fn is_between(self) -> bool {
        self.step() == Step::Ready
    }
}

/// What a choice has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It can be taken back.
    Open,
    /// A card came to light.
    Revealed,
    /// The turn is over.
    TurnOver,
}

/// The turn being played, with all that it needs.
pub(crate) struct ActiveTurn<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) board: &'a mut Board,
    pub(crate) seat: Seat,
}

impl Board {
    /// Lists what the player whose turn it is may choose.
    pub(crate) fn list(&self, rules: &Rules, into: &mut Vec<Choice>) {
        let player = &self.players[self.seat(rules).index()];
        match self.turn.stage {
            Stage::Ready | Stage::Using { placed: true, .. } => {
                self.list_between(rules, player, into);
            }
            Stage::Using { placed: false, .. } => list_places(rules, player, into),
            Stage::Turning { turned, flips } => {
                into.extend(
                    Resource::ALL
                        .into_iter()
                        .filter(|&r| may_turn(rules, player, turned, flips, r).is_ok())
                        .map(Choice::Turn),
                );
                let produced = self.producible(player);
                if produced.is_empty() {
                    into.push(Choice::Stop);
                } else {
                    into.extend(produced.iter().map(Choice::Take));
                }
            }
            Stage::Taking { bought, .. } => {
                into.extend(self.takeable(player, bought).iter().map(Choice::Take));
            }
            Stage::Discarding => into.extend(player.stock.kinds().iter().map(Choice::Discard)),
            Stage::Opening => into.extend(self.displayed().map(Choice::Open)),
            Stage::Flipping { tokens, resources, .. } => {
                for token in 0..rules.tokens().len() {
                    let faces = self.quotations.faces(rules.tokens(), token);
                    // Tokens that lie alike are one choice.
                    if self.flippable(rules, tokens, resources, faces) == Some(token) {
                        into.push(Choice::Flip(faces));
                    }
                }
            }
        }
    }

    fn list_between(&self, rules: &Rules, player: &Player, into: &mut Vec<Choice>) {
        let Turn { stage, acted, selling } = self.turn;
        let using = matches!(stage, Stage::Using { .. });
        if !acted {
            if player.sites.len() < rules.figures().places {
                into.extend(self.displayed().map(Choice::Open));
            }
            into.extend(Resource::ALL.map(Choice::Turn));
        }
        if using || !acted {
            list_places(rules, player, into);
        }
        let usable = |card: &CardId| self.may_use(rules, player, *card).is_ok();
        into.extend(player.powers(rules).filter(usable).map(Choice::Power));
        if selling {
            let sites = player.sites.as_slice().iter();
            let laid = sites.filter(|site| !site.placed.is_empty());
            into.extend(laid.map(|site| Choice::Sell(site.card)));
        }
        if self.may_stop(rules, player).is_ok() {
            into.push(Choice::Stop);
        }
        if acted {
            into.push(Choice::Done);
        }
    }

    /// Of what production yields, the kinds that can be taken: none without strength.
    fn producible(&self, player: &Player) -> Kinds {
        if player.plus.is_empty() { Kinds::NONE } else { self.takeable(player, false) }
    }

    /// The kinds that can be taken from the reserve: any that is bought, or what the production
    /// tokens show.
    #[inline]
    fn takeable(&self, player: &Player, bought: bool) -> Kinds {
        let there = self.reserve.kinds();
        if bought { there } else { there.and(player.plus.others()) }
    }

    /// The first token that lies like this, if one may be turned.
    fn flippable(&self, rules: &Rules, tokens: u16, turned: Kinds, faces: Faces) -> Option<usize> {
        let all = rules.tokens();
        (0..all.len()).find(|&token| {
            tokens >> token & 1 == 0
                && !turned.contains(faces.shown)
                && self.quotations.faces(all, token) == faces
        })
    }

    /// Whether a power can be used now and would do something.
    fn may_use(&self, rules: &Rules, player: &Player, card: CardId) -> Result<Power, Refusal> {
        if !player.completed.contains(card) {
            return Err(Refusal::NotCompleted(card));
        }
        let power = rules.card(card).power.ok_or(Refusal::NoPower(card))?;
        if player.used.contains(card) {
            return Err(Refusal::PowerUsed(card));
        }
        let price = rules.figures().buy_price;
        match power {
            Power::Sell if self.turn.selling => Err(Refusal::SellingAlready),
            Power::Use if !can_place(rules, player) => Err(Refusal::NothingToPlace),
            Power::Open if self.displayed().next().is_none() => Err(Refusal::NothingToOpen),
            Power::Buy if self.reserve.is_empty() => Err(Refusal::NothingToBuy),
            Power::Buy => can_pay(player, price).map(|()| power),
            _ => Ok(power),
        }
    }

    /// A use that a power allowed can be stopped, so that another one can be the action.
    fn may_stop(&self, rules: &Rules, player: &Player) -> Result<(), Refusal> {
        match self.turn {
            Turn { stage: Stage::Using { by_power: true, .. }, acted: false, .. }
                if can_place(rules, player) =>
            {
                Ok(())
            }
            _ => Err(Refusal::NothingToStop),
        }
    }
}

impl ActiveTurn<'_> {
    #[inline]
    fn player(&mut self) -> &mut Player {
        &mut self.board.players[self.seat.index()]
    }

    /// Makes a choice, or refuses it, changing nothing.
    pub(crate) fn choose(
        &mut self,
        choice: Choice,
        dealer: &mut Dealer,
    ) -> Result<Effect, Refusal> {
        let stage = self.board.turn.stage;
        match (choice, stage) {
            (Choice::Open(card), Stage::Opening) => return self.open(card, Trigger::Power, dealer),
            (Choice::Open(card), _) if stage.is_between() => {
                self.may_act()?;
                let places = self.rules.figures().places;
                if self.player().sites.len() >= places {
                    return Err(Refusal::PlacesTaken(places as u8));
                }
                return self.open(card, Trigger::Action, dealer);
            }
            (Choice::Turn(resource), Stage::Turning { turned, flips }) => {
                self.turn(resource, turned, flips)?;
            }
            (Choice::Turn(resource), _) if stage.is_between() => {
                self.may_act()?;
                self.turn(resource, Kinds::NONE, 0)?;
                self.act(Action::Produce);
            }
            (Choice::Take(resource), Stage::Turning { .. }) => {
                let left = self.player().plus.len() as u8;
                if left == 0 {
                    return Err(Refusal::NoStrength);
                }
                self.take(resource, left, false)?;
            }
            (Choice::Take(resource), Stage::Taking { left, bought }) => {
                self.take(resource, left, bought)?;
            }
            (Choice::Discard(resource), Stage::Discarding) => self.discard(resource)?,
            (Choice::Place { resource, card }, Stage::Using { by_power, .. }) => {
                self.place(resource, card, by_power)?;
            }
            (Choice::Place { resource, card }, Stage::Ready) => {
                self.may_act()?;
                self.place(resource, card, false)?;
                self.act(Action::Use);
            }
            (Choice::Power(card), _) if stage.is_between() => self.use_power(card)?,
            (Choice::Sell(card), _) if stage.is_between() => self.sell_incomplete(card)?,
            (Choice::Flip(faces), Stage::Flipping { left, tokens, resources }) => {
                self.flip(faces, left, tokens, resources)?;
            }
            (Choice::Stop, Stage::Turning { .. }) => {
                if !self.board.producible(&self.board.players[self.seat.index()]).is_empty() {
                    return Err(Refusal::MustTake);
                }
                self.board.turn.stage = Stage::Ready;
            }
            (Choice::Stop, _) if stage.is_between() => {
                self.board.may_stop(self.rules, &self.board.players[self.seat.index()])?;
                self.board.turn.stage = Stage::Ready;
            }
            (Choice::Done, _) if stage.is_between() => {
                if !self.board.turn.acted {
                    return Err(Refusal::NoAction);
                }
                return Ok(Effect::TurnOver);
            }
            _ => return Err(Refusal::NotNow(stage.step())),
        }
        Ok(Effect::Open)
    }

    fn may_act(&self) -> Result<(), Refusal> {
        if self.board.turn.acted { Err(Refusal::ActionTaken) } else { Ok(()) }
    }

    fn act(&mut self, action: Action) {
        self.board.turn.acted = true;
        self.player().lately.action = Some(action);
    }

    // ---- Opening a site ----

    fn open(&mut self, card: CardId, by: Trigger, dealer: &mut Dealer) -> Result<Effect, Refusal> {
        let place = self.board.display.iter().position(|&shown| shown == Some(card));
        let place = place.ok_or(Refusal::NotDisplayed(card))?;
        if by == Trigger::Action {
            self.act(Action::Open);
        }
        let player = self.player();
        player.sites.push(Site { card, placed: Resources::NONE });
        player.lately.opened.insert(card);
        self.board.display[place] = self.board.draw(dealer);
        let revealed = self.board.display[place].is_some();
        if !revealed && self.board.last.is_none() {
            self.board.last = Some(LastTurns { seat: self.seat, by });
        }
        self.board.turn.stage = if self.rules.card(card).flip {
            Stage::Flipping { left: 1, tokens: 0, resources: Kinds::NONE }
        } else {
            Stage::Ready
        };
        Ok(if revealed { Effect::Revealed } else { Effect::Open })
    }

    /// Turns a market token. A power turns several, which showed different resources before.
    fn flip(
        &mut self,
        faces: Faces,
        left: u8,
        tokens: u16,
        resources: Kinds,
    ) -> Result<(), Refusal> {
        let Some(token) = self.board.flippable(self.rules, tokens, resources, faces) else {
            return Err(match self.board.flippable(self.rules, 0, Kinds::NONE, faces) {
                None => Refusal::NoToken(faces),
                Some(_) if resources.contains(faces.shown) => Refusal::SameResource(faces.shown),
                Some(_) => Refusal::SameToken,
            });
        };
        self.board.quotations.flip(token);
        let (left, tokens) = (left - 1, tokens | 1 << token);
        let mut turned = resources;
        turned.insert(faces.shown);
        let quotations = self.board.quotations;
        let more = quotations
            .iter(self.rules.tokens())
            .any(|faces| self.board.flippable(self.rules, tokens, turned, faces).is_some());
        self.board.turn.stage = if left > 0 && more {
            Stage::Flipping { left, tokens, resources: turned }
        } else {
            Stage::Ready
        };
        Ok(())
    }

    // ---- Producing ----

    /// Turns a production token; the price follows from how many flips came before.
    fn turn(&mut self, resource: Resource, turned: Kinds, flips: u8) -> Result<(), Refusal> {
        let rules = self.rules;
        let player = self.player();
        let price = may_turn(rules, player, turned, flips, resource)?;
        player.flips += u32::from(price);
        player.lately.paid += u32::from(price);
        player.plus.toggle(resource);
        let mut turned = turned;
        turned.toggle(resource);
        self.board.turn.stage = Stage::Turning { turned, flips: flips + 1 };
        Ok(())
    }

    /// Takes a resource, and at once all that is left to take where there is no choice.
    fn take(&mut self, resource: Resource, left: u8, bought: bool) -> Result<(), Refusal> {
        if !bought && self.player().plus.contains(resource) {
            return Err(Refusal::NotProduced(resource));
        }
        if self.board.reserve[resource] == 0 {
            return Err(Refusal::NoneLeft(resource));
        }
        let mut next = Some(resource);
        let mut left = left;
        while let Some(resource) = next {
            self.board.reserve[resource] -= 1;
            let player = &mut self.board.players[self.seat.index()];
            player.stock[resource] += 1;
            player.lately.took[resource] += 1;
            left -= 1;
            let kinds = self.board.takeable(&self.board.players[self.seat.index()], bought);
            if left == 0 || kinds.is_empty() {
                self.hold_to_limit();
                return Ok(());
            }
            next = kinds.only();
        }
        self.board.turn.stage = Stage::Taking { left, bought };
        Ok(())
    }

    fn discard(&mut self, resource: Resource) -> Result<(), Refusal> {
        if self.player().stock[resource] == 0 {
            return Err(Refusal::NotInStock(resource));
        }
        self.give_back(resource);
        self.hold_to_limit();
        Ok(())
    }

    /// Goes on, after discards if the stock is too full; without a choice they are made at once.
    fn hold_to_limit(&mut self) {
        let limit = usize::from(self.rules.figures().stock);
        self.board.turn.stage = loop {
            let stock = self.player().stock;
            if stock.total() <= limit {
                break Stage::Ready;
            }
            match stock.kinds().only() {
                Some(resource) => self.give_back(resource),
                None => break Stage::Discarding,
            }
        };
    }

    fn give_back(&mut self, resource: Resource) {
        let player = self.player();
        player.stock[resource] -= 1;
        player.lately.discarded[resource] += 1;
        self.board.reserve[resource] += 1;
    }

    // ---- Using, and selling ----

    fn place(&mut self, resource: Resource, card: CardId, by_power: bool) -> Result<(), Refusal> {
        let rules = self.rules;
        let player = self.player();
        let index = player.sites.find(card).ok_or(Refusal::NotOpen(card))?;
        if player.stock[resource] == 0 {
            return Err(Refusal::NotInStock(resource));
        }
        let site = player.sites.at(index);
        let slots = rules.card(card).slots;
        if !slots.room(site.placed).contains(resource) {
            return Err(Refusal::NoSlot { resource, card });
        }
        site.placed[resource] += 1;
        let full = slots.room(site.placed).is_empty();
        player.stock[resource] -= 1;
        player.lately.placed[resource] += 1;
        if full {
            self.sell(index, true);
        }
        self.board.turn.stage = Stage::Using { by_power, placed: true };
        Ok(())
    }

    fn sell_incomplete(&mut self, card: CardId) -> Result<(), Refusal> {
        let selling = self.board.turn.selling;
        let player = self.player();
        let index = player.sites.find(card).ok_or(Refusal::NotOpen(card))?;
        if !selling {
            return Err(Refusal::NotSelling);
        }
        if player.sites.at(index).placed.is_empty() {
            return Err(Refusal::SiteEmpty(card));
        }
        self.sell(index, self.rules.incomplete_is_completed);
        Ok(())
    }

    /// Pays for what lies on a site, returns it to the reserve and lays the card beside the board.
    fn sell(&mut self, index: usize, completed: bool) {
        let Site { card, placed } = self.player().sites.remove(index);
        let worth = self.board.worth(self.rules, placed);
        self.board.reserve.add(placed);
        let player = self.player();
        player.sales += worth;
        player.lately.earned += worth;
        player.lately.sold.insert(card);
        if completed {
            player.completed.insert(card);
        } else {
            player.set_aside.insert(card);
        }
    }

    // ---- Powers ----

    fn use_power(&mut self, card: CardId) -> Result<(), Refusal> {
        let rules = self.rules;
        let player = &self.board.players[self.seat.index()];
        let power = self.board.may_use(rules, player, card)?;
        let figures = rules.figures();
        let player = self.player();
        player.used.insert(card);
        player.lately.powers.insert(card);
        if power == Power::Buy {
            player.purchases += u32::from(figures.buy_price);
            player.lately.paid += u32::from(figures.buy_price);
        }
        let turn = &mut self.board.turn;
        turn.stage = match power {
            Power::Sell => {
                turn.selling = true;
                Stage::Ready
            }
            Power::Use => Stage::Using { by_power: true, placed: false },
            Power::Open => Stage::Opening,
            Power::Buy => Stage::Taking { left: figures.buy, bought: true },
            Power::Flip => {
                Stage::Flipping { left: figures.flip, tokens: 0, resources: Kinds::NONE }
            }
        };
        Ok(())
    }
}

fn can_pay(player: &Player, price: u8) -> Result<(), Refusal> {
    let coins = player.coins();
    if coins < u32::from(price) { Err(Refusal::TooFewCoins { price, coins }) } else { Ok(()) }
}

/// The price of turning a production token, if it may be turned.
///
/// Only the set of tokens turned in the end matters, so that each is turned once. The empty set,
/// too, can be had: by turning the first one back.
#[inline]
pub(crate) fn may_turn(
    rules: &Rules,
    player: &Player,
    turned: Kinds,
    flips: u8,
    resource: Resource,
) -> Result<u8, Refusal> {
    if flips > 1 && turned.is_empty() {
        return Err(Refusal::TurnedBack);
    }
    if flips > 1 && turned.contains(resource) {
        return Err(Refusal::TokenTurned(resource));
    }
    let price = turning_price(rules, flips);
    can_pay(player, price).map(|()| price)
}

/// What the next flip of a production token costs after this many.
pub(crate) fn turning_price(rules: &Rules, flips: u8) -> u8 {
    if flips < rules.figures().free { 0 } else { rules.figures().price }
}

/// Whether anything in stock fits anywhere.
fn can_place(rules: &Rules, player: &Player) -> bool {
    let stock = player.stock.kinds();
    let mut sites = player.sites.as_slice().iter();
    sites.any(|site| !rules.card(site.card).slots.room(site.placed).and(stock).is_empty())
}

fn list_places(rules: &Rules, player: &Player, into: &mut Vec<Choice>) {
    let stock = player.stock.kinds();
    for site in player.sites.as_slice() {
        let fits = rules.card(site.card).slots.room(site.placed).and(stock);
        into.extend(fits.iter().map(|resource| Choice::Place { resource, card: site.card }));
    }
}
