//! What clauses, or none, come to.

use crate::clause::{Grammar, roles, safelen};
use crate::directive::Meaning;
use crate::lex::Cursor;
use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};
use crate::variant::VariantClauses;

/// The clauses of a declaration.
pub(super) fn variants(
    grammar: &Grammar<VariantClauses>,
    cursor: &mut Cursor<'_, '_>,
    problems: &mut Problems,
) -> Meaning {
    let mut clauses = VariantClauses::default();
    grammar.read(cursor, &mut clauses, problems);
    roles::check_variant(&clauses, problems);
    Meaning::Variants(clauses)
}

/// The clauses before a loop, added to what the directive itself says.
pub(super) fn loop_clauses(
    grammar: &Grammar<LoopSpec>,
    mut spec: LoopSpec,
    cursor: &mut Cursor<'_, '_>,
    problems: &mut Problems,
) -> Meaning {
    grammar.read(cursor, &mut spec, problems);
    roles::check_loop(&spec, problems);
    safelen::check(&spec, problems);
    Meaning::Loop(spec)
}

/// A directive without arguments.
pub(super) fn alone(
    directive: &str,
    spec: LoopSpec,
    cursor: &Cursor<'_, '_>,
    problems: &mut Problems,
) -> Meaning {
    if !cursor.is_empty() {
        problems.add(
            ProblemCode::ClauseSyntax,
            cursor.rest_at(),
            format!("`{directive}` takes no clauses"),
            "",
            format!("write `{directive}` alone"),
        );
    }
    Meaning::Loop(spec)
}
