use super::*;
use std::collections::{BTreeMap, BTreeSet};

/// Numbers that look random (Marsaglia, "Xorshift RNGs").
struct Random(u32);

impl Random {
    fn below(&mut self, most: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 % most
    }
}

fn check(map: &SortedMap<u32, u32>, model: &BTreeMap<u32, u32>) {
    assert!(map.iter().eq(model));
    assert!(map.iter().rev().eq(model.iter().rev()));
    assert_eq!((map.len(), map.is_empty()), (model.len(), model.is_empty()));
    assert!(
        map.chunks
            .iter()
            .all(|chunk| !chunk.is_empty() && chunk.len() <= CHUNK)
    );
}

#[test]
fn a_map_is_what_a_b_tree_is() {
    let mut random = Random(1);
    for keys in [10, 200, 5000] {
        let (mut map, mut model) = (SortedMap::new(), BTreeMap::new());
        for round in 0..6000 {
            let (key, value) = (random.below(keys), random.below(1000));
            match random.below(if round < 3000 { 5 } else { 9 }) {
                0 | 1 => assert_eq!(map.insert(key, value), model.insert(key, value)),
                2 => {
                    *map.entry(key).and_modify(|v| *v += 1).or_insert(value) ^= 5;
                    *model.entry(key).and_modify(|v| *v += 1).or_insert(value) ^= 5;
                }
                3 => assert_eq!(map.get_mut(&key), model.get_mut(&key)),
                _ => assert_eq!(map.remove(&key), model.remove(&key)),
            }
            assert_eq!(map.get(&key), model.get(&key));
            if round % 50 == 0 {
                check(&map, &model);
            }
        }
        map.retain(|key, value| (*key + *value) % 3 == 0);
        model.retain(|key, value| (*key + *value) % 3 == 0);
        check(&map, &model);
        assert!(map.into_iter().eq(model));
    }
}

#[test]
fn ranges_are_those_of_a_b_tree() {
    let mut random = Random(2);
    let model: BTreeMap<u32, u32> = (0..700).map(|n| (random.below(2000), n)).collect();
    let map: SortedMap<u32, u32> = model.iter().map(|(&key, &value)| (key, value)).collect();
    for _ in 0..2000 {
        let (a, b) = (random.below(2010), random.below(2010));
        let (low, high) = (a.min(b), a.max(b));
        assert!(map.range(low..high).eq(model.range(low..high)));
        assert!(
            map.range(low..=high)
                .rev()
                .eq(model.range(low..=high).rev())
        );
        assert!(map.range(..low).eq(model.range(..low)));
        assert!(map.range(high..).eq(model.range(high..)));
    }
    // Where `BTreeMap` panics, there is nothing.
    assert_eq!(
        map.range((Bound::Included(9), Bound::Excluded(3))).count(),
        0
    );
}

#[test]
fn equal_maps_are_equal_however_they_came_to_be() {
    let up: SortedSet<u32> = (0..500).collect();
    let down: SortedSet<u32> = (0..500).rev().collect();
    assert_ne!(up.map.chunks.len(), down.map.chunks.len());
    assert_eq!(up, down);
    let more: SortedSet<u32> = (0..501).collect();
    assert_ne!(up, more);
    assert!(up.is_subset(&more) && !more.is_subset(&up));
}

#[test]
fn sets_are_those_of_a_b_tree() {
    let mut random = Random(3);
    let mut draw = || -> BTreeSet<u32> { (0..300).map(|_| random.below(600)).collect() };
    let (a, b) = (draw(), draw());
    let (mut x, y): (SortedSet<u32>, SortedSet<u32>) =
        (a.iter().copied().collect(), b.iter().copied().collect());
    assert!(x.intersection(&y).eq(a.intersection(&b)));
    assert!(x.difference(&y).eq(a.difference(&b)));
    assert!(!x.is_disjoint(&y) && x.is_disjoint(&SortedSet::from([600])));
    assert_eq!((x.first(), x.last()), (a.first(), a.last()));
    let mut left = a.len();
    for key in &a {
        assert_eq!(x.pop_first(), Some(*key));
        left -= 1;
        assert_eq!(x.len(), left);
    }
    assert_eq!(x.pop_first(), None);
}
