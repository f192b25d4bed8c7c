//! Expressions in clauses.

use crate::constant::evaluate;
use crate::lex::{Cursor, lex_from};
use crate::text::ByteRange;

/// An expression of the program in a clause, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression {
    /// The text.
    pub text: String,
    /// Where it stands.
    pub at: ByteRange,
}

impl Expression {
    /// Its value, if it is an integer constant that is known without the program.
    pub fn constant(&self) -> Option<i64> {
        let tokens = lex_from(&self.text, 0);
        evaluate(Cursor::new(&tokens, ByteRange::default()))
    }
}
