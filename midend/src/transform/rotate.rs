//! Loops whose test comes first, with the test behind the body, and once before the loop.

use super::copy::{Copies, copy_blocks, replace_in_terminator, replace_outside};
use super::entry::{Right, Transform};
use crate::analysis::loops::LoopData;
use crate::ssa::{Block, BlockCall, Function, Imm, Op, Terminator, Value, ValueDef, eval};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "rotate",
    right: Right::Checked,
    what: "The test of a loop behind its body, and once before it",
    literature: "Muchnick, Advanced Compiler Design and Implementation, 1997, 18.5 (loop inversion)",
};

/// Instructions of a test that is written twice.
const MOST: usize = 12;

/// The blocks of a test and the sides that it decides between.
struct Test {
    header: Block,
    latch: Block,
    cond: Value,
    /// 1 stays in the loop.
    on: bool,
    stays: BlockCall,
    leaves: BlockCall,
}

/// Whether a loop's test can be written twice: it comes first, is the only way out, and only computes.
pub fn is_rotatable(f: &Function, l: &LoopData) -> bool {
    test(f, l).is_some()
}

/// The condition under which an iteration of a loop with such a test is done.
pub fn condition(f: &Function, l: &LoopData) -> Option<Value> {
    test(f, l).map(|test| test.cond)
}

fn test(f: &Function, l: &LoopData) -> Option<Test> {
    let (&[latch], &[(header, _)]) = (&l.latches[..], &l.exits[..]) else {
        return None;
    };
    let data = &f.blocks[header];
    let mut insts = data.insts.iter();
    let all = insts.all(|&inst| !f.insts[inst].op.is_access());
    if header != l.header || header == latch || data.insts.len() > MOST || !all {
        return None;
    }
    let Terminator::Branch {
        cond,
        then,
        otherwise,
    } = &data.terminator
    else {
        return None;
    };
    let on = l.blocks.contains(&then.block);
    let (stays, leaves) = match on {
        true => (then, otherwise),
        false => (otherwise, then),
    };
    Some(Test {
        header,
        latch,
        cond: *cond,
        on,
        stays: stays.clone(),
        leaves: leaves.clone(),
    })
}

/// Rotates a loop whose test can be written twice; others stay as they are. What is said of runs of statements is
/// given up. `entered`: whenever it is come to, there is an iteration.
pub fn rotate(f: &mut Function, l: &LoopData, entered: bool) {
    let Some(test) = test(f, l) else { return };
    f.runs.clear();
    let before: Vec<Block> = f.blocks.keys().collect();
    // The test before the loop, the beginning of an iteration, and the end of the loop.
    let [first, begin, end] = [0; 3].map(|_| copy_blocks(f, &[test.header]));
    let (inside, header) = (&l.blocks, test.header);
    for &from in before.iter().filter(|from| !inside.contains(from)) {
        for edge in f.blocks[from].terminator.edges_mut() {
            if edge.block == header {
                edge.block = first.block(header);
            }
        }
    }
    let decides = |copies: Option<&Copies>| {
        let own = |value: Value| copies.map_or(value, |copies| copies.value(value));
        let args: Vec<Value> = f.blocks[header].params.iter().map(|&p| own(p)).collect();
        let to = |block| BlockCall {
            block,
            args: args.clone(),
        };
        let (stays, leaves) = (to(begin.block(header)), to(end.block(header)));
        let (then, otherwise) = match test.on {
            true => (stays, leaves),
            false => (leaves, stays),
        };
        Terminator::Branch {
            cond: own(test.cond),
            then,
            otherwise,
        }
    };
    let (own, copy) = (decides(None), decides(Some(&first)));
    f.blocks[header].terminator = own;
    f.blocks[first.block(header)].terminator = copy;
    for (copies, to) in [(&begin, &test.stays), (&end, &test.leaves)] {
        f.blocks[copies.block(header)].terminator = Terminator::Jump(BlockCall {
            block: to.block,
            args: to.args.iter().map(|&arg| copies.value(arg)).collect(),
        });
    }
    for &block in before.iter().filter(|block| **block != header) {
        let copies = if inside.contains(&block) {
            &begin
        } else {
            &end
        };
        for inst in f.blocks[block].insts.clone() {
            for arg in &mut f.insts[inst].args {
                *arg = copies.value(*arg);
            }
        }
        replace_in_terminator(
            &mut f.blocks[block].terminator,
            |_| true,
            |v| copies.value(v),
        );
    }
    name_anew(f, l, (&begin, &end));
    substitute(f, header, test.latch);
    if let [from] = entries(f, first.block(header))[..] {
        substitute(f, first.block(header), from);
    }
    settle(f, first.block(header), test.on, entered);
}

/// The blocks with edges to a block, as often as they have some.
fn entries(f: &Function, to: Block) -> Vec<Block> {
    let all = f.blocks.iter();
    let edges = all.flat_map(|(from, data)| data.terminator.edges().map(move |e| (from, e.block)));
    edges
        .filter(|(_, block)| *block == to)
        .map(|(from, _)| from)
        .collect()
}

/// What sites say of values of the test, where it is now.
fn name_anew(f: &mut Function, l: &LoopData, (begin, end): (&Copies, &Copies)) {
    for site in f.sites.values_mut() {
        let own = site.header == l.header;
        let copies = match l.blocks.contains(&site.header) {
            true if !own => begin,
            _ => end,
        };
        for (_, value) in &mut site.exit {
            *value = copies.value(*value);
        }
        if own {
            site.header = begin.block(site.header);
            for (value, _) in &mut site.phis {
                *value = begin.value(*value);
            }
        } else {
            for (_, value) in &mut site.entry {
                *value = copies.value(*value);
            }
        }
    }
}

/// Gives the parameters of a block that is entered from one other block what that hands on.
fn substitute(f: &mut Function, block: Block, from: Block) {
    let mut args = Vec::new();
    for edge in f.blocks[from].terminator.edges_mut() {
        if edge.block == block {
            args = std::mem::take(&mut edge.args);
        }
    }
    let params = std::mem::take(&mut f.blocks[block].params);
    let given: SortedMap<Value, Value> = params.into_iter().zip(args).collect();
    let with = |value: Value| given.get(&value).copied().unwrap_or(value);
    replace_outside(f, &SortedSet::new(), with);
}

/// Takes the branch of a test away that is known to come out for the loop.
fn settle(f: &mut Function, block: Block, on: bool, entered: bool) {
    let Terminator::Branch {
        cond,
        then,
        otherwise,
    } = &f.blocks[block].terminator
    else {
        return;
    };
    if entered || compared(f, *cond) == Some(on) {
        let goes = if on { then } else { otherwise };
        f.blocks[block].terminator = Terminator::Jump(goes.clone());
    }
}

/// How a comparison of integer constants comes out.
fn compared(f: &Function, cond: Value) -> Option<bool> {
    let ValueDef::Result(inst) = f.values[cond].def else {
        return None;
    };
    let data = &f.insts[inst];
    let (Op::ICmp(cc), &[a, b]) = (&data.op, &data.args[..]) else {
        return None;
    };
    let ty = f.values[a].ty;
    let number = |value: Value| Some(eval::imm(ty, Imm::Int(f.constant(value)?)));
    Some(eval::icmp(*cc, ty, number(a)?, number(b)?))
}
