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
        assert_eq!(out.matches("commitment").count(), 1);
        let commitment = out.split("commitment ").nth(1).and_then(|rest| rest.lines().next());
        let commitment = commitment.expect("it is shown at the end");
        let first_card = out.find("Round 1").expect("a first round");
        assert!(out[..first_card].contains(commitment), "and before the first card");
        assert_eq!(out, desk.run_with(&line, &ones()).ok(), "the seed decides everything");
    }
}

#[test]
fn a_game_that_was_played_can_be_written_down_and_replayed() {
    let desk = Desk::new();
    // The record of a game that goes on, overwritten by that of the finished one.
    let unfinished = desk.run_with("play welcome --seed 5", "1\nrecord game.jsonl\n").ok();
    assert!(unfinished.contains("left unfinished"), "{unfinished}");
    assert!(desk.run("replay game.jsonl").ok().contains("goes on"));
    let out = desk.run_with("play welcome --seed 5", &ones()).ok();
    let choices = out.matches("> 1\n").count();
    // The last `1` is no choice any more: it answers the offer to write the game down.
    let input = format!("{}record game.jsonl\n", "1\n".repeat(choices - 1));
    desk.run_with("play welcome --seed 5", &input).ok();
    assert!(desk.run("replay game.jsonl").ok().contains("ended by"));
}

#[test]
fn mistakes_are_answered_and_asked_again() {
    let typed = "dance\n0\n99\ndone\nundo\nrestart\nrecord\nrecord nowhere/game.jsonl\n\n\
                 help\nscore\nboard\n1\nundo\nquit\n";
    let out = Desk::new().run_with("play welcome --seed 1", typed).ok();
    for expected in [
        "`dance` is not understood",
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
fn an_untyped_end_and_strange_bytes_are_no_disaster() {
    let out = Desk::new().run_with("play welcome", "\u{1F600}\n\0\ntake\u{301} 1").ok();
    assert!(out.contains("is not understood"), "{out}");
}
