//! What a text names that vector code has taken the place of, and nothing else does: compilers would say that it is of no
//! use.

use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Var};
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

/// The words of a text that is no part of the file, comments and names of members left out, those in `offsetof`, too.
pub fn words_of(text: &str) -> SortedSet<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut words = SortedSet::new();
    let mut member = false;
    let mut rest = text;
    // Parentheses that are open since `offsetof`.
    let mut offset: Option<u32> = None;
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |at| at + 2),
            first if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            first => first.len_utf8(),
        };
        let (token, behind) = rest.split_at(end);
        if is_word(first) && !member && offset.is_none() {
            words.insert(token);
        }
        offset = match (token, offset) {
            ("offsetof" | "__builtin_offsetof", _) => Some(0),
            ("(", Some(open)) => Some(open + 1),
            (")", Some(open)) => Some(open.saturating_sub(1)).filter(|open| *open > 0),
            (_, offset) => offset,
        };
        let arrow = token == "-" && behind.starts_with('>') || member && token == ">";
        member = token == "." || arrow || member && first.is_whitespace();
        rest = behind;
    }
    words
}

/// Whether a part of a function's text may be what makes something else be of use, or be what it is: a static function, a
/// label, a type of the function's own, a volatile variable, which must not be read to say that it is, an array in
/// registers, which has no value, a name that means two things.
pub fn is_needed(unit: &Unit, def: &FunctionDef, span: Span) -> bool {
    let source = &unit.source;
    let all = words(source, def.body_span);
    let odd = ["typedef", "goto", "__label__", "register"];
    let names = words(source, span);
    let is_static = |name: &&&str| unit.definition(name).is_some_and(|f| f.traits.is_static);
    let inside = |var: &&Var| span.start <= var.scope.start && var.scope.start < span.end;
    let own = def.vars.iter().filter(inside);
    let own: SortedSet<&str> = own.map(|var| var.name.as_str()).collect();
    let around = |var: &&Var| var.scope.start <= span.start && span.end <= var.scope.end;
    let mut others = def.vars.iter().filter(|var| around(var) && !inside(var));
    odd.iter().any(|word| all.contains(word))
        || names.iter().any(|name| is_static(&name))
        || others.any(|var| {
            let name = var.name.as_str();
            own.contains(name) || var.ty.quals.is_volatile && names.contains(name)
        })
        || defines_tag(source, span)
        || !source.is_plain(span)
        // They leave no trace in preprocessed text, or count what is left of it.
        || ["__COUNTER__", "push_macro"].iter().any(|word| source.mentions(word))
}

/// Whether a text defines a record or an enumeration.
pub fn defines_tag(source: &Source, span: Span) -> bool {
    let tokens = source.tokens_in(span);
    let word = |token: usize| tokens.get(token).map(|token| source.slice(token.span));
    (0..tokens.len()).any(|token| {
        let is_tag = matches!(word(token), Some("struct" | "union" | "enum"));
        let behind = word(token + 1).unwrap_or_default();
        let attribute = behind.starts_with("__attribute") || matches!(behind, "[" | ":");
        is_tag && (behind == "{" || attribute || matches!(word(token + 2), Some("{" | ":")))
    })
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn members_and_comments_are_no_words() {
        let text = "p->x[i] = q . left + (a).b; /* at the end */ const m_v = 1.5f - m >c + offsetof(d, (e)) + f";
        let words: Vec<&str> = words_of(text).into_iter().collect();
        assert_eq!(
            words,
            [
                "1", "a", "c", "const", "f", "i", "m", "m_v", "offsetof", "p", "q"
            ]
        );
    }
}
