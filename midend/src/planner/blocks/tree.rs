//! Trees: which values become vectors, from the stored ones along their operands.

use super::alike::same_operation;
use super::around::Around;
use super::operands::{alternating, commutes, operands};
use super::readable::Readable;
use crate::plan::{Half, Order, ZIP_BITS};
use crate::ssa::{BinaryOp, ConvertOp, Function, Imm, Inst, Op, Overflow, Type, UnaryOp, Value};
use crate::ssa::{FloatCC, IntCC, ValueDef};
use crate::target::RowOp;
use crate::transform::places::{Accessed, Base};
use frontend::sorted::SortedMap;
use frontend::span::Span;

/// How many nodes a tree may have before what is left is made of scalars.
const NODES: usize = 1024;

/// Bits of the least vector that is joined with another one.
const JOINED_BITS: u32 = 32;

/// Bytes of the least element that loads fill registers with.
const FILLS: i128 = 4;

/// A node of a [`Tree`], by its number.
pub(super) type Id = usize;

/// What a node's vector is made of.
#[derive(Clone, Debug, PartialEq)]
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
    /// Numbers.
    Constants(Vec<Imm>),
    /// Values that are no vector by themselves.
    Build(Vec<Value>),
    /// The lanes of another node in another order.
    Moved(Id, Order),
    /// Lanes of that half of two nodes in turn.
    Zipped(Half, [Id; 2]),
    /// The lanes of a node of half as many, followed by those of another.
    Joined([Id; 2]),
    /// An operation on other nodes.
    Operation(Op, Vec<Id>),
    /// What a loop carries, at the start of an iteration.
    Carried,
}

impl Kind {
    /// The nodes whose lanes it has, in another order or in other vectors.
    pub fn moved_from(&self) -> Vec<Id> {
        match self {
            Kind::Moved(from, _) => vec![*from],
            Kind::Zipped(_, both) | Kind::Joined(both) => both.to_vec(),
            Kind::Load { .. }
            | Kind::Splat(_)
            | Kind::Constants(_)
            | Kind::Build(_)
            | Kind::Operation(..)
            | Kind::Carried => Vec::new(),
        }
    }
}

/// The place of a vector in memory: the base, the distance from it, the element and the lanes.
type Place = (Base, i128, Type, usize);

/// The same with the distance, and the address.
type Window = (Place, i128, Value);

/// A bundle of values and how it becomes a vector.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub ty: Type,
    pub lanes: usize,
    /// The bundle; empty: it is only a part of how another node becomes a vector.
    pub values: Vec<Value>,
    /// The expression of the first lane.
    pub span: Option<Span>,
    /// What a vector is read in the place of.
    pub loads: Vec<Inst>,
}

impl Node {
    /// Whether it is read from memory.
    pub fn is_read(&self) -> bool {
        matches!(self.kind, Kind::Load { .. })
    }
}

/// Vectors by their operands first: the nodes of some trees that share operands.
pub(super) struct Tree<'a> {
    pub(super) around: &'a Around<'a>,
    readable: Readable<'a>,
    pub nodes: Vec<Node>,
    known: SortedMap<Vec<Value>, Id>,
    /// Neighbours in memory, by the first one's place.
    windows: SortedMap<Place, Id>,
    /// By their values in the order of these.
    sets: SortedMap<Vec<Value>, (Vec<Value>, Id)>,
}

impl<'a> Tree<'a> {
    /// Without nodes.
    pub fn new(around: &'a Around<'a>, readable: Readable<'a>) -> Tree<'a> {
        Tree {
            around,
            readable,
            nodes: Vec::new(),
            known: SortedMap::new(),
            windows: SortedMap::new(),
            sets: SortedMap::new(),
        }
    }

    /// The vector of these values, which are of one type.
    pub fn bundle(&mut self, values: &[Value]) -> Id {
        self.bundle_at(values, 0)
    }

    /// Says that these values, which a loop carries, are a vector.
    pub fn carry(&mut self, values: &[Value]) -> Id {
        self.push(values, Kind::Carried, Vec::new())
    }

    /// Whether some of it is computed, and not only moved.
    pub fn computes(&self) -> bool {
        let computes = |node: &Node| matches!(node.kind, Kind::Operation(..));
        self.nodes.iter().any(computes)
    }

    pub(super) fn f(&self) -> &'a Function {
        self.around.view.f
    }

    pub(super) fn bundle_at(&mut self, values: &[Value], depth: u32) -> Id {
        if let Some(&known) = self.known.get(values) {
            return known;
        }
        if let Some(window) = self.window(values) {
            self.known.insert(values.to_vec(), window);
            return window;
        }
        let (kind, loads) = self.kind(values, depth);
        self.push(values, kind, loads)
    }

    /// A bundle of truth values, if it is not made of scalars.
    fn truths(&mut self, values: &[Value], depth: u32) -> Option<Id> {
        if let Some(&known) = self.known.get(values) {
            return Some(known);
        }
        let kind = match self.kind(values, depth) {
            (Kind::Build(_), _) => return None,
            (kind, _) => kind,
        };
        Some(self.push(values, kind, Vec::new()))
    }

    fn push(&mut self, values: &[Value], kind: Kind, loads: Vec<Inst>) -> Id {
        let f = self.f();
        let span = match f.values[values[0]].def {
            ValueDef::Result(inst) => Some(f.insts[inst].span),
            ValueDef::Param(..) => None,
        };
        let id = self.node(kind, f.values[values[0]].ty, values.len(), span);
        if let (
            Kind::Load {
                reversed: false, ..
            },
            Some(&first),
        ) = (&self.nodes[id].kind, loads.first())
            && let Some(first) = self.around.accessed(first)
        {
            let key = (first.base, first.offset, self.nodes[id].ty, values.len());
            self.windows.entry(key).or_insert(id);
        }
        self.nodes[id].loads = loads;
        self.nodes[id].values = values.to_vec();
        self.known.insert(values.to_vec(), id);
        let mut set = values.to_vec();
        set.sort_unstable();
        self.sets.entry(set).or_insert((values.to_vec(), id));
        id
    }

    pub(super) fn node(&mut self, kind: Kind, ty: Type, lanes: usize, span: Option<Span>) -> Id {
        self.nodes.push(Node {
            kind,
            ty,
            lanes,
            values: Vec::new(),
            span,
            loads: Vec::new(),
        });
        self.nodes.len() - 1
    }

    fn kind(&mut self, values: &[Value], depth: u32) -> (Kind, Vec<Inst>) {
        let f = self.f();
        let alone = |kind: Kind| (kind, Vec::new());
        if values.iter().all(|&value| value == values[0]) {
            return alone(Kind::Splat(values[0]));
        }
        if let Some(constants) = constants(f, values) {
            return alone(constants);
        }
        if let Some(moved) = self.moved(values) {
            return alone(moved);
        }
        if let Some(shifted) = self.shifted(values) {
            return alone(shifted);
        }
        if let Some(signed) = self.signed(values, depth) {
            return alone(signed);
        }
        let insts = results(f, values)
            .filter(|_| depth < self.around.options.slp.depth && self.nodes.len() < NODES);
        let Some(insts) = insts else {
            return alone(Kind::Build(values.to_vec()));
        };
        if self.is_read_once(&insts) {
            return (Kind::Splat(values[0]), insts);
        }
        if let Some(load) = self.load(&insts) {
            return (load, insts);
        }
        if let Some(moved) = self.jumbled(&insts) {
            return (moved, insts);
        }
        if let Some(zipped) = self.zipped(&insts) {
            return (zipped, insts);
        }
        if let Some(joined) = self.joined(values, &insts, depth) {
            return alone(joined);
        }
        let made = match isomorphic(f, &insts) {
            true => self.operation(&insts, depth),
            false => self.alternation(&insts, depth),
        };
        alone(made.unwrap_or_else(|| Kind::Build(values.to_vec())))
    }

    /// The lanes of a bundle that is there.
    fn moved(&self, values: &[Value]) -> Option<Kind> {
        let mut set = values.to_vec();
        set.sort_unstable();
        let (there, id) = self.sets.get(&set)?;
        let place = |value: &Value| there.iter().position(|v| v == value);
        let places: Option<Vec<usize>> = values.iter().map(place).collect();
        let order = order(&places?, self.nodes[*id].ty)?;
        Some(Kind::Moved(*id, order))
    }

    /// One value shifted by a number in each lane, in some perhaps not at all.
    fn shifted(&mut self, values: &[Value]) -> Option<Kind> {
        let f = self.f();
        let ty = f.values[values[0]].ty;
        let shift = |value: Value| match f.values[value].def {
            ValueDef::Result(inst) => match (&f.insts[inst].op, &f.insts[inst].args[..]) {
                (Op::Binary(op, _), &[x, by]) if is_shift(*op) => Some((*op, x, f.constant(by)?)),
                _ => None,
            },
            ValueDef::Param(..) => None,
        };
        let (op, of, _) = values.iter().find_map(|&value| shift(value))?;
        let count = |&value: &Value| match shift(value) {
            Some((own, x, by)) => (own == op && x == of).then_some(by),
            None => (value == of).then_some(0),
        };
        let counts: Option<Vec<i64>> = values.iter().map(count).collect();
        let counts = counts?.into_iter().map(Imm::Int).collect();
        if !self.has(op, ty) {
            return None;
        }
        let of = self.bundle_at(&vec![of; values.len()], 0);
        let span = self.nodes[of].span;
        let counts = self.node(Kind::Constants(counts), ty, values.len(), span);
        let op = Op::Binary(op, Overflow::Wraps);
        Some(Kind::Operation(op, vec![of, counts]))
    }

    /// Two halves that are vectors each, and cannot be one: read at two places, or not of one kind.
    fn joined(&mut self, values: &[Value], insts: &[Inst], depth: u32) -> Option<Kind> {
        let f = self.f();
        let half = values.len() / 2;
        let ty = f.values[values[0]].ty;
        let fits =
            half > 1 && values.len().is_power_of_two() && ty.bits() * half as u32 >= JOINED_BITS;
        if !fits || ty == Type::I1 {
            return None;
        }
        let (low, high) = insts.split_at(half);
        let alike = isomorphic(f, insts);
        let loads = |insts: &[Inst]| matches!(f.insts[insts[0]].op, Op::Load(_));
        let parts = match (alike, loads(insts)) {
            (true, true) => self.is_in_rows(low) && self.is_in_rows(high),
            (true, false) => false,
            // Sums and differences are one vector.
            (false, _) if alternating(f, insts).is_some() => false,
            (false, _) => [low, high].iter().all(|half| match loads(half) {
                true => self.is_in_rows(half),
                false => isomorphic(f, half),
            }),
        };
        parts.then(|| {
            let parts = [&values[..half], &values[half..]];
            Kind::Joined(parts.map(|half| self.bundle_at(half, depth + 1)))
        })
    }

    /// Whether these are neighbours in memory, or all halves of them, or of those, are.
    fn is_in_rows(&self, insts: &[Inst]) -> bool {
        let Some(accessed) = self.accessed(insts) else {
            return false;
        };
        let follows = |pair: &[Accessed]| pair[0].offset + pair[0].bytes == pair[1].offset;
        let bits = 8 * accessed[0].bytes * insts.len() as i128;
        let parts = insts.len() > 2 && bits > i128::from(JOINED_BITS);
        let (low, high) = insts.split_at(insts.len() / 2);
        accessed.windows(2).all(follows) || parts && self.is_in_rows(low) && self.is_in_rows(high)
    }

    /// Whether vectors have an operation, which not all targets have.
    pub(super) fn has(&self, op: BinaryOp, ty: Type) -> bool {
        let row = RowOp::Binary(op);
        let target = self.around.target;
        let mut widths = target.reg_bits.iter();
        widths.any(|&bits| target.cost(row, ty, bits).is_some())
    }

    fn operation(&mut self, insts: &[Inst], depth: u32) -> Option<Kind> {
        let f = self.f();
        let data = &f.insts[insts[0]];
        let ty = f.values[data.result?].ty;
        let column =
            |n: usize| -> Vec<Value> { insts.iter().map(|&i| f.insts[i].args[n]).collect() };
        let op = match &data.op {
            Op::Binary(op, _) => Op::Binary(*op, overflow(f, insts)),
            op => op.clone(),
        };
        let args = match &op {
            Op::Binary(op, _) if is_lanewise(*op) => {
                let [a, b] = operands(self.around, insts, |_| commutes(*op));
                let alike = b.iter().all(|by| *by == b[0]) && f.is_constant(b[0]);
                if is_shift(*op) && !alike && !self.has(*op, ty) {
                    return None;
                }
                match ty {
                    Type::I1 => vec![self.truths(&a, depth + 1)?, self.truths(&b, depth + 1)?],
                    _ => vec![self.bundle_at(&a, depth + 1), self.bundle_at(&b, depth + 1)],
                }
            }
            Op::Binary(..) => {
                let [a, by] = [column(0), column(1)];
                let known = f.constant(by[0]).is_some_and(|by| by != 0 && by != -1);
                if !known || by.iter().any(|other| *other != by[0]) {
                    return None;
                }
                vec![
                    self.bundle_at(&a, depth + 1),
                    self.bundle_at(&by, depth + 1),
                ]
            }
            Op::Unary(UnaryOp::Not) if ty == Type::I1 => {
                vec![self.truths(&column(0), depth + 1)?]
            }
            Op::Unary(op) if op.is_on(ty) => vec![self.bundle_at(&column(0), depth + 1)],
            Op::Fma => {
                let [a, b] = operands(self.around, insts, |_| true);
                [a, b, column(2)]
                    .map(|lanes| self.bundle_at(&lanes, depth + 1))
                    .to_vec()
            }
            Op::ICmp(_) | Op::FCmp(_) => {
                let from = f.values[data.args[0]].ty;
                if matches!(from, Type::I1 | Type::Ptr) {
                    return None;
                }
                let symmetric = matches!(
                    data.op,
                    Op::ICmp(IntCC::Eq | IntCC::Ne) | Op::FCmp(FloatCC::Eq | FloatCC::Ne)
                );
                let [a, b] = operands(self.around, insts, |_| symmetric);
                vec![self.bundle_at(&a, depth + 1), self.bundle_at(&b, depth + 1)]
            }
            Op::Select if ty != Type::I1 && ty != Type::Ptr => vec![
                self.truths(&column(0), depth + 1)?,
                self.bundle_at(&column(1), depth + 1),
                self.bundle_at(&column(2), depth + 1),
            ],
            Op::Convert(op) => {
                let from = f.values[data.args[0]].ty;
                match op {
                    ConvertOp::PtrToInt | ConvertOp::IntToPtr => return None,
                    ConvertOp::ZExt if from == Type::I1 => {
                        vec![self.truths(&column(0), depth + 1)?]
                    }
                    _ if from == Type::I1 || ty == Type::I1 => return None,
                    _ => vec![self.bundle_at(&column(0), depth + 1)],
                }
            }
            _ => return None,
        };
        Some(Kind::Operation(op, args))
    }

    /// Whether all read one place, from which registers can be filled.
    fn is_read_once(&self, insts: &[Inst]) -> bool {
        let Some(accessed) = self.accessed(insts) else {
            return false;
        };
        let alike = |a: &Accessed| a.offset == accessed[0].offset;
        accessed.iter().all(alike) && accessed[0].bytes >= FILLS
    }

    /// Neighbours in memory.
    fn load(&mut self, insts: &[Inst]) -> Option<Kind> {
        let accessed = self.accessed(insts)?;
        let first = accessed.first()?;
        let apart = |step: i128| {
            let mut pairs = accessed.windows(2);
            pairs.all(|pair| pair[0].offset + step == pair[1].offset)
        };
        let (address, reversed) = (first.address, apart(-first.bytes));
        if reversed {
            // Better the lanes of a vector that is there than one that is read in another order.
            let moved = self.jumbled(insts);
            return moved.or(Some(Kind::Load { address, reversed }));
        }
        apart(first.bytes).then_some(Kind::Load { address, reversed })
    }

    /// Neighbours in memory that are there.
    fn window(&self, values: &[Value]) -> Option<Id> {
        let accessed = self.accessed(&results(self.f(), values)?)?;
        let mut pairs = accessed.windows(2);
        let first = accessed.first()?;
        let key = (
            first.base,
            first.offset,
            self.f().values[values[0]].ty,
            values.len(),
        );
        let window = self.windows.get(&key)?;
        let in_order = pairs.all(|pair| pair[0].offset + first.bytes == pair[1].offset);
        in_order.then_some(*window)
    }

    /// Loads that may be done where vector code is, all from one base.
    fn accessed(&self, insts: &[Inst]) -> Option<Vec<Accessed>> {
        let loads = self.readable.loads;
        if !insts.iter().all(|inst| loads.contains(inst)) {
            return None;
        }
        let accessed: Option<Vec<_>> = insts.iter().map(|&i| self.around.accessed(i)).collect();
        accessed.filter(|all| all.iter().all(|a| a.base == all[0].base))
    }

    /// Lanes of as many neighbours, which lie between elements that are read in any case.
    fn jumbled(&mut self, insts: &[Inst]) -> Option<Kind> {
        let f = self.f();
        let accessed = self.accessed(insts)?;
        let bytes = accessed[0].bytes;
        let ty = f.values[f.insts[insts[0]].result?].ty;
        let offsets = || accessed.iter().map(|a| a.offset);
        let (least, most) = (offsets().min()?, offsets().max()?);
        let span = bytes * (insts.len() as i128 - 1);
        let fits = |start: i128| start <= least && most <= start + span;
        let window = self.place_of(insts, insts.len(), fits)?;
        let start = window.1;
        let place = |offset: i128| {
            let at = offset - start;
            (at % bytes == 0).then(|| usize::try_from(at / bytes).ok())?
        };
        let places: Option<Vec<usize>> = offsets().map(place).collect();
        let order = order(&places?, ty)?;
        let window = self.read(window, insts);
        Some(Kind::Moved(window, order))
    }

    /// The last place of a vector of so many lanes that begins where it `fits`, of the base from which these
    /// instructions read: all of it is among what is read there.
    fn place_of(
        &self,
        insts: &[Inst],
        lanes: usize,
        fits: impl Fn(i128) -> bool,
    ) -> Option<Window> {
        let f = self.f();
        let accessed = self.accessed(insts)?;
        let base = accessed[0].base;
        let ty = f.values[f.insts[insts[0]].result?].ty;
        let known = self.readable.places.get(&(base, ty))?;
        let span = accessed[0].bytes * (lanes as i128 - 1);
        let last = known.last()?.0;
        let within = |&&(start, _): &&(i128, Value)| fits(start) && start + span <= last;
        // Of addresses of one place the first one that is computed.
        let known = known.iter().rev().filter(within);
        let &(start, address) = known.max_by_key(|(start, _)| *start)?;
        Some(((base, start, ty, lanes), start, address))
    }

    /// The node that reads a place, in which these instructions read.
    fn read(&mut self, (key, _, address): Window, insts: &[Inst]) -> Id {
        let (_, _, ty, lanes) = key;
        let window = match self.windows.get(&key) {
            Some(&window) => window,
            None => {
                let span = Some(self.f().insts[insts[0]].span);
                let reversed = false;
                self.node(Kind::Load { address, reversed }, ty, lanes, span)
            }
        };
        self.windows.insert(key, window);
        window
    }

    /// Neighbours in memory, in turn from two places.
    fn zipped(&mut self, insts: &[Inst]) -> Option<Kind> {
        let f = self.f();
        let ty = f.values[f.insts[insts[0]].result?].ty;
        if insts.len() < 4 || ty.bits() * insts.len() as u32 != ZIP_BITS {
            return None;
        }
        let of = |n: usize| {
            insts
                .iter()
                .copied()
                .skip(n)
                .step_by(2)
                .collect::<Vec<Inst>>()
        };
        let turns = [of(0), of(1)];
        let mut first = [0; 2];
        for (turn, first) in turns.iter().zip(&mut first) {
            let accessed = self.accessed(turn)?;
            let mut pairs = accessed.windows(2);
            if !pairs.all(|pair| pair[0].offset + pair[0].bytes == pair[1].offset) {
                return None;
            }
            *first = accessed[0].offset;
        }
        let half_bytes = i128::from(ZIP_BITS / 16);
        for (half, before) in [(Half::Low, 0), (Half::High, half_bytes)] {
            let window = |n: usize| {
                let starts = |start: i128| start + before == first[n];
                self.place_of(&turns[n], insts.len(), starts)
            };
            if let (Some(a), Some(b)) = (window(0), window(1)) {
                let both = [self.read(a, &turns[0]), self.read(b, &turns[1])];
                return Some(Kind::Zipped(half, both));
            }
        }
        None
    }
}

/// Lanes that stay within groups which all are ordered alike.
fn order(places: &[usize], ty: Type) -> Option<Order> {
    let group = places.len().min((ZIP_BITS / ty.bits().max(1)) as usize);
    let within = |(lane, &place): (usize, &usize)| {
        let start = lane / group * group;
        place.checked_sub(start) == Some(places[lane % group])
    };
    let alike = group > 1 && places.iter().enumerate().all(within);
    alike.then(|| Order::new(&places[..group]))?
}

/// Numbers of one type.
fn constants(f: &Function, values: &[Value]) -> Option<Kind> {
    let ty = f.values[values[0]].ty;
    let imm = |&value: &Value| match f.op_of(value) {
        Some(Op::Const(imm)) => Some(*imm),
        _ => None,
    };
    let all: Option<Vec<Imm>> = values.iter().map(imm).collect();
    let all = all.filter(|_| ty != Type::I1)?;
    Some(match all.iter().all(|imm| *imm == all[0]) {
        true => Kind::Splat(values[0]),
        false => Kind::Constants(all),
    })
}

/// The instructions that compute some values.
fn results(f: &Function, values: &[Value]) -> Option<Vec<Inst>> {
    let inst = |&value: &Value| match f.values[value].def {
        ValueDef::Result(inst) => Some(inst),
        ValueDef::Param(..) => None,
    };
    values.iter().map(inst).collect()
}

/// Whether all do the same with operands of the same types.
fn isomorphic(f: &Function, insts: &[Inst]) -> bool {
    let first = &f.insts[insts[0]];
    let types = |args: &[Value]| -> Vec<Type> { args.iter().map(|&a| f.values[a].ty).collect() };
    let wanted = types(&first.args);
    insts.iter().all(|&inst| {
        let data = &f.insts[inst];
        same_operation(&first.op, &data.op) && types(&data.args) == wanted
    })
}

/// What overflow means in all lanes.
fn overflow(f: &Function, insts: &[Inst]) -> Overflow {
    let undefined = |&inst: &Inst| matches!(f.insts[inst].op, Op::Binary(_, Overflow::Undefined));
    match insts.iter().all(undefined) {
        true => Overflow::Undefined,
        false => Overflow::Wraps,
    }
}

fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr)
}

/// Whether vectors do it lane by lane as fast as anything else.
fn is_lanewise(op: BinaryOp) -> bool {
    use BinaryOp::{
        AShr, Add, And, FAdd, FDiv, FMax, FMin, FMul, FSub, LShr, Mul, Or, SMax, SMin, Shl, Sub,
        UMax, UMin, Xor,
    };
    matches!(
        op,
        Add | Sub
            | Mul
            | And
            | Or
            | Xor
            | Shl
            | LShr
            | AShr
            | SMin
            | SMax
            | UMin
            | UMax
            | FAdd
            | FSub
            | FMul
            | FDiv
            | FMin
            | FMax
    )
}
