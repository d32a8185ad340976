//! The cards of a real table, typed in: what they allow, and the game that bots think about.

use std::path::Path;
use std::sync::Arc;

use tabletop::{Dealer, Game, Record, Replay, Rng, Seat, Seed, Settings, Viewer};
use welcome::card::{Action, Card};
use welcome::paper::{AnyMark, HoldsAnyMark, NoDeal, PaperRules};
use welcome::plan::PlanSlot;
use welcome::view::OfferView;
use welcome::{Paper, Welcome};

use super::dictated::{dictated, used};
use super::{ME, sheets, table, write};

fn cards(text: &str) -> Vec<Card> {
    text.split(", ").map(|card| card.parse().expect("a number and an action")).collect()
}

#[test]
fn typed_cards_say_which_numbers_come_with_which_actions() {
    let rules = |options: &[(&str, &str)]| Arc::clone(table(options).setup());
    let told = |rules: &PaperRules, offer: &str| {
        let allowed = rules.allowed(&cards(offer)).into_iter();
        let told = allowed.map(|(number, actions)| {
            let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
            format!("{number}: {}", actions.join(" "))
        });
        told.collect::<Vec<_>>().join(", ")
    };
    let many = rules(&[]);
    assert_eq!(
        told(&many, "8 pool, 1 temp, 8 bis"),
        "0: temp, 1: temp, 2: temp, 3: temp, 8: pool bis"
    );
    // Alone, the number of one card goes with the action of another.
    let alone = rules(&[("alone", "true")]);
    assert_eq!(
        told(&alone, "8 pool, 15 temp, 3 bis"),
        "1: temp, 2: temp, 3: pool temp, 4: temp, 5: temp, 6: temp, 7: temp, 8: temp bis, \
         9: temp, 10: temp, 15: pool bis"
    );
    assert!(many.check_offer(&cards("8 pool, 8 pool, 8 pool")).is_ok());
    for (offer, why) in [
        ("8 pool, 9 pool", "2 given: expected 3"),
        ("8 pool, 9 pool, 17 bis", "the box has no such cards: 17 bis"),
    ] {
        assert_eq!(many.check_offer(&cards(offer)).expect_err(offer).to_string(), why);
    }
    let zombies = rules(&[("edition", "2023"), ("sheet", "zombies")]);
    assert_eq!(zombies.offers(), 2);
}

/// With the cards of a game on the table, paper allows just what the game does.
#[test]
fn a_sheet_and_the_cards_on_the_table_are_the_game_itself() {
    for name in ["base-houses", "2023-plans", "solo-houses", "2023-trucks-houses"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{name}.json"));
        let line = std::fs::read_to_string(path).expect("a record");
        let record = Record::from_json(line.trim_end()).expect("a record");
        let mut settings = Settings::default();
        for option in ["edition", "sheet"] {
            let value = record.options.get(option).expect("an option").to_string();
            settings.set(option, &value);
        }
        settings.set("alone", if record.seats.len() == 1 { "true" } else { "false" });
        let rules = PaperRules::new(&settings, 1).expect("rules");
        let (mut round, mut compared) = (0, 0);
        let mut papers =
            vec![Paper::start(&rules, Dealer::new(&Seed([0; 16]))); record.seats.len()];
        record
            .replay(|step: Replay<'_, Welcome>| {
                let (Replay::Start(game) | Replay::Choice { game, .. }) = step;
                let view = game.view(Viewer::Spectator);
                for (seat, paper) in Seat::all(papers.len()).zip(&mut papers) {
                    for slot in PlanSlot::ALL.into_iter().filter(|_| round == 0) {
                        let wanted = &view.plans[slot.index()].plan;
                        let place = rules.plans(slot).position(|plan| plan.id == *wanted);
                        let place = place.expect("a plan of the stack") as u8;
                        paper.choose(ME, AnyMark::Lay(slot, place).into()).expect("laid");
                    }
                    let sheet = game.sheet(seat, Viewer::Seat(seat));
                    for mark in dictated(paper, sheet) {
                        paper.choose(ME, mark).expect("it has a place");
                    }
                    for mark in used(paper, sheet) {
                        paper.choose(ME, mark).expect("it has a place");
                    }
                }
                if game.rounds_over() + 1 == round || game.outcome().is_some() {
                    return;
                }
                round = game.rounds_over() + 1;
                let offer: Vec<Card> = match &view.offer {
                    OfferView::Pairs(pairs) => {
                        let card = |pair: &welcome::view::PairView| Card {
                            number: pair.number,
                            action: pair.action,
                        };
                        pairs.iter().map(card).collect()
                    }
                    OfferView::Cards { cards, .. } => cards.clone(),
                    OfferView::Hand { .. } => return,
                };
                let (mine, others) = papers.split_first().expect("a seat");
                let others: Vec<&Paper> = others.iter().collect();
                let dealt = mine.dealt(&offer, &others).expect("a game");
                let (mut of_game, mut of_paper) = (Vec::new(), Vec::new());
                game.choices(ME, &mut of_game);
                dealt.choices(ME, &mut of_paper);
                assert_eq!(of_paper, of_game, "{name}, round {round}");
                for seat in Seat::all(papers.len()) {
                    let points = |game: &Welcome| game.score(seat, Viewer::Spectator);
                    assert_eq!(points(&dealt), points(game), "{name}, round {round}");
                }
                compared += 1;
            })
            .expect("golden records replay");
        assert!(compared > 10, "{name}: {compared} rounds");
    }
}

/// Whatever was written, a game can be made of it and played to its end.
#[test]
fn bots_can_play_on_from_any_sheet() {
    let mut rng = Rng::new(11);
    for sheet in sheets() {
        let quarters = if sheet == "eggs" { "true" } else { "false" };
        let options =
            [("edition", "2023"), ("sheet", sheet), ("advanced", "true"), ("quarters", quarters)];
        for opponent in ["none", "3"] {
            let mut table = table(&[&options[..], &[("opponent", opponent)]].concat());
            write(&mut table, "lay 1 1, lay 2 1, lay 3 1");
            let offer = some_offer(table.setup());
            let mut listed = Vec::new();
            for _ in 0..40 {
                match table.game().dealt(&offer, &[]) {
                    Ok(mut game) => {
                        for _ in 0..150 {
                            let Some(seat) = game.waiting_on().into_iter().next() else { break };
                            let choice = rng.pick(&listed_of_game(&game, seat)).expect("a choice");
                            game.choose(seat, choice).expect("listed");
                        }
                    }
                    Err(no) => assert_eq!(no, NoDeal::Over),
                }
                for _ in 0..6 {
                    table.game().choices(ME, &mut listed);
                    listed.retain(|mark| {
                        let stop = |any| {
                            matches!(any, AnyMark::Close | AnyMark::Refuse | AnyMark::Lay(..))
                        };
                        !mark.any().is_some_and(stop)
                    });
                    let mark = rng.pick(&listed).expect("a pencil can always write");
                    table.choose(ME, mark).expect("listed");
                }
            }
        }
    }
}

/// Cards that the box has.
fn some_offer(rules: &PaperRules) -> Vec<Card> {
    let numbers = ["5", "8", "11"].map(|number| number.parse().expect("a number"));
    let mut offers = Action::ALL.into_iter().flat_map(|first| {
        Action::ALL.into_iter().flat_map(move |second| {
            Action::ALL.into_iter().map(move |third| {
                let cards = numbers.into_iter().zip([first, second, third]);
                cards.map(|(number, action)| Card { number, action }).collect::<Vec<_>>()
            })
        })
    });
    let offer = offers.find(|offer| rules.check_offer(&offer[..rules.offers()]).is_ok());
    offer.expect("an offer")[..rules.offers()].to_vec()
}

fn listed_of_game(game: &Welcome, seat: Seat) -> Vec<welcome::Choice> {
    let mut listed = Vec::new();
    game.choices(seat, &mut listed);
    listed
}
