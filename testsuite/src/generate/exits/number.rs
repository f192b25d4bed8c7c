//! Numbers that elements may be, and how C writes them: what a condition says of them is known while a
//! kernel is made.

use crate::generate::Random;
use crate::generate::typed::scalar::Scalar;

/// The value of an element or a scalar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    Int(i128),
    /// Of `float`s, only those that are one.
    Real(f64),
}

/// Of integers: around zero, letters and signs, ends of types.
const INTEGERS: &[i128] = &[
    0,
    1,
    2,
    3,
    5,
    7,
    8,
    9,
    10,
    13,
    32,
    34,
    48,
    57,
    64,
    65,
    90,
    97,
    122,
    126,
    127,
    128,
    200,
    254,
    255,
    256,
    1000,
    4095,
    0x7fff,
    0x8000,
    0xffff,
    70_000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    1 << 40,
    -1,
    -2,
    -5,
    -7,
    -100,
    -128,
    -129,
    -5000,
    -0x8000,
    -100_000,
    -0x8000_0000,
    -(1 << 41),
];

/// Of floating-point numbers: some that have few bits, and the ends.
const REALS: &[f64] = &[
    0.0, -0.0, 0.5, 1.0, 1.5, 2.0, -0.25, -1.0, -2.5, 3.0, 7.75, 10.0, 99.5, 100.0, -100.5, 4096.0,
    -7777.0,
];

impl Number {
    pub fn int(self) -> i128 {
        match self {
            Number::Int(value) => value,
            Number::Real(value) => value as i128,
        }
    }

    pub fn real(self) -> f64 {
        match self {
            Number::Int(value) => value as f64,
            Number::Real(value) => value,
        }
    }

    /// Any number of a type.
    pub fn some(random: &mut Random, ty: Scalar) -> Number {
        if ty.is_float() {
            return match random.below(12) {
                0 => Number::Real(random.pick(&[f64::NAN, f64::INFINITY, f64::NEG_INFINITY])),
                _ => Number::finite(random, ty),
            };
        }
        match random.below(4) {
            0 => {
                let (low, high) = ty.range();
                let wide = (random.below(1 << 31) as i128) << 32 | random.below(1 << 31) as i128;
                Number::Int(low + wide % (high - low + 1))
            }
            1 => Number::Int(random.pick(&[ty.range().0, ty.range().1])),
            _ => Number::finite(random, ty),
        }
    }

    /// One that is written as a constant.
    pub fn finite(random: &mut Random, ty: Scalar) -> Number {
        if ty.is_float() {
            return Number::Real(random.pick(REALS));
        }
        let (low, high) = ty.range();
        Number::Int(random.pick_where(INTEGERS, |value| (low..=high).contains(value)))
    }

    /// It and its neighbours, those of them that the type has.
    pub fn around(self, ty: Scalar) -> Vec<Number> {
        let (low, high) = ty.range();
        match self {
            Number::Int(value) => {
                let near = [value, value - 1, value + 1].into_iter();
                near.filter(|value| (low..=high).contains(value))
                    .map(Number::Int)
                    .collect()
            }
            Number::Real(value) => vec![self, Number::Real(value + 0.5), Number::Real(value - 1.0)],
        }
    }

    /// Its bits in memory.
    pub fn bits(self, ty: Scalar) -> u64 {
        match (ty, self) {
            (Scalar::F32, value) => u64::from((value.real() as f32).to_bits()),
            (Scalar::F64, value) => value.real().to_bits(),
            (_, value) => wrap(value.int(), ty.bits()) as u64,
        }
    }

    /// What C calls it.
    pub fn literal(self, ty: Scalar) -> String {
        let value = match self {
            Number::Real(value) => return real_literal(value, ty),
            Number::Int(value) => value,
        };
        match ty {
            Scalar::I64 if value == ty.range().0 => format!("({}L - 1)", value + 1),
            Scalar::I64 if i32::try_from(value).is_err() => format!("{value}L"),
            Scalar::U64 if value > i128::from(u32::MAX) => format!("{value}ul"),
            Scalar::I32 if value == ty.range().0 => format!("({} - 1)", value + 1),
            _ if value > i128::from(i32::MAX) => format!("{value}u"),
            _ => value.to_string(),
        }
    }
}

fn real_literal(value: f64, ty: Scalar) -> String {
    let suffix = if ty == Scalar::F32 { "f" } else { "" };
    match value {
        _ if value.is_nan() => format!("__builtin_nan{suffix}(\"\")"),
        _ if value.is_infinite() && value > 0.0 => format!("__builtin_inf{suffix}()"),
        _ if value.is_infinite() => format!("-__builtin_inf{suffix}()"),
        _ => format!("{value:?}{suffix}"),
    }
}

/// Whether C's comparison of the two holds.
pub(super) fn compare(op: &str, a: Number, b: Number) -> bool {
    match (a, b) {
        (Number::Int(a), Number::Int(b)) => ordered(op, &a, &b),
        _ => ordered(op, &a.real(), &b.real()),
    }
}

fn ordered<T: PartialOrd>(op: &str, a: &T, b: &T) -> bool {
    match op {
        "==" => a == b,
        "!=" => a != b,
        "<" => a < b,
        ">" => a > b,
        "<=" => a <= b,
        _ => a >= b,
    }
}

/// The comparison that holds of integers where another one does not.
pub(super) fn opposite(op: &str) -> &'static str {
    match op {
        "==" => "!=",
        "!=" => "==",
        "<" => ">=",
        ">" => "<=",
        "<=" => ">",
        _ => "<",
    }
}

/// As an unsigned number of so many bits.
pub(super) fn wrap(value: i128, bits: u32) -> i128 {
    value & ((1 << bits) - 1)
}
