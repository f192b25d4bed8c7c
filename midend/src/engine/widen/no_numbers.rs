//! What is no number in conditions of exits.
//!
//! Vectors compare elements of iterations that the program may never come to. A comparison for less or more raises a
//! flag for a NaN, and any operation does for a signaling one, which numbers read from foreign bytes may well be.
//! Where a NaN is, the original loop has to compare it. So NaNs are replaced by zeros, and their lanes count as ones
//! that leave. Where each such comparison decides over an exit by itself, that is had for less: it is done as the
//! opposite of one for numbers, by which NaNs leave, and which raises nothing for quiet ones.

use super::{Parts, Widener, elem_of};
use crate::analysis::facts::EarlyExits;
use crate::engine::scalars;
use crate::engine::sequence::At;
use crate::plan::{Lanes, POp, PType};
use crate::remark::Refusal;
use crate::rows::RowOp;
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, Inst, IntCC, Op, Type, UnaryOp, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

impl Widener<'_> {
    /// Remembers the comparisons that raise a flag for NaNs and the sides on which they leave, if each of them decides
    /// over an exit by itself and instruction sets have what that takes.
    pub(super) fn decide_alone(&mut self, exits: &EarlyExits) {
        let mut alone: SortedMap<Inst, bool> = SortedMap::new();
        for exit in &exits.conditions {
            let ValueDef::Result(inst) = self.s.f.values[exit.cond].def else {
                continue;
            };
            if exits.signaling.contains(&inst) && alone.insert(inst, exit.on) == Some(!exit.on) {
                return;
            }
        }
        let has = |inst: &Inst| {
            let data = &self.s.f.insts[*inst];
            match data.op {
                Op::FCmp(cc) => {
                    let elem = self.s.f.values[data.args[0]].ty;
                    self.has(RowOp::UnorderedFCmp(cc), elem)
                }
                _ => false,
            }
        };
        if !alone.is_empty() && alone.len() == exits.signaling.len() && alone.keys().all(has) {
            self.seen_otherwise = self.seen_otherwise_than_by(&alone);
            self.decides_alone = alone;
        }
    }

    /// Values that more sees than these comparisons, ones that raise no flag for quiet NaNs, and what makes other
    /// floating-point numbers of them without looking at them.
    fn seen_otherwise_than_by(&self, alone: &SortedMap<Inst, bool>) -> SortedSet<Value> {
        let f = self.s.f;
        let mut seen = SortedSet::new();
        let mut made: Vec<(Value, Value)> = Vec::new();
        for block in f.blocks.values() {
            for &inst in &block.insts {
                let data = &f.insts[inst];
                match (&data.op, data.result) {
                    (Op::FCmp(FloatCC::Eq | FloatCC::Ne), _) => {}
                    (Op::FCmp(_), _) if alone.contains_key(&inst) => {}
                    (
                        Op::Convert(ConvertOp::FExt) | Op::Unary(UnaryOp::FNeg | UnaryOp::FAbs),
                        Some(result),
                    ) => made.push((data.args[0], result)),
                    _ => seen.extend(data.args.iter().copied()),
                }
            }
            seen.extend(block.terminator.value());
            let edges = block.terminator.edges();
            seen.extend(edges.flat_map(|call| call.args.iter().copied()));
        }
        // Blocks have no order in which values are made.
        let mut before = usize::MAX;
        while before != seen.len() {
            before = seen.len();
            let through = made.iter().filter(|(_, result)| seen.contains(result));
            let of: Vec<Value> = through.map(|(of, _)| *of).collect();
            seen.extend(of);
        }
        seen
    }

    /// A comparison that raises a flag for what is no number, if it decides over an exit by itself: what is no number
    /// leaves.
    pub(super) fn leaves_for_no_number(
        &mut self,
        inst: Inst,
        (a, b): (&Parts, &Parts),
        mask: PType,
    ) -> Option<Parts> {
        let (Op::FCmp(cc), &on) = (&self.s.f.insts[inst].op, self.decides_alone.get(&inst)?) else {
            return None;
        };
        Some(match on {
            true => self.map(POp::UnorderedFCmp(*cc), &[a, b], mask),
            false => {
                let leaving = self.map(POp::UnorderedFCmp(cc.inverted()), &[a, b], mask);
                self.map(POp::Unary(UnaryOp::Not), &[&leaving], mask)
            }
        })
    }

    /// Floating-point numbers of blocks without what would raise a flag in the first operation that sees it, if it is
    /// a signaling NaN: with zero in the place of NaNs, and which lanes these are is remembered; or with quiet ones, if
    /// comparisons that these satisfy are all that sees them.
    pub(super) fn only_numbers(
        &mut self,
        (value, parts): (Value, Parts),
        addresses: &Parts,
        lanes: Lanes,
    ) -> Parts {
        let ty = self.b.ty(parts[0]);
        let PType::Vector(elem, _) = ty else {
            return parts;
        };
        let (bits, infinity) = match elem {
            Type::F32 => (Type::I32, 0x7f80_0000),
            _ => (Type::I64, 0x7ff0_0000_0000_0000),
        };
        let as_bits = PType::Vector(bits, self.s.vf);
        let read = addresses.iter().map(|&address| {
            let op = POp::ReadBlock(lanes);
            self.b.inst(At::Body, op, &[address], as_bits)
        });
        let read: Parts = read.collect();
        self.b.unrolled(&read);
        let unsigned = self.splat_int(i64::MAX >> (64 - bits.bits()), bits, as_bits);
        let unsigned = vec![unsigned; parts.len()];
        let infinity = vec![self.splat_int(infinity, bits, as_bits); parts.len()];
        let magnitudes = self.map(POp::Binary(BinaryOp::And), &[&read, &unsigned], as_bits);
        let mask = self.mask_type(bits.bits());
        let above = POp::ICmp(IntCC::Sgt);
        let none = self.map(above, &[&magnitudes, &infinity], mask);
        if !self.decides_alone.is_empty() && !self.seen_otherwise.contains(&value) {
            return self.quieted(read, none, ty);
        }
        let zero = scalars::zero(&mut self.b, At::Before, elem);
        let zeros = self.splat(zero, ty);
        self.no_numbers.push((bits.bits(), none.clone()));
        self.map(POp::Select, &[&none, &zeros, &parts], ty)
    }

    /// Vectors of floating-point numbers, of their bits, with quiet NaNs in some lanes.
    fn quieted(&mut self, bits: Parts, lanes: Parts, ty: PType) -> Parts {
        let as_bits = self.b.ty(bits[0]);
        let elem = elem_of(as_bits);
        let quiet = if self.cheaper(RowOp::MaskToOnes, RowOp::Select, elem) {
            let ones = self.map(POp::Convert(ConvertOp::SExt), &[&lanes], as_bits);
            self.map(POp::Binary(BinaryOp::Or), &[&bits, &ones], as_bits)
        } else {
            let ones = vec![self.splat_int(-1, elem, as_bits); bits.len()];
            self.map(POp::Select, &[&lanes, &ones, &bits], as_bits)
        };
        self.map(POp::Convert(ConvertOp::Bitcast), &[&quiet], ty)
    }

    /// The operands of a comparison that raises a flag for what is no number, with zero in the place of such;
    /// which lanes these are is remembered.
    pub(super) fn numbers(
        &mut self,
        operands: [Parts; 2],
        values: [Value; 2],
        ty: PType,
    ) -> Result<[Parts; 2], Refusal> {
        let PType::Vector(elem, _) = ty else {
            return Ok(operands);
        };
        let mask = self.mask_type(elem.bits());
        let mut kept = operands;
        for (parts, value) in kept.iter_mut().zip(values) {
            if self.s.f.is_constant(value) || self.is_number(value) {
                continue;
            }
            let zero = scalars::zero(&mut self.b, At::Before, elem);
            let zeros = self.splat(zero, ty);
            let differs = POp::FCmp(FloatCC::Ne);
            // Not in iterations that do not come to the comparison.
            let uniform = self.s.shapes.is_uniform(value);
            let none = if uniform && self.vector(value, elem.bits())? == *parts {
                // The same in all iterations.
                let (one, all) = (parts[0], parts.len());
                let none = self.b.inst(At::Before, differs, &[one, one], mask);
                let args = [none, zeros[0], one];
                let number = self.b.inst(At::Before, POp::Select, &args, ty);
                *parts = vec![number; all];
                vec![none; all]
            } else {
                let none = self.map(differs, &[parts, parts], mask);
                *parts = self.map(POp::Select, &[&none, &zeros, parts], ty);
                none
            };
            self.no_numbers.push((elem.bits(), none));
        }
        Ok(kept)
    }

    /// Whether a value surely is a number, since what it is made of is, or was made one where it was read.
    fn is_number(&self, value: Value) -> bool {
        let ValueDef::Result(inst) = self.s.f.values[value].def else {
            return false;
        };
        let data = &self.s.f.insts[inst];
        match data.op {
            Op::Load(_) => self.read_ahead.contains(&inst) && !self.blocks.is_empty(),
            Op::Convert(ConvertOp::SiToF | ConvertOp::UiToF) => true,
            Op::Convert(ConvertOp::FExt) | Op::Unary(UnaryOp::FNeg | UnaryOp::FAbs) => {
                self.is_number(data.args[0])
            }
            _ => false,
        }
    }
}
