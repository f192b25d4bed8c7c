//! Bracket nesting of one external declaration, with the limits of the parser.

use super::brackets::Bracket;

/// Parentheses and square brackets: the parser is recursive, and quadratic in calls.
const MAX_PARENS: usize = 200;
/// Braces: the parser is recursive.
const MAX_BRACES: usize = 1000;
/// `sizeof` within `sizeof`, records within parameter lists of record members, and `++` or `--` of
/// what begins with these: the parser needs time exponential in the depth.
const MAX_REREAD: usize = 8;

/// Open brackets, and whether they ever exceeded a limit.
#[derive(Debug, Default)]
pub(super) struct Nesting {
    open: Vec<Open>,
    braces: usize,
    reread: usize,
    /// `++` and `--` since an operand.
    steps: usize,
    too_deep: bool,
}

#[derive(Debug)]
struct Open {
    bracket: Bracket,
    /// What it encloses is read twice by the parser.
    reread: bool,
}

impl Nesting {
    /// Whether nothing is open.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Opens a bracket after the token `previous`.
    pub fn open(&mut self, bracket: Bracket, previous: &[u8]) {
        let enclosing = self.open.last().map(|o| o.bracket);
        let reread = match bracket {
            Bracket::Paren => is_type_operator(previous),
            Bracket::Brace => {
                enclosing == Some(Bracket::Paren) && previous != b"(" && previous != b")"
            }
            Bracket::Square => false,
        };
        self.open.push(Open { bracket, reread });
        self.braces += usize::from(bracket == Bracket::Brace);
        self.reread += usize::from(reread);
        let others = self.open.len() - self.braces;
        self.too_deep |=
            self.braces > MAX_BRACES || others > MAX_PARENS || self.reread > MAX_REREAD;
    }

    /// Closes a bracket; false if another kind or none is open.
    pub fn close(&mut self, bracket: Bracket) -> bool {
        let Some(open) = self.open.pop_if(|o| o.bracket == bracket) else {
            return false;
        };
        self.braces -= usize::from(bracket == Bracket::Brace);
        self.reread -= usize::from(open.reread);
        true
    }

    /// Takes a token that is no bracket.
    pub fn plain(&mut self, spelling: &[u8]) {
        match spelling {
            b"++" | b"--" => self.steps += 1,
            b"+" | b"-" | b"*" | b"&" | b"!" | b"~" => {}
            _ => self.steps = 0,
        }
        self.too_deep |= self.steps > MAX_REREAD;
    }

    /// Whether a limit was exceeded since the last call.
    pub fn take_too_deep(&mut self) -> bool {
        std::mem::take(&mut self.too_deep)
    }
}

/// Operators whose operand the parser tries as a type and as an expression.
fn is_type_operator(word: &[u8]) -> bool {
    matches!(
        word,
        b"sizeof"
            | b"_Alignof"
            | b"__alignof"
            | b"__alignof__"
            | b"_Alignas"
            | b"_Atomic"
            | b"typeof"
            | b"__typeof"
            | b"__typeof__"
    )
}
