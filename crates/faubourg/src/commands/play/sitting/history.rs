//! What happened at the table.

use tabletop::drawing::Span;
use tabletop::{Ink, Judged, LogEntry, Narrated, Seat, Viewer};

use super::{ME, Sitting};
use crate::commands::play::told::Told;

/// One thing that happened.
#[derive(Clone, Debug)]
pub(crate) struct Happening {
    /// In which round, as a title.
    round: String,
    /// Who did it; nobody if it came by itself.
    who: Option<Seat>,
    /// In words.
    pub(crate) told: Told,
}

impl<G: Judged + Narrated> Sitting<G> {
    /// What happened since this was last asked, in words: what everyone did, and what came by
    /// itself.
    pub(crate) fn news(&mut self) -> &[Happening] {
        let before = self.history.len();
        let (since, told) = &self.told;
        let kept = self.table.kept();
        let chosen: Vec<_> = kept[*told..].iter().map(|kept| (kept.seat, kept.choice)).collect();
        if !chosen.is_empty() {
            let round = since.round_title();
            let now = self.table.checkpoint();
            for entry in now.log_since(since, &chosen) {
                let (who, told) = match entry {
                    LogEntry::Did(seat, deeds) => {
                        let total = |game: &G| game.score(seat, Viewer::Spectator).total;
                        let (before, after) = (total(since), total(now));
                        let words = match after - before {
                            0 => format!("{deeds}."),
                            change => format!("{deeds}. {change:+}, now {after}"),
                        };
                        let name = &self.table.names()[seat.index()];
                        let lead = [(Ink::Plain, "  "), (Ink::Strong, name), (Ink::Plain, " ")];
                        let lead = lead.map(|(ink, text)| Span::new(ink, text)).to_vec();
                        (Some(seat), Told::led(lead, 4, words))
                    }
                    LogEntry::Happened(words) => {
                        let lead = vec![Span::new(Ink::Plain, "  ")];
                        let told = Told::Sentence { lead, indent: 4, words, ink: Ink::Faint };
                        (None, told)
                    }
                };
                self.history.push(Happening { round: round.clone(), who, told });
            }
            self.told = (now.clone(), kept.len());
        }
        &self.history[before..]
    }

    /// Everything that was told so far, under the rounds in which it happened.
    pub(crate) fn log(&self) -> Vec<Told> {
        let mut log = Vec::new();
        for round in self.history.chunk_by(|one, next| one.round == next.round) {
            log.extend(round.first().map(|first| Told::title(first.round.clone())));
            log.extend(round.iter().map(|happening| happening.told.clone()));
        }
        if log.is_empty() {
            log.push(Told::plain("Nothing has happened yet: no round is over."));
        }
        log
    }
}

impl Happening {
    /// Whether the person did not do it.
    pub(crate) fn is_news(&self) -> bool {
        self.who != Some(ME)
    }
}
