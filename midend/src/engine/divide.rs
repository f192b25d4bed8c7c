//! Division by a constant without dividing: a multiplication by its reciprocal, scaled and rounded
//! (Granlund and Montgomery, PLDI 1994; Warren, Hacker's Delight, chapter 10), or a shift. And which
//! divisions by other divisors can be done in narrower lanes, or as those of `float`s.

use super::range::Range;
use crate::ssa::{BinaryOp, Type};
use crate::target::RowOp;

/// How a quotient or remainder by a constant is computed in lanes of some width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// The divisor, in the reading of the operation.
    pub divisor: i128,
    /// The quotient.
    pub quotient: Quotient,
    /// The remainder is wanted: what is left when the divisor times the quotient is taken away.
    pub remainder: bool,
}

/// How a quotient is computed; `x` is what is divided, `w` the width of the lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quotient {
    /// `x >> shift`, for what is never negative.
    Shift(u32),
    /// `(x + (x < 0 ? divisor - 1 : 0)) >> shift`, negated for a negative divisor.
    RoundedShift(u32),
    /// The high half of the unsigned product with the multiplier, `>> shift`.
    Unsigned {
        /// Below 2^w.
        multiplier: i64,
        /// Below w.
        shift: u32,
    },
    /// As [`Quotient::Unsigned`] with the multiplier plus 2^w and one more in the shift, by way of
    /// `(x - high) / 2 + high`.
    UnsignedLong {
        /// What is above 2^w.
        multiplier: i64,
        /// Below w.
        shift: u32,
    },
    /// The high half of the signed product, plus `x` if the multiplier wrapped, `>> shift`, plus 1
    /// for negative `x`; negated for a negative divisor.
    Signed {
        /// Wrapped to w bits.
        multiplier: i64,
        /// Whether it is 2^w more than that.
        wrapped: bool,
        /// Below w.
        shift: u32,
    },
}

impl Division {
    /// How to do `op` by `divisor` (an integer of `full` bits) in lanes of `w` bits; `x` is the
    /// range of what is divided. `None` if these lanes do not hold it, or for 0, 1 and -1.
    pub fn new(op: BinaryOp, x: Range, divisor: i64, full: u32, w: u32) -> Option<Division> {
        let (signed, remainder) = match op {
            BinaryOp::SDiv => (true, false),
            BinaryOp::SRem => (true, true),
            BinaryOp::UDiv => (false, false),
            BinaryOp::URem => (false, true),
            _ => return None,
        };
        let divisor = match signed {
            true => i128::from(divisor),
            false => i128::from(divisor) & ((1 << full) - 1),
        };
        let unsigned = !signed || (x.signed.0 >= 0 && divisor > 0);
        let quotient = match unsigned {
            true => unsigned_quotient(x.unsigned.1, divisor, w),
            false => signed_quotient(x.signed, divisor, w),
        };
        Some(Division {
            divisor,
            quotient: quotient?,
            remainder,
        })
    }

    /// The operations it takes.
    pub fn rows(&self) -> Vec<RowOp> {
        use BinaryOp::{AShr, Add, And, LShr, Mul, SMulHigh, Shl, Sub, UMulHigh};
        let binaries = |ops: &[BinaryOp]| -> Vec<RowOp> {
            let row = |op: &BinaryOp| match op {
                Shl | LShr | AShr => RowOp::ShiftConst(*op),
                _ => RowOp::Binary(*op),
            };
            ops.iter().map(row).collect()
        };
        let mut rows = match self.quotient {
            Quotient::Shift(_) if self.remainder => return binaries(&[And]),
            Quotient::Shift(_) => binaries(&[LShr]),
            Quotient::RoundedShift(_) => binaries(&[AShr, LShr, Add, Sub, Shl]),
            Quotient::Unsigned { .. } => binaries(&[UMulHigh, LShr]),
            Quotient::UnsignedLong { .. } => binaries(&[UMulHigh, Sub, LShr, Add]),
            Quotient::Signed { .. } => binaries(&[SMulHigh, Add, AShr, LShr, Sub]),
        };
        if self.remainder {
            rows.extend(binaries(&[Mul, Sub]));
        }
        rows
    }

    /// Whether the target has them for lanes of `w` bits.
    pub fn available(&self, has: &dyn Fn(RowOp, Type) -> bool, w: u32) -> bool {
        Type::int_of_bits(w).is_some_and(|ty| self.rows().into_iter().all(|row| has(row, ty)))
    }
}

/// Whether it is a division of integers.
pub fn is_division(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem
    )
}

/// Whether the quotient of such integers is exact once that of `float`s is cut off: below the next
/// integer it is so by more than the inverse of dividend and divisor together, and `float` tells
/// that from it however it rounds.
pub fn divides_as_floats(op: BinaryOp, x: Range, y: Range) -> bool {
    const MOST: i128 = 1 << 17;
    [x, y].iter().all(|r| {
        // As the division reads them: what is negative is large for an unsigned one.
        let (least, most) = match op {
            BinaryOp::UDiv | BinaryOp::URem => r.unsigned,
            _ => r.signed,
        };
        least >= -MOST && most <= MOST
    })
}

/// The division in lanes of `w` bits that gives the low bits of that of integers in these ranges,
/// and traps for nothing else.
pub fn in_lanes(op: BinaryOp, x: Range, y: Range, w: u32) -> Option<BinaryOp> {
    let unsigned = x.fits_unsigned(w) && y.fits_unsigned(w);
    let non_negative = x.signed.0 >= 0 && y.signed.0 >= 0;
    let overflows = x.signed.0 == -(1 << (w - 1)) && y.signed.0 <= -1 && y.signed.1 >= -1;
    let signed = x.fits_signed(w) && y.fits_signed(w) && !overflows;
    match op {
        BinaryOp::SDiv | BinaryOp::SRem if signed => Some(op),
        BinaryOp::SDiv if unsigned && non_negative => Some(BinaryOp::UDiv),
        BinaryOp::SRem if unsigned && non_negative => Some(BinaryOp::URem),
        BinaryOp::UDiv | BinaryOp::URem if unsigned => Some(op),
        _ => None,
    }
}

/// For values of `0..=most`.
fn unsigned_quotient(most: i128, divisor: i128, w: u32) -> Option<Quotient> {
    let limit = 1i128 << w;
    if most >= limit || divisor < 2 || divisor >= limit {
        return None;
    }
    if divisor & (divisor - 1) == 0 {
        return Some(Quotient::Shift(divisor.trailing_zeros()));
    }
    // x * multiplier / 2^k is x / divisor plus less than 1 / divisor if the multiplier is that
    // little above 2^k / divisor.
    let scaled = |k: u32| {
        let multiplier = ((1i128 << k) + divisor - 1) / divisor;
        let above = multiplier * divisor - (1i128 << k);
        (above * most < 1i128 << k).then_some(multiplier)
    };
    let short = (w..2 * w).find_map(|k| Some((k, scaled(k).filter(|m| *m < limit)?)));
    if let Some((k, multiplier)) = short {
        return Some(Quotient::Unsigned {
            multiplier: multiplier as i64,
            shift: k - w,
        });
    }
    let k = w + (128 - (divisor - 1).leading_zeros());
    let multiplier = scaled(k).filter(|m| (limit..2 * limit).contains(m))?;
    Some(Quotient::UnsignedLong {
        multiplier: (multiplier - limit) as i64,
        shift: k - w - 1,
    })
}

/// For values of `lo..=hi`.
fn signed_quotient((lo, hi): (i128, i128), divisor: i128, w: u32) -> Option<Quotient> {
    let half = 1i128 << (w - 1);
    let size = divisor.abs();
    if lo < -half || hi >= half || size < 2 || !(-half..half).contains(&divisor) {
        return None;
    }
    if size & (size - 1) == 0 {
        return Some(Quotient::RoundedShift(size.trailing_zeros()));
    }
    let most = hi.max(-lo);
    let found = (w..2 * w).find_map(|k| {
        let multiplier = (1i128 << k) / size + 1;
        let above = multiplier * size - (1i128 << k);
        let exact = above * most < 1i128 << k && multiplier < 2 * half;
        exact.then_some((k, multiplier))
    });
    let (k, multiplier) = found?;
    let wrapped = multiplier >= half;
    Some(Quotient::Signed {
        multiplier: (multiplier - if wrapped { 2 * half } else { 0 }) as i64,
        wrapped,
        shift: k - w,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the recipe gives for `x`, in lanes of `w` bits.
    fn run(d: &Division, x: i128, w: u32) -> i128 {
        let wrap = |v: i128| v & ((1 << w) - 1);
        let signed = |v: i128| (wrap(v) ^ (1 << (w - 1))) - (1 << (w - 1));
        let negated = |q: i128| if d.divisor < 0 { -q } else { q };
        let quotient = match d.quotient {
            Quotient::Shift(n) => wrap(x) >> n,
            Quotient::RoundedShift(n) => {
                let bias = if x < 0 { (1 << n) - 1 } else { 0 };
                negated(signed(x + bias) >> n)
            }
            Quotient::Unsigned { multiplier, shift } => {
                (wrap(x) * i128::from(multiplier)) >> w >> shift
            }
            Quotient::UnsignedLong { multiplier, shift } => {
                let high = (wrap(x) * i128::from(multiplier)) >> w;
                wrap((wrap(wrap(x) - high) >> 1) + high) >> shift
            }
            Quotient::Signed {
                multiplier,
                wrapped,
                shift,
            } => {
                let high = (x * i128::from(multiplier)) >> w;
                let high = signed(high + if wrapped { x } else { 0 });
                negated((high >> shift) + i128::from(x < 0))
            }
        };
        match d.remainder {
            true => wrap(x - quotient * d.divisor),
            false => wrap(quotient),
        }
    }

    #[test]
    fn floats_that_are_cut_off_are_quotients() {
        let most = 1i128 << 17;
        let fits = Range::exact(32, -most, most);
        assert!(divides_as_floats(BinaryOp::SDiv, fits, fits));
        let more = Range::exact(32, 0, most + 1);
        assert!(!divides_as_floats(BinaryOp::SDiv, fits, more));
        let natural = Range::exact(32, 0, most);
        for op in [BinaryOp::UDiv, BinaryOp::URem] {
            assert!(divides_as_floats(op, natural, natural));
            assert!(!divides_as_floats(op, natural, fits), "-1 is very large");
            assert!(!divides_as_floats(op, fits, natural));
        }
        let near = [
            1i128, 2, 3, 5, 127, 255, 641, 32767, 65535, 65537, 131071, most,
        ];
        for divisor in near {
            for k in 0..=most / divisor {
                for x in [k * divisor, (k + 1) * divisor - 1] {
                    let quotient = x as f32 / divisor as f32;
                    // Rounded up, too.
                    let above = f32::from_bits(quotient.to_bits() + 1);
                    let expected = x / divisor;
                    assert_eq!(quotient as i128, expected, "{x} / {divisor}");
                    if quotient.fract() != 0.0 {
                        assert_eq!(above as i128, expected, "{x} / {divisor}");
                    }
                }
            }
        }
    }

    #[test]
    fn narrow_lanes_have_no_overflow_of_their_own() {
        let bytes = Range::exact(32, -128, 127);
        let unsigned = Range::exact(32, 0, 255);
        let of = |op, x, y, w| in_lanes(op, x, y, w);
        assert_eq!(of(BinaryOp::SDiv, bytes, bytes, 8), None);
        assert_eq!(of(BinaryOp::SDiv, bytes, bytes, 16), Some(BinaryOp::SDiv));
        let positive = Range::exact(32, 0, 127);
        assert_eq!(of(BinaryOp::SRem, bytes, positive, 8), Some(BinaryOp::SRem));
        assert_eq!(
            of(BinaryOp::SDiv, unsigned, unsigned, 8),
            Some(BinaryOp::UDiv)
        );
        assert_eq!(
            of(BinaryOp::SRem, unsigned, unsigned, 8),
            Some(BinaryOp::URem)
        );
        assert_eq!(of(BinaryOp::SRem, unsigned, bytes, 8), None);
        assert_eq!(of(BinaryOp::UDiv, unsigned, bytes, 8), None);
    }

    fn check(op: BinaryOp, range: Range, divisor: i64, full: u32, w: u32, xs: &[i128]) {
        let Some(d) = Division::new(op, range, divisor, full, w) else {
            panic!("{op:?} by {divisor} in {w} bits");
        };
        for &x in xs {
            let expected = match op {
                BinaryOp::SDiv | BinaryOp::UDiv => x / d.divisor,
                _ => x % d.divisor,
            };
            let got = run(&d, x, w);
            assert_eq!(
                got,
                expected & ((1 << w) - 1),
                "{x} {op:?} {divisor}: {d:?}"
            );
        }
    }

    #[test]
    fn every_byte_and_short_by_every_divisor() {
        for divisor in (2..256).chain([257, 999, 32767]) {
            let all: Vec<i128> = (0..65536).step_by(7).chain([255, 65535]).collect();
            for op in [BinaryOp::UDiv, BinaryOp::URem] {
                check(op, Range::full(16), divisor, 16, 16, &all);
            }
            let all: Vec<i128> = (-32768..32768).step_by(5).chain([-1, 32767]).collect();
            for divisor in [divisor, -divisor] {
                for op in [BinaryOp::SDiv, BinaryOp::SRem] {
                    check(op, Range::full(16), divisor, 16, 16, &all);
                    check(op, Range::exact(32, -32768, 32767), divisor, 32, 16, &all);
                }
            }
            let bytes: Vec<i128> = (0..256).collect();
            check(
                BinaryOp::SRem,
                Range::exact(32, 0, 255),
                divisor,
                32,
                16,
                &bytes,
            );
        }
    }

    #[test]
    fn words_near_multiples() {
        for divisor in [
            3i64,
            5,
            7,
            10,
            641,
            2001,
            65537,
            i64::from(i32::MAX),
            1 << 30,
        ] {
            let d = i128::from(divisor);
            let near = |top: i128| {
                let multiples = [0, 1, 2, 3, 1000, top / d / 2, top / d - 1, top / d];
                let near = multiples.map(|q| [q * d - 1, q * d, q * d + 1]);
                let near = near.into_iter().flatten().chain([top, top - 1]);
                near.filter(|x| (0..=top).contains(x)).collect::<Vec<_>>()
            };
            let xs = near(i128::from(u32::MAX));
            check(BinaryOp::UDiv, Range::full(32), divisor, 32, 32, &xs);
            check(BinaryOp::URem, Range::full(32), divisor, 32, 32, &xs);
            let mut xs = near(i128::from(i32::MAX));
            xs.extend(xs.clone().iter().map(|x| -x));
            xs.push(i128::from(i32::MIN));
            for divisor in [divisor, -divisor] {
                check(BinaryOp::SDiv, Range::full(32), divisor, 32, 32, &xs);
                check(BinaryOp::SRem, Range::full(32), divisor, 32, 32, &xs);
            }
        }
        let least = i64::from(i32::MIN);
        let xs = [
            least.into(),
            -1,
            0,
            1,
            i32::MAX.into(),
            i128::from(least) + 1,
        ];
        check(BinaryOp::SDiv, Range::full(32), least, 32, 32, &xs);
        check(BinaryOp::SRem, Range::full(32), least, 32, 32, &xs);
        check(
            BinaryOp::UDiv,
            Range::full(32),
            -1,
            32,
            32,
            &[0, 1, 0xffff_ffff, 0xffff_fffe],
        );
    }

    #[test]
    fn what_lanes_do_not_hold_is_left_alone() {
        let new =
            |divisor, w| Division::new(BinaryOp::SDiv, Range::exact(32, 0, 70_000), divisor, 32, w);
        assert_eq!(new(10, 16), None);
        assert!(new(10, 32).is_some());
        for divisor in [0, 1, -1] {
            assert_eq!(new(divisor, 32), None);
        }
    }
}
