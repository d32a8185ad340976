//! What Prometheus reads: well formed, complete, and not for everyone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::admin::{TOKEN, operated};
use crate::program::{Picks, against_bot, eventually};
use crate::server::Server;

/// A line with a figure: its name, its labels and the figure.
type Sample<'a> = (&'a str, BTreeMap<&'a str, &'a str>, f64);

fn sample(line: &str) -> Sample<'_> {
    let (series, figure) = line.rsplit_once(' ').expect("a figure");
    let figure = figure.parse().unwrap_or_else(|_| panic!("no figure: {line}"));
    let Some((name, labels)) = series.split_once('{') else {
        return (series, BTreeMap::new(), figure);
    };
    let labels = labels.strip_suffix("\"}").unwrap_or_else(|| panic!("open labels: {line}"));
    let labels = labels.split("\",").map(|label| {
        let (name, value) = label.split_once("=\"").unwrap_or_else(|| panic!("no label: {line}"));
        assert!(!value.contains('"'), "{line}");
        (name, value)
    });
    (name, labels.collect(), figure)
}

/// Reads the whole text as Prometheus does, and returns all samples with their values.
fn read(text: &str) -> BTreeMap<String, f64> {
    let mut samples = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let help = line.strip_prefix("# HELP ").unwrap_or_else(|| panic!("no help: {line}"));
        let (name, help) = help.split_once(' ').expect("a name and a help");
        assert!(help.ends_with('.'), "{line}");
        assert!(seen.insert(name), "{name} comes twice");
        assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{name}");
        let kind = lines.next().and_then(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
        let (of, kind) = kind.unwrap_or_else(|| panic!("no type: {name}"));
        assert_eq!(of, name);
        assert_eq!(name.ends_with("_total"), kind == "counter", "{name} is a {kind}");
        let mut buckets: Vec<Sample<'_>> = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with('#')) {
            let (series, labels, figure) = sample(line);
            assert!(figure >= 0.0, "{line}");
            match kind {
                "gauge" | "counter" => assert_eq!(series, name),
                "histogram" => match series.strip_prefix(name).expect("its own name") {
                    "_bucket" => buckets.push((series, labels, figure)),
                    "_sum" => {}
                    "_count" => {
                        check_buckets(&buckets, &labels, figure);
                        buckets.clear();
                    }
                    _ => panic!("{line}"),
                },
                _ => panic!("{name} is a {kind}"),
            }
            let (series, _) = line.rsplit_once(' ').expect("a figure");
            assert_eq!(samples.insert(series.to_owned(), figure), None, "{series} comes twice");
        }
        assert!(buckets.is_empty(), "{name} has no count");
    }
    samples
}

/// The buckets of a series grow with their bounds up to the count.
fn check_buckets(buckets: &[Sample<'_>], labels: &BTreeMap<&str, &str>, count: f64) {
    let bound = |sample: &Sample<'_>| sample.1["le"].parse::<f64>().expect("a bound");
    assert!(buckets.is_sorted_by(|a, b| bound(a) < bound(b) && a.2 <= b.2), "{buckets:?}");
    let last = buckets.last().expect("a bucket");
    assert_eq!((bound(last), last.2), (f64::INFINITY, count), "{last:?}");
    for (_, of_bucket, _) in buckets {
        assert!(of_bucket.iter().all(|(name, value)| *name == "le" || labels[name] == *value));
    }
}

#[test]
fn metrics_are_well_formed_and_count_what_happens() {
    let server = Server::start();
    let mut program = against_bot(&server, "welcome", "newcomer");
    program.play_round(&mut Picks(3));
    let mut visitor = server.visitor();
    visitor.get("/nowhere").with(404);
    visitor.get("/admin").with(404);
    let _stream = visitor.open_stream(&format!("{}/events", program.table));
    let mut metrics = || read(&visitor.get("/metrics").with(200).text);
    eventually("a bot has thought", || metrics()["faubourg_thinking_seconds_count"] > 0.0);
    let metrics = metrics();
    let count = |route: &str, status: &str| {
        metrics[&format!("faubourg_request_seconds_count{{route=\"{route}\",status=\"{status}\"}}")]
    };
    assert_eq!(count("none", "4xx") as u64, 2);
    assert!(count("/api/tables/{id}/seats/{seat}/choices", "2xx") > 2.0);
    assert!(metrics["faubourg_log_events_total"] >= 6.0);
    assert!(metrics["faubourg_log_wait_seconds_count"] > 0.0);
    assert!(metrics["faubourg_log_batch_size_sum"] >= metrics["faubourg_log_commits_total"]);
    assert!(metrics["faubourg_database_bytes"] > 0.0 && metrics["faubourg_disk_left_bytes"] > 0.0);
    assert_eq!(metrics["faubourg_streams"] as u64, 1);
    assert_eq!(metrics["faubourg_errors_total"] as u64, 0);
    assert!(metrics.keys().any(|name| name.starts_with("faubourg_build_info{version=\"")));
}

#[test]
fn metrics_are_for_this_computer_and_for_those_who_have_a_token() {
    let other = "export FAUBOURG_METRICS_TOKEN='only for metrics'";
    let server =
        Server::start_after(&format!("export FAUBOURG_ADMIN_TOKEN='{TOKEN}'; {other}"), &[]);
    let mut visitor = server.visitor();
    visitor.get("/metrics").with(200);
    for header in ["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-proto"] {
        let refused = visitor.ask("GET", "/metrics", &[(header, "127.0.0.1")], ()).with(401);
        assert_eq!(refused.headers["www-authenticate"], "Bearer");
        assert!(!refused.text.contains("faubourg_"), "{}", refused.text);
    }
    let through_proxy = [("x-forwarded-for", "127.0.0.1")];
    for token in [TOKEN, "only for metrics"] {
        visitor.token = Some(token.to_owned());
        visitor.ask("GET", "/metrics", &through_proxy, ()).with(200);
    }
    visitor.get("/admin").with(401);
    visitor.token = Some("neither of the two".to_owned());
    let answers: Vec<_> =
        (0..6).map(|_| visitor.ask("GET", "/metrics", &through_proxy, ()).status).collect();
    assert_eq!(answers, [401, 401, 401, 401, 429, 429], "one was sent to /admin");
}

#[test]
fn the_dashboard_asks_for_metrics_that_exist() {
    let dashboard = include_str!("../../../../docs/grafana.json");
    let dashboard: Value = serde_json::from_str(dashboard).expect("JSON");
    let server = operated();
    server.visitor().get("/").with(200);
    let metrics = server.visitor().get("/metrics").with(200).text;
    let names: BTreeSet<&str> = metrics
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect();
    let mut asked = BTreeSet::new();
    let panels = dashboard["panels"].as_array().expect("panels");
    for target in panels.iter().filter_map(|panel| panel["targets"].as_array()).flatten() {
        let expression = target["expr"].as_str().expect("an expression");
        let words =
            expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let ours = words.filter(|it| it.starts_with("faubourg_") || it.starts_with("process_"));
        asked.extend(ours.map(str::to_owned));
        assert_eq!(target["datasource"]["uid"], "${datasource}", "{expression}");
    }
    assert!(asked.len() > 20, "{asked:?}");
    for name in asked {
        assert!(names.contains(name.as_str()), "{name} is not exported");
    }
}
