//! What is considered for a loop: ways to do it, each with its estimate.

use super::refusal::Refusal;
use crate::plan::Parameters;
use std::fmt;

/// What the scalar code costs, in percent of itself.
const SCALAR: u64 = 100;

/// One way to do a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Name of the strategy that proposes it; `None`: the scalar code.
    pub strategy: Option<&'static str>,
    /// How it is written.
    pub parameters: Parameters,
    /// Its estimated time, in percent of the scalar code's.
    pub percent: u64,
}

/// All that was considered for one loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Considered {
    /// Number 0 is the scalar code.
    pub candidates: Vec<Candidate>,
    /// The number of the one that is chosen.
    pub winner: usize,
    /// Why a strategy has no candidate, or none that is chosen.
    pub refusals: Vec<Refusal>,
}

impl Candidate {
    /// The code as it is.
    pub fn scalar() -> Candidate {
        Candidate {
            strategy: None,
            parameters: Parameters {
                vf: 1,
                uf: 1,
                second: None,
                last: false,
                reg_bits: 0,
            },
            percent: SCALAR,
        }
    }
}

impl fmt::Display for Considered {
    /// A line for each candidate, as comments of the text form of plans.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, candidate) in self.candidates.iter().enumerate() {
            let mark = if n == self.winner { " <- chosen" } else { "" };
            let percent = candidate.percent;
            match candidate.strategy {
                None => writeln!(f, "; {n}: {percent}% scalar{mark}")?,
                Some(strategy) => {
                    let (how, bits) = (candidate.parameters, candidate.parameters.reg_bits);
                    writeln!(
                        f,
                        "; {n}: {percent}% {strategy}, {how}, in {bits} bits{mark}"
                    )?;
                }
            }
        }
        for refusal in &self.refusals {
            writeln!(f, "; not: {}", refusal.detail)?;
        }
        Ok(())
    }
}
