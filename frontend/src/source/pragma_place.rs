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
        let Some(physical) = self.physical_line(pragma) else {
            return place;
        };
        if let Some((line_start, bytes)) = self.written_pragma(physical, pragma, part) {
            let head = &self.original[..bytes.start as usize];
            let column = head.iter().rev().take_while(|b| **b != b'\n').count();
            let spliced = head[line_start as usize..].iter();
            place.file.clone_from(&self.name);
            place.line = physical + spliced.filter(|b| **b == b'\n').count() as u32;
            place.column = column as u32 + 1;
            place.bytes = Some(bytes);
        }
        place
    }

    /// Where a pragma is spelled in the file: from the `#` to the end of its last line, without
    /// the line end; or the `_Pragma` or macro call that becomes this pragma and nothing else.
    /// `None` for what stands in other files, and for a call that becomes more.
    pub fn original_pragma(&self, pragma: Span) -> Option<OrigSpan> {
        match self.written_line(pragma) {
            Some(written) => Some(self.lexed.original_range(written)),
            None => self.lone_pragma(pragma),
        }
    }

    /// The line of the file that is this pragma, as a place in the clean text.
    pub(super) fn written_line(&self, pragma: Span) -> Option<Span> {
        self.lexed.pragma_at(self.physical_line(pragma)?)
    }

    /// The line of the main file on which a pragma begins, or the call of the macro it comes from.
    fn physical_line(&self, pragma: Span) -> Option<u32> {
        if !self.in_main_file(pragma) {
            return None;
        }
        let (_, line) = self.lines.presumed(pragma.start);
        let (_, shift) = self.lines.shift(pragma.start)?;
        Some(u32::try_from(i64::from(line) - shift).unwrap_or(0))
    }

    /// Where the pragma on the given line begins, and the bytes of `part` in it.
    fn written_pragma(&self, physical: u32, pragma: Span, part: Span) -> Option<(u32, OrigSpan)> {
        let Some(written) = self.lexed.pragma_at(physical) else {
            // `_Pragma("…")`
            let line = self.lexed.line_holding(physical)?;
            let first = self.lexed.lines[line].first_token as usize;
            let mut tokens = first..self.lexed.end_of_line(line) as usize;
            let operator = tokens.find(|t| self.lexed.spelling(*t) == b"_Pragma")?;
            let bytes = self.lexed.place(operator)?;
            return Some((bytes.start, bytes));
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
        let bytes = self.lexed.original_range(Span {
            start: written.start + inner.start,
            end: written.start + inner.end,
        });
        Some((self.lexed.original_range(written).start, bytes))
    }
}
