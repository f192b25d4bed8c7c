//! Lanes of two registers put together, and taken apart.

use crate::ctree::Expr;
use crate::isa::names::{int_of, register_type};
use crate::isa::row::Cx;
use crate::isa::table::Isa;
use crate::isa::words::x86::{as_elem, as_int};
use crate::isa::words::{generic, x86};
use midend::plan::{Half, ZIP_BITS};
use midend::ssa::Type;
use midend::target::RowOp;

/// The instructions that unpack, of one register.
pub(super) fn x86(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&Expr]) -> Expr {
    match float_of(e) {
        Some(f) if cx.in_halves(w) && !e.is_float() => {
            let (x, y) = (as_elem(f, w, a[0]), as_elem(f, w, a[1]));
            let text = unpack(cx, half, f, w, &[&x, &y]);
            as_int(f, w, &text)
        }
        _ => unpack(cx, half, e, w, a),
    }
}

/// The floating-point type as wide as an element.
fn float_of(e: Type) -> Option<Type> {
    match e.bits() {
        32 => Some(Type::F32),
        64 => Some(Type::F64),
        _ => None,
    }
}

/// Lanes with even or odd numbers of two registers, one after the other.
pub(super) fn unzip_x86(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    match (w, cx.in_halves(w), float_of(e)) {
        (128, _, _) => Some(within_blocks(cx, half, e, w, a)),
        (256, true, Some(f)) => {
            let ty = register_type(cx.m, f, w);
            let [x, y] = [a[0], a[1]].map(|x| cx.keep(&ty, as_float(e, w, x)));
            let mut blocks = Vec::new();
            for number in ["0x20", "0x31"] {
                let text = format!("_mm256_permute2f128_{{ps}}($0, $1, {number})");
                let text = cx.x(3, f, w, &text, &[&x, &y]);
                blocks.push(cx.keep(&ty, text));
            }
            let text = within_blocks(cx, half, f, w, &[&blocks[0], &blocks[1]]);
            Some(if e.is_float() {
                text
            } else {
                as_int(f, w, &text)
            })
        }
        (256, true, None) => {
            let mut parts = Vec::new();
            for x in a {
                let text = [cx.keep("__m256i", (*x).clone())];
                let lanes = 128 / e.bits();
                let [low, high] = [0, 1].map(|n| x86::chunk(cx, e, &text, w, n, lanes));
                let part = within_blocks(cx, half, e, 128, &[&low, &high]);
                parts.push(cx.keep("__m128i", part));
            }
            Some(x86::join(cx, e, 128 / e.bits(), &parts[0], &parts[1]))
        }
        (256, ..) => {
            let text = within_blocks(cx, half, e, w, a);
            let text = as_int(e, w, &text);
            let text = cx.x(3, e, w, "_mm256_permute4x64_epi64($0, 0xd8)", &[&text]);
            Some(as_elem(e, w, &text))
        }
        (512, ..) if e == Type::I8 => {
            let text = within_blocks(cx, half, e, w, a);
            let order = x86::constant(Type::I64, w, &[0, 2, 4, 6, 1, 3, 5, 7]);
            Some(cx.x(
                4,
                e,
                w,
                "_mm512_permutexvar_epi64($1, $0)",
                &[&text, &order],
            ))
        }
        (512, ..) => {
            let (all, odd) = (i64::from(w / e.bits()), i64::from(half == Half::High));
            let order: Vec<i64> = (0..all).map(|k| 2 * k + odd).collect();
            let order = x86::constant(int_of(e), w, &order);
            let kind = if e.is_float() { "{ps}" } else { "{epi}" };
            let text = format!("_mm512_permutex2var_{kind}($0, $2, $1)");
            Some(cx.x(4, e, w, &text, &[a[0], a[1], &order]))
        }
        _ => None,
    }
}

/// The same within each 128 bits of both.
fn within_blocks(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&Expr]) -> Expr {
    match e.bits() {
        // Of two lanes that is the same.
        64 => unpack(cx, half, e, w, a),
        _ => pack(cx, half, e, w, a),
    }
}

/// A register of an element as one of floating-point numbers as wide.
fn as_float(e: Type, w: u32, x: &Expr) -> Expr {
    match float_of(e) {
        Some(f) if !e.is_float() => as_elem(f, w, x),
        _ => x.clone(),
    }
}

fn unpack(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&Expr]) -> Expr {
    let name = match half {
        Half::Low => "lo",
        Half::High => "hi",
    };
    let kind = if e.is_float() { "{ps}" } else { "{epi}" };
    cx.x(2, e, w, &format!("{{mm}}_unpack{name}_{kind}($0, $1)"), a)
}

/// Lanes with even or odd numbers: what is left of the others when lanes twice as wide are packed.
fn pack(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&Expr]) -> Expr {
    let even = half == Half::Low;
    if e.bits() == 32 {
        let number = if even { "0x88" } else { "0xdd" };
        let text = format!("{{mm}}_shuffle_ps($0, $1, {number})");
        let (x, y) = (as_float(e, w, a[0]), as_float(e, w, a[1]));
        let text = cx.x(2, Type::F32, w, &text, &[&x, &y]);
        return if e.is_float() {
            text
        } else {
            as_int(Type::F32, w, &text)
        };
    }
    let wide = if e == Type::I8 { Type::I16 } else { Type::I32 };
    // Before SSE4.1 these are only packed with their signs.
    let signed = e == Type::I16 && !cx.has(Isa::Sse41);
    if signed && even && cx.shuffles_bytes() {
        let [a, b] = [a[0], a[1]].map(|x| x86::even_words(cx, x));
        return x86::join(cx, e, 4, &a, &b);
    }
    let mut parts = Vec::new();
    for x in a {
        parts.push(match (even, signed) {
            (true, false) => {
                let low = (1 << e.bits()) - 1;
                let low = x86::set1(wide, w, low);
                cx.x(1, wide, w, "{mm}_and_{si}($0, $1)", &[x, &low])
            }
            (true, true) => {
                let text = "{mm}_srai_{epi}({mm}_slli_{epi}($0, 16), 16)";
                cx.x(4, wide, w, text, &[x])
            }
            (false, true) => cx.x(2, wide, w, "{mm}_srai_{epi}($0, 16)", &[x]),
            (false, false) => {
                let text = format!("{{mm}}_srli_{{epi}}($0, {})", e.bits());
                cx.x(2, wide, w, &text, &[x])
            }
        });
    }
    let sign = if signed { "s" } else { "us" };
    let text = format!("{{mm}}_pack{sign}_{{epi}}($0, $1)");
    cx.x(2, wide, w, &text, &[&parts[0], &parts[1]])
}

/// The same by a shuffle.
pub(super) fn extension(cx: &mut Cx, row: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let (block, all) = (ZIP_BITS / e.bits(), w / e.bits());
    let number = |half: Half| u32::from(half == Half::High);
    let lane = |k: u32| match row {
        RowOp::Zip(half) => {
            let start = number(half) * block / 2;
            Some(k % 2 * all + k / block * block + start + k % block / 2)
        }
        RowOp::Unzip(half) => Some(2 * k + number(half)),
        _ => None,
    };
    cx.pay(2);
    let lanes: Option<Vec<u32>> = (0..all).map(lane).collect();
    Some(generic::shuffle(a[0], a[1], &lanes?))
}
