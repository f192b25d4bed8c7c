//! Induction variables: header parameters that change by a constant in each iteration.

use super::facts::Extend;
use super::loop_view::LoopView;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, InstData, Op, Overflow, Type, Value};
use frontend::sorted::SortedMap;

/// A value of the loop that is a header parameter plus a constant:
/// `extend(phi + inner) + outer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offset {
    /// The header parameter.
    pub phi: Value,
    /// Added in the parameter's own type.
    pub inner: i64,
    /// How the sum is widened.
    pub extend: Option<Extend>,
    /// Added after widening.
    pub outer: i64,
    /// Whether the inner sum may wrap.
    pub inner_wraps: bool,
    /// Whether the outer sum may wrap.
    pub outer_wraps: bool,
}

/// An induction variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Induction {
    /// Value on entry.
    pub start: Value,
    /// Change per iteration, as a signed number of the parameter's width.
    pub step: i64,
    /// Whether the step may wrap.
    pub overflow: Overflow,
}

/// All values of the loop that are a header parameter plus a constant.
pub(crate) fn offsets(view: &LoopView<'_>) -> SortedMap<Value, Offset> {
    let mut map = SortedMap::new();
    for &phi in &view.f.blocks[view.header].params {
        let ty = view.f.values[phi].ty;
        if ty.is_int() && ty != Type::I1 || ty == Type::Ptr {
            map.insert(
                phi,
                Offset {
                    phi,
                    inner: 0,
                    extend: None,
                    outer: 0,
                    inner_wraps: false,
                    outer_wraps: false,
                },
            );
        }
    }
    for (_, _, inst) in view.insts() {
        if let Some(result) = inst.result
            && let Some(offset) = offset_of(view, &map, inst, view.f.values[result].ty)
        {
            map.insert(result, offset);
        }
    }
    map
}

fn offset_of(
    view: &LoopView<'_>,
    map: &SortedMap<Value, Offset>,
    inst: &InstData,
    ty: Type,
) -> Option<Offset> {
    let arg = |n: usize| inst.args.get(n).map(|&v| view.resolve(v));
    let known = |n: usize| arg(n).and_then(|v| map.get(&v)).copied();
    let constant = |n: usize| arg(n).and_then(|v| view.constant(v));
    match &inst.op {
        Op::Binary(BinaryOp::Add, o) => match (known(0), constant(1)) {
            (Some(at), Some(c)) => add(at, c, *o),
            _ => add(known(1)?, constant(0)?, *o),
        },
        Op::Binary(BinaryOp::Sub, o) => add(known(0)?, constant(1)?.checked_neg()?, *o),
        Op::PtrAdd { scale } => add(
            known(0)?,
            scale.checked_mul(constant(1)?)?,
            Overflow::Undefined,
        ),
        Op::Convert(ConvertOp::SExt) => widen(known(0)?, Extend::Sign),
        Op::Convert(ConvertOp::ZExt) => widen(known(0)?, Extend::Zero),
        Op::Convert(ConvertOp::Trunc) => {
            let at = known(0)?;
            // Back to the parameter's own type: `i++` on a `short`.
            if at.extend.is_none() || view.f.values[at.phi].ty != ty {
                return None;
            }
            Some(Offset {
                inner: sign_extend(at.inner.checked_add(at.outer)?, ty.bits()),
                extend: None,
                outer: 0,
                inner_wraps: true,
                outer_wraps: false,
                ..at
            })
        }
        _ => None,
    }
}

fn add(at: Offset, c: i64, overflow: Overflow) -> Option<Offset> {
    let wraps = overflow == Overflow::Wraps;
    Some(match at.extend {
        None => Offset {
            inner: at.inner.checked_add(c)?,
            inner_wraps: at.inner_wraps || wraps,
            ..at
        },
        Some(_) => Offset {
            outer: at.outer.checked_add(c)?,
            outer_wraps: at.outer_wraps || wraps,
            ..at
        },
    })
}

/// Twice the same way is once; anything else is not followed.
fn widen(at: Offset, extend: Extend) -> Option<Offset> {
    match at.extend {
        None => Some(Offset {
            extend: Some(extend),
            ..at
        }),
        Some(before) if at.outer == 0 && (before == extend || before == Extend::Zero) => Some(at),
        Some(_) => None,
    }
}

/// The induction variables among the header's parameters, wrap-around variables among them that begin
/// where they would have been.
pub(crate) fn inductions(
    view: &LoopView<'_>,
    offsets: &SortedMap<Value, Offset>,
) -> SortedMap<Value, Induction> {
    let mut found = SortedMap::new();
    for (n, &phi) in view.f.blocks[view.header].params.iter().enumerate() {
        let (Some(start), Some(next)) = (view.start(n), view.next(n)) else {
            continue;
        };
        let Some(at) = offsets.get(&next) else {
            continue;
        };
        if at.phi == phi && at.extend.is_none() {
            let ty = view.f.values[phi].ty;
            found.insert(
                phi,
                Induction {
                    start,
                    step: sign_extend(at.inner, ty.bits()),
                    overflow: if at.inner_wraps {
                        Overflow::Wraps
                    } else {
                        Overflow::Undefined
                    },
                },
            );
        }
    }
    let params = view.f.blocks[view.header].params.iter().enumerate();
    let wrap_around: Vec<(Value, Induction)> = params
        .filter_map(|(n, &phi)| Some((phi, wrapped_around(view, offsets, &found, n)?)))
        .collect();
    found.extend(wrap_around);
    found
}

/// A parameter that has what another one had in the iteration before, plus a constant, if its value on
/// entry is what that one would have had.
fn wrapped_around(
    view: &LoopView<'_>,
    offsets: &SortedMap<Value, Offset>,
    found: &SortedMap<Value, Induction>,
    n: usize,
) -> Option<Induction> {
    let phi = view.f.blocks[view.header].params[n];
    let at = offsets.get(&view.next(n)?)?;
    let other = found.get(&at.phi)?;
    let ty = view.f.values[phi].ty;
    if at.phi == phi || at.extend.is_some() || view.f.values[at.phi].ty != ty {
        return None;
    }
    let start = view.start(n)?;
    let (from, other_from) = (displaced(view, start), displaced(view, other.start));
    let expected = other_from
        .by
        .wrapping_sub(other.step)
        .wrapping_add(at.inner);
    let meets = sign_extend(expected, ty.bits()) == sign_extend(from.by, ty.bits());
    // It steps from its first value to the second one as any other, if neither wrapped on its way.
    let exact = from.exact && other_from.exact && expected == from.by && at.inner == 0;
    (from.base == other_from.base && meets).then_some(Induction {
        start,
        step: other.step,
        overflow: match exact {
            true => other.overflow,
            false => Overflow::Wraps,
        },
    })
}

/// A value outside of the loop: what it is moved from, by how much, and whether that may wrap.
struct Displaced {
    /// `None`: it is a constant.
    base: Option<Value>,
    by: i64,
    exact: bool,
}

fn displaced(view: &LoopView<'_>, value: Value) -> Displaced {
    let mut at = Displaced {
        base: Some(value),
        by: 0,
        exact: true,
    };
    while let Some((value, inst)) = at.base.and_then(|value| Some((value, view.inst(value)?))) {
        if let Some(c) = view.constant(value) {
            at.base = None;
            at.by = at.by.wrapping_add(c);
            break;
        }
        let constant = inst.args.get(1).and_then(|&v| view.constant(v));
        let (more, overflow) = match (&inst.op, constant) {
            (Op::Binary(BinaryOp::Add, overflow), Some(c)) => (c, *overflow),
            (Op::Binary(BinaryOp::Sub, overflow), Some(c)) => (c.wrapping_neg(), *overflow),
            (Op::PtrAdd { scale }, Some(c)) => (c.wrapping_mul(*scale), Overflow::Undefined),
            _ => break,
        };
        at.base = inst.args.first().copied();
        at.by = at.by.wrapping_add(more);
        at.exact &= overflow == Overflow::Undefined;
    }
    at
}
