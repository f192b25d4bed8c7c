//! Analyses: plain functions from SSA to facts, each result a value.

pub mod facts;
