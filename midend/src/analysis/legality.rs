//! Whether a loop may be vectorized: the facts a plan needs, or all reasons against it.

use super::asserted_independence;
use super::base;
use super::carried;
use super::dependence::{self, Context, Earlier, Verdict};
use super::facts::{CarriedKind, Check, Hazard, HazardKind, LoopFacts, TripCount};
use super::function_view::FunctionView;
use super::induction::{self, Induction};
use super::linear::Forms;
use super::loop_view::LoopView;
use super::loops::{LoopData, LoopForest};
use super::memory::{self, Accessed};
use super::names;
use super::provenance::Provenance;
use super::range;
use super::trip_count::{self, Inputs, NoCount};
use super::uses::Uses;
use crate::options::Options;
use crate::remark::{Dependence, Detail, Distance, Place, Reason, Refusal};
use crate::ssa::{
    Access, BinaryOp, Block, ConvertOp, Function, Inst, InstData, KeptCall, LoopSite, Op, Site,
    UnaryOp, Value,
};
use crate::veclib::{self, VecLib};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// More accesses than this are not compared pair by pair.
pub(super) const MAX_ACCESSES: usize = 200;
/// More run-time checks than this are not worth making.
pub(super) const MAX_CHECKS: usize = 64;

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

/// An innermost loop of the shape that is analysed, and what else stands against vectorizing it,
/// without a look at its values.
pub(super) fn innermost<'a>(
    function: &'a FunctionView<'a>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
    refusals: &mut Vec<Refusal>,
) -> Option<LoopView<'a>> {
    let (f, dom) = (function.f, function.dom);
    let info = &f.sites[site];
    if let Some(pragma) = &info.pragma {
        let pragma = pragma.trim();
        let why = match pragma.starts_with("#pragma omp") {
            true => ": which thread or lane does what is for the compiler to say",
            false => "",
        };
        let detail = format!("the loop is governed by `{pragma}`{why}");
        refusals.push(refusal(Reason::Pragma, info.span, detail));
    }
    for why in &info.wishes.refused {
        refusals.push(refusal(Reason::Pragma, info.span, why.clone()));
    }
    let Some(l) = forest.with_header(info.header) else {
        let detail = match dom.is_reachable(info.header) {
            true => "the body never comes back to the condition",
            false => "the loop is never reached",
        };
        refusals.push(refusal(Reason::NotCounted, info.span, detail));
        return None;
    };
    let data = &forest.loops[l];
    body_refusals(f, Some(info), &data.blocks, options, refusals);
    refusals.extend(effects(f, data, options));
    inner_memory(f, data, refusals);
    let (latch, exiting) = shape(f, forest, data, info, refusals)?;
    Some(LoopView::new(
        function,
        info,
        data.blocks.clone(),
        latch,
        exiting,
    ))
}

pub(super) fn refusal(reason: Reason, span: Span, detail: impl Into<Detail>) -> Refusal {
    Refusal::new(reason, span, detail)
}

/// Instructions that nothing with them is vectorized.
pub(super) fn body_refusals(
    f: &Function,
    info: Option<&LoopSite>,
    blocks: &[Block],
    options: &Options,
    out: &mut Vec<Refusal>,
) {
    for inst in blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
        let inst = &f.insts[*inst];
        match &inst.op {
            Op::Call(symbol) => {
                let name = symbol
                    .and_then(|s| f.symbols.get(s))
                    .map(|s| s.name.as_str());
                let kept = name.and_then(|name| info?.calls.kept(name));
                out.push(match kept {
                    Some(kept) => kept_refusal(kept, inst.span),
                    None => call_refusal(name, inst.span, options),
                });
            }
            Op::Opaque(what) => {
                let detail = format!("{what} is not analysed");
                out.push(refusal(Reason::Opaque, inst.span, detail));
            }
            Op::Load(Access { volatile: true, .. }) | Op::Store(Access { volatile: true, .. }) => {
                let detail = "each volatile or atomic access must happen by itself and in order";
                out.push(refusal(Reason::Volatile, inst.span, detail));
            }
            _ => {}
        }
    }
}

/// Calls of functions with vector variants that may access memory: what they do to other accesses of
/// the loop is not known.
pub(super) fn effects(f: &Function, data: &LoopData, options: &Options) -> Vec<Refusal> {
    let insts = data.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    let calls = insts.filter_map(|&inst| match f.insts[inst].op {
        Op::LaneCall(callee) if f.callees[callee].idle.is_none() => {
            let name = f.callees[callee].named();
            Some(call_refusal(name, f.insts[inst].span, options))
        }
        _ => None,
    });
    calls.collect()
}

/// Variables in memory of functions that were lowered in place: each iteration has its own.
fn inner_memory(f: &Function, data: &LoopData, out: &mut Vec<Refusal>) {
    for inst in data.blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
        let inst = &f.insts[*inst];
        if let Op::LocalAddr(var) = inst.op
            && f.vars[var].inner
        {
            let name = &f.vars[var].name;
            let detail = format!("each call in the loop has a `{name}` of its own, in memory");
            out.push(refusal(Reason::Opaque, inst.span, detail));
        }
    }
}

/// A call of a function that is defined in the file.
fn kept_refusal(kept: &KeptCall, call: Span) -> Refusal {
    let at = match kept.at == Span::default() {
        true => call,
        false => kept.at,
    };
    refusal(
        Reason::Call,
        at,
        format!("`{}` is called, {}", kept.name, kept.why),
    )
}

/// Why a call stands against vectorization.
pub(super) fn call_refusal(name: Option<&str>, span: Span, options: &Options) -> Refusal {
    let Some(name) = name else {
        return refusal(Reason::Call, span, "a function is called through a pointer");
    };
    match options.math_errno && veclib::sets_errno(name) {
        true => {
            let detail = format!("`{name}` may set `errno`");
            refusal(Reason::MathErrno, span, detail)
                .hint("`-fno-math-errno` says that nobody looks")
        }
        false if options.veclib == VecLib::None && veclib::has_variants(name) => {
            refusal(Reason::Call, span, format!("`{name}` is called"))
                .hint("`--veclib` names a library with vector variants of it")
        }
        false => refusal(Reason::Call, span, format!("`{name}` is called")),
    }
}

/// As [`frame`], and no loop inside.
fn shape(
    f: &Function,
    forest: &LoopForest,
    data: &LoopData,
    site: &LoopSite,
    out: &mut Vec<Refusal>,
) -> Option<(Block, Block)> {
    let before = out.len();
    if !data.children.is_empty() {
        let inner = forest.loops[data.children[0]].header;
        let mut sites = f.sites.values().filter(|s| s.header == inner);
        let span = sites.next().map_or(site.span, |s| s.span);
        out.push(refusal(
            Reason::NotInnermost,
            span,
            "there is another loop inside; only innermost loops are vectorized",
        ));
    }
    frame(f, data, site, out).filter(|_| out.len() == before)
}

/// One way in, one latch, one exit at the header or the latch.
pub(super) fn frame(
    f: &Function,
    data: &LoopData,
    site: &LoopSite,
    out: &mut Vec<Refusal>,
) -> Option<(Block, Block)> {
    let before = out.len();
    if data.irreducible {
        let detail = "a jump leads into the middle of a cycle in the loop";
        out.push(refusal(Reason::JumpIntoLoop, site.span, detail));
    }
    let mut froms: Vec<Block> = data.exits.iter().map(|e| e.0).collect();
    froms.dedup();
    if data.exits.is_empty() {
        out.push(refusal(
            Reason::NotCounted,
            site.span,
            "the loop has no exit",
        ));
    }
    if data.latches.len() > 1 {
        let detail = "several places jump back to the condition (`continue` in a `while` loop)";
        out.push(refusal(Reason::NotCounted, site.span, detail));
    }
    let latch = *data.latches.first()?;
    let main = froms
        .iter()
        .copied()
        .find(|&b| b == data.header || b == latch);
    for &from in froms.iter().filter(|b| Some(**b) != main) {
        out.push(refusal(
            Reason::SeveralExits,
            block_span(f, from, site),
            "the loop can be left here, too: the number of iterations is not known beforehand",
        ));
    }
    if out.len() != before || data.exits.len() != 1 {
        if out.len() == before {
            let detail = "the loop is left by a `switch`";
            out.push(refusal(Reason::SeveralExits, site.span, detail));
        }
        return None;
    }
    Some((latch, main?))
}

/// Where a block's decision stands in the source: its last instruction.
fn block_span(f: &Function, block: Block, site: &LoopSite) -> Span {
    let last = f.blocks[block].insts.last();
    last.map_or(site.span, |&i| f.insts[i].span)
}

pub(super) fn value_span(view: &LoopView<'_>, v: Option<Value>) -> Span {
    v.and_then(|v| view.inst(v))
        .map_or(view.site.span, |i| i.span)
}

/// What the values of a loop are, as far as no access is compared with another one yet.
pub(super) struct Values {
    pub inductions: SortedMap<Value, Induction>,
    pub uses: Uses,
    pub forms: Forms,
    /// Loads of the loop that always read the same.
    pub hoisted: SortedSet<Inst>,
    /// What makes them so.
    pub checks: Vec<Check>,
    pub trip: Result<TripCount, NoCount>,
}

impl Values {
    pub fn of(view: &LoopView<'_>, options: &Options) -> Values {
        let offsets = induction::offsets(view);
        let inductions = induction::inductions(view, &offsets);
        let mut hoisted = hoist_candidates(view);
        let (forms, checks) = loop {
            let forms = Forms::compute(view, &inductions, &hoisted);
            match invariant_loads(view, &forms, &mut hoisted, options) {
                Some(checks) => break (forms, checks),
                None => continue,
            }
        };
        let trip = trip_count::trip_count(&Inputs {
            view,
            forms: &forms,
            offsets: &offsets,
            inductions: &inductions,
        });
        Values {
            uses: Uses::compute(view),
            inductions,
            forms,
            hoisted,
            checks,
            trip,
        }
    }
}

/// Everything about the body of a loop of the right shape.
fn analyse(
    view: &LoopView<'_>,
    site: Site,
    options: &Options,
    out: &mut Vec<Refusal>,
) -> Option<LoopFacts> {
    let Values {
        inductions,
        uses,
        forms,
        hoisted,
        checks: provenance_checks,
        trip,
    } = Values::of(view, options);
    let trip = trip.map_err(|no| out.push(count_refusal(view, &no))).ok();
    let (carried, unknown) = carried::carried(view, &inductions, &uses, options);
    for u in &unknown {
        let name = names::variable(view, view.var_of(u.phi));
        let detail = format!("`{name}` {}", u.detail);
        out.push(refusal(u.reason, value_span(view, u.next), detail));
    }
    for detail in asserted_independence::contradictions(view, &carried) {
        out.push(refusal(Reason::Pragma, view.site.span, detail));
    }
    let trips = trip.as_ref().and_then(|t| t.constant);
    let (mut accesses, not_affine) = memory::accesses(view, &forms, &hoisted);
    for &i in &not_affine {
        out.push(not_affine_refusal(view, i));
    }
    let provenance = Provenance::compute(view, &forms);
    memory::mark_speculable(&mut accesses, &provenance, trips);
    let cx = Context {
        provenance: &provenance,
        strict_aliasing: options.strict_aliasing,
        trips,
    };
    let mut checks = Vec::new();
    let max_lanes = pairs(view, &cx, &accesses, &mut checks, out);
    let mut kept = provenance_checks;
    kept.retain(|c| !checks.contains(c));
    checks.extend(kept);
    let trip = trip?;
    checks.extend(no_wrap_checks(view, &forms, &accesses, &trip, out));
    if checks.len() > MAX_CHECKS {
        let detail = format!("{} run-time checks would be needed", checks.len());
        out.push(refusal(Reason::MayAlias, view.site.span, detail));
    }
    let last_counts = carried.iter().any(|c| {
        matches!(
            c.kind,
            CarriedKind::Overwritten | CarriedKind::Private { last: true, .. }
        )
    });
    let layout = base::layout(view, &forms, &accesses);
    let room = memory::room(&accesses, &provenance);
    let accesses: Vec<_> = accesses.into_iter().map(|a| a.access).collect();
    Some(LoopFacts {
        site,
        header: view.header,
        blocks: view.blocks.clone(),
        exiting: view.exiting,
        latch: view.latch,
        invariant_loads: accesses
            .iter()
            .filter(|a| a.invariant)
            .map(|a| a.inst)
            .collect(),
        needs_last_iteration: last_counts && !trip.tested_at_end,
        trip,
        carried,
        accesses,
        scalar_part: Vec::new(),
        max_lanes,
        room,
        hazards: hazards(
            view.insts().filter(|(b, _, _)| !view.always(*b)),
            |v| view.constant(v),
            options,
        ),
        checks,
        layout,
    })
}

/// Loads that every iteration does; whether their addresses are invariant shows later.
fn hoist_candidates(view: &LoopView<'_>) -> SortedSet<Inst> {
    let plain = |op: &Op| {
        matches!(
            op,
            Op::Load(Access {
                volatile: false,
                ..
            })
        )
    };
    let loads = view
        .insts()
        .filter(|(b, _, i)| plain(&i.op) && view.always(*b));
    loads.map(|(_, i, _)| i).collect()
}

/// See whether the loads taken for invariant are; take those back that are not, and answer `None`.
/// Otherwise the run-time checks that make them so.
///
/// It is sound to assume invariance while proving it: until the first store that changes such a
/// load, all addresses are what the forms say, and by them no store does.
fn invariant_loads(
    view: &LoopView<'_>,
    forms: &Forms,
    hoisted: &mut SortedSet<Inst>,
    options: &Options,
) -> Option<Vec<Check>> {
    let (accesses, not_affine) = memory::accesses(view, forms, hoisted);
    let provenance = Provenance::compute(view, forms);
    let cx = Context {
        provenance: &provenance,
        strict_aliasing: options.strict_aliasing,
        trips: None,
    };
    let writes = |i: &Inst| {
        matches!(
            view.f.insts[*i].op,
            Op::Store(_) | Op::Call(_) | Op::Opaque(_)
        )
    };
    let wild = not_affine.iter().any(writes)
        || view
            .insts()
            .any(|(_, _, i)| matches!(i.op, Op::Call(_) | Op::Opaque(_)));
    let mut keep = SortedSet::new();
    let mut checks = Vec::new();
    for (n, load) in accesses.iter().enumerate() {
        let i = load.access.inst;
        let fixed = forms.is_invariant(view, load.address);
        if !hoisted.contains(&i) || !fixed || wild {
            continue;
        }
        let stores = accesses
            .iter()
            .enumerate()
            .filter(|(_, s)| s.access.is_store);
        let verdicts: Vec<(usize, Verdict)> = stores
            .map(|(m, s)| {
                let verdict = dependence::invariant(&cx, load, s);
                let apart = view.site.wishes.apart;
                (m, asserted_independence::settle_invariant(verdict, apart))
            })
            .collect();
        if verdicts.iter().any(|(_, v)| *v == Verdict::Conflict) {
            continue;
        }
        keep.insert(i);
        checks.extend(
            verdicts
                .iter()
                .filter_map(|&(m, v)| dependence::check(v, n.min(m), n.max(m))),
        );
    }
    if keep == *hoisted {
        return Some(checks);
    }
    *hoisted = keep;
    None
}

pub(super) fn count_refusal(view: &LoopView<'_>, no: &NoCount) -> Refusal {
    let shown = no.at.and_then(|v| names::value(view, v));
    let counter = no.counter.map(|c| names::variable(view, view.var_of(c)));
    let detail = match (no.reason, shown, counter) {
        (Reason::BoundNotInvariant, Some(bound), _) => {
            format!("the bound `{bound}` may change in the loop")
        }
        (_, _, Some(counter)) => format!("{} (counter `{counter}`)", no.detail),
        (_, Some(shown), None) => format!("{} (`{shown}`)", no.detail),
        _ => no.detail.to_string(),
    };
    refusal(no.reason, value_span(view, no.at), detail)
}

fn not_affine_refusal(view: &LoopView<'_>, i: Inst) -> Refusal {
    let inst = &view.f.insts[i];
    let shown = inst.args.first().map(|&a| names::place(view, a));
    let shown = shown.unwrap_or_else(|| "a memory access".to_string());
    let detail = format!("{shown} does not move by a constant from iteration to iteration");
    refusal(Reason::NonAffine, inst.span, detail)
}

/// Compare all pairs of accesses.
fn pairs(
    view: &LoopView<'_>,
    cx: &Context<'_>,
    accesses: &[Accessed],
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
        if a.access.is_store && stride != 0 && stride < a.size().unsigned_abs() {
            out.push(conflict(view, a, a));
        }
        for (m, b) in accesses.iter().enumerate().skip(n + 1) {
            // Hoisted loads have checks of their own.
            if a.access.invariant || b.access.invariant {
                continue;
            }
            let ordered = reaches(view, a.access.block, b.access.block);
            let verdict = dependence::test(cx, a, b, ordered);
            let verdict = asserted_independence::settle(verdict, a, b, view.site.wishes.apart);
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
        Check::NoWrap { .. } => false,
    }
}

/// Whether `b` can follow `a` in one iteration (`a` comes first in the order of the blocks).
pub(super) fn reaches(view: &LoopView<'_>, a: Block, b: Block) -> bool {
    if a == b || view.dom.dominates(a, b) || view.always(b) {
        return true;
    }
    let mut seen = SortedSet::from([a]);
    let mut work = vec![a];
    while let Some(block) = work.pop() {
        for to in view.f.blocks[block].terminator.edges().map(|c| c.block) {
            if to == b {
                return true;
            }
            if view.contains(to) && to != view.header && seen.insert(to) {
                work.push(to);
            }
        }
    }
    false
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
            refusal.hint("a local variable can accumulate instead")
        }
        Distance::Same | Distance::Iterations(_) | Distance::Unknown => refusal,
    }
}

/// Checks that narrow unsigned subscripts do not wrap, where that is not certain.
pub(super) fn no_wrap_checks(
    view: &LoopView<'_>,
    forms: &Forms,
    accesses: &[Accessed],
    trip: &TripCount,
    out: &mut Vec<Refusal>,
) -> Vec<Check> {
    let needed: SortedSet<usize> = accesses
        .iter()
        .flat_map(|a| a.conditions.iter().copied())
        .collect();
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

/// Conditional instructions that may trap or raise flags.
pub(super) fn hazards<'a>(
    conditional: impl Iterator<Item = (Block, Inst, &'a InstData)>,
    constant: impl Fn(Value) -> Option<i64>,
    options: &Options,
) -> Vec<Hazard> {
    let kind = |op: &Op, args: &[Value]| match op {
        Op::Binary(op @ (BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem), _) => {
            let divisor = args.get(1).and_then(|&v| constant(v));
            let signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
            let safe = divisor.is_some_and(|d| d != 0 && !(signed && d == -1));
            (!safe).then_some(HazardKind::Division)
        }
        Op::Binary(
            BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FDiv
            | BinaryOp::FMin
            | BinaryOp::FMax,
            _,
        )
        | Op::Unary(UnaryOp::FSqrt | UnaryOp::FRint)
        | Op::FCmp(_)
        // An integer as a floating-point number is at most inexact.
        | Op::Convert(ConvertOp::FToSi | ConvertOp::FToUi | ConvertOp::FExt | ConvertOp::FTrunc) => options.trapping_math.then_some(HazardKind::FpFlags),
        _ => None,
    };
    conditional
        .filter_map(|(_, inst, data)| kind(&data.op, &data.args).map(|kind| Hazard { inst, kind }))
        .collect()
}
