//! Values that are given to parameters of which a declaration of vector variants says something.

use super::entities::Value;
use crate::text::{At, Cursor, Parse, Quoted};
use frontend::span::Span;
use std::fmt;

/// An argument of a call that was lowered in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// C name of the function.
    pub function: String,
    /// Which of its parameters.
    pub param: u32,
    /// What it is given.
    pub value: Value,
    /// The argument.
    pub argument: Span,
}

impl Claim {
    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn parse(c: &mut Cursor, value: Value) -> Parse<Claim> {
        Ok(Claim {
            value,
            function: c.string()?,
            param: c.int()?,
            argument: c.span()?,
        })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, at) = (Quoted(&self.function), At(self.argument));
        write!(f, "claim {} {name} {}{at}", self.value, self.param)
    }
}

#[cfg(test)]
mod tests {
    use crate::ssa::parse::parse;

    #[test]
    fn what_is_written_can_be_read() {
        let text = |claim: &str| {
            format!("function \"f\" {{\n  {claim}\nblock0(v0: i32):\n  return v0\n}}\n")
        };
        let right = text("claim v0 \"g\" 1 @3..7");
        assert_eq!(parse(&right).unwrap().to_string(), right);
        for wrong in ["claim v0 g 1", "claim \"g\" 1", "claim v0 \"g\""] {
            assert!(parse(&text(wrong)).is_err(), "{wrong}");
        }
    }
}
