//! Lanes of three registers in any order: every third one, and one of each in turn.

use crate::ctree::Expr;
use crate::isa::names::{int_of, register_type};
use crate::isa::operand::Arg;
use crate::isa::row::Cx;
use crate::isa::table::Isa;
use crate::isa::words::x86::{as_elem, as_int};
use crate::isa::words::{generic, x86};
use midend::plan::ZIP_BITS;
use midend::ssa::Type;

/// See [`midend::plan::POp::Unzip3`].
pub(in crate::isa) fn unzip3(cx: &mut Cx, first: u32, args: &[Arg]) -> Option<Vec<Expr>> {
    let (e, lanes, w) = alike(args)?;
    let all: Vec<&Expr> = args.iter().flat_map(|arg| &arg.text).collect();
    let order: Vec<u32> = (0..lanes).map(|k| 3 * k + first).collect();
    let registers = all.chunks_exact(3).map(|of| {
        let of = [of[0], of[1], of[2]];
        if is_in_halves(cx, e, w) {
            return unzip3_of_blocks(cx, &order, e, of);
        }
        pick(cx, &order, e, w, of)
    });
    registers.collect()
}

/// See [`midend::plan::POp::Zip3`].
pub(in crate::isa) fn zip3(cx: &mut Cx, third: u32, args: &[Arg]) -> Option<Vec<Expr>> {
    let (e, lanes, w) = alike(args)?;
    let count = args[0].text.len();
    let registers = (third as usize * count..).take(count).map(|r| {
        let of = [0, 1, 2].map(|n: usize| &args[n].text[r / 3]);
        let first = (r % 3) as u32;
        if is_in_halves(cx, e, w) {
            return zip3_of_blocks(cx, first, e, of);
        }
        let in_turn = (first * lanes..).take(lanes as usize);
        let order: Vec<u32> = in_turn.map(|n| n % 3 * lanes + n / 3).collect();
        pick(cx, &order, e, w, of)
    });
    registers.collect()
}

/// AVX2 moves short lanes only within the halves of its registers.
fn is_in_halves(cx: &Cx, e: Type, w: u32) -> bool {
    w == 256 && e.bits() < 32 && cx.has(Isa::Avx2) && cx.m.is_x86()
}

/// Element, lanes and width of the registers of three operands that have full ones.
fn alike(args: &[Arg]) -> Option<(Type, u32, u32)> {
    let [a, b, c] = args else { return None };
    let (e, l) = a.vector()?;
    let full = l.lanes_per_reg * e.bits() >= ZIP_BITS;
    (a.ty == b.ty && a.ty == c.ty && full).then_some((e, l.lanes_per_reg, l.bits))
}

/// The lanes of three registers with those numbers, counted through all three.
fn pick(cx: &mut Cx, order: &[u32], e: Type, w: u32, of: [&Expr; 3]) -> Option<Expr> {
    if !cx.m.is_x86() {
        return Some(shuffled(cx, order, of));
    }
    let lanes = w / e.bits();
    match w {
        128 => {
            let from = |&n: &u32| (of[(n / lanes) as usize].clone(), n % lanes);
            let from: Vec<(Expr, u32)> = order.iter().map(from).collect();
            within(cx, &from, e, 128)
        }
        256 if cx.in_halves(w) => halves(cx, order, e, of),
        256 if e.bits() >= 32 => Some(blended(cx, order, e, of)),
        512 if e != Type::I8 => Some(permuted(cx, order, e, of)),
        _ => None,
    }
}

/// By two shuffles of two registers.
fn shuffled(cx: &mut Cx, order: &[u32], of: [&Expr; 3]) -> Expr {
    cx.pay(5);
    let lanes = order.len() as u32;
    // The third register's lanes come to their places in the second step.
    let first: Vec<u32> = order
        .iter()
        .map(|&n| if n < 2 * lanes { n } else { 0 })
        .collect();
    let text = generic::shuffle(of[0], of[1], &first);
    let places = order.iter().zip(0..);
    let second = places.map(|(&n, k)| if n < 2 * lanes { k } else { n - lanes });
    let second: Vec<u32> = second.collect();
    generic::shuffle(&text, of[2], &second)
}

/// Lanes of any registers, within each 128 bits; none where the ISA has no instruction for it.
fn within(cx: &mut Cx, from: &[(Expr, u32)], e: Type, w: u32) -> Option<Expr> {
    match e.bits() {
        64 => {
            let [a, b] = from else { return None };
            let number = (a.1 | (b.1 << 1)) * if w == 256 { 5 } else { 1 };
            let (x, y) = (as_double(e, w, &a.0), as_double(e, w, &b.0));
            let text = format!("{{mm}}_shuffle_pd($0, $1, {number})");
            let text = cx.x(2, Type::F64, w, &text, &[&x, &y]);
            Some(from_float(e, Type::F64, w, text))
        }
        32 => {
            let mut pairs = Vec::new();
            for pair in from.chunks_exact(2) {
                let [a, b] = pair else { return None };
                let number = (a.1 * 5) | (b.1 * 0x50);
                let (x, y) = (as_single(e, w, &a.0), as_single(e, w, &b.0));
                let text = format!("{{mm}}_shuffle_ps($0, $1, {number:#x})");
                pairs.push(cx.x(2, Type::F32, w, &text, &[&x, &y]));
            }
            let text = "{mm}_shuffle_ps($0, $1, 0x88)";
            let text = cx.x(2, Type::F32, w, text, &[pairs.first()?, pairs.get(1)?]);
            Some(from_float(e, Type::F32, w, text))
        }
        _ if cx.shuffles_bytes() => bytes(cx, from, e, w),
        _ => None,
    }
}

/// By shuffles of the bytes of each register.
fn bytes(cx: &mut Cx, from: &[(Expr, u32)], e: Type, w: u32) -> Option<Expr> {
    let mut registers: Vec<&Expr> = Vec::new();
    for (register, _) in from {
        if !registers.contains(&register) {
            registers.push(register);
        }
    }
    let size = e.bytes();
    let mut all: Option<Expr> = None;
    for register in registers {
        let places = from.iter().flat_map(|(of, lane)| {
            let byte = move |b| {
                if of == register {
                    i64::from(lane * size + b)
                } else {
                    -1
                }
            };
            (0..size).map(byte)
        });
        let order: Vec<i64> = places.collect();
        let one = x86::shuffle_bytes(cx, w, register, &order);
        all = Some(match all {
            Some(all) => cx.x(1, Type::I8, w, "{mm}_or_{si}($0, $1)", &[&all, &one]),
            None => one,
        });
    }
    all
}

/// AVX: each half of 256 bits by itself.
fn halves(cx: &mut Cx, order: &[u32], e: Type, of: [&Expr; 3]) -> Option<Expr> {
    let (lanes, part) = (256 / e.bits(), 128 / e.bits());
    let ty = register_type(cx.m, e, 128);
    let number = |n: u32| n / lanes * 2 + n % lanes / part;
    let mut parts = Vec::new();
    for (x, register) in of.into_iter().zip(0..) {
        let text = std::slice::from_ref(x);
        for n in 0..2 {
            let needed = order.iter().any(|&lane| number(lane) == 2 * register + n);
            parts.push(match needed {
                true => {
                    let half = x86::chunk(cx, e, text, 256, n, part);
                    Some(cx.keep(&ty, half))
                }
                false => None,
            });
        }
    }
    let mut both = Vec::new();
    for half in order.chunks_exact(part as usize) {
        let from = |&n: &u32| Some((parts[number(n) as usize].clone()?, n % part));
        let from: Option<Vec<(Expr, u32)>> = half.iter().map(from).collect();
        let from = from?;
        let text = within(cx, &from, e, 128)?;
        both.push(cx.keep(&ty, text));
    }
    Some(x86::join(cx, e, part, both.first()?, both.get(1)?))
}

/// AVX2: each register's lanes are blended where they are or where they go, and permuted.
fn blended(cx: &mut Cx, order: &[u32], e: Type, of: [&Expr; 3]) -> Expr {
    let lanes = order.len() as u32;
    let permute = |cx: &mut Cx, to: &[u32], x: &Expr| {
        let same = to.iter().zip(0..).all(|(&from, k): (&u32, u32)| from == k);
        if same {
            return x.clone();
        }
        if e.bits() == 64 {
            let number = to.iter().rev().fold(0, |number, lane| number * 4 + lane);
            let text = format!("_mm256_permute4x64_epi64($0, {number:#x})");
            return cx.x(3, Type::I64, 256, &text, &[x]);
        }
        let to: Vec<i64> = to.iter().map(|&lane| lane.into()).collect();
        let to = x86::constant(Type::I32, 256, &to);
        cx.x(
            3,
            Type::I32,
            256,
            "_mm256_permutevar8x32_epi32($0, $1)",
            &[x, &to],
        )
    };
    let blend = |cx: &mut Cx, upper: &dyn Fn(u32) -> bool, x: &Expr, y: &Expr| {
        let each = e.bits() / 32;
        let number = (0..8).fold(0, |number, k| number | u32::from(upper(k / each)) << k);
        let text = format!("_mm256_blend_epi32($0, $1, {number:#x})");
        cx.x(1, Type::I32, 256, &text, &[x, y])
    };
    let of = of.map(|x| as_int(e, 256, x));
    let mut places: Vec<u32> = order.iter().map(|n| n % lanes).collect();
    places.sort_unstable();
    places.dedup();
    let text = if places.len() == order.len() {
        // All come from different places: blended there.
        let comes = |register: u32| {
            move |k: u32| {
                order
                    .iter()
                    .any(|&n| n / lanes == register && n % lanes == k)
            }
        };
        let text = blend(cx, &comes(1), &of[0], &of[1]);
        let text = blend(cx, &comes(2), &text, &of[2]);
        let to: Vec<u32> = order.iter().map(|n| n % lanes).collect();
        permute(cx, &to, &text)
    } else {
        let mut permuted = Vec::new();
        for (register, x) in (0..).zip(&of) {
            let places = order.iter().zip(0..);
            let to = places.map(|(&n, k)| if n / lanes == register { n % lanes } else { k });
            let to: Vec<u32> = to.collect();
            permuted.push(permute(cx, &to, x));
        }
        let goes = |register: u32| move |k: u32| order[k as usize] / lanes == register;
        let text = blend(cx, &goes(1), &permuted[0], &permuted[1]);
        blend(cx, &goes(2), &text, &permuted[2])
    };
    as_elem(e, 256, &text)
}

/// AVX-512: two permutations of two registers.
fn permuted(cx: &mut Cx, order: &[u32], e: Type, of: [&Expr; 3]) -> Expr {
    let lanes = order.len() as u32;
    let kind = if e.is_float() { "{ps}" } else { "{epi}" };
    let text = format!("_mm512_permutex2var_{kind}($0, $2, $1)");
    let constant = |order: Vec<i64>| x86::constant(int_of(e), 512, &order);
    let first = order
        .iter()
        .map(|&n| i64::from(if n < 2 * lanes { n } else { 0 }));
    let first = constant(first.collect());
    let both = cx.x(4, e, 512, &text, &[of[0], of[1], &first]);
    let places = order.iter().zip(0..);
    let second = places.map(|(&n, k)| i64::from(if n < 2 * lanes { k } else { n - lanes }));
    let second = constant(second.collect());
    cx.x(4, e, 512, &text, &[&both, of[2], &second])
}

/// AVX2, short lanes: both halves of 256 bits in the same way, once the registers' halves are side by
/// side that belong to one half of the result.
fn unzip3_of_blocks(cx: &mut Cx, order: &[u32], e: Type, of: [&Expr; 3]) -> Option<Expr> {
    let part = 128 / e.bits();
    let [a, b, c] = of;
    let texts = [
        cx.x(1, e, 256, "_mm256_blend_epi32($0, $1, 0xf0)", &[a, b]),
        cx.x(
            3,
            e,
            256,
            "_mm256_permute2x128_si256($0, $1, 0x21)",
            &[a, c],
        ),
        cx.x(1, e, 256, "_mm256_blend_epi32($0, $1, 0xf0)", &[b, c]),
    ];
    let texts = texts.map(|text| cx.keep("__m256i", text));
    let from = |&n: &u32| (texts[(n / part) as usize].clone(), n % part);
    let from: Vec<(Expr, u32)> = order[..part as usize].iter().map(from).collect();
    bytes(cx, &from, e, 256)
}

fn zip3_of_blocks(cx: &mut Cx, third: u32, e: Type, of: [&Expr; 3]) -> Option<Expr> {
    let part = 128 / e.bits();
    let within = |cx: &mut Cx, third: u32| {
        let in_turn = (third * part..).take(part as usize);
        let from = in_turn.map(|n| (of[(n % 3) as usize].clone(), n / 3));
        let from: Vec<(Expr, u32)> = from.collect();
        bytes(cx, &from, e, 256)
    };
    // Which two of the thirds within blocks have this one's halves.
    let (first, second, text) = match third {
        0 => (0, 1, "_mm256_permute2x128_si256($0, $1, 0x20)"),
        1 => (2, 0, "_mm256_blend_epi32($0, $1, 0xf0)"),
        _ => (1, 2, "_mm256_permute2x128_si256($0, $1, 0x31)"),
    };
    let (a, b) = (within(cx, first)?, within(cx, second)?);
    Some(cx.x(3, e, 256, text, &[&a, &b]))
}

fn as_double(e: Type, w: u32, x: &Expr) -> Expr {
    if e.is_float() {
        x.clone()
    } else {
        as_elem(Type::F64, w, x)
    }
}

fn as_single(e: Type, w: u32, x: &Expr) -> Expr {
    if e.is_float() {
        x.clone()
    } else {
        as_elem(Type::F32, w, x)
    }
}

/// Floating-point bits as the register of an element.
fn from_float(e: Type, float: Type, w: u32, text: Expr) -> Expr {
    if e.is_float() {
        text
    } else {
        as_int(float, w, &text)
    }
}
