//! Why a choice is refused: the rule that forbids it.

use tabletop::Seat;
use thiserror::Error;

use crate::card::Title;
use crate::cell::Spot;
use crate::tile::TileId;

/// The rule a refused choice would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Nothing can be chosen after the end.
    #[error("the game is over")]
    GameOver,
    /// Someone else chooses.
    #[error("seat {0} has to choose now")]
    OtherTurn(Seat),
    /// The seat has no part in the auction, or has bid.
    #[error("this seat has nothing to bid, or has bid already")]
    NoBidder,
    /// Another step comes first.
    #[error("not now: {0}")]
    NotNow(Step),
    /// The corners are not those of foundations.
    #[error(
        "foundations are a rectangle on the land with sides of at least two, of {fewest} to {most} \
         cells, named by its north-west and south-east corners"
    )]
    BadFoundations {
        /// The fewest cells.
        fewest: u8,
        /// The most cells.
        most: u8,
    },
    /// Rooms stand on foundations.
    #[error("{0} is not on the foundations")]
    OffFoundations(Spot),
    /// The entrance leads outside.
    #[error("the entrance is on the outer edge of the foundations")]
    InnerEdge,
    /// Not on the land.
    #[error("{0} is not on the land")]
    OffLand(Spot),
    /// One tile on each cell of each storey.
    #[error("a tile lies on {0} already")]
    Taken(Spot),
    /// The family wants the ground floor alone.
    #[error("this house has one storey")]
    OneStorey,
    /// Rooms upstairs stand on rooms.
    #[error("no room lies below {0}")]
    NothingBelow(Spot),
    /// Turned like this the tile looks the same as with a smaller turn.
    #[error("turned like this the tile looks the same as turned less: name the first such turn")]
    SameWhenTurned,
    /// Foundations without an entrance.
    #[error("there is no entrance yet")]
    NoEntrance,
    /// The first room is behind the entrance.
    #[error("the first room lies behind the entrance, on {0}")]
    NotBehindEntrance(Spot),
    /// No door or staircase is needed.
    #[error("the tile is linked by what is open: it needs no further door or staircase")]
    LinkedAnyway,
    /// A room must be reached.
    #[error("nothing open links this room to the house: add `door` and a side, or `stairs`")]
    NotLinked,
    /// No wall to open.
    #[error("there is no wall to a room on that side")]
    NoWallThere,
    /// A staircase leads upstairs.
    #[error("a staircase leads to a room upstairs")]
    NoStairsThere,
    /// The bar of an open kitchen.
    #[error("the bar of an open kitchen may face a living room only")]
    BarFacesRoom,
    /// Garden tiles lie beside the house.
    #[error("{0} is not in the garden")]
    NotGarden(Spot),
    /// A terrace or patio lies against a door.
    #[error("this tile lies against an open side of the house: add `door` and a side")]
    NoDoorToHouse,
    /// The garden comes after the house.
    #[error("the garden comes when the family has all the rooms it wants")]
    NotSatisfied,
    /// Not one of the tiles that can be chosen.
    #[error("tile {0} is not one to choose from")]
    NotThatTile(TileId),
    /// Not enough money.
    #[error("this costs {price}, and there are {money} coins")]
    TooDear {
        /// What it costs.
        price: u32,
        /// What is there.
        money: u32,
    },
    /// Something can be laid.
    #[error("a tile that was drawn can be laid, so one must be")]
    MustLay,
    /// The worker of this turn is placed.
    #[error("the worker of this turn is placed")]
    Acted,
    /// The turn needs a worker or a pass.
    #[error("place a worker or pass first")]
    NotActed,
    /// One free action a turn.
    #[error("the free action of this turn is taken")]
    Freed,
    /// No worker left.
    #[error("no worker is left")]
    NoWorker,
    /// Someone is there.
    #[error("a worker is there already")]
    SpotTaken,
    /// No such pile, or none left in it.
    #[error("there is no tile to draw there")]
    NoPile,
    /// Nothing is auctioned at this table.
    #[error("there are no auctions at this table")]
    NoAuctions,
    /// Out of range.
    #[error("a bid is 0 or from {least} to {most}")]
    BadBid {
        /// The lowest.
        least: u8,
        /// The highest the seat can pay.
        most: u8,
    },
    /// No more purchases.
    #[error("nothing more can be bought from the discount row in this round")]
    NoPurchase,
    /// It cannot lie anywhere for this money.
    #[error("tile {0} cannot be laid for the money there is")]
    CannotLay(TileId),
    /// No card is left.
    #[error("there is no card to take")]
    NoCard,
    /// The hand is full.
    #[error("the hand is full")]
    HandFull,
    /// No such zone.
    #[error("there is no such zone")]
    NoZone,
    /// Nothing lies there.
    #[error("no card lies there")]
    EmptyZone,
    /// Still face down.
    #[error("that card is revealed at the end of the round")]
    FaceDown,
    /// It cannot be taken from oneself.
    #[error("that card can only be taken from someone else")]
    OwnCard,
    /// No zone is free.
    #[error("no zone of one's own is free for that card")]
    NoFreeZone,
    /// A card that cannot be covered.
    #[error("a card that is face down or has a worker cannot be covered")]
    Covered,
    /// No room.
    #[error("no room lies on {0}")]
    NoRoom(Spot),
    /// A door is there.
    #[error("that side is open already")]
    OpenAlready,
    /// Every wall is named once.
    #[error("name a wall between two rooms from the room in the west or north of it")]
    OtherSide,
    /// Behind the wall is nothing to go to.
    #[error("behind that wall is neither a room nor the garden")]
    NothingBehind,
    /// Not in the hand.
    #[error("there is no {0} to choose")]
    NotHeld(Title),
    /// No card allows it.
    #[error("removing an anti-trust card takes a revealed golf card of one's own")]
    NoGolf,
    /// The warehouse is missing or full.
    #[error("holding a tile takes a revealed warehouse of one's own that is empty")]
    NoWarehouse,
    /// Nobody to take a worker from.
    #[error("seat {0} has no worker to take")]
    NoVictim(Seat),
    /// It must be done.
    #[error("this cannot be declined")]
    NotOptional,
}

/// What must be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Step {
    /// A tile of the starting draft.
    #[error("draw a tile to start with")]
    Draft,
    /// Foundations.
    #[error("lay the foundations")]
    Foundations,
    /// The entrance.
    #[error("choose the entrance")]
    Entrance,
    /// A starting tile.
    #[error("lay a starting tile or send it to the discount row")]
    Starting,
    /// A turn.
    #[error("place a worker, take a free action, or end the turn")]
    Turn,
    /// A tile that was drawn.
    #[error("lay one of the tiles drawn")]
    Drawn,
    /// What is left of a draw.
    #[error("send the other tiles to the discount row")]
    Rest,
    /// A bid.
    #[error("bid for the tile")]
    Bid,
    /// A tile to lay.
    #[error("lay the tile")]
    Lay,
    /// A card to keep.
    #[error("choose the card to keep")]
    Keep,
    /// A card to give.
    #[error("choose the card to give")]
    Give,
    /// A worker to take.
    #[error("choose whose worker to take")]
    Steal,
    /// A zone for a card.
    #[error("choose a zone for the card")]
    Move,
    /// A gift.
    #[error("draw the tile that the card brings")]
    Gift,
    /// A purchase.
    #[error("buy from the discount row or decline")]
    Bargain,
    /// A draw.
    #[error("draw tiles or decline")]
    Express,
}
