//! Web Push: a closed phone hears that it is someone's turn. There is no account: a browser that wants
//! to be called gives the server an address at its maker's push service, and keys to encrypt for it
//! (RFC 8030, 8188, 8291, 8292).
//!
//! The addresses of a person are kept in the store under the hash of their secret, until they
//! switch calls off, or the push service says that an address is gone.

mod deliver;
mod encrypt;
mod endpoint;
mod vapid;

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};
use store::{AppendError, Store, TableId, Unavailable};
use tokio::sync::Semaphore;
use tracing::{debug, info, warn};

use self::deliver::{Deliverer, Delivery};
use self::encrypt::Recipient;
use self::endpoint::Endpoint;
use self::vapid::Key;
use crate::token::TokenHash;
use crate::words::Language;

/// How many browsers of one person are called.
const MOST_DEVICES: usize = 8;
/// How many calls are under way at once; more than that are dropped.
const MOST_AT_ONCE: usize = 64;
/// How long to wait before a call that failed is tried again.
const PAUSES: [Duration; 2] = [Duration::from_secs(5), Duration::from_mins(1)];
/// Where the server's own key is kept.
const KEY: &str = "push.key";

/// Why a browser cannot be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadSubscription {
    /// The address is none that this server would call.
    #[error("a push service has an https address at a public host")]
    Endpoint,
    /// The keys cannot be used.
    #[error("a subscription has a key of 65 bytes and a secret of 16, in URL-safe base64")]
    Keys,
}

/// A browser that wants to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    endpoint: String,
    p256dh: String,
    auth: String,
    /// The language its owner reads.
    pub(crate) language: Language,
    /// This server as the browser knows it.
    origin: String,
}

impl Subscription {
    /// The endpoint and the keys a browser sent, if it can be called.
    pub(crate) fn new(
        push: &Push,
        endpoint: String,
        p256dh: String,
        auth: String,
        language: Language,
        origin: String,
    ) -> Result<Self, BadSubscription> {
        let made = Self { endpoint, p256dh, auth, language, origin };
        made.open(push.local)?;
        Ok(made)
    }

    fn open(&self, local: bool) -> Result<(Endpoint, Recipient), BadSubscription> {
        let endpoint = Endpoint::parse(&self.endpoint, local).ok_or(BadSubscription::Endpoint)?;
        let recipient = Recipient::read(&self.p256dh, &self.auth).ok_or(BadSubscription::Keys)?;
        Ok((endpoint, recipient))
    }
}

/// What a call says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Call {
    /// The table's name.
    pub(crate) title: String,
    /// What happened there.
    pub(crate) body: String,
    /// Where to go.
    pub(crate) url: String,
    /// A call with the same tag takes the place of an earlier one.
    pub(crate) tag: String,
}

/// Who calls.
pub(crate) struct Push {
    /// Whether addresses of this machine and this network may be called, for tests.
    local: bool,
    deliverer: Deliverer,
    places: Arc<Semaphore>,
}

impl Push {
    pub(crate) fn new(local: bool) -> Self {
        let places = Arc::new(Semaphore::new(MOST_AT_ONCE));
        Self { local, deliverer: Deliverer::default(), places }
    }

    /// The server's public key, as browsers want it. The key is made when it is first asked for.
    pub(crate) async fn public_key(&self, store: &Store) -> Result<String, AppendError> {
        Ok(BASE64.encode(own_key(store).await?.public()))
    }

    /// The browsers of a person.
    pub(crate) async fn of(
        &self,
        store: &Store,
        who: TokenHash,
    ) -> Result<Vec<Subscription>, Unavailable> {
        let text = store.get_setting(&place(who)).await?;
        // What another version wrote is as good as nothing: the browser subscribes again.
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Calls one more browser of a person; the oldest goes if there are too many.
    pub(crate) async fn subscribe(
        &self,
        store: &Store,
        who: TokenHash,
        new: Subscription,
    ) -> Result<(), AppendError> {
        let mut known = self.of(store, who).await?;
        known.retain(|other| other.endpoint != new.endpoint);
        known.push(new);
        let spare = known.len().saturating_sub(MOST_DEVICES);
        keep(store, who, &known[spare..]).await
    }

    /// Calls this browser of a person no more; none of theirs if it is not told which.
    pub(crate) async fn unsubscribe(
        &self,
        store: &Store,
        who: TokenHash,
        endpoint: Option<&str>,
    ) -> Result<(), AppendError> {
        let mut known = self.of(store, who).await?;
        if known.is_empty() {
            return Ok(());
        }
        known.retain(|other| endpoint.is_some_and(|endpoint| endpoint != other.endpoint));
        keep(store, who, &known).await
    }

    /// Calls all browsers of a person, each in its own language.
    pub(crate) async fn call(
        &self,
        store: &Store,
        who: TokenHash,
        table: TableId,
        say: impl Fn(Language) -> Call,
    ) {
        let known = match self.of(store, who).await {
            Ok(known) => known,
            Err(error) => return debug!(%error, "nobody can be called"),
        };
        for subscription in known {
            let Ok(_place) = Arc::clone(&self.places).try_acquire_owned() else {
                warn!("too many calls at once: some are dropped");
                return;
            };
            let call = say(subscription.language);
            if self.call_one(store, &subscription, table, &call).await == Some(Delivery::Gone) {
                info!("a browser wants no more calls");
                let endpoint = Some(subscription.endpoint.as_str());
                if let Err(error) = self.unsubscribe(store, who, endpoint).await {
                    debug!(%error, "a browser that is gone could not be forgotten");
                }
            }
        }
    }

    async fn call_one(
        &self,
        store: &Store,
        subscription: &Subscription,
        table: TableId,
        call: &Call,
    ) -> Option<Delivery> {
        let (endpoint, recipient) = subscription.open(self.local).ok()?;
        let text = serde_json::to_vec(call).expect("a call is plain JSON");
        let mut pauses = PAUSES.into_iter();
        loop {
            let key = own_key(store).await.ok()?;
            let authorization = key.authorize(&endpoint.origin(), &subscription.origin)?;
            let body = recipient.encrypt(&text)?;
            let delivered =
                self.deliverer.deliver(&endpoint, self.local, &authorization, table, body).await;
            match delivered {
                Ok(Delivery::Later) | Err(_) => {
                    if let Err(why) = delivered {
                        debug!(host = endpoint.host(), why, "a call did not arrive");
                    }
                    tokio::time::sleep(pauses.next()?).await;
                }
                Ok(done) => return Some(done),
            }
        }
    }
}

/// Where the browsers of a person are kept.
fn place(who: TokenHash) -> String {
    format!("push.of.{who}")
}

async fn keep(store: &Store, who: TokenHash, all: &[Subscription]) -> Result<(), AppendError> {
    if all.is_empty() {
        return store.clear_setting(&place(who)).await;
    }
    let text = serde_json::to_string(all).expect("subscriptions are plain JSON");
    store.set_setting(&place(who), &text).await
}

/// The server's own key. It is read from the store every time, so that all servers use the same one
/// even if two of them made one at the same moment.
async fn own_key(store: &Store) -> Result<Key, AppendError> {
    let known = store.get_setting(KEY).await?;
    if let Some(key) = known.as_deref().and_then(Key::read) {
        return Ok(key);
    }
    let made = Key::make().expect("the operating system gives random numbers");
    store.set_setting(KEY, &made.write()).await?;
    let kept = store.get_setting(KEY).await?;
    Ok(kept.as_deref().and_then(Key::read).unwrap_or(made))
}
