//! What must differ at least sometimes: other seeds deal other games, and what is made up is not
//! the truth.

use super::pool::Pool;
use super::sight::{Sight, choices_of, same_data};
use super::walk::{Story, Walk, make, play_out};
use super::{Mode, Verdict, guarded};
use crate::{Dealer, Game, Rng, Seat, Viewer};

/// How many games are compared before they are said to be all alike.
const TRIES: u32 = 8;

/// How many chances to make up another's secret choice are enough to call it never done.
const CHANCES: usize = 20;

/// Everything that must vary, tried in one mode.
pub(super) fn of<G: Game>(mode: &Mode, pool: &Pool<G>) -> [(&'static str, Verdict); 3] {
    let tried = |vary: fn(&mut Walk<'_, G>) -> Verdict| {
        let story = Story {
            deal: 0,
            whims: 0,
            stop: 0,
        };
        guarded(&mut Walk::start(mode, &pool.choices, &story), vary)
    };
    [
        ("other seeds deal other games", tried(seeds_matter)),
        (
            "what will be dealt is made up anew",
            tried(deals_are_made_up),
        ),
        (
            "what others chose in secret is made up anew",
            tried(secrets_are_made_up),
        ),
    ]
}

fn seeds_matter<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let expected = end_of(&walk.game, &walk.watchers)?;
    for deal in 1..TRIES {
        let story = Story {
            deal,
            whims: 0,
            stop: 0,
        };
        let other = Walk::<G>::start(walk.mode, walk.pool, &story).game;
        if end_of(&other, &walk.watchers)?
            .looks_like(&expected)
            .is_err()
        {
            return Ok(());
        }
    }
    Err(format!(
        "{TRIES} seeds gave the same game; expected different ones"
    ))
}

/// If another dealer would deal another game, so must a reimagined one.
fn deals_are_made_up<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let truth = end_of(&walk.game, &walk.watchers)?;
    let mut rng = walk.rng.clone();
    let mut another_dealer = || {
        let position = walk.game.position();
        let game = G::set_up(&position, Dealer::imagined(&mut rng)).map_err(|f| f.to_string())?;
        end_of(&game, &walk.watchers)
    };
    let first = another_dealer()?;
    if !differ(TRIES, &first, another_dealer)? {
        return Ok(());
    }
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        let another_dream = || {
            let mut imagined = walk.game.clone();
            imagined.reimagine(viewer, &mut walk.rng);
            end_of(&imagined, &walk.watchers)
        };
        if !differ(TRIES, &truth, another_dream)? {
            return Err(format!(
                "{TRIES} games reimagined at the start were all dealt what the true game will \
                 be; expected different deals, since other dealers deal differently"
            ));
        }
    }
    Ok(())
}

fn differ<G: Game>(
    tries: u32,
    from: &Sight<G>,
    mut another: impl FnMut() -> Result<Sight<G>, String>,
) -> Result<bool, String> {
    for _ in 0..tries {
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
fn secrets_are_made_up<G: Game>(walk: &mut Walk<'_, G>) -> Verdict {
    let mut chances = 0;
    for deal in 0..TRIES {
        let story = Story {
            deal,
            whims: deal,
            stop: 0,
        };
        let mut other = Walk::<G>::start(walk.mode, walk.pool, &story);
        while let Some((seat, choice)) = other.think()? {
            let secret = is_secret(&mut other, seat, choice)?;
            other.choose(seat, choice)?;
            let viewer = other.any_watcher();
            if !secret || viewer == Viewer::Seat(seat) {
                continue;
            }
            let mut imagined = other.game.clone();
            imagined.reimagine(viewer, &mut other.rng);
            let eyes = Viewer::Seat(seat);
            if same_data("", &imagined.view(eyes), &other.game.view(eyes)).is_err() {
                return Ok(());
            }
            chances += 1;
            if chances == CHANCES {
                return Err(format!(
                    "seat {seat}, `{choice}`: not settled, yet known in every one of {CHANCES} \
                     reimagined games; expected it to be made up"
                ));
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
    let instead = walk
        .rng
        .pick(&choices_of(&walk.game, seat))
        .unwrap_or(choice);
    let (mut one, mut other) = (walk.game.clone(), walk.game.clone());
    make(&mut one, seat, choice)?;
    make(&mut other, seat, instead)?;
    let settled = walk.game.settled();
    Ok(one.settled() == settled
        && other.settled() == settled
        && one.waiting_on() == other.waiting_on()
        && one.view(Viewer::Seat(seat)) != other.view(Viewer::Seat(seat)))
}
