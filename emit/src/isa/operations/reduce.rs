//! All lanes of a vector folded into one.

use crate::ctree::Expr;
use crate::isa::lane::{combine, lane};
use crate::isa::layout::Layout;
use crate::isa::names::{register_type, scalar_type};
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use crate::isa::words::{chunk, extract, holding};
use midend::plan::ReduceOp;
use midend::ssa::BinaryOp;
use midend::target::RowOp;

fn lanewise(op: ReduceOp) -> BinaryOp {
    match op {
        ReduceOp::Add => BinaryOp::Add,
        ReduceOp::Mul => BinaryOp::Mul,
        ReduceOp::And => BinaryOp::And,
        ReduceOp::Or => BinaryOp::Or,
        ReduceOp::Xor => BinaryOp::Xor,
        ReduceOp::SMin => BinaryOp::SMin,
        ReduceOp::SMax => BinaryOp::SMax,
        ReduceOp::UMin => BinaryOp::UMin,
        ReduceOp::UMax => BinaryOp::UMax,
        ReduceOp::FAdd => BinaryOp::FAdd,
        ReduceOp::FMul => BinaryOp::FMul,
        ReduceOp::FMin => BinaryOp::FMin,
        ReduceOp::FMax => BinaryOp::FMax,
    }
}

/// Folds registers, then halves, down to one lane.
pub(in crate::isa) fn reduce(cx: &mut Cx, op: ReduceOp, from: &Arg) -> Option<Vec<Expr>> {
    let (e, l) = from.vector()?;
    let row = RowOp::Binary(lanewise(op));
    let mut x = combine(cx, row, e, l.bits, &l.c_type, &from.text)?;
    let (mut w, mut lanes) = (l.bits, l.lanes_per_reg);
    while lanes > 1 {
        lanes /= 2;
        let half = holding(cx.m, e, lanes);
        let ty = register_type(cx.m, e, half);
        let list = [x];
        let low = chunk(cx, e, &list, w, 0, lanes);
        let low = cx.keep(&ty, low);
        let high = chunk(cx, e, &list, w, 1, lanes);
        let high = cx.keep(&ty, high);
        let both = lane(cx, row, e, half, &[&low, &high])?;
        x = cx.keep(&ty, both);
        w = half;
    }
    let one = Layout {
        bits: w,
        count: 1,
        lanes_per_reg: 1,
        c_type: register_type(cx.m, e, w),
    };
    Some(vec![extract(cx, e, &one, &[x], 0)])
}

pub(in crate::isa) fn reduce_ordered(cx: &mut Cx, op: ReduceOp, args: &[Arg]) -> Option<Vec<Expr>> {
    let [init, from] = args else { return None };
    let (e, l) = from.vector()?;
    let sign = match op {
        ReduceOp::FAdd => "+",
        ReduceOp::FMul => "*",
        _ => return None,
    };
    let mut sum = init.text.first()?.clone();
    for k in 0..l.lanes_per_reg * l.count {
        let x = extract(cx, e, l, &from.text, k);
        cx.pay(10);
        let sums = plain(&format!("($0) {sign} $1"), &[&sum, &x]);
        sum = cx.keep(scalar_type(e), sums);
    }
    Some(vec![sum])
}
