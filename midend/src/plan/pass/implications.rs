//! Truth values that others imply, or exclude: comparisons of one value with two constants.
//!
//! A comparison with a constant asks whether a value is in an interval. Of two that ask it of the same value,
//! one implies the other if its interval is part of the other's, and excludes it if they have nothing in
//! common. No interval holds a NaN. Complements do, so that they are never taken for intervals: one mask is only
//! said to exclude another, or to be implied by it where both are complements. `!=` on integers is one, of `==`.

use super::rewrite::Rewrite;
use crate::plan::{PInst, POp, PValue};
use crate::ssa::types::sign_extend;
use crate::ssa::{FloatCC, IntCC, UnaryOp};

/// Where a mask is on, another one is on too.
pub(super) fn implies(program: &Rewrite<'_>, mask: PValue, other: PValue) -> bool {
    let (Some((a, inside)), Some((b, other_inside))) =
        (asked(program, mask), asked(program, other))
    else {
        return false;
    };
    match (inside, other_inside) {
        (true, true) => a.is_part_of(&b),
        (false, false) => b.is_part_of(&a),
        (true, false) => a.excludes(&b),
        (false, true) => false,
    }
}

/// What a mask asks, and whether it is on inside of that, or outside.
fn asked(program: &Rewrite<'_>, mask: PValue) -> Option<(Span, bool)> {
    let inst = program.known(mask)?;
    match (inst.op, &inst.args[..]) {
        (POp::Unary(UnaryOp::Not), &[of]) => {
            let (span, inside) = asked(program, of)?;
            Some((span, !inside))
        }
        (POp::ICmp(cc), _) => Some((span(program, inst)?, cc != IntCC::Ne)),
        (POp::FCmp(_), _) => Some((float_span(program, inst)?, true)),
        _ => None,
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

/// What a comparison of integers with a constant asks; of `!=`, what it is the complement of.
fn span(program: &Rewrite<'_>, inst: &PInst) -> Option<Span> {
    let (of, cc, number) = program.int_bound(inst)?;
    let bits = program.ty(of).lane_bits();
    let number = i128::from(sign_extend(number, bits));
    let (signed, unsigned) = (number, number.rem_euclid(1 << bits));
    let (signed, unsigned) = match cc {
        IntCC::Eq | IntCC::Ne => (Some(equal(signed)), Some(equal(unsigned))),
        IntCC::Slt => (Some(below(signed, true)), None),
        IntCC::Sle => (Some(below(signed, false)), None),
        IntCC::Sgt => (Some(above(signed, true)), None),
        IntCC::Sge => (Some(above(signed, false)), None),
        IntCC::Ult => (None, Some(below(unsigned, true))),
        IntCC::Ule => (None, Some(below(unsigned, false))),
        IntCC::Ugt => (None, Some(above(unsigned, true))),
        IntCC::Uge => (None, Some(above(unsigned, false))),
    };
    Some(Span {
        of,
        signed,
        unsigned,
        float: None,
    })
}

/// The same of floating-point numbers. `!=` holds for a NaN; and `==` raises no exception for one, so that it cannot stand
/// for comparisons that do.
fn float_span(program: &Rewrite<'_>, inst: &PInst) -> Option<Span> {
    let (of, cc, number) = program.float_bound(inst)?;
    let interval = match cc {
        FloatCC::Eq | FloatCC::Ne => return None,
        FloatCC::Lt => below(number, true),
        FloatCC::Le => below(number, false),
        FloatCC::Gt => above(number, true),
        FloatCC::Ge => above(number, false),
    };
    Some(Span {
        of,
        signed: None,
        unsigned: None,
        float: Some(interval),
    })
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

    /// Whether a number is in an interval.
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
