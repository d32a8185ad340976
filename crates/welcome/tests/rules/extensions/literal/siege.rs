//! Zombies!: where a number may be written after houses are lost, and the plans of the siege, computed
//! from the JSON of views.

use serde_json::Value;
use tabletop::{Game, Settings, Viewer};
use welcome::Welcome;

use super::{Streets, house_at};
use crate::players::{Player, building, random, whole_game};

const OPEN: [&[usize]; 3] = [&[2, 4, 7, 9], &[3, 5, 8, 10], &[2, 5, 8, 11]];

/// The nearest house with a number on one side of a place, looking through what is empty or lost, up to
/// a roundabout: its number in quarters, so that 9¾ lies between 9 and 10.
fn nearest(sheet: &Value, street: usize, places: impl Iterator<Item = usize>) -> Option<i64> {
    for place in places {
        let place = &sheet["streets"][street][place - 1];
        if place["roundabout"] == true {
            return None;
        }
        if let Some(number) = quarters(&place["number"]) {
            return Some(number);
        }
    }
    None
}

fn quarters(number: &Value) -> Option<i64> {
    match number {
        Value::Number(whole) => Some(4 * whole.as_i64()?),
        Value::String(text) => Some(4 * text.trim_end_matches('¾').parse::<i64>().ok()? + 3),
        _ => None,
    }
}

/// Whether a number may be written in a place, by the rules alone: it grows from left to right, and
/// equal to a neighbour only where every other house of that number is a copy.
fn has_room(sheet: &Value, street: usize, place: usize, number: i64) -> bool {
    let here = &sheet["streets"][street][place - 1];
    if !here["number"].is_null() || here["roundabout"] == true || here["lost"] == true {
        return false;
    }
    let length = sheet["streets"][street].as_array().expect("places").len();
    let left = nearest(sheet, street, (1..place).rev());
    let right = nearest(sheet, street, place + 1..=length);
    let grows = left.is_none_or(|left| left <= number) && right.is_none_or(|right| number <= right);
    let roundabout = |p: &usize| sheet["streets"][street][p - 1]["roundabout"] == true;
    let start = (1..place).rev().find(roundabout).unwrap_or(0) + 1;
    let end = (place + 1..=length).find(roundabout).unwrap_or(length + 1);
    let original = |p: usize| {
        let house = &sheet["streets"][street][p - 1];
        quarters(&house["number"]) == Some(number) && house["bis"] != true
    };
    grows
        && !(start..end).any(original)
        && ((left != Some(number) && right != Some(number)) || has_lost(sheet))
}

fn has_lost(sheet: &Value) -> bool {
    let streets = sheet["streets"].as_array().expect("streets").iter();
    streets.flat_map(|street| street.as_array().expect("places")).any(|place| place["lost"] == true)
}

/// Room for numbers grows again when a number is erased: after every invasion what is listed agrees
/// with the rules, computed anew. And the plans of the siege agree.
#[test]
fn room_for_numbers_agrees_after_every_invasion() {
    let (mut looked, mut met, mut lost) = (0, 0, 0);
    let modes: [(&[(&str, &str)], usize); 4] = [
        (&[], 2),
        (&[("advanced", "true"), ("quarters", "true")], 2),
        (&[("opponent", "1")], 1),
        (&[("expert", "true")], 3),
    ];
    for (options, seats) in modes {
        let settings = Settings::default().with("edition", "2023").with("sheet", "zombies");
        let settings = options.iter().fold(settings, |all, (name, value)| all.with(name, value));
        let setup = Welcome::setup(&settings, seats).expect("valid options");
        for index in 0..100 {
            let player: Player = if index % 2 == 0 { random } else { building };
            whole_game(&setup, index, player, |game| {
                let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
                for seat in 0..seats {
                    let sheet = &view["seats"][seat]["sheet"];
                    lost += usize::from(has_lost(sheet));
                    looked += writes_agree(game, seat, sheet);
                    if sheet["plans"][2].is_null() {
                        let progress = &view["seats"][seat]["progress"][2];
                        let plan = view["plans"][2]["plan"].as_str().expect("a plan");
                        let is_met = siege_is_met(plan, sheet);
                        assert_eq!(
                            progress["have"] == progress["need"],
                            is_met,
                            "{plan}: {view:#}"
                        );
                        met += usize::from(is_met);
                    }
                }
            });
        }
    }
    assert!(
        looked > 1000 && lost > 1000 && met > 0,
        "{looked} numbers, {lost} sheets, {met} plans"
    );
}

/// Compares where each number on offer may be written with the rules. Returns how many were compared.
fn writes_agree(game: &Welcome, seat: usize, sheet: &Value) -> usize {
    let seat = tabletop::Seat::new(seat);
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let mut looked = 0;
    for take in choices.clone() {
        if !take.to_string().starts_with("take") {
            continue;
        }
        let mut after = game.clone();
        after.choose(seat, take).expect("listed");
        let mut listed = Vec::new();
        after.choices(seat, &mut listed);
        let writes: Vec<(i64, String)> = listed
            .iter()
            .map(ToString::to_string)
            .filter_map(|text| {
                let (number, house) = text.strip_prefix("write ")?.split_once(' ')?;
                let value = number.parse::<i64>().map_or(Value::from(number), Value::from);
                Some((quarters(&value)?, house.to_owned()))
            })
            .collect();
        let mut numbers: Vec<i64> = writes.iter().map(|(number, _)| *number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        for number in numbers {
            for street in 0..3 {
                for place in 1..=[10, 11, 12][street] {
                    let house = format!("{}{place}", ["a", "b", "c"][street]);
                    let told = writes.contains(&(number, house.clone()));
                    let expected = has_room(sheet, street, place, number);
                    assert_eq!(told, expected, "{number}/4 in {house}: {sheet:#}");
                }
            }
            looked += 1;
        }
    }
    looked
}

fn siege_is_met(plan: &str, sheet: &Value) -> bool {
    let streets = Streets::of(sheet);
    let siege = &sheet["marks"]["zombies"];
    let built: Vec<(usize, usize)> = (siege["barricades"].as_array().expect("houses").iter())
        .map(|house| house_at(house.as_str().expect("a house")))
        .collect();
    let all = sheet["streets"].as_array().expect("streets").iter();
    let invaded = all.flat_map(|street| street.as_array().expect("places"));
    match plan {
        "barricaded-lots" => {
            let lots = streets.lots(false);
            let within = |lot: &&(usize, usize, usize)| {
                lot.2 - lot.1 == 2
                    && built.iter().any(|b| b.0 == lot.0 && (lot.1..=lot.2).contains(&b.1))
            };
            lots.iter().filter(within).count() >= 2
        }
        "five-barricades" => built.len() >= 5,
        "barricades-of-a-street" => {
            (0..3).any(|street| OPEN[street].iter().all(|&place| built.contains(&(street, place))))
        }
        "ammunition-used" => siege["used"].as_u64() >= Some(4),
        "invaded-houses" => invaded.filter(|place| place["lost"] == true).count() >= 5,
        other => panic!("no plan {other}"),
    }
}
