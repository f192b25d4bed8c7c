//! One lane of several: whether it is the only one that is on, which it is, and what it holds.

use crate::ctree::{Expr, cast, index, joined};
use crate::isa::names::{mask_bits, mask_type, own_vector, scalar_type};
use crate::isa::operand::Arg;
use crate::isa::operations::scalars::moved;
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::Isa;
use midend::ssa::Type;

/// Whether more than one lane is on.
pub(in crate::isa) fn several(cx: &mut Cx, mask: &Arg) -> Option<Vec<Expr>> {
    if !cx.m.is_x86() {
        let (bits, l) = mask.mask()?;
        let own = scalar_type(Type::int_of_bits(bits)?);
        cx.pay(l.count + 4 * l.lanes_per_reg);
        // A lane that is on is -1.
        let ty = mask_type(cx.m, bits, l.bits);
        let sum = joined("+", mask.text.iter().cloned());
        let sum = cx.temporary(&ty, sum);
        let lanes = (0..l.lanes_per_reg).map(|k| index(&sum, k));
        // Where a lane does not hold their number, each is counted for itself.
        let holds = u64::from(l.lanes_per_reg * l.count) < 1 << bits.min(32);
        let number = match holds {
            true => plain(&format!("({own})-($0)"), &[&joined("+", lanes)?]),
            false => {
                let each = format!("({own})-$0");
                joined("+", lanes.map(|lane| plain(&each, &[&lane])))?
            }
        };
        return Some(vec![plain("($0 > 1)", &[&number])]);
    }
    let words = words(cx, mask)?;
    let (mut rest, mut some) = (Vec::new(), Vec::new());
    for Word { ty, bits, .. } in words {
        cx.pay(3);
        let bits = cx.keep(ty, bits);
        rest.push(plain("($0 & ($0 - 1))", &[&bits]));
        some.push(plain("($0 != 0)", &[&bits]));
    }
    Some(vec![match &rest[..] {
        [one] => plain("($0 != 0)", &[one]),
        _ => {
            let (rest, some) = (joined("|", rest)?, joined("+", some)?);
            plain("(($0) != 0 || $1 > 1)", &[&rest, &some])
        }
    }])
}

/// How many lanes are on.
pub(in crate::isa) fn count_on(cx: &mut Cx, mask: &Arg) -> Option<Vec<Expr>> {
    if !cx.m.is_x86() || !cx.has(Isa::Avx) {
        return None;
    }
    let mut counts = Vec::new();
    for word in words(cx, mask)? {
        cx.pay(2);
        let long = if word.ty == LONG { "l" } else { "" };
        let text = format!("(unsigned long)__builtin_popcount{long}($0)");
        counts.push(plain(&text, &[&word.bits]));
    }
    Some(vec![plain("($0)", &[&joined("+", counts)?])])
}

/// Number of the first lane that is on, in masks one behind the other.
pub(in crate::isa) fn first_on(cx: &mut Cx, masks: &[Arg]) -> Option<Vec<Expr>> {
    // As one mask of more registers.
    let mask = Arg {
        text: masks.iter().flat_map(|mask| mask.text.clone()).collect(),
        ..masks.first()?.clone()
    };
    if !cx.m.is_x86() {
        let lanes = lanes_of(cx, &mask)?;
        let number = |k: usize| Expr::Literal(format!("{k}ul"));
        let last = number(lanes.len() - 1);
        let asked = lanes[..lanes.len() - 1].iter().enumerate().rev();
        let asked = asked.fold(last, |rest, (k, lane)| {
            plain("$0 ? $1 : $2", &[lane, &number(k), &rest])
        });
        return Some(vec![plain("($0)", &[&asked])]);
    }
    let mut asked = Vec::new();
    for word in words(cx, &mask)? {
        cx.pay(4);
        let bits = cx.keep(word.ty, word.bits);
        let long = if word.ty == LONG { "l" } else { "" };
        let mut number = format!("(unsigned long)__builtin_ctz{long}($0)");
        if word.step > 1 {
            number = format!("{number} / {}", word.step);
        }
        if word.first > 0 {
            number = format!("{} + {number}", word.first);
        }
        asked.push((plain(&number, &[&bits]), bits));
    }
    let (last, _) = asked.pop()?;
    let first = asked.iter().rev().fold(last, |rest, (number, bits)| {
        plain("$0 != 0 ? $1 : $2", &[bits, number, &rest])
    });
    Some(vec![plain("($0)", &[&first])])
}

/// The lane of that number.
pub(in crate::isa) fn extract_at(cx: &mut Cx, from: &Arg, lane: &Expr) -> Option<Vec<Expr>> {
    let (e, l) = from.vector()?;
    let letter = if e.is_float() { 'f' } else { 'u' };
    let ty = own_vector(letter, e.bits(), l.bits / e.bits());
    let per = l.lanes_per_reg;
    // It is stored and read again.
    cx.pay(10);
    let lane = cx.keep("unsigned long", lane.clone());
    let mut list = from.text.clone();
    if letter == 'u' && cx.m.is_x86() {
        for x in &mut list {
            *x = cx.temporary(&ty, Some(cast(&ty, x.clone())));
        }
    }
    let found = match &list[..] {
        [one] => plain("$0[$1]", &[one, &lane]),
        [first @ .., last] => {
            let at = format!("$0[$1 % {per}]");
            let last = plain(&at, &[last, &lane]);
            let asked = (0..first.len()).rev().fold(last, |rest, r| {
                let end = (r as u32 + 1) * per;
                let text = format!("$1 < {end} ? {at} : $2");
                plain(&text, &[&first[r], &lane, &rest])
            });
            match e.is_float() || e.bits() >= 32 {
                true => plain("($0)", &[&asked]),
                false => fill(e, l.bits, "({c})($0)", &[&asked]),
            }
        }
        [] => return None,
    };
    Some(vec![found])
}

/// The lanes of a mask, each 0 or all ones.
fn lanes_of(cx: &mut Cx, mask: &Arg) -> Option<Vec<Expr>> {
    let (_, l) = mask.mask()?;
    let per = l.lanes_per_reg;
    let all = per * mask.text.len() as u32;
    cx.pay(4 * all);
    let lane = |k: u32| index(&mask.text[(k / per) as usize], k % per);
    Some((0..all).map(lane).collect())
}

/// Bits of a mask in one integer.
struct Word {
    ty: &'static str,
    bits: Expr,
    /// A lane's bit is the first of so many.
    step: u32,
    /// Number of its first lane.
    first: u32,
}

const LONG: &str = "unsigned long";

/// A mask's bits, in as few integers as hold them.
fn words(cx: &mut Cx, mask: &Arg) -> Option<Vec<Word>> {
    let (bits, l) = mask.mask()?;
    let step = match bits {
        16 if !cx.m.bit_masks() => 2,
        _ => 1,
    };
    let lanes = l.bits / bits;
    let (own, all) = match cx.m.bit_masks() {
        true => (l.lanes_per_reg, mask_bits(lanes)),
        false => (l.lanes_per_reg * step, lanes * step),
    };
    let each = (64 / own).max(1) as usize;
    let mut words = Vec::new();
    for (n, registers) in (0..).zip(mask.text.chunks(each)) {
        let ty = match own * registers.len() as u32 {
            0..=32 => "unsigned int",
            _ => LONG,
        };
        let mut parts = Vec::new();
        for (k, x) in (0..).zip(registers) {
            let mut part = match cx.m.bit_masks() {
                true => cast(ty, x.clone()),
                false => moved(cx, bits, l.bits, x),
            };
            if own < all || step > 1 {
                // Above the lanes, bits are arbitrary; of two bits one says all.
                let below = u64::MAX >> (64 - own);
                let kept = if step > 1 {
                    0x5555_5555_5555_5555
                } else {
                    below
                };
                let suffix = if own > 32 { "ul" } else { "u" };
                cx.pay(1);
                let text = format!("($0 & {:#x}{suffix})", below & kept);
                part = plain(&text, &[&part]);
            }
            if k > 0 {
                cx.pay(2);
                let wide = if ty == LONG { "(unsigned long)" } else { "" };
                part = plain(&format!("{wide}$0 << {}", k * own), &[&part]);
            }
            parts.push(part);
        }
        words.push(Word {
            ty,
            bits: match &parts[..] {
                [one] => one.clone(),
                _ => plain("($0)", &[&joined("|", parts)?]),
            },
            step,
            first: n * each as u32 * l.lanes_per_reg,
        });
    }
    Some(words)
}
