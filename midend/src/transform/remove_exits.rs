//! A loop without the exits that do not count it.

use super::copy::new_value;
use super::entry::{Right, Transform};
use crate::analysis::removable_exits::RemovableExits;
use crate::ssa::{
    BinaryOp, Block, BlockCall, BlockData, Function, Imm, IntCC, Op, Overflow, Terminator, Type,
    Value, ValueData, ValueDef, VarInfo,
};
use frontend::sorted::SortedSet;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "remove-exits",
    right: Right::Checked,
    what: "A loop without the exits that do not count it",
    literature: "Tian, Saito, Preis, Garcia, Kozhukhov, Masten, Cherkasov and Panchenko, Practical SIMD \
                 Vectorization Techniques for Intel Xeon Phi Coprocessors, 2013",
};

/// Iterations after which a loop that nothing counts is left to the original: no counter of 32 bits comes
/// to its end in them twice, and nobody sees the difference.
pub const ENDLESS: i64 = 1 << 31;

/// Takes exits of a loop away. What comes of it does the same as the function as long as none of them would
/// be taken; the loop's site says which these are.
pub fn remove_exits(f: &Function, of: &RemovableExits) -> Function {
    let mut f = f.clone();
    for exit in of.exits.iter().chain(&of.counted) {
        let terminator = std::mem::take(&mut f.blocks[exit.block].terminator);
        f.blocks[exit.block].terminator = match (terminator, exit.on) {
            (Terminator::Branch { otherwise, .. }, true) => Terminator::Jump(otherwise),
            (Terminator::Branch { then, .. }, false) => Terminator::Jump(then),
            (other, _) => other,
        };
    }
    if of.endless {
        count(&mut f, of);
    }
    forget_unreachable(&mut f);
    f.sites[of.site].removed_exits = of.exits.clone();
    f.sites[of.site].counted_exits = of.counted.clone();
    f
}

/// Gives a loop without exits a counter, and an exit by it.
fn count(f: &mut Function, of: &RemovableExits) {
    let header = f.sites[of.site].header;
    let span = f.sites[of.site].span;
    let Some(entry) = f.blocks.keys().next() else {
        return;
    };
    let constant = |f: &mut Function, number: i64| {
        let op = Op::Const(Imm::Int(number));
        let (inst, value) = new_value(f, op, Vec::new(), Type::I64, span);
        f.blocks[entry].insts.insert(0, inst);
        value
    };
    let [zero, one, most] = [0, 1, ENDLESS].map(|number| constant(f, number));
    let number = f.blocks[header].params.len() as u32;
    let counter = f.values.push(ValueData {
        ty: Type::I64,
        def: ValueDef::Param(header, number),
        hint: None,
        within: None,
    });
    f.blocks[header].params.push(counter);
    // It stands for no variable.
    let none = f.vars.push(VarInfo::default());
    f.sites[of.site].phis.push((counter, none));
    let sum = Op::Binary(BinaryOp::Add, Overflow::Wraps);
    let (add, next) = new_value(f, sum, vec![counter, one], Type::I64, span);
    let (test, more) = new_value(f, Op::ICmp(IntCC::Ult), vec![next, most], Type::I1, span);
    f.blocks[of.latch].insts.extend([add, test]);
    let froms: Vec<Block> = f.blocks.keys().collect();
    for from in froms {
        let given: Value = if from == of.latch { next } else { zero };
        for edge in f.blocks[from].terminator.edges_mut() {
            if edge.block == header {
                edge.args.push(given);
            }
        }
    }
    let end = f.blocks.push(BlockData::default());
    f.layout.push(end);
    if let Terminator::Jump(back) = f.blocks[of.latch].terminator.clone() {
        f.blocks[of.latch].terminator = Terminator::Branch {
            cond: more,
            then: back,
            otherwise: BlockCall {
                block: end,
                args: Vec::new(),
            },
        };
    }
}

/// Empties blocks that control does not come to any more.
fn forget_unreachable(f: &mut Function) {
    let mut open: Vec<Block> = f.blocks.keys().next().into_iter().collect();
    let mut reached: SortedSet<Block> = open.iter().copied().collect();
    while let Some(block) = open.pop() {
        for edge in f.blocks[block].terminator.edges() {
            if reached.insert(edge.block) {
                open.push(edge.block);
            }
        }
    }
    let gone: Vec<Block> = f.blocks.keys().filter(|b| !reached.contains(b)).collect();
    for block in gone {
        f.blocks[block].insts.clear();
        f.blocks[block].terminator = Terminator::Unreachable;
    }
}
