//! That no iteration of a loop depends on another one through memory, loops inside and all, where nobody
//! vouches for it.
//!
//! Vector code does some iterations together: of two accesses, that of a later iteration may come before
//! that of an earlier one. A loop inside accesses what it likes in each iteration; so stores must be at
//! places that step with the iterations of the loop itself, and whatever else is accessed must lie
//! somewhere else, for certain or by a run-time check.

use super::base;
use super::dependence::{self, Context, Lines, Verdict};
use super::facts::{Check, MemoryAccess, TripCount};
use super::legality::{self, MAX_ACCESSES, MAX_CHECKS};
use super::linear::Forms;
use super::loop_shape::refusal;
use super::loop_view::LoopView;
use super::loops::{Loop, LoopForest};
use super::memory::{self, Accessed};
use super::names;
use super::private_memory::{self, PrivateArray};
use super::provenance::Provenance;
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Access, AliasClass, Block, FieldRef, Inst, Op, Value, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// A loop with all that is in it.
pub(super) struct Region<'a> {
    pub view: &'a LoopView<'a>,
    pub forest: &'a LoopForest,
    pub outermost: Loop,
    /// Memory that each iteration has for itself.
    pub private: &'a SortedMap<Var, PrivateArray>,
}

/// What run-time checks need.
#[derive(Default)]
pub(super) struct Memory {
    /// Accesses that step with the iterations.
    pub accesses: Vec<MemoryAccess>,
    /// Conditions, about these.
    pub checks: Vec<Check>,
    /// Members whose offsets must be what vcc computed.
    pub layout: Vec<FieldRef>,
}

/// A load of a place that may be any in each iteration.
struct Elsewhere {
    inst: Inst,
    address: Value,
    alias: AliasClass,
}

/// Proves it, or says what stands against it.
pub(super) fn prove(
    region: &Region<'_>,
    forms: &Forms,
    trip: &TripCount,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Memory {
    let view = region.view;
    let provenance = Provenance::compute(view, forms);
    let (mut accesses, not_affine) = memory::accesses(view, forms, &SortedSet::new());
    accesses.retain(|a| !is_private(region, a.address));
    let mut loads = Vec::new();
    for inst in not_affine {
        let data = &view.f.insts[inst];
        let Some(&address) = data.args.first().filter(|&&a| !is_private(region, a)) else {
            continue;
        };
        match data.op {
            Op::Load(Access { alias, .. }) => loads.push(Elsewhere {
                inst,
                address,
                alias,
            }),
            _ => {
                let place = place(view, &provenance, address);
                let detail = format!(
                    "{place} is written, which does not move by a constant from iteration to \
                     iteration: two iterations may write one place"
                );
                let hint = "`#pragma simd vec-function` says that none do";
                out.push(refusal(Reason::NonAffine, data.span, detail).hint(hint));
            }
        }
    }
    if accesses.len() + loads.len() > MAX_ACCESSES {
        let detail = format!(
            "the loop has {} memory accesses",
            accesses.len() + loads.len()
        );
        out.push(refusal(Reason::MayAlias, view.site.span, detail));
        return Memory::default();
    }
    let prover = Prover::new(region, &provenance, &accesses, trip.constant, options);
    let mut checks = prover.checks(out);
    prover.loads_elsewhere(&loads, out);
    checks.extend(legality::no_wrap_checks(view, forms, &accesses, trip, out));
    if checks.len() > MAX_CHECKS {
        let detail = format!("{} run-time checks would be needed", checks.len());
        out.push(refusal(Reason::MayAlias, view.site.span, detail));
    }
    Memory {
        checks,
        layout: base::layout(view, forms, &accesses),
        accesses: accesses.into_iter().map(|a| a.access).collect(),
    }
}

/// What is accessed, for the user: at least by the pointer that leads there.
fn place(view: &LoopView<'_>, provenance: &Provenance<'_>, address: Value) -> String {
    let mut origins = provenance.origins(address).unwrap_or_default().into_iter();
    let pointer = match (origins.next(), origins.next()) {
        (Some(only), None) => names::value(view, only),
        _ => None,
    };
    match (names::lvalue_of(view, address), pointer) {
        (None, Some(pointer)) => format!("what `{pointer}` leads to"),
        _ => names::place(view, address),
    }
}

/// Whether an address is in memory that the iteration has for itself.
pub(super) fn is_private(region: &Region<'_>, address: Value) -> bool {
    let origin = private_memory::origin(region.view.f, address);
    origin.is_some_and(|(var, _)| region.private.contains_key(&var))
}

struct Prover<'a> {
    /// Blocks and positions of instructions, in the order of the program.
    places: SortedMap<Inst, (Block, usize)>,
    region: &'a Region<'a>,
    cx: Context<'a>,
    accesses: &'a [Accessed],
}

impl<'a> Prover<'a> {
    fn new(
        region: &'a Region<'a>,
        provenance: &'a Provenance<'a>,
        accesses: &'a [Accessed],
        trips: Option<u64>,
        options: &Options,
    ) -> Prover<'a> {
        let places = region.view.insts().enumerate();
        Prover {
            places: places
                .map(|(n, (block, inst, _))| (inst, (block, n)))
                .collect(),
            region,
            cx: Context {
                provenance,
                strict_aliasing: options.strict_aliasing,
                trips,
            },
            accesses,
        }
    }

    /// Whether one access comes before another in each iteration that does both, and so in vector code
    /// in all lanes: no loop inside does both again and again.
    fn in_order(&self, a: Inst, b: Inst) -> bool {
        let (Some(&(from, first)), Some(&(to, second))) =
            (self.places.get(&a), self.places.get(&b))
        else {
            return false;
        };
        let Region { view, forest, .. } = self.region;
        let both = |&inner: &Loop| forest.contains(inner, from) && forest.contains(inner, to);
        let again = forest.loops[self.region.outermost]
            .children
            .iter()
            .any(both);
        first < second && !again && legality::reaches(view, from, to)
    }

    /// Compares all pairs of accesses that step with the iterations.
    fn checks(&self, out: &mut Vec<Refusal>) -> Vec<Check> {
        let view = self.region.view;
        let mut checks = Vec::new();
        for (n, a) in self.accesses.iter().enumerate() {
            if a.access.is_store && a.deep.iteration.unsigned_abs() < a.size().unsigned_abs() {
                out.push(legality::conflict(view, a, a));
            }
            for (m, b) in self.accesses.iter().enumerate().skip(n + 1) {
                match self.verdict(a, b) {
                    Verdict::Free => {}
                    Verdict::CheckDisjoint => {
                        let verdict = Verdict::CheckDisjoint;
                        let same =
                            |c: &Check| legality::same_check(self.accesses, c, verdict, a, b);
                        if !checks.iter().any(same) {
                            checks.push(Check::Disjoint { a: n, b: m });
                        }
                    }
                    Verdict::Lanes(_) | Verdict::CheckDistance | Verdict::Conflict => {
                        out.push(legality::conflict(view, a, b));
                    }
                }
            }
        }
        checks
    }

    /// What two accesses mean, of which one writes: in whatever order the lanes do them.
    fn verdict(&self, a: &Accessed, b: &Accessed) -> Verdict {
        if !a.access.is_store && !b.access.is_store {
            return Verdict::Free;
        }
        // As in `dependence::test`.
        let declared = |x: &Accessed| x.deep.root.is_some_and(|r| self.cx.provenance.declared(r));
        let read_first = !a.access.is_store && self.in_order(a.access.inst, b.access.inst);
        let differ = dependence::differ_in_type(&self.cx, a, b);
        if differ && (read_first || declared(a) || declared(b)) {
            return Verdict::Free;
        }
        if dependence::same_base(&a.deep, &b.deep) {
            return match Lines::of(a, b).least_distance(self.cx.trips, false) {
                Some(None) => Verdict::Free,
                Some(Some(_)) | None => Verdict::Conflict,
            };
        }
        match dependence::roots_distinct(&self.cx, a, b) {
            true => Verdict::Free,
            false => Verdict::CheckDisjoint,
        }
    }

    /// Compares loads of any place with what is written.
    fn loads_elsewhere(&self, loads: &[Elsewhere], out: &mut Vec<Refusal>) {
        let view = self.region.view;
        let stores = || self.accesses.iter().filter(|a| a.access.is_store);
        for load in loads {
            let Some(store) = stores().find(|store| !self.is_apart(load, store)) else {
                continue;
            };
            let read = place(view, self.cx.provenance, load.address);
            let written = names::place(view, store.address);
            let detail = format!(
                "{read} may be what {written} wrote in an earlier iteration, or will be overwritten \
                 by it"
            );
            let hint = "`restrict` says of a pointer that nothing else leads there, and \
                        `#pragma simd vec-function` that no iteration depends on another one";
            let span = view.f.insts[load.inst].span;
            out.push(refusal(Reason::MayAlias, span, detail).hint(hint));
        }
    }

    /// Whether a load of any place certainly reads nothing that a store of another iteration writes.
    fn is_apart(&self, load: &Elsewhere, store: &Accessed) -> bool {
        let cx = &self.cx;
        let (x, y) = (load.alias, store.access.alias);
        let differ = cx.strict_aliasing && x != y && x != AliasClass::Any && y != AliasClass::Any;
        let declared = || {
            let root = store.deep.root;
            cx.provenance.declared(load.address) || root.is_some_and(|r| cx.provenance.declared(r))
        };
        // What was written as another type is not read (C11 6.5p6); what is read is not written before.
        if differ && (self.in_order(load.inst, store.access.inst) || declared()) {
            return true;
        }
        let root = store.deep.root;
        root.is_some_and(|root| cx.provenance.distinct(load.address, root))
    }
}
