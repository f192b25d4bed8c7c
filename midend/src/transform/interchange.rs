//! Two loops that change places.

use super::before_loop::{block_on_edges, carried};
use super::copy::{new_value, replace_outside};
use super::entry::{Right, Transform};
use crate::analysis::interchange::{Counted, Interchange};
use crate::ssa::{
    Block, BlockCall, BlockData, Function, Inst, Op, Terminator, Value, ValueDef, Var,
};
use frontend::sorted::SortedSet;
use std::mem::take;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "interchange",
    right: Right::Checked,
    what: "Two loops that change places",
    literature: "Allen and Kennedy, Automatic Loop Interchange, 1984",
};

/// A function two of whose loops have changed places.
#[derive(Clone, Debug, PartialEq)]
pub struct Interchanged {
    /// The function. The site of the loop around is that of the loop over columns now. Behind the loops, counters are
    /// not what they are in the program.
    pub function: Function,
    /// Header parameters of the loop over columns: with which row it begins, and with what the test of the loop over
    /// rows compares. They are the same in all columns.
    pub strip: Option<[Value; 2]>,
}

/// Lets two loops change places. What comes of it does the same as the function if columns do not depend on each
/// other. `in_strips`: a client may have columns go over some of the rows only; `None`: that cannot be.
pub fn interchange(f: &Function, of: &Interchange, in_strips: bool) -> Option<Interchanged> {
    let mut function = f.clone();
    let f = &mut function;
    let (rows, columns) = (of.rows, of.columns);
    let inside: SortedSet<Block> = of.blocks.iter().copied().collect();
    let row = Decision::of(f, rows.header, |block| inside.contains(&block))?;
    let behind = |block: Block| block == rows.header || of.after.contains(&block);
    let column = Decision::of(f, columns.header, |block| !behind(block))?;
    f.runs.clear();
    let before = block_on_edges(f, |from, to| !inside.contains(&from) && to == rows.header);
    move_steps(f, of, before, column.stays.block);
    let params = take(&mut f.blocks[rows.header].params);
    change_names(f, of);
    let strip = match in_strips {
        true => Some(strip(f, of, row.cond)?),
        false => None,
    };
    let with = |value: Value| match value {
        _ if value == rows.phi => rows.start,
        _ if params.contains(&value) => columns.phi,
        _ => value,
    };
    replace_outside(f, &inside, with);
    // Where what goes.
    let to = |block: Block, args: Vec<Value>| BlockCall { block, args };
    let end = f.blocks.push(BlockData::default());
    f.layout.push(end);
    let (handed, bounds) = match strip {
        Some(bounds) => (bounds.to_vec(), vec![rows.start, of.trip.bound]),
        None => Default::default(),
    };
    let first_row = strip.map_or(rows.start, |[first, _]| first);
    let next = stepped(f, columns, end);
    let again = to(rows.header, [vec![next], handed].concat());
    f.blocks[end].terminator = Terminator::Jump(again);
    let begin = to(rows.header, [vec![columns.start], bounds].concat());
    f.blocks[before].terminator = Terminator::Jump(begin);
    let out = row.leaves.args.iter().map(|&arg| with(arg)).collect();
    let out = to(row.leaves.block, out);
    let inner = to(columns.header, vec![first_row]);
    f.blocks[rows.header].terminator = column.decide(inner, out);
    f.blocks[columns.header].terminator = row.decide(column.stays, to(end, Vec::new()));
    let next = stepped(f, rows, columns.latch);
    let again = to(columns.header, vec![next]);
    f.blocks[columns.latch].terminator = Terminator::Jump(again);
    Some(Interchanged { function, strip })
}

/// What a header decides.
#[derive(Clone)]
struct Decision {
    cond: Value,
    /// 1 stays in the loop.
    on: bool,
    stays: BlockCall,
    leaves: BlockCall,
}

impl Decision {
    fn of(f: &Function, header: Block, stays: impl Fn(Block) -> bool) -> Option<Decision> {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = &f.blocks[header].terminator
        else {
            return None;
        };
        let on = stays(then.block);
        let [yes, no] = [then.clone(), otherwise.clone()];
        let (stays, leaves) = if on { (yes, no) } else { (no, yes) };
        Some(Decision {
            cond: *cond,
            on,
            stays,
            leaves,
        })
    }

    /// The same decision between others.
    fn decide(&self, stays: BlockCall, leaves: BlockCall) -> Terminator {
        let (then, otherwise) = match self.on {
            true => (stays, leaves),
            false => (leaves, stays),
        };
        Terminator::Branch {
            cond: self.cond,
            then,
            otherwise,
        }
    }
}

/// Gives each header the other one's test, does before both what is the same in all rows, and at the beginning of the
/// body what is done once for each row.
fn move_steps(f: &mut Function, of: &Interchange, before: Block, body: Block) {
    let same: SortedSet<Inst> = of.same.iter().copied().collect();
    for &block in &of.blocks {
        f.blocks[block].insts.retain(|inst| !same.contains(inst));
    }
    f.blocks[before].insts.extend(&of.same);
    let [rows, columns] = [of.rows.header, of.columns.header];
    let test = take(&mut f.blocks[rows].insts);
    let test = std::mem::replace(&mut f.blocks[columns].insts, test);
    f.blocks[rows].insts = test;
    let mut early: Vec<Inst> = Vec::new();
    for &block in &of.before {
        early.append(&mut f.blocks[block].insts);
    }
    f.blocks[body].insts.splice(0..0, early);
    for &block in of.before.iter().chain(&of.after) {
        f.blocks[block] = BlockData::default();
    }
    let between = |block: &Block| of.before.contains(block) || of.after.contains(block);
    f.layout.retain(|block| !between(block));
}

/// Gives each header the other one's counter.
fn change_names(f: &mut Function, of: &Interchange) {
    let (rows, columns) = (of.rows, of.columns);
    let mut phis = [rows, columns].map(|of| {
        let all = take(&mut f.sites[of.site].phis);
        let own = all.into_iter().filter(|(value, _)| *value == of.phi);
        own.collect::<Vec<_>>()
    });
    phis.reverse();
    let changed = [(rows, columns.phi), (columns, rows.phi)];
    for ((of, phi), phis) in changed.into_iter().zip(phis) {
        f.blocks[of.header].params = vec![phi];
        f.values[phi].def = ValueDef::Param(of.header, 0);
        f.sites[of.site].phis = phis;
    }
    // Neither counter has its first value before both loops.
    let sites = [rows.site, columns.site];
    let counters = sites.iter().flat_map(|&site| f.sites[site].phis.clone());
    let counters: SortedSet<Var> = counters.map(|(_, var)| var).collect();
    let entry = &mut f.sites[rows.site].entry;
    entry.retain(|(var, _)| !counters.contains(var));
    f.sites[columns.site].entry.clear();
}

/// Lets the loop over columns hand on with which row it begins and where it ends.
fn strip(f: &mut Function, of: &Interchange, test: Value) -> Option<[Value; 2]> {
    let (bound, site) = (of.trip.bound, of.rows.site);
    let ValueDef::Result(test) = f.values[test].def else {
        return None;
    };
    let tested = f.insts[test].args.clone();
    let counter = tested.iter().position(|&arg| arg == of.rows.phi)?;
    let late = |value: Value| match f.values[value].def {
        ValueDef::Result(inst) => f.blocks[of.columns.header].insts.contains(&inst),
        ValueDef::Param(..) => false,
    };
    if tested.len() != 2 || tested[1 - counter] != bound || late(bound) {
        return None;
    }
    let [first, last] = [of.rows.phi, bound].map(|like| {
        let ty = f.values[like].ty;
        carried(f, site, ty).0
    });
    f.insts[test].args[1 - counter] = last;
    // The rows of a strip come nearer to its end.
    let cc = of.trip.cc;
    f.insts[test].op = Op::ICmp(if counter == 0 { cc } else { cc.swapped() });
    Some([first, last])
}

/// The counter's value in the next iteration, computed at the end of a block.
fn stepped(f: &mut Function, of: Counted, block: Block) -> Value {
    let step = f.insts[of.step].clone();
    let mut args = vec![of.phi];
    for &by in &step.args[1..] {
        let ValueDef::Result(number) = f.values[by].def else {
            args.push(by);
            continue;
        };
        let data = f.insts[number].clone();
        let (inst, value) = new_value(f, data.op, data.args, f.values[by].ty, data.span);
        f.blocks[block].insts.push(inst);
        args.push(value);
    }
    let ty = f.values[of.phi].ty;
    let (inst, value) = new_value(f, step.op, args, ty, step.span);
    f.blocks[block].insts.push(inst);
    value
}
