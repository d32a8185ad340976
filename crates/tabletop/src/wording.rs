//! What parsers say to programmers, in words for people who write files by hand.

/// What was given and what was expected instead: `"ten": expected a whole number`.
///
/// Where in a file it was is left away; callers say it in their own way.
pub fn in_words(problem: &str) -> String {
    let problem = problem.split(" at line ").next().unwrap_or(problem);
    let parts = |kind: &str| problem.strip_prefix(kind)?.split_once(", expected ");
    if let Some((given, wanted)) = parts("invalid type: ").or_else(|| parts("invalid value: ")) {
        return format!("{}: expected {}", given_in_words(given), wanted_in_words(wanted));
    }
    if let Some((count, wanted)) = parts("invalid length ") {
        return format!("{count} of them: expected {}", wanted_in_words(wanted));
    }
    problem.to_owned()
}

fn given_in_words(given: &str) -> String {
    if let Some(text) = given.strip_prefix("string ") {
        return format!("the text {text}");
    }
    match given {
        "map" => "names with values".to_owned(),
        "sequence" => "a list".to_owned(),
        "null" | "unit value" => "nothing".to_owned(),
        _ => given.split('`').nth(1).unwrap_or(given).to_owned(),
    }
}

fn wanted_in_words(wanted: &str) -> String {
    let last = || wanted.rsplit(' ').next().unwrap_or(wanted);
    match wanted {
        "u8" => "a whole number from 0 to 255".to_owned(),
        "u16" => "a whole number from 0 to 65535".to_owned(),
        "u32" | "u64" | "usize" => "a whole number, 0 or more".to_owned(),
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a string" | "string" => "a text".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "names with values".to_owned(),
        _ if wanted.starts_with("struct ") => "names with values".to_owned(),
        _ if wanted.starts_with("an array of length ")
            || wanted.starts_with("a tuple of size ") =>
        {
            format!("a list of {}", last())
        }
        _ => wanted.to_owned(),
    }
}

/// What is wrong with a text that is no TOML.
pub(crate) fn toml_in_words(problem: &str) -> String {
    let says = |starts: &[&str]| starts.iter().any(|start| problem.starts_with(start));
    if says(&["string values must be quoted"]) {
        "a text needs quotation marks, as in `name = \"plain\"`".to_owned()
    } else if says(&["invalid boolean"]) {
        "this is no number and no true or false; a text needs quotation marks".to_owned()
    } else if says(&["invalid key-value pair", "key with no value", "missing value for key"]) {
        "this is no name with its value: expected something like `boxes = 9`".to_owned()
    } else {
        let first = problem.lines().next().unwrap_or(problem);
        format!("this is not TOML: {first}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_words_of_the_parser_are_left() {
        for (said, meant) in [
            (
                "invalid type: string \"ten\", expected i64",
                "the text \"ten\": expected a whole number",
            ),
            ("invalid type: integer `5`, expected an array of length 3", "5: expected a list of 3"),
            ("invalid length 2, expected an array of length 3", "2 of them: expected a list of 3"),
            (
                "invalid value: integer `300`, expected u8 at line 1 column 7",
                "300: expected a whole number from 0 to 255",
            ),
            ("invalid type: map, expected a sequence", "names with values: expected a list"),
        ] {
            assert_eq!(in_words(said), meant);
        }
    }
}
