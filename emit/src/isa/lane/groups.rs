//! Sums of neighbouring lanes in wider lanes, one register at a time.

use crate::ctree::{Expr, call, number};
use crate::isa::row::{Cx, plain};
use crate::isa::words::neon::reinterpret;
use crate::isa::words::x86::set1;
use midend::plan::GroupOp;
use midend::ssa::Type;

/// What SSE2 and its successors have.
pub(super) fn x86(
    cx: &mut Cx,
    op: GroupOp,
    e: Type,
    to: Type,
    w: u32,
    a: &[&Expr],
) -> Option<Expr> {
    Some(match (op, e, to) {
        (GroupOp::Unsigned, Type::I8, Type::I64) => {
            cx.x(2, e, w, "{mm}_sad_epu8($0, {mm}_setzero_{si}())", a)
        }
        (GroupOp::Distance, Type::I8, Type::I64) => cx.x(2, e, w, "{mm}_sad_epu8($0, $1)", a),
        (GroupOp::Signed, Type::I8, Type::I64) => {
            // Each lane is read as 128 more than it is.
            let flip = set1(e, w, -128);
            let excess = set1(to, w, 8 * 128);
            let text =
                "{mm}_sub_epi64({mm}_sad_epu8({mm}_xor_{si}($0, $1), {mm}_setzero_{si}()), $2)";
            cx.x(4, e, w, text, &[a[0], &flip, &excess])
        }
        (GroupOp::Product, Type::I16, Type::I32) => cx.x(2, e, w, "{mm}_madd_epi16($0, $1)", a),
        (GroupOp::Signed, Type::I16, Type::I32) => {
            let one = set1(e, w, 1);
            cx.x(2, e, w, "{mm}_madd_epi16($0, $1)", &[a[0], &one])
        }
        (GroupOp::Unsigned, Type::I16, Type::I32) | (GroupOp::Unsigned, Type::I32, Type::I64) => {
            let low = set1(to, w, (1 << e.bits()) - 1);
            let text = "{mm}_add_{epi}({mm}_and_{si}($0, $1), {mm}_srli_{epi}($0, $2))";
            cx.x(4, to, w, text, &[a[0], &low, &number(e.bits())])
        }
        _ => return None,
    })
}

/// Pairs are added until lanes are wide enough.
pub(super) fn neon(cx: &mut Cx, op: GroupOp, e: Type, to: Type, a: &[&Expr]) -> Option<Expr> {
    let n = e.bits();
    let u = format!("u{n}");
    let (mut text, mut bits, sign) = match op {
        GroupOp::Unsigned => (a[0].clone(), n, "u"),
        GroupOp::Signed => (reinterpret(&format!("s{n}"), &u, a[0]), n, "s"),
        GroupOp::Distance if n < 64 => {
            cx.pay(2);
            let args = vec![a[0].clone(), a[1].clone()];
            (call(format!("vabdq_{u}"), args), n, "u")
        }
        GroupOp::Product if n < 64 && to.bits() == 2 * n => {
            let s = format!("s{n}");
            let (x, y) = (reinterpret(&s, &u, a[0]), reinterpret(&s, &u, a[1]));
            cx.pay(8);
            let product = |half: &str| {
                let text = format!("vmull_{s}(vget_{half}_{s}($0), vget_{half}_{s}($1))");
                plain(&text, &[&x, &y])
            };
            let products = vec![product("low"), product("high")];
            (call(format!("vpaddq_s{}", 2 * n), products), 2 * n, "s")
        }
        GroupOp::Distance | GroupOp::Product => return None,
    };
    while bits < to.bits() {
        cx.pay(2);
        text = call(format!("vpaddlq_{sign}{bits}"), vec![text]);
        bits *= 2;
    }
    Some(reinterpret(
        &format!("u{bits}"),
        &format!("{sign}{bits}"),
        &text,
    ))
}
