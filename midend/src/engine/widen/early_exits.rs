//! Loops that are left early: whether any lane would leave, asked before anything else of an iteration is
//! done, and which is the first.

use super::{At, Parts, Widener};
use crate::analysis::facts::{EarlyExits, LinearForm, MemoryAccess};
use crate::engine::mask::Masks;
use crate::plan::{Node, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Op, RemovedExit, Type, UnaryOp, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Where a loop that reads whole blocks begins. Its elements are numbered from that of the first block on.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// Addresses of the first elements, of which the compiler knows nothing.
    blocks: Vec<(LinearForm, PValue)>,
    /// Number of the element of the first iteration, `I64`: fewer than a block has.
    pub before: PValue,
    /// The first block is one, as far as its elements are not split over two, `I1`; `None`: surely.
    pub aligned: Option<PValue>,
}

/// Which lanes leave the loop.
pub struct Leaving {
    /// One does, `I1` in the body.
    pub any: PValue,
    /// Lanes that do, or those that stay.
    pub(super) lanes: Parts,
    /// They are those that stay.
    stay: bool,
}

impl Widener<'_> {
    /// How many elements of a block of `group` iterations lie before that of the first one, `I64`, and whether
    /// that is known: elements may be split over two blocks.
    pub fn before_block(
        &mut self,
        accesses: &[&MemoryAccess],
        group: u64,
    ) -> Result<(PValue, Option<PValue>), Refusal> {
        let (Some(access), others) = (accesses.first(), accesses.get(1..).unwrap_or(&[])) else {
            return Err(self.lost());
        };
        let size = i64::from(access.ty.bytes());
        let address = self.block_address(access)?;
        let mut before = self.bits_of(address, size * group as i64 - 1);
        let mut aligned = None;
        if size > 1 {
            let part = self.bits_of(address, size - 1);
            let zero = self.b.int(At::Check, Type::I64, 0);
            aligned = Some(self.b.icmp(At::Check, IntCC::Eq, part, zero));
            let by = i64::from(size.trailing_zeros());
            let by = self.b.int(At::Check, Type::I64, by);
            before = self.b.binary(At::Check, BinaryOp::LShr, before, by);
        }
        self.b.values[before].hint = Some("before".to_string());
        // Others lie in their blocks as this one does.
        for other in others {
            let other = self.block_address(other)?;
            let apart = self.b.binary(At::Check, BinaryOp::Sub, other, address);
            let apart = self.bits_of(apart, size * group as i64 - 1);
            let zero = self.b.int(At::Check, Type::I64, 0);
            let alike = self.b.icmp(At::Check, IntCC::Eq, apart, zero);
            aligned = Some(match aligned {
                Some(aligned) => self.b.binary(At::Check, BinaryOp::And, aligned, alike),
                None => alike,
            });
        }
        Ok((before, aligned))
    }

    /// Address of the first element as an integer; where elements come downwards, that of its end, negated.
    fn block_address(&mut self, access: &MemoryAccess) -> Result<PValue, Refusal> {
        let i64 = PType::Scalar(Type::I64);
        let base = self.base_at(At::Check, access)?;
        let to_int = POp::Convert(ConvertOp::PtrToInt);
        let address = self.b.inst(At::Check, to_int, &[base], i64);
        if access.address.iteration > 0 {
            return Ok(address);
        }
        let size = i64::from(access.ty.bytes());
        let size = self.b.int(At::Check, Type::I64, size);
        let end = self.b.binary(At::Check, BinaryOp::Add, address, size);
        let zero = self.b.int(At::Check, Type::I64, 0);
        Ok(self.b.binary(At::Check, BinaryOp::Sub, zero, end))
    }

    fn bits_of(&mut self, address: PValue, mask: i64) -> PValue {
        let mask = self.b.int(At::Check, Type::I64, mask);
        self.b.binary(At::Check, BinaryOp::And, address, mask)
    }

    /// What decides over exits is read in all lanes, whatever is asked before it.
    pub fn reads_ahead(&mut self, exits: &EarlyExits) {
        self.read_ahead = exits.loads.clone();
        self.decide_alone(exits);
    }

    /// Reads whole blocks in iterations that begin with one; the compiler knows nothing of their objects.
    pub fn blocks_from_base(&mut self, accesses: &[&MemoryAccess]) -> Result<(), Refusal> {
        let pointer = PType::Scalar(Type::Ptr);
        for access in accesses {
            let base = self.base_at(At::Before, access)?;
            let hint = self.b.values[base].hint.clone();
            let block = self.b.inst(At::Before, POp::Hide, &[base], pointer);
            self.b.values[block].hint = hint.map(|name| format!("{name}_blocks"));
            self.blocks.push((access.address.clone(), block));
        }
        self.block_number = self.counter;
        Ok(())
    }

    /// Where blocks of `group` iterations begin.
    pub fn read_blocks(
        &mut self,
        accesses: &[&MemoryAccess],
        group: u64,
    ) -> Result<Beginning, Refusal> {
        let (before, aligned) = self.before_block(accesses, group)?;
        let i64 = PType::Scalar(Type::I64);
        let pointer = PType::Scalar(Type::Ptr);
        let mut blocks = Vec::new();
        for access in accesses {
            let size = i64::from(access.ty.bytes());
            let base = self.base_at(At::Check, access)?;
            let hint = self.b.values[base].hint.clone();
            // As an integer: no pointer of C may be moved out of its object.
            let to_int = POp::Convert(ConvertOp::PtrToInt);
            let address = self.b.inst(At::Check, to_int, &[base], i64);
            let block = if access.address.iteration < 0 {
                let size = self.b.int(At::Check, Type::I64, size);
                let bytes = self.b.binary(At::Check, BinaryOp::Mul, before, size);
                self.b.binary(At::Check, BinaryOp::Add, address, bytes)
            } else {
                self.bits_of(address, -(size * group as i64))
            };
            let from_int = POp::Convert(ConvertOp::IntToPtr);
            let block = self.b.inst(At::Check, from_int, &[block], pointer);
            let block = self.b.inst(At::Check, POp::Hide, &[block], pointer);
            self.b.values[block].hint = hint.map(|name| format!("{name}_blocks"));
            blocks.push((access.address.clone(), block));
        }
        Ok(Beginning {
            blocks,
            before,
            aligned,
        })
    }

    /// Reads the block that begins with the element of that number.
    pub fn at_block(&mut self, beginning: &Beginning, number: PValue) {
        self.blocks = beginning.blocks.clone();
        self.block_number = number;
        self.counter = self
            .b
            .binary(At::Body, BinaryOp::Sub, number, beginning.before);
    }

    /// Where the blocks of a load begin, if it reads such, and the number of the element that the one at hand
    /// begins with.
    pub(super) fn block_of(&self, access: &MemoryAccess) -> Option<(PValue, PValue)> {
        let reads = self.read_ahead.contains(&access.inst);
        let found = self.blocks.iter().filter(|_| reads);
        let mut found = found.filter(|(form, _)| *form == access.address);
        found.next().map(|(_, block)| (*block, self.block_number))
    }

    /// Address of the element that an access of blocks reads in the first lane.
    pub fn first_of_block(&mut self, access: &MemoryAccess) -> Result<PValue, Refusal> {
        let mut blocks = self.blocks.iter();
        let block = blocks.find(|(form, _)| *form == access.address);
        let Some(&(_, base)) = block else {
            return Err(self.lost());
        };
        let scale = access.address.iteration;
        Ok(self.b.element(At::Body, base, self.block_number, scale))
    }

    /// Asks whether any iteration leaves the loop; of those of the first block only those that there are.
    pub fn leaving(
        &mut self,
        exits: &EarlyExits,
        beginning: Option<&Beginning>,
    ) -> Result<Leaving, Refusal> {
        self.signaling = exits.signaling.clone();
        let unknown = self.unknown(exits);
        self.check_decided(exits)?;
        let bits = self.compared_in(self.known_condition(exits, &unknown));
        let truth = PType::Scalar(Type::I1);
        let always =
            |w: &Self, exit: &RemovedExit| w.s.linear.mask_of_block(exit.block) == Masks::TRUE;
        if let (&[exit], None) = (&exits.conditions[..], beginning)
            && unknown.is_empty()
            && !exit.on
            && always(self, &exit)
            && exits.signaling.is_empty()
            && self.no_numbers.is_empty()
            && self.is_one_comparison(exit.cond)
        {
            let lanes = self.truth(exit.cond, bits)?;
            let all = self.folded(BinaryOp::And, &lanes, self.mask_type(bits));
            let all = self.b.inst(At::Body, POp::All, &[all], truth);
            let any = self
                .b
                .inst(At::Body, POp::Unary(UnaryOp::Not), &[all], truth);
            return Ok(Leaving {
                any,
                lanes,
                stay: true,
            });
        }
        let ty = self.mask_type(bits);
        let mut lanes: Option<Parts> = None;
        let mut add = |w: &mut Self, own: Parts| {
            lanes = Some(match lanes.take() {
                Some(lanes) => w.map(POp::Binary(BinaryOp::Or), &[&lanes, &own], ty),
                None => own,
            });
        };
        for exit in &exits.conditions {
            let own = self.lanes_taking(exit, bits, &unknown)?;
            add(self, own);
        }
        // What is no number is left to the original loop, which raises its flag. What is compared from now on is
        // compared in iterations that are done.
        self.signaling = SortedSet::new();
        for (from, own) in std::mem::take(&mut self.no_numbers) {
            let own = self.resize_mask(own, from, bits);
            add(self, own);
        }
        let mut lanes = lanes.unwrap_or_default();
        if let Some(beginning) = beginning {
            let there = self.lanes_from(At::Before, beginning.before, bits);
            lanes = self.map(POp::Binary(BinaryOp::And), &[&lanes, &there], ty);
        }
        let any = self.folded(BinaryOp::Or, &lanes, ty);
        let any = self.b.inst(At::Body, POp::Any, &[any], truth);
        Ok(Leaving {
            any,
            lanes,
            stay: false,
        })
    }

    /// The same of the lanes from `first` on, asked once more.
    pub fn leaving_from(&mut self, leaving: &Leaving, first: PValue) -> Result<Leaving, Refusal> {
        let there = self.lanes_from(At::Body, first, self.bits_of_lanes(leaving)?);
        Ok(self.leaving_among(leaving, there))
    }

    /// Those that a loop over them carries, where one leaves, and what they are at first.
    pub(super) fn carry_lanes(&mut self, leaving: &Leaving) -> (Leaving, Parts) {
        let carried = |&lanes: &PValue| {
            let hint = self.b.values[lanes].hint.clone();
            self.b.value(self.b.ty(lanes), hint)
        };
        let own = Leaving {
            any: leaving.any,
            lanes: leaving.lanes.iter().map(carried).collect(),
            stay: leaving.stay,
        };
        (own, leaving.lanes.clone())
    }

    /// The same of the lanes behind `lane`.
    pub(super) fn leaving_behind(
        &mut self,
        leaving: &Leaving,
        lane: PValue,
    ) -> Result<Leaving, Refusal> {
        // As above: numbers of bytes are unsigned.
        let bits = self.bits_of_lanes(leaving)?;
        let cc = match bits {
            8 => IntCC::Ugt,
            _ => IntCC::Sgt,
        };
        let there = self.compared_numbers((At::Body, cc), lane, bits);
        Ok(self.leaving_among(leaving, there))
    }

    fn bits_of_lanes(&self, leaving: &Leaving) -> Result<u32, Refusal> {
        match self.b.ty(leaving.lanes[0]) {
            PType::Mask { bits, .. } => Ok(bits),
            PType::Scalar(_) | PType::Vector(..) => Err(self.lost()),
        }
    }

    fn leaving_among(&mut self, leaving: &Leaving, there: Parts) -> Leaving {
        let mut lanes = leaving.lanes.clone();
        let ty = self.b.ty(lanes[0]);
        if leaving.stay {
            lanes = self.map(POp::Unary(UnaryOp::Not), &[&lanes], ty);
        }
        lanes = self.map(POp::Binary(BinaryOp::And), &[&lanes, &there], ty);
        let any = self.folded(BinaryOp::Or, &lanes, ty);
        let any = self
            .b
            .inst(At::Body, POp::Any, &[any], PType::Scalar(Type::I1));
        Leaving {
            any,
            lanes,
            stay: false,
        }
    }

    /// Whether a condition is a comparison that instruction sets have, and not the opposite of one.
    fn is_one_comparison(&self, cond: Value) -> bool {
        let ValueDef::Result(inst) = self.s.f.values[cond].def else {
            return true;
        };
        match self.s.f.insts[inst].op {
            Op::ICmp(cc) => matches!(cc, IntCC::Eq | IntCC::Slt | IntCC::Sgt),
            _ => true,
        }
    }

    /// Width of the elements that a condition compares.
    fn compared_in(&self, cond: Value) -> u32 {
        let mut value = cond;
        loop {
            let ValueDef::Result(inst) = self.s.f.values[value].def else {
                return self.mask_bits();
            };
            let data = &self.s.f.insts[inst];
            let Some(&first) = data.args.first() else {
                return self.mask_bits();
            };
            let ty = self.s.f.values[first].ty;
            match &data.op {
                Op::ICmp(_) if ty != Type::I1 => {
                    let width = self.s.widths.compares.get(&value);
                    return width.map_or(ty.bits(), |&(width, _)| width);
                }
                Op::FCmp(_) => return ty.bits(),
                _ if ty == Type::I1 => value = first,
                _ => return self.mask_bits(),
            }
        }
    }

    /// The masks of all vectors, as one.
    fn folded(&mut self, op: BinaryOp, lanes: &Parts, ty: PType) -> PValue {
        let mut all = lanes.clone();
        while let [_, _, ..] = all[..] {
            let pairs: Vec<Vec<PValue>> = all.chunks(2).map(<[PValue]>::to_vec).collect();
            let fold = |pair: Vec<PValue>| match pair[..] {
                [a, b] => self.b.inst(At::Body, POp::Binary(op), &[a, b], ty),
                _ => pair[0],
            };
            all = pairs.into_iter().map(fold).collect();
        }
        all[0]
    }

    /// Lanes of a block from that of a number on, which is known at some place.
    fn lanes_from(&mut self, at: At, first: PValue, bits: u32) -> Parts {
        // The numbers of bytes may be as large as an unsigned one; what is signed has a comparison.
        match bits {
            8 => self.compared_numbers((at, IntCC::Uge), first, bits),
            _ => self.lanes_behind(at, first, bits),
        }
    }

    /// The same, where numbers of lanes are not negative as signed numbers of that width.
    fn lanes_behind(&mut self, at: At, first: PValue, bits: u32) -> Parts {
        let one = self.b.int(At::Before, Type::I64, 1);
        let before = self.b.binary(at, BinaryOp::Sub, first, one);
        self.compared_numbers((at, IntCC::Sgt), before, bits)
    }

    /// The lanes of a block from `first` on, or all, that lie before `end`, which is not before it; of bytes it
    /// has at most 128.
    pub fn lanes_between(&mut self, first: Option<PValue>, end: PValue, bits: u32) -> Parts {
        let ty = self.mask_type(bits);
        let behind = self.lanes_behind(At::Body, end, bits);
        let Some(first) = first else {
            return self.map(POp::Unary(UnaryOp::Not), &[&behind], ty);
        };
        let there = self.lanes_behind(At::Body, first, bits);
        // What is behind the end is behind the first as well.
        self.map(POp::Binary(BinaryOp::Xor), &[&there, &behind], ty)
    }

    /// The numbers of a block's lanes, compared with another one.
    fn compared_numbers(&mut self, (at, cc): (At, IntCC), with: PValue, bits: u32) -> Parts {
        let elem = Type::int_of_bits(bits).unwrap_or(Type::I32);
        let (vector, ty) = (PType::Vector(elem, self.s.vf), self.mask_type(bits));
        let mut with = with;
        if elem != Type::I64 {
            let op = POp::Convert(ConvertOp::Trunc);
            with = self.b.inst(at, op, &[with], PType::Scalar(elem));
        }
        let with = self.b.inst(at, POp::Splat, &[with], vector);
        let lanes = self.b.inst(At::Before, POp::Iota, &[], vector);
        let mut parts = Parts::new();
        for u in 0..self.s.uf {
            let mut numbers = lanes;
            if u > 0 {
                let by = self.b.int(At::Before, elem, i64::from(u * self.s.vf));
                let by = self.b.inst(At::Before, POp::Splat, &[by], vector);
                let sum = POp::Binary(BinaryOp::Add);
                numbers = self.b.inst(At::Before, sum, &[numbers, by], vector);
            }
            parts.push(self.b.inst(At::Body, POp::ICmp(cc), &[numbers, with], ty));
        }
        self.b.unrolled(&parts);
        parts
    }

    /// The number of the first lane that leaves, where one does, added to that of the first lane; what computes
    /// it goes to the nodes that are given back.
    pub fn first_leaving(
        &mut self,
        leaving: &Leaving,
        first: Option<PValue>,
    ) -> (Vec<Node>, PValue) {
        let around = self.b.take(At::Body);
        let mut number = self.first_lane_leaving(leaving);
        if let Some(first) = first {
            number = self.b.binary(At::Body, BinaryOp::Add, first, number);
        }
        let nodes = self.b.replace(At::Body, around);
        (nodes, number)
    }

    pub(super) fn first_lane_leaving(&mut self, leaving: &Leaving) -> PValue {
        let mut lanes = leaving.lanes.clone();
        if leaving.stay {
            let ty = self.b.ty(lanes[0]);
            lanes = self.map(POp::Unary(UnaryOp::Not), &[&lanes], ty);
        }
        let i64 = PType::Scalar(Type::I64);
        self.b.inst(At::Body, POp::FirstOn, &lanes, i64)
    }
}
