//! The signs of the drawn board and what they mean; only those that this table has.

use crate::extensions::Extension;
use crate::game::Welcome;
use crate::rules::Mode;

/// Signs with their meanings, as they are gathered.
#[derive(Default)]
struct Signs(Vec<(String, String)>);

impl Signs {
    fn add(&mut self, sign: &str, meaning: &str) {
        self.0.push((sign.to_owned(), meaning.to_owned()));
    }
}

impl Welcome {
    /// The signs of the board as `draw` draws it, each with its meaning.
    pub(crate) fn signs(&self) -> Vec<(String, String)> {
        let mut signs = Signs::default();
        self.add_cards(&mut signs);
        self.add_streets(&mut signs);
        self.add_tracks(&mut signs);
        signs.0
    }

    fn add_cards(&self, signs: &mut Signs) {
        match self.rules.mode {
            Mode::Standard => {
                signs.add("Pairs", "a number with its action; you take one pair");
                signs.add("next round", "the action that this pile offers next");
            }
            Mode::Solo | Mode::Opponent => signs.add(
                "Cards",
                "each a number and an action; `take 1+3` is the number of the first with the \
                 action of the third",
            ),
            Mode::Expert => {
                signs.add(
                    "Hand",
                    "your three cards; `take 1+3` is the number of the first with the action of \
                     the third, and the second goes on",
                );
                signs.add("received", "the action of the card that a seat was passed");
            }
        }
        signs.add(
            "first, later",
            "what a plan pays those who fulfil it first, and everyone afterwards; - once someone \
             was first",
        );
        if self.rules.opponent.is_some() {
            let lots = self.rules.printing.estates();
            let line = "the plans that your opponent takes when their validation card comes";
            signs.add("validates A C", line);
            let line = format!("the cards you gave it; its barriers | part them into {lots}");
            signs.add("pile pool | temp", &line);
            signs.add("3×2", &format!("one of its {lots}: three houses, two points each"));
        }
    }

    fn add_streets(&self, signs: &mut Signs) {
        let words = self.rules.printing;
        signs.add("a1 2 3", "the places of a street from the left; the third is written `a3`");
        signs.add("·", "an empty place");
        signs.add("7", "a house with its number");
        signs
            .add("7b", &format!("a house with the number of its neighbour: {}", one(words.copy())));
        if self.rules.cards().iter().any(|card| !card.number.is_whole()) {
            signs.add("9¾", "a number between 9 and 10");
        }
        if !self.rules.town().pools.is_empty() {
            signs.add("·~", "an empty place where a pool can be built with the house");
            signs.add("7≈", "a house with its pool");
        }
        if self.rules.roundabouts_allowed {
            signs.add("(o)", "a roundabout");
        }
        self.add_extension(signs);
        let line = format!("{}; the end of a street, which counts as one", one(words.fence()));
        signs.add("│  ║", &line);
        signs.add("━━━━", "above houses: a plan has used them");
    }

    fn add_extension(&self, signs: &mut Signs) {
        match &self.rules.extension {
            Some(Extension::Eggs(_)) => {
                let line = "below a place: its eggs, yellow, blue, green, orange or pink; collected \
                            ones in small letters, lost ones as -";
                signs.add("Y B G O P", line);
            }
            Some(Extension::Christmas(_)) => {
                signs.add("==", "below two houses: they are linked by lights");
            }
            Some(Extension::Ducks(_)) => {
                let line = "below two places: a yellow or black duckling between them, in capitals \
                            once it is circled";
                signs.add("y b", line);
                signs.add("between", "ducklings between two streets, circled ones with *");
            }
            Some(Extension::Roswell(_)) => {
                let line = "below a place: a saucer; U once a zoorg is there, - when it is lost";
                signs.add("u", line);
                signs.add("goal", "how many lots to infiltrate, and the points for each");
            }
            Some(Extension::Atomic(_)) => {
                signs.add("s", "below a place: a shelter; S once it is built");
                signs.add("capacity", "how many people the shelters of each street hold");
            }
            Some(Extension::Trucks(_)) => {
                let line = "below a place: a cone with so many scoops; 2* once it is circled, - when \
                            it is lost";
                signs.add("2", line);
                let line = "where the trucks stand and which way they drive, and whether the bonus \
                            of their street is open, won or lost";
                signs.add("trucks", line);
            }
            Some(Extension::Halloween(_)) => {
                let line = "below a place: a ghost and a candy; G or C once one of them is circled, \
                            - when they are lost";
                signs.add("gc", line);
                signs.add("ghosts", "how many are circled, and how each tier stands");
            }
            Some(Extension::Zombies(_)) => {
                let line = "below a place: a house without a barricade; # once you have built it, and \
                            Z in the street when the house is invaded";
                signs.add("!", line);
                let line = "where each horde arrives next, your ammunition, and how much was used";
                signs.add("hordes", line);
            }
            None => {}
        }
    }

    fn add_tracks(&self, signs: &mut Signs) {
        let lots = self.rules.printing.estates();
        signs.add(
            "■■□ 4",
            "a track: two boxes of three are crossed, which brings 4 points now; with a minus it \
             costs them",
        );
        signs.add("1: 2×3", &format!("two complete {lots} of one house, worth 3 points each"));
        signs.add(
            "refusals",
            "turns in which no number fitted; when all boxes are crossed, the game ends",
        );
        signs.add("score", "your points as they stand, and what they are made of");
        if self.contest.architects.len() > 1 {
            let line = "of the others: how many of their places are taken, as everyone knows it";
            signs.add("20/33 built", line);
        }
    }
}

/// A word with its article.
pub(crate) fn one(word: &str) -> String {
    let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {word}")
}
