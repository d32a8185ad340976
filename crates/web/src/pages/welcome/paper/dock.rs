//! What a sheet of Welcome asks in the dock.

use std::ops::Deref;

use maud::{Markup, html};
use welcome::card::Action;
use welcome::extensions::PrintedView;
use welcome::extensions::roswell::Target;
use welcome::house::{House, Street};
use welcome::paper::{Fitting, Mark, PaperMark, PaperView};

use super::super::board::ShownBoard;
use super::super::icon::badge;
use super::super::text::{address, letter, loss, say, street_name};
use super::own;
use crate::pages::layout::icon;
use crate::pages::paper::cards;
use crate::pages::paper::dock::{self, Asked, Dock, head};

/// All panes of a dock.
pub(super) struct Panes<'a> {
    pub(super) board: &'a ShownBoard<'a>,
    paper: &'a PaperView,
    dock: Dock<'a>,
    /// The house that panes are about; the script says another.
    pub(super) house: House,
}

impl<'a> Deref for Panes<'a> {
    type Target = Dock<'a>;

    fn deref(&self) -> &Dock<'a> {
        &self.dock
    }
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
    if board.sheet.roundabouts.contains(place.house) {
        return board.words.say("cp-roundabout");
    }
    dock::takes(board, &place.numbers, board.sheet.neighbours(place.house))
}

impl<'a> Panes<'a> {
    pub(super) fn of(board: &'a ShownBoard<'a>, paper: &'a PaperView) -> Self {
        let house = |text: &str| {
            text.parse::<House>().ok().filter(|house| board.town.houses.contains(*house))
        };
        let asked = Asked::by_link(board, &["fence", "value", "copy", "more"], house);
        let asked = asked.unwrap_or_else(|| {
            // A copy asks for nothing but what its house lets someone circle.
            let copied = paper.own.copied.filter(|house| own::asks(board, *house));
            let fresh = paper.fresh.map(Asked::Action);
            fresh.or(copied.map(Asked::House)).unwrap_or(Asked::Nothing)
        });
        let first = House::new(Street::ALL[0], 0);
        let about = match &asked {
            Asked::House(house) | Asked::Action(house) => *house,
            Asked::Anyway(mark) => mark.parse::<Mark>().ok().and_then(Mark::house).unwrap_or(first),
            _ => paper.fresh.unwrap_or(first),
        };
        let dock = Dock {
            board,
            house: about.to_string(),
            shows: asked.pane(),
            anyway: board.at.and_then(|at| at.strip_prefix("anyway ")),
            closed: paper.closed,
            end_reached: paper.end_reached.as_deref(),
            idle: "cp-idle-line",
            reached: own::reached(board, paper),
        };
        Self { board, paper, dock, house: about }
    }

    /// The dock with the pane that is asked for in sight.
    pub(super) fn draw(&self) -> Markup {
        if !self.board.plays() {
            return self.dock.draw(&[]);
        }
        self.dock.draw(&[
            ("house", self.at_house()),
            ("action", self.action()),
            ("fence", self.plain("cp-fence-where", "cp-fence-where-line")),
            ("value", self.value()),
            ("copy", self.plain("cp-copy-where", "cp-copy-where-line")),
            ("more", self.seldom()),
        ])
    }

    fn at_house(&self) -> Markup {
        let words = self.board.words;
        let place = self.paper.own.places.iter().find(|place| place.house == self.house);
        let can = place.map(|place| can(self.board, place)).unwrap_or_default();
        let line = place.map(|place| takes(self.board, place)).unwrap_or_default();
        let fitting = place.map(|place| &*place.numbers).unwrap_or_default();
        let extra = |need: &str, mark: &str, id: &str, drawing: &str| {
            self.extra(&can, need, mark, &html! { (icon(drawing)) (words.say(id)) })
        };
        let ways = html! {
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
        };
        self.house_pane(&can, (&line, fitting), &self.paper.numbers, &ways)
    }

    /// A tile of an action, pale if another number brings it.
    fn act(&self, class: &str, action: Action, mark: &str, face: &Markup) -> Markup {
        let with = cards::dealt_with(self.board, action);
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
        let place = self.paper.own.places.iter().find(|place| place.house == self.house);
        let pool = place.is_some_and(|place| place.pool);
        let street = street_name(words, self.house.street());
        let bis = &board.view.layout.bis;
        let crossed = usize::from(board.sheet.bis_boxes);
        let cost = match (bis.get(crossed), bis.get(crossed + 1)) {
            (Some(now), Some(then)) => loss(then - now),
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
    fn seldom(&self) -> Markup {
        let words = self.board.words;
        let sheet = &self.board.sheet;
        let mut boxes = vec![("copy".to_owned(), words.say("cp-copy-box"))];
        if matches!(board_own(self.board), Some(PrintedView::Roswell { .. })) {
            boxes.extend(Target::ALL.map(|goal| {
                (format!("aim {goal}"), say!(words, "cp-aim", goal = goal.to_string()))
            }));
        }
        let mut erasable = Vec::new();
        for street in Street::ALL.into_iter().filter(|street| sheet.parks[street.index()] > 0) {
            let told = say!(words, "cp-erase-park", street = letter(street));
            erasable.push((format!("erase park {street}"), told));
        }
        for size in (1..=sheet.promotions.len()).filter(|size| sheet.promotions[size - 1] > 0) {
            let told = say!(words, "cp-erase-value", size = size);
            erasable.push((format!("erase promote {size}"), told));
        }
        for (there, mark, id) in [
            (sheet.temps > 0, "erase hire", "cp-erase-temp"),
            (sheet.bis_boxes > 0, "erase copy", "cp-erase-copy"),
        ] {
            erasable.extend(there.then(|| (mark.to_owned(), words.say(id))));
        }
        erasable.extend(own::erasable(self.board));
        self.more((sheet.refusals, sheet.plans), &boxes, &erasable)
    }
}
