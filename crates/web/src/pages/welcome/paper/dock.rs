//! The dock: what to write where. Every pane is in the page, so that a phone without network still
//! has them; one is in sight.

use maud::{Markup, html};
use welcome::card::Action;
use welcome::extensions::PrintedView;
use welcome::extensions::roswell::Target;
use welcome::house::{House, Street};
use welcome::number::Number;
use welcome::paper::{Fitting, Mark, PaperView};
use welcome::plan::PlanSlot;

use super::super::board::ShownBoard;
use super::super::icon::badge;
use super::super::text::{address, letter, say, street_name};
use super::{cards, own};
use crate::pages::layout::icon;

/// What the dock asks.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    /// What to write in a house.
    House(House),
    /// What the action is, after a number was written there.
    Action(House),
    Fence,
    Value,
    Copy,
    More,
    /// Whether to write something that does not fit.
    Anyway(String),
}

impl Asked {
    const fn pane(&self) -> &'static str {
        match self {
            Self::Nothing => "idle",
            Self::House(_) => "house",
            Self::Action(_) => "action",
            Self::Fence => "fence",
            Self::Value => "value",
            Self::Copy => "copy",
            Self::More => "more",
            Self::Anyway(_) => "anyway",
        }
    }
}

/// All panes of a dock.
pub(super) struct Panes<'a> {
    pub(super) board: &'a ShownBoard<'a>,
    paper: &'a PaperView,
    asked: Asked,
    /// The house that panes are about; the script says another.
    pub(super) house: House,
}

fn board_own<'a>(board: &'a ShownBoard<'_>) -> Option<&'a PrintedView> {
    board.view.layout.extension.as_ref().map(|own| &own.printed)
}

/// What else can be done at a place.
pub(super) fn can(board: &ShownBoard<'_>, place: &Fitting) -> Vec<&'static str> {
    let (sheet, house) = (&board.sheet, place.house);
    let last = house.place() + 1 == board.town.street_length(house.street());
    let used = sheet.used.contains(house);
    let estate = sheet.estate_of(house).is_some();
    let roundabouts = !board.view.layout.roundabouts.is_empty();
    let stands = sheet.taken().contains(house);
    let pool_place = board.town.pools.contains(house);
    let shut_in = sheet.roundabouts | sheet.lost;
    let next = House::new(house.street(), house.place() + usize::from(!last));
    let own_fence = shut_in.contains(house) || shut_in.contains(next);
    [
        ("write", !shut_in.contains(house)),
        ("erase", stands || (sheet.pools | sheet.lost).contains(house)),
        ("fence", !last && !sheet.fence_right_of(house)),
        ("unfence", !last && sheet.fence_right_of(house) && !own_fence),
        ("pool", pool_place && !sheet.pools.contains(house)),
        ("unpool", sheet.pools.contains(house)),
        ("roundabout", roundabouts && !stands),
        ("use", estate && !used),
        ("spare", used),
    ]
    .into_iter()
    .chain(own::can(board, house))
    .filter(|(_, can)| *can)
    .map(|(name, _)| name)
    .collect()
}

/// What fits on a place, in words.
pub(super) fn takes(board: &ShownBoard<'_>, place: &Fitting) -> String {
    let words = board.words;
    if board.sheet.roundabouts.contains(place.house) {
        return words.say("cp-roundabout");
    }
    match (&*place.numbers, board.sheet.neighbours(place.house)) {
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

impl<'a> Panes<'a> {
    pub(super) fn of(board: &'a ShownBoard<'a>, paper: &'a PaperView) -> Self {
        let house = |text: &str| {
            text.parse::<House>().ok().filter(|house| board.town.houses.contains(*house))
        };
        let asked = match board.at {
            _ if !board.plays() => Asked::Nothing,
            Some("fence") => Asked::Fence,
            Some("value") => Asked::Value,
            Some("copy") => Asked::Copy,
            Some("more") => Asked::More,
            Some(at) if let Some(mark) = at.strip_prefix("anyway ") => {
                Asked::Anyway(mark.to_owned())
            }
            Some(at) => house(at).map_or(Asked::Nothing, Asked::House),
            None => {
                // A copy asks for nothing but what its house lets someone circle.
                let copied = paper.copied.filter(|house| own::asks(board, *house));
                let fresh = paper.fresh.map(Asked::Action);
                fresh.or(copied.map(Asked::House)).unwrap_or(Asked::Nothing)
            }
        };
        let first = House::new(Street::ALL[0], 0);
        let about = match &asked {
            Asked::House(house) | Asked::Action(house) => *house,
            Asked::Anyway(mark) => mark.parse::<Mark>().ok().and_then(Mark::house).unwrap_or(first),
            _ => paper.fresh.unwrap_or(first),
        };
        Self { board, paper, asked, house: about }
    }

    /// The dock with the pane that is asked for in sight.
    pub(super) fn dock(&self) -> Markup {
        let warns = matches!(self.asked, Asked::Anyway(_));
        html! {
            section #dock .dock .warn[warns] data-part data-shows=(self.asked.pane())
                aria-label=(self.board.words.say("cp-dock")) {
                (self.pane("idle", &self.idle()))
                @if self.board.plays() {
                    (self.pane("house", &self.house_pane()))
                    (self.pane("action", &self.action()))
                    (self.pane("fence", &self.fence()))
                    (self.pane("value", &self.value()))
                    (self.pane("copy", &self.plain("cp-copy-where", "cp-copy-where-line")))
                    (self.pane("more", &self.more()))
                    (self.pane("anyway", &self.anyway()))
                }
            }
        }
    }

    fn pane(&self, name: &str, content: &Markup) -> Markup {
        html! { div .pane data-pane=(name) hidden[name != self.asked.pane()] { (content) } }
    }

    /// A link to a pane, which the script opens at once.
    fn way(&self, class: &str, pane: &str, face: &Markup) -> Markup {
        html! {
            a class=(class) href={ (self.board.address) "?at=" (pane) } data-way=(pane) { (face) }
        }
    }

    fn shut(&self) -> Markup {
        let label = self.board.words.say("t-close");
        html! {
            a .btn.quiet.square href={ (self.board.address) "?at=-" } data-way="idle" aria-label=(label) {
                (icon("i-close"))
            }
        }
    }

    fn undo(&self) -> Markup {
        let words = self.board.words;
        html! {
            button .btn.quiet.undo form="turn" formaction=(self.board.way_to("undo")) {
                (icon("i-undo")) span { (words.say("t-undo")) }
            }
        }
    }

    /// A button that makes a mark; `@h` and `@s` are the house and the street that the pane is about.
    pub(super) fn mark(&self, class: &str, mark: &str, face: &Markup) -> Markup {
        let made = mark
            .replace("@h", &self.house.to_string())
            .replace("@s", &self.house.street().to_string());
        html! { button class=(class) form="turn" name="choice" value=(made) data-mark=(mark) { (face) } }
    }

    fn plain(&self, title: &str, line: &str) -> Markup {
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
        if self.paper.closed {
            let ways = html! {
                (self.undo())
                a .btn.quiet href={ (board.address) "/replay?round=1" } { (icon("i-eye")) span { (words.say("cp-again-turns")) } }
                @if let Some(scores) = &scores { a .btn.main href=(scores) { (words.say("cp-scores")) } }
            };
            return head(&html! { (words.say("cp-closed")) }, &words.say("cp-closed-line"), &ways);
        }
        let end = self.paper.end_reached.as_deref().map(|end| match end {
            "houses" => "cp-end-houses",
            "plans" => "cp-end-plans",
            _ => "cp-end-refusals",
        });
        if let Some(end) = end {
            let close = html! { (self.undo()) (self.mark("btn main", "close", &html! { (words.say("cp-close")) })) };
            return head(&html! { (words.say(end)) }, &words.say("cp-end-line"), &close);
        }
        let over = board.around.and_then(|around| around.ended_by.as_deref());
        let line = match (over, cards::told(board)) {
            (Some(name), _) => say!(words, "cp-over-by", name = name),
            (None, Some(cards)) => cards,
            (None, None) => words.say("cp-idle-line"),
        };
        let ways = html! {
            (self.undo())
            @if over.is_some() { (self.mark("btn main", "close", &html! { (words.say("cp-close")) })) }
            (self.way("btn quiet", "more", &html! { (icon("i-log")) span { (words.say("cp-more")) } }))
        };
        head(&html! { (words.say("cp-idle")) }, &line, &ways)
    }

    fn house_pane(&self) -> Markup {
        let words = self.board.words;
        let place = self.paper.places.iter().find(|place| place.house == self.house);
        let fits = |number: &Number| place.is_some_and(|place| place.numbers.contains(number));
        let can = place.map(|place| can(self.board, place)).unwrap_or_default();
        let line = place.map(|place| takes(self.board, place)).unwrap_or_default();
        let title =
            html! { mark .spot { (address(self.house)) } " " (words.say("cp-which-number")) };
        let extra = |need: &'static str, mark: &str, id: &str, drawing: &str| {
            html! {
                span .extra data-need=(need) hidden[!can.contains(&need)] {
                    (self.mark("btn thin", mark, &html! { (icon(drawing)) (words.say(id)) }))
                }
            }
        };
        html! {
            (head(&title, &line, &self.shut()))
            div .keys data-need="write" hidden[!can.contains(&"write")] {
                @for number in &self.paper.numbers {
                    @let class = match (fits(number), self.is_dealt(*number)) {
                        (true, true) => "key fits dealt",
                        (false, true) => "key dealt",
                        (true, false) => "key fits",
                        (false, false) => "key",
                    };
                    (self.mark(class, &format!("write {number} @h"), &html! { (number) }))
                }
            }
            div .ways2 {
                @let free = (own::free_copies(self.board) > 0).then(|| words.say("cp-copy-free"));
                span .copies data-label=(words.say("cp-copy-of")) data-free=[&free] {
                    @for number in place.map(|place| &*place.copies).unwrap_or_default() {
                        (self.mark("btn thin", &format!("bis {number} @h"), &html! { (badge(Action::Bis)) (say!(words, "cp-copy-of")) " " (number) }))
                        @if let Some(free) = &free { (self.mark("btn thin", &format!("bis {number} @h free"), &html! { (badge(Action::Bis)) (free) " " (number) })) }
                    }
                }
                (extra("pool", "pool @h", "cp-dig", "i-pool"))
                (extra("fence", "fence @h", "cp-fence-right", "i-plus"))
                (extra("unfence", "erase fence @h", "cp-unfence", "i-close"))
                (extra("roundabout", "roundabout @h", "cp-roundabout-here", "i-roundabout"))
                (extra("use", "use @h", "cp-use", "i-done"))
                (extra("spare", "erase use @h", "cp-spare", "i-close"))
                (self.own_at_house())
                (extra("unpool", "erase pool @h", "cp-unpool", "i-close"))
                (extra("erase", "erase @h", "cp-erase", "i-close"))
            }
        }
    }

    /// Whether a number can be written with the cards on the table, where they are known.
    fn is_dealt(&self, number: Number) -> bool {
        self.board.around.is_some_and(|around| around.allowed.contains_key(&number))
    }

    /// The numbers with which an action comes, where the cards on the table are known.
    fn dealt_with(&self, action: Action) -> Option<String> {
        let around = self.board.around.filter(|around| !around.offer.is_empty())?;
        let with = around.allowed.iter().filter(|(_, actions)| actions.contains(&action));
        Some(with.map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(" "))
    }

    /// A tile of an action, pale if another number brings it.
    fn act(&self, class: &str, action: Action, mark: &str, face: &Markup) -> Markup {
        let with = self.dealt_with(action);
        let number = self.board.sheet.number(self.house).map(|number| number.to_string());
        let other = with
            .as_ref()
            .zip(number)
            .is_some_and(|(with, number)| !with.split(' ').any(|brings| brings == number));
        let class = if other { format!("{class} other") } else { class.to_owned() };
        html! {
            span .acts1 data-with=[with] {
                @match mark {
                    "fence" | "value" | "copy" => (self.way(&class, mark, face)),
                    _ => (self.mark(&class, mark, face)),
                }
            }
        }
    }

    fn action(&self) -> Markup {
        let words = self.board.words;
        let board = self.board;
        let number = board.sheet.number(self.house).map_or_else(String::new, |n| n.to_string());
        let line = say!(words, "cp-stands", number = number, house = address(self.house));
        let act = |action: Action, name: &str, note: &str| {
            html! { (badge(action)) b { (words.say(name)) } small { (note) } }
        };
        let place = self.paper.places.iter().find(|place| place.house == self.house);
        let pool = place.is_some_and(|place| place.pool);
        let street = street_name(words, self.house.street());
        let bis = &board.view.layout.bis;
        let crossed = usize::from(board.sheet.bis_boxes);
        let cost = match (bis.get(crossed), bis.get(crossed + 1)) {
            (Some(now), Some(then)) => super::super::text::loss(then - now),
            _ => String::new(),
        };
        html! {
            (head(&html! { (words.say("cp-which-action")) }, &line, &self.undo()))
            (self.own_action())
            div .acts6 {
                (self.act("act6", Action::Surveyor, "fence", &act(Action::Surveyor, "w-surveyor", &words.say("cp-act-fence"))))
                (self.act("act6", Action::RealEstate, "value", &act(Action::RealEstate, "w-estate", &words.say("cp-act-value"))))
                (self.act("act6", Action::Landscaper, "park @s", &act(Action::Landscaper, "w-landscaper", &street)))
                (self.act(if pool { "act6" } else { "act6 off" }, Action::Pool, "pool @h", &act(Action::Pool, "w-pool", &words.say(if pool { "cp-act-pool" } else { "cp-act-no-pool" }))))
                (self.act("act6", Action::Temp, "hire", &act(Action::Temp, "w-temp", &say!(words, "cp-act-temp", count = board.sheet.temps + 1))))
                (self.act("act6", Action::Bis, "copy", &act(Action::Bis, "w-bis", &cost)))
            }
            (self.way("btn none6", "idle", &html! { (words.say("cp-no-action")) }))
        }
    }

    fn fence(&self) -> Markup {
        self.plain("cp-fence-where", "cp-fence-where-line")
    }

    fn value(&self) -> Markup {
        let words = self.board.words;
        let layout = &self.board.view.layout;
        html! {
            (self.plain("cp-value-which", "cp-value-which-line"))
            div .acts6 {
                @for (index, values) in layout.estates.iter().enumerate() {
                    @let crossed = usize::from(self.board.sheet.promotions[index]);
                    @let full = crossed + 1 >= values.len();
                    @let note = match values.get(crossed + 1) {
                        Some(then) => format!("{} → {then}", values[crossed]),
                        None => words.say("cp-full"),
                    };
                    (self.mark(if full { "act6 off" } else { "act6" }, &format!("promote {}", index + 1), &html! {
                        (badge(Action::RealEstate)) b { (say!(words, "cp-size", size = index + 1)) } small { (note) }
                    }))
                }
            }
        }
    }

    /// What is needed seldom: the boxes for those who cross by hand, and the eraser.
    fn more(&self) -> Markup {
        let words = self.board.words;
        let sheet = &self.board.sheet;
        let thin = |mark: &str, text: String| self.mark("btn thin", mark, &html! { (text) });
        let streets = Street::ALL.into_iter().filter(|street| sheet.parks[street.index()] > 0);
        let sizes = (1..=sheet.promotions.len()).filter(|size| sheet.promotions[size - 1] > 0);
        let plans = PlanSlot::ALL.into_iter().filter(|slot| sheet.plans[slot.index()].is_some());
        html! {
            (self.plain("cp-more", "cp-more-line"))
            div .ways2 {
                (thin("refuse", words.say("cp-refuse")))
                (thin("copy", words.say("cp-copy-box")))
                @if matches!(board_own(self.board), Some(PrintedView::Roswell { .. })) {
                    @for goal in Target::ALL { (thin(&format!("aim {goal}"), say!(words, "cp-aim", goal = goal.to_string()))) }
                }
                (thin("close", words.say("cp-close")))
            }
            p .line { (words.say("cp-eraser")) }
            div .ways2 {
                @for street in streets {
                    (thin(&format!("erase park {street}"), say!(words, "cp-erase-park", street = letter(street))))
                }
                @for size in sizes {
                    (thin(&format!("erase promote {size}"), say!(words, "cp-erase-value", size = size)))
                }
                @if sheet.temps > 0 { (thin("erase hire", words.say("cp-erase-temp"))) }
                @if sheet.bis_boxes > 0 { (thin("erase copy", words.say("cp-erase-copy"))) }
                @if sheet.refusals > 0 { (thin("erase refuse", words.say("cp-erase-refusal"))) }
                @for slot in plans {
                    (thin(&format!("erase plan {slot}"), say!(words, "cp-erase-plan", plan = slot.index() + 1)))
                }
                @for (mark, text) in own::erasable(self.board) { (thin(&mark, text)) }
            }
        }
    }

    /// Something does not fit: why, and a way through.
    fn anyway(&self) -> Markup {
        let words = self.board.words;
        let (mark, why) = match &self.asked {
            Asked::Anyway(mark) => (mark.as_str(), self.board.refused.unwrap_or_default()),
            _ => ("", ""),
        };
        let title = words.say("cp-doubt");
        let label = match mark.parse::<Mark>() {
            Ok(Mark::Write { number, .. }) => {
                say!(words, "cp-write-anyway", number = number.to_string())
            }
            _ => words.say("cp-anyway"),
        };
        html! {
            (head(&html! { (title) }, why, &self.shut()))
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

fn head(title: &Markup, line: &str, way: &Markup) -> Markup {
    html! {
        header {
            div .say role="status" { h1 { (title) } p .line { (line) } }
            (way)
        }
    }
}
