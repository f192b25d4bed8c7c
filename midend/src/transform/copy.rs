//! Copies of blocks within a function.

use crate::ssa::{
    Block, BlockCall, BlockData, Function, Inst, InstData, Op, Terminator, Type, Value, ValueData,
    ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// What became of blocks that were copied.
#[derive(Debug, Default)]
pub struct Copies {
    /// Blocks.
    pub blocks: SortedMap<Block, Block>,
    /// Instructions.
    pub insts: SortedMap<Inst, Inst>,
    /// What the blocks define.
    pub values: SortedMap<Value, Value>,
}

impl Copies {
    /// The copy of a value; values that were not copied stand for themselves.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// The copy of a block, likewise.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

/// Copies blocks. Edges among them are among the copies, those that leave them go where they went.
pub fn copy_blocks(f: &mut Function, blocks: &[Block]) -> Copies {
    let mut copies = Copies::default();
    for &block in blocks {
        let copy = f.blocks.push(BlockData::default());
        f.layout.push(copy);
        copies.blocks.insert(block, copy);
        for (n, param) in f.blocks[block].params.clone().into_iter().enumerate() {
            let def = ValueDef::Param(copy, n as u32);
            let value = copy_value(f, param, def, &mut copies);
            f.blocks[copy].params.push(value);
        }
    }
    for &block in blocks {
        for inst in f.blocks[block].insts.clone() {
            let data = f.insts[inst].clone();
            let copy = f.insts.push(data);
            f.insts[copy].result = f.insts[inst]
                .result
                .map(|result| copy_value(f, result, ValueDef::Result(copy), &mut copies));
            f.blocks[copies.blocks[&block]].insts.push(copy);
            copies.insts.insert(inst, copy);
        }
    }
    for &copy in copies.insts.values() {
        for arg in &mut f.insts[copy].args {
            *arg = copies.value(*arg);
        }
    }
    for (&block, &copy) in &copies.blocks {
        let mut terminator = f.blocks[block].terminator.clone();
        replace_in_terminator(&mut terminator, |_| true, |value| copies.value(value));
        for edge in terminator.edges_mut() {
            edge.block = copies.block(edge.block);
        }
        f.blocks[copy].terminator = terminator;
    }
    copies
}

fn copy_value(f: &mut Function, value: Value, def: ValueDef, copies: &mut Copies) -> Value {
    let data = ValueData {
        def,
        ..f.values[value].clone()
    };
    let copy = f.values.push(data);
    copies.values.insert(value, copy);
    copy
}

/// Puts other values in the place of those that a terminator uses: what it decides by, and what its edges
/// give to some blocks.
pub fn replace_in_terminator(
    terminator: &mut Terminator,
    to: impl Fn(Block) -> bool,
    mut with: impl FnMut(Value) -> Value,
) {
    if let Some(value) = terminator.value_mut() {
        *value = with(*value);
    }
    for edge in terminator.edges_mut().filter(|edge| to(edge.block)) {
        for arg in &mut edge.args {
            *arg = with(*arg);
        }
    }
}

/// A new instruction with a result, which stands nowhere yet.
pub fn new_value(
    f: &mut Function,
    op: Op,
    args: Vec<Value>,
    ty: Type,
    span: Span,
) -> (Inst, Value) {
    let inst = f.insts.next_key();
    let value = f.values.push(ValueData {
        ty,
        def: ValueDef::Result(inst),
        hint: None,
        within: None,
    });
    f.insts.push(InstData {
        op,
        args,
        result: Some(value),
        span,
    });
    (inst, value)
}

/// Puts other values in the place of those that blocks use which are not among `inside`.
pub fn replace_outside(f: &mut Function, inside: &SortedSet<Block>, with: impl Fn(Value) -> Value) {
    let outside: Vec<Block> = f.blocks.keys().filter(|b| !inside.contains(b)).collect();
    for block in outside {
        for inst in f.blocks[block].insts.clone() {
            for arg in &mut f.insts[inst].args {
                *arg = with(*arg);
            }
        }
        replace_in_terminator(&mut f.blocks[block].terminator, |_| true, &with);
    }
    for site in f.sites.values_mut() {
        for (_, value) in site.exit.iter_mut() {
            *value = with(*value);
        }
    }
}

/// Lets the edges from a block to another one go elsewhere.
pub fn redirect(f: &mut Function, from: Block, to: Block, elsewhere: &BlockCall) {
    for edge in f.blocks[from].terminator.edges_mut() {
        if edge.block == to {
            *edge = elsewhere.clone();
        }
    }
}
