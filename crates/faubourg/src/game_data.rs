//! The data that a table is played with: what is built in, changed by a file.

use anyhow::{Result, anyhow};
use tabletop::data::{Base, Reader};
use tabletop::{BuiltIn, OptionKind, Setting, Settings};
use toml::Table;

/// The option of a game that takes a data file.
pub(crate) fn option<G: BuiltIn>() -> Option<&'static str> {
    let takes_data = |spec: &&tabletop::OptionSpec| matches!(spec.kind, OptionKind::Data(_));
    G::options().iter().find(takes_data).map(|spec| spec.name)
}

/// Everything a table with these settings is played with: what is built in, and over it the data
/// file if there is one.
pub(crate) fn whole<G: BuiltIn>(settings: &Settings) -> Result<Table> {
    let option = option::<G>().ok_or_else(|| anyhow!("{} has no data to look at", G::TITLE))?;
    let built_in = |value: Option<&str>| -> Result<String> {
        let mut others = Settings::default();
        for (name, setting) in settings.iter().filter(|(name, _)| *name != option) {
            others.set(name, &setting.to_string());
        }
        if let Some(value) = value {
            others.set(option, value);
        }
        Ok(G::built_in(&others)?)
    };
    let (file, text) = match settings.get(option) {
        Some(Setting::File { file, text }) => (file, text),
        Some(word) => return Ok(toml::from_str(&built_in(Some(&word.to_string()))?)?),
        None => return Ok(toml::from_str(&built_in(None)?)?),
    };
    let reader = Reader { file, text };
    let base = match reader.base()? {
        // A file of whole tables stands for those it brings.
        Base::Nothing => {
            let mut data: Table = toml::from_str(&built_in(None)?)?;
            data.extend(toml::from_str::<Table>(text)?);
            return Ok(data);
        }
        Base::Default => built_in(None)?,
        Base::Named(name) => built_in(Some(&name))?,
    };
    Ok(toml::from_str(&reader.laid_over(&base, |whole| Ok(whole.to_owned()))?)?)
}
