use bots::*;
use tabletop::*;
use welcome::Welcome;
type P = Box<dyn Player<Welcome>>;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seats: usize = args[1].parse().unwrap();
    let games: u64 = args[2].parse().unwrap();
    let setup = Welcome::setup(&Settings::default(), seats).unwrap();
    let make = |name: &str| -> P {
        let j = welcome::Judgement::default();
        if let Some(c) = name.strip_prefix("g") {
            if let Ok(c) = c.parse() {
                return Box::new(Greedy::new(j, 8, c, Rng::new(1)));
            }
        }
        if let Some(c) = name.strip_prefix("s") {
            // s candidates:futures:horizon:width
            let v: Vec<usize> = c.split(':').map(|x| x.parse().unwrap()).collect();
            return Box::new(Search::new(
                j,
                Effort {
                    candidates: v[0],
                    futures: v[1],
                    horizon: v[2] as u32,
                    width: v[3],
                    time: None,
                    threads: 1,
                },
                Rng::new(1),
            ));
        }
        name.parse::<Level>().unwrap().player::<Welcome>(Rng::new(1))
    };
    let names: Vec<String> = args[3].split(',').map(str::to_owned).collect();
    let started = std::time::Instant::now();
    let chunks: Vec<_> = std::thread::scope(|s| {
        let hs: Vec<_> = (0..2u64)
            .map(|t| {
                let (names, setup, make) = (&names, &setup, &make);
                s.spawn(move || {
                    let mut out = Vec::new();
                    for g in (t..games).step_by(2) {
                        for swap in 0..seats.min(2) {
                            let mut players: Vec<P> = (0..seats)
                                .map(|i| make(&names[(i + swap) % names.len()]))
                                .collect();
                            for (i, p) in players.iter_mut().enumerate() {
                                p.sit_down(Rng::of_simulation(5, g, i));
                            }
                            let mut game =
                                Welcome::start(setup, Dealer::new(&Seed::of_simulation(99, g)));
                            play_out(&mut game, &mut players, |_, _, _| ()).unwrap();
                            let o = game.outcome().unwrap();
                            let mut st: Vec<_> = o
                                .standings
                                .iter()
                                .map(|s| (s.score.total, s.rank, s.score.parts.clone()))
                                .collect();
                            if swap == 1 {
                                st.rotate_left(1);
                                let l = st.len();
                                st.swap(0, 0);
                                let _ = l;
                                let x = st.remove(0);
                                st.insert(0, x);
                            }
                            // after swap seat i was played by names[(i+1)%n]: rotate so that index = player
                            out.push((st, o.end, game.settled()));
                        }
                    }
                    out
                })
            })
            .collect();
        hs.into_iter().flat_map(|h| h.join().unwrap()).collect()
    });
    let n = chunks.len() as f64;
    let t = started.elapsed().as_secs_f64();
    let players = names.len().min(seats);
    for p in 0..players {
        let mean = chunks.iter().map(|c| c.0[p].0 as f64).sum::<f64>() / n;
        let wins = chunks
            .iter()
            .map(|c| {
                let firsts = c.0.iter().filter(|s| s.1 == 1).count() as f64;
                if c.0[p].1 == 1 { 1.0 / firsts } else { 0.0 }
            })
            .sum::<f64>()
            / n;
        let parts: Vec<String> = (0..8)
            .map(|k| format!("{:.1}", chunks.iter().map(|c| c.0[p].2[k] as f64).sum::<f64>() / n))
            .collect();
        println!(
            "{:>16}: mean {mean:.2} wins {:.1}%  parts {}",
            names[p],
            100.0 * wins,
            parts.join(" ")
        );
    }
    if players == 2 {
        let d: Vec<f64> = chunks.iter().map(|c| (c.0[0].0 - c.0[1].0) as f64).collect();
        let m = d.iter().sum::<f64>() / n;
        let sd = (d.iter().map(|x| (x - m).powi(2)).sum::<f64>() / n).sqrt();
        println!("lead {m:.2} sd {sd:.2} se {:.2}", sd / n.sqrt());
    }
    let mut ends = std::collections::BTreeMap::new();
    for c in &chunks {
        *ends.entry(c.1).or_insert(0) += 1;
    }
    println!(
        "ends {ends:?} rounds {:.1}; {:.2} s, {:.2} ms per game",
        chunks.iter().map(|c| c.2 as f64).sum::<f64>() / n,
        t,
        2000.0 * t / n
    );
}
