//! Calls: arguments, implicit declarations, built-in functions.

use super::builtins;
use super::{Builder, Built};
use crate::span::Span;
use crate::tree::{Expr, ExprKind};
use crate::types::{QualType, TypeKind, TypeTable};
use lang_c::ast::{CallExpression, Expression, Identifier};
use lang_c::span::Node;

/// A function type taken apart.
struct Signature {
    ret: QualType,
    params: Vec<QualType>,
    open: bool,
}

impl Builder<'_> {
    pub(super) fn call(&mut self, node: &Node<CallExpression>) -> Built<Expr> {
        let span = self.span(node);
        if let Expression::Identifier(id) = &node.node.callee.node {
            let name = self.name(id);
            if let Some(built) = self.folded_builtin(&name, &node.node.arguments, span) {
                return built;
            }
            self.declare_callee(&name, id);
        }
        let designator = self.expr(&node.node.callee)?;
        let direct = match designator.kind {
            ExprKind::Global(global) if self.is_function(designator.ty) => Some(global),
            _ => None,
        };
        let callee = self.value_of(designator)?;
        let signature = self.signature(&callee, span)?;
        let args = self.arguments(&node.node.arguments, &signature, span)?;
        let ret = signature.ret;
        if self.types.is_opaque(ret.ty) {
            return Err(self.reason("call that returns a type vcc does not model", span));
        }
        Ok(Expr {
            kind: ExprKind::Call {
                direct,
                callee: Box::new(callee),
                args,
            },
            ty: ret,
            span,
        })
    }

    /// What kind of number an argument is, of any floating type.
    fn classification(&mut self, name: &str, number: &Node<Expression>, span: Span) -> Built<Expr> {
        let number = self.rvalue(number)?;
        let name = match number.ty.ty {
            TypeTable::DOUBLE => name.to_owned(),
            TypeTable::FLOAT => format!("{name}f"),
            _ => return Err(self.reason("classification of this type of number", span)),
        };
        let function = self.builtin_function(&name);
        let function = function.ok_or_else(|| self.reason("name of a built-in function", span))?;
        let global = self.declare_global(&name, function, false, span, true);
        let designator = Expr {
            kind: ExprKind::Global(global),
            ty: function,
            span,
        };
        let callee = Box::new(self.value_of(designator)?);
        Ok(Expr {
            kind: ExprKind::Call {
                direct: Some(global),
                callee,
                args: vec![number],
            },
            ty: TypeTable::INT.into(),
            span,
        })
    }

    pub(super) fn is_function(&self, ty: QualType) -> bool {
        matches!(self.types.kind(ty.ty), TypeKind::Function { .. })
    }

    fn signature(&mut self, callee: &Expr, span: Span) -> Built<Signature> {
        let function = self
            .types
            .pointee(callee.ty.ty)
            .map(|to| self.types.kind(to.ty).clone());
        match function {
            Some(TypeKind::Function {
                ret,
                params,
                variadic,
                unprototyped,
            }) => Ok(Signature {
                ret,
                params,
                open: variadic || unprototyped,
            }),
            _ => Err(self.reason("call", span)),
        }
    }

    fn arguments(
        &mut self,
        nodes: &[Node<Expression>],
        signature: &Signature,
        span: Span,
    ) -> Built<Vec<Expr>> {
        let count = signature.params.len();
        if nodes.len() < count || (nodes.len() > count && !signature.open) {
            return Err(self.reason("number of arguments", span));
        }
        let mut args = Vec::with_capacity(nodes.len());
        for (index, node) in nodes.iter().enumerate() {
            args.push(match signature.params.get(index) {
                Some(param) => self.value_as(node, param.ty)?,
                None => {
                    let value = self.rvalue(node)?;
                    self.promote_argument(value)?
                }
            });
        }
        Ok(args)
    }

    /// Declares an undeclared function by its built-in type, else implicitly as `int f()`.
    fn declare_callee(&mut self, name: &str, id: &Node<Identifier>) {
        if self.scopes.lookup(name).is_some() {
            return;
        }
        let ty = match self.builtin_function(name) {
            Some(ty) => ty,
            // The compiler knows built-ins that vcc does not.
            None if name.starts_with("__") => return,
            None => {
                let kind = TypeKind::Function {
                    ret: TypeTable::INT.into(),
                    params: Vec::new(),
                    variadic: false,
                    unprototyped: true,
                };
                self.types.intern(kind).into()
            }
        };
        let span = self.span(id);
        self.declare_global(name, ty, false, span, true);
    }

    /// The type of a built-in function, also under its library name.
    fn builtin_function(&mut self, name: &str) -> Option<QualType> {
        let signature = builtins::signature(name)?;
        let mut types = signature
            .chars()
            .map_while(|c| builtins::basic(&mut self.types, c));
        let ret = types.next()?;
        let params: Vec<QualType> = types.collect();
        let variadic = signature.ends_with('.');
        let kind = TypeKind::Function {
            ret,
            params,
            variadic,
            unprototyped: false,
        };
        Some(self.types.intern(kind).into())
    }

    /// Built-ins that are no calls.
    fn folded_builtin(
        &mut self,
        name: &str,
        args: &[Node<Expression>],
        span: Span,
    ) -> Option<Built<Expr>> {
        if !name.starts_with("__builtin_") {
            return None;
        }
        match (name, args) {
            ("__builtin_expect", [value, _])
            | ("__builtin_expect_with_probability", [value, _, _]) => {
                let long = self.types.int(crate::types::IntKind::Long);
                Some(self.value_as(value, long))
            }
            (name, [number]) if builtins::CLASSIFICATIONS.contains(&name) => {
                Some(self.classification(name, number, span))
            }
            ("__builtin_constant_p", [_]) => Some(Err(self.reason("__builtin_constant_p", span))),
            _ => None,
        }
    }
}
