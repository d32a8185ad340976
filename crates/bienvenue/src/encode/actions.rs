//! An index for every choice that a setup can offer.

use tabletop::{Seat, Spans};

use super::MOST_AT_HAND;
use crate::board::{Board, MOST_ZONES, Zone};
use crate::card::Title;
use crate::cell::{MOST_SIDE, Side, Spot};
use crate::choice::{Choice, PileId};
use crate::house::{Laying, Link};
use crate::rules::Rules;
use crate::tile::TileId;

/// The highest bid that notation has, and none.
const BIDS: usize = 251;

/// The forms of a choice, in the order of their indices.
#[derive(Clone, Copy)]
enum Form {
    Draw,
    DrawGarden,
    Foundations,
    Entrance,
    Lay,
    Discount,
    Hold,
    Auction,
    Bid,
    Buy,
    Deck,
    TakeDiscard,
    Activate,
    Open,
    Pass,
    Play,
    Scrap,
    Keep,
    Give,
    Steal,
    Move,
    Decline,
    Done,
}

const FORMS: usize = Form::Done as usize + 1;

/// How many ways a tile can lie on a spot.
const WAYS: usize = Side::ALL.len() * Link::ALL.len();

fn spans(rules: &Rules) -> Spans<FORMS> {
    let cells = rules.land() * rules.land();
    let mut sizes = [1; FORMS];
    let mut set = |form: Form, size| sizes[form as usize] = size;
    set(Form::Draw, rules.piles());
    set(Form::Foundations, spread(rules.land()) * spread(rules.land()));
    set(Form::Entrance, cells * Side::ALL.len());
    set(Form::Lay, MOST_AT_HAND * 2 * cells * WAYS);
    set(Form::Discount, MOST_AT_HAND);
    set(Form::Hold, MOST_AT_HAND);
    set(Form::Auction, MOST_AT_HAND);
    set(Form::Bid, BIDS);
    set(Form::Buy, rules.figures().steps.len());
    set(Form::Activate, (rules.seats + 1) * MOST_ZONES);
    set(Form::Open, 2 * cells * Side::ALL.len());
    set(Form::Play, Title::ALL.len() * MOST_ZONES);
    set(Form::Scrap, MOST_ZONES);
    set(Form::Keep, Title::ALL.len());
    set(Form::Give, Title::ALL.len());
    set(Form::Steal, rules.seats);
    set(Form::Move, MOST_ZONES);
    Spans::new(sizes)
}

/// How many ways there are to choose two of so many lines.
const fn spread(lines: usize) -> usize {
    lines * (lines - 1) / 2
}

/// The place of a lower and a higher line among all such two.
const fn two(low: usize, high: usize) -> usize {
    spread(high) + low
}

fn lines(place: usize) -> (usize, usize) {
    let high = (1..MOST_SIDE).take_while(|&high| spread(high) <= place).last().unwrap_or(1);
    (place - spread(high), high)
}

/// The place of a spot among those of the land, the ground first.
fn spot(rules: &Rules, spot: Spot) -> usize {
    let land = rules.land();
    (usize::from(spot.is_upstairs()) * land + spot.row()) * land + spot.column()
}

fn spot_at(rules: &Rules, place: usize) -> Spot {
    let land = rules.land();
    Spot::new(place % land, place / land % land, place >= land * land)
}

pub(super) fn index(rules: &Rules, board: &Board, seat: Seat, choice: Choice) -> Option<usize> {
    let at_hand = |tile: TileId| board.at_hand(seat).iter().position(|other| other == tile);
    let sides = Side::ALL.len();
    let zones = MOST_ZONES;
    let (form, place) = match choice {
        Choice::Draw(pile) => (Form::Draw, pile.0.into()),
        Choice::DrawGarden => (Form::DrawGarden, 0),
        Choice::Foundations { from, to } => {
            let rows = two(from.row(), to.row());
            (Form::Foundations, rows * spread(rules.land()) + two(from.column(), to.column()))
        }
        Choice::Entrance { spot: at, side } => {
            (Form::Entrance, spot(rules, at) * sides + side.index())
        }
        Choice::Lay(Laying { tile, spot: at, top, link }) => {
            let spots = 2 * rules.land() * rules.land();
            let way = Link::ALL.iter().position(|other| *other == link)? * sides + top.index();
            (Form::Lay, (at_hand(tile)? * spots + spot(rules, at)) * WAYS + way)
        }
        Choice::Discount(tile) => (Form::Discount, at_hand(tile)?),
        Choice::Hold(tile) => (Form::Hold, at_hand(tile)?),
        Choice::Auction(tile) => (Form::Auction, at_hand(tile)?),
        Choice::Bid(bid) => (Form::Bid, bid.into()),
        Choice::Buy(tile) => (Form::Buy, board.row.find(tile)?),
        Choice::Deck => (Form::Deck, 0),
        Choice::TakeDiscard => (Form::TakeDiscard, 0),
        Choice::Activate(Zone { owner, index }) => {
            let owner = owner.map_or(0, |owner| owner.index() + 1);
            (Form::Activate, owner * zones + usize::from(index))
        }
        Choice::Open { spot: at, side } => (Form::Open, spot(rules, at) * sides + side.index()),
        Choice::Pass => (Form::Pass, 0),
        Choice::Play { title, zone } => (Form::Play, title.index() * zones + usize::from(zone)),
        Choice::Scrap(zone) => (Form::Scrap, zone.into()),
        Choice::Keep(title) => (Form::Keep, title.index()),
        Choice::Give(title) => (Form::Give, title.index()),
        Choice::Steal(victim) => (Form::Steal, victim.index()),
        Choice::Move(zone) => (Form::Move, zone.into()),
        Choice::Decline => (Form::Decline, 0),
        Choice::Done => (Form::Done, 0),
    };
    spans(rules).index(form as usize, place)
}

/// What each index stands for: notation, with `#2` for the second of the tiles at hand or in the
/// row.
pub(super) fn words(rules: &Rules) -> Vec<String> {
    let forms = [
        Form::Draw,
        Form::DrawGarden,
        Form::Foundations,
        Form::Entrance,
        Form::Lay,
        Form::Discount,
        Form::Hold,
        Form::Auction,
        Form::Bid,
        Form::Buy,
        Form::Deck,
        Form::TakeDiscard,
        Form::Activate,
        Form::Open,
        Form::Pass,
        Form::Play,
        Form::Scrap,
        Form::Keep,
        Form::Give,
        Form::Steal,
        Form::Move,
        Form::Decline,
        Form::Done,
    ];
    let sides = Side::ALL.len();
    let spots = 2 * rules.land() * rules.land();
    let zone = |place: usize| (place % MOST_ZONES) as u8;
    spans(rules).words(|form, place| {
        let choice = match forms[form] {
            Form::Draw => Choice::Draw(PileId(place as u8)),
            Form::DrawGarden => Choice::DrawGarden,
            Form::Foundations => {
                let (top, bottom) = lines(place / spread(rules.land()));
                let (left, right) = lines(place % spread(rules.land()));
                Choice::Foundations {
                    from: Spot::new(left, top, false),
                    to: Spot::new(right, bottom, false),
                }
            }
            Form::Entrance => {
                let (spot, side) = (spot_at(rules, place / sides), Side::ALL[place % sides]);
                Choice::Entrance { spot, side }
            }
            Form::Lay => {
                let (laid, way) = (place / WAYS, place % WAYS);
                let laying = Laying {
                    tile: TileId::new(0),
                    spot: spot_at(rules, laid % spots),
                    top: Side::ALL[way % sides],
                    link: Link::ALL[way / sides],
                };
                let first = format!("lay {} ", laying.tile);
                let place = format!("lay #{} ", laid / spots + 1);
                return Choice::Lay(laying).to_string().replacen(&first, &place, 1);
            }
            Form::Discount => return format!("discount #{}", place + 1),
            Form::Hold => return format!("hold #{}", place + 1),
            Form::Auction => return format!("auction #{}", place + 1),
            Form::Buy => return format!("buy #{}", place + 1),
            Form::Bid => Choice::Bid(place as u8),
            Form::Deck => Choice::Deck,
            Form::TakeDiscard => Choice::TakeDiscard,
            Form::Activate => {
                let owner = (place / MOST_ZONES).checked_sub(1).map(Seat::new);
                Choice::Activate(Zone { owner, index: zone(place) })
            }
            Form::Open => {
                let (spot, side) = (spot_at(rules, place / sides), Side::ALL[place % sides]);
                Choice::Open { spot, side }
            }
            Form::Pass => Choice::Pass,
            Form::Play => Choice::Play { title: Title::ALL[place / MOST_ZONES], zone: zone(place) },
            Form::Scrap => Choice::Scrap(zone(place)),
            Form::Keep => Choice::Keep(Title::ALL[place]),
            Form::Give => Choice::Give(Title::ALL[place]),
            Form::Steal => Choice::Steal(Seat::new(place)),
            Form::Move => Choice::Move(zone(place)),
            Form::Decline => Choice::Decline,
            Form::Done => Choice::Done,
        };
        choice.to_string()
    })
}
