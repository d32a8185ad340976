//! What an architect knows, figure by figure.
//!
//! Everything is asked with the viewer's eyes, as the view does: other sheets as they stood when
//! the round began, no other hand, no card that is still to come.

use tabletop::{Game, Notes, Seat, Viewer};

use super::cards::{self, MOST_NUMBER, written};
use crate::estate::LARGEST_ESTATE;
use crate::extensions::ducks::COUNTS;
use crate::extensions::halloween::Tier;
use crate::extensions::roswell::GOALS;
use crate::extensions::zombies::{Horde, ZombieCard};
use crate::extensions::{Claims, Extension};
use crate::game::Welcome;
use crate::goal;
use crate::house::{Houses, STREETS, Street};
use crate::plan::{PlanSlot, STACKS};
use crate::rules::{Mode, Rules};
use crate::sheet::{Approval, Sheet};
use crate::turn::{Played, Stage, Stop, Turn};

/// About as many rounds as a game has.
const MOST_ROUNDS: i16 = 40;
/// About as many points as a sheet gets.
const MOST_POINTS: i16 = 150;
/// About as many crosses as a track has.
const MOST_CROSSES: i16 = 12;

pub(super) fn observe(game: &Welcome, seat: Seat, notes: &mut impl Notes) {
    let rules = &*game.rules;
    let over = game.contest.end.is_some();
    notes.put(game.round() as i16, MOST_ROUNDS, || "round".to_owned());
    notes.flag(over, || "over".to_owned());
    plans(rules.stacks.each_ref().map(Vec::as_slice), game.round.plans, notes, |plan| {
        let plan = rules.plan(plan);
        (&plan.id, plan.first, plan.later)
    });
    for slot in PlanSlot::ALL {
        let approved = Approval::now(game.round.approved, slot) == Approval::Later;
        notes.flag(approved, || format!("plan {slot} approved"));
    }
    cards::cards(rules, &game.round.supply, seat, over, notes);
    table(game, seat, notes);
    let own = &game.contest.architects[seat.index()].turn;
    turn(rules, own, over, notes);
    for offset in 0..game.seats() {
        let other = Seat::new((seat.index() + offset) % game.seats());
        architect(game, other, Viewer::Seat(seat), offset, notes);
    }
}

/// Which plans are in play, and what they pay.
pub(crate) fn plans<'a>(
    stacks: [&[u8]; STACKS],
    in_play: [u8; STACKS],
    notes: &mut impl Notes,
    printed: impl Fn(u8) -> (&'a String, i32, i32),
) {
    for slot in PlanSlot::ALL {
        let drawn = in_play[slot.index()];
        for &plan in stacks[slot.index()] {
            notes.flag(plan == drawn, || format!("plan {slot} is {}", printed(plan).0));
        }
        let (_, first, later) = printed(drawn);
        notes.put(first as i16, 20, || format!("plan {slot} first"));
        notes.put(later as i16, 20, || format!("plan {slot} later"));
    }
}

/// What the whole table shares: the AAA, Zombie cards, bonuses for those who are first.
fn table(game: &Welcome, seat: Seat, notes: &mut impl Notes) {
    let rules = &*game.rules;
    let supply = &game.round.supply;
    if rules.opponent.is_some() {
        opponent(
            supply.validations.given.into(),
            || supply.opponent_pile(),
            |slot| supply.validations.has_come(slot),
            game.contest.opponent_plans,
            game.opponent_total(Viewer::Seat(seat)),
            notes,
        );
    }
    if rules.zombies {
        let acting = match game.round.stopped {
            Some(Stop::Hordes(card)) => Some(card),
            _ => None,
        };
        for card in ZombieCard::ALL {
            let name = card.name();
            notes
                .flag(supply.packs.to_come & card.bit() != 0, || format!("zombies {name} to come"));
            notes.flag(acting == Some(card), || format!("zombies {name} acting"));
        }
        notes.put(supply.packs_left(rules.mode) as i16, 81, || "zombies pack left".to_owned());
        notes.put(supply.packs.used_up.into(), 3, || "zombies decks used up".to_owned());
    }
    match &rules.extension {
        Some(Extension::Trucks(_)) => {
            for street in Street::ALL {
                let gone = game.round.claims.gone().has(street.index());
                notes.flag(gone, || format!("bonus {street} gone"));
            }
        }
        Some(Extension::Halloween(_)) => {
            for tier in Tier::all() {
                let gone = game.round.claims.gone().has(tier.bonus());
                notes.flag(gone, || format!("{tier} gone"));
            }
        }
        Some(Extension::Ducks(_)) if rules.opponent.is_some() => {
            let counted = match game.round.claims {
                Claims::Ducks(counted) => counted.0,
                _ => [None; COUNTS],
            };
            for (index, points) in counted.into_iter().enumerate() {
                let points = points.map_or(-1, i16::from);
                notes.put(points, 30, || format!("opponent count {}", index + 1));
            }
        }
        _ => {}
    }
}

/// What the AAA has.
pub(crate) fn opponent<P: Iterator<Item = crate::card::Card>>(
    given: usize,
    pile: impl Fn() -> P,
    has_come: impl Fn(PlanSlot) -> bool,
    plans: [Option<Approval>; STACKS],
    total: i32,
    notes: &mut impl Notes,
) {
    use crate::card::Action;
    notes.put(given as i16, MOST_ROUNDS, || "opponent cards".to_owned());
    for action in Action::ALL {
        let count = pile().filter(|card| card.action == action).count();
        notes.put(count as i16, MOST_CROSSES, || format!("opponent {action}"));
    }
    for slot in PlanSlot::ALL {
        notes.flag(has_come(slot), || format!("validation {slot} has come"));
        approval(plans[slot.index()], notes, || format!("opponent plan {slot}"));
    }
    notes.put(total as i16, MOST_POINTS, || "opponent points".to_owned());
}

/// What was written down for a plan: 2 for the first score, 1 for the later one.
pub(crate) fn approval(
    approval: Option<Approval>,
    notes: &mut impl Notes,
    name: impl Fn() -> String,
) {
    let value = match approval {
        None => 0,
        Some(Approval::Later) => 1,
        Some(Approval::First) => 2,
    };
    notes.put(value, 2, name);
}

/// What comes next in a turn, in the order of the figures.
const STEPS: [&str; 12] = [
    "take", "write", "act", "collect", "aim", "cross", "hold", "claim", "bonus", "close", "pick",
    "wait",
];

/// The viewer's own turn.
fn turn(rules: &Rules, turn: &Turn, over: bool, notes: &mut impl Notes) {
    let step = match turn.stage {
        Stage::Taking => 0,
        Stage::Writing(_) => 1,
        Stage::Acting(..) | Stage::Infiltrating(..) => 2,
        Stage::Pausing(_) => 3,
        Stage::Aiming => 4,
        Stage::Crossing => 5,
        Stage::Holding(_) => 6,
        Stage::Claiming(_) => 7,
        Stage::Spending(..) => 8,
        Stage::Closing(_) => 9,
        Stage::Picking(..) => 10,
        Stage::Done(_) | Stage::Aimed | Stage::Crossed(_) | Stage::Held(_) => 11,
    };
    notes.one_of(STEPS.len(), (!over).then_some(step), |index| format!("step {}", STEPS[index]));
    let taken = turn.taken().filter(|_| !over);
    notes.put(written(taken.map(|taken| taken.number)), MOST_NUMBER, || "taken number".to_owned());
    cards::action(notes, taken.map(|taken| taken.action), &|| "taken".to_owned());
    let wrote = turn.house().filter(|_| !over);
    let asked = match turn.stage {
        Stage::Pausing(pause) if !over => Some(pause.at),
        _ => None,
    };
    notes.one_of(rules.actions.houses(), wrote.map(|house| rules.actions.place(house)), |place| {
        format!("just written {}", rules.actions.house_at(place))
    });
    if rules.extension.is_some() {
        let asked = asked.map(|house| rules.actions.place(house));
        notes.one_of(rules.actions.houses(), asked, |place| {
            format!("asked at {}", rules.actions.house_at(place))
        });
    }
    let picking = match turn.stage {
        Stage::Picking(_, picking) if !over => Some(picking.plan.index()),
        _ => None,
    };
    notes.one_of(STACKS, picking, |index| format!("picking for plan {}", index + 1));
    let refused = matches!(turn.played(), Some(Played::Refused { .. })) && !over;
    notes.flag(refused, || "refused".to_owned());
    notes.flag(turn.reshuffle && !over, || "reshuffle asked for".to_owned());
    if rules.zombies {
        for horde in Horde::all() {
            let held = match turn.stage {
                Stage::Holding(held) | Stage::Held(held) => held.has(horde) && !over,
                _ => false,
            };
            notes.flag(held, || format!("held {horde}"));
        }
    }
}

/// An architect as the viewer sees them.
fn architect(game: &Welcome, seat: Seat, viewer: Viewer, offset: usize, notes: &mut impl Notes) {
    let rules = &*game.rules;
    let sheet = game.sheet(seat, viewer);
    let who = || who(offset);
    notes.flag(game.contest.waiting.contains(seat), || format!("{} thinking", who()));
    places(rules, sheet, &who, notes);
    for street in Street::ALL {
        let parks = sheet.parks[street.index()];
        notes.put(parks.into(), MOST_CROSSES, || format!("{} parks {street}", who()));
    }
    for size in 1..=LARGEST_ESTATE {
        let promoted = sheet.promotions[size - 1];
        notes.put(promoted.into(), 4, || format!("{} promotions {size}", who()));
        let estates = sheet.complete_estates().get(size);
        notes.put(estates as i16, MOST_CROSSES, || format!("{} estates {size}", who()));
    }
    notes.put(sheet.bis_boxes.into(), MOST_CROSSES, || format!("{} bis boxes", who()));
    notes.put(sheet.temps.into(), MOST_CROSSES, || format!("{} temps", who()));
    notes.put(sheet.refusals.into(), 3, || format!("{} refusals", who()));
    for slot in PlanSlot::ALL {
        let fulfilled = sheet.plans[slot.index()];
        approval(fulfilled, notes, || format!("{} plan {slot}", who()));
        let missing = if fulfilled.is_some() {
            0
        } else {
            let progress = goal::progress(rules, sheet, game.round.goals[slot.index()]);
            progress.need - progress.have
        };
        notes.put(missing as i16, MOST_CROSSES, || format!("{} plan {slot} missing", who()));
    }
    marks(rules, sheet, &who, notes);
    let points = game.score(seat, viewer).total;
    notes.put(points as i16, MOST_POINTS, || format!("{} points", who()));
    if rules.mode == Mode::Expert {
        let received = game.round.played > 0 && game.contest.end.is_none();
        cards::hand(&game.round.supply, seat, received, &who, notes);
    }
}

/// Whose things these are: one's own, or those of the next seat, of the one after it.
pub(crate) fn who(offset: usize) -> String {
    if offset == 0 { "own".to_owned() } else { format!("other {offset}") }
}

/// What is told of every place of a street besides its number, on any sheet.
const OF_PLACES: [&str; 4] = ["bis", "pool", "used", "fence"];

/// What stands in the streets.
fn places(rules: &Rules, sheet: &Sheet, who: &impl Fn() -> String, notes: &mut impl Notes) {
    let houses = rules.town().houses;
    let count = rules.actions.houses();
    let name = |place: usize| format!("{} {} number", who(), rules.actions.house_at(place));
    notes.figures(count, MOST_NUMBER, name, |figures| {
        for (house, figure) in houses.into_iter().zip(figures) {
            *figure = written(sheet.number(house));
        }
    });
    let name = |index: usize| {
        let house = rules.actions.house_at(index / OF_PLACES.len());
        format!("{} {house} {}", who(), OF_PLACES[index % OF_PLACES.len()])
    };
    notes.figures(OF_PLACES.len() * count, 1, name, |figures| {
        let (figures, _) = figures.as_chunks_mut::<{ OF_PLACES.len() }>();
        for (house, figures) in houses.into_iter().zip(figures) {
            *figures = [
                sheet.bis.contains(house).into(),
                sheet.pools.contains(house).into(),
                sheet.used.contains(house).into(),
                sheet.fence_right_of(house).into(),
            ];
        }
    });
    let mut plane = |set: Houses, what: &str| {
        let name = |place: usize| format!("{} {} {what}", who(), rules.actions.house_at(place));
        notes.figures(count, 1, name, |figures| {
            for (house, figure) in houses.into_iter().zip(figures) {
                *figure = set.contains(house).into();
            }
        });
    };
    if rules.roundabouts_allowed {
        plane(sheet.roundabouts, "roundabout");
    }
    match &rules.extension {
        Some(Extension::Eggs(_)) => {
            let eggs = sheet.marks.eggs();
            plane(houses.into_iter().filter(|house| eggs.of(*house).has(0)).collect(), "egg 1");
            plane(houses.into_iter().filter(|house| eggs.of(*house).has(1)).collect(), "egg 2");
        }
        Some(Extension::Roswell(_)) => plane(sheet.marks.zoorgs().houses, "zoorg"),
        Some(Extension::Trucks(_)) => plane(sheet.marks.delivered().cones, "cone"),
        Some(Extension::Halloween(_)) => {
            plane(sheet.marks.haunted().ghosts, "ghost");
            plane(sheet.marks.haunted().candies, "candy");
        }
        Some(Extension::Zombies(_)) => {
            plane(sheet.lost, "lost");
            plane(sheet.marks.siege().barricades, "barricade");
        }
        _ => {}
    }
}

/// What a sheet with rules of its own keeps besides what stands in the streets.
fn marks(rules: &Rules, sheet: &Sheet, who: &impl Fn() -> String, notes: &mut impl Notes) {
    match &rules.extension {
        Some(Extension::Roswell(_)) => {
            let goal = sheet.marks.zoorgs().goal.map(|goal| usize::from(goal.0));
            notes.one_of(GOALS, goal, |index| format!("{} goal {}", who(), index + 1));
        }
        Some(Extension::Ducks(ducks)) => {
            let (counted, now) = (sheet.marks.counted().0, ducks.worth(sheet));
            for index in 0..COUNTS {
                let points = counted[index].map_or(-1, i16::from);
                notes.put(points, 30, || format!("{} count {}", who(), index + 1));
                notes.put(now[index].into(), 30, || format!("{} count {} now", who(), index + 1));
            }
        }
        Some(Extension::Atomic(atomic)) => {
            let capacities = atomic.capacities(sheet);
            for street in Street::ALL {
                let capacity = capacities[street.index()] as i16;
                notes.put(capacity, 60, || format!("{} capacity {street}", who()));
            }
        }
        Some(Extension::Trucks(_)) => {
            for street in Street::ALL {
                let won = sheet.marks.bonuses().has(street.index());
                notes.flag(won, || format!("{} bonus {street}", who()));
            }
        }
        Some(Extension::Halloween(_)) => {
            for tier in Tier::all() {
                let won = sheet.marks.bonuses().has(tier.bonus());
                notes.flag(won, || format!("{} {tier}", who()));
            }
        }
        Some(Extension::Zombies(_)) => {
            let siege = sheet.marks.siege();
            for horde in Horde::all() {
                let moved = siege.moved[horde.index()];
                notes.put(moved.into(), STREETS as i16, || format!("{} {horde} moved", who()));
            }
            notes.put(siege.left().into(), 6, || format!("{} ammunition", who()));
            notes.put(siege.used.into(), 6, || format!("{} ammunition used", who()));
        }
        _ => {}
    }
}
