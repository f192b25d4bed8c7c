//! Conversions between elements, from one list of registers to another.
//!
//! A conversion that widens makes each register of the result from the group of lanes that fills
//! it; one that narrows converts each register and puts the results together. What no instruction
//! does in one step goes through 32-bit integers.

use super::neon_convert;
use crate::ctree::{Expr, cast, number};
use crate::isa::names::{int_of, register_type, scalar_type};
use crate::isa::operations::list::{List, keep, resplit, width};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::{Isa, Terms};
use crate::isa::words::x86::{as_int, int_type, logic, set1, sign_mask};
use crate::isa::words::{chunk, concat, generic, neon, x86};
use midend::plan::Saturation;
use midend::ssa::{ConvertOp, Type};

/// Every conversion that some ISA has.
pub(in crate::isa) fn convert(cx: &mut Cx, op: ConvertOp, list: List, to: Type) -> Option<List> {
    let from = list.e;
    let (a, b) = (from.bits(), to.bits());
    let (fi, ff, ti, tf) = (from.is_int(), from.is_float(), to.is_int(), to.is_float());
    let possible = match op {
        ConvertOp::Trunc => fi && ti && a > b,
        ConvertOp::ZExt | ConvertOp::SExt => fi && ti && a < b,
        ConvertOp::FToSi | ConvertOp::FToUi => ff && ti,
        ConvertOp::SiToF | ConvertOp::UiToF => fi && tf,
        ConvertOp::FExt => from == Type::F32 && to == Type::F64,
        ConvertOp::FTrunc => from == Type::F64 && to == Type::F32,
        ConvertOp::Bitcast => a == b && (ff && ti || fi && tf),
        ConvertOp::PtrToInt | ConvertOp::IntToPtr => false,
    };
    if !possible || a == 1 {
        return None;
    }
    if op == ConvertOp::Bitcast {
        return Some(bitcast(cx, &list, to));
    }
    let rb = cx.reg_bits;
    match cx.m.terms() {
        Terms::Operators => Some(by_extension(cx, rb, op, &list, to)),
        Terms::Neon => neon_convert::convert(cx, op, &list, to),
        Terms::X86 => by_intrinsics(cx, rb, op, list, to),
    }
}

/// The same registers seen as others, for which there is no instruction.
fn bitcast(cx: &mut Cx, list: &List, to: Type) -> List {
    let seen = |x: &Expr| match cx.m.terms() {
        Terms::Operators => cast(&register_type(cx.m, to, list.w), x.clone()),
        Terms::Neon => neon::reinterpret(&neon::suffix(to), &neon::suffix(list.e), x),
        Terms::X86 if to.is_int() => as_int(list.e, list.w, x),
        Terms::X86 => x86::as_elem(to, list.w, x),
    };
    List {
        e: to,
        lanes: list.lanes,
        w: list.w,
        regs: list.regs.iter().map(seen).collect(),
    }
}

/// A mask as a mask for elements of another width.
pub(in crate::isa) fn resize_mask(cx: &mut Cx, list: List, to: Type) -> Option<List> {
    let rb = cx.reg_bits;
    match (cx.m.is_x86(), to.bits() > list.e.bits()) {
        (true, true) if cx.shuffles_bytes() && !cx.has(Isa::Sse41) => {
            let bytes = list.e.bytes();
            Some(by_bytes(cx, &list, to, |byte| Some(byte % bytes)))
        }
        (true, true) => Some(extend(cx, rb, true, list, to)),
        (true, false) => Some(narrow(cx, rb, Cut::Mask, list, to)),
        (false, true) => convert(cx, ConvertOp::SExt, list, to),
        (false, false) => convert(cx, ConvertOp::Trunc, list, to),
    }
}

/// Signed integers to the nearest ones of a narrower type.
pub(in crate::isa) fn saturate(
    cx: &mut Cx,
    range: Saturation,
    list: List,
    to: Type,
) -> Option<List> {
    if list.e.bits() <= to.bits() {
        return None;
    }
    // On x86 there is no packing of 64 bits, and to unsigned 16 bits only later.
    let late = range == Saturation::Unsigned && to == Type::I16;
    match cx.m.terms() {
        Terms::Operators => None,
        Terms::Neon => Some(neon_convert::saturate(cx, range, list, to)),
        Terms::X86 if list.e == Type::I64 || late && !cx.has(Isa::Sse41) => None,
        Terms::X86 => Some(narrow(cx, cx.reg_bits, Cut::Saturate(range), list, to)),
    }
}

/// What becomes of the upper bits of lanes that get narrower.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// They are dropped.
    Wrap,
    /// Lanes are 0 or -1.
    Mask,
    /// The nearest integer in range.
    Saturate(Saturation),
}

fn by_extension(cx: &mut Cx, rb: u32, op: ConvertOp, list: &List, to: Type) -> List {
    let signed = matches!(op, ConvertOp::SExt | ConvertOp::SiToF | ConvertOp::FToSi);
    let w = width(cx, to, list.lanes, rb);
    let lanes = list.per().min(w / to.bits());
    let groups: Vec<Expr> = (0..list.lanes / lanes)
        .map(|j| {
            let x = chunk(cx, list.e, &list.regs, list.w, j, lanes);
            generic::convert_register(cx, &x, (list.e, signed), (to, signed), lanes)
        })
        .collect();
    let regs = concat(cx, to, groups, lanes, rb);
    List {
        e: to,
        lanes: list.lanes,
        w,
        regs,
    }
}

fn by_intrinsics(cx: &mut Cx, rb: u32, op: ConvertOp, list: List, to: Type) -> Option<List> {
    let from = list.e;
    Some(match op {
        ConvertOp::Trunc => narrow(cx, rb, Cut::Wrap, list, to),
        ConvertOp::ZExt | ConvertOp::SExt => extend(cx, rb, op == ConvertOp::SExt, list, to),
        ConvertOp::FExt => wide(cx, rb, &list, to, "{mm}_cvtps_pd($0)"),
        ConvertOp::FTrunc => each_narrower(cx, rb, &list, to, "{mm}_cvtpd_ps($0)"),
        ConvertOp::SiToF | ConvertOp::UiToF => {
            let signed = op == ConvertOp::SiToF;
            match from.bits() {
                64 => from_i64(cx, rb, signed, list, to),
                32 => from_i32(cx, rb, signed, list, to),
                _ => {
                    let ints = extend(cx, rb, signed, list, Type::I32);
                    from_i32(cx, rb, true, ints, to)
                }
            }
        }
        ConvertOp::FToSi | ConvertOp::FToUi => {
            let signed = op == ConvertOp::FToSi;
            match to.bits() {
                64 => to_i64(cx, rb, signed, list, to),
                32 => to_i32(cx, rb, signed, list),
                _ => {
                    let ints = to_i32(cx, rb, true, list);
                    narrow(cx, rb, Cut::Wrap, ints, to)
                }
            }
        }
        ConvertOp::PtrToInt | ConvertOp::IntToPtr | ConvertOp::Bitcast => return None,
    })
}

/// Each register of the result from the lanes that fill it.
fn wide(cx: &mut Cx, rb: u32, list: &List, to: Type, template: &str) -> List {
    let w = width(cx, to, list.lanes, rb);
    let per = (w / to.bits()).min(list.lanes);
    let regs = (0..list.lanes / per)
        .map(|j| {
            let x = chunk(cx, list.e, &list.regs, list.w, j, per);
            cx.x(2, to, w, template, &[&x])
        })
        .collect();
    keep(cx, to, list.lanes, w, regs)
}

/// Each register of the source to one of half the width or less, then put together.
fn each_narrower(cx: &mut Cx, rb: u32, list: &List, to: Type, template: &str) -> List {
    let parts: Vec<Expr> = list
        .regs
        .iter()
        .map(|x| cx.x(4, list.e, list.w, template, &[x]))
        .collect();
    let regs = concat(cx, to, parts, list.per(), rb);
    let w = width(cx, to, list.lanes, rb);
    keep(cx, to, list.lanes, w, regs)
}

/// Each register to one of the same width.
fn same(cx: &mut Cx, list: &List, to: Type, template: &str) -> List {
    let regs = list
        .regs
        .iter()
        .map(|x| cx.x(2, to, list.w, template, &[x]))
        .collect();
    keep(cx, to, list.lanes, list.w, regs)
}

fn extend(cx: &mut Cx, rb: u32, signed: bool, list: List, to: Type) -> List {
    if cx.in_halves(rb) {
        let list = resplit(cx, &list, 128);
        let done = extend(cx, 128, signed, list, to);
        return resplit(cx, &done, rb);
    }
    if rb > 128 && cx.m.interleaved && list.lanes * to.bits() > rb {
        return spread(cx, rb, signed, list, to);
    }
    if cx.has(Isa::Sse41) {
        let letter = if signed { "i" } else { "u" };
        let template = format!("{{mm}}_cvtep{letter}{}_epi{}($0)", list.e.bits(), to.bits());
        return wide(cx, rb, &list, to, &template);
    }
    let mut list = list;
    let from = list.e.bytes();
    // Low lanes are unpacked to twice their width as well as they are shuffled.
    let unpacked = to.bytes() == 2 * from && list.lanes * to.bits() <= 128;
    if cx.shuffles_bytes() && !unpacked {
        if !signed {
            return by_bytes(cx, &list, to, |byte| (byte < from).then_some(byte));
        }
        if list.e.bits() < 32 && to.bits() >= 32 {
            // As the upper bytes of 32 bits, from where they are shifted down.
            let upper = by_bytes(cx, &list, Type::I32, |byte| byte.checked_sub(4 - from));
            let text = format!("_mm_srai_epi32($0, {})", 32 - list.e.bits());
            list = same(cx, &upper, Type::I32, &text);
        }
    }
    let per = (128 / to.bits()).min(list.lanes);
    let regs = (0..list.lanes / per)
        .map(|j| {
            let mut x = chunk(cx, list.e, &list.regs, list.w, j, per);
            let mut bits = list.e.bits();
            while bits < to.bits() {
                x = cx.keep("__m128i", x);
                let e = Type::int_of_bits(bits).unwrap_or(Type::I32);
                let high = if signed {
                    sign_mask(cx, e, 128, &x)
                } else {
                    plain("_mm_setzero_si128()", &[])
                };
                x = cx.x(2, e, 128, "_mm_unpacklo_{epi}($0, $1)", &[&x, &high]);
                bits *= 2;
            }
            x
        })
        .collect();
    keep(cx, to, list.lanes, 128, regs)
}

/// Each register of the result by one shuffle of the one that its lanes are in. `place`: which byte of
/// a lane becomes a byte of the wider one; none where that is zero.
fn by_bytes(cx: &mut Cx, list: &List, to: Type, place: impl Fn(u32) -> Option<u32>) -> List {
    let per = (128 / to.bits()).min(list.lanes);
    let firsts = (0..list.lanes).step_by(per as usize);
    let regs = firsts.map(|first| {
        let byte = |k: u32| match place(k % to.bytes()) {
            Some(byte) if k / to.bytes() < per => {
                let lane = first % list.per() + k / to.bytes();
                i64::from(lane * list.e.bytes() + byte)
            }
            _ => -1,
        };
        let order: Vec<i64> = (0..16).map(byte).collect();
        let register = &list.regs[(first / list.per()) as usize];
        x86::shuffle_bytes(cx, 128, register, &order)
    });
    let regs = regs.collect();
    keep(cx, to, list.lanes, 128, regs)
}

/// As [`extend`], each register to two by way of its halves of 128 bits.
fn spread(cx: &mut Cx, rb: u32, signed: bool, list: List, to: Type) -> List {
    let mut list = list;
    while list.e.bits() < to.bits() {
        let next = Type::int_of_bits(list.e.bits() * 2).unwrap_or(Type::I64);
        if list.lanes * next.bits() <= rb {
            list = extend(cx, rb, signed, list, next);
            continue;
        }
        let (e, w) = (list.e, list.w);
        let ty = int_type(w);
        let mut regs = Vec::new();
        for x in &list.regs {
            let high = match (signed, e) {
                (false, _) => fill(e, w, "{mm}_setzero_{si}()", &[]),
                (true, Type::I8) if cx.m.bit_masks() => {
                    cx.x(3, e, w, "{mm}_movm_epi8({mm}_movepi8_mask($0))", &[x])
                }
                (true, _) => sign_mask(cx, e, w, x),
            };
            let high = if signed { cx.keep(&ty, high) } else { high };
            for half in ["lo", "hi"] {
                let text = format!("{{mm}}_unpack{half}_{{epi}}($0, $1)");
                regs.push(cx.x(2, e, w, &text, &[x, &high]));
            }
        }
        list = keep(cx, next, list.lanes, w, regs);
    }
    list
}

fn narrow(cx: &mut Cx, rb: u32, cut: Cut, list: List, to: Type) -> List {
    if cx.has(Isa::Avx512) && !(rb > 128 && cx.m.interleaved && list.regs.len() > 1) {
        let mut list = list;
        let kind = match cut {
            Cut::Saturate(Saturation::Signed) => "s",
            Cut::Saturate(Saturation::Unsigned) => {
                // The instruction reads its operand as unsigned.
                let (e, w) = (list.e, list.w);
                let text = "{mm}_max_{epi}($0, {mm}_setzero_{si}())";
                let regs = list.regs.iter().map(|x| cx.x(1, e, w, text, &[x]));
                let regs = regs.collect();
                list = keep(cx, e, list.lanes, w, regs);
                "us"
            }
            Cut::Wrap | Cut::Mask => "",
        };
        let template = format!("{{mm}}_cvt{kind}epi{}_epi{}($0)", list.e.bits(), to.bits());
        return each_narrower(cx, rb, &list, to, &template);
    }
    if cx.in_halves(rb) {
        let list = resplit(cx, &list, 128);
        let done = narrow(cx, 128, cut, list, to);
        return resplit(cx, &done, rb);
    }
    // Lanes of whole registers may lie in any order between the steps.
    let four = list.w == 256 && list.lanes * to.bits() >= list.w;
    let at_once = four && !cx.m.interleaved && (list.e, to) == (Type::I32, Type::I8);
    let whole = at_once || cx.m.interleaved && list.regs.len() > 1;
    let (mut list, mut cut) = (list, cut);
    while list.e.bits() > to.bits() {
        if cut == Cut::Wrap && (list.e, to) == (Type::I32, Type::I8) {
            // Only the bits of bytes are left, in one step for both: then nothing saturates.
            list = low_bytes(cx, &list);
            cut = Cut::Saturate(Saturation::Unsigned);
        }
        let last = list.e.bits() == 2 * to.bits();
        let step = match cut {
            // Out of range stays out of range, on the same side.
            Cut::Saturate(_) if !last => Cut::Saturate(Saturation::Signed),
            cut => cut,
        };
        list = halve(cx, rb, step, whole, &list);
    }
    if at_once {
        let regs = list.regs.iter().map(|x| words_of_four(cx, x)).collect();
        return keep(cx, to, list.lanes, list.w, regs);
    }
    list
}

/// Bytes of four registers, of which each has a word in either half, in order.
fn words_of_four(cx: &mut Cx, x: &Expr) -> Expr {
    let order = x86::constant(Type::I32, 256, &[0, 4, 1, 5, 2, 6, 3, 7]);
    let text = "_mm256_permutevar8x32_epi32($0, $1)";
    cx.x(3, Type::I32, 256, text, &[x, &order])
}

/// The lowest byte of each lane, with zeros above.
fn low_bytes(cx: &mut Cx, list: &List) -> List {
    let (e, w) = (list.e, list.w);
    let low = set1(e, w, 0xff);
    let regs = list.regs.iter().map(|x| logic(cx, "and", w, x, &low));
    let regs = regs.collect();
    keep(cx, e, list.lanes, w, regs)
}

/// To integers of half the width. `whole`: the lanes of 128-bit halves stay in them.
fn halve(cx: &mut Cx, rb: u32, cut: Cut, whole: bool, list: &List) -> List {
    let to = Type::int_of_bits(list.e.bits() / 2).unwrap_or(Type::I8);
    let w = width(cx, to, list.lanes, rb);
    let per = (w / to.bits()).min(list.lanes);
    let ready: Vec<Expr> = list
        .regs
        .iter()
        .map(|x| ready_to_pack(cx, cut, list, x))
        .collect();
    let ready = keep(cx, list.e, list.lanes, list.w, ready);
    let half = (per / 2).max(1);
    let regs = (0..list.lanes / per)
        .map(|j| {
            let single = list.regs.len() == 1;
            let (a, b) = if single && list.w == w {
                (ready.regs[0].clone(), ready.regs[0].clone())
            } else {
                let a = chunk(cx, list.e, &ready.regs, list.w, 2 * j, half);
                (a, chunk(cx, list.e, &ready.regs, list.w, 2 * j + 1, half))
            };
            pack(cx, cut, whole && !single, list.e, w, &a, &b)
        })
        .collect();
    keep(cx, to, list.lanes, w, regs)
}

/// Lanes brought into the range in which packing does not saturate.
fn ready_to_pack(cx: &mut Cx, cut: Cut, list: &List, x: &Expr) -> Expr {
    let (e, w) = (list.e, list.w);
    match e {
        _ if cut != Cut::Wrap => x.clone(),
        Type::I16 => {
            let low = set1(e, w, 0xff);
            logic(cx, "and", w, x, &low)
        }
        Type::I32 if cx.has(Isa::Sse41) => {
            let low = set1(e, w, 0xffff);
            logic(cx, "and", w, x, &low)
        }
        Type::I32 if cx.shuffles_bytes() => x86::even_words(cx, x),
        Type::I32 => cx.x(
            4,
            e,
            w,
            "{mm}_srai_epi32({mm}_slli_epi32($0, 16), 16)",
            &[x],
        ),
        _ => x.clone(),
    }
}

/// `whole`: the lanes of 128-bit halves stay in them.
fn pack(cx: &mut Cx, cut: Cut, whole: bool, e: Type, w: u32, a: &Expr, b: &Expr) -> Expr {
    let signed = match cut {
        Cut::Wrap => e == Type::I32 && !cx.has(Isa::Sse41),
        Cut::Mask | Cut::Saturate(Saturation::Signed) => true,
        Cut::Saturate(Saturation::Unsigned) => false,
    };
    let packed = match e {
        Type::I64 => {
            let text = "{mm}_castps_{si}({mm}_shuffle_ps({mm}_cast{si}_ps($0), {mm}_cast{si}_ps($1), 0x88))";
            cx.x(2, e, w, text, &[a, b])
        }
        // They are the lower half already.
        Type::I32 if cut == Cut::Wrap && signed && cx.shuffles_bytes() => {
            x86::join(cx, Type::I16, 4, a, b)
        }
        _ => {
            let sign = if signed { "s" } else { "us" };
            cx.x(
                2,
                e,
                w,
                &format!("{{mm}}_pack{sign}_{{epi}}($0, $1)"),
                &[a, b],
            )
        }
    };
    if w == 256 && !whole {
        cx.x(3, e, w, "_mm256_permute4x64_epi64($0, 0xd8)", &[&packed])
    } else {
        packed
    }
}

fn from_i32(cx: &mut Cx, rb: u32, signed: bool, list: List, to: Type) -> List {
    let native = signed || cx.has(Isa::Avx512);
    let letter = if signed { "i" } else { "u" };
    if native {
        let template = format!("{{mm}}_cvtep{letter}32_{{ps}}($0)");
        return if to == Type::F32 {
            same(cx, &list, to, &template)
        } else {
            wide(cx, rb, &list, to, &template)
        };
    }
    if cx.in_halves(rb) {
        let list = resplit(cx, &list, 128);
        let done = from_i32(cx, 128, signed, list, to);
        return resplit(cx, &done, rb);
    }
    if to == Type::F64 {
        // As signed after a flip of the top bit; the sum is exact.
        let regs = list.regs.iter().map(|x| {
            let top = set1(Type::I32, list.w, i64::from(i32::MIN));
            logic(cx, "xor", list.w, x, &top)
        });
        let regs = regs.collect();
        let flipped = keep(cx, list.e, list.lanes, list.w, regs);
        let signed = wide(cx, rb, &flipped, to, "{mm}_cvtepi32_pd($0)");
        return same(
            cx,
            &signed,
            to,
            "{mm}_add_pd($0, {mm}_set1_pd(2147483648.0))",
        );
    }
    // Halves of 16 bits are exact, and so is the product; the sum rounds once.
    let low = set1(Type::I32, list.w, 0xffff);
    let regs = list
        .regs
        .iter()
        .map(|x| {
            let text = "{mm}_add_ps({mm}_mul_ps({mm}_cvtepi32_ps({mm}_srli_epi32($0, 16)), {mm}_set1_ps(65536.0f)), {mm}_cvtepi32_ps({mm}_and_{si}($0, $1)))";
            cx.x(11, to, list.w, text, &[x, &low])
        })
        .collect();
    keep(cx, to, list.lanes, list.w, regs)
}

fn to_i32(cx: &mut Cx, rb: u32, signed: bool, list: List) -> List {
    let single = list.e == Type::F32;
    let native = signed || cx.has(Isa::Avx512);
    if native {
        let letter = if signed { "i" } else { "u" };
        let template = format!("{{mm}}_cvtt{{ps}}_ep{letter}32($0)");
        if single {
            let regs = list
                .regs
                .iter()
                .map(|x| cx.x(2, list.e, list.w, &template, &[x]))
                .collect();
            return keep(cx, Type::I32, list.lanes, list.w, regs);
        }
        return each_narrower(cx, rb, &list, Type::I32, &template);
    }
    // Values from 2^31 up are taken 2^31 lower and get the top bit back.
    let half = if single {
        "2147483648.0f"
    } else {
        "2147483648.0"
    };
    let half = Expr::Literal(half.to_owned());
    let (e, w) = (list.e, list.w);
    let ty = register_type(cx.m, e, w);
    let mut highs = Vec::new();
    let mut lows = Vec::new();
    for x in &list.regs {
        let compare = if cx.has(Isa::Avx) {
            "{mm}_cmp_{ps}($0, {mm}_set1_{ps}($1), _CMP_GE_OS)"
        } else {
            "{mm}_cmpge_{ps}($0, {mm}_set1_{ps}($1))"
        };
        let high = cx.x(2, e, w, compare, &[x, &half]);
        let high = cx.keep(&ty, high);
        let text = "{mm}_sub_{ps}($0, {mm}_and_{ps}($1, {mm}_set1_{ps}($2)))";
        let low = cx.x(3, e, w, text, &[x, &high, &half]);
        lows.push(cx.keep(&ty, low));
        highs.push(as_int(e, w, &high));
    }
    let lows = to_i32(
        cx,
        rb,
        true,
        List {
            regs: lows,
            ..list.clone()
        },
    );
    let highs = keep(cx, int_of(e), list.lanes, w, highs);
    let highs = if single {
        highs
    } else {
        narrow(cx, rb, Cut::Mask, highs, Type::I32)
    };
    let top = set1(Type::I32, lows.w, i64::from(i32::MIN));
    let regs = (0..lows.regs.len())
        .map(|r| {
            let bit = logic(cx, "and", lows.w, &highs.regs[r], &top);
            logic(cx, "xor", lows.w, &lows.regs[r], &bit)
        })
        .collect();
    keep(cx, Type::I32, list.lanes, lows.w, regs)
}

fn from_i64(cx: &mut Cx, rb: u32, signed: bool, list: List, to: Type) -> List {
    let letter = if signed { "i" } else { "u" };
    if cx.has(Isa::Avx512) {
        let template = format!(
            "{{mm}}_cvtep{letter}64_{}($0)",
            if to == Type::F64 { "pd" } else { "ps" }
        );
        return if to == Type::F64 {
            same(cx, &list, to, &template)
        } else {
            each_narrower(cx, rb, &list, to, &template)
        };
    }
    if to == Type::F32 {
        return by_lane(cx, rb, signed, &list, to);
    }
    if cx.in_halves(rb) {
        let list = resplit(cx, &list, 128);
        let done = from_i64(cx, 128, signed, list, to);
        return resplit(cx, &done, rb);
    }
    // 2^84 + high * 2^32 and 2^52 + low are exact as bit patterns; the bias comes off the high
    // part exactly, so that only the sum rounds.
    let w = list.w;
    let bias: u64 = if signed {
        0x4530_0000_8010_0000
    } else {
        0x4530_0000_0010_0000
    };
    let (high, low) = (
        set1(Type::I64, w, 0x4530 << 48),
        set1(Type::I64, w, 0x4330 << 48),
    );
    let bias = set1(Type::I64, w, bias as i64);
    let (mask, top) = (
        set1(Type::I64, w, 0xffff_ffff),
        set1(Type::I64, w, i64::MIN),
    );
    let ty = int_type(w);
    let mut regs = Vec::new();
    for x in &list.regs {
        let x = if signed {
            logic(cx, "xor", w, x, &top)
        } else {
            x.clone()
        };
        let x = cx.keep(&ty, x);
        let high_part = cx.x(
            3,
            to,
            w,
            "{mm}_or_{si}({mm}_srli_epi64($0, 32), $1)",
            &[&x, &high],
        );
        let low_part = cx.x(
            2,
            to,
            w,
            "{mm}_or_{si}({mm}_and_{si}($0, $2), $1)",
            &[&x, &low, &mask],
        );
        let text = "{mm}_add_pd({mm}_sub_pd({mm}_cast{si}_pd($0), {mm}_cast{si}_pd($2)), {mm}_cast{si}_pd($1))";
        regs.push(cx.x(4, to, w, text, &[&high_part, &low_part, &bias]));
    }
    keep(cx, to, list.lanes, w, regs)
}

fn to_i64(cx: &mut Cx, rb: u32, signed: bool, list: List, to: Type) -> List {
    let single = list.e == Type::F32;
    if cx.has(Isa::Avx512) {
        let letter = if signed { "i" } else { "u" };
        let template = format!(
            "{{mm}}_cvtt{}_ep{letter}64($0)",
            if single { "ps" } else { "pd" }
        );
        return if single {
            wide(cx, rb, &list, to, &template)
        } else {
            same(cx, &list, to, &template)
        };
    }
    by_lane(cx, rb, signed, &list, to)
}

/// Through scalars, two lanes at a time.
fn by_lane(cx: &mut Cx, rb: u32, signed: bool, list: &List, to: Type) -> List {
    let ints = match (signed, to.is_float()) {
        (true, _) => "long",
        (false, _) => scalar_type(Type::I64),
    };
    let mut parts = Vec::new();
    for pair in 0..list.lanes.div_ceil(2) {
        let count = list.lanes.min(2);
        let lanes: Vec<Expr> = (0..count)
            .map(|k| {
                let x = chunk(cx, list.e, &list.regs, list.w, pair * 2 + k, 1);
                let scalar = x86::extract(cx, list.e, &x);
                cx.pay(6);
                let ty = if to.is_float() {
                    scalar_type(to)
                } else {
                    "long"
                };
                plain(&format!("({ty})(({ints})$0)"), &[&scalar])
            })
            .collect();
        let second = lanes.get(1).cloned().unwrap_or(number(0));
        cx.pay(4);
        let text = match to {
            Type::F32 => "_mm_setr_ps($0, $1, 0.0f, 0.0f)",
            _ => "_mm_set_epi64x($1, $0)",
        };
        parts.push(plain(text, &[&lanes[0], &second]));
    }
    let regs = concat(cx, to, parts, list.lanes.min(2), rb);
    let w = width(cx, to, list.lanes, rb);
    keep(cx, to, list.lanes, w, regs)
}
