//! Operations on lists of registers.

pub(super) mod address;
pub(super) mod build;
pub(super) mod calls;
pub(super) mod compress;
pub(super) mod convert;
pub(super) mod divide;
pub(super) mod dot;
pub(super) mod gather;
pub(super) mod lane_calls;
pub(super) mod list;
pub(super) mod masks;
pub(super) mod memory;
pub(super) mod neon_convert;
pub(super) mod neon_memory;
pub(super) mod permute;
pub(super) mod pick;
pub(super) mod reduce;
pub(super) mod reverse;
pub(super) mod scalars;
pub(super) mod single;
pub(super) mod splat;
pub(super) mod splice;
pub(super) mod zip;
