//! The signs of the drawn board and what they mean.

use crate::game::Welkin;
use crate::resource::Resource;

impl Welkin {
    /// The signs of the board as `draw` draws it, each with its meaning.
    pub(crate) fn signs(&self) -> Vec<(String, String)> {
        let names = &self.rules.figures().names;
        let letters = Resource::ALL.map(|kind| format!("{kind} {}", names[kind.index()]));
        let [one, two, .., last] = Resource::ALL;
        let [first, second, other] = [one, two, last].map(|kind| names[kind.index()].as_str());
        let mut signs = Vec::new();
        let mut add = |sign: &str, meaning: &str| signs.push((sign.to_owned(), meaning.to_owned()));
        add(
            &Resource::ALL.map(|kind| kind.to_string()).concat(),
            &format!("the resources: {}", letters.join(", ")),
        );
        add("value", "what one of it pays in a sale: as many coins as its market has tokens");
        add("reserve", "how many of it can still be taken");
        add(
            "tokens",
            &format!(
                "the market tokens by their other face: {last} in the market {one} shows {first}, \
                 and `flip {one}{last}` turns it to {other}"
            ),
        );
        add(
            &format!("12  {one}{one}{two}"),
            &format!("site 12, which asks for two {first} and one {second}"),
        );
        add("***", "slots that take any resource");
        add("pays 5 now", "what the whole site, or what lies on it, would pay at this moment");
        add("sell early, buy …", "the power that the player who completes the site has once");
        add("turns a market token, token turns", "the player who opens the site turns a token");
        add(
            &format!("produces 2 of {one}{two}"),
            &format!(
                "two production tokens show +1, so that two resources are made, each {first} or \
                 {second}"
            ),
        );
        add("missing", "the slots of a site that are still free");
        add("completed 3 used", "sites that were sold, and whether their power is used");
        signs
    }
}
