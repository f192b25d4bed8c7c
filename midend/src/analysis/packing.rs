//! Packed positions: places that move on only in those iterations that store there (`if (x[i] > 0) y[k++] = x[i];`).
//!
//! In no iteration is such a place further on than it would be if all iterations had moved it. So its linear form says
//! of what all of them together touch no less than it is, which is enough for whatever asks of ranges, as long as the
//! place moves by one element with the position, and by nothing without it (`Values::mark_packed`). Vector code stores
//! the lanes that are on, one behind the other, and counts them (*compress store*; Lemire and Boytsov, *Decoding Billions
//! of Integers per Second through Vectorization*, 2015, §6).

use super::carried::Unknown;
use super::facts::{CarriedKind, CarriedValue};
use super::induction::{Induction, Offset};
use super::loop_view::LoopView;
use super::uses::{Use, Uses};
use super::ways::{leads_to, together};
use crate::remark::Reason;
use crate::ssa::{BinaryOp, Block, Inst, Op, Overflow, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// How many values may be computed of a position.
const MAX_STEPS: usize = 32;

/// A packed position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Packing {
    /// The header parameter.
    pub phi: Value,
    /// Its value on entry.
    pub start: Value,
    /// By how much it moves on, in units (bytes for pointers).
    pub step: i64,
    /// Whether that may wrap.
    pub overflow: Overflow,
    /// What is stored there, in the iterations in which it moves on.
    pub stores: Vec<Inst>,
}

impl Packing {
    /// What it would be if it moved on in all iterations.
    pub fn induction(&self) -> Induction {
        Induction {
            start: self.start,
            step: self.step,
            overflow: self.overflow,
        }
    }
}

/// The packed positions of a loop.
pub(super) fn packings(
    view: &LoopView<'_>,
    offsets: &SortedMap<Value, Offset>,
    inductions: &SortedMap<Value, Induction>,
    uses: &Uses,
) -> Vec<Packing> {
    let params = view.f.blocks[view.header].params.iter();
    let unknown = params
        .enumerate()
        .filter(|(_, phi)| !inductions.contains_key(phi));
    let found = unknown.filter_map(|(n, &phi)| {
        let (start, next) = (view.start(n)?, view.next(n)?);
        packing(view, offsets, uses, (phi, start, next))
    });
    found.collect()
}

/// Says of values that are carried in no other known way that they are packed positions.
pub(super) fn recognize(
    packings: &[Packing],
    carried: &mut Vec<CarriedValue>,
    view: &LoopView<'_>,
    unknown: Vec<Unknown>,
) -> Vec<Unknown> {
    let mut rest = Vec::new();
    for u in unknown {
        let packing = packings.iter().find(|packing| packing.phi == u.phi);
        match (packing, u.next) {
            (Some(packing), Some(next)) if u.reason != Reason::NoName => {
                carried.push(CarriedValue {
                    phi: u.phi,
                    var: view.var_of(u.phi),
                    start: packing.start,
                    next,
                    kind: CarriedKind::Packed {
                        step: packing.step,
                        stores: packing.stores.clone(),
                    },
                });
            }
            _ => rest.push(u),
        }
    }
    rest
}

fn packing(
    view: &LoopView<'_>,
    offsets: &SortedMap<Value, Offset>,
    uses: &Uses,
    (phi, start, next): (Value, Value, Value),
) -> Option<Packing> {
    let mut joins = SortedSet::new();
    let stepped = stepped(view, phi, next, &mut joins)?;
    let block = view.def_block(stepped)?;
    if view.always(block)
        || !joins
            .iter()
            .all(|&join| is_decided_by(view, join, block, &joins))
    {
        return None;
    }
    let offset = offsets.get(&stepped).filter(|offset| offset.phi == phi)?;
    let overflow = match &view.inst(stepped)?.op {
        Op::Binary(BinaryOp::Add | BinaryOp::Sub, overflow) => *overflow,
        Op::PtrAdd { .. } => Overflow::Undefined,
        _ => return None,
    };
    let step = offset.inner;
    if step <= 0 || offset.extend.is_some() {
        return None;
    }
    let stores = stores(view, uses, (phi, stepped), (block, &joins))?;
    Some(Packing {
        phi,
        start,
        step,
        overflow,
        stores,
    })
}

/// The one value that a position becomes where it moves on; `joins`: block parameters that are the one or the other.
fn stepped(
    view: &LoopView<'_>,
    phi: Value,
    next: Value,
    joins: &mut SortedSet<Value>,
) -> Option<Value> {
    let mut found = None;
    let mut work = vec![next];
    while let Some(value) = work.pop() {
        if value == phi || joins.contains(&value) {
            continue;
        }
        match view.f.values[value].def {
            ValueDef::Param(block, n) if view.defines(value) && block != view.header => {
                joins.insert(value);
                for (_, call) in view.calls_to(block, true) {
                    work.push(*call.args.get(n as usize)?);
                }
            }
            ValueDef::Result(_) if view.defines(value) && found.is_none_or(|one| one == value) => {
                found = Some(value);
            }
            ValueDef::Param(..) | ValueDef::Result(_) => return None,
        }
    }
    found
}

/// Whether a block parameter is what the position became on all ways through the block in which it moves on, and what it
/// was on the others.
fn is_decided_by(view: &LoopView<'_>, join: Value, moves: Block, joins: &SortedSet<Value>) -> bool {
    let ValueDef::Param(block, n) = view.f.values[join].def else {
        return false;
    };
    let mut edges = view.calls_to(block, true);
    edges.all(|(from, call)| {
        let Some(&arg) = call.args.get(n as usize) else {
            return false;
        };
        // What is defined where it moves on dominates where it goes.
        match view.f.values[arg].def {
            ValueDef::Param(at, _) if joins.contains(&arg) => {
                !(leads_to(view, at, moves) && leads_to(view, moves, from))
            }
            ValueDef::Param(..) => !leads_to(view, moves, from),
            ValueDef::Result(_) => true,
        }
    })
}

/// What is stored at a position, if it is used for nothing else.
fn stores(
    view: &LoopView<'_>,
    uses: &Uses,
    (phi, stepped): (Value, Value),
    (block, joins): (Block, &SortedSet<Value>),
) -> Option<Vec<Inst>> {
    let all = view
        .insts()
        .filter(|(_, _, data)| matches!(data.op, Op::Store(_)));
    let blocks: SortedMap<Inst, Block> = all.map(|(block, inst, _)| (inst, block)).collect();
    let mut stores = SortedSet::new();
    let mut seen: SortedSet<Value> = [phi, stepped].into_iter().collect();
    let mut work = vec![phi, stepped];
    while let Some(value) = work.pop() {
        for &at in uses.of(value) {
            match at {
                Use::Decision(_) => return None,
                Use::Argument(to, n) => {
                    let param = view.f.blocks[to].params.get(n)?;
                    let joined = joins.contains(param) && (value == phi || value == stepped);
                    if !joined {
                        return None;
                    }
                }
                Use::Operand(inst) => {
                    let data = &view.f.insts[inst];
                    match &data.op {
                        Op::Store(access) => {
                            let there = together(view, block, *blocks.get(&inst)?);
                            if data.args[1] == value || !there || access.volatile {
                                return None;
                            }
                            stores.insert(inst);
                        }
                        Op::Binary(..) | Op::PtrAdd { .. } | Op::Convert(_) => {
                            let result = data.result?;
                            if seen.insert(result) {
                                work.push(result);
                            }
                        }
                        _ => return None,
                    }
                }
            }
        }
        if seen.len() > MAX_STEPS {
            return None;
        }
    }
    let joined = joins.iter().flat_map(|&join| uses.of(join));
    let only_joined = joined.copied().all(|at| match at {
        Use::Argument(to, n) => {
            let param = view.f.blocks[to].params.get(n);
            param.is_some_and(|param| joins.contains(param) || *param == phi)
        }
        Use::Operand(_) | Use::Decision(_) => false,
    });
    let typed = stores.iter().all(|&inst| {
        let value = view.f.insts[inst].args[1];
        !matches!(view.f.values[value].ty, Type::I1)
    });
    (only_joined && typed && !stores.is_empty()).then(|| stores.into_iter().collect())
}
