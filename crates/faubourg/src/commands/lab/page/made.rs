//! How the page was made, so that anyone can make it again.

use maud::{Markup, html};
use tabletop::Setting;

use super::super::measure::Unit;
use super::super::retune::Retuned;
use super::super::study::Study;
use super::told;
use crate::text::thousands;

/// The command, the seeds, the rules, and how to read intervals.
pub(super) fn how_it_was_made(study: &Study) -> Markup {
    let made = &study.made;
    html! {
        section id="made" {
            h2 { "How this was made" }
            p .about { "Anyone with faubourg " (made.version) " gets the same figures from this command, whatever the number of cores:" }
            pre { code { (made.command) } }
            dl .facts {
                dt { "Deals" } dd { (thousands(made.deals as u64)) ", from seed " (made.seed) ". Deal i is dealt from a seed made of " (made.seed) " and i." }
                dt { "Players" } dd { (made.seats) " of level " (made.level) ", each with whims of its own, the same under both rule sets." }
                dt { "Took" } dd { (format!("{:.0}", made.seconds)) " seconds." }
                @for rules in &made.rules {
                    dt { (rules.name) }
                    dd { @for (name, setting) in rules.options.iter() { code { (name) "=" (setting) } " " } }
                    @if let Some(tuned) = &rules.tuned { dt { "Judge of " (rules.name) } dd { (judge(tuned)) } }
                }
            }
            p .about { "An interval holds the true figure in 95 of 100 such labs. One deal is one observation, however many seats and rule sets played \
                it: seats share their cards. Where two rule sets are compared, the difference is taken deal by deal. “No difference seen” means that \
                the interval holds 0: there may be a difference too small for this many deals. pp are percentage points." }
            p .about { "Bots are not people: they play well and always the same way, and see only what their judge looks at. Trust differences more than \
                levels, and let friends play before you print." }
            @if study.compares() || !study.without.is_empty() {
                p .about { "Rules that are compared are all judged by the same weights. Where a game has a stronger judge, learned for its built-in data \
                    alone, it sits out: its lead would look like a difference of the rules." }
            }
            @for rules in &made.rules {
                @for (file, text) in rules.options.iter().filter_map(|(_, setting)| file(setting)) {
                    details { summary { "The file " code { (file) } } pre { code { (text) } } }
                }
            }
        }
    }
}

/// What tuning brought, in words.
fn judge(tuned: &Retuned) -> String {
    let places = told::places(&tuned.gain, Unit::Points);
    let tell = |points: f64| told::difference(points, Unit::Points, places);
    let gain = format!(
        "{} points ({} to {})",
        tell(tuned.gain.value),
        tell(tuned.gain.low),
        tell(tuned.gain.high)
    );
    if tuned.plays {
        format!(
            "The bots judge by weights fitted to these rules, which make {gain} more than the built-in ones in fresh deals."
        )
    } else {
        format!(
            "Fitting the weights to these rules made {gain} in fresh deals, no clear gain: the built-in ones play."
        )
    }
}

fn file(setting: &Setting) -> Option<(&str, &str)> {
    match setting {
        Setting::File { file, text } => Some((file, text)),
        _ => None,
    }
}
