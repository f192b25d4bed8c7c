//! Strides that are variables: 1 in half of all calls, and whatever leaves subscripts in arrays in the others.

use super::{Generator, Random};

/// A variable `st` by which accesses move.
#[derive(Clone)]
pub(super) struct Variable {
    /// Its type.
    c_type: &'static str,
    /// It may be -1, and is 2 otherwise.
    backwards: bool,
    /// A variable `w` steps by it.
    steps: bool,
    /// What stands for the counter in subscripts of each array.
    counters: Vec<&'static str>,
}

impl Variable {
    /// One for some arrays; `steps`: no loop has more than `n` iterations.
    pub fn some(random: &mut Random, arrays: usize, steps: bool) -> Variable {
        let (c_type, signed) = random.pick(&[
            ("int", true),
            ("long", true),
            ("short", true),
            ("signed char", true),
            ("unsigned", false),
            ("unsigned long", false),
        ]);
        let backwards = signed && random.one_in(3);
        let counters: &[&str] = match (backwards, steps) {
            (true, _) => &["n - i * st", "n - st * i", "i"],
            (false, true) => &["i * st", "st * i", "w", "w", "i"],
            (false, false) => &["i * st", "st * i", "i"],
        };
        let counter = |_| random.pick(counters);
        Variable {
            c_type,
            backwards,
            steps: steps && !backwards,
            counters: (0..arrays).map(counter).collect(),
        }
    }

    /// Its declaration, and that of what steps by it.
    pub fn declare(&self, before: &mut String) {
        let (c_type, other) = (
            self.c_type,
            if self.backwards {
                "(s & 2) - 1"
            } else {
                "s & 2"
            },
        );
        before.push_str(&format!(
            "    {c_type} st = ({c_type})(s & 1 ? 1 : {other});\n"
        ));
        if self.steps {
            before.push_str("    long w = 0;\n");
        }
    }

    /// The same as parameters.
    pub fn params(&self) -> Vec<String> {
        let steps = self.steps.then(|| "long w".to_string());
        [format!("{} st", self.c_type)]
            .into_iter()
            .chain(steps)
            .collect()
    }

    /// The step at the end of the body.
    pub fn step(&self) -> &'static str {
        match self.steps {
            true => "        w += st;\n",
            false => "",
        }
    }

    /// What joins the hash.
    pub fn hash(&self) -> &'static str {
        match self.steps {
            true => "    h = h * 31 + (unsigned long)st * 7 + (unsigned long)w;\n",
            false => "    h = h * 31 + (unsigned long)st;\n",
        }
    }
}

impl Generator {
    /// A subscript of an array, where the counter may be multiplied by the variable.
    pub(super) fn moved(&self, k: usize, subscript: String) -> String {
        let Some(variable) = &self.variable else {
            return subscript;
        };
        match subscript.strip_prefix('i') {
            Some(rest) if rest.is_empty() || rest.starts_with(" + ") => {
                format!("{}{rest}", variable.counters[k])
            }
            _ => subscript,
        }
    }
}
