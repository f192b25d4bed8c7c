//! Programs of loops that are left early and otherwise only read: of the block in which they are left, the lanes
//! before the exit are done by vectors as well.
//!
//! Of most blocks all lanes count. Those of which only some do (that of the first element, that of the exit,
//! that of the last iteration) are told from them by one condition; what they add to reductions is
//! masked. All lanes are computed before it is known which of them count, so nothing but reading may be done in
//! them, and that where it is harmless.
//!
//! Of a search that is left under conditions, vectors know some only, and lanes in which these hold are looked at
//! one by one.

use super::groups::Grouped;
use super::guards::{Group, guard};
use super::program::{Program, Stage};
use super::reduction::{self, How, Open};
use super::search::alike;
use super::skeleton::{self, Ends, Opened, Running, leave, leave_at_found, push_vectors};
use super::trips::{Groups, trips};
use crate::analysis::facts::{CarriedKind, EarlyExits, LoopFacts, MemoryAccess};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::early_exits::{Beginning, Leaving};
use crate::engine::widen::{Parts, Widener};
use crate::plan::{Carried, IfResult, LoopResult, Node, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, IntCC, Type, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// The lanes of a block that count.
struct Counting {
    /// The first; `None`: all blocks begin with one.
    first: Option<PValue>,
    /// Behind the last.
    end: PValue,
}

/// Writes the program; `accesses` are those by which it reads whole blocks, if it does.
pub(super) fn write<'a>(
    stage: Stage<'a>,
    mut scalars: Scalars<'a>,
    facts: &LoopFacts,
    exits: &EarlyExits,
    accesses: Option<&[&MemoryAccess]>,
) -> Result<Program, Refusal> {
    let (span, group) = (stage.setting.span, stage.group());
    let mut b = Builder::default();
    b.span = span;
    let groups = Groups {
        wide: if accesses.is_some() { 1 } else { group },
        narrow: None,
        least: 1,
        last: false,
    };
    let counted = trips(&mut b, &mut scalars, facts, groups, span)?;
    let mut checks = guard(&mut b, &mut scalars, facts, counted.end, Group::of(group))?;
    let mut w = Widener::new(stage.setting, b, scalars);
    let number = w.counter;
    let (mut beginning, mut last) = (None, counted.end);
    if let Some(accesses) = accesses {
        let found = w.read_blocks(accesses, group)?;
        checks.also(&mut w.b, found.aligned);
        checks.phrases.extend(alike(accesses));
        last = w.b.binary(At::Before, BinaryOp::Add, last, found.before);
        w.b.values[last].hint = Some("end".to_string());
        w.at_block(&found, number);
        beginning = Some(found);
    }
    let mut running = opened(&mut w, facts, stage.grouped)?;
    if let Some(beginning) = &beginning
        && !exits.tested_first.is_empty()
    {
        test_first_lane(&mut w, exits, beginning, number, &running)?;
    }
    w.reads_ahead(exits);
    w.load_first(&exits.loads)?;
    let leaving = w.leaving(exits, None)?;
    if exits.confirmed.is_empty() {
        w.run()?;
    }
    for r in &running {
        reduction::advance(&mut w, r.carried, &r.open)?;
    }
    // Counters are carried beside them.
    let reduced: SortedSet<PValue> = running.iter().flat_map(|r| r.open.values()).collect();
    let is_reduced = |carried: &&mut Carried| reduced.contains(&carried.value);
    let reached =
        w.b.value(PType::Scalar(Type::I64), Some("reached".to_string()));
    let mut results = vec![LoopResult {
        value: reached,
        otherwise: last,
    }];
    let block = Block {
        number,
        last,
        trips: counted.end,
        beginning: beginning.as_ref(),
        group,
    };
    let merged = match exits.confirmed.is_empty() {
        true => block.partial(&mut w, &running, &leaving)?,
        false => {
            let before = beginning.as_ref().map(|beginning| beginning.before);
            let iterations = before.map(|before| (before, counted.end));
            leave_at_found(&mut w, exits, &leaving, (number, iterations))?;
            Vec::new()
        }
    };
    for (carried, next) in w.carried.iter_mut().filter(is_reduced).zip(merged) {
        carried.next = next;
        let ty = w.b.ty(carried.value);
        let hint = w.b.values[carried.value].hint.clone();
        results.push(LoopResult {
            value: w.b.value(ty, hint),
            otherwise: carried.value,
        });
    }
    let mut ends = results[1..].iter().map(|result| result.value);
    for r in &mut running {
        r.open.replace(&mut ends);
    }
    push_vectors(&mut w, (number, None, last), results);
    let mut done = reached;
    if let Some(beginning) = &beginning {
        done =
            w.b.binary(At::After, BinaryOp::Sub, reached, beginning.before);
        w.b.values[done].hint = Some("done".to_string());
    }
    let ends = Ends {
        opened: Opened {
            running,
            kept: Vec::new(),
        },
        apart: SortedMap::new(),
        before: SortedMap::new(),
        reached: done,
    };
    skeleton::finish(w, facts, ends, (counted, checks), Vec::new())
}

/// Begins the reductions of a loop.
fn opened<'f>(
    w: &mut Widener<'_>,
    facts: &'f LoopFacts,
    grouped: &SortedMap<Value, Grouped>,
) -> Result<Vec<Running<'f>>, Refusal> {
    let mut running = Vec::new();
    for carried in &facts.carried {
        if let CarriedKind::Reduction { op, order, .. } = &carried.kind {
            let how = match grouped.get(&carried.phi) {
                Some(grouped) => How::Groups(grouped),
                None => How::Lanes,
            };
            let open = reduction::open(w, carried, *op, how, None)?;
            running.push(Running::new(carried, (*op, *order), open));
        }
    }
    Ok(running)
}

/// Leaves the loop before a block whose first iteration takes an exit before it reads all that vectors do.
fn test_first_lane(
    w: &mut Widener<'_>,
    exits: &EarlyExits,
    beginning: &Beginning,
    number: PValue,
    running: &[Running<'_>],
) -> Result<(), Refusal> {
    let (truth, i64) = (PType::Scalar(Type::I1), PType::Scalar(Type::I64));
    let zero = w.b.int(At::Before, Type::I64, 0);
    let starts = w.b.inst(
        At::Body,
        POp::ICmp(IntCC::Ult),
        &[number, beginning.before],
        truth,
    );
    let iteration =
        w.b.inst(At::Body, POp::Select, &[starts, zero, w.counter], i64);
    let Some(left) = w.left_first(exits, iteration)? else {
        return Ok(());
    };
    let around = w.b.take(At::Body);
    let reached =
        w.b.binary(At::Body, BinaryOp::Add, iteration, beginning.before);
    let values = running.iter().flat_map(|r| r.open.values());
    let args: Vec<PValue> = [reached].into_iter().chain(values).collect();
    w.b.effect(At::Body, POp::Leave, &args);
    let then = w.b.replace(At::Body, around);
    w.b.push(At::Body, leave(left, then));
    Ok(())
}

/// The block that an iteration does.
struct Block<'b> {
    /// Of the element that it begins with.
    number: PValue,
    /// Behind the last one of the loop.
    last: PValue,
    /// Iterations of the loop, if none is left early.
    trips: PValue,
    beginning: Option<&'b Beginning>,
    /// Elements.
    group: u64,
}

impl Block<'_> {
    /// Asks whether only some of its lanes count, and leaves the loop if it ends with such; what reductions are
    /// after it.
    fn partial(
        &self,
        w: &mut Widener<'_>,
        running: &[Running<'_>],
        leaving: &Leaving,
    ) -> Result<Vec<PValue>, Refusal> {
        let truth = PType::Scalar(Type::I1);
        let size = w.b.int(At::Before, Type::I64, self.group as i64);
        let mut cond = leaving.any;
        if let Some(beginning) = self.beginning {
            // Blocks that begin before the first element, and those that end behind the last.
            let whole = self.whole(w);
            w.b.values[whole].hint = Some("whole".to_string());
            let from =
                w.b.binary(At::Body, BinaryOp::Sub, self.number, beginning.before);
            let partial =
                w.b.inst(At::Body, POp::ICmp(IntCC::Uge), &[from, whole], truth);
            cond = w.b.binary(At::Body, BinaryOp::Or, cond, partial);
        }
        let around = w.b.take(At::Body);
        let counting = self.counting(w, leaving)?;
        let mut merged = Vec::new();
        for r in running {
            merged.extend(self.masked(w, r, &counting)?);
        }
        let fewer = w.b.inst(
            At::Body,
            POp::ICmp(IntCC::Ult),
            &[counting.end, size],
            truth,
        );
        let before_leaving = w.b.take(At::Body);
        let reached =
            w.b.binary(At::Body, BinaryOp::Add, self.number, counting.end);
        let args: Vec<PValue> = [reached]
            .into_iter()
            .chain(merged.iter().copied())
            .collect();
        w.b.effect(At::Body, POp::Leave, &args);
        let left = w.b.replace(At::Body, before_leaving);
        w.b.push(At::Body, leave(fewer, left));
        let then = w.b.replace(At::Body, around);
        let mut results = Vec::new();
        let values: Vec<PValue> = running.iter().flat_map(|r| r.open.values()).collect();
        for (value, &then) in values.into_iter().zip(&merged) {
            let Some(carried) = w.carried.iter().find(|c| c.value == value) else {
                continue;
            };
            let (ty, hint) = (w.b.ty(then), w.b.values[carried.value].hint.clone());
            results.push(IfResult {
                value: w.b.value(ty, hint),
                then,
                otherwise: carried.next,
            });
        }
        let next = results.iter().map(|result| result.value).collect();
        w.b.push(
            At::Body,
            Node::If {
                cond,
                then,
                otherwise: Vec::new(),
                results,
                seldom: true,
            },
        );
        Ok(next)
    }

    /// How many blocks there would be if each began with another element than the one before, and all of its
    /// elements counted.
    fn whole(&self, w: &mut Widener<'_>) -> PValue {
        let all_but_one = self.group as i64 - 1;
        if let Some(trips) = w.b.known_int(self.trips) {
            let whole = trips.saturating_sub(all_but_one).max(0);
            return w.b.int(At::Before, Type::I64, whole);
        }
        let (truth, i64) = (PType::Scalar(Type::I1), PType::Scalar(Type::I64));
        let all_but_one = w.b.int(At::Before, Type::I64, all_but_one);
        let zero = w.b.int(At::Before, Type::I64, 0);
        let args = [all_but_one, self.trips];
        let some = w.b.inst(At::Before, POp::ICmp(IntCC::Ult), &args, truth);
        let whole =
            w.b.binary(At::Before, BinaryOp::Sub, self.trips, all_but_one);
        w.b.inst(At::Before, POp::Select, &[some, whole, zero], i64)
    }

    /// Which of its lanes count.
    fn counting(&self, w: &mut Widener<'_>, leaving: &Leaving) -> Result<Counting, Refusal> {
        let (truth, i64) = (PType::Scalar(Type::I1), PType::Scalar(Type::I64));
        let Some(beginning) = self.beginning else {
            let (found, end) = w.first_leaving(leaving, None);
            found.into_iter().for_each(|node| w.b.push(At::Body, node));
            return Ok(Counting { first: None, end });
        };
        let zero = w.b.int(At::Body, Type::I64, 0);
        let args = [self.number, beginning.before];
        let starts = w.b.inst(At::Body, POp::ICmp(IntCC::Ult), &args, truth);
        let args = [starts, beginning.before, zero];
        let first = w.b.inst(At::Body, POp::Select, &args, i64);
        w.b.values[first].hint = Some("first".to_string());
        let leaving = w.leaving_from(leaving, first)?;
        let (found, lane) = w.first_leaving(&leaving, None);
        let size = w.b.int(At::Before, Type::I64, self.group as i64);
        let end = w.b.value(i64, Some("behind".to_string()));
        w.b.push(
            At::Body,
            Node::If {
                cond: leaving.any,
                then: found,
                otherwise: Vec::new(),
                results: vec![IfResult {
                    value: end,
                    then: lane,
                    otherwise: size,
                }],
                seldom: false,
            },
        );
        let left = w.b.binary(At::Body, BinaryOp::Sub, self.last, self.number);
        let fewer =
            w.b.inst(At::Body, POp::ICmp(IntCC::Ult), &[left, end], truth);
        let end = w.b.inst(At::Body, POp::Select, &[fewer, left, end], i64);
        w.b.values[end].hint = Some("behind".to_string());
        Ok(Counting {
            first: Some(first),
            end,
        })
    }

    /// What a reduction is after the lanes that count.
    fn masked(
        &self,
        w: &mut Widener<'_>,
        running: &Running<'_>,
        counting: &Counting,
    ) -> Result<Vec<PValue>, Refusal> {
        let lanes = |w: &mut Widener<'_>, bits: u32| {
            if u64::from(bits) <= 8 && self.group > 128 {
                let detail = "a block has more lanes than its elements can count";
                return Err(reduction::refuse(Reason::NoVectorForm, w.s.span, detail));
            }
            Ok(w.lanes_between(counting.first, counting.end, bits))
        };
        match &running.open {
            Open::InOrder { .. } => {
                let detail = "it adds up in order";
                Err(reduction::refuse(
                    Reason::FpReductionOrder,
                    w.s.span,
                    detail,
                ))
            }
            Open::Groups { grouped, value, .. } => {
                let on = lanes(w, grouped.operand_bits())?;
                let ty = w.b.ty(*value);
                let addend = grouped.addend(w, ty, Some(&on))?;
                let sum = POp::Binary(BinaryOp::Add);
                Ok(vec![w.b.inst(At::Body, sum, &[*value, addend], ty)])
            }
            Open::Lanes { values, .. } => {
                let own = w.s.f.values[running.carried.phi].ty;
                let on = lanes(w, own.bits())?;
                let next = w.vector(running.carried.next, own.bits())?;
                let ty = w.b.ty(values[0]);
                let each = on.iter().zip(&next).zip(values);
                let merged: Parts = each
                    .map(|((&on, &next), &value)| {
                        w.b.inst(At::Body, POp::Select, &[on, next, value], ty)
                    })
                    .collect();
                w.b.unrolled(&merged);
                Ok(merged)
            }
        }
    }
}
