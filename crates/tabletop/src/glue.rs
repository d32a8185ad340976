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
