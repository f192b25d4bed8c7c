//! The prices of single instructions of scalar code, in quarter cycles.

use crate::engine::divide::is_division;
use crate::processor::Processor;
use crate::ssa::callee;
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, Type, UnaryOp};

/// A multiplication, shifts and a correction.
pub(super) const DIVISION_BY_CONSTANT: u32 = 6;

/// One instruction, on any processor.
pub fn instruction(f: &Function, inst: Inst) -> u32 {
    instruction_on(Processor::Generic, f, inst)
}

/// One instruction on a processor.
pub fn instruction_on(processor: Processor, f: &Function, inst: Inst) -> u32 {
    let data = &f.insts[inst];
    let ty = data.result.map(|r| f.values[r].ty);
    match (&data.op, &data.args[..]) {
        (Op::Binary(op, _), &[_, b]) if is_division(*op) && f.constant(b).is_some() => {
            DIVISION_BY_CONSTANT
        }
        (Op::Binary(op, _), _) if is_division(*op) => {
            let [of_32_bits, of_64_bits] = processor.out_of_order().division;
            match ty {
                Some(ty) if ty.bits() <= 32 => of_32_bits,
                _ => of_64_bits,
            }
        }
        (op, _) => operation(op, ty),
    }
}

fn operation(op: &Op, ty: Option<Type>) -> u32 {
    let bits = ty.map_or(64, Type::bits);
    match op {
        Op::Const(_) | Op::Undef | Op::GlobalAddr(_) | Op::LocalAddr(_) | Op::Field(_) => 0,
        // Mostly part of the addressing mode.
        Op::PtrAdd { .. } => 0,
        Op::Load(_) => 2,
        Op::Store(_) => 4,
        Op::Binary(op, _) => binary(*op, bits),
        Op::Unary(UnaryOp::FSqrt) => bits / 2,
        Op::Unary(UnaryOp::IAbs) => 3,
        Op::Unary(UnaryOp::PopCount) => 4,
        Op::Unary(UnaryOp::LeadingZeros | UnaryOp::TrailingZeros) => 2,
        Op::Unary(op) if UnaryOp::ROUNDING.contains(op) => 4,
        Op::Unary(_) | Op::ICmp(_) | Op::Select => 1,
        Op::FCmp(_) | Op::Fma => 2,
        Op::Convert(ConvertOp::Trunc | ConvertOp::PtrToInt | ConvertOp::IntToPtr) => 0,
        Op::Convert(ConvertOp::ZExt | ConvertOp::SExt) => 1,
        Op::Convert(_) => 4,
        Op::LaneCall(_) => callee::CALL,
        Op::Call(_) | Op::Opaque(_) => 40,
    }
}

/// A scalar operation with two operands.
pub(super) fn binary(op: BinaryOp, bits: u32) -> u32 {
    match op {
        BinaryOp::Mul
        | BinaryOp::SMulHigh
        | BinaryOp::UMulHigh
        | BinaryOp::SMulLow
        | BinaryOp::UMulLow => 4,
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem if bits > 32 => 40,
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => 24,
        BinaryOp::SAddSat | BinaryOp::UAddSat | BinaryOp::SSubSat | BinaryOp::USubSat => 3,
        BinaryOp::SMin | BinaryOp::SMax | BinaryOp::UMin | BinaryOp::UMax => 2,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FMin | BinaryOp::FMax => 2,
        BinaryOp::FCopySign => 3,
        BinaryOp::FDiv => bits / 4,
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr => 1,
    }
}
