//! Loads of what some of the ways to them have written.
//!
//! A load behind a join of which one way has just stored to the same place is left out: it is the stored value on that
//! way, and on the ways that know nothing of the place it is read at their ends. So what one way wrote need not come
//! back from memory, which takes long behind a store under a mask, and a store that only this load read is dead where
//! another one follows. Each way reads at most what it read before, and behind the same stores.

use super::copy::new_value;
use super::dead_stores::Overwriting;
use super::entry::{Right, Transform};
use super::partly_dead::Edge;
use super::places::Accessed;
use super::rematerialize::Before;
use super::reuse::put_in_place;
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::options::{Optimization, Options};
use crate::ssa::{
    Block, BlockCall, BlockData, Function, Inst, Terminator, Value, ValueData, ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};

/// The row. Statements of straight-line code keep what they read: it runs on loops alone.
pub const TRANSFORM: Transform = Transform {
    name: "partial-reuse",
    right: Right::Stores(Optimization::Reuse, partial_reuse),
    what: "Values that some ways to a load have stored, instead of reading them again",
    literature: "Lo, Chow, Kennedy, Liu and Tu, Register Promotion by Sparse Partial Redundancy Elimination of Loads \
                 and Stores, 1998",
};

/// What is read at the end of a way may be known on some of the ways to there, so often.
const MAX_ROUNDS: usize = 8;

/// Accesses and blocks that a stored value is looked for behind.
const MAX_BEHIND: usize = 32;

/// Puts what ways have stored in the place of loads behind them, which are dropped.
pub fn partial_reuse(f: &mut Function, options: &Options) {
    for _ in 0..MAX_ROUNDS {
        if !reuse_once(f, options) {
            break;
        }
    }
}

/// A load that some ways to its block make needless.
struct Partial {
    join: Block,
    load: Inst,
    result: Value,
    /// What it would read, if that is known at the end of a way.
    known: Vec<(Edge, Option<Value>)>,
}

fn reuse_once(f: &mut Function, options: &Options) -> bool {
    let dom = DomTree::compute(f);
    let mut numbers = ValueNumbers::default();
    let (mut blocks, mut edges) = (SortedMap::new(), SortedMap::<Block, Vec<Edge>>::new());
    for &block in dom.rpo() {
        let params = f.blocks[block].params.iter().map(|&param| (param, block));
        blocks.extend(params);
        for &inst in &f.blocks[block].insts {
            numbers.see(f, inst);
            blocks.extend(f.insts[inst].result.map(|result| (result, block)));
        }
        for (n, edge) in f.blocks[block].terminator.edges().enumerate() {
            edges.entry(edge.block).or_default().push((block, n));
        }
    }
    let Some(over) = Overwriting::with(f, &dom, options, 1) else {
        return false;
    };
    let search = Search {
        f,
        dom: &dom,
        over,
        numbers: &numbers,
        edges: &edges,
    };
    let joins = dom.rpo().iter();
    let found: Vec<Partial> = joins.flat_map(|&join| search.partial(join)).collect();
    let (mut replaced, mut dropped) = (SortedMap::new(), SortedSet::new());
    for partial in &found {
        let Some(missing) = missing(f, partial, &numbers, &dom, &blocks) else {
            continue;
        };
        let param = at_ends(f, partial, missing);
        replaced.insert(partial.result, param);
        dropped.insert(partial.load);
    }
    put_in_place(f, &replaced, &dropped);
    !dropped.is_empty()
}

struct Search<'a> {
    f: &'a Function,
    dom: &'a DomTree,
    over: Overwriting<'a>,
    numbers: &'a ValueNumbers,
    /// The edges to each block.
    edges: &'a SortedMap<Block, Vec<Edge>>,
}

impl Search<'_> {
    /// The loads of a block before which it writes nothing there, and some way to it has stored what they read.
    fn partial(&self, join: Block) -> Vec<Partial> {
        let edges = self.edges.get(&join).map_or(&[][..], Vec::as_slice);
        let forward = |&(from, _): &Edge| {
            self.dom.rpo_index(from) < self.dom.rpo_index(join) && self.over.in_one_loop(from, join)
        };
        if edges.len() < 2 || !edges.iter().all(forward) {
            return Vec::new();
        }
        let (mut found, mut stores): (Vec<Partial>, Vec<Accessed>) = Default::default();
        for &load in self.over.insts(join) {
            if !self.over.is_access(load) {
                continue;
            }
            let Some(accessed) = self.over.accessed(load) else {
                break;
            };
            if accessed.is_store {
                stores.push(accessed);
            }
            let Some(result) = self.f.insts[load].result else {
                continue;
            };
            if stores.len() > MAX_BEHIND || stores.iter().any(|one| self.over.meet(&accessed, one))
            {
                continue;
            }
            let known = edges
                .iter()
                .map(|&edge| (edge, self.known(edge.0, &accessed, result)));
            let known: Vec<(Edge, Option<Known>)> = known.collect();
            if known
                .iter()
                .any(|(_, known)| known.is_some_and(|known| known.stored))
            {
                let known = known.into_iter();
                found.push(Partial {
                    join,
                    load,
                    result,
                    known: known
                        .map(|(edge, known)| (edge, known.map(|known| known.value)))
                        .collect(),
                });
            }
        }
        found
    }

    /// What a load would read at the end of a block, on the one way that leads there.
    fn known(&self, mut block: Block, load: &Accessed, result: Value) -> Option<Known> {
        let (number, ty) = (self.numbers.of(load.address), self.f.values[result].ty);
        let (home, mut behind) = (block, 0);
        for _ in 0..MAX_BEHIND {
            for &inst in self.over.insts(block).iter().rev() {
                if !self.over.is_access(inst) {
                    continue;
                }
                let accessed = self.over.accessed(inst)?;
                let data = &self.f.insts[inst];
                let value = if accessed.is_store {
                    data.args.get(1).copied()
                } else {
                    data.result
                }?;
                if self.numbers.of(accessed.address) == number && self.f.values[value].ty == ty {
                    let stored = accessed.is_store;
                    return Some(Known { value, stored });
                }
                behind += 1;
                if behind > MAX_BEHIND || accessed.is_store && self.over.meet(load, &accessed) {
                    return None;
                }
            }
            match self.edges.get(&block).map(Vec::as_slice) {
                Some(&[(from, _)]) if self.over.in_one_loop(from, home) => block = from,
                _ => return None,
            }
        }
        None
    }
}

/// What memory holds at a place.
#[derive(Clone, Copy)]
struct Known {
    value: Value,
    /// It was written, and not read.
    stored: bool,
}

/// For each way that knows nothing of the place, what computes its address there, and the address.
fn missing(
    f: &mut Function,
    partial: &Partial,
    numbers: &ValueNumbers,
    dom: &DomTree,
    blocks: &SortedMap<Value, Block>,
) -> Option<Vec<(Vec<Inst>, Value)>> {
    let address = *f.insts[partial.load].args.first()?;
    let unknown = partial.known.iter().filter(|(_, known)| known.is_none());
    let computed = unknown.map(|&((block, _), _)| {
        let mut before = Before {
            f,
            numbers,
            dom,
            blocks,
            block,
            insts: Vec::new(),
        };
        let address = before.value(numbers.of(address))?;
        Some((before.insts, address))
    });
    computed.collect()
}

/// Gives a load's block a parameter that is what it would read, of what is known on each way or read at its end.
fn at_ends(f: &mut Function, partial: &Partial, missing: Vec<(Vec<Inst>, Value)>) -> Value {
    let join = partial.join;
    let mut missing = missing.into_iter();
    let data = f.insts[partial.load].clone();
    for &(edge, known) in &partial.known {
        let end = end(f, edge, join, known.is_none());
        let value = known.or_else(|| {
            let (insts, address) = missing.next()?;
            let ty = f.values[partial.result].ty;
            let (load, value) = new_value(f, data.op.clone(), vec![address], ty, data.span);
            f.blocks[end.0].insts.extend(insts);
            f.blocks[end.0].insts.push(load);
            Some(value)
        });
        if let Some(edge) = f.blocks[end.0].terminator.edges_mut().nth(end.1) {
            edge.args.extend(value);
        }
    }
    let number = f.blocks[join].params.len() as u32;
    let param = ValueData {
        def: ValueDef::Param(join, number),
        ..f.values[partial.result].clone()
    };
    let param = f.values.push(param);
    f.blocks[join].params.push(param);
    param
}

/// The edge that an edge to a block has become, or is made if something is to stand on it: that of a block of its own.
fn end(f: &mut Function, (from, n): Edge, join: Block, alone: bool) -> Edge {
    let terminator = &f.blocks[from].terminator;
    let Some(to) = terminator.edges().nth(n).cloned() else {
        return (from, n);
    };
    if to.block != join {
        return (to.block, 0);
    }
    if !alone || matches!(terminator, Terminator::Jump(_)) {
        return (from, n);
    }
    let between = f.blocks.push(BlockData {
        params: Vec::new(),
        insts: Vec::new(),
        terminator: Terminator::Jump(to),
    });
    if let Some(edge) = f.blocks[from].terminator.edges_mut().nth(n) {
        *edge = BlockCall {
            block: between,
            args: Vec::new(),
        };
    }
    let at = f.layout.iter().position(|&block| block == from);
    let at = at.map_or(f.layout.len(), |at| at + 1);
    f.layout.insert(at, between);
    (between, 0)
}
