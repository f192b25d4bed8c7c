//! Macro calls of the main file, and the file with some of them replaced by what they become.

use crate::sorted::SortedSet;
use std::fmt::Write as _;

use super::expand::Bound;
use super::lex::TokenKind;
use super::{Input, PragmaLine, Source, Spelled};
use crate::span::{OrigSpan, Span};

/// A place of the text, where an edit is to begin or to end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Boundary {
    /// It is spelled in the main file.
    Written,
    /// It is inside of this macro call, which can be replaced by its expansion.
    Call(usize),
    /// It is in no reach, and why.
    Hidden(String),
}

/// A source with some macro calls replaced by their expansions. Its preprocessed text is the same,
/// but for line numbers of what the calls span.
#[derive(Debug)]
pub struct Expanded {
    /// The source.
    pub source: Source,
    /// The calls.
    pub places: Vec<ExpandedCall>,
}

/// A call that is replaced by its expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpandedCall {
    /// Its number.
    pub call: usize,
    /// Where it stands in the original as the user wrote it.
    pub written: OrigSpan,
    /// Where its expansion stands.
    pub span: OrigSpan,
}

impl Source {
    /// Whether an edit can begin at the token that begins at `pp`.
    pub fn boundary(&self, pp: u32) -> Boundary {
        self.boundary_of(self.token_at(pp))
    }

    /// Whether an edit can end with the token that ends at `pp_end`.
    pub fn boundary_before(&self, pp_end: u32) -> Boundary {
        self.boundary_of(self.token_at(pp_end).saturating_sub(1))
    }

    fn boundary_of(&self, index: usize) -> Boundary {
        match self.spelled(index) {
            Spelled::At(_) => Boundary::Written,
            Spelled::InCall(_) => {
                let start = self.origin.nearest(index);
                self.reach(start.and_then(|start| self.origin.call(start)))
            }
            Spelled::Unknown => self.reach(None),
        }
    }

    /// Whether the pragma can be removed.
    pub fn pragma_boundary(&self, pragma: Span) -> Boundary {
        match self.original_pragma(pragma) {
            Some(_) => Boundary::Written,
            None if !self.in_main_file(pragma) => {
                Boundary::Hidden("it stands in an included file".to_string())
            }
            None => self.reach(self.pragma_call(pragma)),
        }
    }

    fn reach(&self, call: Option<usize>) -> Boundary {
        let Some(call) = call else {
            let detail = "it is not known where it stands in the file";
            return Boundary::Hidden(detail.to_string());
        };
        match self.expansion(call) {
            Ok(_) => Boundary::Call(call),
            Err(why) => Boundary::Hidden(why),
        }
    }

    /// Whether a text has no pragma in it, and no macro of which only the compiler knows the value, as `__COUNTER__`.
    pub fn is_plain(&self, span: Span) -> bool {
        let (first, last) = (self.token_at(span.start), self.token_at(span.end));
        let before = |token: usize| {
            let token = token as u32;
            self.pragmas.partition_point(|p| p.next_token <= token)
        };
        let calls = self.origin.calls();
        let at = calls.partition_point(|call| call.tokens.end < first);
        let mut calls = calls[at..]
            .iter()
            .take_while(|call| call.tokens.start <= last);
        before(first) == before(last.saturating_sub(1))
            && calls.all(|call| !matches!(call.run.bound, Some(Bound::Dynamic(_))))
    }

    /// The numbers in a text that say where it stands, such as what `__LINE__` became, each with the function that it is an
    /// argument of, as a whole, if it is.
    pub fn numbers_of_place(&self, span: Span) -> impl Iterator<Item = (Span, Option<&str>)> {
        let tokens = self.token_at(span.start)..self.token_at(span.end);
        let dynamic = self.origin.dynamic(tokens).iter();
        let spans = dynamic.map(|&token| (token as usize, self.tokens[token as usize]));
        let numbers = spans.filter(|(_, token)| token.kind == TokenKind::Number);
        numbers.map(|(at, token)| (token.span, self.argument_of(at)))
    }

    /// The name before the parenthesis in which a token is one of what commas part.
    fn argument_of(&self, token: usize) -> Option<&str> {
        let word = |at: usize| self.slice(self.tokens[at].span);
        let is_whole = matches!(word(token - 1), "(" | ",") && matches!(word(token + 1), ")" | ",");
        let mut depth = 0;
        let mut before = (0..token).rev();
        let open = before.find(|&at| {
            match word(at) {
                ")" | "]" | "}" => depth += 1,
                "(" | "[" | "{" | ";" if depth == 0 => return true,
                "(" | "[" | "{" => depth -= 1,
                _ => {}
            }
            false
        })?;
        let name = open
            .checked_sub(1)
            .filter(|_| is_whole && word(open) == "(")?;
        (self.tokens[name].kind == TokenKind::Identifier).then(|| word(name))
    }

    /// The call that a pragma comes from.
    pub(super) fn pragma_call(&self, pragma: Span) -> Option<usize> {
        let index = self
            .pragmas
            .binary_search_by_key(&pragma.start, |p| p.span.start);
        let line = self.pragmas.get(index.ok()?)?;
        let same = |p: &&PragmaLine| p.next_token == line.next_token;
        let first = self
            .pragmas
            .partition_point(|p| p.next_token < line.next_token);
        let lines = self.pragmas[first..].iter().take_while(same);
        let made = lines.filter(|p| self.written_line(p.span).is_none());
        let made: Vec<u32> = made.map(|p| p.span.start).collect();
        let calls = self.origin.pragmas_before(line.next_token);
        if made.len() != calls.len() {
            return None;
        }
        let at = made.iter().position(|start| *start == pragma.start)?;
        self.origin.call(calls[at].1 as usize)
    }

    /// Where a call stands that becomes one pragma and nothing else.
    pub(super) fn lone_pragma(&self, pragma: Span) -> Option<OrigSpan> {
        let number = self.pragma_call(pragma)?;
        let call = &self.origin.calls()[number];
        let token = self.token_at(pragma.end) as u32;
        let before = self.origin.pragmas_before(token).iter();
        let own = before.filter(|(_, start)| *start == call.run.start).count();
        (call.tokens.is_empty() && own == 1).then(|| self.call_place(number))?
    }

    fn call_place(&self, number: usize) -> Option<OrigSpan> {
        let run = &self.origin.calls()[number].run;
        let start = self.lexed.place(run.start as usize)?.start;
        let end = self.lexed.place(run.end.checked_sub(1)? as usize)?.end;
        Some(OrigSpan { start, end })
    }

    /// What a call becomes, as C; or why that would not be the same.
    fn expansion(&self, number: usize) -> Result<String, String> {
        let call = &self.origin.calls()[number];
        let name = String::from_utf8_lossy(self.lexed.spelling(call.run.start as usize));
        match &call.run.bound {
            Some(Bound::Dynamic(_)) if call.run.end == call.run.start + 1 => {
                return Err(format!("it comes from `{name}`"));
            }
            Some(Bound::Dynamic(what)) => {
                return Err(format!("it comes from `{name}`, which uses `{what}`"));
            }
            Some(Bound::System(what)) if *what == name => {
                return Err(format!("it comes from `{name}` of a system header"));
            }
            Some(Bound::System(what)) => {
                let detail =
                    format!("it comes from `{name}`, which uses `{what}` of a system header");
                return Err(detail);
            }
            None => {}
        }
        let mut pragmas = self.pragmas_of(number)?.into_iter().peekable();
        let mut text = String::new();
        let mut last = None;
        for index in call.tokens.clone() {
            while let Some((_, line)) = pragmas.next_if(|(next, _)| *next as usize <= index) {
                text.push_str(&operator(self.slice(line)));
            }
            let span = self.tokens[index].span;
            let word = self.slice(span);
            if self.is_macro(word, span.start) {
                return Err(format!(
                    "it comes from `{name}`, in whose expansion `{word}` is a macro"
                ));
            }
            if matches!(word, "#" | "##" | "%:" | "%:%:") {
                return Err(format!(
                    "it comes from `{name}`, in whose expansion `{word}` stands"
                ));
            }
            if last.is_some_and(|end| end < span.start) && !text.ends_with(' ') {
                text.push(' ');
            }
            text.push_str(word);
            last = Some(span.end);
        }
        for (_, line) in pragmas {
            text.push_str(&operator(self.slice(line)));
        }
        Ok(text.trim().to_string())
    }

    /// The pragmas that a call becomes, each with the number of the token after it.
    fn pragmas_of(&self, number: usize) -> Result<Vec<(u32, Span)>, String> {
        let call = &self.origin.calls()[number];
        let mut found = Vec::new();
        let own = self.origin.pragmas_of(call.run.start);
        let (Some((from, _)), Some((to, _))) = (own.first(), own.last()) else {
            return Ok(found);
        };
        let first = self.pragmas.partition_point(|p| p.next_token < *from);
        let lines = self.pragmas[first..].iter();
        for line in lines.take_while(|p| p.next_token <= *to) {
            if self.written_line(line.span).is_some() {
                continue;
            }
            match self.pragma_call(line.span) {
                Some(from) if from == number => found.push((line.next_token, line.span)),
                Some(_) => {}
                None => return Err("it is not known where a pragma comes from".to_string()),
            }
        }
        Ok(found)
    }

    /// The source with these calls replaced, as far as that can be done.
    pub fn expanded(&self, calls: &SortedSet<usize>) -> Expanded {
        let mut original = Vec::with_capacity(self.original.len());
        let mut places = Vec::new();
        let (mut joined, mut line) = (Vec::new(), 1);
        let mut done = 0;
        let known = |number: &&usize| **number < self.origin.calls().len();
        for &number in calls.iter().filter(known) {
            let (Some(place), Ok(text)) = (self.call_place(number), self.expansion(number)) else {
                continue;
            };
            let range = place.range();
            let Some(kept) = self.original.get(done..range.start) else {
                continue;
            };
            original.extend_from_slice(kept);
            let before = kept.last().is_some_and(|b| joins(*b));
            let after = self.original.get(range.end).is_some_and(|b| joins(*b));
            if before && (after || !text.is_empty()) {
                original.push(b' ');
            }
            let start = original.len() as u32;
            original.extend_from_slice(text.as_bytes());
            let end = original.len() as u32;
            places.push(ExpandedCall {
                call: number,
                written: place,
                span: OrigSpan { start, end },
            });
            if after && !text.is_empty() {
                original.push(b' ');
            }
            // What follows keeps its line.
            let lines = newlines(&self.original[range.clone()]);
            original.extend(std::iter::repeat_n(b'\n', lines));
            line += newlines(kept);
            joined.extend((lines > 0).then_some(line as u32));
            line += lines;
            done = range.end;
        }
        original.extend_from_slice(&self.original[done..]);
        let input = Input {
            name: &self.name,
            original: &original,
            preprocessed: self.text.as_bytes(),
        };
        let source = Source::read(&input, &joined);
        Expanded { source, places }
    }
}

fn newlines(text: &[u8]) -> usize {
    text.iter().filter(|b| **b == b'\n').count()
}

/// Whether a character may form a token with what is put beside it.
fn joins(byte: u8) -> bool {
    !byte.is_ascii_whitespace()
        && !matches!(byte, b'(' | b')' | b'{' | b'}' | b';' | b',' | b'[' | b']')
}

/// A pragma line as an operator, between blanks.
fn operator(line: &str) -> String {
    let text = line.trim_start_matches(['#', '%', ':']).trim_start();
    let text = text.strip_prefix("pragma").unwrap_or(text).trim();
    let mut out = String::from(" _Pragma(\"");
    for character in text.chars() {
        if matches!(character, '"' | '\\') {
            out.push('\\');
        }
        let _ = write!(out, "{character}");
    }
    out.push_str("\") ");
    out
}
