//! Loads and stores of Advanced SIMD.

use crate::ctree::{Expr, call};
use crate::isa::names::scalar_type;
use crate::isa::operations::address::{Address, small, small_store};
use crate::isa::row::{Cx, plain};
use crate::isa::words::neon::{reinterpret, suffix};
use midend::ssa::Type;

/// C type and lane type of a scalar of that many bits.
fn piece(bits: u32) -> (&'static str, &'static str) {
    match bits {
        32 => ("unsigned int", "u32"),
        16 => ("unsigned short", "u16"),
        _ => ("unsigned char", "u8"),
    }
}

/// Whether memory of the element's C type may be accessed as the lane type; `long` and `long long`
/// are one lane type but do not alias.
fn direct(e: Type, at: &Address) -> bool {
    e == Type::I8 || (at.typed && e != Type::I64)
}

/// What memory is accessed as whose C type is not known.
const BYTE: &str = "unsigned char";

/// Reads that many bits.
pub(in crate::isa) fn load(cx: &mut Cx, e: Type, bits: u32, at: &Address) -> Expr {
    let s = suffix(e);
    match bits {
        128 if direct(e, at) => {
            let from = match e.is_float() {
                true => at.read(e),
                false => at.read_as(scalar_type(e)),
            };
            call(format!("vld1q_{s}"), vec![from])
        }
        128 => reinterpret(&s, "u8", &plain("vld1q_u8($0)", &[&at.read_as(BYTE)])),
        64 => {
            let text = "vcombine_u8(vld1_u8($0), vdup_n_u8(0))";
            reinterpret(&s, "u8", &plain(text, &[&at.read_as(BYTE)]))
        }
        _ => {
            let (ty, lane) = piece(bits);
            let t = small(cx, ty, at);
            reinterpret(&s, lane, &call(format!("vdupq_n_{lane}"), vec![t]))
        }
    }
}

/// Writes that many bits.
pub(in crate::isa) fn store(cx: &mut Cx, e: Type, bits: u32, at: &Address, x: &Expr) {
    let s = suffix(e);
    match bits {
        128 if direct(e, at) => {
            let to = match e.is_float() {
                true => at.write(e),
                false => at.write_as(scalar_type(e)),
            };
            cx.run(call(format!("vst1q_{s}"), vec![to, x.clone()]));
        }
        128 => {
            let args = vec![at.write_as(BYTE), reinterpret("u8", &s, x)];
            cx.run(call("vst1q_u8", args));
        }
        64 => {
            let bytes = reinterpret("u8", &s, x);
            let text = "vst1_u8($0, vget_low_u8($1))";
            cx.run(plain(text, &[&at.write_as(BYTE), &bytes]));
        }
        _ => {
            let (ty, lane) = piece(bits);
            let text = format!("vgetq_lane_{lane}($0, 0)");
            let value = plain(&text, &[&reinterpret(lane, &s, x)]);
            small_store(cx, ty, at, value);
        }
    }
}
