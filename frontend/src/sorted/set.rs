//! The set: a map of keys to nothing.
use super::{Keys, SortedMap};
use std::borrow::Borrow;
use std::fmt;
use std::ops::RangeBounds;

/// A set whose members are met in their order.
#[derive(Clone, PartialEq, Eq)]
pub struct SortedSet<K: Ord> {
    pub(super) map: SortedMap<K, ()>,
}

impl<K: Ord> SortedSet<K> {
    /// A set without members.
    pub const fn new() -> Self {
        Self {
            map: SortedMap::new(),
        }
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.map.len()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }

    /// Whether the key is a member.
    pub fn contains<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.map.contains_key(key)
    }

    /// Makes a key a member; returns whether it was none.
    pub fn insert(&mut self, key: K) -> bool {
        self.map.insert(key, ()).is_none()
    }

    /// Takes a member out; returns whether it was one.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.map.remove(key).is_some()
    }

    /// Keeps the members for which `keep` holds.
    pub fn retain(&mut self, mut keep: impl FnMut(&K) -> bool) {
        self.map.retain(|key, ()| keep(key));
    }

    /// Takes all members out.
    pub fn clear(&mut self) {
        self.map.clear();
    }

    /// The first member.
    pub fn first(&self) -> Option<&K> {
        self.iter().next()
    }

    /// The last member.
    pub fn last(&self) -> Option<&K> {
        self.iter().next_back()
    }

    /// Takes the first member out.
    pub fn pop_first(&mut self) -> Option<K> {
        let chunk = self.map.chunks.first_mut()?;
        let (key, ()) = chunk.remove(0);
        if chunk.is_empty() {
            self.map.chunks.remove(0);
        }
        Some(key)
    }

    /// The members in their order.
    pub fn iter(&self) -> Keys<'_, K, ()> {
        self.map.keys()
    }

    /// The members that lie in a range, in their order.
    pub fn range<Q: Ord + ?Sized>(&self, range: impl RangeBounds<Q>) -> Keys<'_, K, ()>
    where
        K: Borrow<Q>,
    {
        Keys {
            entries: self.map.range(range),
        }
    }

    /// Whether no member is one of `other`, too.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.iter().all(|key| !other.contains(key))
    }

    /// Whether every member is one of `other`, too.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.iter().all(|key| other.contains(key))
    }

    /// The members that are in `other`, too, in their order.
    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a K> + Clone {
        self.iter().filter(|key| other.contains(*key))
    }

    /// The members that are not in `other`, in their order.
    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a K> + Clone {
        self.iter().filter(|key| !other.contains(*key))
    }
}

impl<K: Ord> Default for SortedSet<K> {
    fn default() -> Self {
        Self {
            map: SortedMap::default(),
        }
    }
}

impl<K: fmt::Debug + Ord> fmt::Debug for SortedSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<K: Ord> Extend<K> for SortedSet<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, keys: I) {
        for key in keys {
            self.insert(key);
        }
    }
}

impl<'a, K: Ord + Copy + 'a> Extend<&'a K> for SortedSet<K> {
    fn extend<I: IntoIterator<Item = &'a K>>(&mut self, keys: I) {
        for key in keys {
            self.insert(*key);
        }
    }
}

impl<K: Ord> FromIterator<K> for SortedSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        let mut set = Self::new();
        set.extend(keys);
        set
    }
}

impl<K: Ord, const N: usize> From<[K; N]> for SortedSet<K> {
    fn from(keys: [K; N]) -> Self {
        keys.into_iter().collect()
    }
}

impl<'a, K: Ord> IntoIterator for &'a SortedSet<K> {
    type Item = &'a K;
    type IntoIter = Keys<'a, K, ()>;

    fn into_iter(self) -> Keys<'a, K, ()> {
        self.iter()
    }
}

impl<K: Ord> IntoIterator for SortedSet<K> {
    type Item = K;
    type IntoIter = std::iter::Map<<SortedMap<K, ()> as IntoIterator>::IntoIter, fn((K, ())) -> K>;

    fn into_iter(self) -> Self::IntoIter {
        self.map.into_iter().map(|(key, ())| key)
    }
}
