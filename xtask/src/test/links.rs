//! Links between the project's documents lead somewhere.

use std::path::Path;

use anyhow::{Result, ensure};

use super::habits::{files, read};

pub(super) fn check(root: &Path) -> Result<()> {
    let root = &root.canonicalize()?;
    let mut faults = Vec::new();
    for file in files(root, "md")? {
        let folder = file.parent().unwrap_or(root);
        for (line, target) in local_links(&read(&file)?) {
            // A link that climbs out of the repository works for its writer and nobody else.
            let found = folder.join(&target).canonicalize();
            if !found.is_ok_and(|path| path.starts_with(root)) {
                let name = file.strip_prefix(root).unwrap_or(&file).display();
                faults.push(format!("  {name}:{line}: {target}"));
            }
        }
    }
    ensure!(
        faults.is_empty(),
        "links to files that are not in the repository: mend the link or add the file\n{}",
        faults.join("\n")
    );
    Ok(())
}

/// The line and the path of every link to a file: `[text](path)`, `[name]: path`, `src="path"`.
fn local_links(markdown: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    let mut in_fence = false;
    for (index, line) in markdown.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_fence = !in_fence;
            continue;
        }
        if in_fence {
            continue;
        }
        // Between backticks stands an example, not a link.
        let prose = line.split('`').step_by(2).collect::<Vec<_>>().join("``");
        let targets = after(&prose, "](", ')')
            .chain(after(&prose, "src=\"", '"'))
            .chain(after(&prose, "href=\"", '"'))
            .chain(definition(&prose));
        links.extend(targets.filter_map(path).map(|path| (index + 1, path.to_owned())));
    }
    links
}

/// What stands between each `opening` and the `closing` after it.
fn after<'a>(prose: &'a str, opening: &'a str, closing: char) -> impl Iterator<Item = &'a str> {
    prose.split(opening).skip(1).filter_map(move |rest| Some(rest.split_once(closing)?.0))
}

/// The target of a line such as `[rulings]: docs/rulings.md`.
fn definition(prose: &str) -> Option<&str> {
    Some(prose.strip_prefix('[')?.split_once("]: ")?.1)
}

/// The path of a target, if it is one: not an address, without its title and its heading.
fn path(target: &str) -> Option<&str> {
    let address = target.split_whitespace().next()?.trim_matches(['<', '>']);
    let path = address.split('#').next()?;
    (!path.is_empty() && !address.contains("://") && !address.starts_with("mailto:"))
        .then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_files_and_leaves_the_rest() {
        let markdown = "\
See [rulings](docs/rulings.md#bis) and [the web](https://example.org/a.md), [up](#top).
![sheet](docs/sheet.svg \"A sheet\") `[not](a/link)` <img src=\"docs/play.png\" alt=\"\">

```text
[neither](is/this)
```
[design]: ARCHITECTURE.md
";
        let found = local_links(markdown);
        let found: Vec<_> = found.iter().map(|(line, path)| (*line, path.as_str())).collect();
        let expected = [
            (1, "docs/rulings.md"),
            (2, "docs/sheet.svg"),
            (2, "docs/play.png"),
            (7, "ARCHITECTURE.md"),
        ];
        assert_eq!(found, expected);
    }
}
