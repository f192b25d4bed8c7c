//! Where each preprocessed token stands in the file as the user wrote it.
//!
//! The line map says on which line of the file a run of output begins; from there on the
//! original tokens are expanded and compared with the output, token by token. A place is
//! claimed only for tokens in a prefix of a line's output that was reproduced exactly.

use super::expand::{Expander, Item, Run};
use super::lex::Token;
use super::lines::LineMap;
use super::macros::{Lookup, MacroTable};
use super::original::Original;

/// Origin of each preprocessed token.
#[derive(Clone, Debug, Default)]
pub struct OriginMap {
    origins: Vec<Origin>,
    /// Macro calls in order.
    calls: Vec<Call>,
    /// The calls that pragmas come from: the token before which the pragma stands, and the
    /// original token that begins the call; in order.
    pragmas: Vec<(u32, u32)>,
    /// The preprocessed tokens that only the compiler knew: what `__LINE__` and its like became, in order.
    dynamic: Vec<u32>,
}

/// A macro call, or a `_Pragma(…)`.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// Its tokens in the file.
    pub run: Run,
    /// The preprocessed tokens that it became; empty if there are none.
    pub tokens: std::ops::Range<usize>,
}

/// Origin of one token: index of an original token, and whether that token is spelled there
/// outside any macro call (else it begins the macro call).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Origin(u32);

impl Origin {
    const UNKNOWN: Origin = Origin(u32::MAX);

    fn direct(token: u32) -> Origin {
        Origin(token << 1 | 1)
    }

    fn call(token: u32) -> Origin {
        Origin(token << 1)
    }

    fn token(self) -> Option<usize> {
        if self == Origin::UNKNOWN {
            None
        } else {
            Some(self.0 as usize >> 1)
        }
    }

    fn is_direct(self) -> bool {
        self != Origin::UNKNOWN && self.0 & 1 == 1
    }
}

/// The texts that are compared.
#[derive(Clone, Copy)]
pub(super) struct Texts<'a> {
    /// Preprocessed text.
    pub text: &'a [u8],
    /// Its tokens.
    pub tokens: &'a [Token],
    /// Its line map.
    pub lines: &'a LineMap,
    /// Its macros.
    pub macros: &'a MacroTable,
    /// The main file.
    pub original: &'a Original,
    /// Its physical lines whose output may go on with the lines after them, ascending: a macro call
    /// that spanned these lines was expanded in the first.
    pub joined: &'a [u32],
}

impl OriginMap {
    /// Aligns the preprocessed tokens with those of the main file.
    pub(super) fn new(texts: Texts<'_>) -> OriginMap {
        let mut aligner = Aligner {
            texts,
            physical: texts.lines.physical_lines(texts.tokens),
            origins: vec![Origin::UNKNOWN; texts.tokens.len()],
            runs: Vec::new(),
            pragmas: Vec::new(),
            dynamic: Vec::new(),
            next_line: 0,
            failed: false,
            fuel: 16 * (texts.tokens.len() + texts.original.tokens.len()) + (1 << 16),
        };
        let mut at = 0;
        while at < texts.tokens.len() {
            at = match aligner.line_at(at) {
                Some(line) => aligner.unit(at, line).max(at + 1),
                None => at + 1,
            };
        }
        let calls = calls(aligner.runs, &aligner.origins);
        OriginMap {
            origins: aligner.origins,
            calls,
            pragmas: aligner.pragmas,
            dynamic: aligner.dynamic,
        }
    }

    /// All macro calls, in order.
    pub(super) fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Number of the call that begins with original token `start`.
    pub(super) fn call(&self, start: usize) -> Option<usize> {
        let key = |call: &Call| call.run.start as usize;
        self.calls.binary_search_by_key(&start, key).ok()
    }

    /// The pragmas of the call that begins with original token `start`, as in
    /// [`OriginMap::pragmas_before`].
    pub(super) fn pragmas_of(&self, start: u32) -> &[(u32, u32)] {
        // In the order of the text, as the calls are.
        let first = self.pragmas.partition_point(|(_, s)| *s < start);
        let last = self.pragmas.partition_point(|(_, s)| *s <= start);
        &self.pragmas[first..last]
    }

    /// The calls of the pragmas that stand before token number `token`, in order.
    pub(super) fn pragmas_before(&self, token: u32) -> &[(u32, u32)] {
        let first = self.pragmas.partition_point(|(t, _)| *t < token);
        let last = self.pragmas.partition_point(|(t, _)| *t <= token);
        &self.pragmas[first..last]
    }

    /// Those of some preprocessed tokens that only the compiler knew.
    pub(super) fn dynamic(&self, tokens: std::ops::Range<usize>) -> &[u32] {
        let first = self
            .dynamic
            .partition_point(|t| (*t as usize) < tokens.start);
        let last = self.dynamic.partition_point(|t| (*t as usize) < tokens.end);
        &self.dynamic[first..last.max(first)]
    }

    /// The original token that token number `token` is, if it is spelled outside any macro call.
    pub fn direct(&self, token: usize) -> Option<usize> {
        let origin = *self.origins.get(token)?;
        if origin.is_direct() {
            origin.token()
        } else {
            None
        }
    }

    /// The original token that token number `token` is, or that begins the macro call it
    /// comes from.
    pub fn nearest(&self, token: usize) -> Option<usize> {
        self.origins.get(token)?.token()
    }
}

/// The calls with what became of them.
fn calls(runs: Vec<Run>, origins: &[Origin]) -> Vec<Call> {
    let call = |run| Call { run, tokens: 0..0 };
    let mut calls: Vec<Call> = runs.into_iter().map(call).collect();
    for (index, origin) in origins.iter().enumerate() {
        let Some(start) = origin.token().filter(|_| !origin.is_direct()) else {
            continue;
        };
        let key = |call: &Call| call.run.start as usize;
        if let Ok(found) = calls.binary_search_by_key(&start, key) {
            let tokens = &mut calls[found].tokens;
            if tokens.end == 0 {
                tokens.start = index;
            }
            tokens.end = index + 1;
        }
    }
    calls
}

struct Aligner<'a> {
    texts: Texts<'a>,
    /// Line of the main file for each preprocessed token; 0: none known.
    physical: Vec<u32>,
    origins: Vec<Origin>,
    /// Macro calls that were read to their ends.
    runs: Vec<Run>,
    /// See [`OriginMap::pragmas`].
    pragmas: Vec<(u32, u32)>,
    /// See [`OriginMap::dynamic`].
    dynamic: Vec<u32>,
    /// First logical line that no unit has read.
    next_line: usize,
    /// The last unit could not be reproduced to its end.
    failed: bool,
    fuel: usize,
}

/// How far a unit has come.
struct Unit<'a> {
    expander: Expander<'a>,
    /// Its first and its current logical line.
    first: usize,
    line: usize,
    /// Next preprocessed token.
    at: usize,
    /// Next preprocessed token when no expansion was under way last.
    call_at: usize,
}

impl<'a> Aligner<'a> {
    /// The logical line from which the output at token `at` is to be reproduced.
    fn line_at(&mut self, at: usize) -> Option<usize> {
        let original = self.texts.original;
        let physical = self.physical[at];
        let continues = at > 0 && self.physical[at - 1] == physical;
        if physical == 0 || continues {
            return None;
        }
        let line = original.line_holding(physical)?;
        let first = original.group_start(line);
        if self.next_line <= first || !self.failed {
            // Lines of the group that were not read yet have left nothing in the output, or
            // they begin it: a macro call that spans lines may do both.
            let start = self.next_line.max(first);
            return if start <= line { Some(start) } else { None };
        }
        // After a failure it is only known that no macro call reaches beyond `next_line`.
        let pp = self.texts.tokens[at].span.start;
        while self.next_line < line {
            self.next_line = self.after_call(self.next_line, self.next_line, pp);
        }
        if self.next_line == line && original.lines[line].line == physical {
            Some(line)
        } else {
            None
        }
    }

    /// Follows the output from token `at`, which begins logical line `line`; returns the first
    /// token that is not claimed.
    fn unit(&mut self, at: usize, line: usize) -> usize {
        let Texts {
            original,
            macros,
            tokens,
            ..
        } = self.texts;
        let cursor = original.lines[line].first_token;
        let pp = tokens[at].span.start;
        let limit = original.group_end(line);
        let expander = Expander::new(original, macros, pp, cursor, limit, self.fuel);
        let mut unit = Unit {
            expander,
            first: line,
            line,
            at,
            call_at: at,
        };
        let complete = self.follow(&mut unit);
        self.fuel = unit.expander.fuel();
        self.failed = !complete;
        self.runs.extend(unit.expander.runs(complete));
        if complete {
            self.next_line = unit.line + 1;
        } else {
            self.origins[unit.call_at..unit.at].fill(Origin::UNKNOWN);
            let kept = self
                .pragmas
                .partition_point(|(token, _)| (*token as usize) < unit.call_at);
            self.pragmas.truncate(kept);
            let kept = self
                .dynamic
                .partition_point(|token| (*token as usize) < unit.call_at);
            self.dynamic.truncate(kept);
            unit.at = unit.call_at;
            self.next_line = self.after_call(unit.first, unit.line, pp);
        }
        unit.at
    }

    /// Compares until a line ends in both texts; false at the first difference.
    fn follow(&mut self, unit: &mut Unit<'a>) -> bool {
        loop {
            if unit.expander.between() {
                unit.call_at = unit.at;
                if self.at_line_end(unit) {
                    if self.output_moves_on(unit) {
                        return true;
                    }
                    let more = unit.expander.cursor() < self.texts.original.group_end(unit.first);
                    if !more || unit.line == unit.first && !self.is_joined(unit.line) {
                        return false;
                    }
                }
            }
            let next = unit.expander.next();
            for start in unit.expander.pragmas() {
                self.pragmas.push((unit.at as u32, start));
            }
            match next {
                Err(_) => return false,
                Ok(None) => {
                    self.enter_line(unit);
                    return self.output_moves_on(unit);
                }
                Ok(Some(item)) => {
                    self.enter_line(unit);
                    if !self.equal(unit, &item) {
                        return false;
                    }
                    self.dynamic
                        .extend(item.text.is_none().then_some(unit.at as u32));
                    self.origins[unit.at] = item
                        .direct
                        .map_or(Origin::call(unit.expander.start()), Origin::direct);
                    unit.at += 1;
                }
            }
        }
    }

    fn is_joined(&self, line: usize) -> bool {
        let last = self.texts.original.lines[line].last_line;
        self.texts.joined.binary_search(&last).is_ok()
    }

    /// Moves to the logical line of the last token that was read.
    fn enter_line(&self, unit: &mut Unit<'a>) {
        while self.texts.original.end_of_line(unit.line) < unit.expander.cursor() {
            unit.line += 1;
        }
    }

    fn at_line_end(&self, unit: &mut Unit<'a>) -> bool {
        self.enter_line(unit);
        unit.expander.cursor() == self.texts.original.end_of_line(unit.line)
    }

    /// Whether the next output belongs to later lines than the unit.
    fn output_moves_on(&self, unit: &Unit<'a>) -> bool {
        let last = self.texts.original.lines[unit.line].last_line;
        self.physical
            .get(unit.at)
            .is_none_or(|line| *line == 0 || *line > last)
    }

    fn equal(&self, unit: &Unit<'a>, item: &Item<'a>) -> bool {
        let Texts {
            text,
            tokens,
            original,
            ..
        } = self.texts;
        let (Some(token), Some(line)) = (tokens.get(unit.at), self.physical.get(unit.at)) else {
            return false;
        };
        let lines = original.lines[unit.first].line..=original.lines[unit.line].last_line;
        let same = match &item.text {
            Some(spelling) => spelling.bytes() == &text[token.span.range()],
            None => item.kind == token.kind,
        };
        same && lines.contains(line)
    }

    /// The first logical line after `last` that no macro call which begins on a line from
    /// `first` on can reach.
    fn after_call(&self, first: usize, last: usize, pp: u32) -> usize {
        let Texts {
            original, macros, ..
        } = self.texts;
        let group_end = original.group_end(first);
        let mut depth = 0usize;
        let mut line = first;
        let mut index = original.lines[first].first_token;
        while index < group_end {
            let spelling = original.spelling(index as usize);
            match spelling {
                b"(" => depth += 1,
                b")" => depth = depth.saturating_sub(1),
                _ => {}
            }
            index += 1;
            if index == original.end_of_line(line) {
                line += 1;
                let call_may_follow = macros.lookup(spelling, pp) != Lookup::No;
                if depth == 0 && !call_may_follow && line > last {
                    break;
                }
            }
        }
        line
    }
}
