//! What code with GNU vector extensions is made of: types, constants, shuffles, conversions.

use crate::ctree::{Expr, call, cast, index, joined, name, number};
use crate::isa::layout::Layout;
use crate::isa::names::{int_of, own_vector};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::Isa;
use midend::ssa::Type;
use midend::target::Cost;

pub(in crate::isa) fn unsigned(e: Type, w: u32) -> String {
    own_vector('u', e.bits(), w / e.bits())
}

/// The register type of an element.
pub(in crate::isa) fn own(e: Type, w: u32) -> String {
    own_vector(if e.is_float() { 'f' } else { 'u' }, e.bits(), w / e.bits())
}

/// A vector of constants.
pub(in crate::isa) fn constant(e: Type, w: u32, values: &[i64]) -> Expr {
    let lanes = values.iter().map(|&v| literal(e, v)).collect();
    compound(&unsigned(e, w), lanes)
}

/// A vector of lanes.
pub(in crate::isa) fn compound(ty: &str, lanes: Vec<Expr>) -> Expr {
    let vector = Expr::Compound(ty.to_owned(), lanes);
    plain("(__extension__ $0)", &[&vector])
}

fn literal(e: Type, value: i64) -> Expr {
    let bits = (value as u64) & (u64::MAX >> (64 - e.bits()));
    let suffix = if e == Type::I64 { "ul" } else { "u" };
    Expr::Literal(format!("{bits}{suffix}"))
}

/// A constant in all lanes, as an integer vector.
pub(in crate::isa) fn all(e: Type, w: u32, value: i64) -> Expr {
    let template = "(__extension__ ({u}){0} + ({c})$0)";
    fill(int_of(e), w, template, &[&literal(e, value)])
}

pub(in crate::isa) fn shuffle(a: &Expr, b: &Expr, lanes: &[u32]) -> Expr {
    let lanes = lanes.iter().map(|&lane| number(lane));
    let args = [a.clone(), b.clone()].into_iter().chain(lanes);
    call("__builtin_shufflevector", args.collect())
}

/// See [`super::chunk`].
pub(in crate::isa) fn chunk(
    cx: &mut Cx,
    e: Type,
    list: &[Expr],
    w: u32,
    j: u32,
    lanes: u32,
) -> Expr {
    let per = w / e.bits();
    let (register, first) = ((j * lanes / per) as usize, j * lanes % per);
    if lanes == per {
        return list[register].clone();
    }
    cx.pay(if first == 0 { 0 } else { 2 });
    if lanes == 1 {
        return compound(&own(e, e.bits()), vec![index(&list[register], first)]);
    }
    let lanes: Vec<u32> = (first..first + lanes).collect();
    shuffle(&list[register], &list[register], &lanes)
}

/// See [`super::concat`].
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &Expr, b: &Expr) -> Expr {
    cx.pay(2);
    if lanes == 1 {
        return compound(&own(e, 2 * e.bits()), vec![index(a, 0), index(b, 0)]);
    }
    let lanes: Vec<u32> = (0..2 * lanes).collect();
    shuffle(a, b, &lanes)
}

/// Whether some or all lanes of a mask are on.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &Expr) -> Expr {
    let sign = if all { "&" } else { "|" };
    let (ty, count) = if l.bits >= 64 {
        (Type::I64, l.bits / 64)
    } else {
        (e, l.lanes_per_reg)
    };
    cx.pay(4 + 4 * count);
    let words = cx.keep(&own(ty, l.bits), fill(ty, l.bits, "({v})$0", &[x]));
    let parts = (0..count).map(|k| index(&words, k));
    let folded = joined(sign, parts).unwrap_or(words.clone());
    if all {
        plain("(($0) == $1)", &[&folded, &literal(ty, -1)])
    } else {
        plain("(($0) != 0)", &[&folded])
    }
}

/// Lane by lane between vectors of one number of lanes; `from_signed`, `to_signed` tell how
/// integers are read.
pub(in crate::isa) fn convert_register(
    cx: &mut Cx,
    x: &Expr,
    (from, from_signed): (Type, bool),
    (to, to_signed): (Type, bool),
    lanes: u32,
) -> Expr {
    let vector = |e: Type, signed: bool| {
        own_vector(
            if e.is_float() {
                'f'
            } else if signed {
                'i'
            } else {
                'u'
            },
            e.bits(),
            lanes,
        )
    };
    let cost = conversion_cost(cx, from, to, from_signed, to_signed);
    cx.pay(cost);
    let read = if from_signed && from.is_int() {
        cast(&vector(from, true), x.clone())
    } else {
        x.clone()
    };
    let converted = call(
        "__builtin_convertvector",
        vec![read, name(&vector(to, to_signed))],
    );
    if to_signed && to.is_int() {
        cast(&vector(to, false), converted)
    } else {
        converted
    }
}

fn conversion_cost(cx: &Cx, from: Type, to: Type, from_signed: bool, to_signed: bool) -> Cost {
    let wide = if cx.has(Isa::Avx512) || cx.has(Isa::Neon) {
        4
    } else {
        20
    };
    match (from.is_float(), to.is_float()) {
        (false, false) => 8,
        (true, true) => 6,
        (false, true) if from == Type::I64 || (from == Type::I32 && !from_signed) => wide,
        (true, false) if to == Type::I64 || (to == Type::I32 && !to_signed) => wide,
        (false, true) if from == Type::I32 => 3,
        (true, false) if to == Type::I32 => 3,
        // gcc goes lane by lane
        _ => 40,
    }
}
