//! Reading pages as far as the tests need it.

/// What a page without script offers to choose, in the order of the page, each once: the buttons
/// of the turn's form that can be pressed and do not lead elsewhere, and the numbers that a house
/// asks for.
pub(crate) fn choices(page: &str) -> Vec<String> {
    let mut choices = Vec::new();
    let verb = page.split(" data-verb=\"").nth(1).and_then(|rest| rest.split('"').next());
    for button in page.split("<button").skip(1) {
        let tag = button.split('>').next().unwrap_or_default();
        if let (Some(house), Some(numbers)) =
            (attribute(tag, "value"), attribute(tag, "data-numbers"))
        {
            let numbers = numbers.split(' ').filter_map(|number| number.split(':').next());
            let verb = verb.expect("what a number does");
            choices.extend(numbers.map(|number| format!("{verb} {number} {house}")));
            continue;
        }
        let elsewhere = tag.contains(" formaction=") || tag.contains(" disabled");
        if attribute(tag, "name").as_deref() != Some("choice") || elsewhere {
            continue;
        }
        let value = attribute(tag, "value").expect("a choice has a value");
        if !choices.contains(&value) {
            choices.push(value);
        }
    }
    choices
}

/// An attribute of a tag.
pub(crate) fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(unescape(rest.split('"').next()?))
}

fn unescape(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&")
}

/// The page without the version that its reader sees.
pub(crate) fn without_version(page: &str) -> String {
    let (before, rest) = page.split_once(" data-version=\"").expect("a page of a table");
    let (_, after) = rest.split_once('"').expect("the end of the attribute");
    format!("{before}{after}")
}
