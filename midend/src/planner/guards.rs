//! Run-time checks: conditions under which the vector code is right, evaluated before it.

pub(super) use super::spacing::Group;
use super::spacing::{Bytes, Spacing, alike, spacings};
use crate::analysis::facts::{
    Check, Extend, LinearForm, LoopFacts, MAX_ROW, MemoryAccess, MemoryRange, Monomial, Originals,
    Row,
};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::memory::{base_address, integer_form, widened};
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Type, UnaryOp, Value};
use frontend::sorted::SortedSet;

/// What conditions mean under which sums of addresses neither wrap nor are in disorder.
const MODERATE: &str = "rows and loops inside are neither empty nor huge";

/// The conjunction of all checks, and a phrase for each.
#[derive(Debug, Default)]
pub(super) struct Guard {
    /// `I1`; `None`: nothing to check.
    pub cond: Option<PValue>,
    /// For the reader.
    pub phrases: Vec<String>,
}

impl Guard {
    /// Another condition, of which the reader need not know.
    pub fn also(&mut self, b: &mut Builder, cond: Option<PValue>) {
        self.cond = match (self.cond, cond) {
            (Some(known), Some(cond)) => Some(b.binary(At::Check, BinaryOp::And, known, cond)),
            (known, cond) => known.or(cond),
        };
    }
}

/// Writes the checks of a loop that takes `end` iterations in groups.
pub(super) fn guard(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    facts: &LoopFacts,
    end: PValue,
    group: Group,
) -> Result<Guard, Refusal> {
    let mut writer = Writer {
        b,
        scalars,
        facts,
        end,
        guard: Guard::default(),
        done: SortedSet::new(),
        addresses: Vec::new(),
        ranges: Vec::new(),
    };
    let originals = facts.originals.as_ref().filter(|_| group.originals);
    for check in &facts.checks {
        match check {
            Check::Disjoint { a, b } => writer.disjoint(*a, *b)?,
            // All together, below.
            Check::Distance { .. } => {}
            Check::NoWrap { form, ty, signed } => writer.no_wrap(form, *ty, *signed)?,
            Check::One { value } => writer.one(*value)?,
            Check::Is {
                value,
                number,
                equal,
            } => writer.is(*value, *number, *equal)?,
            Check::Columns { row, step, span } => writer.columns(row, *step, *span)?,
            Check::Apart { a, b } => writer.apart(a, b)?,
            Check::AtMost { sum, most } => writer.at_most(sum, *most)?,
        }
    }
    if let Some(originals) = originals {
        for &(load, store) in &originals.disjoint {
            writer.disjoint(load, store)?;
        }
    }
    // Accesses that do not overlap at all are far enough apart.
    let settled = |a, b| writer.disjoint_elsewhere(originals, a, b);
    let spacings = spacings(facts, originals, group, settled);
    for spacing in spacings.map_err(|why| writer.refuse(why))? {
        writer.spacing(spacing)?;
    }
    Ok(writer.guard)
}

struct Writer<'w, 'a> {
    b: &'w mut Builder,
    scalars: &'w mut Scalars<'a>,
    facts: &'w LoopFacts,
    end: PValue,
    guard: Guard,
    done: SortedSet<(usize, usize)>,
    /// Addresses by what they are made of.
    addresses: Vec<((Value, LinearForm), PValue)>,
    /// Parts of memory, with their ends.
    ranges: Vec<(&'w MemoryRange, (PValue, PValue))>,
}

impl<'w> Writer<'w, '_> {
    fn require(&mut self, cond: PValue, phrase: String) {
        self.guard.cond = Some(match self.guard.cond {
            Some(all) => self.b.binary(At::Check, BinaryOp::And, all, cond),
            None => cond,
        });
        if !self.guard.phrases.contains(&phrase) {
            self.guard.phrases.push(phrase);
        }
    }

    /// The first access like this one stands for its group.
    fn leader(&self, n: usize) -> usize {
        let one = self.facts.access(n);
        let like = self.facts.checked().position(|x| alike(x, one));
        like.unwrap_or(n)
    }

    /// Whether the groups of two accesses are required not to overlap.
    fn disjoint_elsewhere(&self, originals: Option<&Originals>, a: usize, b: usize) -> bool {
        let pair = |a, b| {
            let (p, q) = (self.leader(a), self.leader(b));
            (p.min(q), p.max(q))
        };
        let wanted = pair(a, b);
        let checks = self.facts.checks.iter().filter_map(|check| match check {
            Check::Disjoint { a, b } => Some((*a, *b)),
            _ => None,
        });
        let more = originals.iter().flat_map(|o| o.disjoint.iter().copied());
        wanted.0 != wanted.1 && checks.chain(more).any(|(a, b)| pair(a, b) == wanted)
    }

    fn names(&self, a: usize, b: usize) -> Option<(String, String)> {
        let name = |n: usize| {
            let base = self.scalars.known(self.facts.access(n).base)?;
            self.b.values[base].hint.clone()
        };
        Some((name(a)?, name(b)?))
    }

    fn disjoint(&mut self, a: usize, b: usize) -> Result<(), Refusal> {
        let (mut p, mut q) = (self.leader(a), self.leader(b));
        // Within one group the accesses themselves are compared.
        let whole = p != q;
        if !whole {
            (p, q) = (a, b);
        }
        let pair = (p.min(q), p.max(q));
        if !self.done.insert(pair) {
            return Ok(());
        }
        let (a_low, a_high) = self.bytes(p, whole)?;
        let (b_low, b_high) = self.bytes(q, whole)?;
        let before = self.b.icmp(At::Check, IntCC::Ule, a_high, b_low);
        let after = self.b.icmp(At::Check, IntCC::Ule, b_high, a_low);
        let cond = self.b.binary(At::Check, BinaryOp::Or, before, after);
        let phrase = match self.names(p, q) {
            Some((x, y)) if x != y => format!("{x} and {y} do not overlap"),
            Some((x, _)) => format!("the parts of {x} do not overlap"),
            None => "the accesses do not overlap".to_string(),
        };
        self.require(cond, phrase);
        Ok(())
    }

    /// First byte and one past the last that an access (or all alike) touches in `end` iterations.
    fn bytes(&mut self, n: usize, whole: bool) -> Result<(PValue, PValue), Refusal> {
        let access = self.facts.access(n);
        let group: Vec<&MemoryAccess> = if whole {
            let all = self.facts.checked();
            all.filter(|x| alike(x, access)).collect()
        } else {
            vec![access]
        };
        let low = group.iter().map(|x| x.address.constant).min();
        let low = low.unwrap_or(access.address.constant);
        let mut size = 0;
        for x in &group {
            let high = x.address.constant.checked_sub(low);
            let high = high.and_then(|h| h.checked_add(i64::from(x.ty.bytes())));
            size = size.max(high.ok_or_else(|| self.refuse("offsets are too large"))?);
        }
        let below = low.checked_sub(access.address.constant);
        let below = below.and_then(|by| access.offset.constant.checked_add(by));
        let offset = LinearForm {
            constant: below.ok_or_else(|| self.refuse("offsets are too large"))?,
            ..access.offset.clone()
        };
        let start = self.address(access.base, &offset)?;
        let stride = access.address.iteration;
        // Whoever steps by more may come round to where he began, where not each step is an access.
        if stride.unsigned_abs() > 1 << 24 {
            return Err(self.refuse("the stride is too large"));
        }
        if stride > 0 {
            // `stride * (end - 1) + size`
            let mut high = self.times(self.end, stride);
            high = self.b.binary(At::Check, BinaryOp::Add, start, high);
            if size != stride {
                let more = self.b.int(At::Check, Type::I64, size.wrapping_sub(stride));
                high = self.b.binary(At::Check, BinaryOp::Add, high, more);
            }
            return Ok((start, high));
        }
        let size = self.b.int(At::Check, Type::I64, size);
        if stride == 0 {
            let high = self.b.binary(At::Check, BinaryOp::Add, start, size);
            return Ok((start, high));
        }
        let span = self.travel(stride);
        let first = self.b.binary(At::Check, BinaryOp::Add, start, span);
        let high = self.b.binary(At::Check, BinaryOp::Add, start, size);
        Ok((first, high))
    }

    /// `stride * (end - 1)`.
    fn travel(&mut self, stride: i64) -> PValue {
        let one = self.b.int(At::Check, Type::I64, 1);
        let last = self.b.binary(At::Check, BinaryOp::Sub, self.end, one);
        self.times(last, stride)
    }

    fn times(&mut self, count: PValue, stride: i64) -> PValue {
        if stride == 1 {
            return count;
        }
        let stride = self.b.int(At::Check, Type::I64, stride);
        self.b.binary(At::Check, BinaryOp::Mul, count, stride)
    }

    fn address(&mut self, base: Value, offset: &LinearForm) -> Result<PValue, Refusal> {
        let of = |(key, _): &&((Value, LinearForm), PValue)| key.0 == base && key.1 == *offset;
        if let Some((_, known)) = self.addresses.iter().find(of) {
            return Ok(*known);
        }
        let pointer = base_address(self.b, self.scalars, At::Check, base, offset, 1)?;
        let op = POp::Convert(ConvertOp::PtrToInt);
        let ty = PType::Scalar(Type::I64);
        let address = self.b.inst(At::Check, op, &[pointer], ty);
        self.addresses.push(((base, offset.clone()), address));
        Ok(address)
    }

    /// `to - from - 1 >= bytes - 1` in unsigned numbers: all distances but those from 1 to `bytes - 1`.
    fn spacing(&mut self, spacing: Spacing) -> Result<(), Refusal> {
        let [x, y] = [spacing.from, spacing.to].map(|n| self.facts.access(n));
        let least = match spacing.bytes {
            Bytes::Number(bytes) => self.b.int(At::Check, Type::I64, bytes + spacing.more - 1),
            Bytes::All(stride) => {
                let bytes = self.times(self.end, stride);
                let (op, by) = match spacing.more {
                    0 => (BinaryOp::Sub, 1),
                    more => (BinaryOp::Add, more - 1),
                };
                let by = self.b.int(At::Check, Type::I64, by);
                self.b.binary(At::Check, op, bytes, by)
            }
        };
        let from = self.address(x.base, &x.offset)?;
        let to = self.address(y.base, &y.offset)?;
        let d = self.b.binary(At::Check, BinaryOp::Sub, to, from);
        let one = self.b.int(At::Check, Type::I64, 1);
        let d = self.b.binary(At::Check, BinaryOp::Sub, d, one);
        let cond = self.b.icmp(At::Check, IntCC::Uge, d, least);
        let phrase = match self.names(spacing.from, spacing.to) {
            Some((x, y)) if x != y => format!("{x} and {y} are far enough apart"),
            _ => "the accesses are far enough apart".to_string(),
        };
        self.require(cond, phrase);
        Ok(())
    }

    fn no_wrap(&mut self, form: &LinearForm, ty: Type, signed: bool) -> Result<(), Refusal> {
        let bits = ty.bits();
        let large = form.iteration.unsigned_abs() > 1 << 28;
        if form.root.is_some() || !ty.is_int() || !(8..=32).contains(&bits) || large {
            return Err(self.refuse("a subscript may wrap around"));
        }
        let first = integer_form(self.b, self.scalars, At::Check, form, 1)?;
        let travel = self.travel(form.iteration);
        let last = self.b.binary(At::Check, BinaryOp::Add, first, travel);
        let mut cond = self.within(last, bits, signed);
        if !self.reads_in_range(form, bits, signed) {
            let within = self.within(first, bits, signed);
            cond = self.b.binary(At::Check, BinaryOp::And, within, cond);
        }
        // Few enough iterations that the sum does not wrap in 64 bits; a narrow counter has no more.
        if self.facts.trip.ty.bits() > 32 {
            let one = self.b.int(At::Check, Type::I64, 1);
            let end = self.b.binary(At::Check, BinaryOp::Sub, self.end, one);
            let most = self.b.int(At::Check, Type::I64, i64::from(u32::MAX));
            let few = self.b.icmp(At::Check, IntCC::Ule, end, most);
            cond = self.b.binary(At::Check, BinaryOp::And, few, cond);
        }
        self.require(cond, "no subscript wraps around".to_string());
        Ok(())
    }

    fn one(&mut self, value: Value) -> Result<(), Refusal> {
        let value = self.scalars.get(self.b, At::Check, value)?;
        let PType::Scalar(ty) = self.b.ty(value) else {
            return Err(self.refuse("a stride is no scalar"));
        };
        let one = self.b.int(At::Check, ty, 1);
        let cond = self.b.icmp(At::Check, IntCC::Eq, value, one);
        let phrase = match &self.b.values[value].hint {
            Some(name) => format!("{name} is 1"),
            None => "the stride is 1".to_string(),
        };
        self.require(cond, phrase);
        Ok(())
    }

    /// That is no condition under which the loop is vectorized, but which way of it is.
    fn is(&mut self, value: Value, number: i64, equal: bool) -> Result<(), Refusal> {
        let value = self.scalars.get(self.b, At::Check, value)?;
        let PType::Scalar(ty) = self.b.ty(value) else {
            return Err(self.refuse("a condition is no scalar"));
        };
        let cond = match (ty, (number != 0) == equal) {
            (Type::I1, true) => value,
            (Type::I1, false) => {
                let not = POp::Unary(UnaryOp::Not);
                let ty = PType::Scalar(Type::I1);
                self.b.inst(At::Check, not, &[value], ty)
            }
            _ => {
                let number = self.b.int(At::Check, ty, number);
                let cc = if equal { IntCC::Eq } else { IntCC::Ne };
                self.b.icmp(At::Check, cc, value, number)
            }
        };
        self.guard.also(self.b, Some(cond));
        Ok(())
    }

    /// `step * (end - 1) + span <= row`, of a row that is no longer than [`MAX_ROW`].
    fn columns(&mut self, row: &Row, step: u64, span: u64) -> Result<(), Refusal> {
        let number = |n: u64| i64::try_from(n).ok();
        let numbers = number(row.bytes).zip(number(step)).zip(number(span));
        let Some(((bytes, step), span)) = numbers else {
            return Err(self.refuse("a row is too long"));
        };
        let phrase = "all columns lie in one row".to_string();
        if row.lengths.is_empty() {
            let most = bytes.checked_sub(span).map_or(0, |room| room / step + 1);
            let most = self.b.int(At::Check, Type::I64, most);
            let cond = self.b.icmp(At::Check, IntCC::Ule, self.end, most);
            self.require(cond, phrase);
            return Ok(());
        }
        let length = Monomial {
            values: row.lengths.clone(),
            last: false,
            coefficient: bytes,
        };
        let length = self.product(&length, bytes)?;
        let span = self.b.int(At::Check, Type::I64, span);
        let room = self.b.binary(At::Check, BinaryOp::Sub, length, span);
        let longest = self.b.int(At::Check, Type::I64, MAX_ROW as i64);
        let sane = self.b.icmp(At::Check, IntCC::Ule, room, longest);
        let step = self.b.int(At::Check, Type::I64, step);
        let most = self.b.binary(At::Check, BinaryOp::UDiv, room, step);
        let one = self.b.int(At::Check, Type::I64, 1);
        let last = self.b.binary(At::Check, BinaryOp::Sub, self.end, one);
        let all = self.b.icmp(At::Check, IntCC::Ule, last, most);
        let cond = self.b.binary(At::Check, BinaryOp::And, sane, all);
        self.require(cond, phrase);
        Ok(())
    }

    fn apart(&mut self, a: &'w MemoryRange, b: &'w MemoryRange) -> Result<(), Refusal> {
        let (a_low, a_high) = self.ends(a)?;
        let (b_low, b_high) = self.ends(b)?;
        let before = self.b.icmp(At::Check, IntCC::Ule, a_high, b_low);
        let after = self.b.icmp(At::Check, IntCC::Ule, b_high, a_low);
        let cond = self.b.binary(At::Check, BinaryOp::Or, before, after);
        let name = |range: &MemoryRange| {
            let root = self.scalars.known(range.root)?;
            self.b.values[root].hint.clone()
        };
        let phrase = match (name(a), name(b)) {
            (Some(x), Some(y)) => format!("{x} and {y} do not overlap"),
            _ => "the accesses do not overlap".to_string(),
        };
        self.require(cond, phrase);
        Ok(())
    }

    /// The ends of a part of memory as numbers, which must be in order.
    fn ends(&mut self, range: &'w MemoryRange) -> Result<(PValue, PValue), Refusal> {
        if let Some((_, known)) = self.ranges.iter().find(|(known, _)| *known == range) {
            return Ok(*known);
        }
        let root = self.scalars.get(self.b, At::Check, range.root)?;
        let op = POp::Convert(ConvertOp::PtrToInt);
        let root = self
            .b
            .inst(At::Check, op, &[root], PType::Scalar(Type::I64));
        let mut end = |sum: &[Monomial]| {
            if sum.is_empty() {
                return Ok(root);
            }
            let far = self.sum(sum)?;
            Ok(self.b.binary(At::Check, BinaryOp::Add, root, far))
        };
        let ends = (end(&range.low)?, end(&range.high)?);
        let in_order = self.b.icmp(At::Check, IntCC::Ule, ends.0, ends.1);
        self.require(in_order, MODERATE.to_string());
        self.ranges.push((range, ends));
        Ok(ends)
    }

    fn at_most(&mut self, sum: &[Monomial], most: u64) -> Result<(), Refusal> {
        let Ok(most) = i64::try_from(most) else {
            return Err(self.refuse("a bound is too large"));
        };
        // A narrow counter has no more iterations.
        if let [only] = sum
            && only.last
            && only.values.is_empty()
            && only.coefficient == 1
            && most >= i64::from(u32::MAX)
            && self.facts.trip.ty.bits() <= 32
        {
            return Ok(());
        }
        let sum = self.sum(sum)?;
        let most = self.b.int(At::Check, Type::I64, most);
        let cond = self.b.icmp(At::Check, IntCC::Ule, sum, most);
        self.require(
            cond,
            "rows and loops inside are neither empty nor huge".to_string(),
        );
        Ok(())
    }

    fn sum(&mut self, monomials: &[Monomial]) -> Result<PValue, Refusal> {
        // Constants last, as one writes them.
        let is_constant = |m: &&Monomial| m.values.is_empty() && !m.last;
        let (constants, others): (Vec<_>, Vec<_>) = monomials.iter().partition(is_constant);
        let mut sum = None;
        for monomial in others.into_iter().chain(constants) {
            let negative = monomial.coefficient < 0 && sum.is_some();
            let factor = match negative {
                true => monomial.coefficient.wrapping_neg(),
                false => monomial.coefficient,
            };
            let value = self.product(monomial, factor)?;
            sum = Some(match (sum, negative) {
                (Some(sum), true) => self.b.binary(At::Check, BinaryOp::Sub, sum, value),
                (Some(sum), false) => self.b.binary(At::Check, BinaryOp::Add, sum, value),
                (None, _) => value,
            });
        }
        Ok(match sum {
            Some(sum) => sum,
            None => self.b.int(At::Check, Type::I64, 0),
        })
    }

    /// The monomial with another constant factor.
    fn product(&mut self, monomial: &Monomial, factor: i64) -> Result<PValue, Refusal> {
        let mut factors = Vec::new();
        for &(value, extend) in &monomial.values {
            factors.push(widened(self.b, self.scalars, At::Check, value, extend)?);
        }
        if monomial.last {
            let one = self.b.int(At::Check, Type::I64, 1);
            factors.push(self.b.binary(At::Check, BinaryOp::Sub, self.end, one));
        }
        if factor != 1 || factors.is_empty() {
            factors.push(self.b.int(At::Check, Type::I64, factor));
        }
        let mut factors = factors.into_iter();
        let first = factors.next();
        let first = first.unwrap_or_else(|| self.b.int(At::Check, Type::I64, factor));
        Ok(factors.fold(first, |product, factor| {
            self.b.binary(At::Check, BinaryOp::Mul, product, factor)
        }))
    }

    /// Whether the form begins as one value of a type that cannot leave the range; compilers warn of
    /// comparisons that are always true.
    fn reads_in_range(&self, form: &LinearForm, bits: u32, signed: bool) -> bool {
        let [term] = form.terms.as_slice() else {
            return false;
        };
        let width = self.scalars.width(term.value);
        let fits = match (signed, term.extend) {
            (true, Extend::Sign) | (false, Extend::Zero) => width <= bits,
            (true, Extend::Zero) => width < bits,
            (false, Extend::Sign) => false,
        };
        form.constant == 0 && term.coefficient == 1 && fits
    }

    fn within(&mut self, value: PValue, bits: u32, signed: bool) -> PValue {
        if !signed {
            let most = self.b.int(At::Check, Type::I64, (1i64 << bits) - 1);
            return self.b.icmp(At::Check, IntCC::Ule, value, most);
        }
        let half = 1i64 << (bits - 1);
        let least = self.b.int(At::Check, Type::I64, -half);
        let most = self.b.int(At::Check, Type::I64, half - 1);
        let low = self.b.icmp(At::Check, IntCC::Sge, value, least);
        let high = self.b.icmp(At::Check, IntCC::Sle, value, most);
        self.b.binary(At::Check, BinaryOp::And, low, high)
    }

    fn refuse(&self, detail: &str) -> Refusal {
        Refusal::new(Reason::MayAlias, self.b.span, detail)
    }
}
