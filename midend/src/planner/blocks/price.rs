//! What scalar code costs that vector code takes the place of.

use super::around::Around;
use super::region::Region;
use crate::cost::instruction;
use crate::ssa::{Inst, Op, Value};
use frontend::sorted::SortedSet;

/// The price of all instructions that are not needed any more once the stores of a region are gone, in quarter
/// cycles: those of earlier statements as well, which stay in the text, but of which compilers leave out what
/// nothing needs.
pub(super) fn scalar(around: &Around<'_>, region: &Region<'_>) -> u32 {
    let f = around.view.f;
    let stores: SortedSet<Inst> = region.bundles.iter().flatten().copied().collect();
    let kept: SortedSet<Value> = region
        .assigned(around)
        .into_iter()
        .map(|(_, v)| v)
        .collect();
    let mut gone: SortedSet<Inst> = SortedSet::new();
    let mut price = 0;
    for &(inst, _) in region.located.insts[..=region.ends[1]].iter().rev() {
        let data = &f.insts[inst];
        let goes = match (&data.op, data.result) {
            (Op::Store(_), _) => stores.contains(&inst),
            (Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_), _) => false,
            (_, Some(value)) => !kept.contains(&value) && !around.is_needed_outside(value, &gone),
            (_, None) => false,
        };
        if goes {
            gone.insert(inst);
            price += instruction(f, inst);
        }
    }
    price
}
