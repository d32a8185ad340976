//! The line that is typed, and the lines typed before.

/// A line being typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Input {
    text: String,
    /// Before which character the cursor stands.
    cursor: usize,
    /// Lines typed before, the oldest first.
    history: Vec<String>,
    /// Which of them is shown.
    recalled: Option<usize>,
    /// What was typed before one was recalled.
    draft: String,
}

impl Input {
    /// The text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Before which character the cursor stands.
    pub(super) fn cursor(&self) -> usize {
        self.cursor
    }

    /// Whether nothing is typed.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Whether the cursor stands behind the last character.
    pub(super) fn is_at_end(&self) -> bool {
        self.cursor == self.text.chars().count()
    }

    /// Replaces everything; the cursor stands at the end.
    pub(super) fn set(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        self.end();
    }

    /// Takes the line, which becomes part of the history.
    pub(super) fn take(&mut self) -> String {
        let line = std::mem::take(&mut self.text);
        self.cursor = 0;
        self.recalled = None;
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
        }
        line
    }

    /// Forgets the line.
    pub(super) fn clear(&mut self) {
        self.set("");
        self.recalled = None;
    }

    /// Types a text at the cursor, on one line.
    pub(super) fn insert(&mut self, text: &str) {
        let plain: String = text.chars().filter(|letter| !letter.is_control()).collect();
        self.text.insert_str(self.at(self.cursor), &plain);
        self.cursor += plain.chars().count();
    }

    /// Removes the character before the cursor.
    pub(super) fn backspace(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.delete();
        }
    }

    /// Removes the character behind the cursor.
    pub(super) fn delete(&mut self) {
        if !self.is_at_end() {
            self.text.remove(self.at(self.cursor));
        }
    }

    /// Removes the word before the cursor.
    pub(super) fn delete_word(&mut self) {
        let before = &self.text[..self.at(self.cursor)];
        let kept = before.trim_end().rfind(' ').map_or(0, |space| space + 1);
        let removed = before[kept..].chars().count();
        self.text.replace_range(kept..self.at(self.cursor), "");
        self.cursor -= removed;
    }

    /// Removes everything before the cursor.
    pub(super) fn delete_to_start(&mut self) {
        self.text.replace_range(..self.at(self.cursor), "");
        self.cursor = 0;
    }

    /// Removes everything behind the cursor.
    pub(super) fn delete_to_end(&mut self) {
        self.text.truncate(self.at(self.cursor));
    }

    pub(super) fn left(&mut self) {
        self.cursor = self.cursor.saturating_sub(1);
    }

    pub(super) fn right(&mut self) {
        self.cursor = (self.cursor + 1).min(self.text.chars().count());
    }

    pub(super) fn home(&mut self) {
        self.cursor = 0;
    }

    pub(super) fn end(&mut self) {
        self.cursor = self.text.chars().count();
    }

    /// Shows the line typed before the one shown.
    pub(super) fn earlier(&mut self) {
        let place = match self.recalled {
            None => {
                self.draft.clone_from(&self.text);
                self.history.len().checked_sub(1)
            }
            Some(place) => Some(place.saturating_sub(1)),
        };
        if let Some(line) = place.and_then(|place| self.history.get(place)).cloned() {
            self.recalled = place;
            self.set(&line);
        }
    }

    /// Shows the line typed after the one shown; after the last one, what was being typed.
    pub(super) fn later(&mut self) {
        let Some(place) = self.recalled else { return };
        if let Some(line) = self.history.get(place + 1).cloned() {
            self.recalled = Some(place + 1);
            self.set(&line);
        } else {
            self.recalled = None;
            let draft = std::mem::take(&mut self.draft);
            self.set(&draft);
        }
    }

    /// Where in the text a character begins.
    fn at(&self, character: usize) -> usize {
        self.text.char_indices().nth(character).map_or(self.text.len(), |(at, _)| at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Input {
        let mut input = Input::default();
        input.insert(text);
        input
    }

    #[test]
    fn text_is_edited_at_the_cursor() {
        let mut input = typed("write 9¾ b4");
        input.backspace();
        input.insert("5");
        input.home();
        input.right();
        input.delete();
        assert_eq!(input.text(), "wite 9¾ b5");
        input.end();
        input.delete_word();
        assert_eq!(input.text(), "wite 9¾ ");
        input.left();
        input.delete_to_start();
        assert_eq!(input.text(), " ");
        input.insert("a\nb");
        assert_eq!(input.text(), "ab ", "a line is one line");
        input.delete_to_end();
        assert_eq!(input.text(), "ab");
    }

    #[test]
    fn earlier_lines_come_back_and_so_does_the_one_being_typed() {
        let mut input = typed("take 1");
        input.take();
        input.insert("done");
        input.take();
        input.insert("wr");
        input.earlier();
        assert_eq!(input.text(), "done");
        input.earlier();
        input.earlier();
        assert_eq!(input.text(), "take 1");
        input.later();
        input.later();
        assert_eq!(input.text(), "wr");
        input.later();
        assert_eq!(input.text(), "wr");
    }
}
