//! AVX-512 (F, BW, DQ, VL): masks are integers, most operations exist for every element.

use super::layout::Layout;
use super::names::{mask_bits, register_type};
use super::regs;
use super::row::Cx;
use super::{avx, x86};
use midend::ssa::{BinaryOp, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
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
            &[a[0], a[1], avx::predicate(cc)],
        ),
        RowOp::Unary(UnaryOp::IAbs) => cx.x(2, e, w, "{mm}_abs_{epi}($0)", a),
        RowOp::Binary(b) => match binary(b, e) {
            Some(template) => cx.x(2, e, w, template, a),
            None => return x86::lane(cx, op, e, w, a),
        },
        RowOp::ShiftConst(BinaryOp::AShr) if e == Type::I64 => {
            cx.x(2, e, w, "{mm}_srai_epi64($0, $1)", a)
        }
        RowOp::Reverse if w == 512 => reverse(cx, e, a[0]),
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

/// Lanes of 512 bits in reverse order.
fn reverse(cx: &mut Cx, e: Type, x: &str) -> String {
    if e == Type::I8 {
        let order = super::sse::byte_order(e);
        let text = "_mm512_shuffle_epi8($0, _mm512_broadcast_i32x4($1))";
        let inside = cx.x(2, e, 512, text, &[x, &order]);
        let inside = cx.keep("__m512i", inside);
        return cx.x(4, e, 512, "_mm512_shuffle_i64x2($0, $0, 0x1b)", &[&inside]);
    }
    let lanes = 512 / e.bits();
    let order: Vec<i64> = (0..i64::from(lanes)).rev().collect();
    let order = x86::constant(super::names::int_of(e), 512, &order);
    let text = if e.is_float() {
        "{mm}_permutexvar_{ps}($1, $0)"
    } else {
        "{mm}_permutexvar_{epi}($1, $0)"
    };
    cx.x(4, e, 512, text, &[x, &order])
}

/// A register's mask with its lanes in reverse order.
pub(super) fn reverse_mask(cx: &mut Cx, e: Type, l: &Layout, mask: &str) -> Option<String> {
    let ty = x86::int_type(l.bits);
    let wide = cx.x(2, e, l.bits, "{mm}_movm_{epi}($0)", &[mask]);
    let wide = cx.keep(&ty, wide);
    let one = Layout {
        count: 1,
        c_type: register_type(cx.m, e, l.bits),
        ..l.clone()
    };
    let turned = regs::reverse(cx, e, &one, &[wide])?.pop()?;
    let back = cx.x(2, e, l.bits, "{mm}_movepi{n}_mask($0)", &[&turned]);
    Some(cx.keep(&format!("__mmask{}", mask_bits(l.bits / e.bits())), back))
}

/// The same bits in mask registers of other widths.
pub(super) fn resize(cx: &mut Cx, from: &Layout, to: &Layout, list: &[String]) -> Vec<String> {
    let (per, ty) = (from.lanes_per_reg, &to.c_type);
    (0..to.count)
        .map(|r| {
            let first = r * to.lanes_per_reg;
            if to.lanes_per_reg <= per {
                let at = first % per;
                let x = &list[(first / per) as usize];
                if at == 0 {
                    return format!("(({ty}){x})");
                }
                cx.pay(4);
                return format!("(({ty})({x} >> {at}))");
            }
            let count = to.lanes_per_reg / per;
            let parts = (first / per..first / per + count).map(|k| list[k as usize].clone());
            if per >= 8 {
                return unpack(cx, per, parts.collect());
            }
            let full = (1u64 << per) - 1;
            let parts: Vec<String> = parts
                .enumerate()
                .map(|(k, x)| {
                    cx.pay(4);
                    // Bits above the lanes are arbitrary in masks of fewer than eight lanes.
                    format!("(({ty})({x} & {full}u) << {})", k as u32 * per)
                })
                .collect();
            format!("(({ty})({}))", parts.join(" | "))
        })
        .collect()
}

/// One mask of several of `bits` bits, the first one lowest, without leaving the mask registers.
fn unpack(cx: &mut Cx, bits: u32, mut masks: Vec<String>) -> String {
    let mut bits = bits;
    while masks.len() > 1 {
        let suffix = match bits {
            8 => "b",
            16 => "w",
            _ => "d",
        };
        let both = |pair: &[String]| match pair {
            [low, high] => {
                cx.pay(4);
                format!("_mm512_kunpack{suffix}({high}, {low})")
            }
            one => one.concat(),
        };
        masks = masks.chunks(2).map(both).collect();
        bits *= 2;
    }
    masks.concat()
}
