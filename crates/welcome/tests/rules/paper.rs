//! Sheets of paper: what a pencil may write, what the rules say about it, and that a game dictated to
//! paper counts the same.

use std::path::Path;

use tabletop::{Dealer, Game, Record, Replay, Rng, Seat, Seed, Settings, Table, Viewer};
use welcome::house::House;
use welcome::paper::{Erased, Mark, NoMark, PaperRules, standings};
use welcome::plan::PlanSlot;
use welcome::sheet::Sheet;
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
    for options in [&[][..], &[("edition", "2023"), ("sheet", "eggs"), ("advanced", "true")]] {
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
            assert_eq!(read.complete_estates(), counted.complete_estates());
            assert_eq!(read.available_estates(), counted.available_estates());
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
            marks.push(if bis {
                Mark::Bis { number, house }
            } else {
                Mark::Write { number, house }
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
    for count in 0..3_u8 {
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
        if record.game != Welcome::NAME || name.contains("aaa") {
            continue;
        }
        let mut settings = Settings::default();
        for option in ["edition", "advanced", "quarters", "sheet"] {
            let value = record.options.get(option).map(ToString::to_string).unwrap_or_default();
            settings.set(option, &value);
        }
        if record.seats.len() == 1 {
            settings.set("alone", "true");
        }
        // Sheets that paper does not keep yet.
        let Ok(rules) = PaperRules::new(&settings, 1) else { continue };
        let papers = vec![Paper::start(&rules, Dealer::new(&Seed([0; 16]))); record.seats.len()];
        let mut papers: Vec<Paper> = papers;
        let mut laid = false;
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
                    let mut marks = dictated(paper, sheet);
                    for &mark in &marks {
                        paper.choose(ME, mark).unwrap_or_else(|no| panic!("{name}: {mark}: {no}"));
                    }
                    if claims {
                        marks = used(paper, sheet);
                        for &mark in &marks {
                            paper
                                .choose(ME, mark)
                                .unwrap_or_else(|no| panic!("{name}: {mark}: {no}"));
                        }
                    }
                }
                laid = true;
            })
            .expect("golden records replay");
        let outcome = game.outcome().expect("over");
        let sheets: Vec<&Sheet> = papers.iter().map(Paper::sheet).collect();
        let counted = standings(&rules, papers[0].laid(), &sheets);
        for (seat, (paper, of_game)) in papers.iter().zip(&outcome.standings).enumerate() {
            assert_eq!(
                counted[seat].score,
                of_game.score,
                "{name}, seat {seat}\n{}",
                paper.view(Viewer::Spectator)
            );
            assert_eq!(counted[seat].rank, of_game.rank, "{name}, seat {seat}");
            assert!(paper.against().is_empty(), "{name}, seat {seat}: {:?}", paper.against());
        }
        told += 1;
    }
    assert!(told >= 30, "only {told} records were told");
}
