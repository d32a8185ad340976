//! The points and plans of these sheets, computed a second time: literally, from the JSON of views
//! and the tables of the facts, and compared over random games.

mod siege;

use serde_json::Value;
use tabletop::{Game, Settings, Viewer};
use welcome::Welcome;

use crate::players::{Player, building, random, whole_game};

/// A house of a sheet, as its JSON tells.
#[allow(clippy::struct_excessive_bools, reason = "the JSON has these four")]
struct Place {
    number: Option<i64>,
    pool: bool,
    roundabout: bool,
    fence: bool,
    used: bool,
}

/// The streets of a sheet.
struct Streets(Vec<Vec<Place>>);

impl Streets {
    fn of(sheet: &Value) -> Self {
        let place = |place: &Value| Place {
            number: match &place["number"] {
                Value::Null => None,
                Value::Number(number) => number.as_i64(),
                // 9¾ counts as 9.
                Value::String(text) => text.trim_end_matches('¾').parse().ok(),
                other => panic!("no number: {other}"),
            },
            pool: place["pool"] == true,
            roundabout: place["roundabout"] == true,
            fence: place["fence"] == true,
            used: place["used"] == true,
        };
        let street =
            |street: &Value| street.as_array().expect("places").iter().map(place).collect();
        Self(sheet["streets"].as_array().expect("streets").iter().map(street).collect())
    }

    /// The number of a house, counted from 1.
    fn number(&self, street: usize, place: usize) -> Option<i64> {
        self.0[street].get(place - 1).and_then(|place| place.number)
    }

    /// Complete lots of at most six houses that no plan has used: street, first and last place.
    fn lots(&self, used_too: bool) -> Vec<(usize, usize, usize)> {
        let mut lots = Vec::new();
        for (street, places) in self.0.iter().enumerate() {
            let mut first = 1;
            for (index, place) in places.iter().enumerate() {
                if place.fence || index + 1 == places.len() || place.roundabout {
                    let run = &places[first - 1..=index];
                    let complete = run.iter().all(|place| place.number.is_some());
                    let free = used_too || run.iter().all(|place| !place.used);
                    if complete && free && (1..=6).contains(&run.len()) {
                        lots.push((street, first, index + 1));
                    }
                    first = index + 2;
                }
            }
        }
        lots
    }
}

const EGGS: [&[(usize, &str)]; 3] = [
    &[(1, "YB"), (4, "G"), (5, "OY"), (6, "B"), (8, "PG")],
    &[(2, "B"), (5, "YP"), (6, "G"), (7, "OB"), (8, "Y"), (11, "G")],
    &[(4, "Y"), (5, "BO"), (6, "G"), (8, "PY"), (9, "G"), (12, "B")],
];
const SHELTERS: [&[usize]; 3] = [&[2, 5, 9], &[2, 5, 7, 10], &[1, 4, 6, 9, 12]];
const SAUCERS: [&[usize]; 3] = [&[2, 4, 7, 9], &[1, 3, 6, 8, 10], &[2, 4, 6, 7, 9, 12]];

const HAUNTED: [&[usize]; 3] = [&[2, 4, 6, 9], &[2, 5, 8, 10], &[1, 4, 6, 9, 12]];
const CONES: [&[(usize, i64)]; 3] = [
    &[(2, 1), (3, 2), (5, 3), (7, 3), (9, 2)],
    &[(10, 1), (8, 2), (7, 3), (5, 1), (4, 3), (2, 2)],
    &[(1, 1), (2, 2), (3, 1), (5, 3), (6, 1), (7, 2), (8, 3), (10, 1), (11, 3)],
];

/// A duckling's two houses, each a street and a place.
type Pair = [(usize, usize); 2];

fn ducklings() -> [Vec<Pair>; 2] {
    let row = |street, place| [(street, place), (street, place + 1)];
    [
        vec![
            row(0, 4),
            row(0, 8),
            row(1, 5),
            row(1, 9),
            row(2, 4),
            row(2, 9),
            [(0, 8), (1, 9)],
            [(1, 7), (2, 8)],
        ],
        vec![
            row(0, 1),
            row(0, 6),
            row(1, 2),
            row(2, 2),
            row(2, 6),
            [(0, 2), (1, 3)],
            [(1, 1), (2, 2)],
            [(1, 4), (2, 5)],
        ],
    ]
}

/// Collected eggs: street, place, colour.
fn eggs(sheet: &Value) -> Vec<(usize, usize, char)> {
    let mut all = Vec::new();
    for text in sheet["marks"]["eggs"].as_array().expect("eggs") {
        let (house, which) = text.as_str().and_then(|text| text.split_once(' ')).expect("eggs");
        let (street, place) = house_at(house);
        let (_, colours) =
            EGGS[street].iter().find(|(there, _)| *there == place).expect("a house with eggs");
        for egg in which.split('+').map(|egg| egg.parse::<usize>().expect("1 or 2")) {
            all.push((street, place, colours.chars().nth(egg - 1).expect("a colour")));
        }
    }
    all
}

fn house_at(house: &str) -> (usize, usize) {
    let street = "abc".find(&house[..1]).expect("a street");
    (street, house[1..].parse().expect("a place"))
}

fn egg_points(count: usize) -> i64 {
    match count {
        0..6 => 0,
        6..10 => 5,
        10..14 => 10,
        14..18 => 20,
        _ => 35,
    }
}

/// Whether a house is linked with the one on its right.
fn linked(streets: &Streets, street: usize, place: usize) -> bool {
    match (streets.number(street, place), streets.number(street, place + 1)) {
        (Some(left), Some(right)) => right - left <= 1,
        _ => false,
    }
}

/// The houses of the string that begins here.
fn string_from(streets: &Streets, street: usize, place: usize) -> usize {
    if linked(streets, street, place) { 1 + string_from(streets, street, place + 1) } else { 1 }
}

fn longest(streets: &Streets, street: usize) -> usize {
    let length = streets.0[street].len();
    let best = (1..=length).map(|place| string_from(streets, street, place)).max().unwrap_or(1);
    if best > 1 { best } else { 0 }
}

/// The ducklings of a colour that a chain leads home: walking house by house from the parent.
fn home(streets: &Streets, colour: usize) -> usize {
    let all = ducklings();
    let numbered = |house: &(usize, usize)| streets.number(house.0, house.1).is_some();
    let circled = |pair: &&Pair| pair.iter().all(numbered);
    let mut reached: Vec<(usize, usize)> = Vec::new();
    let mut open = vec![if colour == 0 { (0, 10) } else { (2, 1) }];
    open.retain(numbered);
    while let Some(house) = open.pop() {
        if reached.contains(&house) {
            continue;
        }
        reached.push(house);
        let (street, place) = house;
        let beside = [(street, place + 1), (street, place.saturating_sub(1).max(1))];
        open.extend(beside.into_iter().filter(|house| *house != (street, place)).filter(numbered));
        for pair in all.iter().flatten().filter(circled).filter(|pair| pair.contains(&house)) {
            open.extend(pair);
        }
    }
    let home = |pair: &&Pair| circled(pair) && pair.iter().any(|house| reached.contains(house));
    all[colour].iter().filter(home).count()
}

fn capacities(streets: &Streets) -> [i64; 3] {
    std::array::from_fn(|street| {
        SHELTERS[street].iter().filter_map(|&place| streets.number(street, place)).sum()
    })
}

fn zoorgs(sheet: &Value) -> Vec<(usize, usize)> {
    let list = sheet["marks"]["roswell"]["zoorgs"].as_array().expect("zoorgs");
    list.iter().map(|house| house_at(house.as_str().expect("a house"))).collect()
}

/// The circled cones: street, place, scoops.
fn circled_cones(sheet: &Value) -> Vec<(usize, usize, i64)> {
    let list = sheet["marks"]["trucks"]["cones"].as_array().expect("cones");
    let cone = |house: &Value| {
        let (street, place) = house_at(house.as_str().expect("a house"));
        let (_, scoops) = CONES[street].iter().find(|(at, _)| *at == place).expect("a cone");
        (street, place, *scoops)
    };
    list.iter().map(cone).collect()
}

/// What a truck does, told from one round to the next: it stops at new numbers that lie ahead of
/// where it stood, one after the other. Two new houses of one turn are tried in both orders.
fn truck_stops(before: &Value, after: &Value) -> bool {
    let (old, new) = (Streets::of(before), Streets::of(after));
    let (had, has) = (circled_cones(before), circled_cones(after));
    (0..3).all(|street| {
        let length = new.0[street].len();
        let ahead = |one: usize, other: usize| if street == 1 { one < other } else { one > other };
        let numbered = |streets: &Streets, place: usize| streets.number(street, place).is_some();
        let stood = (1..=length)
            .filter(|&p| numbered(&old, p))
            .reduce(|a, b| if ahead(b, a) { b } else { a });
        let fresh: Vec<usize> =
            (1..=length).filter(|&p| numbered(&new, p) && !numbered(&old, p)).collect();
        let in_order = |order: &[usize]| {
            let mut at = stood;
            let mut expected: Vec<usize> =
                had.iter().filter(|c| c.0 == street).map(|c| c.1).collect();
            for &place in order {
                if at.is_none_or(|at| ahead(place, at)) {
                    at = Some(place);
                    if CONES[street].iter().any(|(cone, _)| *cone == place) {
                        expected.push(place);
                    }
                }
            }
            expected.sort_unstable();
            let mut told: Vec<usize> = has.iter().filter(|c| c.0 == street).map(|c| c.1).collect();
            told.sort_unstable();
            told == expected
        };
        let backwards: Vec<usize> = fresh.iter().rev().copied().collect();
        in_order(&fresh) || in_order(&backwards)
    })
}

/// Houses whose ghost or candy is circled.
fn circled_at(sheet: &Value, kind: &str) -> Vec<(usize, usize)> {
    let list = sheet["marks"]["halloween"][kind].as_array().expect("houses");
    list.iter().map(|house| house_at(house.as_str().expect("a house"))).collect()
}

/// Every numbered house with a ghost and a candy has just one of them circled, no other house has;
/// one tier of each kind is validated at most, when the number was that of a tier; and nobody
/// validates what someone had in an earlier round.
#[test]
fn tiers_are_validated_as_they_should() {
    let settings = Settings::default().with("edition", "2023").with("sheet", "halloween");
    let setup = Welcome::setup(&settings.with("advanced", "true"), 3).expect("valid options");
    let (mut validated, mut shared) = (0, 0);
    for index in 0..300 {
        let mut had: Vec<Vec<String>> = vec![Vec::new(); 3];
        whole_game(&setup, index, random, |game| {
            let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
            let gone: Vec<String> = had.concat();
            let mut new = Vec::new();
            for (seat, had) in had.iter_mut().enumerate() {
                let sheet = &view["seats"][seat]["sheet"];
                let streets = Streets::of(sheet);
                let (ghosts, candies) = (circled_at(sheet, "ghosts"), circled_at(sheet, "candies"));
                for (street, places) in HAUNTED.iter().enumerate() {
                    for &place in *places {
                        let both = [&ghosts, &candies].map(|all| all.contains(&(street, place)));
                        let circled = both.iter().filter(|one| **one).count();
                        let numbered = streets.number(street, place).is_some();
                        assert_eq!(circled, usize::from(numbered), "{view:#}");
                    }
                }
                let tiers = sheet["marks"]["halloween"]["tiers"].as_array().expect("tiers");
                let now: Vec<String> =
                    tiers.iter().map(|tier| tier.as_str().expect("a tier").to_owned()).collect();
                for (kind, all) in [("ghosts", &ghosts), ("candies", &candies)] {
                    let of_kind: Vec<&String> =
                        now.iter().filter(|tier| tier.starts_with(kind)).collect();
                    assert!(of_kind.len() <= 1, "{view:#}");
                    for tier in of_kind.iter().filter(|tier| !had.contains(tier)) {
                        assert!(!gone.contains(tier), "someone had {tier}: {view:#}");
                        let least = [4, 6, 9][usize::from(tier.as_bytes()[tier.len() - 1] - b'1')];
                        // A bonus may have circled one or two more in the same turn.
                        let exact = [4, 6, 9].into_iter().filter(|count| *count >= least);
                        let fits = |count: usize| (count..=count + 2).contains(&all.len());
                        assert!(exact.into_iter().any(fits), "{view:#}");
                        shared += usize::from(new.contains(*tier));
                        new.push((*tier).clone());
                        validated += 1;
                    }
                }
                *had = now;
            }
        });
    }
    assert!(validated > 100 && shared > 0, "{validated} tiers, {shared} of them shared");
}

#[test]
fn trucks_stop_where_they_should() {
    let settings = Settings::default().with("edition", "2023").with("sheet", "trucks");
    let setup = Welcome::setup(&settings.with("advanced", "true"), 2).expect("valid options");
    for index in 0..300 {
        let mut before: Option<Value> = None;
        whole_game(&setup, index, random, |game| {
            let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
            if let Some(before) = &before {
                for seat in 0..2 {
                    let sheet = |view: &Value| view["seats"][seat]["sheet"].clone();
                    assert!(truck_stops(&sheet(before), &sheet(&view)), "{index}: {view:#}");
                }
            }
            before = Some(view);
        });
    }
}

/// The points of a seat by the rules of its sheet.
fn points(name: &str, view: &Value, seat: usize) -> i64 {
    let sheet = &view["seats"][seat]["sheet"];
    let streets = Streets::of(sheet);
    match name {
        "eggs" => egg_points(eggs(sheet).len()),
        "christmas" => (0..3).map(|street| longest(&streets, street) as i64).sum(),
        "ducks" => {
            let now = [home(&streets, 0) as i64, home(&streets, 1) as i64];
            let now = [now[0], now[1], now[0] + now[1]];
            (0..3).map(|i| sheet["marks"]["ducks"][i].as_i64().unwrap_or(now[i])).sum()
        }
        "roswell" => {
            let zoorgs = zoorgs(sheet);
            let within = |lot: &&(usize, usize, usize)| {
                zoorgs.iter().any(|z| z.0 == lot.0 && (lot.1..=lot.2).contains(&z.1))
            };
            let lots = streets.lots(true).iter().filter(within).count() as i64;
            let (from, to, each) = match sheet["marks"]["roswell"]["goal"].as_i64() {
                Some(1) => (3, 4, 4),
                Some(2) => (5, 6, 5),
                Some(3) => (7, 8, 6),
                Some(4) => (9, 99, 7),
                _ => (1, 0, 0),
            };
            lots * if (from..=to).contains(&lots) { each } else { 2 }
        }
        "atomic" => {
            let seats = view["seats"].as_array().expect("seats");
            let mut all: Vec<[i64; 3]> =
                seats.iter().map(|seat| capacities(&Streets::of(&seat["sheet"]))).collect();
            if let Some(shelters) = view["opponent"]["marks"]["atomic"]["capacity"].as_array() {
                all.push(std::array::from_fn(|i| shelters[i].as_i64().expect("a number")));
            }
            let own = all[seat];
            let mut points = 0;
            for (street, worth) in [8, 10, 11].into_iter().enumerate() {
                if all.iter().all(|other| other[street] <= own[street]) {
                    points += worth;
                }
            }
            let total = |one: &[i64; 3]| one.iter().sum::<i64>();
            if all.iter().all(|other| total(other) >= total(&own)) { points + 9 } else { points }
        }
        "trucks" => {
            let won = sheet["marks"]["trucks"]["bonuses"].as_array().expect("bonuses");
            let bonus = |street: usize| i64::from(won.contains(&["a", "b", "c"][street].into()));
            circled_cones(sheet).iter().map(|cone| cone.2 + bonus(cone.0)).sum()
        }
        "halloween" => {
            let tiers = sheet["marks"]["halloween"]["tiers"].as_array().expect("tiers");
            let candies = tiers.iter().filter_map(|tier| tier.as_str()?.strip_prefix("candies "));
            let points = |tier: &str| match tier {
                "1" => 4,
                "2" => 8,
                _ => 14,
            };
            candies.map(points).sum()
        }
        other => panic!("no sheet {other}"),
    }
}

/// Whether the sheet's plan is met, for a plan that is not yet fulfilled.
fn is_met(plan: &str, view: &Value, seat: usize) -> bool {
    let sheet = &view["seats"][seat]["sheet"];
    let streets = Streets::of(sheet);
    let lots = |size: usize, good: &dyn Fn(usize, usize, usize) -> bool| {
        let of_size = |lot: &&(usize, usize, usize)| lot.2 + 1 - lot.1 == size;
        let all = streets.lots(false);
        all.iter().filter(of_size).filter(|lot| good(lot.0, lot.1, lot.2)).count()
    };
    let eggs_in = |street: usize, from: usize, to: usize| {
        let eggs = eggs(sheet);
        eggs.iter().filter(|egg| egg.0 == street && (from..=to).contains(&egg.1)).count()
    };
    let one_string =
        |street: usize, from: usize, to: usize| (from..to).all(|p| linked(&streets, street, p));
    let zoorgs_in = |street: usize, from: usize, to: usize| {
        let all = zoorgs(sheet);
        all.iter().filter(|z| z.0 == street && (from..=to).contains(&z.1)).count()
    };
    let cones_in = |street: usize, from: usize, to: usize| {
        let all = circled_cones(sheet);
        all.iter().filter(|cone| cone.0 == street && (from..=to).contains(&cone.1)).count()
    };
    let shelters_in = |street: usize, from: usize, to: usize| {
        SHELTERS[street].iter().filter(|place| (from..=to).contains(place)).count()
    };
    let circled = |pair: &Pair| pair.iter().all(|h| streets.number(h.0, h.1).is_some());
    let [yellow, black] = ducklings();
    let within = |pair: &Pair, street: usize| pair[0].0 == street && pair[1].0 == street;
    match plan {
        "eggs-in-lots" => lots(3, &|s, f, t| eggs_in(s, f, t) >= 3) >= 2,
        "lots-without-eggs" => {
            [2, 3, 4].iter().all(|&n| lots(n, &|s, f, t| eggs_in(s, f, t) == 0) >= 1)
        }
        "orange-and-pink-eggs" => {
            eggs(sheet).iter().filter(|egg| "OP".contains(egg.2)).count() == 6
        }
        "eggs-of-three-colours" => (0..3).all(|street| {
            let mut colours: Vec<char> =
                eggs(sheet).iter().filter(|egg| egg.0 == street).map(|egg| egg.2).collect();
            colours.sort_unstable();
            colours.dedup();
            colours.len() >= 3
        }),
        "eggs-of-street-c" => eggs(sheet).iter().filter(|egg| egg.0 == 2).count() == 8,
        "strings-of-three" => lots(3, &one_string) >= 3,
        "strings-of-four-and-five" => lots(4, &one_string) >= 1 && lots(5, &one_string) >= 1,
        "dark-middles" => {
            lots(3, &|s, f, _| !linked(&streets, s, f) && !linked(&streets, s, f + 1)) >= 2
        }
        "string-of-street-c" | "string-and-parks" => {
            let whole = |street: usize| {
                let houses = streets.0[street].iter().filter(|place| !place.roundabout).count();
                longest(&streets, street) == houses
            };
            let parks = |street: usize| sheet["parks"][street].as_u64() == Some([3, 4, 5][street]);
            if plan == "string-of-street-c" {
                whole(2)
            } else {
                (0..3).any(|street| whole(street) && parks(street))
            }
        }
        "single-shelters" => lots(1, &|s, f, t| shelters_in(s, f, t) == 1) >= 4,
        "lots-with-one-shelter" => lots(3, &|s, f, t| shelters_in(s, f, t) == 1) >= 3,
        "all-shelters" => (0..3).all(|street| {
            SHELTERS[street].iter().all(|&place| streets.number(street, place).is_some())
        }),
        "capacity-50" => capacities(&streets).iter().sum::<i64>() >= 50,
        "capacity-30-in-two-streets" => {
            capacities(&streets).iter().filter(|&&people| people >= 30).count() >= 2
        }
        "lots-of-four-with-zoorgs" => lots(4, &|s, f, t| zoorgs_in(s, f, t) >= 1) >= 2,
        "lots-with-two-zoorgs" => {
            [3, 4].iter().all(|&n| lots(n, &|s, f, t| zoorgs_in(s, f, t) >= 2) >= 1)
        }
        "lots-without-zoorgs" => lots(5, &|s, f, t| zoorgs_in(s, f, t) == 0) >= 2,
        "zoorgs-of-a-street" => (0..3).any(|street| {
            let all = zoorgs(sheet);
            SAUCERS[street].iter().all(|&place| all.contains(&(street, place)))
        }),
        "zoorgs-in-columns" => {
            let all = zoorgs(sheet);
            let in_column = |column: usize| all.iter().filter(|z| z.1 + 2 - z.0 == column).count();
            (1..=12).filter(|&column| in_column(column) >= 2).count() >= 3
        }
        "seven-candies" => circled_at(sheet, "candies").len() >= 7,
        "ghosts-and-candies" => {
            ["ghosts", "candies"].iter().all(|kind| circled_at(sheet, kind).len() >= 4)
        }
        "all-haunted-houses" => (0..3).all(|street| {
            HAUNTED[street].iter().all(|&place| streets.number(street, place).is_some())
        }),
        "ghosts-of-two-streets" => {
            let all = circled_at(sheet, "ghosts");
            let whole = |street: &usize| {
                HAUNTED[*street].iter().all(|&place| all.contains(&(*street, place)))
            };
            (0..3).filter(whole).count() >= 2
        }
        "candies-of-street-c" => {
            let all = circled_at(sheet, "candies");
            HAUNTED[2].iter().all(|&place| all.contains(&(2, place)))
        }
        "cones-in-lots" => lots(3, &|s, f, t| cones_in(s, f, t) >= 2) >= 3,
        "lots-without-cones" => lots(3, &|s, f, t| cones_in(s, f, t) == 0) >= 2,
        "single-pools-with-cones" => {
            lots(1, &|s, f, t| cones_in(s, f, t) == 1 && streets.0[s][f - 1].pool) >= 3
        }
        "large-cones" => circled_cones(sheet).iter().filter(|cone| cone.2 == 3).count() >= 5,
        "cones-of-a-street" => (0..3).any(|street| {
            circled_cones(sheet).iter().filter(|cone| cone.0 == street).count()
                == CONES[street].len()
        }),
        "pools-and-ducklings" => {
            let good = |street: usize, from: usize, to: usize| {
                let pool = (from..=to).any(|place| streets.0[street][place - 1].pool);
                let inside = |pair: &&Pair| {
                    within(pair, street) && pair.iter().all(|h| (from..=to).contains(&h.1))
                };
                pool && yellow.iter().chain(&black).filter(inside).any(&circled)
            };
            lots(3, &good) >= 2
        }
        "five-of-both-colours" => {
            [&yellow, &black].iter().all(|all| all.iter().filter(|p| circled(p)).count() >= 5)
        }
        "ducklings-of-two-streets" => {
            let whole = |street: usize| {
                let mut inside = yellow.iter().chain(&black).filter(|pair| within(pair, street));
                inside.all(circled)
            };
            (0..3).filter(|&street| whole(street)).count() >= 2
        }
        "yellow-below-black-above" => {
            yellow.iter().filter(|pair| within(pair, 2)).all(circled)
                && black.iter().filter(|pair| within(pair, 0)).all(circled)
        }
        "ducklings-between-streets" => {
            let between = |pair: &&Pair| pair[0].0 != pair[1].0;
            yellow.iter().chain(&black).filter(between).all(circled)
        }
        other => panic!("no plan {other}"),
    }
}

/// Plays games of a sheet and compares, after every round.
fn compare(name: &str, category: &str, games: u64) {
    let (mut sheets, mut paid, mut met) = (0, 0, 0);
    let modes: [(&[(&str, &str)], usize); 4] = [
        (&[], 2),
        (&[("advanced", "true"), ("quarters", "true")], 3),
        (&[("opponent", "1"), ("advanced", "true")], 1),
        (&[("expert", "true")], 2),
    ];
    for (options, seats) in modes {
        let settings = Settings::default().with("edition", "2023").with("sheet", name);
        let settings = options.iter().fold(settings, |all, (name, value)| all.with(name, value));
        let setup = Welcome::setup(&settings, seats).expect("valid options");
        for index in 0..games {
            let player: Player = if index % 2 == 0 { random } else { building };
            whole_game(&setup, index, player, |game| {
                let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
                for seat in 0..seats {
                    let expected = points(name, &view, seat);
                    let told = view["seats"][seat]["score"][category].as_i64();
                    assert_eq!(told, Some(expected), "{name} {index}: {view:#}");
                    sheets += 1;
                    paid += usize::from(expected > 0);
                    if !view["seats"][seat]["sheet"]["plans"][2].is_null() {
                        met += 1;
                        continue;
                    }
                    let progress = &view["seats"][seat]["progress"][2];
                    let plan = view["plans"][2]["plan"].as_str().expect("a plan");
                    let is_met = is_met(plan, &view, seat);
                    assert_eq!(progress["have"] == progress["need"], is_met, "{plan}: {view:#}");
                    met += usize::from(is_met);
                }
            });
        }
    }
    assert!(sheets > 1000 && paid > sheets / 50, "{name}: {paid} of {sheets} sheets are paid");
    assert!(met > 0, "{name}: no plan was ever met");
}

#[test]
fn eggs_agree() {
    compare("eggs", "eggs", 300);
}

#[test]
fn lights_agree() {
    compare("christmas", "lights", 300);
}

#[test]
fn ducklings_agree() {
    compare("ducks", "ducklings", 300);
}

#[test]
fn zoorgs_agree() {
    compare("roswell", "zoorgs", 300);
}

#[test]
fn candies_agree() {
    compare("halloween", "candies", 300);
}

#[test]
fn cones_agree() {
    compare("trucks", "cones", 300);
}

#[test]
fn shelters_agree() {
    compare("atomic", "shelters", 300);
}
