//! The analysis of a finished game, `GET /table/ID/analysis`: was it luck, or me?

pub(super) mod boards;
mod chart;

use std::sync::Arc;

use bots::analysis::{Mark, SeatAnalysis, TurnAnalysis};
use maud::{Markup, html};
use tabletop::Seat;

use super::hint::{decimal, signed};
use super::layout::{Preview, Shell, brand, icon, language_switch, shell};
use super::moment::{Moment, ways};
use super::seat_sign::sign;
use crate::hall::Analysed;
use crate::play::Still;
use crate::study::ToldTurn;
use crate::words::{Words, say};

/// Differences below half a point are noise to a reader.
const WORTH_TELLING: f64 = 0.5;
/// An interval is wide, and worth a word, if it is more than this part of the loss.
const WIDE: f64 = 3.0;
/// How many reasons a reader takes in.
const REASONS: usize = 4;

/// Everything the page is drawn from.
pub(crate) struct AnalysisScene<'a> {
    /// The language.
    pub(crate) words: &'a Words,
    /// The table's address.
    pub(crate) address: &'a str,
    /// The table's name.
    pub(crate) title: &'a str,
    /// Everyone at the table.
    pub(crate) seats: &'a [AnalysedSeat<'a>],
    /// Whose game is shown.
    pub(crate) look: Seat,
    /// Which decision is shown, counted from 1; the costliest if none is asked for.
    pub(crate) turn: Option<usize>,
    /// The decisions of the seat shown, in words.
    pub(crate) told: &'a [ToldTurn],
    /// The stylesheets of the game.
    pub(crate) stylesheets: &'a [String],
    /// The board after the decision shown, as it was played and with the best turn found.
    pub(crate) boards: Option<[Still; 2]>,
    /// The address of the site, for links to send.
    pub(crate) origin: &'a str,
    /// What messengers show of a link to the page.
    pub(crate) picture: &'a str,
    /// The way to the first mistake, if there is one.
    pub(crate) learn: Option<String>,
}

/// The decision that is shown, by its place: the one asked for, counted from 1, or else the costliest;
/// `None` if there is no such one.
pub(crate) fn shown_place(seat: &SeatAnalysis, asked: Option<usize>) -> Option<usize> {
    let losses = seat.turns.iter().map(|turn| turn.weighed.loss).enumerate();
    let costliest =
        || losses.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(place, _)| place);
    match asked {
        Some(asked) => asked.checked_sub(1).filter(|place| *place < seat.turns.len()),
        None => costliest(),
    }
}

/// One seat, as far as it is analysed.
pub(crate) struct AnalysedSeat<'a> {
    pub(crate) seat: Seat,
    pub(crate) name: &'a str,
    /// Whether it is the visitor's.
    pub(crate) mine: bool,
    /// How far its analysis has come; `None` if nobody has asked for it.
    pub(crate) state: Option<Analysed>,
}

impl AnalysedSeat<'_> {
    /// Whether its analysis is being worked on.
    pub(crate) fn is_underway(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.progress.is_some())
    }

    fn known(&self) -> Option<&Arc<SeatAnalysis>> {
        self.state.as_ref()?.seat.as_ref()
    }
}

impl AnalysisScene<'_> {
    fn shown(&self) -> &AnalysedSeat<'_> {
        &self.seats[self.look.index()]
    }

    /// Whether the figures shown are only a first look, with more than a digit to move.
    fn is_rough(&self) -> bool {
        self.shown().is_underway()
    }

    /// Points as they are shown: without decimals while they still move.
    fn points(&self, points: f64) -> String {
        if self.is_rough() { format!("{:.0}", points.abs()) } else { decimal(self.words, points) }
    }

    /// The same with a sign.
    fn gain(&self, points: f64) -> String {
        if self.is_rough() { whole(points) } else { signed(self.words, points) }
    }

    fn link(&self, seat: Seat, turn: Option<usize>) -> String {
        let turn = turn.map(|place| format!("&turn={}", place + 1)).unwrap_or_default();
        format!("{}/analysis?look={seat}{turn}", self.address)
    }
}

/// The stylesheets of pages about a finished game: the game's own, and after them those of the analysis.
pub(super) fn stylesheets(own: &[String]) -> Vec<&str> {
    let own = own.iter().map(String::as_str);
    ["table.css", "together.css"].into_iter().chain(own).chain(["analysis.css"]).collect()
}

/// The line on top, with the way back.
pub(super) fn bar(words: &Words, title: &str, back: &str, back_id: &str, path: &str) -> Markup {
    html! {
        header.bar {
            (brand(words))
            b.name { (title) }
            nav aria-label=(words.say("site-nav")) {
                a.btn.quiet href=(back) { (icon("i-undo")) span { (words.say(back_id)) } }
                (language_switch(words, path))
            }
        }
    }
}

/// A difference without decimals.
fn whole(points: f64) -> String {
    let rounded = points.round();
    let sign = if rounded < 0.0 { "−" } else { "+" };
    if rounded == 0.0 { "0".to_owned() } else { format!("{sign}{:.0}", rounded.abs()) }
}

/// The page.
pub(crate) fn draw(scene: &AnalysisScene<'_>) -> Markup {
    let words = scene.words;
    let path = scene.link(scene.look, scene.turn.and_then(|turn| turn.checked_sub(1)));
    let title = format!("{} · {}", words.say("a-title"), scene.title);
    let known = scene.shown().known();
    let chosen = known.and_then(|seat| Some((seat.as_ref(), shown_place(seat, scene.turn)?)));
    // Someone who gets the link of a moment reads what it is about before opening it.
    let about = chosen.map(|(seat, place)| told_short(scene, seat, place));
    let about = about.unwrap_or_else(|| title.clone());
    let preview = Preview { title: &title, about: &about, picture: scene.picture };
    let frame = Shell {
        stylesheets: &stylesheets(scene.stylesheets),
        scripts: &["site.js", "analysis.js"],
        class: "analysis",
        private: true,
        preview: Some(preview),
        ..Shell::site(words, &title, &path)
    };
    shell(
        &frame,
        &html! {
            (bar(words, scene.title, scene.address, "a-to-table", &path))
            main #main .weighing tabindex="-1" {
                div.weighed {
                    (summary(scene, chosen))
                    @if let Some((seat, place)) = chosen {
                        (chart::chart(scene, seat, place))
                        (moment(scene, seat, place))
                    }
                }
                aside.side-notes aria-label=(words.say("t-side")) {
                    (everyone(scene))
                    @if let Some((seat, place)) = chosen {
                        (turns(scene, seat, place))
                        (onward(scene, place))
                    }
                }
            }
        },
    )
}

/// A decision in one line.
fn told_short(scene: &AnalysisScene<'_>, seat: &SeatAnalysis, place: usize) -> String {
    let (words, turn) = (scene.words, &seat.turns[place]);
    let round = say!(words, "a-moment", round = turn.round);
    let played = scene.told.get(place).map_or("", |told| told.played.as_str());
    let mark = words.say(&format!("a-{}", turn.mark.name()));
    format!("{} · {round} · {played} · {mark}", scene.shown().name)
}

/// A link to the decision shown, and the way to play on from it.
fn onward(scene: &AnalysisScene<'_>, place: usize) -> Markup {
    let link = format!("{}{}", scene.origin, scene.link(scene.look, Some(place)));
    let step = scene.told.get(place).map(|told| told.step.saturating_sub(1));
    let (words, address, seat) = (scene.words, scene.address, scene.look);
    ways(&Moment { words, address, link: &link, seat, step })
}

/// The whole game in one sentence, and the way from turn to turn.
fn summary(scene: &AnalysisScene<'_>, chosen: Option<(&SeatAnalysis, usize)>) -> Markup {
    let words = scene.words;
    let shown = scene.shown();
    let progress = shown.state.as_ref().and_then(|state| state.progress);
    let heading = match chosen {
        Some((seat, _)) => {
            let luck = if seat.luck < 0.0 { "took" } else { "gave" };
            let cards = scene.points(seat.luck);
            let lost = scene.points(seat.decisions);
            let id = if shown.mine { "a-sum-you" } else { "a-sum" };
            say!(words, id, luck = luck, cards = cards, lost = lost, name = shown.name)
        }
        None => match progress {
            Some([0, _]) => words.say("a-waiting"),
            Some([done, all]) => say!(words, "a-working", done = done, all = all),
            None => words.say("a-busy"),
        },
    };
    html! {
        section.prompt.sum {
            div.say role="status" {
                h1 { (heading) }
                @if let Some((seat, _)) = chosen {
                    p.line {
                        @if let Some([done, all]) = progress {
                            b { (words.say("a-rough")) } " " (say!(words, "a-refining", done = done, all = all)) " "
                        }
                        (from_to(words, seat))
                    }
                }
            }
            @if let Some((seat, place)) = chosen {
                nav.acts aria-label=(words.say("a-nav")) {
                    (way(scene, place.checked_sub(1), "i-back", "a-previous", "prev"))
                    (way(scene, Some(place + 1).filter(|next| *next < seat.turns.len()), "i-next", "a-next", "next"))
                    @match &scene.learn {
                        Some(learn) => a.btn.main href=(learn) { (icon("i-hint")) (words.say("a-learn")) },
                        None => span.soft { (words.say("a-nothing")) },
                    }
                }
            }
        }
    }
}

/// What could be expected before the first card, and what of it is more than the judge's.
fn from_to(words: &Words, seat: &SeatAnalysis) -> String {
    // Rounded before they are added up, so that the sum is right as it stands.
    let (start, judge) = (seat.start.round(), seat.by_judge.round());
    let beyond = whole(start - judge).replacen(['+', '−'], "", 1);
    let beyond = format!("{} {beyond}", if start < judge { '−' } else { '+' });
    let [start, judge] = [start, judge].map(|points| format!("{points:.0}"));
    say!(words, "a-from-to", start = start, judge = judge, beyond = beyond, score = seat.score)
}

fn way(scene: &AnalysisScene<'_>, to: Option<usize>, sign: &str, id: &str, rel: &str) -> Markup {
    let label = scene.words.say(id);
    html! {
        @match to {
            Some(place) => a.btn.square rel=(rel) href=(scene.link(scene.look, Some(place))) aria-label=(label) title=(label) { (icon(sign)) },
            None => span.btn.square.off aria-hidden="true" { (icon(sign)) },
        }
    }
}

/// A decision: what was played, what was better, and why.
fn moment(scene: &AnalysisScene<'_>, seat: &SeatAnalysis, place: usize) -> Markup {
    let words = scene.words;
    let turn = &seat.turns[place];
    let weighed = &turn.weighed;
    let Some(told) = scene.told.get(place) else { return html! {} };
    let replay = format!("{}/replay?round={}&look={}", scene.address, told.step, scene.look);
    html! {
        section #moment .panel.moment aria-label=(say!(words, "a-moment", round = turn.round)) {
            h2 {
                span { (say!(words, "a-moment", round = turn.round)) }
                a.btn.quiet href=(replay) { (icon("i-eye")) (words.say("a-board")) }
            }
            (both(scene, turn, told))
            @if weighed.forced {
                p { (words.say("a-only-turn")) }
            } @else if weighed.best == weighed.played {
                p { (words.say("a-best-found")) }
            } @else {
                p.loss {
                    b { (say!(words, "a-lost", points = scene.points(weighed.loss))) }
                    " " (say!(words, "a-within", points = scene.points(weighed.interval)))
                    @if weighed.interval > weighed.loss / WIDE { " " (words.say("a-chance")) }
                }
                p.caps { (words.say("a-why")) }
                (reasons_list(words, &told.reasons))
            }
            p.soft { (say!(words, "a-cards", points = scene.gain(turn.luck))) }
        }
    }
}

/// What was played and what was better, side by side where they differ.
fn both(scene: &AnalysisScene<'_>, turn: &TurnAnalysis, told: &ToldTurn) -> Markup {
    let words = scene.words;
    let weighed = &turn.weighed;
    let differ = weighed.best != weighed.played;
    let played = if scene.shown().mine { "a-played-you" } else { "a-played" };
    // A choice about cards leaves the board as it is: one is enough then.
    let same =
        scene.boards.as_ref().is_some_and(|[one, other]| differ && one.board.0 == other.board.0);
    html! {
        div.both .one[!differ] {
            article.line .best[!differ] aria-label=(words.say(played)) {
                h3 {
                    (words.say(played)) (mark(words, turn.mark))
                    @if turn.mark > Mark::Solid { b.off { "−" (scene.points(weighed.loss)) } }
                }
                p { (told.played) }
                @if let Some([still, _]) = &scene.boards { (boards::still(still, "p-", !same)) }
            }
            @if differ {
                article.line.best aria-label=(words.say("a-better")) {
                    h3 { (words.say("a-better")) }
                    p { (told.best) }
                    @if let Some([_, still]) = &scene.boards { (boards::still(still, "b-", !same)) }
                }
            }
        }
        @if let (true, Some([still, _])) = (same, &scene.boards) { (boards::apart(&still.board, "p-")) }
    }
}

/// What one turn brings more than another, part by part.
pub(super) fn reasons_list(words: &Words, reasons: &[(String, f64)]) -> Markup {
    let reasons = reasons.iter().filter(|(_, points)| points.abs() >= WORTH_TELLING);
    html! {
        ul.why {
            @for (name, points) in reasons.take(REASONS) {
                li { span { (name) } b.num .minus[*points < 0.0] { (signed(words, *points)) } }
            }
        }
    }
}

/// How everyone did.
fn everyone(scene: &AnalysisScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        section.panel.everyone {
            h2 { (words.say("a-everyone")) }
            table.acc {
                thead {
                    tr {
                        th scope="col" { (words.say("a-seat")) }
                        th scope="col" { (words.say("a-accuracy")) }
                        th scope="col" { (words.say("a-luck")) }
                        th scope="col" { (words.say("a-decisions")) }
                    }
                }
                tbody {
                    @for seat in scene.seats {
                        tr.me[seat.seat == scene.look] {
                            th scope="row" {
                                a href=(scene.link(seat.seat, None)) aria-current=[(seat.seat == scene.look).then_some("page")] { (sign(seat.seat)) " " @if seat.mine { (words.say("t-you")) } @else { (seat.name) } }
                            }
                            @match seat.known() {
                                Some(known) => {
                                    td.big { @if let Some(accuracy) = known.accuracy { (format!("{accuracy:.0}")) small { " %" } } }
                                    td { (scene.gain(known.luck)) }
                                    td.minus { (scene.gain(known.decisions)) }
                                }
                                None => td colspan="3" {
                                    @match seat.state.as_ref().and_then(|state| state.progress) {
                                        Some([done, all]) => { (say!(words, "t-of", have = done, need = all)) }
                                        None => a href=(scene.link(seat.seat, None)) { (words.say("a-open")) },
                                    }
                                },
                            }
                        }
                    }
                }
            }
            p.soft { (words.say("a-how")) }
        }
    }
}

/// Every decision of the seat, with its mark.
fn turns(scene: &AnalysisScene<'_>, seat: &SeatAnalysis, chosen: usize) -> Markup {
    let words = scene.words;
    let told = seat.turns.iter().zip(scene.told).enumerate();
    html! {
        section.panel.turnlist {
            h2 {
                (words.say("a-turns"))
                label.only { input #only-cracks type="checkbox"; (words.say("a-only-cracks")) }
            }
            ul.counts {
                @for kind in Mark::ALL {
                    li class=(class(kind)) {
                        (icon(symbol(kind)))
                        b { (seat.turns.iter().filter(|turn| turn.mark == kind).count()) }
                        span { (words.say(&format!("a-{}", kind.name()))) }
                    }
                }
            }
            ol.trows {
                @for (place, (turn, told)) in told { li { (row(scene, turn, told, place, place == chosen)) } }
            }
        }
    }
}

fn row(
    scene: &AnalysisScene<'_>,
    turn: &TurnAnalysis,
    told: &ToldTurn,
    place: usize,
    chosen: bool,
) -> Markup {
    let words = scene.words;
    html! {
        a class={ "trow " (class(turn.mark)) (if chosen { " sel" } else { "" }) } href=(scene.link(scene.look, Some(place)))
            aria-current=[chosen.then_some("true")] {
            span.rd { (turn.round) }
            span.did { (told.played) }
            span.mk { (icon(symbol(turn.mark))) span.sr { (words.say(&format!("a-{}", turn.mark.name()))) } }
            b.off.num { @if turn.mark > Mark::Solid { "−" (scene.points(turn.weighed.loss)) } }
        }
    }
}

/// A mark, as a picture and a word.
pub(super) fn mark(words: &Words, mark: Mark) -> Markup {
    html! {
        span class={ "mk " (class(mark)) } { (icon(symbol(mark))) b { (words.say(&format!("a-{}", mark.name()))) } }
    }
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Keystone => "key",
        Mark::Solid => "solid",
        Mark::Hairline => "hair",
        Mark::Crack => "crack",
        Mark::Collapse => "fall",
    }
}

const fn symbol(mark: Mark) -> &'static str {
    match mark {
        Mark::Keystone => "m-key",
        Mark::Solid => "m-solid",
        Mark::Hairline => "m-hair",
        Mark::Crack => "m-crack",
        Mark::Collapse => "m-fall",
    }
}
