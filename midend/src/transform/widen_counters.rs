//! Counters of 32 bits that subscripts extend to 64, as counters of 64 bits.
//!
//! What signed arithmetic computes does not wrap, so that it may be extended before as well as behind; and addresses
//! that are sums and products of counters of their own width are what compilers step by additions.

use super::before_loop::{carried, parameter};
use super::copy::{new_value, replace_outside};
use super::entry::{Right, Transform};
use crate::analysis::loops::LoopData;
use crate::ssa::{
    BinaryOp, Block, ConvertOp, Function, Imm, Inst, IntCC, Op, Overflow, Type, Value, ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "widen-counters",
    right: Right::Checked,
    what: "Signed counters that subscripts extend, as wide as the subscripts",
    literature: "Lattner and others, LLVM: simplification of induction variables",
};

/// How deep expressions are that are extended before they are computed.
const DEPTH: u32 = 8;

/// Widens the counters of a loop for which that takes extensions away. The function does the same as before.
pub fn widen_counters(f: &mut Function, l: &LoopData) -> bool {
    let params = f.blocks[l.header].params.len();
    let mut widened = false;
    for index in (0..params).rev() {
        if let Some(counter) = Counter::of(f, l, index) {
            widened |= counter.widen(f, l);
        }
    }
    widened
}

/// A counter of 32 bits.
struct Counter {
    /// Which of the header's parameters it is.
    index: usize,
    phi: Value,
    /// Its value in the next iteration, and what computes that.
    next: Value,
    step: Inst,
    by: i64,
}

impl Counter {
    fn of(f: &Function, l: &LoopData, index: usize) -> Option<Counter> {
        let &[latch] = &l.latches[..] else {
            return None;
        };
        let phi = f.blocks[l.header].params[index];
        let mut edges = f.blocks[latch].terminator.edges();
        let mut back = edges.by_ref().filter(|edge| edge.block == l.header);
        let next = *back.next()?.args.get(index)?;
        let ValueDef::Result(step) = f.values[next].def else {
            return None;
        };
        let data = &f.insts[step];
        let (&[of, by], None) = (&data.args[..], back.next()) else {
            return None;
        };
        let by = f.constant(by)?;
        let by = match data.op {
            Op::Binary(BinaryOp::Add, Overflow::Undefined) => by,
            Op::Binary(BinaryOp::Sub, Overflow::Undefined) => by.checked_neg()?,
            _ => return None,
        };
        let known = f.values[phi].ty == Type::I32 && of == phi;
        known.then_some(Counter {
            index,
            phi,
            next,
            step,
            by,
        })
    }

    fn widen(&self, f: &mut Function, l: &LoopData) -> bool {
        let extended: Vec<(Block, Inst)> = insts(f, l)
            .filter(|&(_, inst)| {
                let data = &f.insts[inst];
                let wide = data.result.is_some_and(|r| f.values[r].ty == Type::I64);
                data.op == Op::Convert(ConvertOp::SExt) && wide && self.is_in(f, l, data.args[0], 0)
            })
            .collect();
        if extended.is_empty() {
            return false;
        }
        let wide = self.declare(f, l);
        let mut given = SortedMap::new();
        for (block, inst) in extended {
            let (narrow, result) = (f.insts[inst].args[0], f.insts[inst].result);
            let mut before = Vec::new();
            let value = self.wide(f, l, narrow, wide, &mut before);
            put_before(f, block, inst, &before);
            f.blocks[block].insts.retain(|known| *known != inst);
            given.extend(result.map(|result| (result, value)));
        }
        let tests: Vec<(Block, Inst)> = insts(f, l).collect();
        for (block, inst) in tests {
            self.widen_test(f, l, (block, inst), wide);
        }
        let with = |value: Value| {
            let mut value = value;
            while let Some(&other) = given.get(&value) {
                value = other;
            }
            value
        };
        replace_outside(f, &SortedSet::new(), with);
        self.remove(f, l);
        true
    }

    /// Whether a value that the loop computes is a sum or product with the counter in it, all of which cannot wrap.
    fn is_in(&self, f: &Function, l: &LoopData, value: Value, depth: u32) -> bool {
        if value == self.phi || value == self.next {
            return true;
        }
        match exact(f, l, value) {
            Some((_, args)) if depth < DEPTH => {
                let mut args = args.into_iter();
                args.any(|arg| self.is_in(f, l, arg, depth + 1))
            }
            Some(_) | None => false,
        }
    }

    /// The counter of 64 bits and its next value.
    fn declare(&self, f: &mut Function, l: &LoopData) -> [Value; 2] {
        let site = f.sites.iter().find(|(_, site)| site.header == l.header);
        let phi = match site.map(|(site, _)| site) {
            Some(site) => carried(f, site, Type::I64).0,
            None => parameter(f, l.header, Type::I64),
        };
        let name = f.name_of(self.phi).map(str::to_string);
        f.values[phi].hint = name;
        let span = f.insts[self.step].span;
        let (number, by) = new_value(f, Op::Const(Imm::Int(self.by)), Vec::new(), Type::I64, span);
        let op = Op::Binary(BinaryOp::Add, Overflow::Undefined);
        let (step, next) = new_value(f, op, vec![phi, by], Type::I64, span);
        let home = insts(f, l).find(|(_, inst)| *inst == self.step);
        if let Some((block, _)) = home {
            put_before(f, block, self.step, &[number, step]);
        }
        let from: Vec<Block> = f.blocks.keys().collect();
        for block in from {
            let edges = f.blocks[block].terminator.edges();
            let edges = edges.filter(|edge| edge.block == l.header);
            let starts: Vec<Value> = edges.map(|edge| edge.args[self.index]).collect();
            let mut values = Vec::new();
            for start in starts {
                let mut before = Vec::new();
                values.push(match l.blocks.contains(&block) {
                    true => next,
                    false => extension(f, start, &mut before),
                });
                f.blocks[block].insts.extend(before);
            }
            let edges = f.blocks[block].terminator.edges_mut();
            let edges = edges.filter(|edge| edge.block == l.header);
            for (edge, value) in edges.zip(values) {
                edge.args.push(value);
            }
        }
        [phi, next]
    }

    /// A value of the loop in 64 bits; what computes it is added to `before`.
    fn wide(
        &self,
        f: &mut Function,
        l: &LoopData,
        value: Value,
        [phi, next]: [Value; 2],
        before: &mut Vec<Inst>,
    ) -> Value {
        if value == self.phi {
            return phi;
        }
        if value == self.next {
            return next;
        }
        let sum = exact(f, l, value).filter(|_| self.is_in(f, l, value, 0));
        let Some((op, args)) = sum else {
            return extension(f, value, before);
        };
        let args = args.map(|arg| self.wide(f, l, arg, [phi, next], before));
        let span = match f.values[value].def {
            ValueDef::Result(inst) => f.insts[inst].span,
            ValueDef::Param(..) => f.insts[self.step].span,
        };
        let op = Op::Binary(op, Overflow::Undefined);
        let (inst, made) = new_value(f, op, args.to_vec(), Type::I64, span);
        before.push(inst);
        made
    }

    /// Lets a comparison of the counter be one of the wide counter.
    fn widen_test(
        &self,
        f: &mut Function,
        l: &LoopData,
        (block, inst): (Block, Inst),
        wide: [Value; 2],
    ) {
        let Op::ICmp(cc) = f.insts[inst].op else {
            return;
        };
        let signed = matches!(
            cc,
            IntCC::Eq | IntCC::Ne | IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge
        );
        let args = f.insts[inst].args.clone();
        if !signed || !args.iter().any(|arg| [self.phi, self.next].contains(arg)) {
            return;
        }
        let mut before = Vec::new();
        let args = args.into_iter();
        let args = args.map(|arg| self.wide(f, l, arg, wide, &mut before));
        f.insts[inst].args = args.collect();
        put_before(f, block, inst, &before);
    }

    /// Takes the narrow counter away, if nothing else reads it.
    fn remove(&self, f: &mut Function, l: &LoopData) {
        let mut read = 0;
        for data in f.blocks.values() {
            let args = data.insts.iter().filter(|inst| **inst != self.step);
            let args = args.flat_map(|&inst| &f.insts[inst].args);
            let edges = data.terminator.edges().flat_map(|edge| &edge.args);
            let all = args.chain(edges).chain(data.terminator.value());
            read += all
                .filter(|value| [self.phi, self.next].contains(value))
                .count();
        }
        let exits = f.sites.values().flat_map(|site| &site.exit);
        read += exits
            .filter(|(_, value)| [self.phi, self.next].contains(value))
            .count();
        // The edge back.
        if read != 1 {
            return;
        }
        for &block in &l.blocks {
            f.blocks[block].insts.retain(|inst| *inst != self.step);
        }
        f.blocks[l.header].params.remove(self.index);
        for (n, param) in f.blocks[l.header].params.clone().into_iter().enumerate() {
            f.values[param].def = ValueDef::Param(l.header, n as u32);
        }
        let from: Vec<Block> = f.blocks.keys().collect();
        for block in from {
            for edge in f.blocks[block].terminator.edges_mut() {
                if edge.block == l.header {
                    edge.args.remove(self.index);
                }
            }
        }
        for site in f.sites.values_mut() {
            site.phis.retain(|(value, _)| *value != self.phi);
        }
    }
}

/// The instructions of a loop.
fn insts<'f>(f: &'f Function, l: &'f LoopData) -> impl Iterator<Item = (Block, Inst)> + 'f {
    let blocks = l.blocks.iter();
    blocks.flat_map(|&block| f.blocks[block].insts.iter().map(move |&inst| (block, inst)))
}

/// The operands of a sum, difference or product of 32 bits that does not wrap, if the loop computes it.
fn exact(f: &Function, l: &LoopData, value: Value) -> Option<(BinaryOp, [Value; 2])> {
    let ValueDef::Result(inst) = f.values[value].def else {
        return None;
    };
    let data = &f.insts[inst];
    let Op::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), Overflow::Undefined) =
        data.op
    else {
        return None;
    };
    let inside = l
        .blocks
        .iter()
        .any(|&block| f.blocks[block].insts.contains(&inst));
    let &[a, b] = &data.args[..] else {
        return None;
    };
    (inside && f.values[value].ty == Type::I32).then_some((op, [a, b]))
}

/// A value of 32 bits in 64.
fn extension(f: &mut Function, value: Value, before: &mut Vec<Inst>) -> Value {
    let (op, args) = match f.constant(value) {
        Some(number) => (Op::Const(Imm::Int(number)), Vec::new()),
        None => (Op::Convert(ConvertOp::SExt), vec![value]),
    };
    let span = match f.values[value].def {
        ValueDef::Result(inst) => f.insts[inst].span,
        ValueDef::Param(..) => Default::default(),
    };
    let (inst, made) = new_value(f, op, args, Type::I64, span);
    before.push(inst);
    made
}

fn put_before(f: &mut Function, block: Block, at: Inst, insts: &[Inst]) {
    let list = &mut f.blocks[block].insts;
    let place = list.iter().position(|inst| *inst == at);
    let place = place.unwrap_or(list.len());
    list.splice(place..place, insts.iter().copied());
}
