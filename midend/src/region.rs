//! What of a function may be edited, and where: asked once, before anything is planned.
//!
//! [`attributes`] says what the attributes of a function allow, [`loops`] which loop statements can be
//! edited where they stand, and [`names`] whether a plan's names mean there what they mean in the plan.

pub mod attributes;
pub mod loops;
pub mod names;
