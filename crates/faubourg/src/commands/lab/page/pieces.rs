//! Everything that can be used: plans, cards, powers, families.

use maud::{Markup, html};
use tabletop::Occasion;

use super::super::measure::Unit;
use super::super::pieces::{Compared, Kind, Piece};
use super::super::study::Study;
use super::rows::changed;
use super::told;

/// A kind with more things than this is folded away.
const FEW: usize = 12;

/// A section for each kind.
pub(super) fn pieces(study: &Study) -> Markup {
    html! { @for kind in &study.kinds { (section(kind, study.compares())) } }
}

fn section(kind: &Kind, compares: bool) -> Markup {
    let few = kind.pieces.len() <= FEW;
    html! {
        section id=(kind.name) {
            h2 .capital { (kind.name) }
            p .about { (about(kind)) }
            @if few {
                (table(kind, kind.pieces.iter(), compares))
            } @else {
                (table(kind, notable(kind).iter().copied(), compares))
                details {
                    summary { "All " (kind.pieces.len()) " " (kind.name) }
                    (table(kind, kind.pieces.iter(), compares))
                }
            }
        }
    }
}

/// Those used most and least.
fn notable(kind: &Kind) -> Vec<&Piece> {
    let half = FEW / 2;
    kind.pieces.iter().take(half).chain(kind.pieces.iter().skip(kind.pieces.len() - half)).collect()
}

/// What the columns say.
fn about(kind: &Kind) -> String {
    let ways = kind.of.ways;
    let used = match kind.of.occasion {
        Occasion::OfTable => {
            format!("Use: of the players of games where it is {}, how many did it.", ways[0])
        }
        Occasion::OfSeat => {
            format!("Use: how often it is {} when it is {}.", ways[1], ways[0])
        }
        Occasion::None => format!("Use: how often it is {} by a player in a game.", ways[0]),
    };
    let presence = match kind.of.occasion {
        Occasion::OfTable => {
            " With and without: how many points more a player scores in games where it is in play than in those where it is \
             not; chance decides which, so this is what its presence does."
        }
        Occasion::OfSeat => {
            " With and without: how many points more a player scores for having it once more than the others of the game."
        }
        Occasion::None => "",
    };
    let few = if kind.pieces.len() > FEW { " Shown are those used most and least." } else { "" };
    format!(
        "{used} Below the name: how often each thing became of it in a game. Worth: by how many points those who use it once more are ahead of the others in the same game, and by how many wins \
         of 100. Beware: who does well may do it because of that.{presence}{few}"
    )
}

fn table<'a>(kind: &Kind, pieces: impl Iterator<Item = &'a Piece>, compares: bool) -> Markup {
    let has =
        |of: fn(&Piece) -> &Compared| kind.pieces.iter().any(|piece| of(piece).yours.is_some());
    let (wins, presence) = (has(|piece| &piece.wins), has(|piece| &piece.presence));
    html! {
        table .rows.pieces {
            thead { tr {
                th {} th .n { "Use" } @if compares { th .n.wide { "Change" } }
                th .n { "Worth in points" } @if wins { th .n { "Worth in wins" } } @if presence { th .n { "With and without" } }
            } }
            tbody { @for piece in pieces { (row(kind, piece, compares, wins, presence)) } }
        }
    }
}

fn row(kind: &Kind, piece: &Piece, compares: bool, wins: bool, presence: bool) -> Markup {
    html! {
        tr {
            th scope="row" {
                span .name { (piece.name) }
                small { (details(kind, piece)) }
            }
            td .n data-name="Use" {
                @match piece.used.yours {
                    Some(used) => { b { (told::figure(used.value, piece.unit)) } small { (told::interval(&used, piece.unit)) } }
                    None => span .soft { "never came up" },
                }
            }
            @if compares { td .n.wide data-name="Change" { @if let Some(change) = &piece.used.change { (changed(change, piece.unit)) } } }
            td .n data-name="Points" { (signed(&piece.worth, Unit::Points)) }
            @if wins { td .n data-name="Wins" { (signed(&piece.wins, Unit::Share)) } }
            @if presence { td .n data-name="With and without" { (signed(&piece.presence, Unit::Points)) } }
        }
    }
}

/// When it was first used, and how often each thing became of it in a game.
fn details(kind: &Kind, piece: &Piece) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(
        piece.round.yours.map(|round| format!("first in round {}", told::rounded(round, 0))),
    );
    let ways = kind.of.ways.iter().zip(&piece.ways.yours).filter(|(_, often)| **often > 0.0);
    parts.extend(ways.map(|(way, often)| format!("{way} {}", told::rounded(*often, 2))));
    parts.join(" · ")
}

/// A difference that is itself the figure.
fn signed(figure: &Compared, unit: Unit) -> Markup {
    let Some(interval) = &figure.yours else { return html! { span .soft { "too few" } } };
    let places = told::places(interval, unit);
    let tell = |value| told::difference(value, unit, places);
    html! {
        @if interval.holds(0.0) { span .soft { (tell(interval.value)) } } @else { b { (tell(interval.value)) } }
        small { (tell(interval.low)) " to " (tell(interval.high)) }
    }
}
