//! Ways to fill a row of a reservation table.

/// Ways that are looked at.
const MOST: usize = 1000;

/// All ways to fill what is left of a row with parts that are taken whole, as often as each of them is held, and some to
/// which more could be added; none if there are more than are looked at. A part takes so much of each class, and
/// something.
pub(super) fn fills(left: &[u32], parts: &[&[u32]]) -> Option<Vec<Vec<u64>>> {
    let mut filling = Filling {
        parts,
        left: left.to_vec(),
        held: vec![0; parts.len()],
        found: Vec::new(),
        looks: MOST,
    };
    filling.from(0).then_some(filling.found)
}

/// A row that is filled in all ways.
struct Filling<'a> {
    parts: &'a [&'a [u32]],
    left: Vec<u32>,
    /// By part: how many are in it.
    held: Vec<u64>,
    found: Vec<Vec<u64>>,
    /// How many ways may still be looked at.
    looks: usize,
}

impl Filling<'_> {
    /// Fills the row with the parts from one on; whether there are few ways.
    fn from(&mut self, first: usize) -> bool {
        let Some(looks) = self.looks.checked_sub(1) else {
            return false;
        };
        self.looks = looks;
        let mut is_full = true;
        for part in first..self.parts.len() {
            let mut both = self.parts[part].iter().zip(&self.left);
            if !both.all(|(uses, left)| uses <= left) {
                continue;
            }
            is_full = false;
            self.put(part, |left, uses| left - uses);
            self.held[part] += 1;
            if !self.from(part) {
                return false;
            }
            self.held[part] -= 1;
            self.put(part, |left, uses| left + uses);
        }
        if is_full {
            self.found.push(self.held.clone());
        }
        true
    }

    fn put(&mut self, part: usize, to: impl Fn(u32, u32) -> u32) {
        for (left, &uses) in self.left.iter_mut().zip(self.parts[part]) {
            *left = to(*left, uses);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_filled_in_all_ways() {
        let parts = [&[1, 0][..], &[1, 2]];
        let mut found = fills(&[2, 3], &parts).unwrap();
        found.sort();
        assert_eq!(found, [[0, 1], [1, 1], [2, 0]]);
        assert_eq!(fills(&[0, 3], &parts), Some(vec![vec![0, 0]]));
        assert_eq!(fills(&[100, 100], &parts), None);
    }
}
