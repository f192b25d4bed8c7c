//! Strides that are variables: 1 in half of all calls, and whatever leaves subscripts in arrays in the others.

/// A variable `st` by which accesses move.
#[derive(Clone)]
pub(super) struct Variable {
    /// Its type.
    c_type: &'static str,
    /// It is -1 or 1; otherwise 0, 1 or 2.
    backwards: bool,
    /// A variable `w` steps by it.
    steps: bool,
    /// What stands for the counter in subscripts of each array.
    counters: Vec<&'static str>,
}

impl Variable {
    /// One for some arrays; `steps`: the loop has no more than `n` iterations. `below` gives random numbers
    /// below another.
    pub fn some(mut below: impl FnMut(usize) -> usize, arrays: usize, steps: bool) -> Variable {
        let types = [
            ("int", true),
            ("long", true),
            ("short", true),
            ("signed char", true),
            ("unsigned", false),
            ("unsigned long", false),
        ];
        let (c_type, signed) = types[below(types.len())];
        let backwards = signed && below(3) == 0;
        let counters: &[&str] = match (backwards, steps) {
            (true, _) => &["n - i * st", "n - st * i", "i"],
            (false, true) => &["i * st", "st * i", "w", "w", "i"],
            (false, false) => &["i * st", "st * i", "i"],
        };
        let counter = |_| counters[below(counters.len())];
        Variable {
            c_type,
            backwards,
            steps: steps && !backwards,
            counters: (0..arrays).map(counter).collect(),
        }
    }

    /// Its declaration, and that of what steps by it.
    pub fn declare(&self, before: &mut String) {
        let c_type = self.c_type;
        let other = match self.backwards {
            true => "(s & 2) - 1",
            false => "s & 2",
        };
        before.push_str(&format!(
            "    {c_type} st = ({c_type})(s & 1 ? 1 : {other});\n"
        ));
        if self.steps {
            before.push_str("    long w = 0;\n");
        }
    }

    /// The same as parameters.
    pub fn params(&self) -> Vec<String> {
        let mut params = vec![format!("{} st", self.c_type)];
        params.extend(self.steps.then(|| "long w".to_string()));
        params
    }

    /// What stands for the counter in the subscript of an array, and for the counter plus something.
    pub fn moved(&self, array: usize, subscript: String) -> String {
        match subscript.strip_prefix('i') {
            Some(rest) if rest.is_empty() || rest.starts_with(" + ") => {
                format!("{}{rest}", self.counters[array])
            }
            _ => subscript,
        }
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
