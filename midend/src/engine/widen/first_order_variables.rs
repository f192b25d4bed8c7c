//! What the widener knows of variables that have in each iteration what the one before computed.

use crate::plan::PValue;
use crate::ssa::{Inst, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// A variable: its value on entry, and at the end of an iteration.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) start: Value,
    pub(super) next: Value,
    pub(super) name: Option<String>,
}

/// All of them, and what there is of each.
#[derive(Debug, Default)]
pub(super) struct FirstOrder {
    pub(super) variables: SortedMap<Value, Variable>,
    /// What the loop carries for each: the last vector of the iteration before, by the width of lanes.
    pub(super) carried: SortedMap<(Value, u32), PValue>,
    /// The same of the loop before this one.
    pub(super) left: SortedMap<(Value, u32), PValue>,
    /// Loads that were done where an iteration begins.
    pub(super) loaded: SortedSet<Inst>,
}

impl FirstOrder {
    /// For a loop that comes after this one.
    pub fn resume(self) -> FirstOrder {
        FirstOrder {
            left: self.carried,
            ..FirstOrder::default()
        }
    }

    /// What a header parameter is, if it is such a variable.
    pub fn of(&self, phi: Value) -> Option<Variable> {
        self.variables.get(&phi).cloned()
    }

    pub fn is_loaded(&self, inst: Inst) -> bool {
        self.loaded.contains(&inst)
    }
}
