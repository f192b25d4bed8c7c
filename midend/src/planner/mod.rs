//! Planners: from facts about a region to candidate plans, and the choice among them.

mod beside;
mod counters;
mod groups;
mod guards;
pub mod loops;
mod material;
mod order;
mod program;
mod reduction;
mod skeleton;
pub mod strategies;
mod trips;
pub mod variants;
