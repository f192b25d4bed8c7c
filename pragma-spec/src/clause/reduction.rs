//! `reduction(+: a, b)`: the values of all iterations are combined, in any order, so that a sum of
//! floating numbers may round differently. Operators: `+ - * & | ^ && || max min`, in OpenMP also
//! those of `omp declare reduction`, and parts of arrays.

use super::{Clause, list};
use crate::clause::linear::words;
use crate::expression::Expression;
use crate::lex::{Cursor, Kind};
use crate::loops::{LoopSpec, Reduction, ReductionOp};
use crate::problem::{ProblemCode, Problems};

const FORM: &str = "reduction(+: a, b)";

/// Reads the clause.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    items(spec, &mut inner, (false, false), problems);
}

/// Reads OpenMP's form: `reduction(inscan, +: a[0:n])`.
pub(crate) fn read_openmp(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    let mut ahead = inner.clone();
    let mut inscan = false;
    if let Some(word) = ahead.word()
        && matches!(word.text, "inscan" | "default" | "task")
        && ahead.eat(",")
    {
        inscan = word.is("inscan");
        inner = ahead;
        if word.is("task") {
            problems.add(
                ProblemCode::ArgumentUnknown,
                word.at,
                "modifier `task` is not for loops of lanes",
                "",
                "leave it out",
            );
            return;
        }
    }
    items(spec, &mut inner, (true, inscan), problems);
}

fn items(
    spec: &mut LoopSpec,
    inner: &mut Cursor<'_, '_>,
    (openmp, inscan): (bool, bool),
    problems: &mut Problems,
) {
    let Some(op) = operator(inner, openmp, problems) else {
        return;
    };
    loop {
        let Some(name) = list::name(inner, FORM, problems) else {
            return;
        };
        let rest = inner.until(",");
        let section = match rest.peek() {
            None => None,
            Some(open) if openmp && open.is("[") => Some(Expression {
                at: rest.rest_at(),
                text: words(rest),
            }),
            Some(_) => {
                super::expect_end(&rest, FORM, problems);
                return;
            }
        };
        spec.reductions.push(Reduction {
            op: op.clone(),
            name,
            section,
            inscan,
        });
        if !inner.eat(",") {
            return;
        }
    }
}

/// The operator with its `:`.
fn operator(
    inner: &mut Cursor<'_, '_>,
    openmp: bool,
    problems: &mut Problems,
) -> Option<ReductionOp> {
    let at = inner.here();
    let token = inner.next()?;
    let op = match token.text {
        "+" => Some(ReductionOp::Add),
        "-" => Some(ReductionOp::Sub),
        "*" => Some(ReductionOp::Mul),
        "&" => Some(ReductionOp::And),
        "|" => Some(ReductionOp::Or),
        "^" => Some(ReductionOp::Xor),
        "&&" => Some(ReductionOp::LogicalAnd),
        "||" => Some(ReductionOp::LogicalOr),
        "max" => Some(ReductionOp::Max),
        "min" => Some(ReductionOp::Min),
        name if openmp && token.kind == Kind::Word => Some(ReductionOp::Named(name.to_string())),
        _ => None,
    };
    // `reduction(a)`: the operator is forgotten, not misspelled.
    let has_colon = inner.peek().is_some_and(|t| t.is(":"));
    if !has_colon || op.is_none() {
        let message = match (has_colon, token.kind) {
            (true, _) => format!("`{}` is no operator of reductions", token.text),
            (false, _) => "an operator and `:` are expected first".to_string(),
        };
        let help = format!("write `{FORM}`; the operators are + - * & | ^ && || max min");
        problems.add(ProblemCode::ReductionOperator, at, message, "", help);
        return None;
    }
    inner.eat(":");
    op
}
