//! Whether narrow subscripts stay in range.

use super::facts::{Extend, LinearForm, TripCount};
use super::linear::RangeCondition;
use super::loop_view::LoopView;
use super::trip_count::is_signed;
use crate::ssa::IntCC;

/// Whether a condition holds in each iteration that a vector loop takes; `None`: not known.
pub(crate) fn holds(
    view: &LoopView<'_>,
    condition: &RangeCondition,
    trip: &TripCount,
) -> Option<bool> {
    let (low, high) = limits(condition.ty.bits(), condition.signed);
    let form = &condition.form;
    if form.terms.is_empty() {
        let first = i128::from(form.constant);
        let last = match (form.iteration, trip.constant) {
            (0, _) => Some(first),
            (step, Some(count)) => {
                Some(first + i128::from(step) * i128::from(count.saturating_sub(1)))
            }
            (_, None) => None,
        };
        if let Some(last) = last {
            return Some(first.min(last) >= low && first.max(last) <= high);
        }
        if let Some(most) = most_iterations(view, trip) {
            let last = first + i128::from(form.iteration) * (most - 1).max(0);
            if first.min(last) >= low && first.max(last) <= high {
                return Some(true);
            }
        }
    }
    by_counter(view, condition, trip).filter(|known| *known)
}

/// How often the test of a loop that counts up from a constant can succeed, whatever the bound.
fn most_iterations(view: &LoopView<'_>, trip: &TripCount) -> Option<i128> {
    if trip.step <= 0 || !trip.ty.is_int() {
        return None;
    }
    let start = i128::from(view.constant(trip.start)?);
    let (low, high) = limits(trip.ty.bits(), is_signed(trip.cc));
    let first = start + i128::from(trip.offset);
    let known = start >= 0 && (low..=high).contains(&first);
    known.then(|| (high - first) / i128::from(trip.step) + 1)
}

/// The form follows the loop's counter at a fixed distance, and the test keeps that in range.
fn by_counter(view: &LoopView<'_>, condition: &RangeCondition, trip: &TripCount) -> Option<bool> {
    let form = &condition.form;
    let extend = match condition.signed {
        true => Extend::Sign,
        false => Extend::Zero,
    };
    let same_reading = match trip.widen {
        None => trip.ty == condition.ty && is_signed(trip.cc) == condition.signed,
        Some(widen) => trip.counter_ty == condition.ty && widen == extend,
    };
    if !same_reading || form.iteration != trip.step || trip.offset != 0 {
        return None;
    }
    let distance = i128::from(beyond_start(view, form, trip, extend)?);
    let start = view.constant(trip.start).map(i128::from);
    let bound = view.constant(trip.bound).map(i128::from);
    let (low, high) = limits(condition.ty.bits(), condition.signed);
    // What the bound can be: it passes the test against values of the counter.
    let (bound_low, bound_high) = match (bound, trip.widen) {
        (Some(b), _) if condition.signed || b >= 0 => (b, b),
        (_, None) => (low, high),
        _ => return None,
    };
    let strict = i128::from(matches!(
        trip.cc,
        IntCC::Slt | IntCC::Sgt | IntCC::Ult | IntCC::Ugt
    ));
    let (start_low, start_high) = match start {
        Some(s) if s >= 0 || condition.signed => (s, s),
        // The form reads the constant as a negative number.
        Some(_) => return None,
        None => (low, high),
    };
    let (least, most) = match trip.step > 0 {
        true => (start_low, bound_high - strict),
        false => (bound_low + strict, start_high),
    };
    Some(least + distance >= low && most + distance <= high)
}

/// `form - start`, if that is a constant.
fn beyond_start(
    view: &LoopView<'_>,
    form: &LinearForm,
    trip: &TripCount,
    extend: Extend,
) -> Option<i64> {
    match (view.constant(trip.start), form.terms.as_slice()) {
        (Some(start), []) => form.constant.checked_sub(start),
        (None, [t]) if t.value == trip.start && t.extend == extend && t.coefficient == 1 => {
            Some(form.constant)
        }
        _ => None,
    }
}

fn limits(bits: u32, signed: bool) -> (i128, i128) {
    match signed {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    }
}
