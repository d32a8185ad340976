//! Encrypted connections to PostgreSQL, and certificates that do not fit.

use std::fs;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use store::{Store, TableId};
use tempfile::TempDir;

use crate::postgres_server::PostgresServer;
use crate::{read, runtime};

/// A certificate for `localhost` and its key, signed by an authority, whose certificate comes
/// last; all in PEM.
fn certificates() -> (String, String, String) {
    let mut authority = CertificateParams::new(Vec::new()).unwrap();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority_key = KeyPair::generate().unwrap();
    let root = authority.self_signed(&authority_key).unwrap().pem();
    let issuer = Issuer::new(authority, authority_key);
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = certificate.signed_by(&key, &issuer).unwrap().pem();
    (certificate, key.serialize_pem(), root)
}

/// Restarts the server with a certificate.
pub(crate) fn connections_are_encrypted(server: &mut PostgresServer) {
    server.create("tls");
    let (certificate, key, root) = certificates();
    server.crash();
    let port = server.resume_with_tls(&certificate, &key);
    let folder = TempDir::new().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().replace('/', "%2F")
    };
    let (ours, other, empty) =
        (file("ours", &root), file("other", &certificates().2), file("empty", ""));
    let open = |host: &str, settings: &str| {
        let address = format!(
            "postgres://faubourg@{host}:{port}/postgres?options=-csearch_path%3Dtls&{settings}"
        );
        runtime().block_on(async {
            let store = Store::open(&address).await.map_err(|error| error.to_string())?;
            let table = TableId::random();
            store.append(table, 1, "hidden on the way").await.unwrap();
            assert_eq!(read(&store, table, 0).await, ["hidden on the way"]);
            let encrypted = server
                .psql(
                    "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                       WHERE application_name = 'faubourg'",
                )
                .unwrap();
            store.close().await;
            Ok::<bool, String>(encrypted == "t")
        })
    };
    assert_eq!(open("localhost", "sslmode=disable"), Ok(false));
    for settings in ["", "sslmode=prefer", "sslmode=require"] {
        assert_eq!(open("localhost", settings), Ok(true), "{settings}");
    }
    let with = |mode: &str, roots: &str| format!("sslmode={mode}&sslrootcert={roots}");
    assert_eq!(open("localhost", &with("verify-full", &ours)), Ok(true));
    assert_eq!(open("127.0.0.1", &with("verify-ca", &ours)), Ok(true), "the name does not count");
    assert_eq!(open("127.0.0.1", &with("require", &ours)), Ok(true));

    let refused = |host: &str, settings: &str, reason: &str| {
        let said = open(host, settings).unwrap_err();
        assert!(said.contains(reason), "{settings}: {said}");
    };
    refused("127.0.0.1", &with("verify-full", &ours), "not valid for name");
    for mode in ["require", "verify-ca", "verify-full"] {
        refused("localhost", &with(mode, &other), "certificate");
    }
    refused("localhost", &with("verify-full", "system"), "certificate");
    refused("localhost", &with("verify-full", &empty), "has no certificate");
    refused("localhost", &with("verify-full", "nowhere.pem"), "nowhere.pem has no certificate");
    refused("localhost", "sslmode=maybe", "sslmode `maybe` is unknown");
}
