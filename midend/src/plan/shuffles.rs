//! What operations that move lanes do, on lists of lanes.

use super::Half;

/// [`super::POp::Zip`] in blocks of so many lanes; `None`: they are no blocks, or not as many.
pub(super) fn zip(half: Half, block: usize, a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
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

/// [`super::POp::Split`].
pub(super) fn split(half: Half, lanes: &[u64]) -> Vec<u64> {
    let (low, high) = lanes.split_at(lanes.len() / 2);
    match half {
        Half::Low => low,
        Half::High => high,
    }
    .to_vec()
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
    fn halves_are_in_order() {
        assert_eq!(split(Half::Low, &[1, 2, 3, 4]), [1, 2]);
        assert_eq!(split(Half::High, &[1, 2, 3, 4]), [3, 4]);
    }
}
