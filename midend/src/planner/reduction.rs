//! Reductions: what the lanes begin with, and how they are combined after the loop.

use super::groups::Grouped;
use crate::analysis::facts::CarriedValue;
use crate::engine::sequence::At;
use crate::engine::widen::{Ordered, Parts, Widener, neutral};
use crate::options::{FpMode, Options};
use crate::plan::{Carried, POp, PType, PValue, ReduceOp};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, FloatCC, Function, Imm, Inst, Op, Type};
use frontend::span::Span;

/// A reduction under construction.
#[derive(Debug)]
pub(super) enum Open {
    /// Lanes of their own: the carried values and what each begins with.
    Lanes { values: Parts, init: PValue },
    /// Sums of groups of lanes.
    Groups(Grouped),
    /// One scalar, in order.
    InOrder { value: PValue, init: PValue },
}

fn is_extremum(op: ReduceOp) -> bool {
    use ReduceOp::{FMax, FMin, SMax, SMin, UMax, UMin};
    matches!(op, SMin | SMax | UMin | UMax | FMin | FMax)
}

fn refuse(reason: Reason, span: Span, detail: &str) -> Refusal {
    Refusal {
        reason,
        span,
        detail: detail.to_string(),
    }
}

/// The instruction that accumulates in order.
pub(super) fn ordered(
    f: &Function,
    carried: &CarriedValue,
    chain: &[Inst],
    span: Span,
) -> Result<(Inst, Ordered), Refusal> {
    let no = || {
        refuse(
            Reason::FpReductionOrder,
            span,
            "the sum is made in a way whose order cannot be kept",
        )
    };
    let mut found = chain.iter().filter_map(|&inst| {
        let data = &f.insts[inst];
        let (op, negate) = match data.op {
            Op::Binary(BinaryOp::FAdd, _) => (ReduceOp::FAdd, false),
            Op::Binary(BinaryOp::FSub, _) => (ReduceOp::FAdd, true),
            Op::Binary(BinaryOp::FMul, _) => (ReduceOp::FMul, false),
            _ => return None,
        };
        let operand = match (data.args[0] == carried.phi, data.args[1] == carried.phi) {
            (true, false) => data.args[1],
            (false, true) if !negate => data.args[0],
            _ => return None,
        };
        let ordered = Ordered {
            phi: carried.phi,
            operand,
            op,
            negate,
        };
        Some((inst, ordered))
    });
    let one = found.next().ok_or_else(no)?;
    let others = chain.iter().any(|&inst| {
        inst != one.0 && !matches!(f.insts[inst].op, Op::Select | Op::FCmp(_) | Op::ICmp(_))
    });
    // Selections that are instructions read the sum between the iterations.
    let selects = chain.iter().any(|&i| f.insts[i].op == Op::Select);
    if found.next().is_some() || others || selects {
        return Err(no());
    }
    Ok(one)
}

/// Whether the sign of a zero result may depend on the order in which lanes are combined. Legality
/// vouches for loops that write memory; the others can be done once more by the original loop.
fn zero_matters(w: &Widener<'_>, op: ReduceOp) -> bool {
    let options: &Options = w.s.options;
    let stores = w.s.accesses.values().any(|a| a.is_store);
    !stores
        && matches!(op, ReduceOp::FMin | ReduceOp::FMax)
        && options.signed_zeros
        && options.fp == FpMode::Strict
}

/// The variable's name, if it has one.
fn hint(w: &Widener<'_>, carried: &CarriedValue) -> Option<String> {
    let name = &w.s.f.vars[carried.var].name;
    (!name.is_empty()).then(|| name.clone())
}

/// Begins a reduction.
pub(super) fn open(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    op: ReduceOp,
    in_order: bool,
) -> Result<Open, Refusal> {
    let ty = w.s.f.values[carried.phi].ty;
    if matches!(ty, Type::I1 | Type::Ptr) {
        return Err(refuse(
            Reason::UnsupportedType,
            w.s.span,
            "a truth value or pointer is accumulated",
        ));
    }
    let hint = hint(w, carried);
    if in_order {
        let init = w.scalars.get(&mut w.b, At::Before, carried.start)?;
        let value = w.b.value(PType::Scalar(ty), hint);
        w.accumulators.insert(carried.phi, value);
        return Ok(Open::InOrder { value, init });
    }
    let vector = PType::Vector(ty, w.s.vf);
    let scalar = if is_extremum(op) {
        w.scalars.get(&mut w.b, At::Before, carried.start)?
    } else {
        w.b.constant(At::Before, ty, neutral(op, ty))
    };
    let init = w.b.inst(At::Before, POp::Splat, &[scalar], vector);
    let values: Parts = (0..w.s.uf)
        .map(|_| w.b.value(vector, hint.clone()))
        .collect();
    w.set(carried.phi, values.clone());
    Ok(Open::Lanes { values, init })
}

/// Ends a reduction after the body is widened; gives the value that the variable gets, defined in
/// [`At::After`], and a condition under which that value is right, if it may be wrong.
pub(super) fn close(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    op: ReduceOp,
    open: &Open,
) -> Result<(PValue, Option<PValue>), Refusal> {
    let ty = w.s.f.values[carried.phi].ty;
    let scalar = PType::Scalar(ty);
    let (values, init) = match open {
        Open::InOrder { value, init } => {
            let next = w.accumulators.get(&carried.phi).copied().unwrap_or(*value);
            w.carried.push(Carried {
                value: *value,
                init: *init,
                next,
            });
            return Ok((*value, None));
        }
        Open::Groups(grouped) => {
            let (all, negate) = grouped.write(w, ty, hint(w, carried))?;
            let start = w.b.inst(At::Before, POp::LiveIn(carried.var), &[], scalar);
            let op = match negate {
                true => BinaryOp::Sub,
                false => BinaryOp::Add,
            };
            return Ok((w.b.binary(At::After, op, start, all), None));
        }
        Open::Lanes { values, init } => (values, *init),
    };
    let next = w.vector(carried.next, ty.bits())?;
    for (&value, &next) in values.iter().zip(&next) {
        w.carried.push(Carried { value, init, next });
    }
    let vector = PType::Vector(ty, w.s.vf);
    let hint = Some(w.s.f.vars[carried.var].name.clone()).filter(|n| !n.is_empty());
    let mut parts = values.clone();
    while parts.len() > 1 {
        let op = POp::Binary(op.binary());
        let half = parts.len().div_ceil(2);
        let pairs: Parts = (0..half)
            .map(|n| match parts.get(n + half) {
                Some(&other) => w.b.inst(At::After, op, &[parts[n], other], vector),
                None => parts[n],
            })
            .collect();
        for &pair in &pairs {
            w.b.values[pair].hint = hint.clone();
        }
        parts = pairs;
    }
    let mut result = w.b.inst(At::After, POp::Reduce(op), &[parts[0]], scalar);
    w.b.values[result].hint = hint;
    if !is_extremum(op) {
        // The variable itself holds its value on entry.
        let start = w.b.inst(At::Before, POp::LiveIn(carried.var), &[], scalar);
        result = w.b.binary(At::After, op.binary(), start, result);
    }
    if !zero_matters(w, op) {
        return Ok((result, None));
    }
    let imm = match ty {
        Type::F32 => Imm::F32(0),
        _ => Imm::F64(0),
    };
    let zero = w.b.constant(At::Before, ty, imm);
    let op = POp::FCmp(FloatCC::Ne);
    let sure =
        w.b.inst(At::After, op, &[result, zero], PType::Scalar(Type::I1));
    Ok((result, Some(sure)))
}
