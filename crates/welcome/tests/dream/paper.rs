//! Sheets of paper: a game dictated to paper counts the same, what does not fit is explained, and a sheet
//! with typed cards is the game itself.

use std::path::Path;

use tabletop::{Dealer, Game, Record, Replay, Rng, Seat, Seed, Settings, Table, Viewer};
use welcome::card::Card;
use welcome::dream::{Bonus, Mark, OfferView, Sheet};
use welcome::paper::{Among, AnyMark, HoldsAnyMark, NoMark, PaperRulesOf};
use welcome::plan::PlanSlot;
use welcome::{Dream, DreamPaper};

const ME: Seat = Seat::new(0);

fn table(options: &[(&str, &str)]) -> Table<DreamPaper> {
    let settings =
        options.iter().fold(Settings::default(), |all, (name, value)| all.with(name, value));
    let rules = PaperRulesOf::new(&settings, 1).expect("a sheet of paper");
    Table::new(rules, vec!["Ada".to_owned()], Seed([0; 16]))
}

#[track_caller]
fn write(table: &mut Table<DreamPaper>, marks: &str) {
    for mark in marks.split(", ") {
        table.choose_written(ME, mark).unwrap_or_else(|refused| panic!("{mark}: {refused}"));
    }
}

fn against(table: &Table<DreamPaper>) -> Vec<String> {
    let told = |(mark, why): (String, String)| format!("{mark}: {why}");
    table.view(Viewer::Spectator).against.into_iter().map(told).collect()
}

#[track_caller]
fn refused(table: &mut Table<DreamPaper>, mark: &str, why: &str) {
    assert_eq!(table.choose_written(ME, mark).expect_err(mark).to_string(), why);
}

fn total(table: &Table<DreamPaper>) -> i32 {
    table.game().score(ME, Viewer::Spectator).total
}

/// What someone writes on paper so that it shows what a sheet of a game shows.
fn dictated(paper: &DreamPaper, sheet: &Sheet) -> Vec<Mark> {
    let (old, layout) = (paper.sheet(), &paper.rules().sheet.layout);
    let mut marks = Vec::new();
    for house in layout.houses {
        if let Some(number) = sheet.number(house).filter(|_| old.number(house).is_none()) {
            marks.push(Mark::Write { number, house });
            if sheet.perfect.contains(house) {
                marks.push(Mark::Perfect(house));
            }
        }
    }
    marks.extend(sheet.won.without(old.won).iter().map(Mark::Bonus));
    let refusals = sheet.refusals - old.refusals;
    marks.extend((0..refusals).map(|_| Mark::Any(AnyMark::Refuse)));
    for slot in PlanSlot::ALL {
        let claimed = [sheet, old].map(|sheet| sheet.plans[slot.index()]);
        if let [Some(approval), None] = claimed {
            marks.push(AnyMark::Plan(slot, approval).into());
        }
    }
    marks
}

/// What happened with the opponent of the AAA since paper was told.
fn of_opponent(paper: &DreamPaper, game: &Dream) -> Vec<Mark> {
    let (old, new) = (paper.view(Viewer::Spectator).board, game.view(Viewer::Spectator));
    let [Some(was), Some(is)] = [&old.opponent, &new.opponent] else { return Vec::new() };
    let given = is.pile.iter().skip(was.pile.len());
    let mut marks: Vec<Mark> = given.map(|card| AnyMark::Give(*card).into()).collect();
    let come = is.validations.iter().filter(|letter| !was.validations.contains(letter));
    marks.extend(
        come.map(|letter| format!("validation {letter}").parse::<Mark>().expect("notation")),
    );
    let crossed = new.crossed.iter().filter(|bonus| !old.crossed.contains(bonus));
    marks.extend(crossed.map(|bonus| Mark::Cross(*bonus)));
    marks
}

/// The records of games on this sheet, each with its name and the rules of its sheets on paper.
fn records() -> Vec<(String, Record, std::sync::Arc<PaperRulesOf<Dream>>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/dream");
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).expect("golden records") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let line = std::fs::read_to_string(&path).expect("a record");
        let record = Record::from_json(line.trim_end()).expect("a record");
        let mut settings = Settings::default();
        for option in ["opponent", "quarters"] {
            if let Some(value) = record.options.get(option) {
                settings.set(option, &value.to_string());
            }
        }
        let rules = PaperRulesOf::new(&settings, 1).unwrap_or_else(|no| panic!("{name}: {no}"));
        all.push((name, record, rules));
    }
    all
}

/// Writes down what a game shows, in the order in which people at the table would.
fn tell(name: &str, paper: &mut DreamPaper, marks: &[Mark]) {
    for &mark in marks {
        paper.choose(ME, mark).unwrap_or_else(|no| panic!("{name}: {mark}: {no}"));
    }
}

fn lay(paper: &mut DreamPaper, game: &Dream) {
    let plans = game.view(Viewer::Spectator).plans;
    for slot in PlanSlot::ALL {
        let wanted = &plans[slot.index()].plan;
        let place = paper.rules().plans(slot).position(|plan| plan.id == *wanted);
        let place = place.expect("a plan of the stack") as u8;
        paper.choose(ME, AnyMark::Lay(slot, place).into()).expect("laid");
    }
}

#[test]
fn a_game_dictated_to_paper_counts_the_same() {
    let records = records();
    assert!(records.len() >= 10, "only {} records", records.len());
    for (name, record, rules) in records {
        let blank = DreamPaper::start(&rules, Dealer::new(&Seed([0; 16])));
        let mut papers = vec![blank; record.seats.len()];
        let mut laid = false;
        let game: Dream = record
            .replay(|step: Replay<'_, Dream>| {
                let (Replay::Start(game) | Replay::Choice { game, .. }) = step;
                for (seat, paper) in Seat::all(papers.len()).zip(&mut papers) {
                    if !laid {
                        lay(paper, game);
                    }
                    let written = dictated(paper, game.sheet(seat, Viewer::Seat(seat)));
                    tell(&name, paper, &written);
                    let of_opponent = of_opponent(paper, game);
                    tell(&name, paper, &of_opponent);
                }
                laid = true;
            })
            .expect("golden records replay");
        let outcome = game.outcome().expect("over");
        let all: Vec<&DreamPaper> = papers.iter().collect();
        let counted = Among::new(&rules, papers[0].laid(), papers.iter()).standings(&all);
        for (seat, (paper, of_game)) in papers.iter().zip(&outcome.standings).enumerate() {
            assert_eq!((&counted[seat].score, counted[seat].rank), (&of_game.score, of_game.rank));
            let of_paper = paper.view(Viewer::Spectator);
            assert_eq!(paper.sheet(), game.sheet(Seat::new(seat), Viewer::Spectator), "{name}");
            let theirs = game.view(Viewer::Spectator).opponent.map(|it| (it.total, it.score));
            let opponent = of_paper.board.opponent.map(|it| (it.total, it.score));
            assert_eq!(opponent, theirs, "{name}: the opponent");
            assert!(paper.against().is_empty(), "{name}, seat {seat}: {:?}", paper.against());
        }
    }
}

/// With the cards of a game on the table, paper allows just what the game does.
#[test]
fn a_sheet_and_the_cards_on_the_table_are_the_game_itself() {
    let mut compared = 0;
    for (name, record, rules) in records() {
        let blank = DreamPaper::start(&rules, Dealer::new(&Seed([0; 16])));
        let (mut papers, mut round) = (vec![blank; record.seats.len()], 0);
        record
            .replay(|step: Replay<'_, Dream>| {
                let (Replay::Start(game) | Replay::Choice { game, .. }) = step;
                for (seat, paper) in Seat::all(papers.len()).zip(&mut papers) {
                    if round == 0 {
                        lay(paper, game);
                    }
                    let written = dictated(paper, game.sheet(seat, Viewer::Seat(seat)));
                    tell(&name, paper, &written);
                    let of_opponent = of_opponent(paper, game);
                    tell(&name, paper, &of_opponent);
                }
                let view = game.view(Viewer::Seat(ME));
                let crossing = view.turn.as_ref().is_some_and(|turn| turn.to_cross.is_some());
                if game.outcome().is_some() || crossing || game.rounds_over() + 1 == round {
                    return;
                }
                round = game.rounds_over() + 1;
                let offer: Vec<Card> = match &view.offer {
                    OfferView::Pairs(pairs) => pairs
                        .iter()
                        .map(|pair| Card { number: pair.number, action: pair.action })
                        .collect(),
                    OfferView::Cards(cards) => cards.clone(),
                    OfferView::Hand(_) => return,
                };
                let (mine, others) = papers.split_first().expect("a seat");
                let others: Vec<&DreamPaper> = others.iter().collect();
                let dealt = mine.dealt(&offer, &others).expect("a game");
                let (mut of_game, mut of_paper) = (Vec::new(), Vec::new());
                game.choices(ME, &mut of_game);
                dealt.choices(ME, &mut of_paper);
                assert_eq!(of_paper, of_game, "{name}, round {round}");
                // What a number fits is what the sheet says, and no temp changes it.
                let numbers: Vec<_> = rules.allowed(&offer).into_keys().collect();
                assert!(numbers.iter().all(|n| offer.iter().any(|card| card.number == *n)));
                compared += 1;
            })
            .expect("golden records replay");
    }
    assert!(compared > 100, "{compared} rounds");
}

#[test]
fn every_mark_reads_back() {
    for text in [
        "lay 1 2",
        "write 7 e4",
        "write 9¾ b4",
        "perfect b4",
        "bonus b",
        "bonus 4",
        "cross e",
        "cross 7",
        "refuse",
        "plan 1 first",
        "give 7 pool",
        "validation B",
        "erase b4",
        "erase perfect b4",
        "erase bonus 4",
        "erase cross a",
        "erase refuse",
        "erase plan 3",
        "erase give",
        "close",
    ] {
        assert_eq!(text.parse::<Mark>().map(|mark| mark.to_string()).as_deref(), Ok(text));
    }
    for wrong in ["", "fence b4", "hire", "write 7", "write 7 f1", "bonus f", "erase", "perfect"] {
        assert!(wrong.parse::<Mark>().is_err(), "{wrong:?}");
    }
}

#[test]
fn what_does_not_fit_is_explained_written_and_marked() {
    let mut table = table(&[]);
    write(&mut table, "write 7 a2, write 10 a4");
    let why = table.game().fits("write 11 a3".parse().expect("notation")).expect_err("before 10");
    assert!(why.to_string().starts_with("11 does not fit in a3: numbers grow"), "{why}");
    write(&mut table, "write 11 a3");
    assert!(against(&table)[0].starts_with("write 11 a3: 11 does not fit"));
    write(&mut table, "write 12 a4");
    assert_eq!(against(&table), [""; 0], "whoever corrects the neighbour has corrected it");
    write(&mut table, "bonus 3");
    assert_eq!(
        against(&table),
        ["bonus 3: the bonus 3 is for those whose houses there all have numbers"]
    );
    write(&mut table, "erase bonus 3");
    assert_eq!(against(&table), [""; 0]);
    // A number that is changed leaves the family in the house; what is rubbed out does not.
    write(&mut table, "perfect a2, write 6 a2");
    assert_eq!(table.game().sheet().perfect.len(), 1);
    write(&mut table, "erase a2");
    assert_eq!(table.game().sheet().perfect.len(), 0);
    for _ in 0..9 {
        table.undo(ME).expect("every mark can be taken back");
    }
    assert!(table.undo(ME).is_err());
}

#[test]
fn what_has_no_place_cannot_be_written() {
    let mut table = table(&[]);
    refused(&mut table, "write 7 a8", "there is no house a8 on this sheet");
    refused(&mut table, "write 9¾ a1", "no card and no temp makes the number 9¾");
    refused(&mut table, "perfect a1", "a1 has no number yet");
    refused(&mut table, "bonus 8", "this sheet has no such mark");
    refused(&mut table, "cross a", "this sheet has no such mark");
    refused(&mut table, "give 7 pool", "this sheet has no such mark");
    refused(&mut table, "erase bonus a", "there is nothing to rub out");
    refused(
        &mut table,
        "plan 1 first",
        "plan 1 is not known yet: pick the plans on the table first",
    );
    write(&mut table, "refuse, refuse, refuse");
    refused(&mut table, "refuse", "all these boxes are crossed");
    write(&mut table, "close");
    refused(&mut table, "refuse", "the sheet is closed: take that back to write on");
}

/// A column pays when it is complete; its bonus is offered, and doubles it.
#[test]
fn a_complete_column_offers_its_bonus() {
    let mut table = table(&[]);
    write(&mut table, "write 1 a1, perfect a1, write 1 b1, write 1 c1, write 1 d1");
    assert_eq!((total(&table), table.view(Viewer::Spectator).claims.len()), (0, 0));
    write(&mut table, "write 1 e1");
    assert_eq!(
        (total(&table), table.view(Viewer::Spectator).claims),
        (7, vec!["bonus 1".to_owned()])
    );
    write(&mut table, "bonus 1");
    assert_eq!((total(&table), table.view(Viewer::Spectator).claims.len()), (14, 0));
    let record = Record::from_json(&table.record().to_json()).expect("a record");
    let again: DreamPaper = record.replay(|_| ()).expect("it replays");
    assert_eq!(again.sheet(), table.game().sheet());
}

/// Each validation card takes a bonus of a street and two of columns.
#[test]
fn against_the_aaa_bonuses_are_crossed_as_cards_say() {
    let mut table = table(&[("opponent", "1")]);
    let left = |table: &Table<DreamPaper>| table.view(Viewer::Spectator).own.to_cross;
    write(&mut table, "lay 1 1, lay 2 1, lay 3 1");
    assert_eq!(left(&table), (0, 0));
    write(&mut table, "cross a");
    assert_eq!(against(&table), ["cross a: enough bonuses of streets are crossed"]);
    write(&mut table, "validation A");
    assert_eq!((against(&table).len(), left(&table)), (0, (0, 2)));
    write(&mut table, "cross 1, cross 2");
    assert_eq!(left(&table), (0, 0));
    let opponent = table.view(Viewer::Spectator).board.opponent.expect("Sam");
    assert_eq!(opponent.score["streets"], 10, "a crossed street is the opponent's");
    let bonus: Mark = "bonus a".parse().expect("notation");
    assert!(table.game().fits(bonus).is_err());
    assert!(
        table.view(Viewer::Spectator).board.crossed.contains(&"a".parse::<Bonus>().expect("a"))
    );
}

#[test]
fn what_is_listed_is_what_is_accepted_and_bots_play_on_from_it() {
    let mut rng = Rng::new(5);
    for options in [&[][..], &[("quarters", "true")][..], &[("opponent", "4")][..]] {
        let mut table = table(options);
        write(&mut table, "lay 1 1, lay 2 2, lay 3 3");
        let offer: Vec<Card> =
            ["8 pool", "5 temp", "11 bis"].map(|it| it.parse().expect("a card")).into();
        let mut listed = Vec::new();
        for _ in 0..60 {
            table.game().choices(ME, &mut listed);
            let stop = |any| matches!(any, AnyMark::Close | AnyMark::Refuse | AnyMark::Lay(..));
            listed.retain(|mark| !mark.any().is_some_and(stop));
            let mark = rng.pick(&listed).expect("a pencil can always write");
            table.choose(ME, mark).expect("listed");
            if let Ok(mut game) = table.game().dealt(&offer, &[]) {
                for _ in 0..40 {
                    let Some(seat) = game.waiting_on().into_iter().next() else { break };
                    let mut choices = Vec::new();
                    game.choices(seat, &mut choices);
                    game.choose(seat, rng.pick(&choices).expect("a choice")).expect("listed");
                }
            }
        }
        table.game().choices(ME, &mut listed);
        for &mark in &listed {
            let mut then = table.game().clone();
            assert_eq!(then.choose(ME, mark), Ok(()), "{mark}");
            if matches!(
                mark,
                Mark::Write { .. } | Mark::Perfect(_) | Mark::Bonus(_) | Mark::Cross(_)
            ) {
                assert_eq!(then.choose(ME, mark), Err(NoMark::There), "{mark} twice");
            }
        }
    }
}
