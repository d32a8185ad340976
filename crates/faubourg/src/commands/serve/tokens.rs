//! The tokens of those who operate the server. They are never on the command line, where others could
//! see them.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use web::OperatorToken;

/// What opens the operator's page.
const ADMIN: &str = "FAUBOURG_ADMIN_TOKEN";
/// What opens the metrics and nothing else.
const METRICS: &str = "FAUBOURG_METRICS_TOKEN";

/// Where the operator's token is.
#[derive(Args, Debug)]
pub(super) struct Tokens {
    /// Open the operator's page at /admin with the token in this file [default: the token in
    /// FAUBOURG_ADMIN_TOKEN, if it is set]
    #[arg(long, value_name = "FILE")]
    admin_token_file: Option<PathBuf>,
}

impl Tokens {
    /// The operator's token, if there is one.
    pub(super) fn admin(&self) -> Result<Option<OperatorToken>> {
        let Some(file) = &self.admin_token_file else { return from_environment(ADMIN) };
        let text = fs::read_to_string(file)
            .with_context(|| format!("cannot read the operator's token in {}", file.display()))?;
        let token = text.parse().with_context(|| format!("{} cannot be used", file.display()))?;
        Ok(Some(token))
    }

    /// The token for metrics, if there is one.
    pub(super) fn metrics() -> Result<Option<OperatorToken>> {
        from_environment(METRICS)
    }
}

fn from_environment(name: &str) -> Result<Option<OperatorToken>> {
    match env::var(name) {
        Ok(text) => Ok(Some(text.parse().with_context(|| format!("{name} cannot be used"))?)),
        Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => bail!("{name} cannot be used: it is not Unicode"),
    }
}
