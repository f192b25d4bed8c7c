//! Statements under directives that say how threads or lanes do them (see [`crate::constructs`]).
//!
//! Variables may be other objects in such a statement than around it, and lanes must not do together what it has done in
//! turns. A statement without loops is opaque. Of one with loops, what may differ at its ends is unknown there, and
//! whoever would vectorize more than is in it meets something opaque.

use super::Builder;
use super::scope::Entity;
use crate::constructs::{is_construct, own_names, stands_alone};
use crate::sorted::SortedSet;
use crate::span::Span;
use crate::tree::{Expr, ExprKind, Stmt, StmtKind, VarId};
use crate::walk::{Node, push_parts_of_expr, push_parts_of_stmt};
use pragma_spec::{Directive, parse_line};

impl Builder<'_> {
    /// Notes the directives before a statement: those that govern it, and all that is in it, and those that stand there
    /// alone.
    pub(super) fn enter_constructs(&mut self, start: u32) -> Vec<Directive> {
        if !self.piece.has_pragmas {
            return Vec::new();
        }
        let mut found = Vec::new();
        for line in self.source.pragmas_before(start) {
            let directive = parse_line(self.source.slice(line.span));
            if !is_construct(&directive) {
                continue;
            }
            if !stands_alone(&directive) {
                self.frame.governing.push((start, line.span));
            }
            found.push(directive);
        }
        found
    }

    /// A statement behind such directives.
    pub(super) fn behind(&mut self, directives: &[Directive], stmt: Stmt) -> Stmt {
        let span = stmt.span;
        let begin = Span {
            end: span.start,
            ..span
        };
        if directives.iter().all(stands_alone) {
            let kind = StmtKind::Block(vec![self.unknown(SortedSet::new(), begin), stmt]);
            return Stmt { kind, span };
        }
        let parts = Parts::of(&stmt);
        if !parts.has_loops {
            let reason = self.reason(WHAT, span);
            return self.opaque_stmt(reason, span);
        }
        let names = directives.iter().flat_map(own_names);
        let own = names.filter_map(|name| match self.scopes.lookup(name) {
            Some(Entity::Var(var)) => Some(var),
            _ => None,
        });
        let own: SortedSet<VarId> = own.collect();
        let outer = |var: &VarId| {
            let var = self.frame.vars.get(var.0 as usize);
            var.is_some_and(|var| var.scope.start < span.start)
        };
        let changed = own
            .iter()
            .chain(&parts.assigned)
            .copied()
            .filter(outer)
            .collect();
        let before = self.unknown(own, begin);
        let after = self.unknown(
            changed,
            Span {
                start: span.end,
                ..span
            },
        );
        Stmt {
            kind: StmtKind::Block(vec![before, stmt, after]),
            span,
        }
    }

    /// A place where variables get values that are not known.
    fn unknown(&self, vars: SortedSet<VarId>, span: Span) -> Stmt {
        Stmt {
            kind: StmtKind::Opaque {
                reason: self.reason(WHAT, span),
                vars: vars.into_iter().collect(),
            },
            span,
        }
    }
}

/// What is opaque there, for the user.
const WHAT: &str = "what OpenMP or OpenACC does with a statement";

/// What is in a statement.
#[derive(Default)]
struct Parts {
    has_loops: bool,
    /// Variables that are assigned.
    assigned: SortedSet<VarId>,
}

impl Parts {
    fn of(stmt: &Stmt) -> Parts {
        let mut parts = Parts::default();
        let mut work = vec![Node::Stmt(stmt)];
        while let Some(node) = work.pop() {
            match node {
                Node::Stmt(stmt) => {
                    parts.has_loops |= matches!(stmt.kind, StmtKind::Loop(_));
                    if let StmtKind::Opaque { vars, .. } = &stmt.kind {
                        parts.assigned.extend(vars);
                    }
                    push_parts_of_stmt(stmt, &mut work);
                }
                Node::Expr(expr) => {
                    parts.assigned.extend(assigned(expr));
                    push_parts_of_expr(expr, &mut work);
                }
            }
        }
        parts
    }
}

/// The variable that an expression assigns, all of it or a part.
fn assigned(expr: &Expr) -> Option<VarId> {
    let mut lvalue = match &expr.kind {
        ExprKind::Assign(lhs, _)
        | ExprKind::CompoundAssign { lhs, .. }
        | ExprKind::IncDec { lhs, .. } => lhs,
        _ => return None,
    };
    loop {
        match &lvalue.kind {
            ExprKind::Local(var) => return Some(*var),
            ExprKind::Member { base, .. } => lvalue = base,
            _ => return None,
        }
    }
}
