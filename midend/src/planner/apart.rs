//! Which memory the accesses of a loop never have in common, as facts and run-time checks say.

use crate::analysis::facts::{LoopFacts, Roots};
use crate::engine::scalars::Scalars;
use crate::plan::{Apart, PValue};
use crate::ssa::Value;
use frontend::sorted::{SortedMap, SortedSet};

/// What plans that ask for all checks know of a loop, once its addresses are made. Accesses with the same root are
/// one thing here: a group of them may be one access of the plan, which is made of the base of any of them.
/// `vouched`: somebody vouches that iterations are independent.
pub(super) fn apart(scalars: &Scalars<'_>, facts: &LoopFacts, vouched: bool) -> Apart {
    let found = match facts.roots.all.is_empty() {
        true => of_accesses(scalars, facts),
        false => of_roots(scalars, &facts.roots),
    };
    Apart {
        iterations: vouched,
        ..found.unwrap_or_default()
    }
}

/// What is known of all that accesses are reached from.
pub(super) fn of_roots(scalars: &Scalars<'_>, roots: &Roots) -> Option<Apart> {
    let mut found = Apart::default();
    for &root in roots.all.iter() {
        found.bases.push(scalars.known(root)?);
    }
    for &[a, b] in roots.apart.iter() {
        let (a, b) = (scalars.known(a)?, scalars.known(b)?);
        if a == b {
            return None;
        }
        found.pairs.insert([a.min(b), a.max(b)]);
    }
    Some(found)
}

fn of_accesses(scalars: &Scalars<'_>, facts: &LoopFacts) -> Option<Apart> {
    let mut roots: SortedMap<PValue, SortedSet<Option<Value>>> = SortedMap::new();
    for access in &facts.accesses {
        // One that is made of something else might have the address of any of these.
        let base = scalars.known(access.base)?;
        roots.entry(base).or_default().insert(access.address.root);
    }
    let never_meet = |p: Option<Value>, q: Option<Value>| {
        let of = |root: Option<Value>| {
            let all = facts.accesses.iter().enumerate();
            all.filter(move |(_, access)| access.address.root == root)
        };
        p.is_some()
            && q.is_some()
            && p != q
            && of(p)
                .all(|(n, a)| of(q).all(|(m, b)| !a.is_store && !b.is_store || facts.apart(n, m)))
    };
    let mut found = Apart::default();
    for (&base, own) in roots.iter() {
        for (&other, others) in roots.iter() {
            let mut pairs = own
                .iter()
                .flat_map(|p| others.iter().map(move |q| (*p, *q)));
            if base < other && pairs.all(|(p, q)| never_meet(p, q)) {
                found.pairs.insert([base, other]);
            }
        }
        found.bases.push(base);
    }
    Some(found)
}
