//! What transforms put before a loop, and what the loop then carries of it.

use super::copy::new_value;
use crate::ssa::{
    Block, BlockCall, BlockData, CType, Function, Site, Terminator, Type, Value, ValueData,
    ValueDef, Var, VarInfo,
};
use frontend::sorted::SortedMap;

/// Puts a block on edges, all of which lead from one block to one.
pub(super) fn block_on_edges(f: &mut Function, which: impl Fn(Block, Block) -> bool) -> Block {
    let between = f.blocks.push(BlockData::default());
    f.layout.push(between);
    let from: Vec<Block> = f.blocks.keys().collect();
    for from in from {
        let mut found = None;
        for edge in f.blocks[from].terminator.edges_mut() {
            if which(from, edge.block) {
                let to = BlockCall {
                    block: between,
                    args: Vec::new(),
                };
                found = Some(std::mem::replace(edge, to));
            }
        }
        if let Some(edge) = found {
            f.blocks[between].terminator = Terminator::Jump(edge);
        }
    }
    between
}

/// Computes in a block before a loop what the loop computes without anything that it carries. `blocks`: the loop's;
/// `known`: what is computed already, by what it is in the loop.
pub(super) fn computed_before(
    f: &mut Function,
    blocks: &[Block],
    before: Block,
    value: Value,
    known: &mut SortedMap<Value, Value>,
) -> Value {
    if let Some(&copy) = known.get(&value) {
        return copy;
    }
    let ValueDef::Result(inst) = f.values[value].def else {
        return value;
    };
    if !blocks
        .iter()
        .any(|&block| f.blocks[block].insts.contains(&inst))
    {
        return value;
    }
    let data = f.insts[inst].clone();
    let args = data.args.iter();
    let args = args
        .map(|&arg| computed_before(f, blocks, before, arg, known))
        .collect();
    let (copy, made) = new_value(f, data.op, args, f.values[value].ty, data.span);
    f.blocks[before].insts.push(copy);
    known.insert(value, made);
    made
}

/// A parameter of a block; those that jump to the block do not give it a value yet.
pub(super) fn parameter(f: &mut Function, block: Block, ty: Type) -> Value {
    let param = f.values.push(ValueData {
        ty,
        def: ValueDef::Param(block, f.blocks[block].params.len() as u32),
        hint: None,
        within: None,
    });
    f.blocks[block].params.push(param);
    param
}

/// A parameter of a loop's header, with the variable without a name that it stands for.
pub(super) fn carried(f: &mut Function, site: Site, ty: Type) -> (Value, Var) {
    let phi = parameter(f, f.sites[site].header, ty);
    let var = f.vars.push(without_name(ty));
    f.sites[site].phis.push((phi, var));
    (phi, var)
}

/// A variable that the program does not have.
fn without_name(ty: Type) -> VarInfo {
    VarInfo {
        name: String::new(),
        c_type: CType::Scalar {
            ty: Some(ty),
            unsigned: false,
            spelling: String::new(),
        },
        param: None,
        in_memory: false,
        private: false,
        inner: true,
    }
}
