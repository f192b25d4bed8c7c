//! What planning a function finds out.

use super::claims::Doubt;
use crate::plan::verified::VerifiedPlan;
use crate::planner::blocks::Figures;
use crate::remark::Remark;
use crate::ssa;

/// What was found out about one function.
#[derive(Clone, Debug, Default)]
pub struct FunctionPlans {
    /// The function as SSA, if it could be lowered.
    pub ssa: Option<ssa::Function>,
    /// One plan for each loop that is worth it, in source order.
    pub plans: Vec<VerifiedPlan>,
    /// One remark for each loop statement, in source order.
    pub remarks: Vec<Remark>,
    /// The trees of vectors that statements in a row are made of, or would be, if they were to be kept.
    pub trees: Vec<Figures>,
    /// Clauses that calls look to make untrue.
    pub doubts: Vec<Doubt>,
}
