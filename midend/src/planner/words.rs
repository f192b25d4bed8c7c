//! What vectors of a target lack, in words that its user knows.

use crate::ops::{Lanes, ReduceOp};
use crate::rows::RowOp;
use crate::ssa::{BinaryOp, ConvertOp, Type, UnaryOp};

/// An operation of vectors, as "no vector form of …" goes on.
pub fn operation(row: RowOp, elem: Type) -> String {
    let of = |what: &str| format!("{what} of {}", elements(elem));
    match row {
        RowOp::Binary(op) => of(binary(op)),
        RowOp::ShiftConst(_) => of("shifts by constants"),
        RowOp::ShiftBy(_) => of("shifts by one number"),
        RowOp::MaskBinary(_) | RowOp::MaskNot => of("logic of conditions"),
        RowOp::Unary(op) => of(unary(op)),
        RowOp::ICmp(_) | RowOp::FCmp(_) | RowOp::UnorderedFCmp(_) => of("comparisons"),
        RowOp::Select => of("choices by a condition"),
        RowOp::Convert(op, to) => converted(op, elem, to),
        RowOp::Fused(_) => of("fused products and sums"),
        RowOp::Average(_) => of("averages"),
        RowOp::Saturate(_, to) => {
            format!(
                "conversions that clamp, of {} to {}",
                elements(elem),
                elements(to)
            )
        }
        RowOp::MaskToInt | RowOp::MaskToOnes => of("conditions as numbers"),
        RowOp::MaskResize(bits) => {
            format!(
                "conditions of {} for elements of {bits} bits",
                elements(elem)
            )
        }
        RowOp::Splat => of("the same value in all lanes"),
        RowOp::Build => of("vectors made of single values"),
        RowOp::Iota => of("counters"),
        RowOp::Load(lanes) => of(moved("reads", lanes).as_str()),
        RowOp::Store(lanes) => of(moved("writes", lanes).as_str()),
        RowOp::MaskedLoad(lanes) => of(moved("reads under a condition", lanes).as_str()),
        RowOp::MaskedStore(lanes) => of(moved("writes under a condition", lanes).as_str()),
        RowOp::Gather(..) => of("reads at any places"),
        RowOp::MaskedGather(..) => of("reads at any places under a condition"),
        RowOp::Scatter(..) => of("writes at any places"),
        RowOp::MaskedScatter(..) => of("writes at any places under a condition"),
        RowOp::CompressStore => of("writes of those for which a condition holds, side by side"),
        RowOp::SumGroups(..) => of("sums of neighbours"),
        RowOp::Dot | RowOp::DotConst => of("sums of two products"),
        RowOp::Reduce(op) => of(reduced(op)),
        RowOp::ReduceOrdered(op) => format!("{} in order", of(reduced(op))),
        RowOp::Extract | RowOp::ExtractAt => of("single values"),
        RowOp::Reverse => of("vectors in reverse order"),
        RowOp::Permute(_) | RowOp::Unzip3(_) | RowOp::Zip3(_) => of("vectors in another order"),
        RowOp::Zip(_) | RowOp::Unzip(_) | RowOp::ZipBlocks(_) => of("interleaved vectors"),
        RowOp::Concat | RowOp::Split(_) => of("halves of vectors"),
        RowOp::Splice => of("what the iterations before had"),
        RowOp::Any | RowOp::All | RowOp::Several | RowOp::CountOn | RowOp::FirstOn => {
            of("branches and counts by conditions")
        }
    }
}

/// Elements of vectors.
fn elements(ty: Type) -> &'static str {
    match ty {
        Type::I1 => "truth values",
        Type::I8 => "bytes",
        Type::I16 => "integers of 16 bits",
        Type::I32 => "integers of 32 bits",
        Type::I64 => "integers of 64 bits",
        Type::F32 => "`float`",
        Type::F64 => "`double`",
        Type::Ptr => "pointers",
    }
}

fn moved(what: &str, lanes: Lanes) -> String {
    match lanes {
        Lanes::One | Lanes::Consecutive => what.to_owned(),
        Lanes::Reversed => format!("{what} in reverse order"),
    }
}

fn binary(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add | BinaryOp::FAdd => "sums",
        BinaryOp::Sub | BinaryOp::FSub => "differences",
        BinaryOp::Mul | BinaryOp::FMul => "products",
        BinaryOp::SMulHigh | BinaryOp::UMulHigh => "high halves of products",
        BinaryOp::SMulLow | BinaryOp::UMulLow => "products of low halves",
        BinaryOp::SAddSat | BinaryOp::UAddSat => "sums that are clamped",
        BinaryOp::SSubSat | BinaryOp::USubSat => "differences that are clamped",
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::FDiv => "quotients",
        BinaryOp::SRem | BinaryOp::URem => "remainders",
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => "bit operations",
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => "shifts by a number for each",
        BinaryOp::SMin | BinaryOp::UMin | BinaryOp::FMin => "minima",
        BinaryOp::SMax | BinaryOp::UMax | BinaryOp::FMax => "maxima",
        BinaryOp::FCopySign => "copied signs",
    }
}

fn unary(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::FSqrt => "square roots",
        UnaryOp::FFloor | UnaryOp::FCeil | UnaryOp::FChop | UnaryOp::FRint | UnaryOp::FNearby => {
            "rounding to whole numbers"
        }
        UnaryOp::FNeg => "negatives",
        UnaryOp::FAbs | UnaryOp::IAbs => "absolute values",
        UnaryOp::Not => "complements",
        UnaryOp::BSwap => "bytes in reverse order",
        UnaryOp::PopCount | UnaryOp::LeadingZeros | UnaryOp::TrailingZeros => "counts of bits",
    }
}

fn reduced(op: ReduceOp) -> &'static str {
    match op {
        ReduceOp::Add | ReduceOp::FAdd => "sums of all lanes",
        ReduceOp::Mul | ReduceOp::FMul => "products of all lanes",
        ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => "bit operations of all lanes",
        ReduceOp::SMin | ReduceOp::UMin | ReduceOp::FMin => "minima of all lanes",
        ReduceOp::SMax | ReduceOp::UMax | ReduceOp::FMax => "maxima of all lanes",
    }
}

fn converted(op: ConvertOp, from: Type, to: Type) -> String {
    let (from_what, to_what) = (elements(from), elements(to));
    match op {
        ConvertOp::UiToF => format!("conversions of unsigned {from_what} to {to_what}"),
        ConvertOp::FToUi => format!("conversions of {from_what} to unsigned {to_what}"),
        ConvertOp::Trunc
        | ConvertOp::ZExt
        | ConvertOp::SExt
        | ConvertOp::FToSi
        | ConvertOp::SiToF
        | ConvertOp::FExt
        | ConvertOp::FTrunc
        | ConvertOp::PtrToInt
        | ConvertOp::IntToPtr
        | ConvertOp::Bitcast => format!("conversions of {from_what} to {to_what}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::{FLOATS, INTS};

    #[test]
    fn all_operations_have_words() {
        for elem in INTS.into_iter().chain(FLOATS) {
            for row in RowOp::all(elem) {
                let words = operation(row, elem);
                let plain = words
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || " ,`0123456789".contains(c));
                assert!(plain, "{row:?}: {words}");
            }
        }
        let converted = operation(RowOp::Convert(ConvertOp::UiToF, Type::F32), Type::I64);
        assert_eq!(
            converted,
            "conversions of unsigned integers of 64 bits to `float`"
        );
    }
}
