//! What a visitor likes, kept by their browser: the look of sheets, and comforts of play.
//!
//! The comforts are a form, `POST /comfort`, with a field for each that is on, `tips`, and `path`
//! (where to come back to).

use crate::pages::skin::Skin;

/// What a visitor likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The look of sheets.
    pub skin: Skin,
    /// Finish my turn without asking when nothing else can be done.
    pub finish: bool,
    /// Cross, plant or build where that is the only thing to do.
    pub cross: bool,
    /// Show the tips of the first round.
    pub tips: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self { skin: Skin::default(), finish: false, cross: false, tips: true }
    }
}

impl Preferences {
    /// The comforts as a cookie keeps them: a letter for each that is not as usual.
    pub(crate) fn comforts(self) -> String {
        [(self.finish, 'f'), (self.cross, 'c'), (!self.tips, 't')]
            .into_iter()
            .filter_map(|(given, letter)| given.then_some(letter))
            .collect()
    }

    /// The same with the comforts of a cookie.
    #[must_use]
    pub(crate) fn with_comforts(self, cookie: &str) -> Self {
        let has = |letter| cookie.contains(letter);
        Self { finish: has('f'), cross: has('c'), tips: !has('t'), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comforts_survive_the_cookie() {
        for (finish, cross, tips) in
            [(false, false, true), (true, false, true), (false, true, false), (true, true, true)]
        {
            let liked = Preferences { finish, cross, tips, ..Preferences::default() };
            assert_eq!(Preferences::default().with_comforts(&liked.comforts()), liked);
        }
    }
}
