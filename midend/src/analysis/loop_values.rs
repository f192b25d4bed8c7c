//! What the values of a loop are: inductions, linear forms, loads that read the same in all iterations, the trip
//! count, and what is carried.

use super::asserted_independence;
use super::carried::{self, Unknown};
use super::dependence::{self, Context, Verdict};
use super::extremum;
use super::facts::{CarriedKind, CarriedValue, Check, TripCount};
use super::first_order_recurrence;
use super::induction::{self, Induction, Offset};
use super::linear::Forms;
use super::loop_shape::{refusal, value_span};
use super::loop_view::LoopView;
use super::memory::{self, Accessed};
use super::names;
use super::packing::{self, Packing};
use super::provenance::Provenance;
use super::trip_count::{self, Inputs, NoCount};
use super::uses::Uses;
use crate::options::{Optimization, Options};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Access, AliasClass, Inst, Op, Value};
use frontend::sorted::{SortedMap, SortedSet};

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
    /// Positions that move on in some iterations, if they were looked for: forms know them.
    pub packings: Vec<Packing>,
}

impl Values {
    pub fn of(view: &LoopView<'_>, options: &Options) -> Values {
        Values::hoisting(view, options, false, |_| true)
    }

    /// The same with forms of packed positions: all that uses them must know what these mean.
    pub fn with_packings(view: &LoopView<'_>, options: &Options) -> Values {
        Values::hoisting(view, options, options.uses(Optimization::Packing), |_| true)
    }

    /// The same where loads always read the same only if that needs no check.
    pub fn without_checks(view: &LoopView<'_>, options: &Options) -> Values {
        Values::hoisting(view, options, false, |verdict| verdict == Verdict::Free)
    }

    /// The same where stores are compared with loads of which that is to be so with verdicts that are good enough.
    fn hoisting(
        view: &LoopView<'_>,
        options: &Options,
        packs: bool,
        enough: impl Fn(Verdict) -> bool,
    ) -> Values {
        let offsets = induction::offsets(view);
        let inductions = induction::inductions(view, &offsets);
        let uses = Uses::compute(view);
        let packings = match packs {
            true => packing::packings(view, &offsets, &inductions, &uses),
            false => Vec::new(),
        };
        let mut moving = inductions.clone();
        moving.extend(packings.iter().map(|of| (of.phi, of.induction())));
        let mut hoisted = hoist_candidates(view);
        let (forms, checks) = loop {
            let forms = Forms::compute(view, &moving, &hoisted);
            match invariant_loads(view, &forms, &mut hoisted, (options, &enough)) {
                Some(checks) => break (forms, checks),
                None => continue,
            }
        };
        Values {
            trip: count(view, &offsets, &inductions, &forms),
            uses,
            packings,
            inductions,
            forms,
            hoisted,
            checks,
        }
    }

    /// In how many iterations, one after the other from the first one on, a condition surely is so, if a counter decides
    /// over it.
    pub fn holding(&self, view: &LoopView<'_>, cond: Value, so: bool) -> Option<TripCount> {
        let offsets = induction::offsets(view);
        let inputs = Inputs {
            view,
            forms: &self.forms,
            offsets: &offsets,
            inductions: &self.inductions,
        };
        let (turn, _) = trip_count::holding(&inputs, cond, so).ok()?;
        Some(turn)
    }

    /// Says which accesses store at packed positions; in `out`, those whose places do not follow the position alone,
    /// element by element.
    pub fn mark_packed(
        &self,
        view: &LoopView<'_>,
        accesses: &mut [Accessed],
        out: &mut Vec<Refusal>,
    ) {
        if self.packings.is_empty() {
            return;
        }
        let still = self.packings.iter().map(|of| {
            let induction = Induction {
                step: 0,
                ..of.induction()
            };
            (of.phi, induction)
        });
        let mut inductions = self.inductions.clone();
        inductions.extend(still);
        let still = Forms::compute(view, &inductions, &self.hoisted);
        for accessed in accesses {
            let inst = accessed.access.inst;
            let mut all = self.packings.iter();
            if !all.any(|of| of.stores.contains(&inst)) {
                continue;
            }
            accessed.access.packed = true;
            let beside = still.of(view, accessed.address);
            let follows = accessed.access.address.iteration == accessed.size()
                && beside.is_some_and(|known| known.form.iteration == 0);
            if !follows {
                let place = names::place(view, accessed.address);
                let detail = format!("{place} does not move on as it is stored to");
                let span = view.f.insts[inst].span;
                out.push(refusal(Reason::NonAffine, span, detail));
            }
        }
    }

    /// What header parameters carry; second, those of which that is not known, first-order recurrences
    /// among them.
    pub fn carried(
        &self,
        view: &LoopView<'_>,
        options: &Options,
    ) -> (Vec<CarriedValue>, Vec<Unknown>) {
        carried::carried(view, &self.inductions, &self.uses, options)
    }

    /// What header parameters carry, where all of that, and the trip count, is to be known; `out`: what is
    /// not.
    pub fn all_carried(
        &self,
        view: &LoopView<'_>,
        options: &Options,
        out: &mut Vec<Refusal>,
    ) -> Vec<CarriedValue> {
        if let Err(no) = &self.trip {
            out.push(count_refusal(view, no));
        }
        let (mut carried, unknown) = self.carried(view, options);
        let inductions = &self.inductions;
        let values = extremum::Known {
            inductions,
            uses: &self.uses,
            trip: self.trip.as_ref().ok(),
        };
        let unknown = extremum::recognize(view, values, options, &mut carried, unknown);
        let unknown =
            first_order_recurrence::recognize(view, inductions, options, &mut carried, unknown);
        let unknown = packing::recognize(&self.packings, &mut carried, view, unknown);
        let unknown = carried::recognize_sets(view, &self.uses, options, &mut carried, unknown);
        let unknown = carried::recognize_steps(view, &self.forms, &mut carried, unknown);
        for u in &unknown {
            let name = names::variable(view, view.var_of(u.phi));
            let detail = format!("`{name}` {}", u.detail);
            out.push(refusal(u.reason, value_span(view, u.next), detail));
        }
        carried
    }
}

fn count(
    view: &LoopView<'_>,
    offsets: &SortedMap<Value, Offset>,
    inductions: &SortedMap<Value, Induction>,
    forms: &Forms,
) -> Result<TripCount, NoCount> {
    trip_count::trip_count(&Inputs {
        view,
        forms,
        offsets,
        inductions,
    })
}

/// Whether the last iteration must be done by scalar code: the value that a variable has after it counts.
pub(super) fn needs_last_iteration(carried: &[CarriedValue], trip: &TripCount) -> bool {
    last_counts(carried) && !trip.tested_at_end
}

/// Whether a variable has the value after the loop that the last iteration gives it.
pub(super) fn last_counts(carried: &[CarriedValue]) -> bool {
    carried.iter().any(|c| {
        matches!(
            c.kind,
            CarriedKind::Overwritten | CarriedKind::Private { last: true, .. }
        )
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
    (options, enough): (&Options, &impl Fn(Verdict) -> bool),
) -> Option<Vec<Check>> {
    let (accesses, not_affine) = memory::accesses(view, forms, hoisted);
    let provenance = Provenance::compute(view, forms);
    let cx = Context {
        provenance: &provenance,
        strict_aliasing: options.strict_aliasing,
        trips: None,
    };
    let wild = view
        .insts()
        .any(|(_, _, i)| matches!(i.op, Op::Call(_) | Op::Opaque(_)));
    let written = |i: &Inst| match (&view.f.insts[*i].op, view.f.insts[*i].args.first()) {
        (Op::Store(how), Some(&address)) => Some((how.alias, address)),
        _ => None,
    };
    // Stores of which only the type and the object are known.
    let anywhere: Vec<(AliasClass, Value)> = not_affine.iter().filter_map(written).collect();
    let mut keep = SortedSet::new();
    let mut checks = Vec::new();
    for (n, load) in accesses.iter().enumerate() {
        let i = load.access.inst;
        let fixed = forms.is_invariant(view, load.address);
        let mut anywhere = anywhere.iter();
        let changes = |&(alias, address)| !dependence::unchanged(&cx, load, alias, address);
        if !hoisted.contains(&i) || !fixed || wild || anywhere.any(changes) {
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
        if verdicts
            .iter()
            .any(|&(_, v)| v == Verdict::Conflict || !enough(v))
        {
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

fn count_refusal(view: &LoopView<'_>, no: &NoCount) -> Refusal {
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
