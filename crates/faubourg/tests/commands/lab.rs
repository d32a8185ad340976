//! `faubourg lab`.

use serde_json::Value;

use crate::run::Desk;

/// The figures of a lab, without what depends on the machine.
fn figures(desk: &Desk, line: &str) -> Value {
    let mut figures = desk.run(&format!("lab {line} --json")).json_lines().remove(0);
    let fields = figures.as_object_mut().expect("an object");
    assert!(fields.remove("seconds").is_some_and(|value| value.is_f64()));
    assert!(fields.remove("command").is_some_and(|value| value.is_string()));
    figures
}

/// One figure of a topic.
fn finding<'a>(figures: &'a Value, topic: &str, key: &str) -> &'a Value {
    let all = figures["findings"].as_array().expect("a list");
    let found = all.iter().find(|finding| finding["topic"] == topic && finding["key"] == key);
    found.unwrap_or_else(|| panic!("no {topic} {key}"))
}

fn piece<'a>(figures: &'a Value, kind: &str, name: &str) -> &'a Value {
    let kinds = figures["kinds"].as_array().expect("a list");
    let kind = kinds.iter().find(|known| known["kind"] == kind).expect("the kind");
    let pieces = kind["pieces"].as_array().expect("a list");
    pieces.iter().find(|piece| piece["name"] == name).expect("the piece")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// Every plan of the first stack pays twice as much.
const RICH: &str = "overlay = true\n\
    [plan.estates-1-1-1-1-1-1]\nfirst = 16\nlater = 8\n\
    [plan.estates-2-2-2-2]\nfirst = 16\nlater = 8\n\
    [plan.estates-3-3-3]\nfirst = 16\nlater = 8\n\
    [plan.estates-4-4]\nfirst = 12\nlater = 6\n\
    [plan.estates-5-5]\nfirst = 16\nlater = 8\n\
    [plan.estates-6-6]\nfirst = 20\nlater = 12\n";

#[test]
fn rules_do_not_differ_from_themselves() {
    let desk = Desk::new();
    desk.write("mine.toml", RICH);
    let line = "welcome --data mine.toml --against mine.toml --games 12 --level neighbour";
    let figures = figures(&desk, line);
    let all = figures["findings"].as_array().expect("a list");
    assert!(all.len() > 30);
    for finding in all {
        let change = &finding["change"];
        if change.is_null() {
            continue;
        }
        for field in ["value", "low", "high"] {
            assert!(number(&change[field]).abs() < 1e-12, "{finding}");
        }
        assert_eq!(change["seen"], false);
    }
    assert_eq!(figures["differences"], Value::Array(Vec::new()));
    let page = desk.read("lab.html");
    assert!(page.contains("Both rule sets are the same. No difference seen in any of"), "{page}");
}

/// A file that says what is built in changes nothing: not the deals, and not the judge.
#[test]
fn a_file_that_changes_nothing_differs_in_nothing() {
    let desk = Desk::new();
    desk.write("same.toml", "overlay = true\n[plan.estates-4-4]\nfirst = 6\n");
    let exported = desk.run("data welkin").ok();
    desk.write("welkin.toml", &exported);
    for line in ["welcome --data same.toml", "welkin --data welkin.toml"] {
        let figures = figures(&desk, &format!("{line} --against built-in --games 10"));
        let all = figures["findings"].as_array().expect("a list");
        for change in all.iter().map(|finding| &finding["change"]).filter(|c| !c.is_null()) {
            assert!(number(&change["value"]).abs() < 1e-12, "{line}: {all:?}");
        }
    }
}

#[test]
fn a_changed_figure_shows_where_it_should() {
    let desk = Desk::new();
    desk.write("mine.toml", RICH);
    let line = "welcome --data mine.toml --against built-in --games 60 --level neighbour";
    let figures = figures(&desk, line);
    let plans = finding(&figures, "categories", "plans");
    assert_eq!(plans["change"]["seen"], true, "{plans}");
    assert!(number(&plans["change"]["low"]) > 1.0, "{plans}");
    let difference = number(&plans["yours"]["value"]) - number(&plans["against"]["value"]);
    assert!((difference - number(&plans["change"]["value"])).abs() < 1e-9);
    // The page says which figures differ, and how.
    let differences = figures["differences"].as_array().expect("a list");
    assert_eq!(differences.len(), 12, "{differences:?}");
    let first = &differences[0];
    assert_eq!(first["place"], "plan.estates-1-1-1-1-1-1.first");
    assert_eq!((&first["yours"], &first["against"]), (&"16".into(), &"8".into()));
    // Plans of which one in six is in play are told by what was made of them.
    let plan = piece(&figures, "plans", "estates-4-4");
    assert!(number(&plan["ways"]["yours"][0]) < 0.5, "in play in some games: {plan}");
}

#[test]
fn everything_is_the_same_whatever_the_number_of_jobs() {
    let desk = Desk::new();
    for mode in ["welcome --seats 3 --level neighbour", "welkin --level architect"] {
        let lab = |jobs: u32| figures(&desk, &format!("{mode} --games 20 --seed 5 --jobs {jobs}"));
        assert_eq!(lab(1), lab(3), "{mode}");
    }
}

/// Nothing from outside, no script, every tag closed.
fn check_page(page: &str) {
    for outside in ["http://", "https://", "<script", "<link", "<img", "url(", "@import", "src="] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"), "{page}");
    let mut open: Vec<&str> = Vec::new();
    let body = page.split_once("</style>").expect("a stylesheet").1;
    for tag in body.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("every tag ends");
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match tag.strip_prefix('/') {
            Some(closed) if closed == "head" || closed == "html" => {}
            Some(closed) => assert_eq!(open.pop(), Some(closed), "in its turn"),
            None if tag.ends_with('/') || ["meta", "br"].contains(&name) => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    assert!(!page.contains("NaN") && !page.contains("inf "), "figures are numbers");
}

#[test]
fn every_game_has_a_page_that_stands_alone() {
    let desk = Desk::new();
    for mode in [
        "welcome",
        "welcome --seats 1 --set edition=2023 --set opponent=1",
        "welcome --set edition=2023 --set sheet=eggs",
        "welcome --seats 1",
        "dream",
        "welkin --seats 3",
        "bienvenue",
    ] {
        let out = desk.run(&format!("lab {mode} --games 10 --level newcomer --out page.html")).ok();
        assert!(out.contains("page.html") && out.contains("Points"), "{mode}: {out}");
        let page = desk.read("page.html");
        check_page(&page);
        for expected in ["How this was made", "faubourg lab", "seed", "Where points come from"] {
            assert!(page.contains(expected), "{mode}: {expected}");
        }
    }
}

#[test]
fn what_a_thing_brings_is_seen_by_playing_without_it() {
    let desk = Desk::new();
    let line = "welcome --games 40 --level neighbour --without sheet.tracks.pools --without plan.estates-4-4";
    let figures = figures(&desk, line);
    let without = figures["without"].as_array().expect("a list");
    assert_eq!(without[0]["place"], "sheet.tracks.pools");
    let findings = without[0]["findings"].as_array().expect("a list");
    let pools = findings
        .iter()
        .find(|finding| finding["topic"] == "categories" && finding["key"] == "pools")
        .expect("pools");
    assert!(number(&pools["change"]["low"]) > 0.0, "pools bring points: {pools}");
    assert!(number(&pools["against"]["value"]).abs() < 1e-12, "and none without them: {pools}");
}

#[test]
fn bad_input_is_told_with_file_and_line() {
    let desk = Desk::new();
    desk.write("bad.toml", "overlay = true\n\n[plan.estates-9-9]\nfirst = 3\n");
    let told = desk.run("lab welcome --data bad.toml --games 10").refused();
    assert!(told.contains("bad.toml, line 3") && told.contains("estates-9-9"), "{told}");
    let told = desk.run("lab welcome --against bad.toml --games 10").refused();
    assert!(told.contains("bad.toml, line 3"), "{told}");
    let told = desk.run("lab welcome --without sheet.tracks.ponds --games 10").refused();
    assert!(told.contains("`ponds`") && told.contains("`pools`"), "{told}");
    let told = desk.run("lab welcome --games 3").refused();
    assert!(told.contains("expected a whole number from 10"), "{told}");
    let told = desk.run("lab welcome --games 10 --out nowhere/lab.html").refused();
    assert!(told.contains("nowhere"), "{told}");
    let told = desk.run("lab welcome --tune --level random").refused();
    assert!(told.contains("levels that judge"), "{told}");
    assert!(!desk.files().contains(&"lab.html".to_owned()), "nothing is written in vain");
}

/// What was played counts even when somebody has no more patience.
#[cfg(unix)]
#[test]
fn an_interrupted_lab_writes_its_page() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let desk = Desk::new();
    let child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
        .args("lab welcome --games 1000000 --level random".split(' '))
        .current_dir(desk.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    std::thread::sleep(Duration::from_secs(2));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{error}");
    assert!(error.contains("of 1000000 games"), "{error}");
    let page = desk.read("lab.html");
    assert!(page.contains("Ended early: 1,000,000 deals were asked for."), "{page}");
    check_page(&page);
}

#[test]
fn what_cannot_be_taken_away_is_told_without_lines_of_no_file() {
    let desk = Desk::new();
    let refused = |line: &str| desk.run(&format!("lab {line} --games 10")).refused();
    let whole = refused("welcome --without plan");
    assert!(
        whole.contains("this is a whole list: expected one of its entries, as in `plan."),
        "{whole}"
    );
    let site = refused("welkin --without cards.list.3");
    assert!(
        site.contains("the game cannot be played without it: ") && !site.contains("line"),
        "{site}"
    );
    let told =
        desk.run("lab welcome --without sheet.tracks.pools --games 20 --level neighbour").ok();
    assert!(
        told.contains("sheet.tracks.pools: what there is more with it than without it"),
        "{told}"
    );
}
