//! Analyses: plain functions from SSA to facts, each result a value.

pub mod dominators;
pub mod facts;
mod graph;
pub mod loops;
