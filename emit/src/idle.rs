//! What a text names that vector code has taken the place of, and nothing else does: compilers would say that it is of no
//! use.

use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::FunctionDef;
use frontend::{Source, Unit};
use midend::plan::Plan;

/// The text of a function behind a part of it.
pub fn behind(def: &FunctionDef, span: Span) -> Span {
    Span {
        start: span.end,
        end: def.body_span.end,
    }
}

/// The words of a part of the text.
pub fn words(source: &Source, span: Span) -> SortedSet<&str> {
    let tokens = source.tokens_in(span).iter();
    tokens.map(|token| source.slice(token.span)).collect()
}

/// Variables of the function that the text of a plan's region names, but neither vector code nor anything behind it.
pub fn variables(source: &Source, def: &FunctionDef, plan: &Plan, written: &str) -> Vec<String> {
    let span = plan.region.span();
    let behind = words(source, behind(def, span));
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let written: SortedSet<&str> = written.split(|c: char| !word(c)).collect();
    let is_variable = |name: &&&str| {
        let mut named = def.vars.iter().filter(|var| var.name == **name);
        // What is declared in it and not named behind is not declared at all, unless it is assigned.
        named.any(|var| var.scope.start <= span.start && span.end <= var.scope.end)
    };
    let named = words(source, span);
    let idle = named.iter().filter(is_variable);
    let idle = idle.filter(|name| !behind.contains(*name) && !written.contains(*name));
    idle.map(|name| (*name).to_owned()).collect()
}

/// Whether a part of a function's text is the only one that names a static function, or a type of the function's own.
pub fn is_needed(unit: &Unit, def: &FunctionDef, span: Span) -> bool {
    let source = &unit.source;
    if words(source, def.body_span).contains("typedef") {
        return true;
    }
    let names = words(source, span).into_iter();
    let called = names.filter_map(|name| unit.definition(name));
    let mut called = called.filter(|callee| callee.traits.is_static);
    called.any(|callee| {
        let elsewhere = |caller: &&FunctionDef| caller.name != callee.name;
        let others = unit.functions.iter().filter(elsewhere);
        let tokens = others.flat_map(|caller| source.tokens_in(caller.body_span));
        let mut tokens = tokens.filter(|token| {
            let inside = span.start <= token.span.start && token.span.end <= span.end;
            !inside && source.slice(token.span) == callee.name
        });
        tokens.next().is_none()
    })
}
