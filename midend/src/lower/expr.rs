//! Expressions.

use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{BinaryOp, Expr, ExprKind, UnaryOp};
use frontend::types::{QualType, TypeId, TypeKind};

use super::{cond, ctypes};
use crate::ssa::{self, ConvertOp, Op, Overflow, Type, Value};

impl Lowering<'_> {
    /// The value of an expression; `None` if its type has no machine type.
    pub(super) fn expr(&mut self, expr: &Expr) -> Option<Value> {
        // What is not evaluated must not stand against what is assumed.
        let dead = self.is_taken_apart() && self.is_dead();
        if dead || !self.nest(expr.span) {
            return self.machine(expr.ty.ty).map(|ty| self.undef(ty, expr.span));
        }
        let value = self.expr_of_kind(expr);
        self.depth -= 1;
        value
    }

    /// The value of an expression that has this machine type.
    pub(super) fn scalar(&mut self, expr: &Expr, ty: Type) -> Value {
        match self.expr(expr) {
            Some(value) => self.expect(value, ty, expr.span),
            None => self.unknown("a value without machine type", ty, expr.span),
        }
    }

    fn expr_of_kind(&mut self, expr: &Expr) -> Option<Value> {
        let span = expr.span;
        let machine = self.machine(expr.ty.ty);
        match &expr.kind {
            ExprKind::Int(value) => match machine {
                Some(ty) if !ty.is_float() => Some(self.graph.int(ty, *value as i64, span)),
                _ => self.opaque("a constant without machine type", &[], machine, span),
            },
            ExprKind::Float(number, _) => match machine {
                Some(ty) if ty.is_float() => Some(self.graph.float(ty, *number, span)),
                _ => self.opaque("a constant without machine type", &[], machine, span),
            },
            ExprKind::Load(place) => {
                let place_ty = place.ty;
                let place = self.place(place);
                self.load(place, place_ty, span)
            }
            // An array or function designator becomes a pointer; a string literal has an unknown one.
            ExprKind::Decay(place) | ExprKind::AddrOf(place) => Some(self.address(place)),
            ExprKind::Bits(inner) => {
                let (value, to) = (self.expr(inner)?, machine?);
                if !self.knows_copies() {
                    let why = "`memcpy`, which may be another function";
                    return self.opaque(why, &[value], machine, span);
                }
                Some(self.graph.convert(ConvertOp::Bitcast, value, to, span))
            }
            ExprKind::Convert(inner) => {
                if matches!(self.unit.types.kind(expr.ty.ty), TypeKind::Bool) {
                    let truth = self.truth(inner);
                    return Some(self.graph.resize(truth, Type::I8, false, span));
                }
                let value = self.expr(inner);
                self.convert(value, inner.ty.ty, expr.ty.ty, span)
            }
            ExprKind::Unary(UnaryOp::LogicalNot, _)
            | ExprKind::LogicalAnd(..)
            | ExprKind::LogicalOr(..) => self.truth_value(expr, machine),
            ExprKind::Binary(op, ..) if cond::is_comparison(*op) => self.truth_value(expr, machine),
            ExprKind::Unary(op, inner) => self.unary(*op, inner, machine, span),
            ExprKind::Binary(op, a, b) => {
                let x = self.expr(a);
                let y = self.expr(b);
                let sides = [(Some(a.as_ref()), x), (Some(b.as_ref()), y)];
                self.contraction(*op, sides, span)
                    .or_else(|| self.arithmetic(*op, x, y, expr.ty.ty, b.ty.ty, span))
            }
            ExprKind::PtrAdd {
                ptr,
                index,
                negative,
            } => {
                let pointer = self.scalar(ptr, Type::Ptr);
                let number = self.expr(index);
                let element =
                    self.ptr_add(pointer, ptr.ty.ty, number, index.ty.ty, *negative, span);
                if element != pointer
                    && let ExprKind::Decay(array) = &ptr.kind
                    // The last member of a record may have been given more elements than it declares.
                    && !matches!(array.kind, ExprKind::Member { .. })
                {
                    let bytes = ctypes::reliable_size(&self.unit.types, array.ty.ty);
                    self.graph.is_within(element, bytes);
                }
                Some(element)
            }
            ExprKind::PtrDiff(a, b) => self.ptr_diff(a, b, machine, span),
            ExprKind::Cond(c, a, b) => self.conditional(expr, c, a, b),
            ExprKind::Statements { body, value } => {
                body.iter().for_each(|stmt| self.stmt(stmt));
                self.expr(value.as_deref()?)
            }
            ExprKind::Comma(a, b) => {
                self.expr(a);
                self.expr(b)
            }
            ExprKind::Assign(..) if machine.is_none() && self.is_split_copy(expr) => None,
            ExprKind::Assign(lhs, rhs) => {
                // The lvalue first, so that its address comes before the value's barriers.
                let place = self.place(lhs);
                let value = self.expr(rhs);
                self.store(place, lhs.ty, value, span);
                self.stored_value(place, lhs.ty, value, span)
            }
            ExprKind::CompoundAssign {
                op,
                lhs,
                rhs,
                compute,
            } => self.compound_assign(*op, lhs, rhs, *compute, span),
            ExprKind::IncDec {
                lhs,
                decrement,
                prefix,
            } => self.inc_dec(lhs, *decrement, *prefix, span),
            ExprKind::Call {
                direct,
                callee,
                args,
            } => self.call(*direct, callee, args, machine, span),
            ExprKind::Opaque { reason, vars } => {
                self.opaque_with(&reason.what, vars, machine, span)
            }
            ExprKind::Zero => self.opaque("an aggregate initializer", &[], machine, span),
            // An lvalue where a value should stand: only for its effects.
            ExprKind::Local(_)
            | ExprKind::Global(_)
            | ExprKind::Deref(_)
            | ExprKind::Bytes(_)
            | ExprKind::Member { .. }
            | ExprKind::Str => {
                if let Some(ty) = machine {
                    self.fail(span, "an lvalue stands where a value is needed");
                    return Some(self.undef(ty, span));
                }
                let place = self.place(expr);
                self.load(place, expr.ty, span)
            }
        }
    }

    /// The truth of an expression as C's `int`.
    fn truth_value(&mut self, expr: &Expr, machine: Option<Type>) -> Option<Value> {
        let truth = self.truth(expr);
        machine
            .filter(|ty| ty.is_int())
            .map(|ty| self.graph.resize(truth, ty, false, expr.span))
    }

    fn unary(
        &mut self,
        op: UnaryOp,
        inner: &Expr,
        machine: Option<Type>,
        span: Span,
    ) -> Option<Value> {
        let (Some(value), Some(ty)) = (self.expr(inner), machine) else {
            return self.opaque("arithmetic without machine type", &[], machine, span);
        };
        let value = self.expect(value, ty, span);
        Some(match op {
            UnaryOp::Neg if ty.is_float() => self.graph.unary(ssa::UnaryOp::FNeg, value, span),
            UnaryOp::Neg => {
                let zero = self.graph.int(ty, 0, span);
                let overflow = self.overflow(inner.ty.ty);
                self.graph
                    .binary(ssa::BinaryOp::Sub, overflow, zero, value, span)
            }
            UnaryOp::BitNot => {
                let ones = self.graph.int(ty, -1, span);
                self.graph
                    .binary(ssa::BinaryOp::Xor, Overflow::Wraps, value, ones, span)
            }
            UnaryOp::LogicalNot => {
                let truth = self.graph.is_nonzero(value, span);
                let not = self.graph.not(truth, span);
                self.graph.resize(not, ty, false, span)
            }
        })
    }

    /// What overflow of arithmetic in a C type means here.
    fn overflow(&self, ty: TypeId) -> Overflow {
        let undefined = ctypes::is_signed(&self.unit.types, ty)
            && self.machine(ty).is_some_and(|ty| ty.bits() >= 32)
            && !self.options.wrapv
            && !self.speculative;
        if undefined {
            Overflow::Undefined
        } else {
            Overflow::Wraps
        }
    }

    /// An arithmetic operation in the C type `ty`; a shift count has the C type `count_ty`.
    fn arithmetic(
        &mut self,
        op: BinaryOp,
        a: Option<Value>,
        b: Option<Value>,
        ty: TypeId,
        count_ty: TypeId,
        span: Span,
    ) -> Option<Value> {
        let machine = self.machine(ty);
        let (Some(a), Some(b), Some(machine)) = (a, b, machine) else {
            let args: Vec<Value> = a.into_iter().chain(b).collect();
            return self.opaque("arithmetic without machine type", &args, machine, span);
        };
        let signed = ctypes::is_signed(&self.unit.types, ty);
        let Some(operator) = operator(op, machine, signed) else {
            self.fail(span, "an operator does not fit its operands");
            return Some(self.undef(machine, span));
        };
        let a = self.expect(a, machine, span);
        let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::Shr);
        let b = if is_shift && self.graph.ty(b).is_int() {
            let signed = ctypes::is_signed(&self.unit.types, count_ty);
            self.graph.resize(b, machine, signed, span)
        } else {
            b
        };
        let b = self.expect(b, machine, span);
        let overflow = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => self.overflow(ty),
            _ => Overflow::Wraps,
        };
        Some(self.graph.binary(operator, overflow, a, b, span))
    }

    fn ptr_add(
        &mut self,
        pointer: Value,
        pointer_ty: TypeId,
        index: Option<Value>,
        index_ty: TypeId,
        negative: bool,
        span: Span,
    ) -> Value {
        let (Some(index), Some(size)) = (index, self.step_of(pointer_ty, span)) else {
            let args: Vec<Value> = [pointer].into_iter().chain(index).collect();
            let why = match self.is_of_rows(pointer_ty) {
                true => "pointer arithmetic on rows of unknown length",
                false => "pointer arithmetic on elements of unknown size",
            };
            return self
                .opaque(why, &args, Some(Type::Ptr), span)
                .unwrap_or(pointer);
        };
        let index = self.index(index, index_ty, span);
        if self.graph.int_constant(index) == Some(0) {
            return pointer;
        }
        let index = self.elements(index, size.count, span);
        let scale = match negative {
            true => -size.bytes,
            false => size.bytes,
        };
        self.graph
            .value(Op::PtrAdd { scale }, &[pointer, index], Type::Ptr, span)
    }

    fn ptr_diff(&mut self, a: &Expr, b: &Expr, machine: Option<Type>, span: Span) -> Option<Value> {
        let x = self.scalar(a, Type::Ptr);
        let y = self.scalar(b, Type::Ptr);
        let size = self.element_size(a.ty.ty).filter(|&size| size > 0);
        let (Some(size), Some(Type::I64)) = (size, machine) else {
            return self.opaque("a difference of pointers", &[x, y], machine, span);
        };
        let x = self.graph.convert(ConvertOp::PtrToInt, x, Type::I64, span);
        let y = self.graph.convert(ConvertOp::PtrToInt, y, Type::I64, span);
        let bytes = self
            .graph
            .binary(ssa::BinaryOp::Sub, Overflow::Wraps, x, y, span);
        if size == 1 {
            return Some(bytes);
        }
        // The division leaves no remainder, so that a shift does as well.
        let (op, by) = if size & (size - 1) == 0 {
            (ssa::BinaryOp::AShr, i64::from(size.trailing_zeros()))
        } else {
            (ssa::BinaryOp::SDiv, size)
        };
        let by = self.graph.int(Type::I64, by, span);
        Some(self.graph.binary(op, Overflow::Wraps, bytes, by, span))
    }

    fn compound_assign(
        &mut self,
        op: BinaryOp,
        lhs: &Expr,
        rhs: &Expr,
        compute: TypeId,
        span: Span,
    ) -> Option<Value> {
        let place = self.place(lhs);
        let right = self.expr(rhs);
        let old = self.load(place, lhs.ty, lhs.span);
        let new = if matches!(self.unit.types.kind(lhs.ty.ty), TypeKind::Pointer(_)) {
            let pointer = old.unwrap_or_else(|| self.undef(Type::Ptr, span));
            let negative = op == BinaryOp::Sub;
            Some(self.ptr_add(pointer, lhs.ty.ty, right, rhs.ty.ty, negative, span))
        } else {
            let left = self.convert(old, lhs.ty.ty, compute, lhs.span);
            let sides = [(None, left), (Some(rhs), right)];
            let new = self
                .contraction(op, sides, span)
                .or_else(|| self.arithmetic(op, left, right, compute, rhs.ty.ty, span));
            self.convert(new, compute, lhs.ty.ty, span)
        };
        self.store(place, lhs.ty, new, span);
        self.stored_value(place, lhs.ty, new, span)
    }

    fn inc_dec(&mut self, lhs: &Expr, decrement: bool, prefix: bool, span: Span) -> Option<Value> {
        let place = self.place(lhs);
        let old = self.load(place, lhs.ty, lhs.span);
        let new = old.map(|old| self.one_more(old, lhs.ty, decrement, span));
        self.store(place, lhs.ty, new, span);
        if prefix {
            self.stored_value(place, lhs.ty, new, span)
        } else {
            old
        }
    }

    /// `old + 1` or `old - 1` converted back to its type.
    fn one_more(&mut self, old: Value, ty: QualType, decrement: bool, span: Span) -> Value {
        let machine = self.graph.ty(old);
        if machine == Type::Ptr {
            let one = self.graph.int(Type::I64, 1, span);
            let long = self.unit.types.ptrdiff_type();
            return self.ptr_add(old, ty.ty, Some(one), long, decrement, span);
        }
        if matches!(self.unit.types.kind(ty.ty), TypeKind::Bool) {
            let one = self.graph.int(machine, 1, span);
            if !decrement {
                return one;
            }
            return self
                .graph
                .binary(ssa::BinaryOp::Xor, Overflow::Wraps, old, one, span);
        }
        if machine.is_float() {
            let one = self.graph.float(machine, 1.0, span);
            let op = if decrement {
                ssa::BinaryOp::FSub
            } else {
                ssa::BinaryOp::FAdd
            };
            return self.graph.binary(op, Overflow::Wraps, old, one, span);
        }
        let one = self.graph.int(machine, 1, span);
        let op = if decrement {
            ssa::BinaryOp::Sub
        } else {
            ssa::BinaryOp::Add
        };
        let overflow = self.overflow(ty.ty);
        self.graph.binary(op, overflow, old, one, span)
    }
}

/// The SSA operation of an arithmetic operator.
fn operator(op: BinaryOp, ty: Type, signed: bool) -> Option<ssa::BinaryOp> {
    use ssa::BinaryOp as To;
    if ty.is_float() {
        return match op {
            BinaryOp::Add => Some(To::FAdd),
            BinaryOp::Sub => Some(To::FSub),
            BinaryOp::Mul => Some(To::FMul),
            BinaryOp::Div => Some(To::FDiv),
            _ => None,
        };
    }
    if !ty.is_int() {
        return None;
    }
    match op {
        BinaryOp::Add => Some(To::Add),
        BinaryOp::Sub => Some(To::Sub),
        BinaryOp::Mul => Some(To::Mul),
        BinaryOp::Div => Some(if signed { To::SDiv } else { To::UDiv }),
        BinaryOp::Rem => Some(if signed { To::SRem } else { To::URem }),
        BinaryOp::And => Some(To::And),
        BinaryOp::Or => Some(To::Or),
        BinaryOp::Xor => Some(To::Xor),
        BinaryOp::Shl => Some(To::Shl),
        BinaryOp::Shr => Some(if signed { To::AShr } else { To::LShr }),
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
            None
        }
    }
}
