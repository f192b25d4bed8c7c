//! The edit of statements in a row: the vector program in their place.

use crate::ctree::Margin;
use crate::ctree::print::print_block;
use crate::failure::Failure;
use crate::guard::BARRIER;
use crate::loop_edit::{Fresh, Written, comment_text, program};
use crate::loop_text::wrapped;
use crate::place::blocks::BlockPlace;
use crate::place::statements::surroundings;
use crate::place::{Setting, names};
use crate::splice::Edit;
use frontend::Source;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::FunctionDef;
use midend::plan::verify::VerifiedPlan;

/// Makes the edit for a plan.
pub fn write(
    setting: Setting<'_>,
    place: &BlockPlace,
    def: &FunctionDef,
    plan: &VerifiedPlan,
    fresh: Fresh<'_>,
) -> Result<Written, Failure> {
    let source = &setting.unit.source;
    let original = source.original();
    let (block, definition) = program(setting, place.mode, def, plan, fresh)?;
    let around = surroundings(original, place.statements.start);
    let margin = &around.margin;
    let indent = &margin.indent;
    let plain = print_block(&block, &Margin::default());
    let idle = idle(source, def, plan.region.span(), &plain);
    let mut text = wrapped(&comment(setting, plan), margin);
    // Of loops around, also where it is inlined, that access vectors less than their size apart, gcc 12's
    // vectorizer makes wrong code.
    let barrier = setting.macros.map_or(BARRIER, |macros| &macros.keep_scalar);
    text.push_str(&format!("\n{indent}{barrier};"));
    match block.declares() {
        true => {
            let inner = print_block(&block, &margin.inner());
            text.push_str(&format!("\n{indent}{{\n{inner}{indent}}}"));
        }
        false => {
            let lines = print_block(&block, margin);
            text.push_str(&format!("\n{}", lines.trim_end()));
        }
    }
    if !idle.is_empty() {
        let each: Vec<String> = idle.iter().map(|name| format!("(void){name}")).collect();
        text.push_str(&format!("\n{indent}{};", each.join(", ")));
    }
    names::no_macro(source, "__asm__ __volatile__", place.pp)?;
    names::no_macro(source, &plain, place.pp)?;
    let outside = definition.as_deref().unwrap_or_default();
    names::no_macro(source, outside, place.start.pp)?;
    if around.newline != "\n" {
        text = text.replace("\r\n", "\n").replace('\n', around.newline);
    }
    Ok(Written {
        edits: vec![Edit::replace(place.statements, text).taking_over()],
        definition,
    })
}

/// Variables that the statements name, but neither vector code nor anything behind it: compilers would say that
/// they are of no use.
fn idle(source: &Source, def: &FunctionDef, span: Span, written: &str) -> Vec<String> {
    let words = |span: Span| -> SortedSet<&str> {
        let tokens = source.tokens_in(span).iter();
        tokens.map(|token| source.slice(token.span)).collect()
    };
    let behind = words(Span {
        start: span.end,
        end: def.body_span.end,
    });
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let written: SortedSet<&str> = written.split(|c: char| !word(c)).collect();
    let is_variable = |name: &&&str| {
        let mut named = def.vars.iter().filter(|var| var.name == **name);
        named.any(|var| var.scope.start <= span.start && span.end <= var.scope.end)
    };
    let named = words(span);
    let idle = named.iter().filter(is_variable);
    let idle = idle.filter(|name| !behind.contains(*name) && !written.contains(*name));
    idle.map(|name| (*name).to_owned()).collect()
}

/// What stands above the edit.
fn comment(setting: Setting<'_>, plan: &VerifiedPlan) -> String {
    let source = &setting.unit.source;
    let span = plan.region.span();
    let first = source.place(span).line;
    let end = Span {
        start: span.end.saturating_sub(1),
        end: span.end,
    };
    let last = source.place(end).line;
    let lines = match first == last {
        true => format!("block at line {first}"),
        false => format!("block at lines {first} to {last}"),
    };
    comment_text(setting, plan, &lines)
}
