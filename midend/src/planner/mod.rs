//! Planners: from facts about a region to candidate plans, and the choice among them.

mod apart;
pub mod blocks;
mod counters;
mod double_reduction;
mod extremum;
mod groups;
mod guards;
mod interchanged;
mod kept;
mod lane_order;
mod last_vector;
mod lead_in;
mod loop_around;
pub mod loops;
mod material;
mod pages;
mod partial_blocks;
mod program;
mod purpose;
mod reduction;
mod scalar_part;
mod search;
mod skeleton;
mod spacing;
pub mod strategies;
mod trips;
pub mod variants;
