//! Records and arrays as scalars: a record that is only read and written member by member, or copied
//! as a whole, is a set of SSA variables, one for each scalar in it; and so is an array of which every
//! index is a constant when it is lowered. A union of scalars of one size is one variable, whose bits are
//! seen in several ways.
//!
//! Only for variables of functions that are lowered in place ([`super::inline`]) and for variables
//! that a loop to be vectorized declares in its body: neither need ever be named in the output.
//! Arrays are assumed to be of that kind, and records with arrays in them ([`super::assumed`]).

use super::state::{Leaf, Lowering, Split, Step};
use frontend::tree::{Expr, ExprKind, VarId};
use frontend::types::{Field, QualType, TypeKind};

use super::places::Place;
use crate::options::Optimization;
use crate::ssa::{Type, Value, Var};

/// More scalars than this stay in memory.
const MOST: usize = 16;
/// The same where arrays are among them: the rows of a small matrix.
const MOST_ELEMENTS: usize = 64;
/// Records and arrays in each other.
const DEEPEST: usize = 4;

/// Whether there is an array on the way to a scalar.
fn is_indexed(leaf: &Leaf) -> bool {
    leaf.path
        .iter()
        .any(|step| matches!(step, Step::Element(_)))
}

/// Whether there is a record on the way to a scalar.
pub(super) fn is_member(leaf: &Leaf) -> bool {
    leaf.path
        .iter()
        .any(|step| matches!(step, Step::Member(..)))
}

impl Lowering<'_> {
    /// The scalars of a record type in order; `None` if it holds anything else.
    pub(super) fn leaves(&self, ty: QualType) -> Option<Vec<Leaf>> {
        let mut all = Vec::new();
        self.add_leaves(ty, &mut Vec::new(), MOST, &mut all)?;
        (!all.iter().any(is_indexed)).then_some(all)
    }

    /// The scalars of a variable, if it is a record, or assumed to be accessed by constant indices.
    pub(super) fn leaves_of(&self, var: &frontend::tree::Var) -> Option<Vec<Leaf>> {
        if var.address_taken {
            return None;
        }
        let asked = self.options.uses(Optimization::ArrayScalars);
        if !asked || !self.assumed.is_scalars(var) {
            return self.leaves(var.ty);
        }
        self.all_leaves(var.ty)
    }

    /// The scalars of a record or an array, elements of arrays among them.
    fn all_leaves(&self, ty: QualType) -> Option<Vec<Leaf>> {
        let mut all = Vec::new();
        self.add_leaves(ty, &mut Vec::new(), MOST_ELEMENTS, &mut all)?;
        (all.len() <= MOST || all.iter().any(is_indexed)).then_some(all)
    }

    fn add_leaves(
        &self,
        ty: QualType,
        path: &mut Vec<Step>,
        most: usize,
        all: &mut Vec<Leaf>,
    ) -> Option<()> {
        let odd = ty.quals.is_volatile || ty.quals.is_atomic;
        if odd || all.len() >= most || path.len() > DEEPEST {
            return None;
        }
        match *self.unit.types.kind(ty.ty) {
            TypeKind::Record(id) => {
                let record = self.unit.types.record(id);
                if record.layout_unknown {
                    return None;
                }
                let fields = record.fields.as_ref()?;
                // Members after the first one are the same variable.
                let own = match record.is_union {
                    true if !self.is_of_one_size(fields) => return None,
                    true => 1,
                    false => fields.len(),
                };
                for (n, field) in fields.iter().enumerate().take(own) {
                    if field.bit_width.is_some() || field.packed {
                        return None;
                    }
                    path.push(Step::Member(id, n as u32));
                    self.add_leaves(field.ty, path, most, all)?;
                    path.pop();
                }
            }
            TypeKind::Array(element, Some(len)) if (1..=most as u64).contains(&len) => {
                for n in 0..len as i64 {
                    path.push(Step::Element(n));
                    self.add_leaves(element, path, most, all)?;
                    path.pop();
                }
            }
            _ => {
                let machine = (!path.is_empty()).then(|| self.machine(ty.ty))??;
                all.push(Leaf {
                    path: path.clone(),
                    ty,
                    machine,
                });
            }
        }
        Some(())
    }

    /// Whether all members are numbers of one size.
    fn is_of_one_size(&self, members: &[Field]) -> bool {
        let bits = |member: &Field| {
            let odd = member.ty.quals.is_volatile || member.ty.quals.is_atomic;
            let machine = self.machine(member.ty.ty).filter(|_| !odd)?;
            let number = machine.is_int() || machine.is_float();
            let whole = member.bit_width.is_none() && !member.packed && number;
            whole.then(|| machine.bits())
        };
        let mut all = members.iter().map(bits);
        let first = all.next().flatten();
        first.is_some() && all.all(|bits| bits == first)
    }

    /// New variables for a record or an array of that name; empty: it has none.
    pub(super) fn split(&mut self, leaves: Vec<Leaf>, name: &str) -> Split {
        self.assumed.used |= leaves.iter().any(is_indexed);
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

    /// `z_re` for `z.re`, `z_3` for `z[3]`.
    fn leaf_name(&self, whole: &str, leaf: &Leaf) -> String {
        let mut name = whole.to_owned();
        for step in &leaf.path {
            match *step {
                Step::Member(id, field) => {
                    let fields = self.unit.types.record(id).fields.as_ref();
                    let field = fields.and_then(|fields| fields.get(field as usize));
                    if let Some(field) = field.filter(|field| !field.name.is_empty()) {
                        name.push('_');
                        name.push_str(&field.name);
                    }
                }
                Step::Element(n) => name.push_str(&format!("_{n}")),
            }
        }
        name
    }

    /// The variable of a scalar of a split record or array that an lvalue names.
    pub(super) fn split_member(&mut self, expr: &Expr) -> Option<(Var, Type)> {
        let (id, path) = self.split_path(expr)?;
        let split = self.split_of(id)?;
        let (leaf, var) = split.iter().find(|(leaf, _)| leaf.path == path)?;
        Some((*var, leaf.machine))
    }

    /// The split record or array that an lvalue is a part of, and the way to that part. Indices are
    /// evaluated.
    fn split_path(&mut self, expr: &Expr) -> Option<(VarId, Vec<Step>)> {
        let mut way = Vec::new();
        let mut at = expr;
        let id = loop {
            match &at.kind {
                ExprKind::Local(id) => break *id,
                ExprKind::Member { base: inner, .. }
                | ExprKind::Deref(inner)
                | ExprKind::Decay(inner)
                | ExprKind::PtrAdd { ptr: inner, .. } => {
                    way.push(at);
                    at = inner;
                }
                _ => return None,
            }
        };
        self.split_of(id)?;
        if way.iter().any(|at| matches!(at.kind, ExprKind::Decay(_))) {
            self.gains();
        }
        let mut path = Vec::new();
        for at in way.into_iter().rev() {
            match &at.kind {
                ExprKind::Member { record, field, .. } => {
                    let is_union = self.unit.types.record(*record).is_union;
                    let field = if is_union { 0 } else { *field };
                    path.push(Step::Member(*record, field));
                }
                ExprKind::Decay(_) => path.push(Step::Element(0)),
                ExprKind::PtrAdd {
                    index, negative, ..
                } => {
                    let by = self
                        .expr(index)
                        .map(|by| self.index(by, index.ty.ty, index.span));
                    let by = by.and_then(|by| self.graph.int_constant(by));
                    match (path.last_mut(), by) {
                        (Some(Step::Element(n)), Some(by)) if *negative => *n = n.wrapping_sub(by),
                        (Some(Step::Element(n)), Some(by)) => *n = n.wrapping_add(by),
                        _ => {
                            self.is_no_scalars(id);
                            return None;
                        }
                    }
                }
                _ => {}
            }
        }
        let split = self.split_of(id)?;
        // There is no such element.
        if !split.iter().any(|(leaf, _)| leaf.path.starts_with(&path)) {
            self.is_no_scalars(id);
            return None;
        }
        Some((id, path))
    }

    /// A split record or array that is accessed by other means after all.
    pub(super) fn is_no_scalars(&mut self, id: VarId) {
        let indexed = |split: &Split| split.iter().any(|(leaf, _)| is_indexed(leaf));
        if self.split_of(id).is_some_and(indexed) {
            // As which it will be accessed.
            self.assumed.arrays += 1;
            self.stays_in_memory(id);
        }
    }

    /// The variables of a split record or array.
    pub(super) fn split_of(&self, id: VarId) -> Option<&Split> {
        self.frame.splits.get(&id.0)
    }

    /// The scalars of a record value; `None` if they cannot be had one by one.
    pub(super) fn record_value(&mut self, expr: &Expr) -> Option<Vec<Value>> {
        let leaves = self.all_leaves(expr.ty)?;
        match &expr.kind {
            ExprKind::Zero => {
                let zero = |leaf: &Leaf| self.zero(leaf.machine, expr.span);
                Some(leaves.iter().map(zero).collect())
            }
            ExprKind::Load(place) => self.record_value(place),
            ExprKind::Call {
                direct: Some(id),
                args,
                ..
            } => self.inline_record(*id, args),
            ExprKind::Statements { body, value } => {
                body.iter().for_each(|stmt| self.stmt(stmt));
                self.record_value(value.as_deref()?)
            }
            ExprKind::Comma(a, b) => {
                self.expr(a);
                self.record_value(b)
            }
            ExprKind::Assign(lhs, rhs) => {
                let values = self.record_value(rhs)?;
                self.store_record(lhs, &values).then_some(values)
            }
            ExprKind::Local(_) | ExprKind::Member { .. } | ExprKind::Deref(_) => {
                match self.split_part(expr, &leaves) {
                    Some(vars) => {
                        let read = |(leaf, var): (&Leaf, Var)| self.graph.read(var, leaf.machine);
                        Some(leaves.iter().zip(vars).map(read).collect())
                    }
                    None => self.load_record(expr, &leaves),
                }
            }
            ExprKind::Global(_) => self.load_record(expr, &leaves),
            _ => None,
        }
    }

    /// The variables of a record that is a split one or a part of one.
    fn split_part(&mut self, expr: &Expr, leaves: &[Leaf]) -> Option<Vec<Var>> {
        let (id, prefix) = self.split_path(expr)?;
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
            let place = self.leaf_place(address, expr, leaf)?;
            self.load(place, leaf.ty, span)
        };
        leaves.iter().map(load).collect()
    }

    /// A scalar of a record that an lvalue names, at its address; `None`: its place is not known.
    fn leaf_place(&mut self, address: Value, lvalue: &Expr, leaf: &Leaf) -> Option<Place> {
        let (span, record) = (lvalue.span, lvalue.ty);
        let (mut at, mut ty, mut in_union) = (address, record, self.is_through_union(lvalue));
        for step in &leaf.path {
            match *step {
                Step::Member(record, field) => {
                    in_union |= self.unit.types.record(record).is_union;
                    at = self.member(at, record, field, span);
                    let fields = self.unit.types.record(record).fields.as_ref()?;
                    ty = fields.get(field as usize)?.ty;
                }
                Step::Element(n) => {
                    let &TypeKind::Array(element, _) = self.unit.types.kind(ty.ty) else {
                        return None;
                    };
                    at = self.element_at(at, element, n, span)?;
                    ty = element;
                }
            }
        }
        let mut ty = leaf.ty;
        ty.quals.is_volatile |= record.quals.is_volatile;
        Some(Place::Memory(at, self.access(ty, in_union)))
    }

    /// Assigns the scalars of a record to an lvalue; `false`: it cannot be assigned to.
    pub(super) fn store_record(&mut self, lhs: &Expr, values: &[Value]) -> bool {
        let Some(leaves) = self.all_leaves(lhs.ty) else {
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
            let Some(place) = self.leaf_place(address, lhs, leaf) else {
                return false;
            };
            self.store(place, leaf.ty, Some(value), lhs.span);
        }
        true
    }
}
