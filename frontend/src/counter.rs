//! The variable that a loop's header gives its first value, where vector code can have one of its own for it.

use crate::source::Source;
use crate::span::{OrigSpan, Span};
use crate::tree::{FunctionDef, Loop, Stmt, StmtKind, Var};

/// The only variable that a header declares, or gives a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Where its name stands.
    pub name: OrigSpan,
    /// Its initial value, from behind the `=` to the semicolon.
    pub value: OrigSpan,
    /// The same among the tokens.
    pub value_tokens: Span,
    /// The header declares it.
    pub declared: bool,
}

impl Counter {
    /// That of a loop, if a declaration may stand before the loop as far as jumps are concerned.
    pub fn of_loop(source: &Source, def: &FunctionDef, l: &Loop) -> Option<Counter> {
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
                "=" if depth == 0 && equals.replace(n).is_some() => return None,
                _ => {}
            }
        }
        let declared = l.init.as_ref().is_some_and(declares);
        let equals = equals.filter(|&n| n == 1 || declared && n > 1)?;
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
            value_tokens: Span {
                start: init[equals].span.end,
                end: semicolon.start,
            },
            declared,
        })
    }
}

/// Whether the head of a loop declares something.
pub fn declares(init: &Stmt) -> bool {
    match &init.kind {
        StmtKind::Expr(_) | StmtKind::Empty => false,
        StmtKind::Block(stmts) => stmts.iter().any(declares),
        _ => true,
    }
}

/// Whether a token of a simple expression in a loop means the same before the loop, and changes nothing.
pub fn is_fixed(source: &Source, def: &FunctionDef, l: Span, token: &str) -> bool {
    let begins = |with: fn(char) -> bool| token.starts_with(with);
    let operator = ["+", "-", "*", "(", ")", "<", "<=", ">", ">=", "!="];
    if begins(|c| c.is_ascii_digit()) || operator.contains(&token) {
        return true;
    }
    if !begins(|c| c.is_ascii_alphabetic() || c == '_') {
        return false;
    }
    let inside = |at: u32| l.start < at && at < l.end;
    let declared = |var: &Var| var.name == token && inside(var.scope.start);
    let tokens = source.tokens_in(l);
    let text = |n: usize| tokens.get(n).map_or("", |t| source.slice(t.span));
    let assigned = |n: usize| {
        let (before, next) = (text(n.wrapping_sub(1)), text(n + 1));
        let sets = next.ends_with('=') && !matches!(next, "==" | "!=" | "<=" | ">=");
        let steps = [before, next].iter().any(|t| matches!(*t, "++" | "--"));
        text(n) == token && (sets || steps || before == "&")
    };
    !def.vars.iter().any(declared) && !(0..tokens.len()).any(assigned)
}
