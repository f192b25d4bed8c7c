//! Places in memory that a loop keeps in registers: read before it, written behind it.

use super::copy::{new_value, replace_outside};
use super::entry::{Right, Transform};
use crate::analysis::facts::KeptPlace;
use crate::analysis::register_promotion::{PromotedPlace, RegisterPromotion};
use crate::ssa::{
    Block, BlockCall, BlockData, CType, Function, Inst, InstData, Op, Terminator, Type, Value,
    ValueData, ValueDef, VarInfo,
};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "promote",
    right: Right::Checked,
    what: "Places in memory that a loop keeps in registers: read before it, written behind it",
    literature: "Cooper and Lu, Register Promotion in C Programs, 1997",
};

/// A function one of whose loops keeps places in registers.
#[derive(Clone, Debug, PartialEq)]
pub struct Promoted {
    /// The function.
    pub function: Function,
    /// The places, in the order of the check's.
    pub kept: Vec<KeptPlace>,
}

/// Keeps places in registers. What comes of it does the same as the function wherever the accesses do not meet that
/// the check says are to be compared; where the loop runs not once, it reads the places, and writes them back.
pub fn promote(f: &Function, of: &RegisterPromotion) -> Promoted {
    let mut function = f.clone();
    let f = &mut function;
    let header = f.sites[of.site].header;
    let inside: SortedSet<Block> = of.blocks.iter().copied().collect();
    let before = block_on_edges(f, |from, to| !inside.contains(&from) && to == header);
    let behind = block_on_edges(f, |from, to| from == of.exiting && !inside.contains(&to));
    let kept = of.places.iter().map(|place| {
        let promotion = Promotion {
            of,
            place,
            header,
            before,
            behind,
        };
        promotion.run(f)
    });
    let kept = kept.collect();
    Promoted { function, kept }
}

/// Puts a block on edges, all of which lead from one block to one.
fn block_on_edges(f: &mut Function, which: impl Fn(Block, Block) -> bool) -> Block {
    let between = f.blocks.push(BlockData::default());
    f.layout.push(between);
    let from: Vec<Block> = f.blocks.keys().collect();
    for from in from {
        let mut found = None;
        for edge in f.blocks[from].terminator.edges_mut() {
            if which(from, edge.block) {
                let to = BlockCall {
                    block: between,
                    args: Vec::new(),
                };
                found = Some(std::mem::replace(edge, to));
            }
        }
        if let Some(edge) = found {
            f.blocks[between].terminator = Terminator::Jump(edge);
        }
    }
    between
}

/// A place on its way into a register.
struct Promotion<'a> {
    of: &'a RegisterPromotion,
    place: &'a PromotedPlace,
    header: Block,
    before: Block,
    behind: Block,
}

impl Promotion<'_> {
    fn run(&self, f: &mut Function) -> KeptPlace {
        let (inst, ty) = (self.place.access.inst, self.place.access.ty);
        let (access, span) = (self.place.how, f.insts[inst].span);
        let address = self.address(f, self.place.address, &mut SortedMap::new());
        let (load, start) = new_value(f, Op::Load(access), vec![address], ty, span);
        f.blocks[self.before].insts.push(load);
        let phi = f.values.push(ValueData {
            ty,
            def: ValueDef::Param(self.header, f.blocks[self.header].params.len() as u32),
            hint: None,
            within: None,
        });
        f.blocks[self.header].params.push(phi);
        let var = f.vars.push(without_name(ty));
        f.sites[self.of.site].phis.push((phi, var));
        let last = self.place.stores.last();
        let next = last.map_or(phi, |&store| stored(f, store));
        let left = self.place.left.map_or(phi, |store| stored(f, store));
        let from: Vec<Block> = f.blocks.keys().collect();
        for from in from {
            let arg = if from == self.before { start } else { next };
            for edge in f.blocks[from].terminator.edges_mut() {
                if edge.block == self.header {
                    edge.args.push(arg);
                }
            }
        }
        let store = f.insts.push(InstData {
            op: Op::Store(access),
            args: vec![address, left],
            result: None,
            span,
        });
        f.blocks[self.behind].insts.push(store);
        self.replace(f, phi);
        KeptPlace {
            var,
            address,
            load,
            store,
        }
    }

    /// The address before the loop.
    fn address(
        &self,
        f: &mut Function,
        value: Value,
        known: &mut SortedMap<Value, Value>,
    ) -> Value {
        if let Some(&copy) = known.get(&value) {
            return copy;
        }
        let ValueDef::Result(inst) = f.values[value].def else {
            return value;
        };
        let mut inside = self.of.blocks.iter();
        if !inside.any(|&block| f.blocks[block].insts.contains(&inst)) {
            return value;
        }
        let data = f.insts[inst].clone();
        let args = data.args.iter().map(|&arg| self.address(f, arg, known));
        let args = args.collect();
        let (copy, made) = new_value(f, data.op, args, f.values[value].ty, data.span);
        f.blocks[self.before].insts.push(copy);
        known.insert(value, made);
        made
    }

    /// Puts what is in the register in the place of what is read, and takes the accesses away.
    fn replace(&self, f: &mut Function, phi: Value) {
        let mut given: SortedMap<Value, Value> = SortedMap::new();
        for &(load, store) in &self.place.loads {
            // What is stored may be what was read.
            let value = store.map_or(phi, |store| stored(f, store));
            let value = given.get(&value).copied().unwrap_or(value);
            given.extend(f.insts[load].result.map(|result| (result, value)));
        }
        let loads = self.place.loads.iter().map(|&(load, _)| load);
        let gone: SortedSet<Inst> = loads.chain(self.place.stores.iter().copied()).collect();
        for &block in &self.of.blocks {
            f.blocks[block].insts.retain(|inst| !gone.contains(inst));
        }
        let with = |value: Value| given.get(&value).copied().unwrap_or(value);
        replace_outside(f, &SortedSet::new(), with);
    }
}

/// What a store writes.
fn stored(f: &Function, store: Inst) -> Value {
    f.insts[store].args[1]
}

/// A variable that the program does not have.
fn without_name(ty: Type) -> VarInfo {
    VarInfo {
        name: String::new(),
        c_type: CType::Scalar {
            ty: Some(ty),
            unsigned: false,
            spelling: String::new(),
        },
        param: None,
        in_memory: false,
        private: false,
        inner: true,
    }
}
