//! Declaration specifiers: base type, storage class, function specifiers.

use super::attributes;
use super::scope::{Alignment, Entity};
use super::{Builder, Built};
use crate::source::MaskKind;
use crate::span::Span;
use crate::types::{IntKind, Layout, QualType, Quals, TypeId, TypeKind, TypeTable};
use lang_c::ast::{
    DeclarationSpecifier, Expression, FunctionSpecifier, SpecifierQualifier, StorageClassSpecifier,
    TypeOf, TypeQualifier, TypeSpecifier,
};
use lang_c::span::Node;

/// What the specifiers of a declaration say.
#[derive(Clone, Debug)]
pub(super) struct Specifiers {
    pub(super) base: QualType,
    pub(super) storage: Storage,
    pub(super) thread_local: bool,
    pub(super) inline: bool,
    /// `__auto_type`
    pub(super) is_auto: bool,
    /// How a typedef name among them, or `_Alignas`, aligns what is declared.
    pub(super) alignment: Alignment,
    /// All of the declaration.
    pub(super) whole: Span,
    /// It declares several names.
    pub(super) several: bool,
}

/// Storage classes that matter here; `auto` and `register` are the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Storage {
    None,
    Typedef,
    Extern,
    Static,
}

/// The type specifiers seen so far, as counts.
#[derive(Default)]
struct Words {
    void: bool,
    bool: bool,
    char: bool,
    short: bool,
    int: bool,
    long: u8,
    float: bool,
    double: bool,
    signed: bool,
    unsigned: bool,
    /// A struct, enum, typedef name or `typeof`.
    other: Option<QualType>,
    opaque: Option<&'static str>,
    /// What room such a type takes.
    layout: Option<Layout>,
    complex: bool,
}

/// Attributes on a declaration that make its type one vcc does not model.
const TYPE_CHANGING: [&str; 7] = [
    "vector_size",
    "ext_vector_type",
    "neon_vector_type",
    "neon_polyvector_type",
    "mode",
    "may_alias",
    "address_space",
];

/// Those of them that make it a type of vectors.
const VECTORS: [&str; 4] = [
    "vector_size",
    "ext_vector_type",
    "neon_vector_type",
    "neon_polyvector_type",
];

impl Builder<'_> {
    /// Specifiers of a declaration. `whole`: all of the declaration, for its attributes.
    pub(super) fn specifiers(
        &mut self,
        nodes: &[Node<DeclarationSpecifier>],
        whole: Span,
    ) -> Specifiers {
        let mut out = Specifiers {
            base: TypeTable::INT.into(),
            storage: Storage::None,
            thread_local: false,
            inline: false,
            is_auto: false,
            alignment: Alignment::Natural,
            whole,
            several: false,
        };
        let mut words = Words::default();
        let mut quals = Quals::NONE;
        for node in nodes {
            match &node.node {
                DeclarationSpecifier::StorageClass(class) => match class.node {
                    StorageClassSpecifier::Typedef => out.storage = Storage::Typedef,
                    StorageClassSpecifier::Extern => out.storage = Storage::Extern,
                    StorageClassSpecifier::Static => out.storage = Storage::Static,
                    StorageClassSpecifier::ThreadLocal => out.thread_local = true,
                    StorageClassSpecifier::Auto | StorageClassSpecifier::Register => {}
                },
                DeclarationSpecifier::TypeSpecifier(ty) => {
                    self.type_specifier(ty, &mut words, &mut out.alignment);
                }
                DeclarationSpecifier::TypeQualifier(q) => add_qualifier(&mut quals, &q.node),
                DeclarationSpecifier::Function(f) => {
                    out.inline |= f.node == FunctionSpecifier::Inline;
                }
                DeclarationSpecifier::Alignment(_) => out.alignment = Alignment::Unknown,
                DeclarationSpecifier::Extension(_) => {}
            }
        }
        self.note_sites(nodes, &mut words, &mut out);
        self.note_attributes(whole, &mut words);
        out.base = self.base_type(&words).with(quals);
        out
    }

    /// Specifiers of a type name or a struct member, and how a typedef name among them aligns it.
    pub(super) fn specifier_qualifiers(
        &mut self,
        nodes: &[Node<SpecifierQualifier>],
        whole: Span,
    ) -> (QualType, Alignment) {
        let mut words = Words::default();
        let mut quals = Quals::NONE;
        let mut alignment = Alignment::Natural;
        for node in nodes {
            match &node.node {
                SpecifierQualifier::TypeSpecifier(ty) => {
                    self.type_specifier(ty, &mut words, &mut alignment);
                }
                SpecifierQualifier::TypeQualifier(q) => add_qualifier(&mut quals, &q.node),
                SpecifierQualifier::Extension(_) => {}
            }
        }
        if let (Some(first), Some(last)) = (nodes.first(), nodes.last()) {
            let span = self.span(first).to(self.span(last));
            self.claim_words(span, &mut words);
        }
        self.note_attributes(whole, &mut words);
        (self.base_type(&words).with(quals), alignment)
    }

    /// Masked words among the specifiers: `__thread` and types vcc does not model.
    fn note_sites(
        &mut self,
        nodes: &[Node<DeclarationSpecifier>],
        words: &mut Words,
        out: &mut Specifiers,
    ) {
        let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else {
            return;
        };
        let span = self.span(first).to(self.span(last));
        out.thread_local |= self
            .sites_in(span)
            .iter()
            .any(|s| s.kind == MaskKind::Thread);
        out.is_auto = self.claim_words(span, words);
    }

    /// Masked words that are types vcc does not model; whether it is `__auto_type`.
    fn claim_words(&mut self, span: Span, words: &mut Words) -> bool {
        if let Some((at, what)) = self.claim_sites(span) {
            words.opaque = Some(what);
            words.layout = match self.source.slice(at) {
                "__int128" | "__float128" => Some(Layout {
                    size: 16,
                    align: 16,
                }),
                _ => None,
            };
            return self.source.slice(at) == "__auto_type";
        }
        false
    }

    /// Attributes that make the type one vcc does not model.
    fn note_attributes(&self, whole: Span, words: &mut Words) {
        for site in self.own_sites(whole) {
            let own = || attributes::names(site);
            if own().any(|name| TYPE_CHANGING.contains(&name)) {
                words.opaque = Some(match own().any(|name| VECTORS.contains(&name)) {
                    true => "vector type",
                    false => "type with attribute",
                });
                words.layout = self.vector_layout(whole);
            }
        }
    }

    fn type_specifier(
        &mut self,
        node: &Node<TypeSpecifier>,
        words: &mut Words,
        alignment: &mut Alignment,
    ) {
        match &node.node {
            TypeSpecifier::Void => words.void = true,
            TypeSpecifier::Char => words.char = true,
            TypeSpecifier::Short => words.short = true,
            TypeSpecifier::Int => words.int = true,
            TypeSpecifier::Long => words.long += 1,
            TypeSpecifier::Float => words.float = true,
            TypeSpecifier::Double => words.double = true,
            TypeSpecifier::Signed => words.signed = true,
            TypeSpecifier::Unsigned => words.unsigned = true,
            TypeSpecifier::Bool => words.bool = true,
            TypeSpecifier::Complex => {
                words.opaque = Some("_Complex type");
                words.complex = true;
            }
            TypeSpecifier::TS18661Float(_) => words.opaque = Some("extended floating type"),
            TypeSpecifier::Atomic(name) => {
                let (ty, _) = self.type_name_or_opaque(name);
                let atomic = Quals {
                    is_atomic: true,
                    ..Quals::NONE
                };
                words.other = Some(ty.with(atomic));
            }
            TypeSpecifier::Struct(record) => {
                let span = self.span(node);
                words.other = Some(self.record_specifier(record, span));
            }
            TypeSpecifier::Enum(e) => {
                let span = self.span(node);
                words.other = Some(self.enum_specifier(e, span).into());
            }
            TypeSpecifier::TypedefName(name) => {
                let name = self.name(name);
                let ty;
                (ty, *alignment) = self.typedef_type(&name);
                words.other = Some(ty);
            }
            TypeSpecifier::TypeOf(of) => {
                let ty;
                (ty, *alignment) = self.type_of(&of.node);
                words.other = Some(ty);
            }
        }
    }

    fn typedef_type(&mut self, name: &str) -> (QualType, Alignment) {
        match self.scopes.lookup(name) {
            Some(Entity::Typedef { ty, alignment }) => (ty, alignment),
            _ => {
                let unknown = self.opaque_type(builtin_type(name));
                (unknown.into(), Alignment::Natural)
            }
        }
    }

    fn type_of(&mut self, of: &TypeOf) -> (QualType, Alignment) {
        let unknown = self.opaque_type("typeof");
        match of {
            TypeOf::Type(name) => self
                .aligned_type_name(name)
                .unwrap_or_else(|_| (self.opaque_type("type").into(), Alignment::Unknown)),
            TypeOf::Expression(node) => {
                if let Expression::Identifier(id) = &node.node
                    && let Some(Entity::Typedef { ty, alignment }) =
                        self.scopes.lookup(&self.name(id))
                {
                    return (ty, alignment);
                }
                let value = self.unevaluated(|b| b.expr(node));
                // What is declared by a typedef name has its alignment, which types do not say.
                (value.map_or(unknown.into(), |e| e.ty), Alignment::Unknown)
            }
        }
    }

    /// The type for which vcc has no model, with the reason.
    pub(super) fn opaque_type(&mut self, what: &'static str) -> TypeId {
        self.types.intern(TypeKind::Opaque(what, None))
    }

    /// What room a complex number takes.
    fn complex_layout(&self, w: &Words) -> Option<Layout> {
        let part = match (w.float, w.double, w.long) {
            (true, false, 0) => TypeTable::FLOAT,
            (false, true, 0) => TypeTable::DOUBLE,
            (false, true, 1) => TypeTable::LONG_DOUBLE,
            _ => return None,
        };
        Some(Layout {
            size: 2 * self.types.size_of(part)?,
            align: self.types.align_of(part)?,
        })
    }

    fn base_type(&mut self, w: &Words) -> QualType {
        if let Some(what) = w.opaque {
            let layout = match w.complex {
                true => self.complex_layout(w),
                false => w.layout,
            };
            return self.types.intern(TypeKind::Opaque(what, layout)).into();
        }
        if let Some(other) = w.other {
            return other;
        }
        let pick = |signed, unsigned| if w.unsigned { unsigned } else { signed };
        let kind = if w.char {
            match (w.signed, w.unsigned) {
                (true, _) => IntKind::SChar,
                (_, true) => IntKind::UChar,
                _ => IntKind::Char,
            }
        } else if w.short {
            pick(IntKind::Short, IntKind::UShort)
        } else if w.void {
            return TypeTable::VOID.into();
        } else if w.bool {
            return TypeTable::BOOL.into();
        } else if w.float {
            return TypeTable::FLOAT.into();
        } else if w.double {
            return if w.long > 0 {
                TypeTable::LONG_DOUBLE
            } else {
                TypeTable::DOUBLE
            }
            .into();
        } else {
            match w.long {
                0 => pick(IntKind::Int, IntKind::UInt),
                1 => pick(IntKind::Long, IntKind::ULong),
                _ => pick(IntKind::LongLong, IntKind::ULongLong),
            }
        };
        self.types.int(kind).into()
    }

    /// A type name, or an opaque type where it is not understood.
    pub(super) fn type_name_or_opaque(
        &mut self,
        node: &Node<lang_c::ast::TypeName>,
    ) -> (QualType, bool) {
        match self.type_name(node) {
            Ok(ty) => (ty, false),
            Err(_) => (self.opaque_type("type").into(), true),
        }
    }

    /// A type name.
    pub(super) fn type_name(&mut self, node: &Node<lang_c::ast::TypeName>) -> Built<QualType> {
        self.aligned_type_name(node).map(|(ty, _)| ty)
    }

    /// A type name, and how a typedef name in it aligns it.
    pub(super) fn aligned_type_name(
        &mut self,
        node: &Node<lang_c::ast::TypeName>,
    ) -> Built<(QualType, Alignment)> {
        let span = self.span(node);
        let (base, alignment) = self.specifier_qualifiers(&node.node.specifiers, span);
        let ty = match &node.node.declarator {
            Some(declarator) => self.declarator(declarator, base)?.ty,
            None => base,
        };
        Ok((ty, self.inherited(base, ty, alignment)))
    }
}

/// Adds one qualifier; nullability says nothing here.
pub(super) fn add_qualifier(quals: &mut Quals, qualifier: &TypeQualifier) {
    match qualifier {
        TypeQualifier::Const => quals.is_const = true,
        TypeQualifier::Restrict => quals.is_restrict = true,
        TypeQualifier::Volatile => quals.is_volatile = true,
        TypeQualifier::Atomic => quals.is_atomic = true,
        TypeQualifier::Nonnull | TypeQualifier::NullUnspecified | TypeQualifier::Nullable => {}
    }
}

/// The reason for a typedef name that no declaration introduced.
fn builtin_type(name: &str) -> &'static str {
    match name {
        "__builtin_va_list" => "va_list",
        "__int128_t" | "__uint128_t" => "__int128 type",
        _ => "unknown type",
    }
}
