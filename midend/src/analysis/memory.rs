//! The loads and stores of a loop.

pub(crate) use super::accessed::Accessed;
use super::base;
use super::facts::MemoryAccess;
use super::linear::Forms;
use super::loop_view::LoopView;
use super::provenance::Provenance;
use crate::ssa::{Block, Inst, Op, Type};
use frontend::sorted::SortedSet;

/// Collect loads and stores in program order, and those whose address is not affine.
pub(crate) fn accesses(
    view: &LoopView<'_>,
    forms: &Forms,
    hoisted: &SortedSet<Inst>,
) -> (Vec<Accessed>, Vec<Inst>) {
    let (mut found, mut not_affine) = (Vec::new(), Vec::new());
    for (block, i, inst) in view.insts() {
        let (is_store, how) = match &inst.op {
            Op::Load(how) => (false, *how),
            Op::Store(how) => (true, *how),
            _ => continue,
        };
        let Some(&address) = inst.args.first() else {
            continue;
        };
        let ty = match (is_store, inst.args.get(1), inst.result) {
            (true, Some(&v), _) | (false, _, Some(v)) => view.f.values[v].ty,
            _ => Type::I8,
        };
        let known = forms.of(view, address);
        let split = known
            .as_ref()
            .and_then(|k| base::split(view, forms, address, &k.form));
        match known.zip(split) {
            Some((known, (base, offset))) => found.push(Accessed {
                deep: forms.deep(view, &known.form),
                address,
                conditions: known.conditions,
                access: MemoryAccess {
                    inst: i,
                    block,
                    is_store,
                    ty,
                    alias: how.alias,
                    base,
                    offset,
                    address: known.form,
                    conditional: !view.always(block),
                    speculable: view.always(block),
                    invariant: hoisted.contains(&i),
                    packed: false,
                },
            }),
            None => not_affine.push(i),
        }
    }
    (found, not_affine)
}

/// Mark conditional loads whose bytes every iteration reads or writes anyway, on whatever way, or which surely stay
/// within an array.
pub(crate) fn mark_speculable(
    view: &LoopView<'_>,
    accesses: &mut [Accessed],
    provenance: &Provenance<'_>,
    trips: Option<u64>,
) {
    for n in 0..accesses.len() {
        let a = &accesses[n];
        if a.access.is_store || a.access.speculable {
            continue;
        }
        // What is packed may lie before its form.
        let there = accesses.iter().filter(|b| {
            let covers = b.deep == a.deep && b.access.ty.bytes() >= a.access.ty.bytes();
            covers && !b.access.packed
        });
        let blocks: SortedSet<Block> = there.map(|b| b.access.block).collect();
        let safe = view.always_one_of(&blocks) || within_array(a, provenance, trips);
        accesses[n].access.speculable = safe;
    }
}

/// The most iterations that the declared arrays and records have room for which every iteration reads
/// or writes, where the conditions hold that their addresses rest on; elsewhere no vector is used.
pub(crate) fn room(accesses: &[Accessed], provenance: &Provenance<'_>) -> Option<u64> {
    let room = |a: &Accessed| {
        if a.access.conditional {
            return None;
        }
        let (first, stride) = a.line();
        let last = |bytes: u64| i128::from(bytes) - i128::from(a.size());
        let whole = a.deep.root.and_then(|root| provenance.object_bytes(root));
        let in_whole = whole.map(last).map(|last| {
            let known = a.deep.terms.is_empty() && (0..=last).contains(&first);
            match known {
                true if stride < 0 => first,
                true => last - first,
                false => last,
            }
        });
        // A place that steps over whole rows is not bound by one.
        let row = provenance.row_bytes(a.address);
        let row = row.filter(|&bytes| stride.abs() < i128::from(bytes));
        let in_row = row.map(last);
        let way = in_whole.into_iter().chain(in_row).min()?;
        let steps = way.checked_div(stride.abs())?;
        u64::try_from(steps + 1).ok()
    };
    accesses.iter().filter_map(room).min()
}

fn within_array(a: &Accessed, provenance: &Provenance<'_>, trips: Option<u64>) -> bool {
    let (Some(root), Some(trips)) = (a.deep.root, trips) else {
        return false;
    };
    let Some(bytes) = provenance.array_bytes(root) else {
        return false;
    };
    if !a.deep.terms.is_empty() || !a.conditions.is_empty() || trips == 0 {
        return false;
    }
    let (first, stride) = a.line();
    let last = first + stride * i128::from(trips - 1);
    first.min(last) >= 0 && first.max(last) + i128::from(a.size()) <= i128::from(bytes)
}
