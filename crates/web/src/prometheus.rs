//! The text that Prometheus reads: a few lines for each metric.

use std::fmt::{Display, Write as _};

use store::Histogram;

/// Metrics as text.
#[derive(Debug, Default)]
pub(crate) struct MetricsText(String);

/// The labels of a series set it apart from the others of its metric.
type Labels<'a> = &'a [(&'static str, &'a str)];

impl MetricsText {
    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    /// A figure that goes up and down.
    pub(crate) fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, help, "gauge");
        self.line(name, &[], value);
    }

    /// A figure that only grows.
    pub(crate) fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        debug_assert!(name.ends_with("_total"), "{name}");
        self.head(name, help, "counter");
        self.line(name, &[], value);
    }

    /// A figure that is always 1: its labels say something.
    pub(crate) fn info(&mut self, name: &str, help: &str, labels: Labels<'_>) {
        self.head(name, help, "gauge");
        self.line(name, labels, 1);
    }

    /// How often a figure was how large. Prometheus wants seconds where we count microseconds, so
    /// figures are divided by `unit`.
    pub(crate) fn histogram<'a>(
        &mut self,
        name: &str,
        help: &str,
        unit: f64,
        series: impl IntoIterator<Item = (Labels<'a>, &'a Histogram)>,
    ) {
        self.head(name, help, "histogram");
        for (labels, histogram) in series {
            let mut count = 0;
            let bounds = histogram.bounds.iter().map(|bound| (*bound as f64 / unit).to_string());
            for (bound, of_bucket) in bounds.chain(["+Inf".to_owned()]).zip(&histogram.counts) {
                count += of_bucket;
                let labels = [labels, &[("le", bound.as_str())]].concat();
                self.line(&format!("{name}_bucket"), &labels, count);
            }
            self.line(&format!("{name}_sum"), labels, histogram.sum as f64 / unit);
            self.line(&format!("{name}_count"), labels, count);
        }
    }

    fn head(&mut self, name: &str, help: &str, kind: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, labels: Labels<'_>, value: impl Display) {
        self.0.push_str(name);
        let mut before = '{';
        for (label, text) in labels {
            let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
            let _ = write!(self.0, "{before}{label}=\"{escaped}\"");
            before = ',';
        }
        let end = if labels.is_empty() { "" } else { "}" };
        let _ = writeln!(self.0, "{end} {value}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_its_lines() {
        let mut text = MetricsText::default();
        text.gauge("streams", "Open streams.", 3);
        text.info("build", "What runs.", &[("version", "0.1 \"x\"")]);
        let waits = Histogram { bounds: &[250, 1_000], counts: vec![2, 1, 1], sum: 10_500 };
        text.histogram("wait_seconds", "Waiting.", 1e6, [(&[("route", "/")][..], &waits)]);
        let expected = "# HELP streams Open streams.\n# TYPE streams gauge\nstreams 3\n\
            # HELP build What runs.\n# TYPE build gauge\nbuild{version=\"0.1 \\\"x\\\"\"} 1\n\
            # HELP wait_seconds Waiting.\n# TYPE wait_seconds histogram\n\
            wait_seconds_bucket{route=\"/\",le=\"0.00025\"} 2\n\
            wait_seconds_bucket{route=\"/\",le=\"0.001\"} 3\n\
            wait_seconds_bucket{route=\"/\",le=\"+Inf\"} 4\n\
            wait_seconds_sum{route=\"/\"} 0.0105\nwait_seconds_count{route=\"/\"} 4\n";
        assert_eq!(text.finish(), expected);
    }
}
