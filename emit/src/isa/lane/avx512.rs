//! AVX-512 (F, BW, DQ, VL): masks are integers, most operations exist for every element.

use super::{reverse, x86};
use crate::ctree::{Expr, name};
use crate::isa::names::mask_bits;
use crate::isa::row::Cx;
use crate::isa::words::x86::{predicate, unordered_predicate};
use midend::ssa::{BinaryOp, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let mask = format!("__mmask{}", mask_bits(w / e.bits()));
    Some(match op {
        RowOp::MaskBinary(b) => {
            let sign = match b {
                BinaryOp::And => "&",
                BinaryOp::Or => "|",
                BinaryOp::Xor => "^",
                _ => return None,
            };
            cx.x(2, e, w, &format!("(({mask})($0 {sign} $1))"), a)
        }
        RowOp::MaskNot => cx.x(2, e, w, &format!("(({mask})~$0)"), a),
        RowOp::MaskToInt => cx.x(2, e, w, "{mm}_maskz_set1_{epi}($0, 1)", a),
        RowOp::MaskToOnes => cx.x(2, e, w, "{mm}_maskz_set1_{epi}($0, -1)", a),
        RowOp::Select if e.is_float() => cx.x(2, e, w, "{mm}_mask_blend_{ps}($0, $2, $1)", a),
        RowOp::Select => cx.x(2, e, w, "{mm}_mask_blend_{epi}($0, $2, $1)", a),
        RowOp::ICmp(cc) => {
            let (name, suffix) = compare(cc);
            cx.x(
                2,
                e,
                w,
                &format!("{{mm}}_cmp{name}_{suffix}_mask($0, $1)"),
                a,
            )
        }
        RowOp::FCmp(cc) => cx.x(
            2,
            e,
            w,
            "{mm}_cmp_{ps}_mask($0, $1, $2)",
            &[a[0], a[1], &name(predicate(cc))],
        ),
        RowOp::UnorderedFCmp(cc) => cx.x(
            2,
            e,
            w,
            "{mm}_cmp_{ps}_mask($0, $1, $2)",
            &[a[0], a[1], &name(unordered_predicate(cc)?)],
        ),
        RowOp::Unary(UnaryOp::IAbs) => cx.x(2, e, w, "{mm}_abs_{epi}($0)", a),
        RowOp::Binary(b) => match binary(b, e) {
            Some(template) => cx.x(2, e, w, template, a),
            None => return x86::lane(cx, op, e, w, a),
        },
        RowOp::ShiftConst(BinaryOp::AShr) if e == Type::I64 => {
            cx.x(2, e, w, "{mm}_srai_epi64($0, $1)", a)
        }
        RowOp::Reverse if w == 512 => reverse::reverse_512(cx, e, a[0]),
        _ => return x86::lane(cx, op, e, w, a),
    })
}

fn compare(cc: IntCC) -> (&'static str, &'static str) {
    match cc {
        IntCC::Eq => ("eq", "{epi}"),
        IntCC::Ne => ("neq", "{epi}"),
        IntCC::Slt => ("lt", "{epi}"),
        IntCC::Sle => ("le", "{epi}"),
        IntCC::Sgt => ("gt", "{epi}"),
        IntCC::Sge => ("ge", "{epi}"),
        IntCC::Ult => ("lt", "{epu}"),
        IntCC::Ule => ("le", "{epu}"),
        IntCC::Ugt => ("gt", "{epu}"),
        IntCC::Uge => ("ge", "{epu}"),
    }
}

/// Templates of what AVX2 has not, or not for this element.
fn binary(op: BinaryOp, e: Type) -> Option<&'static str> {
    Some(match op {
        BinaryOp::Mul if e == Type::I64 => "{mm}_mullo_epi64($0, $1)",
        BinaryOp::SMin => "{mm}_min_{epi}($0, $1)",
        BinaryOp::SMax => "{mm}_max_{epi}($0, $1)",
        BinaryOp::UMin => "{mm}_min_{epu}($0, $1)",
        BinaryOp::UMax => "{mm}_max_{epu}($0, $1)",
        BinaryOp::Shl if e != Type::I8 => "{mm}_sllv_{epi}($0, $1)",
        BinaryOp::LShr if e != Type::I8 => "{mm}_srlv_{epi}($0, $1)",
        BinaryOp::AShr if e != Type::I8 => "{mm}_srav_{epi}($0, $1)",
        _ => return None,
    })
}
