//! Narrowing: the smallest lane width that gives the same observed bits for each integer.
//!
//! C computes in `int` or wider; stores and comparisons often need less. Two facts decide: how many
//! low bits of a value its users look at (backward), and what values it can take (forward).
//!
//! invariant: lanes of the natural width hold the low bits of the value; where a user looks at more
//! bits than that, the value's range fits the width, so extending by [`Widths::extension`] is exact.

mod idioms;
mod indices;
mod origins;
mod products;

use super::divide::{self, Division};
use super::fixed_point::Product;
use super::linearize::{Linear, Step};
use super::mask::Mask;
use super::minmax::clamp;
use super::range::Range;
use super::redundancies::Redundancies;
use crate::plan::Rounding;
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, IntCC, Op, Overflow, Type, UnaryOp, Value};
use crate::ssa::{InstData, ValueDef};
use crate::target::RowOp;
use frontend::sorted::{SortedMap, SortedSet};
use origins::Origins;

/// Operations that truth values are followed through.
const DEEPEST_TRUTH: u32 = 4;

/// `|a - b|`, never negative as an unsigned integer of its natural width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// First.
    pub a: Value,
    /// Second.
    pub b: Value,
    /// Whether lanes hold the operands as signed integers.
    pub signed: bool,
}

impl Distance {
    /// The operations that give the larger and the smaller operand.
    pub fn extremes(self) -> (BinaryOp, BinaryOp) {
        match self.signed {
            true => (BinaryOp::SMax, BinaryOp::SMin),
            false => (BinaryOp::UMax, BinaryOp::UMin),
        }
    }
}

/// Half a sum, of integers of its natural width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average {
    /// First.
    pub a: Value,
    /// Second.
    pub b: Value,
    /// Whether one is added before.
    pub rounding: Rounding,
    /// Whether they are signed.
    pub signed: bool,
}

/// Lane widths of a region's integers.
#[derive(Clone, Debug, Default)]
pub struct Widths {
    natural: SortedMap<Value, u32>,
    ranges: SortedMap<Value, Range>,
    /// Operation that stands for a shift, minimum or maximum at its natural width.
    pub ops: SortedMap<Value, BinaryOp>,
    /// Absolute values that are distances of values of their natural width.
    pub distances: SortedMap<Value, Distance>,
    /// Divisions by constants, for lanes of the natural width.
    pub divisions: SortedMap<Value, Division>,
    /// Quotients and remainders that are done as those of `float`s where lanes have 32 bits.
    pub floats: SortedSet<Value>,
    /// Shifts that are averages of values of their natural width.
    pub averages: SortedMap<Value, Average>,
    /// Shifts that are bits of products of values of their natural width.
    pub products: SortedMap<Value, Product>,
    /// Values of which only the bits that users look at are right in their lanes.
    pub partial: SortedSet<Value>,
    /// Width and comparison for each integer comparison.
    pub compares: SortedMap<Value, (u32, IntCC)>,
    /// Width and conversion for each integer that becomes floating.
    pub to_float: SortedMap<Value, (u32, ConvertOp)>,
}

impl Widths {
    /// Width of the lanes in which a value is computed.
    pub fn natural(&self, f: &Function, value: Value) -> u32 {
        let bits = f.values[value].ty.bits();
        self.natural.get(&value).copied().unwrap_or(bits)
    }

    /// Has a value computed in lanes of so many bits, which its range fits.
    pub(super) fn set(&mut self, value: Value, bits: u32, range: Range) {
        self.natural.insert(value, bits);
        self.ranges.insert(value, range);
    }

    /// How lanes of the natural width become wider.
    pub fn extension(&self, f: &Function, value: Value) -> ConvertOp {
        if self.range(f, value).fits_unsigned(self.natural(f, value)) {
            ConvertOp::ZExt
        } else {
            ConvertOp::SExt
        }
    }

    /// Divides by a constant, or in floating point, in lanes of the operation's own type, if the target
    /// has what it takes.
    pub fn divide(&mut self, f: &Function, inst: Inst, has: &dyn Fn(RowOp, Type) -> bool) {
        let data = &f.insts[inst];
        let (Op::Binary(op, _), &[a, b], Some(result)) = (&data.op, &data.args[..], data.result)
        else {
            return;
        };
        let bits = f.values[result].ty.bits();
        let division = f
            .constant(b)
            .and_then(|by| Division::new(*op, self.range(f, a), by, bits, bits))
            .filter(|division| division.available(has, bits));
        if let Some(division) = division {
            self.divisions.insert(result, division);
        } else if divide::is_division(*op) {
            self.floats(f, (*op, result), a, b, has);
        }
    }

    /// Divides small integers of 32 bits as `float`s, if the target has what it takes.
    fn floats(
        &mut self,
        f: &Function,
        (op, result): (BinaryOp, Value),
        a: Value,
        b: Value,
        has: &dyn Fn(RowOp, Type) -> bool,
    ) {
        let rows = [
            (RowOp::Convert(ConvertOp::SiToF, Type::F32), Type::I32),
            (RowOp::Convert(ConvertOp::FToSi, Type::I32), Type::F32),
            (RowOp::Binary(BinaryOp::FDiv), Type::F32),
        ];
        let exact = divide::divides_as_floats(op, self.range(f, a), self.range(f, b));
        if exact
            && f.values[result].ty == Type::I32
            && rows.into_iter().all(|(row, ty)| has(row, ty))
        {
            self.floats.insert(result);
        }
    }

    /// What is known of a value.
    pub fn range(&self, f: &Function, value: Value) -> Range {
        if let Some(range) = self.ranges.get(&value) {
            return *range;
        }
        let ty = f.values[value].ty;
        if !ty.is_int() {
            return Range::full(64);
        }
        if let Some(c) = f.constant(value) {
            return Range::exact(ty.bits().max(8), i128::from(c), i128::from(c));
        }
        let ValueDef::Result(inst) = f.values[value].def else {
            return Range::of_type(ty);
        };
        let data = &f.insts[inst];
        match data.op {
            Op::Convert(op @ (ConvertOp::ZExt | ConvertOp::SExt)) => {
                extended(op, Range::of_type(f.values[data.args[0]].ty), ty)
            }
            _ => Range::of_type(ty),
        }
    }
}

/// Computes lane widths. `available` tells whether the target has an operation for an element;
/// `demanded` are values that are needed in full from outside.
pub fn narrow(
    f: &Function,
    linear: &Linear,
    redundancies: &Redundancies,
    available: &dyn Fn(RowOp, Type) -> bool,
    demanded: &[Value],
) -> Widths {
    let mut widths = Widths::default();
    for step in &linear.steps {
        forward(f, linear, redundancies, &mut widths, step);
    }
    let mut demands = Demands {
        f,
        linear,
        redundancies,
        available,
        widths,
        bits: SortedMap::new(),
        origins: Origins::of(f, linear),
    };
    for &value in demanded {
        demands.full(value);
    }
    // Conditions of switches are compared with their cases in full.
    let masks = linear.steps.iter().flat_map(|s| match s {
        Step::Inst { mask, .. } => vec![*mask],
        Step::Join { sources, .. } => sources.iter().map(|s| s.0).collect(),
        Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => Vec::new(),
    });
    let mut stack: Vec<_> = masks.collect();
    let mut seen = SortedSet::new();
    while let Some(mask) = stack.pop() {
        if !seen.insert(mask) {
            continue;
        }
        match *linear.masks.get(mask) {
            Mask::Within(value, ..) => demands.full(value),
            Mask::And(a, b) | Mask::Or(a, b) => stack.extend([a, b]),
            Mask::Not(a) => stack.push(a),
            Mask::True | Mask::Cond(..) | Mask::Exit(..) => {}
        }
    }
    for step in linear.steps.iter().rev() {
        match step {
            Step::Join { param, sources } => {
                if !demands.clamped(*param) {
                    let values: Vec<Value> = sources.iter().map(|s| s.1).collect();
                    demands.selection(*param, &values);
                }
            }
            Step::Inst { inst, .. } => demands.inst(*inst),
            // Only bodies without loops are narrowed.
            Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => {}
        }
    }
    demands.widths
}

fn extended(op: ConvertOp, from: Range, to: Type) -> Range {
    let (lo, hi) = match op {
        ConvertOp::ZExt => from.unsigned,
        _ => from.signed,
    };
    Range::exact(to.bits(), lo, hi)
}

fn forward(
    f: &Function,
    linear: &Linear,
    redundancies: &Redundancies,
    widths: &mut Widths,
    step: &Step,
) {
    let clamped = |value: Value, widths: &Widths| {
        let (op, a, b) = clamp(f, linear, &|v| redundancies.first(v), value)?;
        let (x, y) = (widths.range(f, a), widths.range(f, b));
        let bits = f.values[value].ty.bits();
        Some(of_binary(bits, op, Overflow::Wraps, x, y))
    };
    let (result, range) = match step {
        Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => return,
        Step::Join { param, sources } => {
            if !f.values[*param].ty.is_int() {
                return;
            }
            let mut range = widths.range(f, sources[0].1);
            for (_, value) in &sources[1..] {
                range = range.union(widths.range(f, *value));
            }
            (*param, clamped(*param, widths).unwrap_or(range))
        }
        Step::Inst { inst, .. } => {
            let data = &f.insts[*inst];
            let Some(result) = data.result else { return };
            if !f.values[result].ty.is_int() || f.values[result].ty == Type::I1 {
                return;
            }
            let known = match data.op {
                Op::Select => clamped(result, widths),
                _ => None,
            };
            (
                result,
                known.unwrap_or_else(|| of_inst(f, widths, data, result)),
            )
        }
    };
    widths.ranges.insert(result, range);
}

fn of_inst(f: &Function, widths: &Widths, data: &InstData, result: Value) -> Range {
    let ty = f.values[result].ty;
    let bits = ty.bits();
    let arg = |n: usize| widths.range(f, data.args[n]);
    match &data.op {
        Op::Binary(op, overflow) => of_binary(bits, *op, *overflow, arg(0), arg(1)),
        Op::Unary(UnaryOp::IAbs) => {
            let (lo, hi) = arg(0).signed;
            let least = if lo > 0 { lo } else { 0 };
            Range::exact(bits, least, (-lo).max(hi))
        }
        Op::Unary(UnaryOp::PopCount) => {
            let most = arg(0).unsigned.1.max(0) as u128;
            Range::exact(bits, 0, i128::from(128 - most.leading_zeros()))
        }
        Op::Select => arg(1).union(arg(2)),
        Op::Convert(op @ (ConvertOp::ZExt | ConvertOp::SExt)) => extended(*op, arg(0), ty),
        Op::Convert(ConvertOp::Trunc) => {
            let from = arg(0);
            let signed = Range::exact(bits, from.signed.0, from.signed.1);
            let unsigned = Range::exact(bits, from.unsigned.0, from.unsigned.1);
            Range {
                signed: (
                    signed.signed.0.max(unsigned.signed.0),
                    signed.signed.1.min(unsigned.signed.1),
                ),
                unsigned: (
                    signed.unsigned.0.max(unsigned.unsigned.0),
                    signed.unsigned.1.min(unsigned.unsigned.1),
                ),
            }
        }
        _ => widths.range(f, result),
    }
}

fn of_binary(bits: u32, op: BinaryOp, overflow: Overflow, a: Range, b: Range) -> Range {
    let exact = |lo: i128, hi: i128| match overflow {
        Overflow::Undefined => Range::clamped(bits, lo, hi),
        Overflow::Wraps => Range::exact(bits, lo, hi),
    };
    let (s, t) = (a.signed, b.signed);
    let (u, v) = (a.unsigned, b.unsigned);
    let full = Range::full(bits);
    let non_negative = s.0 >= 0 && t.0 >= 0;
    let count = (v.0 == v.1 && v.0 < i128::from(bits)).then_some(v.0 as u32);
    match op {
        BinaryOp::Add => exact(s.0 + t.0, s.1 + t.1),
        BinaryOp::Sub => exact(s.0 - t.1, s.1 - t.0),
        BinaryOp::Mul => {
            let products = [s.0 * t.0, s.0 * t.1, s.1 * t.0, s.1 * t.1];
            let lo = products.into_iter().min().unwrap_or(0);
            let hi = products.into_iter().max().unwrap_or(0);
            exact(lo, hi)
        }
        BinaryOp::And => match (s.0 >= 0, t.0 >= 0) {
            (true, true) => Range::exact(bits, 0, s.1.min(t.1)),
            (true, false) => Range::exact(bits, 0, s.1),
            (false, true) => Range::exact(bits, 0, t.1),
            (false, false) => full,
        },
        BinaryOp::Or | BinaryOp::Xor if non_negative => {
            let top = s.1.max(t.1) as u128;
            let ones = (1i128 << (128 - top.leading_zeros())) - 1;
            Range::exact(bits, 0, ones)
        }
        BinaryOp::Shl => match count {
            Some(c) => exact(s.0 << c, s.1 << c),
            None => full,
        },
        BinaryOp::LShr => match count {
            Some(c) => Range::exact(bits, u.0 >> c, u.1 >> c),
            None => Range::exact(bits, 0, u.1),
        },
        BinaryOp::AShr => match count {
            Some(c) => Range::exact(bits, s.0 >> c, s.1 >> c),
            None => Range::exact(bits, s.0.min(0), s.1.max(-1)),
        },
        BinaryOp::SMin => Range::exact(bits, s.0.min(t.0), s.1.min(t.1)),
        BinaryOp::SMax => Range::exact(bits, s.0.max(t.0), s.1.max(t.1)),
        BinaryOp::UMin => Range::exact(bits, u.0.min(v.0), u.1.min(v.1)),
        BinaryOp::UMax => Range::exact(bits, u.0.max(v.0), u.1.max(v.1)),
        BinaryOp::UDiv if v.0 > 0 => Range::exact(bits, u.0 / v.1, u.1 / v.0),
        BinaryOp::SDiv if t.0 > 0 => {
            Range::exact(bits, (s.0 / t.0).min(s.0 / t.1), (s.1 / t.0).max(s.1 / t.1))
        }
        BinaryOp::SRem if t.0 > 0 => {
            Range::exact(bits, s.0.min(0).max(1 - t.1), s.1.max(0).min(t.1 - 1))
        }
        BinaryOp::URem if v.0 > 0 => Range::exact(bits, 0, u.1.min(v.1 - 1)),
        // Nothing is divided by zero.
        BinaryOp::UDiv | BinaryOp::URem => Range::exact(bits, 0, u.1),
        BinaryOp::SRem => Range::exact(bits, s.0.min(0), s.1.max(0)),
        BinaryOp::SDiv => {
            let most = s.0.abs().max(s.1.abs());
            Range::exact(bits, -most, most)
        }
        _ => full,
    }
}

/// The backward pass.
struct Demands<'a> {
    f: &'a Function,
    linear: &'a Linear,
    redundancies: &'a Redundancies,
    available: &'a dyn Fn(RowOp, Type) -> bool,
    widths: Widths,
    bits: SortedMap<Value, u32>,
    origins: Origins,
}

impl Demands<'_> {
    fn demand(&mut self, value: Value, bits: u32) {
        let own = self.f.values[value].ty.bits();
        let entry = self.bits.entry(value).or_insert(0);
        *entry = (*entry).max(bits.min(own));
    }

    fn full(&mut self, value: Value) {
        self.demand(value, 64);
    }

    fn range(&self, value: Value) -> Range {
        self.widths.range(self.f, value)
    }

    /// The smallest width of at least `least` bits for which `choose` gives an operation that the
    /// target has.
    fn pick<T>(
        &self,
        full: u32,
        least: u32,
        choose: impl Fn(u32) -> Option<(RowOp, T)>,
    ) -> Option<(u32, T)> {
        [8, 16, 32, 64]
            .into_iter()
            .filter(|&w| least <= w && w < full)
            .find_map(|w| {
                let (row, what) = choose(w)?;
                let ty = Type::int_of_bits(w)?;
                (self.available)(row, ty).then_some((w, what))
            })
    }

    /// Bits of `value` that matter: what users look at, or all that its range needs. Truth values are as wide
    /// as what was compared, unless their users look at less: a mask of other lanes has to be made for them.
    fn needed(&self, value: Value) -> u32 {
        let full = self.f.values[value].ty.bits();
        let demanded = self.bits.get(&value).copied().unwrap_or(full).max(1);
        let compared = self.compared(value, DEEPEST_TRUTH).unwrap_or(0);
        demanded.min(self.fitting(value).max(compared))
    }

    /// The widest elements that the comparisons are made of from which alone a value is computed.
    fn compared(&self, value: Value, depth: u32) -> Option<u32> {
        let ValueDef::Result(inst) = self.f.values[value].def else {
            return None;
        };
        let data = &self.f.insts[inst];
        match (&data.op, &data.args[..]) {
            _ if depth == 0 => None,
            (Op::FCmp(_), &[a, _]) => Some(self.f.values[a].ty.bits()),
            (Op::ICmp(_), &[a, b]) => Some(self.fitting(a).max(self.fitting(b))),
            (Op::Convert(ConvertOp::ZExt), &[a]) if self.f.values[a].ty == Type::I1 => {
                self.compared(a, depth - 1)
            }
            (Op::Binary(op, _), &[a, b]) => {
                use BinaryOp::{Add, And, Or, Sub, Xor};
                let of_lanes = matches!(op, Add | And | Or | Sub | Xor);
                let both = self
                    .compared(a, depth - 1)?
                    .max(self.compared(b, depth - 1)?);
                of_lanes.then_some(both)
            }
            _ => None,
        }
    }

    /// Bits that a value's range needs.
    fn fitting(&self, value: Value) -> u32 {
        let range = self.range(value);
        let fitting = [8, 16, 32].into_iter().find(|&w| range.fits(w));
        fitting.unwrap_or(self.f.values[value].ty.bits())
    }

    fn is_lane_integer(&self, value: Value) -> bool {
        let ty = self.f.values[value].ty;
        ty.is_int() && ty != Type::I1
    }

    fn selection(&mut self, result: Value, values: &[Value]) {
        if !self.is_lane_integer(result) {
            values.iter().for_each(|&v| self.full(v));
            return;
        }
        let full = self.f.values[result].ty.bits();
        let picked = self.pick(full, self.needed(result), |_| Some((RowOp::Select, ())));
        let w = picked.map_or(full, |p| p.0);
        self.widths.natural.insert(result, w);
        values.iter().for_each(|&v| self.demand(v, w));
    }

    fn inst(&mut self, inst: Inst) {
        let data = &self.f.insts[inst];
        let args = data.args.clone();
        let Some(result) = data.result else {
            args.iter().for_each(|&a| self.full(a));
            return;
        };
        match &data.op {
            Op::Load(_) | Op::PtrAdd { .. } => {}
            Op::Binary(op, _) if self.is_lane_integer(result) => {
                self.binary(*op, result, args[0], args[1]);
            }
            Op::Unary(UnaryOp::IAbs) => self.absolute(result, args[0]),
            Op::Unary(UnaryOp::PopCount) => self.bits_counted(result, args[0]),
            Op::Select => {
                if !self.clamped(result) {
                    self.selection(result, &args[1..]);
                }
            }
            Op::ICmp(cc) => self.compare(*cc, result, args[0], args[1]),
            Op::Convert(op) => self.convert(*op, result, args[0]),
            _ => args.iter().for_each(|&a| self.full(a)),
        }
    }

    /// Quotient or remainder by a constant.
    fn division(&mut self, op: BinaryOp, result: Value, a: Value, divisor: i64) -> bool {
        let full = self.f.values[result].ty.bits();
        let range = self.range(a);
        let mut widths = [8, 16, 32, 64].into_iter().filter(|w| *w <= full);
        let found = widths.find_map(|w| {
            let division = Division::new(op, range, divisor, full, w)?;
            division
                .available(self.available, w)
                .then_some((w, division))
        });
        let Some((w, division)) = found else {
            return false;
        };
        self.widths.natural.insert(result, w);
        self.widths.divisions.insert(result, division);
        self.demand(a, w);
        true
    }

    fn binary(&mut self, op: BinaryOp, result: Value, a: Value, b: Value) {
        if let Some((w, average)) = self.average(op, result, a, b) {
            self.widths.natural.insert(result, w);
            self.widths.averages.insert(result, average);
            self.demand(average.a, w);
            self.demand(average.b, w);
            return;
        }
        if let Some((w, product)) = self.product(op, result, a, b) {
            self.widths.natural.insert(result, w);
            self.widths.products.insert(result, product);
            self.demand(product.a, w);
            self.demand(product.b, w);
            return;
        }
        if let Some(divisor) = self.f.constant(b)
            && self.division(op, result, a, divisor)
        {
            return;
        }
        let full = self.f.values[result].ty.bits();
        let mut needed = self.needed(result);
        if op == BinaryOp::And {
            // A narrower result out of wide operands for wide users is two conversions.
            let demanded = self.bits.get(&result).copied().unwrap_or(full);
            let widest = self.fitting(a).max(self.fitting(b));
            needed = needed.max(widest.min(demanded));
        }
        let picked = match op {
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Mul
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor => self.pick(full, needed, |_| Some((RowOp::Binary(op), op))),
            BinaryOp::Shl => self.f.constant(b).and_then(|c| {
                self.pick(full, needed, |w| {
                    (0 <= c && c < i64::from(w)).then_some((RowOp::ShiftConst(op), op))
                })
            }),
            BinaryOp::LShr | BinaryOp::AShr => self.right_shift(op, result, a, b),
            BinaryOp::SMin | BinaryOp::SMax | BinaryOp::UMin | BinaryOp::UMax => {
                let (x, y) = (self.range(a), self.range(b));
                self.pick(full, 8, |w| {
                    let op = extremum(op, x, y, w)?;
                    Some((RowOp::Binary(op), op))
                })
            }
            BinaryOp::SDiv | BinaryOp::SRem | BinaryOp::UDiv | BinaryOp::URem => {
                self.widths
                    .floats(self.f, (op, result), a, b, self.available);
                let (x, y) = (self.range(a), self.range(b));
                self.pick(full, needed, |w| {
                    let op = divide::in_lanes(op, x, y, w)?;
                    Some((RowOp::Binary(op), op))
                })
            }
            _ => None,
        };
        let Some((w, op)) = picked else {
            self.full(a);
            self.full(b);
            return;
        };
        self.widths.natural.insert(result, w);
        self.widths.ops.insert(result, op);
        if op == BinaryOp::LShr && !self.range(a).fits_unsigned(w) {
            self.widths.partial.insert(result);
        }
        match (op, self.f.constant(b)) {
            (BinaryOp::And, Some(c)) if c >= 0 => {
                let bits = 64 - c.leading_zeros();
                self.demand(a, w.min(bits.max(1)));
            }
            _ => self.demand(a, w),
        }
        self.demand(b, w);
    }

    fn compare(&mut self, cc: IntCC, result: Value, a: Value, b: Value) {
        let ty = self.f.values[a].ty;
        if !ty.is_int() || ty == Type::I1 {
            self.full(a);
            self.full(b);
            return;
        }
        let (x, y) = (self.range(a), self.range(b));
        let least = self.origins.least(result).max(8);
        let picked = self.pick(ty.bits(), least, |w| {
            let cc = comparison(cc, x, y, w)?;
            Some((RowOp::ICmp(cc), cc))
        });
        let (w, cc) = picked.unwrap_or((ty.bits(), cc));
        self.widths.compares.insert(result, (w, cc));
        self.demand(a, w);
        self.demand(b, w);
    }

    fn convert(&mut self, op: ConvertOp, result: Value, a: Value) {
        let demanded = self.bits.get(&result).copied().unwrap_or(64);
        match op {
            ConvertOp::ZExt | ConvertOp::SExt | ConvertOp::Trunc => self.demand(a, demanded),
            ConvertOp::SiToF | ConvertOp::UiToF => {
                let from = self.f.values[a].ty;
                let to = self.f.values[result].ty;
                let range = self.range(a);
                let small = |w: u32| {
                    let exact = match op {
                        ConvertOp::SiToF => range.fits_signed(w),
                        _ => range.signed.0 >= 0 && range.fits_signed(w),
                    };
                    exact.then_some((RowOp::Convert(ConvertOp::SiToF, to), ConvertOp::SiToF))
                };
                // `full + 1` lets the full width have the signed conversion too.
                let picked = self.pick(from.bits() + 1, 32, small);
                let (w, op) = picked.unwrap_or((from.bits(), op));
                self.widths.to_float.insert(result, (w, op));
                self.demand(a, w);
            }
            _ => self.full(a),
        }
    }
}

/// The operation on lanes of `w` bits that gives a minimum or maximum of values in these ranges.
pub(super) fn extremum(op: BinaryOp, x: Range, y: Range, w: u32) -> Option<BinaryOp> {
    let unsigned = x.fits_unsigned(w) && y.fits_unsigned(w);
    let non_negative = x.signed.0 >= 0 && y.signed.0 >= 0;
    match op {
        BinaryOp::SMin | BinaryOp::SMax if x.fits_signed(w) && y.fits_signed(w) => Some(op),
        BinaryOp::SMin if unsigned && non_negative => Some(BinaryOp::UMin),
        BinaryOp::SMax if unsigned && non_negative => Some(BinaryOp::UMax),
        BinaryOp::UMin | BinaryOp::UMax if unsigned => Some(op),
        _ => None,
    }
}

fn comparison(cc: IntCC, x: Range, y: Range, w: u32) -> Option<IntCC> {
    let signed = x.fits_signed(w) && y.fits_signed(w);
    let unsigned = x.fits_unsigned(w) && y.fits_unsigned(w);
    let non_negative = x.signed.0 >= 0 && y.signed.0 >= 0;
    let (as_signed, as_unsigned, wants_signed) = match cc {
        IntCC::Eq | IntCC::Ne => return (signed || unsigned).then_some(cc),
        IntCC::Slt | IntCC::Ult => (IntCC::Slt, IntCC::Ult, cc == IntCC::Slt),
        IntCC::Sle | IntCC::Ule => (IntCC::Sle, IntCC::Ule, cc == IntCC::Sle),
        IntCC::Sgt | IntCC::Ugt => (IntCC::Sgt, IntCC::Ugt, cc == IntCC::Sgt),
        IntCC::Sge | IntCC::Uge => (IntCC::Sge, IntCC::Uge, cc == IntCC::Sge),
    };
    // Signed comparisons are the cheaper ones on x86.
    if signed && (wants_signed || non_negative) {
        Some(as_signed)
    } else if unsigned && (!wants_signed || non_negative) {
        Some(as_unsigned)
    } else {
        None
    }
}
