//! Whether a plan may keep the lanes of wide values in another order.

use crate::plan::orderless::is_orderless;
use crate::plan::{LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use cranelift_entity::PrimaryMap;

/// Whether nothing in the program tells in which order the lanes of values that take several
/// registers lie in them. All such values of one width then have the same order, which follows from
/// the width alone: they come from conversions of what fits one register, and from splats.
pub(super) fn can_interleave(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    reg_bits: u32,
) -> bool {
    let bits = |ty: PType| match ty {
        PType::Scalar(_) => 0,
        PType::Vector(elem, lanes) => elem.bits() * lanes,
        PType::Mask { bits, lanes } => bits * lanes,
    };
    let wide = |&v: &PValue| bits(values[v].ty) > reg_bits;
    nodes.iter().all(|node| match node {
        Node::Inst(inst) => {
            !inst.args.iter().chain(&inst.result).any(wide) || orderless(inst, values)
        }
        Node::If {
            then, otherwise, ..
        } => can_interleave(then, values, reg_bits) && can_interleave(otherwise, values, reg_bits),
        Node::Loop(LoopNode { body, .. }) => can_interleave(body, values, reg_bits),
    })
}

fn orderless(inst: &PInst, values: &PrimaryMap<PValue, PValueData>) -> bool {
    match inst.op {
        POp::Convert(_) => {
            let result = inst.result.map(|r| values[r].ty);
            match (values[inst.args[0]].ty, result) {
                (PType::Mask { .. }, _) => true,
                (PType::Vector(a, _), Some(PType::Vector(b, _))) => {
                    a.bits() == b.bits() || (a.is_int() && b.is_int())
                }
                _ => false,
            }
        }
        op => is_orderless(&op),
    }
}
