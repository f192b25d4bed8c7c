//! The bytes that accesses touch, and after how many iterations two of them may meet.

use crate::plan::PValue;
use crate::ssa::{Symbol, Var};
use frontend::sorted::SortedMap;

/// Addresses that step by more bytes may wrap.
pub(super) const FARTHEST: i128 = 1 << 32;

/// What an address is computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Root {
    /// A declared object with static storage.
    Symbol(Symbol),
    /// An automatic variable that lives in memory.
    Local(Var),
    /// An array of the plan.
    Array(PValue),
    /// What a variable holds where the region is entered.
    Variable(Var),
    /// Another value, which does not change in the loop.
    Value(PValue),
}

impl Root {
    /// Whether it is an object that nothing else lies in.
    fn is_object(self) -> bool {
        match self {
            Root::Symbol(_) | Root::Local(_) | Root::Array(_) => true,
            Root::Variable(_) | Root::Value(_) => false,
        }
    }

    /// Whether what is reached from one is never reached from the other.
    fn is_apart(self, other: Root) -> bool {
        let both_objects = self.is_object() && other.is_object() && self != other;
        // No variable of the program holds the address of an array of the plan.
        let of_plan = |a: Root, b: Root| match (a, b) {
            (Root::Array(_), Root::Variable(_)) => true,
            (
                Root::Symbol(_)
                | Root::Local(_)
                | Root::Array(_)
                | Root::Variable(_)
                | Root::Value(_),
                _,
            ) => false,
        };
        both_objects || of_plan(self, other) || of_plan(other, self)
    }
}

/// `root + counter * step + Σ factor * term + constant`, modulo 2^64.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Form {
    pub root: Option<Root>,
    pub counter: i64,
    pub terms: SortedMap<PValue, i64>,
    pub constant: i64,
}

impl Form {
    /// With so many times another.
    pub fn plus(mut self, other: &Form, times: i64) -> Option<Form> {
        if other.root.is_some() {
            // A sum of two addresses, or several of one, is none.
            if self.root.is_some() || times != 1 {
                return None;
            }
            self.root = other.root;
        }
        self.counter = self.counter.wrapping_add(other.counter.wrapping_mul(times));
        self.constant = self
            .constant
            .wrapping_add(other.constant.wrapping_mul(times));
        for (&term, &factor) in &other.terms {
            let sum = self.terms.entry(term).or_insert(0);
            *sum = sum.wrapping_add(factor.wrapping_mul(times));
        }
        self.terms.retain(|_, factor| *factor != 0);
        Some(self)
    }

    /// The number that it is.
    pub fn number(&self) -> Option<i64> {
        let none = self.root.is_none() && self.terms.is_empty() && self.counter == 0;
        none.then_some(self.constant)
    }
}

/// The bytes that an access may touch in an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Access {
    /// Where it begins, if that is known.
    pub form: Option<Form>,
    /// What its address is computed from, if that is known.
    pub root: Option<Root>,
    /// From there on; `None`: anywhere.
    pub bytes: Option<(i64, i64)>,
}
/// Whether two accesses are to different objects.
pub(super) fn is_apart(a: &Access, b: &Access) -> bool {
    a.root.zip(b.root).is_some_and(|(a, b)| a.is_apart(b))
}

/// Whether two accesses are computed from the same address and the counter alone, so that what they touch is no
/// matter of promises.
pub(super) fn is_computed(a: &Access, b: &Access) -> bool {
    let known = |access: &Access| access.form.clone().filter(|_| access.bytes.is_some());
    match (known(a), known(b)) {
        (Some(p), Some(q)) => p.root.is_some() && p.root == q.root && p.terms == q.terms,
        _ => false,
    }
}

/// The least number of iterations, `least` or more, after which `b` may touch what `a` touches; `None`: it never
/// does. The counter steps by `step`.
pub(super) fn meet(a: &Access, b: &Access, step: u64, least: u32) -> Option<u32> {
    if is_apart(a, b) {
        return None;
    }
    let known = |access: &Access| access.form.clone().zip(access.bytes);
    let (Some((p, (p_low, p_high))), Some((q, (q_low, q_high)))) = (known(a), known(b)) else {
        return Some(least);
    };
    if p.root.is_none() || p.root != q.root || p.terms != q.terms || p.counter != q.counter {
        return Some(least);
    }
    // `b` begins `away` bytes behind `a` and `moves` more in each iteration; they overlap if that is between
    // `low` and `high`, both excluded.
    let away = i128::from(q.constant.wrapping_sub(p.constant));
    let moves = i128::from(p.counter) * i128::from(step);
    if moves.abs() > FARTHEST {
        return Some(least);
    }
    let low = i128::from(p_low) - i128::from(q_high) - away;
    let high = i128::from(p_high) - i128::from(q_low) - away;
    let (low, high, moves) = match moves < 0 {
        true => (-high, -low, -moves),
        false => (low, high, moves),
    };
    if moves == 0 {
        return (low < 0 && 0 < high).then_some(least);
    }
    let first = (low.div_euclid(moves) + 1).max(i128::from(least));
    (first * moves < high).then(|| u32::try_from(first).unwrap_or(u32::MAX))
}
