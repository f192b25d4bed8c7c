//! Plans that the verifier has seen.

use super::Plan;
use super::verify::verify;
use std::fmt::{self, Display};
use std::ops::Deref;

/// A plan that [`verify`] found nothing wrong with: the only thing that can be written as C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedPlan(Plan);

impl VerifiedPlan {
    /// Verifies a plan.
    ///
    /// # Errors
    /// All violations, in text order.
    pub fn new(plan: Plan) -> Result<VerifiedPlan, Vec<String>> {
        verify(&plan).map(|()| VerifiedPlan(plan))
    }

    /// The plan, to make another one of it.
    pub fn into_plan(self) -> Plan {
        self.0
    }
}

impl Deref for VerifiedPlan {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        &self.0
    }
}

impl Display for VerifiedPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
