//! A diploma to keep and to hang up: one drawing that looks the same wherever it is opened.

use maud::{Markup, html};

use super::drawn::{CHECK, ROOFS, waves};
use super::{AchievementInfo, DiplomaScene, GroupInfo, day_in_words};
use crate::words::say;

const WIDTH: usize = 1000;
const MARGIN: usize = 96;
/// Where the first group begins, how high its heading and a line are, and what comes below all.
const TOP: usize = 448;
const HEADING: usize = 60;
const LINE: usize = 46;
/// A line with a sentence below it.
const TWO_LINES: usize = 62;
const FOOT: usize = 330;

const SLAB: &str = "Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif";
const SANS: &str = "'Avenir Next', 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif";
const COLOURS: [&str; ROOFS] = ["#c8402f", "#d8981a", "#1c7c7d"];

/// A line of a group: how far down it is, and what stands there.
struct Row<'a> {
    y: usize,
    cells: &'a [AchievementInfo],
    short: bool,
}

/// Whether achievements of a group are said in a few words: then two stand side by side.
fn is_short(scene: &DiplomaScene<'_>, group: &GroupInfo) -> bool {
    group.achievements.iter().all(|achievement| {
        let (_, sentence) = achievement.told(scene.words, &scene.diploma.name);
        achievement.stamp.is_some() || sentence.is_none()
    })
}

/// The picture.
pub(crate) fn picture(scene: &DiplomaScene<'_>) -> Markup {
    let words = scene.words;
    let mut y = TOP;
    let mut groups = Vec::new();
    for group in &scene.diploma.groups {
        let heading = y;
        y += HEADING;
        let mut rows = Vec::new();
        let short = is_short(scene, group);
        for cells in group.achievements.chunks(if short { 2 } else { 1 }) {
            rows.push(Row { y, cells, short });
            y += if short { LINE } else { TWO_LINES };
        }
        groups.push((group, heading, rows));
        y += LINE / 2;
    }
    let height = y + FOOT;
    let middle = WIDTH / 2;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (height) } width=(WIDTH) height=(height)
            font-family=(SLAB) font-weight="700" fill="#22303c" {
            title { (words.say("diploma-title")) ": " (scene.game) }
            (paper(height))
            text x=(middle) y="120" font-size="22" text-anchor="middle" fill="#545f69" letter-spacing="6" { (words.say("diploma-of").to_uppercase()) }
            text x=(middle) y="208" font-size="92" text-anchor="middle" fill="#b5382a" { (words.say("diploma-title")) }
            text x=(middle) y="258" font-size="30" text-anchor="middle" { (scene.game) }
            (holder(scene, middle))
            @for (group, heading, rows) in &groups {
                text x=(MARGIN) y=(heading) font-size="26" { (words.say(&scene.diploma.group_id(group))) }
                path d={ "M" (MARGIN) " " (heading + 14) "H" (WIDTH - MARGIN) } stroke="#dccfb6" stroke-width="2" {}
                @for row in rows { (line(scene, row)) }
            }
            (street(&scene.boxes(), height - 210))
            (seal(WIDTH - 190, height - 246))
            text x=(MARGIN) y=(height - 92) font-size="24" fill="#545f69" {
                "Faubourg · " (say!(words, "diploma-count-long", won = scene.won(), of = scene.total()))
            }
        }
    }
}

/// The sheet: cream, with a double frame and a square of colour in each corner.
fn paper(height: usize) -> Markup {
    let corners = [(40, 40), (WIDTH - 40, 40), (40, height - 40), (WIDTH - 40, height - 40)];
    html! {
        rect width=(WIDTH) height=(height) fill="#f4ead7" {}
        rect x="24" y="24" width=(WIDTH - 48) height=(height - 48) fill="#fffaf0" stroke="#22303c" stroke-width="3" {}
        rect x="40" y="40" width=(WIDTH - 80) height=(height - 80) fill="none" stroke="#b5382a" stroke-width="8" {}
        rect x="54" y="54" width=(WIDTH - 108) height=(height - 108) fill="none" stroke="#d8981a" stroke-width="2" {}
        @for (x, y) in corners {
            rect x=(x - 22) y=(y - 22) width="44" height="44" fill="#fffaf0" stroke="#22303c" stroke-width="3" {}
            path d={ "M" (x - 13) " " (y + 13) "V" (y - 1) "L" (x) " " (y - 14) "L" (x + 13) " " (y - 1) "V" (y + 13) "Z" } fill="#1c7c7d" {}
        }
    }
}

/// The name of the one who has earned it, on a line in pen.
fn holder(scene: &DiplomaScene<'_>, middle: usize) -> Markup {
    html! {
        @if let Some(name) = scene.holder {
            text x=(middle) y="316" font-size="20" text-anchor="middle" fill="#545f69" font-family=(SANS) font-weight="400" { (scene.words.say("diploma-awarded")) }
            text x=(middle) y="362" font-size="40" text-anchor="middle" fill="#1b4fa0" font-style="italic" { (name) }
        }
        path d={ "M" (middle - 220) " 382C" (middle - 90) " 376 " (middle + 60) " 386 " (middle + 220) " 379" }
            fill="none" stroke="#1b4fa0" stroke-width="3" stroke-linecap="round" {}
    }
}

fn line(scene: &DiplomaScene<'_>, row: &Row<'_>) -> Markup {
    let wide = (WIDTH - 2 * MARGIN) / 2;
    html! {
        @for (index, achievement) in row.cells.iter().enumerate() {
            (cell(scene, achievement, MARGIN + index * wide, row.y, row.short))
        }
    }
}

fn cell(
    scene: &DiplomaScene<'_>,
    achievement: &AchievementInfo,
    x: usize,
    y: usize,
    short: bool,
) -> Markup {
    let words = scene.words;
    let tick = scene.tick_of(achievement);
    let (title, sentence) = achievement.told(words, &scene.diploma.name);
    let soft = if tick.is_some() { "#22303c" } else { "#545f69" };
    html! {
        g transform=(format!("translate({x} {})", y - 26)) {
            path d="M4.5 5.5L27 4.5L27.5 27L5 27.5Z" fill="#fffdf8" stroke=(soft) stroke-width="2" {}
            @if tick.is_some() { path d=(CHECK) fill="none" stroke="#1b4fa0" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" {} }
        }
        text x=(x + 46) y=(y) font-size="20" fill=(soft) { (title) }
        @if let Some(sentence) = sentence.filter(|_| !short) {
            text x=(x + 46) y=(y + 23) font-size="16" font-family=(SANS) font-weight="400" fill="#545f69" { (sentence) }
        }
        @if let Some(tick) = tick.filter(|_| !short) {
            text x=(WIDTH - MARGIN) y=(y) font-size="16" text-anchor="end" font-family=(SANS) font-weight="400" fill="#545f69" { (day_in_words(words, tick.at).0) }
        }
    }
}

/// A house for every box, in two rows if they are many; those that are ticked are built.
fn street(boxes: &[bool], base: usize) -> Markup {
    let (left, width) = (MARGIN, WIDTH - 2 * MARGIN - 170);
    let in_row = boxes.len().div_ceil(2).max(1);
    let wide = (width / in_row).min(54);
    html! {
        @for (index, built) in boxes.iter().enumerate() {
            @let (x, y) = (left + index % in_row * wide, base + index / in_row * 66);
            @let (wall, top) = (y - wide * 5 / 10, y - wide * 9 / 10);
            @let (from, to, ridge) = (x + 4, x + wide - 4, x + wide / 2);
            @let outline = format!("M{from} {y}V{wall}L{ridge} {top}L{to} {wall}V{y}Z");
            @if *built {
                path d=(outline) fill="#fffdf6" stroke="#22303c" stroke-width="2" {}
                path d=(format!("M{} {wall}L{ridge} {}L{} {wall}Z", from - 4, top - 4, to + 4)) fill=(COLOURS[index % ROOFS]) {}
            } @else {
                path d=(outline) fill="none" stroke="#857a66" stroke-width="2" stroke-dasharray="5 4" {}
            }
        }
        @for row in 0..boxes.len().div_ceil(in_row) {
            path d={ "M" (left) " " (base + row * 66 + 3) "H" (left + in_row * wide) } stroke="#86ab72" stroke-width="6" {}
        }
    }
}

fn seal(x: usize, y: usize) -> Markup {
    html! {
        g transform=(format!("translate({x} {y})")) {
            path d="M44 84L28 152L46 140L60 154L66 92Z" fill="#1c7c7d" {}
            path d="M76 84L92 152L74 140L60 154L54 92Z" fill="#d8981a" {}
            path d=(waves((60.0, 58.0), 50.0, 4.0, 22)) fill="#b5382a" {}
            circle cx="60" cy="58" r="39" fill="none" stroke="#fffaf0" stroke-width="2.5" {}
            circle cx="60" cy="58" r="34" fill="none" stroke="#fffaf0" {}
            path d="M36 76V58L48 46L60 58L72 46L84 58V76Z" fill="#fffaf0" {}
            path d="M44 76V65H52V76ZM68 76V65H76V76Z" fill="#b5382a" {}
        }
    }
}
