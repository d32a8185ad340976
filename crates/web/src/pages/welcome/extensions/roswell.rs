//! Roswell: saucers over the houses, zoorgs that move in, and a goal chosen in secret.

use maud::{Markup, html};
use welcome::Choice;
use welcome::card::Action;
use welcome::extensions::roswell::{Target, ZoorgGoal};
use welcome::extensions::{Follows, Have, SheetCount};
use welcome::house::House;
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView, StepView, TurnView};

use super::{Fact, OwnSheet, Panel, button, lots, stroke};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::bare;
use crate::pages::welcome::step::Said;
use crate::pages::welcome::text::{address, change, list, marked, say};
use crate::words::Words;

pub(super) struct Roswell<'a> {
    pub(super) saucers: &'a [House],
    /// For each goal, how many lots at least and at most, and the points of each.
    pub(super) goals: &'a [(u8, u8, i32)],
    /// Points for each lot when the goal is missed.
    pub(super) missed: i32,
}

/// How many lots a seat has infiltrated, and their houses.
fn infiltrated(seat: &SeatView) -> (usize, &[House]) {
    match &seat.own {
        Some(SheetCount::Roswell { lots, houses }) => (*lots, houses),
        _ => (0, &[]),
    }
}

fn goal_of(seat: &SeatView) -> Option<Target> {
    seat.sheet.marks.zoorgs().goal
}

/// How many lots a goal asks for: `3–4`, `9 +`.
fn range((from, to, _): (u8, u8, i32)) -> String {
    if to >= 33 { format!("{from} +") } else { format!("{from}–{to}") }
}

impl Roswell<'_> {
    /// Whether a zoorg may move into this house now.
    fn is_open(board: &ShownBoard<'_>, house: House) -> bool {
        board.effect(Choice::Infiltrate).is_some()
            && board.turn().and_then(|turn| turn.house) == Some(house)
    }

    fn state(&self, board: &ShownBoard<'_>, house: House) -> Option<&'static str> {
        if !self.saucers.contains(&house) {
            return None;
        }
        Some(if board.sheet.marks.zoorgs().houses.contains(house) {
            "got"
        } else if Self::is_open(board, house) {
            "pick"
        } else if board.sheet.taken().contains(house) {
            "lost"
        } else {
            ""
        })
    }

    /// What each lot of a seat pays.
    fn each(&self, seat: &SeatView) -> i32 {
        let lots = infiltrated(seat).0;
        let met = goal_of(seat)
            .and_then(|goal| self.goals.get(goal.index()))
            .filter(|goal| (usize::from(goal.0)..=usize::from(goal.1)).contains(&lots));
        met.map_or(self.missed, |goal| goal.2)
    }

    /// What is missing for the goal.
    fn note(&self, board: &ShownBoard<'_>, seat: &SeatView) -> String {
        let words = board.words;
        let lots = infiltrated(seat).0;
        let Some(&(from, to, points)) = goal_of(seat).and_then(|goal| self.goals.get(goal.index()))
        else {
            return words.say("ws-roswell-no-goal");
        };
        if lots < from.into() {
            let missing = usize::from(from) - lots;
            say!(
                words,
                "ws-roswell-missing",
                missing = missing,
                points = points,
                missed = self.missed
            )
        } else if lots <= to.into() {
            say!(words, "ws-roswell-met", points = points)
        } else {
            say!(words, "ws-roswell-too-many", missed = self.missed)
        }
    }
}

fn saucer(state: &str) -> Markup {
    html! {
        svg class=[(!state.is_empty()).then_some(state)] viewBox="0 0 24 17" {
            use href="#x-saucer" {}
            (stroke(state))
        }
    }
}

impl OwnSheet for Roswell<'_> {
    fn symbol(&self) -> &'static str {
        "x-zoorg"
    }

    fn landmark(&self) -> &'static str {
        "x-dish"
    }

    fn points(&self) -> &'static str {
        "ws-roswell"
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let Some(state) = self.state(board, house) else { return html! {} };
        if let (true, Some(effect)) = (state == "pick", board.effect(Choice::Infiltrate)) {
            return html! {
                button.ufo name="choice" value=(Choice::Infiltrate) data-effect=[change(effect)] {
                    (saucer("")) span.sr { (board.label(say!(board.words, "ws-roswell-take", house = address(house)), effect)) }
                }
            };
        }
        html! { span class={ "ufo " (state) } aria-hidden="true" { (saucer(state)) } }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let told = |state| {
            board.words.say(match state {
                "got" => "ws-saucer-got",
                "lost" => "ws-saucer-lost",
                _ => "ws-saucer-there",
            })
        };
        self.state(board, house).map(told).into_iter().collect()
    }

    fn follows(&self, board: &ShownBoard<'_>, _house: House, _follows: &Follows) -> String {
        board.words.say("ws-roswell-follow")
    }

    fn deed(&self, words: &Words, choice: Choice, _at: Option<House>) -> Option<String> {
        match choice {
            Choice::Infiltrate => Some(words.say("ws-did-infiltrate")),
            Choice::Aim(goal) => {
                let lots = range(*self.goals.get(goal.index())?);
                Some(say!(words, "ws-did-aim", lots = marked(lots)))
            }
            _ => None,
        }
    }

    fn advice(&self, words: &Words, choice: Choice) -> Option<String> {
        match choice {
            Choice::Infiltrate => Some(words.say("ws-do-infiltrate")),
            Choice::Aim(goal) => {
                Some(say!(words, "ws-do-aim", lots = range(*self.goals.get(goal.index())?)))
            }
            _ => None,
        }
    }

    fn tag(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let there = infiltrated(&board.view.seats[board.shown.index()]).1.contains(&house);
        html! { @if there { (bare("x-zoorg")) } }
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let seat = &board.view.seats[board.shown.index()];
        let mine = goal_of(seat);
        let names = |goal: Target| {
            let others = board.seats().filter(|other| *other != board.shown);
            let with =
                others.filter(|other| goal_of(&board.view.seats[other.index()]) == Some(goal));
            list(words, &with.map(|other| board.name(other).to_owned()).collect::<Vec<_>>())
        };
        Panel {
            note: format!(
                "{} {}",
                say!(words, "ws-roswell-count", count = infiltrated(seat).0),
                self.note(board, seat)
            ),
            aside: html! {},
            row: html! {
                ol.deals.goals aria-label=(words.say("ws-roswell-goals")) {
                    @for (goal, &printed) in Target::ALL.into_iter().zip(self.goals) {
                        li.deal .mine[mine == Some(goal)] {
                            b.num { (range(printed)) }
                            span.num { (say!(words, "ws-roswell-each", points = printed.2)) }
                            span.who {
                                @if mine == Some(goal) && board.is_mine() { (words.say("ws-yours")) " " }
                                (names(goal))
                            }
                            @if mine == Some(goal) { svg.loop aria-hidden="true" { use href="#n-loop" {} } }
                        }
                    }
                }
            },
        }
    }

    fn why(&self, board: &ShownBoard<'_>, seat: &SeatView) -> String {
        say!(board.words, "ws-roswell-why", count = infiltrated(seat).0, points = self.each(seat))
    }

    fn opponent(&self, words: &Words, opponent: &OpponentView) -> String {
        say!(words, "ws-roswell-opponent", count = opponent.reversed.len())
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        let name = words.say("ws-roswell-fact");
        vec![Fact { icon: "x-zoorg", name, count: infiltrated(seat).0 }]
    }

    fn said(&self, board: &ShownBoard<'_>, turn: &TurnView) -> Option<Said> {
        let words = board.words;
        if turn.step == StepView::Aim {
            return Some(Said {
                order: words.say("ws-roswell-aim"),
                line: say!(words, "ws-roswell-aim-line", missed = self.missed),
            });
        }
        let (house, (_, action)) = (turn.house?, turn.taken?);
        board.effect(Choice::Infiltrate)?;
        let acts = board.choices().any(|(choice, _)| {
            !matches!(choice, Choice::Infiltrate | Choice::Pass | Choice::Roundabout(_))
        });
        let id = match action {
            _ if !acts => "ws-roswell-act",
            Action::Surveyor => "ws-roswell-act-fence",
            Action::RealEstate => "ws-roswell-act-estate",
            Action::Landscaper => "ws-roswell-act-park",
            Action::Pool => "ws-roswell-act-pool",
            Action::Temp => "ws-roswell-act-temp",
            Action::Bis => "ws-roswell-act-bis",
        };
        let order = say!(words, id, house = marked(address(house)));
        let id = if acts { "ws-roswell-act-line" } else { "ws-roswell-act-line-only" };
        Some(Said { order, line: words.say(id) })
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        Some(board.words.say("ws-roswell-line"))
    }

    fn actions(&self, board: &ShownBoard<'_>) -> Markup {
        let words = board.words;
        let house = board.turn().and_then(|turn| turn.house).map(address).unwrap_or_default();
        html! {
            (button(board, Choice::Infiltrate, "btn main", "x-saucer", &words.say("ws-roswell-infiltrate"),
                &say!(words, "ws-roswell-take", house = house)))
            @for (goal, &printed) in Target::ALL.into_iter().zip(self.goals) {
                @if board.effect(Choice::Aim(goal)).is_some() {
                    button.btn.main.aim form="turn" name="choice" value=(Choice::Aim(goal)) {
                        b.num { (say!(words, "ws-roswell-lots", lots = range(printed))) } " "
                        span.gain.num { "×" (printed.2) }
                    }
                }
            }
        }
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        Some(match goal {
            Goal::EstatesThatEach { sizes, have: Have::Zoorgs(count) } => {
                lots(words, "ws-roswell-goal-lots", sizes, count)
            }
            Goal::EstatesThatEach { sizes, have: Have::NoZoorgs } => {
                lots(words, "ws-roswell-goal-lots-none", sizes, 0)
            }
            Goal::Roswell(ZoorgGoal::AllOfOneStreet) => words.say("ws-roswell-goal-street"),
            Goal::Roswell(ZoorgGoal::Columns { columns, zoorgs }) => {
                say!(words, "ws-roswell-goal-columns", columns = columns, zoorgs = zoorgs)
            }
            _ => return None,
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        let goals = self
            .goals
            .iter()
            .map(|goal| say!(words, "ws-roswell-step", lots = range(*goal), points = goal.2));
        let goals = words.list(&goals.collect::<Vec<_>>());
        vec![
            words.say("ws-roswell-rules"),
            say!(words, "ws-roswell-rules-goal", goals = goals, missed = self.missed),
            words.say("ws-roswell-rules-lost"),
            words.say("ws-roswell-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        html! {
            @if board.sheet.marks.zoorgs().houses.contains(house) {
                @let (middle, top) = (x + wide / 2, base - wide);
                ellipse cx=(middle) cy=(top) rx=(wide / 4) ry="8" fill="#6fbf5c" stroke="#22303c" stroke-width="2" {}
                ellipse cx=(middle) cy=(top - 7) rx=(wide / 9) ry="8" fill="#cdeee4" stroke="#22303c" stroke-width="2" {}
            }
        }
    }
}
