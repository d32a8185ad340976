//! How the markets moved while the viewer was waiting, and in their own turn.

use tabletop::Kept;
use welkin::Choice;
use welkin::quotation::Faces;
use welkin::resource::{RESOURCES, Resource};

use super::Scene;

/// What was turned since the viewer's last turn: by the others, and by themselves in this one. In a
/// replay, what was turned in the step.
pub(super) struct Since {
    /// Tokens that lie otherwise than they did, as they lie now.
    turned: Vec<Faces>,
    /// What it changed in each value.
    moved: [i32; RESOURCES],
}

impl Since {
    pub(super) fn of(scene: &Scene<'_>, replayed: bool) -> Self {
        let mut since = Self { turned: Vec::new(), moved: [0; RESOURCES] };
        if replayed {
            scene.last_step.iter().flatten().for_each(|choice| since.count(*choice));
            return since;
        }
        let kept: Vec<_> = scene.steps.iter().flat_map(|step| step.iter()).collect();
        let ends = |kept: &Kept<Choice>| {
            kept.choice == Choice::Done && scene.view.viewer.is_none_or(|me| me == kept.seat)
        };
        // Those who only watch see one turn of everyone.
        let turns = if scene.view.viewer.is_some() { 0 } else { scene.view.seats.len() };
        let mut ended = kept.iter().enumerate().rev().filter(|(_, kept)| ends(kept));
        let begin = ended.nth(turns).map_or(0, |(index, _)| index + 1);
        kept[begin..].iter().for_each(|kept| since.count(kept.choice));
        scene.taken.iter().for_each(|choice| since.count(*choice));
        since
    }

    fn count(&mut self, choice: Choice) {
        let Choice::Flip(Faces { shown, hidden }) = choice else { return };
        self.moved[shown.index()] -= 1;
        self.moved[hidden.index()] += 1;
        // Turned there and back again is as good as not turned.
        let before = Faces { shown, hidden };
        match self.turned.iter().position(|token| *token == before) {
            Some(index) => {
                self.turned.swap_remove(index);
            }
            None => self.turned.push(before.turned()),
        }
    }

    /// Whether a token that lies like this was turned.
    pub(super) fn has_turned(&self, faces: Faces) -> bool {
        self.turned.contains(&faces)
    }

    /// By how much the value of a resource has changed.
    pub(super) fn moved(&self, resource: Resource) -> i32 {
        self.moved[resource.index()]
    }
}
