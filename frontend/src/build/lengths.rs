//! What is known of lengths of arrays while the declarators are read that write them.

use super::scope::Entity;
use crate::tree::{Expr, VarId};
use crate::types::{ExtentId, QualType};

/// What lengths are kept that a declarator writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Keep {
    /// None: nobody knows when they are evaluated, if ever.
    #[default]
    Nothing,
    /// Those of the parameters, since it is the head of a function definition.
    Parameters,
    /// Those in the list of parameters of such a head that stand in the parameters' own declarators.
    InParameters,
    /// All.
    Own,
}

/// Lengths while declarators are read.
#[derive(Debug, Default)]
pub(super) struct Lengths {
    pub(super) keep: Keep,
    /// Those of the declaration at hand, with their values.
    pub(super) found: Found,
    /// How many there were in the file.
    pub(super) count: u32,
}

/// The lengths of a declaration.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) lengths: Vec<(ExtentId, Expr)>,
    /// There are others, which are not understood.
    pub(super) odd: bool,
}

impl Lengths {
    /// A list of parameters begins; what was kept before.
    pub(super) fn enter_parameters(&mut self) -> Keep {
        let inside = match self.keep {
            Keep::Parameters => Keep::InParameters,
            Keep::Nothing | Keep::InParameters | Keep::Own => Keep::Nothing,
        };
        std::mem::replace(&mut self.keep, inside)
    }

    /// It ends.
    pub(super) fn leave_parameters(&mut self, around: Keep) {
        self.keep = around;
    }

    /// What the name of a parameter stands for in the parameters after it.
    pub(super) fn parameter(&self, position: usize, ty: QualType) -> Entity {
        match self.keep {
            Keep::InParameters => Entity::Parameter {
                var: VarId(position as u32),
                ty,
            },
            Keep::Nothing | Keep::Parameters | Keep::Own => Entity::Unknown,
        }
    }
}
