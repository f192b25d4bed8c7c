//! Values and types of literals.

use super::{Builder, Built};
use crate::source::TokenKind;
use crate::span::Span;
use crate::tree::{Expr, ExprKind};
use crate::types::{FloatKind, IntKind, TypeId, TypeKind, TypeTable};
use lang_c::ast::{Constant, Float, FloatBase, FloatFormat, Integer, IntegerBase, IntegerSize};
use lang_c::span::Node;

impl Builder<'_> {
    pub(super) fn constant(&mut self, node: &Node<Constant>) -> Built<Expr> {
        let span = self.span(node);
        match &node.node {
            Constant::Integer(integer) => self.integer(integer, span),
            Constant::Float(float) => self.float(float, span),
            Constant::Character(_) => self.character(span),
        }
    }

    fn integer(&mut self, integer: &Integer, span: Span) -> Built<Expr> {
        if integer.suffix.imaginary {
            return Err(self.reason("imaginary constant", span));
        }
        let radix = match integer.base {
            IntegerBase::Decimal => 10,
            IntegerBase::Octal => 8,
            IntegerBase::Hexadecimal => 16,
            IntegerBase::Binary => 2,
        };
        // The number of an octal zero is empty.
        let digits = if integer.number.is_empty() {
            "0"
        } else {
            &integer.number
        };
        let value = i128::from_str_radix(digits, radix)
            .map_err(|_| self.reason("integer constant", span))?;
        let rows: &[(IntKind, IntKind)] = &[
            (IntKind::Int, IntKind::UInt),
            (IntKind::Long, IntKind::ULong),
            (IntKind::LongLong, IntKind::ULongLong),
        ];
        let first = match integer.suffix.size {
            IntegerSize::Int => 0,
            IntegerSize::Long => 1,
            IntegerSize::LongLong => 2,
        };
        for &(signed, unsigned) in &rows[first..] {
            if !integer.suffix.unsigned && self.model.fits(signed, value) {
                return Ok(self.int_expr(value, self.types.int(signed), span));
            }
            let may_be_unsigned = integer.suffix.unsigned || radix != 10;
            if may_be_unsigned && self.model.fits(unsigned, value) {
                return Ok(self.int_expr(value, self.types.int(unsigned), span));
            }
        }
        Err(self.reason("integer constant", span))
    }

    /// An integer constant of a given type.
    pub(super) fn int_expr(&self, value: i128, ty: TypeId, span: Span) -> Expr {
        Expr {
            kind: ExprKind::Int(value),
            ty: ty.into(),
            span,
        }
    }

    fn float(&mut self, float: &Float, span: Span) -> Built<Expr> {
        let kind = match float.suffix.format {
            FloatFormat::Float => FloatKind::Float,
            FloatFormat::Double => FloatKind::Double,
            FloatFormat::LongDouble => FloatKind::LongDouble,
            FloatFormat::TS18661Format(_) => {
                return Err(self.reason("extended floating constant", span));
            }
        };
        let value = if float.suffix.imaginary {
            None
        } else {
            match float.base {
                FloatBase::Decimal => decimal_float(&float.number, kind),
                FloatBase::Hexadecimal => hex_float(&float.number, kind),
            }
        };
        let value = value.ok_or_else(|| self.reason("floating constant", span))?;
        let ty = match kind {
            FloatKind::Float => TypeTable::FLOAT,
            FloatKind::Double => TypeTable::DOUBLE,
            FloatKind::LongDouble => TypeTable::LONG_DOUBLE,
        };
        Ok(Expr {
            kind: ExprKind::Float(value, kind),
            ty: ty.into(),
            span,
        })
    }

    /// A character constant, read from the source: the masked text may be filled.
    fn character(&mut self, span: Span) -> Built<Expr> {
        let text = self.source.slice(span);
        let body = text.strip_prefix('\'').and_then(|t| t.strip_suffix('\''));
        let units = body.and_then(|body| string_units(body.as_bytes()));
        match units.as_deref() {
            Some([value @ 0..=255]) => {
                let value = self.model.wrap(IntKind::Char, *value as i128);
                Ok(self.int_expr(value, TypeTable::INT, span))
            }
            _ => Err(self.reason("character constant", span)),
        }
    }

    /// A string literal: its array type; the text itself is not kept.
    pub(super) fn string(&mut self, span: Span) -> Built<Expr> {
        let tokens = self.tokens_in(span);
        let mut length = 1_u64;
        for token in tokens {
            let text = self.word(token);
            let body = text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
            let units = match body {
                Some(body) if token.kind == TokenKind::String => string_units(body.as_bytes()),
                _ => None,
            };
            match units {
                Some(units) => length += units.len() as u64,
                None => return Err(self.reason("wide string literal", span)),
            }
        }
        let element = TypeTable::CHAR.into();
        let ty = self.types.intern(TypeKind::Array(element, Some(length)));
        Ok(Expr {
            kind: ExprKind::Str,
            ty: ty.into(),
            span,
        })
    }
}

/// The bytes a narrow literal stands for; `None` where an escape is not plain C11.
pub(super) fn string_units(mut body: &[u8]) -> Option<Vec<u32>> {
    let mut units = Vec::with_capacity(body.len());
    while let Some((&first, rest)) = body.split_first() {
        if first != b'\\' {
            units.push(first as u32);
            body = rest;
            continue;
        }
        let (&letter, rest) = rest.split_first()?;
        let (value, used) = match letter {
            b'n' => (10, 0),
            b't' => (9, 0),
            b'r' => (13, 0),
            b'a' => (7, 0),
            b'b' => (8, 0),
            b'f' => (12, 0),
            b'v' => (11, 0),
            b'e' | b'E' => (27, 0),
            b'\\' | b'\'' | b'"' | b'?' => (letter as u32, 0),
            b'0'..=b'7' => {
                let more = rest
                    .iter()
                    .take(2)
                    .take_while(|b| (b'0'..=b'7').contains(*b))
                    .count();
                let digits = std::iter::once(&letter).chain(&rest[..more]);
                (digits.fold(0, |v, d| v * 8 + (d - b'0') as u32), more)
            }
            b'x' => hex_escape(rest)?,
            _ => return None,
        };
        units.push(value);
        body = &rest[used..];
    }
    Some(units)
}

fn hex_escape(rest: &[u8]) -> Option<(u32, usize)> {
    let used = rest.iter().take_while(|b| b.is_ascii_hexdigit()).count();
    let text = std::str::from_utf8(&rest[..used]).ok()?;
    let value = u32::from_str_radix(text, 16).ok()?;
    Some((value, used))
}

fn decimal_float(text: &str, kind: FloatKind) -> Option<f64> {
    match kind {
        FloatKind::Float => text
            .parse::<f32>()
            .ok()
            .filter(|v| v.is_finite())
            .map(f64::from),
        FloatKind::Double => text.parse::<f64>().ok().filter(|v| v.is_finite()),
        FloatKind::LongDouble => exact_decimal(text),
    }
}

/// The double that a decimal constant of type `long double` is converted to, as in `DBL_MAX` of `<float.h>`, if that is
/// the same whatever `long double` it is rounded to before.
pub(super) fn as_double(constant: &Constant) -> Option<f64> {
    let Constant::Float(float) = constant else {
        return None;
    };
    let decimal = float.base == FloatBase::Decimal && !float.suffix.imaginary;
    if !decimal || float.suffix.format != FloatFormat::LongDouble {
        return None;
    }
    let text = &*float.number;
    let value: f64 = text.parse().ok().filter(|v: &f64| v.is_finite())?;
    // What differs from a double by less than 2^-56 of it is far from the middle between two, rounded or not.
    let digits = |text: &str| {
        let mantissa = text.split(['e', 'E']).next().unwrap_or_default();
        let digits = mantissa.chars().filter(char::is_ascii_digit);
        let first: String = digits.skip_while(|&digit| digit == '0').take(18).collect();
        format!("{first:0<18}")
    };
    (digits(text) == digits(&format!("{value:.40e}"))).then_some(value)
}

/// The value of a decimal constant without exponent, if a double holds it exactly.
fn exact_decimal(text: &str) -> Option<f64> {
    let value: f64 = text.parse().ok()?;
    if text.contains(['e', 'E']) || text.len() > 60 || value.abs() >= 1e15 {
        return None;
    }
    let normal = |t: &str| {
        let t = if t.contains('.') {
            t.trim_end_matches('0').trim_end_matches('.')
        } else {
            t
        };
        t.trim_start_matches('0').to_string()
    };
    (normal(text) == normal(&format!("{value:.80}"))).then_some(value)
}

/// `1.8p3` without its `0x`; only what needs no rounding.
fn hex_float(text: &str, kind: FloatKind) -> Option<f64> {
    let (mantissa, exponent) = text.split_once(['p', 'P'])?;
    let mut exponent: i32 = exponent.parse().ok()?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{}", fraction.trim_end_matches('0'));
    exponent = exponent.checked_sub(4 * fraction.trim_end_matches('0').len() as i32)?;
    let bits = u64::from_str_radix(if digits.is_empty() { "0" } else { &digits }, 16).ok()?;
    let width = if kind == FloatKind::Float { 24 } else { 53 };
    let significant = 64 - bits.leading_zeros() as i32 - bits.trailing_zeros().min(63) as i32;
    let range = if kind == FloatKind::Float {
        -120..120
    } else {
        -1000..1000
    };
    let top = exponent + 64 - bits.leading_zeros() as i32;
    if bits == 0 {
        return Some(0.0);
    }
    (significant <= width && range.contains(&exponent) && range.contains(&top))
        .then(|| bits as f64 * 2_f64.powi(exponent))
}
