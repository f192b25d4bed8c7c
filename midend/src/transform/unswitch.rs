//! A loop as it runs if a value that decides over its branches is known.

use super::entry::{Right, Transform};
use crate::analysis::unswitching::{Unswitching, Way};
use crate::ssa::{Function, Op, Terminator, Value, ValueDef};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "unswitch",
    right: Right::Checked,
    what: "A loop without the branches that go the same way in all iterations",
    literature: "Bacon, Graham and Sharp, Compiler Transformations for High-Performance Computing, 1994",
};

/// Takes the branches of a loop for decided. What comes of it does the same as the function wherever the deciding
/// value is so.
pub fn unswitch(f: &Function, of: &Unswitching, way: &Way) -> Function {
    let mut made = f.clone();
    for &block in &of.blocks {
        let taken = match (&f.blocks[block].terminator, way) {
            (Terminator::Branch { then, .. }, Way::Is(1)) => then,
            (Terminator::Branch { otherwise, .. }, Way::Is(_)) => otherwise,
            (Terminator::Switch { cases, default, .. }, Way::Is(number)) => {
                let case = cases.iter().find(|(case, _)| case == number);
                case.map_or(default, |(_, taken)| taken)
            }
            (Terminator::Switch { default, .. }, Way::IsNone(_)) => default,
            _ => continue,
        };
        made.blocks[block].terminator = Terminator::Jump(taken.clone());
    }
    if of.number.is_some() {
        forget(&mut made, of.value);
    }
    made
}

/// Takes away what nobody decides by any more, so that nothing but the minimum or maximum itself uses what it carries.
fn forget(f: &mut Function, value: Value) {
    let ValueDef::Result(inst) = f.values[value].def else {
        return;
    };
    let mut insts = f.blocks.values().flat_map(|block| &block.insts);
    let operand = insts.any(|&other| f.insts[other].args.contains(&value));
    let decision = f.blocks.values().any(|block| {
        let edges = block.terminator.edges();
        let handed_on = edges.flat_map(|edge| &edge.args).any(|arg| *arg == value);
        let decides = match &block.terminator {
            Terminator::Branch { cond: by, .. } | Terminator::Switch { value: by, .. } => {
                *by == value
            }
            Terminator::Return(by) => *by == Some(value),
            Terminator::Jump(_) | Terminator::Unreachable => false,
        };
        handed_on || decides
    });
    if operand || decision {
        return;
    }
    for block in f.blocks.values_mut() {
        block.insts.retain(|other| *other != inst);
    }
    let data = &mut f.insts[inst];
    data.op = Op::Undef;
    data.args.clear();
}
