//! External declarations: globals, typedefs, function definitions.

use super::declarator::{Declared, Param};
use super::scope::{Alignment, Entity};
use super::specifiers::{Specifiers, Storage};
use super::{Builder, Built, Frame};
use crate::source::Piece;
use crate::span::Span;
use crate::tree::{
    FunctionDef, FunctionTraits, Global, GlobalId, Meaning, Named, OpaqueReason, Stmt, Var, VarId,
};
use crate::types::{QualType, TypeKind, TypeTable};
use lang_c::ast::{Declaration, ExternalDeclaration, FunctionDefinition, Statement};
use lang_c::span::Node;

impl Builder<'_> {
    /// One external declaration that the parser has read.
    pub(super) fn external(&mut self, node: &Node<ExternalDeclaration>, piece: &Piece) {
        match &node.node {
            ExternalDeclaration::Declaration(declaration) => {
                self.file_declaration(declaration, piece);
            }
            ExternalDeclaration::StaticAssert(_) => {}
            ExternalDeclaration::FunctionDefinition(definition) => {
                self.definition(definition, piece);
            }
        }
    }

    fn file_declaration(&mut self, node: &Node<Declaration>, piece: &Piece) {
        let span = self.span(node);
        if node.node.declarators.len() != 1 {
            self.annotate_several(piece.span.start, piece.span.end);
        }
        let mut specifiers = self.specifiers(&node.node.specifiers, span);
        specifiers.several = node.node.declarators.len() > 1;
        for declarator in &node.node.declarators {
            let declared = match self.declarator(&declarator.node.declarator, specifiers.base) {
                Ok(declared) => declared,
                Err(_) => {
                    let span = self.span(&declarator.node.declarator);
                    self.harvest(span);
                    self.pass_directives(piece.span.start, piece.span.end);
                    continue;
                }
            };
            if specifiers.storage == Storage::Typedef {
                self.annotate_several(piece.span.start, piece.span.end);
                self.note_meaning(&declared.name, Named::Type(declared.ty), piece.span);
                self.declare_type(&declared, &specifiers);
                continue;
            }
            if let [_] = node.node.declarators.as_slice() {
                let Declared {
                    name, ty, params, ..
                } = &declared;
                let places = (piece.span.start, declared.name_span, piece.span.end);
                self.annotate(name, ty.ty, params.as_deref(), places);
            }
            // Attributes at the beginning are blanks to the parser.
            self.note_function_attributes(&declared.name, piece.span);
            let ty = self.completed_by(declared.ty, declarator.node.initializer.as_ref());
            let internal = specifiers.storage == Storage::Static;
            if internal {
                self.static_names.insert(declared.name.clone());
            }
            self.note_meaning(&declared.name, Named::Object(ty), piece.span);
            let name_span = declared.name_span;
            let id = self.declare_global(
                &declared.name,
                ty,
                specifiers.thread_local,
                name_span,
                !internal,
            );
            self.note_const_attribute(id, &declared.name);
            if let Some(initializer) = &declarator.node.initializer {
                let span = self.span(initializer);
                self.note_globals_in(span);
            }
        }
        // Those that the parser does not see.
        for at in 0..self.unread.within(piece.span).len() {
            let initializer = self.unread.within(piece.span)[at].span;
            self.note_globals_in(initializer);
        }
        self.claim_sites(span);
    }

    /// Notes what an external declaration, or the head of a definition, says of a name.
    pub(super) fn note_meaning(&mut self, name: &str, of: Named, span: Span) {
        if self.scopes.depth() == 1 && !self.source.in_system_header(span.start) {
            let all = self.meanings.entry(name.to_owned()).or_default();
            all.push(Meaning { span, of });
        }
    }

    /// Declares an object or function with linkage, or adds to what is known of it.
    pub(super) fn declare_global(
        &mut self,
        name: &str,
        ty: QualType,
        thread_local: bool,
        name_span: Span,
        external: bool,
    ) -> GlobalId {
        let ty = match self.is_another_name(name, ty) {
            true => self.opaque_type("another name of a variable").into(),
            false => ty,
        };
        if let Some(Entity::Global(id)) = self.scopes.lookup_file(name) {
            let known = self.globals[id.0 as usize].ty;
            let composite = self.composite(known, ty);
            let global = &mut self.globals[id.0 as usize];
            global.ty = composite;
            global.thread_local |= thread_local;
            if self.scopes.depth() > 1 {
                self.scopes.declare(name, Entity::Global(id));
            }
            return id;
        }
        let in_main = self.source.in_main_file(name_span);
        let id = self.new_global(name, ty, thread_local, !external && in_main);
        self.scopes.declare_file(name, Entity::Global(id));
        if self.scopes.depth() > 1 {
            self.scopes.declare(name, Entity::Global(id));
        }
        id
    }

    /// Whether a variable is declared to lie where another one does. Two that are not are taken to lie apart.
    fn is_another_name(&self, name: &str, ty: QualType) -> bool {
        let names = self.attributes.get(name).into_iter().flatten();
        let mut names = names.filter(|a| matches!(a.as_str(), "alias" | "weakref"));
        (names.next().is_some() || self.pragmas.is_another_name(name))
            && !matches!(self.types.kind(ty.ty), TypeKind::Function { .. })
    }

    pub(super) fn new_global(
        &mut self,
        name: &str,
        ty: QualType,
        thread_local: bool,
        internal: bool,
    ) -> GlobalId {
        let id = GlobalId(self.globals.len() as u32);
        self.globals.push(Global {
            name: name.to_string(),
            ty,
            thread_local,
            private: false,
            attribute_const: false,
        });
        self.global_facts.push(super::GlobalFacts {
            internal,
            taken: false,
        });
        id
    }

    /// The composite of two declared types: the one that says more.
    fn composite(&self, old: QualType, new: QualType) -> QualType {
        match (self.types.kind(old.ty), self.types.kind(new.ty)) {
            (TypeKind::Array(_, Some(_)), TypeKind::Array(_, None)) => old,
            (
                TypeKind::Function {
                    unprototyped: false,
                    ..
                },
                TypeKind::Function {
                    unprototyped: true, ..
                },
            ) => old,
            _ => new,
        }
    }

    fn note_function_attributes(&mut self, name: &str, span: Span) {
        let found: Vec<String> = self.attributes_in(span).map(str::to_string).collect();
        if !found.is_empty() {
            self.attributes
                .entry(name.to_string())
                .or_default()
                .extend(found);
        }
    }

    fn note_const_attribute(&mut self, id: GlobalId, name: &str) {
        let pure = self
            .attributes
            .get(name)
            .is_some_and(|list| list.iter().any(|a| matches!(a.as_str(), "const" | "pure")));
        let global = &mut self.globals[id.0 as usize];
        global.attribute_const |=
            pure && matches!(self.types.kind(global.ty.ty), TypeKind::Function { .. });
    }

    /// A function definition of the main file.
    fn definition(&mut self, node: &Node<FunctionDefinition>, piece: &Piece) {
        let body_span = self.span(&node.node.statement);
        let head = Span {
            start: piece.span.start,
            end: body_span.start,
        };
        let specifiers = self.specifiers(&node.node.specifiers, head);
        self.scopes.enter();
        let declared = self.head_declarator(&node.node.declarator, specifiers.base);
        self.scopes.leave();
        match declared {
            Ok(declared) if !piece.in_main_file && !self.unread.takes_in(body_span) => {
                let places = (head.start, declared.name_span, head.end);
                self.annotate(
                    &declared.name,
                    declared.ty.ty,
                    declared.params.as_deref(),
                    places,
                );
                self.declare_function(&declared, &specifiers, head)
            }
            Ok(declared) => self.define(node, piece, &specifiers, declared),
            Err(_) if !piece.in_main_file => {
                self.pass_directives(head.start, head.end);
                self.harvest(head);
            }
            Err(reason) => self.unread_definition(piece, reason),
        }
    }

    /// The function that a definition declares.
    fn declare_function(&mut self, declared: &Declared, specifiers: &Specifiers, head: Span) {
        self.note_function_attributes(&declared.name, head);
        let external = specifiers.storage != Storage::Static;
        let span = declared.name_span;
        self.note_meaning(&declared.name, Named::Object(declared.ty), head);
        let id = self.declare_global(&declared.name, declared.ty, false, span, external);
        self.note_const_attribute(id, &declared.name);
    }

    fn define(
        &mut self,
        node: &Node<FunctionDefinition>,
        piece: &Piece,
        specifiers: &Specifiers,
        declared: Declared,
    ) {
        let body_span = self.span(&node.node.statement);
        let head = Span {
            start: piece.span.start,
            end: body_span.start,
        };
        self.declare_function(&declared, specifiers, head);
        let ret = match self.types.kind(declared.ty.ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => TypeTable::INT.into(),
        };
        self.frame = Frame {
            ret,
            block_end: body_span.end,
            ..Frame::default()
        };
        self.scopes.enter();
        let mut params = declared.params.unwrap_or_default();
        let unread = self.unread.is_body(body_span);
        let typed = self.old_style_types(node, &mut params);
        let places = (head.start, declared.name_span, head.end);
        self.annotate(&declared.name, declared.ty.ty, Some(&params), places);
        let prepared = typed.and_then(|()| self.prepare(params, head));
        self.extents_of_parameters(head);
        let body = match prepared {
            _ if unread => Err(self.reason("function without loops", body_span)),
            Ok(()) => Ok(self.body(node, body_span)),
            Err(reason) => Err(reason),
        };
        self.scopes.leave_to(1);
        let body = match unread {
            true => body,
            false => self.finished_body(body, piece.span),
        };
        if unread {
            self.note_unread_body(body_span);
        } else if body.is_err() {
            self.note_globals_in(piece.span);
        }
        let traits = self.traits(&declared.name, piece, specifiers);
        let frame = std::mem::take(&mut self.frame);
        if piece.in_main_file {
            self.count_function(body.is_err() && !unread);
        }
        self.functions.push(FunctionDef {
            name: declared.name,
            span: piece.span,
            body_span,
            ret,
            vars: frame.vars,
            extents: frame.extents,
            labels: frame.labels,
            body,
            traits,
        });
    }

    /// Declares the parameters; `Err` if the body cannot be read with them.
    fn prepare(&mut self, params: Vec<Param>, head: Span) -> Built<()> {
        for (index, param) in params.iter().enumerate() {
            // The parser forgets parameters before it reads the body: a parameter that hides a
            // typedef would be read as that type.
            if let Some(Entity::Typedef { .. }) = self.scopes.lookup_file(&param.name) {
                return Err(self.reason("parameter named like a type", param.span));
            }
            let start = param.span.start;
            let scope = Span {
                start,
                end: self.frame.block_end.max(start),
            };
            self.frame.vars.push(Var {
                name: param.name.clone(),
                ty: param.ty,
                param: Some(index as u32),
                array: param.array,
                address_taken: false,
                scope,
            });
            if !param.name.is_empty() {
                self.scopes
                    .declare(&param.name, Entity::Var(VarId(index as u32)));
            }
        }
        match self.claim_sites(head) {
            Some((at, what)) => Err(self.reason(what, at)),
            None => Ok(()),
        }
    }

    /// `f(a, b) int a; char b; { … }`: the types of the parameters.
    fn old_style_types(
        &mut self,
        node: &Node<FunctionDefinition>,
        params: &mut [Param],
    ) -> Built<()> {
        for declaration in &node.node.declarations {
            let span = self.span(declaration);
            let specifiers = self.specifiers(&declaration.node.specifiers, span);
            for declarator in &declaration.node.declarators {
                let declared = self.declarator(&declarator.node.declarator, specifiers.base)?;
                let (ty, array) = (self.adjusted(declared.ty, None), self.array(declared.ty));
                if let Some(param) = params.iter_mut().find(|p| p.name == declared.name) {
                    (param.ty, param.array) = (ty, array);
                }
            }
        }
        Ok(())
    }

    fn body(&mut self, node: &Node<FunctionDefinition>, span: Span) -> Stmt {
        match &node.node.statement.node {
            Statement::Compound(items) => {
                let statements = self.block(items, span);
                Stmt {
                    kind: crate::tree::StmtKind::Block(statements),
                    span,
                }
            }
            _ => self.stmt(&node.node.statement),
        }
    }

    /// The body, unless something in it makes the function opaque.
    fn finished_body(
        &mut self,
        body: Result<Stmt, OpaqueReason>,
        whole: Span,
    ) -> Result<Stmt, OpaqueReason> {
        if let Some(site) = self.sites_in(whole).iter().find(|s| s.whole_function) {
            return Err(self.reason(super::pieces::site_phrase(&site.kind), site.span));
        }
        if let Some(reason) = self.frame.opaque.take() {
            return Err(reason);
        }
        let body = body?;
        if self.frame.defined.len() < self.frame.labels.len() {
            return Err(self.reason("goto to a label in text that is not understood", body.span));
        }
        if let Some((at, what)) = self.claim_sites(body.span) {
            return Err(self.reason(what, at));
        }
        Ok(body)
    }

    fn count_function(&mut self, opaque: bool) {
        self.stats.functions += 1;
        self.stats.opaque_functions += opaque as u32;
    }

    fn traits(&self, name: &str, piece: &Piece, specifiers: &Specifiers) -> FunctionTraits {
        let mut attributes = self.attributes.get(name).cloned().unwrap_or_default();
        attributes.sort();
        attributes.dedup();
        FunctionTraits {
            in_main_file: piece.in_main_file,
            is_static: specifiers.storage == Storage::Static || self.static_names.contains(name),
            is_inline: specifiers.inline,
            attributes,
            pragma_options: self.pragmas.options_at(piece.span.start),
            returns_twice: None,
        }
    }

    /// A definition whose head is not understood: known by its tokens only.
    pub(super) fn unread_definition(&mut self, piece: &Piece, reason: OpaqueReason) {
        self.scopes.leave_to(1);
        self.pass_directives(piece.span.start, piece.span.end);
        self.frame = Frame::default();
        self.note_globals_in(piece.span);
        let tokens = self.tokens_in(piece.span);
        let body_start = match piece.kind {
            crate::source::PieceKind::FunctionDefinition { body } => body.start,
            _ => piece.span.end,
        };
        let head = Span {
            start: piece.span.start,
            end: body_start,
        };
        let bracket = tokens.iter().position(|t| self.word(t) == "(");
        let name = bracket
            .and_then(|at| at.checked_sub(1))
            .map(|at| self.word(&tokens[at]));
        let name = name.unwrap_or("").to_string();
        let has = |word: &str| self.tokens_in(head).iter().any(|t| self.word(t) == word);
        let storage = if has("static") {
            Storage::Static
        } else {
            Storage::None
        };
        let inline = has("inline") || has("__inline") || has("__inline__");
        self.note_function_attributes(&name, head);
        if self.scopes.lookup_file(&name).is_none() {
            self.scopes.declare_file(&name, Entity::Unknown);
        }
        let unknown = TypeTable::VOID.into();
        let specifiers = Specifiers {
            base: unknown,
            storage,
            thread_local: false,
            inline,
            is_auto: false,
            alignment: Alignment::Natural,
            whole: head,
            several: false,
        };
        let traits = self.traits(&name, piece, &specifiers);
        self.count_function(true);
        self.functions.push(FunctionDef {
            name,
            span: piece.span,
            body_span: Span {
                start: body_start,
                end: piece.span.end,
            },
            ret: unknown,
            vars: Vec::new(),
            extents: Vec::new(),
            labels: Vec::new(),
            body: Err(reason),
            traits,
        });
    }
}
