//! What became of a loop's calls of functions whose bodies are in sight.

use crate::text::{At, Cursor, Parse, Quoted};
use frontend::span::Span;
use std::fmt;

/// What became of the calls in a loop about which no pragma says anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopCalls {
    /// Functions that were lowered in place of their calls, in the order of the calls.
    pub in_place: Vec<String>,
    /// Functions that were not, though they are defined in the file; sorted by name.
    pub kept: Vec<KeptCall>,
}

/// A function whose calls stay calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCall {
    /// C name.
    pub name: String,
    /// Why, for the user: `which has the attribute `weak``.
    pub why: String,
    /// Where that is to be seen.
    pub at: Span,
}

impl LoopCalls {
    /// Why calls of a function stay calls, where that is known.
    pub fn kept(&self, name: &str) -> Option<&KeptCall> {
        let at = self
            .kept
            .binary_search_by(|kept| kept.name.as_str().cmp(name));
        self.kept.get(at.ok()?)
    }

    /// The functions that were lowered in place, for the user: `` `f`, `g` and `h` ``.
    pub fn names(&self) -> String {
        let quoted = |name: &String| format!("`{name}`");
        match &self.in_place[..] {
            [] => String::new(),
            [only] => quoted(only),
            [first @ .., last] => {
                let first: Vec<String> = first.iter().map(quoted).collect();
                format!("{} and {}", first.join(", "), quoted(last))
            }
        }
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn parse(c: &mut Cursor) -> Parse<LoopCalls> {
        let mut calls = LoopCalls::default();
        if !c.eat_word("calls") {
            return Ok(calls);
        }
        c.mark('[')?;
        while !c.eat(']') {
            if calls != LoopCalls::default() {
                c.mark(',')?;
            }
            let name = c.string()?;
            match c.eat_word("kept") {
                false => calls.in_place.push(name),
                true => {
                    let why = c.string()?;
                    let at = c.span()?;
                    calls.kept.push(KeptCall { name, why, at });
                }
            }
        }
        Ok(calls)
    }
}

impl fmt::Display for LoopCalls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let in_place = self.in_place.iter().map(|name| Quoted(name).to_string());
        let kept = self.kept.iter().map(|kept| {
            let (name, why) = (Quoted(&kept.name), Quoted(&kept.why));
            format!("{name} kept {why}{}", At(kept.at))
        });
        let all: Vec<String> = in_place.chain(kept).collect();
        match all.is_empty() {
            true => Ok(()),
            false => write!(f, " calls [{}]", all.join(", ")),
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
            " calls [\"f\", \"g\"]",
            " calls [\"f\", \"g\" kept \"which is \\\"so\\\"\" @3..7, \"h\" kept \"\"]",
        ];
        for text in texts {
            let mut cursor = Cursor::new(text).unwrap();
            let calls = LoopCalls::parse(&mut cursor).unwrap();
            cursor.end().unwrap();
            assert_eq!(calls.to_string(), text);
        }
        for wrong in ["calls [f]", "calls [\"f\" kept]", "calls [\"f\" \"g\"]"] {
            assert!(LoopCalls::parse(&mut Cursor::new(wrong).unwrap()).is_err());
        }
    }
}
