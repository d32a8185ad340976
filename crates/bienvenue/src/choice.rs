//! The choices of a player, and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Forms, NotationError, Seat, WORD_ALONE};

use crate::board::{MOST_PILES, MOST_ZONES, Zone};
use crate::card::Title;
use crate::cell::{Side, Spot, written_as_text};
use crate::house::{Laying, Link};
use crate::tile::TileId;

/// One small decision of a player. See `docs/notation.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// `draw 3`: draw from that pile.
    Draw(PileId),
    /// `draw garden`: draw from the garden pile.
    DrawGarden,
    /// `foundations b2 d4`: lay foundations between these corners.
    Foundations {
        /// The corner in the north-west.
        from: Spot,
        /// The corner in the south-east.
        to: Spot,
    },
    /// `entrance b2 n`: put the front door there.
    Entrance {
        /// The cell.
        spot: Spot,
        /// The side of the door.
        side: Side,
    },
    /// `lay 57 b2 n`: lay a tile, its printed top to the north; `lay 57 b2+ e door s` opens a door
    /// for it, `lay 57 b2+ e stairs` builds a staircase.
    Lay(Laying),
    /// `discount 57`: send a tile to the discount row.
    Discount(TileId),
    /// `hold 57`: put a tile in the warehouse.
    Hold(TileId),
    /// `auction 57`: put a tile up for auction.
    Auction(TileId),
    /// `bid 3`: bid so much; 0 is no bid.
    Bid(u8),
    /// `buy 57`: take a tile from the discount row.
    Buy(TileId),
    /// `deck`: draw cards.
    Deck,
    /// `discard`: take the last card discarded.
    TakeDiscard,
    /// `activate 2.1`: put a worker on a card.
    Activate(Zone),
    /// `open b2 e`: open a door in a wall.
    Open {
        /// The room.
        spot: Spot,
        /// The wall.
        side: Side,
    },
    /// `pass`: place no more workers in this round.
    Pass,
    /// `play bribe 1`: put a card from the hand face down into a zone.
    Play {
        /// The card.
        title: Title,
        /// The zone, counted from 0.
        zone: u8,
    },
    /// `scrap 2`: discard the anti-trust card in that zone of the centre.
    Scrap(u8),
    /// `keep bribe`: keep that card.
    Keep(Title),
    /// `give bribe`: give that card away.
    Give(Title),
    /// `steal 2`: take a worker from seat 2.
    Steal(Seat),
    /// `move 1`: put the card that was taken into that own zone.
    Move(u8),
    /// `decline`: do without.
    Decline,
    /// `done`: end the turn.
    Done,
}

written_as_text!(Choice);

/// A pile of rooms, counted from 1 in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PileId(pub u8);

impl fmt::Display for PileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            None => write!(f, "c.{}", self.index + 1),
            Some(owner) => write!(f, "{owner}.{}", self.index + 1),
        }
    }
}

/// A number counted from 1, as the index from 0.
fn index(text: &str, most: usize, what: &str) -> Result<u8, NotationError> {
    match text.parse::<usize>() {
        Ok(number) if (1..=most).contains(&number) && !text.starts_with(['+', '0']) => {
            Ok(number as u8 - 1)
        }
        _ => Err(NotationError::new(text, format!("{what} from 1 to {most}"))),
    }
}

fn zone_index(text: &str) -> Result<u8, NotationError> {
    index(text, MOST_ZONES, "a zone")
}

impl FromStr for Zone {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a zone: `2.1` of a seat, `c.1` in the centre");
        let (owner, zone) = text.split_once('.').ok_or_else(wrong)?;
        let owner = match owner {
            "c" => None,
            owner => Some(Seat::new(index(owner, Seat::MOST, "a seat")?.into())),
        };
        Ok(Self { owner, index: zone_index(zone)? })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(pile) => write!(f, "draw {pile}"),
            Self::DrawGarden => f.write_str("draw garden"),
            Self::Foundations { from, to } => write!(f, "foundations {from} {to}"),
            Self::Entrance { spot, side } => write!(f, "entrance {spot} {side}"),
            Self::Lay(Laying { tile, spot, top, link }) => {
                write!(f, "lay {tile} {spot} {top}")?;
                match link {
                    Link::Open => Ok(()),
                    Link::Door(side) => write!(f, " door {side}"),
                    Link::Stairs => f.write_str(" stairs"),
                }
            }
            Self::Discount(tile) => write!(f, "discount {tile}"),
            Self::Hold(tile) => write!(f, "hold {tile}"),
            Self::Auction(tile) => write!(f, "auction {tile}"),
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Buy(tile) => write!(f, "buy {tile}"),
            Self::Deck => f.write_str("deck"),
            Self::TakeDiscard => f.write_str("discard"),
            Self::Activate(zone) => write!(f, "activate {zone}"),
            Self::Open { spot, side } => write!(f, "open {spot} {side}"),
            Self::Pass => f.write_str("pass"),
            Self::Play { title, zone } => write!(f, "play {title} {}", zone + 1),
            Self::Scrap(zone) => write!(f, "scrap {}", zone + 1),
            Self::Keep(title) => write!(f, "keep {title}"),
            Self::Give(title) => write!(f, "give {title}"),
            Self::Steal(seat) => write!(f, "steal {seat}"),
            Self::Move(zone) => write!(f, "move {}", zone + 1),
            Self::Decline => f.write_str("decline"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// Each first word, with the whole form.
const FORMS: &Forms = &[
    ("draw", "`draw 3` or `draw garden`"),
    ("foundations", "`foundations b2 d4`"),
    ("entrance", "`entrance b2 n`"),
    ("lay", "`lay 57 b2 n`, and `door s` or `stairs` after it"),
    ("discount", "`discount 57`"),
    ("hold", "`hold 57`"),
    ("auction", "`auction 57`"),
    ("bid", "`bid 3`"),
    ("buy", "`buy 57`"),
    ("deck", WORD_ALONE),
    ("discard", WORD_ALONE),
    ("activate", "`activate 2.1` or `activate c.1`"),
    ("open", "`open b2 e`"),
    ("pass", WORD_ALONE),
    ("play", "`play bribe 1`"),
    ("scrap", "`scrap 2`"),
    ("keep", "`keep bribe`"),
    ("give", "`give bribe`"),
    ("steal", "`steal 2`"),
    ("move", "`move 1`"),
    ("decline", WORD_ALONE),
    ("done", WORD_ALONE),
];

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["draw", "garden"] => Self::DrawGarden,
            ["draw", pile] => Self::Draw(PileId(index(pile, MOST_PILES, "a pile")?)),
            ["foundations", from, to] => Self::Foundations { from: from.parse()?, to: to.parse()? },
            ["entrance", spot, side] => Self::Entrance { spot: spot.parse()?, side: side.parse()? },
            ["lay", tile, spot, top, ref link @ ..] => Self::Lay(Laying {
                tile: tile.parse()?,
                spot: spot.parse()?,
                top: top.parse()?,
                link: match *link {
                    [] => Link::Open,
                    ["door", side] => Link::Door(side.parse()?),
                    ["stairs"] => Link::Stairs,
                    _ => return Err(NotationError::unlike(text, FORMS)),
                },
            }),
            ["discount", tile] => Self::Discount(tile.parse()?),
            ["hold", tile] => Self::Hold(tile.parse()?),
            ["auction", tile] => Self::Auction(tile.parse()?),
            ["bid", "0"] => Self::Bid(0),
            ["bid", coins] => Self::Bid(index(coins, 250, "a bid")? + 1),
            ["buy", tile] => Self::Buy(tile.parse()?),
            ["deck"] => Self::Deck,
            ["discard"] => Self::TakeDiscard,
            ["activate", zone] => Self::Activate(zone.parse()?),
            ["open", spot, side] => Self::Open { spot: spot.parse()?, side: side.parse()? },
            ["pass"] => Self::Pass,
            ["play", title, zone] => Self::Play { title: title.parse()?, zone: zone_index(zone)? },
            ["scrap", zone] => Self::Scrap(zone_index(zone)?),
            ["keep", title] => Self::Keep(title.parse()?),
            ["give", title] => Self::Give(title.parse()?),
            ["steal", seat] => Self::Steal(Seat::new(index(seat, Seat::MOST, "a seat")?.into())),
            ["move", zone] => Self::Move(zone_index(zone)?),
            ["decline"] => Self::Decline,
            ["done"] => Self::Done,
            _ => return Err(NotationError::unlike(text, FORMS)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_a_few_bytes() {
        assert!(size_of::<Choice>() <= 8);
    }

    #[test]
    fn every_form_reads_back() {
        for text in [
            "draw 3",
            "draw garden",
            "foundations b2 d4",
            "entrance b2 n",
            "lay 57 b2 n",
            "lay 57 b2+ e door s",
            "lay 100 b2+ w stairs",
            "discount 57",
            "hold 57",
            "auction 57",
            "bid 0",
            "bid 12",
            "buy 57",
            "deck",
            "discard",
            "activate 2.1",
            "activate c.3",
            "open b2 e",
            "pass",
            "play bribe 1",
            "scrap 2",
            "keep golf",
            "give temp",
            "steal 2",
            "move 1",
            "decline",
            "done",
        ] {
            assert_eq!(text.parse::<Choice>().map(|c| c.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_not_understood_says_what_was_expected() {
        let error = |text: &str| text.parse::<Choice>().unwrap_err().to_string();
        assert_eq!(
            error("entrance b2"),
            "`entrance b2` is not understood: expected `entrance b2 n`"
        );
        assert_eq!(error("draw 16"), "`16` is not understood: expected a pile from 1 to 15");
        for wrong in ["", " ", "lay", "lay 57 b2", "bid -1", "bid 00", "done done", "draw 0"] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
