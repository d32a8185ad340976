//! Damaged bodies get an answer that says what was wrong, and the server goes on.

use serde_json::json;
use tabletop::{Rng, fuzz};

use crate::program::two_at_table;
use crate::server::Server;

/// How many damaged bodies every address gets.
const BODIES: u64 = 60;

#[test]
fn bodies_of_the_api() {
    let server = Server::start_with(&["--rate", "100000"]);
    let [mut player, _] = two_at_table(&server);
    let (seat, table) = (player.seat(), player.table.clone());
    let options = json!({ "edition": "2023", "advanced": true, "sheet": "blueprint" });
    let good = [
        ("/api/tables".to_owned(), json!({ "game": "welcome", "seats": 3, "options": options })),
        (format!("{table}/seats"), json!({ "name": "Ana", "seat": 2 })),
        (format!("{seat}/choices"), json!({ "choice": "take 1", "step": 0 })),
        (format!("{seat}/undo"), json!({ "step": 1 })),
    ];
    let mut rng = Rng::new(1);
    for (path, body) in good {
        for _ in 0..BODIES {
            let body = fuzz::damaged(&body.to_string(), &mut rng);
            let json = [("content-type", "application/json")];
            let answer = player.client.ask("POST", &path, &json, body.as_str());
            assert!(answer.status < 500, "{path} {body}: {} {}", answer.status, answer.text);
            if answer.status >= 400 {
                let why = answer.clone().complaint(answer.status);
                assert!(why.len() > 10, "{path} {body}: {why}");
            }
        }
    }
    assert!(!player.choices().is_empty(), "the game goes on");
}
