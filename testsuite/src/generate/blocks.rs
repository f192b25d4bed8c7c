//! Random statements in a row: stores side by side in memory, of expressions that are alike but for where they
//! read, with what disturbs that: other stores between them, other operations in one lane, operands in another
//! order, neighbours read backwards, in some order, or apart; variables that are needed later; loops around.

use super::Random;
use super::lanes::{Expr, Two, unsigned};
use super::typed::scalar::Scalar;
use crate::features::mark;
use crate::kernel::Kernel;
use std::cell::Cell;

/// What a kernel may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "blocks: neighbours read",
    "blocks: neighbours read backwards",
    "blocks: neighbours read in some order",
    "blocks: elements read apart",
    "blocks: one value in all lanes",
    "blocks: constants",
    "blocks: variables",
    "blocks: operands exchanged",
    "blocks: one lane does something else",
    "blocks: one lane compares otherwise",
    "blocks: one lane converts otherwise",
    "blocks: one lane shifts the other way",
    "blocks: conversions",
    "blocks: stores not in their order",
    "blocks: two arrays in turn",
    "blocks: a store between",
    "blocks: a variable needed later",
    "blocks: a variable needed behind a brace",
    "blocks: a variable of which much is known",
    "blocks: a declaration between",
    "blocks: values computed before",
    "blocks: members of records",
    "blocks: loop around",
    "blocks: index that is a variable",
    "blocks: in place",
    "blocks: selections",
    "blocks: two conditions",
    "blocks: minima and maxima",
    "blocks: clamped sums",
    "blocks: comparisons",
    "blocks: sums beside differences",
    "blocks: elements read more than once",
    "blocks: one value shifted",
    "blocks: elements of two places in turn",
    "blocks: elements read in rows",
    "blocks: folded into a variable",
    "blocks: folded and stored",
];

/// Random straight-line code, which returns a number made of what is left in its variables.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed ^ 0xb10c);
    let types = [(); 4].map(|()| random.pick(Scalar::ELEMENTS));
    let maker = Maker {
        random,
        types,
        body: String::new(),
        named: 0,
        index: None,
        lengths: Cell::new([1; 4]),
        features: Vec::new(),
    };
    Kernel::parse(name, maker.text(name)).expect("the head follows the grammar")
}

struct Maker {
    random: Random,
    /// Of the elements of arrays `a` to `d`.
    types: [Scalar; 4],
    body: String,
    named: usize,
    /// What all subscripts begin with.
    index: Option<&'static str>,
    /// Elements of each array: what lies behind the last one that is named cannot be read.
    lengths: Cell<[usize; 4]>,
    features: Vec<&'static str>,
}

const LETTERS: [&str; 4] = ["a", "b", "c", "d"];

impl Maker {
    fn text(mut self, name: &str) -> String {
        let looped = self.random.one_in(4);
        let restrict = self.random.one_in(3);
        self.index = match self.random.below(4) {
            0 => Some("u"),
            1 if looped => Some("i"),
            _ => None,
        };
        if self.index.is_some() {
            self.features.push("blocks: index that is a variable");
        }
        if looped {
            self.features.push("blocks: loop around");
        }
        for _ in 0..1 + self.random.below(3) {
            match self.random.one_in(4) {
                true => self.folded(),
                false => self.group(),
            }
        }
        let mut items = "int n | int u0".to_string();
        let mut params = "int n, int u0".to_string();
        let lengths = self.lengths.get();
        for ((letter, ty), length) in LETTERS.iter().zip(self.types).zip(lengths) {
            let word = if restrict { " restrict" } else { "" };
            items.push_str(&format!(" | inout {} {letter}[{length}]{word}", ty.kind()));
            params.push_str(&format!(
                ", {} *{}{letter}",
                ty.c(),
                &word.replacen(' ', "", 1)
            ));
            if restrict {
                params = params.replace(
                    &format!("*restrict{letter}"),
                    &format!("*restrict {letter}"),
                );
            }
        }
        items.push_str(" | float s | double t | -> u64");
        params.push_str(", float s, double t");
        let marks: String = self.features.iter().map(|name| mark(name)).collect();
        let body = match looped {
            true => format!("for (i = 0; i < 3; i++) {{\n{}}}\n", self.body),
            false => self.body,
        };
        format!(
            "/* kernel: {items} */\nstruct four_{name} {{ int x, y, z, w; }};\n\
             unsigned long {name}({params})\n{{\nunsigned long hash = 0;\nint i = 0, u = u0 & 3;\n\
             struct four_{name} r = {{ n, u, 7, -n }};\n{marks}\n(void)s, (void)t, (void)i, (void)u;\n{body}\
             return hash + (unsigned)r.x + 3u * (unsigned)r.y + 5u * (unsigned)r.z + 7u * (unsigned)r.w;\n}}\n"
        )
    }

    fn says(&mut self, feature: &'static str) {
        self.features.push(feature);
    }

    /// Stores side by side, and what stands between them.
    fn group(&mut self) {
        let lanes = self.random.pick(&[2, 3, 4, 4, 5, 8, 8, 9, 16, 17]);
        if lanes == 4 && self.random.one_in(6) {
            return self.members();
        }
        let to = self.random.below(4);
        let first = self.random.below(4);
        let depth = 1 + self.random.below(3);
        let value = self.expr(self.types[to], to, lanes, depth);
        let mut lines: Vec<String> = Vec::new();
        let ahead = self.random.one_in(3);
        let mut before = String::new();
        for lane in 0..lanes {
            let text = value.lane(lane, &|k, n| self.at(k, n));
            let text = format!("({})({text})", self.types[to].c());
            let at = self.at(to, first + lane);
            lines.push(match ahead {
                true => {
                    let name = self.name();
                    before.push_str(&format!("{} {name} = {text};\n", self.types[to].c()));
                    format!("{at} = {name};\n")
                }
                false => format!("{at} = {text};\n"),
            });
        }
        if ahead {
            self.says("blocks: values computed before");
        }
        if self.random.one_in(4) {
            self.says("blocks: stores not in their order");
            for _ in 0..3 {
                let (a, b) = (self.random.below(lanes), self.random.below(lanes));
                lines.swap(a, b);
            }
        }
        if self.random.one_in(5) {
            self.in_turn(&mut lines, lanes);
        } else if self.random.one_in(6) {
            self.says("blocks: a store between");
            let k = self.random.below(4);
            let (x, y) = (self.random.below(30), self.random.below(30));
            let line = format!("{} = {};\n", self.at(k, x), self.at(k, y));
            let place = self.random.below(lanes);
            lines.insert(place, line);
        }
        let (mut declared, mut needed, mut behind) = (String::new(), String::new(), false);
        if self.random.one_in(5) {
            self.says("blocks: a variable needed later");
            let name = self.name();
            let k = self.random.below(4);
            let x = self.random.below(30);
            let place = self.random.below(lanes);
            match self.random.below(3) {
                0 => {
                    declared = format!("{} {name} = 1;\n", self.types[k].c());
                    let known = ["5", "u < 2", "n == u0", "!(n > u && u0 > 3)", "u & 15"];
                    let value = match self.random.one_in(2) {
                        true => {
                            self.says("blocks: a variable of which much is known");
                            self.random.pick(&known).to_owned()
                        }
                        false => self.at(k, x),
                    };
                    lines.insert(place, format!("{name} = {value};\n"));
                    behind = self.random.one_in(2);
                }
                way => {
                    self.says("blocks: a declaration between");
                    let (word, more) = match way {
                        1 => ("const ", String::new()),
                        _ => ("", format!(", {name}_1 = {name}, {name}_2")),
                    };
                    let (c, at) = (self.types[k].c(), self.at(k, x));
                    lines.insert(place, format!("{word}{c} {name} = {at}{more};\n"));
                    if way == 2 {
                        lines.push(format!("{name}_2 = {name}_1; hash += {name}_2 > 0;\n"));
                    }
                }
            }
            let needs = match self.types[k].is_float() {
                true => format!("hash = hash * 31 + ({name} > 0);\n"),
                false => match self.random.below(4) {
                    0 => format!("if ({name}) hash = hash * 31 + 7;\n"),
                    1 => format!("hash = hash * 31 + (unsigned long)({name} ? n : u0);\n"),
                    _ => format!("hash = hash * 31 + (unsigned long){name};\n"),
                },
            };
            match behind {
                true => {
                    self.says("blocks: a variable needed behind a brace");
                    self.body.push_str(&std::mem::take(&mut declared));
                    needed = needs;
                }
                false => lines.push(needs),
            }
        }
        self.body.push_str(&format!(
            "{{\n{declared}{before}{}}}\n{needed}",
            lines.concat()
        ));
    }

    /// A value that is folded of many, in one statement or several.
    fn folded(&mut self) {
        let ty = self
            .random
            .pick(&[Scalar::I32, Scalar::U32, Scalar::I64, Scalar::U64]);
        let lanes = self.random.pick(&[4, 4, 5, 7, 8, 8, 9, 16]);
        let depth = 1 + self.random.below(2);
        let value = self.expr(ty, 4, lanes, depth);
        let (name, c) = (self.name(), ty.c());
        let start = self.random.pick(&["0", "n", "hash"]);
        let op = self.random.pick(&["+", "+", "+", "^", "|", "&", "<", ">"]);
        let wide = unsigned(ty);
        let mut lines = format!("{c} {name} = ({c})({start});\n");
        let text = |maker: &Maker, lane: usize| {
            format!("(({c})({}))", value.lane(lane, &|k, n| maker.at(k, n)))
        };
        match op {
            "<" | ">" => {
                for lane in 0..lanes {
                    let text = text(self, lane);
                    lines.push_str(&format!("{name} = {text} {op} {name} ? {text} : {name};\n"));
                }
            }
            _ if self.random.one_in(2) => {
                for lane in 0..lanes {
                    let text = text(self, lane);
                    lines.push_str(&format!(
                        "{name} = ({c})(({wide}){name} {op} ({wide}){text});\n"
                    ));
                }
            }
            _ => {
                let all: Vec<String> = (0..lanes)
                    .map(|lane| format!("({wide}){}", text(self, lane)))
                    .collect();
                let all = all.join(&format!(" {op} "));
                lines.push_str(&format!("{name} = ({c})(({wide}){name} {op} ({all}));\n"));
            }
        }
        let to = self.random.below(4);
        if self.random.one_in(3) && !self.types[to].is_float() {
            self.says("blocks: folded and stored");
            let at = self.random.below(30);
            lines.push_str(&format!(
                "{} = ({}){name};\n",
                self.at(to, at),
                self.types[to].c()
            ));
        } else {
            self.says("blocks: folded into a variable");
        }
        self.body.push_str(&format!(
            "{{\n{lines}hash = hash * 31 + (unsigned long){name};\n}}\n"
        ));
    }

    /// Stores to another array between each two.
    fn in_turn(&mut self, lines: &mut Vec<String>, lanes: usize) {
        self.says("blocks: two arrays in turn");
        let to = self.random.below(4);
        let first = 20 + self.random.below(3);
        let value = self.expr(self.types[to], to, lanes, 1);
        let others: Vec<String> = (0..lanes)
            .map(|lane| {
                let text = value.lane(lane, &|k, n| self.at(k, n));
                format!(
                    "{} = ({})({text});\n",
                    self.at(to, first + lane),
                    self.types[to].c()
                )
            })
            .collect();
        let pairs = lines.drain(..).zip(others);
        let both: Vec<String> = pairs.flat_map(|(a, b)| [a, b]).collect();
        *lines = both;
    }

    /// Members of a record.
    fn members(&mut self) {
        self.says("blocks: members of records");
        let depth = 1 + self.random.below(2);
        let value = self.expr(Scalar::I32, 4, 4, depth);
        let mut lines = String::new();
        for (lane, member) in ["x", "y", "z", "w"].iter().enumerate() {
            let text = value.lane(lane, &|k, n| self.at(k, n));
            let op = self.random.pick(&["+", "^", "-"]);
            let op = if lane == 0 || self.random.one_in(3) {
                op
            } else {
                "+"
            };
            lines.push_str(&format!(
                "r.{member} = (int)((unsigned)r.{member} {op} (unsigned)({text}));\n"
            ));
        }
        self.body.push_str(&lines);
    }

    fn name(&mut self) -> String {
        self.named += 1;
        format!("v{}", self.named)
    }

    /// An element.
    fn at(&self, k: usize, n: usize) -> String {
        // `u` is at most 3, and `i` at most 2.
        let most = match self.index {
            Some("u") => n + 3,
            Some(_) => n + 2,
            None => n,
        };
        let mut lengths = self.lengths.get();
        lengths[k] = lengths[k].max(most + 1);
        self.lengths.set(lengths);
        match self.index {
            Some(index) => format!("{}[{index} + {n}]", LETTERS[k]),
            None => format!("{}[{n}]", LETTERS[k]),
        }
    }

    /// An expression of a type: no overflow of signed numbers, no conversion out of range.
    fn expr(&mut self, ty: Scalar, to: usize, lanes: usize, depth: usize) -> Expr {
        if depth == 0 || self.random.one_in(6) {
            return self.leaf(ty, to, lanes);
        }
        let other = |of: &mut Self| of.expr(ty, to, lanes, depth - 1);
        if self.random.one_in(7) {
            return self.one(ty, to, lanes, depth);
        }
        if self.random.one_in(5) {
            return self.decided(ty, to, lanes, depth);
        }
        let ops: &[&'static str] = match ty.is_float() {
            true => &["+", "-", "*", "*", "/"],
            false => &["+", "-", "*", "&", "|", "^"],
        };
        let op = self.random.pick(ops);
        let (left, right) = (other(self), other(self));
        let mut differs = self.random.one_in(8).then(|| {
            self.says("blocks: one lane does something else");
            let other = self.random.below(lanes);
            let lanes = (0..lanes).map(|lane| lane == other).collect();
            (lanes, self.random.pick(ops))
        });
        if op == "+" && self.random.one_in(3) {
            self.says("blocks: sums beside differences");
            let lanes = match self.random.below(3) {
                0 => (0..lanes).map(|lane| lane % 2 == 0).collect(),
                1 => (0..lanes).map(|lane| lane >= lanes / 2).collect(),
                _ => (0..lanes).map(|_| self.random.one_in(2)).collect(),
            };
            differs = Some((lanes, "-"));
        }
        let swaps = matches!(op, "+" | "*" | "&" | "|" | "^") && self.random.one_in(3);
        if swaps {
            self.says("blocks: operands exchanged");
        }
        let exchanged = (0..lanes).map(|_| swaps && self.random.one_in(2));
        let exchanged = exchanged.collect();
        Expr::Two(Box::new(Two {
            ty,
            op,
            operands: [left, right],
            differs,
            exchanged,
        }))
    }

    /// Something that comparisons decide.
    fn decided(&mut self, ty: Scalar, to: usize, lanes: usize, depth: usize) -> Expr {
        let compares = self.comparisons(lanes);
        let two = |of: &mut Self, ty: Scalar| [(); 2].map(|()| of.expr(ty, to, lanes, depth - 1));
        match self.random.below(4) {
            0 => {
                self.says("blocks: minima and maxima");
                Expr::Extreme(
                    self.random.pick(&["<", ">", "<=", ">="]),
                    Box::new(two(self, ty)),
                )
            }
            1 if !ty.is_float() && ty.bits() <= 16 => {
                self.says("blocks: clamped sums");
                let (least, most) =
                    self.random
                        .pick(&[(0, 255), (-128, 127), (-32768, 32767), (3, 90)]);
                let op = self.random.pick(&["+", "-"]);
                Expr::Clamped(op, least, most, Box::new(two(self, ty)))
            }
            2 => {
                self.says("blocks: comparisons");
                let of = self.random.pick(&self.types);
                Expr::Compared(compares, Box::new(two(self, of)))
            }
            _ => {
                self.says("blocks: selections");
                let of = self.random.pick(&self.types);
                let ([a, b], [c, d]) = (two(self, of), two(self, ty));
                let mut second = "";
                if self.random.one_in(3) {
                    self.says("blocks: two conditions");
                    second = self
                        .random
                        .pick(&["&& u > 1", "|| u > 1", "&& !(u || n > 3)"]);
                }
                Expr::Chosen(compares, second, Box::new([a, b, c, d]))
            }
        }
    }

    /// A comparison for each lane, the same in all or all but one.
    fn comparisons(&mut self, lanes: usize) -> Vec<&'static str> {
        let ops = ["<", ">", "<=", ">=", "==", "!="];
        let mut all = vec![self.random.pick(&ops); lanes];
        if self.random.one_in(4) {
            self.says("blocks: one lane compares otherwise");
            all[self.random.below(lanes)] = self.random.pick(&ops);
        }
        all
    }

    /// A conversion of something of another type, or a shift.
    fn one(&mut self, ty: Scalar, to: usize, lanes: usize, depth: usize) -> Expr {
        let from = self.random.pick(Scalar::ELEMENTS);
        if !ty.is_float() && self.random.one_in(4) {
            self.says("blocks: one value shifted");
            let (step, bits) = (self.random.below(9), ty.bits() as usize);
            let of = self.random.pick(&["n", "u0", "hash"]);
            let op = self.random.pick(&["<<", ">>"]);
            let backwards = self.random.one_in(2);
            let mut other = lanes;
            if self.random.one_in(4) {
                self.says("blocks: one lane shifts the other way");
                other = self.random.below(lanes);
            }
            let each = (0..lanes).map(|lane| {
                let op = match (lane == other, op) {
                    (false, op) => op,
                    (true, "<<") => ">>",
                    (true, _) => "<<",
                };
                let wide = if op == "<<" { unsigned(ty) } else { ty.c() };
                let lane = if backwards { lanes - 1 - lane } else { lane };
                match lane * step % bits {
                    0 => format!("({})({of})", ty.c()),
                    by => format!("({})(({wide})({})({of}) {op} {by})", ty.c(), ty.c()),
                }
            });
            return Expr::Each(each.collect());
        }
        if !ty.is_float() && self.random.one_in(2) {
            let by = self.random.below(ty.bits() as usize);
            let inner = self.expr(ty, to, lanes, depth - 1);
            let op = self.random.pick(&["<<", ">>"]);
            return Expr::Shift(ty, op, by, Box::new(inner));
        }
        if from.is_float() && !ty.is_float() {
            return self.leaf(ty, to, lanes);
        }
        self.says("blocks: conversions");
        let inner = self.expr(from, to, lanes, depth - 1);
        let mut other = None;
        if !from.is_float() && self.random.one_in(4) {
            self.says("blocks: one lane converts otherwise");
            other = Some((self.random.below(lanes), from.other_sign()));
        }
        Expr::Cast(ty, other, Box::new(inner))
    }

    fn leaf(&mut self, ty: Scalar, to: usize, lanes: usize) -> Expr {
        let arrays: Vec<usize> = (0..4).filter(|&k| self.types[k] == ty).collect();
        let choice = self.random.below(12);
        if choice < 8 && !arrays.is_empty() {
            let k = self.random.pick(&arrays);
            if k == to {
                self.says("blocks: in place");
            }
            let first = self.random.below(6);
            let numbers: Vec<usize> = match self.random.below(12) {
                10 => {
                    self.says("blocks: elements of two places in turn");
                    let (k, l) = (k, self.random.pick(&arrays));
                    let (skip, apart) = (self.random.below(3), 16 + self.random.below(3));
                    let place = |n: usize| match n % 2 {
                        0 => (k, first + skip + n / 2),
                        _ => (l, apart + first + skip + n / 2),
                    };
                    return Expr::Elements((0..lanes).map(place).collect());
                }
                11 => {
                    self.says("blocks: elements read in rows");
                    let row = self.random.pick(&[2, 4, 4, 8]);
                    let apart = row + self.random.below(3);
                    (0..lanes)
                        .map(|n| first + n / row * apart + n % row)
                        .collect()
                }
                0 => {
                    self.says("blocks: neighbours read backwards");
                    (0..lanes).rev().map(|n| first + n).collect()
                }
                1 => {
                    self.says("blocks: neighbours read in some order");
                    let turn = 1 + self.random.below(lanes);
                    (0..lanes).map(|n| first + (n + turn) % lanes).collect()
                }
                2 => {
                    self.says("blocks: elements read apart");
                    (0..lanes).map(|n| first + 2 * (n % 16)).collect()
                }
                3 => {
                    self.says("blocks: elements read more than once");
                    let (of, by) = self
                        .random
                        .pick(&[(2, 0), (2, 1), (4, 0), (4, 3), (lanes, 1)]);
                    let place = |n: usize| (n / of * of + by).min(lanes - 1);
                    (0..lanes).map(|n| first + place(n)).collect()
                }
                _ => {
                    self.says("blocks: neighbours read");
                    (0..lanes).map(|n| first + n).collect()
                }
            };
            return Expr::Elements(numbers.into_iter().map(|n| (k, n)).collect());
        }
        if choice < 10 {
            self.says("blocks: one value in all lanes");
            let same = match ty {
                Scalar::F32 => "s".to_string(),
                Scalar::F64 => "t".to_string(),
                _ => self.random.pick(&["n", "u", "3", "u0"]).to_string(),
            };
            return Expr::Same(format!("({})({same})", ty.c()));
        }
        let constants = self.random.one_in(2);
        self.says(if constants {
            "blocks: constants"
        } else {
            "blocks: variables"
        });
        let each = (0..lanes).map(|lane| {
            let number = self.random.below(100);
            match (constants, ty.is_float()) {
                (true, true) => format!("({}){number}.25", ty.c()),
                (true, false) => format!("({}){number}", ty.c()),
                (false, true) => format!(
                    "({})({} + {number})",
                    ty.c(),
                    if lane % 2 == 0 { "s" } else { "t" }
                ),
                (false, false) => format!(
                    "({})(({} ^ {number}) & 127)",
                    ty.c(),
                    if lane % 2 == 0 { "n" } else { "u" }
                ),
            }
        });
        Expr::Each(each.collect())
    }
}
