//! The last lane of one vector before all but the last of another.

use crate::ctree::{Expr, number};
use crate::isa::layout::Layout;
use crate::isa::names::register_type;
use crate::isa::operand::Arg;
use crate::isa::row::Cx;
use crate::isa::table::{Isa, Terms};
use crate::isa::words::x86::{as_elem, as_int};
use crate::isa::words::{generic, neon, x86};
use midend::ssa::Type;

/// See [`midend::plan::POp::Splice`].
pub(in crate::isa) fn splice(cx: &mut Cx, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    if a.ty != b.ty {
        return None;
    }
    let before = a.text.last().into_iter().chain(&b.text);
    let registers = before.zip(&b.text);
    Some(registers.map(|(x, y)| register(cx, e, l, x, y)).collect())
}

/// The last lane of one register before all but the last of another. What the rest of a register holds of
/// floating point stays zero, for arithmetic on it must not trap.
fn register(cx: &mut Cx, e: Type, l: &Layout, x: &Expr, y: &Expr) -> Expr {
    let (lanes, w) = (l.lanes_per_reg, l.bits);
    if lanes == 1 {
        return x.clone();
    }
    let all = w / e.bits();
    let unused = all - lanes;
    match cx.m.terms() {
        Terms::Operators => {
            cx.pay(3);
            let order: Vec<u32> = (all..all + lanes - 1).collect();
            generic::shuffle(x, y, &[&[lanes - 1], &order[..]].concat())
        }
        Terms::Neon if unused > 0 => {
            // Its last lane goes to the end of the register.
            let x = neon::call(cx, 2, "vextq", e, &[x, x, &number(lanes)]);
            let moved = neon::call(cx, 2, "vextq", e, &[&x, y, &number(all - 1)]);
            match e.is_float() {
                true => cx.x(
                    2,
                    e,
                    w,
                    "vcombine_f32(vget_low_f32($0), vdup_n_f32(0))",
                    &[&moved],
                ),
                false => moved,
            }
        }
        Terms::Neon => neon::call(cx, 2, "vextq", e, &[x, y, &number(all - 1)]),
        Terms::X86 if unused > 0 => {
            let bytes = number(unused * e.bytes());
            let text = "_mm_slli_si128($0, $1)";
            let x = cx.x(2, e, w, text, &[&as_int(e, w, x), &bytes]);
            let moved = blocks(cx, e, w, &as_elem(e, w, &x), y);
            if !e.is_float() {
                return moved;
            }
            let low = cx.x(1, e, w, "_mm_move_epi64($0)", &[&as_int(e, w, &moved)]);
            as_elem(e, w, &low)
        }
        Terms::X86 => across(cx, e, w, x, y),
    }
}

/// Full registers.
fn across(cx: &mut Cx, e: Type, w: u32, x: &Expr, y: &Expr) -> Expr {
    let bits = [as_int(e, w, y), as_int(e, w, x)];
    let bits = [&bits[0], &bits[1]];
    match (w, e.bits()) {
        (512, 32) => {
            let moved = cx.x(4, e, w, "_mm512_alignr_epi32($0, $1, 15)", &bits);
            as_elem(e, w, &moved)
        }
        (512, 64) => {
            let moved = cx.x(4, e, w, "_mm512_alignr_epi64($0, $1, 7)", &bits);
            as_elem(e, w, &moved)
        }
        (512, _) => {
            let before = cx.x(4, e, w, "_mm512_alignr_epi64($0, $1, 6)", &bits);
            aligned(cx, e, w, &before, bits[0])
        }
        (256, _) if !cx.in_halves(w) => {
            let text = "_mm256_permute2x128_si256($1, $0, 0x21)";
            let before = cx.x(3, e, w, text, &bits);
            aligned(cx, e, w, &before, bits[0])
        }
        (256, 32 | 64) => {
            let name = match e {
                Type::F32 => "ps",
                Type::F64 => "pd",
                _ => "si256",
            };
            let text = format!("_mm256_permute2f128_{name}($0, $1, 0x21)");
            let before = cx.x(3, e, w, &text, &[x, y]);
            let before = cx.keep(&register_type(cx.m, e, w), before);
            blocks(cx, e, w, &before, y)
        }
        (256, _) => {
            let ty = register_type(cx.m, e, 128);
            let mut half = |high, x: &Expr| {
                let half = x86::half(cx, e, 128, high, x);
                cx.keep(&ty, half)
            };
            let parts = [half(true, x), half(false, y), half(true, y)];
            let [low, high] = [0, 1].map(|n| blocks(cx, e, 128, &parts[n], &parts[n + 1]));
            x86::join(cx, e, 128 / e.bits(), &low, &high)
        }
        _ => blocks(cx, e, w, x, y),
    }
}

/// The same within each 128 bits, of bits of registers.
fn aligned(cx: &mut Cx, e: Type, w: u32, x: &Expr, y: &Expr) -> Expr {
    let rest = number(16 - e.bytes());
    let moved = cx.x(2, e, w, "{mm}_alignr_epi8($0, $1, $2)", &[y, x, &rest]);
    as_elem(e, w, &moved)
}

/// The same within each 128 bits.
fn blocks(cx: &mut Cx, e: Type, w: u32, x: &Expr, y: &Expr) -> Expr {
    if w == 128 && cx.has(Isa::Ssse3) {
        return aligned(cx, e, w, &as_int(e, w, x), &as_int(e, w, y));
    }
    let float = match e.bits() {
        64 => Type::F64,
        32 => Type::F32,
        bits => {
            let (up, down) = (number(bits / 8), number(16 - bits / 8));
            let up = cx.x(2, e, w, "_mm_slli_si128($0, $1)", &[y, &up]);
            let down = cx.x(2, e, w, "_mm_srli_si128($0, $1)", &[x, &down]);
            return cx.x(1, e, w, "_mm_or_si128($0, $1)", &[&up, &down]);
        }
    };
    let own = |x: &Expr| match e.is_float() {
        true => x.clone(),
        false => as_elem(float, w, x),
    };
    let (x, y) = (own(x), own(y));
    let moved = if float == Type::F64 {
        let upper = number(if w == 256 { 5 } else { 1 });
        cx.x(
            2,
            float,
            w,
            "{mm}_shuffle_pd($0, $1, $2)",
            &[&x, &y, &upper],
        )
    } else {
        let first = cx.x(2, float, w, "{mm}_shuffle_ps($0, $1, 0x0f)", &[&x, &y]);
        cx.x(2, float, w, "{mm}_shuffle_ps($0, $1, 0x98)", &[&first, &y])
    };
    match e.is_float() {
        true => moved,
        false => as_int(float, w, &moved),
    }
}
