//! Sheets of paper: what a pencil may write, what the rules say about it, and that a game dictated to
//! paper counts the same.

mod dealt;
mod dictated;

use tabletop::{Game, Record, Rng, Seat, Seed, Settings, Table, Viewer};
use welcome::Paper;
use welcome::house::House;
use welcome::paper::{AnyMark, Mark, NoMark, PaperRules};
use welcome::plan::PlanSlot;
use welcome::sheet::Sheet;

const ME: Seat = Seat::new(0);

/// Every sheet of Welcome that can be kept on paper.
fn sheets() -> impl Iterator<Item = &'static str> {
    PaperRules::sheets()
}

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
    let options = |sheet| [("edition", "2023"), ("sheet", sheet), ("advanced", "true")];
    let sheets: Vec<_> = sheets().map(options).collect();
    let alone = [("edition", "2023"), ("sheet", "trucks"), ("opponent", "2")];
    for options in sheets.iter().map(|options| &options[..]).chain([&[][..], &alone[..]]) {
        let mut table = table(options);
        let mut listed = Vec::new();
        for _ in 0..60 {
            table.game().choices(ME, &mut listed);
            listed.retain(|mark| *mark != Mark::Any(AnyMark::Close));
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
                Mark::Any(
                    AnyMark::Lay(..)
                        | AnyMark::Close
                        | AnyMark::Refuse
                        | AnyMark::EraseRefuse
                        | AnyMark::ErasePlan(_)
                        | AnyMark::EraseGive
                        | AnyMark::Give(_)
                ) | Mark::Erase(_)
                    | Mark::Hire
                    | Mark::Copy
                    | Mark::Park(_)
                    | Mark::Promote(_)
            ) {
                assert_eq!(then.choose(ME, mark), Err(NoMark::There), "{mark} twice");
            }
        }
    }
}
