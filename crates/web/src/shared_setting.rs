//! Something that the operator sets and that holds on every server over the same database.
//!
//! It is kept among the settings of the store, and every server reads it again every few seconds:
//! see [`RELOAD`].

use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use store::{AppendError, Store, Unavailable};
use tokio::sync::{Mutex, watch};
use tracing::warn;

/// How often settings are read again.
pub(crate) const RELOAD: Duration = Duration::from_secs(3);

/// What can be kept.
pub(crate) trait Kept: Clone + Default + PartialEq + Serialize + DeserializeOwned {
    /// Its name among the settings.
    const KEY: &str;
}

/// A setting as it was last read.
#[derive(Debug)]
pub(crate) struct SharedSetting<T> {
    value: watch::Sender<T>,
    /// Held while the store is asked, so that what was read before a change does not undo it.
    asking: Mutex<()>,
}

impl<T: Kept> Default for SharedSetting<T> {
    fn default() -> Self {
        Self { value: watch::Sender::new(T::default()), asking: Mutex::default() }
    }
}

impl<T: Kept> SharedSetting<T> {
    /// The setting now. It cannot change while this is held, so hold it shortly.
    pub(crate) fn current(&self) -> watch::Ref<'_, T> {
        self.value.borrow()
    }

    /// News of changes.
    pub(crate) fn watch(&self) -> watch::Receiver<T> {
        self.value.subscribe()
    }

    /// Reads the setting again.
    pub(crate) async fn reload(&self, store: &Store) -> Result<(), Unavailable> {
        let _asking = self.asking.lock().await;
        self.read(store).await
    }

    async fn read(&self, store: &Store) -> Result<(), Unavailable> {
        let text = store.get_setting(T::KEY).await?;
        match text.as_deref().map_or_else(|| Ok(T::default()), serde_json::from_str) {
            Ok(value) => self.set(value),
            // A newer server may write what this one does not understand.
            Err(error) => warn!(setting = T::KEY, %error, "a setting cannot be read"),
        }
        Ok(())
    }

    /// Changes the setting here and on all other servers.
    pub(crate) async fn edit(
        &self,
        store: &Store,
        change: impl FnOnce(&mut T),
    ) -> Result<(), AppendError> {
        let _asking = self.asking.lock().await;
        self.read(store).await?;
        let mut value = self.current().clone();
        change(&mut value);
        let text = serde_json::to_string(&value).expect("settings are plain JSON");
        store.set_setting(T::KEY, &text).await?;
        self.set(value);
        Ok(())
    }

    fn set(&self, value: T) {
        self.value.send_if_modified(|known| {
            let new = *known != value;
            *known = value;
            new
        });
    }
}
