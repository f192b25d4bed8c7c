//! One pass over the tokens that decides what to mask.

use super::super::brackets::{Bracket, closes, opens};
use super::super::lex::{Token, TokenKind, is_name_byte};
use super::super::split::is_asm;
use super::buffer::Buffer;
use super::{MaskKind, attributes, literals};
use crate::span::Span;

/// What follows `__decl` in `__decl-vec-function`.
const HYPHENATED: [&[u8]; 4] = [b"-", b"vec", b"-", b"function"];

/// For each token that opens a bracket the index of the one that closes it; 0 for all others.
fn closing_tokens(text: &[u8], tokens: &[Token]) -> Vec<u32> {
    let mut closing = vec![0; tokens.len()];
    let mut open = Vec::new();
    for (at, token) in tokens
        .iter()
        .enumerate()
        .filter(|(_, t)| t.kind == TokenKind::Punct)
    {
        let word = &text[token.span.range()];
        if opens(word).is_some() {
            open.push(at);
        } else if closes(word).is_some()
            && let Some(opener) = open.pop()
        {
            closing[opener] = at as u32;
        }
    }
    closing
}

/// Masks what `tokens` of `text` hold.
pub(super) fn walk(text: &[u8], tokens: &[Token], buffer: &mut Buffer) {
    let mut walk = Walk {
        text,
        tokens,
        closing: closing_tokens(text, tokens),
        buffer,
        open: Vec::new(),
        braces: 0,
        group: None,
        previous: None,
    };
    let mut at = 0;
    while at < tokens.len() {
        at = walk.step(at).max(at + 1);
    }
}

struct Walk<'a> {
    text: &'a [u8],
    tokens: &'a [Token],
    /// See [`closing_tokens`].
    closing: Vec<u32>,
    buffer: &'a mut Buffer,
    /// Open brackets: index of the token, and the one before it that the parser sees.
    open: Vec<(Bracket, usize, Option<usize>)>,
    /// Open braces among them.
    braces: usize,
    /// The last closed parenthesis group, in the same form; `None` if another token follows it.
    group: Option<(usize, Option<usize>)>,
    /// The last token that the parser sees.
    previous: Option<usize>,
}

impl<'a> Walk<'a> {
    fn word(&self, at: usize) -> &'a [u8] {
        self.tokens
            .get(at)
            .map_or(b"", |t| &self.text[t.span.range()])
    }

    fn previous_word(&self) -> &'a [u8] {
        self.previous.map_or(b"", |p| self.word(p))
    }

    fn span(&self, first: usize, last: usize) -> Span {
        self.tokens[first].span.to(self.tokens[last].span)
    }

    /// Takes the token at `at`; returns the index of the next one.
    fn step(&mut self, at: usize) -> usize {
        let next = match self.tokens[at].kind {
            TokenKind::Identifier => self.identifier(at),
            TokenKind::Punct => self.punctuator(at),
            TokenKind::Number => {
                self.literal(at, literals::number(self.word(at)));
                None
            }
            TokenKind::Char | TokenKind::String => {
                self.literal(at, literals::quoted(self.word(at)));
                None
            }
            TokenKind::Other => None,
        };
        // Blanked tokens leave no trace.
        next.unwrap_or_else(|| {
            if closes(self.word(at)) != Some(Bracket::Paren) {
                self.group = None;
            }
            self.previous = Some(at);
            at + 1
        })
    }

    fn literal(&mut self, at: usize, filled: Option<literals::Filled>) {
        if let Some(filled) = filled {
            let span = self.tokens[at].span;
            self.buffer.put(span, &filled.bytes);
            self.buffer
                .note(span, MaskKind::Literal, filled.changes_meaning);
        }
    }

    /// One past the token that closes the bracket at `open`; `None` if it is none.
    fn after_group(&self, open: usize) -> Option<usize> {
        let close = *self.closing.get(open)? as usize;
        if close > open { Some(close + 1) } else { None }
    }

    /// Blanks tokens `first..end`, `with` at their start.
    fn replace(&mut self, first: usize, end: usize, with: &[u8]) -> Span {
        let span = self.span(first, end - 1);
        self.buffer.put(span, with);
        span
    }

    /// `Some`: the tokens up to there are blank. `None`: the parser sees this token.
    fn identifier(&mut self, at: usize) -> Option<usize> {
        let word = self.word(at);
        match word[0] {
            b'_' => self.underscored(at, word),
            b'a' if word == b"asm" => self.assembly(at),
            b'g' if word == b"goto" && self.word(at + 1) == b"*" => {
                let span = self.replace(at, at + 1, b"");
                self.buffer.note_function(span, "computed goto");
                Some(at + 1)
            }
            b't' if word == b"typeof_unqual" => self.type_with_argument(at),
            _ => self.name(at, word),
        }
    }

    fn name(&mut self, at: usize, word: &[u8]) -> Option<usize> {
        let odd = |b: &u8| matches!(b, b'$' | b'\\') || *b >= 0x80;
        if word.iter().any(odd) {
            let plain: Vec<u8> = word
                .iter()
                .map(|b| if odd(b) { b'_' } else { *b })
                .collect();
            let span = self.tokens[at].span;
            self.buffer.put(span, &plain);
            self.buffer.note(span, MaskKind::Name, true);
        }
        None
    }

    fn underscored(&mut self, at: usize, word: &'a [u8]) -> Option<usize> {
        match word {
            b"__attribute__" | b"__attribute" | b"__declspec" => self.attribute(at),
            b"__extension__" => {
                let span = self.replace(at, at + 1, b"");
                self.buffer.note(span, MaskKind::Extension, false);
                Some(at + 1)
            }
            b"_Nonnull" | b"_Nullable" | b"_Null_unspecified" => {
                let span = self.replace(at, at + 1, b"");
                self.buffer.note(span, MaskKind::Extension, false);
                Some(at + 1)
            }
            b"__int128" | b"__auto_type" => self.odd_type(at, at + 1, b"int"),
            b"__int128_t" | b"__uint128_t" => self.odd_type(at, at + 1, b"long"),
            b"__float128" | b"__float80" | b"__ibm128" => self.odd_type(at, at + 1, b"double"),
            b"__fp16" | b"__bf16" => self.odd_type(at, at + 1, b"float"),
            b"_BitInt" => self.type_with_argument(at),
            b"__thread" => {
                let span = self.replace(at, at + 1, b"register");
                self.buffer.note(span, MaskKind::Thread, false);
                None
            }
            b"__real__" | b"__imag__" | b"__real" | b"__imag" => {
                let span = self.replace(at, at + 1, b"-");
                self.buffer
                    .note(span, MaskKind::Other("part of a complex value"), true);
                None
            }
            b"__alignof__" | b"__alignof" | b"_Alignof" => {
                let span = self.replace(at, at + 1, b"sizeof");
                self.buffer
                    .note(span, MaskKind::Other("alignment of a type"), true);
                None
            }
            b"__label__" => self.local_label(at),
            b"__asm__" | b"__asm" => self.assembly(at),
            b"__builtin_types_compatible_p"
            | b"__builtin_convertvector"
            | b"__builtin_bit_cast"
            | b"__builtin_has_attribute" => {
                let end = self.after_group(at + 1)?;
                let span = self.replace(at, end, b"0");
                self.buffer
                    .note(span, MaskKind::Other("builtin with a type argument"), true);
                self.previous = Some(at);
                Some(end)
            }
            b"__decl" | b"__decl_vec_function" => self.vec_function(at),
            _ => self.name(at, word),
        }
    }

    fn odd_type(&mut self, at: usize, end: usize, with: &[u8]) -> Option<usize> {
        let span = self.replace(at, end, with);
        self.buffer.note(span, MaskKind::OpaqueType, true);
        self.previous = Some(at);
        Some(end)
    }

    /// `_BitInt(N)`, `typeof_unqual(x)`
    fn type_with_argument(&mut self, at: usize) -> Option<usize> {
        let end = self
            .after_group(at + 1)
            .filter(|_| self.word(at + 1) == b"(")?;
        self.odd_type(at, end, b"int")
    }

    /// `__attribute__((a, b(c)))`, `__declspec(a)`
    fn attribute(&mut self, at: usize) -> Option<usize> {
        let end = self
            .after_group(at + 1)
            .filter(|_| self.word(at + 1) == b"(")?;
        let inner = if self.word(at + 2) == b"(" {
            at + 3..end - 2
        } else {
            at + 2..end - 1
        };
        let names = self.attribute_names(inner);
        let changes = !names.iter().all(|n| attributes::keeps_meaning(n));
        let span = self.replace(at, end, b"");
        self.buffer.note(span, MaskKind::Attribute(names), changes);
        Some(end)
    }

    /// `[[a, b::c(d)]]`
    fn standard_attribute(&mut self, at: usize) -> Option<usize> {
        let end = self.after_group(at)?;
        let names = self.attribute_names(at + 2..end.saturating_sub(2));
        let changes = !names.iter().all(|n| attributes::keeps_meaning(n));
        let span = self.replace(at, end, b"");
        self.buffer
            .note(span, MaskKind::StandardAttribute(names), changes);
        Some(end)
    }

    /// First words of the comma-separated list, with the prefix before `::`.
    fn attribute_names(&self, list: std::ops::Range<usize>) -> Vec<String> {
        let plain = |at: usize| {
            let word = String::from_utf8_lossy(self.word(at)).into_owned();
            attributes::plain_name(&word).to_string()
        };
        let mut names: Vec<String> = Vec::new();
        let mut depth = 0usize;
        let mut fresh = true;
        let end = list.end;
        for at in list {
            let word = self.word(at);
            if opens(word).is_some() {
                depth += 1;
            } else if closes(word).is_some() {
                depth = depth.saturating_sub(1);
            } else if depth == 0 && word == b"," {
                fresh = true;
            } else if depth == 0 && fresh && self.tokens[at].kind == TokenKind::Identifier {
                fresh = false;
                let prefixed =
                    at + 3 < end + 1 && self.word(at + 1) == b":" && self.word(at + 2) == b":";
                names.push(if prefixed {
                    format!("{}::{}", plain(at), plain(at + 3))
                } else {
                    plain(at)
                });
            }
        }
        names
    }

    /// `__label__ a, b;`
    fn local_label(&mut self, at: usize) -> Option<usize> {
        let names = self.tokens[at..]
            .iter()
            .take_while(|t| &self.text[t.span.range()] != b";")
            .count();
        let span = self.replace(at, at + names, b"");
        self.buffer.note_function(span, "local label");
        Some(at + names)
    }

    /// Assembly outside functions, and statements with qualifiers that the parser does not know.
    /// The others and the labels of declarators are for the parser.
    fn assembly(&mut self, at: usize) -> Option<usize> {
        let qualifier = |w: &[u8]| {
            matches!(
                w,
                b"volatile"
                    | b"__volatile__"
                    | b"__volatile"
                    | b"goto"
                    | b"inline"
                    | b"__inline__"
                    | b"__inline"
            )
        };
        let mut open = at + 1;
        while qualifier(self.word(open)) {
            open += 1;
        }
        let end = self.after_group(open).filter(|_| self.word(open) == b"(")?;
        let jumps = (at + 1..open).any(|q| self.word(q) == b"goto");
        let inlined =
            (at + 1..open).any(|q| matches!(self.word(q), b"inline" | b"__inline__" | b"__inline"));
        let outside = self.open.is_empty() && matches!(self.previous_word(), b"" | b";" | b"}");
        if !(jumps || inlined || outside) {
            return None;
        }
        let span = self.replace(at, end, b"");
        if jumps {
            self.buffer.note_function(span, "assembly that jumps");
        } else {
            self.buffer
                .note(span, MaskKind::Other("inline assembly"), true);
        }
        Some(end)
    }

    /// `__decl-vec-function(uniform(n))`, `__decl_vec_function(uniform(n))`
    fn vec_function(&mut self, at: usize) -> Option<usize> {
        let hyphens = self.word(at) == b"__decl";
        let open = if hyphens { at + 5 } else { at + 1 };
        let hyphenated = || (at + 1..open).map(|i| self.word(i)).eq(HYPHENATED);
        let opened = self.word(open) == b"(";
        if (hyphens && !hyphenated()) || (!hyphens && !opened) {
            return None;
        }
        let group = self.after_group(open).filter(|_| opened);
        let (end, clauses) = match group {
            Some(end) => (
                end,
                self.tokens[open].span.end..self.tokens[end - 1].span.start,
            ),
            None => {
                let end = self.line_end(at);
                let last = self.tokens[end - 1].span.end;
                let first = if opened { open } else { open - 1 };
                (end, self.tokens[first].span.end..last)
            }
        };
        let clauses = Span {
            start: clauses.start,
            end: clauses.end,
        };
        let closed = group.is_some();
        let span = self.replace(at, end, b"");
        let kind = MaskKind::VecFunction {
            clauses,
            closed,
            hyphens,
        };
        self.buffer.note(span, kind, false);
        Some(end)
    }

    /// The first token that stands on a later line than token `at`.
    fn line_end(&self, at: usize) -> usize {
        let apart = |pair: &[Token]| {
            let between = pair[0].span.end as usize..pair[1].span.start as usize;
            self.text[between].contains(&b'\n')
        };
        let breaks = self.tokens[at..].windows(2).position(apart);
        breaks.map_or(self.tokens.len(), |n| at + n + 1)
    }

    fn punctuator(&mut self, at: usize) -> Option<usize> {
        let word = self.word(at);
        let span = self.tokens[at].span;
        match word {
            b"<%" => self.buffer.put(span, b"{"),
            b"%>" => self.buffer.put(span, b"}"),
            b"<:" => self.buffer.put(span, b"["),
            b":>" => self.buffer.put(span, b"]"),
            b"&&" => return self.label_address(at),
            b"?" if self.word(at + 1) == b":" => return self.omitted_operand(at),
            b":" => self.label_at_end(at),
            _ => {}
        }
        if let Some(bracket) = opens(word) {
            return self.open(at, bracket);
        }
        if let Some(bracket) = closes(word) {
            self.close(bracket);
        }
        None
    }

    /// `label: }`
    fn label_at_end(&mut self, at: usize) {
        let end = self.tokens[at].span.end;
        let last = closes(self.word(at + 1)) == Some(Bracket::Brace);
        if last && self.buffer.put_semicolon(end as usize) {
            let semicolon = Span {
                start: end,
                end: end + 1,
            };
            self.buffer.note(semicolon, MaskKind::LabelAtEnd, false);
        }
    }

    fn open(&mut self, at: usize, bracket: Bracket) -> Option<usize> {
        if bracket == Bracket::Square && opens(self.word(at + 1)) == Some(Bracket::Square) {
            return self.standard_attribute(at);
        }
        if bracket == Bracket::Brace
            && self.braces > 0
            && let Some((_, before)) = self.group
            && let Some(end) = self.brace_after_group(at, before)
        {
            return Some(end);
        }
        self.open.push((bracket, at, self.previous));
        self.braces += usize::from(bracket == Bracket::Brace);
        None
    }

    fn close(&mut self, bracket: Bracket) {
        if let Some((opened, at, before)) = self.open.pop() {
            self.braces -= usize::from(opened == Bracket::Brace);
            self.group = if bracket == Bracket::Paren {
                Some((at, before))
            } else {
                None
            };
        }
    }

    /// `{` directly after a parenthesis group, within a function: `before` is the token before
    /// the group. A nested function, an empty compound literal, or a `sizeof` of a literal.
    fn brace_after_group(&mut self, at: usize, before: Option<usize>) -> Option<usize> {
        let word = before.map_or(b"".as_slice(), |b| self.word(b));
        let named = before.is_some_and(|b| self.tokens[b].kind == TokenKind::Identifier);
        if matches!(
            word,
            b"sizeof" | b"_Alignof" | b"__alignof__" | b"__alignof"
        ) {
            let end = self.after_group(at)?;
            let span = self.replace(at, end, b"");
            self.buffer
                .note(span, MaskKind::Other("size of a compound literal"), true);
            return Some(end);
        }
        if named && !is_keyword_before_group(word) {
            let end = self.after_group(at)?;
            let span = self.replace(at, end, b";");
            self.buffer.note_function(span, "nested function");
            self.previous = Some(end - 1);
            self.group = None;
            return Some(end);
        }
        let control = matches!(word, b"if" | b"for" | b"while" | b"switch");
        if !control && closes(self.word(at + 1)) == Some(Bracket::Brace) && word != b")" {
            let span = self.replace(at, at + 2, b"0");
            self.buffer
                .note(span, MaskKind::Other("empty compound literal"), true);
            self.previous = Some(at + 1);
            self.group = None;
            return Some(at + 2);
        }
        None
    }

    /// `&&label` where an operand is expected.
    fn label_address(&mut self, at: usize) -> Option<usize> {
        let after_operand = match self.previous.map(|p| self.tokens[p].kind) {
            Some(TokenKind::Number | TokenKind::Char | TokenKind::String) => true,
            Some(TokenKind::Identifier) => self.previous_word() != b"return",
            Some(TokenKind::Punct) => match self.previous_word() {
                // `(void *)&&label`: what ends in `*` is a type.
                b")" => self
                    .previous
                    .and_then(|p| p.checked_sub(1))
                    .is_none_or(|p| self.word(p) != b"*"),
                b"]" | b"}" | b":>" | b"%>" | b"++" | b"--" => true,
                _ => false,
            },
            Some(TokenKind::Other) | None => true,
        };
        if after_operand || self.tokens.get(at + 1)?.kind != TokenKind::Identifier {
            return None;
        }
        let span = self.replace(at, at + 2, b"0");
        self.buffer.note_function(span, "address of a label");
        self.previous = Some(at + 1);
        self.group = None;
        Some(at + 2)
    }

    /// `a ?: b`: a 0 between the two, in the place of white space.
    fn omitted_operand(&mut self, at: usize) -> Option<usize> {
        let (first, second) = (self.tokens[at].span, self.tokens[at + 1].span);
        let blank = |at: usize| {
            self.text
                .get(at)
                .is_some_and(|byte| matches!(byte, b' ' | b'\t'))
        };
        let [start, end] = [first.start, second.end].map(|at| at as usize);
        let place = match first.end < second.start {
            true => Some((start, end)),
            false if blank(end) => Some((start, end + 1)),
            false if start > 0 && blank(start - 1) => Some((start - 1, end)),
            false => None,
        };
        let Some((start, end)) = place else {
            self.replace(at, at + 2, b"||");
            let kind = MaskKind::Other("conditional with an omitted operand");
            self.buffer.note(self.span(at, at + 1), kind, true);
            self.previous = Some(at + 1);
            self.group = None;
            return Some(at + 2);
        };
        let span = Span {
            start: start as u32,
            end: end as u32,
        };
        let mut shown = vec![b' '; end - start];
        shown[..2].copy_from_slice(b"?0");
        shown[end - start - 1] = b':';
        self.buffer.put(span, &shown);
        self.buffer.note(span, MaskKind::OmittedOperand, false);
        self.previous = Some(at + 1);
        self.group = None;
        Some(at + 2)
    }
}

/// Words before a parenthesis group that are no declarator.
fn is_keyword_before_group(word: &[u8]) -> bool {
    debug_assert!(word.iter().all(|b| is_name_byte(*b) || *b == b'\\'));
    matches!(
        word,
        b"if"
            | b"for"
            | b"while"
            | b"switch"
            | b"return"
            | b"case"
            | b"else"
            | b"do"
            | b"struct"
            | b"union"
            | b"enum"
            | b"typeof"
            | b"__typeof__"
            | b"__typeof"
            | b"_Alignas"
            | b"alignas"
            | b"_Generic"
            | b"_Atomic"
            | b"goto"
            | b"__builtin_choose_expr"
    ) || is_asm(word)
}
