//! The C function that gives a kernel the data that its first comment asks for.

use crate::kernel::data::Given;
use crate::kernel::{Kernel, Kind, Param};
use std::fmt::Write;

/// How often an element is made anew that would end the loop too early.
const TRIES: u32 = 8;

/// Text of `NAME_data` and what it needs, for a kernel of which something is said; it uses `make_element`
/// and `next_random` of the runtimes.
///
/// Its parameters are `n`, the iteration with the exit (`n`: none), the number of the exit, the state of
/// random numbers, the first element of each array that is there and the one behind the last, the arrays,
/// and pointers to the scalars.
pub fn function(kernel: &Kernel) -> String {
    let writer = Writer { kernel };
    let (name, data) = (&kernel.name, &kernel.data);
    let mut text = String::new();
    for (k, made) in data.made.iter().enumerate() {
        let c_type = writer.kind(&made.name).c_type;
        let declared = writer.declared();
        let value = &made.value;
        text += &format!(
            "static {c_type} {name}_made_{k}(long n, long i{declared})\n{{\n    return ({c_type})({value});\n}}\n"
        );
    }
    let arrays = writer
        .arrays()
        .map(|(array, kind)| format!(", {} *{array}", kind.c_type));
    let scalars = writer
        .scalars()
        .map(|(scalar, kind)| format!(", {} *at_{scalar}", kind.c_type));
    let params: String = arrays.chain(scalars).collect();
    text += &format!(
        "static void {name}_data(long n, long exit_at, int exit_way, unsigned long *exit_state, \
         const long *exit_first, const long *exit_end{params})\n{{\n    long i;\n"
    );
    for (scalar, kind) in writer.scalars() {
        text += &format!("    {} {scalar} = *at_{scalar};\n", kind.c_type);
    }
    text += &writer.makes();
    text += &writer.none_before();
    text += &writer.more_behind();
    text += &writer.the_exit();
    for (scalar, _) in writer.scalars() {
        text += &format!("    *at_{scalar} = {scalar};\n");
    }
    text + "}\n"
}

/// The statement that calls it: `array` and `scalar` give the C expressions for a parameter by its number.
pub fn call(
    kernel: &Kernel,
    run: &str,
    array: impl Fn(usize) -> String,
    scalar: impl Fn(usize) -> String,
) -> String {
    let mut text = format!("{}_data({run}", kernel.name);
    let all = || kernel.params.iter().enumerate();
    for (k, _) in all().filter(|(_, param)| matches!(param, Param::Array { .. })) {
        text += &format!(", {}", array(k));
    }
    for (k, _) in all().filter(|(_, param)| matches!(param, Param::Scalar { .. })) {
        text += &format!(", {}", scalar(k));
    }
    text + ");"
}

struct Writer<'a> {
    kernel: &'a Kernel,
}

impl<'a> Writer<'a> {
    fn arrays(&self) -> impl Iterator<Item = (&'a str, Kind)> {
        let array = |param: &'a Param| match param {
            Param::Array { name, kind, .. } => Some((name.as_str(), *kind)),
            _ => None,
        };
        self.kernel.params.iter().filter_map(array)
    }

    fn scalars(&self) -> impl Iterator<Item = (&'a str, Kind)> {
        let scalar = |param: &'a Param| match param {
            Param::Scalar { name, kind } => Some((name.as_str(), *kind)),
            _ => None,
        };
        self.kernel.params.iter().filter_map(scalar)
    }

    /// The number of an array among all.
    fn array(&self, name: &str) -> Option<usize> {
        self.arrays().position(|(array, _)| array == name)
    }

    fn kind(&self, name: &str) -> Kind {
        let mut all = self.arrays().chain(self.scalars());
        let found = all.find(|(param, _)| *param == name);
        // What is given was compared with the parameters.
        found.expect("a parameter of that name").1
    }

    /// Parameters for all arrays and scalars.
    fn declared(&self) -> String {
        let arrays = self
            .arrays()
            .map(|(name, kind)| format!(", const {} *{name}", kind.c_type));
        let scalars = self
            .scalars()
            .map(|(name, kind)| format!(", {} {name}", kind.c_type));
        arrays.chain(scalars).collect()
    }

    /// What element `at`, or a scalar, is made by the item for it.
    fn made(&self, name: &str, at: &str) -> Option<String> {
        let k = self
            .kernel
            .data
            .made
            .iter()
            .position(|made| made.name == name)?;
        let all = self
            .arrays()
            .map(|(name, _)| name)
            .chain(self.scalars().map(|(name, _)| name));
        let arguments: String = all.map(|name| format!(", {name}")).collect();
        Some(format!("{}_made_{k}(n, {at}{arguments})", self.kernel.name))
    }

    /// All elements and scalars that items make.
    fn makes(&self) -> String {
        let mut text = String::new();
        for made in &self.kernel.data.made {
            let name = &made.name;
            // Writing to a String cannot fail.
            let _ = match (
                self.array(name),
                self.made(name, "i"),
                self.made(name, "exit_at"),
            ) {
                (Some(k), Some(element), _) => writeln!(
                    text,
                    "    for (i = exit_first[{k}]; i < exit_end[{k}]; i++)\n        {name}[i] = {element};"
                ),
                (None, _, Some(scalar)) => writeln!(text, "    {name} = {scalar};"),
                _ => Ok(()),
            };
        }
        text
    }

    /// Whether an element is there, what it is, and its value; none for scalars.
    fn element(&self, given: &Given) -> Option<(String, String, String)> {
        let k = self.array(&given.name)?;
        let (name, index) = (&given.name, given.index.as_deref().unwrap_or("i"));
        Some((
            format!("({index}) >= exit_first[{k}] && ({index}) < exit_end[{k}]"),
            format!("{name}[{index}]"),
            format!("({})({})", self.kind(name).c_type, given.value),
        ))
    }

    /// The statements that give what an exit needs.
    fn given(&self, exit: &[Given]) -> String {
        let statement = |given| match self.element(given) {
            Some((is_there, element, value)) => format!("if ({is_there}) {element} = {value}; "),
            None => {
                let (name, value) = (&given.name, &given.value);
                format!("{name} = ({})({value}); ", self.kind(name).c_type)
            }
        };
        exit.iter().map(statement).collect()
    }

    /// Ways out that elements alone decide; the others are never looked for in what is random.
    fn of_elements(&self) -> impl Iterator<Item = (usize, &'a Vec<Given>)> {
        let exits = self.kernel.data.exits.iter().enumerate();
        let names: Vec<&str> = self.arrays().map(|(name, _)| name).collect();
        exits.filter(move |(_, exit)| {
            exit.iter()
                .all(|given| names.contains(&given.name.as_str()))
        })
    }

    /// Makes the last element of an exit anew where it would be taken by accident.
    fn none_before(&self) -> String {
        let mut text = format!(
            "    for (i = 0; i < n; i++) {{\n        int tries;\n        for (tries = 0; tries < {TRIES}; tries++) {{\n"
        );
        for (_, exit) in self.of_elements() {
            let mut conditions = Vec::new();
            for given in exit {
                if let Some((is_there, element, value)) = self.element(given) {
                    conditions.push(format!("{is_there} && {element} == {value}"));
                }
            }
            let Some(last) = exit.last() else { continue };
            let index = last.index.as_deref().unwrap_or("i");
            let element = format!("{}[{index}]", last.name);
            let runtime = self.kind(&last.name).runtime;
            text += &format!("            if ({}) {{\n", conditions.join(" && "));
            text += &format!(
                "                make_element((unsigned char *)&{element}, {runtime}, 0, exit_state);\n"
            );
            if let Some(made) = self.made(&last.name, index) {
                text += &format!("                {element} = {made};\n");
            }
            text += "                continue;\n            }\n";
        }
        text + "            break;\n        }\n    }\n"
    }

    /// In half of the runs there is more behind the exit that looks like one.
    fn more_behind(&self) -> String {
        let range = match self.kernel.data.down {
            true => "i = 0; exit_at < n && i < exit_at; i++",
            false => "i = exit_at + 1; i < n; i++",
        };
        let ways = 4 * self.kernel.data.exits.len().max(1);
        let mut text = format!(
            "    if (next_random(exit_state) % 2)\n        for ({range})\n            \
             switch (next_random(exit_state) % {ways}) {{\n"
        );
        for (k, exit) in self.of_elements() {
            text += &format!("            case {k}: {}break;\n", self.given(exit));
        }
        text + "            default: break;\n            }\n"
    }

    fn the_exit(&self) -> String {
        let mut text =
            String::from("    i = exit_at;\n    if (i < n)\n        switch (exit_way) {\n");
        for (k, exit) in self.kernel.data.exits.iter().enumerate() {
            text += &format!("        case {k}: {}break;\n", self.given(exit));
        }
        text + "        default: break;\n        }\n"
    }
}
