//! Which calls of a loop are lowered in place though no pragma asks for it: those of functions whose
//! bodies are in sight and short, if there is nothing else in the loop that is surely not vectorized.
//! With loops in them it is one that may be vectorized with all that is in it.
//!
//! What then stands in the loop is analysed like any code. The compiler may do the calls of one
//! expression, and what else happens in it, in one order or another: where that could matter, calls
//! stay calls.

use super::state::{Callable, Lowering};
use frontend::sorted::SortedSet;

use frontend::MOST_TOKENS;
use frontend::pragma_spec::loops::Vectorize;
use frontend::span::Span;
use frontend::tree::{Expr, ExprKind, FunctionDef, GlobalId, Loop};
use frontend::types::TypeKind;

use super::endless;
use super::known::Known;
use crate::options::Optimization;
use crate::region::attributes::{self, Use};
use crate::ssa::{KeptCall, LoopCalls};
use frontend::walk::{Node, push_parts_of_expr, push_parts_of_stmt};

/// Functions within functions.
const DEEPEST: usize = 6;
/// Tokens that all calls of a loop may bring.
const MOST_IN_LOOP: usize = 4 * MOST_TOKENS;

/// What stands in a piece of the tree.
#[derive(Default)]
struct Survey<'t> {
    /// Full expressions (C11 6.8p4) that are made of more than one.
    full: Vec<&'t Expr>,
    /// Calls by name.
    calls: Vec<(GlobalId, &'t Expr)>,
    /// What is not understood, or a call through a pointer.
    odd: Option<(String, Span)>,
    /// A loop.
    inner: Option<Span>,
    reads: bool,
    writes: bool,
}

impl<'a> Lowering<'a> {
    /// What becomes of the calls in a loop of the function itself. They are lowered in place if the
    /// result names any functions that are.
    pub(super) fn calls_in(&mut self, stmt: &Loop) -> LoopCalls {
        let mut calls = LoopCalls::default();
        let spec = stmt.spec(self.options.openmp);
        let asked = self.options.uses(Optimization::Calls) && !self.keeps_calls;
        if !asked || stmt.pragma.is_some() || spec.vectorize == Vectorize::Never {
            return calls;
        }
        let mut parts = vec![Node::Stmt(&stmt.body)];
        parts.extend(stmt.cond.iter().chain(&stmt.step).map(Node::Expr));
        let mut survey = survey(self.def, parts);
        survey.full.extend(stmt.cond.iter().chain(&stmt.step));
        if survey.inner.is_some() || survey.calls.is_empty() {
            return calls;
        }
        let mut only = survey.odd.is_none();
        let (mut tokens, mut seen) = (0, SortedSet::new());
        for &(id, call) in &survey.calls {
            if !self.is_defined(id) {
                only &= self.is_no_call(id, call);
                continue;
            }
            let judged = self.judge(id, 0);
            tokens += judged.as_ref().map_or(0, |callable| callable.tokens);
            if seen.insert(id) {
                match judged {
                    Ok(_) => calls.in_place.push(self.name_of(id).to_owned()),
                    Err(kept) => calls.kept.push(kept),
                }
            }
        }
        if calls.in_place.is_empty() {
            return calls;
        }
        let root = self.root;
        let hides = self
            .hides_types
            .unwrap_or_else(|| self.declares_types(root));
        self.hides_types = Some(hides);
        let unsure = survey.full.iter().find(|e| self.order_matters(self.def, e));
        let why = match unsure {
            Some(_) => "which accesses memory that the same expression may write",
            None if hides => "which stays a call in a function that declares types",
            None if tokens > MOST_IN_LOOP => "one of very many",
            None if !only || !calls.kept.is_empty() => {
                "which stays a call as long as something else stands against the loop"
            }
            None => return calls,
        };
        for name in std::mem::take(&mut calls.in_place) {
            let (why, at) = (why.to_owned(), stmt.span);
            calls.kept.push(KeptCall { name, why, at });
        }
        calls
    }

    /// What is known of a function that is lowered in place in the loop at hand.
    pub(super) fn callable(&self, id: GlobalId) -> Option<Callable> {
        self.judged.get(&id)?.as_ref().ok().copied()
    }

    fn name_of(&self, id: GlobalId) -> &'a str {
        let global = self.unit.globals.get(id.0 as usize);
        global.map_or("", |global| global.name.as_str())
    }

    /// A call of a function without a body in the file that becomes no call, or one of a vector variant.
    fn is_no_call(&self, id: GlobalId, call: &Expr) -> bool {
        let ExprKind::Call { args, .. } = &call.kind else {
            return false;
        };
        match self.known(id, args.len()) {
            Some(Known::NoReturn) => false,
            Some(_) => true,
            None => self.library_callee(self.name_of(id)).is_some(),
        }
    }

    /// Whether a function can be lowered in place, asked once for each.
    fn judge(&mut self, id: GlobalId, depth: usize) -> Result<Callable, KeptCall> {
        if let Some(known) = self.judged.get(&id) {
            return known.clone();
        }
        let name = self.name_of(id);
        let kept = |(why, at): (String, Span)| KeptCall {
            name: name.to_owned(),
            why,
            at,
        };
        let Some(def) = self.unit.definition(name) else {
            let why = "which is defined more than once".to_owned();
            return Err(kept((why, Span::default())));
        };
        let head = Span {
            start: def.span.start,
            end: def.body_span.start,
        };
        // Until all of it is known.
        let itself = ("which calls itself".to_owned(), head);
        self.judged.insert(id, Err(kept(itself)));
        let judged = match self.obstacle(id, def) {
            Some(why) => Err(kept((why, head))),
            None => self.judge_body(def, depth).map_err(kept),
        };
        self.judged.insert(id, judged.clone());
        judged
    }

    /// What stands against lowering a function in place besides its statements.
    fn obstacle(&self, id: GlobalId, def: &FunctionDef) -> Option<String> {
        let no = |why: &str| Some(why.to_owned());
        let traits = &def.traits;
        let source = &self.unit.source;
        if def.name == self.root.name {
            return no("which calls itself");
        }
        if self.root.span.start < def.span.start {
            return no("which is defined further down");
        }
        if let Some(name) = attributes::against(def, Use::Calls) {
            return Some(format!("which has the attribute `{name}`"));
        }
        if traits.pragma_options || !source.pragmas_in(def.body_span).is_empty() {
            return no("which has pragmas of its own");
        }
        let defined = |name| source.predefined(name).is_some();
        let shared = self.options.interposition && defined("__PIC__") && !defined("__PIE__");
        if shared && !traits.is_static && !traits.is_inline {
            return no(
                "which a program that loads the library may replace; `static` \
                       or `-fno-semantic-interposition` says that none does",
            );
        }
        match self.unit.types.kind(self.unit.globals[id.0 as usize].ty.ty) {
            TypeKind::Function {
                variadic: false,
                unprototyped: false,
                params,
                ..
            } if params.len() == def.vars.iter().filter(|v| v.param.is_some()).count() => {}
            _ => return no("which takes any number of arguments"),
        }
        if source.tokens_in(def.body_span).len() > MOST_TOKENS {
            return no("which is too long to be done in place");
        }
        if self.declares_names(def) {
            return no("which declares types or static objects of its own");
        }
        None
    }

    fn judge_body(
        &mut self,
        def: &'a FunctionDef,
        depth: usize,
    ) -> Result<Callable, (String, Span)> {
        let body = def.body.as_ref();
        let body = body.map_err(|why| (format!("which contains {}", why.what), why.span))?;
        let survey = survey(def, vec![Node::Stmt(body)]);
        if let Some((what, at)) = survey.odd {
            return Err((format!("which contains {what}"), at));
        }
        if let Some(at) = survey
            .inner
            .filter(|_| !self.options.uses(Optimization::Nests))
        {
            return Err(("which has a loop".to_owned(), at));
        }
        if let Some((what, at)) = endless::in_stmt(body) {
            let why = format!(
                "which has {what} and may never end; `#pragma simd vec-function` before the loop and \
                 `__decl-vec-function()` before the function say that it does"
            );
            return Err((why, at));
        }
        if let Some((name, at)) = self.in_memory(def) {
            return Err((format!("which has `{name}` in memory"), at));
        }
        let tokens = self.unit.source.tokens_in(def.body_span).len();
        let mut callable = Callable {
            tokens,
            reads: survey.reads,
            writes: survey.writes,
        };
        for &(id, call) in &survey.calls {
            let name = self.name_of(id);
            if !self.is_defined(id) {
                if !self.is_no_call(id, call) {
                    return Err((format!("which calls `{name}`"), call.span));
                }
                continue;
            }
            if depth >= DEEPEST {
                return Err(("one of very many within each other".to_owned(), call.span));
            }
            let inner = self.judge(id, depth + 1).map_err(|kept| {
                let why = match name == def.name {
                    true => kept.why,
                    false => format!("which calls `{name}`, {}", kept.why),
                };
                (why, kept.at)
            })?;
            callable.tokens += inner.tokens;
            callable.reads |= inner.reads;
            callable.writes |= inner.writes;
        }
        if callable.tokens > MOST_TOKENS {
            let why = "which is too long to be done in place, with what it calls";
            return Err((why.to_owned(), def.body_span));
        }
        match survey.full.iter().find(|e| self.order_matters(def, e)) {
            Some(e) => {
                let why = "in which a call accesses memory that the same expression may write";
                Err((why.to_owned(), e.span))
            }
            None => Ok(callable),
        }
    }

    /// A variable of a function that can be neither scalar nor a set of scalars.
    fn in_memory(&self, def: &FunctionDef) -> Option<(String, Span)> {
        let scalar = |var: &&frontend::tree::Var| {
            let odd = var.address_taken || var.ty.quals.is_volatile || var.ty.quals.is_atomic;
            !odd && (self.machine(var.ty.ty).is_some() || self.leaves(var.ty).is_some())
        };
        let var = def.vars.iter().find(|var| !scalar(var));
        let ret = || {
            let scalar = matches!(self.unit.types.kind(def.ret.ty), TypeKind::Void)
                || self.machine(def.ret.ty).is_some()
                || self.leaves(def.ret).is_some();
            (!scalar).then(|| ("return".to_owned(), def.span))
        };
        let at = |var: &frontend::tree::Var| Span {
            start: var.scope.start,
            end: var.scope.start + var.name.len() as u32,
        };
        var.map(|var| (var.name.clone(), at(var))).or_else(ret)
    }

    /// Whether the order in which the compiler evaluates a full expression could matter: calls of
    /// functions that access memory, beside what writes memory.
    fn order_matters(&self, def: &FunctionDef, full: &Expr) -> bool {
        if let ExprKind::Comma(first, second) = &full.kind {
            return self.order_matters(def, first) || self.order_matters(def, second);
        }
        let survey = survey(def, vec![Node::Expr(full)]);
        let accessing = |(id, _): &&(GlobalId, &Expr)| {
            let callable = self.callable(*id);
            callable.is_some_and(|c| c.reads || c.writes)
        };
        let calls: Vec<_> = survey.calls.iter().filter(accessing).collect();
        if calls.is_empty() {
            return false;
        }
        // An assignment comes after what is assigned.
        let (to, last) = match &full.kind {
            ExprKind::Assign(lhs, rhs) => (Some((&**lhs, false)), &**rhs),
            ExprKind::CompoundAssign { lhs, rhs, .. } => (Some((&**lhs, true)), &**rhs),
            _ => (None, full),
        };
        let place = to.map(|(lhs, is_read)| {
            let mut place = self::survey(def, vec![Node::Expr(lhs)]);
            place.reads |= is_read && is_memory(def, lhs);
            place
        });
        let place = place.unwrap_or_default();
        if place.writes || self::survey(def, vec![Node::Expr(last)]).writes {
            return true;
        }
        let writing = |(id, _): &&&(GlobalId, &Expr)| self.callable(*id).is_some_and(|c| c.writes);
        let Some((_, writing)) = calls.iter().find(writing) else {
            return false;
        };
        let mut value = last;
        while let ExprKind::Convert(inner) = &value.kind {
            value = inner;
        }
        let alone = calls.len() == 1 && std::ptr::eq(value, *writing);
        !alone || place.reads
    }
}

/// Looks through parts of the tree.
fn survey<'t>(def: &FunctionDef, mut work: Vec<Node<'t>>) -> Survey<'t> {
    let mut found = Survey::default();
    while let Some(node) = work.pop() {
        match node {
            Node::Stmt(stmt) => {
                use frontend::tree::StmtKind;
                match &stmt.kind {
                    StmtKind::Loop(inner) => found.inner = Some(inner.span),
                    StmtKind::Opaque { reason, .. } => {
                        found.odd = Some((reason.what.clone(), reason.span));
                    }
                    _ => {}
                }
                let before = work.len();
                push_parts_of_stmt(stmt, &mut work);
                let own = work[before..].iter().filter_map(|node| match node {
                    Node::Expr(expr) => Some(*expr),
                    Node::Stmt(_) => None,
                });
                found.full.extend(own);
            }
            Node::Expr(expr) => {
                match &expr.kind {
                    ExprKind::Load(place) => found.reads |= is_memory(def, place),
                    ExprKind::Assign(lhs, _)
                    | ExprKind::CompoundAssign { lhs, .. }
                    | ExprKind::IncDec { lhs, .. } => found.writes |= is_memory(def, lhs),
                    ExprKind::Call { direct: None, .. } => {
                        let what = "a call through a pointer".to_owned();
                        found.odd = Some((what, expr.span));
                    }
                    ExprKind::Call {
                        direct: Some(id), ..
                    } => found.calls.push((*id, expr)),
                    ExprKind::Opaque { reason, .. } => {
                        found.odd = Some((reason.what.clone(), reason.span));
                    }
                    _ => {}
                }
                push_parts_of_expr(expr, &mut work);
            }
        }
    }
    // The order of the text.
    found.calls.reverse();
    found
}

/// Whether others than the function itself could see an lvalue.
fn is_memory(def: &FunctionDef, place: &Expr) -> bool {
    match &place.kind {
        ExprKind::Local(id) => def
            .vars
            .get(id.0 as usize)
            .is_none_or(|var| var.address_taken),
        ExprKind::Member { base, .. } => is_memory(def, base),
        _ => true,
    }
}
