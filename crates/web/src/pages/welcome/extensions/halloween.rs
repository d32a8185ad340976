//! Halloween: a ghost and a candy at some houses, and bonuses for those with just so many.

use maud::{Markup, html};
use welcome::Choice;
use welcome::card::Action;
use welcome::extensions::halloween::{Bonus, TIERS, Tier, Treat, TreatGoal};
use welcome::extensions::{Follows, SheetCount, bonuses::BonusState};
use welcome::house::House;
use welcome::plan::Goal;
use welcome::view::{OpponentView, SeatView, StepView, TurnView};

use super::{Fact, OwnSheet, Panel, button, holders, marked};
use crate::pages::welcome::board::ShownBoard;
use crate::pages::welcome::icon::{badge, bare, ico};
use crate::pages::welcome::step::Said;
use crate::pages::welcome::text::{address, change, letter, marked as set_off, say};
use crate::words::Words;

pub(super) struct Halloween<'a> {
    /// Houses with a ghost and a candy.
    pub(super) houses: &'a [House],
    /// How many ghosts each tier asks for, and what it gives.
    pub(super) ghosts: &'a [(u8, Bonus); TIERS],
    /// How many candies each tier asks for, and its points.
    pub(super) candies: &'a [(u8, i32); TIERS],
}

/// How many of each kind a seat has circled, and how the tiers stand for it.
fn counted(seat: &SeatView) -> ([usize; 2], [[BonusState; TIERS]; 2]) {
    match &seat.own {
        Some(SheetCount::Halloween { circled, tiers }) => (*circled, *tiers),
        _ => ([0; 2], [[BonusState::Open; TIERS]; 2]),
    }
}

fn symbol(kind: Treat) -> &'static str {
    match kind {
        Treat::Ghost => "x-ghost",
        Treat::Candy => "x-candy",
    }
}

/// The kinds of action a bonus gives, with how many of each.
fn kinds(bonus: Bonus) -> impl Iterator<Item = (Action, u8)> {
    let all = [
        (Action::Pool, bonus.pools),
        (Action::Landscaper, bonus.parks),
        (Action::Bis, bonus.extensions),
    ];
    all.into_iter().filter(|(_, count)| *count > 0)
}

/// What a bonus gives, in words: `2 pools or 1 extension`.
fn gives(words: &Words, bonus: Bonus) -> String {
    let each = kinds(bonus).map(|(action, count)| {
        let id = match action {
            Action::Pool => "ws-bonus-pools",
            Action::Landscaper => "ws-bonus-parks",
            _ => "ws-bonus-copies",
        };
        say!(words, id, count = count)
    });
    each.collect::<Vec<_>>().join(&format!(" {} ", words.say("ws-or")))
}

/// The same as drawings.
fn drawn(words: &Words, bonus: Bonus) -> Markup {
    let single = kinds(bonus).all(|(_, count)| count == 1);
    html! {
        span.what aria-hidden="true" {
            @for (index, (action, count)) in kinds(bonus).enumerate() {
                @if index > 0 { em { (words.say("ws-or")) } }
                @if !single { (count) }
                (badge(action))
            }
        }
        span.sr { (gives(words, bonus)) }
    }
}

impl Halloween<'_> {
    /// How many a tier asks for.
    fn count(&self, tier: Tier) -> u8 {
        match tier.kind() {
            Treat::Ghost => self.ghosts[tier.index()].0,
            Treat::Candy => self.candies[tier.index()].0,
        }
    }

    /// The open tier that one more of a kind would reach.
    fn next(&self, board: &ShownBoard<'_>, kind: Treat) -> Option<Tier> {
        let (circled, states) = counted(&board.view.seats[board.shown.index()]);
        let states = states[kind as usize];
        let reached = |tier: &Tier| {
            tier.kind() == kind
                && usize::from(self.count(*tier)) == circled[kind as usize] + 1
                && states[tier.index()] == BonusState::Open
        };
        let free = !states.contains(&BonusState::Won);
        Tier::all().find(reached).filter(|_| free)
    }

    /// What has become of the ghost and the candy of a house.
    fn states(&self, board: &ShownBoard<'_>, house: House) -> Option<[(Treat, &'static str); 2]> {
        let haunted = board.sheet.marks.haunted();
        let taken = board.sheet.taken().contains(house);
        let asked = asked(board) == Some(house);
        let state = |kind: Treat| {
            if haunted.of(kind).contains(house) {
                "got"
            } else if taken && !asked {
                "lost"
            } else {
                ""
            }
        };
        self.houses.contains(&house).then(|| Treat::ALL.map(|kind| (kind, state(kind))))
    }

    /// What a tier gives, in words.
    fn told_of(&self, words: &Words, tier: Tier) -> String {
        match tier.kind() {
            Treat::Ghost => gives(words, self.ghosts[tier.index()].1),
            Treat::Candy => say!(words, "ws-points", points = self.candies[tier.index()].1),
        }
    }

    /// A bonus among the others: what it asks for, what it gives, and who has it.
    fn cell(&self, board: &ShownBoard<'_>, tier: Tier, state: BonusState) -> Markup {
        let words = board.words;
        let kind = tier.kind() as usize;
        let choice = Choice::Validate(tier);
        let near = asked(board).is_some() && self.next(board, tier.kind()) == Some(tier);
        let has = |seat: &SeatView| counted(seat).1[kind][tier.index()] == BonusState::Won;
        let (class, who) = holders(board, state, has);
        html! {
            li class={ "deal " (class) @if near { " near" } @if board.effect(choice).is_some() { " can" } } {
                b.num { (self.count(tier)) }
                span {
                    @match tier.kind() {
                        Treat::Ghost => (drawn(words, self.ghosts[tier.index()].1)),
                        Treat::Candy => {
                            span.what aria-hidden="true" { "+" (self.candies[tier.index()].1) }
                            span.sr { (self.told_of(words, tier)) }
                        },
                    }
                }
                span.who { (who) }
                @if let Some(effect) = board.effect(choice) {
                    button.press name="choice" value=(choice) data-effect=[change(effect)] {
                        span.sr { (board.label(self.label(words, tier), effect)) }
                    }
                }
            }
        }
    }

    fn label(&self, words: &Words, tier: Tier) -> String {
        let id = match tier.kind() {
            Treat::Ghost => "ws-tier-take-ghosts",
            Treat::Candy => "ws-tier-take-candies",
        };
        say!(words, id, count = self.count(tier), bonus = self.told_of(words, tier))
    }
}

/// The house whose ghost or candy is to be circled.
fn asked(board: &ShownBoard<'_>) -> Option<House> {
    board.turn().and_then(|turn| turn.asked)
}

fn validates(board: &ShownBoard<'_>) -> bool {
    board.choices().any(|(choice, _)| matches!(choice, Choice::Validate(_)))
}

/// What a bonus can be used for now, as an order and what there is to know about it.
fn spending(board: &ShownBoard<'_>) -> Said {
    let words = board.words;
    let any = |kind: fn(&Choice) -> bool| board.choices().any(|(choice, _)| kind(&choice));
    let open = [
        (any(|c| matches!(c, Choice::PoolAt(_))), "ws-bonus-pool", "ws-bonus-pool-line"),
        (any(|c| matches!(c, Choice::ParkIn(_))), "ws-bonus-park", "ws-bonus-park-line"),
        (any(|c| matches!(c, Choice::Bis { .. })), "ws-bonus-copy", "ws-bonus-copy-line"),
    ];
    let said = |text: fn(&(bool, &'static str, &'static str)) -> &'static str| {
        let open = open.iter().filter(|(open, ..)| *open);
        open.map(|one| words.say(text(one))).collect::<Vec<_>>()
    };
    let what = said(|one| one.1).join(&format!(" {} ", words.say("ws-or")));
    Said { order: say!(words, "ws-bonus-order", what = what), line: said(|one| one.2).join(" ") }
}

impl OwnSheet for Halloween<'_> {
    fn symbol(&self) -> &'static str {
        "x-pumpkin"
    }

    fn landmark(&self) -> &'static str {
        "x-gnarl"
    }

    fn points(&self) -> &'static str {
        "ws-halloween"
    }

    fn at(&self, board: &ShownBoard<'_>, house: House) -> Markup {
        let open = asked(board) == Some(house);
        let dig = Choice::PoolAt(house);
        html! {
            @if let Some(states) = self.states(board, house) {
                span.at aria-hidden="true" {
                    @for (kind, state) in states {
                        @if open {
                            button.pick name="choice" value=(Choice::Circle(kind)) tabindex="-1" { (marked(symbol(kind), state)) }
                        } @else { (marked(symbol(kind), state)) }
                    }
                }
            }
            @if let Some(effect) = board.effect(dig) {
                button.dig.press name="choice" value=(dig) data-effect=[change(effect)] {
                    (bare("act-pool"))
                    span.sr { (board.label(say!(board.words, "ws-bonus-dig", house = address(house)), effect)) }
                }
            }
        }
    }

    fn told(&self, board: &ShownBoard<'_>, house: House) -> Vec<String> {
        let Some([(_, ghost), (_, candy)]) = self.states(board, house) else { return Vec::new() };
        vec![board.words.say(match (ghost, candy) {
            ("got", _) => "ws-ghost-got",
            (_, "got") => "ws-candy-got",
            ("lost", _) => "ws-treat-lost",
            _ => "ws-treat-there",
        })]
    }

    fn follows(&self, board: &ShownBoard<'_>, _house: House, _follows: &Follows) -> String {
        board.words.say("ws-treat-follow")
    }

    fn deed(&self, words: &Words, choice: Choice, _at: Option<House>) -> Option<String> {
        Some(match choice {
            Choice::Circle(Treat::Ghost) => words.say("ws-did-ghost"),
            Choice::Circle(Treat::Candy) => words.say("ws-did-candy"),
            Choice::Validate(tier) => {
                let id = match tier.kind() {
                    Treat::Ghost => "ws-did-tier-ghosts",
                    Treat::Candy => "ws-did-tier-candies",
                };
                say!(words, id, count = set_off(self.count(tier)))
            }
            Choice::PoolAt(house) => say!(words, "ws-did-dig", house = address(house)),
            Choice::ParkIn(street) => say!(words, "ws-did-plant", street = letter(street)),
            _ => return None,
        })
    }

    fn advice(&self, words: &Words, choice: Choice) -> Option<String> {
        Some(match choice {
            Choice::Circle(Treat::Ghost) => words.say("ws-do-ghost"),
            Choice::Circle(Treat::Candy) => words.say("ws-do-candy"),
            Choice::Validate(tier) => {
                let id = match tier.kind() {
                    Treat::Ghost => "ws-do-tier-ghosts",
                    Treat::Candy => "ws-do-tier-candies",
                };
                say!(words, id, count = self.count(tier))
            }
            Choice::PoolAt(house) => say!(words, "ws-do-dig", house = address(house)),
            Choice::ParkIn(street) => say!(words, "ws-do-plant", street = letter(street)),
            _ => return None,
        })
    }

    fn panel(&self, board: &ShownBoard<'_>) -> Panel {
        let words = board.words;
        let (circled, states) = counted(&board.view.seats[board.shown.index()]);
        Panel {
            note: words.say("ws-halloween-note"),
            aside: html! {},
            row: html! {
                div.tiers {
                    @for kind in Treat::ALL {
                        p.have.num { (bare(symbol(kind))) span.sr { (words.say(plural(kind))) " " } b { (circled[kind as usize]) } }
                        ol.deals aria-label=(words.say(plural(kind))) {
                            @for tier in Tier::all().filter(|tier| tier.kind() == kind) {
                                (self.cell(board, tier, states[kind as usize][tier.index()]))
                            }
                        }
                    }
                }
            },
        }
    }

    fn why(&self, board: &ShownBoard<'_>, seat: &SeatView) -> String {
        let won = counted(seat).1[Treat::Candy as usize];
        match won.iter().position(|state| *state == BonusState::Won) {
            Some(tier) => say!(board.words, "ws-halloween-why", count = self.candies[tier].0),
            None => board.words.say("ws-halloween-why-none"),
        }
    }

    fn opponent(&self, words: &Words, _opponent: &OpponentView) -> String {
        words.say("ws-halloween-opponent")
    }

    fn facts(&self, words: &Words, seat: &SeatView) -> Vec<Fact> {
        let (circled, _) = counted(seat);
        let fact = |kind: Treat| Fact {
            icon: symbol(kind),
            name: words.say(plural(kind)),
            count: circled[kind as usize],
        };
        Treat::ALL.map(fact).into()
    }

    fn said(&self, board: &ShownBoard<'_>, turn: &TurnView) -> Option<Said> {
        let words = board.words;
        let plans = board.choices().any(|(choice, _)| matches!(choice, Choice::Plan(_)));
        match turn.step {
            StepView::Collect => {
                let [ghost, candy] = Treat::ALL.map(|kind| {
                    let tier = self.next(board, kind)?;
                    let id = match kind {
                        Treat::Ghost => "ws-treat-ghosts",
                        Treat::Candy => "ws-treat-candies",
                    };
                    let bonus = self.told_of(words, tier);
                    Some(say!(words, id, count = self.count(tier), bonus = bonus))
                });
                let line = [Some(words.say("ws-treat-line")), ghost, candy];
                Some(Said {
                    order: say!(words, "ws-treat-order", house = set_off(address(turn.asked?))),
                    line: line.into_iter().flatten().collect::<Vec<_>>().join(" "),
                })
            }
            StepView::Bonus => Some(spending(board)),
            StepView::Close if validates(board) && plans => Some(Said {
                order: words.say("w-close-plan"),
                line: words.say("ws-tier-plans-first"),
            }),
            StepView::Close | StepView::Claim if validates(board) => {
                Some(Said { order: words.say("ws-tier-order"), line: words.say("ws-tier-line") })
            }
            _ => None,
        }
    }

    fn line(&self, board: &ShownBoard<'_>) -> Option<String> {
        Some(board.words.say("ws-halloween-line"))
    }

    fn actions(&self, board: &ShownBoard<'_>) -> Markup {
        let words = board.words;
        let house = asked(board).map(address).unwrap_or_default();
        let (circled, _) = counted(&board.view.seats[board.shown.index()]);
        html! {
            @for (kind, face, label) in [
                (Treat::Ghost, "ws-ghost", "ws-ghost-take"), (Treat::Candy, "ws-candy", "ws-candy-take"),
            ] {
                (button(board, Choice::Circle(kind), "btn main", symbol(kind), &words.say(face),
                    &say!(words, label, house = house.clone(), count = circled[kind as usize] + 1)))
            }
            @for tier in Tier::all() {
                @if let Some(effect) = board.effect(Choice::Validate(tier)) {
                    (board.button("btn main tier", Choice::Validate(tier), effect, &html! {
                        (ico(symbol(tier.kind()))) b.num aria-hidden="true" { (self.count(tier)) @if tier.kind() == Treat::Ghost { ":" } }
                        @if tier.kind() == Treat::Ghost { (drawn(words, self.ghosts[tier.index()].1)) }
                        span.sr { (self.label(words, tier)) }
                    }))
                }
            }
        }
    }

    fn done(&self, board: &ShownBoard<'_>) -> Option<String> {
        validates(board).then(|| board.words.say("ws-tier-leave"))
    }

    fn goal(&self, words: &Words, goal: Goal) -> Option<String> {
        let Goal::Halloween(goal) = goal else { return None };
        Some(match goal {
            TreatGoal::Candies(count) => say!(words, "ws-halloween-goal-candies", count = count),
            TreatGoal::OfEach(count) => say!(words, "ws-halloween-goal-each", count = count),
            TreatGoal::All => {
                say!(words, "ws-halloween-goal-all", count = self.houses.len())
            }
            TreatGoal::GhostsOfStreets(count) => {
                say!(words, "ws-halloween-goal-ghosts", count = count)
            }
            TreatGoal::CandiesOf(street) => {
                say!(words, "ws-halloween-goal-street", street = letter(street))
            }
        })
    }

    fn rules(&self, words: &Words) -> Vec<String> {
        let step = |count: u8, bonus: String| {
            say!(words, "ws-halloween-step", count = count, bonus = bonus)
        };
        let ghosts = self.ghosts.iter().map(|(count, bonus)| step(*count, gives(words, *bonus)));
        let candies = self
            .candies
            .iter()
            .map(|(count, points)| step(*count, say!(words, "ws-points", points = *points)));
        let ghosts = ghosts.collect::<Vec<_>>().join("; ");
        let candies = candies.collect::<Vec<_>>().join("; ");
        vec![
            words.say("ws-halloween-rules"),
            say!(words, "ws-halloween-rules-tiers", ghosts = ghosts, candies = candies),
            words.say("ws-halloween-rules-first"),
            words.say("ws-halloween-rules-bonus"),
            words.say("ws-halloween-rules-opponent"),
        ]
    }

    fn pictured(&self, board: &ShownBoard<'_>, house: House, place: [usize; 3]) -> Markup {
        let [x, base, wide] = place;
        let haunted = board.sheet.marks.haunted();
        html! {
            @for (kind, fill) in [(Treat::Ghost, "#f6f1ff"), (Treat::Candy, "#ef7d1a")] {
                @if haunted.of(kind).contains(house) {
                    circle cx=(x + 16) cy=(base) r=(wide / 8) fill=(fill) stroke="#22303c" stroke-width="2" {}
                }
            }
        }
    }
}

fn plural(kind: Treat) -> &'static str {
    match kind {
        Treat::Ghost => "ws-ghosts",
        Treat::Candy => "ws-candies",
    }
}
