//! The pages of whole games: whatever is legal is a button, whatever is said exists.

use std::collections::BTreeSet;

use tabletop::{Game as _, Kept, Rng, Seat, Seed, Settings, Viewer};
use welcome::choice::Offer;
use welcome::number::Number;
use welcome::{Choice, Welcome};

use super::pen;
use super::text::figure;
use crate::drawings;
use crate::pages::table::played::{
    self, ADDRESS, HEAVIEST, ME, check_drawings, check_policy, offered,
};
use crate::pages::text_ids;
use crate::pages::{Person, PersonKind};
use crate::play::{Play as _, RunningGame, Shown, TablePage};
use crate::words::Language;

const NEW: (&str, &str) = ("edition", "2023");

type Played = played::Played<Welcome>;

#[test]
fn every_legal_choice_is_a_button_and_nothing_else_is() {
    for (options, seats) in [
        (&[][..], 2),
        (&[][..], 1),
        (&[("advanced", "true")][..], 3),
        (&[("expert", "true"), ("advanced", "true")][..], 2),
        (&[NEW][..], 2),
        (&[NEW, ("sheet", "blueprint"), ("advanced", "true")][..], 3),
        (&[NEW, ("expert", "true"), ("advanced", "true"), ("quarters", "true")][..], 3),
        (&[NEW, ("quarters", "true"), ("reshuffle", "per-plan")][..], 2),
        (&[NEW][..], 1),
        (&[NEW, ("opponent", "1"), ("sheet", "blueprint")][..], 1),
        (&[NEW, ("opponent", "2"), ("advanced", "true")][..], 1),
        (&[NEW, ("opponent", "3"), ("quarters", "true")][..], 1),
        (&[NEW, ("opponent", "4")][..], 1),
        (&[NEW, ("opponent", "5"), ("advanced", "true"), ("quarters", "true")][..], 1),
        (&[NEW, ("sheet", "eggs"), ("advanced", "true")][..], 3),
        (&[NEW, ("sheet", "eggs"), ("expert", "true"), ("quarters", "true")][..], 2),
        (&[NEW, ("sheet", "christmas"), ("advanced", "true"), ("quarters", "true")][..], 2),
        (&[NEW, ("sheet", "ducks"), ("advanced", "true")][..], 3),
        (&[NEW, ("sheet", "ducks"), ("opponent", "2")][..], 1),
        (&[NEW, ("sheet", "roswell"), ("advanced", "true"), ("expert", "true")][..], 3),
        (&[NEW, ("sheet", "roswell"), ("opponent", "3")][..], 1),
        (&[NEW, ("sheet", "atomic"), ("advanced", "true"), ("quarters", "true")][..], 3),
        (&[NEW, ("sheet", "atomic"), ("opponent", "0")][..], 1),
        (&[NEW, ("sheet", "trucks"), ("advanced", "true"), ("quarters", "true")][..], 3),
        (&[NEW, ("sheet", "trucks"), ("opponent", "1")][..], 1),
        (&[NEW, ("sheet", "halloween"), ("advanced", "true")][..], 3),
        (&[NEW, ("sheet", "halloween"), ("expert", "true"), ("quarters", "true")][..], 2),
        (&[NEW, ("sheet", "halloween"), ("opponent", "2")][..], 1),
        (&[NEW, ("sheet", "zombies"), ("advanced", "true")][..], 3),
        (&[NEW, ("sheet", "zombies"), ("expert", "true"), ("quarters", "true")][..], 3),
        (&[NEW, ("sheet", "zombies"), ("opponent", "1")][..], 1),
    ] {
        let mut played = Played::new(options, seats, 9);
        let mut rng = Rng::new(4);
        let mut asked = 0;
        while let Some(seat) = played.next() {
            if seat == ME && asked < 120 {
                asked += 1;
                let choices = played.choices(seat);
                let language = Language::ALL[asked % 2];
                let (page, waits) = played.draw(Viewer::Seat(ME), language);
                let legal: BTreeSet<String> = choices.iter().map(Choice::to_string).collect();
                let mut buttons = offered(&page);
                // Until the number is written, another pair may be taken instead.
                if choices.iter().any(|choice| matches!(choice, Choice::Write { .. })) {
                    buttons.retain(|choice| !choice.starts_with("take "));
                }
                assert_eq!(buttons, legal);
                assert!(!waits);
            }
            played.choose_any(seat, &mut rng);
        }
        let (page, waits) = played.draw(Viewer::Seat(ME), Language::En);
        assert!(offered(&page).is_empty() && !waits);
        assert!(page.contains(&format!("{ADDRESS}/record")));
    }
}

#[test]
fn a_spectator_chooses_nothing_and_keeps_up() {
    let played = Played::new(&[], 3, 1);
    let (page, waits) = played.draw(Viewer::Spectator, Language::Fr);
    assert!(offered(&page).is_empty() && waits);
    assert!(!page.contains("<form id=\"turn\""));
}

/// On a phone the side with the score is far below: the prompt, always in sight, tells it too.
#[test]
fn the_prompt_tells_the_score_as_it_is() {
    let mut played = Played::new(&[], 2, 6);
    let mut rng = Rng::new(3);
    let mut told = BTreeSet::new();
    while let Some(seat) = played.next() {
        let (page, _) = played.draw(Viewer::Seat(ME), Language::En);
        let total = played.table.view(Viewer::Seat(ME)).seats[ME.index()].total;
        let prompt =
            page.split("id=\"prompt\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let score = format!("href=\"#score\"><b>{}</b>", figure(total));
        assert!(prompt.expect("a prompt").contains(&score), "{score}");
        told.insert(total);
        played.choose_any(seat, &mut rng);
    }
    assert!(told.len() > 3, "a score that moves: {told:?}");
}

#[test]
fn pages_obey_the_content_policy_and_escape_names() {
    let (page, _) = Played::new(&[], 3, 1).draw(Viewer::Seat(ME), Language::En);
    check_policy(&page);
}

/// A number near its proper place, and anything else by chance: games then last.
fn sensible(choices: &[Choice], rng: &mut Rng) -> Choice {
    let misplaced = |choice: &Choice| match *choice {
        Choice::Write { number, house } => {
            // Seventeen numbers for about eleven places; quarters are near the middle.
            let number: usize = number.to_string().parse().unwrap_or(9);
            (17 * house.place()).abs_diff(11 * number)
        }
        _ => usize::MAX,
    };
    let nearest = choices.iter().map(misplaced).min().unwrap_or(usize::MAX);
    let likely: Vec<Choice> = (choices.iter().copied())
        .filter(|choice| misplaced(choice) == nearest && !matches!(choice, Choice::Roundabout(_)))
        .collect();
    rng.pick(&likely).or_else(|| rng.pick(choices)).expect("a seat that owes a choice has one")
}

/// Every kind of thing that a page may have.
const FULL: [&[(&str, &str)]; 11] = [
    &[("advanced", "true")],
    &[NEW, ("advanced", "true")],
    &[NEW, ("advanced", "true"), ("quarters", "true"), ("sheet", "blueprint")],
    &[NEW, ("advanced", "true"), ("sheet", "eggs")],
    &[NEW, ("advanced", "true"), ("sheet", "christmas")],
    &[NEW, ("advanced", "true"), ("sheet", "ducks")],
    &[NEW, ("advanced", "true"), ("sheet", "roswell")],
    &[NEW, ("advanced", "true"), ("sheet", "atomic")],
    &[NEW, ("advanced", "true"), ("sheet", "trucks")],
    &[NEW, ("advanced", "true"), ("sheet", "halloween")],
    &[NEW, ("advanced", "true"), ("sheet", "zombies")],
];

#[test]
fn drawings_exist_and_the_whole_is_light() {
    let mut weights = Vec::new();
    for (options, seats) in FULL.map(|options| (options, 7)).into_iter().chain([(FULL[1], 100)]) {
        let mut played = Played::new(options, seats, 3);
        let mut rng = Rng::new(1);
        let mut drawn = 0;
        let mut most = 0;
        while let Some(seat) = played.next() {
            if seat == ME {
                drawn += 1;
                if drawn % 8 == 0 {
                    check_drawings(&played.draw(Viewer::Seat(ME), Language::Fr).0);
                }
                most = most.max(played.weight(Language::Fr, &["players.css", "welcome.css"]));
            }
            let choice = sensible(&played.choices(seat), &mut rng);
            played.table.choose(seat, choice).expect("a legal choice");
        }
        let rounds = played.table.game().rounds_over();
        assert!(rounds > 15, "{options:?}: a game of {rounds} rounds tells little");
        check_drawings(&played.draw(Viewer::Seat(ME), Language::Fr).0);
        let end = played.weight(Language::Fr, &["players.css", "welcome.css"]);
        weights.push((options, seats, most, end));
    }
    let heavy = weights.iter().filter(|(_, _, most, end)| *most.max(end) >= HEAVIEST);
    assert_eq!(heavy.count(), 0, "{weights:#?}");
}

/// Five numbers in every place and roundabouts beside them: no page has more than the one after a
/// temp was taken in the first round.
#[test]
fn the_page_with_the_most_choices_is_light() {
    let mut weights = Vec::new();
    for options in FULL {
        let (mut most, mut heaviest) = (0, 0);
        for (seed, pair) in (0..40).flat_map(|seed| Offer::ALL.map(|pair| (seed, pair))) {
            let mut played = Played::new(options, 7, seed);
            for seat in Seat::all(7) {
                // A goal before the first turn; and zombies may come before the first pairs.
                while let Some(first) = (played.choices(seat).into_iter())
                    .find(|choice| !matches!(choice, Choice::Take(_) | Choice::Roundabout(_)))
                    .filter(|_| !played.choices(seat).contains(&Choice::Take(Offer::ALL[0])))
                {
                    played.table.choose(seat, first).expect("a legal choice");
                }
            }
            if !played.choices(ME).contains(&Choice::Take(pair)) {
                continue;
            }
            played.table.choose(ME, Choice::Take(pair)).expect("every number fits somewhere");
            most = most.max(played.choices(ME).len());
            heaviest = heaviest.max(played.weight(Language::Fr, &["players.css", "welcome.css"]));
        }
        assert!(most >= 5 * 33, "no temp in all these games: {most} choices at most");
        weights.push((options, heaviest));
    }
    assert!(weights.iter().all(|(_, heaviest)| *heaviest < HEAVIEST), "{weights:#?}");
}

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    let (en, fr) = (
        include_str!("../../../locales/en/welcome.ftl"),
        include_str!("../../../locales/fr/welcome.ftl"),
    );
    text_ids::check("w-", &["pages/welcome", "pages/welcome.rs"], [en, fr], 250);
    let (en, fr) = (
        include_str!("../../../locales/en/welcome-sheets.ftl"),
        include_str!("../../../locales/fr/welcome-sheets.ftl"),
    );
    text_ids::check("ws-", &["pages/welcome"], [en, fr], 150);
}

/// The terms of 2023 take the place of texts that exist, with the same values to fill in.
#[test]
fn terms_of_2023_replace_texts_with_the_same_values() {
    let values = |source: &'static str, id: &str| -> BTreeSet<&'static str> {
        let start = source.find(&format!("\n{id} = ")).expect("an id of the file") + 1;
        let rest = &source[start..];
        let next = rest.match_indices('\n').map(|(end, _)| end + 1);
        let mut ends = next.filter(|end| !rest[*end..].starts_with(' '));
        let text = &rest[..ends.next().unwrap_or(rest.len())];
        let mut values: BTreeSet<&str> = (text.split('$').skip(1))
            .filter_map(|value| value.split(|c: char| !c.is_ascii_alphanumeric()).next())
            .collect();
        if text.contains("{ letter-of-plan }") {
            values.insert("plan");
        }
        values
    };
    let english = text_ids::in_locale(include_str!("../../../locales/en/welcome-2023.ftl"), "w-");
    assert_eq!(
        text_ids::in_locale(include_str!("../../../locales/fr/welcome-2023.ftl"), "w-"),
        english
    );
    for (usual, new) in [
        (
            include_str!("../../../locales/en/welcome.ftl"),
            include_str!("../../../locales/en/welcome-2023.ftl"),
        ),
        (
            include_str!("../../../locales/fr/welcome.ftl"),
            include_str!("../../../locales/fr/welcome-2023.ftl"),
        ),
    ] {
        let known = text_ids::in_locale(usual, "w-");
        for id in &english {
            assert!(known.contains(id), "{id}");
            assert!(values(new, id).is_subset(&values(usual, id)), "{id}");
        }
    }
}

#[test]
fn the_page_speaks_in_the_terms_of_its_edition() {
    let (old, _) = Played::new(&[("advanced", "true")], 2, 1).draw(Viewer::Seat(ME), Language::En);
    let (new, _) =
        Played::new(&[NEW, ("advanced", "true")], 2, 1).draw(Viewer::Seat(ME), Language::En);
    assert!(old.contains("Fence") && !old.contains("Barrier") && old.contains("Plan 1"));
    assert!(new.contains("Barrier") && !new.contains("Fence") && new.contains("Plan A"));
    assert!(!old.contains("Unofficial values") && new.contains("Unofficial values"));
}

#[test]
fn numbers_with_quarters_are_written_with_strokes_that_exist() {
    for (text, bis, drawn) in
        [("9¾", false, 2), ("9¾", true, 3), ("11¾", false, 3), ("11¾", true, 4)]
    {
        let number: Number = text.parse().expect("a number");
        let house = "a3".parse().expect("a house");
        let page = pen::number("pen", house, number, bis).into_string();
        let used: Vec<&str> =
            page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(used.len(), drawn, "{text}");
        assert!(used.contains(&"n34"));
        assert!(used.iter().all(|id| drawings::symbol(id).is_some()), "{used:?}");
    }
}

#[test]
fn an_opponent_is_shown_with_its_pile_and_compared_at_the_end() {
    let mut played = Played::new(&[NEW, ("opponent", "3")], 1, 5);
    let mut rng = Rng::new(2);
    while let Some(seat) = played.table.game().waiting_on().lowest() {
        let choices = played.choices(seat);
        let choice = rng.pick(&choices).expect("a seat that owes a choice has one");
        played.table.choose(seat, choice).expect("a legal choice");
        let opponent = played.table.view(Viewer::Seat(ME)).opponent.expect("Irene");
        let (page, _) = played.draw(Viewer::Seat(ME), Language::Fr);
        assert!(page.contains("Irene") && page.contains("niveau 3"));
        assert_eq!(page.matches("class=\"given ").count(), opponent.pile.len());
    }
    let view = played.table.view(Viewer::Seat(ME));
    let (page, _) = played.draw(Viewer::Seat(ME), Language::En);
    let theirs = view.opponent.expect("Irene").total;
    let totals = page.split("<tfoot>").nth(1).and_then(|rest| rest.split("</tfoot>").next());
    let totals = totals.expect("a row of totals");
    assert!(totals.contains(&format!("<td>{theirs}</td>")), "{totals}");
    assert!(page.contains("Irene wins") || page.contains("You win") || page.contains("Shared"));
}

/// Where a choice gives a pool up, its place is marked and says so, and so does the prompt.
#[test]
fn a_pool_that_would_be_lost_is_told_before_it_is() {
    let mut played = Played::new(&[("advanced", "true")], 2, 4);
    let mut rng = Rng::new(8);
    let words = Language::Fr.words();
    let (told, crossed) = (words.say("w-gives-up-pool"), words.say("w-crossed-pools"));
    let mut warned = 0;
    while let Some(seat) = played.next() {
        if seat == ME {
            let view = played.table.view(Viewer::Seat(ME));
            let (page, _) = played.draw(Viewer::Seat(ME), Language::Fr);
            for choice in played.choices(ME) {
                let (Choice::Write { house, .. }
                | Choice::Bis { house, .. }
                | Choice::Roundabout(house)) = choice
                else {
                    continue;
                };
                let given_up = view.pool_given_up(choice).is_some();
                let lot = page.split(&format!("id=\"{house}\"")).nth(1);
                let lot = lot.and_then(|rest| rest.split("</li>").next()).expect("a lot");
                assert_eq!(lot.contains(&told) && lot.contains(" data-lost"), given_up, "{choice}");
                if !matches!(choice, Choice::Roundabout(_)) && given_up {
                    assert!(lot.contains("#lot-pool-lost") && page.contains(&crossed));
                    warned += 1;
                }
            }
        }
        played.choose_any(seat, &mut rng);
    }
    assert!(warned > 0);
}

/// Gold is for the winner; everyone else who played sees their place.
#[test]
fn the_end_is_golden_for_the_winner_alone() {
    let mut played = Played::new(&[], 3, 2);
    let mut rng = Rng::new(5);
    while let Some(seat) = played.next() {
        played.choose_any(seat, &mut rng);
    }
    let outcome = played.table.game().outcome().expect("the game is over");
    let golden = |viewer: Viewer| {
        let (page, _) = played.draw(viewer, Language::En);
        (page.contains("class=\"prompt over won\""), page.contains("You finish"))
    };
    for (seat, standing) in Seat::all(3).zip(&outcome.standings) {
        let won = standing.rank == 1;
        assert_eq!(golden(Viewer::Seat(seat)), (won, !won), "{seat}");
    }
    assert!(outcome.standings.iter().any(|standing| standing.rank > 1), "all won: another seed");
    assert_eq!(golden(Viewer::Spectator), (false, false));
}

/// A sheet with other figures than the printed one.
fn other_sheet() -> Settings {
    let sheet = include_str!("../../../../welcome/data/2018/sheet.toml")
        .replace("ranks = [7, 4, 1]", "ranks = [9, 6, 3, 2]")
        .replace("refusals = [0, 0, 3, 5]", "refusals = [0, 1, 2, 4, 11]")
        .replace("needed = 6, points = 7", "needed = 5, points = 8")
        .replace("houses = 10", "houses = 14");
    let mut settings = Settings::default();
    settings.set_file("sheet", "other.toml", &sheet);
    settings
}

#[test]
fn figures_come_from_the_sheet() {
    let words = Language::En.words();
    let printed = <Welcome as Shown>::rules(words, &Settings::default()).into_string();
    assert!(printed.contains("7, 4, 1") && printed.contains("0, −3, −5"));
    assert!(printed.contains("10, 11 and 12") && printed.contains("6 temps bring 7"));
    let other = <Welcome as Shown>::rules(words, &other_sheet()).into_string();
    assert!(other.contains("9, 6, 3, 2") && other.contains("−1, −2, −4, −11"));
    assert!(other.contains("14, 11 and 12") && other.contains("5 temps bring 8"));
    assert!(!other.contains("7, 4, 1") && !other.contains("0, −3, −5"));
    let (page, _) = Played::with(&other_sheet(), 2, 1).draw(Viewer::Seat(ME), Language::En);
    assert!(page.contains("9, 6, 3, 2") && page.contains("Number 4 ends the game"));
    assert!(!page.contains("7, 4, 1"));
}

#[test]
fn every_round_is_counted_once() {
    for (options, seats) in [
        (&[][..], 3),
        (&[][..], 1),
        (&[("expert", "true")][..], 2),
        (&[NEW, ("sheet", "halloween")][..], 3),
    ] {
        let mut played = Played::new(options, seats, 9);
        let mut rng = Rng::new(9);
        let mut tallies = Welcome::tally(seats);
        let mut before = played.table.view(Viewer::Spectator);
        while let Some(seat) = played.next() {
            let rounds = played.table.game().rounds_over();
            played.choose_any(seat, &mut rng);
            if played.table.game().rounds_over() != rounds {
                let mut chosen = vec![Vec::new(); seats];
                for &Kept { seat, choice, .. } in played.table.by_round().last().unwrap_or_default()
                {
                    chosen[seat.index()].push(choice);
                }
                let after = played.table.view(Viewer::Spectator);
                Welcome::count(&mut tallies, &before, &after, &chosen);
                before = after;
            }
        }
        let rounds = played.table.game().rounds_over() as usize;
        for (tally, seat) in tallies.iter().zip(&before.seats) {
            let taken: usize = tally.taken.iter().sum();
            assert_eq!(taken + usize::from(seat.sheet.refusals), rounds);
            assert!(tally.used.iter().zip(tally.taken).all(|(used, taken)| *used <= taken));
            let temps = tally.used[4];
            assert_eq!(temps, usize::from(seat.sheet.temps));
            assert_eq!(tally.built.last(), Some(&(seat.built as i32)));
            assert_eq!(tally.built.len(), rounds);
        }
    }
}

/// The form says of an option what the data says: whether figures of it are our proposal.
#[test]
fn the_form_marks_options_with_proposed_figures() {
    for (option, value, about, part) in [
        ("sheet", "blueprint", "sheet-blueprint", "w-proposed-sheet"),
        ("sheet", "classic", "sheet-classic", "w-proposed-sheet"),
        ("sheet", "eggs", "sheet-eggs", "w-proposed-sheet"),
        ("sheet", "christmas", "sheet-christmas", "w-proposed-sheet"),
        ("sheet", "ducks", "sheet-ducks", "w-proposed-sheet"),
        ("sheet", "roswell", "sheet-roswell", "w-proposed-sheet"),
        ("sheet", "atomic", "sheet-atomic", "w-proposed-sheet"),
        ("sheet", "trucks", "sheet-trucks", "w-proposed-sheet"),
        ("sheet", "halloween", "sheet-halloween", "w-proposed-sheet"),
        ("sheet", "zombies", "sheet-zombies", "w-proposed-sheet"),
        ("advanced", "true", "advanced", "w-proposed-plans"),
        ("quarters", "true", "quarters", "w-proposed-quarters"),
        ("opponent", "4", "opponent", "w-proposed-opponent"),
    ] {
        let words = Language::En.words();
        let seats = if option == "opponent" { 1 } else { 2 };
        let part = words.say(part);
        // Which plans are dealt is chance.
        let marked = (0..8).any(|seed| {
            let played = Played::new(&[NEW, (option, value)], seats, seed);
            played.draw(Viewer::Seat(ME), Language::En).0.contains(&part)
        });
        let about = words.say(&format!("welcome-option-{about}-about"));
        assert_eq!(about.contains("our proposal"), marked, "{option} {value}: {about}");
    }
}

/// The replay of one round, as anyone sees it.
fn replayed(play: &RunningGame<Welcome>, people: &[Person], round: u32) -> String {
    let page = TablePage::of_onlooker(Language::En.words(), "/table/x", people);
    play.replay(&page, round).expect("a round that was played").into_string()
}

/// While experts play, nobody sees their hands; once they are done, every round shows what each of
/// them held, used and passed on.
#[test]
fn hands_lie_open_when_the_game_is_over() {
    for edition in ["2018", "2023"] {
        let settings = Settings::default().with("expert", "true").with("edition", edition);
        let setup = Welcome::setup(&settings, 3).expect("options of a test");
        let names: Vec<String> = ["Ada", "Basil", "Cleo"].map(str::to_owned).to_vec();
        let person = |name: &String| Person {
            name: name.clone(),
            town: name.clone(),
            kind: PersonKind::Other,
        };
        let people: Vec<Person> = names.iter().map(person).collect();
        let mut play = RunningGame::<Welcome>::new(setup, names, Seed([8; 16]));
        let mut rng = Rng::new(8);
        let mut looked = 0;
        while let Some(seat) = play.waiting_on().lowest() {
            let rounds = play.round() - 1;
            if rounds > looked {
                looked = rounds;
                let page = replayed(&play, &people, rounds);
                assert!(
                    !page.contains("id=\"hands\"") && page.contains("three cards of their own")
                );
            }
            let choices: Vec<String> =
                serde_json::from_str(&play.choices(seat)).expect("a list of choices");
            let choice = &choices[rng.below(choices.len())];
            play.choose(seat, choice, Language::En.words()).expect("a listed choice");
        }
        let rounds = play.round();
        for round in 1..=rounds {
            let page = replayed(&play, &people, round);
            let count = |text: &str| page.matches(&format!("<small>{text}</small>")).count();
            let left = if round == rounds { "left over" } else { "passed on" };
            assert_eq!(count(left), 3, "each seat, round {round} of {rounds}");
            assert_eq!(count("the number"), count("the action"));
            let refusals = page.matches("crossed a permit refusal").count();
            assert_eq!(count("the number") + refusals, 3);
            assert_eq!(count("discarded"), 2 * refusals);
            assert!(!page.contains("three cards of their own"), "the hand shown lies open");
            assert!(round < rounds || !page.contains("Goes to"), "the last cards go nowhere");
        }
        assert!(looked > 0);
    }
}
