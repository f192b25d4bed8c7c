//! The splice check: the output, preprocessed, has the tokens that were intended.
//!
//! Every token of the output's main file comes from kept or from inserted text. The kept ones must
//! be, in order, those of the original without the deleted ones; each deleted run must stand, in
//! order, in inserted text before it (it was moved), but for annotations; inserted text must be there
//! as it was written, except for identifiers that are macros.

use crate::annotations::is_annotation;
use crate::output::{Branch, Content, Output, Piece};
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
    /// What only stands there for who does not compile vector code.
    Elsewhere,
}

/// A token of a main file: its text, its place, and whether it is spelled there outside macros.
struct Word<'a> {
    text: &'a str,
    at: u32,
    direct: bool,
}

/// Compares a text that should be that of `output`, and what the preprocessor makes of it, with the
/// intention; `Err` says what differs.
pub fn check(
    unit: &Unit,
    output: &Output<'_>,
    new_preprocessed: &[u8],
    text: &[u8],
) -> Result<(), String> {
    let (source, edits) = (&unit.source, output.edits);
    let input = Input {
        name: source.name(),
        original: text,
        // Vector code may bring in headers many times as long as the file.
        preprocessed: &thin(new_preprocessed),
    };
    let after = Source::new(&input);
    let layout = Layout::new(output);
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
            Origin::Elsewhere => return Err(format!("`{}` is compiled", word.text)),
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
            || edit.takes_over
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

/// Where the pieces of the output stand in it: where each begins, and what its first byte is.
struct Layout {
    pieces: Vec<(u32, Origin)>,
}

impl Layout {
    fn new(output: &Output<'_>) -> Layout {
        let mut at = 0;
        let place = |piece: &Piece| {
            let start = at;
            at += piece.bytes(output.original).len() as u32;
            let origin = match (&piece.content, piece.branch) {
                (_, Branch::Scalar) => Origin::Elsewhere,
                (Content::Kept(span), _) => Origin::Kept(span.start),
                (Content::Inserted(n, _), _) => Origin::Inserted(*n),
                (Content::Unexpanded(at, _), _) => Origin::Kept(*at),
                (Content::Layout(_), _) => Origin::Elsewhere,
            };
            (start, origin)
        };
        Layout {
            pieces: output.pieces.iter().map(place).collect(),
        }
    }

    fn origin(&self, at: u32) -> Origin {
        if at == u32::MAX {
            return Origin::Kept(at);
        }
        let after = self.pieces.partition_point(|(start, _)| *start <= at);
        let last = after.checked_sub(1).map(|last| self.pieces[last]);
        match last {
            Some((start, Origin::Kept(from))) => Origin::Kept(from.saturating_add(at - start)),
            Some((_, other)) => other,
            None => Origin::Elsewhere,
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
    // Directives may go on in the next line.
    let text = text.replace("\\\r\n", "").replace("\\\n", "");
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
        // A macro at an end becomes anything.
        let same = |a: Option<&&str>, b| a == b || a.is_some_and(|a| after.is_ever_macro(a));
        return if same(wanted.first(), found.first()) && same(wanted.last(), found.last()) {
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
