//! Random loops that carry several values which are computed alike, with what disturbs that: other operations in one
//! lane, operands in another order, values that come from a neighbour, values beside them, stores, and loops of all
//! forms.

use super::Random;
use super::typed::scalar::{Scalar, Value};
use crate::features::mark;
use crate::kernel::Kernel;
use std::fmt::Write;

/// What a kernel may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "recurrences: integers",
    "recurrences: floating point",
    "recurrences: narrow integers",
    "recurrences: a number that is no power of two",
    "recurrences: more than a register",
    "recurrences: neighbours read",
    "recurrences: read in another order",
    "recurrences: one element for all",
    "recurrences: constants that differ",
    "recurrences: several steps",
    "recurrences: steps side by side",
    "recurrences: values of neighbours",
    "recurrences: operands exchanged",
    "recurrences: one lane does something else",
    "recurrences: a value in the middle is needed",
    "recurrences: what the iteration before set",
    "recurrences: a scalar beside",
    "recurrences: a lane is needed beside",
    "recurrences: stores",
    "recurrences: stores of some lanes",
    "recurrences: in place",
    "recurrences: read behind stores",
    "recurrences: more bits are needed beside",
    "recurrences: pointer steps",
    "recurrences: counter steps",
    "recurrences: down",
    "recurrences: do while",
    "recurrences: conversions",
    "recurrences: a condition",
];

/// Elements behind those that the loop comes to.
const BEYOND: usize = 16;

/// A random loop.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed ^ 0x4ec0);
    let ty = random.pick(TYPES);
    let lanes = random.pick(&[2, 3, 4, 4, 4, 4, 6, 8, 8, 8, 8, 16]);
    let maker = Maker {
        orders: orders(&mut random, lanes),
        random,
        ty,
        lanes,
        form: Form::Up,
        features: Vec::new(),
    };
    Kernel::parse(name, maker.text(name)).expect("the head follows the grammar")
}

const TYPES: &[Scalar] = &[
    Scalar::F32,
    Scalar::F32,
    Scalar::F64,
    Scalar::F64,
    Scalar::I32,
    Scalar::U32,
    Scalar::I64,
    Scalar::U64,
    Scalar::U8,
    Scalar::I8,
    Scalar::I16,
    Scalar::U16,
];

/// How a loop is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Up,
    /// `i += K`.
    Steps,
    /// `p += K`.
    Pointer,
    Down,
    DoWhile,
}

/// In which order lanes read elements, and whose values they have.
struct Orders {
    read: Vec<usize>,
    from: Vec<usize>,
}

fn orders(random: &mut Random, lanes: usize) -> Orders {
    let mut read: Vec<usize> = (0..lanes).collect();
    let mut from = read.clone();
    match random.below(6) {
        0 => read.reverse(),
        1 => read.swap(0, lanes - 1),
        _ => {}
    }
    match random.below(6) {
        0 => from.chunks_mut(2).for_each(<[usize]>::reverse),
        1 => from.chunks_mut(4).for_each(|four| four.rotate_left(1)),
        _ => {}
    }
    Orders { read, from }
}

/// One step of what a lane computes.
#[derive(Clone)]
enum Step {
    /// An operation with an element of the first array.
    Read(&'static str),
    /// With an element that all lanes read.
    Shared(&'static str),
    /// With a number, perhaps another one in each lane.
    Number(&'static str, bool),
    /// A shift by a number.
    Shift(&'static str, usize),
    /// Through another type.
    Through(Scalar),
    /// The larger or the smaller one, with an element.
    Extreme(&'static str),
}

struct Maker {
    random: Random,
    ty: Scalar,
    lanes: usize,
    orders: Orders,
    form: Form,
    features: Vec<&'static str>,
}

impl Maker {
    fn says(&mut self, feature: &'static str, is: bool) -> bool {
        if is {
            self.features.push(feature);
        }
        is
    }

    fn once_in(&mut self, n: usize, feature: &'static str) -> bool {
        let is = self.random.one_in(n);
        self.says(feature, is)
    }

    fn text(mut self, name: &str) -> String {
        self.describe();
        let (ty, lanes) = (self.ty, self.lanes);
        let mut steps: Vec<Step> = (0..1 + self.random.below(4)).map(|_| self.step()).collect();
        if !self.random.one_in(4) {
            // No reduction.
            steps.insert(0, Step::Number("*", false));
            steps.push(Step::Read("+"));
            self.says("recurrences: neighbours read", true);
        }
        self.says("recurrences: several steps", steps.len() > 1);
        let written = self.written();
        let body = self.body(&steps, written);
        let (open, close) = self.ends();
        let (c, kind) = (ty.c(), ty.kind());
        // In which integers narrower than that are computed.
        let bits = if ty.bits() > 32 { "long" } else { "int" };
        let elements = format!("{lanes}*n+{}", BEYOND.max(lanes));
        let restrict = if self.random.one_in(2) {
            "restrict "
        } else {
            ""
        };
        let marks: String = self.features.iter().map(|name| mark(name)).collect();
        let [y_head, y] = match written {
            Written::Apart(_) => [
                format!(" | inout {kind} y[{elements}]"),
                format!(", {c} *{restrict}y"),
            ],
            Written::Nothing | Written::InPlace => [String::new(), String::new()],
        };
        let word = if restrict.is_empty() { "" } else { " restrict" };
        let y_head = match y_head.is_empty() {
            true => y_head,
            false => format!("{y_head}{word}"),
        };
        let mut text = format!(
            "/* kernel: int n | inout {kind} a[{elements}] | in {kind} w[n+{BEYOND}]{y_head} | \
             out {kind} r[{}]{word} | -> u64 */\nunsigned long {name}(int n, {c} *a, const {c} *w{y}, \
             {c} *{restrict}r)\n{{\nunsigned long total = 1;\n{bits} wide = 7, was = 3;\nint i = 0;\n{c} seen = 0, before = 5, last = 3;\n{c} *p = a;\n{marks}\n\
             (void)p, (void)w;\n",
            lanes + 3
        );
        for lane in 0..lanes {
            let from = self.random.pick(&["a[0]", "1", "2", "3"]);
            writeln!(text, "{c} s{lane} = ({c})({from});").expect("a string");
        }
        text.push_str(&format!("{open}\n{body}{close}\n"));
        for lane in 0..lanes {
            writeln!(text, "r[{lane}] = s{lane};").expect("a string");
        }
        text.push_str(&format!(
            "r[{lanes}] = seen;\nr[{lanes} + 1] = before;\nr[{lanes} + 2] = last;\nreturn total + (unsigned long)wide * 5 + (unsigned long)was + (unsigned long)(unsigned)i;\n}}\n"
        ));
        text
    }

    fn describe(&mut self) {
        let (ty, lanes) = (self.ty, self.lanes);
        self.says("recurrences: floating point", ty.is_float());
        self.says("recurrences: integers", !ty.is_float());
        self.says("recurrences: narrow integers", ty.bits() < 32);
        let odd = !lanes.is_power_of_two();
        self.says("recurrences: a number that is no power of two", odd);
        let more = lanes as u32 * ty.bits() > 256;
        self.says("recurrences: more than a register", more);
        let in_order = |all: &[usize]| all.iter().enumerate().all(|(n, k)| n == *k);
        let [read, from] = [&self.orders.read, &self.orders.from].map(|all| in_order(all));
        self.says("recurrences: read in another order", !read);
        self.says("recurrences: values of neighbours", !from);
        self.form = match self.random.below(7) {
            0 => Form::Steps,
            1 => Form::Pointer,
            2 => Form::Down,
            3 => Form::DoWhile,
            _ => Form::Up,
        };
        let form = self.form;
        self.says("recurrences: counter steps", form == Form::Steps);
        self.says("recurrences: pointer steps", form == Form::Pointer);
        self.says("recurrences: down", form == Form::Down);
        self.says("recurrences: do while", form == Form::DoWhile);
    }

    fn operation(&mut self) -> &'static str {
        match self.ty.is_float() {
            true => self.random.pick(&["+", "+", "-", "*", "*"]),
            false => self.random.pick(&["+", "+", "-", "*", "^", "|", "&"]),
        }
    }

    fn step(&mut self) -> Step {
        match self.random.below(9) {
            0..=3 => {
                self.says("recurrences: neighbours read", true);
                Step::Read(self.operation())
            }
            4 => {
                self.says("recurrences: one element for all", true);
                Step::Shared(self.operation())
            }
            5 | 6 => {
                let differ = self.once_in(3, "recurrences: constants that differ");
                Step::Number(self.operation(), differ)
            }
            7 if self.ty.is_float() => {
                let extreme = self.random.pick(&["<", ">"]);
                self.says("recurrences: a condition", true);
                Step::Extreme(extreme)
            }
            7 => Step::Shift(self.random.pick(&["<<", ">>"]), 1 + self.random.below(5)),
            _ => {
                self.says("recurrences: conversions", true);
                Step::Through(match self.ty {
                    Scalar::F32 => Scalar::F64,
                    Scalar::F64 => Scalar::F32,
                    ty => {
                        self.random
                            .pick(&[Scalar::I32, Scalar::U16, Scalar::I64, ty.other_sign()])
                    }
                })
            }
        }
    }

    /// The element of an array for a lane in an iteration.
    fn element(&self, array: &str, lane: usize) -> Value {
        let lanes = self.lanes;
        let text = match (self.form, array) {
            (Form::Pointer, "a") => format!("p[{lane}]"),
            (Form::Steps, _) => format!("{array}[i + {lane}]"),
            _ => format!("{array}[{lanes} * i + {lane}]"),
        };
        Value::any(text, self.ty)
    }

    fn shared(&self) -> Value {
        let lanes = self.lanes;
        let text = match self.form {
            Form::Steps => format!("w[i / {lanes}]"),
            _ => "w[i]".to_owned(),
        };
        Value::any(text, self.ty)
    }

    /// A step of a lane, before it is converted to the type of the values.
    fn apply(&mut self, step: &Step, value: &Value, lane: usize, exchanged: bool) -> Value {
        let read = self.element("a", self.orders.read[lane]);
        let (op, other) = match step {
            Step::Read(op) => (*op, read),
            Step::Shared(op) => (*op, self.shared()),
            Step::Number(op, differ) => {
                let number = 3 + if *differ { 2 * lane } else { 0 };
                let text = match self.ty {
                    Scalar::F32 => format!("{number}.5f"),
                    Scalar::F64 => format!("{number}.25"),
                    _ => format!("{number}"),
                };
                let other = match self.ty.is_float() {
                    true => Value::any(text, self.ty),
                    false => Value::constant(text, Scalar::I32, number as i128),
                };
                (*op, other)
            }
            Step::Shift(op, by) => {
                let by = Value::constant(format!("{by}"), Scalar::I32, *by as i128);
                return value.shift(op, &by);
            }
            Step::Through(to) => return value.cast(*to),
            Step::Extreme(op) => {
                let condition = format!("{} {op} {}", value.text, read.text);
                return value.choice(&condition, &read);
            }
        };
        let bits = ["^", "|", "&"].contains(&op);
        let [left, right] = match exchanged {
            true => [&other, value],
            false => [value, &other],
        };
        match bits {
            true => left.bitwise(op, right),
            false => left.arithmetic(op, right),
        }
    }

    fn body(&mut self, steps: &[Step], written: Written) -> String {
        let (c, lanes) = (self.ty.c(), self.lanes);
        let beside = self.random.one_in(2) && steps.len() > 1;
        let beside = self.says("recurrences: steps side by side", beside);
        let exchanges = self.once_in(4, "recurrences: operands exchanged");
        let odd_one = match self.once_in(8, "recurrences: one lane does something else") {
            true => Some((self.random.below(lanes), self.step())),
            false => None,
        };
        let seen = self.once_in(5, "recurrences: a value in the middle is needed");
        let seen = seen.then(|| (self.random.below(lanes), self.random.below(steps.len())));
        let wide =
            !self.ty.is_float() && self.once_in(5, "recurrences: more bits are needed beside");
        let wide = wide.then(|| (self.random.below(lanes), self.random.below(steps.len())));
        // What neighbours have is what they had before the iteration.
        let mut out = String::new();
        // Nothing in the loop needs either.
        let set = self.once_in(5, "recurrences: what the iteration before set");
        if set {
            out.push_str("before = last;\n");
        }
        if wide.is_some() {
            out.push_str("was = wide;\n");
        }
        let crossed = self.features.contains(&"recurrences: values of neighbours");
        let source = |lane: usize| match crossed {
            true => format!("t{lane}"),
            false => format!("s{lane}"),
        };
        if crossed {
            for lane in 0..lanes {
                let from = self.orders.from[lane];
                writeln!(out, "{c} t{lane} = s{from};").expect("a string");
            }
        }
        let mut stored = false;
        let mut lines: Vec<Vec<String>> = Vec::new();
        for lane in 0..lanes {
            let mut own = Vec::new();
            for (n, step) in steps.iter().enumerate() {
                let step = match &odd_one {
                    Some((odd, other)) if *odd == lane => other.clone(),
                    _ => step.clone(),
                };
                let before = match n {
                    0 => source(lane),
                    _ => format!("s{lane}"),
                };
                let exchanged = exchanges && lane % 2 == 1;
                let value = Value::any(before, self.ty);
                let made = self.apply(&step, &value, lane, exchanged);
                let mut line = match wide == Some((lane, n)) {
                    true => format!("wide = {};\ns{lane} = ({c})wide;\n", made.text),
                    false => format!("s{lane} = ({c}){};\n", made.cast(self.ty).text),
                };
                if seen == Some((lane, n)) {
                    line.push_str(&format!("seen = s{lane};\n"));
                }
                own.push(line);
            }
            lines.push(own);
        }
        match beside {
            true => {
                stored = written != Written::Nothing
                    && self.once_in(2, "recurrences: read behind stores");
                for n in 0..steps.len() {
                    out.extend(lines.iter().map(|own| own[n].as_str()));
                    if stored && n == 0 {
                        out.push_str(&self.stores(written));
                    }
                }
            }
            false => out.extend(lines.concat()),
        }
        if set {
            let lane = self.random.below(lanes);
            let element = self.element("a", lane).text;
            writeln!(out, "last = {element};").expect("a string");
        }
        out.push_str(&self.scalars());
        if !stored {
            out.push_str(&self.stores(written));
        }
        out
    }

    /// What the loop carries beside.
    fn scalars(&mut self) -> String {
        let mut out = String::new();
        if self.once_in(4, "recurrences: a scalar beside") {
            out.push_str("total = total * 5u ^ (unsigned)i;\n");
        }
        if !self.ty.is_float() && self.once_in(8, "recurrences: a lane is needed beside") {
            out.push_str("total += (unsigned long)s0;\n");
        }
        out
    }

    fn written(&mut self) -> Written {
        match self.random.below(6) {
            0 => {
                self.says("recurrences: stores", true);
                Written::Apart(self.lanes)
            }
            1 => {
                self.says("recurrences: stores of some lanes", true);
                Written::Apart(1 + self.random.below(self.lanes))
            }
            2 => {
                self.says("recurrences: in place", true);
                Written::InPlace
            }
            _ => Written::Nothing,
        }
    }

    fn stores(&self, written: Written) -> String {
        let (c, lanes) = (self.ty.c(), self.lanes);
        let store = |array: &str, lane: usize, element: usize| {
            let place = self.element(array, element).text;
            format!("{place} = ({c})s{lane};\n")
        };
        match written {
            Written::Nothing => String::new(),
            Written::Apart(count) => (0..count).map(|lane| store("y", lane, lane)).collect(),
            // The next iteration reads some of it.
            Written::InPlace => (0..lanes)
                .map(|lane| store("a", lane, lane + lanes / 2))
                .collect(),
        }
    }

    fn ends(&self) -> (String, String) {
        let lanes = self.lanes;
        match self.form {
            Form::Up => ("for (i = 0; i < n; i++) {".into(), "}".into()),
            Form::Steps => (
                format!("for (i = 0; i < {lanes} * n; i += {lanes}) {{"),
                "}".into(),
            ),
            Form::Pointer => (
                format!("for (i = 0; i != n; ++i, p += {lanes}) {{"),
                "}".into(),
            ),
            Form::Down => ("for (i = n - 1; i >= 0; i--) {".into(), "}".into()),
            Form::DoWhile => ("if (n > 0) do {".into(), "} while (++i < n);".into()),
        }
    }
}

/// What a loop stores.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Nothing,
    /// So many lanes, to an array of their own.
    Apart(usize),
    /// To the array that it reads.
    InPlace,
}
