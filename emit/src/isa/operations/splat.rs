//! One value in all lanes, and the numbers of lanes.

use crate::ctree::{Expr, cast, number};
use crate::isa::lane::lane;
use crate::isa::layout::{Layout, layout};
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Terms;
use crate::isa::words::{generic, neon, x86};
use midend::plan::PType;
use midend::ssa::Type;
use midend::target::RowOp;

pub(in crate::isa) fn splat(cx: &mut Cx, from: &Arg, to: PType) -> Option<Vec<Expr>> {
    let l = layout(cx.m, to, cx.reg_bits)?;
    let x = from.text.first()?;
    let one = match to {
        PType::Scalar(_) => return None,
        PType::Vector(e, lanes) if e.is_float() && lanes * e.bits() < l.bits => {
            partly_splat(cx, e, &l, x)?
        }
        PType::Vector(e, _) => {
            let number = from.constant.filter(|_| e.is_int());
            splat_integer(cx, e, &l, x, number)?
        }
        PType::Mask { bits, .. } => {
            let number = from.constant.map(|on| -(on & 1));
            let lanes = match number {
                Some(number) => self::number(number),
                None => plain("($0 ? -1 : 0)", &[x]),
            };
            if cx.m.bit_masks() {
                cx.pay(4);
                cast(&l.c_type, lanes)
            } else {
                splat_integer(cx, Type::int_of_bits(bits)?, &l, &lanes, number)?
            }
        }
    };
    let one = if l.count > 1 {
        cx.keep(&l.c_type, one)
    } else {
        one
    };
    Some(vec![one; l.count as usize])
}

/// An element in all lanes; `number`: its value, if that is known.
fn splat_integer(cx: &mut Cx, e: Type, l: &Layout, x: &Expr, number: Option<i64>) -> Option<Expr> {
    let x86 = cx.m.is_x86();
    match number.filter(|_| x86) {
        Some(number) => {
            cx.pay(2);
            Some(x86::set1(e, l.bits, wrap(e, number)))
        }
        None => lane(cx, RowOp::Splat, e, l.bits, &[x]),
    }
}

/// A number in the lanes that count, and zeros above, as loads have them there: infinity times these
/// would be an invalid operation.
fn partly_splat(cx: &mut Cx, e: Type, l: &Layout, x: &Expr) -> Option<Expr> {
    let text = match (cx.m.terms(), e, l.lanes_per_reg) {
        (Terms::Neon, Type::F32, 2) => "vcombine_f32(vdup_n_f32($0), vdup_n_f32(0.0f))",
        (Terms::Neon, _, 1) => "vsetq_lane_f{n}($0, vdupq_n_f{n}(0), 0)",
        (_, Type::F32, 2) => "_mm_shuffle_ps(_mm_set_ss($0), _mm_setzero_ps(), 0)",
        (_, Type::F32, 1) => "_mm_set_ss($0)",
        (_, Type::F64, 1) => "_mm_set_sd($0)",
        _ => return None,
    };
    Some(cx.x(4, e, l.bits, text, &[x]))
}

pub(in crate::isa) fn iota(cx: &mut Cx, to: PType) -> Option<Vec<Expr>> {
    let PType::Vector(e, _) = to else { return None };
    if !e.is_int() {
        return None;
    }
    let l = layout(cx.m, to, cx.reg_bits)?;
    let per = l.bits / e.bits();
    let texts = (0..l.count).map(|r| {
        cx.pay(2);
        let values: Vec<i64> = (0..per)
            .map(|k| wrap(e, i64::from(r * l.lanes_per_reg + k)))
            .collect();
        match cx.m.terms() {
            Terms::Operators => generic::constant(e, l.bits, &values),
            Terms::Neon => neon::constant(cx, e, &values),
            Terms::X86 => x86::constant(e, l.bits, &values),
        }
    });
    Some(texts.collect())
}

/// The value as a signed integer of the element's width.
pub(in crate::isa) fn wrap(e: Type, value: i64) -> i64 {
    let unused = 64 - e.bits();
    (value << unused) >> unused
}
