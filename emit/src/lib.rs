//! From vector plans to edits of C text.

pub mod isa;
