//! Which plans lie on the table: one of each stack, picked once for everyone.

use maud::{Markup, html};
use welcome::plan::PlanSlot;

use super::{SharedRules, shell};
use crate::pages::layout::{Shell, icon, refused, site};
use crate::words::{Words, say};

/// What the page is drawn from.
pub(crate) struct PlansScene<'a> {
    pub(crate) words: &'a Words,
    pub(crate) address: &'a str,
    pub(crate) title: &'a str,
    pub(crate) rules: &'a dyn SharedRules,
    /// What is picked, stack by stack.
    pub(crate) picked: [Option<u8>; 3],
    /// What the plans must show.
    pub(crate) search: &'a str,
    pub(crate) refused: Option<&'a str>,
}

/// A plan to pick from, and by what it is found.
pub(crate) struct PlanCard {
    /// The card.
    pub(crate) face: Markup,
    /// What it asks for, in every language.
    pub(crate) said: String,
    /// The sizes that it asks for, as often as it asks for them; other numbers on it.
    pub(crate) sizes: Vec<u32>,
    /// What it pays.
    pub(crate) points: [i32; 2],
}

impl PlanCard {
    /// Its words, and the numbers that can be asked for together.
    fn found_by(&self) -> (Vec<String>, [Vec<String>; 3]) {
        let sizes: Vec<String> = self.sizes.iter().map(ToString::to_string).collect();
        let points: Vec<String> = self.points.iter().map(ToString::to_string).collect();
        let mut any: Vec<String> = sizes.iter().chain(&points).cloned().collect();
        any.sort_unstable();
        any.dedup();
        let mut said: Vec<String> = words_of(&self.said).collect();
        said.retain(|word| word.len() > 2 && !is_number(word));
        said.sort_unstable();
        said.dedup();
        (said, [sizes, points, any])
    }
}

/// The words of a text in small letters without accents.
fn words_of(text: &str) -> impl Iterator<Item = String> {
    let plain: String = text.to_lowercase().chars().map(without_accent).collect();
    let words = plain.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned);
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().into_iter()
}

const fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        '×' => 'x',
        other => other,
    }
}

fn is_number(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
}

/// What is looked for, word by word: `2x6` is two sixes.
fn asked(search: &str) -> Vec<String> {
    let spelled = |word: String| match &*word {
        "one" | "un" | "une" => "1".to_owned(),
        "two" | "deux" => "2".to_owned(),
        "three" | "trois" => "3".to_owned(),
        "four" | "quatre" => "4".to_owned(),
        "five" | "cinq" => "5".to_owned(),
        "six" => "6".to_owned(),
        _ => word,
    };
    let times = |word: String| match *word.as_bytes() {
        [times @ b'1'..=b'9', b'x', size @ b'0'..=b'9'] => {
            vec![char::from(size).to_string(); usize::from(times - b'0')]
        }
        _ => vec![spelled(word)],
    };
    let mut asked: Vec<String> = words_of(search).flat_map(times).collect();
    // `2 lots of 6` are two sixes, too.
    for at in 0..asked.len() {
        if let [count, lots, of, size] = &asked[at..asked.len().min(at + 4)]
            && let (Ok(count @ 1..=9), true, true) =
                (count.parse(), names_lots(lots), is_number(size))
            && matches!(&**of, "of" | "de")
        {
            let sizes = vec![size.clone(); count];
            asked.splice(at..at + 4, sizes.into_iter().chain(["lots".to_owned()]));
            break;
        }
    }
    asked
}

/// Whether a number beside this word is a size.
fn names_lots(word: &str) -> bool {
    ["lot", "estate", "lotissement"].contains(&word.trim_end_matches('s'))
}

/// Whether a plan shows all of it: its numbers as often as they are asked for. The script decides the
/// same.
fn shows((said, bags): &(Vec<String>, [Vec<String>; 3]), asked: &[String]) -> bool {
    let count = |words: &[String], word: &String| words.iter().filter(|it| *it == word).count();
    let is_said = |word: &String| {
        let alike = |other: &String| other.starts_with(word) || word.starts_with(other);
        word.len() < 3 || said.iter().any(alike)
    };
    let bags = if asked.iter().any(|word| names_lots(word)) { &bags[..1] } else { bags };
    bags.iter().any(|numbers| {
        asked.iter().all(|word| {
            if is_number(word) { count(numbers, word) >= count(asked, word) } else { is_said(word) }
        })
    })
}

/// The page.
pub(crate) fn plans(scene: &PlansScene<'_>) -> Markup {
    let words = scene.words;
    let path = format!("{}/plans", scene.address);
    let shell = Shell {
        scripts: &["site.js", "together.js", "plans.js"],
        ..shell(words, scene.title, &path).private()
    };
    let search = asked(scene.search);
    let stacks = PlanSlot::ALL.map(|slot| {
        let cards =
            scene.rules.plan_cards(words, slot).into_iter().zip(0_u8..).map(|(card, index)| {
                let found_by = card.found_by();
                (index, shows(&found_by, &search), found_by, card.face)
            });
        (slot, cards.collect::<Vec<_>>())
    });
    let found = stacks.iter().flat_map(|(_, cards)| cards).any(|(_, shows, ..)| *shows);
    site(
        &shell,
        &html! {
            div .col1 {
                header .head { h1 { (words.say("cp-plans-title")) } p .soft { (words.say("cp-plans-about")) } }
                (refused(scene.refused))
                // One form: what is picked goes along with what is looked for.
                form .pick-plans method="post" action=(path) {
                    div .search role="search" {
                        input .input type="search" name="show" value=(scene.search) maxlength="40" placeholder=(words.say("cp-search-example")) aria-label=(words.say("cp-search"));
                        button #find .btn formmethod="get" formaction=(path) { (icon("i-find")) span { (words.say("cp-find")) } }
                    }
                    p #no-plan .soft role="status" hidden[found] { (words.say("cp-no-plan-shows")) }
                    a #all-plans .btn href=(path) hidden[search.is_empty()] { (words.say("cp-all-plans")) }
                    @for (slot, cards) in stacks {
                        fieldset .pickplans {
                            legend { span .flagno { (slot) } (say!(words, "cp-stack", stack = slot.index() + 1)) }
                            div .pgrid {
                                @for (index, shows, (said, [sizes, points, any]), face) in cards {
                                    @let picked = scene.picked[slot.index()] == Some(index);
                                    label .pchoice hidden[!shows && !picked] data-said=(said.join(" "))
                                        data-sizes=(sizes.join(" ")) data-points=(points.join(" ")) data-any=(any.join(" ")) {
                                        input type="radio" name={ "plan-" (slot) } value=(index) checked[picked];
                                        span .pcard { (face) }
                                    }
                                }
                            }
                        }
                    }
                    div .stickyfoot {
                        button .btn.main { (icon("i-done")) (words.say("cp-these-three")) }
                        a .btn href=(scene.address) { (words.say("sit-back")) }
                    }
                }
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use tabletop::Settings;
    use welcome::Welcome;
    use welcome::paper::PaperRulesOf;

    use super::*;
    use crate::words::Language;

    fn found(search: &str, edition: &str) -> [usize; 3] {
        let mut settings = Settings::default();
        settings.set("edition", edition);
        let rules = PaperRulesOf::<Welcome>::new(&settings, 1).expect("rules");
        let search = asked(search);
        PlanSlot::ALL.map(|slot| {
            let cards = SharedRules::plan_cards(&*rules, Language::En.words(), slot);
            cards.iter().filter(|card| shows(&card.found_by(), &search)).count()
        })
    }

    #[test]
    fn plans_are_found_by_what_their_cards_show() {
        for edition in ["2018", "2023"] {
            for search in ["6 6", "2x6", "2×6", "two lots of 6", "2 lotissements de 6"] {
                assert_eq!(found(search, edition), [1, 0, 0], "{search}, {edition}");
            }
            let all: usize = found("", edition).iter().sum();
            for search in ["six", "3 4", "4, 3", "13", "lot of 3"] {
                let found: usize = found(search, edition).iter().sum();
                assert!(found > 0 && found < all, "{search}: {found} of {all}");
            }
            for search in ["estate", "lot", "LOTS", "lotissement"] {
                assert!(found(search, edition).iter().sum::<usize>() > 0, "{search}");
            }
            assert_eq!(found("lot of 6", edition)[0], 1, "{edition}");
            assert_eq!(found("zzz", edition), [0; 3]);
            assert_eq!(found("7 7 7", edition), [0; 3]);
        }
    }
}
