//! Conversions between C types.

use super::state::Lowering;
use frontend::span::Span;
use frontend::types::{TypeId, TypeKind};

use super::ctypes;
use crate::ssa::{ConvertOp, Type, Value};

impl Lowering<'_> {
    /// A value that must have this type already; the function is given up otherwise.
    pub(super) fn expect(&mut self, value: Value, ty: Type, span: Span) -> Value {
        if self.graph.ty(value) == ty {
            return value;
        }
        self.fail(span, "an expression has another type than its context");
        self.undef(ty, span)
    }

    /// Converts a value of C type `from` to C type `to`; `None`: `to` has no machine type.
    pub(super) fn convert(
        &mut self,
        value: Option<Value>,
        from: TypeId,
        to: TypeId,
        span: Span,
    ) -> Option<Value> {
        let types = &self.unit.types;
        if matches!(types.kind(to), TypeKind::Void) {
            return None;
        }
        let target = self.machine(to);
        let (Some(value), Some(target)) = (value, target) else {
            let args: Vec<Value> = value.into_iter().collect();
            return self.opaque(
                "a value of a type without machine type",
                &args,
                target,
                span,
            );
        };
        if matches!(self.unit.types.kind(to), TypeKind::Bool) {
            let truth = self.graph.is_nonzero(value, span);
            return Some(self.graph.resize(truth, Type::I8, false, span));
        }
        let signed_from = ctypes::is_signed(&self.unit.types, from);
        if target.bits() > 8 && ctypes::is_plain_char(&self.unit.types, from) {
            self.graph.func.plain_char = true;
        }
        let signed_to = ctypes::is_signed(&self.unit.types, to);
        Some(self.convert_scalar(value, signed_from, target, signed_to, span))
    }

    /// Converts between machine types, with the signs of the C types.
    fn convert_scalar(
        &mut self,
        value: Value,
        signed_from: bool,
        to: Type,
        signed_to: bool,
        span: Span,
    ) -> Value {
        let from = self.graph.ty(value);
        let graph = &mut self.graph;
        if let Some(number) = graph
            .exact_number(value, signed_from)
            .filter(|_| to.is_float())
            && (to == Type::F64 || f64::from(number as f32).to_bits() == number.to_bits())
        {
            return graph.float(to, number, span);
        }
        match (from, to) {
            _ if from == to => value,
            (Type::F32, Type::F64) => graph.convert(ConvertOp::FExt, value, to, span),
            (Type::F64, Type::F32) => graph.convert(ConvertOp::FTrunc, value, to, span),
            _ if from.is_float() && to.is_int() && to.bits() < 32 => {
                // As compilers do it: through `int`, in which every value in range fits.
                let wide = graph.convert(ConvertOp::FToSi, value, Type::I32, span);
                graph.resize(wide, to, signed_to, span)
            }
            _ if from.is_float() && to.is_int() => {
                let op = if signed_to {
                    ConvertOp::FToSi
                } else {
                    ConvertOp::FToUi
                };
                graph.convert(op, value, to, span)
            }
            _ if from.is_int() && to.is_float() => {
                let op = if signed_from {
                    ConvertOp::SiToF
                } else {
                    ConvertOp::UiToF
                };
                graph.convert(op, value, to, span)
            }
            _ if from.is_int() && to.is_int() => graph.resize(value, to, signed_from, span),
            (Type::Ptr, _) if to.is_int() => {
                let wide = graph.convert(ConvertOp::PtrToInt, value, Type::I64, span);
                graph.resize(wide, to, false, span)
            }
            (_, Type::Ptr) if from.is_int() => {
                let wide = graph.resize(value, Type::I64, signed_from, span);
                match graph.int_constant(wide) {
                    Some(bits) => graph.int(Type::Ptr, bits, span),
                    None => graph.convert(ConvertOp::IntToPtr, wide, to, span),
                }
            }
            _ => {
                self.fail(span, "a conversion between these types does not exist");
                self.undef(to, span)
            }
        }
    }

    /// An integer as `I64`, as the C type of it says.
    pub(super) fn index(&mut self, value: Value, ty: TypeId, span: Span) -> Value {
        let signed = ctypes::is_signed(&self.unit.types, ty);
        let index = if self.graph.ty(value).is_int() {
            self.graph.resize(value, Type::I64, signed, span)
        } else {
            value
        };
        self.expect(index, Type::I64, span)
    }
}
