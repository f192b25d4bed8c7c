//! Statements.

use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{Expr, ExprKind, Stmt, StmtKind, VarId};
use frontend::types::QualType;

use crate::ssa::{Op, Terminator, Type, Var};
use cranelift_entity::EntityRef;

impl Lowering<'_> {
    /// Lowers a statement.
    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        let Some(stmt) = self.labels_before(stmt) else {
            return;
        };
        if !self.nest(stmt.span) {
            return;
        }
        match &stmt.kind {
            StmtKind::Block(list) => self.list(list),
            StmtKind::Declare { var, init } => self.declare(*var, init.as_ref(), stmt.span),
            StmtKind::Expr(expr) => {
                self.expr(expr);
            }
            StmtKind::Empty => {}
            StmtKind::If { .. } => self.if_chain(stmt),
            StmtKind::Loop(inner) => self.loop_stmt(inner),
            StmtKind::Once(body) => self.once(body),
            StmtKind::Switch { value, body } => self.switch(value, body, stmt.span),
            // Taken by `labels_before`.
            StmtKind::Case { .. } | StmtKind::Default(_) | StmtKind::Label(..) => {}
            StmtKind::Goto(label) => match self.labels.get(label.0 as usize) {
                Some(&block) => self.leave_to(block),
                None => self.fail(stmt.span, "the function jumps to an unknown label"),
            },
            StmtKind::Break => match self.targets.last() {
                Some(target) => self.leave_to(target.break_to),
                None => self.fail(stmt.span, "`break` stands outside of loops"),
            },
            StmtKind::Continue => self.continue_stmt(stmt.span),
            StmtKind::Return(value) => self.return_stmt(value.as_ref()),
            StmtKind::Opaque { reason, vars } => {
                self.opaque_with(&reason.what, vars, None, stmt.span);
            }
        }
        self.depth -= 1;
    }

    /// Enters the labels and cases before a statement; long lists of cases are deep trees.
    fn labels_before<'s>(&mut self, mut stmt: &'s Stmt) -> Option<&'s Stmt> {
        loop {
            let (block, body) = match &stmt.kind {
                StmtKind::Case { body, .. } | StmtKind::Default(body) => {
                    match self.cases.last_mut().and_then(Vec::pop) {
                        Some(block) => (block, body),
                        None => {
                            self.fail(stmt.span, "a case stands outside of its switch");
                            return None;
                        }
                    }
                }
                StmtKind::Label(label, body) => {
                    let block = self.labels.get(label.0 as usize).copied();
                    match block.filter(|_| self.entered_labels.insert(label.0)) {
                        Some(block) => (block, body),
                        None => {
                            self.fail(stmt.span, "a label is unknown or defined twice");
                            return None;
                        }
                    }
                }
                _ => return Some(stmt),
            };
            self.graph.jump(block);
            self.graph.enter(block);
            stmt = body;
        }
    }

    /// Jumps and goes on where control does not come.
    fn leave_to(&mut self, block: crate::ssa::Block) {
        self.graph.jump(block);
        self.graph.enter_dead();
    }

    fn declare(&mut self, id: VarId, init: Option<&Expr>, span: Span) {
        let Some(info) = self.def.vars.get(id.0 as usize) else {
            return self.fail(span, "a declared variable is unknown");
        };
        let var = self.frame.var(id);
        if !self.frame.is_inner()
            && let Some(names) = self.names.last_mut()
        {
            names.declared.insert(var);
        }
        if self.declare_split(id, init, span) {
            return;
        }
        if self.is_taken_apart() && self.init_record(id, info.ty, init) {
            return;
        }
        if matches!(init, Some(init) if matches!(init.kind, ExprKind::Zero)) {
            return self.zero_in_memory(var, info.ty, span);
        }
        if let Some(init) = init {
            self.note_constant(id, init);
        }
        let value = init.and_then(|init| self.expr(init));
        let Some((var, ty)) = self.register(id) else {
            if let Some(init) = init {
                self.init_in_memory(var, info.ty, init, value);
            }
            return;
        };
        let value = match value {
            Some(value) => self.expect(value, ty, span),
            None => self.undef(ty, span),
        };
        let once = self.assignments.get(id.0 as usize) == Some(&1);
        if once && init.is_some() && self.graph.current == self.graph.entry() {
            self.graph.fixed[var.index()] = Some(value);
            self.note_assignment(var);
            self.run_assigns(var, value);
        } else {
            self.assign_register(var, value);
        }
    }

    /// A record or an array that is a set of scalars; `false`: it is none.
    fn declare_split(&mut self, id: VarId, init: Option<&Expr>, span: Span) -> bool {
        let info = &self.def.vars[id.0 as usize];
        let mut split = self.split_of(id).cloned();
        if split.is_none() && self.is_taken_apart() && !self.frame.is_inner() {
            let leaves = self.leaves_of(info);
            split = leaves.map(|leaves| self.split(leaves, &info.name));
        }
        let Some(split) = split else {
            return false;
        };
        self.frame.splits.insert(id.0, split.clone());
        let values = init.map(|init| match init.kind {
            ExprKind::Zero => Some(
                split
                    .iter()
                    .map(|(leaf, _)| self.zero(leaf.machine, span))
                    .collect(),
            ),
            _ => self.record_value(init),
        });
        for (n, (leaf, var)) in split.into_iter().enumerate() {
            let value = match &values {
                Some(Some(values)) => values[n],
                Some(None) => self.unknown("a record that is copied", leaf.machine, span),
                None => self.undef(leaf.machine, span),
            };
            self.graph.write(var, value);
        }
        true
    }

    /// Gives a record in memory its value, scalar by scalar; `false`: that is not how it is done.
    fn init_record(&mut self, id: VarId, ty: QualType, init: Option<&Expr>) -> bool {
        let Some(init) = init.filter(|_| self.machine(ty.ty).is_none()) else {
            return false;
        };
        let record = Expr {
            kind: ExprKind::Local(id),
            ty,
            span: init.span,
        };
        let values = self.record_value(init);
        values.is_some_and(|values| self.store_record(&record, &values))
    }

    fn init_in_memory(
        &mut self,
        var: Var,
        ty: QualType,
        init: &Expr,
        value: Option<crate::ssa::Value>,
    ) {
        let span = init.span;
        match (value, self.machine(ty.ty)) {
            (Some(value), Some(machine)) if !ty.quals.is_atomic => {
                let value = self.expect(value, machine, span);
                self.store_at(var, ty, value, span);
            }
            (value, _) => {
                let address = self.graph.value(Op::LocalAddr(var), &[], Type::Ptr, span);
                let args: Vec<_> = [address].into_iter().chain(value).collect();
                self.opaque(
                    "initialization of a value without machine type",
                    &args,
                    None,
                    span,
                );
            }
        }
    }

    /// `if`, with `else if` in a loop instead of by recursion.
    fn if_chain(&mut self, stmt: &Stmt) {
        let end = self.graph.block();
        let mut at = stmt;
        while let StmtKind::If {
            cond,
            then,
            otherwise,
        } = &at.kind
        {
            let then_block = self.graph.block();
            let else_block = if otherwise.is_some() {
                self.graph.block()
            } else {
                end
            };
            self.branch_on(cond, then_block, else_block);
            self.graph.enter(then_block);
            self.stmt(then);
            self.graph.jump(end);
            let Some(otherwise) = otherwise else { break };
            self.graph.enter(else_block);
            if matches!(otherwise.kind, StmtKind::If { .. }) {
                at = otherwise;
            } else {
                self.stmt(otherwise);
                self.graph.jump(end);
                break;
            }
        }
        self.graph.enter(end);
    }

    fn continue_stmt(&mut self, span: Span) {
        let innermost = self
            .targets
            .iter_mut()
            .rev()
            .find_map(|target| target.continue_to.as_mut());
        let Some(slot) = innermost else {
            return self.fail(span, "`continue` stands outside of loops");
        };
        let graph = &mut self.graph;
        let block = *slot.get_or_insert_with(|| graph.block());
        self.leave_to(block);
    }

    fn return_stmt(&mut self, value: Option<&Expr>) {
        if self.return_in_place(value) {
            return;
        }
        let value = value.and_then(|value| {
            let machine = self.machine(self.def.ret.ty);
            let result = self.expr(value)?;
            machine.map(|ty| self.expect(result, ty, value.span))
        });
        self.graph.terminate(Terminator::Return(value));
        self.graph.enter_dead();
    }

    /// `return` from a function that is lowered in place; `false`: from one that is not.
    fn return_in_place(&mut self, value: Option<&Expr>) -> bool {
        let Some(returns) = &self.frame.returns else {
            return false;
        };
        let (to, into, is_record) = (returns.to, returns.into.clone(), returns.is_record);
        let span = value.map_or(Span::default(), |v| v.span);
        let values = match value {
            Some(value) if is_record => self.record_value(value),
            Some(value) => self.expr(value).map(|v| vec![v]),
            None => None,
        };
        for (n, &(var, ty)) in into.iter().enumerate() {
            let value = match values.as_ref().and_then(|values| values.get(n)) {
                Some(&value) => self.expect(value, ty, span),
                None => self.unknown("a returned record", ty, span),
            };
            self.graph.write(var, value);
        }
        self.leave_to(to);
        true
    }

    /// Control that reaches the closing brace.
    pub(super) fn fall_off_end(&mut self, body: Span) {
        let span = Span {
            start: body.end.saturating_sub(1),
            end: body.end,
        };
        if let Some(returns) = &self.frame.returns {
            let (to, into) = (returns.to, returns.into.clone());
            for (var, ty) in into {
                let value = self.undef(ty, span);
                self.graph.write(var, value);
            }
            self.graph.jump(to);
            return;
        }
        let value = self.machine(self.def.ret.ty).map(|ty| {
            if self.def.name == "main" && ty.is_int() {
                self.graph.int(ty, 0, span)
            } else {
                self.undef(ty, span)
            }
        });
        self.graph.terminate(Terminator::Return(value));
    }
}
