//! The line map: which file and line each byte of the preprocessed text comes from.
//!
//! Line markers tell it: flag 1 enters a file, flag 2 returns from one. A user's own `#line`
//! yields a marker without flags, and so does a run of blank lines; `source::shifts` says which.

use crate::sorted::{SortedMap, SortedSet};

use super::lex::{Directive, DirectiveKind, Token};
use super::original::Original;
use super::shifts::{MainMarker, shifts};
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
    /// How many files include one another down to this one.
    depth: u32,
    /// It is text of the main file.
    main: bool,
    /// It is text of a system header.
    system: bool,
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
    /// Reads the markers of `text`, which is what became of `original`.
    pub fn new(name: &str, text: &str, directives: &[Directive], original: &Original) -> LineMap {
        let lines = directives
            .iter()
            .filter(|d| matches!(d.kind, DirectiveKind::Marker | DirectiveKind::Line));
        let parse = |d: &Directive| Some((d.span, Marker::parse(&text[d.span.range()])?));
        let markers: Vec<(Span, Marker)> = lines.filter_map(parse).collect();
        let mut builder = Builder::new(name, text);
        builder.preamble = !markers.iter().any(|(_, m)| m.is_preamble());
        for (number, (span, marker)) in markers.iter().enumerate() {
            builder.marker(number, *span, marker);
        }
        builder.shift(&markers, original);
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

    /// The line of the main file at `pp`, where it is known.
    pub fn physical(&self, pp: u32) -> Option<u32> {
        let segment = self.segment(pp);
        u32::try_from(i64::from(self.line(segment, pp)) - segment.shift?).ok()
    }

    /// Whether the text at `pp` is that of a system header.
    pub fn in_system_header(&self, pp: u32) -> bool {
        self.segment(pp).system
    }

    /// Where the text at `pp` stands, and the directives that include its file, up to the one in the main file, whose line
    /// is the physical one. `None`: that is not known.
    pub fn inclusion(&self, pp: u32) -> Option<Vec<Stop<'_>>> {
        let mut at = self.index(pp);
        let (file, line) = self.presumed(pp);
        let mut stops = vec![Stop { file, line }];
        while !self.segments[at].main {
            let depth = self.segments[at].depth;
            let rest = &self.segments[at + 1..];
            at += 1 + rest.iter().position(|next| next.depth < depth)?;
            let next = &self.segments[at];
            let shift = if next.main { next.shift? } else { 0 };
            stops.push(Stop {
                file: &self.files[next.file as usize],
                line: u32::try_from(i64::from(next.presumed) - shift - 1).ok()?,
            });
        }
        Some(stops)
    }

    /// The files of the project that are included.
    pub fn included(&self) -> SortedSet<&str> {
        let own = self.segments.iter().filter(|s| !s.main && !s.system);
        let names = own.map(|s| self.files[s.file as usize].as_str());
        names.filter(|name| !name.starts_with('<')).collect()
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

/// A line of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop<'a> {
    /// The file.
    pub file: &'a str,
    /// The line, the first one being 1.
    pub line: u32,
}

/// A line marker.
struct Marker {
    line: u32,
    file: Option<String>,
    enter: bool,
    leave: bool,
    system: bool,
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
                system: false,
            });
        };
        let (file, flags) = unquote(quoted)?;
        let has = |flag: &str| flags.split_ascii_whitespace().any(|f| f == flag);
        Some(Marker {
            line,
            file: Some(file),
            enter: has("1"),
            leave: has("2"),
            system: has("3"),
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

/// The file name up to the closing quote, and what follows it. `None`: it is not closed, or has an
/// escape that is not known.
pub(super) fn unquote(text: &str) -> Option<(String, &str)> {
    let bytes = text.as_bytes();
    let mut name = Vec::new();
    let mut at = 0;
    loop {
        let byte = *bytes.get(at)?;
        at += 1;
        match byte {
            b'"' => break,
            b'\\' => {
                let (value, length) = escape(&bytes[at..])?;
                name.push(value);
                at += length;
            }
            _ => name.push(byte),
        }
    }
    Some((super::readable(&name), &text[at..]))
}

/// The byte that the escape behind a backslash means, and its length.
fn escape(rest: &[u8]) -> Option<(u8, usize)> {
    let digits = |from: usize, most: usize, radix: u32| {
        let digits = rest.get(from..).unwrap_or_default().iter().take(most);
        let digits = digits.take_while(|b| char::from(**b).is_digit(radix));
        let end = from + digits.count();
        let text = std::str::from_utf8(&rest[from..end]).ok()?;
        Some((u8::from_str_radix(text, radix).ok()?, end))
    };
    let value = match *rest.first()? {
        b'0'..=b'7' => return digits(0, 3, 8),
        b'x' => return digits(1, usize::MAX, 16),
        b'a' => 7,
        b'b' => 8,
        b't' => b'\t',
        b'n' => b'\n',
        b'v' => 11,
        b'f' => 12,
        b'r' => b'\r',
        other @ (b'\\' | b'"' | b'\'' | b'?') => other,
        _ => return None,
    };
    Some((value, 1))
}

struct Builder<'a> {
    text: &'a str,
    map: LineMap,
    file_index: SortedMap<String, u32>,
    /// Depth of the include stack.
    depth: u32,
    /// The file of the first marker.
    main: Option<u32>,
    /// A marker of the built-in or command-line definitions was read, or there is none.
    preamble: bool,
    /// The main file itself has begun.
    started: bool,
    /// Segments of the main file by the number of their marker.
    mains: Vec<(usize, usize)>,
}

impl<'a> Builder<'a> {
    fn new(name: &str, text: &'a str) -> Builder<'a> {
        // A loop, since an iterator that is collected costs a call for each byte.
        let mut starts = vec![0];
        for (at, byte) in text.bytes().enumerate() {
            if byte == b'\n' {
                starts.push(at as u32 + 1);
            }
        }
        let files = vec![name.to_string()];
        let map = LineMap {
            files,
            segments: Vec::new(),
            starts,
            main_start: 0,
        };
        let file_index = SortedMap::from([(name.to_string(), 0)]);
        Builder {
            text,
            map,
            file_index,
            depth: 0,
            main: None,
            preamble: false,
            started: false,
            mains: Vec::new(),
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

    fn marker(&mut self, number: usize, span: Span, marker: &Marker) {
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
        self.preamble |= marker.is_preamble();
        let start = self.line_after(span);
        if !self.started && self.preamble && self.depth == 0 && file == main {
            self.started = true;
            self.map.main_start = start;
        }
        if self.started && self.depth == 0 {
            self.mains.push((number, self.map.segments.len()));
        }
        self.push(start, marker, file);
    }

    /// Finds the physical lines of the main file.
    fn shift(&mut self, markers: &[(Span, Marker)], original: &Original) {
        let Some(main) = self.main else {
            return;
        };
        let files = &self.map.files;
        let segment = |at: usize| &self.map.segments[at];
        let read = |&(number, at): &(usize, usize)| MainMarker {
            number: segment(at).presumed,
            name: &files[segment(at).file as usize],
            turns: markers[number].1.leave || number == self.mains[0].0,
            first_token: self.first_token(segment(at).start),
            lines: self.lines_before(segment(at).start, markers.get(number + 1)),
        };
        let mains: Vec<MainMarker<'_>> = self.mains.iter().map(read).collect();
        let user_lines = original.user_lines.as_deref();
        let shifts = shifts(&files[main as usize], &mains, user_lines, &|line| {
            original.holds_token(line)
        });
        for ((_, at), shift) in self.mains.iter().zip(shifts) {
            self.map.segments[*at].shift = shift;
        }
    }

    /// How many lines below `start` the text before the next marker ends.
    fn lines_before(&self, start: u32, next: Option<&(Span, Marker)>) -> u32 {
        let end = next.map_or(self.text.len(), |(span, _)| span.start as usize);
        let text = self.text.as_bytes().get(start as usize..end);
        let text = text.unwrap_or_default().trim_ascii_end();
        text.iter().filter(|b| **b == b'\n').count() as u32
    }

    /// How many lines below `start` the first token stands, if no directive comes before it.
    fn first_token(&self, start: u32) -> Option<u32> {
        let rest = self.text.as_bytes().get(start as usize..)?;
        let blank = rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
        let directive = matches!(rest.get(blank)?, b'#' | b'%');
        let lines = rest[..blank].iter().filter(|b| **b == b'\n').count();
        (!directive).then_some(lines as u32)
    }

    fn line_after(&self, span: Span) -> u32 {
        let end = span.end as usize;
        let rest = self.text[end..].bytes().position(|b| b == b'\n');
        rest.map_or(self.text.len(), |n| end + n + 1) as u32
    }

    fn push(&mut self, start: u32, marker: &Marker, file: u32) {
        let first_line = self
            .map
            .starts
            .partition_point(|s| *s <= start)
            .saturating_sub(1) as u32;
        let main = self.started && self.depth == 0;
        self.map.segments.push(Segment {
            start,
            first_line,
            presumed: marker.line,
            file,
            depth: self.depth,
            main,
            // The compiler's own definitions are no header's.
            system: marker.system && !marker.is_preamble(),
            shift: None,
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
                depth: 0,
                main,
                system: false,
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

#[cfg(test)]
mod tests {
    use super::super::lex::lex;
    use super::*;

    /// Each token with its presumed place, and its physical line (0: not known or not main).
    fn places(text: &str, original: &str) -> Vec<String> {
        let lexed = lex(text.as_bytes());
        let original = Original::new(original.as_bytes());
        let map = LineMap::new("m.c", text, &lexed.directives, &original);
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
        let original = format!("a\n\nc\n\nd{}e", "\n".repeat(15));
        assert_eq!(places(text, &original), expected);
    }

    #[test]
    fn inclusions_lead_to_the_main_file() {
        let text = "# 0 \"m.c\"\n# 0 \"<built-in>\"\n# 1 \"m.c\"\na\n# 1 \"h.h\" 1\n\n# 1 \"i.h\" 1\nb\n\nc\n# 5 \"h.h\" 2\nd\n# 3 \"m.c\" 2\ne\n";
        let lexed = lex(text.as_bytes());
        let original = Original::new(b"a\n#include \"h.h\"\ne\n");
        let map = LineMap::new("m.c", text, &lexed.directives, &original);
        let stops = |token: usize| {
            let stops = map.inclusion(lexed.tokens[token].span.start);
            let stops = stops.into_iter().flatten();
            stops
                .map(|stop| format!("{}:{}", stop.file, stop.line))
                .collect::<Vec<_>>()
        };
        assert_eq!(stops(0), ["m.c:1"]);
        assert_eq!(stops(2), ["i.h:3", "h.h:4", "m.c:2"]);
        assert_eq!(stops(3), ["h.h:5", "m.c:2"]);
    }

    #[test]
    fn user_lines_are_followed_while_one_reading_is_left() {
        let text = "# 1 \"m.c\"\na\n# 50 \"g.y\"\nb\n# 70 \"g.y\"\nc\n# 90 \"g.y\"\nd\n";
        let blank = |lines| "\n".repeat(lines);
        let one = format!("a\n#line 50 \"g.y\"\nb{}c{}d", blank(20), blank(20));
        let certain = ["a m.c:1 1", "b g.y:50 3", "c g.y:70 23", "d g.y:90 43"];
        assert_eq!(places(text, &one), certain);
        // A blank run up to line 70 - 47, or the second directive? Line 26 tells, if it is empty.
        let two = |last: &str| {
            let directive = format!("\n#if X\n#line 70\nc\n#endif{}{last}", blank(19));
            one.replacen(&blank(20), &directive, 1)
        };
        let certain = ["a m.c:1 1", "b g.y:50 3", "c g.y:70 6", "d g.y:90 26"];
        assert_eq!(places(text, &two("d")), certain);
        let text = text.split_once("# 90").map_or("", |(head, _)| head);
        let lost = ["a m.c:1 1", "b g.y:50 3", "c g.y:70 0"];
        let both = two("").replacen(&blank(17), &format!("{}c\n", blank(16)), 1);
        assert_eq!(places(text, &both), lost);
        let certain = ["a m.c:1 1", "b g.y:50 3", "c g.y:70 6"];
        let always = both.replace("#if X", "").replace("#endif", "");
        assert_eq!(places(text, &always), certain);
    }

    #[test]
    fn text_without_markers_is_the_main_file() {
        assert_eq!(places("a\nb", "a\nb"), ["a m.c:1 1", "b m.c:2 2"]);
    }
}
