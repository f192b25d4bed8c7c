//! Recurrences through memory: an iteration reads what an earlier one stored.
//!
//! A processor hands what a store wrote on to a load that follows soon if that store wrote all of it. A vector that is
//! read from the middle of one that was stored to the middle of the next waits until both are in the cache
//! (Intel, *64 and IA-32 Architectures Optimization Reference Manual*, "Store Forwarding").

use super::chain::{LOAD, ready, stored_at};
use super::machine::{READ_OF_PARTS, VECTORS_APART, WAIT_FOR_PARTS};
use crate::analysis::facts::MemoryAccess;
use crate::engine::linearize::Linear;
use crate::ssa::Function;
use frontend::sorted::SortedSet;

/// Iterations after which what one stored is taken to be in the cache.
const NEAR: i64 = 128;

/// A load of what an earlier iteration stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThroughMemory {
    /// Iterations from the store to the load.
    distance: u32,
    /// Bits of what is read.
    bits: u32,
    /// From the load to the store, in quarter cycles; `None`: what is read decides nothing of what is stored.
    latency: Option<u32>,
}

impl ThroughMemory {
    /// All of a loop in which each access moves by its own size.
    pub fn all(f: &Function, linear: &Linear, accesses: &[MemoryAccess]) -> Vec<ThroughMemory> {
        let mut found = Vec::new();
        for load in accesses.iter().filter(|a| !a.is_store && !a.invariant) {
            let far = |store: &&MemoryAccess| distance(load, store).is_some();
            let mut stores = accesses.iter().filter(far).peekable();
            if stores.peek().is_none() {
                continue;
            }
            let loads = SortedSet::from_iter([load.inst]);
            let ready = ready(f, linear, &SortedSet::new(), &loads);
            found.extend(stores.filter_map(|store| {
                Some(ThroughMemory {
                    distance: distance(load, store)?,
                    bits: load.ty.bits(),
                    latency: stored_at(f, store.inst, &ready),
                })
            }));
        }
        found
    }

    /// What an iteration of the scalar loop takes at least, in quarter cycles.
    pub fn scalar(&self) -> u32 {
        self.latency.unwrap_or(0) / self.distance
    }

    /// What `vf * uf` iterations at once take at least, in quarter cycles: as many vectors follow each other as lie
    /// between the store and the load.
    pub fn vectors(&self, [vf, uf, reg_bits]: [u32; 3]) -> u32 {
        let lanes = vf.min(reg_bits / self.bits).max(1);
        let vectors = vf * uf / lanes;
        let whole = self.distance.is_multiple_of(lanes);
        let Some(latency) = self.latency else {
            let late = u64::from(self.distance / lanes) < VECTORS_APART;
            return if late && !whole {
                READ_OF_PARTS * vectors
            } else {
                0
            };
        };
        let latency = match whole {
            // Compilers keep a whole vector in a register, processors know that it is the same.
            true => latency - LOAD,
            false => latency + WAIT_FOR_PARTS,
        };
        let between = (self.distance / lanes).max(1);
        // What takes as long in fewer vectors takes less of everything else.
        latency * vectors / between + vectors
    }
}

/// Iterations from a store to a load of the same, if there are few.
fn distance(load: &MemoryAccess, store: &MemoryAccess) -> Option<u32> {
    let (from, to) = (&store.address, &load.address);
    let bytes = i64::from(load.ty.bytes());
    let alike = from.root == to.root && from.terms == to.terms && from.iteration == to.iteration;
    let dense = load.ty.bits() == store.ty.bits() && to.iteration.abs() == bytes;
    if !store.is_store || store.packed || !alike || !dense {
        return None;
    }
    let behind = from.constant.checked_sub(to.constant)?;
    let iterations = behind / to.iteration;
    let near = behind % to.iteration == 0 && (1..=NEAR).contains(&iterations);
    near.then(|| u32::try_from(iterations).ok()).flatten()
}
