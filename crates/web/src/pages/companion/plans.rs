//! Which plans lie on the table: one of each stack, picked once for everyone.

use maud::{Markup, html};
use welcome::plan::PlanSlot;

use super::{SharedRules, shell};
use crate::pages::layout::{icon, refused, site};
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct PlansScene<'a> {
    pub(crate) words: &'a Words,
    pub(crate) address: &'a str,
    pub(crate) title: &'a str,
    pub(crate) rules: &'a dyn SharedRules,
    pub(crate) laid: Option<[u8; 3]>,
    /// What the plans must show.
    pub(crate) search: &'a str,
    pub(crate) refused: Option<&'a str>,
}

/// The page.
pub(crate) fn plans(scene: &PlansScene<'_>) -> Markup {
    let words = scene.words;
    let path = format!("{}/plans", scene.address);
    let shell = shell(words, scene.title, &path).private();
    let search = scene.search.to_lowercase();
    site(
        &shell,
        &html! {
            div .col1 {
                header .head { h1 { (words.say("cp-plans-title")) } p .soft { (words.say("cp-plans-about")) } }
                (refused(scene.refused))
                form .search method="get" action=(path) role="search" {
                    input .input name="show" value=(scene.search) maxlength="40" placeholder=(words.say("cp-search")) aria-label=(words.say("cp-search"));
                    button .btn { (icon("i-look")) span { (words.say("cp-find")) } }
                }
                form method="post" action=(path) {
                    @for slot in PlanSlot::ALL {
                        fieldset .pickplans {
                            legend { span .flagno { (slot) } (say!(words, "cp-stack", stack = slot.index() + 1)) }
                            div .pgrid {
                                @for (index, (face, told)) in scene.rules.plan_cards(words, slot).into_iter().enumerate() {
                                    @let chosen = scene.laid.is_some_and(|laid| usize::from(laid[slot.index()]) == index);
                                    @if search.is_empty() || chosen || told.to_lowercase().contains(&search) {
                                        label .pchoice {
                                            input type="radio" name={ "plan-" (slot) } value=(index) required checked[chosen];
                                            span .pcard { (face) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    div .stickyfoot {
                        button .btn.main { (icon("i-done")) (words.say("cp-these-three")) }
                        a .btn href=(scene.address) { (words.say("sit-back")) }
                    }
                }
            }
        },
    )
}
