//! Extrema with what is kept of where they were found: `if (x[i] < best) { best = x[i]; at = i; }`.
//!
//! One comparison with the best so far decides over the extremum and over all that is set along with it. Lanes
//! keep bests and companions of their own. The best lane wins, and of several the one whose position, which a
//! counter gives, comes first; last, where an equal value takes the place of the best so far.
//!
//! A lane finds more than the program does, since its own best is worse than that of all. So the branch decides over
//! nothing else, and what it does is harmless: it reads nothing anew and computes nothing that traps or wraps.
//!
//! A lane that never found anything still has what it began with. Where only what is strictly better is taken,
//! such a lane is among the best only if no lane found anything, and then all have the same. Otherwise the
//! position that it began with must be one that loses against all that a counter gives.

use super::carried::Unknown;
use super::facts::{CarriedKind, CarriedValue, Extend, TripCount};
use super::induction::{self, Induction, Offset};
use super::loop_view::{LoopView, mask_unsigned};
use super::minmax;
use super::uses::{Use, Uses};
use crate::ops::ReduceOp;
use crate::options::{Optimization, Options};
use crate::ssa::types::sign_extend;
use crate::ssa::{
    BinaryOp, Block, Inst, IntCC, Op, Overflow, Terminator, Type, UnaryOp, Value, ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};

const NO_POSITION: &str = "is kept where a minimum or maximum is found, but nothing tells which of equal ones was first; keep a \
                           counter along with it that cannot wrap: a signed one, or one that is compared with `<`";
const UNKNOWN_BEFORE: &str = "is set where an equal value is found as well, which needs to be told from what it begins with; compare \
                              with `<` or `>`, or begin with a number below the first one";

/// How an iteration may change a variable: by one value, on one way.
struct Update {
    value: Value,
    /// The jump that hands it on.
    way: (Block, Block),
    /// Parameters where the old value and the new one meet.
    joins: SortedSet<Value>,
}

/// A variable, and for the user what stands against it.
type Detail = (Value, &'static str);

/// What is known of a loop's values.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub inductions: &'a SortedMap<Value, Induction>,
    pub uses: &'a Uses,
    pub trip: Option<&'a TripCount>,
}

/// An extremum.
struct Extremum {
    phi: Value,
    op: ReduceOp,
    /// An equal value does not take its place.
    first_wins: bool,
    way: (Block, Block),
    /// The block that branches.
    head: Block,
}

/// Takes extrema, and what is kept where they are found, from what is carried in no known way to what is known.
pub(super) fn recognize(
    view: &LoopView<'_>,
    values: Known<'_>,
    options: &Options,
    known: &mut Vec<CarriedValue>,
    unknown: Vec<Unknown>,
) -> Vec<Unknown> {
    if unknown.len() < 2 || !options.uses(Optimization::Positions) {
        return unknown;
    }
    let updates: SortedMap<Value, Update> = unknown
        .iter()
        .filter_map(|u| Some((u.phi, update(view, u.phi, u.next?)?)))
        .collect();
    let mut found: SortedMap<Value, CarriedKind> = SortedMap::new();
    let mut details: SortedMap<Value, &'static str> = SortedMap::new();
    for (&phi, own) in updates.iter() {
        let Some(extremum) = extremum(view, values.uses, options, (phi, own)) else {
            continue;
        };
        let others: Vec<(Value, &Update)> = updates
            .iter()
            .filter(|(other, update)| **other != phi && update.way == extremum.way)
            .map(|(other, update)| (*other, update))
            .collect();
        let joins = others.iter().flat_map(|(_, update)| &update.joins);
        let joins = joins.chain(&own.joins).copied().collect();
        if !decides_alone(view, &extremum, &joins) {
            continue;
        }
        match group(view, values, &extremum, &others) {
            Ok(group) => found.extend(group),
            Err(more) => details.extend(more),
        }
    }
    let (mine, mut others): (Vec<Unknown>, Vec<Unknown>) = unknown
        .into_iter()
        .partition(|u| found.contains_key(&u.phi));
    for u in &mut others {
        u.detail = details.get(&u.phi).copied().unwrap_or(u.detail);
    }
    let params = &view.f.blocks[view.header].params;
    let place = |phi: Value| params.iter().position(|&param| param == phi);
    for u in mine {
        let start = place(u.phi).and_then(|n| view.start(n));
        if let (Some(start), Some(next), Some(kind)) = (start, u.next, found.remove(&u.phi)) {
            known.push(CarriedValue {
                phi: u.phi,
                var: view.var_of(u.phi),
                start,
                next,
                kind,
            });
        }
    }
    known.sort_by_key(|c| place(c.phi));
    others
}

/// An extremum and what is set along with it.
///
/// # Errors
/// Of which variables what more is to be said: none of them is a position.
fn group(
    view: &LoopView<'_>,
    values: Known<'_>,
    extremum: &Extremum,
    others: &[(Value, &Update)],
) -> Result<Vec<(Value, CarriedKind)>, Vec<Detail>> {
    let alone = |phi: Value, update: &Update| {
        let hands_on = |u: &Use| hands_on(view, phi, update, u);
        let mut all = std::iter::once(phi).chain(update.joins.iter().copied());
        all.all(|value| values.uses.of(value).iter().all(hands_on))
    };
    if !others.iter().all(|&(phi, update)| alone(phi, update)) {
        return Err(Vec::new());
    }
    let offsets = induction::offsets(view);
    let positions = others.iter().map(|(phi, update)| {
        let order = counted(view, values, &offsets, extremum, update)?;
        Some(order.fold(view, *phi))
    });
    let positions: Vec<Option<Option<ReduceOp>>> = positions.collect();
    let Some((at, fold)) = (positions.iter().enumerate()).find_map(|(n, p)| Some((n, (*p)??)))
    else {
        let detail = |counted: bool| match counted {
            true => UNKNOWN_BEFORE,
            false => NO_POSITION,
        };
        let any = positions.iter().any(Option::is_some);
        let all = others.iter().zip(&positions);
        let told = all.filter(|(_, position)| position.is_some() == any);
        return Err(told.map(|((phi, _), _)| (*phi, detail(any))).collect());
    };
    let of = extremum.phi;
    let mut all = vec![(of, CarriedKind::Extremum { op: extremum.op })];
    for (n, &(phi, _)) in others.iter().enumerate() {
        let kind = match n == at {
            true => CarriedKind::Position { of, fold },
            false => CarriedKind::Companion { of },
        };
        all.push((phi, kind));
    }
    Ok(all)
}

/// How an iteration changes a variable that vectors can hold.
fn update(view: &LoopView<'_>, phi: Value, next: Value) -> Option<Update> {
    let named = view.site.phis.iter().any(|(v, _)| *v == phi);
    if !named || matches!(view.f.values[phi].ty, Type::I1 | Type::Ptr) {
        return None;
    }
    let mut joins = SortedSet::new();
    reaches(view, phi, next, &mut joins, &mut SortedSet::new());
    let mut new = None;
    for &join in &joins {
        let ValueDef::Param(block, n) = view.f.values[join].def else {
            return None;
        };
        for (from, call) in view.calls_to(block, true) {
            let value = *call.args.get(n as usize)?;
            if value == phi || joins.contains(&value) {
                continue;
            }
            if new.replace((value, (from, block))).is_some() {
                return None;
            }
        }
    }
    let (value, way) = new?;
    Some(Update { value, way, joins })
}

/// Whether a value is that of a variable or one where it meets others; those are noted.
fn reaches(
    view: &LoopView<'_>,
    phi: Value,
    value: Value,
    joins: &mut SortedSet<Value>,
    seen: &mut SortedSet<Value>,
) -> bool {
    if value == phi || joins.contains(&value) {
        return true;
    }
    let ValueDef::Param(block, n) = view.f.values[value].def else {
        return false;
    };
    if block == view.header || !view.contains(block) || !seen.insert(value) {
        return false;
    }
    let mut any = false;
    for (_, call) in view.calls_to(block, true) {
        if let Some(&arg) = call.args.get(n as usize) {
            any |= reaches(view, phi, arg, joins, seen);
        }
    }
    if any {
        joins.insert(value);
    }
    any
}

/// Whether a use of a variable, or of a value where it meets the new one, only hands it on.
fn hands_on(view: &LoopView<'_>, phi: Value, update: &Update, u: &Use) -> bool {
    let Use::Argument(block, n) = *u else {
        return false;
    };
    let param = view.f.blocks[block].params.get(n);
    param.is_some_and(|param| *param == phi || update.joins.contains(param))
}

/// A variable as an extremum: one comparison with it alone decides whether it is changed.
fn extremum(
    view: &LoopView<'_>,
    uses: &Uses,
    options: &Options,
    (phi, update): (Value, &Update),
) -> Option<Extremum> {
    let Decision { cond, taken, head } = decision(view, options, update)?;
    let ValueDef::Result(compare) = view.f.values[cond].def else {
        return None;
    };
    let new = (update.value, phi);
    let extreme = minmax::of_comparison(view, compare, taken, new, None)?;
    let only = |u: &Use| match u {
        Use::Operand(inst) => *inst == compare,
        Use::Argument(..) => hands_on(view, phi, update, u),
        Use::Decision(_) => false,
    };
    let of_phi = uses.of(phi).iter().all(only);
    let joined = |value: &Value| {
        uses.of(*value)
            .iter()
            .all(|u| hands_on(view, phi, update, u))
    };
    let alone = uses.of(cond).len() == 1 && extreme.skips_nan;
    (alone && of_phi && update.joins.iter().all(joined)).then_some(Extremum {
        phi,
        op: extreme.op,
        first_wins: extreme.first_wins,
        way: update.way,
        head,
    })
}

/// What decides over an update.
struct Decision {
    cond: Value,
    /// What it is where the variable is changed.
    taken: bool,
    /// The block that branches.
    head: Block,
}

/// What decides whether control goes a way: a branch past one block, which lanes may do where the program does not,
/// for each of them compares with a best of its own. What that takes for the extremum it has computed before.
fn decision(view: &LoopView<'_>, options: &Options, update: &Update) -> Option<Decision> {
    let (side, to) = update.way;
    let mut ways = view.calls_to(side, true);
    let (head, _) = ways.next().filter(|_| ways.next().is_none())?;
    let blocks = &view.f.blocks;
    let again = made_of(view, side, update.value);
    let mut insts = blocks[side].insts.iter();
    let jumps = matches!(blocks[side].terminator, Terminator::Jump(_));
    let harmless = |inst: &Inst| again.contains(inst) || is_harmless(view, options, *inst);
    if side == view.header || !jumps || !insts.all(harmless) {
        return None;
    }
    let Terminator::Branch {
        cond,
        then,
        otherwise,
    } = &blocks[head].terminator
    else {
        return None;
    };
    let (cond, taken) = (*cond, then.block == side);
    let past = if taken { otherwise } else { then };
    // Nothing stands on the other way.
    (past.block == to && side != to).then_some(Decision { cond, taken, head })
}

/// What a block computes for a value: of an extremum, what was computed before for the comparison.
fn made_of(view: &LoopView<'_>, block: Block, value: Value) -> SortedSet<Inst> {
    let (mut found, mut open) = (SortedSet::new(), vec![value]);
    while let Some(value) = open.pop() {
        let ValueDef::Result(inst) = view.f.values[value].def else {
            continue;
        };
        if view.def_block(value) == Some(block) && found.insert(inst) {
            open.extend(&view.f.insts[inst].args);
        }
    }
    found
}

/// Whether it does not matter how often an instruction is done: it reads nothing, traps never and raises no flag.
fn is_harmless(view: &LoopView<'_>, options: &Options, inst: Inst) -> bool {
    let data = &view.f.insts[inst];
    let ints = |values: &[Value]| {
        let is_int = |value: &Value| !view.f.values[*value].ty.is_float();
        values.iter().all(is_int)
    };
    match &data.op {
        Op::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, _)
        | Op::Load(_)
        | Op::Store(_)
        | Op::Call(_)
        | Op::LaneCall(_)
        | Op::Opaque(_) => false,
        Op::Const(_)
        | Op::Undef
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::PtrAdd { .. }
        | Op::Field(_)
        | Op::Unary(UnaryOp::FAbs | UnaryOp::FNeg)
        | Op::Select => true,
        Op::Binary(..) | Op::Unary(_) | Op::Fma | Op::ICmp(_) | Op::FCmp(_) | Op::Convert(_) => {
            !options.trapping_math || ints(&data.args) && data.result.is_some_and(|r| ints(&[r]))
        }
    }
}

/// Whether a branch decides over nothing but a group of variables, whose new values are handed on one way.
fn decides_alone(view: &LoopView<'_>, extremum: &Extremum, joins: &SortedSet<Value>) -> bool {
    let (from, to) = extremum.way;
    let args = |block: Block| {
        let mut calls = view
            .calls_to(to, true)
            .filter(|(source, _)| *source == block);
        let only = calls.next().filter(|_| calls.next().is_none());
        only.map(|(_, call)| &call.args)
    };
    let (Some(new), Some(old)) = (args(from), args(extremum.head)) else {
        return false;
    };
    let params = &view.f.blocks[to].params;
    let mut all = params.iter().zip(new.iter().zip(old));
    all.all(|(param, (new, old))| new == old || joins.contains(param))
}

/// How positions are compared.
struct Order {
    signed: bool,
    /// The least one counts.
    least: bool,
    first_wins: bool,
    /// That of the first iteration, if it is known.
    first: Option<i64>,
}

/// How values that a variable gets are compared, if they are those of a counter and tell iterations apart.
fn counted(
    view: &LoopView<'_>,
    values: Known<'_>,
    offsets: &SortedMap<Value, Offset>,
    extremum: &Extremum,
    update: &Update,
) -> Option<Order> {
    let at = offsets.get(&view.resolve(update.value))?;
    let induction = values.inductions.get(&at.phi)?;
    if induction.step == 0 || at.outer_wraps || view.f.values[at.phi].ty == Type::Ptr {
        return None;
    }
    // Lanes compute it where the program does not: the counter, and what it is next, do not wrap.
    if at.outer != 0 || at.inner != 0 && at.inner != induction.step {
        return None;
    }
    let signed = match induction.overflow {
        // A signed counter, in its own type or a wider one.
        Overflow::Undefined if !at.inner_wraps => match at.extend {
            None | Some(Extend::Sign) => true,
            Some(Extend::Zero) => return None,
        },
        Overflow::Undefined => return None,
        // An unsigned one counts the loop, and never comes to the end of its type.
        Overflow::Wraps => {
            let trip = values.trip?;
            let plain = at.inner == 0 && at.outer == 0 && at.extend != Some(Extend::Sign);
            let below = matches!(trip.cc, IntCC::Ult | IntCC::Ule) && induction.step == 1;
            let counts = trip.counter == at.phi && trip.offset == 0 && !trip.tested_at_end;
            if !(plain && below && counts && !trip.not_equal && trip.widen != Some(Extend::Sign)) {
                return None;
            }
            false
        }
    };
    let start = view.constant(induction.start);
    let first = start.and_then(|start| start.checked_add(at.inner)?.checked_add(at.outer));
    Some(Order {
        signed,
        least: (induction.step > 0) == extremum.first_wins,
        first_wins: extremum.first_wins,
        first,
    })
}

impl Order {
    /// Which of several positions counts, if what the variable begins with is never taken for one.
    fn fold(&self, view: &LoopView<'_>, phi: Value) -> Option<ReduceOp> {
        let fold = match (self.signed, self.least) {
            (true, true) => ReduceOp::SMin,
            (true, false) => ReduceOp::SMax,
            (false, true) => ReduceOp::UMin,
            (false, false) => ReduceOp::UMax,
        };
        if self.first_wins {
            return Some(fold);
        }
        let params = &view.f.blocks[view.header].params;
        let n = params.iter().position(|&param| param == phi)?;
        let begins = view.constant(view.start(n)?)?;
        let bits = view.f.values[phi].ty.bits();
        let number = |value: i64| match self.signed {
            true => i128::from(sign_extend(value, bits)),
            false => i128::from(mask_unsigned(value, bits) as u64),
        };
        let (begins, first) = (number(begins), number(self.first?));
        let loses = match self.least {
            true => begins > first,
            false => begins < first,
        };
        loses.then_some(fold)
    }
}
