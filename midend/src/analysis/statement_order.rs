//! Another order of what an iteration does, in which vectors may do it.
//!
//! Vector code does an access in all lanes before it does the next one in any. That is right where of two accesses that
//! meet in different iterations the one of the earlier iteration comes first, and an iteration does not mind in which
//! order it accesses what never meets within it. So the accesses of each block are sorted by what must come before what:
//! within an iteration, for a value, and between iterations. `a[i] = x; y = a[i + 1];` then reads `a[i + 1]` before it
//! writes `a[i]` (Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987, of statements; here
//! it is single accesses that are moved, which is what their node splitting is for).

use super::dependence::{Context, Lines, roots_distinct, same_base};
use super::function_view::FunctionView;
use super::legality::MAX_ACCESSES;
use super::loops::LoopForest;
use super::memory::{self, Accessed};
use super::provenance::Provenance;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Access, Block, Inst, Op, Site, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// That blocks of a loop may be done in another order: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementOrder {
    /// The loop.
    pub site: Site,
    /// The instructions of these blocks in another order, in which each iteration does the same.
    pub orders: SortedMap<Block, Vec<Inst>>,
    /// Accesses that change their order though they may meet, which is for run-time checks to see.
    pub apart: Vec<[Inst; 2]>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// Accesses that meet farther apart may be done in any order. The check of the loop in its new order bounds the lanes by
/// their distance, so this decides only which orders are tried.
const MOST_LANES: u64 = 64;

/// The order in which vectors may do most of an innermost loop; nothing if it is that of the text, or nothing is known
/// of the loop. What stands against the loop in that order is not asked.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<StatementOrder> {
    let of = Restructurable::of(function, forest, site, options)?;
    let view = &of.view;
    let (accesses, not_affine) = memory::accesses(view, &of.values.forms, &of.values.hoisted);
    if view.site.is_left_early() || accesses.len() + not_affine.len() > MAX_ACCESSES {
        return None;
    }
    let provenance = Provenance::compute(view, &of.values.forms);
    let search = Search {
        cx: Context {
            provenance: &provenance,
            strict_aliasing: options.strict_aliasing,
            trips: of.trip.constant,
        },
        accesses: accesses.iter().map(|a| (a.access.inst, a)).collect(),
        of: &of,
    };
    let (mut orders, mut apart) = (SortedMap::new(), Vec::new());
    for &block in &view.blocks {
        // What needs no run-time check is better.
        let order = [false, true].into_iter();
        if let Some(order) = order
            .filter_map(|freely| search.order(block, freely))
            .next()
        {
            apart.extend(order.apart);
            orders.insert(block, order.insts);
        }
    }
    (!orders.is_empty()).then_some(StatementOrder {
        site,
        orders,
        apart,
        checked: Checked,
    })
}

struct Search<'a> {
    of: &'a Restructurable<'a>,
    cx: Context<'a>,
    /// Accesses that step by constants.
    accesses: SortedMap<Inst, &'a Accessed>,
}

/// What two accesses, of which the first one comes first in the text, say of their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Orders {
    /// What must be: neither if any order is right, both if none is.
    Known {
        /// The first one comes first.
        as_written: bool,
        /// The second one does.
        turned: bool,
    },
    /// They may meet in any iterations, or never.
    Unknown,
}

/// A block in another order.
struct Order {
    insts: Vec<Inst>,
    /// Accesses that change their order though they may meet.
    apart: Vec<[Inst; 2]>,
}

impl Search<'_> {
    /// Another order of a block; nothing if there is none, or nothing to be moved. `freely`: accesses of which it is
    /// not known whether they meet may change places.
    fn order(&self, block: Block, freely: bool) -> Option<Order> {
        let f = self.of.view.f;
        let insts = &f.blocks[block].insts;
        let places = insts.iter().enumerate().map(|(n, &inst)| (inst, n));
        let places: SortedMap<Inst, usize> = places.collect();
        let mut before = Precedence::new(insts.len());
        let mut memory: Vec<(usize, Inst, bool)> = Vec::new();
        for (n, &inst) in insts.iter().enumerate() {
            let data = &f.insts[inst];
            for &arg in &data.args {
                if let ValueDef::Result(made) = f.values[arg].def
                    && let Some(&place) = places.get(&made)
                {
                    before.add(place, n);
                }
            }
            match data.op {
                Op::Load(Access { volatile: true, .. })
                | Op::Store(Access { volatile: true, .. })
                | Op::Call(_)
                | Op::LaneCall(_)
                | Op::Opaque(_) => return None,
                Op::Load(_) => memory.push((n, inst, false)),
                Op::Store(_) => memory.push((n, inst, true)),
                _ => {}
            }
        }
        let mut unknown = Vec::new();
        for (k, &(first, a, a_stores)) in memory.iter().enumerate() {
            for &(second, b, b_stores) in &memory[k + 1..] {
                if !a_stores && !b_stores {
                    continue;
                }
                let (as_written, turned) = match self.orders(a, b) {
                    Orders::Known { as_written, turned } => (as_written, turned),
                    Orders::Unknown if freely => {
                        unknown.push([a, b]);
                        (false, false)
                    }
                    Orders::Unknown => (true, false),
                };
                if as_written {
                    before.add(first, second);
                }
                if turned {
                    before.add(second, first);
                }
            }
        }
        let order = before.sorted()?;
        let now = order.iter().enumerate();
        let now: SortedMap<Inst, usize> = now.map(|(n, &place)| (insts[place], n)).collect();
        unknown.retain(|[a, b]| now[b] < now[a]);
        let moved = order.iter().enumerate().any(|(n, &place)| n != place);
        moved.then(|| Order {
            insts: order.iter().map(|&place| insts[place]).collect(),
            apart: unknown,
        })
    }

    /// What is known of two accesses, of which the first one comes first.
    fn orders(&self, a: Inst, b: Inst) -> Orders {
        let as_it_is = Orders::Known {
            as_written: true,
            turned: false,
        };
        let (Some(&a), Some(&b)) = (self.accesses.get(&a), self.accesses.get(&b)) else {
            return as_it_is;
        };
        let known = self.of.is_exact(a) && self.of.is_exact(b);
        if !known || a.access.packed || b.access.packed {
            return as_it_is;
        }
        if !same_base(&a.deep, &b.deep) {
            return match roots_distinct(&self.cx, a, b) {
                true => Orders::Known {
                    as_written: false,
                    turned: false,
                },
                false => Orders::Unknown,
            };
        }
        let lines = Lines::of(a, b);
        let earlier_b = lines.least_distance(self.cx.trips, true);
        let earlier_a = Lines::of(b, a).least_distance(self.cx.trips, true);
        let (Some(earlier_b), Some(earlier_a)) = (earlier_b, earlier_a) else {
            return as_it_is;
        };
        let soon = |distance: Option<u64>| distance.is_some_and(|j| j < MOST_LANES);
        Orders::Known {
            as_written: soon(earlier_a) || lines.meet_in_one_iteration(),
            turned: soon(earlier_b),
        }
    }
}

/// What must come before what, by the places of both.
struct Precedence {
    behind: Vec<SortedSet<usize>>,
}

impl Precedence {
    fn new(places: usize) -> Precedence {
        Precedence {
            behind: vec![SortedSet::new(); places],
        }
    }

    fn add(&mut self, first: usize, second: usize) {
        self.behind[first].insert(second);
    }

    /// All places, sorted, of those that may be next always the first; nothing if there is a circle.
    fn sorted(&self) -> Option<Vec<usize>> {
        let mut waits = vec![0usize; self.behind.len()];
        for &place in self.behind.iter().flatten() {
            waits[place] += 1;
        }
        let free = (0..waits.len()).filter(|&place| waits[place] == 0);
        let mut free: BinaryHeap<Reverse<usize>> = free.map(Reverse).collect();
        let mut sorted = Vec::new();
        while let Some(Reverse(place)) = free.pop() {
            sorted.push(place);
            for &next in &self.behind[place] {
                waits[next] -= 1;
                if waits[next] == 0 {
                    free.push(Reverse(next));
                }
            }
        }
        (sorted.len() == waits.len()).then_some(sorted)
    }
}
