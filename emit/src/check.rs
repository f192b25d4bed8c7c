//! The splice check: the output, preprocessed, has the tokens that were intended.
//!
//! Every token of the output's main file comes from kept or from inserted text. The kept ones must
//! be, in order, those of the original without the deleted ones; each deleted run must stand, in
//! order, in inserted text before it (it was moved), but for annotations; inserted text must be there
//! as it was written, except for identifiers that are macros.

use crate::annotations::is_annotation;
use crate::splice::Edit;
use frontend::source::{Spelled, Token, thin};
use frontend::span::OrigSpan;
use frontend::{Input, Source, Unit};

/// Where a token of the output comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The byte of the original.
    Kept(u32),
    /// The edit whose text it is in.
    Inserted(usize),
}

/// A token of a main file: its text, its place, and whether it is spelled there outside macros.
struct Word<'a> {
    text: &'a str,
    at: u32,
    direct: bool,
}

/// Compares the output with the intention; `Err` says what differs.
pub fn check(
    unit: &Unit,
    edits: &[Edit],
    new_preprocessed: &[u8],
    output: &[u8],
) -> Result<(), String> {
    let source = &unit.source;
    let input = Input {
        name: source.name(),
        original: output,
        // Vector code may bring in headers many times as long as the file.
        preprocessed: &thin(new_preprocessed),
    };
    let after = Source::new(&input);
    let layout = Layout::new(edits);
    let old = words(source);
    let by_place = ByPlace::new(&old);
    let mut kept = Vec::new();
    let mut inserted: Vec<Vec<&str>> = vec![Vec::new(); edits.len()];
    let words_after = words(&after);
    for word in &words_after {
        match layout.origin(word.at) {
            Origin::Kept(_) => kept.push(word),
            Origin::Inserted(n) => {
                if let Some(list) = inserted.get_mut(n) {
                    list.push(word.text);
                }
            }
        }
    }
    compare_kept(edits, &layout, &old, &kept)?;
    for (n, edit) in edits.iter().enumerate() {
        let found = &inserted[n];
        compare_inserted(&after, &edit.text, found)
            .map_err(|what| format!("text inserted at byte {}: {what}", edit.span.start))?;
        let deleted = by_place.texts(edit.span);
        let before = inserted[..n].iter().rev().find(|list| !list.is_empty());
        let moved = deleted.is_empty()
            || is_annotation(&deleted)
            || before.is_some_and(|list| list.windows(deleted.len()).any(|w| w == deleted));
        if !moved {
            return Err(format!(
                "tokens deleted at byte {} were not moved",
                edit.span.start
            ));
        }
    }
    Ok(())
}

fn holds(span: OrigSpan, at: u32) -> bool {
    span.start <= at && at < span.end
}

/// The tokens of the main file.
fn words(source: &Source) -> Vec<Word<'_>> {
    let word = |(token, spelled): (Token, Spelled)| {
        let (at, direct) = match spelled {
            Spelled::At(at) => (at, true),
            Spelled::InCall(at) => (at, false),
            Spelled::Unknown => (u32::MAX, false),
        };
        Word {
            text: source.slice(token.span),
            at,
            direct,
        }
    };
    source.main_tokens().map(word).collect()
}

/// Where the text of each edit stands in the output, and by how much what follows it has moved.
struct Layout {
    edits: Vec<(i64, i64, i64)>,
}

impl Layout {
    fn new(edits: &[Edit]) -> Layout {
        let mut shift = 0_i64;
        let place = |edit: &Edit| {
            let start = i64::from(edit.span.start) + shift;
            let length = edit.text.len() as i64;
            shift += length - i64::from(edit.span.end - edit.span.start);
            (start, start + length, shift)
        };
        Layout {
            edits: edits.iter().map(place).collect(),
        }
    }

    fn origin(&self, at: u32) -> Origin {
        let at = i64::from(at);
        let after = self.edits.partition_point(|(start, ..)| *start <= at);
        let Some(last) = after.checked_sub(1) else {
            return Origin::Kept(at as u32);
        };
        let (_, end, shift) = self.edits[last];
        match at < end {
            true => Origin::Inserted(last),
            false => Origin::Kept(u32::try_from(at - shift).unwrap_or(u32::MAX)),
        }
    }
}

/// Tokens of the original by where they stand in it.
struct ByPlace<'a> {
    words: &'a [Word<'a>],
    /// Place and number, sorted.
    order: Vec<(u32, usize)>,
}

impl<'a> ByPlace<'a> {
    fn new(words: &'a [Word<'a>]) -> ByPlace<'a> {
        let mut order: Vec<_> = words.iter().enumerate().map(|(n, w)| (w.at, n)).collect();
        order.sort_unstable();
        ByPlace { words, order }
    }

    /// The tokens that stand in a part of the original, in the order of the preprocessed text.
    fn texts(&self, span: OrigSpan) -> Vec<&'a str> {
        let below = |limit: u32| self.order.partition_point(|(at, _)| *at < limit);
        let range = below(span.start)..below(span.end).max(below(span.start));
        let mut numbers: Vec<usize> = self.order[range].iter().map(|(_, n)| *n).collect();
        numbers.sort_unstable();
        numbers.iter().map(|n| self.words[*n].text).collect()
    }
}

fn compare_kept(
    edits: &[Edit],
    layout: &Layout,
    old: &[Word<'_>],
    new: &[&Word<'_>],
) -> Result<(), String> {
    let spans = edits.iter().map(|e| e.span);
    let deleting: Vec<OrigSpan> = spans.filter(|s| s.start < s.end).collect();
    let deleted = |w: &&Word<'_>| {
        let after = deleting.partition_point(|span| span.start <= w.at);
        let last = after.checked_sub(1).map(|n| deleting[n]);
        last.is_some_and(|span| holds(span, w.at))
    };
    let mut old = old.iter().filter(|w| !deleted(w));
    let mut new = new.iter();
    loop {
        match (old.next(), new.next()) {
            (None, None) => return Ok(()),
            (Some(a), Some(b)) => {
                let place_differs =
                    a.direct && b.direct && layout.origin(b.at) != Origin::Kept(a.at);
                if place_differs || (a.text != b.text && !may_differ(a, b)) {
                    return Err(format!("`{}` became `{}`", a.text, b.text));
                }
            }
            (Some(a), None) => return Err(format!("`{}` is lost", a.text)),
            (None, Some(b)) => return Err(format!("`{}` is new", b.text)),
        }
    }
}

/// `__LINE__` and `__FILE__`, which macros such as `assert` expand to, are other ones.
fn may_differ(a: &Word<'_>, b: &Word<'_>) -> bool {
    let number = |w: &Word<'_>| w.text.bytes().all(|c| c.is_ascii_digit());
    let string = |w: &Word<'_>| w.text.starts_with('"');
    !a.direct && !b.direct && ((number(a) && number(b)) || (string(a) && string(b)))
}

fn compare_inserted(after: &Source, text: &str, found: &[&str]) -> Result<(), String> {
    let written = Source::new(&Input {
        name: "inserted",
        original: text.as_bytes(),
        preprocessed: text.as_bytes(),
    });
    let wanted: Vec<&str> = written
        .tokens()
        .iter()
        .map(|t| written.slice(t.span))
        .collect();
    // Intrinsics are macros where the compiler does not optimize; some macros are asked for.
    if wanted.iter().any(|w| after.is_ever_macro(w)) {
        let both = |f: fn(&[&str]) -> Option<String>| f(&wanted) == f(found);
        let first = |w: &[&str]| w.first().map(|s| (*s).to_owned());
        let last = |w: &[&str]| w.last().map(|s| (*s).to_owned());
        return if both(first) && both(last) {
            Ok(())
        } else {
            Err("it is cut off".to_owned())
        };
    }
    match wanted.iter().zip(found).find(|(a, b)| a != b) {
        Some((a, b)) => Err(format!("`{a}` became `{b}`")),
        None if wanted.len() != found.len() => Err("it is not all there".to_owned()),
        None => Ok(()),
    }
}
