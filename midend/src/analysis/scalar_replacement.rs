//! What an iteration reads that the one before it stored: a variable may have it meanwhile (Callahan, Carr and Kennedy,
//! Improving Register Allocation for Subscripted Variables, 1990).
//!
//! A vector of such elements lies across two that were stored just before, which processors are slow to read; as a
//! variable that has what the iteration before computed it is made of these two in registers.

use super::dependence::{Context, Lines, Verdict, differ_in_type, roots_distinct, same_base};
use super::facts::{CarriedKind, MemoryAccess};
use super::function_view::FunctionView;
use super::legality::{MAX_ACCESSES, MAX_CHECKS};
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::memory::{self, Accessed};
use super::provenance::Provenance;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Access, Block, Inst, Op, Site, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// How far the computation of an address is followed.
const MAX_DEPTH: u32 = 16;

/// What a loop may have in variables: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScalarReplacement {
    /// The loop.
    pub site: Site,
    /// All blocks, header first.
    pub blocks: Vec<Block>,
    /// The loads.
    pub loads: Vec<ReplacedLoad>,
    /// What header parameters are in the first iteration.
    pub starts: SortedMap<Value, Value>,
    /// Accesses that must not meet, which is for run-time checks to see: a load, by its number, and a store.
    pub apart: Vec<(usize, Inst)>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// A load of what the iteration before stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacedLoad {
    /// The load.
    pub access: MemoryAccess,
    /// How it is accessed.
    pub how: Access,
    /// Its address in the loop.
    pub address: Value,
    /// What the store writes.
    pub stored: Value,
}

/// What the loop at a site may have in variables, if anything.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<ScalarReplacement> {
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    let (accesses, not_affine) = memory::accesses(view, &of.values.forms, &of.values.hoisted);
    let writes = |inst: &Inst| matches!(view.f.insts[*inst].op, Op::Store(_));
    // What is called may write anywhere.
    let calls = |op: &Op| matches!(op, Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_));
    if view.insts().any(|(_, _, data)| calls(&data.op)) {
        return None;
    }
    if view.site.is_left_early()
        || accesses.len() + not_affine.len() > MAX_ACCESSES
        || not_affine.iter().any(writes)
        || view.calls_to(view.header, false).count() != 1
    {
        return None;
    }
    let provenance = Provenance::compute(view, &of.values.forms);
    let search = Search {
        cx: Context {
            provenance: &provenance,
            strict_aliasing: options.strict_aliasing,
            trips: of.trip.constant,
        },
        accesses: &accesses,
        starts: starts(&of),
        of: &of,
    };
    let (mut loads, mut apart) = (Vec::new(), Vec::new());
    for load in &accesses {
        if let Some((replaced, others)) = search.replaced(load) {
            apart.extend(others.into_iter().map(|store| (loads.len(), store)));
            loads.push(replaced);
        }
    }
    (!loads.is_empty() && apart.len() <= MAX_CHECKS).then(|| ScalarReplacement {
        site,
        blocks: view.blocks.clone(),
        loads,
        starts: search.starts,
        apart,
        checked: Checked,
    })
}

/// What counters are in the first iteration.
fn starts(of: &Restructurable<'_>) -> SortedMap<Value, Value> {
    let counts = |kind: &CarriedKind| matches!(kind, CarriedKind::Induction { .. });
    let counters = of.known.iter().filter(|c| counts(&c.kind));
    counters.map(|c| (c.phi, c.start)).collect()
}

struct Search<'a> {
    of: &'a Restructurable<'a>,
    cx: Context<'a>,
    accesses: &'a [Accessed],
    starts: SortedMap<Value, Value>,
}

impl Search<'_> {
    /// A load of what the iteration before stored, and stores that it must not meet.
    fn replaced(&self, load: &Accessed) -> Option<(ReplacedLoad, Vec<Inst>)> {
        let view = &self.of.view;
        let access = &load.access;
        let Op::Load(how) = view.f.insts[access.inst].op else {
            return None;
        };
        let number = !matches!(access.ty, Type::Ptr | Type::I1);
        let dense = load.deep.iteration.unsigned_abs() >= load.size().unsigned_abs();
        if !number || !dense || access.invariant || !self.is_certain(load) {
            return None;
        }
        if !self.is_computed(load.address, MAX_DEPTH) {
            return None;
        }
        let hands_on = |store: &&Accessed| store.access.is_store && self.hands_on(store, load);
        let mut stores = self.accesses.iter().filter(hands_on);
        let store = stores.next()?;
        let mut apart = Vec::new();
        for other in self.accesses.iter().filter(|a| a.access.is_store) {
            if other.access.inst == store.access.inst {
                continue;
            }
            match self.between(other, (load, store)) {
                Verdict::Free => {}
                Verdict::CheckDisjoint => apart.push(other.access.inst),
                Verdict::CheckDistance | Verdict::Lanes(_) | Verdict::Conflict => return None,
            }
        }
        let replaced = ReplacedLoad {
            access: access.clone(),
            how,
            address: load.address,
            stored: *view.f.insts[store.access.inst].args.get(1)?,
        };
        Some((replaced, apart))
    }

    /// Whether each iteration accesses it where its linear form says.
    fn is_certain(&self, a: &Accessed) -> bool {
        self.of.view.always(a.access.block) && self.of.is_exact(a) && !a.access.packed
    }

    /// Whether a load has, but in the first iteration, what a store of the iteration before wrote. Types whose values
    /// are alike count as one: under strict aliasing nobody reads one as the other.
    fn hands_on(&self, store: &Accessed, load: &Accessed) -> bool {
        let lines = Lines::of(load, store);
        self.is_certain(store)
            && store.access.ty == load.access.ty
            && same_base(&load.deep, &store.deep)
            && lines.sa == lines.sb
            && lines.a0 + lines.sa == lines.b0
    }

    /// What it takes that another store does not write what a load has from a store, between these two: in the
    /// iteration of the store, or in that of the load. What it wrote before is overwritten.
    fn between(&self, other: &Accessed, (load, store): (&Accessed, &Accessed)) -> Verdict {
        if differ_in_type(&self.cx, other, load) {
            return Verdict::Free;
        }
        if !same_base(&other.deep, &load.deep) {
            return match roots_distinct(&self.cx, other, load) {
                true => Verdict::Free,
                false => Verdict::CheckDisjoint,
            };
        }
        let meets = |a: &Accessed| Lines::of(other, a).meet_in_one_iteration();
        match self.of.is_exact(other) && !other.access.packed && !meets(load) && !meets(store) {
            true => Verdict::Free,
            false => Verdict::Conflict,
        }
    }

    /// Whether an address can be computed before the loop for its first iteration.
    fn is_computed(&self, value: Value, depth: u32) -> bool {
        let view: &LoopView<'_> = &self.of.view;
        if !view.defines(value) || self.starts.contains_key(&value) {
            return true;
        }
        let ValueDef::Result(inst) = view.f.values[value].def else {
            return false;
        };
        let data = &view.f.insts[inst];
        let computes = !matches!(
            data.op,
            Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_)
        );
        let mut args = data.args.iter();
        computes && depth > 0 && args.all(|&arg| self.is_computed(arg, depth - 1))
    }
}

impl ScalarReplacement {
    /// The instructions of the loads.
    pub fn insts(&self) -> SortedSet<Inst> {
        self.loads.iter().map(|load| load.access.inst).collect()
    }
}
