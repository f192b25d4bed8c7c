//! Floating-point operations under a condition that raise no flag which the iteration does not raise anyway.
//!
//! A difference raises what the difference the other way round does, for it is the same number but for its sign: where
//! each of two ways of a branch computes one of them, as `a > b ? a - b : b - a` does, one of them is computed in each
//! iteration, and both may be.

use super::facts::{Hazard, HazardKind};
use super::loop_view::LoopView;
use crate::ssa::{BinaryOp, Block, Inst, Op, Terminator, Value};

/// The hazards that are left. `conditional`: whether a block is not come to in each iteration.
pub(super) fn without(
    view: &LoopView<'_>,
    hazards: Vec<Hazard>,
    conditional: impl Fn(Block) -> bool,
) -> Vec<Hazard> {
    let ways = ways(view, conditional);
    let harmless = |hazard: &Hazard| {
        let Some(mine) = Difference::of(view, hazard.inst) else {
            return false;
        };
        let flags = hazard.kind == HazardKind::FpFlags;
        let mut opposite = ways.iter().filter_map(|&[one, other]| {
            let here = |block: Block| view.f.blocks[block].insts.contains(&hazard.inst);
            match (here(one), here(other)) {
                (true, false) => Some(other),
                (false, true) => Some(one),
                _ => None,
            }
        });
        flags
            && opposite.any(|block| {
                let mut insts = view.f.blocks[block].insts.iter();
                insts
                    .any(|&inst| Difference::of(view, inst).is_some_and(|other| mine.raises(other)))
            })
    };
    hazards
        .into_iter()
        .filter(|hazard| !harmless(hazard))
        .collect()
}

/// The blocks that the branches of each iteration lead to, one of which each iteration comes to.
fn ways(view: &LoopView<'_>, conditional: impl Fn(Block) -> bool) -> Vec<[Block; 2]> {
    let always = view.blocks.iter().filter(|&&block| !conditional(block));
    let branches = always.filter_map(|&block| match &view.f.blocks[block].terminator {
        Terminator::Branch {
            then, otherwise, ..
        } => Some([then.block, otherwise.block]),
        Terminator::Switch { .. }
        | Terminator::Jump(_)
        | Terminator::Return(_)
        | Terminator::Unreachable => None,
    });
    let inside = |&[one, other]: &[Block; 2]| {
        let alone = |block| view.contains(block) && view.calls_to(block, true).count() == 1;
        one != other && alone(one) && alone(other)
    };
    branches.filter(inside).collect()
}

/// A difference of floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Difference {
    a: Value,
    b: Value,
}

impl Difference {
    fn of(view: &LoopView<'_>, inst: Inst) -> Option<Difference> {
        let data = &view.f.insts[inst];
        match (&data.op, data.args.as_slice()) {
            (Op::Binary(BinaryOp::FSub, _), &[a, b]) => Some(Difference {
                a: view.resolve(a),
                b: view.resolve(b),
            }),
            _ => None,
        }
    }

    /// Whether it raises what another one does.
    fn raises(self, other: Difference) -> bool {
        self == other || (self.a, self.b) == (other.b, other.a)
    }
}
