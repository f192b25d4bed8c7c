//! `alignment(p)`, `alignment(p: 64)`, OpenMP's `aligned(p, q: 64)`: the address in lane 0 (for a
//! loop, the pointer's value) is a multiple of so many bytes; without a number, of the size of the
//! target's vectors. In OpenMP one number holds for the whole list.

use super::{Clause, expect_end, list, positive, power_of_two};
use crate::lex::Cursor;
use crate::loops::LoopSpec;
use crate::problem::Problems;
use crate::text::Number;
use crate::variant::{Aligned, VariantClauses};

const FORM: &str = "alignment(p: 64)";
const OPENMP: &str = "aligned(p, q: 64)";

/// Each parameter with its own number.
pub(crate) fn declare(c: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    while let Some(name) = list::name(&mut inner, FORM, problems) {
        let mut bytes = None;
        if inner.eat(":") {
            bytes = read_bytes(inner.until(","), clause, FORM, problems);
        }
        c.aligned.push(Aligned { name, bytes });
        if !inner.eat(",") {
            expect_end(&inner, FORM, problems);
            return;
        }
    }
}

/// OpenMP's form for functions.
pub(crate) fn declare_openmp(
    c: &mut VariantClauses,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    c.aligned.extend(openmp(clause, problems));
}

/// OpenMP's form for loops.
pub(crate) fn in_loop_openmp(
    spec: &mut LoopSpec,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    spec.aligned.extend(openmp(clause, problems));
}

fn openmp(clause: &Clause<'_, '_>, problems: &mut Problems) -> Vec<Aligned> {
    let Some(mut inner) = clause.needs_arguments(OPENMP, problems) else {
        return Vec::new();
    };
    let Some(names) = list::names(&mut inner, OPENMP, problems) else {
        return Vec::new();
    };
    let mut bytes = None;
    if inner.eat(":") {
        bytes = read_bytes(inner, clause, OPENMP, problems);
    }
    let aligned = |name| Aligned { name, bytes };
    names.into_iter().map(aligned).collect()
}

fn read_bytes(
    cursor: Cursor<'_, '_>,
    clause: &Clause<'_, '_>,
    form: &str,
    problems: &mut Problems,
) -> Option<Number> {
    let name = clause.name.text;
    let number = positive(cursor, name, form, problems);
    power_of_two(number, name, problems)
}
