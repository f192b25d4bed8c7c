//! What x86 code is made of: constants, bits seen as other types, parts of registers.

use crate::isa::layout::Layout;
use crate::isa::names::{register_type, scalar_type};
use crate::isa::row::{Cx, fill};
use crate::isa::table::Isa;
use midend::ssa::{FloatCC, Type};

/// A move between the 128-bit parts of a register, in quarter cycles: one port does it, on Intel's cores and
/// on AMD's (uops.info, `VEXTRACTI128`, `VINSERTI128`, `VPMOVSXDQ` to 256 bits).
pub(in crate::isa) const CROSSING: u32 = 4;

/// C type of a register of integers.
pub(in crate::isa) fn int_type(w: u32) -> String {
    format!("__m{w}i")
}

/// The register's bits as integers.
pub(in crate::isa) fn as_int(e: Type, w: u32, x: &str) -> String {
    if e.is_float() {
        fill(e, w, "{mm}_cast{ps}_{si}($0)", &[x])
    } else {
        x.to_owned()
    }
}

/// Integer bits as the register of an element.
pub(in crate::isa) fn as_elem(e: Type, w: u32, x: &str) -> String {
    if e.is_float() {
        fill(e, w, "{mm}_cast{si}_{ps}($0)", &[x])
    } else {
        x.to_owned()
    }
}

/// A constant in all lanes of an integer register.
pub(in crate::isa) fn set1(e: Type, w: u32, value: i64) -> String {
    let text = match i32::try_from(value) {
        Ok(value) if e.bits() == 64 => format!("{value}l"),
        Ok(value) => value.to_string(),
        Err(_) => format!("(long){:#x}ul", value as u64),
    };
    fill(e, w, set1_name(e, w), &[&text])
}

pub(in crate::isa) fn set1_name(e: Type, w: u32) -> &'static str {
    if e.bits() == 64 && w < 512 {
        "{mm}_set1_epi64x($0)"
    } else {
        "{mm}_set1_epi{n}($0)"
    }
}

/// A register of integer constants.
pub(in crate::isa) fn constant(e: Type, w: u32, values: &[i64]) -> String {
    let name = match (e, w) {
        (Type::I64, 512) => "{mm}_set_epi64($0)",
        (Type::I64, _) => "{mm}_set_epi64x($0)",
        _ => "{mm}_set_epi{n}($0)",
    };
    let suffix = if e == Type::I64 { "l" } else { "" };
    let texts = values.iter().rev().map(|value| format!("{value}{suffix}"));
    let texts: Vec<String> = texts.collect();
    fill(e, w, name, &[&texts.join(", ")])
}

/// Bitwise operation on integer registers: `and`, `or`, `xor`, `andnot`.
pub(in crate::isa) fn logic(cx: &mut Cx, name: &str, w: u32, a: &str, b: &str) -> String {
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
pub(in crate::isa) fn sign_mask(cx: &mut Cx, e: Type, w: u32, x: &str) -> String {
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
            let n = (e.bits() - 1).to_string();
            cx.x(2, e, w, "{mm}_srai_{epi}($0, $1)", &[x, &n])
        }
    }
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
pub(in crate::isa) fn half(cx: &mut Cx, e: Type, width: u32, high: bool, x: &str) -> String {
    let (name, si) = match e {
        Type::F32 => ("ps", "ps"),
        Type::F64 => ("pd", "pd"),
        _ => ("si", "i"),
    };
    let wide = width * 2;
    if !high {
        let suffix = if e.is_float() {
            format!("{name}{wide}_{name}{width}")
        } else {
            format!("si{wide}_si{width}")
        };
        return format!("_mm{wide}_cast{suffix}({x})");
    }
    cx.pay(CROSSING);
    if wide == 512 {
        let kind = match e {
            Type::F32 => "f32x8_ps",
            Type::F64 => "f64x4_pd",
            _ => "i64x4_epi64",
        };
        return format!("_mm512_extract{kind}({x}, 1)");
    }
    match e {
        Type::F32 | Type::F64 => format!("_mm256_extractf128_{si}({x}, 1)"),
        _ if !cx.has(Isa::Avx2) => format!("_mm256_extractf128_si256({x}, 1)"),
        _ => format!("_mm256_extracti128_si256({x}, 1)"),
    }
}

/// Lanes of a 128-bit register moved down.
pub(in crate::isa) fn down(cx: &mut Cx, e: Type, x: &str, lanes: u32) -> String {
    let i = as_int(e, 128, x);
    let bytes = (lanes * e.bytes()).to_string();
    let moved = cx.x(2, e, 128, "_mm_srli_si128($0, $1)", &[&i, &bytes]);
    as_elem(e, 128, &moved)
}

/// See [`super::concat`].
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &str, b: &str) -> String {
    let bits = lanes * e.bits();
    if bits < 128 {
        let (a, b) = (as_int(e, 128, a), as_int(e, 128, b));
        let n = bits.to_string();
        let joined = cx.x(2, e, 128, "_mm_unpacklo_epi$2($0, $1)", &[&a, &b, &n]);
        return as_elem(e, 128, &joined);
    }
    cx.pay(CROSSING);
    if bits == 256 {
        return match e {
            Type::F32 => format!("_mm512_insertf32x8(_mm512_castps256_ps512({a}), {b}, 1)"),
            Type::F64 => format!("_mm512_insertf64x4(_mm512_castpd256_pd512({a}), {b}, 1)"),
            _ => format!("_mm512_inserti64x4(_mm512_castsi256_si512({a}), {b}, 1)"),
        };
    }
    match e {
        Type::F32 => format!("_mm256_insertf128_ps(_mm256_castps128_ps256({a}), {b}, 1)"),
        Type::F64 => format!("_mm256_insertf128_pd(_mm256_castpd128_pd256({a}), {b}, 1)"),
        _ if !cx.has(Isa::Avx2) => {
            format!("_mm256_insertf128_si256(_mm256_castsi128_si256({a}), {b}, 1)")
        }
        _ => format!("_mm256_inserti128_si256(_mm256_castsi128_si256({a}), {b}, 1)"),
    }
}

/// Lane 0 of a 128-bit register as a scalar.
pub(in crate::isa) fn extract(cx: &mut Cx, e: Type, x: &str) -> String {
    cx.pay(4);
    match e {
        Type::F32 => format!("_mm_cvtss_f32({x})"),
        Type::F64 => format!("_mm_cvtsd_f64({x})"),
        Type::I64 => format!("((unsigned long)_mm_cvtsi128_si64({x}))"),
        _ => format!("(({})_mm_cvtsi128_si32({x}))", scalar_type(e)),
    }
}

/// Whether some or all lanes of a mask are on.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &str) -> String {
    cx.pay(4);
    if l.bits == 256 {
        return if all {
            format!("_mm256_testc_si256({x}, _mm256_set1_epi32(-1))")
        } else {
            format!("!_mm256_testz_si256({x}, {x})")
        };
    }
    let bytes = l.lanes_per_reg * e.bytes();
    if !all && bytes == 16 && cx.has(Isa::Sse41) {
        return format!("!_mm_testz_si128({x}, {x})");
    }
    let full = (1u32 << bytes) - 1;
    let used = if bytes == 16 {
        format!("_mm_movemask_epi8({x})")
    } else {
        format!("(_mm_movemask_epi8({x}) & {full:#x})")
    };
    if all {
        format!("({used} == {full:#x})")
    } else {
        format!("({used} != 0)")
    }
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
