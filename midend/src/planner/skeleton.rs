//! The frame of a loop's plan: guards around the vector loops, live-outs behind them.

use super::apart;
use super::extremum::{self, Kept};
use super::groups::Grouped;
use super::guards::{Group, Guard, guard};
use super::kept;
use super::last_vector;
use super::material::Way;
use super::program::{Program, Stage, Stages};
use super::purpose::is_search;
use super::reduction::{self, How, Open, start_of};
use super::scalar_part::ScalarPart;
use super::trips::{Groups, Trips, before_turn, trips};
use crate::analysis::facts::{
    CarriedKind, CarriedValue, EarlyExits, LoopFacts, ReduceOrder, TripCount,
};
use crate::engine::scalars::{self, Scalars};
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::early_exits::Leaving;
use crate::engine::widen::{Parts, Widener};
use crate::plan::{
    Apart, Lanes, Leaves, LoopControl, LoopNode, LoopResult, Node, POp, PType, PValue, ReduceOp,
};
use crate::remark::{Reason, Refusal};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, Imm, IntCC, Op, Type, Value, ValueDef, wishes};
use frontend::sorted::SortedMap;

/// A reduction in the loop being written.
pub(super) struct Running<'a> {
    pub carried: &'a CarriedValue,
    pub open: Open,
    op: ReduceOp,
    order: ReduceOrder,
}

impl<'a> Running<'a> {
    /// A reduction that was opened.
    pub fn new(
        carried: &'a CarriedValue,
        (op, order): (ReduceOp, ReduceOrder),
        open: Open,
    ) -> Running<'a> {
        Running {
            carried,
            open,
            op,
            order,
        }
    }

    /// Whether a loop of `lanes` that sums by groups can add to the same vector.
    fn goes_on(&self, w: &Widener<'_>, end: PValue, next: &Grouped, lanes: u32) -> bool {
        let sum = w.s.f.values[self.carried.phi].ty;
        let same = next.accumulator(lanes, sum) == w.b.ty(end);
        same && matches!(&self.open, Open::Groups { grouped, .. } if grouped.negate() == next.negate())
    }
}

/// Writes the program of a wide loop, and of a narrow one that goes on where it stops; `beside` is what
/// is done in scalar code.
pub(super) fn write<'a>(
    Stages {
        wide,
        split,
        narrow,
        last,
    }: Stages<'a>,
    mut scalars: Scalars<'a>,
    facts: &LoopFacts,
    scalar_part: Option<&'a ScalarPart<'a>>,
) -> Result<Program, Refusal> {
    let groups = Groups::of(&wide, narrow.as_ref(), last.is_some());
    let mut b = Builder::default();
    b.span = wide.setting.span;
    let mut counted = trips(&mut b, &mut scalars, facts, groups, wide.setting.span)?;
    if let Some(scalar_part) = scalar_part
        && let Some(holds) = scalar_part.condition(&mut b, &mut scalars)?
    {
        counted.enough = Some(match counted.enough {
            Some(enough) => b.binary(At::Setup, BinaryOp::And, holds, enough),
            None => holds,
        });
    }
    let group = Group {
        iterations: groups.wide,
        vectors: Some([wide.setting.vf, wide.setting.reg_bits]),
        originals: last.is_some(),
    };
    let checks = guard(&mut b, &mut scalars, facts, counted.all, group)?;
    kept::read(&mut b, &mut scalars, facts)?;
    let mut assigns = Vec::new();
    let way = Way {
        vf: wide.setting.vf,
        uf: 1,
        reg_bits: wide.setting.reg_bits,
        group: None,
        scalar_last_lane: false,
        masked: false,
    };
    if let Some(first) = scalar_part.filter(|scalar_part| scalar_part.comes_first()) {
        (b, scalars) = first.write(way, (b, scalars), counted.end, &mut assigns)?;
    }
    let mut last_stores = None;
    if let Some(last) = last {
        let grouped = last.grouped;
        let mut w = last_vector::begin(last, (b, scalars), counted.all);
        run(&mut w, facts, grouped, &SortedMap::new())?;
        last_stores = Some(last_vector::compute(&mut w)?);
        (b, scalars) = (w.b, w.scalars);
    }
    let (first, mut later) = match split {
        None => ((wide, counted.wide), Vec::new()),
        Some(split) => {
            let [begin, end] =
                around_turn(&mut b, &mut scalars, (&wide, split.turn), counted.wide)?;
            (
                (split.before, begin),
                vec![(split.between, end), (wide, counted.wide)],
            )
        }
    };
    later.extend(narrow.map(|narrow| (narrow, counted.end)));
    let (first, mut begin) = first;
    let mut w = Widener::new(first.setting, b, scalars);
    w.begin_lanes(begin);
    let mut opened = run(&mut w, facts, first.grouped, &SortedMap::new())?;
    let mut reached = push_loop(&mut w, None, begin, facts);
    // What the wide loop leaves that the narrow one does not go on with.
    let mut apart: SortedMap<Value, (Open, PValue)> = SortedMap::new();
    let mut before: SortedMap<Value, Parts> = SortedMap::new();
    let mut kept: Vec<Kept<'_>> = Vec::new();
    for (next, end) in later {
        let (lanes, same_lanes) = (next.setting.vf, next.setting.vf == w.s.vf);
        let mut left = SortedMap::new();
        match same_lanes {
            true => left.extend(extremum::hand_on(&mut w, &opened.kept)),
            false => kept = opened.kept,
        }
        for r in opened.running {
            let end = reduction::join(&mut w, At::Before, r.carried, r.op, &r.open);
            let in_order = matches!(r.open, Open::InOrder { .. });
            let grouped = next.grouped.get(&r.carried.phi);
            if same_lanes || in_order || grouped.is_some_and(|g| r.goes_on(&w, end, g, lanes)) {
                left.insert(r.carried.phi, end);
                before.insert(r.carried.phi, r.open.values());
            } else {
                apart.insert(r.carried.phi, (r.open, end));
            }
        }
        w = w.resume(next.setting, begin);
        w.begin_lanes(end);
        opened = run(&mut w, facts, next.grouped, &left)?;
        reached = push_loop(&mut w, Some(reached), end, facts);
        begin = end;
    }
    if let Some(stores) = last_stores {
        last_vector::store(&mut w, stores);
        reached = counted.all;
    }
    if let Some(last) = scalar_part.filter(|scalar_part| !scalar_part.comes_first()) {
        let parts = (std::mem::take(&mut w.b), w.scalars.clone());
        (w.b, w.scalars) = last.write(way, parts, counted.end, &mut assigns)?;
    }
    for k in &mut opened.kept {
        let before = kept.iter().find(|known| known.carried.phi == k.carried.phi);
        let before = before.into_iter().flat_map(|known| known.loops.clone());
        k.loops = before.chain(std::mem::take(&mut k.loops)).collect();
    }
    let ends = Ends {
        opened,
        apart,
        before,
        reached,
    };
    let (mut known, mut known_scalar) = (Apart::default(), Apart::default());
    if w.s.options.schedules() {
        let vouched = w.s.f.sites[facts.site].wishes.apart == wishes::Apart::Always;
        known = apart::apart(&w.scalars, facts, vouched);
        let of_scalar = scalar_part.and_then(|part| apart::of_roots(&w.scalars, part.roots()));
        known_scalar = of_scalar.unwrap_or_default();
    }
    let program = finish(w, facts, ends, (counted, checks), assigns)?;
    let always = !program
        .body
        .iter()
        .any(|node| matches!(node, Node::If { .. }));
    Ok(Program {
        apart: known,
        scalar_apart: known_scalar,
        leaves: match counted.complete && always {
            true => Leaves::Nothing,
            false => Leaves::Rest,
        },
        ..program
    })
}

/// Between which iterations, of `most`, the group of a vector loop lies in whose lanes branches may go both ways.
fn around_turn(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    (stage, turn): (&Stage<'_>, &TripCount),
    most: PValue,
) -> Result<[PValue; 2], Refusal> {
    let turn = before_turn(b, scalars, turn, most, stage.setting.span)?;
    let group = stage.group() as i64;
    let whole = b.int(At::Check, Type::I64, -group);
    let begin = b.binary(At::Check, BinaryOp::And, turn, whole);
    b.values[begin].hint = Some("before".to_string());
    let group = b.int(At::Check, Type::I64, group);
    let end = b.binary(At::Check, BinaryOp::Add, begin, group);
    let fewer = b.icmp(At::Check, IntCC::Ult, end, most);
    let args = [fewer, end, most];
    let end = b.inst(At::Check, POp::Select, &args, PType::Scalar(Type::I64));
    b.values[end].hint = Some("after".to_string());
    Ok([begin, end])
}

/// What vector loops leave.
pub(super) struct Ends<'f> {
    /// Of the last loop; of extrema and what is kept of them, vectors of all loops.
    pub opened: Opened<'f>,
    /// Of reductions, what earlier loops leave of them, where the last one begins anew.
    pub apart: SortedMap<Value, (Open, PValue)>,
    /// Of reductions, the lanes that earlier loops leave, where the last one goes on with them.
    pub before: SortedMap<Value, Parts>,
    /// How many iterations are done.
    pub reached: PValue,
}

/// Ends a program: what variables are after its loops, beside those of `assigns`, and guards around all.
pub(super) fn finish(
    mut w: Widener<'_>,
    facts: &LoopFacts,
    ends: Ends<'_>,
    (counted, checks): (Trips, Guard),
    mut assigns: Vec<(crate::ssa::Var, PValue)>,
) -> Result<Program, Refusal> {
    let Ends {
        opened: Opened { running, kept },
        mut apart,
        mut before,
        reached,
    } = ends;
    let mut sure = Vec::new();
    for r in running {
        let end = reduction::join(&mut w, At::After, r.carried, r.op, &r.open);
        let mut ends: Vec<(Open, PValue)> = apart.remove(&r.carried.phi).into_iter().collect();
        ends.push((r.open, end));
        let before = before.remove(&r.carried.phi).unwrap_or_default();
        let parts = (&before, ends.as_slice());
        let (value, condition) = reduction::close(&mut w, r.carried, (r.op, r.order), parts);
        assigns.push((r.carried.var, value));
        sure.extend(condition);
    }
    assigns.extend(extremum::close(&mut w, &kept));
    assigns.extend(inductions(&mut w, facts, reached));
    for carried in &facts.carried {
        // What has no name is read again behind the loops.
        if !w.s.f.vars[carried.var].name.is_empty() {
            let last = w.handed_on_last(carried.phi);
            assigns.extend(last.map(|value| (carried.var, value)));
        }
        if let CarriedKind::Packed { step, .. } = carried.kind
            && let Some(count) = w.packed_count(carried.phi)
        {
            let value = stepped(&mut w, carried, step, count);
            assigns.push((carried.var, value));
        }
    }
    assigns.sort_by_key(|a| a.0);
    let live_outs = LiveOuts {
        places: kept::addresses(&mut w, facts)?,
        values: assigns,
        sure,
    };
    Ok(assemble(w, counted, checks, &live_outs))
}

/// What variables that step are after so many iterations.
pub(super) fn inductions(
    w: &mut Widener<'_>,
    facts: &LoopFacts,
    end: PValue,
) -> Vec<(crate::ssa::Var, PValue)> {
    let mut assigns = Vec::new();
    for carried in &facts.carried {
        let is_seen = !w.s.f.vars[carried.var].name.is_empty()
            || facts.kept.iter().any(|kept| kept.var == carried.var);
        if !is_seen {
            continue;
        }
        let value = match carried.kind {
            CarriedKind::Induction { step } if step != 0 => Some(stepped(w, carried, step, end)),
            CarriedKind::Stepped { .. } => w.stepped_after(carried.phi, end),
            _ => None,
        };
        assigns.extend(value.map(|value| (carried.var, value)));
    }
    assigns
}

/// What a loop carries in lanes.
#[derive(Default)]
pub(super) struct Opened<'f> {
    pub running: Vec<Running<'f>>,
    /// Extrema and what is kept of them.
    pub kept: Vec<Kept<'f>>,
}

/// Widens the region for one loop, with its reductions; `left` is where an earlier loop left them.
pub(super) fn run<'f>(
    w: &mut Widener<'_>,
    facts: &'f LoopFacts,
    grouped: &SortedMap<Value, Grouped>,
    left: &SortedMap<Value, PValue>,
) -> Result<Opened<'f>, Refusal> {
    let (mut running, mut kept) = (Vec::new(), Vec::new());
    for carried in &facts.carried {
        match &carried.kind {
            CarriedKind::Reduction { op, order, .. } => {
                let how = match grouped.get(&carried.phi) {
                    Some(grouped) => How::Groups(grouped),
                    None if *order == ReduceOrder::Iterations => How::InOrder,
                    None => How::Lanes,
                };
                let left = left.get(&carried.phi).copied();
                let open = reduction::open(w, carried, *op, how, left)?;
                running.push(Running::new(carried, (*op, *order), open));
            }
            CarriedKind::Extremum { .. }
            | CarriedKind::Position { .. }
            | CarriedKind::Companion { .. } => {
                let left = left.get(&carried.phi).copied();
                kept.push((carried, reduction::open_kept(w, carried, left)?));
            }
            CarriedKind::Stepped { step, down } => w.set_stepped(carried, (*step, *down))?,
            CarriedKind::FirstOrder { .. } => w.set_first_order(carried),
            CarriedKind::Packed { stores, .. } => w.set_packed(carried, stores),
            CarriedKind::Private { first: false, .. } => unknown(w, carried)?,
            CarriedKind::Private { first: true, .. }
            | CarriedKind::Induction { .. }
            | CarriedKind::Overwritten => {}
        }
    }
    if let Some(exits) = &facts.exits
        && let Some(left) = w.left_first(exits, w.counter)?
    {
        let around = w.b.take(At::Body);
        w.b.effect(At::Body, POp::Leave, &[w.counter]);
        let then = w.b.replace(At::Body, around);
        w.b.push(At::Body, leave(left, then));
    }
    if let Some(exits) = &facts.exits {
        w.reads_ahead(exits);
    }
    w.load_first(&facts.first_loads())?;
    if let Some(exits) = &facts.exits {
        leave_early(w, facts, exits)?;
    }
    if facts.exits.is_none() || !is_search(w.s.f, facts) {
        w.run()?;
    }
    for carried in &facts.carried {
        w.hand_on(carried.phi)?;
        w.move_on(carried.phi);
    }
    for r in &running {
        reduction::advance(w, r.carried, &r.open)?;
    }
    for (carried, open) in &kept {
        reduction::advance(w, carried, open)?;
    }
    let kept = kept.into_iter().map(|(carried, open)| Kept {
        carried,
        loops: vec![open.values()],
    });
    Ok(Opened {
        running,
        kept: kept.collect(),
    })
}

/// Gives a value of which nothing is known in each iteration: zero is as good as any.
fn unknown(w: &mut Widener<'_>, carried: &CarriedValue) -> Result<(), Refusal> {
    let ty = w.s.f.values[carried.phi].ty;
    if ty == Type::Ptr {
        let detail = "a pointer is private";
        return Err(reduction::refuse(Reason::UnsupportedType, w.s.span, detail));
    }
    let zero = scalars::zero(&mut w.b, At::Before, ty);
    let vector = PType::Vector(ty, w.s.vf);
    let zeros = w.b.inst(At::Before, POp::Splat, &[zero], vector);
    w.set(carried.phi, vec![zeros; w.s.uf as usize]);
    Ok(())
}

/// Leaves the loop before an iteration that would take an exit: a search knows which one it is, and otherwise
/// all that are done at once are left to the original loop.
fn leave_early(w: &mut Widener<'_>, facts: &LoopFacts, exits: &EarlyExits) -> Result<(), Refusal> {
    let leaving = w.leaving(exits, None)?;
    if is_search(w.s.f, facts) {
        return leave_at_found(w, exits, &leaving, (w.counter, None));
    }
    let around = w.b.take(At::Body);
    w.b.effect(At::Body, POp::Leave, &[w.counter]);
    let steps = w.b.replace(At::Body, around);
    w.b.push(At::Body, leave(leaving.any, steps));
    Ok(())
}

/// Leaves a search with the number of the lane that leaves; the numbers are those of [`Widener::confirm`].
pub(super) fn leave_at_found(
    w: &mut Widener<'_>,
    exits: &EarlyExits,
    leaving: &Leaving,
    (first, iterations): (PValue, Option<(PValue, PValue)>),
) -> Result<(), Refusal> {
    let (mut steps, number, found) = match exits.confirmed.is_empty() {
        true => {
            let (steps, number) = w.first_leaving(leaving, Some(first));
            (steps, number, None)
        }
        false => {
            let (steps, number, found) = w.confirm(exits, leaving, (first, iterations))?;
            (steps, number, Some(found))
        }
    };
    let around = w.b.take(At::Body);
    w.b.effect(At::Body, POp::Leave, &[number]);
    let mut leaves = w.b.replace(At::Body, around);
    if let Some(found) = found {
        leaves = vec![leave(found, leaves)];
    }
    steps.extend(leaves);
    w.b.push(At::Body, leave(leaving.any, steps));
    Ok(())
}

/// Puts the loop of the body just widened behind what runs before it; how many iterations are done then.
pub(super) fn push_loop(
    w: &mut Widener<'_>,
    start: Option<PValue>,
    end: PValue,
    facts: &LoopFacts,
) -> PValue {
    let (mut results, mut reached) = (Vec::new(), end);
    if facts.exits.is_some() {
        reached =
            w.b.value(PType::Scalar(Type::I64), Some("reached".to_string()));
        results.push(LoopResult {
            value: reached,
            otherwise: end,
        });
    }
    let counter = w.counter;
    push_vectors(w, (counter, start, end), results);
    reached
}

/// Puts a loop of vectors with the body just widened behind what runs before it.
pub(super) fn push_vectors(
    w: &mut Widener<'_>,
    (counter, start, end): (PValue, Option<PValue>, PValue),
    results: Vec<LoopResult>,
) {
    let widened = w.s.widened();
    let node = Node::Loop(LoopNode {
        control: LoopControl::Counted {
            counter,
            start,
            end,
            step: widened.step(),
        },
        widened: Some(widened),
        often: None,
        stages: None,
        results,
        carried: std::mem::take(&mut w.carried),
        body: w.b.take(At::Body),
    });
    w.b.push(At::Before, node);
}

/// `start + end * step` for a variable that steps.
fn stepped(w: &mut Widener<'_>, carried: &CarriedValue, step: i64, end: PValue) -> PValue {
    let ty = w.s.f.values[carried.phi].ty;
    let scalar = PType::Scalar(ty);
    if ty.is_int() && step == 1 && starts_at_zero(w, carried) {
        return match w.b.narrow(end, ty) {
            _ if ty == Type::I64 => end,
            Some(narrow) => narrow,
            None => {
                let op = POp::Convert(ConvertOp::Trunc);
                w.b.inst(At::After, op, &[end], scalar)
            }
        };
    }
    let start = start_of(w, carried);
    if ty == Type::Ptr {
        let op = POp::PtrAdd { scale: step };
        return w.b.inst(At::After, op, &[start, end], scalar);
    }
    let mut count = end;
    if ty != Type::I64 {
        let op = POp::Convert(ConvertOp::Trunc);
        count = w.b.inst(At::After, op, &[end], scalar);
    }
    if step == -1 {
        return w.b.binary(At::After, BinaryOp::Sub, start, count);
    }
    if step != 1 {
        let step = sign_extend(step, ty.bits());
        let by = w.b.int(At::Before, ty, step);
        count = w.b.binary(At::After, BinaryOp::Mul, count, by);
    }
    w.b.binary(At::After, BinaryOp::Add, start, count)
}

fn starts_at_zero(w: &Widener<'_>, carried: &CarriedValue) -> bool {
    let f = w.s.f;
    let ValueDef::Result(inst) = f.values[carried.start].def else {
        return false;
    };
    f.insts[inst].op == Op::Const(Imm::Int(0))
}

/// What a program leaves behind its loops.
#[derive(Default)]
pub(super) struct LiveOuts {
    /// What variables are.
    pub values: Vec<(crate::ssa::Var, PValue)>,
    /// Which of these stand for places in memory: the addresses.
    pub places: SortedMap<crate::ssa::Var, PValue>,
    /// Conditions under which all of this is right.
    pub sure: Vec<PValue>,
}

pub(super) fn assemble(
    mut w: Widener<'_>,
    counted: Trips,
    checks: Guard,
    live_outs: &LiveOuts,
) -> Program {
    let mut all_sure: Option<PValue> = None;
    for &one in &live_outs.sure {
        all_sure = Some(match all_sure {
            Some(all) => w.b.binary(At::After, BinaryOp::And, all, one),
            None => one,
        });
    }
    let mut inner = w.b.take(At::Before);
    inner.extend(w.b.take(At::After));
    for &(var, value) in &live_outs.values {
        match live_outs.places.get(&var) {
            Some(&address) => {
                w.b.effect(At::After, POp::Store(Lanes::One), &[address, value]);
            }
            None if w.s.f.vars[var].name.is_empty() => {}
            None => w.b.effect(At::After, POp::Assign(var), &[value]),
        }
    }
    let live_outs = w.b.take(At::After);
    match all_sure {
        // Otherwise nothing is assigned, and the original loop does everything once more.
        Some(cond) => inner.push(when(cond, live_outs)),
        None => inner.extend(live_outs),
    }
    let mut checked = w.b.take(At::Check);
    match checks.cond {
        Some(cond) => checked.push(when(cond, inner)),
        None => checked.extend(inner),
    }
    let mut body = w.b.take(At::Setup);
    match counted.enough {
        Some(cond) => body.push(when(cond, checked)),
        None => body.extend(checked),
    }
    Program::of(w, body, checks.phrases)
}

fn when(cond: PValue, then: Vec<Node>) -> Node {
    Node::If {
        cond,
        then,
        otherwise: Vec::new(),
        results: Vec::new(),
        seldom: false,
    }
}

/// Leaves the loop, after some steps.
pub(super) fn leave(cond: PValue, then: Vec<Node>) -> Node {
    Node::If {
        cond,
        then,
        otherwise: Vec::new(),
        results: Vec::new(),
        seldom: true,
    }
}
