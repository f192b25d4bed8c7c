//! Front end of vcc: from preprocessed C to the typed tree.
pub mod boundaries;
mod build;
pub mod constexpr;
pub mod constructs;
pub mod counter;
pub mod diag;
pub mod directives;
pub mod dump;
pub mod hashed;
pub mod sorted;
pub mod source;
pub mod span;
pub mod stack;
pub mod tree;
pub mod types;
mod unit;
pub mod walk;

pub use pragma_spec;
pub use source::{Input, Source};
pub use unit::{MOST_TOKENS, ParseStats, Unit, parse, parse_blocks, parse_loops};
