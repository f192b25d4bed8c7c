//! What an access is addressed from: the nearest address that does not change in the loop, as the
//! user wrote it, and the record members whose offsets the comparison of addresses rests on.

use super::accessed::Accessed;
use super::facts::LinearForm;
use super::linear::{Forms, add_form};
use super::loop_view::LoopView;
use crate::ssa::{FieldRef, Op, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// An address as a loop-invariant one and an offset in bytes. `form` is the address's own form.
pub(crate) fn split(
    view: &LoopView<'_>,
    forms: &Forms,
    address: Value,
    form: &LinearForm,
) -> Option<(Value, LinearForm)> {
    nearest(view, forms, address, form).or_else(|| {
        let rest = LinearForm {
            root: None,
            ..form.clone()
        };
        Some((form.root?, rest))
    })
}

fn nearest(
    view: &LoopView<'_>,
    forms: &Forms,
    address: Value,
    form: &LinearForm,
) -> Option<(Value, LinearForm)> {
    let mut base = view.resolve(address);
    while !forms.is_invariant(view, base) {
        base = view.resolve(step_back(view, base)?.0);
    }
    let known = forms.of(view, base)?;
    if known.form.root != form.root || !known.conditions.is_empty() {
        return None;
    }
    let mut rest = LinearForm {
        root: None,
        ..form.clone()
    };
    add_form(
        &mut rest,
        &LinearForm {
            root: None,
            ..known.form
        },
        -1,
    )?;
    Some((forms.canonical(view, base), rest))
}

/// The address that an address is computed from, and the member it selects.
fn step_back(view: &LoopView<'_>, address: Value) -> Option<(Value, Option<FieldRef>)> {
    let inst = view.inst(address)?;
    let from = *inst.args.first()?;
    match inst.op {
        Op::PtrAdd { .. } => Some((from, None)),
        Op::Field(field) => Some((from, Some(field))),
        _ => None,
    }
}

/// Members on the way from an address back to its object.
fn members(view: &LoopView<'_>, address: Value) -> Vec<FieldRef> {
    let mut found = Vec::new();
    let mut at = view.resolve(address);
    while let Some((from, field)) = step_back(view, at) {
        found.extend(field);
        at = view.resolve(from);
    }
    found
}

/// Members whose offsets must be what vcc computed: those that tell apart two accesses of one
/// object, and those that are added to a base as numbers.
pub(crate) fn layout(view: &LoopView<'_>, forms: &Forms, accesses: &[Accessed]) -> Vec<FieldRef> {
    let mut needed = SortedSet::new();
    let mut objects: SortedMap<Value, SortedSet<Vec<FieldRef>>> = SortedMap::new();
    for a in accesses {
        let mut base = view.resolve(a.address);
        while forms.canonical(view, base) != a.access.base
            && let Some((from, field)) = step_back(view, base)
        {
            needed.extend(field);
            base = view.resolve(from);
        }
        let mut path = members(view, a.address);
        if let Some(root) = a.access.address.root {
            path.extend(members(view, root));
        }
        if let Some(object) = a.deep.root {
            objects.entry(object).or_default().insert(path);
        }
    }
    let compared = objects.into_values().filter(|paths| paths.len() > 1);
    needed.extend(compared.flatten().flatten());
    needed.into_iter().collect()
}
