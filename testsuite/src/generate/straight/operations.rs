//! The operations of a body, each of which gives a variable of its own.

use super::{Maker, TABLE};
use crate::generate::typed::scalar::{Scalar, Value};

impl Maker {
    /// A value as a variable.
    pub(super) fn named(&mut self, mut value: Value) -> Value {
        let name = format!("v{}", self.named);
        self.named += 1;
        let line = format!("        const {} {name} = {};\n", value.ty.c(), value.text);
        self.body.push_str(&line);
        value.text = name;
        value.constant = false;
        value
    }

    /// One more operation: a new chain, as long as there are fewer than `chains`, or one more link of one.
    pub(super) fn operation(&mut self, chains: usize) {
        let one = match self.open.len() < chains {
            true => self.load(),
            false => {
                let n = self.random.below(self.open.len());
                self.open.swap_remove(n)
            }
        };
        let other = match self.open.len() {
            n if n > 0 && n + 1 >= chains && self.random.one_in(3) => {
                let n = self.random.below(n);
                self.open.swap_remove(n)
            }
            _ => self.operand(one.ty.is_float()),
        };
        let value = match one.ty.is_float() {
            _ if self.table.is_some() && self.random.one_in(6) => self.looked_up(&one, &other),
            true => self.floating(&one, &other),
            false => self.integer(&one, &other),
        };
        let value = self.named(value);
        self.open.push(value);
    }

    /// Something that no chain gives, mostly a number of that kind.
    fn operand(&mut self, float: bool) -> Value {
        for _ in 0..3 {
            let value = match self.random.below(8) {
                0..=3 => self.load(),
                4 | 5 => self.invariant(),
                6 if self.previous.is_some() => {
                    let previous = self.previous.clone();
                    previous.unwrap_or_else(|| self.load())
                }
                _ => break,
            };
            if value.ty.is_float() == float {
                return value;
            }
        }
        match float {
            true => {
                let (text, ty) = self.random.pick(&[
                    ("0.5f", Scalar::F32),
                    ("1.25f", Scalar::F32),
                    ("-0.75f", Scalar::F32),
                    ("3.0f", Scalar::F32),
                ]);
                Value::constant(text.to_string(), ty, 0)
            }
            false => {
                let number = self.random.pick(&[1, 2, 3, 5, 7, 10, 100, 255, 1000]);
                Value::constant(number.to_string(), Scalar::I32, number)
            }
        }
    }

    /// One that makes few conversions, mostly.
    fn invariant(&mut self) -> Value {
        let n = self.random.below(self.invariants.len());
        let value = self.invariants[n].clone();
        let double = |ty: Scalar| ty == Scalar::F64;
        match double(value.ty) && !self.arrays.iter().any(|a| double(a.ty)) {
            true if !self.random.one_in(4) => self.invariants[1].clone(),
            _ => value,
        }
    }

    fn condition(&mut self, one: &Value, other: &Value) -> String {
        let order = self.random.pick(&["<", ">", "<=", ">=", "==", "!="]);
        match self.random.one_in(2) {
            true => format!("({} {order} {})", one.text, other.text),
            false => {
                let (a, b) = (self.operand(true), self.load());
                format!("({} {order} {})", a.text, b.text)
            }
        }
    }

    fn floating(&mut self, one: &Value, other: &Value) -> Value {
        if !other.ty.is_float() {
            self.note("straight: integer to floating point");
        }
        // No `-x` of `0 - x`, and no `x - x`.
        let differ = one.text != other.text;
        match self.random.below(20) {
            0..=3 => one.arithmetic("+", other),
            4..=6 if differ => one.arithmetic("-", other),
            7 | 8 => one.arithmetic("*", other),
            9 => {
                let half = Value::constant("0.375f".to_string(), Scalar::F32, 0);
                one.arithmetic("*", &half)
            }
            10 | 11 => {
                self.note("straight: floating-point division");
                one.arithmetic("/", other)
            }
            12 => {
                self.note("straight: square root");
                let root = match one.ty {
                    Scalar::F32 => "f",
                    _ => "",
                };
                let x = match self.random.one_in(4) {
                    true => one.text.clone(),
                    false => format!("__builtin_fabs{root}({})", one.text),
                };
                Value::any(format!("__builtin_sqrt{root}({x})"), one.ty)
            }
            13 => {
                self.note("straight: absolute value");
                let text = &one.text;
                Value::any(format!("({text} < 0 ? -{text} : {text})"), one.ty)
            }
            14 | 15 => self.extreme(one, &other.cast(one.ty)),
            16 => {
                self.note("straight: selection");
                let condition = self.condition(one, other);
                one.choice(&condition, other)
            }
            17 => {
                self.note("straight: floating point to integer");
                let to = self.random.pick(&[Scalar::I32, Scalar::I32, Scalar::I16]);
                within(one, to)
            }
            18 => {
                self.note("straight: floating point resized");
                one.cast(self.other_size(one.ty))
            }
            _ => one.arithmetic("+", other),
        }
    }

    /// An element of the table.
    fn looked_up(&mut self, one: &Value, other: &Value) -> Value {
        let index = match one.ty.is_float() {
            true => within(one, Scalar::I32),
            false => one.clone(),
        };
        let text = format!("t[{} & {}]", index.text, TABLE - 1);
        match self.table {
            Some(ty) if ty.is_float() == one.ty.is_float() => {
                self.note("straight: look-up");
                Value::any(text, ty).arithmetic("+", one)
            }
            Some(ty) if ty.is_float() => {
                self.note("straight: look-up");
                Value::any(text, ty)
            }
            _ => one.arithmetic("+", other),
        }
    }

    fn other_size(&self, ty: Scalar) -> Scalar {
        match ty {
            Scalar::F32 => Scalar::F64,
            _ => Scalar::F32,
        }
    }

    fn extreme(&mut self, one: &Value, other: &Value) -> Value {
        self.note("straight: minimum or maximum");
        let order = self.random.pick(&["<", ">"]);
        let condition = format!("{} {order} {}", one.text, other.text);
        one.choice(&condition, other)
    }

    fn integer(&mut self, one: &Value, other: &Value) -> Value {
        if other.ty.is_float() {
            self.note("straight: integer to floating point");
            return self.floating(&one.cast(other.ty), other);
        }
        match self.random.below(26) {
            0..=4 => one.arithmetic("+", other),
            5..=7 => one.arithmetic("-", other),
            8 | 9 => one.arithmetic("*", other),
            10..=12 => {
                let op = self.random.pick(&["&", "|", "^"]);
                one.bitwise(op, other)
            }
            13 | 14 => {
                self.note("straight: shift by a constant");
                let by = self.random.pick(&[1, 2, 3, 5, 7]);
                let by = Value::constant(by.to_string(), Scalar::I32, by);
                let op = self.random.pick(&["<<", ">>"]);
                one.shift(op, &by)
            }
            15 => {
                self.note("straight: shift by what varies");
                let op = self.random.pick(&["<<", ">>"]);
                one.shift(op, other)
            }
            16 => {
                self.note("straight: division by a constant");
                let by = self.random.pick(&[2, 3, 5, 7, 10, 16, 255, 641]);
                let by = Value::constant(by.to_string(), Scalar::I32, by);
                let op = self.random.pick(&["/", "%"]);
                one.division(op, &by)
            }
            17 if self.random.one_in(3) => {
                self.note("straight: division by what varies");
                let op = self.random.pick(&["/", "%"]);
                one.division(op, other)
            }
            17..=19 => self.extreme(one, other),
            20 => {
                self.note("straight: selection");
                let condition = self.condition(one, other);
                one.choice(&condition, other)
            }
            21 => {
                self.note("straight: narrowed");
                let to = self.random.pick(&Scalar::SMALL[1..]);
                one.cast(to)
            }
            22 => {
                self.note("straight: integer to floating point");
                let to = self.random.pick(&[Scalar::F32, Scalar::F32, Scalar::F64]);
                one.cast(to)
            }
            23 => one.unary("~"),
            _ => one.arithmetic("+", other),
        }
    }
}

/// A floating-point number as an integer that all types have: by selections alone, also of what is no number.
fn within(x: &Value, to: Scalar) -> Value {
    let (c, x) = (to.c(), &x.text);
    Value::any(
        format!("({c})({x} > -100 ? ({x} < 100 ? {x} : 100) : -100)"),
        to,
    )
}
