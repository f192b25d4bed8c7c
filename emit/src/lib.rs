//! From vector plans to edits of C text.

pub mod ctree;
pub mod isa;
pub mod names;
pub mod pointer;
pub mod scalar;
pub mod splice;
pub mod uses;
pub mod vector;
