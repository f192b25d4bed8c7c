//! Numbers as C spells them.

use crate::ctree::{Expr, binary};

/// A literal of the least type that holds the value.
pub(super) fn literal(value: i64) -> Expr {
    Expr::Literal(value.to_string())
}

/// An integer literal of exactly the type asked for where that has 32 or 64 bits; the value is
/// sign-extended.
pub(super) fn int_literal(value: i64, bits: u32, unsigned: bool) -> Expr {
    let (suffix, minimum) = match (bits, unsigned) {
        (64, true) if (-65536..0).contains(&value) => return complement(value, "UL"),
        (32, true) if (-65536..0).contains(&value) => return complement(value, "u"),
        (64, true) => return Expr::Literal(format!("{}UL", value as u64)),
        (32, true) => return Expr::Literal(format!("{}u", value as u32)),
        (8, true) => return literal(i64::from(value as u8)),
        (16, true) => return literal(i64::from(value as u16)),
        (64, false) => ("L", i64::MIN),
        _ => ("", i64::from(i32::MIN)),
    };
    let magnitude = |v: i64| Expr::Literal(format!("{}{suffix}", v.unsigned_abs()));
    if value == minimum {
        // -2147483648 is no int: the literal without its sign does not fit.
        let most = Expr::Prefix('-', Box::new(magnitude(value + 1)));
        binary("-", most, Expr::Literal("1".into()))
    } else if value < 0 {
        Expr::Prefix('-', Box::new(magnitude(value)))
    } else {
        magnitude(value)
    }
}

/// A mask such as `~7ul`, which says more than its decimal digits.
fn complement(value: i64, suffix: &str) -> Expr {
    Expr::Prefix('~', Box::new(Expr::Literal(format!("{}{suffix}", !value))))
}

/// A `float` of those bits; of a NaN, the quiet one.
pub(super) fn f32_literal(bits: u32) -> Expr {
    let value = f32::from_bits(bits);
    let finite = format!("{:?}f", value.abs());
    float_literal(
        value.is_nan(),
        value.is_infinite(),
        value.is_sign_negative(),
        finite,
        "f",
    )
}

/// A `double` of those bits.
pub(super) fn f64_literal(bits: u64) -> Expr {
    let value = f64::from_bits(bits);
    let finite = format!("{:?}", value.abs());
    float_literal(
        value.is_nan(),
        value.is_infinite(),
        value.is_sign_negative(),
        finite,
        "",
    )
}

fn float_literal(nan: bool, infinite: bool, negative: bool, finite: String, suffix: &str) -> Expr {
    let magnitude = if nan {
        Expr::Call(
            format!("__builtin_nan{suffix}"),
            vec![Expr::Literal("\"\"".into())],
        )
    } else if infinite {
        Expr::Call(format!("__builtin_inf{suffix}"), Vec::new())
    } else {
        Expr::Literal(finite)
    };
    if negative {
        Expr::Prefix('-', Box::new(magnitude))
    } else {
        magnitude
    }
}
