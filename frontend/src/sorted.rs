//! Maps and sets in the order of their keys: `BTreeMap` and `BTreeSet` with little code for each
//! type of key and value. The crates that build on this one keep more than a hundred kinds of them,
//! and the code of their B-trees was two fifths of all that was to be optimized.
//!
//! Entries lie in chunks of at most `CHUNK`, each sorted and after the one before it: a look-up
//! is two binary searches, and an insertion moves no more than a chunk's entries and, once in
//! `CHUNK` / 2 times, the list of the chunks.
mod set;
#[cfg(test)]
mod tests;

pub use set::SortedSet;

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Bound, Index, RangeBounds};

/// Entries of one chunk at most.
const CHUNK: usize = 128;

/// A map whose entries are met in the order of their keys.
#[derive(Clone)]
pub struct SortedMap<K, V> {
    /// None is empty.
    chunks: Vec<Vec<(K, V)>>,
}

/// Where an entry is, or where it would be inserted.
#[derive(Clone, Copy)]
struct Position {
    chunk: usize,
    index: usize,
}

/// The first of `0..len` for which `is_before`, true up to some number and false from it on, is false.
fn bisect(len: usize, is_before: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, len);
    while low < high {
        let middle = low.midpoint(high);
        if is_before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

impl<K: Ord, V> SortedMap<K, V> {
    /// A map without entries.
    pub const fn new() -> Self {
        Self { chunks: Vec::new() }
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.chunks.iter().map(Vec::len).sum()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// The first place whose key is not before `key`, or, with `after`, not at it either.
    fn seek<Q: Ord + ?Sized>(&self, key: &Q, after: bool) -> Position
    where
        K: Borrow<Q>,
    {
        let is_before = |entry: &(K, V)| match entry.0.borrow().cmp(key) {
            Ordering::Less => true,
            Ordering::Equal => after,
            Ordering::Greater => false,
        };
        let chunk = bisect(self.chunks.len(), |at| {
            is_before(&self.chunks[at][self.chunks[at].len() - 1])
        });
        let index = match self.chunks.get(chunk) {
            Some(entries) => bisect(entries.len(), |at| is_before(&entries[at])),
            None => 0,
        };
        Position { chunk, index }
    }

    /// Where the entry of a key is, or where it would be inserted.
    fn find<Q: Ord + ?Sized>(&self, key: &Q) -> Result<Position, Position>
    where
        K: Borrow<Q>,
    {
        let at = self.seek(key, false);
        match self
            .chunks
            .get(at.chunk)
            .and_then(|chunk| chunk.get(at.index))
        {
            Some((found, _)) if found.borrow() == key => Ok(at),
            _ => Err(at),
        }
    }

    /// The value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let at = self.find(key).ok()?;
        Some(&self.chunks[at.chunk][at.index].1)
    }

    /// The value of a key, to be changed.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let at = self.find(key).ok()?;
        Some(&mut self.chunks[at.chunk][at.index].1)
    }

    /// Whether the key has an entry.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.find(key).is_ok()
    }

    /// Gives a key its value; returns the one it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.find(&key) {
            Ok(at) => Some(std::mem::replace(
                &mut self.chunks[at.chunk][at.index].1,
                value,
            )),
            Err(at) => {
                self.insert_at(at, key, value);
                None
            }
        }
    }

    /// Inserts an entry where [`Self::find`] says that it belongs; returns where it then is.
    fn insert_at(&mut self, mut at: Position, key: K, value: V) -> Position {
        if at.chunk == self.chunks.len() {
            match self.chunks.last() {
                Some(last) => {
                    at = Position {
                        chunk: at.chunk - 1,
                        index: last.len(),
                    }
                }
                None => self.chunks.push(Vec::new()),
            }
        }
        if self.chunks[at.chunk].len() >= CHUNK {
            // A map that is filled in order leaves full chunks behind.
            let kept = match at.index {
                CHUNK => CHUNK,
                _ => CHUNK / 2,
            };
            let rest = self.chunks[at.chunk].split_off(kept);
            self.chunks.insert(at.chunk + 1, rest);
            if at.index > CHUNK / 2 {
                at = Position {
                    chunk: at.chunk + 1,
                    index: at.index - kept,
                };
            }
        }
        self.chunks[at.chunk].insert(at.index, (key, value));
        at
    }

    /// Takes the entry of a key out; returns its value.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let at = self.find(key).ok()?;
        let (_, value) = self.chunks[at.chunk].remove(at.index);
        if self.chunks[at.chunk].is_empty() {
            self.chunks.remove(at.chunk);
        }
        Some(value)
    }

    /// The entry of a key, which may not be there yet.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        let at = self.find(&key);
        Entry { map: self, key, at }
    }

    /// Keeps the entries for which `keep` holds.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.chunks.retain_mut(|chunk| {
            chunk.retain_mut(|(key, value)| keep(key, value));
            !chunk.is_empty()
        });
    }

    /// Takes all entries out.
    pub fn clear(&mut self) {
        self.chunks.clear();
    }

    /// The first entry.
    pub fn first_key_value(&self) -> Option<(&K, &V)> {
        self.iter().next()
    }

    /// The last entry.
    pub fn last_key_value(&self) -> Option<(&K, &V)> {
        self.iter().next_back()
    }

    /// The entries in the order of their keys.
    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter {
            front: [].iter(),
            middle: self.chunks.iter(),
            back: [].iter(),
        }
    }

    /// The entries in the order of their keys, values to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (&K, &mut V)> {
        self.chunks
            .iter_mut()
            .flatten()
            .map(|(key, value)| (&*key, value))
    }

    /// The keys in their order.
    pub fn keys(&self) -> Keys<'_, K, V> {
        Keys {
            entries: self.iter(),
        }
    }

    /// The values in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// The values in the order of their keys, to be changed.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> {
        self.iter_mut().map(|(_, value)| value)
    }

    /// The values in the order of their keys.
    pub fn into_values(self) -> impl DoubleEndedIterator<Item = V> {
        self.into_iter().map(|(_, value)| value)
    }

    /// The entries whose keys lie in a range, in their order.
    pub fn range<Q: Ord + ?Sized>(&self, range: impl RangeBounds<Q>) -> Iter<'_, K, V>
    where
        K: Borrow<Q>,
    {
        let start = match range.start_bound() {
            Bound::Unbounded => Position { chunk: 0, index: 0 },
            Bound::Included(bound) => self.seek(bound, false),
            Bound::Excluded(bound) => self.seek(bound, true),
        };
        let end = match range.end_bound() {
            Bound::Unbounded => Position {
                chunk: self.chunks.len(),
                index: 0,
            },
            Bound::Included(bound) => self.seek(bound, true),
            Bound::Excluded(bound) => self.seek(bound, false),
        };
        let chunk = |number: usize| self.chunks.get(number).map_or(&[][..], Vec::as_slice);
        if (start.chunk, start.index) >= (end.chunk, end.index) {
            Iter {
                front: [].iter(),
                middle: [].iter(),
                back: [].iter(),
            }
        } else if start.chunk == end.chunk {
            Iter {
                front: chunk(start.chunk)[start.index..end.index].iter(),
                middle: [].iter(),
                back: [].iter(),
            }
        } else {
            Iter {
                front: chunk(start.chunk)[start.index..].iter(),
                middle: self.chunks[start.chunk + 1..end.chunk].iter(),
                back: chunk(end.chunk)[..end.index].iter(),
            }
        }
    }
}

/// The entry of a key in a [`SortedMap`], which may not be there yet.
pub struct Entry<'a, K, V> {
    map: &'a mut SortedMap<K, V>,
    key: K,
    at: Result<Position, Position>,
}

impl<'a, K: Ord, V> Entry<'a, K, V> {
    /// The value; one that is made where there is none.
    pub fn or_insert_with(self, make: impl FnOnce() -> V) -> &'a mut V {
        let at = match self.at {
            Ok(at) => at,
            Err(at) => self.map.insert_at(at, self.key, make()),
        };
        &mut self.map.chunks[at.chunk][at.index].1
    }

    /// The value; the one given where there is none.
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    /// The value; its type's default where there is none.
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }

    /// Changes the value where there is one.
    #[must_use]
    pub fn and_modify(self, change: impl FnOnce(&mut V)) -> Self {
        if let Ok(at) = self.at {
            change(&mut self.map.chunks[at.chunk][at.index].1);
        }
        self
    }
}

/// Entries in the order of their keys.
pub struct Iter<'a, K, V> {
    front: std::slice::Iter<'a, (K, V)>,
    middle: std::slice::Iter<'a, Vec<(K, V)>>,
    back: std::slice::Iter<'a, (K, V)>,
}

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Self {
            front: self.front.clone(),
            middle: self.middle.clone(),
            back: self.back.clone(),
        }
    }
}

impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((key, value)) = self.front.next() {
                return Some((key, value));
            }
            match self.middle.next() {
                Some(chunk) => self.front = chunk.iter(),
                None => return self.back.next().map(|(key, value)| (key, value)),
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let ends = self.front.len() + self.back.len();
        (
            ends + self.middle.len(),
            Some(ends + self.middle.len() * CHUNK),
        )
    }
}

impl<K, V> DoubleEndedIterator for Iter<'_, K, V> {
    fn next_back(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((key, value)) = self.back.next_back() {
                return Some((key, value));
            }
            match self.middle.next_back() {
                Some(chunk) => self.back = chunk.iter(),
                None => return self.front.next_back().map(|(key, value)| (key, value)),
            }
        }
    }
}

/// Keys in their order.
pub struct Keys<'a, K, V> {
    entries: Iter<'a, K, V>,
}

impl<K, V> Clone for Keys<'_, K, V> {
    fn clone(&self) -> Self {
        Self {
            entries: self.entries.clone(),
        }
    }
}

impl<'a, K, V> Iterator for Keys<'a, K, V> {
    type Item = &'a K;

    fn next(&mut self) -> Option<Self::Item> {
        self.entries.next().map(|(key, _)| key)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entries.size_hint()
    }
}

impl<K, V> DoubleEndedIterator for Keys<'_, K, V> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.entries.next_back().map(|(key, _)| key)
    }
}

impl<K: Ord, V: PartialEq> PartialEq for SortedMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other)
    }
}

impl<K: Ord, V: Eq> Eq for SortedMap<K, V> {}

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> Self {
        Self { chunks: Vec::new() }
    }
}

impl<K: fmt::Debug + Ord, V: fmt::Debug> fmt::Debug for SortedMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<Q: Ord + ?Sized, K: Ord + Borrow<Q>, V> Index<&Q> for SortedMap<K, V> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("the key has an entry")
    }
}

impl<K: Ord, V> Extend<(K, V)> for SortedMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SortedMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        map.extend(entries);
        map
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for SortedMap<K, V> {
    fn from(entries: [(K, V); N]) -> Self {
        entries.into_iter().collect()
    }
}

impl<'a, K: Ord, V> IntoIterator for &'a SortedMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}

impl<K, V> IntoIterator for SortedMap<K, V> {
    type Item = (K, V);
    type IntoIter = std::iter::Flatten<std::vec::IntoIter<Vec<(K, V)>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.chunks.into_iter().flatten()
    }
}
