//! How many iterations a vector loop does at once, and which ones.

/// How many iterations a vector loop does at once, which is the step of its counter: `vf * uf`, or one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Widened {
    /// Lanes of its vectors; of what [`super::POp::SumGroups`] yields fewer.
    pub vf: u32,
    /// Vectors, one for each group of as many iterations; they are in the body already.
    pub uf: u32,
    /// In its last iteration some lanes may be off, those of iterations from the end of the loop on.
    pub masked: bool,
    /// What it leaves is done by a vector that overlaps with its last one: computed before it, and stored behind it.
    pub last: bool,
    /// Which iterations it does, of a loop that is split where a branch turns.
    pub part: Option<Part>,
    /// Its lanes are values of one iteration side by side: it does one iteration at a time.
    pub beside: bool,
}

/// Iterations of a loop that is split where a branch turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Those before, in all of which it goes one way.
    Before,
    /// Those of the vectors in which it may go both ways.
    Between,
    /// Those after.
    After,
}

impl Part {
    /// All of them.
    pub(super) const ALL: [Part; 3] = [Part::Before, Part::Between, Part::After];

    /// Its word.
    pub(super) fn word(self) -> &'static str {
        match self {
            Part::Before => "before",
            Part::Between => "between",
            Part::After => "after",
        }
    }
}

impl Widened {
    /// The step of its counter.
    pub fn step(self) -> u64 {
        match self.beside {
            true => 1,
            false => u64::from(self.vf) * u64::from(self.uf),
        }
    }
}
