//! Compound literals as values (C11 6.5.2.5): a variable without a name that is initialized where
//! the literal stands, and then read.
//!
//! One whose address is asked for, as that of an array always is, stays opaque: it lives as long as
//! the block around it.

use super::{Builder, Built};
use crate::span::Span;
use crate::tree::{Expr, ExprKind, Stmt, StmtKind, Var, VarId};
use crate::types::{QualType, TypeKind};
use lang_c::ast::{CompoundLiteral, Initializer};
use lang_c::span::Node;

impl Builder<'_> {
    pub(super) fn compound_literal(
        &mut self,
        literal: &CompoundLiteral,
        span: Span,
    ) -> Built<Expr> {
        let odd = self.reason("compound literal", span);
        let ty = self.type_name(&literal.type_name)?;
        let is_record = matches!(self.types.kind(ty.ty), TypeKind::Record(_));
        if self.unevaluated_depth > 0 || !(is_record || self.types.is_scalar(ty.ty)) {
            return Err(odd);
        }
        let var = self.unnamed(ty, span);
        let list = Initializer::List(literal.initializer_list.clone());
        let list = Node::new(list, literal.type_name.span);
        let body = match self.scalars_one_by_one(var, ty, Some(&list), span) {
            Some(stmts) => stmts,
            None => {
                let init = self.automatic_init(ty, Some(&list), span)?;
                let kind = StmtKind::Declare { var, init };
                vec![Stmt { kind, span }]
            }
        };
        let place = Expr {
            kind: ExprKind::Local(var),
            ty,
            span,
        };
        self.frame.has_statements = true;
        let value = self.value_of(place)?;
        let ty = value.ty;
        let value = Some(Box::new(value));
        Ok(Expr {
            kind: ExprKind::Statements { body, value },
            ty,
            span,
        })
    }

    /// A variable that no text can name.
    pub(super) fn unnamed(&mut self, ty: QualType, scope: Span) -> VarId {
        let var = VarId(self.frame.vars.len() as u32);
        self.frame.vars.push(Var {
            name: String::new(),
            ty,
            param: None,
            array: None,
            address_taken: false,
            scope,
        });
        var
    }
}
