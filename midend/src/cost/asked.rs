//! Which stores under masks are passed over where no lane stores, and which share the question.
//!
//! A condition that seldom holds is as frequent as others, and AVX's masked stores take processors that have them in
//! microcode more than ten cycles, and all of them hundreds where no lane stores to a page that was not written yet.
//! Copies of an iteration ask together: of a branch for each vector, more are predicted wrongly than stores are spared.

use crate::plan::effect::{Effect, effect};
use crate::plan::{PInst, POp, PType, PValue, PValueData};
use crate::rows::RowOp;
use crate::ssa::Type;
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;

/// Masks that one question is asked of at most.
const MASKS_AT_ONCE: usize = 4;

/// The mask of a store that is much dearer than the question whether any lane stores.
pub fn dear_store(
    inst: &PInst,
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
) -> Option<PValue> {
    let (&POp::Store(lanes), &[_, value, mask]) = (&inst.op, inst.args.as_slice()) else {
        return None;
    };
    let PType::Vector(elem, _) = values[value].ty else {
        return None;
    };
    let cost = |row, elem| target.cost(row, elem, reg_bits);
    let question = cost(RowOp::Any, Type::int_of_bits(elem.bits())?)?;
    let asked = cost(RowOp::Store(lanes), elem)? + question;
    (cost(RowOp::MaskedStore(lanes), elem)? > asked).then_some(mask)
}

/// What a store shares with those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Nothing: it asks a question of its own.
    Nothing,
    /// The question, of which its mask is a part then.
    Question,
    /// The question and the mask.
    Mask,
}

/// Masks of stores, one behind the other, that share a question.
#[derive(Clone, Debug, Default)]
pub struct Together {
    /// The masks, each once.
    pub masks: Vec<PValue>,
}

impl Together {
    /// What a store under a mask, which comes behind these, shares with them.
    pub fn shares(&self, mask: PValue, values: &PrimaryMap<PValue, PValueData>) -> Shared {
        let alike = |other: &PValue| values[*other].ty == values[mask].ty;
        if self.masks.contains(&mask) {
            return Shared::Mask;
        }
        match self.masks.len() {
            1..MASKS_AT_ONCE if self.masks.iter().all(alike) => Shared::Question,
            _ => Shared::Nothing,
        }
    }

    /// It does.
    pub fn add(&mut self, mask: PValue) {
        if !self.masks.contains(&mask) {
            self.masks.push(mask);
        }
    }
}

/// Whether stores may be done behind an operation that comes behind them: it accesses no memory.
pub fn may_wait_for(op: &POp) -> bool {
    effect(op) == Effect::None
}
