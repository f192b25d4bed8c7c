//! Runs of statements: where straight-line code of the source begins and ends, and the names of values there.

use super::entities::{Block, Value, Var};
use frontend::sorted::SortedSet;
use frontend::span::Span;

/// Statements that follow each other in one list, none of which has control flow but that of `?:`, `&&` and `||`:
/// without these, all of them are in one basic block. A statement's instructions are those whose spans lie in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatementRun {
    /// Variables that are named in it, with the values they have before the first statement. Each variable
    /// once, in the order in which they are named; those that are declared in it are left out.
    pub entry: Vec<(Var, Value)>,
    /// The statements, at least one.
    pub statements: Vec<RunStatement>,
    /// Values that it assigns, each with a statement of it that uses it, by its number, or `None` where something else
    /// does. As it was lowered: what repeats an earlier computation may be left out since, but its text still names
    /// the variables.
    pub uses: Vec<(Value, Option<usize>)>,
    /// Blocks that end with a branch of one of the statements, and that statement's span, likewise.
    pub branches: Vec<(Block, Span)>,
}

/// A statement of a [`StatementRun`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunStatement {
    /// Where it is.
    pub span: Span,
    /// Variables that it assigns, with the values they have after it.
    pub assigned: Vec<(Var, Value)>,
    /// Variables that it assigns, whose values are nowhere: with each of them the statements of the run that read that
    /// value, by their numbers, or `None` where something else does. What is computed of it is known without it.
    /// Often nothing reads it, but what the variable was before it is no more.
    pub lost: Vec<(Var, Vec<Option<usize>>)>,
    /// What it declares.
    pub declares: Declares,
}

/// What a statement of a [`StatementRun`] declares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Declares {
    /// It is no declaration.
    #[default]
    Nothing,
    /// Numbers and pointers that do not live in memory: they can be declared first and assigned later.
    Variables(Vec<Var>),
    /// Something else.
    Other,
}

impl Declares {
    /// What two declarations declare.
    pub fn and(self, other: Declares) -> Declares {
        match (self, other) {
            (Declares::Other, _) | (_, Declares::Other) => Declares::Other,
            (Declares::Nothing, known) | (known, Declares::Nothing) => known,
            (Declares::Variables(a), Declares::Variables(b)) => {
                Declares::Variables([a, b].concat())
            }
        }
    }
}

impl StatementRun {
    /// Puts other values in the place of those that it names.
    pub fn rename(&mut self, with: impl Fn(Value) -> Value) {
        for (_, value) in self.named_mut() {
            *value = with(*value);
        }
        for (value, _) in &mut self.uses {
            *value = with(*value);
        }
    }

    /// Takes the names and their values from before to behind some of its statements.
    pub fn go_past(names: &mut Vec<(Var, Value)>, statements: &[RunStatement]) {
        // From the last one on: what is said of a variable behind holds.
        let mut known: SortedSet<Var> = SortedSet::new();
        let mut behind: Vec<(Var, Value)> = Vec::new();
        for statement in statements.iter().rev() {
            let assigned = statement.assigned.iter().rev();
            behind.extend(assigned.filter(|(var, _)| !known.contains(var)));
            known.extend(statement.assigned.iter().map(|(var, _)| *var));
            known.extend(statement.lost.iter().map(|(var, _)| *var));
        }
        names.retain(|(var, _)| !known.contains(var));
        names.extend(behind.into_iter().rev());
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
