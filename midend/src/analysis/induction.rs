//! Induction variables: header parameters that change by a constant in each iteration.

use super::facts::Extend;
use super::loop_view::{LoopView, sign_wrap};
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
                inner: sign_wrap(at.inner.checked_add(at.outer)?, ty.bits()),
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

/// The induction variables among the header's parameters.
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
                    step: sign_wrap(at.inner, ty.bits()),
                    overflow: if at.inner_wraps {
                        Overflow::Wraps
                    } else {
                        Overflow::Undefined
                    },
                },
            );
        }
    }
    found
}
