//! Values of wide types: what random functions compute.

use super::{FLOATS, Function};

impl Function {
    /// An element of a local array of one of the types.
    pub(super) fn element(&mut self, types: &[&str]) -> Option<(String, &'static str)> {
        let fitting = self.arrays.iter().filter(|a| types.contains(&a.1));
        let fitting: Vec<_> = fitting.cloned().collect();
        if fitting.is_empty() {
            return None;
        }
        let (name, ty, mask) = fitting[self.random.below(fitting.len())].clone();
        let index = match self.random.below(4) {
            kind if self.known.contains(&name) => match self.short.last() {
                Some(counter) if kind > 0 => format!("{counter} * {kind} & {mask}"),
                _ => self.random.below(mask + 1).to_string(),
            },
            0 => self.random.below(mask + 1).to_string(),
            1 => format!("(int)((unsigned)u + {}u) & {mask}", self.random.below(4)),
            2 => match self.vars.iter().rev().find(|v| v.0.starts_with('q')) {
                Some(counter) => format!("{} & {mask}", counter.0),
                None => format!("u & {mask}"),
            },
            _ => format!("(int)({} & {mask}u)", self.integer(0)),
        };
        Some((format!("{name}[{index}]"), ty))
    }

    pub(super) fn var(&mut self, types: &[&str]) -> Option<String> {
        let fitting = self.vars.iter().filter(|v| types.contains(&v.1));
        let fitting: Vec<String> = fitting.map(|v| v.0.clone()).collect();
        match fitting.len() {
            0 => None,
            n => Some(fitting[self.random.below(n)].clone()),
        }
    }

    /// An unsigned integer.
    pub(super) fn integer(&mut self, depth: usize) -> String {
        let kind = self.random.below(12);
        if depth == 0 || kind < 4 {
            let whole = ["unsigned", "unsigned short", "unsigned long"];
            if let (true, Some((element, _))) = (depth > 0, self.element(&whole)) {
                return format!("(unsigned){element}");
            }
            let types = ["unsigned", "int", "unsigned long", "small", "wild", "long"];
            return match self.var(&types) {
                Some(var) if !self.random.one_in(4) => format!("(unsigned){var}"),
                _ => format!("{}u", self.random.below(100)),
            };
        }
        let a = self.integer(depth - 1);
        match kind {
            4..=7 => {
                let op = self.random.pick(&["+", "-", "*", "&", "|", "^"]);
                format!("({a} {op} {})", self.integer(depth - 1))
            }
            8 => self.shift(&a),
            9 => self.division(&a),
            10 => format!("(unsigned)t[{a} & 15]"),
            _ => match (depth > 1).then(|| self.call(&a)).flatten() {
                Some(call) => call,
                None => format!(
                    "({} ? {a} : {})",
                    self.condition(0),
                    self.integer(depth - 1)
                ),
            },
        }
    }

    /// By a constant, or by a count that differs from lane to lane.
    pub(super) fn shift(&mut self, a: &str) -> String {
        let sign = self.random.pick(&["<<", ">>"]);
        if self.random.one_in(2) {
            return format!("({a} >> {})", self.random.below(20));
        }
        let b = self.integer(0);
        match self.random.below(6) {
            0 => format!("(unsigned)((unsigned char){a} >> ({b} & 7))"),
            1 => format!("(unsigned)((int)(short){a} >> ({b} & 15))"),
            2 => format!("(unsigned)(({a} * 77ul) {sign} ({b} & 63))"),
            3 => format!("(unsigned)((int){a} >> ({b} & 31))"),
            _ => format!("({a} {sign} ({b} & 31))"),
        }
    }

    /// By a constant, or by what differs from lane to lane and is not zero, or not divided by then.
    pub(super) fn division(&mut self, a: &str) -> String {
        let op = self.random.pick(&["/", "%"]);
        if self.random.one_in(3) {
            return format!("({a} {op} {}u)", self.random.pick(&[2, 3, 7, 10, 16]));
        }
        let b = self.integer(0);
        match self.random.below(7) {
            0 => format!("({a} {op} ({b} | 1u))"),
            1 => format!("(unsigned)((short){a} {op} ((int)({b} & 0xff) - 300))"),
            2 => format!("(unsigned)((unsigned char){a} {op} (int)({b} & 0xff | 1))"),
            3 => format!("(unsigned)((int){a} {op} ((int)({b} >> 2) + 3))"),
            4 => format!("(unsigned)(({a} * 0x12345678abul) {op} ({b} * 3ul + 1))"),
            5 => format!("(unsigned)((long){a} {op} (-9l - (long){b}))"),
            _ => format!("({b} ? {a} {op} {b} : {a})"),
        }
    }

    pub(super) fn floating(&mut self, depth: usize) -> String {
        let kind = self.random.below(10);
        if depth == 0 || kind < 3 {
            if let (true, Some((element, _))) = (kind == 0, self.element(&["float", "double"])) {
                return element;
            }
            return match self.var(&["float", "double"]) {
                Some(var) if !self.random.one_in(4) => var,
                _ => self.random.pick(FLOATS).to_string(),
            };
        }
        let a = self.floating(depth - 1);
        match kind {
            3..=7 => {
                let op = self.random.pick(&["+", "-", "*", "/"]);
                let b = self.floating(depth - 1);
                // gcc 12 takes `0.0 - (float)i` for `-(float)i`, another zero, at all levels.
                let zero = op == "-" && a == b && FLOATS.contains(&a.as_str());
                format!("({a} {} {b})", if zero { "+" } else { op })
            }
            8 => format!(
                "({} ? {a} : {})",
                self.condition(0),
                self.floating(depth - 1)
            ),
            _ => format!("(float)(int)({} & 0xffff)", self.integer(0)),
        }
    }

    pub(super) fn condition(&mut self, depth: usize) -> String {
        let order = self.random.pick(&["<", ">", "<=", ">=", "==", "!="]);
        match self.random.below(8) {
            0..=3 => format!("({} {order} {})", self.integer(depth), self.integer(depth)),
            4..=5 => format!(
                "({} {order} {})",
                self.floating(depth),
                self.floating(depth)
            ),
            6 if depth > 0 => {
                let join = self.random.pick(&["&&", "||"]);
                format!("({} {join} {})", self.condition(0), self.condition(0))
            }
            _ => format!("({} & 1)", self.integer(0)),
        }
    }

    /// A value of a type.
    pub(super) fn value_for(&mut self, ty: &str) -> String {
        match ty {
            "float" | "double" => self.floating(2),
            "int" => match (self.random.one_in(3), self.var(&["int", "small"])) {
                (true, Some(var)) => format!("({var} * 3 - 70) & 0xffff"),
                _ => format!("(int)({} & 0xffff)", self.integer(2)),
            },
            "unsigned long" => format!("{} * 77ul + {}", self.integer(1), self.integer(1)),
            _ => self.integer(2),
        }
    }
}
