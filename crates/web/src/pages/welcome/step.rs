//! What to do next, in words: an order one can obey, and one line for what follows from it.

use welcome::Choice;
use welcome::card::Action;
use welcome::plan::PlanSlot;
use welcome::rules::Mode;
use welcome::view::{PlanView, StepView, TurnView};

use super::board::ShownBoard;
use super::describe::{Told, describe};
use super::text::{address, loss, marked, plain, say, street_name};

/// The order, and the line under it.
pub(super) struct Said {
    pub(super) order: String,
    pub(super) line: String,
}

/// What the viewer can do now.
pub(super) fn said(board: &ShownBoard<'_>, turn: &TurnView) -> Said {
    if let Some(said) = board.own.as_ref().and_then(|own| own.said(board, turn)) {
        return said;
    }
    match turn.step {
        StepView::Take | StepView::Aim | StepView::Cross | StepView::Hold => {
            let said = taking(board);
            // What came over the sheet since comes first: nobody chose it.
            let befell = board.own.as_ref().and_then(|own| {
                let before = board.scene.before?.sheet(board.shown);
                own.befell(board.words, &before, &board.sheet)
            });
            match befell {
                Some(befell) => Said { line: format!("{befell} {}", said.line), ..said },
                None => said,
            }
        }
        StepView::Write => writing(board, turn),
        StepView::Act | StepView::Collect => acting(board, turn),
        StepView::Pick => {
            let words = board.words;
            Said {
                order: say!(words, "w-pick", plan = turn.plan.unwrap_or(0)),
                line: words.say("w-pick-line"),
            }
        }
        StepView::Close | StepView::Claim | StepView::Bonus | StepView::Wait => {
            closing(board, turn)
        }
    }
}

fn taking(board: &ShownBoard<'_>) -> Said {
    let words = board.words;
    let is_take = |choice| {
        matches!(choice, Choice::Take(_) | Choice::Combine { .. } | Choice::CombineAndPass { .. })
    };
    let is_refusal = |choice| matches!(choice, Choice::Refuse | Choice::RefuseAndPass(_));
    let fits = board.choices().any(|(choice, _)| is_take(choice));
    let refuses = board.choices().any(|(choice, _)| is_refusal(choice));
    let boxes = board.view.layout.refusals.len() - 1;
    let last = usize::from(board.sheet.refusals) + 1 == boxes;
    let (order, line) = match (fits, refuses, board.view.mode) {
        _ if refuses && last => {
            (if fits { "w-take-or-refuse" } else { "w-refuse-order" }, "w-refuse-line-last")
        }
        (false, _, Mode::Expert) => ("w-refuse-order", "w-refuse-line-expert"),
        (false, _, Mode::Opponent) => ("w-refuse-order", "w-refuse-line-opponent"),
        (false, ..) => ("w-refuse-order", "w-refuse-line"),
        (true, true, _) => ("w-take-or-refuse", "w-take-or-refuse-line"),
        (true, false, Mode::Standard) => ("w-take-pair", "w-take-pair-line"),
        (true, false, Mode::Solo) => ("w-combine-order", "w-combine-line"),
        (true, false, Mode::Opponent) => ("w-combine-order", "w-combine-line-opponent"),
        (true, false, Mode::Expert) => ("w-combine-order", "w-combine-line-expert"),
    };
    Said { order: words.say(order), line: words.say(line) }
}

fn writing(board: &ShownBoard<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let Some((number, action)) = turn.taken else { return closing(board, turn) };
    if action == Action::Temp {
        let low = number.with_temp().next().unwrap_or(number);
        let high = number.with_temp().last().unwrap_or(number);
        return Said {
            order: say!(words, "w-write-temp", low = marked(low), high = marked(high)),
            line: say!(words, "w-write-then-temp", own = number.to_string()),
        };
    }
    let own = board.own.as_ref().and_then(|own| own.line(board));
    let line = own.unwrap_or_else(|| {
        words.say(match action {
            Action::Surveyor => "w-write-then-fence",
            Action::RealEstate => "w-write-then-estate",
            Action::Landscaper => "w-write-then-park",
            Action::Pool => "w-write-then-pool",
            Action::Bis | Action::Temp => "w-write-then-bis",
        })
    });
    Said { order: say!(words, "w-write", number = marked(number)), line }
}

fn acting(board: &ShownBoard<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let Some((_, action)) = turn.taken else { return closing(board, turn) };
    let house = turn.house;
    let (order, line) = match action {
        Action::Surveyor => (
            words.say("w-act-fence"),
            say!(words, "w-act-fence-line", most = board.view.layout.estates.len()),
        ),
        Action::RealEstate => (words.say("w-act-estate"), words.say("w-act-estate-line")),
        Action::Landscaper => {
            let street = house.map(|house| street_name(words, house.street())).unwrap_or_default();
            (words.say("w-act-park"), say!(words, "w-act-park-line", street = street))
        }
        Action::Pool => {
            let house = house.map(address).unwrap_or_default();
            (say!(words, "w-act-pool", house = house), words.say("w-act-pool-line"))
        }
        Action::Temp => (words.say("w-act-temp"), words.say("w-act-temp-line")),
        Action::Bis => {
            let bis = &board.view.layout.bis;
            let crossed = usize::from(board.sheet.bis_boxes);
            let cost = match (bis.get(crossed), bis.get(crossed + 1)) {
                (Some(now), Some(then)) => then - now,
                _ => 0,
            };
            (words.say("w-act-bis"), say!(words, "w-act-bis-line", change = loss(cost)))
        }
    };
    Said { order, line }
}

fn closing(board: &ShownBoard<'_>, turn: &TurnView) -> Said {
    let words = board.words;
    let mut chosen = board.scene.taken.to_vec();
    // A changed number hires the temp without a word of its own.
    let hires = |choice: &Choice| matches!(choice, Choice::Hire);
    if usize::from(board.sheet.temps) > board.marks.begun.temps && !chosen.iter().any(hires) {
        chosen.push(Choice::Hire);
    }
    let summary = plain(&describe(words, None, &chosen, &Told::of(board.view, None)));
    if board.choices().any(|(choice, _)| matches!(choice, Choice::Plan(_))) {
        let open = |slot: PlanSlot| board.effect(Choice::Plan(slot)).is_some();
        // Those who are first get more: tell what waiting may cost.
        let first = |slot: &PlanSlot| open(*slot) && !board.view.plans[slot.index()].approved;
        let line = match PlanSlot::ALL.iter().copied().find(first) {
            Some(slot) => {
                let PlanView { first, later, .. } = board.view.plans[slot.index()];
                let plan = slot.index() + 1;
                say!(words, "w-close-plan-line", plan = plan, now = first, points = later)
            }
            None => words.say("w-close-plan-line-later"),
        };
        return Said { order: words.say("w-close-plan"), line };
    }
    let own = board.own.as_ref().and_then(|own| own.closing(board));
    let line = if let Some(own) = own.filter(|_| !turn.refused) {
        own
    } else if turn.reshuffle {
        say!(words, "w-close-reshuffle", summary = summary)
    } else if board.effect(Choice::Reshuffle).is_some() {
        say!(words, "w-close-may-reshuffle", summary = summary)
    } else {
        say!(words, "w-close-line", summary = summary)
    };
    Said { order: words.say("w-close"), line }
}
