//! External declarations, found by bracket matching.

use super::Source;
use crate::span::Span;

/// Kinds of external declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Ends in `;` (or is cut off by the end of the text).
    Declaration,
    /// Ends in a body.
    FunctionDefinition {
        /// The body with its braces.
        body: Span,
    },
    /// Not a declaration: a lone `;`, top-level assembly, unbalanced brackets.
    Other,
}

/// One external declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// First to last token.
    pub span: Span,
    /// What it looks like.
    pub kind: PieceKind,
    /// All of it is spelled in the main file (macro calls there included).
    pub in_main_file: bool,
    /// Nested deeper than the parser can take; pass it through.
    pub too_deep: bool,
}

/// Splits the text into external declarations. Together they hold every token of the text.
pub fn split(source: &Source) -> Vec<Piece> {
    let tokens = source.tokens();
    let mut pieces = Vec::new();
    let mut first = 0;
    let mut depth = 0usize;
    for (i, t) in tokens.iter().enumerate() {
        let text = source.slice(t.span);
        match text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && text == ";" {
            let span = tokens[first].span.to(t.span);
            let in_main_file = source.in_main_file(span);
            pieces.push(Piece {
                span,
                kind: PieceKind::Declaration,
                in_main_file,
                too_deep: false,
            });
            first = i + 1;
        }
    }
    pieces
}
