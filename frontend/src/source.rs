//! The text of a translation unit: the preprocessed tokens, the mask through which the parser
//! sees them, its external declarations, and the way back to the file as the user wrote it.

pub mod assumed;
mod brackets;
pub mod calls;
mod expand;
pub mod headers;
pub mod lex;
pub mod lines;
pub mod macros;
pub mod mask;
mod names;
mod nesting;
pub mod origin;
pub mod original;
mod pragma_place;
mod presumed;
mod shifts;
pub mod split;
mod thin;

use std::sync::OnceLock;

use crate::diag::Place;
use crate::span::{OrigSpan, Span};
pub use lex::{Token, TokenKind};
pub use mask::{MaskKind, MaskSite};
pub use split::{Piece, PieceKind, split};
pub use thin::thin;

use lex::{Directive, DirectiveKind, Lexed};
use lines::LineMap;
use macros::MacroTable;
use mask::Masked;
pub(crate) use names::{WordMap, Words, word_hashes};
use origin::{OriginMap, Texts};
use original::Original;

/// What the command hands to the front end.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// Name of the main file, as the user gave it.
    pub name: &'a str,
    /// Bytes of the main file.
    pub original: &'a [u8],
    /// What `cc -E -dD` printed for it.
    pub preprocessed: &'a [u8],
}

/// A `#pragma` line of the preprocessed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PragmaLine {
    /// From the `#` to the end of the line, without the line end.
    pub span: Span,
    /// Index into [`Source::tokens`] of the first token after it.
    pub next_token: u32,
}

/// Where a token of the main file is spelled in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelled {
    /// At this byte.
    At(u32),
    /// In the expansion of the macro call at this byte.
    InCall(u32),
    /// Not known.
    Unknown,
}

/// A translation unit as text. Offsets are those of the preprocessed text unless a name says
/// `original`.
#[derive(Clone, Debug)]
pub struct Source {
    name: String,
    original: Vec<u8>,
    text: String,
    tokens: Vec<Token>,
    pragmas: Vec<PragmaLine>,
    /// Made when somebody asks: only who parses does.
    masked: OnceLock<Masked>,
    directives: Vec<Directive>,
    lines: LineMap,
    macros: MacroTable,
    origin: OriginMap,
    lexed: Original,
    /// Every word of the texts; made when it is first asked for.
    words: OnceLock<Words>,
    /// Where each `goto` and each `switch` begins, in order; likewise.
    jumps: OnceLock<Vec<u32>>,
}

impl Source {
    /// Reads a translation unit. Any input is accepted.
    pub fn new(input: &Input<'_>) -> Source {
        Source::read(input, &[])
    }

    /// `joined` as [`Texts::joined`].
    fn read(input: &Input<'_>, joined: &[u32]) -> Source {
        let text = readable(input.preprocessed);
        let Lexed {
            tokens, directives, ..
        } = lex::lex(text.as_bytes());
        let lexed = Original::new(input.original);
        let lines = LineMap::new(input.name, &text, &directives, &lexed);
        let macros = MacroTable::new(&text, &directives, &lexed, &lines);
        let texts = Texts {
            text: text.as_bytes(),
            tokens: &tokens,
            lines: &lines,
            macros: &macros,
            original: &lexed,
            joined,
        };
        let origin = OriginMap::new(texts);
        let pragmas = pragma_lines(&directives);
        let original = input.original.to_vec();
        Source {
            name: input.name.to_string(),
            original,
            text,
            tokens,
            pragmas,
            masked: OnceLock::new(),
            directives,
            lines,
            macros,
            origin,
            lexed,
            words: OnceLock::new(),
            jumps: OnceLock::new(),
        }
    }

    /// Name of the main file, as the user gave it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Bytes of the main file.
    pub fn original(&self) -> &[u8] {
        &self.original
    }

    /// The preprocessed text; bytes that are not UTF-8 are `?`, so that every offset holds.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Tokens of the preprocessed text in order, without those of directive lines.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Index into [`Source::tokens`] of the first token that starts at or after `pp`.
    pub fn token_at(&self, pp: u32) -> usize {
        self.tokens.partition_point(|t| t.span.start < pp)
    }

    /// The last token that starts before `pp`.
    pub fn token_before(&self, pp: u32) -> Option<&str> {
        let before = self.tokens.get(self.token_at(pp).checked_sub(1)?)?;
        Some(self.slice(before.span))
    }

    /// The tokens that start within `span`.
    pub fn tokens_in(&self, span: Span) -> &[Token] {
        let first = self.token_at(span.start);
        let last = self.token_at(span.end).max(first);
        &self.tokens[first..last]
    }

    /// Whether the text under `span` has a statement that control may jump from or to: a `goto` or a `switch`.
    pub fn jumps_in(&self, span: Span) -> bool {
        let jumps = self.jumps.get_or_init(|| {
            let jump = |t: &&Token| matches!(self.slice(t.span), "goto" | "switch");
            self.tokens
                .iter()
                .filter(jump)
                .map(|t| t.span.start)
                .collect()
        });
        let next = jumps.partition_point(|&at| at < span.start);
        jumps.get(next).is_some_and(|&at| at < span.end)
    }

    /// The text under `span`; empty if it is out of range or splits a character.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }

    fn mask(&self) -> &Masked {
        let mask = || mask::mask(&self.text, &self.tokens, &self.directives);
        self.masked.get_or_init(mask)
    }

    /// The text the parser sees: of the same length as [`Source::text`], see [`mask`].
    pub fn masked(&self) -> &str {
        self.mask().text()
    }

    /// Everything that was masked, sorted by start.
    pub fn mask_sites(&self) -> &[MaskSite] {
        self.mask().sites()
    }

    /// The masked places that start within `span`.
    pub fn mask_sites_in(&self, span: Span) -> &[MaskSite] {
        self.mask().sites_in(span)
    }

    /// The pragma lines in order.
    pub fn pragmas(&self) -> &[PragmaLine] {
        &self.pragmas
    }

    /// The pragma lines that start within `span`.
    pub fn pragmas_in(&self, span: Span) -> &[PragmaLine] {
        let first = self.pragmas.partition_point(|p| p.span.start < span.start);
        let last = self.pragmas.partition_point(|p| p.span.start < span.end);
        &self.pragmas[first..last.max(first)]
    }

    /// The pragma lines directly before the token at `pp` (nothing but other directives and
    /// white space between), joined by newlines.
    pub fn pragma_before(&self, pp: u32) -> Option<String> {
        let lines = self.pragmas_before(pp).iter();
        let lines: Vec<&str> = lines.map(|p| self.slice(p.span)).collect();
        if lines.is_empty() {
            None
        } else {
            Some(lines.join("\n"))
        }
    }

    /// The same lines one by one.
    pub fn pragmas_before(&self, pp: u32) -> &[PragmaLine] {
        let token = self.token_at(pp) as u32;
        let first = self.pragmas.partition_point(|p| p.next_token < token);
        let lines = self.pragmas[first..].iter();
        let count = lines.take_while(|p| p.next_token == token && p.span.start < pp);
        &self.pragmas[first..first + count.count()]
    }

    /// The best place for a message about `span`; inside a macro expansion, the macro call.
    pub fn place(&self, span: Span) -> Place {
        let (file, line) = self.lines.presumed(span.start);
        let unknown = Place {
            file: file.to_string(),
            line,
            column: 0,
            bytes: None,
        };
        let first = self.token_at(span.start);
        let Some(token) = self.origin.nearest(first) else {
            return unknown;
        };
        let Some(start) = self.lexed.place(token) else {
            return unknown;
        };
        let last = self
            .tokens
            .partition_point(|t| t.span.end <= span.end)
            .saturating_sub(1)
            .max(first);
        let end = self
            .origin
            .nearest(last)
            .and_then(|t| self.lexed.place(t))
            .map_or(start.end, |p| p.end);
        let bytes = Some(OrigSpan {
            start: start.start,
            end: end.max(start.end),
        });
        let (line, column) = self.lexed.position(&self.original, token, start.start);
        Place {
            file: self.name.clone(),
            line,
            column,
            bytes,
        }
    }

    /// The original place of token number `token`, if it is spelled outside any macro call.
    fn direct(&self, token: usize) -> Option<OrigSpan> {
        self.lexed.place(self.origin.direct(token)?)
    }

    /// Whether a place is in a system header.
    pub fn in_system_header(&self, pp: u32) -> bool {
        self.lines.in_system_header(pp)
    }

    /// Whether all of `span` comes from the main file.
    pub fn in_main_file(&self, span: Span) -> bool {
        self.lines.in_main_file(span)
    }

    /// The tokens of the main file in order, each with its place: a walk through all costs less than a
    /// question for each.
    pub fn main_tokens(&self) -> impl Iterator<Item = (Token, Spelled)> + '_ {
        let tokens = self.tokens.iter().enumerate();
        let mains = self.lines.main_tokens(&self.tokens);
        let main = tokens
            .zip(mains)
            .filter_map(|(token, main)| main.then_some(token));
        main.map(|(index, token)| (*token, self.spelled(index)))
    }

    fn spelled(&self, token: usize) -> Spelled {
        if let Some(place) = self.direct(token) {
            return Spelled::At(place.start);
        }
        let call = self.origin.nearest(token).and_then(|t| self.lexed.place(t));
        call.map_or(Spelled::Unknown, |place| Spelled::InCall(place.start))
    }

    /// Original offset of the token that begins at `pp`, if it is spelled in the main file
    /// outside any macro call.
    pub fn original_start(&self, pp: u32) -> Option<u32> {
        let token = self.token_at(pp);
        let starts_here = self.tokens.get(token)?.span.start == pp;
        if starts_here {
            self.direct(token).map(|o| o.start)
        } else {
            None
        }
    }

    /// One past the original token that ends at `pp_end`, likewise.
    pub fn original_end(&self, pp_end: u32) -> Option<u32> {
        let token = self.token_at(pp_end).checked_sub(1)?;
        let ends_here = self.tokens.get(token)?.span.end == pp_end;
        if ends_here {
            self.direct(token).map(|o| o.end)
        } else {
            None
        }
    }

    /// The original text from the first to the last token of `span`, if both are spelled in
    /// the main file outside any macro call.
    pub fn original_span(&self, span: Span) -> Option<OrigSpan> {
        let start = self.original_start(span.start)?;
        let end = self.original_end(span.end)?;
        if start < end {
            Some(OrigSpan { start, end })
        } else {
            None
        }
    }

    /// Whether `name` is (or may be) defined as a macro at `pp`.
    pub fn is_macro(&self, name: &str, pp: u32) -> bool {
        self.macros.is_macro(name, pp)
    }

    /// Whether `name` is defined as a macro anywhere in the text.
    pub fn is_ever_macro(&self, name: &str) -> bool {
        self.macros.is_ever_macro(name)
    }

    /// Body of a macro defined before the first line of the main file: built in, on the command
    /// line, or by a file that the command line includes.
    pub fn predefined(&self, name: &str) -> Option<&str> {
        self.macros.predefined(name)
    }

    /// Whether the identifier occurs anywhere: in the original, in the preprocessed text, as the
    /// name of a macro or in its body.
    pub fn mentions(&self, name: &str) -> bool {
        let words = self.words.get_or_init(|| {
            let mut words = Words::default();
            words.add(&self.original);
            // The joined lines: a splice may stand within a word.
            words.add(&self.lexed.clean);
            words.add(self.text.as_bytes());
            words
        });
        words.contains(name.as_bytes())
    }
}

/// The bytes as UTF-8 of the same length: a byte that is no part of a character becomes `?`.
fn readable(bytes: &[u8]) -> String {
    // Spans are 32 bits wide. Nothing that large can be handled; nothing of it is touched.
    if bytes.len() >= u32::MAX as usize / 2 {
        return String::new();
    }
    // Nearly always it is, and that is found sooner than its parts.
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_string();
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    text
}

fn pragma_lines(directives: &[Directive]) -> Vec<PragmaLine> {
    let pragmas = directives
        .iter()
        .filter(|d| d.kind == DirectiveKind::Pragma);
    pragmas
        .map(|d| PragmaLine {
            span: d.span,
            next_token: d.next_token,
        })
        .collect()
}
