//! What transforms of an innermost loop ask before all else: that its shape and its values are known, and what it
//! carries.

use super::carried::Unknown;
use super::facts::{CarriedKind, CarriedValue, TripCount};
use super::function_view::FunctionView;
use super::loop_shape::innermost;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::memory::Accessed;
use super::range;
use crate::options::Options;
use crate::ssa::Site;

/// A loop whose iterations may be done in another arrangement, as far as its shape says.
pub(super) struct Restructurable<'a> {
    pub view: LoopView<'a>,
    pub values: Values,
    pub trip: TripCount,
    /// What it carries from iteration to iteration.
    pub known: Vec<CarriedValue>,
    /// What it carries in no known way; each has one value on entry and one at the end of an iteration.
    pub unknown: Vec<Unknown>,
}

impl<'a> Restructurable<'a> {
    /// Nothing if something stands against the loop, whatever it accesses.
    pub fn of(
        function: &'a FunctionView<'a>,
        forest: &LoopForest,
        site: Site,
        options: &Options,
    ) -> Option<Restructurable<'a>> {
        let mut refusals = Vec::new();
        let view = innermost(function, forest, site, options, &mut refusals)?;
        let values = Values::of(&view, options);
        let trip = values.trip.clone().ok()?;
        if !refusals.is_empty() || !values.checks.is_empty() {
            return None;
        }
        let (known, unknown) = values.carried(&view, options);
        let private = |c: &CarriedValue| matches!(c.kind, CarriedKind::Private { .. });
        if known.iter().any(private) || unknown.iter().any(|u| u.next.is_none()) {
            return None;
        }
        Some(Restructurable {
            view,
            values,
            trip,
            known,
            unknown,
        })
    }

    /// Whether an access is certain to be where its linear form says.
    pub fn is_exact(&self, a: &Accessed) -> bool {
        let forms = &self.values.forms;
        let mut conditions = a.conditions.iter().filter_map(|&n| forms.conditions.get(n));
        conditions.all(|condition| range::holds(&self.view, condition, &self.trip) == Some(true))
    }
}
