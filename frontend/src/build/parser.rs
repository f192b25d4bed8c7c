//! Calls of the parser: a piece of masked text behind a prelude that names its typedefs.

use super::scope::{Entity, Scopes};
use crate::hashed::HashedSet;
use crate::source::{Source, TokenKind};
use crate::span::Span;
use lang_c::ast::ExternalDeclaration;
use lang_c::driver::{Config, Flavor, parse_preprocessed};
use lang_c::span::Node;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What the parser made of some pieces.
pub(super) struct Parsed {
    pub(super) declarations: Vec<Node<ExternalDeclaration>>,
    /// For each text: added to a parser's offset, it gives the offset in the preprocessed text.
    pub(super) deltas: Vec<i64>,
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
    /// Parts of it that are not seen, in order.
    pub(super) blanks: &'a [Blank],
    /// What closes it.
    pub(super) tail: &'a str,
}

/// A part of a text that is not seen.
#[derive(Clone, Debug)]
pub(super) struct Blank {
    pub(super) span: Span,
    /// What is seen instead, before blanks that make up for the rest.
    pub(super) instead: String,
}

impl Text<'_> {
    /// How much there is to be parsed.
    pub(super) fn bytes(&self) -> u32 {
        let blank: u32 = self.blanks.iter().map(|b| b.span.end - b.span.start).sum();
        self.span.end - self.span.start - blank
    }
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

    /// Parses texts one behind the other. `implicit_int`: put `int` before the first token.
    pub(super) fn parse(
        &mut self,
        source: &Source,
        scopes: &Scopes,
        texts: &[Text<'_>],
        implicit_int: bool,
    ) -> Option<Parsed> {
        self.write_prelude(source, scopes, texts);
        if implicit_int {
            self.prelude.push_str("int ");
        }
        let mut joined = self.prelude.clone();
        let mut deltas = Vec::with_capacity(texts.len());
        for text in texts {
            deltas.push(i64::from(text.span.start) - joined.len() as i64);
            join(&mut joined, source.masked(), text)?;
        }
        // The parser is not ours: should it panic on some input, that piece is passed through. What
        // the panic hook says then is for the program to choose; the command keeps it quiet.
        let parsed = catch_unwind(AssertUnwindSafe(|| {
            parse_preprocessed(&self.config, joined)
        }));
        let mut declarations = parsed.ok()?.ok()?.unit.0;
        if declarations.is_empty() {
            return None;
        }
        // The first one is the prelude's.
        declarations.remove(0);
        Some(Parsed {
            declarations,
            deltas,
        })
    }

    /// `typedef int` all typedef names of the file scope that occur in the texts.
    fn write_prelude(&mut self, source: &Source, scopes: &Scopes, texts: &[Text<'_>]) {
        self.prelude.clear();
        self.prelude.push_str("typedef int __vcc_prelude");
        let mut seen: HashedSet<&str> = HashedSet::default();
        let tokens = texts.iter().flat_map(|text| source.tokens_in(text.span));
        for token in tokens.filter(|t| t.kind == TokenKind::Identifier) {
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

/// Adds a text as the parser is to see it.
fn join(joined: &mut String, masked: &str, text: &Text<'_>) -> Option<()> {
    let mut at = text.span.start;
    for blank in text.blanks {
        let Blank { span, instead } = blank;
        joined.push_str(masked.get(at as usize..span.start as usize)?);
        joined.push_str(instead);
        let rest = span.range().len().checked_sub(instead.len())?;
        joined.extend(std::iter::repeat_n(' ', rest));
        at = span.end;
    }
    joined.push_str(masked.get(at as usize..text.span.end as usize)?);
    joined.push_str(text.tail);
    Some(())
}
