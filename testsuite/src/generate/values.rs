//! Expressions without undefined behaviour.

use super::Random;
use super::typed::scalar::{Scalar, Value};
use super::{Generator, Place, is_float};

/// Types of expressions: none narrower than `int`.
pub(super) const WIDE: &[&str] = &[
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "float",
    "double",
];

/// The type that arithmetic on that type is done in, where it cannot overflow.
fn unsigned(ty: &str) -> &'static str {
    if ty.contains("long") {
        "unsigned long"
    } else {
        "unsigned"
    }
}

impl Generator {
    /// An element of an array, as an lvalue.
    pub(super) fn element(&mut self, k: usize, store: bool) -> String {
        let row = self.around.row;
        let name = self.arrays[k].name;
        let looks_up = self.far && !store && !self.arrays[k].written;
        if self.arrays[k].place == Place::Walking {
            let below = if self.around.downwards { -1 } else { 0 };
            return match self.random.below(5) {
                0 if !(self.tame && self.arrays[k].written) => {
                    format!("p{name}[{}]", below + 1 + self.random.below(3) as i64)
                }
                _ if below < 0 => format!("p{name}[-1]"),
                _ => format!("*p{name}"),
            };
        }
        let subscript = match self.calm {
            _ if looks_up && self.random.aside().one_in(2) => self.far_subscript(),
            true => self.calm_subscript(k, store),
            false => self.subscript(),
        };
        let subscript = match &self.variable {
            Some(variable) => variable.moved(k, subscript),
            None => subscript,
        };
        let base = self.arrays[k].base(&self.kernel);
        format!("{base}[{row}{subscript}]")
    }

    /// A subscript that differs from iteration to iteration by no constant.
    fn far_subscript(&mut self) -> String {
        self.looked_up += 1;
        // What it is computed of lies nearer.
        self.far = false;
        let subscript = match self.random.below(4) {
            0 => "i * (s & 1)".to_string(),
            1 => "((unsigned)i * (unsigned)s & 7)".to_string(),
            _ => {
                let ty = self.random.pick(&["int", "unsigned", "long"]);
                format!("({} & 7)", self.value(ty, 1))
            }
        };
        self.far = true;
        subscript
    }

    /// A subscript that seldom makes iterations depend on each other.
    fn calm_subscript(&mut self, k: usize, store: bool) -> String {
        let written = self.arrays[k].written;
        if store && !self.tame && self.random.one_in(6) {
            // What was read may be what the iteration before wrote.
            return format!("i + {}", 1 + self.random.below(3));
        }
        if store || written && (self.tame || !self.random.one_in(6)) {
            return "i".to_string();
        }
        if let Some((counter, _)) = self.counters.first()
            && self.random.one_in(3)
        {
            return counter.clone();
        }
        match self.random.below(12) {
            0..=3 => format!("i + {}", 1 + self.random.below(3)),
            4 => "i + (s & 3)".to_string(),
            5 => self
                .random
                .pick(if self.tame {
                    &["n - i", "n + 3 - i", "3"]
                } else {
                    &["2 * i", "2 * i + 1", "n - i", "n + 3 - i", "3"]
                })
                .to_string(),
            _ => "i".to_string(),
        }
    }

    fn subscript(&mut self) -> String {
        if let Some((counter, _)) = self.counters.first()
            && self.random.one_in(3)
        {
            return counter.clone();
        }
        match self.random.below(28) {
            0..=3 => format!("i + {}", 1 + self.random.below(3)),
            4 => "i + (s & 3)".to_string(),
            5 => "2 * i".to_string(),
            6 => "2 * i + 1".to_string(),
            7 => "n - i".to_string(),
            8 => "n + 3 - i".to_string(),
            9 => self
                .random
                .pick(&[
                    "i / 2",
                    "i >> 1",
                    "i & 3",
                    "i % 5",
                    "(unsigned char)i",
                    "(i & ~1)",
                    "(short)i",
                    "(unsigned)i",
                ])
                .to_string(),
            10 => self.random.pick(&["2", "(s & 3)", "n"]).to_string(),
            11 => {
                let value = self.value("int", 1);
                format!("({value} & 3)")
            }
            _ => "i".to_string(),
        }
    }

    pub(super) fn condition(&mut self) -> String {
        let ty = self.random.pick(WIDE);
        let op = self.random.pick(&["<", "<=", ">", ">=", "==", "!="]);
        let (left, right) = (self.value(ty, 1), self.value(ty, 1));
        let comparison = format!("{left} {op} {right}");
        match self.random.below(10) {
            0 => format!("!({comparison})"),
            1 => format!(
                "{comparison} && {} != 0",
                self.guarded(|g| g.value("int", 1))
            ),
            2 => format!("{comparison} || {}", self.guarded(|g| g.value("int", 1))),
            3 => format!("({} & 1)", self.value("unsigned", 1)),
            4 => {
                // Of different signedness and width.
                let (left, right) = (self.random.pick(WIDE), self.random.pick(WIDE));
                format!("{} {op} {}", self.value(left, 1), self.value(right, 1))
            }
            _ => comparison,
        }
    }

    /// An expression of a type of at least the width of `int`.
    pub(super) fn value(&mut self, ty: &'static str, depth: usize) -> String {
        if depth == 0 || self.random.one_in(4) {
            return self.leaf(ty);
        }
        if is_float(ty) {
            return self.floating(ty, depth);
        }
        let unsigned = unsigned(ty);
        let bits = if ty.contains("long") { 64 } else { 32 };
        let kind = match self.random.below(24) {
            // Divisions and variable shifts, for which not all targets have instructions.
            10..=13 if self.tame => 2,
            kind => kind,
        };
        if kind == 0 {
            return self.choice(ty, depth);
        }
        let (left, right) = (self.value(ty, depth - 1), self.value(ty, depth - 1));
        match kind {
            1 => format!("({left} & {right})"),
            2 => format!("({left} | {right})"),
            3 => format!("({left} ^ {right})"),
            4 => format!(
                "(({ty})(({unsigned}){left} << {}))",
                self.random.below(bits)
            ),
            5 => format!("({left} >> {})", self.random.below(bits)),
            6 | 7 => format!("(({ty})(({unsigned}){left} * ({unsigned}){right}))"),
            8 | 9 => format!("(({ty})(({unsigned}){left} - ({unsigned}){right}))"),
            10 => format!("(({ty})(({unsigned}){left} << ({right} & {})))", bits - 1),
            11 => format!("({left} >> ({right} & {}))", bits - 1),
            12 => {
                let by = self
                    .random
                    .pick(&[1, 2, 3, 5, 7, 8, 10, 16, 100, 255, 641, 65536]);
                let op = self.random.pick(&["/", "%"]);
                format!("({left} {op} {by})")
            }
            13 => {
                let op = self.random.pick(&["/", "%"]);
                format!("({left} {op} (({right} & 255) + 1))")
            }
            14 => {
                let order = self.random.pick(&["<", ">", "<=", ">="]);
                format!("({left} {order} {right} ? {left} : {right})")
            }
            15 => {
                let narrow = self.random.pick(&[
                    "signed char",
                    "unsigned char",
                    "short",
                    "unsigned short",
                    "char",
                    "int",
                    "unsigned",
                    "long",
                    "_Bool",
                ]);
                format!("(({ty})({narrow}){left})")
            }
            16 => format!("({ty})({})", self.condition()),
            17 if self.random.aside().one_in(3) => {
                let mut aside = self.random.aside().aside();
                let x = Value::any(left, Scalar::I64);
                let reversed = x.bytes_reversed(|n| aside.below(n));
                format!("(({ty}){})", reversed.text)
            }
            17 if self.random.aside().aside().one_in(3) => {
                let mut aside = self.random.aside().aside().aside();
                format!("(({ty}){})", bits_of(&mut aside, ty, &left))
            }
            17 => format!("(~{left})"),
            19 if self.random.aside().one_in(2) => {
                let product = fixed_point(&mut self.random.aside().aside(), &left, &right);
                format!("({ty})({product})")
            }
            19 | 20 => self.idiom(ty),
            21 => {
                let left = self.guarded(|g| g.value(ty, depth - 1));
                // In range, or not evaluated; of a NaN neither comparison is true.
                let from = self.random.pick(&["float", "double"]);
                let x = self.leaf(from);
                let least = if ty.starts_with("unsigned") { 1 } else { 1000 };
                format!("({x} < 1000000 && {x} > -{least} ? ({ty}){x} : {left})")
            }
            18 if self.random.aside().aside().one_in(2) => {
                let mut aside = self.random.aside().aside().aside();
                format!("(({ty}){})", bits_of(&mut aside, ty, &left))
            }
            18 => format!("({left} < 0 ? ({ty})-({unsigned}){left} : {left})"),
            _ => format!("(({ty})(({unsigned}){left} + ({unsigned}){right}))"),
        }
    }

    /// Arithmetic on narrow elements as people write it: in `int`, which it cannot overflow.
    pub(super) fn idiom(&mut self, ty: &'static str) -> String {
        let narrow = |c_type: &str| c_type.ends_with("char") || c_type.ends_with("short");
        let usable: Vec<usize> = (0..self.arrays.len())
            .filter(|_| !self.no_memory())
            .filter(|k| narrow(self.arrays[*k].element.1))
            .collect();
        if usable.is_empty() {
            return self.leaf(ty);
        }
        let (j, k) = (self.random.pick(&usable), self.random.pick(&usable));
        let (x, y) = (self.element(j, false), self.element(k, false));
        let short = |k: usize| self.arrays[k].element.1 == "unsigned short";
        let product = !(short(j) && short(k));
        let text = match self.random.below(14) {
            0 => format!("({x} + {y} + 1) >> 1"),
            1 => format!("{x} > {y} ? {x} - {y} : {y} - {x}"),
            2 => format!("{x} < {y} ? {x} : {y}"),
            3 => format!("{x} - {y}"),
            4 => format!("{x} + {y} > 255 ? 255 : {x} + {y}"),
            5 => format!("{x} - {y} < 0 ? 0 : {x} - {y}"),
            6 if product => format!("{x} * {y}"),
            7 => format!("{x} * 7 + {y} * 9 + 8 >> 4"),
            8 => format!("-{x}"),
            9 => format!("({x} & 255) << 3"),
            10 => format!("__builtin_abs({x} - {y})"),
            11 => format!("{x} < -100 ? -100 : {x} > 100 ? 100 : {x}"),
            12 => format!("!{x} + ({y} != 0)"),
            _ => format!("{x} + {y}"),
        };
        format!("({ty})({text})")
    }

    /// A sum or difference of two elements of an array, clamped to their type if it is a narrow one.
    pub(super) fn clamped_sum(&mut self, k: usize) -> Option<String> {
        let (least, most) = match self.arrays[k].element.1 {
            "signed char" => (-128, 127),
            "unsigned char" => (0, 255),
            "short" => (-32768, 32767),
            "unsigned short" => (0, 65535),
            _ => return None,
        };
        let (x, y) = (self.element(k, false), self.element(k, false));
        let op = self.random.pick(&["+", "-"]);
        Some(format!(
            "({{ int sum = {x} {op} {y}; sum < {least} ? {least} : sum > {most} ? {most} : sum; }})"
        ))
    }

    fn choice(&mut self, ty: &'static str, depth: usize) -> String {
        let condition = self.condition();
        let mut side = || self.guarded(|g| g.value(ty, depth - 1));
        let (left, right) = (side(), side());
        format!("({condition} ? {left} : {right})")
    }

    fn floating(&mut self, ty: &'static str, depth: usize) -> String {
        let kind = self.random.below(12);
        if kind == 0 {
            return self.choice(ty, depth);
        }
        let (left, right) = (self.value(ty, depth - 1), self.value(ty, depth - 1));
        let mut aside = self.random.aside();
        if ty == "float" && aside.one_in(6) {
            self.by_double = true;
            return by_way_of_double(&mut aside, &left, &right);
        }
        let suffix = if ty == "float" { "f" } else { "" };
        // Where processors have instructions for them, compilers make loops of them vectors.
        match kind {
            10 | 11 if !self.tame && aside.one_in(2) => format!("__builtin_round{suffix}({left})"),
            // Of zeros with different signs the constant is the result; of two variables it may be either.
            5 | 7 if !self.tame && aside.one_in(2) => {
                let which = aside.pick(&["fmin", "fmax"]);
                let constant = aside.pick(&["0.0", "-0.0", "7.5", "-3.0", "1e30", "0.25"]);
                let mut operands = [left, format!("{constant}{suffix}")];
                operands.rotate_left(aside.below(2));
                format!("__builtin_{which}{suffix}({})", operands.join(", "))
            }
            1 => format!("(-{left})"),
            2 => format!("({left} / {})", self.leaf(ty)),
            3 | 4 => format!("({left} - {right})"),
            5 | 6 => format!("({left} * {right})"),
            7 => {
                let order = self.random.pick(&["<", ">", "<=", ">="]);
                format!("({left} {order} {right} ? {left} : {right})")
            }
            8 => format!("({left} < 0 ? -{left} : {left})"),
            9 => {
                let other = self.random.pick(&["float", "double"]);
                format!("(({ty})({other}){left})")
            }
            10 => format!("__builtin_fabs{suffix}({left})"),
            _ => format!("({left} + {right})"),
        }
    }

    fn leaf(&mut self, ty: &'static str) -> String {
        if let Some(call) = self.call(ty) {
            return call;
        }
        // Converting a float to an integer could be out of range.
        let usable: Vec<usize> = (0..self.arrays.len())
            .filter(|_| !self.no_memory())
            .filter(|k| is_float(ty) || !is_float(self.arrays[*k].element.1))
            .collect();
        // What the last iteration left is a dependence.
        let finals = self
            .finals
            .iter()
            .filter(|_| !self.tame)
            .map(|carried| (&carried.name, carried.c_type));
        let locals = self.locals.iter().map(|(name, ty)| (name, *ty));
        let readable: Vec<String> = locals
            .chain(finals)
            .filter(|(_, local)| is_float(ty) || !is_float(local))
            .map(|(name, _)| name.clone())
            .collect();
        match self.random.below(8) {
            0 => match ty {
                "float" => format!("{}.5f", self.random.below(40)),
                "double" => format!("{}.25", self.random.below(40)),
                _ => format!(
                    "({ty}){}",
                    self.random
                        .pick(&[0, 1, 2, 3, 7, 100, 127, 128, 255, 256, 65535, 99999, -1, -5])
                ),
            },
            1 if is_float(ty) => format!("({ty})f"),
            1 => format!("({ty})s"),
            2 => format!("({ty})i"),
            3 | 4 if !readable.is_empty() => {
                let k = self.random.below(readable.len());
                format!("({ty}){}", readable[k])
            }
            _ if !usable.is_empty() => {
                let k = self.random.pick(&usable);
                format!("({ty}){}", self.element(k, false))
            }
            _ => format!("({ty})3"),
        }
    }
}

/// Bits from somewhere in a product of integers that cannot overflow.
fn fixed_point(random: &mut Random, left: &str, right: &str) -> String {
    const FACTORS: [(&str, usize, &str, &str); 9] = [
        ("long long", 64, "int", "int"),
        ("long long", 64, "int", "short"),
        ("long long", 64, "signed char", "int"),
        ("long long", 64, "unsigned", "int"),
        ("unsigned long long", 64, "unsigned", "unsigned"),
        ("unsigned long long", 64, "unsigned short", "unsigned"),
        ("int", 32, "short", "short"),
        ("int", 32, "unsigned short", "short"),
        ("unsigned", 32, "unsigned short", "unsigned short"),
    ];
    let (wide, bits, a, b) = random.pick(&FACTORS);
    // Mostly where fixed-point arithmetic shifts, and all else.
    let by = match random.below(3) {
        0 => 1 + random.below(bits - 1),
        _ => bits / 4 + random.below(bits / 4 + 1),
    };
    format!("({wide})({a}){left} * ({b}){right} >> {by}")
}

/// What a built-in function says of the bits of an integer, or how many it has if that is not defined.
fn bits_of(random: &mut Random, ty: &str, value: &str) -> String {
    let (suffix, unsigned, bits) = match ty.ends_with("long") {
        true => ("l", "unsigned long", 64),
        false => ("", "unsigned", 32),
    };
    let value = match random.below(3) {
        0 => format!("({unsigned}){value} & 65535u"),
        1 => format!("({unsigned}){value} << {}", bits / 2 + 8),
        _ => format!("({unsigned}){value}"),
    };
    match random.pick(&["clz", "ctz", "ffs", "parity"]) {
        name @ ("clz" | "ctz") => {
            format!("(({value}) ? __builtin_{name}{suffix}({value}) : {bits})")
        }
        "ffs" => {
            let signed = if bits == 64 { "long" } else { "int" };
            format!("__builtin_ffs{suffix}(({signed})({value}))")
        }
        name => format!("__builtin_{name}{suffix}({value})"),
    }
}

/// What is `float` before and after, and computed in `double` as a constant without suffix has it.
fn by_way_of_double(random: &mut Random, left: &str, right: &str) -> String {
    match random.below(7) {
        0 => format!("(float)((double){left} * {right})"),
        1 => format!("(float)({left} * 0.5)"),
        2 => format!("(float)({left} + (double){right})"),
        3 => format!("(float)((double){left} / ({right} * 0.1))"),
        4 => format!("(float)(__builtin_fabs({left}) - (double){right})"),
        5 => format!("({left} > 0.75 ? (float)({left} - 2.0) : {right})"),
        _ => format!("(float)({left} > 1.0 ? 1.0 : {left} < -1.0 ? -1.0 : {left})"),
    }
}
