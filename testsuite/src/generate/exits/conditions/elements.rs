//! What is asked of elements of each type, and of those of two arrays.

use super::{Column, Holds, Test, Tests};
use crate::generate::exits::number::{Number, compare, opposite, wrap};
use crate::generate::typed::scalar::Scalar;
use std::rc::Rc;

const ORDERS: &[&str] = &["<", ">", "<=", ">="];
const MASKS: &[i128] = &[
    1,
    2,
    3,
    4,
    7,
    8,
    0x20,
    0x60,
    0x80,
    0xf0,
    0x4000,
    0x4000_0000,
];

/// The unsigned type in which it is computed with a type.
fn unsigned(ty: Scalar) -> (&'static str, u32) {
    match ty.bits() {
        64 => ("unsigned long", 64),
        _ => ("unsigned", 32),
    }
}

/// A constant of that unsigned type.
fn unsigned_literal(value: i128, bits: u32) -> String {
    let value = wrap(value, bits);
    format!("{value}{}", if bits == 64 { "ul" } else { "u" })
}

impl Tests {
    pub fn of_integer(&mut self, column: usize) -> Test {
        let test = match self.random.below(16) {
            0..=3 => return self.compared(column, "==", "exits: test of equality"),
            4 | 5 => return self.compared(column, "!=", "exits: test of inequality"),
            6 | 7 => {
                let op = self.random.pick(ORDERS);
                return self.compared(column, op, "exits: test of order");
            }
            8 | 9 => self.range(column),
            10 | 11 => self.bits(column),
            12 | 13 if self.by_tables => self.by_table(column),
            12..=14 => self.computed(column),
            _ => {
                let e = &self.columns[column].value;
                let holds: Holds = Rc::new(move |row| row[column].int() != 0);
                Test::new(e.clone(), format!("!{e}"), holds, "exits: test of truth")
                    .of(column, &[Number::Int(0)])
            }
        };
        match self.random.one_in(2) {
            true => test.negated(),
            false => test,
        }
    }

    /// Whether the element is outside of a range.
    fn range(&mut self, column: usize) -> Test {
        let Column { ty, value: e, .. } = self.columns[column].clone();
        let mut ends = [0; 2].map(|_| Number::finite(&mut self.random, ty));
        if ends[0].real() > ends[1].real() {
            ends.swap(0, 1);
        }
        let [low, high] = ends;
        let holds: Holds =
            Rc::new(move |row| compare("<", row[column], low) || compare(">", row[column], high));
        let near = [low.around(ty), high.around(ty)].concat();
        if !ty.is_float() && self.random.one_in(3) {
            let (c_type, bits) = unsigned(ty);
            let difference = format!("({c_type}){e} - {}", unsigned_literal(low.int(), bits));
            let most = unsigned_literal(high.int() - low.int(), bits);
            let feature = "exits: test of a range by one comparison";
            let (text, not) = (
                format!("{difference} > {most}"),
                format!("{difference} <= {most}"),
            );
            return Test::new(text, not, holds, feature).of(column, &near);
        }
        let (low, high) = (self.operand(ty, low), self.operand(ty, high));
        let text = format!("{e} < {low} || {e} > {high}");
        let not = match ty.is_float() {
            true => format!("!({text})"),
            false => format!("{e} >= {low} && {e} <= {high}"),
        };
        Test {
            joined: true,
            ..Test::new(text, not, holds, "exits: test of a range").of(column, &near)
        }
    }

    fn bits(&mut self, column: usize) -> Test {
        let Column { ty, value: e, .. } = self.columns[column].clone();
        let size = ty.bits();
        let mask = self.random.pick_where(MASKS, |mask| *mask < 1 << size);
        let near = [Number::Int(0), Number::Int(1)];
        let (text, not, holds): (_, _, Holds) = match self.random.below(3) {
            0 => (
                format!("{e} & {mask}"),
                format!("!({e} & {mask})"),
                Rc::new(move |row| row[column].int() & mask != 0),
            ),
            1 => (
                format!("({e} & {mask:#x}) != 0"),
                format!("({e} & {mask:#x}) == 0"),
                Rc::new(move |row| row[column].int() & mask != 0),
            ),
            _ => {
                let bits = mask & self.random.pick(&[mask, mask - 1, 1, 0x21]);
                (
                    format!("({e} & {mask}) == {bits}"),
                    format!("({e} & {mask}) != {bits}"),
                    Rc::new(move |row| row[column].int() & mask == bits),
                )
            }
        };
        Test::new(text, not, holds, "exits: test of bits").of(column, &near)
    }

    /// What a static array of known size says of the element.
    fn by_table(&mut self, column: usize) -> Test {
        let e = self.columns[column].value.clone();
        let large = self.random.one_in(3);
        let count = if large { 256 } else { 16 };
        let sparse = self.random.pick(&[2, 4, 9]);
        let entries: Vec<i128> = (0..count)
            .map(|_| i128::from(self.random.one_in(sparse)) * (1 + self.random.below(90) as i128))
            .collect();
        let name = format!("{}_t{}", self.kernel, self.tables_made);
        self.tables_made += 1;
        let ty = self.random.pick(&[
            Scalar::U8,
            Scalar::I8,
            Scalar::I16,
            Scalar::I32,
            Scalar::U32,
        ]);
        let c_type = ty.c();
        let constant = self.random.pick(&["const ", ""]);
        let list: Vec<String> = entries.iter().map(i128::to_string).collect();
        self.tables += &format!(
            "static {constant}{c_type} {name}[{count}] = {{ {} }};\n",
            list.join(", ")
        );
        let element = match large {
            true => format!("{name}[(unsigned char){e}]"),
            false => format!("{name}[{e} & 15]"),
        };
        self.looked_up.push((element.clone(), ty));
        let least = self.random.pick(&[0, 0, 20]);
        let (text, not) = match least {
            0 => (element.clone(), format!("!{element}")),
            _ => (
                format!("{element} > {least}"),
                format!("{element} <= {least}"),
            ),
        };
        let holds: Holds =
            Rc::new(move |row| entries[(row[column].int() & (count - 1)) as usize] > least);
        Test::new(text, not, holds, "exits: test by a table").of(column, &[])
    }

    /// Something that is computed of the element.
    fn computed(&mut self, column: usize) -> Test {
        let Column { ty, value: e, .. } = self.columns[column].clone();
        let (c_type, size) = unsigned(ty);
        let literal = |value| unsigned_literal(value, size);
        let with = Number::finite(&mut self.random, ty).int();
        let found = Number::some(&mut self.random, ty);
        let (value, of): (String, Rc<dyn Fn(i128) -> i128>) = match self.random.below(4) {
            0 => (
                format!("(({c_type}){e} * 5 + {} & 7)", literal(with)),
                Rc::new(move |x| (x * 5 + with) & 7),
            ),
            1 => (
                format!("(({c_type}){e} ^ {})", literal(with)),
                Rc::new(move |x| wrap(x ^ with, size)),
            ),
            2 => (
                format!("(({c_type}){e} % 7)"),
                Rc::new(move |x| wrap(x, size) % 7),
            ),
            _ => (
                format!("(({c_type}){e} >> 3)"),
                Rc::new(move |x| wrap(x, size) >> 3),
            ),
        };
        let op = self.random.pick(&["==", "!=", "<", ">"]);
        let is = of(found.int());
        let (text, not) = (
            format!("{value} {op} {}", literal(is)),
            format!("{value} {} {}", opposite(op), literal(is)),
        );
        let holds: Holds =
            Rc::new(move |row| compare(op, Number::Int(of(row[column].int())), Number::Int(is)));
        Test::new(text, not, holds, "exits: test of an expression").of(column, &found.around(ty))
    }

    pub fn of_float(&mut self, column: usize) -> Test {
        let Column { ty, value: e, .. } = self.columns[column].clone();
        match self.random.below(10) {
            0 => self.compared(column, "==", "exits: test of equality"),
            1 => self.compared(column, "!=", "exits: test of inequality"),
            2..=4 => {
                let op = self.random.pick(ORDERS);
                self.compared(column, op, "exits: test of order")
            }
            5 => {
                let op = self.random.pick(ORDERS);
                self.compared(column, op, "exits: test of order").negated()
            }
            6 => self.range(column),
            7 => self.range(column).negated(),
            8 => {
                let holds: Holds = Rc::new(move |row| row[column].real().is_nan());
                let (text, not) = (format!("{e} != {e}"), format!("{e} == {e}"));
                Test::new(text, not, holds, "exits: test for what is no number")
                    .of(column, &[Number::Real(f64::NAN)])
            }
            _ => {
                let (with, op) = (
                    Number::finite(&mut self.random, ty),
                    self.random.pick(ORDERS),
                );
                // Exact for all that elements are given, so that it is the same in `double`.
                let half = Number::Real(0.5).literal(ty);
                let text = format!("{e} * {half} {op} {}", with.literal(ty));
                let holds: Holds =
                    Rc::new(move |row| compare(op, Number::Real(row[column].real() * 0.5), with));
                let near = Number::Real(with.real() * 2.0).around(ty);
                Test::new(
                    text.clone(),
                    format!("!({text})"),
                    holds,
                    "exits: test of an expression",
                )
                .of(column, &near)
            }
        }
    }

    /// Elements of two arrays, if they can be compared as the numbers that they are.
    pub fn of_two(&mut self, column: usize, other: usize) -> Option<Test> {
        let (a, b) = (self.columns[column].clone(), self.columns[other].clone());
        let small = |ty| Scalar::SMALL.contains(&ty);
        let alike =
            a.ty == b.ty || small(a.ty) && small(b.ty) || a.ty.is_float() && b.ty.is_float();
        if a.ty.is_float() != b.ty.is_float() || !alike && [a.ty, b.ty].contains(&Scalar::U64) {
            return None;
        }
        let cast = if alike { "" } else { "(long)" };
        let feature = "exits: test of two arrays";
        if a.ty.is_float() || !self.random.one_in(4) {
            let op = self
                .random
                .pick(&["==", "!=", "!=", "!=", "<", ">", "<=", ">="]);
            let text = format!("{cast}{} {op} {cast}{}", a.value, b.value);
            let not = match a.ty.is_float() {
                true => format!("!({text})"),
                false => format!("{cast}{} {} {cast}{}", a.value, opposite(op), b.value),
            };
            let holds: Holds = Rc::new(move |row| compare(op, row[column], row[other]));
            return Some(
                Test::new(text, not, holds, feature)
                    .of(column, &[])
                    .of(other, &[]),
            );
        }
        let mask = self.random.pick(&[1, 2, 7, 0x20]);
        let (u, v) = (unsigned(a.ty).0, unsigned(b.ty).0);
        let op = self.random.pick(&["^", "+"]);
        let text = format!("(({u}){} {op} ({v}){}) & {mask}", a.value, b.value);
        let holds: Holds = Rc::new(move |row| {
            let (x, y) = (row[column].int(), row[other].int());
            let value = if op == "^" { x ^ y } else { x + y };
            value & mask != 0
        });
        let test = Test::new(text.clone(), format!("!({text})"), holds, feature);
        let test = test
            .of(column, &[Number::Int(0)])
            .of(other, &[Number::Int(0)]);
        Some(if self.random.one_in(2) {
            test.negated()
        } else {
            test
        })
    }
}
