//! Trip counts: from the loop's one test to a formula.
//!
//! With `first` the first value tested and `s` the size of the step, the number of tests that
//! succeed is
//!
//! | test | step | passes, if the first succeeds |
//! |---|---|---|
//! | `x < bound`, `x != bound` | up | `(bound - first - 1) / s + 1` |
//! | `x <= bound` | up | `(bound - first) / s + 1` |
//! | `x > bound`, `x != bound` | down | `(first - bound - 1) / s + 1` |
//! | `x >= bound` | down | `(first - bound) / s + 1` |
//!
//! in unsigned arithmetic. It is a *lower bound* of the truth whatever the values are, which is all
//! a vector loop needs, since the original loop does what is left:
//! - As long as the counter is exact modulo the width of the comparison, the tested values below the
//!   bound are reached one by one before anything wraps. (`i <= UINT_MAX` has as many passes, and
//!   then more; `i != n` with `n` behind the start has 0 by the formula.)
//! - A counter narrower than the comparison takes the values of an interval and begins anew at the
//!   other end. A formula that counts beyond that end does so because the bound lies beyond it, and
//!   then all values of the interval pass the test.

use super::facts::{Extend, TripCount};
use super::induction::{Induction, Offset};
use super::linear::Forms;
use super::loop_view::{LoopView, mask_unsigned};
use crate::remark::Reason;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Op, Overflow, Terminator, Type, UnaryOp, Value};
use frontend::sorted::SortedMap;

/// Why a loop has no trip count: the reason and the value at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoCount {
    /// Which reason.
    pub reason: Reason,
    /// The condition, or the side of it that is in the way.
    pub at: Option<Value>,
    /// The header parameter that would count, if one was found.
    pub counter: Option<Value>,
    /// For the user.
    pub detail: &'static str,
}

/// What the analysis of the loop knows so far.
pub(crate) struct Inputs<'a> {
    /// The loop.
    pub view: &'a LoopView<'a>,
    /// Linear forms, for what is invariant.
    pub forms: &'a Forms,
    /// Counters with an offset.
    pub offsets: &'a SortedMap<Value, Offset>,
    /// Induction variables.
    pub inductions: &'a SortedMap<Value, Induction>,
}

#[derive(Clone, Copy)]
struct Test {
    cc: IntCC,
    a: Value,
    b: Value,
}

/// The loop's trip count.
pub(crate) fn trip_count(inputs: &Inputs<'_>) -> Result<TripCount, NoCount> {
    counted(inputs, exit_test(inputs.view)?)
}

/// The trip counts of a loop that goes on while several comparisons hold, one for each of these that a counter
/// decides: the loop runs no longer than any of them says.
pub(crate) fn trip_counts(inputs: &Inputs<'_>) -> Vec<TripCount> {
    let view = inputs.view;
    let Terminator::Branch { cond, then, .. } = &view.f.blocks[view.exiting].terminator else {
        return Vec::new();
    };
    let go_on = view.contains(then.block);
    let mut open = vec![*cond];
    let mut found = Vec::new();
    while let Some(cond) = open.pop() {
        // All of these hold, or none of these does, where the loop goes on.
        let joined = match go_on {
            true => BinaryOp::And,
            false => BinaryOp::Or,
        };
        match view.inst(cond).map(|inst| (&inst.op, &*inst.args)) {
            Some((Op::Binary(op, _), [a, b])) if *op == joined => open.extend([*a, *b]),
            _ => {
                let test = comparison(view, cond, go_on);
                found.extend(test.and_then(|test| counted(inputs, test)).ok());
            }
        }
    }
    found
}

/// In how many iterations a condition of the loop is so, one after the other from the first one on, as for a test under
/// which the loop goes on; and what of the counter is compared.
pub(crate) fn holding(
    inputs: &Inputs<'_>,
    cond: Value,
    so: bool,
) -> Result<(TripCount, Offset), NoCount> {
    let test = comparison(inputs.view, cond, so)?;
    let (_, at, _) = counter_side(inputs, test)?;
    Ok((counted(inputs, test)?, at))
}

fn counted(inputs: &Inputs<'_>, test: Test) -> Result<TripCount, NoCount> {
    let (test, at, ind) = counter_side(inputs, test)?;
    let trip = build(inputs, test, at, ind).map_err(|detail| NoCount {
        reason: Reason::TripCount,
        at: Some(test.a),
        counter: Some(at.phi),
        detail,
    })?;
    with_constant(inputs.view, trip).map_err(|detail| NoCount {
        reason: Reason::TripCount,
        at: Some(test.a),
        counter: Some(at.phi),
        detail,
    })
}

fn not_counted(at: Option<Value>, detail: &'static str) -> NoCount {
    NoCount {
        reason: Reason::NotCounted,
        at,
        counter: None,
        detail,
    }
}

/// The comparison under which the loop goes on.
fn exit_test(view: &LoopView<'_>) -> Result<Test, NoCount> {
    match &view.f.blocks[view.exiting].terminator {
        Terminator::Branch { cond, then, .. } => comparison(view, *cond, view.contains(then.block)),
        _ => Err(not_counted(None, "the loop is not left by a comparison")),
    }
}

/// What is compared where a condition is as `go_on` says.
fn comparison(view: &LoopView<'_>, mut cond: Value, mut go_on: bool) -> Result<Test, NoCount> {
    loop {
        let Some(inst) = view.inst(cond) else {
            return Err(not_counted(
                Some(cond),
                "the condition is not a comparison with a counter",
            ));
        };
        match (&inst.op, inst.args.as_slice()) {
            (Op::Unary(UnaryOp::Not), &[a]) => {
                cond = a;
                go_on = !go_on;
            }
            (Op::ICmp(cc @ (IntCC::Ne | IntCC::Eq)), &[a, b])
                if view.constant(b) == Some(0) && truth_of(view, a).is_some() =>
            {
                cond = truth_of(view, a).unwrap_or(a);
                go_on ^= *cc == IntCC::Eq;
            }
            (Op::ICmp(cc), &[a, b]) => {
                let cc = if go_on { *cc } else { cc.inverse() };
                return Ok(narrow(view, Test { cc, a, b }));
            }
            _ => {
                return Err(not_counted(
                    Some(cond),
                    "the condition is not a comparison with a counter",
                ));
            }
        }
    }
}

/// The truth value of which `v` is the 0 or 1.
fn truth_of(view: &LoopView<'_>, v: Value) -> Option<Value> {
    match (view.f.values[v].ty, view.inst(v)) {
        (Type::I1, _) => Some(v),
        (_, Some(inst)) if inst.op == Op::Convert(ConvertOp::ZExt) => {
            let &arg = inst.args.first()?;
            (view.f.values[arg].ty == Type::I1).then_some(arg)
        }
        _ => None,
    }
}

/// Compare what both sides were widened from, if in the same way.
fn narrow(view: &LoopView<'_>, test: Test) -> Test {
    let source = |v: Value| {
        let inst = view.inst(v)?;
        match (&inst.op, inst.args.as_slice()) {
            (Op::Convert(op @ (ConvertOp::SExt | ConvertOp::ZExt)), &[a]) => Some((*op, a)),
            _ => None,
        }
    };
    match (source(test.a), source(test.b)) {
        (Some((x, a)), Some((y, b)))
            if x == y
                && view.f.values[a].ty == view.f.values[b].ty
                && view.f.values[a].ty != Type::I1 =>
        {
            let cc = match x {
                ConvertOp::ZExt => unsigned(test.cc),
                // The unsigned order of sign-extended values is their own unsigned order.
                _ => test.cc,
            };
            Test { cc, a, b }
        }
        _ => test,
    }
}

/// Find the side that counts, and put it first.
fn counter_side(inputs: &Inputs<'_>, test: Test) -> Result<(Test, Offset, Induction), NoCount> {
    let counter = |v: Value| {
        let at = inputs.offsets.get(&v)?;
        let ind = inputs.inductions.get(&at.phi)?;
        (ind.step != 0).then_some((*at, *ind))
    };
    let flipped = Test {
        cc: test.cc.swapped(),
        a: test.b,
        b: test.a,
    };
    for t in [test, flipped] {
        if let Some((at, ind)) = counter(t.a) {
            if inputs.forms.is_invariant(inputs.view, t.b) {
                return Ok((t, at, ind));
            }
            return Err(NoCount {
                reason: Reason::BoundNotInvariant,
                at: Some(t.b),
                counter: Some(at.phi),
                detail: "the bound may change in the loop",
            });
        }
    }
    let varies = |v: &Value| !inputs.forms.is_invariant(inputs.view, *v);
    let at = [test.a, test.b].into_iter().find(varies);
    Err(not_counted(
        at,
        "nothing in the condition changes by a constant in each iteration",
    ))
}

fn build(
    inputs: &Inputs<'_>,
    test: Test,
    at: Offset,
    ind: Induction,
) -> Result<TripCount, &'static str> {
    let view = inputs.view;
    let ty = view.f.values[test.a].ty;
    let counter_ty = view.f.values[at.phi].ty;
    let exact = ind.overflow == Overflow::Undefined && !at.inner_wraps;
    let (cc, not_equal) = order(test.cc, &at, ind.step, ty, exact)?;
    let offset = at
        .inner
        .checked_add(at.outer)
        .ok_or("the condition adds too much to the counter")?;
    // A step beyond half the type's range turns around at once.
    let limit = 1i64 << (counter_ty.bits().min(62) - 1);
    if ind.step <= -limit || ind.step >= limit {
        return Err("the step is as large as the counter's type");
    }
    let trip = TripCount {
        counter: at.phi,
        var: view.var_of(at.phi),
        ty,
        counter_ty,
        widen: at.extend,
        start: ind.start,
        bound: test.b,
        step: ind.step,
        offset: sign_extend(offset, ty.bits()),
        cc,
        not_equal,
        tested_at_end: view.exiting == view.latch,
        overflow: ind.overflow,
        constant: None,
    };
    if at.extend.is_some() && !(exact && at.extend == Some(Extend::Sign)) {
        narrow_is_sound(view, &trip, &at)?;
    }
    Ok(trip)
}

/// The order in which the counter comes nearer to the bound.
fn order(
    cc: IntCC,
    at: &Offset,
    step: i64,
    ty: Type,
    exact: bool,
) -> Result<(IntCC, bool), &'static str> {
    let up = step > 0;
    let fits = match cc {
        IntCC::Eq => return Err("the loop goes on while two values are equal"),
        IntCC::Ne => {
            let signed = match at.extend {
                None => exact && ty != Type::Ptr,
                Some(extend) => extend == Extend::Sign,
            };
            let cc = match (signed, up) {
                (true, true) => IntCC::Slt,
                (true, false) => IntCC::Sgt,
                (false, true) => IntCC::Ult,
                (false, false) => IntCC::Ugt,
            };
            return Ok((cc, true));
        }
        IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge if ty == Type::Ptr => {
            return Err("pointers are compared as signed numbers");
        }
        IntCC::Slt | IntCC::Sle | IntCC::Ult | IntCC::Ule => up,
        IntCC::Sgt | IntCC::Sge | IntCC::Ugt | IntCC::Uge => !up,
    };
    match fits {
        true => Ok((cc, false)),
        false => Err("the counter moves away from the bound"),
    }
}

/// Whether the formula holds for a counter that is narrower than the comparison and may begin anew.
fn narrow_is_sound(view: &LoopView<'_>, trip: &TripCount, at: &Offset) -> Result<(), &'static str> {
    let wide = 1i64 << trip.counter_ty.bits().min(62);
    if trip.offset.abs() >= wide || (at.inner != 0 && at.outer != 0) {
        return Err("the condition computes with a counter narrower than `int` that may wrap");
    }
    if at.inner != 0 && (at.inner > 0) != (trip.step > 0) {
        return Err("the condition computes with a counter narrower than `int` that may wrap");
    }
    let signed = is_signed(trip.cc);
    let sound = match at.extend {
        Some(Extend::Sign) if !signed => {
            let top = 1i64 << (trip.counter_ty.bits() - 1);
            let bound = view.constant(trip.bound);
            trip.step > 0 && trip.offset == 0 && bound.is_some_and(|b| (0..top).contains(&b))
        }
        _ => signed || trip.offset >= 0,
    };
    match sound {
        true => Ok(()),
        false => Err("a narrow counter that may wrap is compared with another type"),
    }
}

/// Work the count out if start and bound are constants; refuse a loop that surely never ends.
fn with_constant(view: &LoopView<'_>, mut trip: TripCount) -> Result<TripCount, &'static str> {
    let bound = view.constant(trip.bound);
    if let Some(bound) = bound
        && trip.always(bound)
    {
        return Err("the loop never ends, since no value of the counter fails the test");
    }
    if let (Some(start), Some(bound)) = (view.constant(trip.start), bound) {
        trip.constant = trip.evaluate(start, bound);
        if trip.constant.is_none() && trip.not_equal {
            return Err("the counter jumps over the bound");
        }
    }
    Ok(trip)
}

impl TripCount {
    /// How many tests surely succeed one after the other: what the type's documentation says.
    /// `start` is of type `counter_ty`, `bound` of type `ty`; bits above the type do not count.
    pub fn passes(&self, start: i64, bound: i64) -> u64 {
        let bits = self.ty.bits();
        let first = self.first(start);
        let signed = is_signed(self.cc);
        let (x, y) = (reading(first, bits, signed), reading(bound, bits, signed));
        let (distance, strict) = match self.cc {
            IntCC::Slt | IntCC::Ult => (y - x, 1),
            IntCC::Sle | IntCC::Ule => (y - x, 0),
            IntCC::Sgt | IntCC::Ugt => (x - y, 1),
            IntCC::Sge | IntCC::Uge => (x - y, 0),
            IntCC::Eq | IntCC::Ne => return 0,
        };
        if distance < strict {
            return 0;
        }
        let whole = (distance - strict) / i128::from(self.step.unsigned_abs()) + 1;
        u64::try_from(whole).unwrap_or(0)
    }

    /// The number of iterations; `None` if the loop does not end, or the formula does not say.
    /// Arguments as for [`TripCount::passes`].
    pub fn evaluate(&self, start: i64, bound: i64) -> Option<u64> {
        let passes = self.passes(start, bound);
        let signed = is_signed(self.cc);
        let bits = self.ty.bits();
        let first = reading(self.first(start), bits, signed);
        let last = first + i128::from(passes) * i128::from(self.step);
        let bound = reading(bound, bits, signed);
        if self.not_equal && last != bound {
            return None;
        }
        let assumed = self.overflow == Overflow::Undefined
            && (self.ty == Type::Ptr || signed && self.widen != Some(Extend::Zero));
        if !assumed {
            let (low, high) = self.interval();
            let offset = i128::from(self.offset);
            let begin = self.widened(start);
            let fits = |x: i128| low <= x && x <= high;
            if !(fits(first) && fits(last) && fits(last - offset) && fits(begin + offset)) {
                return None;
            }
        }
        // The formula gave up on a count that does not fit.
        let failed = match self.cc {
            IntCC::Slt | IntCC::Ult => last >= bound,
            IntCC::Sle | IntCC::Ule => last > bound,
            IntCC::Sgt | IntCC::Ugt => last <= bound,
            IntCC::Sge | IntCC::Uge => last < bound,
            IntCC::Eq | IntCC::Ne => false,
        };
        let count = passes.checked_add(u64::from(self.tested_at_end));
        count.filter(|_| failed)
    }

    /// Whether every value of the counter passes the test.
    fn always(&self, bound: i64) -> bool {
        let signed = is_signed(self.cc);
        let bound = reading(bound, self.ty.bits(), signed);
        let (low, high) = self.interval();
        // Beyond the interval lies undefined behaviour, or no value at all.
        let known = self.overflow == Overflow::Wraps && self.offset == 0 && !self.not_equal;
        known
            && match self.cc {
                IntCC::Slt | IntCC::Ult => high < bound,
                IntCC::Sle | IntCC::Ule => high <= bound,
                IntCC::Sgt | IntCC::Ugt => low > bound,
                IntCC::Sge | IntCC::Uge => low >= bound,
                IntCC::Eq | IntCC::Ne => false,
            }
    }

    /// The first value tested, as bits of `ty`.
    fn first(&self, start: i64) -> i64 {
        let wide = self.widened(start) as i64;
        sign_extend(wide.wrapping_add(self.offset), self.ty.bits())
    }

    fn widened(&self, start: i64) -> i128 {
        let bits = self.counter_ty.bits();
        match self.widen {
            Some(Extend::Zero) => reading(start, bits, false),
            Some(Extend::Sign) => reading(start, bits, true),
            None => reading(start, bits, is_signed(self.cc)),
        }
    }

    /// The values the widened counter can take, in the order of the comparison.
    fn interval(&self) -> (i128, i128) {
        let bits = self.counter_ty.bits();
        let signed = match self.widen {
            None => is_signed(self.cc),
            Some(extend) => extend == Extend::Sign,
        };
        match signed {
            true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        }
    }
}

fn reading(v: i64, bits: u32, signed: bool) -> i128 {
    match signed {
        true => i128::from(sign_extend(v, bits)),
        false => i128::from(mask_unsigned(v, bits) as u64),
    }
}

pub(crate) fn is_signed(cc: IntCC) -> bool {
    matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge)
}

/// The same order of unsigned numbers.
fn unsigned(cc: IntCC) -> IntCC {
    match cc {
        IntCC::Slt => IntCC::Ult,
        IntCC::Sle => IntCC::Ule,
        IntCC::Sgt => IntCC::Ugt,
        IntCC::Sge => IntCC::Uge,
        IntCC::Eq | IntCC::Ne | IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => cc,
    }
}
