//! One load where both ways of a branch read one place, or one way reads it and the other one writes it.
//!
//! What one way reads before it writes anything, and the other one reads likewise or stores, is read before they part:
//! lanes of both share the load, it needs no mask, and it does not wait for what the other way stores. Nothing is read
//! that the program would not have accessed.

use super::copy::new_value;
use super::entry::{Right, Transform};
use super::rematerialize::Before;
use super::reuse::reuse;
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::analysis::loops::LoopForest;
use crate::options::Optimization;
use crate::ssa::{Access, Block, Function, Inst, InstData, Op, Terminator, Type, Value};
use frontend::sorted::SortedMap;

/// The row. Statements of straight-line code keep what they read: it runs on loops alone.
pub const TRANSFORM: Transform = Transform {
    name: "hoist",
    right: Right::Stores(Optimization::Reuse, |f, _| hoist(f)),
    what: "One load before the ways of control that read one place",
    literature: "Cytron, Lowry and Zadeck, Code Motion of Control Structures in High-Level Languages, 1986",
};

/// What was read before one branch may be read before another one so often.
const MAX_ROUNDS: usize = 8;

/// Moves loads before branches, in place.
pub fn hoist(f: &mut Function) {
    for _ in 0..MAX_ROUNDS {
        if !hoist_once(f) {
            break;
        }
        // What was read is known where it was read again.
        reuse(f);
    }
}

/// Reads before branches what both ways read, or one reads and one writes. Whether there was anything.
fn hoist_once(f: &mut Function) -> bool {
    let dom = DomTree::compute(f);
    let mut numbers = ValueNumbers::default();
    let mut blocks = SortedMap::new();
    let mut entered: SortedMap<Block, u32> = SortedMap::new();
    for &block in dom.rpo() {
        let params = f.blocks[block].params.iter().map(|&param| (param, block));
        blocks.extend(params);
        for &inst in &f.blocks[block].insts {
            numbers.see(f, inst);
            blocks.extend(f.insts[inst].result.map(|result| (result, block)));
        }
        for edge in f.blocks[block].terminator.edges() {
            *entered.entry(edge.block).or_default() += 1;
        }
    }
    let forest = LoopForest::compute(f, &dom);
    // What is read behind a loop is not read in it.
    let behind = |block: Block, from: Block| {
        entered.get(&block) == Some(&1) && forest.innermost(block) == forest.innermost(from)
    };
    let order: Vec<Block> = dom.rpo().to_vec();
    let mut found = false;
    for &block in order.iter().rev() {
        let Terminator::Branch {
            then, otherwise, ..
        } = &f.blocks[block].terminator
        else {
            continue;
        };
        let (then, otherwise) = (then.block, otherwise.block);
        if !(behind(then, block) && behind(otherwise, block)) {
            continue;
        }
        for (load, place) in shared(f, &numbers, [then, otherwise]) {
            let mut before = Before {
                f,
                numbers: &numbers,
                dom: &dom,
                blocks: &blocks,
                block,
                insts: Vec::new(),
            };
            let Some(address) = before.value(place.0) else {
                continue;
            };
            let mut insts = before.insts;
            let InstData { op, span, .. } = f.insts[load].clone();
            let (inst, _) = new_value(f, op, vec![address], place.1, span);
            insts.push(inst);
            f.blocks[block].insts.extend(insts);
            found = true;
        }
    }
    found
}

/// A place that is read: the number of its address, and the type.
type Place = (Value, Type);

/// What one of two blocks reads first and the other one reads first too, or stores, each once.
fn shared(f: &Function, numbers: &ValueNumbers, ways: [Block; 2]) -> Vec<(Inst, Place)> {
    let [one, other] = ways.map(|way| {
        let (loads, stores) = (loads(f, numbers, way), stores(f, numbers, way));
        (loads.clone(), [loads, stores].concat())
    });
    let mut found: Vec<(Inst, Place)> = Vec::new();
    for (loads, others) in [(one.0, other.1), (other.0, one.1)] {
        for (load, place) in loads {
            // Of two types at one place, what is known of the one says nothing of the other.
            let alike = |inst: Inst| access(f, inst) == access(f, load);
            let also = others
                .iter()
                .any(|&(inst, other)| other == place && alike(inst));
            if also && found.iter().all(|(_, known)| *known != place) {
                found.push((load, place));
            }
        }
    }
    found
}

fn access(f: &Function, inst: Inst) -> Option<Access> {
    match f.insts[inst].op {
        Op::Load(access) | Op::Store(access) => Some(access),
        _ => None,
    }
}

/// What a block surely stores before anything is called that may not come back.
fn stores(f: &Function, numbers: &ValueNumbers, block: Block) -> Vec<(Inst, Place)> {
    let mut found = Vec::new();
    for &inst in &f.blocks[block].insts {
        let data = &f.insts[inst];
        match (&data.op, data.args.as_slice()) {
            (Op::Store(access), &[address, value]) if !access.volatile => {
                found.push((inst, (numbers.of(address), f.values[value].ty)));
            }
            (Op::Load(access), _) if !access.volatile => {}
            (Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_), _) => {
                break;
            }
            _ => {}
        }
    }
    found
}

/// What a block surely reads before anything is written or called.
fn loads(f: &Function, numbers: &ValueNumbers, block: Block) -> Vec<(Inst, Place)> {
    let mut found: Vec<(Inst, Place)> = Vec::new();
    for &inst in &f.blocks[block].insts {
        let data = &f.insts[inst];
        match (&data.op, data.args.as_slice(), data.result) {
            (Op::Load(access), &[address], Some(result)) if !access.volatile => {
                let place = (numbers.of(address), f.values[result].ty);
                if found.iter().all(|(_, known)| *known != place) {
                    found.push((inst, place));
                }
            }
            (Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_), ..) => {
                break;
            }
            _ => {}
        }
    }
    found
}
