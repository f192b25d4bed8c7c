//! Statements: assignments, conditions, and the choice among all others.

use super::{Around, Mixed};
use crate::generate::typed::scalar::Scalar;

impl Mixed {
    /// The beginning of a line, with marks of what was found since the last one.
    pub fn line(&mut self, around: Around) -> String {
        let marks = self.scope.found.drain(..).map(crate::features::mark);
        "    ".repeat(around.indent) + &marks.collect::<String>()
    }

    pub fn block(&mut self, around: Around) -> String {
        let count = 1 + self.scope.random.below(3);
        (0..count).map(|_| self.statement(around)).collect()
    }

    pub fn statement(&mut self, around: Around) -> String {
        let kind = self.scope.random.below(24);
        if around.depth == 0 || self.size > MOST {
            return match kind {
                0..=2 => self.record_statement(around),
                3 if around.breaks => self.leave(around),
                _ => self.assignment(around),
            };
        }
        self.size += 1;
        match kind {
            0..=3 => self.condition(around),
            4..=6 if self.loops < 3 => self.inner_loop(around),
            7..=9 if self.loops < 3 => self.walk(around),
            10 | 11 => self.switch(around),
            12 => self.goto_forward(around),
            13 if self.loops < 2 => self.goto_back(around),
            14 | 15 => self.leave(around),
            16..=18 => self.record_statement(around),
            _ => self.assignment(around),
        }
    }

    /// `if`, perhaps with `else`.
    fn condition(&mut self, around: Around) -> String {
        let condition = self.scope.condition(1);
        let head = self.line(around);
        let then = self.block(around.inner());
        let close = "    ".repeat(around.indent);
        let otherwise = match self.scope.random.one_in(2) {
            true => format!(" else {{\n{}{close}}}", self.block(around.inner())),
            false => String::new(),
        };
        format!("{head}if {condition} {{\n{then}{close}}}{otherwise}\n")
    }

    /// `break`, `continue` or `goto` out of all loops where there are some, else `return`; under a
    /// condition.
    fn leave(&mut self, around: Around) -> String {
        let condition = self.scope.condition(1);
        let how = match self.scope.random.below(8) {
            0..=2 if around.breaks => {
                self.scope.note("early break");
                "break;".to_string()
            }
            3 | 4 if around.continues => {
                self.scope.note("continue");
                "continue;".to_string()
            }
            5 | 6 if self.way_out.is_some() => {
                self.scope.note("goto out of loops");
                self.left = true;
                format!("goto {};", self.way_out.as_deref().unwrap_or_default())
            }
            _ => match self.ret {
                Some(ret) => {
                    self.scope.note("early return");
                    format!("return {};", self.scope.value_for(ret, 1))
                }
                None => "return;".to_string(),
            },
        };
        let head = self.line(around);
        let p = "    ".repeat(around.indent);
        format!("{head}if {condition}\n{p}    {how}\n")
    }

    /// To a floating-point place, where there is one: lanes that are off must not raise flags.
    pub fn float_assignment(&mut self, around: Around) -> String {
        let Some((to, _)) = self.scope.target_where(Scalar::is_float) else {
            return self.assignment(around);
        };
        self.scope.note("floating point in a loop left early");
        let value = self.scope.floating(2).text;
        format!("{}{to} = {value};\n", self.line(around))
    }

    /// To a place of any type.
    pub fn assignment(&mut self, around: Around) -> String {
        let Some((place, to)) = self.scope.target() else {
            return String::new();
        };
        let ty = place.ty;
        let statement = match self.scope.random.below(8) {
            0 if !ty.is_float() => {
                self.scope.note("compound assignment");
                let op = self.scope.random.pick(&["|", "^", "&"]);
                format!("{to} {op}= {};", self.scope.integer(1).text)
            }
            1 if matches!(ty, Scalar::U32 | Scalar::U64) || ty.is_float() => {
                self.scope.note("compound assignment");
                let op = self.scope.random.pick(&["+", "-", "*"]);
                format!("{to} {op}= {};", self.scope.value_for(ty, 1))
            }
            1 | 2 if Scalar::SMALL.contains(&ty) => {
                self.scope.note("compound assignment to a small type");
                let op = self.scope.random.pick(&["+", "-"]);
                let small = self.scope.integer(1).cast(Scalar::I16);
                format!("{to} {op}= {};", small.text)
            }
            3 if matches!(ty, Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64) => {
                let op = self.scope.random.pick(&["++", "--"]);
                format!("{to}{op};")
            }
            4 if self.scope.random.one_in(2) => {
                self.scope.note("choice of what to assign");
                let (condition, a) = (self.scope.condition(1), self.scope.value_for(ty, 1));
                format!("{to} = {condition} ? {a} : {to};")
            }
            _ => format!("{to} = {};", self.scope.value_for(ty, 2)),
        };
        if Scalar::SMALL.contains(&ty) {
            self.scope.note("store to a small type");
        }
        if to.contains("->") {
            self.scope.note("store through a pointer to a record");
        }
        if to.starts_with("(*") {
            self.scope.note("store through a pointer");
        }
        format!("{}{statement}\n", self.line(around))
    }
}

/// Statements with others in them, of one function.
const MOST: usize = 9;
