//! Horizontal reductions: values that are sums, products, minima or the like of many that are computed alike.

use super::alike::same_operation;
use super::around::Around;
use super::located::Located;
use super::operands::commutes;
use crate::analysis::reduction::reduce_op;
use crate::engine::minmax::of_selection;
use crate::options::FpMode;
use crate::plan::ReduceOp;
use crate::ssa::{BinaryOp, Function, Inst, Op, Type, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Fewer are not worth a vector.
const LEAST: usize = 4;

/// Operations of one, and reductions of a run: more are left to others.
const MOST: usize = 64;

/// A value that is folded of others.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// The value.
    pub value: Value,
    pub op: BinaryOp,
    /// What it is folded of that is computed alike, in the order of the text, or of memory where it is read.
    pub alike: Vec<Value>,
    /// What else it is folded of.
    pub rest: Vec<Value>,
    /// Lanes of the vectors that those computed alike are to be.
    pub lanes: usize,
    /// The operations that fold.
    pub chain: Vec<Inst>,
    /// The store of it, if a statement stores it that assigns it to no variable.
    pub store: Option<Inst>,
}

impl Reduction {
    /// Vectors of what is computed alike, and what is left.
    pub fn bundles(&self) -> (Vec<&[Value]>, Vec<Value>) {
        let chunks = self.alike.chunks_exact(self.lanes);
        let rest = [chunks.remainder(), &self.rest].concat();
        (chunks.collect(), rest)
    }

    /// How lanes are folded.
    pub fn fold(&self) -> Option<ReduceOp> {
        reduce_op(self.op)
    }
}

/// The reductions of a run, none of them within another one.
pub(super) fn reductions(around: &Around<'_>, located: &Located) -> Vec<Reduction> {
    let f = around.view.f;
    let inside: SortedSet<Inst> = located
        .insts
        .iter()
        .filter(|(_, statement)| statement.is_some())
        .map(|(inst, _)| *inst)
        .collect();
    let statements = &located.run.statements;
    let mut stores: Vec<Vec<(Value, Option<Inst>)>> = vec![Vec::new(); statements.len()];
    for &(inst, statement) in &located.insts {
        let data = &f.insts[inst];
        if let (Op::Store(access), Some(s), &[_, value]) = (&data.op, statement, &data.args[..])
            && !access.volatile
        {
            stores[s].push((value, Some(inst)));
        }
    }
    let mut roots: Vec<(Value, Option<Inst>)> = Vec::new();
    for (statement, stores) in statements.iter().zip(stores).rev() {
        roots.extend(statement.assigned.iter().map(|(_, value)| (*value, None)));
        roots.extend(stores);
    }
    let mut taken = SortedSet::new();
    let mut found = Vec::new();
    for (value, store) in roots {
        let ValueDef::Result(inst) = f.values[value].def else {
            continue;
        };
        if taken.contains(&inst) || !inside.contains(&inst) {
            continue;
        }
        let Some(reduction) = fold(around, &inside, value, store) else {
            continue;
        };
        taken.extend(reduction.chain.iter().copied());
        found.push(reduction);
        if found.len() == MOST {
            break;
        }
    }
    found
}

/// What a value is folded of.
fn fold(
    around: &Around<'_>,
    inside: &SortedSet<Inst>,
    value: Value,
    store: Option<Inst>,
) -> Option<Reduction> {
    let f = around.view.f;
    let (op, ..) = step(f, value)?;
    let floats = matches!(op, BinaryOp::FAdd | BinaryOp::FMul);
    if floats && around.options.fp != FpMode::Fast {
        return None;
    }
    let (mut chain, mut leaves) = (Vec::new(), Vec::new());
    let mut open = vec![value];
    while let Some(next) = open.pop() {
        let within = chain.len() < MOST;
        let steps = step(f, next).filter(|(own, ..)| *own == op && within);
        let ValueDef::Result(inst) = f.values[next].def else {
            leaves.push(next);
            continue;
        };
        match steps {
            Some((_, a, b))
                if inside.contains(&inst) && (next == value || around.is_used_once(next)) =>
            {
                chain.push(inst);
                open.extend([b, a]);
            }
            _ => leaves.push(next),
        }
    }
    leaves.retain(|&leaf| f.constant(leaf).is_none_or(|leaf| !is_identity(op, leaf)));
    let kind = |value: Value| match f.values[value].def {
        ValueDef::Result(inst) if !f.is_constant(value) => Some(&f.insts[inst].op),
        _ => None,
    };
    let alike = |a: Value, b: Value| match (kind(a), kind(b)) {
        (Some(x), Some(y)) => same_operation(x, y),
        _ => false,
    };
    let count = |model: Value| leaves.iter().filter(|&&leaf| alike(model, leaf)).count();
    let model = leaves
        .iter()
        .copied()
        .rev()
        .max_by_key(|&leaf| count(leaf))?;
    let (mut same, rest): (Vec<Value>, Vec<Value>) =
        leaves.iter().partition(|&&leaf| alike(model, leaf));
    let read = |value: Value| match f.values[value].def {
        ValueDef::Result(inst) => around.accessed(inst),
        ValueDef::Param(..) => None,
    };
    if same.iter().all(|&value| read(value).is_some()) {
        same.sort_by_key(|&value| read(value).map(|a| (a.base, a.offset)));
    }
    (same.len() >= LEAST).then(|| Reduction {
        value,
        op,
        lanes: 1 << same.len().ilog2(),
        alike: same,
        rest,
        chain,
        store,
    })
}

/// Whether an integer changes nothing.
fn is_identity(op: BinaryOp, operand: i64) -> bool {
    match op {
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => operand == 0,
        BinaryOp::Mul => operand == 1,
        BinaryOp::And => operand == -1,
        _ => false,
    }
}

/// The operation that may be done in any order, and its operands, that a value is.
fn step(f: &Function, value: Value) -> Option<(BinaryOp, Value, Value)> {
    let ValueDef::Result(inst) = f.values[value].def else {
        return None;
    };
    let data = &f.insts[inst];
    match (&data.op, &data.args[..]) {
        (Op::Binary(op, _), &[a, b]) if f.values[value].ty != Type::I1 => {
            commutes(*op).then_some((*op, a, b))
        }
        _ => of_selection(f, value),
    }
}
