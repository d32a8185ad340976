//! The rules of a sheet of paper, and which sheets can be kept.

use std::sync::Arc;

use tabletop::{OptionKind, OptionsError, Setting, Settings};

use super::OnPaper;
use crate::dream::Dream;
use crate::game::Welcome;
use crate::options;
use crate::plan::{Plan, PlanSlot, STACKS};

/// The rules of a sheet of paper.
pub struct PaperRulesOf<G: OnPaper> {
    /// Every option, defaults included.
    pub settings: Settings,
    /// Always one.
    pub seats: usize,
    /// Those that the game has too.
    pub(super) of_game: Settings,
    /// The rules of the sheet.
    pub sheet: G::Setup,
}

impl<G: OnPaper> std::fmt::Debug for PaperRulesOf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PaperRulesOf").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl<G: OnPaper> PaperRulesOf<G> {
    /// Checks the options, and reads the data they ask for.
    pub fn new(given: &Settings, seats: usize) -> Result<Arc<Self>, OptionsError> {
        if seats != 1 {
            let why = "a sheet of paper belongs to one: expected 1".to_owned();
            return Err(OptionsError::Seats { given: seats, why });
        }
        let settings = given.complete(G::OPTIONS_ON_PAPER)?;
        settings.check_needs(G::OPTIONS_ON_PAPER, seats)?;
        let is_of_game = |name: &str| G::options().iter().any(|option| option.name == name);
        let mut of_game = Settings::default();
        for (name, setting) in settings.iter().filter(|(name, _)| is_of_game(name)) {
            match setting {
                Setting::File { file, text } => of_game.set_file(name, file, text),
                setting => of_game.set(name, &setting.to_string()),
            }
        }
        // A sheet is the same for any number of people; alone, temps pay otherwise.
        let alone = settings.is_on("alone") || !settings.says("opponent", options::NO_OPPONENT);
        let sheet = G::setup(&of_game, if alone { 1 } else { 2 })?;
        Ok(Arc::new(Self { settings, seats, of_game, sheet }))
    }

    /// The plans that can lie on a stack, in the order in which marks count them.
    pub fn plans(&self, slot: PlanSlot) -> impl Iterator<Item = &Plan<G::Goal>> {
        let stack = &G::stacks(&self.sheet)[slot.index()];
        stack.iter().map(|&index| G::plan(&self.sheet, index))
    }

    /// The plans of the three stacks as indices into the edition's plans.
    pub(super) fn indices(&self, plans: [Option<u8>; STACKS]) -> [u8; STACKS] {
        let stacks = G::stacks(&self.sheet);
        std::array::from_fn(|stack| {
            let plan = plans[stack].map(usize::from);
            plan.and_then(|plan| stacks[stack].get(plan)).copied().unwrap_or(0)
        })
    }

    /// What scores are made of, in the order of their parts.
    pub fn categories(&self) -> &'static [&'static str] {
        G::score_parts(&self.sheet)
    }

    /// Whether an opponent of the AAA plays.
    pub fn has_opponent(&self) -> bool {
        G::cards(&self.sheet).opponent.is_some()
    }

    /// The names of the sheets that are kept by these rules.
    pub fn sheets() -> impl Iterator<Item = &'static str> {
        let named = G::OPTIONS_ON_PAPER.iter().find(|option| option.name == "sheet");
        let kinds = named.map_or(&[][..], |option| match option.kind {
            OptionKind::Data(kinds) | OptionKind::OneOf(kinds) => kinds,
            OptionKind::Switch => &[],
        });
        kinds.iter().map(|(name, _)| *name)
    }
}

/// The sheets that can be kept on paper, each with the name of such a sheet in records.
pub fn sheets() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_welcome = PaperRulesOf::<Welcome>::sheets().map(|name| (name, Welcome::ON_PAPER));
    of_welcome.chain(PaperRulesOf::<Dream>::sheets().map(|name| (name, Dream::ON_PAPER)))
}
