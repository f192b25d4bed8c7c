//! Lanes of which some are negated: sums beside differences, and negatives beside what is none.

use super::operands::{alternating, operands};
use super::tree::{Id, Kind, Tree};
use crate::ssa::{BinaryOp, ConvertOp, Imm, Inst, Op, Overflow, Type, UnaryOp, Value};

impl Tree<'_> {
    /// Sums in some lanes and differences in the others: sums of what is negated there. A product with 1 or -1 is exact, and
    /// the sum of what is negated is the difference; -y is 1 more than what has all bits of y flipped.
    pub(super) fn alternation(&mut self, insts: &[Inst], depth: u32) -> Option<Kind> {
        let f = self.f();
        let subtracts = alternating(f, insts)?;
        let span = Some(f.insts[insts[0]].span);
        let ty = f.values[f.insts[insts[0]].result?].ty;
        let lanes = insts.len();
        let adds = |inst: Inst| {
            matches!(
                f.insts[inst].op,
                Op::Binary(BinaryOp::Add | BinaryOp::FAdd, _)
            )
        };
        let [x, y] = operands(self.around, insts, adds);
        let (x, y) = (self.bundle_at(&x, depth + 1), self.bundle_at(&y, depth + 1));
        let number = |subtracted: bool| match (ty, subtracted) {
            (Type::F32, true) => Imm::F32((-1f32).to_bits()),
            (Type::F32, false) => Imm::F32(1f32.to_bits()),
            (Type::F64, true) => Imm::F64((-1f64).to_bits()),
            (Type::F64, false) => Imm::F64(1f64.to_bits()),
            (_, subtracted) => Imm::Int(-i64::from(subtracted)),
        };
        let numbers = Kind::Constants(subtracts.into_iter().map(number).collect());
        let m = self.node(numbers, ty, lanes, span);
        if ty.is_float() {
            let y = self.node(operation(BinaryOp::FMul, [y, m]), ty, lanes, span);
            return Some(operation(BinaryOp::FAdd, [x, y]));
        }
        let x = self.node(operation(BinaryOp::Sub, [x, m]), ty, lanes, span);
        let y = self.node(operation(BinaryOp::Xor, [y, m]), ty, lanes, span);
        Some(operation(BinaryOp::Add, [x, y]))
    }

    /// Negatives of floating-point numbers in some lanes, not in all.
    pub(super) fn signed(&mut self, values: &[Value], depth: u32) -> Option<Kind> {
        let f = self.f();
        let ty = f.values[values[0]].ty;
        let negated = |value: Value| match f.operation_of(value) {
            Some((Op::Unary(UnaryOp::FNeg), &[of])) => Some(of),
            _ => None,
        };
        let negates: Vec<bool> = values.iter().map(|&v| negated(v).is_some()).collect();
        let (some, all) = (negates.contains(&true), !negates.contains(&false));
        if !some || all || !self.changes_signs(ty) {
            return None;
        }
        let of: Vec<Value> = values.iter().map(|&v| negated(v).unwrap_or(v)).collect();
        let of = self.bundle_at(&of, depth);
        Some(self.with_signs_changed(of, &negates))
    }

    /// Whether signs of such lanes are bits that can be changed.
    fn changes_signs(&self, ty: Type) -> bool {
        let bits = Type::int_of_bits(ty.bits()).filter(|_| ty.is_float());
        bits.is_some_and(|bits| self.has(BinaryOp::Xor, bits))
    }

    /// Floating-point numbers with other signs in some lanes: as bits of integers, which is exact for whatever they are.
    fn with_signs_changed(&mut self, of: Id, changes: &[bool]) -> Kind {
        let (ty, span, lanes) = (self.nodes[of].ty, self.nodes[of].span, changes.len());
        let (bits, sign) = match ty {
            Type::F32 => (Type::I32, i64::from(i32::MIN)),
            _ => (Type::I64, i64::MIN),
        };
        let signs = changes
            .iter()
            .map(|&changed| Imm::Int(i64::from(changed) * sign));
        let signs = self.node(Kind::Constants(signs.collect()), bits, lanes, span);
        let number = self.node(bit_for_bit(of), bits, lanes, span);
        let changed = operation(BinaryOp::Xor, [number, signs]);
        bit_for_bit(self.node(changed, bits, lanes, span))
    }
}

fn operation(op: BinaryOp, args: [Id; 2]) -> Kind {
    Kind::Operation(Op::Binary(op, Overflow::Wraps), args.to_vec())
}

/// The same bits as another type.
fn bit_for_bit(of: Id) -> Kind {
    Kind::Operation(Op::Convert(ConvertOp::Bitcast), vec![of])
}
