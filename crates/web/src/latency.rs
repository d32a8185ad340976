//! How long requests take until their answer begins, by route and status, for metrics.
//!
//! It is measured around everything else, so it costs little: a request looks its route up and adds
//! to two counters. Nothing is allocated but when a route is asked for the first time.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, PoisonError, RwLock};
use std::task::{Context, Poll, ready};
use std::time::Instant;

use axum::extract::MatchedPath;
use axum::http::{Request, Response, StatusCode};
use pin_project_lite::pin_project;
use store::{Buckets, Histogram};
use tower::{Layer, Service};

/// The buckets of a route's latency, in microseconds.
const LATENCIES: &[u64] = &[
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000, 2_500_000, 10_000_000,
];

/// What addresses that lead nowhere are counted as.
const NO_ROUTE: &str = "none";

/// The classes of status codes, from 100 on.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The latencies of all routes.
#[derive(Debug, Default)]
pub(crate) struct Latencies(RwLock<HashMap<Box<str>, Arc<OfRoute>>>);

/// The latencies of a route by status class.
#[derive(Debug)]
struct OfRoute([Buckets; CLASSES.len()]);

/// How long the answers of one class took on one route.
#[derive(Clone, Debug)]
pub(crate) struct Latency {
    pub(crate) route: Box<str>,
    pub(crate) status: &'static str,
    /// In microseconds.
    pub(crate) times: Histogram,
}

impl Latencies {
    fn of(&self, route: &str) -> Arc<OfRoute> {
        if let Some(known) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(route) {
            return Arc::clone(known);
        }
        let mut routes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(
            routes.entry(route.into()).or_insert_with(|| {
                Arc::new(OfRoute(std::array::from_fn(|_| Buckets::new(LATENCIES))))
            }),
        )
    }

    /// What was measured until now, by route and status.
    pub(crate) fn read(&self) -> Vec<Latency> {
        let routes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<Latency> = routes
            .iter()
            .flat_map(|(route, of_route)| {
                CLASSES.into_iter().zip(&of_route.0).map(|(status, buckets)| Latency {
                    route: route.clone(),
                    status,
                    times: buckets.read(),
                })
            })
            .filter(|latency| latency.total() > 0)
            .collect();
        all.sort_by(|a, b| (&a.route, a.status).cmp(&(&b.route, b.status)));
        all
    }
}

impl Latency {
    /// How many requests there were.
    pub(crate) fn total(&self) -> u64 {
        self.times.total()
    }
}

impl OfRoute {
    fn add(&self, status: StatusCode, start: Instant) {
        let class = usize::from(status.as_u16() / 100).clamp(1, CLASSES.len()) - 1;
        self.0[class].add(start.elapsed().as_micros() as u64);
    }
}

/// The layer that measures.
#[derive(Clone, Debug)]
pub(crate) struct Measure(pub(crate) Arc<Latencies>);

impl<S> Layer<S> for Measure {
    type Service = Measured<S>;

    fn layer(&self, inner: S) -> Measured<S> {
        Measured { inner, latencies: Arc::clone(&self.0) }
    }
}

/// A service that is measured.
#[derive(Clone, Debug)]
pub(crate) struct Measured<S> {
    inner: S,
    latencies: Arc<Latencies>,
}

impl<S, B, R> Service<Request<B>> for Measured<S>
where
    S: Service<Request<B>, Response = Response<R>>,
{
    type Response = S::Response;
    type Error = S::Error;
    type Future = Measuring<S::Future>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let route = request.extensions().get::<MatchedPath>().map_or(NO_ROUTE, MatchedPath::as_str);
        let route = self.latencies.of(route);
        let start = Instant::now();
        Measuring { answer: self.inner.call(request), route, start }
    }
}

pin_project! {
    /// An answer that is on its way.
    pub(crate) struct Measuring<F> {
        #[pin]
        answer: F,
        route: Arc<OfRoute>,
        start: Instant,
    }
}

impl<F, R, E> Future for Measuring<F>
where
    F: Future<Output = Result<Response<R>, E>>,
{
    type Output = F::Output;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let measuring = self.project();
        let answer = ready!(measuring.answer.poll(context));
        if let Ok(response) = &answer {
            measuring.route.add(response.status(), *measuring.start);
        }
        Poll::Ready(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    #[tokio::test]
    async fn answers_are_counted_by_their_status() {
        let latencies = Arc::new(Latencies::default());
        let answer = tower::service_fn(|request: Request<u16>| async move {
            let status = StatusCode::from_u16(*request.body()).expect("a status");
            Ok::<_, Infallible>(Response::builder().status(status).body(()).expect("a response"))
        });
        let mut measured = Measure(Arc::clone(&latencies)).layer(answer);
        for status in [200, 204, 404, 503, 999] {
            measured.call(Request::new(status)).await.unwrap();
        }
        let read = latencies.read();
        let counts: Vec<_> = read.iter().map(|it| (&*it.route, it.status, it.total())).collect();
        assert_eq!(counts, [("none", "2xx", 2), ("none", "4xx", 1), ("none", "5xx", 2)]);
    }
}
