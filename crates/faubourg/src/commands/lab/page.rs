//! The page: one file, no script, nothing from outside.

mod change;
mod made;
mod pieces;
mod rows;
mod sections;
mod tiles;
mod told;
mod without;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::study::Study;
use crate::text::thousands;

/// The page of a lab.
pub(super) fn draw(study: &Study) -> Markup {
    let made = &study.made;
    let title = format!("{}: {}", made.title, names(study));
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="generator" content={ "faubourg " (made.version) };
                title { (title) " · Faubourg lab" }
                style { (PreEscaped(stylesheet())) }
            }
            body .lab {
                (head(study))
                main {
                    (tiles::tiles(study))
                    @if study.compares() { (change::what_changed(study)) }
                    (sections::all(study))
                    (without::without(study))
                    (pieces::pieces(study))
                    (made::how_it_was_made(study))
                }
            }
        }
    }
}

/// The stylesheet that all pages of the product share, and what the lab adds.
fn stylesheet() -> String {
    let address = web::assets::url("base.css");
    let shared = address.strip_prefix(web::assets::FOLDER).and_then(web::assets::find);
    let shared = shared.map_or("", |(_, bytes)| str::from_utf8(bytes).unwrap_or_default());
    format!("{shared}\n{}", include_str!("page/lab.css"))
}

fn names(study: &Study) -> String {
    let names: Vec<&str> = study.made.rules.iter().map(|rules| rules.name.as_str()).collect();
    names.join(" against ")
}

fn head(study: &Study) -> Markup {
    let made = &study.made;
    let players = match made.seats {
        1 => format!("one {} alone", made.level),
        seats => format!("{seats} players of level {}", made.level),
    };
    html! {
        header .top {
            p .mark { (HOUSES) span { "Faubourg lab" } }
            h1 { (made.title) }
            p .which {
                @if let [yours, against] = &made.rules[..] {
                    span .key.yours { (yours.name) } " against " span .key.other { (against.name) }
                } @else {
                    (names(study))
                }
            }
            p .soft {
                (thousands(made.deals as u64)) " deals, " (players)
                @if study.compares() { ". Both rule sets had the same deals, so that luck with the cards cancels out" }
                "."
            }
            @if (made.deals as u64) < made.asked {
                p .warn { "Ended early: " (thousands(made.asked)) " deals were asked for." }
            }
        }
    }
}

/// Three houses in the colours of the streets.
const HOUSES: PreEscaped<&str> = PreEscaped(
    "<svg class=\"houses\" viewBox=\"0 0 66 26\" aria-hidden=\"true\">\
     <path class=\"wall\" d=\"M4 12h14v13H4zM26 12h14v13H26zM48 12h14v13H48z\"/>\
     <path class=\"roof-a\" d=\"M1 13 11 3l10 10z\"/><path class=\"roof-b\" d=\"M23 13 33 3l10 10z\"/>\
     <path class=\"roof-c\" d=\"M45 13 55 3l10 10z\"/>\
     <path class=\"door\" d=\"M9 18h4v7H9zM31 18h4v7h-4zM53 18h4v7h-4z\"/></svg>",
);
