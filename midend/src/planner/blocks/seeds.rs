//! Seeds: stores side by side in memory.

use super::around::Around;
use super::located::Located;
use crate::ssa::{Inst, Op, Type};
use crate::transform::places::Base;
use frontend::sorted::SortedMap;

/// Floating-point numbers fill the narrowest register: compilers compute in all of it.
pub(super) const FULL: u32 = 128;

/// Bits of the least vector of elements of a type.
pub(super) fn least_bits(ty: Type) -> u32 {
    match ty.is_float() {
        true => FULL,
        false => FULL / 2,
    }
}

/// Parts of a row as long as a register is wide, and of what is left as long as parts of one are.
pub(super) fn slices<T: Clone>(mut row: &[T], ty: Type, reg_bits: u32) -> Vec<Vec<T>> {
    let mut slices = Vec::new();
    let mut width = reg_bits;
    while width >= least_bits(ty) && width >= 2 * ty.bits() {
        let parts = row.chunks_exact((width / ty.bits()) as usize);
        row = parts.remainder();
        slices.extend(parts.map(<[T]>::to_vec));
        width /= 2;
    }
    slices
}

/// Stores of elements of one type, each next to the one before in memory.
pub(super) type Chain = Vec<Inst>;

/// The chains of a run, by the place in memory where they begin. Rosen, Nuzman and Zaks, *Loop-aware SLP in
/// GCC*, 2007, begin with the same.
pub(super) fn chains(around: &Around<'_>, located: &Located) -> Vec<Chain> {
    let of_statements = located.insts.iter().filter(|(_, s)| s.is_some());
    chains_of(around, of_statements.map(|(inst, _)| *inst))
}

/// Those among some instructions.
pub(super) fn chains_of(around: &Around<'_>, insts: impl Iterator<Item = Inst>) -> Vec<Chain> {
    let f = around.view.f;
    let mut groups: SortedMap<(Base, Type), Vec<(i128, Inst)>> = SortedMap::new();
    for inst in insts {
        let data = &f.insts[inst];
        let Op::Store(_) = &data.op else {
            continue;
        };
        let Some(accessed) = around.accessed(inst) else {
            continue;
        };
        let ty = f.values[data.args[1]].ty;
        if !matches!(ty, Type::I1 | Type::Ptr) {
            let group = groups.entry((accessed.base, ty)).or_default();
            group.push((accessed.offset, inst));
        }
    }
    let mut chains = Vec::new();
    for ((_, ty), mut stores) in groups {
        stores.sort();
        let step = i128::from(ty.bytes());
        let follows = |a: &(i128, Inst), b: &(i128, Inst)| a.0 + step == b.0;
        for chain in stores.chunk_by(follows) {
            chains.push(chain.iter().map(|&(_, inst)| inst).collect());
        }
    }
    chains.retain(|chain: &Chain| chain.len() > 1);
    chains
}
