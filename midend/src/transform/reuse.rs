//! Loads of what was read or written before.
//!
//! A load repeats an earlier access if that one stands on every path to it, is of the same address and
//! type, and nothing between them, on any path, may write memory. Addresses are the same if they are
//! computed alike from the same values. What an iteration reads again under a condition is so read
//! once, outside it, and needs no mask.

use super::copy::replace_outside;
use super::entry::{Right, Transform};
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::options::Optimization;
use crate::ssa::{Block, Function, Inst, Op, Type, Value};
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
        preds: predecessors(f, &dom),
        states: SortedMap::new(),
        numbers: ValueNumbers::default(),
        known: SortedMap::new(),
        replaced: SortedMap::new(),
        dropped: SortedSet::new(),
    };
    for &block in dom.rpo() {
        reuse.block(f, block);
    }
    let Reuse {
        replaced, dropped, ..
    } = reuse;
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
    for &inst in &dropped {
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

/// What memory holds: no store lies between two points of one state.
type State = u32;

struct Reuse<'a> {
    dom: &'a DomTree,
    next: State,
    preds: SortedMap<Block, Vec<Block>>,
    /// At the ends of blocks.
    states: SortedMap<Block, State>,
    numbers: ValueNumbers,
    /// What is at an address in a state, and in which blocks that was found.
    known: SortedMap<(Value, Type, State), Vec<(Block, Value)>>,
    replaced: SortedMap<Value, Value>,
    dropped: SortedSet<Inst>,
}

impl Reuse<'_> {
    fn block(&mut self, f: &Function, block: Block) {
        let mut state = self.state_before(block);
        for &inst in &f.blocks[block].insts {
            let data = &f.insts[inst];
            match (&data.op, data.args.as_slice(), data.result) {
                (Op::Load(access), &[address], Some(result)) if !access.volatile => {
                    let at = (self.numbers.of(address), f.values[result].ty, state);
                    let known = self.known.get(&at).and_then(|all| {
                        let mut all = all.iter();
                        all.find(|(from, _)| self.dom.dominates(*from, block))
                    });
                    match known {
                        Some(&(_, value)) => {
                            self.replaced.insert(result, value);
                            self.numbers.is(result, value);
                            self.dropped.insert(inst);
                        }
                        None => self.learn(at, block, result),
                    }
                }
                (Op::Store(access), &[address, value], _) if !access.volatile => {
                    state = self.new_state();
                    let value = self.with(value);
                    let at = (self.numbers.of(address), f.values[value].ty, state);
                    self.learn(at, block, value);
                }
                (
                    Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_),
                    ..,
                ) => state = self.new_state(),
                _ => self.numbers.see(f, inst),
            }
        }
        self.states.insert(block, state);
    }

    /// The state in which all ways to a block leave memory, or a new one. Back edges come from blocks
    /// that were not seen yet.
    fn state_before(&mut self, block: Block) -> State {
        let preds = self.preds.get(&block).map_or(&[][..], Vec::as_slice);
        let mut ends = preds.iter().map(|from| self.states.get(from).copied());
        let first = ends.next().flatten();
        match first.filter(|_| ends.all(|end| end == first)) {
            Some(common) => common,
            None => self.new_state(),
        }
    }

    fn new_state(&mut self) -> State {
        self.next += 1;
        self.next
    }

    fn learn(&mut self, at: (Value, Type, State), block: Block, value: Value) {
        self.known.entry(at).or_default().push((block, value));
    }

    fn with(&self, value: Value) -> Value {
        self.replaced.get(&value).copied().unwrap_or(value)
    }
}
