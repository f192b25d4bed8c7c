//! Identifiers as small numbers.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::lex::is_name_byte;

/// Multiplicative hash: the keys are short and come from the user's own file.
#[derive(Clone, Default)]
pub(crate) struct NameHasher(u64);

impl Hasher for NameHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

/// Map with names as keys. Its order is never used.
pub(super) type NameMap<V> = HashMap<Box<[u8]>, V, Hashing>;

/// How names are hashed where the order of a map or set is never used.
pub(crate) type Hashing = BuildHasherDefault<NameHasher>;

/// The words of some texts, by hash: a name may be found that is not there, never the reverse.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words(HashSet<u64, Hashing>);

impl Words {
    /// Adds every word of `text`, those in comments and literals too.
    pub fn add(&mut self, text: &[u8]) {
        self.0.extend(word_hashes(text));
    }

    /// Adds a word by its hash; whether it is new.
    pub fn insert(&mut self, word: u64) -> bool {
        self.0.insert(word)
    }

    /// Whether `word` may occur.
    pub fn contains(&self, word: &[u8]) -> bool {
        self.0.contains(&hash(word))
    }
}

/// Values by the hashes of words. The order is never used.
pub(crate) type WordMap<V> = HashMap<u64, V, Hashing>;

/// The hash of every word of `text`.
pub(crate) fn word_hashes(text: &[u8]) -> impl Iterator<Item = u64> + '_ {
    let words = text.split(|b| !is_name_byte(*b)).filter(|w| !w.is_empty());
    words.map(hash)
}

fn hash(word: &[u8]) -> u64 {
    let mut hasher = NameHasher(word.len() as u64);
    hasher.write(word);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_all_kinds_are_found() {
        let mut words = Words::default();
        words.add(b"int x_1; /* y */ \"z\" #define w$ 1");
        let found =
            ["int", "x_1", "y", "z", "w$", "x", "1x", ""].map(|w| words.contains(w.as_bytes()));
        assert_eq!(found, [true, true, true, true, true, false, false, false]);
    }
}
