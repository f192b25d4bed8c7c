//! Runs of statements without control flow.

use super::state::Lowering;
use crate::ssa::{Block, Op, RunStatement, Var};
use frontend::tree::{Stmt, StmtKind};

impl Lowering<'_> {
    /// Lowers a list of statements and notes which of them are runs.
    pub(super) fn list(&mut self, list: &[Stmt]) {
        if self.run.is_some() {
            // Declarators of one declaration.
            return list.iter().for_each(|stmt| self.stmt(stmt));
        }
        let nameless = self.frame.is_inner() || self.is_taken_apart();
        for stmt in list {
            if nameless || !self.is_plain(stmt) {
                self.end_run();
                self.stmt(stmt);
                continue;
            }
            let run = self.run.get_or_insert_default();
            run.run.statements.push(RunStatement {
                span: stmt.span,
                declares: !matches!(stmt.kind, StmtKind::Expr(_)),
                ..RunStatement::default()
            });
            let (block, at) = self.place_in_graph();
            self.stmt(stmt);
            self.statement_ends(block, at);
        }
        self.end_run();
    }

    fn place_in_graph(&self) -> (Block, usize) {
        let block = self.graph.current;
        (block, self.graph.func.blocks[block].insts.len())
    }

    /// Whether a statement may be part of a run: an expression or a declaration.
    fn is_plain(&self, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::Expr(_) | StmtKind::Declare { .. } => true,
            StmtKind::Block(list) => {
                let text = self.unit.source.slice(stmt.span);
                let braces = text.starts_with(['{', '<']);
                !braces && list.iter().all(|stmt| self.is_plain(stmt))
            }
            _ => false,
        }
    }

    /// What was found out of the last statement, which began at a place of a block.
    fn statement_ends(&mut self, block: Block, at: usize) {
        let graph = &self.graph;
        let Some(run) = &mut self.run else { return };
        if graph.current != block {
            // It has control flow.
            run.run.statements.pop();
            return self.end_run();
        }
        let insts = graph.func.blocks[block].insts[at..].iter();
        let mut ops = insts.map(|&inst| &graph.func.insts[inst].op);
        run.writes += u32::from(ops.any(|op| matches!(op, Op::Store(_))));
    }

    fn end_run(&mut self) {
        // What writes memory in one place alone is no work for vectors.
        let run = self.run.take().filter(|pending| pending.writes > 1);
        self.runs.extend(run.map(|pending| pending.run));
    }

    /// Notes the value of a variable that the run at hand names.
    pub(super) fn run_names(&mut self, var: Var) {
        let Some(ty) = self.graph.var_type(var) else {
            return;
        };
        if self.run.as_ref().is_none_or(|run| run.named.contains(&var)) {
            return;
        }
        let value = self.graph.read(var, ty);
        if let Some(run) = &mut self.run {
            run.named.insert(var);
            run.run.entry.push((var, value));
        }
    }

    /// Notes the value that the statement at hand gives a variable.
    pub(super) fn run_assigns(&mut self, var: Var, value: crate::ssa::Value) {
        let Some(run) = &mut self.run else { return };
        run.named.insert(var);
        if let Some(statement) = run.run.statements.last_mut() {
            statement.assigned.retain(|(assigned, _)| *assigned != var);
            statement.assigned.push((var, value));
        }
    }
}
