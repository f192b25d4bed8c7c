//! Passes: plan to plan, in the order of [`PASSES`]. The first ones run on every program that is
//! written, before it is priced, the others on what was chosen.

mod dead_code;

use super::{Node, PInst, POp, PValue, PValueData};
use crate::options::Options;
use crate::ssa::{Callee, CalleeInfo};
use cranelift_entity::PrimaryMap;
use std::fmt;

/// A pass, as `--dump` names it.
pub struct Pass {
    /// Name.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    /// When it runs.
    pub when: When,
    run: fn(&mut Code<'_>),
}

/// When a pass runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before a program is priced.
    Written,
    /// Before a plan is emitted.
    Chosen,
}

/// All passes, in the order in which they run.
pub const PASSES: [Pass; 2] = [dead_code::DEAD_SHUFFLES, dead_code::DEAD_CODE];

/// What passes change: a plan's program.
pub struct Code<'a> {
    /// The steps.
    pub body: &'a mut Vec<Node>,
    /// Values.
    pub values: &'a PrimaryMap<PValue, PValueData>,
    /// The functions that it calls.
    pub callees: &'a PrimaryMap<Callee, CalleeInfo>,
}

impl Code<'_> {
    /// Whether an operation with a result does something beside.
    fn has_effect(&self, inst: &PInst) -> bool {
        has_effect(inst, self.callees)
    }
}

impl fmt::Display for Code<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::print::program(self.body, self.values, f)
    }
}

/// Runs all passes of one time.
pub fn run(mut code: Code<'_>, when: When, options: &Options) {
    for pass in PASSES.iter().filter(|pass| pass.when == when) {
        options.steps.begin(pass.name);
        (pass.run)(&mut code);
        options.steps.end(pass.name, &code);
    }
}

/// Whether an operation with a result does something beside.
pub fn has_effect(inst: &PInst, callees: &PrimaryMap<Callee, CalleeInfo>) -> bool {
    match inst.op {
        POp::CallEach { .. } => true,
        POp::Variant { callee, .. } => callees.get(callee).is_none_or(|c| c.idle.is_none()),
        _ => false,
    }
}
