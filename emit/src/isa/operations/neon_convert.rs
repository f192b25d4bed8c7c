//! Conversions on Advanced SIMD, in steps that double or halve the width of lanes.

use crate::ctree::Expr;
use crate::isa::operations::list::{List, keep};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::words::{concat, neon};
use midend::plan::Saturation;
use midend::ssa::{ConvertOp, Type};

/// Every conversion that C can do.
pub(in crate::isa) fn convert(cx: &mut Cx, op: ConvertOp, list: &List, to: Type) -> Option<List> {
    let list = list.clone();
    let from = list.e;
    Some(match op {
        ConvertOp::Trunc => narrow(cx, list, to),
        ConvertOp::ZExt => widen(cx, false, list, to),
        ConvertOp::SExt => widen(cx, true, list, to),
        ConvertOp::FExt => double(
            cx,
            &list,
            to,
            "vcvt_f64_f32(vget_low_f32($0))",
            "vcvt_high_f64_f32($0)",
        ),
        ConvertOp::FTrunc => halve(
            cx,
            &list,
            to,
            "vcombine_f32(vcvt_f32_f64($0), vcvt_f32_f64($1))",
        ),
        ConvertOp::SiToF | ConvertOp::UiToF => {
            let signed = op == ConvertOp::SiToF;
            if from == Type::I64 && to == Type::F32 {
                return Some(by_lane(cx, signed, &list));
            }
            let ints = Type::int_of_bits(to.bits())?;
            let wide = widen(cx, signed, list, ints);
            let template = match signed {
                true => "vcvtq_f{n}_s{n}(vreinterpretq_s{n}_u{n}($0))",
                false => "vcvtq_f{n}_u{n}($0)",
            };
            each(cx, &wide, to, template)
        }
        ConvertOp::FToSi | ConvertOp::FToUi => {
            let list = if from == Type::F32 && to == Type::I64 {
                convert(cx, ConvertOp::FExt, &list, Type::F64)?
            } else {
                list
            };
            let template = match op == ConvertOp::FToSi {
                true => "vreinterpretq_u{n}_s{n}(vcvtq_s{n}_f{n}($0))",
                false => "vcvtq_u{n}_f{n}($0)",
            };
            let ints = each(cx, &list, Type::int_of_bits(list.e.bits())?, template);
            narrow(cx, ints, to)
        }
        ConvertOp::PtrToInt | ConvertOp::IntToPtr | ConvertOp::Bitcast => return None,
    })
}

/// Each register to one of the same width.
fn each(cx: &mut Cx, list: &List, to: Type, template: &str) -> List {
    let regs = list.regs.iter();
    let regs = regs.map(|x| cx.x(3, to, 128, template, &[x])).collect();
    keep(cx, to, list.lanes, 128, regs)
}

/// To lanes twice as wide: from the low half or the high half of a register.
fn double(cx: &mut Cx, list: &List, to: Type, low: &str, high: &str) -> List {
    let per = (128 / to.bits()).min(list.lanes);
    let regs = (0..list.lanes / per)
        .map(|j| {
            cx.pay(2);
            let template = if j % 2 == 0 { low } else { high };
            fill(to, 128, template, &[&list.regs[(j / 2) as usize]])
        })
        .collect();
    keep(cx, to, list.lanes, 128, regs)
}

/// To lanes half as wide: each register out of two, or of one and anything.
fn halve(cx: &mut Cx, list: &List, to: Type, template: &str) -> List {
    let regs = list
        .regs
        .chunks(2)
        .map(|pair| {
            cx.pay(4);
            let second = pair.get(1).unwrap_or(&pair[0]);
            fill(to, 128, template, &[&pair[0], second])
        })
        .collect();
    keep(cx, to, list.lanes, 128, regs)
}

fn widen(cx: &mut Cx, signed: bool, list: List, to: Type) -> List {
    let mut list = list;
    while list.e.bits() < to.bits() {
        let (n, wide) = (list.e.bits(), list.e.bits() * 2);
        let next = Type::int_of_bits(wide).unwrap_or(to);
        let (low, high) = if signed {
            (
                format!(
                    "vreinterpretq_u{wide}_s{wide}(vmovl_s{n}(vget_low_s{n}(vreinterpretq_s{n}_u{n}($0))))"
                ),
                format!(
                    "vreinterpretq_u{wide}_s{wide}(vmovl_high_s{n}(vreinterpretq_s{n}_u{n}($0)))"
                ),
            )
        } else {
            (
                format!("vmovl_u{n}(vget_low_u{n}($0))"),
                format!("vmovl_high_u{n}($0)"),
            )
        };
        list = double(cx, &list, next, &low, &high);
    }
    list
}

fn narrow(cx: &mut Cx, list: List, to: Type) -> List {
    let mut list = list;
    while list.e.bits() > to.bits() {
        let (n, half) = (list.e.bits(), list.e.bits() / 2);
        let next = Type::int_of_bits(half).unwrap_or(to);
        let template = format!("vcombine_u{half}(vmovn_u{n}($0), vmovn_u{n}($1))");
        list = halve(cx, &list, next, &template);
    }
    list
}

/// Signed integers to the nearest ones of a narrower type.
pub(in crate::isa) fn saturate(cx: &mut Cx, range: Saturation, list: List, to: Type) -> List {
    let mut list = list;
    while list.e.bits() > to.bits() {
        let (n, half) = (list.e.bits(), list.e.bits() / 2);
        let next = Type::int_of_bits(half).unwrap_or(to);
        // Out of range stays out of range, on the same side, until the last step.
        let unsigned = range == Saturation::Unsigned && half == to.bits();
        let (name, sign) = if unsigned {
            ("vqmovun", "u")
        } else {
            ("vqmovn", "s")
        };
        let part = |k: u32| format!("{name}_s{n}(vreinterpretq_s{n}_u{n}(${k}))");
        let joined = format!("vcombine_{sign}{half}({}, {})", part(0), part(1));
        let template = match unsigned {
            true => joined,
            false => format!("vreinterpretq_u{half}_s{half}({joined})"),
        };
        list = halve(cx, &list, next, &template);
    }
    list
}

/// 64-bit integers to `float` with one rounding: through scalars.
fn by_lane(cx: &mut Cx, signed: bool, list: &List) -> List {
    let ints = if signed { "long" } else { "unsigned long" };
    let per = list.lanes.min(2);
    let pairs = (0..list.lanes / per)
        .map(|pair| {
            let x = neon::chunk(cx, list.e, &list.regs, pair, per);
            let lanes: Vec<Expr> = (0..per)
                .map(|k| {
                    cx.pay(8);
                    plain(&format!("(float)({ints})vgetq_lane_u64($0, {k})"), &[&x])
                })
                .collect();
            cx.pay(4);
            match &lanes[..] {
                [first, second] => {
                    plain("vsetq_lane_f32($1, vdupq_n_f32($0), 1)", &[first, second])
                }
                lanes => plain("vdupq_n_f32($0)", &[&lanes[0]]),
            }
        })
        .collect();
    let regs = concat(cx, Type::F32, pairs, per, 128);
    keep(cx, Type::F32, list.lanes, 128, regs)
}
