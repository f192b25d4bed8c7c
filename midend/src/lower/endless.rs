//! Loops of which C does not say that they end: those without a condition, or with a constant one
//! (C11 6.8.5p6), and jumps back.

use frontend::sorted::SortedMap;
use frontend::span::Span;
use frontend::tree::{ExprKind, LabelId, Loop, LoopKind, Stmt, StmtKind};

use frontend::walk::{Node, push_parts_of_expr, push_parts_of_stmt};

/// The first such loop in a loop, other than the loop itself, for the user: what it is and where.
pub fn in_loop(l: &Loop) -> Option<(&'static str, Span)> {
    in_stmt(&l.body)
}

/// The same of a statement.
pub(super) fn in_stmt(stmt: &Stmt) -> Option<(&'static str, Span)> {
    let mut found: Option<(&'static str, Span)> = None;
    let mut note = |what, at: Span| {
        if found.is_none_or(|(_, first)| at.start < first.start) {
            found = Some((what, at));
        }
    };
    let mut labels: SortedMap<LabelId, u32> = SortedMap::new();
    let mut jumps: Vec<(LabelId, Span)> = Vec::new();
    let mut work = vec![Node::Stmt(stmt)];
    while let Some(node) = work.pop() {
        let Node::Stmt(stmt) = node else {
            continue;
        };
        match &stmt.kind {
            StmtKind::Loop(l) if never_ends_by_condition(l) => {
                note("a loop whose condition is always true", l.span);
            }
            StmtKind::Label(label, _) => {
                labels.insert(*label, stmt.span.start);
            }
            StmtKind::Goto(label) => jumps.push((*label, stmt.span)),
            _ => {}
        }
        push_parts_of_stmt(stmt, &mut work);
    }
    for (label, at) in jumps {
        // A label outside is one that control leaves for.
        if labels.get(&label).is_some_and(|to| *to <= at.start) {
            note("a `goto` that jumps back", at);
        }
    }
    found
}

/// No condition, or a constant one other than zero at the end of each iteration.
fn never_ends_by_condition(l: &Loop) -> bool {
    let Some(cond) = &l.cond else {
        return true;
    };
    let mut value = cond;
    while let ExprKind::Convert(inner) = &value.kind {
        value = inner;
    }
    if l.kind == LoopKind::Do && matches!(value.kind, ExprKind::Int(0)) {
        return false;
    }
    let mut work = vec![Node::Expr(cond)];
    while let Some(node) = work.pop() {
        let Node::Expr(expr) = node else {
            continue;
        };
        match &expr.kind {
            ExprKind::Load(_)
            | ExprKind::Call { .. }
            | ExprKind::Assign(..)
            | ExprKind::CompoundAssign { .. }
            | ExprKind::IncDec { .. }
            | ExprKind::Opaque { .. } => return false,
            _ => push_parts_of_expr(expr, &mut work),
        }
    }
    true
}
