//! What tiles, rooms and cards are called, and which drawing stands for each.

use bienvenue::View;
use bienvenue::card::Title;
use bienvenue::cell::{Side, Spot};
use bienvenue::tile::Tag;
use bienvenue::view::TileView;

use crate::pages::table::text::say;
use crate::words::Words;

/// A kind of tile: its name in the box, its drawing, the colour of its floor, the id of its name.
type Kind = (&'static str, &'static str, &'static str, &'static str);

/// Every kind of tile of the prototype. The colours are those of the stylesheet.
const KINDS: &[Kind] = &[
    ("small-lounge", "f-salon", "living", "v-small-lounge"),
    ("small-dining-room", "f-sam", "living", "v-small-dining-room"),
    ("fine-lounge", "f-salon-lux", "living", "v-fine-lounge"),
    ("half-lounge", "f-salon-half", "living", "v-half-lounge"),
    ("fine-dining-room", "f-sam-lux", "living", "v-fine-dining-room"),
    ("half-dining-room", "f-sam-half", "living", "v-half-dining-room"),
    ("bedroom", "f-bed", "bed", "v-bedroom"),
    ("fine-bedroom", "f-bed-lux", "bed", "v-fine-bedroom"),
    ("nursery", "f-child", "child", "v-nursery"),
    ("fine-nursery", "f-child-lux", "child", "v-fine-nursery"),
    ("shower-room", "f-bath", "bath", "v-shower-room"),
    ("bathroom", "f-bath-std", "bath", "v-bathroom"),
    ("fine-bathroom", "f-bath-lux", "bath", "v-fine-bathroom"),
    ("kitchen", "f-kitchen", "kitchen", "v-kitchen"),
    ("fine-kitchen", "f-kitchen-lux", "kitchen", "v-fine-kitchen"),
    ("open-kitchen", "f-kitchen-am", "kitchen", "v-open-kitchen"),
    ("fine-open-kitchen", "f-kitchen-am-lux", "kitchen", "v-fine-open-kitchen"),
    ("office", "f-desk", "office", "v-office"),
    ("fine-office", "f-desk-lux", "office", "v-fine-office"),
    ("guest-office", "f-guest", "office", "v-guest-office"),
    ("fine-guest-office", "f-guest-lux", "office", "v-fine-guest-office"),
    ("pantry", "f-pantry", "pantry", "v-pantry"),
    ("toilet", "f-wc", "wc", "v-toilet"),
    ("fine-toilet", "f-wc-lux", "wc", "v-fine-toilet"),
    ("bath-and-toilet", "f-bathwc", "bath", "v-bath-and-toilet"),
    ("fine-bath-and-toilet", "f-bathwc-lux", "bath", "v-fine-bath-and-toilet"),
    ("playground", "o-play", "garden", "v-playground"),
    ("summer-lounge", "o-summer", "garden", "v-summer-lounge"),
    ("covered-terrace", "o-terrace", "garden", "v-covered-terrace"),
    ("patio", "o-patio", "garden", "v-patio"),
    ("round-pool", "o-pool-round", "garden", "v-round-pool"),
    ("half-pool", "o-pool-half", "garden", "v-half-pool"),
    ("tree", "o-tree", "garden", "v-tree"),
    ("well", "o-well", "garden", "v-well"),
    ("swing", "o-swing", "garden", "v-swing"),
    ("deckchair", "o-lounge", "garden", "v-deckchair"),
];

fn kind(tile: &TileView) -> Option<&'static Kind> {
    KINDS.iter().find(|(name, ..)| *name == tile.name)
}

/// The drawing on a tile; none for a kind that only another box has.
pub(super) fn drawing(tile: &TileView) -> Option<&'static str> {
    kind(tile).map(|(_, drawing, ..)| *drawing)
}

/// The class that gives a tile its colours.
pub(super) fn colour(tile: &TileView) -> &'static str {
    match kind(tile) {
        Some((_, _, colour, _)) => colour,
        None if tile.garden => "garden",
        None => tile.tags.first().map_or("pantry", |tag| room(*tag).0),
    }
}

/// What a tile is called: a box with names of its own keeps them.
pub(super) fn called(words: &Words, tile: &TileView) -> String {
    kind(tile).map_or_else(|| tile.name.replace('-', " "), |(.., id)| words.say(id))
}

/// The same with its article, as it stands in a sentence.
pub(super) fn the(words: &Words, tile: &TileView) -> String {
    // A box with names of its own has no articles for them.
    let kind = kind(tile).map_or("any", |(name, ..)| *name);
    say!(words, "v-the-tile", kind = kind, tile = called(words, tile))
}

/// The colour and the drawing that stand for what a family asks for.
pub(super) fn room(tag: Tag) -> (&'static str, &'static str) {
    match tag {
        Tag::Adult => ("bed", "f-bed"),
        Tag::Child => ("child", "f-child"),
        Tag::Bath | Tag::BathWithWc => ("bath", "f-bath"),
        Tag::Living => ("living", "f-salon"),
        Tag::Kitchen | Tag::StandardKitchen => ("kitchen", "f-kitchen"),
        Tag::AmericanKitchen => ("kitchen", "f-kitchen-am"),
        Tag::Office => ("office", "f-desk"),
        Tag::Wc => ("wc", "f-wc"),
        Tag::Pantry | Tag::Room => ("pantry", "f-pantry"),
        Tag::Pool | Tag::RoundPool | Tag::DoublePool => ("garden", "o-pool-round"),
        Tag::Tree | Tag::Garden => ("garden", "o-tree"),
        Tag::Well => ("garden", "o-well"),
        Tag::Patio => ("garden", "o-patio"),
        Tag::Swing => ("garden", "o-swing"),
        Tag::Playground => ("garden", "o-play"),
    }
}

/// So many rooms of a kind: `2 bathrooms`.
pub(super) fn so_many(words: &Words, tag: Tag, count: u8) -> String {
    let id = match tag {
        Tag::Adult => "v-so-many-adult",
        Tag::Child => "v-so-many-child",
        Tag::Bath => "v-so-many-bath",
        Tag::Living => "v-so-many-living",
        Tag::Kitchen => "v-so-many-kitchen",
        Tag::StandardKitchen => "v-so-many-standard-kitchen",
        Tag::AmericanKitchen => "v-so-many-american-kitchen",
        Tag::Office => "v-so-many-office",
        Tag::Pantry => "v-so-many-pantry",
        Tag::Wc => "v-so-many-wc",
        Tag::BathWithWc => "v-so-many-bath-with-wc",
        Tag::Pool => "v-so-many-pool",
        Tag::RoundPool => "v-so-many-round-pool",
        Tag::Tree => "v-so-many-tree",
        Tag::Well => "v-so-many-well",
        Tag::Patio => "v-so-many-patio",
        Tag::Swing => "v-so-many-swing",
        Tag::Playground => "v-so-many-playground",
        Tag::Room => "v-so-many-room",
        Tag::Garden => "v-so-many-garden",
        Tag::DoublePool => "v-so-many-double-pool",
    };
    say!(words, id, count = count)
}

/// A card: its drawing, the id of its name and that of what it does.
pub(super) fn card(title: Title) -> (&'static str, &'static str, &'static str) {
    match title {
        Title::Bribe => ("c-bribe", "v-bribe", "v-does-bribe"),
        Title::Share => ("c-share", "v-share", "v-does-share"),
        Title::Contacts => ("c-plus2", "v-contacts", "v-does-contacts"),
        Title::Favour => ("c-plus3", "v-favour", "v-does-favour"),
        Title::Poaching => ("c-steal", "v-poaching", "v-does-poaching"),
        Title::Windfall => ("c-truck", "v-windfall", "v-does-windfall"),
        Title::Warehouse => ("c-store", "v-warehouse", "v-does-warehouse"),
        Title::Golf => ("c-golf", "v-golf", "v-does-golf"),
        Title::Bargain => ("c-sale", "v-bargain", "v-does-bargain"),
        Title::Express => ("c-express", "v-express", "v-does-express"),
        Title::Subsidy => ("c-grant", "v-subsidy", "v-does-subsidy"),
        Title::Tender => ("c-tender", "v-tender", "v-does-tender"),
        Title::Temp => ("c-interim", "v-temp", "v-does-temp"),
    }
}

/// What a card does, with the figures of the box.
pub(super) fn does(words: &Words, view: &View, title: Title) -> String {
    let figures = view.figures.cards.iter().find(|figures| figures.card == title);
    let (amount, more, owner) = figures.map_or((0, 0, 0), |of| (of.amount, of.more, of.owner));
    say!(words, card(title).2, amount = amount, more = more, owner = owner)
}

/// What a card is called.
pub(super) fn card_name(words: &Words, title: Title) -> String {
    words.say(card(title).1)
}

/// A cell as people write it: `B2`, `B2 upstairs`.
pub(super) fn place(words: &Words, spot: Spot) -> String {
    let cell = spot.below().to_string().to_uppercase();
    if spot.is_upstairs() { say!(words, "v-upstairs-in", cell = cell) } else { cell }
}

/// A side in words: `in the north`.
pub(super) fn side(words: &Words, side: Side) -> String {
    words.say(match side {
        Side::North => "v-north",
        Side::East => "v-east",
        Side::South => "v-south",
        Side::West => "v-west",
    })
}
