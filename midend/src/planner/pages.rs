//! Programs of searches in several arrays that lie anywhere: vectors read what is on one page of each, the first
//! element of which the program reads. Where one of them would read of two pages, as many iterations are done one
//! by one.

use super::guards::{Group, guard};
use super::program::{Program, Stage};
use super::purpose::is_search;
use super::skeleton::{LiveOuts, assemble, inductions, leave, leave_at_found, push_vectors};
use super::trips::{Groups, trips};
use crate::analysis::facts::{EarlyExits, LoopFacts, MemoryAccess};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::{LoopResult, Node, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Type};

/// Bytes of a page; no system has smaller ones.
const PAGE: i64 = 4096;

/// Bytes of each array that are read at once, at most: the more it is, the more often they are on two pages.
const MOST: i64 = 512;

/// Writes the program; `accesses` are those by which it reads.
pub(super) fn write<'a>(
    stage: Stage<'a>,
    mut scalars: Scalars<'a>,
    facts: &LoopFacts,
    exits: &EarlyExits,
    accesses: &[&MemoryAccess],
) -> Result<Program, Refusal> {
    let (span, group) = (stage.setting.span, stage.group());
    let bytes = |access: &&MemoryAccess| i64::from(access.ty.bytes()) * group as i64;
    if !is_search(stage.setting.f, facts) || accesses.iter().any(|a| bytes(a) > MOST) {
        let detail = "only searches read what else is on a page, and little of it at once";
        return Err(Refusal::new(Reason::SeveralExits, span, detail));
    }
    let mut b = Builder::default();
    b.span = span;
    let groups = Groups {
        wide: 1,
        narrow: None,
        least: 1,
        last: false,
    };
    let counted = trips(&mut b, &mut scalars, facts, groups, span)?;
    let checks = guard(&mut b, &mut scalars, facts, counted.end, Group::of(group))?;
    let (truth, i64) = (PType::Scalar(Type::I1), PType::Scalar(Type::I64));
    let mut w = Widener::new(stage.setting, b, scalars);
    w.blocks_from_base(accesses)?;
    let end = counted.end;
    let crosses = on_two_pages(&mut w, accesses, group)?;

    let around = w.b.take(At::Body);
    let size = w.b.int(At::Before, Type::I64, group as i64);
    let behind = w.b.binary(At::Body, BinaryOp::Add, w.counter, size);
    let fewer =
        w.b.inst(At::Body, POp::ICmp(IntCC::Ult), &[end, behind], truth);
    let behind = w.b.inst(At::Body, POp::Select, &[fewer, end, behind], i64);
    let begun = w.search_one_by_one(exits, w.counter, behind)?;
    let left =
        w.b.inst(At::Body, POp::ICmp(IntCC::Ne), &[begun, behind], truth);
    leave_at(&mut w, left, begun);
    let one_by_one = w.b.take(At::Body);

    if let Some(left) = w.left_first(exits, w.counter)? {
        let counter = w.counter;
        leave_at(&mut w, left, counter);
    }
    w.reads_ahead(exits);
    w.load_first(&exits.loads)?;
    let leaving = w.leaving(exits, None)?;
    let counter = w.counter;
    let iterations = Some((w.b.int(At::Before, Type::I64, 0), end));
    leave_at_found(&mut w, exits, &leaving, (counter, iterations))?;
    let together = w.b.replace(At::Body, around);
    w.b.push(
        At::Body,
        Node::If {
            cond: crosses,
            then: one_by_one,
            otherwise: together,
            results: Vec::new(),
            seldom: true,
        },
    );

    let reached = w.b.value(i64, Some("reached".to_string()));
    let counter = w.counter;
    let results = vec![LoopResult {
        value: reached,
        otherwise: end,
    }];
    push_vectors(&mut w, (counter, None, end), results);
    // Lanes behind the last iteration count for nothing.
    let fewer =
        w.b.inst(At::After, POp::ICmp(IntCC::Ult), &[reached, end], truth);
    let done =
        w.b.inst(At::After, POp::Select, &[fewer, reached, end], i64);
    w.b.values[done].hint = Some("done".to_string());
    let mut assigns = inductions(&mut w, facts, done);
    assigns.sort_by_key(|a| a.0);
    let live_outs = LiveOuts {
        values: assigns,
        ..LiveOuts::default()
    };
    Ok(assemble(w, counted, checks, &live_outs))
}

/// Leaves the loop with the number of an iteration.
fn leave_at(w: &mut Widener<'_>, cond: PValue, number: PValue) {
    let around = w.b.take(At::Body);
    w.b.effect(At::Body, POp::Leave, &[number]);
    let steps = w.b.replace(At::Body, around);
    w.b.push(At::Body, leave(cond, steps));
}

/// Whether what vectors would read of an array begins on one page and ends on another.
fn on_two_pages(
    w: &mut Widener<'_>,
    accesses: &[&MemoryAccess],
    group: u64,
) -> Result<PValue, Refusal> {
    let (truth, i64) = (PType::Scalar(Type::I1), PType::Scalar(Type::I64));
    let in_page = w.b.int(At::Before, Type::I64, PAGE - 1);
    let mut any: Option<PValue> = None;
    for access in accesses {
        let (size, group) = (i64::from(access.ty.bytes()), group as i64);
        let first = w.first_of_block(access)?;
        let to_int = POp::Convert(ConvertOp::PtrToInt);
        let address = w.b.inst(At::Body, to_int, &[first], i64);
        let offset = w.b.binary(At::Body, BinaryOp::And, address, in_page);
        let (cc, limit) = match access.address.iteration > 0 {
            true => (IntCC::Ugt, PAGE - group * size),
            false => (IntCC::Ult, (group - 1) * size),
        };
        let limit = w.b.int(At::Before, Type::I64, limit);
        let crosses = w.b.inst(At::Body, POp::ICmp(cc), &[offset, limit], truth);
        any = Some(match any {
            Some(any) => w.b.binary(At::Body, BinaryOp::Or, any, crosses),
            None => crosses,
        });
    }
    any.ok_or_else(|| {
        let detail = "it reads nothing that decides over the exit";
        Refusal::new(Reason::SeveralExits, w.s.span, detail)
    })
}
