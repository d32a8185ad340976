//! What is seen of a house and of the family it is built for.

use serde::{Deserialize, Serialize};

use super::TileView;
use crate::board::Player;
use crate::cell::{Side, Spot};
use crate::family::{Family, Storeys, Taste, When};
use crate::house::House;
use crate::rules::Rules;
use crate::tile::Tag;

/// A family and what it wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FamilyView {
    /// Its name.
    pub name: String,
    /// The rooms it needs, and how many of them the house has.
    pub needs: Vec<NeedView>,
    /// The storeys it wants.
    pub storeys: Storeys,
    /// Rooms and storeys still missing.
    pub missing: u32,
    /// Points for a house that has everything.
    pub points: u8,
    /// Money for the garden, once nothing is missing.
    pub garden_budget: u16,
    /// What else it looks at, and what that scores as the house is.
    pub tastes: Vec<TasteView>,
}

/// Rooms that a family needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeedView {
    /// Which.
    pub of: Tag,
    /// How many.
    pub count: u8,
    /// How many there are.
    pub there: u8,
}

/// Something a family likes or dislikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TasteView {
    /// When it scores.
    pub rule: When,
    /// What is counted; nothing for coins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Tag>,
    /// Only luxury tiles, or only plain ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luxury: Option<bool>,
    /// How many make the difference.
    pub count: u8,
    /// Tiles or coins in a group.
    pub each: u8,
    /// Tiles that do not count.
    pub beyond: u8,
    /// Points each time.
    pub points: i8,
    /// At most so often.
    pub most: u8,
    /// What it scores as the house is.
    pub now: i32,
}

/// A tile that is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidView {
    /// Where.
    pub spot: Spot,
    /// The tile.
    pub tile: TileView,
    /// Where its printed top points.
    pub top: Side,
    /// Its open sides, opened doors included.
    pub open: Vec<Side>,
    /// Whether it is a half that is completed.
    pub paired: bool,
}

/// A house and its garden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseView {
    /// The cells of the foundations.
    pub foundations: Vec<Spot>,
    /// The cell and the side of the entrance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrance: Option<(Spot, Side)>,
    /// Everything that is laid, the ground first.
    pub tiles: Vec<LaidView>,
    /// Rooms upstairs with a staircase to the room below.
    pub stairs: Vec<Spot>,
    /// Doors and staircases paid for.
    pub built: u8,
}

impl FamilyView {
    pub(super) fn of(family: &Family, player: &Player, money: u32) -> Self {
        let house = &player.house;
        let there = |tag: Tag| house.count[tag.index()];
        let taste = |taste: &Taste| TasteView {
            rule: taste.when,
            of: (taste.when != When::Coins).then_some(taste.of),
            luxury: taste.luxury,
            count: taste.count,
            each: taste.each,
            beyond: taste.beyond,
            points: taste.points,
            most: taste.most,
            now: taste.points(house, money),
        };
        Self {
            name: family.name.clone(),
            needs: family
                .needs()
                .map(|(of, count)| NeedView { of, count, there: there(of) })
                .collect(),
            storeys: family.storeys,
            missing: family.missing(house),
            points: family.points,
            garden_budget: family.garden_budget,
            tastes: family.tastes.iter().map(taste).collect(),
        }
    }
}

impl HouseView {
    pub(super) fn of(rules: &Rules, house: &House) -> Self {
        let open = |spot: Spot| {
            Side::ALL.into_iter().filter(move |side| house.is_open(spot, *side)).collect()
        };
        Self {
            foundations: house.foundations().iter().collect(),
            entrance: house.entrance(),
            tiles: house
                .tiles()
                .map(|(spot, tile)| LaidView {
                    spot,
                    tile: TileView::of(rules, tile),
                    top: house.top(spot),
                    open: open(spot),
                    paired: house.is_paired(spot),
                })
                .collect(),
            stairs: house.stairs().iter().map(Spot::above).collect(),
            built: house.built,
        }
    }
}
