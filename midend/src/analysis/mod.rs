//! Analyses: plain functions from SSA to facts, each result a value.

mod accessed;
mod asserted_independence;
mod base;
mod carried;
pub mod carried_key;
mod dependence;
pub mod distribution;
pub mod dominators;
mod early_exits;
mod exit_conditions;
mod extremum;
pub mod facts;
mod facts_display;
mod first_order_recurrence;
pub mod function_view;
mod graph;
mod hazards;
mod independence;
mod induction;
mod inner_iterations;
pub(crate) mod known_trips;
pub mod legality;
mod linear;
mod loop_shape;
mod loop_values;
mod loop_view;
pub mod loops;
mod memory;
mod memory_range;
mod minmax;
mod names;
pub mod nest;
pub mod peeling;
mod polynomial;
mod possible_exits;
pub mod private_memory;
mod proved_dependences;
mod provenance;
mod range;
pub(crate) mod reduction;
pub mod register_promotion;
pub mod removable_exits;
mod restructuring;
mod rows;
mod same_flags;
pub mod scalarized_calls;
pub(crate) mod trip_count;
pub mod unit_stride;
pub mod unswitching;
mod uses;
pub(crate) mod variant;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod trip_count_tests;
