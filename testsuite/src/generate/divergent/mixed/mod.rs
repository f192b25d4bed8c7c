//! Functions of mixed types: records by value and behind pointers, arrays in them, lists and trees, walks
//! with pointers, small types in all conditions, `switch` with shared cases, and `goto`.
//!
//! A function is called for each element; what each lane has for itself is compared afterwards as a hash.

mod caller;
mod copies;
mod jumps;
mod loops;
mod records;
mod statements;
mod walks;

use crate::generate::Random;
use crate::generate::typed::scalar::Scalar;
use crate::generate::typed::{Place, Scope};
use crate::kernel::Kernel;
use records::Record;
use walks::Nodes;

/// What a function may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "record as variable",
    "nested record",
    "array in a record",
    "local array",
    "record of its own behind a pointer",
    "elements of its own behind a pointer",
    "_Bool parameter",
    "small parameter",
    "small result",
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
    "early break",
    "early break before a loop inside",
    "floating point in a loop left early",
    "continue",
    "early return",
    "goto out of loops",
    "goto forward",
    "goto to a shared tail",
    "goto back",
    "switch",
    "case that goes on into the next",
    "for loop",
    "while loop",
    "do loop",
    "condition of a loop inside",
    "loop that ends by a small type",
    "number of iterations that differs",
    "compound assignment",
    "compound assignment to a small type",
    "choice of what to assign",
    "store to a small type",
    "store through a pointer",
    "store through a pointer to a record",
    "copy of a record",
    "copy of a constant record",
    "copy of a record through a pointer",
    "compound literal",
    "record as result",
    "record as parameter",
    "record changed through a pointer by a function",
    "pointer to an element",
    "pointer along a table",
    "pointer along elements of its own",
    "pointer in a record",
    "shared list",
    "list of its own",
    "shared tree",
    "tree of its own",
];

/// The most iterations that the objects of the kernel are enough for.
const MOST: usize = 1024;

/// Where a statement stands.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// How much deeper it may go.
    depth: usize,
    indent: usize,
    /// `break` is possible.
    breaks: bool,
    continues: bool,
}

impl Around {
    fn inner(self) -> Around {
        Around {
            depth: self.depth.saturating_sub(1),
            indent: self.indent + 1,
            ..self
        }
    }
}

/// A function that is being made.
pub struct Mixed {
    scope: Scope,
    name: String,
    ret: Option<Scalar>,
    /// Only what vcc is able to vectorize.
    tame: bool,
    records: Vec<Record>,
    /// How many of these types are for local variables.
    types: usize,
    /// Local records and their types.
    local_records: Vec<(String, usize)>,
    /// Functions about records: what they do, and with which type.
    helpers: Vec<(&'static str, usize)>,
    /// The lane has a record for itself, of that type: `o`.
    own: Option<usize>,
    /// The lane has so many elements for itself: `r`.
    row: Option<(Scalar, usize)>,
    /// A pointer to an element, of what, and of how many.
    pointer: Option<(String, &'static str, usize)>,
    nodes: Option<Nodes>,
    node: Option<Record>,
    /// Declarations of variables that statements need.
    declared: String,
    counted: usize,
    labels: usize,
    loops: usize,
    /// Statements with others in them.
    size: usize,
    /// The label behind the outermost loop, and whether anything goes there.
    way_out: Option<String>,
    left: bool,
}

/// The kernel of that seed, called `name`.
pub fn kernel(name: &str, random: Random) -> Kernel {
    let text = Mixed::new(name, random).kernel();
    Kernel::parse(name, text).expect("the head follows the grammar")
}

impl Mixed {
    fn new(name: &str, mut random: Random) -> Mixed {
        let tame = !random.one_in(8);
        Mixed {
            tame,
            scope: Scope::new(random),
            name: name.to_string(),
            ret: None,
            records: Vec::new(),
            types: 0,
            local_records: Vec::new(),
            helpers: Vec::new(),
            own: None,
            row: None,
            pointer: None,
            nodes: None,
            node: None,
            declared: String::new(),
            counted: 0,
            labels: 0,
            loops: 0,
            size: 0,
            way_out: None,
            left: false,
        }
    }

    fn declare(&mut self, declaration: String) {
        self.declared.push_str(&declaration);
    }

    fn kernel(mut self) -> String {
        let name = self.name.clone();
        let [a, b] = [(); 2].map(|()| self.scope.random.pick(Scalar::ELEMENTS));
        let small = self.scope.random.pick(Scalar::SMALL);
        let a = if self.scope.random.one_in(2) && small != Scalar::Bool {
            small
        } else {
            a
        };
        let flag = self.scope.random.one_in(4) && !b.is_float();
        let ret = match self.scope.random.one_in(2) {
            true => small,
            false => self.scope.random.pick(Scalar::ELEMENTS),
        };
        let mut text = self.types();
        let helpers = self.helper_functions();
        self.ret = Some(ret);
        self.parameters(a, b, flag);
        let variables = self.variables();
        let around = Around {
            depth: 3,
            indent: 1,
            breaks: false,
            continues: false,
        };
        let head = self.heads(a, b, ret, flag);
        let mut body = String::new();
        for _ in 0..2 {
            body.push_str(&self.block(around));
            if !self.local_records.is_empty() {
                body.push_str(&self.record_statement(around));
            }
        }
        if self.nodes.is_some() {
            body.push_str(&self.walk(around));
        }
        let last = self.scope.value_for(ret, 2);
        text.push_str(&helpers);
        let (declare, params) = (head.declare.clone(), head.lane_params.clone());
        text.push_str(&format!(
            "{declare}static {} {name}_lane({params})\n{{\n{variables}{}{}\n{body}    return {last};\n}}\n\n",
            ret.c(),
            self.declared,
            head.marks,
        ));
        format!("/* kernel: {} */\n{text}{}", head.items, self.caller(&head))
    }

    /// Types of records, constants of them, and objects.
    fn types(&mut self) -> String {
        let name = self.name.clone();
        let mut text = format!("struct {name}_cursor {{ const int *at; unsigned char left; }};\n");
        if !self.scope.random.one_in(6) {
            for k in 0..1 + self.scope.random.below(3) {
                let record = self.record(format!("{name}_s{k}"));
                text.push_str(&self.definition(&record, ""));
                let zero = self.initializer(&record, true);
                text.push_str(&format!(
                    "static const struct {} {name}_zero{k} = {zero};\n",
                    record.name
                ));
                self.records.push(record);
            }
        }
        self.types = self.records.len();
        if self.scope.random.one_in(2) {
            let own = match self.scope.random.one_in(2) {
                true if self.types > 0 => self.scope.random.below(self.types),
                _ => {
                    let record = self.any_record(format!("{name}_wide"));
                    text.push_str(&self.definition(&record, ""));
                    self.records.push(record);
                    self.records.len() - 1
                }
            };
            self.own = Some(own);
            text.push_str(&format!(
                "static struct {} {name}_own[{MOST}];\n",
                self.records[own].name
            ));
        }
        if self.scope.random.one_in(3) {
            let nodes = self.scope.random.pick(Nodes::ALL);
            let node = self.any_record(format!("{name}_node"));
            text.push_str(&self.definition(&node, &nodes.links(&node.name)));
            let count = nodes.count() * if nodes.own() { MOST } else { 1 };
            text.push_str(&format!(
                "static struct {name}_node {name}_nodes[{count}];\n"
            ));
            (self.nodes, self.node) = (Some(nodes), Some(node));
        }
        if self.scope.random.one_in(3) {
            let ty = self.scope.random.pick(Scalar::ELEMENTS);
            self.row = Some((ty, self.scope.random.pick(&[2, 4, 8])));
        }
        text
    }

    /// Functions that the function calls.
    fn helper_functions(&mut self) -> String {
        let name = self.name.clone();
        let mut text = self.record_helpers();
        if self.scope.random.one_in(3) {
            let ty = self.scope.random.pick(Scalar::SMALL).c();
            let (add, most) = (self.scope.random.below(50), 1 + self.scope.random.below(6));
            let declare = match self.tame {
                true => "#pragma simd declare\n",
                false => "",
            };
            text.push_str(&format!(
                "{declare}static unsigned {name}_step(unsigned x, {ty} y)\n{{\n    unsigned i;\n    \
                 for (i = 0; i < {most}u && y; i++) {{\n        if (x % 7 == {most}u)\n            return i;\n        \
                 x = x * 5u + {add}u;\n        y = ({ty})(x & y);\n    }}\n    return x;\n}}\n\n"
            ));
            self.scope.functions.push(format!("{name}_step"));
        }
        text
    }

    /// The parameters, as places.
    fn parameters(&mut self, a: Scalar, b: Scalar, flag: bool) {
        let places = &mut self.scope.places;
        places.push(Place::scalar("x".to_string(), a, true));
        places.push(Place::scalar("y".to_string(), b, true));
        if flag {
            places.push(Place::scalar("z".to_string(), Scalar::Bool, true));
        }
        places.push(Place::scalar("u".to_string(), Scalar::I32, false));
        places.push(Place::array("t".to_string(), Scalar::I32, 16, false));
        if let Some((ty, count)) = self.row {
            places.push(Place::array("r".to_string(), ty, count, true));
        }
        if let Some(own) = self.own {
            let places = self.places(&self.records[own].clone(), "o->", true);
            self.scope.places.extend(places);
        }
    }

    /// Declarations of local variables.
    fn variables(&mut self) -> String {
        let mut text = String::new();
        for k in 0..1 + self.scope.random.below(3) {
            let ty = match self.scope.random.below(4) {
                0 | 1 => self.scope.random.pick(Scalar::SMALL),
                2 => self.scope.random.pick(Scalar::ALL),
                _ => self.scope.random.pick(&[Scalar::F32, Scalar::F64]),
            };
            let value = self.scope.value_for(ty, 1);
            text.push_str(&format!("    {} v{k} = {value};\n", ty.c()));
            self.scope
                .places
                .push(Place::scalar(format!("v{k}"), ty, true));
        }
        for k in 0..self.scope.random.below(4).min(3 * self.types) {
            let ty = match (self.own, k) {
                // To be copied from and to.
                (Some(own), 0) if own < self.types => own,
                _ => self.scope.random.below(self.types),
            };
            let record = self.records[ty].clone();
            let value = match self.scope.random.below(3) {
                0 => format!("{}_zero{ty}", self.name),
                1 => "{ 0 }".to_string(),
                _ => self.initializer(&record, false),
            };
            text.push_str(&format!("    struct {} l{k} = {value};\n", record.name));
            let places = self.places(&record, &format!("l{k}."), true);
            self.scope.places.extend(places);
            self.local_records.push((format!("l{k}"), ty));
            self.note_members(&record);
        }
        if self.scope.random.one_in(3) {
            let (ty, count) = (
                self.scope.random.pick(Scalar::ALL),
                self.scope.random.pick(&[2, 4, 8]),
            );
            let first = self.scope.value_for(ty, 1);
            text.push_str(&format!("    {} w[{count}] = {{ {first} }};\n", ty.c()));
            self.scope
                .places
                .push(Place::array("w".to_string(), ty, count, true));
            self.scope.note("local array");
        }
        if self.scope.random.one_in(3) {
            let (base, ty, count, written) = match self.row {
                Some((ty, count)) => ("r", ty, count, true),
                None => ("t", Scalar::I32, 16, false),
            };
            let qualifier = if written { "" } else { "const " };
            text.push_str(&format!("    {qualifier}{} *e = {base} + 1;\n", ty.c()));
            self.scope
                .places
                .push(Place::scalar("(*e)".to_string(), ty, written));
            self.pointer = Some(("e".to_string(), base, count));
        }
        text
    }

    fn note_members(&mut self, record: &Record) {
        self.scope.note("record as variable");
        for member in &record.members {
            match member {
                records::Kind::Record(_) => self.scope.note("nested record"),
                records::Kind::Array(..) => self.scope.note("array in a record"),
                records::Kind::Scalar(_) => {}
            }
        }
    }
}
