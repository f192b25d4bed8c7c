//! Reductions: carried values whose lanes may each do a part of the work.
//!
//! A *chain* is all that is made of the header's parameter in one iteration: operations with one
//! operand of the chain, conversions, selects and joins of chain values. Nothing else may use a
//! value of the chain, so on each way through the body the next value is `old op x1 op x2 …` with
//! `x` that do not depend on it, whatever way is taken.
//!
//! A variable that some iterations set to one value (`if (x[i] > 7) found = 1;`) is a bit operation in other words: of bits
//! that are all set or all clear, or where it begins with such.
//!
//! Minima and maxima of a type narrower than `int` are taken on extended values and cut; they are
//! minima and maxima of the narrow type if all that is compared is extended from it in one way.
//!
//! Minima and maxima may be written with a comparison. For floating-point ones in strict mode:
//! - `x > m ? x : m` skips NaNs, and keeps a NaN it began with: lanes that all begin with the start
//!   value do the same. `m > x ? m : x` forgets what was before a NaN; it is refused.
//! - Of zeros with different signs the first one wins, and lanes cannot tell which was first. But if
//!   a maximum starts at zero or above, no zero ever replaces the start; likewise a minimum below.
//!   And operands that are never -0.0 leave no choice. A loop that writes no memory is allowed all
//!   the same: its plan leaves everything to the original loop if the result is a zero, but for
//!   a minimum of which no lane is a negative one.

use super::facts::{CarriedKind, ReduceOrder};
use super::loop_view::LoopView;
use super::minmax::{self, Extended, MinMax};
use super::uses::{Use, Uses};
use crate::ops::ReduceOp;
use crate::options::{FpMode, Options};
use crate::remark::Reason;
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, InstData, Op, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

type Refused = (Reason, &'static str);

const NOT_A_REDUCTION: Refused = (
    Reason::CarriedScalar,
    "depends on the previous iteration in a way that is no sum, product, minimum, maximum or bit operation",
);
const USED_ELSEWHERE: Refused = (
    Reason::CarriedScalar,
    "is used in the loop otherwise than to accumulate into it",
);
const MIXED: Refused = (
    Reason::CarriedScalar,
    "is accumulated with different operations",
);
const FP_ORDER: Refused = (
    Reason::FpReductionOrder,
    "is accumulated several times in one iteration, in an order that strict floating point fixes",
);
const FP_ZEROS: Refused = (
    Reason::FpReductionOrder,
    "is a minimum or maximum that may depend on the order of zeros with different signs",
);
const FP_NANS: Refused = (
    Reason::FpReductionOrder,
    "is a minimum or maximum written so that its value after a NaN depends on the order",
);

/// Whether variables count that some iterations set to one value. What is kept of a minimum may be set so, too, and is
/// looked for first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sets {
    No,
    Yes,
}

/// What a choice between two values does.
enum Choice {
    /// Both are of the chain.
    Chain,
    /// A minimum or maximum, by that comparison.
    Extreme(MinMax, Inst),
    /// The variable is set to one of these values, whatever it was.
    Set(Vec<Value>),
}

/// The chain of one parameter.
struct Chain<'a> {
    view: &'a LoopView<'a>,
    uses: &'a Uses,
    phi: Value,
    takes_sets: Sets,
    values: SortedSet<Value>,
    insts: SortedSet<Inst>,
    joins: SortedSet<Value>,
}

/// Recognize the reduction that `phi` carries.
pub(crate) fn find(
    view: &LoopView<'_>,
    uses: &Uses,
    options: &Options,
    (phi, next): (Value, Value),
    sets: Sets,
) -> Result<CarriedKind, Refused> {
    let mut chain = Chain {
        view,
        uses,
        phi,
        takes_sets: sets,
        values: SortedSet::from([phi]),
        insts: SortedSet::new(),
        joins: SortedSet::new(),
    };
    chain.collect()?;
    if !chain.values.contains(&next) {
        return Err((
            Reason::CarriedScalar,
            "is read before it is set in the next iteration",
        ));
    }
    chain.classify(options)
}

impl Chain<'_> {
    /// Follow all uses.
    fn collect(&mut self) -> Result<(), Refused> {
        let mut work = vec![self.phi];
        while let Some(v) = work.pop() {
            for &u in self.uses.of(v) {
                let made = match u {
                    Use::Operand(i) => self.operand(v, i)?,
                    Use::Argument(block, n) => {
                        let param = self.view.f.blocks[block].params.get(n).copied();
                        if block == self.view.header {
                            if param != Some(self.phi) {
                                return Err(USED_ELSEWHERE);
                            }
                            None
                        } else {
                            self.joins.extend(param);
                            param
                        }
                    }
                    Use::Decision(_) => return Err(USED_ELSEWHERE),
                };
                if let Some(made) = made
                    && self.values.insert(made)
                {
                    work.push(made);
                }
            }
        }
        Ok(())
    }

    /// An instruction that uses a value of the chain: what it adds to the chain.
    fn operand(&mut self, v: Value, i: Inst) -> Result<Option<Value>, Refused> {
        let inst = &self.view.f.insts[i];
        self.insts.insert(i);
        match &inst.op {
            Op::Binary(op, _) if reduce_op(*op).is_some() => Ok(inst.result),
            Op::Fma if !inst.args[..2].contains(&v) => Ok(inst.result),
            Op::Convert(ConvertOp::SExt | ConvertOp::ZExt | ConvertOp::Trunc) => Ok(inst.result),
            Op::Select if inst.args.first() != Some(&v) => Ok(inst.result),
            // A comparison is no part of the value; `classify` sees whether it decides a minimum.
            Op::ICmp(_) | Op::FCmp(_) => Ok(None),
            Op::Load(_)
            | Op::Store(_)
            | Op::Call(_)
            | Op::LaneCall(_)
            | Op::PtrAdd { .. }
            | Op::Field(_) => Err(USED_ELSEWHERE),
            _ => Err(NOT_A_REDUCTION),
        }
    }

    /// How the chain's conversions extend the parameter's type: `Some(None)` without conversions,
    /// `None` if they are of different kinds. Of one kind, each wider value of the chain extends a
    /// narrow one, as long as nothing but extended values joins it, and cutting it gives that back.
    fn extended(&self) -> Option<Option<Extended>> {
        let from = self.view.f.values[self.phi].ty;
        let mut found = None;
        for &i in &self.insts {
            let inst = &self.view.f.insts[i];
            let Op::Convert(by) = inst.op else { continue };
            let ty = |v: Option<&Value>| v.map(|&v| self.view.f.values[v].ty);
            match by {
                ConvertOp::Trunc if ty(inst.result.as_ref()) == Some(from) => {}
                ConvertOp::ZExt | ConvertOp::SExt if ty(inst.args.first()) == Some(from) => {
                    let this = Extended { by, from };
                    if found.is_some_and(|f| f != this) {
                        return None;
                    }
                    found = Some(this);
                }
                _ => return None,
            }
        }
        Some(found)
    }

    /// Whether some value of the chain has fewer bits than the parameter: what is extended again is not what the start
    /// value's upper bits come to.
    fn is_cut(&self) -> bool {
        let bits = |v: Value| self.view.f.values[v].ty.bits();
        self.values.iter().any(|&v| bits(v) < bits(self.phi))
    }

    fn classify(&self, options: &Options) -> Result<CarriedKind, Refused> {
        let mut ops: SortedMap<ReduceOp, u32> = SortedMap::new();
        let mut compares: SortedSet<Inst> = SortedSet::new();
        let mut extremes: Vec<MinMax> = Vec::new();
        let mut choices = Vec::new();
        let mut sets: Vec<Value> = Vec::new();
        let extended = self.extended();
        let converts = extended != Some(None);
        let extended = extended.flatten();
        for &i in &self.insts {
            let inst = &self.view.f.insts[i];
            match &inst.op {
                Op::Binary(op, _) => {
                    let (op, extreme) = self.operation(*op, inst, extended)?;
                    *ops.entry(op).or_default() += 1;
                    extremes.extend(extreme);
                }
                // The factors are none of the chain's, or it would have been refused.
                Op::Fma => *ops.entry(ReduceOp::FAdd).or_default() += 1,
                Op::Select => choices.push(self.select(inst, extended)?),
                _ => {}
            }
        }
        for &join in &self.joins {
            choices.push(self.join(join, extended)?);
        }
        for choice in choices {
            match choice {
                Choice::Chain => {}
                Choice::Extreme(extreme, compare) => {
                    compares.insert(compare);
                    *ops.entry(extreme.op).or_default() += 1;
                    extremes.push(extreme);
                }
                Choice::Set(values) => sets.extend(values),
            }
        }
        if !sets.is_empty() {
            let alone = ops.is_empty() && !converts;
            *ops.entry(self.set(&sets, alone)?).or_default() += 1;
        }
        let is_compare = |i: &&Inst| matches!(self.view.f.insts[**i].op, Op::ICmp(_) | Op::FCmp(_));
        if self
            .insts
            .iter()
            .filter(is_compare)
            .any(|i| !compares.contains(i))
        {
            return Err(USED_ELSEWHERE);
        }
        let (&op, &count) = match ops.len() {
            0 => return Err(NOT_A_REDUCTION),
            1 => ops.iter().next().ok_or(NOT_A_REDUCTION)?,
            _ => return Err(MIXED),
        };
        if converts && (self.is_cut() || extended.is_none() && !is_ring(op)) {
            return Err(NOT_A_REDUCTION);
        }
        let order = self.check_fp(op, count, &extremes, options)?;
        Ok(CarriedKind::Reduction {
            op,
            order,
            chain: self.in_order(),
        })
    }

    /// A binary operation: exactly one operand is of the chain.
    fn operation(
        &self,
        op: BinaryOp,
        inst: &InstData,
        extended: Option<Extended>,
    ) -> Result<(ReduceOp, Option<MinMax>), Refused> {
        let mut reduce = reduce_op(op).ok_or(NOT_A_REDUCTION)?;
        let &[a, b] = inst.args.as_slice() else {
            return Err(NOT_A_REDUCTION);
        };
        let left = match (self.values.contains(&a), self.values.contains(&b)) {
            (true, false) => true,
            (false, true) => false,
            _ => return Err(NOT_A_REDUCTION),
        };
        if matches!(op, BinaryOp::Sub | BinaryOp::FSub) && !left {
            return Err(NOT_A_REDUCTION);
        }
        let wide = |e: &Extended| {
            inst.result
                .is_some_and(|r| self.view.f.values[r].ty != e.from)
        };
        if let Some(extended) = extended.filter(wide)
            && !is_ring(reduce)
        {
            let operand = if left { b } else { a };
            extended.narrow(self.view, operand).ok_or(NOT_A_REDUCTION)?;
            reduce = reduce_op(extended.extremum(op)).ok_or(NOT_A_REDUCTION)?;
        }
        let extreme = matches!(op, BinaryOp::FMin | BinaryOp::FMax).then(|| MinMax {
            op: reduce,
            operand: if left { b } else { a },
            // `FMax(x, m)` is `x > m ? x : m`.
            skips_nan: !left,
            first_wins: !left,
        });
        Ok((reduce, extreme))
    }

    /// A select with a value of the chain.
    fn select(&self, inst: &InstData, extended: Option<Extended>) -> Result<Choice, Refused> {
        let &[cond, a, b] = inst.args.as_slice() else {
            return Err(NOT_A_REDUCTION);
        };
        match (self.values.contains(&a), self.values.contains(&b)) {
            (true, true) if !self.values.contains(&cond) => Ok(Choice::Chain),
            (true, true) => Err(NOT_A_REDUCTION),
            (in_chain, _) => {
                let (old, new) = if in_chain { (a, b) } else { (b, a) };
                let extreme = self.extreme(cond, !in_chain, (new, old), extended);
                Ok(extreme.unwrap_or_else(|| Choice::Set(vec![new])))
            }
        }
    }

    /// A join with a value of the chain: the same written as a branch.
    fn join(&self, param: Value, extended: Option<Extended>) -> Result<Choice, Refused> {
        let ValueDef::Param(block, n) = self.view.f.values[param].def else {
            return Err(NOT_A_REDUCTION);
        };
        let args: Option<Vec<Value>> = self
            .view
            .calls_to(block, true)
            .map(|(_, c)| c.args.get(n as usize).copied())
            .collect();
        let args = args.ok_or(NOT_A_REDUCTION)?;
        if args.iter().all(|a| self.values.contains(a)) {
            return Ok(Choice::Chain);
        }
        let extreme = minmax::branch_join(self.view, block, n as usize).and_then(|branch| {
            let taken = !self.values.contains(&branch.on_true);
            let (old, new) = match taken {
                true => (branch.on_false, branch.on_true),
                false => (branch.on_true, branch.on_false),
            };
            self.extreme(branch.cond, taken, (new, old), extended)
        });
        Ok(extreme.unwrap_or_else(|| {
            let others = args.iter().copied();
            Choice::Set(others.filter(|v| !self.values.contains(v)).collect())
        }))
    }

    /// The minimum or maximum that `old` becomes where it is replaced by `new` if `cond` is `taken`.
    fn extreme(
        &self,
        cond: Value,
        taken: bool,
        (new, old): (Value, Value),
        extended: Option<Extended>,
    ) -> Option<Choice> {
        let ValueDef::Result(compare) = self.view.f.values[cond].def else {
            return None;
        };
        let old_first = self.values.contains(&old) && !self.values.contains(&new);
        if self.uses.of(cond).len() != 1 || !old_first {
            return None;
        }
        let found = minmax::of_comparison(self.view, compare, taken, (new, old), extended);
        found.map(|extreme| Choice::Extreme(extreme, compare))
    }

    /// The bit operation by which the variable is set to one of these values. `alone`: nothing else makes another value of
    /// it.
    fn set(&self, values: &[Value], alone: bool) -> Result<ReduceOp, Refused> {
        let view = self.view;
        let number = |v: Value| view.constant(v);
        let (ty, first) = (view.f.values[self.phi].ty, values[0]);
        let same = |&v: &Value| v == first || number(v).is_some() && number(v) == number(first);
        let counts = self.takes_sets == Sets::Yes && ty.is_int() && ty != Type::I1;
        if !counts || !values.iter().all(same) {
            return Err(NOT_A_REDUCTION);
        }
        let fixed = alone && (number(first).is_some() || !view.defines(first));
        match (number(first), self.start().and_then(number)) {
            // What was before does not count.
            (Some(0), _) => Ok(ReduceOp::And),
            (Some(-1), _) => Ok(ReduceOp::Or),
            (_, Some(0)) if fixed => Ok(ReduceOp::Or),
            (_, Some(-1)) if fixed => Ok(ReduceOp::And),
            _ => Err(NOT_A_REDUCTION),
        }
    }

    /// What strict floating point says of the order, unless the user leaves it free.
    fn check_fp(
        &self,
        op: ReduceOp,
        count: u32,
        extremes: &[MinMax],
        options: &Options,
    ) -> Result<ReduceOrder, Refused> {
        let wish = (self.view.var_of(self.phi), op);
        let free = self.view.site.wishes.any_order.contains(&wish);
        if options.fp != FpMode::Strict || free {
            return Ok(ReduceOrder::Any);
        }
        match op {
            ReduceOp::FAdd | ReduceOp::FMul if count > 1 => Err(FP_ORDER),
            ReduceOp::FAdd | ReduceOp::FMul => Ok(ReduceOrder::Iterations),
            ReduceOp::FMin | ReduceOp::FMax => {
                if extremes.iter().any(|e| !e.skips_nan) {
                    return Err(FP_NANS);
                }
                let start = self
                    .start()
                    .and_then(|v| minmax::float_constant(self.view, v));
                let settled = start.is_some_and(|s| match op {
                    ReduceOp::FMax => s >= 0.0,
                    _ => s <= 0.0,
                });
                let safe = |e: &MinMax| {
                    e.first_wins && (settled || minmax::never_negative_zero(self.view, e.operand))
                };
                let mut insts = self.view.insts();
                let stores = insts.any(|(_, _, data)| matches!(data.op, Op::Store(_)));
                match options.signed_zeros && !extremes.iter().all(safe) {
                    true if stores => Err(FP_ZEROS),
                    true => Ok(ReduceOrder::AnyUnlessZero),
                    false => Ok(ReduceOrder::Any),
                }
            }
            _ => Ok(ReduceOrder::Any),
        }
    }

    fn start(&self) -> Option<Value> {
        match self.view.f.values[self.phi].def {
            ValueDef::Param(_, n) => self.view.start(n as usize),
            ValueDef::Result(_) => None,
        }
    }

    fn in_order(&self) -> Vec<Inst> {
        let insts = self.view.insts().map(|(_, i, _)| i);
        insts.filter(|i| self.insts.contains(i)).collect()
    }
}

/// Whether a value is made of another one by an operation by which values are accumulated, and conversions.
pub(super) fn accumulates(f: &Function, old: Value, new: Value) -> bool {
    let unconverted = |mut value: Value| {
        while let Some((Op::Convert(_), &[from])) = f.operation_of(value) {
            value = from;
        }
        value
    };
    match f.operation_of(unconverted(new)) {
        Some((Op::Binary(op, _), args)) => {
            reduce_op(*op).is_some() && args.iter().any(|&arg| unconverted(arg) == old)
        }
        Some((Op::Fma, &[_, _, addend])) => unconverted(addend) == old,
        _ => false,
    }
}

/// The way to combine lanes of a chain of that operation.
pub(crate) fn reduce_op(op: BinaryOp) -> Option<ReduceOp> {
    Some(match op {
        BinaryOp::Add | BinaryOp::Sub => ReduceOp::Add,
        BinaryOp::Mul => ReduceOp::Mul,
        BinaryOp::And => ReduceOp::And,
        BinaryOp::Or => ReduceOp::Or,
        BinaryOp::Xor => ReduceOp::Xor,
        BinaryOp::SMin => ReduceOp::SMin,
        BinaryOp::SMax => ReduceOp::SMax,
        BinaryOp::UMin => ReduceOp::UMin,
        BinaryOp::UMax => ReduceOp::UMax,
        BinaryOp::FAdd | BinaryOp::FSub => ReduceOp::FAdd,
        BinaryOp::FMul => ReduceOp::FMul,
        BinaryOp::FMin => ReduceOp::FMin,
        BinaryOp::FMax => ReduceOp::FMax,
        BinaryOp::SMulHigh
        | BinaryOp::UMulHigh
        | BinaryOp::SMulLow
        | BinaryOp::UMulLow
        | BinaryOp::SAddSat
        | BinaryOp::UAddSat
        | BinaryOp::SSubSat
        | BinaryOp::USubSat
        | BinaryOp::SDiv
        | BinaryOp::UDiv
        | BinaryOp::SRem
        | BinaryOp::URem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr
        | BinaryOp::FDiv
        | BinaryOp::FCopySign => return None,
    })
}

/// Low bits of the result depend on low bits of the operands only.
fn is_ring(op: ReduceOp) -> bool {
    matches!(
        op,
        ReduceOp::Add | ReduceOp::Mul | ReduceOp::And | ReduceOp::Or | ReduceOp::Xor
    )
}
