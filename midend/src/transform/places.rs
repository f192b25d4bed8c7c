//! Places in memory: the bytes of loads and stores, as far as value numbers and origins of addresses tell them
//! apart.

use super::value_numbers::ValueNumbers;
use crate::analysis::function_view::FunctionView;
use crate::ssa::{
    AliasClass, BinaryOp, ConvertOp, Function, Imm, Inst, InstData, Op, Overflow, Type, Value,
    ValueDef,
};
use frontend::sorted::SortedSet;

/// A load or store that is not volatile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Accessed {
    pub address: Value,
    pub base: Base,
    /// In bytes from there.
    pub offset: i128,
    pub bytes: i128,
    alias: AliasClass,
    pub is_store: bool,
}

/// What an address is a number of bytes from: another one, and perhaps a number of elements behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Base {
    root: Value,
    index: Option<(i64, Value)>,
}

impl Base {
    /// The address, and the size and the number of elements behind it.
    pub fn parts(&self) -> (Value, Option<(i64, Value)>) {
        (self.root, self.index)
    }
}

impl Accessed {
    /// Whether all bytes of another access are among those of this one.
    pub fn covers(&self, other: &Accessed) -> bool {
        self.base == other.base && self.offset <= other.offset && self.end() >= other.end()
    }

    /// Whether a load may read what a store wrote, or a store write what another access is about: only reading
    /// another type than was written is undefined.
    pub fn may_meet(
        &self,
        other: &Accessed,
        view: &FunctionView<'_>,
        strict_aliasing: bool,
    ) -> bool {
        if self.base == other.base {
            return self.offset < other.end() && other.offset < self.end();
        }
        let any = [self.alias, other.alias].contains(&AliasClass::Any);
        let differ = !any && self.alias != other.alias;
        if strict_aliasing && differ && self.is_store != other.is_store {
            return false;
        }
        let origins = |of: &Accessed| view.origins(of.address, |value| view.address(value));
        let (Some(ours), Some(others)) = (origins(self), origins(other)) else {
            return true;
        };
        let none = SortedSet::new();
        let may_be = |a: Value| others.iter().any(|&b| !view.distinct(a, b, &none));
        ours.into_iter().any(may_be)
    }

    /// The first byte behind it.
    pub fn end(&self) -> i128 {
        self.offset + self.bytes
    }
}

/// The load or store that an instruction is, if it is not volatile.
pub(crate) fn accessed(f: &Function, numbers: &ValueNumbers, inst: Inst) -> Option<Accessed> {
    let data = &f.insts[inst];
    let (access, address, value, is_store) = match (&data.op, &data.args[..], data.result) {
        (Op::Load(access), &[address], Some(result)) => (access, address, result, false),
        (Op::Store(access), &[address, value], _) => (access, address, value, true),
        _ => return None,
    };
    if access.volatile {
        return None;
    }
    let (base, offset) = based(f, numbers, address);
    Some(Accessed {
        address,
        base,
        offset,
        bytes: f.values[value].ty.bytes().into(),
        alias: access.alias,
        is_store,
    })
}

fn based(f: &Function, numbers: &ValueNumbers, address: Value) -> (Base, i128) {
    let (mut root, mut index, mut offset) = (address, None, 0);
    while let Some(data) = inst(f, root) {
        match (&data.op, &data.args[..]) {
            (Op::Field(field), &[from]) => {
                offset += i128::from(f.fields[*field].offset);
                root = from;
            }
            (Op::PtrAdd { scale }, &[from, by]) => {
                let (term, constant) = sum(f, by);
                match (term, index) {
                    (Some(term), None) => index = Some((*scale, numbers.of(term))),
                    (Some(_), Some(_)) => break,
                    (None, _) => {}
                }
                offset += i128::from(*scale) * constant;
                root = from;
            }
            _ => break,
        }
    }
    let root = numbers.of(root);
    (Base { root, index }, offset)
}

/// An index as something, sign-extended if it is narrower, and a constant.
fn sum(f: &Function, index: Value) -> (Option<Value>, i128) {
    let (mut term, mut constant, mut extended) = (index, 0, false);
    while let Some(data) = inst(f, term) {
        if let Some(last) = small(f, term) {
            return (None, constant + last);
        }
        match (&data.op, &data.args[..]) {
            (Op::Convert(ConvertOp::SExt), &[from]) => (term, extended) = (from, true),
            // Sums of 64 bits may wrap as addresses do.
            (Op::Binary(op, overflow), &[a, b])
                if !extended || *overflow == Overflow::Undefined =>
            {
                let (rest, by) = match (op, small(f, a), small(f, b)) {
                    (BinaryOp::Add, _, Some(by)) => (a, by),
                    (BinaryOp::Add, Some(by), None) => (b, by),
                    (BinaryOp::Sub, _, Some(by)) => (a, -by),
                    _ => break,
                };
                (term, constant) = (rest, constant + by);
            }
            _ => break,
        }
    }
    (Some(term), constant)
}

/// A constant that is too small for sums of them to go around the address space.
fn small(f: &Function, value: Value) -> Option<i128> {
    match inst(f, value)?.op {
        Op::Const(Imm::Int(constant)) if f.values[value].ty != Type::I1 => {
            i32::try_from(constant).ok().map(i128::from)
        }
        _ => None,
    }
}

fn inst(f: &Function, value: Value) -> Option<&InstData> {
    match f.values[value].def {
        ValueDef::Result(inst) => Some(&f.insts[inst]),
        ValueDef::Param(..) => None,
    }
}
