//! Analyses: plain functions from SSA to facts, each result a value.

mod accessed;
mod base;
pub mod by_lane;
mod carried;
mod dependence;
pub mod distribution;
pub mod dominators;
pub mod facts;
mod facts_display;
pub mod function_view;
mod graph;
mod in_spite;
mod independence;
mod induction;
pub(crate) mod known_trips;
pub mod legality;
mod linear;
mod loop_view;
pub mod loops;
mod memory;
mod minmax;
mod names;
pub mod nest;
pub mod own_memory;
pub mod peeling;
mod provenance;
mod range;
mod reduction;
mod rounds;
pub(crate) mod trip_count;
mod uses;
pub(crate) mod variant;
mod vouched;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod trip_count_tests;
