//! One house: its family, its number, and a button where the number taken may be written.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::dream::house::House;
use welcome::dream::{Choice, StepView};
use welcome::number::Number;

use super::board::{ShownBoard, address};
use super::paper;
use crate::pages::table::text::{change, say};
use crate::pages::welcome::icon::{badge, class, ico, name};
use crate::pages::welcome::pen;

/// The family a house is meant for.
pub(super) fn family(board: &ShownBoard<'_>, house: House) -> Action {
    board.view.layout.streets[house.street().index()][house.column().index()]
}

/// The place of a house.
pub(super) fn lot(board: &ShownBoard<'_>, house: House) -> Markup {
    let sheet = &board.sheet;
    let family = family(board, house);
    let mut classes = format!("lot {}", class(family));
    let fresh = match board.paper {
        Some(paper) => paper.fresh == Some(house),
        None => board.turn().and_then(|turn| turn.house) == Some(house),
    };
    for (name, given) in [
        ("built", sheet.numbered.contains(house)),
        ("perfect", sheet.perfect.contains(house)),
        ("fresh", fresh),
        ("recent", board.recent.contains(house)),
        ("picked", paper::is_picked(board, house)),
        ("against", paper::is_against(board, house)),
    ] {
        if given {
            classes.push(' ');
            classes.push_str(name);
        }
    }
    // Lit while the sentence about a plan is open for which the house counts.
    for (index, progress) in board.architect().progress.iter().enumerate() {
        if progress.houses.contains(&house) {
            classes.push_str([" for-1", " for-2", " for-3"][index]);
        }
    }
    let last = house.column().index() + 1 == board.columns().count();
    html! {
        li class=(classes) id=(house) data-ask=[ask(board, house)] {
            (face(board, house))
            (signs(board, house, family))
            @if house.column().index() == 0 { svg .fence.end.left aria-hidden="true" { use href="#fence" {} } }
            @if last { svg .fence.end aria-hidden="true" { use href="#fence" {} } }
        }
    }
}

/// The house and its kerb, as a button if the number may be written there.
fn face(board: &ShownBoard<'_>, house: House) -> Markup {
    let words = board.words;
    let kerb = html! { span .kerb { (house.column()) } };
    let number = board.turn().and_then(|turn| turn.taken).map(|(number, _)| number);
    let write = number.map(|number| Choice::Write { number, house });
    if let (Some(choice), Some(number)) = (write, number)
        && let Some(effect) = board.effect(choice)
    {
        let perfect = becomes_perfect(board, house);
        let id = if perfect { "d-write-perfect" } else { "d-write-normal" };
        let family = name(words, family(board, house));
        let label =
            say!(words, id, number = number.to_string(), house = address(house), family = family);
        return html! {
            button .choose name="choice" value=(choice) data-effect=[change(effect)] {
                i aria-hidden="true" {
                    (drawing(house, false, &written("ghost", house, number))) (kerb)
                    @if perfect {
                        span .gain.num { (ico("x-heart")) span { (words.say("d-perfect")) } }
                    } @else if let Some(change) = change(effect) { span .gain.num { (change) } }
                }
                span .sr { (board.label(label, effect)) }
            }
        };
    }
    let built = board.sheet.number(house);
    let standing = match (built, board.sheet.takes(house)) {
        (Some(number), _) => written("pen", house, number),
        (None, Some((low, high))) if low == high => html! { text .range { (low) } },
        (None, Some((low, high))) => html! { text .range { (low) "–" (high) } },
        (None, None) => html! { text .range { "×" } },
    };
    let (drawing, told) = (drawing(house, built.is_none(), &standing), told(board, house));
    if let Some(tap) = paper::tap(board, house, &drawing, &told) {
        return tap;
    }
    html! {
        div aria-hidden="true" { (drawing) (kerb) }
        span .sr { (told) }
    }
}

/// Whether the number taken comes with the family of the house.
fn becomes_perfect(board: &ShownBoard<'_>, house: House) -> bool {
    let taken = board.turn().and_then(|turn| turn.taken).map(|(_, action)| action);
    taken == Some(family(board, house))
}

fn drawing(house: House, bare: bool, written: &Markup) -> Markup {
    /// Neighbours never look alike.
    const SHAPES: [usize; 12] = [1, 3, 5, 2, 4, 6, 1, 2, 3, 5, 6, 4];
    let shape = SHAPES[(house.column().index() + 4 * house.street().index()) % SHAPES.len()];
    html! {
        svg class=(if bare { "house bare" } else { "house" }) viewBox="0 0 72 80" {
            use href={ "#house-" (shape) } {}
            (written)
        }
    }
}

/// A number by hand; it leans as one in the same place of another sheet would.
fn written(class: &str, house: House, number: Number) -> Markup {
    use welcome::house::{House as Place, Street};
    let street = Street::ALL[house.street().index() % Street::ALL.len()];
    pen::number(class, Place::new(street, house.column().index()), number, false)
}

/// The badge of the family: looped with the family at the door of a perfect house, crossed at a
/// normal one.
fn signs(board: &ShownBoard<'_>, house: House, family: Action) -> Markup {
    let sheet = &board.sheet;
    let perfect = sheet.perfect.contains(house);
    let lost = sheet.numbered.contains(house) && !perfect;
    let fam = format!("#x-fam-{}", class(family).trim_start_matches("is-"));
    html! {
        span .at aria-hidden="true" {
            span .sign .lost[lost] {
                (badge(family))
                @if perfect { svg .over { use .loop href="#x-loop" {} } }
                @if lost { svg .over { use .no href="#n-cross" {} } }
            }
            @if perfect { svg .fam { use href=(fam) {} } }
        }
    }
}

/// What pressing a place that cannot be chosen would ask for: the answer says why not.
fn ask(board: &ShownBoard<'_>, house: House) -> Option<String> {
    let turn = board.turn()?;
    let number = match turn.step {
        StepView::Take => Number::LOWEST,
        StepView::Write => turn.taken?.0,
        _ => return None,
    };
    let choice = Choice::Write { number, house };
    board.effect(choice).is_none().then(|| choice.to_string())
}

/// The house in words, for those who do not see the drawing.
fn told(board: &ShownBoard<'_>, house: House) -> String {
    let words = board.words;
    let sheet = &board.sheet;
    let state = match sheet.number(house) {
        Some(number) => {
            let perfect = sheet.perfect.contains(house);
            let id = if perfect { "d-lot-perfect" } else { "d-lot-normal" };
            say!(words, id, number = number.to_string())
        }
        None => match sheet.takes(house) {
            Some((low, high)) => {
                say!(words, "w-lot-takes", low = low.to_string(), high = high.to_string())
            }
            None => words.say("w-lot-takes-nothing"),
        },
    };
    let family = name(words, family(board, house));
    say!(words, "d-lot", house = address(house), family = family, state = state)
}
