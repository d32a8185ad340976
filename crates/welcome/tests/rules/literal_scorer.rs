//! A second scorer, slow and literal: rulebook pp. 6 to 11 and facts 2.2, 4.5 and 4.12 written
//! down as they read. It knows the game only by the JSON of a view, and types every figure anew.

use std::cmp::Ordering;

use serde_json::Value;

/// What a sheet is worth, part by part, and what breaks ties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) plans: i64,
    pub(crate) parks: i64,
    pub(crate) pools: i64,
    pub(crate) temps: i64,
    pub(crate) estates: i64,
    pub(crate) bis: i64,
    pub(crate) refusals: i64,
    pub(crate) roundabouts: i64,
    /// Complete estates of 1, 2, 3, 4, 5 and 6 houses.
    pub(crate) sizes: [i64; 6],
    /// 1 for the winner.
    pub(crate) rank: i64,
}

impl Worth {
    pub(crate) fn total(&self) -> i64 {
        self.plans + self.parks + self.pools + self.temps + self.estates
            - self.bis
            - self.refusals
            - self.roundabouts
    }
}

/// Scores every seat of a view.
pub(crate) fn score(view: &Value) -> Vec<Worth> {
    let seats = view["seats"].as_array().expect("seats");
    let mut worths: Vec<Worth> = seats.iter().map(|seat| sheet(view, &seat["sheet"])).collect();
    let hired: Vec<i64> = seats.iter().map(|seat| number(&seat["sheet"]["temps"])).collect();
    for (worth, &temps) in worths.iter_mut().zip(&hired) {
        let theirs = view["opponent"]["pile"].as_array().map(|pile| of(pile, "temp"));
        worth.temps = if view["mode"] == "solo" {
            if temps >= 6 { 7 } else { 0 }
        } else if let Some(theirs) = theirs {
            match (view["opponent"]["level"].as_i64(), temps) {
                (Some(0), 5..) => 7,
                (Some(0), 3..) => 4,
                (Some(0), 1..) => 1,
                (Some(0), _) => 0,
                _ => temps_among(temps, &[temps, theirs]),
            }
        } else {
            temps_among(temps, &hired)
        };
    }
    let places: Vec<i64> = worths
        .iter()
        .map(|me| {
            let better = |other: &&Worth| match view["printing"].as_str() {
                Some("2023") => compare_2023(other, me).is_gt(),
                _ => compare(other, me).is_gt(),
            };
            1 + worths.iter().filter(better).count() as i64
        })
        .collect();
    for (worth, place) in worths.iter_mut().zip(places) {
        worth.rank = place;
    }
    worths
}

/// How many cards of a pile have this action.
fn of(pile: &[Value], action: &str) -> i64 {
    let has =
        |card: &&Value| card.as_str().is_some_and(|card| card.ends_with(&format!(" {action}")));
    pile.iter().filter(has).count() as i64
}

/// What an opponent of the AAA has: its points, and how many lots. Facts D.13, card by card.
pub(crate) fn opponent(view: &Value) -> (i64, i64) {
    let opponent = &view["opponent"];
    let pile = opponent["pile"].as_array().expect("a pile");
    let scores = &opponent["scores"];
    if opponent["level"] == 0 {
        return (0, 0);
    }
    let mut total = of(pile, "landscaper") * number(&scores["park"])
        + of(pile, "pool") * number(&scores["pool"])
        + of(pile, "temp") * number(&scores["temp"])
        + of(pile, "surveyor") * number(&scores["barrier"]);
    let mine = number(&view["seats"][0]["sheet"]["temps"]);
    total += temps_among(of(pile, "temp"), &[mine, of(pile, "temp")]);
    for plan in 0..3 {
        total += match opponent["plans"][plan].as_str() {
            Some("first") => number(&view["plans"][plan]["first"]),
            Some("later") => number(&view["plans"][plan]["later"]),
            _ => 0,
        };
    }
    let mut lots = Vec::new();
    let (mut houses, mut improved) = (0, false);
    for card in pile.iter().filter_map(Value::as_str).chain(["0 surveyor"]) {
        let action = card.split(' ').nth(1).expect("an action");
        match action {
            "surveyor" => {
                if houses > 0 {
                    lots.push(houses * if improved { number(&scores["improvement"]) } else { 1 });
                }
                (houses, improved) = (0, false);
            }
            "bis" => houses += number(&scores["extension"]),
            _ => houses += 1,
        }
        improved |= action == "real-estate";
    }
    lots.sort_unstable();
    (total + lots.iter().rev().take(5).sum::<i64>(), lots.len() as i64)
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn nth(values: &[i64], crossed: &Value) -> i64 {
    values[number(crossed) as usize]
}

fn sheet(view: &Value, sheet: &Value) -> Worth {
    let mut worth = Worth::default();

    for plan in 0..3 {
        worth.plans += match sheet["plans"][plan].as_str() {
            Some("first") => number(&view["plans"][plan]["first"]),
            Some("later") => number(&view["plans"][plan]["later"]),
            _ => 0,
        };
    }

    worth.parks = nth(&[0, 2, 4, 10], &sheet["parks"][0])
        + nth(&[0, 2, 4, 6, 14], &sheet["parks"][1])
        + nth(&[0, 2, 4, 6, 8, 18], &sheet["parks"][2]);

    let rows = rows(sheet);
    let marked = |mark: char| rows.iter().map(|row| row.matches(mark).count()).sum::<usize>();

    worth.pools = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36][marked('p')];
    // A tenth bis and more cost no more than nine.
    worth.bis = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28][marked('b').min(9)];
    worth.refusals = nth(&[0, 0, 3, 5], &sheet["refusals"]);
    worth.roundabouts = [0, 3, 8][marked('o')];

    // Between two fences, a run of one to six numbered houses without a gap is an estate.
    for row in &rows {
        for run in row.split('|') {
            let houses: Vec<&str> = run.split_whitespace().collect();
            let numbered = |house: &&str| house.starts_with(|c: char| c.is_ascii_digit());
            if houses.iter().all(numbered) && (1..=6).contains(&houses.len()) {
                worth.sizes[houses.len() - 1] += 1;
            }
        }
    }
    let agency = &sheet["promotions"];
    worth.estates = worth.sizes[0] * nth(&[1, 3], &agency[0])
        + worth.sizes[1] * nth(&[2, 3, 4], &agency[1])
        + worth.sizes[2] * nth(&[3, 4, 5, 6], &agency[2])
        + worth.sizes[3] * nth(&[4, 5, 6, 7, 8], &agency[3])
        + worth.sizes[4] * nth(&[5, 6, 7, 8, 10], &agency[4])
        + worth.sizes[5] * nth(&[6, 7, 8, 10, 12], &agency[5]);
    worth
}

/// The streets of a sheet as rows of text, in a view or, as they are, in a position.
pub(crate) fn rows(sheet: &Value) -> Vec<String> {
    let streets = sheet["streets"].as_array().expect("streets");
    let row = |places: &Value| {
        if let Some(written) = places.as_str() {
            return written.to_owned();
        }
        let places = places.as_array().expect("places");
        let texts = places.iter().map(|place| {
            let mut text = match (&place["number"], &place["roundabout"]) {
                (Value::Null, Value::Bool(true)) => "o".to_owned(),
                (Value::Null, _) => ".".to_owned(),
                (Value::String(number), _) => number.clone(),
                (number, _) => number.to_string(),
            };
            for (mark, letter) in [("bis", "b"), ("pool", "p"), ("used", "u"), ("fence", " |")] {
                if place[mark] == true {
                    text.push_str(letter);
                }
            }
            text
        });
        texts.collect::<Vec<String>>().join(" ")
    };
    streets.iter().map(row).collect()
}

/// Most temps 7 points, the next lower number 4, the next 1; none for no temp.
fn temps_among(mine: i64, all: &[i64]) -> i64 {
    let mut higher: Vec<i64> = all.iter().copied().filter(|&other| other > mine).collect();
    higher.sort_unstable();
    higher.dedup();
    match (mine, higher.len()) {
        (0, _) => 0,
        (_, 0) => 7,
        (_, 1) => 4,
        (_, 2) => 1,
        _ => 0,
    }
}

/// In 2023: more points; then more lots.
fn compare_2023(one: &Worth, other: &Worth) -> Ordering {
    let estates = |worth: &Worth| worth.sizes.iter().sum::<i64>();
    one.total().cmp(&other.total()).then(estates(one).cmp(&estates(other)))
}

/// More points; then more estates; then more of one house, of two, up to six.
fn compare(one: &Worth, other: &Worth) -> Ordering {
    let estates = |worth: &Worth| worth.sizes.iter().sum::<i64>();
    one.total()
        .cmp(&other.total())
        .then(estates(one).cmp(&estates(other)))
        .then(one.sizes[0].cmp(&other.sizes[0]))
        .then(one.sizes[1].cmp(&other.sizes[1]))
        .then(one.sizes[2].cmp(&other.sizes[2]))
        .then(one.sizes[3].cmp(&other.sizes[3]))
        .then(one.sizes[4].cmp(&other.sizes[4]))
        .then(one.sizes[5].cmp(&other.sizes[5]))
}
