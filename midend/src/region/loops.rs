//! Whether a loop can be edited in the original text.

use super::attributes;
use crate::remark::{Reason, Refusal};
use frontend::counter::{Counter, Fixed};
use frontend::source::calls::Boundary;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop, StmtKind};
use frontend::walk::{Node, push_parts_of_expr, push_parts_of_stmt};
use frontend::{Unit, boundaries};

/// All loop statements of a function, in source order.
pub fn loops(def: &FunctionDef) -> Vec<&Loop> {
    let mut all = Vec::new();
    let mut work: Vec<Node<'_>> = def.body.iter().map(Node::Stmt).collect();
    while let Some(node) = work.pop() {
        // Loops in expressions are no statements that could be edited.
        let Node::Stmt(stmt) = node else { continue };
        if let StmtKind::Loop(l) = &stmt.kind {
            all.push(&**l);
        }
        push_parts_of_stmt(stmt, &mut work);
    }
    all.sort_by_key(|l| (l.span.start, std::cmp::Reverse(l.span.end)));
    all
}

/// What stands against editing the loop with that span, one of `loops`.
pub fn refusals(unit: &Unit, def: &FunctionDef, loops: &[&Loop], span: Span) -> Vec<Refusal> {
    let refusal = |reason, detail: String| Refusal::new(reason, span, detail);
    let mut all = of_function(unit, def, span);
    if all
        .iter()
        .any(|refusal| refusal.reason == Reason::FromInclude)
    {
        return all;
    }
    let Some(l) = loops.iter().find(|l| l.span == span) else {
        let detail = "the loop's statement is not found".to_owned();
        all.push(refusal(Reason::MacroBoundary, detail));
        return all;
    };
    let boundaries = boundaries::of_loop(&unit.source, l).into_iter();
    let mut hidden = boundaries.filter_map(|(what, boundary)| match boundary {
        Boundary::Hidden(why) => Some((what, why)),
        // It is expanded then.
        Boundary::Call(_) | Boundary::Written => None,
    });
    if let Some((what, why)) = hidden.next() {
        let detail = format!("the loop's {what} cannot be edited: {why}");
        all.push(refusal(Reason::MacroBoundary, detail));
    }
    all
}

/// What stands against a loop inside another one that begins, in each iteration of that one, where vector code before
/// both has left its counter, a variable of that name.
pub fn begins_elsewhere(
    unit: &Unit,
    def: &FunctionDef,
    loops: &[&Loop],
    [around, inside]: [Span; 2],
    var: Option<&str>,
) -> Vec<Refusal> {
    let source = &unit.source;
    let l = loops.iter().find(|l| l.span == inside);
    let written = |l: &&&Loop| {
        let mut all = boundaries::of_loop(source, l).into_iter();
        all.all(|(_, boundary)| boundary == Boundary::Written)
    };
    let counter = l
        .filter(written)
        .and_then(|l| Counter::of_loop(source, def, l));
    let alike = counter.zip(Fixed::around(source, def, around));
    let alike = alike.is_some_and(|(counter, fixed)| {
        let name = source.original().get(counter.name.range());
        name == var.map(str::as_bytes)
            && fixed.is_type(counter.type_tokens)
            && fixed.is_value(counter.value_tokens)
    });
    match alike {
        true => Vec::new(),
        false => {
            let detail =
                "the loop inside does not begin with a value that is simple to say before both";
            vec![Refusal::new(Reason::MacroBoundary, inside, detail)]
        }
    }
}

/// What stands against editing a part of a function, whatever it is.
pub fn of_function(unit: &Unit, def: &FunctionDef, span: Span) -> Vec<Refusal> {
    let refusal = |reason, detail: String| Refusal::new(reason, span, detail);
    if !def.traits.in_main_file || !unit.source.in_main_file(span) {
        let detail = "it is not in the main file";
        return vec![refusal(Reason::FromInclude, detail.to_owned())];
    }
    let mut all = Vec::new();
    if let Some(name) = attributes::against(def, attributes::Use::Loops) {
        let detail = format!("the function has the attribute `{name}`");
        all.push(refusal(Reason::FunctionAttribute, detail));
    }
    if let Some(call) = def.traits.returns_twice
        && !is_over_before(def, span, call)
    {
        let name = unit.source.slice(call);
        let detail = format!("the function calls `{name}`, which may return twice");
        all.push(refusal(Reason::ReturnsTwice, detail));
    }
    if def.traits.pragma_options {
        let detail = "a pragma sets the function's target or optimization".to_owned();
        all.push(refusal(Reason::FunctionAttribute, detail));
    }
    all
}

/// Whether a part of a function has run for the last time when what stands at `later` runs for the first.
fn is_over_before(def: &FunctionDef, part: Span, later: Span) -> bool {
    if part.end > later.start || !def.labels.is_empty() {
        return false;
    }
    let mut work: Vec<Node<'_>> = def.body.iter().map(Node::Stmt).collect();
    while let Some(node) = work.pop() {
        match node {
            Node::Stmt(stmt) => {
                let repeats = matches!(stmt.kind, StmtKind::Loop(_));
                if repeats && stmt.span.contains(part) && stmt.span.contains(later) {
                    return false;
                }
                push_parts_of_stmt(stmt, &mut work);
            }
            Node::Expr(expr) => push_parts_of_expr(expr, &mut work),
        }
    }
    true
}
