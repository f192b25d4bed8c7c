//! Constant integer expressions in clauses: literals, operators and parentheses.

use crate::lex::{Cursor, Kind};

/// The value of all tokens at the cursor, if they are a constant that is known without the
/// program (no enumeration constant, no `sizeof`) and fits in 64 bits.
pub(crate) fn evaluate(mut cursor: Cursor<'_, '_>) -> Option<i64> {
    let value = binary(&mut cursor, 0, 0)?;
    if cursor.is_empty() { Some(value) } else { None }
}

/// Expressions nested deeper are no constants that anybody writes.
const MAX_DEPTH: u32 = 64;

fn precedence(operator: &str) -> Option<u32> {
    Some(match operator {
        "|" => 1,
        "^" => 2,
        "&" => 3,
        "<<" | ">>" => 4,
        "+" | "-" => 5,
        "*" | "/" | "%" => 6,
        _ => return None,
    })
}

fn binary(cursor: &mut Cursor<'_, '_>, least: u32, depth: u32) -> Option<i64> {
    let mut left = unary(cursor, depth)?;
    while let Some(token) = cursor.peek() {
        let Some(level) = precedence(token.text).filter(|level| *level > least) else {
            break;
        };
        cursor.next();
        let right = binary(cursor, level, depth)?;
        left = match token.text {
            "|" => left | right,
            "^" => left ^ right,
            "&" => left & right,
            "<<" if left >= 0 => {
                left.checked_mul(2_i64.checked_pow(u32::try_from(right).ok()?)?)?
            }
            ">>" => left.checked_shr(u32::try_from(right).ok()?)?,
            "+" => left.checked_add(right)?,
            "-" => left.checked_sub(right)?,
            "*" => left.checked_mul(right)?,
            "/" => left.checked_div(right)?,
            "%" => left.checked_rem(right)?,
            _ => return None,
        };
    }
    Some(left)
}

fn unary(cursor: &mut Cursor<'_, '_>, depth: u32) -> Option<i64> {
    if depth > MAX_DEPTH {
        return None;
    }
    if let Some(mut inner) = cursor.group() {
        let value = binary(&mut inner, 0, depth + 1)?;
        return if inner.is_empty() { Some(value) } else { None };
    }
    let token = cursor.next()?;
    match (token.kind, token.text) {
        (Kind::Punct, "-") => unary(cursor, depth + 1)?.checked_neg(),
        (Kind::Punct, "+") => unary(cursor, depth + 1),
        (Kind::Punct, "~") => Some(!unary(cursor, depth + 1)?),
        (Kind::Number, text) => literal(text),
        _ => None,
    }
}

fn literal(text: &str) -> Option<i64> {
    let lower = text.to_ascii_lowercase();
    let (digits, radix) = match lower.strip_prefix("0x") {
        Some(hex) => (hex, 16),
        None => match lower.strip_prefix("0b") {
            Some(binary) => (binary, 2),
            None if lower.len() > 1 && lower.starts_with('0') => (&lower[1..], 8),
            None => (lower.as_str(), 10),
        },
    };
    let plain = digits.trim_end_matches(['u', 'l']);
    if digits.len() - plain.len() > 3 {
        return None;
    }
    // `0u` has no digits left after its octal prefix.
    if plain.is_empty() && radix == 8 {
        return Some(0);
    }
    i64::from_str_radix(plain, radix).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lex;
    use crate::text::ByteRange;

    fn value(text: &str) -> Option<i64> {
        let tokens = lex(text);
        evaluate(Cursor::new(&tokens, ByteRange::default()))
    }

    #[test]
    fn values() {
        let cases = [
            ("8", 8),
            ("(8)", 8),
            ("-4", -4),
            ("0x10u", 16),
            ("010", 8),
            ("0", 0),
            ("0L", 0),
            ("2 + 3*4", 14),
            ("2*3 + 4", 10),
            ("16 - 4 - 4", 8),
            ("1 << 3", 8),
            ("~0 & 7", 7),
            ("64/(2*4)", 8),
        ];
        for (text, expected) in cases {
            assert_eq!(value(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn no_values() {
        let deep = format!("{}1{}", "(".repeat(1000), ")".repeat(1000));
        for text in [
            "",
            "n",
            "8 8",
            "1/0",
            "4.0",
            "(4",
            "4)",
            "sizeof(int)",
            "8 +",
            "\"8\"",
            "9223372036854775807+1",
            "1<<64",
            "1<<-1",
            "4lllu",
            deep.as_str(),
        ] {
            assert_eq!(value(text), None, "{text}");
        }
    }
}
