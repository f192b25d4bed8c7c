//! Exit branches: where lanes leave a divergent loop for good, a branch passes over what that takes.
//!
//! In most iterations no lane leaves. Where one does, the values it leaves with are kept, and those it
//! would go on with are made harmless; the steps after that need no masks for having left. All that
//! stands behind one branch, *do lanes leave here?* ([`Step::Exit`]), instead of in each step.

use super::linearize::{ExitBranch, ExitBranches, InnerLoop, Linear, Step};
use super::mask::{Mask, MaskId, Masks};
use super::shape::{Shape, Shapes};
use crate::ssa::{Function, Imm, Inst, Op, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Iterations of a loop in each of which some lane is thought to leave.
const FEW: u64 = 8;

/// Sets such places in the loops that lanes leave at different times, if that spares operations on
/// floating-point values (`hazards`) the masks that keep lanes that left from raising flags.
pub fn place(f: &Function, linear: &mut Linear, shapes: &Shapes, hazards: &SortedSet<Inst>) {
    for number in 0..linear.loops.len() {
        if !shapes.is_divergent(number) {
            continue;
        }
        let question = Question {
            f,
            shapes,
            hazards,
            l: &linear.loops[number].clone(),
        };
        if let Some(found) = question.answer(&mut linear.masks) {
            // All or nothing.
            let mut changed = linear.clone();
            if found.carry_out(&mut changed, number).is_some() {
                *linear = changed;
            }
        }
    }
}

/// An exit that each lane comes to that has not left before.
struct Test {
    exit: u32,
    /// Lanes of those there that take it.
    takes: MaskId,
    /// The others.
    staying: MaskId,
    /// The first step behind it.
    at: usize,
    /// All lanes that are there agree.
    uniform: bool,
}

/// The places in a loop.
struct Found {
    /// Before which step, what is asked, and all that lanes behind it have passed.
    places: Vec<(usize, ExitBranch, Vec<MaskId>)>,
    end: Option<u32>,
}

struct Question<'a> {
    f: &'a Function,
    shapes: &'a Shapes,
    hazards: &'a SortedSet<Inst>,
    l: &'a InnerLoop,
}

impl Question<'_> {
    fn answer(&self, masks: &mut Masks) -> Option<Found> {
        let l = self.l;
        let mut tests = self.tests(masks);
        let known: SortedSet<u32> = tests.iter().map(|t| t.exit).collect();
        let mut rest: Vec<u32> = (0..l.exits.len() as u32)
            .filter(|exit| !known.contains(exit))
            .collect();
        // What ends the loop for all lanes at once needs no place.
        let ends = |t: &Test| t.uniform && t.at == l.steps.len();
        let end = match tests.last() {
            Some(last) if rest.is_empty() && ends(last) => tests.pop().map(|t| t.exit),
            _ => self.end_of_rest(&mut rest, masks),
        };
        let spares = |t: &Test| !t.uniform && l.steps[t.at..].iter().any(|s| self.is_guarded(s));
        // Of a few iterations there is hardly one in which no lane leaves.
        let spares_rest = !rest.is_empty() && !self.is_short(masks) && self.is_much(&l.steps);
        if !tests.iter().any(spares) && !spares_rest {
            return None;
        }
        let mut places = Vec::new();
        let mut passed = Vec::new();
        let mut tests = tests.into_iter().peekable();
        while let Some(first) = tests.next() {
            let (mut at, mut exiting, mut staying) = (first.at, first.takes, first.staying);
            let mut ways = vec![(first.exit, first.takes)];
            passed.push(first.staying);
            while let Some(next) = tests.next_if(|t| !self.is_much(&l.steps[at..t.at])) {
                ways.push((next.exit, masks.and(staying, next.takes)));
                exiting = masks.or(exiting, next.takes);
                staying = masks.and(staying, next.staying);
                passed.push(next.staying);
                at = next.at;
            }
            let leave = ExitBranch {
                ways,
                exiting,
                staying,
            };
            places.push((at, leave, passed.clone()));
        }
        if !rest.is_empty() {
            let mut ways = Vec::new();
            for exit in rest {
                ways.push((exit, masks.without(l.exits[exit as usize], &passed)?));
            }
            let any = ways.iter().map(|way| way.1).reduce(|a, b| masks.or(a, b));
            let mut staying = masks.without(l.again, &passed)?;
            if end.is_some() {
                let mut all = masks.conjuncts(staying);
                all.pop();
                staying = masks.all_of(all);
            }
            passed.extend(masks.conjuncts(staying));
            let leave = ExitBranch {
                ways,
                exiting: any?,
                staying,
            };
            places.push((l.steps.len(), leave, passed));
        }
        Some(Found { places, end })
    }

    /// Takes from exits that not all lanes come to the one by which the loop ends for all at once that
    /// are still there.
    fn end_of_rest(&self, rest: &mut Vec<u32>, masks: &mut Masks) -> Option<u32> {
        let again = masks.conjuncts(self.l.again);
        let (&goes_on, before) = again.split_last()?;
        let ends = masks.not(goes_on);
        if rest.len() < 2 || !self.is_uniform(goes_on, masks) {
            return None;
        }
        let at = rest.iter().position(|&exit| {
            let all = masks.conjuncts(self.l.exits[exit as usize]);
            all.split_last() == Some((&ends, before))
        })?;
        Some(rest.remove(at))
    }

    /// Whether what all lanes ask at the end is whether a small number is reached.
    fn is_short(&self, masks: &Masks) -> bool {
        let Some(Mask::Cond(goes_on, _)) =
            masks.conjuncts(self.l.again).last().map(|&m| masks.get(m))
        else {
            return false;
        };
        let definition = |value: Value| match self.f.values[value].def {
            ValueDef::Result(inst) => Some(&self.f.insts[inst]),
            ValueDef::Param(..) => None,
        };
        let is_few = |&arg: &Value| {
            let few = |c: i64| c.unsigned_abs() <= FEW;
            definition(arg).is_some_and(|d| matches!(d.op, Op::Const(Imm::Int(c)) if few(c)))
        };
        definition(*goes_on)
            .is_some_and(|test| matches!(test.op, Op::ICmp(_)) && test.args.iter().any(is_few))
    }

    /// Whether all lanes that are there agree on a mask.
    fn is_uniform(&self, mask: MaskId, masks: &Masks) -> bool {
        let same = |v| matches!(self.shapes.of(v), Shape::Uniform | Shape::ActiveUniform);
        masks.agree(mask, &same)
    }

    /// The exits that all come to, in order.
    fn tests(&self, masks: &mut Masks) -> Vec<Test> {
        let l = self.l;
        let again = masks.conjuncts(l.again);
        let mut tests: Vec<Test> = Vec::new();
        let mut passed: Vec<MaskId> = Vec::new();
        loop {
            let next = l.exits.iter().position(|&exit| {
                let all = masks.conjuncts(exit);
                let condition = matches!(all.last().map(|&c| masks.get(c)), Some(Mask::Cond(..)));
                condition && all[..all.len() - 1] == passed
            });
            let Some(exit) = next else { return tests };
            let Some(&takes) = masks.conjuncts(l.exits[exit]).last() else {
                return tests;
            };
            let staying = masks.not(takes);
            let behind = |step: &Step| match step {
                Step::Inst { mask, .. } => masks.conjuncts(*mask).contains(&staying),
                Step::Join { .. } | Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => false,
            };
            let first = l.steps.iter().position(behind);
            let at = first.unwrap_or(l.steps.len());
            if !again.contains(&staying) || tests.last().is_some_and(|last| last.at > at) {
                return tests;
            }
            tests.push(Test {
                exit: exit as u32,
                takes,
                staying,
                at,
                uniform: self.is_uniform(takes, masks),
            });
            passed.push(staying);
        }
    }

    /// Whether a step must not raise flags in lanes that left.
    fn is_guarded(&self, step: &Step) -> bool {
        match step {
            Step::Inst { inst, .. } => {
                let data = &self.f.insts[*inst];
                let varies = |r| self.shapes.of(r) == Shape::Varying;
                let computes = matches!(data.op, Op::Binary(..) | Op::Unary(_) | Op::Fma);
                computes && data.result.is_some_and(varies) && self.hazards.contains(inst)
            }
            Step::Join { .. } | Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => false,
        }
    }

    /// Whether steps between two tests are worth a branch past them.
    fn is_much(&self, steps: &[Step]) -> bool {
        let is_much = |step: &Step| matches!(step, Step::Loop(_)) || self.is_guarded(step);
        steps.iter().any(is_much)
    }
}

impl Found {
    /// Sets the steps; `None`: a step is not where all lanes come to that are still there.
    fn carry_out(self, linear: &mut Linear, number: usize) -> Option<()> {
        let before = std::mem::take(&mut linear.loops[number].steps);
        let mut steps = Vec::new();
        let mut exits = ExitBranches {
            places: Vec::new(),
            end: self.end,
        };
        let mut passed: Vec<MaskId> = Vec::new();
        let mut places = self.places.into_iter().peekable();
        let count = before.len();
        for (at, step) in before.into_iter().map(Some).chain([None]).enumerate() {
            while let Some((_, leave, behind)) = places.next_if(|p| p.0 == at) {
                steps.push(Step::Exit(exits.places.len()));
                exits.places.push(leave);
                passed = behind;
            }
            if let Some(step) = step {
                steps.push(linear.behind(step, &passed)?);
            }
        }
        debug_assert!(steps.len() == count + exits.places.len());
        let masks = &mut linear.masks;
        let l = &mut linear.loops[number];
        l.steps = steps;
        l.again = masks.without(l.again, &passed)?;
        for (mask, _) in l.params.iter_mut().flat_map(|p| &mut p.2) {
            *mask = masks.without(*mask, &passed).unwrap_or(*mask);
        }
        l.exit_branches = Some(exits);
        Some(())
    }
}
