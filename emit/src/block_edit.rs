//! The edit of statements in a row: the vector program in their place.

use crate::ctree::Margin;
use crate::ctree::print::print_block;
use crate::failure::Failure;
use crate::guard::BARRIER;
use crate::idle;
use crate::loop_edit::{Fresh, Written, comment_text, program};
use crate::loop_text::wrapped;
use crate::place::blocks::BlockPlace;
use crate::place::statements::surroundings;
use crate::place::{Setting, names};
use crate::splice::Edit;
use frontend::Source;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, StmtKind};
use frontend::walk::{Node, push_parts_of_stmt};
use midend::plan::Plan;
use midend::plan::verified::VerifiedPlan;
use midend::remark::Reason;

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
    let (block, definition) = program(setting, place.mode, def, plan, (fresh, None))?;
    let around = surroundings(original, place.statements.start);
    let margin = &around.margin;
    let indent = &margin.indent;
    let plain = print_block(&block, &Margin::default());
    let idle = idle(source, def, plan, &plain);
    let declared = declarations(source, def, plan)?;
    if !declared.is_empty() && !setting.options.mixed_declarations {
        let detail = "a declaration between the statements might come to stand behind vector code";
        return Err(Failure::new(Reason::NotSchedulable, detail));
    }
    let mut text = declared.concat();
    text = text.replace(";", &format!(";\n{indent}"));
    text.push_str(&wrapped(&comment(setting, plan), margin));
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
        alone: true,
    })
}

/// The declarations among the statements of variables that are named behind them, or assigned by the plan since
/// another variable has the same value, without the values.
fn declarations(source: &Source, def: &FunctionDef, plan: &Plan) -> Result<Vec<String>, Failure> {
    let span = plan.region.span();
    let behind = idle::words(source, idle::behind(def, span));
    let assigned: SortedSet<u32> = plan.assigned().iter().map(|var| var.as_u32()).collect();
    let mut found: Vec<(Span, bool)> = Vec::new();
    let mut work: Vec<Node<'_>> = def.body.iter().map(Node::Stmt).collect();
    while let Some(node) = work.pop() {
        let Node::Stmt(stmt) = node else { continue };
        let inside = span.start <= stmt.span.start && stmt.span.end <= span.end;
        match stmt.kind {
            StmtKind::Declare { var, .. } if inside => {
                let name = &def.vars[var.0 as usize].name;
                let needed = behind.contains(name.as_str()) || assigned.contains(&var.0);
                found.push((stmt.span, needed));
            }
            _ => push_parts_of_stmt(stmt, &mut work),
        }
    }
    found.sort_unstable();
    let mut whole: Vec<(Span, bool)> = Vec::new();
    for (span, needed) in found {
        let goes_on = source.token_before(span.start) == Some(",");
        match whole.last_mut().filter(|_| goes_on) {
            Some(last) => {
                last.0.end = span.end;
                last.1 |= needed;
            }
            None => whole.push((span, needed)),
        }
    }
    let needed = whole.into_iter().filter(|(_, needed)| *needed);
    needed.map(|(span, _)| declaration(source, span)).collect()
}

/// The text of a declaration of numbers and pointers without their values, which are assigned later.
fn declaration(source: &Source, span: Span) -> Result<String, Failure> {
    let mut tokens: Vec<&str> = Vec::new();
    let (mut depth, mut skips) = (0, false);
    for token in source.tokens_in(span) {
        let token = source.slice(token.span);
        match token {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            "=" if depth == 0 => skips = true,
            "," | ";" if depth == 0 => skips = false,
            _ => {}
        }
        if !skips {
            tokens.push(token);
        }
    }
    let points = tokens.contains(&"*");
    let each: Vec<&[&str]> = tokens.split(|token| *token == ",").collect();
    let mixed = points && each.iter().any(|declarator| !declarator.contains(&"*"));
    let mut text = String::new();
    for token in tokens {
        let word = token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        let odd = matches!(token, "static" | "extern" | "auto" | "__auto_type");
        match token {
            // Of the variable itself, which is assigned.
            _ if is_const(token) && (!points || text.ends_with('*')) => {}
            "," | ";" => text.push_str(token),
            _ if !(word || token == "*") || odd || mixed && is_const(token) => {
                let detail = "a declaration between the statements cannot be taken apart";
                return Err(Failure::new(Reason::NotSchedulable, detail));
            }
            _ => {
                if !text.is_empty() && !text.ends_with('*') {
                    text.push(' ');
                }
                text.push_str(token);
            }
        }
    }
    Ok(text)
}

fn is_const(token: &str) -> bool {
    matches!(token, "const" | "__const" | "__const__")
}

/// Variables that the statements name, but neither vector code nor anything behind it.
fn idle(source: &Source, def: &FunctionDef, plan: &Plan, written: &str) -> Vec<String> {
    let span = plan.region.span();
    let behind = idle::words(source, idle::behind(def, span));
    let own = plan.assigned();
    let own = own
        .iter()
        .filter_map(|var| def.vars.get(var.as_u32() as usize));
    let own =
        own.filter(|var| span.start <= var.scope.start && !behind.contains(var.name.as_str()));
    let own = own.map(|var| var.name.clone());
    let variables = idle::variables(source, def, plan, written).into_iter();
    // What is declared among them and not named behind is not declared at all, unless it is assigned.
    let variables = variables.filter(|name| !behind.contains(name.as_str()));
    variables.chain(own).collect()
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
