//! `switch` with shared and falling-through cases, and `goto`.

use super::{Around, Mixed};

impl Mixed {
    /// A label that nothing else has.
    fn label(&mut self) -> String {
        self.labels += 1;
        format!("to{}", self.labels)
    }

    /// Cases in any order, some of which share their statements or go on into the next.
    pub fn switch(&mut self, around: Around) -> String {
        let cases = self.scope.random.pick(&[2, 4, 8]);
        let value = format!("{} & {}", self.scope.integer(1).text, cases - 1);
        self.scope.note("switch");
        let head = self.line(around);
        let p = "    ".repeat(around.indent);
        let mut text = format!("{head}switch ({value}) {{\n");
        let mut left: Vec<usize> = (0..cases).collect();
        let parts = 1 + self.scope.random.below(3);
        let default = self.scope.random.below(parts + 1);
        for part in 0..parts {
            for _ in 0..1 + self.scope.random.below(2) {
                if left.is_empty() {
                    break;
                }
                let case = left.remove(self.scope.random.below(left.len()));
                text.push_str(&format!("{p}case {case}:\n"));
            }
            if part == default {
                text.push_str(&format!("{p}default:\n"));
            }
            let inside = Around {
                breaks: true,
                ..around.inner()
            };
            text.push_str(&self.block(inside));
            match self.scope.random.below(3) {
                0 if part + 1 < parts => {
                    self.scope.note("case that goes on into the next");
                    text.push_str(&format!("{};\n", self.line(inside)));
                }
                _ => text.push_str(&format!("{p}    break;\n")),
            }
        }
        format!("{text}{p}}}\n")
    }

    /// Over some statements; sometimes into what follows a condition's other side.
    pub fn goto_forward(&mut self, around: Around) -> String {
        let label = self.label();
        let condition = self.scope.condition(1);
        self.scope.note("goto forward");
        let head = self.line(around);
        let p = "    ".repeat(around.indent);
        let skipped = self.block(Around {
            depth: around.depth - 1,
            ..around
        });
        if self.scope.random.one_in(3) {
            // A tail that several ways share.
            self.scope.note("goto to a shared tail");
            let other = self.scope.condition(0);
            let mark = self.line(around);
            let tail = self.assignment(around.inner());
            return format!(
                "{head}if {condition}\n{p}    goto {label};\n{skipped}{mark}if {other} {{\n{p}{label}:;\n{tail}{p}}}\n"
            );
        }
        format!("{head}if {condition}\n{p}    goto {label};\n{skipped}{p}{label}:;\n")
    }

    /// Back, a few times.
    pub fn goto_back(&mut self, around: Around) -> String {
        let (label, q) = (self.label(), self.counter());
        let most = 2 + self.scope.random.below(4);
        self.scope.note("goto back");
        let head = self.line(around);
        let p = "    ".repeat(around.indent);
        self.loops += 1;
        let body = self.block(Around {
            depth: around.depth - 1,
            ..around
        });
        self.loops -= 1;
        let condition = self.scope.condition(1);
        let mark = self.line(around);
        format!(
            "{head}{q} = 0;\n{p}{label}:;\n{p}{q}++;\n{body}{mark}if ({q} < {most} && {condition})\n{p}    goto {label};\n"
        )
    }
}
