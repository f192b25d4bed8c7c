//! The loops inside a loop, where memory is compared though the user vouches for it: places that move with
//! their counters, and what each iteration accesses for certain.
//!
//! The iterations of a loop inside count from 0 in each iteration of the loop around it. A counter that begins
//! with something known is that plus its step times the number of the iteration. So two accesses with the
//! same factors of all these numbers are as far apart in each inner iteration as they are in the first.

use super::induction;
use super::known_trips::{Counter, known_trips};
use super::linear::{Forms, InnerCounter, InnerCounters};
use super::loop_view::LoopView;
use super::loops::{Loop, LoopData, LoopForest};
use super::memory::Accessed;
use crate::ssa::{Block, Op, Terminator, Value};
use frontend::sorted::SortedMap;

/// Iterations in which a loop inside is compared at most.
const MOST_ITERATIONS: u32 = 64;

/// The iterations of all loops inside a loop.
pub(super) struct InnerIterations<'a> {
    view: &'a LoopView<'a>,
    forest: &'a LoopForest,
    outermost: Loop,
    /// The loops that values stand for the iterations of.
    loops: SortedMap<Value, Loop>,
    /// How many there are, where they are always as many.
    known: SortedMap<Loop, u32>,
    pub counters: InnerCounters,
}

impl<'a> InnerIterations<'a> {
    pub fn of(
        view: &'a LoopView<'a>,
        forest: &'a LoopForest,
        outermost: Loop,
    ) -> InnerIterations<'a> {
        let mut inner = InnerIterations {
            view,
            forest,
            outermost,
            loops: SortedMap::new(),
            known: SortedMap::new(),
            counters: InnerCounters::new(),
        };
        let mut work = forest.loops[outermost].children.clone();
        while let Some(l) = work.pop() {
            work.extend(&forest.loops[l].children);
            inner.count(l);
        }
        inner
    }

    fn count(&mut self, l: Loop) {
        let data = &self.forest.loops[l];
        let Some(&latch) = data.latches.first() else {
            return;
        };
        let inner = self.view.inner(data.header, data.blocks.clone(), latch);
        if let Some(trips) = trips(&inner, data) {
            self.known.insert(l, trips);
        }
        let found = induction::inductions(&inner, &induction::offsets(&inner));
        let Some((&number, _)) = found.first_key_value() else {
            return;
        };
        self.loops.insert(number, l);
        let counters = found.into_iter().map(|(param, induction)| InnerCounter {
            param,
            induction,
            number,
        });
        self.counters.insert(data.header, counters.collect());
    }

    /// The loops inside around a block, from the innermost one.
    pub fn around(&self, block: Block) -> Vec<Loop> {
        let up = |&l: &Loop| self.forest.loops[l].parent;
        let all = std::iter::successors(self.forest.innermost(block), up);
        all.take_while(|&l| l != self.outermost).collect()
    }

    /// Whether all numbers of iterations in the address are of loops around the access: behind its loop, a
    /// counter is what it was in the last iteration, whichever that was.
    pub fn are_current(&self, a: &Accessed) -> bool {
        let mut loops = a.deep.terms.iter().filter_map(|t| self.loops.get(&t.value));
        loops.all(|&l| self.forest.contains(l, a.access.block))
    }

    /// By how much the address moves from iteration to iteration of a loop inside.
    pub fn step(&self, a: &Accessed, l: Loop) -> i64 {
        let mut terms = a.deep.terms.iter();
        let term = terms.find(|t| self.loops.get(&t.value) == Some(&l));
        term.map_or(0, |t| t.coefficient)
    }

    /// After how many iterations of a loop inside another one comes that does what is in a block: a loop of which
    /// nothing is known is taken to have a second one.
    pub fn further(&self, l: Loop, block: Block) -> u32 {
        let whole = block == self.forest.loops[l].header || self.is_whole(l, block);
        match self.known.get(&l) {
            Some(&count) if count < 2 => 0,
            Some(&count) if whole => count.min(MOST_ITERATIONS) - 1,
            _ => 1,
        }
    }

    /// The access as it is in the first iterations of all loops inside but some.
    pub fn in_first(&self, a: &Accessed, but: &[Loop]) -> Accessed {
        let mut first = a.clone();
        let kept = |l: &Loop| but.contains(l);
        let terms = &mut first.deep.terms;
        terms.retain(|t| self.loops.get(&t.value).is_none_or(kept));
        first
    }

    /// Whether a block is come to in the first inner iterations of all outer ones, or of none.
    pub fn are_certain(&self, forms: &Forms, mut block: Block) -> bool {
        loop {
            let around = self.around(block).first().copied();
            block = match around {
                None if self.view.always(block) => return true,
                Some(l) if self.is_whole(l, block) => self.forest.loops[l].header,
                _ => match self.before(forms, block) {
                    Some(before) => before,
                    None => return false,
                },
            };
        }
    }

    /// Whether a block other than its header is in each iteration of a loop inside, the last one too.
    fn is_whole(&self, l: Loop, block: Block) -> bool {
        let data = &self.forest.loops[l];
        let ends = data.exits.iter().map(|(from, _)| from);
        let mut ends = ends.chain(&data.latches);
        block != data.header && ends.all(|&end| self.view.dom.dominates(block, end))
    }

    /// The one block from which a block, or the loop that begins with it, is entered, if it is in all
    /// iterations or in none.
    fn before(&self, forms: &Forms, block: Block) -> Option<Block> {
        let InnerIterations { view, .. } = self;
        let entries = view.calls_to(block, true).map(|(from, _)| from);
        let mut entries = entries.filter(|&from| !view.dom.dominates(block, from));
        let from = entries.next()?;
        (entries.all(|other| other == from) && self.all_alike(forms, from)).then_some(from)
    }

    /// Whether a block is left in the same way in the first inner iterations of all outer ones.
    fn all_alike(&self, forms: &Forms, block: Block) -> bool {
        let cond = match self.view.f.blocks[block].terminator {
            Terminator::Jump(_) => return true,
            Terminator::Branch { cond, .. } => self.view.resolve(cond),
            Terminator::Switch { .. } | Terminator::Return(_) | Terminator::Unreachable => {
                return false;
            }
        };
        let step = |&v: &Value| forms.of(self.view, v).map(|known| known.form.iteration);
        match self.view.inst(cond).map(|inst| (&inst.op, &*inst.args)) {
            Some((Op::ICmp(_), [a, b])) => step(a).is_some() && step(a) == step(b),
            _ => forms.is_invariant(self.view, cond),
        }
    }
}

/// How often a loop runs that ends in one way, if it is always as often.
fn trips(inner: &LoopView<'_>, data: &LoopData) -> Option<u32> {
    let (&[latch], &[(from, _)]) = (&data.latches[..], &data.exits[..]) else {
        return None;
    };
    let (cond, on) = match &inner.f.blocks[latch].terminator {
        Terminator::Branch { cond, then, .. } if from == latch => {
            (*cond, then.block == data.header)
        }
        _ => return None,
    };
    let (_, back) = inner.calls_to(data.header, true).next()?;
    let params = inner.f.blocks[data.header].params.iter().enumerate();
    let counters = params.filter_map(|(n, &param)| {
        Some(Counter {
            param,
            start: inner.start(n)?,
            next: *back.args.get(n)?,
        })
    });
    let mut known = counters.filter_map(|counter| known_trips(inner.f, counter, cond, on));
    known.next()
}
