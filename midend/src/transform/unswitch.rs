//! A loop as it runs if a value that decides over its branches is known.

use super::entry::{Right, Transform};
use crate::analysis::unswitching::{Unswitching, Way};
use crate::ssa::{Function, Terminator};

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
    made
}
