//! Cost model: what a plan costs by the target's prices, and what the scalar loop costs.

pub mod asked;
mod branch_free;
mod chain;
mod in_order;
mod instructions;
mod latency;
pub mod machine;
mod nest;
mod predicted;
mod pressure;
mod price;
mod scalar;
mod scalar_nest;
mod through_memory;
mod throughput;

pub use chain::recurrence;
pub use in_order::{in_order_latency, in_order_needs};
pub use instructions::{instruction, instruction_on};
pub use latency::{
    moves, of_instructions as latency_of_instructions, of_operation as latency_of_operation,
    of_plan as latency_of_plan,
};
pub use machine::{
    EXTREMUM_CLOSING, INNER_TRIPS, LEAVING, LOOP_OVERHEAD, RARE_BRANCH, SHORT_LOOP, VECTORS_APART,
    WAIT_FOR_PARTS,
};
pub use nest::{is_sooner_as_scalar, nest_time, nest_time_of_lanes, nest_time_with_some_off};
pub use pressure::{pressure, splats};
pub use price::{Missing, PlanCost, latency, needs_of, operation, plan_cost};
pub use scalar::{scalar_iteration, scalar_work};
pub use scalar_nest::scalar_nest;
pub use through_memory::ThroughMemory;
pub use throughput::{SPILL, Throughput};
