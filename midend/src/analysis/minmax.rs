//! Minima and maxima written with comparisons.

use super::loop_view::LoopView;
use crate::ops::ReduceOp;
use crate::ssa::{
    BinaryOp, Block, ConvertOp, FloatCC, Imm, Inst, IntCC, Op, Terminator, Type, UnaryOp, Value,
    ValueDef,
};

/// One step of a minimum or maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MinMax {
    /// Which.
    pub op: ReduceOp,
    /// What is compared with the value so far.
    pub operand: Value,
    /// A NaN operand leaves the value as it is.
    pub skips_nan: bool,
    /// An equal operand (of floating-point ones: a zero of the other sign) leaves the value as it is.
    pub first_wins: bool,
}

/// A join of two values decided by one branch and nothing else.
pub(crate) struct BranchJoin {
    /// What the branch tests.
    pub cond: Value,
    /// The value if it is 1.
    pub on_true: Value,
    /// The value if it is 0.
    pub on_false: Value,
}

/// See the n-th parameter of `block` as a choice: a triangle or diamond under one branch, whose
/// sides only compute, and which decides nothing else.
pub(crate) fn branch_join(view: &LoopView<'_>, block: Block, n: usize) -> Option<BranchJoin> {
    let head = view.dom.idom(block)?;
    if !view.contains(head) {
        return None;
    }
    let Terminator::Branch {
        cond,
        then,
        otherwise,
    } = &view.f.blocks[head].terminator
    else {
        return None;
    };
    let calls: Vec<_> = view.calls_to(block, true).collect();
    if calls.len() != 2 || then.block == otherwise.block {
        return None;
    }
    let side = |first: Block| {
        if first == block {
            let (_, call) = calls.iter().find(|(from, _)| *from == head)?;
            return Some(*call);
        }
        let data = &view.f.blocks[first];
        let alone = view.calls_to(first, true).count() == 1 && data.params.is_empty();
        let (_, call) = calls.iter().find(|(from, _)| *from == first)?;
        (alone && quiet(view, &data.insts)).then_some(*call)
    };
    let (yes, no) = (side(then.block)?, side(otherwise.block)?);
    let same = |(m, (a, b)): (usize, (&Value, &Value))| m == n || a == b;
    if !yes.args.iter().zip(&no.args).enumerate().all(same) {
        return None;
    }
    Some(BranchJoin {
        cond: *cond,
        on_true: *yes.args.get(n)?,
        on_false: *no.args.get(n)?,
    })
}

/// A chain of a narrow type whose steps are taken on extended values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extended {
    /// `ZExt` or `SExt`.
    pub by: ConvertOp,
    /// The narrow type.
    pub from: Type,
}

impl Extended {
    /// The narrow value that `v` is or extends.
    pub(crate) fn narrow(self, view: &LoopView<'_>, v: Value) -> Option<Value> {
        if view.f.values[v].ty == self.from {
            return Some(v);
        }
        let inst = view.inst(v)?;
        let &inner = inst.args.first()?;
        let extends = inst.op == Op::Convert(self.by) && view.f.values[inner].ty == self.from;
        extends.then_some(inner)
    }

    /// The comparison of narrow values that gives what `cc` gives for extended ones.
    fn comparison(self, cc: IntCC) -> IntCC {
        match (self.by, cc) {
            (ConvertOp::ZExt, IntCC::Slt) => IntCC::Ult,
            (ConvertOp::ZExt, IntCC::Sle) => IntCC::Ule,
            (ConvertOp::ZExt, IntCC::Sgt) => IntCC::Ugt,
            (ConvertOp::ZExt, IntCC::Sge) => IntCC::Uge,
            // Extending by sign keeps both orders.
            _ => cc,
        }
    }

    /// The operation on narrow values that gives what `op` gives for extended ones.
    pub(crate) fn extremum(self, op: BinaryOp) -> BinaryOp {
        match (self.by, op) {
            (ConvertOp::ZExt, BinaryOp::SMin) => BinaryOp::UMin,
            (ConvertOp::ZExt, BinaryOp::SMax) => BinaryOp::UMax,
            _ => op,
        }
    }
}

/// What it means to replace `old` by `new` if the comparison comes out as `taken`.
pub(crate) fn of_comparison(
    view: &LoopView<'_>,
    compare: Inst,
    taken: bool,
    (new, old): (Value, Value),
    extended: Option<Extended>,
) -> Option<MinMax> {
    let inst = &view.f.insts[compare];
    let &[mut a, mut b] = inst.args.as_slice() else {
        return None;
    };
    let (mut to, mut from, mut op) = (new, old, inst.op.clone());
    if let (Some(extended), Op::ICmp(cc)) = (extended, &inst.op) {
        if view.f.values[a].ty != extended.from {
            op = Op::ICmp(extended.comparison(*cc));
        }
        (a, b) = (extended.narrow(view, a)?, extended.narrow(view, b)?);
        (to, from) = (extended.narrow(view, new)?, extended.narrow(view, old)?);
    }
    let forward = b == from && same_value(view, a, to, 8);
    let backward = a == from && same_value(view, b, to, 8);
    if forward == backward {
        return None;
    }
    match op {
        Op::ICmp(cc) => {
            let cc = if forward { cc } else { cc.swapped() };
            let cc = if taken { cc } else { cc.inverse() };
            let op = match cc {
                IntCC::Sgt | IntCC::Sge => ReduceOp::SMax,
                IntCC::Slt | IntCC::Sle => ReduceOp::SMin,
                IntCC::Ugt | IntCC::Uge => ReduceOp::UMax,
                IntCC::Ult | IntCC::Ule => ReduceOp::UMin,
                IntCC::Eq | IntCC::Ne => return None,
            };
            view.f.values[new].ty.is_int().then_some(MinMax {
                op,
                operand: new,
                skips_nan: true,
                first_wins: matches!(cc, IntCC::Sgt | IntCC::Slt | IntCC::Ugt | IntCC::Ult),
            })
        }
        Op::FCmp(cc) => {
            let greater = match cc {
                FloatCC::Gt | FloatCC::Ge => forward,
                FloatCC::Lt | FloatCC::Le => backward,
                FloatCC::Eq | FloatCC::Ne => return None,
            };
            let strictly = matches!(cc, FloatCC::Gt | FloatCC::Lt);
            Some(MinMax {
                op: match greater == taken {
                    true => ReduceOp::FMax,
                    false => ReduceOp::FMin,
                },
                operand: new,
                skips_nan: taken,
                first_wins: strictly == taken,
            })
        }
        _ => None,
    }
}

/// Whether the compared value `a` is the value `b` that is taken: the same, or computed again in the
/// same way, from the same places with no write in between.
fn same_value(view: &LoopView<'_>, a: Value, b: Value, depth: u32) -> bool {
    if a == b {
        return true;
    }
    let (Some(x), Some(y)) = (view.inst(a), view.inst(b)) else {
        return false;
    };
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    let mut operands = x.args.iter().zip(&y.args);
    let same = x.op == y.op
        && view.f.values[a].ty == view.f.values[b].ty
        && x.args.len() == y.args.len()
        && operands.all(|(&p, &q)| same_value(view, p, q, depth));
    match &x.op {
        Op::Load(access) => same && !access.volatile && no_write_between(view, a, b),
        Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) | Op::Undef => false,
        _ => same,
    }
}

/// Nothing writes between two loads: `b` follows `a` in its block, or stands in a block that is
/// entered from there only.
fn no_write_between(view: &LoopView<'_>, a: Value, b: Value) -> bool {
    let place = |v: Value| match (view.def_block(v), view.f.values[v].def) {
        (Some(block), ValueDef::Result(inst)) => {
            let insts = &view.f.blocks[block].insts;
            let at = insts.iter().position(|&i| i == inst)?;
            Some((block, insts.as_slice(), at))
        }
        _ => None,
    };
    let (Some((first, x, from)), Some((second, y, to))) = (place(a), place(b)) else {
        return false;
    };
    if first == second {
        return from < to && quiet(view, &x[from..to]);
    }
    let mut ways = view.calls_to(second, true);
    let entered = ways.next().is_some_and(|(p, _)| p == first) && ways.next().is_none();
    entered && second != view.header && quiet(view, &x[from..]) && quiet(view, &y[..to])
}

/// Nothing in the list writes.
fn quiet(view: &LoopView<'_>, insts: &[Inst]) -> bool {
    let writes = |&i: &Inst| {
        matches!(
            view.f.insts[i].op,
            Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_)
        )
    };
    !insts.iter().any(writes)
}

/// The number a floating constant is.
pub(crate) fn float_constant(view: &LoopView<'_>, v: Value) -> Option<f64> {
    let inst = view.inst(v)?;
    match (&inst.op, inst.args.first()) {
        (Op::Const(Imm::F32(bits)), _) => Some(f64::from(f32::from_bits(*bits))),
        (Op::Const(Imm::F64(bits)), _) => Some(f64::from_bits(*bits)),
        (Op::Convert(ConvertOp::FExt), Some(&a)) => match view.inst(a)?.op {
            Op::Const(Imm::F32(bits)) => Some(f64::from(f32::from_bits(bits))),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the value is surely not -0.0: an absolute value, a square, a converted integer.
pub(crate) fn never_negative_zero(view: &LoopView<'_>, v: Value) -> bool {
    let Some(inst) = view.inst(v) else {
        return false;
    };
    match (&inst.op, inst.args.as_slice()) {
        (Op::Unary(UnaryOp::FAbs), _) | (Op::Convert(ConvertOp::SiToF | ConvertOp::UiToF), _) => {
            true
        }
        (Op::Binary(BinaryOp::FMul, _), [a, b]) => a == b,
        (Op::Const(_), _) => {
            float_constant(view, v).is_some_and(|c| !(c == 0.0 && c.is_sign_negative()))
        }
        _ => false,
    }
}
