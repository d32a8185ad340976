//! Players for tests that need whole games.

use tabletop::{Dealer, Game, Rng, Seed, Settings};
use welcome::{Choice, Welcome};

/// How a player picks one of the choices listed.
pub(crate) type Player = fn(&[Choice], &mut Rng) -> Choice;

/// Any choice is as good as another.
pub(crate) fn random(choices: &[Choice], rng: &mut Rng) -> Choice {
    rng.pick(choices).expect("a waiting seat has a choice")
}

/// Makes a game last: numbers near their proper place, no action, no plan, no roundabout.
pub(crate) fn lasting(choices: &[Choice], rng: &mut Rng) -> Choice {
    best(choices, rng, |choice, rng| match choice {
        Choice::Pass | Choice::Done => 0,
        Choice::Write { .. } => misplaced(*choice),
        Choice::Take(_) | Choice::Combine { .. } => 10 + rng.below(10),
        Choice::Refuse | Choice::RefuseAndPass(_) => 100,
        _ => 1000,
    })
}

/// Fills the sheet and uses what comes: numbers near their proper place, actions rather than
/// passing, plans sooner or later; now and then a roundabout.
pub(crate) fn building(choices: &[Choice], rng: &mut Rng) -> Choice {
    best(choices, rng, |choice, rng| match choice {
        Choice::Plan(_) => rng.below(120),
        Choice::Write { .. } => misplaced(*choice) + rng.below(8),
        Choice::Pass => 60 + rng.below(60),
        Choice::Done => 90,
        Choice::Reshuffle => rng.below(200),
        Choice::Refuse | Choice::RefuseAndPass(_) => 100,
        Choice::Roundabout(_) if rng.below(400) > 0 => 1000,
        _ => 10 + rng.below(80),
    })
}

fn best(choices: &[Choice], rng: &mut Rng, cost: impl Fn(&Choice, &mut Rng) -> usize) -> Choice {
    let costs = choices.iter().map(|choice| (cost(choice, rng), choice));
    *costs.min_by_key(|(cost, _)| *cost).expect("a waiting seat has a choice").1
}

/// How far a number is from where numbers 1 to 15, spread evenly over the street, would put it.
fn misplaced(choice: Choice) -> usize {
    const LENGTHS: [usize; 3] = [10, 11, 12];
    let Choice::Write { number, house } = choice else { return 0 };
    let number: usize = number.to_string().trim_end_matches('¾').parse().expect("a number");
    let last = LENGTHS[house.street().index()] - 1;
    (house.place() * 14).abs_diff(number.saturating_sub(1) * last)
}

/// The setup of a game with these options: a switch that is on, or `name=value`.
pub(crate) fn setup(seats: usize, options: &[&str]) -> <Welcome as Game>::Setup {
    let set = |settings: Settings, option: &&str| match option.split_once('=') {
        Some((name, value)) => settings.with(name, value),
        None => settings.with(option, "true"),
    };
    let settings = options.iter().fold(Settings::default(), set);
    Welcome::setup(&settings, seats).expect("valid options")
}

/// A setup with plans that are soon fulfilled, so that many games end with them.
pub(crate) fn easy_plans(seats: usize) -> <Welcome as Game>::Setup {
    let plan = |stack: u8, goal: &str, first: u8| {
        format!(
            "[[plan]]\nid = \"{stack}\"\nstack = {stack}\nsource = \"proposed\"\n\
             goal = {goal}\nfirst = {first}\nlater = 2\n"
        )
    };
    let plans = plan(1, "{ estates = [1] }", 5)
        + &plan(2, "{ estates = [1, 2] }", 9)
        + &plan(3, "{ temps = 1 }", 3);
    let mut settings = Settings::default();
    settings.set_file("sheet", "easy-plans.toml", &plans);
    Welcome::setup(&settings, seats).expect("valid plans")
}

/// Plays the `index`-th game of a series to its end; `watch` sees it at the start of every round.
pub(crate) fn whole_game(
    setup: &<Welcome as Game>::Setup,
    index: u64,
    player: Player,
    mut watch: impl FnMut(&Welcome),
) -> Welcome {
    let mut rng = Rng::new(index);
    let mut game = Welcome::start(setup, Dealer::new(&Seed::of_simulation(2018, index)));
    let mut choices = Vec::new();
    let mut seen = None;
    while let Some(seat) = game.waiting_on().lowest() {
        if seen != Some(game.checkpoints()) {
            seen = Some(game.checkpoints());
            watch(&game);
        }
        game.choices(seat, &mut choices);
        let choice = player(&choices, &mut rng);
        if let Err(refusal) = game.choose(seat, choice) {
            panic!("`{choice}` is listed and refused: {refusal}");
        }
    }
    game
}
