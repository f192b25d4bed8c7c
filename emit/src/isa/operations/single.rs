//! One lane of several: whether it is the only one that is on, which it is, and what it holds.

use crate::isa::names::{mask_bits, mask_type, own_vector, scalar_type};
use crate::isa::operand::Arg;
use crate::isa::operations::scalars::moved;
use crate::isa::row::Cx;
use midend::ssa::Type;

/// Whether more than one lane is on.
pub(in crate::isa) fn several(cx: &mut Cx, mask: &Arg) -> Option<Vec<String>> {
    if !cx.m.is_x86() {
        let (bits, l) = mask.mask()?;
        let own = scalar_type(Type::int_of_bits(bits)?);
        cx.pay(l.count + 4 * l.lanes_per_reg);
        // A lane that is on is -1.
        let ty = mask_type(cx.m, bits, l.bits);
        let sum = cx.temporary(&ty, Some(mask.text.join(" + ")));
        let lanes = (0..l.lanes_per_reg).map(|k| format!("{sum}[{k}]"));
        // Where a lane does not hold their number, each is counted for itself.
        let holds = u64::from(l.lanes_per_reg * l.count) < 1 << bits.min(32);
        return Some(vec![match holds {
            true => {
                let all: Vec<String> = lanes.collect();
                format!("(({own})-({}) > 1)", all.join(" + "))
            }
            false => {
                let all: Vec<String> = lanes.map(|lane| format!("({own})-{lane}")).collect();
                format!("({} > 1)", all.join(" + "))
            }
        }]);
    }
    let words = words(cx, mask)?;
    let (mut rest, mut some) = (Vec::new(), Vec::new());
    for Word { ty, text, .. } in words {
        cx.pay(3);
        let bits = cx.keep(ty, text);
        rest.push(format!("({bits} & ({bits} - 1))"));
        some.push(format!("({bits} != 0)"));
    }
    let first = format!("({} != 0)", rest.join(" | "));
    Some(vec![match rest.len() {
        1 => first,
        _ => format!("(({}) != 0 || {} > 1)", rest.join(" | "), some.join(" + ")),
    }])
}

/// Number of the first lane that is on.
pub(in crate::isa) fn first_on(cx: &mut Cx, mask: &Arg) -> Option<Vec<String>> {
    if !cx.m.is_x86() {
        let lanes = lanes_of(cx, mask)?;
        let last = lanes.len() - 1;
        let ask = |(k, lane): (usize, &String)| format!("{lane} ? {k}ul : ");
        let asked: String = lanes[..last].iter().enumerate().map(ask).collect();
        return Some(vec![format!("({asked}{last}ul)")]);
    }
    let words = words(cx, mask)?;
    let last = words.len() - 1;
    let mut text = String::new();
    for (n, word) in words.into_iter().enumerate() {
        cx.pay(4);
        let bits = cx.keep(word.ty, word.text);
        let long = if word.ty == LONG { "l" } else { "" };
        let number = format!("(unsigned long)__builtin_ctz{long}({bits})");
        let mut number = match word.step {
            1 => number,
            step => format!("{number} / {step}"),
        };
        if word.first > 0 {
            number = format!("{} + {number}", word.first);
        }
        text += &match n == last {
            true => number,
            false => format!("{bits} != 0 ? {number} : "),
        };
    }
    Some(vec![format!("({text})")])
}

/// The lane of that number.
pub(in crate::isa) fn extract_at(cx: &mut Cx, from: &Arg, lane: &str) -> Option<Vec<String>> {
    let (e, l) = from.vector()?;
    let letter = if e.is_float() { 'f' } else { 'u' };
    let ty = own_vector(letter, e.bits(), l.bits / e.bits());
    let per = l.lanes_per_reg;
    // It is stored and read again.
    cx.pay(10);
    let lane = cx.keep("unsigned long", lane.to_owned());
    let mut list = from.text.clone();
    if letter == 'u' && cx.m.is_x86() {
        for x in &mut list {
            *x = cx.temporary(&ty, Some(format!("({ty}){x}")));
        }
    }
    let text = match &list[..] {
        [one] => format!("{one}[{lane}]"),
        [first @ .., last] => {
            let ask = |(r, x): (u32, &String)| {
                let end = (r + 1) * per;
                format!("{lane} < {end} ? {x}[{lane} % {per}] : ")
            };
            let asked: String = (0..).zip(first).map(ask).collect();
            let (all, whole) = (
                format!("({asked}{last}[{lane} % {per}])"),
                e.is_float() || e.bits() >= 32,
            );
            match whole {
                true => all,
                false => format!("({}){all}", scalar_type(e)),
            }
        }
        [] => return None,
    };
    Some(vec![text])
}

/// The lanes of a mask, each 0 or all ones.
fn lanes_of(cx: &mut Cx, mask: &Arg) -> Option<Vec<String>> {
    let (_, l) = mask.mask()?;
    let per = l.lanes_per_reg;
    cx.pay(4 * per * l.count);
    let lane = |k: u32| format!("{}[{}]", mask.text[(k / per) as usize], k % per);
    Some((0..per * l.count).map(lane).collect())
}

/// Bits of a mask in one integer.
struct Word {
    ty: &'static str,
    text: String,
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
                true => format!("({ty}){x}"),
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
                part = format!("({part} & {:#x}{suffix})", below & kept);
            }
            if k > 0 {
                cx.pay(2);
                let wide = if ty == LONG { "(unsigned long)" } else { "" };
                part = format!("{wide}{part} << {}", k * own);
            }
            parts.push(part);
        }
        words.push(Word {
            ty,
            text: match &parts[..] {
                [one] => one.clone(),
                parts => format!("({})", parts.join(" | ")),
            },
            step,
            first: n * each as u32 * l.lanes_per_reg,
        });
    }
    Some(words)
}
