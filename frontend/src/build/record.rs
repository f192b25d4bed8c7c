//! Structs, unions and enumerations.

use super::scope::{Entity, Tag};
use super::{Builder, Built};
use crate::constexpr;
use crate::span::Span;
use crate::tree::Named;
use crate::types::{
    FieldSpec, IntKind, LayoutRules, QualType, RecordId, TypeId, TypeKind, TypeTable,
};
use lang_c::ast::{EnumType, StructDeclaration, StructField, StructKind, StructType};
use lang_c::span::Node;

impl Builder<'_> {
    /// `struct s`, `struct s { … }`, `union …`.
    pub(super) fn record_specifier(&mut self, node: &Node<StructType>, span: Span) -> QualType {
        let is_union = node.node.kind.node == StructKind::Union;
        let tag = node.node.identifier.as_ref().map(|id| self.name(id));
        let defines = node.node.declarations.is_some();
        let id = self.record_id(tag.as_deref(), is_union, defines);
        if let Some(declarations) = &node.node.declarations
            && self.types.record(id).fields.is_none()
        {
            let rules = self.record_rules(span);
            match self.fields(declarations) {
                Ok(fields) => {
                    self.types.complete_record(id, fields, rules);
                    if let Some(tag) = &tag {
                        self.note_meaning(tag, Named::Record(id), self.piece.span);
                    }
                }
                // Members vcc cannot read: the record stays incomplete, uses of it are opaque.
                Err(_) => self.types.forget_layout(id),
            }
        }
        self.types.intern(TypeKind::Record(id)).into()
    }

    /// The record a tag stands for: a definition declares it in its own scope.
    fn record_id(&mut self, tag: Option<&str>, is_union: bool, defines: bool) -> RecordId {
        let keyword = if is_union { "union" } else { "struct" };
        let Some(tag) = tag else {
            return self.types.new_record(None, is_union);
        };
        let known = if defines {
            self.scopes.innermost_tag(tag)
        } else {
            self.scopes.lookup_tag(tag)
        };
        if let Some(Tag::Record(id)) = known {
            return id;
        }
        let id = self
            .types
            .new_record(Some(format!("{keyword} {tag}")), is_union);
        self.declare_tag(tag, Tag::Record(id));
        id
    }

    /// Declares a tag. A record of an outer scope that has the same one cannot be named by it everywhere.
    fn declare_tag(&mut self, tag: &str, stands_for: Tag) {
        if let Some(Tag::Record(hidden)) = self.scopes.lookup_tag(tag) {
            self.types.forget_name(hidden);
        }
        self.scopes.declare_tag(tag, stands_for);
    }

    fn fields(&mut self, nodes: &[Node<StructDeclaration>]) -> Built<Vec<FieldSpec>> {
        let mut fields = Vec::new();
        for node in nodes {
            match &node.node {
                StructDeclaration::Field(field) => self.field(field, &mut fields)?,
                StructDeclaration::StaticAssert(_) => {}
            }
        }
        Ok(fields)
    }

    fn field(&mut self, node: &Node<StructField>, out: &mut Vec<FieldSpec>) -> Built<()> {
        let span = self.span(node);
        let (base, alignment) = self.specifier_qualifiers(&node.node.specifiers, span);
        let mut own = self.own_rules(span);
        // With several declarators, it would have to be said whose attribute it is.
        own.odd |= node.node.declarators.len() > 1 && own != LayoutRules::default();
        if node.node.declarators.is_empty() {
            // `struct { … };` within a struct; a mere declaration of a tag adds no member.
            let anonymous = match self.types.kind(base.ty) {
                TypeKind::Record(id) => self.types.record(*id).spelling.is_none(),
                _ => false,
            };
            let extension = self.ms_extension(node);
            if anonymous || extension {
                out.push(FieldSpec {
                    name: String::new(),
                    ty: base,
                    bit_width: None,
                    rules: alignment.of_member(own),
                });
            }
            return Ok(());
        }
        for declarator in &node.node.declarators {
            let mut spec = FieldSpec {
                name: String::new(),
                ty: base,
                bit_width: None,
                rules: alignment.of_member(own),
            };
            if let Some(inner) = &declarator.node.declarator {
                let declared = self.declarator(inner, base)?;
                spec.name = declared.name;
                spec.ty = declared.ty;
                let alignment = self.inherited(base, declared.ty, alignment);
                spec.rules = alignment.of_member(own);
            }
            if let Some(width) = &declarator.node.bit_width {
                let width = self.unevaluated(|b| b.rvalue(width))?;
                let value = constexpr::integer(&self.types, &width);
                let value = value.and_then(|v| u32::try_from(v).ok());
                spec.bit_width = Some(value.ok_or_else(|| self.reason("bit-field", span))?);
            }
            out.push(spec);
        }
        Ok(())
    }

    /// A member without declarator whose type is a typedef name (`-fms-extensions`).
    fn ms_extension(&self, node: &Node<StructField>) -> bool {
        use lang_c::ast::{SpecifierQualifier, TypeSpecifier};
        node.node.specifiers.iter().any(|s| match &s.node {
            SpecifierQualifier::TypeSpecifier(t) => {
                matches!(t.node, TypeSpecifier::TypedefName(_))
            }
            _ => false,
        })
    }

    /// `enum e`, `enum e { … }`.
    pub(super) fn enum_specifier(&mut self, node: &Node<EnumType>, span: Span) -> TypeId {
        let tag = node.node.identifier.as_ref().map(|id| self.name(id));
        if node.node.enumerators.is_empty() {
            return match tag.as_deref().and_then(|t| self.scopes.lookup_tag(t)) {
                Some(Tag::Enum(ty)) => ty,
                _ => self.opaque_type("incomplete enum"),
            };
        }
        let ty = self.enumerators(node, span);
        if let Some(tag) = tag {
            self.declare_tag(&tag, Tag::Enum(ty));
        }
        ty
    }

    fn enumerators(&mut self, node: &Node<EnumType>, span: Span) -> TypeId {
        let mut next = Some(0_i128);
        let mut names = Vec::new();
        for enumerator in &node.node.enumerators {
            if let Some(expression) = &enumerator.node.expression {
                let value = self.unevaluated(|b| b.rvalue(expression));
                next = value.ok().and_then(|e| constexpr::integer(&self.types, &e));
            }
            let name = self.name(&enumerator.node.identifier);
            // Later enumerators may use this one, before the type is settled.
            self.scopes.declare(
                &name,
                Entity::Enumerator {
                    value: next,
                    ty: TypeTable::INT,
                },
            );
            names.push((name, next));
            next = next.and_then(|v| v.checked_add(1));
        }
        let ty = self.enum_type(&names, span);
        for (name, value) in names {
            let fits = value.is_none_or(|v| self.model.fits(IntKind::Int, v));
            let ty = if fits { TypeTable::INT } else { ty };
            self.forget_hidden(&name);
            self.scopes.declare(&name, Entity::Enumerator { value, ty });
            if let Some(value) = value {
                self.note_meaning(&name, Named::Value(value), self.piece.span);
            }
        }
        ty
    }

    /// The compatible integer type as gcc and clang choose it.
    fn enum_type(&mut self, names: &[(String, Option<i128>)], span: Span) -> TypeId {
        let values: Option<Vec<i128>> = names.iter().map(|(_, value)| *value).collect();
        let odd = self
            .attributes_around(span)
            .any(|n| matches!(n, "packed" | "mode"));
        let short = self.short_enums;
        let Some(values) = values.filter(|_| !odd && !short) else {
            return self.opaque_type("enum of unknown size");
        };
        let candidates = if values.iter().any(|v| *v < 0) {
            [IntKind::Int, IntKind::Long, IntKind::LongLong]
        } else {
            [IntKind::UInt, IntKind::ULong, IntKind::ULongLong]
        };
        let fits = |kind: &&IntKind| values.iter().all(|v| self.model.fits(**kind, *v));
        match candidates.iter().find(fits) {
            Some(kind) => self.types.intern(TypeKind::Enum(*kind)),
            None => self.opaque_type("enum of unknown size"),
        }
    }
}
