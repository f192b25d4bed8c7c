//! Declarators: what pointers, arrays and functions make of a base type.

use super::specifiers::add_qualifier;
use super::{Builder, Built};
use crate::constexpr;
use crate::span::Span;
use crate::types::{QualType, Quals, TypeId, TypeKind, TypeTable};
use lang_c::ast::{
    ArrayDeclarator, ArraySize, Declarator, DeclaratorKind, DerivedDeclarator, Ellipsis,
    FunctionDeclarator, ParameterDeclaration, PointerQualifier, TypeQualifier,
};
use lang_c::span::Node;

/// A declared name with its type.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    /// Empty for abstract declarators.
    pub(super) name: String,
    pub(super) name_span: Span,
    pub(super) ty: QualType,
    /// Parameters of the innermost function declarator: those of a definition.
    pub(super) params: Option<Vec<Param>>,
}

/// A parameter as it is declared, its type adjusted.
#[derive(Clone, Debug)]
pub(super) struct Param {
    pub(super) name: String,
    pub(super) span: Span,
    pub(super) ty: QualType,
    /// As it is declared, if that is an array.
    pub(super) array: Option<TypeId>,
}

impl Builder<'_> {
    /// The name and type that a declarator gives to `base`.
    pub(super) fn declarator(
        &mut self,
        node: &Node<Declarator>,
        base: QualType,
    ) -> Built<Declared> {
        let mut ty = base;
        let mut params = None;
        // The parser lists pointers first, then suffixes from left to right; the suffixes apply
        // from the right (`a[2][3]` is an array of two arrays of three).
        let derived = &node.node.derived;
        for part in derived {
            if let DerivedDeclarator::Pointer(quals) = &part.node {
                ty = self.pointer_to(ty, quals);
            }
        }
        for part in derived.iter().rev() {
            ty = match &part.node {
                DerivedDeclarator::Pointer(_) => ty,
                DerivedDeclarator::Block(_) => return Err(self.reason("block", self.span(part))),
                DerivedDeclarator::Array(array) => self.array_of(ty, array)?,
                DerivedDeclarator::Function(function) => {
                    let (list, unprototyped) = self.parameters(function)?;
                    let variadic = function.node.ellipsis == Ellipsis::Some;
                    // Callers have lengths of their own.
                    let types = list.iter().map(|p| p.ty.ty);
                    let types = types.map(|ty| self.types.without_extents(ty).into());
                    let types = types.collect();
                    params = Some(list);
                    self.function_type(ty, types, variadic, unprototyped)
                }
                DerivedDeclarator::KRFunction(names) => {
                    let int = TypeTable::INT.into();
                    let list = names
                        .iter()
                        .map(|n| Param {
                            name: self.name(n),
                            span: self.span(n),
                            ty: int,
                            array: None,
                        })
                        .collect();
                    params = Some(list);
                    self.function_type(ty, Vec::new(), false, true)
                }
            };
        }
        let mut declared = match &node.node.kind.node {
            DeclaratorKind::Abstract => Declared {
                name: String::new(),
                name_span: Span::default(),
                ty,
                params: None,
            },
            DeclaratorKind::Identifier(id) => Declared {
                name: self.name(id),
                name_span: self.span(id),
                ty,
                params: None,
            },
            DeclaratorKind::Declarator(inner) => self.declarator(inner, ty)?,
        };
        declared.params = declared.params.or(params);
        Ok(declared)
    }

    fn pointer_to(&mut self, ty: QualType, qualifiers: &[Node<PointerQualifier>]) -> QualType {
        let mut quals = Quals::NONE;
        for qualifier in qualifiers {
            match &qualifier.node {
                PointerQualifier::TypeQualifier(q) => add_qualifier(&mut quals, &q.node),
                PointerQualifier::Extension(_) => {}
            }
        }
        QualType {
            ty: self.types.pointer(ty),
            quals,
        }
    }

    fn array_of(&mut self, element: QualType, array: &Node<ArrayDeclarator>) -> Built<QualType> {
        let kind = match &array.node.size {
            ArraySize::Unknown => TypeKind::Array(element, None),
            ArraySize::VariableUnknown => TypeKind::VariableArray(element, None),
            ArraySize::VariableExpression(size) | ArraySize::StaticExpression(size) => {
                let size = self.length(size);
                let constant = size.as_ref();
                match constant.and_then(|size| constexpr::integer(&self.types, size)) {
                    Some(count) if count >= 0 => {
                        TypeKind::Array(element, Some(u64::try_from(count).unwrap_or(u64::MAX)))
                    }
                    // A length that is constant but unknown to vcc is treated as variable, too.
                    _ => TypeKind::VariableArray(element, self.extent(size)),
                }
            }
        };
        Ok(self.types.intern(kind).into())
    }

    fn function_type(
        &mut self,
        ret: QualType,
        params: Vec<QualType>,
        variadic: bool,
        unprototyped: bool,
    ) -> QualType {
        let ret = unqualified(ret);
        self.types
            .intern(TypeKind::Function {
                ret,
                params,
                variadic,
                unprototyped,
            })
            .into()
    }

    /// The parameters of a prototype, and whether it is none (`f()`).
    fn parameters(&mut self, node: &Node<FunctionDeclarator>) -> Built<(Vec<Param>, bool)> {
        let nodes = &node.node.parameters;
        if nodes.is_empty() {
            return Ok((Vec::new(), node.node.ellipsis == Ellipsis::None));
        }
        // Parameters are declared so that later ones can use them (`int n, int a[n]`).
        self.scopes.enter();
        let around = self.lengths.enter_parameters();
        let list = self.parameter_list(nodes);
        self.lengths.leave_parameters(around);
        self.scopes.leave();
        let list = list?;
        match list.as_slice() {
            [only] if only.name.is_empty() && only.ty.ty == TypeTable::VOID => {
                Ok((Vec::new(), false))
            }
            _ => Ok((list, false)),
        }
    }

    fn parameter_list(&mut self, nodes: &[Node<ParameterDeclaration>]) -> Built<Vec<Param>> {
        let mut list = Vec::with_capacity(nodes.len());
        for node in nodes {
            let span = self.span(node);
            let base = self.specifiers(&node.node.specifiers, span).base;
            let param = match &node.node.declarator {
                None => Param {
                    name: String::new(),
                    span,
                    ty: self.adjusted(base, None),
                    array: self.array(base),
                },
                Some(declarator) => {
                    let declared = self.parameter_declarator(declarator, base)?;
                    let outer = array_qualifiers(declarator);
                    let ty = self.adjusted(declared.ty, outer);
                    Param {
                        name: declared.name,
                        span: declared.name_span,
                        ty,
                        array: self.array(declared.ty),
                    }
                }
            };
            if !param.name.is_empty() {
                let entity = self.lengths.parameter(list.len(), param.ty);
                self.scopes.declare(&param.name, entity);
            }
            list.push(param);
        }
        Ok(list)
    }

    /// A type if it is that of an array whose size is known.
    pub(super) fn array(&self, ty: QualType) -> Option<TypeId> {
        matches!(self.types.kind(ty.ty), TypeKind::Array(_, Some(_))).then_some(ty.ty)
    }

    /// A parameter's type: arrays and functions become pointers.
    pub(super) fn adjusted(&mut self, ty: QualType, outer: Option<Quals>) -> QualType {
        match *self.types.kind(ty.ty) {
            TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => {
                let to = element.with(ty.quals);
                QualType {
                    ty: self.types.pointer(to),
                    quals: outer.unwrap_or_default(),
                }
            }
            TypeKind::Function { .. } => self.types.pointer(ty).into(),
            _ => ty,
        }
    }
}

/// Qualifiers within the outermost brackets (`int a[restrict static 4]`).
fn array_qualifiers(node: &Node<Declarator>) -> Option<Quals> {
    let innermost = match &node.node.kind.node {
        DeclaratorKind::Declarator(inner) => return array_qualifiers(inner),
        DeclaratorKind::Abstract | DeclaratorKind::Identifier(_) => &node.node.derived,
    };
    innermost.iter().find_map(|part| match &part.node {
        DerivedDeclarator::Array(array) => Some(collect(&array.node.qualifiers)),
        _ => None,
    })
}

fn collect(nodes: &[Node<TypeQualifier>]) -> Quals {
    let mut quals = Quals::NONE;
    for node in nodes {
        add_qualifier(&mut quals, &node.node);
    }
    quals
}

/// The type without its own qualifiers.
pub(super) fn unqualified(ty: QualType) -> QualType {
    ty.ty.into()
}
