//! What code with GNU vector extensions is made of: types, constants, shuffles, conversions.

use crate::isa::layout::Layout;
use crate::isa::names::{int_of, own_vector, scalar_type};
use crate::isa::row::Cx;
use crate::isa::table::Isa;
use midend::ssa::Type;
use midend::target::Cost;

pub(in crate::isa) fn unsigned(e: Type, w: u32) -> String {
    own_vector('u', e.bits(), w / e.bits())
}

pub(in crate::isa) fn signed(e: Type, w: u32) -> String {
    own_vector('i', e.bits(), w / e.bits())
}

/// The register type of an element.
pub(in crate::isa) fn own(e: Type, w: u32) -> String {
    own_vector(if e.is_float() { 'f' } else { 'u' }, e.bits(), w / e.bits())
}

/// A vector of constants.
pub(in crate::isa) fn constant(e: Type, w: u32, values: &[i64]) -> String {
    let ty = unsigned(e, w);
    let texts: Vec<String> = values.iter().map(|&v| literal(e, v)).collect();
    format!("(__extension__ ({ty}){{{}}})", texts.join(", "))
}

fn literal(e: Type, value: i64) -> String {
    let bits = (value as u64) & (u64::MAX >> (64 - e.bits()));
    let suffix = if e == Type::I64 { "ul" } else { "u" };
    format!("{bits}{suffix}")
}

/// A constant in all lanes, as an integer vector.
pub(in crate::isa) fn all(e: Type, w: u32, value: i64) -> String {
    format!(
        "(__extension__ ({}){{0}} + ({}){})",
        unsigned(e, w),
        scalar_type(int_of(e)),
        literal(e, value)
    )
}

pub(in crate::isa) fn shuffle(a: &str, b: &str, lanes: &[u32]) -> String {
    let texts: Vec<String> = lanes.iter().map(u32::to_string).collect();
    format!("__builtin_shufflevector({a}, {b}, {})", texts.join(", "))
}

/// See [`super::chunk`].
pub(in crate::isa) fn chunk(
    cx: &mut Cx,
    e: Type,
    list: &[String],
    w: u32,
    j: u32,
    lanes: u32,
) -> String {
    let per = w / e.bits();
    let (register, first) = ((j * lanes / per) as usize, j * lanes % per);
    if lanes == per {
        return list[register].clone();
    }
    cx.pay(if first == 0 { 0 } else { 2 });
    if lanes == 1 {
        let ty = own(e, e.bits());
        return format!("(__extension__ ({ty}){{{}[{first}]}})", list[register]);
    }
    let lanes: Vec<u32> = (first..first + lanes).collect();
    shuffle(&list[register], &list[register], &lanes)
}

/// See [`super::concat`].
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &str, b: &str) -> String {
    cx.pay(2);
    if lanes == 1 {
        return format!(
            "(__extension__ ({}){{{a}[0], {b}[0]}})",
            own(e, 2 * e.bits())
        );
    }
    let lanes: Vec<u32> = (0..2 * lanes).collect();
    shuffle(a, b, &lanes)
}

/// Whether some or all lanes of a mask are on.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &str) -> String {
    let sign = if all { " & " } else { " | " };
    let (ty, count) = if l.bits >= 64 {
        (Type::I64, l.bits / 64)
    } else {
        (e, l.lanes_per_reg)
    };
    cx.pay(4 + 4 * count);
    let words = cx.keep(&own(ty, l.bits), format!("({}){x}", own(ty, l.bits)));
    let parts: Vec<String> = (0..count).map(|k| format!("{words}[{k}]")).collect();
    let folded = parts.join(sign);
    if all {
        format!("(({folded}) == {})", literal(ty, -1))
    } else {
        format!("(({folded}) != 0)")
    }
}

/// Lane by lane between vectors of one number of lanes; `from_signed`, `to_signed` tell how
/// integers are read.
pub(in crate::isa) fn convert_register(
    cx: &mut Cx,
    x: &str,
    (from, from_signed): (Type, bool),
    (to, to_signed): (Type, bool),
    lanes: u32,
) -> String {
    let name = |e: Type, signed: bool| {
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
        format!("({}){x}", name(from, true))
    } else {
        x.to_owned()
    };
    let text = format!("__builtin_convertvector({read}, {})", name(to, to_signed));
    if to_signed && to.is_int() {
        format!("({}){text}", name(to, false))
    } else {
        text
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
