//! Select chains: accesses of small private arrays at varying indices.
//!
//! A gather or a scatter takes the lanes one by one. Instead, each element of the array, which is a
//! vector, can be looked at in turn (a *select chain*): its lanes are taken or changed where the index is that
//! of the element. That takes as many steps as the array has elements, however many lanes there are; so
//! it is the better, the narrower the elements. Counters are often narrower than what they are declared
//! as: how far they come shows in what is stored.

use super::dots::use_counts;
use super::linearize::{Linear, Step};
use super::mask::MaskId;
use super::narrow::Widths;
use super::range::Range;
use super::shape::{Shape, Shapes};
use crate::analysis::private_memory::{PrivateArray, origin};
use crate::plan::Lanes;
use crate::ssa::{BinaryOp, Function, Inst, InstData, IntCC, Op, Type, Value, ValueDef, Var};
use crate::target::{RowOp, Scale};
use frontend::sorted::{SortedMap, SortedSet};

/// Elements of an array that is accessed by select chains.
const MOST_ELEMENTS: u32 = 64;

/// Elements that all select chains of an array look at: code grows with them.
const MOST_STEPS: usize = 1024;

/// How far the computation of an address is followed.
const MAX_DEPTH: u32 = 6;

/// A store of what an element was before, changed by something that may be nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// `Add`, `Sub`, `Or` or `Xor`, none of which changes anything if the other operand is zero.
    pub op: BinaryOp,
    /// The other operand.
    pub by: Value,
}

/// Arrays that are accessed by select chains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SelectChains {
    /// With the elements that they have in vector code.
    arrays: SortedMap<Var, Type>,
    /// By their stores.
    updates: SortedMap<Inst, Update>,
    /// What updates read and what they store, which nothing else uses.
    parts: SortedSet<Value>,
}

impl SelectChains {
    /// Whether an array has elements of less than so many bits in vector code.
    pub fn is_narrower(&self, bits: u32) -> bool {
        self.arrays.values().any(|elem| elem.bits() < bits)
    }

    /// Elements of an array in vector code, if select chains access it.
    pub fn elem(&self, var: Var) -> Option<Type> {
        self.arrays.get(&var).copied()
    }

    /// What a store does, if it is an update.
    pub fn update(&self, store: Inst) -> Option<Update> {
        self.updates.get(&store).copied()
    }

    /// Whether a value is only there for an update, which makes it by itself.
    pub fn is_part(&self, value: Value) -> bool {
        self.parts.contains(&value)
    }
}

/// What is asked of a region.
pub struct Question<'a> {
    /// The function.
    pub f: &'a Function,
    /// The region.
    pub linear: &'a Linear,
    /// Shapes.
    pub shapes: &'a Shapes,
    /// Variables that each lane has for itself.
    pub private: &'a SortedMap<Var, PrivateArray>,
    /// Price of an operation on a register, in quarter cycles.
    pub cost: &'a dyn Fn(RowOp, Type) -> Option<u32>,
    /// Wherever it can be done, whatever it costs.
    pub everywhere: bool,
}

impl Question<'_> {
    /// The arrays for which select chains are cheaper. What is read of narrower elements is noted in `widths`.
    pub fn answer(&self, widths: &mut Widths) -> SelectChains {
        let blocks: Vec<_> = self.f.blocks.keys().collect();
        let mut search = Search {
            q: self,
            uses: use_counts(self.f, &blocks),
            read: SortedMap::new(),
            found: SortedMap::new(),
        };
        search.steps(&self.linear.steps, false);
        let mut select_chains = SelectChains::default();
        for (&var, accesses) in &search.found {
            let Some(array) = self.private.get(&var) else {
                continue;
            };
            for &value in accesses.stored.iter().chain(&accesses.added) {
                widths.learn(self.f, value);
            }
            let bound = accesses.bound(self.f, widths);
            let Some(elem) = self.best(*array, accesses, bound) else {
                continue;
            };
            select_chains.arrays.insert(var, elem);
            select_chains
                .updates
                .extend(accesses.updates.iter().copied());
            select_chains.parts.extend(&accesses.parts);
            let has = |row, ty| (self.cost)(row, ty).is_some();
            for &index in &accesses.indices {
                widths.narrow_index(self.f, index, elem.bits(), &has);
            }
            if let (true, Some(bound)) = (elem != array.elem, bound) {
                let range = Range::exact(array.elem.bits(), 0, bound);
                for &value in &accesses.values {
                    widths.set(value, elem.bits(), range);
                }
            }
        }
        select_chains
    }

    /// The elements with which select chains are cheaper than gathers and scatters; `None`: there are none.
    fn best(&self, array: PrivateArray, all: &Accesses, bound: Option<i128>) -> Option<Type> {
        let kinds = &all.select_chains;
        let steps = kinds.len().saturating_mul(array.len as usize);
        if all.odd || kinds.is_empty() || array.len > MOST_ELEMENTS || steps > MOST_STEPS {
            return None;
        }
        let fits = |ty: &Type| {
            let bits = ty.bits();
            bits < array.elem.bits() && bound.is_some_and(|bound| bound < 1 << bits)
        };
        let narrow = [Type::I8, Type::I16, Type::I32].into_iter().find(fits);
        let sum = |price: &dyn Fn(Kind) -> Option<u64>| kinds.iter().map(|&k| price(k)).sum();
        let by_lane: Option<u64> = sum(&|kind| self.by_lane(array.elem, kind));
        let price = |elem: Type| -> Option<(u64, Type)> {
            let chained: Option<u64> = sum(&|kind| self.chained(array, elem, kind));
            Some((chained?, elem))
        };
        let candidates = [narrow, Some(array.elem)];
        let (chained, elem) = candidates.into_iter().flatten().filter_map(price).min()?;
        let cheaper = by_lane.is_none_or(|by_lane| chained < by_lane);
        (cheaper || self.everywhere).then_some(elem)
    }

    /// Price of a select chain, in parts of a quarter cycle for each lane.
    fn chained(&self, array: PrivateArray, elem: Type, kind: Kind) -> Option<u64> {
        let cost = |row| (self.cost)(row, elem);
        let (load, store) = (
            RowOp::Load(Lanes::Consecutive),
            RowOp::Store(Lanes::Consecutive),
        );
        let here = cost(load)? + (self.cost)(RowOp::ICmp(IntCC::Eq), integer(elem)?)?;
        let one = match kind {
            Kind::Load => here + cost(RowOp::Select)?,
            Kind::Store => here + cost(RowOp::Select)? + cost(store)?,
            Kind::Update => {
                let add = cost(RowOp::Binary(BinaryOp::Add))?;
                here + cost(RowOp::MaskToOnes)? + add + cost(store)?
            }
        };
        Some(u64::from(one * array.len * elem.bits()))
    }

    /// Price of a gather or a scatter, or of both.
    fn by_lane(&self, elem: Type, kind: Kind) -> Option<u64> {
        let gather = (self.cost)(RowOp::Gather(Type::I32, Scale::Native), elem);
        let scatter = (self.cost)(RowOp::Scatter(Type::I32, Scale::Native), elem);
        let one = match kind {
            Kind::Load => gather?,
            Kind::Store => scatter?,
            Kind::Update => gather? + scatter?,
        };
        Some(u64::from(one * elem.bits().max(Type::I32.bits())))
    }
}

/// The integer as wide as an element, with which indices are compared.
pub(super) fn integer(elem: Type) -> Option<Type> {
    Type::int_of_bits(elem.bits())
}

/// What is done at an index that differs from lane to lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    Update,
}

/// All accesses of an array.
#[derive(Default)]
struct Accesses {
    /// Those at indices that differ from lane to lane.
    select_chains: Vec<Kind>,
    /// What these are the sums of.
    indices: SortedSet<Value>,
    /// Some cannot be select chains.
    odd: bool,
    updates: Vec<(Inst, Update)>,
    /// What these read and store.
    parts: Vec<Value>,
    /// What is read otherwise.
    values: Vec<Value>,
    /// What is stored but not by an update.
    stored: Vec<Value>,
    /// By how much elements are changed by updates that add, each of which is done once.
    added: Vec<Value>,
    /// Other updates.
    unbounded: bool,
}

impl Accesses {
    /// The largest value that an element has, none being negative; `None`: it is not known.
    fn bound(&self, f: &Function, widths: &Widths) -> Option<i128> {
        let most = |value: Value| {
            let range = widths.range(f, value);
            let known = f.values[value].ty.is_int() && range.signed.0 >= 0;
            known.then_some(range.signed.1)
        };
        let stored = self.stored.iter().map(|&value| most(value));
        let first = stored.collect::<Option<Vec<i128>>>()?.into_iter().max();
        let added: Option<i128> = self.added.iter().map(|&value| most(value)).sum();
        let integers = self.values.iter().all(|&value| f.values[value].ty.is_int());
        (integers && !self.unbounded).then_some(first.unwrap_or(0).saturating_add(added?))
    }
}

/// A load that may be the first half of an update.
struct Read {
    address: Value,
    result: Value,
    mask: MaskId,
}

struct Search<'a> {
    q: &'a Question<'a>,
    /// How often values are used.
    uses: SortedMap<Value, u32>,
    /// Loads since the last store to the same array, in the same sequence.
    read: SortedMap<Var, Vec<Read>>,
    found: SortedMap<Var, Accesses>,
}

impl Search<'_> {
    fn steps(&mut self, steps: &[Step], looped: bool) {
        for step in steps {
            match step {
                Step::Join { .. } => {}
                Step::Exit(_) => self.read.clear(),
                Step::Branch(number) => self.inside(&self.q.linear.branches[*number].steps, looped),
                Step::Loop(number) => self.inside(&self.q.linear.loops[*number].steps, true),
                Step::Inst { inst, mask } => self.inst(*inst, *mask, looped),
            }
        }
    }

    fn inside(&mut self, steps: &[Step], looped: bool) {
        self.read.clear();
        self.steps(steps, looped);
        self.read.clear();
    }

    fn inst(&mut self, inst: Inst, mask: MaskId, looped: bool) {
        let f = self.q.f;
        let data = &f.insts[inst];
        let (Op::Load(_) | Op::Store(_), Some(&address)) = (&data.op, data.args.first()) else {
            return;
        };
        let Some((var, way)) = origin(f, address) else {
            return;
        };
        let Some(array) = self.q.private.get(&var) else {
            return;
        };
        let differs = self.differs(&way);
        let accesses = self.found.entry(var).or_default();
        if differs {
            accesses.odd |= !is_plain(f, &way, array.elem);
            let indices = way.iter().filter_map(|step| step.args.get(1));
            accesses.indices.extend(indices);
        }
        match (data.result, data.args.get(1)) {
            (Some(result), None) => {
                accesses.values.push(result);
                if differs {
                    accesses.select_chains.push(Kind::Load);
                    self.read.entry(var).or_default().push(Read {
                        address,
                        result,
                        mask,
                    });
                }
            }
            (_, Some(&value)) => {
                let read = self.read.remove(&var).unwrap_or_default();
                let same = |r: &&Read| r.mask == mask && is_same(f, r.address, address, MAX_DEPTH);
                let read = read.iter().find(same);
                let update = read.and_then(|read| Some((read, self.update(read.result, value)?)));
                let accesses = self.found.entry(var).or_default();
                let Some((read, update)) = update else {
                    accesses.stored.push(value);
                    if differs {
                        accesses.select_chains.push(Kind::Store);
                    }
                    return;
                };
                // The load is part of it.
                accesses.values.retain(|&value| value != read.result);
                accesses.select_chains.pop_if(|kind| *kind == Kind::Load);
                accesses.select_chains.push(Kind::Update);
                accesses.updates.push((inst, update));
                accesses.parts.extend([read.result, value]);
                accesses.unbounded |= looped || update.op != BinaryOp::Add;
                accesses.added.push(update.by);
            }
            (None, None) => accesses.odd = true,
        }
    }

    /// Whether the index of an element differs from lane to lane.
    fn differs(&self, way: &[&InstData]) -> bool {
        let together = |value: &Value| {
            matches!(
                self.q.shapes.of(*value),
                Shape::Uniform | Shape::ActiveUniform
            )
        };
        let indices = way.iter().filter_map(|step| step.args.get(1));
        !indices.into_iter().all(together)
    }

    /// What is done to a value that was read before it is stored again, and is not used otherwise.
    fn update(&self, read: Value, stored: Value) -> Option<Update> {
        let f = self.q.f;
        let ValueDef::Result(inst) = f.values[stored].def else {
            return None;
        };
        let data = &f.insts[inst];
        let once = |value: Value| self.uses.get(&value) == Some(&1);
        if !once(read) || !once(stored) {
            return None;
        }
        let (Op::Binary(op, _), &[a, b]) = (&data.op, &data.args[..]) else {
            return None;
        };
        let by = match op {
            BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor if b == read => a,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor if a == read => b,
            _ => return None,
        };
        Some(Update { op: *op, by })
    }
}

/// Whether two values are computed in the same way.
fn is_same(f: &Function, a: Value, b: Value, depth: u32) -> bool {
    let (ValueDef::Result(x), ValueDef::Result(y)) = (f.values[a].def, f.values[b].def) else {
        return a == b;
    };
    let (x, y) = (&f.insts[x], &f.insts[y]);
    let pure = matches!(
        x.op,
        Op::Const(_)
            | Op::LocalAddr(_)
            | Op::Field(_)
            | Op::PtrAdd { .. }
            | Op::Binary(..)
            | Op::Convert(_)
    );
    let alike = pure && x.op == y.op && f.values[a].ty == f.values[b].ty && depth > 0;
    let mut args = x.args.iter().zip(&y.args);
    a == b || alike && args.all(|(&a, &b)| is_same(f, a, b, depth - 1))
}

/// Whether an address is an array's plus integers times the size of an element, and constants.
fn is_plain(f: &Function, way: &[&InstData], elem: Type) -> bool {
    way.iter().all(|step| match (&step.op, step.args.get(1)) {
        (Op::PtrAdd { scale }, Some(&index)) => {
            f.constant(index).is_some() || *scale == i64::from(elem.bytes())
        }
        (Op::Field(_), _) => true,
        _ => false,
    })
}
