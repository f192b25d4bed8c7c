//! How many iterations the vector loop takes.

use super::program::Stage;
use crate::analysis::facts::{Extend, LoopFacts, ReadAhead, TripCount};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Type};
use frontend::span::Span;

/// How many iterations the vector loops take at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Groups {
    /// The wide loop; a power of two.
    pub wide: u64,
    /// The narrow one that comes after it, if any; a smaller power of two.
    pub narrow: Option<u64>,
    /// Iterations without which they do not begin, if that is more than a group.
    pub least: u64,
    /// The last iterations are done by a vector of their own, some of them once more.
    pub last: bool,
}

impl Groups {
    /// Those of a wide loop, and of a narrow one that goes on where it stops. Under masks a loop does all that is left,
    /// and of less than half a vector scalar code is as fast.
    pub fn of(wide: &Stage<'_>, narrow: Option<&Stage<'_>>, last: bool) -> Groups {
        let group = |stage: &Stage<'_>| match stage.setting.masked {
            true => 1,
            false => stage.group(),
        };
        let masked = [Some(wide), narrow].into_iter().flatten();
        let masked = masked.filter(|stage| stage.setting.masked);
        Groups {
            wide: group(wide),
            narrow: narrow.map(group),
            least: masked.map(|stage| stage.group() / 2).max().unwrap_or(1),
            last,
        }
    }
}

/// The iterations of the vector loops.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trips {
    /// There are enough of them; `None`: surely.
    pub enough: Option<PValue>,
    /// How many the wide loop takes, `I64`, defined in [`At::Check`].
    pub wide: PValue,
    /// How many all vector loops take, likewise.
    pub end: PValue,
    /// How many vectors take, with those of a last one, likewise.
    pub all: PValue,
    /// These are all that there are, whatever happens.
    pub complete: bool,
}

/// The most iterations that a loop takes which is left early: one that is to be left by its data may be counted
/// up to the largest number, and what comes before it in its first block would be added to that.
const MOST: u64 = 1 << 62;

/// Iterations that surely stay for the original loop of those that its own trip count tells of, beside the last one of a
/// `do` loop.
fn kept(facts: &LoopFacts) -> u64 {
    u64::from(facts.needs_last_iteration && !facts.trip.tested_at_end)
}

/// The same of those that a bound tells of, which is met in the middle of an iteration.
fn kept_before_bound(facts: &LoopFacts) -> u64 {
    u64::from(facts.needs_last_iteration)
}

/// The number of iterations a vector loop may take, if it is a constant.
pub(super) fn constant_trips(facts: &LoopFacts) -> Option<u64> {
    let all = facts.trip.constant?;
    let all = limit(facts).map_or(all, |limit| all.min(limit));
    let last = u64::from(facts.trip.tested_at_end || facts.needs_last_iteration);
    Some(all.saturating_sub(last))
}

/// The most iterations that a vector loop may take, beside what the loop's own test says.
fn limit(facts: &LoopFacts) -> Option<u64> {
    match &facts.exits.as_ref()?.read_ahead {
        ReadAhead::Inside { limit } => *limit,
        ReadAhead::Blocks { .. } | ReadAhead::Pages { .. } => None,
    }
}

fn refuse(span: Span, detail: &str) -> Refusal {
    Refusal::new(Reason::TripCount, span, detail)
}

/// Writes the trip counts.
pub(super) fn trips(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    facts: &LoopFacts,
    groups: Groups,
    span: Span,
) -> Result<Trips, Refusal> {
    let group = groups.narrow.unwrap_or(groups.wide);
    if let Some(usable) = constant_trips(facts) {
        let before_last = usable.saturating_sub(u64::from(groups.last));
        let whole = |group: u64| before_last & !(group - 1);
        let taken = match groups.last {
            true => usable,
            false => whole(group),
        };
        let mut count = |taken: u64| b.int(At::Check, Type::I64, taken as i64);
        let (wide, end) = (count(whole(groups.wide)), count(whole(group)));
        let all = match groups.last {
            true => count(taken),
            false => end,
        };
        return Ok(Trips {
            enough: None,
            wide,
            end,
            all,
            complete: facts.trip.constant == Some(taken) && facts.exits.is_none(),
        });
    }
    // The distance that a group of iterations and those kept need.
    let needed = group.max(groups.least);
    let alone = facts.bounds.is_empty();
    let counted = |b: &mut Builder, scalars: &mut Scalars<'_>, of: (&TripCount, u64)| {
        Counted::of(b, scalars, of, (needed, alone), span)
    };
    let Counted {
        mut enough,
        passes,
        mut wide,
    } = counted(b, scalars, (&facts.trip, kept(facts)))?;
    let mut all = vec![passes];
    for bound in &facts.bounds {
        let bound = counted(b, scalars, (bound, kept_before_bound(facts)))?;
        wide &= bound.wide;
        enough = match (enough, bound.enough) {
            (Some(one), Some(other)) => Some(b.binary(At::Setup, BinaryOp::And, one, other)),
            (one, other) => one.or(other),
        };
        all.push(bound.passes);
    }
    let most = limit(facts).or(Some(MOST).filter(|_| wide && facts.exits.is_some()));
    if let Some(limit) = most.and_then(|limit| i64::try_from(limit).ok()) {
        all.push(b.int(At::Check, Type::I64, limit));
    }
    let mut all = all.into_iter();
    let mut passes = all.next().unwrap_or(passes);
    for other in all {
        passes = fewest(b, passes, other);
    }
    let mut before_last = passes;
    if groups.last {
        let one = b.int(At::Check, Type::I64, 1);
        before_last = b.binary(At::Check, BinaryOp::Sub, passes, one);
    }
    let mut whole = |passes: PValue, group: u64, hint: &str| {
        if group == 1 {
            return passes;
        }
        let mask = b.int(At::Check, Type::I64, -(group as i64));
        let whole = b.binary(At::Check, BinaryOp::And, passes, mask);
        b.values[whole].hint = Some(hint.to_string());
        whole
    };
    let end = whole(before_last, group, "end");
    let wide = match groups.narrow {
        Some(_) => whole(end, groups.wide, "wide_end"),
        None => end,
    };
    let all = if groups.last { passes } else { end };
    Ok(Trips {
        enough,
        wide,
        end,
        all,
        complete: false,
    })
}

fn fewest(b: &mut Builder, one: PValue, other: PValue) -> PValue {
    let fewer = b.icmp(At::Check, IntCC::Ult, one, other);
    let args = [fewer, one, other];
    let fewest = b.inst(At::Check, POp::Select, &args, PType::Scalar(Type::I64));
    b.values[fewest].hint = Some("trips".to_string());
    fewest
}

fn at_most(b: &mut Builder, number: PValue, most: i64) -> PValue {
    let most = b.int(At::Check, Type::I64, most);
    fewest(b, number, most)
}

/// What one trip count tells.
struct Counted {
    /// There are enough iterations; `None`: surely.
    enough: Option<PValue>,
    /// How many vectors may take, `I64`, defined in [`At::Check`].
    passes: PValue,
    /// That may be any number of 64 bits.
    wide: bool,
}

impl Counted {
    /// Where `kept` iterations stay for the original loop, and vectors need `needed` for themselves. `alone`: the loop
    /// really runs so often, which is no number that wraps.
    fn of(
        b: &mut Builder,
        scalars: &mut Scalars<'_>,
        (t, kept): (&TripCount, u64),
        (needed, alone): (u64, bool),
        span: Span,
    ) -> Result<Counted, Refusal> {
        let distance = distance(b, scalars, t, span)?;
        if b.values[distance.value].hint.is_none() {
            let hint = if distance.one_more {
                "trips"
            } else {
                "distance"
            };
            b.values[distance.value].hint = Some(hint.to_string());
        }
        let step = t.step.unsigned_abs();
        let least = (needed - 1 + kept)
            .checked_mul(step)
            .and_then(|least| least.checked_add(u64::from(distance.one_more)))
            .and_then(|least| i64::try_from(least).ok())
            .ok_or_else(|| refuse(span, "the counter's step is too large"))?;
        let surely = least == 0 && distance.natural;
        let least = b.int(At::Setup, Type::I64, least);
        let enough = match distance.not_empty {
            None if surely => None,
            None => Some(b.icmp(At::Setup, IntCC::Sge, distance.value, least)),
            // One iteration is all that is asked.
            Some(some) if needed == 1 && kept == 0 => Some(some),
            Some(some) => {
                let many = b.icmp(At::Setup, IntCC::Uge, distance.value, least);
                Some(b.binary(At::Setup, BinaryOp::And, some, many))
            }
        };
        // Iterations the vector loop may take: distance / step + 1, less what is kept.
        let mut passes = distance.value;
        if step.is_power_of_two() {
            if step > 1 {
                let by = b.int(At::Check, Type::I64, i64::from(step.trailing_zeros()));
                passes = b.binary(At::Check, BinaryOp::LShr, passes, by);
            }
        } else {
            let by = b.int(At::Check, Type::I64, step as i64);
            passes = b.binary(At::Check, BinaryOp::UDiv, passes, by);
        }
        let wide = matches!(t.ty, Type::I64 | Type::Ptr) && distance.not_empty.is_some();
        let more = i64::from(!distance.one_more) - kept as i64;
        if more > 0 && wide && !alone {
            passes = at_most(b, passes, MOST as i64);
        }
        if more != 0 {
            let more = b.int(At::Check, Type::I64, more);
            passes = b.binary(At::Check, BinaryOp::Add, passes, more);
        }
        Ok(Counted {
            enough,
            passes,
            wide,
        })
    }
}

/// How many of the `most` first iterations come before a branch turns, `I64`, defined in [`At::Check`].
pub(super) fn before_turn(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    turn: &TripCount,
    most: PValue,
    span: Span,
) -> Result<PValue, Refusal> {
    let distance = distance(b, scalars, turn, span)?;
    let i64 = PType::Scalar(Type::I64);
    let (step, zero) = (turn.step.unsigned_abs(), b.int(At::Check, Type::I64, 0));
    let mut steps = distance.value;
    if step > 1 {
        let by = b.int(At::Check, Type::I64, step as i64);
        steps = b.binary(At::Check, BinaryOp::UDiv, steps, by);
    }
    // One more is no more than `most`, and so never wraps.
    let fewer = b.icmp(At::Check, IntCC::Ult, steps, most);
    if !distance.one_more {
        let one = b.int(At::Check, Type::I64, 1);
        steps = b.binary(At::Check, BinaryOp::Add, steps, one);
    }
    let mut count = b.inst(At::Check, POp::Select, &[fewer, steps, most], i64);
    let begins = match distance.not_empty {
        // No number without a sign is below zero, which compilers warn of.
        Some(_) if distance.from_zero && turn.cc == IntCC::Ule => None,
        Some(not_empty) => Some(not_empty),
        None if distance.natural && !distance.one_more => None,
        None => {
            let least = b.int(At::Check, Type::I64, i64::from(distance.one_more));
            Some(b.icmp(At::Check, IntCC::Sge, distance.value, least))
        }
    };
    if let Some(begins) = begins {
        count = b.inst(At::Check, POp::Select, &[begins, count, zero], i64);
    }
    b.values[count].hint = Some("turn".to_string());
    Ok(count)
}

/// How far the last value that passes the test is from the first one tested.
struct Distance {
    /// `I64`; signed if `not_empty` is `None`, otherwise unsigned and valid if that holds.
    value: PValue,
    /// The value is one more than that, which for a step of 1 is the number of iterations.
    one_more: bool,
    /// The first test succeeds.
    not_empty: Option<PValue>,
    /// The first value tested is 0.
    from_zero: bool,
    /// The value is never negative.
    natural: bool,
}

fn distance(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    t: &TripCount,
    span: Span,
) -> Result<Distance, Refusal> {
    let (up, strict, signed) = match t.cc {
        IntCC::Slt => (true, true, true),
        IntCC::Sle => (true, false, true),
        IntCC::Sgt => (false, true, true),
        IntCC::Sge => (false, false, true),
        IntCC::Ult => (true, true, false),
        IntCC::Ule => (true, false, false),
        IntCC::Ugt => (false, true, false),
        IntCC::Uge => (false, false, false),
        IntCC::Eq | IntCC::Ne => return Err(refuse(span, "the loop's test is no order")),
    };
    if up != (t.step > 0) || t.step == 0 {
        return Err(refuse(span, "the counter moves away from the bound"));
    }
    let first = first_tested(b, scalars, t, span)?;
    let bound = scalars.get(b, At::Setup, t.bound)?;
    let wide = matches!(t.ty, Type::I64 | Type::Ptr);
    let extend = if signed { Extend::Sign } else { Extend::Zero };
    let first = to_i64(b, first, extend);
    let bound = to_i64(b, bound, extend);
    let (high, low) = if up { (bound, first) } else { (first, bound) };
    let from_zero = b.known_int(low) == Some(0);
    let mut value = if from_zero {
        high
    } else {
        b.binary(At::Setup, BinaryOp::Sub, high, low)
    };
    let one_more = strict && t.step.unsigned_abs() == 1;
    if strict && !one_more {
        let one = b.int(At::Setup, Type::I64, 1);
        value = b.binary(At::Setup, BinaryOp::Sub, value, one);
    }
    // Narrower counters have exact signed distances in 64 bits.
    let not_empty = wide.then(|| b.icmp(At::Setup, t.cc, first, bound));
    Ok(Distance {
        value,
        one_more,
        not_empty,
        from_zero,
        natural: from_zero && !signed && !wide && (!strict || one_more),
    })
}

fn first_tested(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    t: &TripCount,
    span: Span,
) -> Result<PValue, Refusal> {
    let mut first = scalars.get(b, At::Setup, t.start)?;
    if let Some(widen) = t.widen
        && t.counter_ty != t.ty
    {
        let op = match widen {
            Extend::Sign => ConvertOp::SExt,
            Extend::Zero => ConvertOp::ZExt,
        };
        let ty = PType::Scalar(t.ty);
        first = b.inst(At::Setup, POp::Convert(op), &[first], ty);
    }
    if b.ty(first) != PType::Scalar(t.ty) {
        return Err(refuse(span, "the counter is compared in another type"));
    }
    if t.offset == 0 {
        return Ok(first);
    }
    Ok(match t.ty {
        Type::Ptr => {
            let one = b.int(At::Setup, Type::I64, 1);
            let op = POp::PtrAdd { scale: t.offset };
            b.inst(At::Setup, op, &[first, one], PType::Scalar(Type::Ptr))
        }
        ty => {
            let known = b.known_int(first).map(|first| first.wrapping_add(t.offset));
            let constant = sign_extend(known.unwrap_or(t.offset), ty.bits());
            let constant = b.int(At::Setup, ty, constant);
            match known {
                Some(_) => constant,
                None => b.binary(At::Setup, BinaryOp::Add, first, constant),
            }
        }
    })
}

fn to_i64(b: &mut Builder, p: PValue, extend: Extend) -> PValue {
    let op = match (b.ty(p), extend) {
        (PType::Scalar(Type::I64), _) => return p,
        (PType::Scalar(Type::Ptr), _) => ConvertOp::PtrToInt,
        (_, Extend::Sign) => ConvertOp::SExt,
        (_, Extend::Zero) => ConvertOp::ZExt,
    };
    if let (Some(c), PType::Scalar(ty)) = (b.known_int(p), b.ty(p)) {
        let c = match extend {
            Extend::Sign => c,
            Extend::Zero if ty.bits() < 64 => c & ((1i64 << ty.bits()) - 1),
            Extend::Zero => c,
        };
        return b.int(At::Setup, Type::I64, c);
    }
    b.inst(At::Setup, POp::Convert(op), &[p], PType::Scalar(Type::I64))
}
