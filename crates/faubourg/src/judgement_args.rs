//! The part of the command line that says by which weights bots judge.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use bots::Level;
use clap::Args;
use tabletop::Judged;
use tabletop::data::Reader;

use crate::given_file;

/// The weights of a game's judge.
#[derive(Args, Clone, Debug)]
pub(crate) struct JudgementArgs {
    /// Let bots judge by the weights in this TOML file. It may hold only those that it changes;
    /// `faubourg data GAME --judgement` prints the built-in ones
    #[arg(long, value_name = "FILE.toml")]
    judgement: Option<PathBuf>,
}

impl JudgementArgs {
    /// The weights: those of the file, and the built-in ones where it says nothing.
    pub(crate) fn read<G: Judged>(&self) -> Result<G::Judgement> {
        let Some(path) = &self.judgement else { return Ok(G::Judgement::default()) };
        let file = path.display().to_string();
        let text = given_file::text_of(path)?;
        judgement::<G>(&file, &text)
    }

    /// Refuses weights that none of these levels would look at.
    pub(crate) fn check(&self, levels: &[Level]) -> Result<()> {
        if self.judgement.is_some() && levels.iter().all(|&level| level == Level::Random) {
            bail!("`--judgement` is for levels that judge: expected one besides `random`");
        }
        Ok(())
    }
}

/// The built-in weights as a file.
pub(crate) fn built_in<G: Judged>() -> Result<String> {
    toml::to_string(&G::Judgement::default()).context("the weights cannot be written")
}

fn judgement<G: Judged>(file: &str, text: &str) -> Result<G::Judgement> {
    let read = |whole: &str| Reader { file, text: whole }.raw::<G::Judgement>();
    Ok(Reader { file, text }.laid_over(&built_in::<G>()?, read)?)
}

#[cfg(test)]
mod tests {
    use welcome::Welcome;

    use super::*;

    #[test]
    fn a_file_may_hold_one_weight() {
        let changed = judgement::<Welcome>("mine.toml", "[several]\npace = 2\n").unwrap();
        let built_in = welcome::Judgement::default();
        assert!((changed.several.pace - 2.0).abs() < f32::EPSILON);
        assert_eq!(changed.alone, built_in.alone);
    }

    #[test]
    fn unknown_weights_are_refused_with_their_line() {
        let refused = |text| judgement::<Welcome>("mine.toml", text).unwrap_err().to_string();
        let unknown = refused("[several]\npace = 2\nhaste = 1\n");
        assert!(unknown.starts_with("mine.toml, line 3: unknown field `haste`"), "{unknown}");
        let wordy = refused("[alone]\npace = \"fast\"\n");
        assert!(wordy.starts_with("mine.toml, line 2: `pace` is the text \"fast\""), "{wordy}");
    }
}
