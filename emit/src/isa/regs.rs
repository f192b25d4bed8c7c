//! Operations on lists of registers, out of what each ISA offers for one register.

use super::layout::{Layout, layout};
use super::lower::Operand;
use super::names::{int_of, mask_bits, register_type, scalar_type};
use super::row::Cx;
use super::{
    Isa, Machine, avx512, convert, divide, dot, gather, generic, memory, neon, pick, single, x86,
    zip,
};
use midend::plan::{GroupOp, POp, PType, ReduceOp, Saturation};
use midend::ssa::{BinaryOp, ConvertOp, Type, UnaryOp};
use midend::target::RowOp;

/// An operand with its layout.
pub(super) struct Arg {
    pub(super) ty: PType,
    pub(super) layout: Option<Layout>,
    pub(super) text: Vec<String>,
    pub(super) constant: Option<i64>,
    pub(super) pointee: Option<Type>,
}

impl Arg {
    /// `None` if the texts do not fit the layout.
    pub(super) fn new(m: Machine, from: &Operand, reg_bits: u32) -> Option<Arg> {
        let layout = match from.ty {
            PType::Scalar(_) => None,
            _ => Some(layout(m, from.ty, reg_bits)?),
        };
        let count = layout.as_ref().map_or(1, |l| l.count as usize);
        (from.text.len() == count).then(|| Arg {
            ty: from.ty,
            layout,
            text: from.text.clone(),
            constant: from.constant,
            pointee: from.pointee,
        })
    }

    /// Element and layout of a vector operand.
    pub(super) fn vector(&self) -> Option<(Type, &Layout)> {
        match (self.ty, &self.layout) {
            (PType::Vector(e, _), Some(l)) => Some((e, l)),
            _ => None,
        }
    }

    /// Element width and layout of a mask operand.
    pub(super) fn mask(&self) -> Option<(u32, &Layout)> {
        match (self.ty, &self.layout) {
            (PType::Mask { bits, .. }, Some(l)) => Some((bits, l)),
            _ => None,
        }
    }
}

/// One expression for each register of the result.
pub(super) fn lower(
    cx: &mut Cx,
    reg_bits: u32,
    op: &POp,
    args: &[Arg],
    result: Option<PType>,
) -> Option<Vec<String>> {
    let first = args.first();
    match *op {
        POp::Binary(b @ (BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem)) => {
            divide::divide(cx, reg_bits, b, args)
        }
        POp::Binary(b) => binary(cx, b, args),
        POp::Unary(UnaryOp::Not) => {
            let (bits, l) = first?.mask()?;
            each(
                cx,
                RowOp::MaskNot,
                Type::int_of_bits(bits)?,
                l.bits,
                &[&first?.text],
            )
        }
        POp::Unary(u) => {
            let (e, l) = first?.vector()?;
            each(cx, RowOp::Unary(u), e, l.bits, &[&first?.text])
        }
        POp::ICmp(cc) => compare(cx, RowOp::ICmp(cc), args),
        POp::FCmp(cc) => compare(cx, RowOp::FCmp(cc), args),
        POp::Select => select(cx, args),
        POp::Convert(c) => convert_value(cx, reg_bits, c, first?, result?),
        POp::Splat => splat(cx, reg_bits, first?, result?),
        POp::Iota => iota(cx, reg_bits, result?),
        POp::Load(lanes) => memory::load(cx, reg_bits, lanes, args, result?),
        POp::Store(lanes) => memory::store(cx, lanes, args),
        POp::Gather { scale } => gather::gather(cx, reg_bits, scale, args, result?),
        POp::Scatter { scale } => gather::scatter(cx, scale, args),
        POp::SumGroups(g) => sum_groups(cx, g, args, result?),
        POp::ShiftBy(op) => {
            let ((e, l), count) = (first?.vector()?, args.get(1)?.text.first()?);
            let counts = vec![count.clone(); first?.text.len()];
            each(cx, RowOp::ShiftBy(op), e, l.bits, &[&first?.text, &counts])
        }
        // These need the plan's functions: `isa::variant_calls`, `isa::lane_calls`.
        POp::Variant { .. } | POp::CallEach { .. } => None,
        POp::Average(rounding) => {
            let (e, l) = first?.vector()?;
            let operands: Vec<&[String]> = args.iter().map(|a| a.text.as_slice()).collect();
            each(cx, RowOp::Average(rounding), e, l.bits, &operands)
        }
        POp::Saturate(range) => saturate(cx, reg_bits, range, first?, result?),
        POp::Dot => dot::dot(cx, reg_bits, args, result?),
        POp::Reduce(r) => reduce(cx, r, first?),
        POp::ReduceOrdered(r) => reduce_ordered(cx, r, args),
        POp::Extract(k) => {
            let (e, l) = first?.vector()?;
            (k < l.lanes_per_reg * l.count)
                .then(|| vec![extract(cx, e, l, &first.unwrap_or(&args[0]).text, k)])
        }
        POp::Reverse => {
            let (e, l) = first?.vector()?;
            reverse(cx, e, l, &first?.text)
        }
        POp::Zip(half) => zip::zip(cx, half, args),
        POp::Unzip(half) => zip::unzip(cx, half, args),
        POp::ZipBlocks(half) => zip::blocks(cx, half, args),
        POp::Unzip3(n) => pick::unzip3(cx, n, args),
        POp::Zip3(n) => pick::zip3(cx, n, args),
        POp::Concat => zip::concat(cx, reg_bits, args),
        POp::Split(half) => zip::split(cx, half, first?),
        POp::MaskResize => mask_resize(cx, reg_bits, first?, result?),
        POp::Any | POp::All => {
            let (bits, l) = first?.mask()?;
            let all = *op == POp::All;
            let join = if all { BinaryOp::And } else { BinaryOp::Or };
            let e = Type::int_of_bits(bits)?;
            let x = combine(
                cx,
                RowOp::MaskBinary(join),
                e,
                l.bits,
                &l.c_type,
                &first?.text,
            )?;
            Some(vec![any_all(cx, all, e, l, &x)])
        }
        POp::Several => single::several(cx, first?),
        POp::FirstOn => single::first_on(cx, first?),
        POp::ExtractAt => single::extract_at(cx, first?, args.get(1)?.text.first()?),
        POp::Param(_)
        | POp::Active
        | POp::Return
        | POp::LiveIn(_)
        | POp::Assign(_)
        | POp::Const(_)
        | POp::GlobalAddr(_)
        | POp::LocalAddr(_)
        | POp::Array(..)
        | POp::PtrAdd { .. }
        | POp::Field(_) => None,
    }
}

/// One operation on one register, all of whose operands are names.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    if cx.m.vector_ext() {
        generic::lane(cx, op, e, w, a)
    } else if cx.m.isa == Isa::Neon {
        neon::lane(cx, op, e, w, a)
    } else if cx.m.bit_masks() {
        avx512::lane(cx, op, e, w, a)
    } else {
        x86::lane(cx, op, e, w, a)
    }
}

/// The same operation on each register.
pub(super) fn each(
    cx: &mut Cx,
    op: RowOp,
    e: Type,
    w: u32,
    args: &[&[String]],
) -> Option<Vec<String>> {
    let count = args.first()?.len();
    (0..count)
        .map(|r| {
            let operands: Option<Vec<&str>> =
                args.iter().map(|a| a.get(r).map(String::as_str)).collect();
            lane(cx, op, e, w, &operands?)
        })
        .collect()
}

fn binary(cx: &mut Cx, op: BinaryOp, args: &[Arg]) -> Option<Vec<String>> {
    let [a, b] = args else { return None };
    if a.ty != b.ty {
        return None;
    }
    if let Some((bits, l)) = a.mask() {
        let e = Type::int_of_bits(bits)?;
        return match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                each(cx, RowOp::MaskBinary(op), e, l.bits, &[&a.text, &b.text])
            }
            _ => None,
        };
    }
    let (e, l) = a.vector()?;
    let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
    if let (true, Some(n)) = (shift, b.constant) {
        if !(0..i64::from(e.bits())).contains(&n) {
            return None;
        }
        let counts = vec![n.to_string(); a.text.len()];
        return each(cx, RowOp::ShiftConst(op), e, l.bits, &[&a.text, &counts]);
    }
    if op == BinaryOp::FDiv {
        return divide_floats(cx, e, l, &a.text, &b.text);
    }
    each(cx, RowOp::Binary(op), e, l.bits, &[&a.text, &b.text])
}

/// Quotients of floating-point numbers.
pub(super) fn divide_floats(
    cx: &mut Cx,
    e: Type,
    l: &Layout,
    a: &[String],
    b: &[String],
) -> Option<Vec<String>> {
    let row = RowOp::Binary(BinaryOp::FDiv);
    if l.lanes_per_reg * e.bits() < l.bits {
        let divisor = harmless_above(cx, e, l, b.first()?)?;
        return each(cx, row, e, l.bits, &[a, &[divisor]]);
    }
    each(cx, row, e, l.bits, &[a, b])
}

/// The register with 1 in the lanes next to those that count: unused lanes must not raise
/// divide-by-zero.
fn harmless_above(cx: &mut Cx, e: Type, l: &Layout, x: &str) -> Option<String> {
    let one = lane(cx, RowOp::Splat, e, l.bits, &["1"])?;
    let one = cx.keep(&l.c_type, one);
    let (mut x, mut lanes) = (x.to_owned(), l.lanes_per_reg);
    while lanes * e.bits() < l.bits {
        let joined = join(cx, e, lanes, &x, &one);
        x = cx.keep(&l.c_type, joined);
        lanes *= 2;
    }
    Some(x)
}

fn compare(cx: &mut Cx, op: RowOp, args: &[Arg]) -> Option<Vec<String>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    each(cx, op, e, l.bits, &[&a.text, &b.text])
}

fn select(cx: &mut Cx, args: &[Arg]) -> Option<Vec<String>> {
    let [m, a, b] = args else { return None };
    let (bits, ml) = m.mask()?;
    let e = Type::int_of_bits(bits)?;
    if a.ty == m.ty {
        return (0..m.text.len())
            .map(|r| {
                let yes = lane(
                    cx,
                    RowOp::MaskBinary(BinaryOp::And),
                    e,
                    ml.bits,
                    &[&m.text[r], &a.text[r]],
                )?;
                let yes = cx.keep(&ml.c_type, yes);
                let not = lane(cx, RowOp::MaskNot, e, ml.bits, &[&m.text[r]])?;
                let not = cx.keep(&ml.c_type, not);
                let no = lane(
                    cx,
                    RowOp::MaskBinary(BinaryOp::And),
                    e,
                    ml.bits,
                    &[&not, &b.text[r]],
                )?;
                let no = cx.keep(&ml.c_type, no);
                lane(
                    cx,
                    RowOp::MaskBinary(BinaryOp::Or),
                    e,
                    ml.bits,
                    &[&yes, &no],
                )
            })
            .collect();
    }
    let (elem, l) = a.vector()?;
    if elem.bits() != bits || a.ty != b.ty || a.text.len() != m.text.len() {
        return None;
    }
    if b.constant == Some(0) && cx.m.clears() {
        let mut out = Vec::new();
        for (mask, value) in m.text.iter().zip(&a.text) {
            let value = x86::as_int(elem, l.bits, value);
            let and = RowOp::MaskBinary(BinaryOp::And);
            let both = lane(cx, and, e, l.bits, &[mask, &value])?;
            out.push(x86::as_elem(elem, l.bits, &both));
        }
        return Some(out);
    }
    each(
        cx,
        RowOp::Select,
        elem,
        l.bits,
        &[&m.text, &a.text, &b.text],
    )
}

fn convert_value(
    cx: &mut Cx,
    reg_bits: u32,
    op: ConvertOp,
    from: &Arg,
    to: PType,
) -> Option<Vec<String>> {
    let PType::Vector(to_elem, to_lanes) = to else {
        return None;
    };
    if let (PType::Mask { bits, lanes }, Some(l)) = (from.ty, &from.layout) {
        let fits = bits == to_elem.bits() && to_elem.is_int() && lanes == to_lanes;
        return match op {
            ConvertOp::ZExt if fits => each(cx, RowOp::MaskToInt, to_elem, l.bits, &[&from.text]),
            ConvertOp::SExt if fits => each(cx, RowOp::MaskToOnes, to_elem, l.bits, &[&from.text]),
            _ => None,
        };
    }
    let PType::Vector(elem, lanes) = from.ty else {
        return None;
    };
    if lanes != to_lanes {
        return None;
    }
    convert::convert(cx, reg_bits, op, elem, to_elem, lanes, &from.text)
}

fn saturate(
    cx: &mut Cx,
    reg_bits: u32,
    range: Saturation,
    from: &Arg,
    to: PType,
) -> Option<Vec<String>> {
    match (from.ty, to) {
        (PType::Vector(e, lanes), PType::Vector(to, n)) if lanes == n => {
            convert::saturate(cx, reg_bits, range, e, to, lanes, &from.text)
        }
        _ => None,
    }
}

fn splat(cx: &mut Cx, reg_bits: u32, from: &Arg, to: PType) -> Option<Vec<String>> {
    let l = layout(cx.m, to, reg_bits)?;
    let x = from.text.first()?;
    let one = match to {
        PType::Scalar(_) => return None,
        PType::Vector(e, lanes) if e.is_float() && lanes * e.bits() < l.bits => {
            partly_splat(cx, e, &l, x)?
        }
        PType::Vector(e, _) => {
            let number = from.constant.filter(|_| e.is_int());
            splat_integer(cx, e, &l, x, number)?
        }
        PType::Mask { bits, .. } => {
            let number = from.constant.map(|on| -(on & 1));
            let lanes = match number {
                Some(number) => number.to_string(),
                None => format!("({x} ? -1 : 0)"),
            };
            if cx.m.bit_masks() {
                cx.pay(4);
                format!("({}){lanes}", l.c_type)
            } else {
                splat_integer(cx, Type::int_of_bits(bits)?, &l, &lanes, number)?
            }
        }
    };
    let one = if l.count > 1 {
        cx.keep(&l.c_type, one)
    } else {
        one
    };
    Some(vec![one; l.count as usize])
}

/// An element in all lanes; `number`: its value, if that is known.
fn splat_integer(cx: &mut Cx, e: Type, l: &Layout, x: &str, number: Option<i64>) -> Option<String> {
    let x86 = !cx.m.vector_ext() && cx.m.isa != Isa::Neon;
    match number.filter(|_| x86) {
        Some(number) => {
            cx.pay(2);
            Some(x86::set1(e, l.bits, wrap(e, number)))
        }
        None => lane(cx, RowOp::Splat, e, l.bits, &[x]),
    }
}

/// A number in the lanes that count, and zeros above, as loads have them there: infinity times these
/// would be an invalid operation.
fn partly_splat(cx: &mut Cx, e: Type, l: &Layout, x: &str) -> Option<String> {
    let text = match (cx.m.isa, e, l.lanes_per_reg) {
        (Isa::Neon, Type::F32, 2) => "vcombine_f32(vdup_n_f32($0), vdup_n_f32(0.0f))",
        (Isa::Neon, _, 1) => "vsetq_lane_{f}($0, vdupq_n_{f}(0), 0)",
        (_, Type::F32, 2) => "_mm_shuffle_ps(_mm_set_ss($0), _mm_setzero_ps(), 0)",
        (_, Type::F32, 1) => "_mm_set_ss($0)",
        (_, Type::F64, 1) => "_mm_set_sd($0)",
        _ => return None,
    };
    let text = text.replace("{f}", &format!("f{}", e.bits()));
    Some(cx.x(4, e, l.bits, &text, &[x]))
}

fn iota(cx: &mut Cx, reg_bits: u32, to: PType) -> Option<Vec<String>> {
    let PType::Vector(e, _) = to else { return None };
    if !e.is_int() {
        return None;
    }
    let l = layout(cx.m, to, reg_bits)?;
    let per = l.bits / e.bits();
    let texts = (0..l.count).map(|r| {
        cx.pay(2);
        let values: Vec<i64> = (0..per)
            .map(|k| wrap(e, i64::from(r * l.lanes_per_reg + k)))
            .collect();
        if cx.m.vector_ext() {
            generic::constant(e, l.bits, &values)
        } else if cx.m.isa == Isa::Neon {
            neon::constant(cx, e, &values)
        } else {
            x86::constant(e, l.bits, &values)
        }
    });
    Some(texts.collect())
}

/// The value as a signed integer of the element's width.
pub(super) fn wrap(e: Type, value: i64) -> i64 {
    let unused = 64 - e.bits();
    (value << unused) >> unused
}

/// The `j`-th group of `lanes` lanes, low in a register of its own layout.
pub(super) fn chunk(cx: &mut Cx, e: Type, list: &[String], w: u32, j: u32, lanes: u32) -> String {
    if cx.m.vector_ext() {
        generic::chunk(cx, e, list, w, j, lanes)
    } else if cx.m.isa == Isa::Neon {
        neon::chunk(cx, e, list, j, lanes)
    } else {
        x86::chunk(cx, e, list, w, j, lanes)
    }
}

/// Width of the register that holds `lanes` elements, given that they fit one.
pub(super) fn holding(m: Machine, e: Type, lanes: u32) -> u32 {
    let least = if m.vector_ext() { e.bits() } else { 128 };
    (e.bits() * lanes).max(least)
}

/// Groups of `lanes` lanes put together into registers of `reg_bits` (or one that is narrower).
pub(super) fn concat(
    cx: &mut Cx,
    e: Type,
    mut list: Vec<String>,
    lanes: u32,
    reg_bits: u32,
) -> Vec<String> {
    let mut lanes = lanes;
    while list.len() > 1 && lanes * e.bits() < reg_bits {
        let w = holding(cx.m, e, lanes);
        let ty = register_type(cx.m, e, w);
        let wide = register_type(cx.m, e, holding(cx.m, e, lanes * 2));
        list = list
            .chunks(2)
            .map(|pair| {
                let Some(second) = pair.get(1) else {
                    return pair[0].clone();
                };
                let a = cx.keep(&ty, pair[0].clone());
                let b = cx.keep(&ty, second.clone());
                let joined = join(cx, e, lanes, &a, &b);
                cx.keep(&wide, joined)
            })
            .collect();
        lanes *= 2;
    }
    list
}

fn join(cx: &mut Cx, e: Type, lanes: u32, a: &str, b: &str) -> String {
    if cx.m.vector_ext() {
        generic::join(cx, e, lanes, a, b)
    } else if cx.m.isa == Isa::Neon {
        neon::join(cx, e, lanes, a, b)
    } else {
        x86::join(cx, e, lanes, a, b)
    }
}

/// Folds registers into one, pairwise.
fn combine(cx: &mut Cx, op: RowOp, e: Type, w: u32, ty: &str, list: &[String]) -> Option<String> {
    let mut list = list.to_vec();
    while list.len() > 1 {
        let mut next = Vec::new();
        for pair in list.chunks(2) {
            let [a, b] = pair else { return None };
            let both = lane(cx, op, e, w, &[a, b])?;
            next.push(cx.keep(ty, both));
        }
        list = next;
    }
    list.pop()
}

fn lanewise(op: ReduceOp) -> BinaryOp {
    match op {
        ReduceOp::Add => BinaryOp::Add,
        ReduceOp::Mul => BinaryOp::Mul,
        ReduceOp::And => BinaryOp::And,
        ReduceOp::Or => BinaryOp::Or,
        ReduceOp::Xor => BinaryOp::Xor,
        ReduceOp::SMin => BinaryOp::SMin,
        ReduceOp::SMax => BinaryOp::SMax,
        ReduceOp::UMin => BinaryOp::UMin,
        ReduceOp::UMax => BinaryOp::UMax,
        ReduceOp::FAdd => BinaryOp::FAdd,
        ReduceOp::FMul => BinaryOp::FMul,
        ReduceOp::FMin => BinaryOp::FMin,
        ReduceOp::FMax => BinaryOp::FMax,
    }
}

/// Groups never cross registers, and the registers of the result are as wide as the operands'.
fn sum_groups(cx: &mut Cx, op: GroupOp, args: &[Arg], to: PType) -> Option<Vec<String>> {
    let (e, l) = args.first()?.vector()?;
    let PType::Vector(to, _) = to else {
        return None;
    };
    let texts: Vec<&[String]> = args.iter().map(|a| a.text.as_slice()).collect();
    each(cx, RowOp::SumGroups(op, to), e, l.bits, &texts)
}

/// Folds registers, then halves, down to one lane.
fn reduce(cx: &mut Cx, op: ReduceOp, from: &Arg) -> Option<Vec<String>> {
    let (e, l) = from.vector()?;
    let row = RowOp::Binary(lanewise(op));
    let mut x = combine(cx, row, e, l.bits, &l.c_type, &from.text)?;
    let (mut w, mut lanes) = (l.bits, l.lanes_per_reg);
    while lanes > 1 {
        lanes /= 2;
        let half = holding(cx.m, e, lanes);
        let ty = register_type(cx.m, e, half);
        let list = [x];
        let low = chunk(cx, e, &list, w, 0, lanes);
        let low = cx.keep(&ty, low);
        let high = chunk(cx, e, &list, w, 1, lanes);
        let high = cx.keep(&ty, high);
        let both = lane(cx, row, e, half, &[&low, &high])?;
        x = cx.keep(&ty, both);
        w = half;
    }
    let one = Layout {
        bits: w,
        count: 1,
        lanes_per_reg: 1,
        c_type: register_type(cx.m, e, w),
    };
    Some(vec![extract(cx, e, &one, &[x], 0)])
}

fn reduce_ordered(cx: &mut Cx, op: ReduceOp, args: &[Arg]) -> Option<Vec<String>> {
    let [init, from] = args else { return None };
    let (e, l) = from.vector()?;
    let sign = match op {
        ReduceOp::FAdd => "+",
        ReduceOp::FMul => "*",
        _ => return None,
    };
    let mut sum = init.text.first()?.clone();
    for k in 0..l.lanes_per_reg * l.count {
        let x = extract(cx, e, l, &from.text, k);
        cx.pay(10);
        sum = cx.keep(scalar_type(e), format!("({sum}) {sign} {x}"));
    }
    Some(vec![sum])
}

/// Lane `k` as a scalar.
pub(super) fn extract(cx: &mut Cx, e: Type, l: &Layout, list: &[String], k: u32) -> String {
    if cx.m.vector_ext() {
        let (r, at) = ((k / l.lanes_per_reg) as usize, k % l.lanes_per_reg);
        cx.pay(3);
        return format!("{}[{at}]", list[r]);
    }
    if cx.m.isa == Isa::Neon {
        return neon::extract(cx, e, l, list, k);
    }
    let x = chunk(cx, e, list, l.bits, k, 1);
    x86::extract(cx, e, &x)
}

/// Lanes of a whole list in reverse order.
pub(super) fn reverse(cx: &mut Cx, e: Type, l: &Layout, list: &[String]) -> Option<Vec<String>> {
    list.iter()
        .rev()
        .map(|x| {
            let turned = lane(cx, RowOp::Reverse, e, l.bits, &[x])?;
            let unused = l.bits / e.bits() - l.lanes_per_reg;
            if unused == 0 {
                return Some(turned);
            }
            let turned = cx.keep(&l.c_type, turned);
            Some(if cx.m.isa == Isa::Neon {
                neon::down(cx, e, &turned, unused)
            } else {
                x86::down(cx, e, &turned, unused)
            })
        })
        .collect()
}

fn mask_resize(cx: &mut Cx, reg_bits: u32, from: &Arg, to: PType) -> Option<Vec<String>> {
    let (
        PType::Mask { bits, lanes },
        PType::Mask {
            bits: to_bits,
            lanes: to_lanes,
        },
    ) = (from.ty, to)
    else {
        return None;
    };
    if lanes != to_lanes {
        return None;
    }
    if bits == to_bits {
        return Some(from.text.clone());
    }
    if cx.m.bit_masks() {
        return Some(avx512::resize(
            cx,
            from.layout.as_ref()?,
            &layout(cx.m, to, reg_bits)?,
            &from.text,
        ));
    }
    let (e, to) = (Type::int_of_bits(bits)?, Type::int_of_bits(to_bits)?);
    convert::resize_mask(cx, reg_bits, e, to, lanes, &from.text)
}

/// Whether some or all of the lanes that count are on.
fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &str) -> String {
    if cx.m.vector_ext() {
        return generic::any_all(cx, all, e, l, x);
    }
    if cx.m.isa == Isa::Neon {
        return neon::any_all(cx, all, e, l, x);
    }
    if !cx.m.bit_masks() {
        return x86::any_all(cx, all, e, l, x);
    }
    cx.pay(4);
    let full = if l.lanes_per_reg == 64 {
        u64::MAX
    } else {
        (1 << l.lanes_per_reg) - 1
    };
    let whole = l.lanes_per_reg == mask_bits(l.bits / int_of(e).bits());
    let used = if whole {
        x.to_owned()
    } else {
        format!("({x} & {full}u)")
    };
    let suffix = if full > u64::from(u32::MAX) {
        "ul"
    } else {
        "u"
    };
    if all {
        format!("({used} == {full}{suffix})")
    } else {
        format!("({used} != 0)")
    }
}
