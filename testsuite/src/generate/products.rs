//! Random loops, nests and statements in a row that are made of sums of floating-point products, in all ways in which C
//! says whether a product and a sum are of one expression: what compilers fuse.

use super::Random;
use crate::features::mark;
use crate::kernel::Kernel;
use std::fmt::Write;

/// What a kernel may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "products: a loop",
    "products: a loop inside",
    "products: statements in a row",
    "products: a sum in order",
    "products: on both sides",
    "products: negated",
    "products: through a comma",
    "products: converted to their own type",
    "products: of three factors",
    "products: the same each time",
    "products: of numbers",
    "products: under a condition",
    "products: with a name",
    "products: compound assignments",
    "products: signs that differ",
    "products: selected",
];

/// Elements behind those that a loop comes to.
const BEYOND: usize = 32;

/// A random kernel.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed ^ 0x9d0d);
    let ty = random.pick(&["float", "double"]);
    let maker = Maker {
        random,
        ty,
        named: Vec::new(),
        index: "i".to_owned(),
        features: Vec::new(),
    };
    Kernel::parse(name, maker.text(name)).expect("the head follows the grammar")
}

struct Maker {
    random: Random,
    ty: &'static str,
    /// Variables that are set.
    named: Vec<String>,
    /// Of the elements that expressions read.
    index: String,
    features: Vec<&'static str>,
}

impl Maker {
    fn once_in(&mut self, n: usize, feature: &'static str) -> bool {
        let is = self.random.one_in(n);
        self.features.extend(is.then_some(feature));
        is
    }

    fn text(mut self, name: &str) -> String {
        let ty = self.ty;
        let mut before = String::new();
        for n in 0..self.random.below(3) {
            // What no iteration changes, in several statements.
            let value = self.expression(2, false);
            let _ = writeln!(before, "    const {ty} u{n} = {value};");
            self.named.push(format!("u{n}"));
        }
        let (form, body) = match self.random.below(4) {
            0 => ("products: statements in a row", self.row()),
            1 => ("products: a loop inside", self.nest()),
            _ => ("products: a loop", self.plain()),
        };
        self.features.push(form);
        let marks: String = self.features.iter().map(|name| mark(name)).collect();
        let used: String = ["p", "q"]
            .iter()
            .map(|name| format!("(void){name}, "))
            .collect();
        let unused: String = (0..3)
            .map(|n| format!("u{n}"))
            .filter(|name| self.named.contains(name))
            .map(|name| format!("(void){name}, "))
            .collect();
        let array = |how: &str, name: &str| format!(" | {how} {ty} {name}[8*n+{BEYOND}]");
        let heads = [("in", "a"), ("in", "b"), ("inout", "c"), ("inout", "d")];
        let arrays: String = heads.iter().map(|(how, name)| array(how, name)).collect();
        format!(
            "/* kernel: int n | {ty} p | {ty} q{arrays} | -> {ty} */\n\
             {ty} {name}(int n, {ty} p, {ty} q, const {ty} *restrict a, const {ty} *restrict b,\n    \
             {ty} *restrict c, {ty} *restrict d)\n{{\n    {marks}{ty} s = p;\n{before}{body}    \
             {used}{unused}(void)a, (void)b, (void)d;\n    return s;\n}}\n"
        )
    }

    /// A loop.
    fn plain(&mut self) -> String {
        let mut body = self.statements(true);
        if self.once_in(5, "products: a sum in order") {
            let value = self.product(1, true);
            let _ = writeln!(body, "        s += {value};");
        }
        format!("    for (int i = 0; i < n; i++) {{\n{body}    }}\n")
    }

    /// A loop in which another one sums up.
    fn nest(&mut self) -> String {
        let (ty, times) = (self.ty, self.random.pick(&["5", "12", "(n & 7)"]));
        let first = self.expression(1, true);
        let step = match self.random.below(4) {
            0 => format!("t = t * {} + b[j]", self.atom(true)),
            1 => format!("t += {} * b[j]", self.atom(true)),
            2 => format!("t -= {}", self.product(1, true)),
            _ => format!("t = {} - t * b[j]", self.expression(1, true)),
        };
        self.named.push("t".to_owned());
        let after = self.statements(true);
        format!(
            "    for (int i = 0; i < n; i++) {{\n        {ty} t = {first};\n        \
             for (int j = 0; j < {times}; j++)\n            {step};\n{after}    }}\n"
        )
    }

    /// Statements that differ in what they read, and perhaps in signs.
    fn row(&mut self) -> String {
        let lanes = self.random.pick(&[2, 4, 4, 4, 8]);
        self.index = "@".to_owned();
        let mut value = self.expression(3, true);
        if self.once_in(2, "products: signs that differ") {
            value = format!("{} # {} * {value}", self.product(1, true), self.atom(true));
        }
        // Rows read other arrays than they write.
        let shuffled = self.random.one_in(3);
        let mut text = "    for (int i = 0; i < n; i++) {\n".to_owned();
        for lane in 0..lanes {
            let signs = if self.random.one_in(2) { "-" } else { "+" };
            let from = if shuffled { lane ^ 1 } else { lane };
            let own = value.replace('@', &format!("{lanes} * i + {from}"));
            let own = own.replace('#', signs);
            let _ = writeln!(text, "        c[{lanes} * i + {lane}] = {own};");
        }
        text + "    }\n"
    }

    /// Some statements, the last one of which stores.
    fn statements(&mut self, varies: bool) -> String {
        let (ty, mut text) = (self.ty, String::new());
        for n in 0..self.random.below(4) {
            let value = self.expression(2, varies);
            if self.once_in(3, "products: compound assignments") {
                let more = self.product(1, varies);
                let sign = self.random.pick(&["+=", "-="]);
                let _ = writeln!(
                    text,
                    "        {ty} v{n} = {value};\n        v{n} {sign} {more};"
                );
            } else {
                let _ = writeln!(text, "        const {ty} v{n} = {value};");
            }
            self.features.push("products: with a name");
            self.named.push(format!("v{n}"));
        }
        let value = self.expression(3, varies);
        match self.once_in(4, "products: under a condition") {
            true => {
                let (test, other) = (self.atom(true), self.expression(2, varies));
                let _ = writeln!(
                    text,
                    "        if ({test} > q)\n            c[i] = {value};\n        else\n            d[i] -= {other};"
                );
            }
            false => {
                let place = self.random.pick(&["c", "d"]);
                let sign = self.random.pick(&["=", "=", "+=", "-="]);
                let _ = writeln!(text, "        {place}[i] {sign} {value};");
            }
        }
        // Variables of the body are not known behind it.
        let unused: Vec<String> = self
            .named
            .iter()
            .filter(|v| v.starts_with('v'))
            .cloned()
            .collect();
        for name in &unused {
            let _ = writeln!(text, "        (void){name};");
        }
        self.named.retain(|name| !name.starts_with('v'));
        text
    }

    /// A sum or a product.
    fn expression(&mut self, depth: usize, varies: bool) -> String {
        if depth == 0 {
            return self.atom(varies);
        }
        match self.random.below(8) {
            0..=4 => self.sum(depth, varies),
            5 if varies && self.once_in(2, "products: selected") => {
                let test = self.atom(true);
                let (x, y) = (self.product(depth - 1, true), self.sum(depth - 1, true));
                format!("({test} < q ? {x} : {y})")
            }
            _ => self.product(depth, varies),
        }
    }

    fn sum(&mut self, depth: usize, varies: bool) -> String {
        let sign = self.random.pick(&["+", "-"]);
        let both = self.once_in(3, "products: on both sides");
        let depth = depth.saturating_sub(1);
        let left = match both || self.random.one_in(2) {
            true => self.product(depth, varies),
            false => self.expression(depth, varies),
        };
        let right = match both {
            true => self.product(depth, varies),
            false => self.expression(depth, varies),
        };
        format!("({left} {sign} {right})")
    }

    fn product(&mut self, depth: usize, varies: bool) -> String {
        let depth = depth.saturating_sub(1);
        let invariant = varies && self.once_in(6, "products: the same each time");
        let varies = varies && !invariant;
        let (x, y) = match self.once_in(12, "products: of numbers") {
            true => (self.number(), self.number()),
            false => (self.atom(varies), self.expression(depth, varies)),
        };
        let mut product = format!("{x} * {y}");
        if self.once_in(6, "products: of three factors") {
            product = format!("{product} * {}", self.atom(varies));
        }
        if self.once_in(12, "products: through a comma") {
            product = format!("((void)0, {product})");
        }
        if self.once_in(8, "products: converted to their own type") {
            product = format!("({})({product})", self.ty);
        }
        match self.once_in(4, "products: negated") {
            true => format!("-({product})"),
            false => format!("({product})"),
        }
    }

    fn atom(&mut self, varies: bool) -> String {
        let element = |name: &str, index: &str| format!("{name}[{index}]");
        match self.random.below(8) {
            0..=4 if varies => {
                let name = self.random.pick(&["a", "b", "c", "d"]);
                let known = if self.index == "i" {
                    name
                } else {
                    ["a", "b"][usize::from(name > "b")]
                };
                element(known, &self.index.clone())
            }
            0 => self.number(),
            n if n >= 5 && !self.named.is_empty() => {
                let n = self.random.below(self.named.len());
                self.named[n].clone()
            }
            _ => self.random.pick(&["p", "q"]).to_owned(),
        }
    }

    fn number(&mut self) -> String {
        let suffix = if self.ty == "float" { "f" } else { "" };
        let number = self
            .random
            .pick(&["0.1", "3.0", "-1.7", "0.5", "1e-3", "-0.3"]);
        format!("{number}{suffix}")
    }
}
