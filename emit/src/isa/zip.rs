//! Lanes of several vectors put together, and taken apart.

use super::generic;
use super::regs::{self, Arg, chunk, each};
use super::row::Cx;
use super::x86::{as_elem, as_int};
use super::{Isa, avx};
use midend::plan::{Half, ZIP_BITS};
use midend::ssa::Type;
use midend::target::RowOp;

/// See [`midend::plan::POp::Zip`].
pub(super) fn zip(cx: &mut Cx, half: Half, args: &[Arg]) -> Option<Vec<String>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    if a.ty != b.ty || l.lanes_per_reg * e.bits() < ZIP_BITS {
        return None;
    }
    each(cx, RowOp::Zip(half), e, l.bits, &[&a.text, &b.text])
}

/// See [`midend::plan::POp::Concat`].
pub(super) fn concat(cx: &mut Cx, reg_bits: u32, args: &[Arg]) -> Option<Vec<String>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    let both = [&a.text[..], &b.text[..]].concat();
    (a.ty == b.ty).then(|| regs::concat(cx, e, both, l.lanes_per_reg, reg_bits))
}

/// See [`midend::plan::POp::Split`].
pub(super) fn split(cx: &mut Cx, half: Half, from: &Arg) -> Option<Vec<String>> {
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

/// The instructions that unpack, of one register.
pub(super) fn x86(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let name = match half {
        Half::Low => "lo",
        Half::High => "hi",
    };
    if e.is_float() {
        return Some(cx.x(2, e, w, &format!("{{mm}}_unpack{name}_{{ps}}($0, $1)"), a));
    }
    if cx.m.isa == Isa::Avx && w == 256 {
        let f = match e.bits() {
            32 => Type::F32,
            64 => Type::F64,
            _ => return avx::halves(cx, RowOp::Zip(half), e, a),
        };
        let (x, y) = (as_elem(f, w, a[0]), as_elem(f, w, a[1]));
        let text = x86(cx, half, f, w, &[&x, &y])?;
        return Some(as_int(f, w, &text));
    }
    Some(cx.x(2, e, w, &format!("{{mm}}_unpack{name}_{{epi}}($0, $1)"), a))
}

/// The same by a shuffle.
pub(super) fn extension(cx: &mut Cx, half: Half, e: Type, w: u32, a: &[&str]) -> String {
    cx.pay(2);
    let block = ZIP_BITS / e.bits();
    let start = match half {
        Half::Low => 0,
        Half::High => block / 2,
    };
    let all = w / e.bits();
    let lane = |k: u32| k % 2 * all + k / block * block + start + k % block / 2;
    let lanes: Vec<u32> = (0..all).map(lane).collect();
    generic::shuffle(a[0], a[1], &lanes)
}
