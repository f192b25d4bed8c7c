//! Lanes of several vectors put together, and taken apart.

use crate::ctree::Expr;
use crate::isa::lane::each;
use crate::isa::operand::Arg;
use crate::isa::row::Cx;
use crate::isa::words;
use crate::isa::words::x86::{as_elem, as_int};
use crate::isa::words::{chunk, generic, x86};
use midend::plan::{Half, ZIP_BITS};
use midend::ssa::Type;
use midend::target::RowOp;

/// See [`midend::plan::POp::Zip`].
pub(in crate::isa) fn zip(cx: &mut Cx, half: Half, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    if a.ty != b.ty || l.lanes_per_reg * e.bits() < ZIP_BITS {
        return None;
    }
    each(cx, RowOp::Zip(half), e, l.bits, &[&a.text, &b.text])
}

/// See [`midend::plan::POp::Unzip`].
pub(in crate::isa) fn unzip(cx: &mut Cx, half: Half, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    if a.ty != b.ty || l.lanes_per_reg * e.bits() < ZIP_BITS {
        return None;
    }
    let both = [&a.text[..], &b.text[..]].concat();
    let (first, second): (Vec<_>, Vec<_>) = both
        .chunks_exact(2)
        .map(|pair| (pair[0].clone(), pair[1].clone()))
        .unzip();
    each(cx, RowOp::Unzip(half), e, l.bits, &[&first, &second])
}

/// See [`midend::plan::POp::ZipBlocks`].
pub(in crate::isa) fn blocks(cx: &mut Cx, half: Half, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    let per = (l.lanes_per_reg * e.bits() / ZIP_BITS) as usize;
    let count = a.text.len();
    if a.ty != b.ty || per == 0 || per * count < 2 {
        return None;
    }
    let start = match half {
        Half::Low => 0,
        Half::High => per * count / 2,
    };
    if per == 1 {
        let registers = start..start + count / 2;
        let pairs = registers.map(|r| [a.text[r].clone(), b.text[r].clone()]);
        return Some(pairs.flatten().collect());
    }
    let halves = (0..count).map(|r| {
        let block = start + r * per / 2;
        let (register, upper) = (block / per, !block.is_multiple_of(per));
        let pair = [&a.text[register], &b.text[register]];
        one_of_blocks(cx, upper, e, l.bits, &pair)
    });
    halves.collect()
}

/// The lower or upper blocks of two registers in turn.
fn one_of_blocks(cx: &mut Cx, upper: bool, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    if cx.m.vector_ext() {
        return Some(extension_of_blocks(cx, upper, e, w, a));
    }
    match (w, upper) {
        (256, _) => {
            let number = if upper { "0x31" } else { "0x20" };
            let name = match e {
                Type::F32 => "_mm256_permute2f128_ps",
                Type::F64 => "_mm256_permute2f128_pd",
                _ if cx.in_halves(w) => "_mm256_permute2f128_si256",
                _ => "_mm256_permute2x128_si256",
            };
            Some(cx.x(3, e, w, &format!("{name}($0, $1, {number})"), a))
        }
        (512, _) => {
            let first = if upper { 4 } else { 0 };
            let order = [0, 1, 8, 9, 2, 3, 10, 11].map(|k| k + first);
            let order = x86::constant(Type::I64, 512, &order);
            let (x, y) = match e.is_float() {
                true => (as_int(e, w, a[0]), as_int(e, w, a[1])),
                false => (a[0].clone(), a[1].clone()),
            };
            let text = "_mm512_permutex2var_epi64($0, $2, $1)";
            let text = cx.x(4, e, w, text, &[&x, &y, &order]);
            Some(match e.is_float() {
                true => as_elem(e, w, &text),
                false => text,
            })
        }
        _ => None,
    }
}

fn extension_of_blocks(cx: &mut Cx, upper: bool, e: Type, w: u32, a: &[&Expr]) -> Expr {
    cx.pay(3);
    let (block, all) = (ZIP_BITS / e.bits(), w / e.bits());
    let start = if upper { all / 2 } else { 0 };
    let lane = |k: u32| k / block % 2 * all + start + k / (2 * block) * block + k % block;
    let lanes: Vec<u32> = (0..all).map(lane).collect();
    generic::shuffle(a[0], a[1], &lanes)
}

/// See [`midend::plan::POp::Concat`].
pub(in crate::isa) fn concat(cx: &mut Cx, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    let both = [&a.text[..], &b.text[..]].concat();
    (a.ty == b.ty).then(|| words::concat(cx, e, both, l.lanes_per_reg, cx.reg_bits))
}

/// See [`midend::plan::POp::Split`].
pub(in crate::isa) fn split(cx: &mut Cx, half: Half, from: &Arg) -> Option<Vec<Expr>> {
    let (e, l) = from.vector()?;
    let number = match half {
        Half::Low => 0,
        Half::High => 1,
    };
    match from.text.len() {
        1 if l.lanes_per_reg < 2 => None,
        1 => {
            let lanes = l.lanes_per_reg / 2;
            Some(vec![chunk(cx, e, &from.text, l.bits, number, lanes)])
        }
        count => {
            let first = number as usize * count / 2;
            Some(from.text[first..first + count / 2].to_vec())
        }
    }
}
