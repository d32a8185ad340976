//! What an edition changes in the rules: one setting for each difference, named by what it says and
//! asked where the rule is applied. Figures are not here; they are data.

/// The rules of an edition, where editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// No fence may part two houses of the same number, and no number is copied across a fence.
    pub twins_share_an_estate: bool,
    /// A number may be copied though all boxes for copies are crossed.
    pub copies_beyond_the_track: bool,
    /// When a roundabout may be built.
    pub roundabouts: RoundaboutRule,
    /// What happens to the discards when the three piles are used up.
    pub piles: PileRule,
    /// Who plays against an architect alone at the table.
    pub alone: AloneRule,
    /// How hands of cards are dealt and passed on.
    pub hands: HandRule,
    /// What decides between equal totals.
    pub ties: TieRule,
    /// Whether those who fulfil a plan first may ask for a reshuffle, unless an option says.
    pub reshuffles: bool,
}

/// When a roundabout may be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundaboutRule {
    /// One a turn: before a pair is taken, or after the action.
    OutsideTheAction,
    /// Any number of those left, at any moment of the turn.
    AnyTime,
}

/// What happens to the discards when the three piles are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileRule {
    /// They are shuffled together and dealt out anew.
    Together,
    /// Each pile's own discards are shuffled back into it.
    Apart,
}

/// Who plays against an architect alone at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AloneRule {
    /// Nobody: the Solo card brings the plans down, and the deck is the clock.
    SoloCard,
    /// An opponent of the AAA, who is given a card a round.
    Opponent,
}

/// How hands of cards are dealt and passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandRule {
    /// Three cards at once, beginning with the player who drew the Solo card; one goes to the right.
    ThreeThenRight,
    /// One card, then two a round, beginning with the host; one goes to the left.
    OneThenLeft,
}

/// What decides between equal totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieRule {
    /// Most complete estates, then most of one house, of two, and so on.
    EstatesBySize,
    /// Most complete estates; then the place is shared.
    EstatesInAll,
}

impl Ruleset {
    /// The edition of 2018.
    pub const OF_2018: Self = Self {
        twins_share_an_estate: true,
        copies_beyond_the_track: true,
        roundabouts: RoundaboutRule::OutsideTheAction,
        piles: PileRule::Together,
        alone: AloneRule::SoloCard,
        hands: HandRule::ThreeThenRight,
        ties: TieRule::EstatesBySize,
        reshuffles: true,
    };

    /// The edition of 2023.
    pub const OF_2023: Self = Self {
        twins_share_an_estate: false,
        copies_beyond_the_track: false,
        roundabouts: RoundaboutRule::AnyTime,
        piles: PileRule::Apart,
        alone: AloneRule::Opponent,
        hands: HandRule::OneThenLeft,
        ties: TieRule::EstatesInAll,
        reshuffles: false,
    };
}
