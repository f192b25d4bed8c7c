//! Lanes that are on, written one behind the other (Lemire and Boytsov, *Decoding Billions of Integers per Second
//! through Vectorization*, 2015, §6, for the table of orders).

use crate::ctree::Expr;
use crate::isa::layout::Layout;
use crate::isa::names::{mask_bits, mask_type};
use crate::isa::operand::Arg;
use crate::isa::operations::address::{Address, address};
use crate::isa::operations::memory::masked_store;
use crate::isa::operations::scalars::moved;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Isa;
use crate::isa::words::x86::{as_elem, as_int, constant, half, int_type, logic};
use midend::ssa::Type;

/// Lanes that one table of orders is for.
const LANES: usize = 4;

/// See [`midend::plan::POp::CompressStore`].
pub(in crate::isa) fn store(cx: &mut Cx, args: &[Arg]) -> Option<Vec<Expr>> {
    let [to, value, mask] = args else {
        return None;
    };
    let (e, l) = value.vector()?;
    if !cx.m.is_x86() || e.bits() < 32 || mask.text.len() != value.text.len() {
        return None;
    }
    let mut at = address(to, e, 0)?;
    let last = value.text.len() - 1;
    for (n, (x, on)) in value.text.iter().zip(&mask.text).enumerate() {
        let count = match cx.m.bit_masks() {
            true => by_instruction(cx, (e, l), &at, x, on)?,
            false if cx.has(Isa::Avx2) => by_orders(cx, (e, l), &at, x, on)?,
            false => return None,
        };
        if n < last {
            let count = cx.keep("unsigned int", count);
            at = at.moved(e, &count);
        }
    }
    Some(Vec::new())
}

/// AVX-512, in registers: to memory, some processors do it in microcode. How many lanes were on.
fn by_instruction(
    cx: &mut Cx,
    (e, l): (Type, &Layout),
    at: &Address,
    x: &Expr,
    on: &Expr,
) -> Option<Expr> {
    let w = l.bits;
    let all = mask_bits(w / e.bits());
    let on = match l.lanes_per_reg < all {
        // Above the lanes, bits are arbitrary.
        true => {
            let text = format!("(__mmask{all})($0 & {:#x}u)", (1u32 << l.lanes_per_reg) - 1);
            cx.keep(&mask_type(cx.m, e.bits(), w), plain(&text, &[on]))
        }
        false => on.clone(),
    };
    cx.pay(4);
    let count = cx.keep(
        "unsigned int",
        plain("(unsigned int)__builtin_popcount($0)", &[&on]),
    );
    let text = match e.is_float() {
        true => "{mm}_maskz_compress_{ps}($0, $1)",
        false => "{mm}_maskz_compress_{epi}($0, $1)",
    };
    let packed = cx.x(8, e, w, text, &[&on, x]);
    let mask = format!("(__mmask{all})((1u << $0) - 1)");
    cx.pay(4);
    let first = plain(&mask, &[&count]);
    masked_store(cx, e, w, at, &first, &packed)?;
    Some(count)
}

/// AVX2: the order of the lanes of a table. How many lanes were on.
fn by_orders(
    cx: &mut Cx,
    (e, l): (Type, &Layout),
    at: &Address,
    x: &Expr,
    on: &Expr,
) -> Option<Expr> {
    let (w, used) = (l.bits, l.lanes_per_reg * e.bits());
    let on = match used < w {
        // Above the lanes, they are arbitrary.
        true => {
            let lanes: Vec<i64> = (0..w / 32).map(|k| -i64::from(k * 32 < used)).collect();
            logic(cx, "and", w, on, &constant(Type::I32, w, &lanes))
        }
        false => on.clone(),
    };
    let on = cx.keep(&int_type(w), on);
    // One bit for each lane of `wide`, and otherwise for each of 32 bits.
    let each = if w == 256 { e.bits() } else { 32 };
    let bits = moved(cx, each, w, &on);
    let bits = cx.keep("unsigned int", bits);
    let count = |cx: &mut Cx, bits: &Expr| {
        cx.pay(2);
        let by = if e.bits() > each { " / 2" } else { "" };
        plain(
            &format!("(unsigned int)__builtin_popcount($0){by}"),
            &[bits],
        )
    };
    match (e.bits(), w) {
        (_, 128) => quarter(cx, e, at, x, &on, &bits)?,
        (32, _) => {
            let low = plain("($0 & 15)", &[&bits]);
            let halves = [false, true].map(|high| {
                let x = half(cx, e, 128, high, x);
                let on = half(cx, Type::I32, 128, high, &on);
                [x, on]
            });
            let [[x, on], [x_high, on_high]] = halves;
            quarter(cx, e, at, &x, &on, &low)?;
            let below = count(cx, &low);
            let at = at.moved(e, &below);
            let high = plain("($0 >> 4)", &[&bits]);
            quarter(cx, e, &at, &x_high, &on_high, &high)?;
        }
        _ => wide(cx, e, at, x, &on, &bits)?,
    }
    Some(count(cx, &bits))
}

/// Four lanes of 32 bits, or two of 64.
fn quarter(cx: &mut Cx, e: Type, at: &Address, x: &Expr, on: &Expr, bits: &Expr) -> Option<()> {
    let shifts = constant(Type::I32, 128, &[0, 2, 4, 6]);
    let order = order(cx, bits);
    let order = cx.x(
        8,
        Type::I32,
        128,
        "_mm_srlv_epi32(_mm_set1_epi32($0), $1)",
        &[&order, &shifts],
    );
    let order = cx.keep("__m128i", order);
    let mut ordered = |x: &Expr| cx.x(2, Type::F32, 128, "_mm_permutevar_ps($0, $1)", &[x, &order]);
    let from = as_int(e, 128, x);
    let (packed, first) = (
        ordered(&as_elem(Type::F32, 128, &from)),
        ordered(&as_elem(Type::F32, 128, on)),
    );
    let (packed, first) = (
        as_int(Type::F32, 128, &packed),
        as_int(Type::F32, 128, &first),
    );
    masked_store(cx, e, 128, at, &first, &as_elem(e, 128, &packed))
}

/// Four lanes of 64 bits, each as two of 32.
fn wide(cx: &mut Cx, e: Type, at: &Address, x: &Expr, on: &Expr, bits: &Expr) -> Option<()> {
    let shifts = constant(Type::I32, 256, &[0, 0, 2, 2, 4, 4, 6, 6]);
    let halves = constant(Type::I32, 256, &[0, 1, 0, 1, 0, 1, 0, 1]);
    let order = order(cx, bits);
    let text =
        "_mm256_add_epi32(_mm256_slli_epi32(_mm256_srlv_epi32(_mm256_set1_epi32($0), $1), 1), $2)";
    let order = cx.x(12, Type::I32, 256, text, &[&order, &shifts, &halves]);
    let order = cx.keep("__m256i", order);
    let mut ordered = |x: &Expr| {
        cx.x(
            4,
            Type::I64,
            256,
            "_mm256_permutevar8x32_epi32($0, $1)",
            &[x, &order],
        )
    };
    let (packed, first) = (ordered(&as_int(e, 256, x)), ordered(on));
    masked_store(cx, e, 256, at, &first, &as_elem(e, 256, &packed))
}

/// Which lane comes where, two bits for each, by which lanes are on.
fn order(cx: &mut Cx, bits: &Expr) -> Expr {
    cx.pay(2);
    let entry = |bits: usize| format!("\\{:03o}", order_of(bits));
    let table: String = (0..1 << LANES).map(entry).collect();
    let table = Expr::Literal(format!("\"{table}\""));
    plain("(int)(unsigned char)$0[$1]", &[&table, bits])
}

/// The lanes that are on, the first of them lowest, and behind them one that is off.
fn order_of(bits: usize) -> usize {
    let is_on = |lane: &usize| bits >> lane & 1 == 1;
    let off = (0..LANES).find(|lane| !is_on(lane)).unwrap_or(0);
    let on = (0..LANES).filter(is_on);
    let lanes = on.chain(std::iter::repeat(off)).take(LANES);
    lanes
        .enumerate()
        .map(|(place, lane)| lane << (2 * place))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::order_of;

    #[test]
    fn lanes_that_are_on_come_first_and_then_one_that_is_off() {
        let lanes = |bits: usize| [0, 2, 4, 6].map(|at| order_of(bits) >> at & 3);
        assert_eq!(lanes(0b0000), [0, 0, 0, 0]);
        assert_eq!(lanes(0b1011), [0, 1, 3, 2]);
        assert_eq!(lanes(0b0110), [1, 2, 0, 0]);
        assert_eq!(lanes(0b1111), [0, 1, 2, 3]);
    }
}
