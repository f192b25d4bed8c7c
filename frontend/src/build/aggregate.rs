//! Initializer lists of arrays and records, as a declaration and an assignment to each scalar
//! (C11 6.7.9).
//!
//! What names no scalar of its own becomes zero before. Lists that name an object twice, bit-fields and
//! unions, but for those whose members are scalars of one size, stay opaque.

use super::{Builder, Built};
use crate::constexpr;
use crate::sorted::SortedSet;
use crate::source::TokenKind;
use crate::span::Span;
use crate::tree::{Expr, ExprKind, Stmt, StmtKind, VarId};
use crate::types::{Field, IntKind, QualType, RecordId, TypeId, TypeKind, TypeTable};
use lang_c::ast::{Constant, Designator, Expression, Initializer, InitializerListItem};
use lang_c::span::Node;

/// What a list that is not taken apart is called.
const WHAT: &str = "aggregate initializer";

/// The items of a list in turn.
type Items<'n> = std::iter::Peekable<std::slice::Iter<'n, Node<InitializerListItem>>>;

/// A list in the making.
struct List {
    span: Span,
    /// The assignments.
    stmts: Vec<Stmt>,
    /// What is assigned, as positions on the way to it.
    assigned: SortedSet<Vec<u64>>,
    /// How many scalars that is.
    scalars: u64,
}

impl List {
    /// Whether an object or a part of it is assigned.
    fn touches(&self, way: &[u64]) -> bool {
        let whole = (0..=way.len()).any(|n| self.assigned.contains(&way[..n]));
        let mut from = self.assigned.range(way.to_vec()..);
        whole || from.next().is_some_and(|other| other.starts_with(way))
    }
}

/// An object within the variable.
#[derive(Clone)]
struct Place {
    lvalue: Expr,
    way: Vec<u64>,
}

impl Builder<'_> {
    /// `int a[3] = { x, [2] = y }` as a declaration and assignments; `None` if it is not of this kind.
    pub(super) fn scalars_one_by_one(
        &mut self,
        var: VarId,
        ty: QualType,
        initializer: Option<&Node<Initializer>>,
        span: Span,
    ) -> Option<Vec<Stmt>> {
        let initializer = initializer?;
        let text = match &initializer.node {
            Initializer::Expression(value) => Some(&**value),
            Initializer::List(_) => None,
        };
        if self.types.is_scalar(ty.ty) || text.is_some_and(|value| !is_text(value)) {
            return None;
        }
        let all = self.scalars(ty)?;
        let lvalue = Expr {
            kind: ExprKind::Local(var),
            ty,
            span,
        };
        let mut list = List {
            span,
            stmts: Vec::new(),
            assigned: SortedSet::new(),
            scalars: 0,
        };
        let place = Place {
            lvalue,
            way: Vec::new(),
        };
        let before = std::mem::replace(&mut self.frame.has_statements, false);
        let built = self.braced(&mut list, &place, initializer);
        // Which of the values comes first is not said.
        let ordered = !self.frame.has_statements;
        self.frame.has_statements |= before;
        built.ok().filter(|()| ordered)?;
        let zero = Expr {
            kind: ExprKind::Zero,
            ty,
            span,
        };
        let init = (list.scalars < all).then_some(zero);
        let declare = Stmt {
            kind: StmtKind::Declare { var, init },
            span,
        };
        list.stmts.insert(0, declare);
        Some(list.stmts)
    }

    /// How many scalars an object has; `None`: it has other parts.
    fn scalars(&self, ty: QualType) -> Option<u64> {
        if ty.quals.is_volatile || ty.quals.is_atomic {
            return None;
        }
        match self.types.kind(ty.ty) {
            TypeKind::Array(element, Some(count)) => self.scalars(*element)?.checked_mul(*count),
            TypeKind::Record(id) => {
                let record = self.types.record(*id);
                let fields = record.fields.as_ref()?;
                if record.is_union {
                    return self.is_one_scalar(fields).then_some(1);
                }
                let each = fields.iter().map(|field| match field.bit_width {
                    None => self.scalars(field.ty),
                    Some(_) => None,
                });
                each.sum()
            }
            _ => self.types.is_scalar(ty.ty).then_some(1),
        }
    }

    /// Whether the members of a union are scalars of one size, so that one of them gives it its value.
    fn is_one_scalar(&self, members: &[Field]) -> bool {
        let size = |member: &Field| {
            let whole = member.bit_width.is_none() && self.scalars(member.ty) == Some(1);
            let scalar = whole && self.types.is_scalar(member.ty.ty);
            scalar.then(|| self.types.size_of(member.ty.ty)).flatten()
        };
        let mut sizes = members.iter().map(size);
        let first = sizes.next().flatten();
        first.is_some() && sizes.all(|size| size == first)
    }

    fn is_union(&self, place: &Place) -> bool {
        let TypeKind::Record(id) = self.types.kind(place.lvalue.ty.ty) else {
            return false;
        };
        self.types.record(*id).is_union
    }

    /// What stands for one object: a value, or a list in braces.
    fn braced(
        &mut self,
        list: &mut List,
        place: &Place,
        initializer: &Node<Initializer>,
    ) -> Built<()> {
        // It takes the place of all that was said of the object before.
        if list.touches(&place.way) {
            return Err(self.reason(WHAT, list.span));
        }
        let items = match &initializer.node {
            Initializer::Expression(value) if is_text(value) => {
                return self.text(list, place, value);
            }
            Initializer::Expression(value) => {
                let value = self.value_as(value, place.lvalue.ty.ty)?;
                return self.assign_scalars(list, place, value);
            }
            Initializer::List(items) => items,
        };
        if let [item] = &items[..]
            && item.node.designation.is_empty()
            && (self.types.is_scalar(place.lvalue.ty.ty) || self.is_text_for(place, item))
        {
            return self.braced(list, place, &item.node.initializer);
        }
        let mut rest = items.iter().peekable();
        self.parts(list, place, &mut rest, true)?;
        match rest.next() {
            Some(_) => Err(self.reason(WHAT, list.span)),
            None => Ok(()),
        }
    }

    /// Whether a list is nothing but the text of an array of characters.
    fn is_text_for(&self, place: &Place, item: &Node<InitializerListItem>) -> bool {
        match (
            &item.node.initializer.node,
            self.types.kind(place.lvalue.ty.ty),
        ) {
            (Initializer::Expression(value), TypeKind::Array(element, _)) => {
                is_text(value) && self.types.is_integer(element.ty)
            }
            _ => false,
        }
    }

    /// The parts of an object, in order or as designators say, as far as there are items; `own`: the
    /// braces are the object's own, and only there designators count.
    fn parts(
        &mut self,
        list: &mut List,
        place: &Place,
        rest: &mut Items<'_>,
        own: bool,
    ) -> Built<()> {
        let mut next = 0;
        let (is_union, before) = (self.is_union(place), list.scalars);
        while let Some(item) = rest.peek() {
            // It has one member at a time.
            if is_union && list.scalars > before {
                return match own {
                    true => Err(self.reason(WHAT, list.span)),
                    false => Ok(()),
                };
            }
            let designation = &item.node.designation;
            let mut part = match designation.first() {
                Some(_) if !own => return Ok(()),
                Some(first) => self.designated(list, place, first)?,
                None => match self.part(place, next) {
                    Some(part) => part,
                    None => return Ok(()),
                },
            };
            next = part.way.last().map_or(0, |n| n + 1);
            for further in designation.iter().skip(1) {
                part = self.designated(list, &part, further)?;
            }
            let deep = designation.len() > 1;
            self.item(list, &part, rest)?;
            // It would go on in the inner object.
            let goes_on = rest.peek().is_some_and(|i| i.node.designation.is_empty());
            if deep && goes_on {
                return Err(self.reason(WHAT, list.span));
            }
        }
        Ok(())
    }

    /// The next item, for this object or, where it has no braces of its own, for its parts.
    fn item(&mut self, list: &mut List, place: &Place, rest: &mut Items<'_>) -> Built<()> {
        let odd = self.reason(WHAT, list.span);
        let Some(item) = rest.peek() else {
            return Err(odd);
        };
        let initializer = &item.node.initializer;
        let Initializer::Expression(value) = &initializer.node else {
            rest.next();
            return self.braced(list, place, initializer);
        };
        let ty = place.lvalue.ty.ty;
        match self.types.kind(ty) {
            TypeKind::Array(..) if is_text(value) => {
                let initializer = &rest.next().ok_or(odd)?.node.initializer;
                self.braced(list, place, initializer)
            }
            // A constant is no record; what else is one shows when it is built.
            TypeKind::Record(_) if !is_number(value) => {
                let value = self.rvalue(value)?;
                rest.next();
                match value.ty.ty == ty {
                    true => self.assign_scalars(list, place, value),
                    false => Err(odd),
                }
            }
            TypeKind::Array(..) | TypeKind::Record(_) => {
                // The designators before are those of the object.
                if !item.node.designation.is_empty() || list.touches(&place.way) {
                    return Err(odd);
                }
                self.parts(list, place, rest, false)
            }
            _ => {
                let value = self.value_as(value, ty)?;
                rest.next();
                self.assign_scalars(list, place, value)
            }
        }
    }

    fn assign_scalars(&mut self, list: &mut List, place: &Place, value: Expr) -> Built<()> {
        let scalars = self.scalars(place.lvalue.ty);
        let (Some(scalars), false) = (scalars, list.touches(&place.way)) else {
            return Err(self.reason(WHAT, list.span));
        };
        list.scalars += scalars;
        list.assigned.insert(place.way.clone());
        let ty = place.lvalue.ty.ty;
        let kind = ExprKind::Assign(Box::new(place.lvalue.clone()), Box::new(value));
        let assign = Expr {
            kind,
            ty: ty.into(),
            span: list.span,
        };
        list.stmts.push(Stmt {
            kind: StmtKind::Expr(assign),
            span: list.span,
        });
        Ok(())
    }

    /// The characters of a string literal, and a zero if there is room.
    fn text(&mut self, list: &mut List, place: &Place, value: &Node<Expression>) -> Built<()> {
        let span = self.span(value);
        let units = self.text_units(span);
        let (Some(units), &TypeKind::Array(element, Some(count))) =
            (units, self.types.kind(place.lvalue.ty.ty))
        else {
            return Err(self.reason(WHAT, list.span));
        };
        let TypeKind::Int(kind @ (IntKind::Char | IntKind::SChar | IntKind::UChar)) =
            *self.types.kind(element.ty)
        else {
            return Err(self.reason(WHAT, list.span));
        };
        for (n, unit) in (0..count).zip(units.into_iter().chain([0])) {
            let value = self.model.wrap(kind, i128::from(unit));
            let value = self.int_expr(value, element.ty, span);
            let part = self.element(place, n, element);
            self.assign_scalars(list, &part, value)?;
        }
        Ok(())
    }

    fn designated(
        &mut self,
        list: &List,
        place: &Place,
        designator: &Node<Designator>,
    ) -> Built<Place> {
        let at = match &designator.node {
            Designator::Index(index) => {
                let value = self.unevaluated(|b| b.rvalue(index)).ok();
                let value = value.and_then(|value| constexpr::integer(&self.types, &value));
                value.and_then(|value| u64::try_from(value).ok())
            }
            Designator::Member(name) => {
                let name = self.name(name);
                match self.types.kind(place.lvalue.ty.ty) {
                    TypeKind::Record(id) => {
                        let fields = self.types.record(*id).fields.iter().flatten();
                        let mut fields = (0_u64..).zip(fields);
                        let found = fields.find(|(_, field)| field.name == name);
                        found.map(|(n, _)| n)
                    }
                    _ => None,
                }
            }
            Designator::Range(_) => None,
        };
        let index = matches!(designator.node, Designator::Index(_));
        let fits = index == matches!(self.types.kind(place.lvalue.ty.ty), TypeKind::Array(..));
        let part = at.filter(|_| fits).and_then(|at| self.part(place, at));
        part.ok_or_else(|| self.reason(WHAT, list.span))
    }

    /// A part of an object by its position; `None`: it has no more.
    fn part(&mut self, place: &Place, at: u64) -> Option<Place> {
        match *self.types.kind(place.lvalue.ty.ty) {
            TypeKind::Array(element, Some(count)) => {
                (at < count).then(|| self.element(place, at, element))
            }
            TypeKind::Record(record) => self.field_of(place, record, at),
            _ => None,
        }
    }

    fn element(&mut self, place: &Place, at: u64, element: QualType) -> Place {
        let span = place.lvalue.span;
        let pointer: TypeId = self.types.pointer(element);
        let expr = |kind, ty: TypeId| Expr {
            kind,
            ty: ty.into(),
            span,
        };
        let whole = Box::new(place.lvalue.clone());
        let index = match i32::try_from(at) {
            Ok(_) => TypeTable::INT,
            Err(_) => self.types.int(IntKind::Long),
        };
        let kind = ExprKind::PtrAdd {
            ptr: Box::new(expr(ExprKind::Decay(whole), pointer)),
            index: Box::new(self.int_expr(i128::from(at), index, span)),
            negative: false,
        };
        let kind = ExprKind::Deref(Box::new(expr(kind, pointer)));
        Place {
            lvalue: Expr {
                kind,
                ty: element,
                span,
            },
            way: [&place.way[..], &[at]].concat(),
        }
    }

    fn field_of(&self, place: &Place, record: RecordId, at: u64) -> Option<Place> {
        let fields = self.types.record(record).fields.as_ref()?;
        let field = u32::try_from(at).ok()?;
        let ty = fields.get(field as usize)?.ty;
        let kind = ExprKind::Member {
            base: Box::new(place.lvalue.clone()),
            record,
            field,
        };
        let span = place.lvalue.span;
        Some(Place {
            lvalue: Expr { kind, ty, span },
            way: [&place.way[..], &[at]].concat(),
        })
    }

    /// The characters of string literals in a row.
    fn text_units(&self, span: Span) -> Option<Vec<u32>> {
        let mut units = Vec::new();
        for token in self.tokens_in(span) {
            let body = self.word(token).strip_prefix('"')?.strip_suffix('"')?;
            let plain = token.kind == TokenKind::String;
            units.extend(super::literal::string_units(body.as_bytes()).filter(|_| plain)?);
        }
        Some(units)
    }
}

/// A string literal.
fn is_text(value: &Node<Expression>) -> bool {
    matches!(value.node, Expression::StringLiteral(_))
}

/// A number as it is written.
fn is_number(value: &Node<Expression>) -> bool {
    match &value.node {
        Expression::Constant(constant) => matches!(
            constant.node,
            Constant::Integer(_) | Constant::Float(_) | Constant::Character(_)
        ),
        _ => false,
    }
}
