//! `faubourg play`, over a pipe.

use crate::run::Desk;

/// First-listed choices, more than any game takes.
fn ones() -> String {
    "1\n".repeat(2_000)
}

#[test]
fn a_game_is_played_to_its_end_over_a_pipe() {
    let desk = Desk::new();
    for mode in [
        "welcome --seats 1",
        "welcome --seats 3",
        "welcome --seats 2 --set advanced=true --set expert=true",
        "welkin --seats 2 --set turns=30",
    ] {
        let line = format!("play {mode} --seed 5 --name Ann");
        let out = desk.run_with(&line, &ones()).ok();
        assert!(out.contains("The game is over"), "{out}");
        assert_eq!(out.matches("commitment").count(), 2, "at the start and at the end");
        let commitment = out.split("commitment ").nth(2).and_then(|rest| rest.lines().next());
        let commitment = commitment.expect("it is shown at the end");
        let first_card = out.find("Round 1").expect("a first round");
        assert!(out[..first_card].contains(commitment), "and before the first card");
        assert_eq!(out, desk.run_with(&line, &ones()).ok(), "the seed decides everything");
    }
}

#[test]
fn a_game_that_was_played_can_be_written_down_and_replayed() {
    let desk = Desk::new();
    // The record of a game that goes on, and that of the finished one below it.
    let unfinished = desk.run_with("play welcome --seed 5", "1\nrecord game.jsonl\n").ok();
    assert!(unfinished.contains("left unfinished"), "{unfinished}");
    assert!(desk.run("replay game.jsonl").ok().contains("goes on"));
    let out = desk.run_with("play welcome --seed 5", &ones()).ok();
    let (played, _) = out.split_once("The game is over").expect("an end");
    let input = format!("{}record game.jsonl\n", "1\n".repeat(played.matches("> 1\n").count()));
    let told = desk.run_with("play welcome --seed 5", &input).ok();
    assert!(told.contains("below the record that was there"), "{told}");
    assert_eq!(desk.read("game.jsonl").lines().count(), 2);
    assert!(desk.run("replay game.jsonl").ok().contains("ended by"));
    desk.write("notes.txt", "not to be lost");
    let told = desk.run_with("play welcome --seed 5", "record notes.txt\nquit\n");
    assert_eq!((told.code, &*desk.read("notes.txt")), (Some(1), "not to be lost"));
}

/// A game goes on where a record was left.
#[test]
fn a_game_that_was_left_goes_on() {
    let desk = Desk::new();
    let begun = "take 1, pass\n1\n1\n1\n1\n1\n1\nrecord game.jsonl\n";
    desk.run_with("play welcome --seed 5 --seats 3", begun);
    let position = desk.run("replay --position 2 game.jsonl").ok();
    desk.write("there.json", &position);
    let out = desk.run_with("play welcome --from there.json --seed 6", "record on.jsonl\n").ok();
    assert!(out.contains("Round 2,") && out.contains("3 seats"), "{out}");
    assert!(desk.run("replay on.jsonl").ok().contains("goes on"));
}

#[test]
fn mistakes_are_answered_and_asked_again() {
    let typed = "dance\n0\n99\ndone\nundo\nrestart\nrecord\nrecord nowhere/game.jsonl\n\n\
                 help\nscore\nboard\n1\nundo\nquit\n";
    let ran = Desk::new().run_with("play welcome --seed 1", typed);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err.contains("the game is left unfinished, and 8 lines were refused"),
        "{}",
        ran.err
    );
    let out = ran.out;
    for expected in [
        "`dance` is not understood: expected a choice that begins with take, or its number",
        "there is no choice 0",
        "there is no choice 99",
        "nothing to take back",
        "expected the name of a file",
        "there is no directory nowhere",
        "take back your last choice",
        "total",
        "left unfinished",
    ] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
}

#[test]
fn rules_and_signs_are_explained() {
    let desk = Desk::new();
    let typed = "help\nhelp rules\nhelp rules actions\nHELP sheet\nhelp me\nhelp rules me\nquit\n";
    let out = desk.run_with("play welcome --seed 1 --set advanced=true", typed).out;
    for expected in [
        "help rules   read the rules",
        "A full run of 1 to 6 houses between two fences",
        "build a roundabout on an empty place",
        "One chapter alone: `help rules CHAPTER`",
        "a house with its pool",
        "(o)           a roundabout",
        "there is no help on `me`: expected `help`, `help rules` or `help sheet`",
        "there is no chapter `me`: expected goal, round, actions",
    ] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
    assert_eq!(out.matches("The actions\n").count(), 2, "once with all chapters, once alone");
    let alone = "play welcome --seed 1 --seats 1 --set edition=2023 --set opponent=2";
    let out = desk.run_with(alone, typed).out;
    for expected in ["Draw a barrier between two houses", "goes on your opponent’s pile", "3×2"]
    {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
    let out = desk.run_with("play welkin --seed 1", typed).out;
    for expected in ["Place any part of your stock", "slots that take any resource", "V vegetal"] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
}

#[test]
fn what_the_others_did_is_told_when_it_is_over() {
    let desk = Desk::new();
    let out = desk.run_with("play welcome --seed 5 --seats 3", &ones()).ok();
    let first_turn = out.find("> 1\n").expect("a choice");
    let (before, after) = out.split_at(first_turn);
    assert!(!before.contains("neighbour 2 wrote"), "nothing is shown before the round is over");
    for seat in [2, 3] {
        let told = format!("\n  neighbour {seat} ");
        let rounds = after.matches("cards left to draw").count();
        assert!(after.contains(&told) && after.matches(&told).count() <= rounds, "{after}");
    }
    let welkin = desk.run_with("play welkin --seed 5 --set turns=30", &ones()).ok();
    assert!(welkin.contains("\n  neighbour 2 opened site "), "{welkin}");
    let alone = "play welcome --seed 5 --seats 1 --set edition=2023 --set opponent=1";
    let alone = desk.run_with(alone, &ones()).ok();
    assert!(
        alone.contains("\n  Sam was given ") && alone.contains("\n  Sam ends with "),
        "{alone}"
    );
}

/// Thirty fences are a few lines, each fence with its number.
#[test]
fn many_choices_stand_side_by_side() {
    let out = Desk::new().run_with("play welcome --seed 5", "take 1\nwrite 11 c6\n30\nquit\n").ok();
    assert!(
        out.contains("\n      fence a1  draw a fence between a1 and a2, and so on:\n"),
        "{out}"
    );
    assert!(out.contains("   9 a9\n  10 b1   11 b2"), "{out}");
    assert!(out.contains("  31  pass  leave the action surveyor unused\n"), "{out}");
    assert!(out.contains("~│ · ║"), "the thirtieth is c11:\n{out}");
}

#[test]
fn capitals_and_spaces_do_not_matter() {
    let out = Desk::new().run_with("play welcome --seed 5", "TAKE   1\nUndo\nWrite 7\nQUIT\n").out;
    assert!(out.contains("write 11 a1") && out.contains("left unfinished"), "{out}");
    assert!(out.contains("expected `write 7 b4`"), "{out}");
    let welkin = "play welkin --seed 5 --set first=1";
    assert!(Desk::new().run_with(welkin, "turn v\nquit\n").ok().contains("producing, V turned"));
}

#[test]
fn a_game_that_is_over_can_still_be_looked_at() {
    let desk = Desk::new();
    let played = desk.run_with("play welcome --seed 5", &ones()).ok();
    let (played, _) = played.split_once("The game is over").expect("an end");
    let ones = "1\n".repeat(played.matches("> 1\n").count());
    let typed = format!("{ones}dance\nboard\nscore\nhelp sheet\nquit\n");
    let out = desk.run_with("play welcome --seed 5", &typed).ok();
    let (_, after) = out.split_once("The game is over").expect("an end");
    for expected in ["the game is over: expected `record FILE`", "The game ended", "an empty place"]
    {
        assert!(after.contains(expected), "{expected} in\n{after}");
    }
    assert_eq!(after.matches("total").count(), 2);
}

#[test]
fn an_untyped_end_and_strange_bytes_are_no_disaster() {
    let out = Desk::new().run_with("play welcome", "\u{1F600}\n\0\ntake\u{301} 1").out;
    assert!(out.contains("is not understood"), "{out}");
}

/// The house has the letters and numbers that choices name, its entrance as soon as that is chosen,
/// and the points that the score has.
#[test]
fn a_house_is_drawn_as_choices_name_it() {
    let typed = "1\n1\n1\nfoundations a1 c2\nhint\nscore\nentrance a1 n\n";
    let out = Desk::new().run_with("play bienvenue --seats 4 --seed 3", typed).ok();
    assert!(!out.contains("There is nothing else to do"), "there are ten entrances:\n{out}");
    let (before, after) = out.split_once("> entrance a1 n").expect("a choice");
    for expected in
        ["\n     a    b    c    d    e\n", "\n 1 .    .    .    .\n", ": -25 points, 24 coins"]
    {
        assert!(before.contains(expected), "{expected} in\n{before}");
    }
    assert!(before.contains("-25\n"), "the same in the score:\n{before}");
    assert!(after.contains("+-##-+ .. + .. +"), "{after}");
}

#[test]
fn what_is_taken_is_marked() {
    let out = Desk::new().run_with("play welcome --seed 5", "take 2\nquit\n").ok();
    assert!(out.contains("\n ✓2 ") && !out.contains("✓1"), "{out}");
}

#[test]
fn nobody_is_without_a_name() {
    let why = Desk::new().run("play welcome --name=").refused();
    assert!(why.contains("expected a name"), "{why}");
}
