//! Loops that look for positions by what is read there, with numbers of their own.

use super::Generator;
use crate::features::mark;

/// Types of a position and of the counter.
const POSITIONS: &[(&str, &str)] = &[
    ("int", "int"),
    ("int", "int"),
    ("long", "long"),
    ("unsigned long", "unsigned long"),
    ("long", "int"),
    ("unsigned", "unsigned"),
    ("int", "unsigned long"),
];

/// Keys by positions, of integers and of floating point; `@` is the position, `x` and `y` are arrays.
const INTEGERS: &[&str] = &[
    "x[@]",
    "x[@]",
    "(x[@] & 7)",
    "(int)((unsigned)x[@] * 3u)",
    "x[@ + 1]",
    "(unsigned char)x[@]",
    "((unsigned long)x[@] - (unsigned long)y[@])",
    "(long)x[@] / 5",
];
const FLOATS: &[&str] = &[
    "x[@]",
    "x[@]",
    "x[@] * 0.5f",
    "(x[@] < 0 ? -x[@] : x[@])",
    "x[@ + 1]",
    "(x[@] - y[@])",
];

/// Conditions under which a position is found; `K` is the key there, `L` that of the position so far.
const CONDITIONS: &[&str] = &["K > L", "K < L", "L < K", "K >= L", "!(K <= L)", "K != L"];

impl Generator {
    /// A loop of its own behind the others, now and then: most write nothing.
    pub(super) fn find_by_keys(&mut self, after: &mut String) {
        let mut random = self.random.aside().aside().aside().aside();
        if self.tame || !random.one_in(8) {
            return;
        }
        let mut array = || random.below(self.arrays.len());
        let (x, mut y) = (&self.arrays[array()], &self.arrays[array()]);
        let is_float = |name: &str| matches!(name, "float" | "double");
        if is_float(x.element.1) != is_float(y.element.1) {
            y = x;
        }
        let (position, counter) = random.pick(POSITIONS);
        let mut statements = String::new();
        let finds = 1 + usize::from(random.one_in(3));
        for (n, name) in ["found", "found2"].into_iter().enumerate().take(finds) {
            let key = match is_float(x.element.1) {
                true => random.pick(FLOATS),
                false => random.pick(INTEGERS),
            };
            let key = |at: &str| {
                let key = key.replace('x', "\u{1}").replace('y', "\u{2}");
                let key = key.replace('\u{1}', &x.base(&self.kernel));
                key.replace('\u{2}', &y.base(&self.kernel)).replace('@', at)
            };
            let condition = random.pick(CONDITIONS);
            let condition = condition.replace('K', "\u{1}").replace('L', &key(name));
            let condition = condition.replace('\u{1}', &key("i"));
            let (assign, otherwise) = match random.below(6) {
                0 => (format!("{name} = ({position})i + 1"), ""),
                1 if n > 0 => (format!("{name} = ({position})i"), "else "),
                2 => (format!("h++, {name} = ({position})i"), ""),
                _ => (format!("{name} = ({position})i"), ""),
            };
            statements.push_str(&format!("        {otherwise}if ({condition}) {assign};\n"));
        }
        // What is read at the position is then something else.
        if x.written && random.one_in(4) {
            let (element, ty) = (x.base(&self.kernel), x.element.1);
            statements.push_str(&format!("        {element}[i] = ({ty})(h & 7);\n"));
        }
        let first = random.pick(&["0", "1", "(n & 3)"]);
        let mark = mark("position by its key");
        after.push_str(&format!(
            "    {{\n    {position} found = 0, found2 = {first};\n    \
             for ({counter} i = 1; i < ({counter})n; i++) {{\n        {mark}\n{statements}    }}\n    \
             h = h * 31 + (unsigned long)found * 7 + (unsigned long)found2;\n    }}\n"
        ));
    }
}
