//! The main file as the user wrote it: tokens with their places, logical lines, `#line`.
//!
//! Line splices are removed before lexing; `Cuts` leads back over them.

use super::lex::{self, DirectiveKind, Lexed, Token, TokenKind};
use super::lines::unquote;
use crate::sorted::SortedSet;
use crate::span::{OrigSpan, Span};
use std::ops::Range;

/// A user's own `#line`, or `# 12 "file"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserLine {
    /// Physical line after the directive.
    pub next: u32,
    /// The number it gives to that line; `None`: only the compiler knows.
    pub number: Option<u32>,
    /// The file it names.
    pub file: NewName,
    /// It stands in no conditional group.
    pub certain: bool,
}

/// What a `#line` does to the name of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewName {
    /// Nothing.
    Same,
    /// This is the name.
    Named(String),
    /// Only the compiler knows.
    Unknown,
}

/// A line after splicing that holds at least one token; comments join lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogicalLine {
    /// Its first token.
    pub first_token: u32,
    /// Physical line of its first token.
    pub line: u32,
    /// Physical line of its last token.
    pub last_line: u32,
    /// Lines with the same number have no directive between them.
    pub group: u32,
}

impl LogicalLine {
    const START: LogicalLine = LogicalLine {
        first_token: 0,
        line: 1,
        last_line: 1,
        group: 0,
    };
}

/// The lexed main file.
#[derive(Clone, Debug, Default)]
pub struct Original {
    /// Text without splices and byte order mark.
    pub clean: Vec<u8>,
    /// Tokens of `clean`.
    pub tokens: Vec<Token>,
    /// Lines that hold tokens.
    pub lines: Vec<LogicalLine>,
    /// `#line` directives; `None` if the file was preprocessed before and says so.
    pub user_lines: Option<Vec<UserLine>>,
    /// Where conditional directives stand in `clean`.
    conditionals: Vec<u32>,
    /// On which physical lines.
    conditional_lines: Vec<u32>,
    /// The groups that begin behind them, as numbers into `around`: the one around where a section ends.
    groups: Vec<u32>,
    /// The groups around groups; the first one is the whole file.
    around: Vec<u32>,
    /// Physical lines of `#define` and `#undef` in conditional groups.
    conditional_defines: Vec<u32>,
    /// Macros that say what is included.
    pub including: SortedSet<String>,
    /// What conditional directives ask for, but for the first one.
    asked: SortedSet<String>,
    /// Where that one stands, and what it asks for, if it may be an include guard.
    guard: Option<(u32, String)>,
    /// What they define.
    conditional_macros: SortedSet<Vec<u8>>,
    /// `#pragma` lines: physical line, and place in `clean`.
    pragmas: Vec<(u32, Span)>,
    cuts: Cuts,
}

impl Original {
    /// Reads the main file.
    pub fn new(bytes: &[u8]) -> Original {
        if bytes.len() >= u32::MAX as usize / 2 || is_ambiguous(bytes) {
            return Original::default();
        }
        let (clean, cuts) = unsplice(bytes);
        let clean = super::readable(&clean).into_bytes();
        let lexed = lex::lex(&clean);
        let mut original = Original {
            clean,
            cuts,
            user_lines: Some(Vec::new()),
            ..Original::default()
        };
        original.read_lines(bytes, &lexed);
        original.tokens = lexed.tokens;
        original
    }

    /// Spelling of token number `index`.
    pub fn spelling(&self, index: usize) -> &[u8] {
        self.tokens
            .get(index)
            .map_or(b"", |t| &self.clean[t.span.range()])
    }

    /// Place of token number `index` in the file.
    pub fn place(&self, index: usize) -> Option<OrigSpan> {
        let span = self.tokens.get(index)?.span;
        let start = self.cuts.original(span.start);
        let end = self.cuts.original(span.end.checked_sub(1)?) + 1;
        Some(OrigSpan { start, end })
    }

    /// Whether a token stands on physical line `line`.
    pub fn holds_token(&self, line: u32) -> bool {
        let holding = self.line_holding(line).map(|index| &self.lines[index]);
        holding.is_some_and(|held| line <= held.last_line)
    }

    /// Whether a conditional directive stands between two places of `clean`.
    pub fn has_conditional(&self, from: u32, to: u32) -> bool {
        let first = self.conditionals.partition_point(|at| *at < from);
        self.conditionals.get(first).is_some_and(|at| *at < to)
    }

    /// The group of a conditional section that holds a place of `clean`; 0 outside of all.
    pub fn group(&self, at: u32) -> u32 {
        let before = self.conditionals.partition_point(|other| *other < at);
        let last = before.checked_sub(1).and_then(|n| self.groups.get(n));
        last.copied().unwrap_or(0)
    }

    /// The group of a conditional section that holds a physical line; 0 outside of all.
    pub fn group_on(&self, line: u32) -> u32 {
        let before = self
            .conditional_lines
            .partition_point(|other| *other < line);
        let last = before.checked_sub(1).and_then(|n| self.groups.get(n));
        last.copied().unwrap_or(0)
    }

    /// The innermost group that holds all tokens, as that of an include guard; 0 if there is none.
    pub fn common_group(&self) -> u32 {
        let ends = self.tokens.first().zip(self.tokens.last());
        let Some((first, last)) = ends else {
            return 0;
        };
        let mut group = self.group(first.span.start);
        while group != 0 && !self.encloses(group, self.group(last.span.start)) {
            group = self.around[group as usize];
        }
        group
    }

    fn encloses(&self, wanted: u32, mut group: u32) -> bool {
        while group != wanted && group != 0 {
            group = self.around[group as usize];
        }
        group == wanted
    }

    /// Whether what stands on a physical line is in a configuration of the file if a place of `clean` is.
    pub fn comes_on(&self, line: u32, other: u32) -> bool {
        self.encloses(self.group_on(line), self.group(other))
    }

    /// The tokens of the logical line that holds a physical one.
    pub fn tokens_on(&self, line: u32) -> Range<usize> {
        self.line_holding(line).map_or(0..0, |on_line| {
            self.lines[on_line].first_token as usize..self.end_of_line(on_line) as usize
        })
    }

    /// Whether tokens are in all configurations in which the file says anything.
    pub fn is_unconditional(&self, tokens: Range<usize>) -> bool {
        let place = |index: usize| self.tokens.get(index).map_or(0, |token| token.span.start);
        let last = place(tokens.end.saturating_sub(1));
        self.group(place(tokens.start)) == self.common_group()
            && !self.has_conditional(place(tokens.start), last)
    }

    /// How many groups of conditional sections there are, the whole file counted with them if there are any.
    pub fn groups(&self) -> usize {
        self.around.len()
    }

    /// Whether a place of `clean` is in a configuration of the file only if another one is.
    pub fn comes_with(&self, at: u32, other: u32) -> bool {
        self.encloses(self.group(at), self.group(other))
    }

    /// Whether some of the tokens between two places of `clean` stand in another group than the first of these.
    pub fn has_conditional_tokens(&self, from: u32, to: u32) -> bool {
        let base = self.group(from);
        let first = self.conditionals.partition_point(|at| *at < from);
        let in_range = (first..).zip(&self.conditionals[first..]);
        let mut in_range = in_range.take_while(|(_, at)| **at < to);
        in_range.any(|(n, &at)| {
            let next = self
                .conditionals
                .get(n + 1)
                .map_or(to, |next| to.min(*next));
            let token = self.tokens.partition_point(|token| token.span.start < at);
            let held = self.tokens.get(token);
            self.groups[n] != base && held.is_some_and(|token| token.span.start < next)
        })
    }

    /// Notes what a conditional directive asks for.
    fn note_asked(&mut self, directive: Span, word: &[u8]) {
        let text = &self.clean[directive.range()];
        let tokens = lex::lex_line(text);
        let names = tokens
            .iter()
            .skip(2)
            .filter(|token| token.kind == TokenKind::Identifier);
        let names = names.filter_map(|token| std::str::from_utf8(&text[token.span.range()]).ok());
        let names: Vec<String> = names
            .filter(|name| *name != "defined")
            .map(str::to_owned)
            .collect();
        // The first one of a file is a guard if nothing stands before it, and all behind it.
        let first = self.conditionals.len() == 1;
        let guard = first && matches!(word, b"ifndef" | b"if") && names.len() == 1;
        match guard {
            true => self.guard = Some((directive.start, names.concat())),
            false => self.asked.extend(names),
        }
    }

    /// Notes the macro that says what is included, if one does.
    fn note_include(&mut self, directive: Span) {
        let text = &self.clean[directive.range()];
        let what = lex::lex_line(text).into_iter().nth(2);
        let name = what.filter(|token| token.kind == TokenKind::Identifier);
        let name = name.and_then(|name| std::str::from_utf8(&text[name.span.range()]).ok());
        self.including.extend(name.map(str::to_owned));
    }

    /// What conditional directives ask for.
    pub fn asked(&self) -> SortedSet<String> {
        let mut asked = self.asked.clone();
        if let Some((at, name)) = &self.guard
            && !self.is_guard(*at)
        {
            asked.insert(name.clone());
        }
        asked
    }

    /// Whether the whole file stands in the group of the conditional directive at a place, its first one.
    fn is_guard(&self, at: u32) -> bool {
        let before = self
            .tokens
            .first()
            .is_some_and(|token| token.span.start < at);
        let ends = self.conditionals.len() > 1
            && self.groups.last() == Some(&0)
            && self.groups.iter().filter(|group| **group == 0).count() == 1;
        let last = self.conditionals.last().copied().unwrap_or(0);
        let behind = self
            .tokens
            .last()
            .is_some_and(|token| token.span.start > last);
        // The first group goes on to the end: no `#else` of it.
        let outer = self
            .around
            .iter()
            .skip(1)
            .filter(|around| **around == 0)
            .count();
        ends && outer == 1 && !before && !behind
    }

    /// Notes a conditional directive and the group that begins behind it.
    fn note_conditional(&mut self, at: u32, line: u32, word: &[u8]) {
        if self.around.is_empty() {
            self.around.push(0);
        }
        let inside = self.groups.last().copied().unwrap_or(0);
        let around = match word {
            b"if" | b"ifdef" | b"ifndef" => inside,
            _ => self.around[inside as usize],
        };
        let group = match word {
            b"endif" => around,
            _ => {
                self.around.push(around);
                self.around.len() as u32 - 1
            }
        };
        self.conditionals.push(at);
        self.conditional_lines.push(line);
        self.groups.push(group);
    }

    /// Whether the `#define` on physical line `line` stands in a conditional group.
    pub fn is_conditional_define(&self, line: u32) -> bool {
        self.conditional_defines.binary_search(&line).is_ok()
    }

    /// Whether a `#define` in a conditional group is about that name.
    pub fn defines_conditionally(&self, name: &str) -> bool {
        self.conditional_macros.contains(name.as_bytes())
    }

    /// Place in `clean` of the `#pragma` on physical line `line`.
    pub fn pragma_at(&self, line: u32) -> Option<Span> {
        let index = self.pragmas.binary_search_by_key(&line, |(l, _)| *l).ok()?;
        Some(self.pragmas[index].1)
    }

    /// Where a part of `clean` that is not empty stands in the file.
    pub fn original_range(&self, clean: Span) -> OrigSpan {
        OrigSpan {
            start: self.cuts.original(clean.start),
            end: self.cuts.original(clean.end.saturating_sub(1)) + 1,
        }
    }

    /// Index of the last logical line that begins on physical line `line` or before it.
    pub fn line_holding(&self, line: u32) -> Option<usize> {
        self.lines
            .partition_point(|l| l.line <= line)
            .checked_sub(1)
    }

    /// Index of the first logical line after the directive before logical line `index`.
    pub fn group_start(&self, index: usize) -> usize {
        let group = self.lines[index].group;
        self.lines.partition_point(|l| l.group < group)
    }

    /// One past the last token of logical line `index`.
    pub fn end_of_line(&self, index: usize) -> u32 {
        self.lines
            .get(index + 1)
            .map_or(self.tokens.len() as u32, |l| l.first_token)
    }

    /// One past the last token before the next directive after logical line `index`.
    pub fn group_end(&self, index: usize) -> u32 {
        let group = self.lines[index].group;
        let after = self.lines.partition_point(|l| l.group <= group);
        self.lines
            .get(after)
            .map_or(self.tokens.len() as u32, |l| l.first_token)
    }

    /// 1-based physical line and column of the byte at `offset`, which token `index` holds.
    pub fn position(&self, bytes: &[u8], index: usize, offset: u32) -> (u32, u32) {
        let before = self
            .lines
            .partition_point(|l| l.first_token as usize <= index);
        let line = before
            .checked_sub(1)
            .map_or(LogicalLine::START, |l| self.lines[l]);
        let from = self
            .place(line.first_token as usize)
            .map_or(0, |p| p.start as usize);
        let head = bytes.get(..offset as usize).unwrap_or(bytes);
        let newlines = head
            .get(from..)
            .map_or(0, |b| b.iter().filter(|b| **b == b'\n').count());
        let column = head.iter().rev().take_while(|b| **b != b'\n').count() as u32 + 1;
        (line.line + newlines as u32, column)
    }

    fn read_lines(&mut self, bytes: &[u8], lexed: &Lexed) {
        let mut counter = LineCounter {
            bytes,
            at: 0,
            line: 1,
        };
        let mut directives = lexed.directives.iter().peekable();
        let mut group = 0;
        let mut depth = 0;
        for (index, &first) in lexed.line_starts.iter().enumerate() {
            while let Some(directive) = directives.next_if(|d| d.next_token <= first) {
                group += 1;
                self.read_directive(&mut counter, directive, &mut depth);
            }
            let next = lexed
                .line_starts
                .get(index + 1)
                .map_or(lexed.tokens.len(), |n| *n as usize);
            let line = counter.line_of(self.cuts.original(lexed.tokens[first as usize].span.start));
            let last_line = counter.line_of(self.cuts.original(lexed.tokens[next - 1].span.start));
            self.lines.push(LogicalLine {
                first_token: first,
                line,
                last_line,
                group,
            });
        }
        for directive in directives {
            self.read_directive(&mut counter, directive, &mut depth);
        }
    }

    /// `depth`: how many conditional groups are open.
    fn read_directive(
        &mut self,
        counter: &mut LineCounter<'_>,
        directive: &lex::Directive,
        depth: &mut u32,
    ) {
        let text = &self.clean[directive.span.range()];
        match directive.kind {
            DirectiveKind::Line | DirectiveKind::Marker => {}
            DirectiveKind::Pragma => {
                let line = counter.line_of(self.cuts.original(directive.span.start));
                self.pragmas.push((line, directive.span));
                return;
            }
            DirectiveKind::Other => {
                let word = directive_word(text, 1).to_vec();
                match &word[..] {
                    b"if" | b"ifdef" | b"ifndef" => *depth += 1,
                    b"endif" => *depth = depth.saturating_sub(1),
                    b"else" | b"elif" | b"elifdef" | b"elifndef" => {}
                    b"include" | b"include_next" | b"import" => {
                        self.note_include(directive.span);
                        return;
                    }
                    _ => return,
                }
                let line = counter.line_of(self.cuts.original(directive.span.start));
                self.note_conditional(directive.span.start, line, &word);
                self.note_asked(directive.span, &word);
                return;
            }
            DirectiveKind::Define | DirectiveKind::Undef => {
                if *depth > 0 {
                    let line = counter.line_of(self.cuts.original(directive.span.start));
                    self.conditional_defines.push(line);
                    self.conditional_macros
                        .insert(directive_word(text, 2).to_vec());
                }
                return;
            }
        }
        let end = self.cuts.original(directive.span.end);
        let next = counter.line_of(end) + 1;
        let line = user_line(text, next, *depth == 0);
        match (line, &mut self.user_lines) {
            (Some(line), Some(lines)) => lines.push(line),
            _ => self.user_lines = None,
        }
    }
}

/// A word of a directive; the `#` has number 0.
fn directive_word(text: &[u8], number: usize) -> &[u8] {
    let words = lex::lex_line(text);
    words.get(number).map_or(b"", |t| &text[t.span.range()])
}

/// Reads `#line 12 "file"` and `# 12 "file"`. `None`: it enters a file or leaves one.
fn user_line(text: &[u8], next: u32, certain: bool) -> Option<UserLine> {
    let tokens = lex::lex_line(text);
    let words: Vec<&[u8]> = tokens.iter().map(|t| &text[t.span.range()]).collect();
    let rest = words.get(1..).unwrap_or_default();
    let rest = rest.strip_prefix(&[b"line".as_slice()]).unwrap_or(rest);
    let text_of = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
    let number = rest.first().and_then(|word| {
        let digits = word.iter().all(u8::is_ascii_digit);
        digits.then(|| text_of(word).parse().ok())?
    });
    let file = match rest {
        [_] if number.is_some() => NewName::Same,
        [_, name, ..] if number.is_some() => {
            let name = text_of(name);
            let known = name.strip_prefix('"').and_then(unquote);
            known.map_or(NewName::Unknown, |(name, _)| NewName::Named(name))
        }
        _ => NewName::Unknown,
    };
    let flags = rest.get(2..).unwrap_or_default();
    let turns = flags.iter().any(|f| matches!(*f, b"1" | b"2"));
    (!turns).then_some(UserLine {
        next,
        number,
        file,
        certain,
    })
}

/// Whether compilers may disagree with us on where lines end: a lone carriage return, or the
/// trigraph for a backslash.
fn is_ambiguous(bytes: &[u8]) -> bool {
    bytes.iter().enumerate().any(|(at, byte)| match byte {
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        b'?' => bytes[at + 1..].starts_with(b"?/"),
        _ => false,
    })
}

/// Physical lines for increasing offsets.
struct LineCounter<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u32,
}

impl LineCounter<'_> {
    fn line_of(&mut self, offset: u32) -> u32 {
        let end = (offset as usize).clamp(self.at, self.bytes.len());
        self.line += self.bytes[self.at..end]
            .iter()
            .filter(|b| **b == b'\n')
            .count() as u32;
        self.at = end;
        self.line
    }
}

/// What was cut out of the file, by the offset in the clean text before which it stood.
#[derive(Clone, Debug, Default)]
struct Cuts {
    /// Offset in the clean text, and the bytes cut out up to there.
    cuts: Vec<(u32, u32)>,
}

impl Cuts {
    fn original(&self, clean: u32) -> u32 {
        let before = self.cuts.partition_point(|(at, _)| *at <= clean);
        clean + before.checked_sub(1).map_or(0, |last| self.cuts[last].1)
    }
}

/// Removes the byte order mark and every backslash that stands before a line end (white space
/// between them counts for nothing), with the line end.
fn unsplice(bytes: &[u8]) -> (Vec<u8>, Cuts) {
    let mut clean = Vec::with_capacity(bytes.len());
    let mut cuts = Vec::new();
    let mut copied = 0;
    if bytes.starts_with(b"\xef\xbb\xbf") {
        copied = 3;
        cuts.push((0, 3));
    }
    let mut at = copied;
    while let Some(next) = bytes[at..].iter().position(|b| *b == b'\\').map(|n| at + n) {
        at = next + 1;
        if let Some(end) = splice_end(bytes, at) {
            clean.extend_from_slice(&bytes[copied..next]);
            (copied, at) = (end, end);
            cuts.push((clean.len() as u32, (end - clean.len()) as u32));
        }
    }
    clean.extend_from_slice(&bytes[copied..]);
    (clean, Cuts { cuts })
}

/// One past the line end, if nothing but white space stands between `at` and it.
fn splice_end(bytes: &[u8], at: usize) -> Option<usize> {
    let blank = |b: &&u8| matches!(b, b' ' | b'\t' | b'\r' | 0x0b | 0x0c);
    let end = at + bytes[at..].iter().take_while(blank).count();
    if bytes.get(end) == Some(&b'\n') {
        Some(end + 1)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tokens with their places, one logical line per entry.
    fn lines(text: &str) -> Vec<String> {
        let original = Original::new(text.as_bytes());
        let show = |(i, l): (usize, &LogicalLine)| {
            let tokens = l.first_token as usize..original.end_of_line(i) as usize;
            let token = |t: usize| {
                let place = original.place(t).unwrap();
                format!(
                    "{}@{}-{}",
                    String::from_utf8_lossy(original.spelling(t)),
                    place.start,
                    place.end
                )
            };
            let tokens: Vec<String> = tokens.map(token).collect();
            format!(
                "{}-{} g{}: {}",
                l.line,
                l.last_line,
                l.group,
                tokens.join(" ")
            )
        };
        original.lines.iter().enumerate().map(show).collect()
    }

    #[test]
    fn splices_comments_and_marks() {
        assert_eq!(
            lines("\u{feff}in\\\nt a\\\r\nb;"),
            ["1-3 g0: int@3-8 ab@9-14 ;@14-15"]
        );
        assert_eq!(
            lines("a /* \n */ b // c \\\n d\ne"),
            ["1-2 g0: a@0-1 b@10-11", "4-4 g0: e@22-23"]
        );
        assert_eq!(
            lines("#if 1 /* \n */ x\na\n#endif\r\nb"),
            ["3-3 g1: a@16-17", "5-5 g2: b@26-27"]
        );
    }

    #[test]
    fn user_lines() {
        let original = Original::new(b"a\n#line 7 \"x.y\"\nb\n# line 9\n");
        let line = |next, number, file, certain| UserLine {
            next,
            number,
            file,
            certain,
        };
        let named = |name: &str| NewName::Named(name.to_string());
        let first = line(3, Some(7), named("x.y"), true);
        let second = line(5, Some(9), NewName::Same, true);
        assert_eq!(original.user_lines, Some(vec![first, second]));
        let read = |text: &str| Original::new(text.as_bytes()).user_lines;
        let unknown = || Some(vec![line(2, None, NewName::Unknown, true)]);
        assert_eq!(read("#line N\n"), unknown());
        assert_eq!(read("#line 4294967297\n"), unknown());
        assert_eq!(
            read("#if X\n# /**/ 010 \"a\\\"\\\\\\101\" 3 //\n#endif\n"),
            Some(vec![line(3, Some(10), named("a\"\\A"), false)])
        );
        assert_eq!(
            read("#line 8 N\n"),
            Some(vec![line(2, Some(8), NewName::Unknown, true)])
        );
        assert_eq!(read("# 1 \"a.c\" 1\n"), None);
    }

    #[test]
    fn texts_on_which_compilers_disagree() {
        assert!(Original::new(b"int a;\rint b;").tokens.is_empty());
        assert!(Original::new(b"int a; // x ??/\n").tokens.is_empty());
    }
}
