//! Tokens of a directive, and a cursor over them.

use crate::text::{ByteRange, Ident};

/// Kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Word,
    Number,
    /// String or character literal.
    Quoted,
    Punct,
}

/// A token with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    pub kind: Kind,
    pub text: &'t str,
    pub at: ByteRange,
}

impl Token<'_> {
    pub fn is(&self, text: &str) -> bool {
        self.kind != Kind::Quoted && self.text == text
    }

    pub fn ident(&self) -> Ident {
        Ident {
            text: self.text.to_string(),
            at: self.at,
        }
    }
}

/// The tokens of `text`.
pub(crate) fn lex(text: &str) -> Vec<Token<'_>> {
    lex_from(text, 0)
}

fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// The tokens of `text`, which begins at `base`.
pub(crate) fn lex_from(text: &str, base: usize) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let (kind, length) = token(&text[at..], first);
        if let Some(kind) = kind {
            tokens.push(Token {
                kind,
                text: &text[at..at + length],
                at: ByteRange::new(base + at, base + at + length),
            });
        }
        at += length;
    }
    tokens
}

/// Kind and length of the first token; no kind: white space.
fn token(rest: &str, first: char) -> (Option<Kind>, usize) {
    let while_true = |keep: fn(char) -> bool| rest.find(|c| !keep(c)).unwrap_or(rest.len());
    if first.is_whitespace() {
        (None, while_true(char::is_whitespace))
    } else if first.is_ascii_digit() {
        (Some(Kind::Number), while_true(|c| in_word(c) || c == '.'))
    } else if in_word(first) {
        (Some(Kind::Word), while_true(in_word))
    } else if first == '"' || first == '\'' {
        (Some(Kind::Quoted), quoted(rest, first))
    } else {
        let pairs = ["&&", "||", "<<", ">>", "::"];
        let pair = pairs.iter().any(|pair| rest.starts_with(pair));
        (Some(Kind::Punct), if pair { 2 } else { first.len_utf8() })
    }
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// A position among tokens.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a, 't> {
    tokens: &'a [Token<'t>],
    /// Place to name where the tokens have ended.
    end: ByteRange,
}

impl<'a, 't> Cursor<'a, 't> {
    pub fn new(tokens: &'a [Token<'t>], end: ByteRange) -> Cursor<'a, 't> {
        Cursor { tokens, end }
    }

    pub fn peek(&self) -> Option<&'a Token<'t>> {
        self.tokens.first()
    }

    pub fn next(&mut self) -> Option<&'a Token<'t>> {
        let (first, rest) = self.tokens.split_first()?;
        self.tokens = rest;
        Some(first)
    }

    /// Takes the next token if it is `text`.
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.peek().is_some_and(|t| t.is(text));
        if found {
            self.next();
        }
        found
    }

    /// Takes the next token if it is a word.
    pub fn word(&mut self) -> Option<&'a Token<'t>> {
        self.peek().filter(|t| t.kind == Kind::Word)?;
        self.next()
    }

    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Place of the next token, or of the end.
    pub fn here(&self) -> ByteRange {
        self.peek().map_or(self.end, |t| t.at)
    }

    /// Place of what ends the tokens.
    pub fn end(&self) -> ByteRange {
        self.end
    }

    /// Place of all that is left.
    pub fn rest_at(&self) -> ByteRange {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => first.at.to(last.at),
            _ => self.end,
        }
    }

    /// What comes before the next `stop` outside brackets (or all), as a cursor; this one stands
    /// at `stop` then.
    pub fn until(&mut self, stop: &str) -> Cursor<'a, 't> {
        let mut depth = 0_usize;
        let mut length = 0;
        for token in self.tokens {
            if depth == 0 && token.is(stop) {
                break;
            }
            match token.text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            length += 1;
        }
        let (before, rest) = self.tokens.split_at(length);
        self.tokens = rest;
        Cursor::new(before, rest.first().map_or(self.end, |t| t.at))
    }

    /// If a bracket opens here, what stands in it; this cursor stands behind it then. `None` if
    /// no bracket opens here or it is not closed.
    pub fn group(&mut self) -> Option<Cursor<'a, 't>> {
        self.peek().filter(|t| t.is("("))?;
        let mut depth = 0_usize;
        let close = self.tokens.iter().position(|token| {
            depth += usize::from(token.is("("));
            depth -= usize::from(token.is(")"));
            depth == 0
        })?;
        let inner = Cursor::new(&self.tokens[1..close], self.tokens[close].at);
        self.tokens = &self.tokens[close + 1..];
        Some(inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_have_places() {
        let shown: Vec<String> = lex("uniform(a, b_1):0x4u \"s\\\"t\" && é")
            .iter()
            .map(|t| format!("{:?} {} {:?}", t.kind, t.text, t.at.range()))
            .collect();
        assert_eq!(
            shown,
            [
                "Word uniform 0..7",
                "Punct ( 7..8",
                "Word a 8..9",
                "Punct , 9..10",
                "Word b_1 11..14",
                "Punct ) 14..15",
                "Punct : 15..16",
                "Number 0x4u 16..20",
                "Quoted \"s\\\"t\" 21..27",
                "Punct && 28..30",
                "Word é 31..33",
            ]
        );
    }

    #[test]
    fn groups_and_lists() {
        let tokens = lex("(a[1, 2], (b)) c");
        let mut cursor = Cursor::new(&tokens, ByteRange::new(16, 16));
        let mut group = cursor.group().unwrap();
        assert_eq!(group.until(",").rest_at().range(), 1..8);
        assert!(group.eat(","));
        assert_eq!(group.rest_at().range(), 10..13);
        assert_eq!(cursor.here().range(), 15..16);
        assert!(cursor.group().is_none());
        let open = lex("(a");
        assert!(Cursor::new(&open, ByteRange::default()).group().is_none());
    }
}
