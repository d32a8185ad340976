//! What can be typed besides choices: one list for plain prompts, for the screen and for help.

/// A word with what may follow it and what it is for.
pub(crate) struct Word {
    /// What to type.
    pub(crate) name: &'static str,
    /// What follows it.
    pub(crate) with: &'static str,
    /// What it is for, to be read after "to".
    pub(crate) does: &'static str,
}

const fn word(name: &'static str, with: &'static str, does: &'static str) -> Word {
    Word { name, with, does }
}

/// All of them, in the order in which help lists them.
pub(crate) const WORDS: &[Word] = &[
    word("undo", "", "take back your last choice of this round"),
    word("restart", "", "take back all your choices of this round"),
    word("board", "", "see the whole board again"),
    word("hint", "", "ask the best bot what it would do, and why"),
    word("score", "", "see all scores and what they are made of"),
    word("sheets", "", "see what the others have built"),
    word("log", "", "see what happened in all rounds"),
    word(
        "record",
        "FILE",
        "write the game down below the records of a file, to `faubourg replay` it",
    ),
    word("help rules", "", "read the rules"),
    word("help sheet", "", "see what the signs on the board mean"),
    word("again", "", "play another game when this one is over"),
    word("quit", "", "leave"),
];

/// A line that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed<'a> {
    /// Nothing at all.
    Nothing,
    /// `undo`
    Undo,
    /// `restart`
    Restart,
    /// `board`
    Board,
    /// `hint`
    Hint,
    /// `score`
    Score,
    /// `sheets`, or `others` as the screen calls them
    Sheets,
    /// `log`
    Log,
    /// `record FILE`
    Record(&'a str),
    /// `help TOPIC`
    Help(&'a str),
    /// `rules CHAPTER`, which is short for `help rules CHAPTER`
    Rules(&'a str),
    /// `again`
    Again,
    /// `quit`
    Quit,
    /// Choices in notation, or the number of one.
    Choices(&'a str),
}

impl<'a> Typed<'a> {
    /// Reads a line.
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" => Self::Nothing,
            "undo" => Self::Undo,
            "restart" => Self::Restart,
            "board" => Self::Board,
            "hint" => Self::Hint,
            "score" => Self::Score,
            "sheets" | "others" => Self::Sheets,
            "log" => Self::Log,
            "record" => Self::Record(rest),
            "help" | "?" => Self::Help(rest),
            "rules" => Self::Rules(rest),
            "again" => Self::Again,
            "quit" | "exit" => Self::Quit,
            _ => Self::Choices(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_list_is_read() {
        for Word { name, .. } in WORDS {
            assert!(!matches!(Typed::read(name), Typed::Choices(_)), "{name}");
        }
    }

    #[test]
    fn capitals_and_spaces_do_not_matter() {
        assert_eq!(Typed::read("  UNDO "), Typed::Undo);
        assert_eq!(Typed::read("Record  My Game.jsonl"), Typed::Record("My Game.jsonl"));
        assert_eq!(Typed::read("take 2, done"), Typed::Choices("take 2, done"));
    }
}
