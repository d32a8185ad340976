//! The API as a document that programs read: what can go wrong, who may ask, and what records and views
//! look like.

use serde::Serialize;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{IntoResponses, Modify, OpenApi, ToSchema};

/// Everything a program can ask, as a document it can read.
#[derive(OpenApi)]
#[openapi(
    info(title = "Faubourg", description = "Town-building board games, for programs."),
    paths(
        super::open,
        super::state,
        super::sit,
        super::start,
        super::view,
        super::choices,
        super::choose,
        super::undo,
        super::restart,
        super::hint,
        super::record,
        super::events,
        super::games
    ),
    components(schemas(Record, View)),
    modifiers(&Tokens)
)]
pub(super) struct Document;

/// A player is known by a token.
struct Tokens;

/// The name of the scheme.
const TOKEN: &str = "token";

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let about = "The token of a host or a player, from opening a table or sitting down at one.";
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(about));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme(TOKEN, SecurityScheme::Http(scheme.build()));
    }
}

/// What was wrong, and what was expected.
#[derive(Serialize, ToSchema)]
pub(super) struct ProblemBody {
    pub(super) error: String,
}

/// What can go wrong with any request.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it only says what answers there are")]
pub(super) enum AnyProblem {
    /// The address or the body cannot be read.
    #[response(status = 400)]
    Unreadable(#[to_schema] ProblemBody),
    /// The operator has blocked this address or player.
    #[response(status = 403)]
    Blocked(#[to_schema] ProblemBody),
    /// There is nothing at this address, or no such table.
    #[response(status = 404)]
    Missing(#[to_schema] ProblemBody),
    /// The request took too long to arrive.
    #[response(status = 408)]
    Slow(#[to_schema] ProblemBody),
    /// Too many requests: `Retry-After` says how many seconds to wait.
    #[response(status = 429)]
    TooMany(#[to_schema] ProblemBody),
    /// The log of the table is damaged.
    #[response(status = 500)]
    Damaged(#[to_schema] ProblemBody),
    /// The server cannot save or read the table just now; try again.
    #[response(status = 503)]
    Unavailable(#[to_schema] ProblemBody),
}

/// What can go wrong besides when something is asked of a table, a seat or a game in progress.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it only says what answers there are")]
pub(super) enum TableProblem {
    /// The table is not in a state that allows it: not begun, over, changed meanwhile, a seat taken.
    #[response(status = 409)]
    Conflict(#[to_schema] ProblemBody),
    /// The table was removed.
    #[response(status = 410)]
    Gone(#[to_schema] ProblemBody),
    /// The rules, or the options of the game, do not allow it.
    #[response(status = 422)]
    Refused(#[to_schema] ProblemBody),
}

/// What can go wrong besides with a body.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it only says what answers there are")]
pub(super) enum BodyProblem {
    /// The body is too large.
    #[response(status = 413)]
    TooLarge(#[to_schema] ProblemBody),
    /// The body is not JSON by its `Content-Type`.
    #[response(status = 415)]
    NotJson(#[to_schema] ProblemBody),
}

/// A finished game, from which it replays bit for bit; `docs/record.md` tells all of it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it only says what a record looks like")]
pub(super) struct Record {
    /// Which game it is.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// Every option, defaults included.
    #[schema(value_type = Object)]
    options: (),
    /// The names of the seats.
    seats: Vec<String>,
    /// Where it began, if that was in the middle of another game.
    #[schema(value_type = Object, nullable = false, required = false)]
    from: (),
    /// What decided the cards: 32 hexadecimal digits.
    seed: String,
    /// The SHA-256 of the seed, shown before the first card.
    commitment: String,
    /// The choices in notation; consecutive choices of one seat share a line.
    #[schema(example = json!(["1: take 2, write 7 b4, done"]))]
    choices: Vec<String>,
    /// How it ended.
    result: GameResult,
}

/// How a game ended.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it only says what a result looks like")]
pub(super) struct GameResult {
    /// Why it ended.
    end: String,
    /// The final scores, by seat.
    scores: Vec<i32>,
    /// The final places, by seat.
    ranks: Vec<u16>,
}

/// What a seat may know of its game. The fields are the game's own; `faubourg replay --trace` shows those of
/// a spectator, round by round.
#[derive(ToSchema)]
#[schema(value_type = Object)]
#[expect(dead_code, reason = "it only says what a view looks like")]
pub(super) struct View(std::collections::BTreeMap<String, String>);
