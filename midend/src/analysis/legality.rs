//! Whether a loop may be vectorized: the facts a plan needs, or all reasons against it.

use super::asserted_independence;
use super::base;
use super::dependence::{self, Context, Earlier, Verdict};
use super::early_exits::Deciding;
use super::facts::{
    CarriedKind, CarriedValue, Check, EarlyExits, LoopFacts, MemoryAccess, Originals, Roots,
    TripCount, first_loads,
};
use super::function_view::FunctionView;
use super::hazards::hazards;
use super::linear::Forms;
use super::loop_shape::{innermost, refusal};
use super::loop_values::{Values, last_counts, needs_last_iteration};
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::memory::{self, Accessed};
use super::most_trips::most_trips;
use super::names;
use super::provenance::Provenance;
use super::range;
use super::reduction;
use super::same_flags;
use super::ways::reaches;
use crate::options::Options;
use crate::remark::{Dependence, Distance, Place, Reason, Refusal};
use crate::ssa::wishes::Apart;
use crate::ssa::{BinaryOp, ConvertOp, FieldRef, FloatCC, Inst, Op, Site, UnaryOp};
use frontend::sorted::SortedSet;

/// More accesses than this are not compared pair by pair.
pub(super) const MAX_ACCESSES: usize = 200;
/// More run-time checks than this are not worth making.
pub(crate) const MAX_CHECKS: usize = 64;

/// Check the loop at a site. `forest` is of the function. All refusals are returned, in the order
/// of the code where that makes sense.
pub fn check_loop(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Result<LoopFacts, Vec<Refusal>> {
    let mut refusals = Vec::new();
    let view = innermost(function, forest, site, options, &mut refusals);
    let facts = view.and_then(|view| analyse(&view, site, options, &mut refusals));
    match (facts, refusals.is_empty()) {
        (Some(facts), true) => Ok(facts),
        _ => Err(refusals),
    }
}

/// Everything about the body of a loop of the right shape.
fn analyse(
    view: &LoopView<'_>,
    site: Site,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Option<LoopFacts> {
    if sets_variables_unseen(view) {
        return None;
    }
    let values = Values::with_packings(view, options);
    let carried = values.all_carried(view, options, out);
    for detail in asserted_independence::contradictions(view, &carried) {
        out.push(refusal(Reason::Pragma, view.site.span, detail));
    }
    let deciding = Deciding::of(view, (&values.inductions, &carried), options, out);
    let memory = Memory::of(view, &values, (&carried, &deciding), options, out)?;
    if let Some(exits) = &memory.exits {
        out.extend(last_values(view, &carried));
        out.extend(moved_before(view, &values, exits));
    }
    let bounds = bounds(view, &values, out);
    let mut trip = values.trip.ok()?;
    let counts = std::iter::once(&trip).chain(&bounds);
    let most_trips = counts.filter_map(|count| most_trips(view, count)).min();
    let mut needs_last = needs_last_iteration(&carried, &trip);
    if !bounds.is_empty() {
        // It may run for less.
        trip.constant = None;
        needs_last |= last_counts(&carried);
    }
    let conditional = view.insts().filter(|(b, _, _)| !view.always(*b));
    let mut hazards = hazards(conditional, |v| view.constant(v), options);
    if memory.exits.is_none() {
        hazards = same_flags::without(view, hazards, |block| !view.always(block));
    }
    let invariant = memory.accesses.iter().filter(|a| a.invariant);
    Some(LoopFacts {
        site,
        header: view.header,
        blocks: view.blocks.clone(),
        exiting: view.exiting,
        latch: view.latch,
        invariant_loads: invariant.map(|a| a.inst).collect(),
        needs_last_iteration: needs_last,
        trip,
        bounds,
        carried,
        accesses: memory.accesses,
        scalar_part: Vec::new(),
        kept: Vec::new(),
        max_lanes: memory.max_lanes,
        room: memory.room,
        most_trips,
        hazards,
        checks: memory.checks,
        distinct: memory.distinct,
        originals: memory.originals,
        roots: Roots::default(),
        layout: memory.layout,
        exits: memory.exits,
    })
}

/// Whether something that is not analysed may have set variables of the loop: what would be said of these is its doing.
fn sets_variables_unseen(view: &LoopView<'_>) -> bool {
    let mut insts = view.insts();
    insts.any(|(_, _, data)| {
        matches!(data.op, Op::Opaque(_)) && data.args.is_empty() && data.result.is_some()
    })
}

/// How many iterations come before each of the exits that were taken away and that counters decide over.
fn bounds(view: &LoopView<'_>, values: &Values, out: &mut Vec<Refusal>) -> Vec<TripCount> {
    let mut bounds = Vec::new();
    for exit in &view.site.counted_exits {
        match values.holding(view, exit.cond, !exit.on) {
            Some(bound) => bounds.push(bound),
            None => {
                let detail = "the loop can be left here, too: after how many iterations is not known beforehand";
                out.push(refusal(Reason::SeveralExits, view.site.span, detail));
            }
        }
    }
    bounds
}

/// Variables of which the iteration that leaves may need what the one before left in them, where that
/// is in a vector.
fn last_values(view: &LoopView<'_>, carried: &[CarriedValue]) -> Option<Refusal> {
    let kept = |c: &&CarriedValue| {
        matches!(
            c.kind,
            CarriedKind::Overwritten
                | CarriedKind::Private { .. }
                | CarriedKind::FirstOrder { .. }
                | CarriedKind::Packed { .. }
                | CarriedKind::Extremum { .. }
                | CarriedKind::Position { .. }
                | CarriedKind::Companion { .. }
        )
    };
    let name = names::variable(view, carried.iter().find(kept)?.var);
    let detail = format!("an iteration that leaves the loop may need `{name}` of the one before");
    Some(refusal(Reason::SeveralExits, view.site.span, detail))
}

/// What is the same in all iterations and behind an exit, where the compiler of the output would do it before the
/// loop: of vectors it takes these operations for ones that raise no flags.
fn moved_before(view: &LoopView<'_>, values: &Values, exits: &EarlyExits) -> Option<Refusal> {
    let moves = |op: &Op| {
        matches!(
            op,
            Op::FCmp(FloatCC::Lt | FloatCC::Le | FloatCC::Gt | FloatCC::Ge)
                | Op::Binary(BinaryOp::FMin | BinaryOp::FMax, _)
                | Op::Unary(UnaryOp::FRint)
                | Op::Convert(ConvertOp::FToSi | ConvertOp::FToUi)
        )
    };
    let mut insts = view.insts().filter(|(block, inst, data)| {
        // Comparisons that decide are quiet ones, and operands under conditions differ from vector to vector.
        let raises = exits.behind.contains(inst) && !exits.deciding.contains(inst);
        raises && view.always(*block) && moves(&data.op)
    });
    let (_, _, found) = insts.find(|(_, _, data)| {
        let mut args = data.args.iter();
        args.all(|&arg| values.forms.is_invariant(view, arg))
    })?;
    let detail = "what is the same in all iterations would raise floating-point flags before it is known that the program comes to it";
    Some(refusal(Reason::UnsafeCondition, found.span, detail).hint(
        "compute it before the loop, or say with `-fno-trapping-math` that nobody looks at flags",
    ))
}

/// The accesses of a loop, compared with each other.
struct Memory {
    accesses: Vec<MemoryAccess>,
    /// Conditions under which they do not meet.
    checks: Vec<Check>,
    /// Those that never meet, whatever holds.
    distinct: Vec<(usize, usize)>,
    /// What it takes that loads read nothing that the loop stores.
    originals: Option<Originals>,
    /// Lanes that may be done at once.
    max_lanes: Option<u64>,
    /// Members whose offsets must be what vcc computed.
    layout: Vec<FieldRef>,
    /// Most iterations that the declared arrays have room for.
    room: Option<u64>,
    /// Exits that were taken from the loop.
    exits: Option<EarlyExits>,
}

impl Memory {
    /// `None`, and in `out` why, if it is not known how often the loop runs.
    fn of(
        view: &LoopView<'_>,
        values: &Values,
        (carried, deciding): (&[CarriedValue], &Deciding),
        options: &Options,
        out: &mut Vec<Refusal>,
    ) -> Option<Memory> {
        let trips = values.trip.as_ref().ok().and_then(|trip| trip.constant);
        let (mut accesses, not_affine) = memory::accesses(view, &values.forms, &values.hoisted);
        values.mark_packed(view, &mut accesses, out);
        // What nothing writes, and is read once it is known that the program reads it, may lie anywhere.
        let indirect = !view.site.removed_exits.is_empty() && !writes(view);
        let anywhere = |i: &Inst| {
            let is_load = matches!(view.f.insts[*i].op, Op::Load(_));
            indirect && is_load && !deciding.loads(view).contains(i)
        };
        let provenance = Provenance::compute(view, &values.forms);
        memory::mark_speculable(view, &mut accesses, &provenance, trips);
        let known = (&accesses[..], &not_affine[..], &provenance);
        let mut unsafe_exits = Vec::new();
        let exits = deciding.exits(view, known, options, &mut unsafe_exits);
        let confirmed = |i: &Inst| exits.iter().any(|exits| exits.confirmed.contains(i));
        for &i in not_affine.iter().filter(|i| !anywhere(i) && !confirmed(i)) {
            let searched = !writes(view) && deciding.loads(view).contains(&i);
            out.push(not_affine_refusal(view, i, searched));
        }
        let cx = Context {
            provenance: &provenance,
            strict_aliasing: options.strict_aliasing,
            trips,
        };
        let mut checks = Vec::new();
        let mut first_loads = first_loads(carried);
        first_loads.extend(deciding.loads(view));
        let max_lanes = pairs(view, &cx, &accesses, &first_loads, &mut checks, out);
        out.extend(unsafe_exits);
        let mut kept = values.checks.clone();
        kept.retain(|c| !checks.contains(c));
        checks.extend(kept);
        let trip = values.trip.as_ref().ok()?;
        let conditions = accesses.iter().flat_map(|a| a.conditions.iter().copied());
        checks.extend(no_wrap_checks(view, &values.forms, conditions, trip, out));
        if checks.len() > MAX_CHECKS {
            let detail = format!("{} run-time checks would be needed", checks.len());
            out.push(refusal(Reason::MayAlias, view.site.span, detail));
        }
        Some(Memory {
            distinct: match options.schedules() {
                true => distinct(&cx, &accesses),
                false => Vec::new(),
            },
            originals: originals(view, &cx, &accesses),
            checks,
            max_lanes,
            layout: base::layout(view, &values.forms, &accesses),
            room: memory::room(&accesses, &provenance),
            exits,
            accesses: accesses.into_iter().map(|a| a.access).collect(),
        })
    }
}

/// Whether a loop stores anything, or calls a function that may.
fn writes(view: &LoopView<'_>) -> bool {
    let writes = |op: &Op| matches!(op, Op::Store(_) | Op::LaneCall(_));
    view.insts().any(|(_, _, data)| writes(&data.op))
}

/// `searched`: what is read decides over an exit, and nothing is written. Alone, the access would be a gather.
fn not_affine_refusal(view: &LoopView<'_>, i: Inst, searched: bool) -> Refusal {
    let inst = &view.f.insts[i];
    let shown = inst.args.first().map(|&a| names::place(view, a));
    let shown = shown.unwrap_or_else(|| "a memory access".to_string());
    if searched {
        let detail = format!(
            "{shown} decides over an exit: it would be read where the loop, once left, may not read anything"
        );
        return refusal(Reason::SeveralExits, inst.span, detail);
    }
    let detail = format!("{shown} does not move by a constant from iteration to iteration");
    refusal(Reason::NonAffine, inst.span, detail)
}

/// Compare all pairs of accesses.
fn pairs(
    view: &LoopView<'_>,
    cx: &Context<'_>,
    accesses: &[Accessed],
    first_loads: &SortedSet<Inst>,
    checks: &mut Vec<Check>,
    out: &mut Vec<Refusal>,
) -> Option<u64> {
    if accesses.len() > MAX_ACCESSES {
        let detail = format!("the loop has {} memory accesses", accesses.len());
        out.push(refusal(Reason::MayAlias, view.site.span, detail));
        return None;
    }
    let mut max_lanes: Option<u64> = None;
    for (n, a) in accesses.iter().enumerate() {
        let stride = a.deep.iteration.unsigned_abs();
        let size = a.size().unsigned_abs();
        if a.access.is_store && stride != 0 && (stride < size || a.access.packed && stride != size)
        {
            out.push(conflict(view, a, a));
        }
        for (m, b) in accesses.iter().enumerate().skip(n + 1) {
            // Hoisted loads have checks of their own.
            if a.access.invariant || b.access.invariant {
                continue;
            }
            let verdict = if a.access.is_store && first_loads.contains(&b.access.inst) {
                // What a pragma says is of different iterations.
                match dependence::load_first(cx, b, a) {
                    Verdict::Conflict => {
                        out.push(late(view, b, a));
                        Verdict::Free
                    }
                    verdict => verdict,
                }
            } else {
                let ordered = reaches(view, a.access.block, b.access.block);
                let verdict = dependence::test(cx, a, b, ordered);
                match a.access.packed || b.access.packed {
                    // What a pragma says is of places that iterations have for themselves.
                    true => verdict,
                    false => asserted_independence::settle(verdict, a, b, view.site.wishes.apart),
                }
            };
            match verdict {
                Verdict::Free => {}
                Verdict::Lanes(lanes) => {
                    max_lanes = Some(max_lanes.map_or(lanes, |l| l.min(lanes)));
                }
                Verdict::Conflict => out.push(conflict(view, a, b)),
                Verdict::CheckDistance | Verdict::CheckDisjoint => {
                    let known = |c: &Check| same_check(accesses, c, verdict, a, b);
                    if !checks.iter().any(known) {
                        checks.extend(dependence::check(verdict, n, m));
                    }
                }
            }
        }
    }
    max_lanes
}

/// What it takes that all loads read what was there before the loop. What a user vouches for says nothing of that.
fn originals(view: &LoopView<'_>, cx: &Context<'_>, accesses: &[Accessed]) -> Option<Originals> {
    let mut originals = Originals::default();
    let vouched = view.site.wishes.apart != Apart::Unsaid;
    if vouched || accesses.len() > MAX_ACCESSES {
        return None;
    }
    for (n, a) in accesses.iter().enumerate() {
        for (m, b) in accesses.iter().enumerate().skip(n + 1) {
            let stores_first = a.access.is_store;
            let hoisted = a.access.invariant || b.access.invariant;
            if hoisted || stores_first == b.access.is_store {
                continue;
            }
            let (load, store) = if stores_first { (b, a) } else { (a, b) };
            let load_first = !stores_first || !reaches(view, a.access.block, b.access.block);
            let numbers = if stores_first { (m, n) } else { (n, m) };
            let root = load.deep.root;
            originals.in_place |= root.is_some() && root == store.deep.root;
            match dependence::reads_original(cx, load, store, load_first) {
                Verdict::Free => {}
                Verdict::CheckDistance => originals.behind.push(numbers),
                Verdict::CheckDisjoint => originals.disjoint.push(numbers),
                Verdict::Lanes(_) | Verdict::Conflict => return None,
            }
        }
    }
    Some(originals)
}

/// Pairs of accesses, one of which writes, whose objects are distinct.
fn distinct(cx: &Context<'_>, accesses: &[Accessed]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    if accesses.len() > MAX_ACCESSES {
        return found;
    }
    for (n, a) in accesses.iter().enumerate() {
        for (m, b) in accesses.iter().enumerate().skip(n + 1) {
            let writes = a.access.is_store || b.access.is_store;
            if writes && dependence::roots_distinct(cx, a, b) {
                found.push((n, m));
            }
        }
    }
    found
}

/// Whether a check already asks the same of the same bytes.
pub(super) fn same_check(
    accesses: &[Accessed],
    check: &Check,
    verdict: Verdict,
    a: &Accessed,
    b: &Accessed,
) -> bool {
    let same = |x: usize, y: &Accessed| {
        let x = &accesses[x];
        x.access.address == y.access.address && x.access.ty.bytes() == y.access.ty.bytes()
    };
    match check {
        Check::Distance { a: x, b: y } => {
            verdict == Verdict::CheckDistance && same(*x, a) && same(*y, b)
        }
        Check::Disjoint { a: x, b: y } => {
            verdict == Verdict::CheckDisjoint
                && (same(*x, a) && same(*y, b) || same(*x, b) && same(*y, a))
        }
        Check::NoWrap { .. }
        | Check::One { .. }
        | Check::Is { .. }
        | Check::Columns { .. }
        | Check::Apart { .. }
        | Check::AtMost { .. } => false,
    }
}

/// A load that would have to come before a store.
fn late(view: &LoopView<'_>, load: &Accessed, store: &Accessed) -> Refusal {
    let [read, written] = [load, store].map(|x| names::place(view, x.address));
    let detail = format!(
        "for the next iteration, {read} must be read before {written} is written, which may be the same"
    );
    let span = view.f.insts[load.access.inst].span;
    refusal(Reason::MemoryDependence, span, detail)
}

/// A dependence that keeps neighbouring iterations apart; `a` comes first in the program.
pub(super) fn conflict(view: &LoopView<'_>, a: &Accessed, b: &Accessed) -> Refusal {
    let place = |x: &Accessed| Place {
        span: view.f.insts[x.access.inst].span,
        text: names::place(view, x.address),
        writes: x.access.is_store,
    };
    let (store, other) = match (a.access.is_store, b.access.is_store) {
        (true, false) => (a, b),
        _ => (b, a),
    };
    let same = a.deep == b.deep && a.deep.iteration == 0;
    let (source, sink, distance) = match dependence::earlier(a, b) {
        _ if same => (store, other, Distance::Same),
        Some((Earlier::Second, n)) => (b, a, Distance::Iterations(n)),
        Some((Earlier::First, n)) => (a, b, Distance::Iterations(n)),
        None => (store, other, Distance::Unknown),
    };
    let dependence = Dependence {
        source: place(source),
        sink: place(sink),
        distance,
    };
    let span = view.f.insts[other.access.inst].span;
    let refusal = refusal(Reason::MemoryDependence, span, dependence);
    match distance {
        Distance::Same if !other.access.is_store => {
            let [load, store] = [other, store].map(|x| &view.f.insts[x.access.inst]);
            let accumulates = load
                .result
                .is_some_and(|old| reduction::accumulates(view.f, old, store.args[1]));
            match accumulates {
                true => refusal.hint("a local variable can accumulate instead"),
                false => refusal,
            }
        }
        Distance::Same | Distance::Iterations(_) | Distance::Unknown => refusal,
    }
}

/// Checks that narrow unsigned subscripts do not wrap, where that is not certain. `conditions`: which of those of
/// the forms must hold.
pub(super) fn no_wrap_checks(
    view: &LoopView<'_>,
    forms: &Forms,
    conditions: impl Iterator<Item = usize>,
    trip: &TripCount,
    out: &mut Vec<Refusal>,
) -> Vec<Check> {
    let needed: SortedSet<usize> = conditions.collect();
    let mut checks = Vec::new();
    for condition in needed.into_iter().filter_map(|n| forms.conditions.get(n)) {
        match range::holds(view, condition, trip) {
            Some(true) => {}
            Some(false) => {
                let detail = "a subscript wraps around in the loop";
                out.push(refusal(Reason::NonAffine, view.site.span, detail));
            }
            None => checks.push(Check::NoWrap {
                form: condition.form.clone(),
                ty: condition.ty,
                signed: condition.signed,
            }),
        }
    }
    checks
}
