//! `#pragma clang …`

use super::clauses::loop_clauses;
use super::line::Line;
use crate::clause::{Clause, Grammar, expect_end, positive};
use crate::directive::{Dialect, Meaning, Name};
use crate::lex::Cursor;
use crate::loops::{Dependences, LoopSpec, Vectorize};
use crate::problem::{ProblemCode, Problems};
use crate::variant::Lanes;
use crate::words::split_word;

/// Options of `clang loop`.
const LOOP: Grammar<LoopSpec> = Grammar {
    directive: "#pragma clang loop",
    clauses: &[
        ("vectorize", vectorize),
        ("vectorize_width", width),
        ("vectorize_predicate", predicate),
        ("interleave", interleave),
        ("interleave_count", interleave_count),
        ("unroll", unroll),
        ("unroll_count", count),
        ("distribute", predicate),
        ("pipeline", pipeline),
        ("pipeline_initiation_interval", count),
    ],
    misplaced: &[],
};

/// What stands after `clang`.
pub(super) fn classify(text: &str) -> Line<'_> {
    let (word, rest) = split_word(text);
    let (name, text) = match word {
        "loop" => (Name::ClangLoop, rest),
        "optimize" | "attribute" | "fp" => (Name::Options, text),
        "diagnostic" | "assume_nonnull" | "system_header" => (Name::Inert, text),
        _ => (Name::Unknown, text),
    };
    Line {
        dialect: Dialect::Clang,
        name,
        text,
    }
}

/// `clang loop …`
pub(super) fn options(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    if cursor.is_empty() {
        let help = "write `#pragma clang loop vectorize(enable)`";
        let message = "`#pragma clang loop` needs an option";
        problems.add(ProblemCode::ClauseSyntax, cursor.here(), message, "", help);
    }
    let meaning = loop_clauses(&LOOP, LoopSpec::default(), cursor, problems);
    if let Meaning::Loop(spec) = &meaning {
        check(spec, problems);
    }
    meaning
}

/// `vectorize(disable)` contradicts everything about how to vectorize.
fn check(spec: &LoopSpec, problems: &mut Problems) {
    let seen = |name: &str| spec.seen.options.iter().find(|o| o.text == name);
    if spec.vectorize == Vectorize::Never
        && let (Some(off), Some(width)) = (seen("vectorize"), seen("vectorize_width"))
    {
        problems.add_pair(
            ProblemCode::ClauseConflict,
            (off.at.max(width.at), off.at.min(width.at)),
            "`vectorize(disable)` contradicts `vectorize_width`",
            ("", "this one"),
            "leave one of them out",
        );
    }
}

/// The option's argument, if it is there for the first time.
fn argument<'a, 't>(
    spec: &mut LoopSpec,
    clause: &Clause<'a, 't>,
    form: &str,
    problems: &mut Problems,
) -> Option<Cursor<'a, 't>> {
    let before = spec.seen.options.iter().find(|o| clause.name.is(&o.text));
    let mut before = before.map(|o| o.at);
    let first = clause.stands_once(&mut before, problems);
    spec.seen.options.push(clause.name.ident());
    clause.needs_arguments(form, problems).filter(|_| first)
}

/// One of a few words; which one.
fn one_of(
    spec: &mut LoopSpec,
    clause: &Clause<'_, '_>,
    words: &[&str],
    problems: &mut Problems,
) -> Option<usize> {
    let form = format!("{}({})", clause.name.text, words.first()?);
    let mut inner = argument(spec, clause, &form, problems)?;
    let at = inner.here();
    let found = inner
        .next()
        .and_then(|t| words.iter().position(|w| t.is(w)));
    match found {
        Some(_) => expect_end(&inner, &form, problems),
        None => {
            let message = format!("unknown argument of `{}`", clause.name.text);
            let help = format!("the arguments are {}", words.join(", "));
            problems.add(ProblemCode::ArgumentUnknown, at, message, "", help);
        }
    }
    found
}

fn vectorize(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    match one_of(
        spec,
        clause,
        &["enable", "assume_safety", "disable"],
        problems,
    ) {
        Some(0) => spec.vectorize = Vectorize::Always,
        Some(1) => {
            spec.vectorize = Vectorize::Always;
            spec.dependences = Dependences::NoneWithin(None);
        }
        Some(_) => spec.vectorize = Vectorize::Never,
        None => {}
    }
}

fn width(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    const FORM: &str = "vectorize_width(8)";
    let Some(mut inner) = argument(spec, clause, FORM, problems) else {
        return;
    };
    let mut ahead = inner.clone();
    if ahead.eat("scalable") || ahead.eat("fixed") {
        expect_end(&ahead, FORM, problems);
        return;
    }
    let number = positive(inner.until(","), clause.name.text, FORM, problems);
    if inner.eat(",") && !(inner.eat("scalable") || inner.eat("fixed")) {
        let message = "unknown argument of `vectorize_width`";
        let help = "write `fixed` or `scalable`, or leave it out";
        problems.add(
            ProblemCode::ArgumentUnknown,
            inner.here(),
            message,
            "",
            help,
        );
        return;
    }
    expect_end(&inner, FORM, problems);
    if let Some(number) = number {
        spec.lanes = Lanes::Fixed(vec![number.value]);
    }
}

fn predicate(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    one_of(spec, clause, &["enable", "disable"], problems);
}

fn interleave(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    if one_of(
        spec,
        clause,
        &["enable", "assume_safety", "disable"],
        problems,
    ) == Some(2)
    {
        spec.interleave = Some(1);
    }
}

fn interleave_count(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    const FORM: &str = "interleave_count(2)";
    if let Some(inner) = argument(spec, clause, FORM, problems)
        && let Some(number) = positive(inner, clause.name.text, FORM, problems)
    {
        spec.interleave = Some(number.value);
    }
}

fn unroll(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    one_of(spec, clause, &["enable", "full", "disable"], problems);
}

fn pipeline(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    one_of(spec, clause, &["disable"], problems);
}

/// A number that says nothing of vector code.
fn count(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let form = format!("{}(4)", clause.name.text);
    if let Some(inner) = argument(spec, clause, &form, problems) {
        positive(inner, clause.name.text, &form, problems);
    }
}
