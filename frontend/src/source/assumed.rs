//! Macros whose expansions depend on how a file is configured.

use super::expand::{Bound, Run};
use super::lex::{self, TokenKind};
use super::macros::{Lookup, Macro};
use super::{Source, origin};
use crate::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// What a macro call became, which may be something else in another configuration.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Assumed {
    /// The call.
    pub call: String,
    /// What it became, as `#` spells it: one of these.
    pub becomes: Vec<String>,
}

/// Longer texts are not compared.
const LONGEST: usize = 160;

impl Source {
    /// Whether a group of a conditional directive begins or ends between the first token of `span`
    /// and its last one.
    pub fn has_conditionals(&self, span: Span) -> bool {
        let first = self.token_at(span.start);
        let last = self.token_at(span.end).saturating_sub(1);
        let place = |token| Some(self.lexed.tokens[self.origin.nearest(token)?].span.start);
        match (place(first), place(last)) {
            (Some(first), Some(last)) => self.lexed.has_conditional(first, last),
            _ => false,
        }
    }

    /// Whether macros are defined or undefined between two places.
    pub fn macros_change(&self, a: u32, b: u32) -> bool {
        self.macros.changes_between(a.min(b), a.max(b))
    }

    /// What stands in `[…]` in the main file: sizes of arrays, and subscripts.
    pub fn in_brackets(&self) -> Vec<Span> {
        let mut sizes = Vec::new();
        let (mut depth, mut start) = (0_u32, None);
        for (token, _) in self.main_tokens() {
            match self.slice(token.span) {
                "[" => {
                    depth += 1;
                    start = start.or(Some(token.span));
                }
                "]" => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        sizes.extend(start.take().map(|start: Span| start.to(token.span)));
                    }
                }
                _ => {}
            }
        }
        sizes
    }

    /// What the macros called in parts of the text stand for, as far as another configuration may
    /// change it and it can be asked for at `at`: of macros with parameters, one call that becomes an
    /// expression.
    pub fn assumed(&self, spans: &[Span], at: u32) -> BTreeSet<Assumed> {
        let mut found: BTreeMap<&[u8], Assumed> = BTreeMap::new();
        let calls = self.origin.calls().iter().filter(|call| call.run.varies);
        for call in calls {
            let Some(first) = self.tokens.get(call.tokens.start) else {
                continue;
            };
            let start = first.span.start;
            let inside = spans.iter().any(|s| s.start <= start && start < s.end);
            if !inside || call.tokens.is_empty() || self.macros_change(at, start) {
                continue;
            }
            let name = self.lexed.spelling(call.run.start as usize);
            if !found.contains_key(name) {
                found.extend(self.assumption(call).map(|assumed| (name, assumed)));
            }
            for &value in &call.run.values {
                let definition = self.macros.get(value);
                let name = definition.name.as_bytes();
                if !found.contains_key(name) {
                    let assumed = self.assumed_value(definition, start);
                    found.extend(assumed.map(|assumed| (name, assumed)));
                }
            }
        }
        found.into_values().collect()
    }

    /// A macro without parameters in whose definition no other macro stands.
    fn assumed_value(&self, definition: &Macro, at: u32) -> Option<Assumed> {
        let body = definition.body.as_bytes();
        let words = definition.tokens.iter();
        let words: Vec<Word<'_>> = words
            .map(|t| (t.kind, &body[t.span.range()], t.span))
            .collect();
        let plain = |word: &Word<'_>| self.macros.lookup(word.1, at) == Lookup::No;
        (is_expression(&words) && words.iter().all(plain)).then_some(())?;
        Some(Assumed {
            call: definition.name.clone(),
            becomes: vec![spelled(&words, false)?],
        })
    }

    fn assumption(&self, call: &origin::Call) -> Option<Assumed> {
        let Run { start, end, .. } = call.run;
        let pragmas = !self.origin.pragmas_of(start).is_empty();
        if pragmas || matches!(call.run.bound, Some(Bound::Dynamic(_))) {
            return None;
        }
        let written = self.lexed.tokens[start as usize..end as usize].iter();
        let written: Vec<Word<'_>> = written
            .map(|t| (t.kind, &self.lexed.clean[t.span.range()], t.span))
            .collect();
        let text = self.text.as_bytes();
        let became = self.tokens[call.tokens.clone()].iter();
        let became: Vec<Word<'_>> = became
            .map(|t| (t.kind, &text[t.span.range()], t.span))
            .collect();
        is_expression(&became).then_some(())?;
        let mut becomes = vec![spelled(&became, false)?];
        let close = spelled(&became, true)?;
        if close != becomes[0] {
            becomes.push(close);
        }
        let call = spelled(&written, false)?;
        Some(Assumed { call, becomes })
    }
}

/// A token, its spelling, and its place.
type Word<'a> = (TokenKind, &'a [u8], Span);

/// Whether this may be an expression, and one argument of a macro.
fn is_expression(words: &[Word<'_>]) -> bool {
    let mut depth = 0;
    for (_, word, _) in words {
        match *word {
            b"(" => depth += 1,
            b")" => depth -= 1,
            b"," if depth == 0 => return false,
            b"{" | b"}" | b";" | b"<%" | b"%>" => return false,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0 && !words.is_empty() && words[0].1 != b"__decl"
}

/// Tokens on one line; `close`: without the spaces that a preprocessor puts between punctuators so
/// that they stay apart. `None`: it is too long, or has characters that would have to be escaped.
fn spelled(words: &[Word<'_>], close: bool) -> Option<String> {
    let mut text = String::new();
    let mut last: Option<(&[u8], u32)> = None;
    for &(kind, word, span) in words {
        if matches!(kind, TokenKind::String | TokenKind::Char | TokenKind::Other) {
            return None;
        }
        if let Some((before, end)) = last {
            let apart = close && kind == TokenKind::Punct && pastes(before, word);
            if end < span.start && !apart {
                text.push(' ');
            }
        }
        text.push_str(std::str::from_utf8(word).ok().filter(|w| w.is_ascii())?);
        last = Some((word, span.end));
        if text.len() > LONGEST {
            return None;
        }
    }
    Some(text)
}

/// Whether two tokens would be others if nothing stood between them.
fn pastes(a: &[u8], b: &[u8]) -> bool {
    let tokens = lex::lex_line(&[a, b].concat());
    tokens
        .first()
        .is_none_or(|t| t.span.range().len() != a.len())
}
