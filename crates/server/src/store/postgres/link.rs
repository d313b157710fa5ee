//! The way to a database server: its address, TLS, and connections that are kept.

use super::broken;
use crate::limits::STORE_PATIENCE;
use crate::store::StoreError;
use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use std::net::IpAddr;
use std::path::Path;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// What a connection is told first. A server that forgets what it has promised is told not to; one that is
/// stricter than needed stays so.
const GREETING: &str = "
    SET application_name = 'castellan';
    SET statement_timeout = '6s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local');";

/// So many connections to the server at this address, made when they are needed.
pub(super) fn connections(url: &str, most: usize) -> Result<Pool, StoreError> {
    let (config, roots) = read(url)?;
    let manager_config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = match config.get_ssl_mode() {
        SslMode::Disable => Manager::from_config(config, tokio_postgres::NoTls, manager_config),
        _ => Manager::from_config(config, tls(roots.as_deref())?, manager_config),
    };
    let greet = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
        Box::pin(async move { client.batch_execute(GREETING).await.map_err(HookError::Backend) })
    });
    Pool::builder(manager)
        .max_size(most)
        .wait_timeout(Some(STORE_PATIENCE))
        .create_timeout(Some(Duration::from_secs(5)))
        .recycle_timeout(Some(Duration::from_secs(5)))
        .runtime(Runtime::Tokio1)
        .post_create(greet)
        .build()
        .map_err(|error| StoreError(error.to_string()))
}

/// Reads an address. Besides what PostgreSQL's own programs have in common with it, `sslmode=verify-full`
/// is known (whenever there is TLS, the server's name is checked) and `sslrootcert=FILE`.
fn read(url: &str) -> Result<(Config, Option<String>), StoreError> {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut kept, mut roots) = (Vec::new(), None);
    for part in query.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("sslrootcert", file)) => roots = Some(file.replace("%2F", "/")),
            Some(("sslmode", "verify-full" | "verify-ca")) => kept.push("sslmode=require"),
            _ => kept.push(part),
        }
    }
    let mut config: Config =
        format!("{address}?{}", kept.join("&")).parse().map_err(|error: tokio_postgres::Error| {
            // Where the address is cut in the wrong place, what is complained about may be the password.
            let why = if query.contains('@') { error.to_string() } else { causes(&error) };
            StoreError(format!("the database's address is none: {why}"))
        })?;
    let says_how = kept.iter().any(|part| part.starts_with("sslmode="));
    if !says_how && !config.get_hosts().iter().all(is_this_machine) {
        config.ssl_mode(SslMode::Require);
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(3));
    }
    // A server that has vanished without a word is noticed.
    config.keepalives_idle(Duration::from_secs(10));
    config.keepalives_interval(Duration::from_secs(3));
    config.keepalives_retries(3);
    config.tcp_user_timeout(STORE_PATIENCE);
    Ok((config, roots))
}

/// Whether what is said to this host stays on this machine.
fn is_this_machine(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

fn tls(roots: Option<&str>) -> Result<MakeRustlsConnect, StoreError> {
    use rustls::pki_types::CertificateDer;
    use rustls::pki_types::pem::PemObject;
    let mut store = rustls::RootCertStore::empty();
    let say = |error: &dyn std::fmt::Display| StoreError(format!("no certificate to trust: {error}"));
    match roots {
        Some(file) => {
            for root in CertificateDer::pem_file_iter(Path::new(file)).map_err(|error| say(&error))? {
                store.add(root.map_err(|error| say(&error))?).map_err(|error| say(&error))?;
            }
        }
        // Roots of the system that can't be read are those of nobody we talk to.
        None => drop(store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
    }
    let config = rustls::ClientConfig::builder_with_provider(rustls::crypto::ring::default_provider().into())
        .with_safe_default_protocol_versions()
        .map_err(|error| say(&error))?
        .with_root_certificates(store)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

/// One connection that is nobody else's, for work that is done once.
pub(super) async fn connect(pool: &Pool) -> Result<deadpool_postgres::ClientWrapper, StoreError> {
    let client = pool.get().await.map_err(|error| broken(&error))?;
    Ok(deadpool_postgres::Object::take(client))
}

/// An error with everything that it comes from, in one line.
pub(super) fn causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text.replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_name_its_certificates_and_how_strict_to_be() {
        let (config, roots) =
            read("postgres://a:b@db1,db2:5433/castellan?sslmode=verify-full&sslrootcert=/etc/ca.pem&connect_timeout=9")
                .unwrap();
        assert_eq!(config.get_ssl_mode(), SslMode::Require);
        assert_eq!(roots.as_deref(), Some("/etc/ca.pem"));
        assert_eq!(config.get_connect_timeout(), Some(&Duration::from_secs(9)));
        assert_eq!(config.get_hosts().len(), 2);
        let mode = |url: &str| read(url).unwrap().0.get_ssl_mode();
        for here in ["localhost", "127.0.0.1:5433", "[::1]", "%2Frun%2Fpostgresql"] {
            assert_eq!(mode(&format!("postgres://a:b@{here}/castellan")), SslMode::Prefer, "{here}");
        }
        for there in ["db", "192.0.2.1", "localhost,db"] {
            assert_eq!(mode(&format!("postgres://a:b@{there}/castellan")), SslMode::Require, "{there}");
        }
        assert_eq!(mode("postgres://a:b@db/castellan?sslmode=prefer"), SslMode::Prefer);
        let cut = read("postgres://a@db/castellan?hun=1&ter2@db").unwrap_err().0;
        assert!(!cut.contains("ter2"), "{cut}");
        assert!(read("postgres://a@b/c?nonsense=1").unwrap_err().0.contains("nonsense"));
    }
}
