//! What each row must compute, as plain C over one lane or over whole arrays.

use crate::program::{Case, Form, SCATTER_AT};
use emit::isa::scalar_type;
use midend::plan::{Fused, GroupOp, Half, Lanes, POp, ReduceOp, Rounding, Saturation, ZIP_BITS};
use midend::ssa::{BinaryOp, ConvertOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// How operand values are chosen.
#[derive(Clone, Copy, Debug)]
pub enum Data {
    /// Edge cases and random bits.
    Any,
    /// Below the element's width.
    Count,
    /// Not zero, and perhaps not -1.
    Divisor { negative_one: bool },
    /// Not the least integer.
    NotLeast,
    /// All ones or all zeros.
    Mask,
    /// The same, not all zeros.
    MaskOfSome,
    /// A number of one of so many lanes.
    Lane(u32),
    /// Floats whose value, cut off, the integer type holds.
    Within { bits: u32, signed: bool },
    /// Floats whose sums are exact.
    Small,
    /// Floats whose products are exact.
    Powers,
    /// Indices, of which those that are off are out of bounds; what they are multiplied by.
    Index { scale: i64, size: u32 },
    /// The memory they are about, seen from the element that index 0 is.
    Around { scale: i64, size: u32 },
}

/// Elements lie at their natural alignment, also where the scale is no multiple of their size.
fn step(scale: i64, size: u32) -> i64 {
    if scale % i64::from(size) == 0 { 1 } else { 8 }
}

impl Data {
    /// Class number and argument for the C program.
    pub fn code(self) -> (u32, i64) {
        match self {
            Data::Any => (0, 0),
            Data::Count => (1, 0),
            Data::Divisor { negative_one } => (8, i64::from(negative_one)),
            Data::NotLeast => (9, 0),
            Data::Mask => (2, 0),
            Data::MaskOfSome => (10, 0),
            Data::Lane(lanes) => (11, i64::from(lanes)),
            Data::Within { bits, signed } => (3, i64::from(bits * 2 + u32::from(signed))),
            Data::Small => (4, 0),
            Data::Powers => (5, 0),
            Data::Index { scale, size } => (6, scale.signum() * step(scale, size)),
            // From the element that index 0 is to the end.
            Data::Around { scale, size } => {
                (7, 8 * step(scale, size) * scale.abs() + i64::from(size))
            }
        }
    }
}

/// The operands' values of a row.
pub fn data(case: &Case, operand: usize) -> Data {
    let row = case.row;
    let (scale, size) = (scale(case), case.e.bytes());
    match (row, operand) {
        (RowOp::Gather(..) | RowOp::MaskedGather(..), 0) => Data::Around { scale, size },
        (
            RowOp::Gather(..)
            | RowOp::MaskedGather(..)
            | RowOp::Scatter(..)
            | RowOp::MaskedScatter(..),
            1,
        ) => Data::Index { scale, size },
        (RowOp::MaskedGather(..), 2) | (RowOp::MaskedScatter(..), 3) => Data::Mask,
        (RowOp::Select, _) if case.form == Form::OfMasks => Data::Mask,
        (RowOp::Binary(BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr), 1) => Data::Count,
        (RowOp::ShiftBy(_), 1) => Data::Count,
        // The least integer by -1 is no integer: it is divided by others, and others by -1.
        (RowOp::Binary(BinaryOp::SRem), 0) => Data::NotLeast,
        (
            RowOp::Binary(op @ (BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem)),
            1,
        ) => Data::Divisor {
            negative_one: op != BinaryOp::SDiv,
        },
        (
            RowOp::Select
            | RowOp::MaskNot
            | RowOp::MaskToInt
            | RowOp::MaskToOnes
            | RowOp::MaskResize(_),
            0,
        ) => Data::Mask,
        (RowOp::Any | RowOp::All | RowOp::Several | RowOp::CountOn, 0)
        | (RowOp::MaskBinary(_), _) => Data::Mask,
        (RowOp::FirstOn, 0) => Data::MaskOfSome,
        (RowOp::ExtractAt, 1) => Data::Lane(case.lanes),
        (RowOp::MaskedLoad(_), 1) | (RowOp::MaskedStore(_) | RowOp::CompressStore, 2) => Data::Mask,
        (RowOp::Convert(ConvertOp::FToSi, to), _) => Data::Within {
            bits: to.bits(),
            signed: true,
        },
        (RowOp::Convert(ConvertOp::FToUi, to), _) => Data::Within {
            bits: to.bits(),
            signed: false,
        },
        (RowOp::Reduce(ReduceOp::FAdd | ReduceOp::FMin | ReduceOp::FMax), _) => Data::Small,
        (RowOp::Reduce(ReduceOp::FMul), _) => Data::Powers,
        _ => Data::Any,
    }
}

/// Bytes for each step of an index; 0 where there is none.
fn scale(case: &Case) -> i64 {
    match case.request().map(|r| r.op) {
        Some(POp::Gather { scale } | POp::Scatter { scale }) => scale,
        _ => 0,
    }
}

fn signed(e: Type) -> &'static str {
    match e {
        Type::I8 => "signed char",
        Type::I16 => "short",
        Type::I32 => "int",
        Type::I64 => "long",
        other => scalar_type(other),
    }
}

fn int_of(e: Type) -> &'static str {
    scalar_type(Type::int_of_bits(e.bits()).expect("element width"))
}

/// What is nearest to a sum or difference of integers of fewer than 64 bits.
fn nearest(e: Type, of: &str, sign: &str) -> String {
    let bits = e.bits().min(32);
    let (least, most) = match of == signed(e) {
        true => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
        false => (0, (1i64 << bits) - 1),
    };
    let exact = format!("(long)({of})x {sign} (long)({of})y");
    format!("{exact} < {least} ? ({of}){least} : {exact} > {most} ? ({of}){most} : ({of})({exact})")
}

fn binary(op: BinaryOp, e: Type) -> String {
    let (u, s) = (scalar_type(e), signed(e));
    let wide = |sign: &str| format!("({u})((unsigned long)x {sign} (unsigned long)y)");
    let pick = |cast: &str, sign: &str| format!("(({cast})x {sign} ({cast})y) ? x : y");
    match op {
        BinaryOp::Add => wide("+"),
        BinaryOp::Sub => wide("-"),
        BinaryOp::Mul => wide("*"),
        BinaryOp::SMulHigh => {
            let bits = e.bits();
            format!("({u})(((long)({s})x * (long)({s})y) >> {bits})")
        }
        BinaryOp::SMulLow => "(unsigned long)((long)(int)x * (long)(int)y)".to_owned(),
        BinaryOp::UMulLow => "(unsigned long)(unsigned)x * (unsigned long)(unsigned)y".to_owned(),
        BinaryOp::SAddSat => nearest(e, s, "+"),
        BinaryOp::SSubSat => nearest(e, s, "-"),
        BinaryOp::UAddSat => nearest(e, u, "+"),
        BinaryOp::USubSat => nearest(e, u, "-"),
        BinaryOp::UMulHigh => {
            let bits = e.bits();
            format!("({u})(((unsigned long)x * (unsigned long)y) >> {bits})")
        }
        BinaryOp::And => wide("&"),
        BinaryOp::Or => wide("|"),
        BinaryOp::Xor => wide("^"),
        BinaryOp::Shl => wide("<<"),
        BinaryOp::LShr => wide(">>"),
        BinaryOp::AShr => format!("({u})(({s})x >> y)"),
        BinaryOp::SMin => pick(s, "<"),
        BinaryOp::SMax => pick(s, ">"),
        BinaryOp::UMin | BinaryOp::FMin => pick(u, "<"),
        BinaryOp::UMax | BinaryOp::FMax => pick(u, ">"),
        BinaryOp::FAdd => "x + y".to_owned(),
        BinaryOp::FSub => "x - y".to_owned(),
        BinaryOp::FMul => "x * y".to_owned(),
        BinaryOp::FDiv => "x / y".to_owned(),
        BinaryOp::FCopySign if e == Type::F32 => "__builtin_copysignf(x, y)".to_owned(),
        BinaryOp::FCopySign => "__builtin_copysign(x, y)".to_owned(),
        BinaryOp::SDiv => format!("({u})(({s})x / ({s})y)"),
        BinaryOp::SRem => format!("({u})(({s})x % ({s})y)"),
        BinaryOp::UDiv => format!("({u})(x / y)"),
        BinaryOp::URem => format!("({u})(x % y)"),
    }
}

fn reduced(op: ReduceOp) -> BinaryOp {
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

fn unary(op: UnaryOp, e: Type) -> String {
    let f = if e == Type::F32 { "f" } else { "" };
    match op {
        UnaryOp::FNeg => "-x".to_owned(),
        UnaryOp::FAbs => format!("__builtin_fabs{f}(x)"),
        UnaryOp::FSqrt => format!("__builtin_sqrt{f}(x)"),
        UnaryOp::FFloor => format!("__builtin_floor{f}(x)"),
        UnaryOp::FCeil => format!("__builtin_ceil{f}(x)"),
        UnaryOp::FChop => format!("__builtin_trunc{f}(x)"),
        UnaryOp::FRint => format!("__builtin_rint{f}(x)"),
        UnaryOp::FNearby => format!("__builtin_nearbyint{f}(x)"),
        UnaryOp::IAbs => {
            let (u, s) = (scalar_type(e), signed(e));
            format!("({s})x < 0 ? ({u})(0ul - (unsigned long)x) : x")
        }
        UnaryOp::PopCount => {
            let (ty, bits) = (scalar_type(e), e.bits());
            let ones = format!("((unsigned long)x << (64 - {bits}))");
            format!("({ty})__builtin_popcountl({ones})")
        }
        UnaryOp::LeadingZeros | UnaryOp::TrailingZeros => {
            let (ty, bits) = (scalar_type(e), e.bits());
            let l = if e == Type::I64 { "l" } else { "" };
            let which = if op == UnaryOp::LeadingZeros {
                "clz"
            } else {
                "ctz"
            };
            format!("x ? ({ty})__builtin_{which}{l}(x) : {bits}")
        }
        UnaryOp::BSwap => {
            let n = e.bytes();
            let byte = |k: u32| {
                let to = 8 * (n - 1 - k);
                format!("((unsigned long)x >> {} & 255ul) << {to}", 8 * k)
            };
            let bytes: Vec<String> = (0..n).map(byte).collect();
            bytes.join(" | ")
        }
        UnaryOp::Not => unreachable!("masks have a row of their own"),
    }
}

fn compare(row: RowOp, e: Type) -> String {
    let (sign, cast) = match row {
        RowOp::ICmp(cc) => match cc {
            IntCC::Eq => ("==", scalar_type(e)),
            IntCC::Ne => ("!=", scalar_type(e)),
            IntCC::Slt => ("<", signed(e)),
            IntCC::Sle => ("<=", signed(e)),
            IntCC::Sgt => (">", signed(e)),
            IntCC::Sge => (">=", signed(e)),
            IntCC::Ult => ("<", scalar_type(e)),
            IntCC::Ule => ("<=", scalar_type(e)),
            IntCC::Ugt => (">", scalar_type(e)),
            IntCC::Uge => (">=", scalar_type(e)),
        },
        RowOp::FCmp(cc) => match cc {
            FloatCC::Eq => ("==", scalar_type(e)),
            FloatCC::Ne => ("!=", scalar_type(e)),
            FloatCC::Lt => ("<", scalar_type(e)),
            FloatCC::Le => ("<=", scalar_type(e)),
            FloatCC::Gt => (">", scalar_type(e)),
            FloatCC::Ge => (">=", scalar_type(e)),
        },
        _ => unreachable!("comparisons only"),
    };
    format!("({cast})x {sign} ({cast})y")
}

fn cast(op: ConvertOp, e: Type, to: Type) -> String {
    let (u, s) = (scalar_type(to), signed(to));
    match op {
        ConvertOp::SExt => format!("({u})({s})({})x", signed(e)),
        ConvertOp::SiToF => format!("({u})({})x", signed(e)),
        ConvertOp::FToSi => format!("({u})({s})x"),
        ConvertOp::Bitcast => {
            let from = scalar_type(e);
            format!("((union {{ {from} from; {u} to; }}){{x}}).to")
        }
        _ => format!("({u})x"),
    }
}

/// Sums of neighbouring lanes.
fn groups(op: GroupOp, e: Type, to: Type, lanes: u32) -> String {
    let (t, s, sum) = (scalar_type(e), signed(e), scalar_type(to));
    let each = to.bits() / e.bits();
    let term = match op {
        GroupOp::Unsigned => "x".to_owned(),
        GroupOp::Signed => format!("(unsigned long)({s})x"),
        GroupOp::Distance => "(x > y ? x - y : y - x)".to_owned(),
        GroupOp::Product => format!("(unsigned long)({s})x * (unsigned long)({s})y"),
    };
    format!(
        "int k; for (k = 0; k < {lanes}; k++) {{ unsigned long x = (({t} *)a)[k], y = b ? (({t} *)b)[k] : 0; \
         {sum} *r = ({sum} *)out + k / {each}; *r = ({sum})((k % {each} ? *r : 0) + {term}); (void)y; }}"
    )
}

/// The integer twice as wide.
fn twice(e: Type) -> Type {
    Type::int_of_bits(2 * e.bits()).expect("width")
}

/// A C function body over `a`, `b`, `c`, `d` and `out`.
pub fn body(case: &Case) -> String {
    let Case {
        row,
        e,
        lanes,
        form,
        ..
    } = *case;
    let number = match form {
        Form::Number(n) => n,
        _ if row == RowOp::Extract => lanes - 1,
        _ => 3,
    };
    let (t, i) = (scalar_type(e), int_of(e));
    let typed = |ta: &str, tb: &str, tc: &str, to: &str, index: &str, value: &str| {
        format!(
            "int k; for (k = 0; k < {lanes}; k++) {{ {ta} x = (({ta} *)a)[{index}]; {tb} y = b ? (({tb} *)b)[k] : 0; \
             {tc} z = c ? (({tc} *)c)[k] : 0; (({to} *)out)[k] = {value}; (void)x; (void)y; (void)z; }}"
        )
    };
    let map = |to: &str, value: &str| typed(t, t, t, to, "k", value);
    let fold = |from: &str, start: u32, value: &str| {
        format!(
            "int k; {t} x = (({t} *){from})[0]; for (k = {start}; k < {lanes}; k++) {{ {t} y = (({t} *)b)[k]; x = {value}; }} \
             *({t} *)out = x;"
        )
    };
    match row {
        RowOp::Binary(op) => map(t, &binary(op, e)),
        RowOp::MaskBinary(op) => map(t, &format!("({}) & 1", binary(op, e))),
        RowOp::ShiftConst(op) => map(t, &format!("(y = {number}, {})", binary(op, e))),
        RowOp::Unary(op) => map(t, &unary(op, e)),
        RowOp::MaskNot => map(t, "x == 0"),
        RowOp::ICmp(_) | RowOp::FCmp(_) => map(i, &compare(row, e)),
        RowOp::UnorderedFCmp(cc) => {
            let ordered = compare(RowOp::FCmp(cc), e);
            map(i, &format!("x != x || y != y || {ordered}"))
        }
        RowOp::Select if form == Form::OfMasks => map(t, "(x ? y : z) & 1"),
        RowOp::Splat if form == Form::OfMasks => typed(t, t, t, t, "0", "x & 1"),
        RowOp::Select => typed(i, t, t, t, "k", "x ? y : z"),
        RowOp::Convert(op, to) => map(scalar_type(to), &cast(op, e, to)),
        RowOp::MaskToInt => map(t, "x & 1"),
        RowOp::MaskToOnes => map(t, "x & 1 ? -1 : 0"),
        RowOp::MaskResize(bits) => map(
            scalar_type(Type::int_of_bits(bits).expect("width")),
            "x & 1",
        ),
        RowOp::Splat => typed(t, t, t, t, "0", "x"),
        RowOp::Build => map(t, "x"),
        RowOp::Iota => {
            format!("int k; (void)a; for (k = 0; k < {lanes}; k++) (({t} *)out)[k] = ({t})k;")
        }
        RowOp::Load(Lanes::Reversed) | RowOp::Store(Lanes::Reversed) | RowOp::Reverse => {
            typed(t, t, t, t, &format!("{lanes} - 1 - k"), "x")
        }
        RowOp::Load(_) | RowOp::Store(_) => map(t, "x"),
        RowOp::MaskedLoad(how) => {
            let index = if how == Lanes::Reversed {
                format!("{lanes} - 1 - k")
            } else {
                "k".to_owned()
            };
            typed(t, i, t, t, &index, "y ? x : 0")
        }
        RowOp::MaskedStore(how) => {
            let index = if how == Lanes::Reversed {
                format!("{lanes} - 1 - k")
            } else {
                "k".to_owned()
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) if ((({i} *)c)[k]) (({t} *)out)[{index}] = (({t} *)b)[k]; (void)a;"
            )
        }
        RowOp::CompressStore => format!(
            "int k, n = 0; for (k = 0; k < {lanes}; k++) if ((({i} *)c)[k]) (({t} *)out)[n++] = (({t} *)b)[k]; (void)a;"
        ),
        RowOp::Gather(index, _) | RowOp::MaskedGather(index, _) => {
            let (index, scale) = (signed(index), scale(case));
            let on = match row {
                RowOp::Gather(..) => "1".to_owned(),
                _ => format!("(({i} *)c)[k]"),
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) (({i} *)out)[k] = {on} ? *({i} *)(a + {scale}l * (({index} *)b)[k]) : 0;"
            )
        }
        RowOp::Scatter(index, _) | RowOp::MaskedScatter(index, _) => {
            let (index, scale) = (signed(index), scale(case));
            let on = match row {
                RowOp::Scatter(..) => "1".to_owned(),
                _ => format!("(({i} *)d)[k]"),
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) if ({on}) *({i} *)(out + {SCATTER_AT} + {scale}l * (({index} *)b)[k]) = (({i} *)c)[k]; (void)a;"
            )
        }
        RowOp::SumGroups(op, to) => groups(op, e, to, lanes),
        RowOp::ShiftBy(op) => {
            let value = format!("(y = *({t} *)b, {})", binary(op, e));
            map(t, &value)
        }
        RowOp::Fused(op) => {
            let fma = match e {
                Type::F32 => "__builtin_fmaf",
                _ => "__builtin_fma",
            };
            let arguments = match op {
                Fused::MulAdd => "x, y, z",
                Fused::MulSub => "x, y, -z",
                Fused::NegMulAdd => "-x, y, z",
            };
            typed(t, t, t, t, "k", &format!("{fma}({arguments})"))
        }
        RowOp::Average(rounding) => {
            let up = u32::from(rounding == Rounding::Up);
            let u = "unsigned __int128";
            map(t, &format!("({t})((({u})x + ({u})y + {up}) >> 1)"))
        }
        RowOp::Saturate(range, to) => {
            let n = to.bits();
            let (least, most) = match range {
                Saturation::Signed => (
                    format!("-(1l << {})", n - 1),
                    format!("(1l << {}) - 1", n - 1),
                ),
                Saturation::Unsigned => ("0l".to_owned(), format!("(1l << {n}) - 1")),
            };
            let (s, t) = (signed(e), scalar_type(to));
            let value = format!(
                "(long)({s})x < {least} ? ({t})({least}) : (long)({s})x > {most} ? ({t})({most}) : ({t})x"
            );
            map(t, &value)
        }
        RowOp::Dot | RowOp::DotConst => {
            let (s, sum) = (signed(e), scalar_type(twice(e)));
            let factors = match row {
                RowOp::Dot => format!("(long)(({s} *)c)[k], q = (({s} *)d)[k]"),
                _ => "3, q = -5".to_owned(),
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) {{ long x = (({s} *)a)[k], y = (({s} *)b)[k], p = {factors}; \
                 (({sum} *)out)[k] = ({sum})((unsigned long)x * (unsigned long)p + (unsigned long)y * (unsigned long)q); }}"
            )
        }
        RowOp::Reduce(op) => fold("a", 1, &binary(reduced(op), e)).replace("*)b)[k]", "*)a)[k]"),
        RowOp::ReduceOrdered(op) => fold("a", 0, &binary(reduced(op), e)),
        RowOp::Extract => format!("*({t} *)out = (({t} *)a)[{number}];"),
        RowOp::Permute(_) => {
            let Some(POp::Permute(order)) = case.request().map(|asked| asked.op) else {
                unreachable!("{case:?} has an order")
            };
            let places: Vec<String> = order.places().map(|place| place.to_string()).collect();
            let group = order.lanes();
            format!(
                "static const int from[] = {{{}}}; int k; for (k = 0; k < {lanes}; k++) \
                 (({t} *)out)[k] = (({t} *)a)[k / {group} * {group} + from[k % {group}]];",
                places.join(", ")
            )
        }
        RowOp::Zip(half) => {
            let block = ZIP_BITS / e.bits();
            let start = match half {
                Half::Low => 0,
                Half::High => block / 2,
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) \
                 (({t} *)out)[k] = (({t} *)(k % 2 ? b : a))[k / {block} * {block} + {start} + k % {block} / 2];"
            )
        }
        RowOp::Unzip(half) => {
            let odd = match half {
                Half::Low => 0,
                Half::High => 1,
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) {{ int n = 2 * k + {odd}; \
                 (({t} *)out)[k] = n < {lanes} ? (({t} *)a)[n] : (({t} *)b)[n - {lanes}]; }}"
            )
        }
        RowOp::ZipBlocks(half) => {
            let block = ZIP_BITS / e.bits();
            let start = match half {
                Half::Low => 0,
                Half::High => lanes / 2,
            };
            format!(
                "int k; for (k = 0; k < {lanes}; k++) \
                 (({t} *)out)[k] = (({t} *)(k / {block} % 2 ? b : a))[{start} + k / {block} / 2 * {block} + k % {block}];"
            )
        }
        RowOp::Unzip3(first) => format!(
            "int k; for (k = 0; k < {lanes}; k++) {{ int n = 3 * k + {first}; \
             (({t} *)out)[k] = (({t} *)(n < {lanes} ? a : n < 2 * {lanes} ? b : c))[n % {lanes}]; }}"
        ),
        RowOp::Zip3(third) => format!(
            "int k; for (k = 0; k < {lanes}; k++) {{ int n = {third} * {lanes} + k; \
             (({t} *)out)[k] = (({t} *)(n % 3 == 0 ? a : n % 3 == 1 ? b : c))[n / 3]; }}"
        ),
        RowOp::Concat => {
            let half = lanes / 2;
            format!(
                "int k; for (k = 0; k < {lanes}; k++) (({t} *)out)[k] = k < {half} ? (({t} *)a)[k] : (({t} *)b)[k - {half}];"
            )
        }
        RowOp::Split(half) => {
            let first = match half {
                Half::Low => 0,
                Half::High => lanes / 2,
            };
            format!(
                "int k; for (k = 0; k < {lanes} / 2; k++) (({t} *)out)[k] = (({t} *)a)[k + {first}];"
            )
        }
        RowOp::Splice => format!(
            "int k; for (k = 0; k < {lanes}; k++) \
             (({t} *)out)[k] = k == 0 ? (({t} *)a)[{lanes} - 1] : (({t} *)b)[k - 1];"
        ),
        RowOp::Any => format!(
            "int k, r = 0; for (k = 0; k < {lanes}; k++) r |= (({t} *)a)[k] != 0; *(int *)out = r;"
        ),
        RowOp::Several => format!(
            "int k, n = 0; for (k = 0; k < {lanes}; k++) n += (({t} *)a)[k] != 0; *(int *)out = n > 1;"
        ),
        RowOp::CountOn => format!(
            "int k; unsigned long n = 0; for (k = 0; k < {lanes}; k++) n += (({t} *)a)[k] != 0; *(unsigned long *)out = n;"
        ),
        RowOp::FirstOn => format!(
            "unsigned long k = 0; while (k < {lanes} && !(({t} *)a)[k]) k++; *(unsigned long *)out = k;"
        ),
        RowOp::ExtractAt => format!("*({t} *)out = (({t} *)a)[*(unsigned long *)b];"),
        RowOp::All => format!(
            "int k, r = 1; for (k = 0; k < {lanes}; k++) r &= (({t} *)a)[k] != 0; *(int *)out = r;"
        ),
    }
}
