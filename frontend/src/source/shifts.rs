//! What the line markers of the main file mean.
//!
//! A marker without flags is either a jump over lines that leave nothing in the output, or the
//! trace of a `#line` of the user, which may set any number and any name. A `#line` outside of
//! conditional groups has always left its marker, so that the markers as a whole mostly have one
//! reading even where each alone has several.

use super::original::{NewName, UserLine};
use crate::sorted::SortedMap;

/// More readings than this are not told apart.
const MOST: usize = 16;

/// A marker of the main file.
#[derive(Clone, Copy, Debug)]
pub(super) struct MainMarker<'a> {
    /// Number of the line that follows.
    pub number: u32,
    /// Name of the file.
    pub name: &'a str,
    /// It begins the file or comes back to it, and so is no `#line`.
    pub turns: bool,
    /// Lines between the marker and the first token after it, if no other directive comes first.
    pub first_token: Option<u32>,
    /// Lines between the marker and the end of the text before the next one.
    pub lines: u32,
}

/// One reading of the markers so far.
#[derive(Clone, Debug)]
struct Reading<'a> {
    /// Presumed minus physical line.
    shift: i64,
    /// Presumed name of the file.
    name: &'a str,
    /// Physical line on which the text behind the marker ends.
    last: i64,
    /// How many `#line` directives stand before the text that follows.
    passed: usize,
    /// The readings of the marker before that it goes on from.
    from: Vec<usize>,
}

/// Presumed minus physical line behind each marker, where it is known. `None` for `user_lines`:
/// nothing is. `holds` says whether a token of the main file stands on a physical line.
pub(super) fn shifts(
    name: &str,
    markers: &[MainMarker<'_>],
    user_lines: Option<&[UserLine]>,
    holds: &dyn Fn(u32) -> bool,
) -> Vec<Option<i64>> {
    let Some(user_lines) = user_lines else {
        return vec![None; markers.len()];
    };
    let reader = Reader::new(user_lines, holds);
    let mut layers: Vec<Vec<Reading<'_>>> = Vec::with_capacity(markers.len());
    let start = Reading {
        shift: 0,
        name,
        last: 0,
        passed: 0,
        from: Vec::new(),
    };
    for marker in markers {
        let before = layers.last().map_or(std::slice::from_ref(&start), |l| l);
        let mut after = reader.follow(before, marker, true);
        if after.is_empty() {
            // A macro call that spans lines may go back to its first one.
            after = reader.follow(before, marker, false);
        }
        if after.is_empty() || after.len() > MOST {
            break;
        }
        layers.push(after);
    }
    let complete = layers.len() == markers.len();
    let mut known = vec![None; markers.len()];
    let mut alive: Option<Vec<bool>> = None;
    for (n, layer) in layers.iter().enumerate().rev() {
        let kept = alive.unwrap_or_else(|| {
            let ends = |r: &Reading<'_>| !complete || reader.is_over(r.passed);
            layer.iter().map(ends).collect()
        });
        let mut living = layer.iter().zip(&kept).filter(|(_, kept)| **kept);
        known[n] = living.next().map(|(r, _)| r.shift);
        if living.any(|(r, _)| Some(r.shift) != known[n]) {
            known[n] = None;
        }
        let before = n.checked_sub(1).map_or(0, |n| layers[n].len());
        let mut reached = vec![false; before];
        for (reading, _) in layer.iter().zip(&kept).filter(|(_, kept)| **kept) {
            for &from in reading.from.iter().filter(|from| **from < before) {
                reached[from] = true;
            }
        }
        alive = Some(reached);
    }
    known
}

struct Reader<'a> {
    user_lines: &'a [UserLine],
    holds: &'a dyn Fn(u32) -> bool,
    /// Directives by the number they set; under `None`, those whose number is not known.
    by_number: SortedMap<Option<u32>, Vec<usize>>,
    /// For each directive, and for the end, the first one from there on that is certain to be
    /// carried out.
    certain: Vec<usize>,
}

impl<'a> Reader<'a> {
    fn new(user_lines: &'a [UserLine], holds: &'a dyn Fn(u32) -> bool) -> Reader<'a> {
        let mut by_number: SortedMap<Option<u32>, Vec<usize>> = SortedMap::new();
        let mut certain = vec![user_lines.len(); user_lines.len() + 1];
        for (n, line) in user_lines.iter().enumerate() {
            by_number.entry(line.number).or_default().push(n);
        }
        for (n, line) in user_lines.iter().enumerate().rev() {
            certain[n] = if line.certain { n } else { certain[n + 1] };
        }
        Reader {
            user_lines,
            holds,
            by_number,
            certain,
        }
    }

    /// Whether no directive from `passed` on is certain to come.
    fn is_over(&self, passed: usize) -> bool {
        self.certain[passed] == self.user_lines.len()
    }

    /// The readings after one more marker; `onwards`: none that goes back to lines already read.
    fn follow<'b>(
        &self,
        before: &[Reading<'b>],
        marker: &MainMarker<'b>,
        onwards: bool,
    ) -> Vec<Reading<'b>> {
        let mut after: Vec<Reading<'b>> = Vec::new();
        for (from, reading) in before.iter().enumerate() {
            let jump = self.jump(reading, marker);
            let directives = self.directives(reading, marker);
            for (shift, passed) in jump.into_iter().chain(directives) {
                let physical = i64::from(marker.number) - shift;
                if onwards && physical < reading.last {
                    continue;
                }
                let token = marker.first_token.map(|n| physical + i64::from(n));
                if token.is_some_and(|line| !u32::try_from(line).is_ok_and(self.holds)) {
                    continue;
                }
                let same = |r: &&mut Reading<'_>| r.shift == shift && r.passed == passed;
                match after.iter_mut().find(same) {
                    Some(known) => known.from.push(from),
                    None => after.push(Reading {
                        shift,
                        name: marker.name,
                        last: physical + i64::from(marker.lines),
                        passed,
                        from: vec![from],
                    }),
                }
            }
            if after.len() > MOST {
                break;
            }
        }
        after
    }

    /// The marker as a jump within the numbering of the lines before it.
    fn jump(&self, reading: &Reading<'_>, marker: &MainMarker<'_>) -> Option<(i64, usize)> {
        let line = i64::from(marker.number) - reading.shift;
        let above = self
            .user_lines
            .partition_point(|l| i64::from(l.next) <= line);
        let passed = above.max(reading.passed);
        let last = reading.passed.checked_sub(1).map(|n| &self.user_lines[n]);
        let possible = reading.name == marker.name
            && last.is_none_or(|l| i64::from(l.next) <= line)
            && self.certain[reading.passed] >= passed;
        possible.then_some((reading.shift, passed))
    }

    /// The directives that the marker may be the trace of.
    fn directives(&self, reading: &Reading<'_>, marker: &MainMarker<'_>) -> Vec<(i64, usize)> {
        let mut found = Vec::new();
        if marker.turns {
            return found;
        }
        let last = self.certain[reading.passed];
        for number in [Some(marker.number), None] {
            let lines = self.by_number.get(&number).map_or(&[][..], |l| l);
            let first = lines.partition_point(|n| *n < reading.passed);
            for &n in lines[first..].iter().take_while(|n| **n <= last) {
                let line = &self.user_lines[n];
                let fits = match &line.file {
                    NewName::Same => reading.name == marker.name,
                    NewName::Named(name) => name == marker.name,
                    NewName::Unknown => true,
                };
                if fits {
                    found.push((i64::from(marker.number) - i64::from(line.next), n + 1));
                }
                if found.len() > MOST {
                    break;
                }
            }
        }
        found
    }
}
