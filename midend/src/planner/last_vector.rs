//! The last iterations of a loop as one vector that overlaps with those before it, in the place of iterations that do
//! not fill a vector: it is computed before the loop, of what was in memory then, and stored behind it. So some
//! iterations are done twice, from the same values, and store the same.

use super::program::Stage;
use crate::analysis::facts::{CarriedKind, LoopFacts};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::effect::{Effect, effect};
use crate::plan::{Carried, LoopNode, Node, PInst, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, Type};
use frontend::span::Span;

/// Whether all iterations of a loop may be done again, and read what was there before it if guards say so: it
/// accumulates nothing, and is not left early. What changes an array in place is often done again soon, and then the
/// vectors that it reads would wait for stores that overlap.
pub(super) fn may_repeat(facts: &LoopFacts) -> bool {
    let counts = |kind: &CarriedKind| matches!(kind, CarriedKind::Induction { .. });
    facts
        .originals
        .as_ref()
        .is_some_and(|originals| !originals.in_place)
        && facts.exits.is_none()
        && facts.kept.is_empty()
        && facts.scalar_part.is_empty()
        && facts.carried.iter().all(|carried| counts(&carried.kind))
}

/// Whether the body of a vector loop can be taken apart, into what it computes and what it stores.
pub(super) fn comes_apart(body: &LoopNode) -> bool {
    let mut stores = false;
    let all = body.body.iter().all(|node| {
        let Node::Inst(inst) = node else {
            return false;
        };
        stores |= effect(&inst.op) == Effect::Writes;
        // Calls and arrays of its own are no steps that may be done twice.
        effect(&inst.op) != Effect::Other
    });
    all && stores
}

/// Ready to widen the last vector, of `all` iterations.
pub(super) fn begin<'a>(
    stage: Stage<'a>,
    (b, scalars): (Builder, Scalars<'a>),
    all: PValue,
) -> Widener<'a> {
    let group = stage.group() as i64;
    let mut w = Widener::new(stage.setting, b, scalars);
    let by = w.b.int(At::Before, Type::I64, group);
    let first = w.b.binary(At::Before, BinaryOp::Sub, all, by);
    w.b.values[first].hint = Some("last".to_string());
    w.begin_at(first);
    w
}

/// Has what was widened computed before the loops; the stores, which are to be done behind them.
pub(super) fn compute(w: &mut Widener<'_>) -> Result<Vec<Node>, Refusal> {
    let span = w.s.span;
    let carried = std::mem::take(&mut w.carried);
    let mut stores = Vec::new();
    for node in w.b.take(At::Body) {
        let Node::Inst(inst) = node else {
            return Err(whole(span));
        };
        let inst = begun(inst, &carried);
        if let Some(result) = inst.result {
            let data = &mut w.b.values[result];
            data.unrolled = None;
            data.hint = data.hint.take().map(|hint| format!("{hint}_last"));
        }
        match effect(&inst.op) {
            Effect::Writes => stores.push(Node::Inst(inst)),
            Effect::None | Effect::Reads => w.b.push(At::Before, Node::Inst(inst)),
            Effect::Other => return Err(whole(span)),
        }
    }
    Ok(stores)
}

/// Stores the last vector behind the loops, of which the last one does not come to all iterations.
pub(super) fn store(w: &mut Widener<'_>, stores: Vec<Node>) {
    let mut before = w.b.take(At::Before);
    if let Some(Node::Loop(LoopNode {
        widened: Some(widened),
        ..
    })) = before.last_mut()
    {
        widened.last = true;
    }
    before.extend(stores);
    w.b.replace(At::Before, before);
}

fn whole(span: Span) -> Refusal {
    let detail = "its last iterations cannot be taken apart";
    Refusal::new(Reason::Opaque, span, detail)
}

/// An operation of an iteration that is the first one of its loop.
fn begun(mut inst: PInst, carried: &[Carried]) -> PInst {
    for arg in &mut inst.args {
        if let Some(carried) = carried.iter().find(|carried| carried.value == *arg) {
            *arg = carried.init;
        }
    }
    inst
}
