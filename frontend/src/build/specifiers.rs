//! Declaration specifiers: base type, storage class, function specifiers.

use super::attributes;
use super::scope::Entity;
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
    /// `_Alignas`, an alignment attribute, or a typedef with one: record layout changes.
    pub(super) odd_layout: bool,
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
            odd_layout: false,
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
                    self.type_specifier(ty, &mut words, &mut out.odd_layout);
                }
                DeclarationSpecifier::TypeQualifier(q) => add_qualifier(&mut quals, &q.node),
                DeclarationSpecifier::Function(f) => {
                    out.inline |= f.node == FunctionSpecifier::Inline;
                }
                DeclarationSpecifier::Alignment(_) => out.odd_layout = true,
                DeclarationSpecifier::Extension(_) => {}
            }
        }
        self.note_sites(nodes, &mut words, &mut out);
        self.note_attributes(whole, &mut words, &mut out.odd_layout);
        out.base = self.base_type(&words).with(quals);
        out
    }

    /// Specifiers of a type name or a struct member, and whether a typedef has an alignment of its own.
    pub(super) fn specifier_qualifiers(
        &mut self,
        nodes: &[Node<SpecifierQualifier>],
        whole: Span,
    ) -> (QualType, bool) {
        let mut words = Words::default();
        let mut quals = Quals::NONE;
        let mut odd = false;
        for node in nodes {
            match &node.node {
                SpecifierQualifier::TypeSpecifier(ty) => {
                    self.type_specifier(ty, &mut words, &mut odd);
                }
                SpecifierQualifier::TypeQualifier(q) => add_qualifier(&mut quals, &q.node),
                SpecifierQualifier::Extension(_) => {}
            }
        }
        if let (Some(first), Some(last)) = (nodes.first(), nodes.last()) {
            let span = self.span(first).to(self.span(last));
            self.claim_words(span, &mut words);
        }
        // Attributes of the member itself are no matter of its type.
        self.note_attributes(whole, &mut words, &mut false);
        (self.base_type(&words).with(quals), odd)
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

    /// Attributes that make the type one vcc does not model; those that change its alignment.
    fn note_attributes(&self, whole: Span, words: &mut Words, odd: &mut bool) {
        for site in self.own_sites(whole) {
            let names = attributes::names(site);
            if names.clone().any(|name| TYPE_CHANGING.contains(&name)) {
                words.opaque = Some("type with attribute");
                words.layout = self.vector_layout(whole);
            }
            *odd |= names
                .clone()
                .any(|name| matches!(name, "aligned" | "align"));
        }
    }

    fn type_specifier(&mut self, node: &Node<TypeSpecifier>, words: &mut Words, odd: &mut bool) {
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
                words.other = Some(self.typedef_type(&name, odd));
            }
            TypeSpecifier::TypeOf(of) => words.other = Some(self.type_of(&of.node)),
        }
    }

    fn typedef_type(&mut self, name: &str, odd: &mut bool) -> QualType {
        match self.scopes.lookup(name) {
            Some(Entity::Typedef {
                ty,
                odd: odd_typedef,
            }) => {
                *odd |= odd_typedef;
                ty
            }
            _ => self.opaque_type(builtin_type(name)).into(),
        }
    }

    fn type_of(&mut self, of: &TypeOf) -> QualType {
        let unknown = self.opaque_type("typeof");
        match of {
            TypeOf::Type(name) => self.type_name_or_opaque(name).0,
            TypeOf::Expression(node) => {
                if let Expression::Identifier(id) = &node.node
                    && let Some(Entity::Typedef { ty, .. }) = self.scopes.lookup(&self.name(id))
                {
                    return ty;
                }
                self.unevaluated(|b| b.expr(node))
                    .map_or(unknown.into(), |e| e.ty)
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
        let (base, _) = self.specifier_qualifiers(&node.node.specifiers, self.span(node));
        match &node.node.declarator {
            Some(declarator) => Ok(self.declarator(declarator, base)?.ty),
            None => Ok(base),
        }
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
