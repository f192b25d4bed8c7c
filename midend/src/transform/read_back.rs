//! Values that a loop stores, read back where it uses them behind the store.
//!
//! [`super::reuse`], the other way round: what stands behind the store then needs nothing of what made the
//! value but memory, and can be a loop of its own.

use super::copy::{new_value, replace_in_terminator};
use super::entry::{Right, Transform};
use crate::analysis::dominators::DomTree;
use crate::analysis::loops::LoopData;
use crate::ssa::{Access, Block, Function, Inst, Op, Value, ValueDef};
use frontend::sorted::SortedMap;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "read-back",
    right: Right::Checked,
    what: "Values that a loop stores, read back where it uses them behind the store",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987",
};

/// Reads back what a loop computes and stores, and uses behind the store. None if there is nothing such.
/// What the next iteration is given, and what is used behind the loop, stay values.
pub fn read_back(f: &Function, dom: &DomTree, of: &LoopData) -> Option<Function> {
    let mut made = f.clone();
    let mut found = false;
    let mut blocks = SortedMap::new();
    for &block in &of.blocks {
        let insts = f.blocks[block].insts.iter();
        blocks.extend(insts.map(|&inst| (inst, block)));
    }
    for (&store, &block) in &blocks {
        let (Op::Store(access), &[address, value]) = (&f.insts[store].op, &f.insts[store].args[..])
        else {
            continue;
        };
        let computed = match f.values[value].def {
            ValueDef::Result(inst) => {
                blocks.contains_key(&inst) && !matches!(f.insts[inst].op, Op::Load(_))
            }
            ValueDef::Param(..) => false,
        };
        if access.volatile || !computed {
            continue;
        }
        let (ty, span) = (f.values[value].ty, f.insts[store].span);
        let access = Access { ..*access };
        let (load, read) = new_value(&mut made, Op::Load(access), vec![address], ty, span);
        let behind = Behind {
            dom,
            of,
            block,
            store,
        };
        if behind.replace(&mut made, value, read) {
            let insts = &mut made.blocks[block].insts;
            let at = insts.iter().position(|&inst| inst == store)?;
            insts.insert(at + 1, load);
            found = true;
        }
    }
    found.then_some(made)
}

/// What of a loop is only done when a store has been.
struct Behind<'a> {
    dom: &'a DomTree,
    of: &'a LoopData,
    block: Block,
    store: Inst,
}

impl Behind<'_> {
    /// Puts another value in the place of one. Whether it was used.
    fn replace(&self, f: &mut Function, value: Value, with: Value) -> bool {
        let mut used = false;
        let mut other = |one: Value| match one == value {
            true => {
                used = true;
                with
            }
            false => one,
        };
        let after = |block: &&Block| self.dom.dominates(self.block, **block);
        for &block in self.of.blocks.iter().filter(after) {
            let insts = f.blocks[block].insts.clone();
            let first = match block == self.block {
                true => insts.iter().position(|&inst| inst == self.store),
                false => None,
            };
            let first = first.map_or(0, |store| store + 1);
            for &inst in &insts[first..] {
                for arg in &mut f.insts[inst].args {
                    *arg = other(*arg);
                }
            }
            let stays = |to: Block| to != self.of.header && self.of.blocks.contains(&to);
            replace_in_terminator(&mut f.blocks[block].terminator, stays, &mut other);
        }
        used
    }
}
