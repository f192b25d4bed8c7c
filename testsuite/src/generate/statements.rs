//! The statements of a loop's body.

use super::{Generator, Place, SCALARS, is_float};

/// The type to compute in what is stored in that type.
fn wide(ty: &'static str) -> &'static str {
    match ty {
        "float" | "double" | "long" | "unsigned long" | "int" | "unsigned" => ty,
        _ => "int",
    }
}

impl Generator {
    pub(super) fn body(&mut self, body: &mut String) {
        for (name, first) in &self.counters {
            if *first {
                body.push_str(&format!("        {name}++;\n"));
            }
        }
        self.statements(body, 2);
        // At least one effect on memory, in the main path.
        self.store(body);
        for (name, first) in &self.counters {
            if !*first {
                body.push_str(&format!("        {name}++;\n"));
            }
        }
        let step = if self.around.downwards { "--" } else { "++" };
        for array in &self.arrays {
            if matches!(array.place, Place::Walking) {
                body.push_str(&format!("        p{}{step};\n", array.name));
            }
        }
    }

    fn statements(&mut self, body: &mut String, depth: usize) {
        for _ in 0..1 + self.random.below(3) {
            let kinds = if self.straight { 11 } else { 16 };
            match self.random.below(kinds) {
                0..=2 => self.local(body),
                3 | 4 if depth > 0 && !self.straight => self.branch(body, depth),
                5..=7 if !self.reductions.is_empty() => self.reduction(body),
                8 | 9 if !self.finals.is_empty() => self.last_value(body),
                10 => self.reassign(body),
                11 if self.around.may_continue && self.random.one_in(3) => {
                    let condition = self.condition();
                    let mut steps = String::new();
                    for array in &self.arrays {
                        if matches!(array.place, Place::Walking) {
                            let step = if self.around.downwards { "--" } else { "++" };
                            steps.push_str(&format!("p{}{step}; ", array.name));
                        }
                    }
                    body.push_str(&format!(
                        "        if ({condition}) {{ {steps}continue; }}\n"
                    ));
                }
                12 if self.random.one_in(8) => {
                    let condition = self.condition();
                    body.push_str(&format!("        if ({condition}) break;\n"));
                }
                13 if depth > 0 && self.random.one_in(6) => {
                    let count = 1 + self.random.below(4);
                    let known = self.locals.len();
                    let name = format!("c{}", self.named);
                    self.named += 1;
                    body.push_str(&format!(
                        "        for (int {name} = 0; {name} < {count}; {name}++) {{\n"
                    ));
                    self.locals.push((name, "int"));
                    let (around, broken) = (self.around.may_continue, self.counters.len());
                    self.around.may_continue = false;
                    self.store(body);
                    self.around.may_continue = around && broken == self.counters.len();
                    self.locals.truncate(known);
                    body.push_str("        }\n");
                }
                _ => self.store(body),
            }
        }
    }

    fn branch(&mut self, body: &mut String, depth: usize) {
        let condition = self.condition();
        let known = self.locals.len();
        body.push_str(&format!("        if ({condition}) {{\n"));
        self.statements(body, depth - 1);
        self.locals.truncate(known);
        if self.random.one_in(2) {
            body.push_str("        } else {\n");
            self.statements(body, depth - 1);
            self.locals.truncate(known);
        }
        body.push_str("        }\n");
    }

    fn local(&mut self, body: &mut String) {
        let ty = self.random.pick(SCALARS);
        let value = self.value(wide(ty), self.depth);
        let name = format!("t{}", self.named);
        self.named += 1;
        body.push_str(&format!("        {ty} {name} = ({ty})({value});\n"));
        self.locals.push((name, ty));
    }

    /// A local is assigned again, perhaps under a condition.
    fn reassign(&mut self, body: &mut String) {
        let Some(k) = self.locals.len().checked_sub(1) else {
            return self.local(body);
        };
        let (name, ty) = self.locals[k].clone();
        if !name.starts_with('t') {
            return self.store(body);
        }
        let value = self.value(wide(ty), self.depth);
        let guard = if self.random.one_in(2) {
            format!("if ({}) ", self.condition())
        } else {
            String::new()
        };
        body.push_str(&format!("        {guard}{name} = ({ty})({value});\n"));
    }

    fn last_value(&mut self, body: &mut String) {
        let k = self.random.below(self.finals.len());
        let (name, ty) = (self.finals[k].name.clone(), self.finals[k].c_type);
        let value = self.value(wide(ty), self.depth);
        let guard = if self.random.one_in(3) {
            format!("if ({}) ", self.condition())
        } else {
            String::new()
        };
        body.push_str(&format!("        {guard}{name} = ({ty})({value});\n"));
    }

    fn reduction(&mut self, body: &mut String) {
        let k = self.random.below(self.reductions.len());
        let (r, ty) = (self.reductions[k].name.clone(), self.reductions[k].c_type);
        let value = self.value(wide(ty), self.depth);
        let v = format!("({ty})({value})");
        let text = match self.random.below(10) {
            0 => format!("if ({v} < {r}) {r} = {v};"),
            1 => format!("if ({v} > {r}) {r} = {v};"),
            2 => format!("{r} = {v} < {r} ? {v} : {r};"),
            3 => format!("{r} = {r} >= {v} ? {r} : {v};"),
            4 => format!("if ({r} >= {v}) {r} = {v};"),
            5 if is_float(ty) => format!("{r} = {r} > {v} ? {r} : {v};"),
            _ if is_float(ty) => format!("{r} += {v};"),
            5 | 6 => {
                let op = self.random.pick(&["^", "|", "&"]);
                format!("{r} {op}= {v};")
            }
            7 if self.random.one_in(2) => {
                format!(
                    "if ({}) {r} = ({ty})((unsigned long){r} + 1);",
                    self.condition()
                )
            }
            7 if ty.starts_with("unsigned") => format!("{r} = ({ty})({r} * (unsigned long){v});"),
            8 if ty.starts_with("unsigned") => format!("{r} -= {v};"),
            _ if ty.starts_with("unsigned") => format!("{r} += {v};"),
            _ => format!("{r} = ({ty})((unsigned long){r} + (unsigned long){v});"),
        };
        body.push_str(&format!("        {text}\n"));
    }

    fn store(&mut self, body: &mut String) {
        let written: Vec<usize> = (0..self.arrays.len())
            .filter(|k| self.arrays[*k].written)
            .collect();
        let k = self.random.pick(&written);
        let ty = self.arrays[k].element.1;
        let to = self.element(k, true);
        let value = self.value(wide(ty), self.depth);
        let text = match self.random.below(10) {
            0 if !is_float(ty) => {
                let op = self.random.pick(&["^", "|", "&"]);
                format!("{to} {op}= ({ty})({value});")
            }
            1 if is_float(ty) || ty.starts_with("unsigned") => format!("{to} += ({ty})({value});"),
            2 if ty.starts_with("unsigned") => format!("({to})++;"),
            3 => format!("if ({}) {to} = ({ty})({value});", self.condition()),
            _ => format!("{to} = ({ty})({value});"),
        };
        body.push_str(&format!("        {text}\n"));
    }
}
