//! Integer arithmetic on constants.

use crate::ssa::build::normal_int;
use crate::ssa::{Function, Imm, Inst, Op, Value, ValueDef, eval};

/// Makes a constant of an instruction whose operands are constants, if it is integer arithmetic that is
/// defined.
pub(super) fn fold(f: &mut Function, inst: Inst) {
    let constant = |value: &Value| match f.values[*value].def {
        ValueDef::Result(inst) => match f.insts[inst].op {
            Op::Const(Imm::Int(c)) => Some(eval::imm(f.values[*value].ty, Imm::Int(c))),
            _ => None,
        },
        ValueDef::Param(..) => None,
    };
    let data = &f.insts[inst];
    let Some(ty) = data.result.map(|result| f.values[result].ty) else {
        return;
    };
    let args: Option<Vec<u64>> = data.args.iter().map(constant).collect();
    let folded = match (&data.op, args.as_deref()) {
        (Op::Binary(op, overflow), Some(&[a, b])) if ty.is_int() => {
            eval::binary(*op, *overflow, ty, a, b).ok()
        }
        (Op::Convert(op), Some(&[a])) if ty.is_int() => {
            let from = f.values[data.args[0]].ty;
            match from.is_int() {
                true => eval::convert(*op, from, ty, a).ok(),
                false => None,
            }
        }
        _ => None,
    };
    if let Some(bits) = folded {
        let data = &mut f.insts[inst];
        data.op = Op::Const(Imm::Int(normal_int(ty, bits as i64)));
        data.args.clear();
    }
}
