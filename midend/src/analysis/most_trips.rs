//! The most iterations that a loop runs, by what is tested before it and by what its counter and its bound are computed
//! from: what is left behind a loop that was unrolled by hand (`for (; i < n - 3; i += 4) .. for (; i < n; i++) ..`), or
//! `n & 7` iterations. Only to weigh what vectors gain: that sums may wrap around is not looked at.

use super::facts::TripCount;
use super::loop_view::LoopView;
use crate::ssa::{BinaryOp, Block, ConvertOp, Function, Imm, IntCC, Op, Terminator, Value};
use frontend::sorted::SortedMap;

/// More iterations are as many as any.
const MANY: i128 = 1 << 12;

/// Tests before a loop that are looked at.
const MOST_TESTS: usize = 16;

/// How far the computation of a value is followed.
const DEPTH: u32 = 6;

/// The most iterations of a loop, if they are few.
pub(crate) fn most_trips(view: &LoopView<'_>, trip: &TripCount) -> Option<u64> {
    let f = view.f;
    let (up, strict) = match trip.cc {
        IntCC::Slt | IntCC::Ult => (true, 1),
        IntCC::Sle | IntCC::Ule => (true, 0),
        IntCC::Sgt | IntCC::Ugt => (false, 1),
        IntCC::Sge | IntCC::Uge => (false, 0),
        IntCC::Eq | IntCC::Ne => return None,
    };
    let first = Sum::of(f, trip.start).plus(trip.offset.into());
    let bound = Sum::of(f, trip.bound);
    let way = if up {
        bound.clone().minus(&first)
    } else {
        first.clone().minus(&bound)
    };
    let tested = tests(view).filter_map(|test| way.most_if(f, test));
    // What is compared as numbers without sign is not below zero.
    let unsigned = matches!(trip.cc, IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge);
    let higher = if up { &bound } else { &first };
    let from_zero = unsigned.then(|| higher.most(f)).flatten();
    let longest = tested.chain(way.most(f)).chain(from_zero).min()?;
    let passes = match longest - strict {
        less if less < 0 => 0,
        more => more / i128::from(trip.step.unsigned_abs().max(1)) + 1,
    };
    let all = passes + i128::from(trip.tested_at_end);
    u64::try_from(all).ok().filter(|_| all < MANY)
}

/// What holds before a loop: the nearest tests that every way to it passes, and how they end.
fn tests<'a>(view: &'a LoopView<'_>) -> impl Iterator<Item = (Value, bool)> + 'a {
    let dominators = std::iter::successors(Some(view.header), |&block| view.dom.idom(block));
    let tests = dominators.skip(1).filter_map(|block| {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = &view.f.blocks[block].terminator
        else {
            return None;
        };
        let leads = |to: Block| {
            view.function.calls_to(to).len() == 1 && view.dom.dominates(to, view.header)
        };
        match (leads(then.block), leads(otherwise.block)) {
            (true, false) => Some((*cond, true)),
            (false, true) => Some((*cond, false)),
            _ => None,
        }
    });
    tests.take(MOST_TESTS)
}

/// A sum of values, each times a factor that is not 0, and a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    terms: SortedMap<Value, i128>,
    number: i128,
}

impl Sum {
    fn of(f: &Function, value: Value) -> Sum {
        let mut sum = Sum::default();
        sum.add(f, value, 1, DEPTH);
        sum
    }

    fn add(&mut self, f: &Function, value: Value, factor: i128, depth: u32) {
        let (op, args) = match f.operation_of(value) {
            Some(operation) if depth > 0 => operation,
            _ => return self.add_term(value, factor),
        };
        let depth = depth - 1;
        match (op, args) {
            (Op::Const(Imm::Int(number)), _) => self.number += factor * i128::from(*number),
            (Op::Binary(BinaryOp::Add, _), &[a, b]) => {
                self.add(f, a, factor, depth);
                self.add(f, b, factor, depth);
            }
            (Op::Binary(BinaryOp::Sub, _), &[a, b]) => {
                self.add(f, a, factor, depth);
                self.add(f, b, -factor, depth);
            }
            (Op::PtrAdd { scale }, &[a, b]) => {
                self.add(f, a, factor, depth);
                self.add(f, b, factor * i128::from(*scale), depth);
            }
            (Op::Convert(ConvertOp::SExt | ConvertOp::ZExt | ConvertOp::PtrToInt), &[from])
                if f.values[from].ty.bits() >= 32 =>
            {
                self.add(f, from, factor, depth);
            }
            _ => self.add_term(value, factor),
        }
    }

    fn add_term(&mut self, value: Value, factor: i128) {
        let sum = self.terms.get(&value).copied().unwrap_or(0) + factor;
        match sum {
            0 => self.terms.remove(&value),
            sum => self.terms.insert(value, sum),
        };
    }

    fn plus(mut self, number: i128) -> Sum {
        self.number += number;
        self
    }

    fn times(mut self, factor: i128) -> Sum {
        self.number *= factor;
        self.terms.values_mut().for_each(|own| *own *= factor);
        self
    }

    fn minus(mut self, other: &Sum) -> Sum {
        self.number -= other.number;
        for (&value, &factor) in &other.terms {
            self.add_term(value, -factor);
        }
        self
    }

    /// What it is at most, by what its terms are computed from.
    fn most(&self, f: &Function) -> Option<i128> {
        let most = |(&value, &factor): (&Value, &i128)| {
            let (least, most) = range(f, value, DEPTH);
            let end = if factor > 0 { most } else { least };
            end.map(|end| factor * end)
        };
        let terms = self.terms.iter().map(most).sum::<Option<i128>>()?;
        Some(terms + self.number)
    }

    /// What it is at most where a test ends so.
    fn most_if(&self, f: &Function, (cond, holds): (Value, bool)) -> Option<i128> {
        let (Op::ICmp(cc), &[a, b]) = f.operation_of(cond)? else {
            return None;
        };
        let cc = if holds { *cc } else { cc.inverse() };
        // Distances of pointers are divided by the size of what they point to.
        let (a, by) = dividend(f, a);
        let (a, b) = (Sum::of(f, a), Sum::of(f, b).times(by));
        // What is 0 or less, as the test says.
        let found = match cc {
            IntCC::Slt | IntCC::Ult => vec![a.minus(&b).plus(1)],
            IntCC::Sle | IntCC::Ule => vec![a.minus(&b).plus(1 - by)],
            IntCC::Sgt | IntCC::Ugt => vec![b.minus(&a).plus(by)],
            IntCC::Sge | IntCC::Uge => vec![b.minus(&a)],
            IntCC::Eq => vec![a.clone().minus(&b).plus(1 - by), b.minus(&a)],
            IntCC::Ne => Vec::new(),
        };
        let mut alike = found.into_iter().filter(|sum| sum.terms == self.terms);
        alike.next().map(|sum| self.number - sum.number)
    }
}

/// What a value divides, rounding down, and by what number.
fn dividend(f: &Function, value: Value) -> (Value, i128) {
    let Some((Op::Binary(op, _), &[a, b])) = f.operation_of(value) else {
        return (value, 1);
    };
    match (op, f.constant(b).map(i128::from)) {
        (BinaryOp::AShr | BinaryOp::LShr, Some(by @ 0..=31)) => (a, 1 << by),
        (BinaryOp::SDiv | BinaryOp::UDiv, Some(by)) if by > 0 => (a, by),
        _ => (value, 1),
    }
}

/// What a value is at least and at most; `None`: not known.
fn range(f: &Function, value: Value, depth: u32) -> (Option<i128>, Option<i128>) {
    let unknown = (None, None);
    let (Some((op, args)), Some(depth)) = (f.operation_of(value), depth.checked_sub(1)) else {
        return unknown;
    };
    let number = |value: Value| f.constant(value).map(i128::from);
    match (op, args) {
        (Op::Const(Imm::Int(number)), _) => (Some((*number).into()), Some((*number).into())),
        (Op::Binary(BinaryOp::And, _), &[a, b]) => {
            let mask = [a, b]
                .into_iter()
                .filter_map(number)
                .find(|&mask| mask >= 0);
            (mask.map(|_| 0), mask)
        }
        (Op::Binary(BinaryOp::URem, _), &[_, b]) => {
            let divisor = number(b).filter(|&divisor| divisor > 0);
            (Some(0), divisor.map(|divisor| divisor - 1))
        }
        (Op::Binary(BinaryOp::SRem, _), &[_, b]) => {
            let most = number(b).map(|divisor| (divisor.abs() - 1).max(0));
            (most.map(|most| -most), most)
        }
        (Op::Convert(ConvertOp::ZExt), &[from]) => {
            (Some(0), Some((1 << f.values[from].ty.bits()) - 1))
        }
        (Op::Convert(ConvertOp::SExt), &[from]) => {
            let half = 1 << (f.values[from].ty.bits() - 1);
            (Some(-half), Some(half - 1))
        }
        (Op::Binary(BinaryOp::SMin | BinaryOp::UMin, _), &[a, b]) => {
            let (x, y) = (range(f, a, depth), range(f, b, depth));
            let most = x.1.into_iter().chain(y.1).min();
            (x.0.zip(y.0).map(|(x, y)| x.min(y)), most)
        }
        (Op::Binary(BinaryOp::SMax | BinaryOp::UMax, _), &[a, b]) => {
            let (x, y) = (range(f, a, depth), range(f, b, depth));
            let least = x.0.into_iter().chain(y.0).max();
            (least, x.1.zip(y.1).map(|(x, y)| x.max(y)))
        }
        _ => unknown,
    }
}
