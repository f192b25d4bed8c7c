//! Arrays and records that are zero before anything is assigned to them.

use super::state::Lowering;
use frontend::span::Span;
use frontend::types::{QualType, TypeKind};

use super::ctypes::reliable_size;
use crate::ssa::ops::IntCC;
use crate::ssa::{BinaryOp, Op, Overflow, Type, Value, Var};

/// Elements that are written one by one where a loop could do it.
const FEW: u64 = 8;
/// Elements that are written one by one at most.
const MOST: u64 = 64;

impl Lowering<'_> {
    /// The number zero.
    pub(super) fn zero(&mut self, ty: Type, span: Span) -> Value {
        match ty.is_float() {
            true => self.graph.float(ty, 0.0, span),
            false => self.graph.int(ty, 0, span),
        }
    }

    /// Makes a variable in memory zero.
    pub(super) fn zero_in_memory(&mut self, var: Var, ty: QualType, span: Span) {
        let address = self.graph.value(Op::LocalAddr(var), &[], Type::Ptr, span);
        if self.zero_at(address, ty, span).is_none() {
            self.opaque("an aggregate initializer", &[address], None, span);
        }
    }

    /// Writes zeros; `None`: not all of them.
    fn zero_at(&mut self, address: Value, ty: QualType, span: Span) -> Option<()> {
        match *self.unit.types.kind(ty.ty) {
            TypeKind::Array(mut element, Some(mut count)) => {
                while let TypeKind::Array(inner, Some(n)) = *self.unit.types.kind(element.ty) {
                    (element, count) = (inner, count.checked_mul(n)?);
                }
                self.zero_elements(address, element, count, span)
            }
            TypeKind::Record(id) => {
                let record = self.unit.types.record(id);
                if record.is_union || record.layout_unknown {
                    return None;
                }
                for (n, field) in (0..).zip(record.fields.as_ref()?) {
                    if field.bit_width.is_some() || field.packed {
                        return None;
                    }
                    let at = self.member(address, id, n, span);
                    self.zero_at(at, field.ty, span)?;
                }
                Some(())
            }
            _ => {
                let machine = self.machine(ty.ty)?;
                let zero = self.zero(machine, span);
                let access = self.access(ty, false);
                let store = Op::Store(access);
                self.graph.effect(store, &[address, zero], span);
                Some(())
            }
        }
    }

    fn zero_elements(
        &mut self,
        address: Value,
        element: QualType,
        count: u64,
        span: Span,
    ) -> Option<()> {
        let scale = reliable_size(&self.unit.types, element.ty)?;
        let end = i64::try_from(count).ok()?;
        let step = Op::PtrAdd { scale };
        // Elsewhere a loop would be one of the program's.
        let in_loop = self.vector_loops > 0 && count > FEW;
        if !in_loop {
            if count > MOST {
                return None;
            }
            for n in 0..end {
                let n = self.graph.int(Type::I64, n, span);
                let at = self
                    .graph
                    .value(step.clone(), &[address, n], Type::Ptr, span);
                self.zero_at(at, element, span)?;
            }
            return Some(());
        }
        self.is_there_once();
        let counter = self.graph.temporary(Type::I64);
        let zero = self.graph.int(Type::I64, 0, span);
        self.graph.write(counter, zero);
        let (header, exit) = (self.graph.open_block(), self.graph.block());
        self.graph.jump(header);
        self.graph.enter(header);
        let n = self.graph.read(counter, Type::I64);
        let at = self.graph.value(step, &[address, n], Type::Ptr, span);
        let done = self.zero_at(at, element, span);
        let one = self.graph.int(Type::I64, 1, span);
        let add = Op::Binary(BinaryOp::Add, Overflow::Undefined);
        let next = self.graph.value(add, &[n, one], Type::I64, span);
        self.graph.write(counter, next);
        let end = self.graph.int(Type::I64, end, span);
        let again = Op::ICmp(IntCC::Slt);
        let again = self.graph.value(again, &[next, end], Type::I1, span);
        self.graph.branch(again, header, exit);
        self.graph.enter(exit);
        done
    }
}
