//! Bytes that are read one by one and put together with shifts, as one load.
//!
//! That is how C reads a number of a certain byte order from anywhere, since no pointer to a larger type may point there.
//! What is put together is seen from the bytes of the result, in whatever way it is written; all is in one block,
//! in which nothing writes memory in between.

use super::bytes::{Byte, Bytes, of_inst};
use super::copy::new_value;
use super::dead_code::{count_uses, drop_unused};
use super::entry::{Right, Transform};
use super::neighbours::{self, Order};
use crate::analysis::dominators::DomTree;
use crate::analysis::function_view::FunctionView;
use crate::options::Optimization;
use crate::ssa::{BinaryOp, Block, ConvertOp, Function, Inst, Op, Type, UnaryOp, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "merge-loads",
    right: Right::Values(Optimization::AccessMerging, |f, _| merge_loads(f)),
    what: "Bytes that are read one by one and put together, as one load",
    literature: "LLVM's DAGCombiner and AggressiveInstCombine (load combining)",
};

/// Bytes that an instruction puts together.
#[derive(Clone, Debug)]
struct Word {
    block: Block,
    inst: Inst,
    /// The addresses of its bytes, from the lowest; those above are 0.
    addresses: Vec<Value>,
    order: Order,
}

/// Puts one load in the place of those that read its bytes.
pub fn merge_loads(f: &mut Function) {
    let blocks: Vec<Block> = f
        .layout
        .iter()
        .copied()
        .filter(|&b| may_merge(f, b))
        .collect();
    if f.big_endian || blocks.is_empty() {
        return;
    }
    let words: Vec<Word> = {
        let dom = DomTree::compute(f);
        let view = FunctionView::new(f, &dom);
        let uses = count_uses(f);
        let words = |block| words(&view, &uses, block);
        blocks.into_iter().flat_map(words).collect()
    };
    let mut before = Vec::new();
    for word in words {
        before.append(&mut f.insts[word.inst].args);
        rewrite(f, &word);
    }
    if !before.is_empty() {
        drop_unused(f, before);
    }
}

/// Whether a block reads several bytes, and shifts.
fn may_merge(f: &Function, block: Block) -> bool {
    let insts = &f.blocks[block].insts;
    let shifts = |inst: &&Inst| matches!(f.insts[**inst].op, Op::Binary(BinaryOp::Shl, _));
    insts.iter().filter(|&&inst| is_byte(f, inst)).count() > 1 && insts.iter().any(|i| shifts(&i))
}

/// The words of a block, none of which is part of another one, or of what has more bytes of the same line in it: three
/// bytes are read as three.
fn words(view: &FunctionView<'_>, uses: &SecondaryMap<Value, u32>, block: Block) -> Vec<Word> {
    let f = view.f;
    let insts = &f.blocks[block].insts;
    let mut known: SortedMap<Value, Bytes> = SortedMap::new();
    for &inst in insts {
        if let (Some(result), Some(bytes)) = (f.insts[inst].result, of_inst(f, &known, inst)) {
            known.insert(result, bytes);
        }
    }
    // How many instructions up to each of them write memory.
    let mut writes = 0;
    let mut place: SortedMap<Inst, u32> = SortedMap::new();
    for &inst in insts {
        writes += u32::from(may_write(&f.insts[inst].op));
        place.insert(inst, writes);
    }
    let mut found = Vec::new();
    let mut taken: SortedSet<Inst> = SortedSet::new();
    let mut odd: SortedMap<Inst, usize> = SortedMap::new();
    for &inst in insts.iter().rev() {
        let bytes = f.insts[inst].result.and_then(|result| known.get(&result));
        let loads = bytes.map(|bytes| loads(f, bytes)).unwrap_or_default();
        if loads.len() < 2 {
            continue;
        }
        let address = |load: &Inst| f.insts[*load].args[0];
        let addresses: Vec<Value> = loads.iter().map(address).collect();
        let is_free = |load: &Inst| {
            let more = odd.get(load).is_some_and(|&count| count > loads.len());
            !more && !taken.contains(load)
        };
        if bytes.is_some_and(|bytes| is_word(bytes, loads.len()))
            && ends(&f.insts[inst].op)
            && loads.iter().all(is_free)
            && loads.iter().all(|load| place.get(load) == place.get(&inst))
            && is_tree(f, uses, inst, &loads)
            && let Some(order) = neighbours::order(view, &addresses)
        {
            found.push(Word {
                block,
                inst,
                addresses,
                order,
            });
            taken.extend(loads);
        } else if !is_count(loads.len()) && neighbours::are_along(view, &addresses) {
            for load in loads.iter().copied() {
                let count = odd.entry(load).or_default();
                *count = loads.len().max(*count);
            }
        }
    }
    found
}

/// Whether an instruction reads a byte, once, whenever that is.
fn is_byte(f: &Function, inst: Inst) -> bool {
    let data = &f.insts[inst];
    match data.op {
        Op::Load(access) => {
            let ty = data.result.map(|result| f.values[result].ty);
            ty == Some(Type::I8) && neighbours::is_plain(access)
        }
        _ => false,
    }
}

fn may_write(op: &Op) -> bool {
    match op {
        Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => true,
        Op::Load(access) => access.volatile,
        _ => false,
    }
}

/// Whether what is put together may end with such an operation.
fn ends(op: &Op) -> bool {
    is_step(op) && !matches!(op, Op::Binary(BinaryOp::And, _))
}

/// Whether an operation only moves bytes.
fn is_step(op: &Op) -> bool {
    match op {
        Op::Binary(op, _) => matches!(
            op,
            BinaryOp::And
                | BinaryOp::Or
                | BinaryOp::Xor
                | BinaryOp::Add
                | BinaryOp::Shl
                | BinaryOp::LShr
                | BinaryOp::AShr
        ),
        Op::Convert(op) => matches!(op, ConvertOp::ZExt | ConvertOp::SExt | ConvertOp::Trunc),
        _ => false,
    }
}

/// Loads of single bytes that are bytes of a value, from the lowest.
fn loads(f: &Function, bytes: &Bytes) -> Vec<Inst> {
    let load = |byte: &Byte| match *byte {
        Byte::Of(value, 0) => match f.values[value].def {
            ValueDef::Result(inst) if is_byte(f, inst) => Some(inst),
            ValueDef::Result(_) | ValueDef::Param(..) => None,
        },
        Byte::Of(..) | Byte::Zero | Byte::Unknown => None,
    };
    bytes.iter().filter_map(load).collect()
}

/// Whether bytes of which so many are loads are these, of a number of two, four or eight bytes, and zeros above them.
fn is_word(bytes: &Bytes, loads: usize) -> bool {
    let zeros = bytes.iter().rev().take_while(|&&byte| byte == Byte::Zero);
    is_count(loads) && zeros.count() + loads == bytes.len()
}

/// Whether an integer has so many bytes.
fn is_count(bytes: usize) -> bool {
    matches!(bytes, 2 | 4 | 8)
}

/// Whether an instruction puts loads together, each once, of which nothing else is needed.
fn is_tree(f: &Function, uses: &SecondaryMap<Value, u32>, root: Inst, loads: &[Inst]) -> bool {
    let mut open = vec![root];
    let mut read = 0;
    while let Some(inst) = open.pop() {
        let data = &f.insts[inst];
        if inst != root && data.result.is_none_or(|result| uses[result] != 1) {
            return false;
        }
        if loads.contains(&inst) {
            read += 1;
            continue;
        }
        if !is_step(&data.op) {
            return false;
        }
        for &arg in &data.args {
            match f.values[arg].def {
                _ if f.constant(arg).is_some() => {}
                ValueDef::Result(inst) => open.push(inst),
                ValueDef::Param(..) => return false,
            }
        }
    }
    read == loads.len()
}

fn rewrite(f: &mut Function, word: &Word) {
    let &Word {
        block, inst, order, ..
    } = word;
    let Some(part) = Type::int_of_bits(8 * word.addresses.len() as u32) else {
        return;
    };
    let span = f.insts[inst].span;
    let whole = f.insts[inst].result.map(|result| f.values[result].ty);
    let mut steps = vec![Op::Load(neighbours::ACCESS)];
    if order == Order::Downwards {
        steps.push(Op::Unary(UnaryOp::BSwap));
    }
    if whole != Some(part) {
        steps.push(Op::Convert(ConvertOp::ZExt));
    }
    let lowest = match order {
        Order::Upwards => word.addresses.first(),
        Order::Downwards => word.addresses.last(),
    };
    let (Some(&lowest), Some(last)) = (lowest, steps.pop()) else {
        return;
    };
    let (mut new, mut arg) = (Vec::new(), lowest);
    for op in steps {
        let (step, value) = new_value(f, op, vec![arg], part, span);
        new.push(step);
        arg = value;
    }
    let data = &mut f.insts[inst];
    (data.op, data.args) = (last, vec![arg]);
    (f.byte_order, f.unaligned) = (true, true);
    let insts = &mut f.blocks[block].insts;
    if let Some(at) = insts.iter().position(|&other| other == inst) {
        insts.splice(at..at, new);
    }
}
