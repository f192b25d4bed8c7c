//! All external declarations of a text in order: small ones in batches, each failure alone.

use super::needed::Unread;
use super::parser::{Parser, Text};
use super::scope::{Alignment, Entity};
use super::{Builder, MeaningSite, Parts, PieceState, Reading};
use crate::diag::{Diagnostic, Severity};
use crate::hashed::HashedMap;
use crate::sorted::SortedSet;
use crate::source::{MaskKind, Piece, PieceKind, TokenKind, split};
use crate::span::Span;
use crate::types::{TypeId, TypeKind};

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
            let alignment = Alignment::Natural;
            self.scopes
                .declare_file(name, Entity::Typedef { ty, alignment });
        }
        let mut pieces = split(self.source);
        self.stats.pieces = pieces.len() as u32;
        self.note_own_copies(&pieces);
        self.unread = Unread::take(self.source, &mut pieces, reading);
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
        self.note_unread_pieces(u32::MAX);
        self.settle_globals();
        self.settle_attributes();
        self.settle_directives();
        Parts {
            types: self.types,
            globals: self.globals,
            functions: self.functions,
            variants: self.directives.functions,
            meanings: self.meanings,
            problems: self.directives.problems,
            stats: self.stats,
            notes: self.notes,
        }
    }

    /// Parses several declarations at once; `false` if that fails.
    fn batch(&mut self, parser: &mut Parser, batch: &[Piece]) -> bool {
        let texts: Vec<Text<'_>> = batch.iter().map(|piece| self.unread.text(piece)).collect();
        let Some(parsed) = parser.parse(self.source, &self.scopes, &texts, false) else {
            return false;
        };
        if parsed.declarations.len() != batch.len() {
            return false;
        }
        let parsed = parsed.declarations.iter().zip(parsed.deltas);
        for ((node, delta), piece) in parsed.zip(batch) {
            self.note_unread_text(piece);
            self.enter_piece(piece.span);
            self.piece.delta = delta;
            self.external(node, piece);
        }
        true
    }

    /// Parses one piece, or passes it through.
    fn single(&mut self, parser: &mut Parser, piece: &Piece) {
        self.note_unread_text(piece);
        self.enter_piece(piece.span);
        if piece.kind == PieceKind::Other {
            self.other(piece);
            return;
        }
        let mut left = false;
        let mut parsed = None;
        if !piece.too_deep {
            let mut parse = |unread: &Unread, implicit_int| {
                let text = [unread.text(piece)];
                parser.parse(self.source, &self.scopes, &text, implicit_int)
            };
            parsed = parse(&self.unread, false);
            if parsed.is_none() && self.unread.leave(piece) {
                parsed = parse(&self.unread, false);
                left = true;
            }
            parsed = parsed.or_else(|| parse(&self.unread, true));
        }
        if left {
            self.note_unread_text(piece);
            self.enter_piece(piece.span);
        }
        let Some(parsed) = parsed else {
            let is_definition = matches!(piece.kind, PieceKind::FunctionDefinition { .. });
            self.pass_through(piece, is_definition && piece.in_main_file);
            return;
        };
        self.piece.delta = parsed.deltas[0];
        for node in &parsed.declarations {
            self.external(node, piece);
        }
    }

    /// One past the last piece of the batch that starts at `at`.
    fn batch_end(&self, pieces: &[Piece], at: usize) -> usize {
        let mut end = at;
        let mut bytes = 0;
        while let Some(piece) = pieces.get(end) {
            bytes += self.unread.text(piece).bytes();
            if bytes > BATCH_BYTES || piece.kind == PieceKind::Other || piece.too_deep {
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
                let alignment = Alignment::Unknown;
                Entity::Typedef { ty, alignment }
            } else {
                Entity::Unknown
            };
            self.scopes.declare(name, entity);
        }
    }

    /// Notes what is said in text that is not read, up to that piece and in it.
    fn note_unread_text(&mut self, piece: &Piece) {
        self.note_unread_pieces(piece.span.start);
        if let PieceKind::FunctionDefinition { body } = piece.kind
            && !piece.in_main_file
            && !self.unread.takes_in(body)
        {
            self.pass_directives(body.start, body.end);
            self.note_left(body);
        }
    }

    /// The same of pieces that are not read, up to `end`.
    fn note_unread_pieces(&mut self, end: u32) {
        while let Some(piece) = self.unread.next_piece(end) {
            let span = piece.span;
            match piece.kind {
                PieceKind::FunctionDefinition { body } => self.note_left(body),
                _ if self.source.slice(span).contains('=') => self.note_left(span),
                _ => {}
            }
        }
    }

    /// What is not read in an included file may name static objects of the main file, if it comes later.
    fn note_left(&mut self, span: Span) {
        if self.global_facts.iter().any(|facts| facts.internal) {
            self.enter_piece(span);
            self.note_globals_in(span);
        }
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
        let elsewhere = self.taken_elsewhere();
        let hidden = aliases || self.pragmas.gives_other_names() || self.has_assembly;
        for (global, facts) in self.globals.iter_mut().zip(&self.global_facts) {
            let object = !matches!(self.types.kind(global.ty.ty), TypeKind::Function { .. });
            global.private = object && facts.internal && !facts.taken && !hidden;
            global.private &= !elsewhere.contains(&global.name);
        }
    }

    /// Objects whose addresses may be taken in groups of the file that are not compiled in this configuration: those named
    /// there in another way than as numbers and elements of arrays of these.
    fn taken_elsewhere(&self) -> SortedSet<String> {
        let objects = self.globals.iter().zip(&self.global_facts);
        let objects = objects.filter(|(_, facts)| facts.internal && !facts.taken);
        let objects: HashedMap<&[u8], (&String, TypeId)> = objects
            .map(|(global, _)| (global.name.as_bytes(), (&global.name, global.ty.ty)))
            .collect();
        if objects.is_empty() {
            return SortedSet::new();
        }
        let is_number = |ty: TypeId| {
            matches!(
                self.types.kind(ty),
                TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float(_)
            )
        };
        let mut taken = SortedSet::new();
        for [before, word, after] in self.source.words_left_out() {
            let Some(&(name, ty)) = objects.get(word) else {
                continue;
            };
            let value = match *self.types.kind(ty) {
                TypeKind::Array(element, _) => is_number(element.ty) && after == b"[",
                _ => is_number(ty),
            };
            if before == b"&" || !value {
                taken.insert(name.clone());
            }
        }
        taken
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
        MaskKind::OmittedOperand => "conditional with an omitted operand",
    }
}
