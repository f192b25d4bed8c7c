//! What block parameters are where none of the conditions holds that are asked.
//!
//! Each lane comes by one way, so that one of the values needs no mask: best that whose mask is the
//! dearest, such as that of the default of a `switch`, which is off in the lanes of all cases.

use super::super::linearize::Sources;
use super::super::mask::{Mask, MaskId, Masks};
use super::Widener;
use crate::ssa::{Function, Op, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Expressions of one mask that are counted.
const MOST_COUNTED: usize = 64;

impl Widener<'_> {
    /// The value of lanes that take none of the other ways, and these; `None`: there is no value.
    pub(super) fn with_default(
        &self,
        sources: &[(MaskId, Value)],
        bits: u32,
    ) -> Option<(Value, Sources)> {
        let mut sources = sources.to_vec();
        sources.retain(|(_, v)| !is_undef(self.s.f, *v));
        // Behind a way that all lanes take that are still there, there is none.
        if let Some(end) = sources.iter().position(|(mask, _)| *mask == Masks::TRUE) {
            sources.truncate(end + 1);
        }
        let (last, value) = *sources.last()?;
        let mut base = value;
        if last != Masks::TRUE {
            let mut most = self.expense_of(&sources, value, bits);
            for &(_, value) in &sources {
                let expense = self.expense_of(&sources, value, bits);
                if expense > most {
                    (base, most) = (value, expense);
                }
            }
        }
        sources.retain(|(_, value)| *value != base);
        Some((base, sources))
    }

    /// Operations that the masks take by which a value comes, and their blends.
    fn expense_of(&self, sources: &[(MaskId, Value)], value: Value, bits: u32) -> usize {
        let own = sources.iter().filter(|source| source.1 == value);
        own.map(|&(mask, _)| 1 + self.expense(mask, bits)).sum()
    }

    /// Operations that a mask takes which is blended by.
    fn expense(&self, mask: MaskId, bits: u32) -> usize {
        let masks = &self.s.linear.masks;
        // A blend by a complement exchanges its operands.
        let first = match *masks.get(mask) {
            Mask::Not(inner) => inner,
            _ => mask,
        };
        let (mut open, mut seen) = (vec![first], SortedSet::new());
        let mut count = 0;
        while let Some(mask) = open.pop() {
            let made = self.masks.contains_key(&(mask, bits));
            if made || seen.len() > MOST_COUNTED || !seen.insert(mask) {
                continue;
            }
            match *masks.get(mask) {
                Mask::True | Mask::Cond(_, true) | Mask::Exit(..) => {}
                Mask::Cond(_, false) if mask == first => {}
                Mask::Cond(_, false) => count += 1,
                Mask::Within(_, lo, hi) => count += 1 + usize::from(lo < hi),
                Mask::Not(inner) => {
                    count += 1;
                    open.push(inner);
                }
                Mask::And(a, b) | Mask::Or(a, b) => {
                    count += 1;
                    open.extend([a, b]);
                }
            }
        }
        count
    }
}

fn is_undef(f: &Function, value: Value) -> bool {
    match f.values[value].def {
        ValueDef::Result(inst) => f.insts[inst].op == Op::Undef,
        ValueDef::Param(..) => false,
    }
}
