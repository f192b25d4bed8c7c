//! One-pass lexer for C text without line splices: preprocessed text as it is, an original file
//! after line splices are gone.
//!
//! Tokens are preprocessing tokens, spelled as they stand. Comments (an original has them) are
//! white space. Directive lines yield no tokens; they are listed with the index of the token
//! that follows.

use crate::span::Span;

/// Classes of preprocessing tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// Identifier or keyword, also with `$`, universal character names and bytes over 0x7f.
    Identifier,
    /// Preprocessing number.
    Number,
    /// Character constant with its prefix.
    Char,
    /// String literal with its prefix.
    String,
    /// Punctuator, digraphs as they are spelled.
    Punct,
    /// Any other character; an unterminated literal up to the end of its line.
    Other,
}

/// A token with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Class.
    pub kind: TokenKind,
    /// Place in the text that was lexed.
    pub span: Span,
}

/// What a directive line does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DirectiveKind {
    /// `# 12 "file" 1`: a line marker.
    Marker,
    /// `#line`
    Line,
    /// `#pragma`
    Pragma,
    /// `#define`
    Define,
    /// `#undef`
    Undef,
    /// Any other.
    Other,
}

/// A directive line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directive {
    /// What it does.
    pub kind: DirectiveKind,
    /// From the `#` to the end of the line, without white space at the end.
    pub span: Span,
    /// Index of the first token after it.
    pub next_token: u32,
}

/// What [`lex`] finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexed {
    /// Tokens in order.
    pub tokens: Vec<Token>,
    /// Directive lines in order.
    pub directives: Vec<Directive>,
    /// Indices of the tokens that begin a line. (A line end within a comment ends no line.)
    pub line_starts: Vec<u32>,
}

/// Splits `text` into tokens and directive lines.
pub fn lex(text: &[u8]) -> Lexed {
    scan(text, true)
}

/// Tokens of a text in which `#` begins no directive.
pub fn lex_line(text: &[u8]) -> Vec<Token> {
    scan(text, false).tokens
}

fn scan(text: &[u8], directives: bool) -> Lexed {
    let mut out = Lexed {
        tokens: Vec::with_capacity(text.len() / 5),
        ..Lexed::default()
    };
    let mut at = 0;
    let mut line_start = true;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\n' => {
                line_start = true;
                at += 1;
            }
            b' ' | b'\t' | b'\r' | 0x0b | 0x0c => at += 1,
            b'/' if text.get(at + 1) == Some(&b'/') => at = line_end(text, at),
            b'/' if text.get(at + 1) == Some(&b'*') => at = comment_end(text, at),
            _ if directives && line_start && is_hash(text, at) => {
                let end = directive_end(text, at);
                out.directives
                    .push(directive(text, at, end, out.tokens.len()));
                at = end;
            }
            _ => {
                if line_start {
                    out.line_starts.push(out.tokens.len() as u32);
                    line_start = false;
                }
                let (kind, end) = token(text, at);
                out.tokens.push(Token {
                    kind,
                    span: Span::new(at, end),
                });
                at = end;
            }
        }
    }
    out
}

fn is_hash(text: &[u8], at: usize) -> bool {
    match text[at] {
        b'#' => true,
        b'%' => text.get(at + 1) == Some(&b':'),
        _ => false,
    }
}

fn directive(text: &[u8], start: usize, end: usize, next_token: usize) -> Directive {
    let line = &text[start..end];
    let length = line
        .iter()
        .rposition(|b| !b.is_ascii_whitespace())
        .map_or(0, |last| last + 1);
    let span = Span::new(start, start + length);
    Directive {
        kind: directive_kind(&text[span.range()]),
        span,
        next_token: next_token as u32,
    }
}

fn directive_kind(line: &[u8]) -> DirectiveKind {
    let hash = if line.starts_with(b"%:") { 2 } else { 1 };
    let rest = &line[skip_blanks(line, hash)..];
    let word = rest.iter().take_while(|b| is_name_byte(**b)).count();
    match &rest[..word] {
        b"pragma" => DirectiveKind::Pragma,
        b"define" => DirectiveKind::Define,
        b"undef" => DirectiveKind::Undef,
        b"line" => DirectiveKind::Line,
        [b'0'..=b'9', ..] => DirectiveKind::Marker,
        _ => DirectiveKind::Other,
    }
}

/// One past the white space and the comments at `at`, on one line.
fn skip_blanks(line: &[u8], mut at: usize) -> usize {
    loop {
        at = match line.get(at) {
            Some(b' ' | b'\t' | 0x0b | 0x0c) => at + 1,
            Some(b'/') if line.get(at + 1) == Some(&b'*') => comment_end(line, at),
            _ => return at.min(line.len()),
        };
    }
}

/// The newline that ends the directive at `at`; comments may span lines, literals may hide them.
fn directive_end(text: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = text.get(at) {
        at = match byte {
            b'\n' => return at,
            b'/' if text.get(at + 1) == Some(&b'/') => line_end(text, at),
            b'/' if text.get(at + 1) == Some(&b'*') => comment_end(text, at),
            b'"' | b'\'' => literal(text, at, TokenKind::Other).1,
            _ => at + 1,
        };
    }
    at
}

fn line_end(text: &[u8], at: usize) -> usize {
    text[at..]
        .iter()
        .position(|b| *b == b'\n')
        .map_or(text.len(), |n| at + n)
}

/// One past the comment at `at`; the end of the text if it is not closed.
fn comment_end(text: &[u8], at: usize) -> usize {
    let mut from = (at + 2).min(text.len());
    while let Some(star) = text[from..].iter().position(|b| *b == b'*') {
        from += star + 1;
        if text.get(from) == Some(&b'/') {
            return from + 1;
        }
    }
    text.len()
}

/// Class and end of the token at `at`.
fn token(text: &[u8], at: usize) -> (TokenKind, usize) {
    match text[at] {
        b'0'..=b'9' => (TokenKind::Number, number_end(text, at)),
        b'.' if text.get(at + 1).is_some_and(u8::is_ascii_digit) => {
            (TokenKind::Number, number_end(text, at))
        }
        b'"' => literal(text, at, TokenKind::String),
        b'\'' => literal(text, at, TokenKind::Char),
        b'\\' if is_universal_name(text, at) => word(text, at),
        byte if is_name_byte(byte) => word(text, at),
        _ => match punctuator_length(&text[at..]) {
            0 => (TokenKind::Other, at + 1),
            length => (TokenKind::Punct, at + length),
        },
    }
}

/// An identifier, or the literal whose prefix it is.
fn word(text: &[u8], at: usize) -> (TokenKind, usize) {
    let end = name_end(text, at);
    let prefix = matches!(&text[at..end], b"L" | b"u" | b"U" | b"u8");
    match text.get(end) {
        Some(b'"') if prefix => literal(text, end, TokenKind::String),
        Some(b'\'') if prefix => literal(text, end, TokenKind::Char),
        _ => (TokenKind::Identifier, end),
    }
}

fn name_end(text: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = text.get(at) {
        if is_name_byte(byte) {
            at += 1;
        } else if byte == b'\\' && is_universal_name(text, at) {
            at += 2;
        } else {
            break;
        }
    }
    at
}

/// Whether `byte` can stand in an identifier (at its start, if it is no digit).
pub fn is_name_byte(byte: u8) -> bool {
    NAME_BYTE[byte as usize]
}

const NAME_BYTE: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        table[byte] = b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80;
        byte += 1;
    }
    table
};

fn is_universal_name(text: &[u8], at: usize) -> bool {
    let digits = match text.get(at + 1) {
        Some(b'u') => 4,
        Some(b'U') => 8,
        _ => return false,
    };
    text.get(at + 2..at + 2 + digits)
        .is_some_and(|hex| hex.iter().all(u8::is_ascii_hexdigit))
}

fn number_end(text: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = text.get(at) {
        let next = text.get(at + 1).copied().unwrap_or(0);
        let exponent = matches!(byte, b'e' | b'E' | b'p' | b'P') && matches!(next, b'+' | b'-');
        let separator = byte == b'\'' && next.is_ascii_alphanumeric();
        at += match byte {
            _ if exponent || separator => 2,
            b'.' => 1,
            _ if is_name_byte(byte) => 1,
            _ => break,
        };
    }
    at
}

/// The literal whose opening quote is at `quote`. Without a closing quote on its line it is
/// [`TokenKind::Other`] and takes the rest of the line, as compilers read it in skipped groups.
fn literal(text: &[u8], quote: usize, kind: TokenKind) -> (TokenKind, usize) {
    let mut at = quote + 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\n' => return (TokenKind::Other, at),
            b'\\' if text.get(at + 1).is_some_and(|b| *b != b'\n') => at += 2,
            _ if byte == text[quote] => return (kind, at + 1),
            _ => at += 1,
        }
    }
    (TokenKind::Other, text.len())
}

/// Length of the punctuator at the start of `rest`; 0 if there is none.
fn punctuator_length(rest: &[u8]) -> usize {
    let byte = |n: usize| rest.get(n).copied().unwrap_or(0);
    match (byte(0), byte(1), byte(2)) {
        (b'<', b'<', b'=') | (b'>', b'>', b'=') | (b'.', b'.', b'.') => 3,
        (b'%', b':', b'%') if byte(3) == b':' => 4,
        (b'<', b'<' | b'=' | b':' | b'%', _) | (b'>', b'>' | b'=', _) | (b':', b'>', _) => 2,
        (b'%', b'=' | b'>' | b':', _) | (b'-', b'>' | b'-' | b'=', _) | (b'+', b'+' | b'=', _) => 2,
        (b'&', b'&' | b'=', _) | (b'|', b'|' | b'=', _) | (b'#', b'#', _) => 2,
        (b'=' | b'!' | b'*' | b'/' | b'^', b'=', _) => 2,
        (b'[' | b']' | b'(' | b')' | b'{' | b'}' | b'.' | b'&' | b'*' | b'+' | b'-', _, _) => 1,
        (b'~' | b'!' | b'/' | b'%' | b'<' | b'>' | b'^' | b'|' | b'?' | b':' | b';', _, _) => 1,
        (b'=' | b',' | b'#', _, _) => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tokens with the first letter of their class, and directive lines with their kinds.
    fn show(text: &str) -> (String, Vec<String>) {
        let lexed = lex(text.as_bytes());
        let word =
            |span: Span| String::from_utf8_lossy(&text.as_bytes()[span.range()]).into_owned();
        let token = |t: &Token| format!("{}:{}", &format!("{:?}", t.kind)[..2], word(t.span));
        let directive = |d: &Directive| format!("{:?}@{} {}", d.kind, d.next_token, word(d.span));
        let tokens: Vec<String> = lexed.tokens.iter().map(token).collect();
        (
            tokens.join(" "),
            lexed.directives.iter().map(directive).collect(),
        )
    }

    #[test]
    fn tokens_of_each_class() {
        let cases = [
            ("a1 _b $c \\u00e9x é", "Id:a1 Id:_b Id:$c Id:\\u00e9x Id:é"),
            (
                "0x1.8p-3f .5 1e+5 1'000 3.f",
                "Nu:0x1.8p-3f Nu:.5 Nu:1e+5 Nu:1'000 Nu:3.f",
            ),
            (
                r#"L"a\"b" u8"c" 'd' U'\'' x"e""#,
                r#"St:L"a\"b" St:u8"c" Ch:'d' Ch:U'\'' Id:x St:"e""#,
            ),
            (
                "a<<=b->c...<:%:%:",
                "Id:a Pu:<<= Id:b Pu:-> Id:c Pu:... Pu:<: Pu:%:%:",
            ),
            ("don't /* x\n@", "Id:don Ot:'t /* x Ot:@"),
            ("a/* \n */b//c\nd/*", "Id:a Id:b Id:d"),
        ];
        for (text, expected) in cases {
            assert_eq!(show(text).0, expected);
        }
    }

    #[test]
    fn directive_lines() {
        let (tokens, directives) = show(
            "# 1 \"a\" 2\nx # y\n  #  pragma omp /* \n */ simd  \n#define A '\n#undef A\n# /**/ line 3\n%:if 1\nz",
        );
        assert_eq!(tokens, "Id:x Pu:# Id:y Id:z");
        assert_eq!(
            directives,
            [
                "Marker@0 # 1 \"a\" 2",
                "Pragma@3 #  pragma omp /* \n */ simd",
                "Define@3 #define A '",
                "Undef@3 #undef A",
                "Line@3 # /**/ line 3",
                "Other@3 %:if 1"
            ]
        );
    }
}
