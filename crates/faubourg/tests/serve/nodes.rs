//! Several servers over one PostgreSQL database serve the same tables.

use serde_json::Value;

use crate::admin;
use crate::client::Client;
use crate::hangup::hang_up;
use crate::live::{WAIT, versions};
use crate::postgres_server::PostgresServer;
use crate::program::{Picks, Program, eventually, open, sit};
use crate::server::Server;

/// One test, so that one PostgreSQL is enough for all of it.
#[test]
fn several_servers_serve_the_same_tables() {
    let Some(postgres) = PostgresServer::start() else { return };
    let database = postgres.create("nodes");
    let folder = tempfile::tempdir().expect("a temporary directory");
    let token = admin::token_file(folder.path());
    let options = ["--admin-token-file", token.as_str()];
    let mut servers = [(); 2].map(|()| Server::over_with(&database, &options));
    what_an_operator_sets_holds_on_all_servers(&servers);
    a_choice_here_is_seen_there(&servers);
    sheets_with_the_box_are_seen_there(&servers);
    a_whole_game_across_servers(&servers);
    lost_races_are_decided_again(&servers);
    clients_hang_up_on_both_servers(&servers);
    someone_at_the_other_server_keeps_their_seat(&servers);
    bots_play_once_and_go_on_when_their_server_is_killed(&postgres, &mut servers);
}

fn what_an_operator_sets_holds_on_all_servers(servers: &[Server; 2]) {
    let [mut operator, mut elsewhere] = servers.each_ref().map(Server::visitor);
    admin::sign_in(&mut operator);
    operator.post("/admin/notice", &[("text", "Back at nine")]).leads_to();
    eventually("the notice is there too", || elsewhere.get("/").text.contains("Back at nine"));
    let whom = "203.0.113.7";
    operator.post("/admin/block", &[("whom", whom), ("confirm", "yes")]).leads_to();
    // The session of one server is good on the other.
    operator.base.clone_from(&elsewhere.base);
    eventually("the block is there too", || operator.get("/admin/clients").text.contains(whom));
    operator.post("/admin/unblock", &[("whom", whom)]).leads_to();
    operator.post("/admin/notice", &[]).leads_to();
    operator.base.clone_from(&servers[0].base);
    eventually("both are taken back", || {
        let pages = ["/", "/admin/clients"].map(|path| operator.get(path).text);
        !pages.concat().contains("Back at nine") && !pages.concat().contains("/admin/unblock")
    });
}

/// A table of two programs, one on each server.
fn one_on_each([here, there]: &[Server; 2]) -> [Program; 2] {
    let (mut host, table) = open(here, 2, 0);
    let both = [sit(here, &table, "Ada"), sit(there, &table, "Basil")];
    host.base.clone_from(&there.base);
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    both
}

fn a_choice_here_is_seen_there(servers: &[Server; 2]) {
    let [mut here, mut there] = one_on_each(servers);
    let now = there.state()["version"].as_u64().expect("a number");
    let news = versions(&mut there.client, &format!("{}/events", there.table));
    assert_eq!(news.recv_timeout(WAIT), Ok(now));
    here.play_round(&mut Picks(2));
    assert_eq!(news.recv_timeout(WAIT), Ok(now + 1));
    // The other server has written nothing, and still knows everything at once.
    let (mut here, mut there) =
        (server_state(&servers[0], &here.table), server_state(&servers[1], &there.table));
    assert_eq!(there(), here());
}

/// What is written on a sheet at one server is news at the other.
fn sheets_with_the_box_are_seen_there(servers: &[Server; 2]) {
    let [mut here, mut there] = servers.each_ref().map(Server::visitor);
    let form = [("name", "Ada"), ("edition", "2018")];
    let group = here.post("/companion", &form).leads_to();
    let theirs = there.post(&format!("{group}/join"), &[("name", "Tom")]).leads_to();
    let page = here.get(&group).with(200).text;
    let mine =
        page.split("href=\"/table/").skip(1).map(|rest| rest.split('"').next().expect("a link"));
    let mine = mine.map(|id| format!("/table/{id}")).find(|link| *link != theirs);
    let mine = mine.expect("a sheet of one's own");
    assert!(here.get(&mine).with(200).text.contains("Tom"));
    let news = versions(&mut here, &format!("{mine}/events"));
    let before = news.recv_timeout(WAIT).expect("where it stands");
    let write = [("seat", "1"), ("choice", "write 7 a5")];
    there.post(&format!("{theirs}/choose"), &write).leads_to();
    let after = news.recv_timeout(WAIT).expect("the other server has written");
    assert!(after > before);
    // No page is older than its news.
    let page = here.get(&format!("{group}/scores")).with(200).text;
    let group = here.get(&group).with(200).text;
    assert!(group.contains("1 house"), "{group}\n{page}");
}

fn a_whole_game_across_servers(servers: &[Server; 2]) {
    let mut both = one_on_each(servers);
    let mut picks = Picks(11);
    while both[0].state()["phase"] != "over" {
        for program in &mut both {
            program.play_round(&mut picks);
        }
    }
    let [mut here, mut there] = both;
    assert_eq!(here.state()["result"], there.state()["result"]);
    let record = |program: &mut Program| {
        program.client.get(&format!("{}/record", program.table)).with(200).text
    };
    assert_eq!(record(&mut here), record(&mut there));
}

/// Both seats choose and take back as fast as they can, each on its own server: the numbers of
/// their events are the same again and again, and nothing is refused or lost.
fn lost_races_are_decided_again(servers: &[Server; 2]) {
    const TIMES: u64 = 60;
    let both = one_on_each(servers);
    let steps = both
        .each_ref()
        .map(|program| (program.client.clone(), format!("{}/choices", program.seat())));
    std::thread::scope(|scope| {
        for mut program in both {
            scope.spawn(move || {
                let choices = program.choices();
                for _ in 0..TIMES {
                    program.choose(&choices[0]);
                    assert_eq!(program.back("undo"), choices);
                }
            });
        }
    });
    for (mut client, choices) in steps {
        assert_eq!(client.get(&choices).json()["step"], 2 * TIMES);
    }
    let lost: u64 = servers.iter().map(lost_races).sum();
    assert!(lost > 0, "there were races");
}

fn server_state(server: &Server, table: &str) -> impl FnMut() -> Value + use<> {
    let mut visitor: Client = server.visitor();
    let table = table.to_owned();
    move || visitor.get(&table).json()
}

fn lost_races(server: &Server) -> u64 {
    let metrics = server.visitor().get("/metrics").with(200).text;
    let lost = metrics.lines().find_map(|line| line.strip_prefix("faubourg_log_lost_races_total "));
    lost.expect("the metric").parse().expect("a number")
}

fn bots_play_once_and_go_on_when_their_server_is_killed(
    postgres: &PostgresServer,
    servers: &mut [Server; 2],
) {
    let (mut host, table) = open(&servers[0], 12, 12);
    let mut there = server_state(&servers[1], &table);
    // The other server looks on all the time.
    let _watched = servers[1].visitor().open_stream(&format!("{table}/events"));
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    eventually("the bots have begun", || there()["settled"].as_u64() >= Some(1));
    servers[0].kill();
    eventually("the other server's bots finish", || there()["phase"] == "over");
    let record = servers[1].visitor().get(&format!("{table}/record")).with(200).text;
    let record: Value = serde_json::from_str(&record).expect("JSON");
    // Every choice of the record was written exactly once.
    let turns = record["choices"].as_array().expect("turns").iter();
    let choices = turns.map(|turn| turn.as_str().expect("a turn").split(", ").count());
    let id = table.rsplit('/').next().expect("a name");
    let written = postgres.psql(&format!(
        "SELECT count(*) FROM nodes.events WHERE table_id = '{id}' AND body LIKE '%\"chose\"%'"
    ));
    assert_eq!(written.expect("a count").trim(), choices.sum::<usize>().to_string());
}

/// The host's server knows who is at the other one.
fn someone_at_the_other_server_keeps_their_seat(servers: &[Server; 2]) {
    let (mut host, table) = open(&servers[0], 2, 0);
    let [_, mut friend] = [sit(&servers[0], &table, "Ada"), sit(&servers[1], &table, "Basil")];
    host.post_json(&format!("{table}/start"), &Value::Null).with(200);
    friend.choices();
    // News between servers takes a moment.
    std::thread::sleep(std::time::Duration::from_secs(2));
    let fill = format!("/table/{}/fill", friend.id);
    let refused = host.post(&fill, &[("seat", "2"), ("level", "random")]).with(409).text;
    assert!(refused.contains("Basil is here"), "{refused}");
}

/// Clients that hang up before they are answered, on two servers: every table stays readable, and
/// nothing is written that the rules would refuse.
fn clients_hang_up_on_both_servers(servers: &[Server; 2]) {
    for seed in 0..8 {
        let mut both = one_on_each(servers);
        let mut picks = Picks(100 + seed);
        for turn in 0..60 {
            for program in &mut both {
                let choices = program.choices();
                if choices.is_empty() {
                    continue;
                }
                let choice = picks.pick(&choices).to_owned();
                // The next request goes to the other server.
                let other = servers.iter().find(|server| server.base != program.client.base);
                if turn % 3 == 0 {
                    hang_up(program, &choice);
                } else {
                    program.try_to_choose(&choice);
                }
                program.client.base.clone_from(&other.expect("two servers").base);
            }
        }
        let [mut here, mut there] = both;
        for program in [&mut here, &mut there] {
            for server in servers {
                program.client.base.clone_from(&server.base);
                program.client.get(&format!("/table/{}", program.id)).with(200);
            }
        }
    }
}
