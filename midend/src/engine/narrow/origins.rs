//! In which lanes the values come that are compared.
//!
//! A comparison in narrower lanes than its operands come in costs a conversion of these, and one of the mask back to
//! lanes of what it selects, which mostly are as wide as what was compared. Only where a mask is made of several
//! comparisons one of which is in narrower lanes do the others gain by meeting it there.

use crate::engine::linearize::{Linear, Step};
use crate::engine::mask::{Mask, MaskId, Masks};
use crate::ssa::{Function, Op, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// Operations that a value is followed through.
const DEEPEST: u32 = 8;

/// The narrowest lanes for comparisons that take no conversion.
pub(super) struct Origins(SortedMap<Value, u32>);

impl Origins {
    /// Those of a region's comparisons.
    pub fn of(f: &Function, linear: &Linear) -> Origins {
        let mut together: Vec<SortedSet<Value>> = Vec::new();
        let mut masks: SortedSet<MaskId> = SortedSet::new();
        for step in &linear.steps {
            match step {
                Step::Inst { inst, mask } => {
                    let result = f.insts[*inst].result;
                    let truth = result.filter(|&result| f.values[result].ty == Type::I1);
                    together.extend(truth.map(|truth| comparisons(f, vec![truth])));
                    masks.insert(*mask);
                }
                Step::Join { sources, .. } => masks.extend(sources.iter().map(|source| source.0)),
                Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => {}
            }
        }
        let masks = masks.into_iter();
        together.extend(masks.map(|mask| comparisons(f, values(&linear.masks, mask))));
        let mut least = SortedMap::new();
        for all in together {
            let lanes = all.iter().map(|&one| lanes(f, one));
            let narrowest = lanes.filter(|&lanes| lanes > 0).min().unwrap_or(0);
            for one in all {
                let known = least.entry(one).or_insert(narrowest);
                *known = narrowest.min(*known);
            }
        }
        Origins(least)
    }

    /// Those of a comparison, in bits; 0 for any.
    pub fn least(&self, comparison: Value) -> u32 {
        self.0.get(&comparison).copied().unwrap_or(0)
    }
}

/// The values that a mask is made of, each once.
fn values(masks: &Masks, mask: MaskId) -> Vec<Value> {
    let (mut found, mut seen, mut open) = (Vec::new(), SortedSet::new(), vec![mask]);
    while let Some(mask) = open.pop() {
        if !seen.insert(mask) {
            continue;
        }
        match *masks.get(mask) {
            Mask::True | Mask::Exit(..) => {}
            Mask::Cond(value, _) | Mask::Within(value, ..) => found.push(value),
            Mask::And(a, b) | Mask::Or(a, b) => open.extend([a, b]),
            Mask::Not(a) => open.push(a),
        }
    }
    found
}

/// The comparisons that truth values are made of.
fn comparisons(f: &Function, mut open: Vec<Value>) -> SortedSet<Value> {
    let (mut found, mut seen) = (SortedSet::new(), SortedSet::new());
    while let Some(value) = open.pop() {
        let ValueDef::Result(inst) = f.values[value].def else {
            continue;
        };
        if f.values[value].ty != Type::I1 || !seen.insert(value) {
            continue;
        }
        match f.insts[inst].op {
            Op::ICmp(_) | Op::FCmp(_) => {
                found.insert(value);
            }
            _ => open.extend(&f.insts[inst].args),
        }
    }
    found
}

/// The widest lanes that what is compared comes in; 0 if nothing of it is read.
fn lanes(f: &Function, comparison: Value) -> u32 {
    let ValueDef::Result(inst) = f.values[comparison].def else {
        return 0;
    };
    let args = f.insts[inst].args.iter();
    args.map(|&arg| origin(f, arg, DEEPEST)).max().unwrap_or(0)
}

fn origin(f: &Function, value: Value, depth: u32) -> u32 {
    let ValueDef::Result(inst) = f.values[value].def else {
        return 0;
    };
    let data = &f.insts[inst];
    let bits = f.values[value].ty.bits();
    let of = |values: &[Value]| {
        let all = values.iter().map(|&value| origin(f, value, depth - 1));
        all.max().unwrap_or(0)
    };
    match data.op {
        _ if depth == 0 => 0,
        Op::Load(_) => bits,
        // What is cut off needs no more than is left.
        Op::Convert(_) => of(&data.args).min(bits),
        Op::Binary(..) | Op::Unary(_) | Op::Fma => of(&data.args),
        Op::Select => of(data.args.get(1..).unwrap_or_default()),
        Op::Const(_)
        | Op::Undef
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::PtrAdd { .. }
        | Op::Field(_)
        | Op::Store(_)
        | Op::ICmp(_)
        | Op::FCmp(_)
        | Op::Call(_)
        | Op::LaneCall(_)
        | Op::Opaque(_) => 0,
    }
}
