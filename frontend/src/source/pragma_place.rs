//! From a pragma line of the preprocessed text to the line that the user wrote.

use super::{Source, lex};
use crate::diag::Place;
use crate::span::{OrigSpan, Span};

impl Source {
    /// The best place for a message about `part` of the pragma line `pragma`: the same words in the
    /// file, if macros have not replaced them; else the whole line.
    pub fn place_in_pragma(&self, pragma: Span, part: Span) -> Place {
        let (file, line) = self.lines.presumed(pragma.start);
        let mut place = Place {
            file: file.to_string(),
            line,
            column: 0,
            bytes: None,
        };
        if !self.in_main_file(pragma) {
            return place;
        }
        let Some((_, shift)) = self.lines.shift(pragma.start) else {
            return place;
        };
        let physical = u32::try_from(i64::from(line) - shift).unwrap_or(0);
        if let Some(bytes) = self.written_pragma(physical, pragma, part) {
            let head = &self.original[..bytes.start as usize];
            let start = head.iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
            place.file.clone_from(&self.name);
            place.line = 1 + head.iter().filter(|b| **b == b'\n').count() as u32;
            place.column = (head.len() - start) as u32 + 1;
            place.bytes = Some(bytes);
        }
        place
    }

    /// The bytes of `part` in the pragma on the given line.
    fn written_pragma(&self, physical: u32, pragma: Span, part: Span) -> Option<OrigSpan> {
        let Some(written) = self.lexed.pragma_at(physical) else {
            // `_Pragma("…")`
            let line = self.lexed.line_holding(physical)?;
            let first = self.lexed.lines[line].first_token as usize;
            let mut tokens = first..self.lexed.end_of_line(line) as usize;
            let operator = tokens.find(|t| self.lexed.spelling(*t) == b"_Pragma")?;
            return self.lexed.place(operator);
        };
        let clean = &self.lexed.clean;
        let theirs = lex::lex_line(&clean[written.range()]);
        let ours = lex::lex_line(self.slice(pragma).as_bytes());
        let spelled = |n: usize| {
            let (t, o) = (theirs.get(n)?.span, ours.get(n)?.span);
            let word = &clean[written.range()][t.range()];
            let same = word == &self.slice(pragma).as_bytes()[o.range()];
            same.then_some(t)
        };
        let offset = |at: u32| at.saturating_sub(pragma.start);
        let first = ours.partition_point(|t| t.span.end <= offset(part.start));
        let last = ours.partition_point(|t| t.span.start < offset(part.end));
        let last = last.saturating_sub(1).max(first);
        let same = (0..=last).all(|n| spelled(n).is_some());
        let inner = match (spelled(first), spelled(last)) {
            (Some(first), Some(last)) if same => first.to(last),
            _ => Span::new(0, written.range().len()),
        };
        Some(self.lexed.original_range(Span {
            start: written.start + inner.start,
            end: written.start + inner.end,
        }))
    }
}
