//! What the implementations of [`Game`](crate::Game) have in common.

/// The part of `impl Game` that deals with options, for a game whose setup is a type `Rules` with
/// the complete `settings` and a function `new` that checks settings and seats.
#[macro_export]
macro_rules! setup_by_rules {
    ($rules:ty, $options:expr) => {
        type Setup = std::sync::Arc<$rules>;

        fn options() -> &'static [$crate::OptionSpec] {
            $options
        }

        fn setup(
            settings: &$crate::Settings,
            seats: usize,
        ) -> Result<Self::Setup, $crate::OptionsError> {
            <$rules>::new(settings, seats)
        }

        fn settings(setup: &Self::Setup) -> &$crate::Settings {
            &setup.settings
        }
    };
}

/// The part of `impl Game` that a game's other files answer: its view and its position are made by
/// their own types, and `describe` is a function.
#[macro_export]
macro_rules! answered_by_parts {
    ($view:ty, $position:ty, $describe:path) => {
        type View = $view;
        type Position = $position;

        fn view(&self, viewer: $crate::Viewer) -> $view {
            <$view>::of(self, viewer)
        }

        fn describe(&self, seat: $crate::Seat, choice: Self::Choice) -> String {
            $describe(self, seat, choice)
        }

        fn position(&self) -> $position {
            <$position>::of(self)
        }

        fn set_up(position: &$position, dealer: $crate::Dealer) -> Result<Self, $crate::Faults> {
            position.set_up(dealer)
        }
    };
}

/// How rules are shown to programmers: by the options and the seats, since all else follows from
/// them and fills pages.
#[macro_export]
macro_rules! debug_by_settings {
    ($rules:ident) => {
        impl std::fmt::Debug for $rules {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($rules))
                    .field("settings", &self.settings)
                    .field("seats", &self.seats)
                    .finish_non_exhaustive()
            }
        }
    };
}
