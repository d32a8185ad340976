//! Encryption on the way to PostgreSQL, with the settings that its own programs understand:
//! `sslmode` and `sslrootcert` in the address.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use percent_encoding::percent_decode_str;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};
use tokio_postgres::Socket;
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::Unavailable;

/// A connection that may be encrypted.
pub(super) type Stream = <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream;

/// How much an encrypted connection must prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Disable,
    Prefer,
    Require,
    VerifyCa,
    VerifyFull,
}

/// What an address says about encryption.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TlsSettings {
    mode: Mode,
    /// The file with the certificates to trust; those of the system if there is none.
    roots: Option<PathBuf>,
}

impl TlsSettings {
    /// Takes the settings out of an address; the rest is for `tokio-postgres`, which knows only
    /// some of them.
    pub(super) fn take(address: &str) -> Result<(Self, String), Unavailable> {
        let mut settings = Self { mode: Mode::Prefer, roots: None };
        let Some((place, query)) = address.split_once('?') else {
            return Ok((settings, address.to_owned()));
        };
        let mut others = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = percent_decode_str(value).decode_utf8_lossy();
            match key {
                "sslmode" => settings.mode = Mode::parse(&value)?,
                "sslrootcert" if value == "system" => settings.roots = None,
                "sslrootcert" => settings.roots = Some(value.as_ref().into()),
                _ => others.push(pair),
            }
        }
        let join = if others.is_empty() { "" } else { "?" };
        Ok((settings, format!("{place}{join}{}", others.join("&"))))
    }

    /// The settings as far as `tokio-postgres` understands them.
    pub(super) fn ssl_mode(&self) -> SslMode {
        match self.mode {
            Mode::Disable => SslMode::Disable,
            Mode::Prefer => SslMode::Prefer,
            Mode::Require | Mode::VerifyCa | Mode::VerifyFull => SslMode::Require,
        }
    }

    pub(super) fn connector(&self) -> Result<MakeRustlsConnect, Unavailable> {
        let provider = Arc::new(ring::default_provider());
        let broken = |error: Error| Unavailable::because(format!("TLS: {error}"));
        let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .map_err(broken)?;
        // As in PostgreSQL's own programs: a file of certificates is there to be used.
        let proof = match self.mode {
            Mode::Require if self.roots.is_some() => Mode::VerifyCa,
            mode => mode,
        };
        let chain = match proof {
            Mode::Disable | Mode::Prefer | Mode::Require => None,
            Mode::VerifyCa | Mode::VerifyFull => {
                let roots = Arc::new(self.roots()?);
                let chain =
                    WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider));
                Some(chain.build().map_err(|error| Unavailable::chain(&error))?)
            }
        };
        let verifier = Verifier { provider, chain, name: proof == Mode::VerifyFull };
        let config = config
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier))
            .with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }

    fn roots(&self) -> Result<RootCertStore, Unavailable> {
        let mut roots = RootCertStore::empty();
        let Some(file) = &self.roots else {
            let found = rustls_native_certs::load_native_certs();
            roots.add_parsable_certificates(found.certs);
            if roots.is_empty() {
                let text = "this system has no trusted certificates: name a file in sslrootcert";
                return Err(Unavailable::because(text));
            }
            return Ok(roots);
        };
        let unreadable = |reason: String| {
            let file = Path::new(file).display();
            Unavailable::because(format!("sslrootcert: {file} has no certificate: {reason}"))
        };
        let found = CertificateDer::pem_file_iter(file).map_err(|e| unreadable(e.to_string()))?;
        for certificate in found {
            let certificate = certificate.map_err(|error| unreadable(error.to_string()))?;
            roots.add(certificate).map_err(|error| unreadable(error.to_string()))?;
        }
        if roots.is_empty() {
            return Err(unreadable("expected PEM".into()));
        }
        Ok(roots)
    }
}

impl Mode {
    fn parse(text: &str) -> Result<Self, Unavailable> {
        Ok(match text {
            "disable" => Self::Disable,
            "prefer" => Self::Prefer,
            "require" => Self::Require,
            "verify-ca" => Self::VerifyCa,
            "verify-full" => Self::VerifyFull,
            other => {
                return Err(Unavailable::because(format!(
                    "sslmode `{other}` is unknown: expected disable, prefer, require, verify-ca \
                     or verify-full"
                )));
            }
        })
    }
}

/// Checks of a certificate what the mode asks for. The other side must always own it.
#[derive(Debug)]
struct Verifier {
    provider: Arc<CryptoProvider>,
    /// Whom we trust; nobody need be asked without.
    chain: Option<Arc<WebPkiServerVerifier>>,
    /// Whether the certificate must be for the server's name.
    name: bool,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(chain) = &self.chain else { return Ok(ServerCertVerified::assertion()) };
        let verified =
            chain.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now);
        match verified {
            // The name is looked at last: everything else is in order.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.name => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls12_signature(message, cert, dss, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls13_signature(message, cert, dss, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_are_taken_out_of_the_address() {
        let check = |address: &str, mode, roots: Option<&str>, rest: &str| {
            let expected = TlsSettings { mode, roots: roots.map(PathBuf::from) };
            assert_eq!(TlsSettings::take(address), Ok((expected, rest.to_owned())), "{address}");
        };
        check("postgres://a@b/c", Mode::Prefer, None, "postgres://a@b/c");
        check("postgres://b/c?sslmode=disable", Mode::Disable, None, "postgres://b/c");
        check(
            "postgres://b/c?x=1&sslmode=verify-full&sslrootcert=%2Fetc%2Froot.pem&y=%3D",
            Mode::VerifyFull,
            Some("/etc/root.pem"),
            "postgres://b/c?x=1&y=%3D",
        );
        check(
            "postgres://b?sslmode=verify-ca&sslrootcert=system",
            Mode::VerifyCa,
            None,
            "postgres://b",
        );
        assert!(TlsSettings::take("postgres://b?sslmode=maybe").is_err());
    }
}
