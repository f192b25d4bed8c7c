//! What nothing needs any more, taken out of some blocks of a function.

use crate::ssa::{Access, Block, BlockCall, Function, Inst, Op, Value, ValueDef};
use cranelift_entity::{EntitySet, SecondaryMap};
use frontend::sorted::{SortedMap, SortedSet};

/// Takes instructions and block parameters out of blocks that no effect, decision or other block
/// needs. What is said of loops is true after it: parameters that are gone are in no site.
pub(super) fn sweep(f: &mut Function, blocks: &SortedSet<Block>) {
    let needed = needed(f, blocks);
    let is_needed = |value: &Value| needed.contains(*value);
    for &block in blocks {
        let stays = |f: &Function, inst: &Inst| {
            has_effect(&f.insts[*inst].op) || f.insts[*inst].result.is_some_and(|r| is_needed(&r))
        };
        let mut insts = std::mem::take(&mut f.blocks[block].insts);
        insts.retain(|inst| stays(f, inst));
        f.blocks[block].insts = insts;
        let params = f.blocks[block].params.clone();
        if params.iter().all(is_needed) {
            continue;
        }
        let stays: Vec<bool> = params.iter().map(is_needed).collect();
        retain(&mut f.blocks[block].params, &stays);
        for (n, param) in f.blocks[block].params.clone().into_iter().enumerate() {
            f.values[param].def = ValueDef::Param(block, n as u32);
        }
        for data in f.blocks.values_mut() {
            for edge in data.terminator.edges_mut() {
                if edge.block == block {
                    retain(&mut edge.args, &stays);
                }
            }
        }
    }
    for site in f.sites.values_mut() {
        let (values, header) = (&f.values, site.header);
        let params = &f.blocks[header].params;
        if blocks.contains(&header) {
            site.phis.retain(|(phi, _)| params.contains(phi));
        }
        site.exit.retain(|(_, value)| match values[*value].def {
            ValueDef::Param(block, _) => !blocks.contains(&block) || is_needed(value),
            ValueDef::Result(_) => true,
        });
    }
}

fn retain(list: &mut Vec<Value>, stays: &[bool]) {
    let mut each = stays.iter();
    list.retain(|_| each.next().copied().unwrap_or(true));
}

/// How often each value is needed by what stands in blocks, or is named.
pub(super) fn count_uses(f: &Function) -> SecondaryMap<Value, u32> {
    let mut uses: SecondaryMap<Value, u32> = SecondaryMap::new();
    let mut count = |value: Value| uses[value] += 1;
    for data in f.blocks.values() {
        let args = data.insts.iter().flat_map(|&inst| &f.insts[inst].args);
        args.copied().for_each(&mut count);
        for edge in data.terminator.edges() {
            edge.args.iter().copied().for_each(&mut count);
        }
        data.terminator
            .value()
            .into_iter()
            .copied()
            .for_each(&mut count);
    }
    for site in f.sites.values() {
        let named = site.entry.iter().chain(&site.exit);
        named.for_each(|(_, value)| count(*value));
    }
    let named = f.runs.iter().flat_map(|run| run.named());
    named.for_each(|(_, value)| count(value));
    f.claims.iter().for_each(|claim| count(claim.value));
    uses
}

/// Drops what made these values, if nothing else needs it.
pub(super) fn drop_unused(f: &mut Function, mut open: Vec<Value>) {
    let mut uses = count_uses(f);
    // What stands in no block any more has nothing to drop.
    let mut standing: EntitySet<Inst> = EntitySet::new();
    for data in f.blocks.values() {
        standing.extend(data.insts.iter().copied());
    }
    let mut dropped = SortedSet::new();
    while let Some(value) = open.pop() {
        let ValueDef::Result(inst) = f.values[value].def else {
            continue;
        };
        let data = &mut f.insts[inst];
        let stays = uses[value] > 0 || has_effect(&data.op);
        if stays || !standing.contains(inst) || !dropped.insert(inst) {
            continue;
        }
        data.op = Op::Undef;
        for arg in std::mem::take(&mut data.args) {
            uses[arg] -= 1;
            open.push(arg);
        }
    }
    for block in f.blocks.values_mut() {
        block.insts.retain(|inst| !dropped.contains(inst));
    }
}

/// Values that these are made of, and they themselves.
pub(super) fn made_of(f: &Function, mut open: Vec<Value>) -> EntitySet<Value> {
    let mut given: SortedMap<Block, Vec<&BlockCall>> = SortedMap::new();
    for edge in f.blocks.values().flat_map(|data| data.terminator.edges()) {
        given.entry(edge.block).or_default().push(edge);
    }
    let mut found = EntitySet::new();
    while let Some(value) = open.pop() {
        if !found.insert(value) {
            continue;
        }
        match f.values[value].def {
            ValueDef::Result(inst) => open.extend(&f.insts[inst].args),
            ValueDef::Param(block, n) => {
                let edges = given.get(&block).into_iter().flatten();
                open.extend(edges.filter_map(|edge| edge.args.get(n as usize)));
            }
        }
    }
    found
}

/// Values of some blocks that effects, decisions and other blocks need, directly or through others.
pub(super) fn needed(f: &Function, blocks: &SortedSet<Block>) -> EntitySet<Value> {
    let mut open = Vec::new();
    let mut given: SortedMap<Block, Vec<&BlockCall>> = SortedMap::new();
    for (block, data) in f.blocks.iter() {
        let inside = blocks.contains(&block);
        for &inst in &data.insts {
            if !inside || has_effect(&f.insts[inst].op) {
                open.extend(&f.insts[inst].args);
            }
        }
        open.extend(data.terminator.value());
        for edge in data.terminator.edges() {
            // What a parameter of these blocks is given is needed if the parameter is.
            match blocks.contains(&edge.block) {
                true => given.entry(edge.block).or_default().push(edge),
                false => open.extend(&edge.args),
            }
        }
    }
    let mut needed = EntitySet::new();
    while let Some(value) = open.pop() {
        if !needed.insert(value) {
            continue;
        }
        match f.values[value].def {
            ValueDef::Result(inst) => open.extend(&f.insts[inst].args),
            ValueDef::Param(block, n) => {
                let edges = given.get(&block).into_iter().flatten();
                open.extend(edges.filter_map(|edge| edge.args.get(n as usize)));
            }
        }
    }
    needed
}

/// Whether an instruction does something but for its result.
pub(super) fn has_effect(op: &Op) -> bool {
    matches!(
        op,
        Op::Store(_)
            | Op::Call(_)
            | Op::LaneCall(_)
            | Op::Opaque(_)
            | Op::Load(Access { volatile: true, .. })
    )
}
