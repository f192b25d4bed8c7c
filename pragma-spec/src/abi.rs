//! Vector Function ABI: how variants are named (`_ZGVdN8vu_f`), how many lanes they have,
//! and what they get in which registers.
//!
//! Sources: *Vector Function ABI* for x86-64 (as gcc implements it) and *Vector Function ABI
//! Specification for AArch64*, sections 3 and 4. It is here because a name is another spelling of a
//! [`VariantSpec`](crate::VariantSpec), and everything that reads or writes one depends on this crate already.

pub(crate) mod isa;
mod lanes;
mod name;
mod passing;

pub use isa::{Isa, Unsupported};
pub use lanes::{Element, lanes, names};
pub use name::{NameError, NameLanes, NameParam, NameParamKind, NameStep, OfLinear, VariantName};
pub use passing::{Passed, Passing, passing, passing_of};
