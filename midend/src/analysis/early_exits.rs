//! Exits that a transform took from a loop, of which vector code must know whether an iteration would take
//! one: what decides over them, and whether that may be computed of iterations which the program may never
//! come to.

use super::accessed::Accessed;
use super::exit_conditions::{acts, decisions, is_sure, loads_behind, ways_to};
use super::facts::{CarriedKind, CarriedValue, EarlyExits, HazardKind, ReadAhead};
use super::hazards::hazards;
use super::induction::Induction;
use super::loop_shape::refusal;
use super::loop_view::LoopView;
use super::names;
use super::possible_exits;
use super::provenance::Provenance;
use crate::options::{Options, ReadAhead as Beyond};
use crate::remark::{Reason, Refusal};
use crate::ssa::{ConvertOp, FloatCC, Inst, Op, RemovedExit, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// What decides over the exits of a loop.
#[derive(Debug, Default)]
pub(super) struct Deciding {
    insts: SortedSet<Inst>,
    /// Block parameters among it.
    joined: SortedSet<Value>,
    /// Iterations hand on nothing but counters.
    only_counts: bool,
}

impl Deciding {
    /// The instructions of the loop that exits depend on; in `out`, which of them may not be done for
    /// iterations behind the exit.
    pub fn of(
        view: &LoopView<'_>,
        (inductions, carried): (&SortedMap<Value, Induction>, &[CarriedValue]),
        options: &Options,
        out: &mut Vec<Refusal>,
    ) -> Deciding {
        let mut deciding = Deciding::default();
        let exits = &view.site.removed_exits;
        let mut open: Vec<Value> = exits.iter().map(|exit| exit.cond).collect();
        for exit in exits.iter().filter(|exit| !view.always(exit.block)) {
            open.extend(decisions(view, exit.block));
        }
        let mut handed_on = view.f.blocks[view.header].params.iter();
        deciding.only_counts = handed_on.all(|param| inductions.contains_key(param));
        let mut seen = SortedSet::new();
        while let Some(value) = open.pop() {
            if !view.defines(value) || !seen.insert(value) {
                continue;
            }
            match view.f.values[value].def {
                ValueDef::Result(inst) => {
                    deciding.insts.insert(inst);
                    open.extend(&view.f.insts[inst].args);
                }
                ValueDef::Param(block, _) if block == view.header => {
                    let mut carried = carried.iter().filter(|c| c.phi == value);
                    let steps = carried.any(|c| matches!(c.kind, CarriedKind::Stepped { .. }));
                    if !steps && !inductions.contains_key(&value) {
                        let name = names::variable(view, view.var_of(value));
                        let detail = format!(
                            "whether the loop is left depends on `{name}`, which each iteration has of the one before"
                        );
                        out.push(refusal(Reason::SeveralExits, view.site.span, detail));
                    }
                }
                ValueDef::Param(block, n) => {
                    deciding.joined.insert(value);
                    let args = view.calls_to(block, true);
                    open.extend(args.filter_map(|(_, call)| call.args.get(n as usize)));
                    open.extend(ways_to(view, block));
                }
            }
        }
        out.extend(deciding.harmful(view, options));
        deciding
    }

    /// What may trap, or raise flags, where the program would not have done it.
    fn harmful(&self, view: &LoopView<'_>, options: &Options) -> Option<Refusal> {
        let own = || view.insts().filter(|(_, i, _)| self.insts.contains(i));
        let calls = |op: &Op| matches!(op, Op::LaneCall(_));
        let call = own().find(|(_, _, data)| calls(&data.op));
        if let Some((_, _, data)) = call {
            let detail = "whether the loop is left depends on a function that is called";
            return Some(refusal(Reason::SeveralExits, data.span, detail));
        }
        let found = hazards(own(), |v| view.constant(v), options);
        let mut found = found.iter();
        // Vectors see numbers only, whatever is read; to widen one raises no flag.
        let harmless = |op: &Op| matches!(op, Op::FCmp(_) | Op::Convert(ConvertOp::FExt));
        let found = found.find(|hazard| !harmless(&view.f.insts[hazard.inst].op))?;
        let data = &view.f.insts[found.inst];
        Some(match found.kind {
            HazardKind::Division => {
                let detail = "whether the loop is left depends on a division, which may trap in an iteration that is never reached";
                refusal(Reason::UnsafeCondition, data.span, detail)
            }
            HazardKind::FpFlags => {
                let detail = "whether the loop is left depends on floating-point arithmetic, which may raise flags in an iteration that is never reached";
                refusal(Reason::UnsafeCondition, data.span, detail)
                    .hint("`-fno-trapping-math` says that nobody looks at them")
            }
        })
    }

    /// Its comparisons that raise a flag for what is no number, where that matters. Those for equality raise
    /// none, but for signaling NaNs, which nobody has.
    fn signaling(&self, view: &LoopView<'_>, options: &Options) -> SortedSet<Inst> {
        let signals = |inst: &Inst| match view.f.insts[*inst].op {
            Op::FCmp(cc) => !matches!(cc, FloatCC::Eq | FloatCC::Ne),
            _ => false,
        };
        let own = self.insts.iter().copied().filter(signals);
        own.filter(|_| options.trapping_math).collect()
    }

    /// Its loads.
    pub fn loads(&self, view: &LoopView<'_>) -> SortedSet<Inst> {
        let is_load = |inst: &Inst| matches!(view.f.insts[*inst].op, Op::Load(_));
        self.insts.iter().copied().filter(is_load).collect()
    }

    /// How loads may be done for iterations that the program may never come to: all of the loop, if that is
    /// harmless, and otherwise those that decide.
    pub fn exits(
        &self,
        view: &LoopView<'_>,
        (accesses, not_affine, provenance): (&[Accessed], &[Inst], &Provenance<'_>),
        options: &Options,
        out: &mut Vec<Refusal>,
    ) -> Option<EarlyExits> {
        if view.site.removed_exits.is_empty() {
            return None;
        }
        let deciding = self.loads(view);
        let all = only_reads(view, options).filter(|_| not_affine.is_empty());
        let reads = |loads: &SortedSet<Inst>| {
            let own = accesses.iter().enumerate();
            let own = own.filter(|(_, a)| loads.contains(&a.access.inst) && !a.access.invariant);
            self.read_ahead(view, (&own.collect::<Vec<_>>(), provenance), options)
        };
        let whole = all.and_then(|all| Some((reads(&all).ok()?, all, true)));
        let found = match whole {
            Some(whole) => Ok(whole),
            None => reads(&deciding).map(|found| (found, deciding, false)),
        };
        let mut confirmed = SortedSet::new();
        let found = found.or_else(|refusal| {
            if !self.only_counts {
                return Err(refusal);
            }
            let (sure, others) = possible_exits::split(view, accesses, self.loads(view));
            if others.is_empty() || !possible_exits::are_seldom(view, &others) {
                return Err(refusal);
            }
            confirmed = others;
            reads(&sure).map(|found| (found, sure, false))
        });
        match found {
            Err(refusal) => {
                out.push(refusal);
                None
            }
            Ok(((read_ahead, tested_first), loads, only_reads)) => Some(EarlyExits {
                conditions: view.site.removed_exits.clone(),
                deciding: self.insts.clone(),
                joined: self.joined.clone(),
                loads,
                confirmed,
                signaling: self.signaling(view, options),
                read_ahead,
                tested_first,
                behind: behind(view, options),
                only_reads,
            }),
        }
    }

    /// The same of some loads, and the exits before these.
    fn read_ahead(
        &self,
        view: &LoopView<'_>,
        (own, provenance): (&[(usize, &Accessed)], &Provenance<'_>),
        options: &Options,
    ) -> Result<(ReadAhead, Vec<RemovedExit>), Refusal> {
        let beyond = |at: &Accessed, why: &str| {
            let place = names::place(view, at.address);
            let detail = format!("{place} would be read beyond the exit, {why}");
            let span = view.f.insts[at.access.inst].span;
            Err(refusal(Reason::SeveralExits, span, detail))
        };
        let surely = |a: &Accessed| is_sure(view, a);
        let limits: Option<Vec<u64>> = own.iter().map(|(_, a)| room(a, provenance)).collect();
        if let Some(limits) = limits {
            let limit = limits.into_iter().min();
            return Ok((ReadAhead::Inside { limit }, Vec::new()));
        }
        let sure: SortedSet<Inst> = own
            .iter()
            .filter(|(_, a)| surely(a))
            .map(|(_, a)| a.access.inst)
            .collect();
        let mut streams: Vec<(usize, &Accessed)> = Vec::new();
        let mut tested_first = Vec::new();
        let in_order = |sure: bool| own.iter().filter(move |(_, a)| surely(a) == sure);
        for &(n, a) in in_order(true).chain(in_order(false)) {
            let same = |b: &&(usize, &Accessed)| b.1.access.address == a.access.address;
            if streams.iter().find(same).is_some() {
                continue;
            }
            if let Some(exits) = exits_before(view, a, &sure) {
                tested_first.extend(exits);
                streams.push((n, a));
            }
        }
        tested_first.sort_by_key(|exit| exit.block);
        tested_first.dedup();
        for (_, a) in own {
            let (step, size) = (a.access.address.iteration, a.size());
            if step == 0 {
                let place = names::place(view, a.address);
                let detail = format!("{place} decides over an exit, and may change in the loop");
                let span = view.f.insts[a.access.inst].span;
                return Err(refusal(Reason::SeveralExits, span, detail));
            }
            let first = streams.first().map_or(*a, |first| first.1);
            let same = |b: &&(usize, &Accessed)| b.1.access.address == a.access.address;
            let why = if options.read_ahead == Beyond::None {
                "where its object may end, and nothing is to be read there"
            } else if step.abs() != size {
                "where its object may end"
            } else if streams.iter().find(same).is_none() && a.access.conditional {
                "though it is read under a condition only"
            } else if streams.iter().find(same).is_none() {
                "though another exit may come before it"
            } else if options.read_ahead == Beyond::Page && streams.len() > 1 {
                continue;
            } else if (step, size) != (first.access.address.iteration, first.size()) {
                "and blocks of it are others than those of another object"
            } else {
                continue;
            };
            return beyond(a, why);
        }
        if options.read_ahead == Beyond::Page && streams.len() > 1 {
            let accesses = streams.into_iter().map(|(n, _)| n).collect();
            return Ok((ReadAhead::Pages { accesses }, tested_first));
        }
        // Of neighbours, blocks hold those that the last one is of.
        let is_behind = |a: &Accessed, b: &Accessed| {
            let (a, b) = (&a.access.address, &b.access.address);
            let apart = a.constant.wrapping_sub(b.constant);
            let ahead = if a.iteration > 0 {
                apart > 0
            } else {
                apart < 0
            };
            (a.root, &a.terms) == (b.root, &b.terms) && ahead
        };
        let last = |a: &Accessed| !streams.iter().any(|(_, b)| is_behind(b, a));
        let (accesses, neighbours): (Vec<_>, Vec<_>) = streams.iter().partition(|(_, a)| last(a));
        let numbers = |some: Vec<(usize, &Accessed)>| some.into_iter().map(|(n, _)| n).collect();
        let read_ahead = ReadAhead::Blocks {
            accesses: numbers(accesses),
            neighbours: numbers(neighbours),
        };
        Ok((read_ahead, tested_first))
    }
}

/// What may raise flags and is done only in iterations that have passed an exit.
fn behind(view: &LoopView<'_>, options: &Options) -> SortedSet<Inst> {
    let insts = view.insts().filter(|(block, ..)| !view.surely(*block));
    let found = hazards(insts, |v| view.constant(v), options);
    found.iter().map(|hazard| hazard.inst).collect()
}

/// The exits that may be taken before an access is done, if each iteration that comes to it comes to them, and
/// nothing decides over them but loads that are `sure` to be done.
fn exits_before(
    view: &LoopView<'_>,
    a: &Accessed,
    sure: &SortedSet<Inst>,
) -> Option<Vec<RemovedExit>> {
    let behind = |exit: &&RemovedExit| !view.dom.dominates(a.access.block, exit.block);
    let exits: Vec<RemovedExit> = view
        .site
        .removed_exits
        .iter()
        .filter(behind)
        .copied()
        .collect();
    let known = |exit: &RemovedExit| {
        let loads = loads_behind(view, exit.cond);
        let invariant = |inst: &Inst| {
            let address = view.f.insts[*inst].args.first();
            address.is_some_and(|address| !view.defines(*address))
        };
        let mut loads = loads.iter();
        let all = loads.all(|inst| sure.contains(inst) || invariant(inst));
        all && view.dom.dominates(exit.block, a.access.block)
    };
    (!a.access.conditional && exits.iter().all(known)).then_some(exits)
}

/// The loads of a loop that does nothing which would do harm in iterations that the program may never come to,
/// but for these.
fn only_reads(view: &LoopView<'_>, options: &Options) -> Option<SortedSet<Inst>> {
    let harmful = hazards(view.insts(), |v| view.constant(v), options);
    if !harmful.is_empty() || acts(view) {
        return None;
    }
    let loads = view
        .insts()
        .filter(|(_, _, data)| matches!(data.op, Op::Load(_)));
    Some(loads.map(|(_, inst, _)| inst).collect())
}

/// The iterations for which an access surely stays in a declared object.
fn room(a: &Accessed, provenance: &Provenance<'_>) -> Option<u64> {
    let bytes = i128::from(provenance.array_bytes(a.deep.root?)?);
    if !a.deep.terms.is_empty() || !a.conditions.is_empty() {
        return None;
    }
    let (first, stride) = a.line();
    let last = bytes - i128::from(a.size());
    if !(0..=last).contains(&first) {
        return None;
    }
    let steps = match stride {
        0 => return Some(u64::MAX),
        1.. => (last - first) / stride,
        _ => first / -stride,
    };
    u64::try_from(steps + 1).ok()
}
