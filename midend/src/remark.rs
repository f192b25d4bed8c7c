//! Refusals and remarks: what was done, what was not, and why, as data.

mod considered;
mod dependence;
mod refusal;

pub use considered::{Candidate, Considered};
pub use dependence::{Dependence, Distance, Kind, Place};
pub use refusal::{Detail, Reason, Refusal, leave_out_vain_hints};

use crate::plan::Parameters;
use crate::ssa::LoopCalls;
use frontend::span::Span;
use std::fmt;

/// What happened to one region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What the region is.
    pub subject: Subject,
    /// C name of the function.
    pub function: String,
    /// The region: statements, or a loop statement from its keyword.
    pub span: Span,
    /// What was considered; nothing where the planners were not asked.
    pub considered: Considered,
    /// The outcome.
    pub outcome: Outcome,
}

/// What a region is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A loop statement.
    Loop,
    /// Statements in a row.
    Block,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Subject::Loop => "loop",
            Subject::Block => "block",
        })
    }
}

/// Outcome for a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Vectorized.
    Vectorized(Vectorized),
    /// Left scalar, but iterations overlap; why there are no vectors is what was considered.
    Pipelined(Vectorized),
    /// Vectorized with the loop around it.
    WithLoopAround,
    /// Left as it is, for all these reasons (at least one).
    Missed(Vec<Refusal>),
}

/// How a loop was vectorized or pipelined, and what that is estimated to gain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vectorized {
    /// Lanes, vectors and registers.
    pub parameters: Parameters,
    /// Name of the target.
    pub target: &'static str,
    /// What its body calls.
    pub calls: LoopCalls,
    /// What run-time checks ask (`x and y do not overlap`).
    pub guards: Vec<String>,
    /// Places that only the last iteration stores to.
    pub left_out: Vec<String>,
    /// Estimated time in percent of the scalar loop's; 0 where that was not asked.
    pub percent: u64,
    /// A pragma asks for it though scalar code is estimated to be as fast.
    pub in_spite: bool,
    /// Iterations of it overlap, or why they do not though a pragma asks for that.
    pub pipelined: Option<Result<(), &'static str>>,
}

impl fmt::Display for Vectorized {
    /// `8 lanes x 4, then 8, avx2, guarded: x and y do not overlap`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parameters.is_scalar() {
            true => write!(f, "scalar")?,
            false => write!(f, "{}, {}", self.parameters, self.target)?,
        }
        if !self.calls.in_place.is_empty() {
            write!(f, ", with {} in place", self.calls.names())?;
        }
        if !self.guards.is_empty() {
            write!(f, ", guarded: {}", self.guards.join(", "))?;
        }
        if !self.left_out.is_empty() {
            let places = self.left_out.join(", ");
            write!(f, ", without {places}, which the next iteration overwrites")?;
        }
        match self.pipelined {
            None => {}
            Some(Ok(())) if self.parameters.is_scalar() => {}
            Some(Ok(())) => write!(f, ", pipelined")?,
            Some(Err(why)) => write!(f, ", not pipelined as a pragma asks: {why}")?,
        }
        if self.in_spite {
            let percent = self.percent;
            write!(
                f,
                ", as a pragma asks, though it is estimated to cost {percent}% of the scalar loop"
            )?;
        }
        Ok(())
    }
}
