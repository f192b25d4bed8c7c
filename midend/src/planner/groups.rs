//! Integer sums whose addends are narrower than the sum: neighbouring lanes are added into wider
//! ones, so that no lane has to be widened before.
//!
//! Counters add truth values, which are as wide as what is compared; they are here even if there are
//! no wider lanes to sum them in.
//!
//! Integer addition wraps, so that its order is free. Sums of groups that are narrower than the
//! variable must not wrap, though: they are kept non-negative by a bias until they are wide enough.

use super::counters::{self, Counter};
use crate::analysis::facts::CarriedValue;
use crate::engine::mask::{MaskId, Masks};
use crate::engine::narrow::Widths;
use crate::engine::range::Range;
use crate::engine::sequence::At;
use crate::engine::shape::Shapes;
use crate::engine::widen::{Parts, Widener};
use crate::plan::{GroupOp, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, Function, Imm, Inst, Op, Type, Value, ValueDef};
use crate::target::RowOp;

/// A sum by groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grouped {
    op: GroupOp,
    operands: Vec<Operand>,
    /// Lanes of the operands.
    from: Type,
    /// Lanes of the first sums; those of the operands if each lane is a group.
    to: Type,
    /// Bounds of one addend.
    term: (i128, i128),
    /// The addends are subtracted.
    negate: bool,
}

/// What is summed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operand {
    /// A value.
    Value(Value),
    /// 1 in these lanes, compared in that many bits, and 0 in the others.
    Ones(MaskId, u32),
}

/// What the search looks at.
pub(super) struct Search<'a> {
    pub f: &'a Function,
    pub widths: &'a Widths,
    pub shapes: &'a Shapes,
    /// Whether the target has a row.
    pub has: &'a dyn Fn(RowOp, Type) -> bool,
    pub vf: u32,
    pub masks: &'a Masks,
}

impl Search<'_> {
    /// The reduction as a sum by groups.
    pub(super) fn find(&self, carried: &CarriedValue, chain: &[Inst]) -> Option<Grouped> {
        let sum = self.f.values[carried.phi].ty;
        let &[inst] = chain else { return None };
        let data = &self.f.insts[inst];
        if data.result != Some(carried.next) || !matches!(sum, Type::I32 | Type::I64) {
            return None;
        }
        let (Op::Binary(op, _), &[a, b]) = (&data.op, &data.args[..]) else {
            return None;
        };
        let (x, negate) = match (op, a == carried.phi, b == carried.phi) {
            (BinaryOp::Add, true, false) => (b, false),
            (BinaryOp::Add, false, true) => (a, false),
            (BinaryOp::Sub, true, false) => (b, true),
            _ => return None,
        };
        let grouped = self.of_addend(x, sum)?;
        Some(Grouped { negate, ..grouped })
    }

    /// The sum of what the lanes of a value are.
    pub(super) fn of_addend(&self, x: Value, sum: Type) -> Option<Grouped> {
        if self.shapes.is_uniform(x) {
            return None;
        }
        let inner = self.unextended(x);
        let forms = [self.distance(inner), self.product(inner), self.plain(x)];
        let mut found = forms.into_iter().flatten().filter_map(|form| {
            let to = self.sums(&form, sum)?;
            Some(Grouped { to, ..form })
        });
        found.next()
    }

    /// A counter as a sum of truth values.
    pub(super) fn count(&self, carried: &CarriedValue, counter: Counter) -> Option<Grouped> {
        let sum = self.f.values[carried.phi].ty;
        let compared = counters::width(self.f, self.masks, self.widths, counter.mask);
        let bits = compared.min(sum.bits());
        let counted = |from| Grouped {
            op: GroupOp::Unsigned,
            operands: vec![Operand::Ones(counter.mask, bits)],
            from,
            to: from,
            term: (0, 1),
            negate: counter.down,
        };
        if !sum.is_int() || sum == Type::I1 {
            return None;
        }
        let narrow = counted(Type::int_of_bits(bits)?);
        let to = matches!(sum, Type::I32 | Type::I64)
            .then(|| self.sums(&narrow, sum))
            .flatten();
        Some(match to {
            Some(to) => Grouped { to, ..narrow },
            None => counted(sum),
        })
    }

    /// The value before it was extended without a change.
    fn unextended(&self, x: Value) -> Value {
        let ValueDef::Result(inst) = self.f.values[x].def else {
            return x;
        };
        let data = &self.f.insts[inst];
        let inner = data.args.first().copied().unwrap_or(x);
        let same = match data.op {
            _ if self.f.values[inner].ty == Type::I1 => false,
            Op::Convert(ConvertOp::SExt) => true,
            Op::Convert(ConvertOp::ZExt) => self.range(inner).signed.0 >= 0,
            _ => false,
        };
        // What comes from memory is extended by the sum itself, in the way it is extended here.
        match self.f.values[inner].def {
            ValueDef::Result(inst) if same => match self.f.insts[inst].op {
                Op::Binary(..) | Op::Unary(_) | Op::Fma => inner,
                _ => x,
            },
            _ => x,
        }
    }

    fn distance(&self, x: Value) -> Option<Grouped> {
        let distance = self.widths.distances.get(&x)?;
        let from = Type::int_of_bits(self.widths.natural(self.f, x))?;
        let operands = vec![distance.a, distance.b];
        (!distance.signed).then(|| form(GroupOp::Distance, operands, from, self.range(x).unsigned))
    }

    fn product(&self, x: Value) -> Option<Grouped> {
        let ValueDef::Result(inst) = self.f.values[x].def else {
            return None;
        };
        let data = &self.f.insts[inst];
        let (Op::Binary(BinaryOp::Mul, _), &[a, b]) = (&data.op, &data.args[..]) else {
            return None;
        };
        let (u, v) = (self.range(a), self.range(b));
        // In narrower lanes the factors' upper bits would not be there.
        let whole = self.f.values[x].ty.bits() >= 32 && self.widths.natural(self.f, x) >= 16;
        let small = whole && u.fits_signed(16) && v.fits_signed(16);
        let (s, t) = (u.signed, v.signed);
        let mut products = [s.0 * t.0, s.0 * t.1, s.1 * t.0, s.1 * t.1];
        products.sort_unstable();
        let bounds = if a == b {
            (0, products[3])
        } else {
            (products[0], products[3])
        };
        small.then(|| form(GroupOp::Product, vec![a, b], Type::I16, bounds))
    }

    fn plain(&self, x: Value) -> Option<Grouped> {
        let ty = self.f.values[x].ty;
        let range = self.range(x);
        let least = [8, 16, 32].into_iter().find(|&w| range.fits(w))?;
        if least >= ty.bits() {
            return None;
        }
        let (op, bounds) = match range.fits_unsigned(least) {
            true => (GroupOp::Unsigned, range.unsigned),
            false => (GroupOp::Signed, range.signed),
        };
        Some(form(op, vec![x], Type::int_of_bits(least)?, bounds))
    }

    fn range(&self, x: Value) -> Range {
        self.widths.range(self.f, x)
    }

    /// The type of the first sums, if the target has what it takes to get from there to `sum`.
    fn sums(&self, form: &Grouped, sum: Type) -> Option<Type> {
        let has = |to: Type| (self.has)(RowOp::SumGroups(form.op, to), form.from);
        let full = |to: Type| self.vf * form.from.bits() >= to.bits();
        let wide = [sum, Type::I64].into_iter().find(|&to| has(to) && full(to));
        let staged = || {
            let second = (self.has)(RowOp::SumGroups(GroupOp::Unsigned, Type::I64), Type::I32);
            let spread = Grouped {
                to: Type::I32,
                ..form.clone()
            }
            .spread();
            let possible = second && spread <= i128::from(u32::MAX);
            (possible && has(Type::I32) && full(Type::I64)).then_some(Type::I32)
        };
        wide.or_else(staged)
    }
}

fn form(op: GroupOp, operands: Vec<Value>, from: Type, term: (i128, i128)) -> Grouped {
    Grouped {
        op,
        operands: operands.into_iter().map(Operand::Value).collect(),
        from,
        to: from,
        term,
        negate: false,
    }
}

impl Grouped {
    /// Bounds of the sum of a group.
    fn group(&self) -> (i128, i128) {
        let each = i128::from(self.to.bits() / self.from.bits());
        (self.term.0 * each, self.term.1 * each)
    }

    /// How far apart sums of groups can be.
    fn spread(&self) -> i128 {
        let (lo, hi) = self.group();
        hi.max(0) - lo.min(0)
    }

    /// The vector that a loop of `vf` lanes sums up in, for a variable of type `sum`.
    pub(super) fn accumulator(&self, vf: u32, sum: Type) -> PType {
        let elem = match self.to.bits() < sum.bits() {
            true => Type::I64,
            false => self.to,
        };
        PType::Vector(elem, vf * self.from.bits() / elem.bits())
    }

    /// Width of what is summed.
    pub(super) fn operand_bits(&self) -> u32 {
        self.from.bits()
    }

    /// Writes the loop's part: gives what one iteration adds to the accumulator of that type, of the lanes
    /// that are on.
    pub(super) fn addend(
        &self,
        w: &mut Widener<'_>,
        ty: PType,
        on: Option<&Parts>,
    ) -> Result<PValue, Refusal> {
        let mut parts = self.first(w, on)?;
        if w.b.ty(parts[0]) != ty {
            parts = self.widened(w, &parts);
        }
        Ok(total(w, At::Body, &parts))
    }

    /// Writes the sum of all lanes as a scalar of type `sum`, in [`At::After`].
    pub(super) fn scalar(&self, w: &mut Widener<'_>, sum: Type, lanes: PValue) -> PValue {
        let (PType::Vector(elem, _) | PType::Scalar(elem)) = w.b.ty(lanes) else {
            return lanes;
        };
        let op = POp::Reduce(crate::plan::ReduceOp::Add);
        let result = w.b.inst(At::After, op, &[lanes], PType::Scalar(elem));
        if elem.bits() <= sum.bits() {
            return result;
        }
        let op = POp::Convert(ConvertOp::Trunc);
        w.b.inst(At::After, op, &[result], PType::Scalar(sum))
    }

    /// Whether the addends are subtracted.
    pub(super) fn negate(&self) -> bool {
        self.negate
    }

    /// Sums of groups of each vector.
    fn first(&self, w: &mut Widener<'_>, on: Option<&Parts>) -> Result<Parts, Refusal> {
        let bits = self.from.bits();
        let mut operands = Vec::new();
        for &operand in &self.operands {
            let mut parts = match operand {
                Operand::Value(value) => w.vector(value, bits)?,
                Operand::Ones(mask, compared) => w.ones(mask, compared, self.from)?,
            };
            if let Some(on) = on {
                let ty = w.b.ty(parts[0]);
                let zero = splat(w, self.from, 0, ty);
                for (part, &on) in parts.iter_mut().zip(on) {
                    let args = [on, *part, zero];
                    *part = w.b.inst(At::Body, POp::Select, &args, ty);
                }
                w.b.unrolled(&parts);
            }
            operands.push(parts);
        }
        if let (true, [parts]) = (self.from == self.to, &operands[..]) {
            return Ok(parts.clone());
        }
        let ty = PType::Vector(self.to, w.s.vf * bits / self.to.bits());
        let parts = (0..w.s.uf as usize).map(|u| {
            let args: Vec<PValue> = operands.iter().map(|o| o[u]).collect();
            w.b.inst(At::Body, POp::SumGroups(self.op), &args, ty)
        });
        let parts: Parts = parts.collect();
        w.b.unrolled(&parts);
        Ok(parts)
    }

    /// From 32 to 64 bits: as many vectors together as cannot wrap, biased so that no lane is
    /// negative.
    fn widened(&self, w: &mut Widener<'_>, parts: &Parts) -> Parts {
        let most = i128::from(u32::MAX) / self.spread().max(1);
        let most = usize::try_from(most).unwrap_or(usize::MAX).max(1);
        let ty = w.b.ty(parts[0]);
        let wide = PType::Vector(Type::I64, w.s.vf * self.from.bits() / 64);
        let mut done = Vec::new();
        for some in parts.chunks(most) {
            let mut narrow = total(w, At::Body, some);
            let bias = -self.group().0.min(0) * some.len() as i128;
            if bias > 0 {
                let by = splat(w, Type::I32, bias as i64, ty);
                let op = POp::Binary(BinaryOp::Add);
                narrow = w.b.inst(At::Body, op, &[narrow, by], ty);
            }
            let op = POp::SumGroups(GroupOp::Unsigned);
            done.push(w.b.inst(At::Body, op, &[narrow], wide));
        }
        let bias = -self.group().0.min(0) * parts.len() as i128 * 2;
        if bias > 0 {
            let sum = total(w, At::Body, &done);
            let by = splat(w, Type::I64, bias as i64, wide);
            let op = POp::Binary(BinaryOp::Sub);
            done = vec![w.b.inst(At::Body, op, &[sum, by], wide)];
        }
        done
    }
}

/// The sum of vectors, lane by lane.
fn total(w: &mut Widener<'_>, at: At, parts: &[PValue]) -> PValue {
    let mut parts = parts.to_vec();
    while parts.len() > 1 {
        let pairs = parts.chunks(2).map(|pair| match *pair {
            [a, b] => {
                let ty = w.b.ty(a);
                w.b.inst(at, POp::Binary(BinaryOp::Add), &[a, b], ty)
            }
            _ => pair[0],
        });
        parts = pairs.collect();
    }
    parts[0]
}

pub(super) fn splat(w: &mut Widener<'_>, elem: Type, value: i64, ty: PType) -> PValue {
    let imm = Imm::Int(sign_extend(value, elem.bits()));
    let scalar = w.b.constant(At::Before, elem, imm);
    w.b.inst(At::Before, POp::Splat, &[scalar], ty)
}
