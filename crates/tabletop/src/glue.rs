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
