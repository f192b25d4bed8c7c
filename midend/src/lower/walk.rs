//! A walk over the tree with its own stack, for facts needed before lowering.

use frontend::tree::{Expr, ExprKind, FunctionDef, Stmt, StmtKind, VarId};

/// A node of the tree.
#[derive(Clone, Copy)]
pub(super) enum Node<'a> {
    Stmt(&'a Stmt),
    Expr(&'a Expr),
}

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

pub(super) fn push_parts_of_stmt<'a>(stmt: &'a Stmt, work: &mut Vec<Node<'a>>) {
    match &stmt.kind {
        StmtKind::Block(list) => work.extend(list.iter().map(Node::Stmt)),
        StmtKind::Declare { init, .. } => work.extend(init.iter().map(Node::Expr)),
        StmtKind::Expr(expr) => work.push(Node::Expr(expr)),
        StmtKind::If {
            cond,
            then,
            otherwise,
        } => {
            work.push(Node::Expr(cond));
            work.push(Node::Stmt(then));
            work.extend(otherwise.iter().map(|stmt| Node::Stmt(stmt)));
        }
        StmtKind::Loop(inner) => {
            work.extend(inner.init.iter().map(Node::Stmt));
            work.extend(inner.cond.iter().chain(&inner.step).map(Node::Expr));
            work.push(Node::Stmt(&inner.body));
        }
        StmtKind::Switch { value, body } => {
            work.push(Node::Expr(value));
            work.push(Node::Stmt(body));
        }
        StmtKind::Case { body, .. } | StmtKind::Default(body) | StmtKind::Label(_, body) => {
            work.push(Node::Stmt(body));
        }
        StmtKind::Return(value) => work.extend(value.iter().map(Node::Expr)),
        StmtKind::Empty
        | StmtKind::Goto(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Opaque { .. } => {}
    }
}

pub(super) fn push_parts_of_expr<'a>(expr: &'a Expr, work: &mut Vec<Node<'a>>) {
    match &expr.kind {
        ExprKind::Int(_)
        | ExprKind::Float(..)
        | ExprKind::Zero
        | ExprKind::Str
        | ExprKind::Local(_)
        | ExprKind::Global(_)
        | ExprKind::Opaque { .. } => {}
        ExprKind::Deref(inner)
        | ExprKind::Member { base: inner, .. }
        | ExprKind::Load(inner)
        | ExprKind::Decay(inner)
        | ExprKind::AddrOf(inner)
        | ExprKind::Convert(inner)
        | ExprKind::Unary(_, inner)
        | ExprKind::IncDec { lhs: inner, .. } => work.push(Node::Expr(inner)),
        ExprKind::Binary(_, a, b)
        | ExprKind::PtrAdd {
            ptr: a, index: b, ..
        }
        | ExprKind::PtrDiff(a, b)
        | ExprKind::LogicalAnd(a, b)
        | ExprKind::LogicalOr(a, b)
        | ExprKind::Comma(a, b)
        | ExprKind::Assign(a, b)
        | ExprKind::CompoundAssign { lhs: a, rhs: b, .. } => {
            work.extend([Node::Expr(a), Node::Expr(b)]);
        }
        ExprKind::Cond(c, a, b) => work.extend([Node::Expr(c), Node::Expr(a), Node::Expr(b)]),
        ExprKind::Call { callee, args, .. } => {
            work.push(Node::Expr(callee));
            work.extend(args.iter().map(Node::Expr));
        }
    }
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
            StmtKind::Label(_, body) => work.push(body),
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
