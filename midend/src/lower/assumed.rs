//! What statements are assumed to be while they are lowered, and finding out that they are not.
//!
//! Which loops run a few times only and which arrays are accessed by constant indices shows while they
//! are lowered, for it takes all constants that come of that. So each that looks like one is assumed to
//! be one. What is found to be another is noted, and as lowering takes nothing back, the whole function
//! is lowered again then, a few times at most.

use super::state::{Assumed, Lowering};

use frontend::Unit;
use frontend::tree::{FunctionDef, Stmt, VarId};

use crate::options::Options;

/// How often a function is lowered on assumptions, one more than loops are usually nested.
const ATTEMPTS: u32 = 5;

/// Lowers a function by `make`, as often as what it assumes is found to be wrong.
pub(super) fn settled<'a>(
    unit: &'a Unit,
    def: &'a FunctionDef,
    options: &'a Options,
    body: &'a Stmt,
    make: impl Fn(&mut Lowering<'a>),
) -> Lowering<'a> {
    let mut assumed = Assumed::default();
    let mut attempts = 0;
    loop {
        let mut lowering = Lowering::new(unit, def, options, body);
        lowering.assumed = assumed;
        make(&mut lowering);
        attempts += 1;
        // What failed may be due to an assumption.
        let failed = lowering.failure.is_some() && lowering.assumed.used;
        if !lowering.assumed.wrong && !failed {
            return lowering;
        }
        assumed = Assumed {
            nothing: failed || attempts == ATTEMPTS,
            loops: lowering.assumed.loops,
            memory: lowering.assumed.memory,
            ..Assumed::default()
        };
    }
}

impl Lowering<'_> {
    /// Whether control certainly does not come here. What stands here says nothing.
    pub(super) fn is_dead(&self) -> bool {
        self.graph.is_dead(self.graph.current)
    }

    /// Whether this is one of several copies of a statement, other than the first.
    pub(super) fn is_copy(&self) -> bool {
        self.assumed.copies > 0
    }

    /// Notes that the loops around something stay loops: where it is one as well, or has arrays, several
    /// of it would be too much.
    pub(super) fn is_there_once(&mut self) {
        if !self.is_dead() && !self.assumed.around.is_empty() {
            self.assumed.loops.extend(&self.assumed.around);
            self.assumed.wrong = true;
        }
    }

    /// Notes that a variable stays in memory.
    pub(super) fn stays_in_memory(&mut self, id: VarId) {
        if let Some(var) = self.def.vars.get(id.0 as usize)
            && !self.is_dead()
        {
            self.assumed.memory.insert(var.scope.start);
            self.assumed.wrong = true;
        }
    }
}
