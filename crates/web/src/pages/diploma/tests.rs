//! What diplomas say and show, of every game.

use std::collections::BTreeSet;

use bienvenue::Bienvenue;
use tabletop::Game as _;
use welcome::{Dream, Welcome};
use welkin::Welkin;

use super::*;
use crate::pages::text_ids::in_locale;
use crate::words::Language;

fn all() -> [(DiplomaInfo, &'static str); 3] {
    [
        (DiplomaInfo::of::<Welcome>(), Welcome::TITLE),
        (DiplomaInfo::of::<Welkin>(), Welkin::TITLE),
        (DiplomaInfo::of::<Bienvenue>(), Bienvenue::TITLE),
    ]
}

/// A diploma on which the first boxes are ticked, so many.
fn ticked(info: &DiplomaInfo, count: usize) -> Vec<ShownTick> {
    let tick = |achievement: &AchievementInfo| ShownTick {
        name: achievement.name.clone(),
        at: 1_794_960_000_000,
        table: Some(("/table/a/replay".to_owned(), "Elm <Corner>".to_owned())),
        bots: true,
    };
    info.all().take(count).map(tick).collect()
}

fn drawn<T>(
    words: &Words,
    (info, game): &(DiplomaInfo, &str),
    count: usize,
    draw: impl FnOnce(&DiplomaScene<'_>) -> T,
) -> T {
    let ticks = ticked(info, count);
    draw(&DiplomaScene {
        words,
        holder: Some("A & B"),
        all: &[],
        game,
        diploma: info,
        ticks: &ticks,
    })
}

/// Every group and every need has its words in both languages, and there are no others.
#[test]
fn both_languages_say_what_every_achievement_takes() {
    let locales = [
        include_str!("../../../locales/en/diploma.ftl"),
        include_str!("../../../locales/fr/diploma.ftl"),
    ];
    for (info, _) in all() {
        let mut said = BTreeSet::new();
        for words in Language::ALL.map(Language::words) {
            for group in &info.groups {
                said.insert(info.group_id(group));
                for achievement in &group.achievements {
                    said.extend(achievement.ids(words, &info.name));
                    let (title, sentence) = achievement.told(words, &info.name);
                    let told = format!("{title} {}", sentence.unwrap_or_default());
                    assert!(!told.contains("diploma-") && !told.contains('{'), "{told}");
                    assert!(told.starts_with(|first: char| !first.is_lowercase()), "{told}");
                }
            }
        }
        for locale in locales {
            let prefix = format!("diploma-{}-", info.name);
            assert_eq!(in_locale(locale, &prefix), said);
        }
    }
}

#[test]
fn a_sentence_is_made_of_what_is_needed() {
    let info = DiplomaInfo::of::<Welcome>();
    let told = |name: &str, language: Language| {
        let mut all = info.all();
        let own = all.find(|achievement| achievement.name == name).expect("an achievement");
        own.told(language.words(), &info.name)
    };
    let (title, sentence) = told("flawless", Language::En);
    assert_eq!(title, "Not one refusal");
    assert_eq!(
        sentence.as_deref(),
        Some("Finish without a permit refusal with every house numbered")
    );
    assert_eq!(told("sam", Language::Fr), ("Gagner une partie contre Sam".to_owned(), None));
    let eggs = told("eggs", Language::En);
    assert_eq!((eggs.0.as_str(), eggs.1.as_deref()), ("Egg Hunt", Some("Win a game on Egg Hunt")));
    assert_eq!(told("hundred", Language::En).1.as_deref(), Some("Score 100 points or more"));
}

/// American Dream ticks on the diploma of its box.
#[test]
fn games_of_one_box_share_a_diploma() {
    let names = |info: DiplomaInfo| -> Vec<String> {
        info.all().map(|achievement| achievement.name.clone()).collect()
    };
    assert_eq!(names(DiplomaInfo::of::<Dream>()), names(DiplomaInfo::of::<Welcome>()));
    assert!(DiplomaInfo::of::<welcome::Paper>().groups.is_empty());
}

#[test]
fn a_page_shows_what_is_won_and_what_is_missing() {
    for words in Language::ALL.map(Language::words) {
        for diploma_of in all() {
            let total = diploma_of.0.all().count();
            for count in [0, 3, total] {
                let page = drawn(words, &diploma_of, count, |scene| diploma(scene).into_string());
                assert_eq!(page.matches("<li class=\"won\"").count(), count);
                assert_eq!(page.matches(&words.say("diploma-missing")).count(), total - count);
                assert_eq!(
                    page.matches("18 novembre 2026").count()
                        + page.matches("18 November 2026").count(),
                    count
                );
                assert_eq!(page.matches("Elm &lt;Corner&gt;").count(), count);
                assert!(page.len() < 150_000, "{}", page.len());
            }
        }
    }
}

/// A drawing that needs nothing but itself.
#[test]
fn a_picture_stands_alone() {
    for words in Language::ALL.map(Language::words) {
        for diploma_of in all() {
            let svg = drawn(words, &diploma_of, 5, |scene| picture(scene).into_string());
            assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{svg}");
            assert!(svg.contains("A &amp; B") && !svg.contains("<use") && !svg.contains("var(--"));
            assert_eq!(svg.matches(drawn::CHECK).count(), 5);
            assert!(svg.len() < 60_000, "{}", svg.len());
        }
    }
}

#[test]
fn the_end_of_a_game_tells_what_is_new() {
    let words = Language::En.words();
    assert_eq!(new_ticks(words, &[]).into_string(), "");
    let tick = NewTick {
        title: "Green <belt>".to_owned(),
        sentence: Some("Cross all parks".to_owned()),
        link: "/diploma/welcome#parks".to_owned(),
        bots: true,
    };
    let one = new_ticks(words, std::slice::from_ref(&tick)).into_string();
    assert!(one.contains("New on your diploma") && one.contains("Green &lt;belt&gt;"));
    assert!(one.contains("href=\"/diploma/welcome#parks\"") && one.contains("Against bots"));
    let people = NewTick { bots: false, ..tick };
    let two = new_ticks(words, &[people.clone(), people]).into_string();
    assert!(two.contains("2 new boxes") && !two.contains("Against bots"), "{two}");
}
