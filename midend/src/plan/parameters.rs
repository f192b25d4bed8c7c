//! How the loops of a plan are written.

use std::fmt;

/// How vector code is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Lanes of a vector.
    pub vf: u32,
    /// Vectors per iteration.
    pub uf: u32,
    /// A second loop, for what the first one leaves.
    pub second: Option<Second>,
    /// What does not fill a vector is done by one that overlaps with the one before it.
    pub last: bool,
    /// Width of a register, in bits.
    pub reg_bits: u32,
}

/// A loop for what the one before it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Second {
    /// Lanes of a vector, of which there is one per iteration.
    pub vf: u32,
    /// It also does what does not fill a vector, under a mask.
    pub masked: bool,
}

impl Parameters {
    /// Whether there are no vectors.
    pub fn is_scalar(self) -> bool {
        self.vf == 1 && self.uf == 1
    }
}

impl fmt::Display for Parameters {
    /// `8 lanes x 4, then 8`, `8 lanes x 1, the last ones overlapping`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} lanes x {}", self.vf, self.uf)?;
        if let Some(second) = self.second {
            write!(f, ", then {second}")?;
        }
        match self.last {
            true => f.write_str(", the last ones overlapping"),
            false => Ok(()),
        }
    }
}

impl fmt::Display for Second {
    /// `8`, `8 masked`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let masked = if self.masked { " masked" } else { "" };
        write!(f, "{}{masked}", self.vf)
    }
}
