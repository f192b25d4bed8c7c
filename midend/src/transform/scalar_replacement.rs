//! What an iteration reads that the one before it stored, in a variable.

use super::before_loop::{block_on_edges, carried, computed_before};
use super::copy::{new_value, replace_outside};
use super::entry::{Right, Transform};
use super::fold::fold;
use crate::analysis::scalar_replacement::ScalarReplacement;
use crate::ssa::{Block, Function, Inst, Op, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "replace-loads",
    right: Right::Checked,
    what: "What an iteration reads that the one before it stored, in a variable",
    literature: "Callahan, Carr and Kennedy, Improving Register Allocation for Subscripted Variables, 1990",
};

/// A function one of whose loops carries what it stores.
#[derive(Clone, Debug, PartialEq)]
pub struct Replaced {
    /// The function.
    pub function: Function,
    /// What reads before the loop what its first iteration reads, in the order of the check's.
    pub first: Vec<Inst>,
}

/// Carries what a loop stores and reads in the next iteration. What comes of it does the same as the function wherever
/// the accesses do not meet that the check says are to be compared, and the loop runs: it reads the first elements
/// before that is known. A plan does so behind the guard that there are iterations.
pub fn scalar_replacement(f: &Function, of: &ScalarReplacement) -> Replaced {
    let mut function = f.clone();
    let f = &mut function;
    let header = f.sites[of.site].header;
    let inside: SortedSet<Block> = of.blocks.iter().copied().collect();
    let before = block_on_edges(f, |from, to| !inside.contains(&from) && to == header);
    let mut known = of.starts.clone();
    let (mut first, mut nexts) = (Vec::new(), Vec::new());
    let mut given: SortedMap<Value, Value> = SortedMap::new();
    for replaced in &of.loads {
        let inst = replaced.access.inst;
        let (ty, span) = (replaced.access.ty, f.insts[inst].span);
        let address = computed_before(f, &of.blocks, before, replaced.address, &mut known);
        let (load, start) = new_value(f, Op::Load(replaced.how), vec![address], ty, span);
        f.blocks[before].insts.push(load);
        first.push(load);
        let (phi, _) = carried(f, of.site, ty);
        given.extend(f.insts[inst].result.map(|result| (result, phi)));
        nexts.push((start, replaced.stored));
    }
    let from: Vec<Block> = f.blocks.keys().collect();
    for from in from {
        for edge in f.blocks[from].terminator.edges_mut() {
            if edge.block == header {
                let args = nexts.iter().map(|&(start, next)| match from == before {
                    true => start,
                    false => next,
                });
                edge.args.extend(args);
            }
        }
    }
    for inst in f.blocks[before].insts.clone() {
        fold(f, inst);
    }
    let gone = of.insts();
    for &block in &of.blocks {
        f.blocks[block].insts.retain(|inst| !gone.contains(inst));
    }
    let with = |value: Value| given.get(&value).copied().unwrap_or(value);
    replace_outside(f, &SortedSet::new(), with);
    Replaced { function, first }
}
