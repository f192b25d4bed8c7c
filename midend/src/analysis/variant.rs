//! Whether a function may be done for several calls at once.

use super::facts::Hazard;
use super::hazards::hazards;
use super::loop_shape::{body_refusals, refusal};
use super::loops::LoopForest;
use super::private_memory::{self, PrivateArray};
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Block, Function, Var};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// A function that may be done for several calls.
pub(crate) struct Checked {
    /// Instructions that must do no harm in lanes that are off.
    pub hazards: Vec<Hazard>,
    /// Memory that each call has for itself.
    pub private: SortedMap<Var, PrivateArray>,
}

/// Checks a function, whose blocks in reverse post-order are `blocks`.
///
/// That calls do not depend on each other is the user's word.
pub(crate) fn check_function(
    f: &Function,
    forest: &LoopForest,
    blocks: &[Block],
    span: Span,
    options: &Options,
) -> Result<Checked, Vec<Refusal>> {
    let mut refusals = Vec::new();
    body_refusals(f, None, blocks, options, &mut refusals);
    if forest.irreducible {
        let detail = "a jump leads into the middle of a cycle in the function";
        refusals.push(refusal(Reason::JumpIntoLoop, span, detail));
    }
    let in_memory = f.vars.iter().filter(|(_, info)| info.in_memory);
    let in_memory: SortedSet<Var> = in_memory.map(|(var, _)| var).collect();
    let (private, odd) = private_memory::private_memory(f, blocks, &in_memory);
    if refusals.is_empty() {
        // What is not analysed may do anything with an address.
        refusals.extend(odd);
    }
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let insts = blocks.iter().flat_map(|&b| {
        let insts = f.blocks[b].insts.iter();
        insts.map(move |&inst| (b, inst, &f.insts[inst]))
    });
    Ok(Checked {
        hazards: hazards(insts, |v| f.constant(v), options),
        private,
    })
}
