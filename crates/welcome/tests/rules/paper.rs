//! Sheets of paper: what a pencil may write, what the rules say about it, and that a game dictated to
//! paper counts the same.

use std::path::Path;
use std::sync::Arc;

use tabletop::{Dealer, Game, Record, Replay, Rng, Seat, Seed, Settings, Table, Viewer};
use welcome::card::{Action, Card};
use welcome::extensions::OpponentMarks;
use welcome::extensions::halloween::Tier;
use welcome::extensions::zombies::{Horde, ZombieCard};
use welcome::house::House;
use welcome::paper::{Among, Erased, Mark, NoDeal, NoMark, PaperRules};
use welcome::plan::PlanSlot;
use welcome::sheet::Sheet;
use welcome::view::OfferView;
use welcome::{Paper, Welcome};

const ME: Seat = Seat::new(0);

fn table(options: &[(&str, &str)]) -> Table<Paper> {
    let mut settings = Settings::default();
    for (name, value) in options {
        settings.set(name, value);
    }
    let rules = PaperRules::new(&settings, 1).expect("a sheet of paper");
    Table::new(rules, vec!["Ada".to_owned()], Seed([0; 16]))
}

#[track_caller]
fn write(table: &mut Table<Paper>, marks: &str) {
    for mark in marks.split(", ") {
        table.choose_written(ME, mark).unwrap_or_else(|refused| panic!("{mark}: {refused}"));
    }
}

fn against(table: &Table<Paper>) -> Vec<String> {
    let told = |(mark, why): (String, String)| format!("{mark}: {why}");
    table.view(Viewer::Spectator).against.into_iter().map(told).collect()
}

#[track_caller]
fn refused(table: &mut Table<Paper>, mark: &str, why: &str) {
    let refusal = table.choose_written(ME, mark).expect_err(mark);
    assert_eq!(refusal.to_string(), why);
}

fn total(table: &Table<Paper>) -> i32 {
    table.game().score(ME, Viewer::Spectator).total
}

#[test]
fn every_mark_reads_back() {
    for text in [
        "lay 1 4",
        "lay 3 12",
        "write 7 b4",
        "write 9¾ b4",
        "bis 7 b5",
        "fence b4",
        "roundabout c6",
        "pool b4",
        "park b",
        "promote 6",
        "hire",
        "copy",
        "refuse",
        "plan 1 first",
        "plan 3 later",
        "use a3",
        "collect a5 1+2",
        "collect a5 none",
        "infiltrate b4",
        "aim 2",
        "count 3",
        "bis 7 b5 free",
        "cone a5",
        "bonus a",
        "ghost b4",
        "candy b4",
        "ghosts 2",
        "candies 3",
        "barricade b4",
        "hold a left",
        "zombies all",
        "invade b4",
        "give 7 pool",
        "validation B",
        "cross c",
        "erase cone a5",
        "erase bonus a",
        "erase circle b4",
        "erase ghosts 2",
        "erase barricade b4",
        "erase hold a left",
        "erase give",
        "erase cross c",
        "erase b4",
        "erase fence b4",
        "erase pool b4",
        "erase park b",
        "erase promote 3",
        "erase hire",
        "erase copy",
        "erase refuse",
        "erase plan 1",
        "erase use b4",
        "erase infiltrate b4",
        "erase count 1",
        "close",
    ] {
        assert_eq!(text.parse::<Mark>().map(|mark| mark.to_string()).as_deref(), Ok(text));
    }
    for wrong in [
        "",
        "lay 1",
        "lay 1 0",
        "lay 4 1",
        "lay 1 256",
        "erase",
        "erase erase b4",
        "close 1",
        "write 7",
        "plan 1",
        "count 4",
        "promote 7",
        "erase fence",
        "ghosts 4",
        "hold a",
        "zombies up",
        "give 7",
        "validation D",
        "bis 7 b5 gratis",
    ] {
        assert!(wrong.parse::<Mark>().is_err(), "{wrong:?}");
    }
}

#[test]
fn a_number_that_does_not_fit_is_explained_written_and_marked() {
    let mut table = table(&[]);
    write(&mut table, "write 7 a5, write 10 a7");
    let eleven = "write 11 a6".parse().expect("notation");
    let why = table.game().fits(eleven).expect_err("11 stands before 10");
    assert_eq!(
        why.to_string(),
        "11 does not fit in a6: numbers grow from left to right, and it stands between 7 and 10"
    );
    assert!(table.game().fits("write 8 a6".parse().expect("notation")).is_ok());
    write(&mut table, "write 11 a6");
    assert_eq!(against(&table).len(), 1);
    assert!(against(&table)[0].starts_with("write 11 a6: 11 does not fit in a6"));

    // Whoever corrects the neighbour has corrected the mistake.
    write(&mut table, "write 12 a7");
    assert_eq!(against(&table), [""; 0]);
    write(&mut table, "write 10 a7");
    assert_eq!(against(&table).len(), 1, "now the 10 is the one that does not fit");
    write(&mut table, "erase a7");
    assert_eq!(against(&table), [""; 0]);
}

#[test]
fn what_has_no_place_cannot_be_written() {
    let mut table = table(&[]);
    refused(&mut table, "write 7 a11", "there is no house a11 on this sheet");
    refused(
        &mut table,
        "fence a10",
        "a10 is the last house of its street: a fence goes between two houses",
    );
    refused(&mut table, "write 9¾ a1", "no card and no temp makes the number 9¾");
    refused(&mut table, "roundabout a3", "this sheet has no such mark");
    refused(&mut table, "erase hire", "there is nothing to rub out");
    refused(
        &mut table,
        "plan 1 first",
        "plan 1 is not known yet: pick the plans on the table first",
    );
    refused(&mut table, "lay 1 99", "stack 1 has no such plan");
    refused(&mut table, "use a1", "a1 belongs to no complete estate");
    write(&mut table, "refuse, refuse, refuse");
    refused(&mut table, "refuse", "all these boxes are crossed");
    write(&mut table, "close");
    refused(&mut table, "hire", "the sheet is closed: take that back to write on");
    assert_eq!(table.undo(ME).map(|mark| mark.to_string()).as_deref(), Ok("close"));
    write(&mut table, "hire");
}

#[test]
fn estates_come_and_go_with_what_is_rubbed_out() {
    let mut table = table(&[]);
    write(&mut table, "write 1 a1, write 2 a2, fence a2");
    let sizes = |table: &Table<Paper>| table.game().sheet().complete_estates().get(2);
    assert_eq!(sizes(&table), 1);
    write(&mut table, "erase a2");
    assert_eq!(sizes(&table), 0);
    write(&mut table, "write 3 a2");
    assert_eq!(sizes(&table), 1);
    write(&mut table, "erase fence a2");
    assert_eq!(sizes(&table), 0);
    table.undo(ME).expect("the fence is back");
    assert_eq!(sizes(&table), 1);
}

#[test]
fn a_copy_costs_its_box_and_gives_it_back() {
    let mut table = table(&[("edition", "2018")]);
    write(&mut table, "write 5 b3, bis 5 b4");
    assert_eq!(against(&table), [""; 0]);
    assert_eq!((table.game().sheet().bis_boxes, total(&table)), (1, -1));
    let between = table.game().fits("fence b3".parse().expect("notation"));
    assert_eq!(
        between.expect_err("twins").to_string(),
        "no fence may part b3 from its bis neighbour"
    );
    write(&mut table, "erase b4");
    assert_eq!((table.game().sheet().bis_boxes, total(&table)), (0, 0));
    assert!(table.game().fits("fence b3".parse().expect("notation")).is_ok());
    write(&mut table, "bis 9 b4");
    assert!(against(&table)[0].contains("no house beside b4 bears the number 9"));
}

#[test]
fn a_roundabout_brings_its_fences_and_takes_them_along() {
    let mut table = table(&[("advanced", "true")]);
    write(&mut table, "write 4 a1, roundabout a2");
    let house = |text: &str| text.parse::<House>().expect("a house");
    assert!(table.game().sheet().fence_right_of(house("a1")));
    assert_eq!(table.game().sheet().complete_estates().get(1), 1);
    write(&mut table, "erase a2");
    assert!(!table.game().sheet().fence_right_of(house("a1")));
    assert!(!table.game().sheet().fence_right_of(house("a2")));
    assert_eq!(table.game().sheet().complete_estates().get(1), 0);
}

#[test]
fn plans_are_checked_by_what_lies_on_the_table() {
    let mut table = table(&[]);
    // The first plan of stack 1 asks for six estates of one house.
    let rules = table.setup().clone();
    let singles =
        rules.plans(PlanSlot::ALL[0]).position(|plan| plan.goal.to_string().contains("1, 1, 1"));
    let singles = singles.expect("six single estates") + 1;
    write(&mut table, &format!("lay 1 {singles}, lay 2 1, lay 3 1"));
    let claim: Mark = "plan 1 first".parse().expect("notation");
    assert_eq!(
        table.game().fits(claim).expect_err("nothing is built").to_string(),
        "plan 1 asks for more than this sheet shows"
    );
    write(&mut table, "write 1 a1, fence a1, write 2 a2, fence a2, write 3 a3, fence a3");
    write(&mut table, "write 4 a4, fence a4, write 5 a5, fence a5, write 6 a6, fence a6");
    assert!(table.game().fits(claim).is_ok());
    write(&mut table, "plan 1 first");
    assert_eq!(table.game().sheet().used.len(), 6);
    let first = total(&table);
    write(&mut table, "plan 1 later");
    assert!(total(&table) < first);
    assert_eq!(table.game().sheet().used.len(), 6, "who was first is a correction");
    write(&mut table, "erase plan 1");
    assert!(table.game().sheet().used.is_empty());
    // What lies on the table is everyone's: undo stops there.
    while table.undo(ME).is_ok() {}
    assert!(table.game().plan(PlanSlot::ALL[0]).is_some());
}

#[test]
fn undo_goes_back_to_the_first_mark_and_records_replay() {
    let mut table = table(&[]);
    write(&mut table, "write 7 a5, park a, hire, erase a5, write 8 a5, fence a5");
    let record = Record::from_json(&table.record().to_json()).expect("a record");
    let again: Paper = record.replay(|_| ()).expect("it replays");
    assert_eq!(again.sheet(), table.game().sheet());
    for _ in 0..6 {
        table.undo(ME).expect("every mark can be taken back");
    }
    assert!(table.undo(ME).is_err());
    assert_eq!(table.game().sheet(), table.checkpoint().sheet());
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    let mut rng = Rng::new(3);
    let sheets = SHEETS.map(|sheet| [("edition", "2023"), ("sheet", sheet), ("advanced", "true")]);
    let alone = [("edition", "2023"), ("sheet", "trucks"), ("opponent", "2")];
    for options in sheets.iter().map(|options| &options[..]).chain([&[][..], &alone[..]]) {
        let mut table = table(options);
        let mut listed = Vec::new();
        for _ in 0..60 {
            table.game().choices(ME, &mut listed);
            listed.retain(|mark| *mark != Mark::Close);
            let mark = rng.pick(&listed).expect("a pencil can always write");
            table.choose(ME, mark).expect("listed");
            let counted = *table.game().sheet();
            // Estates are counted on the way; counted anew they are the same.
            let read: Sheet = serde_json::from_str(&serde_json::to_string(&counted).expect("JSON"))
                .expect("read");
            assert_eq!(read.complete_estates(), counted.complete_estates(), "{mark} {options:?}");
            assert_eq!(read.available_estates(), counted.available_estates(), "{mark} {options:?}");
        }
        table.game().choices(ME, &mut listed);
        for &mark in &listed {
            let mut then = table.game().clone();
            assert_eq!(then.choose(ME, mark), Ok(()), "{mark}");
            if !matches!(
                mark,
                Mark::Lay(..)
                    | Mark::Close
                    | Mark::Erase(_)
                    | Mark::Hire
                    | Mark::Copy
                    | Mark::Refuse
                    | Mark::Park(_)
                    | Mark::Promote(_)
                    | Mark::Give(_)
            ) {
                assert_eq!(then.choose(ME, mark), Err(NoMark::There), "{mark} twice");
            }
        }
    }
}

/// What someone writes on paper so that it shows what a sheet of a game shows.
fn dictated(paper: &Paper, sheet: &Sheet) -> Vec<Mark> {
    let (old, town) = (paper.sheet(), paper.rules().sheet.town());
    let mut marks = Vec::new();
    for house in town.houses {
        if sheet.roundabouts.contains(house) && !old.roundabouts.contains(house) {
            marks.push(Mark::Roundabout(house));
        }
        if let Some(number) = sheet.number(house).filter(|_| old.number(house).is_none()) {
            let bis = sheet.bis.contains(house);
            marks.push(match sheet.bis_boxes > old.bis_boxes {
                true if bis => Mark::Bis { number, house },
                false if bis => Mark::FreeBis { number, house },
                _ => Mark::Write { number, house },
            });
        }
        if sheet.pools.contains(house) && !old.pools.contains(house) {
            marks.push(Mark::Pool(house));
        }
        let next = House::new(house.street(), house.place() + 1);
        let round = [house, next].iter().any(|house| sheet.roundabouts.contains(*house));
        // The fences of a roundabout come with it.
        if sheet.fence_right_of(house) && !old.fence_right_of(house) && !round {
            marks.push(Mark::Fence(house));
        }
        let eggs = sheet.marks.eggs().of(house);
        if eggs != old.marks.eggs().of(house) {
            marks.push(Mark::Collect(house, eggs));
        }
        let zoorgs = [sheet, old].map(|sheet| sheet.marks.zoorgs().houses.contains(house));
        if zoorgs == [true, false] {
            marks.push(Mark::Infiltrate(house));
        }
        let barricades = [sheet, old].map(|sheet| sheet.marks.siege().barricades.contains(house));
        if barricades == [true, false] {
            marks.push(Mark::Barricade(house));
        }
        let circled = [sheet, old].map(|sheet| sheet.marks.haunted().at(house));
        if let Some(treat) = circled[0].filter(|_| circled[1].is_none()) {
            marks.push(Mark::Circle(house, treat));
        }
    }
    for street in welcome::house::Street::ALL {
        let won = [sheet, old].map(|sheet| sheet.marks.delivered().bonuses.has(street.index()));
        if won == [true, false] {
            marks.push(Mark::Bonus(street));
        }
    }
    for tier in Tier::all() {
        let has = |sheet: &Sheet| sheet.marks.haunted().tier(tier.kind()) == Some(tier.index());
        if has(sheet) && !has(old) {
            // A tier comes before what it gives.
            marks.insert(0, Mark::Tier(tier));
        }
    }
    for street in welcome::house::Street::ALL {
        let more = sheet.parks[street.index()] - old.parks[street.index()];
        marks.extend((0..more).map(|_| Mark::Park(street)));
    }
    for (size, (now, was)) in (1..).zip(sheet.promotions.iter().zip(old.promotions)) {
        marks.extend((0..now - was).map(|_| Mark::Promote(size)));
    }
    marks.extend((0..sheet.temps - old.temps).map(|_| Mark::Hire));
    marks.extend((0..sheet.refusals - old.refusals).map(|_| Mark::Refuse));
    if let Some(goal) = sheet.marks.zoorgs().goal.filter(|_| old.marks.zoorgs().goal.is_none()) {
        marks.push(Mark::Aim(goal));
    }
    // The counts of an opponent are told with its cards.
    for count in (0..3_u8).filter(|_| !paper.rules().has_opponent()) {
        let made = [sheet, old].map(|s| s.marks.counted().0[usize::from(count)].is_some());
        if made == [true, false] {
            marks.push(Mark::Count(count));
        }
    }
    for slot in PlanSlot::ALL {
        if let Some(approval) =
            sheet.plans[slot.index()].filter(|_| old.plans[slot.index()].is_none())
        {
            marks.push(Mark::Plan(slot, approval));
        }
    }
    marks
}

/// Which estates a plan used is told too, where there was a choice.
fn used(paper: &Paper, sheet: &Sheet) -> Vec<Mark> {
    let (mut marks, old) = (Vec::new(), paper.sheet().used);
    let first = |house: &House| {
        sheet.estate_of(*house).is_some_and(|estate| estate.into_iter().next() == Some(*house))
    };
    marks
        .extend((old & !sheet.used).into_iter().filter(first).map(|h| Mark::Erase(Erased::Use(h))));
    marks.extend((sheet.used & !old).into_iter().filter(first).map(Mark::Use));
    marks
}

/// The Zombie card that came over a sheet since paper was told, with the hordes that were held back.
fn attacked(paper: &Paper, sheet: &Sheet, come: &[ZombieCard]) -> Vec<Mark> {
    let (old, new) = (paper.sheet().marks.siege(), sheet.marks.siege());
    if old.moved == new.moved && old.used == new.used {
        return Vec::new();
    }
    let told = |card: &ZombieCard| paper.marks().contains(&Mark::Zombies(*card));
    let Some(card) = come.iter().find(|card| !told(card)) else { return Vec::new() };
    let moves = |horde: &Horde| match card {
        ZombieCard::Left => !horde.from_right(),
        ZombieCard::Right => horde.from_right(),
        ZombieCard::All => true,
    };
    let stays = |horde: &Horde| {
        let index = horde.index();
        old.moved[index] == new.moved[index] && usize::from(old.moved[index]) < 2
    };
    let held = Horde::all().filter(moves).filter(stays).map(Mark::Hold);
    held.chain([Mark::Zombies(*card)]).collect()
}

/// What happened with the opponent of the AAA since paper was told.
fn of_opponent(paper: &Paper, game: &Welcome) -> Vec<Mark> {
    let [Some(old), Some(new)] =
        [paper.view(Viewer::Spectator).board.opponent, game.view(Viewer::Spectator).opponent]
    else {
        return Vec::new();
    };
    let cards = |opponent: &welcome::view::OpponentView| {
        let zombies = opponent.zombies.clone();
        let all = (1..).zip(opponent.pile.clone());
        all.filter(move |(place, _)| !zombies.contains(place))
            .map(|(_, card)| card)
            .collect::<Vec<_>>()
    };
    let mut marks: Vec<Mark> =
        cards(&new).into_iter().skip(cards(&old).len()).map(Mark::Give).collect();
    let counted = |marks: &Option<OpponentMarks>| match marks {
        Some(OpponentMarks::Ducks(counted)) => *counted,
        _ => [None; 3],
    };
    for (count, (was, is)) in (0..).zip(counted(&old.marks).into_iter().zip(counted(&new.marks))) {
        if was.is_none() && is.is_some() {
            marks.push(Mark::Count(count));
        }
    }
    for letter in new.validations.iter().filter(|letter| !old.validations.contains(letter)) {
        marks.push(format!("validation {letter}").parse().expect("notation"));
    }
    if let (Some(OpponentMarks::Trucks(was)), Some(OpponentMarks::Trucks(is))) =
        (&old.marks, &new.marks)
    {
        marks.extend(is.iter().filter(|street| !was.contains(street)).map(|s| Mark::Cross(*s)));
    }
    marks
}

#[test]
fn a_game_dictated_to_paper_counts_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let mut told = 0;
    for entry in std::fs::read_dir(folder).expect("golden records") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let name =
            path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let line = std::fs::read_to_string(&path).expect("a record");
        let Ok(record) = Record::from_json(line.trim_end()) else { continue };
        if record.game != Welcome::NAME {
            continue;
        }
        let mut settings = Settings::default();
        for option in ["edition", "advanced", "quarters", "sheet", "opponent"] {
            if let Some(value) = record.options.get(option) {
                settings.set(option, &value.to_string());
            }
        }
        if record.seats.len() == 1 && settings.says("edition", "2018") {
            settings.set("alone", "true");
        }
        let rules = PaperRules::new(&settings, 1).unwrap_or_else(|no| panic!("{name}: {no}"));
        let papers = vec![Paper::start(&rules, Dealer::new(&Seed([0; 16]))); record.seats.len()];
        let mut papers: Vec<Paper> = papers;
        let (mut laid, mut checkpoints) = (false, 0);
        let game: Welcome = record
            .replay(|step: Replay<'_, Welcome>| {
                let (Replay::Start(game) | Replay::Choice { game, .. }) = step;
                let view = game.view(Viewer::Spectator);
                for (seat, paper) in (0..).zip(&mut papers) {
                    let seat = Seat::new(seat);
                    for slot in PlanSlot::ALL.into_iter().filter(|_| !laid) {
                        let wanted = &view.plans[slot.index()].plan;
                        let place = rules.plans(slot).position(|plan| plan.id == *wanted);
                        let place = place.expect("a plan of the stack") as u8;
                        paper.choose(ME, Mark::Lay(slot, place)).expect("laid");
                    }
                    let sheet = game.sheet(seat, Viewer::Seat(seat));
                    let plans = |sheet: &Sheet| sheet.plans.map(|plan| plan.is_some());
                    let claims = plans(sheet) != plans(paper.sheet());
                    let come: Vec<ZombieCard> = (ZombieCard::ALL.into_iter())
                        .filter(|card| {
                            view.zombies.as_ref().is_some_and(|it| !it.to_come.contains(card))
                        })
                        .collect();
                    let tell = |paper: &mut Paper, marks: &[Mark]| {
                        for &mark in marks {
                            let told = paper.choose(ME, mark);
                            told.unwrap_or_else(|no| panic!("{name}: {mark}: {no}"));
                        }
                    };
                    let card = attacked(paper, sheet, &come);
                    // What was built in the round comes before the card of the next deal.
                    if card.is_empty() {
                        let written = dictated(paper, sheet);
                        tell(paper, &written);
                    } else {
                        let before = game.sheet(seat, Viewer::Spectator);
                        assert_eq!(
                            before.marks, sheet.marks,
                            "{name}: a card comes between rounds"
                        );
                        tell(paper, &card);
                        let written = dictated(paper, sheet);
                        tell(paper, &written);
                    }
                    if game.checkpoints() != checkpoints {
                        let of_opponent = of_opponent(paper, game);
                        tell(paper, &of_opponent);
                    }
                    if claims {
                        let used = used(paper, sheet);
                        tell(paper, &used);
                    }
                }
                (laid, checkpoints) = (true, game.checkpoints());
            })
            .expect("golden records replay");
        let outcome = game.outcome().expect("over");
        let all: Vec<&Paper> = papers.iter().collect();
        let counted = Among::new(&rules, papers[0].laid(), papers.iter()).standings(&all);
        for (seat, (paper, of_game)) in papers.iter().zip(&outcome.standings).enumerate() {
            assert_eq!(
                counted[seat].score,
                of_game.score,
                "{name}, seat {seat}\n{}",
                paper.view(Viewer::Spectator)
            );
            assert_eq!(counted[seat].rank, of_game.rank, "{name}, seat {seat}");
            let own = game.sheet(Seat::new(seat), Viewer::Spectator);
            assert_eq!(paper.sheet().marks, own.marks, "{name}, seat {seat}");
            let theirs = |opponent: Option<welcome::view::OpponentView>| {
                opponent.map(|opponent| (opponent.total, opponent.score))
            };
            assert_eq!(
                theirs(paper.view(Viewer::Spectator).board.opponent),
                theirs(game.view(Viewer::Spectator).opponent),
                "{name}: the opponent"
            );
            assert!(paper.against().is_empty(), "{name}, seat {seat}: {:?}", paper.against());
        }
        told += 1;
    }
    assert!(told >= 100, "only {told} records were told");
}

/// Every sheet that can be kept on paper.
const SHEETS: [&str; 10] = [
    "classic",
    "blueprint",
    "eggs",
    "christmas",
    "ducks",
    "roswell",
    "atomic",
    "trucks",
    "halloween",
    "zombies",
];

fn cards(text: &str) -> Vec<Card> {
    text.split(", ").map(|card| card.parse().expect("a number and an action")).collect()
}

#[test]
fn typed_cards_say_which_numbers_come_with_which_actions() {
    let rules = |options: &[(&str, &str)]| Arc::clone(table(options).setup());
    let told = |rules: &PaperRules, offer: &str| {
        let allowed = rules.allowed(&cards(offer)).into_iter();
        let told = allowed.map(|(number, actions)| {
            let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
            format!("{number}: {}", actions.join(" "))
        });
        told.collect::<Vec<_>>().join(", ")
    };
    let many = rules(&[]);
    assert_eq!(
        told(&many, "8 pool, 1 temp, 8 bis"),
        "0: temp, 1: temp, 2: temp, 3: temp, 8: pool bis"
    );
    // Alone, the number of one card goes with the action of another.
    let alone = rules(&[("alone", "true")]);
    assert_eq!(
        told(&alone, "8 pool, 15 temp, 3 bis"),
        "1: temp, 2: temp, 3: pool temp, 4: temp, 5: temp, 6: temp, 7: temp, 8: temp bis, \
         9: temp, 10: temp, 15: pool bis"
    );
    assert!(many.check_offer(&cards("8 pool, 8 pool, 8 pool")).is_ok());
    for (offer, why) in [
        ("8 pool, 9 pool", "2 given: expected 3"),
        ("8 pool, 9 pool, 17 bis", "the box has no such cards: 17 bis"),
    ] {
        assert_eq!(many.check_offer(&cards(offer)).expect_err(offer).to_string(), why);
    }
    let zombies = rules(&[("edition", "2023"), ("sheet", "zombies")]);
    assert_eq!(zombies.offers(), 2);
}

/// With the cards of a game on the table, paper allows just what the game does.
#[test]
fn a_sheet_and_the_cards_on_the_table_are_the_game_itself() {
    for name in ["base-houses", "2023-plans", "solo-houses", "2023-trucks-houses"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{name}.json"));
        let line = std::fs::read_to_string(path).expect("a record");
        let record = Record::from_json(line.trim_end()).expect("a record");
        let mut settings = Settings::default();
        for option in ["edition", "sheet"] {
            let value = record.options.get(option).expect("an option").to_string();
            settings.set(option, &value);
        }
        settings.set("alone", if record.seats.len() == 1 { "true" } else { "false" });
        let rules = PaperRules::new(&settings, 1).expect("rules");
        let (mut round, mut compared) = (0, 0);
        let mut papers =
            vec![Paper::start(&rules, Dealer::new(&Seed([0; 16]))); record.seats.len()];
        record
            .replay(|step: Replay<'_, Welcome>| {
                let (Replay::Start(game) | Replay::Choice { game, .. }) = step;
                let view = game.view(Viewer::Spectator);
                for (seat, paper) in Seat::all(papers.len()).zip(&mut papers) {
                    for slot in PlanSlot::ALL.into_iter().filter(|_| round == 0) {
                        let wanted = &view.plans[slot.index()].plan;
                        let place = rules.plans(slot).position(|plan| plan.id == *wanted);
                        let place = place.expect("a plan of the stack") as u8;
                        paper.choose(ME, Mark::Lay(slot, place)).expect("laid");
                    }
                    let sheet = game.sheet(seat, Viewer::Seat(seat));
                    for mark in dictated(paper, sheet) {
                        paper.choose(ME, mark).expect("it has a place");
                    }
                    for mark in used(paper, sheet) {
                        paper.choose(ME, mark).expect("it has a place");
                    }
                }
                if game.rounds_over() + 1 == round || game.outcome().is_some() {
                    return;
                }
                round = game.rounds_over() + 1;
                let offer: Vec<Card> = match &view.offer {
                    OfferView::Pairs(pairs) => {
                        let card = |pair: &welcome::view::PairView| Card {
                            number: pair.number,
                            action: pair.action,
                        };
                        pairs.iter().map(card).collect()
                    }
                    OfferView::Cards { cards, .. } => cards.clone(),
                    OfferView::Hand { .. } => return,
                };
                let (mine, others) = papers.split_first().expect("a seat");
                let others: Vec<&Paper> = others.iter().collect();
                let dealt = mine.dealt(&offer, &others).expect("a game");
                let (mut of_game, mut of_paper) = (Vec::new(), Vec::new());
                game.choices(ME, &mut of_game);
                dealt.choices(ME, &mut of_paper);
                assert_eq!(of_paper, of_game, "{name}, round {round}");
                for seat in Seat::all(papers.len()) {
                    let points = |game: &Welcome| game.score(seat, Viewer::Spectator);
                    assert_eq!(points(&dealt), points(game), "{name}, round {round}");
                }
                compared += 1;
            })
            .expect("golden records replay");
        assert!(compared > 10, "{name}: {compared} rounds");
    }
}

/// Whatever was written, a game can be made of it and played to its end.
#[test]
fn bots_can_play_on_from_any_sheet() {
    let mut rng = Rng::new(11);
    for sheet in SHEETS {
        let quarters = if sheet == "eggs" { "true" } else { "false" };
        let options =
            [("edition", "2023"), ("sheet", sheet), ("advanced", "true"), ("quarters", quarters)];
        for opponent in ["none", "3"] {
            let mut table = table(&[&options[..], &[("opponent", opponent)]].concat());
            write(&mut table, "lay 1 1, lay 2 1, lay 3 1");
            let offer = some_offer(table.setup());
            let mut listed = Vec::new();
            for _ in 0..40 {
                match table.game().dealt(&offer, &[]) {
                    Ok(mut game) => {
                        for _ in 0..150 {
                            let Some(seat) = game.waiting_on().into_iter().next() else { break };
                            let choice = rng.pick(&listed_of_game(&game, seat)).expect("a choice");
                            game.choose(seat, choice).expect("listed");
                        }
                    }
                    Err(no) => assert_eq!(no, NoDeal::Over),
                }
                for _ in 0..6 {
                    table.game().choices(ME, &mut listed);
                    listed
                        .retain(|mark| !matches!(mark, Mark::Close | Mark::Refuse | Mark::Lay(..)));
                    let mark = rng.pick(&listed).expect("a pencil can always write");
                    table.choose(ME, mark).expect("listed");
                }
            }
        }
    }
}

/// Cards that the box has.
fn some_offer(rules: &PaperRules) -> Vec<Card> {
    let numbers = ["5", "8", "11"].map(|number| number.parse().expect("a number"));
    let mut offers = Action::ALL.into_iter().flat_map(|first| {
        Action::ALL.into_iter().flat_map(move |second| {
            Action::ALL.into_iter().map(move |third| {
                let cards = numbers.into_iter().zip([first, second, third]);
                cards.map(|(number, action)| Card { number, action }).collect::<Vec<_>>()
            })
        })
    });
    let offer = offers.find(|offer| rules.check_offer(&offer[..rules.offers()]).is_ok());
    offer.expect("an offer")[..rules.offers()].to_vec()
}

fn listed_of_game(game: &Welcome, seat: Seat) -> Vec<welcome::Choice> {
    let mut listed = Vec::new();
    game.choices(seat, &mut listed);
    listed
}
