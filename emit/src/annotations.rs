//! Annotations that are no C: they do not stay in the output.

use crate::splice::Edit;
use frontend::Unit;
use frontend::source::MaskKind;
use frontend::span::OrigSpan;

/// The spelling that no C compiler takes.
const SPELLING: &[u8] = b"__decl-vec-function";

/// Its tokens, with the parenthesis that follows.
const TOKENS: [&str; 6] = ["__decl", "-", "vec", "-", "function", "("];

/// Whether a file may hold an annotation that must not stay.
pub fn mentions_annotation(original: &[u8]) -> bool {
    original.windows(SPELLING.len()).any(|w| w == SPELLING)
}

/// The edits that remove such annotations from the main file: all of each but its line ends, so
/// that what follows keeps its line.
pub fn removals(unit: &Unit) -> Vec<Edit> {
    let source = &unit.source;
    let hyphens = |kind: &MaskKind| matches!(kind, MaskKind::VecFunction { hyphens: true, .. });
    let sites = source.mask_sites().iter().filter(|s| hyphens(&s.kind));
    let spans = sites.filter_map(|site| source.original_span(site.span));
    spans.map(|span| removal(source.original(), span)).collect()
}

fn removal(original: &[u8], span: OrigSpan) -> Edit {
    let lines = original[span.range()].iter();
    let newlines = lines.filter(|b| **b == b'\n').count();
    let after = original[span.end as usize..].iter();
    let blanks = after.take_while(|b| matches!(b, b' ' | b'\t')).count();
    Edit {
        span: OrigSpan {
            start: span.start,
            end: span.end + blanks as u32,
        },
        text: "\n".repeat(newlines),
    }
}

/// Whether tokens are such an annotation, which may be deleted without a trace.
pub(crate) fn is_annotation(tokens: &[&str]) -> bool {
    tokens.starts_with(&TOKENS)
}
