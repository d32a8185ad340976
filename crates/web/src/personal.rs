//! What is kept of a person beside their tables, under the hash of their secret, until they delete it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use store::{AppendError, Store, Unavailable};

/// How often a change is made again when another server was first.
const TRIES: usize = 100;

/// What is kept under a name; nothing else than that if another version wrote it.
pub(crate) async fn read<T: DeserializeOwned + Default>(
    store: &Store,
    key: &str,
) -> Result<T, Unavailable> {
    Ok(parse(store.get_setting(key).await?.as_deref()))
}

/// Changes what is kept under a name. If another server changed it meanwhile, it is changed once more.
pub(crate) async fn change<T: DeserializeOwned + Serialize + Default + PartialEq>(
    store: &Store,
    key: &str,
    mut change: impl FnMut(&mut T),
) -> Result<(), AppendError> {
    for _ in 0..TRIES {
        let text = store.get_setting(key).await?;
        let mut kept: T = parse(text.as_deref());
        change(&mut kept);
        let new = serde_json::to_string(&kept).expect("what is kept is plain JSON");
        if text.as_deref() == Some(&new) || store.swap_setting(key, text.as_deref(), &new).await? {
            return Ok(());
        }
    }
    Err(AppendError::Taken)
}

fn parse<T: DeserializeOwned + Default>(text: Option<&str>) -> T {
    text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}
