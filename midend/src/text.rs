//! The small lexer behind the text forms of SSA and plans.
//!
//! Words (`add.nsw`, `block3`), numbers (`-4`, `0x10`, `1.5e-3`), strings and single punctuation
//! marks; `;` begins a comment that ends with its line. Line ends count only through
//! [`Cursor::at_line_start`].

pub(crate) mod decl;
pub(crate) mod names;

use cranelift_entity::EntityRef;
use frontend::span::Span;
use std::fmt;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What was expected and what was found.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Result of a parsing step.
pub(crate) type Parse<T> = Result<T, ParseError>;

/// Where a token begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    line: u32,
    column: u32,
}

impl Place {
    /// An error here.
    pub(crate) fn error(self, message: String) -> ParseError {
        ParseError {
            line: self.line,
            column: self.column,
            message,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Number(String),
    Text(String),
    Mark(char),
    End,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(s) | Token::Number(s) => write!(f, "`{s}`"),
            Token::Text(_) => f.write_str("a string"),
            Token::Mark(c) => write!(f, "`{c}`"),
            Token::End => f.write_str("the end"),
        }
    }
}

/// Reads tokens one after the other.
pub(crate) struct Cursor {
    tokens: Vec<(Token, Place, bool)>,
    at: usize,
    /// Largest entity number taken, so that a short text cannot ask for a huge table.
    limit: u32,
}

impl Cursor {
    /// Split a text into tokens.
    pub(crate) fn new(text: &str) -> Parse<Cursor> {
        let tokens = Lexer::new(text).run()?;
        let limit = u32::try_from(text.len()).unwrap_or(u32::MAX).max(1000);
        Ok(Cursor {
            tokens,
            at: 0,
            limit,
        })
    }

    fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }

    fn bump(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    /// Where the next token begins.
    pub(crate) fn place(&self) -> Place {
        self.tokens[self.at].1
    }

    /// Whether the next token is the first of its line (or the end).
    pub(crate) fn at_line_start(&self) -> bool {
        self.tokens[self.at].2
    }

    /// The error that something else was expected here.
    pub(crate) fn expected<T>(&self, what: &str) -> Parse<T> {
        let found = self.peek();
        Err(self
            .place()
            .error(format!("expected {what}, found {found}")))
    }

    /// Whether everything is read.
    pub(crate) fn at_end(&self) -> bool {
        *self.peek() == Token::End
    }

    /// Nothing may follow.
    pub(crate) fn end(&self) -> Parse<()> {
        if self.at_end() {
            Ok(())
        } else {
            self.expected("the end")
        }
    }

    /// Whether the next token is this mark.
    pub(crate) fn is_mark(&self, mark: char) -> bool {
        *self.peek() == Token::Mark(mark)
    }

    /// Take this mark if it is next.
    pub(crate) fn eat(&mut self, mark: char) -> bool {
        let found = self.is_mark(mark);
        if found {
            self.bump();
        }
        found
    }

    /// This mark must be next.
    pub(crate) fn mark(&mut self, mark: char) -> Parse<()> {
        if self.eat(mark) {
            Ok(())
        } else {
            self.expected(&format!("`{mark}`"))
        }
    }

    /// Whether the next token is this word.
    pub(crate) fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(w) if w == word)
    }

    /// Take this word if it is next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// This word must be next.
    pub(crate) fn word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) {
            Ok(())
        } else {
            self.expected(&format!("`{word}`"))
        }
    }

    /// The next word, through a table; `what` names what the table holds.
    pub(crate) fn named<T>(&mut self, what: &str, table: impl Fn(&str) -> Option<T>) -> Parse<T> {
        if let Token::Word(w) = self.peek()
            && let Some(found) = table(w)
        {
            self.bump();
            return Ok(found);
        }
        self.expected(what)
    }

    /// The next word, if the table knows it.
    pub(crate) fn eat_named<T>(&mut self, table: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = match self.peek() {
            Token::Word(w) => table(w)?,
            _ => return None,
        };
        self.bump();
        Some(found)
    }

    /// A string.
    pub(crate) fn string(&mut self) -> Parse<String> {
        match self.eat_string() {
            Some(s) => Ok(s),
            None => self.expected("a string"),
        }
    }

    /// A string, if one is next.
    pub(crate) fn eat_string(&mut self) -> Option<String> {
        let Token::Text(s) = self.peek() else {
            return None;
        };
        let s = s.clone();
        self.bump();
        Some(s)
    }

    /// A number as it is written.
    pub(crate) fn number(&mut self, what: &str) -> Parse<String> {
        let Token::Number(s) = self.peek() else {
            return self.expected(what);
        };
        let s = s.clone();
        self.bump();
        Ok(s)
    }

    /// Whether a number is next.
    pub(crate) fn is_number(&self) -> bool {
        matches!(self.peek(), Token::Number(_))
    }

    /// A decimal integer of the type asked for.
    pub(crate) fn int<T: std::str::FromStr>(&mut self) -> Parse<T> {
        match self.peek() {
            Token::Number(s) => match s.parse() {
                Ok(n) => {
                    self.bump();
                    Ok(n)
                }
                Err(_) => self.expected("an integer in range"),
            },
            _ => self.expected("an integer"),
        }
    }

    /// Whether the next token is an entity with that prefix.
    pub(crate) fn is_entity(&self, prefix: &str) -> bool {
        matches!(self.peek(), Token::Word(w) if entity_number(w, prefix).is_some())
    }

    /// An entity: the prefix and a number.
    pub(crate) fn entity<E: EntityRef>(&mut self, prefix: &str) -> Parse<E> {
        let number = match self.peek() {
            Token::Word(w) => entity_number(w, prefix),
            _ => None,
        };
        match number {
            Some(n) if n < self.limit => {
                self.bump();
                Ok(E::new(n as usize))
            }
            Some(_) => self.expected("a smaller number"),
            None => self.expected(&format!("`{prefix}` and a number")),
        }
    }

    /// An optional `@start..end`; the default span if there is none.
    pub(crate) fn span(&mut self) -> Parse<Span> {
        if !self.eat('@') {
            return Ok(Span::default());
        }
        let start = self.int()?;
        self.mark('.')?;
        self.mark('.')?;
        let end = self.int()?;
        Ok(Span { start, end })
    }
}

fn entity_number(word: &str, prefix: &str) -> Option<u32> {
    let digits = word.strip_prefix(prefix)?;
    let canonical = digits == "0" || !digits.starts_with('0');
    if canonical && digits.bytes().all(|b| b.is_ascii_digit()) {
        digits.parse().ok()
    } else {
        None
    }
}

struct Lexer<'a> {
    chars: std::iter::Peekable<std::str::Chars<'a>>,
    place: Place,
    tokens: Vec<(Token, Place, bool)>,
    line_start: bool,
}

impl<'a> Lexer<'a> {
    fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            chars: text.chars().peekable(),
            place: Place { line: 1, column: 1 },
            tokens: Vec::new(),
            line_start: true,
        }
    }

    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        if c == '\n' {
            self.place.line = self.place.line.saturating_add(1);
            self.place.column = 1;
            self.line_start = true;
        } else {
            self.place.column = self.place.column.saturating_add(1);
        }
        Some(c)
    }

    fn run(mut self) -> Parse<Vec<(Token, Place, bool)>> {
        loop {
            let (place, first) = (self.place, self.line_start);
            let Some(c) = self.next() else {
                self.tokens.push((Token::End, place, true));
                return Ok(self.tokens);
            };
            let digit_next = self.chars.peek().is_some_and(char::is_ascii_digit);
            let token = match c {
                c if c.is_whitespace() => continue,
                ';' => {
                    while self.chars.peek().is_some_and(|&c| c != '\n') {
                        self.next();
                    }
                    continue;
                }
                '"' => Token::Text(self.text(place)?),
                c if c.is_ascii_alphabetic() || c == '_' => Token::Word(self.word(c)),
                c if c.is_ascii_digit() || (c == '-' && digit_next) => {
                    Token::Number(self.number(c))
                }
                c => Token::Mark(c),
            };
            self.line_start = false;
            self.tokens.push((token, place, first));
        }
    }

    fn word(&mut self, first: char) -> String {
        let mut word = String::from(first);
        while let Some(&c) = self.chars.peek() {
            if !(c.is_ascii_alphanumeric() || c == '_' || c == '.') {
                break;
            }
            word.push(c);
            self.next();
        }
        word
    }

    fn number(&mut self, first: char) -> String {
        let mut number = String::from(first);
        while let Some(&c) = self.chars.peek() {
            let hex = number.contains('x');
            let exponent = !hex && number.ends_with('e');
            let range = c == '.' && {
                let mut ahead = self.chars.clone();
                ahead.next();
                ahead.next() == Some('.')
            };
            let part = c.is_ascii_alphanumeric() || c == '.' || (c == '-' && exponent);
            if range || !part {
                break;
            }
            number.push(c);
            self.next();
        }
        number
    }

    fn text(&mut self, place: Place) -> Parse<String> {
        let mut text = String::new();
        loop {
            match self.next() {
                Some('"') => return Ok(text),
                Some('\\') => text.push(match self.next() {
                    Some('n') => '\n',
                    Some('r') => '\r',
                    Some('t') => '\t',
                    Some(c @ ('"' | '\\')) => c,
                    _ => return Err(place.error("unknown escape in this string".to_string())),
                }),
                Some('\n') | None => {
                    return Err(place.error("this string does not end in its line".to_string()));
                }
                Some(c) => text.push(c),
            }
        }
    }
}

/// Prints a string so that the lexer reads it back.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"")
    }
}

/// Prints ` @start..end`, nothing for the default span.
pub(crate) struct At(pub(crate) Span);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == Span::default() {
            return Ok(());
        }
        write!(f, " @{}..{}", self.0.start, self.0.end)
    }
}

/// Prints items separated by `, `.
pub(crate) struct Commas<'a, T>(pub(crate) &'a [T]);

impl<T: fmt::Display> fmt::Display for Commas<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, item) in self.0.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{item}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stop_before_a_range_and_keep_their_exponent() {
        let c = Cursor::new("12..34 -1.5e-7 0xfe-1 v3 ; gone\n\"a\\\"\\n\"").unwrap();
        let tokens: Vec<String> = c.tokens.iter().map(|t| format!("{:?}", t.0)).collect();
        assert_eq!(
            tokens,
            [
                "Number(\"12\")",
                "Mark('.')",
                "Mark('.')",
                "Number(\"34\")",
                "Number(\"-1.5e-7\")",
                "Number(\"0xfe\")",
                "Number(\"-1\")",
                "Word(\"v3\")",
                "Text(\"a\\\"\\n\")",
                "End"
            ]
        );
    }

    #[test]
    fn errors_say_where_and_what() {
        let mut c = Cursor::new("x\n  y").unwrap();
        c.word("x").unwrap();
        assert!(c.at_line_start());
        let e = c.word("z").unwrap_err();
        assert_eq!(e.to_string(), "2:3: expected `z`, found `y`");
        let e = Cursor::new(" \"abc").err().unwrap();
        assert_eq!(e.to_string(), "1:2: this string does not end in its line");
    }

    #[test]
    fn entity_numbers_are_canonical_and_bounded() {
        assert_eq!(entity_number("v12", "v"), Some(12));
        assert_eq!(entity_number("v012", "v"), None);
        assert_eq!(entity_number("var1", "v"), None);
        assert_eq!(entity_number("v", "v"), None);
        let mut c = Cursor::new("v4000000000").unwrap();
        assert!(c.entity::<crate::ssa::Value>("v").is_err());
    }

    #[test]
    fn strings_come_back() {
        let s = "a\"b\\c\nd\te\rf;é";
        let mut c = Cursor::new(&Quoted(s).to_string()).unwrap();
        assert_eq!(c.string().unwrap(), s);
    }
}
