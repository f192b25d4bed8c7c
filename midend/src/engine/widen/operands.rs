//! Operands of instructions that must do no harm in lanes that are off.

use super::{At, Parts, Widener, elem_of};
use crate::engine::divide::is_division;
use crate::engine::mask::{MaskId, Masks};
use crate::plan::{POp, PType};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, Imm, Inst, Op, Type, UnaryOp, Value, ValueDef};

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
        // Everything is divided by 1 without harm.
        let divided = n == 0 && matches!(data.op, Op::Binary(op, _) if is_division(op));
        let guarded = (self.s.hazards.contains(&inst) && !divided) || (shift && n == 1);
        let as_it_is = self.s.f.is_constant(value)
            && !self.divides_constants(inst, n)
            && !self.raises_alone(inst, value);
        if !guarded || as_it_is {
            return Ok(parts);
        }
        let mut mask = self.s.linear.mask_of(inst);
        if self.is_harmless(inst) {
            mask = Masks::TRUE;
        } else if matches!(data.op, Op::FCmp(_)) {
            mask = self.compared_under(value, mask);
        }
        if mask == Masks::TRUE && self.region.all_on() {
            return Ok(parts);
        }
        let ty = self.b.ty(parts[0]);
        let filler = if elem_of(ty).is_float() {
            // What is decided of one operand depends on how the others were made.
            for &other in &data.args {
                self.vector(other, bits)?;
            }
            self.filler(inst, n, mask)
        } else {
            Some(harmless(&data.op, n))
        };
        match filler {
            Some(filler) => self.guard(mask, &parts, filler, bits, ty),
            None => Ok(parts),
        }
    }

    /// Lanes, those of a mask and perhaps others, in which a value may be compared: where it was
    /// compared before, it raises what it has raised.
    fn compared_under(&self, value: Value, mask: MaskId) -> MaskId {
        let Some(before) = self.region.compared.get(&value) else {
            return mask;
        };
        let masks = &self.s.linear.masks;
        let all = masks.conjuncts(mask);
        let holds = |m: &&MaskId| masks.conjuncts(**m).iter().all(|c| all.contains(c));
        before.iter().find(holds).copied().unwrap_or(mask)
    }

    /// Remembers in which lanes a comparison that raises a flag for every NaN was made.
    pub(super) fn compares(&mut self, inst: Inst) {
        let data = &self.s.f.insts[inst];
        let ordered = Op::FCmp(FloatCC::Eq) != data.op && Op::FCmp(FloatCC::Ne) != data.op;
        if !ordered || self.s.hazards.is_empty() {
            return;
        }
        let mask = self.s.linear.mask_of(inst);
        for &value in data.args.iter().filter(|v| !self.s.f.is_constant(**v)) {
            self.region.compared.entry(value).or_default().push(mask);
        }
    }

    /// What the n-th operand of a floating-point operation is to be in lanes that are off; `None`: it
    /// is harmless there as it is, because it was computed from such operands under the same mask.
    ///
    /// Zeros mostly stay zeros, so that in most expressions only what enters has to be guarded.
    fn filler(&mut self, inst: Inst, n: usize, mask: MaskId) -> Option<i64> {
        let data = &self.s.f.insts[inst];
        let known: Vec<Option<f64>> = data.args.iter().map(|&a| self.off(mask, a)).collect();
        let filled: Vec<f64> = known.iter().map(|k| k.unwrap_or(0.0)).collect();
        if let Some(value) = quiet(&data.op, &filled, self.s.f.values[data.args[0]].ty) {
            if let Some(result) = data.result {
                self.region.inactive.insert((mask, result), value);
            }
            return match known[n] {
                Some(_) => None,
                None => Some(0),
            };
        }
        let fillers: Vec<f64> = (0..data.args.len())
            .map(|n| harmless(&data.op, n) as f64)
            .collect();
        let quiet = quiet(&data.op, &fillers, self.s.f.values[data.args[0]].ty);
        if let (Some(value), Some(result)) = (quiet, data.result) {
            self.region.inactive.insert((mask, result), value);
        }
        Some(harmless(&data.op, n))
    }

    /// What a floating-point value is in lanes that are off.
    pub(super) fn off(&self, mask: MaskId, value: Value) -> Option<f64> {
        if let Some(&known) = self.region.inactive.get(&(mask, value)) {
            return Some(known);
        }
        let ValueDef::Result(inst) = self.s.f.values[value].def else {
            return None;
        };
        let data = &self.s.f.insts[inst];
        match data.op {
            Op::Const(Imm::F32(bits)) => Some(f64::from(f32::from_bits(bits))),
            Op::Const(Imm::F64(bits)) => Some(f64::from_bits(bits)),
            // What was made of a number that is known.
            Op::Convert(ConvertOp::SiToF | ConvertOp::UiToF) => self.off(mask, data.args[0]),
            Op::Unary(UnaryOp::FNeg) => self.off(mask, data.args[0]).map(|x| -x),
            Op::Unary(UnaryOp::FAbs) => self.off(mask, data.args[0]).map(f64::abs),
            _ => None,
        }
    }

    /// A constant divisor of zero is no harmless operand, whatever is divided.
    fn divides_constants(&self, inst: Inst, n: usize) -> bool {
        let data = &self.s.f.insts[inst];
        let division = |op| op == BinaryOp::FDiv || is_division(op);
        n == 1 && matches!(data.op, Op::Binary(op, _) if division(op))
    }

    /// Whether a constant may raise a flag whatever the other operands are: where there are none that can be
    /// made harmless, or in a comparison with what is no number.
    fn raises_alone(&self, inst: Inst, value: Value) -> bool {
        let data = &self.s.f.insts[inst];
        let no_number = match self.s.f.op_of(value) {
            Some(Op::Const(Imm::F32(bits))) => f32::from_bits(*bits).is_nan(),
            Some(Op::Const(Imm::F64(bits))) => f64::from_bits(*bits).is_nan(),
            _ => return false,
        };
        let compared = matches!(data.op, Op::FCmp(_));
        data.args.iter().all(|&arg| self.s.f.is_constant(arg)) || (compared && no_number)
    }

    /// A floating-point constant in all lanes.
    pub(super) fn filling(&mut self, filler: f64, ty: PType) -> Parts {
        let elem = elem_of(ty);
        let imm = match elem {
            Type::F32 => Imm::F32((filler as f32).to_bits()),
            _ => Imm::F64(filler.to_bits()),
        };
        let scalar = self.b.constant(At::Before, elem, imm);
        self.splat(scalar, ty)
    }

    /// `mask ? parts : filler`.
    pub(super) fn guard(
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
        let filler = match elem_of(ty) {
            Type::F32 | Type::F64 => self.filling(filler as f64, ty),
            elem => {
                let scalar = self.b.int(At::Before, elem, filler);
                self.splat(scalar, ty)
            }
        };
        let on = self.lanes_on(mask, bits)?;
        let guarded = self.map(POp::Select, &[&on, parts, &filler], ty);
        if let (true, [part]) = (self.s.linear.nested, &guarded[..]) {
            let name = self.b.values[parts[0]].hint.clone();
            self.b.values[*part].hint = name.map(|name| format!("{name}_on"));
        }
        self.harmless.insert(key, guarded.clone());
        Ok(guarded)
    }
}

/// The result of a floating-point operation, if it raises no flag but inexact. Comparisons have none
/// that matters.
fn quiet(op: &Op, args: &[f64], ty: Type) -> Option<f64> {
    let value = match (op, args) {
        (Op::Binary(BinaryOp::FAdd, _), &[a, b]) => a + b,
        (Op::Binary(BinaryOp::FSub, _), &[a, b]) => a - b,
        (Op::Binary(BinaryOp::FMul, _), &[a, b]) => a * b,
        (Op::Binary(BinaryOp::FDiv, _), &[a, b]) if b != 0.0 => a / b,
        (Op::Fma, &[x, y, z]) => x.mul_add(y, z),
        (Op::Unary(UnaryOp::FSqrt), &[a]) if a >= 0.0 => a.sqrt(),
        (Op::Convert(ConvertOp::FToSi | ConvertOp::FToUi), &[a]) if (0.0..1e6).contains(&a) => {
            a.trunc()
        }
        (Op::Convert(ConvertOp::FExt | ConvertOp::FTrunc), &[a]) => a,
        (Op::FCmp(_), _) => 0.0,
        _ => return None,
    };
    // Far from where single precision ends, so that it is the same for all types.
    let normal = value == 0.0 || (1e-30..1e30).contains(&value.abs());
    let operands = args.iter().all(|a| a.is_finite());
    let value = match ty {
        Type::F32 => f64::from(value as f32),
        _ => value,
    };
    (normal && operands).then_some(value)
}

/// A value for the n-th operand with which the operation is exact and raises nothing, whatever
/// constant the other operand is.
fn harmless(op: &Op, n: usize) -> i64 {
    match op {
        Op::Binary(BinaryOp::FMul, _) => 1,
        Op::Binary(op, _) if *op == BinaryOp::FDiv || is_division(*op) => i64::from(n == 1),
        _ => 0,
    }
}
