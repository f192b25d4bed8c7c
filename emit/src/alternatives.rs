//! Vector code under a guard: for who does not compile it, the user's own text stands beside it.
//!
//! Edits that lie close together, and those of one loop's header, become one group:
//!
//! ```text
//! #ifdef VCC_VECTOR
//!     the text with the edits
//! #else
//!     the text as it was
//! #endif
//! ```
//!
//! A group begins and ends with a line where that can be had without a token of the user's in it.

use crate::output::{Branch, Content, Output, Piece};
use crate::place::statements::{newline, surroundings};
use crate::splice::{Edit, When};
use frontend::span::OrigSpan;

/// Under what the text of [`When::Vector`] stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guard {
    /// The macro that is defined where vector code is compiled.
    pub name: String,
    /// Parts of the original that no directive is to divide.
    pub wholes: Vec<OrigSpan>,
}

/// A macro call in the place of which the original has its expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unexpanded {
    /// Where the expansion stands.
    pub span: OrigSpan,
    /// What the user wrote.
    pub text: Vec<u8>,
}

/// An edit, at the place where its text is to stand; or a call that needs no expansion.
struct Item {
    span: OrigSpan,
    content: Content,
    when: When,
}

impl Item {
    fn inserts_at(&self, at: u32) -> bool {
        self.span.start == at && self.span.end == at
    }

    /// The text of an edit.
    fn text(&self) -> &str {
        match &self.content {
            Content::Inserted(_, text) => text,
            Content::Kept(_) | Content::Unexpanded(..) | Content::Layout(_) => "",
        }
    }

    /// The text without a line end at its beginning.
    fn without(&self, line_end: &str) -> Content {
        match &self.content {
            Content::Inserted(number, text) => {
                let text = text.strip_prefix(line_end).unwrap_or(text);
                Content::Inserted(*number, text.to_owned())
            }
            other => other.clone(),
        }
    }
}

/// The original with edits, those for vector code under the guard.
pub fn guarded<'a>(
    original: &'a [u8],
    edits: &'a [Edit],
    guard: &Guard,
    calls: &[Unexpanded],
) -> Output<'a> {
    let items = items(original, edits, calls);
    let mut writer = Writer {
        output: Output::new(original, edits),
        guard: &guard.name,
        newline: newline(original),
        calls,
        done: 0,
    };
    let mut rest = &items[..];
    for group in groups(original, &items, guard, calls) {
        let before = |e: &Item| e.when == When::Always && e.span.end <= group.start;
        let (all, others) = rest.split_at(rest.iter().take_while(|e| before(e)).count());
        writer.for_all(all);
        let inside = |e: &Item| match e.when {
            When::Vector => e.span.end <= group.end,
            When::Always => e.span.start < group.end,
        };
        let (own, after) = others.split_at(others.iter().take_while(|e| inside(e)).count());
        let limit = after
            .first()
            .map_or(original.len() as u32, |e| e.span.start);
        writer.group(group, own, limit);
        rest = after;
    }
    writer.for_all(rest);
    let end = original.len() as u32;
    writer.output.keep(writer.done, end, Branch::All);
    writer.output
}

/// The edits; new lines of vector code begin behind the line after which they are inserted, so that a
/// comment stays on its line.
fn items(original: &[u8], edits: &[Edit], calls: &[Unexpanded]) -> Vec<Item> {
    let newline = newline(original);
    let item = |(number, edit): (usize, &Edit)| {
        let at = edit.span.start;
        let rest = edit.text.strip_prefix(newline);
        let lines = rest.filter(|_| edit.when == When::Vector && edit.span.end == at);
        let next = edits[number..].iter().find(|e| e.span.start > at);
        let end = line_end(original, at);
        let end = end.filter(|end| next.is_none_or(|next| *end <= next.span.start));
        let (span, text) = match lines.zip(end) {
            Some((lines, end)) => (OrigSpan { start: end, end }, format!("{lines}{newline}")),
            None => (edit.span, edit.text.clone()),
        };
        Item {
            span,
            content: Content::Inserted(number, text),
            when: edit.when,
        }
    };
    let mut items: Vec<Item> = edits.iter().enumerate().map(item).collect();
    for call in calls {
        if edits.iter().any(|edit| touch(edit.span, call.span)) {
            continue;
        }
        let at = items.partition_point(|item| item.span.start < call.span.start);
        let written = Item {
            span: call.span,
            content: Content::Unexpanded(call.span.start, call.text.clone()),
            when: When::Always,
        };
        items.insert(at, written);
    }
    items
}

fn touch(a: OrigSpan, b: OrigSpan) -> bool {
    a.start <= b.end && b.start <= a.end
}

/// The parts of the original that stand in two forms.
fn groups(original: &[u8], items: &[Item], guard: &Guard, calls: &[Unexpanded]) -> Vec<OrigSpan> {
    let own = items.iter().filter(|e| e.when == When::Vector);
    let own: Vec<OrigSpan> = own.map(|e| e.span).collect();
    let wholes = guard.wholes.iter().chain(calls.iter().map(|c| &c.span));
    let wholes = wholes.filter(|whole| own.iter().any(|span| touch(*span, **whole)));
    let lines = wholes.map(|whole| OrigSpan {
        start: whole.start,
        end: end_of_lines(original, whole.end).unwrap_or(whole.end),
    });
    let mut all: Vec<OrigSpan> = own.iter().copied().chain(lines).collect();
    all.sort_by_key(|span| (span.start, span.end));
    let mut groups: Vec<OrigSpan> = Vec::new();
    for span in all {
        match groups.last_mut() {
            Some(last) if are_one(original, *last, span) => last.end = last.end.max(span.end),
            _ => groups.push(span),
        }
    }
    groups
}

/// Whether two parts are in one group: they touch, or one ends on the line on which the other begins.
fn are_one(original: &[u8], first: OrigSpan, second: OrigSpan) -> bool {
    let from = end_of_lines(original, first.end).unwrap_or(first.end);
    let to = line_start(original, second.start).unwrap_or(second.start);
    second.start <= first.end || from > to
}

/// Where a group can end that ends there at the earliest, so that a line begins behind it.
fn end_of_lines(original: &[u8], at: u32) -> Option<u32> {
    match line_start(original, at) {
        Some(start) if start == at => Some(at),
        _ => line_end(original, at),
    }
}

/// The beginning of the line, if nothing but blanks stands before the place.
fn line_start(original: &[u8], at: u32) -> Option<u32> {
    let around = surroundings(original, at);
    around
        .at_line_start
        .then(|| at - around.margin.indent.len() as u32)
}

/// One past the line end, if nothing but blanks and comments stands behind the place.
fn line_end(original: &[u8], at: u32) -> Option<u32> {
    let mut rest = original.get(at as usize..)?;
    loop {
        let blank = |b: &&u8| matches!(b, b' ' | b'\t');
        rest = &rest[rest.iter().take_while(blank).count()..];
        let Some(comment) = rest.strip_prefix(b"/*") else {
            break;
        };
        let end = comment.windows(2).position(|w| w == b"*/")?;
        rest = &comment[end + 2..];
        if comment[..end].contains(&b'\n') {
            return None;
        }
    }
    let (line, end) = match rest.iter().position(|&b| b == b'\n') {
        Some(n) => (rest[..n].trim_ascii_end(), n + 1),
        None => (rest.trim_ascii_end(), rest.len()),
    };
    let comment = line.starts_with(b"//");
    // It may go on.
    let spliced = line.ends_with(b"\\") || line.ends_with(b"??/");
    let ends = line.is_empty() || comment && !spliced;
    ends.then(|| (original.len() - rest.len() + end) as u32)
}

/// Writes an output with groups.
struct Writer<'a, 'g> {
    output: Output<'a>,
    guard: &'g str,
    newline: &'static str,
    calls: &'g [Unexpanded],
    /// What comes before this byte of the original is written.
    done: u32,
}

impl Writer<'_, '_> {
    /// Edits outside of groups.
    fn for_all(&mut self, items: &[Item]) {
        for item in items {
            self.output.keep(self.done, item.span.start, Branch::All);
            self.output.push(item.content.clone(), Branch::All);
            self.done = item.span.end;
        }
    }

    /// A group with its edits. What stands behind `limit` is not its own.
    fn group(&mut self, group: OrigSpan, items: &[Item], limit: u32) {
        let original = self.output.original;
        let line = line_start(original, group.start).filter(|&at| at >= self.done);
        let end = end_of_lines(original, group.end).filter(|&at| at <= limit);
        let ends_line = items.last().is_some_and(|e| e.text().ends_with('\n'));
        let before_line = ends_line && items.iter().all(|e| e.inserts_at(group.start));
        let start = line.unwrap_or(group.start);
        let end = match line.filter(|_| before_line) {
            Some(line) => line,
            None => end.unwrap_or(group.end),
        };
        let span = OrigSpan { start, end };
        self.output.keep(self.done, span.start, Branch::All);
        self.done = span.end;
        let vector = self.vector(span, items);
        let scalar = self.scalar(span, items);
        let is_blank = |pieces: &[Piece]| {
            let mut bytes = pieces.iter().flat_map(|piece| piece.bytes(original));
            bytes.all(u8::is_ascii_whitespace)
        };
        self.end_line();
        let blank_line = items
            .first()
            .is_some_and(|e| e.text().starts_with(self.newline));
        if before_line && blank_line {
            self.layout(self.newline.to_owned());
        }
        let margin = surroundings(original, group.start).margin.indent;
        let margin = margin.as_str();
        let margin = if line.is_some() { "" } else { margin };
        match (is_blank(&vector), is_blank(&scalar)) {
            (true, _) => {
                self.directive(&format!("#ifndef {}", self.guard));
                self.branch(margin, scalar);
            }
            (false, true) => {
                self.directive(&format!("#ifdef {}", self.guard));
                self.branch(margin, vector);
            }
            (false, false) => {
                self.directive(&format!("#ifdef {}", self.guard));
                self.branch(margin, vector);
                self.directive("#else");
                self.branch(margin, scalar);
            }
        }
        self.directive("#endif");
    }

    /// One form of a group, on lines of its own.
    fn branch(&mut self, margin: &str, pieces: Vec<Piece>) {
        if !margin.is_empty() {
            self.layout(margin.to_owned());
        }
        self.output.pieces.extend(pieces);
        self.end_line();
    }

    /// A part of the original with its edits, from the beginning of a line on.
    fn vector(&self, span: OrigSpan, items: &[Item]) -> Vec<Piece> {
        let mut output = Output::new(self.output.original, self.output.edits);
        let mut done = span.start;
        for item in items {
            output.keep(done, item.span.start, Branch::Vector);
            done = done.max(item.span.end);
            let content = match output.pieces.is_empty() {
                true => item.without(self.newline),
                false => item.content.clone(),
            };
            output.push(content, Branch::Vector);
        }
        output.keep(done, span.end, Branch::Vector);
        output.pieces
    }

    /// A part of the original without its edits, and as the user wrote it.
    fn scalar(&self, span: OrigSpan, items: &[Item]) -> Vec<Piece> {
        let for_all = items.iter().filter(|e| e.when == When::Always);
        let edited = |place: OrigSpan| {
            let overlaps = |e: &Item| e.span.start < place.end && place.start < e.span.end;
            for_all.clone().any(overlaps)
        };
        let calls = self.calls.iter();
        let calls = calls.filter(|c| span.start <= c.span.start && c.span.end <= span.end);
        let calls = calls.filter(|c| !edited(c.span));
        let mut changes: Vec<(OrigSpan, Content)> = for_all
            .clone()
            .map(|e| (e.span, e.content.clone()))
            .chain(calls.map(|c| (c.span, Content::Unexpanded(c.span.start, c.text.clone()))))
            .collect();
        changes.sort_by_key(|(place, _)| (place.start, place.end));
        let mut output = Output::new(self.output.original, self.output.edits);
        let mut done = span.start;
        for (place, content) in changes {
            output.keep(done, place.start, Branch::Scalar);
            output.push(content, Branch::Scalar);
            done = place.end;
        }
        output.keep(done, span.end, Branch::Scalar);
        output.pieces
    }

    fn layout(&mut self, text: String) {
        self.output.push(Content::Layout(text), Branch::All);
    }

    fn directive(&mut self, text: &str) {
        self.layout(format!("{text}{}", self.newline));
    }

    /// Ends the line, unless one has just ended.
    fn end_line(&mut self) {
        let original = self.output.original;
        let pieces = self.output.pieces.iter().rev();
        let last = pieces.map(|p| p.bytes(original)).find(|b| !b.is_empty());
        let spliced = |b: &[u8]| b.trim_ascii_end().ends_with(b"\\");
        let ended = last.is_none_or(|b| b.ends_with(b"\n") && !spliced(b));
        if !ended {
            self.layout(self.newline.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str, what: &str) -> OrigSpan {
        let start = text.find(what).expect(what);
        OrigSpan {
            start: start as u32,
            end: (start + what.len()) as u32,
        }
    }

    fn output(text: &str, edits: &[Edit], whole: &str, calls: &[Unexpanded]) -> String {
        let guard = Guard {
            name: "G".to_owned(),
            wholes: vec![span(text, whole)],
        };
        let edits: Vec<Edit> = edits.iter().map(|e| e.clone().when(When::Vector)).collect();
        let bytes = guarded(text.as_bytes(), &edits, &guard, calls).bytes();
        String::from_utf8(bytes).expect("text")
    }

    #[test]
    fn a_header_has_two_forms_and_the_body_one() {
        let text = "{\n  for (i = 0;\n       ;) { /* a */\n    x;\n  } /* b */\n}\n";
        let at = span(text, "for").start;
        let edits = [
            Edit::insert(at, "v;\n  "),
            Edit::replace(span(text, "i = 0"), ""),
            Edit::insert(span(text, ") {").end, "\n    K;"),
            Edit::insert(span(text, "} /*").start + 1, "\n  }"),
        ];
        assert_eq!(
            output(text, &edits, "for (i = 0;\n       ;) {", &[]),
            "{\n#ifdef G\n  v;\n  for (;\n       ;) { /* a */\n    K;\n\
             #else\n  for (i = 0;\n       ;) { /* a */\n#endif\n    x;\n  } /* b */\n\
             #ifdef G\n  }\n#endif\n}\n"
        );
    }

    #[test]
    fn lines_are_broken_where_tokens_stand_beside() {
        let text = "\tif (c) for (;;) x; y;\r\n";
        let edits = [
            Edit::insert(span(text, "for").start, "{ v;\r\n\t"),
            Edit::insert(span(text, "x;").end, "\r\n\t}"),
        ];
        assert_eq!(
            output(text, &edits, "for (;;) x;", &[]),
            "\tif (c) \r\n#ifdef G\r\n\t{ v;\r\n\tfor (;;) x;\r\n\t}\r\n\
             #else\r\n\tfor (;;) x;\r\n#endif\r\n y;\r\n"
        );
    }

    #[test]
    fn what_is_only_removed_stands_for_others() {
        let text = "#pragma p\n/* c */\nf();\n";
        let edits = [
            Edit::delete(0, 10),
            Edit::insert(span(text, "f").start, "__attribute__((a))\n"),
        ];
        assert_eq!(
            output(text, &edits, "#pragma p\n", &[]),
            "#ifndef G\n#pragma p\n#endif\n/* c */\n#ifdef G\n__attribute__((a))\n#endif\nf();\n"
        );
    }

    #[test]
    fn calls_come_back_where_nothing_is_edited() {
        let text = "for (;;) { x; }\n";
        let call = |what: &str, written: &str| Unexpanded {
            span: span(text, what),
            text: written.as_bytes().to_vec(),
        };
        let calls = [call("for (;;)", "EVER"), call("}", "END")];
        let edits = [Edit::insert(span(text, "{").end, " K;")];
        assert_eq!(
            output(text, &edits, "for (;;) {", &calls),
            "#ifdef G\nEVER { K;\n#else\nEVER {\n#endif\n x; END\n"
        );
        let edits = [Edit::insert(0, "v;\n"), edits[0].clone()];
        assert_eq!(
            output(text, &edits, "for (;;) {", &calls),
            "#ifdef G\nv;\nfor (;;) { K;\n#else\nEVER {\n#endif\n x; END\n"
        );
    }
}
