//! What something in the data is worth: the same deals with and without it.

use serde::Serialize;

use super::measure::{Asking, Topic, Unit};
use super::pieces::Compared;
use super::watch::Played;

/// What a thing brings.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Without {
    /// Where it stands in the data.
    pub(super) place: String,
    /// Every figure with it (`yours`) and without it (`against`).
    pub(super) findings: Vec<Brought>,
}

/// One figure with and without something.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Brought {
    pub(super) topic: Topic,
    pub(super) key: String,
    #[serde(skip)]
    pub(super) name: String,
    #[serde(skip)]
    pub(super) unit: Unit,
    #[serde(flatten)]
    pub(super) compared: Compared,
}

impl Without {
    /// Compares the games with it and without it, which had the same deals.
    pub(super) fn of(place: &str, asking: &Asking, with: &[Played], without: &[Played]) -> Self {
        let brought = asking.measures().into_iter().map(|measure| Brought {
            compared: Compared::of(&[measure.estimate(with), measure.estimate(without)]),
            topic: measure.topic,
            key: measure.key,
            name: measure.name,
            unit: measure.unit,
        });
        Self { place: place.to_owned(), findings: brought.collect() }
    }

    /// What changed for sure, the clearest first.
    pub(super) fn seen(&self) -> Vec<&Brought> {
        let change = |brought: &&Brought| brought.compared.change.filter(|change| change.seen);
        let mut seen: Vec<&Brought> =
            self.findings.iter().filter(|brought| change(brought).is_some()).collect();
        let clear = |brought: &&Brought| {
            change(brought)
                .map_or(0.0, |change| change.interval.value.abs() / change.interval.half())
        };
        seen.sort_by(|one, other| clear(other).total_cmp(&clear(one)));
        seen
    }

    /// One figure.
    pub(super) fn finding(&self, topic: Topic, key: &str) -> Option<&Brought> {
        self.findings.iter().find(|brought| brought.topic == topic && brought.key == key)
    }
}
