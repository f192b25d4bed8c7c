//! Exits of which vectors know only where they may be taken, since the rest of their conditions is left to single
//! iterations.

use super::{Parts, Widener};
use crate::analysis::facts::EarlyExits;
use crate::engine::mask::{MaskId, Masks};
use crate::plan::POp;
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, RemovedExit, UnaryOp, Value, ValueDef};
use frontend::sorted::SortedSet;

impl Widener<'_> {
    /// What vectors do not read of what decides over exits.
    pub(super) fn unknown(&self, exits: &EarlyExits) -> SortedSet<Value> {
        let results = exits.confirmed.iter();
        results
            .filter_map(|&inst| self.s.f.insts[inst].result)
            .collect()
    }

    /// Refuses exits whose conditions, or the masks of their blocks, depend on more than it was asked of whether
    /// that may be computed of iterations which never come.
    pub(super) fn check_decided(&self, exits: &EarlyExits) -> Result<(), Refusal> {
        let masks = &self.s.linear.masks;
        let asked = exits.conditions.iter().flat_map(|exit| {
            let on = self.s.linear.mask_of_block(exit.block);
            [exit.cond].into_iter().chain(masks.values(on))
        });
        let is_decided = |value: &Value| match self.s.f.values[*value].def {
            ValueDef::Result(inst) => {
                self.s.shapes.is_uniform(*value) || exits.deciding.contains(&inst)
            }
            ValueDef::Param(..) => true,
        };
        match self.needed(asked.collect()).iter().all(is_decided) {
            true => Ok(()),
            false => {
                let detail = "it is left under conditions that depend on others";
                Err(self.refuse(Reason::SeveralExits, self.s.span, detail))
            }
        }
    }

    /// A condition of exits that vectors compute.
    pub(super) fn known_condition(&self, exits: &EarlyExits, unknown: &SortedSet<Value>) -> Value {
        let masks = &self.s.linear.masks;
        let all = exits.conditions.iter().flat_map(|exit| {
            let on = self.s.linear.mask_of_block(exit.block);
            [exit.cond].into_iter().chain(masks.values(on))
        });
        let mut known = all.filter(|&value| self.is_known(&[value], unknown));
        known.next().unwrap_or(exits.conditions[0].cond)
    }

    /// The lanes that take an exit, or more than these: those in which it may be taken for all that is known without
    /// some values.
    pub(super) fn lanes_taking(
        &mut self,
        exit: &RemovedExit,
        bits: u32,
        unknown: &SortedSet<Value>,
    ) -> Result<Parts, Refusal> {
        let ty = self.mask_type(bits);
        let mut own = None;
        if self.is_known(&[exit.cond], unknown) {
            let on = self.truth(exit.cond, bits)?;
            own = Some(match exit.on {
                true => on,
                false => self.map(POp::Unary(UnaryOp::Not), &[&on], ty),
            });
        }
        let come = match self.s.linear.mask_of_block(exit.block) {
            Masks::TRUE => None,
            mask => self.known_lanes(mask, bits, unknown)?,
        };
        match (own, come) {
            (Some(own), Some(come)) => Ok(self.map(POp::Binary(BinaryOp::And), &[&own, &come], ty)),
            (Some(lanes), None) | (None, Some(lanes)) => Ok(lanes),
            (None, None) => {
                let detail = "nothing that is read in each iteration tells whether it may be left";
                Err(self.refuse(Reason::SeveralExits, self.s.span, detail))
            }
        }
    }

    /// The lanes of a mask, or more than these: those for which all holds that is known of it; `None`: nothing is.
    fn known_lanes(
        &mut self,
        mask: MaskId,
        bits: u32,
        unknown: &SortedSet<Value>,
    ) -> Result<Option<Parts>, Refusal> {
        let masks = &self.s.linear.masks;
        if self.is_known(&masks.values(mask), unknown) {
            return self.mask(mask, bits).map(Some);
        }
        let mut all = masks.conjuncts(mask);
        all.retain(|&one| self.is_known(&masks.values(one), unknown));
        let ty = self.mask_type(bits);
        let mut lanes: Option<Parts> = None;
        for one in all {
            let own = self.mask(one, bits)?;
            lanes = Some(match lanes {
                Some(lanes) => self.map(POp::Binary(BinaryOp::And), &[&lanes, &own], ty),
                None => own,
            });
        }
        Ok(lanes)
    }

    fn is_known(&self, values: &[Value], unknown: &SortedSet<Value>) -> bool {
        unknown.is_empty() || self.needed(values.to_vec()).is_disjoint(unknown)
    }
}
