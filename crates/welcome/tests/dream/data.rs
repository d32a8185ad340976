//! The figures, and what is said about a data file that cannot be played.

use tabletop::{Game, Settings, Viewer};
use welcome::Dream;
use welcome::card::Action;

const FILE: &str = include_str!("../../data/2023/extensions/dream.toml");

fn with(text: &str) -> Result<<Dream as Game>::Setup, String> {
    let mut settings = Settings::default();
    settings.set_file("sheet", "mine.toml", text);
    Dream::setup(&settings, 2).map_err(|error| error.to_string())
}

#[track_caller]
fn fault(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from}");
    with(&FILE.replacen(from, to, 1)).expect_err("a data file with a fault")
}

/// Proposed: 35 houses; every column has five types, no street has one twice in a row.
#[test]
fn the_sheet_is_as_proposed() {
    let setup = Dream::setup(&Settings::default(), 2).expect("two can play");
    let layout = &setup.layout;
    let counts = Action::ALL.map(|family| layout.of_family(family).len());
    assert_eq!(counts, [7, 7, 7, 5, 5, 4]);
    for column in layout.all_columns() {
        let mut types: Vec<Action> =
            layout.column(column).into_iter().map(|house| layout.family(house)).collect();
        types.sort_unstable();
        types.dedup();
        assert_eq!(types.len(), 5, "column {column}");
    }
    assert_eq!(setup.plans.len(), 9);
    let stacks = [0, 1, 2].map(|stack| setup.plans.iter().filter(|p| p.stack == stack).count());
    assert_eq!(stacks, [3, 3, 3]);
}

#[test]
fn faults_are_named_with_file_and_line() {
    assert_eq!(
        fault("[\"pool\", \"bis\", \"pool\"", "[\"pool\", \"lake\", \"pool\""),
        "mine.toml, line 13: `lake` is not understood: expected an action: surveyor, real-estate, \
         landscaper, pool, temp, bis"
    );
    assert_eq!(
        fault("\"real-estate\", \"temp\"],", "\"real-estate\"],"),
        "mine.toml, line 13: street b has 6 houses: expected 1 to 8, as many in every street"
    );
    assert_eq!(
        fault("goal = { columns = 4 }", "goal = { columns = 9 }"),
        "mine.toml, line 71: 9 columns: expected 1 to 7"
    );
    assert_eq!(
        fault("goal = { perfect-square = 3 }", "goal = { perfect-square = 6 }"),
        "mine.toml, line 103: 6 houses to a side: expected 1 to 5"
    );
    assert_eq!(
        fault("first-column = 2", "first-column = 0"),
        "mine.toml, line 25: 0 is not a factor: expected a number from 1 to 9"
    );
    assert!(
        fault("goal = { streets = 2 }", "goal = \"eggs\"").contains("line 95: unknown variant")
    );
    assert!(fault("source = \"rulebook\"\n# In", "\n# In").contains("missing field `source`"));
    assert_eq!(fault("[dream]", "[eggs]"), "mine.toml, line 19: missing field `name`");
}

/// A sheet with fewer columns can be played and knows its own size.
#[test]
fn a_narrower_sheet_can_be_played() {
    let narrow: String = FILE
        .lines()
        .map(|line| match line.strip_prefix("  [").and_then(|line| line.strip_suffix("],")) {
            Some(row) => {
                let houses: Vec<&str> = row.split(", ").take(5).collect();
                format!("  [{}],\n", houses.join(", "))
            }
            None => format!("{line}\n"),
        })
        .collect();
    let setup = with(&narrow).expect("five columns");
    let game = Dream::start(&setup, tabletop::Dealer::new(&tabletop::Seed::of_simulation(1, 1)));
    assert_eq!(game.view(Viewer::Spectator).seats[0].columns.len(), 5);
}
