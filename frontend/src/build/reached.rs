//! Which declarations of included files are read: those whose names are mentioned in the text that is
//! read anyhow, or in such a declaration.
//!
//! Most of what a header says is about things that the file never names, and the parser takes longer to
//! read a header than many files.

use super::declares::{annotated, declared, prototype_name};
use crate::sorted::SortedSet;
use crate::source::{Piece, PieceKind, Source, WordMap, Words, word_hashes};
use crate::span::Span;

/// For each piece, whether it is read. `unread` holds the bodies and initializers that are not, `taken_in`
/// where bodies of included files begin that are.
pub(super) fn reached(
    source: &Source,
    pieces: &[Piece],
    unread: &[Option<Span>],
    taken_in: &SortedSet<u32>,
) -> Vec<bool> {
    let mut named = Words::default();
    // What is read of each piece, and which pieces declare a word.
    let mut spans: Vec<[Span; 2]> = Vec::with_capacity(pieces.len());
    let mut declarers: WordMap<Vec<usize>> = WordMap::default();
    let mut read = vec![false; pieces.len()];
    let mut open: Vec<usize> = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        spans.push(read_spans(piece, unread[at], taken_in));
        match names(source, piece, taken_in) {
            None => {
                read[at] = true;
                open.push(at);
            }
            Some(names) => {
                let hashes = names.iter().flat_map(|name| word_hashes(name.as_bytes()));
                hashes.for_each(|word| declarers.entry(word).or_default().push(at));
            }
        }
    }
    // They may be about any of them.
    let pragmas = source.pragmas().iter().map(|pragma| pragma.span);
    let mut texts: Vec<Span> = pragmas.collect();
    loop {
        for span in texts.drain(..) {
            for word in word_hashes(source.slice(span).as_bytes()) {
                if !named.insert(word) {
                    continue;
                }
                for at in declarers.remove(&word).unwrap_or_default() {
                    if !std::mem::replace(&mut read[at], true) {
                        open.push(at);
                    }
                }
            }
        }
        match open.pop() {
            Some(at) => texts.extend(spans[at]),
            None => return read,
        }
    }
}

/// The text of a piece that is read, if it is.
fn read_spans(piece: &Piece, unread: Option<Span>, taken_in: &SortedSet<u32>) -> [Span; 2] {
    let body = match piece.kind {
        PieceKind::FunctionDefinition { body } if !piece.in_main_file => {
            Some(body).filter(|body| !taken_in.contains(&body.start))
        }
        _ => unread,
    };
    let body = body.unwrap_or(Span {
        start: piece.span.end,
        end: piece.span.end,
    });
    let before = Span {
        start: piece.span.start,
        end: body.start,
    };
    let after = Span {
        start: body.end,
        end: piece.span.end.max(body.end),
    };
    [before, after]
}

/// The names that a piece declares that need not be read if nobody mentions them.
fn names<'a>(source: &'a Source, piece: &Piece, taken_in: &SortedSet<u32>) -> Option<Vec<&'a str>> {
    if piece.in_main_file || piece.too_deep {
        return None;
    }
    if let Some(name) = prototype_name(source, piece) {
        return Some(vec![name]);
    }
    let head = match piece.kind {
        PieceKind::Other => return None,
        PieceKind::Declaration => piece.span,
        PieceKind::FunctionDefinition { body } if taken_in.contains(&body.start) => return None,
        PieceKind::FunctionDefinition { body } => Span {
            start: piece.span.start,
            end: body.start,
        },
    };
    if annotated(source, piece.span) {
        return None;
    }
    declared(source, source.tokens_in(head))
}
