//! Tables of two programs that play one game after the other.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::Deserialize;
use tokio::task::JoinSet;

use crate::connection::{Connection, Events};

/// How long one choice took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wait {
    pub(crate) sent: Instant,
    /// Until the answer came.
    pub(crate) answer: Duration,
    /// Until the page of the player heard of it.
    pub(crate) event: Duration,
}

/// Half of the waits were shorter than the first, all but a hundredth than the second; in seconds.
pub(crate) struct Waits {
    pub(crate) answers: (f64, f64),
    pub(crate) events: (f64, f64),
}

impl Waits {
    pub(crate) fn of(waits: &[&Wait]) -> Option<Self> {
        let of = |wait: fn(&Wait) -> Duration| {
            let mut all: Vec<Duration> = waits.iter().map(|one| wait(one)).collect();
            all.sort_unstable();
            let at = |share: f64| {
                all.get((all.len() as f64 * share) as usize).map(Duration::as_secs_f64)
            };
            Some((at(0.5)?, at(0.99)?))
        };
        Some(Self { answers: of(|wait| wait.answer)?, events: of(|wait| wait.event)? })
    }
}

/// Plays at this many tables until the end.
pub(crate) async fn play(address: SocketAddr, tables: usize, until: Instant) -> Result<Vec<Wait>> {
    let mut players = JoinSet::new();
    for table in 0..tables {
        players.spawn(async move {
            let mut waits = Vec::new();
            let mut picks = Picks(table as u64);
            while Instant::now() < until {
                let mut game = Game::open(address).await?;
                game.play(until, &mut picks, &mut waits).await?;
            }
            Ok::<_, anyhow::Error>(waits)
        });
    }
    let mut all = Vec::new();
    while let Some(waits) = players.join_next().await {
        all.extend(waits??);
    }
    Ok(all)
}

/// Picks among choices, always in the same way.
struct Picks(u64);

impl Picks {
    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        choices[(self.0 >> 33) as usize % choices.len()]
    }
}

/// A seat, its connection, its stream and what it may choose next.
struct Player {
    asking: Connection,
    hearing: Events,
    token: String,
    choices: String,
    next: Option<String>,
}

struct Game([Player; 2]);

#[derive(Deserialize)]
struct Opened<'a> {
    table: &'a str,
    token: &'a str,
}

#[derive(Deserialize)]
struct Seated<'a> {
    token: &'a str,
}

#[derive(Deserialize)]
struct Choices<'a> {
    version: u64,
    #[serde(borrow)]
    choices: Vec<&'a str>,
}

impl Game {
    /// Opens a table, sits down on both sides and starts.
    async fn open(address: SocketAddr) -> Result<Self> {
        let mut host = Connection::open(address).await?;
        let body = r#"{"game":"welcome","seats":2}"#;
        let opened = host.ask("POST", "/api/tables", "", body).await?;
        let opened: Opened<'_> = serde_json::from_slice(opened)?;
        let table = format!("/api/tables/{}", opened.table);
        let token = opened.token.to_owned();
        let mut players = Vec::new();
        for seat in [1, 2] {
            let mut asking = Connection::open(address).await?;
            let body = format!(r#"{{"name":"Player {seat}","seat":{seat}}}"#);
            let seated = asking.ask("POST", &format!("{table}/seats"), "", &body).await?;
            let token = serde_json::from_slice::<Seated<'_>>(seated)?.token.to_owned();
            let events = Connection::open(address).await?;
            let hearing = events.listen(&format!("{table}/events"), &token).await?;
            let choices = format!("{table}/seats/{seat}/choices");
            players.push(Player { asking, hearing, token, choices, next: None });
        }
        host.ask("POST", &format!("{table}/start"), &token, "").await?;
        let players = players.try_into().ok().context("two players")?;
        Ok(Self(players))
    }

    /// Plays to the end of the game, or of the time.
    async fn play(
        &mut self,
        until: Instant,
        picks: &mut Picks,
        waits: &mut Vec<Wait>,
    ) -> Result<()> {
        let [first, second] = &mut self.0;
        let (mut mine, mut other) = (first, second);
        let mut idle = 0;
        // When neither may choose, the game is over.
        while idle < 2 && Instant::now() < until {
            if mine.next.is_none() {
                let answer = mine.asking.ask("GET", &mine.choices, &mine.token, "").await?;
                let answer: Choices<'_> = serde_json::from_slice(answer)?;
                mine.next = picked(&answer, picks);
            }
            let Some(body) = mine.next.take() else {
                idle += 1;
                std::mem::swap(&mut mine, &mut other);
                continue;
            };
            idle = 0;
            let sent = Instant::now();
            let answer = mine.asking.ask("POST", &mine.choices, &mine.token, &body).await?;
            let answered = sent.elapsed();
            let answer: Choices<'_> = serde_json::from_slice(answer)?;
            mine.next = picked(&answer, picks);
            // Others hear of a turn when it is over; the player's own page hears of every choice.
            mine.hearing.reach(answer.version).await?;
            waits.push(Wait { sent, answer: answered, event: sent.elapsed() });
            if mine.next.is_none() {
                std::mem::swap(&mut mine, &mut other);
            }
        }
        Ok(())
    }
}

/// The next choice, as it is sent. Notation needs no escaping.
fn picked(answer: &Choices<'_>, picks: &mut Picks) -> Option<String> {
    let any = !answer.choices.is_empty();
    any.then(|| format!(r#"{{"choice":"{}"}}"#, picks.pick(&answer.choices)))
}
