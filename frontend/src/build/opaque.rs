//! What is not understood: its reason, and the variables it may touch.

use super::Builder;
use super::scope::Entity;
use crate::sorted::SortedSet;
use crate::source::{Token, TokenKind};
use crate::span::Span;
use crate::tree::{Expr, ExprKind, OpaqueReason, Stmt, StmtKind, VarId};
use crate::types::{TypeId, TypeKind};

/// Keywords that move control out of a construct, or into it.
const JUMPS: [&str; 7] = [
    "return",
    "goto",
    "break",
    "continue",
    "case",
    "default",
    "__label__",
];

/// Words that may stand between `&` and its operand.
const PREFIXES: [&str; 5] = ["__extension__", "__real__", "__real", "__imag__", "__imag"];

impl Builder<'_> {
    /// A reason.
    pub(super) fn reason(&self, what: &str, span: Span) -> OpaqueReason {
        OpaqueReason {
            what: what.to_string(),
            span,
        }
    }

    /// An opaque expression of a known type.
    pub(super) fn opaque_expr(&mut self, reason: OpaqueReason, span: Span, ty: TypeId) -> Expr {
        let vars = self.touched(span, &reason);
        if self.unevaluated_depth == 0 {
            self.stats.opaque_expressions += 1;
        }
        Expr {
            kind: ExprKind::Opaque { reason, vars },
            ty: ty.into(),
            span,
        }
    }

    /// An opaque statement.
    pub(super) fn opaque_stmt(&mut self, reason: OpaqueReason, span: Span) -> Stmt {
        let vars = self.touched(span, &reason);
        self.stats.opaque_statements += 1;
        Stmt {
            kind: StmtKind::Opaque { reason, vars },
            span,
        }
    }

    /// Variables named in an opaque construct. Their address may be taken in it, likewise that
    /// of globals; if control may leave it, the whole function is opaque.
    fn touched(&mut self, span: Span, reason: &OpaqueReason) -> Vec<VarId> {
        let tokens = self.tokens_in(span);
        // What covers it has been answered for: no site in it may reach the enclosing construct.
        self.claim_sites(span);
        if self.may_jump(tokens) {
            self.give_up(reason.clone());
        }
        let mut vars = SortedSet::new();
        // Whether what comes is the operand of `&`: `& v`, `& ( v`, but not `& p [ v`.
        let mut takes_address = false;
        // Of what `& __builtin_choose_expr(n, v, w)` is, nobody asks.
        let mut of_any = false;
        for token in tokens {
            let word = self.word(token);
            if token.kind != TokenKind::Identifier {
                takes_address = word == "&" || takes_address && word == "(";
                continue;
            }
            if PREFIXES.contains(&word) {
                continue;
            }
            let taken = std::mem::take(&mut takes_address);
            match self.scopes.lookup(word) {
                Some(Entity::Var(var)) => {
                    vars.insert(var);
                    self.note_opaque_use(var, taken);
                }
                Some(Entity::Global(global)) => self.global_facts[global.0 as usize].taken = true,
                _ => of_any |= taken,
            }
        }
        for &var in vars.iter().filter(|_| of_any) {
            self.note_opaque_use(var, true);
        }
        vars.into_iter().collect()
    }

    fn note_opaque_use(&mut self, var: VarId, takes_address: bool) {
        let Some(known) = self.frame.vars.get_mut(var.0 as usize) else {
            return;
        };
        let scalar = matches!(
            self.types.kind(known.ty.ty),
            TypeKind::Bool
                | TypeKind::Int(_)
                | TypeKind::Enum(_)
                | TypeKind::Float(_)
                | TypeKind::Pointer(_)
        );
        known.address_taken |= takes_address || !scalar;
    }

    fn may_jump(&self, tokens: &[Token]) -> bool {
        // Labels need no look: a `goto` to one that is in no tree is found at the end.
        tokens.iter().any(|t| JUMPS.contains(&self.word(t)))
    }

    /// Makes the whole function opaque; the first reason counts.
    pub(super) fn give_up(&mut self, reason: OpaqueReason) {
        self.frame.opaque.get_or_insert(reason);
    }

    /// Notes that text vcc does not build names globals: their address may be taken there.
    pub(super) fn note_globals_in(&mut self, span: Span) {
        for token in self
            .tokens_in(span)
            .iter()
            .filter(|t| t.kind == TokenKind::Identifier)
        {
            if let Some(Entity::Global(global)) = self.scopes.lookup(self.word(token)) {
                self.global_facts[global.0 as usize].taken = true;
            }
        }
    }
}
