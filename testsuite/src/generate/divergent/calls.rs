//! Functions that random functions call.

use super::Function;
use std::fmt::Write;

/// Functions that the table of a kernel points to, by their suffixes.
pub const TABLE: [Option<&str>; 4] = [Some("plain"), Some("other"), None, Some("plain")];

/// Which there are.
#[derive(Clone, Copy, Default)]
pub(super) struct Callees {
    /// One with variants.
    pub variants: bool,
    /// Some without, and a table of pointers to them.
    pub plain: bool,
    /// One that calls itself.
    pub deep: bool,
}

impl Callees {
    pub(super) fn new(random: &mut super::Random) -> Callees {
        Callees {
            variants: random.one_in(3),
            plain: random.one_in(3),
            deep: random.one_in(4),
        }
    }
}

impl Function {
    /// The definitions.
    pub(super) fn callees(&mut self) -> String {
        let mut text = String::new();
        if self.callees.variants {
            text.push_str(&self.stepping("#pragma simd declare\n", "helper"));
        }
        if self.callees.deep {
            text.push_str(&self.deep());
        }
        if self.callees.plain {
            text.push_str(&self.stepping("", "plain"));
            let (name, factor) = (self.name.clone(), 2 + self.random.below(7));
            let entry = |entry: Option<&str>| match entry {
                Some(suffix) => format!("{name}_{suffix}"),
                None => "0".to_string(),
            };
            let table = TABLE.map(entry).join(", ");
            // Writing to a String cannot fail.
            let _ = write!(
                text,
                "static unsigned {name}_other(unsigned x, unsigned y)\n{{\n    \
                 return x * {factor}u ^ y;\n}}\n\n\
                 static unsigned (*const {name}_table[4])(unsigned, unsigned) = {{\n    \
                 {table}\n}};\n\n"
            );
        }
        text
    }

    /// A function that calls itself, never far.
    fn deep(&mut self) -> String {
        let before = self.random.pick(&["", "#pragma simd declare\n"]);
        let (name, most, step) = (
            &self.name,
            2 + self.random.below(4),
            1 + self.random.below(3),
        );
        let end = self.random.pick(&["x % 5 == 0", "(x & 3) == 1", "x < 3"]);
        let other = self.random.pick(&["x & 1", "x > y * 50", "s % 3 == 0"]);
        format!(
            "{before}static unsigned {name}_deep(unsigned x, unsigned y)\n{{\n    \
             unsigned s = x * 3;\n    if (y > {most}u || {end})\n        return x ^ y;\n    \
             s += {name}_deep(x / 2, (y & 7) + {step});\n    if ({other})\n        \
             s -= {name}_deep(s, (y & 7) + 2) ^ y;\n    return s;\n}}\n\n"
        )
    }

    /// A function with a loop that is left early.
    fn stepping(&mut self, before: &str, suffix: &str) -> String {
        let name = &self.name;
        let (most, factor) = (1 + self.random.below(6), 1 + self.random.below(9));
        format!(
            "{before}static unsigned {name}_{suffix}(unsigned x, unsigned y)\n{{\n    \
             unsigned i, s = x;\n    for (i = 0; i < (y & 7); i++) {{\n        if (s % 4 == {}u)\n            \
             return s + i;\n        s = s * {factor}u + y;\n    }}\n    return s ^ {most}u;\n}}\n\n",
            most % 4
        )
    }

    /// A call with that argument; `None`: there is nothing to call.
    pub(super) fn call(&mut self, a: &str) -> Option<String> {
        let Callees {
            variants,
            plain,
            deep,
        } = self.callees;
        if !variants && !plain && !deep {
            return None;
        }
        let (b, name) = (self.integer(0), self.name.clone());
        if deep && (!variants && !plain || self.random.one_in(3)) {
            return Some(format!("{name}_deep({a}, {b})"));
        }
        if variants && (!plain || self.random.one_in(2)) {
            return Some(format!("{name}_helper({a}, {b})"));
        }
        let (index, cond) = (self.integer(0), self.condition(0));
        let entry = format!("{name}_table[{index} & 3]");
        Some(match self.random.below(5) {
            0 => format!("{name}_plain({a}, {b})"),
            1 => format!("({cond} ? {name}_plain : {name}_other)({a}, {b})"),
            2 => format!("{name}_table[(u & 1)]({a}, {b})"),
            _ => format!("({entry} ? {entry}({a}, {b}) : {b})"),
        })
    }
}
