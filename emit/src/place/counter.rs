//! The variable that a loop's header declares, where the vector code can have one of its own for it.

use frontend::Source;
use frontend::span::{OrigSpan, Span};
use frontend::tree::{FunctionDef, Loop};

/// The only variable that a header declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Where its name stands.
    pub name: OrigSpan,
    /// Its initial value, from behind the `=` to the semicolon.
    pub value: OrigSpan,
}

/// That of a loop, if a declaration may stand before the loop as far as jumps are concerned.
pub fn counter(source: &Source, def: &FunctionDef, l: &Loop) -> Option<Counter> {
    // A jump over the declaration is something that compilers warn of.
    if source.jumps_in(def.body_span) {
        return None;
    }
    let semicolon = l.first_semicolon?;
    let init = source.tokens_in(Span {
        start: l.header.start + 1,
        end: semicolon.start,
    });
    let mut depth = 0;
    let mut equals = None;
    for (n, token) in init.iter().enumerate() {
        match source.slice(token.span) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 => return None,
            "=" if depth == 0 && equals.is_none() => equals = Some(n),
            _ => {}
        }
    }
    let equals = equals.filter(|&n| n > 1)?;
    let name = init[equals - 1].span;
    let letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    if !source.slice(name).starts_with(letter) {
        return None;
    }
    Some(Counter {
        name: source.original_span(name)?,
        value: OrigSpan {
            start: source.original_end(init[equals].span.end)?,
            end: source.original_start(semicolon.start)?,
        },
    })
}
