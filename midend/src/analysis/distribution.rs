//! Whether a loop can be two: one for its recurrences, and one for all else.
//!
//! Stores and values that are carried are the roots of what a loop does; what each needs is its slice.
//! A recurrence is a root whose next iteration needs what this one makes, and that is nothing a vector
//! can do: the others may be a loop of their own if every dependence between the two leads from the
//! loop that comes first to the one that comes second (Allen and Kennedy, Automatic Translation of
//! Fortran Programs to Vector Form, 1987).

use super::dependence::{self, Context, Verdict};
use super::facts::{CarriedKind, CarriedValue, MemoryAccess, Roots};
use super::function_view::FunctionView;
use super::induction;
use super::legality::{MAX_ACCESSES, MAX_CHECKS};
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::memory::{self, Accessed};
use super::provenance::Provenance;
use super::restructuring::Restructurable;
use super::uses::Uses;
use super::ways::reaches;
use crate::options::Options;
use crate::ssa::{Block, Inst, Op, Site, Terminator, Value, ValueDef, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// That a loop can be two: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    /// The loop.
    pub site: Site,
    /// All blocks, header first.
    pub blocks: Vec<Block>,
    /// The block whose branch leaves the loop.
    pub exiting: Block,
    /// Accesses of the recurrences that step by constants.
    pub accesses: Vec<MemoryAccess>,
    /// Stores of the recurrences.
    pub stores: SortedSet<Inst>,
    /// Header parameters that recurrences carry.
    pub carried: SortedSet<Value>,
    /// What these are at the end of an iteration.
    pub nexts: Vec<Value>,
    /// Loads of the recurrences that may read what an earlier iteration wrote.
    pub reads_back: SortedSet<Inst>,
    /// What is computed from these.
    pub values: SortedSet<Value>,
    /// The loop of the recurrences comes first.
    pub recurrences_first: bool,
    /// Accesses of the recurrences and of the rest that must not meet, which is for run-time checks to
    /// see.
    pub apart: Vec<[MemoryAccess; 2]>,
    /// Loads that read the same in all iterations.
    pub invariant_loads: SortedSet<Inst>,
    /// The value that some variable has after the last iteration counts, which is to be left to the
    /// original loop.
    pub needs_last_iteration: bool,
    /// What all accesses of the loop are reached from.
    pub roots: Roots,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// Whether the loop at a site can be two, and how.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<Distribution> {
    divided((function, forest, site), options, |search| {
        let parts = search.parts()?;
        let order = search.order(&parts)?;
        Some((parts, order))
    })
}

/// The same where all of a loop counts as recurrences, so that nothing is left beside them but a counter.
pub fn whole(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<Distribution> {
    let all = divided((function, forest, site), options, |search| {
        let recurrences = search.roots();
        let rest = Vec::new();
        let order = Order {
            recurrences_first: true,
            apart: Vec::new(),
        };
        Some((Parts { recurrences, rest }, order))
    })?;
    Some(Distribution {
        // They have what variables are after any of their iterations.
        needs_last_iteration: false,
        ..all
    })
}

fn divided(
    (function, forest, site): (&FunctionView<'_>, &LoopForest, Site),
    options: &Options,
    divide: impl FnOnce(&Search<'_>) -> Option<(Parts, Order)>,
) -> Option<Distribution> {
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    let (accesses, not_affine) = memory::accesses(view, &of.values.forms, &of.values.hoisted);
    if accesses.len() + not_affine.len() > MAX_ACCESSES {
        return None;
    }
    let provenance = Provenance::compute(view, &of.values.forms);
    let search = Search {
        cx: Context {
            provenance: &provenance,
            strict_aliasing: options.strict_aliasing,
            trips: of.trip.constant,
        },
        accesses,
        not_affine,
        decisions: decisions(view),
        of: &of,
        view,
    };
    let (parts, order) = divide(&search)?;
    let recurrences = &parts.recurrences;
    let carried: SortedSet<Value> = recurrences.iter().filter_map(|root| root.phi).collect();
    let next = |phi: Value| {
        let params = &view.f.blocks[view.header].params;
        view.next(params.iter().position(|&p| p == phi)?)
    };
    let reads_back = recurrences.iter().flat_map(|root| search.reads_back(root));
    let overwritten = |c: &CarriedValue| c.kind == CarriedKind::Overwritten;
    Some(Distribution {
        site,
        nexts: carried.iter().filter_map(|&phi| next(phi)).collect(),
        reads_back: reads_back.collect(),
        accesses: search.exact_accesses(&insts(recurrences)),
        exiting: view.exiting,
        values: search.made_of(&carried),
        stores: recurrences.iter().filter_map(|root| root.store).collect(),
        carried,
        recurrences_first: order.recurrences_first,
        apart: order.apart,
        needs_last_iteration: of.known.iter().any(overwritten) && !of.trip.tested_at_end,
        invariant_loads: of.values.hoisted.clone(),
        blocks: view.blocks.clone(),
        roots: match options.schedules() {
            true => search.accessed_roots(),
            false => Roots::default(),
        },
        checked: Checked,
    })
}

/// The roots of a loop, each in one of the two loops that it may become.
struct Parts {
    recurrences: Vec<Root>,
    rest: Vec<Root>,
}

/// Which of the two loops comes first.
struct Order {
    recurrences_first: bool,
    /// Accesses of the recurrences and of the rest that must not meet.
    apart: Vec<[MemoryAccess; 2]>,
}

/// What is done for its own sake.
#[derive(Debug, Default)]
struct Root {
    /// A store,
    store: Option<Inst>,
    /// or a header parameter that is no induction.
    phi: Option<Value>,
    /// It is carried in no way that vectors know.
    unknown: bool,
    /// Instructions that it needs.
    insts: SortedSet<Inst>,
    /// Header parameters that it needs, inductions left out.
    phis: SortedSet<Value>,
}

/// Values that decide which blocks of a loop are done, apart from the one that ends it.
fn decisions(view: &LoopView<'_>) -> Vec<Value> {
    let blocks = view.blocks.iter().filter(|&&b| b != view.exiting);
    let decided = blocks.filter_map(|&b| match &view.f.blocks[b].terminator {
        Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => Some(*value),
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => None,
    });
    decided.collect()
}

struct Search<'a> {
    of: &'a Restructurable<'a>,
    view: &'a LoopView<'a>,
    cx: Context<'a>,
    accesses: Vec<Accessed>,
    not_affine: Vec<Inst>,
    decisions: Vec<Value>,
}

impl Search<'_> {
    /// The recurrences and the rest; nothing if there is only one of these.
    fn parts(&self) -> Option<Parts> {
        let roots = self.roots();
        let is_recurrence = self.recurrences(&roots);
        let (mut recurrences, mut rest) = (Vec::new(), Vec::new());
        for (root, is) in roots.into_iter().zip(is_recurrence) {
            match is {
                true => recurrences.push(root),
                false => rest.push(root),
            }
        }
        (!recurrences.is_empty() && !rest.is_empty()).then_some(Parts { recurrences, rest })
    }

    /// The order in which the two loops need the fewest run-time checks; nothing if they can be done in none.
    fn order(&self, parts: &Parts) -> Option<Order> {
        let (a, b) = (insts(&parts.recurrences), insts(&parts.rest));
        // What comes first needs no value again that the other loop may have written over.
        let orders = [false, true].into_iter().filter_map(|recurrences_first| {
            Some(Order {
                recurrences_first,
                apart: self.apart(&a, &b, recurrences_first)?,
            })
        });
        orders.min_by_key(|order| order.apart.len())
    }

    /// What accesses are reached from; empty if that is not one value for each.
    fn accessed_roots(&self) -> Roots {
        let provenance = self.cx.provenance;
        let accesses = self.view.insts().filter_map(|(_, _, data)| match data.op {
            Op::Load(_) => Some((*data.args.first()?, false)),
            Op::Store(_) => Some((*data.args.first()?, true)),
            _ => None,
        });
        let root = |(address, stores): (Value, bool)| {
            let origins = provenance.origins(address)?;
            let one = origins.iter().next().filter(|_| origins.len() == 1)?;
            Some((*one, stores))
        };
        let Some(roots) = accesses.map(root).collect::<Option<Vec<_>>>() else {
            return Roots::default();
        };
        Roots::of(&roots, |n, m| provenance.distinct(roots[n].0, roots[m].0))
    }

    /// Accesses by some instructions of which that is so.
    fn exact_accesses(&self, of: &SortedSet<Inst>) -> Vec<MemoryAccess> {
        let all = self.accesses.iter();
        let exact = all.filter(|x| of.contains(&x.access.inst) && self.of.is_exact(x));
        exact.map(|x| x.access.clone()).collect()
    }

    fn roots(&self) -> Vec<Root> {
        let (known, unknown) = (&self.of.known, &self.of.unknown);
        let is_induction = |c: &&CarriedValue| matches!(c.kind, CarriedKind::Induction { .. });
        let inductions: SortedSet<Value> =
            known.iter().filter(is_induction).map(|c| c.phi).collect();
        let stores = self
            .view
            .insts()
            .filter(|(_, _, i)| matches!(i.op, Op::Store(_)));
        let stores = stores.map(|(block, inst, data)| {
            let mut from = data.args.clone();
            if !self.view.always(block) {
                from.extend(&self.decisions);
            }
            let store = Root {
                store: Some(inst),
                ..Root::default()
            };
            (store, from)
        });
        let carried = known.iter().filter(|c| !is_induction(c)).map(|c| {
            let phi = Root {
                phi: Some(c.phi),
                ..Root::default()
            };
            (phi, vec![c.next])
        });
        let unknown = unknown.iter().map(|u| {
            let phi = Root {
                phi: Some(u.phi),
                unknown: true,
                ..Root::default()
            };
            (phi, u.next.into_iter().collect())
        });
        let all = stores.chain(carried).chain(unknown);
        all.map(|(root, from)| self.slice(root, from, &inductions))
            .collect()
    }

    /// What a root needs.
    fn slice(&self, mut root: Root, from: Vec<Value>, inductions: &SortedSet<Value>) -> Root {
        let (view, mut seen, mut open) = (self.view, SortedSet::new(), from);
        root.insts.extend(root.store);
        while let Some(value) = open.pop() {
            if !view.defines(value) || inductions.contains(&value) || !seen.insert(value) {
                continue;
            }
            match view.f.values[value].def {
                ValueDef::Result(inst) => {
                    root.insts.insert(inst);
                    open.extend(&view.f.insts[inst].args);
                    if view
                        .def_block(value)
                        .is_some_and(|block| !view.always(block))
                    {
                        open.extend(&self.decisions);
                    }
                }
                ValueDef::Param(block, n) => {
                    if block == view.header {
                        root.phis.insert(value);
                    }
                    let calls = view.calls_to(block, true);
                    open.extend(calls.filter_map(|(_, call)| call.args.get(n as usize)));
                    if block != view.header {
                        open.extend(&self.decisions);
                    }
                }
            }
        }
        root
    }

    /// Which roots are recurrences, or need what these make.
    fn recurrences(&self, roots: &[Root]) -> Vec<bool> {
        let mut is: Vec<bool> = roots
            .iter()
            .map(|r| r.unknown || self.meets_itself(r))
            .collect();
        loop {
            let of = |(root, is): (&Root, &bool)| root.phi.filter(|_| *is);
            let carried: SortedSet<Value> = roots.iter().zip(&is).filter_map(of).collect();
            let needs = |root: &Root| root.phis.iter().any(|phi| carried.contains(phi));
            let more: Vec<bool> = roots
                .iter()
                .zip(&is)
                .map(|(r, is)| *is || needs(r))
                .collect();
            if more == is {
                return is;
            }
            is = more;
        }
    }

    /// Whether what a store writes is needed for what it writes later, as far as that can be told.
    fn meets_itself(&self, root: &Root) -> bool {
        let Some(store) = root.store else {
            return false;
        };
        let not_affine = |inst: &Inst| root.insts.contains(inst);
        let Some(written) = self.accesses.iter().find(|a| a.access.inst == store) else {
            return true;
        };
        let stride = written.deep.iteration.unsigned_abs();
        if stride < written.size().unsigned_abs() && stride != 0 {
            return true;
        }
        !self.reads_back(root).is_empty() || self.not_affine.iter().any(not_affine)
    }

    /// Loads that a store needs and that may read what it wrote in an earlier iteration; of places that
    /// step as they like that is taken to be seldom.
    fn reads_back(&self, root: &Root) -> Vec<Inst> {
        let mut all = self.accesses.iter();
        let Some(written) = all.find(|a| Some(a.access.inst) == root.store) else {
            return Vec::new();
        };
        let meets = |a: &&Accessed| {
            let ordered = reaches(self.view, a.access.block, written.access.block);
            dependence::test(&self.cx, a, written, ordered) == Verdict::Conflict
        };
        let loads = self.accesses.iter().filter(|a| !a.access.is_store);
        let needed = loads.filter(|a| root.insts.contains(&a.access.inst));
        needed.filter(meets).map(|a| a.access.inst).collect()
    }

    /// Values of the loop that are computed from some of them.
    fn made_of(&self, from: &SortedSet<Value>) -> SortedSet<Value> {
        let mut made = from.clone();
        loop {
            let before = made.len();
            for &block in &self.view.blocks {
                for &inst in &self.view.f.blocks[block].insts {
                    let data = &self.view.f.insts[inst];
                    if data.args.iter().any(|arg| made.contains(arg)) {
                        made.extend(data.result);
                    }
                }
                for edge in self.view.f.blocks[block].terminator.edges() {
                    if self.view.contains(edge.block) && edge.block != self.view.header {
                        for (&param, arg) in
                            self.view.f.blocks[edge.block].params.iter().zip(&edge.args)
                        {
                            if made.contains(arg) {
                                made.insert(param);
                            }
                        }
                    }
                }
            }
            if made.len() == before {
                return made;
            }
        }
    }

    /// Pairs of accesses of recurrences and of the rest that must not meet for one loop to be done
    /// before the other; nothing if it can not.
    fn apart(
        &self,
        recurrences: &SortedSet<Inst>,
        rest: &SortedSet<Inst>,
        recurrences_first: bool,
    ) -> Option<Vec<[MemoryAccess; 2]>> {
        let of = |part: &SortedSet<Inst>| -> Vec<&Accessed> {
            let all = self.accesses.iter();
            all.filter(|a| part.contains(&a.access.inst)).collect()
        };
        let (ours, theirs) = (of(recurrences), of(rest));
        let mut apart = Vec::new();
        for x in &ours {
            for y in theirs.iter().filter(|y| y.access.inst != x.access.inst) {
                let (first, second) = match recurrences_first {
                    true => (x, y),
                    false => (y, x),
                };
                let turned = self.comes_before(second, first);
                match dependence::before(&self.cx, first, second, turned) {
                    Verdict::Free if self.of.is_exact(x) => {}
                    Verdict::Free if !x.access.is_store && !y.access.is_store => {}
                    Verdict::CheckDisjoint if self.of.is_exact(x) && apart.len() < MAX_CHECKS => {
                        apart.push([x.access.clone(), y.access.clone()]);
                    }
                    _ => return None,
                }
            }
        }
        // Of an access that steps as it likes, all that can be told is which object it is in.
        let wild = |part: &SortedSet<Inst>| -> Vec<Inst> {
            let all = self.not_affine.iter();
            all.copied().filter(|inst| part.contains(inst)).collect()
        };
        let places = |accesses: &[&Accessed], wild: &[Inst]| -> Vec<Inst> {
            let affine = accesses.iter().map(|a| a.access.inst);
            affine.chain(wild.iter().copied()).collect()
        };
        let (wild_ours, wild_theirs) = (wild(recurrences), wild(rest));
        let (all_ours, all_theirs) = (places(&ours, &wild_ours), places(&theirs, &wild_theirs));
        let apart_all = |some: &[Inst], others: &[Inst]| {
            let mut pairs = some
                .iter()
                .flat_map(|x| others.iter().map(move |y| (*x, *y)));
            pairs.all(|(x, y)| self.never_meet(x, y))
        };
        let free = apart_all(&wild_ours, &all_theirs) && apart_all(&wild_theirs, &all_ours);
        free.then_some(apart)
    }

    /// Whether an access comes before another one in an iteration that does both.
    fn comes_before(&self, a: &Accessed, b: &Accessed) -> bool {
        let place = |x: &Accessed| {
            let mut all = self.view.insts();
            all.position(|(_, inst, _)| inst == x.access.inst)
        };
        place(a) < place(b)
    }

    /// Whether two accesses are in objects of their own, or only read.
    fn never_meet(&self, a: Inst, b: Inst) -> bool {
        let (x, y) = (&self.view.f.insts[a], &self.view.f.insts[b]);
        let reads = [x, y].iter().all(|i| matches!(i.op, Op::Load(_)));
        let distinct = || match (x.args.first(), y.args.first()) {
            (Some(&x), Some(&y)) => self.cx.provenance.distinct(x, y),
            _ => false,
        };
        reads || distinct()
    }
}

/// Instructions that some roots need.
fn insts(roots: &[Root]) -> SortedSet<Inst> {
    let all = roots.iter().flat_map(|root| &root.insts);
    all.copied().collect()
}

/// A header parameter of a loop that is done one iteration after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// The parameter.
    pub phi: Value,
    /// The variable that it stands for.
    pub var: Var,
    /// On entry.
    pub start: Value,
    /// At the end of an iteration.
    pub next: Value,
    /// What is added in each iteration, if that is a constant.
    pub step: Option<i64>,
}

/// The header parameters of a loop that its iterations read, by the variables they stand for; nothing if
/// some stand for none, or have no one value on entry.
pub fn params(
    function: &FunctionView<'_>,
    site: Site,
    blocks: &[Block],
    phis: &SortedMap<Value, Var>,
) -> Option<Vec<Param>> {
    let header = *blocks.first()?;
    let is_latch = |b: &&Block| {
        let mut edges = function.f.blocks[**b].terminator.edges();
        edges.any(|edge| edge.block == header)
    };
    let latch = *blocks.iter().find(is_latch)?;
    let site = &function.f.sites[site];
    let mut view = LoopView::new(function, site, blocks.to_vec(), latch, latch);
    view.header = header;
    let inductions = induction::inductions(&view, &induction::offsets(&view));
    let uses = Uses::compute(&view);
    let mut params = Vec::new();
    for (n, &phi) in function.f.blocks[header].params.iter().enumerate() {
        let is_visible = || site.exit.iter().any(|&(_, value)| value == phi);
        if uses.of(phi).is_empty() && !is_visible() {
            continue;
        }
        params.push(Param {
            phi,
            var: *phis.get(&phi)?,
            start: view.start(n)?,
            next: view.next(n)?,
            step: inductions.get(&phi).map(|induction| induction.step),
        });
    }
    Some(params)
}
