//! The dock: what to write where. Every pane is in the page, so that a phone without network still
//! has them; one is in sight. What only one kind of sheet asks is in its own folder.

use maud::{Markup, html};
use welcome::number::Number;
use welcome::plan::PlanSlot;
use welcome::sheet::Approval;

use super::{address, cards};
use crate::pages::layout::icon;
use crate::pages::table::frame::Frame;
use crate::pages::table::text::say;

/// What a link asks for to be shown in the dock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pages) enum Asked<H> {
    Nothing,
    /// What to write in a house.
    House(H),
    /// What comes with a number that was just written there.
    Action(H),
    /// Another pane of this name.
    Pane(&'static str),
    /// Whether to write something that does not fit.
    Anyway(String),
}

impl<H> Asked<H> {
    pub(in crate::pages) const fn pane(&self) -> &'static str {
        match self {
            Self::Nothing => "idle",
            Self::House(_) => "house",
            Self::Action(_) => "action",
            Self::Pane(name) => name,
            Self::Anyway(_) => "anyway",
        }
    }

    /// What a link asks for, beside what follows from the sheet itself: a house that it has, one of
    /// these panes, or something that does not fit.
    pub(in crate::pages) fn by_link(
        board: &Frame<'_>,
        panes: &[&'static str],
        house: impl Fn(&str) -> Option<H>,
    ) -> Option<Self> {
        let at = board.at.filter(|_| board.plays());
        let Some(at) = at else { return (!board.plays()).then_some(Self::Nothing) };
        if let Some(pane) = panes.iter().find(|pane| **pane == at) {
            return Some(Self::Pane(pane));
        }
        if let Some(mark) = at.strip_prefix("anyway ") {
            return Some(Self::Anyway(mark.to_owned()));
        }
        Some(house(at).map_or(Self::Nothing, Self::House))
    }
}

/// What a dock says of the sheet.
pub(in crate::pages) struct Dock<'a> {
    pub(in crate::pages) board: &'a Frame<'a>,
    /// The house that panes are about; the script says another.
    pub(in crate::pages) house: String,
    /// The pane in sight.
    pub(in crate::pages) shows: &'static str,
    /// What is asked about because it does not fit.
    pub(in crate::pages) anyway: Option<&'a str>,
    pub(in crate::pages) closed: bool,
    pub(in crate::pages) end_reached: Option<&'a str>,
    /// What is said when nothing is asked.
    pub(in crate::pages) idle: &'static str,
    /// What the sheet has reached and nobody has written down, as buttons.
    pub(in crate::pages) reached: Option<Markup>,
}

impl Dock<'_> {
    /// The dock with the pane that is asked for in sight, and these panes of the sheet's own.
    pub(in crate::pages) fn draw(&self, own: &[(&'static str, Markup)]) -> Markup {
        html! {
            section #dock .dock .warn[self.shows == "anyway"] data-part data-shows=(self.shows) data-house=(self.house)
                aria-label=(self.board.words.say("cp-dock")) {
                @let kept = |count: usize| say!(self.board.words, "cp-kept", count = count, marks = "§");
                p #unsent .unsent role="status" hidden data-one=(kept(1)) data-kept=(kept(2)) {}
                (self.pane("idle", &self.idle()))
                @if self.board.plays() {
                    @for (name, content) in own { (self.pane(name, content)) }
                    (self.pane("anyway", &self.doubt()))
                }
            }
        }
    }

    fn pane(&self, name: &str, content: &Markup) -> Markup {
        html! { div .pane data-pane=(name) hidden[name != self.shows] { (content) } }
    }

    /// A link to a pane, which the script opens at once.
    pub(in crate::pages) fn way(&self, class: &str, pane: &str, face: &Markup) -> Markup {
        html! {
            a class=(class) href={ (self.board.address) "?at=" (pane) } data-way=(pane) { (face) }
        }
    }

    pub(in crate::pages) fn shut(&self) -> Markup {
        let label = self.board.words.say("t-close");
        html! {
            a .btn.quiet.square href={ (self.board.address) "?at=-" } data-way="idle" aria-label=(label) {
                (icon("i-close"))
            }
        }
    }

    pub(in crate::pages) fn undo(&self) -> Markup {
        let words = self.board.words;
        html! {
            button .btn.quiet.undo form="turn" formaction=(self.board.way_to("undo")) {
                (icon("i-undo")) span { (words.say("t-undo")) }
            }
        }
    }

    /// A button that makes a mark; `@h` and `@s` are the house and the street that the pane is about.
    pub(in crate::pages) fn mark(&self, class: &str, mark: &str, face: &Markup) -> Markup {
        let street = self.house.get(..1).unwrap_or_default();
        let made = mark.replace("@h", &self.house).replace("@s", street);
        html! { button class=(class) form="turn" name="choice" value=(made) data-mark=(mark) { (face) } }
    }

    /// A mark that only some places can have.
    pub(in crate::pages) fn extra(
        &self,
        can: &[&str],
        need: &str,
        mark: &str,
        face: &Markup,
    ) -> Markup {
        html! {
            span .extra data-need=(need) hidden[!can.contains(&need)] { (self.mark("btn thin", mark, face)) }
        }
    }

    pub(in crate::pages) fn plain(&self, title: &str, line: &str) -> Markup {
        let words = self.board.words;
        head(&html! { (words.say(title)) }, &words.say(line), &self.shut())
    }

    fn idle(&self) -> Markup {
        let words = self.board.words;
        let board = self.board;
        let scores = board.around.map(|around| format!("{}/scores", around.address));
        if !board.is_mine() {
            let name = board.name(board.shown);
            let title = say!(words, "w-sheet-of", name = name);
            let back = html! {
                @if let Some(mine) = board.around.and_then(|around| around.mine.as_deref()) {
                    a .btn.main href=(mine) { (icon("i-pen")) (words.say("cp-to-my-sheet")) }
                }
            };
            return head(&html! { (title) }, &words.say("cp-looking"), &back);
        }
        if self.closed {
            let ways = html! {
                (self.undo())
                a .btn.quiet href={ (board.address) "/replay?round=1" } { (icon("i-eye")) span { (words.say("cp-again-turns")) } }
                @if let Some(scores) = &scores { a .btn.main href=(scores) { (words.say("cp-scores")) } }
            };
            return head(&html! { (words.say("cp-closed")) }, &words.say("cp-closed-line"), &ways);
        }
        let reached = html! {
            @if let Some(reached) = &self.reached { div .ways2 { (reached) } }
        };
        let end = self.end_reached.map(|end| match end {
            "houses" => "cp-end-houses",
            "plans" => "cp-end-plans",
            _ => "cp-end-refusals",
        });
        if let Some(end) = end {
            let close = html! { (self.undo()) (self.mark("btn main", "close", &html! { (words.say("cp-close")) })) };
            let head = head(&html! { (words.say(end)) }, &words.say("cp-end-line"), &close);
            return html! { (head) (reached) };
        }
        let over = board.around.and_then(|around| around.ended_by.as_deref());
        let line = match (over, cards::told(board)) {
            (Some(name), _) => say!(words, "cp-over-by", name = name),
            (None, Some(cards)) => cards,
            (None, None) => words.say(self.idle),
        };
        let ways = html! {
            (self.undo())
            @if over.is_some() { (self.mark("btn main", "close", &html! { (words.say("cp-close")) })) }
            (self.way("btn quiet", "more", &html! { (icon("i-log")) span { (words.say("cp-more")) } }))
        };
        html! { (head(&html! { (words.say("cp-idle")) }, &line, &ways)) (reached) }
    }

    /// What to write in a house: its number, and the ways that the sheet adds.
    pub(in crate::pages) fn house_pane(
        &self,
        can: &[&str],
        (line, fitting): (&str, &[Number]),
        numbers: &[Number],
        ways: &Markup,
    ) -> Markup {
        let words = self.board.words;
        let title =
            html! { mark .spot { (address(&self.house)) } " " (words.say("cp-which-number")) };
        html! {
            (head(&title, line, &self.shut()))
            div .keys data-need="write" hidden[!can.contains(&"write")] {
                @for number in numbers {
                    @let class = match (fitting.contains(number), cards::is_dealt(self.board, *number)) {
                        (true, true) => "key fits dealt",
                        (false, true) => "key dealt",
                        (true, false) => "key fits",
                        (false, false) => "key",
                    };
                    (self.mark(class, &format!("write {number} @h"), &html! { (number) }))
                }
            }
            div .ways2 { (ways) }
        }
    }

    /// What is needed seldom: the boxes for those who cross by hand, and the eraser. `boxes` and
    /// `erasable` are what only this sheet has.
    pub(in crate::pages) fn more(
        &self,
        (refusals, plans): (u8, [Option<Approval>; 3]),
        boxes: &[(String, String)],
        erasable: &[(String, String)],
    ) -> Markup {
        let words = self.board.words;
        let thin = |mark: &str, text: &str| self.mark("btn thin", mark, &html! { (text) });
        let claimed = PlanSlot::ALL.into_iter().filter(|slot| plans[slot.index()].is_some());
        html! {
            (self.plain("cp-more", "cp-more-line"))
            div .ways2 {
                (thin("refuse", &words.say("cp-refuse")))
                @for (mark, text) in boxes { (thin(mark, text)) }
                (thin("close", &words.say("cp-close")))
            }
            p .line { (words.say("cp-eraser")) }
            div .ways2 {
                @for (mark, text) in erasable { (thin(mark, text)) }
                @if refusals > 0 { (thin("erase refuse", &words.say("cp-erase-refusal"))) }
                @for slot in claimed {
                    (thin(&format!("erase plan {slot}"), &say!(words, "cp-erase-plan", plan = slot.index() + 1)))
                }
            }
        }
    }

    /// Something does not fit: why, and a way through.
    fn doubt(&self) -> Markup {
        let words = self.board.words;
        let why = self.anyway.and(self.board.refused).unwrap_or_default();
        let mark = self.anyway.unwrap_or_default();
        let mut parts = mark.split(' ');
        let label = match (parts.next(), parts.next()) {
            (Some("write"), Some(number)) => say!(words, "cp-write-anyway", number = number),
            _ => words.say("cp-anyway"),
        };
        html! {
            (head(&html! { (words.say("cp-doubt")) }, why, &self.shut()))
            div .ways2 {
                button .btn.anyway form="turn" formaction={ (self.board.way_to("choose")) } name="anyway" value=(mark)
                    data-label=(say!(words, "cp-write-anyway", number = "§")) {
                    (icon("i-pen")) span { (label) }
                }
            }
            p .fine { (words.say("cp-anyway-line")) }
        }
    }
}

pub(in crate::pages) fn head(title: &Markup, line: &str, way: &Markup) -> Markup {
    html! {
        header {
            div .say role="status" { h1 { (title) } p .line { (line) } }
            (way)
        }
    }
}

/// What fits on a place between its neighbours, in words.
pub(in crate::pages) fn takes(
    board: &Frame<'_>,
    numbers: &[Number],
    neighbours: (Option<Number>, Option<Number>),
) -> String {
    let words = board.words;
    match (numbers, neighbours) {
        ([], _) => words.say("cp-fits-none"),
        (numbers, (Some(left), Some(right))) => say!(
            words,
            "cp-fits-between",
            numbers = spans(numbers),
            left = left.to_string(),
            right = right.to_string()
        ),
        (numbers, _) => say!(words, "cp-fits", numbers = spans(numbers)),
    }
}

/// Numbers in a row are told by the first and the last.
fn spans(numbers: &[Number]) -> String {
    let whole = |number: &&Number| number.is_whole();
    let first = numbers.iter().find(whole).or(numbers.first());
    let last = numbers.iter().rev().find(whole).or(numbers.last());
    match (first, last) {
        (Some(first), Some(last)) if first == last => first.to_string(),
        (Some(first), Some(last)) => format!("{first}–{last}"),
        _ => String::new(),
    }
}

/// The place of a house as a button that asks what to write there.
pub(in crate::pages) struct Tap<'a> {
    pub(in crate::pages) house: String,
    pub(in crate::pages) fits: &'a [Number],
    pub(in crate::pages) copies: &'a [Number],
    /// What else can be done there, each by a word that panes ask for.
    pub(in crate::pages) can: Vec<&'static str>,
    /// What fits there, in words.
    pub(in crate::pages) takes: String,
    pub(in crate::pages) drawing: &'a Markup,
    /// The place, as it is counted in its street.
    pub(in crate::pages) kerb: usize,
    /// What stands there, for those who do not see it.
    pub(in crate::pages) told: &'a str,
}

impl Tap<'_> {
    pub(in crate::pages) fn draw(&self, board: &Frame<'_>) -> Markup {
        let numbers = |numbers: &[Number]| {
            numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        html! {
            button .tap name="at" value=(self.house) formmethod="get" formaction=(board.address)
                data-fits=(numbers(self.fits)) data-copies=(numbers(self.copies))
                data-can=(self.can.join(" ")) data-takes=(self.takes) {
                i aria-hidden="true" { (self.drawing) span .kerb { (self.kerb) } }
                span .sr { (self.told) }
            }
        }
    }
}
