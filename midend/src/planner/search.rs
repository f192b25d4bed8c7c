//! Programs of searches: loops that do nothing but look for the iteration in which they are left.
//!
//! What they read may end behind that iteration. So they read whole blocks of memory, which are aligned to
//! their size, and of each an element that the program reads. The block that the first element is in comes
//! before the loop; what of it lies before that element does not count.

use super::guards::{Group, guard};
use super::program::{Program, Stage};
use super::skeleton::{LiveOuts, assemble, inductions, leave};
use super::trips::{Groups, trips};
use crate::analysis::facts::{EarlyExits, LoopFacts, MemoryAccess, ReadAhead};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::{IfResult, LoopControl, LoopNode, LoopResult, Node, POp, PType};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, IntCC, Type};

/// A loop that reads whole blocks.
#[derive(Debug)]
pub(super) struct Blocks<'f> {
    pub exits: &'f EarlyExits,
    /// The accesses by which it does, one for each address.
    pub accesses: Vec<&'f MemoryAccess>,
    /// Those whose elements lie before theirs.
    pub neighbours: Vec<&'f MemoryAccess>,
}

/// Whether a loop reads whole blocks, and which.
pub(super) fn blocks(facts: &LoopFacts) -> Option<Blocks<'_>> {
    let exits = facts.exits.as_ref()?;
    match &exits.read_ahead {
        ReadAhead::Blocks {
            accesses,
            neighbours,
        } => Some(Blocks {
            exits,
            accesses: accesses.iter().map(|&n| &facts.accesses[n]).collect(),
            neighbours: neighbours.iter().map(|&n| &facts.accesses[n]).collect(),
        }),
        ReadAhead::Inside { .. } | ReadAhead::Pages { .. } => None,
    }
}

/// Writes the program of a loop that reads whole blocks, of the same lanes before the loop and in it.
pub(super) fn write<'a>(
    first: Stage<'a>,
    others: Stage<'a>,
    mut scalars: Scalars<'a>,
    facts: &LoopFacts,
    Blocks {
        exits, accesses, ..
    }: Blocks<'_>,
) -> Result<Program, Refusal> {
    let (span, group) = (first.setting.span, first.group());
    let mut b = Builder::default();
    b.span = span;
    let groups = Groups {
        wide: 1,
        narrow: None,
        least: 1,
        last: false,
    };
    let counted = trips(&mut b, &mut scalars, facts, groups, span)?;
    let mut checks = guard(&mut b, &mut scalars, facts, counted.end, Group::of(group))?;
    let truth = PType::Scalar(Type::I1);
    let i64 = PType::Scalar(Type::I64);

    let mut w = Widener::new(first.setting, b, scalars);
    let beginning = w.read_blocks(&accesses, group)?;
    checks.also(&mut w.b, beginning.aligned);
    checks.phrases.extend(alike(&accesses));
    let last =
        w.b.binary(At::Before, BinaryOp::Add, counted.end, beginning.before);
    w.b.values[last].hint = Some("end".to_string());
    let zero = w.b.int(At::Before, Type::I64, 0);
    w.at_block(&beginning, zero);
    w.reads_ahead(exits);
    w.load_first(&exits.loads)?;
    let leaving = w.leaving(exits, Some(&beginning))?;
    let (found_first, number_first) = w.first_leaving(&leaving, None);
    for node in w.b.take(At::Body) {
        w.b.push(At::Before, node);
    }

    let mut w = Widener::new(others.setting, w.b, w.scalars);
    let counter = w.counter;
    w.at_block(&beginning, counter);
    w.reads_ahead(exits);
    w.load_first(&exits.loads)?;
    let leaves = w.leaving(exits, None)?;
    let (mut found, number) = w.first_leaving(&leaves, Some(counter));
    let around = w.b.take(At::Body);
    w.b.effect(At::Body, POp::Leave, &[number]);
    found.extend(w.b.replace(At::Body, around));
    w.b.push(At::Body, leave(leaves.any, found));

    let start = w.b.int(At::Before, Type::I64, group as i64);
    let later = w.b.value(i64, Some("found".to_string()));
    let body = w.b.take(At::Body);
    let widened = w.s.widened();
    let others = Node::Loop(LoopNode {
        control: LoopControl::Counted {
            counter,
            start: Some(start),
            end: last,
            step: widened.step(),
        },
        widened: Some(widened),
        often: None,
        stages: None,
        carried: std::mem::take(&mut w.carried),
        results: vec![LoopResult {
            value: later,
            otherwise: last,
        }],
        body,
    });
    let reached = w.b.value(i64, Some("reached".to_string()));
    w.b.push(
        At::Before,
        Node::If {
            cond: leaving.any,
            then: found_first,
            otherwise: vec![others],
            results: vec![IfResult {
                value: reached,
                then: number_first,
                otherwise: later,
            }],
            seldom: false,
        },
    );
    // Lanes behind the last iteration count for nothing.
    let fewer =
        w.b.inst(At::After, POp::ICmp(IntCC::Ult), &[reached, last], truth);
    let end =
        w.b.inst(At::After, POp::Select, &[fewer, reached, last], i64);
    let end = w.b.binary(At::After, BinaryOp::Sub, end, beginning.before);
    w.b.values[end].hint = Some("done".to_string());
    let mut assigns = inductions(&mut w, facts, end);
    assigns.sort_by_key(|a| a.0);
    let live_outs = LiveOuts {
        values: assigns,
        ..LiveOuts::default()
    };
    Ok(assemble(w, counted, checks, &live_outs))
}

/// What is asked of the objects that a loop reads blocks of, if there are several.
pub(super) fn alike(accesses: &[&MemoryAccess]) -> Option<String> {
    let several = accesses.len() > 1;
    several
        .then(|| "blocks of all that decides over the exit begin with the same element".to_string())
}
