//! The scores of all seats, for a table or for JSON.

use comfy_table::Table;
use serde::{Serialize, Serializer};
use tabletop::{Game, Score, Seat, Viewer};

use crate::json::Named;
use crate::text::{table, width};

/// The score of one seat: final with its place once the game is over, otherwise as it stands.
#[derive(Clone, Debug)]
pub(crate) struct SeatScore {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// The final place.
    pub(crate) rank: Option<u16>,
    /// The points.
    pub(crate) score: Score,
    /// What the parts of the score are called.
    categories: Vec<&'static str>,
}

/// The scores of all seats, in the order of the seats, as far as the viewer may know.
pub(crate) fn seat_scores<G: Game>(game: &G, viewer: Viewer) -> Vec<SeatScore> {
    let categories = game.categories();
    let line = |seat, rank, score| SeatScore { seat, rank, score, categories: categories.to_vec() };
    match game.outcome() {
        Some(outcome) => Seat::all(game.seats())
            .zip(outcome.standings)
            .map(|(seat, standing)| line(seat, Some(standing.rank), standing.score))
            .collect(),
        None => {
            Seat::all(game.seats()).map(|seat| line(seat, None, game.score(seat, viewer))).collect()
        }
    }
}

impl SeatScore {
    /// The same under the names that the parts have at a table; without those it does not have.
    pub(crate) fn called(self, name: impl Fn(&'static str) -> Option<&'static str>) -> Self {
        let parts = self.categories.iter().zip(&self.score.parts);
        let kept = parts.filter_map(|(category, points)| Some((name(category)?, *points)));
        let (categories, parts): (Vec<_>, Vec<_>) = kept.unzip();
        let score = Score { parts: parts.into_iter().collect(), ..self.score };
        Self { score, categories, ..self }
    }
}

impl Serialize for SeatScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            seat: Seat,
            #[serde(skip_serializing_if = "Option::is_none")]
            rank: Option<u16>,
            total: i32,
            parts: Named<'a, i32>,
        }
        let line = Line {
            seat: self.seat,
            rank: self.rank,
            total: self.score.total,
            parts: Named(&self.categories, &self.score.parts),
        };
        line.serialize(serializer)
    }
}

/// A table of scores with what they are made of: the best first once the game is over, by seat
/// before. `names` are those of the seats, or empty. A narrow terminal has the seats side by side.
pub(crate) fn score_table(scores: Vec<SeatScore>, names: &[String]) -> Table {
    score_table_within(width().into(), scores, names)
}

/// The same where there are so many columns.
pub(crate) fn score_table_within(
    most: usize,
    mut scores: Vec<SeatScore>,
    names: &[String],
) -> Table {
    scores.sort_by_key(|line| (line.rank, line.seat));
    let ranked = scores.iter().any(|line| line.rank.is_some());
    let mut header: Vec<String> = Vec::new();
    header.extend(ranked.then(|| "place".to_owned()));
    header.push("seat".to_owned());
    header.extend((!names.is_empty()).then(|| "name".to_owned()));
    let words = header.len();
    let categories = scores.first().map_or(&[][..], |line| &line.categories);
    header.extend(categories.iter().map(ToString::to_string));
    header.push("total".to_owned());
    let mut rows = Vec::new();
    for line in &scores {
        let mut row = Vec::new();
        row.extend(ranked.then(|| line.rank.map_or(String::new(), |rank| rank.to_string())));
        row.push(line.seat.to_string());
        row.extend(names.get(line.seat.index()).cloned());
        row.extend(line.score.parts.iter().map(ToString::to_string));
        row.push(line.score.total.to_string());
        rows.push(row);
    }
    let lying = tabled(&header, &rows, words);
    if is_within(&lying, most) {
        return lying;
    }
    // Beside each other stand few seats, or short names. The total comes before its parts: a small
    // screen may have no room for the last rows.
    let last = header.len() - 1;
    let order = (0..words).chain([last]).chain(words..last);
    let mut columns = order.map(|index| (index, header[index].clone())).map(|(index, title)| {
        let cells = rows.iter().filter_map(|row| row.get(index).cloned());
        [title].into_iter().chain(cells).collect::<Vec<String>>()
    });
    let standing = tabled(&columns.next().unwrap_or_default(), &columns.collect::<Vec<_>>(), 1);
    if is_within(&standing, most) { standing } else { lying }
}

fn tabled(header: &[String], rows: &[Vec<String>], words: usize) -> Table {
    let mut table = table(header, words);
    for row in rows {
        table.add_row(row);
    }
    table
}

fn is_within(table: &Table, most: usize) -> bool {
    table.to_string().lines().all(|line| line.trim_end().chars().count() <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::show;

    fn line(rank: u16, seat: usize, total: i32) -> SeatScore {
        SeatScore {
            rank: Some(rank),
            seat: Seat::new(seat),
            score: Score { total, parts: [total].into_iter().collect() },
            categories: vec!["parks"],
        }
    }

    #[test]
    fn the_winner_stands_on_top() {
        let names = ["Ann".to_owned(), "Bo".to_owned()];
        let table = score_table_within(100, vec![line(2, 0, 7), line(1, 1, 12)], &names);
        let mut drawn = Vec::new();
        show(&mut drawn, &table).unwrap();
        assert_eq!(
            String::from_utf8(drawn).unwrap(),
            " place  seat  name  parks  total\n\
             ────────────────────────────────\n \
             1      2     Bo       12     12\n \
             2      1     Ann       7      7\n"
        );
    }

    #[test]
    fn a_narrow_terminal_has_the_seats_side_by_side() {
        let names = ["Ann".to_owned(), "Bo".to_owned()];
        let table = score_table_within(20, vec![line(2, 0, 7), line(1, 1, 12)], &names);
        let mut drawn = Vec::new();
        show(&mut drawn, &table).unwrap();
        assert_eq!(
            String::from_utf8(drawn).unwrap(),
            " place   1    2\n\
             ───────────────\n \
             seat    2    1\n \
             name   Bo  Ann\n \
             total  12    7\n \
             parks  12    7\n"
        );
    }

    #[test]
    fn programs_get_the_parts_by_name() {
        assert_eq!(
            serde_json::to_string(&line(1, 1, 12)).unwrap(),
            r#"{"seat":2,"rank":1,"total":12,"parts":{"parks":12}}"#
        );
    }
}
