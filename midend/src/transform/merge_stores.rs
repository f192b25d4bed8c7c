//! Bytes of a number that are written one by one, as one store.
//!
//! That is how C writes a number in a certain byte order to anywhere. The stores stand one behind the other in a block,
//! with nothing in between that accesses memory.

use super::bytes::{Byte, Bytes, of_inst, own};
use super::copy::new_value;
use super::dead_code::drop_unused;
use super::entry::{Right, Transform};
use super::neighbours::{self, Order};
use crate::analysis::dominators::DomTree;
use crate::analysis::function_view::FunctionView;
use crate::options::Optimization;
use crate::ssa::{Block, ConvertOp, Function, Inst, Op, Type, UnaryOp, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "merge-stores",
    right: Right::Stores(Optimization::AccessMerging, |f, _| merge_stores(f)),
    what: "Bytes of a number that are written one by one, as one store",
    literature: "the pass `store-merging` of gcc, from 7 on",
};

/// A store of a byte of a number.
#[derive(Clone, Copy, Debug)]
struct Part {
    inst: Inst,
    address: Value,
    of: Value,
    /// Which byte, counted from the lowest.
    number: usize,
}

/// Stores of all bytes of a number, or of its low ones, from the lowest, and where they are.
#[derive(Clone, Debug)]
struct Word {
    block: Block,
    parts: Vec<Part>,
    order: Order,
}

/// Puts one store in the place of those that write its bytes.
pub fn merge_stores(f: &mut Function) {
    if f.big_endian {
        return;
    }
    let runs = runs(f);
    if runs.is_empty() {
        return;
    }
    let words: Vec<Word> = {
        let dom = DomTree::compute(f);
        let view = FunctionView::new(f, &dom);
        let words = |(block, run): &(Block, Vec<Part>)| words(&view, *block, run);
        runs.iter().flat_map(words).collect()
    };
    let mut before = Vec::new();
    for word in words {
        before.extend(word.parts.iter().flat_map(|part| &f.insts[part.inst].args));
        rewrite(f, &word);
    }
    drop_unused(f, before);
}

/// Stores of bytes of one number each, which stand one behind the other.
fn runs(f: &Function) -> Vec<(Block, Vec<Part>)> {
    let mut found = Vec::new();
    for &block in &f.layout {
        let insts = &f.blocks[block].insts;
        if insts.iter().filter(|&&inst| is_byte(f, inst)).count() < 2 {
            continue;
        }
        let mut known: SortedMap<Value, Bytes> = SortedMap::new();
        let mut run: Vec<Part> = Vec::new();
        let mut close = |run: &mut Vec<Part>| {
            let run = std::mem::take(run);
            if run.len() > 1 {
                found.push((block, run));
            }
        };
        for &inst in insts {
            let data = &f.insts[inst];
            if let (Some(result), Some(bytes)) = (data.result, of_inst(f, &known, inst)) {
                known.insert(result, bytes);
            }
            if !data.op.is_access() {
                continue;
            }
            let Some(part) = part(f, &known, inst) else {
                close(&mut run);
                continue;
            };
            if run.last().is_some_and(|last| last.of != part.of) {
                close(&mut run);
            }
            run.push(part);
        }
        close(&mut run);
    }
    found
}

/// Whether an instruction writes a byte, once, whenever that is.
fn is_byte(f: &Function, inst: Inst) -> bool {
    let data = &f.insts[inst];
    match (&data.op, &data.args[..]) {
        (Op::Store(access), &[_, value]) => {
            f.values[value].ty == Type::I8 && neighbours::is_plain(*access)
        }
        _ => false,
    }
}

/// What an instruction stores a byte of.
fn part(f: &Function, known: &SortedMap<Value, Bytes>, inst: Inst) -> Option<Part> {
    let &[address, value] = &f.insts[inst].args[..] else {
        return None;
    };
    let bytes = known.get(&value).copied().unwrap_or_else(|| own(f, value));
    match bytes[0] {
        Byte::Of(of, number) if is_byte(f, inst) => Some(Part {
            inst,
            address,
            of,
            number,
        }),
        Byte::Of(..) | Byte::Zero | Byte::Unknown => None,
    }
}

/// The words of a run, if all of it is that: the largest ones that its stores fill in their order.
fn words(view: &FunctionView<'_>, block: Block, run: &[Part]) -> Vec<Word> {
    let mut found = Vec::new();
    let mut rest = run;
    while rest.len() > 1 {
        let word = [8, 4, 2].into_iter().find_map(|count| {
            let parts = rest.get(..count)?;
            let order = order(view, parts)?;
            Some((parts, order))
        });
        let Some((parts, (parts_in_order, order))) = word else {
            rest = &rest[1..];
            continue;
        };
        found.push(Word {
            block,
            parts: parts_in_order,
            order,
        });
        rest = &rest[parts.len()..];
    }
    found
}

/// Stores from that of the lowest byte on, if they are of the low bytes of a number, and their order in memory.
fn order(view: &FunctionView<'_>, parts: &[Part]) -> Option<(Vec<Part>, Order)> {
    let mut sorted = parts.to_vec();
    sorted.sort_by_key(|part| part.number);
    let low = sorted.iter().enumerate().all(|(n, part)| part.number == n);
    let addresses: Vec<Value> = sorted.iter().map(|part| part.address).collect();
    let order = low.then(|| neighbours::order(view, &addresses))??;
    Some((sorted, order))
}

fn rewrite(f: &mut Function, word: &Word) {
    let Word {
        block,
        parts,
        order,
    } = word;
    let (Some(first), Some(end)) = (parts.first(), parts.last()) else {
        return;
    };
    let Some(ty) = Type::int_of_bits(8 * parts.len() as u32) else {
        return;
    };
    let place = |inst: Inst| {
        f.blocks[*block]
            .insts
            .iter()
            .position(|&other| other == inst)
    };
    let Some(last) = parts
        .iter()
        .map(|part| part.inst)
        .max_by_key(|&inst| place(inst))
    else {
        return;
    };
    let span = f.insts[last].span;
    let mut steps = Vec::new();
    if f.values[first.of].ty != ty {
        steps.push(Op::Convert(ConvertOp::Trunc));
    }
    let lowest = match order {
        Order::Upwards => first.address,
        Order::Downwards => {
            steps.push(Op::Unary(UnaryOp::BSwap));
            end.address
        }
    };
    let (mut new, mut value) = (Vec::new(), first.of);
    for op in steps {
        let (step, result) = new_value(f, op, vec![value], ty, span);
        new.push(step);
        value = result;
    }
    let data = &mut f.insts[last];
    (data.op, data.args) = (Op::Store(neighbours::ACCESS), vec![lowest, value]);
    (f.byte_order, f.unaligned) = (true, true);
    let gone: SortedSet<Inst> = parts.iter().map(|part| part.inst).collect();
    let insts = &mut f.blocks[*block].insts;
    insts.retain(|inst| *inst == last || !gone.contains(inst));
    if let Some(at) = insts.iter().position(|&other| other == last) {
        insts.splice(at..at, new);
    }
}
