//! Facts as text, for `--dump=loops` and for tests.

use super::facts::{
    CarriedKind, CarriedValue, Check, Extend, HazardKind, LinearForm, LoopFacts, MemoryAccess,
    MemoryRange, Monomial, ReduceOrder, Term, TripCount,
};
use crate::ops::ReduceOp;
use crate::ssa::Overflow;
use std::fmt::{Display, Formatter, Result};

impl Display for Term {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let extend = match self.extend {
            Extend::Sign => "",
            Extend::Zero => "u",
        };
        write!(f, "{}*{}{extend}", self.coefficient, self.value)
    }
}

impl Display for LinearForm {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut parts: Vec<String> = self.root.iter().map(|r| r.to_string()).collect();
        if self.iteration != 0 {
            parts.push(format!("{}k", self.iteration));
        }
        parts.extend(self.terms.iter().map(Term::to_string));
        if self.constant != 0 || parts.is_empty() {
            parts.push(self.constant.to_string());
        }
        f.write_str(&parts.join(" + "))
    }
}

impl Display for TripCount {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} {}", self.counter, self.ty)?;
        if let Some(extend) = self.widen {
            let how = match extend {
                Extend::Sign => "sext",
                Extend::Zero => "zext",
            };
            write!(f, " {how} {}", self.counter_ty)?;
        }
        write!(f, " from {} by {}", self.start, self.step)?;
        if self.offset != 0 {
            write!(f, " offset {}", self.offset)?;
        }
        let cc = format!("{:?}", self.cc).to_lowercase();
        write!(f, " while {cc} {}", self.bound)?;
        if self.not_equal {
            f.write_str(" (ne)")?;
        }
        if self.tested_at_end {
            f.write_str(" at end")?;
        }
        if self.overflow == Overflow::Wraps {
            f.write_str(" wraps")?;
        }
        match self.constant {
            Some(count) => write!(f, " = {count}"),
            None => Ok(()),
        }
    }
}

impl Display for CarriedValue {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}: ", self.phi)?;
        match &self.kind {
            CarriedKind::Induction { step } => write!(f, "induction {step}"),
            CarriedKind::Stepped { step, down } => {
                write!(f, "stepped {}{step}", if *down { "-" } else { "" })
            }
            CarriedKind::Overwritten => f.write_str("overwritten"),
            CarriedKind::FirstOrder { loads } => {
                f.write_str("first order")?;
                loads.iter().try_for_each(|load| write!(f, " {load}"))
            }
            CarriedKind::Private { first, last } => {
                let first = if *first { " first" } else { "" };
                let last = if *last { " last" } else { "" };
                write!(f, "private{first}{last}")
            }
            CarriedKind::Packed { step, stores } => {
                write!(f, "packed {step}")?;
                stores.iter().try_for_each(|store| write!(f, " {store}"))
            }
            CarriedKind::Extremum { op } => write!(f, "extremum {}", named(*op)),
            CarriedKind::Position { of, fold } => write!(f, "position of {of} {}", named(*fold)),
            CarriedKind::Companion { of } => write!(f, "companion of {of}"),
            CarriedKind::Reduction { op, order, chain } => {
                let how = match order {
                    ReduceOrder::Any => "",
                    ReduceOrder::AnyUnlessZero => "unless zero ",
                    ReduceOrder::Iterations => "ordered ",
                };
                let chain: Vec<String> = chain.iter().map(|i| i.to_string()).collect();
                write!(f, "{how}reduction {} [{}]", named(*op), chain.join(" "))
            }
        }
    }
}

impl Display for MemoryAccess {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let what = if self.is_store { "store" } else { "load" };
        write!(f, "{what} {} [{}]", self.ty, self.address)?;
        if self.invariant {
            f.write_str(" invariant")?;
        }
        if self.packed {
            f.write_str(" packed")?;
        }
        match (self.conditional, self.speculable) {
            (false, _) => Ok(()),
            (true, false) => f.write_str(" conditional"),
            (true, true) => f.write_str(" conditional speculable"),
        }
    }
}

impl Display for Check {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Check::Disjoint { a, b } => write!(f, "disjoint a{a} a{b}"),
            Check::Distance { a, b } => write!(f, "distance a{a} a{b}"),
            Check::NoWrap { form, ty, signed } => {
                let sign = if *signed { "signed" } else { "unsigned" };
                write!(f, "no wrap {sign} {ty} [{form}]")
            }
            Check::One { value } => write!(f, "one {value}"),
            Check::Is {
                value,
                number,
                equal,
            } => {
                let not = if *equal { "" } else { "not " };
                write!(f, "{value} is {not}{number}")
            }
            Check::Columns { row, step, span } => {
                write!(f, "columns {step} * k + {span} <= {}", row.bytes)?;
                let mut lengths = row.lengths.iter();
                lengths.try_for_each(|(value, _)| write!(f, " * {value}"))
            }
            Check::Apart { a, b } => write!(f, "apart {a} {b}"),
            Check::AtMost { sum, most } => {
                f.write_str("at most ")?;
                write_sum(f, sum)?;
                write!(f, " <= {most}")
            }
        }
    }
}

impl Display for MemoryRange {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} + [", self.root)?;
        write_sum(f, &self.low)?;
        f.write_str(", ")?;
        write_sum(f, &self.high)?;
        f.write_str("]")
    }
}

fn write_sum(f: &mut Formatter<'_>, sum: &[Monomial]) -> Result {
    if sum.is_empty() {
        return f.write_str("0");
    }
    for (n, product) in sum.iter().enumerate() {
        let plus = if n == 0 { "" } else { " + " };
        write!(f, "{plus}{}", product.coefficient)?;
        for (value, _) in &product.values {
            write!(f, " * {value}")?;
        }
        if product.last {
            f.write_str(" * last")?;
        }
    }
    Ok(())
}

impl Display for LoopFacts {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "{}: header {}", self.site, self.header)?;
        writeln!(f, "  trip: {}", self.trip)?;
        for bound in &self.bounds {
            writeln!(f, "  bound: {bound}")?;
        }
        for c in &self.carried {
            writeln!(f, "  {c}")?;
        }
        for (n, a) in self.accesses.iter().enumerate() {
            writeln!(f, "  a{n}: {a}")?;
        }
        for h in &self.hazards {
            let what = match h.kind {
                HazardKind::Division => "division",
                HazardKind::FpFlags => "fp flags",
            };
            writeln!(f, "  hazard: {} {what}", h.inst)?;
        }
        if let Some(lanes) = self.max_lanes {
            writeln!(f, "  max lanes: {lanes}")?;
        }
        if let Some(trips) = self.most_trips.filter(|_| self.trip.constant.is_none()) {
            writeln!(f, "  most trips: {trips}")?;
        }
        for c in &self.checks {
            writeln!(f, "  check: {c}")?;
        }
        if self.needs_last_iteration {
            writeln!(f, "  needs the last iteration")?;
        }
        Ok(())
    }
}

fn named(op: ReduceOp) -> String {
    format!("{op:?}").to_lowercase()
}
