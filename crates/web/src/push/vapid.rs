//! Who calls: push services want to know that it is always the same server (RFC 8292).

use std::time::{Duration, SystemTime};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING as SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long a signature is good; a day is the most that is allowed.
const GOOD_FOR: Duration = Duration::from_hours(12);

/// The key with which this server signs its calls.
pub(super) struct Key {
    written: Vec<u8>,
    pair: EcdsaKeyPair,
}

impl Key {
    /// A new one; none if the operating system gives no random numbers.
    pub(super) fn make() -> Option<Self> {
        let written = EcdsaKeyPair::generate_pkcs8(&SIGNING, &SystemRandom::new()).ok()?;
        Self::open(written.as_ref().to_vec())
    }

    /// One that was written down.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::open(BASE64.decode(text).ok()?)
    }

    fn open(written: Vec<u8>) -> Option<Self> {
        let pair = EcdsaKeyPair::from_pkcs8(&SIGNING, &written, &SystemRandom::new()).ok()?;
        Some(Self { written, pair })
    }

    /// The key to be written down.
    pub(super) fn write(&self) -> String {
        BASE64.encode(&self.written)
    }

    /// The half that everyone may know.
    pub(super) fn public(&self) -> &[u8] {
        self.pair.public_key().as_ref()
    }

    /// The header with which this server may call browsers of this push service. `contact` is the
    /// server's own address: its operator can be found there.
    pub(super) fn authorize(&self, service: &str, contact: &str) -> Option<String> {
        let expires = SystemTime::now() + GOOD_FOR;
        let expires = expires.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs();
        let mut claims = json!({ "aud": service, "exp": expires });
        if contact.starts_with("https://") {
            claims["sub"] = contact.into();
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let (signature, key) = (BASE64.encode(signature), BASE64.encode(self.public()));
        Some(format!("vapid t={signed}.{signature}, k={key}"))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_push_service_can_check_who_calls() {
        let made = Key::make().unwrap();
        let key = Key::read(&made.write()).unwrap();
        assert_eq!(key.public(), made.public());
        let header = key.authorize("https://push.example", "https://play.example").unwrap();
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = BASE64.decode(public).unwrap();
        let known = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &public);
        known.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["sub"], "https://play.example");
        for bad in ["", "AAAA", "*"] {
            assert!(Key::read(bad).is_none(), "{bad}");
        }
    }
}
