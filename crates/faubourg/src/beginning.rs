//! Where games begin: with the first card, or with a position that somebody wrote.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use tabletop::{Dealer, Game, Origin, Record, Seed, Table};

use crate::table_args::TableArgs;
use crate::written_position::WrittenPosition;

/// The part of the command line that says where games begin.
#[derive(Args, Clone, Debug)]
pub(crate) struct FromArgs {
    /// Begin with this position instead of the first card; it has the options and the seats. `-`
    /// reads it from standard input
    #[arg(long, value_name = "FILE.json", conflicts_with_all = ["seats", "set", "data"])]
    from: Option<PathBuf>,
}

/// Where the games of a table begin.
pub(crate) struct Beginning<G: Game> {
    /// The options and the data they choose.
    pub(crate) setup: G::Setup,
    /// How many seats there are.
    pub(crate) seats: usize,
    origin: Option<Origin>,
}

impl FromArgs {
    /// Where games begin with these options, or with the position.
    pub(crate) fn beginning<G: Game>(&self, table: &TableArgs) -> Result<Beginning<G>> {
        let Some(path) = &self.from else {
            return Ok(Beginning { setup: table.setup::<G>()?, seats: table.seats, origin: None });
        };
        let written = WrittenPosition::read(path)?;
        let file = &written.file;
        if written.game != G::NAME {
            bail!("{file}: this is a position of `{}`: expected `{}`", written.game, G::NAME);
        }
        let position = written.position::<G>().map_err(|faults| anyhow!("{file}: {faults}"))?;
        let (options, seats) = written.table()?;
        let setup = G::setup(&options, seats)?;
        // A position written by hand was promised by nobody.
        let nobody = Seed([0; 16]);
        let game = G::set_up(&position, Dealer::new(&nobody))
            .map_err(|faults| anyhow!("{file}: {faults}"))?;
        if game.outcome().is_some() {
            bail!("{file}: the game is over: expected one that goes on");
        }
        let json = written.json().clone();
        let origin =
            Origin { commitment: nobody.commitment(), round: game.round(), position: json };
        Ok(Beginning { setup, seats, origin: Some(origin) })
    }
}

impl<G: Game> Beginning<G> {
    /// With the first card.
    #[cfg(test)]
    pub(crate) fn anew(setup: G::Setup, seats: usize) -> Self {
        Self { setup, seats, origin: None }
    }

    /// A table at which a game begins here, with the cards of this seed to come.
    pub(crate) fn table(&self, names: Vec<String>, seed: Seed) -> Result<Table<G>> {
        let setup = self.setup.clone();
        match &self.origin {
            None => Ok(Table::new(setup, names, seed)),
            Some(origin) => Ok(Table::resume(setup, names, seed, Arc::new(origin.clone()))?),
        }
    }

    /// A game that begins here, with the cards of this seed to come.
    pub(crate) fn game(&self, seed: &Seed) -> Result<G> {
        match &self.origin {
            None => Ok(G::start(&self.setup, Dealer::new(seed))),
            Some(origin) => Ok(origin.begin(&self.setup, self.seats, Dealer::new(seed))?),
        }
    }

    /// The record of a game that began here.
    pub(crate) fn recorded(&self, record: Record) -> Record {
        Record { from: self.origin.clone(), ..record }
    }
}
