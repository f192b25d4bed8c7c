//! Branches around what may be computed needlessly, as selections.
//!
//! A branch whose sides only compute and meet again at once becomes a selection for each value that they differ
//! in, and all is one block. What is done needlessly then must not trap, read memory that nobody would have read,
//! or raise a floating-point exception, for which it has harmless operands. A load may move where both sides have it.
//! Straight-line code is made of statements in one block, and `?:` is among them.

use super::copy::{new_value, replace_in_terminator};
use super::diamonds::{Diamond, diamond, edges_to};
use super::distances::distances;
use super::entry::{Right, Transform};
use super::needless::{Needless, made_harmless, needless};
use super::reuse::reuse;
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::options::{Optimization, Options};
use crate::ssa::{BinaryOp, Block, Function, Inst, Op, Overflow, Terminator, Type, UnaryOp, Value};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "if-conversion",
    right: Right::Blocks(Optimization::IfConversion, if_convert),
    what: "Selections instead of branches around what may be computed needlessly",
    literature: "Allen, Kennedy, Porterfield and Warren, Conversion of Control Dependence to Data Dependence, 1983",
};

/// Branches inside of each other.
const MAX_ROUNDS: usize = 4;

/// Instructions of a side.
const MOST: usize = 24;

/// Turns branches into selections, in place.
pub fn if_convert(f: &mut Function, options: &Options) {
    let branches = f.runs.iter().flat_map(|run| &run.branches);
    let mut spans: SortedMap<Block, Span> = branches.copied().collect();
    for _ in 0..MAX_ROUNDS {
        if !convert_once(f, options, &mut spans) {
            break;
        }
        once_each(f);
        reuse(f);
        once_each(f);
    }
    distances(f);
}

/// The same, each branch without branches inside. Whether there was any.
fn convert_once(f: &mut Function, options: &Options, spans: &mut SortedMap<Block, Span>) -> bool {
    let dom = DomTree::compute(f);
    let edges = edges_to(f, dom.rpo());
    let mut numbers = ValueNumbers::default();
    for &inst in dom.rpo().iter().flat_map(|&block| &f.blocks[block].insts) {
        numbers.see(f, inst);
    }
    let mut converter = Converter {
        options,
        numbers,
        edges,
        spans,
        with: SortedMap::new(),
        gone: SortedSet::new(),
    };
    for &block in dom.rpo() {
        while !converter.gone.contains(&block) {
            if let Some(branch) = converter.branch(f, block) {
                converter.convert(f, block, branch);
            } else if !converter.both_conditions(f, block) {
                break;
            }
        }
    }
    let Converter { with, gone, .. } = converter;
    if gone.is_empty() {
        return false;
    }
    f.layout.retain(|block| !gone.contains(block));
    rename(f, &with);
    true
}

/// A branch that can be converted.
struct Branch {
    /// Of its statement.
    span: Span,
    diamond: Diamond,
}

struct Converter<'a> {
    options: &'a Options,
    numbers: ValueNumbers,
    /// How many edges lead to a block.
    edges: SortedMap<Block, u32>,
    /// Of the statements that blocks end with a branch of: those of runs. Others stay.
    spans: &'a mut SortedMap<Block, Span>,
    /// What stands for parameters that are no more.
    with: SortedMap<Value, Value>,
    gone: SortedSet<Block>,
}

impl Converter<'_> {
    /// The branch that a block ends with, if it can be converted.
    fn branch(&self, f: &Function, block: Block) -> Option<Branch> {
        let span = *self.spans.get(&block)?;
        let diamond = diamond(f, &self.edges, block, MOST)?;
        self.are_quiet(f, diamond.sides)
            .then_some(Branch { span, diamond })
    }

    /// Whether nothing notices that both sides are done.
    fn are_quiet(&self, f: &Function, sides: [Option<Block>; 2]) -> bool {
        let insts = sides.map(|side| side.map_or(&[][..], |block| &f.blocks[block].insts));
        let place = |inst: Inst| {
            let data = &f.insts[inst];
            match data.op {
                Op::Load(access) if !access.volatile => {
                    let ty = f.values[data.result?].ty;
                    Some((self.numbers.of(data.args[0]), ty))
                }
                _ => None,
            }
        };
        let reads = insts.map(|insts| -> SortedSet<(Value, Type)> {
            insts.iter().filter_map(|&inst| place(inst)).collect()
        });
        let quiet = |(side, insts): (usize, &&[Inst])| {
            insts.iter().all(|&inst| match place(inst) {
                Some(read) => reads[1 - side].contains(&read),
                None => needless(f, inst, self.options) != Needless::Noticed,
            })
        };
        insts.iter().enumerate().all(quiet)
    }

    /// A branch one side of which only asks a second question, and may go where the other side does: as one branch on
    /// both conditions.
    fn both_conditions(&mut self, f: &mut Function, block: Block) -> bool {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = f.blocks[block].terminator.clone()
        else {
            return false;
        };
        let Some(&span) = self.spans.get(&block) else {
            return false;
        };
        for (asks, other, on) in [(&otherwise, &then, false), (&then, &otherwise, true)] {
            let second = asks.block;
            let data = &f.blocks[second];
            let Terminator::Branch {
                cond: inner,
                then: yes,
                otherwise: no,
            } = data.terminator.clone()
            else {
                continue;
            };
            let alone = self.edges.get(&second) == Some(&1)
                && data.params.is_empty()
                && self.spans.get(&second) == Some(&span);
            let sides = [Some(second), None];
            if !alone
                || data.insts.len() > MOST
                || !self.are_quiet(f, sides)
                || yes.block == no.block
            {
                continue;
            }
            // It leads to where the other side goes if the second condition is `shared`.
            let shared = match (&yes == other, &no == other) {
                (true, false) => true,
                (false, true) => false,
                _ => continue,
            };
            let insts = std::mem::take(&mut f.blocks[second].insts);
            let mut insts = made_harmless(f, &insts, (cond, on), self.options);
            f.blocks[second].terminator = Terminator::Unreachable;
            self.gone.insert(second);
            let mut truth = |f: &mut Function, op: Op, args: Vec<Value>| {
                let (inst, value) = new_value(f, op, args, Type::I1, span);
                insts.push(inst);
                value
            };
            // Where the first condition decides, all is as it says.
            let inner = match shared == on {
                true => truth(f, Op::Unary(UnaryOp::Not), vec![inner]),
                false => inner,
            };
            let op = if on { BinaryOp::And } else { BinaryOp::Or };
            let op = Op::Binary(op, Overflow::Wraps);
            let both = truth(f, op, vec![cond, inner]);
            f.blocks[block].insts.append(&mut insts);
            let rest = if shared { no } else { yes };
            let (then, otherwise) = match on {
                true => (rest, other.clone()),
                false => (other.clone(), rest),
            };
            *self.edges.entry(other.block).or_default() -= 1;
            f.blocks[block].terminator = Terminator::Branch {
                cond: both,
                then,
                otherwise,
            };
            return true;
        }
        false
    }

    fn convert(&mut self, f: &mut Function, block: Block, Branch { span, diamond }: Branch) {
        let join = diamond.join();
        let mut insts = Vec::new();
        for (side, on) in diamond.sides.into_iter().zip([true, false]) {
            let Some(side) = side else { continue };
            let own = std::mem::take(&mut f.blocks[side].insts);
            insts.extend(made_harmless(f, &own, (diamond.cond, on), self.options));
            f.blocks[side].terminator = Terminator::Unreachable;
            self.gone.insert(side);
        }
        let params = std::mem::take(&mut f.blocks[join].params);
        let [then, otherwise] = diamond.calls.map(|call| call.args);
        for (param, (a, b)) in params.into_iter().zip(then.into_iter().zip(otherwise)) {
            if a == b {
                self.with.insert(param, a);
                continue;
            }
            let ty = f.values[param].ty;
            let (op, args) = match (ty, f.constant(a), f.constant(b)) {
                (Type::I1, Some(1), Some(0)) => {
                    self.with.insert(param, diamond.cond);
                    continue;
                }
                (Type::I1, Some(0), Some(1)) => (Op::Unary(UnaryOp::Not), vec![diamond.cond]),
                _ => (Op::Select, vec![diamond.cond, a, b]),
            };
            let (inst, value) = new_value(f, op, args, ty, span);
            f.values[value].hint = f.values[param].hint.clone();
            insts.push(inst);
            self.with.insert(param, value);
        }
        insts.append(&mut f.blocks[join].insts);
        f.blocks[block].insts.append(&mut insts);
        f.blocks[block].terminator = std::mem::take(&mut f.blocks[join].terminator);
        self.gone.insert(join);
        self.spans.remove(&block);
        if let Some(span) = self.spans.remove(&join) {
            self.spans.insert(block, span);
        }
    }
}

/// Of what a block computes twice, as the value numbers know it, the first time is enough.
fn once_each(f: &mut Function) {
    let mut with = SortedMap::new();
    for block in f.layout.clone() {
        let mut numbers = ValueNumbers::default();
        for inst in f.blocks[block].insts.clone() {
            numbers.see(f, inst);
            let Some(result) = f.insts[inst].result else {
                continue;
            };
            let first = numbers.of(result);
            if first != result {
                with.insert(result, first);
            }
        }
        let repeats = |inst: &Inst| {
            let result = f.insts[*inst].result;
            result.is_some_and(|result| with.contains_key(&result))
        };
        let mut insts = std::mem::take(&mut f.blocks[block].insts);
        insts.retain(|inst| !repeats(inst));
        f.blocks[block].insts = insts;
    }
    rename(f, &with);
}

/// Puts other values in the place of some, wherever they are named.
pub(super) fn rename(f: &mut Function, with: &SortedMap<Value, Value>) {
    let with = |value: Value| {
        let mut value = value;
        while let Some(&other) = with.get(&value) {
            value = other;
        }
        value
    };
    for inst in f.insts.values_mut() {
        inst.args.iter_mut().for_each(|arg| *arg = with(*arg));
    }
    for data in f.blocks.values_mut() {
        replace_in_terminator(&mut data.terminator, |_| true, with);
    }
    for site in f.sites.values_mut() {
        let named = site.entry.iter_mut().chain(&mut site.exit);
        named.for_each(|(_, value)| *value = with(*value));
    }
    f.runs.iter_mut().for_each(|run| run.rename(with));
    f.claims
        .iter_mut()
        .for_each(|claim| claim.value = with(claim.value));
}
