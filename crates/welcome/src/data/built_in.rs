//! The files that are compiled in, and what of them a table is played with.

use tabletop::{BuiltIn, Game as _, OptionsError, Setting, Settings};

use crate::extensions::Extension;
use crate::game::Welcome;
use crate::options::{BLUEPRINT, OPTIONS};
use crate::plan::STACKS;
use crate::printing::Printing;

/// The sheet that both printings have.
pub(super) const CLASSIC: &str = "classic";
pub(super) const BLUEPRINT_SHEET: &str = include_str!("../../data/2023/blueprint.toml");

/// Cards, plans, the classic sheet, and what else a printing has.
pub(super) const fn files(printing: Printing) -> &'static [(&'static str, &'static str)] {
    match printing {
        Printing::Of2018 => &[
            ("2018/cards.toml", include_str!("../../data/2018/cards.toml")),
            ("2018/plans.toml", include_str!("../../data/2018/plans.toml")),
            ("2018/sheet.toml", include_str!("../../data/2018/sheet.toml")),
        ],
        Printing::Of2023 => &[
            ("2023/cards.toml", include_str!("../../data/2023/cards.toml")),
            ("2023/plans.toml", include_str!("../../data/2023/plans.toml")),
            ("2023/classic.toml", include_str!("../../data/2023/classic.toml")),
            ("2023/opponents.toml", include_str!("../../data/2023/opponents.toml")),
        ],
    }
}

/// The sheets of a printing.
pub(super) fn sheets(printing: Printing) -> Vec<&'static str> {
    let has = |sheet: &&'static str| text(printing, sheet).is_some();
    let own = Extension::SHEETS.iter().map(|(name, _)| *name);
    [CLASSIC, BLUEPRINT].into_iter().chain(own).filter(has).collect()
}

/// Everything of a printing with one of its sheets, as one file.
pub(super) fn text(printing: Printing, sheet: &str) -> Option<String> {
    let files = files(printing).iter().map(|(_, text)| *text);
    let whole = match (printing, sheet) {
        (_, CLASSIC) => files.collect::<Vec<_>>().join("\n"),
        (Printing::Of2018, _) => return None,
        (Printing::Of2023, BLUEPRINT) => {
            let others = files.filter(|text| !text.contains("[sheet]"));
            others.chain([BLUEPRINT_SHEET]).collect::<Vec<_>>().join("\n")
        }
        (Printing::Of2023, own) => {
            let (_, own) = Extension::file(own)?;
            // Its plans take the place of the last stack, its streets that of the classic ones.
            let brings_sheet = own.contains("[sheet]");
            let others = files.filter(|text| !(brings_sheet && text.contains("[sheet]")));
            let others = others.map(|text| without_plans_of(text, STACKS));
            others.chain([own.to_owned()]).collect::<Vec<_>>().join("\n")
        }
    };
    Some(whole)
}

/// A file without the plans of a stack.
fn without_plans_of(text: &str, stack: usize) -> String {
    const PLAN: &str = "[[plan]]\n";
    let stays = |plan: &&str| !plan.contains(&format!("stack = {stack}\n"));
    text.split(PLAN).filter(stays).collect::<Vec<_>>().join(PLAN)
}

impl BuiltIn for Welcome {
    fn built_in(settings: &Settings) -> Result<String, OptionsError> {
        let settings = settings.complete(OPTIONS)?;
        let printing = match settings.get("edition") {
            Some(edition) if edition.to_string() == "2018" => Printing::Of2018,
            _ => Printing::Of2023,
        };
        let sheet = match settings.get("sheet") {
            Some(Setting::File { .. }) | None => CLASSIC.to_owned(),
            Some(sheet) => sheet.to_string(),
        };
        text(printing, &sheet).ok_or_else(|| {
            let known = sheets(printing).join(", ");
            OptionsError::Conflict(format!(
                "{} has no sheet `{sheet}` with this edition: expected one of {known}",
                Self::TITLE
            ))
        })
    }
}
