//! The line map: which file and line each byte of the preprocessed text comes from.
//!
//! Line markers tell it: flag 1 enters a file, flag 2 returns from one. A user's own `#line`
//! yields a marker without flags, and so does a run of blank lines; the physical line behind it
//! is known only where one of the two readings is left.

use std::collections::BTreeMap;

use super::lex::{Directive, DirectiveKind, Token};
use super::original::UserLine;
use crate::span::Span;

/// A run of lines between two markers.
#[derive(Clone, Copy, Debug)]
struct Segment {
    /// Where its first line begins.
    start: u32,
    /// Index of its first line in [`LineMap::starts`].
    first_line: u32,
    /// Number of its first line, as the marker says.
    presumed: u32,
    /// Index into [`LineMap::files`].
    file: u32,
    /// It is text of the main file.
    main: bool,
    /// Presumed minus physical line, where known.
    shift: Option<i64>,
    /// How many segments before this one are not of the main file.
    foreign_before: u32,
}

/// Line markers in order, with the include stack they describe.
#[derive(Clone, Debug)]
pub struct LineMap {
    files: Vec<String>,
    segments: Vec<Segment>,
    /// Offset of each line of the preprocessed text.
    starts: Vec<u32>,
    main_start: u32,
}

impl LineMap {
    /// Reads the markers of `text`. `user_lines`: the `#line` directives of the original;
    /// `None` if they cannot be read, and then no physical line is known.
    pub fn new(
        name: &str,
        text: &str,
        directives: &[Directive],
        user_lines: Option<&[UserLine]>,
    ) -> LineMap {
        let lines = directives
            .iter()
            .filter(|d| matches!(d.kind, DirectiveKind::Marker | DirectiveKind::Line));
        let parse = |d: &Directive| Some((d.span, Marker::parse(&text[d.span.range()])?));
        let markers: Vec<(Span, Marker)> = lines.filter_map(parse).collect();
        let mut builder = Builder::new(name, text, user_lines);
        builder.preamble = !markers.iter().any(|(_, m)| m.is_preamble());
        for (span, marker) in &markers {
            builder.marker(*span, marker);
        }
        builder.finish()
    }

    /// Where the first line of the main file begins.
    pub fn main_start(&self) -> u32 {
        self.main_start
    }

    /// File and line as the markers name them.
    pub fn presumed(&self, pp: u32) -> (&str, u32) {
        let segment = self.segment(pp);
        (&self.files[segment.file as usize], self.line(segment, pp))
    }

    /// Name of the file at `pp` and by how much its line numbers are larger than the physical ones
    /// of the main file, where that is known.
    pub fn shift(&self, pp: u32) -> Option<(&str, i64)> {
        let segment = self.segment(pp);
        Some((&self.files[segment.file as usize], segment.shift?))
    }

    /// Physical line of each token in the main file; 0 where none is known.
    pub fn physical_lines(&self, tokens: &[Token]) -> Vec<u32> {
        let (mut segment, mut line) = (0, 0);
        let physical = |token: &Token| {
            let at = token.span.start;
            while self
                .segments
                .get(segment + 1)
                .is_some_and(|s| s.start <= at)
            {
                segment += 1;
            }
            while self.starts.get(line + 1).is_some_and(|s| *s <= at) {
                line += 1;
            }
            let current = &self.segments[segment];
            let Some(shift) = current.shift else {
                return 0;
            };
            let presumed =
                i64::from(current.presumed) + line as i64 - i64::from(current.first_line);
            u32::try_from(presumed - shift).unwrap_or(0)
        };
        tokens.iter().map(physical).collect()
    }

    /// Whether each token comes from the main file. No marker stands within a token.
    pub fn main_tokens<'a>(&'a self, tokens: &'a [Token]) -> impl Iterator<Item = bool> + 'a {
        let mut at = 0;
        tokens.iter().map(move |token| {
            let next = |at: usize| self.segments.get(at + 1);
            while next(at).is_some_and(|s| s.start <= token.span.start) {
                at += 1;
            }
            self.segments[at].main
        })
    }

    /// Whether all of `span` comes from the main file.
    pub fn in_main_file(&self, span: Span) -> bool {
        let first = self.index(span.start);
        let last = self.index(span.end.saturating_sub(1).max(span.start));
        let foreign =
            |i: usize| self.segments[i].foreign_before + u32::from(!self.segments[i].main);
        self.segments[first].foreign_before == foreign(last)
    }

    fn index(&self, pp: u32) -> usize {
        self.segments
            .partition_point(|s| s.start <= pp)
            .saturating_sub(1)
    }

    fn segment(&self, pp: u32) -> &Segment {
        &self.segments[self.index(pp)]
    }

    fn line(&self, segment: &Segment, pp: u32) -> u32 {
        let line = self.starts.partition_point(|s| *s <= pp).saturating_sub(1) as u32;
        segment
            .presumed
            .saturating_add(line.saturating_sub(segment.first_line))
    }
}

/// A line marker.
struct Marker {
    line: u32,
    file: Option<String>,
    enter: bool,
    leave: bool,
}

impl Marker {
    /// Reads `# 12 "file" 1` or `#line 12 "file"`.
    fn parse(text: &str) -> Option<Marker> {
        let rest = text.trim_start_matches(['#', '%', ':']).trim_start();
        let rest = rest.strip_prefix("line").unwrap_or(rest).trim_start();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let line = rest[..digits].parse().ok()?;
        let rest = rest[digits..].trim_start();
        let Some(quoted) = rest.strip_prefix('"') else {
            return Some(Marker {
                line,
                file: None,
                enter: false,
                leave: false,
            });
        };
        let (file, flags) = unquote(quoted)?;
        let has = |flag: &str| flags.split_ascii_whitespace().any(|f| f == flag);
        Some(Marker {
            line,
            file: Some(file),
            enter: has("1"),
            leave: has("2"),
        })
    }
}

impl Marker {
    /// It belongs to the built-in or command-line definitions.
    fn is_preamble(&self) -> bool {
        matches!(
            self.file.as_deref(),
            Some("<built-in>" | "<command-line>" | "<command line>")
        )
    }
}

/// The file name up to the closing quote, and what follows it.
pub(super) fn unquote(text: &str) -> Option<(String, &str)> {
    let quote = text.find(['"', '\\'])?;
    if text[quote..].starts_with('"') {
        return Some((text[..quote].to_string(), &text[quote + 1..]));
    }
    let mut name = String::new();
    let mut characters = text.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => return Some((name, &text[at + 1..])),
            '\\' => name.push(characters.next()?.1),
            _ => name.push(character),
        }
    }
    None
}

struct Builder<'a> {
    text: &'a str,
    map: LineMap,
    file_index: BTreeMap<String, u32>,
    /// Depth of the include stack.
    depth: u32,
    /// The file of the first marker.
    main: Option<u32>,
    /// A marker of the built-in or command-line definitions was read, or there is none.
    preamble: bool,
    /// The main file itself has begun.
    started: bool,
    shifts: Shifts<'a>,
}

impl<'a> Builder<'a> {
    fn new(name: &str, text: &'a str, user_lines: Option<&'a [UserLine]>) -> Builder<'a> {
        let newlines = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        let starts = std::iter::once(0)
            .chain(newlines.map(|(at, _)| at as u32 + 1))
            .collect();
        let files = vec![name.to_string()];
        let map = LineMap {
            files,
            segments: Vec::new(),
            starts,
            main_start: 0,
        };
        let shifts = Shifts::new(user_lines);
        let file_index = BTreeMap::from([(name.to_string(), 0)]);
        Builder {
            text,
            map,
            file_index,
            depth: 0,
            main: None,
            preamble: false,
            started: false,
            shifts,
        }
    }

    fn file(&mut self, name: &str) -> u32 {
        if let Some(index) = self.file_index.get(name) {
            return *index;
        }
        let index = self.map.files.len() as u32;
        self.map.files.push(name.to_string());
        self.file_index.insert(name.to_string(), index);
        index
    }

    fn marker(&mut self, span: Span, marker: &Marker) {
        let file = match &marker.file {
            Some(name) => self.file(name),
            None => self.map.segments.last().map_or(0, |s| s.file),
        };
        let main = *self.main.get_or_insert(file);
        if marker.enter {
            self.depth += 1;
        } else if marker.leave {
            self.depth = self.depth.saturating_sub(1);
        }
        let name = marker.file.as_deref().unwrap_or("");
        self.preamble |= marker.is_preamble();
        let start = self.line_after(span);
        if !self.started && self.preamble && self.depth == 0 && file == main {
            self.started = true;
            self.map.main_start = start;
        }
        let shift = if self.started && self.depth == 0 {
            self.shifts
                .marker(marker, name == self.map.files[main as usize], name)
        } else {
            None
        };
        self.push(start, marker.line, file, shift);
    }

    fn line_after(&self, span: Span) -> u32 {
        let end = span.end as usize;
        let rest = self.text[end..].bytes().position(|b| b == b'\n');
        rest.map_or(self.text.len(), |n| end + n + 1) as u32
    }

    fn push(&mut self, start: u32, presumed: u32, file: u32, shift: Option<i64>) {
        let first_line = self
            .map
            .starts
            .partition_point(|s| *s <= start)
            .saturating_sub(1) as u32;
        let main = self.started && self.depth == 0;
        self.map.segments.push(Segment {
            start,
            first_line,
            presumed,
            file,
            main,
            shift,
            foreign_before: 0,
        });
    }

    fn finish(mut self) -> LineMap {
        if self.map.segments.first().is_none_or(|s| s.start > 0) {
            let main = self.map.segments.is_empty();
            let shift = if main { Some(0) } else { None };
            let head = Segment {
                start: 0,
                first_line: 0,
                presumed: 1,
                file: 0,
                main,
                shift,
                foreign_before: 0,
            };
            self.map.segments.insert(0, head);
        }
        let mut foreign = 0;
        for segment in &mut self.map.segments {
            segment.foreign_before = foreign;
            foreign += u32::from(!segment.main);
        }
        self.map
    }
}

/// Finds presumed minus physical line for the markers of the main file.
struct Shifts<'a> {
    /// `#line` directives of the original by the number they set.
    by_number: BTreeMap<u32, Vec<&'a UserLine>>,
    readable: bool,
    /// Where the text stands now: presumed file (`None`: the main file's own name) and shift.
    file: Option<String>,
    shift: Option<i64>,
    /// Physical line of the last marker.
    line: i64,
}

impl<'a> Shifts<'a> {
    fn new(user_lines: Option<&'a [UserLine]>) -> Shifts<'a> {
        let mut by_number: BTreeMap<u32, Vec<&UserLine>> = BTreeMap::new();
        for line in user_lines.unwrap_or_default() {
            by_number.entry(line.number).or_default().push(line);
        }
        Shifts {
            by_number,
            readable: user_lines.is_some(),
            file: None,
            shift: Some(0),
            line: 0,
        }
    }

    fn marker(&mut self, marker: &Marker, own: bool, name: &str) -> Option<i64> {
        if !self.readable {
            return None;
        }
        let same_file = self.file.as_deref().map_or(own, |f| f == name);
        let presumed = i64::from(marker.line);
        let mut found = Vec::new();
        if same_file && let Some(shift) = self.shift {
            found.push(presumed - shift);
        }
        if !marker.leave && !marker.enter {
            let lines = self.by_number.get(&marker.line).into_iter().flatten();
            let fits = |l: &&&UserLine| l.file.as_deref().is_none_or(|f| f == name);
            found.extend(
                lines
                    .filter(fits)
                    .map(|l| i64::from(l.next))
                    .filter(|next| *next >= self.line),
            );
        }
        found.sort_unstable();
        found.dedup();
        // Once the shift is lost, a marker may continue any of the readings before it.
        let lost = self.shift.is_none();
        self.shift = match found[..] {
            [line] if !lost => {
                self.line = line;
                Some(presumed - line)
            }
            _ => None,
        };
        self.file = if own { None } else { Some(name.to_string()) };
        self.shift
    }
}

#[cfg(test)]
mod tests {
    use super::super::lex::lex;
    use super::*;

    /// Each token with its presumed place, and its physical line (0: not known or not main).
    fn places(text: &str, user_lines: &[UserLine]) -> Vec<String> {
        let lexed = lex(text.as_bytes());
        let map = LineMap::new("m.c", text, &lexed.directives, Some(user_lines));
        let physical = map.physical_lines(&lexed.tokens);
        let show = |(t, line): (&Token, &u32)| {
            let (file, presumed) = map.presumed(t.span.start);
            let main = if map.in_main_file(t.span) {
                ""
            } else {
                " foreign"
            };
            format!("{} {file}:{presumed} {line}{main}", &text[t.span.range()])
        };
        lexed.tokens.iter().zip(&physical).map(show).collect()
    }

    #[test]
    fn include_stack() {
        let text = "# 0 \"m.c\"\n# 0 \"<built-in>\"\n# 0 \"<command-line>\"\n# 1 \"s.h\" 1 3\nz\n# 0 \"<command-line>\" 2\n# 1 \"m.c\"\na\n# 1 \"h.h\" 1\nb\n# 3 \"m.c\" 2\nc\n\nd\n# 20 \"m.c\"\ne\n";
        let expected = [
            "z s.h:1 0 foreign",
            "a m.c:1 1",
            "b h.h:1 0 foreign",
            "c m.c:3 3",
            "d m.c:5 5",
            "e m.c:20 20",
        ];
        assert_eq!(places(text, &[]), expected);
    }

    #[test]
    fn user_lines_are_followed_while_one_reading_is_left() {
        let line = |next, number| UserLine {
            next,
            number,
            file: Some("g.y".to_string()),
        };
        let text = "# 1 \"m.c\"\na\n# 50 \"g.y\"\nb\n# 70 \"g.y\"\nc\n# 90 \"g.y\"\nd\n";
        let certain = ["a m.c:1 1", "b g.y:50 3", "c g.y:70 23", "d g.y:90 43"];
        assert_eq!(places(text, &[line(3, 50)]), certain);
        // A blank run up to line 70 - 47, or the second directive?
        let lost = ["a m.c:1 1", "b g.y:50 3", "c g.y:70 0", "d g.y:90 0"];
        assert_eq!(places(text, &[line(3, 50), line(9, 70)]), lost);
    }

    #[test]
    fn text_without_markers_is_the_main_file() {
        assert_eq!(places("a\nb", &[]), ["a m.c:1 1", "b m.c:2 2"]);
    }
}
