//! The games that have pages.

use maud::Markup;
use welcome::{Refusal, Welcome};

use crate::pages::welcome::{self as page, Scene};
use crate::play::{SceneOf, Shown};
use crate::words::Words;

fn scene<'a>(scene: &SceneOf<'a, Welcome>) -> Scene<'a> {
    Scene {
        words: scene.words,
        address: scene.address,
        title: scene.title,
        version: scene.version,
        look: scene.look,
        everyone: scene.everyone,
        mine: scene.mine,
        host: scene.host,
        view: scene.view,
        before: scene.before,
        people: scene.people,
        choices: scene.choices,
        taken: scene.taken,
        last_round: scene.last_round,
        scores: scene.scores,
        ranks: scene.ranks,
        refused: scene.refused,
    }
}

impl Shown for Welcome {
    fn table(of: &SceneOf<'_, Self>) -> Markup {
        page::table(&scene(of))
    }

    fn waits(of: &SceneOf<'_, Self>) -> bool {
        page::needs_refresh(&scene(of))
    }

    fn replay(of: &SceneOf<'_, Self>, round: u32, rounds: u32) -> Markup {
        page::replay(&scene(of), round, rounds)
    }

    fn refusal(words: &Words, refusal: &Refusal) -> String {
        page::refusal(words, refusal)
    }
}
