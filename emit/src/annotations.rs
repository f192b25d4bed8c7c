//! Annotations and directives that do not stay in the output.

use crate::splice::Edit;
use frontend::sorted::SortedSet;
use frontend::source::MaskKind;
use frontend::source::calls::Boundary;
use frontend::span::{OrigSpan, Span};
use frontend::{Source, Unit};

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
    let spans = sites(source).filter_map(|site| source.original_span(site));
    spans.map(|span| removal(source.original(), span)).collect()
}

/// The macro calls that have to be expanded before [`removals`] can remove such annotations.
pub fn hiding(unit: &Unit) -> SortedSet<usize> {
    let source = &unit.source;
    let sites = sites(source).filter(|site| source.in_main_file(*site));
    sites.flat_map(|site| calls_around(source, site)).collect()
}

fn sites(source: &Source) -> impl Iterator<Item = Span> + '_ {
    let hyphens = |kind: &MaskKind| matches!(kind, MaskKind::VecFunction { hyphens: true, .. });
    let sites = source.mask_sites().iter();
    sites.filter(move |s| hyphens(&s.kind)).map(|s| s.span)
}

/// The calls in whose expansions a run of tokens begins and ends.
pub(crate) fn calls_around(source: &Source, span: Span) -> impl Iterator<Item = usize> {
    let ends = [
        source.boundary(span.start),
        source.boundary_before(span.end),
    ];
    ends.into_iter().filter_map(|boundary| match boundary {
        Boundary::Call(number) => Some(number),
        Boundary::Written | Boundary::Hidden(_) => None,
    })
}

fn removal(original: &[u8], span: OrigSpan) -> Edit {
    let lines = original[span.range()].iter();
    let newlines = lines.filter(|b| **b == b'\n').count();
    let after = original[span.end as usize..].iter();
    let blanks = after.take_while(|b| matches!(b, b' ' | b'\t')).count();
    let span = OrigSpan {
        start: span.start,
        end: span.end + blanks as u32,
    };
    Edit::replace(span, "\n".repeat(newlines))
}

/// The edit that takes a directive out of the text, with its lines.
pub(crate) fn without_line(original: &[u8], span: OrigSpan) -> Edit {
    let (start, end) = (span.start as usize, span.end as usize);
    let blank = |b: &&u8| matches!(b, b' ' | b'\t');
    let before = original[..start].iter().rev().take_while(blank).count();
    let rest = &original[end..];
    // A comment may stand before the directive or behind it.
    let whole = original[..start - before]
        .last()
        .is_none_or(|b| *b == b'\n');
    let after = rest
        .iter()
        .take_while(|b| matches!(b, b' ' | b'\t' | b'\r'));
    let after = after.count();
    match whole && rest.get(after) == Some(&b'\n') {
        true => Edit::delete((start - before) as u32, (end + after + 1) as u32),
        false => {
            let blanks = rest.iter().take_while(blank).count();
            Edit::delete(span.start, (end + blanks) as u32)
        }
    }
}

/// Whether tokens are such an annotation, or an attribute `simd` and nothing else, which may be
/// deleted without a trace.
pub(crate) fn is_annotation(tokens: &[&str]) -> bool {
    tokens.starts_with(&TOKENS) || is_simd_attribute(tokens)
}

/// `__attribute__((simd))`, perhaps with an argument.
pub(crate) fn is_simd_attribute(tokens: &[&str]) -> bool {
    let [attribute, "(", "(", name, rest @ ..] = tokens else {
        return false;
    };
    let spelled = matches!(*attribute, "__attribute__" | "__attribute");
    let argument = match rest {
        [")", ")"] => true,
        ["(", text, ")", ")", ")"] => text.starts_with('"'),
        _ => false,
    };
    spelled && argument && matches!(*name, "simd" | "__simd__")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_with_others_stays() {
        let is = |text: &str| is_simd_attribute(&text.split(' ').collect::<Vec<_>>());
        assert!(is("__attribute__ ( ( simd ) )"));
        assert!(is("__attribute__ ( ( __simd__ ( \"inbranch\" ) ) )"));
        assert!(!is("__attribute__ ( ( simd , noinline ) )"));
        assert!(!is("[ [ gnu :: simd ] ]"));
    }
}
