//! What holds for all pages of the operator.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use store::TableId;

use super::clients::{ClientLine, ClientsScene, clients};
use super::overview::{OverviewScene, overview};
use super::table::{SeatLine, TableDetails, TableScene, table};
use super::tables::{Phase, TableLine, TablesScene, tables};
use super::{Part, Question, confirm, sign_in};
use crate::pages::site_tests::{NASTY, messages};
use crate::recent_log::LogLine;
use crate::table_error::Damage;
use crate::words::Language;

const EN: &str = include_str!("../../../locales/en/admin.ftl");
const FR: &str = include_str!("../../../locales/fr/admin.ftl");

/// The ids of texts that these files ask for.
fn asked_for(path: &Path, ids: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            asked_for(&entry.expect("a file").path(), ids);
        }
        return;
    }
    let source = fs::read_to_string(path).expect("a source");
    let is_id = |text: &&str| {
        text.strip_prefix("admin-").is_some_and(|rest| {
            !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
        })
    };
    ids.extend(source.split('"').filter(is_id).map(str::to_owned));
}

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    assert_eq!(messages(EN), messages(FR));
    let mut asked = BTreeSet::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for part in ["pages/admin.rs", "pages/admin", "routes/admin.rs", "routes/admin"] {
        asked_for(&sources.join(part), &mut asked);
    }
    let known: BTreeSet<String> = messages(EN).into_iter().map(|(id, _)| id).collect();
    assert_eq!(known, asked);
}

#[test]
fn what_people_write_is_escaped() {
    let words = Language::Fr.words();
    let id = TableId::random();
    let nasty = || NASTY.to_owned();
    let damage = || Damage { number: 3, why: nasty() };
    let figures = [(nasty(), nasty())];
    let client = ClientLine {
        whom: nasty(),
        reads: 1,
        changes: 2,
        refused: 3,
        last: 0,
        address: Some(nasty()),
        blocked: false,
    };
    let one_table = |details| {
        table(&TableScene {
            words,
            now: 0,
            id,
            events: 1,
            bytes: 2,
            changed: 0,
            watchers: 0,
            details,
            refused: Some(NASTY),
        })
    };
    let seat = SeatLine {
        number: 1,
        name: nasty(),
        town: Some(nasty()),
        bot: false,
        players: vec![nasty()],
    };
    let question = Question {
        part: Part::Tables,
        sure: NASTY,
        about: NASTY,
        warning: Some(NASTY),
        yes: NASTY,
        action: "/admin/block",
        fields: &[("whom", NASTY)],
        back: NASTY,
    };
    let pages = [
        sign_in(words, Some(NASTY)),
        confirm(words, &question),
        overview(&OverviewScene {
            words,
            now: 0,
            notice: Some(NASTY),
            refused: Some((NASTY, NASTY)),
            load: &figures,
            thinking: &figures,
            set_aside: &[(id, damage())],
            log: &[LogLine { error: true, text: nasty(), at: 0, times: 2 }],
        }),
        tables(&TablesScene {
            words,
            now: 0,
            tables: &[TableLine {
                id,
                called: Some((nasty(), nasty())),
                phase: Phase::Round(2),
                names: vec![nasty()],
                seats: 2,
                events: 3,
                changed: 0,
                watchers: 1,
            }],
            not_found: Some(NASTY),
            newer: true,
            older: Some(NASTY),
        }),
        one_table(Err(damage())),
        one_table(Ok(TableDetails {
            title: nasty(),
            game: nasty(),
            phase: Phase::Over,
            host: nasty(),
            seats: vec![seat],
        })),
        clients(&ClientsScene {
            words,
            now: 0,
            blocked: &[(nasty(), 0)],
            addresses: &[client],
            players: &[],
            refused: Some(NASTY),
        }),
    ];
    for page in pages.map(maud::Markup::into_string) {
        assert!(!page.contains("<script>") && !page.contains("alert(\""), "{page}");
        assert!(page.contains("&lt;script&gt;") && page.contains("noindex"), "{page}");
    }
}
