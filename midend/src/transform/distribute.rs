//! One loop as two: the recurrences in one, all else in the other.

use super::copy::{copy_blocks, redirect, replace_outside};
use super::dead_code::sweep;
use super::entry::{Right, Transform};
use crate::analysis::distribution::Distribution;
use crate::ssa::{Block, BlockCall, Function, Inst, Op, Value, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "distribute",
    right: Right::Checked,
    what: "A loop as two, one for its recurrences and one for all else",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987",
};

/// A function one of whose loops became two.
#[derive(Clone, Debug, PartialEq)]
pub struct Distributed {
    /// The function. The statement's site is that of the loop without recurrences.
    pub function: Function,
    /// The blocks of the recurrences, header first.
    pub recurrences: Vec<Block>,
    /// Their instructions, by those they are copies of.
    pub insts: SortedMap<Inst, Inst>,
    /// Variables that these carry, by header parameter.
    pub phis: SortedMap<Value, Var>,
}

/// Distributes a loop.
pub fn distribute(f: &Function, of: &Distribution) -> Distributed {
    let mut f = f.clone();
    let inside: SortedSet<Block> = of.blocks.iter().copied().collect();
    let header = f.sites[of.site].header;
    let entered: Vec<Block> = f.blocks.keys().filter(|b| !inside.contains(b)).collect();
    let args = {
        let mut edges = entered.iter().flat_map(|&b| f.blocks[b].terminator.edges());
        edges
            .find(|edge| edge.block == header)
            .map(|edge| edge.args.clone())
    };
    let args = args.unwrap_or_default();
    let copies = copy_blocks(&mut f, &of.blocks);
    let recurrences: SortedSet<Block> = copies.blocks.values().copied().collect();
    // What comes behind both takes of each what it alone has.
    let own = |value: Value| match of.values.contains(&value) {
        true => copies.value(value),
        false => value,
    };
    let both: SortedSet<Block> = inside.iter().chain(&recurrences).copied().collect();
    replace_outside(&mut f, &both, own);
    // Into the first loop, from there into the second one, and on from that.
    let ways = [
        (header, of.exiting),
        (copies.block(header), copies.block(of.exiting)),
    ];
    let (first, second) = match of.recurrences_first {
        true => (ways[1], ways[0]),
        false => (ways[0], ways[1]),
    };
    let into = |block: Block| BlockCall {
        block,
        args: args.clone(),
    };
    for from in entered {
        redirect(&mut f, from, header, &into(first.0));
    }
    let leaves = |edge: &BlockCall| !both.contains(&edge.block);
    let out = f.blocks[of.exiting]
        .terminator
        .edges()
        .find(|edge| leaves(edge))
        .cloned();
    if let Some(mut out) = out {
        redirect(&mut f, first.1, out.block, &into(second.0));
        for arg in &mut out.args {
            *arg = own(*arg);
        }
        redirect(&mut f, second.1, out.block, &out);
    }
    // Each without the stores of the other, and what only these need.
    for &block in &of.blocks {
        f.blocks[block]
            .insts
            .retain(|inst| !of.stores.contains(inst));
        let copy = copies.block(block);
        let mut insts = std::mem::take(&mut f.blocks[copy].insts);
        insts.retain(|inst| match f.insts[*inst].op {
            Op::Store(_) => of
                .stores
                .iter()
                .any(|store| copies.insts.get(store) == Some(inst)),
            _ => true,
        });
        f.blocks[copy].insts = insts;
    }
    let phis: Vec<(Value, Var)> = f.sites[of.site].phis.clone();
    sweep(&mut f, &inside);
    sweep(&mut f, &recurrences);
    let left = &f.blocks[copies.block(header)].params;
    let phis = phis.into_iter().map(|(phi, var)| (copies.value(phi), var));
    Distributed {
        phis: phis.filter(|(phi, _)| left.contains(phi)).collect(),
        recurrences: of.blocks.iter().map(|&block| copies.block(block)).collect(),
        insts: copies.insts,
        function: f,
    }
}
