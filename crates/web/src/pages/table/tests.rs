//! What all tables say.

use crate::pages::text_ids;

#[test]
fn both_languages_say_all_that_is_asked_for_and_nothing_more() {
    let (en, fr) = (
        include_str!("../../../locales/en/table.ftl"),
        include_str!("../../../locales/fr/table.ftl"),
    );
    text_ids::check("t-", &["pages"], [en, fr], 50);
}
