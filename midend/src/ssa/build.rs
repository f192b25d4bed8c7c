//! The form of constants, and functions of one block.

use super::{Block, BlockData, Function, InstData, Op, Type, Value, ValueData, ValueDef};
#[cfg(test)]
use super::{BlockCall, Terminator};
use frontend::span::Span;

/// The form in which [`super::Imm::Int`] holds an integer of a type: sign-extended, `I1` as 0 or 1.
pub fn normal_int(ty: Type, value: i64) -> i64 {
    match ty {
        Type::I1 => value & 1,
        Type::I8 => value as i8 as i64,
        Type::I16 => value as i16 as i64,
        Type::I32 => value as i32 as i64,
        Type::I64 | Type::Ptr | Type::F32 | Type::F64 => value,
    }
}

/// A function of one block in the making.
#[derive(Default)]
pub(crate) struct FunctionBuilder {
    pub func: Function,
    /// Of new instructions.
    pub span: Span,
}

impl FunctionBuilder {
    /// The block.
    pub fn block(&mut self) -> Block {
        self.func.entry().unwrap_or_else(|| {
            let block = self.func.blocks.push(BlockData::default());
            self.func.layout.push(block);
            block
        })
    }

    fn value(&mut self, ty: Type, def: ValueDef) -> Value {
        self.func.values.push(ValueData {
            ty,
            def,
            hint: None,
            within: None,
        })
    }

    /// A further parameter.
    pub fn param(&mut self, ty: Type) -> Value {
        let block = self.block();
        let position = self.func.blocks[block].params.len() as u32;
        let value = self.value(ty, ValueDef::Param(block, position));
        self.func.blocks[block].params.push(value);
        value
    }

    /// The result of one more operation.
    pub fn op(&mut self, op: Op, args: &[Value], ty: Type) -> Value {
        let block = self.block();
        let inst = self.func.insts.next_key();
        let result = self.value(ty, ValueDef::Result(inst));
        self.func.insts.push(InstData {
            op,
            args: args.to_vec(),
            result: Some(result),
            span: self.span,
        });
        self.func.blocks[block].insts.push(inst);
        result
    }
}

/// A function whose blocks have these edges, for tests of graph algorithms.
#[cfg(test)]
pub(crate) fn graph_of(blocks: usize, edges: &[(usize, usize)]) -> Function {
    let mut b = FunctionBuilder::default();
    if blocks == 0 {
        return b.func;
    }
    let value = b.op(Op::Undef, &[], Type::I32);
    for from in 0..blocks {
        if from > 0 {
            let block = b.func.blocks.push(BlockData::default());
            b.func.layout.push(block);
        }
        let to = edges.iter().filter(|e| e.0 == from).map(|e| BlockCall {
            block: Block::from_u32(e.1 as u32),
            args: Vec::new(),
        });
        let mut to = to.collect::<Vec<_>>().into_iter();
        let terminator = match (to.next(), to.len()) {
            (None, _) => Terminator::Return(None),
            (Some(only), 0) => Terminator::Jump(only),
            (Some(default), _) => Terminator::Switch {
                value,
                cases: (0..).zip(to).collect(),
                default,
            },
        };
        b.func.blocks[Block::from_u32(from as u32)].terminator = terminator;
    }
    b.func
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_held_sign_extended() {
        assert_eq!(normal_int(Type::I8, 255), -1);
        assert_eq!(normal_int(Type::I1, 3), 1);
        assert_eq!(normal_int(Type::Ptr, -1), -1);
    }
}
