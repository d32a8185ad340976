//! Encrypting for one browser, so that its push service cannot read along (RFC 8291 and 8188).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// A point of the curve as it is sent.
const POINT: usize = 65;
/// One record holds all: no call is this long.
const RECORD: u32 = 4096;
/// Ends the last record.
const LAST: u8 = 2;

/// Whom to encrypt for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Recipient {
    key: [u8; POINT],
    secret: [u8; 16],
}

impl Recipient {
    /// The keys as a browser tells them.
    pub(super) fn read(key: &str, secret: &str) -> Option<Self> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let key: [u8; POINT] = read(key)?.try_into().ok()?;
        // Whether the point is on the curve shows when it is used.
        (key[0] == 4).then_some(())?;
        Some(Self { key, secret: read(secret)?.try_into().ok()? })
    }

    /// The body of a push message that says this.
    pub(super) fn encrypt(&self, text: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let mut salt = [0; 16];
        random.fill(&mut salt).ok()?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public: [u8; POINT] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.key);
        agree_ephemeral(own, &theirs, |shared| self.seal(shared, &public, salt, text)).ok()?
    }

    /// The same with a given secret of both sides, public key and salt.
    fn seal(
        &self,
        shared: &[u8],
        public: &[u8; POINT],
        salt: [u8; 16],
        text: &[u8],
    ) -> Option<Vec<u8>> {
        let both = Salt::new(HKDF_SHA256, &self.secret).extract(shared);
        let input: [u8; 32] = expand(&both, &[b"WebPush: info\0", &self.key, public])?;
        let secret = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let key: [u8; 16] = expand(&secret, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = expand(&secret, &[b"Content-Encoding: nonce\0"])?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        let mut sealed = [text, &[LAST]].concat();
        let nonce = Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
        Some([&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], public, &sealed].concat())
    }
}

/// How many bytes to derive.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(secret: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut derived = [0; N];
    secret.expand(info, Length(N)).ok()?.fill(&mut derived).ok()?;
    Some(derived)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64.decode(text).unwrap().try_into().unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_sealed_as_the_standard_says() {
        let recipient = Recipient::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let public = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = recipient.seal(&shared, &public, salt, text).unwrap();
        assert_eq!(
            BASE64.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
             WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS\
             gSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_cannot_be_used_are_noticed() {
        let point = BASE64.encode([4; POINT]);
        let secret = BASE64.encode([1; 16]);
        let read = |key: &str, secret: &str| Recipient::read(key, secret).is_some();
        assert!(read(&point, &secret));
        assert!(read(&format!("{point}="), &format!("{secret}==")), "padding does no harm");
        assert!(!read(&BASE64.encode([2; POINT]), &secret));
        assert!(!read(&point[1..], &secret) && !read(&point, &secret[2..]));
        assert!(!read("", "") && !read("*", &secret));
        // No point of the curve: nothing is encrypted, and nothing panics.
        assert_eq!(Recipient::read(&point, &secret).unwrap().encrypt(b"x"), None);
    }
}
