//! Words of the text forms for operations and types. One table gives both directions.

use crate::ops::{Fused, GroupOp, Half, Lanes, ReduceOp, Rounding, Saturation};
use crate::ssa::ops::{BinaryOp, ConvertOp, FloatCC, IntCC};
use crate::ssa::types::{AliasClass, Type};
use frontend::tree::LoopKind;

macro_rules! names {
    ($to:ident, $from:ident, $ty:ident { $($variant:ident $name:literal),* $(,)? }) => {
        #[doc = concat!("The word for a `", stringify!($ty), "`.")]
        pub(crate) fn $to(item: $ty) -> &'static str {
            match item {
                $($ty::$variant => $name,)*
            }
        }

        #[doc = concat!("The `", stringify!($ty), "` of a word.")]
        pub(crate) fn $from(word: &str) -> Option<$ty> {
            match word {
                $($name => Some($ty::$variant),)*
                _ => None,
            }
        }
    };
}

names!(binary_name, binary_from, BinaryOp {
    Add "add", Sub "sub", Mul "mul", SMulHigh "smulh", UMulHigh "umulh", SMulLow "smull", UMulLow "umull",
    SAddSat "sadds", UAddSat "uadds", SSubSat "ssubs", USubSat "usubs", SDiv "sdiv", UDiv "udiv", SRem "srem", URem "urem",
    And "and", Or "or", Xor "xor", Shl "shl", LShr "lshr", AShr "ashr",
    SMin "smin", SMax "smax", UMin "umin", UMax "umax",
    FAdd "fadd", FSub "fsub", FMul "fmul", FDiv "fdiv", FMin "fmin", FMax "fmax",
    FCopySign "fcopysign",
});

names!(int_cc_name, int_cc_from, IntCC {
    Eq "eq", Ne "ne", Slt "slt", Sle "sle", Sgt "sgt", Sge "sge",
    Ult "ult", Ule "ule", Ugt "ugt", Uge "uge",
});

names!(float_cc_name, float_cc_from, FloatCC {
    Eq "eq", Ne "ne", Lt "lt", Le "le", Gt "gt", Ge "ge",
});

names!(convert_name, convert_from, ConvertOp {
    Trunc "trunc", ZExt "zext", SExt "sext", FToSi "ftosi", FToUi "ftoui", SiToF "sitof",
    UiToF "uitof", FExt "fext", FTrunc "ftrunc", PtrToInt "ptrtoint", IntToPtr "inttoptr",
    Bitcast "bitcast",
});

names!(alias_name, alias_from, AliasClass {
    Any "any", Bool "bool", Short "short", Int "int", Long "long", LongLong "longlong",
    Float "float", Double "double", Pointer "pointer",
});

names!(type_name, type_from, Type {
    I1 "i1", I8 "i8", I16 "i16", I32 "i32", I64 "i64", F32 "f32", F64 "f64", Ptr "ptr",
});

names!(loop_kind_name, loop_kind_from, LoopKind {
    For "for", While "while", Do "do",
});

names!(reduce_name, reduce_from, ReduceOp {
    Add "add", Mul "mul", And "and", Or "or", Xor "xor", SMin "smin", SMax "smax",
    UMin "umin", UMax "umax", FAdd "fadd", FMul "fmul", FMin "fmin", FMax "fmax",
});

names!(half_name, half_from, Half {
    Low "low", High "high",
});

names!(fused_name, fused_from, Fused {
    MulAdd "muladd", MulSub "mulsub", NegMulAdd "negmuladd",
});

names!(rounding_name, rounding_from, Rounding {
    Down "down", Up "up",
});

names!(saturation_name, saturation_from, Saturation {
    Signed "signed", Unsigned "unsigned",
});

names!(group_name, group_from, GroupOp {
    Unsigned "unsigned", Signed "signed", Distance "distance", Product "product",
});

names!(lanes_name, lanes_from, Lanes {
    One "one", Consecutive "consecutive", Reversed "reversed",
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_spelled_as_they_display() {
        for word in ["i1", "i8", "i16", "i32", "i64", "f32", "f64", "ptr"] {
            let ty = type_from(word).unwrap();
            assert_eq!((ty.to_string().as_str(), type_name(ty)), (word, word));
        }
    }
}
