//! Control flow between blocks, as the terminators say it.

use super::{Block, BlockCall, Function, Terminator, Value};

impl Terminator {
    /// The edges out of the block, in order; one block may be named by several edges.
    pub fn edges(&self) -> impl Iterator<Item = &BlockCall> {
        let (first, second, cases): (_, _, &[(i64, BlockCall)]) = match self {
            Terminator::Jump(to) => (Some(to), None, &[]),
            Terminator::Branch {
                then, otherwise, ..
            } => (Some(then), Some(otherwise), &[]),
            Terminator::Switch { cases, default, .. } => (None, Some(default), cases),
            Terminator::Return(_) | Terminator::Unreachable => (None, None, &[]),
        };
        first
            .into_iter()
            .chain(cases.iter().map(|(_, to)| to))
            .chain(second)
    }

    /// The value that decides, or that is returned.
    pub fn value(&self) -> Option<&Value> {
        match self {
            Terminator::Branch { cond: value, .. }
            | Terminator::Switch { value, .. }
            | Terminator::Return(Some(value)) => Some(value),
            Terminator::Jump(_) | Terminator::Return(None) | Terminator::Unreachable => None,
        }
    }

    /// The same, for changing it.
    pub fn value_mut(&mut self) -> Option<&mut Value> {
        match self {
            Terminator::Branch { cond: value, .. }
            | Terminator::Switch { value, .. }
            | Terminator::Return(Some(value)) => Some(value),
            Terminator::Jump(_) | Terminator::Return(None) | Terminator::Unreachable => None,
        }
    }

    /// The edges, for changing blocks or arguments.
    pub fn edges_mut(&mut self) -> impl Iterator<Item = &mut BlockCall> {
        let (first, second, cases): (_, _, &mut [(i64, BlockCall)]) = match self {
            Terminator::Jump(to) => (Some(to), None, &mut []),
            Terminator::Branch {
                then, otherwise, ..
            } => (Some(then), Some(otherwise), &mut []),
            Terminator::Switch { cases, default, .. } => (None, Some(default), cases),
            Terminator::Return(_) | Terminator::Unreachable => (None, None, &mut []),
        };
        first
            .into_iter()
            .chain(cases.iter_mut().map(|(_, to)| to))
            .chain(second)
    }
}

impl Function {
    /// The first block, whose parameters are the function's.
    pub fn entry(&self) -> Option<Block> {
        self.blocks.keys().next()
    }

    /// Relies on what another form of the same function relies on, too, of which some code is made.
    pub fn relies_also(&mut self, other: &Function) {
        self.plain_char |= other.plain_char;
        self.byte_order |= other.byte_order;
        self.unaligned |= other.unaligned;
    }

    /// The C variable that a header parameter of a loop stands for, or that a value was first given to, by its name.
    pub fn name_of(&self, value: Value) -> Option<&str> {
        if let Some(hint) = &self.values[value].hint {
            return Some(hint);
        }
        let mut phis = self.sites.values().flat_map(|site| &site.phis);
        let (_, var) = phis.find(|(phi, _)| *phi == value)?;
        let name = self.vars[*var].name.as_str();
        Some(name).filter(|name| !name.is_empty())
    }
}
