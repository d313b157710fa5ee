//! Secrets and ids: drawn from the operating system, kept only as hashes, compared in constant time.

use castellan_core::dice::{Seed, hex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// Crockford's base 32, lower case.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Where random bytes come from: the system, or in a simulation its one seed.
pub trait Entropy: Send + Sync {
    /// Fills in random bytes.
    fn fill(&self, bytes: &mut [u8]);
}

/// Secrets that a repeated request finds again, since they follow from its id. Whoever knows the id knows
/// them, so it has to be long and random itself.
#[derive(Debug)]
pub struct Repeatable {
    key: Hash,
    drawn: AtomicU64,
}

impl Repeatable {
    /// The secrets of a request of this kind.
    pub fn of(kind: &str, id: &str) -> Repeatable {
        Repeatable { key: Hash::of(&format!("{kind}/{id}")), drawn: AtomicU64::new(0) }
    }
}

impl Entropy for Repeatable {
    fn fill(&self, bytes: &mut [u8]) {
        for piece in bytes.chunks_mut(32) {
            let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
            let mut hash = Sha256::new();
            hash.update(b"castellan/repeatable");
            hash.update(self.key.bytes());
            hash.update(drawn.to_le_bytes());
            piece.copy_from_slice(&hash.finalize()[..piece.len()]);
        }
    }
}

/// A new table's id: 128 random bits.
pub fn table_id(entropy: &dyn Entropy) -> String {
    let mut bytes = [0; 16];
    entropy.fill(&mut bytes);
    base32(&bytes)
}

/// The id of a table that is kept on a player's own device. A server's ids end in one of eight digits, since 26 of
/// them hold two bits more than an id has; a device's end in another one, so that the two never clash.
pub fn local_table_id(entropy: &dyn Entropy) -> String {
    let mut id = table_id(entropy);
    let last = id.pop().and_then(|last| DIGITS.iter().position(|digit| char::from(*digit) == last));
    id.push(char::from(DIGITS[last.unwrap_or_default() | 1]));
    id
}

/// Whether the text is the id of a table that is kept on a device.
pub fn is_local_table_id(text: &str) -> bool {
    let last = text.bytes().last().and_then(|last| DIGITS.iter().position(|digit| *digit == last));
    is_table_id(text) && last.is_some_and(|last| last & 3 == 1)
}

/// Whether the text has the form of a table's id, so that nothing else is looked for.
pub fn is_table_id(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|byte| DIGITS.contains(&byte))
}

/// The seed of a new table's dice.
pub fn seed(entropy: &dyn Entropy) -> Seed {
    let mut bytes = [0; 32];
    entropy.fill(&mut bytes);
    Seed::new(bytes)
}

/// A number to start a bot's thoughts with.
pub fn number(entropy: &dyn Entropy) -> u64 {
    let mut bytes = [0; 8];
    entropy.fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// A person without an account: known by their devices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u64);

impl Person {
    /// Somebody new.
    pub fn new(entropy: &dyn Entropy) -> Person {
        // Databases count with a sign.
        Person(number(entropy) >> 1)
    }
}

/// A secret as its holder has it: 256 random bits. It is told once and never kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new secret.
    pub fn new(entropy: &dyn Entropy) -> Token {
        let mut bytes = [0; 32];
        entropy.fill(&mut bytes);
        Token(base32(&bytes))
    }

    /// The secret's text, to be told to its holder.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }
}

/// A secret that people write down: 120 random bits in groups of four letters and digits.
pub fn recovery_code(entropy: &dyn Entropy) -> String {
    let mut bytes = [0; 15];
    entropy.fill(&mut bytes);
    let digits = base32(&bytes);
    let groups: Vec<&str> = (0..24).step_by(4).map(|at| &digits[at..at + 4]).collect();
    groups.join("-")
}

/// What somebody typed, as it was told to them: case, spaces and hyphens do not matter, nor does what looks alike.
pub fn as_told(typed: &str) -> String {
    let digit = |c: char| match c.to_ascii_lowercase() {
        'o' => Some('0'),
        'i' | 'l' => Some('1'),
        c if c.is_ascii_alphanumeric() => Some(c),
        _ => None,
    };
    typed.chars().filter_map(digit).collect()
}

/// A secret does not show itself in logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The secret of a link that is shown for as long as it lasts: of a private table's link for watchers, or of an
/// open seat's link. It is kept as it is, so that whoever is at the table can pass it on; it shows no more than
/// stands beside it in the journal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WatchKey(String);

impl WatchKey {
    /// A new secret.
    pub fn new(entropy: &dyn Entropy) -> WatchKey {
        WatchKey(Token::new(entropy).0)
    }

    /// This secret, to be kept as it is.
    pub fn of(token: &Token) -> WatchKey {
        WatchKey(token.0.clone())
    }

    /// The secret's text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What a secret that somebody sent is compared with.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }
}

/// A secret does not show itself in logs.
impl fmt::Debug for WatchKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WatchKey(…)")
    }
}

/// What is kept of a secret: its SHA-256.
#[derive(Clone, Copy, Debug)]
pub struct Hash([u8; 32]);

impl Hash {
    /// A hash as a store kept it.
    pub fn from_bytes(bytes: [u8; 32]) -> Hash {
        Hash(bytes)
    }

    /// The hash of a secret as somebody wrote it.
    pub fn of(text: &str) -> Hash {
        let mut hash = Sha256::new();
        hash.update(b"castellan/token");
        hash.update(text.as_bytes());
        Hash(hash.finalize().into())
    }

    /// The bytes, for the database.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Compared in constant time: every byte is looked at, whatever the first ones say.
impl PartialEq for Hash {
    fn eq(&self, other: &Hash) -> bool {
        let differing =
            self.0.iter().zip(&other.0).fold(0, |sum, (a, b)| std::hint::black_box(sum | (a ^ b)));
        std::hint::black_box(differing) == 0
    }
}

impl Eq for Hash {}

impl Serialize for Hash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(serde::de::Error::custom("a hash is 64 hexadecimal digits"));
        }
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(serde::de::Error::custom)?;
        }
        Ok(Hash(bytes))
    }
}

fn base32(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut bits, mut have) = (0u32, 0);
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        have += 8;
        while have >= 5 {
            have -= 5;
            text.push(char::from(DIGITS[(bits >> have) as usize & 31]));
        }
    }
    if have > 0 {
        text.push(char::from(DIGITS[(bits << (5 - have)) as usize & 31]));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_are_long_enough_and_all_different() {
        let entropy = Repeatable::of("tests", "ids");
        let ids: std::collections::BTreeSet<String> = (0..1000).map(|_| table_id(&entropy)).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| is_table_id(id)));
        assert!(!is_table_id("../../../../etc/passwd....") && !is_table_id(""));
        assert_eq!(Token::new(&Repeatable::of("tests", "secrets")).text().len(), 52);
    }

    #[test]
    fn a_device_and_a_server_never_give_the_same_id() {
        let entropy = Repeatable::of("tests", "ids");
        for _ in 0..100 {
            let (server, device) = (table_id(&entropy), local_table_id(&entropy));
            assert!(is_table_id(&device) && is_local_table_id(&device), "{device}");
            assert!(!is_local_table_id(&server), "{server}");
        }
    }

    #[test]
    fn only_the_same_secret_has_the_same_hash() {
        let token = Token::new(&Repeatable::of("tests", "secrets"));
        assert_eq!(Hash::of(token.text()), token.hash());
        assert_ne!(Hash::of(&token.text()[1..]), token.hash());
        let json = serde_json::to_string(&token.hash()).unwrap();
        assert!(!json.contains(token.text()));
        assert_eq!(serde_json::from_str::<Hash>(&json).unwrap(), token.hash());
        assert_eq!(format!("{token:?}"), "Token(…)");
        assert!(serde_json::from_str::<Hash>("\"éé\"").is_err());
    }

    #[test]
    fn a_recovery_code_is_known_again_however_it_is_typed() {
        let code = recovery_code(&Repeatable::of("tests", "code"));
        assert_eq!((code.len(), code.matches('-').count()), (29, 5));
        let told = as_told(&code);
        assert_eq!(as_told(&code.to_uppercase().replace('-', "  ")), told);
        assert_eq!(as_told(&told.replace('0', "O").replace('1', "l")), told);
        assert_ne!(recovery_code(&Repeatable::of("tests", "secrets")), code);
    }

    #[test]
    fn base_32_is_crockfords() {
        assert_eq!(base32(&[0xff, 0x00]), "zw00");
        assert_eq!(base32(&[0; 5]), "00000000");
    }
}
