//! Loops whose iterations stay one after the other, with all that each of them hands on to the next.
//!
//! Nothing is asked of what iterations have of one another: only that a loop is one way through its blocks, that it is
//! known how often it runs, and that variables carry what it carries.

use super::facts::{CarriedKind, LoopFacts, Roots};
use super::function_view::FunctionView;
use super::loops::LoopForest;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Site, Value, Var};
use frontend::tree::LoopKind;

/// What an iteration hands on to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandedOn {
    /// Header parameter.
    pub phi: Value,
    /// Its C variable.
    pub var: Var,
    /// Value on entry.
    pub start: Value,
    /// Value at the end of an iteration.
    pub next: Value,
    /// It moves on by a constant.
    pub counts: bool,
    /// An iteration needs it, and does not only set it.
    pub is_read: bool,
}

/// A loop of that kind: only [`check`] makes this.
#[derive(Clone, Debug)]
pub struct OneByOne {
    /// How often it runs; nothing is said of accesses and of what is carried.
    pub facts: LoopFacts,
    /// What its header's parameters are, in their order.
    pub handed_on: Vec<HandedOn>,
}

/// The loop at a site, if it is of that kind.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<OneByOne> {
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    let (header, below) = view.blocks.split_first()?;
    let one_way = view.blocks.iter().all(|&block| view.always(block));
    let copies = below.iter().any(|&b| !view.f.blocks[b].params.is_empty());
    if view.site.is_left_early() || !one_way || copies {
        return None;
    }
    let params = view.f.blocks[*header].params.iter().enumerate();
    let handed_on = params.map(|(n, &phi)| {
        let named = view.site.phis.iter().find(|(of, _)| *of == phi);
        let known = of.known.iter().find(|c| c.phi == phi);
        Some(HandedOn {
            phi,
            var: named?.1,
            start: view.start(n)?,
            next: view.next(n)?,
            counts: known.is_some_and(|c| matches!(c.kind, CarriedKind::Induction { .. })),
            is_read: !of.values.uses.of(phi).is_empty(),
        })
    });
    let handed_on: Option<Vec<HandedOn>> = handed_on.collect();
    Some(OneByOne {
        handed_on: handed_on?,
        facts: LoopFacts {
            site,
            header: view.header,
            blocks: view.blocks.clone(),
            exiting: view.exiting,
            latch: view.latch,
            invariant_loads: Vec::new(),
            // What it hands on is there after any iteration. But where the original loop stays, compilers warn of iterations
            // that it never comes to if they know that it runs none.
            needs_last_iteration: !(of.trip.constant.is_some() && view.site.kind == LoopKind::For),
            trip: of.trip,
            bounds: Vec::new(),
            carried: Vec::new(),
            accesses: Vec::new(),
            scalar_part: Vec::new(),
            kept: Vec::new(),
            max_lanes: None,
            room: None,
            most_trips: None,
            hazards: Vec::new(),
            checks: Vec::new(),
            distinct: Vec::new(),
            originals: None,
            roots: Roots::default(),
            layout: Vec::new(),
            exits: None,
        },
    })
}
