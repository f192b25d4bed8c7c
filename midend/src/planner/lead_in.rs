//! Programs of loops that are left early, and do more than look for that.
//!
//! What decides over the exit is read in whole blocks of memory, as in a search, but nothing else may be done
//! of iterations that are not there. So the iterations up to the first block are done one after the other, and
//! vectors do those of whole blocks.

use super::guards::{Group, guard};
use super::program::{Program, Stage};
use super::search::{Blocks, alike};
use super::skeleton::{self, Ends, push_loop, run};
use super::trips::{Groups, constant_trips, trips};
use crate::analysis::distribution::Param;
use crate::analysis::facts::{CarriedKind, LoopFacts};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::{POp, PType};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, IntCC, Type};
use frontend::sorted::SortedMap;

/// Writes the program; the stages are alike. It runs for `least` iterations or more.
pub(super) fn write<'a>(
    [first, others]: [Stage<'a>; 2],
    mut scalars: Scalars<'a>,
    facts: &LoopFacts,
    Blocks {
        exits,
        accesses,
        neighbours,
    }: Blocks<'_>,
    least: u64,
) -> Result<Program, Refusal> {
    let (span, group) = (first.setting.span, first.group());
    // Vectors that are never used would be warned of.
    let most = constant_trips(facts).into_iter().chain(facts.room).min();
    if most.is_some_and(|most| most < least) {
        let detail =
            format!("it surely has fewer than {least} iterations, of which vectors gain nothing");
        return Err(Refusal::new(Reason::ShortTrip, span, detail));
    }
    let mut b = Builder::default();
    b.span = span;
    let groups = Groups {
        wide: 1,
        narrow: None,
        least,
        last: false,
    };
    let counted = trips(&mut b, &mut scalars, facts, groups, span)?;
    let mut checks = guard(&mut b, &mut scalars, facts, counted.end, Group::of(group))?;

    let mut w = Widener::new(first.setting, b, scalars);
    let (before, aligned) = w.before_block(&accesses, group)?;
    checks.also(&mut w.b, aligned);
    checks.phrases.extend(alike(&accesses));
    // What is left of the block that the first element is in.
    let zero = w.b.int(At::Before, Type::I64, 0);
    let rest = w.b.int(At::Before, Type::I64, group as i64 - 1);
    let lead = w.b.binary(At::Before, BinaryOp::Sub, zero, before);
    let lead = w.b.binary(At::Before, BinaryOp::And, lead, rest);
    w.b.values[lead].hint = Some("lead".to_string());
    let truth = PType::Scalar(Type::I1);
    let i64 = PType::Scalar(Type::I64);
    let short = w.b.inst(
        At::Before,
        POp::ICmp(IntCC::Ult),
        &[counted.end, lead],
        truth,
    );
    let args = [short, counted.end, lead];
    let lead_end = w.b.inst(At::Before, POp::Select, &args, i64);
    let (begun, made) = w.lead_in(&params(facts), exits, lead_end)?;
    for (phi, value) in made {
        w.scalars.make(phi, value);
    }

    // Whole blocks, if none of those iterations left the loop.
    let left = w.b.binary(At::Before, BinaryOp::Sub, counted.end, lead);
    let whole = w.b.int(At::Before, Type::I64, -(group as i64));
    let whole = w.b.binary(At::Before, BinaryOp::And, left, whole);
    let whole = w.b.binary(At::Before, BinaryOp::Add, lead, whole);
    let stays =
        w.b.inst(At::Before, POp::ICmp(IntCC::Eq), &[begun, lead], truth);
    let end =
        w.b.inst(At::Before, POp::Select, &[stays, whole, begun], i64);
    w.b.values[end].hint = Some("end".to_string());
    let mut w = w.resume(others.setting, begun);
    w.blocks_from_base(&accesses)?;
    w.blocks_from_base(&neighbours)?;
    let opened = run(&mut w, facts, others.grouped, &SortedMap::new())?;
    let reached = push_loop(&mut w, Some(begun), end, facts);
    let ends = Ends {
        opened,
        apart: SortedMap::new(),
        before: SortedMap::new(),
        reached,
    };
    skeleton::finish(w, facts, ends, (counted, checks), Vec::new())
}

/// What iterations that are done one after the other carry.
fn params(facts: &LoopFacts) -> Vec<Param> {
    let param = |c: &crate::analysis::facts::CarriedValue| Param {
        phi: c.phi,
        var: c.var,
        start: c.start,
        next: c.next,
        step: match c.kind {
            CarriedKind::Induction { step } => Some(step),
            _ => None,
        },
    };
    facts.carried.iter().map(param).collect()
}
