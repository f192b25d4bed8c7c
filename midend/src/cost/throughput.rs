//! What a straight line of code needs of each resource of a processor, and how long it takes.

use super::machine::{LOAD, STORE, TAKEN_BRANCH};

/// Quarter cycles of each resource. What needs different ones overlaps: out of order, each of them is busy
/// with its part of all iterations, and the one with the most to do decides (see Fog, *Optimizing software
/// in C++*, and uops.info for the tables behind the prices).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Throughput {
    /// Instructions, four of which are issued in a cycle.
    pub issue: u32,
    /// Reads.
    pub loads: u32,
    /// Writes.
    pub stores: u32,
    /// What one unit alone does with integers: multiplications.
    pub multiplier: u32,
    /// Floating point, and vectors.
    pub vector: u32,
    /// Divisions and roots.
    pub divider: u32,
    /// What nothing overlaps with: calls, and branches predicted wrongly.
    pub serial: u32,
}

/// A value that does not fit in registers goes to memory and comes back.
pub const SPILL: Throughput = Throughput {
    issue: 2,
    loads: LOAD,
    stores: STORE,
    multiplier: 0,
    vector: 0,
    divider: 0,
    serial: 0,
};

impl Throughput {
    /// Names of the resources that work beside each other, in the order of [`Throughput::classes`].
    pub const CLASSES: [&str; 6] = [
        "issue",
        "loads",
        "stores",
        "multiplier",
        "vector",
        "divider",
    ];

    /// The one of them that instructions are counted by.
    pub const ISSUE: usize = 0;

    /// Each resource's part by itself, without what nothing overlaps with.
    pub fn classes(self) -> [u32; 6] {
        let [issue, loads, stores, multiplier, vector, divider, _] = self.parts();
        [issue, loads, stores, multiplier, vector, divider]
    }

    /// Each resource's part by itself.
    fn parts(self) -> [u32; 7] {
        let Throughput {
            issue,
            loads,
            stores,
            multiplier,
            vector,
            divider,
            serial,
        } = self;
        [issue, loads, stores, multiplier, vector, divider, serial]
    }

    fn of_parts(parts: [u32; 7]) -> Throughput {
        let [issue, loads, stores, multiplier, vector, divider, serial] = parts;
        Throughput {
            issue,
            loads,
            stores,
            multiplier,
            vector,
            divider,
            serial,
        }
    }

    fn each(self, other: Throughput, f: impl Fn(u32, u32) -> u32) -> Throughput {
        let (a, b) = (self.parts(), other.parts());
        Throughput::of_parts(std::array::from_fn(|k| f(a[k], b[k])))
    }

    /// This and something else.
    pub fn and(self, other: Throughput) -> Throughput {
        self.each(other, u32::saturating_add)
    }

    /// So many times this.
    pub fn times(self, count: u32) -> Throughput {
        Throughput::of_parts(self.parts().map(|part| part.saturating_mul(count)))
    }

    /// This where what comes on top of `before` is done `done` of `of` times.
    pub fn partly(self, before: Throughput, [done, of]: [u32; 2]) -> Throughput {
        self.each(before, |all, before| {
            before + all.saturating_sub(before) * done / of
        })
    }

    /// The mean of two ways, each of which is taken half the times.
    pub fn mean(self, other: Throughput) -> Throughput {
        self.each(other, |a, b| a.midpoint(b))
    }

    /// Quarter cycles of one iteration of a loop.
    pub fn time(self) -> u32 {
        let Throughput {
            issue,
            loads,
            stores,
            multiplier,
            vector,
            divider,
            serial,
        } = self;
        let each = [issue, loads, stores, multiplier, vector, divider];
        each.into_iter()
            .fold(TAKEN_BRANCH, u32::max)
            .saturating_add(serial)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_busiest_resource_decides_and_what_overlaps_with_nothing_comes_on_top() {
        let loads = Throughput {
            issue: 4,
            loads: 8,
            ..Throughput::default()
        };
        let sums = Throughput {
            issue: 3,
            vector: 6,
            ..Throughput::default()
        };
        assert_eq!(loads.and(sums).time(), 8);
        assert_eq!(loads.and(sums.times(2)).time(), 12);
        let call = Throughput {
            serial: 40,
            ..Throughput::default()
        };
        assert_eq!(loads.and(sums).and(call).time(), 48);
        assert_eq!(Throughput::default().time(), TAKEN_BRANCH);
    }

    #[test]
    fn what_is_done_sometimes_counts_in_part() {
        let before = Throughput {
            issue: 8,
            ..Throughput::default()
        };
        let both = Throughput {
            issue: 24,
            divider: 40,
            ..Throughput::default()
        };
        let part = both.partly(before, [1, 8]);
        assert_eq!((part.issue, part.divider), (10, 5));
        let mean = both.mean(before);
        assert_eq!((mean.issue, mean.divider), (16, 20));
    }
}
