//! Arrays of variable length: how far it is from one to the next.
//!
//! A step is a number of bytes, which is constant, times a number of elements, which the program has
//! computed where the type was declared. What an index is multiplied by is that number, as an index is
//! of rows that are written out by hand (`a[i * m + j]`): analyses see one and the same.

use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{ExprKind, VarId};
use frontend::types::{ExtentId, TypeId, TypeKind};
use frontend::walk::{Node, push_parts_of_expr};

use super::ctypes;
use crate::ssa::{BinaryOp, Overflow, Type, Value};

/// How far it is from one element to the next.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// Bytes.
    pub(super) bytes: i64,
    /// How many times that.
    pub(super) count: Option<Value>,
}

impl Lowering<'_> {
    /// Gives the lengths of the parameters of the function at hand their values.
    pub(super) fn lengths_at_entry(&mut self) {
        let def = self.def;
        for extent in def.extents.iter().filter(|extent| extent.at_entry) {
            let Some((var, ty)) = self.register(extent.var) else {
                continue;
            };
            let value = self.scalar(&extent.size, ty);
            self.graph.write(var, value);
        }
    }

    /// How far it is from one element to the next of those that a pointer type points to, where it is known.
    pub(super) fn step_of(&mut self, pointer: TypeId, span: Span) -> Option<Step> {
        if !self.is_of_rows(pointer) {
            let bytes = self.element_size(pointer)?;
            return Some(Step { bytes, count: None });
        }
        let types = &self.unit.types;
        let mut ty = types.pointee(pointer)?.ty;
        let (mut bytes, mut lengths) = (1_i64, Vec::new());
        while types.has_variable_length(ty) {
            ty = match *types.kind(ty) {
                TypeKind::VariableArray(element, extent) => {
                    lengths.push(extent?);
                    element.ty
                }
                TypeKind::Array(element, Some(count)) => {
                    bytes = bytes.checked_mul(i64::try_from(count).ok()?)?;
                    element.ty
                }
                _ => return None,
            };
        }
        bytes = bytes.checked_mul(ctypes::reliable_size(types, ty)?)?;
        self.known_step(bytes, &lengths, span)
    }

    /// The product of a size and of lengths. Constant ones say more as a part of the size.
    fn known_step(&mut self, mut bytes: i64, lengths: &[ExtentId], span: Span) -> Option<Step> {
        let mut count = None;
        for &length in lengths {
            let length = self.length(length)?;
            let constant = self.graph.int_constant(length);
            if let Some(constant) = constant {
                if constant <= 0 {
                    return None;
                }
                bytes = bytes.checked_mul(constant)?;
                continue;
            }
            count = Some(match count {
                None => length,
                Some(count) => self.product(count, length, span),
            });
        }
        Some(Step { bytes, count })
    }

    /// An index in elements of a step, as one in its bytes.
    pub(super) fn elements(&mut self, index: Value, count: Option<Value>, span: Span) -> Value {
        match count {
            Some(count) if self.graph.int_constant(index) == Some(1) => count,
            Some(count) => self.product(index, count, span),
            None => index,
        }
    }

    fn product(&mut self, a: Value, b: Value, span: Span) -> Value {
        self.graph
            .binary(BinaryOp::Mul, Overflow::Wraps, a, b, span)
    }

    /// Whether a pointer type points to arrays of variable length.
    pub(super) fn is_of_rows(&self, pointer: TypeId) -> bool {
        let types = &self.unit.types;
        let to = types.pointee(pointer);
        to.is_some_and(|to| types.has_variable_length(to.ty))
    }

    /// The value of a length, as it was where it was declared.
    fn length(&mut self, id: ExtentId) -> Option<Value> {
        let def = self.def;
        let extent = def.extents.iter().find(|extent| extent.id == id)?;
        // Its declaration may be part of what is not understood.
        let declared = self.assignments.get(extent.var.0 as usize) == Some(&1);
        if !extent.at_entry && !declared {
            return None;
        }
        let (var, ty) = self.register(extent.var)?;
        let value = (ty == Type::I64).then(|| self.graph.read(var, ty));
        // The loop at hand depends on them, though it need not name them.
        let mut parts = vec![Node::Expr(&extent.size)];
        while let Some(part) = parts.pop() {
            if let Node::Expr(expr) = part {
                if let ExprKind::Local(named) = expr.kind {
                    self.note_if_register(named);
                }
                push_parts_of_expr(expr, &mut parts);
            }
        }
        value
    }

    fn note_if_register(&mut self, id: VarId) {
        if let Some((var, _)) = self.register(id) {
            self.note_name(var);
        }
    }

    /// Whether a declaration gives a length its value, or declares what has such lengths: no block takes
    /// it over, since the text of it is needed.
    pub(super) fn fixes_lengths(&self, id: VarId) -> bool {
        let def = self.def;
        let declared = def.vars.get(id.0 as usize);
        let types = &self.unit.types;
        def.extents.iter().any(|extent| extent.var == id)
            || declared.is_some_and(|var| !types.extents(var.ty.ty).is_empty())
    }
}
