//! Runs of statements: where straight-line code of the source begins and ends, and the names of values there.

use super::entities::{Block, Inst, Value, Var};
use super::{Function, Terminator, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// Statements that follow each other in one list, none of which has control flow: all of them are in one
/// basic block. A statement's instructions are those whose spans lie in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatementRun {
    /// Variables that are named in it, with the values they have before the first statement. Each variable
    /// once, in the order in which they are named; those that are declared in it are left out.
    pub entry: Vec<(Var, Value)>,
    /// The statements, at least one.
    pub statements: Vec<RunStatement>,
    /// Values that it assigns and that something else than the run uses, as it was lowered: what repeats an earlier
    /// computation may be left out by then, but its text still names the variables.
    pub used_outside: Vec<Value>,
    /// Blocks that end with a branch of one of the statements, and that statement's span, likewise.
    pub branches: Vec<(Block, Span)>,
}

/// A statement of a [`StatementRun`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunStatement {
    /// Where it is.
    pub span: Span,
    /// Variables that it assigns, with the values they have after it. A variable whose value nothing needs may
    /// be left out.
    pub assigned: Vec<(Var, Value)>,
    /// Values that the run assigns and that this statement uses, as it was lowered.
    pub uses: Vec<Value>,
    /// It is a declaration.
    pub declares: bool,
}

impl StatementRun {
    /// Puts other values in the place of those that it names.
    pub fn rename(&mut self, with: impl Fn(Value) -> Value) {
        for (_, value) in self.named_mut() {
            *value = with(*value);
        }
        let used = self.statements.iter_mut().flat_map(|s| &mut s.uses);
        used.chain(&mut self.used_outside)
            .for_each(|value| *value = with(*value));
    }

    /// All names and their values.
    pub fn named(&self) -> impl Iterator<Item = (Var, Value)> + '_ {
        let assigned = self.statements.iter().flat_map(|s| &s.assigned);
        self.entry.iter().chain(assigned).copied()
    }

    fn named_mut(&mut self) -> impl Iterator<Item = &mut (Var, Value)> {
        let assigned = self.statements.iter_mut().flat_map(|s| &mut s.assigned);
        self.entry.iter_mut().chain(assigned)
    }
}

/// The statement that an instruction belongs to: the number of its run, and its own.
pub struct Statements(Vec<(Span, usize, usize)>);

impl Statements {
    /// Those of a function.
    pub fn of(f: &Function) -> Statements {
        let mut all = Vec::new();
        for (r, run) in f.runs.iter().enumerate() {
            let spans = run.statements.iter().enumerate();
            all.extend(spans.map(|(s, statement)| (statement.span, r, s)));
        }
        all.sort_by_key(|(span, ..)| span.start);
        Statements(all)
    }

    /// Where a span is.
    pub fn around(&self, span: Span) -> Option<(usize, usize)> {
        let next = self.0.partition_point(|(s, ..)| s.start <= span.start);
        let &(around, r, s) = self.0.get(next.checked_sub(1)?)?;
        (span.end <= around.end).then_some((r, s))
    }
}

/// Notes which statements use what runs assign, and which end blocks: to be done before anything is left out.
pub fn note_uses(f: &mut Function) {
    let statements = Statements::of(f);
    let mut assigned: SortedMap<Value, SortedSet<usize>> = SortedMap::new();
    for (r, run) in f.runs.iter().enumerate() {
        for (_, value) in run.statements.iter().flat_map(|s| &s.assigned) {
            assigned.entry(*value).or_default().insert(r);
        }
    }
    let mut uses: SortedSet<(usize, Option<usize>, Value)> = SortedSet::new();
    let mut note = |value: Value, at: Option<(usize, usize)>| {
        for &r in assigned.get(&value).into_iter().flatten() {
            let statement = at.filter(|(own, _)| *own == r).map(|(_, s)| s);
            uses.insert((r, statement, value));
        }
    };
    let mut branches: Vec<(usize, Block, Span)> = Vec::new();
    for (block, data) in f.blocks.iter() {
        let at = |inst: Inst| statements.around(f.insts[inst].span);
        for &inst in &data.insts {
            f.insts[inst]
                .args
                .iter()
                .for_each(|&arg| note(arg, at(inst)));
        }
        let decides = data.terminator.value().copied();
        let by = decides.and_then(|value| match f.values[value].def {
            ValueDef::Result(inst) => at(inst),
            ValueDef::Param(..) => None,
        });
        if let (Terminator::Branch { .. }, Some((r, s))) = (&data.terminator, by) {
            branches.push((r, block, f.runs[r].statements[s].span));
        }
        // Values are handed on by whatever statement comes to where they meet.
        let handed = data.terminator.edges().flat_map(|edge| &edge.args);
        handed.chain(&decides).for_each(|&value| note(value, None));
    }
    for (r, statement, value) in uses {
        match statement {
            Some(s) => f.runs[r].statements[s].uses.push(value),
            None => f.runs[r].used_outside.push(value),
        }
    }
    for (r, block, span) in branches {
        f.runs[r].branches.push((block, span));
    }
}
