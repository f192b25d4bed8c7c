//! Planners: from facts about a region to candidate plans, and the choice among them.

mod choice;
mod counters;
mod groups;
mod guards;
mod idle;
pub mod loops;
pub mod nests;
mod order;
mod reduction;
mod skeleton;
mod trips;
pub mod variants;
mod whole;
