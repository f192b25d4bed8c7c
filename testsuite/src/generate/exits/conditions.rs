//! The conditions under which loops end: their text, and whether they hold for given elements.

mod elements;

use super::number::{Number, compare, opposite};
use crate::generate::Random;
use crate::generate::typed::scalar::Scalar;
use std::rc::Rc;

/// An array whose elements decide when the loop ends.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub name: String,
    pub ty: Scalar,
    /// The iteration's element, as a value.
    pub value: String,
    /// The same as what may be assigned.
    pub place: String,
}

/// Whether something holds for the elements of an iteration, one for each column.
type Holds = Rc<dyn Fn(&[Number]) -> bool>;

/// A condition without side effects.
#[derive(Clone)]
pub(super) struct Test {
    pub text: String,
    /// What holds where it does not.
    pub not: String,
    pub holds: Holds,
    pub features: Vec<&'static str>,
    /// Numbers near which it changes, of which columns.
    pub near: Vec<(usize, Number)>,
    /// All columns that it reads.
    pub columns: Vec<usize>,
    /// An element is compared with that, whatever it is.
    pub equals: Option<String>,
    /// It has `&&` or `||` in it.
    joined: bool,
}

/// A scalar parameter with one value in all calls.
#[derive(Clone, Debug)]
pub(super) struct Fixed {
    pub name: String,
    pub ty: Scalar,
    pub value: Number,
}

/// Makes conditions, and what they need.
pub(super) struct Tests {
    pub random: Random,
    pub kernel: String,
    pub columns: Vec<Column>,
    pub scalars: Vec<Fixed>,
    /// Definitions of tables.
    pub tables: String,
    tables_made: usize,
    /// Elements of them, which statements may read, too.
    pub looked_up: Vec<(String, Scalar)>,
    /// There may be tables.
    by_tables: bool,
}

/// Scalars that a kernel has at most for this.
const MOST_SCALARS: usize = 5;

impl Test {
    fn new(text: String, not: String, holds: Holds, feature: &'static str) -> Test {
        Test {
            text,
            not,
            holds,
            features: vec![feature],
            near: Vec::new(),
            columns: Vec::new(),
            equals: None,
            joined: false,
        }
    }

    fn of(mut self, column: usize, near: &[Number]) -> Test {
        self.columns.push(column);
        self.near
            .extend(near.iter().map(|number| (column, *number)));
        self
    }

    /// The opposite, as what is tested.
    fn negated(self) -> Test {
        let holds = self.holds;
        Test {
            text: self.not,
            not: self.text,
            holds: Rc::new(move |row| !holds(row)),
            equals: None,
            ..self
        }
    }

    /// What holds where it does not, beside other conditions.
    pub fn not_among_others(&self) -> String {
        match self.joined {
            true => format!("({})", self.not),
            false => self.not.clone(),
        }
    }

    /// Both, or one of them.
    pub fn join(self, op: &'static str, other: Test) -> Test {
        let inside = |text: &str, joined: bool| match joined {
            true => format!("({text})"),
            false => text.to_string(),
        };
        let both = |a: &str, op: &str, b: &str| {
            format!(
                "{} {op} {}",
                inside(a, self.joined),
                inside(b, other.joined)
            )
        };
        let text = both(&self.text, op, &other.text);
        let (not, feature) = match op {
            "&&" => (
                both(&self.not, "||", &other.not),
                "exits: tests joined by &&",
            ),
            _ => (
                both(&self.not, "&&", &other.not),
                "exits: tests joined by ||",
            ),
        };
        let (first, second) = (self.holds, other.holds);
        let holds: Holds = match op {
            "&&" => Rc::new(move |row| first(row) && second(row)),
            _ => Rc::new(move |row| first(row) || second(row)),
        };
        Test {
            features: [&[feature], &self.features[..], &other.features].concat(),
            near: [self.near, other.near].concat(),
            columns: [self.columns, other.columns].concat(),
            joined: true,
            ..Test::new(text, not, holds, feature)
        }
    }
}

impl Tests {
    pub fn new(random: Random, kernel: &str, columns: Vec<Column>) -> Tests {
        Tests {
            random,
            kernel: kernel.to_string(),
            columns,
            scalars: Vec::new(),
            tables: String::new(),
            tables_made: 0,
            looked_up: Vec::new(),
            by_tables: true,
        }
    }

    /// Conditions need nothing outside of the function.
    pub fn without_tables(&mut self) {
        self.by_tables = false;
    }

    /// Any condition; of several parts if `depth` says so.
    pub fn test(&mut self, depth: usize) -> Test {
        let kind = self.random.below(10);
        if kind < 3 && depth > 0 {
            let op = self.random.pick(&["&&", "||"]);
            return self.test(depth - 1).join(op, self.test(depth - 1));
        }
        let column = self.random.below(self.columns.len());
        if kind < 6 && self.columns.len() > 1 {
            let other = (column + 1) % self.columns.len();
            if let Some(test) = self.of_two(column, other) {
                return test;
            }
        }
        match self.columns[column].ty.is_float() {
            true => self.of_float(column),
            false => self.of_integer(column),
        }
    }

    /// An element has one value, and any condition holds beside.
    pub fn equal_and(&mut self, depth: usize) -> Test {
        let column = self.random.below(self.columns.len());
        let equal = self.compared(column, "==", "exits: test of equality");
        equal.join("&&", self.test(depth))
    }

    /// A constant, or a parameter that has this value.
    fn operand(&mut self, ty: Scalar, value: Number) -> String {
        if self.scalars.len() == MOST_SCALARS || self.random.one_in(2) {
            return match value {
                Number::Int(c @ (48..=57 | 65..=90 | 97..=122)) if self.random.one_in(2) => {
                    format!("'{}'", char::from(c as u8))
                }
                value => value.literal(ty),
            };
        }
        // Into these types all values of the element's go unchanged.
        let ty = match ty {
            Scalar::F32 => self.random.pick(&[Scalar::F32, Scalar::F32, Scalar::F64]),
            ty if Scalar::SMALL.contains(&ty) => {
                self.random.pick(&[ty, ty, Scalar::I32, Scalar::I64])
            }
            Scalar::I32 | Scalar::U32 => self.random.pick(&[ty, ty, ty, Scalar::I64]),
            ty => ty,
        };
        let name = format!("x{}", self.scalars.len());
        self.scalars.push(Fixed {
            name: name.clone(),
            ty,
            value,
        });
        name
    }

    fn compared(&mut self, column: usize, op: &'static str, feature: &'static str) -> Test {
        let Column { ty, value: e, .. } = self.columns[column].clone();
        let with = Number::finite(&mut self.random, ty);
        let known = self.scalars.len();
        let operand = self.operand(ty, with);
        let text = format!("{e} {op} {operand}");
        let not = match ty.is_float() && !matches!(op, "==" | "!=") {
            // Both are false for what is no number.
            true => format!("!({text})"),
            false => format!("{e} {} {operand}", opposite(op)),
        };
        let holds: Holds = Rc::new(move |row| compare(op, row[column], with));
        let same_type = self.scalars.get(known).is_none_or(|scalar| scalar.ty == ty);
        let mut test = Test::new(text, not, holds, feature).of(column, &with.around(ty));
        test.equals = (op == "==" && same_type && !ty.is_float()).then_some(operand);
        test
    }
}
