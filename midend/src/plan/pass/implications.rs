//! Truth values that others imply, or exclude: comparisons of one value with two constants.
//!
//! A comparison with a constant asks whether a value is in an interval. Of two that ask it of the same value,
//! one implies the other if its interval is part of the other's, and excludes it if they have nothing in
//! common. None holds for a NaN.

use super::rewrite::Rewrite;
use crate::plan::{POp, PValue};
use crate::ssa::types::sign_extend;
use crate::ssa::{FloatCC, Imm, IntCC, UnaryOp};

/// Where a mask is on, another one is on too.
pub(super) fn implies(program: &Rewrite<'_>, mask: PValue, other: PValue) -> bool {
    let complement = |value| match program.op(value) {
        Some(POp::Unary(UnaryOp::Not)) => program.arg(value, 0),
        _ => None,
    };
    let spans = |a, b| Some((span(program, a)?, span(program, b)?));
    match (complement(mask), complement(other)) {
        (None, None) => spans(mask, other).is_some_and(|(a, b)| a.is_part_of(&b)),
        (Some(mask), Some(other)) => spans(other, mask).is_some_and(|(a, b)| a.is_part_of(&b)),
        (None, Some(other)) => spans(mask, other).is_some_and(|(a, b)| a.excludes(&b)),
        (Some(_), None) => false,
    }
}

/// What a comparison asks of a value, as far as its numbers can be read so.
#[derive(Clone, Copy, Debug)]
struct Span {
    of: PValue,
    signed: Option<Interval<i128>>,
    unsigned: Option<Interval<i128>>,
    float: Option<Interval<f64>>,
}

/// An interval by its ends; one that is none is open on that side.
#[derive(Clone, Copy, Debug)]
struct Interval<N> {
    low: Option<End<N>>,
    high: Option<End<N>>,
}

/// An end of an interval.
#[derive(Clone, Copy, Debug)]
struct End<N> {
    at: N,
    /// The number itself is not in the interval.
    strict: bool,
}

impl Span {
    fn is_part_of(&self, other: &Span) -> bool {
        self.of == other.of
            && (both(self.signed, other.signed, Interval::is_part_of)
                || both(self.unsigned, other.unsigned, Interval::is_part_of)
                || both(self.float, other.float, Interval::is_part_of))
    }

    fn excludes(&self, other: &Span) -> bool {
        self.of == other.of
            && (both(self.signed, other.signed, Interval::excludes)
                || both(self.unsigned, other.unsigned, Interval::excludes)
                || both(self.float, other.float, Interval::excludes))
    }
}

fn both<T>(a: Option<T>, b: Option<T>, holds: impl Fn(T, T) -> bool) -> bool {
    a.zip(b).is_some_and(|(a, b)| holds(a, b))
}

impl<N: PartialOrd + Copy> Interval<N> {
    fn is_part_of(self, other: Self) -> bool {
        let within = |own: Option<End<N>>, other: Option<End<N>>, inside: fn(&N, &N) -> bool| {
            other.is_none_or(|other| {
                own.is_some_and(|own| {
                    let alike = own.at == other.at && (own.strict || !other.strict);
                    inside(&own.at, &other.at) || alike
                })
            })
        };
        within(self.low, other.low, N::gt) && within(self.high, other.high, N::lt)
    }

    fn excludes(self, other: Self) -> bool {
        let below = |high: Option<End<N>>, low: Option<End<N>>| {
            both(high, low, |high, low| {
                high.at < low.at || high.at == low.at && (high.strict || low.strict)
            })
        };
        below(self.high, other.low) || below(other.high, self.low)
    }
}

/// The interval that a value is in where a mask is on.
fn span(program: &Rewrite<'_>, mask: PValue) -> Option<Span> {
    let inst = program.known(mask)?;
    let &[a, b] = &inst.args[..] else {
        return None;
    };
    match inst.op {
        POp::ICmp(cc) => match (program.number(a), program.number(b)) {
            (_, Some(number)) => Some(int_span(program, cc, a, number)),
            (Some(number), None) => Some(int_span(program, cc.swapped(), b, number)),
            (None, None) => None,
        },
        POp::FCmp(cc) => match (float(program, a), float(program, b)) {
            (_, Some(number)) => Some(float_span(cc, a, number)),
            (Some(number), None) => Some(float_span(cc.swapped(), b, number)),
            (None, None) => None,
        },
        _ => None,
    }
}

/// The number that all lanes are.
fn float(program: &Rewrite<'_>, value: PValue) -> Option<f64> {
    match program.op(value)? {
        POp::Splat => float(program, program.arg(value, 0)?),
        POp::Unary(UnaryOp::FNeg) => Some(-float(program, program.arg(value, 0)?)?),
        POp::Const(Imm::F32(bits)) => Some(f64::from(f32::from_bits(bits))),
        POp::Const(Imm::F64(bits)) => Some(f64::from_bits(bits)),
        _ => None,
    }
}

fn int_span(program: &Rewrite<'_>, cc: IntCC, of: PValue, number: i64) -> Span {
    let bits = program.ty(of).lane_bits();
    let number = i128::from(sign_extend(number, bits));
    let (signed, unsigned) = (number, number.rem_euclid(1 << bits));
    let none = Span {
        of,
        signed: None,
        unsigned: None,
        float: None,
    };
    let of_signed = |interval| Span {
        signed: Some(interval),
        ..none
    };
    let of_unsigned = |interval| Span {
        unsigned: Some(interval),
        ..none
    };
    match cc {
        IntCC::Eq => Span {
            signed: Some(equal(signed)),
            unsigned: Some(equal(unsigned)),
            ..none
        },
        IntCC::Ne => none,
        IntCC::Slt => of_signed(below(signed, true)),
        IntCC::Sle => of_signed(below(signed, false)),
        IntCC::Sgt => of_signed(above(signed, true)),
        IntCC::Sge => of_signed(above(signed, false)),
        IntCC::Ult => of_unsigned(below(unsigned, true)),
        IntCC::Ule => of_unsigned(below(unsigned, false)),
        IntCC::Ugt => of_unsigned(above(unsigned, true)),
        IntCC::Uge => of_unsigned(above(unsigned, false)),
    }
}

fn float_span(cc: FloatCC, of: PValue, number: f64) -> Span {
    let float = match cc {
        FloatCC::Eq => Some(equal(number)),
        FloatCC::Ne => None,
        FloatCC::Lt => Some(below(number, true)),
        FloatCC::Le => Some(below(number, false)),
        FloatCC::Gt => Some(above(number, true)),
        FloatCC::Ge => Some(above(number, false)),
    };
    Span {
        of,
        signed: None,
        unsigned: None,
        float,
    }
}

fn equal<N: Copy>(at: N) -> Interval<N> {
    let end = Some(End { at, strict: false });
    Interval {
        low: end,
        high: end,
    }
}

fn below<N>(at: N, strict: bool) -> Interval<N> {
    Interval {
        low: None,
        high: Some(End { at, strict }),
    }
}

fn above<N>(at: N, strict: bool) -> Interval<N> {
    Interval {
        low: Some(End { at, strict }),
        high: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval by its name, of numbers from -9 to 9.
    fn holds(interval: Interval<i128>, x: i128) -> bool {
        let inside = |end: Option<End<i128>>, on: fn(&i128, &i128) -> bool| {
            end.is_none_or(|end| on(&x, &end.at) || x == end.at && !end.strict)
        };
        inside(interval.low, i128::gt) && inside(interval.high, i128::lt)
    }

    #[test]
    fn intervals_are_part_of_others_or_exclude_them_as_their_numbers_do() {
        let of = |at: i128| {
            [
                equal(at),
                below(at, false),
                below(at, true),
                above(at, false),
                above(at, true),
            ]
        };
        let all: Vec<_> = (-2..=2).flat_map(of).collect();
        let numbers = || -18..=18;
        let twice = |i: Interval<i128>| Interval {
            low: i.low.map(|end| End {
                at: 2 * end.at,
                ..end
            }),
            high: i.high.map(|end| End {
                at: 2 * end.at,
                ..end
            }),
        };
        for &a in &all {
            for &b in &all {
                // Halves lie between the numbers, as between those of floats.
                let (x, y) = (twice(a), twice(b));
                let part = numbers().all(|n| !holds(x, n) || holds(y, n));
                let apart = numbers().all(|n| !holds(x, n) || !holds(y, n));
                assert_eq!(a.is_part_of(b), part, "{a:?} {b:?}");
                assert_eq!(a.excludes(b), apart, "{a:?} {b:?}");
            }
        }
    }
}
