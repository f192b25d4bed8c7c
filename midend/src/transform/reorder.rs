//! What an iteration does in another order.

use super::entry::{Right, Transform};
use crate::analysis::statement_order::StatementOrder;
use crate::ssa::Function;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "reorder",
    right: Right::Checked,
    what: "What an iteration does in another order, in which vectors may do it",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987",
};

/// Puts the instructions of blocks in another order.
pub fn reorder(f: &Function, of: &StatementOrder) -> Function {
    let mut made = f.clone();
    for (&block, order) in &of.orders {
        made.blocks[block].insts.clone_from(order);
    }
    made
}
