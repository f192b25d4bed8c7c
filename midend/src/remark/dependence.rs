//! A dependence between two accesses of a loop, as data.

use frontend::span::Span;
use std::fmt;

/// One of two accesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The expression in the source.
    pub span: Span,
    /// How it is shown (`` `x[i - 1]` ``).
    pub text: String,
    /// It writes.
    pub writes: bool,
}

/// What an access has to do with one of an earlier iteration (Allen and Kennedy, *Optimizing Compilers
/// for Modern Architectures*, section 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It reads what the other wrote.
    Flow,
    /// It writes what the other read.
    Anti,
    /// Both write.
    Output,
}

/// How far the two are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// That many iterations.
    Iterations(u64),
    /// Each iteration accesses the same place.
    Same,
    /// Not known, nor which comes first.
    Unknown,
}

/// A dependence that keeps a loop from being done in lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependence {
    /// The access of the earlier iteration.
    pub source: Place,
    /// The access of the later one.
    pub sink: Place,
    /// How much later.
    pub distance: Distance,
}

impl Dependence {
    /// What the later access does with the place.
    pub fn kind(&self) -> Kind {
        match (self.source.writes, self.sink.writes) {
            (true, false) => Kind::Flow,
            (false, _) => Kind::Anti,
            (true, true) => Kind::Output,
        }
    }
}

impl fmt::Display for Dependence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (source, sink) = (&self.source.text, &self.sink.text);
        let apart = |n: u64| match n {
            1 => "one iteration".to_string(),
            n => format!("{n} iterations"),
        };
        match (self.kind(), self.distance) {
            (Kind::Flow, Distance::Iterations(n)) => {
                write!(f, "{sink} is what {source} wrote {} before", apart(n))
            }
            (Kind::Anti, Distance::Iterations(n)) => {
                write!(f, "{source} is overwritten by {sink} {} later", apart(n))
            }
            (Kind::Output, Distance::Iterations(n)) => {
                write!(f, "{sink} writes where {source} wrote {} before", apart(n))
            }
            (Kind::Flow | Kind::Anti, Distance::Same) => {
                write!(f, "{source} is read and written in each iteration")
            }
            (Kind::Flow | Kind::Anti, Distance::Unknown) => write!(
                f,
                "{sink} may be what {source} wrote in an earlier iteration, or will be overwritten by it"
            ),
            (Kind::Output, Distance::Same) if source == sink => {
                write!(f, "{source} is written in each iteration")
            }
            (Kind::Output, Distance::Same | Distance::Unknown) => write!(
                f,
                "{sink} and {source} write the same place in different iterations"
            ),
        }
    }
}
