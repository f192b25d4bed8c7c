//! Accesses of which it is not known whether they meet, but that step alike: that they are far enough from each other
//! is asked where the loop begins.

use super::accesses::{Access, FARTHEST, Form, Root};
use crate::plan::PValue;
use frontend::sorted::SortedMap;

/// More questions take more time than is gained.
const MOST: usize = 6;

/// Where accesses begin, constants apart.
type Place = (Option<Root>, SortedMap<PValue, i64>);

/// Two places of which the second one must not lie between `low` and `high` bytes behind the first one, both excluded,
/// nor so much closer as all of the iterations that overlap step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Separation {
    pub from: Place,
    pub to: Place,
    pub low: i128,
    pub high: i128,
    /// Bytes by which an iteration steps.
    pub step: i128,
}

/// All that has to be asked about a loop.
#[derive(Default)]
pub(super) struct Separations(pub Vec<Separation>);

impl Separations {
    /// Notes that two accesses must not meet in iterations that overlap, if that can be asked. What iterations do that
    /// do not overlap stays in order anyway.
    pub fn add(&mut self, a: &Access, b: &Access, step: u64) -> bool {
        let Some(new) = between(a, b, step) else {
            return false;
        };
        let same = |old: &&mut Separation| {
            (&old.from, &old.to, old.step) == (&new.from, &new.to, new.step)
        };
        if let Some(old) = self.0.iter_mut().find(same) {
            (old.low, old.high) = (old.low.min(new.low), old.high.max(new.high));
            return true;
        }
        let room = self.0.len() < MOST;
        self.0.extend(Some(new).filter(|_| room));
        room
    }
}

fn between(a: &Access, b: &Access, step: u64) -> Option<Separation> {
    let (p, q): (&Form, &Form) = (a.form.as_ref()?, b.form.as_ref()?);
    let ((p_low, p_high), (q_low, q_high)) = (a.bytes?, b.bytes?);
    let alike = p.root.is_some() && q.root.is_some() && p.counter == q.counter;
    let apart = (p.root, &p.terms) != (q.root, &q.terms);
    let step = (i128::from(p.counter) * i128::from(step)).abs();
    let constant = i128::from(p.constant) - i128::from(q.constant);
    let near = step < FARTHEST && constant.abs() < FARTHEST;
    let place = |form: &Form| (form.root, form.terms.clone());
    let there = Separation {
        from: place(p),
        to: place(q),
        low: i128::from(p_low) - i128::from(q_high) + constant,
        high: i128::from(p_high) - i128::from(q_low) + constant,
        step,
    };
    let key = |form: &Form| {
        (
            form.root,
            form.terms.iter().map(|(t, f)| (*t, *f)).collect::<Vec<_>>(),
        )
    };
    let backwards = key(q) < key(p);
    (alike && apart && near).then(|| match backwards {
        // One question for both orders.
        true => Separation {
            from: there.to,
            to: there.from,
            low: -there.high,
            high: -there.low,
            ..there
        },
        false => there,
    })
}
