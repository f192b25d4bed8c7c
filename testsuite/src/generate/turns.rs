//! Loops with branches over how far they have come, which turn in one iteration, in none, or for one only.

use super::arrays::Array;
use super::{Generator, Place, Random, is_float};
use crate::features::mark;

/// The head of a loop, and the type of its counter.
const LOOPS: &[(&str, &str)] = &[
    ("for (int i = 0; i < n; i++)", "int"),
    ("for (int i = 2; i < n; i++)", "int"),
    ("for (int i = n - 1; i >= 0; i--)", "int"),
    ("for (long i = 0; i < n; i++)", "long"),
    ("for (unsigned i = 0; i < (unsigned)n; i++)", "unsigned"),
    (
        "for (unsigned long i = 0; i < (unsigned long)n; i++)",
        "unsigned long",
    ),
    ("for (long i = n - 1; i >= 0; i -= 2)", "long"),
    ("for (int i = 0; i < n; i += 3)", "int"),
];

/// Where branches turn.
const TURNS: &[&str] = &[
    "n / 3",
    "n / 2",
    "n - 2",
    "n",
    "n + 7",
    "0",
    "-4",
    "(int)(h & 63)",
    "(int)(h >> 33)",
    "16",
];

/// What branches ask of the counter `i` and where they turn, `t`.
const CONDITIONS: &[&str] = &[
    "i < t",
    "i <= t",
    "i == t",
    "i != t",
    "i >= t",
    "t < i",
    "!(i < t)",
    "i + 2 < t",
    "i - 2 < t",
    "i < t && i > 3",
];

impl Generator {
    /// A loop of its own behind the others, now and then.
    pub(super) fn turn_branches(&mut self, after: &mut String) {
        let mut random = self.random.aside();
        for _ in 0..12 {
            random = random.aside();
        }
        let apart = |array: &&Array| array.place != Place::Walking;
        let all: Vec<&Array> = self.arrays.iter().filter(apart).collect();
        let written: Vec<&Array> = all.iter().copied().filter(|array| array.written).collect();
        if self.tame || written.is_empty() || !random.one_in(5) {
            return;
        }
        let (head, counter) = random.pick(LOOPS);
        let turn = random.pick(TURNS);
        let mut body = String::new();
        for _ in 0..1 + random.below(2) {
            let condition = random.pick(CONDITIONS);
            let to = random.pick(&written);
            let [then, otherwise] = [(); 2].map(|()| self.assigned(&mut random, to, &all));
            body.push_str(&format!("        if ({condition})\n    {then}"));
            if !random.one_in(4) {
                body.push_str(&format!("        else\n    {otherwise}"));
            }
        }
        let mark = mark("branch that turns");
        after.push_str(&format!(
            "    {{\n    {counter} t = ({counter})({turn});\n    {head} {{\n        {mark}\n{body}    }}\n    }}\n"
        ));
    }

    /// A statement that assigns an element of an array.
    fn assigned(&self, random: &mut Random, to: &Array, read: &[&Array]) -> String {
        let ty = to.element.1;
        let place = format!("{}[i]", to.base(&self.kernel));
        let from = random.pick(read);
        let element = format!("{}[i]", from.base(&self.kernel));
        let value = match (is_float(ty), is_float(from.element.1)) {
            (true, _) if random.one_in(3) => format!("({ty}){element} * {place}"),
            (true, _) => format!("{place} - ({ty}){element}"),
            (false, true) => format!("({ty})(({element} < 2) + (unsigned long){place})"),
            (false, false) if random.one_in(3) => {
                format!("({ty})((unsigned long){place} ^ (unsigned long)i)")
            }
            (false, false) => {
                format!("({ty})((unsigned long){place} + (unsigned long){element} * 3)")
            }
        };
        format!("        {place} = {value};\n")
    }
}
