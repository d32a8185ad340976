//! A sheet as a person writes it: a street is a row of houses and fences.
//!
//! `1 3p | 5 5b . | o | 12u`: a number, a dot for an empty place, `o` for a roundabout; behind a
//! number `b` for a bis, `p` for a built pool, `u` for a house a plan has used; `|` is a fence.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use tabletop::Faults;

use crate::estate::LARGEST_ESTATE;
use crate::extensions::{Extension, WrittenMarks};
use crate::house::{House, Houses, STREETS, Street};
use crate::number::{Number, THREE_QUARTERS};
use crate::plan::STACKS;
use crate::rules::Rules;
use crate::ruleset::Ruleset;
use crate::sheet::{Approval, Sheet};
use crate::town::Town;

/// A sheet, house by house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSheet {
    /// The streets from the top, as rows; an empty row is an empty street.
    #[serde(default)]
    pub streets: [String; STREETS],
    /// Parks crossed in each street.
    #[serde(default)]
    pub parks: [u8; STREETS],
    /// Temps crossed.
    #[serde(default)]
    pub temps: u8,
    /// Boxes crossed for copies. Left out, one for each copy that stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bis: Option<u8>,
    /// Boxes crossed in each column of the real-estate agent, from size 1 to size 6.
    #[serde(default)]
    pub promotions: [u8; LARGEST_ESTATE],
    /// Permit refusals crossed.
    #[serde(default)]
    pub refusals: u8,
    /// What was written down for each of the three plans.
    #[serde(default)]
    pub plans: [Option<Approval>; STACKS],
    /// What a sheet with rules of its own keeps besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<WrittenMarks>,
}

impl WrittenSheet {
    /// Writes a sheet down.
    pub fn of(town: &Town, sheet: &Sheet) -> Self {
        Self {
            streets: Street::ALL.map(|street| row(town, sheet, street)),
            parks: sheet.parks,
            temps: sheet.temps,
            bis: (usize::from(sheet.bis_boxes) != sheet.bis.len()).then_some(sheet.bis_boxes),
            promotions: sheet.promotions,
            refusals: sheet.refusals,
            plans: sheet.plans,
            marks: WrittenMarks::of(&sheet.marks),
        }
    }

    /// Reads the sheet, naming under `field` everything that is wrong with it. Where the game is
    /// `over`, the last refusal may be crossed.
    pub(crate) fn read(
        &self,
        rules: &Rules,
        over: bool,
        field: &str,
        faults: &mut Faults,
    ) -> Sheet {
        let mut sheet = self.read_streets(rules, field, faults);
        let marks = format!("{field}.marks");
        WrittenMarks::read(self.marks.as_ref(), rules, &mut sheet, &marks, faults);
        if let Some(boxes) = self.bis {
            let copies = sheet.bis.len();
            let (free, lost) = (Extension::free_copies(rules, &sheet), sheet.lost.len());
            if !(copies.saturating_sub(free)..=copies + lost).contains(&boxes.into()) {
                let problem = format!("{boxes} crossed: expected as many as the {copies} copies");
                faults.add(format!("{field}.bis"), problem);
            }
            sheet.bis_boxes = boxes;
        }
        let data = &rules.edition.sheet;
        for (street, track) in data.parks.iter().enumerate() {
            at_most(
                self.parks[street],
                track.boxes(),
                || format!("{field}.parks[{street}]"),
                faults,
            );
        }
        for (index, track) in data.estates.iter().enumerate() {
            let name = || format!("{field}.promotions[{index}]");
            at_most(self.promotions[index], track.boxes(), name, faults);
        }
        at_most(self.temps, data.temp_boxes, || format!("{field}.temps"), faults);
        // The last refusal ends the game.
        let refusals = data.refusals.boxes() - u8::from(!over);
        at_most(self.refusals, refusals, || format!("{field}.refusals"), faults);
        sheet
    }

    fn read_streets(&self, rules: &Rules, field: &str, faults: &mut Faults) -> Sheet {
        let mut sheet = Sheet::new(rules.town());
        for street in Street::ALL {
            let field = format!("{field}.streets[{}]", street.index());
            let text = &self.streets[street.index()];
            read_row(rules, &mut sheet, street, text, &field, faults);
        }
        sheet.parks = self.parks;
        sheet.temps = self.temps;
        sheet.promotions = self.promotions;
        sheet.refusals = self.refusals;
        sheet.plans = self.plans;
        sheet
    }
}

fn at_most(given: u8, most: u8, field: impl Fn() -> String, faults: &mut Faults) {
    if given > most {
        faults.add(field(), format!("{given} crossed: expected at most {most}"));
    }
}

/// The row of a street.
pub(crate) fn row(town: &Town, sheet: &Sheet, street: Street) -> String {
    let mut row = String::new();
    for house in town.houses.in_street(street) {
        if house.place() > 0 {
            row.push_str(if sheet.fence_left_of(house) { " | " } else { " " });
        }
        match sheet.number(house) {
            Some(number) => write!(row, "{number}").expect("writing to a string"),
            None if sheet.roundabouts.contains(house) => row.push('o'),
            None if sheet.lost.contains(house) => row.push('z'),
            None => row.push('.'),
        }
        for (mark, houses) in [('b', sheet.bis), ('p', sheet.pools), ('u', sheet.used)] {
            if houses.contains(house) {
                row.push(mark);
            }
        }
    }
    row
}

/// Reads a row onto an empty street.
fn read_row(
    rules: &Rules,
    sheet: &mut Sheet,
    street: Street,
    text: &str,
    field: &str,
    faults: &mut Faults,
) {
    let (town, ruleset) = (rules.town(), rules.ruleset);
    // A bonus builds the pool of any house, with a number or without.
    let pools_anywhere = matches!(rules.extension, Some(Extension::Halloween(_)));
    // A pool of an invaded house stays built.
    let length = town.street_length(street);
    let mut place = 0;
    let mut fences = Houses::NONE;
    let mut bis = Vec::new();
    let mut used = Houses::NONE;
    if text.trim().is_empty() {
        return;
    }
    for token in text.split_whitespace() {
        if token == "|" {
            // Fences at the ends stand from the start; writing them is no fault.
            if (1..length).contains(&place) {
                fences.insert(House::new(street, place - 1));
            }
            continue;
        }
        if place == length {
            faults.add(field, format!("more than {length} places: expected exactly {length}"));
            return;
        }
        let house = House::new(street, place);
        place += 1;
        let marks = token.trim_start_matches(|c: char| c.is_ascii_digit() || c == THREE_QUARTERS);
        let (base, marks) = match token.len() - marks.len() {
            0 => token.split_at(token.chars().next().map_or(0, char::len_utf8)),
            digits => token.split_at(digits),
        };
        let mut fault = |problem: String| faults.add(field, format!("{house}: {problem}"));
        match base {
            "." => {}
            "o" => sheet.build_roundabout(house),
            "z" if rules.zombies => sheet.invade(house),
            _ => match base.parse::<Number>() {
                Ok(number) => sheet.write(house, number),
                Err(error) => {
                    fault(format!("{error}, a dot for an empty place, `o` or `|`"));
                    continue;
                }
            },
        }
        for mark in marks.chars() {
            match mark {
                'b' if sheet.numbered.contains(house) => bis.push(house),
                'p' if sheet.numbered.contains(house)
                    || pools_anywhere
                    || sheet.lost.contains(house) =>
                {
                    if marks.contains('b') && !pools_anywhere {
                        fault("`b` and `p`: a bis builds no pool".to_owned());
                    } else if town.pools.contains(house) {
                        sheet.pools.insert(house);
                    } else {
                        fault("`p`: the sheet has no pool here".to_owned());
                    }
                }
                'u' if base != "." => used.insert(house),
                _ => fault(format!(
                    "`{mark}` after `{base}`: expected b, p or u after a number, u after o"
                )),
            }
        }
    }
    if place < length {
        faults.add(field, format!("{place} places: expected exactly {length}"));
        return;
    }
    for house in fences {
        if !sheet.fence_right_of(house) {
            sheet.fence(house);
        }
    }
    if rules.zombies {
        sheet.bis |= bis.iter().copied().collect();
        sheet.bis_boxes += bis.len() as u8;
        sheet.mark_used(used);
        return check_order_among_zombies(town, sheet, street, field, faults);
    }
    check_bis(ruleset, sheet, &bis, field, faults);
    sheet.mark_used(used);
    check_order(town, ruleset, sheet, street, field, faults);
}

/// Whether a fence after this house is in the way of a copy.
fn is_wall(ruleset: Ruleset, sheet: &Sheet, house: House) -> bool {
    ruleset.twins_share_an_estate && sheet.fence_right_of(house)
}

/// Every bis is joined to its original through equal neighbours, no fence between where twins share
/// an estate.
fn check_bis(ruleset: Ruleset, sheet: &mut Sheet, bis: &[House], field: &str, faults: &mut Faults) {
    for &house in bis {
        let twin = |neighbour: House| sheet.number(neighbour) == sheet.number(house);
        let left =
            house.place() > 0 && !is_wall(ruleset, sheet, house.left()) && twin(house.left());
        let right = !is_wall(ruleset, sheet, house) && twin(house.right());
        if !left && !right {
            let between = if ruleset.twins_share_an_estate { ", no fence between" } else { "" };
            let problem = format!("a bis: expected a neighbour of the same number{between}");
            faults.add(field, format!("{house}: {problem}"));
        }
        sheet.bis.insert(house);
        sheet.bis_boxes += 1;
        if ruleset.twins_share_an_estate {
            sheet.keep_twins_together(house);
        }
    }
}

/// Numbers grow from left to right up to the next roundabout; equal ones are neighbours, in one
/// estate where twins share one, copies of one original.
fn check_order(
    town: &Town,
    ruleset: Ruleset,
    sheet: &Sheet,
    street: Street,
    field: &str,
    faults: &mut Faults,
) {
    let mut fault = |house: House, problem: String| {
        faults.add(field, format!("{house}: {problem}"));
    };
    let mut last: Option<(House, Number)> = None;
    for house in town.houses.in_street(street) {
        if sheet.roundabouts.contains(house) {
            last = None;
        }
        let Some(number) = sheet.number(house) else { continue };
        match last {
            Some((_, before)) if before > number => {
                fault(house, format!("{number} after {before}: numbers grow from left to right"));
            }
            Some((neighbour, before))
                if before == number
                    && (neighbour.right() != house || is_wall(ruleset, sheet, neighbour)) =>
            {
                fault(
                    house,
                    if !sheet.bis.contains(house) {
                        second(number)
                    } else if ruleset.twins_share_an_estate {
                        format!("{number} again: twins are neighbours in one estate")
                    } else {
                        format!("{number} again: twins are neighbours")
                    },
                );
            }
            Some((_, before)) if before == number => {}
            // The first of its number: one of the twins was written, the others are copies.
            _ => {
                let twins = Twins { ruleset, sheet, number: Some(number), next: Some(house) };
                let (copies, originals): (Vec<House>, Vec<House>) =
                    twins.partition(|&twin| sheet.bis.contains(twin));
                match originals[..] {
                    // A copy alone has no twin at all, which was said already.
                    [] if copies.len() > 1 => {
                        fault(house, format!("{number}b without its original {number}"));
                    }
                    [] | [_] => {}
                    [_, again, ..] => {
                        fault(again, second(number));
                    }
                }
            }
        }
        last = Some((house, number));
    }
}

/// Where houses are lost, copies may stand without the house they copied: numbers never fall, and one
/// of equal ones at most is no copy, up to the next roundabout.
fn check_order_among_zombies(
    town: &Town,
    sheet: &Sheet,
    street: Street,
    field: &str,
    faults: &mut Faults,
) {
    let mut last: Option<(Number, bool)> = None;
    for house in town.houses.in_street(street) {
        if sheet.roundabouts.contains(house) {
            last = None;
        }
        let Some(number) = sheet.number(house) else { continue };
        let mut original = !sheet.bis.contains(house);
        match last {
            Some((before, _)) if before > number => {
                let problem = format!("{number} after {before}: numbers grow from left to right");
                faults.add(field, format!("{house}: {problem}"));
            }
            Some((before, true)) if before == number && original => {
                faults.add(field, format!("{house}: {}", second(number)));
            }
            Some((before, seen)) if before == number => original |= seen,
            _ => {}
        }
        last = Some((number, original));
    }
}

fn second(number: Number) -> String {
    format!("a second {number}: expected a bis, `{number}b`")
}

/// Houses of one number side by side, from the left.
struct Twins<'a> {
    ruleset: Ruleset,
    sheet: &'a Sheet,
    number: Option<Number>,
    next: Option<House>,
}

impl Iterator for Twins<'_> {
    type Item = House;

    fn next(&mut self) -> Option<House> {
        let house = self.next.filter(|&house| self.sheet.number(house) == self.number)?;
        self.next = (!is_wall(self.ruleset, self.sheet, house)).then(|| house.right());
        Some(house)
    }
}
