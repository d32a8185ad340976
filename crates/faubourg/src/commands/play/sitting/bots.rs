//! Bots at the table: asked one after the other, wherever they think.

use anyhow::{Result, anyhow};
use bots::Player;
use tabletop::{Game, Judged, Narrated, Seat, Seen};

use super::{ME, Sitting};

/// A bot that was asked for a choice, with what it needs to find one.
pub(crate) struct Asked<G: Game> {
    seat: Seat,
    bot: Box<dyn Player<G>>,
    game: G,
}

/// A bot that has made up its mind.
pub(crate) struct Decided<G: Game> {
    seat: Seat,
    bot: Box<dyn Player<G>>,
    choice: G::Choice,
    checkpoints: u32,
}

impl<G: Judged> Asked<G> {
    /// Lets it think.
    pub(crate) fn decide(mut self) -> Decided<G> {
        let choice = self.bot.choose(&Seen::new(&self.game, self.seat));
        let checkpoints = self.game.checkpoints();
        Decided { seat: self.seat, bot: self.bot, choice, checkpoints }
    }
}

impl<G: Judged + Narrated> Sitting<G> {
    /// The next bot that owes a choice; none while one thinks. Bots choose as soon as they can:
    /// what they choose shows when the round ends.
    pub(crate) fn ask_bot(&mut self) -> Option<Asked<G>> {
        if self.bots.iter().any(Option::is_none) {
            return None;
        }
        let game = self.table.game();
        let seat = game.waiting_on().into_iter().find(|&seat| seat != ME)?;
        let bot = self.bots[seat.index() - 1].take()?;
        Some(Asked { seat, bot, game: game.clone() })
    }

    /// Whether a bot thinks somewhere else.
    pub(crate) fn is_bot_thinking(&self) -> bool {
        self.bots.iter().any(Option::is_none)
    }

    /// The bot is back with its choice. If something came to light meanwhile, it is asked again.
    pub(crate) fn bot_decided(&mut self, decided: Decided<G>) -> Result<()> {
        let Decided { seat, bot, choice, checkpoints } = decided;
        self.bots[seat.index() - 1] = Some(bot);
        if self.table.game().checkpoints() == checkpoints {
            self.table
                .choose(seat, choice)
                .map_err(|refusal| anyhow!("seat {seat} chose `{choice}`: {refusal}"))?;
            self.list();
        }
        Ok(())
    }
}
