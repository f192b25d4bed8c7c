//! What can be left unread: declarations of included files that nobody names, and, when only what may be
//! vectors matters, bodies of functions without loops, and without statements that may be packed, that no
//! such code may call. Of functions of included files only the bodies of short ones that it may call are read.
//!
//! The parser is what costs most of the front end's time, and most of what it would read says
//! nothing about a loop.

use super::declares::{annotated, is_type_word, masked_word};
use super::initializers::unread_initializer;
use super::packable::may_pack;
use super::parser::{Blank, Text};
use super::reached::reached;
use super::scope::Entity;
use super::{Builder, Reading};
use crate::hashed::HashedSet;
use crate::sorted::SortedSet;
use crate::source::{MaskKind, Piece, PieceKind, Source, Token, TokenKind};
use crate::span::Span;
use crate::types::{QualType, TypeKind};
use crate::unit::MOST_TOKENS;
use std::collections::VecDeque;

/// Of these one stands in every function with a loop.
const LOOP_WORDS: [&str; 4] = ["for", "while", "do", "goto"];

/// What is not read.
#[derive(Debug, Default)]
pub(super) struct Unread {
    /// Of what the parser sees, what it does not see, in order: bodies without their braces, and initializers.
    blanks: Vec<Blank>,
    /// What the parser does not see at all, in order.
    pieces: VecDeque<Piece>,
    /// Where the bodies of functions of included files begin that are read all the same.
    taken_in: SortedSet<u32>,
}

impl Unread {
    /// Looks through the pieces, and takes those out that are not read at all.
    pub(super) fn take(source: &Source, pieces: &mut Vec<Piece>, reading: Reading) -> Unread {
        let (mut bodies, taken_in) = unread_bodies(source, pieces, reading == Reading::Blocks);
        if reading == Reading::All {
            bodies.fill(None);
        }
        let tables = pieces.iter().map(|piece| unread_initializer(source, piece));
        let tables: Vec<Option<Blank>> = tables.collect();
        for (left, table) in bodies.iter_mut().zip(&tables) {
            *left = left.or(table.as_ref().map(|table| table.span));
        }
        let read = reached(source, pieces, &bodies, &taken_in);
        let mut unread = Unread {
            taken_in,
            ..Unread::default()
        };
        let mut decisions = read.into_iter().zip(bodies).zip(tables);
        pieces.retain(|piece| {
            let ((read, body), table) = decisions.next().unwrap_or(((true, None), None));
            if !read {
                unread.pieces.push_back(*piece);
            } else if let Some(table) = table {
                unread.blanks.push(table);
            } else if let Some(body) = body {
                unread.blanks.push(Blank {
                    span: Span {
                        start: body.start + 1,
                        end: body.end - 1,
                    },
                    instead: String::new(),
                });
            }
            read
        });
        unread
    }

    /// Whether the body of a function of an included file is read.
    pub(super) fn takes_in(&self, body: Span) -> bool {
        self.taken_in.contains(&body.start)
    }

    /// Leaves the body of a function of an included file that was to be read, if `piece` is one.
    pub(super) fn leave(&mut self, piece: &Piece) -> bool {
        match piece.kind {
            PieceKind::FunctionDefinition { body } => self.taken_in.remove(&body.start),
            _ => false,
        }
    }

    /// The next piece that the parser does not see, if it starts before `end`; each comes once.
    pub(super) fn next_piece(&mut self, end: u32) -> Option<Piece> {
        self.pieces.front().filter(|p| p.span.start < end)?;
        self.pieces.pop_front()
    }

    /// What the parser sees of a piece.
    pub(super) fn text(&self, piece: &Piece) -> Text<'_> {
        match piece.kind {
            PieceKind::FunctionDefinition { body }
                if !piece.in_main_file && !self.takes_in(body) =>
            {
                Text {
                    span: Span {
                        start: piece.span.start,
                        end: body.start,
                    },
                    blanks: &[],
                    // A body that says nothing keeps the head what it is, also in the old style.
                    tail: "{}",
                }
            }
            _ => Text {
                span: piece.span,
                blanks: self.within(piece.span),
                tail: "",
            },
        }
    }

    /// The blanks that start within `span`.
    pub(super) fn within(&self, span: Span) -> &[Blank] {
        let first = self.blanks.partition_point(|b| b.span.start < span.start);
        let end = self.blanks.partition_point(|b| b.span.start < span.end);
        &self.blanks[first..end.max(first)]
    }

    /// Whether the body of a function is not read.
    pub(super) fn is_body(&self, body: Span) -> bool {
        let start = |blank: &Blank| blank.span.start.cmp(&(body.start + 1));
        self.blanks.binary_search_by(start).is_ok()
    }
}

/// For each piece, the body that is not read, and where the bodies of included files begin that are. Functions
/// that loops call stand before them. With `blocks`, statements in a row matter as loops do.
fn unread_bodies(
    source: &Source,
    pieces: &[Piece],
    blocks: bool,
) -> (Vec<Option<Span>>, SortedSet<u32>) {
    let mut taken_in = SortedSet::new();
    let mut called: HashedSet<&str> = HashedSet::default();
    let mut unread: Vec<Option<Span>> = Vec::with_capacity(pieces.len());
    for piece in pieces.iter().rev() {
        let PieceKind::FunctionDefinition { body } = piece.kind else {
            unread.push(None);
            continue;
        };
        let tokens = source.tokens_in(body);
        let packable = blocks && may_pack(tokens.iter().map(|t| source.slice(t.span)));
        let plain = body_without_loops(source, piece).filter(|_| !packable);
        let name = defined_name(source, piece, body);
        let is_called = name.is_some_and(|name| called.contains(name));
        let left = plain.filter(|_| !is_called || tokens.len() > MOST_TOKENS);
        unread.push(left);
        let taken =
            is_called && tokens.len() <= MOST_TOKENS && may_be_taken_in(source, piece, body);
        if taken {
            taken_in.insert(body.start);
        }
        if left.is_some() || !(piece.in_main_file || taken) {
            continue;
        }
        let mut note = |text: &[Token]| {
            for (name, next) in text.iter().zip(text.iter().skip(1)) {
                if name.kind == TokenKind::Identifier && source.slice(next.span) == "(" {
                    called.insert(source.slice(name.span));
                }
            }
        };
        match packable || is_called && tokens.len() <= MOST_TOKENS {
            true => note(tokens),
            false => innermost_loops(source, tokens)
                .into_iter()
                .for_each(&mut note),
        }
    }
    unread.reverse();
    (unread, taken_in)
}

/// Whether a function of an included file may be lowered where a loop calls it: no other definition may
/// take its place, and nothing is said of it that its calls have to keep.
fn may_be_taken_in(source: &Source, piece: &Piece, body: Span) -> bool {
    if piece.in_main_file || piece.too_deep || annotated(source, piece.span) {
        return false;
    }
    let head = Span {
        start: piece.span.start,
        end: body.start,
    };
    // Headers of intrinsics and of the C library mark theirs.
    let marked = source
        .mask_sites_in(head)
        .iter()
        .any(|site| match &site.kind {
            MaskKind::Attribute(names) | MaskKind::StandardAttribute(names) => names
                .iter()
                .any(|name| name.ends_with("artificial") || name.ends_with("gnu_inline")),
            _ => false,
        });
    let words = source.tokens_in(head).iter().map(|t| source.slice(t.span));
    let (mut internal, mut inline) = (false, false);
    for word in words {
        internal |= word == "static";
        inline |= word.trim_matches('_') == "inline";
    }
    (internal || inline) && !marked
}

/// The loops of a body in which there are no others.
fn innermost_loops<'t>(source: &Source, tokens: &'t [Token]) -> Vec<&'t [Token]> {
    let text = Body { source, tokens };
    let is_loop = |at: &usize| matches!(text.word(*at), "for" | "while" | "do");
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(start) = (at..tokens.len()).find(is_loop) {
        let body = match text.word(start) {
            "do" => start + 1,
            _ => text.closed(start + 1),
        };
        let end = text.end_of_statement(body);
        at = end;
        match (body..end).find(is_loop) {
            Some(inside) => at = inside,
            None => found.push(&tokens[start..end]),
        }
    }
    found
}

/// Tokens of a body, whose brackets match.
struct Body<'t> {
    source: &'t Source,
    tokens: &'t [Token],
}

impl Body<'_> {
    /// Empty behind the last one.
    fn word(&self, at: usize) -> &str {
        self.tokens
            .get(at)
            .map_or("", |t| self.source.slice(t.span))
    }

    /// Behind the bracket that closes the one at `open`.
    fn closed(&self, open: usize) -> usize {
        let (left, right) = match self.word(open) {
            "{" => ("{", "}"),
            _ => ("(", ")"),
        };
        let mut depth = 0_usize;
        let end = (open..self.tokens.len()).find(|&at| {
            depth += usize::from(self.word(at) == left);
            depth = depth.saturating_sub(usize::from(self.word(at) == right));
            depth == 0
        });
        end.map_or(self.tokens.len(), |at| at + 1)
    }

    /// Behind the statement that begins there; of `do … while (…);` behind its body.
    fn end_of_statement(&self, at: usize) -> usize {
        match self.word(at) {
            "{" => self.closed(at),
            "do" => self.end_of_statement(at + 1),
            "for" | "while" | "switch" => self.end_of_statement(self.closed(at + 1)),
            "if" => {
                let end = self.end_of_statement(self.closed(at + 1));
                match self.word(end) {
                    "else" => self.end_of_statement(end + 1),
                    _ => end,
                }
            }
            _ => {
                let end = (at..self.tokens.len()).find(|&at| self.word(at) == ";");
                end.map_or(self.tokens.len(), |at| at + 1)
            }
        }
    }
}

/// The function that a piece defines.
fn defined_name<'a>(source: &'a Source, piece: &Piece, body: Span) -> Option<&'a str> {
    let head = source.tokens_in(Span {
        start: piece.span.start,
        end: body.start,
    });
    let words = || head.iter().map(|t| masked_word(source, t));
    let open = words().position(|word| word == "(")?;
    let name = words().take(open).filter(|word| !word.is_empty()).last()?;
    (!is_type_word(name)).then_some(name)
}

/// The body of a function of the main file in which nothing is a loop or says something about one.
fn body_without_loops(source: &Source, piece: &Piece) -> Option<Span> {
    let PieceKind::FunctionDefinition { body } = piece.kind else {
        return None;
    };
    let inner = body.end.saturating_sub(body.start) > 2;
    if !piece.in_main_file || piece.too_deep || !inner || annotated(source, piece.span) {
        return None;
    }
    let mut words = source.tokens_in(body).iter().map(|t| source.slice(t.span));
    (!words.any(|word| LOOP_WORDS.contains(&word))).then_some(body)
}

impl Builder<'_> {
    /// Notes the objects whose addresses may be taken in a body that is not read.
    pub(super) fn note_unread_body(&mut self, body: Span) {
        let tokens = self.tokens_in(body);
        let assembly = |t: &Token| self.word(t).trim_matches('_') == "asm";
        if tokens.iter().any(assembly) {
            self.note_globals_in(body);
            return;
        }
        for (at, token) in tokens.iter().enumerate() {
            if token.kind != TokenKind::Identifier {
                continue;
            }
            if let Some(Entity::Global(global)) = self.scopes.lookup_file(self.word(token)) {
                let ty = self.globals[global.0 as usize].ty;
                if !self.only_value(ty, tokens, at) {
                    self.global_facts[global.0 as usize].taken = true;
                }
            }
        }
    }

    /// Whether a name is used for the value of the object or of an element of it: it is a scalar, or
    /// an array of scalars with an index, and no `&` stands before it or before parentheses around it.
    fn only_value(&self, ty: QualType, tokens: &[Token], at: usize) -> bool {
        let scalar = |ty: QualType| {
            matches!(
                self.types.kind(ty.ty),
                TypeKind::Bool
                    | TypeKind::Int(_)
                    | TypeKind::Enum(_)
                    | TypeKind::Float(_)
                    | TypeKind::Pointer(_)
            )
        };
        let indexed = || tokens.get(at + 1).is_some_and(|t| self.word(t) == "[");
        let value = match *self.types.kind(ty.ty) {
            TypeKind::Array(element, _) => indexed() && scalar(element),
            _ => scalar(ty),
        };
        let mut before = tokens[..at].iter().rev().map(|t| self.word(t));
        value && before.find(|word| *word != "(") != Some("&")
    }
}
