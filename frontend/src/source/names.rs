//! Identifiers as small numbers.

use std::hash::Hasher;

use super::lex::is_name_byte;
use crate::hashed::{HashedMap, HashedSet, QuickHasher};

/// Map with names as keys. Its order is never used.
pub(super) type NameMap<V> = HashedMap<Box<[u8]>, V>;

/// The words of some texts, by hash: a name may be found that is not there, never the reverse.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words(HashedSet<u64>);

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
pub(crate) type WordMap<V> = HashedMap<u64, V>;

/// The hash of every word of `text`.
pub(crate) fn word_hashes(text: &[u8]) -> impl Iterator<Item = u64> + '_ {
    let words = text.split(|b| !is_name_byte(*b)).filter(|w| !w.is_empty());
    words.map(hash)
}

fn hash(word: &[u8]) -> u64 {
    let mut hasher = QuickHasher::of_length(word.len());
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
