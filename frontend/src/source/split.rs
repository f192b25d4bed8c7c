//! External declarations, found by bracket matching.

use super::brackets::{Bracket, closes, opens};
use super::lex::{Token, TokenKind};
use super::{Source, nesting::Nesting};
use crate::span::Span;

/// Kinds of external declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Ends in `;`.
    Declaration,
    /// Ends in a body.
    FunctionDefinition {
        /// The body with its braces.
        body: Span,
    },
    /// Not a declaration: a lone `;`, top-level assembly, unbalanced brackets.
    Other,
}

/// One external declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// First to last token.
    pub span: Span,
    /// What it looks like.
    pub kind: PieceKind,
    /// All of it is spelled in the main file (macro calls there included).
    pub in_main_file: bool,
    /// Nested deeper than the parser can take; pass it through.
    pub too_deep: bool,
}

/// Splits the text into external declarations. Together they hold every token of the text.
pub fn split(source: &Source) -> Vec<Piece> {
    let cuts = cut(source.text().as_bytes(), source.tokens());
    let piece = |c: &Cut| Piece {
        span: c.span(source.tokens()),
        kind: c.kind,
        in_main_file: source.in_main_file(c.span(source.tokens())),
        too_deep: c.too_deep,
    };
    cuts.iter().map(piece).collect()
}

/// A piece as a range of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    /// First token.
    pub first: usize,
    /// Last token.
    pub last: usize,
    /// What it looks like.
    pub kind: PieceKind,
    /// See [`Piece::too_deep`].
    pub too_deep: bool,
}

impl Cut {
    /// First to last token as a span.
    pub fn span(&self, tokens: &[Token]) -> Span {
        tokens[self.first].span.to(tokens[self.last].span)
    }
}

/// Cuts `tokens` into external declarations.
pub(super) fn cut(text: &[u8], tokens: &[Token]) -> Vec<Cut> {
    let mut cutter = Cutter::new(text, tokens);
    for index in 0..tokens.len() {
        if !cutter.step(index) {
            break;
        }
    }
    cutter.finish()
}

/// The declaration being read.
struct Head {
    /// First token.
    first: usize,
    /// A `=` stands outside brackets: what follows is an initializer.
    initializer: bool,
    /// `struct`, `union` or `enum` was read, and no more than attributes and its tag after it.
    tag: bool,
    /// Parameter declarations in the old style follow the declarator.
    old_style: bool,
    /// Token that opens the body, once it is reached.
    body: Option<usize>,
}

impl Head {
    fn at(first: usize) -> Head {
        Head {
            first,
            initializer: false,
            tag: false,
            old_style: false,
            body: None,
        }
    }
}

struct Cutter<'a> {
    text: &'a [u8],
    tokens: &'a [Token],
    cuts: Vec<Cut>,
    head: Head,
    nesting: Nesting,
    /// The outermost open bracket.
    group: usize,
}

impl<'a> Cutter<'a> {
    fn new(text: &'a [u8], tokens: &'a [Token]) -> Cutter<'a> {
        Cutter {
            text,
            tokens,
            cuts: Vec::new(),
            head: Head::at(0),
            nesting: Nesting::default(),
            group: 0,
        }
    }

    fn spelling(&self, index: usize) -> &'a [u8] {
        self.tokens
            .get(index)
            .map_or(b"", |t| &self.text[t.span.range()])
    }

    /// The token before `index` within the same declaration.
    fn before(&self, index: usize) -> &'a [u8] {
        if index > self.head.first {
            self.spelling(index - 1)
        } else {
            b""
        }
    }

    /// Takes one token; false if the brackets do not match and nothing more can be told.
    fn step(&mut self, index: usize) -> bool {
        let spelling = self.spelling(index);
        if let Some(bracket) = opens(spelling) {
            self.open(index, bracket);
        } else if let Some(bracket) = closes(spelling) {
            if !self.nesting.close(bracket) {
                return false;
            }
            if self.nesting.is_empty() {
                self.closed(index, bracket);
            }
        } else {
            self.nesting.plain(spelling);
            if self.nesting.is_empty() {
                self.plain(index, spelling);
            }
        }
        true
    }

    fn open(&mut self, index: usize, bracket: Bracket) {
        if self.nesting.is_empty() {
            self.group = index;
            if bracket == Bracket::Brace && !self.head.tag && !self.head.initializer {
                self.head.body = Some(index);
            }
            let attribute = takes_arguments(self.before(index)) && bracket == Bracket::Paren;
            self.head.tag &= attribute || bracket == Bracket::Square;
        }
        let previous = if index > 0 {
            self.spelling(index - 1)
        } else {
            b""
        };
        self.nesting.open(bracket, previous);
    }

    fn closed(&mut self, index: usize, bracket: Bracket) {
        match bracket {
            Bracket::Brace => {
                if let Some(body) = self.head.body {
                    let body = self.tokens[body].span.to(self.tokens[index].span);
                    let after_declarator = self.group > self.head.first;
                    let kind = PieceKind::FunctionDefinition { body };
                    self.end(
                        index,
                        if after_declarator {
                            kind
                        } else {
                            PieceKind::Other
                        },
                    );
                }
            }
            Bracket::Paren => {
                let next = self.tokens.get(index + 1);
                let name_follows = next.is_some_and(|t| t.kind == TokenKind::Identifier);
                if name_follows
                    && !follows_declarator(self.spelling(index + 1))
                    && self.is_name_list(index)
                {
                    self.head.old_style = true;
                }
            }
            Bracket::Square => {}
        }
    }

    /// Whether the group that ends at `close` can be the parameter list of a definition in the
    /// old style: names only, after a name; or anything after another group.
    fn is_name_list(&self, close: usize) -> bool {
        let before = self.before(self.group);
        if before == b")" {
            return true;
        }
        let named = self.group > self.head.first
            && self.tokens[self.group - 1].kind == TokenKind::Identifier
            && !takes_arguments(before)
            && !(before == b"function" && self.before(self.group - 1) == b"-");
        let inner = &self.tokens[self.group + 1..close];
        let names = inner
            .iter()
            .step_by(2)
            .all(|t| t.kind == TokenKind::Identifier);
        let commas = inner
            .iter()
            .skip(1)
            .step_by(2)
            .all(|t| &self.text[t.span.range()] == b",");
        named && names && commas && inner.len() % 2 == 1
    }

    fn plain(&mut self, index: usize, spelling: &[u8]) {
        match spelling {
            b";" if !self.head.old_style => {
                let first = self.spelling(self.head.first);
                let other = index == self.head.first || is_asm(first);
                self.end(
                    index,
                    if other {
                        PieceKind::Other
                    } else {
                        PieceKind::Declaration
                    },
                );
            }
            b"=" => self.head.initializer = true,
            b"struct" | b"union" | b"enum" => self.head.tag = true,
            // The underlying type of an enumeration stands between its tag and its members.
            b":" => {}
            _ if self.tokens[index].kind == TokenKind::Identifier => {}
            _ => self.head.tag = false,
        }
    }

    fn end(&mut self, last: usize, kind: PieceKind) {
        let too_deep = self.nesting.take_too_deep();
        self.cuts.push(Cut {
            first: self.head.first,
            last,
            kind,
            too_deep,
        });
        self.head = Head::at(last + 1);
    }

    /// What is left without an end is one piece that nobody reads.
    fn finish(mut self) -> Vec<Cut> {
        if self.head.first < self.tokens.len() {
            self.end(self.tokens.len() - 1, PieceKind::Other);
        }
        self.cuts
    }
}

/// Words whose parenthesized group is no parameter list.
fn takes_arguments(word: &[u8]) -> bool {
    matches!(
        word,
        b"__attribute__"
            | b"__attribute"
            | b"__declspec"
            | b"__decl_vec_function"
            | b"_Alignas"
            | b"alignas"
            | b"_Atomic"
            | b"_BitInt"
            | b"typeof"
            | b"__typeof"
            | b"__typeof__"
            | b"typeof_unqual"
    ) || is_asm(word)
}

/// Words that can follow a complete declarator.
fn follows_declarator(word: &[u8]) -> bool {
    matches!(
        word,
        b"__attribute__" | b"__attribute" | b"__declspec" | b"__extension__"
    ) || is_asm(word)
}

/// The three spellings of `asm`.
pub(super) fn is_asm(word: &[u8]) -> bool {
    matches!(word, b"asm" | b"__asm" | b"__asm__")
}

#[cfg(test)]
mod tests {
    use super::super::lex::lex;
    use super::*;

    /// Each piece on a line: `d`, `f` or `o`, `!` if too deep, and its text.
    fn pieces(text: &str) -> Vec<String> {
        let tokens = lex(text.as_bytes()).tokens;
        let show = |c: &Cut| {
            let kind = match c.kind {
                PieceKind::Declaration => "d".to_string(),
                PieceKind::FunctionDefinition { body } => format!("f{}", &text[body.range()]),
                PieceKind::Other => "o".to_string(),
            };
            let deep = if c.too_deep { "!" } else { "" };
            format!("{kind}{deep}: {}", &text[c.span(&tokens).range()])
        };
        cut(text.as_bytes(), &tokens).iter().map(show).collect()
    }

    #[test]
    fn declarations_and_definitions() {
        assert_eq!(
            pieces(
                "int a, b = {1}; struct S { int x; } s; int f(void) { if (1) {} }\nenum E:int {A};;"
            ),
            [
                "d: int a, b = {1};",
                "d: struct S { int x; } s;",
                "f{ if (1) {} }: int f(void) { if (1) {} }",
                "d: enum E:int {A};",
                "o: ;"
            ]
        );
    }

    #[test]
    fn tags_in_definitions() {
        assert_eq!(
            pieces(
                "struct S f(struct T t) { } struct __attribute__((packed)) P { int a; }; struct { int a; } *g(void) {}"
            ),
            [
                "f{ }: struct S f(struct T t) { }",
                "d: struct __attribute__((packed)) P { int a; };",
                "f{}: struct { int a; } *g(void) {}"
            ]
        );
    }

    #[test]
    fn old_style_definitions() {
        assert_eq!(
            pieces(
                "int f(a, b) int a; char *b; { return a; } void (*g(s))() int s; {} main() {} int h(a);"
            ),
            [
                "f{ return a; }: int f(a, b) int a; char *b; { return a; }",
                "f{}: void (*g(s))() int s; {}",
                "f{}: main() {}",
                "d: int h(a);"
            ]
        );
    }

    #[test]
    fn groups_that_are_no_parameter_lists() {
        assert_eq!(
            pieces(
                "__attribute__((unused)) int a; _Alignas(b) int c; typeof(a) d; int e(c) __asm__(\"x\"); __decl-vec-function(n) int f(x); asm(\"nop\");"
            ),
            [
                "d: __attribute__((unused)) int a;",
                "d: _Alignas(b) int c;",
                "d: typeof(a) d;",
                "d: int e(c) __asm__(\"x\");",
                "d: __decl-vec-function(n) int f(x);",
                "o: asm(\"nop\");"
            ]
        );
    }

    #[test]
    fn digraphs_and_broken_brackets() {
        assert_eq!(
            pieces("int f(void) <% %> int a<:2:>;"),
            ["f<% %>: int f(void) <% %>", "d: int a<:2:>;"]
        );
        assert_eq!(
            pieces("int a; int b(]; int c;"),
            ["d: int a;", "o: int b(]; int c;"]
        );
        assert_eq!(pieces("} int a;"), ["o: } int a;"]);
        assert_eq!(pieces("{ int a; } int b;"), ["o: { int a; }", "d: int b;"]);
    }

    #[test]
    fn nesting_is_capped_per_piece() {
        let deep = format!("int a = {}1{};", "(".repeat(300), ")".repeat(300));
        let sizes = format!("int b[{}1{}];", "sizeof(int[".repeat(12), "])".repeat(12));
        let steps = format!("int d = {}1;", "++ -".repeat(12));
        let text = format!("{deep} int c; {sizes} {steps}");
        let starts: Vec<String> = pieces(&text)
            .iter()
            .map(|p| p.chars().take(9).collect())
            .collect();
        assert_eq!(starts, ["d!: int a", "d: int c;", "d!: int b", "d!: int d"]);
    }
}
