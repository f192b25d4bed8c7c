//! What x86 code is made of: constants, bits seen as other types, parts of registers.

use crate::ctree::{Expr, call, cast, number};
use crate::isa::layout::Layout;
use crate::isa::names::register_type;
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::Isa;
use midend::ssa::{FloatCC, Type};

/// A move between the 128-bit parts of a register, in quarter cycles: one port does it, on Intel's cores and
/// on AMD's (uops.info, `VEXTRACTI128`).
pub(in crate::isa) const CROSSING: u32 = 4;

/// What the names of intrinsics begin with.
pub(in crate::isa) fn mm(w: u32) -> String {
    match w {
        128 => "_mm".to_owned(),
        w => format!("_mm{w}"),
    }
}

/// C type of a register of integers.
pub(in crate::isa) fn int_type(w: u32) -> String {
    format!("__m{w}i")
}

/// The register's bits as integers.
pub(in crate::isa) fn as_int(e: Type, w: u32, x: &Expr) -> Expr {
    if e.is_float() {
        fill(e, w, "{mm}_cast{ps}_{si}($0)", &[x])
    } else {
        x.clone()
    }
}

/// Integer bits as the register of an element.
pub(in crate::isa) fn as_elem(e: Type, w: u32, x: &Expr) -> Expr {
    if e.is_float() {
        fill(e, w, "{mm}_cast{si}_{ps}($0)", &[x])
    } else {
        x.clone()
    }
}

/// A constant in all lanes of an integer register.
pub(in crate::isa) fn set1(e: Type, w: u32, value: i64) -> Expr {
    let value = match i32::try_from(value) {
        Ok(_) => lane(e, value),
        Err(_) => cast("long", Expr::Literal(format!("{:#x}ul", value as u64))),
    };
    fill(e, w, set1_name(e, w), &[&value])
}

pub(in crate::isa) fn set1_name(e: Type, w: u32) -> &'static str {
    if e.bits() == 64 && w < 512 {
        "{mm}_set1_epi64x($0)"
    } else {
        "{mm}_set1_epi{n}($0)"
    }
}

/// The number of a lane, as a literal of a type as wide.
fn lane(e: Type, value: i64) -> Expr {
    match (e.bits() == 64, value < 0) {
        (false, _) => number(value),
        (true, false) => Expr::Literal(format!("{value}l")),
        (true, true) => {
            let magnitude = Expr::Literal(format!("{}l", value.unsigned_abs()));
            Expr::Prefix('-', Box::new(magnitude))
        }
    }
}

/// A register of integer constants.
pub(in crate::isa) fn constant(e: Type, w: u32, values: &[i64]) -> Expr {
    let name = match (e, w) {
        (Type::I64, 128 | 256) => format!("{}_set_epi64x", mm(w)),
        _ => format!("{}_set_epi{}", mm(w), e.bits()),
    };
    let lanes = values.iter().rev().map(|&value| lane(e, value));
    call(name, lanes.collect())
}

/// Bytes of each 128 bits in the same other order; -1 gives zero.
pub(in crate::isa) fn shuffle_bytes(cx: &mut Cx, w: u32, x: &Expr, order: &[i64]) -> Expr {
    let mut order = constant(Type::I8, 128, order);
    match w {
        256 => order = call("_mm256_broadcastsi128_si256", vec![order]),
        512 => order = call("_mm512_broadcast_i32x4", vec![order]),
        _ => {}
    }
    cx.x(2, Type::I8, w, "{mm}_shuffle_epi8($0, $1)", &[x, &order])
}

/// The lower halves of four lanes of 32 bits, low in a register, for [`join`].
pub(in crate::isa) fn even_words(cx: &mut Cx, x: &Expr) -> Expr {
    let low = [0, 1, 4, 5, 8, 9, 12, 13].into_iter();
    let order: Vec<i64> = low.chain([-1; 8]).collect();
    shuffle_bytes(cx, 128, x, &order)
}

/// Bitwise operation on integer registers: `and`, `or`, `xor`, `andnot`.
pub(in crate::isa) fn logic(cx: &mut Cx, name: &str, w: u32, a: &Expr, b: &Expr) -> Expr {
    if cx.in_halves(w) {
        return cx.x(1, Type::I32, w, &format!("_mm256_castps_si256(_mm256_{name}_ps(_mm256_castsi256_ps($0), _mm256_castsi256_ps($1)))"), &[a, b]);
    }
    cx.x(
        1,
        Type::I32,
        w,
        &format!("{{mm}}_{name}_{{si}}($0, $1)"),
        &[a, b],
    )
}

/// All ones where an integer is negative.
pub(in crate::isa) fn sign_mask(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    match e {
        Type::I64 => cx.x(
            4,
            e,
            w,
            "{mm}_shuffle_epi32({mm}_srai_epi32($0, 31), 0xf5)",
            &[x],
        ),
        Type::I8 => cx.x(1, e, w, "{mm}_cmpgt_epi8({mm}_setzero_{si}(), $0)", &[x]),
        _ => {
            let n = number(e.bits() - 1);
            cx.x(2, e, w, "{mm}_srai_{epi}($0, $1)", &[x, &n])
        }
    }
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
    let bits = lanes * e.bits();
    let register = (j * bits / w) as usize;
    let mut at = j * bits % w;
    let mut width = w;
    let mut x = list[register].clone();
    while width > bits.max(128) {
        width /= 2;
        let high = at >= width;
        at -= if high { width } else { 0 };
        x = half(cx, e, width, high, &x);
        if at > 0 {
            x = cx.keep(&register_type(cx.m, e, width), x);
        }
    }
    if at == 0 {
        x
    } else {
        down(cx, e, &x, at / e.bits())
    }
}

/// A half of a register twice as wide as `width`.
pub(in crate::isa) fn half(cx: &mut Cx, e: Type, width: u32, high: bool, x: &Expr) -> Expr {
    let name = match e {
        Type::F32 => "ps",
        Type::F64 => "pd",
        _ => "si",
    };
    let wide = width * 2;
    if !high {
        let suffix = format!("{name}{wide}_{name}{width}");
        return call(format!("_mm{wide}_cast{suffix}"), vec![x.clone()]);
    }
    cx.pay(CROSSING);
    if wide == 512 {
        let kind = match e {
            Type::F32 => "f32x8_ps",
            Type::F64 => "f64x4_pd",
            _ => "i64x4_epi64",
        };
        return plain(&format!("_mm512_extract{kind}($0, 1)"), &[x]);
    }
    let text = match e {
        Type::F32 => "_mm256_extractf128_ps($0, 1)",
        Type::F64 => "_mm256_extractf128_pd($0, 1)",
        _ if !cx.has(Isa::Avx2) => "_mm256_extractf128_si256($0, 1)",
        _ => "_mm256_extracti128_si256($0, 1)",
    };
    plain(text, &[x])
}

/// Lanes of a 128-bit register moved down.
pub(in crate::isa) fn down(cx: &mut Cx, e: Type, x: &Expr, lanes: u32) -> Expr {
    let i = as_int(e, 128, x);
    let bytes = number(lanes * e.bytes());
    let moved = cx.x(2, e, 128, "_mm_srli_si128($0, $1)", &[&i, &bytes]);
    as_elem(e, 128, &moved)
}

/// See [`super::concat`].
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &Expr, b: &Expr) -> Expr {
    let bits = lanes * e.bits();
    if bits < 128 {
        let (a, b) = (as_int(e, 128, a), as_int(e, 128, b));
        let text = format!("_mm_unpacklo_epi{bits}($0, $1)");
        let joined = cx.x(2, e, 128, &text, &[&a, &b]);
        return as_elem(e, 128, &joined);
    }
    // The upper part mostly comes from memory, which takes no port of the shuffles.
    cx.pay(2);
    let text = match (e, bits) {
        (Type::F32, 256) => "_mm512_insertf32x8(_mm512_castps256_ps512($0), $1, 1)",
        (Type::F64, 256) => "_mm512_insertf64x4(_mm512_castpd256_pd512($0), $1, 1)",
        (_, 256) => "_mm512_inserti64x4(_mm512_castsi256_si512($0), $1, 1)",
        (Type::F32, _) => "_mm256_insertf128_ps(_mm256_castps128_ps256($0), $1, 1)",
        (Type::F64, _) => "_mm256_insertf128_pd(_mm256_castpd128_pd256($0), $1, 1)",
        _ if !cx.has(Isa::Avx2) => "_mm256_insertf128_si256(_mm256_castsi128_si256($0), $1, 1)",
        _ => "_mm256_inserti128_si256(_mm256_castsi128_si256($0), $1, 1)",
    };
    plain(text, &[a, b])
}

/// Lane 0 of a 128-bit register as a scalar.
pub(in crate::isa) fn extract(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    cx.pay(4);
    let text = match e {
        Type::F32 => "_mm_cvtss_f32($0)",
        Type::F64 => "_mm_cvtsd_f64($0)",
        Type::I64 => "(({c})_mm_cvtsi128_si64($0))",
        _ => "(({c})_mm_cvtsi128_si32($0))",
    };
    fill(e, 128, text, &[x])
}

/// Whether some or all lanes of a mask are on. That of bytes as a number is had by one micro-operation and compared by
/// the branch, where `ptest` takes two beside it.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &Expr) -> Expr {
    cx.pay(4);
    if l.bits == 256 {
        let text = match (cx.has(Isa::Avx2), all) {
            (true, true) => "(_mm256_movemask_epi8($0) == -1)",
            (true, false) => "(_mm256_movemask_epi8($0) != 0)",
            (false, true) => "_mm256_testc_si256($0, _mm256_set1_epi32(-1))",
            (false, false) => "!_mm256_testz_si256($0, $0)",
        };
        return plain(text, &[x]);
    }
    let bytes = l.lanes_per_reg * e.bytes();
    let full = (1u32 << bytes) - 1;
    let used = match bytes {
        16 => "_mm_movemask_epi8($0)",
        _ => "(_mm_movemask_epi8($0) & $1)",
    };
    let text = match all {
        true => format!("({used} == $1)"),
        false => format!("({used} != 0)"),
    };
    plain(&text, &[x, &Expr::Literal(format!("{full:#x}"))])
}

/// Immediate of a comparison that does as C's operator.
pub(in crate::isa) fn predicate(cc: FloatCC) -> &'static str {
    match cc {
        FloatCC::Eq => "_CMP_EQ_OQ",
        FloatCC::Ne => "_CMP_NEQ_UQ",
        FloatCC::Lt => "_CMP_LT_OS",
        FloatCC::Le => "_CMP_LE_OS",
        FloatCC::Gt => "_CMP_GT_OS",
        FloatCC::Ge => "_CMP_GE_OS",
    }
}

/// Immediate of a comparison that holds for what is no number as well, and raises no flag for a quiet one.
pub(in crate::isa) fn unordered_predicate(cc: FloatCC) -> Option<&'static str> {
    match cc {
        FloatCC::Eq | FloatCC::Ne => None,
        FloatCC::Lt => Some("_CMP_NGE_UQ"),
        FloatCC::Le => Some("_CMP_NGT_UQ"),
        FloatCC::Gt => Some("_CMP_NLE_UQ"),
        FloatCC::Ge => Some("_CMP_NLT_UQ"),
    }
}
