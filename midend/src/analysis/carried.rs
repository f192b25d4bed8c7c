//! What header parameters carry from one iteration to the next.

use super::facts::{CarriedKind, CarriedValue};
use super::induction::Induction;
use super::loop_view::LoopView;
use super::reduction::{self, Sets};
use super::uses::Uses;
use crate::options::Options;
use crate::remark::Reason;
use crate::ssa::Value;
use crate::ssa::wishes::Private;
use frontend::sorted::SortedMap;

/// A parameter that is carried in no known way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unknown {
    /// The parameter.
    pub phi: Value,
    /// Its value at the end of an iteration, if it has one.
    pub next: Option<Value>,
    /// Which reason.
    pub reason: Reason,
    /// For the user, after the variable's name.
    pub detail: &'static str,
}

/// Classify all parameters of the header.
pub(crate) fn carried(
    view: &LoopView<'_>,
    inductions: &SortedMap<Value, Induction>,
    uses: &Uses,
    options: &Options,
) -> (Vec<CarriedValue>, Vec<Unknown>) {
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for (n, &phi) in view.f.blocks[view.header].params.iter().enumerate() {
        let (Some(start), Some(next)) = (view.start(n), view.next(n)) else {
            unknown.push(Unknown {
                phi,
                next: None,
                reason: Reason::CarriedScalar,
                detail: "has different values on the ways into the loop",
            });
            continue;
        };
        if !view.site.phis.iter().any(|(v, _)| *v == phi) {
            unknown.push(Unknown {
                phi,
                next: Some(next),
                reason: Reason::NoName,
                detail: "is carried by no variable of the program",
            });
            continue;
        }
        match kind(view, inductions, uses, options, phi, next) {
            Ok(kind) => known.push(CarriedValue {
                phi,
                var: view.var_of(phi),
                start,
                next,
                kind,
            }),
            Err((reason, detail)) => unknown.push(Unknown {
                phi,
                next: Some(next),
                reason,
                detail,
            }),
        }
    }
    (known, unknown)
}

fn kind(
    view: &LoopView<'_>,
    inductions: &SortedMap<Value, Induction>,
    uses: &Uses,
    options: &Options,
    phi: Value,
    next: Value,
) -> Result<CarriedKind, (Reason, &'static str)> {
    if let Some(induction) = inductions.get(&phi) {
        return Ok(CarriedKind::Induction {
            step: induction.step,
        });
    }
    if next == phi {
        return Ok(CarriedKind::Induction { step: 0 });
    }
    if uses.of(phi).is_empty() {
        return Ok(CarriedKind::Overwritten);
    }
    if let Some(Private { first, last, .. }) = view.site.wishes.private(view.var_of(phi)) {
        return Ok(CarriedKind::Private { first, last });
    }
    reduction::find(view, uses, options, (phi, next), Sets::No)
}

/// Adds to what is known the variables, of those that are carried in no known way, that some iterations set to one
/// value; the others.
pub(super) fn recognize_sets(
    view: &LoopView<'_>,
    uses: &Uses,
    options: &Options,
    known: &mut Vec<CarriedValue>,
    unknown: Vec<Unknown>,
) -> Vec<Unknown> {
    let is_other = |u: &Unknown| {
        let params = &view.f.blocks[view.header].params;
        let found = params.iter().position(|&phi| phi == u.phi);
        let found = found.and_then(|n| Some((view.start(n)?, u.next?)));
        let Some((start, next)) = found.filter(|_| u.reason == Reason::CarriedScalar) else {
            return true;
        };
        let Ok(kind) = reduction::find(view, uses, options, (u.phi, next), Sets::Yes) else {
            return true;
        };
        known.push(CarriedValue {
            phi: u.phi,
            var: view.var_of(u.phi),
            start,
            next,
            kind,
        });
        false
    };
    unknown.into_iter().filter(is_other).collect()
}
