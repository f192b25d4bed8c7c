//! Loads and stores: whole registers, parts of registers, reversed, masked.

use super::{neon_memory, reverse};
use crate::ctree::{Expr, call, cast};
use crate::isa::layout::{Layout, layout};
use crate::isa::names::{int_of, mask_bits, scalar_type, unaligned};
use crate::isa::operand::Arg;
use crate::isa::operations::address::{Address, address, small, small_store};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::{Isa, Terms};
use crate::isa::words::x86::{as_elem, as_int, int_type};
use midend::plan::{Lanes, PType};
use midend::ssa::Type;

/// AVX's store under a mask, in quarter cycles: one cycle on Intel's processors, twelve on AMD's up to
/// Zen 4, which have it in microcode (uops.info, `VMASKMOVPS`).
const MASKED_STORE: u32 = 14;

/// Element offset of the lowest address of register `r`.
fn lowest(how: Lanes, l: &Layout, r: u32) -> Option<i64> {
    let first = i64::from(r * l.lanes_per_reg);
    match how {
        Lanes::One => None,
        Lanes::Consecutive => Some(first),
        Lanes::Reversed => Some(-(first + i64::from(l.lanes_per_reg) - 1)),
    }
}

/// Reads each register.
pub(in crate::isa) fn load(cx: &mut Cx, how: Lanes, args: &[Arg], to: PType) -> Option<Vec<Expr>> {
    let PType::Vector(e, _) = to else { return None };
    let l = layout(cx.m, to, cx.reg_bits)?;
    let mask = args.get(1);
    if let Some(mask) = mask
        && mask.text.len() != l.count as usize
    {
        return None;
    }
    let mut out = Vec::new();
    for r in 0..l.count {
        let at = address(args.first()?, e, lowest(how, &l, r)?)?;
        let mut x = match mask {
            None => load_one(cx, e, &l, &at),
            Some(mask) => {
                let mask = register_mask(cx, how, e, &l, &mask.text[r as usize])?;
                masked_load(cx, e, &l, &at, &mask)?
            }
        };
        if how == Lanes::Reversed {
            let kept = cx.keep(&l.c_type, x);
            x = reverse::register(cx, e, &l, &kept)?;
        }
        out.push(x);
    }
    Some(out)
}

/// Writes each register.
pub(in crate::isa) fn store(cx: &mut Cx, how: Lanes, args: &[Arg]) -> Option<Vec<Expr>> {
    let [to, value, mask @ ..] = args else {
        return None;
    };
    let (e, l) = value.vector()?;
    for r in 0..l.count {
        let at = address(to, e, lowest(how, l, r)?)?;
        let mut x = value.text[r as usize].clone();
        if how == Lanes::Reversed {
            let turned = reverse::register(cx, e, l, &x)?;
            x = cx.keep(&l.c_type, turned);
        }
        match mask {
            [] => store_one(cx, e, l, &at, &x),
            [mask] => {
                let mask = register_mask(cx, how, e, l, mask.text.get(r as usize)?)?;
                masked_store(cx, e, l.bits, &at, &mask, &x)?;
            }
            _ => return None,
        }
    }
    Some(Vec::new())
}

fn load_cost(w: u32) -> u32 {
    if w == 512 { 3 } else { 2 }
}

fn load_one(cx: &mut Cx, e: Type, l: &Layout, at: &Address) -> Expr {
    let bits = l.lanes_per_reg * e.bits();
    cx.pay(load_cost(l.bits));
    if cx.m.vector_ext() {
        return plain("(*$0)", &[&at.read_as(&in_memory(cx, e, l, at))]);
    }
    if cx.m.terms() == Terms::Neon {
        return neon_memory::load(cx, e, bits, at);
    }
    let w = l.bits;
    if bits == w {
        return if e.is_float() {
            fill(e, w, "{mm}_loadu_{ps}($0)", &[&at.read(e)])
        } else if w == 512 {
            fill(e, w, "{mm}_loadu_{si}($0)", &[&at.any()])
        } else if cx.m.paired && cx.has(Isa::Avx) {
            fill(e, w, "{mm}_lddqu_{si}($0)", &[&at.read_as(&int_type(w))])
        } else {
            fill(e, w, "{mm}_loadu_{si}($0)", &[&at.read_as(&int_type(w))])
        };
    }
    let x = match bits {
        64 => plain("_mm_loadl_epi64($0)", &[&at.read_as("__m128i")]),
        32 => plain("_mm_cvtsi32_si128($0)", &[&small(cx, "int", at)]),
        _ => {
            let t = small(cx, narrow(bits), at);
            plain("_mm_cvtsi32_si128((int)$0)", &[&t])
        }
    };
    as_elem(e, w, &x)
}

/// The vector type of our own of what is at an address: what is known to be no array of such elements may be at any.
fn in_memory(cx: &Cx, e: Type, l: &Layout, at: &Address) -> String {
    match at.typed || !cx.m.unaligned || e.bytes() == 1 {
        true => l.c_type.clone(),
        false => unaligned(&l.c_type),
    }
}

/// C type of fewer bits than an `int` has.
fn narrow(bits: u32) -> &'static str {
    if bits == 16 {
        "unsigned short"
    } else {
        "unsigned char"
    }
}

fn store_one(cx: &mut Cx, e: Type, l: &Layout, at: &Address, x: &Expr) {
    let bits = l.lanes_per_reg * e.bits();
    cx.pay(if l.bits == 512 { 4 } else { 2 });
    if cx.m.vector_ext() {
        let to = at.write_as(&in_memory(cx, e, l, at));
        return cx.run(plain("*$0 = $1", &[&to, x]));
    }
    if cx.m.terms() == Terms::Neon {
        return neon_memory::store(cx, e, bits, at, x);
    }
    let w = l.bits;
    if bits == w {
        return cx.run(if e.is_float() {
            fill(e, w, "{mm}_storeu_{ps}($0, $1)", &[&at.write(e), x])
        } else {
            let to = match w {
                512 => at.write_any(),
                _ => at.write_as(&int_type(w)),
            };
            fill(e, w, "{mm}_storeu_{si}($0, $1)", &[&to, x])
        });
    }
    let x = as_int(e, w, x);
    if bits == 64 {
        let args = vec![at.write_as("__m128i"), x];
        return cx.run(call("_mm_storel_epi64", args));
    }
    let value = call("_mm_cvtsi128_si32", vec![x]);
    match bits {
        32 => small_store(cx, "int", at, value),
        _ => small_store(cx, narrow(bits), at, cast(narrow(bits), value)),
    }
}

/// The mask of a register as its masked access wants it: turned if the access is reversed, and
/// surely off above the lanes that count.
fn register_mask(cx: &mut Cx, how: Lanes, e: Type, l: &Layout, mask: &Expr) -> Option<Expr> {
    let i = int_of(e);
    if !cx.m.is_x86() {
        return None;
    }
    let used = l.lanes_per_reg;
    if cx.m.bit_masks() {
        let mut mask = mask.clone();
        if how == Lanes::Reversed {
            mask = reverse::reverse_mask(cx, i, l, &mask)?;
        }
        let full = mask_bits(l.bits / e.bits());
        if used < l.bits / e.bits() {
            cx.pay(2);
            let text = format!("(__mmask{full})($0 & {}u)", (1u64 << used) - 1);
            mask = plain(&text, &[&mask]);
        }
        return Some(mask);
    }
    let mut mask = mask.clone();
    let ty = int_type(l.bits);
    if how == Lanes::Reversed {
        let turned = reverse::register(cx, i, l, &mask)?;
        mask = cx.keep(&ty, turned);
    }
    if used * e.bits() == 64 {
        mask = cx.x(2, e, 128, "_mm_move_epi64($0)", &[&mask]);
    }
    Some(mask)
}

fn masked_load(cx: &mut Cx, e: Type, l: &Layout, at: &Address, mask: &Expr) -> Option<Expr> {
    let w = l.bits;
    if cx.m.bit_masks() {
        let name = if e.is_float() {
            "{mm}_maskz_loadu_{ps}($0, $1)"
        } else {
            "{mm}_maskz_loadu_{epi}($0, $1)"
        };
        return Some(cx.x(4, e, w, name, &[mask, &at.any()]));
    }
    if !cx.has(Isa::Avx) || e.bits() < 32 {
        return None;
    }
    if e.is_float() {
        let from = at.read(e);
        return Some(cx.x(4, e, w, "{mm}_maskload_{ps}($0, $1)", &[&from, mask]));
    }
    if !cx.has(Isa::Avx2) {
        let f = if e == Type::I64 { Type::F64 } else { Type::F32 };
        let from = at.read_as(scalar_type(f));
        let x = cx.x(4, f, w, "{mm}_maskload_{ps}($0, $1)", &[&from, mask]);
        return Some(as_int(f, w, &x));
    }
    let from = match e {
        Type::I64 => plain("__extension__ $0", &[&at.read_as("long long")]),
        _ => at.read_as("int"),
    };
    Some(cx.x(4, e, w, "{mm}_maskload_{epi}($0, $1)", &[&from, mask]))
}

/// Writes those lanes of a register that a mask says.
pub(in crate::isa) fn masked_store(
    cx: &mut Cx,
    e: Type,
    w: u32,
    at: &Address,
    mask: &Expr,
    x: &Expr,
) -> Option<()> {
    if cx.m.bit_masks() {
        let name = if e.is_float() {
            "{mm}_mask_storeu_{ps}($0, $1, $2)"
        } else {
            "{mm}_mask_storeu_{epi}($0, $1, $2)"
        };
        let text = cx.x(6, e, w, name, &[&at.write_any(), mask, x]);
        cx.run(text);
        return Some(());
    }
    if !cx.has(Isa::Avx) || e.bits() < 32 {
        return None;
    }
    let text = if e.is_float() {
        cx.x(
            MASKED_STORE,
            e,
            w,
            "{mm}_maskstore_{ps}($0, $1, $2)",
            &[&at.write(e), mask, x],
        )
    } else if !cx.has(Isa::Avx2) {
        let f = if e == Type::I64 { Type::F64 } else { Type::F32 };
        let x = as_elem(f, w, x);
        cx.x(
            MASKED_STORE,
            f,
            w,
            "{mm}_maskstore_{ps}($0, $1, $2)",
            &[&at.write_as(scalar_type(f)), mask, &x],
        )
    } else {
        let to = match e {
            Type::I64 => plain("__extension__ $0", &[&at.write_as("long long")]),
            _ => at.write_as("int"),
        };
        cx.x(
            MASKED_STORE,
            e,
            w,
            "{mm}_maskstore_{epi}($0, $1, $2)",
            &[&to, mask, x],
        )
    };
    cx.run(text);
    Some(())
}
