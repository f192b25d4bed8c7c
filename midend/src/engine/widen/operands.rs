//! Operands of instructions that must do no harm in lanes that are off.

use super::{At, Parts, Widener, elem_of};
use crate::engine::linearize::Step;
use crate::engine::mask::{MaskId, Masks};
use crate::engine::shape::is_constant;
use crate::plan::{POp, PType};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Imm, Inst, Op, Type};

impl Widener<'_> {
    /// The n-th operand in lanes of `bits` bits, harmless where the instruction is off.
    pub(super) fn operand(&mut self, inst: Inst, n: usize, bits: u32) -> Result<Parts, Refusal> {
        let data = &self.s.f.insts[inst];
        let value = data.args[n];
        let parts = self.vector(value, bits)?;
        let shift = matches!(
            data.op,
            Op::Binary(BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, _)
        );
        let guarded = self.s.hazards.contains(&inst) || (shift && n == 1);
        if !guarded || (is_constant(self.s.f, value) && !self.divides_constants(inst, n)) {
            return Ok(parts);
        }
        let mask = self.mask_of(inst);
        if mask == Masks::TRUE {
            return Ok(parts);
        }
        let ty = self.b.ty(parts[0]);
        self.guard(mask, &parts, harmless(&data.op, n), bits, ty)
    }

    /// A constant divisor of zero is no harmless operand, whatever is divided.
    fn divides_constants(&self, inst: Inst, n: usize) -> bool {
        let data = &self.s.f.insts[inst];
        let division = matches!(
            data.op,
            Op::Binary(
                BinaryOp::FDiv | BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
                _
            )
        );
        division && n == 1
    }

    fn mask_of(&self, inst: Inst) -> MaskId {
        let step = self.s.linear.steps.iter().find_map(|step| match step {
            Step::Inst { inst: i, mask } if *i == inst => Some(*mask),
            _ => None,
        });
        step.unwrap_or(Masks::TRUE)
    }

    /// `mask ? parts : filler`.
    fn guard(
        &mut self,
        mask: MaskId,
        parts: &Parts,
        filler: i64,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let key = (mask, parts[0], filler as u64);
        if let Some(parts) = self.harmless.get(&key) {
            return Ok(parts.clone());
        }
        let elem = elem_of(ty);
        let imm = match elem {
            Type::F32 => Imm::F32((filler as f32).to_bits()),
            Type::F64 => Imm::F64((filler as f64).to_bits()),
            _ => Imm::Int(filler),
        };
        let scalar = self.b.constant(At::Before, elem, imm);
        let filler = self.splat(scalar, ty);
        let on = self.mask(mask, bits)?;
        let guarded = self.map(POp::Select, &[&on, parts, &filler], ty);
        self.harmless.insert(key, guarded.clone());
        Ok(guarded)
    }
}

/// A value for the n-th operand with which the operation is exact and raises nothing, whatever
/// constant the other operand is.
fn harmless(op: &Op, n: usize) -> i64 {
    match op {
        Op::Binary(BinaryOp::FMul, _) => 1,
        Op::Binary(
            BinaryOp::FDiv | BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
            _,
        ) => i64::from(n == 1),
        _ => 0,
    }
}
