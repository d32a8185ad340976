//! What became of someone's games.

use crate::program::eventually;
use crate::server::Server;

#[test]
fn past_games_are_on_the_home_page_until_they_are_deleted() {
    let mut server = Server::start();
    let mut ana = server.visitor();
    let form = [("game", "welcome"), ("name", "Ana"), ("people", "1")];
    let table = ana.post("/tables", &form).leads_to();
    let mut ben = server.visitor();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).leads_to();
    ana.post(&format!("{table}/start"), &[]).leads_to();
    assert!(!ana.get("/").with(200).text.contains("Your last games"));
    for (seat, person) in [("1", &mut ana), ("2", &mut ben)] {
        person.post(&format!("{table}/fill"), &[("seat", seat), ("level", "random")]).leads_to();
    }
    eventually("both remember the game", || {
        [&mut ana, &mut ben]
            .into_iter()
            .all(|person| person.get("/").text.contains("Your last games"))
    });
    let api = format!("/api{}", table.replace("/table/", "/tables/"));
    let result = ana.get(&api).json()["result"].clone();
    let points = |seat: usize| result["scores"][seat].to_string();
    let told = |person: &mut crate::client::Client, mine: usize, theirs: usize, name: &str| {
        let home = person.get("/").with(200).text;
        let how = if result["ranks"][mine] == 1 { "Won" } else { "Lost" };
        let line = format!("{how} {}–{}", points(mine), points(theirs));
        assert!(
            home.contains(&line) && home.contains(&format!("against {name}")),
            "{line}: {home}"
        );
        assert!(home.contains("Best"), "the first game is the best");
    };
    told(&mut ana, 0, 1, "Ben");
    told(&mut ben, 1, 0, "Ana");

    // It is kept, and it is each one's own to delete.
    server.kill_and_restart();
    for person in [&mut ana, &mut ben] {
        person.base.clone_from(&server.base);
    }
    told(&mut ana, 0, 1, "Ben");
    assert!(ana.get("/yours").with(200).text.contains("/yours/history"));
    ana.post("/yours/history", &[]).leads_to();
    assert!(!ana.get("/").with(200).text.contains("Your last games"));
    assert!(!ana.get("/yours").with(200).text.contains("/yours/history"));
    told(&mut ben, 1, 0, "Ana");
    assert!(!server.visitor().get("/").with(200).text.contains("Your last games"));
}
