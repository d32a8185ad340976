//! What architects can reach in a game: plans, thresholds, claims. Each has a name.

use std::collections::BTreeSet;

use tabletop::{Game, Judged, Viewer};
use welcome::dream::Bonus;
use welcome::extensions::bonuses::BonusState;
use welcome::extensions::{Marks, PrintedView, SheetCount};
use welcome::{Dream, Welcome};

/// How a game stands.
pub(crate) struct Standing {
    /// The round being played.
    pub(crate) round: u32,
    /// The points of each seat.
    pub(crate) totals: Vec<i32>,
    /// Plans in play that are counted.
    pub(crate) plans: Vec<String>,
    /// What each seat has reached.
    pub(crate) reached: Vec<BTreeSet<String>>,
}

/// A game whose milestones are known.
pub(crate) trait Told: Judged {
    /// Whether a part of the score is the sheet's own.
    fn is_own(category: &str) -> bool;

    /// How the game stands.
    fn standing(&self) -> Standing;

    /// What each seat has by the sheet's rules where points do not tell how well it was played.
    fn counts(&self) -> Vec<Vec<(&'static str, f64)>>;
}

impl Told for Welcome {
    fn is_own(category: &str) -> bool {
        !welcome::score::CATEGORIES.contains(&category)
    }

    fn standing(&self) -> Standing {
        let view = self.view(Viewer::Spectator);
        let printed = view.layout.extension.as_ref().map(|extension| &extension.printed);
        let counts: Vec<&SheetCount> =
            view.seats.iter().filter_map(|seat| seat.own.as_ref()).collect();
        let over = view.end.is_some();
        let reached = view.seats.iter().enumerate().map(|(seat, architect)| {
            let mut names = BTreeSet::new();
            if architect.sheet.plans[2].is_some() {
                names.insert(format!("`{}`", view.plans[2].plan));
            }
            if let (Some(own), Some(printed)) = (&architect.own, printed) {
                milestones(own, printed, &mut names);
            }
            match (printed, &architect.sheet.marks) {
                (Some(PrintedView::Atomic { .. }), _) if over => {
                    shelters(&counts, seat, &mut names);
                }
                (Some(PrintedView::Roswell { goals, .. }), Marks::Roswell(zoorgs)) if over => {
                    let Some((chosen, &(from, to, _))) =
                        zoorgs.goal.and_then(|goal| goals.get(goal.index()).map(|it| (goal, it)))
                    else {
                        return names;
                    };
                    let lots = match architect.own {
                        Some(SheetCount::Roswell { lots, .. }) => lots,
                        _ => 0,
                    };
                    let goal = chosen.index() + 1;
                    names.insert(format!("goal {goal} chosen"));
                    if (usize::from(from)..=usize::from(to)).contains(&lots) {
                        names.insert(format!("goal {goal} met"));
                    }
                }
                (Some(PrintedView::Zombies { .. }), Marks::Zombies(siege)) => {
                    at_least("barricades", siege.barricades.len(), &[1, 3, 5], &mut names);
                }
                _ => {}
            }
            names
        });
        Standing {
            round: view.round,
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            plans: vec![format!("`{}`", view.plans[2].plan)],
            reached: reached.collect(),
        }
    }

    fn counts(&self) -> Vec<Vec<(&'static str, f64)>> {
        let view = self.view(Viewer::Spectator);
        let own = || view.seats.iter().filter_map(|seat| seat.own.as_ref());
        let printed = view.layout.extension.as_ref().map(|extension| &extension.printed);
        match printed {
            Some(PrintedView::Atomic { streets, .. }) => {
                let all = capacities(own());
                let points = |mine: &[u16; 3]| {
                    let most =
                        |street: &usize| all.iter().all(|other| other[*street] <= mine[*street]);
                    (0..3).filter(most).map(|street| f64::from(streets[street])).sum()
                };
                let people = |mine: &[u16; 3]| mine.iter().map(|it| f64::from(*it)).sum();
                let counts = all.iter();
                counts
                    .map(|mine| vec![("points of streets", points(mine)), ("people", people(mine))])
                    .collect()
            }
            Some(PrintedView::Zombies { .. }) => own()
                .zip(&view.seats)
                .map(|(own, seat)| match own {
                    SheetCount::Zombies { invaded, .. } => vec![
                        ("numbered houses", seat.sheet.numbered.len() as f64),
                        ("invaded houses", invaded.len() as f64),
                    ],
                    _ => Vec::new(),
                })
                .collect(),
            _ => vec![Vec::new(); view.seats.len()],
        }
    }
}

/// The people in the shelters of everyone.
fn capacities<'a>(counts: impl Iterator<Item = &'a SheetCount>) -> Vec<[u16; 3]> {
    counts
        .filter_map(|count| match count {
            SheetCount::Atomic(capacities) => Some(*capacities),
            _ => None,
        })
        .collect()
}

/// What a sheet shows by itself.
fn milestones(own: &SheetCount, printed: &PrintedView, names: &mut BTreeSet<String>) {
    match (own, printed) {
        (SheetCount::Eggs(eggs), PrintedView::Eggs { thresholds, .. }) => {
            let needed: Vec<usize> = thresholds.iter().map(|(eggs, _)| (*eggs).into()).collect();
            at_least("eggs", *eggs, &needed, names);
        }
        (SheetCount::Christmas { longest, .. }, _) => {
            let best = longest.iter().map(Vec::len).max().unwrap_or(0);
            at_least("houses in a string", best, &[4, 6, 8, 10], names);
            let all = longest.iter().map(Vec::len).sum();
            at_least("houses in strings that pay", all, &[15, 20, 25], names);
        }
        (SheetCount::Ducks { circled, .. }, PrintedView::Ducks { yellow, black, .. }) => {
            let [all_yellow, all_black] = [circled[0] == yellow.len(), circled[1] == black.len()];
            for (reached, name) in [
                (all_yellow, "count of yellow made"),
                (all_black, "count of black made"),
                (all_yellow && all_black, "count of both made"),
            ] {
                if reached {
                    names.insert(name.to_owned());
                }
            }
        }
        (SheetCount::Roswell { lots, .. }, _) => at_least("lots", *lots, &[3, 5, 7, 9], names),
        (SheetCount::Trucks { bonuses, .. }, _) => {
            for (bonus, street) in bonuses.iter().zip(["a", "b", "c"]) {
                if *bonus == BonusState::Won {
                    names.insert(format!("round of street {street}"));
                }
            }
        }
        (SheetCount::Halloween { tiers, .. }, _) => {
            for (tiers, kind) in tiers.iter().zip(["ghosts", "candies"]) {
                for (tier, count) in tiers.iter().zip([4, 6, 9]) {
                    if *tier == BonusState::Won {
                        names.insert(format!("tier of {count} {kind}"));
                    }
                }
            }
        }
        (SheetCount::Zombies { invaded, ammunition, .. }, _) => {
            at_least("houses invaded", invaded.len(), &[1, 3, 5, 7], names);
            at_least("ammunition used", ammunition[1].into(), &[1, 2, 4], names);
        }
        _ => {}
    }
}

/// What is decided at the end of Atomic War.
fn shelters(counts: &[&SheetCount], seat: usize, names: &mut BTreeSet<String>) {
    let all = capacities(counts.iter().copied());
    let total = |capacities: &[u16; 3]| capacities.iter().sum::<u16>();
    for (street, name) in ["a", "b", "c"].into_iter().enumerate() {
        if all.iter().all(|other| other[street] <= all[seat][street]) {
            names.insert(format!("most people in street {name}"));
        }
    }
    if all.iter().all(|other| total(other) >= total(&all[seat])) {
        names.insert("optimists' bonus".to_owned());
    }
    at_least("people", total(&all[seat]).into(), &[50, 75, 100, 125], names);
}

fn at_least(what: &str, have: usize, needed: &[usize], names: &mut BTreeSet<String>) {
    let met = needed.iter().filter(|&&needed| have >= needed);
    names.extend(met.map(|needed| format!("{needed:>2} {what}")));
}

impl Told for Dream {
    fn is_own(category: &str) -> bool {
        ["columns", "streets"].contains(&category)
    }

    fn standing(&self) -> Standing {
        let view = self.view(Viewer::Spectator);
        let name = |slot: usize| format!("`{}`", view.plans[slot].plan);
        let reached = view.seats.iter().map(|seat| {
            let plans = seat.sheet.plans.iter().enumerate();
            let fulfilled = plans.filter(|(_, plan)| plan.is_some()).map(|(slot, _)| name(slot));
            let bonuses = seat.sheet.bonuses.iter().map(|bonus| match bonus {
                Bonus::Street(street) => format!("street {street} first"),
                Bonus::Column(column) => format!("column {column} first"),
            });
            let mut names: BTreeSet<String> = fulfilled.chain(bonuses).collect();
            let complete = seat.columns.iter().filter(|column| column.points > 0).count();
            at_least("columns complete", complete, &[1, 3, 5, 7], &mut names);
            at_least("perfect houses", seat.perfect, &[10, 15, 20, 25], &mut names);
            names
        });
        Standing {
            round: view.round,
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            plans: (0..3).map(name).collect(),
            reached: reached.collect(),
        }
    }

    fn counts(&self) -> Vec<Vec<(&'static str, f64)>> {
        vec![Vec::new(); self.seats()]
    }
}
