//! A walk over the tree with the caller's own stack.

use crate::tree::{Expr, ExprKind, Stmt, StmtKind};

/// A node of the tree.
#[derive(Clone, Copy)]
pub enum Node<'a> {
    /// A statement.
    Stmt(&'a Stmt),
    /// An expression.
    Expr(&'a Expr),
}

/// Adds what stands directly in a statement.
pub fn push_parts_of_stmt<'a>(stmt: &'a Stmt, work: &mut Vec<Node<'a>>) {
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
        StmtKind::Once(body)
        | StmtKind::Case { body, .. }
        | StmtKind::Default(body)
        | StmtKind::Label(_, body) => {
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

/// Adds what stands directly in an expression.
pub fn push_parts_of_expr<'a>(expr: &'a Expr, work: &mut Vec<Node<'a>>) {
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
        | ExprKind::Bits(inner)
        | ExprKind::Bytes(inner)
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
        ExprKind::Statements { body, value } => {
            work.extend(body.iter().map(Node::Stmt));
            work.extend(value.iter().map(|value| Node::Expr(value)));
        }
        ExprKind::Cond(c, a, b) => work.extend([Node::Expr(c), Node::Expr(a), Node::Expr(b)]),
        ExprKind::Call { callee, args, .. } => {
            work.push(Node::Expr(callee));
            work.extend(args.iter().map(Node::Expr));
        }
    }
}
