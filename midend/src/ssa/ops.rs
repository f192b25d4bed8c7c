//! Operations on values, shared by SSA (on scalars) and Plan (on scalars and lane by lane on vectors). Those
//! with one operand are in [`super::unary`].

/// Whether integer overflow wraps or is undefined behaviour (C's signed arithmetic without `-fwrapv`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Overflow {
    /// Modulo 2^width.
    Wraps,
    /// Undefined; analyses may assume that it does not happen. Emitted code still wraps.
    Undefined,
}

/// Operations with two operands of the result's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BinaryOp {
    /// Integer sum.
    Add,
    /// Integer difference.
    Sub,
    /// Integer product.
    Mul,
    /// High half of the signed product of twice the width. C has no such operator; only plans use it.
    SMulHigh,
    /// High half of the unsigned product; likewise.
    UMulHigh,
    /// Product of the low halves of two numbers, as numbers with a sign. C has no such operator; only plans use it.
    SMulLow,
    /// The same of unsigned halves; likewise.
    UMulLow,
    /// Signed sum, or the nearest integer of the type. C has no such operator; only plans use it.
    SAddSat,
    /// Unsigned sum; likewise.
    UAddSat,
    /// Signed difference; likewise.
    SSubSat,
    /// Unsigned difference; likewise.
    USubSat,
    /// Signed quotient; traps on 0 and on MIN/-1.
    SDiv,
    /// Unsigned quotient; traps on 0.
    UDiv,
    /// Signed remainder; traps as `SDiv`.
    SRem,
    /// Unsigned remainder; traps on 0.
    URem,
    /// Bitwise and; also on truth values and masks.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Left shift; the count has the same type and must be below the width.
    Shl,
    /// Logical right shift.
    LShr,
    /// Arithmetic right shift.
    AShr,
    /// Signed minimum.
    SMin,
    /// Signed maximum.
    SMax,
    /// Unsigned minimum.
    UMin,
    /// Unsigned maximum.
    UMax,
    /// Sum.
    FAdd,
    /// Difference.
    FSub,
    /// Product.
    FMul,
    /// Quotient.
    FDiv,
    /// Exactly `a < b ? a : b` (x86 MINPS), not C's `fmin`.
    FMin,
    /// Exactly `a > b ? a : b` (x86 MAXPS), not C's `fmax`.
    FMax,
    /// The first operand with the sign of the second.
    FCopySign,
}

impl BinaryOp {
    /// Whether C has no such operator, so that only plans use it.
    pub fn is_of_plans(self) -> bool {
        use BinaryOp::{SAddSat, SMulHigh, SMulLow, SSubSat, UAddSat, UMulHigh, UMulLow, USubSat};
        matches!(
            self,
            SMulHigh | UMulHigh | SMulLow | UMulLow | SAddSat | UAddSat | SSubSat | USubSat
        )
    }
}

/// Integer and pointer comparisons.
#[allow(missing_docs, reason = "equal, not equal, signed and unsigned orders")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IntCC {
    Eq,
    Ne,
    Slt,
    Sle,
    Sgt,
    Sge,
    Ult,
    Ule,
    Ugt,
    Uge,
}

/// Floating comparisons as C has them: all are false on NaN except `Ne`.
#[allow(missing_docs, reason = "C's own operators")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatCC {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// Conversions; source and result type are those of operand and result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ConvertOp {
    /// Integer to narrower integer, dropping high bits.
    Trunc,
    /// Integer (or `I1`) to wider integer, zeros above.
    ZExt,
    /// Integer to wider integer, sign above.
    SExt,
    /// Float to signed integer towards zero; undefined out of range.
    FToSi,
    /// Float to unsigned integer towards zero; undefined out of range.
    FToUi,
    /// Signed integer to float.
    SiToF,
    /// Unsigned integer to float.
    UiToF,
    /// `F32` to `F64`.
    FExt,
    /// `F64` to `F32`.
    FTrunc,
    /// Address to `I64`.
    PtrToInt,
    /// `I64` to address.
    IntToPtr,
    /// The bits of a float as an integer of its width, or the other way round.
    Bitcast,
}

/// A constant's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Imm {
    /// Integer of the instruction's type, sign-extended to 64 bits (`I1`: 0 or 1; `Ptr`: address).
    Int(i64),
    /// `F32` bits.
    F32(u32),
    /// `F64` bits.
    F64(u64),
}

impl IntCC {
    /// The comparison that holds where this one does not.
    pub fn inverse(self) -> IntCC {
        match self {
            IntCC::Eq => IntCC::Ne,
            IntCC::Ne => IntCC::Eq,
            IntCC::Slt => IntCC::Sge,
            IntCC::Sle => IntCC::Sgt,
            IntCC::Sgt => IntCC::Sle,
            IntCC::Sge => IntCC::Slt,
            IntCC::Ult => IntCC::Uge,
            IntCC::Ule => IntCC::Ugt,
            IntCC::Ugt => IntCC::Ule,
            IntCC::Uge => IntCC::Ult,
        }
    }

    /// The comparison with its operands exchanged.
    pub fn swapped(self) -> IntCC {
        match self {
            IntCC::Eq | IntCC::Ne => self,
            IntCC::Slt => IntCC::Sgt,
            IntCC::Sle => IntCC::Sge,
            IntCC::Sgt => IntCC::Slt,
            IntCC::Sge => IntCC::Sle,
            IntCC::Ult => IntCC::Ugt,
            IntCC::Ule => IntCC::Uge,
            IntCC::Ugt => IntCC::Ult,
            IntCC::Uge => IntCC::Ule,
        }
    }
}

impl FloatCC {
    /// The comparison with its operands exchanged.
    pub fn swapped(self) -> FloatCC {
        match self {
            FloatCC::Eq | FloatCC::Ne => self,
            FloatCC::Lt => FloatCC::Gt,
            FloatCC::Le => FloatCC::Ge,
            FloatCC::Gt => FloatCC::Lt,
            FloatCC::Ge => FloatCC::Le,
        }
    }

    /// The comparison that holds of numbers where this one does not.
    pub fn inverted(self) -> FloatCC {
        match self {
            FloatCC::Eq => FloatCC::Ne,
            FloatCC::Ne => FloatCC::Eq,
            FloatCC::Lt => FloatCC::Ge,
            FloatCC::Le => FloatCC::Gt,
            FloatCC::Gt => FloatCC::Le,
            FloatCC::Ge => FloatCC::Lt,
        }
    }
}
