//! Instructions done where nobody asked for them: which of them nothing notices, and which not if they work on
//! harmless operands then.

use super::copy::new_value;
use crate::options::Options;
use crate::ssa::{BinaryOp, ConvertOp, Function, Imm, Inst, Op, Overflow, Type, UnaryOp, Value};
use frontend::span::Span;

/// What becomes of an instruction that is done needlessly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needless {
    /// Nothing notices it.
    Quiet,
    /// It may raise a floating-point exception, or means nothing for some operands.
    Guarded,
    /// It may trap, or has other effects.
    Noticed,
}

/// What becomes of it. Overflow means nothing where nobody asked.
pub(super) fn needless(f: &Function, inst: Inst, options: &Options) -> Needless {
    use Needless::{Guarded, Noticed, Quiet};
    let data = &f.insts[inst];
    let ty = data.result.map(|result| f.values[result].ty);
    let raises = match options.trapping_math {
        true => Guarded,
        false => Quiet,
    };
    let if_float = match ty.is_some_and(Type::is_float) {
        true => raises,
        false => Quiet,
    };
    // There is nothing that could be another number.
    let fixed = !data.args.is_empty() && data.args.iter().all(|&arg| f.is_constant(arg));
    if fixed && ty.is_some_and(Type::is_float) && raises == Guarded {
        return Noticed;
    }
    let only = |quiet: bool| if quiet { Quiet } else { Noticed };
    match &data.op {
        Op::Const(_)
        | Op::Undef
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::PtrAdd { .. }
        | Op::Field(_)
        | Op::ICmp(_)
        | Op::Select => Quiet,
        Op::FCmp(_) => raises,
        Op::Binary(op, _) => match op {
            BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => {
                only(f.constant(data.args[1]).is_some_and(|by| by > 0))
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                let bits = i64::from(ty.map_or(0, Type::bits));
                let by = f.constant(data.args[1]);
                only(by.is_some_and(|by| (0..bits).contains(&by)))
            }
            BinaryOp::FDiv if if_float == Guarded && !is_normal(f, data.args[1]) => Noticed,
            BinaryOp::FMul
                if if_float == Guarded && !data.args.iter().all(|&a| is_normal(f, a)) =>
            {
                Noticed
            }
            BinaryOp::FCopySign => Quiet,
            _ => if_float,
        },
        Op::Unary(UnaryOp::FNeg | UnaryOp::FAbs) => Quiet,
        // With a zero as a factor it is exact: of two constants neither is one.
        Op::Fma
            if if_float == Guarded
                && !(data.args.iter().all(|&a| is_normal(f, a))
                    && data.args[..2].iter().any(|&a| !f.is_constant(a))) =>
        {
            Noticed
        }
        Op::Unary(_) | Op::Fma => if_float,
        Op::Convert(op) => match op {
            ConvertOp::Trunc
            | ConvertOp::ZExt
            | ConvertOp::SExt
            | ConvertOp::PtrToInt
            | ConvertOp::IntToPtr
            | ConvertOp::Bitcast => Quiet,
            // Out of range, they may do anything.
            ConvertOp::FToSi | ConvertOp::FToUi => Guarded,
            ConvertOp::SiToF | ConvertOp::UiToF | ConvertOp::FExt | ConvertOp::FTrunc => raises,
        },
        Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => Noticed,
    }
}

/// Whether it is no constant, or one of which the product with 0 is 0, and so the quotient of 0.
fn is_normal(f: &Function, value: Value) -> bool {
    match f.op_of(value) {
        Some(Op::Const(Imm::F32(bits))) => f32::from_bits(*bits).is_normal(),
        Some(Op::Const(Imm::F64(bits))) => f64::from_bits(*bits).is_normal(),
        _ => true,
    }
}

/// Instructions, in their order, that are done needlessly unless a condition is `on`: what may raise a floating-point
/// exception works on numbers then with which all of it is exact, and overflow means nothing.
pub(super) fn made_harmless(
    f: &mut Function,
    insts: &[Inst],
    (cond, on): (Value, bool),
    options: &Options,
) -> Vec<Inst> {
    let mut all = Vec::with_capacity(insts.len());
    for &inst in insts {
        if needless(f, inst, options) == Needless::Guarded {
            guard(f, inst, (cond, on), &mut all);
        }
        if let Op::Binary(_, overflow) = &mut f.insts[inst].op {
            *overflow = Overflow::Wraps;
        }
        all.push(inst);
    }
    all
}

/// Puts selections in the place of the operands of an instruction, which go before it.
fn guard(f: &mut Function, inst: Inst, (cond, on): (Value, bool), before: &mut Vec<Inst>) {
    let span = f.insts[inst].span;
    for n in 0..f.insts[inst].args.len() {
        let arg = f.insts[inst].args[n];
        if f.is_constant(arg) {
            continue;
        }
        let number = harmless(&f.insts[inst].op, n);
        let other = literal(f, number, f.values[arg].ty, span, before);
        let args = match on {
            true => vec![cond, arg, other],
            false => vec![cond, other, arg],
        };
        let (select, value) = new_value(f, Op::Select, args, f.values[arg].ty, span);
        before.push(select);
        f.insts[inst].args[n] = value;
    }
}

/// A number, as an operand, with which an operation on the like, or on a normal constant, is exact.
fn harmless(op: &Op, operand: usize) -> i64 {
    i64::from(matches!((op, operand), (Op::Binary(BinaryOp::FDiv, _), 1)))
}

fn literal(f: &mut Function, number: i64, ty: Type, span: Span, to: &mut Vec<Inst>) -> Value {
    let imm = match ty {
        Type::F32 => Imm::F32((number as f32).to_bits()),
        Type::F64 => Imm::F64((number as f64).to_bits()),
        _ => Imm::Int(number),
    };
    let (inst, value) = new_value(f, Op::Const(imm), Vec::new(), ty, span);
    to.push(inst);
    value
}
