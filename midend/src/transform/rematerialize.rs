//! Values computed once more at the end of a block, of the same operands.

use super::copy::new_value;
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::ssa::{Block, Function, Inst, Type, Value, ValueDef};
use frontend::sorted::SortedMap;

/// Values at the end of a block, where nothing new stands yet.
pub(super) struct Before<'a> {
    pub f: &'a mut Function,
    pub numbers: &'a ValueNumbers,
    pub dom: &'a DomTree,
    /// The blocks that values are defined in.
    pub blocks: &'a SortedMap<Value, Block>,
    pub block: Block,
    /// What is computed once more.
    pub insts: Vec<Inst>,
}

impl Before<'_> {
    /// The value of a number: itself, if it is known there, or how it is computed.
    pub fn value(&mut self, number: Value) -> Option<Value> {
        let from = *self.blocks.get(&number)?;
        let known = self.dom.dominates(from, self.block);
        let inst = match self.f.values[number].def {
            ValueDef::Result(inst) if self.numbers.knows(self.f, inst) => inst,
            ValueDef::Result(_) | ValueDef::Param(..) => return known.then_some(number),
        };
        // It may be from a loop that ends before, behind which there are numbers, but no addresses of vectors.
        let address = self.f.values[number].ty == Type::Ptr;
        if known && !(address && from != self.block) {
            return Some(number);
        }
        let op = self.numbers.operation(self.f, inst);
        let data = self.f.insts[inst].clone();
        let args = data.args.into_iter();
        let args = args.map(|arg| self.value(self.numbers.of(arg)));
        let args = args.collect::<Option<Vec<Value>>>()?;
        let ty = self.f.values[number].ty;
        let (inst, value) = new_value(self.f, op, args, ty, data.span);
        self.insts.push(inst);
        Some(value)
    }
}
