//! Functions that a loop calls, as expressions or as statements.

use super::values::WIDE;
use super::{Generator, Place, SCALARS, is_float};

/// A function that a loop, or a later one of these functions, may call.
#[derive(Clone)]
pub(super) struct Function {
    name: String,
    ret: &'static str,
    params: Vec<&'static str>,
    /// The arrays that it is given: those that are parameters, or none.
    arrays: Vec<char>,
}

impl Generator {
    /// Defines functions for the loop to call; they have the kernel's own scalars as parameters, too.
    pub(super) fn functions(&mut self) -> String {
        let mut text = String::new();
        let kernel = self.kernel.clone();
        for k in 0..1 + self.random.below(2) {
            let function = Function {
                name: format!("{kernel}_f{k}"),
                ret: self.random.pick(WIDE),
                params: (0..1 + self.random.below(2))
                    .map(|_| self.random.pick(SCALARS))
                    .collect(),
                arrays: match self.random.one_in(2) {
                    true => self.passed(false).iter().map(|array| array.0).collect(),
                    false => Vec::new(),
                },
            };
            text.push_str(&self.function_text(&function));
            self.functions.push(function);
        }
        for (name, _, ty) in self.passed(true) {
            text.push_str(&format!(
                "static void {kernel}_put_{name}({ty} *to, {ty} x)\n{{\n    *to = x;\n}}\n"
            ));
        }
        text
    }

    /// Name, qualified element type and element type of the arrays that are parameters; `written`:
    /// only those that are.
    fn passed(&self, written: bool) -> Vec<(char, String, &'static str)> {
        let parameters = self
            .arrays
            .iter()
            .filter(|array| array.place == Place::Parameter && (array.written || !written));
        let each = parameters.map(|array| {
            let qualifier = if array.written { "" } else { "const " };
            let ty = array.element.1;
            (array.name, format!("{qualifier}{ty}"), ty)
        });
        each.collect()
    }

    fn function_text(&mut self, function: &Function) -> String {
        let mut params: Vec<String> = ["int i", "int n", "int s", "float f"]
            .map(String::from)
            .into();
        let passed = self.passed(false).into_iter();
        let passed = passed.filter(|(name, ..)| function.arrays.contains(name));
        params.extend(passed.map(|(name, ty, _)| format!("{ty} *{name}")));
        let mut locals = Vec::new();
        for (k, ty) in function.params.iter().enumerate() {
            params.push(format!("{ty} p{k}"));
            locals.push((format!("p{k}"), *ty));
        }
        // What a function sees is not what the loop sees.
        let mut arrays = std::mem::take(&mut self.arrays);
        let hidden = arrays.extract_if(.., |array| !function.arrays.contains(&array.name));
        let hidden: Vec<_> = hidden.collect();
        self.arrays = arrays;
        let row = std::mem::take(&mut self.around.row);
        let finals = std::mem::take(&mut self.finals);
        let counters = std::mem::take(&mut self.counters);
        let variable = std::mem::take(&mut self.variable);
        let mut body = String::new();
        std::mem::swap(&mut self.locals, &mut locals);
        self.local(&mut body);
        if self.random.one_in(2) {
            let value = self.value(function.ret, 1);
            let to = self.random.below(function.params.len());
            if is_float(function.params[to]) || !is_float(function.ret) {
                let ty = function.params[to];
                body.push_str(&format!("        p{to} = ({ty})({value});\n"));
            }
        }
        if !self.tame && self.random.aside().below(7) < 2 {
            self.while_loop(&mut body, false);
        }
        let early = !self.straight && self.random.one_in(2);
        if early {
            let condition = self.condition();
            let value = self.guarded(|g| g.value(function.ret, 1));
            body.push_str(&format!(
                "        if ({condition})\n            return {value};\n"
            ));
        }
        let value = match early {
            true => self.guarded(|g| g.value(function.ret, g.depth)),
            false => self.value(function.ret, self.depth),
        };
        std::mem::swap(&mut self.locals, &mut locals);
        self.around.row = row;
        (self.finals, self.counters, self.variable) = (finals, counters, variable);
        self.arrays.extend(hidden);
        self.arrays.sort_by_key(|array| array.name);
        let inline = self.random.pick(&["", "inline "]);
        format!(
            "static {inline}{} {}({})\n{{\n    (void)i, (void)n, (void)s, (void)f;\n{}    return {value};\n}}\n",
            function.ret,
            function.name,
            params.join(", "),
            body.replace("        ", "    "),
        )
    }

    /// A call as a value of that type, sometimes, where there is a function for it.
    pub(super) fn call(&mut self, ty: &'static str) -> Option<String> {
        if self.functions.is_empty() || self.calling || !self.random.one_in(4) {
            return None;
        }
        // Converting a float to an integer could be out of range.
        let fits = |f: &&Function| is_float(ty) || !is_float(f.ret);
        let fits: Vec<Function> = self.functions.iter().filter(fits).cloned().collect();
        if fits.is_empty() {
            return None;
        }
        let function = fits[self.random.below(fits.len())].clone();
        let seen = |name: &char| self.arrays.iter().any(|array| array.name == *name);
        let memory = !function.arrays.is_empty();
        if memory && self.no_memory() || !function.arrays.iter().all(seen) {
            return None;
        }
        self.calling = true;
        let mut args: Vec<String> = ["i", "n", "s", "f"].map(String::from).into();
        args[0] = format!("(int)({}i)", self.around.row);
        args.extend(function.arrays.iter().map(char::to_string));
        for param in &function.params {
            let value = self.value(super::statements::wide(param), 1);
            args.push(format!("({param})({value})"));
        }
        self.calling = false;
        Some(format!("(({ty}){}({}))", function.name, args.join(", ")))
    }

    /// A store of a value by a function, sometimes, where there is one for the array.
    pub(super) fn call_that_stores(&mut self, k: usize, to: &str, value: &str) -> Option<String> {
        let array = &self.arrays[k];
        if self.functions.is_empty() || array.place != Place::Parameter || self.random.one_in(2) {
            return None;
        }
        let name = array.name;
        Some(format!("{}_put_{name}(&{to}, {value});", self.kernel))
    }
}
