//! The pages of whole games: whatever is legal is a button, whatever is said exists.

use std::collections::BTreeSet;

use tabletop::{Game as _, Kept, Rng, Settings, Viewer};
use welkin::resource::Resource;
use welkin::{Choice, Welkin};

use crate::pages::table::played::{
    self, ADDRESS, HEAVIEST, ME, check_drawings, check_policy, offered,
};
use crate::pages::text_ids;
use crate::play::Shown;
use crate::words::Language;

type Played = played::Played<Welkin>;

#[test]
fn every_legal_choice_is_a_button_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for (options, seats) in [
        (&[][..], 2),
        (&[("coins", "even"), ("incomplete", "set-aside")][..], 3),
        (&[("turns", "30")][..], 4),
    ] {
        let mut played = Played::new(options, seats, 9);
        let mut rng = Rng::new(4);
        let mut asked = 0;
        while let Some(seat) = played.next() {
            // Early pages show every kind of choice but powers and what they allow.
            let choices = played.choices(seat);
            let late = |choice: &Choice| matches!(choice, Choice::Power(_) | Choice::Sell(_));
            if seat == ME && (asked < 80 || choices.iter().any(late)) {
                asked += 1;
                let (page, waits) = played.draw(Viewer::Seat(ME), Language::ALL[asked % 2]);
                let legal: BTreeSet<String> = choices.iter().map(Choice::to_string).collect();
                assert_eq!(offered(&page), legal);
                assert!(!waits);
                check_drawings(&page);
                seen.extend(
                    legal.iter().filter_map(|choice| choice.split(' ').next().map(str::to_owned)),
                );
            }
            played.choose_any(seat, &mut rng);
        }
        let (page, waits) = played.draw(Viewer::Seat(ME), Language::En);
        assert!(offered(&page).is_empty() && !waits);
        assert!(page.contains(&format!("{ADDRESS}/record")));
        check_drawings(&page);
    }
    for word in
        ["open", "flip", "turn", "take", "discard", "place", "power", "sell", "stop", "done"]
    {
        assert!(seen.contains(word), "no page offered `{word}`");
    }
}

#[test]
fn a_spectator_and_whoever_waits_choose_nothing_and_keep_up() {
    let played = Played::new(&[("first", "2")], 3, 1);
    for viewer in [Viewer::Spectator, Viewer::Seat(ME)] {
        let (page, waits) = played.draw(viewer, Language::Fr);
        assert!(offered(&page).is_empty() && waits);
    }
    let (page, _) = played.draw(Viewer::Spectator, Language::Fr);
    assert!(!page.contains("<form id=\"turn\""));
}

#[test]
fn what_can_be_taken_back_is_hidden_from_the_others() {
    let mut played = Played::new(&[("first", "1")], 2, 5);
    let before = played.draw(Viewer::Spectator, Language::En).0;
    let turn = "turn V".parse().expect("a choice");
    played.table.choose(ME, turn).expect("a production token can be turned");
    assert_eq!(played.draw(Viewer::Spectator, Language::En).0, before);
    let mine = played.draw(Viewer::Seat(ME), Language::En).0;
    assert!(mine.contains("plus turned\" id=\"token-V\""));
    assert!(!before.contains("plus\" id=\"token-V\""));
}

#[test]
fn pages_obey_the_content_policy_and_escape_names() {
    check_policy(&Played::new(&[], 3, 1).draw(Viewer::Seat(ME), Language::En).0);
}

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    let (en, fr) = (
        include_str!("../../../locales/en/welkin.ftl"),
        include_str!("../../../locales/fr/welkin.ftl"),
    );
    text_ids::check("k-", &["pages/welkin", "pages/welkin.rs"], [en, fr], 150);
}

#[test]
fn figures_come_from_the_box() {
    let figures = include_str!("../../../../welkin/data/2019/figures.toml")
        .replace("stock = 4", "stock = 6")
        .replace("places = 2", "places = 3")
        .replace("buy = 2", "buy = 5")
        .replace("V = \"vegetal\"", "V = \"moss\"");
    let mut settings = Settings::default();
    settings.set_file("box", "other.toml", &figures);
    let words = Language::En.words();
    let rules = <Welkin as Shown>::rules(words, &settings).into_string();
    assert!(rules.contains("holds 6") && rules.contains("3 places") && rules.contains("moss"));
    assert!(rules.contains("take 5 resources") && !rules.contains("Plant"));
    let (page, _) = Played::with(&settings, 2, 1).draw(Viewer::Seat(ME), Language::En);
    assert!(page.contains("moss") && !page.contains("Plant"));
}

#[test]
fn every_turn_is_counted_once() {
    let mut played = Played::new(&[], 3, 9);
    let mut rng = Rng::new(9);
    let mut tallies = Welkin::tally(3);
    let mut before = played.table.view(Viewer::Spectator);
    let mut turns = [0; 3];
    while let Some(seat) = played.next() {
        let checkpoints = played.table.game().checkpoints();
        played.choose_any(seat, &mut rng);
        if played.table.game().checkpoints() != checkpoints {
            let mut chosen = vec![Vec::new(); 3];
            for &Kept { seat, choice, .. } in
                played.table.by_checkpoint().last().unwrap_or_default()
            {
                chosen[seat.index()].push(choice);
                turns[seat.index()] += usize::from(choice == Choice::Done);
            }
            let after = played.table.view(Viewer::Spectator);
            Welkin::count(&mut tallies, &before, &after, &chosen);
            before = after;
        }
    }
    for ((tally, seat), turns) in tallies.iter().zip(&before.seats).zip(turns) {
        assert_eq!(tally.actions.iter().sum::<usize>(), turns);
        assert_eq!(tally.coins.last(), Some(&(seat.coins as i32)));
        assert_eq!(tally.coins.len(), before.round as usize);
        let used = seat.completed.iter().filter(|done| done.site.power.is_some() && !done.ready);
        assert_eq!(tally.powers, used.count());
    }
}

/// What a page says of one market's value, with how it has moved.
fn moved(page: &str, resource: Resource) -> i32 {
    let after = |text: &'static str, page: &str| -> String {
        page.split_once(text).map(|(_, rest)| rest.to_owned()).unwrap_or_default()
    };
    let from = page.split(&format!("id=\"market-{resource}\"")).nth(1).expect("a market");
    let head = from.split("</h3>").next().unwrap_or_default();
    let told = after("title=\"since your last turn\">", head);
    let told = told.split('<').next().unwrap_or_default().replace('−', "-").replace('+', "");
    if told.is_empty() { 0 } else { told.parse().expect("a number") }
}

#[test]
fn markets_tell_how_they_moved_since_the_viewers_last_turn() {
    let mut played = Played::new(&[], 3, 2);
    let mut rng = Rng::new(7);
    let values = |played: &Played| {
        played.table.view(Viewer::Seat(ME)).markets.map(|market| i32::from(market.value))
    };
    let mut before = values(&played);
    let mut checked = 0;
    while let Some(seat) = played.next() {
        let (checkpoints, mine) = (played.table.game().checkpoints(), seat == ME);
        if seat == ME && played.table.open_choices(ME).next().is_none() && checked < 60 {
            let page = played.draw(Viewer::Seat(ME), Language::En).0;
            let now = values(&played);
            for resource in Resource::ALL {
                let index = resource.index();
                assert_eq!(moved(&page, resource), now[index] - before[index]);
            }
            checked += usize::from(now != before);
        }
        played.choose_any(seat, &mut rng);
        let over = played.table.kept().last().map(|kept| kept.choice) == Some(Choice::Done);
        if mine && over && played.table.game().checkpoints() != checkpoints {
            before = values(&played);
        }
    }
    assert!(checked > 3, "the markets moved");
}

#[test]
fn the_log_tells_of_every_sale() {
    let mut played = Played::new(&[], 2, 3);
    let mut rng = Rng::new(3);
    while let Some(seat) = played.next() {
        played.choose_any(seat, &mut rng);
    }
    // A site that was sold incomplete leaves the game.
    let view = played.table.view(Viewer::Spectator);
    let sold: usize =
        view.seats.iter().map(|seat| seat.completed.len() + seat.set_aside.len()).sum();
    let page = played.draw(Viewer::Spectator, Language::En).0;
    let log = page.split("id=\"log\"").nth(1).expect("a log");
    let told = log.matches("and sold it").count() + log.matches("</b> early").count();
    assert!(sold > 3);
    assert_eq!(told, sold);
}

#[test]
fn advice_names_powers_and_counts_what_repeats() {
    let mut played = Played::new(&[], 2, 3);
    let mut rng = Rng::new(3);
    while let Some(seat) = played.next() {
        played.choose_any(seat, &mut rng);
    }
    let view = played.table.view(Viewer::Spectator);
    let mut done = view.seats.iter().flat_map(|seat| &seat.completed);
    let (card, power) = done
        .find_map(|done| Some((done.site.card, done.site.power?)))
        .expect("a site with a power was completed");
    let words = Language::En.words();
    let metal = Choice::Take(Resource::Metal);
    let told = Welkin::turn_in_words(words, &view, &[Choice::Power(card), metal, metal]);
    let name = super::icon::power_name(words, power);
    assert_eq!(told, format!("use the power “{name}” and take Metal (2 times)"));
}

#[test]
fn pages_are_light() {
    let mut played = Played::new(&[], 4, 7);
    let mut rng = Rng::new(2);
    let mut most = 0;
    while let Some(seat) = played.next() {
        if seat == ME {
            most = most.max(played.weight(Language::Fr, &["players.css", "welkin.css"]));
        }
        played.choose_any(seat, &mut rng);
    }
    let end = played.weight(Language::Fr, &["players.css", "welkin.css"]);
    assert!(most < HEAVIEST && end < HEAVIEST, "{most}, at the end {end}");
}
