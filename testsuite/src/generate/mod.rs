//! Random kernels: loops over arrays of all element types, without undefined behaviour, as input for
//! the same harness that runs the suite's own kernels.
//!
//! A kernel is a preamble, a loop and an epilogue. Everything the loop leaves in scalars goes into one
//! hash that the kernel returns; what it leaves in arrays is compared by the driver.

mod loops;
mod statements;
mod values;

use crate::kernel::Kernel;
use loops::Loop;

/// A small deterministic random number generator (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Started from a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True once in `n` times.
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// Element type: name in a kernel's head, and in C.
type Element = (&'static str, &'static str);

const ELEMENTS: &[Element] = &[
    ("i8", "signed char"),
    ("i8", "char"),
    ("u8", "unsigned char"),
    ("i16", "short"),
    ("u16", "unsigned short"),
    ("i32", "int"),
    ("u32", "unsigned"),
    ("i64", "long"),
    ("u64", "unsigned long"),
    ("float", "float"),
    ("double", "double"),
];

/// Types of scalar variables.
const SCALARS: &[&str] = &[
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "int",
    "unsigned",
    "unsigned",
    "long",
    "unsigned long",
    "float",
    "float",
    "double",
    "_Bool",
];

/// How the loop reaches an array.
#[derive(Clone, Debug)]
enum Place {
    /// By the name of the parameter.
    Parameter,
    /// By a member of a record behind a pointer.
    Member,
    /// In an array with static storage, copied in and out.
    Static,
    /// In an array that is a member of a record with static storage.
    StaticMember,
    /// By a pointer that walks along.
    Walking,
}

struct Array {
    name: char,
    element: Element,
    written: bool,
    place: Place,
}

fn is_float(c_type: &str) -> bool {
    matches!(c_type, "float" | "double")
}

/// A scalar of the kernel that outlives iterations.
struct Carried {
    name: String,
    c_type: &'static str,
}

struct Generator {
    random: Random,
    kernel: String,
    arrays: Vec<Array>,
    /// Scalars that may be read: name and C type.
    locals: Vec<(String, &'static str)>,
    /// Names handed out for locals so far.
    named: usize,
    /// Reductions: updated only by their own statements.
    reductions: Vec<Carried>,
    /// Scalars that are assigned in the loop and used after it.
    finals: Vec<Carried>,
    /// Counters beside the main one, never above it: the name and where in the body they step.
    counters: Vec<(String, bool)>,
    around: Loop,
    /// Subscripts are mostly the counter.
    calm: bool,
    /// No control flow in the body.
    straight: bool,
    /// Depth of expressions.
    depth: usize,
}

/// Elements that arrays have beyond twice the trip count, for subscripts such as `i + 3`.
const BEYOND: usize = 8;

/// Elements of arrays with static storage.
const STATIC_LENGTH: usize = 4400;

/// The kernel of that seed, called `NAME`.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed);
    let count = 1 + random.below(4);
    let one_type = random.one_in(2).then(|| random.pick(ELEMENTS));
    let plain = random.one_in(2);
    let around = Loop::new(&mut random, name);
    let mut arrays = Vec::new();
    for k in 0..count {
        let place = match random.below(8) {
            _ if plain => Place::Parameter,
            0 => Place::Member,
            1 => Place::Static,
            2 => Place::StaticMember,
            3 | 4 if around.may_walk() => Place::Walking,
            _ => Place::Parameter,
        };
        arrays.push(Array {
            name: char::from(b'a' + k as u8),
            element: one_type.unwrap_or_else(|| random.pick(ELEMENTS)),
            written: k == 0 || random.one_in(4),
            place,
        });
    }
    let restrict = random.one_in(3);
    let (calm, straight) = (!random.one_in(5), random.one_in(2));
    let depth = 1 + random.below(3);
    let mut generator = Generator {
        random,
        calm,
        straight,
        depth,
        kernel: name.to_string(),
        arrays,
        locals: Vec::new(),
        named: 0,
        reductions: Vec::new(),
        finals: Vec::new(),
        counters: Vec::new(),
        around,
    };
    let text = generator.function(restrict);
    Kernel::parse(name, text).expect("the head follows the grammar")
}

impl Generator {
    fn function(&mut self, restrict: bool) -> String {
        let mut head: Vec<String> = ["int n", "i32 s", "float f"].map(String::from).into();
        let mut params = vec!["int n".to_string(), "int s".into(), "float f".into()];
        for array in &self.arrays {
            let (kind, c_type) = array.element;
            let direction = if array.written { "inout" } else { "in" };
            head.push(format!("{direction} {kind} {}[2*n+{BEYOND}]", array.name));
            let qualifier = if array.written { "" } else { "const " };
            let restrict = if restrict { "restrict " } else { "" };
            params.push(format!("{qualifier}{c_type} *{restrict}{}", array.name));
        }
        head.push("-> u64".to_string());
        let mut before = String::new();
        let mut globals = self.globals(&mut before);
        self.carried(&mut before);
        let mut body = String::new();
        self.body(&mut body);
        let mut after = String::new();
        self.hash(&mut after);
        self.copy_back(&mut after);
        globals.push_str(&self.around.globals);
        let (open, close) = (self.around.open.clone(), self.around.close.clone());
        format!(
            "/* kernel: {} */\n\
             static unsigned long {name}_bits(double x)\n{{\n    unsigned long u;\n    \
             if (x != x) return 7;\n    __builtin_memcpy(&u, &x, 8);\n    return u;\n}}\n\
             {globals}unsigned long {name}({})\n{{\n    unsigned long h = 0;\n{before}{}{open}{body}{close}{after}    \
             (void)s, (void)f, (void){name}_bits;\n    return h;\n}}\n",
            head.join(" | "),
            params.join(", "),
            self.around.before,
            name = self.kernel,
        )
    }

    /// Records and arrays outside the function, and what fills them.
    fn globals(&self, before: &mut String) -> String {
        let mut globals = String::new();
        let mut members = String::new();
        for array in &self.arrays {
            let (name, ty, kernel) = (array.name, array.element.1, &self.kernel);
            let qualifier = if array.written { "" } else { "const " };
            let bytes = format!("sizeof(*{name}) * (unsigned long)(2 * n + {BEYOND})");
            match array.place {
                Place::Parameter => {}
                Place::Member => {
                    members.push_str(&format!("    {qualifier}{ty} *{name};\n"));
                    before.push_str(&format!("    {kernel}_r.{name} = {name};\n"));
                }
                Place::Static => {
                    globals.push_str(&format!("static {ty} {kernel}_{name}[{STATIC_LENGTH}];\n"));
                    before.push_str(&format!(
                        "    __builtin_memcpy({kernel}_{name}, {name}, {bytes});\n"
                    ));
                }
                Place::StaticMember => {
                    globals.push_str(&format!(
                        "static struct {{ char pad; {ty} v[{STATIC_LENGTH}]; }} {kernel}_{name};\n"
                    ));
                    before.push_str(&format!(
                        "    __builtin_memcpy({kernel}_{name}.v, {name}, {bytes});\n"
                    ));
                }
                Place::Walking => before.push_str(&format!(
                    "    {qualifier}{ty} *p{name} = {name}{};\n",
                    if self.around.downwards { " + n" } else { "" }
                )),
            }
        }
        if !members.is_empty() {
            let kernel = &self.kernel;
            globals.push_str(&format!(
                "struct {kernel}_record {{\n{members}    int n;\n}};\nstatic struct {kernel}_record {kernel}_r;\n"
            ));
            before.push_str(&format!("    struct {kernel}_record *q = &{kernel}_r;\n"));
            before.push_str("    q->n = n;\n");
        }
        globals
    }

    fn copy_back(&self, after: &mut String) {
        for array in self.arrays.iter().filter(|array| array.written) {
            let (name, kernel) = (array.name, &self.kernel);
            let bytes = format!("sizeof(*{name}) * (unsigned long)(2 * n + {BEYOND})");
            let from = match array.place {
                Place::Static => format!("{kernel}_{name}"),
                Place::StaticMember => format!("{kernel}_{name}.v"),
                _ => continue,
            };
            after.push_str(&format!("    __builtin_memcpy({name}, {from}, {bytes});\n"));
        }
    }

    /// Declares what is carried from iteration to iteration.
    fn carried(&mut self, before: &mut String) {
        if self.random.one_in(3) {
            for k in 0..1 + self.random.below(3) {
                let c_type = self.random.pick(SCALARS);
                if c_type == "_Bool" {
                    continue;
                }
                let name = format!("r{k}");
                let init = self.random.pick(&["s", "0", "1", "100"]);
                before.push_str(&format!("    {c_type} {name} = ({c_type}){init};\n"));
                self.reductions.push(Carried { name, c_type });
            }
        }
        if self.random.one_in(4) {
            for k in 0..1 + self.random.below(2) {
                let c_type = self.random.pick(SCALARS);
                let name = format!("v{k}");
                before.push_str(&format!("    {c_type} {name} = ({c_type})s;\n"));
                self.finals.push(Carried { name, c_type });
            }
        }
        if self.around.once && !self.around.downwards && self.random.one_in(5) {
            let name = "j".to_string();
            let ty = self
                .random
                .pick(&["int", "long", "unsigned", "unsigned long"]);
            before.push_str(&format!("    {ty} {name} = ({ty})(s & 3);\n"));
            let first = self.random.one_in(2);
            self.counters.push((name, first));
        }
    }

    fn hash(&self, after: &mut String) {
        for carried in self.reductions.iter().chain(&self.finals) {
            let name = &carried.name;
            let bits = if is_float(carried.c_type) {
                format!("{}_bits((double){name})", self.kernel)
            } else {
                format!("(unsigned long){name}")
            };
            after.push_str(&format!("    h = h * 31 + {bits};\n"));
        }
        for (name, _) in &self.counters {
            after.push_str(&format!("    h = h * 31 + (unsigned long){name};\n"));
        }
        for array in &self.arrays {
            if matches!(array.place, Place::Walking) {
                let name = array.name;
                after.push_str(&format!(
                    "    h = h * 31 + (unsigned long)(p{name} - {name});\n"
                ));
            }
        }
        after.push_str(&self.around.after);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_seed_gives_one_kernel() {
        assert_eq!(super::kernel("k", 5), super::kernel("k", 5));
        assert_ne!(super::kernel("k", 5), super::kernel("k", 6));
    }
}
