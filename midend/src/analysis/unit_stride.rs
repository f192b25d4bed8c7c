//! Strides that are the same in all iterations but not known, and may be taken for 1 where a guard says so.
//!
//! A loop that goes through an array by a variable (`x[i * s]`, `p += s`) is mostly called with neighbouring
//! elements. Loop versioning for unit strides: Nuzman, Rosen and Zaks, Auto-vectorization of Interleaved Data
//! for SIMD, 2006.

use super::function_view::FunctionView;
use super::loop_shape::innermost;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::LoopForest;
use crate::options::Options;
use crate::ssa::{
    Access, BinaryOp, Block, ConvertOp, Function, Inst, Op, Site, Type, Value, ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};

/// That the strides of a loop may be taken for 1 under a guard: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitStrides {
    /// The loop.
    pub site: Site,
    /// All blocks, header first.
    pub blocks: Vec<Block>,
    /// The strides, in as few bits as they have, and each as the loop has it: integers from before the loop,
    /// or that it reads from memory.
    pub strides: SortedMap<Value, Value>,
    /// What reads the latter. That the loop does not write them is for the guard to say.
    pub stride_loads: SortedSet<Inst>,
    /// Loads that read in the same place whatever the strides are: they may be done where the guard is not yet
    /// known to hold.
    pub steady_loads: SortedSet<Inst>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

impl UnitStrides {
    /// Whether a value is 1 wherever the strides are: one of them, or one of them in more bits.
    pub fn is_one(&self, f: &Function, value: Value) -> bool {
        self.strides.contains_key(&narrow(f, value))
    }
}

/// The strides of the loop at a site by which its accesses move, if there are any.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<UnitStrides> {
    let mut refusals = Vec::new();
    let view = innermost(function, forest, site, options, &mut refusals)?;
    if !refusals.is_empty() {
        return None;
    }
    let values = Values::of(&view, options);
    let (_, unknown) = values.carried(&view, options);
    let unknown: SortedSet<Value> = unknown.iter().map(|unknown| unknown.phi).collect();
    let (places, rows) = (places(&view), rows(&view));
    let mut strides = SortedMap::new();
    for (_, _, inst) in view.insts() {
        let (Some(result), &[a, b]) = (inst.result, inst.args.as_slice()) else {
            continue;
        };
        let (a, b) = (view.resolve(a), view.resolve(b));
        let moves = |v: Value| {
            let known = values.forms.known.get(&v);
            known.is_some_and(|known| known.form.iteration != 0)
        };
        // Any other variable that is added in each iteration is a value, and seldom 1.
        let carried = |v: Value| unknown.contains(&v) && places.contains(&v);
        let factor = match inst.op {
            Op::Binary(BinaryOp::Mul, _) if !places.contains(&result) => None,
            Op::Binary(BinaryOp::Mul, _) if rows.contains(&result) => None,
            Op::Binary(BinaryOp::Mul, _) if moves(a) => Some(b),
            Op::Binary(BinaryOp::Mul, _) if moves(b) => Some(a),
            Op::Binary(BinaryOp::Add | BinaryOp::Sub, _) | Op::PtrAdd { .. } if carried(a) => {
                Some(b)
            }
            Op::Binary(BinaryOp::Add, _) if carried(b) => Some(a),
            _ => None,
        };
        if let Some(stride) = factor.and_then(|factor| stride(&view, &values, factor)) {
            strides.entry(narrow(view.f, stride)).or_insert(stride);
        }
    }
    if strides.is_empty() {
        return None;
    }
    let inside = strides.values().filter(|&&stride| view.defines(stride));
    let read = inside.filter_map(|&stride| match view.f.values[stride].def {
        ValueDef::Result(inst) => Some(inst),
        ValueDef::Param(..) => None,
    });
    let mut legal = UnitStrides {
        site,
        blocks: view.blocks.clone(),
        stride_loads: read.collect(),
        strides,
        steady_loads: SortedSet::new(),
        checked: Checked,
    };
    legal.steady_loads = steady_loads(&view, &legal);
    Some(legal)
}

/// To which something is added that is no number: a product among these is where a row of a matrix begins, whose rows
/// are seldom of one element.
fn rows(view: &LoopView<'_>) -> SortedSet<Value> {
    let mut rows = SortedSet::new();
    for (_, _, inst) in view.insts() {
        if let (Op::Binary(BinaryOp::Add | BinaryOp::Sub, _), &[a, b]) =
            (&inst.op, inst.args.as_slice())
        {
            let mut added = |to: Value, what: Value| {
                if view.constant(what).is_none() {
                    rows.insert(view.resolve(to));
                }
            };
            added(a, b);
            added(b, a);
        }
    }
    rows
}

/// What addresses of the loop are made of, as far back as its header.
fn places(view: &LoopView<'_>) -> SortedSet<Value> {
    let mut places = SortedSet::new();
    let insts: Vec<_> = view.insts().collect();
    for (_, _, inst) in insts.into_iter().rev() {
        let made_of: &[Value] = match &inst.op {
            Op::Load(_) | Op::Store(_) => inst.args.get(..1).unwrap_or_default(),
            Op::Binary(..) | Op::PtrAdd { .. } | Op::Field(_) | Op::Convert(_)
                if inst.result.is_some_and(|v| places.contains(&v)) =>
            {
                &inst.args
            }
            _ => &[],
        };
        places.extend(made_of.iter().map(|&v| view.resolve(v)));
    }
    places
}

/// What must be 1 for a factor to be small and known: the factor without what is done with numbers.
fn stride(view: &LoopView<'_>, values: &Values, factor: Value) -> Option<Value> {
    let mut value = factor;
    loop {
        value = view.resolve(value);
        let ty = view.f.values[value].ty;
        if !ty.is_int() || ty == Type::I1 || view.constant(value).is_some() {
            return None;
        }
        if !view.defines(value) {
            return Some(value);
        }
        let inst = view.inst(value)?;
        let is_number = |n: usize| view.constant(inst.args[n]).is_some();
        value = match (&inst.op, inst.args.len()) {
            (Op::Convert(ConvertOp::SExt | ConvertOp::ZExt | ConvertOp::Trunc), 1) => inst.args[0],
            (Op::Binary(BinaryOp::Mul | BinaryOp::Sub, _), 2) if is_number(0) => inst.args[1],
            (Op::Binary(BinaryOp::Mul | BinaryOp::Shl, _), 2) if is_number(1) => inst.args[0],
            (Op::Load(Access { volatile, .. }), 1) => {
                let fixed = values.forms.is_invariant(view, inst.args[0]);
                return (fixed && !volatile).then_some(value);
            }
            _ => return None,
        };
    }
}

/// What a value is in fewer bits, where that is 1 if and only if the value is.
fn narrow(f: &Function, mut value: Value) -> Value {
    while let ValueDef::Result(inst) = f.values[value].def
        && let Op::Convert(ConvertOp::SExt | ConvertOp::ZExt) = f.insts[inst].op
        && let &[arg] = f.insts[inst].args.as_slice()
        && f.values[arg].ty != Type::I1
    {
        value = arg;
    }
    value
}

fn steady_loads(view: &LoopView<'_>, legal: &UnitStrides) -> SortedSet<Inst> {
    // What is the same in all iterations comes from no iteration before, so that one look is enough.
    let (mut changed, mut steady) = (SortedSet::new(), SortedSet::new());
    for &block in &view.blocks {
        for &i in &view.f.blocks[block].insts {
            let inst = &view.f.insts[i];
            let differs = |v: &Value| changed.contains(v) || legal.is_one(view.f, *v);
            match inst.args.iter().any(differs) {
                true => changed.extend(inst.result),
                false => steady.extend(matches!(inst.op, Op::Load(_)).then_some(i)),
            }
        }
        for edge in view.f.blocks[block].terminator.edges() {
            let params = &view.f.blocks[edge.block].params;
            for (&param, arg) in params.iter().zip(&edge.args) {
                if changed.contains(arg) || legal.is_one(view.f, *arg) {
                    changed.insert(param);
                }
            }
        }
    }
    steady
}
