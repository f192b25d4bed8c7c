//! Maps and sets that are looked up and never walked, so that their order says nothing. Keys are names and small
//! numbers of one program: nobody gains by choosing such that collide, and a hash that resists it takes several times
//! as long.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map whose order is never used.
pub type HashedMap<K, V> = HashMap<K, V, BuildHasherDefault<QuickHasher>>;

/// A set whose order is never used.
pub type HashedSet<K> = HashSet<K, BuildHasherDefault<QuickHasher>>;

/// Multiplicative hash of words of 64 bits.
#[derive(Clone, Debug, Default)]
pub struct QuickHasher(u64);

impl QuickHasher {
    /// For something of a known length.
    pub(crate) fn of_length(length: usize) -> QuickHasher {
        QuickHasher(length as u64)
    }
}

impl Hasher for QuickHasher {
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

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
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
