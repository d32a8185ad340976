//! Finished games that are analysed decision by decision, whichever game it is.

use std::sync::Arc;

use bots::analysis::{Analyst, Attempt, Decision, GameAnalysis, SeatAnalysis, Weighing, decisions};
use tabletop::{Game, Judged, Origin, Record, Seat};

use crate::play::{RunningGame, Shown};
use crate::words::Words;

/// The analysis of one seat's game, in small steps.
pub(crate) trait Study: Send {
    /// Weighs so carefully from now on.
    fn begin(&mut self, weighing: Weighing);
    /// How many decisions there are.
    fn decisions(&self) -> usize;
    /// Weighs one of them.
    fn weigh(&mut self, index: usize);
    /// What is known, once every decision was weighed.
    fn result(&self) -> Option<SeatAnalysis>;
}

struct StudyOf<G: Judged> {
    analysis: GameAnalysis<G>,
    seat: Seat,
}

impl<G: Judged> Study for StudyOf<G> {
    fn begin(&mut self, weighing: Weighing) {
        self.analysis.begin(weighing);
    }

    fn decisions(&self) -> usize {
        self.analysis.decisions()
    }

    fn weigh(&mut self, index: usize) {
        self.analysis.weigh(index);
    }

    fn result(&self) -> Option<SeatAnalysis> {
        self.analysis.seat(self.seat)
    }
}

/// The study of a seat's game; `None` if the game goes on.
pub(crate) fn study<G: Judged>(record: &Record, seat: Seat) -> Option<Box<dyn Study>> {
    let analysis = GameAnalysis::<G>::of(record, |who| who == seat).ok()??;
    Some(Box::new(StudyOf { analysis, seat }))
}

/// Work that weighs a turn.
pub(crate) type Weigh = Box<dyn FnOnce() -> Attempt + Send>;

/// The decision of a seat at this place of its game.
fn decision<G: Game>(record: &Record, seat: Seat, place: usize) -> Option<Decision<G>> {
    let (decisions, _) = decisions::<G>(record, |who| who == seat).ok()?;
    decisions.into_iter().nth(place)
}

/// The game as it stood before a decision. It goes on from there like any game that is played on from
/// a moment of another; nobody keeps it.
pub(crate) fn before_decision<G: Shown>(
    record: &Record,
    seat: Seat,
    place: usize,
) -> Option<RunningGame<G>> {
    let decision = decision::<G>(record, seat, place)?;
    let setup = G::setup(&record.options, record.seats.len()).ok()?;
    let origin = Arc::new(Origin::of(&decision.game, record.commitment));
    RunningGame::resume(setup, record.seats.clone(), record.seed, origin).ok()
}

/// Work that weighs another turn in the place of a decision, against the best one found, in so many of
/// the futures of the analysis.
pub(crate) fn weigh_try<G: Judged>(
    record: &Record,
    (seat, place): (Seat, usize),
    [tried, best]: [&[String]; 2],
    futures: usize,
) -> Option<Weigh> {
    let decision = decision::<G>(record, seat, place)?;
    let read = |choices: &[String]| -> Option<Vec<G::Choice>> {
        choices.iter().map(|choice| choice.parse().ok()).collect()
    };
    let (tried, best) = (read(tried)?, read(best)?);
    let weighing = Weighing { futures, ..Weighing::FINE };
    Some(Box::new(move || Analyst::new(weighing).weigh_try(&decision, tried, best)))
}

/// Differences by category in the reader's language, the largest first.
pub(crate) fn reasons<G: Shown>(
    words: &Words,
    view: &G::View,
    parts: &[f64],
) -> Vec<(String, f64)> {
    let named = parts.iter().enumerate();
    let named = named.map(|(index, points)| (G::category(words, view, index), *points));
    let mut reasons: Vec<(String, f64)> = named.collect();
    reasons.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
    reasons
}

/// A weighed decision in the reader's language.
#[derive(Clone, Debug)]
pub(crate) struct ToldTurn {
    /// What was played.
    pub(crate) played: String,
    /// The best turn found.
    pub(crate) best: String,
    /// What the best turn brings more, by category, the largest difference first.
    pub(crate) reasons: Vec<(String, f64)>,
    /// The step of the replay that shows it.
    pub(crate) step: u32,
}

#[cfg(test)]
mod tests {
    use bienvenue::Bienvenue;
    use tabletop::random_play::play_at_random;
    use tabletop::{RecordError, Rng, Seed, Settings, Table};
    use welcome::{Dream, Welcome};
    use welkin::Welkin;

    use super::*;
    use crate::play::Play as _;
    use crate::words::Language;

    /// A game played at random to its end, as a table keeps it.
    fn finished<G: Shown>(seats: usize, options: &[(&str, &str)], seed: u8) -> RunningGame<G> {
        let mut settings = Settings::default();
        for (name, value) in options {
            settings.set(name, value);
        }
        let setup = G::setup(&settings, seats).expect("options of the test");
        let names = (1..=seats).map(|seat| format!("P{seat}")).collect();
        let game = RunningGame::<G>::new(setup, names, Seed([seed; 16]));
        play_out(game, &mut Rng::new(seed.into()))
    }

    fn play_out<G: Shown>(mut game: RunningGame<G>, rng: &mut Rng) -> RunningGame<G> {
        let words = Language::En.words();
        while let Some(seat) = game.waiting_on().lowest() {
            let choices: Vec<String> = serde_json::from_str(&game.choices(seat)).expect("a list");
            let choice = &choices[rng.below(choices.len())];
            game.choose(seat, choice, words).expect("listed choices are legal");
        }
        game
    }

    /// From every third moment of a game another one goes on, with cards of its own; its record says
    /// where it began, replays, and is refused if that is changed.
    fn goes_on<G: Shown>(seats: usize, options: &[(&str, &str)]) {
        let mut rng = Rng::new(7);
        let game = finished::<G>(seats, options, 3);
        let old = game.record();
        let setup = || G::setup(&old.options, seats).expect("they were played with");
        assert!(game.moment(game.steps_over()).is_none(), "nothing goes on after the end");
        for step in (0..game.steps_over()).step_by(3) {
            let origin = Arc::new(game.moment(step).expect("the game went on"));
            let seed = Seed([step as u8; 16]);
            let next = RunningGame::<G>::resume(setup(), old.seats.clone(), seed, origin.clone());
            let next = next.expect("a position of a game can be set up");
            assert_eq!(Origin::of(next_game(&next), old.commitment), *origin);
            let record = play_out(next, &mut rng).record();
            assert_eq!(record.from.as_ref(), Some(&*origin));
            let read = Record::from_json(&record.to_json()).expect("it was just written");
            read.replay::<G>(|_| ()).expect("it was just played");
            let mut forged = read;
            forged.from.as_mut().expect("it has one").round += 1;
            assert!(matches!(forged.replay::<G>(|_| ()), Err(RecordError::From(_))));
        }
    }

    fn next_game<G: Shown>(game: &RunningGame<G>) -> &G {
        game.table().game()
    }

    /// Before every decision of a game stands a table at which it can be made again, and others.
    fn is_tried_again<G: Shown>(seats: usize, options: &[(&str, &str)]) {
        let game = finished::<G>(seats, options, 5);
        let record = game.record();
        for seat in Seat::all(seats) {
            let (decisions, _) = decisions::<G>(&record, |who| who == seat).expect("it was played");
            for (place, decision) in decisions.iter().enumerate() {
                let mut again = game.before_decision(seat, place).expect("a decision");
                let mut listed = Vec::new();
                decision.game.choices(seat, &mut listed);
                let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
                let offered: Vec<String> =
                    serde_json::from_str(&again.choices(seat)).expect("a list");
                assert_eq!(offered, listed, "the same can be chosen");
                for choice in &decision.choices {
                    again
                        .choose(seat, &choice.to_string(), Language::En.words())
                        .expect("it was chosen");
                }
            }
            assert!(game.before_decision(seat, decisions.len()).is_none());
        }
    }

    #[test]
    fn games_go_on_from_any_moment() {
        goes_on::<Welcome>(2, &[("advanced", "true")]);
        goes_on::<Welcome>(1, &[("edition", "2023")]);
        goes_on::<Welcome>(3, &[("expert", "true")]);
        goes_on::<Dream>(2, &[]);
        goes_on::<Welkin>(3, &[]);
        goes_on::<Bienvenue>(2, &[]);
    }

    #[test]
    fn decisions_can_be_made_again() {
        is_tried_again::<Welcome>(2, &[]);
        is_tried_again::<Welcome>(1, &[("edition", "2023")]);
        is_tried_again::<Dream>(1, &[]);
        is_tried_again::<Welkin>(2, &[]);
        is_tried_again::<Bienvenue>(2, &[]);
    }

    /// What lay there cannot belong to other rules, nor to another number of players.
    #[test]
    fn a_moment_goes_with_its_rules() {
        let game = finished::<Welcome>(2, &[], 1);
        let origin = game.moment(4).expect("the game went on");
        let advanced: Settings = {
            let mut settings = Settings::default();
            settings.set("advanced", "true");
            settings
        };
        for (settings, seats) in [(&advanced, 2), (&Settings::default(), 3)] {
            let setup = Welcome::setup(settings, seats).expect("it can be played");
            let names = vec![String::new(); seats];
            let table =
                Table::<Welcome>::resume(setup, names, Seed([2; 16]), Arc::new(origin.clone()));
            assert!(matches!(table, Err(RecordError::From(_))), "{table:?}");
        }
        let mut rng = Rng::new(1);
        let setup = Welcome::setup(&Settings::default(), 2).expect("it can be played");
        let table = Table::<Welcome>::resume(
            setup,
            vec![String::new(); 2],
            Seed([2; 16]),
            Arc::new(origin),
        );
        let mut game = table.expect("its own rules").game().clone();
        play_at_random(&mut game, &mut rng, &mut Vec::new(), |_| false);
        assert!(game.outcome().is_some());
    }
}
