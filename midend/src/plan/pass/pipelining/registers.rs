//! The registers that a body's values take, by file, and those that are left for them.

use super::addresses::Definitions;
use super::body::{Body, Source};
use crate::plan::{POp, PType, PValue, PValueData};
use crate::target::TargetInfo;
use cranelift_entity::{EntitySet, PrimaryMap};

/// Names of the files, in the order in which registers are counted here.
pub(super) const FILES: [&str; 2] = ["vector", "mask"];

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
    pub fn of(&self, value: PValue) -> [u32; 2] {
        match self.values[value].ty {
            // Numbers and addresses are in the general registers, which nothing here counts.
            PType::Scalar(ty) => [u32::from(ty.is_float()), 0],
            ty @ PType::Mask { .. } if self.target.has_bit_masks() => {
                [0, TargetInfo::registers_of(ty, self.reg_bits)]
            }
            ty => [TargetInfo::registers_of(ty, self.reg_bits), 0],
        }
    }

    /// What is left of each file beside what a body has from outside, which stays there.
    pub fn left(&self, body: &Body<'_>, definitions: &Definitions) -> Vec<u32> {
        let mut outside = EntitySet::new();
        let mut left = [self.target.registers, BIT_MASKS];
        let args = body.nodes.iter().flat_map(|inst| &inst.args);
        let mut in_memory = false;
        for &arg in args {
            if body.source(arg) != Some(Source::Invariant) || !outside.insert(arg) {
                continue;
            }
            if self.target.memory_operands && definitions.is_constant(arg) {
                in_memory = true;
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
                left[0] = left[0].saturating_sub(tables(&inst.op));
            }
        }
        left.to_vec()
    }
}

/// Vectors of positions by which a shuffle is done: no operand says that they are there.
fn tables(op: &POp) -> u32 {
    match op {
        POp::Permute(_) => 1,
        POp::Unzip3(_) | POp::Zip3(_) => 2,
        _ => 0,
    }
}
