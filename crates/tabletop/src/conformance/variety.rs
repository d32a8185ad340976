//! What must differ at least sometimes: other seeds deal other games, and what is made up is not
//! the truth.

use super::pool::Pool;
use super::sight::{Sight, choices_of, named};
use super::walk::{Story, Walk, make, play_out};
use super::{Mode, Verdict, without_panic};
use crate::{Dealer, Game, Rng, Seat, Viewer};

/// How many games are compared before they are said to be all alike.
const TRIES: u32 = 8;

/// How many chances to make up another's secret choice are enough to call it never done.
const CHANCES: usize = 20;

/// Everything that must vary, tried in one mode.
pub(super) fn of<G: Game>(mode: &Mode, pool: &Pool<G>) -> [(&'static str, Verdict); 4] {
    let tried = |vary: fn(&Mode, &Pool<G>) -> Verdict| without_panic(|| vary(mode, pool));
    [
        ("other seeds deal other games", tried(seeds_matter)),
        ("what will be dealt is made up anew", tried(deals_are_made_up)),
        ("what others chose in secret is made up anew", tried(secrets_are_made_up)),
        ("what others hold is made up anew", tried(hands_are_made_up)),
    ]
}

fn start<'a, G: Game>(mode: &'a Mode, pool: &'a Pool<G>, deal: u32) -> Walk<'a, G> {
    let story = Story { deal, whims: deal, stop: 0 };
    Walk::start(mode, &pool.choices, &story)
}

fn seeds_matter<G: Game>(mode: &Mode, pool: &Pool<G>) -> Verdict {
    let first = start(mode, pool, 0);
    let mut deals = 1..;
    let another_seed = || {
        let other = start(mode, pool, deals.next().unwrap_or_default());
        end_of(&other.game, &first.watchers)
    };
    if differ(&end_of(&first.game, &first.watchers)?, another_seed)? {
        return Ok(());
    }
    Err(format!(
        "{TRIES} seeds dealt the same game as seed {}; expected different ones",
        first.seed
    ))
}

/// If another dealer would deal another game, so must a reimagined one.
fn deals_are_made_up<G: Game>(mode: &Mode, pool: &Pool<G>) -> Verdict {
    let Walk { seed, game, watchers, mut rng, .. } = start(mode, pool, 0);
    let truth = end_of(&game, &watchers)?;
    let mut another_dealer = || {
        let dealer = Dealer::imagined(&mut rng);
        let game = G::set_up(&game.position(), dealer).map_err(|faults| faults.to_string())?;
        end_of(&game, &watchers)
    };
    let first = another_dealer()?;
    if !differ(&first, another_dealer)? {
        return Ok(());
    }
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        let another_dream = || {
            let mut imagined = game.clone();
            imagined.reimagine(viewer, &mut rng);
            end_of(&imagined, &watchers)
        };
        if !differ(&truth, another_dream)? {
            return Err(format!(
                "seed {seed}: {TRIES} games reimagined at the start for {} were dealt what the \
                 true game will be; expected different deals, since other dealers deal differently",
                named(viewer)
            ));
        }
    }
    Ok(())
}

/// Whether any of a few others differs from this one.
fn differ<G: Game>(
    from: &Sight<G>,
    mut another: impl FnMut() -> Result<Sight<G>, String>,
) -> Result<bool, String> {
    for _ in 0..TRIES {
        if another()?.looks_like(from).is_err() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What becomes of a game when it is played to its end with always the same whims.
fn end_of<G: Game>(game: &G, watchers: &[Viewer]) -> Result<Sight<G>, String> {
    let mut game = game.clone();
    play_out(&mut game, &mut Rng::new(0))?;
    Ok(Sight::of(&game, watchers))
}

/// A seat that has chosen in secret sees, in some reimagined game, that it chose something else.
fn secrets_are_made_up<G: Game>(mode: &Mode, pool: &Pool<G>) -> Verdict {
    let mut chances = 0;
    for deal in 0..TRIES {
        let mut walk = start(mode, pool, deal);
        while let Some((seat, choice)) = walk.think()? {
            let secret = is_secret(&mut walk, seat, choice)?;
            walk.choose(seat, choice)?;
            let viewer = walk.any_watcher();
            if !secret || viewer == Viewer::Seat(seat) {
                continue;
            }
            let mut imagined = walk.game.clone();
            imagined.reimagine(viewer, &mut walk.rng);
            if imagined.view(Viewer::Seat(seat)) != walk.game.view(Viewer::Seat(seat)) {
                return Ok(());
            }
            chances += 1;
            if chances == CHANCES {
                return Err(walk.told(&format!(
                    "seat {seat}, `{choice}`: no checkpoint, yet there as in each of {CHANCES} \
                     games reimagined for others; expected it to be made up at least once"
                )));
            }
        }
    }
    Ok(())
}

/// What a spectator cannot know of a seat, another seat cannot know either, unless it was shown: at
/// some checkpoint it sees that seat hold something else in a reimagined game.
fn hands_are_made_up<G: Game>(mode: &Mode, pool: &Pool<G>) -> Verdict {
    let mut chances: Vec<(Viewer, usize)> = Vec::new();
    let mut seen_otherwise: Vec<Viewer> = Vec::new();
    for deal in 0..TRIES {
        let mut walk = start(mode, pool, deal);
        while walk.step()? {
            if !walk.open_choices().is_empty() {
                continue;
            }
            let truth = Sight::of(&walk.game, &walk.watchers);
            let mut held_by = |viewer: Viewer| {
                let mut imagined = walk.game.clone();
                imagined.reimagine(viewer, &mut walk.rng);
                Sight::of(&imagined, &walk.watchers).differs_for(&truth)
            };
            let hidden = held_by(Viewer::Spectator);
            for viewer in walk.watchers.clone() {
                if seen_otherwise.contains(&viewer) || hidden.iter().all(|seat| *seat == viewer) {
                    continue;
                }
                let mut imagined = walk.game.clone();
                imagined.reimagine(viewer, &mut walk.rng);
                let sight = Sight::of(&imagined, &walk.watchers);
                if sight.differs_for(&truth).iter().any(|seat| *seat != viewer) {
                    seen_otherwise.push(viewer);
                    continue;
                }
                let known = chances.iter().position(|(who, _)| *who == viewer);
                let at = known.unwrap_or_else(|| {
                    chances.push((viewer, 0));
                    chances.len() - 1
                });
                chances[at].1 += 1;
                if chances[at].1 == CHANCES {
                    return Err(walk.told(&format!(
                        "{}: at {CHANCES} checkpoints others held what spectators cannot know, \
                         and in no game reimagined for that seat did they hold anything else; \
                         expected it to be made up at least once",
                        named(viewer)
                    )));
                }
            }
        }
    }
    Ok(())
}

/// Whether the choice stays open, and another one would have stayed open too but looked
/// different to the seat itself.
fn is_secret<G: Game>(
    walk: &mut Walk<'_, G>,
    seat: Seat,
    choice: G::Choice,
) -> Result<bool, String> {
    let instead = walk.rng.pick(&choices_of(&walk.game, seat)).unwrap_or(choice);
    let (mut one, mut other) = (walk.game.clone(), walk.game.clone());
    make(&mut one, seat, choice)?;
    make(&mut other, seat, instead)?;
    let checkpoints = walk.game.checkpoints();
    Ok(one.checkpoints() == checkpoints
        && other.checkpoints() == checkpoints
        && one.waiting_on() == other.waiting_on()
        && one.view(Viewer::Seat(seat)) != other.view(Viewer::Seat(seat)))
}
