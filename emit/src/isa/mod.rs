//! How each ISA spells vector operations, and what they cost.
//!
//! # Representation the emitter relies on
//! A plan vector of `lanes` elements at `reg_bits` R is held in the registers that [`layout`] tells:
//! `lanes * bits / R` registers of R bits, lanes in order; a vector narrower than R takes one
//! register of the narrowest width that holds it. With intrinsics that is at least 128 bits, the
//! lanes lie low and the upper ones are arbitrary; with vector extensions it is exactly as wide as
//! the vector. Integers have one C type per register width (`__m128i`), or the unsigned one
//! (`uint32x4_t`, `vcc_u32x4`).
//!
//! A mask is an integer vector with elements of the mask's width, all ones or all zeros, also where
//! it selects floats. On AVX-512 with intrinsics it is a `__mmask8` … `__mmask64` for each register
//! of as many elements; bits above the lanes are arbitrary.
//!
//! Scalars: an operand of [`lower`] may be any expression of arithmetic type, rows cast it. A
//! scalar result has the unsigned C type of its width ([`scalar_type`]) or is `float`/`double`;
//! `POp::Any`, `POp::All` and `POp::Several` give an `int` 0 or 1.
//!
//! `long` has 64 bits.

mod cost;
mod lane;
mod layout;
mod lower;
mod machine;
mod names;
mod operand;
mod operations;
mod row;
mod table;
mod template;
mod words;

pub use cost::{priced_rows, target_info, target_of_build};
pub use layout::{Layout, layout};
pub use lower::lower;
pub use machine::{FMA, Machine, Style};
pub use names::{scalar_type, typedefs};
pub use operand::Operand;
pub use operations::calls::{
    Declared, bits_type, clang_needs, declare_variant, element_type, variant_calls,
};
pub use operations::lane_calls::lane_calls;
pub use row::{Expansion, Step};
pub use table::{Facts, Isa, Terms};
