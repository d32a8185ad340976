//! Why a choice is refused: the rule that forbids it.

use tabletop::Seat;
use thiserror::Error;

use crate::card::CardId;
use crate::quotation::Faces;
use crate::resource::Resource;

/// The rule a refused choice would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Nothing can be chosen after the end.
    #[error("the game is over")]
    GameOver,
    /// Someone else plays.
    #[error("it is the turn of seat {0}")]
    OtherTurn(Seat),
    /// Another step comes first.
    #[error("not now: {0}")]
    NotNow(Step),
    /// One action a turn.
    #[error("the action of this turn is taken; powers can still be used")]
    ActionTaken,
    /// A turn needs its action.
    #[error("a turn needs an action: open a site, produce or use resources")]
    NoAction,
    /// All places for open sites are taken.
    #[error("all {0} places for sites are taken; only a power opens more")]
    PlacesTaken(u8),
    /// The card is not face up.
    #[error("site {0} is not on display")]
    NotDisplayed(CardId),
    /// The token has been turned in this production.
    #[error("the production token {0} is turned already; a second time would only cost coins")]
    TokenTurned(Resource),
    /// The only token turned was turned back.
    #[error("a token was turned and turned back; further turns would only cost coins")]
    TurnedBack,
    /// Not enough money.
    #[error("this costs {price}, and there are {coins} coins")]
    TooFewCoins {
        /// What it costs.
        price: u8,
        /// What is there.
        coins: u32,
    },
    /// No production token shows +1.
    #[error("nothing is produced: no production token shows +1")]
    NoStrength,
    /// The production token shows its +1 face.
    #[error("{0} cannot be produced: its production token shows +1")]
    NotProduced(Resource),
    /// None is left.
    #[error("the reserve has no {0} left")]
    NoneLeft(Resource),
    /// There is something to take.
    #[error("what is produced must be taken, as far as the reserve allows")]
    MustTake,
    /// Nothing to stop.
    #[error("there is nothing to stop; end the turn with `done`")]
    NothingToStop,
    /// Not in the stock.
    #[error("there is no {0} in stock")]
    NotInStock(Resource),
    /// Not one of one's own open sites.
    #[error("site {0} is not one of your open sites")]
    NotOpen(CardId),
    /// No free slot takes it.
    #[error("site {card} has no free slot for {resource}")]
    NoSlot {
        /// The resource.
        resource: Resource,
        /// The site.
        card: CardId,
    },
    /// Not one of one's own completed sites.
    #[error("site {0} is not one of your completed sites")]
    NotCompleted(CardId),
    /// Special sites have no power.
    #[error("site {0} has no power")]
    NoPower(CardId),
    /// Once a game.
    #[error("the power of site {0} is used")]
    PowerUsed(CardId),
    /// Nothing in stock fits anywhere.
    #[error("nothing in stock fits on an open site")]
    NothingToPlace,
    /// The display is empty.
    #[error("no site is on display")]
    NothingToOpen,
    /// The reserve is empty.
    #[error("the reserve is empty")]
    NothingToBuy,
    /// Asking twice changes nothing.
    #[error("incomplete sites can be sold already, until the end of the turn")]
    SellingAlready,
    /// It takes a power to sell an incomplete site.
    #[error("an incomplete site is sold only with the power `sell`")]
    NotSelling,
    /// At least one resource must lie there.
    #[error("nothing lies on site {0}: it needs at least one resource to be sold")]
    SiteEmpty(CardId),
    /// No such token.
    #[error("no market token shows {} with {} behind", .0.shown, .0.hidden)]
    NoToken(Faces),
    /// The tokens must show different resources.
    #[error("the tokens turned must be of different resources: another one than {0}")]
    SameResource(Resource),
    /// It has just been turned.
    #[error("that token has just been turned; choose another one")]
    SameToken,
}

/// What a player must do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Step {
    /// Between action and powers.
    #[error("choose an action or a power, or end the turn")]
    Ready,
    /// Turn more production tokens, or take what is produced.
    #[error("turn more production tokens or take what they produce")]
    Turn,
    /// Take resources.
    #[error("take resources first")]
    Take,
    /// Discard resources.
    #[error("the stock is too full: discard first")]
    Discard,
    /// Place resources.
    #[error("place a resource first")]
    Place,
    /// Open a site.
    #[error("open a site first")]
    Open,
    /// Turn a market token.
    #[error("turn a market token first")]
    Flip,
}
