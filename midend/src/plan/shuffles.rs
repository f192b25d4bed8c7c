//! What operations that move lanes do, on lists of lanes.

use super::{Half, Order, POp, ZIP_BITS};
use crate::ssa::Type;

/// An operation that moves the lanes of some vectors; `None`: it is another operation, or their lanes are
/// not as many as it needs.
pub(super) fn moved(op: &POp, elem: Type, of: &[&[u64]]) -> Option<Vec<u64>> {
    let block = (ZIP_BITS / elem.bits().max(1)) as usize;
    match (*op, of) {
        (POp::Reverse, &[a]) => Some(a.iter().rev().copied().collect()),
        (POp::Permute(order), &[a]) => permute(order, a),
        (POp::Zip(half), &[a, b]) => zip(half, block, a, b),
        (POp::Unzip(half), &[a, b]) => Some(unzip(half, &[a, b].concat())),
        (POp::ZipBlocks(half), &[a, b]) => zip_blocks(half, block, a, b),
        (POp::Unzip3(first), &[_, _, _]) => {
            let all = of.concat().into_iter();
            Some(all.skip(first as usize).step_by(3).collect())
        }
        (POp::Zip3(third), &[a, b, c]) => {
            let in_turn = a.iter().zip(b).zip(c).flat_map(|((&a, &b), &c)| [a, b, c]);
            Some(
                in_turn
                    .skip(third as usize * a.len())
                    .take(a.len())
                    .collect(),
            )
        }
        (POp::Concat, &[a, b]) => Some([a, b].concat()),
        (POp::Split(half), &[a]) => Some(split(half, a)),
        (POp::Splice, &[a, b]) => splice(a, b),
        (POp::MaskResize, &[a]) => Some(a.to_vec()),
        _ => None,
    }
}

/// [`super::POp::Permute`]; `None`: the lanes are no groups.
fn permute(order: Order, lanes: &[u64]) -> Option<Vec<u64>> {
    let from = |k: u32| lanes.get(order.place(k) as usize).copied();
    (0..u32::try_from(lanes.len()).ok()?).map(from).collect()
}

/// [`super::POp::Zip`] in blocks of so many lanes; `None`: they are no blocks, or not as many.
fn zip(half: Half, block: usize, a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
    if a.len() != b.len() || !a.len().is_multiple_of(block) {
        return None;
    }
    let start = match half {
        Half::Low => 0,
        Half::High => block / 2,
    };
    let from = |k: usize| k / block * block + start + k % block / 2;
    let lane = |k: usize| if k.is_multiple_of(2) { a } else { b }[from(k)];
    Some((0..a.len()).map(lane).collect())
}

/// [`super::POp::Unzip`], of the lanes of both vectors.
fn unzip(half: Half, both: &[u64]) -> Vec<u64> {
    let first = match half {
        Half::Low => 0,
        Half::High => 1,
    };
    both.iter().skip(first).step_by(2).copied().collect()
}

/// [`super::POp::ZipBlocks`], of blocks of so many lanes; `None`: they have no halves.
fn zip_blocks(half: Half, block: usize, a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
    if a.len() != b.len() || !a.len().is_multiple_of(2 * block) {
        return None;
    }
    let start = match half {
        Half::Low => 0,
        Half::High => a.len() / 2,
    };
    let half = start..start + a.len() / 2;
    let pairs = a[half.clone()].chunks(block).zip(b[half].chunks(block));
    Some(pairs.flat_map(|(a, b)| [a, b].concat()).collect())
}

/// [`super::POp::Split`].
fn split(half: Half, lanes: &[u64]) -> Vec<u64> {
    let (low, high) = lanes.split_at(lanes.len() / 2);
    match half {
        Half::Low => low,
        Half::High => high,
    }
    .to_vec()
}

/// [`super::POp::Splice`]; `None`: there are no lanes, or not as many.
fn splice(a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
    let (last, (_, others)) = (a.last()?, b.split_last()?);
    (a.len() == b.len()).then(|| [&[*last], others].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_alternate_within_blocks() {
        let (a, b) = ([0, 1, 2, 3, 4, 5, 6, 7], [10, 11, 12, 13, 14, 15, 16, 17]);
        let low = [0, 10, 1, 11, 4, 14, 5, 15];
        let high = [2, 12, 3, 13, 6, 16, 7, 17];
        assert_eq!(zip(Half::Low, 4, &a, &b), Some(low.to_vec()));
        assert_eq!(zip(Half::High, 4, &a, &b), Some(high.to_vec()));
        assert_eq!(zip(Half::Low, 4, &a[..6], &b[..6]), None);
        assert_eq!(zip(Half::Low, 4, &a, &b[..4]), None);
    }

    #[test]
    fn lanes_change_places_within_groups() {
        let order = Order::new(&[1, 3, 0, 0]).expect("an order");
        let lanes = [10, 11, 12, 13, 20, 21, 22, 23];
        let moved = [11, 13, 10, 10, 21, 23, 20, 20];
        assert_eq!(permute(order, &lanes), Some(moved.to_vec()));
        assert_eq!(permute(order, &lanes[..6]), None);
    }

    #[test]
    fn every_second_lane_is_taken() {
        let both = [0, 1, 2, 3, 10, 11, 12, 13];
        assert_eq!(unzip(Half::Low, &both), [0, 2, 10, 12]);
        assert_eq!(unzip(Half::High, &both), [1, 3, 11, 13]);
    }

    #[test]
    fn three_vectors_in_turn_and_back() {
        let all: [&[u64]; 3] = [&[0, 1, 2, 3], &[4, 5, 6, 7], &[8, 9, 10, 11]];
        let thirds: Vec<Vec<u64>> = (0..3)
            .filter_map(|n| moved(&POp::Unzip3(n), Type::I32, &all))
            .collect();
        assert_eq!(thirds, [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]]);
        let thirds: Vec<&[u64]> = thirds.iter().map(Vec::as_slice).collect();
        let again = (0..3).filter_map(|n| moved(&POp::Zip3(n), Type::I32, &thirds));
        assert_eq!(again.collect::<Vec<_>>(), all);
        assert_eq!(moved(&POp::Zip3(0), Type::I32, &all[..2]), None);
    }

    #[test]
    fn blocks_alternate() {
        let (a, b) = ([0, 1, 2, 3, 4, 5, 6, 7], [10, 11, 12, 13, 14, 15, 16, 17]);
        let low = [0, 1, 10, 11, 2, 3, 12, 13];
        let high = [4, 5, 14, 15, 6, 7, 16, 17];
        assert_eq!(zip_blocks(Half::Low, 2, &a, &b), Some(low.to_vec()));
        assert_eq!(zip_blocks(Half::High, 2, &a, &b), Some(high.to_vec()));
        assert_eq!(zip_blocks(Half::Low, 8, &a, &b), None);
    }

    #[test]
    fn lanes_move_up_behind_the_last_of_another() {
        let (a, b) = ([0, 1, 2, 3], [10, 11, 12, 13]);
        assert_eq!(splice(&a, &b), Some(vec![3, 10, 11, 12]));
        assert_eq!(splice(&a[..1], &b[..1]), Some(vec![0]));
        assert_eq!(splice(&a, &b[..3]), None);
        assert_eq!(splice(&[], &[]), None);
    }

    #[test]
    fn halves_are_in_order() {
        assert_eq!(split(Half::Low, &[1, 2, 3, 4]), [1, 2]);
        assert_eq!(split(Half::High, &[1, 2, 3, 4]), [3, 4]);
    }
}
