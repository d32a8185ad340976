//! Options and numbers of seats are checked before anything is dealt.

use super::{Mode, Verdict};
use crate::{Game, OptionKind, OptionSpec, Seat, Settings};

/// A word no option has.
const NO_SUCH: &str = "no such word";

pub(super) fn hold<G: Game>(modes: &[Mode]) -> Verdict {
    for spec in G::options() {
        default_is_a_value(spec)?;
        other_values_are_refused::<G>(spec)?;
        let namesakes = G::options().iter().filter(|other| other.name == spec.name);
        if namesakes.count() > 1 {
            return Err(format!("two options are called `{}`", spec.name));
        }
    }
    let fewest = *G::SEATS.start();
    let unknown = Settings::default().with(NO_SUCH, "true");
    if G::setup(&unknown, fewest).is_ok() {
        return Err(format!("an option called `{NO_SUCH}` is accepted; expected a refusal"));
    }
    seats_are_counted::<G>()?;
    modes.iter().try_for_each(settings_are_complete::<G>)
}

fn default_is_a_value(spec: &OptionSpec) -> Verdict {
    Settings::default()
        .with(spec.name, spec.default)
        .complete(&[*spec])
        .map_err(|error| format!("the default of an option is not one of its values: {error}"))?;
    Ok(())
}

fn other_values_are_refused<G: Game>(spec: &OptionSpec) -> Verdict {
    let wrong = Settings::default().with(spec.name, NO_SUCH);
    if G::setup(&wrong, *G::SEATS.start()).is_ok() {
        return Err(format!(
            "option `{}` can be `{NO_SUCH}`; expected {}",
            spec.name,
            spec.expected()
        ));
    }
    let words: Vec<&str> = match spec.kind {
        OptionKind::Switch => vec!["true", "false"],
        OptionKind::OneOf(words) | OptionKind::Data(words) => {
            words.iter().map(|(word, _)| *word).collect()
        }
    };
    for word in words {
        // It may exclude the other options' defaults; it may not panic.
        let _ = G::setup(&Settings::default().with(spec.name, word), *G::SEATS.start());
    }
    Ok(())
}

fn seats_are_counted<G: Game>() -> Verdict {
    let (fewest, most) = (*G::SEATS.start(), *G::SEATS.end());
    if fewest == 0 || fewest > most || most > Seat::MOST {
        return Err(format!(
            "a table has {fewest} to {most} seats; expected a range within 1 to {}",
            Seat::MOST
        ));
    }
    for seats in [0, fewest - 1, most + 1, usize::MAX] {
        if G::setup(&Settings::default(), seats).is_ok() {
            return Err(format!("{seats} seats are accepted; expected {fewest} to {most}"));
        }
    }
    Ok(())
}

/// A setup's settings name every option, and ask for the same setup again.
fn settings_are_complete<G: Game>(mode: &Mode) -> Verdict {
    let setup = G::setup(&mode.settings, mode.seats)
        .map_err(|error| format!("{mode}: expected to be accepted, but {error}"))?;
    let settings = G::settings(&setup);
    for spec in G::options() {
        if settings.get(spec.name).is_none() {
            return Err(format!(
                "{mode}: the setup's settings do not name option `{}`; expected all of them",
                spec.name
            ));
        }
    }
    let again = G::setup(settings, mode.seats)
        .map_err(|error| format!("{mode}: its own complete settings are refused: {error}"))?;
    if G::settings(&again) != settings {
        return Err(format!(
            "{mode}: set up again from its settings, it has others; expected the same"
        ));
    }
    Ok(())
}
