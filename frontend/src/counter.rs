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
    /// The tokens before the name, which say its type.
    pub type_tokens: Span,
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
            type_tokens: Span {
                start: l.header.start + 1,
                end: name.start,
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

/// What the heads of loops in a loop say before it as they do in it.
pub struct Fixed<'a> {
    source: &'a Source,
    def: &'a FunctionDef,
    around: Span,
}

impl<'a> Fixed<'a> {
    /// That of a loop; nothing if types are declared in it, or macros may change.
    pub fn around(source: &'a Source, def: &'a FunctionDef, around: Span) -> Option<Fixed<'a>> {
        let tokens = source.tokens_in(around);
        let text = |n: usize| tokens.get(n).map_or("", |t| source.slice(t.span));
        let declares = |n: usize| match text(n) {
            "typedef" | "static" | "extern" => true,
            "struct" | "union" | "enum" => text(n + 1) == "{" || text(n + 2) == "{",
            _ => false,
        };
        if (0..tokens.len()).any(declares) {
            return None;
        }
        let start = source.original_start(around.start)?;
        let end = source.original_end(around.end)?;
        let text = source.original().get(start as usize..end as usize)?;
        let mut lines = text.split(|&b| b == b'\n');
        let directive = |line: &[u8]| {
            let line = line.trim_ascii_start();
            line.starts_with(b"#") || line.starts_with(b"%:") || line.starts_with(b"??=")
        };
        (!lines.any(directive)).then_some(Fixed {
            source,
            def,
            around,
        })
    }

    /// Whether tokens name a type that means the same before the loop.
    pub fn is_type(&self, tokens: Span) -> bool {
        let mut tokens = self.source.tokens_in(tokens).iter();
        tokens.all(|token| {
            let text = self.source.slice(token.span);
            text == "*" || self.is_name(text)
        })
    }

    /// Whether tokens are a variable or a number, or an expression of numbers, that are the same before the loop: what
    /// might overflow is not computed where the loop may run not once.
    pub fn is_value(&self, tokens: Span) -> bool {
        let tokens = self.source.tokens_in(tokens);
        let text = |n: usize| self.source.slice(tokens[n].span);
        let number = |n: usize| {
            let text = text(n);
            matches!(text, "+" | "-" | "*" | "(" | ")")
                || text.starts_with(|c: char| c.is_ascii_digit())
        };
        match tokens.len() {
            0 => false,
            1 if !number(0) => self.is_name(text(0)),
            len => (0..len).all(number),
        }
    }

    /// Whether a name means the same before the loop, and is no operator.
    fn is_name(&self, name: &str) -> bool {
        let operators = [
            "sizeof",
            "typeof",
            "__typeof__",
            "__typeof",
            "_Alignof",
            "__alignof__",
            "__alignof",
        ];
        let (source, l) = (self.source, self.around);
        if !name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            || operators.contains(&name)
        {
            return false;
        }
        let inside = |at: u32| l.start < at && at < l.end;
        let declared = |var: &Var| var.name == name && inside(var.scope.start);
        let tokens = source.tokens_in(l);
        let text = |n: usize| tokens.get(n).map_or("", |t| source.slice(t.span));
        let assigned = |n: usize| {
            let (before, next) = (text(n.wrapping_sub(1)), text(n + 1));
            let sets = next.ends_with('=') && !matches!(next, "==" | "!=" | "<=" | ">=");
            let steps = [before, next].iter().any(|t| matches!(*t, "++" | "--"));
            text(n) == name && (sets || steps || before == "&")
        };
        !self.def.vars.iter().any(declared) && !(0..tokens.len()).any(assigned)
    }
}
