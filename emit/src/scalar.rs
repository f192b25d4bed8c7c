//! Scalar values of a plan as C expressions.
//!
//! A plan's integers have no sign; a C expression has one. Each value carries the C type its
//! expression has, and an operation asks for the type it needs: sums and products are done in
//! unsigned types, so that nothing overflows, signed comparisons in signed ones. The casts this
//! takes are written out, so that no implicit conversion changes a sign.

mod literals;

use crate::ctree::{Expr, binary, cast};
use crate::pointer::Pointer;
use literals::{f32_literal, f64_literal, int_literal, literal};
use midend::plan::Fused;
use midend::ssa::{BinaryOp, ConvertOp, FloatCC, Imm, IntCC, Type, UnaryOp};

/// A scalar value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// A constant integer of that many bits; it takes the sign that is asked for.
    Constant(i64, u32),
    /// An integer.
    Int(Int),
    /// 0 or 1 of C type `int` (or promoted to it).
    Truth(Expr),
    /// `float` or `double`.
    Float(Expr, Type),
    /// An address.
    Pointer(Pointer),
}

/// An integer expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Int {
    /// The expression.
    pub expr: Expr,
    /// 8, 16, 32 or 64.
    pub bits: u32,
    /// The C type is unsigned.
    pub unsigned: bool,
    /// The C type is exactly the one that [`int_type`] names (not `long long`, `char`, an
    /// enumeration, …).
    pub exact: bool,
    /// Width of the integer that it is a cast of, so that another cast to the same width can
    /// replace it; 0 if it is none.
    pub widened: u32,
}

/// C type of an integer.
pub fn int_type(bits: u32, unsigned: bool) -> &'static str {
    match (bits, unsigned) {
        (8, false) => "signed char",
        (8, true) => "unsigned char",
        (16, false) => "short",
        (16, true) => "unsigned short",
        (32, false) => "int",
        (32, true) => "unsigned int",
        (_, false) => "long",
        (_, true) => "unsigned long",
    }
}

/// C type of a floating type.
pub fn float_type(ty: Type) -> &'static str {
    if ty == Type::F64 { "double" } else { "float" }
}

fn wrong(what: &str) -> String {
    format!("{what} has no C form")
}

impl Int {
    fn new(expr: Expr, bits: u32, unsigned: bool) -> Int {
        Int {
            expr,
            bits,
            unsigned,
            exact: true,
            widened: 0,
        }
    }

    /// The expression with exactly that sign.
    fn signed_as(self, unsigned: bool) -> Expr {
        if self.exact && self.unsigned == unsigned {
            return self.expr;
        }
        let ty = int_type(self.bits, unsigned);
        match self.expr {
            Expr::Cast(_, inner) if self.widened > 0 => Expr::Cast(ty.to_owned(), inner),
            expr => cast(ty, expr),
        }
    }
}

impl Scalar {
    /// A constant.
    pub fn constant(imm: Imm, ty: Type) -> Result<Scalar, String> {
        match (imm, ty) {
            (Imm::Int(v), Type::I1) => Ok(Scalar::Truth(literal(v & 1))),
            (Imm::Int(v), Type::I8 | Type::I16 | Type::I32 | Type::I64) => {
                Ok(Scalar::Constant(v, ty.bits()))
            }
            (Imm::F32(bits), Type::F32) => Ok(Scalar::Float(f32_literal(bits), ty)),
            (Imm::F64(bits), Type::F64) => Ok(Scalar::Float(f64_literal(bits), ty)),
            (Imm::Int(v), Type::Ptr) => Ok(Scalar::Pointer(Pointer::number(v))),
            _ => Err(wrong("a constant of another type")),
        }
    }

    /// An integer of exactly the type of that width and sign.
    pub fn int(expr: Expr, bits: u32, unsigned: bool) -> Scalar {
        Scalar::Int(Int::new(expr, bits, unsigned))
    }

    /// The machine type.
    pub fn ty(&self) -> Type {
        match self {
            Scalar::Constant(_, bits) | Scalar::Int(Int { bits, .. }) => {
                Type::int_of_bits(*bits).unwrap_or(Type::I64)
            }
            Scalar::Truth(_) => Type::I1,
            Scalar::Float(_, ty) => *ty,
            Scalar::Pointer(_) => Type::Ptr,
        }
    }

    /// The expression as it is, for reading only.
    pub fn expr(&self) -> Expr {
        match self {
            Scalar::Constant(value, bits) => int_literal(*value, *bits, false),
            Scalar::Int(int) => int.expr.clone(),
            Scalar::Truth(e) | Scalar::Float(e, _) => e.clone(),
            Scalar::Pointer(p) => p.expr.clone(),
        }
    }

    /// An integer with that sign; its C type is [`int_type`]'s.
    pub fn as_int(self, unsigned: bool) -> Result<Expr, String> {
        match self {
            Scalar::Constant(value, bits) => Ok(int_literal(value, bits, unsigned)),
            Scalar::Int(int) => Ok(int.signed_as(unsigned)),
            Scalar::Pointer(p) if unsigned => Ok(cast("unsigned long", p.expr)),
            _ => Err(wrong("a value that is no integer, used as one,")),
        }
    }

    /// A truth value.
    pub fn as_truth(self) -> Result<Expr, String> {
        match self {
            Scalar::Truth(e) => Ok(e),
            _ => Err(wrong("a value that is no truth value, used as one,")),
        }
    }

    /// A floating value.
    pub fn as_float(self) -> Result<Expr, String> {
        match self {
            Scalar::Float(e, _) => Ok(e),
            _ => Err(wrong("a value that is no floating value, used as one,")),
        }
    }

    /// An address.
    pub fn as_pointer(self) -> Result<Pointer, String> {
        match self {
            Scalar::Pointer(p) => Ok(p),
            _ => Err(wrong("a value that is no address, used as one,")),
        }
    }

    /// An integer as a pointer's index: a sum or difference is taken as signed, so that what
    /// lies below 0 does not count as a large unsigned number.
    pub fn as_index(self) -> Result<Expr, String> {
        match self {
            Scalar::Int(int) if matches!(int.expr, Expr::Name(_)) && int.bits == 64 => Ok(int.expr),
            other => other.as_int(false),
        }
    }

    /// The operand of an operation in an integer type of at least 32 bits.
    fn operand(self, unsigned: bool) -> Result<Expr, String> {
        if let Scalar::Constant(value, bits @ (8 | 16)) = self {
            let value = if unsigned {
                value & ((1 << bits) - 1)
            } else {
                value
            };
            return Ok(int_literal(value, 32, unsigned));
        }
        let bits = self.ty().bits();
        let same = self.as_int(unsigned)?;
        Ok(if bits < 32 {
            cast(int_type(32, unsigned), same)
        } else {
            same
        })
    }
}

/// Whether the operation's C form writes an operand twice, so that operands must be names.
pub fn duplicates_operands(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, SMin | SMax | UMin | UMax | FMin | FMax)
}

/// A binary operation.
pub fn binary_op(op: BinaryOp, a: Scalar, b: Scalar) -> Result<Scalar, String> {
    use BinaryOp::*;
    match a.ty() {
        Type::I1 => truth_op(op, a.as_truth()?, b.as_truth()?),
        ty @ (Type::F32 | Type::F64) => float_op(op, ty, a.as_float()?, b.as_float()?),
        Type::Ptr => Err(wrong("arithmetic on addresses")),
        ty => {
            let (op, b) = match (op, b) {
                (Add, b) if matches!(a, Scalar::Constant(0, _)) && matches!(b, Scalar::Int(_)) => {
                    return Ok(b);
                }
                (Add, Scalar::Constant(value @ -65536..0, bits)) => {
                    (Sub, Scalar::Constant(-value, bits))
                }
                other => other,
            };
            let (text, unsigned) = match op {
                Add => ("+", true),
                Sub => ("-", true),
                Mul => ("*", true),
                SMulHigh | UMulHigh | SMulLow | UMulLow => {
                    return Err(wrong("half a product of scalars"));
                }
                SAddSat | UAddSat | SSubSat | USubSat => {
                    return Err(wrong("a saturating sum of scalars"));
                }
                SDiv => ("/", false),
                UDiv => ("/", true),
                SRem => ("%", false),
                URem => ("%", true),
                And => ("&", true),
                Or => ("|", true),
                Xor => ("^", true),
                Shl => ("<<", true),
                LShr => (">>", true),
                AShr => (">>", false),
                SMin => return pick("<", false, ty.bits(), a, b),
                SMax => return pick(">", false, ty.bits(), a, b),
                UMin => return pick("<", true, ty.bits(), a, b),
                UMax => return pick(">", true, ty.bits(), a, b),
                FAdd | FSub | FMul | FDiv | FMin | FMax | FCopySign => {
                    return Err(wrong("a floating operation on integers"));
                }
            };
            let expr = match (&a, &b) {
                // The other operand decides the type.
                (Scalar::Int(_), Scalar::Constant(value @ 0..=65536, 64)) => {
                    binary(text, a.operand(unsigned)?, literal(*value))
                }
                _ if matches!(op, Shl | LShr | AShr) => binary(
                    text,
                    a.operand(unsigned)?,
                    shift_count(b, ty.bits(), unsigned)?,
                ),
                _ => binary(text, a.operand(unsigned)?, b.operand(unsigned)?),
            };
            Ok(narrow(expr, ty.bits(), unsigned))
        }
    }
}

/// By how much to shift. Where the program comes to no shift, its count may be too large, but is looked at before the
/// loop; processors do without the operation.
fn shift_count(count: Scalar, bits: u32, unsigned: bool) -> Result<Expr, String> {
    let largest = i64::from(bits.max(32)) - 1;
    match count {
        Scalar::Constant(..) => count.operand(unsigned),
        _ => Ok(binary("&", count.operand(true)?, literal(largest))),
    }
}

/// The result of 32-bit arithmetic on narrower integers, cut off.
fn narrow(expr: Expr, bits: u32, unsigned: bool) -> Scalar {
    let expr = if bits < 32 {
        cast(int_type(bits, unsigned), expr)
    } else {
        expr
    };
    Scalar::int(expr, bits, unsigned)
}

fn pick(
    op: &'static str,
    unsigned: bool,
    bits: u32,
    a: Scalar,
    b: Scalar,
) -> Result<Scalar, String> {
    let (a, b) = (a.operand(unsigned)?, b.operand(unsigned)?);
    let cond = binary(op, a.clone(), b.clone());
    Ok(narrow(
        Expr::Cond(Box::new(cond), Box::new(a), Box::new(b)),
        bits,
        unsigned,
    ))
}

fn truth_op(op: BinaryOp, a: Expr, b: Expr) -> Result<Scalar, String> {
    let text = match op {
        BinaryOp::And => "&&",
        BinaryOp::Or => "||",
        BinaryOp::Xor => "!=",
        _ => return Err(wrong("arithmetic on truth values")),
    };
    Ok(Scalar::Truth(binary(text, a, b)))
}

fn float_op(op: BinaryOp, ty: Type, a: Expr, b: Expr) -> Result<Scalar, String> {
    let choose = |text, a: Expr, b: Expr| {
        let cond = binary(text, a.clone(), b.clone());
        Expr::Cond(Box::new(cond), Box::new(a), Box::new(b))
    };
    let expr = match op {
        BinaryOp::FAdd => binary("+", a, b),
        BinaryOp::FSub => binary("-", a, b),
        BinaryOp::FMul => binary("*", a, b),
        BinaryOp::FDiv => binary("/", a, b),
        BinaryOp::FMin => choose("<", a, b),
        BinaryOp::FMax => choose(">", a, b),
        BinaryOp::FCopySign => {
            let suffix = if ty == Type::F32 { "f" } else { "" };
            Expr::Call(format!("__builtin_copysign{suffix}"), vec![a, b])
        }
        _ => return Err(wrong("an integer operation on floating values")),
    };
    Ok(Scalar::Float(expr, ty))
}

/// A product and a third operand, rounded once.
pub fn fused(op: Fused, [x, y, z]: [Scalar; 3]) -> Result<Scalar, String> {
    let ty = x.ty();
    let minus = |of: Expr| Expr::Prefix('-', Box::new(of));
    let [x, y, z] = [x.as_float()?, y.as_float()?, z.as_float()?];
    let arguments = match op {
        Fused::MulAdd => vec![x, y, z],
        Fused::MulSub => vec![x, y, minus(z)],
        Fused::NegMulAdd => vec![minus(x), y, z],
    };
    let name = match ty {
        Type::F32 => "__builtin_fmaf",
        _ => "__builtin_fma",
    };
    Ok(Scalar::Float(Expr::Call(name.to_owned(), arguments), ty))
}

/// A unary operation.
pub fn unary_op(op: UnaryOp, a: Scalar) -> Result<Scalar, String> {
    match (op, a.ty()) {
        (UnaryOp::Not, Type::I1) => Ok(Scalar::Truth(match a.as_truth()? {
            Expr::Prefix('!', of) => *of,
            Expr::Binary("==", a, b) => Expr::Binary("!=", a, b),
            Expr::Binary("!=", a, b) => Expr::Binary("==", a, b),
            other => Expr::Prefix('!', Box::new(other)),
        })),
        (UnaryOp::FNeg, ty @ (Type::F32 | Type::F64)) => Ok(Scalar::Float(
            Expr::Prefix('-', Box::new(a.as_float()?)),
            ty,
        )),
        (
            op @ (UnaryOp::PopCount | UnaryOp::LeadingZeros | UnaryOp::TrailingZeros),
            ty @ (Type::I32 | Type::I64),
        ) => {
            let (suffix, unsigned) = match ty {
                Type::I64 => ("ll", "unsigned long"),
                _ => ("", "unsigned int"),
            };
            let call =
                |name: &str, of: Expr| Expr::Call(format!("__builtin_{name}{suffix}"), vec![of]);
            let of = a.as_int(true)?;
            let count = match op {
                UnaryOp::PopCount => call("popcount", of),
                // The functions are not defined for 0.
                _ => {
                    let name = if op == UnaryOp::LeadingZeros {
                        "clz"
                    } else {
                        "ctz"
                    };
                    let all = Expr::Literal(ty.bits().to_string());
                    let count = call(name, of.clone());
                    Expr::Cond(Box::new(of), Box::new(count), Box::new(all))
                }
            };
            Ok(Scalar::int(cast(unsigned, count), ty.bits(), true))
        }
        (op, ty) => {
            let Some(function) = op.builtin(ty) else {
                return Err(wrong("this unary operation on a scalar"));
            };
            // The program calls the function itself, so it has the library.
            let call = |operand| Expr::Call(format!("__builtin_{function}"), vec![operand]);
            Ok(match ty.is_float() {
                true => Scalar::Float(call(a.as_float()?), ty),
                false => Scalar::int(call(a.as_int(true)?), ty.bits(), true),
            })
        }
    }
}

/// An integer or pointer comparison.
pub fn icmp(cc: IntCC, a: Scalar, b: Scalar) -> Result<Scalar, String> {
    let (op, sign) = match cc {
        IntCC::Eq => ("==", None),
        IntCC::Ne => ("!=", None),
        IntCC::Slt => ("<", Some(false)),
        IntCC::Sle => ("<=", Some(false)),
        IntCC::Sgt => (">", Some(false)),
        IntCC::Sge => (">=", Some(false)),
        IntCC::Ult => ("<", Some(true)),
        IntCC::Ule => ("<=", Some(true)),
        IntCC::Ugt => (">", Some(true)),
        IntCC::Uge => (">=", Some(true)),
    };
    if a.ty() == Type::I1 {
        let (a, b) = (a.as_truth()?, b.as_truth()?);
        return Ok(Scalar::Truth(binary(op, a, b)));
    }
    let natural = |s: &Scalar| match s {
        Scalar::Int(int) if int.exact => Some(int.unsigned),
        _ => None,
    };
    let pointers = a.ty() == Type::Ptr || b.ty() == Type::Ptr;
    let unsigned = match sign {
        _ if pointers => true,
        Some(unsigned) => unsigned,
        None => natural(&a).or(natural(&b)).unwrap_or(true),
    };
    if let (Scalar::Int(int), &Scalar::Constant(value @ 0..=0x7fff_ffff, 64)) = (&a, &b) {
        // A comparison with a constant that the narrower type holds says the same.
        let narrower = match &int.expr {
            Expr::Cast(_, inner) if int.widened == 32 && (!unsigned || int.unsigned) => {
                Some((**inner).clone())
            }
            _ => None,
        };
        let a = match narrower {
            Some(inner) => inner,
            None => a.as_int(unsigned)?,
        };
        return Ok(Scalar::Truth(binary(op, a, literal(value))));
    }
    Ok(Scalar::Truth(binary(
        op,
        a.as_int(unsigned)?,
        b.as_int(unsigned)?,
    )))
}

/// A floating comparison.
pub fn fcmp(cc: FloatCC, a: Scalar, b: Scalar) -> Result<Scalar, String> {
    let op = match cc {
        FloatCC::Eq => "==",
        FloatCC::Ne => "!=",
        FloatCC::Lt => "<",
        FloatCC::Le => "<=",
        FloatCC::Gt => ">",
        FloatCC::Ge => ">=",
    };
    Ok(Scalar::Truth(binary(op, a.as_float()?, b.as_float()?)))
}

/// `c ? a : b`
pub fn select(c: Scalar, a: Scalar, b: Scalar) -> Result<Scalar, String> {
    let cond = Box::new(c.as_truth()?);
    let choose = |a, b| Expr::Cond(cond, Box::new(a), Box::new(b));
    match a.ty() {
        Type::I1 => Ok(Scalar::Truth(choose(a.as_truth()?, b.as_truth()?))),
        ty @ (Type::F32 | Type::F64) => Ok(Scalar::Float(choose(a.as_float()?, b.as_float()?), ty)),
        Type::Ptr => {
            let (mut a, mut b) = (a.as_pointer()?, b.as_pointer()?);
            if a.target != b.target || a.is_const != b.is_const || a.spelling().is_none() {
                (a, b) = (a.bytes(), b.bytes());
            }
            let is_const = a.is_const || b.is_const;
            let target = a.target;
            Ok(Scalar::Pointer(Pointer::new(
                choose(a.expr, b.expr),
                target,
                is_const,
            )))
        }
        ty => {
            let unsigned = !matches!(
                &a,
                Scalar::Int(Int {
                    unsigned: false,
                    ..
                })
            );
            let expr = choose(a.operand(unsigned)?, b.operand(unsigned)?);
            Ok(narrow(expr, ty.bits(), unsigned))
        }
    }
}

/// A conversion to `to`.
pub fn convert(op: ConvertOp, a: Scalar, to: Type) -> Result<Scalar, String> {
    let bits = to.bits();
    let to_int = |expr, unsigned| Scalar::int(cast(int_type(bits, unsigned), expr), bits, unsigned);
    let widened = |expr, unsigned, widened| {
        let expr = cast(int_type(bits, unsigned), expr);
        Scalar::Int(Int {
            expr,
            bits,
            unsigned,
            exact: true,
            widened,
        })
    };
    let to_float = |expr| Scalar::Float(cast(float_type(to), expr), to);
    match (op, a) {
        (ConvertOp::Trunc | ConvertOp::ZExt | ConvertOp::SExt, Scalar::Constant(value, from)) => {
            Ok(Scalar::Constant(
                convert_constant(op, value, from, bits),
                bits,
            ))
        }
        (ConvertOp::ZExt, Scalar::Truth(e)) => Ok(to_int(e, true)),
        (ConvertOp::Trunc, Scalar::Int(int)) => {
            let (expr, unsigned, from) = (int.expr, int.unsigned, int.bits);
            Ok(widened(expr, unsigned, from))
        }
        (ConvertOp::ZExt, Scalar::Int(int)) => {
            let from = int.bits;
            Ok(widened(int.signed_as(true), true, from))
        }
        (ConvertOp::SExt, Scalar::Int(int)) => {
            let from = int.bits;
            Ok(widened(int.signed_as(false), false, from))
        }
        (ConvertOp::FToSi, Scalar::Float(e, _)) => Ok(to_int(e, false)),
        (ConvertOp::FToUi, Scalar::Float(e, _)) => Ok(to_int(e, true)),
        (ConvertOp::SiToF, a @ (Scalar::Int(_) | Scalar::Constant(..))) => {
            Ok(to_float(a.as_int(false)?))
        }
        (ConvertOp::UiToF, a @ (Scalar::Int(_) | Scalar::Constant(..))) => {
            Ok(to_float(a.as_int(true)?))
        }
        (ConvertOp::UiToF, Scalar::Truth(e)) => Ok(to_float(e)),
        (ConvertOp::FExt | ConvertOp::FTrunc, Scalar::Float(e, _)) => Ok(to_float(e)),
        (ConvertOp::Bitcast, Scalar::Float(e, from)) => {
            let int = int_type(bits, true);
            Ok(Scalar::int(seen_as(float_type(from), int, e), bits, true))
        }
        (ConvertOp::Bitcast, a @ (Scalar::Int(_) | Scalar::Constant(..))) => {
            let value = seen_as(int_type(bits, true), float_type(to), a.as_int(true)?);
            Ok(Scalar::Float(value, to))
        }
        (ConvertOp::PtrToInt, Scalar::Pointer(p)) => {
            Ok(Scalar::int(cast("unsigned long", p.expr), 64, true))
        }
        (ConvertOp::IntToPtr, a @ (Scalar::Int(_) | Scalar::Constant(..))) => {
            let expr = cast("char *", a.as_int(true)?);
            Ok(Scalar::Pointer(Pointer::new(
                expr,
                crate::pointer::Target::Bytes,
                false,
            )))
        }
        _ => Err(wrong("this conversion")),
    }
}

/// The bits of a value as one of another type.
fn seen_as(from: &str, to: &str, value: Expr) -> Expr {
    let union = format!("union {{ {from} from; {to} to; }}");
    let both = Expr::Compound(union, vec![value]);
    let seen = Expr::Dot(Box::new(both), "to".to_owned());
    Expr::Keyword("__extension__", Box::new(seen))
}

fn convert_constant(op: ConvertOp, value: i64, from: u32, to: u32) -> i64 {
    let low = |v: i64, bits: u32| if bits >= 64 { v } else { v & ((1 << bits) - 1) };
    let sign_extend = |v: i64, bits: u32| {
        if bits >= 64 {
            v
        } else {
            (v << (64 - bits)) >> (64 - bits)
        }
    };
    match op {
        ConvertOp::ZExt => sign_extend(low(value, from), to),
        _ => sign_extend(value, to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctree::name;

    fn int(text: &str, bits: u32, unsigned: bool) -> Scalar {
        Scalar::int(name(text), bits, unsigned)
    }

    fn text(s: Result<Scalar, String>) -> String {
        s.map_or_else(|e| e, |s| s.expr().print())
    }

    #[test]
    fn integers_are_added_unsigned() {
        let n = convert(ConvertOp::SExt, int("n", 32, false), Type::I64);
        let i = convert(ConvertOp::SExt, int("i", 32, false), Type::I64);
        let (Ok(n), Ok(i)) = (n, i) else {
            panic!("no conversion")
        };
        let diff = binary_op(BinaryOp::Sub, n.clone(), i.clone());
        assert_eq!(text(diff.clone()), "(unsigned long)n - (unsigned long)i");
        let Ok(diff) = diff else {
            panic!("no difference")
        };
        assert_eq!(
            text(icmp(IntCC::Sge, diff.clone(), Scalar::Constant(32, 64))),
            "(long)((unsigned long)n - (unsigned long)i) >= 32"
        );
        let unsigned = convert(ConvertOp::ZExt, int("m", 32, true), Type::I64);
        for (a, cc, expected) in [
            (n.clone(), IntCC::Sge, "n >= 32"),
            (n.clone(), IntCC::Uge, "(unsigned long)n >= 32"),
            (unsigned.unwrap_or(n.clone()), IntCC::Sge, "m >= 32"),
        ] {
            assert_eq!(text(icmp(cc, a, Scalar::Constant(32, 64))), expected);
        }
        assert_eq!(text(icmp(IntCC::Slt, i, n)), "(long)i < (long)n");
        let narrow = binary_op(BinaryOp::Add, int("a", 8, true), Scalar::Constant(-1, 8));
        assert_eq!(text(narrow), "(unsigned char)((unsigned int)a - 1u)");
    }

    #[test]
    fn literals() {
        assert_eq!(
            int_literal(i64::MIN, 64, false).print(),
            "-9223372036854775807L - 1"
        );
        assert_eq!(int_literal(-8, 32, true).print(), "~7u");
        assert_eq!(int_literal(-5, 32, false).print(), "-5");
        assert_eq!(f32_literal(0.1_f32.to_bits()).print(), "0.1f");
        assert_eq!(f64_literal((-0.0_f64).to_bits()).print(), "-0.0");
        assert_eq!(f64_literal(1e300_f64.to_bits()).print(), "1e300");
        assert_eq!(
            f32_literal(f32::INFINITY.to_bits()).print(),
            "__builtin_inff()"
        );
    }

    #[test]
    fn truth_values_and_choices() {
        let less = icmp(IntCC::Eq, int("a", 32, false), Scalar::Constant(0, 32));
        let Ok(less) = less else {
            panic!("no comparison")
        };
        let both = binary_op(BinaryOp::And, less.clone(), Scalar::Truth(name("c")));
        assert_eq!(text(both), "a == 0 && c");
        let min = binary_op(BinaryOp::SMin, int("a", 32, true), int("b", 32, false));
        assert_eq!(text(min), "(int)a < b ? (int)a : b");
        let chosen = select(less, int("a", 32, false), int("b", 32, true));
        assert_eq!(text(chosen), "a == 0 ? a : (int)b");
    }
}
