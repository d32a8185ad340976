//! The pages of whole games: whatever is legal is a button, whatever is said exists.

use std::collections::BTreeSet;

use tabletop::{Rng, Settings, Viewer};
use welcome::Dream;
use welcome::dream::Choice;

use crate::pages::table::played::{
    self, ADDRESS, HEAVIEST, ME, check_drawings, check_policy, offered,
};
use crate::pages::text_ids;
use crate::play::Shown;
use crate::words::Language;

type Played = played::Played<Dream>;

#[test]
fn every_legal_choice_is_a_button_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for (options, seats) in [
        (&[][..], 2),
        (&[("expert", "true"), ("quarters", "true")][..], 3),
        (&[("opponent", "4")][..], 1),
    ] {
        let mut played = Played::new(options, seats, 9);
        let mut rng = Rng::new(4);
        let mut asked = 0;
        while let Some(seat) = played.next() {
            if seat == ME {
                asked += 1;
                let choices = played.choices(seat);
                let (page, waits) = played.draw(Viewer::Seat(ME), Language::ALL[asked % 2]);
                let legal: BTreeSet<String> = choices.iter().map(Choice::to_string).collect();
                let mut buttons = offered(&page);
                // Until the number is written, another pair may be taken instead.
                if choices.iter().any(|choice| matches!(choice, Choice::Write { .. })) {
                    buttons.retain(|choice| !choice.starts_with("take "));
                }
                assert_eq!(buttons, legal);
                assert!(!waits);
                check_drawings(&page);
                seen.extend(legal.iter().filter_map(|c| c.split(' ').next().map(str::to_owned)));
            }
            played.choose_any(seat, &mut rng);
        }
        let (page, waits) = played.draw(Viewer::Seat(ME), Language::En);
        assert!(offered(&page).is_empty() && !waits);
        assert!(page.contains(&format!("{ADDRESS}/record")));
        check_drawings(&page);
    }
    for word in ["take", "write", "refuse", "cross", "done"] {
        assert!(seen.contains(word), "no page offered `{word}`");
    }
}

#[test]
fn a_spectator_chooses_nothing_and_keeps_up() {
    let played = Played::new(&[], 3, 1);
    let (page, waits) = played.draw(Viewer::Spectator, Language::Fr);
    assert!(offered(&page).is_empty() && waits && !page.contains("<form id=\"turn\""));
}

#[test]
fn pages_obey_the_content_policy_and_escape_names() {
    check_policy(&Played::new(&[], 3, 1).draw(Viewer::Seat(ME), Language::En).0);
}

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    let (en, fr) = (
        include_str!("../../../locales/en/dream.ftl"),
        include_str!("../../../locales/fr/dream.ftl"),
    );
    text_ids::check("d-", &["pages/dream", "pages/dream.rs"], [en, fr], 60);
    for locale in [en, fr] {
        let site = text_ids::in_locale(locale, "dream-");
        assert!(site.len() > 20);
    }
}

/// Every file of a table's page together, as it opens, with the most at the table.
#[test]
fn no_page_weighs_150_kb() {
    let files = ["players.css", "welcome.css", "skins.css", "dream.css"];
    for (options, seats) in [(&[][..], 6), (&[][..], 100), (&[("opponent", "5")][..], 1)] {
        let mut played = Played::new(options, seats, 3);
        let mut rng = Rng::new(1);
        let mut most = 0;
        while let Some(seat) = played.next() {
            if seat == ME {
                most = most.max(played.weight(Language::Fr, &files));
            }
            played.choose_any(seat, &mut rng);
        }
        let end = played.weight(Language::Fr, &files);
        assert!(most < HEAVIEST && end < HEAVIEST, "{seats} seats: {most}, at the end {end}");
    }
}

#[test]
fn the_rules_have_the_figures_of_the_sheet() {
    let sheet = include_str!("../../../../welcome/data/2023/extensions/dream.toml")
        .replace("first-street = 10", "first-street = 77");
    let mut settings = Settings::default();
    settings.set_file("sheet", "mine.toml", &sheet);
    for language in Language::ALL {
        let rules = <Dream as Shown>::rules(language.words(), &settings).into_string();
        assert!(rules.contains("77"), "{rules}");
    }
}
