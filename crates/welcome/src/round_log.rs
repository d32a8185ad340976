//! What happened in a round, in English, for the terminal.

use tabletop::{Drawing, Game as _, LogEntry, Narrated, Rival, Seat, Viewer};

use crate::choice::Choice;
use crate::extensions::Extension;
use crate::extensions::zombies::ZombieCard;
use crate::game::Welcome;
use crate::house::Street;
use crate::number::Number;
use crate::opponent::OpponentCard;
use crate::plan::PlanSlot;
use crate::rules::Mode;
use crate::view::View;

impl Narrated for Welcome {
    fn draw(view: &View) -> Drawing {
        view.drawing()
    }

    fn spots(&self, seat: Seat, choice: Choice) -> Vec<String> {
        self.spots_of(seat, choice)
    }

    fn legend(&self) -> Vec<(String, String)> {
        self.signs()
    }

    /// What everyone did since an earlier round began, and what came by itself.
    fn log_since(&self, since: &Self, chosen: &[(Seat, Choice)]) -> Vec<LogEntry> {
        let deeds = |seat: Seat, own: &[Choice]| since.deeds(seat, own);
        let mut log = LogEntry::seat_by_seat(self.seats(), chosen, deeds);
        log.extend(self.came_to_light(since).into_iter().map(LogEntry::Happened));
        log
    }

    fn called(&self, category: &'static str) -> Option<&'static str> {
        let is_there = category != "roundabouts" || self.rules.roundabouts_allowed;
        is_there.then(|| self.rules.printing.category(category))
    }

    fn rival(&self, viewer: Viewer) -> Option<Rival> {
        let card = self.rules.opponent.as_ref().filter(|card| card.scores.is_some())?;
        let parts = self.opponent_score(viewer);
        Some(Rival { name: card.name.clone(), total: self.opponent_total(viewer), parts })
    }

    fn hand(&self, seat: Seat) -> Vec<String> {
        let held = self.rules.mode == Mode::Expert && self.contest.end.is_none();
        let hand = if held { self.round.supply.hand(&self.rules, seat) } else { &[] };
        hand.iter().map(ToString::to_string).collect()
    }
}

impl Welcome {
    /// The choices of a turn that began here, in the past tense. Which card was passed
    /// on stays a secret.
    fn deeds(&self, seat: Seat, choices: &[Choice]) -> Vec<String> {
        let words = self.rules.printing;
        let offered = self.turns().offered(&self.contest.architects[seat.index()]);
        let (mut number, mut action) = (Number::NOTHING, None);
        let mut street = Street::ALL[0];
        let mut deeds = Vec::new();
        for &choice in choices {
            deeds.push(match choice {
                Choice::Take(pair) => {
                    let (taken, with) = offered.of(pair, pair);
                    (number, action) = (taken, Some(with));
                    continue;
                }
                Choice::Combine { number: first, action: second }
                | Choice::CombineAndPass { number: first, action: second, .. } => {
                    let (taken, with) = offered.of(first, second);
                    (number, action) = (taken, Some(with));
                    continue;
                }
                Choice::Use(_) | Choice::Done => continue,
                Choice::Refuse | Choice::RefuseAndPass(_) => "crossed a permit refusal".to_owned(),
                Choice::Write { number: written, house } => {
                    street = house.street();
                    if written == number {
                        format!("wrote {written} in {house}")
                    } else {
                        format!("wrote {written} in {house} ({number} with a temp)")
                    }
                }
                Choice::Fence(house) => {
                    format!("drew a {} between {house} and {}", words.fence(), house.right())
                }
                Choice::Barricade => "barricaded it".to_owned(),
                Choice::Hold(horde) => format!("held the horde {horde} back"),
                Choice::Promote(size) => format!("raised {} of {size}", words.estates()),
                Choice::Park => format!("planted a park in street {street}"),
                Choice::Pool => "built its pool".to_owned(),
                Choice::Hire => "hired a temp".to_owned(),
                Choice::Bis { number, house } => format!("copied {number} into {house}"),
                Choice::Pass => {
                    let Some(action) = action else { continue };
                    format!("left the {} unused", words.action(action))
                }
                Choice::Collect(eggs) => match eggs.to_string().as_str() {
                    "none" => continue,
                    "1+2" => "collected two eggs".to_owned(),
                    _ => "collected an egg".to_owned(),
                },
                Choice::Infiltrate => "let a zoorg in".to_owned(),
                Choice::Aim(goal) => format!("chose goal {goal}"),
                Choice::Circle(treat) => format!("circled a {}", treat.name()),
                Choice::Validate(tier) => {
                    let count = match &self.rules.extension {
                        Some(Extension::Halloween(halloween)) => halloween.count(tier),
                        _ => 0,
                    };
                    format!("validated the tier of {count} {}", tier.kind().plural())
                }
                Choice::PoolAt(house) => format!("built the pool of {house}"),
                Choice::ParkIn(street) => format!("planted a park in street {street}"),
                Choice::Cross(street) => format!("crossed the bonus of street {street}"),
                Choice::Roundabout(house) => format!("built a roundabout at {house}"),
                Choice::Plan(slot) => {
                    let points = self.points_for(slot);
                    format!("fulfilled plan {} for {points} points", words.plan(slot))
                }
                Choice::Reshuffle => "asked for a reshuffle".to_owned(),
            });
        }
        deeds
    }

    /// What a plan pays those who fulfil it in this round.
    fn points_for(&self, slot: PlanSlot) -> i32 {
        let plan = self.rules.plan(self.round.plans[slot.index()]);
        if self.round.approved & slot.bit() == 0 { plan.first } else { plan.later }
    }

    /// What nobody chose: cards that came, decks that were shuffled, what an opponent made of it.
    fn came_to_light(&self, since: &Self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(card) = &self.rules.opponent {
            self.log_opponent(since, card, &mut lines);
        } else if self.round.supply.deck.left() > since.round.supply.deck.left() {
            lines.push("The cards have been reshuffled.".to_owned());
        }
        self.log_counts(since, &mut lines);
        self.log_bonuses(since, &mut lines);
        self.log_zombies(since, &mut lines);
        let hidden = |game: &Self| game.round.supply.solo_card_hidden;
        if self.rules.mode == Mode::Solo && hidden(since) && !hidden(self) {
            let line =
                "The Solo card has come: plans you have not fulfilled pay their lower score.";
            lines.push(line.to_owned());
        }
        lines
    }

    /// Quack Quack: the counts that were made.
    fn log_counts(&self, since: &Self, lines: &mut Vec<String>) {
        let counted = |game: &Self| game.contest.architects[0].known.marks.counted().0;
        let (then, now) = (counted(since), counted(self));
        for (count, name) in ["yellow", "black", "all"].into_iter().enumerate() {
            if then[count].is_none() && now[count].is_some() {
                lines.push(format!("The {name} ducklings are counted."));
            }
        }
    }

    /// Zombies!: the cards that came, and the houses that were lost.
    fn log_zombies(&self, since: &Self, lines: &mut Vec<String>) {
        let to_come = |game: &Self| game.round.supply.packs.to_come;
        let came = |card: &ZombieCard| to_come(since) & !to_come(self) & card.bit() != 0;
        for card in ZombieCard::ALL.into_iter().filter(came) {
            lines.push(format!("A Zombie card has come: {} move.", card.in_words()));
        }
        for seat in Seat::all(self.contest.architects.len()) {
            let lost = |game: &Self| game.contest.architects[seat.index()].known.lost;
            let houses = (lost(self) & !lost(since)).into_iter();
            let houses: Vec<String> = houses.map(|house| house.to_string()).collect();
            if !houses.is_empty() {
                lines.push(format!("Seat {seat} loses {} to the zombies.", houses.join(", ")));
            }
        }
    }

    /// Bonuses that someone was first to claim.
    fn log_bonuses(&self, since: &Self, lines: &mut Vec<String>) {
        if !matches!(self.rules.extension, Some(Extension::Trucks(_))) {
            return;
        }
        let won =
            |game: &Self, seat: Seat| game.contest.architects[seat.index()].known.marks.bonuses();
        for street in Street::ALL {
            let claimed = |seat: &Seat| {
                !won(since, *seat).has(street.index()) && won(self, *seat).has(street.index())
            };
            let seats = Seat::all(self.contest.architects.len()).filter(claimed);
            let seats: Vec<String> = seats.map(|seat| format!("seat {seat}")).collect();
            if !seats.is_empty() {
                let seats = seats.join(" and ");
                lines.push(format!("The bonus of street {street} goes to {seats}."));
            }
        }
    }

    fn log_opponent(&self, since: &Self, card: &OpponentCard, lines: &mut Vec<String>) {
        let words = self.rules.printing;
        let name = if card.scores.is_some() { card.name.as_str() } else { "The closed office" };
        let (then, now) = (since.round.supply.validations, self.round.supply.validations);
        for given in self.round.supply.opponent_pile().skip(then.given.into()) {
            let action = words.action(given.action);
            lines.push(format!("{name} was given {} {action}.", given.number));
        }
        if now.recycled && !then.recycled {
            lines.push("The deck was used up: your discards are the new one.".to_owned());
        }
        let came = |slot: &PlanSlot| now.has_come(*slot) && !then.has_come(*slot);
        for slot in PlanSlot::ALL.into_iter().filter(came) {
            let plan = words.plan(slot);
            lines.push(if card.validates & slot.bit() == 0 {
                format!("{name} does not validate plan {plan}, whose validation card has come.")
            } else {
                format!("{name} validates plan {plan}: its validation card has come.")
            });
        }
        if let Some(outcome) = self.outcome()
            && card.scores.is_some()
        {
            let points = self.opponent_total(Viewer::Spectator);
            let won = outcome.standings.iter().all(|standing| standing.rank == 1);
            let end = if won { ": you have won." } else { " and has won." };
            lines.push(format!("{name} ends with {points} points{end}"));
        }
    }
}
