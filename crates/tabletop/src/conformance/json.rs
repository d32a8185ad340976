//! Views and positions travel as JSON: pages and people write and read them.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Verdict;
use super::sight::{cut, json_text, named, same_data};
use super::walk::Walk;
use crate::Game;

pub(super) fn reads_back<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    walk.for_a_while(|walk| {
        for &viewer in &walk.watchers {
            let view = walk.game.view(viewer);
            same_data_read(&format!("the view of {}", named(viewer)), &view)?;
            if view.to_string().trim().is_empty() {
                return Err(format!(
                    "the view of {} is drawn as an empty text; expected the board",
                    named(viewer)
                ));
            }
        }
        same_data_read("the position", &walk.game.position())
    })
}

fn same_data_read<T: Serialize + DeserializeOwned + PartialEq>(what: &str, data: &T) -> Verdict {
    let text = json_text(what, data)?;
    let read: T = serde_json::from_str(&text).map_err(|error| {
        format!("{what} cannot be read back from its JSON: {error}: {}", cut(&text))
    })?;
    same_data(&format!("{what}, read back from its JSON"), &read, data)
}
