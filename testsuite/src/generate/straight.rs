//! Random loops whose bodies are straight lines of operations, as software pipelining takes them: long chains and
//! what is independent, conversions, divisions, roots, look-ups and selections, stores in several places, arrays in
//! place with dependences over some iterations, reductions, and what the iteration before read.

mod operations;

use super::Random;
use super::typed::scalar::{Scalar, Value};
use crate::features::mark;
use crate::kernel::Kernel;

/// What a kernel may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "straight: chain",
    "straight: several chains",
    "straight: more than 30 operations",
    "straight: more than 16 constants",
    "straight: pointers that are restrict",
    "straight: arrays that may overlap",
    "straight: arrays of several types",
    "straight: in place",
    "straight: needs an earlier iteration",
    "straight: needs what later iterations write",
    "straight: several stores",
    "straight: store in the middle",
    "straight: two stores to one array",
    "straight: reduction",
    "straight: reduction of products",
    "straight: reduction in order",
    "straight: extremum",
    "straight: value of the iteration before",
    "straight: state from iteration to iteration",
    "straight: all of it state",
    "straight: stride of 2",
    "straight: stride of 3",
    "straight: loop from the end",
    "straight: neighbours",
    "straight: look-up",
    "straight: division by a constant",
    "straight: division by what varies",
    "straight: floating-point division",
    "straight: square root",
    "straight: shift by a constant",
    "straight: shift by what varies",
    "straight: minimum or maximum",
    "straight: selection",
    "straight: absolute value",
    "straight: narrowed",
    "straight: integer to floating point",
    "straight: floating point to integer",
    "straight: floating point resized",
];

/// Elements that arrays have beyond those that the counter comes to.
const BEYOND: usize = 160;

/// Elements of the table, a power of two.
const TABLE: usize = 64;

/// How far apart an array is written and read in place.
const DISTANCES: &[usize] = &[1, 2, 3, 4, 5, 7, 8, 12, 16, 16, 17, 32, 33, 64];

/// A random loop.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let maker = Maker::new(Random::new(seed ^ 0x57a1), false);
    Kernel::parse(name, maker.function(name)).expect("the head follows the grammar")
}

/// One for the interpreters, called `k`: what its loop carries are parameters, so that the function can be entered
/// again behind the vector code.
pub fn resumable(random: Random) -> String {
    crate::features::unmarked(&Maker::new(random, true).resumable())
}

struct Array {
    name: &'static str,
    ty: Scalar,
    /// Elements from iteration to iteration.
    stride: usize,
    /// Where it is written, and where it is read if it is both.
    written: Option<usize>,
    read: Option<usize>,
}

/// A scalar that the loop carries.
struct Carried {
    name: String,
    ty: Scalar,
    /// The statement at the end of the body that steps it.
    step: String,
}

struct Maker {
    random: Random,
    arrays: Vec<Array>,
    /// Of the table's elements, if there is one.
    table: Option<Scalar>,
    restrict: bool,
    down: bool,
    resumable: bool,
    /// What is the same in all iterations.
    invariants: Vec<Value>,
    before: String,
    body: String,
    /// Values that nothing needs yet; as many as there are chains.
    open: Vec<Value>,
    /// What the iteration before read.
    previous: Option<Value>,
    named: usize,
    /// Which arrays were written.
    stored: Vec<bool>,
    carried: Vec<Carried>,
    features: Vec<&'static str>,
}

/// Types of the arrays of a kernel.
const THEMES: &[&[Scalar]] = &[
    &[Scalar::F32],
    &[Scalar::F32],
    &[Scalar::F64],
    &[Scalar::F64],
    &[Scalar::I32],
    &[Scalar::I32, Scalar::U32],
    &[Scalar::U8],
    &[Scalar::I8, Scalar::U8],
    &[Scalar::I16, Scalar::U16],
    &[Scalar::U8, Scalar::I16],
    &[Scalar::I64, Scalar::U64],
    &[Scalar::F32, Scalar::I32],
    &[Scalar::F32, Scalar::F64],
    &[Scalar::F32, Scalar::U8],
    Scalar::ELEMENTS,
];

impl Maker {
    fn new(mut random: Random, resumable: bool) -> Maker {
        let theme = random.pick(THEMES);
        let count = 3 + random.below(4);
        let written = 1 + random.below(3).min(count - 2);
        let stride = match random.below(6) {
            0 => 2,
            1 => 3,
            _ => 1,
        };
        let mut arrays = Vec::new();
        for (k, name) in ["a", "b", "c", "d", "e", "x"]
            .iter()
            .take(count)
            .enumerate()
        {
            arrays.push(Array {
                name,
                ty: random.pick(theme),
                stride: if random.one_in(3) { 1 } else { stride },
                written: (k < written).then(|| random.pick(&[0, 0, 0, 1])),
                read: None,
            });
        }
        let restrict = random.one_in(2) && !resumable;
        let mut maker = Maker {
            table: (random.one_in(2) && restrict).then(|| match random.below(3) {
                0 => random.pick(theme),
                1 if theme.iter().all(|ty| ty.is_float()) => theme[0],
                1 => Scalar::I32,
                _ => Scalar::F32,
            }),
            down: random.one_in(8) && !resumable,
            random,
            arrays,
            restrict,
            resumable,
            invariants: Vec::new(),
            before: String::new(),
            body: String::new(),
            open: Vec::new(),
            previous: None,
            named: 0,
            stored: vec![false; count],
            carried: Vec::new(),
            features: Vec::new(),
        };
        maker.in_place();
        maker.constants();
        maker.statements();
        maker
    }

    fn note(&mut self, feature: &'static str) {
        if !self.features.contains(&feature) {
            self.features.push(feature);
        }
    }

    /// Makes an array one that is both read and written, now and then at some distance.
    fn in_place(&mut self) {
        if !self.random.one_in(2) {
            return;
        }
        let distance = self.random.pick(DISTANCES);
        let (written, read) = match self.random.below(3) {
            0 => (0, 0),
            1 => (0, distance),
            _ => (distance, 0),
        };
        let array = &mut self.arrays[0];
        (array.written, array.read) = (Some(written), Some(read));
        let later = (read > written) != self.down;
        self.note(match read == written {
            true => "straight: in place",
            false if later => "straight: needs what later iterations write",
            false => "straight: needs an earlier iteration",
        });
    }

    /// What does not change in the loop.
    fn constants(&mut self) {
        self.invariants = vec![
            Value::any("s".to_string(), Scalar::I32),
            Value::any("f".to_string(), Scalar::F32),
            Value::any("g".to_string(), Scalar::F64),
        ];
        if self.resumable || !self.random.one_in(5) {
            return;
        }
        self.note("straight: more than 16 constants");
        for k in 0..17 + self.random.below(8) {
            let (ty, of) = match self.arrays[0].ty {
                Scalar::F64 => (Scalar::F64, "g"),
                Scalar::F32 => (Scalar::F32, "f"),
                Scalar::I64 | Scalar::U64 => (Scalar::U64, "(unsigned long)s"),
                _ => (Scalar::U32, "(unsigned)s"),
            };
            let c = ty.c();
            let (name, number) = (format!("c{k}"), 3 * k + 2);
            let line = format!("    const {c} {name} = {of} * ({c}){number};\n");
            self.before.push_str(&line);
            self.invariants.push(Value::any(name, ty));
        }
    }

    fn statements(&mut self) {
        self.recurrence();
        let count = match self.random.below(3) {
            0 => 3 + self.random.below(6),
            1 => 8 + self.random.below(16),
            _ => 20 + self.random.below(40),
        };
        if count > 30 {
            self.note("straight: more than 30 operations");
        }
        let chains = self.random.pick(&[1, 1, 2, 3, 4, 6]);
        self.note(match chains {
            1 => "straight: chain",
            _ => "straight: several chains",
        });
        for k in 0..count {
            self.operation(chains);
            if k > 0 && k + 1 < count && self.random.one_in(12) {
                self.note("straight: store in the middle");
                self.store(false);
            }
        }
        if self.random.one_in(5) {
            self.state();
        }
        if self.random.one_in(3) {
            self.reduction();
        }
        self.join();
        while !self.open.is_empty() {
            self.store(true);
        }
        let stores = self.body.matches("] = ").count();
        if stores > 1 {
            self.note("straight: several stores");
        }
        let twice = |a: &Array| self.body.matches(&format!("    {}[", a.name)).count() > 1;
        if self.arrays.iter().any(twice) {
            self.note("straight: two stores to one array");
        }
        for carried in &self.carried {
            self.body.push_str(&carried.step);
        }
    }

    /// Carries a value from iteration to iteration that no vectors know, and that is stored; now and then all that is
    /// stored is made of it.
    fn state(&mut self) {
        self.note("straight: state from iteration to iteration");
        let all = self.random.one_in(2);
        let count = if all { self.open.len() } else { 1 };
        if all {
            self.note("straight: all of it state");
        }
        for _ in 0..count {
            let Some(value) = self.open.pop() else { return };
            let ty = match value.ty {
                Scalar::F32 | Scalar::F64 => value.ty,
                Scalar::I64 | Scalar::U64 => Scalar::U64,
                _ => Scalar::U32,
            };
            let (c, name) = (ty.c(), format!("w{}", self.carried.len()));
            let value = value.cast(ty).text;
            let step = match (ty.is_float(), self.random.below(3)) {
                (true, 0) => format!("{name} * ({c})0.5 + {value}"),
                (true, 1) => format!("({value} - {name}) * ({c})0.25"),
                (true, _) => format!("{value} < {name} ? {name} * ({c})0.75 : {value}"),
                (false, 0) => format!("({name} ^ {value}) * 16777619u"),
                (false, 1) => format!("({name} << 5 | {name} >> 3) + {value}"),
                (false, _) => format!("{name} > {value} ? {name} - {value} : {value} + 3u"),
            };
            let start = self.start(ty);
            self.before
                .push_str(&format!("    {c} {name} = ({c}){start};\n"));
            self.body.push_str(&format!("        {name} = {step};\n"));
            self.carried.push(Carried {
                name: name.clone(),
                ty,
                step: String::new(),
            });
            self.open.insert(0, Value::any(name, ty));
        }
    }

    /// Keeps what an iteration reads for the next one, now and then.
    fn recurrence(&mut self) {
        if !self.random.one_in(5) {
            return;
        }
        self.note("straight: value of the iteration before");
        let now = self.load();
        let now = self.named(now);
        let (c, name) = (now.ty.c(), "last".to_string());
        self.before
            .push_str(&format!("    {c} last = ({c}){};\n", self.start(now.ty)));
        self.previous = Some(Value::any(name.clone(), now.ty));
        self.carried.push(Carried {
            name,
            ty: now.ty,
            step: format!("        last = {};\n", now.text),
        });
        self.open.push(now);
    }

    fn start(&self, ty: Scalar) -> &'static str {
        if ty.is_float() { "f" } else { "s" }
    }

    /// The element of an array at a constant distance from the counter's.
    fn element(&self, k: usize, at: usize) -> String {
        let Array { name, stride, .. } = self.arrays[k];
        match (stride, at) {
            (1, 0) => format!("{name}[i]"),
            (1, _) => format!("{name}[i + {at}]"),
            (_, 0) => format!("{name}[{stride} * i]"),
            _ => format!("{name}[{stride} * i + {at}]"),
        }
    }

    /// An element that is read.
    fn load(&mut self) -> Value {
        let readable = |a: &Array| a.written.is_none() || a.read.is_some();
        let k = self.random.below(self.arrays.len());
        // Others are seldom read where they are written: that is a dependence.
        let k = match readable(&self.arrays[k]) || self.random.one_in(16) {
            true => k,
            false => self.arrays.iter().position(readable).unwrap_or(k),
        };
        let at = match self.arrays[k].read {
            Some(at) => at,
            None if self.random.one_in(3) => {
                self.note("straight: neighbours");
                1 + self.random.below(6)
            }
            None => 0,
        };
        match self.arrays[k].stride {
            2 => self.note("straight: stride of 2"),
            3 => self.note("straight: stride of 3"),
            _ => {}
        }
        Value::any(self.element(k, at), self.arrays[k].ty)
    }

    /// Joins chains until there are no more than places to write.
    fn join(&mut self) {
        let places = self.places().len();
        while self.open.len() > places {
            let (Some(one), Some(other)) = (self.open.pop(), self.open.pop()) else {
                return;
            };
            let value = one.arithmetic("+", &other);
            let value = self.named(value);
            self.open.insert(0, value);
        }
    }

    /// The arrays that are written and were not yet.
    fn places(&self) -> Vec<usize> {
        let free = |k: &usize| {
            let array = &self.arrays[*k];
            array.written.is_some() && !self.stored[*k]
        };
        (0..self.arrays.len()).filter(free).collect()
    }

    /// Writes one of the open values, `last`: which nothing else needs.
    fn store(&mut self, last: bool) {
        let places = self.places();
        if self.open.is_empty() || places.is_empty() && !last {
            return;
        }
        // Twice to one array seldom: these are dependences.
        let twice = places.is_empty() || self.random.one_in(6);
        let k = match twice {
            true => self.random.below(self.arrays.len()),
            false => self.random.pick(&places),
        };
        let k = if self.arrays[k].written.is_some() {
            k
        } else {
            0
        };
        let twice = std::mem::replace(&mut self.stored[k], true);
        let n = self.random.below(self.open.len());
        let value = match last {
            true => self.open.swap_remove(n),
            false => self.open[n].clone(),
        };
        let at = self.arrays[k].written.unwrap_or(0);
        let at = match twice {
            true if self.arrays[k].stride > 1 => at + 1,
            true => at + self.random.pick(&[1, 16, 32, 64, 64]),
            false => at,
        };
        match self.arrays[k].stride {
            2 => self.note("straight: stride of 2"),
            3 => self.note("straight: stride of 3"),
            _ => {}
        }
        let line = format!(
            "        {} = {};\n",
            self.element(k, at),
            value.cast(self.arrays[k].ty).text
        );
        self.body.push_str(&line);
    }

    /// Steps a scalar by one of the open values.
    fn reduction(&mut self) {
        let Some(value) = self.open.pop() else { return };
        let name = format!("r{}", self.carried.len());
        if value.ty.is_float() && self.resumable {
            return;
        }
        let ty = match value.ty {
            Scalar::F32 | Scalar::F64 => value.ty,
            Scalar::I64 | Scalar::U64 => Scalar::U64,
            _ => self.random.pick(&[Scalar::U32, Scalar::U64]),
        };
        let (c, mut text) = (ty.c(), value.text.clone());
        let step = match self.random.below(6) {
            0 | 1 => {
                self.note("straight: extremum");
                let order = self.random.pick(&["<", ">"]);
                let text = value.cast(ty).text;
                format!("{name} = {text} {order} {name} ? {text} : {name}")
            }
            way if ty.is_float() => {
                self.note("straight: reduction in order");
                let op = if way == 2 { "-" } else { "+" };
                format!("{name} {op}= {text}")
            }
            2 => {
                self.note("straight: reduction");
                let op = self.random.pick(&["^", "|", "&", "-"]);
                format!("{name} {op}= ({c}){text}")
            }
            way => {
                self.note("straight: reduction");
                if way < 5 {
                    self.note("straight: reduction of products");
                    text = format!("{text} * ({c}){text}");
                }
                format!("{name} += ({c}){text}")
            }
        };
        let start = self.start(ty);
        self.before
            .push_str(&format!("    {c} {name} = ({c}){start};\n"));
        self.carried.push(Carried {
            name,
            ty,
            step: format!("        {step};\n"),
        });
    }

    /// The parameters that are arrays.
    fn array_params(&self) -> String {
        let word = if self.restrict { "restrict " } else { "" };
        let one = |a: &Array| {
            let constant = if a.written.is_some() { "" } else { "const " };
            format!(", {constant}{} *{word}{}", a.ty.c(), a.name)
        };
        self.arrays.iter().map(one).collect()
    }

    fn function(mut self, name: &str) -> String {
        self.note(match self.restrict {
            true => "straight: pointers that are restrict",
            false => "straight: arrays that may overlap",
        });
        if self.arrays.iter().any(|a| a.ty != self.arrays[0].ty) {
            self.note("straight: arrays of several types");
        }
        let mut items = "sampled | int n | i32 s | float f | double g".to_string();
        for Array {
            name,
            ty,
            stride,
            written,
            ..
        } in &self.arrays
        {
            let access = if written.is_some() { "inout" } else { "in" };
            let kind = ty.kind();
            items.push_str(&format!(" | {access} {kind} {name}[{stride}*n+{BEYOND}]"));
        }
        let mut params = self.array_params();
        if let Some(ty) = self.table {
            items.push_str(&format!(" | in {} t[{TABLE}]", ty.kind()));
            let word = if self.restrict { "restrict " } else { "" };
            params.push_str(&format!(", const {} *{word}t", ty.c()));
        }
        let counter = self.random.pick(&["int", "int", "long", "long"]);
        let loop_head = match self.down {
            true => {
                self.note("straight: loop from the end");
                format!("for ({counter} i = n - 1; i >= 0; i--)")
            }
            false => format!("for ({counter} i = 0; i < n; i++)"),
        };
        let mut after = String::new();
        for Carried { name: r, ty, .. } in &self.carried {
            let bits = match ty.is_float() {
                true => format!("{name}_bits((double){r})"),
                false => format!("(unsigned long){r}"),
            };
            after.push_str(&format!("    h = h * 31 + {bits};\n"));
        }
        let marks: String = self.features.iter().map(|feature| mark(feature)).collect();
        format!(
            "/* kernel: {items} | -> u64 */\n\
             static unsigned long {name}_bits(double x)\n{{\n    unsigned long u;\n    \
             if (x != x) return 7;\n    __builtin_memcpy(&u, &x, 8);\n    return u;\n}}\n\
             unsigned long {name}(int n, int s, float f, double g{params})\n{{\n    unsigned long h = 0;\n{}    \
             {marks}\n    {loop_head} {{\n{}    }}\n{after}    \
             (void)s, (void)f, (void)g, (void){name}_bits;\n    return h;\n}}\n",
            self.before, self.body,
        )
    }

    fn resumable(self) -> String {
        let carried = self.carried.iter();
        let params: String = carried
            .map(|c| format!(", {} {}", c.ty.c(), c.name))
            .collect();
        let integers = self.carried.iter().filter(|c| !c.ty.is_float());
        let after: String = integers
            .map(|c| format!("    h = h * 31 + (unsigned long){};\n", c.name))
            .collect();
        format!(
            "unsigned long k(int i, int n, int s, float f, double g{}{params})\n{{\n    unsigned long h = 0;\n    \
             for (; i < n; i++) {{\n{}    }}\n{after}    return h;\n}}\n",
            self.array_params(),
            self.body,
        )
    }
}
