//! Brackets of C, in both spellings.

/// The kinds of brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bracket {
    /// `( )`
    Paren,
    /// `[ ]`
    Square,
    /// `{ }`
    Brace,
}

/// Which bracket `text` opens.
pub fn opens(text: &[u8]) -> Option<Bracket> {
    match text {
        b"(" => Some(Bracket::Paren),
        b"[" | b"<:" => Some(Bracket::Square),
        b"{" | b"<%" => Some(Bracket::Brace),
        _ => None,
    }
}

/// Which bracket `text` closes.
pub fn closes(text: &[u8]) -> Option<Bracket> {
    match text {
        b")" => Some(Bracket::Paren),
        b"]" | b":>" => Some(Bracket::Square),
        b"}" | b"%>" => Some(Bracket::Brace),
        _ => None,
    }
}
