//! What the tables of all games have in common: the frame of the page, and the parts that do not
//! ask which game it is.
//!
//! | to find | look in |
//! | --- | --- |
//! | what every part asks for: whose board is shown, names, links, buttons | `frame` |
//! | the order of all parts, and the form in which choices are made | `page` |
//! | the line on top, the strip under the prompt, who sits where | `bar`, `refused`, `seats` |
//! | taking back, waiting, watching, a lost connection | `prompt` |
//! | the score, and what it is made of | `score` |
//! | what happened | `log` |
//! | the end: who won, the final scores, lines over the rounds | `ending`, `chart` |
//! | the steps of a replay, a decision that is tried again | `replay`, `lesson` |
//! | the side sheet with the rules and lists of keys; what someone sets for themselves | `help`, `settings` |
//! | what something is in one sentence, tips for a first game | `explain`, `tips` |
//! | what a game has ticked on the viewer's diploma | `ticked` |
//! | a board as a picture to keep and to send | `picture` |
//! | everyone's board by name | `chips` |
//! | who is choosing, and small pieces of text | `players`, `text` |

pub(super) mod bar;
pub(super) mod chart;
pub(super) mod chips;
pub(super) mod ending;
pub(super) mod explain;
pub(super) mod frame;
pub(super) mod help;
pub(super) mod lesson;
pub(super) mod log;
pub(crate) mod page;
pub(super) mod picture;
#[cfg(test)]
pub(super) mod played;
pub(super) mod players;
pub(super) mod prompt;
pub(super) mod refused;
pub(super) mod replay;
pub(super) mod score;
pub(super) mod seats;
pub(super) mod settings;
#[cfg(test)]
mod tests;
pub(super) mod text;
pub(super) mod ticked;
pub(super) mod tips;
