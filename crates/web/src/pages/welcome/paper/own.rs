//! What a sheet with rules of its own asks to be written besides, and an opponent of the AAA.

use maud::{Markup, html};
use welcome::extensions::eggs::Taken;
use welcome::extensions::halloween::Treat;
use welcome::extensions::zombies::ZombieCard;
use welcome::extensions::{OpponentMarks, PrintedView, SheetCount};
use welcome::house::{House, Street};
use welcome::paper::{Mark, PaperView};
use welcome::view::SeatView;

use super::super::board::ShownBoard;
use super::super::text::{address, letter, say};
use super::dock::Panes;
use crate::pages::layout::icon;
use crate::pages::paper::opponent::validations;
use crate::pages::paper::{OnPaperOpponent, press};

fn printed<'a>(board: &'a ShownBoard<'_>) -> Option<&'a PrintedView> {
    board.view.layout.extension.as_ref().map(|own| &own.printed)
}

/// What the sheet's own rules let someone do at a place, each by a word that panes ask for.
pub(super) fn can(board: &ShownBoard<'_>, house: House) -> Vec<(&'static str, bool)> {
    let (sheet, marks) = (&board.sheet, &board.sheet.marks);
    match printed(board) {
        Some(PrintedView::Eggs { eggs, .. }) => {
            let count = eggs.get(&house.to_string()).map_or(0, String::len);
            vec![("egg-1", count > 0), ("egg-2", count > 1)]
        }
        Some(PrintedView::Roswell { saucers, .. }) => {
            let inside = marks.zoorgs().houses.contains(house);
            vec![("zoorg", saucers.contains(&house) && !inside), ("unzoorg", inside)]
        }
        Some(PrintedView::Trucks { cones, .. }) => {
            let circled = marks.delivered().cones.contains(house);
            let there = cones.contains_key(&house.to_string());
            // A truck circles cones by itself; this is for corrections.
            let numbered = sheet.numbered.contains(house);
            vec![("cone", there && numbered && !circled), ("uncone", circled)]
        }
        Some(PrintedView::Halloween { houses, .. }) => {
            let circled = marks.haunted().at(house).is_some();
            vec![("treat", houses.contains(&house)), ("untreat", circled)]
        }
        Some(PrintedView::Zombies { arrivals, .. }) => {
            let built = marks.siege().barricades.contains(house);
            let lost = sheet.lost.contains(house);
            let open = arrivals.values().flatten().any(|arrival| *arrival == house);
            vec![
                ("barricade", open && !built && !lost),
                ("unbarricade", built),
                ("invade", open && !built && !lost),
            ]
        }
        _ => Vec::new(),
    }
}

/// Whether a house that was just numbered wants something circled.
pub(super) fn asks(board: &ShownBoard<'_>, house: House) -> bool {
    let treat = matches!(printed(board), Some(PrintedView::Halloween { houses, .. }) if houses.contains(&house));
    treat && board.sheet.marks.haunted().at(house).is_none()
}

impl Panes<'_> {
    /// A mark that only some places can have.
    fn own(&self, need: &'static str, mark: &str, face: &Markup) -> Markup {
        let can: Vec<&str> = (can(self.board, self.house).into_iter())
            .filter_map(|(name, can)| can.then_some(name))
            .collect();
        self.extra(&can, need, mark, face)
    }

    fn eggs(&self) -> Markup {
        html! {
            @for taken in [Taken::ALL[1], Taken::ALL[2], Taken::ALL[3], Taken::NONE] {
                @let need = if taken.has(1) { "egg-2" } else { "egg-1" };
                (self.own(need, &format!("collect @h {taken}"), &html! { (say!(self.board.words, "cp-eggs", eggs = taken.to_string())) }))
            }
        }
    }

    fn treats(&self) -> Markup {
        let words = self.board.words;
        html! {
            (self.own("treat", "ghost @h", &html! { (icon("x-ghost")) (words.say("ws-ghost")) }))
            (self.own("treat", "candy @h", &html! { (icon("x-candy")) (words.say("ws-candy")) }))
        }
    }

    /// What a place offers by the sheet's own rules.
    pub(super) fn own_at_house(&self) -> Markup {
        let words = self.board.words;
        let face = |drawing: &str, id: &str| html! { (icon(drawing)) (words.say(id)) };
        match printed(self.board) {
            Some(PrintedView::Eggs { .. }) => self.eggs(),
            Some(PrintedView::Roswell { .. }) => html! {
                (self.own("zoorg", "infiltrate @h", &face("x-zoorg", "cp-zoorg")))
                (self.own("unzoorg", "erase infiltrate @h", &face("i-close", "cp-unzoorg")))
            },
            Some(PrintedView::Trucks { .. }) => html! {
                (self.own("cone", "cone @h", &face("x-cone-2", "cp-cone")))
                (self.own("uncone", "erase cone @h", &face("i-close", "cp-uncone")))
            },
            Some(PrintedView::Halloween { .. }) => html! {
                (self.treats())
                (self.own("untreat", "erase circle @h", &face("i-close", "cp-untreat")))
            },
            Some(PrintedView::Zombies { .. }) => html! {
                (self.own("barricade", "barricade @h", &face("x-planks", "ws-zombies-barricade")))
                (self.own("unbarricade", "erase barricade @h", &face("i-close", "cp-unbarricade")))
                (self.own("invade", "invade @h", &face("x-horde", "cp-invade")))
            },
            _ => html! {},
        }
    }

    /// What a house just numbered offers besides the six actions.
    pub(super) fn own_action(&self) -> Markup {
        let words = self.board.words;
        let face = |drawing: &str, id: &str| html! { (icon(drawing)) (words.say(id)) };
        let row = match printed(self.board) {
            Some(PrintedView::Eggs { .. }) => self.eggs(),
            Some(PrintedView::Halloween { .. }) => self.treats(),
            Some(PrintedView::Roswell { .. }) => {
                self.own("zoorg", "infiltrate @h", &face("x-zoorg", "cp-zoorg-instead"))
            }
            Some(PrintedView::Zombies { .. }) => {
                self.own("barricade", "barricade @h", &face("x-planks", "cp-barricade-instead"))
            }
            _ => return html! {},
        };
        html! { div .ways2.first { (row) } }
    }
}

/// How many copies that cost no box a tier of ghosts still gives.
pub(super) fn free_copies(board: &ShownBoard<'_>) -> usize {
    let (Some(PrintedView::Halloween { ghosts, .. }), sheet) = (printed(board), &board.sheet)
    else {
        return 0;
    };
    let tier = sheet.marks.haunted().tier(Treat::Ghost);
    let given = tier.map_or(0, |tier| usize::from(ghosts[tier].1.extensions));
    given.saturating_sub(sheet.bis.len().saturating_sub(sheet.bis_boxes.into()))
}

/// What can be rubbed out that belongs to no house: the mark, and its words.
pub(super) fn erasable(board: &ShownBoard<'_>) -> Vec<(String, String)> {
    let (words, marks) = (board.words, &board.sheet.marks);
    let bonuses = Street::ALL.into_iter().filter(|s| marks.delivered().bonuses.has(s.index()));
    let bonuses = bonuses.map(|street| {
        let told = say!(words, "cp-erase-bonus", street = letter(street));
        (format!("erase bonus {street}"), told)
    });
    let kinds = [(Treat::Ghost, "ws-ghost"), (Treat::Candy, "ws-candy")];
    let tiers = kinds.into_iter().filter_map(|(kind, id)| {
        let tier = marks.haunted().tier(kind)? + 1;
        let told = say!(words, "cp-erase-tier", tier = format!("{} {tier}", words.say(id)));
        Some((format!("erase {} {tier}", kind.plural()), told))
    });
    let counts = (1..).zip(marks.counted().0).filter(|(_, made)| made.is_some());
    let counts = counts.map(|(count, _)| {
        (format!("erase count {count}"), say!(words, "cp-erase-count", count = count))
    });
    bonuses.chain(tiers).chain(counts).collect()
}

/// Under the sheet: bonuses that are reached, cards that have come, what is chosen before the game.
pub(super) fn rows(
    board: &ShownBoard<'_>,
    paper: &PaperView,
    opponent: Option<&OnPaperOpponent<'_>>,
) -> Vec<(&'static str, Markup)> {
    let words = board.words;
    let mut rows = Vec::new();
    if !board.plays() {
        return rows;
    }
    let drawn = |board: &ShownBoard<'_>| board.own.as_ref().map(|own| own.actions(board));
    match &board.view.seats[board.shown.index()].own {
        Some(SheetCount::Halloween { .. }) if !paper.claims.is_empty() => {
            rows.push(("cp-reached", html! { @if let Some(tiers) = drawn(board) { (tiers) } }));
        }
        Some(SheetCount::Roswell { .. }) if board.sheet.marks.zoorgs().goal.is_none() => {
            rows.push(("cp-choose-goal", html! { @if let Some(goals) = drawn(board) { (goals) } }));
        }
        Some(SheetCount::Ducks { counted, .. }) => {
            let ids = ["cp-count-yellow", "cp-count-black", "cp-count-both"];
            let open = (1..).zip(ids).zip(counted).filter(|(_, made)| made.is_none());
            // Someone who has circled all of them makes everyone count.
            let made = |count: usize| {
                let counted = |seat: &SeatView| seat.sheet.marks.counted().0[count - 1].is_some();
                board.view.seats.iter().any(counted)
            };
            let all: Vec<Markup> = open
                .map(|((count, id), _)| {
                    let class = if made(count) { "btn main" } else { "btn" };
                    press(class, &format!("count {count}"), &html! { (words.say(id)) })
                })
                .collect();
            if !all.is_empty() {
                rows.push(("cp-count-now", html! { @for button in &all { (button) } }));
            }
        }
        Some(SheetCount::Zombies { .. }) if paper.own.zombies.len() < ZombieCard::ALL.len() => {
            rows.push(("cp-zombie-card", zombies(board, paper)));
        }
        _ => {}
    }
    rows.extend(opponent.and_then(|it| Some(("cp-validation", validations(board, it)?))));
    if let Some(opponent) = &board.view.opponent {
        // Each validation card crosses a bonus.
        let owed = match &opponent.marks {
            Some(OpponentMarks::Trucks(crossed)) => crossed.len() < opponent.validations.len(),
            _ => false,
        };
        if let Some(cross) = drawn(board).filter(|_| owed) {
            rows.push(("cp-cross", cross));
        }
    }
    rows
}

/// For the dock: bonuses of the rounds of Ice-cream Trucks that are finished, and the way to the cards
/// of Zombies!.
pub(super) fn reached(board: &ShownBoard<'_>, paper: &PaperView) -> Option<Markup> {
    let words = board.words;
    let own = &board.view.seats[board.shown.index()].own;
    if matches!(own, Some(SheetCount::Zombies { .. }))
        && paper.own.zombies.len() < ZombieCard::ALL.len()
    {
        return Some(html! {
            a .btn.thin href="#own-marks" { (icon("x-horde")) (words.say("cp-zombie-note")) }
        });
    }
    let claimed: Vec<_> = (paper.claims.iter())
        .filter_map(|mark| match mark.parse() {
            Ok(Mark::Bonus(street)) => Some((mark, street)),
            _ => None,
        })
        .collect();
    let taken = |index: usize| {
        board.view.seats.iter().any(|seat| seat.sheet.marks.delivered().bonuses.has(index))
    };
    (!claimed.is_empty()).then(|| {
        html! {
            @for (mark, street) in claimed {
                @let late = taken(street.index());
                @let id = if late { "cp-bonus-too" } else { "cp-bonus" };
                (press(if late { "btn" } else { "btn main" }, mark, &html! { (icon("x-flag")) (say!(words, id, street = letter(street))) }))
            }
        }
    })
}

/// Zombies!: the card that has come, and the hordes that ammunition holds back.
fn zombies(board: &ShownBoard<'_>, paper: &PaperView) -> Markup {
    let words = board.words;
    let cards = ZombieCard::ALL.into_iter().filter(|card| !paper.own.zombies.contains(card));
    let holds: Vec<(&String, &House)> = match &board.view.seats[board.shown.index()].own {
        Some(SheetCount::Zombies { next, ammunition, .. })
            if usize::from(ammunition[0]) > paper.own.held.len() =>
        {
            next.iter().filter(|(horde, _)| !paper.own.held.contains(horde)).collect()
        }
        _ => Vec::new(),
    };
    html! {
        @if !holds.is_empty() {
            p .soft { (words.say("cp-zombie-hold")) }
            div .ways2 {
                @for (horde, house) in holds.iter().copied() {
                    @let side = if horde.ends_with("left") { "cp-horde-left" } else { "cp-horde-right" };
                    (press("btn", &format!("hold {horde}"), &html! { (icon("x-ammo")) (say!(words, side, house = address(*house))) }))
                }
            }
        }
        @if !paper.own.held.is_empty() {
            div .ways2 {
                @for horde in &paper.own.held {
                    (press("btn", &format!("erase hold {horde}"), &html! { (icon("x-ammo")) (say!(words, "cp-held", horde = horde.to_uppercase())) (icon("i-close")) }))
                }
            }
        }
        p .soft { (words.say("cp-zombie-which")) }
        div .ways2 {
            @for card in cards {
                @let id = match card { ZombieCard::Left => "cp-zombie-left", ZombieCard::Right => "cp-zombie-right", ZombieCard::All => "cp-zombie-all" };
                (press("btn main", &format!("zombies {}", card.name()), &html! { (icon("x-horde")) (words.say(id)) }))
            }
        }
    }
}
