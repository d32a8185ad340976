//! What is said when a command cannot be carried out.

use std::io::Read;
use std::process::{Command, Stdio};

use crate::run::Desk;

/// Exit code 2, nothing on standard output, and a message that says `expected`.
#[track_caller]
fn check(line: &str, expected: &str) {
    let desk = Desk::new();
    desk.write("broken.toml", "[sheet]\nstreets = [\n");
    let ran = desk.run(line);
    assert_eq!(ran.out, "", "nothing is printed for bad input");
    let err = ran.refused();
    assert!(err.contains(expected), "{expected} in\n{err}");
}

#[test]
fn a_wrong_command_line_is_explained() {
    check("dance", "dance");
    check("sim", "GAME");
    check("sim chess", "welcome");
    check("play chess", "welcome");
    check("sim welcome --players mayor9000", "there is no level `mayor9000`");
    check("sim welcome --players random,", "there is no level");
    check("play welcome --opponents mayor9000", "there is no level `mayor9000`");
    check("sim welcome --jobs 0", "expected a whole number from 1 to 512");
    check("sim welcome --seed=-1", "--seed");
    check("sim welcome --set advanced", "as in `advanced=true`");
    check("play welcome --seed xyz", "32 hexadecimal digits");
}

#[test]
fn wrong_options_are_named_with_what_was_expected() {
    for command in ["sim", "play"] {
        check(&format!("{command} welcome --set weather=rain"), "no option `weather`");
        check(&format!("{command} welcome --set advanced=maybe"), "true or false");
        check(&format!("{command} welcome --set edition=1066"), "`2018`");
        check(&format!("{command} welcome --set expert=true --set expert=true"), "set twice");
        check(&format!("{command} welcome --seats 0"), "0 seats are out of range");
        check(&format!("{command} welcome --seats 101"), "101 seats are out of range");
        check(&format!("{command} welcome --seats 99999999"), "seats are out of range");
        check(&format!("{command} welcome --seats 1 --set expert=true"), "expert");
    }
}

#[test]
fn a_broken_data_file_is_named_with_the_line() {
    for command in ["sim", "play"] {
        check(&format!("{command} welcome --sheet missing.toml"), "missing.toml");
        for game in ["welcome --data", "welkin --data", "welcome --sheet"] {
            let broken = format!("{command} {game} broken.toml");
            check(&broken, "broken.toml");
            check(&broken, "line 2");
        }
        check(&format!("{command} welkin --set box=2019 --data broken.toml"), "set twice");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let desk = Desk::new();
    desk.run("sim welcome --games 300 --records games.jsonl").ok();
    for line in ["replay --trace games.jsonl", "replay games.jsonl", "games"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_faubourg"))
            .args(line.split(' '))
            .current_dir(desk.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut out = child.stdout.take().expect("piped");
        out.read_exact(&mut [0; 10]).expect("a few bytes");
        drop(out);
        let output = child.wait_with_output().expect("the binary ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{line}");
        assert_eq!(output.status.code(), Some(0), "{line}");
    }
}

#[test]
fn numbers_are_refused_in_words_of_our_own() {
    check("sim welcome --games 0", "expected a whole number, 1 or more");
    check("sim welcome --games many", "expected a whole number, 1 or more");
    check("sim welcome --seats two", "expected a whole number");
    check("sim welcome --seed=-1", "expected a whole number");
    check("arena welcome --deals 1", "expected a whole number from 2");
    check("sim welcome --jobs 1000", "expected a whole number from 1 to 512");
    check("tune welcome --spread wide", "expected a part of each weight");
    check("serve --header-timeout 0", "expected a whole number from 1 to 86400");
    check("replay --position first games.jsonl", "expected a whole number from 1");
    check("sim welcome --games -1", "expected a whole number, 1 or more");
    check("tune welcome --spread -1", "expected a part of each weight");
    check("arena welcome --deals -7", "expected a whole number from 2");
}

#[test]
fn files_that_are_not_there_are_named() {
    for line in [
        "replay missing",
        "analyse missing",
        "position missing",
        "sim welcome --data missing",
        "lab welcome --data missing",
    ] {
        check(line, "there is no file missing");
    }
    check("sim welcome --csv nodir/a.csv", "there is no directory nodir");
    check("sim welcome --records nodir/a.jsonl", "there is no directory nodir");
    check("replay .", "is a directory: expected a file");
}

#[test]
fn what_would_be_ignored_is_refused() {
    check("sim welcome --seats 2 --players random,random,mayor", "names 3 levels for 2 seats");
    check("play welcome --seats 1 --opponents mayor", "expected `--seats 2` or more");
    check("play welcome --seats 2 --opponents mayor,mayor", "names 2 levels for 1 seat");
    check("sim welcome --csv a.csv --records a.csv", "name the same file");
    check("sim welcome --csv a.csv --records ./a.csv", "name the same file");
    check("sim welcome --json --csv -", "both mean standard output");
    check("tune welcome --chosen 50 --drawn 10", "expected fewer than are drawn");
    check("tune welcome --spread 0", "expected a part of each weight from 0.001");
    check("data welkin --judgement --data broken.toml", "leave `--data` out");
    check("sim welcome --time 1", "`--time` is for levels that search");
    check("arena welcome --players newcomer,neighbour --futures 9", "`--futures` is for levels");
    check("tune welcome --only nothing", "there are no weights `nothing`: expected");
    check("tune welcome --only several.nothing", "there are no weights `several.nothing`");
}
