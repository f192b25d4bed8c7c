//! Places in memory that a loop keeps in registers: read before it, written behind it.

use super::before_loop::{block_on_edges, carried, computed_before};
use super::copy::{new_value, replace_outside};
use super::entry::{Right, Transform};
use crate::analysis::facts::KeptPlace;
use crate::analysis::register_promotion::{PromotedPlace, RegisterPromotion};
use crate::ssa::{Block, Function, Inst, InstData, Op, Value};
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
        let mut known = SortedMap::new();
        let address = computed_before(
            f,
            &self.of.blocks,
            self.before,
            self.place.address,
            &mut known,
        );
        let (load, start) = new_value(f, Op::Load(access), vec![address], ty, span);
        f.blocks[self.before].insts.push(load);
        let (phi, var) = carried(f, self.of.site, ty);
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
