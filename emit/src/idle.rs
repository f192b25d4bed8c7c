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

/// Variables around a plan's region that its text names and the vector code does not.
pub fn variables(source: &Source, def: &FunctionDef, plan: &Plan, written: &str) -> Vec<String> {
    let span = plan.region.span();
    let written = words_of(written);
    let is_variable = |name: &&&str| {
        let mut named = def.vars.iter().filter(|var| var.name == **name);
        named.any(|var| var.scope.start <= span.start && span.end <= var.scope.end)
    };
    let named = words(source, span);
    let idle = named.iter().filter(is_variable);
    let idle = idle.filter(|name| !written.contains(*name));
    idle.map(|name| (*name).to_owned()).collect()
}

/// The words of a text that is no part of the file.
pub fn words_of(text: &str) -> SortedSet<&str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
        .collect()
}

/// Whether a part of a function's text may be what makes something else be of use: a static function, a label, a type of
/// the function's own, a volatile variable, which must not be read to say that it is.
pub fn is_needed(unit: &Unit, def: &FunctionDef, span: Span) -> bool {
    let source = &unit.source;
    let all = words(source, def.body_span);
    let odd = ["typedef", "goto", "__label__"];
    let names = words(source, span);
    let is_static = |name: &&&str| unit.definition(name).is_some_and(|f| f.traits.is_static);
    let mut vars = def.vars.iter();
    odd.iter().any(|word| all.contains(word))
        || names.iter().any(|name| is_static(&name))
        || vars.any(|var| var.ty.quals.is_volatile && names.contains(var.name.as_str()))
}
