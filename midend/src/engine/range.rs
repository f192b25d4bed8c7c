//! Value ranges: what integers a value can be, read as signed and as unsigned.

use crate::ssa::Type;

/// Bounds of a value under both readings of its bits; all inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// As a signed integer.
    pub signed: (i128, i128),
    /// As an unsigned integer.
    pub unsigned: (i128, i128),
}

impl Range {
    /// Anything of `bits` bits.
    pub fn full(bits: u32) -> Range {
        let half = 1i128 << (bits - 1);
        Range {
            signed: (-half, half - 1),
            unsigned: (0, 2 * half - 1),
        }
    }

    /// Anything of the type; an `I1` is 0 or 1 under both readings.
    pub fn of_type(ty: Type) -> Range {
        match ty {
            Type::I1 => Range::exact(64, 0, 1),
            _ => Range::full(ty.bits()),
        }
    }

    /// The mathematical values `lo..=hi` wrapped to `bits` bits.
    pub fn exact(bits: u32, lo: i128, hi: i128) -> Range {
        let mut range = Range::full(bits);
        let fits = |r: (i128, i128)| r.0 <= lo && hi <= r.1;
        let (signed, unsigned) = (fits(range.signed), fits(range.unsigned));
        if signed {
            range.signed = (lo, hi);
        }
        if unsigned {
            range.unsigned = (lo, hi);
        }
        if signed && !unsigned && hi < 0 {
            let modulus = range.unsigned.1 + 1;
            range.unsigned = (lo + modulus, hi + modulus);
        }
        range
    }

    /// As [`Range::exact`], for an operation whose signed overflow does not happen.
    pub fn clamped(bits: u32, lo: i128, hi: i128) -> Range {
        let full = Range::full(bits).signed;
        if lo > full.1 || hi < full.0 {
            return Range::full(bits);
        }
        Range::exact(bits, lo.max(full.0), hi.min(full.1))
    }

    /// Either.
    pub fn union(self, other: Range) -> Range {
        let hull = |a: (i128, i128), b: (i128, i128)| (a.0.min(b.0), a.1.max(b.1));
        Range {
            signed: hull(self.signed, other.signed),
            unsigned: hull(self.unsigned, other.unsigned),
        }
    }

    /// The unsigned reading is that of `bits` bits with zeros above.
    pub fn fits_unsigned(self, bits: u32) -> bool {
        self.unsigned.1 < 1i128 << bits
    }

    /// The signed reading is that of `bits` bits with the sign above.
    pub fn fits_signed(self, bits: u32) -> bool {
        let half = 1i128 << (bits - 1);
        -half <= self.signed.0 && self.signed.1 < half
    }

    /// Some reading of the low `bits` bits gives the value.
    pub fn fits(self, bits: u32) -> bool {
        self.fits_unsigned(bits) || self.fits_signed(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_readings_are_kept_where_they_hold() {
        let byte = Range::exact(32, 0, 255);
        assert!(byte.fits_unsigned(8) && !byte.fits_signed(8) && byte.fits_signed(16));
        let difference = Range::exact(32, -255, 255);
        assert!(!difference.fits_unsigned(16) && difference.fits_signed(16));
        assert_eq!(difference.unsigned, (0, (1 << 32) - 1));
        assert_eq!(
            Range::exact(8, -2, -1).unsigned,
            (254, 255),
            "all negative values are large as unsigned ones"
        );
        assert_eq!(Range::exact(8, 200, 300), Range::full(8));
        assert_eq!(Range::clamped(8, 100, 300).signed, (100, 127));
    }
}
