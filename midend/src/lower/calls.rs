//! Calls.

use super::known::{Known, ROOT_DEPTH};
use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{Expr, GlobalId};
use frontend::types::TypeKind;

use crate::ssa::{Op, Overflow, Terminator, Type, UnaryOp, Value};

impl Lowering<'_> {
    /// Lowers a call.
    pub(super) fn call(
        &mut self,
        direct: Option<GlobalId>,
        callee: &Expr,
        args: &[Expr],
        machine: Option<Type>,
        span: Span,
    ) -> Option<Value> {
        let pointer = match direct {
            Some(_) => None,
            None => Some(self.scalar(callee, Type::Ptr)),
        };
        let known = pointer.and_then(|pointer| self.function_at(pointer, callee));
        let (direct, pointer) = match known {
            Some(_) => (known, None),
            None => (direct, pointer),
        };
        if let Some(value) = direct.and_then(|id| self.inline(id, args, machine, span)) {
            return value;
        }
        let values: Vec<Option<Value>> = args.iter().map(|arg| self.expr(arg)).collect();
        let known = direct.and_then(|id| self.known(id, values.len()));
        match (&known, values.first().copied().flatten()) {
            (&Some(Known::Unary(op, ty)), Some(arg))
                if machine == Some(ty) && self.graph.ty(arg) == ty =>
            {
                return Some(self.graph.unary(op, arg, span));
            }
            (&Some(Known::Bits(bits, ty)), Some(arg))
                if machine == Some(Type::I32) && self.graph.ty(arg) == ty =>
            {
                return Some(self.bits(bits, arg, span));
            }
            (&Some(Known::Class(class)), Some(arg)) if machine == Some(Type::I32) => {
                return Some(self.classified(class, arg, span));
            }
            (&Some(Known::Rounded(ty)), Some(arg))
                if machine == Some(ty) && self.graph.ty(arg) == ty =>
            {
                return Some(self.rounded(arg, span));
            }
            (&Some(Known::Root(ty)), Some(arg))
                if machine == Some(ty)
                    && self.graph.ty(arg) == ty
                    && self.is_never_negative(arg, ROOT_DEPTH) =>
            {
                return Some(self.graph.unary(UnaryOp::FSqrt, arg, span));
            }
            (&Some(Known::Binary(op, ty)), Some(a)) if machine == Some(ty) => {
                let b = values.get(1).copied().flatten();
                if let Some(b) = b.filter(|&b| [a, b].map(|v| self.graph.ty(v)) == [ty, ty]) {
                    let op = Op::Binary(op, Overflow::Wraps);
                    return Some(self.graph.value(op, &[a, b], ty, span));
                }
            }
            (&Some(Known::Fma(ty)), Some(_)) if machine == Some(ty) => {
                let all: Option<Vec<Value>> = values.iter().copied().collect();
                if let Some(all) = all.filter(|all| all.iter().all(|&v| self.graph.ty(v) == ty)) {
                    return Some(self.graph.value(Op::Fma, &all, ty, span));
                }
            }
            (&Some(Known::Extremum(op, ty)), Some(a)) if machine == Some(ty) => {
                let b = values.get(1).copied().flatten();
                let typed = |b: &Value| [a, *b].map(|v| self.graph.ty(v)) == [ty, ty];
                if let Some(b) = b.filter(typed).filter(|&b| self.is_extremum_known(a, b)) {
                    return Some(self.extremum(op, a, b, span));
                }
            }
            (Some(Known::FirstArgument), Some(arg)) if machine == Some(self.graph.ty(arg)) => {
                return Some(arg);
            }
            _ => {}
        }
        if matches!(known, None | Some(Known::Root(_)))
            && let Some(value) = direct.and_then(|id| self.lane_call(id, &values, machine, span))
        {
            return value;
        }
        if let Some(pointer) = pointer
            && let Some(value) = self.pointer_call(callee, pointer, &values, machine, span)
        {
            return value;
        }
        let result = self.plain_call(direct, pointer, &values, machine, callee, span);
        if matches!(known, Some(Known::NoReturn)) {
            self.graph.terminate(Terminator::Unreachable);
            self.graph.enter_dead();
        }
        result
    }

    fn plain_call(
        &mut self,
        direct: Option<GlobalId>,
        pointer: Option<Value>,
        args: &[Option<Value>],
        machine: Option<Type>,
        callee: &Expr,
        span: Span,
    ) -> Option<Value> {
        let operands: Vec<Value> = pointer
            .into_iter()
            .chain(args.iter().flatten().copied())
            .collect();
        if args.iter().any(Option::is_none) {
            let why = "a call with an argument without machine type";
            return self.opaque(why, &operands, machine, span);
        }
        if machine.is_none() && !self.returns_void(callee) {
            return self.opaque(
                "a call whose value has no machine type",
                &operands,
                None,
                span,
            );
        }
        let symbol = match direct {
            Some(id) => {
                let symbol = self.symbol(id);
                if symbol.is_none() {
                    self.fail(span, "a called function is unknown");
                }
                symbol
            }
            None => None,
        };
        match machine {
            Some(ty) => Some(self.graph.value(Op::Call(symbol), &operands, ty, span)),
            None => {
                self.graph.effect(Op::Call(symbol), &operands, span);
                None
            }
        }
    }

    fn returns_void(&self, callee: &Expr) -> bool {
        let types = &self.unit.types;
        let function = types.pointee(callee.ty.ty).map_or(callee.ty.ty, |to| to.ty);
        match types.kind(function) {
            TypeKind::Function { ret, .. } => matches!(types.kind(ret.ty), TypeKind::Void),
            _ => false,
        }
    }
}
