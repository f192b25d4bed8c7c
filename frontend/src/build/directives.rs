//! Directives of vectorization: which function or loop they are about, and what is wrong with them.

use super::Builder;
use super::declarator::Param;
use super::scope::Entity;
use crate::diag::{Diagnostic, Place, Severity};
use crate::directives::{DirectiveProblem, DirectiveText, FunctionDirective, LoopDirective};
use crate::sorted::{SortedMap, SortedSet};
use crate::source::calls::Boundary;
use crate::source::{MaskKind, MaskSite, PragmaLine};
use crate::span::Span;
use crate::types::{FloatKind, TypeId, TypeKind};
use pragma_spec::{
    Dialect, Directive, Meaning, Name, Problem, ProblemCode, Signature, TypeClass,
    parse_attributes, parse_line, parse_vec_function, resolve, resolve_loop,
};

/// What is known so far.
#[derive(Debug, Default)]
pub(super) struct Directives {
    /// By function, in the order of the text.
    pub functions: SortedMap<String, Vec<FunctionDirective>>,
    pub problems: Vec<DirectiveProblem>,
    /// Starts of the pragma lines and annotations that stand before a declaration, or in text that
    /// is not read.
    claimed: SortedSet<u32>,
}

/// A directive with the text it was read from.
pub(super) struct Found {
    pub directive: Directive,
    /// All of it.
    pub span: Span,
    pub text: DirectiveText,
}

/// Whether a directive is about the declaration after it.
fn is_declaration(name: Name) -> bool {
    matches!(
        name,
        Name::OmpDeclareSimd
            | Name::SimdDeclare
            | Name::VecFunction
            | Name::SimdAttribute
            | Name::VectorAttribute
    )
}

/// Whether a directive is about the loop after it, which must be there.
fn is_loop(directive: &Directive) -> bool {
    match directive.name {
        Name::OmpSimd
        | Name::Simd
        | Name::SimdVecFunction
        | Name::Ivdep
        | Name::ClangLoop
        | Name::Vector
        | Name::NoVector => true,
        Name::Unroll => directive.dialect == Dialect::Gcc,
        _ => false,
    }
}

impl Builder<'_> {
    /// Gives a declaration its directives: those directly before `start` and up to `end`.
    pub(super) fn annotate(
        &mut self,
        name: &str,
        ty: TypeId,
        params: Option<&[Param]>,
        (start, declarator, end): (u32, Span, u32),
    ) {
        let found = self.directives_around(start, end);
        if found.is_empty() {
            return;
        }
        let variadic = matches!(
            self.types.kind(ty),
            TypeKind::Function { variadic: true, .. }
        );
        let why = match self.declared_signature(ty, params) {
            None => Err("this declares no function"),
            Some(_) if variadic => Err("this function takes any number of arguments"),
            Some(_) if name == "main" => Err("`main` is not called from loops"),
            Some(signature) => Ok(signature),
        };
        let signature = match why {
            Ok(signature) => signature,
            Err(why) => {
                for found in &found {
                    self.misplaced(found, why);
                }
                return;
            }
        };
        for found in found {
            let spec = match &found.directive.meaning {
                Meaning::Variants(clauses) => match resolve(clauses, &signature) {
                    Ok(spec) => Some(spec),
                    Err(problems) => {
                        for problem in &problems {
                            self.report(&found, problem);
                        }
                        None
                    }
                },
                Meaning::Loop(_) | Meaning::Other => None,
            };
            let list = self.directives.functions.entry(name.to_string());
            list.or_default().push(FunctionDirective {
                directive: found.directive,
                span: found.span,
                declarator,
                signature: signature.clone(),
                spec,
                text: found.text,
            });
        }
    }

    /// Complains about directives before a declaration of several names.
    pub(super) fn annotate_several(&mut self, start: u32, end: u32) {
        for found in self.directives_around(start, end) {
            self.misplaced(&found, "this declares several names");
        }
    }

    /// Takes note of directives in text that is not read, so that they are not misplaced.
    pub(super) fn pass_directives(&mut self, start: u32, end: u32) {
        self.directives_around(start, end);
    }

    /// The directives about declarations from those directly before `start` up to `end`.
    fn directives_around(&mut self, start: u32, end: u32) -> Vec<Found> {
        let head = &self.source.masked().as_bytes()[..start as usize];
        // Directives are blank in the masked text.
        let from = head.iter().rposition(|b| !b.is_ascii_whitespace());
        let span = Span {
            start: from.map_or(0, |n| n as u32 + 1),
            end,
        };
        let mut found: Vec<Found> = Vec::new();
        for line in self.source.pragmas_in(span) {
            found.extend(self.pragma(line));
        }
        for site in self.source.mask_sites_in(span) {
            found.extend(self.annotations(site));
        }
        found.retain(|f| is_declaration(f.directive.name));
        found.sort_by_key(|f| f.span.start);
        self.directives
            .claimed
            .extend(found.iter().map(|f| f.span.start));
        found
    }

    fn pragma(&self, line: &PragmaLine) -> Option<Found> {
        let text = self.source.slice(line.span);
        // Most of them are none of ours.
        let directive = parse_line(text);
        if is_declaration(directive.name) || is_loop(&directive) {
            Some(Found {
                directive,
                span: line.span,
                text: DirectiveText::Pragma(line.span),
            })
        } else {
            None
        }
    }

    fn annotations(&self, site: &MaskSite) -> Vec<Found> {
        let found = |directive, start| Found {
            directive,
            span: site.span,
            text: DirectiveText::Tokens(start),
        };
        match &site.kind {
            MaskKind::VecFunction { clauses, .. } => {
                let directive = parse_vec_function(self.source.slice(*clauses));
                vec![found(directive, clauses.start)]
            }
            MaskKind::Attribute(names) | MaskKind::StandardAttribute(names) => {
                let ours = |n: &String| matches!(n.rsplit("::").next(), Some("simd" | "vector"));
                if !names.iter().any(ours) {
                    return Vec::new();
                }
                let list = parse_attributes(self.source.slice(site.span));
                list.into_iter()
                    .map(|d| found(d, site.span.start))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// What a function takes and returns; `None` if the type is no function's.
    fn declared_signature(&self, ty: TypeId, params: Option<&[Param]>) -> Option<Signature> {
        let TypeKind::Function {
            ret, params: types, ..
        } = self.types.kind(ty)
        else {
            return None;
        };
        let param = |name: &str, ty: TypeId| pragma_spec::Param {
            name: name.to_string(),
            class: self.class(ty),
        };
        Some(Signature {
            ret: self.class(ret.ty),
            params: match params {
                Some(params) => params.iter().map(|p| param(&p.name, p.ty.ty)).collect(),
                None => types.iter().map(|t| param("", t.ty)).collect(),
            },
        })
    }

    fn class(&self, ty: TypeId) -> TypeClass {
        let bytes = || self.types.size_of(ty).map_or(0, |bytes| bytes as u32);
        match self.types.kind(ty) {
            TypeKind::Void => TypeClass::Void,
            TypeKind::Bool => TypeClass::Bool,
            TypeKind::Int(_) | TypeKind::Enum(_) => TypeClass::Integer { bytes: bytes() },
            TypeKind::Float(FloatKind::LongDouble) => TypeClass::Other,
            TypeKind::Float(_) => TypeClass::Float { bytes: bytes() },
            TypeKind::Pointer(to) => TypeClass::Pointer {
                pointee_bytes: match self.types.kind(to.ty) {
                    // As gcc counts in pointers to them.
                    TypeKind::Void | TypeKind::Function { .. } => Some(1),
                    _ => self.types.size_of(to.ty),
                },
            },
            TypeKind::Array(..) | TypeKind::VariableArray(..) => TypeClass::Array,
            TypeKind::Record(_) => TypeClass::Record,
            TypeKind::Function { .. } | TypeKind::Opaque(..) => TypeClass::Unknown,
        }
    }

    /// The pragma lines directly before the loop whose keyword is at `keyword`, their names checked.
    /// One with a mistake says nothing.
    pub(super) fn loop_directives(&mut self, keyword: u32) -> Vec<LoopDirective> {
        if !self.piece.has_pragmas {
            return Vec::new();
        }
        let mut directives = Vec::new();
        for line in self.source.pragmas_before(keyword) {
            let mut directive = parse_line(self.source.slice(line.span));
            let mut vars = SortedMap::new();
            if let Meaning::Loop(spec) = &directive.meaning {
                let mut class = |name: &str| match self.scopes.lookup(name)? {
                    Entity::Var(id) => {
                        vars.insert(name.to_string(), id);
                        Some(self.class(self.frame.vars[id.0 as usize].ty.ty))
                    }
                    Entity::Global(id) => Some(self.class(self.globals[id.0 as usize].ty.ty)),
                    _ => Some(TypeClass::Unknown),
                };
                let problems = resolve_loop(spec, &mut class);
                let found = Found {
                    directive: directive.clone(),
                    span: line.span,
                    text: DirectiveText::Pragma(line.span),
                };
                for problem in &problems {
                    self.report(&found, problem);
                }
                if !problems.is_empty() {
                    directive.meaning = Meaning::Other;
                }
            }
            directives.push(LoopDirective {
                directive,
                span: line.span,
                vars,
            });
        }
        directives
    }

    /// Complains about what is wrong with directives wherever they stand.
    pub(super) fn settle_directives(&mut self) {
        let source = self.source;
        for line in source.pragmas() {
            if let Some(found) = self.pragma(line) {
                self.report_own_problems(&found);
                if is_loop(&found.directive) {
                    let next = source.tokens().get(line.next_token as usize);
                    let next = next.map_or("", |t| source.slice(t.span));
                    self.check_loop_follows(&found, next);
                } else {
                    self.check_claimed(&found);
                }
            }
        }
        for site in source.mask_sites() {
            for found in self.annotations(site) {
                if let MaskKind::VecFunction { closed: false, .. } = site.kind {
                    self.unclosed(site, &found);
                    continue;
                }
                self.check_spelling(site, &found);
                self.report_own_problems(&found);
                self.check_claimed(&found);
            }
        }
        self.directives.problems.sort_by_key(|p| p.span.start);
    }

    fn report_own_problems(&mut self, found: &Found) {
        for problem in &found.directive.problems {
            self.report(found, problem);
        }
    }

    fn check_loop_follows(&mut self, found: &Found, next: &str) {
        let openmp = found.directive.name == Name::OmpSimd;
        let fits = next == "for" || !openmp && matches!(next, "while" | "do");
        if !fits {
            let what = if openmp { "`for` loop" } else { "loop" };
            self.misplaced(found, &format!("no {what} follows"));
        }
    }

    fn check_claimed(&mut self, found: &Found) {
        if !self.directives.claimed.contains(&found.span.start) {
            self.misplaced(found, "no declaration of a function follows");
        }
    }

    fn is_hidden(&self, span: Span) -> bool {
        let ends = [
            self.source.boundary(span.start),
            self.source.boundary_before(span.end),
        ];
        ends.iter().any(|end| matches!(end, Boundary::Hidden(_)))
    }

    /// The spelling with hyphens can be removed in the main file, also where a macro of the user's
    /// becomes it.
    fn check_spelling(&mut self, site: &MaskSite, found: &Found) {
        let MaskKind::VecFunction { hyphens: true, .. } = site.kind else {
            return;
        };
        let (code, message) = if !self.source.in_main_file(site.span) {
            let message = "`__decl-vec-function` stands in an included file";
            (ProblemCode::SpellingInHeader, message)
        } else if self.is_hidden(site.span) {
            let message = "`__decl-vec-function` comes out of a macro that cannot be expanded here";
            (ProblemCode::SpellingInMacro, message)
        } else {
            return;
        };
        let problem = Problem {
            code,
            at: Default::default(),
            message: message.to_string(),
            label: "vcc cannot remove it here".to_string(),
            other: None,
            help:
                "write `__decl_vec_function(…)` and include <vcc.h>, or `#pragma simd declare(…)`"
                    .to_string(),
        };
        self.report_at(found, &problem, self.source.place(site.span), Vec::new());
    }

    /// Nobody can say what else is meant to stand in its parentheses.
    fn unclosed(&mut self, site: &MaskSite, found: &Found) {
        let name = match site.kind {
            MaskKind::VecFunction { hyphens: false, .. } => "__decl_vec_function",
            _ => "__decl-vec-function",
        };
        let problem = Problem {
            code: ProblemCode::ClauseSyntax,
            at: Default::default(),
            message: format!("`)` is missing after the clauses of `{name}`"),
            label: "this is not closed".to_string(),
            other: None,
            help: format!("write `{name}(uniform(n), nomask)`, or `{name}()` without clauses"),
        };
        self.report_at(found, &problem, self.source.place(site.span), Vec::new());
    }

    fn misplaced(&mut self, found: &Found, why: &str) {
        let about = match is_loop(&found.directive) {
            true => "a loop",
            false => "the declaration or definition of one function",
        };
        let problem = Problem {
            code: ProblemCode::Misplaced,
            at: Default::default(),
            message: format!("this stands before {about} only"),
            label: why.to_string(),
            other: None,
            help: "put it directly before it, or leave it out".to_string(),
        };
        let place = match found.text {
            DirectiveText::Pragma(line) => self.source.place_in_pragma(line, line),
            DirectiveText::Tokens(_) => self.source.place(found.span),
        };
        self.report_at(found, &problem, place, Vec::new());
    }

    pub(super) fn report(&mut self, found: &Found, problem: &Problem) {
        let place = |at| found.text.place(self.source, at);
        let other = problem.other.iter();
        let secondary = other
            .map(|(at, label)| (place(*at), label.clone()))
            .collect();
        self.report_at(found, problem, place(problem.at), secondary);
    }

    pub(super) fn report_at(
        &mut self,
        found: &Found,
        problem: &Problem,
        place: Place,
        secondary: Vec<(Place, String)>,
    ) {
        let dialect = found.directive.dialect;
        if !dialect.is_own() && !self.source.in_main_file(found.span) {
            return;
        }
        let severity = match dialect.is_own() {
            true => Severity::Error,
            false => Severity::Warning,
        };
        self.directives.problems.push(DirectiveProblem {
            dialect,
            span: found.span,
            diagnostic: Diagnostic {
                severity,
                code: problem.code.code(),
                message: problem.message.clone(),
                label: match (problem.label.as_str(), place.bytes) {
                    // A place that cannot be shown needs words.
                    ("", None) => "here".to_string(),
                    (label, _) => label.to_string(),
                },
                place: Some(place),
                secondary,
                notes: vec![format!("help: {}", problem.help)],
            },
        });
    }
}
