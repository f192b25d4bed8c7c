//! Lvalues: where they are, reading and writing them.

use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{Expr, ExprKind};
use frontend::types::{QualType, TypeKind};

use super::ctypes;
use crate::ssa::{Access, ConvertOp, FieldInfo, FieldRef, Op, Type, Value, Var};

/// Where an lvalue is.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// An SSA variable.
    Register(Var, Type),
    /// The bits of an SSA variable of the first type, as a value of the second one.
    Bits(Var, Type, Type),
    /// Memory.
    Memory(Value, Access),
    /// Memory whose access SSA does not model, and why.
    Opaque(Value, &'static str),
}

impl Lowering<'_> {
    /// Evaluates an lvalue.
    pub(super) fn place(&mut self, expr: &Expr) -> Place {
        if let ExprKind::Local(id) = expr.kind
            && let Some((var, ty)) = self.register(id)
        {
            self.note_name(var);
            return Place::Register(var, ty);
        }
        if let Some((var, ty)) = self.split_member(expr) {
            return match self.machine(expr.ty.ty) {
                Some(seen) if seen != ty => Place::Bits(var, ty, seen),
                _ => Place::Register(var, ty),
            };
        }
        let address = self.address(expr);
        if let ExprKind::Member { record, field, .. } = expr.kind {
            let fields = self.unit.types.record(record).fields.as_ref();
            let bits = fields.and_then(|list| list.get(field as usize)?.bit_width);
            if bits.is_some() {
                return Place::Opaque(address, "a bit-field");
            }
        }
        if matches!(expr.kind, ExprKind::Bytes(_)) && !self.knows_copies() {
            return Place::Opaque(address, "`memcpy`, which may be another function");
        }
        if is_atomic(expr) {
            return Place::Opaque(address, "an atomic access");
        }
        if self.machine(expr.ty.ty).is_none() {
            return Place::Opaque(address, "a value without machine type");
        }
        if let ExprKind::Bytes(pointer) = &expr.kind {
            self.graph.func.unaligned |= !self.is_aligned(pointer, expr);
        }
        let mut ty = expr.ty;
        ty.quals.is_volatile |= is_volatile(expr);
        let access = self.access(ty, self.is_through_union(expr));
        Place::Memory(address, access)
    }

    /// The address of an lvalue; also of a record that is no lvalue, as an unknown one.
    pub(super) fn address(&mut self, expr: &Expr) -> Value {
        if !self.nest(expr.span) {
            return self.undef(Type::Ptr, expr.span);
        }
        let address = self.address_of_kind(expr);
        self.depth -= 1;
        address
    }

    fn address_of_kind(&mut self, expr: &Expr) -> Value {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Local(id) if self.register(*id).is_some() => {
                self.fail(span, "the address of a register variable is taken");
                self.undef(Type::Ptr, span)
            }
            ExprKind::Local(id) if self.has_no_address(*id) => {
                self.is_no_scalars(*id);
                self.unknown("a record that is not copied as a whole", Type::Ptr, span)
            }
            ExprKind::Local(id) if (id.0 as usize) < self.def.vars.len() => {
                let var = self.frame.var(*id);
                self.graph.value(Op::LocalAddr(var), &[], Type::Ptr, span)
            }
            ExprKind::Global(id) => match self.global_address(*id) {
                Some(symbol) => self
                    .graph
                    .value(Op::GlobalAddr(symbol), &[], Type::Ptr, span),
                None => self.unknown("a thread-local object", Type::Ptr, span),
            },
            ExprKind::Deref(pointer) | ExprKind::Bytes(pointer) => self.scalar(pointer, Type::Ptr),
            ExprKind::Member {
                base,
                record,
                field,
            } => {
                let base = self.address(base);
                self.member(base, *record, *field, span)
            }
            ExprKind::Load(record) if !self.unit.types.is_scalar(expr.ty.ty) => {
                self.address(record)
            }
            ExprKind::Opaque { reason, vars } => {
                let unknown = self.opaque_with(&reason.what, vars, Some(Type::Ptr), span);
                unknown.unwrap_or_else(|| self.undef(Type::Ptr, span))
            }
            ExprKind::Str => self.unknown("a string literal", Type::Ptr, span),
            _ => {
                self.expr(expr);
                self.unknown("an object without a name", Type::Ptr, span)
            }
        }
    }

    /// The symbol of a global whose address is the same for all threads.
    fn global_address(&mut self, id: frontend::tree::GlobalId) -> Option<crate::ssa::Symbol> {
        let global = self.unit.globals.get(id.0 as usize)?;
        if global.thread_local {
            return None;
        }
        self.symbol(id)
    }

    pub(super) fn member(
        &mut self,
        base: Value,
        record: frontend::types::RecordId,
        field: u32,
        span: Span,
    ) -> Value {
        let data = self.unit.types.record(record);
        let info = data
            .fields
            .as_ref()
            .and_then(|list| list.get(field as usize));
        let Some(info) = info.filter(|_| !data.layout_unknown) else {
            let why = "a member of a record whose layout is not modelled";
            let unknown = self.opaque(why, &[base], Some(Type::Ptr), span);
            return unknown.unwrap_or(base);
        };
        if info.packed {
            let why = "a member of a packed record";
            let unknown = self.opaque(why, &[base], Some(Type::Ptr), span);
            return unknown.unwrap_or(base);
        }
        // A member of an anonymous member is one of the record around that.
        let around = self.anonymous(base);
        let key = (around.map(|(reference, _)| reference), record, field);
        let reference = match self.fields.get(&key) {
            Some(&reference) => reference,
            None => {
                let outer = around.map(|(reference, _)| &self.graph.func.fields[reference]);
                let beside = outer.is_some_and(|o| o.beside_volatile)
                    || ctypes::has_volatile(&self.unit.types, record);
                let reference = FieldInfo {
                    beside_volatile: beside,
                    record: outer.map_or(&data.spelling, |o| &o.record).clone(),
                    name: info.name.clone(),
                    offset: outer.map_or(0, |o| o.offset) + info.offset,
                    c_type: ctypes::c_type(self.unit, info.ty),
                };
                let reference = self.graph.func.fields.push(reference);
                self.fields.insert(key, reference);
                reference
            }
        };
        let base = around.map_or(base, |(_, record)| record);
        self.graph
            .value(Op::Field(reference), &[base], Type::Ptr, span)
    }

    /// The address of an element of an array whose address is known; `None`: its size is not known.
    pub(super) fn element_at(
        &mut self,
        array: Value,
        element: QualType,
        n: i64,
        span: Span,
    ) -> Option<Value> {
        let scale = ctypes::reliable_size(&self.unit.types, element.ty)?;
        if n == 0 {
            return Some(array);
        }
        let n = self.graph.int(Type::I64, n, span);
        let step = Op::PtrAdd { scale };
        Some(self.graph.value(step, &[array, n], Type::Ptr, span))
    }

    /// The anonymous member whose address a value is, and the record that it is a member of.
    fn anonymous(&self, address: Value) -> Option<(FieldRef, Value)> {
        let data = self.graph.def(address)?;
        let (Op::Field(reference), &[record]) = (&data.op, &data.args[..]) else {
            return None;
        };
        let unnamed = self.graph.func.fields[*reference].name.is_empty();
        unnamed.then_some((*reference, record))
    }

    /// Whether what a pointer points to is aligned like an lvalue there.
    fn is_aligned(&self, pointer: &Expr, there: &Expr) -> bool {
        let types = &self.unit.types;
        let to = types.pointee(pointer.ty.ty);
        let known = to.and_then(|to| types.align_of(to.ty));
        known >= types.align_of(there.ty.ty)
    }

    /// Whether an lvalue is a part of a union that the expression names, or of no effective type.
    pub(super) fn is_through_union(&self, expr: &Expr) -> bool {
        if matches!(expr.kind, ExprKind::Bytes(_)) {
            return true;
        }
        let mut at = expr;
        loop {
            at = match &at.kind {
                ExprKind::Member { base, record, .. } => {
                    if self.unit.types.record(*record).is_union {
                        return true;
                    }
                    base
                }
                ExprKind::Deref(inner)
                | ExprKind::Decay(inner)
                | ExprKind::AddrOf(inner)
                | ExprKind::Convert(inner)
                | ExprKind::PtrAdd { ptr: inner, .. } => inner,
                _ => return false,
            };
        }
    }

    /// Reads a place of a scalar type.
    pub(super) fn load(&mut self, place: Place, ty: QualType, span: Span) -> Option<Value> {
        let machine = self.machine(ty.ty);
        match (place, machine) {
            (Place::Register(var, ty), _) => Some(self.read(var, ty)),
            (Place::Bits(var, ty, seen), _) => {
                let value = self.read(var, ty);
                Some(self.graph.convert(ConvertOp::Bitcast, value, seen, span))
            }
            (Place::Memory(address, access), Some(machine)) => {
                self.gains_by_access(address);
                Some(
                    self.graph
                        .value(Op::Load(access), &[address], machine, span),
                )
            }
            (Place::Memory(address, _), None) => {
                self.opaque("a value without machine type", &[address], None, span)
            }
            (Place::Opaque(address, why), machine) => self.opaque(why, &[address], machine, span),
        }
    }

    /// Writes a place; `None`: a value without a machine type.
    pub(super) fn store(&mut self, place: Place, ty: QualType, value: Option<Value>, span: Span) {
        match (place, value) {
            (Place::Register(var, ty), Some(value)) => {
                let value = self.expect(value, ty, span);
                self.assign_register(var, value);
            }
            (Place::Bits(var, ty, seen), Some(value)) => {
                let value = self.expect(value, seen, span);
                let bits = self.graph.convert(ConvertOp::Bitcast, value, ty, span);
                self.assign_register(var, bits);
            }
            (Place::Register(..) | Place::Bits(..), None) => {
                self.fail(span, "a variable is assigned a value without machine type");
            }
            (Place::Memory(address, access), Some(value)) => {
                self.gains_by_access(address);
                let value = match self.machine(ty.ty) {
                    Some(machine) => self.expect(value, machine, span),
                    None => value,
                };
                self.graph
                    .effect(Op::Store(access), &[address, value], span);
            }
            (Place::Memory(address, _), None) => {
                self.opaque("a value without machine type", &[address], None, span);
            }
            (Place::Opaque(address, why), value) => {
                let args: Vec<Value> = [address].into_iter().chain(value).collect();
                self.opaque(why, &args, None, span);
            }
        }
    }

    /// The value an assignment to a bit-field has: what the field can hold.
    pub(super) fn stored_value(
        &mut self,
        place: Place,
        ty: QualType,
        value: Option<Value>,
        span: Span,
    ) -> Option<Value> {
        match (place, self.machine(ty.ty)) {
            (Place::Opaque(_, why), Some(machine)) => Some(self.unknown(why, machine, span)),
            _ => value,
        }
    }

    /// The size of what a pointer type points to in pointer arithmetic, where it is known.
    pub(super) fn element_size(&self, pointer: frontend::types::TypeId) -> Option<i64> {
        let to = self.unit.types.pointee(pointer)?;
        match self.unit.types.kind(to.ty) {
            TypeKind::Void | TypeKind::Function { .. } => Some(1),
            _ => ctypes::reliable_size(&self.unit.types, to.ty),
        }
    }
}

/// Whether an lvalue is volatile, itself or as a member of a volatile record.
fn is_volatile(expr: &Expr) -> bool {
    part_of(expr, |quals| quals.is_volatile)
}

fn is_atomic(expr: &Expr) -> bool {
    part_of(expr, |quals| quals.is_atomic)
}

fn part_of(expr: &Expr, has: impl Fn(frontend::types::Quals) -> bool) -> bool {
    let mut at = expr;
    loop {
        if has(at.ty.quals) {
            return true;
        }
        match &at.kind {
            ExprKind::Member { base, .. } => at = base,
            _ => return false,
        }
    }
}
