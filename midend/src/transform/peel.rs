//! The first iteration of a loop before it.

use super::copy::{copy_blocks, redirect, replace_outside};
use super::entry::{Right, Transform};
use super::fold::fold;
use crate::analysis::peeling::Peeling;
use crate::ssa::{
    Block, BlockCall, BlockData, Function, Inst, Terminator, Value, ValueData, ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "peel",
    right: Right::Checked,
    what: "The first iteration of a loop before it",
    literature: "Bacon, Graham and Sharp, Compiler Transformations for High-Performance Computing, 1994",
};

/// A function one of whose loops has its first iteration before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Peeled {
    /// The function. The statement's site is that of the loop that is left.
    pub function: Function,
    /// The blocks of the first iteration, in the order of those of the loop.
    pub first: Vec<Block>,
    /// The block of these that decides whether the loop goes on.
    pub deciding: Block,
    /// Their instructions, by those they are copies of.
    pub insts: SortedMap<Inst, Inst>,
}

/// Peels the first iteration of a loop.
pub fn peel(f: &Function, of: &Peeling) -> Peeled {
    let mut f = f.clone();
    let inside: SortedSet<Block> = of.blocks.iter().copied().collect();
    let header = f.sites[of.site].header;
    let before: Vec<Block> = f.blocks.keys().filter(|b| !inside.contains(b)).collect();
    let entry = {
        let mut edges = before.iter().flat_map(|&b| f.blocks[b].terminator.edges());
        edges.find(|edge| edge.block == header).cloned()
    };
    let copies = copy_blocks(&mut f, &of.blocks);
    let first: Vec<Block> = of.blocks.iter().map(|&b| copies.block(b)).collect();
    let both: SortedSet<Block> = inside.iter().chain(&first).copied().collect();
    join_exits(
        &mut f,
        of.exiting,
        &copies.values,
        copies.block(of.exiting),
        &both,
    );
    // From before the loop into the first iteration, and from its end into the loop.
    let copied = copies.block(header);
    for from in before {
        redirect(
            &mut f,
            from,
            header,
            &BlockCall {
                block: copied,
                args: Vec::new(),
            },
        );
    }
    for &block in &first {
        for edge in f.blocks[block].terminator.edges_mut() {
            if edge.block == copied {
                edge.block = header;
            }
        }
    }
    // It is entered in one way, so that its parameters are what they are given.
    let params = std::mem::take(&mut f.blocks[copied].params);
    let args = entry.map_or(Vec::new(), |entry| entry.args);
    let given: SortedMap<Value, Value> = params.into_iter().zip(args).collect();
    let with = |value: Value| given.get(&value).copied().unwrap_or(value);
    replace_outside(&mut f, &SortedSet::new(), with);
    let insts: Vec<Inst> = first
        .iter()
        .flat_map(|&b| f.blocks[b].insts.clone())
        .collect();
    for inst in insts {
        fold(&mut f, inst);
    }
    Peeled {
        deciding: copies.block(of.exiting),
        insts: copies.insts,
        function: f,
        first,
    }
}

/// Lets a loop and its first iteration leave to one block, which tells others what values of theirs are.
fn join_exits(
    f: &mut Function,
    exiting: Block,
    copies: &SortedMap<Value, Value>,
    copied: Block,
    both: &SortedSet<Block>,
) {
    let leaves = |edge: &&BlockCall| !both.contains(&edge.block);
    let Some(out) = f.blocks[exiting].terminator.edges().find(leaves).cloned() else {
        return;
    };
    let join = f.blocks.push(BlockData::default());
    f.layout.push(join);
    let mut values: SortedSet<Value> = used_outside(f, both);
    values.extend(&out.args);
    let own = values
        .into_iter()
        .filter(|value| copies.contains_key(value));
    let values: Vec<Value> = own.collect();
    let mut params: SortedMap<Value, Value> = SortedMap::new();
    for (n, &value) in values.iter().enumerate() {
        let data = ValueData {
            def: ValueDef::Param(join, n as u32),
            ..f.values[value].clone()
        };
        let param = f.values.push(data);
        f.blocks[join].params.push(param);
        params.insert(value, param);
    }
    let after = |value: Value| params.get(&value).copied().unwrap_or(value);
    replace_outside(f, both, after);
    f.blocks[join].terminator = Terminator::Jump(BlockCall {
        block: out.block,
        args: out.args.iter().map(|&arg| after(arg)).collect(),
    });
    let to = |args: Vec<Value>| BlockCall { block: join, args };
    let copy = |value: &Value| copies.get(value).copied().unwrap_or(*value);
    let of_copy = values.iter().map(copy).collect();
    redirect(f, exiting, out.block, &to(values));
    redirect(f, copied, out.block, &to(of_copy));
}

/// Values that blocks use which are not among some.
fn used_outside(f: &Function, inside: &SortedSet<Block>) -> SortedSet<Value> {
    let mut used = SortedSet::new();
    for (_, data) in f.blocks.iter().filter(|(b, _)| !inside.contains(b)) {
        used.extend(data.insts.iter().flat_map(|&inst| &f.insts[inst].args));
        used.extend(data.terminator.edges().flat_map(|edge| &edge.args));
        used.extend(data.terminator.value());
    }
    used
}
