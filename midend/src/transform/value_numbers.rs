//! Value numbers: which values are the same since they are computed alike, as far as addresses need it.

use crate::ssa::{
    BinaryOp, ConvertOp, Function, Imm, Inst, Op, Overflow, Symbol, Type, Value, Var,
};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use frontend::hashed::HashedMap;

/// The first value that is the same, for each that is not the first. Literature: Briggs, Cooper and
/// Simpson, Value Numbering, 1997.
#[derive(Debug, Default)]
pub(crate) struct ValueNumbers {
    first: SecondaryMap<Value, PackedOption<Value>>,
    /// Looked up and never walked, so that its order says nothing.
    computed: HashedMap<Computed, Value>,
    /// By number: whether one of its values may overflow, so that nothing may be concluded from another that must not.
    wraps: SecondaryMap<Value, bool>,
}

/// How a value is computed: the same for values that are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Computed {
    Int(Type, i64),
    Global(Symbol),
    Local(Var),
    Element(i64, Value, Value),
    /// By its offset: members of a union are at one address.
    Field(u64, Value),
    Convert(ConvertOp, Type, Value),
    Binary(BinaryOp, Type, Value, Value),
}

impl ValueNumbers {
    /// The first of the values that are the same as this one.
    pub fn of(&self, value: Value) -> Value {
        self.first[value].expand().unwrap_or(value)
    }

    /// Says that a value is the same as another one.
    pub fn is(&mut self, value: Value, same: Value) {
        self.first[value] = self.of(same).into();
    }

    /// Looks at an instruction. Those that its operands come of were looked at before.
    pub fn see(&mut self, f: &Function, inst: Inst) {
        if let (Some(result), Some(computed)) = (f.insts[inst].result, self.how(f, inst)) {
            let first = *self.computed.entry(computed).or_insert(result);
            self.first[result] = first.into();
            self.wraps[first] |= matches!(f.insts[inst].op, Op::Binary(_, Overflow::Wraps));
        }
    }

    /// The operation that computes a number once more, by an instruction that does: its overflow is undefined only if it
    /// is so in all that compute the number.
    pub fn operation(&self, f: &Function, inst: Inst) -> Op {
        let data = &f.insts[inst];
        let wraps = data
            .result
            .is_some_and(|result| self.wraps[self.of(result)]);
        match data.op {
            Op::Binary(op, _) if wraps => Op::Binary(op, Overflow::Wraps),
            _ => data.op.clone(),
        }
    }

    /// Whether it is known how the result of an instruction is computed: anew from the same, it is the same.
    pub fn knows(&self, f: &Function, inst: Inst) -> bool {
        self.how(f, inst).is_some()
    }

    fn how(&self, f: &Function, inst: Inst) -> Option<Computed> {
        let data = &f.insts[inst];
        let ty = f.values[data.result?].ty;
        let arg = |n: usize| data.args.get(n).map(|&arg| self.of(arg));
        Some(match &data.op {
            Op::Const(Imm::Int(value)) => Computed::Int(ty, *value),
            Op::GlobalAddr(symbol) => Computed::Global(*symbol),
            Op::LocalAddr(var) => Computed::Local(*var),
            Op::PtrAdd { scale } => Computed::Element(*scale, arg(0)?, arg(1)?),
            Op::Field(field) => Computed::Field(f.fields[*field].offset, arg(0)?),
            Op::Convert(op) => Computed::Convert(*op, ty, arg(0)?),
            Op::Binary(op, _) => Computed::Binary(*op, ty, arg(0)?, arg(1)?),
            Op::Const(_)
            | Op::Undef
            | Op::Load(_)
            | Op::Store(_)
            | Op::Unary(_)
            | Op::Fma
            | Op::ICmp(_)
            | Op::FCmp(_)
            | Op::Select
            | Op::Call(_)
            | Op::LaneCall(_)
            | Op::Opaque(_) => return None,
        })
    }
}
