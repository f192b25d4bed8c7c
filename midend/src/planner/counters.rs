//! Counters: variables that an iteration leaves as they are or adds one to.
//!
//! What an iteration adds is then the truth of a condition, which takes the width of what is
//! compared and not that of the variable.

use crate::analysis::facts::CarriedValue;
use crate::engine::linearize::Linear;
use crate::engine::mask::{Mask, MaskId, Masks};
use crate::engine::narrow::Widths;
use crate::ssa::{BinaryOp, Function, Inst, Op, Type, Value, ValueDef};
use frontend::sorted::SortedMap;

/// A counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counter {
    /// Iterations that are counted.
    pub mask: MaskId,
    /// It counts down.
    pub down: bool,
}

/// When a value of the chain is one more than the variable; `None`: never.
type Added = Option<MaskId>;

struct Finder<'a> {
    f: &'a Function,
    linear: &'a mut Linear,
    phi: Value,
    counted: Value,
    known: SortedMap<Value, Added>,
}

/// The reduction as a counter, if it is one; `chain` are its instructions.
pub(super) fn find(
    f: &Function,
    linear: &mut Linear,
    carried: &CarriedValue,
    chain: &[Inst],
) -> Option<Counter> {
    let &[inst] = chain else { return None };
    let data = &f.insts[inst];
    let (Op::Binary(op, _), &[a, b], Some(counted)) = (&data.op, &data.args[..], data.result)
    else {
        return None;
    };
    let one = |value| f.constant(value) == Some(1);
    let down = match op {
        BinaryOp::Add if a == carried.phi && one(b) || b == carried.phi && one(a) => false,
        BinaryOp::Sub if a == carried.phi && one(b) => true,
        _ => return None,
    };
    let mut finder = Finder {
        f,
        linear,
        phi: carried.phi,
        counted,
        known: SortedMap::new(),
    };
    let mask = finder.added(carried.next, 0)??;
    (mask != Masks::TRUE).then_some(Counter { mask, down })
}

/// How deep joins of joins are followed.
const DEPTH: u32 = 64;

impl Finder<'_> {
    /// `None`: the value is something else.
    fn added(&mut self, value: Value, depth: u32) -> Option<Added> {
        if value == self.phi {
            return Some(None);
        }
        if value == self.counted {
            return Some(Some(Masks::TRUE));
        }
        if let Some(&known) = self.known.get(&value) {
            return Some(known);
        }
        if depth > DEPTH || !matches!(self.f.values[value].def, ValueDef::Param(..)) {
            return None;
        }
        let sources = self.linear.sources(value)?.to_vec();
        let mut added = None;
        // Of the ways to a join, each lane goes one.
        for (way, source) in sources {
            if let Some(inner) = self.added(source, depth + 1)? {
                let masks = &mut self.linear.masks;
                let both = masks.and(way, inner);
                added = Some(match added {
                    Some(others) => masks.or(others, both),
                    None => both,
                });
            }
        }
        self.known.insert(value, added);
        Some(added)
    }
}

/// The width in which the conditions of a mask are compared; the widest, if there are several.
pub(super) fn width(f: &Function, masks: &Masks, widths: &Widths, mask: MaskId) -> u32 {
    let mut widest = 8;
    let (mut open, mut values) = (vec![mask], Vec::new());
    // Masks and truth values are trees in practice; what is shared is visited a bounded number of
    // times.
    for _ in 0..256 {
        if let Some(mask) = open.pop() {
            match *masks.get(mask) {
                Mask::True | Mask::Exit(..) => {}
                Mask::Cond(value, _) => values.push(value),
                Mask::Within(value, ..) => widest = widest.max(f.values[value].ty.bits()),
                Mask::And(a, b) | Mask::Or(a, b) => open.extend([a, b]),
                Mask::Not(a) => open.push(a),
            }
        } else if let Some(value) = values.pop() {
            let ValueDef::Result(inst) = f.values[value].def else {
                continue;
            };
            let data = &f.insts[inst];
            for &arg in &data.args {
                match f.values[arg].ty {
                    Type::I1 => values.push(arg),
                    ty => {
                        let compare = widths.compares.get(&value).map(|c| c.0);
                        widest = widest.max(compare.unwrap_or(ty.bits()));
                    }
                }
            }
        } else {
            break;
        }
    }
    widest
}
