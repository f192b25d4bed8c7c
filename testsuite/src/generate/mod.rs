//! Random kernels: loops over arrays of all element types, without undefined behaviour, as input for
//! the same harness that runs the suite's own kernels.
//!
//! A kernel is a preamble, a loop and an epilogue. Everything the loop leaves in scalars goes into one
//! hash that the kernel returns; what it leaves in arrays is compared by the driver.

mod absolutes;
mod addresses;
mod arrays;
mod bit_counts;
pub mod blocks;
mod clamps;
mod columns;
mod comparisons;
mod constants;
pub mod divergent;
pub mod exits;
mod extremum;
mod functions;
mod handed_on;
mod in_memory;
mod keys;
mod lanes;
mod loops;
pub mod nests;
mod orders;
mod overwritten;
mod packs;
mod pointed;
pub mod products;
pub mod programs;
pub mod recurrences;
mod rows;
mod sets;
mod statements;
mod steps;
pub mod straight;
mod turns;
mod typed;
mod values;
mod variable;
mod views;
mod words;

use crate::features::unmarked;
use crate::kernel::Kernel;
use arrays::{Array, Place};
use functions::Function;
use loops::Loop;
use variable::Variable;

/// A small deterministic random number generator (splitmix64), behind choices that were made for it.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
    /// One byte for each of the first numbers.
    chosen: std::vec::IntoIter<u8>,
}

impl Random {
    /// Started from a seed.
    pub fn new(seed: u64) -> Random {
        Random::with_choices(seed, Vec::new())
    }

    /// Bytes that were chosen, one for each number, and then what comes from the seed.
    pub fn with_choices(seed: u64, chosen: Vec<u8>) -> Random {
        Random {
            state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678,
            chosen: chosen.into_iter(),
        }
    }

    /// Numbers of their own, which leave those to come what they are.
    fn aside(&self) -> Random {
        Random::new(self.state ^ 0x510e_527f)
    }

    fn next(&mut self) -> u64 {
        if let Some(byte) = self.chosen.next() {
            return u64::from(byte);
        }
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of some items, of which there must be any.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// One of those that are wanted, of which there must be some.
    fn pick_where<T: Copy>(&mut self, items: &[T], wanted: impl Fn(&T) -> bool) -> T {
        loop {
            let item = self.pick(items);
            if wanted(&item) {
                return item;
            }
        }
    }
}

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

fn is_float(c_type: &str) -> bool {
    matches!(c_type, "float" | "double")
}

/// A scalar of the kernel that outlives iterations.
struct Carried {
    name: String,
    c_type: &'static str,
    /// How a tame kernel accumulates into it, always in that way.
    way: usize,
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
    /// Elements from iteration to iteration in statements about neighbours, and the subscript of the
    /// first ones, if there are such statements.
    stride: Option<(usize, &'static str)>,
    /// Accesses move by a variable.
    variable: Option<Variable>,
    /// Elements are read at any place of arrays that are not written; how many were.
    far: bool,
    looked_up: usize,
    /// Some `float` is computed in `double`.
    by_double: bool,
    /// A statement needs what the iteration before made of it; in which way.
    recurrence: Option<usize>,
    /// Scalars that have what the iteration before computed.
    handed_on: Vec<Carried>,
    /// An extremum, its position, and what else is kept of where it is found.
    found: Vec<Carried>,
    /// There may be records of an iteration, and statements about the bits of numbers.
    views: bool,
    /// The loop is one that vcc says it vectorizes: see [`is_tame`].
    tame: bool,
    /// Pointers are `restrict`.
    restrict: bool,
    /// Subscripts are mostly the counter.
    calm: bool,
    /// No control flow in the body.
    straight: bool,
    /// Depth of expressions.
    depth: usize,
    /// How many conditions the text to come is under.
    conditions: usize,
    /// Functions to call.
    functions: Vec<Function>,
    /// The text to come is that of arguments.
    calling: bool,
    /// There are functions to call.
    calls: bool,
}

/// Elements that arrays have beyond twice the trip count, for subscripts such as `i + 3`.
const BEYOND: usize = 8;

/// Whether the kernel of that seed has a loop that is vectorizable by construction: iterations are
/// independent but for reductions of one kind each, accesses have a stride of one or none and are under
/// no condition, nothing leaves the loop early, no integer is divided, and shifts are by constants.
pub fn is_tame(seed: u64) -> bool {
    Random::new(seed).one_in(2)
}

/// The kernel of that seed, called `NAME`.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let text = generate(name, Random::new(seed));
    Kernel::parse(name, text).expect("the head follows the grammar")
}

/// The text of the kernel that the bytes choose: one for each choice, as long as there are any.
pub fn text(name: &str, choices: &[u8]) -> String {
    unmarked(&generate(name, Random::with_choices(0, choices.to_vec())))
}

/// A kernel for the interpreters, called `k`: all that its loop carries is a parameter, so that the
/// function can be entered again behind the vector code, and it calls nothing.
pub fn resumable(random: Random) -> String {
    unmarked(&Generator::new("k", random, true).resumable())
}

/// What a loop may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "local variable",
    "branch",
    "branch that no iteration changes",
    "branch by what is read",
    "loop that goes one of two ways",
    "reduction",
    "reduction in memory",
    "last value",
    "assignment",
    "compound assignment",
    "comma",
    "switch",
    "continue",
    "break",
    "short loop inside",
    "loop inside as the values say",
    "store",
    "place stored twice",
    "neighbours",
    "call",
    "several counters",
    "look-up",
    "float by way of double",
    "recurrence",
    "wrap-around variable",
    "value of the iteration before",
    "bits by memcpy",
    "bits by union",
    "halves by union",
    "record of the iteration",
    "extremum and its position",
    "position by its key",
    "packed position",
    "accesses to be sorted",
    "store that the next iteration overwrites",
    "word put together of bytes",
    "word written by its bytes",
    "word copied from anywhere",
    "word copied to anywhere",
    "address",
    "address moved by a constant",
    "address moved by what is the same for all",
    "address moved by what each iteration has",
    "difference of addresses",
    "address chosen",
    "bound behind a pointer",
    "row read in each iteration",
    "record of the loop's own",
    "record outside the loop",
    "bytes of a record that is read",
    "records copied through a union",
    "variable set to one value",
    "variable set, and changed by bits",
    "step that is no constant",
    "branch that turns",
    "double reduction",
    "loops that change places",
    "absolute value",
    "comparisons with constants",
    "clamp",
    "count of bits",
    "stride in a variable",
    "loop from the end",
    "loop over rows",
    "loop that ends with a pointer",
    "array in a parameter",
    "array in a member",
    "static array",
    "global array",
    "local array",
    "array in a static record",
    "row of an array of arrays",
    "row behind a pointer",
    "array along which a pointer walks",
];

/// Of these, what vcc leaves as it is: other iterations may depend on when such a loop ends.
pub const LEFT_SCALAR: &[&str] = &[
    "break",
    "short loop inside",
    "loop inside as the values say",
];

fn generate(name: &str, random: Random) -> String {
    Generator::new(name, random, false).function()
}

impl Generator {
    fn new(name: &str, mut random: Random, resumable: bool) -> Generator {
        // The first draw: `is_tame` makes the same.
        let tame = random.one_in(2);
        let plain = random.one_in(2) || resumable;
        let calls = !resumable && random.aside().one_in(4);
        let mut around = match resumable {
            true => Loop::resumable(),
            false => Loop::new(&mut random, name, tame),
        };
        let mut aside = random.aside();
        let stride = match aside.below(16) {
            _ if tame || resumable => None,
            2 if !around.downwards => Some((2, "2 * i")),
            stride @ (2..=5 | 8) => {
                // Arrays are too short for all multiples of more than two.
                around = Loop::stepping(&mut aside, stride);
                Some((stride, "i"))
            }
            6 => {
                around = Loop::stepping(&mut aside, 2);
                Some((2, "i"))
            }
            _ => None,
        };
        let mut arrays = Array::some(&mut random, plain, around.may_walk());
        if around.walks {
            arrays[0].place = Place::Walking;
        }
        // Stores of bytes may change the pointers in a record.
        for array in &mut arrays {
            if (tame || stride.is_some()) && array.place == Place::Member {
                array.place = Place::Parameter;
            }
        }
        let far = !(tame || resumable) && matches!(aside.below(4), 0);
        let recurrence = match aside.below(30) {
            way @ 0..=7 if !tame && !resumable && stride.is_none() => Some(way),
            _ => None,
        };
        let may_move = (resumable || !tame) && stride.is_none() && recurrence.is_none();
        let variable = (aside.below(3) == 0 && may_move)
            .then(|| Variable::some(|n| aside.below(n), arrays.len(), resumable || around.once));
        let handed_on = match (stride, &variable) {
            (None, None) => Carried::handed_on(&mut random.aside().aside(), tame, resumable),
            _ => Vec::new(),
        };
        let found = match (stride, &variable) {
            (None, None) => Carried::found(&mut random.aside().aside().aside(), resumable),
            _ => Vec::new(),
        };
        let restrict = random.one_in(3)
            || far
            || recurrence.is_some_and(|way| way % 2 == 0)
            || handed_on.len() == 2;
        let (calm, straight) = (tame || !random.one_in(5), random.one_in(2));
        let depth = 1 + random.below(3);
        Generator {
            random,
            far,
            looked_up: 0,
            by_double: false,
            recurrence,
            handed_on,
            found,
            views: stride.is_none() && !resumable,
            tame,
            restrict,
            calm,
            straight,
            depth,
            conditions: 0,
            functions: Vec::new(),
            calling: false,
            calls,
            kernel: name.to_string(),
            arrays,
            locals: Vec::new(),
            named: 0,
            reductions: Vec::new(),
            finals: Vec::new(),
            counters: Vec::new(),
            around,
            stride,
            variable,
        }
    }

    fn function(&mut self) -> String {
        let mut head: Vec<String> = ["int n", "i32 s", "float f"].map(String::from).into();
        let mut params = vec!["int n".to_string(), "int s".into(), "float f".into()];
        for array in &self.arrays {
            let (item, param) = array.parameter(self.restrict);
            head.push(item);
            params.push(param);
        }
        head.push("-> u64".to_string());
        let mut before = String::new();
        let mut globals = self.globals(&mut before);
        if self.calls {
            globals.push_str(&self.functions());
        }
        self.carried(&mut before);
        self.put_in_memory(&mut before, &mut globals);
        if let Some(variable) = &self.variable {
            variable.declare(&mut before);
        }
        let mut body = String::new();
        let known = self.locals.clone();
        self.body(&mut body);
        self.other_way(&mut body, known);
        let mut after = String::new();
        self.hash(&mut after);
        self.find_by_keys(&mut after);
        self.pack(&mut after);
        self.sort_accesses(&mut after);
        self.turn_branches(&mut after);
        self.overwrite_next(&mut after);
        self.words_of_bytes(&mut after);
        self.store_addresses(&mut after, &mut globals);
        self.go_through_pointers(&mut after, &mut globals);
        self.set_variables(&mut after);
        self.step_variables(&mut after);
        self.accumulate_rows(&mut after);
        self.absolute_values(&mut after);
        self.change_places(&mut after);
        self.compare_with_constants(&mut after);
        self.clamp(&mut after);
        self.count_bits(&mut after);
        after.extend(
            self.arrays
                .iter()
                .filter_map(|array| array.close(&self.kernel)),
        );
        globals.push_str(&self.around.globals);
        let marks = self.marks();
        let (open, close) = (self.around.open.clone(), self.around.close.clone());
        format!(
            "/* kernel: {} */\n\
             static unsigned long {name}_bits(double x)\n{{\n    unsigned long u;\n    \
             if (x != x) return 7;\n    __builtin_memcpy(&u, &x, 8);\n    return u;\n}}\n\
             {globals}unsigned long {name}({})\n{{\n    unsigned long h = 0;\n{before}    {marks}\n{}{open}{body}{close}{after}    \
             (void)s, (void)f, (void){name}_bits;\n    return h;\n}}\n",
            head.join(" | "),
            params.join(", "),
            self.around.before,
            name = self.kernel,
        )
    }

    /// Makes the body one of two ways that all iterations go, now and then.
    fn other_way(&mut self, body: &mut String, known: Vec<(String, &'static str)>) {
        let mut aside = self.random.aside().aside();
        if self.tame || !aside.one_in(8) {
            return;
        }
        let mut other = String::new();
        self.locals = known;
        self.body(&mut other);
        let (fixed, mark) = (
            aside.pick(&["s & 1", "s > 3", "n & 2", "f > 1"]),
            crate::features::mark("loop that goes one of two ways"),
        );
        *body =
            format!("        {mark}if ({fixed}) {{\n{body}        }} else {{\n{other}        }}\n");
    }

    /// Of what the loop is about as a whole.
    fn marks(&self) -> String {
        let about = [
            (!self.functions.is_empty(), "call"),
            (!self.counters.is_empty(), "several counters"),
            (self.looked_up > 0, "look-up"),
            (self.by_double, "float by way of double"),
            (self.recurrence.is_some_and(|way| way < 6), "recurrence"),
            (self.recurrence >= Some(6), "wrap-around variable"),
            (self.variable.is_some(), "stride in a variable"),
            (self.around.downwards, "loop from the end"),
            (!self.around.row.is_empty(), "loop over rows"),
            (self.around.walks, "loop that ends with a pointer"),
        ];
        let about = about
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, name)| name);
        let places = self.arrays.iter().map(|array| array.place.feature());
        about.chain(places).map(crate::features::mark).collect()
    }

    fn resumable(&mut self) -> String {
        self.carried(&mut String::new());
        self.reductions.retain(|carried| !is_float(carried.c_type));
        self.finals.retain(|carried| !is_float(carried.c_type));
        let mut params = vec!["int i, int n, int s, float f".to_string()];
        params.extend(self.arrays.iter().map(|array| array.parameter(false).1));
        params.extend(self.variable.iter().flat_map(Variable::params));
        let carried = self.outliving();
        params.extend(carried.map(|c| format!("{} {}", c.c_type, c.name)));
        let (mut body, mut after) = (String::new(), String::new());
        self.body(&mut body);
        self.hash(&mut after);
        format!(
            "unsigned long k({})\n{{\n    unsigned long h = 0;\n{}{body}{}{after}    return h;\n}}\n",
            params.join(", "),
            self.around.open,
            self.around.close,
        )
    }

    /// Records and arrays outside the function, and what fills them.
    fn globals(&self, before: &mut String) -> String {
        let (kernel, mut globals) = (&self.kernel, String::new());
        for array in &self.arrays {
            array.open(kernel, self.around.downwards, &mut globals, before);
        }
        let members: String = self.arrays.iter().filter_map(Array::member).collect();
        if !members.is_empty() {
            globals.push_str(&format!(
                "struct {kernel}_record {{\n{members}    int n;\n}};\nstatic struct {kernel}_record {kernel}_r;\n"
            ));
            before.push_str(&format!("    struct {kernel}_record *q = &{kernel}_r;\n"));
            before.push_str("    q->n = n;\n");
        }
        globals
    }

    /// Declares what is carried from iteration to iteration.
    fn carried(&mut self, before: &mut String) {
        if self.recurrence.is_some() {
            before.push_str("    unsigned state = (unsigned)s, counts[8] = { 0 };\n");
            if self.recurrence >= Some(6) {
                let c_type = self.random.pick(&["int", "long", "unsigned"]);
                let init = match self.recurrence {
                    Some(6) => self.random.pick(&["s", "-1", "0", "n"]),
                    // An element of every array.
                    _ => self.random.pick(&["(s & 3)", "0", "n"]),
                };
                before.push_str(&format!("    {c_type} last = ({c_type}){init};\n"));
            }
        }
        if self.random.one_in(3) {
            for k in 0..1 + self.random.below(3) {
                let c_type = self.random.pick(SCALARS);
                if c_type == "_Bool" || self.tame && is_float(c_type) {
                    continue;
                }
                let name = format!("r{k}");
                let init = self.random.pick(&["s", "0", "1", "100"]);
                before.push_str(&format!("    {c_type} {name} = ({c_type}){init};\n"));
                let way = self.random.below(12);
                self.reductions.push(Carried { name, c_type, way });
            }
        }
        if self.random.one_in(4) {
            for k in 0..1 + self.random.below(2) {
                let c_type = self.random.pick(SCALARS);
                let name = format!("v{k}");
                before.push_str(&format!("    {c_type} {name} = ({c_type})s;\n"));
                self.finals.push(Carried {
                    name,
                    c_type,
                    way: 0,
                });
            }
        }
        for Carried { name, c_type, .. } in &self.handed_on {
            before.push_str(&format!("    {c_type} {name} = ({c_type})s;\n"));
        }
        for found in &self.found {
            let (name, c_type, first) = (&found.name, found.c_type, found.found_first());
            before.push_str(&format!("    {c_type} {name} = ({c_type}){first};\n"));
        }
        if self.around.once && !self.tame && !self.around.downwards && self.random.one_in(3) {
            let name = "j".to_string();
            let ty = self
                .random
                .pick(&["int", "long", "unsigned", "unsigned long"]);
            before.push_str(&format!("    {ty} {name} = ({ty})(s & 3);\n"));
            let first = self.random.one_in(2);
            self.counters.push((name, first));
        }
    }

    /// Scalars that outlive iterations, but for counters.
    fn outliving(&self) -> impl Iterator<Item = &Carried> {
        let carried = self.reductions.iter().chain(&self.finals);
        carried.chain(&self.handed_on).chain(&self.found)
    }

    /// Text under a condition. In a tame kernel it touches no memory.
    fn guarded<T>(&mut self, text: impl FnOnce(&mut Generator) -> T) -> T {
        self.conditions += 1;
        let text = text(self);
        self.conditions -= 1;
        text
    }

    /// Whether the text to come must not touch memory.
    fn no_memory(&self) -> bool {
        self.tame && self.conditions > 0
    }

    fn hash(&self, after: &mut String) {
        for carried in self.outliving() {
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
        after.push_str(self.variable.as_ref().map_or("", Variable::hash));
        if self.recurrence.is_some() {
            after.push_str("    h = h * 31 + state;\n");
            if self.recurrence >= Some(6) {
                after.push_str("    h = h * 31 + (unsigned long)last;\n");
            }
            after.push_str("    for (int c = 0; c < 8; c++) h = h * 31 + counts[c];\n");
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
