//! From where to where an access reaches in all iterations of a loop, those of loops inside taken together: what
//! must not overlap if nobody says that two pointers lead to different objects.
//!
//! An address is a sum in which counters of loops inside are integers between a first and a last value. Each is
//! replaced by the one or the other, which is right where what it is multiplied by is not negative. That no sum
//! wraps is made sure of by conditions: counters move by less than 2^32, and what they are multiplied by is at most
//! [`MAX_FACTOR`], so that a few of them stay below 2^63, in which case the ends are in order if they are as
//! numbers without a sign.

use super::facts::{Check, Extend, MemoryRange, Monomial, Row, TripCount};
use super::induction;
use super::linear::Forms;
use super::loop_view::LoopView;
use super::loops::{Loop, LoopData, LoopForest};
use super::polynomial::{Factor, Polynomial};
use super::rows::{self, Address, Addresses};
use super::trip_count::{Inputs, is_signed, trip_counts};
use crate::ssa::{Block, IntCC, Overflow, Terminator, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};
use std::cell::OnceCell;

/// What a counter is multiplied by at most, in bytes.
const MAX_FACTOR: u64 = 1 << 28;
/// How far a counter moves at most.
const MAX_WAY: u64 = u32::MAX as u64;
/// Counters of one address that are replaced at most.
const MAX_COUNTERS: usize = 4;

/// Where an access reaches, and what must be so for that.
pub(super) struct Reach {
    pub range: MemoryRange,
    pub conditions: Vec<Check>,
}

/// The accesses of a loop, and the trip counts of the loops inside.
pub(super) struct Ranges<'a> {
    forest: &'a LoopForest,
    addresses: &'a Addresses<'a>,
    /// By the headers of loops inside. Most loops are proved without.
    tests: OnceCell<SortedMap<Block, Tests>>,
}

/// What the test by which a loop inside ends says.
struct Tests {
    /// The loop.
    l: Loop,
    /// It stands at the beginning of each iteration, and not at its end as well.
    first: bool,
    trips: Vec<TripCount>,
}

impl<'a> Ranges<'a> {
    pub fn new(forest: &'a LoopForest, addresses: &'a Addresses<'a>) -> Ranges<'a> {
        Ranges {
            forest,
            addresses,
            tests: OnceCell::new(),
        }
    }

    /// Of an access of `size` bytes in a block of the loop.
    pub fn reach(&self, address: &Address, size: i64, block: Block) -> Option<Reach> {
        let counters = self.around(block);
        let mut conditions = Vec::new();
        let low = counters.extreme(&address.bytes, End::Low, &mut conditions)?;
        let high = counters.extreme(&address.bytes, End::High, &mut conditions)?;
        let high = high.plus(&Polynomial::constant(size), 1)?;
        conditions.dedup();
        Some(Reach {
            range: MemoryRange {
                root: address.root,
                low: monomials(&low)?,
                high: monomials(&high)?,
            },
            conditions,
        })
    }

    /// What must be so for the rows of an access to be numbered by numbers that do not wrap: fewer than 2^34 of them on
    /// either side of the first one.
    pub fn few_rows(&self, address: &Address, row: &Row, block: Block) -> Option<Vec<Check>> {
        let mut conditions = Vec::new();
        if !address.wraps {
            return Some(conditions);
        }
        let counters = self.around(block);
        let (mut fixed, mut counted) = (0u64, 0u64);
        for (factors, count) in rows::row_numbers(&address.bytes, row) {
            let most = match factors.len() {
                0 => {
                    fixed = fixed.checked_add(count)?;
                    continue;
                }
                1 => MAX_WAY,
                2 => MAX_WAY >> 16,
                _ => return None,
            };
            counted = counted.checked_add(count)?;
            for factor in factors {
                counters.limit_factor(factor, most, &mut conditions)?;
            }
        }
        (fixed <= MAX_WAY && counted <= 3).then_some(conditions)
    }

    fn around(&self, block: Block) -> Counters<'_> {
        Counters {
            view: self.addresses.view,
            ranges: self,
            block,
        }
    }

    fn tests(&self) -> &SortedMap<Block, Tests> {
        self.tests.get_or_init(|| {
            let view = self.addresses.view;
            let inside = |data: &LoopData| data.header != view.header && view.contains(data.header);
            let inside = self.forest.loops.iter().filter(|(_, data)| inside(data));
            let tests = inside.filter_map(|(l, data)| Some((data.header, self.tests_of(l, data)?)));
            tests.collect()
        })
    }

    /// Of a loop inside that is left at its beginning or at the end of each iteration.
    fn tests_of(&self, l: Loop, data: &LoopData) -> Option<Tests> {
        let view = self.addresses.view;
        let &[latch] = &data.latches[..] else {
            return None;
        };
        let leaves = |block: &Block| match &view.f.blocks[*block].terminator {
            Terminator::Branch {
                then, otherwise, ..
            } => self.forest.contains(l, then.block) != self.forest.contains(l, otherwise.block),
            _ => false,
        };
        let exiting = [data.header, latch].into_iter().find(leaves)?;
        let inner = view.inside(data.header, data.blocks.clone(), latch, exiting);
        let offsets = induction::offsets(&inner);
        let inductions = induction::inductions(&inner, &offsets);
        let forms = Forms::compute(&inner, &inductions, &SortedSet::new());
        let trips = trip_counts(&Inputs {
            view: &inner,
            forms: &forms,
            offsets: &offsets,
            inductions: &inductions,
        });
        let first = exiting != latch;
        Some(Tests { l, first, trips })
    }
}

fn few_iterations() -> Check {
    let last = Monomial {
        values: Vec::new(),
        last: true,
        coefficient: 1,
    };
    Check::AtMost {
        sum: vec![last],
        most: MAX_WAY,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Low,
    High,
}

impl End {
    /// The end of a factor that decides over this end of its product.
    fn of_factor(self, coefficient: i64) -> End {
        match (self, coefficient < 0) {
            (end, false) => end,
            (End::Low, true) => End::High,
            (End::High, true) => End::Low,
        }
    }
}

/// The loops inside around an access.
struct Counters<'a> {
    view: &'a LoopView<'a>,
    ranges: &'a Ranges<'a>,
    block: Block,
}

impl Counters<'_> {
    /// The least or the greatest that a sum can be; the iteration in it is the last one.
    fn extreme(
        &self,
        sum: &Polynomial,
        end: End,
        conditions: &mut Vec<Check>,
    ) -> Option<Polynomial> {
        let mut sum = sum.clone();
        for _ in 0..MAX_COUNTERS {
            let varying = |(factors, _): &(&[Factor], i64)| {
                factors.iter().any(|f| matches!(f, Factor::Varying(..)))
            };
            let Some((factors, coefficient)) = sum.products().find(varying) else {
                return self.over_iterations(&sum, end, conditions);
            };
            let others = others(factors, |f| matches!(f, Factor::Varying(..)))?;
            let replaced = Polynomial::product(factors.to_vec(), coefficient);
            let counter = factors.iter().find_map(|f| match *f {
                Factor::Varying(value, extend) => Some((value, extend)),
                Factor::Iteration | Factor::Invariant(..) => None,
            })?;
            let [first, last] = self.ends(counter)?;
            self.limit(&others, coefficient, conditions)?;
            self.limit_way(&first, &last, conditions)?;
            let by = match end.of_factor(coefficient) {
                End::Low => first,
                End::High => last,
            };
            let with = by.times(&Polynomial::product(others, coefficient))?;
            sum = sum.plus(&replaced, -1)?.plus(&with, 1)?;
        }
        None
    }

    /// The same of a sum without counters of loops inside.
    fn over_iterations(
        &self,
        sum: &Polynomial,
        end: End,
        conditions: &mut Vec<Check>,
    ) -> Option<Polynomial> {
        let mut extreme = Polynomial::default();
        for (factors, coefficient) in sum.products() {
            if factors.contains(&Factor::Iteration) {
                let others = others(factors, |f| *f == Factor::Iteration)?;
                self.limit(&others, coefficient, conditions)?;
                conditions.push(few_iterations());
                if end.of_factor(coefficient) == End::Low {
                    continue;
                }
            }
            extreme = extreme.plus(&Polynomial::product(factors.to_vec(), coefficient), 1)?;
        }
        Some(extreme)
    }

    /// Sees to it that what a counter is multiplied by is neither negative, but for a constant, nor large.
    fn limit(
        &self,
        others: &[Factor],
        coefficient: i64,
        conditions: &mut Vec<Check>,
    ) -> Option<()> {
        let size = i64::try_from(coefficient.unsigned_abs()).ok()?;
        if others.is_empty() {
            return (size.unsigned_abs() <= MAX_FACTOR).then_some(());
        }
        let sum = monomials(&Polynomial::product(others.to_vec(), size))?;
        let most = MAX_FACTOR;
        conditions.push(Check::AtMost { sum, most });
        // The factors of a product of several might be negative together.
        for factor in others.iter().filter(|_| others.len() > 1) {
            let sum = monomials(&Polynomial::product(vec![*factor], 1))?;
            conditions.push(Check::AtMost { sum, most });
        }
        Some(())
    }

    /// Sees to it that a factor of a row's number is at most so large, if its type does not say so.
    fn limit_factor(&self, factor: Factor, most: u64, conditions: &mut Vec<Check>) -> Option<()> {
        let narrow = |value: Value| {
            let bits = self.view.f.values[value].ty.bits();
            bits < 64 && (1u64 << bits) - 1 <= most
        };
        match factor {
            Factor::Iteration if most < MAX_WAY => None,
            Factor::Iteration => {
                conditions.push(few_iterations());
                Some(())
            }
            Factor::Invariant(value, _) | Factor::Varying(value, _) if narrow(value) => Some(()),
            Factor::Invariant(..) => {
                let sum = monomials(&Polynomial::product(vec![factor], 1))?;
                conditions.push(Check::AtMost { sum, most });
                Some(())
            }
            Factor::Varying(value, extend) => {
                let [first, last] = self.ends((value, extend))?;
                self.limit_way(&first, &last, conditions)?;
                for (end, which) in [(first, End::Low), (last, End::High)] {
                    let end = self.over_iterations(&end, which, conditions)?;
                    match end.as_constant() {
                        Some(end) if u64::try_from(end).is_ok_and(|end| end <= most) => {}
                        Some(_) => return None,
                        None => {
                            let sum = monomials(&end)?;
                            conditions.push(Check::AtMost { sum, most });
                        }
                    }
                }
                Some(())
            }
        }
    }

    /// Sees to it that a counter is not before its first value nor far from it.
    fn limit_way(
        &self,
        first: &Polynomial,
        last: &Polynomial,
        conditions: &mut Vec<Check>,
    ) -> Option<()> {
        let mut inner = Vec::new();
        let last = self.over_iterations(last, End::High, &mut inner)?;
        let first = self.over_iterations(first, End::Low, &mut inner)?;
        let way = last.plus(&first, -1)?;
        let counted = |(factors, _): (&[Factor], i64)| {
            factors.iter().any(|f| matches!(f, Factor::Varying(..)))
        };
        if way.products().any(counted) {
            return None;
        }
        conditions.extend(inner);
        match way.as_constant() {
            Some(way) => {
                let way = u64::try_from(way).ok()?;
                (way <= MAX_WAY).then_some(())
            }
            None => {
                let sum = monomials(&way)?;
                conditions.push(Check::AtMost { sum, most: MAX_WAY });
                Some(())
            }
        }
    }

    /// The least and the greatest value of a counter of a loop inside around the access.
    fn ends(&self, (counter, extend): (Value, Extend)) -> Option<[Polynomial; 2]> {
        let Counters { view, ranges, .. } = *self;
        let ValueDef::Param(header, _) = view.f.values[counter].def else {
            return None;
        };
        let Tests { l, first, trips } = ranges.tests().get(&header)?;
        // The test stands before the access, or at the end of each iteration.
        let before_test = *first && self.block == header;
        if before_test || !ranges.forest.contains(*l, self.block) {
            return None;
        }
        let mut trips = trips.iter().filter(|trip| trip.counter == counter);
        // A bound that is a number needs no condition.
        let ends = |trip: &TripCount| self.ends_by(trip, extend);
        let known = trips
            .clone()
            .filter(|trip| view.constant(trip.bound).is_some());
        known
            .clone()
            .find_map(ends)
            .or_else(|| trips.find_map(ends))
    }

    /// The same as the test says of which this is the trip count.
    fn ends_by(&self, trip: &TripCount, extend: Extend) -> Option<[Polynomial; 2]> {
        let alike = trip.ty == Type::I64 || is_signed(trip.cc) == (extend == Extend::Sign);
        let one_by_one = !trip.not_equal || trip.step.abs() == 1;
        if trip.widen.is_some() || trip.ty == Type::Ptr || !alike || !one_by_one {
            return None;
        }
        let start = self.ranges.addresses.reading(trip.start, extend)?;
        let bound = self.ranges.addresses.reading(trip.bound, extend)?;
        // What passes the test, and is one step on where the test comes at the end.
        let strict = matches!(trip.cc, IntCC::Slt | IntCC::Ult | IntCC::Sgt | IntCC::Ugt);
        // A counter may step over the end of its type, and go on.
        if trip.overflow == Overflow::Wraps && (trip.step.abs() != 1 || !strict) {
            return None;
        }
        // Where the ends are not in order nothing is done, but for loops that run once before they ask, that end at
        // one value only, or whose bound is a number without a sign: there, the ends are in order in all iterations
        // if they are in one.
        let differs = |end: &Polynomial| {
            let mut products = end.products();
            products.any(|(factors, _)| !factors.iter().all(|f| matches!(f, Factor::Invariant(..))))
        };
        let in_order = !trip.tested_at_end && !trip.not_equal && is_signed(trip.cc);
        if !in_order && (differs(&start) || differs(&bound)) {
            return None;
        }
        let strict = i64::from(strict);
        let step = if trip.tested_at_end { trip.step } else { 0 };
        let beyond = step.checked_sub(trip.offset)?;
        Some(match trip.step > 0 {
            true => {
                let last = bound.plus(&Polynomial::constant(beyond.checked_sub(strict)?), 1)?;
                [start, last]
            }
            false => {
                let last = bound.plus(&Polynomial::constant(beyond.checked_add(strict)?), 1)?;
                [last, start]
            }
        })
    }
}

/// The factors of a product but one, all of which are the same in all iterations.
fn others(factors: &[Factor], one: impl Fn(&Factor) -> bool) -> Option<Vec<Factor>> {
    let mut others = factors.to_vec();
    others.remove(others.iter().position(one)?);
    let fixed = |f: &Factor| matches!(f, Factor::Invariant(..));
    others.iter().all(fixed).then_some(others)
}

/// As the facts have it.
fn monomials(sum: &Polynomial) -> Option<Vec<Monomial>> {
    let product = |(factors, coefficient): (&[Factor], i64)| {
        let mut product = Monomial {
            values: Vec::new(),
            last: false,
            coefficient,
        };
        for factor in factors {
            match *factor {
                Factor::Invariant(value, extend) => product.values.push((value, extend)),
                Factor::Iteration if !product.last => product.last = true,
                Factor::Iteration | Factor::Varying(..) => return None,
            }
        }
        Some(product)
    };
    sum.products().map(product).collect()
}
