//! Runs of statements without control flow but that of `?:`, `&&` and `||`.

use super::state::Lowering;
use crate::options::Optimization;
use crate::ssa::{Block, Declares, Op, RunStatement, Type, Value, ValueDef, Var};
use cranelift_entity::EntityRef;
use frontend::sorted::SortedMap;
use frontend::tree::{Stmt, StmtKind};

/// Instructions that fold the least number of values.
const FOLD: usize = 3;

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
            self.begins(stmt);
            let begins = self.place_in_graph();
            self.stmt(stmt);
            self.statement_ends(begins);
        }
        self.end_run();
    }

    /// The block and its instructions, and how many blocks there are.
    fn place_in_graph(&self) -> (Block, usize, usize) {
        let block = self.graph.current;
        let blocks = &self.graph.func.blocks;
        (block, blocks[block].insts.len(), blocks.len())
    }

    /// Whether a statement may be part of a run: an expression or a declaration.
    fn is_plain(&self, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::Expr(_) => true,
            StmtKind::Declare { var, .. } => !self.fixes_lengths(*var),
            StmtKind::Block(list) => {
                let text = self.unit.source.slice(stmt.span);
                let braces = text.starts_with(['{', '<']);
                !braces && list.iter().all(|stmt| self.is_plain(stmt))
            }
            _ => false,
        }
    }

    /// Notes that a plain statement begins, or goes on with the declaration that is the last one.
    fn begins(&mut self, stmt: &Stmt) {
        let goes_on = self.unit.source.token_before(stmt.span.start) == Some(",");
        let declares = self.declares(stmt);
        let run = self.run.get_or_insert_default();
        let last = run.run.statements.last_mut();
        let last = last.filter(|last| goes_on && last.declares != Declares::Nothing);
        match last {
            Some(last) => {
                last.span.end = stmt.span.end;
                last.declares = std::mem::take(&mut last.declares).and(declares);
            }
            None => run.run.statements.push(RunStatement {
                span: stmt.span,
                declares: match goes_on {
                    true => declares.and(Declares::Other),
                    false => declares,
                },
                ..RunStatement::default()
            }),
        }
    }

    /// What a plain statement declares.
    fn declares(&self, stmt: &Stmt) -> Declares {
        match &stmt.kind {
            StmtKind::Declare { var, .. } => {
                let var = self.frame.var(*var);
                match self.graph.var_type(var) {
                    Some(_) => Declares::Variables(vec![var]),
                    None => Declares::Other,
                }
            }
            StmtKind::Block(list) => {
                let all = list.iter().map(|stmt| match &stmt.kind {
                    // Members one by one.
                    StmtKind::Expr(_) => Declares::Other,
                    _ => self.declares(stmt),
                });
                all.fold(Declares::Nothing, Declares::and)
            }
            _ => Declares::Nothing,
        }
    }

    /// What was found out of the last statement, which began at a place of a block.
    fn statement_ends(&mut self, (block, at, blocks): (Block, usize, usize)) {
        let ends = self.graph.current;
        if ends != block && !self.selects(blocks) {
            if let Some(run) = &mut self.run {
                run.run.statements.pop();
            }
            return self.end_run();
        }
        if ends != block {
            self.values_after();
        }
        let graph = &self.graph;
        let Some(run) = &mut self.run else { return };
        let at = if ends == block { at } else { 0 };
        let insts = graph.func.blocks[ends].insts[at..].iter();
        run.insts += insts.len();
        let mut ops = insts.map(|&inst| &graph.func.insts[inst].op);
        run.writes += u32::from(ops.any(|op| matches!(op, Op::Store(_))));
    }

    /// Whether the blocks that a statement has made, from that number on, are those of `?:`, `&&` and `||`: there
    /// is no loop among them, and values that come together in them are of the statement alone.
    fn selects(&self, blocks: usize) -> bool {
        let named = self.run.iter().flat_map(|run| &run.run.entry);
        let made = |value: Value| match self.graph.func.values[value].def {
            ValueDef::Param(block, _) => block.index() >= blocks,
            ValueDef::Result(_) => false,
        };
        self.run.is_some()
            && !self.loops_in(blocks)
            && !named.into_iter().any(|&(_, value)| made(value))
    }

    /// Whether control comes back to one of the blocks from that number on.
    fn loops_in(&self, blocks: usize) -> bool {
        let all = &self.graph.func.blocks;
        let made = |block: Block| block.index() >= blocks;
        let mut ways: SortedMap<Block, u32> = SortedMap::new();
        let edges = |block: Block| all[block].terminator.edges().map(|edge| edge.block);
        for block in (blocks..all.len()).map(Block::new) {
            ways.entry(block).or_default();
            for to in edges(block).filter(|&to| made(to)) {
                *ways.entry(to).or_default() += 1;
            }
        }
        // Without loops, each is come to once all that lead to it were.
        let free = ways.iter().filter(|(_, ways)| **ways == 0);
        let mut open: Vec<Block> = free.map(|(block, _)| *block).collect();
        let mut left = ways.len();
        while let Some(block) = open.pop() {
            left -= 1;
            for to in edges(block) {
                if let Some(count) = ways.get_mut(&to) {
                    *count -= 1;
                    if *count == 0 {
                        open.push(to);
                    }
                }
            }
        }
        left > 0
    }

    /// The variables that the last statement may have assigned under a condition have the values that they have now.
    fn values_after(&mut self) {
        let Some(mut run) = self.run.take() else {
            return;
        };
        if let Some(statement) = run.run.statements.last_mut() {
            for (var, value) in &mut statement.assigned {
                if let Some(ty) = self.graph.var_type(*var) {
                    *value = self.graph.read(*var, ty);
                }
            }
        }
        self.run = Some(run);
    }

    fn end_run(&mut self) {
        // What writes memory in one place alone is no work for vectors, unless a value is folded of many.
        let folds = self.options.uses(Optimization::Slp);
        let Some(mut pending) = self.run.take() else {
            return;
        };
        if let Some(last) = pending.run.statements.last_mut()
            && last.declares != Declares::Nothing
            && !self.unit.source.slice(last.span).ends_with(';')
        {
            // The rest of the declaration is no part of the run.
            last.declares = Declares::Other;
        }
        if pending.writes <= 1 && !(folds && pending.insts >= FOLD) {
            // It stays as a number, since reads have it.
            pending.run.statements.clear();
        }
        self.runs.push(pending.run);
    }

    /// The value of a variable of the source that the text reads.
    pub(super) fn read(&mut self, var: Var, ty: Type) -> Value {
        let value = self.graph.read(var, ty);
        let run = self.run.as_ref();
        let statement = run.and_then(|run| run.run.statements.len().checked_sub(1));
        let at = statement.map(|statement| (self.runs.len(), statement));
        if self.reads.last() != Some(&(value, at)) {
            self.reads.push((value, at));
        }
        value
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
    pub(super) fn run_assigns(&mut self, var: Var, value: Value) {
        let Some(run) = &mut self.run else { return };
        run.named.insert(var);
        if let Some(statement) = run.run.statements.last_mut() {
            statement.assigned.retain(|(assigned, _)| *assigned != var);
            statement.assigned.push((var, value));
        }
    }
}
