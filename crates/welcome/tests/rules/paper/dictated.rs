//! Games dictated to paper: what someone writes so that a sheet shows what a sheet of the game shows.

use std::path::Path;

use tabletop::{Dealer, Game, Record, Replay, Seat, Seed, Settings, Viewer};
use welcome::extensions::OpponentMarks;
use welcome::extensions::halloween::Tier;
use welcome::extensions::zombies::{Horde, ZombieCard};
use welcome::house::House;
use welcome::paper::{Among, AnyMark, Erased, Mark, PaperRules};
use welcome::plan::PlanSlot;
use welcome::sheet::Sheet;
use welcome::{Paper, Welcome};

use super::ME;

/// What someone writes on paper so that it shows what a sheet of a game shows.
pub(super) fn dictated(paper: &Paper, sheet: &Sheet) -> Vec<Mark> {
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
    marks.extend((0..sheet.refusals - old.refusals).map(|_| Mark::Any(AnyMark::Refuse)));
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
            marks.push(AnyMark::Plan(slot, approval).into());
        }
    }
    marks
}

/// Which estates a plan used is told too, where there was a choice.
pub(super) fn used(paper: &Paper, sheet: &Sheet) -> Vec<Mark> {
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
    let mut marks: Vec<Mark> = cards(&new)
        .into_iter()
        .skip(cards(&old).len())
        .map(|card| Mark::Any(AnyMark::Give(card)))
        .collect();
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
                        paper.choose(ME, AnyMark::Lay(slot, place).into()).expect("laid");
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
