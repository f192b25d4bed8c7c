//! Front end of vcc: from preprocessed C to the typed tree.
pub mod diag;
pub mod source;
pub mod span;
pub mod tree;
pub mod types;
