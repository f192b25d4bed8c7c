//! The frame of a loop's plan: guards around the vector loop, live-outs behind it.

use super::groups::Grouped;
use super::guards::{Guard, guard};
use super::reduction::{self, Open};
use super::trips::{Trips, trips};
use crate::analysis::facts::{CarriedKind, CarriedValue, LoopFacts};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::{Setting, Widener};
use crate::plan::{LoopControl, LoopNode, Node, POp, PType, PValue, PValueData};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, Imm, Op, Type, Value, ValueDef};
use cranelift_entity::PrimaryMap;
use std::collections::BTreeMap;

/// A plan's program before it is priced.
#[derive(Debug)]
pub(super) struct Program {
    pub body: Vec<Node>,
    pub values: PrimaryMap<PValue, PValueData>,
    pub guards: Vec<String>,
}

/// Writes the program for one choice of lanes and vectors.
pub(super) fn write(
    setting: Setting<'_>,
    mut scalars: Scalars<'_>,
    facts: &LoopFacts,
    grouped: &BTreeMap<Value, Grouped>,
) -> Result<Program, Refusal> {
    let group = u64::from(setting.vf) * u64::from(setting.uf);
    let mut b = Builder::default();
    b.span = setting.span;
    let counted = trips(&mut b, &mut scalars, facts, group, setting.span)?;
    let checks = guard(&mut b, &mut scalars, facts, counted.end, group)?;
    let mut w = Widener::new(setting, b, scalars);
    let mut open = Vec::new();
    for carried in &facts.carried {
        if let CarriedKind::Reduction { op, ordered, .. } = &carried.kind {
            let begun = match grouped.get(&carried.phi) {
                Some(grouped) => Open::Groups(grouped.clone()),
                None => reduction::open(&mut w, carried, *op, *ordered)?,
            };
            open.push((carried, *op, begun));
        }
    }
    w.run()?;
    let mut assigns = Vec::new();
    let mut sure = Vec::new();
    for (carried, op, open) in &open {
        let (value, condition) = reduction::close(&mut w, carried, *op, open)?;
        assigns.push((carried.var, value));
        sure.extend(condition);
    }
    for carried in &facts.carried {
        if let CarriedKind::Induction { step } = carried.kind
            && step != 0
        {
            let value = stepped(&mut w, carried, step, counted.end);
            assigns.push((carried.var, value));
        }
    }
    assigns.sort_by_key(|a| a.0);
    Ok(assemble(w, counted, checks, &assigns, &sure, group))
}

/// `start + end * step` for a variable that steps.
fn stepped(w: &mut Widener<'_>, carried: &CarriedValue, step: i64, end: PValue) -> PValue {
    let ty = w.s.f.values[carried.phi].ty;
    let scalar = PType::Scalar(ty);
    if ty.is_int() && step == 1 && starts_at_zero(w, carried) {
        return match ty {
            Type::I64 => end,
            _ => {
                let op = POp::Convert(ConvertOp::Trunc);
                w.b.inst(At::After, op, &[end], scalar)
            }
        };
    }
    // The variable itself holds its value on entry.
    let start = w.b.inst(At::Before, POp::LiveIn(carried.var), &[], scalar);
    let name = w.s.f.vars[carried.var].name.clone();
    w.b.values[start].hint = Some(name).filter(|n| !n.is_empty());
    if ty == Type::Ptr {
        let op = POp::PtrAdd { scale: step };
        return w.b.inst(At::After, op, &[start, end], scalar);
    }
    let mut count = end;
    if ty != Type::I64 {
        let op = POp::Convert(ConvertOp::Trunc);
        count = w.b.inst(At::After, op, &[end], scalar);
    }
    if step == -1 {
        return w.b.binary(At::After, BinaryOp::Sub, start, count);
    }
    if step != 1 {
        let step = crate::engine::widen::sign_extend(step, ty.bits());
        let by = w.b.int(At::Before, ty, step);
        count = w.b.binary(At::After, BinaryOp::Mul, count, by);
    }
    w.b.binary(At::After, BinaryOp::Add, start, count)
}

fn starts_at_zero(w: &Widener<'_>, carried: &CarriedValue) -> bool {
    let f = w.s.f;
    let ValueDef::Result(inst) = f.values[carried.start].def else {
        return false;
    };
    f.insts[inst].op == Op::Const(Imm::Int(0))
}

fn assemble(
    mut w: Widener<'_>,
    counted: Trips,
    checks: Guard,
    assigns: &[(crate::ssa::Var, PValue)],
    sure: &[PValue],
    group: u64,
) -> Program {
    let vector_loop = Node::Loop(LoopNode {
        control: LoopControl::Counted {
            counter: w.counter,
            end: counted.end,
            step: group,
        },
        carried: std::mem::take(&mut w.carried),
        body: w.b.take(At::Body),
    });
    let mut all_sure: Option<PValue> = None;
    for &one in sure {
        all_sure = Some(match all_sure {
            Some(all) => w.b.binary(At::After, BinaryOp::And, all, one),
            None => one,
        });
    }
    w.b.push(At::Before, vector_loop);
    let mut inner = w.b.take(At::Before);
    inner.extend(w.b.take(At::After));
    for &(var, value) in assigns {
        w.b.effect(At::After, POp::Assign(var), &[value]);
    }
    let live_outs = w.b.take(At::After);
    match all_sure {
        // Otherwise nothing is assigned, and the original loop does everything once more.
        Some(cond) => inner.push(when(cond, live_outs)),
        None => inner.extend(live_outs),
    }
    let mut checked = w.b.take(At::Check);
    match checks.cond {
        Some(cond) => checked.push(when(cond, inner)),
        None => checked.extend(inner),
    }
    let mut body = w.b.take(At::Setup);
    match counted.enough {
        Some(cond) => body.push(when(cond, checked)),
        None => body.extend(checked),
    }
    Program {
        body,
        values: std::mem::take(&mut w.b.values),
        guards: checks.phrases,
    }
}

fn when(cond: PValue, then: Vec<Node>) -> Node {
    Node::If {
        cond,
        then,
        otherwise: Vec::new(),
        results: Vec::new(),
    }
}
