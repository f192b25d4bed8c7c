//! Keys of positions (`x[best]`) that a loop carries instead of computing them in each iteration.

use super::before_loop::{block_on_edges, carried, computed_before, parameter};
use super::copy::{new_value, replace_outside};
use super::dead_code::drop_unused;
use super::entry::{Right, Transform};
use crate::analysis::carried_key::CarriedKey;
use crate::ssa::{Block, Function, Inst, Op, Value, ValueDef};
use frontend::sorted::SortedSet;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "carry-key",
    right: Right::Checked,
    what: "Keys of positions (`x[best]`) that a loop carries instead of computing them in each iteration",
    literature: "VanDrunen and Hosking, Value-Based Partial Redundancy Elimination, 2004",
};

/// A function one of whose loops carries a key.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyCarried {
    /// The function.
    pub function: Function,
    /// What reads memory before the loop.
    pub loads: Vec<Inst>,
}

/// Carries a key. Where the loop runs not once, what comes of it reads what the function does not read. Nothing if
/// the position becomes something whose key the check does not tell.
pub fn carry_key(f: &Function, of: &CarriedKey) -> Option<KeyCarried> {
    let mut function = f.clone();
    let f = &mut function;
    let header = f.sites[of.site].header;
    let inside: SortedSet<Block> = of.blocks.iter().copied().collect();
    let before = block_on_edges(f, |from, to| !inside.contains(&from) && to == header);
    let phi = f.blocks[header].params[of.position];
    let mut known = [(phi, of.start)].into_iter().collect();
    let start = computed_before(f, &of.blocks, before, of.key, &mut known);
    let ty = f.values[of.key].ty;
    let mut keys = of.keys.clone();
    keys.insert(phi, carried(f, of.site, ty).0);
    let mut selections = Vec::new();
    for &join in &of.joins {
        let key = match f.values[join].def {
            ValueDef::Param(block, _) => parameter(f, block, ty),
            ValueDef::Result(inst) => {
                let span = f.insts[inst].span;
                let (own, key) = new_value(f, Op::Select, Vec::new(), ty, span);
                selections.push((inst, own));
                key
            }
        };
        keys.insert(join, key);
    }
    for (inst, own) in selections {
        let args = f.insts[inst].args.clone();
        let [condition, one, other] = *args.as_slice() else {
            return None;
        };
        f.insts[own].args = vec![condition, *keys.get(&one)?, *keys.get(&other)?];
        insert_behind(f, &of.blocks, inst, own);
    }
    give(f, (header, of.position), |from, arg| match from == before {
        true => Some(start),
        false => keys.get(&arg).copied(),
    })?;
    for &join in &of.joins {
        if let ValueDef::Param(block, n) = f.values[join].def {
            give(f, (block, n as usize), |_, arg| keys.get(&arg).copied())?;
        }
    }
    let key = keys[&phi];
    replace_outside(f, &SortedSet::new(), |value| {
        if value == of.key { key } else { value }
    });
    drop_unused(f, vec![of.key]);
    let reads = |inst: &Inst| matches!(f.insts[*inst].op, Op::Load(_));
    let loads = f.blocks[before]
        .insts
        .iter()
        .copied()
        .filter(reads)
        .collect();
    Some(KeyCarried { function, loads })
}

/// Gives the newest parameter of a block that has none yet its values, by those that another parameter is given;
/// nothing if one is not known.
fn give(
    f: &mut Function,
    (block, beside): (Block, usize),
    key: impl Fn(Block, Value) -> Option<Value>,
) -> Option<()> {
    let from: Vec<Block> = f.blocks.keys().collect();
    for from in from {
        for edge in f.blocks[from].terminator.edges_mut() {
            if edge.block == block {
                let arg = edge.args[beside];
                edge.args.push(key(from, arg)?);
            }
        }
    }
    Some(())
}

/// Puts an instruction behind another one.
fn insert_behind(f: &mut Function, blocks: &[Block], inst: Inst, own: Inst) {
    for &block in blocks {
        let insts = &mut f.blocks[block].insts;
        if let Some(at) = insts.iter().position(|&other| other == inst) {
            insts.insert(at + 1, own);
        }
    }
}
