//! What vector code costs, and scalar code that it takes the place of: the prices of all operations, and a part of
//! the time that passes until the last one is done, since what comes next may wait for it.

use super::around::Around;
use super::region::Region;
use crate::cost;
use crate::plan::{Node, POp, PValue, PValueData};
use crate::ssa::{Inst, Op, Value, Var};
use crate::transform::places::Accessed;
use cranelift_entity::PrimaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// What part of its latency is added to the price of a block. Those that follow each other without waiting for
/// each other show nothing of it, those that work on what the last one wrote, as they may where they write what
/// they read, all of it.
const SHOWN: [u32; 2] = [2, 1];

/// Prices of a region in quarter cycles, as scalar code and as a plan's nodes, whose operations have the price
/// `work`.
pub(super) fn prices(
    around: &Around<'_>,
    region: &Region<'_>,
    (nodes, values): (&[Node], &PrimaryMap<PValue, PValueData>),
    work: u32,
) -> [u32; 2] {
    let f = around.view.f;
    let names: SortedMap<Var, Value> = region.names(around).into_iter().collect();
    let named = nodes.iter().filter_map(|node| match node {
        Node::Inst(inst) => match inst.op {
            POp::LiveIn(var) => names.get(&var).copied(),
            _ => None,
        },
        Node::If { .. } | Node::Loop(_) => None,
    });
    let insts = region.near(around).iter();
    let insts = insts.map(|(inst, _)| *inst);
    let (ready, stored) = cost::latency_of_instructions(f, insts);
    let reduced = region.reduction.as_ref().and_then(|r| ready.get(&r.value));
    let latency = reduced.copied().unwrap_or(stored);
    let scalar = scalar(around, region, named.collect());
    let known = |var: Var| ready.get(names.get(&var)?).copied();
    let of_plan = cost::latency_of_plan(nodes, values, |var| known(var).unwrap_or(0));
    let vector = work.saturating_add(cost::moves(nodes, values));
    let shown = SHOWN[usize::from(is_in_place(around, region))];
    [(scalar, latency), (vector, of_plan)]
        .map(|(work, latency)| work.saturating_add(latency / shown))
}

/// Whether it writes some of what it reads.
fn is_in_place(around: &Around<'_>, region: &Region<'_>) -> bool {
    let f = around.view.f;
    let mut written = region.bundles.iter().flatten();
    written.any(|&inst| {
        let read = |a: Accessed| {
            region
                .reads
                .get(&(a.base, f.values[f.insts[inst].args[1]].ty))
        };
        around
            .accessed(inst)
            .and_then(|a| {
                let places = read(a)?;
                let at = places.binary_search_by_key(&a.offset, |(offset, _)| *offset);
                at.ok()
            })
            .is_some()
    })
}

/// The price of all instructions that are not needed any more once the stores of a region are gone, but for what
/// vector code needs: those of earlier statements as well, which stay in the text, but of which compilers leave
/// out what nothing needs.
fn scalar(around: &Around<'_>, region: &Region<'_>, named: SortedSet<Value>) -> u32 {
    let f = around.view.f;
    let mut replaced: SortedSet<Inst> = region.bundles.iter().flatten().copied().collect();
    let assigned = region.assigned(around).into_iter().map(|(_, v)| v);
    let mut kept = named;
    kept.extend(assigned);
    if let Some(reduction) = &region.reduction {
        // Stored, it is stored in both.
        replaced.extend(&reduction.chain);
        replaced.extend(reduction.store);
        kept.remove(&reduction.value);
    }
    let mut gone: SortedSet<Inst> = SortedSet::new();
    let mut price = 0;
    for &(inst, _) in region.near(around).iter().rev() {
        let data = &f.insts[inst];
        let goes = match (&data.op, data.result) {
            _ if replaced.contains(&inst) => true,
            (Op::Store(_), _) => false,
            (Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_), _) => false,
            (_, Some(value)) => !kept.contains(&value) && !around.is_needed_outside(value, &gone),
            (_, None) => false,
        };
        if goes {
            gone.insert(inst);
            price += (around.target.scalar)(f, inst);
        }
    }
    price
}
