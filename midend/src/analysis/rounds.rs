//! The loops inside a loop, where memory is compared though the user vouches for it: places that move with
//! their counters, and what each iteration accesses for certain.
//!
//! The rounds of a loop inside count from 0 in each iteration of the loop around it. A counter that begins
//! with something known is that plus its step times the round, so that two accesses with the same factors
//! of all rounds are as far apart in each round as they are in the first.

use super::induction;
use super::known_trips::{Counter, known_trips};
use super::linear::{Forms, InnerCounter, InnerCounters};
use super::loop_view::LoopView;
use super::loops::{Loop, LoopData, LoopForest};
use super::memory::Accessed;
use crate::ssa::{Block, Op, Terminator, Value};
use frontend::sorted::SortedMap;

/// Rounds in which a loop inside is compared at most.
const MOST_ROUNDS: u32 = 64;

/// Rounds of all loops inside a loop.
pub(super) struct Rounds<'a> {
    view: &'a LoopView<'a>,
    forest: &'a LoopForest,
    outermost: Loop,
    /// The loops that values stand for the rounds of.
    loops: SortedMap<Value, Loop>,
    /// How many there are, where they are always as many.
    known: SortedMap<Loop, u32>,
    pub counters: InnerCounters,
}

impl<'a> Rounds<'a> {
    pub fn of(view: &'a LoopView<'a>, forest: &'a LoopForest, outermost: Loop) -> Rounds<'a> {
        let mut rounds = Rounds {
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
            rounds.count(l);
        }
        rounds
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
        let Some((&round, _)) = found.first_key_value() else {
            return;
        };
        self.loops.insert(round, l);
        let counters = found.into_iter().map(|(param, induction)| InnerCounter {
            param,
            induction,
            round,
        });
        self.counters.insert(data.header, counters.collect());
    }

    /// The loops inside around a block, from the innermost one.
    pub fn around(&self, block: Block) -> Vec<Loop> {
        let up = |&l: &Loop| self.forest.loops[l].parent;
        let all = std::iter::successors(self.forest.innermost(block), up);
        all.take_while(|&l| l != self.outermost).collect()
    }

    /// Whether all rounds in the address are those of loops around the access: behind its loop, a counter is
    /// what it was in the last round, whichever that was.
    pub fn are_current(&self, a: &Accessed) -> bool {
        let mut loops = a.deep.terms.iter().filter_map(|t| self.loops.get(&t.value));
        loops.all(|&l| self.forest.contains(l, a.access.block))
    }

    /// By how much the address moves from round to round of a loop.
    pub fn step(&self, a: &Accessed, l: Loop) -> i64 {
        let mut terms = a.deep.terms.iter();
        let term = terms.find(|t| self.loops.get(&t.value) == Some(&l));
        term.map_or(0, |t| t.coefficient)
    }

    /// After how many rounds of a loop another one comes that does what is in a block: a loop of which
    /// nothing is known is taken to have a second round.
    pub fn further(&self, l: Loop, block: Block) -> u32 {
        let whole = block == self.forest.loops[l].header || self.is_whole(l, block);
        match self.known.get(&l) {
            Some(&rounds) if rounds < 2 => 0,
            Some(&rounds) if whole => rounds.min(MOST_ROUNDS) - 1,
            _ => 1,
        }
    }

    /// The access as it is in the first rounds of all loops but some.
    pub fn in_first(&self, a: &Accessed, but: &[Loop]) -> Accessed {
        let mut first = a.clone();
        let kept = |l: &Loop| but.contains(l);
        let terms = &mut first.deep.terms;
        terms.retain(|t| self.loops.get(&t.value).is_none_or(kept));
        first
    }

    /// Whether the first rounds of all iterations, or of none, come to a block.
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

    /// Whether a block other than its header is in each round of a loop, the last one too.
    fn is_whole(&self, l: Loop, block: Block) -> bool {
        let data = &self.forest.loops[l];
        let ends = data.exits.iter().map(|(from, _)| from);
        let mut ends = ends.chain(&data.latches);
        block != data.header && ends.all(|&end| self.view.dom.dominates(block, end))
    }

    /// The one block from which a block, or the loop that begins with it, is entered, if it is in all
    /// iterations or in none.
    fn before(&self, forms: &Forms, block: Block) -> Option<Block> {
        let Rounds { view, .. } = self;
        let entries = view.calls_to(block, true).map(|(from, _)| from);
        let mut entries = entries.filter(|&from| !view.dom.dominates(block, from));
        let from = entries.next()?;
        (entries.all(|other| other == from) && self.all_alike(forms, from)).then_some(from)
    }

    /// Whether a block is left in the same way in the first rounds of all iterations.
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
