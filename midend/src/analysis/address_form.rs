//! Addresses as sums, of which it can be told how far apart they are.

use super::facts::{Extend, LinearForm};
use super::function_view::FunctionView;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, FieldRef, Function, Op, Overflow, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// How far the computation of an address is followed.
const MAX_DEPTH: u32 = 16;

/// An address: a pointer, multiples of integers, and a number of bytes, modulo 2^64.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AddressForm {
    /// The pointer.
    pub root: Option<Value>,
    /// Integers, extended to 64 bits, with what they are multiplied by.
    pub terms: SortedMap<(Value, Extend), i64>,
    /// Bytes.
    pub bytes: i64,
    /// Members whose offsets are among these.
    pub fields: SortedSet<FieldRef>,
}

impl AddressForm {
    /// That of a pointer.
    pub fn of(view: &FunctionView<'_>, address: Value) -> AddressForm {
        let mut form = AddressForm::default();
        let mut at = address;
        let inst = |v| match view.inst(v) {
            Some(data) => match (&data.op, &data.args[..]) {
                (Op::PtrAdd { scale }, &[from, index]) => Some((from, Some((index, *scale)), None)),
                (Op::Field(field), &[from]) => Some((from, None, Some(*field))),
                _ => None,
            },
            None => None,
        };
        while let Some((from, index, field)) = inst(at) {
            if let Some((index, scale)) = index {
                form.add(view.f, index, scale, MAX_DEPTH);
            }
            if let Some(field) = field {
                // An offset is no more than a size, which fits.
                let offset = view.f.fields[field].offset as i64;
                form.bytes = form.bytes.wrapping_add(offset);
                form.fields.insert(field);
            }
            at = from;
        }
        form.root = Some(view.address(at));
        form.terms.retain(|_, factor| *factor != 0);
        form
    }

    /// Whether the bytes of neighbours are numbers, too, that do not wrap.
    pub fn is_moderate(&self) -> bool {
        self.bytes.unsigned_abs() < 1 << 62
    }

    /// The address as the analysis of an innermost loop has it.
    pub fn known(form: &LinearForm) -> AddressForm {
        let terms = form.terms.iter();
        AddressForm {
            root: form.root,
            terms: terms
                .map(|term| ((term.value, term.extend), term.coefficient))
                .collect(),
            bytes: form.constant,
            fields: SortedSet::new(),
        }
    }

    /// Adds a multiple of an integer, whose sign-extension is meant.
    fn add(&mut self, f: &Function, value: Value, factor: i64, depth: u32) {
        if !self.add_parts(f, value, factor, depth) {
            let term = self.terms.entry((value, Extend::Sign)).or_default();
            *term = term.wrapping_add(factor);
        }
    }

    fn add_parts(&mut self, f: &Function, value: Value, factor: i64, depth: u32) -> bool {
        let (ValueDef::Result(inst), Some(depth)) = (f.values[value].def, depth.checked_sub(1))
        else {
            return false;
        };
        if let Some(constant) = f.constant(value) {
            let constant = sign_extend(constant, f.values[value].ty.bits());
            self.bytes = self.bytes.wrapping_add(constant.wrapping_mul(factor));
            return true;
        }
        let data = &f.insts[inst];
        // Narrow integers are parted only where what they are made of adds up without wrapping.
        let exact = |overflow| f.values[value].ty == Type::I64 || overflow == Overflow::Undefined;
        match (&data.op, &data.args[..]) {
            (Op::Convert(ConvertOp::SExt), &[a]) => self.add(f, a, factor, depth),
            (Op::Binary(BinaryOp::Add, overflow), &[a, b]) if exact(*overflow) => {
                self.add(f, a, factor, depth);
                self.add(f, b, factor, depth);
            }
            (Op::Binary(BinaryOp::Sub, overflow), &[a, b]) if exact(*overflow) => {
                self.add(f, a, factor, depth);
                self.add(f, b, factor.wrapping_neg(), depth);
            }
            (Op::Binary(BinaryOp::Mul, overflow), &[a, b]) if exact(*overflow) => {
                let (a_is, b_is) = (f.constant(a), f.constant(b));
                match (a_is, b_is) {
                    (_, Some(c)) => self.add(f, a, factor.wrapping_mul(c), depth),
                    (Some(c), None) => self.add(f, b, factor.wrapping_mul(c), depth),
                    (None, None) => return false,
                }
            }
            _ => return false,
        }
        true
    }

    /// Whether two addresses differ by a number of bytes, in which there is no member's offset.
    pub fn is_beside(&self, other: &AddressForm) -> bool {
        self.is_along(other) && self.fields == other.fields
    }

    /// Whether two addresses differ by a number of bytes.
    pub fn is_along(&self, other: &AddressForm) -> bool {
        self.root == other.root && self.terms == other.terms
    }
}
