//! All external declarations of a text in order: small ones in batches, each failure alone.

use super::needed::Unread;
use super::parser::{Parser, Text};
use super::scope::Entity;
use super::{Builder, MeaningSite, Parts, PieceState, Reading};
use crate::diag::{Diagnostic, Severity};
use crate::source::{MaskKind, Piece, PieceKind, TokenKind, split};
use crate::span::Span;
use crate::types::TypeKind;

/// Bytes of a batch: below it a call of the parser costs more than the text, above it a failure
/// costs too many retries.
const BATCH_BYTES: u32 = 4096;

/// Names of types that compilers know without declaration.
const BUILTIN_TYPES: [&str; 3] = ["__builtin_va_list", "__int128_t", "__uint128_t"];

impl Builder<'_> {
    /// Builds everything.
    pub(super) fn run(mut self, reading: Reading) -> Parts {
        for name in BUILTIN_TYPES {
            let ty = self.opaque_type("built-in type").into();
            self.scopes
                .declare_file(name, Entity::Typedef { ty, odd: false });
        }
        let mut pieces = split(self.source);
        self.stats.pieces = pieces.len() as u32;
        if reading == Reading::Loops {
            self.unread = Unread::take(self.source, &mut pieces);
        } else {
            self.unread = Unread::of_included(self.source, &pieces);
        }
        let mut parser = Parser::new();
        let mut at = 0;
        while at < pieces.len() {
            let end = self.batch_end(&pieces, at);
            let batch = &pieces[at..end];
            if batch.len() < 2 || !self.batch(&mut parser, batch) {
                for piece in batch {
                    self.single(&mut parser, piece);
                }
            }
            at = end;
        }
        self.settle_globals();
        self.settle_attributes();
        self.settle_directives();
        Parts {
            types: self.types,
            globals: self.globals,
            functions: self.functions,
            variants: self.directives.functions,
            configured: self.configured,
            problems: self.directives.problems,
            stats: self.stats,
            notes: self.notes,
        }
    }

    /// Parses several declarations at once; `false` if that fails.
    fn batch(&mut self, parser: &mut Parser, batch: &[Piece]) -> bool {
        let (Some(first), Some(last)) = (batch.first(), batch.last()) else {
            return true;
        };
        let span = first.span.to(last.span);
        self.enter_piece(span);
        let tokens = self.piece_tokens();
        let text = Text {
            span,
            blanks: self.unread.within(span),
            tail: "",
        };
        let Some(parsed) = parser.parse(self.source, &self.scopes, tokens, &text, false) else {
            return false;
        };
        if parsed.declarations.len() != batch.len() {
            return false;
        }
        self.piece.delta = parsed.delta;
        for (node, piece) in parsed.declarations.iter().zip(batch) {
            self.external(node, piece);
        }
        true
    }

    /// Parses one piece, or passes it through.
    fn single(&mut self, parser: &mut Parser, piece: &Piece) {
        let mut span = piece.span;
        let mut tail = "";
        let mut definition = None;
        if let PieceKind::FunctionDefinition { body } = piece.kind {
            if piece.in_main_file {
                definition = Some(body);
            } else if self.unread.takes_in(body) && self.taken_in(parser, piece) {
                return;
            } else {
                span.end = body.start;
                // A body that says nothing keeps the head what it is, also in the old style.
                tail = "{}";
                self.note_skipped_body(body);
            }
        }
        self.enter_piece(piece.span);
        if piece.kind == PieceKind::Other {
            self.other(piece);
            return;
        }
        let tokens = self.tokens_in(span);
        let text = Text {
            span,
            blanks: self.unread.within(span),
            tail,
        };
        let mut parsed = None;
        if !piece.too_deep {
            parsed = parser.parse(self.source, &self.scopes, tokens, &text, false);
            if parsed.is_none() {
                parsed = parser.parse(self.source, &self.scopes, tokens, &text, true);
            }
        }
        match parsed {
            Some(parsed) => {
                self.piece.delta = parsed.delta;
                for node in &parsed.declarations {
                    self.external(node, piece);
                }
            }
            None => self.pass_through(piece, definition.is_some()),
        }
    }

    /// Reads all of a function of an included file; `false` if the parser does not accept it.
    fn taken_in(&mut self, parser: &mut Parser, piece: &Piece) -> bool {
        self.enter_piece(piece.span);
        let text = Text {
            span: piece.span,
            blanks: &[],
            tail: "",
        };
        let tokens = self.piece_tokens();
        let Some(parsed) = parser.parse(self.source, &self.scopes, tokens, &text, false) else {
            return false;
        };
        self.piece.delta = parsed.delta;
        for node in &parsed.declarations {
            self.external(node, piece);
        }
        true
    }

    /// One past the last piece of the batch that starts at `at`.
    fn batch_end(&self, pieces: &[Piece], at: usize) -> usize {
        let mut end = at;
        let mut bytes = 0;
        while let Some(piece) = pieces.get(end) {
            let blanks = self.unread.within(piece.span).iter();
            let blank: u32 = blanks.map(|b| b.end - b.start).sum();
            bytes += piece.span.end - piece.span.start - blank;
            let whole = match piece.kind {
                PieceKind::Declaration => true,
                // Of an included function only the head is read.
                PieceKind::FunctionDefinition { .. } => piece.in_main_file,
                PieceKind::Other => false,
            };
            if bytes > BATCH_BYTES || !whole || piece.too_deep {
                break;
            }
            end += 1;
        }
        end.max(at + 1)
    }

    fn enter_piece(&mut self, span: Span) {
        let sites = self.source.mask_sites_in(span);
        let meaning = sites
            .iter()
            .filter(|s| s.changes_meaning)
            .map(|site| MeaningSite {
                start: site.span.start,
                span: site.span,
                what: site_phrase(&site.kind),
                claimed: false,
            });
        let first_token = self.source.token_at(span.start);
        self.piece = PieceState {
            span,
            delta: 0,
            first_token,
            end_token: self.source.token_at(span.end).max(first_token),
            has_sites: !sites.is_empty(),
            has_pragmas: self.has_pragmas(span),
            meaning: meaning.collect(),
        };
    }

    /// Whether pragmas stand in the piece or directly before it.
    fn has_pragmas(&self, span: Span) -> bool {
        !self.source.pragmas_in(span).is_empty()
    }

    /// A lone `;`, assembly, or text whose brackets do not match.
    fn other(&mut self, piece: &Piece) {
        let tokens = self.piece_tokens();
        if tokens.iter().all(|t| self.word(t) == ";") {
            return;
        }
        if tokens.last().is_some_and(|t| self.word(t) != ";") {
            // Something is missing, which the compiler may have something to say of.
            self.stats.passed_through += 1;
        }
        self.has_assembly = true;
        self.note_globals_in(piece.span);
        self.harvest(piece.span);
    }

    /// A piece that the parser does not accept: nothing of it is touched, its names are known.
    fn pass_through(&mut self, piece: &Piece, definition: bool) {
        self.stats.passed_through += 1;
        self.pass_directives(piece.span.start, piece.span.end);
        self.note_globals_in(piece.span);
        if definition {
            let reason = self.reason("function that the parser cannot read", piece.span);
            self.unread_definition(piece, reason);
        } else {
            self.harvest(piece.span);
        }
        self.notes.push(Diagnostic {
            severity: Severity::Remark,
            code: "passed-through",
            message: "declaration is not understood and passed through".to_string(),
            place: Some(self.source.place(piece.span)),
            label: "not understood".to_string(),
            secondary: Vec::new(),
            notes: Vec::new(),
        });
    }

    /// Makes the names in text that could not be read known as such.
    pub(super) fn harvest(&mut self, span: Span) {
        let tokens = self.tokens_in(span);
        let typedef = tokens.first().is_some_and(|t| self.word(t) == "typedef");
        let mut names = tokens
            .iter()
            .filter(|t| t.kind == TokenKind::Identifier)
            .peekable();
        while let Some(token) = names.next() {
            let name = self.word(token);
            let last = names.peek().is_none();
            if self.scopes.lookup(name).is_some() {
                continue;
            }
            let entity = if typedef && last {
                let ty = self.opaque_type("type of an unread declaration").into();
                Entity::Typedef { ty, odd: true }
            } else {
                Entity::Unknown
            };
            self.scopes.declare(name, entity);
        }
    }

    /// A body in an included file may name static objects of the main file, if it comes later.
    fn note_skipped_body(&mut self, body: Span) {
        self.pass_directives(body.start, body.end);
        if !self.global_facts.iter().any(|facts| facts.internal) {
            return;
        }
        self.enter_piece(body);
        self.note_globals_in(body);
    }

    /// Decides which objects no pointer from elsewhere can point to.
    fn settle_globals(&mut self) {
        let aliases = self
            .source
            .mask_sites()
            .iter()
            .any(|site| match &site.kind {
                MaskKind::Attribute(names) | MaskKind::StandardAttribute(names) => names
                    .iter()
                    .any(|n| n.ends_with("alias") && n != "may_alias" || n.ends_with("weakref")),
                _ => false,
            });
        let hidden = aliases || self.pragmas.gives_other_names() || self.has_assembly;
        for (global, facts) in self.globals.iter_mut().zip(&self.global_facts) {
            let object = !matches!(self.types.kind(global.ty.ty), TypeKind::Function { .. });
            global.private = object && facts.internal && !facts.taken && !hidden;
        }
    }
}

/// A short noun phrase for what was masked.
pub(super) fn site_phrase(kind: &MaskKind) -> &'static str {
    match kind {
        MaskKind::Other(what) => what,
        MaskKind::OpaqueType => "type vcc does not model",
        MaskKind::Attribute(_) | MaskKind::StandardAttribute(_) => "attribute",
        MaskKind::Extension => "extension",
        MaskKind::Thread => "thread-local object",
        MaskKind::VecFunction { .. } => "vector function declaration",
        MaskKind::Name => "identifier",
        MaskKind::Literal => "literal",
        MaskKind::LabelAtEnd => "label",
    }
}
