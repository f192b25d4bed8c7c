//! Statements.

use super::{Builder, Built};
use crate::constexpr;
use crate::span::Span;
use crate::tree::{LabelId, Stmt, StmtKind};
use crate::types::TypeTable;
use lang_c::ast::{
    BlockItem, Expression, IfStatement, Label, LabeledStatement, Statement, SwitchStatement,
};
use lang_c::span::Node;

/// Statements nested deeper than this would exhaust the stack of those who walk them.
const MAX_DEPTH: u32 = 300;

impl Builder<'_> {
    /// A statement; opaque if it is not understood.
    pub(super) fn stmt(&mut self, node: &Node<Statement>) -> Stmt {
        let span = self.span(node);
        if self.frame.depth >= MAX_DEPTH {
            let reason = self.reason("deep nesting", span);
            return self.opaque_stmt(reason, span);
        }
        self.frame.depth += 1;
        let governing = self.frame.governing.len();
        let directives = self.enter_constructs(span.start);
        let depth = self.scopes.depth();
        let built = self
            .stmt_kind(node, span)
            .and_then(|kind| self.in_any_order(kind, span));
        self.scopes.leave_to(depth);
        self.frame.governing.truncate(governing);
        self.frame.depth -= 1;
        let site = self.claim_sites(span);
        let built = built.map(|kind| Stmt { kind, span });
        match (built, site) {
            (Ok(_), Some((at, what))) => {
                let reason = self.reason(what, at);
                self.opaque_stmt(reason, span)
            }
            (Ok(stmt), None) => match directives.is_empty() {
                true => stmt,
                false => self.behind(&directives, stmt),
            },
            (Err(reason), _) => self.opaque_stmt(reason, span),
        }
    }

    fn stmt_kind(&mut self, node: &Node<Statement>, span: Span) -> Built<StmtKind> {
        match &node.node {
            Statement::Labeled(labeled) => self.labeled(&labeled.node, span),
            Statement::Compound(items) => Ok(StmtKind::Block(self.block(items, span))),
            Statement::Expression(None) => Ok(StmtKind::Empty),
            Statement::Expression(Some(expression)) => self.expression_statement(expression),
            Statement::If(branch) => Ok(self.branch(&branch.node)),
            Statement::Switch(switch) => self.switch(&switch.node),
            Statement::While(node) => Ok(self.while_loop(&node.node, span)),
            Statement::DoWhile(node) => Ok(self.do_loop(&node.node, span)),
            Statement::For(node) => self.for_loop(&node.node, span),
            Statement::Goto(name) => {
                let name = self.name(name);
                Ok(StmtKind::Goto(self.label(&name)))
            }
            Statement::Continue => Ok(StmtKind::Continue),
            Statement::Break => Ok(StmtKind::Break),
            Statement::Return(value) => self.return_statement(value.as_deref()),
            Statement::Asm(_) => Err(self.reason("inline assembly", span)),
        }
    }

    fn expression_statement(&mut self, node: &Node<Expression>) -> Built<StmtKind> {
        if let Some(copy) = self.scalar_copy(node) {
            return Ok(StmtKind::Expr(copy?));
        }
        let expr = self.expr(node)?;
        let void = expr.ty.ty == TypeTable::VOID && !super::convert::is_lvalue(&expr);
        let expr = if void {
            expr
        } else {
            self.decayed(expr, false)?
        };
        Ok(StmtKind::Expr(expr))
    }

    fn branch(&mut self, node: &IfStatement) -> StmtKind {
        let cond = self.condition(&node.condition);
        let then = Box::new(self.stmt(&node.then_statement));
        let otherwise = node.else_statement.as_ref().map(|s| Box::new(self.stmt(s)));
        StmtKind::If {
            cond,
            then,
            otherwise,
        }
    }

    fn switch(&mut self, node: &SwitchStatement) -> Built<StmtKind> {
        let value = self.rvalue(&node.expression)?;
        if !self.types.is_integer(value.ty.ty) {
            return Err(self.reason("switch value", value.span));
        }
        let value = self.promote(value)?;
        self.frame.switches.push(value.ty.ty);
        let body = Box::new(self.stmt(&node.statement));
        self.frame.switches.pop();
        Ok(StmtKind::Switch { value, body })
    }

    fn labeled(&mut self, node: &LabeledStatement, span: Span) -> Built<StmtKind> {
        let (lo, hi) = match &node.label.node {
            Label::Identifier(name) => {
                let name = self.name(name);
                let label = self.label(&name);
                self.frame.defined.insert(label);
                return Ok(StmtKind::Label(label, Box::new(self.stmt(&node.statement))));
            }
            Label::Default => {
                return Ok(StmtKind::Default(Box::new(self.stmt(&node.statement))));
            }
            Label::Case(value) => {
                let value = self.case_value(value, span)?;
                (value, value)
            }
            Label::CaseRange(range) => {
                let low = self.case_value(&range.node.low, span)?;
                (low, self.case_value(&range.node.high, span)?)
            }
        };
        let body = Box::new(self.stmt(&node.statement));
        Ok(StmtKind::Case { lo, hi, body })
    }

    /// A case's value, converted to the type of the switch.
    fn case_value(&mut self, node: &Node<Expression>, span: Span) -> Built<i128> {
        let value = self.rvalue(node)?;
        let constant = constexpr::integer(&self.types, &value);
        let ty = self.frame.switches.last().copied();
        let converted = match (constant, ty) {
            (Some(value), Some(ty)) => constexpr::to_type(&self.types, value, ty),
            _ => None,
        };
        converted.ok_or_else(|| self.reason("case value", span))
    }

    fn return_statement(&mut self, value: Option<&Node<Expression>>) -> Built<StmtKind> {
        let Some(node) = value else {
            return Ok(StmtKind::Return(None));
        };
        let ret = self.frame.ret.ty;
        let value = if ret == TypeTable::VOID {
            self.effect(node)
        } else {
            self.value_as(node, ret)?
        };
        Ok(StmtKind::Return(Some(value)))
    }

    /// The label of a name; it may be used before it is defined.
    fn label(&mut self, name: &str) -> LabelId {
        if let Some(index) = self.frame.label_ids.get(name) {
            return *index;
        }
        let label = LabelId(self.frame.labels.len() as u32);
        self.frame.labels.push(name.to_string());
        self.frame.label_ids.insert(name.to_string(), label);
        label
    }

    /// The statements of a block, in a scope of their own.
    pub(super) fn block(&mut self, items: &[Node<BlockItem>], span: Span) -> Vec<Stmt> {
        let outer_end = std::mem::replace(&mut self.frame.block_end, span.end);
        self.scopes.enter();
        let mut statements = Vec::with_capacity(items.len());
        self.items(items, &mut statements);
        self.scopes.leave();
        self.frame.block_end = outer_end;
        statements
    }
    /// Statements and declarations of the block at hand.
    pub(super) fn items(&mut self, items: &[Node<BlockItem>], statements: &mut Vec<Stmt>) {
        for item in items {
            match &item.node {
                BlockItem::Statement(statement) => statements.push(self.stmt(statement)),
                BlockItem::StaticAssert(assert) => {
                    let span = self.span(assert);
                    self.claim_sites(span);
                    statements.push(Stmt {
                        kind: StmtKind::Empty,
                        span,
                    });
                }
                BlockItem::Declaration(declaration) => {
                    self.block_declaration(declaration, statements);
                }
            }
        }
    }
}
