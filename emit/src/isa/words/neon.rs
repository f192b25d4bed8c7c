//! What code for Advanced SIMD is made of: names of functions, reinterpretations, parts of registers.

use crate::ctree::{Expr, call as call_of, number};
use crate::isa::layout::Layout;
use crate::isa::names::register_type;
use crate::isa::row::{Cx, plain};
use midend::ssa::Type;

/// Suffix of the register type: `u8`, `f32`.
pub(in crate::isa) fn suffix(e: Type) -> String {
    format!("{}{}", if e.is_float() { 'f' } else { 'u' }, e.bits())
}

/// The same bits with another lane type.
pub(in crate::isa) fn reinterpret(to: &str, from: &str, x: &Expr) -> Expr {
    if to == from {
        x.clone()
    } else {
        call_of(format!("vreinterpretq_{to}_{from}"), vec![x.clone()])
    }
}

/// A function on registers of the element's own type.
pub(in crate::isa) fn call(cx: &mut Cx, cost: u32, name: &str, e: Type, args: &[&Expr]) -> Expr {
    cx.pay(cost);
    let args = args.iter().map(|&arg| arg.clone());
    call_of(format!("{name}_{}", suffix(e)), args.collect())
}

/// A function on signed lanes; `signed` tells which operands are vectors of them.
pub(in crate::isa) fn call_signed(
    cx: &mut Cx,
    cost: u32,
    name: &str,
    e: Type,
    args: &[&Expr],
) -> Expr {
    cx.pay(cost);
    let (u, s) = (format!("u{}", e.bits()), format!("s{}", e.bits()));
    let args = args.iter().map(|a| reinterpret(&s, &u, a)).collect();
    call_of(format!("{name}_{s}"), args)
}

pub(in crate::isa) fn unsigned_again(e: Type, text: &Expr) -> Expr {
    reinterpret(&format!("u{}", e.bits()), &format!("s{}", e.bits()), text)
}

/// A register of integer constants.
pub(in crate::isa) fn constant(cx: &mut Cx, e: Type, values: &[i64]) -> Expr {
    cx.pay(2);
    let per = values.len() / 2;
    let word = |part: &[i64]| {
        let low = u64::MAX >> (64 - e.bits());
        part.iter().rev().fold(0u64, |word, &v| {
            word.checked_shl(e.bits()).unwrap_or(0) | (v as u64 & low)
        })
    };
    let (low, high) = (word(&values[..per]), word(&values[per..]));
    let s = suffix(e);
    let text = format!("vcombine_{s}(vcreate_{s}({low:#x}ul), vcreate_{s}({high:#x}ul))");
    plain(&text, &[])
}

/// See [`super::chunk`].
pub(in crate::isa) fn chunk(cx: &mut Cx, e: Type, list: &[Expr], j: u32, lanes: u32) -> Expr {
    let per = 128 / e.bits();
    let x = &list[(j * lanes / per) as usize];
    match j * lanes % per {
        0 => x.clone(),
        at => {
            let x = cx.keep(&register_type(cx.m, e, 128), x.clone());
            down(cx, e, &x, at)
        }
    }
}

/// See [`super::concat`].
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &Expr, b: &Expr) -> Expr {
    let s = suffix(e);
    cx.pay(2);
    if lanes * e.bits() == 64 {
        let text = format!("vcombine_{s}(vget_low_{s}($0), vget_low_{s}($1))");
        return plain(&text, &[a, b]);
    }
    let group = format!("u{}", lanes * e.bits());
    let (a, b) = (reinterpret(&group, &s, a), reinterpret(&group, &s, b));
    let zipped = call_of(format!("vzip1q_{group}"), vec![a, b]);
    reinterpret(&s, &group, &zipped)
}

/// Lanes moved down; those above are arbitrary.
pub(in crate::isa) fn down(cx: &mut Cx, e: Type, x: &Expr, lanes: u32) -> Expr {
    call(cx, 2, "vextq", e, &[x, x, &number(lanes)])
}

/// Lane `k` as a scalar.
pub(in crate::isa) fn extract(cx: &mut Cx, e: Type, l: &Layout, list: &[Expr], k: u32) -> Expr {
    let x = &list[(k / l.lanes_per_reg) as usize];
    call(cx, 4, "vgetq_lane", e, &[x, &number(k % l.lanes_per_reg)])
}

/// Whether some or all lanes of a mask are on.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &Expr) -> Expr {
    cx.pay(8);
    let bits = l.lanes_per_reg * e.bits();
    if bits == 128 {
        let words = reinterpret("u32", &suffix(e), x);
        return if all {
            plain("(vminvq_u32($0) == 0xffffffffu)", &[&words])
        } else {
            plain("(vmaxvq_u32($0) != 0)", &[&words])
        };
    }
    let full = u64::MAX >> (64 - bits);
    let words = reinterpret("u64", &suffix(e), x);
    let asked = match all {
        true => format!("((vgetq_lane_u64($0, 0) & {full:#x}ul) == {full:#x}ul)"),
        false => format!("((vgetq_lane_u64($0, 0) & {full:#x}ul) != 0)"),
    };
    plain(&asked, &[&words])
}
