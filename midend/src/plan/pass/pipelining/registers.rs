//! The registers that a body's values take, by file, and those that are left for them.

use super::addresses::Definitions;
use super::body::{Body, Source};
use crate::plan::{POp, PType, PValue, PValueData};
use crate::target::TargetInfo;
use cranelift_entity::{EntitySet, PrimaryMap};

/// Names of the files, in the order in which registers are counted here.
pub(super) const FILES: [&str; 3] = ["vector", "mask", "general"];

/// Which of these numbers and addresses are in.
const GENERAL: usize = 2;

/// General registers for the counter and its end.
const COUNTING: u32 = 2;

/// Registers for masks that are bits: the first one means that there is no mask.
const BIT_MASKS: u32 = 7;

/// Registers of a target at one width.
pub(super) struct Files<'a> {
    pub values: &'a PrimaryMap<PValue, PValueData>,
    pub target: &'a TargetInfo,
    pub reg_bits: u32,
}

impl Files<'_> {
    /// What a value takes of each file.
    pub fn of(&self, value: PValue) -> [u32; 3] {
        match self.values[value].ty {
            PType::Scalar(ty) if ty.is_float() => [1, 0, 0],
            PType::Scalar(_) => [0, 0, 1],
            ty @ PType::Mask { .. } if self.target.has_bit_masks() => {
                [0, TargetInfo::registers_of(ty, self.reg_bits), 0]
            }
            ty => [TargetInfo::registers_of(ty, self.reg_bits), 0, 0],
        }
    }

    /// What is left of each file beside what a body has from outside, which stays there.
    pub fn left(&self, body: &Body<'_>, definitions: &Definitions) -> Vec<u32> {
        let mut outside = EntitySet::new();
        let counting = self.target.general_registers.saturating_sub(COUNTING);
        let mut left = [self.target.registers, BIT_MASKS, counting];
        let args = body.nodes.iter().flat_map(|inst| &inst.args);
        let mut args: Vec<PValue> = args.copied().collect();
        let mut in_memory = false;
        while let Some(arg) = args.pop() {
            match body.source(arg) {
                Some(Source::Invariant) if outside.insert(arg) => {}
                Some(Source::Computed) if outside.insert(arg) => {
                    args.extend(body.computes(arg).iter().flat_map(|inst| &inst.args));
                    continue;
                }
                Some(_) | None => continue,
            }
            let general = self.of(arg)[GENERAL] > 0;
            if definitions.is_constant(arg) && (general || self.target.memory_operands) {
                // Instructions have small numbers in them.
                in_memory |= !general;
                continue;
            }
            let mut taken = self.of(arg);
            if definitions.is(arg, &POp::Splat) {
                // One register that all use.
                taken = taken.map(|registers| registers.min(1));
            }
            for (left, taken) in left.iter_mut().zip(taken) {
                *left = left.saturating_sub(taken);
            }
        }
        // Where an instruction takes another operand from memory, a constant has to be in a register for it.
        left[0] = left[0].saturating_sub(u32::from(in_memory));
        let mut shuffles: Vec<POp> = Vec::new();
        for inst in &body.nodes {
            if !shuffles.contains(&inst.op) {
                shuffles.push(inst.op);
                left[0] = left[0].saturating_sub(self.for_shuffle(&inst.op));
            }
        }
        left.to_vec()
    }
    /// Vector registers that a shuffle takes of which no operand says that they are there.
    fn for_shuffle(&self, op: &POp) -> u32 {
        match op {
            POp::Permute(_) => 1,
            POp::Unzip3(_) | POp::Zip3(_) => self.target.for_triples,
            _ => 0,
        }
    }
}
