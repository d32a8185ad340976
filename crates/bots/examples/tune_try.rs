use bots::tune::*;
use tabletop::*;
use welcome::Welcome;
fn main() {
    let a: Vec<usize> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let setup = Welcome::setup(&Settings::default(), a[0]).unwrap();
    let mut t = Tuner::<Welcome>::new(
        &setup,
        &Default::default(),
        Tuning { drawn: a[2], chosen: a[3], deals: a[4], spread: 0.3, seed: a[5] as u64 },
    );
    for g in 0..a[1] {
        let s = std::time::Instant::now();
        let r = t.generation();
        println!(
            "# {g}: lead {:.2} spread {:.3} {:.0}s\n{}",
            r.lead,
            r.spread,
            s.elapsed().as_secs_f64(),
            toml::to_string(&r.judgement).unwrap()
        );
    }
}
