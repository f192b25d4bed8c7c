//! How far accesses have to be apart that step alike, so that a group of iterations may do all of one before any of the
//! next one: a condition for each pair, and one for all pairs whose addresses differ by constants only.

use crate::analysis::facts::{Check, LoopFacts, MemoryAccess, Originals};
use crate::cost;

/// Iterations of which a vector loop does all of one access before any of the next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    /// So many.
    pub iterations: u64,
    /// In vectors of so many lanes, and registers of so many bits. What is stored may be read again some vectors later
    /// only, so that nothing waits for it; `None`: that does not matter.
    pub vectors: Option<[u32; 2]>,
    /// No load may read what the loop stores.
    pub originals: bool,
}

impl Group {
    /// Iterations that do not wait for each other.
    pub fn of(iterations: u64) -> Group {
        Group {
            iterations,
            vectors: None,
            originals: false,
        }
    }
}

/// With `d = to - from`, the distance of two accesses of one iteration in bytes, `0 < d < bytes` must not be. Then no
/// iteration has `to` where a later one of the group has `from`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spacing {
    /// Number of an access.
    pub from: usize,
    /// Of another one.
    pub to: usize,
    /// So many.
    pub bytes: Bytes,
    /// And so many more.
    pub more: i64,
}

/// Bytes that a group of iterations steps over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bytes {
    /// A constant number.
    Number(i64),
    /// This one for each iteration of the loop.
    All(i64),
}

/// Accesses with the same root, stride and terms.
pub(super) fn alike(a: &MemoryAccess, b: &MemoryAccess) -> bool {
    let (a, b) = (&a.address, &b.address);
    a.root == b.root && a.iteration == b.iteration && a.terms == b.terms
}

/// What a loop's checks ask of distances, but for pairs of which `settled` says that nothing is to be asked.
///
/// # Errors
/// Why something cannot be asked.
pub(super) fn spacings(
    facts: &LoopFacts,
    originals: Option<&Originals>,
    group: Group,
    settled: impl Fn(usize, usize) -> bool,
) -> Result<Vec<Spacing>, &'static str> {
    let mut all = Vec::new();
    for check in &facts.checks {
        let Check::Distance { a, b } = *check else {
            continue;
        };
        if settled(a, b) || originals.is_some_and(|o| o.imply_apart(a, b)) {
            continue;
        }
        all.push(in_group(facts, (a, b), group)?);
    }
    for &(load, store) in originals.iter().flat_map(|o| &o.behind) {
        if !settled(load, store) {
            all.push(behind(facts, (load, store))?);
        }
    }
    merged(facts, &all, group)
}

/// That no iteration of a group has the second access where a later one has the first: the vector code does all of the
/// first before any of the second.
fn in_group(
    facts: &LoopFacts,
    (a, b): (usize, usize),
    group: Group,
) -> Result<Spacing, &'static str> {
    let (x, y) = (facts.access(a), facts.access(b));
    let (stride, size) = step_alike(x, y)?;
    let mut iterations = group.iterations;
    if let (Some([vf, reg_bits]), false, true) = (group.vectors, x.is_store, y.is_store) {
        let lanes = vf.min(reg_bits / 8 / size as u32);
        iterations = iterations.max(cost::VECTORS_APART * u64::from(lanes));
    }
    let reach = stride.unsigned_abs().checked_mul(iterations);
    // What is added to it is less than that.
    let reach = reach.filter(|&reach| reach < 1 << 62);
    let bytes = Bytes::Number(reach.ok_or(FAR)? as i64);
    Ok(upward((a, b), stride, bytes))
}

/// That a load of any iteration reads nothing that a store of an earlier one wrote.
fn behind(facts: &LoopFacts, (load, store): (usize, usize)) -> Result<Spacing, &'static str> {
    let (stride, _) = step_alike(facts.access(load), facts.access(store))?;
    // So that its product with the number of iterations does not wrap.
    if stride.unsigned_abs() > 1 << 24 {
        return Err(FAR);
    }
    Ok(upward((load, store), stride, Bytes::All(stride.abs())))
}

const FAR: &str = "the stride is too large";

/// For a downward stride the accesses change their parts.
fn upward((a, b): (usize, usize), stride: i64, bytes: Bytes) -> Spacing {
    let (from, to) = if stride > 0 { (a, b) } else { (b, a) };
    Spacing {
        from,
        to,
        bytes,
        more: 0,
    }
}

/// The stride of two accesses that have the same one, which is no less than the size of the larger one, and that size.
fn step_alike(x: &MemoryAccess, y: &MemoryAccess) -> Result<(i64, i64), &'static str> {
    let stride = x.address.iteration;
    let size = i64::from(x.ty.bytes().max(y.ty.bytes()));
    if stride != y.address.iteration || stride.unsigned_abs() < size as u64 {
        return Err("the accesses do not step alike");
    }
    Ok((stride, size))
}

/// One for all that differ by constants: where `D + c` may not lie from 1 to `bytes - 1` for several `c`, each less than
/// `bytes` from the next one, `D` may not lie from 1 less the greatest of them to `bytes - 1` less the least. If they are
/// farther apart, one for all asks for more than is needed, never for less.
fn merged(facts: &LoopFacts, all: &[Spacing], group: Group) -> Result<Vec<Spacing>, &'static str> {
    let far = |s: &Spacing| {
        let [from, to] = [s.from, s.to].map(|n| facts.access(n).address.constant);
        to.checked_sub(from).filter(|c| c.unsigned_abs() < 1 << 32)
    };
    let same = |s: &Spacing, t: &Spacing| {
        let alike = |n: usize, m: usize| alike(facts.access(n), facts.access(m));
        s.bytes == t.bytes && alike(s.from, t.from) && alike(s.to, t.to)
    };
    let mut found: Vec<Vec<(i64, Spacing)>> = Vec::new();
    for spacing in all {
        let constant = far(spacing).ok_or("offsets are too large")?;
        let like = found.iter_mut().find(|known| same(&known[0].1, spacing));
        match like {
            Some(known) => known.push((constant, *spacing)),
            None => found.push(vec![(constant, *spacing)]),
        }
    }
    let mut merged: Vec<Spacing> = Vec::new();
    for mut alike in found {
        alike.sort_by_key(|(constant, _)| std::cmp::Reverse(*constant));
        let mut above = None;
        for (constant, spacing) in alike {
            let bytes = match spacing.bytes {
                Bytes::Number(bytes) => bytes,
                // As a rule there are no fewer iterations.
                Bytes::All(stride) => stride.saturating_mul(group.iterations as i64),
            };
            let gap = above.map(|above: i64| above - constant);
            match (merged.last_mut(), gap) {
                (Some(last), Some(gap)) if gap < bytes => last.more += gap,
                _ => merged.push(spacing),
            }
            above = Some(constant);
        }
    }
    Ok(merged)
}
