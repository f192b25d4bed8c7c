//! Loop statements.

use super::state::{Lowering, Names, Target};
use super::unroll::gains_apart;
use frontend::sorted::SortedSet;

use frontend::tree::{Loop, LoopKind, Stmt};

use super::finish::PendingSite;
use crate::ssa::{Block, LoopCalls, Var};

impl Lowering<'_> {
    /// Lowers a loop.
    pub(super) fn loop_stmt(&mut self, stmt: &Loop) {
        let begun = self.init(stmt);
        if self.is_taken_apart() {
            return self.inner_loop(stmt);
        }
        let whole = stmt.spec(self.options.openmp).takes_in_all();
        let mut calls = LoopCalls::default();
        if !whole {
            calls = self.calls_in(stmt);
            calls.kept.sort_by(|a, b| a.name.cmp(&b.name));
        }
        let takes_in = !calls.in_place.is_empty();
        let site = self.sites.len();
        let preheader = self.graph.current;
        let header = self.graph.open_block();
        let exit = self.graph.block();
        self.sites.push(PendingSite {
            kind: stmt.kind,
            span: stmt.span,
            header,
            preheader,
            exit,
            named: SortedSet::new(),
            assigned: SortedSet::new(),
            pragma: stmt.pragma.clone(),
            wishes: self.wishes(stmt),
            calls,
        });
        self.graph.jump(header);
        self.graph.enter(header);
        self.names.push(Names {
            named: begun,
            ..Names::default()
        });
        self.targets.push(Target {
            break_to: exit,
            continue_to: Some(None),
        });
        self.vector_loops += u32::from(whole);
        self.takes_in = takes_in;
        self.has_taken_in |= takes_in;
        self.in_written_out = self.writes_out && gains_apart(self.unit, self.def, stmt);
        self.taken_apart_or_not();
        match stmt.kind {
            LoopKind::For | LoopKind::While => self.tested_first(stmt, header, exit),
            LoopKind::Do => self.tested_last(stmt, header, exit),
        }
        self.vector_loops -= u32::from(whole);
        self.takes_in = false;
        self.in_written_out = false;
        self.taken_apart_or_not();
        self.targets.pop();
        self.graph.enter(exit);
        self.leave_names(site);
    }

    /// The initialisation of a `for`, and the variables that it names.
    fn init(&mut self, stmt: &Loop) -> SortedSet<Var> {
        let Some(init) = &stmt.init else {
            return SortedSet::new();
        };
        self.names.push(Names::default());
        self.stmt(init);
        let names = self.names.pop().unwrap_or_default();
        let named = names.named.clone();
        self.hand_names(names);
        named
    }

    /// What runs once: `break` and `continue` in it lead behind it.
    pub(super) fn once(&mut self, body: &Stmt) {
        let exit = self.graph.block();
        self.targets.push(Target {
            break_to: exit,
            continue_to: Some(Some(exit)),
        });
        self.stmt(body);
        self.graph.jump(exit);
        self.targets.pop();
        self.graph.enter(exit);
    }

    /// A loop without a site, from the start of its first iteration on: tested only at its end, so that
    /// nothing stands between its last iteration and its exit.
    pub(super) fn rest_of_loop(&mut self, stmt: &Loop, exit: Block) {
        let header = self.graph.open_block();
        self.graph.jump(header);
        self.graph.enter(header);
        self.targets.push(Target {
            break_to: exit,
            continue_to: Some(None),
        });
        self.iteration(stmt);
        match &stmt.cond {
            Some(cond) => self.branch_on(cond, header, exit),
            None => self.graph.jump(header),
        }
        self.targets.pop();
        self.graph.enter(exit);
    }

    /// The body of a loop and what is done after it.
    pub(super) fn iteration(&mut self, stmt: &Loop) {
        self.stmt(&stmt.body);
        self.enter_continue();
        if let Some(step) = &stmt.step {
            self.expr(step);
        }
    }

    fn tested_first(&mut self, stmt: &Loop, header: Block, exit: Block) {
        if let Some(cond) = &stmt.cond {
            let body = self.graph.block();
            self.branch_on(cond, body, exit);
            self.graph.enter(body);
        }
        self.iteration(stmt);
        self.graph.jump(header);
    }

    fn tested_last(&mut self, stmt: &Loop, header: Block, exit: Block) {
        self.stmt(&stmt.body);
        self.enter_continue();
        match &stmt.cond {
            Some(cond) => self.branch_on(cond, header, exit),
            None => self.graph.jump(header),
        }
    }

    /// Goes on where `continue` leads, if there was one.
    fn enter_continue(&mut self) {
        let block = self
            .targets
            .last()
            .and_then(|target| target.continue_to.flatten());
        if let Some(block) = block {
            self.graph.jump(block);
            self.graph.enter(block);
        }
    }

    /// Hands the names of a loop to its site and to the loop around it.
    fn leave_names(&mut self, site: usize) {
        let Some(names) = self.names.pop() else {
            return;
        };
        let visible =
            |var: &&Var| self.graph.var_type(**var).is_some() && !names.declared.contains(*var);
        self.sites[site].named = names.named.iter().filter(visible).copied().collect();
        self.sites[site].assigned = names.assigned.iter().filter(visible).copied().collect();
        self.hand_names(names);
    }

    /// Hands names to the loop around.
    fn hand_names(&mut self, names: Names) {
        if let Some(around) = self.names.last_mut() {
            around.named.extend(names.named);
            around.assigned.extend(names.assigned);
            around.declared.extend(names.declared);
        }
    }
}
