//! Sums and differences that stop at the ends of their type.

use crate::ctree::Expr;
use crate::isa::row::Cx;
use crate::isa::words::neon::reinterpret;
use midend::ssa::{BinaryOp, Type};

/// The name of the operation, and whether it is one of signed integers.
fn word(op: BinaryOp) -> Option<(&'static str, bool)> {
    match op {
        BinaryOp::SAddSat => Some(("add", true)),
        BinaryOp::UAddSat => Some(("add", false)),
        BinaryOp::SSubSat => Some(("sub", true)),
        BinaryOp::USubSat => Some(("sub", false)),
        _ => None,
    }
}

/// SSE2 to AVX-512: 8 and 16 bits.
pub(super) fn x86(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let (name, signed) = word(op)?;
    let letter = if signed { 'i' } else { 'u' };
    match e {
        Type::I8 | Type::I16 => {
            let text = format!("{{mm}}_{name}s_ep{letter}{}($0, $1)", e.bits());
            Some(cx.x(1, e, w, &text, a))
        }
        _ => None,
    }
}

/// AArch64: up to 32 bits.
pub(super) fn neon(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&Expr]) -> Option<Expr> {
    let (name, signed) = word(op)?;
    if !matches!(e, Type::I8 | Type::I16 | Type::I32) {
        return None;
    }
    let letter = if signed { 's' } else { 'u' };
    let (u, own) = (format!("u{}", e.bits()), format!("{letter}{}", e.bits()));
    let [x, y] = [a[0], a[1]].map(|x| reinterpret(&own, &u, x));
    let sum = cx.x(2, e, 128, &format!("vq{name}q_{own}($0, $1)"), &[&x, &y]);
    Some(reinterpret(&u, &own, &sum))
}
