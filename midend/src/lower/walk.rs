//! Facts of the tree that are needed before lowering.

use frontend::tree::{ExprKind, FunctionDef, Stmt, StmtKind, VarId};
use frontend::walk::{Node, push_parts_of_expr, push_parts_of_stmt};

/// How often each variable is assigned anywhere in the function; a declaration counts.
pub(super) fn count_assignments(def: &FunctionDef, body: &Stmt) -> Vec<u32> {
    let mut counts = vec![0_u32; def.vars.len()];
    let mut count = |var: VarId| {
        if let Some(count) = counts.get_mut(var.0 as usize) {
            *count += 1;
        }
    };
    let mut work = vec![Node::Stmt(body)];
    while let Some(node) = work.pop() {
        match node {
            Node::Stmt(stmt) => {
                match &stmt.kind {
                    StmtKind::Declare { var, .. } => count(*var),
                    StmtKind::Opaque { vars, .. } => vars.iter().copied().for_each(&mut count),
                    _ => {}
                }
                push_parts_of_stmt(stmt, &mut work);
            }
            Node::Expr(expr) => {
                match &expr.kind {
                    ExprKind::Assign(lhs, _)
                    | ExprKind::CompoundAssign { lhs, .. }
                    | ExprKind::IncDec { lhs, .. } => {
                        if let ExprKind::Local(var) = lhs.kind {
                            count(var);
                        }
                    }
                    ExprKind::Opaque { vars, .. } => vars.iter().copied().for_each(&mut count),
                    _ => {}
                }
                push_parts_of_expr(expr, &mut work);
            }
        }
    }
    counts
}

/// A `case` or `default` of a switch.
#[derive(Clone, Copy)]
pub(super) enum CaseLabel {
    /// First and last value.
    Values(i128, i128),
    /// `default`
    Default,
}

/// The cases of a switch with this body in source order, without those of inner switches.
pub(super) fn cases(body: &Stmt) -> Vec<CaseLabel> {
    let mut found = Vec::new();
    let mut work = vec![body];
    while let Some(stmt) = work.pop() {
        match &stmt.kind {
            StmtKind::Case { lo, hi, body } => {
                found.push(CaseLabel::Values(*lo, *hi));
                work.push(body);
            }
            StmtKind::Default(body) => {
                found.push(CaseLabel::Default);
                work.push(body);
            }
            StmtKind::Block(list) => work.extend(list.iter().rev()),
            StmtKind::If {
                then, otherwise, ..
            } => {
                work.extend(otherwise.iter().map(|stmt| &**stmt));
                work.push(then);
            }
            StmtKind::Loop(inner) => work.push(&inner.body),
            StmtKind::Once(body) | StmtKind::Label(_, body) => work.push(body),
            StmtKind::Declare { .. }
            | StmtKind::Expr(_)
            | StmtKind::Empty
            | StmtKind::Switch { .. }
            | StmtKind::Goto(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Opaque { .. } => {}
        }
    }
    found
}
