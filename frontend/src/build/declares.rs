//! Which names an external declaration of an included file gives a meaning to, by its tokens alone.
//!
//! A name too many costs time, one too few would leave a declaration unread that is needed: what is
//! not plainly a use counts.

use crate::source::{MaskKind, Piece, PieceKind, Source, Token, TokenKind};
use crate::span::Span;

/// What a word is at the outermost level of a declaration.
enum Word {
    /// Says nothing of names: storage, qualifiers.
    Silent,
    /// A type by itself.
    Type,
    /// `struct`, `union`: a tag may follow.
    Record,
    /// `enum`
    Enum,
    /// Parentheses follow that may hold anything.
    Odd,
    Other,
}

fn class(word: &str) -> Word {
    let reserved = word.starts_with("__");
    match if reserved {
        word.trim_matches('_')
    } else {
        word
    } {
        "const" | "volatile" | "restrict" | "inline" => Word::Silent,
        "asm" | "extern" | "static" | "typedef" | "register" | "_Noreturn" | "_Thread_local" => {
            Word::Silent
        }
        "void" | "char" | "short" | "int" | "long" | "float" | "double" => Word::Type,
        "signed" | "unsigned" | "_Bool" | "_Complex" => Word::Type,
        "struct" | "union" => Word::Record,
        "enum" => Word::Enum,
        _ if word.contains("typeof") || word.contains("auto_type") => Word::Odd,
        "_Alignas" | "alignas" | "_Atomic" | "_BitInt" | "auto" | "constexpr" => Word::Odd,
        _ => Word::Other,
    }
}

/// The ordinary names and tags that `tokens`, a declaration or the head of a definition, declare or
/// mention in a place where they may be declared. `None`: vcc does not know.
pub(super) fn declared<'a>(source: &'a Source, tokens: &'a [Token]) -> Option<Vec<&'a str>> {
    let mut reader = Reader {
        source,
        tokens,
        names: Vec::new(),
    };
    let first = tokens.first().map_or("", |t| masked_word(source, t));
    if first == "_Static_assert" {
        return Some(Vec::new());
    }
    reader.outermost()?;
    (!reader.names.is_empty()).then_some(reader.names)
}

struct Reader<'a> {
    source: &'a Source,
    tokens: &'a [Token],
    names: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    /// Empty behind the last one, and where the mask has blanks.
    fn word(&self, at: usize) -> &'a str {
        let token = self.tokens.get(at);
        token.map_or("", |token| masked_word(self.source, token))
    }

    /// The next token that the parser sees, from `at` on.
    fn seen(&self, mut at: usize) -> usize {
        while at < self.tokens.len() && self.word(at).is_empty() {
            at += 1;
        }
        at
    }

    /// Notes a name as the source spells it.
    fn note(&mut self, at: usize) {
        self.names.push(self.source.slice(self.tokens[at].span));
    }

    fn is_name(&self, at: usize) -> bool {
        let token = self.tokens.get(at);
        token.is_some_and(|t| t.kind == TokenKind::Identifier)
            && matches!(class(self.word(at)), Word::Other)
    }

    fn outermost(&mut self) -> Option<()> {
        // Whether the specifiers have named a type, and whether the token before is a declarator's end.
        let (mut typed, mut declarator) = (false, false);
        let mut at = self.seen(0);
        while at < self.tokens.len() {
            let word = self.word(at);
            let next = self.seen(at + 1);
            let mut ends_declarator = false;
            match class(word) {
                Word::Silent => ends_declarator = declarator,
                Word::Type => typed = true,
                Word::Record | Word::Enum => {
                    typed = true;
                    at = self.tagged(at)?;
                    continue;
                }
                Word::Odd => return None,
                Word::Other if self.is_name(at) => {
                    // Without a type before it, it is one itself, unless no declarator follows.
                    if typed || matches!(self.word(next), "(" | ";" | "," | "=" | "[" | ")") {
                        self.note(at);
                    }
                    ends_declarator = std::mem::replace(&mut typed, true);
                }
                Word::Other => match word {
                    "(" if declarator => {
                        let end = self.closed(at)?;
                        // `type (name)(…)`
                        if self.word(self.seen(end)) == "(" {
                            at = next;
                            declarator = false;
                            continue;
                        }
                        at = self.seen(end);
                        continue;
                    }
                    "[" => {
                        at = self.passed(at)?;
                        continue;
                    }
                    "=" => {
                        at = self.after_initializer(next)?;
                        declarator = false;
                        continue;
                    }
                    ")" => ends_declarator = true,
                    "(" | "*" | "," | ";" => {}
                    _ => return None,
                },
            }
            declarator = ends_declarator;
            at = next;
        }
        Some(())
    }

    /// A tag and the members or enumerators behind it; returns what comes then.
    fn tagged(&mut self, at: usize) -> Option<usize> {
        let mut at = self.tag(at);
        if self.word(at) != "{" {
            return Some(at);
        }
        let end = self.closed(at)?;
        // Whether the open braces are those of enumerators.
        let mut open: Vec<bool> = Vec::new();
        let mut kind = self.opens_enumerators(at);
        while at < end {
            match self.word(at) {
                "{" => open.push(std::mem::take(&mut kind)),
                "}" => {
                    open.pop();
                }
                "struct" | "union" | "enum" => {
                    at = self.tag(at);
                    kind = self.opens_enumerators(at);
                    continue;
                }
                _ if open.last() == Some(&true) && self.is_name(at) => self.note(at),
                _ => {}
            }
            at = self.seen(at + 1);
        }
        Some(self.seen(end))
    }

    /// Notes the tag behind a keyword, if there is one; returns what comes then.
    fn tag(&mut self, keyword: usize) -> usize {
        let at = self.seen(keyword + 1);
        if !self.is_name(at) {
            return at;
        }
        self.note(at);
        self.seen(at + 1)
    }

    /// Whether the brace at `at` is one of an `enum`.
    fn opens_enumerators(&self, at: usize) -> bool {
        let before = self.tokens[..at.min(self.tokens.len())].iter().rev();
        let mut before = before
            .map(|token| masked_word(self.source, token))
            .filter(|word| !word.is_empty());
        let last = before.next();
        self.word(at) == "{" && (last == Some("enum") || before.next() == Some("enum"))
    }

    /// Behind the bracket that closes the one at `open`.
    fn closed(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for at in open..self.tokens.len() {
            match self.word(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return Some(at + 1);
            }
        }
        None
    }

    /// Behind that bracket, if no tag stands between: what an expression defines is seen at file scope.
    fn passed(&self, open: usize) -> Option<usize> {
        let end = self.closed(open)?;
        let tag = |at: usize| matches!(class(self.word(at)), Word::Record | Word::Enum);
        (!(open..end).any(tag)).then(|| self.seen(end))
    }

    /// The `,` or `;` behind an initializer.
    fn after_initializer(&self, mut at: usize) -> Option<usize> {
        loop {
            match self.word(at) {
                "," | ";" => return Some(at),
                "(" | "[" | "{" => at = self.passed(at)?,
                _ if at >= self.tokens.len() => return None,
                _ => at = self.seen(at + 1),
            }
        }
    }
}

/// The function that a piece declares, if it stands in an included file, declares nothing else, and
/// nothing else is said of it.
pub(super) fn prototype_name<'a>(source: &'a Source, piece: &Piece) -> Option<&'a str> {
    if piece.in_main_file || piece.kind != PieceKind::Declaration || piece.too_deep {
        return None;
    }
    let tokens = source.tokens_in(piece.span);
    let words = || tokens.iter().map(|t| masked_word(source, t));
    let head = tokens.first().map_or("", |t| source.slice(t.span));
    if head == "typedef" {
        return None;
    }
    let open = words().position(|word| word == "(")?;
    let name = open.checked_sub(1).map(|at| &tokens[at])?;
    let mut depth = 0_usize;
    let close = words().skip(open).position(|word| {
        depth = (depth + usize::from(word == "(")) - usize::from(word == ")");
        depth == 0
    })?;
    // What the mask has blanked has no words.
    let rest: Vec<&str> = words()
        .skip(open + close + 1)
        .filter(|w| !w.is_empty())
        .collect();
    let alone = rest == [";"] && words().all(|word| word != "{");
    let one = !words()
        .take(open)
        .any(|word| matches!(word, "," | "=" | "["));
    let plain = name.kind == TokenKind::Identifier && !is_type_word(masked_word(source, name));
    if !alone || !one || !plain || open < 2 || annotated(source, piece.span) {
        return None;
    }
    Some(source.slice(name.span))
}

/// The text of a token as the parser sees it; empty if it sees blanks.
pub(super) fn masked_word<'a>(source: &'a Source, token: &Token) -> &'a str {
    let word = source.masked().get(token.span.range()).unwrap_or("");
    word.trim_ascii()
}

/// Words before a parenthesis that is none of a list of parameters.
pub(super) fn is_type_word(word: &str) -> bool {
    word.is_empty()
        || word.contains("typeof")
        || matches!(
            word,
            "void"
                | "char"
                | "short"
                | "int"
                | "long"
                | "float"
                | "double"
                | "signed"
                | "unsigned"
                | "const"
                | "volatile"
                | "restrict"
                | "struct"
                | "union"
                | "enum"
                | "extern"
                | "static"
                | "inline"
                | "_Atomic"
                | "_Alignas"
                | "_Bool"
                | "_Noreturn"
                | "_Static_assert"
        )
}

/// Whether a directive of vectorization may be about a declaration.
pub(super) fn annotated(source: &Source, span: Span) -> bool {
    let of_ours = |kind: &MaskKind| match kind {
        MaskKind::VecFunction { .. } => true,
        MaskKind::Attribute(names) | MaskKind::StandardAttribute(names) => {
            names.iter().any(|name| {
                name.contains("simd") || name.ends_with("vector") || name.contains("alias")
            })
        }
        _ => false,
    };
    !source.pragmas_in(span).is_empty()
        || !source.pragmas_before(span.start).is_empty()
        || source
            .mask_sites_in(span)
            .iter()
            .any(|site| of_ours(&site.kind))
}
