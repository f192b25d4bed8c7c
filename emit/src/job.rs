//! What is to be written, and what of it was.

use crate::alternatives::Guard;
use crate::splice::Edit;
use frontend::sorted::SortedSet;
use frontend::source::assumed::Assumed;
use frontend::tree::FunctionDef;
use midend::pipeline::variants::Variants;
use midend::plan::verified::VerifiedPlan;
use midend::remark::Refusal;
use midend::ssa::Function;

/// A function and the plans for its regions.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The function.
    pub def: &'a FunctionDef,
    /// Its SSA form.
    pub ssa: &'a Function,
    /// Its plans.
    pub plans: &'a [VerifiedPlan],
    /// Its vector variants.
    pub variants: Option<&'a Variants>,
    /// For a file that is kept: what it relies on of the configuration.
    pub assumed: Option<&'a SortedSet<Assumed>>,
}

/// A plan that is not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Index of the job.
    pub job: usize,
    /// Index of the plan in the job.
    pub plan: usize,
    /// Why.
    pub refusal: Refusal,
}

/// The edits for a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emitted {
    /// Sorted, without overlaps. Only [`removals`](crate::removals) if no plan was written.
    pub edits: Vec<Edit>,
    /// Under what those for vector code stand.
    pub guard: Guard,
    /// The macros that belong to it.
    pub macros: Vec<String>,
    /// Plans that could not be written.
    pub refused: Vec<Refused>,
    /// Jobs whose variants cannot be written, and why.
    pub refused_variants: Vec<(usize, Refusal)>,
    /// Places that loops which are written need, as their ends, whether or not something is edited there.
    pub needed: Vec<u32>,
    /// Macro calls in whose expansions edits would begin or end: what is refused for them is not if
    /// they are expanded first, as [`frontend::Source::expanded`] does.
    pub calls: SortedSet<usize>,
}
