//! Keys: what a loop computes in each iteration of a position that it carries (`x[best]`, `fabs(x[best])`).
//!
//! Wherever the position becomes something else, the loop has computed the key of that too (`x[i]`), and it writes
//! nothing. So the key can be carried beside the position, which makes of `if (x[i] > x[best]) best = i;` a maximum
//! with its position. This is the elimination of what is partly redundant, followed through what the loop carries
//! (VanDrunen and Hosking, *Value-Based Partial Redundancy Elimination*, 2004).

use super::function_view::FunctionView;
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Block, Inst, Op, Site, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// How far a computation is followed.
const MAX_DEPTH: u32 = 12;

/// How many operations may be steps of keys: loops with more of them are left.
const MAX_STEPS: usize = 64;

/// A key that a loop can carry: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedKey {
    /// The loop.
    pub site: Site,
    /// All blocks, in reverse post-order (header first).
    pub blocks: Vec<Block>,
    /// The header parameter that is the position, by its number.
    pub position: usize,
    /// What it is before the loop.
    pub start: Value,
    /// The key, which all iterations compute.
    pub key: Value,
    /// Parameters of blocks of the loop, and selections, that are the position or what it becomes.
    pub joins: SortedSet<Value>,
    /// By what the position may become: the key of that.
    pub keys: SortedMap<Value, Value>,
    /// Loads that read the same in all iterations.
    pub invariant_loads: SortedSet<Inst>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// A key that the loop at a site can carry, if there is one, and nothing else stands against it.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<CarriedKey> {
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    if view.site.is_left_early()
        || view.insts().any(|(_, _, data)| may_write(&data.op))
        || view.calls_to(view.header, false).count() != 1
    {
        return None;
    }
    // The loop has one exit, so whoever computes the key in all iterations computes it before the position changes.
    let params = &view.f.blocks[view.header].params;
    let mut found = of.unknown.iter().filter_map(|unknown| {
        let position = params.iter().position(|&param| param == unknown.phi)?;
        let start = view.start(position)?;
        let (key, becomes) = key(view, unknown.phi, position)?;
        Some(CarriedKey {
            site,
            blocks: view.blocks.clone(),
            position,
            start,
            key,
            joins: becomes.joins,
            keys: becomes.keys,
            invariant_loads: of.values.hoisted.clone(),
            checked: Checked,
        })
    });
    found.next()
}

/// Whether something may read another value behind an operation, or it is not the same each time.
fn may_write(op: &Op) -> bool {
    match op {
        Op::Load(access) => access.volatile,
        Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => true,
        _ => false,
    }
}

/// The last key that all iterations compute of a position, and that they have wherever it becomes something else.
fn key<'a>(view: &'a LoopView<'a>, phi: Value, position: usize) -> Option<(Value, Becomes<'a>)> {
    let steps = steps(view, phi);
    if steps.len() > MAX_STEPS {
        return None;
    }
    let reads = |value: Value| steps.get(&value) == Some(&true);
    let keys = view.insts().filter_map(|(block, _, data)| {
        let value = data.result?;
        let carries = !matches!(view.f.values[value].ty, Type::I1 | Type::Ptr);
        (carries && reads(value) && view.always(block)).then_some(value)
    });
    let keys: Vec<Value> = keys.collect();
    let mut found = keys.into_iter().rev().filter_map(|key| {
        let mut becomes = Becomes {
            view,
            phi,
            key,
            joins: SortedSet::new(),
            keys: SortedMap::new(),
        };
        let latch = view.calls_to(view.header, true);
        let mut nexts = latch.map(|(from, call)| Some((from, *call.args.get(position)?)));
        let known =
            nexts.all(|next| next.is_some_and(|(from, next)| becomes.follow(next, from, None)));
        known.then_some((key, becomes))
    });
    found.next()
}

/// What a loop computes of a position and of what it does not compute, and whether it reads memory for it.
fn steps(view: &LoopView<'_>, phi: Value) -> SortedMap<Value, bool> {
    let mut steps: SortedMap<Value, bool> = SortedMap::new();
    // Of nothing that differs from iteration to iteration.
    let mut fixed: SortedSet<Value> = SortedSet::new();
    for (_, _, data) in view.insts() {
        let Some(value) = data.result else {
            continue;
        };
        let args = data.args.iter().copied();
        let is_fixed = |arg: Value| !view.defines(arg) || fixed.contains(&arg);
        if args.clone().all(is_fixed) {
            fixed.insert(value);
        } else if args
            .clone()
            .all(|arg| arg == phi || is_fixed(arg) || steps.contains_key(&arg))
        {
            let reads = matches!(data.op, Op::Load(_))
                || args.clone().any(|arg| steps.get(&arg) == Some(&true));
            steps.insert(value, reads);
        }
    }
    steps
}

/// What a position may become in an iteration.
struct Becomes<'a> {
    view: &'a LoopView<'a>,
    phi: Value,
    key: Value,
    joins: SortedSet<Value>,
    keys: SortedMap<Value, Value>,
}

impl Becomes<'_> {
    /// Whether the key of a value is known at the end of a block, or before an instruction of it; notes it.
    fn follow(&mut self, value: Value, at: Block, before: Option<Inst>) -> bool {
        if value == self.phi || self.joins.contains(&value) {
            return true;
        }
        let (view, f) = (self.view, self.view.f);
        if let Some(&key) = self.keys.get(&value) {
            return self.is_known(key, at, before);
        }
        if view.defines(value) {
            match f.values[value].def {
                ValueDef::Param(block, n) if block != view.header => {
                    self.joins.insert(value);
                    let mut edges = view.calls_to(block, true);
                    return edges.all(|(from, call)| {
                        let arg = call.args.get(n as usize);
                        arg.is_some_and(|&arg| self.follow(arg, from, None))
                    });
                }
                ValueDef::Result(inst) if f.insts[inst].op == Op::Select => {
                    self.joins.insert(value);
                    let (Some(block), [_, one, other]) =
                        (view.def_block(value), f.insts[inst].args.as_slice())
                    else {
                        return false;
                    };
                    return self.follow(*one, block, Some(inst))
                        && self.follow(*other, block, Some(inst));
                }
                ValueDef::Param(..) | ValueDef::Result(_) => {}
            }
        }
        let found = view.insts().filter_map(|(_, _, data)| data.result);
        let mut found = found.filter(|&other| self.is_same(self.key, other, value, MAX_DEPTH));
        let Some(key) = found.find(|&key| self.is_known(key, at, before)) else {
            return false;
        };
        self.keys.insert(value, key);
        true
    }

    /// Whether a value is computed by the end of a block, or before an instruction of it.
    fn is_known(&self, value: Value, at: Block, before: Option<Inst>) -> bool {
        let (view, f) = (self.view, self.view.f);
        let (Some(block), ValueDef::Result(inst)) = (view.def_block(value), f.values[value].def)
        else {
            return false;
        };
        let place = |inst: Inst| f.blocks[at].insts.iter().position(|&other| other == inst);
        match before {
            Some(before) if block == at => place(inst) < place(before),
            _ => view.dom.dominates(block, at),
        }
    }

    /// Whether two values are computed alike, but that the second one has another value in the place of the position.
    fn is_same(&self, one: Value, other: Value, becomes: Value, depth: u32) -> bool {
        let view = self.view;
        let (one, other) = (view.resolve(one), view.resolve(other));
        if one == self.phi {
            return other == view.resolve(becomes);
        }
        if !view.defines(one) {
            return one == other;
        }
        let (Some(a), Some(b)) = (view.inst(one), view.inst(other)) else {
            return false;
        };
        let same = a.op == b.op
            && a.args.len() == b.args.len()
            && view.f.values[one].ty == view.f.values[other].ty;
        let mut args = a.args.iter().zip(&b.args);
        same && depth > 0 && args.all(|(&a, &b)| self.is_same(a, b, becomes, depth - 1))
    }
}
