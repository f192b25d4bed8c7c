//! What lowering knows while it goes through a function.

use super::finish::{PendingSite, Read};
use super::graph::Graph;
use crate::options::Options;
use crate::remark::Refusal;
use crate::ssa::{Block, FieldRef, KeptCall, StatementRun, Symbol, Type, Var};
use frontend::Unit;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::tree::{self, FunctionDef, GlobalId, Loop, VarId};
use frontend::types::{QualType, RecordId};

/// Where `break` and `continue` go.
pub(super) struct Target {
    pub(super) break_to: Block,
    /// For loops; made when the first `continue` needs it.
    pub(super) continue_to: Option<Option<Block>>,
}

/// Variables named and assigned in a loop so far.
#[derive(Default)]
pub(super) struct Names {
    pub(super) named: SortedSet<Var>,
    pub(super) assigned: SortedSet<Var>,
    pub(super) declared: SortedSet<Var>,
}

/// A run that is being lowered, in terms of the graph.
#[derive(Default)]
pub(super) struct PendingRun {
    pub(super) run: StatementRun,
    /// Variables that it named.
    pub(super) named: SortedSet<Var>,
    /// Statements that write memory.
    pub(super) writes: u32,
    /// Instructions.
    pub(super) insts: usize,
}

pub(super) struct Lowering<'a> {
    pub(super) unit: &'a Unit,
    /// The function whose statements are being lowered.
    pub(super) def: &'a FunctionDef,
    /// The function that is being made.
    pub(super) root: &'a FunctionDef,
    pub(super) options: &'a Options,
    pub(super) graph: Graph,
    /// How often each variable is assigned.
    pub(super) assignments: Vec<u32>,
    pub(super) symbols: SortedMap<GlobalId, Symbol>,
    /// By the anonymous member that holds the record, the record, and the member's number.
    pub(super) fields: SortedMap<(Option<FieldRef>, RecordId, u32), FieldRef>,
    pub(super) labels: Vec<Block>,
    pub(super) entered_labels: SortedSet<u32>,
    pub(super) targets: Vec<Target>,
    pub(super) names: Vec<Names>,
    /// For each switch around, the blocks of its cases that are still to come, last first.
    pub(super) cases: Vec<Vec<Block>>,
    pub(super) sites: Vec<PendingSite>,
    /// The run of statements at hand.
    pub(super) run: Option<PendingRun>,
    /// Those that are finished.
    pub(super) runs: Vec<StatementRun>,
    /// Values that the text reads by the names of variables, each with the run and the statement that does.
    pub(super) reads: Vec<Read>,
    /// What is lowered may be evaluated where C does not evaluate it.
    pub(super) speculative: bool,
    /// Variables of the function whose statements are being lowered.
    pub(super) frame: Frame,
    /// Functions that are being lowered in place.
    pub(super) inlining: SortedSet<String>,
    /// How many calls were.
    pub(super) inlined: u32,
    /// Loops around that are to be vectorized whole, whatever is in them.
    pub(super) vector_loops: u32,
    /// The calls of the loop at hand are lowered in place, though no pragma asks for it.
    pub(super) takes_in: bool,
    /// This was so for some loop.
    pub(super) has_taken_in: bool,
    /// Short loops are written out, where nothing but such loops is in a loop.
    pub(super) writes_out: bool,
    /// That is so here.
    pub(super) in_written_out: bool,
    /// This must not be.
    pub(super) keeps_calls: bool,
    /// The function declares types, which may hide those of other functions; once it was asked.
    pub(super) hides_types: Option<bool>,
    /// Which functions can be lowered in place, as far as it was asked.
    pub(super) judged: SortedMap<GlobalId, Result<Callable, KeptCall>>,
    /// What statements are assumed to be.
    pub(super) assumed: Assumed,
    pub(super) depth: u32,
    pub(super) failure: Option<Refusal>,
}

/// The function whose statements are being lowered.
#[derive(Default)]
pub(super) struct Frame {
    /// The SSA variable of each variable; `None`: as in the function itself, one for one.
    pub(super) vars: Option<Vec<Var>>,
    /// Records and arrays that are no memory, by variable.
    pub splits: SortedMap<u32, Split>,
    /// Constant variables whose initial values are constant expressions, where such expressions matter: see `contraction`.
    pub folded: SortedSet<VarId>,
    /// Where `return` goes; `None`: out of the function.
    pub returns: Option<Returns>,
}

/// The variable of what is neither an SSA variable nor in memory.
pub(super) fn nowhere() -> Var {
    Var::from_u32(u32::MAX - 1)
}

/// Where `return` goes in a function that is lowered in place.
pub(super) struct Returns {
    /// The block after the call.
    pub to: Block,
    /// Where the value is left: one variable, or one for each scalar of a record.
    pub into: Vec<(Var, Type)>,
    /// The value is a record.
    pub is_record: bool,
}

impl Frame {
    /// The SSA variable of a variable.
    pub fn var(&self, id: VarId) -> Var {
        match &self.vars {
            Some(vars) => vars.get(id.0 as usize).copied().unwrap_or_else(nowhere),
            None => Var::from_u32(id.0),
        }
    }

    /// A variable that is neither an SSA variable nor in memory.
    pub fn is_nowhere(&self, id: VarId) -> bool {
        self.var(id) == nowhere()
    }

    /// Some other function's, whose variables have no names here.
    pub fn is_inner(&self) -> bool {
        self.vars.is_some()
    }
}

/// What is assumed, and what was found out.
#[derive(Default)]
pub(super) struct Assumed {
    /// Loops that stay loops, by where they begin.
    pub loops: SortedSet<u32>,
    /// Variables that stay in memory, by where they are declared.
    pub(super) memory: SortedSet<u32>,
    /// Nothing is assumed any more.
    pub(super) nothing: bool,
    /// Something that this lowering assumed is wrong.
    pub wrong: bool,
    /// It assumed something.
    pub used: bool,
    /// Loops around that are lowered as often as they run, outermost first, by where they begin.
    pub around: Vec<u32>,
    /// [`super::graph::Graph::appended`] where the outermost of them begins, and all instructions.
    pub start: (usize, usize),
    /// Instructions of earlier ones.
    pub spent: usize,
    /// All instructions of earlier ones that are to stay loops.
    pub wasted: usize,
    /// Iterations around that are not the first of their loops.
    pub copies: u32,
    /// How often it mattered what is known: whether copies of a loop are worth it.
    pub gains: usize,
    /// How often small arrays in memory were accessed.
    pub arrays: usize,
    /// What stands in the loops that were looked at, by where they begin.
    pub contents: SortedMap<u32, Contents>,
}

impl Assumed {
    /// Whether nothing is known against lowering a loop as often as it runs.
    pub fn is_short(&self, stmt: &Loop) -> bool {
        !self.nothing && !self.loops.contains(&stmt.span.start)
    }

    /// Whether nothing is known against taking the scalars of a variable for variables.
    pub fn is_scalars(&self, var: &tree::Var) -> bool {
        !self.nothing && !self.memory.contains(&var.scope.start)
    }
}

/// What stands in a loop.
#[derive(Clone, Copy, Default)]
pub(super) struct Contents {
    /// Labels, or cases of a switch around it.
    pub(super) labels: bool,
    /// It is not to be lowered as often as it runs: it has other ways out than its condition, or
    /// conditions that are not computed from variables, or loops like that; or what its condition is
    /// about only counts.
    pub(super) stays: bool,
}

/// What matters of a function that can be lowered in place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Callable {
    /// Tokens that it and the functions it calls have.
    pub(super) tokens: usize,
    /// It reads memory other than constants.
    pub(super) reads: bool,
    /// It writes memory.
    pub(super) writes: bool,
}

/// A way into a record or an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A record and a position in [`frontend::types::Record::fields`].
    Member(RecordId, u32),
    /// A position in an array.
    Element(i64),
}

/// A scalar of a record or an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    /// The steps on the way to it, outermost first.
    pub path: Vec<Step>,
    /// Its type.
    pub ty: QualType,
    /// Its machine type.
    pub machine: Type,
}

/// The variable of each scalar of a record or an array.
pub(super) type Split = Vec<(Leaf, Var)>;
