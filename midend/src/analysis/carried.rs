//! What header parameters carry from one iteration to the next.

use super::facts::{CarriedKind, CarriedValue};
use super::induction::Induction;
use super::linear::Forms;
use super::loop_view::LoopView;
use super::reduction::{self, Sets};
use super::uses::Uses;
use crate::options::Options;
use crate::remark::Reason;
use crate::ssa::wishes::Private;
use crate::ssa::{BinaryOp, ConvertOp, Op, Type, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// How many operations a step may be made of, one behind the other.
const STEP_DEPTH: u32 = 8;

/// A parameter that is carried in no known way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unknown {
    /// The parameter.
    pub phi: Value,
    /// Its value at the end of an iteration, if it has one.
    pub next: Option<Value>,
    /// Which reason.
    pub reason: Reason,
    /// For the user, after the variable's name.
    pub detail: &'static str,
}

/// Classify all parameters of the header.
pub(crate) fn carried(
    view: &LoopView<'_>,
    inductions: &SortedMap<Value, Induction>,
    uses: &Uses,
    options: &Options,
) -> (Vec<CarriedValue>, Vec<Unknown>) {
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for (n, &phi) in view.f.blocks[view.header].params.iter().enumerate() {
        let (Some(start), Some(next)) = (view.start(n), view.next(n)) else {
            unknown.push(Unknown {
                phi,
                next: None,
                reason: Reason::CarriedScalar,
                detail: "has different values on the ways into the loop",
            });
            continue;
        };
        if !view.site.phis.iter().any(|(v, _)| *v == phi) {
            unknown.push(Unknown {
                phi,
                next: Some(next),
                reason: Reason::NoName,
                detail: "is carried by no variable of the program",
            });
            continue;
        }
        match kind(view, inductions, uses, options, phi, next) {
            Ok(kind) => known.push(CarriedValue {
                phi,
                var: view.var_of(phi),
                start,
                next,
                kind,
            }),
            Err((reason, detail)) => unknown.push(Unknown {
                phi,
                next: Some(next),
                reason,
                detail,
            }),
        }
    }
    (known, unknown)
}

fn kind(
    view: &LoopView<'_>,
    inductions: &SortedMap<Value, Induction>,
    uses: &Uses,
    options: &Options,
    phi: Value,
    next: Value,
) -> Result<CarriedKind, (Reason, &'static str)> {
    if let Some(induction) = inductions.get(&phi) {
        return Ok(CarriedKind::Induction {
            step: induction.step,
        });
    }
    if next == phi {
        return Ok(CarriedKind::Induction { step: 0 });
    }
    if uses.of(phi).is_empty() && !is_seen_behind(view, phi) {
        return Ok(CarriedKind::Overwritten);
    }
    if let Some(Private { first, last, .. }) = view.site.wishes.private(view.var_of(phi)) {
        return Ok(CarriedKind::Private { first, last });
    }
    reduction::find(view, uses, options, (phi, next), Sets::No)
}

/// Whether something behind the loop has what the last iteration began with, which the one before it computed: the loop
/// may be left where the variable is another value already, or where another variable has what it was.
fn is_seen_behind(view: &LoopView<'_>, phi: Value) -> bool {
    let at_top = view.exiting == view.header && view.latch != view.header;
    let own = view.var_of(phi);
    let mut exit = view.site.exit.iter();
    exit.any(|&(var, value)| view.resolve(value) == phi && !(at_top && var == own))
}

/// Adds to what is known the variables, of those that are carried in no known way, that some iterations set to one
/// value; the others.
pub(super) fn recognize_sets(
    view: &LoopView<'_>,
    uses: &Uses,
    options: &Options,
    known: &mut Vec<CarriedValue>,
    unknown: Vec<Unknown>,
) -> Vec<Unknown> {
    recognize(view, known, unknown, |phi, next| {
        reduction::find(view, uses, options, (phi, next), Sets::Yes).ok()
    })
}

/// Adds to what is known the integers, of those that are carried in no known way, that move on in each iteration by
/// what is the same in all; the others. Not those by which addresses move: what a step is decides there what is read.
pub(super) fn recognize_steps(
    view: &LoopView<'_>,
    forms: &Forms,
    known: &mut Vec<CarriedValue>,
    unknown: Vec<Unknown>,
) -> Vec<Unknown> {
    let moves = moves_by(view);
    recognize(view, known, unknown, |phi, next| {
        let ty = view.f.values[phi].ty;
        if !ty.is_int() || ty == Type::I1 || moves.contains(&phi) {
            return None;
        }
        let (step, down) = step(view, phi, next)?;
        let steady = forms.is_invariant(view, step) && is_harmless(view, step, STEP_DEPTH);
        steady.then_some(CarriedKind::Stepped { step, down })
    })
}

/// Adds to what is known the parameters, of those that are carried in no known way, of which `kind` knows one by the
/// parameter and what it is at the end of an iteration; the others.
fn recognize(
    view: &LoopView<'_>,
    known: &mut Vec<CarriedValue>,
    unknown: Vec<Unknown>,
    kind: impl Fn(Value, Value) -> Option<CarriedKind>,
) -> Vec<Unknown> {
    let params = &view.f.blocks[view.header].params;
    let is_other = |u: &Unknown| {
        let found = params.iter().position(|&phi| phi == u.phi);
        let found = found.and_then(|n| Some((view.start(n)?, u.next?)));
        let Some((start, next)) = found.filter(|_| u.reason == Reason::CarriedScalar) else {
            return true;
        };
        let Some(kind) = kind(u.phi, next) else {
            return true;
        };
        known.push(CarriedValue {
            phi: u.phi,
            var: view.var_of(u.phi),
            start,
            next,
            kind,
        });
        false
    };
    unknown.into_iter().filter(is_other).collect()
}

/// What is added to a parameter in each iteration, or taken away.
fn step(view: &LoopView<'_>, phi: Value, next: Value) -> Option<(Value, bool)> {
    let inst = view.inst(next)?;
    let (Op::Binary(op, _), &[a, b]) = (&inst.op, inst.args.as_slice()) else {
        return None;
    };
    let (a, b) = (view.resolve(a), view.resolve(b));
    let (step, down) = match op {
        BinaryOp::Add if a == phi => (b, false),
        BinaryOp::Add if b == phi => (a, false),
        BinaryOp::Sub if a == phi => (b, true),
        _ => return None,
    };
    Some((step, down))
}

/// Whether an integer is computed of what there is before the loop, or is read, by what neither traps nor raises flags:
/// it is computed before the loop is known to come to it.
fn is_harmless(view: &LoopView<'_>, value: Value, depth: u32) -> bool {
    let value = view.resolve(value);
    let Some(inst) = view.inst(value) else {
        return !view.defines(value);
    };
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    let computed = match inst.op {
        Op::Const(_) | Op::Load(_) => return true,
        Op::Binary(op, _) => matches!(
            op,
            BinaryOp::Add
                | BinaryOp::Sub
                | BinaryOp::Mul
                | BinaryOp::And
                | BinaryOp::Or
                | BinaryOp::Xor
                | BinaryOp::Shl
                | BinaryOp::LShr
                | BinaryOp::AShr
        ),
        Op::Convert(ConvertOp::SExt | ConvertOp::ZExt | ConvertOp::Trunc) => true,
        _ => false,
    };
    computed && inst.args.iter().all(|&arg| is_harmless(view, arg, depth))
}

/// The values of a loop that are part of addresses by sums and products.
fn moves_by(view: &LoopView<'_>) -> SortedSet<Value> {
    let mut moves = SortedSet::new();
    let insts: Vec<_> = view.insts().collect();
    for (_, _, inst) in insts.into_iter().rev() {
        let is_part = inst.result.is_some_and(|v| moves.contains(&v));
        let parts: &[Value] = match &inst.op {
            Op::Load(_) | Op::Store(_) => inst.args.get(..1).unwrap_or_default(),
            Op::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl, _)
            | Op::PtrAdd { .. }
            | Op::Field(_)
            | Op::Convert(_)
                if is_part =>
            {
                &inst.args
            }
            _ => &[],
        };
        moves.extend(parts.iter().map(|&v| view.resolve(v)));
    }
    moves
}
