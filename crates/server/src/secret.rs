//! Random bytes of the operating system, and addresses without their passwords.

pub use castellan_room::secret::*;

/// The operating system's random bytes.
#[derive(Clone, Copy, Debug)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        // Without randomness no table may be opened and no secret made.
        getrandom::fill(bytes).expect("the system gives random bytes");
    }
}

/// An address of a service without what only its owner should know. Of one that is malformed nobody can say
/// where its password is, so only what is surely the name of a host is shown.
pub fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let (secret, rest) = rest.rsplit_once('@').map_or(("", rest), |(_, rest)| ("…@", rest));
    let host = rest.split(['?', '#']).next().unwrap_or_default();
    let is_word = |text: &str| text.bytes().all(|c| c.is_ascii_alphanumeric() || b".-_+[]".contains(&c));
    let is_host = |text: &str| {
        let (name, port) = text.rsplit_once(':').unwrap_or((text, ""));
        is_word(name) && port.bytes().all(|c| c.is_ascii_digit())
    };
    let host = if host.split(['/', ',']).all(is_host) { host } else { "…" };
    match scheme {
        "" => format!("{secret}{host}"),
        scheme if is_word(scheme) => format!("{scheme}://{secret}{host}"),
        _ => "…".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_shows_its_password() {
        for (url, shown) in [
            ("nats://bus:4222", "nats://bus:4222"),
            ("nats://a:hunter2@bus:4222", "nats://…@bus:4222"),
            ("nats://a:hunter2@one:1,nats://b:hunter2@two:2", "nats://…@two:2"),
            ("nats:/a:hunter2@bus", "…@bus"),
            ("a:hunter2@bus", "…@bus"),
            ("nats://a:hunter2", "nats://…"),
            ("nats://a:hun@ter2:x", "nats://…@…"),
            ("postgres://a:b@db/castellan?password=hunter2", "postgres://…@db/castellan"),
            ("hunter2 nats://bus", "…"),
        ] {
            assert_eq!(without_password(url), shown, "{url}");
        }
    }
}
