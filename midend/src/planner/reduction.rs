//! Reductions: what the lanes begin with, and how they are combined after the loop.

use super::groups::{Grouped, splat};
use crate::analysis::facts::{CarriedValue, ReduceOrder};
use crate::engine::sequence::At;
use crate::engine::widen::{Ordered, Parts, Widener, neutral};
use crate::plan::{Carried, POp, PType, PValue, ReduceOp};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, Function, Imm, Inst, IntCC, Op, Type, UnaryOp};
use frontend::span::Span;

/// How a reduction is done.
#[derive(Clone, Copy, Debug)]
pub(super) enum How<'a> {
    /// In lanes of its own type.
    Lanes,
    /// In sums of groups of lanes.
    Groups(&'a Grouped),
    /// As a scalar, in order.
    InOrder,
}

/// A reduction in a loop: what is carried, and what it begins with.
#[derive(Debug)]
pub(super) enum Open {
    /// Lanes of their own, of each vector.
    Lanes { values: Parts, init: PValue },
    /// Sums of groups of lanes.
    Groups {
        grouped: Grouped,
        value: PValue,
        init: PValue,
    },
    /// One scalar, in order.
    InOrder { value: PValue, init: PValue },
}

impl Open {
    /// What is carried.
    pub(super) fn values(&self) -> Parts {
        match self {
            Open::Lanes { values, .. } => values.clone(),
            Open::Groups { value, .. } | Open::InOrder { value, .. } => vec![*value],
        }
    }

    /// Puts other values in the place of what is carried.
    pub(super) fn replace(&mut self, by: &mut impl Iterator<Item = PValue>) {
        match self {
            Open::Lanes { values, .. } => {
                for (value, by) in values.iter_mut().zip(by) {
                    *value = by;
                }
            }
            Open::Groups { value, .. } | Open::InOrder { value, .. } => {
                *value = by.next().unwrap_or(*value);
            }
        }
    }
}

fn is_extremum(op: ReduceOp) -> bool {
    use ReduceOp::{FMax, FMin, SMax, SMin, UMax, UMin};
    matches!(op, SMin | SMax | UMin | UMax | FMin | FMax)
}

pub(super) fn refuse(reason: Reason, span: Span, detail: &str) -> Refusal {
    Refusal::new(reason, span, detail)
}

/// What allows another order.
pub(super) const ANY_ORDER: &str =
    "`#pragma simd vec-function` with `reduction`, or `-ffast-math`, allows any order";

/// The instruction that accumulates in order.
pub(super) fn ordered(
    f: &Function,
    carried: &CarriedValue,
    chain: &[Inst],
    span: Span,
) -> Result<(Inst, Ordered), Refusal> {
    let fuses = chain.iter().any(|&inst| f.insts[inst].op == Op::Fma);
    let no = || {
        let detail = match fuses {
            true => "products are fused with the sum one after the other",
            false => "the sum is made in a way whose order cannot be kept",
        };
        let refusal = refuse(Reason::FpReductionOrder, span, detail);
        match fuses {
            true => refusal.hint(ANY_ORDER),
            false => refusal,
        }
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

/// The variable's name, if it has one.
pub(super) fn hint(w: &Widener<'_>, carried: &CarriedValue) -> Option<String> {
    let name = &w.s.f.vars[carried.var].name;
    (!name.is_empty()).then(|| name.clone())
}

/// What a variable holds when the vector loops begin: where no code before them has changed that, the
/// variable itself.
pub(super) fn start_of(w: &mut Widener<'_>, carried: &CarriedValue) -> PValue {
    let made = w.scalars.made(carried.phi);
    if let Some(made) = made.or(w.scalars.made(carried.start)) {
        return made;
    }
    let scalar = PType::Scalar(w.s.f.values[carried.phi].ty);
    let start = w.b.inst(At::Before, POp::LiveIn(carried.var), &[], scalar);
    let name = w.s.f.vars[carried.var].name.clone();
    w.b.values[start].hint = Some(name).filter(|n| !n.is_empty());
    start
}

/// The same where it is part of the vector loops.
fn start_value(w: &mut Widener<'_>, carried: &CarriedValue) -> Result<PValue, Refusal> {
    match w.scalars.made(carried.phi) {
        Some(made) => Ok(made),
        None => w.scalars.get(&mut w.b, At::Before, carried.start),
    }
}

/// Begins a reduction in a loop; `left` is what [`join`] made of the loop before this one, if that
/// has the same lanes or they do not matter.
pub(super) fn open(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    op: ReduceOp,
    how: How<'_>,
    left: Option<PValue>,
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
    match how {
        How::InOrder => {
            let init = match left {
                Some(left) => left,
                None => start_value(w, carried)?,
            };
            let value = w.b.value(PType::Scalar(ty), hint);
            w.accumulators.insert(carried.phi, value);
            Ok(Open::InOrder { value, init })
        }
        How::Groups(grouped) => {
            let vector = grouped.accumulator(w.s.vf, ty);
            let init = match (left, vector) {
                (None, PType::Vector(elem, _)) => splat(w, elem, 0, vector),
                (left, _) => left.ok_or_else(|| no_vector(w.s.span))?,
            };
            let value = w.b.value(vector, hint);
            let grouped = grouped.clone();
            Ok(Open::Groups {
                grouped,
                value,
                init,
            })
        }
        How::Lanes if is_extremum(op) => open_kept(w, carried, left),
        How::Lanes => {
            let neutral = w.b.constant(At::Before, ty, neutral(op, ty));
            Ok(in_lanes(w, carried, neutral, left))
        }
    }
}

/// Begins a variable of which each lane has its own, all with the value on entry; `left` as in [`open`].
pub(super) fn open_kept(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    left: Option<PValue>,
) -> Result<Open, Refusal> {
    let start = start_value(w, carried)?;
    Ok(in_lanes(w, carried, start, left))
}

fn in_lanes(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    begin: PValue,
    left: Option<PValue>,
) -> Open {
    let vector = PType::Vector(w.s.f.values[carried.phi].ty, w.s.vf);
    let init = match left {
        Some(left) => left,
        None => w.b.inst(At::Before, POp::Splat, &[begin], vector),
    };
    let hint = hint(w, carried);
    let values: Parts = (0..w.s.uf)
        .map(|_| w.b.value(vector, hint.clone()))
        .collect();
    w.b.unrolled(&values);
    w.set(carried.phi, values.clone());
    Open::Lanes { values, init }
}

fn no_vector(span: Span) -> Refusal {
    refuse(Reason::NoVectorForm, span, "sums of groups are no vector")
}

/// After the loop's body is widened: carries the reduction from one iteration to the next.
pub(super) fn advance(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    open: &Open,
) -> Result<(), Refusal> {
    match open {
        Open::InOrder { value, init } => {
            let next = w.accumulators.get(&carried.phi).copied().unwrap_or(*value);
            w.carried.push(Carried {
                value: *value,
                init: *init,
                next,
            });
        }
        Open::Groups {
            grouped,
            value,
            init,
        } => {
            let ty = w.b.ty(*value);
            let addend = grouped.addend(w, ty, None)?;
            let op = POp::Binary(BinaryOp::Add);
            let next = w.b.inst(At::Body, op, &[*value, addend], ty);
            w.carried.push(Carried {
                value: *value,
                init: *init,
                next,
            });
        }
        Open::Lanes { values, init } => {
            let next = w.vector(carried.next, w.s.f.values[carried.phi].ty.bits())?;
            let next = w.where_on(next, values);
            for (&value, &next) in values.iter().zip(&next) {
                let init = *init;
                w.carried.push(Carried { value, init, next });
            }
        }
    }
    Ok(())
}

/// What a loop leaves of a reduction, as one vector or scalar.
pub(super) fn join(
    w: &mut Widener<'_>,
    at: At,
    carried: &CarriedValue,
    op: ReduceOp,
    open: &Open,
) -> PValue {
    let mut parts = match open {
        Open::InOrder { value, .. } | Open::Groups { value, .. } => return *value,
        Open::Lanes { values, .. } => values.clone(),
    };
    let hint = hint(w, carried);
    while parts.len() > 1 {
        let op = POp::Binary(op.binary());
        let half = parts.len().div_ceil(2);
        let vector = w.b.ty(parts[0]);
        let pairs: Parts = (0..half)
            .map(|n| match parts.get(n + half) {
                Some(&other) => w.b.inst(at, op, &[parts[n], other], vector),
                None => parts[n],
            })
            .collect();
        for &pair in &pairs {
            w.b.values[pair].hint = hint.clone();
        }
        parts = pairs;
    }
    parts[0]
}

/// Ends a reduction after the last loop, from what [`join`] made of each loop that begins anew; `before`: the lanes
/// of loops with which others went on. Gives the value that the variable gets, defined in [`At::After`], and a
/// condition under which that value is right, if it may be wrong.
pub(super) fn close(
    w: &mut Widener<'_>,
    carried: &CarriedValue,
    (op, order): (ReduceOp, ReduceOrder),
    (before, ends): (&Parts, &[(Open, PValue)]),
) -> (PValue, Option<PValue>) {
    let ty = w.s.f.values[carried.phi].ty;
    let scalar = PType::Scalar(ty);
    let mut result = (!is_extremum(op)).then(|| start_of(w, carried));
    for &(ref open, end) in ends {
        let mut by = op.binary();
        let part = match open {
            Open::InOrder { .. } => return (end, None),
            Open::Groups { grouped, .. } => {
                if grouped.negate() {
                    by = BinaryOp::Sub;
                }
                grouped.scalar(w, ty, end)
            }
            Open::Lanes { .. } => {
                let part = w.b.inst(At::After, POp::Reduce(op), &[end], scalar);
                w.b.values[part].hint = hint(w, carried);
                part
            }
        };
        result = Some(match result {
            Some(others) => w.b.binary(At::After, by, others, part),
            None => part,
        });
    }
    let result = result.unwrap_or_else(|| start_of(w, carried));
    if order != ReduceOrder::AnyUnlessZero {
        return (result, None);
    }
    let last = ends.iter().flat_map(|(open, _)| open.values());
    let lanes: Parts = before.iter().copied().chain(last).collect();
    (result, Some(sure(w, (op, ty), result, &lanes)))
}

/// Whether a minimum or maximum is what the scalar loop comes to, although lanes were combined in any order: it is a
/// number, and its sign does not depend on the order. Each lane keeps the zero that the scalar loop would keep of its
/// iterations, so that the zero is positive if no lane is a negative one.
fn sure(w: &mut Widener<'_>, (op, ty): (ReduceOp, Type), result: PValue, lanes: &Parts) -> PValue {
    let truth = PType::Scalar(Type::I1);
    let (zero, bits) = match ty {
        Type::F32 => (Imm::F32(0), Type::I32),
        _ => (Imm::F64(0), Type::I64),
    };
    let zero = w.b.constant(At::Before, ty, zero);
    // Whether it is not zero, without a comparison for equality, of which compilers warn.
    let mut is = |cc| w.b.inst(At::After, POp::FCmp(cc), &[result, zero], truth);
    let (below, above) = (is(FloatCC::Lt), is(FloatCC::Gt));
    let other = w.b.binary(At::After, BinaryOp::Or, below, above);
    // Where a maximum is zero, most lanes are negative.
    if op != ReduceOp::FMin {
        return other;
    }
    let number =
        w.b.inst(At::After, POp::FCmp(FloatCC::Ge), &[result, zero], truth);
    let Some(negative) = any_is_negative(w, bits, lanes) else {
        return other;
    };
    let positive =
        w.b.inst(At::After, POp::Unary(UnaryOp::Not), &[negative], truth);
    let positive = w.b.binary(At::After, BinaryOp::And, number, positive);
    w.b.binary(At::After, BinaryOp::Or, other, positive)
}

/// Whether the sign of a lane is set; `bits`: integers as wide as the lanes. Nothing if there are no lanes.
fn any_is_negative(w: &mut Widener<'_>, bits: Type, lanes: &Parts) -> Option<PValue> {
    // One vector for each number of lanes.
    let mut all: Vec<PValue> = Vec::new();
    for &part in lanes {
        let PType::Vector(_, count) = w.b.ty(part) else {
            continue;
        };
        let vector = PType::Vector(bits, count);
        let as_bits = POp::Convert(ConvertOp::Bitcast);
        let part = w.b.inst(At::After, as_bits, &[part], vector);
        match all
            .iter_mut()
            .find(|other| w.b.values[**other].ty == vector)
        {
            Some(others) => *others = w.b.binary(At::After, BinaryOp::Or, *others, part),
            None => all.push(part),
        }
    }
    let mut negative: Option<PValue> = None;
    for signs in all {
        let vector = w.b.ty(signs);
        let PType::Vector(_, lanes) = vector else {
            continue;
        };
        let zero = splat(w, bits, 0, vector);
        let bits = bits.bits();
        let mask = PType::Mask { bits, lanes };
        let less = POp::ICmp(IntCC::Slt);
        let signs = w.b.inst(At::After, less, &[signs, zero], mask);
        w.b.values[signs].hint = Some("negative".to_string());
        let any =
            w.b.inst(At::After, POp::Any, &[signs], PType::Scalar(Type::I1));
        negative = Some(match negative {
            Some(others) => w.b.binary(At::After, BinaryOp::Or, others, any),
            None => any,
        });
    }
    negative
}
