//! `memcpy` of one scalar, as programs look at the bits of a number: an assignment, so that a variable
//! whose address goes nowhere else stays one without address.

use super::scope::Entity;
use super::{Builder, Built};
use crate::constexpr;
use crate::source::{Piece, PieceKind};
use crate::span::Span;
use crate::tree::{Expr, ExprKind, VarId};
use crate::types::{IntKind, TypeId, TypeKind};
use lang_c::ast::{Expression, Identifier, UnaryOperator};
use lang_c::span::Node;

/// An end of a copy.
enum End {
    /// A variable of a scalar type.
    Variable(VarId, TypeId),
    /// What a pointer points to, at any address.
    Memory(Expr),
}

impl Builder<'_> {
    /// A statement that copies as many bytes as a scalar has, as an assignment; `None` if it is
    /// anything else.
    pub(super) fn scalar_copy(&mut self, node: &Node<Expression>) -> Option<Built<Expr>> {
        let Expression::Call(call) = &node.node else {
            return None;
        };
        let Expression::Identifier(callee) = &call.node.callee.node else {
            return None;
        };
        let [to, from, size] = &call.node.arguments[..] else {
            return None;
        };
        let name = self.name(callee);
        if !self.is_library_copy(&name) {
            return None;
        }
        let size = self.rvalue(size).ok()?;
        let size = u64::try_from(constexpr::integer(&self.types, &size)?).ok()?;
        let kind = match size {
            1 => IntKind::UChar,
            2 => IntKind::UShort,
            4 => IntKind::UInt,
            8 => IntKind::ULongLong,
            _ => return None,
        };
        let to = self.end_of_copy(to, size, true)?;
        let from = self.end_of_copy(from, size, false)?;
        let bits = self.types.int(kind);
        Some(self.copied(to, from, bits, self.span(node)))
    }

    /// Looks for functions of the program's own that have the names of the library's: in the main file, or
    /// static ones. What headers say beside of the library's functions means the same.
    pub(super) fn note_own_copies(&mut self, pieces: &[Piece]) {
        let is_own = |piece: &Piece| {
            let PieceKind::FunctionDefinition { body } = piece.kind else {
                return false;
            };
            let head = Span {
                start: piece.span.start,
                end: body.start,
            };
            let tokens = self.source.tokens_in(head).iter();
            let words: Vec<&str> = tokens.map(|t| self.source.slice(t.span)).collect();
            let own = piece.in_main_file || words.contains(&"static");
            own && words.iter().any(|w| matches!(*w, "memcpy" | "memmove"))
        };
        self.own_copies = pieces.iter().any(is_own);
    }

    /// Whether a name means the library's function that copies.
    fn is_library_copy(&self, name: &str) -> bool {
        match name {
            "__builtin_memcpy" | "__builtin_memmove" => true,
            "memcpy" | "memmove" if !self.own_copies => {
                let hosted = self.source.predefined("__STDC_HOSTED__");
                let declared = match self.scopes.lookup(name) {
                    None => true,
                    Some(Entity::Global(id)) => self.is_function(self.globals[id.0 as usize].ty),
                    Some(_) => false,
                };
                declared && hosted.is_none_or(|body| body.trim() != "0")
            }
            _ => false,
        }
    }

    /// An end, by its argument; `None` if it is none of these.
    fn end_of_copy(
        &mut self,
        argument: &Node<Expression>,
        size: u64,
        written: bool,
    ) -> Option<End> {
        let Some(name) = address_of_name(argument) else {
            let pointer = self.rvalue(argument).ok()?;
            let to = self.types.pointee(pointer.ty.ty)?;
            let odd = to.quals.is_volatile || to.quals.is_atomic;
            return (!odd).then_some(End::Memory(pointer));
        };
        let Some(Entity::Var(id)) = self.scopes.lookup(&self.name(name)) else {
            return None;
        };
        let ty = self.frame.vars.get(id.0 as usize)?.ty;
        let number = matches!(
            self.types.kind(ty.ty),
            TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Float(_)
        );
        let odd = ty.quals.is_volatile || ty.quals.is_atomic || written && ty.quals.is_const;
        let whole = self.types.size_of(ty.ty) == Some(size);
        (number && !odd && whole).then_some(End::Variable(id, ty.ty))
    }

    /// The assignment; `bits` is the integer of its size.
    fn copied(&mut self, to: End, from: End, bits: TypeId, span: Span) -> Built<Expr> {
        let ty = match (&to, &from) {
            (_, &End::Variable(_, ty)) | (&End::Variable(_, ty), End::Memory(_)) => ty,
            (End::Memory(_), End::Memory(_)) => bits,
        };
        let place = place_of_copy(from, ty, span);
        let mut value = Expr {
            kind: ExprKind::Load(Box::new(place)),
            ty: ty.into(),
            span,
        };
        let place = place_of_copy(to, ty, span);
        let to = place.ty.ty;
        if self.types.is_integer(to) != self.types.is_integer(ty) {
            value = Expr {
                kind: ExprKind::Bits(Box::new(value)),
                ty: to.into(),
                span,
            };
        } else {
            value = self.convert(value, to)?;
        }
        Ok(Expr {
            kind: ExprKind::Assign(Box::new(place), Box::new(value)),
            ty: to.into(),
            span,
        })
    }
}

/// The variable whose address an argument is.
fn address_of_name(argument: &Node<Expression>) -> Option<&Node<Identifier>> {
    let Expression::UnaryOperator(unary) = &argument.node else {
        return None;
    };
    match &unary.node.operand.node {
        Expression::Identifier(name) if unary.node.operator.node == UnaryOperator::Address => {
            Some(name)
        }
        _ => None,
    }
}

/// The lvalue of an end: a variable's own, or of that type where a pointer points to.
fn place_of_copy(end: End, ty: TypeId, span: Span) -> Expr {
    let (kind, ty) = match end {
        End::Variable(id, own) => (ExprKind::Local(id), own),
        End::Memory(pointer) => (ExprKind::Bytes(Box::new(pointer)), ty),
    };
    Expr {
        kind,
        ty: ty.into(),
        span,
    }
}
