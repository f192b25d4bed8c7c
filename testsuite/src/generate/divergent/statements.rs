//! Statements of random functions of wide types.

use super::{ELEMENTS, FEATURES, Function};
use crate::features::mark;

impl Function {
    pub(super) fn block(&mut self, depth: usize, indent: usize, in_loop: bool) -> String {
        let count = 1 + self.random.below(3);
        (0..count)
            .map(|_| self.statement(depth, indent, in_loop))
            .collect()
    }

    pub(super) fn statement(&mut self, depth: usize, indent: usize, in_loop: bool) -> String {
        let p = "    ".repeat(indent);
        let kind = self.random.below(20);
        if depth == 0 || kind < if in_loop { 5 } else { 7 } {
            return self.assignment(&p);
        }
        let feature = match kind {
            7..=10 => FEATURES[0],
            11 | 12 if self.short.len() < 3 => FEATURES[1],
            13 | 14 if self.loops < 3 => FEATURES[2],
            5 | 6 | 15 if in_loop => FEATURES[3],
            16 => FEATURES[4],
            17 | 18 => FEATURES[5],
            19 => FEATURES[6],
            _ => return self.assignment(&p),
        };
        let text = self.compound(kind, depth, indent, in_loop);
        format!("{p}{}\n{text}", mark(feature))
    }

    /// A statement with others in it, or a jump.
    pub(super) fn compound(
        &mut self,
        kind: usize,
        depth: usize,
        indent: usize,
        in_loop: bool,
    ) -> String {
        let p = "    ".repeat(indent);
        match kind {
            7..=10 => {
                let cond = self.condition(1);
                let then = self.block(depth - 1, indent + 1, in_loop);
                let otherwise = match self.random.one_in(2) {
                    true => format!(
                        " else {{\n{}{p}}}",
                        self.block(depth - 1, indent + 1, in_loop)
                    ),
                    false => String::new(),
                };
                format!("{p}if {cond} {{\n{then}{p}}}{otherwise}\n")
            }
            11 | 12 if self.short.len() < 3 => self.short_loop(depth, indent),
            13 | 14 if self.loops < 3 => self.inner_loop(depth, indent),
            5 | 6 | 15 if in_loop => {
                let how = self.random.pick(&["break", "continue"]);
                format!("{p}if {}\n{p}    {how};\n", self.condition(1))
            }
            16 => {
                let ret = self.ret;
                let value = self.value_for(ret);
                format!("{p}if {}\n{p}    return {value};\n", self.condition(1))
            }
            17 | 18 => self.switch(depth, indent),
            19 => {
                let label = format!("out{}", self.labels);
                self.labels += 1;
                let cond = self.condition(1);
                let skipped = self.block(depth - 1, indent, in_loop);
                format!("{p}if {cond}\n{p}    goto {label};\n{skipped}{p}{label}:;\n")
            }
            _ => self.assignment(&p),
        }
    }

    pub(super) fn assignment(&mut self, p: &str) -> String {
        if self.random.one_in(3)
            && let Some((element, ty)) = self.element(ELEMENTS)
        {
            if self.counts.iter().any(|name| element.starts_with(name)) {
                return match self.random.below(5) {
                    0 => format!("{p}{element} += ({ty})({} & 15);\n", self.integer(1)),
                    1 => format!("{p}{element} += {};\n", self.condition(1)),
                    2 => format!("{p}{element} = {};\n", self.random.below(100)),
                    _ => format!("{p}{element}++;\n"),
                };
            }
            return match ty {
                "unsigned" | "unsigned long" if self.random.one_in(3) => {
                    let op = self.random.pick(&["+", "-", "|", "^", "&"]);
                    format!("{p}{element} {op}= {};\n", self.value_for(ty))
                }
                "unsigned short" => {
                    format!("{p}{element} = (unsigned short){};\n", self.integer(2))
                }
                ty => format!("{p}{element} = {};\n", self.value_for(ty)),
            };
        }
        let own = self.vars.iter().filter(|v| v.0.starts_with('v'));
        let own: Vec<(String, &'static str)> = own.cloned().collect();
        let (var, ty) = own[self.random.below(own.len())].clone();
        format!("{p}{var} = {};\n", self.value_for(ty))
    }

    /// A loop of a few iterations, the same for all lanes, that is left at its end only.
    pub(super) fn short_loop(&mut self, depth: usize, indent: usize) -> String {
        let (p, q) = ("    ".repeat(indent), format!("q{}", self.counters));
        self.counters += 1;
        self.vars.push((q.clone(), "small"));
        self.short.push(q.clone());
        let most = 1 + self.random.below(9);
        let mut body = String::new();
        for _ in 0..1 + self.random.below(3) {
            body.push_str(&match self.random.below(5) {
                0 if depth > 1 && self.short.len() < 3 => self.short_loop(depth - 1, indent + 1),
                1 => {
                    let cond = match self.random.one_in(2) {
                        true => format!("({q} & {})", 1 + self.random.below(3)),
                        false => self.condition(1),
                    };
                    let then = match self.random.one_in(3) {
                        true => format!("{p}        continue;\n"),
                        false => self.assignment(&format!("{p}        ")),
                    };
                    format!("{p}    if {cond}\n{then}")
                }
                _ => self.assignment(&format!("{p}    ")),
            });
        }
        self.short.pop();
        self.vars.retain(|v| v.0 != q);
        match self.random.below(5) {
            0 => format!("{p}{q} = 0;\n{p}do {{\n{body}{p}}} while (++{q} < {most});\n"),
            1 => format!("{p}{q} = {most};\n{p}while ({q}-- > 0) {{\n{body}{p}}}\n"),
            2 => format!("{p}for ({q} = {most}; {q} > 0; {q} /= 2) {{\n{body}{p}}}\n"),
            _ => format!("{p}for ({q} = 0; {q} < {most}; {q}++) {{\n{body}{p}}}\n"),
        }
    }

    pub(super) fn inner_loop(&mut self, depth: usize, indent: usize) -> String {
        if self.random.one_in(2)
            && let Some(text) = self.iteration(indent)
        {
            return text;
        }
        let p = "    ".repeat(indent);
        let q = format!("q{}", self.counters);
        self.counters += 1;
        self.loops += 1;
        let most = match self.random.below(3) {
            0 => (1 + self.random.below(6)).to_string(),
            1 => "(u & 7)".to_string(),
            _ => format!("(int)({} & 7)", self.integer(1)),
        };
        self.vars.push((q.clone(), "small"));
        let body = self.block(depth - 1, indent + 1, true);
        let text = match self.random.below(4) {
            0 => format!("{p}{q} = 0;\n{p}do {{\n{body}{p}}} while (++{q} < {most});\n"),
            1 => {
                let cond = self.condition(1);
                format!("{p}{q} = 0;\n{p}while ({q}++ < {most} && {cond}) {{\n{body}{p}}}\n")
            }
            _ => format!("{p}for ({q} = 0; {q} < {most}; {q}++) {{\n{body}{p}}}\n"),
        };
        self.vars.retain(|v| v.0 != q);
        self.loops -= 1;
        text
    }

    /// A loop that computes floating-point values until something is true of them.
    pub(super) fn iteration(&mut self, indent: usize) -> Option<String> {
        let floats: Vec<String> = self
            .vars
            .iter()
            .filter(|v| v.0.starts_with('v') && matches!(v.1, "float" | "double"))
            .map(|v| v.0.clone())
            .collect();
        if floats.is_empty() {
            return None;
        }
        let (p, q) = ("    ".repeat(indent), format!("q{}", self.counters));
        self.counters += 1;
        self.vars.push((q.clone(), "small"));
        let most = 1 + self.random.below(40);
        let mut body = String::new();
        let step = |this: &mut Self| {
            let var = &floats[this.random.below(floats.len())];
            format!("{p}    {var} = {};\n", this.floating(2))
        };
        for _ in 0..1 + self.random.below(2) {
            if self.random.one_in(2) {
                body.push_str(&step(self));
            }
            let (a, b) = (self.floating(2), self.floating(1));
            let cond = match self.random.below(4) {
                0 => self.condition(1),
                1 => format!("{a} > {b} || {}", self.condition(0)),
                _ => format!("{a} > {b}"),
            };
            let how = match self.random.below(8) {
                0 => format!("return {}", self.value_for(self.ret)),
                1 => "continue".to_string(),
                _ => "break".to_string(),
            };
            body.push_str(&format!("{p}    if ({cond})\n{p}        {how};\n"));
            for _ in 0..1 + self.random.below(3) {
                body.push_str(&step(self));
            }
        }
        if self.random.one_in(4) {
            body.push_str(&self.statement(1, indent + 1, true));
        }
        self.vars.retain(|v| v.0 != q);
        Some(format!(
            "{p}for ({q} = 0; {q} < {most}; {q}++) {{\n{body}{p}}}\n"
        ))
    }

    pub(super) fn switch(&mut self, depth: usize, indent: usize) -> String {
        let p = "    ".repeat(indent);
        let mut text = format!("{p}switch ({} & 3) {{\n", self.integer(1));
        for case in 0..1 + self.random.below(3) {
            let body = self.block(depth - 1, indent + 1, false);
            let end = match self.random.one_in(3) {
                true => String::new(),
                false => format!("{p}    break;\n"),
            };
            text.push_str(&format!("{p}case {case}:\n{body}{end}"));
        }
        let body = self.block(depth - 1, indent + 1, false);
        format!("{text}{p}default:\n{body}{p}}}\n")
    }
}
