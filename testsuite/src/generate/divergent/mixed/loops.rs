//! Loops inside of functions: each lane may leave them at another time.

use super::{Around, Mixed};
use crate::generate::typed::scalar::Scalar;

impl Mixed {
    /// A counter of its own.
    pub fn counter(&mut self) -> String {
        let name = format!("q{}", self.counted);
        self.counted += 1;
        self.declare(format!("    int {name} = 0;\n"));
        name
    }

    /// The body of a loop with a counter, and what its first `break` goes by.
    pub fn body(&mut self, around: Around, counter: Option<&str>, continues: bool) -> String {
        self.loops += 1;
        self.scope.counters.extend(counter.map(str::to_string));
        let inside = Around {
            breaks: true,
            continues,
            ..around.inner()
        };
        let mut text = String::new();
        if self.loops == 1 && self.scope.random.one_in(2) {
            // An early way out before any loop inside.
            self.scope.note("early break before a loop inside");
            let condition = self.scope.condition(0);
            let head = self.line(inside);
            text.push_str(&format!(
                "{head}if {condition}\n{}break;\n",
                "    ".repeat(inside.indent + 1)
            ));
            text.push_str(&self.float_assignment(inside));
            if inside.depth > 0 {
                text.push_str(&self.inner_loop(inside));
            }
        }
        text.push_str(&self.block(inside));
        if counter.is_some() {
            self.scope.counters.pop();
        }
        self.loops -= 1;
        text
    }

    /// A loop, and the label behind it where something in it goes there.
    pub fn with_way_out(
        &mut self,
        around: Around,
        text: impl FnOnce(&mut Mixed) -> String,
    ) -> String {
        if self.way_out.is_some() {
            return text(self);
        }
        self.way_out = Some(format!("out{}", self.labels));
        self.labels += 1;
        let mut text = text(self);
        let label = self.way_out.take().unwrap_or_default();
        if std::mem::take(&mut self.left) {
            text.push_str(&format!("{}{label}:;\n", "    ".repeat(around.indent)));
        }
        text
    }

    /// A loop of a few iterations.
    pub fn inner_loop(&mut self, around: Around) -> String {
        self.with_way_out(around, |this| this.counted_loop(around))
    }

    /// A condition of a loop about a place that it sets.
    fn ends_by(&mut self, state: Option<&(String, Scalar)>) -> String {
        let Some((state, ty)) = state else {
            return String::new();
        };
        self.scope.note("loop that ends by a small type");
        let order = self.scope.random.pick(&["<", ">", "<=", ">=", "==", "!="]);
        let other = self.scope.integer(0);
        match (*ty, self.scope.random.below(3)) {
            (Scalar::Bool, 0) => format!(" && !{state}"),
            (_, 1) => format!(
                " && ({} {order} (long){state})",
                other.cast(Scalar::I64).text
            ),
            _ => format!(" && ({} {order} {state})", other.text),
        }
    }

    fn counted_loop(&mut self, around: Around) -> String {
        let q = self.counter();
        let most = match self.scope.random.below(4) {
            0 => "(u & 7)".to_string(),
            1 => {
                self.scope.note("number of iterations that differs");
                format!("(int)({} & 7)", self.scope.integer(1).text)
            }
            _ => (1 + self.scope.random.below(6)).to_string(),
        };
        // What is small and is set in the loop says when it ends.
        let state = match self.scope.random.one_in(3) {
            true => self.scope.target_where(|ty| Scalar::SMALL.contains(&ty)),
            false => None,
        };
        let condition = match self.scope.random.one_in(2) {
            _ if state.is_some() => self.ends_by(state.as_ref()),
            true => {
                self.scope.note("condition of a loop inside");
                format!(" && {}", self.scope.condition(1))
            }
            false => String::new(),
        };
        let form = self.scope.random.below(7);
        self.scope.note(match form {
            0 | 1 => "do loop",
            2 | 3 => "while loop",
            _ => "for loop",
        });
        let head = self.line(around);
        let p = "    ".repeat(around.indent);
        let step = "    ".repeat(around.indent + 1);
        let mut body = self.body(around, Some(&q), true);
        if let Some((state, ty)) = state {
            let value = self.scope.value_for(ty, 2);
            body.push_str(&format!("{step}{state} = {value};\n"));
        }
        match form {
            0 => format!(
                "{head}{q} = 0;\n{p}do {{\n{step}{q}++;\n{body}{p}}} while ({q} < {most}{condition});\n"
            ),
            1 => format!(
                "{head}{q} = 0;\n{p}do {{\n{body}{p}}} while (++{q} < {most}{condition});\n"
            ),
            2 => format!(
                "{head}{q} = 0;\n{p}while ({q} < {most}{condition}) {{\n{step}{q}++;\n{body}{p}}}\n"
            ),
            3 => format!("{head}{q} = 0;\n{p}while ({q}++ < {most}{condition}) {{\n{body}{p}}}\n"),
            4 => {
                format!("{head}for ({q} = {most}; {q} > 0{condition}; {q} /= 2) {{\n{body}{p}}}\n")
            }
            5 => {
                format!("{head}for ({q} = 0; {q} < {most}{condition}; {q} += 2) {{\n{body}{p}}}\n")
            }
            _ => format!("{head}for ({q} = 0; {q} < {most}{condition}; {q}++) {{\n{body}{p}}}\n"),
        }
    }
}
