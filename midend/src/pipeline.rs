//! From a function of the typed tree to the plans of its loops.

use crate::options::Options;
use crate::plan::Plan;
use crate::remark::Remark;
use crate::ssa;
use crate::target::TargetInfo;
use frontend::Unit;
use frontend::tree::FunctionDef;

/// What was found out about one function.
#[derive(Clone, Debug, Default)]
pub struct FunctionPlans {
    /// The function as SSA, if it could be lowered.
    pub ssa: Option<ssa::Function>,
    /// One plan for each loop that is worth it, in source order.
    pub plans: Vec<Plan>,
    /// One remark for each loop statement, in source order.
    pub remarks: Vec<Remark>,
}

/// Plans the loops of one function.
pub fn vectorize_function(
    _unit: &Unit,
    _def: &FunctionDef,
    _target: &TargetInfo,
    _options: &Options,
) -> FunctionPlans {
    FunctionPlans::default()
}
