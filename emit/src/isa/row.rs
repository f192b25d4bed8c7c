//! What a row gives: C expressions over its operands, with temporaries, and its price.
//!
//! A row is one arm of a match in the table files. It spells itself through a [`Cx`], which adds up
//! the price of every instruction spelled, so that price and spelling cannot drift apart.

use super::machine::Machine;
use super::table::Isa;
pub(super) use super::template::{fill, plain};
use crate::ctree::{Expr, Stmt, name};
use midend::ssa::Type;
use midend::target::{Cost, RowOp};

/// One line of an expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Declare the next temporary.
    Let {
        /// C type.
        ty: String,
        /// Initial value; without one the temporary is set by a later step and is not `const`.
        value: Option<Expr>,
    },
    /// A statement. All of them come after the declarations.
    Do(Stmt),
}

/// The C of one operation. Temporary number `k` is that of the k-th [`Step::Let`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// Declarations, then statements.
    pub steps: Vec<Step>,
    /// One expression for each register of the result (or one for a scalar result).
    pub results: Vec<Expr>,
    /// Price in quarter cycles.
    pub cost: Cost,
}

impl Expansion {
    /// How many temporaries need a name.
    pub fn temporaries(&self) -> usize {
        self.steps
            .iter()
            .filter(|s| matches!(s, Step::Let { .. }))
            .count()
    }

    /// The same with temporary `k` called `names[k]`.
    pub fn named(mut self, names: &[String]) -> Expansion {
        self.each_mut(&mut |e| {
            if let Expr::Temporary(k) = *e
                && let Some(given) = names.get(k)
            {
                *e = name(given);
            }
        });
        self
    }

    /// Changes all expressions that it is made of.
    pub fn each_mut(&mut self, change: &mut dyn FnMut(&mut Expr)) {
        let steps = self.steps.iter_mut().flat_map(Step::exprs_mut);
        let parts = steps.chain(&mut self.results);
        parts.for_each(|e| e.each_mut(change));
    }
}

impl Step {
    /// The expressions in it.
    pub fn exprs(&self) -> Vec<&Expr> {
        match self {
            Step::Let { value, .. } => value.iter().collect(),
            Step::Do(stmt) => stmt.exprs(),
        }
    }

    /// The same, to be changed.
    pub fn exprs_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Step::Let { value, .. } => value.iter_mut().collect(),
            Step::Do(stmt) => stmt.exprs_mut(),
        }
    }
}

/// Spells one operation on one register.
pub(super) type Lane = fn(&mut Cx, RowOp, Type, u32, &[&Expr]) -> Option<Expr>;

/// A row being spelled.
pub(super) struct Cx {
    pub(super) m: Machine,
    /// Width of the plan's registers.
    pub(super) reg_bits: u32,
    lets: Vec<Step>,
    statements: Vec<Step>,
    cost: Cost,
}

impl Cx {
    pub(super) fn new(m: Machine, reg_bits: u32) -> Cx {
        Cx {
            m,
            reg_bits,
            lets: Vec::new(),
            statements: Vec::new(),
            cost: 0,
        }
    }

    /// The ISA has what that one has.
    pub(super) fn has(&self, isa: Isa) -> bool {
        self.m.isa.has(isa)
    }

    /// The ISA has an instruction that takes the bytes of 128 bits in any order.
    pub(super) fn shuffles_bytes(&self) -> bool {
        self.m.isa.facts().shuffles_bytes
    }

    /// Integers in registers of that width are to be worked on in halves.
    pub(super) fn in_halves(&self, w: u32) -> bool {
        w > self.m.isa.facts().integers
    }

    pub(super) fn finish(mut self, results: Vec<Expr>) -> Expansion {
        self.lets.append(&mut self.statements);
        Expansion {
            steps: self.lets,
            results,
            cost: self.cost,
        }
    }

    /// Adds to the price.
    pub(super) fn pay(&mut self, cost: Cost) {
        self.cost += cost;
    }

    /// The price so far.
    pub(super) fn price(&self) -> Cost {
        self.cost
    }

    /// Expression of a template; `cost` is that of the instructions it spells.
    pub(super) fn x(
        &mut self,
        cost: Cost,
        e: Type,
        w: u32,
        template: &str,
        args: &[&Expr],
    ) -> Expr {
        self.cost += cost;
        fill(e, w, template, args)
    }

    /// A name for a value that is used more than once.
    pub(super) fn keep(&mut self, ty: &str, value: Expr) -> Expr {
        let word = |c: u8| c.is_ascii_alphanumeric() || c == b'_';
        match &value {
            Expr::Temporary(_) => value,
            Expr::Name(text) | Expr::Literal(text) if text.bytes().all(word) => value,
            _ => self.temporary(ty, Some(value)),
        }
    }

    /// A temporary that is set by an expression, or later.
    pub(super) fn temporary(&mut self, ty: &str, value: Option<Expr>) -> Expr {
        self.lets.push(Step::Let {
            ty: ty.to_owned(),
            value,
        });
        Expr::Temporary(self.lets.len() - 1)
    }

    /// An expression as a statement.
    pub(super) fn run(&mut self, e: Expr) {
        self.statements.push(Step::Do(Stmt::Expr(e)));
    }

    /// The same, done only under a condition if there is one.
    pub(super) fn run_if(&mut self, condition: Option<Expr>, e: Expr) {
        match condition {
            Some(on) => self.statements.push(Step::Do(Stmt::When(on, e))),
            None => self.run(e),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctree::call;

    #[test]
    fn temporaries_get_names() {
        let e = Expansion {
            steps: vec![Step::Let {
                ty: "int".into(),
                value: Some(call("f", vec![name("x")])),
            }],
            results: vec![call("g", vec![Expr::Temporary(0), Expr::Temporary(0)])],
            cost: 1,
        };
        assert_eq!(e.named(&["t".into()]).results[0].print(), "g(t, t)");
    }
}
