//! Directives of OpenMP and OpenACC that say how threads or lanes do a statement, in ways that vcc leaves to the
//! compiler.

use crate::source::Source;
use crate::span::Span;
use pragma_spec::{Dialect, Directive, Meaning, Name, parse_line};

/// Directives whose statement one thread does as it stands, or of whose iterations it does each as it stands.
const PLAIN: [&str; 9] = [
    "parallel", "for", "sections", "section", "single", "master", "masked", "critical", "task",
];

/// Directives that stand for themselves: what follows them is a statement like any other.
const ALONE: [&str; 6] = [
    "barrier",
    "taskwait",
    "taskyield",
    "flush",
    "cancel",
    "cancellation",
];

/// Words of directives and clauses that say something of the loops or of the names in the statement: which of them must
/// stand directly in each other, what runs elsewhere or in lanes, and that no name of another object may be used.
const TOUCHING: [&str; 13] = [
    "simd",
    "target",
    "teams",
    "distribute",
    "loop",
    "taskloop",
    "collapse",
    "ordered",
    "order",
    "inscan",
    "tile",
    "unroll",
    "none",
];

/// Clauses in which variables are named that are other objects in the statement, with values of their own.
const OWN: [&str; 8] = [
    "private",
    "lastprivate",
    "reduction",
    "in_reduction",
    "task_reduction",
    "linear",
    "copyin",
    "copyprivate",
];

/// Whether a directive says how threads or lanes do a statement, in ways that vcc does not see to itself.
pub fn is_construct(directive: &Directive) -> bool {
    matches!(directive.dialect, Dialect::OpenMp | Dialect::OpenAcc)
        && !matches!(directive.meaning, Meaning::Loop(_))
        && directive.name != Name::OmpDeclareSimd
}

/// Whether such a directive stands in a text.
pub fn has_constructs(source: &Source, span: Span) -> bool {
    let lines = source.pragmas_in(span).iter();
    let mut texts = lines.map(|line| source.slice(line.span));
    texts.any(|text| is_construct(&parse_line(text)))
}

/// Whether it says nothing of the statement that follows it.
pub(crate) fn stands_alone(directive: &Directive) -> bool {
    let first = words(&directive.text).next();
    first.is_some_and(|first| ALONE.contains(&first)) && directive.dialect == Dialect::OpenMp
}

/// Whether a loop in the statement is done by one thread from beginning to end, as if the directive were not there.
pub(crate) fn leaves_loops_alone(directive: &Directive) -> bool {
    let mut words = words(&directive.text);
    let first = words.next().is_some_and(|first| PLAIN.contains(&first));
    first && directive.dialect == Dialect::OpenMp && !words.any(|word| TOUCHING.contains(&word))
}

/// Names in clauses that make other objects of variables.
pub(crate) fn own_names(directive: &Directive) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = directive.text.as_str();
    while let Some(open) = rest.find('(') {
        let clause = words(&rest[..open]).last().unwrap_or_default();
        let end = closing(&rest[open..]).map_or(rest.len(), |length| open + length);
        if OWN.contains(&clause) {
            found.extend(words(&rest[open..end]));
        }
        rest = &rest[end..];
    }
    found
}

/// Where the parenthesis that a text begins with is closed.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.bytes().position(|byte| {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        depth == 0
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn directive(text: &str) -> Directive {
        let directive = parse_line(text);
        assert!(is_construct(&directive), "{text}");
        directive
    }

    #[test]
    fn what_lanes_see_to_is_no_construct() {
        for text in [
            "#pragma omp simd private(t)",
            "#pragma omp declare simd uniform(t)",
            "#pragma GCC ivdep",
            "#pragma GCC diagnostic ignored \"-Wcomment\"",
        ] {
            assert!(!is_construct(&parse_line(text)), "{text}");
        }
    }

    #[test]
    fn loops_of_one_thread() {
        for text in [
            "#pragma omp parallel for schedule(static) private(j)",
            "#pragma omp parallel",
            "#pragma omp for nowait",
            "#pragma omp critical (name)",
            "#pragma omp task firstprivate(i)",
        ] {
            assert!(leaves_loops_alone(&directive(text)), "{text}");
        }
        for text in [
            "#pragma omp parallel for collapse(2)",
            "#pragma omp parallel for simd",
            "#pragma omp parallel default(none) shared(a)",
            "#pragma omp target teams",
            "#pragma omp for ordered(2)",
            "#pragma omp atomic",
            "#pragma acc parallel",
        ] {
            assert!(!leaves_loops_alone(&directive(text)), "{text}");
        }
    }

    #[test]
    fn what_stands_alone() {
        assert!(stands_alone(&directive("#pragma omp taskwait")));
        assert!(!stands_alone(&directive("#pragma omp task")));
    }

    #[test]
    fn names_of_other_objects() {
        let text = "#pragma omp parallel for shared(a) private(t, u) schedule(static, (n + 1)) reduction(+: s)";
        assert_eq!(own_names(&directive(text)), ["t", "u", "s"]);
        assert!(own_names(&directive("#pragma omp parallel firstprivate(p")).is_empty());
    }
}
