//! What lies in the middle of the table, drawn as text: pairs or cards, and plans. American Dream
//! has the same.

use std::fmt::{self, Write as _};

use tabletop::drawing::Span;
use tabletop::{Drawing, Ink, PartKind};

use crate::card::{Action, Card};
use crate::choice::Choice;
use crate::number::Number;
use crate::plan::{PlanSlot, STACKS};
use crate::printing::Printing;

/// When it is, or when and why it ended.
pub(crate) fn draw_heading(
    f: &mut Drawing,
    end: Option<&str>,
    round: u32,
    deck_left: usize,
) -> fmt::Result {
    f.begin(PartKind::Heading);
    match end {
        Some(end) => writeln!(f, "The game ended after round {round} ({end})."),
        None => writeln!(f, "Round {round}, {deck_left} cards left to draw."),
    }
}

/// Columns a pair or card takes on a screen.
const CARD: usize = 25;

/// The spot of a pair or card on offer.
pub(crate) fn offer_spot(offer: impl fmt::Display) -> String {
    format!("card {offer}")
}

/// The spot of a plan.
pub(crate) fn plan_spot(slot: PlanSlot) -> String {
    Choice::Plan(slot).to_string()
}

/// The colour of an action.
pub(crate) fn kind(action: Action) -> Ink {
    Ink::Kind(action as u8)
}

/// The pairs on offer with what their piles offer next: number, action, next action.
pub(crate) fn draw_pairs(
    f: &mut Drawing,
    words: Printing,
    pairs: impl Iterator<Item = (Number, Action, Action)> + Clone,
    taken: Option<[usize; 2]>,
) -> fmt::Result {
    writeln!(f, "\n  Pairs                     next round")?;
    for ((number, action, next), index) in pairs.clone().zip(1..) {
        let mark = mark(taken, 0, index);
        f.spot(offer_spot(index), Ink::Plain, format_args!(" {mark}{index}   {number:>2}  "));
        f.ink(kind(action), format_args!("{:<14}", words.action(action)));
        writeln!(f, "    {}", words.action(next))?;
    }
    f.begin_screen();
    draw_side_by_side(f, words, pairs.clone().map(|(number, action, _)| (number, action)), taken)?;
    for (_, _, next) in pairs {
        f.ink(Ink::Faint, format_args!("   then {:<width$}", words.action(next), width = CARD - 8));
    }
    writeln!(f)
}

/// The cards on offer, below a line that says how they are used.
pub(crate) fn draw_cards(
    f: &mut Drawing,
    title: &str,
    words: Printing,
    cards: &[Card],
    taken: Option<[usize; 2]>,
) -> fmt::Result {
    writeln!(f, "{title}")?;
    for (card, index) in cards.iter().zip(1..) {
        let [number, action] = [0, 1].map(|part| mark(taken, part, index));
        let text = format!(" {number}{index}   {:>2} {action}", card.number);
        f.spot(offer_spot(index), Ink::Plain, text);
        f.ink(kind(card.action), words.action(card.action));
        writeln!(f)?;
    }
    f.begin_screen();
    f.ink(Ink::Faint, title.trim_start_matches('\n'));
    writeln!(f)?;
    let cards = cards.iter().map(|card| (card.number, card.action));
    draw_side_by_side(f, words, cards.clone(), taken)?;
    f.begin_narrow();
    draw_side_by_side(f, words, cards, taken)
}

/// A mark before the number (0) or the action (1) that was taken. One before a pair says both.
fn mark(taken: Option<[usize; 2]>, part: usize, index: usize) -> char {
    match taken {
        Some([number, action]) if part == 1 && number == action => ' ',
        Some(taken) if taken[part] == index => '✓',
        _ => ' ',
    }
}

fn draw_side_by_side(
    f: &mut Drawing,
    words: Printing,
    cards: impl Iterator<Item = (Number, Action)>,
    taken: Option<[usize; 2]>,
) -> fmt::Result {
    for ((number, action), index) in cards.zip(1..) {
        let [before_number, before_action] = [0, 1].map(|part| mark(taken, part, index));
        write!(f, " ")?;
        let text = format!("{before_number}{index}: {number:>2}{before_action}");
        f.spot(offer_spot(index), Ink::Strong, text);
        f.ink(kind(action), format_args!("{:<width$}", words.action(action), width = CARD - 8));
    }
    writeln!(f)
}

/// A plan as it is drawn.
pub(crate) struct PlanLine {
    pub(crate) slot: PlanSlot,
    /// What the edition calls it.
    pub(crate) name: &'static str,
    pub(crate) goal: String,
    /// What it pays those who are first, while nobody was.
    pub(crate) first: Option<i32>,
    pub(crate) later: i32,
    /// Whether the viewer has fulfilled it.
    pub(crate) fulfilled: bool,
}

pub(crate) fn draw_plans(f: &mut Drawing, plans: &[PlanLine; STACKS]) -> fmt::Result {
    f.begin(PartKind::Shared);
    writeln!(f, "\n  Plans                                                first  later")?;
    for PlanLine { name, goal, first, later, .. } in plans {
        let first = first.map_or("-".to_owned(), |first| first.to_string());
        writeln!(f, "  {name}   {goal:<50} {first:>3} {later:>6}")?;
    }
    f.begin_screen();
    f.flow(plans.iter().map(|PlanLine { slot, name, goal, first, later, fulfilled }| {
        let (mark, ink) = if *fulfilled { ("✓", Ink::Built) } else { ("", Ink::Strong) };
        let pays = match first {
            Some(first) => format!("{first} first, {later} later"),
            None => format!("{later} from now on"),
        };
        let name = Span::on(plan_spot(*slot), ink, format_args!("{mark}plan {name}"));
        vec![name, Span::new(Ink::Plain, format!(" {goal}: {pays}"))]
    }));
    Ok(())
}
