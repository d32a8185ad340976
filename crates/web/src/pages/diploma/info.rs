//! A diploma as pages know it, whichever game it is of: what there is to achieve, in words.

use fluent_bundle::FluentValue;
use maud::Markup;

use crate::play::Shown;
use crate::words::Words;

/// Everything that can be achieved with a box.
#[derive(Clone, Debug)]
pub struct DiplomaInfo {
    /// Its name in addresses and in the ids of its words.
    pub name: String,
    /// The achievements, in groups.
    pub groups: Vec<GroupInfo>,
}

/// Achievements of one kind.
#[derive(Clone, Debug)]
pub struct GroupInfo {
    /// Its name in the ids of its words.
    pub name: String,
    /// One after the other.
    pub achievements: Vec<AchievementInfo>,
}

/// Something to be achieved.
#[derive(Clone, Debug)]
pub struct AchievementInfo {
    /// Its name in addresses and in the ids of its words.
    pub name: String,
    /// What it takes: words of the game's data, with their figures.
    needs: Vec<(String, Option<String>)>,
    /// The id of its drawing.
    pub sign: &'static str,
    /// Its picture, if it has one.
    pub stamp: Option<Markup>,
}

impl DiplomaInfo {
    /// The diploma of a game; without groups if it has none.
    pub fn of<G: Shown>() -> Self {
        let diploma = G::diploma();
        let groups = diploma.groups.iter().map(|group| GroupInfo {
            name: group.name.clone(),
            achievements: group
                .achievements
                .iter()
                .map(|achievement| {
                    let needs: Vec<_> = achievement.words().collect();
                    let (last, _) = needs.last().expect("an achievement needs something");
                    let sign = G::sign_of_feat(last);
                    let mut figures = needs.iter().filter_map(|(feat, figure)| {
                        figure.as_deref().map(|figure| (feat.as_str(), figure))
                    });
                    let stamp = figures.find_map(|(feat, figure)| G::stamp(feat, figure));
                    AchievementInfo { name: achievement.name.clone(), needs, sign, stamp }
                })
                .collect(),
        });
        Self { name: diploma.name.clone(), groups: groups.collect() }
    }

    /// Every achievement, in order.
    pub fn all(&self) -> impl Iterator<Item = &AchievementInfo> {
        self.groups.iter().flat_map(|group| &group.achievements)
    }

    /// The id of what a group is called.
    pub fn group_id(&self, group: &GroupInfo) -> String {
        format!("diploma-{}-group-{}", self.name, group.name)
    }
}

impl AchievementInfo {
    /// What it is called, and what it takes. Those without a name of their own are called after what
    /// their stamp shows, or else by what they take.
    pub fn told(&self, words: &Words, diploma: &str) -> (String, Option<String>) {
        let sentence = self.sentence(words, diploma);
        let id = format!("diploma-{diploma}-name-{}", self.name);
        if words.has(&id) {
            return (words.say(&id), Some(sentence));
        }
        let figures = self.needs.iter().filter(|_| self.stamp.is_some());
        let mut named = figures
            .filter_map(|(feat, figure)| name_of_figure(words, diploma, feat, figure.as_deref()?));
        named.next().map_or((sentence.clone(), None), |name| (name, Some(sentence)))
    }

    /// The ids of all that is said of it in words of its own.
    #[cfg(test)]
    pub(super) fn ids(&self, words: &Words, diploma: &str) -> Vec<String> {
        let own = |id: String| words.has(&id).then_some(id);
        let mut ids: Vec<String> =
            own(format!("diploma-{diploma}-name-{}", self.name)).into_iter().collect();
        for (feat, figure) in &self.needs {
            let id = format!("diploma-{diploma}-{feat}");
            ids.extend(figure.as_ref().and_then(|figure| own(format!("{id}-{figure}"))));
            ids.push(id);
        }
        ids
    }

    /// What it takes, one thing after the other.
    fn sentence(&self, words: &Words, diploma: &str) -> String {
        let phrases = self.needs.iter().map(|(feat, figure)| {
            let id = format!("diploma-{diploma}-{feat}");
            match figure {
                None => words.say(&id),
                Some(figure) => {
                    let figure = figure_in_words(words, diploma, feat, figure);
                    words.say_with(&id, &[("figure", figure)])
                }
            }
        });
        let sentence = phrases.collect::<Vec<_>>().join(" ");
        let mut letters = sentence.chars();
        let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
        first.unwrap_or_default() + letters.as_str()
    }
}

/// A figure as a number, or what a value of that name is called: a sheet, an opponent.
fn figure_in_words<'a>(
    words: &Words,
    diploma: &str,
    feat: &str,
    figure: &'a str,
) -> FluentValue<'a> {
    match name_of_figure(words, diploma, feat, figure) {
        Some(name) => name.into(),
        None => FluentValue::try_number(figure),
    }
}

fn name_of_figure(words: &Words, diploma: &str, feat: &str, figure: &str) -> Option<String> {
    let own = format!("diploma-{diploma}-{feat}-{figure}");
    let option = format!("{diploma}-option-{feat}-{figure}");
    [own, option].into_iter().find(|id| words.has(id)).map(|id| words.say(&id))
}
