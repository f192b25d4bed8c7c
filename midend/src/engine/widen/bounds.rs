//! How large floating-point values may be, so that adding them raises nothing.
//!
//! A number that is converted to an integer fits it, and one that was made of an integer has its size.
//! Sums of such numbers neither overflow nor are they inexact where they are tiny, so that lanes that
//! do not need them may compute them too: the masks of conditions need not clean their operands.

use super::Widener;
use crate::engine::mask::Masks;
use crate::ssa::{BinaryOp, ConvertOp, Imm, Inst, Op, UnaryOp, Value, ValueDef};

/// What sums must not exceed: far from where single precision ends.
const LARGEST: f64 = 1e30;

impl Widener<'_> {
    /// Notes what an instruction that all lanes do that are here tells of its operands and its result.
    pub(super) fn note_bounds(&mut self, inst: Inst) {
        let data = &self.s.f.insts[inst];
        if let (Op::Convert(op @ (ConvertOp::FToSi | ConvertOp::FToUi)), Some(result)) =
            (&data.op, data.result)
        {
            let bits = self.s.f.values[result].ty.bits();
            let bits = bits - u32::from(*op == ConvertOp::FToSi);
            self.region.bounds.insert(data.args[0], exp2(bits));
        }
        if let (Some(bound), Some(result)) = (self.bound_of(inst), data.result) {
            self.region.bounds.insert(result, bound);
        }
    }

    /// Whether an instruction raises no flag but inexact in any lane that is here, whether it is to do
    /// it or not.
    pub(super) fn is_harmless(&self, inst: Inst) -> bool {
        let data = &self.s.f.insts[inst];
        match data.op {
            Op::FCmp(_) => data.args.iter().all(|&a| self.bound(a).is_some()),
            Op::Binary(BinaryOp::FAdd | BinaryOp::FSub, _) => {
                self.bound_of(inst).is_some() || self.moves_compared(inst)
            }
            _ => false,
        }
    }

    /// Whether an instruction adds a number that is not too large to one that was compared in all lanes
    /// that are here: of what is no number, that has raised what the sum raises, and the largest number
    /// stays itself.
    fn moves_compared(&self, inst: Inst) -> bool {
        let &[a, b] = self.s.f.insts[inst].args.as_slice() else {
            return false;
        };
        let compared = |value: Value| {
            let under = self.region.compared.get(&value);
            under.is_some_and(|masks| masks.contains(&Masks::TRUE))
        };
        let small = |value: Value| self.bound(value).is_some();
        (compared(a) && small(b)) || (compared(b) && small(a))
    }

    /// What the result's magnitude does not exceed.
    fn bound_of(&self, inst: Inst) -> Option<f64> {
        let data = &self.s.f.insts[inst];
        let of = |n: usize| self.bound(*data.args.get(n)?);
        let bound = match &data.op {
            Op::Convert(ConvertOp::SiToF | ConvertOp::UiToF) => {
                exp2(self.s.f.values[data.args[0]].ty.bits())
            }
            Op::Convert(ConvertOp::FExt | ConvertOp::FTrunc)
            | Op::Unary(UnaryOp::FNeg | UnaryOp::FAbs) => of(0)?,
            // Rounded up.
            Op::Binary(BinaryOp::FAdd | BinaryOp::FSub, _) => (of(0)? + of(1)?) * 1.001,
            Op::Binary(BinaryOp::FMul, _) => of(0)? * of(1)? * 1.001,
            Op::Fma => (of(0)? * of(1)? + of(2)?) * 1.001,
            _ => return None,
        };
        (bound < LARGEST).then_some(bound)
    }

    fn bound(&self, value: Value) -> Option<f64> {
        if let Some(&known) = self.region.bounds.get(&value) {
            return Some(known);
        }
        let ValueDef::Result(inst) = self.s.f.values[value].def else {
            return None;
        };
        let bound = match self.s.f.insts[inst].op {
            Op::Const(Imm::F32(bits)) => f64::from(f32::from_bits(bits)),
            Op::Const(Imm::F64(bits)) => f64::from_bits(bits),
            // Exact, and so raised by no lane.
            Op::Unary(UnaryOp::FNeg | UnaryOp::FAbs) => {
                return self.bound(self.s.f.insts[inst].args[0]);
            }
            _ => return None,
        };
        (bound.abs() < LARGEST).then_some(bound.abs())
    }
}

fn exp2(bits: u32) -> f64 {
    f64::from(bits).exp2()
}
