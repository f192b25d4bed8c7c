//! Trees: which values become vectors, from the stored ones along their operands.

use super::alike::{likeness, same_operation};
use super::around::Around;
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, Type, UnaryOp, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// How deep a tree may be.
const DEPTH: u32 = 12;

/// A node of a [`Tree`], by its number.
pub(super) type Id = usize;

/// What a node's vector is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Neighbours in memory.
    Load {
        /// Of the first lane.
        address: Value,
        /// The last lane comes first in memory.
        reversed: bool,
    },
    /// One value in all lanes.
    Splat(Value),
    /// Values that are no vector by themselves.
    Build(Vec<Value>),
    /// An operation on other nodes.
    Binary(BinaryOp, [Id; 2]),
    /// Likewise.
    Unary(UnaryOp, Id),
    /// Likewise.
    Convert(ConvertOp, Id),
}

/// A bundle of values and how it becomes a vector of elements of a type, which has fewer bits than the values
/// where no more than those are needed.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub ty: Type,
    /// The expression of the first lane.
    pub inst: Option<Inst>,
    /// What a vector is read in the place of.
    pub loads: Vec<Inst>,
}

/// Vectors by their operands first: the nodes of some trees that share operands.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub nodes: Vec<Node>,
    known: SortedMap<(Vec<Value>, Type), Id>,
}

impl Tree {
    /// The vector of these values, of their low bits if `ty` is narrower than they are. `loads`: those that may
    /// be done where the vector code is.
    pub fn bundle(
        &mut self,
        around: &Around<'_>,
        loads: &SortedSet<Inst>,
        values: &[Value],
        ty: Type,
    ) -> Id {
        self.bundle_at(around, loads, (values, ty), 0)
    }

    /// Whether some of it is computed, and not only moved.
    pub fn computes(&self) -> bool {
        let computes = |node: &Node| {
            matches!(
                node.kind,
                Kind::Binary(..) | Kind::Unary(..) | Kind::Convert(..)
            )
        };
        self.nodes.iter().any(computes)
    }

    fn bundle_at(
        &mut self,
        around: &Around<'_>,
        loads: &SortedSet<Inst>,
        (values, ty): (&[Value], Type),
        depth: u32,
    ) -> Id {
        let key = (values.to_vec(), ty);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if let Some(same) = converted(around.view.f, values, ty) {
            let id = self.bundle_at(around, loads, (&same, ty), depth);
            self.known.insert(key, id);
            return id;
        }
        let kind = self.kind(around, loads, (values, ty), depth);
        let inst = |&value: &Value| match around.view.f.values[value].def {
            ValueDef::Result(inst) => Some(inst),
            ValueDef::Param(..) => None,
        };
        let loads = match kind {
            Kind::Load { .. } => values.iter().filter_map(inst).collect(),
            _ => Vec::new(),
        };
        let node = Node {
            kind,
            ty,
            loads,
            inst: inst(&values[0]),
        };
        self.nodes.push(node);
        let id = self.nodes.len() - 1;
        self.known.insert(key, id);
        id
    }

    fn kind(
        &mut self,
        around: &Around<'_>,
        loads: &SortedSet<Inst>,
        (values, ty): (&[Value], Type),
        depth: u32,
    ) -> Kind {
        let f = around.view.f;
        let own = f.values[values[0]].ty;
        if values.iter().all(|&value| value == values[0]) {
            return Kind::Splat(values[0]);
        }
        let alone = || Kind::Build(values.to_vec());
        let Some(insts) = isomorphic(f, values).filter(|_| depth < DEPTH) else {
            return alone();
        };
        let narrow = ty != own;
        let next = |tree: &mut Tree, n: usize, ty: Type| {
            let operands: Vec<Value> = insts.iter().map(|&i| f.insts[i].args[n]).collect();
            tree.bundle_at(around, loads, (&operands, ty), depth + 1)
        };
        match f.insts[insts[0]].op {
            Op::Load(_) => match self.load(around, loads, &insts) {
                Some(_) if narrow => self.truncated(around, loads, values, depth),
                Some(load) => load,
                None => alone(),
            },
            Op::Binary(op, _) if low_bits(op) || !narrow && is_lanewise(op) => {
                let operands = operands(around, &insts, op);
                let [a, b] =
                    operands.map(|values| self.bundle_at(around, loads, (&values, ty), depth + 1));
                Kind::Binary(op, [a, b])
            }
            Op::Unary(op) if !narrow && op.is_on(ty) && op != UnaryOp::Not => {
                Kind::Unary(op, next(self, 0, ty))
            }
            Op::Convert(op) => {
                let from = f.values[f.insts[insts[0]].args[0]].ty;
                match op {
                    ConvertOp::Trunc => return alone(),
                    ConvertOp::ZExt | ConvertOp::SExt if from == Type::I1 => return alone(),
                    ConvertOp::PtrToInt | ConvertOp::IntToPtr => return alone(),
                    _ if narrow && !matches!(op, ConvertOp::ZExt | ConvertOp::SExt) => {
                        return self.truncated(around, loads, values, depth);
                    }
                    _ => {}
                }
                Kind::Convert(op, next(self, 0, from))
            }
            Op::Binary(op, _) if narrow && is_lanewise(op) => {
                self.truncated(around, loads, values, depth)
            }
            _ => alone(),
        }
    }

    /// Low bits of what needs all of its own.
    fn truncated(
        &mut self,
        around: &Around<'_>,
        loads: &SortedSet<Inst>,
        values: &[Value],
        depth: u32,
    ) -> Kind {
        let own = around.view.f.values[values[0]].ty;
        let whole = self.bundle_at(around, loads, (values, own), depth + 1);
        Kind::Convert(ConvertOp::Trunc, whole)
    }

    fn load(&self, around: &Around<'_>, loads: &SortedSet<Inst>, insts: &[Inst]) -> Option<Kind> {
        if !insts.iter().all(|inst| loads.contains(inst)) {
            return None;
        }
        let accessed: Option<Vec<_>> = insts.iter().map(|&i| around.accessed(i)).collect();
        let accessed = accessed?;
        let first = accessed.first()?;
        let apart = |step: i128| {
            let mut pairs = accessed.windows(2);
            pairs
                .all(|pair| pair[0].base == pair[1].base && pair[0].offset + step == pair[1].offset)
        };
        let reversed = apart(-first.bytes);
        (reversed || apart(first.bytes)).then_some(Kind::Load {
            address: first.address,
            reversed,
        })
    }
}

/// What integers are converted from, if that leaves those low bits as they are that an element of a type has.
fn converted(f: &Function, values: &[Value], ty: Type) -> Option<Vec<Value>> {
    let from = |&value: &Value| {
        let ValueDef::Result(inst) = f.values[value].def else {
            return None;
        };
        let data = &f.insts[inst];
        let from = f.values[*data.args.first()?].ty;
        let op = match data.op {
            Op::Convert(op) => op,
            _ => return None,
        };
        let stays = match op {
            ConvertOp::Trunc => true,
            ConvertOp::ZExt | ConvertOp::SExt => from != Type::I1 && ty.bits() <= from.bits(),
            _ => false,
        };
        stays.then_some((from, data.args[0]))
    };
    let all: Option<Vec<(Type, Value)>> = values.iter().map(from).collect();
    let all = all?;
    let alike = all.iter().all(|(from, _)| *from == all[0].0);
    alike.then(|| all.into_iter().map(|(_, value)| value).collect())
}

/// The instructions that compute some values, if all do the same with operands of the same types, and none of
/// them is another one.
fn isomorphic(f: &Function, values: &[Value]) -> Option<Vec<Inst>> {
    let inst = |&value: &Value| match f.values[value].def {
        ValueDef::Result(inst) => Some(inst),
        ValueDef::Param(..) => None,
    };
    let insts: Option<Vec<Inst>> = values.iter().map(inst).collect();
    let insts = insts?;
    let first = &f.insts[insts[0]];
    let types = |args: &[Value]| -> Vec<Type> { args.iter().map(|&a| f.values[a].ty).collect() };
    let wanted = types(&first.args);
    let alike = |&inst: &Inst| {
        let data = &f.insts[inst];
        same_operation(&first.op, &data.op) && types(&data.args) == wanted
    };
    let distinct: SortedSet<Inst> = insts.iter().copied().collect();
    (distinct.len() == insts.len() && insts.iter().all(alike)).then_some(insts)
}

/// The operands of an operation of all lanes; where it commutes, those beside each other that are more alike.
fn operands(around: &Around<'_>, insts: &[Inst], op: BinaryOp) -> [Vec<Value>; 2] {
    let f = around.view.f;
    let mut sides = [Vec::new(), Vec::new()];
    for &inst in insts {
        let [a, b] = [f.insts[inst].args[0], f.insts[inst].args[1]];
        let swapped = match (commutes(op), sides[0].last(), sides[1].last()) {
            (true, Some(&left), Some(&right)) => {
                let as_it_is = likeness(around, left, a) + likeness(around, right, b);
                likeness(around, left, b) + likeness(around, right, a) > as_it_is
            }
            _ => false,
        };
        let [left, right] = if swapped { [b, a] } else { [a, b] };
        sides[0].push(left);
        sides[1].push(right);
    }
    sides
}

/// Whether operands may be exchanged. Of two NaNs the sum and the product are the first, but no program can
/// rely on it: compilers exchange them as they like.
fn commutes(op: BinaryOp) -> bool {
    use BinaryOp::{Add, And, FAdd, FMul, Mul, Or, SMax, SMin, UMax, UMin, Xor};
    matches!(
        op,
        Add | Mul | And | Or | Xor | FAdd | FMul | SMin | SMax | UMin | UMax
    )
}

/// Whether low bits of the result depend on those of the operands alone.
fn low_bits(op: BinaryOp) -> bool {
    use BinaryOp::{Add, And, Mul, Or, Sub, Xor};
    matches!(op, Add | Sub | Mul | And | Or | Xor)
}

/// Whether vectors do it lane by lane as fast as anything else.
fn is_lanewise(op: BinaryOp) -> bool {
    use BinaryOp::{AShr, FAdd, FDiv, FMax, FMin, FMul, FSub, LShr, SMax, SMin, Shl, UMax, UMin};
    low_bits(op)
        || matches!(
            op,
            Shl | LShr | AShr | SMin | SMax | UMin | UMax | FAdd | FSub | FMul | FDiv | FMin | FMax
        )
}
