//! One store where several ways of control write to one place.
//!
//! Stores that end the ways to a join, all to one address, are done behind it, of what each way would have
//! stored; a store from before the ways part too, if those that overwrite it are among them. Where only some
//! ways store, a truth value says which one was taken, and the store stands behind a branch on it. Lanes of all
//! these ways then share a store, and if all ways store, it needs no mask.

use super::copy::new_value;
use super::dead_stores::Overwriting;
use super::entry::{Right, Transform};
use super::partly_dead::{Edge, movable};
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::options::{Optimization, Options};
use crate::ssa::{
    Access, Block, BlockCall, BlockData, Function, Imm, Inst, InstData, Op, Terminator, Type,
    Value, ValueData, ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "sink",
    right: Right::Stores(Optimization::Sinking, sink),
    what: "One store behind the ways of control that write to one place",
    literature: "Knoop, Rüthing and Steffen, Partial Dead Code Elimination, 1994",
};

/// What was moved behind a join may be moved behind another one so often.
const MAX_ROUNDS: usize = 8;

/// Moves stores behind joins, in place.
pub fn sink(f: &mut Function, options: &Options) {
    for _ in 0..MAX_ROUNDS {
        if !sink_once(f, options) {
            break;
        }
    }
}

/// The same, each store behind one join or several that follow one another. Whether there was any.
fn sink_once(f: &mut Function, options: &Options) -> bool {
    let dom = DomTree::compute(f);
    let mut sink = Sink::new(f, &dom);
    if sink.stores < 2 {
        return false;
    }
    if let Some(over) = Overwriting::of(f, &dom, options) {
        let joins = dom.rpo().iter().filter(|&&join| sink.is_join(join));
        let movable = joins.flat_map(|&join| movable(&over, join, &sink.edges));
        sink.movable = movable.collect();
    }
    let mut found = false;
    for &join in dom.rpo() {
        if sink.is_join(join) {
            while sink.sink_to(f, join) {
                found = true;
            }
        }
    }
    for (join, store) in std::mem::take(&mut sink.branched) {
        sink.branch(f, join, &store);
    }
    found
}

/// A store of a value of its own on each way.
#[derive(Clone, Copy, Debug)]
struct Store {
    /// Whether it is done, if that is not known.
    done: Option<Value>,
    value: Value,
    /// The number of the address.
    address: Value,
    access: Access,
    ty: Type,
    span: Span,
    /// The block and the instruction; nothing is written yet of what stands behind a branch.
    inst: Option<(Block, Inst)>,
}

impl Store {
    fn is_alike(&self, other: &Store) -> bool {
        self.address == other.address && self.ty == other.ty && self.access == other.access
    }
}

struct Sink<'a> {
    dom: &'a DomTree,
    numbers: ValueNumbers,
    stores: usize,
    /// The blocks that values are defined in.
    blocks: SortedMap<Value, Block>,
    /// The edges to a block: where from, and which of that block's edges.
    edges: SortedMap<Block, Vec<Edge>>,
    /// Stores that may be done behind the joins that edges lead to, and their blocks.
    movable: SortedMap<Edge, Vec<(Block, Inst)>>,
    /// Stores that are to stand behind a branch at the beginning of a block.
    branched: SortedMap<Block, Store>,
}

impl<'a> Sink<'a> {
    fn new(f: &Function, dom: &'a DomTree) -> Sink<'a> {
        let mut sink = Sink {
            dom,
            numbers: ValueNumbers::default(),
            stores: 0,
            blocks: SortedMap::new(),
            edges: SortedMap::new(),
            movable: SortedMap::new(),
            branched: SortedMap::new(),
        };
        for &block in dom.rpo() {
            let data = &f.blocks[block];
            let params = data.params.iter().map(|&param| (param, block));
            sink.blocks.extend(params);
            for &inst in &data.insts {
                sink.numbers.see(f, inst);
                let result = f.insts[inst].result.map(|result| (result, block));
                sink.blocks.extend(result);
                sink.stores += usize::from(matches!(f.insts[inst].op, Op::Store(_)));
            }
            for (n, edge) in data.terminator.edges().enumerate() {
                sink.edges.entry(edge.block).or_default().push((block, n));
            }
        }
        sink
    }

    /// Whether several ways come to a block, none of them from what it leads to.
    fn is_join(&self, block: Block) -> bool {
        let own = self.dom.rpo_index(block);
        let edges = self.edges.get(&block).map_or(&[][..], Vec::as_slice);
        edges.len() > 1
            && edges
                .iter()
                .all(|(from, _)| self.dom.rpo_index(*from) < own)
    }

    /// Moves the last stores of the ways to a join behind it, if at least two are alike.
    fn sink_to(&mut self, f: &mut Function, join: Block) -> bool {
        if self.branched.contains_key(&join) {
            return false;
        }
        let edges = self.edges.get(&join).cloned().unwrap_or_default();
        let stores: Vec<Vec<Store>> = edges.iter().map(|&edge| self.stores(f, edge)).collect();
        let alike = |model: &Store| {
            let all = stores.iter();
            let alike = all.map(|all| all.iter().find(|one| one.is_alike(model)).copied());
            alike.collect::<Vec<Option<Store>>>()
        };
        let Some(model) = stores.iter().flatten().copied().find(|one| {
            let several = alike(one).into_iter().flatten();
            several
                .map(|one| (one.inst, one.done))
                .collect::<SortedSet<_>>()
                .len()
                > 1
        }) else {
            return false;
        };
        let last = alike(&model);
        let Some(address) = self.address(f, join, model.address) else {
            return false;
        };
        let always = last.iter().all(|s| s.is_some_and(|s| s.done.is_none()));
        for (&(from, n), store) in edges.iter().zip(&last) {
            let value = match store {
                Some(store) => store.value,
                None => self.constant(f, from, Op::Undef, model.ty),
            };
            let mut args = vec![value];
            if !always {
                args.push(match store.map(|store| store.done) {
                    Some(Some(done)) => done,
                    on => {
                        self.constant(f, from, Op::Const(Imm::Int(on.is_some().into())), Type::I1)
                    }
                });
            }
            if let Some(edge) = f.blocks[from].terminator.edges_mut().nth(n) {
                edge.args.extend(args);
            }
            match store.map(|store| store.inst) {
                Some(Some((block, inst))) => f.blocks[block].insts.retain(|one| *one != inst),
                Some(None) => drop(self.branched.remove(&from)),
                // What stands there goes to another place.
                None => {}
            }
        }
        let value = self.param(f, join, model.ty);
        let store = Store { value, ..model };
        if always {
            let store = self.write(f, &store, address.value);
            let insts = address.insts.into_iter().chain([store]);
            f.blocks[join].insts.splice(0..0, insts);
        } else {
            let done = Some(self.param(f, join, Type::I1));
            let inst = None;
            let store = Store {
                done,
                inst,
                ..store
            };
            self.branched.insert(join, store);
        }
        true
    }

    /// The stores that may be done behind an edge to a join instead.
    fn stores(&self, f: &Function, edge: Edge) -> Vec<Store> {
        let stand = |&&(block, inst): &&(Block, Inst)| f.blocks[block].insts.contains(&inst);
        let movable = self.movable.get(&edge).into_iter().flatten().filter(stand);
        let movable = movable.filter_map(|&(block, inst)| self.store(f, block, inst));
        self.last(f, edge.0).into_iter().chain(movable).collect()
    }

    /// The store that a block ends with, if it only leads to one other and no access comes behind it.
    fn last(&self, f: &Function, block: Block) -> Option<Store> {
        let data = &f.blocks[block];
        if !matches!(data.terminator, Terminator::Jump(_)) {
            return None;
        }
        let is_access = |inst: &&Inst| f.insts[**inst].op.is_access();
        let Some(&inst) = data.insts.iter().rfind(is_access) else {
            return self.branched.get(&block).copied();
        };
        self.store(f, block, inst)
    }

    fn store(&self, f: &Function, block: Block, inst: Inst) -> Option<Store> {
        let data = &f.insts[inst];
        let (Op::Store(access), &[address, value]) = (&data.op, data.args.as_slice()) else {
            return None;
        };
        (!access.volatile).then(|| Store {
            done: None,
            value,
            address: self.numbers.of(address),
            access: *access,
            ty: f.values[value].ty,
            span: data.span,
            inst: Some((block, inst)),
        })
    }

    /// Stands the rest of a block behind a store that is done if its truth value says so.
    fn branch(&mut self, f: &mut Function, join: Block, store: &Store) {
        let (Some(done), Some(address)) = (store.done, self.address(f, join, store.address)) else {
            return;
        };
        let inst = self.write(f, store, address.value);
        let to = |block: Block| BlockCall {
            block,
            args: Vec::new(),
        };
        let rest = BlockData {
            params: Vec::new(),
            insts: std::mem::take(&mut f.blocks[join].insts),
            terminator: std::mem::take(&mut f.blocks[join].terminator),
        };
        let rest = f.blocks.push(rest);
        let storing = f.blocks.push(BlockData {
            params: Vec::new(),
            insts: address.insts.into_iter().chain([inst]).collect(),
            terminator: Terminator::Jump(to(rest)),
        });
        f.blocks[join].terminator = Terminator::Branch {
            cond: done,
            then: to(storing),
            otherwise: to(rest),
        };
        let at = f.layout.iter().position(|&block| block == join);
        let at = at.map_or(f.layout.len(), |at| at + 1);
        f.layout.splice(at..at, [storing, rest]);
    }

    /// An address where a block begins: the value itself, or how it is computed once more.
    fn address(&self, f: &mut Function, at: Block, number: Value) -> Option<Computed> {
        let mut insts = Vec::new();
        let value = self.compute(f, at, number, &mut insts)?;
        Some(Computed { value, insts })
    }

    fn compute(
        &self,
        f: &mut Function,
        at: Block,
        number: Value,
        insts: &mut Vec<Inst>,
    ) -> Option<Value> {
        let from = *self.blocks.get(&number)?;
        if from != at && self.dom.dominates(from, at) {
            return Some(number);
        }
        let ValueDef::Result(inst) = f.values[number].def else {
            return (from == at).then_some(number);
        };
        if !self.numbers.knows(f, inst) {
            return None;
        }
        let op = self.numbers.operation(f, inst);
        let data = f.insts[inst].clone();
        let mut args = Vec::new();
        for arg in data.args {
            args.push(self.compute(f, at, self.numbers.of(arg), insts)?);
        }
        let ty = f.values[number].ty;
        let (inst, value) = new_value(f, op, args, ty, data.span);
        insts.push(inst);
        Some(value)
    }

    /// A store, to stand where its address does.
    fn write(&self, f: &mut Function, store: &Store, address: Value) -> Inst {
        f.insts.push(InstData {
            op: Op::Store(store.access),
            args: vec![address, store.value],
            result: None,
            span: store.span,
        })
    }

    /// A value without operands at the end of a block.
    fn constant(&self, f: &mut Function, block: Block, op: Op, ty: Type) -> Value {
        let (inst, value) = new_value(f, op, Vec::new(), ty, Span::default());
        f.blocks[block].insts.push(inst);
        value
    }

    /// A further parameter of a block.
    fn param(&mut self, f: &mut Function, block: Block, ty: Type) -> Value {
        let number = f.blocks[block].params.len() as u32;
        let value = f.values.push(ValueData {
            ty,
            def: ValueDef::Param(block, number),
            hint: None,
            within: None,
        });
        f.blocks[block].params.push(value);
        self.blocks.insert(value, block);
        value
    }
}

/// A value, and the instructions that compute it.
struct Computed {
    value: Value,
    insts: Vec<Inst>,
}
