//! Steps behind a branch for full vectors of the lanes that come, out of many vectors: *instance
//! regrouping*.
//!
//! A block of iterations is done in pieces. Those that all lanes do are loops over its vectors. They
//! keep, in arrays of the block, what is used in a later piece, and list the lanes that come to the steps
//! behind a branch. These are done for the lanes of the list, a full vector at a time, which read and
//! write the arrays at their places.
//!
//! The last vector is filled up with copies of its last lane. They do what that lane does in lockstep,
//! write the same to the same places and raise no exception of their own, so that no masks are needed.

use super::super::linearize::{Linear, Step};
use super::Widener;
use super::region::scope::Scope;
use super::uses::Uses;
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::engine::widen::state::PieceState;
use crate::plan::{Carried, First, Lanes, LoopControl, LoopNode, Node, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Op, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// Bytes that pieces may hand on: they are to stay in the first cache.
const MOST_BYTES: u64 = 1 << 15;

/// Steps that are done apart from the others of a block of iterations.
#[derive(Clone, Copy)]
enum Piece<'a> {
    /// For all lanes, one vector after the other; then, if there is one, the lanes are listed that come
    /// to a step behind a branch ([`Linear::branches`]), which is the last of these.
    Vectors(&'a [Step], Option<usize>),
    /// For the lanes listed.
    Listed(usize),
}

/// A piece, and the values that it uses of earlier ones.
struct Brought {
    values: SortedSet<Value>,
    piece: PieceState,
}

impl Brought {
    /// Values made in the piece that later ones use, and where these find them.
    fn handed_on(&self, kept: &SortedMap<Value, KeptArray>) -> Vec<(Value, KeptArray)> {
        let inside = |value: &Value| self.piece.inside.contains(value);
        let handed_on = kept.iter().filter(|(value, _)| inside(value));
        handed_on.map(|(&value, &of)| (value, of)).collect()
    }
}

/// An array with an element for each lane of the block.
#[derive(Clone, Copy)]
struct KeptArray {
    array: PValue,
    elem: Type,
}

/// Lanes that come to steps behind a branch.
struct List {
    /// An array of their numbers in the block, of 32 bits, with room for one vector more.
    numbers: PValue,
    /// An array that says of each lane of one vector whether it comes.
    flags: KeptArray,
    /// How many they are, after their vectors.
    count: PValue,
}

impl Widener<'_> {
    /// Whether lanes in steps that are done apart may be any of the block.
    pub(super) fn is_regrouped(&self) -> bool {
        self.region.piece.as_ref().is_some_and(|a| a.regrouped)
    }

    /// Whether a value that differs from lane to lane comes from another piece, so that there is nothing
    /// of it but what was kept.
    pub(super) fn is_foreign(&self, value: Value) -> bool {
        let foreign =
            |piece: &PieceState| !piece.inside.contains(&value) && !piece.again.contains(&value);
        self.region.piece.as_ref().is_some_and(foreign) && self.shape(value) == Shape::Varying
    }

    /// Refuses what depends on the order or the place of lanes, where steps are done apart.
    pub(super) fn only_in_order(&self) -> Result<(), Refusal> {
        match self.region.piece {
            None => Ok(()),
            Some(_) => {
                let what = "what lanes do here depends on where they are";
                Err(self.refuse(Reason::Opaque, self.b.span, what))
            }
        }
    }

    /// Widens a body whose block of iterations is done in pieces, in vectors of so many lanes.
    pub(super) fn in_pieces(&mut self, lanes: u32) -> Result<(), Refusal> {
        let pieces = pieces(self.s.linear);
        let mut all = Vec::new();
        for &piece in &pieces {
            all.push(self.brought_into(piece)?);
        }
        let mut kept = SortedMap::new();
        for value in all.iter().flat_map(|brought| &brought.values) {
            let elem = element_of(self.carried_type(self.s.f.values[*value].ty)?);
            if !kept.contains_key(value) {
                let name = self.s.f.values[*value].hint.as_deref().unwrap_or("t");
                let array = self.block_array(elem, self.s.vf, &format!("{name}_of"));
                kept.insert(*value, KeptArray { array, elem });
            }
        }
        let bytes = kept.values().map(|of| u64::from(of.elem.bytes()));
        if bytes.sum::<u64>() * u64::from(self.s.vf) > MOST_BYTES {
            let what = "what pieces of a block hand on takes too much memory";
            return Err(self.refuse(Reason::Opaque, self.b.span, what));
        }
        let mut list = None;
        for (piece, brought) in pieces.into_iter().zip(all) {
            match piece {
                Piece::Vectors(steps, next) => {
                    list = self.vectors_of(steps, next, brought, &kept, lanes)?;
                }
                Piece::Listed(number) => {
                    let list = list.take().ok_or_else(|| self.lost())?;
                    self.listed(number, list, brought, &kept, lanes)?;
                }
            }
        }
        Ok(())
    }

    /// Steps that all lanes do.
    fn vectors_of(
        &mut self,
        steps: &[Step],
        next: Option<usize>,
        brought: Brought,
        kept: &SortedMap<Value, KeptArray>,
        lanes: u32,
    ) -> Result<Option<List>, Refusal> {
        let (block, counter) = (self.s.vf, self.counter);
        let handed_on = brought.handed_on(kept);
        let scope = self.enter_piece(brought.piece, lanes);
        let j = self.long("j");
        self.counter = self.b.binary(At::Body, BinaryOp::Add, counter, j);
        for value in &brought.values {
            let ty = self.carried_type(self.s.f.values[*value].ty)?;
            let at = self.element_at(kept[value].array, kept[value].elem, j);
            let vector = PType::Vector(kept[value].elem, lanes);
            let load = POp::Load(Lanes::Consecutive);
            let elements = self.b.inst(At::Body, load, &[at], vector);
            self.have(*value, elements, ty);
        }
        let own = match next {
            Some(_) => &steps[..steps.len() - 1],
            None => steps,
        };
        self.region_steps(own)?;
        for (value, of) in handed_on {
            let now = self.now(value, false)?;
            self.store_kept(&of, now, j);
        }
        let list = next.map(|number| self.list(number, kept, (j, block)));
        let (list, counts) = list.transpose()?.unzip();
        let by = self.b.int(At::Before, Type::I64, lanes.into());
        let following = self.b.binary(At::Body, BinaryOp::Add, j, by);
        let end = self.b.int(At::Before, Type::I64, block.into());
        let more = self.b.icmp(At::Body, IntCC::Ult, following, end);
        let body = self.leave_piece(scope, block);
        self.counter = counter;
        let mut carried = vec![self.counts_up(j, following)];
        carried.extend(counts);
        let node = LoopNode {
            stages: None,
            widened: None,
            control: LoopControl::While { cond: more },
            often: Some(block / lanes),
            results: Vec::new(),
            carried,
            body,
        };
        self.b.push(At::Body, Node::Loop(node));
        Ok(list)
    }

    /// Lists the lanes of the vector at `j` that come to steps behind a branch, and keeps what there is of
    /// the others; gives the list, and its length as the loop over all vectors carries it.
    fn list(
        &mut self,
        number: usize,
        kept: &SortedMap<Value, KeptArray>,
        (j, block): (PValue, u32),
    ) -> Result<(List, Carried), Refusal> {
        let branch = &self.s.linear.branches[number];
        let lanes = self.s.vf;
        for (value, of) in kept {
            let join = branch.joins.iter().find(|join| join.param == *value);
            let ty = self.s.f.values[*value].ty;
            let without = match join {
                Some(join) if !join.rest.is_empty() => self.of_sources(&join.rest, ty)?[0],
                None if !branch.defines.contains(value) => continue,
                _ => self.zero_of(self.carried_type(ty)?),
            };
            self.store_kept(of, without, j);
        }
        let bits = self.mask_bits();
        let on = self.lanes_on(branch.mask, bits)?[0];
        let elem = element_of(self.b.ty(on));
        let list = List {
            numbers: self.block_array(Type::I32, block + lanes, "lanes"),
            flags: KeptArray {
                array: self.block_array(elem, lanes, "on"),
                elem,
            },
            count: self.long("count"),
        };
        let next = self.append(&list, on, j, lanes);
        let counts = self.counts_up(list.count, next);
        Ok((list, counts))
    }

    /// Steps behind a branch, for the lanes of a list.
    fn listed(
        &mut self,
        number: usize,
        list: List,
        brought: Brought,
        kept: &SortedMap<Value, KeptArray>,
        lanes: u32,
    ) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let branch = &linear.branches[number];
        let block = self.s.vf;
        let zero = self.b.int(At::Before, Type::I64, 0);
        let some = self.b.icmp(At::Body, IntCC::Ne, list.count, zero);
        let outer = self.enter_scope();
        self.fill_up(&list, lanes);
        let first_lanes = self.first_lanes_of(&brought.values)?;
        let handed_on = brought.handed_on(kept);
        let scope = self.enter_piece(brought.piece, lanes);
        let interleave_groups = self.s.interleave_groups.take();
        let g = self.long("g");
        let at = self.element_at(list.numbers, Type::I32, g);
        let numbers = PType::Vector(Type::I32, lanes);
        let load = POp::Load(Lanes::Consecutive);
        let who = self.b.inst(At::Body, load, &[at], numbers);
        self.b.values[who].hint = Some("lane".to_string());
        for &value in &brought.values {
            self.fetch(value, first_lanes.get(&value), kept, who)?;
        }
        let params = branch.joins.iter().map(|join| join.param);
        self.region.partial.extend(params);
        self.region_steps(&branch.steps)?;
        for (value, of) in handed_on {
            let now = self.now(value, false)?;
            let elements = self.as_elements(now);
            let scale = of.elem.bytes().into();
            let args = [of.array, who, elements];
            self.b.effect(At::Body, POp::Scatter { scale }, &args);
        }
        let by = self.b.int(At::Before, Type::I64, lanes.into());
        let next = self.b.binary(At::Body, BinaryOp::Add, g, by);
        let more = self.b.icmp(At::Body, IntCC::Ult, next, list.count);
        let body = self.leave_piece(scope, block);
        self.s.interleave_groups = interleave_groups;
        let node = LoopNode {
            stages: None,
            widened: None,
            control: LoopControl::While { cond: more },
            // Half the lanes come, and the last vector is half full.
            often: Some(block / lanes / 2 + 1),
            results: Vec::new(),
            carried: vec![self.counts_up(g, next)],
            body,
        };
        self.b.push(At::Body, Node::Loop(node));
        let then = self.leave_scope(outer);
        let node = Node::If {
            cond: some,
            then,
            otherwise: Vec::new(),
            results: Vec::new(),
            seldom: false,
        };
        self.b.push(At::Body, node);
        Ok(())
    }

    /// What values have in the first lane of the block, and by how much they step from lane to lane, of
    /// those that do.
    fn first_lanes_of(
        &mut self,
        values: &SortedSet<Value>,
    ) -> Result<SortedMap<Value, (PValue, i64)>, Refusal> {
        let mut first_lanes = SortedMap::new();
        for &value in values {
            if let Shape::Linear(step) = self.shape(value) {
                first_lanes.insert(value, (self.first_lane(value)?, step));
            }
        }
        Ok(first_lanes)
    }

    /// Gives lanes with these numbers what they have of a value of earlier pieces: computed again if it
    /// steps from the first lane on, and else what was kept.
    fn fetch(
        &mut self,
        value: Value,
        first: Option<&(PValue, i64)>,
        kept: &SortedMap<Value, KeptArray>,
        who: PValue,
    ) -> Result<(), Refusal> {
        let ty = self.carried_type(self.s.f.values[value].ty)?;
        let p = match first {
            Some(&(first, step)) => self.stepped_to(first, step, who, ty)?,
            None => {
                let KeptArray { array, elem } = kept[&value];
                let scale = elem.bytes().into();
                let vector = PType::Vector(elem, self.s.vf);
                let gather = POp::Gather { scale };
                self.b.inst(At::Body, gather, &[array, who], vector)
            }
        };
        self.have(value, p, ty);
        Ok(())
    }

    /// Begins a piece.
    fn enter_piece(&mut self, piece: PieceState, lanes: u32) -> Scope {
        let scope = self.enter_scope();
        self.forget_vectors();
        self.s.vf = lanes;
        self.region.piece = Some(piece);
        scope
    }

    /// Ends it.
    fn leave_piece(&mut self, scope: Scope, block: u32) -> Vec<Node> {
        self.s.vf = block;
        self.leave_scope(scope)
    }

    /// Appends the lanes of one vector that are on to a list; gives how many there are then. Each is
    /// written where the next one that is on belongs.
    fn append(&mut self, list: &List, on: PValue, j: PValue, lanes: u32) -> PValue {
        let zero = self.b.int(At::Before, Type::I64, 0);
        self.store_kept(&list.flags, on, zero);
        let (lane, count) = (self.long("lane"), self.long("count"));
        let around = self.b.take(At::Body);
        let number = self.b.binary(At::Body, BinaryOp::Add, j, lane);
        let (small, long) = (PType::Scalar(Type::I32), PType::Scalar(Type::I64));
        let trunc = POp::Convert(ConvertOp::Trunc);
        let number = self.b.inst(At::Body, trunc, &[number], small);
        let at = self.element_at(list.numbers, Type::I32, count);
        let store = POp::Store(Lanes::One);
        self.b.effect(At::Body, store, &[at, number]);
        let KeptArray { array, elem } = list.flags;
        let at = self.element_at(array, elem, lane);
        let load = POp::Load(Lanes::One);
        let mut flag = self.b.inst(At::Body, load, &[at], PType::Scalar(elem));
        if elem != Type::I64 {
            let wide = POp::Convert(ConvertOp::ZExt);
            flag = self.b.inst(At::Body, wide, &[flag], long);
        }
        let counted = self.b.binary(At::Body, BinaryOp::Add, count, flag);
        let one = self.b.int(At::Before, Type::I64, 1);
        let next = self.b.binary(At::Body, BinaryOp::Add, lane, one);
        let end = self.b.int(At::Before, Type::I64, lanes.into());
        let more = self.b.icmp(At::Body, IntCC::Ult, next, end);
        let body = self.b.replace(At::Body, around);
        let counts = Carried {
            value: count,
            init: list.count,
            next: counted,
        };
        let node = LoopNode {
            stages: None,
            widened: None,
            control: LoopControl::While { cond: more },
            often: Some(lanes),
            results: Vec::new(),
            carried: vec![self.counts_up(lane, next), counts],
            body,
        };
        self.b.push(At::Body, Node::Loop(node));
        count
    }

    /// Fills the last vector of a list up with its last lane.
    fn fill_up(&mut self, list: &List, lanes: u32) {
        let end = self.element_at(list.numbers, Type::I32, list.count);
        let back = self.b.int(At::Before, Type::I64, -1);
        let at = self.element_at(end, Type::I32, back);
        let (load, small) = (POp::Load(Lanes::One), PType::Scalar(Type::I32));
        let last = self.b.inst(At::Body, load, &[at], small);
        let numbers = PType::Vector(Type::I32, lanes);
        let last = self.b.inst(At::Body, POp::Splat, &[last], numbers);
        let store = POp::Store(Lanes::Consecutive);
        self.b.effect(At::Body, store, &[end, last]);
    }

    /// What a piece uses of the others that differs from lane to lane.
    fn brought_into(&self, piece: Piece<'_>) -> Result<Brought, Refusal> {
        let (linear, f) = (self.s.linear, self.s.f);
        let (steps, next, inside) = match piece {
            Piece::Vectors(steps, next) => {
                let own = &steps[..steps.len() - usize::from(next.is_some())];
                (steps, next, linear.defined_by(f, own))
            }
            Piece::Listed(number) => {
                let branch = &linear.branches[number];
                let joined = branch.joins.iter().map(|join| join.param);
                let inside = branch.defines.iter().copied().chain(joined).collect();
                (&branch.steps[..], None, inside)
            }
        };
        let (mut used, mut exits) = (SortedSet::new(), SortedSet::new());
        let mut uses = Uses {
            linear,
            f,
            except_in: next.map(Step::Branch),
            except: &SortedSet::new(),
            found: &mut used,
            exits: &mut exits,
        };
        uses.steps(steps);
        let loops = linear.loops_in(steps);
        if exits.iter().any(|exit| !loops.contains(&(exit.0 as usize))) {
            return Err(self.lost());
        }
        let listed = matches!(piece, Piece::Listed(_));
        let (mut values, mut again) = (SortedSet::new(), SortedSet::new());
        let mut open: Vec<Value> = used.into_iter().collect();
        while let Some(value) = open.pop() {
            let here = match self.shape(value) {
                Shape::Uniform | Shape::ActiveUniform => true,
                Shape::Linear(_) => !listed,
                Shape::Varying => false,
            };
            if here || inside.contains(&value) || values.contains(&value) || again.contains(&value)
            {
                continue;
            }
            match self.made_of(value) {
                Some(args) => {
                    again.insert(value);
                    open.extend(args);
                }
                None => {
                    values.insert(value);
                }
            }
        }
        Ok(Brought {
            values,
            piece: PieceState {
                inside,
                again,
                regrouped: listed,
            },
        })
    }

    /// Operands of a value that is best computed again: addresses, and integers that are widened.
    fn made_of(&self, value: Value) -> Option<Vec<Value>> {
        let ValueDef::Result(inst) = self.s.f.values[value].def else {
            return None;
        };
        let data = &self.s.f.insts[inst];
        let truth = data
            .args
            .first()
            .is_some_and(|&arg| self.s.f.values[arg].ty == Type::I1);
        match &data.op {
            Op::PtrAdd { .. } | Op::Field(_) => Some(data.args.to_vec()),
            Op::Convert(ConvertOp::SExt | ConvertOp::ZExt) if !truth => Some(data.args.to_vec()),
            _ => None,
        }
    }

    /// What steps from lane to lane, for lanes of the block with these numbers.
    fn stepped_to(
        &mut self,
        first: PValue,
        step: i64,
        who: PValue,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        let PType::Vector(elem, _) = ty else {
            return Err(self.lost());
        };
        let mut first = first;
        if self.b.ty(first) == PType::Scalar(Type::Ptr) {
            let op = POp::Convert(ConvertOp::PtrToInt);
            first = self.b.inst(At::Body, op, &[first], PType::Scalar(elem));
        }
        let op = match elem {
            Type::I32 => None,
            Type::I64 => Some(ConvertOp::SExt),
            Type::I8 | Type::I16 => Some(ConvertOp::Trunc),
            Type::I1 | Type::F32 | Type::F64 | Type::Ptr => return Err(self.lost()),
        };
        let numbers = match op {
            Some(op) => self.b.inst(At::Body, POp::Convert(op), &[who], ty),
            None => who,
        };
        let steps = self.times(&vec![numbers], step, ty)[0];
        let first = self.b.inst(At::Body, POp::Splat, &[first], ty);
        let add = POp::Binary(BinaryOp::Add);
        Ok(self.b.inst(At::Body, add, &[first, steps], ty))
    }

    /// Gives the piece at hand a value of another, out of its elements in memory.
    fn have(&mut self, value: Value, elements: PValue, ty: PType) {
        let p = match ty {
            PType::Mask { .. } => {
                let zero = self.zero_of(self.b.ty(elements));
                let differ = POp::ICmp(IntCC::Ne);
                self.b.inst(At::Body, differ, &[elements, zero], ty)
            }
            PType::Scalar(_) | PType::Vector(..) => elements,
        };
        self.name(p, value);
        self.hold(value, p, false);
    }

    /// Stores a vector in an array.
    fn store_kept(&mut self, of: &KeptArray, p: PValue, index: PValue) {
        let elements = self.as_elements(p);
        let at = match self.b.known_int(index) {
            Some(0) => of.array,
            _ => self.element_at(of.array, of.elem, index),
        };
        let store = POp::Store(Lanes::Consecutive);
        self.b.effect(At::Body, store, &[at, elements]);
    }

    /// A vector as it is in memory: truth values are integers.
    fn as_elements(&mut self, p: PValue) -> PValue {
        let ty = self.b.ty(p);
        match ty {
            PType::Mask { lanes, .. } => {
                let vector = PType::Vector(element_of(ty), lanes);
                let ones = POp::Convert(ConvertOp::ZExt);
                self.b.inst(At::Body, ones, &[p], vector)
            }
            PType::Scalar(_) | PType::Vector(..) => p,
        }
    }

    fn block_array(&mut self, elem: Type, len: u32, name: &str) -> PValue {
        let op = POp::Array(elem, len, First::Anything);
        let p = self.b.inst(At::Before, op, &[], PType::Scalar(Type::Ptr));
        self.b.values[p].hint = Some(name.to_string());
        p
    }

    fn element_at(&mut self, array: PValue, elem: Type, index: PValue) -> PValue {
        self.b.element(At::Body, array, index, elem.bytes().into())
    }

    fn long(&mut self, name: &str) -> PValue {
        let ty = PType::Scalar(Type::I64);
        self.b.value(ty, Some(name.to_string()))
    }

    fn counts_up(&mut self, value: PValue, next: PValue) -> Carried {
        let init = self.b.int(At::Before, Type::I64, 0);
        Carried { value, init, next }
    }
}

/// A sequence in pieces: steps for regrouped lanes, and what is before, between and behind them.
fn pieces(linear: &Linear) -> Vec<Piece<'_>> {
    let (mut found, mut first) = (Vec::new(), 0);
    for (at, step) in linear.steps.iter().enumerate() {
        if let Step::Branch(number) = *step
            && linear.branches[number].regrouped
        {
            found.push(Piece::Vectors(&linear.steps[first..=at], Some(number)));
            found.push(Piece::Listed(number));
            first = at + 1;
        }
    }
    if first < linear.steps.len() {
        found.push(Piece::Vectors(&linear.steps[first..], None));
    }
    found
}

/// Elements of a vector in memory.
fn element_of(ty: PType) -> Type {
    match ty {
        PType::Scalar(elem) | PType::Vector(elem, _) => elem,
        PType::Mask { bits, .. } => Type::int_of_bits(bits).unwrap_or(Type::I32),
    }
}
