//! Places in memory that a loop reads and writes in each iteration, and that nothing else of it touches: their values
//! may be in registers meanwhile (Cooper and Lu, *Register Promotion in C Programs*, 1997; LLVM's "scalar promotion").

use super::dependence::{self, Context, Verdict};
use super::facts::MemoryAccess;
use super::function_view::FunctionView;
use super::legality::{MAX_ACCESSES, MAX_CHECKS};
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::memory::{self, Accessed};
use super::provenance::Provenance;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Access, Block, Inst, Op, Site, Type, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Addresses that step by more bytes could come to be the same again.
const MAX_STRIDE: u64 = 1 << 24;

/// How far the computation of an address is followed.
const MAX_DEPTH: u32 = 16;

/// What a loop can keep in registers: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisterPromotion {
    /// The loop.
    pub site: Site,
    /// All blocks, in reverse post-order (header first).
    pub blocks: Vec<Block>,
    /// The block with the back edge.
    pub latch: Block,
    /// The block whose branch leaves the loop.
    pub exiting: Block,
    /// The places.
    pub places: Vec<PromotedPlace>,
    /// Accesses that must not meet, which is for run-time checks to see: that of a place, by its number, and another
    /// one.
    pub apart: Vec<(usize, Other)>,
    /// Some address is only what it is taken for where no unsigned subscript wraps around, for which a guard is needed.
    pub rests_on_conditions: bool,
    /// Loads that read the same in all iterations.
    pub invariant_loads: SortedSet<Inst>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// A place in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotedPlace {
    /// Its address, which is the same in all iterations, and may be computed in each.
    pub address: Value,
    /// One of its accesses.
    pub access: MemoryAccess,
    /// How it is accessed.
    pub how: Access,
    /// The loads, each with the store of the iteration whose value it has; `None`: it has that of the iteration before.
    pub loads: Vec<(Inst, Option<Inst>)>,
    /// The stores, each of which all iterations do, in this order.
    pub stores: Vec<Inst>,
    /// The last of them that is done where the loop is left; `None`: none is.
    pub left: Option<Inst>,
}

/// What a place is not to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// Another place.
    Place(usize),
    /// An access that stays in the loop.
    Access(Inst),
}

/// What the loop at a site can keep in registers, if anything.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<RegisterPromotion> {
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    let forms = &of.values.forms;
    let (accesses, not_affine) = memory::accesses(view, forms, &of.values.hoisted);
    if view.site.is_left_early()
        || accesses.len() + not_affine.len() > MAX_ACCESSES
        || accesses
            .iter()
            .any(|a| a.deep.iteration.unsigned_abs() > MAX_STRIDE)
        || view.calls_to(view.header, false).count() != 1
    {
        return None;
    }
    let provenance = Provenance::compute(view, forms);
    let cx = Context {
        provenance: &provenance,
        strict_aliasing: options.strict_aliasing,
        trips: of.trip.constant,
    };
    let fixed = |a: &&Accessed| {
        forms.is_invariant(view, a.address) && is_computed(view, a.address, MAX_DEPTH)
    };
    let places = places(view, &accesses, |a| fixed(&a));
    let (places, mut apart) = alone(&cx, &accesses, places)?;
    // Of these it is not known where they are.
    for (number, members) in places.iter().enumerate() {
        let place = &accesses[members[0]];
        let object = place.deep.root.unwrap_or(place.address);
        let distinct = |other: Value| object != other && provenance.distinct(object, other);
        let others = not_affine
            .iter()
            .filter(|&&inst| !distinct(view.f.insts[inst].args[0]));
        apart.extend(others.map(|&inst| (number, Other::Access(inst))));
    }
    if apart.len() > MAX_CHECKS {
        return None;
    }
    let places = places.iter().map(|members| place(view, &accesses, members));
    Some(RegisterPromotion {
        site,
        blocks: view.blocks.clone(),
        latch: view.latch,
        exiting: view.exiting,
        places: places.collect::<Option<_>>()?,
        apart,
        rests_on_conditions: accesses.iter().any(|a| !a.conditions.is_empty()),
        invariant_loads: of.values.hoisted.clone(),
        checked: Checked,
    })
}

/// A place with the accesses of these numbers.
fn place(view: &LoopView<'_>, accesses: &[Accessed], members: &[usize]) -> Option<PromotedPlace> {
    let first = &accesses[*members.first()?];
    let (Op::Load(how) | Op::Store(how)) = view.f.insts[first.access.inst].op else {
        return None;
    };
    let stores = members.iter().filter(|&&n| accesses[n].access.is_store);
    let loads = members.iter().filter(|&&n| !accesses[n].access.is_store);
    let inst = |n: &usize| accesses[*n].access.inst;
    // All ways through an iteration come to the stores, and so in one order: that of the program.
    let before = |load: &usize| {
        let block = accesses[*load].access.block;
        let done = |store: &&usize| {
            let of = accesses[**store].access.block;
            view.dom.dominates(of, block) && (of != block || *store < load)
        };
        stores.clone().rfind(done).map(inst)
    };
    let done = |store: &&usize| {
        view.dom
            .dominates(accesses[**store].access.block, view.exiting)
    };
    Some(PromotedPlace {
        address: first.address,
        access: first.access.clone(),
        how,
        loads: loads.map(|load| (inst(load), before(load))).collect(),
        left: stores.clone().rfind(done).map(inst),
        stores: stores.map(inst).collect(),
    })
}

/// Whether a value is computed of what is known before the loop, without a look at memory.
fn is_computed(view: &LoopView<'_>, value: Value, depth: u32) -> bool {
    if !view.defines(value) {
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
    computes && depth > 0 && args.all(|&arg| is_computed(view, arg, depth - 1))
}

/// Accesses of one place, which is written in each iteration, by their numbers.
fn places(
    view: &LoopView<'_>,
    accesses: &[Accessed],
    fixed: impl Fn(&Accessed) -> bool,
) -> Vec<Vec<usize>> {
    let mut places: Vec<Vec<usize>> = Vec::new();
    for (n, a) in accesses.iter().enumerate() {
        let plain = a.conditions.is_empty() && a.access.ty != Type::Ptr;
        if a.deep.iteration != 0 || !plain || !fixed(a) {
            continue;
        }
        let same = |members: &&mut Vec<usize>| {
            let first = &accesses[members[0]];
            first.deep == a.deep
                && first.access.ty == a.access.ty
                && first.access.alias == a.access.alias
        };
        match places.iter_mut().find(same) {
            Some(members) => members.push(n),
            None => places.push(vec![n]),
        }
    }
    places.retain(|members| {
        let mut stores = members.iter().filter(|&&n| accesses[n].access.is_store);
        let always = |&n: &usize| view.always(accesses[n].access.block);
        stores.clone().next().is_some() && stores.all(always)
    });
    places
}

/// The places that nothing else touches, and what is to be seen of that at run time.
type Alone = (Vec<Vec<usize>>, Vec<(usize, Other)>);

fn alone(cx: &Context<'_>, accesses: &[Accessed], mut places: Vec<Vec<usize>>) -> Option<Alone> {
    // What one place meets is no place either.
    while let Some(n) = (0..places.len()).find(|&n| meets(cx, accesses, &places[n])) {
        places.remove(n);
    }
    let of_place = |n: usize| places.iter().position(|members| members.contains(&n));
    let mut apart = Vec::new();
    for (number, members) in places.iter().enumerate() {
        for (n, other) in accesses.iter().enumerate() {
            if verdict(cx, accesses, members, n) != Verdict::CheckDisjoint {
                continue;
            }
            let found = match of_place(n) {
                Some(one) if one <= number => continue,
                Some(one) => (number, Other::Place(one)),
                None => (number, Other::Access(other.access.inst)),
            };
            if !apart.contains(&found) {
                apart.push(found);
            }
        }
    }
    (!places.is_empty()).then_some((places, apart))
}

fn meets(cx: &Context<'_>, accesses: &[Accessed], members: &[usize]) -> bool {
    let mut all = 0..accesses.len();
    all.any(|n| verdict(cx, accesses, members, n) == Verdict::Conflict)
}

/// What it takes that an access does not meet a place.
fn verdict(cx: &Context<'_>, accesses: &[Accessed], members: &[usize], other: usize) -> Verdict {
    if members.contains(&other) {
        return Verdict::Free;
    }
    let (place, other) = (&accesses[members[0]], &accesses[other]);
    // What is read as another type behind the store is undefined, but the last of several stores determines the type.
    let cx = Context {
        strict_aliasing: cx.strict_aliasing && !other.access.is_store,
        ..*cx
    };
    dependence::invariant(&cx, place, other)
}
