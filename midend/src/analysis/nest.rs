//! Whether a loop may be vectorized with all that is in it, loops too: on the user's word that no
//! iteration depends on another one, or where that is proved.

use super::carried;
use super::facts::{CarriedKind, LoopFacts};
use super::function_view::FunctionView;
use super::independence;
use super::induction;
use super::legality;
use super::linear::Forms;
use super::loop_view::LoopView;
use super::loops::{Loop, LoopForest};
use super::names;
use super::private_memory::{self, PrivateArray};
use super::proved_dependences;
use super::scalarized_calls;
use super::trip_count::{self, Inputs};
use super::uses::Uses;
use crate::ops::ReduceOp;
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Site, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// A loop that may be vectorized with all that is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nest {
    /// The loop.
    pub outermost: Loop,
    /// What is known of it.
    pub facts: LoopFacts,
    /// Memory that each iteration has for itself.
    pub private: SortedMap<Var, PrivateArray>,
}

/// Who says that no iteration depends on another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Independence {
    /// The user.
    Asserted,
    /// Nobody, so it must be proved.
    Proved,
}

/// Checks the loop at a site. `own`: variables that each iteration has for itself.
///
/// The facts hold only accesses that run-time checks compare: the client takes memory as it comes, in
/// the order of the program within each lane.
pub fn check_nest(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    private: &SortedSet<Var>,
    independence: Independence,
    options: &Options,
) -> Result<Nest, Vec<Refusal>> {
    let f = function.f;
    let info = &f.sites[site];
    let mut refusals = Vec::new();
    let Some(l) = forest.with_header(info.header) else {
        let detail = "the loop is never reached, or its body never comes back";
        return Err(vec![legality::refusal(
            Reason::NotCounted,
            info.span,
            detail,
        )]);
    };
    let data = &forest.loops[l];
    legality::body_refusals(f, Some(info), &data.blocks, options, &mut refusals);
    let Some((latch, exiting)) = legality::frame(f, data, info, &mut refusals) else {
        return Err(refusals);
    };
    scalarized_calls::refusals(f, forest, l, options, &mut refusals);
    if independence == Independence::Proved {
        refusals.extend(legality::effects(f, data, options));
    }
    let view = LoopView::new(function, info, data.blocks.clone(), latch, exiting);
    let (arrays, odd) = private_memory::private_memory(f, &view.blocks, private);
    let all_told = odd.is_empty();
    if refusals.is_empty() {
        // What is not analysed may do anything with an address.
        refusals.extend(odd);
    }
    let offsets = induction::offsets(&view);
    let inductions = induction::inductions(&view, &offsets);
    let uses = Uses::compute(&view);
    let forms = Forms::compute(&view, &inductions, &SortedSet::new());
    let trip = trip_count::trip_count(&Inputs {
        view: &view,
        forms: &forms,
        offsets: &offsets,
        inductions: &inductions,
    });
    let trip = trip
        .map_err(|no| refusals.push(legality::count_refusal(&view, &no)))
        .ok();
    let (carried, unknown) = carried::carried(&view, &inductions, &uses, options);
    for u in &unknown {
        let name = names::variable(&view, view.var_of(u.phi));
        let detail = format!("`{name}` {}", u.detail);
        let span = legality::value_span(&view, u.next);
        refusals.push(legality::refusal(u.reason, span, detail));
    }
    for c in &carried {
        if let CarriedKind::Reduction {
            op: ReduceOp::FMin | ReduceOp::FMax,
            ..
        } = c.kind
        {
            let name = names::variable(&view, c.var);
            let detail = format!("`{name}` is a floating-point minimum or maximum of a loop nest");
            let span = legality::value_span(&view, Some(c.next));
            refusals.push(legality::refusal(Reason::FpReductionOrder, span, detail));
        }
    }
    let region = independence::Region {
        view: &view,
        forest,
        outermost: l,
        private: &arrays,
    };
    let mut memory = independence::Memory::default();
    let mut max_lanes = None;
    match (&trip, independence) {
        (Some(trip), Independence::Proved) => {
            memory = independence::prove(&region, &forms, trip, options, &mut refusals);
        }
        (trip, Independence::Asserted) if all_told => {
            let trips = trip.as_ref().and_then(|t| t.constant);
            max_lanes =
                proved_dependences::check(&region, &inductions, trips, options, &mut refusals);
        }
        (_, Independence::Proved | Independence::Asserted) => {}
    }
    let (Some(trip), true) = (trip, refusals.is_empty()) else {
        return Err(refusals);
    };
    let last_counts = carried.iter().any(|c| {
        matches!(
            c.kind,
            CarriedKind::Overwritten | CarriedKind::Private { last: true, .. }
        )
    });
    let facts = LoopFacts {
        site,
        header: view.header,
        blocks: view.blocks.clone(),
        exiting,
        latch,
        invariant_loads: Vec::new(),
        needs_last_iteration: last_counts && !trip.tested_at_end,
        trip,
        carried,
        accesses: memory.accesses,
        max_lanes,
        scalar_part: Vec::new(),
        room: None,
        hazards: legality::hazards(view.insts(), |v| view.constant(v), options),
        checks: memory.checks,
        layout: memory.layout,
    };
    Ok(Nest {
        outermost: l,
        facts,
        private: arrays,
    })
}
