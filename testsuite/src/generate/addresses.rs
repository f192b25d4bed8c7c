//! Loops that store addresses, moved and chosen, in arrays of pointers.

use super::arrays::{Array, LENGTH};
use super::{Generator, Place, Random};
use crate::features::mark;

/// Heads of loops that go through the first `n` iterations.
const LOOPS: &[&str] = &[
    "for (int i = 0; i < n; i++)",
    "for (int i = 0; i < lists->count; i++)",
    "for (long i = 0; i < lists->count; i++)",
    "for (int i = n - 1; i >= 0; i--)",
];

/// Numbers from 0 to `i`.
const UP_TO_I: &[&str] = &[
    "i",
    "i",
    "(i & 7)",
    "(x[i] & i)",
    "(x[i & 3] & i)",
    "i / 2",
    "0",
];

impl Generator {
    /// Loops of their own behind the others, now and then.
    pub(super) fn store_addresses(&mut self, after: &mut String, globals: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..16 {
            random = random.aside();
        }
        let apart = |array: &&Array| array.place != Place::Walking;
        let all: Vec<&Array> = self.arrays.iter().filter(apart).collect();
        if self.tame || all.is_empty() || !random.one_in(5) {
            return;
        }
        let array = random.pick(&all);
        let (ty, base) = (array.element.1, array.base(&self.kernel));
        let first = random.pick(LOOPS);
        let made = format!(
            "{}\n        places[i] = origin + {};",
            mark("address"),
            random.pick(UP_TO_I)
        );
        let second = random.pick(LOOPS);
        let moved = moved(&mut random);
        let lists = format!("struct {}_lists", self.kernel);
        globals.push_str(&format!(
            "{lists} {{\n    int count;\n    {ty} **to;\n}};\n"
        ));
        after.push_str(&format!(
            "    {{\n    static {ty} *kept[{LENGTH}], *moved[{LENGTH} + 1];\n    \
             {lists} list = {{ (int)n, moved }}, *lists = &list;\n    \
             {ty} *origin = ({ty} *)({base}), **places = kept;\n    \
             const unsigned char *x = (const unsigned char *)origin;\n    unsigned long sum = 0;\n    int k = 0;\n    \
             {first} {{\n        {made}\n    }}\n    for (int i = 0; i <= n; i++)\n        moved[i] = origin;\n    \
             {second} {{\n{moved}    }}\n    for (int i = 0; i <= n; i++)\n        \
             sum = sum * 3 + (unsigned long)(moved[i] - origin);\n    \
             h = h * 31 + sum + (unsigned long)k;\n    }}\n"
        ));
    }
}

/// Statements that store what addresses are moved to: at most behind the last element.
fn moved(random: &mut Random) -> String {
    let (name, mut value) = match random.below(5) {
        0 => ("address moved by a constant", "places[i] + 1".to_string()),
        1 => (
            "address moved by what is the same for all",
            "places[i] + one".to_string(),
        ),
        2 => (
            "address moved by what each iteration has",
            "places[i] + (x[i] & 1)".to_string(),
        ),
        3 => ("address", format!("origin + {}", random.pick(UP_TO_I))),
        _ => (
            "difference of addresses",
            "origin + (places[i] - origin)".to_string(),
        ),
    };
    let mut marks = mark(name);
    if random.one_in(3) {
        let condition = random.pick(&["x[i] > 40", "x[i] & 1", "places[i] > origin + 3"]);
        value = format!("{condition} ? {value} : places[i]");
        marks += &mark("address chosen");
    }
    let place = random.pick(&["lists->to[i]", "moved[i]", "moved[i]", "moved[k++]"]);
    let store = format!("        {place} = {value};\n");
    let head = format!("        {marks}\n        const int one = n > 5;\n");
    match random.one_in(4) {
        true => format!("{head}        if (x[i] & 2) {{\n{store}        }}\n"),
        false => head + &store,
    }
}
