//! What the pragmas before a loop ask for and vouch for.

use super::entities::Var;
use crate::ops::ReduceOp;
use crate::text::names::{reduce_from, reduce_name};
use crate::text::{Cursor, Parse, Quoted};
use std::fmt;

/// What the pragmas before a loop say together, in the function's own variables. The default is
/// that of a loop without pragmas. Named variables live in registers.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LoopWishes {
    /// Vectorize whatever it is estimated to cost.
    pub always: bool,
    /// What may be taken for granted about memory.
    pub apart: Apart,
    /// Preferred lanes.
    pub lanes: LaneWish,
    /// Preferred vectors per iteration of the vector loop.
    pub vectors: Option<u32>,
    /// Floating-point accumulators whose operations may be done in any order.
    pub any_order: Vec<(Var, ReduceOp)>,
    /// Variables of which each lane has its own.
    pub private: Vec<Private>,
    /// Variables that change by this in each iteration, in units (bytes for pointers); `None`: by
    /// something that is no constant.
    pub linear: Vec<(Var, Option<i64>)>,
    /// Iterations of the vector loop are to overlap.
    pub pipeline: bool,
    /// Why a pragma keeps the loop scalar, for the user.
    pub refused: Vec<String>,
}

/// What a user vouches for about accesses of different iterations to one place, of which one writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Apart {
    /// Nothing.
    #[default]
    Unsaid,
    /// There are none but those that can be proved.
    UnlessProved,
    /// There are none among so many iterations in a row, 2 or more.
    Within(u32),
    /// There are none.
    Always,
}

/// Preferred lanes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum LaneWish {
    /// None in particular.
    #[default]
    Any,
    /// One of these.
    OneOf(Vec<u32>),
    /// As many as elements of so many bytes fit into a register.
    PerRegister(u32),
}

/// A private variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Private {
    /// The variable.
    pub var: Var,
    /// Each iteration begins with the value before the loop; otherwise with any.
    pub first: bool,
    /// It has the value of the last iteration after the loop; otherwise none that is known.
    pub last: bool,
}

impl LoopWishes {
    /// What is said of a private variable.
    pub fn private(&self, var: Var) -> Option<Private> {
        self.private.iter().copied().find(|p| p.var == var)
    }

    /// All variables named.
    pub fn vars(&self) -> impl Iterator<Item = Var> + '_ {
        let any_order = self.any_order.iter().map(|(var, _)| *var);
        let linear = self.linear.iter().map(|(var, _)| *var);
        any_order
            .chain(linear)
            .chain(self.private.iter().map(|p| p.var))
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn parse(c: &mut Cursor) -> Parse<LoopWishes> {
        let mut wishes = LoopWishes::default();
        if !c.eat_word("wishes") {
            return Ok(wishes);
        }
        c.mark('[')?;
        while !c.eat(']') {
            if wishes != LoopWishes::default() {
                c.mark(',')?;
            }
            wishes.parse_one(c)?;
        }
        Ok(wishes)
    }

    fn parse_one(&mut self, c: &mut Cursor) -> Parse<()> {
        const WORDS: [&str; 9] = [
            "always", "apart", "lanes", "vectors", "reduce", "private", "linear", "pipeline",
            "refused",
        ];
        let known = |word: &str| WORDS.into_iter().find(|w| *w == word);
        match c.named("a wish", known)? {
            "always" => self.always = true,
            "apart" => {
                self.apart = match (c.eat_word("unless"), c.is_number()) {
                    (true, _) => {
                        c.word("proved")?;
                        Apart::UnlessProved
                    }
                    (_, true) => Apart::Within(c.int()?),
                    _ => Apart::Always,
                }
            }
            "lanes" if c.eat_word("of") => self.lanes = LaneWish::PerRegister(c.int()?),
            "lanes" => {
                let mut lanes = vec![c.int()?];
                while c.is_number() {
                    lanes.push(c.int()?);
                }
                self.lanes = LaneWish::OneOf(lanes);
            }
            "pipeline" => self.pipeline = true,
            "vectors" => self.vectors = Some(c.int()?),
            "reduce" => {
                let op = c.named("a reduction", reduce_from)?;
                self.any_order.push((c.entity("var")?, op));
            }
            "private" => self.private.push(Private {
                var: c.entity("var")?,
                first: c.eat_word("first"),
                last: c.eat_word("last"),
            }),
            "linear" => {
                let var = c.entity("var")?;
                let step = match c.is_number() {
                    true => Some(c.int()?),
                    false => None,
                };
                self.linear.push((var, step));
            }
            _ => self.refused.push(c.string()?),
        }
        Ok(())
    }
}

impl fmt::Display for LoopWishes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = Vec::new();
        if self.always {
            all.push("always".to_string());
        }
        match self.apart {
            Apart::Unsaid => {}
            Apart::UnlessProved => all.push("apart unless proved".to_string()),
            Apart::Within(n) => all.push(format!("apart {n}")),
            Apart::Always => all.push("apart".to_string()),
        }
        match &self.lanes {
            LaneWish::Any => {}
            LaneWish::OneOf(lanes) => {
                let lanes: Vec<String> = lanes.iter().map(u32::to_string).collect();
                all.push(format!("lanes {}", lanes.join(" ")));
            }
            LaneWish::PerRegister(bytes) => all.push(format!("lanes of {bytes}")),
        }
        all.extend(self.vectors.map(|n| format!("vectors {n}")));
        for (var, op) in &self.any_order {
            all.push(format!("reduce {} {var}", reduce_name(*op)));
        }
        for private in &self.private {
            let first = if private.first { " first" } else { "" };
            let last = if private.last { " last" } else { "" };
            all.push(format!("private {}{first}{last}", private.var));
        }
        for (var, step) in &self.linear {
            let step = step.map(|s| format!(" {s}")).unwrap_or_default();
            all.push(format!("linear {var}{step}"));
        }
        if self.pipeline {
            all.push("pipeline".to_string());
        }
        all.extend(
            self.refused
                .iter()
                .map(|r| format!("refused {}", Quoted(r))),
        );
        match all.is_empty() {
            true => Ok(()),
            false => write!(f, " wishes [{}]", all.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let texts = [
            "",
            " wishes [always, apart, lanes 4 8, vectors 2, reduce fadd var3, private var0, \
             private var1 first last, linear var2 -8, linear var4, pipeline, refused \"for \\\"this\\\"\"]",
            " wishes [apart unless proved]",
            " wishes [apart 6, lanes of 4]",
        ];
        for text in texts {
            let mut cursor = Cursor::new(text).unwrap();
            let wishes = LoopWishes::parse(&mut cursor).unwrap();
            cursor.end().unwrap();
            assert_eq!(wishes.to_string(), text);
        }
        for wrong in [
            "wishes [never]",
            "wishes [apart unless]",
            "wishes [reduce var0]",
        ] {
            let mut cursor = Cursor::new(wrong).unwrap();
            assert!(LoopWishes::parse(&mut cursor).is_err(), "{wrong}");
        }
    }
}
