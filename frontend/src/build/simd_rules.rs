//! What a loop under `omp simd` or Cilk's `simd` must not do: the rules of OpenMP's canonical loops
//! that a compiler for them insists on.

use super::Builder;
use super::directives::Found;
use crate::directives::DirectiveText;
use crate::directives::LoopDirective;
use crate::sorted::SortedSet;
use crate::span::Span;
use crate::tree::{BinaryOp, Expr, ExprKind, LabelId, Loop, LoopKind, Stmt, StmtKind, VarId};
use crate::types::TypeKind;
use pragma_spec::{ByteRange, Directive, Meaning, Name, Problem, ProblemCode, parse_line};

/// One thing that is wrong.
struct Fault {
    code: ProblemCode,
    at: At,
    message: String,
    help: &'static str,
}

/// Where.
enum At {
    /// In the directive before the loop.
    Clause(ByteRange),
    /// A directive in the body.
    Line(Span),
    /// The program.
    Code(Span),
}

/// What the first part of a `for` sets.
enum Counter {
    One(VarId),
    /// Something that is not looked at.
    Other,
    /// Not one variable.
    None,
}

impl Builder<'_> {
    /// Complains about a loop that the directive before it does not allow.
    pub(super) fn check_simd_loop(&mut self, l: &Loop) {
        for line in &l.directives {
            if !matches!(line.directive.name, Name::OmpSimd | Name::Simd) {
                continue;
            }
            let found = Found {
                directive: line.directive.clone(),
                span: line.span,
                text: DirectiveText::Pragma(line.span),
            };
            for fault in self.simd_faults(l, line) {
                let mut problem = Problem {
                    code: fault.code,
                    at: ByteRange::default(),
                    message: fault.message,
                    label: String::new(),
                    other: None,
                    help: fault.help.to_string(),
                };
                let place = match fault.at {
                    At::Clause(at) => {
                        problem.at = at;
                        self.report(&found, &problem);
                        continue;
                    }
                    At::Line(span) => self.source.place_in_pragma(span, span),
                    At::Code(span) => self.source.place(span),
                };
                self.report_at(&found, &problem, place, Vec::new());
            }
        }
    }

    fn simd_faults(&self, l: &Loop, line: &LoopDirective) -> Vec<Fault> {
        let mut faults = Vec::new();
        if l.kind == LoopKind::For {
            faults.extend(self.header_fault(l));
        }
        let mut exits = Exits::default();
        exits.walk(&l.body, false);
        faults.extend(exits.faults());
        let inside: Vec<Directive> = self
            .source
            .pragmas_in(l.span)
            .iter()
            .map(|line| parse_line(self.source.slice(line.span)))
            .collect();
        let spans = self.source.pragmas_in(l.span).iter().map(|line| line.span);
        let constructs = inside.iter().zip(spans);
        faults.extend(constructs.filter_map(|(d, span)| construct_fault(d, span)));
        let Meaning::Loop(spec) = &line.directive.meaning else {
            return faults;
        };
        let scans = inside
            .iter()
            .any(|d| d.name == Name::OmpOther && word(d) == "scan");
        for reduction in &spec.reductions {
            let name = &reduction.name;
            let fault = |message, help| Fault {
                code: ProblemCode::LoopForm,
                at: At::Clause(name.at),
                message,
                help,
            };
            if let Counter::One(counter) = counter(l)
                && line.vars.get(&name.text) == Some(&counter)
            {
                let message = format!("`{}` counts the iterations of the loop", name.text);
                faults.push(fault(message, "leave it out of the clause"));
            }
            if reduction.inscan && !scans {
                let message = format!("`{}` is `inscan`, but no `omp scan` follows", name.text);
                let help =
                    "write `#pragma omp scan inclusive(…)` in the body, or leave `inscan` out";
                faults.push(fault(message, help));
            }
        }
        faults
    }

    /// A `for` whose header is not `i = first; i < last; i += step`.
    fn header_fault(&self, l: &Loop) -> Option<Fault> {
        let fault = |at, message: &str| {
            Some(Fault {
                code: ProblemCode::LoopForm,
                at: At::Code(at),
                message: message.to_string(),
                help: "write `for (i = first; i < last; i += step)` with one integer or pointer `i`",
            })
        };
        let counter = match counter(l) {
            Counter::One(counter) => counter,
            Counter::Other => return None,
            Counter::None => {
                return fault(l.header, "the loop does not begin by setting one counter");
            }
        };
        let ty = self.frame.vars[counter.0 as usize].ty.ty;
        if matches!(self.types.kind(ty), TypeKind::Float(_)) {
            return fault(l.header, "the counter of the loop is a floating number");
        }
        match &l.cond {
            Some(cond) if compares(cond, counter) => {}
            cond => {
                let at = cond.as_ref().map_or(l.header, |c| c.span);
                return fault(
                    at,
                    "the condition of the loop is no comparison of its counter",
                );
            }
        }
        match &l.step {
            Some(step) if steps(step, counter) => None,
            step => {
                let at = step.as_ref().map_or(l.header, |s| s.span);
                fault(at, "the loop does not add a step to its counter")
            }
        }
    }
}

/// What kind of construct another directive of OpenMP is.
fn word(directive: &Directive) -> &str {
    let mut words = directive.text.split(|c: char| !c.is_ascii_alphabetic());
    words.next().unwrap_or_default()
}

/// A directive of OpenMP in the body that may not stand there.
fn construct_fault(directive: &Directive, span: Span) -> Option<Fault> {
    let word = word(directive);
    let allowed = match word {
        "atomic" | "loop" | "scan" => true,
        "ordered" => directive.text.contains("simd"),
        _ => directive.name != Name::OmpOther,
    };
    if allowed {
        return None;
    }
    Some(Fault {
        code: ProblemCode::LoopConstruct,
        at: At::Line(span),
        message: format!("`omp {word}` cannot stand in a loop whose iterations are lanes"),
        help: "only `simd`, `loop`, `atomic`, `scan` and `ordered simd` can",
    })
}

/// The variable that the first part of a `for` sets or declares.
fn counter(l: &Loop) -> Counter {
    let Some(init) = &l.init else {
        return Counter::None;
    };
    let stmts = match &init.kind {
        StmtKind::Block(stmts) => stmts.as_slice(),
        _ => std::slice::from_ref(init),
    };
    match stmts {
        [
            Stmt {
                kind: StmtKind::Declare { var, init: Some(_) },
                ..
            },
        ] => Counter::One(*var),
        [
            Stmt {
                kind: StmtKind::Expr(e),
                ..
            },
        ] => match &bare(e).kind {
            ExprKind::Assign(to, _) => local(to).map_or(Counter::Other, Counter::One),
            _ => Counter::None,
        },
        [
            Stmt {
                kind: StmtKind::Opaque { .. },
                ..
            },
        ] => Counter::Other,
        _ => Counter::None,
    }
}

/// Without conversions.
fn bare(e: &Expr) -> &Expr {
    match &e.kind {
        ExprKind::Convert(inner) | ExprKind::Load(inner) => bare(inner),
        _ => e,
    }
}

fn local(e: &Expr) -> Option<VarId> {
    match bare(e).kind {
        ExprKind::Local(var) => Some(var),
        _ => None,
    }
}

fn compares(e: &Expr, counter: VarId) -> bool {
    use BinaryOp::{Ge, Gt, Le, Lt, Ne};
    match &bare(e).kind {
        ExprKind::Binary(Lt | Le | Gt | Ge | Ne, a, b) => {
            (local(a) == Some(counter)) != (local(b) == Some(counter))
        }
        _ => false,
    }
}

fn steps(e: &Expr, counter: VarId) -> bool {
    use BinaryOp::{Add, Sub};
    let is = |e: &Expr| local(e) == Some(counter);
    match &bare(e).kind {
        ExprKind::CompoundAssign {
            op: Add | Sub, lhs, ..
        } => is(lhs),
        ExprKind::IncDec { lhs, .. } => is(lhs),
        ExprKind::Assign(to, value) if is(to) => match &bare(value).kind {
            ExprKind::Binary(Add, a, b) => is(a) != is(b),
            ExprKind::Binary(Sub, a, _) => is(a),
            ExprKind::PtrAdd { ptr, .. } => is(ptr),
            _ => false,
        },
        _ => false,
    }
}

/// Statements by which control leaves a loop, other than at its condition.
#[derive(Default)]
struct Exits {
    statements: Vec<(&'static str, Span)>,
    jumps: Vec<(LabelId, Span)>,
    labels: SortedSet<LabelId>,
}

impl Exits {
    /// `within`: in a loop or `switch` of the body, which is what `break` leaves.
    fn walk(&mut self, stmt: &Stmt, within: bool) {
        match &stmt.kind {
            StmtKind::Break if !within => self.statements.push(("break", stmt.span)),
            StmtKind::Return(_) => self.statements.push(("return", stmt.span)),
            StmtKind::Goto(label) => self.jumps.push((*label, stmt.span)),
            StmtKind::Block(stmts) => stmts.iter().for_each(|s| self.walk(s, within)),
            StmtKind::If {
                then, otherwise, ..
            } => {
                self.walk(then, within);
                if let Some(otherwise) = otherwise {
                    self.walk(otherwise, within);
                }
            }
            StmtKind::Loop(l) => self.walk(&l.body, true),
            StmtKind::Once(body) | StmtKind::Switch { body, .. } => self.walk(body, true),
            StmtKind::Case { body, .. } | StmtKind::Default(body) => self.walk(body, within),
            StmtKind::Label(label, body) => {
                self.labels.insert(*label);
                self.walk(body, within);
            }
            StmtKind::Declare { .. }
            | StmtKind::Expr(_)
            | StmtKind::Empty
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Opaque { .. } => {}
        }
    }

    fn faults(self) -> Vec<Fault> {
        let labels = &self.labels;
        let out = self
            .jumps
            .iter()
            .filter(|(label, _)| !labels.contains(label));
        let jumps = out.map(|(_, span)| ("goto", *span));
        let all = self.statements.iter().copied().chain(jumps);
        let fault = |(what, span)| Fault {
            code: ProblemCode::LoopExit,
            at: At::Code(span),
            message: format!("`{what}` leaves a loop whose iterations are lanes"),
            help: "let the condition of the loop alone end it, or leave the pragma out",
        };
        all.map(fault).collect()
    }
}
