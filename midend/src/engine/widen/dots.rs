//! Linear combinations of narrow values, two products at a time.

use super::{Parts, Widener};
use crate::engine::dots::{Combination, FACTOR_BITS, Factor};
use crate::plan::{POp, PType};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Type, Value};

impl Widener<'_> {
    /// A combination in lanes twice as wide as its factors.
    pub(super) fn combination(&mut self, of: &Combination, ty: PType) -> Result<Parts, Refusal> {
        let mut constant = i64::from(of.constant);
        let mut sums: Vec<Parts> = Vec::new();
        for pair in of.products.chunks(2) {
            let (x, p) = self.factors(&pair[0])?;
            let (y, q) = match pair.get(1) {
                Some(second) => self.factors(second)?,
                // What is left alone takes the constant along.
                None if i16::try_from(constant).is_ok() && constant != 0 => {
                    let constant = std::mem::take(&mut constant);
                    (self.short(1), self.short(constant))
                }
                None => (x.clone(), self.short(0)),
            };
            sums.push(self.map(POp::Dot, &[&x, &y, &p, &q], ty));
        }
        let mut acc: Option<Parts> = None;
        for sum in sums {
            acc = Some(self.plus(acc, BinaryOp::Add, sum, ty));
        }
        for &(value, minus) in &of.rest {
            let term = self.vector(value, 2 * FACTOR_BITS)?;
            let op = if minus { BinaryOp::Sub } else { BinaryOp::Add };
            acc = Some(self.plus(acc, op, term, ty));
        }
        if constant != 0 {
            let by = self.splat_int(constant, Type::I32, ty);
            let by = vec![by; self.s.uf as usize];
            acc = Some(self.plus(acc, BinaryOp::Add, by, ty));
        }
        acc.ok_or_else(|| {
            let reason = crate::remark::Reason::NoVectorForm;
            self.refuse(reason, self.b.span, "a sum of nothing")
        })
    }

    fn plus(&mut self, acc: Option<Parts>, op: BinaryOp, term: Parts, ty: PType) -> Parts {
        match acc {
            Some(acc) => self.map(POp::Binary(op), &[&acc, &term], ty),
            None => term,
        }
    }

    fn factors(&mut self, (x, p): &(Value, Factor)) -> Result<(Parts, Parts), Refusal> {
        let x = self.vector(*x, FACTOR_BITS)?;
        let p = match *p {
            Factor::Constant(c) => self.short(c),
            Factor::Value(p) => self.vector(p, FACTOR_BITS)?,
        };
        Ok((x, p))
    }

    /// A constant in all lanes of the factors' type.
    fn short(&mut self, value: i64) -> Parts {
        let ty = PType::Vector(Type::I16, self.s.vf);
        let splat = self.splat_int(value, Type::I16, ty);
        vec![splat; self.s.uf as usize]
    }
}
