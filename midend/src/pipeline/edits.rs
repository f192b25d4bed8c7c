//! Whether a loop can be edited in the original text, and whether a plan's names mean there what
//! they mean in the plan.

use crate::attributes;
use crate::plan::{Node, POp, Plan};
use crate::remark::{Reason, Refusal};
use frontend::sorted::SortedSet;
use frontend::source::calls::Boundary;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop, Stmt, StmtKind};
use frontend::{Unit, boundaries};

/// All loop statements of a function, in source order.
pub fn loops(def: &FunctionDef) -> Vec<&Loop> {
    let mut all = Vec::new();
    let mut stack: Vec<&Stmt> = def.body.iter().collect();
    while let Some(stmt) = stack.pop() {
        match &stmt.kind {
            StmtKind::Block(stmts) => stack.extend(stmts),
            StmtKind::If {
                then, otherwise, ..
            } => {
                stack.push(then);
                stack.extend(otherwise.as_deref());
            }
            StmtKind::Loop(l) => {
                all.push(&**l);
                stack.extend(l.init.as_ref());
                stack.push(&l.body);
            }
            StmtKind::Switch { body, .. } | StmtKind::Case { body, .. } => stack.push(body),
            StmtKind::Once(body) | StmtKind::Default(body) | StmtKind::Label(_, body) => {
                stack.push(body)
            }
            StmtKind::Declare { .. }
            | StmtKind::Expr(_)
            | StmtKind::Empty
            | StmtKind::Goto(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Opaque { .. } => {}
        }
    }
    all.sort_by_key(|l| (l.span.start, std::cmp::Reverse(l.span.end)));
    all
}

fn refusal(reason: Reason, span: Span, detail: String) -> Refusal {
    Refusal {
        reason,
        span,
        detail,
    }
}

/// What stands against editing the loop with that span.
pub(super) fn refusals(
    unit: &Unit,
    def: &FunctionDef,
    loops: &[&Loop],
    span: Span,
) -> Vec<Refusal> {
    let mut all = Vec::new();
    if !def.traits.in_main_file || !unit.source.in_main_file(span) {
        let detail = "the loop is not in the main file".to_string();
        all.push(refusal(Reason::FromInclude, span, detail));
        return all;
    }
    let known = |name: &&String| !attributes::are_harmless(name);
    if let Some(name) = def.traits.attributes.iter().find(known) {
        let detail = format!("the function has the attribute `{name}`");
        all.push(refusal(Reason::FunctionAttribute, span, detail));
    }
    if let Some(name) = &def.traits.returns_twice {
        let detail = format!("the function calls `{name}`, which may return twice");
        all.push(refusal(Reason::ReturnsTwice, span, detail));
    }
    if def.traits.pragma_options {
        let detail = "a pragma sets the function's target or optimization".to_string();
        all.push(refusal(Reason::FunctionAttribute, span, detail));
    }
    let Some(l) = loops.iter().find(|l| l.span == span) else {
        let detail = "the loop's statement is not found".to_string();
        all.push(refusal(Reason::MacroBoundary, span, detail));
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
        all.push(refusal(Reason::MacroBoundary, span, detail));
    }
    all
}

/// Checks that every variable and symbol of the plan is visible at the loop under its name.
pub(super) fn check_names(
    unit: &Unit,
    def: &FunctionDef,
    loops: &[&Loop],
    plan: &Plan,
    span: Span,
) -> Result<(), Vec<Refusal>> {
    let header = loops.iter().find(|l| l.span == span).map(|l| l.header);
    let place = Place {
        def,
        at: span.start,
        header,
    };
    let mut names = Names::default();
    names.collect(&plan.body);
    let mut all = Vec::new();
    for var in names.vars {
        let hidden = !place.is_visible(var as usize);
        let name = def.vars.get(var as usize).map_or("", |v| v.name.as_str());
        if hidden || unit.source.is_macro(name, span.start) {
            let detail = format!("`{name}` is hidden at the loop");
            all.push(refusal(Reason::NoName, span, detail));
        }
    }
    for symbol in names.symbols {
        let name = &plan.symbols[symbol].name;
        if place.shadowed_by_local(name) || unit.source.is_macro(name, span.start) {
            let detail = format!("`{name}` is hidden at the loop");
            all.push(refusal(Reason::NoName, span, detail));
        }
    }
    // A member is reached through its record's type.
    let records = plan.fields.values().filter_map(|f| f.record.as_deref());
    let words: SortedSet<&str> = records.flat_map(str::split_whitespace).collect();
    let hides = |name: &&&str| place.shadowed_by_local(name);
    if let Some(name) = words.iter().find(hides) {
        let detail = format!("the type `{name}` is hidden at the loop");
        all.push(refusal(Reason::NoName, span, detail));
    }
    if all.is_empty() { Ok(()) } else { Err(all) }
}

struct Place<'a> {
    def: &'a FunctionDef,
    at: u32,
    header: Option<Span>,
}

impl Place<'_> {
    fn in_scope(&self, var: &frontend::tree::Var) -> bool {
        let outside = var.scope.start <= self.at && self.at < var.scope.end;
        // Declared by the loop's own initialisation, which moves before the vector code.
        let own = self
            .header
            .is_some_and(|h| h.start <= var.scope.start && var.scope.start < h.end);
        outside || own
    }

    fn is_visible(&self, var: usize) -> bool {
        let Some(this) = self.def.vars.get(var) else {
            return false;
        };
        let inner = |other: &frontend::tree::Var| {
            other.name == this.name
                && self.in_scope(other)
                && other.scope != this.scope
                && other.scope.start >= this.scope.start
        };
        !this.name.is_empty() && self.in_scope(this) && !self.def.vars.iter().any(inner)
    }

    fn shadowed_by_local(&self, name: &str) -> bool {
        self.def
            .vars
            .iter()
            .any(|var| var.name == name && self.in_scope(var))
    }
}

#[derive(Default)]
struct Names {
    vars: SortedSet<u32>,
    symbols: SortedSet<crate::ssa::Symbol>,
}

impl Names {
    fn collect(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => match inst.op {
                    POp::LiveIn(var) | POp::Assign(var) | POp::LocalAddr(var) => {
                        self.vars.insert(var.as_u32());
                    }
                    POp::GlobalAddr(symbol) => {
                        self.symbols.insert(symbol);
                    }
                    _ => {}
                },
                Node::If {
                    then, otherwise, ..
                } => {
                    self.collect(then);
                    self.collect(otherwise);
                }
                Node::Loop(node) => self.collect(&node.body),
            }
        }
    }
}
