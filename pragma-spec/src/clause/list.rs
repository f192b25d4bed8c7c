//! Lists of names.

use crate::lex::Cursor;
use crate::problem::{ProblemCode, Problems};
use crate::text::Ident;

/// `a, b, c` up to the end or to a `:`.
pub(crate) fn names(
    cursor: &mut Cursor<'_, '_>,
    form: &str,
    problems: &mut Problems,
) -> Option<Vec<Ident>> {
    let mut names = Vec::new();
    loop {
        names.push(name(cursor, form, problems)?);
        if cursor.eat(",") {
            continue;
        }
        match cursor.peek() {
            None => return Some(names),
            Some(token) if token.is(":") => return Some(names),
            Some(token) => {
                problems.add(
                    ProblemCode::ClauseSyntax,
                    token.at,
                    format!("`{}` is not expected in a list of names", token.text),
                    "",
                    format!("write `{form}`"),
                );
                return None;
            }
        }
    }
}

/// One name.
pub(crate) fn name(
    cursor: &mut Cursor<'_, '_>,
    form: &str,
    problems: &mut Problems,
) -> Option<Ident> {
    match cursor.word() {
        Some(word) => Some(word.ident()),
        None => {
            problems.add(
                ProblemCode::ClauseSyntax,
                cursor.here(),
                "a name is expected",
                "",
                format!("write `{form}`"),
            );
            None
        }
    }
}
