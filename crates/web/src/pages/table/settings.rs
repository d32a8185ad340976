//! The side sheet with what someone sets for themselves: what play asks about, how they are told that
//! it is their turn, looks and language.

use maud::{Markup, html};

use super::frame::Frame;
use super::help::sheet;
use crate::pages::layout::{icon as ico, language_switch};
use crate::pages::{skin, social};
use crate::play::SideSheet;

/// The side sheet with the settings; `looks` says whether sheets can wear another look.
pub(in crate::pages) fn settings(frame: &Frame<'_>, looks: bool) -> Markup {
    let words = frame.words;
    let content = || {
        html! {
            (comfort(frame))
            // Only a script can tell anyone anything.
            div .by-script {
                h3 { (words.say("t-settings-tell")) }
                @if !frame.mine.is_empty() { (social::calls(words)) }
                (social::quiet(words))
            }
            @if looks {
                h3 { (words.say("skin-way")) }
                p { (skin::way_to_skins(words, frame.address)) }
            }
            h3 { (words.say("t-settings-language")) }
            (language_switch(words, frame.address))
        }
    };
    sheet(frame, SideSheet::Settings, ["t-settings", "t-close-settings"], content)
}

/// What play asks about, for this visitor at every table.
fn comfort(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    let likes = frame.likes;
    html! {
        h3 { (words.say("t-comfort")) }
        form .comfort method="post" action="/comfort" {
            input type="hidden" name="path" value=(frame.home());
            @for (field, given, id) in [
                ("finish", likes.finish, "t-comfort-finish"),
                ("cross", likes.cross, "t-comfort-cross"),
                ("tips", likes.tips, "t-comfort-tips"),
            ] {
                label .tick { input type="checkbox" name=(field) value="true" checked[given]; span { (words.say(id)) } }
            }
            button .btn { (ico("i-done")) (words.say("t-comfort-keep")) }
        }
    }
}
