//! Zombies!: hordes at both ends of every street, barricades, and ammunition to hold them back.

use std::collections::BTreeMap;

use maud::{Markup, html};
use welcome::Choice;
use welcome::card::Action;
use welcome::estate::LARGEST_ESTATE;
use welcome::extensions::zombies::{Horde, MOVES, SiegeGoal, ZombieCard};
use welcome::extensions::{Follows, Have, SheetCount};
use welcome::house::House;
use welcome::plan::Goal;
use welcome::rules::Mode;
use welcome::sheet::Sheet;
use welcome::view::{SeatView, StepView, TurnView, ZombieCardsView};

use super::{Fact, OwnSheet, Panel, button, lots, marked, stroke};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::bare;
use crate::pages::welcome::step::Said;
use crate::pages::welcome::text::{address, letter, list, marked as set_off, say};
use crate::words::Words;

pub(super) struct Zombies<'a> {
    /// Where each horde arrives, one house after the other, by its name.
    pub(super) arrivals: &'a BTreeMap<String, [House; MOVES]>,
    /// The box of each column of improvements that brings ammunition, counted from 1.
    pub(super) boxes: &'a [u8; LARGEST_ESTATE],
    /// How much ammunition the stock holds.
    pub(super) stock: u8,
}

/// How many houses a seat has lost, and its ammunition: what is left, and what was used.
fn counted(seat: &SeatView) -> (usize, [u8; 2]) {
    match &seat.own {
        Some(SheetCount::Zombies { invaded, ammunition, .. }) => (invaded.len(), *ammunition),
        _ => (0, [0; 2]),
    }
}

/// The Zombie card that acts now.
fn acting(board: &ShownBoard<'_>) -> Option<ZombieCard> {
    board.view.zombies.as_ref().and_then(|cards| cards.acting)
}

/// Whether a card moves a horde.
fn moves(card: ZombieCard, horde: Horde) -> bool {
    match card {
        ZombieCard::Left => !horde.from_right(),
        ZombieCard::Right => horde.from_right(),
        ZombieCard::All => true,
    }
}

/// Whether a horde is held back this time.
fn is_held(board: &ShownBoard<'_>, horde: Horde) -> bool {
    let name = horde.to_string();
    board.turn().is_some_and(|turn| turn.held.contains(&name))
}

/// A horde in words: the left one of street A.
fn named(words: &Words, horde: Horde) -> String {
    let id = if horde.from_right() { "ws-horde-right" } else { "ws-horde-left" };
    say!(words, id, street = letter(horde.street()))
}

/// A stretch of the way of a horde at a house.
struct Stretch {
    from_right: bool,
    /// Taken, the next one, moving now, or one for later.
    state: &'static str,
    /// Whether it ends at the house, or begins there.
    ends: bool,
    begins: bool,
}

impl Zombies<'_> {
    fn arrivals(&self, horde: Horde) -> [House; MOVES] {
        let first = House::new(horde.street(), 0);
        self.arrivals.get(&horde.to_string()).copied().unwrap_or([first; MOVES])
    }

    /// Whether a house has no printed barricade.
    fn is_open(&self, house: House) -> bool {
        self.arrivals.values().flatten().any(|open| *open == house)
    }

    /// The hordes that move now, and the house that each reaches, unless it is held back.
    fn coming(&self, board: &ShownBoard<'_>) -> Vec<(Horde, House)> {
        let siege = board.sheet.marks.siege();
        let Some(card) = acting(board) else { return Vec::new() };
        let next = |horde: Horde| {
            let moved = usize::from(siege.moved[horde.index()]);
            let house = *self.arrivals(horde).get(moved)?;
            (moves(card, horde) && !is_held(board, horde)).then_some((horde, house))
        };
        Horde::all().filter_map(next).collect()
    }

    /// Whether a horde that reaches a house takes it.
    fn takes(board: &ShownBoard<'_>, house: House) -> bool {
        let sheet = &board.sheet;
        let safe = sheet.marks.siege().barricades | sheet.roundabouts | sheet.lost;
        !safe.contains(house)
    }

    /// The houses that hordes take now.
    fn threatened(&self, board: &ShownBoard<'_>) -> Vec<House> {
        let coming = self.coming(board).into_iter().map(|(_, house)| house);
        coming.filter(|house| Self::takes(board, *house)).collect()
    }

    /// Where a horde stands: at this house, or before the first one of its way.
    fn stands(&self, board: &ShownBoard<'_>, horde: Horde) -> (House, bool) {
        let moved = usize::from(board.sheet.marks.siege().moved[horde.index()]);
        match moved.checked_sub(1).and_then(|index| self.arrivals(horde).get(index).copied()) {
            Some(house) => (house, true),
            None if horde.from_right() => {
                let last = board.town.street_length(horde.street()) - 1;
                (House::new(horde.street(), last), false)
            }
            None => (House::new(horde.street(), 0), false),
        }
    }

    /// The ways of hordes that lead by a house.
    fn stretches(&self, board: &ShownBoard<'_>, house: House) -> Vec<Stretch> {
        let siege = board.sheet.marks.siege();
        let coming = self.coming(board);
        let mut stretches = Vec::new();
        for horde in Horde::all().filter(|horde| horde.street() == house.street()) {
            let arrivals = self.arrivals(horde);
            let moved = usize::from(siege.moved[horde.index()]);
            for (index, &end) in arrivals.iter().enumerate() {
                let begin = index.checked_sub(1).map(|before| arrivals[before]);
                let within = if horde.from_right() {
                    house >= end && begin.is_none_or(|begin| house <= begin)
                } else {
                    house <= end && begin.is_none_or(|begin| house >= begin)
                };
                let state = match index {
                    _ if !within => continue,
                    index if index < moved => "done",
                    index if index > moved => "later",
                    _ if coming.iter().any(|(other, _)| *other == horde) => "now",
                    _ => "",
                };
                stretches.push(Stretch {
                    from_right: horde.from_right(),
                    state,
                    ends: house == end,
                    begins: begin == Some(house),
                });
            }
        }
        stretches
    }

    /// Whether a barricade may be built at this house now.
    fn may_barricade(board: &ShownBoard<'_>, house: House) -> bool {
        board.effect(Choice::Barricade).is_some()
            && board.turn().and_then(|turn| turn.house) == Some(house)
    }

    /// The barricade of a house: printed, not there, built; nothing where the house is gone.
    fn barricade(&self, board: &ShownBoard<'_>, house: House) -> Option<&'static str> {
        let sheet = &board.sheet;
        if sheet.lost.contains(house) || sheet.roundabouts.contains(house) {
            None
        } else if sheet.marks.siege().barricades.contains(house) {
            Some("got")
        } else {
            Some(if self.is_open(house) { "free" } else { "" })
        }
    }

    /// What the hordes that move take, in words.
    fn outlook(&self, board: &ShownBoard<'_>) -> String {
        let words = board.words;
        let lost: Vec<String> = (self.threatened(board).into_iter())
            .map(|house| match board.sheet.number(house) {
                Some(number) => {
                    let number = number.to_string();
                    say!(words, "ws-zombies-take-number", house = address(house), number = number)
                }
                None => address(house),
            })
            .collect();
        match lost.len() {
            0 => words.say("ws-zombies-take-none"),
            _ => say!(words, "ws-zombies-take", houses = list(words, &lost)),
        }
    }
}

/// What a Zombie card moves, in words.
fn moved_by(words: &Words, card: ZombieCard) -> String {
    words.say(match card {
        ZombieCard::Left => "ws-zombies-left",
        ZombieCard::Right => "ws-zombies-right",
        ZombieCard::All => "ws-zombies-all",
    })
}

/// How long the cards last.
fn cards_left(board: &ShownBoard<'_>, cards: &ZombieCardsView) -> String {
    let words = board.words;
    match board.view.mode {
        Mode::Expert => say!(
            words,
            "ws-zombies-cards-deck",
            deck = (cards.decks_used_up + 1).min(3),
            count = cards.left
        ),
        _ => say!(words, "ws-zombies-cards-left", count = cards.left),
    }
}

impl OwnSheet for Zombies<'_> {
    fn symbol(&self) -> &'static str {
        "x-hand"
    }

    fn landmark(&self) -> &'static str {
        "x-grave"
    }

    fn points(&self) -> &'static str {
        "ws-zombies"
    }

    fn class(&self, board: &ShownBoard<'_>, house: House) -> &'static str {
        if board.sheet.lost.contains(house) {
            "dead"
        } else if self.threatened(board).contains(&house) {
            "threat"
        } else {
            ""
        }
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let here = |horde: &Horde| self.stands(board, *horde).0 == house;
        html! {
            @match self.barricade(board, house) {
                Some(_) if Self::may_barricade(board, house) => span.at aria-hidden="true" {
                    button.pick name="choice" value=(Choice::Barricade) tabindex="-1" { (bare("x-planks")) }
                },
                Some("got") => span.at aria-hidden="true" {
                    svg.got viewBox="0 0 24 16" { use href="#x-planks" {} (stroke("got")) }
                },
                Some(state) => svg class={ "at" @if !state.is_empty() { " " (state) } } aria-hidden="true" { use href="#x-planks" {} },
                None => {}
            }
            @for Stretch { from_right, state, ends, begins } in self.stretches(board, house) {
                @let side = if from_right { "r" } else { "l" };
                i class={ "way" @if !state.is_empty() { " " (state) } @if ends { " to-" (side) } @if begins { " from-" (side) } } {}
                @if ends { i class={ "hit " (side) @if !state.is_empty() { " " (state) } } {} }
            }
            @for horde in Horde::all().filter(here) { (self.horde(board, horde)) }
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let words = board.words;
        if board.sheet.lost.contains(house) {
            return Vec::new();
        }
        let barricade = self.barricade(board, house).map(|state| {
            words.say(match state {
                "got" => "ws-barricade-built",
                "free" => "ws-barricade-none",
                _ => "ws-barricade-printed",
            })
        });
        let moved = board.sheet.marks.siege().moved;
        let next = Horde::all().filter(|horde| {
            self.arrivals(*horde).get(usize::from(moved[horde.index()])) == Some(&house)
        });
        let next = next.map(|horde| {
            words.say(if horde.from_right() { "ws-horde-next-right" } else { "ws-horde-next-left" })
        });
        barricade.into_iter().chain(next).collect()
    }

    fn follows(&self, _board: &ShownBoard<'_>, _house: House, _follows: &Follows) -> String {
        String::new()
    }

    fn deed(&self, words: &Words, choice: Choice, _at: Option<House>) -> Option<String> {
        match choice {
            Choice::Hold(horde) => Some(say!(words, "ws-did-hold", horde = named(words, horde))),
            Choice::Barricade => Some(words.say("ws-did-barricade")),
            _ => None,
        }
    }

    fn advice(&self, words: &Words, choice: Choice) -> Option<String> {
        match choice {
            Choice::Hold(horde) => Some(say!(words, "ws-do-hold", horde = named(words, horde))),
            Choice::Barricade => Some(words.say("ws-do-barricade")),
            _ => None,
        }
    }

    fn befell(&self, words: &Words, before: &Sheet, after: &Sheet) -> Option<String> {
        let lost: Vec<String> = (after.lost & !before.lost).into_iter().map(address).collect();
        let count = lost.len();
        let houses = list(words, &lost);
        (count > 0).then(|| say!(words, "ws-zombies-took", houses = houses))
    }

    fn column_sign(&self, size: usize) -> Option<(usize, &'static str)> {
        let at = self.boxes.get(size.checked_sub(1)?)?;
        Some((usize::from(at.checked_sub(1)?), "x-ammo"))
    }

    fn card(&self, board: &ShownBoard<'_>) -> Option<Markup> {
        let words = board.words;
        let cards = board.view.zombies.as_ref()?;
        let pairs = board.view.mode == Mode::Standard;
        if cards.acting.is_none() && !pairs {
            return None;
        }
        let title = match cards.acting {
            Some(card) => moved_by(words, card),
            None => say!(words, "ws-zombies-to-come", count = cards.to_come.len()),
        };
        Some(html! {
            div.card.zcard .now[cards.acting.is_some()] {
                div {
                    svg viewBox="0 0 36 24" aria-hidden="true" { use href="#x-horde" {} }
                    (title)
                }
                span { (cards_left(board, cards)) }
            }
        })
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let (_, [left, used]) = counted(&board.view.seats[board.shown.index()]);
        let come = board.view.zombies.as_ref().map_or(0, |cards| 3 - cards.to_come.len());
        let end = match (&board.view.zombies, board.view.mode) {
            (Some(cards), Mode::Expert) => cards_left(board, cards),
            (Some(cards), _) => say!(words, "ws-zombies-note-end", count = cards.left),
            (None, _) => String::new(),
        };
        let state = |shell: u8| match shell {
            shell if shell < used => "lost",
            shell if shell < used + left => "got",
            _ => "none",
        };
        Panel {
            note: format!("{} {end}", say!(words, "ws-zombies-note", count = come)),
            aside: html! {},
            row: html! {
                div.stock {
                    @for shell in 0..self.stock { (marked("x-ammo", state(shell))) }
                    span.note { (say!(words, "ws-zombies-stock", left = left, used = used)) }
                }
            },
        }
    }

    fn why(&self, _board: &ShownBoard<'_>, _seat: &SeatView) -> String {
        String::new()
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        let (invaded, [left, _]) = counted(seat);
        vec![
            Fact { icon: "x-hand", name: words.say("ws-zombies-fact"), count: invaded },
            Fact { icon: "x-ammo", name: words.say("ws-ammunition"), count: left.into() },
        ]
    }

    fn said(&self, board: &ShownBoard<'_>, turn: &TurnView) -> Option<Said> {
        let words = board.words;
        let any = |kind: fn(&Choice) -> bool| board.choices().any(|(choice, _)| kind(&choice));
        match turn.step {
            StepView::Hold => {
                let card = acting(board)?;
                let holds = any(|choice| matches!(choice, Choice::Hold(_)));
                let left = counted(&board.view.seats[board.shown.index()]).1[0];
                let left = usize::from(left).saturating_sub(turn.held.len());
                let line = self.outlook(board);
                Some(Said {
                    order: moved_by(words, card),
                    line: if holds {
                        format!("{line} {}", say!(words, "ws-zombies-hold-line", count = left))
                    } else {
                        line
                    },
                })
            }
            StepView::Take if any(|choice| matches!(choice, Choice::CombineAndPass { .. })) => {
                let id = match board.view.mode {
                    Mode::Expert => "ws-two-cards-expert",
                    _ => "ws-two-cards-opponent",
                };
                Some(Said { order: words.say("w-combine-order"), line: words.say(id) })
            }
            StepView::Act if board.effect(Choice::Barricade).is_some() => {
                let house = set_off(address(turn.house?));
                let fences = any(|choice| matches!(choice, Choice::Fence(_)));
                let id = if fences { "ws-zombies-act" } else { "ws-zombies-act-only" };
                Some(Said {
                    order: say!(words, id, house = house),
                    line: words.say("ws-zombies-act-line"),
                })
            }
            _ => None,
        }
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        let action = board.turn().and_then(|turn| turn.taken).map(|(_, action)| action);
        let id = if action == Some(Action::Surveyor) {
            "ws-zombies-line-barrier"
        } else {
            "ws-zombies-line"
        };
        Some(board.words.say(id))
    }

    fn actions(&self, board: &ShownBoard<'_>) -> Markup {
        let words = board.words;
        let house = board.turn().and_then(|turn| turn.house).map(address).unwrap_or_default();
        html! {
            (button(board, Choice::Barricade, "btn main", "x-planks", &words.say("ws-zombies-barricade"),
                &say!(words, "ws-zombies-barricade-in", house = house)))
            @for (horde, house) in self.coming(board) {
                (button(board, Choice::Hold(horde), "btn main", "x-ammo", &address(house),
                    &say!(words, "ws-zombies-hold", horde = named(words, horde), house = address(house))))
            }
        }
    }

    fn done(&self, board: &ShownBoard<'_>) -> Option<String> {
        let holding = board.step() == Some(StepView::Hold);
        holding.then(|| board.words.say("ws-zombies-let-come"))
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::Barricades(count) } => {
                lots(words, "ws-zombies-goal-lots", sizes, count)
            }
            Goal::Zombies(SiegeGoal::Barricades(count)) => {
                say!(words, "ws-zombies-goal-barricades", count = count)
            }
            Goal::Zombies(SiegeGoal::BarricadesOfOneStreet) => words.say("ws-zombies-goal-street"),
            Goal::Zombies(SiegeGoal::Used(count)) => {
                say!(words, "ws-zombies-goal-used", count = count)
            }
            Goal::Zombies(SiegeGoal::Invaded(count)) => {
                say!(words, "ws-zombies-goal-invaded", count = count)
            }
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        vec![
            words.say("ws-zombies-rules"),
            words.say("ws-zombies-rules-invaded"),
            say!(words, "ws-zombies-rules-ammunition", stock = self.stock),
            words.say("ws-zombies-rules-cards"),
            words.say("ws-zombies-rules-lots"),
            words.say("ws-zombies-rules-expert"),
            words.say("ws-zombies-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        let (left, right) = (x + 8, x + wide - 8);
        html! {
            @if board.sheet.lost.contains(house) {
                text x=(x + wide / 2) y=(base - wide / 7) font-size=(wide * 42 / 100) text-anchor="middle" fill="#4f6a2c" { "Z" }
            } @else if board.sheet.marks.siege().barricades.contains(house) {
                path d={ "M" (left) " " (base) "L" (right) " " (base - 14) "M" (left) " " (base - 14) "L" (right) " " (base) }
                    stroke="#7a5530" stroke-width="6" {}
            }
        }
    }
}

impl Zombies<'_> {
    /// A horde where it stands: a button while it can be held back.
    fn horde(&self, board: &ShownBoard<'_>, horde: Horde) -> Markup {
        let inside = self.stands(board, horde).1;
        let choice = Choice::Hold(horde);
        let class = format!(
            "horde{}{}",
            if inside { " in" } else { "" },
            if horde.from_right() { " r" } else { "" }
        );
        let drawing =
            html! { svg viewBox="0 0 36 24" aria-hidden="true" { use href="#x-horde" {} } };
        html! {
            @if board.effect(choice).is_some() {
                button class={ (class) " now" } name="choice" value=(choice) tabindex="-1" aria-hidden="true" { (drawing) }
            } @else {
                span class={ (class) @if is_held(board, horde) { " held" } } aria-hidden="true" { (drawing) }
            }
        }
    }
}
