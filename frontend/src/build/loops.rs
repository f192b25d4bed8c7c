//! Loop statements and where their parts stand in the text.

use super::scope::Entity;
use super::{Builder, Built};
use crate::constexpr;
use crate::constructs::{is_construct, leaves_loops_alone, stands_alone};
use crate::directives::LoopDirective;
use crate::source::Token;
use crate::span::Span;
use crate::tree::{Expr, Loop, LoopKind, Stmt, StmtKind};
use lang_c::ast::{
    BinaryOperator, DoWhileStatement, Expression, ForInitializer, ForStatement, UnaryOperator,
    WhileStatement,
};
use lang_c::span::Node;
use pragma_spec::{Meaning, Name, parse_line};

/// A declarator that the parser took for an expression: `*p = a`.
struct MisreadDeclarator<'n> {
    name: &'n Node<lang_c::ast::Identifier>,
    pointers: usize,
    init: Option<&'n Node<Expression>>,
}

/// A loop's parts without their places.
struct Parts {
    kind: LoopKind,
    init: Option<Stmt>,
    cond: Option<Expr>,
    step: Option<Expr>,
    body: Stmt,
}

impl Builder<'_> {
    pub(super) fn while_loop(&mut self, node: &WhileStatement, span: Span) -> StmtKind {
        let cond = Some(self.condition(&node.expression));
        let body = self.stmt(&node.statement);
        let header = self.brackets_from(span.start);
        let parts = Parts {
            kind: LoopKind::While,
            init: None,
            cond,
            step: None,
            body,
        };
        self.loop_statement(parts, span, header)
    }

    pub(super) fn do_loop(&mut self, node: &DoWhileStatement, span: Span) -> StmtKind {
        let body = self.stmt(&node.statement);
        let cond = Some(self.condition(&node.expression));
        let header = self.brackets_from(body.span.end);
        let parts = Parts {
            kind: LoopKind::Do,
            init: None,
            cond,
            step: None,
            body,
        };
        self.loop_statement(parts, span, header)
    }

    pub(super) fn for_loop(&mut self, node: &ForStatement, span: Span) -> Built<StmtKind> {
        self.scopes.enter();
        let outer_end = std::mem::replace(&mut self.frame.block_end, span.end);
        let built = self.for_parts(node, span);
        self.frame.block_end = outer_end;
        self.scopes.leave();
        built
    }

    fn for_parts(&mut self, node: &ForStatement, span: Span) -> Built<StmtKind> {
        let init = self.for_init(&node.initializer)?;
        let cond = node.condition.as_ref().map(|c| self.condition(c));
        let step = node.step.as_ref().map(|s| self.effect(s));
        let body = self.stmt(&node.statement);
        let header = self.brackets_from(span.start);
        let parts = Parts {
            kind: LoopKind::For,
            init,
            cond,
            step,
            body,
        };
        Ok(self.loop_statement(parts, span, header))
    }

    fn for_init(&mut self, node: &Node<ForInitializer>) -> Built<Option<Stmt>> {
        let span = self.span(node);
        match &node.node {
            ForInitializer::Empty | ForInitializer::StaticAssert(_) => Ok(None),
            ForInitializer::Declaration(declaration) => {
                let mut statements = Vec::new();
                self.block_declaration(declaration, &mut statements);
                Ok(Some(Stmt {
                    kind: StmtKind::Block(statements),
                    span: self.until_semicolon(span),
                }))
            }
            ForInitializer::Expression(expression) => {
                if let Some(statements) = self.misread_declaration(expression)? {
                    let span = self.until_semicolon(span);
                    return Ok(Some(Stmt {
                        kind: StmtKind::Block(statements),
                        span,
                    }));
                }
                let value = self.effect(expression);
                Ok(Some(Stmt {
                    span,
                    kind: StmtKind::Expr(value),
                }))
            }
        }
    }

    /// The span up to and with the `;` that ends it.
    fn until_semicolon(&self, span: Span) -> Span {
        let tokens = self.tokens_from(span.end.saturating_sub(1).max(span.start));
        match tokens.iter().take(2).find(|t| self.word(t) == ";") {
            Some(token) => span.to(token.span),
            None => span,
        }
    }

    /// `for (T *p = a; …)` reaches us as the expression `T * p = a`.
    fn misread_declaration(&mut self, node: &Node<Expression>) -> Built<Option<Vec<Stmt>>> {
        let span = self.span(node);
        let first = self.tokens_in(span).first().map(|t| self.word(t));
        let Some(Entity::Typedef { ty, .. }) = first.and_then(|name| self.scopes.lookup(name))
        else {
            return Ok(None);
        };
        let parts = match &node.node {
            Expression::Comma(parts) => parts.iter().collect(),
            _ => vec![node],
        };
        let mut statements = Vec::new();
        for (index, part) in parts.into_iter().enumerate() {
            let Some(declarator) = misread(part, index == 0) else {
                return Err(self.reason("declaration that the parser misreads", span));
            };
            let mut full = ty;
            for _ in 0..declarator.pointers {
                full = self.types.pointer(full).into();
            }
            let name = self.name(declarator.name);
            let name_span = self.span(declarator.name);
            let var = self.new_var(&name, full, name_span.start);
            let init = match declarator.init {
                Some(init) => Some(self.value_as(init, full.ty)?),
                None => None,
            };
            let span = self.span(part);
            statements.push(Stmt {
                kind: StmtKind::Declare { var, init },
                span,
            });
        }
        Ok(Some(statements))
    }

    /// The first `(` at or after `from` with all up to its `)`.
    fn brackets_from(&self, from: u32) -> Option<(Span, Option<Span>)> {
        let tokens = self.tokens_from(from);
        let open = tokens.iter().position(|t| self.word(t) == "(")?;
        let tokens = &tokens[open..];
        let (mut depth, mut semicolon) = (0_usize, None);
        for token in tokens {
            match self.word(token) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some((tokens[0].span.to(token.span), semicolon));
                    }
                }
                ";" if depth == 1 => semicolon = semicolon.or(Some(token.span)),
                _ => {}
            }
        }
        None
    }

    fn loop_statement(
        &mut self,
        parts: Parts,
        span: Span,
        header: Option<(Span, Option<Span>)>,
    ) -> StmtKind {
        let Parts {
            kind,
            init,
            cond,
            step,
            body,
        } = parts;
        let keyword = self
            .tokens_from(span.start)
            .first()
            .map_or(span, |t: &Token| t.span);
        let (header, semicolon) = header.unwrap_or((keyword, None));
        let first_semicolon = if kind == LoopKind::For {
            semicolon
        } else {
            None
        };
        let directives = self.loop_directives(keyword.start);
        let never = cond
            .as_ref()
            .is_some_and(|c| constexpr::integer(&self.types, c) == Some(0));
        let moves = init.is_some() || step.is_some();
        if let (true, true, false, Some(cond)) = (never, directives.is_empty(), moves, &cond) {
            return run_once(kind, cond, body, span);
        }
        let pragma = self.loop_pragma(&directives, span);
        let l = Loop {
            kind,
            init,
            cond,
            step,
            body,
            span,
            keyword,
            header,
            first_semicolon,
            pragma,
            directives,
        };
        self.check_simd_loop(&l);
        StmtKind::Loop(Box::new(l))
    }

    /// What governs a loop and is not understood: a pragma before it, around it, or one in its body
    /// that changes what a statement there means, such as `omp atomic`.
    fn loop_pragma(&self, directives: &[LoopDirective], span: Span) -> Option<String> {
        if !self.piece.has_pragmas {
            return None;
        }
        let known = |d: &&LoopDirective| {
            matches!(d.directive.meaning, Meaning::Loop(_))
                || d.directive.name == Name::Inert
                || stands_alone(&d.directive)
        };
        let own = directives.iter().find(|d| !known(d));
        let own = own.map(|d| self.source.slice(d.span).to_string());
        let around = || {
            let mut all = self.frame.governing.iter().rev();
            let touches = |line: Span| !leaves_loops_alone(&parse_line(self.source.slice(line)));
            let other = all.find(|(start, line)| *start != span.start && touches(*line));
            other.map(|(_, line)| self.source.slice(*line).to_string())
        };
        let inside = || {
            let lines = self.source.pragmas_in(span).iter();
            let mut texts = lines.map(|p| self.source.slice(p.span));
            texts.find(|text| is_construct(&parse_line(text)))
        };
        own.or_else(around).or_else(|| inside().map(str::to_string))
    }
}

/// `T * … p = init` (with the type, for the first declarator) or `* … q = init` taken apart.
fn misread(node: &Node<Expression>, with_type: bool) -> Option<MisreadDeclarator<'_>> {
    let (declarator, init) = match &node.node {
        Expression::BinaryOperator(op) if op.node.operator.node == BinaryOperator::Assign => {
            (&*op.node.lhs, Some(&*op.node.rhs))
        }
        _ => (node, None),
    };
    let mut pointers = 0;
    let mut at = declarator;
    if with_type {
        match &at.node {
            Expression::BinaryOperator(op)
                if op.node.operator.node == BinaryOperator::Multiply
                    && matches!(op.node.lhs.node, Expression::Identifier(_)) =>
            {
                pointers += 1;
                at = &op.node.rhs;
            }
            _ => return None,
        }
    }
    loop {
        match &at.node {
            Expression::UnaryOperator(op)
                if op.node.operator.node == UnaryOperator::Indirection =>
            {
                pointers += 1;
                at = &op.node.operand;
            }
            Expression::Identifier(name) => {
                return Some(MisreadDeclarator {
                    name,
                    pointers,
                    init,
                });
            }
            _ => return None,
        }
    }
}

/// A loop whose condition is never true: no loop.
fn run_once(kind: LoopKind, cond: &Expr, body: Stmt, span: Span) -> StmtKind {
    let once = StmtKind::Once(Box::new(body));
    match kind {
        LoopKind::Do => once,
        // Labels in it may be jumped to.
        LoopKind::For | LoopKind::While => StmtKind::If {
            cond: cond.clone(),
            then: Box::new(Stmt { kind: once, span }),
            otherwise: None,
        },
    }
}
