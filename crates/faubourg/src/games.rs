//! The one place that knows which games exist.

use tabletop::{BuiltIn, Eventful, Game, Judged, Narrated};

/// Something that can be done with any game; the choice of the game comes at run time.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Judged + Narrated + Eventful + BuiltIn>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games, as people type them and records keep them.
        pub(crate) const NAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        /// Takes the visitor to the game with this name; `None` if there is none.
        pub(crate) fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
            $(
                if name == <$game as Game>::NAME {
                    return Some(visitor.visit::<$game>());
                }
            )+
            None
        }

        /// The games as the server plays them.
        pub(crate) fn served() -> web::Games {
            web::Games::default()$(.with::<$game>())+.with_sheets::<welcome::Paper>()
                .with_sheets::<welcome::DreamPaper>()
        }
    };
}

/// The same for a record, which may be of a sheet for people with the box.
pub(crate) fn visit_recorded<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    if name == welcome::Paper::NAME {
        return Some(visitor.visit::<welcome::Paper>());
    }
    if name == welcome::DreamPaper::NAME {
        return Some(visitor.visit::<welcome::DreamPaper>());
    }
    visit(name, visitor)
}

// A new game is one line here.
games! {
    welcome::Welcome,
    welcome::Dream,
    welkin::Welkin,
    bienvenue::Bienvenue,
}

/// What to say about a name that no game has.
pub(crate) fn unknown(name: &str) -> anyhow::Error {
    let known: Vec<String> = NAMES.iter().map(|name| format!("`{name}`")).collect();
    anyhow::anyhow!("there is no game `{name}`: expected {}", known.join(", "))
}
