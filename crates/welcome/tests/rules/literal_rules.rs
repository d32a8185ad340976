//! A second judge of what is legal, slow and literal: facts 3 and 4 written down house by house.
//! It knows the game only by the JSON of a seat's view and by what the seat did this turn.

use serde_json::Value;

use crate::literal_scorer::rows;

/// A place in a street, as its row shows it.
#[expect(clippy::struct_excessive_bools, reason = "these are the marks of a row")]
#[derive(Clone, Debug)]
pub(crate) struct Place {
    number: Option<i64>,
    roundabout: bool,
    bis: bool,
    pool: bool,
    used: bool,
    fence_after: bool,
}

impl Place {
    fn empty(&self) -> bool {
        self.number.is_none() && !self.roundabout
    }
}

/// A sheet: three streets of places, and whether it is one of 2023.
#[derive(Clone, Debug)]
pub(crate) struct Town(Vec<Vec<Place>>, bool);

/// An estate: street, first place, size.
type Estate = (usize, usize, usize);

const POOLS: [[usize; 3]; 3] = [[2, 6, 7], [0, 3, 7], [1, 6, 10]];
const PARKS: [i64; 3] = [3, 4, 5];
const PROMOTIONS: [i64; 6] = [1, 2, 3, 4, 4, 4];

impl Town {
    /// The sheet of a seat.
    pub(crate) fn seen(view: &Value, sheet: &Value) -> Self {
        Self(Self::of(sheet).0, view["printing"] == "2023")
    }

    pub(crate) fn of(sheet: &Value) -> Self {
        let street = |row: &String| {
            let mut places: Vec<Place> = Vec::new();
            for token in row.split_whitespace() {
                if token == "|" {
                    places.last_mut().expect("a house before").fence_after = true;
                } else {
                    let digits = token.trim_end_matches(|c: char| !c.is_ascii_digit());
                    places.push(Place {
                        number: digits.parse().ok(),
                        roundabout: token.contains('o'),
                        bis: token.contains('b'),
                        pool: token.contains('p'),
                        used: token.contains('u'),
                        fence_after: false,
                    });
                }
            }
            places.last_mut().expect("a house").fence_after = true;
            places
        };
        Self(rows(sheet).iter().map(street).collect(), false)
    }

    pub(crate) fn roundabouts(&self) -> usize {
        self.0.iter().flatten().filter(|place| place.roundabout).count()
    }

    fn places(&self) -> impl Iterator<Item = (usize, usize)> {
        let streets = self.0.iter().enumerate();
        streets.flat_map(|(street, places)| (0..places.len()).map(move |place| (street, place)))
    }

    /// Whether a number may be written here: above all on its left, below all on its right.
    fn takes(&self, number: i64, street: usize, place: usize) -> bool {
        let places = &self.0[street];
        let numbers_until_roundabout = |places: &mut dyn Iterator<Item = &Place>| -> Vec<i64> {
            places.take_while(|place| !place.roundabout).filter_map(|place| place.number).collect()
        };
        let left = numbers_until_roundabout(&mut places[..place].iter().rev());
        let right = numbers_until_roundabout(&mut places[place + 1..].iter());
        places[place].empty()
            && left.iter().all(|&other| other < number)
            && right.iter().all(|&other| other > number)
    }

    fn fits(&self, number: i64) -> bool {
        self.places().any(|(street, place)| self.takes(number, street, place))
    }

    /// Complete estates that no plan has used, or those that are wholly used.
    pub(crate) fn estates(&self, used: bool) -> Vec<Estate> {
        let mut found = Vec::new();
        for (street, places) in self.0.iter().enumerate() {
            let mut start = 0;
            for run in places.split_inclusive(|place| place.fence_after) {
                let complete = run.iter().all(|place| place.number.is_some());
                if complete && run.len() <= 6 && run.iter().all(|place| place.used == used) {
                    found.push((street, start, run.len()));
                }
                start += run.len();
            }
        }
        found
    }

    /// The numbers an empty place may copy: those right beside it, no fence between in 2018.
    fn copies(&self, street: usize, place: usize) -> Vec<i64> {
        let places = &self.0[street];
        if self.1 {
            let left = place.checked_sub(1).and_then(|left| places[left].number);
            let right = places.get(place + 1).and_then(|right| right.number);
            return [left, right].into_iter().flatten().collect();
        }
        let left = (place > 0 && !places[place - 1].fence_after).then(|| places[place - 1].number);
        let right = (!places[place].fence_after).then(|| places[place + 1].number);
        [left, right].into_iter().flatten().flatten().collect()
    }

    fn fence_may_follow(&self, street: usize, place: usize) -> bool {
        let here = &self.0[street][place];
        let Some(next) = self.0[street].get(place + 1) else { return false };
        let twins = !self.1 && here.number.is_some() && here.number == next.number;
        let both_used = here.used && next.used;
        !here.fence_after && !twins && !both_used
    }

    fn all_pools(&self, street: usize) -> bool {
        POOLS[street].iter().all(|&place| self.0[street][place].pool)
    }
}

fn address(street: usize, place: usize) -> String {
    format!("{}{}", ["a", "b", "c"][street], place + 1)
}

/// The street and the place of an address.
fn house(text: &str) -> (usize, usize) {
    let street = "abc".find(&text[..1]).expect("a street");
    (street, text[1..].parse::<usize>().expect("a place") - 1)
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// What `number` may become with this action.
fn numbers(number: i64, action: &str) -> Vec<i64> {
    let reach = if action == "temp" { 2 } else { 0 };
    (number - reach..=number + reach).filter(|n| (0..=17).contains(n)).collect()
}

/// Offers of the round: for each way to take, its notation, number and action.
fn offers(view: &Value) -> Vec<(String, i64, String)> {
    if let Some(pairs) = view["offer"]["pairs"].as_array() {
        let pair = |(index, pair): (usize, &Value)| {
            let action = pair["action"].as_str().expect("an action").to_owned();
            (format!("take {}", index + 1), number(&pair["number"]), action)
        };
        return pairs.iter().enumerate().map(pair).collect();
    }
    let cards = match &view["offer"]["cards"] {
        Value::Null => &view["offer"]["hand"]["cards"],
        solo => &solo["cards"],
    };
    let cards: Vec<(i64, &str)> = (cards.as_array().expect("cards").iter())
        .map(|card| card.as_str().and_then(|card| card.split_once(' ')).expect("a card"))
        .map(|(number, action)| (number.parse().expect("a number"), action))
        .collect();
    let mut ways = Vec::new();
    for (i, (number, _)) in cards.iter().enumerate() {
        for (j, (_, action)) in cards.iter().enumerate().filter(|&(j, _)| j != i) {
            ways.push((format!("take {}+{}", i + 1, j + 1), *number, (*action).to_owned()));
        }
    }
    ways
}

/// What the seat may take, or whether it is refused.
pub(crate) fn taking(view: &Value, town: &Town) -> Vec<String> {
    let offers = offers(view);
    let fits = |number: i64, action: &str| numbers(number, action).iter().any(|&n| town.fits(n));
    let mut choices: Vec<String> = (offers.iter())
        .filter(|(_, number, action)| fits(*number, action))
        .map(|(take, ..)| take.clone())
        .collect();
    if !offers.iter().any(|(_, number, _)| town.fits(*number)) {
        if view["mode"] == "expert" || view["mode"] == "opponent" {
            choices.extend(["refuse 1", "refuse 2", "refuse 3"].map(str::to_owned));
        } else {
            choices.push("refuse".to_owned());
        }
    }
    choices
}

/// Where the number taken may be written.
pub(crate) fn writing(view: &Value, town: &Town) -> Vec<String> {
    let taken = &view["turn"]["taken"];
    let mut choices = Vec::new();
    for n in numbers(number(&taken[0]), taken[1].as_str().expect("an action")) {
        let here = town.places().filter(|&(street, place)| town.takes(n, street, place));
        choices.extend(here.map(|(street, place)| format!("write {n} {}", address(street, place))));
    }
    choices
}

/// What can be done with the action taken, passing aside.
pub(crate) fn acting(view: &Value, sheet: &Value, town: &Town) -> Vec<String> {
    let turn = &view["turn"];
    let (street, place) = house(turn["house"].as_str().expect("a house"));
    match turn["taken"][1].as_str().expect("an action") {
        "surveyor" => (town.places())
            .filter(|&(street, place)| town.fence_may_follow(street, place))
            .map(|(street, place)| format!("fence {}", address(street, place)))
            .collect(),
        "real-estate" => (0..6)
            .filter(|&column| number(&sheet["promotions"][column]) < PROMOTIONS[column])
            .map(|column| format!("promote {}", column + 1))
            .collect(),
        "landscaper" if number(&sheet["parks"][street]) < PARKS[street] => vec!["park".to_owned()],
        "pool" if POOLS[street].contains(&place) => vec!["pool".to_owned()],
        "temp" if number(&sheet["temps"]) < 11 => vec!["hire".to_owned()],
        // In 2023 there are nine extensions and no more.
        "bis" if town.1 && town.0.iter().flatten().filter(|place| place.bis).count() >= 9 => {
            Vec::new()
        }
        "bis" => (town.places())
            .filter(|&(street, place)| town.0[street][place].empty())
            .flat_map(|(street, place)| {
                let copies = town.copies(street, place).into_iter();
                copies.map(move |n| format!("bis {n} {}", address(street, place)))
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Where a roundabout may be built, if one may: one a turn in 2018.
pub(crate) fn roundabouts(town: &Town, built_this_turn: bool) -> Vec<String> {
    if (built_this_turn && !town.1) || town.roundabouts() >= 2 {
        return Vec::new();
    }
    (town.places())
        .filter(|&(street, place)| town.0[street][place].empty())
        .map(|(street, place)| format!("roundabout {}", address(street, place)))
        .collect()
}

/// Those of them that leave the duty to number: if a number fits now, one does afterwards.
pub(crate) fn leaving_duty(view: &Value, town: &Town, roundabouts: Vec<String>) -> Vec<String> {
    let some_fits = |town: &Town| offers(view).iter().any(|(_, number, _)| town.fits(*number));
    if some_fits(town) { that_leave(town, roundabouts, some_fits) } else { roundabouts }
}

/// Those of them that leave a house for the number taken.
pub(crate) fn leaving_room(view: &Value, town: &Town, roundabouts: Vec<String>) -> Vec<String> {
    that_leave(town, roundabouts, |then| !writing(view, then).is_empty())
}

fn that_leave(
    town: &Town,
    roundabouts: Vec<String>,
    enough: impl Fn(&Town) -> bool,
) -> Vec<String> {
    let leaves_enough = |roundabout: &String| {
        let (street, place) = house(roundabout.split(' ').nth(1).expect("a house"));
        let mut then = town.clone();
        then.0[street][place].roundabout = true;
        enough(&then)
    };
    roundabouts.into_iter().filter(leaves_enough).collect()
}

/// The estates of these sizes that a plan could still use, when it has used these.
pub(crate) fn picking(
    goal: &Value,
    town: &Town,
    needed: &[usize],
    picked: &[Estate],
) -> Vec<String> {
    let eligible = match picked {
        // A plan of one same street goes on in the street where it began.
        [(street, ..), ..] if goal.get("estates-and-roundabouts").is_some() => {
            let estates = town.estates(false).into_iter();
            estates.filter(|estate| estate.0 == *street).collect()
        }
        _ => eligible(goal, town),
    };
    (eligible.iter())
        .filter(|(.., size)| needed.contains(size))
        .map(|&(street, place, _)| format!("use {}", address(street, place)))
        .collect()
}

/// The kinds of goals that ask for estates to be picked.
const ESTATE_GOALS: [&str; 3] = ["estates-in-street", "estates-and-roundabouts", "estates-with"];

/// The sizes an estate plan asks for.
pub(crate) fn sizes(goal: &Value) -> Option<Vec<usize>> {
    let asked = ESTATE_GOALS.iter().find_map(|kind| goal.get(kind)).map(|asked| &asked["sizes"]);
    let sizes = asked.unwrap_or(&goal["estates"]).as_array()?;
    Some(sizes.iter().map(|size| number(size) as usize).collect())
}

/// The estates an estate plan could use.
fn eligible(goal: &Value, town: &Town) -> Vec<Estate> {
    let all = town.estates(false);
    let places = |&(street, start, size): &Estate| &town.0[street][start..start + size];
    if let Some(asked) = goal.get("estates-in-street") {
        let street = house(&format!("{}1", asked["street"].as_str().expect("a street"))).0;
        return all.into_iter().filter(|estate| estate.0 == street).collect();
    }
    if let Some(asked) = goal.get("estates-with") {
        let enough = |estate: &Estate| {
            let pools = places(estate).iter().filter(|place| place.pool).count() as i64;
            let bis = places(estate).iter().filter(|place| place.bis).count() as i64;
            pools >= number(&asked["pools"]) && bis >= number(&asked["bis"])
        };
        return all.into_iter().filter(enough).collect();
    }
    if let Some(asked) = goal.get("estates-and-roundabouts") {
        let sizes = sizes(goal).expect("sizes");
        let suffices = |street: usize| {
            let built = town.0[street].iter().filter(|place| place.roundabout).count() as i64;
            let here: Vec<Estate> =
                all.iter().copied().filter(|estate| estate.0 == street).collect();
            built >= number(&asked["roundabouts"]) && has(&here, &sizes)
        };
        return all.iter().copied().filter(|estate| suffices(estate.0)).collect();
    }
    all
}

/// Whether there are as many estates of each size as needed.
fn has(estates: &[Estate], needed: &[usize]) -> bool {
    (1..=6).all(|size| {
        let have = estates.iter().filter(|estate| estate.2 == size).count();
        have >= needed.iter().filter(|&&needed| needed == size).count()
    })
}

/// Whether the sheet shows what the plan asks for.
pub(crate) fn is_met(goal: &Value, sheet: &Value, town: &Town) -> bool {
    let street = |name: &str| house(&format!("{name}1")).0;
    let all_parks = |street: usize| number(&sheet["parks"][street]) == PARKS[street];
    let built_unused = |place: &Place| !place.empty() && !place.used;
    if let Some(sizes) = sizes(goal) {
        return has(&eligible(goal, town), &sizes);
    }
    if goal == "singles-at-street-ends" {
        let singles = town.estates(false);
        return (0..3).all(|street| {
            let last = town.0[street].len() - 1;
            [0, last].iter().all(|&place| singles.contains(&(street, place, 1)))
        });
    }
    if goal == "street-ends" {
        let ends = |places: &Vec<Place>| [places[0].clone(), places[places.len() - 1].clone()];
        return town.0.iter().flat_map(ends).all(|place| built_unused(&place));
    }
    if goal == "parks-pools-roundabout" {
        return (0..3).any(|street| {
            let roundabout = town.0[street].iter().any(|place| place.roundabout);
            all_parks(street) && town.all_pools(street) && roundabout
        });
    }
    let (kind, asked) = goal.as_object().and_then(|goal| goal.iter().next()).expect("a goal");
    let streets_with = |has: &dyn Fn(usize) -> bool| (0..3).filter(|&street| has(street)).count();
    match kind.as_str() {
        "full-street" => town.0[street(asked.as_str().expect("a street"))].iter().all(built_unused),
        "bis-in-one-street" => town
            .0
            .iter()
            .any(|places| places.iter().filter(|place| place.bis).count() as i64 >= number(asked)),
        "temps" => number(&sheet["temps"]) >= number(asked),
        "parks-of-streets" => streets_with(&all_parks) as i64 >= number(asked),
        "pools-of-streets" => {
            streets_with(&|street| town.all_pools(street)) as i64 >= number(asked)
        }
        "parks-and-pools" => {
            let street = street(asked.as_str().expect("a street"));
            all_parks(street) && town.all_pools(street)
        }
        "parks" => {
            (0..3).map(|street| number(&sheet["parks"][street])).sum::<i64>() >= number(asked)
        }
        "parks-in-every-street" => {
            streets_with(&|street| number(&sheet["parks"][street]) >= number(asked)) == 3
        }
        "promotions" => {
            (0..6).map(|column| number(&sheet["promotions"][column])).sum::<i64>() >= number(asked)
        }
        "full-columns" => {
            let full =
                |column: &usize| number(&sheet["promotions"][*column]) == PROMOTIONS[*column];
            (0..6).filter(full).count() as i64 >= number(asked)
        }
        other => panic!("{other} is no goal"),
    }
}
