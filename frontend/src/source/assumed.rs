//! Macros and names whose meanings depend on how a file is configured.

use super::expand::{Bound, Run};
use super::lex::{self, Token, TokenKind};
use super::macros::{Lookup, Macro};
use super::{Source, origin};
use crate::hashed::HashedSet;
use crate::sorted::{SortedMap, SortedSet};
use crate::span::Span;

/// What was seen of a configuration, which may be something else in another one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Assumed {
    /// What was seen.
    pub fact: Fact,
    /// It can be asked for from here on, in the preprocessed text; macros wherever they mean the same.
    pub from: u32,
}

/// What can be seen of a configuration.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// What a macro call became.
    Text {
        /// The call.
        call: String,
        /// What it became, as `#` spells it: one of these.
        becomes: Vec<String>,
    },
    /// A type.
    Type {
        /// The type, by the names that it has in the file.
        of: String,
        /// What it is.
        is: String,
    },
    /// The value of a constant expression.
    Value {
        /// The expression.
        of: String,
        /// What it is.
        is: i128,
    },
}

/// Longer texts are not compared: C90 promises strings of 509 characters.
const LONGEST: usize = 480;

/// Nor are those that may be spelled in more ways.
const MOST_SPELLINGS: usize = 8;

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

    /// Whether some tokens of the file from the first of `span` on to its last one stand in conditional groups.
    pub fn has_conditional_tokens(&self, span: Span) -> bool {
        let last = self.token_at(span.end).saturating_sub(1);
        let last = self.tokens.get(last).map(|token| token.span.start);
        let place = |pp| self.place_in_file(pp);
        match (place(span.start), last.and_then(place)) {
            (Some(first), Some(last)) => self.lexed.has_conditional_tokens(first, last),
            _ => false,
        }
    }

    /// Whether what stands at a place of the preprocessed text is there in all configurations of the file in which what
    /// stands at another one is, as far as its own conditional directives decide.
    pub fn comes_with(&self, pp: u32, other: u32) -> bool {
        match (self.place_in_file(pp), self.place_in_file(other)) {
            (Some(at), Some(other)) => self.lexed.comes_with(at, other),
            _ => true,
        }
    }

    /// Whether the file defines a macro of that name in other configurations, in this one never.
    pub fn is_macro_elsewhere(&self, name: &str) -> bool {
        self.lexed.defines_conditionally(name) && !self.is_ever_macro(name)
    }

    /// The words of the file in conditional groups of which nothing is compiled, each between what stands before it and
    /// behind it.
    pub fn words_left_out(&self) -> impl Iterator<Item = [&[u8]; 3]> {
        let group_of = |token: usize| self.lexed.group(self.lexed.tokens[token].span.start);
        let all = match self.lexed.groups() {
            0 => 0..0,
            _ => 0..self.lexed.tokens.len(),
        };
        let compiled = (0..self.tokens.len()).filter_map(|token| self.origin.nearest(token));
        let compiled: HashedSet<u32> = compiled.map(group_of).collect();
        let left_out = all.filter(move |&token| {
            let group = group_of(token);
            group != 0 && !compiled.contains(&group)
        });
        left_out.map(|token| {
            let before = token.checked_sub(1);
            let before = before.map_or(&b""[..], |before| self.lexed.spelling(before));
            [
                before,
                self.lexed.spelling(token),
                self.lexed.spelling(token + 1),
            ]
        })
    }

    /// The place among the tokens of the file; none in what is included.
    pub(super) fn place_in_file(&self, pp: u32) -> Option<u32> {
        let token = self.origin.nearest(self.token_at(pp))?;
        Some(self.lexed.tokens[token].span.start)
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

    /// The macro calls of the main file that become something else in another configuration, by where
    /// that begins.
    pub fn varying_calls(&self) -> SortedMap<u32, usize> {
        let calls = self.origin.calls().iter().enumerate();
        let calls = calls.filter(|(_, call)| call.run.varies && !call.tokens.is_empty());
        calls
            .filter_map(|(n, call)| Some((self.tokens.get(call.tokens.start)?.span.start, n)))
            .collect()
    }

    /// What macro calls stand for, as far as it can be asked for at `at`: of macros with parameters, one
    /// call that becomes an expression.
    pub fn assumed(&self, calls: impl Iterator<Item = usize>, at: u32) -> SortedSet<Assumed> {
        let mut found: SortedMap<&[u8], Assumed> = SortedMap::new();
        for call in calls.map(|n| &self.origin.calls()[n]) {
            let Some(first) = self.tokens.get(call.tokens.start) else {
                continue;
            };
            let start = first.span.start;
            if self.macros_change(at, start) {
                continue;
            }
            let name = self.lexed.spelling(call.run.start as usize);
            if !found.contains_key(name) {
                found.extend(self.assumption(call, start).map(|assumed| (name, assumed)));
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
    pub(super) fn assumed_value(&self, definition: &Macro, at: u32) -> Option<Assumed> {
        let words = Words {
            tokens: &definition.tokens,
            text: definition.body.as_bytes(),
            of: None,
        };
        let plain = |(_, word): (_, &[u8])| self.macros.lookup(word, at) == Lookup::No;
        (words.are_expression() && words.iter().all(plain)).then_some(())?;
        Some(Assumed {
            fact: Fact::Text {
                call: definition.name.clone(),
                becomes: words.spellings()?,
            },
            from: 0,
        })
    }

    fn assumption(&self, call: &origin::Call, at: u32) -> Option<Assumed> {
        let Run { start, end, .. } = call.run;
        let pragmas = !self.origin.pragmas_of(start).is_empty();
        if pragmas || call.run.foreign || matches!(call.run.bound, Some(Bound::Dynamic(_))) {
            return None;
        }
        let name = self.lexed.spelling(start as usize);
        let Lookup::Macro(definition) = self.macros.lookup(name, at) else {
            return None;
        };
        let written = Words {
            tokens: &self.lexed.tokens[start as usize..end as usize],
            text: &self.lexed.clean,
            of: None,
        };
        let became = Words {
            tokens: &self.tokens[call.tokens.clone()],
            text: self.text.as_bytes(),
            of: Some(self.macros.get(definition)),
        };
        became.are_expression().then_some(())?;
        Some(Assumed {
            fact: Fact::Text {
                call: written.spellings()?.concat(),
                becomes: became.spellings()?,
            },
            from: 0,
        })
    }
}

/// Tokens of a text.
struct Words<'a> {
    tokens: &'a [Token],
    text: &'a [u8],
    /// What a preprocessor made of a call of this macro.
    of: Option<&'a Macro>,
}

impl<'a> Words<'a> {
    fn iter(&self) -> impl Iterator<Item = (&'a Token, &'a [u8])> {
        let text = self.text;
        self.tokens.iter().map(|t| (t, &text[t.span.range()]))
    }

    /// Whether this may be an expression, and one argument of a macro.
    fn are_expression(&self) -> bool {
        let mut depth = 0;
        for (_, word) in self.iter() {
            match word {
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
        depth == 0 && self.iter().next().is_some_and(|first| first.1 != b"__decl")
    }

    /// On one line, in all ways that `#` may spell them. `None`: it is too long, may be spelled in too many
    /// ways, or has characters outside of ASCII.
    fn spellings(&self) -> Option<Vec<String>> {
        let mut all = vec![String::new()];
        let mut last = None;
        for (token, word) in self.iter() {
            let word = std::str::from_utf8(word).ok()?;
            if token.kind == TokenKind::Other || !word.is_ascii() || word.contains("??") {
                return None;
            }
            let apart = last.map_or(&[false][..], |last| self.apart(last, token));
            let spaced = |&apart: &bool| {
                let space = if apart { " " } else { "" };
                let with = move |text: &String| format!("{text}{space}{word}");
                all.iter().map(with).collect::<Vec<String>>()
            };
            all = apart.iter().flat_map(spaced).collect();
            if all.len() > MOST_SPELLINGS || all[0].len() > LONGEST {
                return None;
            }
            last = Some(token);
        }
        Some(all)
    }

    /// Whether a space stands between two tokens: all that is possible.
    fn apart(&self, a: &Token, b: &Token) -> &'static [bool] {
        let between = &self.text[a.span.end as usize..b.span.start as usize];
        let Some(definition) = self.of else {
            return if between.is_empty() {
                &[false]
            } else {
                &[true]
            };
        };
        // Where a preprocessor goes over to tokens of another header it begins a new line, after the space.
        if matches!(between.first(), None | Some(b'\n')) {
            return &[false];
        }
        // It parts tokens that would be others without.
        let [first, second] = [a, b].map(|t| &self.text[t.span.range()]);
        let sign = a.kind == TokenKind::Number && matches!(second[0], b'+' | b'-' | b'.');
        if b.kind != TokenKind::Punct || !(sign || pastes(first, second)) {
            return &[true];
        }
        let body = definition.body.as_bytes();
        let could_be = |pair: &&[Token]| {
            let [a, b] = [&pair[0], &pair[1]].map(|t| &body[t.span.range()]);
            b == second && (a == first || pair[0].kind == TokenKind::Identifier)
        };
        let pairs = definition.tokens.windows(2).filter(could_be);
        let apart = |pair: &[Token]| pair[0].span.end < pair[1].span.start;
        let written: SortedSet<bool> = pairs.map(apart).collect();
        match (written.contains(&true), written.contains(&false)) {
            (true, false) => &[true],
            (false, true) => &[false],
            (true, true) | (false, false) => &[true, false],
        }
    }
}

/// Whether two tokens would be others if nothing stood between them.
fn pastes(a: &[u8], b: &[u8]) -> bool {
    let tokens = lex::lex_line(&[a, b].concat());
    tokens
        .first()
        .is_none_or(|t| t.span.range().len() != a.len())
}
