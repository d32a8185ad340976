//! Every coin is accounted for: money changes only by prices, doors, stairs, bids, cards and the
//! money for a garden. Cards act only face up and without a worker, and for their owner only if
//! someone else uses them. Facts 6.

use bienvenue::card::Title;
use bienvenue::view::{TaskView, View, ZoneView};
use bienvenue::{Bienvenue, Choice};
use tabletop::conformance::playing::start;
use tabletop::{Game, Rng, Seat, Viewer};

use crate::literal::{TABLES, prefer_building};

fn money(view: &View, seat: usize) -> i64 {
    view.seats[seat].money.expect("money is open").into()
}

/// What a card that is used brings everyone, by the text of the cards.
fn gains(before: &View, user: usize, owner: Option<usize>, card: &ZoneView) -> Vec<i64> {
    assert!(card.face_up, "used face down");
    assert_eq!(card.worker, None, "used under a worker");
    let seats = before.seats.len();
    let mut gains = vec![0; seats];
    let all = || (0..seats).map(|seat| money(before, seat));
    match card.card.expect("face up") {
        Title::Share => {
            gains[user] += 3;
            if let Some(owner) = owner.filter(|owner| *owner != user) {
                gains[owner] += 1;
            }
        }
        Title::Bribe => {
            let poorer = all().any(|other| other < money(before, user));
            gains[user] += if poorer { 1 } else { 2 };
        }
        Title::Subsidy => {
            let most = all().max().expect("players");
            let tied = all().all(|money| money == most);
            for (seat, gain) in gains.iter_mut().enumerate() {
                *gain += i64::from(tied || money(before, seat) < most);
            }
        }
        _ => {}
    }
    gains
}

/// What one choice does to everyone's money, money for a garden left out.
fn expected(before: &View, seat: Seat, choice: Choice) -> Vec<i64> {
    let mut changes = vec![0; before.seats.len()];
    match choice {
        Choice::Lay(_) => {
            let way =
                before.ways.iter().find(|way| way.choice == choice).expect("told in the view");
            changes[seat.index()] -= i64::from(way.price);
        }
        Choice::Open { .. } => changes[seat.index()] -= 1,
        Choice::Activate(zone) => {
            let owner = zone.owner.map(Seat::index);
            let zones = owner.map_or(&before.centre, |owner| &before.seats[owner].zones);
            let card = zones[usize::from(zone.index)].as_ref().expect("a card");
            changes = gains(before, seat.index(), owner, card);
        }
        _ => {}
    }
    changes
}

/// What the winner of an auction pays, the seller gets; nobody else pays anything.
fn sale_is_right(before: &View, after: &View, changes: &[i64]) {
    let seller = before.agenda[0].seat.index();
    assert_eq!(changes.iter().sum::<i64>(), 0, "{changes:?}");
    let payers = changes.iter().filter(|change| **change < 0).count();
    assert_eq!(payers, usize::from(changes[seller] > 0), "{changes:?}");
    if payers == 1 {
        let winner = &after.agenda[0];
        assert_eq!(winner.task, TaskView::Lay);
        assert!(changes[winner.seat.index()] < 0);
    }
}

#[test]
fn every_coin_of_hundreds_of_games_is_accounted_for() {
    let mut choices = Vec::new();
    let (mut gardens, mut sales) = (0, 0);
    for index in 0..240 {
        let (options, seats) = TABLES[index as usize % TABLES.len()];
        let mut game: Bienvenue = start(options, seats, 500 + index);
        let mut rng = Rng::new(index);
        while let Some(seat) = game.waiting_on().lowest() {
            game.choices(seat, &mut choices);
            prefer_building(&mut choices, &mut rng);
            let choice = rng.pick(&choices).expect("a choice");
            // Who chooses sees the table as it is, what can be taken back included.
            let before = game.view(Viewer::Seat(seat));
            game.choose(seat, choice).expect("listed");
            let after = game.view(Viewer::Seat(seat));
            let mut changes: Vec<i64> =
                (0..seats).map(|seat| money(&after, seat) - money(&before, seat)).collect();
            for (was, (is, change)) in before.seats.iter().zip(after.seats.iter().zip(&mut changes))
            {
                if was.satisfied.is_none() && is.satisfied.is_some() {
                    *change -= i64::from(is.family.garden_budget);
                    gardens += 1;
                }
            }
            if matches!(choice, Choice::Bid(_)) {
                sale_is_right(&before, &after, &changes);
                sales += changes.iter().filter(|change| **change < 0).count();
            } else {
                assert_eq!(changes, expected(&before, seat, choice), "{choice}");
            }
        }
    }
    assert!(gardens > 20 && sales > 100, "{gardens} gardens, {sales} sales");
}
