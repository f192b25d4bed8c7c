//! Middle end of vcc: SSA, analyses, planners, cost.
pub mod analysis;
pub mod attributes;
pub mod cost;
pub mod engine;
pub mod lower;
pub mod observer;
pub mod ops;
pub mod options;
pub mod pipeline;
pub mod plan;
pub mod planner;
pub mod reason;
pub mod remark;
pub mod ssa;
pub mod target;
mod text;
pub mod transform;
pub mod veclib;
