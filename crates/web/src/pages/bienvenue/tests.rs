//! The pages of whole games: whatever is legal is a button, whatever is said exists.

use std::collections::BTreeSet;

use bienvenue::tile::TileId;
use bienvenue::{Bienvenue, Choice};
use tabletop::{Rng, Viewer};

use crate::pages::table::played::{
    self, ADDRESS, HEAVIEST, ME, check_drawings, check_policy, offered,
};
use crate::pages::text_ids;
use crate::words::Language;

type Played = played::Played<Bienvenue>;

/// What the viewer may have picked on the way to one of these choices.
fn picks(choices: &[Choice]) -> BTreeSet<String> {
    let pick = |choice: &Choice| match choice {
        Choice::Lay(laying) => Some(laying.tile.to_string()),
        Choice::Foundations { from, .. } => Some(from.to_string()),
        Choice::Open { .. } => Some("works".to_owned()),
        _ => None,
    };
    choices.iter().filter_map(pick).collect()
}

/// All that the pages offer, whatever is picked; each page leads to the others.
fn offered_in_all(played: &Played, choices: &[Choice], language: Language) -> BTreeSet<String> {
    let (page, waits) = played.draw(Viewer::Seat(ME), language);
    assert!(!waits);
    check_drawings(&page);
    let mut all = offered(&page);
    for pick in picks(choices) {
        let (picked, _) = played.draw_at(Viewer::Seat(ME), language, Some(&pick));
        let chosen = offered(&picked);
        let led = page.contains(&format!("at={pick}\"")) || chosen == offered(&page);
        assert!(led, "nothing leads to {pick}");
        all.extend(chosen);
    }
    all
}

#[test]
fn every_legal_choice_is_a_button_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for (options, seats, seed) in [
        (&[][..], 2, 9),
        (&[("forced", "false"), ("money", "hidden")][..], 3, 4),
        (&[("auctions", "false")][..], 5, 2),
        (&[][..], 4, 3),
    ] {
        let mut played = Played::new(options, seats, seed);
        let mut rng = Rng::new(4);
        let mut asked = 0;
        while let Some(seat) = played.next() {
            let choices = played.choices(seat);
            let kinds = choices.iter().copied().map(word);
            let new = kinds.clone().any(|kind| !seen.contains(&kind));
            if seat == ME && (asked < 25 || new) {
                asked += 1;
                let legal: BTreeSet<String> = choices.iter().map(Choice::to_string).collect();
                assert_eq!(offered_in_all(&played, &choices, Language::ALL[asked % 2]), legal);
                seen.extend(kinds);
            }
            played.choose_any(seat, &mut rng);
        }
        let (page, waits) = played.draw(Viewer::Seat(ME), Language::En);
        assert!(offered(&page).is_empty() && !waits);
        assert!(page.contains(&format!("{ADDRESS}/record")));
        check_drawings(&page);
    }
    for word in [
        "draw",
        "foundations",
        "entrance",
        "lay",
        "discount",
        "buy",
        "deck",
        "discard",
        "activate",
        "open",
        "pass",
        "play",
        "keep",
        "done",
    ] {
        assert!(seen.contains(word), "no page offered `{word}`");
    }
}

fn word(choice: Choice) -> String {
    choice.to_string().split(' ').next().unwrap_or_default().to_owned()
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

/// Plays at random until a page of the viewer's shows something.
fn until(played: &mut Played, found: impl Fn(&[Choice]) -> bool) {
    let mut rng = Rng::new(11);
    while let Some(seat) = played.next() {
        if seat == ME && found(&played.choices(ME)) {
            return;
        }
        played.choose_any(seat, &mut rng);
    }
    panic!("the game was over before");
}

#[test]
fn every_place_tells_its_price() {
    let mut played = Played::new(&[], 2, 5);
    until(&mut played, |choices| choices.iter().any(|choice| matches!(choice, Choice::Lay(_))));
    let view = played.table.view(Viewer::Seat(ME));
    let tile: TileId = match view.ways[0].choice {
        Choice::Lay(laying) => laying.tile,
        _ => panic!("a way lays a tile"),
    };
    let (page, _) = played.draw_at(Viewer::Seat(ME), Language::En, Some(&tile.to_string()));
    // Two tiles were drawn: the page asks where to lay the one that is picked.
    let of_tile = |choice: Choice| matches!(choice, Choice::Lay(laying) if laying.tile == tile);
    let ways = view.ways.iter().filter(|way| of_tile(way.choice));
    let prices: BTreeSet<u32> = ways.map(|way| way.price).collect();
    for price in prices {
        assert!(
            page.contains(&format!(" for {price}"))
                || page.contains(&format!("</svg>{price}</span>"))
        );
    }
}

#[test]
fn a_card_played_face_down_is_untold_to_the_others() {
    let mut played = Played::new(&[], 2, 6);
    until(&mut played, |choices| {
        choices.iter().any(|choice| matches!(choice, Choice::Play { .. }))
    });
    let choices = played.choices(ME);
    let play =
        *choices.iter().find(|choice| matches!(choice, Choice::Play { .. })).expect("a play");
    let Choice::Play { title, .. } = play else { return };
    played.table.choose(ME, play).expect("a legal choice");
    let name = super::names::card_name(Language::En.words(), title);
    let hidden = |page: &str| {
        let log = page.split("id=\"log\"").nth(1).expect("a log").to_owned();
        !log.contains(&format!("played <b>{name}"))
    };
    let mut rng = Rng::new(1);
    for _ in 0..12 {
        let Some(seat) = played.next() else { return };
        played.choose_any(seat, &mut rng);
    }
    assert!(hidden(&played.draw(Viewer::Spectator, Language::En).0));
    assert!(!hidden(&played.draw(Viewer::Seat(ME), Language::En).0));
}

#[test]
fn pages_obey_the_content_policy_and_escape_names() {
    check_policy(&Played::new(&[], 3, 1).draw(Viewer::Seat(ME), Language::En).0);
}

#[test]
fn tiles_that_were_drawn_stay_in_sight_until_they_are_laid() {
    let mut played = Played::new(&[], 2, 5);
    let shows = |played: &Played| {
        let (page, _) = played.draw(Viewer::Seat(ME), Language::En);
        page.split("id=\"starting\"").nth(1).is_some_and(|rest| {
            rest.split("id=\"market\"").next().is_some_and(|part| part.contains("tiles-row"))
        })
    };
    assert!(!shows(&played), "nothing is drawn yet");
    let mut rng = Rng::new(3);
    let mut seen = 0;
    while let Some(seat) = played.next() {
        let laid = played.choices(seat).iter().any(|choice| matches!(choice, Choice::Lay(_)));
        if laid {
            break;
        }
        let drawn = played.table.view(Viewer::Seat(ME)).seats[ME.index()].start.len();
        assert_eq!(shows(&played), drawn > 0, "{drawn} drawn");
        seen = seen.max(drawn);
        played.choose_any(seat, &mut rng);
    }
    assert_eq!(seen, 3);
}

#[test]
fn french_tiles_have_their_articles() {
    let mut played = Played::new(&[], 5, 5);
    let mut rng = Rng::new(3);
    let words = Language::Fr.words();
    let mut seen = BTreeSet::new();
    while let Some(seat) = played.next() {
        played.choose_any(seat, &mut rng);
        let view = played.table.view(Viewer::Spectator);
        let tiles = view.seats.iter().flat_map(|seat| &seat.house.tiles).map(|laid| &laid.tile);
        seen.extend(tiles.map(|tile| super::names::the(words, tile)));
    }
    let articles = ["le ", "la ", "les ", "l’"];
    let bare: Vec<_> =
        seen.iter().filter(|name| !articles.iter().any(|one| name.starts_with(one))).collect();
    assert!(seen.len() > 15 && bare.is_empty(), "{bare:?} of {}", seen.len());
    for name in ["la cuisine", "le salon de luxe", "la salle de bains"] {
        assert!(seen.contains(name), "{seen:?}");
    }
}

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    let (en, fr) = (
        include_str!("../../../locales/en/bienvenue.ftl"),
        include_str!("../../../locales/fr/bienvenue.ftl"),
    );
    text_ids::check("v-", &["pages/bienvenue", "pages/bienvenue.rs"], [en, fr], 300);
}

#[test]
fn pages_are_light() {
    for seats in [2, 5] {
        let mut played = Played::new(&[], seats, 7);
        let mut rng = Rng::new(2);
        let mut heaviest = 0;
        while let Some(seat) = played.next() {
            if seat == ME {
                heaviest = heaviest.max(played.weight(Language::Fr, &["bienvenue.css"]));
            }
            played.choose_any(seat, &mut rng);
        }
        let end = played.weight(Language::Fr, &["bienvenue.css"]);
        assert!(heaviest < HEAVIEST && end < HEAVIEST, "{seats}: {heaviest}, at the end {end}");
    }
}
