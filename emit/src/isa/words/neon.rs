//! What code for Advanced SIMD is made of: names of functions, reinterpretations, parts of registers.

use crate::isa::layout::Layout;
use crate::isa::names::register_type;
use crate::isa::row::Cx;
use midend::ssa::Type;

/// Suffix of the register type: `u8`, `f32`.
pub(in crate::isa) fn suffix(e: Type) -> String {
    format!("{}{}", if e.is_float() { 'f' } else { 'u' }, e.bits())
}

/// The same bits with another lane type.
pub(in crate::isa) fn reinterpret(to: &str, from: &str, x: &str) -> String {
    if to == from {
        x.to_owned()
    } else {
        format!("vreinterpretq_{to}_{from}({x})")
    }
}

/// A function on registers of the element's own type.
pub(in crate::isa) fn call(cx: &mut Cx, cost: u32, name: &str, e: Type, args: &[&str]) -> String {
    cx.pay(cost);
    format!("{name}_{}({})", suffix(e), args.join(", "))
}

/// A function on signed lanes; `signed` tells which operands are vectors of them.
pub(in crate::isa) fn call_signed(
    cx: &mut Cx,
    cost: u32,
    name: &str,
    e: Type,
    args: &[&str],
) -> String {
    cx.pay(cost);
    let (u, s) = (format!("u{}", e.bits()), format!("s{}", e.bits()));
    let args: Vec<String> = args.iter().map(|a| reinterpret(&s, &u, a)).collect();
    format!("{name}_{s}({})", args.join(", "))
}

pub(in crate::isa) fn unsigned_again(e: Type, text: &str) -> String {
    reinterpret(&format!("u{}", e.bits()), &format!("s{}", e.bits()), text)
}

/// A register of integer constants.
pub(in crate::isa) fn constant(cx: &mut Cx, e: Type, values: &[i64]) -> String {
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
    format!("vcombine_{s}(vcreate_{s}({low:#x}ul), vcreate_{s}({high:#x}ul))")
}

/// See [`super::chunk`].
pub(in crate::isa) fn chunk(cx: &mut Cx, e: Type, list: &[String], j: u32, lanes: u32) -> String {
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
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &str, b: &str) -> String {
    let s = suffix(e);
    cx.pay(2);
    if lanes * e.bits() == 64 {
        return format!("vcombine_{s}(vget_low_{s}({a}), vget_low_{s}({b}))");
    }
    let group = format!("u{}", lanes * e.bits());
    let (a, b) = (reinterpret(&group, &s, a), reinterpret(&group, &s, b));
    reinterpret(&s, &group, &format!("vzip1q_{group}({a}, {b})"))
}

/// Lanes moved down; those above are arbitrary.
pub(in crate::isa) fn down(cx: &mut Cx, e: Type, x: &str, lanes: u32) -> String {
    call(cx, 2, "vextq", e, &[x, x, &lanes.to_string()])
}

/// Lane `k` as a scalar.
pub(in crate::isa) fn extract(cx: &mut Cx, e: Type, l: &Layout, list: &[String], k: u32) -> String {
    let x = &list[(k / l.lanes_per_reg) as usize];
    call(
        cx,
        4,
        "vgetq_lane",
        e,
        &[x, &(k % l.lanes_per_reg).to_string()],
    )
}

/// Whether some or all lanes of a mask are on.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &str) -> String {
    cx.pay(8);
    let bits = l.lanes_per_reg * e.bits();
    if bits == 128 {
        let words = reinterpret("u32", &suffix(e), x);
        return if all {
            format!("(vminvq_u32({words}) == 0xffffffffu)")
        } else {
            format!("(vmaxvq_u32({words}) != 0)")
        };
    }
    let full = u64::MAX >> (64 - bits);
    let word = format!(
        "(vgetq_lane_u64({}, 0) & {full:#x}ul)",
        reinterpret("u64", &suffix(e), x)
    );
    if all {
        format!("({word} == {full:#x}ul)")
    } else {
        format!("({word} != 0)")
    }
}
