//! What is known of a value by looking at what defines it.

use super::{Function, Imm, Op, Value, ValueDef};

impl Function {
    /// The operation that a value is the result of.
    pub fn op_of(&self, value: Value) -> Option<&Op> {
        self.operation_of(value).map(|(op, _)| op)
    }

    /// The same with what it is an operation on.
    pub fn operation_of(&self, value: Value) -> Option<(&Op, &[Value])> {
        match self.values[value].def {
            ValueDef::Result(inst) => Some((&self.insts[inst].op, &self.insts[inst].args)),
            ValueDef::Param(..) => None,
        }
    }

    /// The integer that a value is, sign-extended.
    pub fn constant(&self, value: Value) -> Option<i64> {
        match self.op_of(value)? {
            Op::Const(Imm::Int(number)) => Some(*number),
            _ => None,
        }
    }

    /// Whether a value is a constant of any type.
    pub fn is_constant(&self, value: Value) -> bool {
        matches!(self.op_of(value), Some(Op::Const(_)))
    }
}
