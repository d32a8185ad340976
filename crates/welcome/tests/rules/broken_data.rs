use tabletop::{Game, Settings};
use welcome::Welcome;
const SHEET: &str = include_str!("../../data/2018/sheet.toml");
const CARDS: &str = include_str!("../../data/2018/cards.toml");
const PLANS: &str = include_str!("../../data/2018/plans.toml");
fn refusal(text: &str) -> String {
    let mut settings = Settings::default();
    settings.set_file("sheet", "mine.toml", text);
    match Welcome::setup(&settings, 2) {
        Ok(_) => "OK".into(),
        Err(e) => e.to_string(),
    }
}
#[test]
fn show() {
    let cases: &[(&str, &str, &str)] = &[
        (SHEET, "houses = 10", "houses = "),
        (SHEET, "houses = 10", "houses 10"),
        (SHEET, "houses = 10", "houses = [10"),
        (SHEET, "name = \"classic\"\n", ""),
        (SHEET, "houses = 11\n", ""),
        (SHEET, "bis = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]\n", ""),
        (SHEET, "name = \"classic\"", "name = \"classic\"\ncolour = \"blue\""),
        (SHEET, "houses = 11", "houses = 11\nlamps = 2"),
        (SHEET, "houses = 10", "houses = \"ten\""),
        (SHEET, "houses = 10", "houses = 10.5"),
        (SHEET, "pools = [3, 7, 8]", "pools = 3"),
        (SHEET, "pools = [3, 7, 8]", "pools = [3, \"7\", 8]"),
        (SHEET, "houses = 12", "houses = 16"),
        (SHEET, "houses = 12", "houses = 0"),
        (SHEET, "pools = [3, 7, 8]", "pools = [3, 7, 11]"),
        (SHEET, "pools = [3, 7, 8]", "pools = [0, 7, 8]"),
        (SHEET, "pools = [3, 7, 8]", "pools = [3, 3, 8]"),
        (
            SHEET,
            "[[sheet.street]]\nhouses = 12\npools = [2, 7, 11]\nparks = [0, 2, 4, 6, 8, 18]\n",
            "",
        ),
        (
            SHEET,
            "[sheet.tracks]",
            "[[sheet.street]]\nhouses = 12\npools = []\nparks = [0, 1]\n\n[sheet.tracks]",
        ),
        (SHEET, "refusals = [0, 0, 3, 5]", "refusals = [0]"),
        (SHEET, "refusals = [0, 0, 3, 5]", "refusals = []"),
        (SHEET, "  [3, 4, 5, 6],\n", ""),
        (SHEET, "  [3, 4, 5, 6],\n", "  [3],\n"),
        (
            SHEET,
            "pools = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]",
            "pools = [0, 3, 6, 9, 13, 17, 21, 26, 31]",
        ),
        (
            SHEET,
            "pools = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]",
            "pools = [0, 3, 6, 9, 13, 17, 21, 26, 31, 1000]",
        ),
        (SHEET, "boxes = 11", "boxes = 100"),
        (SHEET, "boxes = 11", "boxes = -1"),
        (SHEET, "ranks = [7, 4, 1]", "ranks = [9, 8, 7, 6, 5, 4, 3, 2, 1]"),
        (SHEET, "needed = 6, ", ""),
        (SHEET, "source = \"printed\"\n\n# Streets", "source = \"hearsay\"\n\n# Streets"),
        (CARDS, "13, 14, 15]\nreal", "13, 14, 18]\nreal"),
        (CARDS, "13, 14, 15]\nreal", "13, 14, -1]\nreal"),
        (CARDS, "13, 14, 15]\nreal", "13, 14]\nreal"),
        (CARDS, "pool        = ", "pools        = "),
        (CARDS, "source = \"public\"\n", ""),
        (PLANS, "goal = { estates = [4, 4] }", "goal = { villas = [4, 4] }"),
        (PLANS, "goal = { estates = [4, 4] }", "goal = \"villas\""),
        (PLANS, "goal = { estates = [4, 4] }", "goal = { estates = [4, 7] }"),
        (PLANS, "goal = { estates = [4, 4] }", "goal = { estates = [] }"),
        (PLANS, "goal = { estates = [4, 4] }", "goal = { temps = 0 }"),
        (PLANS, "goal = { full-street = \"a\" }", "goal = { full-street = \"d\" }"),
        (PLANS, "goal = { parks-of-streets = 2 }", "goal = { parks-of-streets = 4 }"),
        (PLANS, "id = \"estates-4-4\"", "id = \"estates-3-3-3\""),
        (PLANS, "id = \"estates-4-4\"", "id = \"\""),
        (PLANS, "id = \"estates-4-4\"\nstack = 1", "id = \"estates-4-4\"\nstack = 4"),
        (PLANS, "first = 6", "first = 1000"),
        (PLANS, "source = \"printed\"", "source = \"rumour\""),
        (PLANS, "stack = 3", "stack = 2"),
    ];
    for (base, from, to) in cases {
        assert!(base.contains(from), "{from}");
        let n = base.lines().take_while(|l| !from.starts_with(l) || l.is_empty()).count() + 1;
        println!("{from:?} -> {to:?} @{n}\n   {}", refusal(&base.replace(from, to)));
    }
    for t in ["", "name = 3", "[cards]\n", "\u{0}", "[sheet]", "[[plan]]", "# nothing\n\n"] {
        println!("{t:?}\n   {}", refusal(t));
    }
}
