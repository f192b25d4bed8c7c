//! Random programs: several functions with several loops each, over arrays, records and globals, where
//! what one loop leaves is what the next ones begin with.

mod idioms;
mod loops;
mod nests;

use super::Random;
use super::typed::scalar::Scalar;
use super::typed::{Place, Scope};
use crate::features::mark;
use crate::kernel::Kernel;

/// What a program may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "shift",
    "division",
    "choice",
    "square root",
    "fused product",
    "cast to _Bool",
    "cast to a narrow type",
    "cast to a wide type",
    "cast from floating point",
    "integer with floating point",
    "small type as condition",
    "call",
    "loop with ivdep",
    "loop with vec-function",
    "loop with assume_safety",
    "loop without pragma",
    "map",
    "map of neighbours",
    "map under conditions",
    "map in two steps",
    "conversion",
    "sum",
    "bits joined",
    "minimum or maximum",
    "minimum or maximum that may begin as no number",
    "count",
    "last value",
    "search",
    "every second element",
    "from the end",
    "while loop along pointers",
    "do loop along pointers",
    "table lookup",
    "scatter",
    "prefix sum",
    "array of records",
    "record behind a pointer",
    "fill",
    "in place",
    "local array",
    "rows and columns",
    "sums of rows",
    "taps",
    "loop inside that ends early",
    "average",
    "sum of distances",
    "products of shorts",
    "sum of small numbers",
    "shift by one count",
    "clamp",
    "row of four",
];

/// The most iterations that the objects of the program are enough for.
const MOST: usize = 1024;

/// Elements that all arrays have beyond the trip count.
const BEYOND: usize = 8;

/// An array as a function sees it.
#[derive(Clone, Debug)]
struct Array {
    /// In the caller, and in the function.
    outside: String,
    inside: String,
    ty: Scalar,
    written: bool,
}

/// A program that is being made.
struct Program {
    scope: Scope,
    name: String,
    /// All arrays.
    arrays: Vec<Array>,
    /// Those of the function.
    own: Vec<Array>,
    /// Members of the records in the array of them.
    members: Vec<Scalar>,
    /// Declarations of the function, and statements after the loops.
    declared: String,
    /// Integers and floating-point numbers that outlive the function.
    globals: Vec<(String, Scalar)>,
    named: usize,
    /// Definitions of further objects.
    objects: String,
    /// Loops may have pragmas: no two parameters overlap.
    pragmas: bool,
}

/// An array of that name.
fn object(ty: Scalar, name: &str) -> String {
    format!("static {} {name}[{}];\n", ty.c(), MOST + BEYOND)
}

/// The program of that seed, whose entry is called `name`.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed ^ 0x9a0f);
    let program = Program {
        pragmas: !random.one_in(3),
        scope: Scope::new(random),
        name: name.to_string(),
        arrays: Vec::new(),
        own: Vec::new(),
        members: Vec::new(),
        declared: String::new(),
        globals: Vec::new(),
        named: 0,
        objects: String::new(),
    };
    Kernel::parse(name, program.text()).expect("the head follows the grammar")
}

impl Program {
    fn text(mut self) -> String {
        let name = self.name.clone();
        let mut items = "int n | int u | in i32 t[16]".to_string();
        let mut params = "int n, int u, const int *t".to_string();
        for (k, letter) in ["a", "b", "c", "d"].iter().enumerate() {
            let ty = self.scope.random.pick(Scalar::ELEMENTS);
            let written = k > 1;
            let access = if written { "inout" } else { "in" };
            let restrict = if self.pragmas { " restrict" } else { "" };
            let kind = ty.kind();
            items.push_str(&format!(
                " | {access} {kind} {letter}[n+{BEYOND}]{restrict}"
            ));
            let qualifier = if written { "" } else { "const " };
            params.push_str(&format!(
                ", {qualifier}{} *{}{letter}",
                ty.c(),
                if self.pragmas { "restrict " } else { "" }
            ));
            self.array(letter.to_string(), ty, written);
        }
        let objects = self.objects();
        let mut text = self.helper();
        let mut calls = String::new();
        for k in 0..2 + self.scope.random.below(2) {
            let (function, call) = self.function(k);
            text.push_str(&function);
            calls.push_str(&call);
        }
        let hashes = self.hashes();
        format!(
            "/* kernel: {items} | -> u64 */\n\
             static unsigned long {name}_bits(double x)\n{{\n    unsigned long bits;\n    if (x != x)\n        \
             return 7;\n    __builtin_memcpy(&bits, &x, 8);\n    return bits;\n}}\n\n\
             {objects}{}{text}unsigned long {name}({params})\n{{\n    unsigned long h = 0;\n    int k;\n    (void){name}_bits;\n    \
             if (n > {MOST})\n        return 0;\n{calls}{hashes}    return h;\n}}\n",
            self.objects,
        )
    }

    fn array(&mut self, outside: String, ty: Scalar, written: bool) {
        self.arrays.push(Array {
            outside,
            inside: String::new(),
            ty,
            written,
        });
    }

    /// Objects with static storage.
    fn objects(&mut self) -> String {
        let name = self.name.clone();
        let mut text = String::new();
        for k in 0..1 + self.scope.random.below(3) {
            let ty = self.scope.random.pick(Scalar::ALL);
            text.push_str(&object(ty, &format!("{name}_g{k}")));
            self.array(format!("{name}_g{k}"), ty, true);
        }
        let count = 2 + self.scope.random.below(3);
        self.members = (0..count)
            .map(|_| self.scope.random.pick(Scalar::ALL))
            .collect();
        let members = self.members.iter().enumerate();
        let members: String = members
            .map(|(k, ty)| format!("{} m{k}; ", ty.c()))
            .collect();
        text.push_str(&format!(
            "struct {name}_record {{ {members}}};\nstatic struct {name}_record {name}_records[{MOST} + {BEYOND}];\n"
        ));
        for k in 0..2 {
            let ty = self
                .scope
                .random
                .pick(&[Scalar::U32, Scalar::U64, Scalar::F32, Scalar::F64]);
            text.push_str(&format!("static {} {name}_v{k};\n", ty.c()));
            self.globals.push((format!("{name}_v{k}"), ty));
        }
        text + "\n"
    }

    /// A function for loops to call.
    fn helper(&mut self) -> String {
        let name = self.name.clone();
        let (add, least) = (self.scope.random.below(99), self.scope.random.below(40));
        let ty = self.scope.random.pick(Scalar::SMALL).c();
        self.scope.functions.push(format!("{name}_step"));
        format!(
            "static unsigned {name}_step(unsigned x, {ty} y)\n{{\n    if (x % 64 < {least}u)\n        \
             return x ^ {add}u;\n    return x * 3u + y;\n}}\n\n"
        )
    }

    /// A function with loops, and its call.
    fn function(&mut self, k: usize) -> (String, String) {
        let name = format!("{}_f{k}", self.name);
        self.own.clear();
        self.declared.clear();
        let (mut params, mut args) = (
            "int n, int u, const int *t".to_string(),
            "n, u, t".to_string(),
        );
        for inside in ["p", "q", "r"] {
            let at = self.scope.random.below(self.arrays.len());
            let Array {
                outside,
                ty,
                written,
                ..
            } = self.arrays[at].clone();
            let qualifier = if written { "" } else { "const " };
            params.push_str(&format!(", {qualifier}{} *{inside}", ty.c()));
            args.push_str(&format!(", {outside}"));
            self.own.push(Array {
                outside,
                inside: inside.to_string(),
                ty,
                written,
            });
        }
        // At least one of them is written: else a global array.
        let globals = self
            .arrays
            .iter()
            .filter(|array| array.outside.contains("_g"))
            .cloned();
        let globals: Vec<Array> = globals.collect();
        let mut global = globals[self.scope.random.below(globals.len())].clone();
        global.inside.clone_from(&global.outside);
        self.own.push(global);
        self.scope.places = vec![
            Place::scalar("u".to_string(), Scalar::I32, false),
            Place::array("t".to_string(), Scalar::I32, 16, false),
        ];
        for (global, ty) in self.globals.clone() {
            self.scope.places.push(Place::scalar(global, ty, false));
        }
        let loops: String = (0..2 + self.scope.random.below(3))
            .map(|_| self.one_loop())
            .collect();
        let text = format!(
            "static void {name}({params})\n{{\n    int i;\n{}    (void)u, (void)t, (void)p, (void)q, (void)r;\n{loops}}}\n\n",
            self.declared
        );
        (text, format!("    {name}({args});\n"))
    }

    /// What is left in objects.
    fn hashes(&self) -> String {
        let name = &self.name;
        let bits = |value: String, ty: Scalar| match ty.is_float() {
            true => format!("{name}_bits({value})"),
            false => format!("(unsigned long){value}"),
        };
        let mut each = String::new();
        for (k, ty) in self.members.iter().enumerate() {
            let value = bits(format!("{name}_records[k].m{k}"), *ty);
            each.push_str(&format!("        h = h * 31 + {value};\n"));
        }
        for array in self
            .arrays
            .iter()
            .filter(|array| array.outside.contains("_g"))
        {
            let value = bits(format!("{}[k]", array.outside), array.ty);
            each.push_str(&format!("        h = h * 31 + {value};\n"));
        }
        let globals = self
            .globals
            .iter()
            .map(|(global, ty)| format!("    h = h * 31 + {};\n", bits(global.clone(), *ty)));
        let globals: String = globals.collect();
        format!(
            "    for (k = 0; k < n + {BEYOND}; k++) {{\n        __asm__(\"\");\n{each}    }}\n{globals}"
        )
    }

    /// Marks of what was found since the last ones.
    fn marks(&mut self) -> String {
        self.scope.found.drain(..).map(mark).collect()
    }

    fn fresh(&mut self, stem: &str) -> String {
        self.named += 1;
        format!("{stem}{}", self.named)
    }

    fn readable(&mut self) -> Array {
        let at = self.scope.random.below(self.own.len());
        self.own[at].clone()
    }

    fn writable(&mut self) -> Array {
        let writable = self.own.iter().filter(|array| array.written);
        let writable: Vec<Array> = writable.cloned().collect();
        writable[self.scope.random.below(writable.len())].clone()
    }

    /// A place in each of some arrays, while `text` is made.
    fn with_elements<T>(&mut self, indices: &[&str], text: impl FnOnce(&mut Program) -> T) -> T {
        let before = self.scope.places.len();
        for _ in 0..2 {
            let array = self.readable();
            let index = self.scope.random.pick(indices);
            let element = format!("{}[{index}]", array.inside);
            self.scope
                .places
                .push(Place::scalar(element, array.ty, false));
        }
        let text = text(self);
        self.scope.places.truncate(before);
        text
    }
}
