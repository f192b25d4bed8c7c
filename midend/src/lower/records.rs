//! Records as scalars: a record that is only read and written member by member, or copied as a
//! whole, is a set of SSA variables, one for each scalar in it.
//!
//! Only for variables of functions that are lowered in place ([`super::inline`]) and for variables
//! that a loop to be vectorized declares in its body: neither need ever be named in the output.

use frontend::span::Span;
use frontend::tree::{Expr, ExprKind, VarId};
use frontend::types::{QualType, RecordId, TypeKind};

use super::Lowering;
use super::places::Place;
use crate::ssa::{Type, Value, Var};

/// More scalars than this stay in memory.
const MOST: usize = 16;

/// A scalar of a record: the members on the way to it, outermost first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    /// Records and positions in [`frontend::types::Record::fields`].
    pub path: Vec<(RecordId, u32)>,
    /// Its type.
    pub ty: QualType,
    /// Its machine type.
    pub machine: Type,
}

/// The variable of each scalar of a record.
pub(super) type Split = Vec<(Leaf, Var)>;

impl Lowering<'_> {
    /// The scalars of a record type in order; `None` if it holds anything else.
    pub(super) fn leaves(&self, ty: QualType) -> Option<Vec<Leaf>> {
        let mut all = Vec::new();
        self.add_leaves(ty, &mut Vec::new(), &mut all)?;
        Some(all)
    }

    fn add_leaves(
        &self,
        ty: QualType,
        path: &mut Vec<(RecordId, u32)>,
        all: &mut Vec<Leaf>,
    ) -> Option<()> {
        let odd = ty.quals.is_volatile || ty.quals.is_atomic;
        if odd || all.len() >= MOST || path.len() > 4 {
            return None;
        }
        let TypeKind::Record(id) = *self.unit.types.kind(ty.ty) else {
            let machine = (!path.is_empty()).then(|| self.machine(ty.ty))??;
            all.push(Leaf {
                path: path.clone(),
                ty,
                machine,
            });
            return Some(());
        };
        let record = self.unit.types.record(id);
        if record.is_union || record.layout_unknown {
            return None;
        }
        for (n, field) in record.fields.as_ref()?.iter().enumerate() {
            if field.bit_width.is_some() {
                return None;
            }
            path.push((id, n as u32));
            self.add_leaves(field.ty, path, all)?;
            path.pop();
        }
        Some(())
    }

    /// New variables for a record of that name; empty: it has none.
    pub(super) fn split(&mut self, leaves: Vec<Leaf>, name: &str) -> Split {
        let mut split = Vec::new();
        for leaf in leaves {
            let name = match name {
                "" => String::new(),
                name => self.leaf_name(name, &leaf),
            };
            let var = self.graph.variable(leaf.machine, name);
            split.push((leaf, var));
        }
        split
    }

    /// `z_re` for `z.re`.
    fn leaf_name(&self, record: &str, leaf: &Leaf) -> String {
        let mut name = record.to_owned();
        for &(id, field) in &leaf.path {
            let fields = self.unit.types.record(id).fields.as_ref();
            let field = fields.and_then(|fields| fields.get(field as usize));
            if let Some(field) = field.filter(|field| !field.name.is_empty()) {
                name.push('_');
                name.push_str(&field.name);
            }
        }
        name
    }

    /// The variable of a scalar of a split record that an lvalue names.
    pub(super) fn split_member(&self, expr: &Expr) -> Option<(Var, Type)> {
        let mut path = Vec::new();
        let mut at = expr;
        loop {
            match &at.kind {
                ExprKind::Member {
                    base,
                    record,
                    field,
                } => {
                    path.push((*record, *field));
                    at = base;
                }
                ExprKind::Local(id) => {
                    path.reverse();
                    let split = self.split_of(*id)?;
                    let (leaf, var) = split.iter().find(|(leaf, _)| leaf.path == path)?;
                    return Some((*var, leaf.machine));
                }
                _ => return None,
            }
        }
    }

    /// The variables of a split record.
    pub(super) fn split_of(&self, id: VarId) -> Option<&Split> {
        self.frame.splits.get(&id.0)
    }

    /// The scalars of a record value; `None` if they cannot be had one by one.
    pub(super) fn record_value(&mut self, expr: &Expr) -> Option<Vec<Value>> {
        let leaves = self.leaves(expr.ty)?;
        match &expr.kind {
            ExprKind::Load(place) => self.record_value(place),
            ExprKind::Call {
                direct: Some(id),
                args,
                ..
            } => self.inline_record(*id, args),
            ExprKind::Comma(a, b) => {
                self.expr(a);
                self.record_value(b)
            }
            ExprKind::Assign(lhs, rhs) => {
                let values = self.record_value(rhs)?;
                self.store_record(lhs, &values).then_some(values)
            }
            ExprKind::Local(_) | ExprKind::Member { .. } => match self.split_part(expr, &leaves) {
                Some(vars) => {
                    let read = |(leaf, var): (&Leaf, Var)| self.graph.read(var, leaf.machine);
                    Some(leaves.iter().zip(vars).map(read).collect())
                }
                None => self.load_record(expr, &leaves),
            },
            ExprKind::Global(_) | ExprKind::Deref(_) => self.load_record(expr, &leaves),
            _ => None,
        }
    }

    /// The variables of a record that is a split one or a part of one.
    fn split_part(&self, expr: &Expr, leaves: &[Leaf]) -> Option<Vec<Var>> {
        let mut prefix = Vec::new();
        let mut at = expr;
        let id = loop {
            match &at.kind {
                ExprKind::Member {
                    base,
                    record,
                    field,
                } => {
                    prefix.push((*record, *field));
                    at = base;
                }
                ExprKind::Local(id) => break *id,
                _ => return None,
            }
        };
        prefix.reverse();
        let split = self.split_of(id)?;
        let var = |leaf: &Leaf| {
            let whole: Vec<_> = prefix.iter().chain(&leaf.path).copied().collect();
            split.iter().find(|(l, _)| l.path == whole).map(|(_, v)| *v)
        };
        leaves.iter().map(var).collect()
    }

    /// Does the assignment of a record one of whose sides is no memory; `false`: it is none.
    pub(super) fn is_split_copy(&mut self, assignment: &Expr) -> bool {
        self.is_taken_apart() && self.record_value(assignment).is_some()
    }

    fn load_record(&mut self, expr: &Expr, leaves: &[Leaf]) -> Option<Vec<Value>> {
        let address = self.address(expr);
        let span = expr.span;
        let load = |leaf: &Leaf| {
            let place = self.leaf_place(address, expr.ty, leaf, span);
            self.load(place, leaf.ty, span)
        };
        leaves.iter().map(load).collect()
    }

    fn leaf_place(&mut self, address: Value, record: QualType, leaf: &Leaf, span: Span) -> Place {
        let mut at = address;
        for &(record, field) in &leaf.path {
            at = self.member(at, record, field, span);
        }
        let mut ty = leaf.ty;
        ty.quals.is_volatile |= record.quals.is_volatile;
        Place::Memory(at, self.access(ty, false))
    }

    /// Assigns the scalars of a record to an lvalue; `false`: it cannot be assigned to.
    pub(super) fn store_record(&mut self, lhs: &Expr, values: &[Value]) -> bool {
        let Some(leaves) = self.leaves(lhs.ty) else {
            return false;
        };
        if let Some(vars) = self.split_part(lhs, &leaves) {
            for (var, &value) in vars.into_iter().zip(values) {
                self.graph.write(var, value);
            }
            return true;
        }
        let address = self.address(lhs);
        for (leaf, &value) in leaves.iter().zip(values) {
            let place = self.leaf_place(address, lhs.ty, leaf, lhs.span);
            self.store(place, leaf.ty, Some(value), lhs.span);
        }
        true
    }
}
