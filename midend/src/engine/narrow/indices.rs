//! Indices computed in lanes as narrow as what they are compared with, in bodies with loops.

use super::{Range, Widths, of_inst};
use crate::ssa::{BinaryOp, Function, Op, Type, Value, ValueDef};
use crate::target::RowOp;

/// How far the computation of a value is followed.
const MAX_DEPTH: u32 = 8;

impl Widths {
    /// In what range a value is, by what it is computed from alone.
    pub(in super::super) fn range_of(f: &Function, value: Value) -> Range {
        let mut widths = Widths::default();
        widths.learn(f, value);
        widths.range(f, value)
    }

    /// Finds out in what range a value is, by what it is computed from.
    pub(in super::super) fn learn(&mut self, f: &Function, value: Value) {
        self.learn_from(f, value, MAX_DEPTH);
    }

    fn learn_from(&mut self, f: &Function, value: Value, depth: u32) {
        let (ValueDef::Result(inst), Some(depth)) = (f.values[value].def, depth.checked_sub(1))
        else {
            return;
        };
        let data = &f.insts[inst];
        let ty = f.values[value].ty;
        let integer = ty.is_int() && ty != Type::I1 && !self.ranges.contains_key(&value);
        if integer && matches!(data.op, Op::Binary(..) | Op::Convert(_)) {
            for &arg in &data.args {
                self.learn_from(f, arg, depth);
            }
            let range = of_inst(f, self, data, value);
            self.ranges.insert(value, range);
        }
    }

    /// Has what an index is computed from computed in lanes of so many bits, as far as it fits them;
    /// `has`: what the target can do.
    pub(in super::super) fn narrow_index(
        &mut self,
        f: &Function,
        index: Value,
        bits: u32,
        has: &dyn Fn(RowOp, Type) -> bool,
    ) {
        self.learn(f, index);
        self.narrow_from(f, index, bits, has, MAX_DEPTH);
    }

    fn narrow_from(
        &mut self,
        f: &Function,
        value: Value,
        bits: u32,
        has: &dyn Fn(RowOp, Type) -> bool,
        depth: u32,
    ) {
        let (ValueDef::Result(inst), Some(depth), Some(narrow)) = (
            f.values[value].def,
            depth.checked_sub(1),
            Type::int_of_bits(bits),
        ) else {
            return;
        };
        let ty = f.values[value].ty;
        let data = &f.insts[inst];
        if !ty.is_int() || ty.bits() <= bits || self.natural.contains_key(&value) {
            return;
        }
        for &arg in &data.args {
            self.narrow_from(f, arg, bits, has, depth);
        }
        // A conversion gives what is converted.
        let Op::Binary(op, _) = data.op else {
            return;
        };
        let count = || {
            f.constant(data.args[1])
                .is_some_and(|n| (0..i64::from(bits)).contains(&n))
        };
        let op = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => op,
            BinaryOp::Shl if count() => op,
            // What is shifted in are the zeros above.
            BinaryOp::LShr | BinaryOp::AShr
                if count() && self.range(f, data.args[0]).fits_unsigned(bits) =>
            {
                BinaryOp::LShr
            }
            _ => return,
        };
        let shifts = matches!(op, BinaryOp::Shl | BinaryOp::LShr);
        let range = self.range(f, value);
        let available =
            has(RowOp::Binary(op), narrow) || shifts && has(RowOp::ShiftConst(op), narrow);
        if range.fits_unsigned(bits) && available {
            self.set(value, bits, range);
            self.ops.insert(value, op);
        }
    }
}
