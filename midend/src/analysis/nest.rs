//! Whether a loop may be vectorized with all that is in it, loops too: on the user's word that no
//! iteration depends on another one, or where that is proved.

use super::asserted_independence;
use super::facts::{CarriedKind, CarriedValue, LoopFacts};
use super::function_view::FunctionView;
use super::hazards;
use super::independence;
use super::loop_shape::{self, refusal, value_span};
use super::loop_values::{Values, needs_last_iteration};
use super::loop_view::LoopView;
use super::loops::{Loop, LoopForest};
use super::most_trips::most_trips;
use super::names;
use super::private_memory::{self, PrivateArray};
use super::proved_dependences;
use super::scalarized_calls;
use crate::ops::ReduceOp;
use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Inst, Site, Var};
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
    /// Pairs of accesses that its checks keep apart in all iterations, loops inside included.
    apart: SortedSet<[Inst; 2]>,
}

impl Nest {
    /// Whether checks keep two accesses apart in all iterations, loops inside included.
    pub fn apart(&self, a: Inst, b: Inst) -> bool {
        self.apart.contains(&[a.min(b), a.max(b)])
    }
}

/// Who says that no iteration depends on another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Independence {
    /// The user.
    Asserted,
    /// Nobody, so it must be proved.
    Proved,
}

/// Checks the loop at a site. `private`: variables that each iteration has for itself.
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
    let mut refusals = Vec::new();
    let shape = shape(function, forest, site, options, &mut refusals);
    let Some((outermost, view)) = shape else {
        return Err(refusals);
    };
    let data = &forest.loops[outermost];
    if independence == Independence::Proved {
        refusals.extend(loop_shape::effects(function.f, data, options));
    }
    let (private, odd) = private_memory::private_memory(function.f, &view.blocks, private);
    let all_told = odd.is_empty();
    if refusals.is_empty() {
        // What is not analysed may do anything with an address.
        refusals.extend(odd);
    }
    let values = Values::without_checks(&view, options);
    let carried = carried(&view, &values, options, &mut refusals);
    let region = independence::Region {
        view: &view,
        forest,
        outermost,
        private: &private,
    };
    let mut memory = independence::Memory::default();
    let mut max_lanes = None;
    match (&values.trip, independence) {
        (Ok(trip), Independence::Proved) => {
            memory = independence::prove(&region, &values, trip, options, &mut refusals);
        }
        (trip, Independence::Asserted) if all_told => {
            let trips = trip.as_ref().ok().and_then(|trip| trip.constant);
            let inductions = &values.inductions;
            let proved =
                proved_dependences::check(&region, inductions, trips, options, &mut refusals);
            max_lanes = asserted_independence::most_lanes(proved, view.site.wishes.apart);
        }
        (_, Independence::Proved | Independence::Asserted) => {}
    }
    let (Ok(trip), true) = (values.trip, refusals.is_empty()) else {
        return Err(refusals);
    };
    let most_trips = most_trips(&view, &trip);
    let facts = LoopFacts {
        exits: None,
        site,
        header: view.header,
        blocks: view.blocks.clone(),
        exiting: view.exiting,
        latch: view.latch,
        invariant_loads: values.hoisted.iter().copied().collect(),
        needs_last_iteration: needs_last_iteration(&carried, &trip),
        trip,
        bounds: Vec::new(),
        carried,
        accesses: memory.accesses,
        max_lanes,
        scalar_part: Vec::new(),
        kept: Vec::new(),
        room: memory.room,
        most_trips,
        hazards: hazards::hazards(view.insts(), |v| view.constant(v), options),
        checks: memory.checks,
        distinct: Vec::new(),
        originals: None,
        roots: memory.roots,
        layout: memory.layout,
    };
    Ok(Nest {
        outermost,
        facts,
        private,
        apart: memory.apart,
    })
}

/// The loop at a site, if it has one way in and one way out, and what else stands against it without a look
/// at its values.
fn shape<'a>(
    function: &'a FunctionView<'a>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Option<(Loop, LoopView<'a>)> {
    let f = function.f;
    let info = &f.sites[site];
    let Some(outermost) = forest.with_header(info.header) else {
        let detail = "the loop is never reached, or its body never comes back";
        out.push(refusal(Reason::NotCounted, info.span, detail));
        return None;
    };
    let data = &forest.loops[outermost];
    let mut sites = f
        .sites
        .values()
        .filter(|site| data.blocks.contains(&site.header));
    if let Some(why) = sites.find_map(loop_shape::governed) {
        out.push(why);
        return None;
    }
    loop_shape::body_refusals(f, Some(info), &data.blocks, options, out);
    let (latch, exiting) = loop_shape::frame(f, data, info, out)?;
    scalarized_calls::refusals(f, forest, outermost, options, out);
    let view = LoopView::new(function, info, data.blocks.clone(), latch, exiting);
    Some((outermost, view))
}

/// What header parameters carry; `out`: what is not known or not done of that.
fn carried(
    view: &LoopView<'_>,
    values: &Values,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Vec<CarriedValue> {
    let carried = values.all_carried(view, options, out);
    for detail in asserted_independence::contradictions(view, &carried) {
        out.push(refusal(Reason::Pragma, view.site.span, detail));
    }
    for c in &carried {
        let (reason, what) = match c.kind {
            CarriedKind::Reduction {
                op: ReduceOp::FMin | ReduceOp::FMax,
                ..
            } => (
                Reason::FpReductionOrder,
                "is a floating-point minimum or maximum of a loop nest",
            ),
            CarriedKind::Packed { .. } => (
                Reason::CarriedScalar,
                "moves on in some iterations of a loop nest",
            ),
            CarriedKind::FirstOrder { .. } => (
                Reason::CarriedScalar,
                "is what the iteration before made it, which vectors are only where no loop is inside and addresses step by constants",
            ),
            CarriedKind::Extremum { .. }
            | CarriedKind::Position { .. }
            | CarriedKind::Companion { .. } => (
                Reason::CarriedScalar,
                "is an extremum, or kept where one is found, in a loop nest",
            ),
            CarriedKind::Reduction { .. }
            | CarriedKind::Induction { .. }
            | CarriedKind::Stepped { .. }
            | CarriedKind::Overwritten
            | CarriedKind::Private { .. } => continue,
        };
        let name = names::variable(view, c.var);
        let span = value_span(view, Some(c.next));
        out.push(refusal(reason, span, format!("`{name}` {what}")));
    }
    carried
}
