//! Typedef names, and how they align what they stand for.

use super::declarator::Declared;
use super::scope::{Alignment, Entity};
use super::specifiers::Specifiers;
use super::{Builder, attributes};
use crate::span::Span;
use crate::types::{Layout, QualType, TypeId, TypeKind};

impl Builder<'_> {
    /// Declares a typedef name. `typedef struct { … } T;` names the record, too.
    pub(super) fn declare_type(&mut self, declared: &Declared, specifiers: &Specifiers) {
        self.forget_hidden(&declared.name);
        if let TypeKind::Record(id) = *self.types.kind(declared.ty.ty) {
            self.types.name_record(id, &declared.name);
        }
        let inherited = self.inherited(specifiers.base, declared.ty, specifiers.alignment);
        let (ty, alignment) = self.aligned_type(declared.ty, inherited, specifiers);
        let entity = Entity::Typedef { ty, alignment };
        self.scopes.declare(&declared.name, entity);
    }

    /// A record of an outer scope that is named by a typedef name cannot be named by it where a name of a block hides
    /// that.
    pub(super) fn forget_hidden(&mut self, name: &str) {
        if self.scopes.depth() > 1
            && let Some(Entity::Typedef { ty, .. }) = self.scopes.lookup(name)
            && let TypeKind::Record(hidden) = *self.types.kind(ty.ty)
            && self.types.record(hidden).spelling.as_deref() == Some(name)
        {
            self.types.forget_name(hidden);
        }
    }

    /// How a declared type is aligned, whose specifiers say `base`, by a typedef name that is aligned so.
    pub(super) fn inherited(
        &self,
        base: QualType,
        declared: QualType,
        alignment: Alignment,
    ) -> Alignment {
        let mut ty = declared;
        while ty.ty != base.ty {
            match *self.types.kind(ty.ty) {
                TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => ty = element,
                // A pointer to it, or a function that returns it.
                _ => return Alignment::Natural,
            }
        }
        alignment
    }

    /// The type that a typedef declares, and its alignment, with what its attributes say.
    fn aligned_type(
        &mut self,
        ty: QualType,
        inherited: Alignment,
        specifiers: &Specifiers,
    ) -> (QualType, Alignment) {
        let whole = specifiers.whole;
        let rules = self.own_rules(whole);
        let opaque = matches!(self.types.kind(ty.ty), TypeKind::Opaque(..));
        if opaque || (rules.aligned.is_none() && !rules.odd) {
            return (ty, inherited);
        }
        let natural = self.types.align_of(ty.ty);
        match (rules.aligned, natural) {
            // It would have to be said which of them it is.
            _ if specifiers.several => (self.lowered(None).into(), Alignment::Unknown),
            (Some(own), Some(natural)) if own < natural => {
                let size = self.types.size_of(ty.ty);
                let layout = size.map(|size| Layout { size, align: own });
                (self.lowered(layout).into(), Alignment::Natural)
            }
            (Some(own), Some(_)) if !rules.odd => (ty, Alignment::Bytes(own)),
            (None, _) if self.alignment_is_not_read(whole) => {
                (self.lowered(None).into(), Alignment::Unknown)
            }
            _ => (ty, Alignment::Unknown),
        }
    }

    /// What is accessed through such a type may lie where no object of the type could.
    fn lowered(&mut self, layout: Option<Layout>) -> TypeId {
        let what = "type that is aligned less than usual";
        self.types.intern(TypeKind::Opaque(what, layout))
    }

    /// Whether `aligned` is given something that is no number.
    fn alignment_is_not_read(&self, whole: Span) -> bool {
        let sites = self.own_sites(whole);
        let mut aligned = sites
            .iter()
            .filter(|site| attributes::names(site).any(|name| name == "aligned"));
        aligned.any(|site| {
            let words: Vec<&str> = self
                .tokens_in(site.span)
                .iter()
                .map(|t| self.word(t))
                .collect();
            let given =
                |pair: &[&str]| matches!(pair, [name, "("] if name.trim_matches('_') == "aligned");
            words.windows(2).any(given)
        })
    }
}
