//! Expressions of all scalar types and their mixtures, without undefined behaviour, and the places that
//! they read: variables, members, elements, and what pointers point to.

pub mod scalar;

use super::Random;
use scalar::{Scalar, Value};

/// A scalar object, or elements of an array of them.
#[derive(Clone, Debug)]
pub struct Place {
    /// Up to the index, if there is one.
    before: String,
    /// The greatest index, which is a mask; `None`: there is no index.
    mask: Option<usize>,
    pub ty: Scalar,
    /// It may be assigned.
    pub written: bool,
}

impl Place {
    pub fn scalar(text: String, ty: Scalar, written: bool) -> Place {
        Place {
            before: text,
            mask: None,
            ty,
            written,
        }
    }

    /// The place itself, or all elements.
    pub fn all(&self) -> Vec<String> {
        match self.mask {
            None => vec![self.before.clone()],
            Some(mask) => (0..=mask)
                .map(|k| format!("{}[{k}]", self.before))
                .collect(),
        }
    }

    pub fn array(name: String, ty: Scalar, count: usize, written: bool) -> Place {
        Place {
            before: name,
            mask: Some(count - 1),
            ty,
            written,
        }
    }
}

/// What expressions are made of.
#[derive(Clone, Debug)]
pub struct Scope {
    pub random: Random,
    pub places: Vec<Place>,
    /// Counters of the loops around, which are small.
    pub counters: Vec<String>,
    /// Functions of two unsigned integers that give another one.
    pub functions: Vec<String>,
    /// Features of the statement to come.
    pub found: Vec<&'static str>,
}

/// Floating-point constants.
const FLOATS: &[(&str, Scalar)] = &[
    ("0.5f", Scalar::F32),
    ("2.0", Scalar::F64),
    ("1.25f", Scalar::F32),
    ("-3.0f", Scalar::F32),
    ("100.5", Scalar::F64),
];

impl Scope {
    pub fn new(random: Random) -> Scope {
        Scope {
            random,
            places: Vec::new(),
            counters: Vec::new(),
            functions: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Something that was made with that feature.
    pub fn note(&mut self, feature: &'static str) {
        if !self.found.contains(&feature) {
            self.found.push(feature);
        }
    }

    /// The text of a place, with an index where it has one.
    pub fn access(&mut self, place: &Place) -> String {
        let Some(mask) = place.mask else {
            return place.before.clone();
        };
        let index = match self.random.below(4) {
            0 => self.random.below(mask + 1).to_string(),
            1 | 2 if !self.counters.is_empty() => {
                let counter = self.random.below(self.counters.len());
                format!("{} & {mask}", self.counters[counter])
            }
            _ => format!("{} & {mask}", self.integer(0).text),
        };
        format!("{}[{index}]", place.before)
    }

    fn place_where(&mut self, wanted: impl Fn(&Place) -> bool) -> Option<Place> {
        let fitting: Vec<&Place> = self.places.iter().filter(|place| wanted(place)).collect();
        match fitting.len() {
            0 => None,
            // What came last is nearest.
            n if self.random.one_in(2) => {
                Some(fitting[n - 1 - self.random.below(n.min(3))].clone())
            }
            n => Some(fitting[self.random.below(n)].clone()),
        }
    }

    /// A place that may be assigned.
    pub fn target(&mut self) -> Option<(Place, String)> {
        let place = self.place_where(|place| place.written)?;
        let text = self.access(&place);
        Some((place, text))
    }

    /// A place of such a type that may be assigned, as text, and its type.
    pub fn target_where(&mut self, wanted: impl Fn(Scalar) -> bool) -> Option<(String, Scalar)> {
        let place = self.place_where(|place| place.written && wanted(place.ty))?;
        Some((self.access(&place), place.ty))
    }

    /// The value of a place, of which `wanted` holds.
    fn read(&mut self, depth: usize, wanted: impl Fn(Scalar) -> bool) -> Option<Value> {
        let place = self.place_where(|p| wanted(p.ty) && (depth > 0 || p.mask.is_none()))?;
        let text = self.access(&place);
        Some(Value::any(text, place.ty))
    }

    fn constant(&mut self) -> Value {
        let number = self
            .random
            .pick(&[0, 1, 2, 3, 5, 7, 10, 31, 100, 255, 1000, -1, -7]);
        match number >= 0 && self.random.one_in(2) {
            true => Value::constant(format!("{number}u"), Scalar::U32, number),
            false if number < 0 => Value::constant(format!("({number})"), Scalar::I32, number),
            false => Value::constant(number.to_string(), Scalar::I32, number),
        }
    }

    /// An integer.
    pub fn integer(&mut self, depth: usize) -> Value {
        let kind = self.random.below(16);
        if depth == 0 || kind < 4 {
            if !self.counters.is_empty() && self.random.one_in(6) {
                let counter = self.random.below(self.counters.len());
                let name = self.counters[counter].clone();
                return Value::within(name, Scalar::I32, -1, 1 << 20);
            }
            if !self.random.one_in(6)
                && let Some(value) = self.read(depth, |ty| !ty.is_float())
            {
                return value;
            }
            return self.constant();
        }
        let a = self.integer(depth - 1);
        match kind {
            4..=6 => {
                let op = self.random.pick(&["+", "-", "*"]);
                a.arithmetic(op, &self.integer(depth - 1))
            }
            7 | 8 => {
                let op = self.random.pick(&["&", "|", "^"]);
                a.bitwise(op, &self.integer(depth - 1))
            }
            9 => {
                let op = self.random.pick(&["<<", ">>"]);
                self.note("shift");
                a.shift(op, &self.integer(0))
            }
            10 => {
                let op = self.random.pick(&["/", "%"]);
                self.note("division");
                a.division(op, &self.integer(0))
            }
            11 => {
                let op = self.random.pick(&["-", "~", "!"]);
                let mut aside = self.random.aside();
                match aside.below(7) < 3 {
                    true => a.bytes_reversed(|n| aside.below(n)),
                    false => a.unary(op),
                }
            }
            12 => {
                let condition = self.condition(0);
                self.note("choice");
                a.choice(&condition, &self.integer(depth - 1))
            }
            13 => {
                let to = self.random.pick(&Scalar::ALL[..9]);
                self.note(match to {
                    Scalar::Bool => "cast to _Bool",
                    to if Scalar::SMALL.contains(&to) => "cast to a narrow type",
                    _ => "cast to a wide type",
                });
                a.cast(to)
            }
            14 => {
                let to = self.random.pick(&Scalar::ALL[..9]);
                self.note("cast from floating point");
                self.floating(0).cast(to)
            }
            _ if !self.functions.is_empty() && depth > 1 => {
                let function = self.random.below(self.functions.len());
                let (b, name) = (self.integer(0), self.functions[function].clone());
                self.note("call");
                Value::any(format!("{name}({}, {})", a.text, b.text), Scalar::U32)
            }
            _ => self.truth(0),
        }
    }

    fn float_constant(&mut self) -> Value {
        let (text, ty) = self.random.pick(FLOATS);
        Value::constant(text.to_string(), ty, 0)
    }

    /// A floating-point number.
    pub fn floating(&mut self, depth: usize) -> Value {
        let kind = self.random.below(10);
        if depth == 0 || kind < 3 {
            return match self.read(depth, Scalar::is_float) {
                Some(value) if !self.random.one_in(4) => value,
                _ => self.float_constant(),
            };
        }
        let a = self.floating(depth - 1);
        match kind {
            3..=7 => {
                let op = self.random.pick(&["+", "-", "*", "/"]);
                let b = match self.random.one_in(3) {
                    // A division by an integer zero would be one by a floating-point zero.
                    true => {
                        self.note("integer with floating point");
                        self.integer(1)
                    }
                    false => self.floating(depth - 1),
                };
                // gcc 12 takes `0.0 - (float)i` for `-(float)i`, another zero, at all levels.
                let op = if a.constant && op == "-" { "+" } else { op };
                a.arithmetic(op, &b)
            }
            8 if self.random.one_in(4) => {
                self.note("square root");
                let (root, ty) = match a.ty {
                    Scalar::F32 => ("__builtin_sqrtf", Scalar::F32),
                    _ => ("__builtin_sqrt", Scalar::F64),
                };
                Value::any(format!("{root}({})", a.text), ty)
            }
            8 if self.random.one_in(6) => {
                self.note("fused product");
                let (b, c) = (self.floating(0), self.floating(depth - 1));
                let (fma, ty) = match a.ty {
                    Scalar::F32 => ("__builtin_fmaf", Scalar::F32),
                    _ => ("__builtin_fma", Scalar::F64),
                };
                Value::any(format!("{fma}({}, {}, {})", a.text, b.text, c.text), ty)
            }
            8 => {
                let condition = self.condition(0);
                a.choice(&condition, &self.floating(depth - 1))
            }
            _ => {
                let to = self.random.pick(&[Scalar::F32, Scalar::F64]);
                self.integer(1).cast(to)
            }
        }
    }

    /// A number of any type.
    pub fn number(&mut self, depth: usize) -> Value {
        match self.random.one_in(4) {
            true => self.floating(depth),
            false => self.integer(depth),
        }
    }

    /// Something that is true or not.
    pub fn condition(&mut self, depth: usize) -> String {
        self.truth(depth).text
    }

    /// The same as a number: one, but for values of small types, which are any.
    fn truth(&mut self, depth: usize) -> Value {
        let order = self.random.pick(&["<", ">", "<=", ">=", "==", "!="]);
        let text = match self.random.below(10) {
            0..=4 => {
                let (a, b) = (self.number(depth), self.number(depth));
                format!("({} {order} {})", a.text, b.text)
            }
            5 => {
                let to = self.random.pick(&[Scalar::I64, Scalar::U64, Scalar::I16]);
                let (a, b) = (self.integer(depth).cast(to), self.integer(0).cast(to));
                format!("({} {order} {})", a.text, b.text)
            }
            6 | 7 if depth > 0 => {
                let join = self.random.pick(&["&&", "||"]);
                format!("({} {join} {})", self.condition(0), self.condition(0))
            }
            8 => match self.read(depth, |ty| Scalar::SMALL.contains(&ty)) {
                Some(value) => {
                    self.note("small type as condition");
                    let no = self.random.pick(&["", "!"]);
                    let text = format!("({no}{})", value.text);
                    if no.is_empty() {
                        return Value::any(text, value.ty);
                    }
                    text
                }
                None => format!("({} & 1)", self.integer(0).text),
            },
            _ => format!("(({} & 3) {order} 1)", self.integer(0).text),
        };
        Value::within(text, Scalar::I32, 0, 1)
    }

    /// A value to be assigned to that type.
    pub fn value_for(&mut self, ty: Scalar, depth: usize) -> String {
        let value = match ty.is_float() {
            true if !self.random.one_in(4) => self.floating(depth),
            false if !self.random.one_in(6) => self.integer(depth),
            _ => self.number(depth),
        };
        match value.ty.is_float() && !ty.is_float() {
            true if ty == Scalar::Bool && self.random.one_in(2) => value.text,
            true => value.cast(ty).text,
            false if self.random.one_in(3) => value.cast(ty).text,
            false => value.text,
        }
    }
}
