//! Which lanes and how many vectors: all choices, and the cheapest of the loops made of them.

use crate::analysis::facts::{CarriedKind, LoopFacts, ReduceOrder};
use crate::options::{Optimization, Options};
use crate::plan::{Parameters, Second};
use crate::planner::material::{Technique, Way};
use crate::planner::trips::constant_trips;
use crate::remark::Candidate;
use crate::ssa::LoopWishes;
use crate::ssa::wishes::LaneWish;
use crate::target::TargetInfo;

/// Iterations that a loop of unknown length is thought to run: once so many, and a few times less.
const ASSUMED_TRIPS: u64 = 2048;
const SHORT_TRIPS: u64 = 128;
const SHORT_RUNS: u64 = 4;

/// Where it surely runs no more than so many, it is thought to run the most of them as often as a half and a quarter.
const FEW_TRIPS: u64 = 2 * SHORT_TRIPS;

/// What it costs then to come to vectors and from them to the iterations they leave, in quarter cycles: that is
/// predicted worse than the end of a long loop.
const COMING_AND_GOING: u64 = 24;

/// Price of an iteration, in quarter cycles, up to which a body is written twice. What is larger
/// takes so long that the scalar iterations it would save matter less than the size of the code.
const NARROW_LIMIT: u32 = 128;

/// The same up to which it is written a third time, for the last vector.
const LAST_LIMIT: u32 = NARROW_LIMIT / 2;

/// A last vector does no more iterations, since of fewer ones than it does all are left to scalar code: loops over blocks
/// of pixels do eight or sixteen.
const LAST_GROUP: u64 = 8;

/// More vectors per iteration do not fit in any registers.
const MOST_UF: u32 = 16;

/// Lanes, vectors and register width of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::planner::strategies) struct Choice {
    pub vf: u32,
    pub uf: u32,
    pub reg_bits: u32,
}

impl Choice {
    /// How a loop is written with it.
    pub(in crate::planner::strategies) fn way(self) -> Way {
        let Choice { vf, uf, reg_bits } = self;
        Way {
            vf,
            uf,
            reg_bits,
            group: None,
            scalar_last_lane: false,
            masked: false,
        }
    }

    /// The same, one vector at a time.
    pub(in crate::planner::strategies) fn one_vector(self) -> Choice {
        Choice { uf: 1, ..self }
    }

    /// No vectors at all.
    pub(in crate::planner::strategies) fn one_by_one(target: &TargetInfo) -> Option<Choice> {
        let reg_bits = target.reg_bits.iter().copied().min()?;
        Some(Choice {
            vf: 1,
            uf: 1,
            reg_bits,
        })
    }

    /// Iterations done at once.
    pub(in crate::planner::strategies) fn group(self) -> u64 {
        u64::from(self.vf) * u64::from(self.uf)
    }

    /// Whether the user prefers such lanes, or none in particular.
    fn has_wished_lanes(self, wishes: &LoopWishes) -> bool {
        match &wishes.lanes {
            LaneWish::Any => true,
            LaneWish::OneOf(lanes) => lanes.contains(&self.vf),
            LaneWish::PerRegister(bytes) => {
                u64::from(self.vf) * u64::from(*bytes) * 8 == u64::from(self.reg_bits)
            }
        }
    }
}

/// A vector loop that can be written, and its price in quarter cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::planner::strategies) struct PricedLoop {
    pub choice: Choice,
    pub technique: Technique,
    /// One iteration.
    pub iteration: u32,
    /// What runs once.
    pub once: u32,
    /// The operations of one iteration, whatever they wait for: a measure of its code.
    pub code: u32,
    /// Its last iterations may be done by a vector that overlaps with the one before it.
    pub repeats: bool,
}

impl PricedLoop {
    /// Price of the loop without a narrow one.
    pub(in crate::planner::strategies) fn alone(&self, work: Work) -> u64 {
        Chosen::of(*self, None, false, work).cost
    }
}

/// The loops to write: a wide one, perhaps a narrow one and a vector of the last iterations, and the price of the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::planner::strategies) struct Chosen {
    pub wide: PricedLoop,
    pub narrow: Option<PricedLoop>,
    /// As many of the last iterations as the loop before does at once are done together.
    pub last: bool,
    pub cost: u64,
}

impl Chosen {
    /// Such loops with their price.
    fn of(wide: PricedLoop, narrow: Option<PricedLoop>, last: bool, work: Work) -> Chosen {
        let chosen = Chosen {
            wide,
            narrow,
            last,
            cost: 0,
        };
        Chosen {
            cost: chosen.total(work),
            ..chosen
        }
    }

    /// The loop that does the fewest iterations at once.
    fn least(&self) -> PricedLoop {
        self.narrow.unwrap_or(self.wide)
    }

    /// What it is estimated to take, in percent of the scalar loop.
    pub(in crate::planner::strategies) fn percent(&self, work: Work) -> u64 {
        match work.idle {
            true => 0,
            false => self.cost * 100 / work.scalar_loop().max(1),
        }
    }

    /// How much code it is, in the prices of its operations.
    fn code(&self) -> u32 {
        let last = if self.last { self.least().code } else { 0 };
        self.wide.code + self.narrow.map_or(0, |narrow| narrow.code) + last
    }

    /// How it is written.
    pub(in crate::planner::strategies) fn parameters(&self) -> Parameters {
        let Choice { vf, uf, reg_bits } = self.wide.choice;
        Parameters {
            vf,
            uf,
            second: self.narrow.map(|n| Second {
                vf: n.choice.vf,
                masked: false,
            }),
            last: self.last,
            reg_bits,
        }
    }

    /// For the record of what was considered.
    pub(in crate::planner::strategies) fn candidate(
        &self,
        strategy: &'static str,
        work: Work,
    ) -> Candidate {
        Candidate {
            strategy: Some(strategy),
            parameters: self.parameters(),
            percent: self.percent(work),
        }
    }
}

/// All choices, in the order in which the first of equals wins.
pub(in crate::planner::strategies) fn choices(
    facts: &LoopFacts,
    wishes: &LoopWishes,
    target: &TargetInfo,
    options: &Options,
) -> Vec<Choice> {
    let narrowest = facts.accesses.iter().map(|a| a.ty.bits()).min();
    let narrowest = narrowest.unwrap_or(8).max(8);
    let reduces = facts.carried.iter().any(|c| match c.kind {
        CarriedKind::Reduction { order, .. } => order != ReduceOrder::Iterations,
        CarriedKind::Extremum { .. } => true,
        CarriedKind::Induction { .. }
        | CarriedKind::Stepped { .. }
        | CarriedKind::Overwritten
        | CarriedKind::Private { .. }
        | CarriedKind::FirstOrder { .. }
        | CarriedKind::Packed { .. }
        | CarriedKind::Position { .. }
        | CarriedKind::Companion { .. } => false,
    });
    let most_uf = match (options.uses(Optimization::Interleaving), reduces) {
        (false, _) => 1,
        (true, false) => 4,
        (true, true) => 8,
    };
    let most_uf = most_uf.max(wishes.vectors.unwrap_or(1).min(MOST_UF));
    let mut all = Vec::new();
    for &reg_bits in &target.reg_bits {
        if options.reg_bits_limit.is_some_and(|limit| reg_bits > limit) {
            continue;
        }
        let vfs = match options.force_vf {
            Some(vf) => vec![vf],
            None => {
                let mut vfs = powers(reg_bits / 64, reg_bits / narrowest);
                if let LaneWish::OneOf(lanes) = &wishes.lanes {
                    vfs.extend(lanes);
                    vfs.sort_unstable();
                    vfs.dedup();
                }
                vfs
            }
        };
        let ufs = match options.force_uf {
            // One vector at a time is for the narrow loop.
            Some(uf) if uf > 1 => vec![1, uf],
            Some(uf) => vec![uf],
            None => powers(1, most_uf),
        };
        for &uf in &ufs {
            for &vf in &vfs {
                let choice = Choice { vf, uf, reg_bits };
                let group = choice.group();
                let valid = vf.is_power_of_two() && uf.is_power_of_two() && vf > 1 && uf <= MOST_UF;
                let short = most_iterations(facts).is_some_and(|n| n < group);
                let apart = facts.max_lanes.is_none_or(|most| group <= most);
                // Lanes of blocks have numbers, which are as wide as the narrowest elements.
                let block = facts.exits.is_none() || group <= 256;
                if valid && vf <= 256 && !short && apart && block {
                    all.push(choice);
                }
            }
        }
    }
    all
}

/// The most iterations that vectors may do, if that is known.
pub(in crate::planner::strategies) fn most_iterations(facts: &LoopFacts) -> Option<u64> {
    let most = [constant_trips(facts), facts.room, facts.most_trips];
    most.into_iter().flatten().min()
}

fn powers(from: u32, to: u32) -> Vec<u32> {
    let mut all = Vec::new();
    let mut n = from.max(1);
    while n <= to {
        all.push(n);
        n *= 2;
    }
    all
}

/// What the loops are chosen for.
#[derive(Clone, Copy, Debug)]
pub(in crate::planner::strategies) struct Work {
    /// Iterations, if their number is known.
    pub trips: Option<u64>,
    /// The most there may be, if that is known.
    pub most: Option<u64>,
    /// Price of a scalar iteration, in quarter cycles.
    pub scalar: u32,
    /// Vectors do all iterations, those of the first and of the last group as well.
    pub whole: bool,
    /// The last iteration is the original loop's in any case.
    pub needs_last: bool,
    /// There is nothing to do in any of them, so that the loop is left out.
    pub idle: bool,
}

impl Work {
    /// Price of the scalar loop.
    pub(in crate::planner::strategies) fn scalar_loop(self) -> u64 {
        let all: u64 = self.runs().iter().map(|(trips, runs)| trips * runs).sum();
        all * u64::from(self.scalar)
    }

    /// The most iterations there are, if it is not known how many, but that they are few.
    pub(in crate::planner::strategies) fn few(self) -> Option<u64> {
        let most = self.most.filter(|_| self.trips.is_none());
        most.filter(|&most| most <= FEW_TRIPS)
    }

    /// What the loop is weighed by: iterations, and how often it runs them.
    fn runs(self) -> Vec<(u64, u64)> {
        match (self.trips, self.few()) {
            (Some(trips), _) => vec![(trips, 1)],
            (None, Some(most)) => vec![(most, 1), (most / 2, 1), (most / 4, 1)],
            (None, None) => vec![(ASSUMED_TRIPS, 1), (SHORT_TRIPS, SHORT_RUNS)],
        }
    }
}

/// All wide loops that are wanted, each with the narrow one that suits it best.
pub(in crate::planner::strategies) fn pairs(
    loops: &[PricedLoop],
    work: Work,
    options: &Options,
    wishes: &LoopWishes,
) -> Vec<Chosen> {
    let vectors = options.force_uf.or(wishes.vectors);
    let lanes = |c: &&PricedLoop| c.choice.has_wished_lanes(wishes);
    let loops: Vec<PricedLoop> = loops.iter().filter(lanes).copied().collect();
    let wanted = |c: &&PricedLoop| vectors.is_none_or(|uf| c.choice.uf == uf);
    let pair = |&wide: &PricedLoop| {
        let narrows = loops.iter().filter(|n| goes_on(&wide, n)).copied();
        let all = std::iter::once(None).chain(narrows.map(Some));
        let all = all.flat_map(|narrow| {
            let least = narrow.unwrap_or(wide);
            let small = least.choice.group() <= LAST_GROUP && least.code <= LAST_LIMIT;
            let repeats = least.repeats && small;
            let lasts = [false, true]
                .into_iter()
                .filter(move |&last| !last || repeats);
            lasts.map(move |last| Chosen::of(wide, narrow, last, work))
        });
        best(&all.collect::<Vec<Chosen>>(), options)
    };
    loops.iter().filter(wanted).filter_map(pair).collect()
}

/// The smallest of the loops that take hardly longer than the cheapest ones, and of these the cheapest; the first
/// of equals.
pub(in crate::planner::strategies) fn best(pairs: &[Chosen], options: &Options) -> Option<Chosen> {
    let least = pairs.iter().map(|chosen| chosen.cost).min()?;
    let most = least + least * u64::from(options.slower_percent) / 100;
    let fast = pairs.iter().filter(|chosen| chosen.cost <= most);
    fast.copied()
        .min_by_key(|chosen| (chosen.code(), chosen.cost))
}

/// Whether a loop may go on where a wider one stops.
fn goes_on(wide: &PricedLoop, narrow: &PricedLoop) -> bool {
    let (w, n) = (wide.choice, narrow.choice);
    n.uf == 1
        && n.reg_bits == w.reg_bits
        && n.vf <= w.vf
        && n.group() < w.group()
        && narrow.code <= NARROW_LIMIT
}

impl Chosen {
    /// The same with another wide loop in the place of its own.
    pub(in crate::planner::strategies) fn with_wide(&self, wide: PricedLoop, work: Work) -> Chosen {
        Chosen::of(wide, self.narrow, self.last, work)
    }

    /// Price of the vector loops and the scalar iterations that they leave.
    fn total(&self, work: Work) -> u64 {
        let beside = work.few().map_or(0, |_| COMING_AND_GOING);
        let last = match work.needs_last {
            true => u64::from(work.scalar) + COMING_AND_GOING,
            false => 0,
        };
        let runs = work.runs().into_iter();
        runs.map(|(trips, runs)| {
            let vectors = trips.saturating_sub(u64::from(work.needs_last));
            runs * (self.price(work, vectors) + last + beside)
        })
        .sum()
    }

    /// Price of a number of iterations; unless it is known, those that a loop leaves are half of what
    /// it does at once.
    fn price(&self, work: Work, trips: u64) -> u64 {
        let Chosen { wide, narrow, .. } = self;
        let left = |trips: u64, group: u64| match work.trips {
            Some(_) => trips % group,
            None => trips.min(group / 2),
        };
        let group = wide.choice.group();
        if work.whole {
            return (trips / group + 1) * u64::from(wide.iteration) + u64::from(wide.once) / 2;
        }
        // Other lanes need constants and reductions of their own.
        let other = narrow.filter(|narrow| narrow.choice.vf != wide.choice.vf);
        let once = u64::from(wide.once) / 2 + other.map_or(0, |narrow| u64::from(narrow.once) / 2);
        let rest = match trips < group {
            true => trips,
            false => left(trips, group),
        };
        if self.last && trips >= self.least().choice.group() {
            return once + self.overlapping(trips, rest);
        }
        let mut total = once + (trips - rest) * u64::from(wide.iteration) / group;
        let mut scalars = rest;
        if let Some(narrow) = narrow {
            let group = narrow.choice.group();
            scalars = left(rest, group);
            total += (rest - scalars) * u64::from(narrow.iteration) / group;
        }
        total + scalars * u64::from(work.scalar)
    }

    /// The same without what runs once, where the last vector does what does not fill one, of `rest` iterations that the
    /// wide loop leaves: none is left to scalar code.
    fn overlapping(&self, trips: u64, rest: u64) -> u64 {
        let (wide, least) = (self.wide, self.least());
        let (group, part) = (wide.choice.group(), least.choice.group());
        // The last vector is not the loop's in any case.
        let rest = if rest == 0 { group.min(trips) } else { rest };
        (trips - rest) * u64::from(wide.iteration) / group
            + rest.div_ceil(part) * u64::from(least.iteration)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many iterations there are is not known.
    const UNKNOWN: Work = Work {
        trips: None,
        most: None,
        scalar: 8,
        whole: false,
        needs_last: false,
        idle: false,
    };

    /// A vector of `vf` lanes costs `iteration`.
    fn candidate(vf: u32, uf: u32, iteration: u32) -> PricedLoop {
        PricedLoop {
            choice: Choice {
                vf,
                uf,
                reg_bits: 256,
            },
            technique: Technique::default(),
            iteration: iteration * uf + 4,
            once: 8,
            code: iteration * uf,
            repeats: false,
        }
    }

    /// Only time counts.
    fn fastest() -> Options {
        Options {
            slower_percent: 0,
            ..Options::default()
        }
    }

    /// Lanes and vectors of the wide loop, lanes of the narrow one.
    fn best(
        candidates: &[PricedLoop],
        trips: Option<u64>,
        force_uf: Option<u32>,
    ) -> Option<(u32, u32, Option<u32>)> {
        let work = Work { trips, ..UNKNOWN };
        let options = Options {
            force_uf,
            ..fastest()
        };
        let all = pairs(candidates, work, &options, &LoopWishes::default());
        let chosen = super::best(&all, &options)?;
        let wide = chosen.wide.choice;
        Some((wide.vf, wide.uf, chosen.narrow.map(|n| n.choice.vf)))
    }

    const ALL: [(u32, u32); 6] = [(4, 1), (8, 1), (4, 2), (8, 2), (4, 4), (8, 4)];

    #[test]
    fn what_the_wide_loop_leaves_is_done_by_the_cheapest_narrow_one() {
        let all = ALL.map(|(vf, uf)| candidate(vf, uf, 8));
        assert_eq!(best(&all, None, None), Some((8, 4, Some(8))));
        assert_eq!(best(&all, None, Some(1)), Some((8, 1, Some(4))));
        let cheap = ALL.map(|(vf, uf)| candidate(vf, uf, vf / 4));
        assert_eq!(best(&cheap, None, None), Some((8, 4, Some(4))));
    }

    #[test]
    fn a_large_body_is_not_written_twice() {
        let all = ALL.map(|(vf, uf)| candidate(vf, uf, 2 * NARROW_LIMIT / 3 * vf / 4));
        let work = Work {
            scalar: NARROW_LIMIT,
            ..UNKNOWN
        };
        let options = Options::default();
        let pairs_of = |all: &[PricedLoop]| pairs(all, work, &options, &LoopWishes::default());
        let chosen = super::best(&pairs_of(&all), &options).map(|c| c.narrow);
        assert_eq!(chosen.map(|n| n.map(|n| n.choice.vf)), Some(Some(4)));
        let larger = ALL.map(|(vf, uf)| candidate(vf, uf, NARROW_LIMIT));
        let chosen = super::best(&pairs_of(&larger), &options).map(|c| c.narrow);
        assert_eq!(chosen, Some(None));
    }

    #[test]
    fn the_last_iteration_has_a_price() {
        let wide = candidate(8, 1, 8);
        let total = |trips, needs_last| {
            let work = Work {
                trips: Some(trips),
                needs_last,
                ..UNKNOWN
            };
            Chosen::of(wide, None, false, work).cost
        };
        // One iteration of 8, and the way to it; where it fills no vector, it is one of those that are left anyway.
        assert_eq!(total(17, true), total(16, false) + 8 + COMING_AND_GOING);
        assert_eq!(total(17, true), total(17, false) + COMING_AND_GOING);
        assert_eq!(total(16, true), total(8, false) + 8 * 8 + COMING_AND_GOING);
    }

    #[test]
    fn less_code_is_worth_a_little_time() {
        let all = ALL.map(|(vf, uf)| candidate(vf, uf, 8 * vf));
        let best = |slower_percent| {
            let options = Options {
                slower_percent,
                ..Options::default()
            };
            let work = Work {
                scalar: 80,
                ..UNKNOWN
            };
            let all = pairs(&all, work, &options, &LoopWishes::default());
            let chosen = super::best(&all, &options)?;
            let narrow = chosen.narrow.map(|n| n.choice.vf);
            Some((chosen.wide.choice.vf, chosen.wide.choice.uf, narrow))
        };
        // An element takes 8.1 in the largest loop and 9 in the smallest.
        assert_eq!(best(0), Some((8, 4, Some(4))));
        assert_eq!(best(20), Some((4, 1, None)));
    }

    #[test]
    fn wishes_are_for_lanes_of_all_loops_and_for_vectors_of_the_wide_one() {
        let all = ALL.map(|(vf, uf)| candidate(vf, uf, 8));
        let best = |lanes: LaneWish, vectors: Option<u32>| {
            let wishes = LoopWishes {
                lanes,
                vectors,
                ..LoopWishes::default()
            };
            let chosen = super::best(&pairs(&all, UNKNOWN, &fastest(), &wishes), &fastest())?;
            let wide = chosen.wide.choice;
            Some((wide.vf, wide.uf, chosen.narrow.map(|n| n.choice.vf)))
        };
        let four = LaneWish::OneOf(vec![3, 4]);
        assert_eq!(best(four.clone(), None), Some((4, 4, Some(4))));
        assert_eq!(best(four, Some(2)), Some((4, 2, Some(4))));
        assert_eq!(best(LaneWish::PerRegister(4), None), Some((8, 4, Some(8))));
        assert_eq!(best(LaneWish::PerRegister(2), None), None);
        assert_eq!(best(LaneWish::OneOf(vec![16]), None), None);
        assert_eq!(best(LaneWish::Any, Some(3)), None);
    }

    #[test]
    fn constant_trip_counts_are_divided_exactly() {
        let all = ALL.map(|(vf, uf)| candidate(vf, uf, 8));
        assert_eq!(best(&all, Some(96), None), Some((8, 4, None)));
        assert_eq!(best(&all, Some(100), None), Some((8, 4, Some(4))));
        assert_eq!(best(&all, Some(104), None), Some((8, 4, Some(8))));
        assert_eq!(best(&[], Some(3), None), None);
    }
}
