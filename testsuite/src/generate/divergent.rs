//! Random functions with control flow that differs from lane to lane, and the loops that call them.
//!
//! Conditions, loops whose length differs, `switch`, `break`, `continue`, `return` and `goto`, in each
//! other; records by value, calls of other such functions, and rows of neighbours. Nothing is undefined:
//! integers are computed as unsigned ones, or stay small, and every loop has a counter of its own.

mod calls;
mod mixed;
mod statements;
mod values;

use super::Random;
use crate::apart;
use crate::features::mark;
use crate::kernel::Kernel;
use calls::Callees;
pub use calls::TABLE;
use frontend::sorted::SortedSet;

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
    "wide types: variants that others call",
];

/// A clause that says how many lanes there are, for most functions: with as many as there are bytes in a
/// vector, code for wide types is long.
fn lanes(random: &mut Random) -> &'static str {
    random.pick(&[
        "",
        ", vectorlength(2)",
        ", vectorlength(4)",
        ", vectorlength(4)",
        ", vectorlength(4)",
        ", vectorlength(8)",
    ])
}

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
    if random.aside().aside().below(5) > 1 {
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

/// Types of a kernel: of its arrays, and of what the function is given of them.
struct Types {
    /// Type of elements, of kernels and in C.
    kind: &'static str,
    element: &'static str,
    /// Type of those of a second array, in C.
    other: &'static str,
    /// Both are passed as one record.
    record: bool,
    row: Option<Row>,
}

/// What the function is given.
struct Given {
    /// The type of the record, if there is one.
    record: String,
    params: String,
    args: &'static str,
}

/// How neighbours are passed, if there are such.
#[derive(Default)]
struct Passed {
    param: String,
    arg: String,
    /// What the function's directive says of it.
    clause: String,
}

/// Local variables of the function, and what they are before its statements.
#[derive(Default)]
struct Code {
    locals: String,
    starts: String,
}

/// How the function is called.
struct Called {
    /// By variants that another file has.
    apart: bool,
    /// The directive before it, and that before the loop.
    declare: String,
    simd: String,
    storage: &'static str,
    /// Its name in the loop.
    name: String,
}

struct Function {
    random: Random,
    name: String,
    /// Variables that may be read: name and type.
    vars: Vec<(String, &'static str)>,
    /// Local arrays: name and type of the elements, and their number less one, which is a mask.
    arrays: Vec<(String, &'static str, usize)>,
    /// Those whose indices are all known once loops of a few iterations are written out.
    known: SortedSet<String>,
    /// Those whose elements are only counted up, from small numbers.
    counts: SortedSet<String>,
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
            known: SortedSet::new(),
            counts: SortedSet::new(),
            short: Vec::new(),
            counters: 0,
            labels: 0,
            loops: 0,
            ret,
            callees,
        }
    }

    fn kernel(mut self) -> String {
        let types = self.types();
        let mut text = self.head(&types);
        text.push_str(&self.callees());
        let given = self.given(&types);
        text.push_str(&given.record);
        let mut code = Code::default();
        self.locals(&mut code);
        self.local_arrays(&mut code);
        let row = self.row_passed(&types, &mut code);
        let about = self.marks(&types);
        code.starts.push_str(&format!("    {about}\n"));
        let body = self.block(3, 1, false);
        let last = self.value_for(self.ret);
        let counters: String = (0..self.counters)
            .map(|k| format!("    int q{k} = 0;\n"))
            .collect();
        let called = self.called(&types, &row);
        if called.apart {
            code.starts
                .push_str(&format!("    {}\n", mark(FEATURES[13])));
        }
        let (name, ret) = (&self.name, self.ret);
        let Called {
            declare, storage, ..
        } = &called;
        let Code { locals, starts } = &code;
        text.push_str(&format!(
            "{declare}{storage}{ret} {name}_lane({}{})\n{{\n{locals}{counters}{starts}{body}    return {last};\n}}\n\n",
            given.params, row.param,
        ));
        text.push_str(&self.caller(&types, &given, &row, &called));
        text
    }

    fn types(&mut self) -> Types {
        let elements = [("i32", "int"), ("u8", "unsigned char"), ("i16", "short")];
        let wide = [("u32", "unsigned"), ("float", "float"), ("i64", "long")];
        let (kind, element) = match self.random.one_in(2) {
            true => self.random.pick(&elements),
            false => self.random.pick(&wide),
        };
        let other = self.random.pick(&["int", "float", "double"]);
        Types {
            kind,
            element,
            other,
            record: self.random.one_in(3),
            row: self.random.one_in(2).then(|| self.row()),
        }
    }

    /// The comment that says how the kernel is called.
    fn head(&self, types: &Types) -> String {
        let kind = types.kind;
        let other = match types.other {
            "int" => "i32",
            other => other,
        };
        let ret = match self.ret {
            "int" => "i32",
            "unsigned" => "u32",
            other => other,
        };
        let mut text = format!(
            "/* kernel: int n | int u | in {kind} a[n] | in {other} b[n] | in i32 t[16] | \
             out {ret} d[n] restrict"
        );
        if let Some(row) = &types.row {
            text.push_str(&format!(
                " | inout {} r[{}*n] restrict",
                row.kind, row.distance
            ));
        }
        text.push_str(" */\n");
        text
    }

    /// What the function is given, of which it may read variables.
    fn given(&mut self, types: &Types) -> Given {
        let Types { element, other, .. } = *types;
        let name = &self.name;
        let (given, x, y) = match types.record {
            true => {
                let given = Given {
                    record: format!("struct {name}_pair {{ {element} x; {other} y; }};\n"),
                    params: format!("struct {name}_pair p, int u, const int *t"),
                    args: "p, u, t",
                };
                (given, "p.x", "p.y")
            }
            false => {
                let given = Given {
                    record: String::new(),
                    params: format!("{element} x, {other} y, int u, const int *t"),
                    args: "a[k], b[k], u, t",
                };
                (given, "x", "y")
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
        given
    }

    fn locals(&mut self, code: &mut Code) {
        for k in 0..1 + self.random.below(4) {
            let ty = self.random.pick(LOCALS);
            let value = self.value_for(ty);
            code.locals.push_str(&format!("    {ty} v{k} = {value};\n"));
            self.vars.push((format!("v{k}"), ty));
        }
    }

    fn local_arrays(&mut self, code: &mut Code) {
        let Code { locals, starts } = code;
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
    }

    /// How the neighbours are passed, which the function begins with.
    fn row_passed(&mut self, types: &Types, code: &mut Code) -> Passed {
        let Some(row) = &types.row else {
            return Passed::default();
        };
        let restrict = self.random.pick(&["", "restrict "]);
        let (ty, distance) = (row.ty, row.distance);
        code.starts.push_str(&self.neighbours(row));
        Passed {
            param: format!(", {ty} *{restrict}r"),
            arg: format!(", r + {distance} * k"),
            clause: format!(", linear(r: {distance})"),
        }
    }

    /// Marks of what the function has beside statements.
    fn marks(&self, types: &Types) -> String {
        let about = [
            (types.record, FEATURES[7]),
            (types.row.is_some(), FEATURES[8]),
            (!self.arrays.is_empty(), FEATURES[9]),
            (self.callees.variants, FEATURES[10]),
            (self.callees.plain, FEATURES[11]),
            (self.callees.deep, FEATURES[12]),
        ];
        let about = about.into_iter().filter(|(is, _)| *is);
        about.map(|(_, name)| mark(name)).collect()
    }

    /// How the loop calls the function.
    fn called(&mut self, types: &Types, row: &Passed) -> Called {
        // Where nobody asks for it, it must be proved.
        let asked = !self.random.aside().one_in(4);
        let simple = !types.record && types.row.is_none();
        let apart = asked && simple && self.random.one_in(2);
        let length = lanes(&mut self.random);
        let linear = &row.clause;
        let (declare, simd) = match asked {
            false => (String::new(), String::new()),
            true => (
                format!("#pragma simd declare(uniform(u, t){linear}{length})\n"),
                format!("#pragma simd vec-function{}\n", length.replace(',', "")),
            ),
        };
        let (storage, name) = match apart {
            true => ("", apart::called(&self.name)),
            false => ("static ", format!("{}_lane", self.name)),
        };
        Called {
            apart,
            declare,
            simd,
            storage,
            name,
        }
    }

    /// The function with the loop.
    fn caller(&mut self, types: &Types, given: &Given, row: &Passed, called: &Called) -> String {
        let (name, ret, callee) = (&self.name, self.ret, &called.name);
        let Types { element, other, .. } = *types;
        let Given { params, args, .. } = given;
        let (declare, simd) = (&called.declare, &called.simd);
        let (row_array, row_arg) = (&row.param, &row.arg);
        let mut text = String::new();
        if called.apart {
            text.push_str(&format!("{declare}{ret} {callee}({params});\n\n"));
        }
        let condition = match called.apart && self.random.one_in(2) {
            true => "(k & 3) == 1 ? 0 : ",
            false => "",
        };
        text.push_str(&format!(
            "void {name}(int n, int u, const {element} *a, const {other} *b, const int *t, {ret} *restrict d{row_array})\n{{\n    \
             int k;\n{simd}    for (k = 0; k < n; k++) {{\n"
        ));
        if types.record {
            text.push_str(&format!(
                "        struct {name}_pair p;\n        p.x = a[k];\n        p.y = b[k];\n"
            ));
        }
        text.push_str(&format!(
            "        d[k] = {condition}{callee}({args}{row_arg});\n    }}\n}}\n"
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
}
