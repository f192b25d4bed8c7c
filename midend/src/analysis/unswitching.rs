//! Branches of an innermost loop that go the same way in all iterations: which value decides over them, and the ways
//! that there are (loop unswitching: Bacon, Graham and Sharp, *Compiler Transformations for High-Performance
//! Computing*, 1994).
//!
//! Whether a minimum or maximum so far is no number is such a branch as well: it is a number from the first one on that
//! is, and remains one. That decides nothing before the loop, but a plan that leaves everything to the original loop
//! if the result is no number may take it for decided.

use super::function_view::FunctionView;
use super::loop_shape::innermost;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::LoopForest;
use crate::options::Options;
use crate::ssa::{BinaryOp, Block, FloatCC, Op, Site, Terminator, Value, Var};
use frontend::sorted::SortedSet;

/// How far the computation of what decides is followed.
const MAX_DEPTH: u32 = 16;
/// A loop is not written in more ways than this.
const MOST_WAYS: usize = 4;

/// What decides over branches of a loop: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unswitching {
    /// The loop.
    pub site: Site,
    /// The value, which is the same in all iterations.
    pub value: Value,
    /// The blocks that end with a branch over it.
    pub blocks: Vec<Block>,
    /// The ways that the loop can go.
    pub ways: Vec<Way>,
    /// What is a number on the only way that there is, a parameter of the header: the plan asks behind the loop.
    pub number: Option<Value>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// What the deciding value is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// This number.
    Is(i64),
    /// None of these numbers.
    IsNone(Vec<i64>),
}

/// What decides over branches of the loop at a site, if anything does.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<Unswitching> {
    let mut refusals = Vec::new();
    let view = innermost(function, forest, site, options, &mut refusals)?;
    let decided = view
        .blocks
        .iter()
        .filter_map(|&block| Some((block, deciding(&view, block)?)));
    let assigned = assigned(&view);
    let usable = |value| {
        is_unnoticed(&view, value, MAX_DEPTH) && is_kept(&view, value, &assigned, MAX_DEPTH)
    };
    let decided: Vec<_> = decided.filter(|(_, (value, _))| usable(*value)).collect();
    if !refusals.is_empty() {
        return None;
    }
    if decided.is_empty() {
        return of_number(&view, site);
    }
    // Checks tell of the iterations that vectors do, and only before them: in a later one, or behind a store of the
    // first one, another value could be read, and the loop go on another way.
    let values = Values::without_checks(&view, options);
    let fixed = |(_, (value, _)): &&(Block, Decision)| values.forms.is_invariant(&view, *value);
    let Some((_, first)) = decided.iter().find(fixed) else {
        return of_number(&view, site);
    };
    // Others are left to the vector code.
    let blocks = decided.iter().filter(|(_, other)| other == first);
    Some(Unswitching {
        site,
        value: first.0,
        blocks: blocks.map(|(block, _)| *block).collect(),
        ways: first.1.clone(),
        number: None,
        checked: Checked,
    })
}

/// The first branch that asks whether what a header parameter carries is a number.
fn of_number(view: &LoopView<'_>, site: Site) -> Option<Unswitching> {
    view.blocks.iter().find_map(|&block| {
        let (value, _) = deciding(view, block)?;
        let inst = view.inst(value)?;
        let (&Op::FCmp(cc), &[a, b]) = (&inst.op, inst.args.as_slice()) else {
            return None;
        };
        let carried = view.resolve(a);
        let header = &view.f.blocks[view.header].params;
        if carried != view.resolve(b) || !header.contains(&carried) {
            return None;
        }
        let number = match cc {
            FloatCC::Ne => 0,
            FloatCC::Eq => 1,
            FloatCC::Lt | FloatCC::Le | FloatCC::Gt | FloatCC::Ge => return None,
        };
        Some(Unswitching {
            site,
            value,
            blocks: vec![block],
            ways: vec![Way::Is(number)],
            number: Some(carried),
            checked: Checked,
        })
    })
}

/// What decides, and the ways there are.
type Decision = (Value, Vec<Way>);

/// The variables that are something else behind the loop than before it.
fn assigned(view: &LoopView<'_>) -> SortedSet<Var> {
    let carried = view.site.phis.iter().map(|(_, var)| *var);
    let left = view
        .site
        .exit
        .iter()
        .filter(|at| !view.site.entry.contains(at));
    carried.chain(left.map(|(var, _)| *var)).collect()
}

/// Whether a value can still be told when one of the ways is done: no variable that the loop assigns stands for any
/// part of it. The plan of each way asks for itself.
fn is_kept(view: &LoopView<'_>, value: Value, assigned: &SortedSet<Var>, depth: u32) -> bool {
    let mut holders = view.site.entry.iter().filter(|(_, held)| *held == value);
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    let kept = holders.clone().all(|(var, _)| !assigned.contains(var));
    match view.inst(value) {
        Some(inst) if kept => {
            holders.next().is_some()
                || inst
                    .args
                    .iter()
                    .all(|&arg| is_kept(view, arg, assigned, depth))
        }
        Some(_) => view.constant(value).is_some(),
        None => kept,
    }
}

/// Whether nobody notices that a value is computed before the first iteration. Integers are computed without a trace.
/// Reads, and floating-point numbers, which raise flags, are what the first iteration does anyway: the plans ask for
/// the value where it is known that there is one.
fn is_unnoticed(view: &LoopView<'_>, value: Value, depth: u32) -> bool {
    let Some(block) = view.def_block(value).filter(|&block| view.contains(block)) else {
        return true;
    };
    let (Some(inst), Some(depth)) = (view.inst(value), depth.checked_sub(1)) else {
        return false;
    };
    let plain = match inst.op {
        // They may trap.
        Op::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, _) => false,
        Op::Const(_) | Op::Unary(_) | Op::Binary(..) | Op::ICmp(_) | Op::Convert(_) => {
            let operands = inst.args.iter().chain([&value]);
            let floats = operands.filter(|operand| view.f.values[**operand].ty.is_float());
            view.surely(block) || floats.count() == 0
        }
        Op::FCmp(_) => view.surely(block),
        Op::PtrAdd { .. } | Op::Field(_) => true,
        Op::Load(access) => view.surely(block) && !access.volatile,
        _ => false,
    };
    plain && inst.args.iter().all(|&arg| is_unnoticed(view, arg, depth))
}

/// What decides over where a block of the loop goes on within it, and how.
fn deciding(view: &LoopView<'_>, block: Block) -> Option<Decision> {
    let terminator = &view.f.blocks[block].terminator;
    let mut edges = terminator.edges();
    if !edges.all(|edge| view.contains(edge.block) && edge.block != view.header) {
        return None;
    }
    match terminator {
        Terminator::Branch { cond, .. } => Some((*cond, vec![Way::Is(1), Way::Is(0)])),
        Terminator::Switch { value, cases, .. } => {
            let numbers: Vec<i64> = cases.iter().map(|(number, _)| *number).collect();
            let mut ways: Vec<Way> = numbers.iter().map(|&number| Way::Is(number)).collect();
            ways.push(Way::IsNone(numbers));
            (ways.len() <= MOST_WAYS).then_some((*value, ways))
        }
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => None,
    }
}
