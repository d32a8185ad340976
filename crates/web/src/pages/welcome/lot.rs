//! One place of a street: the house on it, what may be done there, and what there is to say about it.

use maud::{Markup, PreEscaped, html};
use welcome::Choice;
use welcome::house::{House, Houses};
use welcome::number::Number;
use welcome::view::StepView;

use super::board::ShownBoard;
use super::chooser::{chooser, for_script, range_of, span, warned, write_label, written};
use super::extensions::with_follows;
use super::icon::bare;
use super::text::{address, change, say};
use super::{paper, pen, street};

/// The place of a house, with everything that stands there.
pub(super) fn lot(board: &ShownBoard<'_>, house: House) -> Markup {
    let sheet = &board.sheet;
    let estate = sheet.estate_of(house);
    let first = estate.is_some_and(|houses| houses.into_iter().next() == Some(house));
    let fold = street::fold(board, house);
    let mut class = String::from("lot");
    for (name, given) in [
        ("built", sheet.numbered.contains(house)),
        ("round", sheet.roundabouts.contains(house)),
        ("estate", estate.is_some()),
        ("first", first),
        ("used", sheet.used.contains(house)),
        ("fresh", board.marks.fresh.contains(house)),
        ("recent", board.marks.recent.contains(house)),
        ("picked", paper::is_picked(board, house)),
        ("against", paper::is_against(board, house)),
        ("fold-end", fold.ends),
        ("fold-start", fold.starts),
    ] {
        if given {
            class.push(' ');
            class.push_str(name);
        }
    }
    let own = board.own.as_ref().map_or("", |own| own.class(board, house));
    if !own.is_empty() {
        class.push(' ');
        class.push_str(own);
    }
    // Lit while the sentence about a plan is open for which the house counts.
    for (index, progress) in board.view.seats[board.shown.index()].progress.iter().enumerate() {
        if progress.houses.contains(&house) {
            class.push_str([" for-1", " for-2", " for-3"][index]);
        }
    }
    html! {
        li class=(class) id=(house) data-ask=[ask(board, house)] {
            (face(board, house, estate))
            @if let Some(own) = &board.own { (own.at(board, house)) }
            @if let Some(effect) = board.effect(Choice::Roundabout(house)).filter(|_| board.circling()) {
                (roundabout(board, house, effect))
            }
            @if sheet.used.contains(house) { (USED_LINE) }
            (fences(board, house, fold.starts))
            @if let Some(effect) = board.effect(Choice::Fence(house)) {
                (fence_slot(board, house, effect))
            }
            @if let Some(houses) = estate.filter(|_| first) {
                span .tag aria-hidden="true" {
                    (bare(if sheet.used.contains(house) { "i-done" } else { "i-estate" }))
                    (houses.len())
                    @if let Some(own) = &board.own { (own.tag(board, house)) }
                }
            }
        }
    }
}

const USED_LINE: PreEscaped<&str> = PreEscaped(
    r##"<svg class="usedline pen" aria-hidden="true"><use href="#n-used"></use></svg>"##,
);

/// The house and its kerb, as a button if the place may be chosen.
fn face(board: &ShownBoard<'_>, house: House, estate: Option<Houses>) -> Markup {
    let words = board.words;
    let numbers = board.numbers(house);
    if let Some(paper) = board.paper.filter(|_| board.plays()) {
        let drawing = drawing(board, house, &standing(board, house));
        return paper::tap(board, paper, house, &drawing, &told(board, house, estate));
    }
    // A button has its own label, and what is drawn on it is silent.
    let kerb = html! { span .kerb { (house.place() + 1) } };
    if let [(choice, effect)] = *numbers {
        let (number, bis) = written(choice);
        let drawing = drawing(board, house, &pen::number("ghost", house, number, bis));
        let label = board.label(write_label(board, choice, house), effect);
        let label = with_follows(board, choice, label);
        return submit(board, choice, effect, &label, &html! { (drawing) (kerb) });
    }
    if !numbers.is_empty() {
        let range = range_of(&numbers);
        let drawing = drawing(board, house, &pencil(&range));
        let label = say!(words, "w-which-here", range = range, house = address(house));
        let label = warned(board, numbers[0].0, label);
        // Without script, the page comes back and asks.
        return html! {
            button .choose name="at" value=(house) formmethod="get" formaction=(board.address)
                data-numbers=(for_script(board, &numbers)) data-lost[gives_up_pool(board, house)] {
                (silent(&html! { (drawing) (kerb) })) span .sr { (label) }
            }
            @if board.at.is_some_and(|at| at == house.to_string()) {
                (chooser(board, house, &numbers))
            }
        };
    }
    let begins = estate.and_then(|houses| houses.into_iter().next());
    if let Some((choice, effect)) = begins.and_then(|first| {
        let choice = Choice::Use(first);
        board.effect(choice).map(|effect| (choice, effect))
    }) {
        let size = estate.map_or(0, Houses::len);
        let label = say!(words, "w-use", size = size, house = address(house));
        let face = html! { (drawing(board, house, &standing(board, house))) (kerb) };
        // All its houses can be pressed; one of them is enough for keys and screen readers.
        return if begins == Some(house) {
            submit(board, choice, effect, &label, &face)
        } else {
            html! {
                button .choose name="choice" value=(choice) tabindex="-1" aria-hidden="true" {
                    (face)
                }
            }
        };
    }
    let written_here = board.turn().and_then(|turn| turn.house);
    if written_here == Some(house)
        && let Some(effect) = board.effect(Choice::Pool)
    {
        let label = board.label(say!(words, "w-build-pool-in", house = address(house)), effect);
        let face = html! { (drawing(board, house, &standing(board, house))) (kerb) };
        return submit(board, Choice::Pool, effect, &label, &face);
    }
    html! {
        div aria-hidden="true" { (drawing(board, house, &standing(board, house))) (kerb) }
        span .sr { (told(board, house, estate)) }
    }
}

fn submit(
    board: &ShownBoard<'_>,
    choice: Choice,
    effect: i32,
    label: &str,
    face: &Markup,
) -> Markup {
    html! {
        button .choose name="choice" value=(choice) data-effect=[change(effect)]
            data-lost[board.gives_up_pool(choice)] {
            (silent(&html! {
                (face)
                @if let Some(change) = change(effect) { span .gain.num { (change) } }
            }))
            span .sr { (label) }
        }
    }
}

/// What is drawn on a button that says in words what it does.
fn silent(drawn: &Markup) -> Markup {
    html! { i aria-hidden="true" { (drawn) } }
}

/// The drawing of a place, with what is written on it.
fn drawing(board: &ShownBoard<'_>, house: House, written: &Markup) -> Markup {
    let sheet = &board.sheet;
    let roundabout = sheet.roundabouts.contains(house);
    let stands = (sheet.taken() | sheet.lost).contains(house);
    let class = if stands { "house" } else { "house bare" };
    html! {
        svg class=(class) viewBox="0 0 72 80" {
            @if roundabout {
                use href="#house-round" {}
            } @else {
                use href={ "#house-" (shape(house)) } {}
            }
            @if board.town.pools.contains(house) { use href=(pool(board, house)) {} }
            (written)
        }
    }
}

/// Neighbours never look alike.
fn shape(house: House) -> usize {
    const SHAPES: [usize; 12] = [1, 3, 5, 2, 4, 6, 1, 2, 3, 5, 6, 4];
    SHAPES[(house.place() + 4 * house.street().index()) % SHAPES.len()]
}

fn pool(board: &ShownBoard<'_>, house: House) -> &'static str {
    let sheet = &board.sheet;
    if sheet.pools.contains(house) {
        "#lot-pool-built"
    } else if gives_up_pool(board, house) {
        "#lot-pool-lost"
    } else if !sheet.taken().contains(house) || may_still_have_pool(board, house) {
        "#lot-pool-free"
    } else {
        "#lot-pool-lost"
    }
}

/// Whether whatever may be written in a house gives up its pool.
fn gives_up_pool(board: &ShownBoard<'_>, house: House) -> bool {
    let numbers = board.numbers(house);
    !numbers.is_empty() && numbers.iter().all(|(choice, _)| board.gives_up_pool(*choice))
}

/// Whether the pool of a house with a number can still be built.
fn may_still_have_pool(board: &ShownBoard<'_>, house: House) -> bool {
    let here = board.turn().and_then(|turn| turn.house);
    let just_written = board.paper.is_some_and(|paper| paper.fresh == Some(house));
    just_written
        || board.effect(Choice::Pool).is_some() && here == Some(house)
        || board.effect(Choice::PoolAt(house)).is_some()
}

/// What stands on a place: its number in pen, or what it takes.
fn standing(board: &ShownBoard<'_>, house: House) -> Markup {
    let sheet = &board.sheet;
    if let Some(number) = sheet.number(house) {
        return pen::number("pen", house, number, sheet.bis.contains(house));
    }
    if sheet.roundabouts.contains(house) {
        return html! {};
    }
    if sheet.lost.contains(house) {
        return pen::lost(house);
    }
    let takes = sheet.takes(house).map(|(low, high)| span(low, high));
    pencil(takes.as_deref().unwrap_or("×"))
}

fn pencil(text: &str) -> Markup {
    html! { text .range { (text) } }
}

/// A roundabout may come here; shown to those who ask where.
fn roundabout(board: &ShownBoard<'_>, house: House, effect: i32) -> Markup {
    let label = say!(board.words, "w-roundabout-in", house = address(house));
    let choice = Choice::Roundabout(house);
    let label = warned(board, choice, label);
    html! {
        button .choose.circle name="choice" value=(choice) data-effect=[change(effect)]
            data-lost[board.gives_up_pool(choice)] aria-label=(board.label(label, effect)) {
            svg .house { use href="#house-round" {} }
        }
    }
}

/// The fences on both sides: those at the ends are printed, the others drawn.
fn fences(board: &ShownBoard<'_>, house: House, starts_row: bool) -> Markup {
    let sheet = &board.sheet;
    let is_last = house.place() + 1 == board.town.street_length(house.street());
    let left = house.place().checked_sub(1).map(|place| House::new(house.street(), place));
    let new = |house: House| {
        if board.marks.fresh_fences.contains(house) {
            " fresh"
        } else if board.marks.recent_fences.contains(house) {
            " recent"
        } else {
            ""
        }
    };
    html! {
        @match left {
            None => (fence("fence end left")),
            // On a phone the street is folded here, and the fence belongs to both rows.
            Some(left) if starts_row && sheet.fence_left_of(house) => {
                (fence(&format!("fence left fold{}", new(left))))
            }
            Some(_) => {}
        }
        @if is_last {
            (fence("fence end"))
        } @else if sheet.fence_right_of(house) {
            (fence(&format!("fence{}", new(house))))
        }
    }
}

fn fence(class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href="#fence" {} } }
}

fn fence_slot(board: &ShownBoard<'_>, house: House, effect: i32) -> Markup {
    let next = House::new(house.street(), house.place() + 1);
    let label = say!(board.words, "w-fence-between", left = address(house), right = address(next));
    html! {
        button .slot name="choice" value=(Choice::Fence(house)) data-effect=[change(effect)] {
            svg aria-hidden="true" { use href="#fence-slot" {} }
            @if let Some(change) = change(effect) { span .gain.num aria-hidden="true" { (change) } }
            span .sr { (board.label(label, effect)) }
        }
    }
}

/// What pressing a place that cannot be chosen would ask for: the answer says why not.
fn ask(board: &ShownBoard<'_>, house: House) -> Option<String> {
    let turn = board.turn()?;
    // Before a pair is taken, any number serves to be told that.
    let number = match turn.step {
        StepView::Take => Number::LOWEST,
        StepView::Write => turn.taken?.0,
        _ => return None,
    };
    board.numbers(house).is_empty().then(|| Choice::Write { number, house }.to_string())
}

/// The place in words, for those who do not see the drawing.
fn told(board: &ShownBoard<'_>, house: House, estate: Option<Houses>) -> String {
    let words = board.words;
    let sheet = &board.sheet;
    let mut parts = Vec::new();
    let pool_place = board.town.pools.contains(house);
    if let Some(number) = sheet.number(house) {
        let id = if sheet.bis.contains(house) { "w-lot-bis" } else { "w-lot-number" };
        parts.push(say!(words, id, number = number.to_string()));
        if sheet.pools.contains(house) {
            parts.push(words.say("w-lot-pool"));
        } else if pool_place {
            parts.push(words.say("w-lot-pool-lost"));
        }
    } else if sheet.roundabouts.contains(house) {
        parts.push(words.say("w-lot-roundabout"));
    } else if sheet.lost.contains(house) {
        parts.push(words.say("ws-lot-invaded"));
    } else {
        parts.push(match sheet.takes(house) {
            Some((low, high)) => {
                say!(words, "w-lot-takes", low = low.to_string(), high = high.to_string())
            }
            None => words.say("w-lot-takes-nothing"),
        });
        if pool_place {
            // A bonus may have built it before its house.
            let built = sheet.pools.contains(house);
            parts.push(words.say(if built { "w-lot-pool" } else { "w-lot-pool-place" }));
        }
    }
    if let Some(own) = &board.own {
        parts.extend(own.told(board, house));
    }
    if let Some(houses) = estate {
        parts.push(say!(words, "w-lot-estate", size = houses.len()));
    }
    for (given, id) in [
        (sheet.used.contains(house), "w-lot-used"),
        (sheet.fence_right_of(house), "w-lot-fence"),
        (board.marks.fresh.contains(house), "w-lot-fresh"),
        (board.marks.recent.contains(house), "w-lot-recent"),
    ] {
        if given {
            parts.push(words.say(id));
        }
    }
    format!("{}: {}", address(house), parts.join(", "))
}
