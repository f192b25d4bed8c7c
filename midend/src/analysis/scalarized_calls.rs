//! Calls that each lane does for itself, since there is no vector variant of the function: whether
//! the rest gains what they cost.

use super::loop_shape::{call_refusal, refusal};
use super::loops::{Loop, LoopForest};
use crate::cost::INNER_TRIPS;
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Block, CalleeInfo, Function, Op, Type};
use frontend::sorted::SortedMap;

/// Operations that it takes to hand one operand to a call, or to take back its result, beyond what the
/// scalar call takes: out of a register or into one, and what the call itself displaces.
const HANDED: u64 = 3;

/// Loops inside each other beyond which more do not count.
const MOST_LOOPS: u32 = 6;

/// Refuses a loop of which not enough is left to be done in vectors.
pub(super) fn refusals(
    f: &Function,
    forest: &LoopForest,
    l: Loop,
    options: &Options,
    out: &mut Vec<Refusal>,
) {
    let mut weights = SortedMap::new();
    weigh(forest, l, 0, &mut weights);
    let (mut gained, mut lost) = (0, 0);
    let mut calls = Vec::new();
    for (&block, &weight) in &weights {
        for &inst in &f.blocks[block].insts {
            let data = &f.insts[inst];
            match &data.op {
                Op::LaneCall(callee) if f.callees[*callee].variants.is_empty() => {
                    let handed = data.args.len() + usize::from(data.result.is_some()) + 1;
                    lost += weight * HANDED * handed as u64;
                    calls.push((data.span, &f.callees[*callee]));
                }
                Op::Binary(..)
                | Op::Unary(_)
                | Op::Fma
                | Op::FCmp(_)
                | Op::ICmp(_)
                | Op::Select => {
                    gained += weight;
                }
                Op::Convert(_) | Op::Load(_) | Op::Store(_) | Op::LaneCall(_) => gained += weight,
                Op::Const(_)
                | Op::Undef
                | Op::GlobalAddr(_)
                | Op::LocalAddr(_)
                | Op::PtrAdd { .. }
                | Op::Field(_)
                | Op::Call(_)
                | Op::Opaque(_) => {}
            }
        }
    }
    if gained > lost || options.ignore_cost {
        return;
    }
    out.extend(calls.into_iter().map(|(span, callee)| {
        let known = call_refusal(callee.named(), span, options);
        match known.reason {
            Reason::MathErrno => known,
            _ => refusal(
                Reason::Call,
                span,
                format!(
                    "{}, which each lane would do for itself, and there is too little beside",
                    known.detail
                ),
            ),
        }
    }));
}

/// How often the blocks of a loop run in one of its iterations.
fn weigh(forest: &LoopForest, l: Loop, depth: u32, weights: &mut SortedMap<Block, u64>) {
    let data = &forest.loops[l];
    let weight = INNER_TRIPS.pow(depth.min(MOST_LOOPS));
    weights.extend(data.blocks.iter().map(|&block| (block, weight)));
    for &child in &data.children {
        weigh(forest, child, depth + 1, weights);
    }
}

/// Whether each lane can call a function for itself: what it takes and gives are numbers or pointers.
pub fn is_callable(info: &CalleeInfo) -> bool {
    let mut types = info.params.iter().map(|(ty, _)| *ty).chain(info.ret);
    !types.any(|ty| ty == Type::I1)
}
