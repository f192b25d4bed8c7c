//! Loads of what was read or written before.
//!
//! A load repeats an earlier access if that one stands on every path to it, is of the same address and
//! type, and nothing between them, on any path, may write that part of memory. Addresses are the same if they are
//! computed alike from the same values. Of a float that is read as an integer, or the other way round, the bits
//! are taken. What an iteration reads again under a condition is so read
//! once, outside it, and needs no mask.

use super::copy::replace_outside;
use super::entry::{Right, Transform};
use super::memory_parts::{Part, Parts};
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::options::Optimization;
use crate::ssa::{AliasClass, Block, ConvertOp, Function, Inst, Op, Type, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "reuse",
    right: Right::Values(Optimization::Reuse, |f, _| reuse(f)),
    what: "Values that were read or written before, instead of reading them again",
    literature: "Cytron, Lowry and Zadeck, Code Motion of Control Structures in High-Level Languages, 1986; \
                 Briggs, Cooper and Simpson, Value Numbering, 1997",
};

/// Puts what is known of memory in the place of loads, which are dropped.
pub fn reuse(f: &mut Function) {
    let dom = DomTree::compute(f);
    let mut reuse = Reuse {
        dom: &dom,
        next: 0,
        parts: Parts::of(f),
        preds: predecessors(f, &dom),
        states: SortedMap::new(),
        numbers: ValueNumbers::default(),
        known: SortedMap::new(),
        replaced: SortedMap::new(),
        dropped: SortedSet::new(),
        recast: SortedMap::new(),
    };
    for &block in dom.rpo() {
        reuse.block(f, block);
    }
    let Reuse {
        replaced,
        dropped,
        recast,
        ..
    } = reuse;
    for (&inst, &value) in &recast {
        let data = &mut f.insts[inst];
        data.op = Op::Convert(ConvertOp::Bitcast);
        data.args = vec![value];
    }
    put_in_place(f, &replaced, &dropped);
}

/// Puts values in the place of those of loads, which are dropped.
pub(super) fn put_in_place(
    f: &mut Function,
    replaced: &SortedMap<Value, Value>,
    dropped: &SortedSet<Inst>,
) {
    if replaced.is_empty() {
        return;
    }
    let with = |value: Value| replaced.get(&value).copied().unwrap_or(value);
    replace_outside(f, &SortedSet::new(), with);
    for site in f.sites.values_mut() {
        for (_, value) in &mut site.entry {
            *value = with(*value);
        }
    }
    f.runs.iter_mut().for_each(|run| run.rename(with));
    for claim in &mut f.claims {
        claim.value = with(claim.value);
    }
    for block in f.blocks.values_mut() {
        block.insts.retain(|inst| !dropped.contains(inst));
    }
    for &inst in dropped {
        let data = &mut f.insts[inst];
        data.op = Op::Undef;
        data.args.clear();
    }
}

/// The blocks that reachable blocks are entered from.
fn predecessors(f: &Function, dom: &DomTree) -> SortedMap<Block, Vec<Block>> {
    let mut preds: SortedMap<Block, Vec<Block>> = SortedMap::new();
    for &from in dom.rpo() {
        for edge in f.blocks[from].terminator.edges() {
            preds.entry(edge.block).or_default().push(from);
        }
    }
    preds
}

/// The other type whose values have the same bits.
fn seen_as(ty: Type) -> Option<Type> {
    match ty {
        Type::F32 => Some(Type::I32),
        Type::F64 => Some(Type::I64),
        Type::I32 => Some(Type::F32),
        Type::I64 => Some(Type::F64),
        Type::I1 | Type::I8 | Type::I16 | Type::Ptr => None,
    }
}

/// What a part of memory holds: no store to it lies between two points of one state.
type State = u32;

/// What memory holds.
#[derive(Clone, PartialEq, Eq)]
struct Memory {
    /// Of parts that are not among the others.
    base: State,
    others: SortedMap<Part, State>,
}

impl Memory {
    fn of(&self, part: Part) -> State {
        self.others.get(&part).copied().unwrap_or(self.base)
    }

    /// A store to a part leaves `state`.
    fn write(&mut self, part: Part, state: State) {
        match part {
            Part::Shared(AliasClass::Any) => {
                self.base = state;
                self.others
                    .retain(|part, _| !matches!(part, Part::Shared(_)));
            }
            Part::Shared(_) => {
                self.others.insert(part, state);
                self.others.insert(Part::Shared(AliasClass::Any), state);
            }
            Part::Variable(_) | Part::Member(..) => {
                self.others.insert(part, state);
            }
        }
    }
}

struct Reuse<'a> {
    dom: &'a DomTree,
    next: State,
    parts: Parts,
    preds: SortedMap<Block, Vec<Block>>,
    /// At the ends of blocks.
    states: SortedMap<Block, Memory>,
    numbers: ValueNumbers,
    /// What is at an address in a state, and in which blocks that was found.
    known: SortedMap<(Value, Type, State), Vec<(Block, Value)>>,
    replaced: SortedMap<Value, Value>,
    dropped: SortedSet<Inst>,
    /// Loads whose bits are those of a value of another type.
    recast: SortedMap<Inst, Value>,
}

impl Reuse<'_> {
    fn block(&mut self, f: &Function, block: Block) {
        let mut memory = self.memory_before(block);
        for &inst in &f.blocks[block].insts {
            let data = &f.insts[inst];
            match (&data.op, data.args.as_slice(), data.result) {
                (Op::Load(access), &[address], Some(result)) if !access.volatile => {
                    let state = memory.of(self.parts.part(f, address, *access));
                    let (address, ty) = (self.numbers.of(address), f.values[result].ty);
                    let at = (address, ty, state);
                    if let Some(value) = self.known_at(at, block) {
                        self.replaced.insert(result, value);
                        self.numbers.is(result, value);
                        self.dropped.insert(inst);
                        continue;
                    }
                    let bits =
                        seen_as(ty).and_then(|ty| self.known_at((address, ty, state), block));
                    if let Some(value) = bits {
                        self.recast.insert(inst, value);
                    }
                    self.learn(at, block, result);
                }
                (Op::Store(access), &[address, value], _) if !access.volatile => {
                    let state = self.new_state();
                    memory.write(self.parts.part(f, address, *access), state);
                    let value = self.with(value);
                    let at = (self.numbers.of(address), f.values[value].ty, state);
                    self.learn(at, block, value);
                }
                (
                    Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_),
                    ..,
                ) => memory = self.new_memory(),
                _ => self.numbers.see(f, inst),
            }
        }
        self.states.insert(block, memory);
    }

    /// What all ways to a block leave in memory: of a part that some of them leave otherwise, something new. Back edges
    /// come from blocks that were not seen yet.
    fn memory_before(&mut self, block: Block) -> Memory {
        let preds = self.preds.get(&block).map_or(&[][..], Vec::as_slice);
        let ends = preds.iter().map(|from| self.states.get(from));
        let Some(ends) = ends.collect::<Option<Vec<_>>>() else {
            return self.new_memory();
        };
        let Some((&first, rest)) = ends.split_first() else {
            return self.new_memory();
        };
        if rest.iter().all(|end| *end == first) {
            return first.clone();
        }
        let parts: SortedSet<Part> = ends
            .iter()
            .flat_map(|end| end.others.keys())
            .copied()
            .collect();
        let common = |state: State, of: &dyn Fn(&Memory) -> State| {
            rest.iter().all(|end| of(end) == state).then_some(state)
        };
        let base = common(first.base, &|end| end.base);
        let others: Vec<(Part, Option<State>)> = parts
            .into_iter()
            .map(|part| (part, common(first.of(part), &|end| end.of(part))))
            .collect();
        Memory {
            base: base.unwrap_or_else(|| self.new_state()),
            others: others
                .into_iter()
                .map(|(part, state)| (part, state.unwrap_or_else(|| self.new_state())))
                .collect(),
        }
    }

    fn new_memory(&mut self) -> Memory {
        Memory {
            base: self.new_state(),
            others: SortedMap::new(),
        }
    }

    fn new_state(&mut self) -> State {
        self.next += 1;
        self.next
    }

    /// What is known to be at an address in a state, where a block begins.
    fn known_at(&self, at: (Value, Type, State), block: Block) -> Option<Value> {
        let all = self.known.get(&at)?;
        let found = all
            .iter()
            .find(|(from, _)| self.dom.dominates(*from, block));
        found.map(|&(_, value)| value)
    }

    fn learn(&mut self, at: (Value, Type, State), block: Block, value: Value) {
        self.known.entry(at).or_default().push((block, value));
    }

    fn with(&self, value: Value) -> Value {
        self.replaced.get(&value).copied().unwrap_or(value)
    }
}
