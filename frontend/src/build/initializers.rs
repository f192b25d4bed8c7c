//! Initializers of arrays that say how long they are: nothing depends on what is in them, and tables can
//! be most of a file.

use super::declares::masked_word;
use crate::source::{Piece, PieceKind, Source};
use crate::span::Span;

/// The first such initializer of a piece, with the `=` before it.
pub(super) fn unread_initializer(source: &Source, piece: &Piece) -> Option<Span> {
    if piece.kind != PieceKind::Declaration || piece.too_deep {
        return None;
    }
    let tokens = source.tokens_in(piece.span);
    let word = |at: usize| tokens.get(at).map_or("", |t| masked_word(source, t));
    let mut depth = 0_usize;
    let equals = (0..tokens.len()).find(|&at| {
        match word(at) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            "=" => return depth == 0,
            _ => {}
        }
        false
    })?;
    if !has_lengths((0..equals).rev().map(word)) || word(equals + 1) != "{" {
        return None;
    }
    let close = (equals + 1..tokens.len()).find(|&at| {
        depth += usize::from(word(at) == "{");
        depth -= usize::from(word(at) == "}");
        depth == 0
    })?;
    matches!(word(close + 1), "," | ";").then(|| tokens[equals].span.to(tokens[close].span))
}

/// Whether the words before a `=`, the last first, are those of an array whose every length is given.
fn has_lengths<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let (mut depth, mut lengths, mut empty) = (0_usize, 0, false);
    for word in words.filter(|word| !word.is_empty()) {
        match word {
            "]" => {
                depth += 1;
                empty = true;
                continue;
            }
            "[" if empty || depth == 0 => return false,
            "[" => {
                depth -= 1;
                lengths += 1;
            }
            _ if depth == 0 => {
                return lengths > 0 && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            }
            _ => {}
        }
        empty = false;
    }
    false
}
