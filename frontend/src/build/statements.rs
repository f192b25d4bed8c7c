//! GNU statement expressions, and expressions that stand beside them.
//!
//! The compiler may evaluate the operands of an expression in one order or another. The statements
//! in one of them may change what others see: where they do, it is not understood.

use super::{Builder, Built};
use crate::sorted::SortedMap;
use crate::span::Span;
use crate::tree::{Expr, ExprKind, OpaqueReason, StmtKind, VarId};
use crate::types::TypeTable;
use crate::walk::{Node as Part, push_parts_of_expr, push_parts_of_stmt};
use lang_c::ast::{BlockItem, Statement};
use lang_c::span::Node;

/// Words that move control, or stand for more than what is done once.
const REFUSED: [&str; 14] = [
    "for",
    "while",
    "do",
    "switch",
    "case",
    "default",
    "goto",
    "return",
    "break",
    "continue",
    "__label__",
    "asm",
    "__asm",
    "__asm__",
];

/// Which parts of an expression use something; part 0 is what stands in no statement expression.
#[derive(Clone, Copy, Debug)]
struct Use {
    part: usize,
    /// Several parts do.
    shared: bool,
    written: bool,
}

/// What the parts of an expression do with variables, and with memory (`None`).
#[derive(Debug, Default)]
struct Uses(SortedMap<Option<VarId>, Use>);

impl Uses {
    fn note(&mut self, what: Option<VarId>, part: usize, written: bool) {
        let first = Use {
            part,
            shared: false,
            written: false,
        };
        let known = self.0.entry(what).or_insert(first);
        known.shared |= known.part != part;
        known.written |= written;
    }
}

impl Builder<'_> {
    /// `({ … })`
    pub(super) fn statement_expression(
        &mut self,
        node: &Node<Statement>,
        span: Span,
    ) -> Built<Expr> {
        let what = "statement expression";
        let Statement::Compound(items) = &node.node else {
            return Err(self.reason(what, span));
        };
        let refused = |word: &str| REFUSED.contains(&word);
        if let Some(token) = self.tokens_in(span).iter().find(|t| refused(self.word(t))) {
            return Err(self.reason("statement expression with jumps or loops", token.span));
        }
        let outer_end = std::mem::replace(&mut self.frame.block_end, span.end);
        let (depth, vars) = (self.scopes.depth(), self.frame.vars.len());
        self.scopes.enter();
        let built = self.statements_with_value(items, span);
        self.scopes.leave_to(depth);
        self.frame.block_end = outer_end;
        if self.unevaluated_depth > 0 {
            self.frame.vars.truncate(vars);
        }
        self.frame.has_statements = true;
        built
    }

    fn statements_with_value(&mut self, items: &[Node<BlockItem>], span: Span) -> Built<Expr> {
        let mut body = Vec::with_capacity(items.len());
        let last = match items.split_last() {
            Some((last, before)) => match &last.node {
                BlockItem::Statement(statement) => match &statement.node {
                    Statement::Expression(Some(value)) => {
                        self.items(before, &mut body);
                        Some(value)
                    }
                    _ => None,
                },
                _ => None,
            },
            None => None,
        };
        let value = match last {
            Some(value) => {
                let value = self.rvalue_or_void(value)?;
                Some(self.ordered(value, span)?)
            }
            None => {
                self.items(items, &mut body);
                None
            }
        };
        let ty = value.as_ref().map_or(TypeTable::VOID.into(), |v| v.ty);
        let value = value.map(Box::new);
        let kind = ExprKind::Statements { body, value };
        Ok(Expr { kind, ty, span })
    }

    /// The statement, if the order of what its own expressions do does not matter.
    pub(super) fn in_any_order(&mut self, kind: StmtKind, span: Span) -> Built<StmtKind> {
        if !self.frame.has_statements {
            return Ok(kind);
        }
        let own: Vec<&Expr> = match &kind {
            StmtKind::Expr(expr) => vec![expr],
            StmtKind::If { cond, .. } => vec![cond],
            StmtKind::Switch { value, .. } => vec![value],
            StmtKind::Loop(inner) => {
                let init = inner.init.as_ref().map(|init| &init.kind);
                let init = init.and_then(|init| match init {
                    StmtKind::Expr(expr) => Some(expr),
                    _ => None,
                });
                init.into_iter()
                    .chain(&inner.cond)
                    .chain(&inner.step)
                    .collect()
            }
            StmtKind::Return(value) => value.iter().collect(),
            _ => Vec::new(),
        };
        match own.iter().any(|expr| self.order_matters(expr)) {
            true => Err(self.order_reason(span)),
            false => Ok(kind),
        }
    }

    /// A full expression, if the order of what it does does not matter.
    pub(super) fn ordered(&mut self, expr: Expr, span: Span) -> Built<Expr> {
        match self.frame.has_statements && self.order_matters(&expr) {
            true => Err(self.order_reason(span)),
            false => Ok(expr),
        }
    }

    fn order_reason(&self, span: Span) -> OpaqueReason {
        self.reason(
            "statement expression that changes what stands beside it",
            span,
        )
    }

    fn order_matters(&self, full: &Expr) -> bool {
        // What comes after what: each part by itself.
        if let ExprKind::Comma(first, second) = &full.kind {
            return self.order_matters(first) || self.order_matters(second);
        }
        let mut uses = Uses::default();
        let mut parts = 1;
        let mut work = match &full.kind {
            // It is written at last.
            ExprKind::Assign(lhs, rhs) => vec![(0, Part::Expr(rhs)), (0, Part::Expr(lhs))],
            ExprKind::CompoundAssign { lhs, rhs, .. } => {
                self.note_use(lhs, 0, false, &mut uses);
                vec![(0, Part::Expr(rhs)), (0, Part::Expr(lhs))]
            }
            _ => vec![(0, Part::Expr(full))],
        };
        let mut inner = Vec::new();
        while let Some((part, node)) = work.pop() {
            match node {
                Part::Stmt(stmt) => {
                    if matches!(stmt.kind, StmtKind::Opaque { .. }) {
                        uses.note(None, part, true);
                    }
                    push_parts_of_stmt(stmt, &mut inner);
                    work.extend(inner.drain(..).map(|node| (part, node)));
                }
                Part::Expr(expr) => {
                    let mut part = part;
                    if part == 0 && matches!(expr.kind, ExprKind::Statements { .. }) {
                        part = parts;
                        parts += 1;
                    }
                    self.uses_of(expr, part, &mut uses);
                    push_parts_of_expr(expr, &mut inner);
                    work.extend(inner.drain(..).map(|node| (part, node)));
                }
            }
        }
        parts > 1 && uses.0.values().any(|found| found.shared && found.written)
    }

    /// Notes what an expression itself reads and writes.
    fn uses_of(&self, expr: &Expr, part: usize, uses: &mut Uses) {
        match &expr.kind {
            ExprKind::Load(place) => self.note_use(place, part, false, uses),
            ExprKind::Assign(lhs, _)
            | ExprKind::CompoundAssign { lhs, .. }
            | ExprKind::IncDec { lhs, .. } => self.note_use(lhs, part, true, uses),
            ExprKind::Call { .. } => uses.note(None, part, true),
            ExprKind::Opaque { vars, .. } => {
                uses.note(None, part, true);
                for var in vars {
                    uses.note(Some(*var), part, true);
                }
            }
            _ => {}
        }
    }

    fn note_use(&self, place: &Expr, part: usize, written: bool, uses: &mut Uses) {
        match &place.kind {
            ExprKind::Member { base, .. } => self.note_use(base, part, written, uses),
            ExprKind::Local(var) => {
                let known = self.frame.vars.get(var.0 as usize);
                match known.is_some_and(|var| !var.address_taken) {
                    true => uses.note(Some(*var), part, written),
                    false => uses.note(None, part, written),
                }
            }
            _ => uses.note(None, part, written),
        }
    }
}
