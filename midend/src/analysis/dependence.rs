//! Memory dependences between the accesses of one loop.
//!
//! A vector loop runs one instruction in all lanes, then the next: of two accesses `a` before `b`
//! it exchanges `b` in iteration `k` with `a` in a later iteration `k + j`, for `j` below the
//! number of lanes; everything else stays in order. So only overlaps of `a(k + j)` with `b(k)`,
//! `j > 0`, matter, and the least such `j` bounds the lanes.

use super::facts::{Check, LinearForm};
use super::memory::Accessed;
use super::provenance::Provenance;
use crate::ssa::{AliasClass, Value};

/// What two accesses, one of which writes, mean for the lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Nothing.
    Free,
    /// At most so many lanes (2 or more).
    Lanes(u64),
    /// [`Check::Distance`]
    CheckDistance,
    /// [`Check::Disjoint`]
    CheckDisjoint,
    /// Neighbouring iterations depend on each other.
    Conflict,
}

/// What is the same for all pairs.
pub(crate) struct Context<'a> {
    /// Origins of addresses.
    pub provenance: &'a Provenance<'a>,
    /// Types tell accesses apart.
    pub strict_aliasing: bool,
    /// The number of iterations, if it is constant.
    pub trips: Option<u64>,
}

/// Test a pair. `ordered`: `a` comes before `b` in any iteration that does both; otherwise they are
/// on different sides of a branch, and the vector code may have them in either order.
pub(crate) fn test(cx: &Context<'_>, a: &Accessed, b: &Accessed, ordered: bool) -> Verdict {
    if !a.access.is_store && !b.access.is_store {
        return Verdict::Free;
    }
    if a.access.packed || b.access.packed {
        return packed(cx, a, b, ordered);
    }
    // Memory without a declared type takes the type of each store, so that only reading another
    // type than was written is undefined: of the exchanged pairs, those that read in `a`.
    let declared = |x: &Accessed| x.deep.root.is_some_and(|r| cx.provenance.declared(r));
    let read_first = ordered && !a.access.is_store;
    if differ_in_type(cx, a, b) && (read_first || declared(a) || declared(b)) {
        return Verdict::Free;
    }
    if !same_base(&a.deep, &b.deep) {
        return unknown(cx, a, b, ordered);
    }
    let lanes = Lines::of(a, b).least_distance(cx.trips, ordered);
    match lanes {
        Some(Some(1)) => Verdict::Conflict,
        Some(Some(lanes)) => Verdict::Lanes(lanes),
        Some(None) => Verdict::Free,
        None => Verdict::Conflict,
    }
}

/// Test a pair of which one stores at a packed position: where that is, is known by bounds alone. A load that comes
/// first, and is never behind the position, reads what no earlier iteration wrote.
fn packed(cx: &Context<'_>, a: &Accessed, b: &Accessed, ordered: bool) -> Verdict {
    if !same_base(&a.deep, &b.deep) {
        return match roots_distinct(cx, a, b) {
            true => Verdict::Free,
            false => Verdict::CheckDisjoint,
        };
    }
    let lines = Lines::of(a, b);
    let reads_ahead = ordered && !a.access.is_store && lines.a0 >= lines.b0 && lines.sa >= lines.sb;
    match reads_ahead || lines.apart(cx.trips) {
        true => Verdict::Free,
        false => Verdict::Conflict,
    }
}

/// Whether a load of an invariant address gives the same value in all iterations as far as a store
/// is concerned; `CheckDisjoint` if that must be seen at run time, `Conflict` if not.
pub(crate) fn invariant(cx: &Context<'_>, load: &Accessed, store: &Accessed) -> Verdict {
    // A load in a later iteration, or after the store, would read another type than was written;
    // and the first load before the store is where it is.
    if differ_in_type(cx, load, store) {
        return Verdict::Free;
    }
    if same_base(&load.deep, &store.deep) {
        return match Lines::of(load, store).apart(cx.trips) {
            true => Verdict::Free,
            false => Verdict::Conflict,
        };
    }
    match roots_distinct(cx, load, store) {
        true => Verdict::Free,
        false => Verdict::CheckDisjoint,
    }
}

/// Whether a load of an invariant address gives the same value in all iterations whatever place of its type and its
/// object a store writes.
pub(crate) fn unchanged(
    cx: &Context<'_>,
    load: &Accessed,
    alias: AliasClass,
    address: Value,
) -> bool {
    let read = load.deep.root.unwrap_or(load.address);
    classes_differ(cx, load.access.alias, alias)
        || read != address && cx.provenance.distinct(read, address)
}

/// What it takes to do a load before a store that comes before it in one iteration, or is on another
/// side of a branch.
pub(crate) fn load_first(cx: &Context<'_>, load: &Accessed, store: &Accessed) -> Verdict {
    // Of the exchanged pairs the load reads what was written as another type.
    if differ_in_type(cx, load, store) {
        return Verdict::Free;
    }
    if store.access.packed {
        return packed(cx, store, load, true);
    }
    if !same_base(&load.deep, &store.deep) {
        return match roots_distinct(cx, load, store) {
            true => Verdict::Free,
            false => Verdict::CheckDisjoint,
        };
    }
    match Lines::of(load, store).meet_in_one_iteration() {
        true => Verdict::Conflict,
        false => test(cx, load, store, true),
    }
}

/// What it takes that a load reads what was there before the loop, as far as a store is concerned. `load_first`: in
/// an iteration that does both, the load comes first.
pub(crate) fn reads_original(
    cx: &Context<'_>,
    load: &Accessed,
    store: &Accessed,
    load_first: bool,
) -> Verdict {
    // What was written as another type is not read.
    if differ_in_type(cx, load, store) {
        return Verdict::Free;
    }
    if store.access.packed {
        return Verdict::Conflict;
    }
    if !same_base(&load.deep, &store.deep) {
        return unknown(cx, load, store, load_first);
    }
    let lines = Lines::of(load, store);
    let later = lines.least_distance(cx.trips, true);
    match later == Some(None) && (load_first || !lines.meet_in_one_iteration()) {
        true => Verdict::Free,
        false => Verdict::Conflict,
    }
}

/// What it takes to do `first` in all iterations before `second` in any. `turned`: in one iteration,
/// `second` comes first.
pub(crate) fn before(
    cx: &Context<'_>,
    first: &Accessed,
    second: &Accessed,
    turned: bool,
) -> Verdict {
    if !first.access.is_store && !second.access.is_store {
        return Verdict::Free;
    }
    let declared = |x: &Accessed| x.deep.root.is_some_and(|r| cx.provenance.declared(r));
    if differ_in_type(cx, first, second) && (declared(first) || declared(second)) {
        return Verdict::Free;
    }
    if !same_base(&first.deep, &second.deep) {
        return match roots_distinct(cx, first, second) {
            true => Verdict::Free,
            false => Verdict::CheckDisjoint,
        };
    }
    let lines = Lines::of(first, second);
    match lines.least_distance(cx.trips, true) {
        Some(None) if !(turned && lines.meet_in_one_iteration()) => Verdict::Free,
        _ => Verdict::Conflict,
    }
}

/// The check of a pair.
pub(crate) fn check(verdict: Verdict, a: usize, b: usize) -> Option<Check> {
    match verdict {
        Verdict::CheckDistance => Some(Check::Distance { a, b }),
        Verdict::CheckDisjoint => Some(Check::Disjoint { a, b }),
        Verdict::Free | Verdict::Lanes(_) | Verdict::Conflict => None,
    }
}

fn unknown(cx: &Context<'_>, a: &Accessed, b: &Accessed, ordered: bool) -> Verdict {
    if roots_distinct(cx, a, b) {
        return Verdict::Free;
    }
    let stride = a.deep.iteration;
    let alike = stride == b.deep.iteration && a.size() == b.size();
    match alike && ordered && stride.unsigned_abs() >= a.size().unsigned_abs() {
        true => Verdict::CheckDistance,
        false => Verdict::CheckDisjoint,
    }
}

pub(super) fn roots_distinct(cx: &Context<'_>, a: &Accessed, b: &Accessed) -> bool {
    match (a.deep.root, b.deep.root) {
        (Some(x), Some(y)) => x != y && cx.provenance.distinct(x, y),
        _ => false,
    }
}

pub(super) fn differ_in_type(cx: &Context<'_>, a: &Accessed, b: &Accessed) -> bool {
    classes_differ(cx, a.access.alias, b.access.alias)
}

fn classes_differ(cx: &Context<'_>, x: AliasClass, y: AliasClass) -> bool {
    cx.strict_aliasing && x != y && x != AliasClass::Any && y != AliasClass::Any
}

/// Which of two accesses is that of the earlier iteration where they meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Earlier {
    /// The one that comes first in the program.
    First,
    /// The other one, which vector code would do too late.
    Second,
}

/// Which access is earlier where two meet in different iterations, and the least number of iterations
/// between them, if these are known.
pub(crate) fn earlier(a: &Accessed, b: &Accessed) -> Option<(Earlier, u64)> {
    let lines = Lines::of(a, b);
    let packed = a.access.packed || b.access.packed;
    if packed || !same_base(&a.deep, &b.deep) || lines.sa != lines.sb || lines.sa == 0 {
        return None;
    }
    let second = lines.one_way().map(|n| (Earlier::Second, n));
    let first = || lines.turned().one_way().map(|n| (Earlier::First, n));
    second.or_else(first)
}

/// Whether two addresses differ by something known.
pub(super) fn same_base(a: &LinearForm, b: &LinearForm) -> bool {
    a.root == b.root && a.terms == b.terms
}

/// Two accesses on one line: `a(k) = a0 + k * sa`, `b(k) = b0 + k * sb`, with their sizes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    pub a0: i128,
    pub sa: i128,
    pub za: i128,
    pub b0: i128,
    pub sb: i128,
    pub zb: i128,
}

impl Lines {
    pub fn of(a: &Accessed, b: &Accessed) -> Lines {
        let ((a0, sa), (b0, sb)) = (a.line(), b.line());
        Lines {
            a0,
            sa,
            za: a.size().into(),
            b0,
            sb,
            zb: b.size().into(),
        }
    }

    /// The least `j > 0` such that `a(k + j)` meets `b(k)` for some `k`; if not `ordered`, or
    /// `b(k + j)` meets `a(k)`. `Some(None)`: there is none. `None`: not known.
    pub fn least_distance(&self, trips: Option<u64>, ordered: bool) -> Option<Option<u64>> {
        if self.sa == self.sb && self.sa != 0 {
            let later_a = self.one_way();
            let later_b = if ordered {
                None
            } else {
                self.turned().one_way()
            };
            let least = later_a.into_iter().chain(later_b).min();
            let last = trips.map(|t| t.saturating_sub(1));
            return Some(least.filter(|&j| last.is_none_or(|last| j <= last)));
        }
        match self.apart(trips) || self.never_meet() {
            true => Some(None),
            false => None,
        }
    }

    /// Whether the two may meet in one iteration; exact for the same stride.
    pub fn meet_in_one_iteration(&self) -> bool {
        let overlap = self.a0 < self.b0 + self.zb && self.b0 < self.a0 + self.za;
        overlap || self.sa != self.sb && !self.apart(None) && !self.never_meet()
    }

    /// The least `j > 0` such that iteration `k + j` of one access, with a `step` taken back, meets `k` of
    /// the other. Nothing is said of different strides.
    pub fn least_in_iteration_before(&self, step: i128) -> Option<u64> {
        if self.sa != self.sb {
            return None;
        }
        let a_later = Lines {
            a0: self.a0 - step,
            ..*self
        };
        let b_later = Lines {
            b0: self.b0 - step,
            ..*self
        };
        let least = |lines: &Lines| match lines.sa {
            0 => (!lines.apart(None)).then_some(1),
            _ => lines.one_way(),
        };
        let both = [least(&a_later), least(&b_later.turned())];
        both.into_iter().flatten().min()
    }

    /// Same stride: the least `j > 0` with `d - za < s * j < d + zb`, `d = b0 - a0`.
    fn one_way(&self) -> Option<u64> {
        let (d, za, zb) = match self.sa > 0 {
            true => (self.b0 - self.a0, self.za, self.zb),
            // Mirrored, the ends of an access change places.
            false => (self.a0 - self.b0, self.zb, self.za),
        };
        let s = self.sa.abs();
        let least = (d - za + 1).div_euclid(s) + i128::from((d - za + 1).rem_euclid(s) != 0);
        let most = (d + zb - 1).div_euclid(s);
        let least = least.max(1);
        (least <= most).then(|| u64::try_from(least).unwrap_or(u64::MAX))
    }

    fn turned(&self) -> Lines {
        Lines {
            a0: self.b0,
            sa: self.sb,
            za: self.zb,
            b0: self.a0,
            sb: self.sa,
            zb: self.za,
        }
    }

    /// The bytes touched over the whole loop do not overlap.
    pub fn apart(&self, trips: Option<u64>) -> bool {
        let ends = |first: i128, stride: i128, size: i128| {
            let last = trips.map(|t| first + stride * i128::from(t.saturating_sub(1)));
            let low = match (stride < 0, last) {
                (false, _) => Some(first),
                (true, last) => last,
            };
            let high = match (stride > 0, last) {
                (false, _) => Some(first + size),
                (true, last) => last.map(|l| l + size),
            };
            (low, high)
        };
        let (a, b) = (
            ends(self.a0, self.sa, self.za),
            ends(self.b0, self.sb, self.zb),
        );
        let below =
            |x: Option<i128>, y: Option<i128>| matches!((x, y), (Some(x), Some(y)) if x <= y);
        below(a.1, b.0) || below(b.1, a.0)
    }

    /// Greatest-common-divisor test: no multiple of it brings the two together.
    fn never_meet(&self) -> bool {
        let g = gcd(self.sa.unsigned_abs(), self.sb.unsigned_abs());
        if g == 0 {
            return false;
        }
        let g = g as i128;
        let d = self.b0 - self.a0;
        // Some multiple of g strictly between d - za and d + zb?
        let next = (d - self.za).div_euclid(g) * g + g;
        next >= d + self.zb
    }
}

/// The greatest common divisor.
pub(super) fn gcd(a: u128, b: u128) -> u128 {
    match b {
        0 => a,
        _ => gcd(b, a % b),
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    /// The least distance by trying all pairs of iterations.
    fn by_trying(l: &Lines, trips: i128, ordered: bool) -> Option<u64> {
        let meet = |ka: i128, kb: i128| {
            let (a, b) = (l.a0 + ka * l.sa, l.b0 + kb * l.sb);
            a < b + l.zb && b < a + l.za
        };
        let mut least: Option<u64> = None;
        for k in 0..trips {
            for j in 1..trips - k {
                if meet(k + j, k) || (!ordered && meet(k, k + j)) {
                    least = Some(least.map_or(j as u64, |l| l.min(j as u64)));
                }
            }
        }
        least
    }

    #[test]
    fn distances_agree_with_trying_all_pairs() {
        let mut seed = 7u64;
        let mut random = |below: u64| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(99);
            i128::from((seed >> 33) % below)
        };
        let (mut exact, mut free) = (0, 0);
        for n in 0..20_000 {
            let size = |r: i128| 1 << r;
            let sa = random(25) - 12;
            let l = Lines {
                a0: random(60) - 30,
                sa,
                za: size(random(4)),
                b0: random(60) - 30,
                sb: if n % 2 == 0 { sa } else { random(25) - 12 },
                zb: size(random(4)),
            };
            let trips = 2 + random(12);
            let ordered = n % 3 != 0;
            let known = (n % 5 != 0).then_some(trips as u64);
            let truth = by_trying(&l, trips, ordered);
            match l.least_distance(known, ordered) {
                // Lanes below the least distance are free of it.
                Some(Some(j)) if known.is_some() => {
                    assert_eq!(truth, Some(j), "{l:?} {trips} {ordered}");
                    exact += 1;
                }
                Some(Some(j)) => assert!(truth.is_none_or(|t| t >= j), "{l:?} {trips}"),
                Some(None) => {
                    assert_eq!(truth, None, "{l:?} {trips} {ordered}");
                    free += 1;
                }
                None => {}
            }
        }
        assert!(exact > 2000 && free > 5000, "{exact} {free}");
    }

    #[test]
    fn meeting_in_one_iteration_agrees_with_trying_all() {
        let mut met = 0;
        for n in 0..4_000i128 {
            let l = Lines {
                a0: n % 13 - 6,
                sa: n % 5 - 2,
                za: 1 << (n % 3),
                b0: n % 17 - 8,
                sb: if n % 2 == 0 { n % 5 - 2 } else { n % 7 - 3 },
                zb: 1 << (n % 4),
            };
            let meet = |k: i128| {
                let (a, b) = (l.a0 + k * l.sa, l.b0 + k * l.sb);
                a < b + l.zb && b < a + l.za
            };
            let truth = (0..100).any(meet);
            assert!(l.meet_in_one_iteration() || !truth, "{l:?}");
            if l.sa == l.sb {
                assert_eq!(l.meet_in_one_iteration(), truth, "{l:?}");
                met += i128::from(truth);
            }
        }
        assert!(met > 300, "{met}");
    }

    #[test]
    fn ranges_that_are_apart_have_no_common_byte() {
        let l = Lines {
            a0: 0,
            sa: 4,
            za: 4,
            b0: -4,
            sb: -4,
            zb: 4,
        };
        assert!(l.apart(None) && l.apart(Some(9)));
        assert!(!Lines { b0: 0, ..l }.apart(None));
        // `a[2 * i]` and `a[4 * i + 1]` of ints never meet.
        let even = Lines {
            a0: 0,
            sa: 8,
            za: 4,
            b0: 4,
            sb: 16,
            zb: 4,
        };
        assert_eq!(even.least_distance(None, true), Some(None));
        assert_eq!(Lines { b0: 8, ..even }.least_distance(None, true), None);
    }
}
