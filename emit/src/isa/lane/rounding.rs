//! Floating numbers to integers of their own type.

use crate::ctree::{Expr, number};
use crate::isa::row::{Cx, fill};
use crate::isa::words::x86::{half, join};
use midend::ssa::{Type, UnaryOp};

/// On x86 from SSE4.1 on. No flags are raised but where C's function raises them.
pub(super) fn x86(cx: &mut Cx, op: UnaryOp, e: Type, w: u32, x: &Expr) -> Expr {
    let mode = number(match op {
        UnaryOp::FFloor => 9,
        UnaryOp::FCeil => 10,
        UnaryOp::FChop => 11,
        UnaryOp::FRint => 4,
        _ => 12,
    });
    if w < 512 {
        return cx.x(4, e, w, "{mm}_round_{ps}($0, $1)", &[x, &mode]);
    }
    match op {
        UnaryOp::FFloor => cx.x(8, e, w, "{mm}_floor_{ps}($0)", &[x]),
        UnaryOp::FCeil => cx.x(8, e, w, "{mm}_ceil_{ps}($0)", &[x]),
        // The others have a macro only, which draws a warning of gcc's where nothing is optimized.
        _ => {
            cx.pay(8);
            let [low, high] = [false, true].map(|upper| {
                let part = half(cx, e, 256, upper, x);
                fill(e, 256, "{mm}_round_{ps}($0, $1)", &[&part, &mode])
            });
            join(cx, e, 256 / e.bits(), &low, &high)
        }
    }
}
