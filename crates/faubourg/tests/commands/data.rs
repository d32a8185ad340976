//! `faubourg data`, data files and weights.

use serde_json::Value;

use crate::run::Desk;

/// The scores of a few random games.
fn scores(desk: &Desk, table: &str) -> Value {
    let mut report = desk.run(&format!("sim {table} --games 40 --json")).json_lines().remove(0);
    report["scores"].take()
}

#[test]
fn what_is_printed_is_what_is_played() {
    let desk = Desk::new();
    for (table, sheet) in [
        ("welcome", ""),
        ("welcome --set edition=2023", ""),
        ("welcome --set edition=2023", "--set sheet=blueprint"),
        ("welcome --set edition=2023", "--set sheet=eggs"),
        ("welcome --set edition=2023", "--set sheet=christmas"),
        ("welcome --set edition=2023", "--set sheet=ducks"),
        ("welcome --set edition=2023", "--set sheet=roswell"),
        ("welcome --set edition=2023", "--set sheet=atomic"),
        ("welcome --set edition=2023", "--set sheet=trucks"),
        ("welcome --set edition=2023", "--set sheet=halloween"),
        ("welcome --set edition=2023", "--set sheet=zombies"),
        ("dream", ""),
        ("welkin", ""),
        ("bienvenue", ""),
        ("bienvenue --set families=draft-low", ""),
    ] {
        let data = desk.run(&format!("data {table} {sheet}")).ok();
        assert!(data.contains("source = \"") && data.contains("\n# "), "{table}: {data}");
        desk.write("mine.toml", &data);
        let own = scores(&desk, &format!("{table} --data mine.toml"));
        assert_eq!(own, scores(&desk, &format!("{table} {sheet}")), "{table} {sheet}");
    }
}

#[test]
fn a_file_may_hold_only_what_it_changes() {
    let desk = Desk::new();
    let plain = scores(&desk, "welcome");
    for changed in [
        "[sheet.tracks]\nrefusals = [0, 50, 60, 70]\n",
        "[sheet.street.2]\nparks = [0, 90]\n",
        "[sheet.tracks.estates]\n1 = [40, 60]\n",
    ] {
        desk.write("mine.toml", &format!("overlay = true\n{changed}"));
        assert_ne!(scores(&desk, "welcome --data mine.toml"), plain, "{changed}");
    }
    desk.write("mine.toml", "overlay = true\n[player]\nstock = 9\n");
    assert_ne!(scores(&desk, "welkin --data mine.toml"), scores(&desk, "welkin"));
    desk.write("mine.toml", "overlay = true\n[families.list.Authier]\npoints = 40\n");
    scores(&desk, "bienvenue --data mine.toml");
    desk.write("mine.toml", "overlay = \"eggs\"\n[eggs.score]\npoints = [50, 60, 70, 80]\n");
    scores(&desk, "welcome --set edition=2023 --data mine.toml");
    desk.run("sim welcome --set edition=2023 --data mine.toml --games 3 --records g.jsonl").ok();
    desk.run("replay g.jsonl").ok();
}

#[test]
fn one_plan_is_added_changed_and_removed() {
    let desk = Desk::new();
    desk.write(
        "mine.toml",
        "overlay = true\n[[plan]]\nid = \"estates-4-4\"\nfirst = 77\n\
         [[plan]]\nid = \"parks-6\"\nstack = 1\nsource = \"proposed\"\n\
         goal = { parks = 6 }\nfirst = 9\nlater = 4\n\
         [[plan]]\nid = \"estates-5-5\"\nremove = true\n",
    );
    let line = "sim welcome --data mine.toml --games 300 --events --json";
    let report = desk.run(line).json_lines().remove(0);
    let plans = report["events"]["plans"].as_object().expect("plans");
    assert!(plans.contains_key("parks-6") && !plans.contains_key("estates-5-5"), "{plans:?}");
}

#[test]
fn mistakes_are_told_with_their_line() {
    let desk = Desk::new();
    for (text, why) in [
        ("overlay = true\n\n[sheet.temps]\nboxes = 500\n", "line 4: 500 is not a number of boxes"),
        ("overlay = true\n[sheet.temp]\nboxes = 5\n", "line 2: unknown field `temp`"),
        ("overlay = true\n[plan.parks-99]\nfirst = 1\n", "line 2: there is no `parks-99`"),
        ("overlay = \"eggs\"\n[eggs.score]\n", "edition 2018 has only classic"),
        ("overlay = true\n", "nothing is changed"),
        ("overlay = 7\n", "expected true, or the name"),
    ] {
        desk.write("mine.toml", text);
        let refused = desk.run("sim welcome --data mine.toml").refused();
        assert!(refused.contains("mine.toml") && refused.contains(why), "{refused}");
    }
}

#[test]
fn bots_judge_by_weights_of_ones_own() {
    let desk = Desk::new();
    let weights = desk.run("data welcome --judgement").ok();
    assert!(weights.contains("[several]") && weights.contains("pace = "), "{weights}");
    desk.write("weights.toml", &weights);
    desk.write("odd.toml", "[several]\nparks = 9\n");
    let table = "welcome --players newcomer";
    let own = scores(&desk, &format!("{table} --judgement weights.toml"));
    assert_eq!(own, scores(&desk, table));
    assert_ne!(scores(&desk, &format!("{table} --judgement odd.toml")), own);
    desk.write("wrong.toml", "[several]\nhaste = 9\n");
    let refused = desk.run(&format!("sim {table} --judgement wrong.toml")).refused();
    assert!(refused.contains("wrong.toml, line 2: unknown field `haste`"), "{refused}");
    let refused = desk.run("sim welcome --judgement odd.toml").refused();
    assert!(refused.contains("expected one besides `random`"), "{refused}");
}

#[test]
fn figures_are_printed_as_a_file_makes_them() {
    let desk = Desk::new();
    desk.write("mine.toml", "overlay = true\n[sheet.temps]\nboxes = 9\n");
    let changed = desk.run("data welcome --data mine.toml").ok();
    assert!(changed.contains("boxes = 9"), "{changed}");
    assert!(!changed.contains("overlay"), "{changed}");
    desk.write("whole.toml", &changed);
    assert_eq!(
        scores(&desk, "welcome --data whole.toml"),
        scores(&desk, "welcome --data mine.toml")
    );
    desk.write("bad.toml", "overlay = true\n[sheet.temps]\nboxes = 9000\n");
    assert!(desk.run("data welcome --data bad.toml").refused().contains("bad.toml, line 3"));
}

#[test]
fn a_fault_in_an_entry_has_its_line_and_its_name() {
    let desk = Desk::new();
    let refused = |text: &str| {
        desk.write("mine.toml", text);
        desk.run("sim welcome --games 1 --data mine.toml").refused()
    };
    let ten = refused("overlay = true\n[plan.estates-4-4]\nfirst = \"ten\"\n");
    assert!(ten.contains("line 3: `first` is the text \"ten\": expected a whole number"), "{ten}");
    let bare = refused("[plan.estates-4-4]\nfirst = 10\n");
    assert!(
        bare.contains("line 1: ") && bare.contains("begin the file with `overlay = true`"),
        "{bare}"
    );
    let other = refused("overlay = \"eggs\"\n[sheet.temps]\nboxes = 9\n");
    assert!(other.contains("edition 2018 has only classic: add `--set edition=2023`"), "{other}");
}
