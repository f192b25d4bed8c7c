//! Declarations in blocks.

use super::declarator::{Declared, unqualified};
use super::scope::Entity;
use super::specifiers::{Specifiers, Storage};
use super::{Builder, Built};
use crate::span::Span;
use crate::tree::{Expr, Stmt, StmtKind, Var, VarId};
use crate::types::{QualType, TypeKind};
use lang_c::ast::{Declaration, InitDeclarator, Initializer};
use lang_c::span::Node;

impl Builder<'_> {
    /// A declaration in a block: one statement per automatic variable, else an empty one. The first one begins with
    /// what all have in common, and the last one ends with the semicolon.
    pub(super) fn block_declaration(&mut self, node: &Node<Declaration>, out: &mut Vec<Stmt>) {
        let span = self.span(node);
        let mut specifiers = self.specifiers(&node.node.specifiers, span);
        specifiers.several = node.node.declarators.len() > 1;
        if self.attributes_in(span).any(|name| name == "cleanup") {
            let reason = self.reason("variable with a cleanup function", span);
            self.give_up(reason);
        }
        let before = out.len();
        let count = node.node.declarators.len();
        for (n, declarator) in node.node.declarators.iter().enumerate() {
            let own = self.span(declarator);
            let span = Span {
                start: if n == 0 { span.start } else { own.start },
                end: if n + 1 == count { span.end } else { own.end },
            };
            out.extend(self.local_declarator(declarator, &specifiers, span));
        }
        if let Some((at, what)) = self.claim_sites(span) {
            out.truncate(before);
            let reason = self.reason(what, at);
            out.push(self.opaque_stmt(reason, span));
        } else if out.len() == before {
            out.push(Stmt {
                kind: StmtKind::Empty,
                span,
            });
        }
    }

    fn local_declarator(
        &mut self,
        node: &Node<InitDeclarator>,
        specifiers: &Specifiers,
        span: Span,
    ) -> Option<Stmt> {
        let initializer = node.node.initializer.as_ref();
        let base = match specifiers.is_auto {
            true => self.type_of_value(initializer).unwrap_or(specifiers.base),
            false => specifiers.base,
        };
        let storage = specifiers.storage;
        let fixes = matches!(storage, Storage::None | Storage::Typedef);
        let (declared, lengths) = self.with_lengths(&node.node.declarator, base, fixes);
        let declared = match declared {
            Ok(declared) => declared,
            Err(reason) => {
                self.harvest(self.span(&node.node.declarator));
                return Some(self.opaque_stmt(reason, span));
            }
        };
        let mut stmts = self.extents_of_declaration(lengths, span);
        stmts.extend(self.declare_in_block(node, &declared, specifiers, span));
        match stmts.len() {
            0 | 1 => stmts.pop(),
            _ => Some(Stmt {
                kind: StmtKind::Block(stmts),
                span,
            }),
        }
    }

    /// What a declarator in a block declares, whose type has its lengths.
    fn declare_in_block(
        &mut self,
        node: &Node<InitDeclarator>,
        declared: &Declared,
        specifiers: &Specifiers,
        span: Span,
    ) -> Option<Stmt> {
        let function = matches!(self.types.kind(declared.ty.ty), TypeKind::Function { .. });
        if function && specifiers.storage != Storage::Typedef {
            let Declared {
                name, ty, params, ..
            } = declared;
            let places = (span.start, declared.name_span, span.end);
            self.annotate(name, ty.ty, params.as_deref(), places);
        }
        match specifiers.storage {
            Storage::Typedef => {
                self.declare_type(declared, specifiers);
                None
            }
            Storage::Extern => {
                self.declare_extern(declared, specifiers.thread_local);
                None
            }
            _ if function => {
                self.declare_extern(declared, false);
                None
            }
            Storage::Static => {
                self.local_static(node, declared, specifiers.thread_local);
                None
            }
            Storage::None => Some(self.automatic(node, declared, span)),
        }
    }

    fn declare_extern(&mut self, declared: &Declared, thread_local: bool) {
        let span = declared.name_span;
        self.declare_global(&declared.name, declared.ty, thread_local, span, true);
    }

    /// A block-scope static is a global that only this block can name.
    fn local_static(
        &mut self,
        node: &Node<InitDeclarator>,
        declared: &Declared,
        thread_local: bool,
    ) {
        let ty = self.completed_by(declared.ty, node.node.initializer.as_ref());
        let global = self.new_global(&declared.name, ty, thread_local, true);
        self.scopes.declare(&declared.name, Entity::Global(global));
        if let Some(initializer) = &node.node.initializer {
            let span = self.span(initializer);
            self.note_globals_in(span);
            self.claim_sites(span);
        }
    }

    fn automatic(&mut self, node: &Node<InitDeclarator>, declared: &Declared, span: Span) -> Stmt {
        let initializer = node.node.initializer.as_ref();
        let ty = self.completed_by(declared.ty, initializer);
        let var = self.new_var(&declared.name, ty, declared.name_span.start);
        if let Some(stmts) = self.scalars_one_by_one(var, ty, initializer, span) {
            return Stmt {
                kind: StmtKind::Block(stmts),
                span,
            };
        }
        let init = self.automatic_init(ty, initializer, span);
        let init = init.and_then(|init| match init {
            Some(init) => self.ordered(init, span).map(Some),
            None => Ok(None),
        });
        match init {
            Ok(init) => Stmt {
                kind: StmtKind::Declare { var, init },
                span,
            },
            Err(reason) => self.opaque_stmt(reason, span),
        }
    }

    /// The type that `__auto_type` stands for.
    fn type_of_value(&mut self, initializer: Option<&Node<Initializer>>) -> Option<QualType> {
        let Initializer::Expression(value) = &initializer?.node else {
            return None;
        };
        let value = self.unevaluated(|b| b.rvalue(value)).ok()?;
        // Compilers do not agree on what it is then.
        let exact = self.bit_field_width(&value).is_none();
        exact.then(|| unqualified(value.ty))
    }

    /// The value a declaration gives its variable.
    pub(super) fn automatic_init(
        &mut self,
        ty: QualType,
        initializer: Option<&Node<Initializer>>,
        span: Span,
    ) -> Built<Option<Expr>> {
        let what = match self.types.kind(ty.ty) {
            TypeKind::VariableArray(..) if !self.is_laid_out(ty.ty) || initializer.is_some() => {
                Some("array of variable length")
            }
            TypeKind::Opaque(what, _) => Some(*what),
            _ => None,
        };
        if let Some(what) = what {
            return Err(self.reason(what, span));
        }
        let Some(initializer) = initializer else {
            return Ok(None);
        };
        if let (TypeKind::Record(_), Initializer::Expression(value)) =
            (self.types.kind(ty.ty), &initializer.node)
        {
            let value = self.rvalue(value)?;
            return self.convert(value, ty.ty).map(Some);
        }
        if !self.types.is_scalar(ty.ty) {
            return Err(self.reason("aggregate initializer", span));
        }
        match &initializer.node {
            Initializer::Expression(value) => self.value_as(value, ty.ty).map(Some),
            Initializer::List(items) => match items.as_slice() {
                [item] if item.node.designation.is_empty() => {
                    self.automatic_init(ty, Some(&item.node.initializer), span)
                }
                _ => Err(self.reason("initializer list", span)),
            },
        }
    }

    /// A new automatic variable, visible from `start` to the end of the block at hand.
    pub(super) fn new_var(&mut self, name: &str, ty: QualType, start: u32) -> VarId {
        let var = VarId(self.frame.vars.len() as u32);
        let scope = Span {
            start,
            end: self.frame.block_end.max(start),
        };
        self.frame.vars.push(Var {
            name: name.to_string(),
            ty,
            param: None,
            array: None,
            address_taken: false,
            scope,
        });
        self.scopes.declare(name, Entity::Var(var));
        var
    }
}
