//! Calls of the parser: a piece of masked text behind a prelude that names its typedefs.

use super::scope::{Entity, Scopes};
use crate::source::{Source, Token, TokenKind};
use crate::span::Span;
use lang_c::ast::ExternalDeclaration;
use lang_c::driver::{Config, Flavor, parse_preprocessed};
use lang_c::span::Node;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What the parser made of a piece.
pub(super) struct Parsed {
    pub(super) declarations: Vec<Node<ExternalDeclaration>>,
    /// Added to a parser's offset, it gives the offset in the preprocessed text.
    pub(super) delta: i64,
}

/// The parser with its settings.
pub(super) struct Parser {
    config: Config,
    prelude: String,
}

/// What is parsed.
pub(super) struct Text<'a> {
    /// Where it stands.
    pub(super) span: Span,
    /// Parts of it to be seen as blanks.
    pub(super) blanks: &'a [Span],
    /// What closes it.
    pub(super) tail: &'a str,
}

impl Parser {
    pub(super) fn new() -> Parser {
        let config = Config {
            flavor: Flavor::GnuC11,
            ..Config::default()
        };
        Parser {
            config,
            prelude: String::new(),
        }
    }

    /// Parses a text. `implicit_int`: put `int` before its first token.
    pub(super) fn parse(
        &mut self,
        source: &Source,
        scopes: &Scopes,
        tokens: &[Token],
        text: &Text<'_>,
        implicit_int: bool,
    ) -> Option<Parsed> {
        self.write_prelude(source, scopes, tokens);
        if implicit_int {
            self.prelude.push_str("int ");
        }
        let prelude = self.prelude.len();
        let delta = i64::from(text.span.start) - prelude as i64;
        let text = self.joined(source.masked(), text)?;
        // The parser is not ours: should it panic on some input, that piece is passed through. What
        // the panic hook says then is for the program to choose; the command keeps it quiet.
        let parsed = catch_unwind(AssertUnwindSafe(|| parse_preprocessed(&self.config, text)));
        let mut declarations = parsed.ok()?.ok()?.unit.0;
        if declarations.is_empty() {
            return None;
        }
        // The first one is the prelude's.
        declarations.remove(0);
        Some(Parsed {
            declarations,
            delta,
        })
    }

    /// The prelude and the text behind it.
    fn joined(&self, masked: &str, text: &Text<'_>) -> Option<String> {
        let mut joined = self.prelude.clone();
        let mut at = text.span.start;
        for blank in text.blanks {
            joined.push_str(masked.get(at as usize..blank.start as usize)?);
            joined.extend(std::iter::repeat_n(' ', blank.range().len()));
            at = blank.end;
        }
        joined.push_str(masked.get(at as usize..text.span.end as usize)?);
        joined.push_str(text.tail);
        Some(joined)
    }

    /// `typedef int` all typedef names of the file scope that occur in the tokens.
    fn write_prelude(&mut self, source: &Source, scopes: &Scopes, tokens: &[Token]) {
        self.prelude.clear();
        self.prelude.push_str("typedef int __vcc_prelude");
        let mut seen: HashSet<&str> = HashSet::new();
        for token in tokens.iter().filter(|t| t.kind == TokenKind::Identifier) {
            let Some(name) = source.masked().get(token.span.range()) else {
                continue;
            };
            let original = source.slice(token.span);
            // A name that the mask respells keeps an odd character in the source; any other
            // difference is a type that the mask replaced by another.
            if name != original && original.bytes().all(|b| b.is_ascii() && b != b'$') {
                continue;
            }
            let typedef = matches!(scopes.lookup_file(original), Some(Entity::Typedef { .. }));
            if typedef && seen.insert(name) {
                self.prelude.push(',');
                self.prelude.push_str(name);
            }
        }
        self.prelude.push_str(";\n");
    }
}
