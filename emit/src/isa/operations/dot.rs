//! Sums of two products in lanes twice as wide.

use crate::ctree::{Expr, call, number};
use crate::isa::names::register_type;
use crate::isa::operand::Arg;
use crate::isa::operations::list::{List, keep, resplit};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::Terms;
use crate::isa::words::neon::reinterpret;
use crate::isa::words::x86::constant;
use midend::plan::PType;
use midend::ssa::Type;

/// `x * p + y * q`.
pub(in crate::isa) fn dot(cx: &mut Cx, args: &[Arg], to: PType) -> Option<Vec<Expr>> {
    let [x, y, p, q] = args else { return None };
    let PType::Vector(wide, _) = to else {
        return None;
    };
    let (e, _) = x.vector()?;
    if cx.m.vector_ext() || (e, wide) != (Type::I16, Type::I32) {
        return None;
    }
    let factors = match p.constant.zip(q.constant) {
        Some((p, q)) => Factors::Constant(p, q),
        None => Factors::Values(List::of(p)?, List::of(q)?),
    };
    let (x, y) = (List::of(x)?, List::of(y)?);
    match cx.m.terms() {
        Terms::Neon => Some(neon(cx, &x, &y, &factors)),
        _ => Some(multiplied(cx, cx.reg_bits, x, y, factors).regs),
    }
}

/// What the operands are multiplied by.
enum Factors {
    Constant(i64, i64),
    Values(List, List),
}

/// The products of neighbouring lanes of 16 bits are added.
fn multiplied(cx: &mut Cx, rb: u32, x: List, y: List, factors: Factors) -> List {
    if cx.in_halves(rb) {
        let [x, y] = [x, y].map(|list| resplit(cx, &list, 128));
        let factors = match factors {
            Factors::Values(p, q) => Factors::Values(resplit(cx, &p, 128), resplit(cx, &q, 128)),
            Factors::Constant(..) => factors,
        };
        let done = multiplied(cx, 128, x, y, factors);
        return resplit(cx, &done, rb);
    }
    let pairs = neighbours(cx, rb, &x, &y);
    let factors = match factors {
        Factors::Constant(p, q) => {
            let both = (q << 16 | (p & 0xffff)) as u32;
            let text = format!("{{mm}}_set1_epi32((int){both:#010x})");
            let both = fill(Type::I32, pairs.w, &text, &[]);
            let both = cx.keep(&register_type(cx.m, Type::I32, pairs.w), both);
            vec![both; pairs.regs.len()]
        }
        Factors::Values(p, q) => neighbours(cx, rb, &p, &q).regs,
    };
    let sums = pairs.regs.iter().zip(&factors);
    let sums = sums.map(|(x, p)| cx.x(2, Type::I16, pairs.w, "{mm}_madd_epi16($0, $1)", &[x, p]));
    let sums = sums.collect();
    keep(cx, Type::I32, pairs.lanes, pairs.w, sums)
}

/// Each lane of the one beside the same lane of the other, as lanes of twice the width.
fn neighbours(cx: &mut Cx, rb: u32, a: &List, b: &List) -> List {
    let (lanes, e) = (a.lanes, Type::I16);
    // Unpacking works within 128 bits.
    let whole = a.w == 128 || (cx.m.interleaved && a.w == rb);
    if !whole && a.w < rb {
        let (a, b) = (resplit(cx, a, 128), resplit(cx, b, 128));
        let pairs = neighbours(cx, 128, &a, &b);
        return resplit(cx, &pairs, rb);
    }
    let mut regs = Vec::new();
    for (x, y) in a.regs.iter().zip(&b.regs) {
        let (x, y) = match whole {
            true => (x.clone(), y.clone()),
            false => (apart(cx, a.w, x), apart(cx, a.w, y)),
        };
        let filled = a.per() * e.bits() == a.w;
        let halves: &[&str] = if filled { &["lo", "hi"] } else { &["lo"] };
        for half in halves {
            let text = format!("{{mm}}_unpack{half}_{{epi}}($0, $1)");
            regs.push(cx.x(2, e, a.w, &text, &[&x, &y]));
        }
    }
    let pairs = keep(cx, Type::I32, lanes, a.w, regs);
    resplit(cx, &pairs, rb)
}

/// Quarters or eighths of a register so placed that unpacking low halves gives the lower lanes.
fn apart(cx: &mut Cx, w: u32, x: &Expr) -> Expr {
    let moved = match w {
        256 => cx.x(3, Type::I64, w, "_mm256_permute4x64_epi64($0, 0xd8)", &[x]),
        _ => {
            let order = constant(Type::I64, w, &[0, 4, 1, 5, 2, 6, 3, 7]);
            cx.x(
                4,
                Type::I64,
                w,
                "_mm512_permutexvar_epi64($1, $0)",
                &[x, &order],
            )
        }
    };
    let ty = register_type(cx.m, Type::I64, w);
    cx.keep(&ty, moved)
}

/// Each half of a register is multiplied by itself.
fn neon(cx: &mut Cx, x: &List, y: &List, factors: &Factors) -> Vec<Expr> {
    let ty = register_type(cx.m, Type::I32, 128);
    let half = |list: &List, j: u32| {
        let x = reinterpret("s16", "u16", &list.regs[(j / 2) as usize]);
        let side = if j.is_multiple_of(2) { "low" } else { "high" };
        call(format!("vget_{side}_s16"), vec![x])
    };
    let regs = (0..x.lanes.div_ceil(4)).map(|j| {
        cx.pay(6);
        let (n, p, q) = match factors {
            Factors::Constant(p, q) => ("n_", number(*p), number(*q)),
            Factors::Values(p, q) => ("", half(p, j), half(q, j)),
        };
        let (x, y) = (half(x, j), half(y, j));
        let text = format!("vmlal_{n}s16(vmull_{n}s16($0, $1), $2, $3)");
        let sum = plain(&text, &[&x, &p, &y, &q]);
        cx.keep(&ty, reinterpret("u32", "s32", &sum))
    });
    regs.collect()
}
