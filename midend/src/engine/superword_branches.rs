//! Superword branches: a branch on a superword condition passes over steps that no lane does.
//!
//! A run of steps that all stand under one condition becomes one step ([`Step::Branch`]), which is done
//! if any lane comes to it. Its masks are relative to those lanes. A condition on which all lanes
//! agree stays a branch of the program as it is in C.
//!
//! Where masks cost much, such a run is written twice, first without masks for when all lanes come.

use super::linearize::{BranchJoin, Linear, Step, SuperwordBranch};
use super::mask::{Mask, MaskId, Masks};
use super::shape::{Shape, Shapes};
use super::widen::used_outside_of;
use crate::ssa::{BinaryOp, FloatCC, Function, Inst, IntCC, Op, Type, UnaryOp, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// Work that is worth asking whether any lane does it, in operations on one vector. A test and a
/// branch take about four; that it may be predicted wrongly is to be paid as well.
const WORTH_ASKING: u32 = 24;

/// What a question takes, in such operations.
const QUESTION: u32 = 8;

/// Work that is worth a branch where all lanes agree: it takes the place of a mask.
const WORTH_BRANCHING: u32 = 4;

/// Operations that masks cost, for which it is worth asking whether all lanes come.
const WORTH_DOUBLING: u32 = 6;

/// Work that is worth regrouping lanes, which must be listed, and all that they bring and leave stored.
const WORTH_REGROUPING: u32 = 60;

/// Operations of one region that are written twice.
const MOST_DOUBLED: u32 = 600;

/// Iterations that a loop inside is thought to run.
const TRIPS: u32 = 4;

/// Conditions that are looked at for each step, the outermost ones.
const MOST_CONDITIONS: usize = 8;

/// Runs of one region.
const MOST_SKIPS: usize = 64;

/// What decides where branches are set.
pub struct Question<'a> {
    /// The function.
    pub f: &'a Function,
    /// Shapes of its values.
    pub shapes: &'a Shapes,
    /// Instructions whose effects are in the order of the iterations, which is not that of lanes that
    /// come here.
    pub ordered: &'a SortedSet<Inst>,
    /// Values needed after the region.
    pub results: &'a [Value],
    /// Branches are set wherever they can be.
    pub everywhere: bool,
    /// Instructions that need harmless operands where they are off.
    pub hazards: &'a SortedSet<Inst>,
    /// Runs may be written twice.
    pub doubles: bool,
    /// Lanes may be regrouped.
    pub regroups: bool,
}

/// A sequence of a region.
#[derive(Clone, Copy)]
enum Sequence {
    Whole,
    Loop(usize),
    Branch(usize),
}

impl Sequence {
    fn of(self, linear: &Linear) -> &[Step] {
        match self {
            Sequence::Whole => &linear.steps,
            Sequence::Loop(number) => &linear.loops[number].steps,
            Sequence::Branch(number) => &linear.branches[number].steps,
        }
    }

    fn of_mut(self, linear: &mut Linear) -> &mut Vec<Step> {
        match self {
            Sequence::Whole => &mut linear.steps,
            Sequence::Loop(number) => &mut linear.loops[number].steps,
            Sequence::Branch(number) => &mut linear.branches[number].steps,
        }
    }
}

/// A run of steps.
struct Run {
    first: usize,
    /// The first step behind it.
    end: usize,
    /// Conditions that all its steps ask for.
    passed: Vec<MaskId>,
    /// Some lane nearly always comes.
    likely: bool,
}

impl Question<'_> {
    /// Sets them in all sequences of a region.
    pub fn place(&self, linear: &mut Linear) {
        self.sequence(linear, Sequence::Whole);
        for number in 0..linear.loops.len() {
            self.sequence(linear, Sequence::Loop(number));
        }
        let mut number = 0;
        // What is found inside of them comes behind them.
        while number < linear.branches.len() {
            self.sequence(linear, Sequence::Branch(number));
            number += 1;
        }
        self.double(linear);
        if self.regroups {
            self.regroup(linear);
        }
    }

    /// Chooses the runs of the region's own sequence for which lanes are regrouped where there are many
    /// vectors: those of which no lane does two, such as the sides of a branch. How many lanes do the one
    /// or the other is not known, but what they do together is: one of them.
    fn regroup(&self, linear: &mut Linear) {
        let mut heavy = Vec::new();
        for step in &linear.steps {
            let Step::Branch(number) = *step else {
                continue;
            };
            let branch = &linear.branches[number];
            let least = if self.everywhere { 0 } else { WORTH_REGROUPING };
            if !self.agree(linear, branch.mask) && self.work(linear, &branch.steps) >= least {
                heavy.push(number);
            }
        }
        for &number in &heavy {
            let mut others = heavy.iter().filter(|other| **other != number);
            let side = others.any(|&other| self.exclude(linear, number, other));
            linear.branches[number].regrouped = self.everywhere || side;
        }
    }

    /// Whether no lane does both of two runs.
    fn exclude(&self, linear: &Linear, a: usize, b: usize) -> bool {
        let (a, b) = (linear.branches[a].mask, linear.branches[b].mask);
        let conjuncts = linear.masks.conjuncts(b);
        let numbers = |mask| {
            let conjuncts = linear.masks.conjuncts(mask).into_iter();
            conjuncts.filter_map(|mask| self.number_asked(linear, mask))
        };
        let other = |(v, c): (Value, i64)| numbers(b).any(|(w, d)| v == w && c != d);
        linear.masks.excludes(a, &conjuncts) || numbers(a).any(other)
    }

    /// The value and the number that a mask compares for equality.
    fn number_asked(&self, linear: &Linear, mask: MaskId) -> Option<(Value, i64)> {
        match *linear.masks.get(mask) {
            Mask::Within(value, lo, hi) if lo == hi => Some((value, lo)),
            Mask::Cond(value, true) => match self.f.values[value].def {
                ValueDef::Result(inst) => {
                    match (&self.f.insts[inst].op, &self.f.insts[inst].args[..]) {
                        (Op::ICmp(IntCC::Eq), &[a, b]) => Some((a, self.f.constant(b)?)),
                        _ => None,
                    }
                }
                ValueDef::Param(..) => None,
            },
            _ => None,
        }
    }

    /// Chooses the runs that are written twice, those first that gain most, none within another.
    fn double(&self, linear: &mut Linear) {
        let mut found: Vec<(u32, usize)> = Vec::new();
        for number in 0..linear.branches.len() {
            if let Some(spared) = self.worth_doubling(linear, number) {
                found.push((spared, number));
            }
        }
        found.sort_by_key(|&(spared, number)| (u32::MAX - spared, number));
        let mut doubled = 0;
        let mut closed = SortedSet::new();
        for (_, number) in found {
            let inside = within(linear, number);
            let length = self.length(linear, &linear.branches[number].steps);
            if doubled + length > MOST_DOUBLED || inside.iter().any(|n| closed.contains(n)) {
                continue;
            }
            doubled += length;
            // Those around it are found to hold it, those inside are a part of it.
            closed.extend(inside);
            linear.branches[number].doubled = true;
        }
    }

    /// How many operations masks cost in a run, if it is worth being written twice.
    fn worth_doubling(&self, linear: &Linear, number: usize) -> Option<u32> {
        let branch = &linear.branches[number];
        if !self.doubles || self.agree(linear, branch.mask) {
            return None;
        }
        let joins = branch.joins.iter().filter(|join| !join.rest.is_empty());
        let spared = self.spared(linear, &branch.steps) + joins.count() as u32;
        // Numbers are rarely equal in all lanes.
        let differs = |&mask: &MaskId| match self.compares_equal(linear, mask) {
            Some(equal) => equal,
            None => matches!(linear.masks.get(mask), Mask::Within(_, lo, hi) if lo == hi),
        };
        let worth = match self.everywhere {
            true => true,
            false => {
                let masks = linear.masks.conjuncts(branch.mask);
                spared >= WORTH_DOUBLING && !masks.iter().any(differs)
            }
        };
        worth.then_some(spared)
    }

    /// Operations that masks cost in steps of which all lanes do those that stand under no condition.
    fn spared(&self, linear: &Linear, steps: &[Step]) -> u32 {
        let of = |step: &Step| match *step {
            Step::Inst { inst, mask } if mask == Masks::TRUE => self.spared_by(inst),
            Step::Loop(number) if linear.loops[number].mask == Masks::TRUE => {
                match self.shapes.is_divergent(number) {
                    true => 0,
                    false => TRIPS * self.spared(linear, &linear.loops[number].steps),
                }
            }
            _ => 0,
        };
        steps.iter().map(of).fold(0, u32::saturating_add)
    }

    fn spared_by(&self, inst: Inst) -> u32 {
        let data = &self.f.insts[inst];
        let varies = |v: Value| self.shapes.of(v) == Shape::Varying;
        if data.result.is_some_and(|r| !varies(r)) {
            return 0;
        }
        let scattered = data.args.first().is_some_and(|&a| varies(a));
        match &data.op {
            Op::Load(_) | Op::Store(_) if scattered => 4,
            Op::Load(_) | Op::Store(_) => 1,
            _ => u32::from(self.hazards.contains(&inst)),
        }
    }

    /// Operations that steps are written as.
    fn length(&self, linear: &Linear, steps: &[Step]) -> u32 {
        let of = |step: &Step| match *step {
            Step::Loop(number) => self.length(linear, &linear.loops[number].steps),
            Step::Branch(number) => self.length(linear, &linear.branches[number].steps),
            Step::Inst { inst, .. } => self.operation(inst),
            Step::Join { .. } => 1,
            Step::Exit(_) => 4,
        };
        steps.iter().map(of).fold(0, u32::saturating_add)
    }

    fn sequence(&self, linear: &mut Linear, sequence: Sequence) {
        let mut seen = SortedSet::new();
        let mut at = 0;
        while at < sequence.of(linear).len() && linear.branches.len() < MOST_SKIPS {
            if let Some(run) = self.run(linear, sequence.of(linear), at, &mut seen)
                && let Some(changed) = self.carried_out(linear, sequence, &run)
                && (!run.likely
                    || self
                        .worth_doubling(&changed, linear.branches.len())
                        .is_some())
            {
                *linear = changed;
            }
            at += 1;
        }
    }

    /// A run that begins at a step and is worth a branch.
    fn run(
        &self,
        linear: &Linear,
        steps: &[Step],
        first: usize,
        seen: &mut SortedSet<MaskId>,
    ) -> Option<Run> {
        let asked = asked_for(linear, &steps[first])?;
        for condition in asked.into_iter().take(MOST_CONDITIONS) {
            // What begins later is a part of what was not worth it.
            if !seen.insert(condition) {
                continue;
            }
            let is_in =
                |step: &Step| asked_for(linear, step).is_some_and(|all| all.contains(&condition));
            // What is made before the region may stand anywhere.
            let belongs = |step: &&Step| is_in(step) || self.is_uniform(step);
            let mut count = steps[first..].iter().take_while(belongs).count();
            while count > 0 && !is_in(&steps[first + count - 1]) {
                count -= 1;
            }
            let run = &steps[first..first + count];
            let masked = |step: &&Step| is_in(step) && !matches!(step, Step::Join { .. });
            let mut common = run
                .iter()
                .filter(masked)
                .filter_map(|step| asked_for(linear, step));
            let mut passed = common.next()?;
            for all in common {
                passed.retain(|mask| all.contains(mask));
            }
            if self.is_deeper(linear, run, &passed) {
                continue;
            }
            if self.is_worth(linear, run, &passed) {
                let agree = passed.iter().all(|&mask| self.agree(linear, mask));
                let mut passes = passed.iter();
                return Some(Run {
                    first,
                    end: first + count,
                    likely: !agree && passes.any(|&mask| self.is_likely(linear, mask)),
                    passed,
                });
            }
        }
        None
    }

    fn is_worth(&self, linear: &Linear, run: &[Step], passed: &[MaskId]) -> bool {
        let agree = passed.iter().all(|&mask| self.agree(linear, mask));
        let ordered =
            |step: &Step| matches!(step, Step::Inst { inst, .. } if self.ordered.contains(inst));
        if run.iter().any(ordered) {
            return false;
        }
        let least = match agree {
            _ if self.everywhere => 1,
            true => WORTH_BRANCHING,
            // The more must hold, the fewer lanes come.
            false => WORTH_ASKING.saturating_sub(passed.len() as u32),
        };
        self.work(linear, run) >= least
    }

    /// Whether most of the work of a run stands under one more condition, where a branch is worth it.
    fn is_deeper(&self, linear: &Linear, run: &[Step], passed: &[MaskId]) -> bool {
        if self.everywhere || passed.iter().all(|&mask| self.agree(linear, mask)) {
            return false;
        }
        let mut under: SortedMap<MaskId, u32> = SortedMap::new();
        for step in run {
            let work = self.work(linear, std::slice::from_ref(step));
            let all = asked_for(linear, step).unwrap_or_default();
            for mask in all.into_iter().filter(|mask| !passed.contains(mask)) {
                *under.entry(mask).or_default() += work;
            }
        }
        let most = under.into_values().max().unwrap_or(0);
        let worth = most + passed.len() as u32 + 1 >= WORTH_ASKING;
        worth && self.work(linear, run) < most + QUESTION
    }

    fn agree(&self, linear: &Linear, mask: MaskId) -> bool {
        let same = |v| matches!(self.shapes.of(v), Shape::Uniform | Shape::ActiveUniform);
        linear.masks.agree(mask, &same)
    }

    /// Numbers are rarely equal.
    fn is_likely(&self, linear: &Linear, mask: MaskId) -> bool {
        self.compares_equal(linear, mask) == Some(false)
    }

    /// Whether a mask says that two numbers are equal, or that they are not.
    fn compares_equal(&self, linear: &Linear, mask: MaskId) -> Option<bool> {
        let Mask::Cond(value, on) = *linear.masks.get(mask) else {
            return None;
        };
        let ValueDef::Result(inst) = self.f.values[value].def else {
            return None;
        };
        match self.f.insts[inst].op {
            Op::ICmp(IntCC::Eq) | Op::FCmp(FloatCC::Eq) => Some(on),
            Op::ICmp(IntCC::Ne) | Op::FCmp(FloatCC::Ne) => Some(!on),
            _ => None,
        }
    }

    fn work(&self, linear: &Linear, steps: &[Step]) -> u32 {
        let of = |step: &Step| match step {
            Step::Inst { inst, .. } => self.operation(*inst),
            Step::Join { .. } => 1,
            Step::Loop(number) => TRIPS * self.work(linear, &linear.loops[*number].steps),
            Step::Branch(number) => self.work(linear, &linear.branches[*number].steps),
            Step::Exit(_) => 0,
        };
        steps.iter().map(of).fold(0, u32::saturating_add)
    }

    /// About how many operations on one vector an instruction is.
    fn operation(&self, inst: Inst) -> u32 {
        let data = &self.f.insts[inst];
        let is_varying = |v: &Value| self.shapes.of(*v) == Shape::Varying;
        if data.result.is_some_and(|r| !is_varying(&r)) {
            return 0;
        }
        let scattered = data.args.first().is_some_and(is_varying);
        match &data.op {
            Op::Load(_) | Op::Store(_) if scattered => 12,
            Op::Load(_) | Op::Store(_) => 2,
            Op::Binary(BinaryOp::FDiv, _) | Op::Unary(UnaryOp::FSqrt) => 6,
            Op::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, _) => 24,
            Op::LaneCall(_) | Op::Call(_) => 40,
            Op::Binary(..) | Op::Unary(_) | Op::Fma | Op::ICmp(_) | Op::FCmp(_) => 1,
            Op::Select | Op::Convert(_) => 1,
            Op::Const(_)
            | Op::Undef
            | Op::GlobalAddr(_)
            | Op::LocalAddr(_)
            | Op::PtrAdd { .. }
            | Op::Field(_)
            | Op::Opaque(_) => 0,
        }
    }

    /// The region with a run as one step; `None`: it leaves something that cannot be had outside.
    fn carried_out(&self, linear: &Linear, sequence: Sequence, run: &Run) -> Option<Linear> {
        let mut changed = linear.clone();
        let steps = sequence.of(linear);
        let (mut inside, mut aside) = (Vec::new(), Vec::new());
        for step in &steps[run.first..run.end] {
            match changed.behind(step.clone(), &run.passed) {
                Some(step) => inside.push(step),
                None if self.is_uniform(step) => aside.push(step.clone()),
                None => return None,
            }
        }
        let defines = linear.defined_by(self.f, &inside);
        let (mut joins, mut between) = (Vec::new(), Vec::new());
        let mut end = run.end;
        for (at, step) in steps.iter().enumerate().skip(run.end) {
            match self.join(&mut changed, step, &run.passed) {
                Some((join, inner)) => {
                    joins.push(join);
                    inside.push(inner);
                    end = at + 1;
                }
                None if self.is_uniform(step) => between.push(step.clone()),
                None => break,
            }
        }
        between.truncate(end - run.end - joins.len());
        let mut mask = Masks::TRUE;
        for &passed in &run.passed {
            mask = changed.masks.and(mask, passed);
        }
        let number = changed.branches.len();
        changed.branches.push(SuperwordBranch {
            mask,
            steps: inside,
            joins,
            defines,
            doubled: false,
            regrouped: false,
        });
        let steps = sequence.of_mut(&mut changed);
        steps.splice(
            run.first..end,
            aside
                .into_iter()
                .chain([Step::Branch(number)])
                .chain(between),
        );
        self.can_be_left(&changed, number).then_some(changed)
    }

    /// What is there wherever it is asked for, since it is made before the region.
    fn is_uniform(&self, step: &Step) -> bool {
        match step {
            Step::Inst { inst, .. } => {
                let result = self.f.insts[*inst].result;
                result.is_some_and(|r| self.shapes.is_uniform(r))
            }
            Step::Join { .. } | Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => false,
        }
    }

    /// A block parameter that is one thing for lanes that do a run, and another for those that do not:
    /// what it is for the latter, and the step that joins it for the former.
    fn join(
        &self,
        linear: &mut Linear,
        step: &Step,
        passed: &[MaskId],
    ) -> Option<(BranchJoin, Step)> {
        let &Step::Join { param, ref sources } = step else {
            return None;
        };
        let exits = sources
            .iter()
            .any(|source| linear.masks.tells_exits(source.0));
        let pointer = self.f.values[param].ty == Type::Ptr;
        if self.shapes.of(param) != Shape::Varying || pointer || exits {
            return None;
        }
        let (mut inner, mut rest) = (Vec::new(), Vec::new());
        for &(mask, value) in sources {
            for mask in linear.masks.disjuncts(mask) {
                match linear.masks.without(mask, passed) {
                    Some(mask) => inner.push((mask, value)),
                    None if linear.masks.excludes(mask, passed) => rest.push((mask, value)),
                    // Lanes of both kinds.
                    None => return None,
                }
            }
        }
        let inner = (!inner.is_empty()).then_some(Step::Join {
            param,
            sources: inner,
        });
        Some((BranchJoin { param, rest }, inner?))
    }

    /// Whether all that is used behind a run can be carried out of it.
    fn can_be_left(&self, linear: &Linear, number: usize) -> bool {
        let branch = &linear.branches[number];
        let nothing = SortedSet::new();
        let (used, exits) = used_outside_of(linear, self.f, Step::Branch(number), &nothing);
        let inside = linear.loops_in(&branch.steps);
        if exits.iter().any(|exit| inside.contains(&(exit.0 as usize))) {
            return false;
        }
        let mut used = used.iter().chain(self.results);
        let pointer =
            |v: &Value| self.f.values[*v].ty == Type::Ptr && self.shapes.of(*v) == Shape::Varying;
        !used.any(|v| branch.defines.contains(v) && pointer(v))
    }
}

/// A run and those within it.
fn within(linear: &Linear, number: usize) -> Vec<usize> {
    let (mut found, mut open) = (vec![number], vec![&linear.branches[number].steps]);
    while let Some(steps) = open.pop() {
        for step in steps {
            match *step {
                Step::Loop(inner) => open.push(&linear.loops[inner].steps),
                Step::Branch(inner) => {
                    found.push(inner);
                    open.push(&linear.branches[inner].steps);
                }
                Step::Inst { .. } | Step::Join { .. } | Step::Exit(_) => {}
            }
        }
    }
    found
}

/// What must hold for a step, outer conditions first; nothing: it is no part of a run.
fn asked_for(linear: &Linear, step: &Step) -> Option<Vec<MaskId>> {
    let all = match step {
        Step::Inst { mask, .. } => linear.masks.conjuncts(*mask),
        Step::Loop(number) => linear.masks.conjuncts(linear.loops[*number].mask),
        Step::Join { param, .. } => linear.masks.conjuncts(*linear.joined_under.get(param)?),
        Step::Exit(_) | Step::Branch(_) => return None,
    };
    (!all.is_empty()).then_some(all)
}
