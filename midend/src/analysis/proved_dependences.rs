//! Dependences that are proved of a loop with all that is in it, though the user vouches for it that no
//! iteration depends on another one.
//!
//! Vector code does the same inner iteration in all lanes, then the next one. So two accesses in one inner
//! iteration may be exchanged as in any loop: that of a later outer iteration may come before that of an
//! earlier one. And two accesses in different inner iterations are done in the order of these, whatever the
//! order of the outer iterations. How many inner iterations there are is seldom known: a loop inside is taken
//! to have a second one, and more where it always has them.

use super::asserted_independence;
use super::dependence::{self, Context, Lines, Verdict};
use super::independence::{self, Region};
use super::induction::Induction;
use super::inner_iterations::InnerIterations;
use super::legality::{self, MAX_ACCESSES};
use super::linear::Forms;
use super::loops::Loop;
use super::memory::{self, Accessed};
use super::provenance::Provenance;
use super::ways::reaches;
use crate::options::Options;
use crate::remark::Refusal;
use crate::ssa::{Inst, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// Compares what steps with the iterations of the loop or of loops inside: what is proved stands against
/// vector code, or bounds its lanes.
pub(super) fn check(
    region: &Region<'_>,
    inductions: &SortedMap<Value, Induction>,
    trips: Option<u64>,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Option<u64> {
    let view = region.view;
    let inner = InnerIterations::of(view, region.forest, region.outermost);
    let forms = Forms::with_inner(view, inductions, &SortedSet::new(), &inner.counters);
    let provenance = Provenance::compute(view, &forms);
    let (mut accesses, _) = memory::accesses(view, &forms, &SortedSet::new());
    accesses.retain(|a| !independence::is_private(region, a.address) && inner.are_current(a));
    accesses.truncate(MAX_ACCESSES);
    for a in &mut accesses {
        a.access.conditional = !inner.are_certain(&forms, a.access.block);
    }
    let places = view.insts().enumerate();
    let comparison = Comparison {
        region,
        inner: &inner,
        places: places.map(|(n, (_, inst, _))| (inst, n)).collect(),
        cx: Context {
            provenance: &provenance,
            strict_aliasing: options.strict_aliasing,
            trips,
        },
    };
    let mut most: Option<u64> = None;
    for (n, a) in accesses.iter().enumerate() {
        let met = match a.access.is_store {
            true => comparison.meets_itself(a),
            false => None,
        };
        match met {
            Some(1) => out.push(legality::conflict(view, a, a)),
            Some(lanes) => most = Some(most.map_or(lanes, |most| most.min(lanes))),
            None => {}
        }
        for b in &accesses[n + 1..] {
            match comparison.verdict(a, b) {
                Verdict::Conflict => out.push(legality::conflict(view, a, b)),
                Verdict::Lanes(lanes) => most = Some(most.map_or(lanes, |most| most.min(lanes))),
                // The promise stands alone.
                Verdict::Free | Verdict::CheckDistance | Verdict::CheckDisjoint => {}
            }
        }
    }
    most
}

struct Comparison<'a> {
    region: &'a Region<'a>,
    inner: &'a InnerIterations<'a>,
    /// Positions of instructions, in the order of the program.
    places: SortedMap<Inst, usize>,
    cx: Context<'a>,
}

impl Comparison<'_> {
    /// How many iterations apart a store certainly writes what it writes in another one, in an order that
    /// vector code does not keep: lanes write one place one after the other, but not parts of it, and
    /// not in different inner iterations.
    fn meets_itself(&self, a: &Accessed) -> Option<u64> {
        let stride = a.deep.iteration.unsigned_abs();
        if stride != 0 && stride < a.size().unsigned_abs() {
            return Some(1);
        }
        let loops = self.inner.around(a.access.block);
        let least = self.least_between_inner_iterations(a, a, &loops);
        least.filter(|_| stride == 0 || !a.access.conditional)
    }

    /// What two accesses mean, of which one writes.
    fn verdict(&self, a: &Accessed, b: &Accessed) -> Verdict {
        let apart = self.region.view.site.wishes.apart;
        let mut both = self.inner.around(a.access.block);
        let others = self.inner.around(b.access.block);
        both.retain(|l| others.contains(l));
        if both
            .iter()
            .any(|&l| self.inner.step(a, l) != self.inner.step(b, l))
        {
            both.clear();
        }
        let first = |x: &Accessed| self.inner.in_first(x, &both);
        let (a, b) = (&first(a), &first(b));
        let ordered = self.in_order(a, b);
        let verdict = dependence::test(&self.cx, a, b, ordered);
        let verdict = match (verdict, self.between_inner_iterations(a, b, &both)) {
            (Verdict::Conflict, _) | (_, None) => verdict,
            (_, Some(1)) => Verdict::Conflict,
            (Verdict::Lanes(lanes), Some(least)) => Verdict::Lanes(lanes.min(least)),
            (_, Some(least)) => Verdict::Lanes(least),
        };
        asserted_independence::settle(verdict, a, b, apart)
    }

    /// Whether one access comes before another in each inner iteration that does both.
    fn in_order(&self, a: &Accessed, b: &Accessed) -> bool {
        let place = |x: &Accessed| self.places.get(&x.access.inst);
        place(a) < place(b) && reaches(self.region.view, a.access.block, b.access.block)
    }

    /// How many iterations apart two accesses surely meet in different inner iterations, so that vector code
    /// exchanges them.
    fn between_inner_iterations(&self, a: &Accessed, b: &Accessed, both: &[Loop]) -> Option<u64> {
        let one_writes = a.access.is_store || b.access.is_store;
        let known = one_writes && dependence::same_base(&a.deep, &b.deep);
        match known && !dependence::differ_in_type(&self.cx, a, b) {
            true => self.least_between_inner_iterations(a, b, both),
            false => None,
        }
    }

    fn least_between_inner_iterations(
        &self,
        a: &Accessed,
        b: &Accessed,
        both: &[Loop],
    ) -> Option<u64> {
        let lines = Lines::of(a, b);
        let least = both.iter().flat_map(|&l| {
            let step = i128::from(self.inner.step(a, l));
            let [one, other] = [a, b].map(|x| self.inner.further(l, x.access.block));
            let further = 1..=i128::from(one.min(other));
            further.filter_map(move |k| lines.least_in_iteration_before(k * step))
        });
        let last = self.cx.trips.map(|trips| trips.saturating_sub(1));
        least.filter(|&j| last.is_none_or(|last| j <= last)).min()
    }
}
