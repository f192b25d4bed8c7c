//! Lanes in another order within groups of neighbours, which never cross 128 bits.

use crate::ctree::Expr;
use crate::isa::names::register_type;
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Terms;
use crate::isa::words::neon::{reinterpret, suffix};
use crate::isa::words::x86::{as_elem, as_int};
use crate::isa::words::{generic, neon, x86};
use midend::plan::{Order, ZIP_BITS};
use midend::ssa::Type;

/// See [`midend::plan::POp::Permute`].
pub(in crate::isa) fn permute(cx: &mut Cx, order: Order, from: &Arg) -> Option<Vec<Expr>> {
    let (e, l) = from.vector()?;
    if e.bits() * order.lanes() > ZIP_BITS || !l.lanes_per_reg.is_multiple_of(order.lanes()) {
        return None;
    }
    let registers = from.text.iter();
    let terms = cx.m.terms();
    let permuted = registers.map(|x| match terms {
        Terms::Operators => Some(extension(cx, order, e, l.bits, x)),
        Terms::Neon => Some(by_table(cx, order, e, x)),
        Terms::X86 => by_intrinsics(cx, order, e, l.bits, x),
    });
    permuted.collect()
}

fn extension(cx: &mut Cx, order: Order, e: Type, w: u32, x: &Expr) -> Expr {
    let price = match e {
        Type::I8 if !cx.shuffles_bytes() => 24,
        Type::I16 if !cx.shuffles_bytes() => 4,
        _ => 2,
    };
    // 256-bit integers on AVX are two halves to the compiler.
    let halves = cx.in_halves(w) && !e.is_float();
    cx.pay(if halves { 2 * price + 3 } else { price });
    let lanes: Vec<u32> = (0..w / e.bits()).map(|lane| order.place(lane)).collect();
    generic::shuffle(x, x, &lanes)
}

fn by_table(cx: &mut Cx, order: Order, e: Type, x: &Expr) -> Expr {
    let table = neon::constant(cx, Type::I8, &bytes(order, e));
    let own = suffix(e);
    cx.pay(2);
    let x = reinterpret("u8", &own, x);
    let permuted = plain("vqtbl1q_u8($0, $1)", &[&x, &table]);
    reinterpret(&own, "u8", &permuted)
}

fn by_intrinsics(cx: &mut Cx, order: Order, e: Type, w: u32, x: &Expr) -> Option<Expr> {
    match e {
        Type::F64 => Some(doubles(cx, order, w, x)),
        Type::F32 => Some(singles(cx, order, w, x)),
        // Those of integers of 512 bits take an enumeration, of which no number is one in C++.
        Type::I64 if cx.in_halves(w) || w == 512 => {
            let permuted = doubles(cx, order, w, &as_elem(Type::F64, w, x));
            Some(as_int(Type::F64, w, &permuted))
        }
        Type::I32 if cx.in_halves(w) || w == 512 => {
            let permuted = singles(cx, order, w, &as_elem(Type::F32, w, x));
            Some(as_int(Type::F32, w, &permuted))
        }
        Type::I64 => {
            let half = |k: u32| 2 * order.place(k / 2) + k % 2;
            let text = format!("{{mm}}_shuffle_epi32($0, {:#x})", number(half));
            Some(cx.x(2, e, w, &text, &[x]))
        }
        Type::I32 => {
            let text = format!(
                "{{mm}}_shuffle_epi32($0, {:#x})",
                number(|k| order.place(k))
            );
            Some(cx.x(2, e, w, &text, &[x]))
        }
        _ if cx.in_halves(w) => halves(cx, order, e, w, x),
        _ if cx.shuffles_bytes() => Some(x86::shuffle_bytes(cx, w, x, &bytes(order, e))),
        Type::I16 if order.lanes() <= 4 => {
            let number = number(|k| order.place(k));
            let text =
                format!("_mm_shufflehi_epi16(_mm_shufflelo_epi16($0, {number:#x}), {number:#x})");
            Some(cx.x(4, e, w, &text, &[x]))
        }
        _ => None,
    }
}

/// Four places in one number, two bits for each.
fn number(place: impl Fn(u32) -> u32) -> u32 {
    (0..4).fold(0, |number, k| number | place(k) << (2 * k))
}

fn singles(cx: &mut Cx, order: Order, w: u32, x: &Expr) -> Expr {
    let text = format!(
        "{{mm}}_shuffle_ps($0, $0, {:#x})",
        number(|k| order.place(k))
    );
    cx.x(2, Type::F32, w, &text, &[x])
}

fn doubles(cx: &mut Cx, order: Order, w: u32, x: &Expr) -> Expr {
    // A bit for each lane.
    let number = (0..w / 64).fold(0, |number, k| number | (order.place(k) % 2) << k);
    let text = format!("{{mm}}_shuffle_pd($0, $0, {number:#x})");
    cx.x(2, Type::F64, w, &text, &[x])
}

/// AVX: each half of 256 bits by itself.
fn halves(cx: &mut Cx, order: Order, e: Type, w: u32, x: &Expr) -> Option<Expr> {
    let (lanes, ty) = (ZIP_BITS / e.bits(), register_type(cx.m, e, ZIP_BITS));
    let mut done = Vec::new();
    for n in 0..2 {
        let part = x86::chunk(cx, e, std::slice::from_ref(x), w, n, lanes);
        let part = cx.keep(&ty, part);
        let permuted = by_intrinsics(cx, order, e, ZIP_BITS, &part)?;
        done.push(cx.keep(&ty, permuted));
    }
    Some(x86::join(cx, e, lanes, &done[0], &done[1]))
}

/// Where the bytes of 128 bits come from.
fn bytes(order: Order, e: Type) -> Vec<i64> {
    let byte = |k: u32| order.place(k / e.bytes()) * e.bytes() + k % e.bytes();
    (0..ZIP_BITS / 8).map(|k| byte(k).into()).collect()
}
