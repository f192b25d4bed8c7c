//! How the loops of a plan are written.

use std::fmt;

/// How vector code is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Lanes of a vector.
    pub vf: u32,
    /// Vectors per iteration.
    pub uf: u32,
    /// Lanes of a second loop, for what the first one leaves.
    pub narrow: Option<u32>,
    /// Width of a register, in bits.
    pub reg_bits: u32,
}

impl Parameters {
    /// Whether there are no vectors.
    pub fn is_scalar(self) -> bool {
        self.vf == 1 && self.uf == 1
    }
}

impl fmt::Display for Parameters {
    /// `8 lanes x 4, then 8`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} lanes x {}", self.vf, self.uf)?;
        match self.narrow {
            Some(narrow) => write!(f, ", then {narrow}"),
            None => Ok(()),
        }
    }
}
