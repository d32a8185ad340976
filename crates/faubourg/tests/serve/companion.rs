//! Score sheets for people with the box.

use crate::client::Client;
use crate::program::eventually;
use crate::server::Server;

const FORM: [(&str, &str); 4] =
    [("name", "Ada"), ("town", "Fern"), ("edition", "2018"), ("sheet", "classic")];

/// A table of sheets, and the sheet of whoever opened it.
fn open(client: &mut Client, form: &[(&str, &str)]) -> (String, String) {
    let group = client.post("/companion", form).leads_to();
    let page = client.get(&group).with(200).text;
    (group, sheet_in(&page))
}

/// The first sheet that a page links to.
fn sheet_in(page: &str) -> String {
    let (_, rest) = page.split_once("href=\"/table/").expect("a sheet");
    format!("/table/{}", rest.split('"').next().expect("a link"))
}

fn join(client: &mut Client, group: &str, name: &str) -> String {
    client.post(&format!("{group}/join"), &[("name", name)]).leads_to()
}

/// Writes on a sheet as the script does.
fn write(client: &mut Client, sheet: &str, mark: &str) -> crate::client::Answer {
    let form = [("seat", "1"), ("choice", mark)];
    client.post_with(&format!("{sheet}/choose"), &form, &[("x-faubourg", "fetch")])
}

/// What a sheet of one's own shows, as programs read it.
fn view(client: &mut Client, sheet: &str) -> serde_json::Value {
    let id = sheet.strip_prefix("/table/").expect("a table");
    client.get(&format!("/api/tables/{id}/seats/1/view")).with(200).json()
}

#[test]
fn people_with_the_box_write_correct_and_count() {
    let server = Server::start();
    let mut ada = server.visitor();
    let (group, sheet) = open(&mut ada, &FORM);
    let mut tom = server.visitor();
    let late = join(&mut tom, &group, "Tom");
    // A namesake is told apart, and one device keeps several sheets.
    let twin = join(&mut tom, &group, "Tom");
    let page = tom.get(&group).with(200).text;
    assert!(page.contains("Tom 2") && page.contains("class=\"qr\""), "{page}");

    // The plans are picked once for everyone, also for those who come later.
    let plans = format!("{group}/plans");
    assert!(tom.get(&plans).with(200).text.contains("name=\"plan-3\""));
    ada.post(&plans, &[("plan-1", "0"), ("plan-2", "1"), ("plan-3", "2")]).leads_to();
    assert_eq!(view(&mut ada, &sheet)["plans"], serde_json::json!([1, 2, 3]));
    let mut eve = server.visitor();
    let hers = join(&mut eve, &group, "Eve");
    assert_eq!(view(&mut eve, &hers)["plans"], serde_json::json!([1, 2, 3]));
    let none = tom.get(&format!("{plans}?show=zzz")).with(200).text;
    let shown = |page: &str| page.matches("class=\"pchoice\" data-said").count();
    assert_eq!(shown(&none), 3, "what is picked stays in sight");
    assert!(none.contains("No plan shows that") && none.contains("Show all"), "{none}");
    // Two are picked, and the third is looked for.
    let found = tom.get(&format!("{plans}?show=2x6&plan-2=4&plan-3=5")).with(200).text;
    assert!(
        shown(&found) == 4 && !found.contains("type=\"radio\" name=\"plan-2\" value=\"1\" checked")
    );
    assert!(found.contains("name=\"plan-2\" value=\"4\" checked"), "{found}");

    // Only its owner writes on a sheet; anyone may look.
    assert!(tom.get(&sheet).with(200).text.contains("Ada"));
    write(&mut tom, &sheet, "hire").with(403);

    for mark in ["write 7 a5", "park a", "write 10 a7"] {
        write(&mut ada, &sheet, mark).with(200);
    }
    let asked = write(&mut ada, &sheet, "write 11 a6").with(200).text;
    assert!(asked.contains("Write 11 anyway") && asked.contains("between 7 and 10"), "{asked}");
    assert_eq!(view(&mut ada, &sheet)["against"], serde_json::json!([]));
    let anyway = [("seat", "1"), ("anyway", "write 11 a6")];
    ada.post(&format!("{sheet}/choose"), &anyway).leads_to();
    assert_eq!(view(&mut ada, &sheet)["against"][0][0], "write 11 a6");
    let scores = tom.get(&format!("{group}/scores")).with(200).text;
    assert!(scores.contains("Ada wrote 11 in A6 against the rules."), "{scores}");
    write(&mut ada, &sheet, "erase a6").with(200);
    ada.post(&format!("{sheet}/undo"), &[("seat", "1")]).leads_to();
    ada.post(&format!("{sheet}/undo"), &[("seat", "1")]).leads_to();
    assert_eq!(view(&mut ada, &sheet)["against"], serde_json::json!([]));

    // An entry that is sent twice is made once.
    let temp = [("seat", "1"), ("choice", "hire"), ("entry", "77")];
    for _ in 0..3 {
        tom.post(&format!("{late}/choose"), &temp).leads_to();
    }
    assert_eq!(view(&mut tom, &late)["board"]["seats"][0]["sheet"]["temps"], 1);

    // Who claims a plan before anyone else was first, and it can be corrected.
    let claim = |client: &mut Client, sheet: &str, mark: &str| {
        let form = [("seat", "1"), ("anyway", mark)];
        client.post(&format!("{sheet}/choose"), &form).leads_to();
        view(client, sheet)["board"]["seats"][0]["sheet"]["plans"][0].clone()
    };
    assert_eq!(claim(&mut ada, &sheet, "plan 1"), "first");
    assert_eq!(claim(&mut tom, &late, "plan 1"), "later");
    assert_eq!(claim(&mut tom, &late, "plan 1 first"), "first");

    // When all sheets are closed, someone has won.
    write(&mut ada, &sheet, "close").with(200);
    for sheet in [&late, &twin] {
        write(&mut tom, sheet, "close").with(200);
    }
    // Eve has written nothing, and holds nobody up until she does.
    let scores = format!("{group}/scores");
    assert!(tom.get(&scores).text.contains("Everyone has finished."));
    write(&mut eve, &hers, "refuse").with(200);
    assert!(tom.get(&scores).text.contains("As written so far"));
    let svg = tom.get(&format!("{group}/picture.svg")).with(200).text;
    assert!(svg.starts_with("<svg") && svg.matches("<title>").count() == 4, "four towns");
    assert!(ada.get(&format!("{sheet}/record")).with(200).text.contains("\"game\":\"paper\""));

    // New sheets keep the people.
    let next = ada.post(&format!("{group}/again"), &[]).leads_to();
    assert_ne!(next, group);
    assert_eq!(tom.post(&format!("{group}/again"), &[]).leads_to(), next);
    assert!(tom.get(&next).with(200).text.contains("Eve"));
    server.visitor().post(&format!("{group}/again"), &[]).with(403);
}

#[test]
fn everyone_hears_of_everyone_and_nothing_is_lost_with_the_server() {
    let mut server = Server::start();
    let mut ada = server.visitor();
    let (group, sheet) =
        open(&mut ada, &[&FORM[..2], &[("edition", "2023"), ("sheet", "eggs")]].concat());
    let mut tom = server.visitor();
    let other = join(&mut tom, &group, "Tom");
    let version = |client: &mut Client| -> u64 {
        client
            .get(&format!("{sheet}/board"))
            .text
            .split_once("data-version=\"")
            .expect("a version")
            .1
            .split('"')
            .next()
            .expect("a number")
            .parse()
            .expect("a number")
    };
    let before = version(&mut ada);
    write(&mut tom, &other, "write 8 a4").with(200);
    eventually("the other page hears of it", || version(&mut ada) > before);
    write(&mut tom, &other, "refuse").with(200);
    server.kill_and_restart();
    tom.base.clone_from(&server.base);
    let kept = view(&mut tom, &other)["board"]["seats"][0]["sheet"].clone();
    assert_eq!(kept["refusals"], 1);
    assert!(tom.get(&group).with(200).text.contains("Ada"));
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    let server = Server::start();
    let mut ada = server.visitor();
    let (group, sheet) = open(&mut ada, &FORM);
    let code = sheet.strip_prefix("/table/").expect("a table");
    let nowhere = "0".repeat(26);
    for path in [
        "/companion/x".to_owned(),
        format!("/companion/{nowhere}"),
        format!("/companion/{code}"),
        format!("/companion/{code}/plans"),
        "/companion/..%2f..%2fetc".to_owned(),
    ] {
        ada.get(&path).with(404);
    }
    // The code of what people share leads there, whatever link it stands in.
    let shared = group.replace("/companion/", "/table/");
    assert_eq!(ada.get(&shared).leads_to(), group);

    for (mark, why) in [
        ("write 7 z9", "is not understood"),
        ("write 7 a11", "no house A11"),
        ("erase hire", "nothing to rub out"),
        ("plan 1", "Pick the plans"),
        ("plan 9", "is not understood"),
        ("lay 1 200", "no such plan"),
        ("", "is not understood"),
        ("<b>", "is not understood"),
    ] {
        let answer = write(&mut ada, &sheet, mark).with(200).text;
        assert!(answer.contains(why), "{mark}: {answer}");
        assert!(!answer.contains("<b>`"), "{mark}");
    }
    let bad = [("plan-1", "200"), ("plan-2", "0"), ("plan-3", "0")];
    assert!(ada.post(&format!("{group}/plans"), &bad).with(422).text.contains("no such plan"));
    ada.post(&format!("{group}/plans"), &[("plan-1", "x")]).with(422);
    // One is missing: a sentence says so, and the others stay picked.
    let two = [("plan-2", "3"), ("plan-3", "1")];
    let page = ada.post(&format!("{group}/plans"), &two).with(422).text;
    assert!(
        page.contains("Tap one plan of each stack")
            && page.contains("name=\"plan-2\" value=\"3\" checked")
    );
    // A form that lacks something gets a page, not words for programmers.
    for path in [format!("{group}/join"), format!("{sheet}/choose"), format!("{sheet}/react")] {
        let page = ada.post(&path, &[]).with(422).text;
        assert!(page.starts_with("<!DOCTYPE html>") && !page.contains("deserialize"), "{page}");
    }
    ada.post(&format!("{group}/join"), &[("name", "\u{202e}")]).with(422);
    ada.post("/companion", &[("name", "Ada"), ("edition", "2023"), ("sheet", "x")]).with(422);
    ada.post("/companion", &[("name", "Ada"), ("edition", "2023"), ("alone", "9")]).with(422);
    // What only the other box has is hidden in the form, and not meant.
    ada.post("/companion", &[("name", "Ada"), ("edition", "2018"), ("sheet", "eggs")]).leads_to();
    // Cards that the box does not have.
    let cards = format!("{group}/cards");
    let some = [("number-1", "8"), ("action-1", "pool"), ("number-2", "x"), ("action-2", "bis")];
    assert!(ada.post(&cards, &some).with(422).text.contains("in every row"));
    let all = [
        ("number-1", "0"),
        ("action-1", "pool"),
        ("number-2", "5"),
        ("action-2", "bis"),
        ("number-3", "5"),
        ("action-3", "bis"),
    ];
    assert!(ada.post(&cards, &all).with(422).text.contains("does not have these cards"));
    let hint = [("seat", "1")];
    let asked = ada.post(&format!("{sheet}/hint"), &hint).with(200).text;
    assert!(asked.contains("Pick the plans"), "{asked}");
    ada.post(&format!("{sheet}/choose"), &[("seat", "9"), ("choice", "hire")]).with(422);
}

/// Three hundred people on one link. The time the server's processor takes for an entry is printed:
/// `cargo test … three_hundred -- --nocapture`.
#[test]
#[allow(clippy::print_stderr, reason = "a measurement is read by people")]
fn three_hundred_people_share_one_link() {
    const PEOPLE: usize = 300;
    let server = Server::start();
    let mut ada = server.visitor();
    let (group, sheet) = open(&mut ada, &FORM);
    ada.post(&format!("{group}/plans"), &[("plan-1", "0"), ("plan-2", "1"), ("plan-3", "2")])
        .leads_to();
    let mut crowd: Vec<(Client, String)> = (1..PEOPLE)
        .map(|nth| {
            let mut client = server.visitor();
            let sheet = join(&mut client, &group, &format!("Guest {nth}"));
            (client, sheet)
        })
        .collect();
    let before = server.processor_time();
    for (client, sheet) in &mut crowd {
        write(client, sheet, "write 7 b4").with(200);
    }
    let spent = server.processor_time().saturating_sub(before);
    eprintln!("{:?} of processor time for each entry of {PEOPLE} people", spent / PEOPLE as u32);
    let page = ada.get(&sheet).with(200).text;
    assert!(page.len() < 150_000, "{} bytes", page.len());
    let scores = ada.get(&format!("{group}/scores")).with(200).text;
    assert!(scores.contains("Guest 299"));
}

/// The cards on the table are typed in once: sheets say what they allow, and the hint is about them.
#[test]
fn typed_cards_bring_a_hint_and_the_next_round_takes_them_away() {
    let server = Server::start();
    let mut ada = server.visitor();
    let (group, sheet) = open(&mut ada, &FORM);
    let mut tom = server.visitor();
    let other = join(&mut tom, &group, "Tom");
    ada.post(&format!("{group}/plans"), &[("plan-1", "0"), ("plan-2", "1"), ("plan-3", "2")])
        .leads_to();
    let no_cards = ada.post(&format!("{sheet}/hint"), &[("seat", "1")]).with(200).text;
    assert!(no_cards.contains("Type in the cards on the table first"), "{no_cards}");

    let id = other.strip_prefix("/table/").expect("a table");
    let cards = [
        ("from", id),
        ("number-1", "8"),
        ("action-1", "pool"),
        ("number-2", "5"),
        ("action-2", "temp"),
        ("number-3", "11"),
        ("action-3", "landscaper"),
    ];
    assert_eq!(tom.post(&format!("{group}/cards"), &cards).leads_to(), other);
    let page = ada.get(&sheet).with(200).text;
    assert_eq!(page.matches("class=\"pair3\"").count(), 3, "everyone sees them");
    // 8, 11, and with the temp 3 to 7.
    assert_eq!(page.matches("fits dealt").count(), 7, "{page}");
    tom.post(&format!("{sheet}/hint"), &[("seat", "1")]).with(403);
    let hint = ada.post(&format!("{sheet}/hint"), &[("seat", "1")]).with(200).text;
    assert!(hint.contains("data-turn=\"take "), "{hint}");
    // Hints go on when something is written against the rules.
    for mark in ["write 11 a2", "write 3 a3", "fence a2"] {
        let form = [("seat", "1"), ("anyway", mark)];
        ada.post(&format!("{sheet}/choose"), &form).leads_to();
    }
    let hint = ada.post(&format!("{sheet}/hint"), &[("seat", "1")]).with(200).text;
    assert!(hint.contains("data-turn=\"take "), "{hint}");
    ada.post(&format!("{group}/cards"), &[("next", "true")]).leads_to();
    assert!(!tom.get(&other).with(200).text.contains("pair3"));
}

/// Alone against the AAA: the cards given make the opponent's points, and the end says who won.
#[test]
fn alone_against_the_aaa_the_opponent_is_counted_too() {
    let server = Server::start();
    let mut ada = server.visitor();
    let form = [("name", "Ada"), ("edition", "2023"), ("sheet", "trucks"), ("alone", "1")];
    let (group, sheet) = open(&mut ada, &form);
    ada.post(&format!("{group}/plans"), &[("plan-1", "0"), ("plan-2", "1"), ("plan-3", "2")])
        .leads_to();
    for mark in ["write 5 a2", "give 8 pool", "give 9 landscaper", "validation A"] {
        write(&mut ada, &sheet, mark).with(200);
    }
    let seen = view(&mut ada, &sheet);
    // A pool, a park, two houses in a lot, and a plan: Sam validates A.
    assert_eq!(seen["board"]["opponent"]["pile"], serde_json::json!(["8 pool", "9 landscaper"]));
    assert_eq!(seen["board"]["opponent"]["plans"][0], "first");
    assert_eq!(seen["board"]["seats"][0]["sheet"]["cones"], serde_json::Value::Null);
    write(&mut ada, &sheet, "cross b").with(200);
    write(&mut ada, &sheet, "close").with(200);
    let total = view(&mut ada, &sheet)["board"]["opponent"]["total"].clone();
    let scores = ada.get(&format!("{group}/scores")).with(200).text;
    assert!(
        scores.contains(&format!("Sam wins with {total} points")) || scores.contains("Sam wins"),
        "{scores}"
    );
    let again = ada.get(&format!("{sheet}/replay?round=1")).with(200).text;
    assert!(again.contains("Turn 1 of 1") && again.contains("5 in A2"), "{again}");
    ada.get(&format!("{sheet}/replay?round=9")).with(404);
}

/// American Dream has a town of its own: families, columns, and bonuses for those who are first.
#[test]
fn american_dream_is_kept_on_paper_too() {
    let server = Server::start();
    let mut ada = server.visitor();
    let start = ada.get("/companion").with(200).text;
    for (sheet, _) in welcome::paper::sheets() {
        assert!(start.contains(&format!("<option value=\"{sheet}\"")), "{sheet}");
    }
    // Roundabouts are hidden in the form for this sheet, and not meant.
    let form = [("name", "Ada"), ("edition", "2023"), ("sheet", "dream"), ("advanced", "true")];
    let (group, sheet) = open(&mut ada, &form);
    let mut tom = server.visitor();
    let other = join(&mut tom, &group, "Tom");
    assert!(ada.get(&format!("{group}/plans")).with(200).text.contains("name=\"plan-3\""));
    ada.post(&format!("{group}/plans"), &[("plan-1", "0"), ("plan-2", "1"), ("plan-3", "2")])
        .leads_to();
    let page = write(&mut ada, &sheet, "write 7 a2").with(200).text;
    assert!(page.contains("Which family came with it?"), "{page}");
    write(&mut ada, &sheet, "perfect a2").with(200);
    let asked = write(&mut ada, &sheet, "write 5 a3").with(200).text;
    assert!(asked.contains("Write 5 anyway"), "{asked}");
    let anyway = [("seat", "1"), ("anyway", "write 5 a3")];
    ada.post(&format!("{sheet}/choose"), &anyway).leads_to();
    let scores = tom.get(&format!("{group}/scores")).with(200).text;
    assert!(scores.contains("Ada wrote 5 in A3 against the rules."), "{scores}");
    write(&mut ada, &sheet, "erase a3").with(200);
    assert_eq!(view(&mut ada, &sheet)["against"], serde_json::json!([]));
    // Whoever completes a column is offered its bonus; who comes after sees whose it is.
    for (client, sheet) in [(&mut ada, &sheet), (&mut tom, &other)] {
        let mut page = String::new();
        for street in ["a", "b", "c", "d", "e"] {
            page = write(client, sheet, &format!("write 1 {street}1")).with(200).text;
        }
        assert!(page.contains("value=\"bonus 1\""), "{page}");
        let late = page.contains("I finished column 1 in the same turn");
        assert_eq!(late, sheet == &other, "{page}");
        if !late {
            write(client, sheet, "bonus 1").with(200);
        }
    }
    assert_eq!(view(&mut ada, &sheet)["board"]["seats"][0]["total"], 10);
    assert_eq!(view(&mut tom, &other)["board"]["seats"][0]["total"], 5);
    // A hint is about the cards on the table.
    let cards = [
        ("number-1", "8"),
        ("action-1", "pool"),
        ("number-2", "5"),
        ("action-2", "temp"),
        ("number-3", "11"),
        ("action-3", "landscaper"),
    ];
    ada.post(&format!("{group}/cards"), &cards).leads_to();
    let page = ada.get(&sheet).with(200).text;
    assert!(page.contains("dealt") && page.matches("class=\"pair3\"").count() == 3);
    let hint = ada.post(&format!("{sheet}/hint"), &[("seat", "1")]).with(200).text;
    assert!(hint.contains("data-turn=\"take "), "{hint}");
    for (client, sheet) in [(&mut ada, &sheet), (&mut tom, &other)] {
        write(client, sheet, "close").with(200);
    }
    let scores = tom.get(&format!("{group}/scores")).with(200).text;
    assert!(scores.contains("Ada wins, 10 to 5"), "{scores}");
    let svg = tom.get(&format!("{group}/picture.svg")).with(200).text;
    assert_eq!(svg.matches("<title>").count(), 2, "two towns");
    let record = ada.get(&format!("{sheet}/record")).with(200).text;
    assert!(record.contains("\"game\":\"dream-paper\""), "{record}");
    let again = ada.get(&format!("{sheet}/replay?round=1")).with(200).text;
    assert!(again.contains("7 in A2") && again.contains("A2 is perfect"), "{again}");
}
