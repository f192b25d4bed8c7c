//! Cilk Plus: `#pragma simd`, `ivdep`, `vector`, `novector`, and the attribute `vector(…)`.

use super::clauses::{alone, loop_clauses};
use crate::clause::{
    Clause, Grammar, assert, lanes, linear, list, mask, pipeline, private, processor, reduction,
    remainder, uniform,
};
use crate::directive::Meaning;
use crate::lex::Cursor;
use crate::loops::{Dependences, LoopSpec, Vectorize};
use crate::problem::ProblemCode;
use crate::problem::Problems;
use crate::variant::VariantClauses;

/// Clauses of the attribute.
pub(super) const ATTRIBUTE: Grammar<VariantClauses> = Grammar {
    directive: "vector(…)",
    clauses: &[
        ("uniform", uniform::read),
        ("linear", linear::declare),
        ("mask", mask::masked),
        ("nomask", mask::unmasked),
        ("vectorlength", lanes::declare),
        ("vectorlengthfor", lanes::declare_for),
        ("processor", processor::read),
    ],
    misplaced: &[
        ("inbranch", "mask"),
        ("notinbranch", "nomask"),
        ("simdlen", "vectorlength(8)"),
    ],
};

const SIMD: Grammar<LoopSpec> = Grammar {
    directive: "#pragma simd",
    clauses: &[
        ("vectorlength", lanes::in_loop),
        ("vectorlengthfor", lanes::in_loop_for),
        ("private", private::private),
        ("firstprivate", private::first),
        ("lastprivate", private::last),
        ("linear", linear::in_loop),
        ("reduction", reduction::read),
        ("assert", assert::yes),
        ("noassert", assert::no),
        ("pipeline", pipeline::read),
        ("vecremainder", remainder::yes),
        ("novecremainder", remainder::no),
    ],
    misplaced: &[
        ("vec_function", "#pragma simd vec-function"),
        ("simdlen", "vectorlength(8)"),
        ("safelen", ""),
        ("uniform", ""),
        ("mask", ""),
        ("nomask", ""),
    ],
};

const VECTOR: Grammar<LoopSpec> = Grammar {
    directive: "#pragma vector",
    clauses: &[
        ("always", always),
        ("assert", assert::yes),
        ("aligned", aligned),
        ("unaligned", unaligned),
        ("temporal", temporal),
        ("nontemporal", nontemporal),
        ("vecremainder", remainder::yes),
        ("novecremainder", remainder::no),
        ("vectorlength", lanes::in_loop),
    ],
    misplaced: &[("pipeline", "#pragma simd pipeline")],
};

/// `simd`: the user vouches for the whole loop.
pub(super) fn simd(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        vectorize: Vectorize::Always,
        dependences: Dependences::NoneWithin(None),
        ..LoopSpec::default()
    };
    loop_clauses(&SIMD, spec, cursor, problems)
}

/// `ivdep`: dependences that can be proved still hold.
pub(super) fn ivdep(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        dependences: Dependences::ProvedOnly,
        ..LoopSpec::default()
    };
    alone("#pragma ivdep", spec, cursor, problems)
}

/// `novector`
pub(super) fn novector(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        vectorize: Vectorize::Never,
        ..LoopSpec::default()
    };
    alone("#pragma novector", spec, cursor, problems)
}

/// `vector always`, …
pub(super) fn vector(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    if cursor.is_empty() {
        let help = "write `#pragma vector always`";
        let message = "`#pragma vector` needs a clause";
        problems.add(ProblemCode::ClauseSyntax, cursor.here(), message, "", help);
    }
    loop_clauses(&VECTOR, LoopSpec::default(), cursor, problems)
}

fn always(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    spec.vectorize = Vectorize::Always;
}

fn aligned(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    accesses(&mut spec.accesses_aligned, true, clause, problems);
}

fn unaligned(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    accesses(&mut spec.accesses_aligned, false, clause, problems);
}

fn temporal(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    accesses(&mut spec.stores_nontemporal, false, clause, problems);
}

fn nontemporal(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.arguments.clone() else {
        accesses(&mut spec.stores_nontemporal, true, clause, problems);
        return;
    };
    if let Some(names) = list::names(&mut inner, "nontemporal(a)", problems) {
        spec.nontemporal.extend(names);
    }
}

fn accesses(all: &mut Option<bool>, value: bool, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    if *all == Some(!value) {
        let message = format!("clause `{}` contradicts an earlier one", clause.name.text);
        let help = "leave one of them out";
        problems.add(ProblemCode::ClauseConflict, clause.at, message, "", help);
    }
    *all = Some(value);
}
