//! Whether a function may be done for several calls at once.

use super::facts::Hazard;
use super::legality::{body_refusals, hazards, refusal};
use super::loops::LoopForest;
use crate::engine::shape::constant;
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Block, Function};
use frontend::span::Span;

/// Checks a function, whose blocks in reverse post-order are `blocks`; gives the instructions that
/// must do no harm in lanes that are off.
///
/// That calls do not depend on each other is the user's word.
pub(crate) fn check_function(
    f: &Function,
    forest: &LoopForest,
    blocks: &[Block],
    span: Span,
    options: &Options,
) -> Result<Vec<Hazard>, Vec<Refusal>> {
    let mut refusals = Vec::new();
    body_refusals(f, blocks, options, &mut refusals);
    if forest.irreducible {
        let detail = "a jump leads into the middle of a cycle in the function";
        refusals.push(refusal(Reason::JumpIntoLoop, span, detail));
    }
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let insts = blocks.iter().flat_map(|&b| {
        let insts = f.blocks[b].insts.iter();
        insts.map(move |&inst| (b, inst, &f.insts[inst]))
    });
    Ok(hazards(insts, |v| constant(f, v), options))
}
