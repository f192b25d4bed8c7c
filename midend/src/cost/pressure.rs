//! Register pressure: how many vector registers a plan's loop needs at once.

use crate::plan::{LoopNode, Node, POp, PType, PValue, PValueData};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// Values of a sequence whose lanes are all the same, without those in loops.
pub fn splats(nodes: &[Node]) -> SortedSet<PValue> {
    let splat = |node: &Node| match node {
        Node::Inst(inst) if inst.op == POp::Splat => inst.result,
        Node::Inst(_) | Node::If { .. } | Node::Loop(_) => None,
    };
    nodes.iter().filter_map(splat).collect()
}

/// The most vector registers that are live at once in the innermost straight-line body. `splats` are
/// the values from outside whose lanes are all the same, for which one register is enough.
pub fn pressure(
    node: &LoopNode,
    values: &PrimaryMap<PValue, PValueData>,
    reg_bits: u32,
    splats: &SortedSet<PValue>,
) -> u32 {
    let registers = |v: PValue| match values[v].ty {
        PType::Scalar(_) => 0,
        _ if splats.contains(&v) => 1,
        ty => TargetInfo::registers_of(ty, reg_bits),
    };
    let mut last_use: SortedMap<PValue, usize> = SortedMap::new();
    let mut defined: SortedSet<PValue> = node.carried.iter().map(|c| c.value).collect();
    let mut outside: SortedSet<PValue> = SortedSet::new();
    let body = &node.body;
    for (n, step) in body.iter().enumerate() {
        let Node::Inst(inst) = step else { continue };
        for &arg in &inst.args {
            last_use.insert(arg, n);
            if !defined.contains(&arg) {
                outside.insert(arg);
            }
        }
        defined.extend(inst.result);
    }
    for carried in &node.carried {
        last_use.insert(carried.next, body.len());
    }
    // Invariants stay; carried values stay until their last use.
    let fixed: u32 = outside.iter().map(|&v| registers(v)).sum();
    let mut live: SortedSet<PValue> = node.carried.iter().map(|c| c.value).collect();
    let sum = |live: &SortedSet<PValue>| live.iter().map(|&v| registers(v)).sum::<u32>();
    let mut now = sum(&live);
    let mut most = now;
    for (n, step) in body.iter().enumerate() {
        let Node::Inst(inst) = step else { continue };
        let dead: SortedSet<PValue> = inst
            .args
            .iter()
            .copied()
            .filter(|a| last_use.get(a) == Some(&n))
            .collect();
        for arg in dead {
            if live.remove(&arg) {
                now -= registers(arg);
            }
        }
        if let Some(result) = inst.result
            && last_use.get(&result).is_some_and(|&last| last > n)
            && live.insert(result)
        {
            now += registers(result);
        }
        most = most.max(now);
    }
    most + fixed
}
