//! Requests that are sent twice happen once.

use serde_json::json;

use crate::program::two_at_table;
use crate::server::Server;

#[test]
fn a_choice_that_is_sent_again_is_made_once() {
    let server = Server::start();
    let [mut first, mut second] = two_at_table(&server);
    let path = format!("{}/choices", first.seat());
    let offered = first.client.get(&path).json();
    assert_eq!(offered["step"], 0);
    let body = json!({ "choice": offered["choices"][0], "step": 0 });
    let answer = first.client.post_json(&path, &body).json();
    assert_eq!(answer["step"], 1);
    // The answer got lost; the others play on meanwhile.
    let choices = second.choices();
    second.choose(&choices[0]);
    assert_eq!(first.client.post_json(&path, &body).json(), answer);
    // Another choice for the same step is out of date, and so is one for a step yet to come.
    for (step, choice) in [(0, &offered["choices"][1]), (2, &answer["choices"][0])] {
        let late = first.client.post_json(&path, &json!({ "choice": choice, "step": step }));
        let why = late.complaint(409);
        assert!(why.contains("moved on"), "{why}");
    }
    assert_eq!(first.client.get(&path).json(), answer);
}

#[test]
fn a_step_back_that_is_sent_again_is_taken_once() {
    let server = Server::start();
    let [mut first, _] = two_at_table(&server);
    for _ in 0..2 {
        let choices = first.choices();
        first.choose(&choices[0]);
    }
    let path = format!("{}/undo", first.seat());
    let once = first.client.post_json(&path, &json!({ "step": 2 })).json();
    assert_eq!(once["step"], 3);
    assert_eq!(first.client.post_json(&path, &json!({ "step": 2 })).json(), once);
    first.client.post_json(&path, &json!({ "step": 3 })).with(200);
    // Without a step it is taken as it comes.
    first.client.post_json(&path, &json!({})).complaint(422);

    // The same on the page: its form knows the step.
    let choices = first.choices();
    first.choose(&choices[0]);
    let page = format!("/table/{}", first.id);
    let text = first.client.get(&page).text;
    assert!(text.contains(r#"name="step" value="5""#), "the form says which step it is for");
    let form = [("seat", "1"), ("step", "5")];
    for _ in 0..2 {
        first.client.post(&format!("{page}/undo"), &form).leads_to();
    }
    assert_eq!(first.choices(), choices);
    let late = first
        .client
        .post(&format!("{page}/choose"), &[("choice", &choices[0]), ("seat", "1"), ("step", "5")]);
    assert!(late.with(200).text.contains("in another window"));
}
