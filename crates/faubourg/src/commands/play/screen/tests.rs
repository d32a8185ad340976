//! The screen as people see it, drawn into memory: every game, keys, typed turns.

use bots::Level;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;
use tabletop::{Game as _, Judged, Narrated, Seat, Seed, Settings, Viewer};

use super::state::{Effect, Screen};
use super::theme::Theme;
use crate::beginning::Beginning;
use crate::commands::play::Host;
use crate::games::{NAMES, Visitor, visit};

/// A game on a screen of this size; its bots have chosen what they can.
fn screen<G: Judged + Narrated>(options: &[(&str, &str)], size: (u16, u16)) -> Screen<G> {
    at_table(options, 2, size)
}

/// The same with so many seats.
fn at_table<G: Judged + Narrated>(
    options: &[(&str, &str)],
    seats: usize,
    size: (u16, u16),
) -> Screen<G> {
    let mut settings = Settings::default();
    for (name, value) in options {
        settings.set(name, value);
    }
    let setup = G::setup(&settings, seats).expect("these options go together");
    let names = ["Ann", "Bo", "Cleo", "Dan"].map(str::to_owned)[..seats].to_vec();
    let beginning = Beginning::anew(setup, seats);
    let host = Host::<G> { beginning, names, levels: vec![Level::Neighbour; seats - 1] };
    let sitting = host.seat(Seed::of_simulation(5, 0)).expect("a seed has sixteen bytes");
    let mut screen = Screen::new(sitting, Theme::PLAIN, size);
    let_bots_choose(&mut screen);
    screen
}

fn let_bots_choose<G: Judged + Narrated>(screen: &mut Screen<G>) {
    while let Some(asked) = screen.sitting.ask_bot() {
        screen.sitting.bot_decided(asked.decide()).expect("bots keep to the rules");
        screen.refresh();
    }
}

fn press<G: Judged + Narrated>(screen: &mut Screen<G>, code: KeyCode) -> Option<Effect<G>> {
    let effect = screen.on_key(KeyEvent::new(code, KeyModifiers::NONE));
    let_bots_choose(screen);
    effect
}

fn control<G: Judged + Narrated>(screen: &mut Screen<G>, letter: char) -> Option<Effect<G>> {
    screen.on_key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

fn enter<G: Judged + Narrated>(screen: &mut Screen<G>, line: &str) -> Option<Effect<G>> {
    for letter in line.chars() {
        press(screen, KeyCode::Char(letter));
    }
    press(screen, KeyCode::Enter)
}

fn drawn<G: Judged + Narrated>(screen: &Screen<G>) -> Terminal<TestBackend> {
    let (width, height) = screen.size;
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory");
    terminal.draw(|frame| screen.draw(frame, 0)).expect("memory");
    terminal
}

/// The rows of the screen as text.
fn text<G: Judged + Narrated>(screen: &Screen<G>) -> String {
    let terminal = drawn(screen);
    let buffer: &Buffer = terminal.backend().buffer();
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width).map(|row| {
        let row: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        row.trim_end().to_owned()
    });
    rows.collect::<Vec<_>>().join("\n")
}

const SMALL: (u16, u16) = (80, 24);

#[test]
fn welcome_fits_the_smallest_screen() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    insta::assert_snapshot!("welcome_begins", text(&screen));
    enter(&mut screen, "take 1");
    insta::assert_snapshot!("welcome_writes", text(&screen));
}

#[test]
fn american_dream_fits_the_smallest_screen() {
    insta::assert_snapshot!("dream_begins", text(&screen::<welcome::Dream>(&[], SMALL)));
}

#[test]
fn welkin_fits_the_smallest_screen() {
    insta::assert_snapshot!(
        "welkin_begins",
        text(&screen::<welkin::Welkin>(&[("first", "1")], SMALL))
    );
}

#[test]
fn bienvenue_fits_the_smallest_screen() {
    let mut screen = screen::<bienvenue::Bienvenue>(&[], SMALL);
    for _ in 0..6 {
        press(&mut screen, KeyCode::Enter);
    }
    insta::assert_snapshot!("bienvenue_builds", text(&screen));
}

#[test]
fn a_large_screen_shows_the_others_and_the_log() {
    let mut screen = screen::<welcome::Welcome>(&[], (160, 50));
    for _ in 0..12 {
        press(&mut screen, KeyCode::Enter);
    }
    insta::assert_snapshot!("welcome_large", text(&screen));
}

#[test]
fn every_sheet_fits_the_smallest_screen() {
    for sheet in
        ["eggs", "christmas", "ducks", "roswell", "atomic", "trucks", "halloween", "zombies"]
    {
        let mut screen =
            screen::<welcome::Welcome>(&[("edition", "2023"), ("sheet", sheet)], SMALL);
        for _ in 0..20 {
            press(&mut screen, KeyCode::Enter);
        }
        let text = text(&screen);
        for expected in ["plan A", "\n  a  ", "\n  b  ", "\n  c  ", "\n─ ", "\n> "] {
            assert!(text.contains(expected), "{sheet}, {expected:?}:\n{text}");
        }
    }
}

/// Every game is played to its end by Enter alone, and then the end is told.
#[test]
fn every_game_can_be_played_by_keys_alone() {
    struct Played;
    impl Visitor for Played {
        type Output = ();
        fn visit<G: Judged + Narrated>(self) {
            let mut screen = screen::<G>(&[], SMALL);
            let mut keys = 0;
            while !screen.sitting.is_over() {
                press(&mut screen, KeyCode::Enter);
                // The first choice may lead nowhere for long; the last one ends turns.
                if keys % 3 == 2 {
                    press(&mut screen, KeyCode::End);
                }
                keys += 1;
                assert!(keys < 20_000, "{}:\n{}", G::NAME, text(&screen));
                if keys % 50 == 0 {
                    text(&screen);
                }
            }
            let told = text(&screen);
            assert!(told.contains("The game is over") && told.contains("total"), "{told}");
            press(&mut screen, KeyCode::Esc);
            assert!(!text(&screen).contains("The game is over"), "the board is under it");
        }
    }
    for name in NAMES {
        visit(name, Played).expect("it exists");
    }
}

#[test]
fn the_cursor_moves_over_the_board() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    enter(&mut screen, "take 1");
    press(&mut screen, KeyCode::Down);
    press(&mut screen, KeyCode::Right);
    let spot = screen.selected_item().expect("a choice").spots[0].clone();
    assert!(spot.starts_with('b'), "one street down: {spot}");
    let place = screen.board().place(&spot).expect("it is on the board");
    let terminal = drawn(&screen);
    let cell = &terminal.backend().buffer()[(place.column as u16, place.row as u16 + 1)];
    assert!(cell.modifier.contains(Modifier::REVERSED));
    press(&mut screen, KeyCode::Enter);
    let open: Vec<_> = screen.sitting.table().open_choices(tabletop::Seat::new(0)).collect();
    assert!(open[1].to_string().ends_with(&spot), "{open:?}");
}

#[test]
fn a_whole_turn_is_one_line() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    let before = text(&screen);
    enter(&mut screen, "take 1, write 99 a1");
    assert!(text(&screen).contains("nothing of this line was done"), "{}", text(&screen));
    assert_eq!(screen.input.text(), "take 1, write 99 a1", "it can be corrected");
    press(&mut screen, KeyCode::Esc);
    assert_eq!(text(&screen).lines().next(), before.lines().next());
    let write = screen.sitting.choices_after("take 1").expect("it is possible")[0];
    enter(&mut screen, &format!("take 1; {write}"));
    let open = screen.sitting.table().open_choices(tabletop::Seat::new(0)).count();
    assert_eq!(open, 2);
    control(&mut screen, 'z');
    control(&mut screen, 'z');
    assert_eq!(screen.sitting.table().open_choices(tabletop::Seat::new(0)).count(), 0);
    control(&mut screen, 'z');
    assert!(text(&screen).contains("nothing to take back"));
}

#[test]
fn what_is_begun_is_completed_and_what_was_typed_comes_back() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    for letter in "ta".chars() {
        press(&mut screen, KeyCode::Char(letter));
    }
    press(&mut screen, KeyCode::Tab);
    assert_eq!(screen.input.text(), "take ");
    press(&mut screen, KeyCode::Char('2'));
    press(&mut screen, KeyCode::Char(','));
    press(&mut screen, KeyCode::Char('w'));
    press(&mut screen, KeyCode::Tab);
    assert!(screen.input.text().starts_with("take 2,write "), "{}", screen.input.text());
    press(&mut screen, KeyCode::Esc);
    enter(&mut screen, "take 2");
    enter(&mut screen, "undo");
    control(&mut screen, 'p');
    press(&mut screen, KeyCode::Up);
    assert_eq!(screen.input.text(), "take 2");
}

#[test]
fn texts_lie_over_the_board_and_close() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    for (key, expected) in [
        (KeyCode::F(1), "Ctrl-Z"),
        (KeyCode::F(2), "Rules"),
        (KeyCode::F(3), "total"),
        (KeyCode::F(4), "no round is over"),
        (KeyCode::F(5), "Bo: 0 points"),
    ] {
        press(&mut screen, key);
        assert!(text(&screen).contains(expected), "{expected}:\n{}", text(&screen));
    }
    press(&mut screen, KeyCode::F(5));
    assert!(screen.panel.is_none(), "after the last sheet the board");
    press(&mut screen, KeyCode::F(2));
    let first = text(&screen);
    press(&mut screen, KeyCode::End);
    assert!(text(&screen) != first && text(&screen).contains("One chapter alone"));
    press(&mut screen, KeyCode::Esc);
    assert!(screen.panel.is_none());
}

/// However much there is to see, one sees what one has: house, money, and what is missing shows.
#[test]
fn ones_own_house_is_always_seen() {
    for (seats, keys) in [(4, 3), (4, 16), (2, 60)] {
        let mut screen = at_table::<bienvenue::Bienvenue>(&[], seats, SMALL);
        for _ in 0..keys {
            press(&mut screen, KeyCode::Enter);
        }
        let text = text(&screen);
        for expected in [" coin", " worker"] {
            assert!(text.contains(expected), "{seats} seats, {expected}:\n{text}");
        }
    }
    let mut screen = at_table::<bienvenue::Bienvenue>(&[], 4, SMALL);
    for _ in 0..16 {
        press(&mut screen, KeyCode::Enter);
    }
    insta::assert_snapshot!("bienvenue_of_four", text(&screen));
    press(&mut screen, KeyCode::F(7));
    assert!(text(&screen).contains(" The whole board "), "{}", text(&screen));
    press(&mut screen, KeyCode::F(7));
    assert!(screen.panel.is_none());
}

#[test]
fn what_the_zombies_do_is_always_seen() {
    let options = [("edition", "2023"), ("sheet", "zombies"), ("opponent", "5")];
    let mut screen = at_table::<welcome::Welcome>(&options, 1, SMALL);
    for _ in 0..40 {
        press(&mut screen, KeyCode::Enter);
        let text = text(&screen);
        assert!(text.contains("hordes ") && text.contains("ammunition "), "{text}");
    }
    let text = text(&screen);
    let bar = text.lines().next().expect("a bar");
    let rival = screen.sitting.table().game().rival(Viewer::Seat(Seat::new(0))).expect("Olga");
    assert!(bar.ends_with(&format!("{} {}", rival.name, rival.total)), "{bar}");
    press(&mut screen, KeyCode::F(3));
    let told = self::text(&screen);
    assert!(told.contains("lots") && !told.contains("estates"), "{told}");
    assert!(told.contains(&format!("{}: {} =", rival.name, rival.total)), "{told}");
}

#[test]
fn pasted_lines_are_done_one_by_one() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    let write = screen.sitting.choices_after("take 1").expect("it is possible")[0];
    screen.paste(&format!("take 1\r\n{write}"));
    while screen.has_pasted() {
        assert!(screen.go_on_pasting().is_none());
    }
    assert_eq!(screen.input.text(), write.to_string(), "its end was not pasted");
    assert_eq!(screen.sitting.table().open_choices(Seat::new(0)).count(), 1);
    assert!(text(&screen).contains('✓'), "what is taken is marked:\n{}", text(&screen));
}

#[test]
fn a_hint_is_thought_about_elsewhere_and_can_be_played() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    let Some(Effect::Think(question, stop, moment)) = press(&mut screen, KeyCode::F(6)) else {
        panic!("a hint is thought about")
    };
    assert!(text(&screen).contains("Esc stops it"));
    let advice = question.think(&stop);
    screen.advise(advice, moment);
    assert!(text(&screen).contains("best  take "), "{}", text(&screen));
    press(&mut screen, KeyCode::Enter);
    assert!(screen.input.text().starts_with("take "));
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.sitting.table().game().round(), 2, "the whole turn is played");

    let Some(Effect::Think(question, stop, moment)) = press(&mut screen, KeyCode::F(6)) else {
        panic!("a hint is thought about")
    };
    press(&mut screen, KeyCode::Esc);
    screen.advise(question.think(&stop), moment);
    assert!(screen.panel.is_none(), "nobody wants it any more");
}

#[test]
fn a_game_is_left_only_on_purpose() {
    let mut screen = screen::<welcome::Welcome>(&[], SMALL);
    assert!(control(&mut screen, 'c').is_none());
    assert!(text(&screen).contains("Leave the game?"));
    press(&mut screen, KeyCode::Char('n'));
    assert!(!text(&screen).contains("Leave the game?"));
    assert!(enter(&mut screen, "quit").is_none());
    assert!(matches!(press(&mut screen, KeyCode::Char('y')), Some(Effect::Leave)));
}

#[test]
fn a_small_terminal_is_told_what_is_needed() {
    let mut screen = screen::<welcome::Welcome>(&[], (60, 20));
    assert!(text(&screen).contains("A game needs 80 × 24."), "{}", text(&screen));
    screen.size = SMALL;
    assert!(text(&screen).contains("take 1"));
}
