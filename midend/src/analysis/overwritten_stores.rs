//! Stores that the next iteration surely overwrites before anything reads what they wrote (Duesterwald, Gupta and Soffa,
//! A Practical Data Flow Framework for Array Reference Analysis and its Use in Optimizations, 1993).
//!
//! Only what the last iteration stores in such a way is seen. So the other iterations may leave it out if the last one
//! is done as the text says, behind all of them: whichever iteration comes first there overwrites what the one before it
//! would have stored.

use super::dependence::{Context, Lines, Verdict, differ_in_type, roots_distinct, same_base};
use super::facts::{CarriedKind, MemoryAccess};
use super::function_view::FunctionView;
use super::legality::{MAX_ACCESSES, MAX_CHECKS};
use super::loops::LoopForest;
use super::memory::{self, Accessed};
use super::names;
use super::provenance::Provenance;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Block, Inst, Op, Site, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Stores that all iterations but the last one may leave out: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverwrittenStores {
    /// The loop.
    pub site: Site,
    /// All blocks, header first.
    pub blocks: Vec<Block>,
    /// The stores.
    pub stores: Vec<MemoryAccess>,
    /// Where these are, for the reader, as far as there is a short way to say it.
    pub shown: Vec<String>,
    /// What must not meet, which is for run-time checks to see.
    pub apart: Vec<Apart>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// A load that must meet neither of two stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Apart {
    /// The load. The original loop does it even if nothing but a store needs it that is left out.
    pub load: MemoryAccess,
    /// The store that is left out, and the one that overwrites it.
    pub stores: [Inst; 2],
}

/// The stores of the loop at a site that all iterations but the last one may leave out, if there are any.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<OverwrittenStores> {
    // Most loops store in one place.
    let l = forest.with_header(function.f.sites[site].header)?;
    let blocks = forest.loops[l].blocks.iter();
    let insts = blocks.flat_map(|&block| &function.f.blocks[block].insts);
    let is_store = |inst: &&Inst| matches!(function.f.insts[**inst].op, Op::Store(_));
    if insts.filter(is_store).count() < 2 {
        return None;
    }
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    let (accesses, not_affine) = memory::accesses(view, &of.values.forms, &of.values.hoisted);
    // What is called may read anything.
    let calls = |op: &Op| matches!(op, Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_));
    if view.insts().any(|(_, _, data)| calls(&data.op))
        || view.site.is_left_early()
        || !not_affine.is_empty()
        || accesses.len() > MAX_ACCESSES
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
        of: &of,
    };
    let (mut stores, mut shown, mut apart) = (Vec::new(), Vec::new(), Vec::new());
    for (n, store) in accesses.iter().enumerate() {
        if let Some(asked) = search.left_out(n) {
            stores.push(store.access.clone());
            shown.extend(names::lvalue_of(view, store.address));
            apart.extend(asked);
        }
    }
    (!stores.is_empty() && 2 * apart.len() <= MAX_CHECKS).then_some(OverwrittenStores {
        site,
        blocks: view.blocks.clone(),
        stores,
        shown,
        apart,
        checked: Checked,
    })
}

struct Search<'a> {
    of: &'a Restructurable<'a>,
    cx: Context<'a>,
    /// In the order of the program.
    accesses: &'a [Accessed],
}

impl Search<'_> {
    /// What must hold for an access to be a store that is left out, if it can be one.
    fn left_out(&self, n: usize) -> Option<Vec<Apart>> {
        let store = &self.accesses[n];
        let dense = store.deep.iteration.unsigned_abs() >= store.size().unsigned_abs();
        if !store.access.is_store || !dense || !self.is_exact(store) {
            return None;
        }
        let value = self.of.view.f.insts[store.access.inst].args.get(1)?;
        if !self.made_of_counters(*value) {
            return None;
        }
        // Whatever else is stored to that place before is overwritten as well, byte for byte: all that was written there
        // is gone then, with that store or without it.
        let overwrites = |m: &usize| self.overwrites(&self.accesses[*m], store);
        let all = (0..self.accesses.len()).filter(overwrites);
        all.filter_map(|over| self.unread(n, over)).next()
    }

    /// Whether an access is where its linear form says.
    fn is_exact(&self, a: &Accessed) -> bool {
        self.of.is_exact(a) && !a.access.packed
    }

    /// Whether an access is a store that every iteration does in the place where the one before did another one. It may
    /// be left out itself: then what overwrites it does so with both.
    fn overwrites(&self, over: &Accessed, store: &Accessed) -> bool {
        let lines = Lines::of(over, store);
        over.access.is_store
            && self.of.view.always(over.access.block)
            && self.is_exact(over)
            && over.access.ty == store.access.ty
            && same_base(&over.deep, &store.deep)
            && lines.sa == lines.sb
            && lines.a0 + lines.sa == lines.b0
    }

    /// What must hold for no load to read what a store wrote before another one overwrites it in the next iteration.
    fn unread(&self, store: usize, over: usize) -> Option<Vec<Apart>> {
        let stores = [store, over].map(|n| self.accesses[n].access.inst);
        let mut asked = Vec::new();
        for (n, Accessed { access: load, .. }) in self.accesses.iter().enumerate() {
            if load.is_store {
                continue;
            }
            match self.between(n, store, over) {
                Verdict::Free => {}
                Verdict::CheckDisjoint => asked.push(Apart {
                    load: load.clone(),
                    stores,
                }),
                Verdict::CheckDistance | Verdict::Lanes(_) | Verdict::Conflict => return None,
            }
        }
        Some(asked)
    }

    /// What it takes that a load does not read what a store wrote before another one overwrites it: behind the one in
    /// its iteration, or before the other one in the next. The iteration behind those of the vectors is one of these.
    fn between(&self, n: usize, store: usize, over: usize) -> Verdict {
        let load = &self.accesses[n];
        // What was written as another type is not read.
        if differ_in_type(&self.cx, load, &self.accesses[store]) {
            return Verdict::Free;
        }
        if !same_base(&load.deep, &self.accesses[store].deep) {
            // Checks ask of the iterations that vectors do: in the one behind these, a load is where they tell only if
            // it keeps its distance from the stores, or does not move.
            let step = load.deep.iteration;
            let told = step == 0 || step == self.accesses[store].deep.iteration;
            return match roots_distinct(&self.cx, load, &self.accesses[store]) {
                true => Verdict::Free,
                false if told && self.is_exact(load) => Verdict::CheckDisjoint,
                false => Verdict::Conflict,
            };
        }
        let meets = |m: usize| Lines::of(load, &self.accesses[m]).meet_in_one_iteration();
        // In one iteration, what comes later in this order is never done earlier.
        let read = n > store && meets(store) || n < over && meets(over);
        match self.is_exact(load) && !read {
            true => Verdict::Free,
            false => Verdict::Conflict,
        }
    }

    /// Whether a value is made of no other variables that iterations hand on than counters. Others may be needed for
    /// nothing else, and vector code would not leave in them what the original loop begins with.
    fn made_of_counters(&self, value: Value) -> bool {
        let view = &self.of.view;
        let counts = |kind: &CarriedKind| matches!(kind, CarriedKind::Induction { .. });
        let counters = self.of.known.iter().filter(|c| counts(&c.kind));
        let counters: SortedSet<Value> = counters.map(|c| c.phi).collect();
        let header: &[Value] = &view.f.blocks[view.header].params;
        let (mut seen, mut open) = (SortedSet::new(), vec![value]);
        while let Some(value) = open.pop() {
            if !view.defines(value) || counters.contains(&value) || !seen.insert(value) {
                continue;
            }
            if header.contains(&value) {
                return false;
            }
            match view.f.values[value].def {
                ValueDef::Result(inst) => open.extend(&view.f.insts[inst].args),
                ValueDef::Param(block, n) => {
                    let calls: Vec<(Block, _)> = view.calls_to(block, true).collect();
                    open.extend(calls.iter().filter_map(|(_, c)| c.args.get(n as usize)));
                }
            }
        }
        true
    }
}
