//! Dice: the luck of a table, fixed by a seed, committed to before the first move; and bots' quick luck.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 32 bytes that decide everything a table leaves to luck.
///
/// ```
/// use castellan_core::dice::{Dice, Seed};
///
/// let seed = Seed::new([7; 32]);
/// assert_eq!(seed.commitment("t1").len(), 64, "promised before the first move");
/// let dies: Vec<u32> = (0..2).map(|_| Dice::of_table(&seed, 3).below(6)).collect();
/// assert_eq!(dies[0], dies[1], "draw number 3 is the same whatever was drawn before");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes; for a table they come from the operating system.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The public promise made before the first move: hex SHA-256 of the seed and the table's id.
    pub fn commitment(&self, table: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(table.as_bytes());
        hex(&hash.finalize())
    }

    /// A seed of its own for some other purpose, from which this one can't be told.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"castellan/derive");
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        Seed(hash.finalize().into())
    }

    /// The first eight bytes as a number, to start quick dice with.
    pub fn number(&self) -> u64 {
        self.0.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed does not show itself in logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The text was not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |c: u8| char::from(c).to_digit(16).ok_or(NotASeed);
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// Lower-case hexadecimal digits of some bytes.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A source of luck for one draw, or for one bot's thoughts.
pub struct Dice(Source);

enum Source {
    Table(Box<ChaCha20Rng>),
    Quick(Xoshiro256PlusPlus),
}

impl Dice {
    /// The dice of a table's draw number `draw`.
    ///
    /// Each draw has a key stream of its own, so that a draw can be checked by itself and nothing that
    /// happened between two draws (an undo, a dictated outcome) can shift the luck of later ones.
    pub fn of_table(seed: &Seed, draw: u64) -> Dice {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(draw);
        Dice(Source::Table(Box::new(rng)))
    }

    /// Fast dice for playouts and bots; never for a table's luck.
    pub fn quick(seed: u64) -> Dice {
        Dice(Source::Quick(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// Thirty-two random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        match &mut self.0 {
            Source::Table(rng) => rng.next_u32(),
            Source::Quick(rng) => (rng.next_u64() >> 32) as u32,
        }
    }

    /// A number below `n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        // Multiply and keep the high half; the few low halves that would favour some numbers are thrown
        // again (Lemire's method).
        let mut product = u64::from(self.bits()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.bits()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index into a slice of this length, each equally likely.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// A number from 0 up to but not including 1.
    pub fn fraction(&mut self) -> f64 {
        f64::from(self.bits()) / 4_294_967_296.0
    }

    /// Puts the items in an order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Seed {
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1F".parse().unwrap()
    }

    #[test]
    fn golden_vectors_never_change() {
        let mut dice = Dice::of_table(&seed(), 0);
        let numbers: Vec<u32> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(numbers, GOLDEN_BELOW);
        let mut order: Vec<u8> = (0..10).collect();
        Dice::of_table(&seed(), 7).shuffle(&mut order);
        assert_eq!(order, GOLDEN_SHUFFLE);
        assert_eq!(Dice::of_table(&seed(), 1).bits(), GOLDEN_STREAM_1);
    }

    const GOLDEN_BELOW: [u32; 8] = [488, 414, 464, 286, 436, 798, 298, 570];
    const GOLDEN_SHUFFLE: [u8; 10] = [7, 4, 9, 8, 5, 3, 6, 0, 1, 2];
    const GOLDEN_STREAM_1: u32 = 49390639;

    /// The key stream is that of RFC 8439's cipher: with a zero key and counter its first word is known.
    #[test]
    fn the_stream_is_chacha20() {
        let mut dice = Dice::of_table(&Seed::new([0; 32]), 0);
        assert_eq!(dice.bits().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(dice.bits().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn a_commitment_can_be_checked_with_any_sha256() {
        // printf of 32 zero bytes followed by "t1", through sha256sum.
        assert_eq!(
            Seed::new([0; 32]).commitment("t1"),
            "34cb9191eff5577120d0600692c385c916c0ee957cee9736cf53414e3d88dbe0"
        );
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut counts = [0u32; 7];
        let mut dice = Dice::of_table(&seed(), 3);
        for _ in 0..70_000 {
            counts[dice.below(7) as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 10_000.0).powi(2) / 10_000.0).sum();
        // Six degrees of freedom: above 22.5 in one of a thousand seeds; this seed is fixed.
        assert!(chi < 22.5, "chi-square {chi}");
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        let mut dice = Dice::quick(5);
        for _ in 0..24_000 {
            let mut order = [0, 1, 2, 3];
            dice.shuffle(&mut order);
            *counts.entry(order).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        let chi: f64 = counts.values().map(|&c| (f64::from(c) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 49.7, "chi-square {chi}");
    }

    #[test]
    fn a_seed_is_64_hexadecimal_digits_and_keeps_quiet() {
        assert_eq!(seed().to_string(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        for wrong in ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(NotASeed));
        }
        assert_eq!(format!("{:?}", seed()), "Seed(…)");
        assert_ne!(seed().derive("bot"), seed());
    }
}
