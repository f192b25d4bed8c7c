//! Which values of a region the vector code needs.

use super::setting::Setting;
use crate::engine::linearize::Step;
use crate::engine::mask::{Mask, MaskId};
use crate::ssa::Value;
use frontend::sorted::SortedSet;

/// Values that the vector code needs, apart from addresses.
pub(super) fn values(s: &Setting<'_>) -> SortedSet<Value> {
    if s.linear.nested {
        // What a body with loops needs is not sorted out: what nobody uses is not written.
        let results = s.f.insts.values().filter_map(|data| data.result);
        return results.collect();
    }
    let mut live: SortedSet<Value> = s.results.iter().copied().collect();
    let conditions = |live: &mut SortedSet<Value>, mask: MaskId| {
        let mut stack = vec![mask];
        let mut seen = SortedSet::new();
        while let Some(mask) = stack.pop() {
            if !seen.insert(mask) {
                continue;
            }
            match *s.linear.masks.get(mask) {
                Mask::True | Mask::Exit(..) => {}
                Mask::Cond(v, _) | Mask::Within(v, ..) => {
                    live.insert(v);
                }
                Mask::And(a, b) | Mask::Or(a, b) => stack.extend([a, b]),
                Mask::Not(a) => stack.push(a),
            }
        }
    };
    for step in s.linear.steps.iter().rev() {
        match step {
            Step::Join { param, sources } => {
                if live.contains(param) {
                    for (mask, value) in sources {
                        live.insert(*value);
                        conditions(&mut live, *mask);
                    }
                }
            }
            Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => {}
            Step::Inst { inst, mask } => {
                let data = &s.f.insts[*inst];
                if let Some(ordered) = s.ordered.get(inst) {
                    live.insert(ordered.operand);
                    conditions(&mut live, *mask);
                    continue;
                }
                let used = data.result.is_none_or(|r| live.contains(&r));
                if used {
                    conditions(&mut live, *mask);
                    live.extend(data.args.iter().copied());
                }
            }
        }
    }
    live
}
