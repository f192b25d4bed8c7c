//! Values that a loop stores, read back where it uses them behind the store.
//!
//! [`super::reuse`], the other way round: what stands behind the store then needs nothing of what made the
//! value but memory, and can be a loop of its own.

use super::copy::{new_value, replace_in_terminator};
use super::entry::{Right, Transform};
use crate::analysis::dominators::DomTree;
use crate::analysis::loops::LoopData;
use crate::ssa::{Access, Block, Function, Inst, Op, Value, ValueDef};
use cranelift_entity::EntitySet;
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
    let mut uses = Uses::of(f, of);
    let stores = uses.read_stores(f);
    if stores.is_empty() {
        return None;
    }
    let mut inside = EntitySet::new();
    for &block in &of.blocks {
        inside.insert(block);
    }
    let mut made = f.clone();
    let mut loads = SortedMap::new();
    for (store, at, access) in stores {
        let &[address, value] = &f.insts[store].args[..] else {
            continue;
        };
        let (ty, span) = (f.values[value].ty, f.insts[store].span);
        let (load, read) = new_value(&mut made, Op::Load(access), vec![address], ty, span);
        let behind = Behind {
            dom,
            of,
            inside: &inside,
            at,
        };
        let users = uses.users.get(&value).map_or(&[][..], Vec::as_slice);
        if behind.replace(&mut made, users, value, read) {
            loads.insert(store, load);
            let user = User {
                at,
                inst: Some(load),
            };
            uses.users.entry(address).or_default().push(user);
        }
    }
    for &block in &of.blocks {
        let insts = std::mem::take(&mut made.blocks[block].insts);
        let with_load = |inst| std::iter::once(inst).chain(loads.get(&inst).copied());
        made.blocks[block].insts = insts.into_iter().flat_map(with_load).collect();
    }
    (!loads.is_empty()).then_some(made)
}

/// A block, and the position in it.
type At = (Block, usize);

/// What uses a value.
#[derive(Clone, Copy)]
struct User {
    at: At,
    /// None: the end of the block.
    inst: Option<Inst>,
}

/// Where the instructions of a loop are, and what in it uses each value.
struct Uses {
    at: SortedMap<Inst, At>,
    users: SortedMap<Value, Vec<User>>,
}

impl Uses {
    fn of(f: &Function, of: &LoopData) -> Uses {
        let mut uses = Uses {
            at: SortedMap::new(),
            users: SortedMap::new(),
        };
        let mut users = |values: &mut dyn Iterator<Item = &Value>, user: User| {
            for &value in values {
                uses.users.entry(value).or_default().push(user);
            }
        };
        for &block in &of.blocks {
            let data = &f.blocks[block];
            for (n, &inst) in data.insts.iter().enumerate() {
                let at = (block, n);
                uses.at.insert(inst, at);
                let inst_user = User {
                    at,
                    inst: Some(inst),
                };
                users(&mut f.insts[inst].args.iter(), inst_user);
            }
            let end = User {
                at: (block, data.insts.len()),
                inst: None,
            };
            let given = data.terminator.edges().flat_map(|edge| &edge.args);
            users(&mut data.terminator.value().into_iter().chain(given), end);
        }
        uses
    }

    /// Stores of what the loop computes and uses once more.
    fn read_stores(&self, f: &Function) -> Vec<(Inst, At, Access)> {
        let read = |(&store, &at): (&Inst, &At)| {
            let (Op::Store(access), &[_, value]) = (&f.insts[store].op, &f.insts[store].args[..])
            else {
                return None;
            };
            let computed = match f.values[value].def {
                ValueDef::Result(inst) => {
                    self.at.contains_key(&inst) && !matches!(f.insts[inst].op, Op::Load(_))
                }
                ValueDef::Param(..) => false,
            };
            let again = self.users.get(&value).is_some_and(|users| users.len() > 1);
            (computed && again && !access.volatile).then_some((store, at, *access))
        };
        self.at.iter().filter_map(read).collect()
    }
}

/// What of a loop is only done when a store has been.
struct Behind<'a> {
    dom: &'a DomTree,
    of: &'a LoopData,
    /// The blocks of the loop.
    inside: &'a EntitySet<Block>,
    /// Where the store is.
    at: At,
}

impl Behind<'_> {
    /// Puts another value in the place of one in what uses it. Whether it was used.
    fn replace(&self, f: &mut Function, users: &[User], value: Value, with: Value) -> bool {
        let mut used = false;
        let mut other = |one: Value| match one == value {
            true => {
                used = true;
                with
            }
            false => one,
        };
        let (own, store) = self.at;
        for user in users {
            let (block, at) = user.at;
            if !self.dom.dominates(own, block) || block == own && at <= store {
                continue;
            }
            match user.inst {
                Some(inst) => {
                    for arg in &mut f.insts[inst].args {
                        *arg = other(*arg);
                    }
                }
                None => {
                    let stays = |to: Block| to != self.of.header && self.inside.contains(to);
                    replace_in_terminator(&mut f.blocks[block].terminator, stays, &mut other);
                }
            }
        }
        used
    }
}
