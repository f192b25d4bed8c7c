//! Stores of both ways of a branch to one place, which together are one store.

use super::linearize::{Linear, Step};
use super::mask::MaskId;
use crate::analysis::facts::MemoryAccess;
use crate::ssa::{Function, Inst, Op};
use frontend::sorted::SortedMap;

/// The first of two stores of which each lane executes at most one, of the same bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// The store.
    pub first: Inst,
    /// Of the lanes that store, those that execute it and not the other.
    pub chosen: MaskId,
    /// Lanes that store.
    pub either: MaskId,
    /// Loads between the two.
    pub between: Vec<Inst>,
}

/// Pairs of such stores, by the second one. Between them stand no calls and no other stores, and
/// only loads that lanes of the first store do not execute.
pub fn exclusive_stores(
    f: &Function,
    linear: &mut Linear,
    accesses: &[MemoryAccess],
) -> SortedMap<Inst, Earlier> {
    let by_inst: SortedMap<Inst, &MemoryAccess> = accesses.iter().map(|a| (a.inst, a)).collect();
    let mut pairs = SortedMap::new();
    // The last store, if nothing forbids to do it later.
    let mut open: Option<(Inst, MaskId, Vec<Inst>)> = None;
    for step in &linear.steps {
        let Step::Inst { inst, mask } = *step else {
            continue;
        };
        match f.insts[inst].op {
            Op::Load(_) => {
                let apart = |m: MaskId| linear.masks.exclusive(m, mask).is_some();
                open = open.filter(|(_, m, _)| apart(*m));
                if let Some((_, _, loads)) = &mut open {
                    loads.push(inst);
                }
            }
            Op::Store(_) => {
                let pair = open.take().and_then(|(first, m, between)| {
                    let (a, b) = (by_inst.get(&first)?, by_inst.get(&inst)?);
                    let chosen = linear.masks.exclusive(m, mask)?;
                    let same = a.address == b.address && a.ty == b.ty && a.base == b.base;
                    same.then_some((first, m, chosen, between))
                });
                match pair {
                    Some((first, m, chosen, between)) => {
                        let either = linear.masks.or(m, mask);
                        let earlier = Earlier {
                            first,
                            chosen,
                            either,
                            between,
                        };
                        pairs.insert(inst, earlier);
                    }
                    None => open = Some((inst, mask, Vec::new())),
                }
            }
            Op::Call(_) | Op::Opaque(_) => open = None,
            _ => {}
        }
    }
    pairs
}
