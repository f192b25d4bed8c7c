//! Loops in which some iterations set variables, whatever they were.

use super::arrays::Array;
use super::{Generator, Place, Random, is_float};
use crate::features::mark;

/// Heads of loops that go through the first `n` elements.
const LOOPS: &[&str] = &[
    "for (int i = 0; i < n; i++)",
    "for (long i = 0; i < n; i++)",
    "for (int i = n - 1; i >= 0; i--)",
];

/// What variables begin with, and are set to.
const VALUES: &[&str] = &["0", "0", "1", "-1", "given", "given", "5", "(n > 7)"];

const TYPES: &[&str] = &[
    "int",
    "int",
    "unsigned",
    "signed char",
    "unsigned char",
    "_Bool",
    "short",
    "unsigned short",
    "long",
    "unsigned long",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn set_variables(&mut self, after: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..17 {
            random = random.aside();
        }
        let numbers = |array: &&Array| array.place != Place::Walking && !is_float(array.element.1);
        let all: Vec<&Array> = self.arrays.iter().filter(numbers).collect();
        if self.tame || all.is_empty() || !random.one_in(5) {
            return;
        }
        let names: &[&str] = match random.one_in(3) {
            true => &["first", "second"],
            false => &["first"],
        };
        let (mut declared, mut body, mut hashed) = (String::new(), String::new(), String::new());
        for name in names {
            let (ty, start) = (random.pick(TYPES), random.pick(VALUES));
            declared.push_str(&format!("    {ty} {name} = ({ty}){start};\n"));
            hashed.push_str(&format!("    h = h * 31 + (unsigned long){name};\n"));
            let value = random.pick(VALUES);
            body.push_str(&format!("        {}\n", mark("variable set to one value")));
            for _ in 0..1 + random.below(2) {
                body.push_str(&self.set(&mut random, &all, (name, ty), value));
            }
            if random.one_in(4) {
                let operation = random.pick(&["|", "&", "^"]);
                let read = self.read(&mut random, &all);
                body.push_str(&format!(
                    "        {}\n        {name} = ({ty})({name} {operation} {read});\n",
                    mark("variable set, and changed by bits")
                ));
            }
        }
        let head = random.pick(LOOPS);
        after.push_str(&format!(
            "    {{\n    const int given = n ^ 3;\n{declared}    {head} {{\n{body}    }}\n    (void)given;\n{hashed}    }}\n"
        ));
    }

    /// Sets a variable under a condition, in one of some ways.
    fn set(
        &self,
        random: &mut Random,
        all: &[&Array],
        (name, ty): (&str, &str),
        value: &str,
    ) -> String {
        // Now and then another one: that is no bit operation.
        let value = match random.one_in(12) {
            true => "3",
            false => value,
        };
        let compared = random.pick(&["> 40", "== 7", "& 1", "< 0", "!= 0", "& 16"]);
        let condition = format!("({} {compared})", self.read(random, all));
        match random.below(5) {
            0 => format!("        {name} = {condition} ? ({ty}){value} : {name};\n"),
            1 => {
                let other = self.read(random, all);
                format!(
                    "        if ({condition} && ({other} & 6) == 2)\n            {name} = ({ty}){value};\n"
                )
            }
            2 => {
                let other = self.read(random, all);
                format!(
                    "        if {condition} {{\n            if ({other} & 2)\n                {name} = ({ty}){value};\n        \
                     }} else if ({other} == 11)\n            {name} = ({ty}){value};\n"
                )
            }
            _ => format!("        if {condition}\n            {name} = ({ty}){value};\n"),
        }
    }

    /// An element of some array.
    fn read(&self, random: &mut Random, all: &[&Array]) -> String {
        let array: &Array = random.pick(all);
        format!("(int){}[i]", array.base(&self.kernel))
    }
}
