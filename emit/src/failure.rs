//! Why something cannot be written.

use frontend::span::Span;
use midend::remark::{Reason, Refusal};

/// Why a plan or a vector variant cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which reason.
    pub reason: Reason,
    /// Particulars; lower case, no full stop.
    pub detail: String,
}

impl Failure {
    /// A failure for that reason.
    pub fn new(reason: Reason, detail: impl Into<String>) -> Failure {
        Failure {
            reason,
            detail: detail.into(),
        }
    }

    /// No name can be used that is needed.
    pub fn no_name(detail: impl Into<String>) -> Failure {
        Failure::new(Reason::NoName, detail)
    }

    /// The refusal of what stands there.
    pub fn at(self, span: Span) -> Refusal {
        Refusal::new(self.reason, span, self.detail)
    }
}
