//! Random functions with control flow that differs from lane to lane, and the loops that call them.
//!
//! Conditions, loops whose length differs, `switch`, `break`, `continue`, `return` and `goto`, in each
//! other; records by value, calls of other such functions, and rows of neighbours. Nothing is undefined:
//! integers are computed as unsigned ones, or stay small, and every loop has a counter of its own.

mod calls;
mod mixed;

use super::Random;
use crate::features::mark;
use crate::kernel::Kernel;
use calls::Callees;
pub use calls::TABLE;
use std::collections::BTreeSet;

/// What a function of wide types may have beside plain assignments.
const FEATURES: &[&str] = &[
    "wide types: if",
    "wide types: short loop",
    "wide types: loop left by each lane",
    "wide types: break or continue",
    "wide types: return",
    "wide types: switch",
    "wide types: goto",
    "wide types: record by value",
    "wide types: neighbours",
    "wide types: local array",
    "wide types: call of variants",
    "wide types: call through a pointer",
    "wide types: call of itself",
];

/// Types of elements of local arrays.
const ELEMENTS: &[&str] = &[
    "unsigned",
    "float",
    "double",
    "unsigned short",
    "unsigned long",
];

/// Types of neighbours that each lane has for itself: of kernels, and in C.
const ROWS: &[(&str, &str)] = &[
    ("u8", "unsigned char"),
    ("u16", "unsigned short"),
    ("u32", "unsigned"),
    ("float", "float"),
    ("double", "double"),
    ("i64", "long"),
];

/// Neighbours of one lane at most.
pub const MOST_NEIGHBOURS: usize = 24;

/// Floating constants.
const FLOATS: &[&str] = &["0.5f", "2.0", "1.25f", "-3.0f"];

/// Types of variables of the functions.
const LOCALS: &[&str] = &["unsigned", "int", "unsigned long", "float", "double"];

/// The kernel of that seed, called `name`.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let random = Random::new(seed);
    if random.aside().aside().below(3) > 0 {
        return mixed::kernel(name, random);
    }
    plain(name, seed)
}

/// What a function may have, each of which a campaign counts.
pub fn features() -> Vec<&'static str> {
    [FEATURES, mixed::FEATURES].concat()
}

/// A function of wide types without records.
pub fn plain(name: &str, seed: u64) -> Kernel {
    let text = Function::new(name, Random::new(seed)).kernel();
    Kernel::parse(name, text).expect("the head follows the grammar")
}

/// Neighbours that each lane has for itself.
struct Row {
    /// Type of an element, of kernels and in C.
    kind: &'static str,
    ty: &'static str,
    /// How many.
    count: usize,
    /// Elements from lane to lane.
    distance: usize,
}

struct Function {
    random: Random,
    name: String,
    /// Variables that may be read: name and type.
    vars: Vec<(String, &'static str)>,
    /// Local arrays: name and type of the elements, and their number less one, which is a mask.
    arrays: Vec<(String, &'static str, usize)>,
    /// Those whose indices are all known once loops of a few iterations are written out.
    known: BTreeSet<String>,
    /// Those whose elements are only counted up, from small numbers.
    counts: BTreeSet<String>,
    /// The counters of such loops around.
    short: Vec<String>,
    /// Counters of loops.
    counters: usize,
    labels: usize,
    /// Loops around.
    loops: usize,
    ret: &'static str,
    /// Functions to call.
    callees: Callees,
}

impl Function {
    fn new(name: &str, mut random: Random) -> Function {
        let callees = Callees::new(&mut random);
        let ret = random.pick(&["int", "unsigned", "float", "double"]);
        Function {
            random,
            name: name.to_string(),
            vars: Vec::new(),
            arrays: Vec::new(),
            known: BTreeSet::new(),
            counts: BTreeSet::new(),
            short: Vec::new(),
            counters: 0,
            labels: 0,
            loops: 0,
            ret,
            callees,
        }
    }

    fn kernel(mut self) -> String {
        let name = self.name.clone();
        let elements = [("i32", "int"), ("u8", "unsigned char"), ("i16", "short")];
        let wide = [("u32", "unsigned"), ("float", "float"), ("i64", "long")];
        let (kind, element) = match self.random.one_in(2) {
            true => self.random.pick(&elements),
            false => self.random.pick(&wide),
        };
        let other = self.random.pick(&["int", "float", "double"]);
        let other_kind = if other == "int" { "i32" } else { other };
        let ret = self.ret;
        let ret_kind = match ret {
            "int" => "i32",
            "unsigned" => "u32",
            other => other,
        };
        let record = self.random.one_in(3);
        let mut text = format!(
            "/* kernel: int n | int u | in {kind} a[n] | in {other_kind} b[n] | in i32 t[16] | \
             out {ret_kind} d[n] restrict"
        );
        let row = self.random.one_in(2).then(|| self.row());
        if let Some(row) = &row {
            text.push_str(&format!(
                " | inout {} r[{}*n] restrict",
                row.kind, row.distance
            ));
        }
        text.push_str(" */\n");
        text.push_str(&self.callees());
        let (params, args, x, y) = match record {
            true => {
                text.push_str(&format!(
                    "struct {name}_pair {{ {element} x; {other} y; }};\n"
                ));
                let params = format!("struct {name}_pair p, int u, const int *t");
                (params, "p, u, t", "p.x", "p.y")
            }
            false => {
                let params = format!("{element} x, {other} y, int u, const int *t");
                (params, "a[k], b[k], u, t", "x", "y")
            }
        };
        // A whole `int` is not to be computed with as one.
        let class = |ty: &'static str| match ty {
            "int" => "wild",
            "unsigned char" | "short" => "small",
            other => other,
        };
        self.vars.push((y.to_string(), class(other)));
        self.vars.push((x.to_string(), class(element)));
        let (mut locals, mut starts) = (String::new(), String::new());
        for k in 0..1 + self.random.below(4) {
            let ty = self.random.pick(LOCALS);
            let value = self.value_for(ty);
            locals.push_str(&format!("    {ty} v{k} = {value};\n"));
            self.vars.push((format!("v{k}"), ty));
        }
        for k in 0..self.random.below(3) {
            let ty = self.random.pick(ELEMENTS);
            let mask = self.random.pick(&[1, 3, 7]);
            let counts = ty.starts_with("unsigned") && self.random.one_in(2);
            let first = match counts {
                true => self.random.below(4).to_string(),
                false if self.random.one_in(4) => "0".to_string(),
                false => self.value_for(ty),
            };
            let count = mask + 1;
            // What it holds may name arrays before, of which none may still have to be filled.
            if starts.is_empty() && self.random.one_in(2) {
                // The others are zero.
                let least = if first == "0" { 1 } else { count };
                let listed = least + self.random.below(count - least + 1);
                let values = vec![first; listed].join(", ");
                locals.push_str(&format!("    {ty} w{k}[{count}] = {{ {values} }};\n"));
            } else {
                locals.push_str(&format!("    {ty} w{k}[{count}];\n    int z{k};\n"));
                starts.push_str(&format!(
                    "    for (z{k} = 0; z{k} < {count}; z{k}++)\n        w{k}[z{k}] = {first};\n"
                ));
            }
            if counts {
                self.counts.insert(format!("w{k}"));
            } else if self.random.one_in(2) {
                self.known.insert(format!("w{k}"));
            }
            self.arrays.push((format!("w{k}"), ty, mask));
        }
        let (mut row_param, mut row_arg, mut row_array, mut linear) = Default::default();
        if let Some(row) = &row {
            let restrict = self.random.pick(&["", "restrict "]);
            let (ty, distance) = (row.ty, row.distance);
            row_param = format!(", {ty} *{restrict}r");
            row_arg = format!(", r + {distance} * k");
            row_array = row_param.clone();
            linear = format!(", linear(r: {distance})");
            starts.push_str(&self.neighbours(row));
        }
        let about = [
            (record, FEATURES[7]),
            (row.is_some(), FEATURES[8]),
            (!self.arrays.is_empty(), FEATURES[9]),
            (self.callees.variants, FEATURES[10]),
            (self.callees.plain, FEATURES[11]),
            (self.callees.deep, FEATURES[12]),
        ];
        let about = about.into_iter().filter(|(is, _)| *is);
        let about: String = about.map(|(_, name)| mark(name)).collect();
        starts.push_str(&format!("    {about}\n"));
        let body = self.block(3, 1, false);
        let last = self.value_for(ret);
        let counters: String = (0..self.counters)
            .map(|k| format!("    int q{k} = 0;\n"))
            .collect();
        // Where nobody asks for it, it must be proved.
        let (declare, simd) = match self.random.aside().one_in(4) {
            true => (String::new(), ""),
            false => (
                format!("#pragma simd declare(uniform(u, t){linear})\n"),
                "#pragma simd vec-function\n",
            ),
        };
        text.push_str(&format!(
            "{declare}static {ret} {name}_lane({params}{row_param})\n{{\n{locals}{counters}{starts}{body}    return {last};\n}}\n\n\
             void {name}(int n, int u, const {element} *a, const {other} *b, const int *t, {ret} *restrict d{row_array})\n{{\n    \
             int k;\n{simd}    for (k = 0; k < n; k++) {{\n"
        ));
        if record {
            text.push_str(&format!(
                "        struct {name}_pair p;\n        p.x = a[k];\n        p.y = b[k];\n"
            ));
        }
        text.push_str(&format!(
            "        d[k] = {name}_lane({args}{row_arg});\n    }}\n}}\n"
        ));
        text
    }

    fn row(&mut self) -> Row {
        let (kind, ty) = self.random.pick(ROWS);
        let count = self.random.pick(&[2, 4, 4, 8, 8, 10, 16, 16, 19]);
        Row {
            kind,
            ty,
            count,
            distance: count + self.random.below(MOST_NEIGHBOURS - count),
        }
    }

    /// Reads and writes of most neighbours, in any order.
    fn neighbours(&mut self, row: &Row) -> String {
        let mut text = String::new();
        for _ in 0..1 + self.random.below(2) {
            let mut left: Vec<usize> = (0..row.count).collect();
            let in_order = self.random.one_in(2);
            let writes = self.random.pick(&[0, 1, 10, 10]);
            while !left.is_empty() {
                let at = match in_order {
                    true => 0,
                    false => self.random.below(left.len()),
                };
                let k = left.remove(at);
                let own = self.vars.iter().filter(|v| v.0.starts_with('v'));
                let own: Vec<(String, &'static str)> = own.cloned().collect();
                let (var, ty) = own[self.random.below(own.len())].clone();
                let floats = matches!(row.ty, "float" | "double");
                let statement = match (self.random.below(10) < writes, ty) {
                    _ if self.random.one_in(40) => self.assignment("    "),
                    (true, _) if floats => format!("    r[{k}] = {};\n", self.floating(1)),
                    (true, _) => format!("    r[{k}] = ({}){};\n", row.ty, self.integer(1)),
                    (false, "float" | "double") => format!("    {var} = {var} * 0.5f + r[{k}];\n"),
                    (false, "int") if floats => format!("    {var} ^= r[{k}] > 1.0f;\n"),
                    (false, "int") => format!("    {var} ^= (int)r[{k}] & 0xfff;\n"),
                    (false, _) if floats => format!("    {var} += r[{k}] > 1.0f;\n"),
                    (false, ty) => format!("    {var} = {var} * 3 + ({ty})r[{k}];\n"),
                };
                text.push_str(&statement);
            }
        }
        text
    }

    /// An element of a local array of one of the types.
    fn element(&mut self, types: &[&str]) -> Option<(String, &'static str)> {
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

    fn var(&mut self, types: &[&str]) -> Option<String> {
        let fitting = self.vars.iter().filter(|v| types.contains(&v.1));
        let fitting: Vec<String> = fitting.map(|v| v.0.clone()).collect();
        match fitting.len() {
            0 => None,
            n => Some(fitting[self.random.below(n)].clone()),
        }
    }

    /// An unsigned integer.
    fn integer(&mut self, depth: usize) -> String {
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
    fn shift(&mut self, a: &str) -> String {
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
    fn division(&mut self, a: &str) -> String {
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

    fn floating(&mut self, depth: usize) -> String {
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

    fn condition(&mut self, depth: usize) -> String {
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
    fn value_for(&mut self, ty: &str) -> String {
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

    fn block(&mut self, depth: usize, indent: usize, in_loop: bool) -> String {
        let count = 1 + self.random.below(3);
        (0..count)
            .map(|_| self.statement(depth, indent, in_loop))
            .collect()
    }

    fn statement(&mut self, depth: usize, indent: usize, in_loop: bool) -> String {
        let p = "    ".repeat(indent);
        let kind = self.random.below(20);
        if depth == 0 || kind < 7 {
            return self.assignment(&p);
        }
        let feature = match kind {
            7..=10 => FEATURES[0],
            11 | 12 if self.short.len() < 3 => FEATURES[1],
            13 | 14 if self.loops < 3 => FEATURES[2],
            15 if in_loop => FEATURES[3],
            16 => FEATURES[4],
            17 | 18 => FEATURES[5],
            19 => FEATURES[6],
            _ => return self.assignment(&p),
        };
        let text = self.compound(kind, depth, indent, in_loop);
        format!("{p}{}\n{text}", mark(feature))
    }

    /// A statement with others in it, or a jump.
    fn compound(&mut self, kind: usize, depth: usize, indent: usize, in_loop: bool) -> String {
        let p = "    ".repeat(indent);
        match kind {
            7..=10 => {
                let cond = self.condition(1);
                let then = self.block(depth - 1, indent + 1, in_loop);
                let otherwise = match self.random.one_in(2) {
                    true => format!(
                        " else {{\n{}{p}}}",
                        self.block(depth - 1, indent + 1, in_loop)
                    ),
                    false => String::new(),
                };
                format!("{p}if {cond} {{\n{then}{p}}}{otherwise}\n")
            }
            11 | 12 if self.short.len() < 3 => self.short_loop(depth, indent),
            13 | 14 if self.loops < 3 => self.inner_loop(depth, indent),
            15 if in_loop => {
                let how = self.random.pick(&["break", "continue"]);
                format!("{p}if {}\n{p}    {how};\n", self.condition(1))
            }
            16 => {
                let ret = self.ret;
                let value = self.value_for(ret);
                format!("{p}if {}\n{p}    return {value};\n", self.condition(1))
            }
            17 | 18 => self.switch(depth, indent),
            19 => {
                let label = format!("out{}", self.labels);
                self.labels += 1;
                let cond = self.condition(1);
                let skipped = self.block(depth - 1, indent, in_loop);
                format!("{p}if {cond}\n{p}    goto {label};\n{skipped}{p}{label}:;\n")
            }
            _ => self.assignment(&p),
        }
    }

    fn assignment(&mut self, p: &str) -> String {
        if self.random.one_in(3)
            && let Some((element, ty)) = self.element(ELEMENTS)
        {
            if self.counts.iter().any(|name| element.starts_with(name)) {
                return match self.random.below(5) {
                    0 => format!("{p}{element} += ({ty})({} & 15);\n", self.integer(1)),
                    1 => format!("{p}{element} += {};\n", self.condition(1)),
                    2 => format!("{p}{element} = {};\n", self.random.below(100)),
                    _ => format!("{p}{element}++;\n"),
                };
            }
            return match ty {
                "unsigned" | "unsigned long" if self.random.one_in(3) => {
                    let op = self.random.pick(&["+", "-", "|", "^", "&"]);
                    format!("{p}{element} {op}= {};\n", self.value_for(ty))
                }
                "unsigned short" => {
                    format!("{p}{element} = (unsigned short){};\n", self.integer(2))
                }
                ty => format!("{p}{element} = {};\n", self.value_for(ty)),
            };
        }
        let own = self.vars.iter().filter(|v| v.0.starts_with('v'));
        let own: Vec<(String, &'static str)> = own.cloned().collect();
        let (var, ty) = own[self.random.below(own.len())].clone();
        format!("{p}{var} = {};\n", self.value_for(ty))
    }

    /// A loop of a few iterations, the same for all lanes, that is left at its end only.
    fn short_loop(&mut self, depth: usize, indent: usize) -> String {
        let (p, q) = ("    ".repeat(indent), format!("q{}", self.counters));
        self.counters += 1;
        self.vars.push((q.clone(), "small"));
        self.short.push(q.clone());
        let most = 1 + self.random.below(9);
        let mut body = String::new();
        for _ in 0..1 + self.random.below(3) {
            body.push_str(&match self.random.below(5) {
                0 if depth > 1 && self.short.len() < 3 => self.short_loop(depth - 1, indent + 1),
                1 => {
                    let cond = match self.random.one_in(2) {
                        true => format!("({q} & {})", 1 + self.random.below(3)),
                        false => self.condition(1),
                    };
                    let then = match self.random.one_in(3) {
                        true => format!("{p}        continue;\n"),
                        false => self.assignment(&format!("{p}        ")),
                    };
                    format!("{p}    if {cond}\n{then}")
                }
                _ => self.assignment(&format!("{p}    ")),
            });
        }
        self.short.pop();
        self.vars.retain(|v| v.0 != q);
        match self.random.below(5) {
            0 => format!("{p}{q} = 0;\n{p}do {{\n{body}{p}}} while (++{q} < {most});\n"),
            1 => format!("{p}{q} = {most};\n{p}while ({q}-- > 0) {{\n{body}{p}}}\n"),
            2 => format!("{p}for ({q} = {most}; {q} > 0; {q} /= 2) {{\n{body}{p}}}\n"),
            _ => format!("{p}for ({q} = 0; {q} < {most}; {q}++) {{\n{body}{p}}}\n"),
        }
    }

    fn inner_loop(&mut self, depth: usize, indent: usize) -> String {
        if self.random.one_in(2)
            && let Some(text) = self.iteration(indent)
        {
            return text;
        }
        let p = "    ".repeat(indent);
        let q = format!("q{}", self.counters);
        self.counters += 1;
        self.loops += 1;
        let most = match self.random.below(3) {
            0 => (1 + self.random.below(6)).to_string(),
            1 => "(u & 7)".to_string(),
            _ => format!("(int)({} & 7)", self.integer(1)),
        };
        self.vars.push((q.clone(), "small"));
        let body = self.block(depth - 1, indent + 1, true);
        let text = match self.random.below(4) {
            0 => format!("{p}{q} = 0;\n{p}do {{\n{body}{p}}} while (++{q} < {most});\n"),
            1 => {
                let cond = self.condition(1);
                format!("{p}{q} = 0;\n{p}while ({q}++ < {most} && {cond}) {{\n{body}{p}}}\n")
            }
            _ => format!("{p}for ({q} = 0; {q} < {most}; {q}++) {{\n{body}{p}}}\n"),
        };
        self.vars.retain(|v| v.0 != q);
        self.loops -= 1;
        text
    }

    /// A loop that computes floating-point values until something is true of them.
    fn iteration(&mut self, indent: usize) -> Option<String> {
        let floats: Vec<String> = self
            .vars
            .iter()
            .filter(|v| v.0.starts_with('v') && matches!(v.1, "float" | "double"))
            .map(|v| v.0.clone())
            .collect();
        if floats.is_empty() {
            return None;
        }
        let (p, q) = ("    ".repeat(indent), format!("q{}", self.counters));
        self.counters += 1;
        self.vars.push((q.clone(), "small"));
        let most = 1 + self.random.below(40);
        let mut body = String::new();
        let step = |this: &mut Self| {
            let var = &floats[this.random.below(floats.len())];
            format!("{p}    {var} = {};\n", this.floating(2))
        };
        for _ in 0..1 + self.random.below(2) {
            if self.random.one_in(2) {
                body.push_str(&step(self));
            }
            let (a, b) = (self.floating(2), self.floating(1));
            let cond = match self.random.below(4) {
                0 => self.condition(1),
                1 => format!("{a} > {b} || {}", self.condition(0)),
                _ => format!("{a} > {b}"),
            };
            let how = match self.random.below(8) {
                0 => format!("return {}", self.value_for(self.ret)),
                1 => "continue".to_string(),
                _ => "break".to_string(),
            };
            body.push_str(&format!("{p}    if ({cond})\n{p}        {how};\n"));
            for _ in 0..1 + self.random.below(3) {
                body.push_str(&step(self));
            }
        }
        if self.random.one_in(4) {
            body.push_str(&self.statement(1, indent + 1, true));
        }
        self.vars.retain(|v| v.0 != q);
        Some(format!(
            "{p}for ({q} = 0; {q} < {most}; {q}++) {{\n{body}{p}}}\n"
        ))
    }

    fn switch(&mut self, depth: usize, indent: usize) -> String {
        let p = "    ".repeat(indent);
        let mut text = format!("{p}switch ({} & 3) {{\n", self.integer(1));
        for case in 0..1 + self.random.below(3) {
            let body = self.block(depth - 1, indent + 1, false);
            let end = match self.random.one_in(3) {
                true => String::new(),
                false => format!("{p}    break;\n"),
            };
            text.push_str(&format!("{p}case {case}:\n{body}{end}"));
        }
        let body = self.block(depth - 1, indent + 1, false);
        format!("{text}{p}default:\n{body}{p}}}\n")
    }
}
