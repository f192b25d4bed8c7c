//! `linear(p, q: 4, r: s)`: lane or iteration k has the first value plus k steps. The step is 1 if
//! none is given. For a function it is a constant or the name of a uniform parameter, for a loop any
//! expression that does not change in the loop.
//!
//! OpenMP has one step for the whole list (`linear(p, q: 4)`: 4 for both), and modifiers around
//! the list (`linear(val(p): 4)`) or after it (`linear(p: val, step(4))`).

use super::{Clause, expect_end, list};
use crate::constant::evaluate;
use crate::expression::Expression;
use crate::lex::{Cursor, Kind};
use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};
use crate::text::{ByteRange, Ident};
use crate::variant::{Linear, Modifier, Step, VariantClauses};

const FORM: &str = "linear(p, q: 4)";

/// Each name of a function with its own step.
pub(crate) fn declare(c: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    c.linear.extend(each(clause, Steps::Function, problems));
}

/// Each name of a loop with its own step.
pub(crate) fn in_loop(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    spec.linear.extend(each(clause, Steps::Loop, problems));
}

/// OpenMP's form for functions.
pub(crate) fn declare_openmp(
    c: &mut VariantClauses,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    c.linear.extend(openmp(clause, Steps::Function, problems));
}

/// OpenMP's form for loops.
pub(crate) fn in_loop_openmp(
    spec: &mut LoopSpec,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    spec.linear.extend(openmp(clause, Steps::Loop, problems));
}

/// What a step can be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steps {
    /// A constant or a name.
    Function,
    /// Any expression.
    Loop,
}

fn each(clause: &Clause<'_, '_>, steps: Steps, problems: &mut Problems) -> Vec<Linear> {
    let mut found = Vec::new();
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return found;
    };
    loop {
        let Some(name) = list::name(&mut inner, FORM, problems) else {
            return found;
        };
        let mut one = Step::One;
        if inner.eat(":") {
            match step(inner.until(","), steps, problems) {
                Some(step) => one = step,
                None => return found,
            }
        }
        found.push(Linear {
            name,
            step: one,
            modifier: Modifier::Val,
        });
        if !inner.eat(",") {
            expect_end(&inner, FORM, problems);
            return found;
        }
    }
}

fn openmp(clause: &Clause<'_, '_>, steps: Steps, problems: &mut Problems) -> Vec<Linear> {
    openmp_parts(clause, steps, problems).unwrap_or_default()
}

fn openmp_parts(
    clause: &Clause<'_, '_>,
    steps: Steps,
    problems: &mut Problems,
) -> Option<Vec<Linear>> {
    let mut inner = clause.needs_arguments(FORM, problems)?;
    let mut modifier = Modifier::Val;
    let mut ahead = inner.clone();
    let names = match (ahead.word(), ahead.group()) {
        (Some(word), Some(mut group)) => {
            modifier = read_modifier(word.text, word.at, problems)?;
            inner = ahead;
            let names = list::names(&mut group, FORM, problems)?;
            expect_end(&group, FORM, problems);
            names
        }
        _ => list::names(&mut inner, FORM, problems)?,
    };
    let mut common = Step::One;
    if inner.eat(":") {
        (common, modifier) = tail(&mut inner, modifier, steps, problems)?;
    }
    expect_end(&inner, FORM, problems);
    let linear = |name: Ident| Linear {
        name,
        step: common.clone(),
        modifier,
    };
    Some(names.into_iter().map(linear).collect())
}

/// What follows the `:`: a step, or modifiers.
fn tail(
    inner: &mut Cursor<'_, '_>,
    mut modifier: Modifier,
    steps: Steps,
    problems: &mut Problems,
) -> Option<(Step, Modifier)> {
    let is_modifier = |t: &crate::lex::Token<'_>| {
        t.kind == Kind::Word && matches!(t.text, "val" | "ref" | "uval" | "step")
    };
    if !inner.peek().is_some_and(is_modifier) {
        return Some((step(inner.until(","), steps, problems)?, modifier));
    }
    let mut common = Step::One;
    loop {
        let word = inner.word()?;
        match inner.group() {
            Some(group) if word.is("step") => common = step(group, steps, problems)?,
            // A variable of that name: `linear(p: step)`.
            None if word.is("step") => common = Step::Name(word.ident()),
            _ => modifier = read_modifier(word.text, word.at, problems)?,
        }
        if !inner.eat(",") {
            return Some((common, modifier));
        }
        if !inner.peek().is_some_and(is_modifier) {
            let at = inner.here();
            let help = "write `linear(p: val, step(4))`";
            let message = "a modifier of `linear` is expected";
            problems.add(ProblemCode::ArgumentUnknown, at, message, "", help);
            return None;
        }
    }
}

fn read_modifier(word: &str, at: ByteRange, problems: &mut Problems) -> Option<Modifier> {
    match word {
        "val" => Some(Modifier::Val),
        "ref" | "uval" => {
            problems.add(
                ProblemCode::LinearModifier,
                at,
                format!("modifier `{word}` is for references of C++"),
                "C has none",
                "write `val`, or leave the modifier out",
            );
            None
        }
        _ => {
            let message = format!("unknown modifier `{word}` of `linear`");
            let help = "the modifiers are val, ref, uval; in C write `val` or none";
            problems.add(ProblemCode::ArgumentUnknown, at, message, "", help);
            None
        }
    }
}

fn step(cursor: Cursor<'_, '_>, steps: Steps, problems: &mut Problems) -> Option<Step> {
    let at = cursor.rest_at();
    if cursor.is_empty() {
        let help = format!("write `{FORM}`");
        problems.add(
            ProblemCode::ClauseSyntax,
            at,
            "a step is expected",
            "",
            help,
        );
        return None;
    }
    let mut rest = cursor.clone();
    if let Some(word) = rest.word()
        && rest.is_empty()
    {
        return Some(Step::Name(word.ident()));
    }
    match evaluate(cursor.clone()) {
        Some(0) => {
            problems.add(
                ProblemCode::LinearStepZero,
                at,
                "the step of `linear` is zero",
                "",
                "for a value that is the same in all lanes write `uniform` (of a parameter) or \
                 leave the clause out (of a variable)",
            );
            None
        }
        Some(value) => Some(Step::Constant(value, at)),
        None if steps == Steps::Loop => Some(Step::Expression(Expression {
            text: words(cursor),
            at,
        })),
        None => {
            problems.add(
                ProblemCode::NotConstant,
                at,
                "the step of `linear` is neither a constant nor a parameter",
                "",
                "write a number, or the name of a uniform integer parameter",
            );
            None
        }
    }
}

/// The tokens with one space between them.
pub(crate) fn words(mut cursor: Cursor<'_, '_>) -> String {
    let mut words = Vec::new();
    while let Some(token) = cursor.next() {
        words.push(token.text);
    }
    words.join(" ")
}
