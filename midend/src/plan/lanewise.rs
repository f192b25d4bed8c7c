//! What plans call the operations of SSA that compute each lane from that lane of their operands.

use super::POp;
use crate::ops::Fused;
use crate::ssa::Op;

/// The operation, of scalars as of vectors; `None`: it is no computation, or depends on what it is for.
pub fn lanewise(op: &Op) -> Option<POp> {
    Some(match op {
        Op::Binary(op, _) => POp::Binary(*op),
        Op::Unary(op) => POp::Unary(*op),
        Op::Fma => POp::Fused(Fused::MulAdd),
        Op::ICmp(cc) => POp::ICmp(*cc),
        Op::FCmp(cc) => POp::FCmp(*cc),
        Op::Select => POp::Select,
        Op::Convert(op) => POp::Convert(*op),
        Op::Const(_)
        | Op::Undef
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::PtrAdd { .. }
        | Op::Field(_)
        | Op::Load(_)
        | Op::Store(_)
        | Op::Call(_)
        | Op::LaneCall(_)
        | Op::Opaque(_) => return None,
    })
}
