//! Whether a plan's names mean at a loop what they mean in the plan.

use crate::plan::{Node, POp, Plan, Region};
use crate::remark::{Reason, Refusal};
use crate::ssa::{CType, Pointee, Symbol};
use frontend::Unit;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop, Var};

/// Checks that every variable, symbol and function of the plan is visible at the loop under its name.
pub fn check(
    unit: &Unit,
    def: &FunctionDef,
    loops: &[&Loop],
    plan: &Plan,
    span: Span,
) -> Result<(), Vec<Refusal>> {
    let header = match plan.region {
        Region::Loop { inside, .. } => {
            let counts = inside.unwrap_or(span);
            loops.iter().find(|l| l.span == counts).map(|l| l.header)
        }
        // What is declared among its statements is declared before it.
        Region::Block { .. } => Some(span),
        Region::Function { .. } => None,
    };
    let place = Place {
        def,
        at: span.start,
        header,
    };
    let mut names = Names::default();
    names.collect(&plan.body);
    let mut all = Vec::new();
    let mut refuse = |detail| {
        all.push(Refusal::new(Reason::NoName, span, detail));
    };
    for &var in &names.vars {
        let hidden = !place.is_visible(var as usize);
        let name = def.vars.get(var as usize).map_or("", |v| v.name.as_str());
        if hidden || unit.source.is_macro(name, span.start) {
            refuse(format!("`{name}` is hidden at the loop"));
        }
    }
    let symbols = names.symbols.iter().map(|&s| plan.symbols[s].name.as_str());
    for name in symbols.clone() {
        if place.shadowed_by_local(name) || unit.source.is_macro(name, span.start) {
            refuse(format!("`{name}` is hidden at the loop"));
        }
    }
    // Declarations in the loop itself may give such names another meaning.
    let redeclares = declares_objects(unit, span);
    let callees = plan.called_each();
    let callees = callees.iter().filter_map(|c| plan.callees.get(*c)?.named());
    let hidden = |name: &&str| redeclares || place.shadowed_by_local(name);
    for name in callees.filter(hidden).chain(symbols.filter(|_| redeclares)) {
        refuse(format!("`{name}` means something else at the loop"));
    }
    // A member is reached through its record's type, and pointers to what pointers lead to are declared.
    let records = plan.fields.values().filter_map(|f| f.record.as_deref());
    let used = plan
        .vars
        .iter()
        .filter(|(var, _)| names.vars.contains(&var.as_u32()));
    let types = records.chain(used.filter_map(|(_, info)| spelling_of_pointee(&info.c_type)));
    let hidden = |name: &&str| place.shadowed_by_local(name);
    if let Some(name) = types.flat_map(ordinary_names).find(hidden) {
        refuse(format!("the type `{name}` is hidden at the loop"));
    }
    if all.is_empty() { Ok(()) } else { Err(all) }
}

/// How C spells what a variable leads to.
fn spelling_of_pointee(ty: &CType) -> Option<&str> {
    match ty {
        CType::Pointer { to: pointee, .. } | CType::Array { elem: pointee, .. } => match pointee {
            Pointee::Scalar(_, _, spelling) | Pointee::Record(spelling) => Some(spelling),
            Pointee::Void | Pointee::Other => None,
        },
        CType::Scalar { .. } | CType::Record { .. } | CType::Function | CType::Other => None,
    }
}

/// The names in the spelling of a type that variables can hide: tags have a name space of their own (C11 6.2.3).
fn ordinary_names(spelling: &str) -> impl Iterator<Item = &str> {
    let words = spelling.split_whitespace();
    let before = std::iter::once("").chain(words.clone());
    let pairs = before.zip(words);
    pairs.filter_map(|(before, word)| (!matches!(before, "struct" | "union")).then_some(word))
}

/// Whether objects or functions are declared there that are not variables of the function.
pub fn declares_objects(unit: &Unit, area: Span) -> bool {
    let mut tokens = unit.source.tokens_in(area).iter();
    tokens.any(|t| matches!(unit.source.slice(t.span), "static" | "extern"))
}

struct Place<'a> {
    def: &'a FunctionDef,
    at: u32,
    header: Option<Span>,
}

impl Place<'_> {
    fn in_scope(&self, var: &Var) -> bool {
        let outside = var.scope.start <= self.at && self.at < var.scope.end;
        // Declared by the loop's own initialisation, or among statements, which moves before the vector code.
        let own = self
            .header
            .is_some_and(|h| h.start <= var.scope.start && var.scope.start < h.end);
        outside || own
    }

    fn is_visible(&self, var: usize) -> bool {
        let Some(this) = self.def.vars.get(var) else {
            return false;
        };
        let inner = |other: &Var| {
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
    symbols: SortedSet<Symbol>,
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
