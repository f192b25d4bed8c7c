//! Sets of rows of a kernel, in which the next one is found without a look at each.

/// Rows, a bit for each.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    words: Vec<u64>,
}

impl Rows {
    /// All of so many.
    pub fn all(count: u32) -> Rows {
        let bits = |first: u32| u64::MAX >> (64 - (count - first).min(64));
        Rows {
            words: (0..count).step_by(64).map(bits).collect(),
        }
    }

    pub fn contains(&self, row: usize) -> bool {
        self.words[row / 64] >> (row % 64) & 1 == 1
    }

    pub fn insert(&mut self, row: usize) {
        self.words[row / 64] |= 1 << (row % 64);
    }

    pub fn remove(&mut self, row: usize) {
        self.words[row / 64] &= !(1 << (row % 64));
    }

    /// The first from one on.
    pub fn first_from(&self, row: usize) -> Option<usize> {
        let (begin, above) = (row / 64, u64::MAX << (row % 64));
        let words = self.words.iter().enumerate().skip(begin);
        let mut left = words.map(|(n, &word)| (n, if n == begin { word & above } else { word }));
        let (n, word) = left.find(|&(_, word)| word != 0)?;
        Some(64 * n + word.trailing_zeros() as usize)
    }

    /// The last up to one.
    pub fn last_until(&self, row: usize) -> Option<usize> {
        let (end, below) = (row / 64, u64::MAX >> (63 - row % 64));
        let words = self.words.iter().enumerate().take(end + 1).rev();
        let mut left = words.map(|(n, &word)| (n, if n == end { word & below } else { word }));
        let (n, word) = left.find(|&(_, word)| word != 0)?;
        Some(64 * n + 63 - word.leading_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_row_is_found_in_both_directions() {
        for count in [1, 2, 63, 64, 65, 128, 200] {
            let mut rows = Rows::all(count);
            let count = count as usize;
            assert!((0..count).all(|row| rows.contains(row)));
            for row in 0..count {
                if row % 7 != 3 && row % 64 != 63 {
                    rows.remove(row);
                }
            }
            let there = |row: &usize| rows.contains(*row);
            for row in 0..count {
                assert_eq!(rows.first_from(row), (row..count).find(there));
                assert_eq!(rows.last_until(row), (0..=row).rev().find(there));
            }
            rows.insert(0);
            assert_eq!(rows.first_from(0), Some(0));
        }
    }
}
