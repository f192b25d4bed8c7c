//! Products with constant factors by shifts, sums and differences, where that is cheaper: what is not multiplied by the
//! machine in one operation, such as bytes, and 32 and 64 bits on many, takes five to ten of them otherwise (Bernstein,
//! *Multiplication by Integer Constants*, 1986).

use super::code::{Code, Pass, When, any};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::rows::RowOp;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, Type};

/// The row.
pub(super) const FACTORS: Pass = Pass {
    name: "factors",
    what: "Numbers are multiplied by constants by shifts and sums where that is cheaper",
    when: When::Written,
    optimization: None,
    run,
};

/// Operations in the place of one.
const MOST: usize = 6;

fn run(code: &mut Code<'_>) {
    let multiplies = |inst: &PInst| inst.op == POp::Binary(BinaryOp::Mul);
    if !code.target.factors_are_seen && any(code.body, &mut |inst| multiplies(inst)) {
        rewrite(code, &mut |program, inst| sums(program, inst));
    }
}

/// One step from what is there already, `t`, of what is multiplied, `x`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// `t << k`
    Shift(u32),
    /// `t + x`
    Plus,
    /// `t - x`
    Less,
    /// `x - t`
    LessThan,
    /// `(t << k) + t`
    ShiftedPlus(u32),
    /// `(t << k) - t`
    ShiftedLess(u32),
}

/// What operations cost.
#[derive(Clone, Copy)]
struct Prices {
    shift: Option<u32>,
    sum: u32,
    bits: u32,
}

impl Prices {
    /// Whether it is cheaper to multiply by a power of two by sums.
    fn doubles(self, by: u32) -> bool {
        self.shift.is_none_or(|shift| by * self.sum < shift)
            || by == 1 && self.shift == Some(self.sum)
    }

    /// A power of two.
    fn shifted(self, by: u32) -> u32 {
        match self.shift {
            Some(shift) if !self.doubles(by) => shift,
            _ => by * self.sum,
        }
    }
}

/// The steps for a factor that cost less than a limit, and what they cost.
fn steps(factor: i64, prices: Prices, (limit, most): (u32, usize)) -> Option<(Vec<Step>, u32)> {
    if factor == 1 {
        return (limit > 0).then(|| (Vec::new(), 0));
    }
    if factor == 0 || most == 0 {
        return None;
    }
    let mut ways: Vec<(Step, u32, i64)> = Vec::new();
    let zeros = factor.trailing_zeros();
    if zeros > 0 {
        ways.push((Step::Shift(zeros), prices.shifted(zeros), factor >> zeros));
    } else {
        ways.push((Step::Plus, prices.sum, factor.wrapping_sub(1)));
        ways.push((Step::Less, prices.sum, factor.wrapping_add(1)));
        ways.push((Step::LessThan, prices.sum, 1_i64.wrapping_sub(factor)));
        for by in 1..prices.bits.min(31) {
            let power = 1 << by;
            let price = prices.shifted(by) + prices.sum;
            if factor % (power + 1) == 0 {
                ways.push((Step::ShiftedPlus(by), price, factor / (power + 1)));
            }
            if by > 1 && factor % (power - 1) == 0 {
                ways.push((Step::ShiftedLess(by), price, factor / (power - 1)));
            }
        }
    }
    let mut best: Option<(Vec<Step>, u32)> = None;
    for (step, price, rest) in ways {
        let limit = best.as_ref().map_or(limit, |(_, known)| *known);
        let Some(left) = limit.checked_sub(price).filter(|left| *left > 0) else {
            continue;
        };
        if let Some((mut all, before)) = steps(rest, prices, (left, most - 1)) {
            all.push(step);
            best = Some((all, before + price));
        }
    }
    best
}

/// Shifts and sums in the place of a product with a number, if that is cheaper.
fn sums(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Binary(BinaryOp::Mul), &[a, b]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    let ty @ PType::Vector(elem, _) = program.ty(inst.result?) else {
        return None;
    };
    let (x, factor) = match (program.number(a), program.number(b)) {
        (None, Some(factor)) => (a, factor),
        (Some(factor), None) => (b, factor),
        _ => return None,
    };
    let add = PInst {
        op: POp::Binary(BinaryOp::Add),
        args: vec![x, x],
        ..inst.clone()
    };
    let prices = Prices {
        shift: program.price_of(RowOp::ShiftConst(BinaryOp::Shl), ty),
        sum: program.price(&add)?,
        bits: elem.bits(),
    };
    let before = program.price(inst)?;
    // Modulo the width of the lanes both are the same.
    let signed = sign_extend(factor, elem.bits());
    let unsigned = match elem.bits() {
        64 => factor,
        bits => factor & ((1 << bits) - 1),
    };
    let ways = [signed, unsigned].map(|factor| steps(factor, prices, (before, MOST)));
    let (steps, _) = ways.into_iter().flatten().min_by_key(|(_, price)| *price)?;
    let mut made = Made {
        prices,
        program,
        inst,
        of: (ty, elem),
        out: Vec::new(),
        number: 0,
    };
    let mut t = x;
    for step in &steps {
        t = made.step(*step, t, x);
    }
    let mut out = made.out;
    out.last_mut()?.result = inst.result;
    Some(Instead::Steps(out))
}

/// Operations in the place of one.
struct Made<'p, 'a> {
    prices: Prices,
    program: &'p mut Rewrite<'a>,
    inst: &'p PInst,
    of: (PType, Type),
    out: Vec<PInst>,
    number: usize,
}

impl Made<'_, '_> {
    fn op(&mut self, op: BinaryOp, args: [PValue; 2]) -> PValue {
        let value = self.program.value(self.inst, self.number, self.of.0);
        self.number += 1;
        self.out.push(PInst {
            result: Some(value),
            op: POp::Binary(op),
            args: args.to_vec(),
            span: self.inst.span,
        });
        value
    }

    /// `t` times a power of two.
    fn shifted(&mut self, t: PValue, by: u32) -> PValue {
        if self.prices.doubles(by) {
            return (0..by).fold(t, |t, _| self.op(BinaryOp::Add, [t, t]));
        }
        let (of, span) = (self.of, self.inst.span);
        let by = self
            .program
            .constant(of, i64::from(by), span, &mut self.out);
        self.op(BinaryOp::Shl, [t, by])
    }

    fn step(&mut self, step: Step, t: PValue, x: PValue) -> PValue {
        match step {
            Step::Shift(by) => self.shifted(t, by),
            Step::Plus => self.op(BinaryOp::Add, [t, x]),
            Step::Less => self.op(BinaryOp::Sub, [t, x]),
            Step::LessThan => self.op(BinaryOp::Sub, [x, t]),
            Step::ShiftedPlus(by) => {
                let shifted = self.shifted(t, by);
                self.op(BinaryOp::Add, [shifted, t])
            }
            Step::ShiftedLess(by) => {
                let shifted = self.shifted(t, by);
                self.op(BinaryOp::Sub, [shifted, t])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;
    use crate::target::TargetInfo;

    /// What a product with a number becomes where it costs so much, shifts so much, and all else 1.
    fn multiplied(factor: i64, product: u32, shift: u32) -> String {
        let target = TargetInfo {
            costs: crate::target::Prices::new(move |(row, ..)| match row {
                RowOp::Binary(BinaryOp::Mul) => Some(product),
                RowOp::ShiftConst(_) => Some(shift),
                _ => Some(1),
            }),
            ..test_target(2)
        };
        let lines =
            format!("p9: i32 = const {factor}\np10: i32x4 = splat p9\np20: i32x4 = mul p5, p10");
        let after = lines_after(&[FACTORS, DEAD_CODE], &lines, &target);
        let op = |line: &str| {
            let (_, made) = line.split_once(" = ")?;
            let name = made.split(' ').next()?;
            ["mul", "add", "sub", "shl"]
                .contains(&name)
                .then(|| made.to_owned())
        };
        let ops: Vec<String> = after.lines().filter_map(op).collect();
        let names = ops
            .iter()
            .map(|op| op.split(' ').next().unwrap_or_default());
        names.collect::<Vec<&str>>().join(" ")
    }

    #[test]
    fn small_factors_are_shifts_and_sums() {
        assert_eq!(multiplied(5, 9, 1), "shl add");
        assert_eq!(multiplied(31, 9, 1), "shl sub");
        assert_eq!(multiplied(-3, 9, 1), "shl sub");
        assert_eq!(multiplied(100, 9, 1), "add add shl add shl");
        assert_eq!(multiplied(6, 9, 1), "add add add");
        // Where shifts are dear.
        assert_eq!(multiplied(3, 9, 8), "add add");
        assert_eq!(multiplied(5, 9, 8), "add add add");
    }

    #[test]
    fn a_product_that_is_as_cheap_stays() {
        assert_eq!(multiplied(5, 2, 1), "mul");
        assert_eq!(multiplied(1_540_483_477, 9, 1), "mul");
        assert_eq!(multiplied(0, 9, 1), "mul");
    }
}
