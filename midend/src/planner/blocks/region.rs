//! Regions: statements in whose place vector code may stand.

use super::around::Around;
use super::located::{Located, Statement};
use super::readable::{Places, Readable, places_read};
use super::reduction::Reduction;
use crate::plan::Plan;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Declares, Inst, Op, StatementRun, Value, ValueDef, Var};
use crate::transform::places::Accessed;
use frontend::sorted::SortedSet;
use frontend::span::Span;

/// Stores that become one, in the order of their lanes.
pub(super) type Bundle = Vec<Inst>;

/// Statements of a run all of whose effects are those of bundles.
#[derive(Debug)]
pub(super) struct Region<'a> {
    pub located: &'a Located,
    /// The first and the last statement.
    pub statements: [usize; 2],
    /// In the order in which their stores end.
    pub bundles: Vec<Bundle>,
    /// Instead of bundles: what becomes of one vector, or several, in a scalar.
    pub reduction: Option<Reduction>,
    /// Loads that may be done before all of its stores.
    pub loads: SortedSet<Inst>,
    /// Where these read, from the first one in memory on: offsets and addresses.
    pub reads: Places,
    /// The same with what is read soon after it: there can be read in it as well, whatever is there.
    pub readable: Places,
    /// Positions, in the run, of its first and its last instruction.
    pub ends: [usize; 2],
    /// All that is stored must be computed before anything is stored.
    pub computes_first: bool,
}

impl<'a> Region<'a> {
    /// The least region with these bundles.
    ///
    /// # Errors
    /// Something in it cannot be moved, or must stay as it is.
    pub fn new(
        around: &Around<'_>,
        located: &'a Located,
        mut bundles: Vec<Bundle>,
        reduction: Option<Reduction>,
    ) -> Result<Region<'a>, Refusal> {
        let f = around.view.f;
        let position = |inst: &Inst| located.insts.iter().position(|(i, _)| i == inst);
        let last = |bundle: &Bundle| bundle.iter().filter_map(position).max();
        bundles.sort_by_key(last);
        let mut stores: SortedSet<Inst> = bundles.iter().flatten().copied().collect();
        let mut replaced = stores.clone();
        if let Some(reduction) = &reduction {
            stores.extend(reduction.store);
            replaced.extend(reduction.store);
            replaced.extend(reduction.chain.iter().copied());
        }
        let of_those = || {
            let with = located.insts.iter().filter(|(i, _)| replaced.contains(i));
            with.filter_map(|(_, statement)| *statement)
        };
        let statements = [of_those().min(), of_those().max()].map(Option::unwrap_or_default);
        let inside =
            |s: &Option<usize>| s.is_some_and(|s| statements[0] <= s && s <= statements[1]);
        let all = || located.insts.iter().enumerate();
        let first = all().find(|(_, (_, s))| inside(s)).map_or(0, |(n, _)| n);
        let end = all().rev().find(|(_, (_, s))| inside(s));
        let ends = [first, end.map_or(0, |(n, _)| n)];
        let run = &located.run;
        let span = |n: usize| run.statements[n].span;
        let refuse = |at: Span, detail: &str| Refusal::new(Reason::NotSchedulable, at, detail);
        let whole = Span {
            start: span(statements[0]).start,
            end: span(statements[1]).end,
        };
        for n in statements[0]..=statements[1] {
            let detail = match &run.statements[n].declares {
                Declares::Nothing => continue,
                Declares::Other => "what is no number is declared between the statements",
                Declares::Variables(vars) => {
                    if !vars.iter().any(|&var| around.hides_another(var, whole)) {
                        continue;
                    }
                    "a variable is declared between the statements that hides another one"
                }
            };
            return Err(refuse(span(n), detail));
        }
        for &(inst, _) in &located.insts[ends[0]..=ends[1]] {
            match &f.insts[inst].op {
                Op::Store(_) if stores.contains(&inst) => {}
                Op::Store(_) => {
                    let detail = "another store stands between these";
                    return Err(refuse(f.insts[inst].span, detail));
                }
                Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => {
                    let detail =
                        "a call, or what vcc does not understand, stands between the statements";
                    return Err(refuse(f.insts[inst].span, detail));
                }
                Op::Load(access) if access.volatile => {
                    let detail = "a volatile access stands between the statements";
                    return Err(refuse(f.insts[inst].span, detail));
                }
                _ => {}
            }
        }
        if let Some(n) = located.loses(statements) {
            let detail =
                "the value of a variable that is read behind is part of what is computed of it";
            return Err(refuse(span(n), detail));
        }
        let mut region = Region {
            located,
            statements,
            bundles,
            reduction,
            loads: SortedSet::new(),
            reads: Places::new(),
            readable: Places::new(),
            ends,
            computes_first: false,
        };
        region.loads = region.movable_loads(around);
        let stays =
            |inst: &Inst| matches!(f.insts[*inst].op, Op::Load(_)) && !region.loads.contains(inst);
        let mut insts = region.insts().iter().map(|(inst, _)| *inst);
        if let Some(read) = insts.find(stays) {
            let detail = "what is read here may be what a statement before it has written";
            return Err(refuse(f.insts[read].span, detail));
        }
        region.keeps_order(around)?;
        region.computes_first = region.loads_late(around);
        region.reads = places_read(around, region.loads.iter().copied());
        let after = region.loads_after(around);
        region.readable = places_read(around, region.loads.iter().copied().chain(after));
        Ok(region)
    }

    /// What its vectors may be read of.
    pub fn readable(&self) -> Readable<'_> {
        Readable {
            loads: &self.loads,
            places: &self.readable,
        }
    }

    /// Where it is.
    pub fn span(&self) -> Span {
        let [first, last] = self.statements.map(|n| self.located.run.statements[n].span);
        Span {
            start: first.start,
            end: last.end,
        }
    }

    /// The variables and their values where it begins.
    pub fn names(&self, around: &Around<'_>) -> Vec<(Var, Value)> {
        let run = &self.located.run;
        let mut names = run.entry.clone();
        StatementRun::go_past(&mut names, &run.statements[..self.statements[0]]);
        names.retain(|&(var, _)| around.is_visible(var, self.span()));
        names
    }

    /// Variables that it assigns, and that something behind it needs, with their values then.
    pub fn assigned(&self, around: &Around<'_>) -> Vec<(Var, Value)> {
        let mut assigned: Vec<(Var, Value)> = Vec::new();
        for n in self.statements[0]..=self.statements[1] {
            for &(var, value) in &self.located.run.statements[n].assigned {
                assigned.retain(|(known, _)| *known != var);
                assigned.push((var, value));
            }
        }
        let (run, first) = self.located.first;
        let own = self.statements.map(|n| first + n);
        let inside = |&(r, s): &Statement| r == run && own[0] <= s && s <= own[1];
        assigned.retain(|&(var, value)| {
            around.is_visible_behind(var, self.span()) && around.is_used_but_in(value, inside)
        });
        assigned
    }

    /// Variables that its statements assign, but a plan of it does not.
    pub fn left_out(&self, plan: &Plan) -> SortedSet<Var> {
        let all = &self.located.run.statements[self.statements[0]..=self.statements[1]];
        let kept = plan.assigned();
        let assigned = all
            .iter()
            .flat_map(|s| s.assigned.iter().map(|(var, _)| *var));
        let lost = all.iter().flat_map(|s| &s.lost);
        let read = lost.filter(|(_, by)| !by.is_empty());
        let lost = read.map(|(var, _)| *var);
        assigned
            .chain(lost)
            .filter(|var| !kept.contains(var))
            .collect()
    }

    /// The instructions of the run before it, as far as they are looked at.
    fn before(&self, around: &Around<'_>) -> &[(Inst, Option<usize>)] {
        let first = self.ends[0].saturating_sub(around.options.slp.distance);
        &self.located.insts[first..self.ends[0]]
    }

    /// These and its own.
    pub fn near(&self, around: &Around<'_>) -> &[(Inst, Option<usize>)] {
        let first = self.ends[0].saturating_sub(around.options.slp.distance);
        &self.located.insts[first..=self.ends[1]]
    }

    /// Its instructions.
    pub fn insts(&self) -> &[(Inst, Option<usize>)] {
        &self.located.insts[self.ends[0]..=self.ends[1]]
    }

    /// Loads that read the same where the region begins: of the statements before it in the run, and its own.
    fn movable_loads(&self, around: &Around<'_>) -> SortedSet<Inst> {
        let f = around.view.f;
        let mut loads = SortedSet::new();
        let mut written: Vec<Accessed> = Vec::new();
        let mut free = |inst: Inst, written: &[Accessed]| {
            let Some(read) = around.accessed(inst).filter(|a| !a.is_store) else {
                return;
            };
            if !written.iter().any(|store| around.may_meet(store, &read)) {
                loads.insert(inst);
            }
        };
        for &(inst, _) in self.insts() {
            match &f.insts[inst].op {
                Op::Store(_) => written.extend(around.accessed(inst)),
                Op::Load(_) => free(inst, &written),
                _ => {}
            }
        }
        written.clear();
        for &(inst, _) in self.before(around).iter().rev() {
            match &f.insts[inst].op {
                Op::Store(access) if !access.volatile => written.extend(around.accessed(inst)),
                Op::Load(access) if !access.volatile => free(inst, &written),
                Op::Store(_) | Op::Load(_) => break,
                Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => break,
                _ => {}
            }
        }
        loads
    }

    /// Loads of the statements behind it that are done for sure, and of memory that is there already.
    fn loads_after(&self, around: &Around<'_>) -> Vec<Inst> {
        let f = around.view.f;
        let behind = &self.located.insts[self.ends[1] + 1..];
        let goes_on = |inst: &Inst| match &f.insts[*inst].op {
            Op::Load(access) | Op::Store(access) => !access.volatile,
            Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => false,
            _ => true,
        };
        let insts = behind
            .iter()
            .take(around.options.slp.distance)
            .map(|(inst, _)| *inst);
        let insts = insts.take_while(goes_on);
        insts
            .filter(|&inst| matches!(f.insts[inst].op, Op::Load(_)))
            .collect()
    }

    /// Stores of different bundles that may meet stay in their order.
    fn keeps_order(&self, around: &Around<'_>) -> Result<(), Refusal> {
        let place = |inst: &Inst| self.insts().iter().position(|(i, _)| i == inst);
        for (n, later) in self.bundles.iter().enumerate() {
            for earlier in &self.bundles[..n] {
                for (a, b) in earlier
                    .iter()
                    .flat_map(|a| later.iter().map(move |b| (a, b)))
                {
                    let pair = around.accessed(*a).zip(around.accessed(*b));
                    let meet = pair.is_none_or(|(a, b)| around.may_meet(&a, &b));
                    if meet && place(a) > place(b) {
                        let span = around.view.f.insts[*a].span;
                        let detail = "stores that would change places may be of the same memory";
                        return Err(Refusal::new(Reason::NotSchedulable, span, detail));
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether a bundle reads what an earlier bundle may write later than that.
    fn loads_late(&self, around: &Around<'_>) -> bool {
        let f = around.view.f;
        let mut written: Vec<Accessed> = Vec::new();
        for bundle in &self.bundles {
            let values = bundle.iter().map(|&inst| f.insts[inst].args[1]);
            let read = self.reads(around, values.collect());
            let meets = |read: &Accessed| written.iter().any(|w| around.may_meet(w, read));
            if read.iter().any(meets) {
                return true;
            }
            written.extend(bundle.iter().filter_map(|&inst| around.accessed(inst)));
        }
        false
    }

    /// What values are read of, as far as it may be read here.
    fn reads(&self, around: &Around<'_>, mut open: Vec<Value>) -> Vec<Accessed> {
        let f = around.view.f;
        let mut seen = SortedSet::new();
        let mut found = Vec::new();
        while let Some(value) = open.pop() {
            let ValueDef::Result(inst) = f.values[value].def else {
                continue;
            };
            if seen.insert(inst) {
                open.extend(&f.insts[inst].args);
                if self.loads.contains(&inst) {
                    found.extend(around.accessed(inst));
                }
            }
        }
        found
    }
}
