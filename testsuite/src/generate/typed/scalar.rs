//! Scalar types, and values of which it is known between which numbers they lie.

/// A scalar type of C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    Bool,
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F32,
    F64,
}

use Scalar::{Bool, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};

impl Scalar {
    pub const ALL: &[Scalar] = &[Bool, I8, U8, I16, U16, I32, U32, I64, U64, F32, F64];

    /// Those narrower than an `int`.
    pub const SMALL: &[Scalar] = &[Bool, I8, U8, I16, U16];

    /// Elements of the arrays of kernels.
    pub const ELEMENTS: &[Scalar] = &[I8, U8, I16, U16, I32, U32, I64, U64, F32, F64];

    /// In C.
    pub fn c(self) -> &'static str {
        match self {
            Bool => "_Bool",
            I8 => "signed char",
            U8 => "unsigned char",
            I16 => "short",
            U16 => "unsigned short",
            I32 => "int",
            U32 => "unsigned",
            I64 => "long",
            U64 => "unsigned long",
            F32 => "float",
            F64 => "double",
        }
    }

    /// In the head of a kernel; there is none for `_Bool`.
    pub fn kind(self) -> &'static str {
        match self {
            Bool | U8 => "u8",
            I8 => "i8",
            I16 => "i16",
            U16 => "u16",
            I32 => "i32",
            U32 => "u32",
            I64 => "i64",
            U64 => "u64",
            F32 => "float",
            F64 => "double",
        }
    }

    pub fn is_float(self) -> bool {
        matches!(self, F32 | F64)
    }

    fn signed(self) -> bool {
        matches!(self, I8 | I16 | I32 | I64)
    }

    /// The integer type of the same size that has a sign, or has none.
    pub fn other_sign(self) -> Scalar {
        match self {
            I8 => U8,
            U8 => I8,
            I16 => U16,
            U16 => I16,
            I32 => U32,
            U32 => I32,
            I64 => U64,
            U64 => I64,
            other => other,
        }
    }

    /// Its size.
    pub fn bits(self) -> u32 {
        match self {
            Bool => 1,
            I8 | U8 => 8,
            I16 | U16 => 16,
            I32 | U32 | F32 => 32,
            I64 | U64 | F64 => 64,
        }
    }

    /// The least and the greatest integer.
    pub fn range(self) -> (i128, i128) {
        match self.signed() {
            true => (-(1 << (self.bits() - 1)), (1 << (self.bits() - 1)) - 1),
            false => (0, (1 << self.bits()) - 1),
        }
    }

    /// After the integer promotions.
    fn promoted(self) -> Scalar {
        match self {
            Bool | I8 | U8 | I16 | U16 => I32,
            other => other,
        }
    }

    /// What two operands are converted to.
    fn common(self, other: Scalar) -> Scalar {
        let (a, b) = (self.promoted(), other.promoted());
        let rank = |ty: Scalar| match ty {
            F64 => 6,
            F32 => 5,
            U64 => 4,
            I64 => 3,
            U32 => 2,
            _ => 1,
        };
        if rank(a) >= rank(b) { a } else { b }
    }

    fn unsigned(self) -> Scalar {
        match self {
            I64 | U64 => U64,
            _ => U32,
        }
    }
}

/// The unsigned type of 16, 32 or 64 bits.
fn unsigned_of(bits: u32) -> Scalar {
    match bits {
        16 => U16,
        32 => U32,
        _ => U64,
    }
}

/// An expression, its type, and between which integers its value lies.
#[derive(Clone, Debug)]
pub struct Value {
    pub text: String,
    pub ty: Scalar,
    low: i128,
    high: i128,
    /// A number.
    pub constant: bool,
}

impl Value {
    /// Any value of a type.
    pub fn any(text: String, ty: Scalar) -> Value {
        let (low, high) = ty.range();
        Value::within(text, ty, low, high)
    }

    pub fn within(text: String, ty: Scalar, low: i128, high: i128) -> Value {
        Value {
            text,
            ty,
            low,
            high,
            constant: false,
        }
    }

    pub fn constant(text: String, ty: Scalar, number: i128) -> Value {
        Value {
            constant: true,
            ..Value::within(text, ty, number, number)
        }
    }

    /// Converted; from a floating-point number only where it is certainly in range.
    pub fn cast(&self, to: Scalar) -> Value {
        let text = &self.text;
        if self.ty.is_float() && !to.is_float() && to != Bool {
            let least = if to.range().0 < 0 { "-100" } else { "-1" };
            return Value::any(
                format!(
                    "({})({text} > {least} && {text} < 100 ? {text} : 3)",
                    to.c()
                ),
                to,
            );
        }
        let text = format!("({}){text}", to.c());
        let (low, high) = to.range();
        match !to.is_float() && !self.ty.is_float() && low <= self.low && self.high <= high {
            true => Value::within(text, to, self.low, self.high),
            false => Value::any(text, to),
        }
    }

    /// As the type that it is converted to, if that changes nothing.
    fn converted(&self, ty: Scalar) -> (i128, i128) {
        let (low, high) = ty.range();
        match low <= self.low && self.high <= high {
            true => (self.low, self.high),
            false => (low, high),
        }
    }

    /// `+`, `-` or `*`, as unsigned numbers where it could overflow.
    pub fn arithmetic(&self, op: &str, other: &Value) -> Value {
        let ty = self.ty.common(other.ty);
        if ty.is_float() {
            return Value::any(format!("({} {op} {})", self.text, other.text), ty);
        }
        let ((a, b), (c, d)) = (self.converted(ty), other.converted(ty));
        let ends = match op {
            "+" => [a + c, b + d, a + c, b + d],
            "-" => [a - d, b - c, a - d, b - c],
            _ => [a, b]
                .map(|x| [c, d].map(|y| x.saturating_mul(y)))
                .concat()
                .try_into()
                .unwrap_or([0; 4]),
        };
        let (low, high) = (
            ends.iter().copied().min().unwrap_or(0),
            ends.iter().copied().max().unwrap_or(0),
        );
        let (least, most) = ty.range();
        match (least <= low && high <= most, ty.signed()) {
            (true, _) => Value::within(
                format!("({} {op} {})", self.text, other.text),
                ty,
                low,
                high,
            ),
            (false, false) => Value::any(format!("({} {op} {})", self.text, other.text), ty),
            (false, true) => self.cast(ty.unsigned()).arithmetic(op, other),
        }
    }

    /// `&`, `|` or `^` of integers.
    pub fn bitwise(&self, op: &str, other: &Value) -> Value {
        let ty = self.ty.common(other.ty);
        let ((a, b), (c, d)) = (self.converted(ty), other.converted(ty));
        let text = format!("({} {op} {})", self.text, other.text);
        if a < 0 || c < 0 {
            return Value::any(text, ty);
        }
        let most = match op {
            "&" => b.min(d),
            _ => (b.max(d) as u128 + 1).next_power_of_two() as i128 - 1,
        };
        Value::within(text, ty, 0, most)
    }

    /// `<<` or `>>` of an integer by a part of another one.
    pub fn shift(&self, op: &str, by: &Value) -> Value {
        let ty = self.ty.promoted();
        let mask = ty.bits() - 1;
        if op == "<<" && ty.signed() {
            return self.cast(ty.unsigned()).shift(op, by);
        }
        let text = format!("({} {op} ({} & {mask}))", self.text, by.text);
        match op {
            ">>" => Value::within(text, ty, self.low.min(0), self.high.max(0)),
            _ => Value::any(text, ty),
        }
    }

    /// `/` or `%` of integers, where the second one is not zero.
    pub fn division(&self, op: &str, by: &Value) -> Value {
        let ty = self.ty.common(by.ty);
        let ((a, b), (c, d)) = (self.converted(ty), by.converted(ty));
        if ty.signed() && a == ty.range().0 && c <= -1 && d >= -1 {
            return self.cast(ty.unsigned()).division(op, by);
        }
        let most = a.abs().max(b.abs());
        let text = match c > 0 || d < 0 {
            true => format!("({} {op} {})", self.text, by.text),
            false => format!("({0} == 0 ? {1} : {1} {op} {0})", by.text, self.text),
        };
        let low = if a < 0 || c < 0 { -most } else { 0 };
        match ty.signed() {
            true => Value::within(text, ty, low.max(ty.range().0), most.min(ty.range().1)),
            false => Value::any(text, ty),
        }
    }

    /// `-`, `~` or `!`.
    pub fn unary(&self, op: &str) -> Value {
        let ty = self.ty.promoted();
        let text = format!("({op}{})", self.text);
        match op {
            "!" => Value::within(text, I32, 0, 1),
            "-" if ty.is_float() => Value::any(text, ty),
            "-" if ty.signed() && -self.low > ty.range().1 => self.cast(ty.unsigned()).unary(op),
            "-" if ty.signed() => Value::within(text, ty, -self.high, -self.low),
            "~" if ty.signed() => Value::within(text, ty, -self.high - 1, -self.low - 1),
            _ => Value::any(text, ty),
        }
    }

    /// The lowest bytes of an integer in reverse order, written in one of some ways; `below` gives random
    /// numbers below another one.
    pub fn bytes_reversed(&self, mut below: impl FnMut(usize) -> usize) -> Value {
        let bits = [16, 32, 64][below(3)];
        match below(2) == 0 && self.text.len() < 24 {
            true => self.bytes_moved(bits, ["|", "+", "^"][below(3)]),
            false => self.bytes_swapped(bits),
        }
    }

    /// By a built-in function.
    fn bytes_swapped(&self, bits: u32) -> Value {
        let of = self.cast(unsigned_of(bits));
        Value::any(format!("__builtin_bswap{bits}({})", of.text), of.ty)
    }

    /// By shifts and masks, whose results are joined by `|`, `+` or `^`.
    fn bytes_moved(&self, bits: u32, join: &str) -> Value {
        let of = self.cast(unsigned_of(bits));
        let (wide, x) = (of.ty.promoted().unsigned().c(), &of.text);
        let term = |k: u32| {
            let (from, to) = (8 * k, bits - 8 - 8 * k);
            match to > from {
                true => format!("({wide})({x} & {:#x}) << {}", 0xff_u64 << from, to - from),
                false => format!("({x} >> {} & {:#x})", from - to, 0xff_u64 << to),
            }
        };
        let terms: Vec<String> = (0..bits / 8).map(|k| format!("({})", term(k))).collect();
        let text = format!("(({})({}))", of.ty.c(), terms.join(&format!(" {join} ")));
        Value::any(text, of.ty)
    }

    /// One of two.
    pub fn choice(&self, condition: &str, other: &Value) -> Value {
        let ty = self.ty.common(other.ty);
        let text = format!("({condition} ? {} : {})", self.text, other.text);
        if ty.is_float() {
            return Value::any(text, ty);
        }
        let ((a, b), (c, d)) = (self.converted(ty), other.converted(ty));
        Value::within(text, ty, a.min(c), b.max(d))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_overflow_is_unsigned() {
        let x = Value::any("x".to_string(), I16);
        let sum = x.arithmetic("*", &x);
        assert_eq!((sum.text.as_str(), sum.ty), ("(x * x)", I32));
        let twice = sum.arithmetic("*", &x);
        assert_eq!(twice.text, "((unsigned)(x * x) * x)");
        let least = Value::any("i".to_string(), I32);
        assert_eq!(least.unary("-").text, "(-(unsigned)i)");
        assert_eq!(
            least.division("/", &x).text,
            "(x == 0 ? (unsigned)i : (unsigned)i / x)"
        );
        assert_eq!(
            x.bytes_swapped(16).text,
            "__builtin_bswap16((unsigned short)x)"
        );
        assert_eq!(
            x.bytes_moved(16, "|").text,
            "((unsigned short)(((unsigned)((unsigned short)x & 0xff) << 8) | \
             (((unsigned short)x >> 8 & 0xff))))"
        );
        assert_eq!(x.shift("<<", &x).text, "((unsigned)x << (x & 31))");
    }
}
