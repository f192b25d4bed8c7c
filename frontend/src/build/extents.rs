//! Lengths of arrays that are no constants: C fixes them where the declaration stands that writes
//! them (C11 6.7.6.2p5), so that they are variables of their own here, given their values there.
//!
//! A length is kept if it is made of variables and constants alone. Every other one is unknown, and so
//! is one that is written in an expression, as in casts: the types of declarations have their own.

use super::declarator::Declared;
use super::lengths::{Found, Keep};
use super::{Builder, Built};
use crate::sorted::SortedSet;
use crate::source::TokenKind;
use crate::span::Span;
use crate::tree::{Expr, ExprKind, Extent, Stmt, StmtKind, VarId};
use crate::types::{ExtentId, QualType, TypeId, TypeKind};
use lang_c::ast::{Declarator, Expression};
use lang_c::span::Node;

impl Builder<'_> {
    /// The head of a function definition.
    pub(super) fn head_declarator(
        &mut self,
        node: &Node<Declarator>,
        base: QualType,
    ) -> Built<Declared> {
        self.lengths.found = Found::default();
        self.keeping(Keep::Parameters, |b| b.declarator(node, base))
    }

    /// The declarator of a parameter.
    pub(super) fn parameter_declarator(
        &mut self,
        node: &Node<Declarator>,
        base: QualType,
    ) -> Built<Declared> {
        let keep = match self.lengths.keep {
            Keep::InParameters => Keep::Own,
            Keep::Nothing | Keep::Parameters | Keep::Own => Keep::Nothing,
        };
        self.keeping(keep, |b| b.declarator(node, base))
    }

    /// A declarator, and the lengths that it fixes, if it does.
    pub(super) fn with_lengths(
        &mut self,
        node: &Node<Declarator>,
        base: QualType,
        fixes: bool,
    ) -> (Built<Declared>, Found) {
        let around = std::mem::take(&mut self.lengths.found);
        let keep = if fixes { Keep::Own } else { Keep::Nothing };
        let declared = self.keeping(keep, |b| b.declarator(node, base));
        let found = std::mem::replace(&mut self.lengths.found, around);
        (declared, found)
    }

    fn keeping<T>(&mut self, keep: Keep, build: impl FnOnce(&mut Self) -> T) -> T {
        let around = std::mem::replace(&mut self.lengths.keep, keep);
        let built = build(self);
        self.lengths.keep = around;
        built
    }

    /// What stands between the brackets of an array, if it is understood. Types that are written in it
    /// have no part in the declaration.
    pub(super) fn length(&mut self, node: &Node<Expression>) -> Option<Expr> {
        self.keeping(Keep::Nothing, |b| b.unevaluated(|b| b.rvalue(node)))
            .ok()
    }

    /// Keeps a length that is no constant.
    pub(super) fn extent(&mut self, length: Option<Expr>) -> Option<ExtentId> {
        if self.lengths.keep != Keep::Own {
            return None;
        }
        let size_type = self.types.size_type();
        let length = length.filter(|length| self.is_of_variables(length));
        let Some(length) = length.and_then(|length| self.convert(length, size_type).ok()) else {
            self.lengths.found.odd = true;
            return None;
        };
        let id = ExtentId(self.lengths.count);
        self.lengths.count += 1;
        self.lengths.found.lengths.push((id, length));
        Some(id)
    }

    /// Whether an integer is computed from automatic variables and constants alone.
    fn is_of_variables(&self, expr: &Expr) -> bool {
        self.types.is_integer(expr.ty.ty)
            && match &expr.kind {
                ExprKind::Int(_) => true,
                ExprKind::Load(place) => {
                    let quals = place.ty.quals;
                    let odd = quals.is_volatile || quals.is_atomic;
                    matches!(place.kind, ExprKind::Local(_)) && !odd
                }
                ExprKind::Convert(inner) | ExprKind::Unary(_, inner) => self.is_of_variables(inner),
                ExprKind::Binary(_, a, b) => self.is_of_variables(a) && self.is_of_variables(b),
                _ => false,
            }
    }

    /// Gives the lengths of parameters variables, which have their values when the function begins.
    pub(super) fn extents_of_parameters(&mut self, head: Span) {
        let found = std::mem::take(&mut self.lengths.found);
        // A parameter that the head changes has another value in the lengths before.
        if self.may_assign(head, false) {
            return;
        }
        let types = self.frame.vars.iter().map(|var| var.ty.ty);
        let used = types.flat_map(|ty| self.types.extents(ty)).flatten();
        let used: SortedSet<ExtentId> = used.collect();
        for (id, size) in found.lengths {
            if used.contains(&id) {
                self.new_extent(id, size, head, true);
            }
        }
    }

    /// Gives the lengths of a declaration in a block variables, and these their values.
    pub(super) fn extents_of_declaration(&mut self, found: Found, span: Span) -> Vec<Stmt> {
        if found.odd {
            // All of them are unknown then: nobody says which comes first.
            let assigns = self.may_assign(span, true);
            let what = "array length that is no plain expression";
            let opaque = assigns.then(|| self.opaque_stmt(self.reason(what, span), span));
            return opaque.into_iter().collect();
        }
        let lengths = found.lengths.into_iter();
        let stmts = lengths.map(|(id, size)| {
            let var = self.new_extent(id, size.clone(), span, false);
            let init = Some(size);
            let kind = StmtKind::Declare { var, init };
            Stmt { kind, span }
        });
        stmts.collect()
    }

    fn new_extent(&mut self, id: ExtentId, size: Expr, scope: Span, at_entry: bool) -> VarId {
        let var = self.unnamed(size.ty, scope);
        self.frame.extents.push(Extent {
            id,
            var,
            size,
            at_entry,
        });
        var
    }

    /// Whether there is something in a text that may assign to variables.
    fn may_assign(&self, text: Span, or_calls: bool) -> bool {
        let tokens = self.tokens_in(text);
        let word = |n: usize| tokens.get(n).map_or("", |token| self.word(token));
        let assigns = |n: usize| match word(n) {
            "++" | "--" | "&" | "asm" | "__asm__" => true,
            "==" | "!=" | "<=" | ">=" => false,
            other => other.ends_with('='),
        };
        let calls = |n: usize| {
            let name = tokens[n].kind == TokenKind::Identifier && word(n + 1) == "(";
            name && !matches!(
                word(n),
                "sizeof" | "_Alignof" | "__alignof__" | "__attribute__" | "__typeof__" | "typeof"
            )
        };
        (0..tokens.len()).any(|n| assigns(n) || or_calls && calls(n))
    }

    /// The variable that holds a length.
    pub(super) fn length_variable(&self, id: ExtentId) -> Option<VarId> {
        let extent = self.frame.extents.iter().find(|extent| extent.id == id);
        extent.map(|extent| extent.var)
    }

    /// Whether all lengths are known that an array type is made with.
    pub(super) fn is_laid_out(&self, ty: TypeId) -> bool {
        match *self.types.kind(ty) {
            TypeKind::VariableArray(element, extent) => {
                let known = extent.and_then(|id| self.length_variable(id));
                known.is_some() && self.is_laid_out(element.ty)
            }
            TypeKind::Array(element, Some(_)) => self.is_laid_out(element.ty),
            _ => self.types.size_of(ty).is_some(),
        }
    }
}
