//! The plan under construction: values, and the sequences that become its tree.

use crate::plan::{Node, PInst, POp, PType, PValue, PValueData, Unrolled};
use crate::ssa::{BinaryOp, ConvertOp, FieldRef, Imm, IntCC, Type};
use cranelift_entity::PrimaryMap;
use frontend::hashed::HashedMap;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// A sequence of the plan, in the order of execution. What is defined in one can be used in it and
/// in those after it, except that the body's values end with the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum At {
    /// Always runs.
    Setup,
    /// Runs if there are enough iterations.
    Check,
    /// Runs before the loop.
    Before,
    /// The loop.
    Body,
    /// Runs after the loop.
    After,
}

/// Sequences under construction.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    /// Values.
    pub values: PrimaryMap<PValue, PValueData>,
    sequences: [Vec<Node>; 5],
    constants: SortedMap<(Type, u64), (At, PValue)>,
    /// Operations of [`At::Before`] whose results depend on the operands alone.
    invariant: HashedMap<(POp, Vec<PValue>, PType), PValue>,
    /// Groups of values that are made alike.
    groups: u32,
    /// Members whose offsets are taken for what they are thought to be.
    pub layout: SortedSet<FieldRef>,
    /// Span for new instructions.
    pub span: Span,
}

impl Builder {
    /// A value that a loop or an `If` defines.
    pub fn value(&mut self, ty: PType, hint: Option<String>) -> PValue {
        self.values.push(PValueData::new(ty, hint))
    }

    /// Records that values are made alike, each for a vector of its own.
    pub fn unrolled(&mut self, parts: &[PValue]) {
        let known = parts.iter().any(|&p| self.values[p].unrolled.is_some());
        if parts.len() < 2 || known || parts[0] == parts[1] {
            return;
        }
        let group = self.groups;
        self.groups += 1;
        for (copy, &part) in (0..).zip(parts) {
            self.values[part].unrolled = Some(Unrolled { group, copy });
        }
    }

    /// Type of a value.
    pub fn ty(&self, value: PValue) -> PType {
        self.values[value].ty
    }

    /// Appends an operation with a result; one that is there before the loop already is not done
    /// again.
    pub fn inst(&mut self, at: At, op: POp, args: &[PValue], ty: PType) -> PValue {
        let key = (op, args.to_vec(), ty);
        let once =
            at == At::Before && !matches!(op, POp::Load(_) | POp::ReadBlock(_) | POp::Array(..));
        if let Some(&known) = self.invariant.get(&key).filter(|_| once) {
            return known;
        }
        let result = self.value(ty, None);
        if once {
            self.invariant.insert(key, result);
        }
        self.push(
            at,
            Node::Inst(PInst {
                result: Some(result),
                op,
                args: args.to_vec(),
                span: self.span,
            }),
        );
        result
    }

    /// What a number that was extended is in its own type, if it is known before the loop that it was.
    pub fn narrow(&self, value: PValue, ty: Type) -> Option<PValue> {
        let extended = |node: &Node| match node {
            Node::Inst(PInst {
                result: Some(result),
                op: POp::Convert(ConvertOp::SExt | ConvertOp::ZExt),
                args,
                ..
            }) if *result == value && self.ty(args[0]) == PType::Scalar(ty) => Some(args[0]),
            _ => None,
        };
        self.before().into_iter().flatten().find_map(extended)
    }

    /// Appends an operation without a result.
    pub fn effect(&mut self, at: At, op: POp, args: &[PValue]) {
        self.push(
            at,
            Node::Inst(PInst {
                result: None,
                op,
                args: args.to_vec(),
                span: self.span,
            }),
        );
    }

    /// Appends a node.
    pub fn push(&mut self, at: At, node: Node) {
        self.sequences[at as usize].push(node);
    }

    /// All that comes before the body.
    pub fn before(&self) -> [&[Node]; 3] {
        [At::Setup, At::Check, At::Before].map(|at| &self.sequences[at as usize][..])
    }

    /// Takes a finished sequence.
    pub fn take(&mut self, at: At) -> Vec<Node> {
        std::mem::take(&mut self.sequences[at as usize])
    }

    /// Takes a finished sequence, and goes on with one that was taken before.
    pub fn replace(&mut self, at: At, nodes: Vec<Node>) -> Vec<Node> {
        std::mem::replace(&mut self.sequences[at as usize], nodes)
    }

    /// A scalar integer constant, visible from `at` on; never in the body.
    pub fn int(&mut self, at: At, ty: Type, value: i64) -> PValue {
        self.constant(at, ty, Imm::Int(value))
    }

    /// A scalar constant; one for each sequence before the body.
    pub fn constant(&mut self, at: At, ty: Type, imm: Imm) -> PValue {
        let at = if at == At::Body { At::Before } else { at };
        let bits = match imm {
            Imm::Int(v) => v as u64,
            Imm::F32(v) => u64::from(v),
            Imm::F64(v) => v,
        };
        if let Some(&(before, value)) = self.constants.get(&(ty, bits))
            && before <= at
        {
            return value;
        }
        let value = self.inst(at, POp::Const(imm), &[], PType::Scalar(ty));
        self.constants.insert((ty, bits), (at, value));
        value
    }

    /// The scalar integer constant that a value is.
    pub fn known_int(&self, value: PValue) -> Option<i64> {
        let found = self.constants.iter().find(|(_, c)| c.1 == value)?;
        let ((ty, bits), _) = found;
        ty.is_int().then_some(*bits as i64)
    }

    /// Scalar arithmetic on operands of one type.
    pub fn binary(&mut self, at: At, op: BinaryOp, a: PValue, b: PValue) -> PValue {
        let ty = self.ty(a);
        self.inst(at, POp::Binary(op), &[a, b], ty)
    }

    /// The address `index` elements of `scale` bytes behind a pointer, with the name of that.
    pub fn element(&mut self, at: At, pointer: PValue, index: PValue, scale: i64) -> PValue {
        let ptr = PType::Scalar(Type::Ptr);
        let p = self.inst(at, POp::PtrAdd { scale }, &[pointer, index], ptr);
        self.values[p].hint = self.values[pointer].hint.clone();
        p
    }

    /// Scalar comparison.
    pub fn icmp(&mut self, at: At, cc: IntCC, a: PValue, b: PValue) -> PValue {
        self.inst(at, POp::ICmp(cc), &[a, b], PType::Scalar(Type::I1))
    }
}
