//! What is new on a sheet: written this turn and still in pencil's reach, or written last round.

use welcome::Choice;
use welcome::card::Action;
use welcome::house::{House, Houses, STREETS};
use welcome::sheet::Sheet;
use welcome::town::Town;

use super::Scene;

/// How many boxes were crossed on each track.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Crossed {
    pub(super) parks: [usize; STREETS],
    pub(super) promotions: [usize; 6],
    pub(super) pools: usize,
    pub(super) temps: usize,
    pub(super) bis: usize,
    pub(super) refusals: usize,
    pub(super) roundabouts: usize,
}

impl Crossed {
    pub(super) fn of(sheet: &Sheet) -> Self {
        Self {
            parks: sheet.parks.map(usize::from),
            promotions: sheet.promotions.map(usize::from),
            pools: sheet.pools.len(),
            temps: sheet.temps.into(),
            bis: sheet.bis_boxes.into(),
            refusals: sheet.refusals.into(),
            roundabouts: sheet.roundabouts.len(),
        }
    }
}

/// What is new on the sheet that is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks {
    /// Places built this turn.
    pub(super) fresh: Houses,
    /// Houses with a new fence on their right, drawn this turn.
    pub(super) fresh_fences: Houses,
    /// Places built last round.
    pub(super) recent: Houses,
    /// Houses with a new fence on their right, drawn last round.
    pub(super) recent_fences: Houses,
    /// What was crossed when the turn began.
    pub(super) begun: Crossed,
    /// What was crossed a round before that.
    pub(super) before: Crossed,
}

impl Marks {
    /// Compares the sheet with how it stood; `drafted` when the viewer's own turn is on it.
    pub(super) fn of(
        scene: &Scene<'_>,
        town: &Town,
        sheet: &Sheet,
        before: Option<&Sheet>,
        drafted: bool,
    ) -> Self {
        let now = Crossed::of(sheet);
        let mut marks = Self {
            fresh: Houses::NONE,
            fresh_fences: Houses::NONE,
            recent: Houses::NONE,
            recent_fences: Houses::NONE,
            begun: now,
            before: now,
        };
        if drafted {
            marks.draft(scene);
        }
        if let Some(before) = before {
            marks.recent = sheet.taken() & !before.taken() & !marks.fresh;
            let is_new =
                |house: &House| sheet.fence_right_of(*house) && !before.fence_right_of(*house);
            let fences: Houses = town.houses.into_iter().filter(is_new).collect();
            marks.recent_fences = fences & !marks.fresh_fences;
            marks.before = Crossed::of(before);
        } else {
            marks.before = marks.begun;
        }
        marks
    }

    /// Takes what was chosen this turn out of what had been there.
    fn draft(&mut self, scene: &Scene<'_>) {
        let taken = scene.view.turn.as_ref().and_then(|turn| turn.taken);
        let mut written = None;
        // What a bonus copies crosses no box.
        let mut bonus = false;
        for choice in scene.taken {
            match *choice {
                Choice::Write { number, house } => {
                    self.fresh.insert(house);
                    written = Some(house);
                    let hired =
                        taken.is_some_and(|(own, action)| action == Action::Temp && own != number);
                    if hired {
                        less(&mut self.begun.temps);
                    }
                }
                Choice::Bis { house, .. } => {
                    self.fresh.insert(house);
                    if !bonus {
                        less(&mut self.begun.bis);
                    }
                }
                Choice::Roundabout(house) => {
                    self.fresh.insert(house);
                    self.fresh_fences.insert(house);
                    if let Some(left) = house.place().checked_sub(1) {
                        self.fresh_fences.insert(House::new(house.street(), left));
                    }
                    less(&mut self.begun.roundabouts);
                }
                Choice::Fence(house) => self.fresh_fences.insert(house),
                Choice::Promote(size) => less(&mut self.begun.promotions[usize::from(size) - 1]),
                Choice::Park => {
                    if let Some(house) = written {
                        less(&mut self.begun.parks[house.street().index()]);
                    }
                }
                Choice::Pool | Choice::PoolAt(_) => less(&mut self.begun.pools),
                Choice::ParkIn(street) => less(&mut self.begun.parks[street.index()]),
                Choice::Validate(_) => bonus = true,
                Choice::Hire => less(&mut self.begun.temps),
                Choice::Refuse | Choice::RefuseAndPass(_) => less(&mut self.begun.refusals),
                _ => {}
            }
        }
    }
}

/// One box fewer.
fn less(crossed: &mut usize) {
    *crossed = crossed.saturating_sub(1);
}
