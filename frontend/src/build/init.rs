//! Initializers: what they say about the size of an array.

use super::Builder;
use crate::constexpr;
use crate::types::{QualType, TypeKind};
use lang_c::ast::{Designator, Expression, Initializer, InitializerListItem};
use lang_c::span::Node;

impl Builder<'_> {
    /// The type of an object after its initializer: `int a[] = { … }` has a size.
    pub(super) fn completed_by(
        &mut self,
        ty: QualType,
        initializer: Option<&Node<Initializer>>,
    ) -> QualType {
        let (TypeKind::Array(element, None), Some(initializer)) =
            (self.types.kind(ty.ty).clone(), initializer)
        else {
            return ty;
        };
        let count = match &initializer.node {
            Initializer::Expression(value) => self.string_length(value),
            Initializer::List(items) => self.list_length(element, items),
        };
        match count {
            Some(_) => {
                let kind = TypeKind::Array(element, count);
                QualType {
                    ty: self.types.intern(kind),
                    quals: ty.quals,
                }
            }
            None => ty,
        }
    }

    fn string_length(&mut self, node: &Node<Expression>) -> Option<u64> {
        let Expression::StringLiteral(_) = &node.node else {
            return None;
        };
        let string = self.unevaluated(|b| b.expr(node)).ok()?;
        match self.types.kind(string.ty.ty) {
            TypeKind::Array(_, count) => *count,
            _ => None,
        }
    }

    /// The number of elements, where each item initializes one element as a whole.
    fn list_length(
        &mut self,
        element: QualType,
        items: &[Node<InitializerListItem>],
    ) -> Option<u64> {
        let scalar = self.types.is_scalar(element.ty);
        let (mut next, mut count) = (0_u64, 0_u64);
        if let [item] = items
            && let Initializer::Expression(value) = &item.node.initializer.node
            && let Some(length) = self.string_length(value)
            && scalar
            && self.types.is_integer(element.ty)
        {
            return Some(length);
        }
        for item in items {
            let braced = matches!(item.node.initializer.node, Initializer::List(_));
            // Without braces one aggregate element takes several items.
            if !scalar && !braced {
                return None;
            }
            for (depth, designator) in item.node.designation.iter().enumerate() {
                match &designator.node {
                    Designator::Index(index) if depth == 0 => next = self.index_value(index)?,
                    Designator::Range(range) if depth == 0 => {
                        next = self.index_value(&range.node.to)?;
                    }
                    // `[i].member = …` may be followed by items for the same element.
                    _ => return None,
                }
            }
            next = next.checked_add(1)?;
            count = count.max(next);
        }
        Some(count)
    }

    fn index_value(&mut self, node: &Node<Expression>) -> Option<u64> {
        let value = self.unevaluated(|b| b.rvalue(node)).ok()?;
        u64::try_from(constexpr::integer(&self.types, &value)?).ok()
    }
}
