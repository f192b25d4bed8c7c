//! Clauses of declarations of vector variants that calls in a loop look to make untrue.
//!
//! What is said here is a warning and changes no code: bodies that are lowered in place take what
//! arguments are, not what is said of them. It is said only of what is known to differ, never
//! because nothing is known.

use crate::engine::shape::{Shape, Shapes};
use crate::options::Options;
use crate::ssa::{BinaryOp, Claim, Function, Op, Value, ValueDef};
use frontend::Unit;
use frontend::directives::FunctionDirective;
use frontend::pragma_spec::{
    ByteRange, Dialect, LinearStep, Meaning, ParamKind, TypeClass, VariantClauses,
};
use frontend::span::Span;
use frontend::tree::Loop;

/// A clause that looks untrue of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The function that is called.
    pub function: String,
    /// Which of the directives of [`Unit::variants`] has the clause.
    pub directive: usize,
    /// The name in the clause, in the directive.
    pub at: ByteRange,
    /// The clause, as `uniform(x)`.
    pub clause: String,
    /// The argument.
    pub argument: Span,
    /// What the argument is instead, for the user.
    pub why: String,
}

/// Operations that are followed to what an argument is computed from.
const DEEPEST: u32 = 16;

/// The doubts about calls in a loop whose values have these shapes.
pub(super) fn doubts(
    unit: &Unit,
    f: &Function,
    l: &Loop,
    shapes: &Shapes,
    options: &Options,
) -> Vec<Doubt> {
    let inside =
        |claim: &&Claim| l.span.start <= claim.argument.start && claim.argument.end <= l.span.end;
    let claims = f.claims.iter().filter(inside);
    let doubts = claims.filter_map(|claim| {
        let directives = unit.variants.get(&claim.function)?;
        let counts = |directive: &FunctionDirective| {
            directive.directive.dialect != Dialect::OpenMp || options.openmp
        };
        let directives = directives.iter().enumerate().filter(|(_, d)| counts(d));
        // The call may be for the variants of any one of them.
        let all: Option<Vec<Doubt>> = directives
            .map(|(n, directive)| doubt(f, shapes, claim, directive, n))
            .collect();
        all?.into_iter().next()
    });
    doubts.collect()
}

/// What the clauses of one directive say of an argument that it is not.
fn doubt(
    f: &Function,
    shapes: &Shapes,
    claim: &Claim,
    directive: &FunctionDirective,
    number: usize,
) -> Option<Doubt> {
    let spec = directive.spec.as_ref()?;
    let param = directive.signature.params.get(claim.param as usize)?;
    let Meaning::Variants(clauses) = &directive.directive.meaning else {
        return None;
    };
    let differs = |why| match why {
        Differs::Stepping => "has another value in each iteration".to_string(),
        Differs::Read => "is read from another place in each iteration".to_string(),
    };
    let (at, clause, why) = match spec.params.get(claim.param as usize)?.kind {
        ParamKind::Vector => return None,
        ParamKind::Uniform => {
            let why = differs(difference(f, shapes, claim.value, DEEPEST)?);
            (named(clauses, &param.name)?, "uniform", why)
        }
        ParamKind::Linear { step, .. } => {
            let LinearStep::Constant(step) = step else {
                return None;
            };
            let unit = match param.class {
                TypeClass::Pointer { pointee_bytes } => i64::try_from(pointee_bytes?).ok()?,
                _ => 1,
            };
            let why = match shapes.of(claim.value) {
                Shape::Uniform | Shape::ActiveUniform | Shape::Linear(0) => {
                    "is the same in all iterations".to_string()
                }
                Shape::Linear(by) if Some(by) == step.checked_mul(unit) => return None,
                Shape::Linear(by) if by % unit == 0 => {
                    format!("steps by {} in each iteration, not by {step}", by / unit)
                }
                Shape::Linear(by) => format!("steps by {by} bytes in each iteration"),
                Shape::Varying => match difference(f, shapes, claim.value, DEEPEST)? {
                    why @ Differs::Read => differs(why),
                    Differs::Stepping => return None,
                },
            };
            (named(clauses, &param.name)?, "linear", why)
        }
    };
    Some(Doubt {
        function: claim.function.clone(),
        directive: number,
        at,
        clause: format!("{clause}({})", param.name),
        argument: claim.argument,
        why,
    })
}

/// Where a name stands in the clauses that say how lanes differ.
fn named(clauses: &VariantClauses, name: &str) -> Option<ByteRange> {
    let linear = clauses.linear.iter().map(|linear| &linear.name);
    let mut all = clauses.uniform.iter().chain(linear);
    Some(all.find(|ident| ident.text == name)?.at)
}

/// How a value is known to differ from iteration to iteration.
enum Differs {
    /// By the same number each time, or by a multiple of one.
    Stepping,
    /// It comes out of memory, from a place that differs.
    Read,
}

fn difference(f: &Function, shapes: &Shapes, value: Value, depth: u32) -> Option<Differs> {
    match shapes.of(value) {
        Shape::Uniform | Shape::ActiveUniform | Shape::Linear(0) => return None,
        Shape::Linear(_) => return Some(Differs::Stepping),
        Shape::Varying => {}
    }
    let ValueDef::Result(inst) = f.values[value].def else {
        return None;
    };
    let data = &f.insts[inst];
    let next = |n: usize| difference(f, shapes, *data.args.get(n)?, depth.checked_sub(1)?);
    match &data.op {
        Op::Load(_) => next(0).map(|_| Differs::Read),
        Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::FAdd | BinaryOp::FSub, _)
        | Op::PtrAdd { .. } => match (next(0), next(1)) {
            // Two may make up for each other.
            (Some(_), Some(_)) => None,
            (one, other) => one.or(other),
        },
        Op::Convert(_) | Op::Field(_) => next(0),
        _ => None,
    }
}
