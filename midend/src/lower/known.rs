//! What calls of the library's functions and of built-in ones mean, and what some are made of.

use super::state::Lowering;
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, Imm, IntCC, Op, Overflow, Type, UnaryOp, Value};
use frontend::span::Span;
use frontend::tree::GlobalId;

/// Library functions that do not return.
const NORETURN: &[&str] = &[
    "abort",
    "exit",
    "_exit",
    "_Exit",
    "quick_exit",
    "longjmp",
    "_longjmp",
    "siglongjmp",
    "__assert_fail",
];

/// Built-in functions that do not return.
const NORETURN_BUILTIN: &[&str] = &["unreachable", "trap", "abort", "exit", "longjmp"];

/// Operations that are looked through for the sign of a number.
pub(super) const ROOT_DEPTH: u32 = 6;

/// What a call of a function by name means.
pub(super) enum Known {
    /// One instruction.
    Unary(UnaryOp, Type),
    /// One instruction of two operands.
    Binary(BinaryOp, Type),
    /// A product and a sum, rounded once.
    Fma(Type),
    /// A square root that sets `errno` if the argument is negative.
    Root(Type),
    /// Something about the bits of an integer of this type, as an `int`.
    Bits(Bits, Type),
    /// What kind of number it is.
    Class(Class),
    /// The smaller or the larger one of two numbers, of one that is no number and another one the other
    /// (C11 7.12.12).
    Extremum(FloatCC, Type),
    /// To the next integer, halves away from zero (C11 7.12.9.6).
    Rounded(Type),
    /// The value of the first argument.
    FirstArgument,
    /// It does not return.
    NoReturn,
}

/// What built-in functions tell of the bits of an integer.
#[derive(Clone, Copy)]
pub(super) enum Bits {
    /// How many are 1.
    Ones,
    /// Whether the number of those that are 1 is odd.
    Parity,
    /// How many are 0 above the highest that is 1; not defined for 0.
    Leading,
    /// How many are 0 below the lowest that is 1; not defined for 0.
    Trailing,
    /// The number of the lowest that is 1, from 1 on; 0 if none is.
    First,
}

/// Questions for kinds of floating numbers, which raise no flag but for signalling NaNs (C11 7.12.3).
#[derive(Clone, Copy)]
pub(super) enum Class {
    /// No number.
    Nan,
    /// An infinity.
    Infinite,
    /// 1 or -1 for an infinity, by its sign.
    InfiniteSign,
    /// A number that is no infinity.
    Finite,
    /// Whether the sign is set, also of zeros and of what is no number.
    Sign,
}

impl Lowering<'_> {
    /// The answer, as C's functions give it, of comparisons that raise no flag for what is no number.
    pub(super) fn classified(&mut self, class: Class, number: Value, span: Span) -> Value {
        let ty = self.graph.ty(number);
        let infinity = self.graph.float(ty, f64::INFINITY, span);
        let truth = match class {
            Class::Sign => return self.sign_bit(number, span),
            Class::Nan => self.graph.fcmp(FloatCC::Ne, number, number, span),
            Class::Infinite => {
                let magnitude = self.graph.unary(UnaryOp::FAbs, number, span);
                self.graph.fcmp(FloatCC::Eq, magnitude, infinity, span)
            }
            Class::InfiniteSign => {
                let below = self.graph.float(ty, f64::NEG_INFINITY, span);
                let [above, below] = [infinity, below].map(|infinity| {
                    let equal = self.graph.fcmp(FloatCC::Eq, number, infinity, span);
                    self.graph.convert(ConvertOp::ZExt, equal, Type::I32, span)
                });
                let op = Op::Binary(BinaryOp::Sub, Overflow::Wraps);
                return self.graph.value(op, &[above, below], Type::I32, span);
            }
            Class::Finite => {
                let magnitude = self.graph.unary(UnaryOp::FAbs, number, span);
                let finite = self.graph.fcmp(FloatCC::Ne, magnitude, infinity, span);
                let known = self.graph.fcmp(FloatCC::Eq, number, number, span);
                let op = Op::Binary(BinaryOp::And, Overflow::Wraps);
                self.graph.value(op, &[known, finite], Type::I1, span)
            }
        };
        self.graph.convert(ConvertOp::ZExt, truth, Type::I32, span)
    }

    /// What is not zero where the sign is set: 1, or what gcc takes for `float`, the bit as it stands.
    fn sign_bit(&mut self, number: Value, span: Span) -> Value {
        let bits = match self.graph.ty(number) {
            Type::F32 => Type::I32,
            _ => Type::I64,
        };
        let as_bits = self.graph.convert(ConvertOp::Bitcast, number, bits, span);
        if bits == Type::I32 && self.unit.source.predefined("__clang__").is_none() {
            let sign = self.graph.int(bits, i64::from(i32::MIN), span);
            let op = Op::Binary(BinaryOp::And, Overflow::Wraps);
            return self.graph.value(op, &[as_bits, sign], bits, span);
        }
        let zero = self.graph.int(bits, 0, span);
        let truth = self.graph.icmp(IntCC::Slt, as_bits, zero, span);
        self.graph.convert(ConvertOp::ZExt, truth, Type::I32, span)
    }

    /// What a built-in function tells of bits, as an `int`.
    pub(super) fn bits(&mut self, bits: Bits, of: Value, span: Span) -> Value {
        let ty = self.graph.ty(of);
        let wraps = |op| Op::Binary(op, Overflow::Wraps);
        let one = |lowering: &mut Self| lowering.graph.int(ty, 1, span);
        let count = match bits {
            Bits::Ones => self.graph.unary(UnaryOp::PopCount, of, span),
            Bits::Parity => {
                let ones = self.graph.unary(UnaryOp::PopCount, of, span);
                let one = one(self);
                self.graph
                    .value(wraps(BinaryOp::And), &[ones, one], ty, span)
            }
            Bits::Leading => self.graph.unary(UnaryOp::LeadingZeros, of, span),
            Bits::Trailing => self.graph.unary(UnaryOp::TrailingZeros, of, span),
            Bits::First => {
                let below = self.graph.unary(UnaryOp::TrailingZeros, of, span);
                let one = one(self);
                let number = self
                    .graph
                    .value(wraps(BinaryOp::Add), &[below, one], ty, span);
                let zero = self.graph.int(ty, 0, span);
                let none = self.graph.icmp(IntCC::Eq, of, zero, span);
                self.graph
                    .value(Op::Select, &[none, zero, number], ty, span)
            }
        };
        match ty {
            Type::I32 => count,
            _ => self.graph.convert(ConvertOp::Trunc, count, Type::I32, span),
        }
    }

    /// The number of two that is less (`Lt`) or greater (`Gt`). Nothing is compared for that which is no number, as
    /// this would raise a flag. Of zeros with different signs it is the constant, as compilers have it; of two variables
    /// C lets it be either, and which one compilers take depends on how they order them.
    pub(super) fn extremum(&mut self, cc: FloatCC, a: Value, b: Value, span: Span) -> Value {
        let ty = self.graph.ty(a);
        let zero = self.graph.float(ty, 0.0, span);
        let [a_is_one, b_is_none] = [(a, FloatCC::Eq), (b, FloatCC::Ne)]
            .map(|(of, cc)| (!self.is_number(of)).then(|| self.graph.fcmp(cc, of, of, span)));
        let [mut a_number, mut b_number] = [a, b];
        if self.options.trapping_math {
            if let Some(number) = a_is_one {
                a_number = self.graph.value(Op::Select, &[number, a, zero], ty, span);
            }
            if let Some(none) = b_is_none {
                b_number = self.graph.value(Op::Select, &[none, zero, b], ty, span);
            }
        }
        let cc = match cc {
            FloatCC::Lt if self.is_number(a) => FloatCC::Le,
            FloatCC::Gt if self.is_number(a) => FloatCC::Ge,
            cc => cc,
        };
        let mut first = self.graph.fcmp(cc, a_number, b_number, span);
        let [and, or] = [BinaryOp::And, BinaryOp::Or].map(|op| Op::Binary(op, Overflow::Wraps));
        if let Some(number) = a_is_one.filter(|_| self.options.trapping_math) {
            first = self.graph.value(and, &[first, number], Type::I1, span);
        }
        if let Some(none) = b_is_none {
            first = self.graph.value(or, &[first, none], Type::I1, span);
        }
        self.graph.value(Op::Select, &[first, a, b], ty, span)
    }

    /// Whether the sign of a zero that is the minimum or maximum of two numbers is known, or does not matter.
    pub(super) fn is_extremum_known(&self, a: Value, b: Value) -> bool {
        !self.options.signed_zeros || self.is_number(a) || self.is_number(b)
    }

    /// Whether a value is a constant that is a number.
    fn is_number(&self, value: Value) -> bool {
        match self.graph.def(value).map(|data| &data.op) {
            Some(Op::Const(Imm::F32(bits))) => !f32::from_bits(*bits).is_nan(),
            Some(Op::Const(Imm::F64(bits))) => !f64::from_bits(*bits).is_nan(),
            _ => false,
        }
    }

    /// The next integer, halves away from zero. One that has a fraction is less than the first number whose last bit
    /// is 1: all others stay as they are, and take no part in what might raise a flag.
    pub(super) fn rounded(&mut self, number: Value, span: Span) -> Value {
        let ty = self.graph.ty(number);
        let (bits, magnitude, whole) = match ty {
            Type::F32 => (Type::I32, i64::from(i32::MAX), 0x4b00_0000),
            _ => (Type::I64, i64::MAX, 0x4330_0000_0000_0000),
        };
        let op = |op| Op::Binary(op, Overflow::Wraps);
        let as_bits = self.graph.convert(ConvertOp::Bitcast, number, bits, span);
        let [magnitude, whole] = [magnitude, whole].map(|of| self.graph.int(bits, of, span));
        let as_bits = self
            .graph
            .value(op(BinaryOp::And), &[as_bits, magnitude], bits, span);
        let fractional = self.graph.icmp(IntCC::Slt, as_bits, whole, span);
        let [zero, half, one] = [0.0, 0.5, 1.0].map(|of| self.graph.float(ty, of, span));
        let small = self
            .graph
            .value(Op::Select, &[fractional, number, zero], ty, span);
        let chopped = self.graph.unary(UnaryOp::FChop, small, span);
        let fraction = self
            .graph
            .value(op(BinaryOp::FSub), &[small, chopped], ty, span);
        let fraction = self.graph.unary(UnaryOp::FAbs, fraction, span);
        let further = self.graph.fcmp(FloatCC::Ge, fraction, half, span);
        let step = self
            .graph
            .value(Op::Select, &[further, one, zero], ty, span);
        let step = self
            .graph
            .value(op(BinaryOp::FCopySign), &[step, number], ty, span);
        let rounded = self
            .graph
            .value(op(BinaryOp::FAdd), &[chopped, step], ty, span);
        self.graph
            .value(Op::Select, &[fractional, rounded, number], ty, span)
    }

    /// What is known of a function by its name, if the name means the library's function.
    pub(super) fn known(&self, id: GlobalId, args: usize) -> Option<Known> {
        let name = self.unit.globals.get(id.0 as usize)?.name.as_str();
        let builtin = name.strip_prefix("__builtin_");
        if let Some(short) = builtin {
            match short {
                "isnan" | "isnanf" => return Some(Known::Class(Class::Nan)),
                "isinf" | "isinff" => return Some(Known::Class(Class::Infinite)),
                "isinf_sign" | "isinf_signf" => return Some(Known::Class(Class::InfiniteSign)),
                "isfinite" | "isfinitef" => return Some(Known::Class(Class::Finite)),
                "expect" | "expect_with_probability" => return Some(Known::FirstArgument),
                "signbit" | "signbitf" => return Some(Known::Class(Class::Sign)),
                _ if NORETURN_BUILTIN.contains(&short) => return Some(Known::NoReturn),
                _ => {}
            }
            if let Some(known) = self.known_bits(short) {
                return Some(known);
            }
        }
        let known = if NORETURN.contains(&name) {
            Known::NoReturn
        } else {
            let unary = UnaryOp::of_function(name).map(|(op, ty)| (Known::Unary(op, ty), 1));
            let (known, operands) = unary.or_else(|| self.known_math(builtin.unwrap_or(name)))?;
            (operands == args).then_some(known)?
        };
        (builtin.is_some() || self.is_library(name)).then_some(known)
    }

    /// A built-in function of the bits of an integer, by its name without what all of them have in front.
    fn known_bits(&self, name: &str) -> Option<Known> {
        let (name, ty) = match (name.strip_suffix("ll"), name.strip_suffix('l')) {
            (Some(name), _) => (name, Type::I64),
            (None, Some(name)) => (name, self.long()?),
            (None, None) => (name, Type::I32),
        };
        let bits = match name {
            "popcount" => Bits::Ones,
            "parity" => Bits::Parity,
            "clz" => Bits::Leading,
            "ctz" => Bits::Trailing,
            "ffs" => Bits::First,
            _ => return None,
        };
        Some(Known::Bits(bits, ty))
    }

    /// The name of the library's function that a name means.
    pub(super) fn library_name<'n>(&self, name: &'n str) -> Option<&'n str> {
        let builtin = name.strip_prefix("__builtin_");
        builtin.or_else(|| self.is_library(name).then_some(name))
    }

    /// A function that is one instruction, but is not in the table of [`UnaryOp`], and the number of its
    /// parameters.
    fn known_math(&self, name: &str) -> Option<(Known, usize)> {
        let has = |name: &str| self.unit.source.predefined(name).is_some();
        let x86 = has("__x86_64__");
        // Elsewhere it is a function of the library, and a slow one.
        let fma = has("__FMA__") || has("__aarch64__");
        let float = name.strip_suffix('f').map(|name| (name, Type::F32));
        for (name, ty) in [Some((name, Type::F64)), float].into_iter().flatten() {
            return Some(match name {
                "sqrt" if !self.options.math_errno => (Known::Unary(UnaryOp::FSqrt, ty), 1),
                "sqrt" => (Known::Root(ty), 1),
                // Other processors have instructions for them, which compilers vectorize.
                "fmin" if x86 => (Known::Extremum(FloatCC::Lt, ty), 2),
                "fmax" if x86 => (Known::Extremum(FloatCC::Gt, ty), 2),
                "round" if x86 => (Known::Rounded(ty), 1),
                "fma" if fma => (Known::Fma(ty), 3),
                "copysign" => (Known::Binary(BinaryOp::FCopySign, ty), 2),
                _ => continue,
            });
        }
        let ty = match name {
            "abs" => Type::I32,
            "labs" => self.long()?,
            "llabs" => Type::I64,
            _ => return None,
        };
        Some((Known::Unary(UnaryOp::IAbs, ty), 1))
    }

    /// Whether functions with the names of those that copy are the library's.
    pub(super) fn knows_copies(&self) -> bool {
        let is_copy = |name: &String| matches!(name.as_str(), "memcpy" | "memmove");
        self.options.builtin && !self.options.no_builtin.iter().any(is_copy)
    }

    /// The type of `long`.
    fn long(&self) -> Option<Type> {
        Type::int_of_bits(8 * self.unit.model.long_bytes as u32)
    }

    /// Whether a floating number is certainly not below zero: it may be no number.
    pub(super) fn is_never_negative(&self, value: Value, depth: u32) -> bool {
        let (Some(data), Some(depth)) = (self.graph.def(value), depth.checked_sub(1)) else {
            return false;
        };
        match (&data.op, &data.args[..]) {
            (Op::Unary(UnaryOp::FAbs), _) => true,
            (Op::Const(Imm::F32(bits)), _) => f32::from_bits(*bits) >= 0.0,
            (Op::Const(Imm::F64(bits)), _) => f64::from_bits(*bits) >= 0.0,
            (Op::Binary(BinaryOp::FMul, _), &[a, b]) if a == b => true,
            (Op::Fma, &[a, b, c]) if a == b => self.is_never_negative(c, depth),
            (Op::Binary(BinaryOp::FAdd | BinaryOp::FMul | BinaryOp::FDiv, _), &[a, b]) => {
                self.is_never_negative(a, depth) && self.is_never_negative(b, depth)
            }
            (
                Op::Convert(ConvertOp::FExt | ConvertOp::FTrunc) | Op::Unary(UnaryOp::FSqrt),
                &[a],
            ) => self.is_never_negative(a, depth),
            (Op::Convert(ConvertOp::UiToF), _) => true,
            _ => false,
        }
    }

    /// Whether a name can only mean the standard library's function here.
    fn is_library(&self, name: &str) -> bool {
        let options = self.options;
        let macros = |name: &str| self.unit.source.predefined(name);
        let hosted = macros("__STDC_HOSTED__").is_none_or(|body| body.trim() != "0");
        let version = macros("__STDC_VERSION__").map_or("0", str::trim);
        let strict = macros("__STRICT_ANSI__").is_some();
        options.builtin
            && !options.no_builtin.iter().any(|other| other == name)
            && hosted
            && !(strict && is_free(name, version >= "199901L"))
            && !self.unit.defines(name)
    }
}

/// Whether a program may give a name of its own meaning where nothing but the standard counts: C89,
/// or what came after it.
fn is_free(name: &str, since_c99: bool) -> bool {
    const LATER: &[&str] = &[
        "acosh",
        "asinh",
        "atanh",
        "cbrt",
        "copysign",
        "erf",
        "erfc",
        "exp2",
        "expm1",
        "fmax",
        "fmin",
        "hypot",
        "log1p",
        "log2",
        "nearbyint",
        "rint",
        "round",
        "trunc",
    ];
    let plain = name.strip_suffix('f').unwrap_or(name);
    let later = |name: &str| LATER.contains(&name) || name == "llabs";
    plain == "exp10" || !since_c99 && (later(name) || later(plain))
}
