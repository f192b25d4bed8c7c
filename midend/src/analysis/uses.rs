//! Where the values of a loop are used within it.

use super::loop_view::LoopView;
use crate::ssa::{Block, Inst, Terminator, Value};
use frontend::sorted::SortedMap;

/// One use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// Operand of an instruction.
    Operand(Inst),
    /// Argument for the n-th parameter of a block.
    Argument(Block, usize),
    /// Decides where control goes.
    Decision(Block),
}

/// Uses in the loop, those as arguments of jumps out of it left out.
#[derive(Debug, Default)]
pub(crate) struct Uses(SortedMap<Value, Vec<Use>>);

impl Uses {
    /// Collect them.
    pub fn compute(view: &LoopView<'_>) -> Uses {
        let mut uses = Uses::default();
        for &block in &view.blocks {
            let data = &view.f.blocks[block];
            for &i in &data.insts {
                for &arg in &view.f.insts[i].args {
                    uses.add(arg, Use::Operand(i));
                }
            }
            match &data.terminator {
                Terminator::Branch { cond, .. } => uses.add(*cond, Use::Decision(block)),
                Terminator::Switch { value, .. } => uses.add(*value, Use::Decision(block)),
                Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => {}
            }
            for call in data.terminator.edges().filter(|c| view.contains(c.block)) {
                for (n, &arg) in call.args.iter().enumerate() {
                    uses.add(arg, Use::Argument(call.block, n));
                }
            }
        }
        uses
    }

    /// Uses of a value.
    pub fn of(&self, v: Value) -> &[Use] {
        self.0.get(&v).map_or(&[], Vec::as_slice)
    }

    fn add(&mut self, v: Value, u: Use) {
        self.0.entry(v).or_default().push(u);
    }
}
