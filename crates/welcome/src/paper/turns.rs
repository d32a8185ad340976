//! Which turn each mark of a sheet belongs to: the one count that replays, charts and scores share.

use super::{AnyMark, OnPaper, PaperMark, PaperOf};

/// The turn of each mark, counted from 1; what comes before the first turn is 0.
///
/// A turn writes a number or crosses a refusal. What is written in the place of something that was
/// rubbed out, or over another number, corrects a turn and is none of its own.
pub fn turns_of<M: PaperMark>(marks: &[M]) -> Vec<usize> {
    let (mut numbered, mut refusals, mut turn) = (Vec::new(), 0_usize, 0);
    let mut belongs = Vec::with_capacity(marks.len());
    for mark in marks {
        match (mark.any(), mark.house()) {
            (Some(AnyMark::Refuse), _) => refusals += 1,
            (Some(AnyMark::EraseRefuse), _) => refusals = refusals.saturating_sub(1),
            (_, Some(house)) if mark.writes_number() && !numbered.contains(&house) => {
                numbered.push(house);
            }
            _ => numbered.retain(|house| Some(*house) != mark.removes_number()),
        }
        turn = turn.max(numbered.len() + refusals);
        belongs.push(turn);
    }
    belongs
}

impl<G: OnPaper> PaperOf<G> {
    /// How many turns are written down.
    pub fn turns(&self) -> usize {
        turns_of(self.marks()).last().copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::turns_of;
    use crate::paper::Mark;

    fn turns(marks: &[&str]) -> Vec<usize> {
        let marks: Vec<Mark> = marks.iter().map(|mark| mark.parse().expect("a mark")).collect();
        turns_of(&marks)
    }

    #[test]
    fn a_correction_is_no_turn_of_its_own() {
        assert_eq!(turns(&["aim 1", "write 7 a5", "park a", "refuse"]), [0, 1, 1, 2]);
        // Rubbed out and written elsewhere; written over; a refusal taken back.
        assert_eq!(turns(&["write 7 a5", "erase a5", "write 7 a6"]), [1, 1, 1]);
        assert_eq!(turns(&["write 7 a5", "write 8 a5", "write 9 a6"]), [1, 1, 2]);
        assert_eq!(turns(&["refuse", "erase refuse", "write 9 a6"]), [1, 1, 1]);
        // A copy is a part of its turn, and zombies take no turn back.
        let marks = ["write 7 a5", "bis 7 a6", "invade a5", "write 3 a1", "refuse"];
        assert_eq!(turns(&marks), [1, 1, 1, 2, 3]);
    }
}
