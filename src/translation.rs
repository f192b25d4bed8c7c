//! What is known of a file once it is read and planned.

use crate::job::Job;
use emit::isa::{Isa, Style};
use frontend::Unit;
use frontend::sorted::SortedSet;
use frontend::source::assumed::Assumed;
use midend::pipeline::FunctionPlans;
use midend::pipeline::variants::Variants;

/// Everything known once the input is read and planned.
pub struct Translation<'a> {
    /// The call.
    pub job: &'a Job,
    /// The input.
    pub unit: &'a Unit,
    /// Chosen ISA.
    pub isa: Isa,
    /// Chosen spelling.
    pub style: Style,
    /// See [`midend::options::Options::contracts`].
    pub contracts: bool,
    /// Plans and remarks, one for each function definition of [`Unit::functions`].
    pub functions: Vec<FunctionPlans>,
    /// Vector variants, likewise.
    pub variants: Vec<Option<Variants>>,
    /// What they rely on of the configuration, likewise.
    pub assumed: Vec<SortedSet<Assumed>>,
    /// Of a file that is kept: functions of included files that are called, and are the same in all configurations.
    pub fixed: SortedSet<String>,
    /// Of a file that is kept: conditions under which its macros are at its beginning what they are here.
    pub conditions: Vec<String>,
}
